#include "wire_format.h"

namespace google::protobuf::internal {

ReadResult ReadVarintSlow(const char* p, const char* end) {
  // Up to eight bytes at once: a loop is mispredicted at nearly every varint.
  if (end - p >= 8) {
    uint64_t bits;
    std::memcpy(&bits, p, sizeof(bits));
    const uint64_t last = ~bits & 0x8080808080808080;
    if (last != 0) {
      p += (__builtin_ctzll(last) + 1) / 8;
      // Only the bytes up to the first without a continuation bit. The groups of seven bits are joined by shifts.
      bits &= last ^ (last - 1);
      bits = (bits & 0x007f007f007f007f) | (bits & 0x7f007f007f007f00) >> 1;
      bits = (bits & 0x00003fff00003fff) | (bits & 0x3fff00003fff0000) >> 2;
      return {p, (bits & 0x000000000fffffff) | (bits & 0x0fffffff00000000) >> 4};
    }
  }
  uint64_t result = 0;
  for (unsigned shift = 0; shift < 70; shift += 7) {
    if (p == end) return {};
    const uint64_t byte = static_cast<uint8_t>(*p++);
    // The tenth byte contributes one bit; higher bits are dropped, as all protobuf parsers do.
    result |= (byte & 0x7f) << shift;
    if (byte < 0x80) return {p, result};
  }
  return {};
}

ReadResult ReadTagSlow(const char* p, const char* end) {
  if (end - p >= 4) {
    uint32_t tag;
    if (const char* const after = ReadTagOfFour(p, &tag)) return {after, tag};
  }
  const ReadResult read = ReadVarintSlow(p, end);
  if (read.p == nullptr || read.p - p > 5 || read.value > 0xffffffffu) return {};
  return read;
}

const char* SkipRecord(const char* p, const char* end, uint32_t tag, int depth) {
  if (tag >> 3 == 0) return nullptr;
  uint64_t value;
  size_t length;
  switch (tag & 7) {
    case kVarint:
      return ReadVarint(p, end, &value);
    case kFixed64Bit:
      return end - p >= 8 ? p + 8 : nullptr;
    case kFixed32Bit:
      return end - p >= 4 ? p + 4 : nullptr;
    case kDelimited:
      p = ReadLength(p, end, &length);
      return p != nullptr ? p + length : nullptr;
    case kStartGroup: {
      if (depth <= 0) return nullptr;
      const uint32_t end_tag = tag + (kEndGroup - kStartGroup);
      while (p != end) {
        uint32_t inner;
        p = ReadTag(p, end, &inner);
        if (p == nullptr) return nullptr;
        if (inner == end_tag) return p;
        p = SkipRecord(p, end, inner, depth - 1);
        if (p == nullptr) return nullptr;
      }
      return nullptr;
    }
    default:
      return nullptr;
  }
}

}  // namespace google::protobuf::internal
