// The storage of a map field.
#ifndef GOOGLE_PROTOBUF_INTERNAL_MAP_FIELD_H_
#define GOOGLE_PROTOBUF_INTERNAL_MAP_FIELD_H_

#include "google/protobuf/map.h"

namespace google::protobuf::internal {

/// The entries of a map field as messages, beside the map: reflection sees a map as a repeated field. It exists only in
/// messages whose map was accessed by reflection. The map holds the data; see src/full/map_mirror.h.
class MapMirror {
 public:
  virtual ~MapMirror() = default;
  /// Applies changed entries to the map. Concurrent readers may call it at the same time.
  virtual void UpdateMap(MapBase& map) = 0;
  /// Discards changes to the entries since the last UpdateMap: the map is about to be cleared.
  virtual void DropEntryChanges() = 0;
};

/// A map and its mirror, without types.
struct MapFieldBase {
  MapBase map;
  MapMirror* mirror = nullptr;  // owned; null for nearly all messages

  const MapBase& Get() const {
    Update();
    return map;
  }
  MapBase& Mutable() {
    Update();
    return map;
  }
  void Update() const {
    MapMirror* const known = __atomic_load_n(&mirror, __ATOMIC_ACQUIRE);
    if (known != nullptr) known->UpdateMap(const_cast<MapBase&>(map));
  }
};

/// The typed storage, as generated classes declare it. It has no destructor: the message that contains it frees its
/// memory, driven by its table.
template <typename Key, typename T>
class MapField {
 public:
  const Map<Key, T>& Get() const {
    Base().Update();
    return map_;
  }
  Map<Key, T>* Mutable() {
    reinterpret_cast<MapFieldBase*>(this)->Mutable();
    return &map_;
  }

 private:
  const MapFieldBase& Base() const { return *reinterpret_cast<const MapFieldBase*>(this); }

  Map<Key, T> map_;
  MapMirror* mirror_ = nullptr;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_MAP_FIELD_H_
