// DescriptorPool: the schema files that a program knows, and their elements.
#ifndef GOOGLE_PROTOBUF_INTERNAL_DESCRIPTOR_POOL_H_
#define GOOGLE_PROTOBUF_INTERNAL_DESCRIPTOR_POOL_H_

#include "google/protobuf/internal/descriptor_element.h"

namespace google::protobuf {

class DescriptorDatabase;
class Message;

namespace compiler {
class Importer;
}  // namespace compiler

namespace internal {
class DescriptorPoolTables;
class FileSource;
class RegisteredFiles;
}  // namespace internal

/// Schema files, each built once, and their elements by full name. Elements refer to each other by pointers and live as
/// long as the pool. Any function may be called by several threads at once.
class DescriptorPool {
 public:
  class ErrorCollector;

  DescriptorPool();
  /// Names that this pool does not have are looked up in `underlay`, which must outlive this pool.
  explicit DescriptorPool(const DescriptorPool* underlay);
  /// Files and names that this pool does not have are looked up in `fallback_database`, which must outlive this pool,
  /// and files found there are built. Their `uninterpreted_option`s are interpreted. Errors go to standard error if there
  /// is no collector; a file with errors is as if the database did not have it.
  explicit DescriptorPool(DescriptorDatabase* fallback_database, ErrorCollector* error_collector = nullptr);
  DescriptorPool(const DescriptorPool&) = delete;
  DescriptorPool& operator=(const DescriptorPool&) = delete;
  ~DescriptorPool();

  /// The pool of all generated files linked into the program. Each file is built on first use.
  static const DescriptorPool* generated_pool();

  /// Find elements by full name without a leading dot, and files by name; null if there is none.
  const FileDescriptor* FindFileByName(internal::StringArg name) const;
  const FileDescriptor* FindFileContainingSymbol(internal::StringArg symbol_name) const;
  const Descriptor* FindMessageTypeByName(internal::StringArg name) const;
  const FieldDescriptor* FindFieldByName(internal::StringArg name) const;
  const FieldDescriptor* FindExtensionByName(internal::StringArg name) const;
  const OneofDescriptor* FindOneofByName(internal::StringArg name) const;
  const EnumDescriptor* FindEnumTypeByName(internal::StringArg name) const;
  const EnumValueDescriptor* FindEnumValueByName(internal::StringArg name) const;
  const ServiceDescriptor* FindServiceByName(internal::StringArg name) const;
  const MethodDescriptor* FindMethodByName(internal::StringArg name) const;

  const FieldDescriptor* FindExtensionByNumber(const Descriptor* extendee, int number) const;
  /// Finds an extension by its name in text format; see FieldDescriptor::PrintableNameForExtension.
  const FieldDescriptor* FindExtensionByPrintableName(const Descriptor* extendee,
                                                      internal::StringArg printable_name) const;
  /// Appends all known extensions of a message, in the order of their numbers, to a
  /// std::vector<const FieldDescriptor*>.
  template <typename Fields>
  void FindAllExtensions(const Descriptor* extendee, Fields* out) const {
    FindAllExtensionsTo(extendee, out,
                        [](void* to, const FieldDescriptor* field) { static_cast<Fields*>(to)->push_back(field); });
  }

  /// Builds a file, whose imports must be in the pool. If the pool already has an equal file, returns that one.
  /// \returns null, and changes nothing, if the file is invalid. Errors go to standard error, or to the collector.
  const FileDescriptor* BuildFile(const FileDescriptorProto& proto);
  const FileDescriptor* BuildFileCollectingErrors(const FileDescriptorProto& proto, ErrorCollector* error_collector);

 private:
  friend class internal::DescriptorPoolTables;
  friend class internal::RegisteredFiles;
  friend class compiler::Importer;
  /// Takes ownership of `source`, which may be null.
  DescriptorPool(const DescriptorPool* underlay, internal::FileSource* source);
  void FindAllExtensionsTo(const Descriptor* extendee, void* to, void (*append)(void*, const FieldDescriptor*)) const;

  internal::DescriptorPoolTables* const tables_;  // owned
};

/// Receives errors while a file is built.
class DescriptorPool::ErrorCollector {
 public:
  /// The part of the element that has the error.
  enum ErrorLocation {
    NAME,
    NUMBER,
    TYPE,
    EXTENDEE,
    DEFAULT_VALUE,
    INPUT_TYPE,
    OUTPUT_TYPE,
    OPTION_NAME,
    OPTION_VALUE,
    IMPORT,
    OTHER,
  };

  ErrorCollector() = default;
  ErrorCollector(const ErrorCollector&) = delete;
  ErrorCollector& operator=(const ErrorCollector&) = delete;
  virtual ~ErrorCollector();

  /// \param filename      the file being built.
  /// \param element_name  the full name of the element; for an import, the imported file.
  /// \param descriptor    the element's proto, valid during the call.
  virtual void AddError(const std::string& filename, const std::string& element_name, const Message* descriptor,
                        ErrorLocation location, const std::string& message) = 0;
  virtual void AddWarning(const std::string& filename, const std::string& element_name, const Message* descriptor,
                          ErrorLocation location, const std::string& message);
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_DESCRIPTOR_POOL_H_
