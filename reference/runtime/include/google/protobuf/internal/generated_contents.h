// The functions that generated clear and copy functions call. Included by generated source files, never by headers.
//
// A copy function copies into a message that was just constructed or cleared. Such a message may keep objects for
// reuse.
#ifndef GOOGLE_PROTOBUF_INTERNAL_GENERATED_CONTENTS_H_
#define GOOGLE_PROTOBUF_INTERNAL_GENERATED_CONTENTS_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/repeated_field_base.h"
#include "google/protobuf/message_lite.h"

namespace google::protobuf {
template <typename Element>
class RepeatedPtrField;
}  // namespace google::protobuf

namespace google::protobuf::internal {

class StringField;
class StringPool;

/// Zeroes or copies `size` bytes of the struct of fields, from `offset` on.
inline void ZeroBytes(void* fields, size_t offset, size_t size) {
  std::memset(static_cast<char*>(fields) + offset, 0, size);
}
inline void CopyBytes(void* fields, const void* from, size_t offset, size_t size) {
  std::memcpy(static_cast<char*>(fields) + offset, static_cast<const char*>(from) + offset, size);
}

/// \returns true if all of these bytes are zero. The offset and the size are constants, and few bytes need no call.
bool AreAllZero(const char* place, size_t size);
[[gnu::always_inline]] inline bool AreZero(const void* fields, size_t offset, size_t size) {
  const char* place = static_cast<const char*>(fields) + offset;
  if (size > 48) return AreAllZero(place, size);
  uint64_t any = 0;
  for (; size >= sizeof(uint64_t); size -= sizeof(uint64_t), place += sizeof(uint64_t)) {
    uint64_t next;
    std::memcpy(&next, place, sizeof(next));
    any |= next;
  }
  for (; size != 0; --size) any |= static_cast<unsigned char>(*place++);
  return any == 0;
}

/// Clears a Cord that is set or has no presence, or a map.
void ClearEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry);
/// Destroys the active member of a oneof, or a member.
template <typename Member>
inline void DestroyMember(const void* word, Member* member) {
  if (!IsInArena(word)) delete member;
}
void ClearOneof(MessageLite& message, const MessageTable& table, uint16_t case_index);
void ClearExtensions(MessageLite& message, const MessageTable& table);
void ClearUnknownFields(MessageLite& message, const MessageTable& table);
inline void ClearUnknown(MessageLite& message, const MessageTable& table) {
  if (MessageAccess::Word(message) != nullptr) ClearUnknownFields(message, table);
}

/// Copies a string.
/// \param strings  the count of strings that the message's class has.
void CopyString(StringField& to, const StringField& from, StringPool& pool, unsigned strings);
/// Copies into a submessage of `owner` that is kept for reuse, or makes one.
void CopyIntoMember(MessageLite& owner, MessageLite*& to, const MessageLite& from, const MessageTable& table);
/// Copies a submessage.
template <typename Message>
[[gnu::noinline]] void CopyMessage(MessageLite& owner, MessageLite*& to, const MessageLite& from) {
  const MessageTable& table = *MessageAccess::Table<Message>();
  if (to == nullptr && MessageAccess::Word(owner) == nullptr) to = new Message();
  if (to == nullptr || table.copy == nullptr) {
    CopyIntoMember(owner, to, from, table);
  } else {
    table.copy(*to, from);
  }
}
/// Appends copies of the elements of a repeated field, which is not the same field. The class must have a generated
/// copy function.
template <typename Message>
[[gnu::noinline]] void CopyMessages(RepeatedPtrField<Message>& to, const RepeatedPtrField<Message>& from) {
  const MessageTable& table = *MessageAccess::Table<Message>();
  // The base class is private.
  auto& field = *static_cast<RepeatedPtrFieldBase*>(static_cast<void*>(&to));
  const int count = from.size();
  to.Reserve(field.size_ + count);
  for (int i = 0; i < count; ++i) {
    MessageLite* made;
    if (field.size_ == field.allocated_ && field.distance_ == 0) {
      made = new Message();
      field.elements_[field.size_++] = made;
      field.allocated_ = field.size_;
    } else {
      made = field.AddMessage(table);
    }
    table.copy(*made, from.Get(i));
  }
}
/// Append copies of the elements of a repeated field of numbers or strings. These functions take the addresses of fields:
/// their base classes are private.
inline void CopyNumbers(void* to, const void* from, size_t element_size) {
  static_cast<RepeatedFieldBase*>(to)->Append(*static_cast<const RepeatedFieldBase*>(from), element_size);
}
inline void CopyStrings(void* to, const void* from) {
  static_cast<RepeatedPtrFieldBase*>(to)->MergeStrings(*static_cast<const RepeatedPtrFieldBase*>(from));
}
/// Copies a Cord that is set or has no presence, a map, or messages of another file.
void CopyEntry(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry);
/// Copies an active member of a oneof whose storage in `to` has no value.
void CopyMemberString(MessageLite& message, std::string*& to, const std::string& from);
void CopyMemberCord(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry);
void CopyExtensions(MessageLite& to, const MessageLite& from, const MessageTable& table);
void CopyUnknownFields(MessageLite& to, const MessageLite& from, const MessageTable& table);
inline void CopyUnknown(MessageLite& to, const MessageLite& from, const MessageTable& table) {
  if (MessageAccess::Word(from) != nullptr) CopyUnknownFields(to, from, table);
}

