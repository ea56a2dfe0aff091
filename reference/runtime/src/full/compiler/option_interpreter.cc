#include "option_interpreter.h"

#include <algorithm>

#include "../descriptor/descriptor_symbols.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/unknown_field_set.h"
#include "google/protobuf/wire_format_lite.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptor;

/// The number of `uninterpreted_option` in all options messages.
constexpr int kUninterpreted = FileOptions::kUninterpretedOptionFieldNumber;

/// The deepest nesting of messages, as in parsers of the wire format.
constexpr int kMaxDepth = 100;

std::string Join(const std::string& scope, const std::string& name) {
  return scope.empty() ? name : scope + "." + name;
}

std::vector<int> Append(std::vector<int> path, std::initializer_list<int> steps) {
  path.insert(path.end(), steps);
  return path;
}

bool IsCustom(const UninterpretedOption& option) {
  return std::any_of(option.name().begin(), option.name().end(),
                     [](const UninterpretedOption::NamePart& part) { return part.is_extension(); });
}

/// \returns the name as it is written, up to a part.
std::string NameOf(const UninterpretedOption& option, int parts) {
  std::string name;
  for (int i = 0; i < parts; ++i) {
    const UninterpretedOption::NamePart& part = option.name(i);
    if (i > 0) name += '.';
    name += part.is_extension() ? "(" + part.name_part() + ")" : part.name_part();
  }
  return name;
}

/// Whether a message has a value for the last of nested fields.
bool IsSet(const UnknownFieldSet& message, const std::vector<const Field*>& path, size_t depth) {
  for (int i = 0; i < message.field_count(); ++i) {
    const UnknownField& field = message.field(i);
    if (field.number() != path[depth]->number()) continue;
    if (depth + 1 == path.size()) return true;
    if (field.type() == UnknownField::TYPE_GROUP && IsSet(field.group(), path, depth + 1)) return true;
    UnknownFieldSet inner;
    if (field.type() == UnknownField::TYPE_LENGTH_DELIMITED && inner.ParseFromString(field.length_delimited()) &&
        IsSet(inner, path, depth + 1)) {
      return true;
    }
  }
  return false;
}

/// \returns the field with its content inside the messages that contain it.
std::string Nest(std::string bytes, const std::vector<const Field*>& path) {
  for (size_t i = path.size() - 1; i-- > 0;) {
    const Field& outer = *path[i];
    std::string wrapped;
    io::StringOutputStream stream(&wrapped);
    {
      io::CodedOutputStream out(&stream);
      const bool is_group = outer.type() == Field::TYPE_GROUP;
      out.WriteTag(WireFormatLite::MakeTag(outer.number(), is_group ? WireFormatLite::WIRETYPE_START_GROUP
                                                                    : WireFormatLite::WIRETYPE_LENGTH_DELIMITED));
      if (!is_group) out.WriteVarint32(static_cast<uint32_t>(bytes.size()));
      out.WriteString(bytes);
      if (is_group) out.WriteTag(WireFormatLite::MakeTag(outer.number(), WireFormatLite::WIRETYPE_END_GROUP));
    }
    bytes = std::move(wrapped);
  }
  return bytes;
}

}  // namespace

OptionInterpreter::OptionInterpreter(DescriptorPoolTables& tables, const FileDescriptorProto& original,
                                     FileDescriptorProto& proto)
    : proto_(proto), names_(tables) {
  Collect(original, proto);
}

// Collecting.

template <typename Proto>
void OptionInterpreter::Add(const Proto& original, Proto& proto, const std::string& element_name,
                            const std::string& scope, Path path) {
  if (original.options().uninterpreted_option_size() == 0) return;
  Pending pending;
  pending.element_name = element_name;
  pending.scope = scope;
  pending.type = original.options().GetDescriptor();
  pending.path = Append(std::move(path), {Proto::kOptionsFieldNumber});
  for (const UninterpretedOption& option : original.options().uninterpreted_option()) {
    pending.options.push_back(&option);
    pending.is_done.push_back(false);
  }
  pending.target = proto.mutable_options();
  pending.values = std::make_unique<UnknownFieldSet>();
  pending_.push_back(std::move(pending));
}

