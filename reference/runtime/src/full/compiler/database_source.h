// The files of a DescriptorDatabase, for the pool that falls back on it.
#ifndef TOUCHSTONE_RUNTIME_DATABASE_SOURCE_H_
#define TOUCHSTONE_RUNTIME_DATABASE_SOURCE_H_

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "../descriptor/descriptor_pool_tables.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/descriptor_database.h"

namespace google::protobuf::internal {

class ErrorsOfOriginal;

/// Builds the files of a database into a pool when they are asked for, with their options interpreted. The pool is
/// locked during each call of FileSource's functions.
class DatabaseSource : public FileSource {
 public:
  using Errors = DescriptorPool::ErrorCollector;

  /// Both remain the caller's. \param errors  may be null: errors go to standard error.
  DatabaseSource(DescriptorDatabase* database, Errors* errors) : database_(*database), errors_(errors) {}

  void BuildFile(DescriptorPoolTables& tables, const std::string& name) override;
  void BuildContaining(DescriptorPoolTables& tables, const std::string& symbol) override;
  void BuildExtension(DescriptorPoolTables& tables, const std::string& extendee, int number) override;
  void BuildExtensionsOf(DescriptorPoolTables& tables, const std::string& extendee) override;

  /// May be called by several threads.
  void ReportUnusedImportsOf(const std::string& name, bool as_errors);
  void ReportNoUnusedImports();

 private:
  /// \returns false if the file has errors, which are reported.
  bool Build(DescriptorPoolTables& tables, const FileDescriptorProto& proto);
  bool BuildNew(DescriptorPoolTables& tables, const FileDescriptorProto& proto, ErrorsOfOriginal& errors);
  /// \returns how to report unused imports of a file; nothing if they are not to be reported.
  std::optional<bool> TrackedAsErrors(const std::string& name);
  void ForgetFailures();
  void ReportCycle(const FileDescriptorProto& proto);

  DescriptorDatabase& database_;
  Errors* const errors_;
  std::vector<const FileDescriptorProto*> being_built_;
  /// What the current request looked for in vain; the errors have been reported.
  std::set<std::string> bad_files_;
  std::set<std::string> bad_symbols_;
  std::mutex tracked_mutex_;
  std::map<std::string, bool> tracked_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_DATABASE_SOURCE_H_
