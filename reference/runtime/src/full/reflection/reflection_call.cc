#include "reflection_call.h"

#include <cstdio>
#include <cstdlib>

namespace google::protobuf::internal {

namespace {

[[noreturn]] void Misuse(const char* method, const Descriptor& type, const FieldDescriptor* field,
                         const std::string& problem) {
  std::fprintf(stderr,
               "Wrong use of reflection:\n"
               "  Function:     google::protobuf::Reflection::%s\n"
               "  Message type: %s\n"
               "  Field:        %s\n"
               "  Problem:      %s\n",
               method, type.full_name().c_str(), field != nullptr ? field->full_name().c_str() : "(none)",
               problem.c_str());
  std::abort();
}

const FieldDescriptor& Checked(const Reflection& reflection, const char* method, const Message& message,
                               const FieldDescriptor* field) {
  const Descriptor& type = ReflectionMaker::TypeOf(reflection);
  ReflectionCall::CheckClass(reflection, method, message);
  if (field == nullptr) Misuse(method, type, field, "The field's descriptor is null.");
  if (field->containing_type() != &type) {
    Misuse(method, type, field, "The field does not belong to this message type.");
  }
  return *field;
}

}  // namespace

void ReflectionCall::CheckClass(const Reflection& reflection, const char* method, const Message& message) {
  const MessageTable& table = MessageEngine::TableOf(message);
  if (&table == &ReflectionMaker::TableOf(reflection)) return;
  Misuse(method, ReflectionMaker::TypeOf(reflection), nullptr,
         std::string("The reflection belongs to another type; the message is of type ") + table.full_name + '.');
}

ReflectionCall::ReflectionCall(const Reflection& reflection, const char* method, const Message& message,
                               const FieldDescriptor* field)
    : type_(ReflectionMaker::TypeOf(reflection)),
      method_(method),
      field_(Checked(reflection, method, message, field)),
      access_(ReflectionMaker::TableOf(reflection), field_) {
  if (!access_.known()) Fail("The generated code of the extension is not linked into the program.");
}

void ReflectionCall::Fail(const std::string& problem) const { Misuse(method_, type_, &field_, problem); }

void ReflectionCall::CheckSingular() const {
  if (field_.is_repeated()) Fail("The field is repeated, but the function is for singular fields.");
}

void ReflectionCall::CheckRepeated() const {
  if (!field_.is_repeated()) Fail("The field is singular, but the function is for repeated fields.");
}

void ReflectionCall::CheckType(FieldDescriptor::CppType type) const {
  if (field_.cpp_type() == type) return;
  Fail(std::string("The field's C++ type is ") + field_.cpp_type_name() + ", but the function is for " +
       FieldDescriptor::CppTypeName(type) + '.');
}

void ReflectionCall::CheckSingular(FieldDescriptor::CppType type) const {
  CheckSingular();
  CheckType(type);
}

void ReflectionCall::CheckRepeated(FieldDescriptor::CppType type) const {
  CheckRepeated();
  CheckType(type);
}

void ReflectionCall::CheckElement(int cpp_type) const {
  if (cpp_type == FieldDescriptor::CPPTYPE_INT32 && field_.cpp_type() == FieldDescriptor::CPPTYPE_ENUM) return;
  CheckType(static_cast<FieldDescriptor::CppType>(cpp_type));
}

void ReflectionCall::CheckIndex(int index, int size) const {
  if (index >= 0 && index < size) return;
  Fail("The index " + std::to_string(index) + " is out of range: the size of the field is " + std::to_string(size) + '.');
}

void ReflectionCall::CheckBelow(const Message* below) const {
  if (below == nullptr) return;
  const MessageTable& table = MessageEngine::TableOf(*below);
  if (&table == &access_.MessageType()) return;
  Fail(std::string("The given message is of type ") + table.full_name + ", but the field is of type " +
       access_.MessageType().full_name + '.');
}

void ReflectionCall::CheckEnumValue(const EnumValueDescriptor* value) const {
  if (value == nullptr) Fail("The value's descriptor is null.");
  if (value->type() == field_.enum_type()) return;
  Fail("The value " + value->full_name() + " is not a value of " + field_.enum_type()->full_name() + '.');
}

const void* ReflectionCall::Element(const Message& message, FieldDescriptor::CppType type, int index) const {
  CheckRepeated(type);
  CheckIndex(index, access_.Size(message));
  return access_.ObjectAt(message, index);
}

void* ReflectionCall::MutableElement(Message& message, FieldDescriptor::CppType type, int index) const {
  CheckRepeated(type);
  RepeatedPtrFieldBase& objects = access_.MutableObjects(message);
  CheckIndex(index, objects.size_);
  return objects.elements_[index];
}

}  // namespace google::protobuf::internal
