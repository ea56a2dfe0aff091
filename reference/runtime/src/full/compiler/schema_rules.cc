#include "schema_rules.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>
#include <utility>

#include "../text/text_numbers.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptorProto;

std::string Join(const std::string& scope, const std::string& name) {
  return scope.empty() ? name : scope + "." + name;
}

char ToLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Calls `visit` with all messages of a list, the inner ones included.
template <typename Messages, typename Visit>
void ForEachMessage(const Messages& messages, Visit visit) {
  for (auto& message : messages) {
    visit(message);
    ForEachMessage(message.nested_type(), visit);
  }
}

bool SetsMapEntry(const DescriptorProto& message) {
  const auto& options = message.options().uninterpreted_option();
  return std::any_of(options.begin(), options.end(), [](const UninterpretedOption& option) {
    return option.name_size() == 1 && option.name(0).name_part() == "map_entry" && !option.name(0).is_extension();
  });
}

/// Longer or deeper package names are refused, as by libprotobuf.
constexpr size_t kLongestPackage = 511;
constexpr int kMaxPackageParts = 101;

bool IsLite(const FileOptions& options) { return options.optimize_for() == FileOptions::LITE_RUNTIME; }

/// `foo_bar` becomes `fooBar`.
std::string JsonName(const std::string& name) {
  std::string result;
  bool capital = false;
  for (const char c : name) {
    if (c == '_') {
      capital = true;
      continue;
    }
    result += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    capital = false;
  }
  return result;
}

/// \returns the name of a map field's entry: `FooBarEntry` for `foo_bar`.
std::string EntryName(const std::string& field) {
  std::string name = JsonName(field) + "Entry";
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

/// \returns the name of an enum value without its enum's name, case and underscores aside: equal for names that are
/// equal after a code generator shortened them. In `enum Foo`, it is `bar` for `FOO_BAR`.
std::string ShortName(const std::string& enum_name, const std::string& value) {
  size_t at = 0;
  bool begins = true;
  for (const char c : enum_name) {
    if (c == '_') continue;
    while (at < value.size() && value[at] == '_') ++at;
    begins &= at < value.size() && ToLower(value[at]) == ToLower(c);
    if (!begins) break;
    ++at;
  }
  while (begins && at < value.size() && value[at] == '_') ++at;
  if (!begins || at == value.size()) at = 0;
  // Underscores separate words: `A_B` is `AB`, and `Ab` another name.
  std::string result;
  bool capital = true;
  for (; at < value.size(); ++at) {
    if (value[at] == '_') {
      capital = true;
      continue;
    }
    const char c = ToLower(value[at]);
    result += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    capital = false;
  }
  return result;
}

std::string RangeText(int start, int end) {
  // An end of -2^31 is that of `2147483647`, without room for the exclusive end.
  return std::to_string(start) + " to " + std::to_string(int64_t{end} - 1);
}

}  // namespace

// Without descriptors.

void SchemaRules::CheckProto(const std::vector<const FileDescriptor*>& imports) {
  for (const FileDescriptor* const import : imports) {
    if (IsLite(import->options()) && !IsLite(interpreted_.options())) {
      Report(import->name(), original_, Errors::IMPORT,
             "the imported file is for the lite runtime, and this one is not");
    }
  }
  const std::string& scope = original_.package();
  if (scope.size() > kLongestPackage || std::count(scope.begin(), scope.end(), '.') >= kMaxPackageParts) {
    Report(scope, original_, Errors::NAME, "the name of the package is too long");
  }
  const FileOptions& options = interpreted_.options();
  for (const ServiceDescriptorProto& service : original_.service()) {
    if (!IsLite(options) || !(options.cc_generic_services() || options.java_generic_services())) break;
    Report(Join(scope, service.name()), service, Errors::NAME,
           "files for the lite runtime cannot have generic services");
  }
  ForEachMessage(original_.message_type(), [this](const DescriptorProto& message) {
    if (SetsMapEntry(message)) entries_by_hand_.insert(message.name());
  });
  for (int i = 0; i < original_.message_type_size(); ++i) {
    CheckMessage(original_.message_type(i), interpreted_.message_type(i), scope);
  }
  for (int i = 0; i < original_.enum_type_size(); ++i) {
    CheckEnum(original_.enum_type(i), scope);
  }
  for (int i = 0; i < original_.extension_size(); ++i) {
    CheckField(original_.extension(i), interpreted_.extension(i), scope);
  }
}

