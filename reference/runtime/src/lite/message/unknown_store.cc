// Unknown fields of lite messages: a string of the raw records, in the order of parsing.
#include <string>

#include "google/protobuf/internal/generated_writer.h"
#include "google/protobuf/internal/lite_unknown_fields.h"
#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/string_field.h"

namespace google::protobuf::internal {

namespace {

std::string& Records(void* store) { return *static_cast<std::string*>(store); }
const std::string& Records(const void* store) { return *static_cast<const std::string*>(store); }

}  // namespace

const std::string& LiteUnknownFields(const void* word) {
  const void* const store = StoreIn(word);
  return store != nullptr ? Records(store) : EmptyString();
}

std::string* MutableLiteUnknownFields(void*& word) {
  void*& store = StoreIn(word);
  if (store == nullptr) store = new std::string();
  return &Records(store);
}

const UnknownStore lite_unknown_store = {
    [](void*& store, const char* begin, const char* end) {
      MutableLiteUnknownFields(store)->append(begin, end);
      return true;
    },
    [](void*& store, const void* from) { MutableLiteUnknownFields(store)->append(Records(from)); },
    [](void* store) { Records(store).clear(); },
    [](void* store) { delete &Records(store); },
    [](const void* store) { return Records(store).size(); },
    [](const void* store, uint8_t* out, ReverseOutput& to) { return PutText(Records(store), out, to); },
};

}  // namespace google::protobuf::internal
