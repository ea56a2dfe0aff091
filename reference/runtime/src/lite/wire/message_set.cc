// Message sets on the wire: each extension is an item, a group of field 1 that holds the extension's number (field 2)
// and its message (field 3). An item with an undeclared number becomes an unknown field: a lite message keeps its raw
// bytes, a full one keeps the message's bytes under the extension's number.
#include "google/protobuf/extension_set.h"
#include "google/protobuf/internal/generated_writer.h"
#include "google/protobuf/internal/reverse_output.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

namespace {

constexpr uint32_t kItemEnd = kMessageSetItem + (kEndGroup - kStartGroup);
constexpr uint32_t kTypeId = 2 << 3 | kVarint;
constexpr uint32_t kPayload = 3 << 3 | kDelimited;
/// The size of an item's four tags, one byte each.
constexpr size_t kTagsSize = 4;

/// The parts of an item read so far.
struct Item {
  uint64_t type_id = 0;
  const char* payload = nullptr;
  size_t size = 0;
};

/// Reads an item after its start tag; skips other fields in it. \returns one past its end tag, or null.
const char* ReadItem(const char* p, const char* end, int depth, Item& item) {
  while (p != end) {
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr) return nullptr;
    if (tag == kItemEnd) return p;
    if (tag == kTypeId) {
      p = ReadVarint(p, end, &item.type_id);
    } else if (tag == kPayload) {
      p = ReadLength(p, end, &item.size);
      item.payload = p;
      if (p != nullptr) p += item.size;
    } else {
      p = SkipRecord(p, end, tag, depth);
    }
    if (p == nullptr) return nullptr;
  }
  return nullptr;
}

}  // namespace

const char* MessageEngine::ParseMessageSetItem(MessageLite& message, const MessageTable& table, const char* record,
                                               const char* p, const char* end, ParseContext& context) {
  Item item;
  p = ReadItem(p, end, context.depth, item);
  if (p == nullptr) return nullptr;
  const bool has_number = item.type_id != 0 && item.type_id <= 0x7fffffff;
  const ExtensionInfo* extension = has_number ? table.extensions->Find(static_cast<uint32_t>(item.type_id)) : nullptr;
  if (extension == nullptr || item.payload == nullptr) {
    return table.unknown->append(Unknown(message), record, p) ? p : nullptr;
  }
  if (context.depth-- <= 0) return nullptr;
  MessageLite* into = Extensions(message, table).MutableMessage(*extension);
  const char* const payload_end = item.payload + item.size;
  if (Parse(*into, *extension->aux.message, item.payload, payload_end, context, 0) == nullptr) return nullptr;
  ++context.depth;
  return p;
}

size_t MessageEngine::MessageSetItemSize(const ExtensionInfo& info, const MessageLite& message) {
  const size_t size = ByteSize(message, *info.aux.message);
  return kTagsSize + VarintSize(info.number()) + VarintSize(size) + size;
}

uint8_t* MessageEngine::PutMessageSetItem(const ExtensionInfo& info, const MessageLite& message, uint8_t* out,
                                          ReverseOutput& to) {
  out = PutTag(kItemEnd, to.Prepare(out));
  out = PutMessage(kPayload, message, *info.aux.message, out, to);
  out = PutTag(kTypeId, PutVarint(info.number(), to.Prepare(out)));
  return PutTag(kMessageSetItem, out);
}

}  // namespace google::protobuf::internal
