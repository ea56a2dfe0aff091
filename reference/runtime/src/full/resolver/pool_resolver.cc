// The types of a descriptor pool as the well-known types Type and Enum.
#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/message.h"
#include "google/protobuf/type.pb.h"
#include "google/protobuf/util/type_resolver.h"
#include "google/protobuf/util/type_resolver_util.h"
#include "google/protobuf/wrappers.pb.h"

namespace google::protobuf::util {

namespace {

/// Packs one value of an option: scalars into their wrappers, enum values as numbers.
/// \param index  of the element, if the field is repeated; otherwise -1.
void PackOption(const Message& options, const FieldDescriptor& field, int index, Any* value) {
  const Reflection& from = *options.GetReflection();
  const auto pack = [&](auto wrapper, auto get, auto get_element) {
    wrapper.set_value(index < 0 ? (from.*get)(options, &field) : (from.*get_element)(options, &field, index));
    value->PackFrom(wrapper);
  };
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return pack(Int32Value(), &Reflection::GetInt32, &Reflection::GetRepeatedInt32);
    case FieldDescriptor::CPPTYPE_INT64:
      return pack(Int64Value(), &Reflection::GetInt64, &Reflection::GetRepeatedInt64);
    case FieldDescriptor::CPPTYPE_UINT32:
      return pack(UInt32Value(), &Reflection::GetUInt32, &Reflection::GetRepeatedUInt32);
    case FieldDescriptor::CPPTYPE_UINT64:
      return pack(UInt64Value(), &Reflection::GetUInt64, &Reflection::GetRepeatedUInt64);
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return pack(DoubleValue(), &Reflection::GetDouble, &Reflection::GetRepeatedDouble);
    case FieldDescriptor::CPPTYPE_FLOAT:
      return pack(FloatValue(), &Reflection::GetFloat, &Reflection::GetRepeatedFloat);
    case FieldDescriptor::CPPTYPE_BOOL:
      return pack(BoolValue(), &Reflection::GetBool, &Reflection::GetRepeatedBool);
    case FieldDescriptor::CPPTYPE_ENUM:
      return pack(Int32Value(), &Reflection::GetEnumValue, &Reflection::GetRepeatedEnumValue);
    case FieldDescriptor::CPPTYPE_STRING:
      if (field.type() == FieldDescriptor::TYPE_BYTES) {
        return pack(BytesValue(), &Reflection::GetString, &Reflection::GetRepeatedString);
      }
      return pack(StringValue(), &Reflection::GetString, &Reflection::GetRepeatedString);
    case FieldDescriptor::CPPTYPE_MESSAGE:
      value->PackFrom(index < 0 ? from.GetMessage(options, &field) : from.GetRepeatedMessage(options, &field, index));
      return;
  }
}

/// Appends the set options, custom ones by their full names; a repeated one once for each element.
void AppendOptions(const Message& options, RepeatedPtrField<Option>* to) {
  std::vector<const FieldDescriptor*> fields;
  options.GetReflection()->ListFields(options, &fields);
  for (const FieldDescriptor* field : fields) {
    const int count = field->is_repeated() ? options.GetReflection()->FieldSize(options, field) : 1;
    for (int i = 0; i < count; ++i) {
      Option* const option = to->Add();
      option->set_name(field->is_extension() ? field->full_name() : field->name());
      PackOption(options, *field, field->is_repeated() ? i : -1, option->mutable_value());
    }
  }
}

/// Sets what messages and enums have in common.
template <typename Element, typename Proto>
void DescribeFile(const Element& element, Proto* proto) {
  proto->set_name(element.full_name());
  proto->mutable_source_context()->set_file_name(element.file()->name());
  if (element.file()->syntax() == FileDescriptor::SYNTAX_PROTO3) proto->set_syntax(SYNTAX_PROTO3);
  if (element.file()->syntax() == FileDescriptor::SYNTAX_EDITIONS) {
    proto->set_syntax(SYNTAX_EDITIONS);
    FileDescriptorProto file;
    element.file()->CopyTo(&file);
    // `EDITION_2023` is "2023" here.
    proto->set_edition(Edition_Name(file.edition()).substr(sizeof("EDITION_") - 1));
  }
}

class PoolResolver : public TypeResolver {
 public:
  PoolResolver(const std::string& url_prefix, const DescriptorPool& pool) : prefix_(url_prefix + "/"), pool_(pool) {}

