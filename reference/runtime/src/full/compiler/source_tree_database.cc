// SourceTreeDescriptorDatabase: schemas as protos.
#include <memory>

#include "google/protobuf/compiler/importer.h"
#include "google/protobuf/io/zero_copy_stream.h"

namespace google::protobuf::compiler {

namespace {

/// Adds the name of the file.
class FileErrors : public io::ErrorCollector {
 public:
  FileErrors(const std::string& filename, MultiFileErrorCollector* errors) : filename_(filename), errors_(errors) {}

  void AddError(int line, io::ColumnNumber column, const std::string& message) override {
    if (errors_ != nullptr) errors_->AddError(filename_, line, column, message);
    has_errors_ = true;
  }
  void AddWarning(int line, io::ColumnNumber column, const std::string& message) override {
    if (errors_ != nullptr) errors_->AddWarning(filename_, line, column, message);
  }
  bool has_errors() const { return has_errors_; }

 private:
  const std::string& filename_;
  MultiFileErrorCollector* const errors_;
  bool has_errors_ = false;
};

}  // namespace

MultiFileErrorCollector::~MultiFileErrorCollector() = default;

SourceTreeDescriptorDatabase::SourceTreeDescriptorDatabase(SourceTree* source_tree,
                                                           DescriptorDatabase* fallback_database)
    : source_tree_(source_tree), fallback_database_(fallback_database) {}
SourceTreeDescriptorDatabase::~SourceTreeDescriptorDatabase() = default;

bool SourceTreeDescriptorDatabase::FindFileByName(const std::string& filename, FileDescriptorProto* output) {
  const std::unique_ptr<io::ZeroCopyInputStream> text(source_tree_->Open(filename));
  if (text == nullptr) {
    if (fallback_database_ != nullptr && fallback_database_->FindFileByName(filename, output)) return true;
    if (error_collector_ != nullptr) error_collector_->AddError(filename, -1, 0, source_tree_->GetLastErrorMessage());
    return false;
  }
  FileErrors errors(filename, error_collector_);
  io::Tokenizer tokenizer(text.get(), &errors);
  Parser parser;
  parser.RecordErrorsTo(&errors);
  if (records_positions_) parser.RecordSourceLocationsTo(&positions_);
  output->Clear();
  output->set_name(filename);
  return parser.Parse(&tokenizer, output) && !errors.has_errors();
}

bool SourceTreeDescriptorDatabase::FindFileContainingSymbol(const std::string&, FileDescriptorProto*) { return false; }

bool SourceTreeDescriptorDatabase::FindFileContainingExtension(const std::string&, int, FileDescriptorProto*) {
  return false;
}

std::pair<int, int> SourceTreeDescriptorDatabase::PositionOf(
    const std::string& element_name, const Message* descriptor,
    DescriptorPool::ErrorCollector::ErrorLocation location) const {
  std::pair<int, int> position;
  if (location == DescriptorPool::ErrorCollector::IMPORT) {
    positions_.FindImport(descriptor, element_name, &position.first, &position.second);
  } else {
    positions_.Find(descriptor, location, &position.first, &position.second);
  }
  return position;
}

void SourceTreeDescriptorDatabase::ValidationErrorCollector::AddError(const std::string& filename,
                                                                      const std::string& element_name,
                                                                      const Message* descriptor, ErrorLocation location,
                                                                      const std::string& message) {
  if (owner_.error_collector_ == nullptr) return;
  const auto [line, column] = owner_.PositionOf(element_name, descriptor, location);
  owner_.error_collector_->AddError(filename, line, column, message);
}

void SourceTreeDescriptorDatabase::ValidationErrorCollector::AddWarning(const std::string& filename,
                                                                        const std::string& element_name,
                                                                        const Message* descriptor,
                                                                        ErrorLocation location,
                                                                        const std::string& message) {
  if (owner_.error_collector_ == nullptr) return;
  const auto [line, column] = owner_.PositionOf(element_name, descriptor, location);
  owner_.error_collector_->AddWarning(filename, line, column, message);
}

}  // namespace google::protobuf::compiler
