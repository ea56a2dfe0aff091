// Map fields as reflection sees them: repeated fields of entry messages.
#ifndef TOUCHSTONE_RUNTIME_MAP_MIRROR_H_
#define TOUCHSTONE_RUNTIME_MAP_MIRROR_H_

#include "../lite/message_engine.h"
#include "google/protobuf/internal/map_field.h"

namespace google::protobuf::internal {

// `entry` is the table's entry of a map field (WireKind::kMap) of a full message. The elements are messages whose table
// is table.aux[entry.aux].map->entry, with the fields `key` and `value`. They are made when they are first asked for.

/// \returns the entries to read, as many as the map has and in no order that means anything. They are as the map is
/// until the message is changed. Several threads that only read may call it at once.
const RepeatedPtrFieldBase& MapEntries(const MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// \returns the same to change. What the entries say counts from now on, until somebody asks for the map: then it is
/// made from them, of equal keys the last. So ask again before every change.
RepeatedPtrFieldBase& MutableMapEntries(MessageLite& message, const MessageTable& table, const FieldEntry& entry);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_MAP_MIRROR_H_
