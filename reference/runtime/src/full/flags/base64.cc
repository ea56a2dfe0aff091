#include "base64.h"

#include <cstdint>
#include <cstring>

namespace google::protobuf::internal {

namespace {
constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
}

std::string ToBase64(const std::string& bytes) {
  std::string text;
  for (size_t i = 0; i < bytes.size(); i += 3) {
    const size_t count = bytes.size() - i < 3 ? bytes.size() - i : 3;
    uint32_t bits = 0;
    for (size_t k = 0; k < 3; ++k) bits = bits << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0);
    for (size_t k = 0; k < 4; ++k) text += k <= count ? kDigits[bits >> (18 - 6 * k) & 63] : '=';
  }
  return text;
}

bool FromBase64(const std::string& text, std::string* bytes) {
  size_t size = text.size();
  if (size % 4 == 0) {
    for (int padding = 0; padding < 2 && size > 0 && text[size - 1] == '='; ++padding) --size;
  }
  if (size % 4 == 1) return false;
  bytes->clear();
  uint32_t bits = 0;
  int known = 0;
  for (size_t i = 0; i < size; ++i) {
    const void* const digit = std::memchr(kDigits, text[i], sizeof(kDigits) - 1);
    if (digit == nullptr) return false;
    bits = bits << 6 | static_cast<uint32_t>(static_cast<const char*>(digit) - kDigits);
    known += 6;
    if (known >= 8) {
      known -= 8;
      bytes->push_back(static_cast<char>(bits >> known & 0xff));
    }
  }
  // The remaining bits of the last digit are padding.
  return (bits & ((1u << known) - 1)) == 0;
}

}  // namespace google::protobuf::internal
