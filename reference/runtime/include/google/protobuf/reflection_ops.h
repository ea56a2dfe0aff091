// Operations on whole messages as functions, which some programs call instead of the messages' own.
#ifndef GOOGLE_PROTOBUF_REFLECTION_OPS_H_
#define GOOGLE_PROTOBUF_REFLECTION_OPS_H_

#include <string>
#include <vector>

#include "google/protobuf/message.h"

namespace google::protobuf::internal {

/// Each function does what the function of Message with a similar name does; both messages are of one class.
class ReflectionOps {
 public:
  ReflectionOps() = delete;

  static void Copy(const Message& from, Message* to) { to->CopyFrom(from); }
  static void Merge(const Message& from, Message* to) { to->MergeFrom(from); }
  static void Clear(Message* message) { message->Clear(); }
  static bool IsInitialized(const Message& message) { return message.IsInitialized(); }
  static void DiscardUnknownFields(Message* message) { message->DiscardUnknownFields(); }
  /// Appends the path of each missing required field, each with the prefix.
  static void FindInitializationErrors(const Message& message, const std::string& prefix,
                                       std::vector<std::string>* errors) {
    std::vector<std::string> paths;
    message.FindInitializationErrors(&paths);
    for (const std::string& path : paths) errors->push_back(prefix + path);
  }
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_REFLECTION_OPS_H_
