// The container of map fields.
#ifndef GOOGLE_PROTOBUF_MAP_H_
#define GOOGLE_PROTOBUF_MAP_H_

#include <cstddef>
#include <initializer_list>
#include <type_traits>
#include <utility>

#include "google/protobuf/internal/map_base.h"
#include "google/protobuf/internal/space_used.h"

namespace google::protobuf {

/// An unordered map that owns its entries: from integers, bool or std::string to numbers, enums, std::string or
/// messages (rules cpp.map.*). An entry keeps its address until it is erased. The order of iteration is unspecified and
/// changes when entries are inserted. Integer and bool keys are passed by value, string keys as any kind of string.
template <typename Key, typename T>
class Map final : private internal::MapBase {
  using Traits = internal::MapKeyTraits<Key>;
  using Node = internal::MapNode;
  /// How a key is passed.
  using KeyArgument = typename Traits::Argument;

 public:
  using key_type = Key;
  using mapped_type = T;
  using value_type = std::pair<const Key, T>;
  using pointer = value_type*;
  using const_pointer = const value_type*;
  using reference = value_type&;
  using const_reference = const value_type&;
  using size_type = size_t;
  using difference_type = ptrdiff_t;

  /// A forward iterator. It stays valid while its own entry does. `Pair` is const for a const iterator.
  template <typename Pair>
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = typename Map::value_type;
    using difference_type = ptrdiff_t;
    using pointer = Pair*;
    using reference = Pair&;

    Iterator() = default;
    /// Converts a mutable iterator to a const one, but not the reverse.
    template <typename Other, typename = std::enable_if_t<std::is_convertible_v<Other*, Pair*>>>
    Iterator(const Iterator<Other>& other)  // NOLINT
        : node_(other.node_), map_(other.map_), bucket_(other.bucket_), bucket_count_(other.bucket_count_) {}

    reference operator*() const { return *PairOf(node_); }
    pointer operator->() const { return PairOf(node_); }
    Iterator& operator++() {
      if (node_->next != nullptr) {
        node_ = node_->next;
        return *this;
      }
      // The table has grown since, so the entry may be in another bucket now.
      if (bucket_count_ != map_->BucketCount()) {
        bucket_ = map_->BucketOf(Shape(), node_);
        bucket_count_ = map_->BucketCount();
      }
      ++bucket_;
      node_ = map_->FirstFrom(&bucket_);
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator& one, const Iterator& other) { return one.node_ == other.node_; }
    friend bool operator!=(const Iterator& one, const Iterator& other) { return one.node_ != other.node_; }

   private:
    friend class Map;
    template <typename>
    friend class Iterator;
    Iterator(Node* node, const internal::MapBase* map, uint32_t bucket)
        : node_(node), map_(map), bucket_(bucket), bucket_count_(map->BucketCount()) {}

    Node* node_ = nullptr;  // null: the end
    const internal::MapBase* map_ = nullptr;
    uint32_t bucket_ = 0;        // of the node, for a table ...
    uint32_t bucket_count_ = 0;  // ... of this size
  };
  using iterator = Iterator<value_type>;
  using const_iterator = Iterator<const value_type>;

  constexpr Map() = default;
  /// Copies are deep (rule cpp.map.copy).
  Map(const Map& other) { MapBase::MergeFrom(Shape(), other); }
  Map(Map&& other) noexcept { swap(other); }
  /// If a key occurs more than once, the first one wins (rule cpp.map.from-std).
  template <typename InputIterator, typename = decltype(*std::declval<InputIterator&>())>
  Map(InputIterator first, InputIterator last) {
    insert(first, last);
  }
  Map(std::initializer_list<value_type> values) { insert(values.begin(), values.end()); }
  ~Map() { Free(Shape()); }
  Map& operator=(const Map& other) {
    if (&other != this) {
      clear();
      MapBase::MergeFrom(Shape(), other);
    }
    return *this;
  }
  /// Moving or swapping maps of messages in different arenas copies them.
  Map& operator=(Map&& other) noexcept {
    if (!MaySwapEntries(other)) return *this = static_cast<const Map&>(other);
    InternalSwap(&other);
    return *this;
  }

  /// \returns the arena of the message that the map is in; null for the heap.
  Arena* GetArena() const { return reinterpret_cast<Arena*>(arena()); }

  iterator begin() { return Begin<iterator>(); }
  iterator end() { return iterator(); }
  const_iterator begin() const { return Begin<const_iterator>(); }
  const_iterator end() const { return const_iterator(); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }

  size_type size() const { return InternalSize(); }
  bool empty() const { return size() == 0; }

  /// \returns the value of a key; inserts an empty value if there is none.
  T& operator[](KeyArgument key) { return try_emplace(std::move(key)).first->second; }
  /// \returns the value of a key. Ends the process if there is none.
  const T& at(KeyArgument key) const {
    const const_iterator found = find(key);
    if (found == end()) internal::MapKeyNotFound(Traits::Shown(key));
    return found->second;
  }
  T& at(KeyArgument key) {
    const iterator found = find(key);
    if (found == end()) internal::MapKeyNotFound(Traits::Shown(key));
    return found->second;
  }