void OptionInterpreter::Collect(const FileDescriptorProto& original, FileDescriptorProto& proto) {
  using File = FileDescriptorProto;
  const std::string& scope = original.package();
  Add(original, proto, original.name(), Join(scope, "file"), {});
  for (int i = 0; i < original.message_type_size(); ++i) {
    CollectMessage(original.message_type(i), *proto.mutable_message_type(i), scope, {File::kMessageTypeFieldNumber, i});
  }
  for (int i = 0; i < original.enum_type_size(); ++i) {
    CollectEnum(original.enum_type(i), *proto.mutable_enum_type(i), scope, {File::kEnumTypeFieldNumber, i});
  }
  for (int i = 0; i < original.service_size(); ++i) {
    CollectService(original.service(i), *proto.mutable_service(i), scope, {File::kServiceFieldNumber, i});
  }
  for (int i = 0; i < original.extension_size(); ++i) {
    CollectField(original.extension(i), *proto.mutable_extension(i), scope, {File::kExtensionFieldNumber, i});
  }
}

void OptionInterpreter::CollectMessage(const DescriptorProto& original, DescriptorProto& proto,
                                       const std::string& scope, Path path) {
  using Element = DescriptorProto;
  const std::string name = Join(scope, original.name());
  Add(original, proto, name, name, path);
  for (int i = 0; i < original.oneof_decl_size(); ++i) {
    const std::string inner = Join(name, original.oneof_decl(i).name());
    Add(original.oneof_decl(i), *proto.mutable_oneof_decl(i), inner, inner,
        Append(path, {Element::kOneofDeclFieldNumber, i}));
  }
  for (int i = 0; i < original.field_size(); ++i) {
    CollectField(original.field(i), *proto.mutable_field(i), name, Append(path, {Element::kFieldFieldNumber, i}));
  }
  for (int i = 0; i < original.nested_type_size(); ++i) {
    CollectMessage(original.nested_type(i), *proto.mutable_nested_type(i), name,
                   Append(path, {Element::kNestedTypeFieldNumber, i}));
  }
  for (int i = 0; i < original.enum_type_size(); ++i) {
    CollectEnum(original.enum_type(i), *proto.mutable_enum_type(i), name,
                Append(path, {Element::kEnumTypeFieldNumber, i}));
  }
  for (int i = 0; i < original.extension_range_size(); ++i) {
    Add(original.extension_range(i), *proto.mutable_extension_range(i), name, name,
        Append(path, {Element::kExtensionRangeFieldNumber, i}));
  }
  for (int i = 0; i < original.extension_size(); ++i) {
    CollectField(original.extension(i), *proto.mutable_extension(i), name,
                 Append(path, {Element::kExtensionFieldNumber, i}));
  }
}

void OptionInterpreter::CollectField(const FieldDescriptorProto& original, FieldDescriptorProto& proto,
                                     const std::string& scope, Path path) {
  const std::string name = Join(scope, original.name());
  Add(original, proto, name, name, std::move(path));
}

void OptionInterpreter::CollectEnum(const EnumDescriptorProto& original, EnumDescriptorProto& proto,
                                    const std::string& scope, Path path) {
  const std::string name = Join(scope, original.name());
  Add(original, proto, name, name, path);
  for (int i = 0; i < original.value_size(); ++i) {
    // Values are siblings of their enum.
    const std::string value = Join(scope, original.value(i).name());
    Add(original.value(i), *proto.mutable_value(i), value, value,
        Append(path, {EnumDescriptorProto::kValueFieldNumber, i}));
  }
}

