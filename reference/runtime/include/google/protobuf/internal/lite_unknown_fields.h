// Access to the unknown fields of lite messages.
#ifndef GOOGLE_PROTOBUF_INTERNAL_LITE_UNKNOWN_FIELDS_H_
#define GOOGLE_PROTOBUF_INTERNAL_LITE_UNKNOWN_FIELDS_H_

#include <string>

namespace google::protobuf::internal {

/// \returns the raw records of unknown fields; empty while `store` is null.
const std::string& LiteUnknownFields(const void* store);
/// \returns the records for modification; creates the string if `store` is null. The message owns it.
std::string* MutableLiteUnknownFields(void*& store);

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_LITE_UNKNOWN_FIELDS_H_
