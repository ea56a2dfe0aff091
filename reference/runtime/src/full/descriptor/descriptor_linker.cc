// The second pass: turns type names into pointers, resolves features and defaults.
#include <cmath>
#include <cstdlib>
#include <limits>
#include <locale>
#include <sstream>

#include "descriptor_builder.h"
#include "descriptor_symbols.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptor;

/// Reads a text that is a decimal number. \returns false if it is not a number, or not in the range.
template <typename Integer>
bool ReadInteger(const std::string& text, Integer* value) {
  std::istringstream stream(text);
  stream.imbue(std::locale::classic());
  // A stream would accept "-1" as an unsigned number.
  if (std::is_unsigned_v<Integer> && text.find('-') != std::string::npos) return false;
  return static_cast<bool>(stream >> *value) && stream.peek() == std::istringstream::traits_type::eof();
}

bool ReadFloating(const std::string& text, double* value) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (text == "inf" || text == "-inf") {
    *value = text[0] == '-' ? -kInfinity : kInfinity;
    return true;
  }
  if (text == "nan" || text == "-nan") {
    *value = std::numeric_limits<double>::quiet_NaN();
    return true;
  }
  // A stream with the classic locale reads the decimal point in any locale.
  std::istringstream stream(text);
  stream.imbue(std::locale::classic());
  return static_cast<bool>(stream >> *value) && stream.peek() == std::istringstream::traits_type::eof();
}

int DigitOf(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 16;
}

/// Decodes C escapes, which descriptor.proto uses for the default of a bytes field. \returns false if one is invalid.
bool Unescape(const std::string& text, std::string* bytes) {
  static constexpr std::string_view kNamed = "abfnrtv\\'\"?";
  static constexpr std::string_view kMeaning = "\a\b\f\n\r\t\v\\'\"?";
  bytes->clear();
  for (size_t i = 0; i < text.size();) {
    if (text[i] != '\\') {
      *bytes += text[i++];
      continue;
    }
    if (++i == text.size()) return false;
    const size_t named = kNamed.find(text[i]);
    if (named != std::string_view::npos) {
      *bytes += kMeaning[named];
      ++i;
      continue;
    }
    const bool hexadecimal = text[i] == 'x' || text[i] == 'X';
    const int base = hexadecimal ? 16 : 8;
    if (hexadecimal) ++i;
    const size_t begin = i;
    int value = 0;
    while (i < text.size() && i - begin < (hexadecimal ? 2u : 3u) && DigitOf(text[i]) < base) {
      value = value * base + DigitOf(text[i++]);
    }
    if (i == begin || value > 255) return false;
    *bytes += static_cast<char>(value);
  }
  return true;
}

}  // namespace

Symbol DescriptorBuilder::FindVisible(const std::string& full_name) {
  const auto own = declared_.find(full_name);
  if (own != declared_.end()) return {own->second, nullptr};
  const Symbol found = tables_.FindBuiltSymbol(full_name);
  // A package is visible regardless of the file that declares it.
  if (found.element != nullptr && visible_.count(found.file()) == 0) return {};
  if (found) return found;
  const std::string& package = proto_->package();
  const bool is_own_package = package == full_name || package.compare(0, full_name.size() + 1, full_name + ".") == 0;
  return is_own_package ? Symbol{nullptr, file_.get()} : Symbol{};
}

Symbol DescriptorBuilder::LookUp(const std::string& name, const std::string& scope) {
  if (!name.empty() && name[0] == '.') return FindVisible(name.substr(1));
  const size_t dot = name.find('.');
  const std::string first = name.substr(0, dot);
  // The innermost scope with the first part of the name decides, if that part can contain others.
  for (std::string outer = scope;;) {
    const std::string prefix = outer.empty() ? "" : outer + ".";
    const Symbol found = FindVisible(prefix + first);
    if (found && dot == std::string::npos) {
      // A field of the same name does not hide a type.
      if (DescriptorSymbols::As<Descriptor>(found.element) != nullptr ||
          DescriptorSymbols::As<EnumDescriptor>(found.element) != nullptr) {
        return found;
      }
    } else if (found &&
               (found.package_file != nullptr || DescriptorSymbols::As<Descriptor>(found.element) != nullptr)) {
      const Symbol whole = FindVisible(prefix + name);
      // The name may be in another file's part of the package, found further out.
      if (whole || found.element != nullptr) return whole;
    }
    if (outer.empty()) return {};
    const size_t end = outer.rfind('.');
    outer.erase(end == std::string::npos ? 0 : end);
  }
}

const Descriptor* DescriptorBuilder::LookUpMessage(std::string* name, const DescriptorElement& user,
                                                   const Message& proto, Errors::ErrorLocation location) {
  const Symbol found = LookUp(*name, user.full_name());
  const Descriptor* message = DescriptorSymbols::As<Descriptor>(found.element);
  if (message == nullptr) {
    Report(user.full_name(), proto, location,
           "\"" + *name + "\" " + (found ? "is not a message" : "is not declared in this file or its imports"));
    return nullptr;
  }
  *name = "." + message->full_name();
  return message;
}

