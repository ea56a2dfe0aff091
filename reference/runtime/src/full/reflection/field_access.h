// Access to one field of a message, wherever it is stored: in the message, its extensions, or the mirror of a map.
#ifndef TOUCHSTONE_RUNTIME_FIELD_ACCESS_H_
#define TOUCHSTONE_RUNTIME_FIELD_ACCESS_H_

#include <string>

#include "../../lite/message/message_engine.h"
#include "../../lite/wire/scalar_codec.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/extension_set.h"

namespace google::protobuf::internal {

/// Reads and changes a field. The caller must use the field's own type and label; nothing is checked.
class FieldAccess {
 public:
  /// \param field  of the message that has the table, or an extension of it.
  FieldAccess(const MessageTable& table, const FieldDescriptor& field);
  FieldAccess(const MessageTable& table, const FieldEntry& entry) : table_(table), entry_(&entry) {}
  FieldAccess(const MessageTable& table, const ExtensionInfo& extension)
      : table_(table), entry_(&extension.entry), info_(&extension) {}

  /// \returns false if the generated class does not know the field: an extension whose file is not linked in.
  bool known() const { return entry_ != nullptr; }

  /// Whether a singular field is set; with implicit presence, whether it is not the default.
  bool Has(const MessageLite& message) const;
  /// The element count of a repeated field.
  int Size(const MessageLite& message) const;
  void Clear(MessageLite& message) const;
  /// Copies the value of a field that is not in a oneof.
  void Copy(MessageLite& to, const MessageLite& from) const;
  /// Swaps the values of a field that is not in a oneof.
  void Swap(MessageLite& one, MessageLite& other) const;
  /// Bytes on the heap.
  size_t SpaceUsed(const MessageLite& message) const;

  /// Numbers, bools, enums: T is int32_t, int64_t, uint32_t, uint64_t, float, double or bool.
  template <typename T>
  T GetScalar(const MessageLite& message, T unset) const {
    if (info_ != nullptr) return Extensions(message).GetScalar<T>(Number(), unset);
    if (entry_->mode() == FieldMode::kOneof && !IsActive(message)) return unset;
    return Load<T>(MessageEngine::Place(message, entry_->offset));
  }
  template <typename T>
  void SetScalar(MessageLite& message, T value) const {
    if (info_ != nullptr) return Extensions(message).SetScalar<T>(*info_, value);
    MarkPresent(message);
    Store(MessageEngine::Place(message, entry_->offset), value);
  }

  /// Strings and bytes. \returns null if the field is not set.
  /// \param scratch  receives the value if the field does not store it as a std::string.
  const std::string* GetString(const MessageLite& message, std::string* scratch) const;
  void SetString(MessageLite& message, const StringArg& value) const;

  /// Messages and groups. Get and Release return null if the field is not set.
  const MessageTable& MessageType() const;
  const MessageLite* GetMessage(const MessageLite& message) const;
  MessageLite* MutableMessage(MessageLite& message) const;
  void SetAllocatedMessage(MessageLite& message, MessageLite* value) const;
  MessageLite* ReleaseMessage(MessageLite& message) const;
  /// The same without copies between arenas and the heap.
  void UnsafeArenaSetAllocatedMessage(MessageLite& message, MessageLite* value) const;
  MessageLite* UnsafeArenaReleaseMessage(MessageLite& message) const;

  /// Repeated fields of scalars.
  const RepeatedFieldBase& Numbers(const MessageLite& message) const;
  RepeatedFieldBase& MutableNumbers(MessageLite& message) const;
  /// Swaps two elements.
  void SwapNumbers(MessageLite& message, int one, int other) const;
  /// Repeated fields of strings and messages, and maps.
  const RepeatedPtrFieldBase& Objects(const MessageLite& message) const;
  /// One element; `index` is below Size(). For a map, faster than Objects(), which compares all entries.
  const void* ObjectAt(const MessageLite& message, int index) const;
  RepeatedPtrFieldBase& MutableObjects(MessageLite& message) const;

  bool HoldsObjects() const { return IsStringOrBytes() || IsMessage(); }
  bool IsCord() const { return entry_->kind() == WireKind::kCord; }
  bool IsStringOrBytes() const { return entry_->kind() == WireKind::kString || entry_->kind() == WireKind::kBytes; }
  bool IsMessage() const {
    return entry_->kind() == WireKind::kMessage || entry_->kind() == WireKind::kGroup ||
           entry_->kind() == WireKind::kMap;
  }

 private:
  /// The extension's number, which in a message set differs from its entry's.
  int Number() const { return static_cast<int>(info_ != nullptr ? info_->number() : entry_->number()); }
  bool IsActive(const MessageLite& message) const {
    return MessageEngine::Case(message, table_, entry_->presence) == entry_->number();
  }
  /// Makes the field present. \returns true if another member of its oneof, or none, was present.
  bool MarkPresent(MessageLite& message) const;
  const ExtensionSet& Extensions(const MessageLite& message) const {
    return MessageEngine::At<ExtensionSet>(message, table_.extensions_offset);
  }
  ExtensionSet& Extensions(MessageLite& message) const {
    return MessageEngine::At<ExtensionSet>(message, table_.extensions_offset);
  }

  const MessageTable& table_;
  const FieldEntry* entry_ = nullptr;
  const ExtensionInfo* info_ = nullptr;  // of an extension; then entry_ is within
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_FIELD_ACCESS_H_
