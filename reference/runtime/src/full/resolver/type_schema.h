// A schema made of the well-known types Type and Enum.
#ifndef TOUCHSTONE_RUNTIME_TYPE_SCHEMA_H_
#define TOUCHSTONE_RUNTIME_TYPE_SCHEMA_H_

#include <string>

#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/stubs/status.h"
#include "google/protobuf/util/type_resolver.h"

namespace google::protobuf::internal {

/// \returns the name of a type: the part of its URL behind the last slash.
std::string NameInTypeUrl(const std::string& type_url);

/// Resolves a type and all types that its fields need.
/// \param file  set to a file that declares them under their names. It has no package: the packages of the types are
///              messages too, because types of several packages may need each other.
util::Status ReadTypeSchema(util::TypeResolver& resolver, const std::string& type_url, FileDescriptorProto* file);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_TYPE_SCHEMA_H_
