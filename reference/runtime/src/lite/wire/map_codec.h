// Map fields on the wire. Entries are read and written without entry messages in memory.
#ifndef TOUCHSTONE_RUNTIME_MAP_CODEC_H_
#define TOUCHSTONE_RUNTIME_MAP_CODEC_H_

#include "google/protobuf/internal/map_field.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

class ReverseOutput;

/// Reads one entry, after its tag, into the map; a repeated key replaces the value (rules
/// cpp.map.wire, -entry-unknown, -unknown-enum-*).
/// \param record  the first byte of the entry's tag, for unknown fields.
/// \returns one past the entry, or null if it is malformed.
const char* ReadMapEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const char* record,
                         const char* p, const char* end, ParseContext& context);

/// \returns the size of all entries with their tags; caches the sizes of message values.
size_t MapSize(const MapFieldBase& field, const FieldEntry& entry, const MapTable& table);

/// Writes all entries before `out`. \returns the first byte.
uint8_t* PutMap(const MapFieldBase& field, const FieldEntry& entry, const MapTable& table, uint8_t* out,
                ReverseOutput& to);

/// Selects, for this thread and during its lifetime, whether map entries are written in key order (see
/// CodedOutputStream::SetSerializationDeterministic).
class MapOrder {
 public:
  explicit MapOrder(bool by_key);
  ~MapOrder();
  MapOrder(const MapOrder&) = delete;
  MapOrder& operator=(const MapOrder&) = delete;

 private:
  const bool before_;
};

/// \returns false if a required field is missing in a message value.
bool MapIsInitialized(const MapFieldBase& field, const MapTable& table);

void ClearMap(MapFieldBase& field, const MapTable& table);
void DestroyMap(MapFieldBase& field, const MapTable& table);
void MergeMap(MapFieldBase& to, const MapFieldBase& from, const MapTable& table);
void SwapMaps(MapFieldBase& one, MapFieldBase& other);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_MAP_CODEC_H_
