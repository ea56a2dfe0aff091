#include "text_numbers.h"

#include <cfloat>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace google::protobuf::internal {

namespace {

/// Replaces the locale's decimal separator by a point, in the output of printf's %g.
std::string WithPoint(std::string text) {
  const size_t start = text.find_first_not_of("0123456789+-einfa");
  if (start == std::string::npos) return text;
  const size_t end = text.find_first_of("0123456789", start);
  return text.replace(start, end - start, ".");
}

/// Prints with the usual number of digits if they read back as the same number, otherwise with the maximum needed.
template <typename Number>
std::string Decimal(Number value, int usual, int exact, double (*read)(const char*)) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  char text[40];
  std::snprintf(text, sizeof(text), "%.*g", usual, static_cast<double>(value));
  if (read(text) != static_cast<double>(value)) {
    std::snprintf(text, sizeof(text), "%.*g", exact, static_cast<double>(value));
  }
  return WithPoint(text);
}

}  // namespace

std::string FloatText(float value) {
  return Decimal(value, FLT_DIG, FLT_DIG + 3,
                 [](const char* text) { return static_cast<double>(std::strtof(text, nullptr)); });
}

std::string DoubleText(double value) {
  return Decimal(value, DBL_DIG, DBL_DIG + 2, [](const char* text) { return std::strtod(text, nullptr); });
}

bool ReadDouble(const std::string& text, double* value) {
  if (text.empty() || text.find_first_not_of("0123456789.eE+-") != std::string::npos) return false;
  std::string local = text;
  const size_t point = local.find('.');
  if (point != std::string::npos) local.replace(point, 1, std::localeconv()->decimal_point);
  char* end = nullptr;
  const double read = std::strtod(local.c_str(), &end);
  if (end != local.c_str() + local.size()) return false;
  *value = read;
  return true;
}

bool ReadInteger(const std::string& text, uint64_t largest, uint64_t* value) {
  uint64_t base = 10;
  size_t start = 0;
  if (text.size() > 1 && text[0] == '0') {
    const bool hexadecimal = text[1] == 'x' || text[1] == 'X';
    base = hexadecimal ? 16 : 8;
    start = hexadecimal ? 2 : 1;
  }
  if (start == text.size()) return false;
  uint64_t result = 0;
  for (size_t i = start; i < text.size(); ++i) {
    const char c = text[i];
    const uint64_t digit = c >= '0' && c <= '9'   ? static_cast<uint64_t>(c - '0')
                           : c >= 'a' && c <= 'f' ? static_cast<uint64_t>(c - 'a' + 10)
                           : c >= 'A' && c <= 'F' ? static_cast<uint64_t>(c - 'A' + 10)
                                                  : 16;
    if (digit >= base || result > (largest - digit) / base || digit > largest) return false;
    result = result * base + digit;
  }
  *value = result;
  return true;
}

float ToFloat(double value) {
  constexpr double kLargest = std::numeric_limits<float>::max();
  // Halfway to the value that would follow the largest float; from there on, rounding gives infinity.
  constexpr double kInfiniteFrom = kLargest + 0x1p103;
  if (value >= kInfiniteFrom) return std::numeric_limits<float>::infinity();
  if (value <= -kInfiniteFrom) return -std::numeric_limits<float>::infinity();
  if (value > kLargest) return std::numeric_limits<float>::max();
  if (value < -kLargest) return -std::numeric_limits<float>::max();
  return static_cast<float>(value);
}

}  // namespace google::protobuf::internal