/// Replaces the contents of a message by a copy of another's. The class must have a generated copy function.
void CopyContents(MessageLite& to, const MessageLite& from, const MessageTable& table);
/// Swaps the contents of two messages of one class.
void SwapContents(MessageLite& one, MessageLite& other, const MessageTable& table);
/// Swaps bytes. `size` is a multiple of eight.
void SwapLong(char* one, char* other, size_t size);
/// Swaps the values at two addresses, through registers.
template <typename Value>
[[gnu::always_inline]] inline void SwapValues(char* one, char* other) {
  Value mine;
  Value theirs;
  std::memcpy(&mine, one, sizeof(Value));
  std::memcpy(&theirs, other, sizeof(Value));
  std::memcpy(one, &theirs, sizeof(Value));
  std::memcpy(other, &mine, sizeof(Value));
}
/// Two words in one register. The C++ compiler puts an array of as many bytes into memory.
using TwoWords = uint64_t __attribute__((vector_size(16)));
/// Swaps a word, then a few blocks.
inline void SwapFew(char* one, char* other, size_t size) {
  SwapValues<uint64_t>(one, other);
  size_t place = sizeof(uint64_t);
  for (; place + sizeof(TwoWords) <= size; place += sizeof(TwoWords)) {
    SwapValues<TwoWords>(one + place, other + place);
  }
  if (place != size) SwapValues<uint64_t>(one + place, other + place);
}

/// Longer swaps are calls: see SwapLong.
constexpr size_t kInlineSwap = 256;

/// Swaps two messages of one class. On the heap, a message owns everything through pointers: unless it has Cords, all
/// its bytes after the pointer to the vtable can be swapped.
/// \param Size  the size of the class.
template <size_t Size>
inline void SwapMessages(MessageLite& one, MessageLite& other, const MessageTable& table) {
  if (IsInArena(MessageAccess::Word(one)) || IsInArena(MessageAccess::Word(other))) {
    return SwapContents(one, other, table);
  }
  constexpr size_t kFirst = sizeof(void*);
  char* const place = reinterpret_cast<char*>(&one) + kFirst;
  char* const other_place = reinterpret_cast<char*>(&other) + kFirst;
  constexpr size_t kSize = Size - kFirst;
  if constexpr (kSize > kInlineSwap) {
    SwapLong(place, other_place, kSize);
  } else {
    SwapFew(place, other_place, kSize);
  }
}

/// These destroy what a field of a message on the heap owns, and the strings of all singular fields.
void DestroyEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry) noexcept;
void DestroyStrings(MessageLite& message, const MessageTable& table) noexcept;
template <typename Message>
[[gnu::noinline]] void DestroyMessages(RepeatedPtrField<Message>& field) noexcept {
  using Field = RepeatedPtrField<Message>;
  field.~Field();
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_GENERATED_CONTENTS_H_
