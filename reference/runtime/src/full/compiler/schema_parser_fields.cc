// Fields: labels, types, groups, maps, defaults.
#include <limits>
#include <string_view>
#include <unordered_map>

#include "../text/text_escape.h"
#include "../text/text_numbers.h"
#include "schema_parser.h"

namespace google::protobuf::internal {

namespace {

using Proto = FieldDescriptorProto;

const std::unordered_map<std::string_view, Proto::Type>& TypeKeywords() {
  static const std::unordered_map<std::string_view, Proto::Type> keywords = {
      {"double", Proto::TYPE_DOUBLE},     {"float", Proto::TYPE_FLOAT},       {"uint64", Proto::TYPE_UINT64},
      {"fixed64", Proto::TYPE_FIXED64},   {"fixed32", Proto::TYPE_FIXED32},   {"bool", Proto::TYPE_BOOL},
      {"string", Proto::TYPE_STRING},     {"group", Proto::TYPE_GROUP},       {"bytes", Proto::TYPE_BYTES},
      {"uint32", Proto::TYPE_UINT32},     {"sfixed32", Proto::TYPE_SFIXED32}, {"sfixed64", Proto::TYPE_SFIXED64},
      {"int32", Proto::TYPE_INT32},       {"int64", Proto::TYPE_INT64},       {"sint32", Proto::TYPE_SINT32},
      {"sint64", Proto::TYPE_SINT64},
  };
  return keywords;
}

/// `foo_bar` becomes `FooBarEntry`.
std::string EntryName(const std::string& field) {
  std::string name;
  bool capital = true;
  for (const char c : field) {
    if (c == '_') {
      capital = true;
      continue;
    }
    name += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    capital = false;
  }
  return name + "Entry";
}

}  // namespace

/// The types of `map<key, value>`. Each is a keyword's, or a name that is not empty.
struct SchemaParser::MapTypes {
  bool is_map = false;
  Proto::Type key = Proto::TYPE_INT32;
  Proto::Type value = Proto::TYPE_INT32;
  std::string key_name;
  std::string value_name;
};

bool SchemaParser::ParseField(Proto* field, RepeatedPtrField<DescriptorProto>* messages, const Place& messages_parent,
                              int messages_field, Place& place) {
  ParseLabel(field, place);
  return ParseFieldAfterLabel(field, messages, messages_parent, messages_field, place);
}

void SchemaParser::ParseLabel(Proto* field, const Place& place) {
  if (!Sees("optional") && !Sees("required") && !Sees("repeated")) return;
  if (IsEdition() && !Sees("repeated")) {
    Error("Editions have no \"" + input_.current().text + "\": use features.field_presence.");
  }
  Place label(place, {Proto::kLabelFieldNumber});
  if (Take("optional")) {
    field->set_label(Proto::LABEL_OPTIONAL);
    if (syntax_ == "proto3") field->set_proto3_optional(true);
  } else if (Take("repeated")) {
    field->set_label(Proto::LABEL_REPEATED);
  } else {
    input_.Next();
    field->set_label(Proto::LABEL_REQUIRED);
  }
}

bool SchemaParser::ParseFieldAfterLabel(Proto* field, RepeatedPtrField<DescriptorProto>* messages,
                                        const Place& messages_parent, int messages_field, Place& place) {
  MapTypes map;
  if (!ParseFieldType(field, &map, place)) return false;
  const Token name = input_.current();
  {
    Place name_place(place, {Proto::kNameFieldNumber});
    name_place.Record(field, Part::NAME);
    if (!TakeIdentifier(field->mutable_name(), "Expected the name of a field.")) return false;
  }
  if (!Take("=")) {
    Error("Expected \"=\" and the number of the field.");
    return false;
  }
  {
    Place number_place(place, {Proto::kNumberFieldNumber});
    number_place.Record(field, Part::NUMBER);
    int number = 0;
    if (!TakeInt32(&number, "Expected the number of the field.")) return false;
    field->set_number(number);
  }
  if (!ParseFieldOptions(field, place)) return false;
  if (field->type() == Proto::TYPE_GROUP && field->has_type()) {
    return ParseGroup(field, name, messages, messages_parent, messages_field, place);
  }
  if (!ExpectEnd(";", &place)) return false;
  if (map.is_map) AddMapEntry(map, field, messages->Add());
  return true;
}

bool SchemaParser::ParseFieldType(Proto* field, MapTypes* map, const Place& place) {
  Place type_place(place, {});
  type_place.Record(field, Part::TYPE);
  std::string type_name;
  Proto::Type type = Proto::TYPE_INT32;
  // A type may be named `map`.
  if (Take("map")) {
    if (Sees("<")) {
      type_place.Add(Proto::kTypeNameFieldNumber);
      return ParseMapType(field, map);
    }
    type_name = "map";
  }
  if (!field->has_label()) {
    // The statement can be parsed without it.
    if (syntax_ != "proto3" && !IsEdition()) Error("Expected \"optional\", \"required\" or \"repeated\".");
    field->set_label(Proto::LABEL_OPTIONAL);
  }
  if (type_name.empty()) {
    if (IsEdition() && Sees("group")) {
      Error("Editions have no groups: declare a message, and set features.message_encoding = DELIMITED.");
    }
    if (!ParseType(&type, &type_name)) return false;
  }
  if (type_name.empty()) {
    type_place.Add(Proto::kTypeFieldNumber);
    field->set_type(type);
  } else {
    type_place.Add(Proto::kTypeNameFieldNumber);
    field->set_type_name(type_name);
  }
  return true;
}

bool SchemaParser::ParseMapType(Proto* field, MapTypes* map) {
  const char* const refused = field->has_oneof_index() ? "a member of a oneof"
                              : field->has_extendee()  ? "an extension"
                                                       : nullptr;
  if (field->has_label() && !field->has_oneof_index()) {
    Error("A map field cannot have a label.");
    return false;
  }
  if (refused != nullptr) {
    Error(std::string("A map field cannot be ") + refused + ".");
    return false;
  }
  field->set_label(Proto::LABEL_REPEATED);
  map->is_map = true;
  return Expect("<") && ParseType(&map->key, &map->key_name) && Expect(",") &&
         ParseType(&map->value, &map->value_name) && Expect(">");
}

bool SchemaParser::ParseType(Proto::Type* type, std::string* type_name) {
  const auto keyword = TypeKeywords().find(input_.current().text);
  if (keyword == TypeKeywords().end()) return ParseTypeName(type_name);
  *type = keyword->second;
  input_.Next();
  return true;
}

bool SchemaParser::ParseTypeName(std::string* type_name) {
  type_name->clear();
  if (TypeKeywords().count(input_.current().text) != 0) {
    Error("Expected the name of a message.");
    *type_name = input_.current().text;
    input_.Next();
    return true;
  }
  if (Take(".")) *type_name += '.';
  const char* expected = "Expected the name of a type.";
  do {
    std::string part;
    if (!TakeIdentifier(&part, expected)) return false;
    if (!type_name->empty() && type_name->back() != '.') *type_name += '.';
    *type_name += part;
    expected = "Expected an identifier.";
  } while (Take("."));
  return true;
}

bool SchemaParser::ParseGroup(Proto* field, const Token& name, RepeatedPtrField<DescriptorProto>* messages,
                              const Place& messages_parent, int messages_field, const Place& place) {
  // A group is a field and a message, whose places overlap.
  Place group_place(messages_parent, {messages_field, messages->size()});
  group_place.StartAt(place);
  DescriptorProto* const group = messages->Add();
  group->set_name(field->name());
  {
    Place name_place(group_place, {DescriptorProto::kNameFieldNumber});
    name_place.Cover(name);
    name_place.Record(group, Part::NAME);
  }
  {
    Place type_place(place, {Proto::kTypeNameFieldNumber});
    type_place.Cover(name);
  }
  if (group->name()[0] < 'A' || group->name()[0] > 'Z') {
    Error(name, "The name of a group must begin with a capital letter.");
  }
  for (char& c : *field->mutable_name()) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  field->set_type_name(group->name());
  if (Sees("{")) return ParseMessageBlock(group, group_place);
  Error("Expected the block of the group.");
  return false;
}

void SchemaParser::AddMapEntry(const MapTypes& map, Proto* field, DescriptorProto* entry) {
  entry->set_name(EntryName(field->name()));
  field->set_type_name(entry->name());
  entry->mutable_options()->set_map_entry(true);
  const auto add = [entry](const char* name, Proto::Type type, const std::string& type_name) {
    Proto* const member = entry->add_field();
    member->set_name(name);
    member->set_label(Proto::LABEL_OPTIONAL);
    member->set_number(entry->field_size());
    if (type_name.empty()) {
      member->set_type(type);
    } else {
      member->set_type_name(type_name);
    }
    return member;
  };
  Proto* const members[] = {add("key", map.key, map.key_name), add("value", map.value, map.value_name)};
  // Strings in the entry are checked if the field says so.
  for (const UninterpretedOption& option : field->options().uninterpreted_option()) {
    if (option.name_size() != 1 || option.name(0).is_extension() || option.name(0).name_part() != "enforce_utf8") {
      continue;
    }
    for (Proto* const member : members) {
      if (member->type() == Proto::TYPE_STRING && member->has_type()) {
        *member->mutable_options()->add_uninterpreted_option() = option;
      }
    }
  }
}

bool SchemaParser::ParseFieldOptions(Proto* field, const Place& place) {
  if (!Sees("[")) return true;
  Place bracket(place, {Proto::kOptionsFieldNumber});
  input_.Next();
  do {
    // The default and the JSON name are not options of descriptor.proto.
    const bool parsed = Sees("default")     ? ParseDefault(field, place)
                        : Sees("json_name") ? ParseJsonName(field, place)
                                            : ParseOption(field->mutable_options(), bracket, false);
    if (!parsed) return false;
  } while (Take(","));
  return Expect("]");
}

bool SchemaParser::ParseDefault(Proto* field, const Place& place) {
  if (field->has_default_value()) {
    Error("The default is set twice.");
    field->clear_default_value();
  }
  input_.Next();
  if (!Expect("=")) return false;
  Place value(place, {Proto::kDefaultValueFieldNumber});
  value.Record(field, Part::DEFAULT_VALUE);
  std::string* const text = field->mutable_default_value();
  if (!field->has_type()) {
    // The type is a message or an enum; that becomes known later, and a wrong default is reported then.
    *text = input_.current().text;
    input_.Next();
    return true;
  }
  return ParseDefaultValue(field->type(), text);
}

bool SchemaParser::ParseDefaultValue(Proto::Type type, std::string* text) {
  uint64_t largest = std::numeric_limits<uint64_t>::max();
  uint64_t integer = 0;
  switch (type) {
    case Proto::TYPE_INT32:
    case Proto::TYPE_SINT32:
    case Proto::TYPE_SFIXED32:
    case Proto::TYPE_INT64:
    case Proto::TYPE_SINT64:
    case Proto::TYPE_SFIXED64: {
      const bool is_wide =
          type == Proto::TYPE_INT64 || type == Proto::TYPE_SINT64 || type == Proto::TYPE_SFIXED64;
      largest = is_wide ? static_cast<uint64_t>(std::numeric_limits<int64_t>::max())
                        : static_cast<uint64_t>(std::numeric_limits<int32_t>::max());
      if (Take("-")) {
        *text += '-';
        ++largest;
      }
      if (!TakeInteger(largest, &integer, "Expected an integer as the default.")) return false;
      *text += std::to_string(integer);
      return true;
    }
    case Proto::TYPE_UINT32:
    case Proto::TYPE_FIXED32:
      largest = std::numeric_limits<uint32_t>::max();
      [[fallthrough]];
    case Proto::TYPE_UINT64:
    case Proto::TYPE_FIXED64:
      if (Take("-")) Error("The default of an unsigned field cannot be negative.");
      if (!TakeInteger(largest, &integer, "Expected an integer as the default.")) return false;
      *text += std::to_string(integer);
      return true;
    case Proto::TYPE_FLOAT:
    case Proto::TYPE_DOUBLE: {
      if (Take("-")) *text += '-';
      double number = 0;
      if (!TakeNumber(&number, "Expected a number as the default.")) return false;
      *text += DoubleText(number);
      return true;
    }
    case Proto::TYPE_BOOL:
      if (!Sees("true") && !Sees("false")) {
        Error("Expected \"true\" or \"false\".");
        return false;
      }
      *text = input_.current().text;
      input_.Next();
      return true;
    case Proto::TYPE_STRING:
      return TakeString(text, "Expected a string as the default.");
    case Proto::TYPE_BYTES: {
      std::string bytes;
      if (!TakeString(&bytes, "Expected a string as the default.")) return false;
      *text = EscapeText(bytes, false);
      return true;
    }
    case Proto::TYPE_ENUM:
      return TakeIdentifier(text, "Expected the name of an enum value as the default.");
    case Proto::TYPE_MESSAGE:
    case Proto::TYPE_GROUP:
      break;
  }
  Error("A message cannot have a default.");
  return false;
}

bool SchemaParser::ParseJsonName(Proto* field, const Place& place) {
  if (field->has_json_name()) {
    Error("The JSON name is set twice.");
    field->clear_json_name();
  }
  Place name(place, {Proto::kJsonNameFieldNumber});
  name.Record(field, Part::OPTION_NAME);
  input_.Next();
  if (!Expect("=")) return false;
  Place value(name, {});
  value.Record(field, Part::OPTION_VALUE);
  return TakeString(field->mutable_json_name(), "Expected a JSON name, in quotes.");
}

}  // namespace google::protobuf::internal
