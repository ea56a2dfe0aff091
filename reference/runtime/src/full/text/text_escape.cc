#include "text_escape.h"

#include <cstdint>

#include "code_point.h"

namespace google::protobuf::internal {

namespace {

/// \returns the value of a digit; 16 if it is not a digit of `base`.
uint32_t Digit(char c, uint32_t base) {
  const uint32_t digit = c >= '0' && c <= '9'   ? static_cast<uint32_t>(c - '0')
                         : c >= 'a' && c <= 'f' ? static_cast<uint32_t>(c - 'a' + 10)
                         : c >= 'A' && c <= 'F' ? static_cast<uint32_t>(c - 'A' + 10)
                                                : 16;
  return digit < base ? digit : 16;
}

/// Reads up to `most` digits. \returns their count.
int ReadDigits(const char*& p, const char* end, int most, uint32_t base, uint32_t* value) {
  int count = 0;
  *value = 0;
  for (; count < most && p != end && Digit(*p, base) < 16; ++count) *value = *value * base + Digit(*p++, base);
  return count;
}

/// Reads a code point after `\u` (4 digits) or `\U` (8 digits). Two `\u` surrogates are one code point. \returns false
/// if there are too few digits, or they are not a code point: a lone surrogate, or a surrogate after `\U`.
bool ReadCodePoint(const char*& p, const char* end, int digits, uint32_t* point) {
  if (ReadDigits(p, end, digits, 16, point) != digits) return false;
  if (digits == 4 && *point >= 0xd800 && *point < 0xdc00 && end - p >= 6 && p[0] == '\\' && p[1] == 'u') {
    const char* low_place = p + 2;
    uint32_t low;
    if (ReadDigits(low_place, end, 4, 16, &low) == 4 && low >= 0xdc00 && low < 0xe000) {
      p = low_place;
      *point = 0x10000 + ((*point - 0xd800) << 10) + (low - 0xdc00);
    }
  }
  return *point < 0x110000 && (*point < 0xd800 || *point >= 0xe000);
}

}  // namespace

std::string EscapeText(const std::string& bytes, bool keep_utf8) {
  std::string text;
  text.reserve(bytes.size());
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    switch (c) {
      case '\n':
        text += "\\n";
        break;
      case '\r':
        text += "\\r";
        break;
      case '\t':
        text += "\\t";
        break;
      case '"':
      case '\'':
      case '\\':
        text += '\\';
        text += c;
        break;
      default:
        if ((byte >= 0x20 && byte < 0x7f) || (keep_utf8 && byte >= 0x80)) {
          text += c;
        } else {
          // Always three digits, so that a following digit is not part of the escape.
          text += '\\';
          text += static_cast<char>('0' + (byte >> 6));
          text += static_cast<char>('0' + (byte >> 3 & 7));
          text += static_cast<char>('0' + (byte & 7));
        }
    }
  }
  return text;
}

std::string UnescapeText(const char* p, const char* end, std::string* bytes) {
  while (p != end) {
    if (*p != '\\') {
      bytes->push_back(*p++);
      continue;
    }
    if (++p == end) return "The string ends inside an escape sequence.";
    const char escape = *p++;
    static constexpr char kLetters[] = "abfnrtv\\?'\"";
    static constexpr char kMeanings[] = "\a\b\f\n\r\t\v\\?'\"";
    const char* const letter = escape == '\0' ? nullptr : __builtin_strchr(kLetters, escape);
    uint32_t value;
    if (letter != nullptr) {
      bytes->push_back(kMeanings[letter - kLetters]);
    } else if (Digit(escape, 8) < 16) {
      --p;
      ReadDigits(p, end, 3, 8, &value);
      if (value > 0xff) return "An octal escape is larger than a byte.";
      bytes->push_back(static_cast<char>(value));
    } else if (escape == 'x' || escape == 'X') {
      if (ReadDigits(p, end, 2, 16, &value) == 0) return "Expected hexadecimal digits after \\x.";
      bytes->push_back(static_cast<char>(value));
    } else if (escape == 'u' || escape == 'U') {
      if (!ReadCodePoint(p, end, escape == 'u' ? 4 : 8, &value)) {
        return std::string("Expected ") + (escape == 'u' ? "four" : "eight") +
               " hexadecimal digits of a code point after \\" + escape +
               "; a lone surrogate is not a code point.";
      }
      AppendUtf8(value, bytes);
    } else {
      return std::string("Invalid escape sequence \\") + escape + " in a string.";
    }
  }
  return "";
}

}  // namespace google::protobuf::internal
