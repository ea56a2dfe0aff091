// Bytes as letters, digits, plus and slash.
#ifndef TOUCHSTONE_RUNTIME_BASE64_H_
#define TOUCHSTONE_RUNTIME_BASE64_H_

#include <string>

namespace google::protobuf::internal {

/// \returns the bytes in base64 (RFC 4648, section 4), padded.
std::string ToBase64(const std::string& bytes);

/// Reads base64; the padding may be missing. \returns false if the text is anything else.
bool FromBase64(const std::string& text, std::string* bytes);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_BASE64_H_
