// Messages as JSON, with types in Any that the caller finds; json_util.h is the public side.
#ifndef TOUCHSTONE_RUNTIME_JSON_MESSAGE_H_
#define TOUCHSTONE_RUNTIME_JSON_MESSAGE_H_

#include <string>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/util/json_util.h"

namespace google::protobuf::util {

/// Finds the types of the messages in Any.
class AnyTypes {
 public:
  virtual ~AnyTypes() = default;

  /// \param any        the Any, whose own pool has the type unless a derived class says otherwise.
  /// \param type_name  the part of the type URL behind its last slash.
  /// \returns null if the type is unknown.
  virtual const Message* Find(const Message& any, const std::string& type_url, const std::string& type_name);
};

/// Whether `message` is of the class that was generated for a well-known type, not a dynamic message.
template <typename Generated>
bool IsOfClass(const Message& message) {
  return message.GetReflection() == Generated::default_instance().GetReflection();
}

/// Whether a type with the name of a well-known one has the field that its JSON is made of. In a pool of the program's
/// own it can be any type.
inline bool HasUsualField(const Descriptor& type) {
  const FieldDescriptor* const field = type.field_count() == 0 ? nullptr : type.field(0);
  switch (type.well_known_type()) {
    case Descriptor::WELLKNOWNTYPE_STRUCT:
      return field != nullptr && field->is_map();
    case Descriptor::WELLKNOWNTYPE_LISTVALUE:
      return field != nullptr && field->is_repeated() && !field->is_map();
    default:
      return field != nullptr && !field->is_repeated();
  }
}

/// MessageToJsonString(). \param output  appended to; incomplete on failure.
Status WriteMessage(const Message& message, const JsonPrintOptions& options, AnyTypes& any_types, std::string* output);

/// JsonStringToMessage().
Status ReadMessage(StringPiece input, const JsonParseOptions& options, AnyTypes& any_types, Message* message);

}  // namespace google::protobuf::util

#endif  // TOUCHSTONE_RUNTIME_JSON_MESSAGE_H_
