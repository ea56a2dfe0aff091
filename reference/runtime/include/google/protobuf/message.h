// The interface of generated message classes that are linked with the full runtime.
#ifndef GOOGLE_PROTOBUF_MESSAGE_H_
#define GOOGLE_PROTOBUF_MESSAGE_H_

#include <string>

#include "google/protobuf/internal/descriptors.h"
#include "google/protobuf/internal/full_unknown_fields.h"
#include "google/protobuf/internal/reflection.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/unknown_field_set.h"

namespace google::protobuf {

namespace internal {
/// See file_registration.h.
const Descriptor* DescriptorOf(const MessageTable& table);
}  // namespace internal

/// A message with reflection, which keeps unknown fields in an UnknownFieldSet.
class Message : public MessageLite {
 public:
  Message* New() const override = 0;
  Message* New(Arena* arena) const { return static_cast<Message*>(MessageLite::New(arena)); }

  /// Becomes a copy of `from`. Ends the process if `from` is of another class.
  void CopyFrom(const Message& from);
  /// Copies the fields set in `from` and appends its repeated fields. Ends the process if `from` is of another class.
  void MergeFrom(const Message& from);
  std::string InitializationErrorString() const override;
  /// Appends the path of each missing required field to a std::vector<std::string>.
  template <typename Paths>
  void FindInitializationErrors(Paths* paths) const {
    FindInitializationErrorsTo(paths, [](void* to, std::string&& path) {
      static_cast<Paths*>(to)->push_back(static_cast<std::string&&>(path));
    });
  }
  /// Ends the process if a required field is missing, here or in a nested message.
  void CheckInitialized() const;
  /// Removes the unknown fields of this message and all its submessages.
  void DiscardUnknownFields();

  /// \returns the type of the message, the same in each call (rule cpp.message.descriptor).
  const Descriptor* GetDescriptor() const;
  /// \returns the object that reads and changes fields by their descriptors.
  const Reflection* GetReflection() const;
  Metadata GetMetadata() const { return {GetDescriptor(), GetReflection()}; }

  /// Text for people to read (rule cpp.message.debug-string): one field per line; everything in one line; with UTF-8
  /// text instead of octal escapes. For text that programs read, use TextFormat.
  std::string DebugString() const;
  std::string ShortDebugString() const;
  std::string Utf8DebugString() const;
  /// Writes DebugString() to standard output.
  void PrintDebugString() const;

  /// \returns an estimate of the bytes in memory, including nested messages and spare capacity.
  size_t SpaceUsedLong() const;
  int SpaceUsed() const { return static_cast<int>(SpaceUsedLong()); }

 protected:
  constexpr Message() = default;

 private:
  void FindInitializationErrorsTo(void* to, void (*append)(void*, std::string&&)) const;
};

/// Links the generated file of a message class into the program, so that its descriptors are in the generated pool even
/// if nothing else refers to it.
template <typename T>
void LinkMessageReflection() {
  internal::StrongReference(T::default_instance());
}

/// \returns the message as a T; null if it is of another class, or null itself.
template <typename T>
const T* DynamicCastToGenerated(const Message* message) {
  return message != nullptr && message->GetDescriptor() == T::descriptor() ? static_cast<const T*>(message) : nullptr;
}
template <typename T>
T* DynamicCastToGenerated(Message* message) {
  return const_cast<T*>(DynamicCastToGenerated<T>(static_cast<const Message*>(message)));
}

/// Let Abseil's flag library use generated classes as flag types (rules cpp.flag.*). The library finds both functions
/// by argument-dependent lookup, so none of its headers is needed here. \returns false if the text is invalid, with the
/// reason in `error`.
bool AbslParseFlag(internal::StringArg text, Message* message, std::string* error);
/// \returns a text that parses to an equal message.
std::string AbslUnparseFlag(const Message& message);

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_MESSAGE_H_
