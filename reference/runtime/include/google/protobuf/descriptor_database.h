// Descriptor databases: where a DescriptorPool finds files that it does not have.
#ifndef GOOGLE_PROTOBUF_DESCRIPTOR_DATABASE_H_
#define GOOGLE_PROTOBUF_DESCRIPTOR_DATABASE_H_

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/stubs/common.h"

namespace google::protobuf {

/// Finds files as protos. Names are full names without a leading dot. If a function returns false, its output is
/// unspecified.
class DescriptorDatabase {
 public:
  DescriptorDatabase() = default;
  DescriptorDatabase(const DescriptorDatabase&) = delete;
  DescriptorDatabase& operator=(const DescriptorDatabase&) = delete;
  virtual ~DescriptorDatabase();

  virtual bool FindFileByName(const std::string& filename, FileDescriptorProto* output) = 0;
  /// Finds the file that declares an element.
  virtual bool FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) = 0;
  /// Finds the file that declares the extension of a message with this number.
  virtual bool FindFileContainingExtension(const std::string& containing_type, int field_number,
                                           FileDescriptorProto* output) = 0;

  /// Append what the database knows, in any order. \returns false if it cannot be listed; by default, nothing can.
  virtual bool FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output);
  virtual bool FindAllFileNames(std::vector<std::string>* output);
  /// The same, from all files that FindAllFileNames() lists; a package is appended once.
  bool FindAllPackageNames(std::vector<std::string>* output);
  bool FindAllMessageNames(std::vector<std::string>* output);
};

/// A database of protos in memory.
class SimpleDescriptorDatabase : public DescriptorDatabase {
 public:
  SimpleDescriptorDatabase();
  ~SimpleDescriptorDatabase() override;

  /// Adds a copy. \returns false, after logging an error, if the name of the file, an element or an extension is taken.
  bool Add(const FileDescriptorProto& file);
  /// The same, but takes ownership of the file.
  bool AddAndOwn(const FileDescriptorProto* file);

  bool FindFileByName(const std::string& filename, FileDescriptorProto* output) override;
  bool FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) override;
  bool FindFileContainingExtension(const std::string& containing_type, int field_number,
                                   FileDescriptorProto* output) override;
  bool FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) override;
  bool FindAllFileNames(std::vector<std::string>* output) override;

 private:
  friend class EncodedDescriptorDatabase;
  const FileDescriptorProto* FindContaining(const std::string& symbol_name) const;
  bool Index(const FileDescriptorProto& file);
  bool IndexMessage(const DescriptorProto& message, const FileDescriptorProto& file);
  bool IndexExtension(const FieldDescriptorProto& extension, const FileDescriptorProto& file);

  std::vector<std::unique_ptr<const FileDescriptorProto>> files_;
  std::map<std::string, const FileDescriptorProto*> by_name_;
  std::map<std::string, const FileDescriptorProto*> by_symbol_;  // elements that are not nested
  std::map<std::pair<std::string, int>, const FileDescriptorProto*> by_extension_;
};

/// The same for serialized protos.
class EncodedDescriptorDatabase : public DescriptorDatabase {
 public:
  EncodedDescriptorDatabase();
  ~EncodedDescriptorDatabase() override;

  /// Adds a serialized FileDescriptorProto. \returns false, after logging an error, if it is malformed or conflicts
  /// with another file. The bytes may be freed afterwards, with either function.
  bool Add(const void* encoded_file_descriptor, int size);
  bool AddCopy(const void* encoded_file_descriptor, int size) { return Add(encoded_file_descriptor, size); }

  /// Finds the name of the file that declares an element.
  bool FindNameOfFileContainingSymbol(const std::string& symbol_name, std::string* output);

  bool FindFileByName(const std::string& filename, FileDescriptorProto* output) override;
  bool FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) override;
  bool FindFileContainingExtension(const std::string& containing_type, int field_number,
                                   FileDescriptorProto* output) override;
  bool FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) override;
  bool FindAllFileNames(std::vector<std::string>* output) override;

 private:
  SimpleDescriptorDatabase files_;
};

/// The files of a pool, which must outlive the database.
class DescriptorPoolDatabase : public DescriptorDatabase {
 public:
  explicit DescriptorPoolDatabase(const DescriptorPool& pool);
  ~DescriptorPoolDatabase() override;

  bool FindFileByName(const std::string& filename, FileDescriptorProto* output) override;
  bool FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) override;
  bool FindFileContainingExtension(const std::string& containing_type, int field_number,
                                   FileDescriptorProto* output) override;
  bool FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) override;

 private:
  const DescriptorPool& pool_;
};

/// Several databases as one: the first that has a file of a name decides. They must outlive it.
class MergedDescriptorDatabase : public DescriptorDatabase {
 public:
  MergedDescriptorDatabase(DescriptorDatabase* source1, DescriptorDatabase* source2);
  explicit MergedDescriptorDatabase(const std::vector<DescriptorDatabase*>& sources);
  ~MergedDescriptorDatabase() override;

  bool FindFileByName(const std::string& filename, FileDescriptorProto* output) override;
  bool FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) override;
  bool FindFileContainingExtension(const std::string& containing_type, int field_number,
                                   FileDescriptorProto* output) override;
  bool FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) override;
  bool FindAllFileNames(std::vector<std::string>* output) override;

 private:
  bool HasBefore(size_t index, const std::string& filename);

  const std::vector<DescriptorDatabase*> sources_;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_DESCRIPTOR_DATABASE_H_
