// FileDescriptor: a schema file.
#ifndef GOOGLE_PROTOBUF_INTERNAL_FILE_DESCRIPTOR_H_
#define GOOGLE_PROTOBUF_INTERNAL_FILE_DESCRIPTOR_H_

#include "google/protobuf/internal/descriptor_element.h"

namespace google::protobuf {

/// A schema file.
class FileDescriptor {
 public:
  using Proto = FileDescriptorProto;
  using OptionsType = FileOptions;

  /// The values of proto2 and proto3 are the ones of libprotobuf.
  enum Syntax { SYNTAX_UNKNOWN = 0, SYNTAX_PROTO2 = 2, SYNTAX_PROTO3 = 3, SYNTAX_EDITIONS = 99 };

  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  ~FileDescriptor();

  /// The name under which the file is imported: `folder/file.proto`.
  const std::string& name() const;
  const std::string& package() const;
  const DescriptorPool* pool() const { return pool_; }
  const FileOptions& options() const;
  Syntax syntax() const { return syntax_; }
  static const char* SyntaxName(Syntax syntax);

  /// Imports in order: all, the public ones, the weak ones.
  int dependency_count() const { return static_cast<int>(dependencies_.size()); }
  const FileDescriptor* dependency(int index) const { return dependencies_[static_cast<size_t>(index)]; }
  int public_dependency_count() const;
  const FileDescriptor* public_dependency(int index) const;
  int weak_dependency_count() const;
  const FileDescriptor* weak_dependency(int index) const;

  /// Elements at file scope, in order of declaration.
  int message_type_count() const { return message_types_.size(); }
  const Descriptor* message_type(int index) const;
  int enum_type_count() const { return enum_types_.size(); }
  const EnumDescriptor* enum_type(int index) const;
  int service_count() const { return services_.size(); }
  const ServiceDescriptor* service(int index) const;
  int extension_count() const { return extensions_.size(); }
  const FieldDescriptor* extension(int index) const;

  /// Find them by name, without the package.
  const Descriptor* FindMessageTypeByName(internal::StringArg name) const;
  const EnumDescriptor* FindEnumTypeByName(internal::StringArg name) const;
  const EnumValueDescriptor* FindEnumValueByName(internal::StringArg name) const;
  const ServiceDescriptor* FindServiceByName(internal::StringArg name) const;
  const FieldDescriptor* FindExtensionByName(internal::StringArg name) const;
  const FieldDescriptor* FindExtensionByLowercaseName(internal::StringArg lowercase_name) const;
  const FieldDescriptor* FindExtensionByCamelcaseName(internal::StringArg camelcase_name) const;

  /// Writes the file's proto, without source information.
  void CopyTo(FileDescriptorProto* proto) const;
  /// Adds the source information with which the file was built.
  void CopySourceCodeInfoTo(FileDescriptorProto* proto) const;
  /// Sets json_name in all fields of a proto that CopyTo wrote.
  void CopyJsonNameTo(FileDescriptorProto* proto) const;
  /// \returns the file as schema text.
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  /// Finds a location by its path, a std::vector<int> of field numbers and indexes in the file's proto.
  template <typename Path>
  bool GetSourceLocation(const Path& path, SourceLocation* location) const {
    return GetSourceLocationOf(path.data(), path.size(), location);
  }
  /// Always false: every import must be known when a file is built.
  bool is_placeholder() const { return false; }

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorElement;
  friend class internal::DescriptorSymbols;
  friend class DescriptorPool;
  FileDescriptor();
  bool GetSourceLocationOf(const int* path, size_t size, SourceLocation* location) const;

  const DescriptorPool* pool_ = nullptr;
  const FileDescriptorProto* proto_ = nullptr;  // owned
  /// Finds elements by their parent and name.
  internal::DescriptorSymbols* symbols_ = nullptr;  // owned
  internal::DescriptorList<FileDescriptor> dependencies_;
  internal::DescriptorArray<Descriptor> message_types_;
  internal::DescriptorArray<EnumDescriptor> enum_types_;
  internal::DescriptorArray<ServiceDescriptor> services_;
  internal::DescriptorArray<FieldDescriptor> extensions_;
  Syntax syntax_ = SYNTAX_PROTO2;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_FILE_DESCRIPTOR_H_
