// Descriptor databases that own their files.
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/descriptor_database.h"
#include "google/protobuf/stubs/logging.h"

namespace google::protobuf {

namespace {

bool CopyIfFound(const FileDescriptorProto* file, FileDescriptorProto* output) {
  if (file == nullptr) return false;
  *output = *file;
  return true;
}

template <typename Map>
const FileDescriptorProto* FindIn(const Map& map, const typename Map::key_type& key) {
  const auto found = map.find(key);
  return found == map.end() ? nullptr : found->second;
}

}  // namespace

SimpleDescriptorDatabase::SimpleDescriptorDatabase() = default;
SimpleDescriptorDatabase::~SimpleDescriptorDatabase() = default;

bool SimpleDescriptorDatabase::Add(const FileDescriptorProto& file) {
  return AddAndOwn(new FileDescriptorProto(file));
}

bool SimpleDescriptorDatabase::AddAndOwn(const FileDescriptorProto* file) {
  files_.emplace_back(file);
  return Index(*file);
}

bool SimpleDescriptorDatabase::Index(const FileDescriptorProto& file) {
  if (!by_name_.emplace(file.name(), &file).second) {
    GOOGLE_LOG(ERROR) << "The database already has a file \"" << file.name() << "\".";
    return false;
  }
  const std::string scope = file.package().empty() ? "" : file.package() + ".";
  bool is_new = true;
  const auto add = [&](const std::string& name) {
    const auto [place, inserted] = by_symbol_.emplace(scope + name, &file);
    if (inserted) return;
    GOOGLE_LOG(ERROR) << file.name() << ": \"" << place->first << "\" is already declared in \""
                      << place->second->name() << "\".";
    is_new = false;
  };
  for (const DescriptorProto& message : file.message_type()) {
    add(message.name());
    is_new &= IndexMessage(message, file);
  }
  for (const EnumDescriptorProto& type : file.enum_type()) {
    add(type.name());
    for (const EnumValueDescriptorProto& value : type.value()) add(value.name());
  }
  for (const ServiceDescriptorProto& service : file.service()) add(service.name());
  for (const FieldDescriptorProto& extension : file.extension()) {
    add(extension.name());
    is_new &= IndexExtension(extension, file);
  }
  return is_new;
}

bool SimpleDescriptorDatabase::IndexMessage(const DescriptorProto& message, const FileDescriptorProto& file) {
  bool is_new = true;
  for (const FieldDescriptorProto& extension : message.extension()) is_new &= IndexExtension(extension, file);
  for (const DescriptorProto& nested : message.nested_type()) is_new &= IndexMessage(nested, file);
  return is_new;
}

bool SimpleDescriptorDatabase::IndexExtension(const FieldDescriptorProto& extension, const FileDescriptorProto& file) {
  // Without a leading dot, the name is not resolved, and the extendee not known.
  if (extension.extendee().empty() || extension.extendee()[0] != '.') return true;
  const auto [place, inserted] =
      by_extension_.emplace(std::pair(extension.extendee().substr(1), extension.number()), &file);
  if (inserted) return true;
  GOOGLE_LOG(ERROR) << file.name() << ": the extension " << extension.number() << " of \"" << place->first.first
                    << "\" is already declared in \"" << place->second->name() << "\".";
  return false;
}

const FileDescriptorProto* SimpleDescriptorDatabase::FindContaining(const std::string& symbol_name) const {
  // Nested elements are in the file of the outermost one.
  for (std::string name = symbol_name;; name.erase(name.rfind('.'))) {
    const FileDescriptorProto* const file = FindIn(by_symbol_, name);
    if (file != nullptr || name.find('.') == std::string::npos) return file;
  }
}

bool SimpleDescriptorDatabase::FindFileByName(const std::string& filename, FileDescriptorProto* output) {
  return CopyIfFound(FindIn(by_name_, filename), output);
}

bool SimpleDescriptorDatabase::FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) {
  return CopyIfFound(FindContaining(symbol_name), output);
}

bool SimpleDescriptorDatabase::FindFileContainingExtension(const std::string& containing_type, int field_number,
                                                           FileDescriptorProto* output) {
  return CopyIfFound(FindIn(by_extension_, {containing_type, field_number}), output);
}

bool SimpleDescriptorDatabase::FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) {
  bool found = false;
  for (auto next = by_extension_.lower_bound({extendee_type, 0});
       next != by_extension_.end() && next->first.first == extendee_type; ++next) {
    output->push_back(next->first.second);
    found = true;
  }
  return found;
}

bool SimpleDescriptorDatabase::FindAllFileNames(std::vector<std::string>* output) {
  for (const auto& [name, file] : by_name_) output->push_back(name);
  return true;
}

EncodedDescriptorDatabase::EncodedDescriptorDatabase() = default;
EncodedDescriptorDatabase::~EncodedDescriptorDatabase() = default;

bool EncodedDescriptorDatabase::Add(const void* encoded_file_descriptor, int size) {
  auto file = std::make_unique<FileDescriptorProto>();
  if (!file->ParseFromArray(encoded_file_descriptor, size)) {
    GOOGLE_LOG(ERROR) << "The bytes are not a valid FileDescriptorProto.";
    return false;
  }
  return files_.AddAndOwn(file.release());
}

bool EncodedDescriptorDatabase::FindNameOfFileContainingSymbol(const std::string& symbol_name, std::string* output) {
  const FileDescriptorProto* const file = files_.FindContaining(symbol_name);
  if (file != nullptr) *output = file->name();
  return file != nullptr;
}

bool EncodedDescriptorDatabase::FindFileByName(const std::string& filename, FileDescriptorProto* output) {
  return files_.FindFileByName(filename, output);
}

bool EncodedDescriptorDatabase::FindFileContainingSymbol(const std::string& symbol_name, FileDescriptorProto* output) {
  return files_.FindFileContainingSymbol(symbol_name, output);
}

bool EncodedDescriptorDatabase::FindFileContainingExtension(const std::string& containing_type, int field_number,
                                                            FileDescriptorProto* output) {
  return files_.FindFileContainingExtension(containing_type, field_number, output);
}

bool EncodedDescriptorDatabase::FindAllExtensionNumbers(const std::string& extendee_type, std::vector<int>* output) {
  return files_.FindAllExtensionNumbers(extendee_type, output);
}

bool EncodedDescriptorDatabase::FindAllFileNames(std::vector<std::string>* output) {
  return files_.FindAllFileNames(output);
}

}  // namespace google::protobuf
