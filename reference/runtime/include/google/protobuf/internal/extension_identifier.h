// The identifiers of extensions: objects that name an extension and carry its types.
#ifndef GOOGLE_PROTOBUF_INTERNAL_EXTENSION_IDENTIFIER_H_
#define GOOGLE_PROTOBUF_INTERNAL_EXTENSION_IDENTIFIER_H_

#include <string>

#include "google/protobuf/internal/extension_storage.h"
#include "google/protobuf/internal/string_arg.h"
#include "google/protobuf/internal/string_field.h"
#include "google/protobuf/repeated_field.h"

namespace google::protobuf::internal {

// Traits define how each type of extension is read and written. Their members: `Singular` or `Repeated`, so that an
// overload exists for one label only; ConstType, the type that getters return; SetType, the type that setters take (not
// for messages); Object, the type that Mutable returns a pointer to (not for scalars); DefaultType, the type in which
// an identifier stores the default.

/// Numbers and bools.
template <typename T>
struct PrimitiveTypeTraits {
  using Singular = PrimitiveTypeTraits;
  using ConstType = T;
  using SetType = T;
  using DefaultType = T;
  static T Default(T value) { return value; }
  static T Get(const ExtensionSet& set, int number, T unset) { return set.GetScalar<T>(number, unset); }
  static void Set(ExtensionSet& set, const ExtensionInfo& info, T value) { set.SetScalar<T>(info, value); }
};

/// The DefaultType of repeated extensions, which have no default.
struct NoDefault {};

template <typename T>
struct RepeatedPrimitiveTypeTraits {
  using Repeated = RepeatedPrimitiveTypeTraits;
  using ConstType = T;
  using SetType = T;
  using DefaultType = NoDefault;
  using RepeatedFieldType = RepeatedField<T>;
  static void Check(const ExtensionInfo&, T) {}
  static void Set(RepeatedFieldType& values, int index, T value) { values.Set(index, value); }
  static void Add(RepeatedFieldType& values, T value) { values.Add(value); }
};

/// Enums. In memory they are ints; in debug builds, setting an undefined number ends the process.
template <typename Enum, bool IsValid(int)>
struct EnumTypeTraits {
  using Singular = EnumTypeTraits;
  using ConstType = Enum;
  using SetType = Enum;
  using DefaultType = Enum;
  static Enum Default(Enum value) { return value; }
  static Enum Get(const ExtensionSet& set, int number, Enum unset) {
    return static_cast<Enum>(set.GetScalar<int>(number, unset));
  }
  static void Set(ExtensionSet& set, const ExtensionInfo& info, Enum value) {
    CheckEnum(IsValid, "SetExtension", value);
    set.SetScalar<int>(info, value);
  }
};

template <typename Enum, bool IsValid(int)>
struct RepeatedEnumTypeTraits {
  using Repeated = RepeatedEnumTypeTraits;
  using ConstType = Enum;
  using SetType = Enum;
  using DefaultType = NoDefault;
  using RepeatedFieldType = RepeatedField<Enum>;
  static_assert(sizeof(Enum) == sizeof(int));
  // As for repeated fields: numbers of open enums are not checked.
  static void Check(const ExtensionInfo& info, Enum value) {
    if (info.entry.kind() == WireKind::kClosedEnum) CheckEnum(IsValid, "SetExtension or AddExtension", value);
  }
  static void Set(RepeatedFieldType& values, int index, Enum value) { values.Set(index, value); }
  static void Add(RepeatedFieldType& values, Enum value) { values.Add(value); }
};

/// Strings and bytes.
struct StringTypeTraits {
  using Singular = StringTypeTraits;
  using ConstType = const std::string&;
  using SetType = StringArg;
  using Object = std::string;
  using StringOrBytes = std::string;         // marks types with a setter that takes pointer and length
  using DefaultType = const StringDefault*;  // null: the empty string
  static ConstType Default(DefaultType value) { return value != nullptr ? value->Get() : EmptyString(); }
  static ConstType Get(const ExtensionSet& set, int number, DefaultType unset) {
    const std::string* text = set.GetString(number);
    return text != nullptr ? *text : Default(unset);
  }
  static void Set(ExtensionSet& set, const ExtensionInfo& info, const StringArg& value) {
    value.AssignTo(set.MutableString(info));
  }
  static Object* Mutable(ExtensionSet& set, const ExtensionInfo& info) { return set.MutableString(info); }
  static void SetAllocated(ExtensionSet& set, const ExtensionInfo& info, Object* value) {
    set.SetAllocatedString(info, value);
  }
  static Object* Release(ExtensionSet& set, int number) { return set.ReleaseString(number); }
  static Object* UnsafeArenaRelease(ExtensionSet& set, int number) { return set.UnsafeArenaReleaseString(number); }
};

struct RepeatedStringTypeTraits {
  using Repeated = RepeatedStringTypeTraits;
  using ConstType = const std::string&;
  using SetType = StringArg;
  using Object = std::string;
  using DefaultType = NoDefault;
  using RepeatedFieldType = RepeatedPtrField<std::string>;
  static void Check(const ExtensionInfo&, const StringArg&) {}
  static void Set(RepeatedFieldType& values, int index, const StringArg& value) {
    value.AssignTo(values.Mutable(index));
  }
  static void Add(RepeatedFieldType& values, const StringArg& value) { value.AssignTo(values.Add()); }
};

/// Messages and groups.
template <typename Message>
struct MessageTypeTraits {
  using Singular = MessageTypeTraits;
  using ConstType = const Message&;
  using Object = Message;
  using DefaultType = NoDefault;
  static ConstType Default(NoDefault) { return Message::default_instance(); }
  static ConstType Get(const ExtensionSet& set, int number, DefaultType unset) {
    const MessageLite* message = set.GetMessage(number);
    return message != nullptr ? static_cast<const Message&>(*message) : Default(unset);
  }
  static Object* Mutable(ExtensionSet& set, const ExtensionInfo& info) {
    return static_cast<Message*>(set.MutableMessage(info));
  }
  static void SetAllocated(ExtensionSet& set, const ExtensionInfo& info, Object* value) {
    set.SetAllocatedMessage(info, value);
  }
  static Object* Release(ExtensionSet& set, int number) { return static_cast<Message*>(set.ReleaseMessage(number)); }
  static void UnsafeArenaSetAllocated(ExtensionSet& set, const ExtensionInfo& info, Object* value) {
    set.UnsafeArenaSetAllocatedMessage(info, value);
  }
  static Object* UnsafeArenaRelease(ExtensionSet& set, int number) {
    return static_cast<Message*>(set.UnsafeArenaReleaseMessage(number));
  }
};

template <typename Message>
struct RepeatedMessageTypeTraits {
  using Repeated = RepeatedMessageTypeTraits;
  using ConstType = const Message&;
  using Object = Message;
  using DefaultType = NoDefault;
  using RepeatedFieldType = RepeatedPtrField<Message>;
};

/// Names one extension of `ExtendeeType` (rule cpp.extension.identifier). Generated code defines it in static storage,
/// initialized at compile time.
template <typename ExtendeeType, typename TypeTraitsType, FieldType field_type, bool is_packed>
class ExtensionIdentifier {
 public:
  using Extendee = ExtendeeType;
  using TypeTraits = TypeTraitsType;

  constexpr explicit ExtensionIdentifier(const ExtensionInfo& info, typename TypeTraits::DefaultType unset = {})
      : info_(info), default_(unset) {}
  ExtensionIdentifier(const ExtensionIdentifier&) = delete;
  ExtensionIdentifier& operator=(const ExtensionIdentifier&) = delete;

  /// \returns the extension's field number.
  int number() const { return static_cast<int>(info_.number()); }
  /// \returns the value that GetExtension returns while the extension is not set. Singular extensions only.
  template <typename Traits = TypeTraits>
  typename Traits::Singular::ConstType default_value() const {
    return Traits::Default(default_);
  }
  const ExtensionInfo& info() const { return info_; }
  /// \returns the default in the form that the traits expect.
  constexpr typename TypeTraits::DefaultType unset() const { return default_; }

 private:
  const ExtensionInfo& info_;
  typename TypeTraits::DefaultType default_;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_EXTENSION_IDENTIFIER_H_
