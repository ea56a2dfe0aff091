// The accessors of descriptors: options, protos, children.
#include "google/protobuf/descriptor.h"

#include <algorithm>

#include "descriptor_symbols.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf {

namespace {

using internal::DescriptorSymbols;
using internal::StringArg;
using internal::View;

/// \returns the first element whose name, as `name_of` gives it, is `name`; or null.
template <typename T, typename NameOf>
const T* FirstNamed(const internal::DescriptorArray<T>& elements, const StringArg& name, NameOf name_of) {
  for (const T& element : elements) {
    if (name_of(element) == View(name)) return &element;
  }
  return nullptr;
}

const std::string& Lowercase(const FieldDescriptor& field) { return field.lowercase_name(); }
const std::string& Camelcase(const FieldDescriptor& field) { return field.camelcase_name(); }

template <typename Names>
bool Contains(const Names& names, const StringArg& name) {
  return std::any_of(names.begin(), names.end(), [&](const std::string& one) { return one == View(name); });
}

}  // namespace

namespace internal {

const MessageTable* GeneratedTableOf(const Descriptor& descriptor) { return descriptor.table_; }

bool DescriptorElement::GetSourceLocation(SourceLocation* location) const {
  std::vector<int> path;
  for (const DescriptorElement* element = this; element != nullptr; element = element->parent_) {
    path.push_back(element->index_);
    path.push_back(element->path_field_);
  }
  std::reverse(path.begin(), path.end());
  return file_->GetSourceLocation(path, location);
}

}  // namespace internal

// Messages and oneofs.

Descriptor::Descriptor() : DescriptorElement(Kind::kMessage) {}
Descriptor::~Descriptor() = default;
OneofDescriptor::OneofDescriptor() : DescriptorElement(Kind::kOneof) {}
OneofDescriptor::~OneofDescriptor() = default;

const MessageOptions& Descriptor::options() const { return proto_->options(); }
const OneofOptions& OneofDescriptor::options() const { return proto_->options(); }

void Descriptor::CopyTo(DescriptorProto* proto) const { proto->CopyFrom(*proto_); }
void OneofDescriptor::CopyTo(OneofDescriptorProto* proto) const { proto->CopyFrom(*proto_); }

void Descriptor::ExtensionRange::CopyTo(DescriptorProto_ExtensionRange* proto) const {
  proto->Clear();
  proto->set_start(start);
  proto->set_end(end);
  if (options_ != &ExtensionRangeOptions::default_instance()) proto->mutable_options()->CopyFrom(*options_);
}

const FieldDescriptor* Descriptor::FindFieldByNumber(int number) const {
  // Most messages number their fields from 1.
  const size_t guess = static_cast<size_t>(number) - 1;
  if (guess < by_number_.size() && by_number_[guess]->number() == number) return by_number_[guess];
  const auto found =
      std::lower_bound(by_number_.begin(), by_number_.end(), number,
                       [](const FieldDescriptor* field, int wanted) { return field->number() < wanted; });
  return found != by_number_.end() && (*found)->number() == number ? *found : nullptr;
}

const FieldDescriptor* Descriptor::FindFieldByName(StringArg name) const {
  const FieldDescriptor* found = DescriptorSymbols::Of(*this).Find<FieldDescriptor>(this, name);
  return found != nullptr && !found->is_extension() ? found : nullptr;
}
const FieldDescriptor* Descriptor::FindFieldByLowercaseName(StringArg name) const {
  return FirstNamed(fields_, name, Lowercase);
}
const FieldDescriptor* Descriptor::FindFieldByCamelcaseName(StringArg name) const {
  return FirstNamed(fields_, name, Camelcase);
}
const OneofDescriptor* Descriptor::FindOneofByName(StringArg name) const {
  return DescriptorSymbols::Of(*this).Find<OneofDescriptor>(this, name);
}
const Descriptor* Descriptor::FindNestedTypeByName(StringArg name) const {
  return DescriptorSymbols::Of(*this).Find<Descriptor>(this, name);
}
const EnumDescriptor* Descriptor::FindEnumTypeByName(StringArg name) const {
  return DescriptorSymbols::Of(*this).Find<EnumDescriptor>(this, name);
}
const EnumValueDescriptor* Descriptor::FindEnumValueByName(StringArg name) const {
  return DescriptorSymbols::Of(*this).Find<EnumValueDescriptor>(this, name);
}
const FieldDescriptor* Descriptor::FindExtensionByName(StringArg name) const {
  const FieldDescriptor* found = DescriptorSymbols::Of(*this).Find<FieldDescriptor>(this, name);
  return found != nullptr && found->is_extension() ? found : nullptr;
}
const FieldDescriptor* Descriptor::FindExtensionByLowercaseName(StringArg name) const {
  return FirstNamed(extensions_, name, Lowercase);
}
const FieldDescriptor* Descriptor::FindExtensionByCamelcaseName(StringArg name) const {
  return FirstNamed(extensions_, name, Camelcase);
}

