// The generated pool: the files linked into the program, built on first use.
#include "google/protobuf/internal/file_registration.h"

#include <cstdio>
#include <cstdlib>
#include <new>

#include "../reflection/reflection_call.h"
#include "descriptor_builder.h"
#include "descriptor_pool_tables.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/internal/message_table.h"

namespace google::protobuf {

namespace internal {

/// The descriptors of a generated file, by index.
struct BuiltFile {
  const FileDescriptor* file;
  std::vector<const Descriptor*> messages;
  std::vector<const EnumDescriptor*> enums;
};

namespace {

/// All registrations, the latest first. Registrars run before main(), or when a shared library is loaded later.
const FileRegistration* registered = nullptr;

/// Provides the files of the generated pool. The pool is locked during each call.
class RegisteredSource : public FileSource {
 public:
  void BuildFile(DescriptorPoolTables& tables, const std::string& name) override {
    IndexNewFiles();
    const auto found = by_name_.find(name);
    if (found != by_name_.end()) Build(tables, *found->second);
  }

  void BuildContaining(DescriptorPoolTables& tables, const std::string& symbol) override {
    IndexNewFiles();
    // The index has only top-level elements; the others are nested in them.
    for (std::string name = symbol;; name.erase(name.rfind('.'))) {
      const auto found = by_symbol_.find(name);
      if (found != by_symbol_.end()) return Build(tables, *found->second);
      if (name.find('.') == std::string::npos) return;
    }
  }

  void BuildExtension(DescriptorPoolTables& tables, const std::string& extendee, int number) override {
    IndexNewFiles();
    const auto found = by_extension_.find({extendee, number});
    if (found != by_extension_.end()) Build(tables, *found->second);
  }

  void BuildExtensionsOf(DescriptorPoolTables& tables, const std::string& extendee) override {
    IndexNewFiles();
    for (auto next = by_extension_.lower_bound({extendee, 0});
         next != by_extension_.end() && next->first.first == extendee; ++next) {
      Build(tables, *next->second);
    }
  }

  /// Builds a file after its imports, unless it is already built. Ends the process on failure: the program was linked
  /// from incompatible parts.
  void Build(DescriptorPoolTables& tables, const FileRegistration& registration) {
    if (registration.state->built != nullptr) return;
    for (uint32_t i = 0; i < registration.dependency_count; ++i) Build(tables, *registration.dependencies[i]);
    FileDescriptorProto proto;
    const bool parsed = proto.ParseFromArray(registration.bytes, static_cast<int>(registration.size));
    const FileDescriptor* file = parsed ? tables.Build(proto, nullptr) : nullptr;
    if (file == nullptr) {
      std::fprintf(stderr,
                   "The generated code of \"%s\" conflicts with other generated code in this program. Regenerate all of it, "
                   "and link each file only once.\n",
                   registration.name);
      std::abort();
    }
    auto built = std::make_unique<BuiltFile>();
    built->file = file;
    for (int i = 0; i < file->enum_type_count(); ++i) built->enums.push_back(file->enum_type(i));
    for (int i = 0; i < file->message_type_count(); ++i) Collect(*file->message_type(i), *built);
    if (built->messages.size() == registration.message_count) {
      for (uint32_t i = 0; i < registration.message_count; ++i) {
        DescriptorBuilder::SetTable(*built->messages[i], registration.messages[i]);
      }
    }
    const BuiltFile* published = built.get();
    built_.push_back(std::move(built));
    __atomic_store_n(&registration.state->built, published, __ATOMIC_RELEASE);
  }

 private:
  static void Collect(const Descriptor& message, BuiltFile& built) {
    built.messages.push_back(&message);
    for (int i = 0; i < message.enum_type_count(); ++i) built.enums.push_back(message.enum_type(i));
    for (int i = 0; i < message.nested_type_count(); ++i) Collect(*message.nested_type(i), built);
  }

  /// Indexes the files registered since the last call.
  void IndexNewFiles() {
    const FileRegistration* const latest = __atomic_load_n(&registered, __ATOMIC_ACQUIRE);
    for (const FileRegistration* next = latest; next != known_; next = next->state->next) Index(*next);
    known_ = latest;
  }

