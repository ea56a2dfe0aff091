// Repeated fields as the table-driven code sees them: arrays without a static element type.
#ifndef GOOGLE_PROTOBUF_INTERNAL_REPEATED_FIELD_BASE_H_
#define GOOGLE_PROTOBUF_INTERNAL_REPEATED_FIELD_BASE_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "google/protobuf/internal/arena_base.h"

namespace google::protobuf::internal {

struct MessageTable;

/// Aborts with a message unless 0 <= index < size.
inline void CheckIndex(int index, int size);
[[noreturn]] void IndexOutOfRange(int index, int size);
inline void CheckIndex(int index, int size) {
  if (index < 0 || index >= size) IndexOutOfRange(index, size);
}

/// An array of trivially copyable elements. Derived classes know the element's type and add no data.
class RepeatedFieldBase {
 public:
  constexpr RepeatedFieldBase() = default;
  RepeatedFieldBase(const RepeatedFieldBase&) = delete;
  RepeatedFieldBase& operator=(const RepeatedFieldBase&) = delete;

  /// Makes room for at least `capacity` elements, in steps that keep appending cheap.
  void Grow(int capacity, size_t element_size);
  /// Appends the elements of `other`, which may be this field itself.
  void Append(const RepeatedFieldBase& other, size_t element_size);
  /// Frees the array. Elements have no destructors.
  void Free(size_t element_size);
  void InternalSwap(RepeatedFieldBase* other);

  /// Owned, from AllocateBlock.
  void* elements_ = nullptr;
  int size_ = 0;
  int capacity_ = 0;
};

/// An array of pointers to objects that it owns: strings or messages. Objects in [size_, allocated_) are kept for
/// reuse, so that parsing into the same message repeatedly stops allocating. They are cleared when they are reused, not
/// before.
///
/// In an arena, the array and the objects belong to the arena.
class RepeatedPtrFieldBase {
 public:
  constexpr RepeatedPtrFieldBase() = default;
  RepeatedPtrFieldBase(const RepeatedPtrFieldBase&) = delete;
  RepeatedPtrFieldBase& operator=(const RepeatedPtrFieldBase&) = delete;

  /// Makes room for at least `capacity` pointers.
  void Grow(int capacity);
  /// Makes an object kept for reuse the last element. \returns it, for the caller to clear; null if there is none.
  void* TakeUsed() { return size_ < allocated_ ? elements_[size_++] : nullptr; }
  /// Appends an object and takes ownership of it.
  void Append(void* object);
  /// Keeps an object for reuse, and takes ownership of it.
  void AppendCleared(void* object);
  /// Closes the gap of `count` pointers from `start` on, whose objects are no longer owned.
  void CloseGap(int start, int count);
  /// Swaps the arrays of two fields on the heap, or in one arena.
  void InternalSwap(RepeatedPtrFieldBase* other);

  /// \returns the arena of the field, or null.
  ArenaBase* arena() const { return ArenaAround(this, distance_); }
  /// AddAllocated of RepeatedPtrField: copies an object that cannot belong to where the field is.
  void TakeString(std::string* text);
  void TakeMessage(MessageLite* message);
  /// \returns an object that the field no longer owns, or a copy if it belongs to an arena.
  std::string* GiveString(std::string* text) const { return distance_ == 0 ? text : new std::string(*text); }
  MessageLite* GiveMessage(MessageLite* message) const;

  std::string* AddString() {
    std::string* const reused = AddUsedString();
    reused->clear();
    return reused;
  }
  /// AddString, but the string may hold an old value, which the caller must replace.
  std::string* AddUsedString() {
    void* reused = TakeUsed();
    return reused != nullptr ? static_cast<std::string*>(reused) : NewString();
  }
  MessageLite* AddMessage(const MessageTable& table);

  /// Empties the field, regardless of the type of its elements.
  void Clear() { size_ = 0; }
  void DestroyStrings();
  void MergeStrings(const RepeatedPtrFieldBase& other);
  void DestroyMessages();
  /// Frees the array, if it is on the heap.
  void FreeArray();
  void MergeMessages(const RepeatedPtrFieldBase& other, const MessageTable& table);

  /// Owned, from AllocateBlock or the arena.
  void** elements_ = nullptr;
  int size_ = 0;
  int allocated_ = 0;
  int capacity_ = 0;
  /// If the field is in an arena, the bytes from the start of its message; else 0.
  uint32_t distance_ = 0;

 protected:
  std::string* NewString();
  MessageLite* NewMessage(const MessageTable& table);
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_REPEATED_FIELD_BASE_H_
