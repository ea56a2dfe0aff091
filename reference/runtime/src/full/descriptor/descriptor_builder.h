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

/// Builds one file, once. Descriptors are views of a copy of its proto, in which type names are made absolute.
///
/// - make (descriptor_builder.cc): creates an element for each part of the proto and adds its name to the symbols;
/// - link (descriptor_linker.cc): turns type names into pointers, resolves features and defaults;
/// - validate (descriptor_validator.cc): checks the remaining rules of the language.
class DescriptorBuilder {
 public:
  using Errors = DescriptorPool::ErrorCollector;

  DescriptorBuilder(DescriptorPoolTables& tables, Errors& errors) : tables_(tables), errors_(errors) {}

  /// \returns null if the file is invalid; the collector has received the errors.
  std::unique_ptr<FileDescriptor> Build(const FileDescriptorProto& proto,
                                        DescriptorPoolTables::Declarations* declarations);

  /// Sets the generated class of a message.
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
  /// Sets the properties of a field that features determine.
  void Characterize(FieldDescriptor& field, const FieldDescriptorProto& proto, const ResolvedFeatures& features);
  void ReadDefault(FieldDescriptor& field, const FieldDescriptorProto& proto);
  /// \returns the element that `name` means in the scope of an element: looked up as in C++, from the innermost scope
  /// outward.
  Symbol LookUp(const std::string& name, const std::string& scope);
  /// \returns a symbol by full name that the file may use.
  Symbol FindVisible(const std::string& full_name);
  /// The same for a message. Reports an error and returns null if there is none.
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
