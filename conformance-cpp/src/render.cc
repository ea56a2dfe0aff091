#include "touchstone/render.h"

#include <cstring>
#include <stdexcept>

#include "touchstone/observe.h"

namespace touchstone {

namespace {
constexpr char kDigits[] = "0123456789abcdef";
}

std::string Hex(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const unsigned char byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

std::string Quote(std::string_view text) {
  std::string quoted = "\"";
  for (const unsigned char byte : text) {
    if (byte == '"' || byte == '\\') {
      quoted += '\\';
      quoted += static_cast<char>(byte);
    } else if (byte >= 0x20 && byte < 0x7f) {
      quoted += static_cast<char>(byte);
    } else {
      quoted += "\\x";
      quoted += kDigits[byte >> 4];
      quoted += kDigits[byte & 15];
    }
  }
  return quoted + "\"";
}

std::string Record(unsigned number, std::string payload) {
  std::string head;
  const auto varint = [&head](size_t value) {
    for (; value >= 0x80; value >>= 7) head += static_cast<char>(value | 0x80);
    head += static_cast<char>(value);
  };
  varint(size_t{number} << 3 | 2);
  varint(payload.size());
  payload.insert(0, head);
  return payload;
}

std::string Bytes(std::string_view hexadecimal) {
  std::string bytes;
  int high = -1;
  for (const char digit : hexadecimal) {
    if (digit == ' ' || digit == '\n' || digit == '\t') continue;
    const char lower = (digit >= 'A' && digit <= 'F') ? static_cast<char>(digit - 'A' + 'a') : digit;
    const char* place = lower == '\0' ? nullptr : std::strchr(kDigits, lower);
    if (place == nullptr)
      throw std::invalid_argument("not a hexadecimal digit in bytes(\"" + std::string(hexadecimal) + "\")");
    const int value = static_cast<int>(place - kDigits);
    if (high < 0) {
      high = value;
    } else {
      bytes += static_cast<char>(high << 4 | value);
      high = -1;
    }
  }
  if (high >= 0) throw std::invalid_argument("half a byte at the end of bytes(\"" + std::string(hexadecimal) + "\")");
  return bytes;
}

}  // namespace touchstone
