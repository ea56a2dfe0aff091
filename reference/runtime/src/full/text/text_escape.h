// The contents of string literals: escape and unescape.
#ifndef TOUCHSTONE_RUNTIME_TEXT_ESCAPE_H_
#define TOUCHSTONE_RUNTIME_TEXT_ESCAPE_H_

#include <string>

namespace google::protobuf::internal {

/// \returns the bytes with C escapes for quotes, backslashes and all but printable ASCII; adds no quotes.
/// \param keep_utf8  whether to leave bytes from 0x80 on unchanged.
std::string EscapeText(const std::string& bytes, bool keep_utf8);

/// Reads the text between two quotes.
/// \param bytes  the unescaped bytes are appended to it.
/// \returns an empty string, or an error.
std::string UnescapeText(const char* begin, const char* end, std::string* bytes);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_TEXT_ESCAPE_H_
