// Repeated fields of strings and messages.
#ifndef GOOGLE_PROTOBUF_REPEATED_PTR_FIELD_H_
#define GOOGLE_PROTOBUF_REPEATED_PTR_FIELD_H_

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/repeated_field_base.h"
#include "google/protobuf/internal/space_used.h"
#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf {

namespace internal {

/// A random access iterator over the objects behind an array of pointers. `Element` is const for a const iterator.
template <typename Element>
class RepeatedPtrIterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = std::remove_const_t<Element>;
  using difference_type = ptrdiff_t;
  using pointer = Element*;
  using reference = Element&;

  RepeatedPtrIterator() = default;
  explicit RepeatedPtrIterator(void* const* place) : place_(place) {}
  /// Converts a mutable iterator to a const one, but not the reverse.
  template <typename Other, typename = std::enable_if_t<std::is_convertible_v<Other*, Element*>>>
  RepeatedPtrIterator(const RepeatedPtrIterator<Other>& other) : place_(other.place()) {}  // NOLINT

  reference operator*() const { return *static_cast<Element*>(*place_); }
  pointer operator->() const { return static_cast<Element*>(*place_); }
  reference operator[](difference_type offset) const { return *static_cast<Element*>(place_[offset]); }

  RepeatedPtrIterator& operator++() { return *this += 1; }
  RepeatedPtrIterator& operator--() { return *this += -1; }
  RepeatedPtrIterator operator++(int) { return RepeatedPtrIterator(place_++); }
  RepeatedPtrIterator operator--(int) { return RepeatedPtrIterator(place_--); }
  RepeatedPtrIterator& operator+=(difference_type offset) {
    place_ += offset;
    return *this;
  }
  RepeatedPtrIterator& operator-=(difference_type offset) { return *this += -offset; }
  friend RepeatedPtrIterator operator+(RepeatedPtrIterator it, difference_type offset) { return it += offset; }
  friend RepeatedPtrIterator operator+(difference_type offset, RepeatedPtrIterator it) { return it += offset; }
  friend RepeatedPtrIterator operator-(RepeatedPtrIterator it, difference_type offset) { return it -= offset; }
  friend difference_type operator-(RepeatedPtrIterator one, RepeatedPtrIterator other) {
    return one.place_ - other.place_;
  }
  friend bool operator==(RepeatedPtrIterator one, RepeatedPtrIterator other) { return one.place_ == other.place_; }
  friend bool operator!=(RepeatedPtrIterator one, RepeatedPtrIterator other) { return one.place_ != other.place_; }
  friend bool operator<(RepeatedPtrIterator one, RepeatedPtrIterator other) { return one.place_ < other.place_; }
  friend bool operator<=(RepeatedPtrIterator one, RepeatedPtrIterator other) { return one.place_ <= other.place_; }
  friend bool operator>(RepeatedPtrIterator one, RepeatedPtrIterator other) { return one.place_ > other.place_; }
  friend bool operator>=(RepeatedPtrIterator one, RepeatedPtrIterator other) { return one.place_ >= other.place_; }

  void* const* place() const { return place_; }

 private:
  void* const* place_ = nullptr;
};