void OptionInterpreter::CollectService(const ServiceDescriptorProto& original, ServiceDescriptorProto& proto,
                                       const std::string& scope, Path path) {
  const std::string name = Join(scope, original.name());
  Add(original, proto, name, name, path);
  for (int i = 0; i < original.method_size(); ++i) {
    const std::string method = Join(name, original.method(i).name());
    Add(original.method(i), *proto.mutable_method(i), method, method,
        Append(path, {ServiceDescriptorProto::kMethodFieldNumber, i}));
  }
}

// Interpreting.

bool OptionInterpreter::has_custom() const {
  return std::any_of(pending_.begin(), pending_.end(), [](const Pending& pending) {
    return std::any_of(pending.options.begin(), pending.options.end(),
                       [](const UninterpretedOption* option) { return IsCustom(*option); });
  });
}

void OptionInterpreter::InterpretBuiltIn() {
  for (Pending& pending : pending_) {
    for (size_t i = 0; i < pending.options.size(); ++i) {
      if (!IsCustom(*pending.options[i])) Interpret(pending, i);
    }
  }
  Finish();
}

void OptionInterpreter::InterpretCustom(const FileDescriptor& file,
                                        const std::vector<const DescriptorElement*>& elements) {
  names_.AddFile(file, elements);
  for (Pending& pending : pending_) {
    for (size_t i = 0; i < pending.options.size(); ++i) {
      if (IsCustom(*pending.options[i])) Interpret(pending, i);
    }
  }
  Finish();
}

void OptionInterpreter::Interpret(Pending& pending, size_t index) {
  const UninterpretedOption& option = *pending.options[index];
  std::vector<const Field*> fields;
  if (!FindPath(pending, option, &fields)) return;
  const std::string name = "the option \"" + NameOf(option, option.name_size()) + "\" ";
  if (!fields.back()->is_repeated() && IsSet(*pending.values, fields, 0)) {
    Refuse(pending, option, Errors::OPTION_NAME, name + "is already set");
    return;
  }
  std::string value;
  const std::string error = WriteOptionValue(*fields.back(), option, pending.scope, names_, &value);
  if (!error.empty()) {
    Refuse(pending, option, Errors::OPTION_VALUE, name + error);
    return;
  }
  value = Nest(std::move(value), fields);
  UnknownFieldSet parsed;
  parsed.ParseFromString(value);
  pending.values->MergeFrom(parsed);
  pending.bytes += value;
  pending.is_done[index] = true;
  RecordPath(pending, index, fields);
}

bool OptionInterpreter::FindPath(const Pending& pending, const UninterpretedOption& option,
                                 std::vector<const Field*>* fields) {
  const auto refuse = [&](const std::string& message) {
    Refuse(pending, option, Errors::OPTION_NAME, message);
    return false;
  };
  if (option.name_size() == 0 || option.name_size() > kMaxDepth) {
    return refuse("the name of an option has between 1 and " + std::to_string(kMaxDepth) + " parts");
  }
  if (option.name(0).name_part() == "uninterpreted_option" && !option.name(0).is_extension()) {
    return refuse("\"uninterpreted_option\" is reserved for compilers and cannot be set");
  }
  if (option.name(0).name_part() == "features" && !option.name(0).is_extension() && proto_.syntax() != "editions") {
    return refuse("features are allowed in editions only");
  }
  // The file may import another version of descriptor.proto than that of this library.
  const Descriptor* type = names_.FindOptionsType(pending.type->full_name());
  if (type == nullptr) type = pending.type;
  for (int i = 0; i < option.name_size(); ++i) {
    const Field* field = FindPart(*type, option.name(i), pending);
    if (field == nullptr && i == 0) field = FindPart(*pending.type, option.name(i), pending);
    const std::string name = NameOf(option, i + 1);
    if (field == nullptr) {
      return refuse(i == 0 ? "the option \"" + name + "\" is unknown: is the import of its declaration missing?"
                           : "the option \"" + name + "\" is unknown: \"" + type->full_name() +
                                 "\" has no such field or extension");
    }
    fields->push_back(field);
    if (i + 1 == option.name_size()) break;
    if (field->message_type() == nullptr) {
      return refuse("the option \"" + name + "\" is not a message and has no fields");
    }
    if (field->is_repeated()) {
      return refuse("the option \"" + name + "\" is repeated: set each message as a whole with `" + name +
                    " = { ... }`");
    }
    type = field->message_type();
  }
  return true;
}

