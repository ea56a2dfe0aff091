#include "aggregate_reader.h"

#include <limits>

#include "../descriptor/descriptor_symbols.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptor;
using io::Tokenizer;

/// The deepest nesting, as in parsers of the wire format.
constexpr int kMaxDepth = 100;

std::string LowerCase(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

}  // namespace

AggregateReader::AggregateReader(io::ZeroCopyInputStream* text, const std::string& scope, OptionNames& names)
    : tokenizer_(text, this), scope_(scope), names_(names) {
  tokenizer_.set_allow_f_after_float(true);
  tokenizer_.set_comment_style(Tokenizer::SH_COMMENT_STYLE);
  tokenizer_.set_require_space_after_number(false);
  tokenizer_.Next();
}

void AggregateReader::AddError(int, int, const std::string& message) { Fail(message); }

bool AggregateReader::Fail(const std::string& message) {
  if (error_.empty()) error_ = message;
  return false;
}

bool AggregateReader::Take(const char* text) {
  if (!Sees(text)) return false;
  tokenizer_.Next();
  return true;
}

bool AggregateReader::Read(const Descriptor& type, std::string* bytes) {
  MessageContents contents;
  if (!ReadMessage(type, "", &contents) || !error_.empty()) return false;
  *bytes = contents.Serialize();
  return true;
}

bool AggregateReader::ReadMessage(const Descriptor& type, const char* closing, MessageContents* contents) {
  while (!Sees(closing) || tokenizer_.current().type == Tokenizer::TYPE_STRING) {
    if (tokenizer_.current().type == Tokenizer::TYPE_END) return Fail(std::string("expected \"") + closing + "\"");
    if (!ReadField(type, contents)) return false;
  }
  if (type.options().map_entry()) {
    // An entry has both fields.
    for (const Field* const field : {type.map_key(), type.map_value()}) {
      if (contents->Has(*field)) continue;
      std::string zero;
      WrittenNumber number;
      number.kind = WrittenNumber::kPositive;
      if (field->cpp_type() == Field::CPPTYPE_ENUM) {
        WriteEnum(field->default_value_enum()->number(), &zero);
      } else if (field->cpp_type() == Field::CPPTYPE_BOOL) {
        WriteBool(false, &zero);
      } else if (field->cpp_type() != Field::CPPTYPE_STRING && field->cpp_type() != Field::CPPTYPE_MESSAGE) {
        WriteNumber(*field, number, &zero);
      }
      contents->Add(*field, zero);
    }
  }
  const Field* const missing = contents->MissingIn(type);
  return missing == nullptr || Fail("the required field \"" + missing->full_name() + "\" is not set");
}

bool AggregateReader::ReadField(const Descriptor& type, MessageContents* contents) {
  const Field* field = nullptr;
  bool is_done = false;
  if (!ReadName(type, contents, &field, &is_done)) return false;
  if (!is_done) {
    if (!Take(":") && field->cpp_type() != Field::CPPTYPE_MESSAGE) return Fail("expected \":\" after " + field->name());
    if (field->is_repeated() && Take("[")) {
      if (!Take("]")) {
        do {
          if (!ReadValue(*field, contents)) return false;
        } while (Take(","));
        if (!Take("]")) return Fail("expected \",\" or \"]\"");
      }
    } else if (!ReadValue(*field, contents)) {
      return false;
    }
  }
  if (!Take(",")) Take(";");
  return true;
}

bool AggregateReader::ReadName(const Descriptor& type, MessageContents* contents, const Field** field, bool* is_done) {
  if (Take("[")) return ReadBracketName(type, contents, field, is_done);
  const std::string name = tokenizer_.current().text;
  if (tokenizer_.current().type != Tokenizer::TYPE_IDENTIFIER) return Fail("expected the name of a field, not " + name);
  *field = type.FindFieldByName(name);
  // A group is named by its type.
  if (*field == nullptr) {
    *field = type.FindFieldByName(LowerCase(name));
    if (*field != nullptr && ((*field)->type() != Field::TYPE_GROUP || (*field)->message_type()->name() != name)) {
      *field = nullptr;
    }
  }
  if (*field == nullptr) return Fail("\"" + type.full_name() + "\" has no field \"" + name + "\"");
  tokenizer_.Next();
  return true;
}

bool AggregateReader::ReadBracketName(const Descriptor& type, MessageContents* contents, const Field** field,
                                      bool* is_done) {
  std::string name;
  for (; !Sees("]"); tokenizer_.Next()) {
    if (tokenizer_.current().type == Tokenizer::TYPE_END) return Fail("expected \"]\"");
    name += tokenizer_.current().text;
  }
  tokenizer_.Next();
  if (name.find('/') != std::string::npos) {
    *is_done = true;
    return ReadAny(type, name, contents);
  }
  *field = DescriptorSymbols::As<Field>(names_.LookUp(name, scope_));
  if (*field == nullptr || !(*field)->is_extension() ||
      (*field)->containing_type()->full_name() != type.full_name()) {
    return Fail("\"" + type.full_name() + "\" has no extension \"" + name + "\"");
  }
  return true;
}

