// Access to the unknown fields of lite messages.
#ifndef GOOGLE_PROTOBUF_INTERNAL_LITE_UNKNOWN_FIELDS_H_
#define GOOGLE_PROTOBUF_INTERNAL_LITE_UNKNOWN_FIELDS_H_

#include <string>

namespace google::protobuf::internal {

/// \returns the raw records of unknown fields of a message with this UnknownWord; empty while there are none.
const std::string& LiteUnknownFields(const void* word);
/// \returns the records for modification; creates the string if there are none. The message owns it.
std::string* MutableLiteUnknownFields(void*& word);

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_LITE_UNKNOWN_FIELDS_H_
