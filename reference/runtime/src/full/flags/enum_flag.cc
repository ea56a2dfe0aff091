#include "google/protobuf/internal/enum_flag.h"

#include <cstring>
#include <limits>

#include "google/protobuf/internal/enum_table.h"

namespace google::protobuf::internal {

namespace {

/// Reads a decimal number with an optional sign. \returns false if it is not a number, or does not fit an int.
bool ReadNumber(const std::string& text, int* number) {
  const bool negative = !text.empty() && text[0] == '-';
  const size_t start = negative || (!text.empty() && text[0] == '+') ? 1 : 0;
  if (start == text.size()) return false;
  int64_t value = 0;
  for (size_t i = start; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') return false;
    value = value * 10 + (text[i] - '0');
    if (value > int64_t{std::numeric_limits<int>::max()} + 1) return false;
  }
  if (negative) value = -value;
  if (value > std::numeric_limits<int>::max()) return false;
  *number = static_cast<int>(value);
  return true;
}

/// The labels for an error message, at most a few.
std::string Labels(const EnumTable& table) {
  constexpr uint32_t kShown = 20;
  std::string text;
  const char* label = table.text;
  for (uint32_t i = 0; i < table.label_count && i < kShown; ++i) {
    text += std::string(text.empty() ? "" : ", ") + label;
    label += std::strlen(label) + 1;
  }
  return table.label_count > kShown ? text + ", ..." : text;
}

}  // namespace

bool ParseEnumFlag(const EnumTable& table, const StringArg& text, int* number, std::string* error) {
  if (EnumParse(table, text, number)) return true;
  const std::string written(text.data(), text.size());
  int read;
  const bool is_number = ReadNumber(written, &read);
  if (is_number && EnumIsValid(table, read)) {
    *number = read;
    return true;
  }
  *error = std::string("the enum has no ") + (is_number ? "number " : "label \"") + written + (is_number ? "" : "\"") +
           "; its labels are " + Labels(table);
  return false;
}

std::string UnparseEnumFlag(const EnumTable& table, int number) {
  const std::string& name = EnumName(table, number);
  return name.empty() ? std::to_string(number) : name;
}

}  // namespace google::protobuf::internal
