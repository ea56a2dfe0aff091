// The values of tokens.
#include <cstring>

#include "../text/code_point.h"
#include "../text/text_numbers.h"
#include "google/protobuf/io/tokenizer.h"

namespace google::protobuf::io {

namespace {

/// \returns the value of a hexadecimal digit; 16 for other characters.
uint32_t Digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<uint32_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<uint32_t>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<uint32_t>(c - 'A' + 10);
  return 16;
}

/// Reads up to `most` digits. \returns their value.
uint32_t ReadDigits(const char*& p, const char* end, uint32_t base, int most) {
  uint32_t value = 0;
  for (; most > 0 && p != end && Digit(*p) < base; --most) value = value * base + Digit(*p++);
  return value;
}

/// Reads exactly `count` hexadecimal digits after an escape like `\u`. \returns false, and reads nothing, if there are
/// fewer.
bool ReadCodeUnit(const char*& p, const char* end, int count, uint32_t* unit) {
  const char* after = p;
  *unit = ReadDigits(after, end, 16, count);
  if (after - p != count) return false;
  p = after;
  return true;
}

/// Reads `\u` or `\U` and its digits; `p` is at the letter. Two surrogates are one code point.
void AppendCodePoint(const char*& p, const char* end, std::string* output) {
  const char letter = *p++;
  uint32_t point = 0;
  if (!ReadCodeUnit(p, end, letter == 'u' ? 4 : 8, &point) || point > 0x10ffff) {
    // The tokenizer has reported it.
    output->push_back(letter);
    return;
  }
  if (point >= 0xd800 && point < 0xdc00 && end - p >= 2 && p[0] == '\\' && p[1] == 'u') {
    const char* after = p + 2;
    uint32_t low = 0;
    if (ReadCodeUnit(after, end, 4, &low) && low >= 0xdc00 && low < 0xe000) {
      p = after;
      point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
    }
  }
  internal::AppendUtf8(point, output);
}

}  // namespace

double Tokenizer::ParseFloat(const std::string& text) {
  // The tokenizer has reported an exponent without digits; the number ends before it then.
  std::string digits = text.substr(0, text.find_last_not_of("fF") + 1);
  while (!digits.empty() && std::strchr("eE+-", digits.back()) != nullptr) digits.pop_back();
  double value = 0;
  internal::ReadDouble(digits, &value);
  return value;
}

bool Tokenizer::ParseInteger(const std::string& text, uint64_t max_value, uint64_t* output) {
  // The tokenizer has reported "0x" without digits.
  if (text == "0x" || text == "0X") {
    *output = 0;
    return true;
  }
  return internal::ReadInteger(text, max_value, output);
}

void Tokenizer::ParseStringAppend(const std::string& text, std::string* output) {
  if (text.empty()) return;
  const char* p = text.data() + 1;
  const char* end = text.data() + text.size();
  // A string that is not closed has been reported.
  if (end - p > 0 && end[-1] == text[0]) --end;
  while (p != end) {
    if (*p != '\\' || end - p == 1) {
      output->push_back(*p++);
      continue;
    }
    ++p;
    static constexpr char kLetters[] = "abfnrtv\\?'\"";
    static constexpr char kMeanings[] = "\a\b\f\n\r\t\v\\?'\"";
    const char* const letter = *p == '\0' ? nullptr : std::strchr(kLetters, *p);
    if (letter != nullptr) {
      output->push_back(kMeanings[letter - kLetters]);
      ++p;
    } else if (Digit(*p) < 8) {
      output->push_back(static_cast<char>(ReadDigits(p, end, 8, 3)));
    } else if (*p == 'x' || *p == 'X') {
      ++p;
      output->push_back(static_cast<char>(ReadDigits(p, end, 16, 2)));
    } else if (*p == 'u' || *p == 'U') {
      AppendCodePoint(p, end, output);
    } else {
      // An unknown escape has been reported.
      output->push_back('?');
      ++p;
    }
  }
}

}  // namespace google::protobuf::io