/// A random access iterator over the pointers themselves: what std::sort by pointee needs.
template <typename Pointer>
class RepeatedPtrOverPtrsIterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = Pointer;
  using difference_type = ptrdiff_t;
  using pointer = Pointer*;
  using reference = Pointer&;

  RepeatedPtrOverPtrsIterator() = default;
  explicit RepeatedPtrOverPtrsIterator(void** place) : place_(place) {}

  reference operator*() const { return *reinterpret_cast<Pointer*>(place_); }
  pointer operator->() const { return reinterpret_cast<Pointer*>(place_); }
  reference operator[](difference_type offset) const { return *reinterpret_cast<Pointer*>(place_ + offset); }
  RepeatedPtrOverPtrsIterator& operator++() { return *this += 1; }
  RepeatedPtrOverPtrsIterator& operator--() { return *this += -1; }
  RepeatedPtrOverPtrsIterator operator++(int) { return RepeatedPtrOverPtrsIterator(place_++); }
  RepeatedPtrOverPtrsIterator operator--(int) { return RepeatedPtrOverPtrsIterator(place_--); }
  RepeatedPtrOverPtrsIterator& operator+=(difference_type offset) {
    place_ += offset;
    return *this;
  }
  RepeatedPtrOverPtrsIterator& operator-=(difference_type offset) { return *this += -offset; }
  friend RepeatedPtrOverPtrsIterator operator+(RepeatedPtrOverPtrsIterator it, difference_type n) { return it += n; }
  friend RepeatedPtrOverPtrsIterator operator+(difference_type n, RepeatedPtrOverPtrsIterator it) { return it += n; }
  friend RepeatedPtrOverPtrsIterator operator-(RepeatedPtrOverPtrsIterator it, difference_type n) { return it -= n; }
  friend difference_type operator-(RepeatedPtrOverPtrsIterator one, RepeatedPtrOverPtrsIterator other) {
    return one.place_ - other.place_;
  }
  friend bool operator==(RepeatedPtrOverPtrsIterator a, RepeatedPtrOverPtrsIterator b) { return a.place_ == b.place_; }
  friend bool operator!=(RepeatedPtrOverPtrsIterator a, RepeatedPtrOverPtrsIterator b) { return a.place_ != b.place_; }
  friend bool operator<(RepeatedPtrOverPtrsIterator a, RepeatedPtrOverPtrsIterator b) { return a.place_ < b.place_; }
  friend bool operator<=(RepeatedPtrOverPtrsIterator a, RepeatedPtrOverPtrsIterator b) { return a.place_ <= b.place_; }
  friend bool operator>(RepeatedPtrOverPtrsIterator a, RepeatedPtrOverPtrsIterator b) { return a.place_ > b.place_; }
  friend bool operator>=(RepeatedPtrOverPtrsIterator a, RepeatedPtrOverPtrsIterator b) { return a.place_ >= b.place_; }

 private:
  void** place_ = nullptr;
};

}  // namespace internal

/// A growable array of objects on the heap that it owns: std::string or a generated message class. Indexes count from
/// 0; one outside [0, size()) is undefined behaviour. An element keeps its address while the array grows (rules
/// cpp.repeated.containers, -zero-based, -out-of-range).
template <typename Element>
class RepeatedPtrField final : private internal::RepeatedPtrFieldBase {
  static constexpr bool kString = std::is_same_v<Element, std::string>;

 public:
  using value_type = Element;
  using reference = Element&;
  using const_reference = const Element&;
  using pointer = Element*;
  using const_pointer = const Element*;
  using iterator = internal::RepeatedPtrIterator<Element>;
  using const_iterator = internal::RepeatedPtrIterator<const Element>;
  using pointer_iterator = internal::RepeatedPtrOverPtrsIterator<Element*>;
  using const_pointer_iterator = internal::RepeatedPtrOverPtrsIterator<const Element* const>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;
  using size_type = int;
  using difference_type = ptrdiff_t;

  constexpr RepeatedPtrField() = default;
  RepeatedPtrField(const RepeatedPtrField& other) { MergeFrom(other); }
  RepeatedPtrField(RepeatedPtrField&& other) noexcept { Swap(&other); }
  template <typename Iterator, typename = decltype(*std::declval<Iterator&>())>
  RepeatedPtrField(Iterator first, Iterator last) {
    Add(first, last);
  }
  ~RepeatedPtrField() {
    if (distance_ != 0) return;
    for (int i = 0; i < allocated_; ++i) delete At(i);
    allocated_ = size_ = 0;
    FreeArray();
  }
  RepeatedPtrField& operator=(const RepeatedPtrField& other) {
    CopyFrom(other);
    return *this;
  }
  /// Moving between the heap and an arena, or between arenas, copies; so does Swap().
  RepeatedPtrField& operator=(RepeatedPtrField&& other) noexcept {
    if (arena() == other.arena()) {
      InternalSwap(&other);
    } else {
      CopyFrom(other);
    }
    return *this;
  }

  /// \returns the arena that the field and its elements are in; null for the heap.
  Arena* GetArena() const { return reinterpret_cast<Arena*>(arena()); }

  /// Sizes count elements. Capacity() is how many pointers fit before the array of pointers moves.
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  int Capacity() const { return capacity_; }

  /// Elements by index; only at() checks the index, and ends the process if it is out of range.
  const Element& Get(int index) const { return *At(index); }
  Element* Mutable(int index) { return At(index); }
  const Element& operator[](int index) const { return *At(index); }
  Element& operator[](int index) { return *At(index); }
  const Element& at(int index) const {
    internal::CheckIndex(index, size_);
    return *At(index);
  }
  Element& at(int index) {
    internal::CheckIndex(index, size_);
    return *At(index);
  }

