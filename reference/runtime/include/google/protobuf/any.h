// The additional members of the well-known type Any (rules cpp.any.*).
#ifndef GOOGLE_PROTOBUF_ANY_H_
#define GOOGLE_PROTOBUF_ANY_H_

#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf {

class FieldDescriptor;
class Message;
class MessageLite;

namespace internal {

/// The prefix of type URLs if the caller of PackFrom passes none.
constexpr char kDefaultTypeUrlPrefix[] = "type.googleapis.com/";

/// Writes a message into the two fields of an Any. \returns false, and changes nothing, if it cannot be serialized.
/// \param prefix  a slash is appended if it does not end in one.
bool PackAny(const MessageLite& message, StringArg prefix, std::string* type_url, std::string* value);
/// Reads the message of an Any. \returns false if the Any holds another type, or its value is malformed.
bool UnpackAny(const std::string& type_url, const std::string& value, MessageLite* message);
/// \returns true if the URL names the type.
bool AnyHolds(const std::string& type_url, const std::string& type_name);

/// Splits `prefix/package.Type` at the last slash. \returns false if there is no slash, or nothing after it.
bool ParseAnyTypeUrl(const StringArg& type_url, std::string* full_type_name);
/// \param url_prefix  receives the text before the name, including the slash.
bool ParseAnyTypeUrl(const StringArg& type_url, std::string* url_prefix, std::string* full_type_name);

/// \returns false if `message` is not a google.protobuf.Any. Full runtime only.
bool GetAnyFieldDescriptors(const Message& message, const FieldDescriptor** type_url_field,
                            const FieldDescriptor** value_field);

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_ANY_H_
