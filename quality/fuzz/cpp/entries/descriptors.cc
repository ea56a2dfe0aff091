// Schemas from bytes that no compiler wrote: each is refused, or can be read, printed, and built again from its copy.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>

#include "../fuzz.h"

namespace pb = google::protobuf;

namespace fuzz {

namespace {

class Errors final : public pb::DescriptorPool::ErrorCollector {
 public:
  void AddError(const std::string&, const std::string&, const pb::Message*, ErrorLocation,
                const std::string& message) override {
    MUST(!message.empty());
    ++count;
  }
  int count = 0;
};

void AskEnum(const pb::EnumDescriptor& type, const pb::DescriptorPool& pool) {
  MUST(pool.FindEnumTypeByName(type.full_name()) == &type);
  MUST(type.value_count() > 0);
  for (int i = 0; i < type.value_count(); ++i) {
    MUST(type.FindValueByName(type.value(i)->name()) == type.value(i));
    MUST(type.FindValueByNumber(type.value(i)->number())->number() == type.value(i)->number());
  }
}

void AskField(const pb::FieldDescriptor& field, const pb::DescriptorPool& pool) {
  using F = pb::FieldDescriptor;
  MUST((field.is_extension() ? pool.FindExtensionByName(field.full_name()) : pool.FindFieldByName(field.full_name())) ==
       &field);
  MUST(field.containing_type() != nullptr);
  MUST((field.cpp_type() == F::CPPTYPE_MESSAGE) == (field.message_type() != nullptr));
  MUST((field.cpp_type() == F::CPPTYPE_ENUM) == (field.enum_type() != nullptr));
  if (field.cpp_type() == F::CPPTYPE_ENUM) MUST(field.default_value_enum() != nullptr);
  if (field.cpp_type() == F::CPPTYPE_STRING) field.default_value_string();
  if (field.is_map()) MUST(field.message_type()->map_key() != nullptr && field.message_type()->map_value() != nullptr);
  if (field.is_packed()) MUST(field.is_packable());
  if (field.containing_oneof() != nullptr) MUST(field.containing_oneof()->field_count() > 0);
  MUST(!field.camelcase_name().empty() || !field.name().empty());
  field.DebugString();
}

void AskMessage(const pb::Descriptor& type, const pb::DescriptorPool& pool) {
  MUST(pool.FindMessageTypeByName(type.full_name()) == &type);
  for (int i = 0; i < type.field_count(); ++i) {
    MUST(type.FindFieldByNumber(type.field(i)->number()) == type.field(i));
    MUST(type.FindFieldByName(type.field(i)->name()) == type.field(i));
    AskField(*type.field(i), pool);
  }
  for (int i = 0; i < type.extension_count(); ++i) AskField(*type.extension(i), pool);
  for (int i = 0; i < type.enum_type_count(); ++i) AskEnum(*type.enum_type(i), pool);
  for (int i = 0; i < type.nested_type_count(); ++i) AskMessage(*type.nested_type(i), pool);
}

}  // namespace

void Descriptors(Input& input) {
  pb::FileDescriptorProto proto;
  if (!proto.ParsePartialFromString(input.Rest())) return;
  const pb::DescriptorPool& linked = *pb::DescriptorPool::generated_pool();
  pb::DescriptorPool pool(&linked);
  Errors errors;
  const pb::FileDescriptor* file = pool.BuildFileCollectingErrors(proto, &errors);
  MUST((file == nullptr) == (errors.count != 0));
  if (file == nullptr) {
    MUST(proto.name().empty() || pool.FindFileByName(proto.name()) == linked.FindFileByName(proto.name()));
    return;
  }
  MUST(pool.FindFileByName(proto.name()) == file);
  pb::DebugStringOptions options;
  options.include_comments = true;
  file->DebugStringWithOptions(options);
  for (int i = 0; i < file->message_type_count(); ++i) AskMessage(*file->message_type(i), pool);
  for (int i = 0; i < file->enum_type_count(); ++i) AskEnum(*file->enum_type(i), pool);
  for (int i = 0; i < file->extension_count(); ++i) AskField(*file->extension(i), pool);

  pb::FileDescriptorProto copy;
  file->CopyTo(&copy);
  file->CopySourceCodeInfoTo(&copy);
  copy.DebugString();
  pb::DescriptorPool second(&linked);
  const pb::FileDescriptor* again = second.BuildFileCollectingErrors(copy, &errors);
  MUST(again != nullptr);
  pb::FileDescriptorProto twice;
  again->CopyTo(&twice);
  again->CopySourceCodeInfoTo(&twice);
  MUST(Canonical(twice) == Canonical(copy));
}

}  // namespace fuzz
