// Reflection: access to the fields of a message by their descriptors. Every generated header includes this one, so it
// has only declarations and does not include the headers of descriptors.
#ifndef GOOGLE_PROTOBUF_INTERNAL_REFLECTION_H_
#define GOOGLE_PROTOBUF_INTERNAL_REFLECTION_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf {

class Descriptor;
class EnumValueDescriptor;
class FieldDescriptor;
class Message;
class MessageFactory;
class OneofDescriptor;
class Reflection;
class UnknownFieldSet;
template <typename Element>
class RepeatedField;
template <typename Element>
class RepeatedPtrField;
template <typename T, typename Enable = void>
class RepeatedFieldRef;
template <typename T, typename Enable = void>
class MutableRepeatedFieldRef;

/// The objects for access to a message without its class.
struct Metadata {
  const Descriptor* descriptor;
  const Reflection* reflection;
};

namespace internal {

class ReflectionMaker;
struct MessageTable;

/// \returns the reflection of the class that has the table; always the same.
const Reflection* ReflectionOf(const MessageTable& table);

/// FieldDescriptor::CppType of the fields that a RepeatedField or RepeatedPtrField with such elements can hold.
template <typename Element>
constexpr int CppTypeOf() {
  if constexpr (std::is_same_v<Element, bool>) {
    return 7;
  } else if constexpr (std::is_same_v<Element, float>) {
    return 6;
  } else if constexpr (std::is_same_v<Element, double>) {
    return 5;
  } else if constexpr (std::is_enum_v<Element>) {
    return 8;
  } else if constexpr (std::is_integral_v<Element>) {
    return (std::is_signed_v<Element> ? 1 : 3) + (sizeof(Element) == 8 ? 1 : 0);
  } else {
    return std::is_same_v<Element, std::string> ? 9 : 10;
  }
}

}  // namespace internal

/// Reads and changes the fields of messages of one class. A field is given by its descriptor, which must belong to
/// the message's type or to an extension of it; the function must fit the field's type and label. Any other call ends
/// the process, with a message that names the function, the message type and the field, and so does an `index` out of
/// range. Maps are repeated fields of their entry messages. The same rules apply as for the accessors of the generated
/// class.
class Reflection final {
 public:
  Reflection(const Reflection&) = delete;
  Reflection& operator=(const Reflection&) = delete;

  const UnknownFieldSet& GetUnknownFields(const Message& message) const;
  UnknownFieldSet* MutableUnknownFields(Message* message) const;
  /// \returns an estimate of the bytes in memory, including nested messages and spare capacity.
  size_t SpaceUsedLong(const Message& message) const;
  int SpaceUsed(const Message& message) const { return static_cast<int>(SpaceUsedLong(message)); }

  /// Singular fields: whether the field is set; with implicit presence, whether it differs from the default.
  bool HasField(const Message& message, const FieldDescriptor* field) const;
  /// Repeated fields.
  int FieldSize(const Message& message, const FieldDescriptor* field) const;
  void ClearField(Message* message, const FieldDescriptor* field) const;
  bool HasOneof(const Message& message, const OneofDescriptor* oneof) const;
  void ClearOneof(Message* message, const OneofDescriptor* oneof) const;
  /// \returns the set member, or null.
  const FieldDescriptor* GetOneofFieldDescriptor(const Message& message, const OneofDescriptor* oneof) const;
  /// Replaces the contents of a std::vector<const FieldDescriptor*> by all fields and extensions that are set or have
  /// elements, in the order of their numbers.
  template <typename Fields>
  void ListFields(const Message& message, Fields* fields) const {
    fields->clear();
    ListFieldsTo(message, fields,
                 [](void* to, const FieldDescriptor* field) { static_cast<Fields*>(to)->push_back(field); });
  }

  void RemoveLast(Message* message, const FieldDescriptor* field) const;
  /// Messages only. \returns the element, which the caller now owns.
  [[nodiscard]] Message* ReleaseLast(Message* message, const FieldDescriptor* field) const;
  Message* UnsafeArenaReleaseLast(Message* message, const FieldDescriptor* field) const;
  void SwapElements(Message* message, const FieldDescriptor* field, int index1, int index2) const;
  /// Swap all fields, or those of a std::vector<const FieldDescriptor*>; a oneof member stands for its oneof.
  void Swap(Message* message1, Message* message2) const;
  void UnsafeArenaSwap(Message* message1, Message* message2) const { Swap(message1, message2); }
  template <typename Fields>
  void SwapFields(Message* message1, Message* message2, const Fields& fields) const {
    SwapFieldsOf(message1, message2, fields.data(), fields.size());
  }

  // Singular fields. Getters return the default of an unset field.