const Descriptor::ExtensionRange* Descriptor::FindExtensionRangeContainingNumber(int number) const {
  for (const ExtensionRange& range : extension_ranges_) {
    if (number >= range.start && number < range.end) return &range;
  }
  return nullptr;
}
const Descriptor::ReservedRange* Descriptor::FindReservedRangeContainingNumber(int number) const {
  for (const ReservedRange& range : reserved_ranges_) {
    if (number >= range.start && number < range.end) return &range;
  }
  return nullptr;
}
int Descriptor::reserved_name_count() const { return proto_->reserved_name_size(); }
const std::string& Descriptor::reserved_name(int index) const { return proto_->reserved_name(index); }
bool Descriptor::IsReservedName(StringArg name) const { return Contains(proto_->reserved_name(), name); }

const FieldDescriptor* Descriptor::map_key() const { return options().map_entry() ? FindFieldByNumber(1) : nullptr; }
const FieldDescriptor* Descriptor::map_value() const { return options().map_entry() ? FindFieldByNumber(2) : nullptr; }

// Fields.

FieldDescriptor::FieldDescriptor() : DescriptorElement(Kind::kField) {}
FieldDescriptor::~FieldDescriptor() = default;

const FieldOptions& FieldDescriptor::options() const { return proto_->options(); }
void FieldDescriptor::CopyTo(FieldDescriptorProto* proto) const { proto->CopyFrom(*proto_); }
bool FieldDescriptor::has_json_name() const { return proto_->has_json_name(); }

bool FieldDescriptor::is_map() const { return type_ == TYPE_MESSAGE && message_type_->options().map_entry(); }

bool FieldDescriptor::has_optional_keyword() const {
  return proto_->proto3_optional() ||
         (file()->syntax() == FileDescriptor::SYNTAX_PROTO2 && is_optional() && containing_oneof_ == nullptr);
}

const std::string& FieldDescriptor::PrintableNameForExtension() const {
  const bool names_its_message = is_extension_ && containing_type_->options().message_set_wire_format() &&
                                 type_ == TYPE_MESSAGE && is_optional() && extension_scope_ == message_type_;
  return names_its_message ? message_type_->full_name() : full_name();
}

FieldDescriptor::CppType FieldDescriptor::TypeToCppType(Type type) {
  switch (type) {
    case TYPE_INT32:
    case TYPE_SINT32:
    case TYPE_SFIXED32:
      return CPPTYPE_INT32;
    case TYPE_INT64:
    case TYPE_SINT64:
    case TYPE_SFIXED64:
      return CPPTYPE_INT64;
    case TYPE_UINT32:
    case TYPE_FIXED32:
      return CPPTYPE_UINT32;
    case TYPE_UINT64:
    case TYPE_FIXED64:
      return CPPTYPE_UINT64;
    case TYPE_DOUBLE:
      return CPPTYPE_DOUBLE;
    case TYPE_FLOAT:
      return CPPTYPE_FLOAT;
    case TYPE_BOOL:
      return CPPTYPE_BOOL;
    case TYPE_ENUM:
      return CPPTYPE_ENUM;
    case TYPE_STRING:
    case TYPE_BYTES:
      return CPPTYPE_STRING;
    case TYPE_GROUP:
    case TYPE_MESSAGE:
      return CPPTYPE_MESSAGE;
  }
  return CPPTYPE_INT32;
}

