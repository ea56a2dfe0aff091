// Descriptor pools.
#include <algorithm>

#include "descriptor_builder.h"
#include "descriptor_pool_tables.h"
#include "descriptor_symbols.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/stubs/logging.h"

namespace google::protobuf {

namespace internal {

FileSource::~FileSource() = default;

DescriptorPoolTables::DescriptorPoolTables(const DescriptorPool* owner, const DescriptorPool* underlay,
                                           std::unique_ptr<FileSource> source)
    : owner_(owner), underlay_(underlay), source_(std::move(source)) {}

DescriptorPoolTables::~DescriptorPoolTables() = default;

const FileDescriptor* DescriptorPoolTables::FindBuiltFile(std::string_view name) const {
  const auto found = files_.find(name);
  if (found != files_.end()) return found->second.get();
  return underlay_ == nullptr ? nullptr : underlay_->FindFileByName(name);
}

Symbol DescriptorPoolTables::FindBuiltSymbol(std::string_view name) const {
  const auto element = symbols_.find(name);
  if (element != symbols_.end()) return {element->second, nullptr};
  const auto package = packages_.find(std::string(name));
  if (package != packages_.end()) return {nullptr, package->second};
  if (underlay_ == nullptr) return {};
  DescriptorPoolTables& below = Of(*underlay_);
  const std::lock_guard<std::mutex> lock(below.mutex_);
  return below.FindSymbol(name);
}

const FileDescriptor* DescriptorPoolTables::FindFile(std::string_view name) {
  const FileDescriptor* found = FindBuiltFile(name);
  if (found != nullptr || source_ == nullptr) return found;
  source_->BuildFile(*this, std::string(name));
  return FindBuiltFile(name);
}

Symbol DescriptorPoolTables::FindSymbol(std::string_view name) {
  const Symbol found = FindBuiltSymbol(name);
  // If another file declares an element with the name of a package, that is reported as an error elsewhere.
  if (found || source_ == nullptr) return found;
  source_->BuildContaining(*this, std::string(name));
  return FindBuiltSymbol(name);
}

const FieldDescriptor* DescriptorPoolTables::FindBuiltExtension(const Descriptor* extendee, int number) const {
  const auto found = extensions_.find({extendee, number});
  if (found != extensions_.end()) return found->second;
  return underlay_ == nullptr ? nullptr : underlay_->FindExtensionByNumber(extendee, number);
}

const FieldDescriptor* DescriptorPoolTables::FindExtension(const Descriptor* extendee, int number) {
  if (!extendee->IsExtensionNumber(number)) return nullptr;
  const FieldDescriptor* found = FindBuiltExtension(extendee, number);
  if (found != nullptr || source_ == nullptr) return found;
  source_->BuildExtension(*this, extendee->full_name(), number);
  return FindBuiltExtension(extendee, number);
}

void DescriptorPoolTables::FindAllExtensions(const Descriptor* extendee, std::vector<const FieldDescriptor*>* out) {
  if (source_ != nullptr) source_->BuildExtensionsOf(*this, extendee->full_name());
  const size_t begin = out->size();
  for (auto next = extensions_.lower_bound({extendee, 0}); next != extensions_.end() && next->first.first == extendee;
       ++next) {
    out->push_back(next->second);
  }
  if (underlay_ == nullptr) return;
  underlay_->FindAllExtensions(extendee, out);
  std::sort(out->begin() + static_cast<std::ptrdiff_t>(begin), out->end(),
            [](const FieldDescriptor* one, const FieldDescriptor* other) { return one->number() < other->number(); });
}

namespace {

/// The default collector: prints errors to standard error.
class StandardErrorCollector : public DescriptorPool::ErrorCollector {
 public:
  void AddError(const std::string& filename, const std::string& element_name, const Message*, ErrorLocation,
                const std::string& message) override {
    GOOGLE_LOG(ERROR) << filename << ": " << element_name << ": " << message;
  }
};

}  // namespace

FileDescriptor* DescriptorPoolTables::Build(const FileDescriptorProto& proto,
                                            DescriptorPool::ErrorCollector* collector) {
  StandardErrorCollector standard_error;
  DescriptorPool::ErrorCollector& errors = collector == nullptr ? standard_error : *collector;
  const auto known = files_.find(proto.name());
  if (known != files_.end()) {
    FileDescriptorProto same;
    known->second->CopyTo(&same);
    known->second->CopySourceCodeInfoTo(&same);
    if (DescriptorBuilder::AreEqual(same, proto)) return known->second.get();
    errors.AddError(proto.name(), proto.name(), &proto, DescriptorPool::ErrorCollector::OTHER,
                    "the pool already has a different file with this name");
    return nullptr;
  }
  if (!being_built_.insert(proto.name()).second) {
    errors.AddError(proto.name(), proto.name(), &proto, DescriptorPool::ErrorCollector::IMPORT,
                    "the file imports itself, directly or indirectly");
    return nullptr;
  }
  Declarations declarations;
  std::unique_ptr<FileDescriptor> file = DescriptorBuilder(*this, errors).Build(proto, &declarations);
  being_built_.erase(proto.name());
  FileDescriptor* built = file.get();
  if (built != nullptr) TakeIn(std::move(file), declarations);
  return built;
}

void DescriptorPoolTables::TakeIn(std::unique_ptr<FileDescriptor> file, const Declarations& declarations) {
  for (const DescriptorElement* element : declarations.elements) symbols_.emplace(element->full_name(), element);
  for (const FieldDescriptor* extension : declarations.extensions) {
    extensions_.emplace(std::pair(extension->containing_type(), extension->number()), extension);
  }
  const std::string& package = file->package();
  for (size_t end = package.find('.'); !package.empty(); end = package.find('.', end + 1)) {
    packages_.emplace(package.substr(0, end), file.get());
    if (end == std::string::npos) break;
  }
  files_.emplace(file->name(), std::move(file));
}

}  // namespace internal

using internal::DescriptorPoolTables;
using internal::DescriptorSymbols;
using internal::StringArg;
using internal::View;

DescriptorPool::ErrorCollector::~ErrorCollector() = default;

void DescriptorPool::ErrorCollector::AddWarning(const std::string&, const std::string&, const Message*, ErrorLocation,
                                                const std::string&) {}

DescriptorPool::DescriptorPool() : DescriptorPool(nullptr, static_cast<internal::FileSource*>(nullptr)) {}
DescriptorPool::DescriptorPool(const DescriptorPool* underlay)
    : DescriptorPool(underlay, static_cast<internal::FileSource*>(nullptr)) {}
DescriptorPool::DescriptorPool(const DescriptorPool* underlay, internal::FileSource* source)
    : tables_(new DescriptorPoolTables(this, underlay, std::unique_ptr<internal::FileSource>(source))) {}
DescriptorPool::~DescriptorPool() { delete tables_; }

namespace {

/// \returns the element of that name if it is a T, or null.
template <typename T>
const T* Find(DescriptorPoolTables& tables, const StringArg& name) {
  const std::lock_guard<std::mutex> lock(tables.mutex());
  return DescriptorSymbols::As<T>(tables.FindSymbol(View(name)).element);
}

}  // namespace

const FileDescriptor* DescriptorPool::FindFileByName(StringArg name) const {
  const std::lock_guard<std::mutex> lock(tables_->mutex());
  return tables_->FindFile(View(name));
}
const FileDescriptor* DescriptorPool::FindFileContainingSymbol(StringArg symbol_name) const {
  const std::lock_guard<std::mutex> lock(tables_->mutex());
  return tables_->FindSymbol(View(symbol_name)).file();
}
const Descriptor* DescriptorPool::FindMessageTypeByName(StringArg name) const {
  return Find<Descriptor>(*tables_, name);
}
const FieldDescriptor* DescriptorPool::FindFieldByName(StringArg name) const {
  const FieldDescriptor* found = Find<FieldDescriptor>(*tables_, name);
  return found != nullptr && !found->is_extension() ? found : nullptr;
}
const FieldDescriptor* DescriptorPool::FindExtensionByName(StringArg name) const {
  const FieldDescriptor* found = Find<FieldDescriptor>(*tables_, name);
  return found != nullptr && found->is_extension() ? found : nullptr;
}
const OneofDescriptor* DescriptorPool::FindOneofByName(StringArg name) const {
  return Find<OneofDescriptor>(*tables_, name);
}
const EnumDescriptor* DescriptorPool::FindEnumTypeByName(StringArg name) const {
  return Find<EnumDescriptor>(*tables_, name);
}
const EnumValueDescriptor* DescriptorPool::FindEnumValueByName(StringArg name) const {
  return Find<EnumValueDescriptor>(*tables_, name);
}
const ServiceDescriptor* DescriptorPool::FindServiceByName(StringArg name) const {
  return Find<ServiceDescriptor>(*tables_, name);
}
const MethodDescriptor* DescriptorPool::FindMethodByName(StringArg name) const {
  return Find<MethodDescriptor>(*tables_, name);
}

const FieldDescriptor* DescriptorPool::FindExtensionByNumber(const Descriptor* extendee, int number) const {
  const std::lock_guard<std::mutex> lock(tables_->mutex());
  return tables_->FindExtension(extendee, number);
}

void DescriptorPool::FindAllExtensionsTo(const Descriptor* extendee, void* to,
                                         void (*append)(void*, const FieldDescriptor*)) const {
  std::vector<const FieldDescriptor*> found;
  {
    const std::lock_guard<std::mutex> lock(tables_->mutex());
    tables_->FindAllExtensions(extendee, &found);
  }
  for (const FieldDescriptor* extension : found) append(to, extension);
}

const FieldDescriptor* DescriptorPool::FindExtensionByPrintableName(const Descriptor* extendee,
                                                                    StringArg printable_name) const {
  if (extendee->extension_range_count() == 0) return nullptr;
  const FieldDescriptor* by_name = FindExtensionByName(printable_name);
  if (by_name != nullptr && by_name->containing_type() == extendee) return by_name;
  if (!extendee->options().message_set_wire_format()) return nullptr;
  // An extension of a message set has the name of the message that declares it.
  const Descriptor* type = FindMessageTypeByName(printable_name);
  for (int i = 0; type != nullptr && i < type->extension_count(); ++i) {
    const FieldDescriptor* extension = type->extension(i);
    if (extension->containing_type() == extendee && extension->type() == FieldDescriptor::TYPE_MESSAGE &&
        extension->is_optional() && extension->message_type() == type) {
      return extension;
    }
  }
  return nullptr;
}

const FileDescriptor* DescriptorPool::BuildFile(const FileDescriptorProto& proto) {
  return BuildFileCollectingErrors(proto, nullptr);
}

const FileDescriptor* DescriptorPool::BuildFileCollectingErrors(const FileDescriptorProto& proto,
                                                                ErrorCollector* error_collector) {
  const std::lock_guard<std::mutex> lock(tables_->mutex());
  return tables_->Build(proto, error_collector);
}

}  // namespace google::protobuf
