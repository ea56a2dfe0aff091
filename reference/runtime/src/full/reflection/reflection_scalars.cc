// The functions of Reflection for numbers, bools and enums.
#include "google/protobuf/unknown_field_set.h"
#include "reflection_call.h"
#include "unknown_enum_values.h"

namespace google::protobuf {

using internal::ReflectionCall;
using internal::RepeatedFieldBase;

namespace {

using CppType = FieldDescriptor::CppType;

template <typename T>
T Default(const FieldDescriptor& field);
template <>
int32_t Default(const FieldDescriptor& field) {
  return field.default_value_int32();
}
template <>
int64_t Default(const FieldDescriptor& field) {
  return field.default_value_int64();
}
template <>
uint32_t Default(const FieldDescriptor& field) {
  return field.default_value_uint32();
}
template <>
uint64_t Default(const FieldDescriptor& field) {
  return field.default_value_uint64();
}
template <>
float Default(const FieldDescriptor& field) {
  return field.default_value_float();
}
template <>
double Default(const FieldDescriptor& field) {
  return field.default_value_double();
}
template <>
bool Default(const FieldDescriptor& field) {
  return field.default_value_bool();
}

template <typename T>
T Get(const ReflectionCall& call, const Message& message, const FieldDescriptor* field, CppType type) {
  call.CheckSingular(type);
  return call.access().GetScalar<T>(message, Default<T>(*field));
}

template <typename T>
void Set(const ReflectionCall& call, Message* message, CppType type, T value) {
  call.CheckSingular(type);
  call.access().SetScalar<T>(*message, value);
}

template <typename T>
T GetElement(const ReflectionCall& call, const Message& message, CppType type, int index) {
  call.CheckRepeated(type);
  const RepeatedFieldBase& numbers = call.access().Numbers(message);
  call.CheckIndex(index, numbers.size_);
  return static_cast<const T*>(numbers.elements_)[index];
}

template <typename T>
void SetElement(const ReflectionCall& call, Message* message, CppType type, int index, T value) {
  call.CheckRepeated(type);
  RepeatedFieldBase& numbers = call.access().MutableNumbers(*message);
  call.CheckIndex(index, numbers.size_);
  static_cast<T*>(numbers.elements_)[index] = value;
}

template <typename T>
void AddElement(const ReflectionCall& call, Message* message, CppType type, T value) {
  call.CheckRepeated(type);
  RepeatedFieldBase& numbers = call.access().MutableNumbers(*message);
  if (numbers.size_ == numbers.capacity_) numbers.Grow(numbers.size_ + 1, sizeof(T));
  static_cast<T*>(numbers.elements_)[numbers.size_++] = value;
}

/// Stores a number that the field's closed enum does not define as an unknown field. \returns true if it did.
bool PutAside(const Reflection& reflection, Message* message, const FieldDescriptor* field, int value) {
  if (!field->legacy_enum_field_treated_as_closed() || field->enum_type()->FindValueByNumber(value) != nullptr) {
    return false;
  }
  // Negative numbers are written with all 64 bits.
  reflection.MutableUnknownFields(message)->AddVarint(field->number(), static_cast<uint64_t>(int64_t{value}));
  return true;
}

}  // namespace

#define TOUCHSTONE_SCALAR(Name, T, TYPE)                                                                          \
  T Reflection::Get##Name(const Message& message, const FieldDescriptor* field) const {                           \
    return Get<T>(ReflectionCall(*this, "Get" #Name, message, field), message, field,                             \
                  FieldDescriptor::CPPTYPE_##TYPE);                                                               \
  }                                                                                                               \
  void Reflection::Set##Name(Message* message, const FieldDescriptor* field, T value) const {                     \
    Set<T>(ReflectionCall(*this, "Set" #Name, *message, field), message, FieldDescriptor::CPPTYPE_##TYPE, value); \
  }                                                                                                               \
  T Reflection::GetRepeated##Name(const Message& message, const FieldDescriptor* field, int index) const {        \
    return GetElement<T>(ReflectionCall(*this, "GetRepeated" #Name, message, field), message,                     \
                         FieldDescriptor::CPPTYPE_##TYPE, index);                                                 \
  }                                                                                                               \
  void Reflection::SetRepeated##Name(Message* message, const FieldDescriptor* field, int index, T value) const {  \
    SetElement<T>(ReflectionCall(*this, "SetRepeated" #Name, *message, field), message,                           \
                  FieldDescriptor::CPPTYPE_##TYPE, index, value);                                                 \
  }                                                                                                               \
  void Reflection::Add##Name(Message* message, const FieldDescriptor* field, T value) const {                     \
    AddElement<T>(ReflectionCall(*this, "Add" #Name, *message, field), message, FieldDescriptor::CPPTYPE_##TYPE,  \
                  value);                                                                                         \
  }
TOUCHSTONE_SCALAR(Int32, int32_t, INT32)
TOUCHSTONE_SCALAR(Int64, int64_t, INT64)
TOUCHSTONE_SCALAR(UInt32, uint32_t, UINT32)
TOUCHSTONE_SCALAR(UInt64, uint64_t, UINT64)
TOUCHSTONE_SCALAR(Float, float, FLOAT)
TOUCHSTONE_SCALAR(Double, double, DOUBLE)
TOUCHSTONE_SCALAR(Bool, bool, BOOL)
#undef TOUCHSTONE_SCALAR

// Enums

namespace {
constexpr auto kEnum = FieldDescriptor::CPPTYPE_ENUM;
}

int Reflection::GetEnumValue(const Message& message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "GetEnumValue", message, field);
  call.CheckSingular(kEnum);
  return call.access().GetScalar<int32_t>(message, field->default_value_enum()->number());
}

const EnumValueDescriptor* Reflection::GetEnum(const Message& message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "GetEnum", message, field);
  call.CheckSingular(kEnum);
  return internal::EnumValueOf(*field->enum_type(), GetEnumValue(message, field));
}

void Reflection::SetEnumValue(Message* message, const FieldDescriptor* field, int value) const {
  ReflectionCall call(*this, "SetEnumValue", *message, field);
  call.CheckSingular(kEnum);
  if (!PutAside(*this, message, field, value)) call.access().SetScalar<int32_t>(*message, value);
}

void Reflection::SetEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const {
  ReflectionCall call(*this, "SetEnum", *message, field);
  call.CheckSingular(kEnum);
  call.CheckEnumValue(value);
  SetEnumValue(message, field, value->number());
}

int Reflection::GetRepeatedEnumValue(const Message& message, const FieldDescriptor* field, int index) const {
  return GetElement<int32_t>(ReflectionCall(*this, "GetRepeatedEnumValue", message, field), message, kEnum, index);
}

const EnumValueDescriptor* Reflection::GetRepeatedEnum(const Message& message, const FieldDescriptor* field,
                                                       int index) const {
  return internal::EnumValueOf(
      *field->enum_type(),
      GetElement<int32_t>(ReflectionCall(*this, "GetRepeatedEnum", message, field), message, kEnum, index));
}

void Reflection::SetRepeatedEnumValue(Message* message, const FieldDescriptor* field, int index, int value) const {
  ReflectionCall call(*this, "SetRepeatedEnumValue", *message, field);
  call.CheckRepeated(kEnum);
  if (!PutAside(*this, message, field, value)) SetElement<int32_t>(call, message, kEnum, index, value);
}

void Reflection::SetRepeatedEnum(Message* message, const FieldDescriptor* field, int index,
                                 const EnumValueDescriptor* value) const {
  ReflectionCall call(*this, "SetRepeatedEnum", *message, field);
  call.CheckRepeated(kEnum);
  call.CheckEnumValue(value);
  SetRepeatedEnumValue(message, field, index, value->number());
}

void Reflection::AddEnumValue(Message* message, const FieldDescriptor* field, int value) const {
  ReflectionCall call(*this, "AddEnumValue", *message, field);
  call.CheckRepeated(kEnum);
  if (!PutAside(*this, message, field, value)) AddElement<int32_t>(call, message, kEnum, value);
}

void Reflection::AddEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const {
  ReflectionCall call(*this, "AddEnum", *message, field);
  call.CheckRepeated(kEnum);
  call.CheckEnumValue(value);
  AddEnumValue(message, field, value->number());
}

}  // namespace google::protobuf
