// The name of a field in text format.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>

#include "google/protobuf/descriptor.h"

namespace google::protobuf::internal {

/// \returns whether text format names the field by its type, as it does a group of proto2: the type stands beside the
/// field and has its name with capital letters. Other fields with delimited encoding have their own name.
inline bool IsNamedByType(const FieldDescriptor& field) {
  if (field.type() != FieldDescriptor::TYPE_GROUP) return false;
  const Descriptor& type = *field.message_type();
  const Descriptor* scope = field.is_extension() ? field.extension_scope() : field.containing_type();
  if (type.file() != field.file() || type.containing_type() != scope) return false;
  const auto same = [](unsigned char letter, unsigned char of_field) { return std::tolower(letter) == of_field; };
  const std::string& name = field.name();
  return std::equal(type.name().begin(), type.name().end(), name.begin(), name.end(), same);
}

}  // namespace google::protobuf::internal
