// Where the schemas of messages come from, when only their type URLs are known.
#ifndef GOOGLE_PROTOBUF_UTIL_TYPE_RESOLVER_H_
#define GOOGLE_PROTOBUF_UTIL_TYPE_RESOLVER_H_

#include <string>

#include "google/protobuf/stubs/status.h"
#include "google/protobuf/type.pb.h"

namespace google::protobuf {

class Descriptor;

namespace internal {
class ResolvedTypes;
}  // namespace internal

namespace util {

/// Finds types by their URLs. Programs may derive their own, for example to ask a server for schemas.
class TypeResolver {
 public:
  TypeResolver() = default;
  TypeResolver(const TypeResolver&) = delete;
  TypeResolver& operator=(const TypeResolver&) = delete;
  virtual ~TypeResolver() = default;

  /// \param type_url      for example `type.googleapis.com/package.Message`.
  /// \param message_type  set to the type; unspecified on failure.
  virtual Status ResolveMessageType(const std::string& type_url, Type* message_type) = 0;
  /// \param enum_type  set to the type; unspecified on failure.
  virtual Status ResolveEnumType(const std::string& type_url, Enum* enum_type) = 0;

 private:
  friend class internal::ResolvedTypes;

  /// The descriptor of a message, from resolvers that have one: saves building it from a Type.
  virtual const Descriptor* FindDescriptor(const std::string&) const { return nullptr; }
};

}  // namespace util
}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_UTIL_TYPE_RESOLVER_H_
