// DebugString of descriptors.
#include "schema_printer.h"

#include <algorithm>
#include <set>

#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf {

namespace internal {

namespace {

std::string Join(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

/// The text of a range with an inclusive end; `max` stands for the largest possible number.
std::string RangeText(int first, int last, int largest) {
  if (first == last) return std::to_string(first);
  return std::to_string(first) + " to " + (last >= largest ? "max" : std::to_string(last));
}

template <typename Element>
std::string ReservedNames(const Element& element) {
  std::vector<std::string> names;
  for (int i = 0; i < element.reserved_name_count(); ++i) {
    names.push_back("\"" + EscapedText(element.reserved_name(i)) + "\"");
  }
  return Join(names);
}

template <typename Options>
std::vector<std::string> OptionTexts(const Options& options, const FileDescriptor& file) {
  return OptionsAsText(options, *Options::descriptor(), *file.pool());
}

std::string Bracketed(const std::vector<std::string>& options) {
  return options.empty() ? "" : " [" + Join(options) + "]";
}

std::string TypeText(const FieldDescriptor& field) {
  if (field.is_map()) {
    const Descriptor& entry = *field.message_type();
    return "map<" + TypeText(*entry.map_key()) + ", " + TypeText(*entry.map_value()) + ">";
  }
  if (field.type() == FieldDescriptor::TYPE_ENUM) return "." + field.enum_type()->full_name();
  if (field.type() == FieldDescriptor::TYPE_MESSAGE) return "." + field.message_type()->full_name();
  return field.type_name();
}

std::string LabelText(const FieldDescriptor& field) {
  if (field.is_map() || field.real_containing_oneof() != nullptr) return "";
  if (field.is_repeated()) return "repeated ";
  const bool is_edition = field.file()->syntax() == FileDescriptor::SYNTAX_EDITIONS;
  if (field.is_required()) return is_edition ? "" : "required ";
  return field.has_optional_keyword() || (field.is_extension() && !is_edition) ? "optional " : "";
}

/// Whether a field has the name that a group of this type has: the type's in lower case.
bool HasNameOf(const FieldDescriptor& field, const Descriptor& type) {
  const auto is_lower_case_of = [](char lower, char c) {
    return lower == (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
  };
  return std::equal(field.name().begin(), field.name().end(), type.name().begin(), type.name().end(), is_lower_case_of);
}

/// True for a field that declares its own message: a proto2 group, but not a message with delimited encoding. No schema
/// has a group whose message is declared elsewhere, but a descriptor may, and such a message may even be around it.
bool IsGroup(const FieldDescriptor& field) {
  if (field.type() != FieldDescriptor::TYPE_GROUP || field.file()->syntax() != FileDescriptor::SYNTAX_PROTO2) {
    return false;
  }
  const Descriptor& type = *field.message_type();
  const Descriptor* scope = field.is_extension() ? field.extension_scope() : field.containing_type();
  return type.file() == field.file() && type.containing_type() == scope && HasNameOf(field, type);
}

/// The message types that groups of a scope declare.
template <typename Parent>
void AddGroups(const Parent& parent, std::set<const Descriptor*>* groups) {
  for (int i = 0; i < parent.extension_count(); ++i) {
    if (IsGroup(*parent.extension(i))) groups->insert(parent.extension(i)->message_type());
  }
}

}  // namespace

void SchemaPrinter::Line(const std::string& text) {
  text_.append(static_cast<size_t>(depth_) * 2, ' ');
  text_ += text;
  text_ += '\n';
}

template <typename Inside>
void SchemaPrinter::Block(const std::string& opening, Inside inside) {
  Line(opening + " {");
  ++depth_;
  inside();
  --depth_;
  Line("}");
}

template <typename Options>
void SchemaPrinter::OptionLines(const Options& options, const DescriptorPool& pool) {
  for (const std::string& option : OptionsAsText(options, *Options::descriptor(), pool)) Line("option " + option + ";");
}

void SchemaPrinter::LeadingComments(bool known, const SourceLocation& location) {
  if (!known) return;
  const auto comment = [&](const std::string& text) {
    for (size_t begin = 0; begin < text.size();) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      Line("//" + text.substr(begin, end - begin));
      begin = end + 1;
    }
  };
  for (const std::string& detached : location.leading_detached_comments) {
    comment(detached);
    Line("");
  }
  comment(location.leading_comments);
}

void SchemaPrinter::Print(const FileDescriptor& file) {
  FileDescriptorProto proto;
  file.CopyTo(&proto);
  if (file.syntax() == FileDescriptor::SYNTAX_EDITIONS) {
    // EDITION_2023 is written as "2023".
    Line("edition = \"" + Edition_Name(proto.edition()).substr(8) + "\";");
  } else {
    Line(std::string("syntax = \"") + FileDescriptor::SyntaxName(file.syntax()) + "\";");
  }
  Line("");
  for (int i = 0; i < file.dependency_count(); ++i) {
    const auto contains = [i](const auto& indexes) {
      return std::find(indexes.begin(), indexes.end(), i) != indexes.end();
    };
    const char* kind = contains(proto.public_dependency()) ? "public "
                       : contains(proto.weak_dependency()) ? "weak "
                                                           : "";
    Line(std::string("import ") + kind + "\"" + file.dependency(i)->name() + "\";");
  }
  if (!file.package().empty()) Line("package " + file.package() + ";");
  if (file.dependency_count() > 0 || !file.package().empty()) Line("");
  const size_t before = text_.size();
  OptionLines(file.options(), *file.pool());
  if (text_.size() > before) Line("");
  for (int i = 0; i < file.enum_type_count(); ++i) {
    Print(*file.enum_type(i));
    Line("");
  }
  std::set<const Descriptor*> groups;
  AddGroups(file, &groups);
  for (int i = 0; i < file.message_type_count(); ++i) {
    if (groups.count(file.message_type(i)) > 0) continue;
    Print(*file.message_type(i));
    Line("");
  }
  for (int i = 0; i < file.service_count(); ++i) {
    Print(*file.service(i));
    Line("");
  }
  Extensions(file);
}

void SchemaPrinter::Print(const Descriptor& message) {
  SourceLocation location;
  LeadingComments(options_.include_comments && message.GetSourceLocation(&location), location);
  Block("message " + message.name(), [&] { Body(message); });
}

void SchemaPrinter::Body(const Descriptor& message) {
  OptionLines(message.options(), *message.file()->pool());
  std::set<const Descriptor*> elsewhere;
  AddGroups(message, &elsewhere);
  for (int i = 0; i < message.field_count(); ++i) {
    const FieldDescriptor& field = *message.field(i);
    if (IsGroup(field) || field.is_map()) elsewhere.insert(field.message_type());
  }
  for (int i = 0; i < message.nested_type_count(); ++i) {
    if (elsewhere.count(message.nested_type(i)) == 0) Print(*message.nested_type(i));
  }
  for (int i = 0; i < message.enum_type_count(); ++i) Print(*message.enum_type(i));
  Members(message);
  Ranges(message);
  Extensions(message);
}

void SchemaPrinter::Members(const Descriptor& message) {
  for (int i = 0; i < message.field_count(); ++i) {
    const FieldDescriptor& field = *message.field(i);
    const OneofDescriptor* oneof = field.real_containing_oneof();
    if (oneof == nullptr) {
      Print(field);
    } else if (oneof->field(0) == &field) {
      Print(*oneof);
    }
  }
}

void SchemaPrinter::Ranges(const Descriptor& message) {
  for (int i = 0; i < message.extension_range_count(); ++i) {
    const Descriptor::ExtensionRange& range = *message.extension_range(i);
    Line("extensions " + RangeText(range.start, range.end - 1, FieldDescriptor::kMaxNumber) +
         Bracketed(OptionTexts(range.options(), *message.file())) + ";");
  }
  std::vector<std::string> reserved;
  for (int i = 0; i < message.reserved_range_count(); ++i) {
    const Descriptor::ReservedRange& range = *message.reserved_range(i);
    reserved.push_back(RangeText(range.start, range.end - 1, FieldDescriptor::kMaxNumber));
  }
  if (!reserved.empty()) Line("reserved " + Join(reserved) + ";");
  if (message.reserved_name_count() > 0) Line("reserved " + ReservedNames(message) + ";");
}

template <typename Parent>
void SchemaPrinter::Extensions(const Parent& parent) {
  for (int i = 0; i < parent.extension_count();) {
    const Descriptor* extendee = parent.extension(i)->containing_type();
    Block("extend ." + extendee->full_name(), [&] {
      for (; i < parent.extension_count() && parent.extension(i)->containing_type() == extendee; ++i) {
        Print(*parent.extension(i));
      }
    });
  }
}

void SchemaPrinter::Print(const FieldDescriptor& field) {
  SourceLocation location;
  LeadingComments(options_.include_comments && field.GetSourceLocation(&location), location);
  std::vector<std::string> options;
  if (field.has_default_value()) options.push_back("default = " + DefaultAsText(field));
  if (field.has_json_name()) options.push_back("json_name = \"" + EscapedText(field.json_name()) + "\"");
  for (const std::string& option : OptionTexts(field.options(), *field.file())) options.push_back(option);
  const bool is_group = IsGroup(field);
  const std::string type = is_group                                      ? "group"
                           : field.type() == FieldDescriptor::TYPE_GROUP ? "." + field.message_type()->full_name()
                                                                         : TypeText(field);
  const std::string text = LabelText(field) + type + " " + (is_group ? field.message_type()->name() : field.name()) +
                           " = " + std::to_string(field.number()) + Bracketed(options);
  if (!is_group) {
    Line(text + ";");
  } else if (options_.elide_group_body) {
    Line(text + " { ... };");
  } else {
    Block(text, [&] { Body(*field.message_type()); });
  }
}

void SchemaPrinter::Print(const OneofDescriptor& oneof) {
  SourceLocation location;
  LeadingComments(options_.include_comments && oneof.GetSourceLocation(&location), location);
  if (options_.elide_oneof_body) {
    Line("oneof " + oneof.name() + " { ... }");
    return;
  }
  Block("oneof " + oneof.name(), [&] {
    OptionLines(oneof.options(), *oneof.file()->pool());
    for (int i = 0; i < oneof.field_count(); ++i) Print(*oneof.field(i));
  });
}

void SchemaPrinter::Print(const EnumDescriptor& type) {
  SourceLocation location;
  LeadingComments(options_.include_comments && type.GetSourceLocation(&location), location);
  Block("enum " + type.name(), [&] {
    OptionLines(type.options(), *type.file()->pool());
    for (int i = 0; i < type.value_count(); ++i) Print(*type.value(i));
    std::vector<std::string> reserved;
    for (int i = 0; i < type.reserved_range_count(); ++i) {
      reserved.push_back(RangeText(type.reserved_range(i)->start, type.reserved_range(i)->end, INT32_MAX));
    }
    if (!reserved.empty()) Line("reserved " + Join(reserved) + ";");
    if (type.reserved_name_count() > 0) Line("reserved " + ReservedNames(type) + ";");
  });
}

void SchemaPrinter::Print(const EnumValueDescriptor& value) {
  SourceLocation location;
  LeadingComments(options_.include_comments && value.GetSourceLocation(&location), location);
  Line(value.name() + " = " + std::to_string(value.number()) + Bracketed(OptionTexts(value.options(), *value.file())) +
       ";");
}

void SchemaPrinter::Print(const ServiceDescriptor& service) {
  SourceLocation location;
  LeadingComments(options_.include_comments && service.GetSourceLocation(&location), location);
  Block("service " + service.name(), [&] {
    OptionLines(service.options(), *service.file()->pool());
    for (int i = 0; i < service.method_count(); ++i) Print(*service.method(i));
  });
}

void SchemaPrinter::Print(const MethodDescriptor& method) {
  SourceLocation location;
  LeadingComments(options_.include_comments && method.GetSourceLocation(&location), location);
  const std::string text = "rpc " + method.name() + "(" + (method.client_streaming() ? "stream ." : ".") +
                           method.input_type()->full_name() + ") returns (" +
                           (method.server_streaming() ? "stream ." : ".") + method.output_type()->full_name() + ")";
  if (OptionTexts(method.options(), *method.file()).empty()) {
    Line(text + ";");
  } else {
    Block(text, [&] { OptionLines(method.options(), *method.file()->pool()); });
  }
}

}  // namespace internal

namespace {

template <typename Element>
std::string Text(const Element& element, const DebugStringOptions& options) {
  internal::SchemaPrinter printer(options);
  printer.Print(element);
  return printer.Take();
}

}  // namespace

std::string FileDescriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string Descriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string FieldDescriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string OneofDescriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string EnumDescriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string EnumValueDescriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string ServiceDescriptor::DebugString() const { return DebugStringWithOptions({}); }
std::string MethodDescriptor::DebugString() const { return DebugStringWithOptions({}); }

std::string FileDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}
std::string Descriptor::DebugStringWithOptions(const DebugStringOptions& options) const { return Text(*this, options); }
std::string FieldDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}
std::string OneofDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}
std::string EnumDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}
std::string EnumValueDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}
std::string ServiceDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}
std::string MethodDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return Text(*this, options);
}

}  // namespace google::protobuf