const char* FieldDescriptor::TypeName(Type type) {
  static constexpr const char* kNames[MAX_TYPE + 1] = {
      "",      "double",  "float", "int64",  "uint64", "int32",    "fixed64",  "fixed32", "bool",  "string",
      "group", "message", "bytes", "uint32", "enum",   "sfixed32", "sfixed64", "sint32",  "sint64"};
  return kNames[type];
}

const char* FieldDescriptor::CppTypeName(CppType type) {
  static constexpr const char* kNames[MAX_CPPTYPE + 1] = {"",      "int32", "int64", "uint32", "uint64", "double",
                                                          "float", "bool",  "enum",  "string", "message"};
  return kNames[type];
}

// Enums.

EnumDescriptor::EnumDescriptor() : DescriptorElement(Kind::kEnum) {}
EnumDescriptor::~EnumDescriptor() = default;
EnumValueDescriptor::EnumValueDescriptor() : DescriptorElement(Kind::kEnumValue) {}
EnumValueDescriptor::~EnumValueDescriptor() = default;

const EnumOptions& EnumDescriptor::options() const { return proto_->options(); }
const EnumValueOptions& EnumValueDescriptor::options() const { return proto_->options(); }
void EnumDescriptor::CopyTo(EnumDescriptorProto* proto) const { proto->CopyFrom(*proto_); }
void EnumValueDescriptor::CopyTo(EnumValueDescriptorProto* proto) const { proto->CopyFrom(*proto_); }

const EnumValueDescriptor* EnumDescriptor::FindValueByName(StringArg name) const {
  return DescriptorSymbols::Of(*this).Find<EnumValueDescriptor>(this, name);
}

const EnumValueDescriptor* EnumDescriptor::FindValueByNumber(int number) const {
  const auto found =
      std::lower_bound(by_number_.begin(), by_number_.end(), number,
                       [](const EnumValueDescriptor* value, int wanted) { return value->number() < wanted; });
  return found != by_number_.end() && (*found)->number() == number ? *found : nullptr;
}

const EnumDescriptor::ReservedRange* EnumDescriptor::FindReservedRangeContainingNumber(int number) const {
  for (const ReservedRange& range : reserved_ranges_) {
    if (number >= range.start && number <= range.end) return &range;
  }
  return nullptr;
}
int EnumDescriptor::reserved_name_count() const { return proto_->reserved_name_size(); }
const std::string& EnumDescriptor::reserved_name(int index) const { return proto_->reserved_name(index); }
bool EnumDescriptor::IsReservedName(StringArg name) const { return Contains(proto_->reserved_name(), name); }

// Services.

ServiceDescriptor::ServiceDescriptor() : DescriptorElement(Kind::kService) {}
ServiceDescriptor::~ServiceDescriptor() = default;
MethodDescriptor::MethodDescriptor() : DescriptorElement(Kind::kMethod) {}
MethodDescriptor::~MethodDescriptor() = default;

const ServiceOptions& ServiceDescriptor::options() const { return proto_->options(); }
const MethodOptions& MethodDescriptor::options() const { return proto_->options(); }
void ServiceDescriptor::CopyTo(ServiceDescriptorProto* proto) const { proto->CopyFrom(*proto_); }
void MethodDescriptor::CopyTo(MethodDescriptorProto* proto) const { proto->CopyFrom(*proto_); }

const MethodDescriptor* ServiceDescriptor::FindMethodByName(StringArg name) const {
  return DescriptorSymbols::Of(*this).Find<MethodDescriptor>(this, name);
}

// Files.

FileDescriptor::FileDescriptor() = default;
FileDescriptor::~FileDescriptor() {
  delete symbols_;
  delete proto_;
}

const std::string& FileDescriptor::name() const { return proto_->name(); }
const std::string& FileDescriptor::package() const { return proto_->package(); }
const FileOptions& FileDescriptor::options() const { return proto_->options(); }

const char* FileDescriptor::SyntaxName(Syntax syntax) {
  switch (syntax) {
    case SYNTAX_PROTO2:
      return "proto2";
    case SYNTAX_PROTO3:
      return "proto3";
    case SYNTAX_EDITIONS:
      return "editions";
    case SYNTAX_UNKNOWN:
      break;
  }
  return "unknown";
}

