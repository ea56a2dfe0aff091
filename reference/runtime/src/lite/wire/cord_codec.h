// Fields with Cord storage: on the wire, and as a part of a message's contents.
#ifndef TOUCHSTONE_RUNTIME_CORD_CODEC_H_
#define TOUCHSTONE_RUNTIME_CORD_CODEC_H_

#include "google/protobuf/internal/cord_operations.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

inline const CordOperations& CordOf(const MessageTable& table, const FieldEntry& entry) {
  return *table.aux[entry.aux].cord;
}

/// \returns the Cord that a field holds; null for a member of a oneof that is not set.
inline const void* CordIn(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  if (entry.mode() != FieldMode::kOneof) return MessageEngine::Place(message, entry.offset);
  return MessageEngine::IsPresent(message, table, entry) ? MessageEngine::At<void*>(message, entry.offset) : nullptr;
}

/// \returns the Cord of a field to be changed. The field is set now; a member of a oneof takes the place of another.
void* MutableCord(MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// \returns the Cord that a field is written with, or null if it is not written.
const void* CordToWrite(const MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// Reads the length and the bytes. \returns one past the field, or null if it is malformed.
const char* ReadCord(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const char* p,
                     const char* end);

/// Copies a field that is set in `from`.
void MergeCord(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_CORD_CODEC_H_
