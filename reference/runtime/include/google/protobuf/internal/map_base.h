// The hash table behind all maps, without static key and value types.
#ifndef GOOGLE_PROTOBUF_INTERNAL_MAP_BASE_H_
#define GOOGLE_PROTOBUF_INTERNAL_MAP_BASE_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf::internal {

/// The kinds of keys that differ in memory.
enum class MapKeyKind : uint8_t { kBool, kNumber32, kNumber64, kString };
/// Values: bits that are copied, std::string, or a message.
enum class MapValueKind : uint8_t { kTrivial, kString, kMessage };

/// An entry of a map: a link, followed by a std::pair<const Key, T>. It keeps its address until it is erased.
struct MapNode {
  MapNode* next;

  void* key() { return this + 1; }
  const void* key() const { return this + 1; }
};

/// The memory layout of the nodes of a Map<Key, T>, for the shared code.
struct MapShape {
  MapKeyKind key;
  MapValueKind value;
  uint32_t value_size;    // bytes of a T
  uint32_t value_offset;  // of the value in the node
  uint32_t node_size;
  const MessageTable* message;  // of T; null if T is not a message

  void* ValueOf(MapNode* node) const { return reinterpret_cast<char*>(node) + value_offset; }
  const void* ValueOf(const MapNode* node) const { return reinterpret_cast<const char*>(node) + value_offset; }
};

/// A key, valid during the call that it is passed to: the bits of a number or bool, or a string.
struct MapKeyRef {
  const char* string;  // null for numbers
  uint64_t bits;       // the number, or the length of the string
};

/// A hash table with chained nodes. Derived classes know the types and add no data; the owner of the table calls
/// Free().
class MapBase {
 public:
  constexpr MapBase() : changes_(0), distance_(0) {}
  MapBase(const MapBase&) = delete;
  MapBase& operator=(const MapBase&) = delete;

  /// \returns the node of a key, or null.
  MapNode* Find(const MapShape& shape, MapKeyRef key) const;
  /// \returns the node of a key, and whether it is new; the value of a new node is zero or empty.
  /// \param movable  the string that `key` refers to, if its buffer may be taken; else null.
  std::pair<MapNode*, bool> FindOrCreate(const MapShape& shape, MapKeyRef key, std::string* movable = nullptr);
  /// Frees a node of this map. Other nodes do not move.
  void Erase(const MapShape& shape, MapNode* node);
  /// Frees all nodes.
  void Clear(const MapShape& shape);
  /// Frees all memory.
  void Free(const MapShape& shape);
  /// Copies the entries of `other`, which must not be this map. If both have a key, the value of `other` wins.
  void MergeFrom(const MapShape& shape, const MapBase& other);
  /// Swaps the entries of two maps on the heap, in one arena, or without messages.
  void InternalSwap(MapBase* other) {
    SwapEntries(other);
    ++changes_;
    ++other->changes_;
  }
  /// Swaps the entries and the change counters.
  void SwapWithChanges(MapBase* other) {
    SwapEntries(other);
    const uint64_t kept = changes_;
    changes_ = other->changes_;
    other->changes_ = kept;
  }

  /// \returns the arena of the map, or null. Entries are on the heap; but a value that is a message creates its
  /// submessages in the arena.
  ArenaBase* arena() const { return ArenaAround(this, static_cast<size_t>(distance_)); }
  /// \param bytes  from the start of the message, which is in an arena.
  void SetDistance(uint32_t bytes) { distance_ = bytes; }

  /// \returns a counter that changes whenever the set of keys changes. Changed values do not count.
  uint64_t Changes() const { return changes_; }

  size_t InternalSize() const { return size_; }
  /// \returns the first node in or after a bucket, and sets `bucket` to its bucket; null if there is none.
  MapNode* FirstFrom(uint32_t* bucket) const {
    for (; *bucket < bucket_count_; ++*bucket) {
      if (buckets_[*bucket] != nullptr) return buckets_[*bucket];
    }
    return nullptr;
  }
  uint32_t BucketCount() const { return bucket_count_; }
  /// \returns the bucket that a node is in now.
  uint32_t BucketOf(const MapShape& shape, const MapNode* node) const;

