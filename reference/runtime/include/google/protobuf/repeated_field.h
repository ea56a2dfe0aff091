// Repeated fields of scalars; includes those of strings and messages too, because users expect it of this header.
#ifndef GOOGLE_PROTOBUF_REPEATED_FIELD_H_
#define GOOGLE_PROTOBUF_REPEATED_FIELD_H_

#include <cstddef>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/internal/repeated_field_base.h"
#include "google/protobuf/repeated_ptr_field.h"

namespace google::protobuf {

/// A growable array of numbers (and of enums, stored as int). Indexes count from 0; one outside [0, size()) is
/// undefined behaviour (rules cpp.repeated.containers, -zero-based, -out-of-range). Pointers, references and iterators
/// last until the next call that adds elements.
template <typename Element>
class RepeatedField final : private internal::RepeatedFieldBase {
  static_assert(std::is_trivially_copyable_v<Element>, "use RepeatedPtrField for strings and messages");

 public:
  using value_type = Element;
  using reference = Element&;
  using const_reference = const Element&;
  using pointer = Element*;
  using const_pointer = const Element*;
  using iterator = Element*;
  using const_iterator = const Element*;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;
  using size_type = int;
  using difference_type = ptrdiff_t;

  constexpr RepeatedField() = default;
  RepeatedField(const RepeatedField& other) { MergeFrom(other); }
  RepeatedField(RepeatedField&& other) noexcept { InternalSwap(&other); }
  RepeatedField(std::initializer_list<Element> values) { Add(values.begin(), values.end()); }
  template <typename Iterator, typename = decltype(*std::declval<Iterator&>())>
  RepeatedField(Iterator first, Iterator last) {
    Add(first, last);
  }
  ~RepeatedField() { Free(sizeof(Element)); }
  RepeatedField& operator=(const RepeatedField& other) {
    CopyFrom(other);
    return *this;
  }
  RepeatedField& operator=(RepeatedField&& other) noexcept {
    InternalSwap(&other);
    return *this;
  }

  /// Null: the array is on the heap, also if the field's message is in an arena, which frees it with the message.
  Arena* GetArena() const { return nullptr; }

  /// Sizes count elements. Capacity() is how many fit before the array moves.
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  int Capacity() const { return capacity_; }

  /// Elements by index; only at() checks the index, and ends the process if it is out of range.
  const Element& Get(int index) const { return data()[index]; }
  Element* Mutable(int index) { return mutable_data() + index; }
  const Element& operator[](int index) const { return data()[index]; }
  Element& operator[](int index) { return mutable_data()[index]; }
  const Element& at(int index) const {
    internal::CheckIndex(index, size_);
    return data()[index];
  }
  Element& at(int index) {
    internal::CheckIndex(index, size_);
    return mutable_data()[index];
  }
  void Set(int index, const Element& value) { mutable_data()[index] = value; }

  /// Appends one element.
  void Add(Element value) { *Add() = value; }
  /// Appends a zero. \returns a pointer to it.
  Element* Add() {
    if (size_ == capacity_) Grow(size_ + 1, sizeof(Element));
    Element* place = mutable_data() + size_++;
    *place = Element();
    return place;
  }
  /// Appends a range, which must not be part of this field.
  template <typename Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(static_cast<Element>(*first));
  }
  /// Append without checking the capacity, after Reserve(). The second one leaves the values uninitialized.
  void AddAlreadyReserved(Element value) { mutable_data()[size_++] = value; }
  Element* AddNAlreadyReserved(int count) {
    Element* first = mutable_data() + size_;
    size_ += count;
    return first;
  }

  /// Removing elements keeps the array for reuse.
  void RemoveLast() { --size_; }
  void Clear() { size_ = 0; }
  /// Shortens to `new_size` elements.
  void Truncate(int new_size) { size_ = new_size; }
  /// Shortens, or lengthens with copies of `value`.
  void Resize(int new_size, const Element& value) {
    Reserve(new_size);
    for (int i = size_; i < new_size; ++i) mutable_data()[i] = value;
    size_ = new_size;
  }
  /// Makes room for `new_size` elements in total.
  void Reserve(int new_size) {
    if (new_size > capacity_) Grow(new_size, sizeof(Element));
  }
  /// Removes `count` elements from `start` on; stores them in `elements` unless that is null.
  void ExtractSubrange(int start, int count, Element* elements) {
    for (int i = 0; elements != nullptr && i < count; ++i) elements[i] = Get(start + i);
    erase(cbegin() + start, cbegin() + start + count);
  }
  /// Remove one element or a range. \returns an iterator to the element after it.
  iterator erase(const_iterator position) { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) {
    const int start = static_cast<int>(first - cbegin());
    const int count = static_cast<int>(last - first);
    for (int i = start; i + count < size_; ++i) mutable_data()[i] = mutable_data()[i + count];
    size_ -= count;
    return begin() + start;
  }

  /// Appends the elements of `other`; CopyFrom and Assign replace the elements.
  void MergeFrom(const RepeatedField& other) { Append(other, sizeof(Element)); }
  void CopyFrom(const RepeatedField& other) {
    if (&other == this) return;
    Clear();
    MergeFrom(other);
  }
  template <typename Iterator>
  void Assign(Iterator first, Iterator last) {
    Clear();
    Add(first, last);
  }
  /// Swaps the arrays; copies no element.
  void Swap(RepeatedField* other) {
    if (other != this) InternalSwap(other);
  }
  void UnsafeArenaSwap(RepeatedField* other) { Swap(other); }
  void SwapElements(int one, int other) { std::swap(mutable_data()[one], mutable_data()[other]); }

  /// The array itself; may be null while the field is empty.
  const Element* data() const { return static_cast<const Element*>(elements_); }
  Element* mutable_data() { return static_cast<Element*>(elements_); }

  iterator begin() { return mutable_data(); }
  const_iterator begin() const { return data(); }
  const_iterator cbegin() const { return data(); }
  iterator end() { return mutable_data() + size_; }
  const_iterator end() const { return data() + size_; }
  const_iterator cend() const { return data() + size_; }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }

  /// \returns the heap bytes in use.
  size_t SpaceUsedExcludingSelfLong() const { return static_cast<size_t>(capacity_) * sizeof(Element); }
  int SpaceUsedExcludingSelf() const { return static_cast<int>(SpaceUsedExcludingSelfLong()); }

  friend void swap(RepeatedField& one, RepeatedField& other) { one.Swap(&other); }
};

/// An output iterator that appends to a repeated field of numbers.
template <typename Element>
class RepeatedFieldBackInsertIterator {
 public:
  using iterator_category = std::output_iterator_tag;
  using value_type = Element;
  using pointer = void;
  using reference = void;
  using difference_type = ptrdiff_t;

  explicit RepeatedFieldBackInsertIterator(RepeatedField<Element>* field) : field_(field) {}
  RepeatedFieldBackInsertIterator& operator=(const Element& value) {
    field_->Add(value);
    return *this;
  }
  RepeatedFieldBackInsertIterator& operator*() { return *this; }
  RepeatedFieldBackInsertIterator& operator++() { return *this; }
  RepeatedFieldBackInsertIterator& operator++(int) { return *this; }

 private:
  RepeatedField<Element>* field_;
};

/// \returns an output iterator that appends to `field`, which must outlive it.
template <typename Element>
RepeatedFieldBackInsertIterator<Element> RepeatedFieldBackInserter(RepeatedField<Element>* field) {
  return RepeatedFieldBackInsertIterator<Element>(field);
}

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_REPEATED_FIELD_H_
