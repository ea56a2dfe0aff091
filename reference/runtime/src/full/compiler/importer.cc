// Importer: a source tree and a pool.
#include "google/protobuf/compiler/importer.h"

#include "database_source.h"

namespace google::protobuf::compiler {

Importer::Importer(SourceTree* source_tree, MultiFileErrorCollector* error_collector)
    : database_(source_tree),
      source_(new internal::DatabaseSource(&database_, database_.GetValidationErrorCollector())),
      pool_(nullptr, source_) {
  database_.RecordErrorsTo(error_collector);
}

Importer::~Importer() = default;

const FileDescriptor* Importer::Import(const std::string& filename) { return pool_.FindFileByName(filename); }

void Importer::AddUnusedImportTrackFile(const std::string& file_name, bool is_error) {
  source_->ReportUnusedImportsOf(file_name, is_error);
}

void Importer::ClearUnusedImportTrackFiles() { source_->ReportNoUnusedImports(); }

}  // namespace google::protobuf::compiler
