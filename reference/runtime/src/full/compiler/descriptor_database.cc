// Descriptor databases: the base, and those that consist of others.
#include "google/protobuf/descriptor_database.h"

#include <algorithm>
#include <set>

#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf {

namespace {

void AppendMessageNames(const DescriptorProto& message, const std::string& scope, std::vector<std::string>* output) {
  const std::string name = scope.empty() ? message.name() : scope + "." + message.name();
  output->push_back(name);
  for (const DescriptorProto& nested : message.nested_type()) AppendMessageNames(nested, name, output);
}

/// Calls `visit` with all files of a database. \returns false if they cannot be listed.
template <typename Visit>
bool ForEachFile(DescriptorDatabase& database, Visit visit) {
  std::vector<std::string> names;
  if (!database.FindAllFileNames(&names)) return false;
  for (const std::string& name : names) {
    FileDescriptorProto file;
    if (!database.FindFileByName(name, &file)) return false;
    visit(file);
  }
  return true;
}

bool CopyIfFound(const FileDescriptor* file, FileDescriptorProto* output) {
  if (file == nullptr) return false;
  output->Clear();
  file->CopyTo(output);
  return true;
}

void SortAndRemoveDuplicates(std::vector<int>* numbers) {
  std::sort(numbers->begin(), numbers->end());
  numbers->erase(std::unique(numbers->begin(), numbers->end()), numbers->end());
}

}  // namespace

DescriptorDatabase::~DescriptorDatabase() = default;

bool DescriptorDatabase::FindAllExtensionNumbers(const std::string&, std::vector<int>*) { return false; }
bool DescriptorDatabase::FindAllFileNames(std::vector<std::string>*) { return false; }

bool DescriptorDatabase::FindAllPackageNames(std::vector<std::string>* output) {
  std::set<std::string> packages;
  if (!ForEachFile(*this, [&](const FileDescriptorProto& file) { packages.insert(file.package()); })) return false;
  output->insert(output->end(), packages.begin(), packages.end());
  return true;
}

bool DescriptorDatabase::FindAllMessageNames(std::vector<std::string>* output) {
  return ForEachFile(*this, [output](const FileDescriptorProto& file) {
    for (const DescriptorProto& message : file.message_type()) AppendMessageNames(message, file.package(), output);
  });
}

DescriptorPoolDatabase::DescriptorPoolDatabase(const DescriptorPool& pool) : pool_(pool) {}
DescriptorPoolDatabase::~DescriptorPoolDatabase() = default;

bool DescriptorPoolDatabase::FindFileByName(const std::string& filename, FileDescriptorProto* output) {
  return CopyIfFound(pool_.FindFileByName(filename), output);
}

bool DescriptorPoolDatabase::FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) {
  return CopyIfFound(pool_.FindFileContainingSymbol(symbol_name), output);
}

bool DescriptorPoolDatabase::FindFileContainingExtension(const std::string& containing_type, int field_number,
                                                         FileDescriptorProto* output) {
  const Descriptor* const extendee = pool_.FindMessageTypeByName(containing_type);
  if (extendee == nullptr) return false;
  const FieldDescriptor* const extension = pool_.FindExtensionByNumber(extendee, field_number);
  return extension != nullptr && CopyIfFound(extension->file(), output);
}

bool DescriptorPoolDatabase::FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) {
  const Descriptor* const extendee = pool_.FindMessageTypeByName(extendee_type);
  if (extendee == nullptr) return false;
  std::vector<const FieldDescriptor*> extensions;
  pool_.FindAllExtensions(extendee, &extensions);
  for (const FieldDescriptor* const extension : extensions) output->push_back(extension->number());
  return true;
}

MergedDescriptorDatabase::MergedDescriptorDatabase(DescriptorDatabase* source1, DescriptorDatabase* source2)
    : sources_{source1, source2} {}
MergedDescriptorDatabase::MergedDescriptorDatabase(const std::vector<DescriptorDatabase*>& sources)
    : sources_(sources) {}
MergedDescriptorDatabase::~MergedDescriptorDatabase() = default;

/// \returns true if a database before this one has a file of that name, which hides the one that was found here.
bool MergedDescriptorDatabase::HasBefore(size_t index, const std::string& filename) {
  FileDescriptorProto hiding;
  return std::any_of(sources_.begin(), sources_.begin() + static_cast<std::ptrdiff_t>(index),
                     [&](DescriptorDatabase* source) { return source->FindFileByName(filename, &hiding); });
}

bool MergedDescriptorDatabase::FindFileByName(const std::string& filename, FileDescriptorProto* output) {
  return std::any_of(sources_.begin(), sources_.end(),
                     [&](DescriptorDatabase* source) { return source->FindFileByName(filename, output); });
}

bool MergedDescriptorDatabase::FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) {
  for (size_t i = 0; i < sources_.size(); ++i) {
    if (sources_[i]->FindFileContainingSymbol(symbol_name, output)) return !HasBefore(i, output->name());
  }
  return false;
}

bool MergedDescriptorDatabase::FindFileContainingExtension(const std::string& containing_type, int field_number,
                                                           FileDescriptorProto* output) {
  for (size_t i = 0; i < sources_.size(); ++i) {
    if (sources_[i]->FindFileContainingExtension(containing_type, field_number, output)) {
      return !HasBefore(i, output->name());
    }
  }
  return false;
}

bool MergedDescriptorDatabase::FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) {
  std::vector<int> all;
  bool found = false;
  for (DescriptorDatabase* const source : sources_) found |= source->FindAllExtensionNumbers(extendee_type, &all);
  SortAndRemoveDuplicates(&all);
  output->insert(output->end(), all.begin(), all.end());
  return found;
}

bool MergedDescriptorDatabase::FindAllFileNames(std::vector<std::string>* output) {
  bool found = false;
  for (DescriptorDatabase* const source : sources_) found |= source->FindAllFileNames(output);
  return found;
}

}  // namespace google::protobuf