void DescriptorBuilder::LinkAll() {
  const ResolvedFeatures features = ResolvedFeatures::DefaultsOf(file_->syntax()).Overridden(proto_->options());
  // Enums first: whether a field's enum is closed depends on the enum.
  for (EnumDescriptor& type : file_->enum_types_) LinkEnum(type, features);
  for (int i = 0; i < file_->message_type_count(); ++i) {
    LinkMessage(*file_->message_types_.mutable_at(i), *proto_->mutable_message_type(i), features);
  }
  for (int i = 0; i < file_->extension_count(); ++i) {
    LinkField(*file_->extensions_.mutable_at(i), *proto_->mutable_extension(i), features);
  }
  for (int i = 0; i < file_->service_count(); ++i) {
    LinkMethods(*file_->services_.mutable_at(i), *proto_->mutable_service(i));
  }
}

void DescriptorBuilder::LinkMessage(Descriptor& message, DescriptorProto& proto, const ResolvedFeatures& inherited) {
  const ResolvedFeatures features = inherited.Overridden(proto.options());
  for (EnumDescriptor& type : message.enum_types_) LinkEnum(type, features);
  LinkOneofs(message, proto);
  for (int i = 0; i < message.field_count(); ++i) {
    LinkField(*message.fields_.mutable_at(i), *proto.mutable_field(i), features);
  }
  for (int i = 0; i < message.nested_type_count(); ++i) {
    LinkMessage(*message.nested_types_.mutable_at(i), *proto.mutable_nested_type(i), features);
  }
  for (int i = 0; i < message.extension_count(); ++i) {
    LinkField(*message.extensions_.mutable_at(i), *proto.mutable_extension(i), features);
  }
}

void DescriptorBuilder::LinkOneofs(Descriptor& message, const DescriptorProto& proto) {
  for (FieldDescriptor& field : message.fields_) {
    const FieldDescriptorProto& written = proto.field(field.index());
    if (!written.has_oneof_index()) continue;
    if (written.oneof_index() < 0 || written.oneof_index() >= message.oneof_decl_count()) {
      Report(field.full_name(), written, Errors::OTHER, "the oneof index is out of range");
      continue;
    }
    OneofDescriptor& oneof = *message.oneofs_.mutable_at(written.oneof_index());
    field.containing_oneof_ = &oneof;
    field.index_in_oneof_ = oneof.field_count();
    oneof.fields_.push_back(&field);
    if (written.proto3_optional()) oneof.is_synthetic_ = true;
  }
  for (const OneofDescriptor& oneof : message.oneofs_) message.real_oneof_count_ += oneof.is_synthetic() ? 0 : 1;
}

void DescriptorBuilder::LinkField(FieldDescriptor& field, FieldDescriptorProto& proto,
                                  const ResolvedFeatures& inherited) {
  if (field.is_extension_) {
    if (!proto.has_extendee()) return;
    field.containing_type_ = LookUpMessage(proto.mutable_extendee(), field, proto, Errors::EXTENDEE);
    if (field.containing_type_ == nullptr) return;
    declarations_->extensions.push_back(&field);
  }
  LinkType(field, proto);
  if (!is_valid_) return;
  // A oneof inherits from the message, its members from the oneof.
  const ResolvedFeatures outer =
      field.containing_oneof_ == nullptr ? inherited : inherited.Overridden(field.containing_oneof_->options());
  Characterize(field, proto, outer.Overridden(proto.options()));
  ReadDefault(field, proto);
}

void DescriptorBuilder::LinkType(FieldDescriptor& field, FieldDescriptorProto& proto) {
  if (!proto.has_type_name()) {
    if (!proto.has_type()) {
      Report(field.full_name(), proto, Errors::TYPE, "the type is missing");
      return;
    }
    field.type_ = static_cast<Field::Type>(proto.type());
    if (Field::TypeToCppType(field.type_) == Field::CPPTYPE_MESSAGE || field.type_ == Field::TYPE_ENUM) {
      Report(field.full_name(), proto, Errors::TYPE, "the type name of the message or enum is missing");
    }
    return;
  }
  const Symbol found = LookUp(proto.type_name(), field.full_name());
  const Descriptor* message = DescriptorSymbols::As<Descriptor>(found.element);
  const EnumDescriptor* enum_type = DescriptorSymbols::As<EnumDescriptor>(found.element);
  if (message == nullptr && enum_type == nullptr) {
    Report(
        field.full_name(), proto, Errors::TYPE,
        "\"" + proto.type_name() + "\" " + (found ? "is not a type" : "is not declared in this file or its imports"));
    return;
  }
  if (!proto.has_type()) {
    proto.set_type(message != nullptr ? FieldDescriptorProto::TYPE_MESSAGE : FieldDescriptorProto::TYPE_ENUM);
  }
  field.type_ = static_cast<Field::Type>(proto.type());
  const bool wants_message = Field::TypeToCppType(field.type_) == Field::CPPTYPE_MESSAGE;
  if (wants_message ? message == nullptr : field.type_ != Field::TYPE_ENUM || enum_type == nullptr) {
    Report(field.full_name(), proto, Errors::TYPE,
           "\"" + proto.type_name() + "\" is not of type " + Field::TypeName(field.type_));
    return;
  }
  field.message_type_ = message;
  field.enum_type_ = enum_type;
  proto.set_type_name("." + found.element->full_name());
}

