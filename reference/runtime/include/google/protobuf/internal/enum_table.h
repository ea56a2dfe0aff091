// The constant tables of generated enums.
#ifndef GOOGLE_PROTOBUF_INTERNAL_ENUM_TABLE_H_
#define GOOGLE_PROTOBUF_INTERNAL_ENUM_TABLE_H_

#include <cstdint>
#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf::internal {

/// The labels of an enum: first one label per number (the one declared first), sorted by number; then the aliases.
struct EnumTable {
  const char* text;    // the names of the labels, each terminated by a NUL
  const int* numbers;  // of the labels
  uint32_t number_count;
  uint32_t label_count;
  /// Owned cache: the names as strings, in the order of labels. Created on first use.
  const std::string** names;
  /// For an enum with gaps: a bit for each number from the smallest on, set if the enum defines it. Null if there are
  /// no gaps. It ends before the numbers become too sparse for it.
  const uint32_t* bits;
  uint32_t bit_count;
};

/// EnumIsValid for numbers for which the table has no bits.
bool EnumIsValidSlowly(const EnumTable& table, int number);

/// \returns true if `number` is one of the enum's values (rule cpp.enum.is-valid).
inline bool EnumIsValid(const EnumTable& table, int number) {
  const uint32_t place = static_cast<uint32_t>(number) - static_cast<uint32_t>(table.numbers[0]);
  if (table.bits == nullptr) return place < table.number_count;
  if (place < table.bit_count) return (table.bits[place / 32] >> place % 32 & 1) != 0;
  return EnumIsValidSlowly(table, number);
}

/// \returns the first defined name of `number`, or the empty string (rules cpp.enum.name, -name-unknown, -name-alias).
const std::string& EnumName(const EnumTable& table, int number);

/// Finds a value by its name; leaves `number` unchanged if there is none (rules cpp.enum.parse, -parse-unknown).
bool EnumParse(const EnumTable& table, StringArg name, int* number);

/// Ends the process because a setter received an undefined number (rule cpp.error.enum-set-abort). Debug builds only.
/// \param setter  the setter's name.
[[noreturn]] void EnumValueUndefined(const char* setter, int number);

/// Called by setters of enum fields: debug builds end the process if `value` is not defined.
inline void CheckEnum([[maybe_unused]] bool (*is_valid)(int), [[maybe_unused]] const char* setter,
                      [[maybe_unused]] int value) {
#ifndef NDEBUG
  if (!is_valid(value)) EnumValueUndefined(setter, value);
#endif
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_ENUM_TABLE_H_
