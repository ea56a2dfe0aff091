// Reads the well-known type Any through reflection.
#ifndef TOUCHSTONE_RUNTIME_ANY_TYPE_H_
#define TOUCHSTONE_RUNTIME_ANY_TYPE_H_

#include <string>

#include "google/protobuf/message.h"

namespace google::protobuf::internal {

/// The contents of an Any.
struct AnyContent {
  std::string type_url;   // type.googleapis.com/package.Type
  std::string prefix;     // type.googleapis.com/
  std::string type_name;  // package.Type
  std::string value;      // the message on the wire
};

/// \returns false if `message` is not a google.protobuf.Any, or its type URL names no type.
bool ReadAny(const Message& message, AnyContent* content);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_ANY_TYPE_H_