  int32_t GetInt32(const Message& message, const FieldDescriptor* field) const;
  int64_t GetInt64(const Message& message, const FieldDescriptor* field) const;
  uint32_t GetUInt32(const Message& message, const FieldDescriptor* field) const;
  uint64_t GetUInt64(const Message& message, const FieldDescriptor* field) const;
  float GetFloat(const Message& message, const FieldDescriptor* field) const;
  double GetDouble(const Message& message, const FieldDescriptor* field) const;
  bool GetBool(const Message& message, const FieldDescriptor* field) const;
  std::string GetString(const Message& message, const FieldDescriptor* field) const;
  /// \returns the field's own string, or `scratch` if the field is not stored as a string.
  const std::string& GetStringReference(const Message& message, const FieldDescriptor* field,
                                        std::string* scratch) const;
  /// \returns the value with the number; for an undefined number, a value that is created for it and lives until the
  /// process ends.
  const EnumValueDescriptor* GetEnum(const Message& message, const FieldDescriptor* field) const;
  int GetEnumValue(const Message& message, const FieldDescriptor* field) const;
  const Message& GetMessage(const Message& message, const FieldDescriptor* field,
                            MessageFactory* factory = nullptr) const;

  void SetInt32(Message* message, const FieldDescriptor* field, int32_t value) const;
  void SetInt64(Message* message, const FieldDescriptor* field, int64_t value) const;
  void SetUInt32(Message* message, const FieldDescriptor* field, uint32_t value) const;
  void SetUInt64(Message* message, const FieldDescriptor* field, uint64_t value) const;
  void SetFloat(Message* message, const FieldDescriptor* field, float value) const;
  void SetDouble(Message* message, const FieldDescriptor* field, double value) const;
  void SetBool(Message* message, const FieldDescriptor* field, bool value) const;
  void SetString(Message* message, const FieldDescriptor* field, internal::StringArg value) const;
  void SetEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const;
  /// An undefined number of a closed enum goes to the unknown fields.
  void SetEnumValue(Message* message, const FieldDescriptor* field, int value) const;
  Message* MutableMessage(Message* message, const FieldDescriptor* field, MessageFactory* factory = nullptr) const;
  /// Takes ownership of `sub_message`; null clears the field.
  void SetAllocatedMessage(Message* message, Message* sub_message, const FieldDescriptor* field) const;
  void UnsafeArenaSetAllocatedMessage(Message* message, Message* sub_message, const FieldDescriptor* field) const;
  /// \returns the message, which the caller now owns; null if the field was not set.
  [[nodiscard]] Message* ReleaseMessage(Message* message, const FieldDescriptor* field,
                                        MessageFactory* factory = nullptr) const;
  Message* UnsafeArenaReleaseMessage(Message* message, const FieldDescriptor* field,
                                     MessageFactory* factory = nullptr) const;

  // Elements of repeated fields.

  int32_t GetRepeatedInt32(const Message& message, const FieldDescriptor* field, int index) const;
  int64_t GetRepeatedInt64(const Message& message, const FieldDescriptor* field, int index) const;
  uint32_t GetRepeatedUInt32(const Message& message, const FieldDescriptor* field, int index) const;
  uint64_t GetRepeatedUInt64(const Message& message, const FieldDescriptor* field, int index) const;
  float GetRepeatedFloat(const Message& message, const FieldDescriptor* field, int index) const;
  double GetRepeatedDouble(const Message& message, const FieldDescriptor* field, int index) const;
  bool GetRepeatedBool(const Message& message, const FieldDescriptor* field, int index) const;
  std::string GetRepeatedString(const Message& message, const FieldDescriptor* field, int index) const;
  const std::string& GetRepeatedStringReference(const Message& message, const FieldDescriptor* field, int index,
                                                std::string* scratch) const;
  const EnumValueDescriptor* GetRepeatedEnum(const Message& message, const FieldDescriptor* field, int index) const;
  int GetRepeatedEnumValue(const Message& message, const FieldDescriptor* field, int index) const;
  const Message& GetRepeatedMessage(const Message& message, const FieldDescriptor* field, int index) const;

  void SetRepeatedInt32(Message* message, const FieldDescriptor* field, int index, int32_t value) const;
  void SetRepeatedInt64(Message* message, const FieldDescriptor* field, int index, int64_t value) const;
  void SetRepeatedUInt32(Message* message, const FieldDescriptor* field, int index, uint32_t value) const;
  void SetRepeatedUInt64(Message* message, const FieldDescriptor* field, int index, uint64_t value) const;
  void SetRepeatedFloat(Message* message, const FieldDescriptor* field, int index, float value) const;
  void SetRepeatedDouble(Message* message, const FieldDescriptor* field, int index, double value) const;
  void SetRepeatedBool(Message* message, const FieldDescriptor* field, int index, bool value) const;
  void SetRepeatedString(Message* message, const FieldDescriptor* field, int index, internal::StringArg value) const;
  void SetRepeatedEnum(Message* message, const FieldDescriptor* field, int index,
                       const EnumValueDescriptor* value) const;
  /// As SetEnumValue; for an undefined number, the element stays unchanged.
  void SetRepeatedEnumValue(Message* message, const FieldDescriptor* field, int index, int value) const;
  Message* MutableRepeatedMessage(Message* message, const FieldDescriptor* field, int index) const;

