#include "resolved_types.h"

#include <memory>
#include <string>

#include "google/protobuf/descriptor.pb.h"
#include "type_schema.h"

namespace google::protobuf::internal {

namespace {

/// Keeps the first error of a schema.
class FirstError : public DescriptorPool::ErrorCollector {
 public:
  void AddError(const std::string&, const std::string& element_name, const Message*, ErrorLocation,
                const std::string& message) override {
    if (text.empty()) text = element_name + ": " + message;
  }

  std::string text;
};

}  // namespace

const Message* ResolvedTypes::Find(const std::string& type_url, util::Status* status) {
  const Message*& prototype = prototypes_[type_url];
  if (prototype != nullptr) return prototype;
  if (const Descriptor* const type = resolver_.FindDescriptor(type_url)) {
    prototype = factory_.GetPrototype(type);
    return prototype;
  }
  FileDescriptorProto file;
  *status = ReadTypeSchema(resolver_, type_url, &file);
  if (!status->ok()) return nullptr;
  auto& pool = pools_[type_url];
  pool = std::make_unique<DescriptorPool>();
  FirstError error;
  if (pool->BuildFileCollectingErrors(file, &error) == nullptr) {
    *status = util::InvalidArgumentError("the resolver gave types that are not a valid schema: " + error.text);
    return nullptr;
  }
  prototype = factory_.GetPrototype(pool->FindMessageTypeByName(NameInTypeUrl(type_url)));
  return prototype;
}

}  // namespace google::protobuf::internal
