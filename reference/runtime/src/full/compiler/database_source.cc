#include "database_source.h"

#include <algorithm>

#include "../descriptor/descriptor_builder.h"
#include "errors_of_original.h"
#include "google/protobuf/stubs/logging.h"
#include "option_interpreter.h"
#include "schema_rules.h"

namespace google::protobuf {

namespace internal {

namespace {

using Errors = DescriptorPool::ErrorCollector;

/// Prints errors, if there is no collector.
class PrintedErrors : public Errors {
 public:
  void AddError(const std::string& filename, const std::string& element_name, const Message*, ErrorLocation,
                const std::string& message) override {
    GOOGLE_LOG(ERROR) << filename << ": " << element_name << ": " << message;
  }
};

/// The files that a file uses.
class UsedFiles {
 public:
  explicit UsedFiles(const FileDescriptor& file) {
    for (int i = 0; i < file.message_type_count(); ++i) AddMessage(*file.message_type(i));
    for (int i = 0; i < file.extension_count(); ++i) AddField(*file.extension(i));
    for (int i = 0; i < file.service_count(); ++i) {
      for (int j = 0; j < file.service(i)->method_count(); ++j) {
        files_.insert(file.service(i)->method(j)->input_type()->file());
        files_.insert(file.service(i)->method(j)->output_type()->file());
      }
    }
  }
  bool contains(const FileDescriptor* file) const { return files_.count(file) != 0; }

 private:
  void AddMessage(const Descriptor& message) {
    for (int i = 0; i < message.field_count(); ++i) AddField(*message.field(i));
    for (int i = 0; i < message.extension_count(); ++i) AddField(*message.extension(i));
    for (int i = 0; i < message.nested_type_count(); ++i) AddMessage(*message.nested_type(i));
  }
  void AddField(const FieldDescriptor& field) {
    files_.insert(field.containing_type()->file());
    if (field.message_type() != nullptr) files_.insert(field.message_type()->file());
    if (field.enum_type() != nullptr) files_.insert(field.enum_type()->file());
  }

