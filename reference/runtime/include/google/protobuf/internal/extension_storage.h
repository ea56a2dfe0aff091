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

/// One extension that is set, or was set before the message was cleared: then the object stays, empty, to be used
/// again.
struct Extension {
  uint32_t number() const { return info->number(); }
  /// \returns true if a singular extension is set, or a repeated one has elements.
  bool IsPresent() const;
  /// \returns how many elements a repeated extension has; 1 or 0 for a singular one.
  int Size() const;

  /// \returns true for messages and groups, which MessageAt gives: those from 0 to Size() - 1.
  bool HoldsMessages() const {
    return info->entry.kind() == WireKind::kMessage || info->entry.kind() == WireKind::kGroup;
  }
  MessageLite& MessageAt(int index) const;

  /// The value of a number, bool or enum. T is of the size of the type in memory.
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
  /// What info->entry says: a scalar's bytes, or an object on the heap that is owned.
  union {
    unsigned char scalar[8];
    std::string* string;
    MessageLite* message;
    RepeatedFieldBase* numbers;     // the base of a RepeatedField<T>
    RepeatedPtrFieldBase* objects;  // the base of a RepeatedPtrField<T>
  };
  bool is_set;  // singular extensions only
};

/// The extensions of one message, in the order of their numbers. A message without any pays for a pointer.
///
/// Functions that take a number look only, and do not care whether the extension exists; functions that take an
/// ExtensionInfo make its entry if there is none. The caller keeps to the extension's type and label; nothing is
/// checked.
///
/// Reflection finds an extension's ExtensionInfo with `*table.extensions`, the registry of the message's class, and
/// what is set by going through the set itself: a range of Extension.
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

  /// Strings and bytes. Get and Release give null while nothing is set; a null given to SetAllocated clears.
  const std::string* GetString(int number) const;
  std::string* MutableString(const ExtensionInfo& info);
  void SetAllocatedString(const ExtensionInfo& info, std::string* value);
  std::string* ReleaseString(int number);

  /// Messages and groups; null as above.
  const MessageLite* GetMessage(int number) const;
  MessageLite* MutableMessage(const ExtensionInfo& info);
  void SetAllocatedMessage(const ExtensionInfo& info, MessageLite* value);
  MessageLite* ReleaseMessage(int number);

  /// Repeated extensions, as the RepeatedField<T> or RepeatedPtrField<T> that they are; an empty one while nothing is
  /// there.
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
  /// \returns the entry of an extension; a new one, of which nothing is set, if there is none. Entries move when others
  /// are made.
  Extension& Make(const ExtensionInfo& info);

  /// What the message that holds the set asks of it.
  void ClearAll();
  void Destroy();
  void MergeFrom(const ExtensionSet& from);
  void Swap(ExtensionSet& other);
  bool IsInitialized() const;
  /// Bytes on the wire. The sizes of messages are remembered in them.
  size_t ByteSize() const;

 private:
  /// The head of an array that grows; the entries follow it.
  struct Array {
    Extension* items() { return reinterpret_cast<Extension*>(this + 1); }
    uint32_t size;
    uint32_t capacity;
  };
  static_assert(sizeof(Array) % alignof(Extension) == 0);

  /// \returns the index of the first entry whose number is not smaller.
  uint32_t LowerBound(uint32_t number) const;
  const Extension* FindSet(int number) const;
  /// \returns the entry of an extension. If it was `created` its value is still to be made.
  Extension& Entry(const ExtensionInfo& info, bool& created);
  const void* FindRepeated(int number) const;
  void* MakeRepeated(const ExtensionInfo& info);
  /// Removes an entry whose object nobody owns any more.
  void Remove(Extension* extension);

  /// Owned, from operator new; null until the first extension is made.
  Array* array_ = nullptr;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_EXTENSION_STORAGE_H_