  void Index(const FileRegistration& registration) {
    by_name_.emplace(registration.name, &registration);
    FileDescriptorProto proto;
    if (!proto.ParseFromArray(registration.bytes, static_cast<int>(registration.size))) return;
    const std::string scope = proto.package().empty() ? "" : proto.package() + ".";
    const auto add = [&](const auto& declared) { by_symbol_.emplace(scope + declared.name(), &registration); };
    for (const DescriptorProto& message : proto.message_type()) {
      add(message);
      IndexExtensionsWithin(message, registration);
    }
    for (const EnumDescriptorProto& type : proto.enum_type()) {
      add(type);
      for (const EnumValueDescriptorProto& value : type.value()) add(value);
    }
    for (const ServiceDescriptorProto& service : proto.service()) add(service);
    for (const FieldDescriptorProto& extension : proto.extension()) {
      add(extension);
      IndexExtension(extension, registration);
    }
  }

  void IndexExtensionsWithin(const DescriptorProto& message, const FileRegistration& registration) {
    for (const FieldDescriptorProto& extension : message.extension()) IndexExtension(extension, registration);
    for (const DescriptorProto& nested : message.nested_type()) IndexExtensionsWithin(nested, registration);
  }

  void IndexExtension(const FieldDescriptorProto& extension, const FileRegistration& registration) {
    // Generated code has absolute type names, with a leading dot.
    by_extension_.emplace(std::pair(extension.extendee().substr(1), extension.number()), &registration);
  }

  const FileRegistration* known_ = nullptr;
  std::unordered_map<std::string, const FileRegistration*> by_name_;
  std::unordered_map<std::string, const FileRegistration*> by_symbol_;
  std::map<std::pair<std::string, int>, const FileRegistration*> by_extension_;
  std::vector<std::unique_ptr<BuiltFile>> built_;
};

}  // namespace

/// The generated pool, and the source of its files.
class RegisteredFiles {
 public:
  static const RegisteredFiles& Get() {
    // Not destroyed before ShutdownProtobufLibrary(): descriptors may be requested as long as the program runs.
    alignas(RegisteredFiles) static unsigned char storage[sizeof(RegisteredFiles)];
    static const RegisteredFiles* const files = [] {
      OnShutdownRun(Destroy, storage);
      return new (storage) RegisteredFiles();
    }();
    return *files;
  }

  const DescriptorPool& pool() const { return pool_; }

  const BuiltFile& Build(const FileRegistration& registration) const {
    DescriptorPoolTables& tables = DescriptorPoolTables::Of(pool_);
    const std::lock_guard<std::mutex> lock(tables.mutex());
    source_->Build(tables, registration);
    return *registration.state->built;
  }

 private:
  static void Destroy(const void* files) {
    static_cast<const RegisteredFiles*>(files)->~RegisteredFiles();
    for (const FileRegistration* file = registered; file != nullptr; file = file->state->next) {
      file->state->built = nullptr;
    }
  }

  RegisteredFiles() : source_(new RegisteredSource()), pool_(nullptr, source_) {}

  RegisteredSource* source_;  // owned by the pool
  DescriptorPool pool_;
};

namespace {

const BuiltFile& BuiltOf(const FileRegistration& registration) {
  const BuiltFile* built = __atomic_load_n(&registration.state->built, __ATOMIC_ACQUIRE);
  return built != nullptr ? *built : RegisteredFiles::Get().Build(registration);
}

}  // namespace

FileRegistrar::FileRegistrar(const FileRegistration& file) {
  const FileRegistration* latest = __atomic_load_n(&registered, __ATOMIC_RELAXED);
  do {
    file.state->next = latest;
  } while (!__atomic_compare_exchange_n(&registered, &latest, &file, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
}

const Descriptor* DescriptorOf(const MessageTable& table) {
  // A dynamic type is in no generated file; its reflection exists before any message.
  if (table.file == nullptr) return &ReflectionMaker::TypeOf(*table.default_instance->reflection);
  return BuiltOf(*table.file).messages[table.index_in_file];
}
const EnumDescriptor* EnumDescriptorAt(const FileRegistration& file, uint32_t index) {
  return BuiltOf(file).enums[index];
}
const ServiceDescriptor* ServiceDescriptorAt(const FileRegistration& file, uint32_t index) {
  return BuiltOf(file).file->service(static_cast<int>(index));
}

}  // namespace internal

const DescriptorPool* DescriptorPool::generated_pool() { return &internal::RegisteredFiles::Get().pool(); }

}  // namespace google::protobuf
