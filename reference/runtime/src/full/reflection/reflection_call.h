// Checks the arguments of a call of Reflection.
#ifndef TOUCHSTONE_RUNTIME_REFLECTION_CALL_H_
#define TOUCHSTONE_RUNTIME_REFLECTION_CALL_H_

#include <string>

#include "field_access.h"
#include "google/protobuf/message.h"

namespace google::protobuf::internal {

/// A failed check ends the process, with a message that names function, message type and field.
class ReflectionCall {
 public:
  /// Checks that the field belongs to the message, and the message to the reflection.
  /// \param method  the name of the function.
  ReflectionCall(const Reflection& reflection, const char* method, const Message& message,
                 const FieldDescriptor* field);

  static void CheckClass(const Reflection& reflection, const char* method, const Message& message);

  const FieldAccess& access() const { return access_; }

  void CheckSingular() const;
  void CheckSingular(FieldDescriptor::CppType type) const;
  void CheckRepeated() const;
  void CheckRepeated(FieldDescriptor::CppType type) const;
  /// \param cpp_type  the result of CppTypeOf: int may stand for an enum.
  void CheckElement(int cpp_type) const;
  void CheckIndex(int index, int size) const;
  /// \param below  a message to be put into the field, or null.
  void CheckBelow(const Message* below) const;
  void CheckEnumValue(const EnumValueDescriptor* value) const;

  /// \returns an element of a repeated field of strings or messages.
  const void* Element(const Message& message, FieldDescriptor::CppType type, int index) const;
  void* MutableElement(Message& message, FieldDescriptor::CppType type, int index) const;

 private:
  void CheckType(FieldDescriptor::CppType type) const;
  [[noreturn]] void Fail(const std::string& problem) const;

  const Descriptor& type_;
  const char* const method_;
  const FieldDescriptor& field_;
  const FieldAccess access_;
};

/// Creates and owns the reflections of all classes.
class ReflectionMaker {
 public:
  static const Reflection* Make(const MessageTable& table, const Descriptor* descriptor, MessageFactory* factory) {
    return new Reflection(descriptor, &table, factory);
  }
  static const Descriptor& TypeOf(const Reflection& reflection) { return *reflection.descriptor_; }
  static const MessageTable& TableOf(const Reflection& reflection) { return *reflection.table_; }
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_REFLECTION_CALL_H_
