// The functions that generated writers call. Included by generated source files, never by headers.
//
// A writer writes the fields of its message before `out`, the last field first; see reverse_output.h.
#ifndef GOOGLE_PROTOBUF_INTERNAL_GENERATED_WRITER_H_
#define GOOGLE_PROTOBUF_INTERNAL_GENERATED_WRITER_H_

#include <cstdint>
#include <cstring>
#include <string>

#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/reverse_output.h"
#include "google/protobuf/message_lite.h"

namespace google::protobuf::internal {

/// These write a number with its tag. The writer has called Prepare for all adjacent numbers, so there is room.
inline uint8_t* PutUnsigned(uint32_t tag, uint64_t value, uint8_t* out) { return PutTag(tag, PutVarint(value, out)); }
inline uint8_t* PutSigned(uint32_t tag, int64_t value, uint8_t* out) {
  // Negative 32-bit numbers are written as 64-bit numbers, in ten bytes.
  return PutUnsigned(tag, static_cast<uint64_t>(value), out);
}
inline uint8_t* PutZigZag32(uint32_t tag, int32_t value, uint8_t* out) {
  return PutUnsigned(tag, (static_cast<uint32_t>(value) << 1) ^ static_cast<uint32_t>(value >> 31), out);
}
inline uint8_t* PutZigZag64(uint32_t tag, int64_t value, uint8_t* out) {
  return PutUnsigned(tag, (static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value >> 63), out);
}
inline uint8_t* PutBool(uint32_t tag, bool value, uint8_t* out) {
  *--out = value ? 1 : 0;
  return PutTag(tag, out);
}
/// Writes a number of four or eight bytes.
template <typename Value>
uint8_t* PutFixed(uint32_t tag, Value value, uint8_t* out) {
  out -= sizeof(Value);
  std::memcpy(out, &value, sizeof(Value));
  return PutTag(tag, out);
}

/// \returns true if any bit of a floating-point number is set: -0.0 is written.
inline bool HasBits(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits != 0;
}
inline bool HasBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits != 0;
}

/// These write a length-delimited field and call Prepare themselves.
uint8_t* PutString(uint32_t tag, const std::string& value, uint8_t* out, ReverseOutput& to);
uint8_t* PutMessage(uint32_t tag, const MessageLite& message, const MessageTable& table, uint8_t* out,
                    ReverseOutput& to);

/// Writes any field by its table entry. A field with explicit presence must be set.
uint8_t* PutEntry(const MessageLite& message, const MessageTable& table, const FieldEntry& entry, uint8_t* out,
                  ReverseOutput& to);

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_GENERATED_WRITER_H_