const Field* OptionInterpreter::FindPart(const Descriptor& type, const UninterpretedOption::NamePart& part,
                                         const Pending& pending) {
  if (!part.is_extension()) return type.FindFieldByName(part.name_part());
  const Field* const found = DescriptorSymbols::As<Field>(names_.LookUp(part.name_part(), pending.scope));
  // The extended message may be in the pool while `type` is the generated one.
  return found != nullptr && found->is_extension() && found->containing_type()->full_name() == type.full_name()
             ? found
             : nullptr;
}

void OptionInterpreter::Finish() {
  for (Pending& pending : pending_) {
    const Reflection& reflection = *pending.target->GetReflection();
    const Field* const list = pending.target->GetDescriptor()->FindFieldByNumber(kUninterpreted);
    // What was not in the text stays, such as `map_entry`.
    reflection.ClearField(pending.target, list);
    pending.target->ParsePartialFromString(pending.target->SerializePartialAsString() + pending.bytes);
    for (size_t i = 0; i < pending.options.size(); ++i) {
      if (!pending.is_done[i]) reflection.AddMessage(pending.target, list)->CopyFrom(*pending.options[i]);
    }
    pending.bytes.clear();
  }
}

std::vector<OptionInterpreter::Error> OptionInterpreter::FirstErrors() const {
  std::vector<Error> first;
  for (const Pending& pending : pending_) {
    for (const UninterpretedOption* const option : pending.options) {
      const auto error = std::find_if(errors_.begin(), errors_.end(),
                                      [option](const Error& one) { return one.option == option; });
      if (error == errors_.end()) continue;
      first.push_back(*error);
      break;
    }
  }
  return first;
}

std::set<const FileDescriptor*> OptionInterpreter::UsedFiles() {
  std::set<const FileDescriptor*> files = names_.used_files();
  for (const Pending& pending : pending_) {
    const Descriptor* const type = names_.FindOptionsType(pending.type->full_name());
    if (type != nullptr) files.insert(type->file());
  }
  return files;
}

// Source information.

void OptionInterpreter::RecordPath(const Pending& pending, size_t index, const std::vector<const Field*>& fields) {
  Path path = pending.path;
  for (const Field* const field : fields) path.push_back(field->number());
  if (fields.back()->is_repeated()) {
    const int count = value_counts_[path]++;
    path.push_back(count);
  }
  new_paths_[Append(pending.path, {kUninterpreted, static_cast<int>(index)})] = std::move(path);
}

void OptionInterpreter::UpdateSourceInfo() {
  if (new_paths_.empty() || !proto_.has_source_code_info()) return;
  SourceCodeInfo updated;
  Path last;  // of the option whose parts are left out
  for (const SourceCodeInfo::Location& location : proto_.source_code_info().location()) {
    const Path path(location.path().begin(), location.path().end());
    if (!last.empty() && path.size() >= last.size() && std::equal(last.begin(), last.end(), path.begin())) continue;
    last.clear();
    SourceCodeInfo::Location* const copy = updated.add_location();
    *copy = location;
    const auto found = new_paths_.find(path);
    if (found == new_paths_.end()) continue;
    last = path;
    copy->clear_path();
    for (const int step : found->second) copy->add_path(step);
  }
  proto_.mutable_source_code_info()->Swap(&updated);
}

}  // namespace google::protobuf::internal
