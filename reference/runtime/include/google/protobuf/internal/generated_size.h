// The functions that generated size functions call. Included by generated source files, never by headers.
#ifndef GOOGLE_PROTOBUF_INTERNAL_GENERATED_SIZE_H_
#define GOOGLE_PROTOBUF_INTERNAL_GENERATED_SIZE_H_

#include <cstddef>
#include <cstdint>

#include "google/protobuf/internal/generated_writer.h"
#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/message_lite.h"

namespace google::protobuf::internal {

/// \returns the place of the highest bit that is set; 0 for 0.
inline unsigned HighestBit(uint64_t value) { return 63u ^ static_cast<unsigned>(__builtin_clzll(value | 1)); }

/// The byte count of a varint beyond the first, by its highest bit.
extern const uint8_t growth_by_highest_bit[64];

/// \returns the byte count of a varint beyond the first. It is looked up, in fewer instructions than it is computed;
/// but the sum waits longer for it, which matters to a class with few varints.
inline size_t GrowthOfUnsigned(uint64_t value) { return growth_by_highest_bit[HighestBit(value)]; }
/// Negative 32-bit numbers are written as 64-bit numbers, in ten bytes.
inline size_t GrowthOfSigned(int64_t value) { return GrowthOfUnsigned(static_cast<uint64_t>(value)); }
inline size_t GrowthOfZigZag32(int32_t value) {
  return GrowthOfUnsigned((static_cast<uint32_t>(value) << 1) ^ static_cast<uint32_t>(value >> 31));
}
inline size_t GrowthOfZigZag64(int64_t value) {
  return GrowthOfUnsigned((static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value >> 63));
}

/// The whole byte count, computed: one byte per seven bits, rounded up. The product divides by 7, exactly for all bit
/// lengths up to 64.
inline size_t SizeOfUnsigned(uint64_t value) { return (HighestBit(value) * 9 + 73) / 64; }
inline size_t SizeOfSigned(int64_t value) { return SizeOfUnsigned(static_cast<uint64_t>(value)); }
inline size_t SizeOfZigZag32(int32_t value) {
  return SizeOfUnsigned((static_cast<uint32_t>(value) << 1) ^ static_cast<uint32_t>(value >> 31));
}
inline size_t SizeOfZigZag64(int64_t value) {
  return SizeOfUnsigned((static_cast<uint64_t>(value) << 1) ^ static_cast<uint64_t>(value >> 63));
}
/// \returns the size of a string with its length, beyond the length's first byte.
inline size_t GrowthOfDelimited(size_t size) { return size < 0x80 ? size : size - 1 + SizeOfUnsigned(size); }
/// \returns the size of a string or message with its length.
inline size_t SizeOfDelimited(size_t size) { return 1 + GrowthOfDelimited(size); }

/// \returns the string of an active member of a oneof, else `other`.
inline const std::string& TextOr(bool is_active, const std::string* text, const std::string& other) {
  const std::string* unset = &other;
  // Both in registers: C++ compilers choose between places in memory by a jump, which is mispredicted.
  asm("" : "+r"(text), "+r"(unset));
  return *(is_active ? text : unset);
}

/// \returns the sum of the sizes whose hasbits are set.
/// \param sizes   of each hasbit, at most 15.
/// \param blocks  how many hasbits there are, in blocks of 16; at most 16 blocks.
size_t SizeOfSet(const uint32_t* hasbits, const uint8_t* sizes, size_t blocks);

/// \returns the count of set bits. Usually none is set, and there is no instruction for it that all machines have.
inline size_t CountBits(uint32_t bits) { return bits == 0 ? 0 : static_cast<size_t>(__builtin_popcount(bits)); }

/// \returns the size of a repeated field of messages or groups, with their tags of `tag_size` bytes each.
template <typename Field>
size_t SizeOfMessages(const Field& messages, size_t tag_size) {
  size_t size = 0;
  for (const auto& message : messages) size += tag_size + SizeOfDelimited(message.ByteSizeLong());
  return size;
}
template <typename Field>
size_t SizeOfGroups(const Field& groups, size_t tag_size) {
  size_t size = 0;
  for (const auto& group : groups) size += 2 * tag_size + group.ByteSizeLong();
  return size;
}
/// \returns the size of the elements of a repeated field of strings, with tags and lengths. These functions take the
/// address of the field: its base class is private.
size_t SizeOfStrings(const void* field, size_t tag_size);
/// \returns the size of the elements of a repeated field of varints, without tags. SizeOfInt32s is for enums, and
/// SizeOfInt64s for uint64, too.
size_t SizeOfInt32s(const void* field);
size_t SizeOfUInt32s(const void* field);
size_t SizeOfSInt32s(const void* field);
size_t SizeOfInt64s(const void* field);
size_t SizeOfSInt64s(const void* field);
/// \returns the size of any field that is written, by its table entry, with its tags.
size_t SizeOfEntry(const MessageLite& message, const MessageTable& table, const FieldEntry& entry);
size_t SizeOfExtensions(const MessageLite& message, const MessageTable& table);

/// Adds the unknown fields to the size of the known ones, and caches the sum in the message. \returns it.
size_t FinishSizeWithUnknown(const MessageLite& message, const MessageTable& table, size_t size);
/// The same, of a message that usually has none. The call is the last, so that a function without others saves no
/// registers.
inline size_t FinishSize(const MessageLite& message, const MessageTable& table, size_t size) {
  if (__builtin_expect(MessageAccess::Word(message) != nullptr, false)) {
    return FinishSizeWithUnknown(message, table, size);
  }
  CacheSize(message, size);
  return size;
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_GENERATED_SIZE_H_