  Status ResolveMessageType(const std::string& type_url, Type* type) override {
    std::string name;
    if (!ReadUrl(type_url, &name)) return WrongUrl(type_url);
    const Descriptor* const message = pool_.FindMessageTypeByName(name);
    if (message == nullptr) return NotFoundError("Invalid type URL, unknown type: " + name);
    type->Clear();
    DescribeFile(*message, type);
    for (int i = 0; i < message->field_count(); ++i) Describe(*message->field(i), type->add_fields());
    for (int i = 0; i < message->oneof_decl_count(); ++i) type->add_oneofs(message->oneof_decl(i)->name());
    AppendOptions(message->options(), type->mutable_options());
    return OkStatus();
  }

  Status ResolveEnumType(const std::string& type_url, Enum* type) override {
    std::string name;
    if (!ReadUrl(type_url, &name)) return WrongUrl(type_url);
    const EnumDescriptor* const found = pool_.FindEnumTypeByName(name);
    if (found == nullptr) return InvalidArgumentError("Invalid type URL, unknown type: " + name);
    type->Clear();
    DescribeFile(*found, type);
    for (int i = 0; i < found->value_count(); ++i) {
      EnumValue* const value = type->add_enumvalue();
      value->set_name(found->value(i)->name());
      value->set_number(found->value(i)->number());
      AppendOptions(found->value(i)->options(), value->mutable_options());
    }
    AppendOptions(found->options(), type->mutable_options());
    return OkStatus();
  }

 private:
  const Descriptor* FindDescriptor(const std::string& type_url) const override {
    std::string name;
    return ReadUrl(type_url, &name) ? pool_.FindMessageTypeByName(name) : nullptr;
  }

  bool ReadUrl(const std::string& type_url, std::string* name) const {
    if (type_url.compare(0, prefix_.size(), prefix_) != 0) return false;
    *name = type_url.substr(prefix_.size());
    return true;
  }

  Status WrongUrl(const std::string& type_url) const {
    return InvalidArgumentError("Invalid type URL, type URLs must be of the form '" + prefix_ +
                                "<typename>', got: " + type_url);
  }

  void Describe(const FieldDescriptor& field, Field* proto) const {
    FieldDescriptorProto schema;
    field.CopyTo(&schema);
    proto->set_kind(static_cast<Field::Kind>(field.type()));
    proto->set_cardinality(field.is_required()   ? Field::CARDINALITY_REQUIRED
                           : field.is_repeated() ? Field::CARDINALITY_REPEATED
                                                 : Field::CARDINALITY_OPTIONAL);
    proto->set_number(field.number());
    proto->set_name(field.name());
    proto->set_json_name(field.json_name());
    proto->set_packed(field.is_packed());
    proto->set_default_value(schema.default_value());
    if (field.containing_oneof() != nullptr) proto->set_oneof_index(field.containing_oneof()->index() + 1);
    if (field.message_type() != nullptr) proto->set_type_url(prefix_ + field.message_type()->full_name());
    if (field.enum_type() != nullptr) proto->set_type_url(prefix_ + field.enum_type()->full_name());
    AppendOptions(field.options(), proto->mutable_options());
  }

  const std::string prefix_;
  const DescriptorPool& pool_;
};

}  // namespace

TypeResolver* NewTypeResolverForDescriptorPool(const std::string& url_prefix, const DescriptorPool* pool) {
  return new PoolResolver(url_prefix, *pool);
}

}  // namespace google::protobuf::util
