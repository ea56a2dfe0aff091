// The interface of generated message classes that are linked with the full runtime.
#ifndef GOOGLE_PROTOBUF_MESSAGE_H_
#define GOOGLE_PROTOBUF_MESSAGE_H_

#include <string>

#include "google/protobuf/internal/full_unknown_fields.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/unknown_field_set.h"

namespace google::protobuf {

class Descriptor;

namespace internal {
/// See file_registration.h.
const Descriptor* DescriptorOf(const MessageTable& table);
}  // namespace internal

/// A message that keeps unknown fields in an UnknownFieldSet and knows the names of its fields.
class Message : public MessageLite {
 public:
  Message* New() const override = 0;

  /// \returns the type of the message, the same at each call (rule cpp.message.descriptor).
  const Descriptor* GetDescriptor() const;

  /// Becomes a copy of `from`, which must be of the same class; another ends the process.
  void CopyFrom(const Message& from);
  /// Takes over what is set in `from` and appends its repeated fields. Same class as above.
  void MergeFrom(const Message& from);
  std::string InitializationErrorString() const override;
  /// Drops the unknown fields of this message and of all messages below.
  void DiscardUnknownFields();

 protected:
  constexpr Message() = default;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_MESSAGE_H_
