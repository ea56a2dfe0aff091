// Lets templates recognize generated enums.
#ifndef GOOGLE_PROTOBUF_GENERATED_ENUM_UTIL_H_
#define GOOGLE_PROTOBUF_GENERATED_ENUM_UTIL_H_

#include <type_traits>

namespace google::protobuf {

/// True for generated enums.
template <typename T>
struct is_proto_enum : std::false_type {};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_GENERATED_ENUM_UTIL_H_
