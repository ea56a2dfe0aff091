// Map fields for reflection: entry messages that mirror the map.
#include "map_mirror.h"

#include <atomic>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "../../lite/wire/map_codec.h"
#include "../../lite/wire/scalar_codec.h"

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
      Engine::At<StringField>(message, field.offset).Set(text.data(), text.size(), Engine::Strings(message, table));
      break;
    }
    case WireKind::kMessage: {
      const MessageTable& below = *table.aux[field.aux].message;
      MessageLite*& value = Engine::At<MessageLite*>(message, field.offset);
      if (value == nullptr) value = Engine::NewMember(message, below);
      Engine::Merge(*value, *static_cast<const MessageLite*>(from), below);
      break;
    }
    default:
      std::memcpy(Engine::Place(message, field.offset), from, ScalarSize(field.kind()));
  }
}

/// \returns the key of an entry message.
MapKeyRef KeyOf(const MessageLite& message, const FieldEntry& field) {
  if (field.kind() == WireKind::kString) {
    const std::string& text = Engine::At<StringField>(message, field.offset).Get();
    return {text.data(), text.size()};
  }
  uint64_t bits = 0;
  std::memcpy(&bits, Engine::Place(message, field.offset), ScalarSize(field.kind()));
  return {nullptr, bits};
}

/// \returns the value of an entry message, as the map would store it; null for an unset message.
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

/// \returns the serialized message. Maps inside are sorted by key, so equal messages give equal bytes.
std::string BytesOf(const MessageLite& message) {
  const MapOrder order(true);
  return message.SerializePartialAsString();
}

/// \returns whether an entry message has the same value as the map.
bool HasValue(const MessageLite& entry, const FieldEntry& field, const void* in_map) {
  const void* const own = ValueOf(entry, field);
  switch (field.kind()) {
    case WireKind::kString:
    case WireKind::kBytes:
      return *static_cast<const std::string*>(own) == *static_cast<const std::string*>(in_map);
    case WireKind::kMessage:
      return own != nullptr &&
             BytesOf(*static_cast<const MessageLite*>(own)) == BytesOf(*static_cast<const MessageLite*>(in_map));
    default:
      return std::memcmp(own, in_map, ScalarSize(field.kind())) == 0;
  }
}

/// \returns a key as bytes, for comparing and sorting the keys of one map.
std::string BytesOf(MapKeyRef key) {
  if (key.string != nullptr) return {key.string, static_cast<size_t>(key.bits)};
  return {reinterpret_cast<const char*>(&key.bits), sizeof(key.bits)};
}

/// \returns the key from the bytes of BytesOf.
MapKeyRef KeyIn(const std::string& bytes, MapKeyKind kind) {
  if (kind == MapKeyKind::kString) return {bytes.data(), bytes.size()};
  uint64_t bits;
  std::memcpy(&bits, bytes.data(), sizeof(bits));
  return {nullptr, bits};
}

void SetInMap(MapBase& map, const MapTable& table, const MessageLite& from) {
  const MessageTable& entry = *table.entry;
  MapNode* const node = map.FindOrCreate(*table.shape, KeyOf(from, entry.entries[0])).first;
  void* const value = table.shape->ValueOf(node);
  if (const void* given = ValueOf(from, entry.entries[1])) {
    MapBase::CopyValue(*table.shape, value, given);
  } else {
    MapBase::ResetValue(*table.shape, value);
  }
}

class EntriesOfMap final : public MapMirror {
 public:
  explicit EntriesOfMap(const MapTable& table) : table_(table) {}
  ~EntriesOfMap() override { entries_.DestroyMessages(); }

