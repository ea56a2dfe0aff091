// The first pass: creates an element for each part of the proto.
#include "descriptor_builder.h"

#include <algorithm>

#include "descriptor_symbols.h"

namespace google::protobuf::internal {

namespace {

// Fields of descriptor.proto that hold elements. Paths to source locations consist of them.
constexpr int kFileMessages = FileDescriptorProto::kMessageTypeFieldNumber;
constexpr int kFileEnums = FileDescriptorProto::kEnumTypeFieldNumber;
constexpr int kFileServices = FileDescriptorProto::kServiceFieldNumber;
constexpr int kFileExtensions = FileDescriptorProto::kExtensionFieldNumber;

bool IsIdentifier(std::string_view name) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !name.empty() && is_letter(name[0]) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

std::string Join(const std::string& scope, const std::string& name) {
  return scope.empty() ? name : scope + "." + name;
}

char ToLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
char ToUpper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// `foo_bar` becomes `fooBar`.
std::string WithoutUnderscores(std::string_view name) {
  std::string result;
  bool capital = false;
  for (const char c : name) {
    if (c == '_') {
      capital = true;
      continue;
    }
    result += capital ? ToUpper(c) : c;
    capital = false;
  }
  return result;
}

/// Orders by number, then by declaration.
template <typename T>
bool ByNumber(const T* one, const T* other) {
  return one->number() != other->number() ? one->number() < other->number() : one->index() < other->index();
}

Descriptor::WellKnownType WellKnownTypeOf(const std::string& full_name) {
  static const std::unordered_map<std::string_view, Descriptor::WellKnownType> known = {
      {"google.protobuf.DoubleValue", Descriptor::WELLKNOWNTYPE_DOUBLEVALUE},
      {"google.protobuf.FloatValue", Descriptor::WELLKNOWNTYPE_FLOATVALUE},
      {"google.protobuf.Int64Value", Descriptor::WELLKNOWNTYPE_INT64VALUE},
      {"google.protobuf.UInt64Value", Descriptor::WELLKNOWNTYPE_UINT64VALUE},
      {"google.protobuf.Int32Value", Descriptor::WELLKNOWNTYPE_INT32VALUE},
      {"google.protobuf.UInt32Value", Descriptor::WELLKNOWNTYPE_UINT32VALUE},
      {"google.protobuf.StringValue", Descriptor::WELLKNOWNTYPE_STRINGVALUE},
      {"google.protobuf.BytesValue", Descriptor::WELLKNOWNTYPE_BYTESVALUE},
      {"google.protobuf.BoolValue", Descriptor::WELLKNOWNTYPE_BOOLVALUE},
      {"google.protobuf.Any", Descriptor::WELLKNOWNTYPE_ANY},
      {"google.protobuf.FieldMask", Descriptor::WELLKNOWNTYPE_FIELDMASK},
      {"google.protobuf.Duration", Descriptor::WELLKNOWNTYPE_DURATION},
      {"google.protobuf.Timestamp", Descriptor::WELLKNOWNTYPE_TIMESTAMP},
      {"google.protobuf.Value", Descriptor::WELLKNOWNTYPE_VALUE},
      {"google.protobuf.ListValue", Descriptor::WELLKNOWNTYPE_LISTVALUE},
      {"google.protobuf.Struct", Descriptor::WELLKNOWNTYPE_STRUCT},
  };
  const auto found = known.find(full_name);
  return found == known.end() ? Descriptor::WELLKNOWNTYPE_UNSPECIFIED : found->second;
}

FileDescriptor::Syntax SyntaxOf(const std::string& syntax) {
  if (syntax.empty() || syntax == "proto2") return FileDescriptor::SYNTAX_PROTO2;
  if (syntax == "proto3") return FileDescriptor::SYNTAX_PROTO3;
  return syntax == "editions" ? FileDescriptor::SYNTAX_EDITIONS : FileDescriptor::SYNTAX_UNKNOWN;
}

}  // namespace

bool DescriptorBuilder::AreEqual(const FileDescriptorProto& one, const FileDescriptorProto& other) {
  return one.SerializePartialAsString() == other.SerializePartialAsString();
}

void DescriptorBuilder::SetTable(const Descriptor& descriptor, const MessageTable* table) {
  // The only part of a descriptor that is set after it was built.
  const_cast<Descriptor&>(descriptor).table_ = table;
}

void DescriptorBuilder::Report(const std::string& element_name, const Message& proto, Errors::ErrorLocation location,
                               const std::string& message) {
  is_valid_ = false;
  errors_.AddError(proto_->name(), element_name, &proto, location, message);
}

std::unique_ptr<FileDescriptor> DescriptorBuilder::Build(const FileDescriptorProto& proto,
                                                         DescriptorPoolTables::Declarations* declarations) {
  declarations_ = declarations;
  file_.reset(new FileDescriptor());
  file_->pool_ = tables_.owner();
  proto_ = new FileDescriptorProto(proto);
  file_->proto_ = proto_;
  file_->symbols_ = new DescriptorSymbols();
  file_->syntax_ = SyntaxOf(proto_->syntax());
  if (file_->syntax_ == FileDescriptor::SYNTAX_UNKNOWN) {
    Report(proto_->name(), *proto_, Errors::OTHER, "unknown syntax \"" + proto_->syntax() + "\"");
    return nullptr;
  }
  // Each pass relies on the previous one.
  if (!LoadImports()) return nullptr;
  DeclarePackage();
  MakeAll();
  if (!is_valid_) return nullptr;
  LinkAll();
  if (!is_valid_) return nullptr;
  ValidateAll();
  return is_valid_ ? std::move(file_) : nullptr;
}

bool DescriptorBuilder::LoadImports() {
  std::unordered_set<std::string_view> seen;
  visible_.insert(file_.get());
  for (const std::string& name : proto_->dependency()) {
    if (!seen.insert(name).second) Report(name, *proto_, Errors::IMPORT, "the file is imported twice");
    const FileDescriptor* import = name == proto_->name() ? nullptr : tables_.FindFile(name);
    if (import == nullptr) {
      Report(name, *proto_, Errors::IMPORT,
             name == proto_->name() ? "the file imports itself"
                                    : "the imported file was not found, or has errors: \"" + name + "\"");
      continue;
    }
    file_->dependencies_.push_back(import);
    MakeVisible(*import);
  }
  for (const auto* indexes : {&proto_->public_dependency(), &proto_->weak_dependency()}) {
    for (const int index : *indexes) {
      if (index < 0 || index >= proto_->dependency_size()) {
        Report(proto_->name(), *proto_, Errors::OTHER, "the index of a public or weak import is out of range");
      }
    }
  }
  return is_valid_;
}

void DescriptorBuilder::MakeVisible(const FileDescriptor& file) {
  if (!visible_.insert(&file).second) return;
  for (int i = 0; i < file.public_dependency_count(); ++i) MakeVisible(*file.public_dependency(i));
}

void DescriptorBuilder::DeclarePackage() {
  const std::string& package = proto_->package();
  if (package.empty()) return;
  for (size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = package.find('.', begin);
    const std::string prefix = package.substr(0, end);
    if (!IsIdentifier(std::string_view(package).substr(begin, end - begin))) {
      Report(prefix, *proto_, Errors::NAME, "a part of the package name is not an identifier");
    }
    const Symbol taken = tables_.FindBuiltSymbol(prefix);
    if (taken.element != nullptr) {
      Report(prefix, *proto_, Errors::NAME,
             "the package has the name of an element that " + taken.file()->name() + " declares");
    }
  }
}

void DescriptorBuilder::Declare(const std::string& full_name, const DescriptorElement& element, const Message& proto) {
  if (!IsIdentifier(element.name())) {
    Report(full_name, proto, Errors::NAME,
           element.name().empty() ? "the name is missing" : "\"" + element.name() + "\" is not an identifier");
    return;
  }
  if (!declared_.emplace(full_name, &element).second) {
    Report(full_name, proto, Errors::NAME, "the file declares this name twice");
    return;
  }
  const Symbol taken = tables_.FindBuiltSymbol(full_name);
  if (taken) {
    Report(full_name, proto, Errors::NAME, "the name is already declared in " + taken.file()->name());
    return;
  }
  declarations_->elements.push_back(&element);
}

void DescriptorBuilder::Name(DescriptorElement& element, const DescriptorElement* parent, int path_field, int index,
                             const std::string& name, const std::string& scope, const Message& proto) {
  element.name_ = &name;
  element.full_name_ = Join(scope, name);
  element.file_ = file_.get();
  element.parent_ = parent;
  element.path_field_ = path_field;
  element.index_ = index;
  Declare(element.full_name_, element, proto);
  file_->symbols_->Add(parent, element);
}

void DescriptorBuilder::MakeAll() {
  const std::string& scope = proto_->package();
  file_->message_types_.Allocate(proto_->message_type_size());
  for (int i = 0; i < proto_->message_type_size(); ++i) {
    MakeMessage(*file_->message_types_.mutable_at(i), *proto_->mutable_message_type(i), nullptr, kFileMessages, i,
                scope);
  }
  file_->enum_types_.Allocate(proto_->enum_type_size());
  for (int i = 0; i < proto_->enum_type_size(); ++i) {
    MakeEnum(*file_->enum_types_.mutable_at(i), *proto_->mutable_enum_type(i), nullptr, kFileEnums, i, scope);
  }
  file_->services_.Allocate(proto_->service_size());
  for (int i = 0; i < proto_->service_size(); ++i) {
    MakeService(*file_->services_.mutable_at(i), *proto_->mutable_service(i), i, scope);
  }
  file_->extensions_.Allocate(proto_->extension_size());
  for (int i = 0; i < proto_->extension_size(); ++i) {
    MakeField(*file_->extensions_.mutable_at(i), *proto_->mutable_extension(i), nullptr, kFileExtensions, i, scope);
  }
}

void DescriptorBuilder::MakeMessage(Descriptor& message, DescriptorProto& proto, const Descriptor* parent,
                                    int path_field, int index, const std::string& scope) {
  Name(message, parent, path_field, index, proto.name(), scope, proto);
  message.proto_ = &proto;
  message.containing_type_ = parent;
  const std::string& inner = message.full_name();
  message.well_known_type_ = WellKnownTypeOf(inner);

  message.oneofs_.Allocate(proto.oneof_decl_size());
  for (int i = 0; i < proto.oneof_decl_size(); ++i) {
    OneofDescriptor& oneof = *message.oneofs_.mutable_at(i);
    Name(oneof, &message, DescriptorProto::kOneofDeclFieldNumber, i, proto.oneof_decl(i).name(), inner,
         proto.oneof_decl(i));
    oneof.proto_ = &proto.oneof_decl(i);
    oneof.containing_type_ = &message;
  }
  message.fields_.Allocate(proto.field_size());
  for (int i = 0; i < proto.field_size(); ++i) {
    MakeField(*message.fields_.mutable_at(i), *proto.mutable_field(i), &message, DescriptorProto::kFieldFieldNumber, i,
              inner);
  }
  message.nested_types_.Allocate(proto.nested_type_size());
  for (int i = 0; i < proto.nested_type_size(); ++i) {
    MakeMessage(*message.nested_types_.mutable_at(i), *proto.mutable_nested_type(i), &message,
                DescriptorProto::kNestedTypeFieldNumber, i, inner);
  }
  message.enum_types_.Allocate(proto.enum_type_size());
  for (int i = 0; i < proto.enum_type_size(); ++i) {
    MakeEnum(*message.enum_types_.mutable_at(i), *proto.mutable_enum_type(i), &message,
             DescriptorProto::kEnumTypeFieldNumber, i, inner);
  }
  message.extensions_.Allocate(proto.extension_size());
  for (int i = 0; i < proto.extension_size(); ++i) {
    MakeField(*message.extensions_.mutable_at(i), *proto.mutable_extension(i), &message,
              DescriptorProto::kExtensionFieldNumber, i, inner);
  }
  message.extension_ranges_.Allocate(proto.extension_range_size());
  for (int i = 0; i < proto.extension_range_size(); ++i) {
    const DescriptorProto_ExtensionRange& range = proto.extension_range(i);
    *message.extension_ranges_.mutable_at(i) = {range.start(), range.end(), &range.options()};
  }
  message.reserved_ranges_.Allocate(proto.reserved_range_size());
  for (int i = 0; i < proto.reserved_range_size(); ++i) {
    *message.reserved_ranges_.mutable_at(i) = {proto.reserved_range(i).start(), proto.reserved_range(i).end()};
  }
  for (const FieldDescriptor& field : message.fields_) message.by_number_.push_back(&field);
  std::sort(message.by_number_.begin(), message.by_number_.end(), ByNumber<FieldDescriptor>);
}

void DescriptorBuilder::MakeField(FieldDescriptor& field, FieldDescriptorProto& proto, const Descriptor* parent,
                                  int path_field, int index, const std::string& scope) {
  Name(field, parent, path_field, index, proto.name(), scope, proto);
  field.proto_ = &proto;
  // The list that it is in decides: an extendee may be set, or missing, in any proto that was not made by a compiler.
  field.is_extension_ = path_field != DescriptorProto::kFieldFieldNumber;
  if (field.is_extension_ != proto.has_extendee())
    Report(
        field.full_name(), proto, Errors::EXTENDEE,
        field.is_extension_ ? "the extension has no extendee" : "the field has an extendee, but is not an extension");
  if (field.is_extension_) {
    field.extension_scope_ = parent;
  } else {
    field.containing_type_ = parent;
  }
  field.number_ = proto.number();
  field.label_ = static_cast<FieldDescriptor::Label>(proto.label());
  for (const char c : proto.name()) field.lowercase_name_ += ToLower(c);
  const std::string joined = WithoutUnderscores(proto.name());
  field.camelcase_name_ = joined;
  if (!joined.empty()) field.camelcase_name_[0] = ToLower(joined[0]);
  field.json_name_ = proto.has_json_name() ? proto.json_name() : joined;
}

void DescriptorBuilder::MakeEnum(EnumDescriptor& type, EnumDescriptorProto& proto, const Descriptor* parent,
                                 int path_field, int index, const std::string& scope) {
  Name(type, parent, path_field, index, proto.name(), scope, proto);
  type.proto_ = &proto;
  type.containing_type_ = parent;
  type.values_.Allocate(proto.value_size());
  for (int i = 0; i < proto.value_size(); ++i) {
    EnumValueDescriptor& value = *type.values_.mutable_at(i);
    // Values are siblings of their enum, but can be found inside it too.
    Name(value, &type, EnumDescriptorProto::kValueFieldNumber, i, proto.value(i).name(), scope, proto.value(i));
    file_->symbols_->Add(parent, value);
    value.proto_ = &proto.value(i);
    value.type_ = &type;
    value.number_ = proto.value(i).number();
    type.by_number_.push_back(&value);
  }
  std::sort(type.by_number_.begin(), type.by_number_.end(), ByNumber<EnumValueDescriptor>);
  type.reserved_ranges_.Allocate(proto.reserved_range_size());
  for (int i = 0; i < proto.reserved_range_size(); ++i) {
    *type.reserved_ranges_.mutable_at(i) = {proto.reserved_range(i).start(), proto.reserved_range(i).end()};
  }
}

void DescriptorBuilder::MakeService(ServiceDescriptor& service, ServiceDescriptorProto& proto, int index,
                                    const std::string& scope) {
  Name(service, nullptr, kFileServices, index, proto.name(), scope, proto);
  service.proto_ = &proto;
  service.methods_.Allocate(proto.method_size());
  for (int i = 0; i < proto.method_size(); ++i) {
    MethodDescriptor& method = *service.methods_.mutable_at(i);
    const MethodDescriptorProto& written = proto.method(i);
    Name(method, &service, ServiceDescriptorProto::kMethodFieldNumber, i, written.name(), service.full_name(), written);
    method.proto_ = &written;
    method.service_ = &service;
    method.client_streaming_ = written.client_streaming();
    method.server_streaming_ = written.server_streaming();
  }
}

}  // namespace google::protobuf::internal
