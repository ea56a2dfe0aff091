// The contents of a DescriptorPool.
#ifndef TOUCHSTONE_RUNTIME_DESCRIPTOR_POOL_TABLES_H_
#define TOUCHSTONE_RUNTIME_DESCRIPTOR_POOL_TABLES_H_

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "google/protobuf/descriptor.h"

namespace google::protobuf::internal {

class DescriptorPoolTables;

/// Provides files that a pool has not built yet. Each function builds what it finds into the given tables, and does
/// nothing if it finds nothing. The pool is locked during the call.
class FileSource {
 public:
  virtual ~FileSource();
  virtual void BuildFile(DescriptorPoolTables& tables, const std::string& name) = 0;
  virtual void BuildContaining(DescriptorPoolTables& tables, const std::string& symbol) = 0;
  virtual void BuildExtension(DescriptorPoolTables& tables, const std::string& extendee, int number) = 0;
  virtual void BuildExtensionsOf(DescriptorPoolTables& tables, const std::string& extendee) = 0;
};

/// What a name refers to: an element, or a package, with one of its files.
struct Symbol {
  const DescriptorElement* element = nullptr;
  const FileDescriptor* package_file = nullptr;

  explicit operator bool() const { return element != nullptr || package_file != nullptr; }
  const FileDescriptor* file() const { return element != nullptr ? element->file() : package_file; }
};

/// Files and symbols. Callers hold the lock.
class DescriptorPoolTables {
 public:
  DescriptorPoolTables(const DescriptorPool* owner, const DescriptorPool* underlay, std::unique_ptr<FileSource> source);
  ~DescriptorPoolTables();

  /// The tables of a pool, which are not locked yet.
  static DescriptorPoolTables& Of(const DescriptorPool& pool) { return *pool.tables_; }

  std::mutex& mutex() { return mutex_; }
  const DescriptorPool* owner() const { return owner_; }

  /// Looks up here and in the underlay. \returns null if there is none.
  const FileDescriptor* FindBuiltFile(std::string_view name) const;
  Symbol FindBuiltSymbol(std::string_view name) const;
  const FieldDescriptor* FindBuiltExtension(const Descriptor* extendee, int number) const;
  /// The same, but also asks the source.
  const FileDescriptor* FindFile(std::string_view name);
  Symbol FindSymbol(std::string_view name);
  const FieldDescriptor* FindExtension(const Descriptor* extendee, int number);
  void FindAllExtensions(const Descriptor* extendee, std::vector<const FieldDescriptor*>* out);

  /// Builds a file and adds it. \returns null, and changes nothing, if it is invalid: the errors go to the collector,
  /// or to standard error if there is none.
  FileDescriptor* Build(const FileDescriptorProto& proto, DescriptorPool::ErrorCollector* collector);

  /// Called by the builder: adds everything that the file declares.
  struct Declarations {
    std::vector<const DescriptorElement*> elements;
    std::vector<const FieldDescriptor*> extensions;
  };

 private:
  void TakeIn(std::unique_ptr<FileDescriptor> file, const Declarations& declarations);

  std::mutex mutex_;
  const DescriptorPool* const owner_;
  const DescriptorPool* const underlay_;
  const std::unique_ptr<FileSource> source_;
  // The views point to names that the files own.
  std::unordered_map<std::string_view, std::unique_ptr<FileDescriptor>> files_;
  std::unordered_map<std::string_view, const DescriptorElement*> symbols_;
  std::unordered_map<std::string, const FileDescriptor*> packages_;
  std::map<std::pair<const Descriptor*, int>, const FieldDescriptor*> extensions_;
  /// Files being built. If one of them is requested, it imports itself.
  std::set<std::string, std::less<>> being_built_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_DESCRIPTOR_POOL_TABLES_H_
