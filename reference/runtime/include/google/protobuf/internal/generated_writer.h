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

namespace google::protobuf {
template <typename Element>
class RepeatedPtrField;
}  // namespace google::protobuf

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

/// Writes a message without tag and length.
uint8_t* PutContents(const MessageLite& message, const MessageTable& table, uint8_t* out, ReverseOutput& to);
/// Stores the size of a message. Atomic, because several threads may serialize the same message at once; they all store
/// the same number.
inline void CacheSize(const MessageLite& message, size_t size) {
  int32_t* const place =
      reinterpret_cast<int32_t*>(const_cast<char*>(reinterpret_cast<const char*>(&message)) + kCachedSizeOffset);
  __atomic_store_n(place, static_cast<int32_t>(size), __ATOMIC_RELAXED);
}

/// Messages of at most this size are not worth prefetching.
constexpr size_t kSmallMessage = 72;
/// Prefetches the memory a little below a message. Messages usually lie in memory in the order they were parsed or
/// built, and writing visits them backward; hardware prefetchers do better with ascending addresses.
inline void PrefetchBelow(const void* message) {
  constexpr uintptr_t kDistance = 2048;
  constexpr uintptr_t kBytes = 384;
  const uintptr_t place = reinterpret_cast<uintptr_t>(message) - kDistance;
  for (uintptr_t line = 0; line < kBytes; line += 64) __builtin_prefetch(reinterpret_cast<const void*>(place + line));
}

/// These write a repeated field of numbers, each with the tag, or all packed. `field` is the address of the field: its
/// base class is private. Enums are written as kOpenEnum.
template <WireKind kind>
uint8_t* PutRepeated(uint32_t tag, const void* field, uint8_t* out, ReverseOutput& to);
template <WireKind kind>
uint8_t* PutPacked(uint32_t tag, const void* field, uint8_t* out, ReverseOutput& to);

/// Copies or borrows a string, without tag and length. A small number with a tag fits before it.
uint8_t* PutText(const std::string& text, uint8_t* out, ReverseOutput& to);
/// These write a length-delimited field and call Prepare themselves.
uint8_t* PutString(uint32_t tag, const std::string& value, uint8_t* out, ReverseOutput& to);
uint8_t* PutMessage(uint32_t tag, const MessageLite& message, const MessageTable& table, uint8_t* out,
                    ReverseOutput& to);

/// PutMessage for classes with a generated writer and without extensions. Inlined, as is the loop over a repeated
/// field: a message often has few fields, and calls would take most of the time.
template <typename Message, bool is_group>
inline uint8_t* PutGenerated(uint32_t tag, const MessageLite& message, uint8_t* out, ReverseOutput& to) {
  const MessageTable& table = *MessageAccess::Table<Message>();
  out = to.Prepare(out);
  if (is_group) out = PutTag(tag + 1, out);
  const size_t before = to.Written(out);
  if (__builtin_expect(MessageAccess::Word(static_cast<const Message&>(message)) == nullptr, true)) {
    out = table.write(message, out, to);
  } else {
    out = PutContents(message, table, out, to);
  }
  const size_t size = to.Written(out) - before;
  CacheSize(message, size);
  out = to.Prepare(out);
  return PutTag(tag, is_group ? out : PutVarint(size, out));
}
template <typename Message, bool is_group>
[[gnu::noinline]] uint8_t* PutRepeatedGenerated(uint32_t tag, const RepeatedPtrField<Message>& messages, uint8_t* out,
                                                ReverseOutput& to) {
  for (int i = messages.size(); i-- != 0;) {
    const Message& message = messages.Get(i);
    if constexpr (sizeof(Message) > kSmallMessage) PrefetchBelow(&message);
    out = PutGenerated<Message, is_group>(tag, message, out, to);
  }
  return out;
}

/// Writes any field by its table entry. A field with explicit presence must be set.
uint8_t* PutEntry(const MessageLite& message, const MessageTable& table, const FieldEntry& entry, uint8_t* out,
                  ReverseOutput& to);

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_GENERATED_WRITER_H_
