// Descriptors of numbers that an enum does not define.
#ifndef TOUCHSTONE_RUNTIME_UNKNOWN_ENUM_VALUES_H_
#define TOUCHSTONE_RUNTIME_UNKNOWN_ENUM_VALUES_H_

#include "google/protobuf/descriptor.h"

namespace google::protobuf::internal {

/// \returns the value with a number. If the enum does not define it, creates one, outside the enum's list and once per
/// number. It lives until ShutdownProtobufLibrary(); its name is UNKNOWN_ENUM_VALUE_Enum_number.
const EnumValueDescriptor* EnumValueOf(const EnumDescriptor& type, int number);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_UNKNOWN_ENUM_VALUES_H_