void SchemaRules::CheckMessage(const DescriptorProto& original, const DescriptorProto& interpreted,
                               const std::string& scope) {
  const std::string name = Join(scope, original.name());
  if (IsProto3() && interpreted.options().message_set_wire_format()) {
    Report(name, original, Errors::NAME, "proto3 has no message sets");
  }
  if (entries_by_hand_.count(original.name()) != 0) errors_.Suppress(name, Errors::OTHER);
  for (const DescriptorProto& entry : original.nested_type()) {
    if (!entry.options().map_entry()) continue;
    for (const Field& field : original.field()) {
      if (field.type_name() != entry.name() || EntryName(field.name()) == entry.name()) continue;
      Report(Join(name, field.name()), field, Errors::TYPE, "the type is the entry of a map: use map<key, value>");
    }
  }
  CheckRanges(original, name);
  CheckJsonNames(original, name);
  std::set<std::string> reserved;
  for (const std::string& reserved_name : original.reserved_name()) {
    if (!reserved.insert(reserved_name).second) {
      Report(name, original, Errors::NAME, "the name \"" + reserved_name + "\" is reserved twice");
    }
  }
  for (int i = 0; i < original.field_size(); ++i) CheckField(original.field(i), interpreted.field(i), name);
  for (int i = 0; i < original.extension_size(); ++i) {
    CheckField(original.extension(i), interpreted.extension(i), name);
  }
  for (int i = 0; i < original.nested_type_size(); ++i) {
    CheckMessage(original.nested_type(i), interpreted.nested_type(i), name);
  }
  for (int i = 0; i < original.enum_type_size(); ++i) {
    CheckEnum(original.enum_type(i), name);
  }
}

void SchemaRules::CheckRanges(const DescriptorProto& message, const std::string& name) {
  struct Range {
    int start;
    int end;
    bool is_reserved;
    const Message* proto;
  };
  std::vector<Range> ranges;
  for (const auto& range : message.reserved_range()) ranges.push_back({range.start(), range.end(), true, &range});
  const auto& options = message.options().uninterpreted_option();
  const bool is_message_set = std::any_of(options.begin(), options.end(), [](const UninterpretedOption& option) {
    return option.name_size() == 1 && option.name(0).name_part() == "message_set_wire_format" &&
           option.identifier_value() == "true";
  });
  for (const auto& range : message.extension_range()) {
    ranges.push_back({range.start(), range.end(), false, &range});
    const auto refuse = [&](const std::string& what) { Report(name, range, Errors::NUMBER, what); };
    if (IsProto3()) refuse("proto3 messages cannot have extension ranges");
    if ((range.end() > FieldDescriptor::kMaxNumber + 1 || range.end() < 0) && !is_message_set) {
      refuse("extension numbers cannot be above " + std::to_string(FieldDescriptor::kMaxNumber));
    }
    for (const Field& field : message.field()) {
      if (field.number() < range.start() || field.number() >= range.end()) continue;
      refuse("the extension range " + RangeText(range.start(), range.end()) + " includes the number of \"" +
             field.name() + "\"");
      errors_.Suppress(Join(name, field.name()), Errors::NUMBER);
    }
  }
  for (const Range& range : ranges) {
    if (range.start > 0 && range.start < range.end) continue;
    Report(name, *range.proto, Errors::NUMBER,
           "the range " + RangeText(range.start, range.end) + " is empty or contains numbers below 1");
  }
  // An overlap is reported at the extensions, and at the earlier of two ranges.
  std::sort(ranges.begin(), ranges.end(), [](const Range& one, const Range& other) {
    return std::pair(one.start, one.end) < std::pair(other.start, other.end);
  });
  for (size_t i = 1; i < ranges.size(); ++i) {
    const Range& one = ranges[i - 1];
    const Range& other = ranges[i];
    if (other.start >= one.end) continue;
    Report(name, one.is_reserved ? *other.proto : *one.proto, Errors::NUMBER,
           "the ranges " + RangeText(one.start, one.end) + " and " + RangeText(other.start, other.end) + " overlap");
  }
  errors_.SuppressIfReported(name, Errors::NUMBER);
}

