// Converts between numbers and text, without loss and independent of the locale.
#ifndef TOUCHSTONE_RUNTIME_TEXT_NUMBERS_H_
#define TOUCHSTONE_RUNTIME_TEXT_NUMBERS_H_

#include <cstdint>
#include <string>

namespace google::protobuf::internal {

/// \returns a short decimal form that reads back as `value`; `inf`, `-inf` or `nan`.
std::string FloatText(float value);
std::string DoubleText(double value);

/// Reads a decimal number: digits, point, exponent. A number too large becomes infinity, one too small 0.
/// \returns false, and leaves `value` unchanged, if the text is not a number.
bool ReadDouble(const std::string& text, double* value);

/// Reads an unsigned integer: decimal, octal after `0`, hexadecimal after `0x`.
/// \returns false if the text is not one, or it is larger than `largest`.
bool ReadInteger(const std::string& text, uint64_t largest, uint64_t* value);

/// \returns the number as a float; infinity if it is too large.
float ToFloat(double value);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_TEXT_NUMBERS_H_