void DescriptorBuilder::Characterize(FieldDescriptor& field, const FieldDescriptorProto& proto,
                                     const ResolvedFeatures& features) {
  const bool is_message = field.cpp_type() == Field::CPPTYPE_MESSAGE;
  if (features.field_presence == FeatureSet::LEGACY_REQUIRED && field.is_optional() && !field.is_extension_ &&
      field.containing_oneof_ == nullptr) {
    field.label_ = Field::LABEL_REQUIRED;
  }
  // Maps and their entries are always length-delimited.
  const auto is_entry = [](const Descriptor* message) { return message != nullptr && message->options().map_entry(); };
  if (features.message_encoding == FeatureSet::DELIMITED && field.type_ == Field::TYPE_MESSAGE &&
      !is_entry(field.message_type_) && !is_entry(field.containing_type_)) {
    field.type_ = Field::TYPE_GROUP;
  }
  field.has_presence_ =
      !field.is_repeated() && (is_message || field.containing_oneof_ != nullptr || field.is_extension_ ||
                               features.field_presence != FeatureSet::IMPLICIT);
  field.is_packed_ =
      field.is_packable() && (proto.options().has_packed() ? proto.options().packed()
                                                           : features.repeated_field_encoding == FeatureSet::PACKED);
  field.requires_utf8_ = field.type_ == Field::TYPE_STRING && features.utf8_validation == FeatureSet::VERIFY;
}

void DescriptorBuilder::ReadDefault(FieldDescriptor& field, const FieldDescriptorProto& proto) {
  field.has_default_value_ = proto.has_default_value();
  // The enum may be in the file being linked; only its values are known then.
  if (field.enum_type_ != nullptr && field.enum_type_->value_count() > 0) {
    field.default_enum_ = field.enum_type_->value(0);
  }
  if (!field.has_default_value_) return;
  const std::string& text = proto.default_value();
  const auto check = [&](bool fits) {
    if (!fits) {
      Report(field.full_name(), proto, Errors::DEFAULT_VALUE,
             "the default \"" + text + "\" is not a valid value of type " + field.type_name());
    }
  };
  if (field.is_repeated() || field.cpp_type() == Field::CPPTYPE_MESSAGE) {
    Report(field.full_name(), proto, Errors::DEFAULT_VALUE, "only singular fields other than messages can have a default");
    return;
  }
  switch (field.cpp_type()) {
    case Field::CPPTYPE_INT32: {
      int32_t value = 0;
      check(ReadInteger(text, &value));
      field.default_integer_ = static_cast<uint64_t>(static_cast<int64_t>(value));
      break;
    }
    case Field::CPPTYPE_INT64: {
      int64_t value = 0;
      check(ReadInteger(text, &value));
      field.default_integer_ = static_cast<uint64_t>(value);
      break;
    }
    case Field::CPPTYPE_UINT32: {
      uint32_t value = 0;
      check(ReadInteger(text, &value));
      field.default_integer_ = value;
      break;
    }
    case Field::CPPTYPE_UINT64:
      check(ReadInteger(text, &field.default_integer_));
      break;
    case Field::CPPTYPE_FLOAT:
    case Field::CPPTYPE_DOUBLE:
      check(ReadFloating(text, &field.default_floating_));
      break;
    case Field::CPPTYPE_BOOL:
      check(text == "true" || text == "false");
      field.default_integer_ = text == "true" ? 1 : 0;
      break;
    case Field::CPPTYPE_ENUM: {
      const EnumValueDescriptor* value = nullptr;
      for (int i = 0; i < field.enum_type_->value_count() && value == nullptr; ++i) {
        if (field.enum_type_->value(i)->name() == text) value = field.enum_type_->value(i);
      }
      check(value != nullptr);
      field.default_enum_ = value;
      break;
    }
    case Field::CPPTYPE_STRING:
      if (field.type_ == Field::TYPE_BYTES) {
        check(Unescape(text, &field.default_string_));
      } else {
        field.default_string_ = text;
      }
      break;
    case Field::CPPTYPE_MESSAGE:
      break;
  }
}

void DescriptorBuilder::LinkEnum(EnumDescriptor& type, const ResolvedFeatures& inherited) {
  type.is_closed_ = inherited.Overridden(type.options()).enum_type == FeatureSet::CLOSED;
}

void DescriptorBuilder::LinkMethods(ServiceDescriptor& service, ServiceDescriptorProto& proto) {
  for (MethodDescriptor& method : service.methods_) {
    MethodDescriptorProto& written = *proto.mutable_method(method.index());
    method.input_type_ = LookUpMessage(written.mutable_input_type(), method, written, Errors::INPUT_TYPE);
    method.output_type_ = LookUpMessage(written.mutable_output_type(), method, written, Errors::OUTPUT_TYPE);
  }
}

}  // namespace google::protobuf::internal