  void AddInt32(Message* message, const FieldDescriptor* field, int32_t value) const;
  void AddInt64(Message* message, const FieldDescriptor* field, int64_t value) const;
  void AddUInt32(Message* message, const FieldDescriptor* field, uint32_t value) const;
  void AddUInt64(Message* message, const FieldDescriptor* field, uint64_t value) const;
  void AddFloat(Message* message, const FieldDescriptor* field, float value) const;
  void AddDouble(Message* message, const FieldDescriptor* field, double value) const;
  void AddBool(Message* message, const FieldDescriptor* field, bool value) const;
  void AddString(Message* message, const FieldDescriptor* field, internal::StringArg value) const;
  void AddEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const;
  void AddEnumValue(Message* message, const FieldDescriptor* field, int value) const;
  Message* AddMessage(Message* message, const FieldDescriptor* field, MessageFactory* factory = nullptr) const;
  void AddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* new_entry) const;
  void UnsafeArenaAddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* new_entry) const;

  /// The container of a repeated field: RepeatedField<int> for enums; the element type of messages may be Message.
  template <typename Element>
  const RepeatedField<Element>& GetRepeatedField(const Message& message, const FieldDescriptor* field) const {
    return *static_cast<const RepeatedField<Element>*>(Container(message, field, internal::CppTypeOf<Element>()));
  }
  template <typename Element>
  RepeatedField<Element>* MutableRepeatedField(Message* message, const FieldDescriptor* field) const {
    return static_cast<RepeatedField<Element>*>(MutableContainer(message, field, internal::CppTypeOf<Element>()));
  }
  template <typename Element>
  const RepeatedPtrField<Element>& GetRepeatedPtrField(const Message& message, const FieldDescriptor* field) const {
    return *static_cast<const RepeatedPtrField<Element>*>(Container(message, field, internal::CppTypeOf<Element>()));
  }
  template <typename Element>
  RepeatedPtrField<Element>* MutableRepeatedPtrField(Message* message, const FieldDescriptor* field) const {
    return static_cast<RepeatedPtrField<Element>*>(MutableContainer(message, field, internal::CppTypeOf<Element>()));
  }

  /// A repeated field as a container. Include <google/protobuf/reflection.h>.
  template <typename T>
  RepeatedFieldRef<T> GetRepeatedFieldRef(const Message& message, const FieldDescriptor* field) const;
  template <typename T>
  MutableRepeatedFieldRef<T> GetMutableRepeatedFieldRef(Message* message, const FieldDescriptor* field) const;

  /// \returns the extension with a full name or a number, if it is in the message's pool; else null.
  const FieldDescriptor* FindKnownExtensionByName(const std::string& name) const;
  const FieldDescriptor* FindKnownExtensionByNumber(int number) const;
  /// \returns true if the enums of the message's file are open.
  bool SupportsUnknownEnumValues() const;
  /// \returns the factory of messages of this class and of its fields' classes.
  MessageFactory* GetMessageFactory() const { return factory_; }

 private:
  friend class internal::ReflectionMaker;
  class Access;

  Reflection(const Descriptor* descriptor, const internal::MessageTable* table, MessageFactory* factory)
      : descriptor_(descriptor), table_(table), factory_(factory) {}

  void ListFieldsTo(const Message& message, void* to, void (*append)(void*, const FieldDescriptor*)) const;
  void SwapFieldsOf(Message* message1, Message* message2, const FieldDescriptor* const* fields, size_t count) const;
  const void* Container(const Message& message, const FieldDescriptor* field, int cpp_type) const;
  void* MutableContainer(Message* message, const FieldDescriptor* field, int cpp_type) const;

  const Descriptor* const descriptor_;
  const internal::MessageTable* const table_;
  MessageFactory* const factory_;
};

/// Creates messages of types that are given by their descriptors.
class MessageFactory {
 public:
  MessageFactory() = default;
  MessageFactory(const MessageFactory&) = delete;
  MessageFactory& operator=(const MessageFactory&) = delete;
  virtual ~MessageFactory();

  /// \returns the default instance of the type, whose New() creates messages; null if the factory has none.
  virtual const Message* GetPrototype(const Descriptor* type) = 0;
  /// The factory of all generated classes linked into the program.
  static MessageFactory* generated_factory();
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_REFLECTION_H_