  void UpdateMap(MapBase& map) override {
    if (!EntriesMayHaveChanges()) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!EntriesMayHaveChanges()) return;
    std::map<std::string, int> last;
    for (int i = 0; i < entries_.size_; ++i) last[KeyBytes(i)] = i;
    for (const auto& [key, bytes] : handed_out_) {
      if (last.count(key) != 0) continue;
      if (MapNode* const node = map.Find(*table_.shape, KeyIn(key, table_.shape->key))) map.Erase(*table_.shape, node);
    }
    for (const auto& [key, index] : last) {
      const auto lent = handed_out_.find(key);
      if (lent == handed_out_.end() || lent->second != BytesOf(At(index))) SetInMap(map, table_, At(index));
    }
    RemoveAllBut(last);
    handed_out_.clear();
    known_ = false;
    entries_may_have_changes_.store(false, std::memory_order_release);
  }

  void DropEntryChanges() override {
    handed_out_.clear();
    known_ = false;
    entries_may_have_changes_.store(false, std::memory_order_relaxed);
  }

  int Count(const MapBase& map) const {
    return EntriesMayHaveChanges() ? entries_.size_ : static_cast<int>(map.InternalSize());
  }

  const MessageLite& Entry(const MapBase& map, int index) {
    if (EntriesMayHaveChanges()) return At(index);
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!EntriesMayHaveChanges()) {
      MatchKeys(map);
      MatchValue(map, index);
    }
    return At(index);
  }

  const RepeatedPtrFieldBase& Entries(const MapBase& map) {
    if (EntriesMayHaveChanges()) return entries_;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!EntriesMayHaveChanges()) {
      MatchKeys(map);
      for (int i = 0; i < entries_.size_; ++i) MatchValue(map, i);
    }
    return entries_;
  }

  RepeatedPtrFieldBase& MutableEntries(const MapBase& map) {
    if (EntriesMayHaveChanges()) return entries_;
    Entries(map);
    for (int i = 0; i < entries_.size_; ++i) handed_out_[KeyBytes(i)] = BytesOf(At(i));
    entries_may_have_changes_.store(true, std::memory_order_relaxed);
    return entries_;
  }

 private:
  const FieldEntry& KeyField() const { return table_.entry->entries[0]; }
  const FieldEntry& ValueField() const { return table_.entry->entries[1]; }
  MessageLite& At(int index) const { return *static_cast<MessageLite*>(entries_.elements_[index]); }
  std::string KeyBytes(int index) const { return BytesOf(KeyOf(At(index), KeyField())); }
  /// Whether the entries may have changes that are not yet applied to the map.
  bool EntriesMayHaveChanges() const { return entries_may_have_changes_.load(std::memory_order_acquire); }

  /// Adds and removes entries so that they have the keys of the map.
  void MatchKeys(const MapBase& map) {
    if (known_ && seen_ == map.Changes()) return;
    bool equal = static_cast<size_t>(entries_.size_) == map.InternalSize();
    for (int i = 0; equal && i < entries_.size_; ++i) {
      equal = map.Find(*table_.shape, KeyOf(At(i), KeyField())) != nullptr;
    }
    if (!equal) Rebuild(map);
    known_ = true;
    seen_ = map.Changes();
  }

  /// Copies a value from the map to its entry, if they differ.
  void MatchValue(const MapBase& map, int index) {
    const MapNode* const node = map.Find(*table_.shape, KeyOf(At(index), KeyField()));
    // The entry's key was changed through a pointer obtained before the map was last read.
    if (node == nullptr) return Rebuild(map);
    const void* const value = table_.shape->ValueOf(node);
    if (HasValue(At(index), ValueField(), value)) return;
    Engine::Clear(At(index), *table_.entry);
    Fill(At(index), node);
  }

  void Rebuild(const MapBase& map) {
    entries_.Clear();
    ForEachNode(map, [&](const MapNode* node) { Fill(*entries_.AddMessage(*table_.entry), node); });
  }

  void Fill(MessageLite& to, const MapNode* node) const {
    SetField(to, *table_.entry, KeyField(), node->key());
    SetField(to, *table_.entry, ValueField(), table_.shape->ValueOf(node));
  }

  /// Removes entries whose keys occur again later. The messages stay allocated.
  void RemoveAllBut(const std::map<std::string, int>& last) {
    if (last.size() == static_cast<size_t>(entries_.size_)) return;
    int kept = 0;
    for (int i = 0, count = entries_.size_; i < count; ++i) {
      if (last.at(KeyBytes(i)) == i) std::swap(entries_.elements_[kept++], entries_.elements_[i]);
    }
    entries_.size_ = kept;
  }

  const MapTable& table_;
  RepeatedPtrFieldBase entries_;
  /// While the entries may have changes: their contents when they were handed out, by key.
  std::map<std::string, std::string> handed_out_;
  std::atomic<bool> entries_may_have_changes_{false};
  bool known_ = false;  // whether `seen_` is valid
  uint64_t seen_ = 0;   // the map's Changes() when the keys were last compared
  std::mutex mutex_;
};

EntriesOfMap& MirrorOf(const MapFieldBase& field, const MapTable& table) {
  MapMirror** const place = const_cast<MapMirror**>(&field.mirror);
  MapMirror* known = __atomic_load_n(place, __ATOMIC_ACQUIRE);
  if (known == nullptr) {
    auto made = std::make_unique<EntriesOfMap>(table);
    // If another thread created it first, `known` is that thread's mirror.
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

int MapEntryCount(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  const auto& field = Engine::At<MapFieldBase>(message, entry.offset);
  if (__atomic_load_n(&field.mirror, __ATOMIC_ACQUIRE) == nullptr) return static_cast<int>(field.map.InternalSize());
  return MirrorOf(field, *table.aux[entry.aux].map).Count(field.map);
}

const MessageLite& MapEntryAt(const MessageLite& message, const MessageTable& table, const FieldEntry& entry,
                              int index) {
  const auto& field = Engine::At<MapFieldBase>(message, entry.offset);
  return MirrorOf(field, *table.aux[entry.aux].map).Entry(field.map, index);
}

RepeatedPtrFieldBase& MutableMapEntries(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  const auto& field = Engine::At<MapFieldBase>(message, entry.offset);
  return MirrorOf(field, *table.aux[entry.aux].map).MutableEntries(field.map);
}

void SetMapEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const MessageLite& from) {
  SetInMap(Engine::At<MapFieldBase>(message, entry.offset).Mutable(), *table.aux[entry.aux].map, from);
}

}  // namespace google::protobuf::internal
