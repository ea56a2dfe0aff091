// Rules of schemas that a pool does not check, or whose errors need a place in the text.
#ifndef TOUCHSTONE_RUNTIME_SCHEMA_RULES_H_
#define TOUCHSTONE_RUNTIME_SCHEMA_RULES_H_

#include <set>
#include <string>
#include <vector>

#include "errors_of_original.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf::internal {

/// Checks one file. Errors are about the original, whose options are not interpreted; what options say is read from the
/// copy in which they are.
class SchemaRules {
 public:
  using Errors = DescriptorPool::ErrorCollector;

  SchemaRules(const FileDescriptorProto& original, const FileDescriptorProto& interpreted, ErrorsOfOriginal& errors)
      : original_(original), interpreted_(interpreted), errors_(errors) {}

  /// Checks what needs no descriptors.
  /// \param imports  those that were found.
  void CheckProto(const std::vector<const FileDescriptor*>& imports);
  /// Whether there is something else to check.
  bool NeedsDescriptors() const;
  /// Checks the rest.
  void CheckDescriptors(const FileDescriptor& file);

 private:
  void CheckMessage(const DescriptorProto& original, const DescriptorProto& interpreted, const std::string& scope);
  void CheckRanges(const DescriptorProto& message, const std::string& name);
  void CheckJsonNames(const DescriptorProto& message, const std::string& name);
  void CheckField(const FieldDescriptorProto& original, const FieldDescriptorProto& interpreted,
                  const std::string& scope);
  void CheckEnum(const EnumDescriptorProto& original, const std::string& scope);
  void CheckShortNames(const EnumDescriptorProto& original, const std::string& scope);
  void CheckMessageDescriptor(const Descriptor& message, const DescriptorProto& original);
  void CheckFieldDescriptor(const FieldDescriptor& field, const FieldDescriptorProto& original);

  void Report(const std::string& element_name, const Message& proto, Errors::ErrorLocation location,
              const std::string& message) {
    errors_.AddErrorAt(original_.name(), element_name, proto, location, message);
  }
  bool IsProto3() const { return original_.syntax() == "proto3"; }

  const FileDescriptorProto& original_;
  const FileDescriptorProto& interpreted_;
  ErrorsOfOriginal& errors_;
  /// The names of messages that set `map_entry`.
  std::set<std::string> entries_by_hand_;
};

/// Writes the defaults of float fields as descriptors do: with the digits of a float.
void RoundFloatDefaults(FileDescriptorProto* file);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCHEMA_RULES_H_
