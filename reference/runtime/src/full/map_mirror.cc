// Map fields as reflection sees them.
#include "map_mirror.h"

#include <atomic>
#include <memory>
#include <mutex>

#include "../lite/scalar_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Sets a field of an entry message from a key or a value of the map.
void SetField(MessageLite& message, const MessageTable& table, const FieldEntry& field, const void* from) {
  Engine::SetHasbit(message, field.presence);
  switch (field.kind()) {
    case WireKind::kString:
    case WireKind::kBytes: {
      const std::string& text = *static_cast<const std::string*>(from);
      Engine::At<StringField>(message, field.offset).Set(text.data(), text.size());
      break;
    }
    case WireKind::kMessage: {
      const MessageTable& below = *table.aux[field.aux].message;
      MessageLite*& value = Engine::At<MessageLite*>(message, field.offset);
      if (value == nullptr) value = below.create();
      Engine::Merge(*value, *static_cast<const MessageLite*>(from), below);
      break;
    }
    default:
      std::memcpy(Engine::Place(message, field.offset), from, ScalarSize(field.kind()));
  }
}

/// \returns the key that an entry message has.
MapKeyRef KeyOf(const MessageLite& message, const FieldEntry& field) {
  if (field.kind() == WireKind::kString) {
    const std::string& text = Engine::At<StringField>(message, field.offset).Get();
    return {text.data(), text.size()};
  }
  uint64_t bits = 0;
  std::memcpy(&bits, Engine::Place(message, field.offset), ScalarSize(field.kind()));
  return {nullptr, bits};
}

/// \returns the value that an entry message has, as it would be in the map; null for an unset message.
const void* ValueOf(const MessageLite& message, const FieldEntry& field) {
  switch (field.kind()) {
    case WireKind::kString:
    case WireKind::kBytes:
      return &Engine::At<StringField>(message, field.offset).Get();
    case WireKind::kMessage:
      return Engine::At<MessageLite*>(message, field.offset);
    default:
      return Engine::Place(message, field.offset);
  }
}

class EntriesOfMap final : public MapMirror {
 public:
  explicit EntriesOfMap(const MapTable& table) : table_(table) {}
  ~EntriesOfMap() override { entries_.DestroyMessages(); }

  void UpdateMap(MapBase& map) override {
    if (counts_.load(std::memory_order_acquire) != Counts::kEntries) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (counts_.load(std::memory_order_relaxed) != Counts::kEntries) return;
    const MessageTable& entry = *table_.entry;
    map.Clear(*table_.shape);
    for (int i = 0; i < entries_.size_; ++i) {
      const MessageLite& from = *static_cast<const MessageLite*>(entries_.elements_[i]);
      MapNode* const node = map.FindOrCreate(*table_.shape, KeyOf(from, entry.entries[0])).first;
      void* const value = table_.shape->ValueOf(node);
      if (const void* given = ValueOf(from, entry.entries[1])) {
        MapBase::CopyValue(*table_.shape, value, given);
      } else {
        MapBase::ResetValue(*table_.shape, value);
      }
    }
    counts_.store(Counts::kBoth, std::memory_order_release);
  }

  void MapChanges() override { counts_.store(Counts::kMap, std::memory_order_relaxed); }

  const RepeatedPtrFieldBase& Entries(const MapBase& map) {
    if (counts_.load(std::memory_order_acquire) != Counts::kMap) return entries_;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (counts_.load(std::memory_order_relaxed) != Counts::kMap) return entries_;
    const MessageTable& entry = *table_.entry;
    entries_.Clear();
    ForEachNode(map, [&](const MapNode* node) {
      MessageLite& to = *entries_.AddMessage(entry);
      SetField(to, entry, entry.entries[0], node->key());
      SetField(to, entry, entry.entries[1], table_.shape->ValueOf(node));
    });
    counts_.store(Counts::kBoth, std::memory_order_release);
    return entries_;
  }

  RepeatedPtrFieldBase& MutableEntries(const MapBase& map) {
    Entries(map);
    counts_.store(Counts::kEntries, std::memory_order_relaxed);
    return entries_;
  }

 private:
  /// Which side says what the field holds.
  enum class Counts { kMap, kEntries, kBoth };

  const MapTable& table_;
  RepeatedPtrFieldBase entries_;
  std::atomic<Counts> counts_{Counts::kMap};
  std::mutex mutex_;
};

EntriesOfMap& MirrorOf(const MapFieldBase& field, const MapTable& table) {
  MapMirror** const place = const_cast<MapMirror**>(&field.mirror);
  MapMirror* known = __atomic_load_n(place, __ATOMIC_ACQUIRE);
  if (known == nullptr) {
    auto made = std::make_unique<EntriesOfMap>(table);
    // If another thread was first, `known` is what it made.
    if (__atomic_compare_exchange_n(place, &known, static_cast<MapMirror*>(made.get()), false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE)) {
      known = made.release();
    }
  }
  return *static_cast<EntriesOfMap*>(known);
}

}  // namespace

const RepeatedPtrFieldBase& MapEntries(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  const auto& field = Engine::At<MapFieldBase>(message, entry.offset);
  return MirrorOf(field, *table.aux[entry.aux].map).Entries(field.map);
}

RepeatedPtrFieldBase& MutableMapEntries(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  const auto& field = Engine::At<MapFieldBase>(message, entry.offset);
  return MirrorOf(field, *table.aux[entry.aux].map).MutableEntries(field.map);
}

}  // namespace google::protobuf::internal
