// The memory and wire representation of each kind of scalar.
#ifndef TOUCHSTONE_RUNTIME_SCALAR_CODEC_H_
#define TOUCHSTONE_RUNTIME_SCALAR_CODEC_H_

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "google/protobuf/internal/message_table.h"
#include "wire_format.h"

namespace google::protobuf::internal {

/// A scalar encoded as a varint. `Derived` converts between the value and the varint's 64 bits.
template <typename Derived, typename T>
struct VarintCodec {
  using Value = T;
  static constexpr WireType kWireType = kVarint;
  static constexpr size_t kFixedSize = 0;
  static const char* Read(const char* p, const char* end, T* value) {
    uint64_t bits;
    p = ReadVarint(p, end, &bits);
    if (p != nullptr) *value = Derived::Decode(bits);
    return p;
  }
  static uint8_t* Write(T value, uint8_t* out) { return WriteVarint(Derived::Encode(value), out); }
  static size_t Size(T value) { return VarintSize(Derived::Encode(value)); }
};

/// A scalar with the same bytes in memory and on the wire. Value is an unsigned type: a float is copied as bits, so
/// that -0.0 is not zero and a signalling NaN keeps its bits.
template <typename T, WireType type>
struct FixedCodec {
  using Value = T;
  static constexpr WireType kWireType = type;
  static constexpr size_t kFixedSize = sizeof(T);
  static const char* Read(const char* p, const char* end, T* value) {
    if (static_cast<size_t>(end - p) < sizeof(T)) return nullptr;
    std::memcpy(value, p, sizeof(T));
    return p + sizeof(T);
  }
  static uint8_t* Write(T value, uint8_t* out) {
    std::memcpy(out, &value, sizeof(T));
    return out + sizeof(T);
  }
  static size_t Size(T) { return sizeof(T); }
};

template <WireKind kind>
struct Codec;

template <>
struct Codec<WireKind::kInt32> : VarintCodec<Codec<WireKind::kInt32>, int32_t> {
  static int32_t Decode(uint64_t bits) { return static_cast<int32_t>(bits); }
  // Negative numbers take ten bytes, like 64-bit numbers.
  static uint64_t Encode(int32_t value) { return static_cast<uint64_t>(static_cast<int64_t>(value)); }
};
template <>
struct Codec<WireKind::kOpenEnum> : Codec<WireKind::kInt32> {};
template <>
struct Codec<WireKind::kClosedEnum> : Codec<WireKind::kInt32> {};
template <>
struct Codec<WireKind::kInt64> : VarintCodec<Codec<WireKind::kInt64>, int64_t> {
  static int64_t Decode(uint64_t bits) { return static_cast<int64_t>(bits); }
  static uint64_t Encode(int64_t value) { return static_cast<uint64_t>(value); }
};
template <>
struct Codec<WireKind::kUInt32> : VarintCodec<Codec<WireKind::kUInt32>, uint32_t> {
  static uint32_t Decode(uint64_t bits) { return static_cast<uint32_t>(bits); }
  static uint64_t Encode(uint32_t value) { return value; }
};
template <>
struct Codec<WireKind::kUInt64> : VarintCodec<Codec<WireKind::kUInt64>, uint64_t> {
  static uint64_t Decode(uint64_t bits) { return bits; }
  static uint64_t Encode(uint64_t value) { return value; }
};
template <>
struct Codec<WireKind::kSInt32> : VarintCodec<Codec<WireKind::kSInt32>, int32_t> {
  static int32_t Decode(uint64_t bits) { return UnZigZag32(static_cast<uint32_t>(bits)); }
  static uint64_t Encode(int32_t value) { return ZigZag32(value); }
};
template <>
struct Codec<WireKind::kSInt64> : VarintCodec<Codec<WireKind::kSInt64>, int64_t> {
  static int64_t Decode(uint64_t bits) { return UnZigZag64(bits); }
  static uint64_t Encode(int64_t value) { return ZigZag64(value); }
};
template <>
struct Codec<WireKind::kBool> : VarintCodec<Codec<WireKind::kBool>, bool> {
  static bool Decode(uint64_t bits) { return bits != 0; }
  static uint64_t Encode(bool value) { return value ? 1 : 0; }
};
template <>
struct Codec<WireKind::kFixed32> : FixedCodec<uint32_t, kFixed32Bit> {};
template <>
struct Codec<WireKind::kFixed64> : FixedCodec<uint64_t, kFixed64Bit> {};

/// Applies a macro to every kind of scalar.
#define TOUCHSTONE_FOR_EACH_SCALAR(M) \
  M(kInt32) M(kInt64) M(kUInt32) M(kUInt64) M(kSInt32) M(kSInt64) M(kFixed32) M(kFixed64) M(kBool) M(kOpenEnum)

/// Calls `body` with the codec of a scalar kind that is known only at run time. \returns the result of `body`.
template <typename Body>
decltype(auto) WithCodec(WireKind kind, Body&& body) {
  switch (kind) {
#define TOUCHSTONE_CASES(kind) \
  case WireKind::kind:         \
    return body(Codec<WireKind::kind>());
    TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
#undef TOUCHSTONE_CASES
    default:
      return body(Codec<WireKind::kClosedEnum>());
  }
}

/// Reads and writes a value in memory regardless of its declared type: the storage of a kFixed32 may be a float.
template <typename Value>
Value Load(const void* place) {
  Value value;
  std::memcpy(&value, place, sizeof(Value));
  return value;
}
template <typename Value>
void Store(void* place, Value value) {
  std::memcpy(place, &value, sizeof(Value));
}

/// \returns the size in memory of one value of a scalar kind; 0 for strings and messages.
constexpr size_t ScalarSize(WireKind kind) {
  switch (kind) {
    case WireKind::kBool:
      return sizeof(bool);
    case WireKind::kInt32:
    case WireKind::kUInt32:
    case WireKind::kSInt32:
    case WireKind::kFixed32:
    case WireKind::kOpenEnum:
    case WireKind::kClosedEnum:
      return 4;
    case WireKind::kInt64:
    case WireKind::kUInt64:
    case WireKind::kSInt64:
    case WireKind::kFixed64:
      return 8;
    default:
      return 0;
  }
}

/// \returns the wire type of an unpacked value.
constexpr uint32_t WireTypeOf(WireKind kind) {
  switch (kind) {
    case WireKind::kFixed32:
      return kFixed32Bit;
    case WireKind::kFixed64:
      return kFixed64Bit;
    case WireKind::kString:
    case WireKind::kBytes:
    case WireKind::kMessage:
      return kDelimited;
    case WireKind::kGroup:
      return kStartGroup;
    default:
      return kVarint;
  }
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCALAR_CODEC_H_
