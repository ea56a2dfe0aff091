// Numbers as text that gives the same number when it is read again, whatever the locale of the process is.
#ifndef TOUCHSTONE_RUNTIME_TEXT_NUMBERS_H_
#define TOUCHSTONE_RUNTIME_TEXT_NUMBERS_H_

#include <cstdint>
#include <string>

namespace google::protobuf::internal {

/// \returns a decimal form that reads as `value` again, as short as users of text format know it; `inf`, `-inf` and
/// `nan` for what is no number.
std::string FloatText(float value);
std::string DoubleText(double value);

/// Reads a whole decimal number: digits, point, exponent. Too large a number is infinity, too small a one 0.
/// \returns false, and leaves `value` alone, if the text is anything else.
bool ReadDouble(const std::string& text, double* value);

/// Reads a whole integer without sign: decimal, octal after `0`, hexadecimal after `0x`.
/// \returns false if it is none, or larger than `largest`.
bool ReadInteger(const std::string& text, uint64_t largest, uint64_t* value);

/// \returns the number as a float; infinity where that is too small for it.
float ToFloat(double value);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_TEXT_NUMBERS_H_