  bool contains(KeyArgument key) const { return Find(Shape(), Traits::Ref(key)) != nullptr; }
  size_type count(KeyArgument key) const { return contains(key) ? 1 : 0; }
  const_iterator find(KeyArgument key) const { return At<const_iterator>(Find(Shape(), Traits::Ref(key))); }
  iterator find(KeyArgument key) { return At<iterator>(Find(Shape(), Traits::Ref(key))); }

  /// \returns the range of the entries with a key: one or none.
  std::pair<const_iterator, const_iterator> equal_range(KeyArgument key) const { return RangeAt(find(key)); }
  std::pair<iterator, iterator> equal_range(KeyArgument key) { return RangeAt(find(key)); }

  /// Insert an entry with a copy of the value, unless the key exists. \returns the key's entry, and whether it is new
  /// (rules cpp.map.insert, -insert-deep-copy).
  std::pair<iterator, bool> insert(const value_type& value) { return emplace(value.first, value.second); }
  std::pair<iterator, bool> insert(value_type&& value) { return emplace(value.first, std::move(value.second)); }
  template <typename InputIterator, typename = decltype(*std::declval<InputIterator&>())>
  void insert(InputIterator first, InputIterator last) {
    for (; first != last; ++first) emplace(first->first, first->second);
  }
  void insert(std::initializer_list<value_type> values) { insert(values.begin(), values.end()); }
  /// The value is anything that can be assigned to a T.
  template <typename Value>
  std::pair<iterator, bool> emplace(KeyArgument key, Value&& value) {
    const std::pair<iterator, bool> result = try_emplace(std::move(key));
    if (result.second) result.first->second = std::forward<Value>(value);
    return result;
  }
  /// The value of a new entry is T(arguments...), an empty value without arguments.
  template <typename... Arguments>
  std::pair<iterator, bool> try_emplace(KeyArgument key, Arguments&&... arguments) {
    const auto [node, made] = FindOrCreate(Shape(), Traits::Ref(key), Traits::Movable(key));
    const iterator place = At<iterator>(node);
    if constexpr (sizeof...(Arguments) != 0) {
      if (made) place->second = T(std::forward<Arguments>(arguments)...);
    }
    return {place, made};
  }

  /// Erase entries by key (\returns how many), by iterator or by range (\returns the next entry) (rule cpp.map.erase).
  size_type erase(KeyArgument key) {
    Node* const node = Find(Shape(), Traits::Ref(key));
    if (node == nullptr) return 0;
    Erase(Shape(), node);
    return 1;
  }
  iterator erase(const_iterator position) {
    iterator next = Mutable(position);
    ++next;
    Erase(Shape(), position.node_);
    return next;
  }
  iterator erase(const_iterator first, const_iterator last) {
    while (first != last) first = erase(first);
    return Mutable(first);
  }
  void clear() { Clear(Shape()); }

  void swap(Map& other) {
    if (MaySwapEntries(other)) return InternalSwap(&other);
    const Map copy(*this);
    *this = static_cast<const Map&>(other);
    other = copy;
  }
  friend void swap(Map& one, Map& other) { one.swap(other); }

  /// \returns the heap bytes of the map, including those of its strings and messages.
  size_t SpaceUsedExcludingSelfLong() const {
    size_t total = TableSpaceUsed(Shape());
    for (const value_type& entry : *this) {
      // The nodes contain the objects themselves.
      if constexpr (std::is_same_v<Key, std::string>) total += internal::HeapOf(entry.first);
      if constexpr (std::is_class_v<T>) {
        const size_t space = internal::SpaceOfObject(entry.second);
        if (space > sizeof(T)) total += space - sizeof(T);
      }
    }
    return total;
  }

 private:
  static const internal::MapShape& Shape() { return internal::map_shape<Key, T>; }
  bool MaySwapEntries(const Map& other) const { return Shape().message == nullptr || arena() == other.arena(); }
  static value_type* PairOf(Node* node) { return static_cast<value_type*>(node->key()); }

  template <typename It>
  It Begin() const {
    if (empty()) return It();
    uint32_t bucket = 0;
    Node* const first = FirstFrom(&bucket);
    return It(first, this, bucket);
  }
  /// \returns the entry at an iterator, as a range; an empty range for the end.
  template <typename It>
  std::pair<It, It> RangeAt(It found) const {
    It next = found;
    if (found != It()) ++next;
    return {found, next};
  }
  /// The bucket is computed only if the iterator is advanced.
  template <typename It>
  It At(Node* node) const {
    It result;
    result.node_ = node;
    result.map_ = this;
    return result;
  }
  iterator Mutable(const_iterator position) const {
    iterator result = At<iterator>(position.node_);
    result.bucket_ = position.bucket_;
    result.bucket_count_ = position.bucket_count_;
    return result;
  }
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_MAP_H_
