// UTF-8 validation.
#ifndef TOUCHSTONE_RUNTIME_UTF8_H_
#define TOUCHSTONE_RUNTIME_UTF8_H_

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace google::protobuf::internal {

/// IsUtf8 for bytes that are not all ASCII.
bool IsUtf8Slow(const char* p, const char* end);

/// \returns true if the bytes are well-formed UTF-8: no overlong form, no surrogate, nothing above U+10FFFF.
inline bool IsUtf8(const char* p, size_t size) {
  constexpr uint64_t kHighBits = 0x8080808080808080u;
  const char* const end = p + size;
  uint64_t seen = 0;
  if (size >= 8) {
    uint64_t block;
    for (const char* q = p; end - q > 8; q += 8) {
      std::memcpy(&block, q, 8);
      seen |= block;
    }
    // The last eight bytes; they overlap those already checked.
    std::memcpy(&block, end - 8, 8);
    seen |= block;
  } else if (size >= 4) {
    uint32_t first;
    uint32_t last;
    std::memcpy(&first, p, 4);
    std::memcpy(&last, end - 4, 4);
    seen = first | last;
  } else {
    for (const char* q = p; q != end; ++q) seen |= static_cast<uint8_t>(*q);
  }
  return (seen & kHighBits) == 0 || IsUtf8Slow(p, end);
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_UTF8_H_
