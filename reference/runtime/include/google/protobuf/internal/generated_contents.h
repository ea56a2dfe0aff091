// The functions that generated clear and copy functions call. Included by generated source files, never by headers.
//
// A copy function copies into a message that was just constructed or cleared. Such a message may keep objects for reuse.
#ifndef GOOGLE_PROTOBUF_INTERNAL_GENERATED_CONTENTS_H_
#define GOOGLE_PROTOBUF_INTERNAL_GENERATED_CONTENTS_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/message_lite.h"

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

/// \returns true if all of these bytes are zero.
bool AreZero(const void* fields, size_t offset, size_t size);

/// Gives all numbers whose default is not zero their defaults.
void ResetDefaulted(MessageLite& message, const MessageTable& table);
/// Clears a Cord that is set or has no presence, or a map.
void ClearEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry);
/// Destroys the active member of a oneof.
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
  if (to == nullptr && MessageAccess::Word(owner) == nullptr) {
    to = new Message(static_cast<const Message&>(from));
  } else {
    CopyIntoMember(owner, to, from, *MessageAccess::Table<Message>());
  }
}
/// Copies a Cord that is set or has no presence, or a repeated field.
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

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_GENERATED_CONTENTS_H_
