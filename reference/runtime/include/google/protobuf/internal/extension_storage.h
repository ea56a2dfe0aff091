// The values of a message's extensions.
#ifndef GOOGLE_PROTOBUF_INTERNAL_EXTENSION_STORAGE_H_
#define GOOGLE_PROTOBUF_INTERNAL_EXTENSION_STORAGE_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "google/protobuf/internal/extension_info.h"
#include "google/protobuf/internal/repeated_field_base.h"

namespace google::protobuf::internal {

/// One extension that is set, or was set before the message was cleared: Clear keeps the empty object for reuse.
struct Extension {
  uint32_t number() const { return info->number(); }
  /// \returns true if a singular extension is set, or a repeated one has elements.
  bool IsPresent() const;
  /// \returns the element count of a repeated extension; 1 or 0 for a singular one.
  int Size() const;

  /// \returns true for messages and groups; MessageAt returns them, with indexes in [0, Size()).
  bool HoldsMessages() const {
    return info->entry.kind() == WireKind::kMessage || info->entry.kind() == WireKind::kGroup;
  }
  MessageLite& MessageAt(int index) const;

  /// The value of a number, bool or enum. T has the size of the type in memory.
  template <typename T>
  T Scalar() const {
    T value;
    std::memcpy(&value, scalar, sizeof(T));
    return value;
  }
  template <typename T>
  void SetScalar(T value) {
    static_assert(sizeof(T) <= sizeof(scalar));
    std::memcpy(scalar, &value, sizeof(T));
    is_set = true;
  }

  const ExtensionInfo* info;
  /// info->entry selects the member: a scalar's bytes, or an owned object. In an arena, all but arrays of numbers belong to
  /// the arena.
  union {
    unsigned char scalar[8];
    std::string* string;
    MessageLite* message;
    RepeatedFieldBase* numbers;     // the base of a RepeatedField<T>
    RepeatedPtrFieldBase* objects;  // the base of a RepeatedPtrField<T>
  };
  bool is_set;  // singular extensions only
};

/// The extensions of one message, sorted by number. Costs one pointer while there are none.
///
/// Functions that take a number only look up, whether or not the extension exists; functions that take an ExtensionInfo
/// create the entry if there is none. The caller must use the extension's own type and label; nothing is checked.
///
/// Reflection finds an ExtensionInfo in `*table.extensions`, the registry of the message's class, and the extensions
/// that are set by iterating over this set, a range of Extension.
class ExtensionSet {
 public:
  constexpr ExtensionSet() = default;
  ExtensionSet(const ExtensionSet&) = delete;
  ExtensionSet& operator=(const ExtensionSet&) = delete;

  bool Has(int number) const;
  int Size(int number) const;
  void Clear(int number);

  /// Numbers, bools and enums (as int).
  template <typename T>
  T GetScalar(int number, T unset) const {
    const Extension* found = FindSet(number);
    return found != nullptr ? found->Scalar<T>() : unset;
  }
  template <typename T>
  void SetScalar(const ExtensionInfo& info, T value) {
    Make(info).SetScalar(value);
  }

  /// Strings and bytes. Get and Release return null while nothing is set; passing null to SetAllocated clears.
  const std::string* GetString(int number) const;
  std::string* MutableString(const ExtensionInfo& info);
  void SetAllocatedString(const ExtensionInfo& info, std::string* value);
  std::string* ReleaseString(int number);
  std::string* UnsafeArenaReleaseString(int number);

  /// Messages and groups; null as above.
  const MessageLite* GetMessage(int number) const;
  MessageLite* MutableMessage(const ExtensionInfo& info);
  void SetAllocatedMessage(const ExtensionInfo& info, MessageLite* value);
  void UnsafeArenaSetAllocatedMessage(const ExtensionInfo& info, MessageLite* value);
  MessageLite* ReleaseMessage(int number);
  MessageLite* UnsafeArenaReleaseMessage(int number);

  /// Repeated extensions, as RepeatedField<T> or RepeatedPtrField<T>; an empty one if there is no entry.
  template <typename Container>
  const Container& GetRepeated(int number) const {
    return *static_cast<const Container*>(FindRepeated(number));
  }
  template <typename Container>
  Container* MutableRepeated(const ExtensionInfo& info) {
    return static_cast<Container*>(MakeRepeated(info));
  }

  /// All entries, cleared ones too: see Extension::IsPresent.
  const Extension* begin() const { return array_ != nullptr ? array_->items() : nullptr; }
  const Extension* end() const { return array_ != nullptr ? array_->items() + array_->size : nullptr; }
  Extension* begin() { return array_ != nullptr ? array_->items() : nullptr; }
  Extension* end() { return array_ != nullptr ? array_->items() + array_->size : nullptr; }

  /// \returns the entry of a number, cleared or not, or null.
  const Extension* Find(int number) const;
  Extension* Find(int number) { return const_cast<Extension*>(static_cast<const ExtensionSet*>(this)->Find(number)); }
  /// \returns the entry of an extension; creates an unset one if there is none. Creating an entry moves the others.
  Extension& Make(const ExtensionInfo& info);

  /// Operations for the message that holds the set.
  void ClearAll();
  void Destroy();
  /// Tells an empty set that its message is in an arena.
  void UseArena(ArenaBase* arena);
  void MergeFrom(const ExtensionSet& from);
  /// Merges one extension.
  void MergeFrom(const Extension& from);
  void Swap(ExtensionSet& other);
  bool IsInitialized() const;
  /// The size on the wire. Caches the sizes of messages.
  size_t ByteSize() const;

 private:
  /// The header of a growable array; the entries follow it.
  struct Array {
    Extension* items() { return reinterpret_cast<Extension*>(this + 1); }
    uint32_t size;
    uint32_t capacity;
    ArenaBase* arena;  // null for the heap
  };
  static_assert(sizeof(Array) % alignof(Extension) == 0);

  /// \returns the index of the first entry whose number is not smaller.
  uint32_t LowerBound(uint32_t number) const;
  const Extension* FindSet(int number) const;
  /// \returns the entry of an extension. If it was `created`, the caller must create its value.
  Extension& Entry(const ExtensionInfo& info, bool& created);
  const void* FindRepeated(int number) const;
  void* MakeRepeated(const ExtensionInfo& info);
  ArenaBase* arena() const { return array_ != nullptr ? array_->arena : nullptr; }
  /// Removes an entry without freeing its object.
  void Remove(Extension* extension);

  /// Owned, from operator new; null until the first extension is made, except in arenas.
  Array* array_ = nullptr;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_EXTENSION_STORAGE_H_