bool AggregateReader::ReadAny(const Descriptor& type, const std::string& url, MessageContents* contents) {
  const size_t slash = url.rfind('/');
  const std::string prefix = url.substr(0, slash + 1);
  const Descriptor* const message = names_.FindMessage(url.substr(slash + 1));
  const Field* const type_url = type.FindFieldByNumber(1);
  const Field* const value = type.FindFieldByNumber(2);
  if (type.full_name() != "google.protobuf.Any" || type_url == nullptr || value == nullptr) {
    return Fail("\"[" + url + "]\" is allowed in a google.protobuf.Any only");
  }
  if (message == nullptr || (prefix != "type.googleapis.com/" && prefix != "type.googleprod.com/")) {
    return Fail("the type \"" + url + "\" is unknown");
  }
  Take(":");
  std::string bytes;
  if (!ReadNestedMessage(*message, &bytes)) return false;
  contents->Add(*type_url, url);
  contents->Add(*value, std::move(bytes));
  return true;
}

bool AggregateReader::ReadValue(const Field& field, MessageContents* contents) {
  if (!field.is_repeated()) {
    if (contents->Has(field)) return Fail("\"" + field.name() + "\" is set twice");
    const OneofDescriptor* const oneof = field.real_containing_oneof();
    const Field* const member = oneof == nullptr ? nullptr : contents->MemberOf(*oneof);
    if (member != nullptr) {
      return Fail("\"" + field.name() + "\" and \"" + member->name() + "\" are members of the same oneof");
    }
  }
  std::string content;
  const bool is_message = field.cpp_type() == Field::CPPTYPE_MESSAGE;
  if (!(is_message ? ReadNestedMessage(*field.message_type(), &content) : ReadScalar(field, &content))) return false;
  contents->Add(field, std::move(content));
  return true;
}

bool AggregateReader::ReadNestedMessage(const Descriptor& type, std::string* bytes) {
  const char* const closing = Sees("{") ? "}" : ">";
  if (!Take("{") && !Take("<")) return Fail("expected \"{\", not \"" + tokenizer_.current().text + "\"");
  if (depth_ == kMaxDepth) return Fail("messages are nested more than 100 levels deep");
  ++depth_;
  MessageContents contents;
  if (!ReadMessage(type, closing, &contents)) return false;
  --depth_;
  tokenizer_.Next();
  *bytes = contents.Serialize();
  return true;
}

bool AggregateReader::ReadScalar(const Field& field, std::string* content) {
  switch (field.cpp_type()) {
    case Field::CPPTYPE_STRING:
      return ReadString(content);
    case Field::CPPTYPE_BOOL:
      return ReadBool(content);
    case Field::CPPTYPE_ENUM:
      return ReadEnum(field, content);
    default:
      return ReadNumber(field, content);
  }
}

bool AggregateReader::ReadString(std::string* content) {
  if (tokenizer_.current().type != Tokenizer::TYPE_STRING) {
    return Fail("expected a string, not \"" + tokenizer_.current().text + "\"");
  }
  for (; tokenizer_.current().type == Tokenizer::TYPE_STRING; tokenizer_.Next()) {
    Tokenizer::ParseStringAppend(tokenizer_.current().text, content);
  }
  return true;
}

bool AggregateReader::ReadBool(std::string* content) {
  const std::string& text = tokenizer_.current().text;
  uint64_t number = 0;
  const bool is_number =
      tokenizer_.current().type == Tokenizer::TYPE_INTEGER && Tokenizer::ParseInteger(text, 1, &number);
  const bool is_true = is_number ? number == 1 : text == "true" || text == "True" || text == "t";
  if (!is_number && !is_true && text != "false" && text != "False" && text != "f") {
    return Fail("expected \"true\" or \"false\", not \"" + text + "\"");
  }
  WriteBool(is_true, content);
  tokenizer_.Next();
  return true;
}

bool AggregateReader::ReadEnum(const Field& field, std::string* content) {
  const EnumDescriptor& type = *field.enum_type();
  if (tokenizer_.current().type == Tokenizer::TYPE_IDENTIFIER) {
    const EnumValueDescriptor* const value = type.FindValueByName(tokenizer_.current().text);
    if (value == nullptr) {
      return Fail("\"" + type.full_name() + "\" has no value \"" + tokenizer_.current().text + "\"");
    }
    WriteEnum(value->number(), content);
    tokenizer_.Next();
    return true;
  }
  const bool is_negative = Take("-");
  uint64_t magnitude = 0;
  const uint64_t largest = static_cast<uint64_t>(std::numeric_limits<int32_t>::max()) + (is_negative ? 1 : 0);
  if (tokenizer_.current().type != Tokenizer::TYPE_INTEGER ||
      !Tokenizer::ParseInteger(tokenizer_.current().text, largest, &magnitude)) {
    return Fail("expected a value of \"" + type.full_name() + "\", not \"" + tokenizer_.current().text + "\"");
  }
  const auto wide = static_cast<int64_t>(magnitude);
  const auto number = static_cast<int>(is_negative ? -wide : wide);
  if (type.FindValueByNumber(number) == nullptr && field.legacy_enum_field_treated_as_closed()) {
    return Fail("\"" + type.full_name() + "\" has no value with the number " + std::to_string(number));
  }
  WriteEnum(number, content);
  tokenizer_.Next();
  return true;
}