  /// \returns a node's key as a reference to it.
  static MapKeyRef KeyOf(const MapShape& shape, const MapNode* node);
  /// Resets a value to the state of a new node's value.
  static void ResetValue(const MapShape& shape, void* value);
  /// Assigns one value to another of the same type.
  static void CopyValue(const MapShape& shape, void* to, const void* from);
  /// \returns the heap bytes of the table and its nodes, excluding memory that strings and messages own.
  size_t TableSpaceUsed(const MapShape& shape) const {
    return bucket_count_ * sizeof(MapNode*) + size_t{size_} * shape.node_size;
  }

 private:
  void SwapEntries(MapBase* other) {
    std::swap(buckets_, other->buckets_);
    std::swap(bucket_count_, other->bucket_count_);
    std::swap(size_, other->size_);
  }
  void Resize(const MapShape& shape, uint32_t bucket_count);
  static void Destroy(const MapShape& shape, MapNode* node);
  void ConstructMessage(const MessageTable& table, void* place) const;

  /// Owned, from AllocateBlock; null while the map has never had an entry.
  MapNode** buckets_ = nullptr;
  uint32_t bucket_count_ = 0;  // a power of two, or 0
  uint32_t size_ = 0;
  uint64_t changes_ : 40;
  uint64_t distance_ : 24;  // see SetDistance(); 0 on the heap
};

/// Calls `visit` with every node of a map, in unspecified order. `visit` must not change the table.
template <typename Visit>
void ForEachNode(const MapBase& map, Visit&& visit) {
  if (map.InternalSize() == 0) return;
  uint32_t bucket = 0;
  for (MapNode* node = map.FirstFrom(&bucket); node != nullptr; node = map.FirstFrom(&++bucket)) {
    for (MapNode* link = node; link != nullptr; link = link->next) visit(link);
  }
}

/// Ends the process because at() was called with a missing key. \param key  the key as text, for the message.
[[noreturn]] void MapKeyNotFound(const std::string& key);

/// How keys of one type are passed and read.
template <typename Key>
struct MapKeyTraits {
  static_assert(std::is_integral_v<Key>, "the key of a map must be an integer, a bool or a string");
  static constexpr MapKeyKind kKind = sizeof(Key) == 4 ? MapKeyKind::kNumber32 : MapKeyKind::kNumber64;
  using Argument = Key;
  static MapKeyRef Ref(Key key) {
    return {nullptr, static_cast<uint64_t>(static_cast<std::make_unsigned_t<Key>>(key))};
  }
  static std::string* Movable(Key) { return nullptr; }
  static std::string Shown(Key key) { return std::to_string(key); }
};
template <>
struct MapKeyTraits<bool> {
  static constexpr MapKeyKind kKind = MapKeyKind::kBool;
  using Argument = bool;
  static MapKeyRef Ref(bool key) { return {nullptr, key ? 1u : 0u}; }
  static std::string* Movable(bool) { return nullptr; }
  static std::string Shown(bool key) { return key ? "true" : "false"; }
};
template <>
struct MapKeyTraits<std::string> {
  static constexpr MapKeyKind kKind = MapKeyKind::kString;
  /// Any kind of string: looking one up does not create a std::string.
  using Argument = StringArg;
  static MapKeyRef Ref(const StringArg& key) { return {key.size() != 0 ? key.data() : "", key.size()}; }
  static std::string* Movable(const StringArg& key) { return key.movable(); }
  static std::string Shown(const StringArg& key) { return std::string(key.data(), key.size()); }
};

template <typename Key, typename T>
constexpr MapShape MakeMapShape() {
  static_assert(alignof(T) <= alignof(MapNode) && alignof(Key) <= alignof(MapNode),
                "nodes must have the alignment of pointers");
  constexpr bool text = std::is_same_v<T, std::string>;
  constexpr bool trivial = std::is_arithmetic_v<T> || std::is_enum_v<T>;
  constexpr size_t value_offset = sizeof(MapNode) + (sizeof(Key) + alignof(T) - 1) / alignof(T) * alignof(T);
  MapShape shape = {MapKeyTraits<Key>::kKind,
                    trivial ? MapValueKind::kTrivial
                    : text  ? MapValueKind::kString
                            : MapValueKind::kMessage,
                    sizeof(T),
                    static_cast<uint32_t>(value_offset),
                    static_cast<uint32_t>(sizeof(MapNode) + sizeof(std::pair<const Key, T>)),
                    nullptr};
  if constexpr (!trivial && !text) shape.message = MessageAccess::Table<T>();
  return shape;
}

/// The shape of a Map<Key, T>, once T is complete.
template <typename Key, typename T>
inline constexpr MapShape map_shape = MakeMapShape<Key, T>();

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_MAP_BASE_H_
