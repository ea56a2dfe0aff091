// Map fields for reflection: repeated fields of entry messages.
#ifndef TOUCHSTONE_RUNTIME_MAP_MIRROR_H_
#define TOUCHSTONE_RUNTIME_MAP_MIRROR_H_

#include "../../lite/message/message_engine.h"
#include "google/protobuf/internal/map_field.h"

namespace google::protobuf::internal {

// `entry` is the table's entry of a map field (WireKind::kMap) of a full message. The elements are messages whose table
// is table.aux[entry.aux].map->entry, with the fields `key` and `value`. They are created on first use.
//
// The map holds the data. Users may write to it at any time through pointers, references and iterators, without notice.
// So each function that reads entries compares them with the map and corrects those that differ. Equal entries are not
// written to, so several threads may call the reading functions at once.

/// \returns all entries, in no particular order. They are equal to the map's until the message is changed.
const RepeatedPtrFieldBase& MapEntries(const MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// \returns the number of entries that MapEntries returns.
int MapEntryCount(const MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// \returns the entry with an index below MapEntryCount. The others are not compared with the map.
const MessageLite& MapEntryAt(const MessageLite& message, const MessageTable& table, const FieldEntry& entry,
                              int index);

/// \returns the entries for modification. The changes are applied to the map at its next access: an entry that was
/// removed or got another key is erased; one that was added or changed is set; of equal keys, the last wins. For an
/// unchanged entry, the map keeps its value, so a write through an older reference into the map is not lost. After an
/// access to the map, call this function again before changing entries.
RepeatedPtrFieldBase& MutableMapEntries(MessageLite& message, const MessageTable& table, const FieldEntry& entry);

/// Sets a key of the map to the value of an entry message, replacing the value that was there.
void SetMapEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const MessageLite& from);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_MAP_MIRROR_H_
