// Fields with Cord storage: parse, serialize, and operations on message contents.
#ifndef TOUCHSTONE_RUNTIME_CORD_CODEC_H_
#define TOUCHSTONE_RUNTIME_CORD_CODEC_H_

#include "google/protobuf/internal/cord_operations.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

inline const CordOperations& CordOf(const MessageTable& table, const FieldEntry& entry) {
  return *table.aux[entry.aux].cord;
}

/// \returns the Cord of a field; null for an unset oneof member.
inline const void* CordIn(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  if (entry.mode() != FieldMode::kOneof) return MessageEngine::Place(message, entry.offset);
  return MessageEngine::IsPresent(message, table, entry) ? MessageEngine::At<void*>(message, entry.offset) : nullptr;
}

/// Marks the field as set, and as the active member of its oneof. \returns its Cord, for modification.
void* MutableCord(MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// \returns the Cord to serialize for a field, or null if the field is not serialized.
const void* CordToWrite(const MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// Reads length and bytes. \returns one past the field, or null if it is malformed.
const char* ReadCord(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const char* p,
                     const char* end);

/// Copies a field that is set in `from`.
void MergeCord(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_CORD_CODEC_H_