int FileDescriptor::public_dependency_count() const { return proto_->public_dependency_size(); }
const FileDescriptor* FileDescriptor::public_dependency(int index) const {
  return dependency(proto_->public_dependency(index));
}
int FileDescriptor::weak_dependency_count() const { return proto_->weak_dependency_size(); }
const FileDescriptor* FileDescriptor::weak_dependency(int index) const {
  return dependency(proto_->weak_dependency(index));
}

const Descriptor* FileDescriptor::FindMessageTypeByName(StringArg name) const {
  return symbols_->Find<Descriptor>(nullptr, name);
}
const EnumDescriptor* FileDescriptor::FindEnumTypeByName(StringArg name) const {
  return symbols_->Find<EnumDescriptor>(nullptr, name);
}
const EnumValueDescriptor* FileDescriptor::FindEnumValueByName(StringArg name) const {
  return symbols_->Find<EnumValueDescriptor>(nullptr, name);
}
const ServiceDescriptor* FileDescriptor::FindServiceByName(StringArg name) const {
  return symbols_->Find<ServiceDescriptor>(nullptr, name);
}
const FieldDescriptor* FileDescriptor::FindExtensionByName(StringArg name) const {
  return symbols_->Find<FieldDescriptor>(nullptr, name);
}
const FieldDescriptor* FileDescriptor::FindExtensionByLowercaseName(StringArg name) const {
  return FirstNamed(extensions_, name, Lowercase);
}
const FieldDescriptor* FileDescriptor::FindExtensionByCamelcaseName(StringArg name) const {
  return FirstNamed(extensions_, name, Camelcase);
}

void FileDescriptor::CopyTo(FileDescriptorProto* proto) const {
  proto->CopyFrom(*proto_);
  proto->clear_source_code_info();
}

void FileDescriptor::CopySourceCodeInfoTo(FileDescriptorProto* proto) const {
  if (proto_->has_source_code_info()) proto->mutable_source_code_info()->CopyFrom(proto_->source_code_info());
}

namespace {

template <typename Parent>
void CopyExtensionJsonNames(const Parent& parent, RepeatedPtrField<FieldDescriptorProto>* protos) {
  for (int i = 0; i < parent.extension_count(); ++i)
    protos->Mutable(i)->set_json_name(parent.extension(i)->json_name());
}

void CopyJsonNames(const Descriptor& message, DescriptorProto* proto) {
  for (int i = 0; i < message.field_count(); ++i) {
    proto->mutable_field(i)->set_json_name(message.field(i)->json_name());
  }
  CopyExtensionJsonNames(message, proto->mutable_extension());
  for (int i = 0; i < message.nested_type_count(); ++i) {
    CopyJsonNames(*message.nested_type(i), proto->mutable_nested_type(i));
  }
}

}  // namespace

void FileDescriptor::CopyJsonNameTo(FileDescriptorProto* proto) const {
  for (int i = 0; i < message_type_count(); ++i) CopyJsonNames(*message_type(i), proto->mutable_message_type(i));
  CopyExtensionJsonNames(*this, proto->mutable_extension());
}

bool FileDescriptor::GetSourceLocationOf(const int* path, size_t size, SourceLocation* location) const {
  for (const SourceCodeInfo_Location& known : proto_->source_code_info().location()) {
    const RepeatedField<int32_t>& span = known.span();
    if (!std::equal(path, path + size, known.path().begin(), known.path().end()) || span.size() < 3) continue;
    location->start_line = span.Get(0);
    location->start_column = span.Get(1);
    // Three numbers: it ends on the line where it begins.
    location->end_line = span.Get(span.size() == 3 ? 0 : 2);
    location->end_column = span.Get(span.size() - 1);
    location->leading_comments = known.leading_comments();
    location->trailing_comments = known.trailing_comments();
    location->leading_detached_comments.assign(known.leading_detached_comments().begin(),
                                               known.leading_detached_comments().end());
    return true;
  }
  return false;
}

}  // namespace google::protobuf
