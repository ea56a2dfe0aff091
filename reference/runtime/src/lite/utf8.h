// Whether bytes are UTF-8.
#ifndef TOUCHSTONE_RUNTIME_UTF8_H_
#define TOUCHSTONE_RUNTIME_UTF8_H_

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace google::protobuf::internal {

/// IsUtf8 for text that has a byte above 0x7f.
bool IsUtf8Slow(const char* p, const char* end);

/// \returns true if the bytes are well-formed UTF-8: no overlong form, no surrogate, nothing above U+10FFFF.
inline bool IsUtf8(const char* p, size_t size) {
  const char* const end = p + size;
  for (; end - p >= 8; p += 8) {
    uint64_t block;
    std::memcpy(&block, p, 8);
    if ((block & 0x8080808080808080u) != 0) return IsUtf8Slow(p, end);
  }
  for (; p != end; ++p) {
    if (static_cast<int8_t>(*p) < 0) return IsUtf8Slow(p, end);
  }
  return true;
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_UTF8_H_