  std::set<const FileDescriptor*> files_;
};

/// Reports imports that are not used. An import with public imports of its own counts as used, as in libprotobuf.
void ReportUnusedImports(const FileDescriptor& file, const FileDescriptorProto& proto,
                         const std::set<const FileDescriptor*>& used_by_options, bool as_errors,
                         ErrorsOfOriginal& errors) {
  const UsedFiles used(file);
  std::set<const FileDescriptor*> kept;
  for (int i = 0; i < file.public_dependency_count(); ++i) kept.insert(file.public_dependency(i));
  for (int i = 0; i < file.dependency_count(); ++i) {
    const FileDescriptor& import = *file.dependency(i);
    if (kept.count(&import) != 0 || import.public_dependency_count() > 0 || used.contains(&import) ||
        used_by_options.count(&import) != 0) {
      continue;
    }
    const std::string message = "the import \"" + import.name() + "\" is not used";
    if (as_errors) {
      errors.AddErrorAt(proto.name(), import.name(), proto, Errors::IMPORT, message);
    } else {
      errors.AddWarningAt(proto.name(), import.name(), proto, Errors::IMPORT, message);
    }
  }
}

}  // namespace

void DatabaseSource::ForgetFailures() {
  // Within one request, a file is read once. A later request may find that it was corrected.
  if (!being_built_.empty()) return;
  bad_files_.clear();
  bad_symbols_.clear();
}

void DatabaseSource::BuildFile(DescriptorPoolTables& tables, const std::string& name) {
  ForgetFailures();
  for (const FileDescriptorProto* const file : being_built_) {
    if (file->name() == name) return ReportCycle(*file);
  }
  if (bad_files_.count(name) != 0) return;
  FileDescriptorProto proto;
  if (!database_.FindFileByName(name, &proto) || !Build(tables, proto)) bad_files_.insert(name);
}

void DatabaseSource::BuildContaining(DescriptorPoolTables& tables, const std::string& symbol) {
  ForgetFailures();
  if (bad_symbols_.count(symbol) != 0) return;
  FileDescriptorProto proto;
  const bool found = database_.FindFileContainingSymbol(symbol, &proto);
  if (!found || tables.FindBuiltFile(proto.name()) != nullptr || !Build(tables, proto)) bad_symbols_.insert(symbol);
}

void DatabaseSource::BuildExtension(DescriptorPoolTables& tables, const std::string& extendee, int number) {
  FileDescriptorProto proto;
  if (!database_.FindFileContainingExtension(extendee, number, &proto)) return;
  if (tables.FindBuiltFile(proto.name()) == nullptr && bad_files_.count(proto.name()) == 0) Build(tables, proto);
}

void DatabaseSource::BuildExtensionsOf(DescriptorPoolTables& tables, const std::string& extendee) {
  std::vector<int> numbers;
  if (!database_.FindAllExtensionNumbers(extendee, &numbers)) return;
  for (const int number : numbers) BuildExtension(tables, extendee, number);
}

void DatabaseSource::ReportUnusedImportsOf(const std::string& name, bool as_errors) {
  const std::lock_guard<std::mutex> lock(tracked_mutex_);
  tracked_[name] = as_errors;
}

void DatabaseSource::ReportNoUnusedImports() {
  const std::lock_guard<std::mutex> lock(tracked_mutex_);
  tracked_.clear();
}

void DatabaseSource::ReportCycle(const FileDescriptorProto& proto) {
  const auto first = std::find(being_built_.begin(), being_built_.end(), &proto);
  std::string path;
  for (auto file = first; file != being_built_.end(); ++file) path += (*file)->name() + " -> ";
  const std::string& next = first + 1 == being_built_.end() ? proto.name() : (*(first + 1))->name();
  PrintedErrors printed;
  (errors_ == nullptr ? printed : *errors_)
      .AddError(proto.name(), next, &proto, Errors::IMPORT, "the file imports itself: " + path + proto.name());
}

bool DatabaseSource::Build(DescriptorPoolTables& tables, const FileDescriptorProto& proto) {
  being_built_.push_back(&proto);
  // A collector of errors may throw.
  const auto remove = [](std::vector<const FileDescriptorProto*>* files) { files->pop_back(); };
  const std::unique_ptr<std::vector<const FileDescriptorProto*>, decltype(remove)> guard(&being_built_, remove);
  PrintedErrors printed;
  ErrorsOfOriginal errors(proto, errors_ == nullptr ? static_cast<Errors&>(printed) : *errors_);
  const bool succeeded = BuildNew(tables, proto, errors);
  errors.Deliver();
  return succeeded;
}

bool DatabaseSource::BuildNew(DescriptorPoolTables& tables, const FileDescriptorProto& proto,
                              ErrorsOfOriginal& errors) {
  const std::optional<bool> tracked = TrackedAsErrors(proto.name());
  FileDescriptorProto interpreted = proto;
  OptionInterpreter options(tables, proto, interpreted);
  options.InterpretBuiltIn();
  SchemaRules rules(proto, interpreted, errors);
  std::vector<const FileDescriptor*> imports;
  for (const std::string& name : proto.dependency()) {
    const FileDescriptor* const import = tables.FindFile(name);
    if (import != nullptr) imports.push_back(import);
  }
  rules.CheckProto(imports);
  if (options.has_custom() || options.has_errors() || errors.has_errors() || rules.NeedsDescriptors() ||
      tracked.has_value()) {
    // Descriptors for this only. Errors in what options mean come after errors in the file.
    DescriptorPoolTables::Declarations declarations;
    const std::unique_ptr<FileDescriptor> file = DescriptorBuilder(tables, errors).Build(interpreted, &declarations);
    if (file == nullptr || errors.has_errors()) return false;
    options.InterpretCustom(*file, declarations.elements);
    for (const OptionInterpreter::Error& error : options.FirstErrors()) {
      errors.AddErrorAt(proto.name(), error.element_name, *error.option, error.location, error.message);
    }
    rules.CheckDescriptors(*file);
    if (tracked.has_value()) ReportUnusedImports(*file, proto, options.UsedFiles(), *tracked, errors);
    if (options.has_errors() || errors.has_errors()) return false;
  }
  options.UpdateSourceInfo();
  RoundFloatDefaults(&interpreted);
  // Descriptors say so too: proto2 is the default.
  if (interpreted.syntax() == "proto2") interpreted.clear_syntax();
  return tables.Build(interpreted, &errors) != nullptr;
}

std::optional<bool> DatabaseSource::TrackedAsErrors(const std::string& name) {
  const std::lock_guard<std::mutex> lock(tracked_mutex_);
  const auto found = tracked_.find(name);
  return found == tracked_.end() ? std::nullopt : std::optional<bool>(found->second);
}

}  // namespace internal

DescriptorPool::DescriptorPool(DescriptorDatabase* fallback_database, ErrorCollector* error_collector)
    : DescriptorPool(nullptr, new internal::DatabaseSource(fallback_database, error_collector)) {}

}  // namespace google::protobuf
