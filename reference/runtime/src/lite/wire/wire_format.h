// The encoding of single values: varints, fixed-width numbers, tags.
#ifndef TOUCHSTONE_RUNTIME_WIRE_FORMAT_H_
#define TOUCHSTONE_RUNTIME_WIRE_FORMAT_H_

#include <cstddef>
#include <cstdint>
#include <cstring>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The runtime supports only little-endian machines: it copies fixed-width numbers from memory."
#endif

namespace google::protobuf::internal {

/// The low three bits of a tag.
enum WireType : uint32_t {
  kVarint = 0,
  kFixed64Bit = 1,
  kDelimited = 2,
  kStartGroup = 3,
  kEndGroup = 4,
  kFixed32Bit = 5
};

/// The start tag of a message set's item: a group of field 1.
constexpr uint32_t kMessageSetItem = 1 << 3 | kStartGroup;

constexpr size_t kMaxMessageSize = 0x7fffffff;

/// What a reader returns in two registers: one past what was read, or null; and the value.
struct ReadResult {
  const char* p;
  uint64_t value;
};

/// Reads a varint of any length. See ReadVarint.
ReadResult ReadVarintSlow(const char* p, const char* end);

/// Reads a varint of one or two bytes. \returns one past it, or null if it is longer or the bytes end inside it.
inline const char* ReadShortVarint(const char* p, const char* end, uint64_t* value) {
  if (p != end && static_cast<int8_t>(*p) >= 0) {
    *value = static_cast<uint8_t>(*p);
    return p + 1;
  }
  if (end - p < 2 || static_cast<int8_t>(p[1]) < 0) return nullptr;
  *value = (static_cast<uint64_t>(static_cast<uint8_t>(p[0])) & 0x7f) | static_cast<uint64_t>(p[1]) << 7;
  return p + 2;
}

/// Reads one base-128 varint.
/// \param p    first byte.
/// \param end  one past the last readable byte.
/// \returns one past the varint, or null if the bytes end inside it or it is longer than ten bytes.
inline const char* ReadVarint(const char* p, const char* end, uint64_t* value) {
  if (const char* const after = ReadShortVarint(p, end, value)) return after;
  const ReadResult slow = ReadVarintSlow(p, end);
  if (slow.p != nullptr) *value = slow.value;
  return slow.p;
}

/// Reads a tag of at most four bytes; four must be readable. \returns one past it, or null if it is longer.
inline const char* ReadTagOfFour(const char* p, uint32_t* tag) {
  uint32_t bits;
  std::memcpy(&bits, p, sizeof(bits));
  const uint32_t last = ~bits & 0x80808080;
  if (last == 0) return nullptr;
  // As in ReadVarintSlow.
  bits &= last ^ (last - 1);
  bits = (bits & 0x007f007f) | (bits & 0x7f007f00) >> 1;
  *tag = (bits & 0x00003fff) | (bits & 0x3fff0000) >> 2;
  return p + (__builtin_ctz(last) + 1) / 8;
}

ReadResult ReadTagSlow(const char* p, const char* end);

/// Reads a tag: a varint of at most five bytes that fits 32 bits. `p` must not be at the end. \returns as ReadVarint.
inline const char* ReadTag(const char* p, const char* end, uint32_t* tag) {
  const uint32_t first = static_cast<uint8_t>(p[0]);
  if (first < 0x80) {
    *tag = first;
    return p + 1;
  }
  if (end - p >= 2) {
    const uint32_t second = static_cast<uint8_t>(p[1]);
    if (second < 0x80) {
      *tag = (first & 0x7f) | second << 7;
      return p + 2;
    }
  }
  const ReadResult slow = ReadTagSlow(p, end);
  *tag = static_cast<uint32_t>(slow.value);
  return slow.p;
}

/// Passes a tag if it is the expected one, as the next tag of a list usually is, in its shortest form.
/// \returns one past the tag, or null.
inline const char* PassTag(const char* p, const char* end, uint32_t expected) {
  if (expected < 0x80) return p != end && static_cast<uint8_t>(*p) == expected ? p + 1 : nullptr;
  if (end - p < 2) return nullptr;
  if (expected < 0x4000) {
    const auto first = static_cast<uint8_t>(p[0]);
    return first == ((expected & 0x7f) | 0x80) && static_cast<uint8_t>(p[1]) == expected >> 7 ? p + 2 : nullptr;
  }
  uint32_t tag;
  p = ReadTag(p, end, &tag);
  return p != nullptr && tag == expected ? p : nullptr;
}

/// Reads the length of a delimited record and checks that the input has that many bytes.
/// \returns the first byte of the record, or null.
inline const char* ReadLength(const char* p, const char* end, size_t* length) {
  uint64_t value;
  p = ReadVarint(p, end, &value);
  if (p == nullptr || value > static_cast<uint64_t>(end - p)) return nullptr;
  *length = static_cast<size_t>(value);
  return p;
}

inline uint8_t* WriteVarint(uint64_t value, uint8_t* out) {
  while (value >= 0x80) {
    *out++ = static_cast<uint8_t>(value | 0x80);
    value >>= 7;
  }
  *out++ = static_cast<uint8_t>(value);
  return out;
}

inline uint8_t* WriteTag(uint32_t tag, uint8_t* out) {
  if (tag < 0x80) {
    *out = static_cast<uint8_t>(tag);
    return out + 1;
  }
  if (tag < 0x4000) {
    out[0] = static_cast<uint8_t>(tag | 0x80);
    out[1] = static_cast<uint8_t>(tag >> 7);
    return out + 2;
  }
  return WriteVarint(tag, out);
}

/// \returns the byte count of the varint of `value`: one byte per seven bits, rounded up. The product divides by 7,
/// exactly for all bit lengths up to 64.
inline size_t VarintSize(uint64_t value) {
  const unsigned highest_bit = 63u ^ static_cast<unsigned>(__builtin_clzll(value | 1));
  return (highest_bit * 9 + 73) / 64;
}

inline uint32_t ZigZag32(int32_t value) {
  return (static_cast<uint32_t>(value) << 1) ^ static_cast<uint32_t>(value >> 31);
}
inline uint64_t ZigZag64(int64_t value) {
  return (static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value >> 63);
}
inline int32_t UnZigZag32(uint32_t value) { return static_cast<int32_t>((value >> 1) ^ (0 - (value & 1))); }
inline int64_t UnZigZag64(uint64_t value) { return static_cast<int64_t>((value >> 1) ^ (0 - (value & 1))); }

/// Skips a record after its tag.
/// \param depth  levels of groups that may still be entered.
/// \returns one past the record, or null if it is malformed. An end-group tag is malformed here.
const char* SkipRecord(const char* p, const char* end, uint32_t tag, int depth);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_WIRE_FORMAT_H_