bool AggregateReader::ReadNumber(const Field& field, std::string* content) {
  const bool is_negative = Take("-");
  const Tokenizer::Token token = tokenizer_.current();
  const bool is_floating = field.cpp_type() == Field::CPPTYPE_FLOAT || field.cpp_type() == Field::CPPTYPE_DOUBLE;
  WrittenNumber number;
  if (token.type == Tokenizer::TYPE_INTEGER && Tokenizer::ParseInteger(token.text, std::numeric_limits<uint64_t>::max(),
                                                                       &number.positive)) {
    const bool is_decimal = token.text.size() == 1 || token.text[0] != '0';
    if (is_floating && !is_decimal) return Fail("expected a decimal number, not " + token.text);
    number.kind = WrittenNumber::kPositive;
    if (is_floating) {
      number.floating = static_cast<double>(number.positive);
      number.kind = WrittenNumber::kFloating;
    } else if (is_negative) {
      constexpr uint64_t kLargest = static_cast<uint64_t>(std::numeric_limits<int64_t>::max()) + 1;
      if (number.positive > kLargest) return Fail("\"" + field.name() + "\" is out of range");
      number.negative = static_cast<int64_t>(0 - number.positive);
      number.kind = WrittenNumber::kNegative;
    }
  } else if (is_floating) {
    const std::string word = LowerCase(token.text);
    number.kind = WrittenNumber::kFloating;
    if (token.type == Tokenizer::TYPE_FLOAT || token.type == Tokenizer::TYPE_INTEGER) {
      number.floating = Tokenizer::ParseFloat(token.text);
    } else if (word == "inf" || word == "infinity") {
      number.floating = std::numeric_limits<double>::infinity();
    } else if (word == "nan") {
      number.floating = std::numeric_limits<double>::quiet_NaN();
    } else {
      number.kind = WrittenNumber::kNone;
    }
  }
  if (is_negative) number.floating = -number.floating;
  const std::string error = WriteNumber(field, number, content);
  if (!error.empty()) return Fail("\"" + field.name() + "\" " + error);
  tokenizer_.Next();
  return true;
}

namespace {

std::string WriteAggregate(const Field& field, const UninterpretedOption& option, const std::string& scope,
                           OptionNames& names, std::string* content) {
  if (!option.has_aggregate_value()) return "is a message: expected `{ ... }`";
  const std::string& text = option.aggregate_value();
  io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  AggregateReader reader(&stream, scope, names);
  return reader.Read(*field.message_type(), content) ? "" : "has an invalid value: " + reader.error();
}

WrittenNumber NumberOf(const UninterpretedOption& option) {
  WrittenNumber number;
  if (option.has_positive_int_value()) {
    number.kind = WrittenNumber::kPositive;
    number.positive = option.positive_int_value();
  } else if (option.has_negative_int_value()) {
    number.kind = WrittenNumber::kNegative;
    number.negative = option.negative_int_value();
  } else if (option.has_double_value()) {
    number.kind = WrittenNumber::kFloating;
    number.floating = option.double_value();
  } else if (option.identifier_value() == "inf" || option.identifier_value() == "nan") {
    number.kind = WrittenNumber::kFloating;
    number.floating = option.identifier_value() == "inf" ? std::numeric_limits<double>::infinity()
                                                         : std::numeric_limits<double>::quiet_NaN();
  }
  return number;
}

/// Appends the content of a field. \returns an empty string, or an error.
std::string WriteContent(const Field& field, const UninterpretedOption& option, const std::string& scope,
                         OptionNames& names, std::string* content) {
  const std::string& identifier = option.identifier_value();
  switch (field.cpp_type()) {
    case Field::CPPTYPE_MESSAGE:
      return WriteAggregate(field, option, scope, names, content);
    case Field::CPPTYPE_STRING:
      if (!option.has_string_value()) return "must be a quoted string";
      *content = option.string_value();
      return "";
    case Field::CPPTYPE_BOOL:
      if (identifier != "true" && identifier != "false") return "must be `true` or `false`";
      WriteBool(identifier == "true", content);
      return "";
    case Field::CPPTYPE_ENUM: {
      const std::string& type_name = field.enum_type()->full_name();
      if (!option.has_identifier_value()) return "must be the name of a value of \"" + type_name + "\"";
      const EnumValueDescriptor* const value = field.enum_type()->FindValueByName(identifier);
      if (value == nullptr) return "is of the enum \"" + type_name + "\", which has no value \"" + identifier + "\"";
      WriteEnum(value->number(), content);
      return "";
    }
    default:
      return WriteNumber(field, NumberOf(option), content);
  }
}

}  // namespace

std::string WriteOptionValue(const Field& field, const UninterpretedOption& option, const std::string& scope,
                             OptionNames& names, std::string* value) {
  std::string content;
  std::string error = WriteContent(field, option, scope, names, &content);
  if (error.empty()) WriteField(field, content, value);
  return error;
}

}  // namespace google::protobuf::internal
