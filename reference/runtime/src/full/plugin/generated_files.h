// The files that generators write into one folder, until they are written to the disk.
#ifndef TOUCHSTONE_RUNTIME_GENERATED_FILES_H_
#define TOUCHSTONE_RUNTIME_GENERATED_FILES_H_

#include <map>
#include <string>
#include <vector>

#include "google/protobuf/compiler/code_generator.h"

namespace google::protobuf::compiler {

/// Holds files in memory. Generators whose output folder is the same share it, so that one can insert into the files of
/// another.
class GeneratedFiles final : public GeneratorContext {
 public:
  io::ZeroCopyOutputStream* Open(const std::string& filename) override;
  io::ZeroCopyOutputStream* OpenForAppend(const std::string& filename) override;
  io::ZeroCopyOutputStream* OpenForInsert(const std::string& filename, const std::string& insertion_point) override;
  void ListParsedFiles(std::vector<const FileDescriptor*>* output) override { *output = parsed_; }

  void SetParsedFiles(const std::vector<const FileDescriptor*>& files) { parsed_ = files; }
  /// \returns what generators did wrong, such as a file written twice; empty if nothing.
  const std::string& error() const { return error_; }
  /// Writes all files below a folder, which must exist. \returns false, after saying so on standard error, on failure.
  bool WriteTo(const std::string& folder) const;

 private:
  class Stream;
  void Insert(const std::string& filename, const std::string& insertion_point, const std::string& text);

  std::map<std::string, std::string> files_;
  std::vector<const FileDescriptor*> parsed_;
  std::string error_;
};

}  // namespace google::protobuf::compiler

#endif  // TOUCHSTONE_RUNTIME_GENERATED_FILES_H_
