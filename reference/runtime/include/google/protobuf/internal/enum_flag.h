// Generated enums as the types of command-line flags.
#ifndef GOOGLE_PROTOBUF_INTERNAL_ENUM_FLAG_H_
#define GOOGLE_PROTOBUF_INTERNAL_ENUM_FLAG_H_

#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf::internal {

struct EnumTable;

/// Reads a label, or a number that the enum defines (rules cpp.flag.enum-label, -number, -invalid-label,
/// -invalid-number). \returns false for anything else, with the reason in `error`.
bool ParseEnumFlag(const EnumTable& table, const StringArg& text, int* number, std::string* error);
/// \returns the number's label; the number itself if it has none.
std::string UnparseEnumFlag(const EnumTable& table, int number);

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_ENUM_FLAG_H_
