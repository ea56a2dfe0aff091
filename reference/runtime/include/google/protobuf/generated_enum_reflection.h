// Descriptors of generated enums, for templates.
#ifndef GOOGLE_PROTOBUF_GENERATED_ENUM_REFLECTION_H_
#define GOOGLE_PROTOBUF_GENERATED_ENUM_REFLECTION_H_

#include "google/protobuf/generated_enum_util.h"

namespace google::protobuf {

class EnumDescriptor;

/// \returns the descriptor of a generated enum, like `E_descriptor()`. Generated code specializes it for each enum.
template <typename E>
const EnumDescriptor* GetEnumDescriptor();

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_GENERATED_ENUM_REFLECTION_H_
