// Builds the descriptors of one file: three passes over its proto.
#ifndef TOUCHSTONE_RUNTIME_DESCRIPTOR_BUILDER_H_
#define TOUCHSTONE_RUNTIME_DESCRIPTOR_BUILDER_H_

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "descriptor_features.h"
#include "descriptor_pool_tables.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf::internal {

/// Builds one file, once. Descriptors are views of a copy of its proto, in which names of types become absolute.
///
/// - make (descriptor_builder.cc): an element for each part of the proto, and its name into the symbols;
/// - link (descriptor_linker.cc): names of types become pointers, features and defaults are resolved;
/// - validate (descriptor_validator.cc): what else the language forbids.
class DescriptorBuilder {
 public:
  using Errors = DescriptorPool::ErrorCollector;

  DescriptorBuilder(DescriptorPoolTables& tables, Errors& errors) : tables_(tables), errors_(errors) {}

  /// \returns null if anything is wrong, which the collector was told.
  std::unique_ptr<FileDescriptor> Build(const FileDescriptorProto& proto,
                                        DescriptorPoolTables::Declarations* declarations);

  /// Says which class was generated for a message.
  static void SetTable(const Descriptor& descriptor, const MessageTable* table);
  static bool AreEqual(const FileDescriptorProto& one, const FileDescriptorProto& other);

 private:
  // Make.
  bool LoadImports();
  void MakeVisible(const FileDescriptor& file);
  void MakeAll();
  /// Names an element, and declares it.
  void Name(DescriptorElement& element, const DescriptorElement* parent, int path_field, int index,
            const std::string& name, const std::string& scope, const Message& proto);
  void Declare(const std::string& full_name, const DescriptorElement& element, const Message& proto);
  void DeclarePackage();
  void MakeMessage(Descriptor& message, DescriptorProto& proto, const Descriptor* parent, int path_field, int index,
                   const std::string& scope);
  void MakeField(FieldDescriptor& field, FieldDescriptorProto& proto, const Descriptor* parent, int path_field,
                 int index, const std::string& scope);
  void MakeEnum(EnumDescriptor& type, EnumDescriptorProto& proto, const Descriptor* parent, int path_field, int index,
                const std::string& scope);
  void MakeService(ServiceDescriptor& service, ServiceDescriptorProto& proto, int index, const std::string& scope);

  // Link.
  void LinkAll();
  void LinkMessage(Descriptor& message, DescriptorProto& proto, const ResolvedFeatures& inherited);
  void LinkOneofs(Descriptor& message, const DescriptorProto& proto);
  void LinkField(FieldDescriptor& field, FieldDescriptorProto& proto, const ResolvedFeatures& inherited);
  void LinkType(FieldDescriptor& field, FieldDescriptorProto& proto);
  void LinkEnum(EnumDescriptor& type, const ResolvedFeatures& inherited);
  void LinkMethods(ServiceDescriptor& service, ServiceDescriptorProto& proto);
  /// What the features decide of a field.
  void Characterize(FieldDescriptor& field, const FieldDescriptorProto& proto, const ResolvedFeatures& features);
  void ReadDefault(FieldDescriptor& field, const FieldDescriptorProto& proto);
  /// \returns what `name` means within the scope of an element: as C++ would look for it, from the inside to the
  /// outside.
  Symbol LookUp(const std::string& name, const std::string& scope);
  /// \returns a symbol by full name that the file may use.
  Symbol FindVisible(const std::string& full_name);
  /// The same for a message; reports what is wrong. \returns null then.
  const Descriptor* LookUpMessage(std::string* name, const DescriptorElement& user, const Message& proto,
                                  Errors::ErrorLocation location);

  // Validate.
  void ValidateAll();
  void ValidateMessage(const Descriptor& message);
  void ValidateRanges(const Descriptor& message);
  void ValidateField(const FieldDescriptor& field);
  void ValidateExtension(const FieldDescriptor& extension);
  void ValidateOneof(const OneofDescriptor& oneof);
  void ValidateMapEntry(const Descriptor& entry);
  void ValidateEnum(const EnumDescriptor& type);

  void Report(const std::string& element_name, const Message& proto, Errors::ErrorLocation location,
              const std::string& message);

  DescriptorPoolTables& tables_;
  Errors& errors_;
  bool is_valid_ = true;
  std::unique_ptr<FileDescriptor> file_;
  FileDescriptorProto* proto_ = nullptr;
  DescriptorPoolTables::Declarations* declarations_ = nullptr;
  std::unordered_map<std::string_view, const DescriptorElement*> declared_;
  std::unordered_set<const FileDescriptor*> visible_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_DESCRIPTOR_BUILDER_H_