  /// Appends an empty element. \returns it; the field owns it.
  Element* Add() {
    if (void* used = TakeUsed()) {
      Element* element = static_cast<Element*>(used);
      ClearElement(element);
      return element;
    }
    if constexpr (kString) {
      return NewString();
    } else {
      if (distance_ != 0) return static_cast<Element*>(NewMessage(*internal::MessageAccess::Table<Element>()));
      Element* made = new Element();
      Append(made);
      return made;
    }
  }
  /// Appends one element, or copies of a range, which must not be part of this field.
  void Add(Element&& value) { *Add() = std::move(value); }
  template <typename Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) *Add() = *first;
  }
  /// Appends `value` and takes ownership of it. A field in an arena gives a value on the heap to the arena; a value in
  /// another arena is copied.
  void AddAllocated(Element* value) {
    if constexpr (kString) {
      TakeString(value);
    } else {
      TakeMessage(value);
    }
  }

  /// Removes the last element and keeps it for reuse.
  void RemoveLast() { --size_; }
  /// Frees `count` elements from `start` on.
  void DeleteSubrange(int start, int count) {
    for (int i = start; distance_ == 0 && i < start + count; ++i) delete At(i);
    CloseGap(start, count);
  }
  /// Removes `count` elements from `start` on; passes their ownership to the caller in `elements`, or frees them if
  /// that is null. Elements in an arena are copied to the heap.
  void ExtractSubrange(int start, int count, Element** elements) {
    if (elements == nullptr) return DeleteSubrange(start, count);
    for (int i = 0; i < count; ++i) elements[i] = Give(At(start + i));
    CloseGap(start, count);
  }
  /// Removes the last element. \returns it, or a copy on the heap if it is in an arena; the caller owns it.
  Element* ReleaseLast() { return Give(UnsafeArenaReleaseLast()); }
  /// The same without copies: what is in an arena stays there.
  void UnsafeArenaExtractSubrange(int start, int count, Element** elements) {
    for (int i = 0; i < count; ++i) elements[i] = At(start + i);
    CloseGap(start, count);
  }
  Element* UnsafeArenaReleaseLast() {
    Element* last = At(size_ - 1);
    CloseGap(size_ - 1, 1);
    return last;
  }
  /// AddAllocated without any check: the value must be in the arena of the field, or outlive it.
  void UnsafeArenaAddAllocated(Element* value) { Append(value); }

  /// The objects kept for reuse: how many there are; one more, which the field now owns; one of them, which the caller
  /// now owns (only if ClearedCount() > 0).
  int ClearedCount() const { return allocated_ - size_; }
  void AddCleared(Element* value) { AppendCleared(value); }
  [[nodiscard]] Element* ReleaseCleared() { return static_cast<Element*>(elements_[--allocated_]); }

  /// Erase one element or a range. \returns an iterator to the element after it.
  iterator erase(const_iterator position) { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) {
    const int start = static_cast<int>(first - cbegin());
    DeleteSubrange(start, static_cast<int>(last - first));
    return begin() + start;
  }

  /// Empties the field; keeps the elements for reuse.
  void Clear() { size_ = 0; }
  /// Appends copies of the elements of `other`; CopyFrom and Assign replace the elements.
  void MergeFrom(const RepeatedPtrField& other) {
    const int count = other.size_;
    Reserve(size_ + count);
    for (int i = 0; i < count; ++i) *Add() = *other.At(i);
  }
  void CopyFrom(const RepeatedPtrField& other) {
    if (&other == this) return;
    Clear();
    MergeFrom(other);
  }
  template <typename Iterator>
  void Assign(Iterator first, Iterator last) {
    Clear();
    Add(first, last);
  }
  void Reserve(int new_size) {
    if (new_size > capacity_) Grow(new_size);
  }
  /// Swaps the arrays; no element moves, unless the fields are in different arenas.
  void Swap(RepeatedPtrField* other) {
    if (other == this) return;
    if (arena() == other->arena()) return InternalSwap(other);
    RepeatedPtrField copy(*this);
    CopyFrom(*other);
    other->CopyFrom(copy);
  }
  void UnsafeArenaSwap(RepeatedPtrField* other) {
    if (other != this) InternalSwap(other);
  }
  void SwapElements(int one, int other) { std::swap(elements_[one], elements_[other]); }

  /// The array of pointers itself; may be null while the field is empty.
  const Element* const* data() const { return reinterpret_cast<const Element* const*>(elements_); }
  Element** mutable_data() { return reinterpret_cast<Element**>(elements_); }

  iterator begin() { return iterator(elements_); }
  const_iterator begin() const { return const_iterator(elements_); }
  const_iterator cbegin() const { return const_iterator(elements_); }
  iterator end() { return iterator(elements_ + size_); }
  const_iterator end() const { return const_iterator(elements_ + size_); }
  const_iterator cend() const { return const_iterator(elements_ + size_); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }
  pointer_iterator pointer_begin() { return pointer_iterator(elements_); }
  const_pointer_iterator pointer_begin() const { return const_pointer_iterator(elements_); }
  pointer_iterator pointer_end() { return pointer_iterator(elements_ + size_); }
  const_pointer_iterator pointer_end() const { return const_pointer_iterator(elements_ + size_); }

  /// \returns the heap bytes of the array and its elements, including those kept for reuse.
  size_t SpaceUsedExcludingSelfLong() const {
    size_t total = static_cast<size_t>(capacity_) * sizeof(void*);
    for (int i = 0; i < allocated_; ++i) total += internal::SpaceOfObject(*At(i));
    return total;
  }
  int SpaceUsedExcludingSelf() const { return static_cast<int>(SpaceUsedExcludingSelfLong()); }

  friend void swap(RepeatedPtrField& one, RepeatedPtrField& other) { one.Swap(&other); }

 private:
  Element* At(int index) const { return static_cast<Element*>(elements_[index]); }
  Element* Give(Element* element) const {
    if constexpr (kString) {
      return GiveString(element);
    } else {
      return static_cast<Element*>(GiveMessage(element));
    }
  }
  static void ClearElement(Element* element) {
    if constexpr (kString) {
      element->clear();
    } else {
      element->Clear();
    }
  }
};