void SchemaRules::CheckJsonNames(const DescriptorProto& message, const std::string& name) {
  // proto2 is older than the JSON mapping.
  if (original_.syntax() == "proto2" || original_.syntax().empty()) return;
  std::map<std::string, const Field*> names;
  for (const Field& field : message.field()) {
    const std::string json_name = field.has_json_name() ? field.json_name() : JsonName(field.name());
    const auto [place, inserted] = names.emplace(json_name, &field);
    if (inserted) continue;
    Report(Join(name, field.name()), field, Errors::NAME,
           "\"" + field.name() + "\" and \"" + place->second->name() + "\" have the same JSON name \"" + json_name +
               "\"");
  }
}

void SchemaRules::CheckField(const Field& original, const Field& interpreted, const std::string& scope) {
  const std::string name = Join(scope, original.name());
  if (original.has_extendee() && original.has_json_name()) {
    Report(name, original, Errors::OPTION_NAME, "an extension cannot have a JSON name");
  }
  if (IsProto3() && original.label() == Field::LABEL_REQUIRED) {
    Report(name, original, Errors::TYPE, "proto3 has no required fields");
    errors_.Suppress(name, Errors::OTHER);
  }
  if (entries_by_hand_.count(original.type_name().substr(original.type_name().rfind('.') + 1)) != 0) {
    Report(name, original, Errors::TYPE, "map_entry cannot be set: use map<key, value>");
  }
  const bool is_scalar = original.has_type();
  const FieldOptions& options = interpreted.options();
  if ((options.lazy() || options.unverified_lazy()) && is_scalar) {
    Report(name, original, Errors::TYPE, "only messages can be lazy");
  }
  if (options.jstype() != FieldOptions::JS_NORMAL) {
    switch (is_scalar ? original.type() : Field::TYPE_MESSAGE) {
      case Field::TYPE_INT64:
      case Field::TYPE_UINT64:
      case Field::TYPE_SINT64:
      case Field::TYPE_FIXED64:
      case Field::TYPE_SFIXED64:
        break;
      default:
        Report(name, original, Errors::TYPE, "jstype is for integers of 64 bits only");
    }
  }
}

void SchemaRules::CheckEnum(const EnumDescriptorProto& original, const std::string& scope) {
  const std::string name = Join(scope, original.name());
  if (IsProto3() && original.value_size() > 0 && original.value(0).number() != 0) {
    Report(Join(scope, original.value(0).name()), original.value(0), Errors::NUMBER,
           "the first value of an open enum must be zero");
    errors_.Suppress(name, Errors::NUMBER);
  }
  for (int i = 0; i < original.reserved_range_size(); ++i) {
    const auto& range = original.reserved_range(i);
    for (int j = 0; j < i; ++j) {
      const auto& earlier = original.reserved_range(j);
      if (range.start() > earlier.end() || earlier.start() > range.end()) continue;
      Report(name, range, Errors::NUMBER,
             "the reserved range " + std::to_string(range.start()) + " to " + std::to_string(range.end()) +
                 " overlaps the range " + std::to_string(earlier.start()) + " to " + std::to_string(earlier.end()));
    }
  }
  std::set<std::string> reserved;
  for (const std::string& reserved_name : original.reserved_name()) {
    if (!reserved.insert(reserved_name).second) {
      Report(name, original, Errors::NAME, "the name \"" + reserved_name + "\" is reserved twice");
    }
  }
  CheckShortNames(original, scope);
}

void SchemaRules::CheckShortNames(const EnumDescriptorProto& original, const std::string& scope) {
  const bool is_tolerated = original_.syntax() == "proto2" || original_.syntax().empty();
  std::map<std::string, const EnumValueDescriptorProto*> names;
  for (const EnumValueDescriptorProto& value : original.value()) {
    const auto [place, inserted] = names.emplace(ShortName(original.name(), value.name()), &value);
    const EnumValueDescriptorProto& owner = *place->second;
    if (inserted || owner.number() == value.number() || owner.name() == value.name()) continue;
    const std::string text = "\"" + value.name() + "\" and \"" + owner.name() +
                             "\" have the same name if the enum's name and the case are ignored";
    if (is_tolerated) {
      errors_.AddWarningAt(original_.name(), Join(scope, value.name()), value, Errors::NAME, text);
    } else {
      Report(Join(scope, value.name()), value, Errors::NAME, text);
    }
  }
}

