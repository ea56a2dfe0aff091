// Messages as JSON, and back. Without their classes too: by a TypeResolver.
#ifndef GOOGLE_PROTOBUF_UTIL_JSON_UTIL_H_
#define GOOGLE_PROTOBUF_UTIL_JSON_UTIL_H_

#include <string>

#include "google/protobuf/message.h"
#include "google/protobuf/stubs/status.h"
#include "google/protobuf/stubs/stringpiece.h"
#include "google/protobuf/util/type_resolver.h"

namespace google::protobuf::io {
class ZeroCopyInputStream;
class ZeroCopyOutputStream;
}  // namespace google::protobuf::io

namespace google::protobuf::util {

struct JsonParseOptions {
  /// Skip names that the message does not have, and unknown names of enum values, instead of failing.
  bool ignore_unknown_fields = false;
  /// Accept names of enum values in any case.
  bool case_insensitive_enum_parsing = false;
};

struct JsonPrintOptions {
  /// Lines, indented by one space for each level.
  bool add_whitespace = false;
  /// Also print unset scalars, lists and maps, except members of oneofs and fields with explicit presence.
  bool always_print_primitive_fields = false;
  /// Numbers instead of the names of enum values.
  bool always_print_enums_as_ints = false;
  /// The schema's names instead of lowerCamelCase.
  bool preserve_proto_field_names = false;
};
using JsonOptions = JsonPrintOptions;

/// Writes a message in the JSON mapping of protobuf's documentation; well-known types have their own forms. Fields are
/// in the order of their numbers (with always_print_primitive_fields: of their declarations, members of oneofs last),
/// map entries in the order of their keys. Unknown fields and extensions are left out.
/// \param output  appended to, as in libprotobuf; untouched on failure.
/// \returns a failure for a message that has no JSON: a Timestamp or Duration out of range, an Any whose type is not
///          linked in or whose value is malformed, a Value without a kind or with a number that is not finite.
Status MessageToJsonString(const Message& message, std::string* output, const JsonPrintOptions& options);
inline Status MessageToJsonString(const Message& message, std::string* output) {
  return MessageToJsonString(message, output, JsonPrintOptions());
}

/// Replaces a message by the one that a JSON text describes. This is strict where libprotobuf 3.21 is not: an array is
/// required for a repeated field, "true" or "false" for a key that is a bool, lowerCamelCase for a field mask.
/// \returns a failure if the text is not JSON (RFC 8259), is nested more than 100 levels deep, does not fit the
/// message,
///          or lacks required fields; the message then has some of the fields.
Status JsonStringToMessage(StringPiece input, Message* message, const JsonParseOptions& options);
inline Status JsonStringToMessage(StringPiece input, Message* message) {
  return JsonStringToMessage(input, message, JsonParseOptions());
}

/// Writes a serialized message as JSON, as MessageToJsonString() does. Required fields may be missing.
/// \param resolver      finds the schema of the message, of all messages that can be in it, and of those in its Any.
/// \param binary_input  read to its end.
/// \returns a failure if the resolver does not find one of these types, the bytes are malformed, the message has no
/// JSON,
///          or writing fails. Nothing is written unless all is well.
Status BinaryToJsonStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* binary_input,
                          io::ZeroCopyOutputStream* json_output, const JsonPrintOptions& options);
inline Status BinaryToJsonStream(TypeResolver* resolver, const std::string& type_url,
                                 io::ZeroCopyInputStream* binary_input, io::ZeroCopyOutputStream* json_output) {
  return BinaryToJsonStream(resolver, type_url, binary_input, json_output, JsonPrintOptions());
}

/// \param json_output  appended to; untouched on failure.
Status BinaryToJsonString(TypeResolver* resolver, const std::string& type_url, const std::string& binary_input,
                          std::string* json_output, const JsonPrintOptions& options);
inline Status BinaryToJsonString(TypeResolver* resolver, const std::string& type_url, const std::string& binary_input,
                                 std::string* json_output) {
  return BinaryToJsonString(resolver, type_url, binary_input, json_output, JsonPrintOptions());
}

/// Serializes the message that a JSON text describes, as JsonStringToMessage() reads it.
/// \param json_input  read to its end.
/// \returns a failure if the resolver does not find one of the types, the text does not fit the message or lacks
/// required
///          fields, or writing fails. Nothing is written unless all is well.
Status JsonToBinaryStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* json_input,
                          io::ZeroCopyOutputStream* binary_output, const JsonParseOptions& options);
inline Status JsonToBinaryStream(TypeResolver* resolver, const std::string& type_url,
                                 io::ZeroCopyInputStream* json_input, io::ZeroCopyOutputStream* binary_output) {
  return JsonToBinaryStream(resolver, type_url, json_input, binary_output, JsonParseOptions());
}

/// \param binary_output  appended to; untouched on failure.
Status JsonToBinaryString(TypeResolver* resolver, const std::string& type_url, StringPiece json_input,
                          std::string* binary_output, const JsonParseOptions& options);
inline Status JsonToBinaryString(TypeResolver* resolver, const std::string& type_url, StringPiece json_input,
                                 std::string* binary_output) {
  return JsonToBinaryString(resolver, type_url, json_input, binary_output, JsonParseOptions());
}

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_UTIL_JSON_UTIL_H_