/// An output iterator that appends to a repeated field of strings or messages.
template <typename Element>
class RepeatedPtrFieldBackInsertIterator {
 public:
  using iterator_category = std::output_iterator_tag;
  using value_type = Element;
  using pointer = void;
  using reference = void;
  using difference_type = ptrdiff_t;

  explicit RepeatedPtrFieldBackInsertIterator(RepeatedPtrField<Element>* field) : field_(field) {}
  RepeatedPtrFieldBackInsertIterator& operator=(const Element& value) {
    *field_->Add() = value;
    return *this;
  }
  RepeatedPtrFieldBackInsertIterator& operator=(Element&& value) {
    *field_->Add() = std::move(value);
    return *this;
  }
  RepeatedPtrFieldBackInsertIterator& operator*() { return *this; }
  RepeatedPtrFieldBackInsertIterator& operator++() { return *this; }
  RepeatedPtrFieldBackInsertIterator& operator++(int) { return *this; }

 private:
  RepeatedPtrField<Element>* field_;
};

/// \returns an output iterator that appends to `field`, which must outlive it.
template <typename Element>
RepeatedPtrFieldBackInsertIterator<Element> RepeatedPtrFieldBackInserter(RepeatedPtrField<Element>* field) {
  return RepeatedPtrFieldBackInsertIterator<Element>(field);
}

/// An output iterator that appends pointers to strings or messages, and takes ownership of them.
template <typename Element>
class AllocatedRepeatedPtrFieldBackInsertIterator {
 public:
  using iterator_category = std::output_iterator_tag;
  using value_type = Element*;
  using pointer = void;
  using reference = void;
  using difference_type = ptrdiff_t;

  explicit AllocatedRepeatedPtrFieldBackInsertIterator(RepeatedPtrField<Element>* field) : field_(field) {}
  AllocatedRepeatedPtrFieldBackInsertIterator& operator=(Element* value) {
    field_->AddAllocated(value);
    return *this;
  }
  AllocatedRepeatedPtrFieldBackInsertIterator& operator*() { return *this; }
  AllocatedRepeatedPtrFieldBackInsertIterator& operator++() { return *this; }
  AllocatedRepeatedPtrFieldBackInsertIterator& operator++(int) { return *this; }

 private:
  RepeatedPtrField<Element>* field_;
};

/// \returns an output iterator that appends pointers to `field`, which must outlive it, and takes ownership of them.
template <typename Element>
AllocatedRepeatedPtrFieldBackInsertIterator<Element> AllocatedRepeatedPtrFieldBackInserter(
    RepeatedPtrField<Element>* field) {
  return AllocatedRepeatedPtrFieldBackInsertIterator<Element>(field);
}
template <typename Element>
AllocatedRepeatedPtrFieldBackInsertIterator<Element> UnsafeArenaAllocatedRepeatedPtrFieldBackInserter(
    RepeatedPtrField<Element>* field) {
  return AllocatedRepeatedPtrFieldBackInsertIterator<Element>(field);
}

/// The same, under the name that serves both kinds of repeated field.
template <typename Element>
RepeatedPtrFieldBackInsertIterator<Element> RepeatedFieldBackInserter(RepeatedPtrField<Element>* field) {
  return RepeatedPtrFieldBackInsertIterator<Element>(field);
}

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_REPEATED_PTR_FIELD_H_
