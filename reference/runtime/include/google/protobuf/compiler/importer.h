// Importer: schemas at run time, from their text.
#ifndef GOOGLE_PROTOBUF_COMPILER_IMPORTER_H_
#define GOOGLE_PROTOBUF_COMPILER_IMPORTER_H_

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "google/protobuf/compiler/parser.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor_database.h"
#include "google/protobuf/stubs/common.h"

namespace google::protobuf {

namespace io {
class ZeroCopyInputStream;
}  // namespace io

namespace internal {
class DatabaseSource;
}  // namespace internal

namespace compiler {

class MultiFileErrorCollector;
class SourceTree;

/// The schemas of a source tree, as a database. It finds files by name only: a schema does not say in which file a name
/// is declared.
class SourceTreeDescriptorDatabase : public DescriptorDatabase {
 public:
  /// \param fallback_database  finds the files that the tree does not have; may be null.
  explicit SourceTreeDescriptorDatabase(SourceTree* source_tree, DescriptorDatabase* fallback_database = nullptr);
  ~SourceTreeDescriptorDatabase() override;

  /// Where to report errors in files. Null, the default: nowhere.
  void RecordErrorsTo(MultiFileErrorCollector* error_collector) { error_collector_ = error_collector; }
  /// \returns the collector to give to the DescriptorPool that builds the files. It adds lines and columns to errors,
  /// and reports them to the collector of RecordErrorsTo().
  DescriptorPool::ErrorCollector* GetValidationErrorCollector() {
    records_positions_ = true;
    return &validation_errors_;
  }

  bool FindFileByName(const std::string& filename, FileDescriptorProto* output) override;
  bool FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) override;
  bool FindFileContainingExtension(const std::string& containing_type, int field_number,
                                   FileDescriptorProto* output) override;

 private:
  class ValidationErrorCollector : public DescriptorPool::ErrorCollector {
   public:
    explicit ValidationErrorCollector(const SourceTreeDescriptorDatabase& owner) : owner_(owner) {}
    void AddError(const std::string& filename, const std::string& element_name, const Message* descriptor,
                  ErrorLocation location, const std::string& message) override;
    void AddWarning(const std::string& filename, const std::string& element_name, const Message* descriptor,
                    ErrorLocation location, const std::string& message) override;

   private:
    const SourceTreeDescriptorDatabase& owner_;
  };

  std::pair<int, int> PositionOf(const std::string& element_name, const Message* descriptor,
                                 DescriptorPool::ErrorCollector::ErrorLocation location) const;

  SourceTree* const source_tree_;
  DescriptorDatabase* const fallback_database_;
  MultiFileErrorCollector* error_collector_ = nullptr;
  bool records_positions_ = false;
  SourceLocationTable positions_;
  ValidationErrorCollector validation_errors_{*this};
};

/// Reads schemas with all their imports, and builds their descriptors.
class Importer {
 public:
  /// Both must outlive the importer.
  Importer(SourceTree* source_tree, MultiFileErrorCollector* error_collector);
  Importer(const Importer&) = delete;
  Importer& operator=(const Importer&) = delete;
  ~Importer();

  /// \param filename  the name in the source tree. A file is read once, however often it is imported.
  /// \returns null, after reporting the errors, if the file or one of its imports does not exist or is invalid.
  const FileDescriptor* Import(const std::string& filename);

  /// All files that were imported.
  const DescriptorPool* pool() const { return &pool_; }

  /// Reports the imports that a file does not use, as warnings or as errors. Call it before the file is imported.
  void AddUnusedImportTrackFile(const std::string& file_name, bool is_error = false);
  void ClearUnusedImportTrackFiles();

 private:
  SourceTreeDescriptorDatabase database_;
  internal::DatabaseSource* const source_;  // owned by the pool
  DescriptorPool pool_;
};

/// Receives the errors in several files. Lines and columns count from 0; the line is -1 for an error that concerns the
/// file as a whole.
class MultiFileErrorCollector {
 public:
  MultiFileErrorCollector() = default;
  MultiFileErrorCollector(const MultiFileErrorCollector&) = delete;
  MultiFileErrorCollector& operator=(const MultiFileErrorCollector&) = delete;
  virtual ~MultiFileErrorCollector();

  virtual void AddError(const std::string& filename, int line, int column, const std::string& message) = 0;
  virtual void AddWarning(const std::string& /* filename */, int /* line */, int /* column */,
                          const std::string& /* message */) {}
};

/// Where the importer finds files.
class SourceTree {
 public:
  SourceTree() = default;
  SourceTree(const SourceTree&) = delete;
  SourceTree& operator=(const SourceTree&) = delete;
  virtual ~SourceTree();

  /// Opens a file. \returns null if there is none; otherwise a stream, which the caller deletes.
  virtual io::ZeroCopyInputStream* Open(const std::string& filename) = 0;
  /// \returns why the last call of Open() returned null.
  virtual std::string GetLastErrorMessage();
};

/// A source tree of files and folders of the disk. A virtual path is where schemas see a file; separators are `/`.
class DiskSourceTree : public SourceTree {
 public:
  DiskSourceTree();
  ~DiskSourceTree() override;

  /// Maps a folder or a file into the tree; an empty virtual path is the root. Of mappings that have a file, the first
  /// one wins.
  void MapPath(const std::string& virtual_path, const std::string& disk_path);

  enum DiskFileToVirtualFileResult {
    SUCCESS,
    SHADOWED,     // an earlier mapping has another file of the same virtual path
    CANNOT_OPEN,  // the file does not exist, or cannot be read
    NO_MAPPING,   // the file is in no mapped folder
  };
  /// Finds the virtual path of a file. The result NO_MAPPING leaves the outputs as they are.
  /// \param shadowing_disk_file  receives the other file, if the result is SHADOWED.
  DiskFileToVirtualFileResult DiskFileToVirtualFile(const std::string& disk_file, std::string* virtual_file,
                                                    std::string* shadowing_disk_file);
  /// Finds the file on the disk. \returns false if it does not exist or cannot be read. `disk_file` may be null.
  bool VirtualFileToDiskFile(const std::string& virtual_file, std::string* disk_file);

  io::ZeroCopyInputStream* Open(const std::string& filename) override;
  std::string GetLastErrorMessage() override;

 private:
  struct Mapping {
    std::string virtual_path;
    std::string disk_path;
  };
  io::ZeroCopyInputStream* OpenVirtualFile(const std::string& virtual_file, std::string* disk_file);

  std::vector<Mapping> mappings_;
  std::string last_error_;
};

}  // namespace compiler

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_COMPILER_IMPORTER_H_