// With descriptors.

bool SchemaRules::NeedsDescriptors() const {
  bool needed = original_.extension_size() > 0;
  ForEachMessage(original_.message_type(), [&needed](const DescriptorProto& message) {
    // A map entry may have an enum as its value.
    const bool is_named_entry = message.options().map_entry() && message.field_size() == 2 &&
                                message.field(1).has_type_name();
    needed |= message.extension_size() > 0 || is_named_entry ||
              (message.options().uninterpreted_option_size() > 0 && message.field_size() > 0);
  });
  return needed;
}

void SchemaRules::CheckDescriptors(const FileDescriptor& file) {
  for (int i = 0; i < file.message_type_count(); ++i) {
    CheckMessageDescriptor(*file.message_type(i), original_.message_type(i));
  }
  for (int i = 0; i < file.extension_count(); ++i) CheckFieldDescriptor(*file.extension(i), original_.extension(i));
}

void SchemaRules::CheckMessageDescriptor(const Descriptor& message, const DescriptorProto& original) {
  for (int i = 0; i < message.field_count(); ++i) {
    if (message.options().message_set_wire_format()) {
      Report(message.field(i)->full_name(), original.field(i), Errors::NAME,
             "a message set has no fields, only extensions");
    }
    CheckFieldDescriptor(*message.field(i), original.field(i));
  }
  for (int i = 0; i < message.extension_count(); ++i) {
    CheckFieldDescriptor(*message.extension(i), original.extension(i));
  }
  for (int i = 0; i < message.nested_type_count(); ++i) {
    CheckMessageDescriptor(*message.nested_type(i), original.nested_type(i));
  }
}

void SchemaRules::CheckFieldDescriptor(const FieldDescriptor& field, const Field& original) {
  const auto refuse = [&](Errors::ErrorLocation location, const std::string& message) {
    Report(field.full_name(), original, location, message);
  };
  const Descriptor* const type = field.message_type();
  if (type != nullptr && type->options().map_entry()) {
    if (type->map_value() != nullptr && type->map_value()->enum_type() != nullptr &&
               type->map_value()->enum_type()->value(0)->number() != 0) {
      refuse(Errors::TYPE, "the first value of an enum in a map must be zero");
    }
  }
  if (!field.is_extension()) return;
  const Descriptor& extendee = *field.containing_type();
  if (extendee.options().message_set_wire_format() && (!field.is_optional() || type == nullptr)) {
    refuse(Errors::TYPE, "an extension of a message set must be an optional message");
  }
  if (IsLite(field.file()->options()) && !IsLite(extendee.file()->options())) {
    refuse(Errors::EXTENDEE, "a file for the lite runtime cannot extend a message that is not");
  }
}

// Defaults.

namespace {

void RoundDefault(Field& field) {
  if (field.type() != Field::TYPE_FLOAT || !field.has_type() || !field.has_default_value()) return;
  const bool is_negative = field.default_value()[0] == '-';
  double value = 0;
  // `inf` and `nan` stay.
  if (!ReadDouble(field.default_value().substr(is_negative ? 1 : 0), &value)) return;
  const float number = ToFloat(value);
  std::string text = FloatText(number);
  if (number != 0 && number < FLT_MIN) {
    // Nine digits for numbers with fewer significant bits, as in libprotobuf.
    char digits[32];
    std::snprintf(digits, sizeof(digits), "%.9g", static_cast<double>(number));
    text = digits;
  }
  field.set_default_value(is_negative ? "-" + text : text);
}

void RoundDefaults(DescriptorProto& message) {
  for (Field& field : *message.mutable_field()) RoundDefault(field);
  for (Field& extension : *message.mutable_extension()) RoundDefault(extension);
  for (DescriptorProto& nested : *message.mutable_nested_type()) RoundDefaults(nested);
}

}  // namespace

void RoundFloatDefaults(FileDescriptorProto* file) {
  for (DescriptorProto& message : *file->mutable_message_type()) RoundDefaults(message);
  for (Field& extension : *file->mutable_extension()) RoundDefault(extension);
}

}  // namespace google::protobuf::internal
