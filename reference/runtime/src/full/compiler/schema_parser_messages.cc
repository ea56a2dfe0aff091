// Messages, oneofs, extensions and enums; the numbers and names that they reserve.
#include <algorithm>
#include <limits>
#include <set>
#include <type_traits>

#include "schema_parser.h"

namespace google::protobuf::internal {

namespace {

/// The exclusive end of `5 to max` until the options of the message are known: it depends on them.
constexpr int kOpenEnd = -1;

/// Messages nested more deeply are refused, as by libprotobuf.
constexpr int kMaxMessageDepth = 31;

/// \returns the first option `name` of an element, or null.
template <typename Options>
const UninterpretedOption* FindOption(const Options& options, const char* name) {
  for (const UninterpretedOption& option : options.uninterpreted_option()) {
    if (option.name_size() == 1 && !option.name(0).is_extension() && option.name(0).name_part() == name) return &option;
  }
  return nullptr;
}

}  // namespace

bool SchemaParser::ParseMessage(DescriptorProto* message, Place& place) {
  if (!CheckDepth()) return false;
  input_.Next();
  {
    Place name(place, {DescriptorProto::kNameFieldNumber});
    name.Record(message, Part::NAME);
    if (!TakeIdentifier(message->mutable_name(), "Expected the name of a message.")) return false;
  }
  if (!ParseMessageBlock(message, place)) return false;
  if (syntax_ == "proto3") AddSyntheticOneofs(message);
  return true;
}

bool SchemaParser::CheckDepth() {
  if (depth_ < kMaxMessageDepth) return true;
  Error("Messages are nested more than " + std::to_string(kMaxMessageDepth) + " levels deep.");
  return false;
}

bool SchemaParser::ParseMessageBlock(DescriptorProto* message, Place& place) {
  if (!CheckDepth()) return false;
  ++depth_;
  const bool succeeded = ParseBlock(place, "a message", [&] { return ParseMessageStatement(message, place); });
  --depth_;
  if (succeeded) SetOpenRanges(message);
  return succeeded;
}

bool SchemaParser::ParseMessageStatement(DescriptorProto* message, Place& place) {
  using Element = DescriptorProto;
  if (Sees("extensions")) {
    Place ranges(place, {Element::kExtensionRangeFieldNumber});
    return ParseExtensionRanges(message, ranges);
  }
  if (Sees("reserved")) return ParseReserved(message, place);
  if (Sees("extend")) {
    Place extend(place, {Element::kExtensionFieldNumber});
    return ParseExtend(message->mutable_extension(), message->mutable_nested_type(), place,
                       Element::kNestedTypeFieldNumber, extend);
  }
  if (Sees("option")) {
    Place options(place, {Element::kOptionsFieldNumber});
    return ParseOption(message->mutable_options(), options, true);
  }
  if (Sees("oneof")) return ParseOneof(message, place);
  const Token start = input_.current();
  SymbolVisibility visibility = VISIBILITY_UNSET;
  if (!TakeVisibility(&visibility)) return false;
  if (Sees("message")) {
    Place nested_place(place, {Element::kNestedTypeFieldNumber, message->nested_type_size()});
    nested_place.StartAt(start);
    DescriptorProto* const nested = message->add_nested_type();
    if (visibility != VISIBILITY_UNSET) nested->set_visibility(visibility);
    return ParseMessage(nested, nested_place);
  }
  if (Sees("enum")) {
    Place enum_place(place, {Element::kEnumTypeFieldNumber, message->enum_type_size()});
    enum_place.StartAt(start);
    EnumDescriptorProto* const type = message->add_enum_type();
    if (visibility != VISIBILITY_UNSET) type->set_visibility(visibility);
    return ParseEnum(type, enum_place);
  }
  Place field(place, {Element::kFieldFieldNumber, message->field_size()});
  return ParseField(message->add_field(), message->mutable_nested_type(), place, Element::kNestedTypeFieldNumber,
                    field);
}

bool SchemaParser::ParseOneof(DescriptorProto* message, Place& message_place) {
  const int index = message->oneof_decl_size();
  OneofDescriptorProto* const oneof = message->add_oneof_decl();
  Place place(message_place, {DescriptorProto::kOneofDeclFieldNumber, index});
  input_.Next();
  {
    Place name(place, {OneofDescriptorProto::kNameFieldNumber});
    name.Record(oneof, Part::NAME);
    if (!TakeIdentifier(oneof->mutable_name(), "Expected the name of a oneof.")) return false;
  }
  if (!ExpectEnd("{", &place)) return false;
  // An empty oneof is an error: the first member is expected before the bracket.
  do {
    if (AtEnd()) {
      Error("The file ends inside a oneof: \"}\" is missing.");
      return false;
    }
    if (Sees("option")) {
      Place options(place, {OneofDescriptorProto::kOptionsFieldNumber});
      if (!ParseOption(oneof->mutable_options(), options, true)) return false;
      continue;
    }
    if (Sees("required") || Sees("optional") || Sees("repeated")) {
      Error("A oneof member cannot have a label: remove \"" + input_.current().text + "\".");
      input_.Next();
    }
    Place field_place(message_place, {DescriptorProto::kFieldFieldNumber, message->field_size()});
    FieldDescriptorProto* const field = message->add_field();
    field->set_label(FieldDescriptorProto::LABEL_OPTIONAL);
    field->set_oneof_index(index);
    if (!ParseFieldAfterLabel(field, message->mutable_nested_type(), message_place,
                              DescriptorProto::kNestedTypeFieldNumber, field_place)) {
      SkipStatement();
    }
  } while (!TakeEnd("}", nullptr));
  return true;
}

bool SchemaParser::ParseExtend(RepeatedPtrField<FieldDescriptorProto>* extensions,
                               RepeatedPtrField<DescriptorProto>* messages, const Place& messages_parent,
                               int messages_field, Place& place) {
  input_.Next();
  const Token first = input_.current();
  std::string extendee;
  if (!ParseTypeName(&extendee)) return false;
  const Token last = input_.previous();
  if (!ExpectEnd("{", &place)) return false;
  bool is_first = true;
  do {
    if (AtEnd()) {
      Error("The file ends inside an \"extend\" block: \"}\" is missing.");
      return false;
    }
    Place field_place(place, {extensions->size()});
    FieldDescriptorProto* const field = extensions->Add();
    {
      Place extendee_place(field_place, {FieldDescriptorProto::kExtendeeFieldNumber});
      extendee_place.StartAt(first);
      extendee_place.EndAt(last);
      // An extendee that does not exist is reported once.
      if (is_first) extendee_place.Record(field, Part::EXTENDEE);
      is_first = false;
    }
    field->set_extendee(extendee);
    if (!ParseField(field, messages, messages_parent, messages_field, field_place)) SkipStatement();
  } while (!TakeEnd("}", nullptr));
  return true;
}

// Ranges.

bool SchemaParser::ParseRange(const Place& place, bool is_signed, const char* expected, int max, int* first,
                              int* last) {
  using Range = DescriptorProto::ReservedRange;  // all kinds of ranges have the same numbers
  const Token first_token = input_.current();
  {
    Place start(place, {Range::kStartFieldNumber});
    if (!TakeRangeNumber(first_token, is_signed, first, expected)) return false;
  }
  *last = *first;
  if (!Take("to")) {
    Place end(place, {Range::kEndFieldNumber});
    // The sign is not part of the place.
    end.Cover(first_token);
    return true;
  }
  Place end(place, {Range::kEndFieldNumber});
  if (Take("max")) {
    *last = max;
    return true;
  }
  return TakeRangeNumber(first_token, is_signed, last, "Expected an integer or \"max\".");
}

bool SchemaParser::TakeRangeNumber(const Token& range, bool is_signed, int* number, const char* expected) {
  if (is_signed) return TakeSignedInt32(number, expected);
  if (!TakeInt32(number, expected)) return false;
  // Ranges of field numbers have an exclusive end.
  if (*number == std::numeric_limits<int32_t>::max()) Error(range, "The integer is out of range.");
  return true;
}

bool SchemaParser::ParseExtensionRanges(DescriptorProto* message, Place& place) {
  input_.Next();
  const int first_index = message->extension_range_size();
  do {
    Place range_place(place, {message->extension_range_size()});
    DescriptorProto::ExtensionRange* const range = message->add_extension_range();
    range_place.Record(range, Part::NUMBER);
    int first = 0;
    int last = 0;
    if (!ParseRange(range_place, false, "Expected a field number or a range of field numbers.", kOpenEnd - 1, &first,
                    &last)) {
      return false;
    }
    range->set_start(first);
    range->set_end(static_cast<int>(int64_t{last} + 1));
  } while (Take(","));
  if (Sees("[") && !ParseRangeOptions(message, first_index, place)) return false;
  return ExpectEnd(";", &place);
}

bool SchemaParser::ParseRangeOptions(DescriptorProto* message, int first, const Place& place) {
  using Range = DescriptorProto::ExtensionRange;
  // All ranges of the statement have the options. They are parsed for the first one, and copied with their places.
  ExtensionRangeOptions* const options = message->mutable_extension_range(first)->mutable_options();
  SourceCodeInfo info;
  {
    Place range(place, {first}, &info);
    Place bracket(range, {Range::kOptionsFieldNumber});
    input_.Next();
    do {
      if (!ParseOption(options, bracket, false)) return false;
    } while (Take(","));
    if (!Expect("]")) return false;
  }
  const int index_in_path = place.path_size();
  for (int i = first; i < message->extension_range_size(); ++i) {
    if (i != first) message->mutable_extension_range(i)->mutable_options()->CopyFrom(*options);
    for (const SourceCodeInfo::Location& location : info.location()) {
      // The range itself has its place already.
      if (location.path_size() == index_in_path + 1) continue;
      SourceCodeInfo::Location* const copy = info_.add_location();
      *copy = location;
      copy->set_path(index_in_path, i);
    }
  }
  return true;
}

template <typename Element>
bool SchemaParser::ParseReserved(Element* element, const Place& place) {
  constexpr bool kIsEnum = std::is_same_v<Element, EnumDescriptorProto>;
  const Token start = input_.current();
  input_.Next();
  const bool is_identifier = IsEdition() && Sees(io::Tokenizer::TYPE_IDENTIFIER);
  if (is_identifier || Sees(io::Tokenizer::TYPE_STRING)) {
    Place names(place, {Element::kReservedNameFieldNumber});
    names.StartAt(start);
    if (IsEdition() && !is_identifier) Error("In editions, reserved names are identifiers, without quotes.");
    do {
      Place name(names, {element->reserved_name_size()});
      std::string* const text = element->add_reserved_name();
      constexpr char kExpected[] = "Expected a reserved name.";
      if (!(is_identifier ? TakeIdentifier(text, kExpected) : TakeString(text, kExpected))) return false;
    } while (Take(","));
    return ExpectEnd(";", &names);
  }
  Place ranges(place, {Element::kReservedRangeFieldNumber});
  ranges.StartAt(start);
  do {
    Place range_place(ranges, {element->reserved_range_size()});
    auto* const range = element->add_reserved_range();
    range_place.Record(range, Part::NUMBER);
    int first = 0;
    int last = 0;
    const int max = kIsEnum ? std::numeric_limits<int32_t>::max() : kOpenEnd - 1;
    if (!ParseRange(range_place, kIsEnum, "Expected a reserved name, a number or a range of numbers.", max, &first,
                    &last)) {
      return false;
    }
    range->set_start(first);
    range->set_end(kIsEnum ? last : static_cast<int>(int64_t{last} + 1));
  } while (Take(","));
  return ExpectEnd(";", &ranges);
}

void SchemaParser::SetOpenRanges(DescriptorProto* message) {
  const UninterpretedOption* const option = FindOption(message->options(), "message_set_wire_format");
  const bool is_message_set = option != nullptr && option->identifier_value() == "true";
  const int end = is_message_set ? std::numeric_limits<int32_t>::max() : FieldDescriptor::kMaxNumber + 1;
  for (DescriptorProto::ExtensionRange& range : *message->mutable_extension_range()) {
    if (range.end() == kOpenEnd) range.set_end(end);
  }
  for (DescriptorProto::ReservedRange& range : *message->mutable_reserved_range()) {
    if (range.end() == kOpenEnd) range.set_end(end);
  }
}

void SchemaParser::AddSyntheticOneofs(DescriptorProto* message) {
  std::set<std::string> names;
  for (const FieldDescriptorProto& field : message->field()) names.insert(field.name());
  for (const OneofDescriptorProto& oneof : message->oneof_decl()) names.insert(oneof.name());
  for (FieldDescriptorProto& field : *message->mutable_field()) {
    if (!field.proto3_optional()) continue;
    std::string name = field.name();
    // Names that begin with two underscores are reserved in C++.
    if (name.empty() || name[0] != '_') name.insert(0, "_");
    while (!names.insert(name).second) name.insert(0, "X");
    field.set_oneof_index(message->oneof_decl_size());
    message->add_oneof_decl()->set_name(name);
  }
}

// Enums.

bool SchemaParser::ParseEnum(EnumDescriptorProto* type, Place& place) {
  using Element = EnumDescriptorProto;
  input_.Next();
  {
    Place name(place, {Element::kNameFieldNumber});
    name.Record(type, Part::NAME);
    if (!TakeIdentifier(type->mutable_name(), "Expected the name of an enum.")) return false;
  }
  const bool succeeded = ParseBlock(place, "an enum", [&] {
    if (Sees("option")) {
      Place options(place, {Element::kOptionsFieldNumber});
      return ParseOption(type->mutable_options(), options, true);
    }
    if (Sees("reserved")) return ParseReserved(type, place);
    Place value(place, {Element::kValueFieldNumber, type->value_size()});
    return ParseEnumValue(type->add_value(), value);
  });
  return succeeded && CheckAliases(*type);
}

bool SchemaParser::ParseEnumValue(EnumValueDescriptorProto* value, Place& place) {
  using Element = EnumValueDescriptorProto;
  {
    Place name(place, {Element::kNameFieldNumber});
    name.Record(value, Part::NAME);
    if (!TakeIdentifier(value->mutable_name(), "Expected the name of an enum value.")) return false;
  }
  if (!Take("=")) {
    Error("Expected \"=\" and the number of the enum value.");
    return false;
  }
  {
    Place place_of_number(place, {Element::kNumberFieldNumber});
    place_of_number.Record(value, Part::NUMBER);
    int number = 0;
    if (!TakeSignedInt32(&number, "Expected an integer.")) return false;
    value->set_number(number);
  }
  if (Sees("[")) {
    Place options(place, {Element::kOptionsFieldNumber});
    input_.Next();
    do {
      if (!ParseOption(value->mutable_options(), options, false)) return false;
    } while (Take(","));
    if (!Expect("]")) return false;
  }
  return ExpectEnd(";", &place);
}

bool SchemaParser::CheckAliases(const EnumDescriptorProto& type) {
  const UninterpretedOption* const option = FindOption(type.options(), "allow_alias");
  if (option == nullptr) return true;
  if (option->identifier_value() != "true") {
    Error("\"" + type.name() + "\" sets allow_alias to false, which is the default: remove the option.");
    return false;
  }
  std::set<int> numbers;
  for (const EnumValueDescriptorProto& value : type.value()) {
    if (!numbers.insert(value.number()).second) return true;
  }
  Error("\"" + type.name() + "\" sets allow_alias, but no two values have the same number: remove the option.");
  return false;
}

}  // namespace google::protobuf::internal
