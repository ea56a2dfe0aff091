// Parses the values of text format.
#include <cctype>
#include <limits>

#include "../../lite/wire/utf8.h"
#include "google/protobuf/descriptor.h"
#include "text_escape.h"
#include "text_numbers.h"
#include "text_parser.h"

namespace google::protobuf::internal {

bool TextParser::ConsumeFieldValue(Message* message, const FieldDescriptor* field) {
  const Reflection* reflection = message->GetReflection();
  const bool repeated = field->is_repeated();
  switch (field->cpp_type()) {
#define TOUCHSTONE_STORE(Name, value) \
  (repeated ? reflection->Add##Name(message, field, value) : reflection->Set##Name(message, field, value))
    case FieldDescriptor::CPPTYPE_INT32: {
      int64_t value;
      if (!ConsumeSigned(std::numeric_limits<int32_t>::max(), &value)) return false;
      TOUCHSTONE_STORE(Int32, static_cast<int32_t>(value));
      return true;
    }
    case FieldDescriptor::CPPTYPE_INT64: {
      int64_t value;
      if (!ConsumeSigned(std::numeric_limits<int64_t>::max(), &value)) return false;
      TOUCHSTONE_STORE(Int64, value);
      return true;
    }
    case FieldDescriptor::CPPTYPE_UINT32: {
      uint64_t value;
      if (!ConsumeUnsigned(std::numeric_limits<uint32_t>::max(), &value)) return false;
      TOUCHSTONE_STORE(UInt32, static_cast<uint32_t>(value));
      return true;
    }
    case FieldDescriptor::CPPTYPE_UINT64: {
      uint64_t value;
      if (!ConsumeUnsigned(std::numeric_limits<uint64_t>::max(), &value)) return false;
      TOUCHSTONE_STORE(UInt64, value);
      return true;
    }
    case FieldDescriptor::CPPTYPE_FLOAT: {
      double value;
      if (!ConsumeDouble(&value)) return false;
      TOUCHSTONE_STORE(Float, ToFloat(value));
      return true;
    }
    case FieldDescriptor::CPPTYPE_DOUBLE: {
      double value;
      if (!ConsumeDouble(&value)) return false;
      TOUCHSTONE_STORE(Double, value);
      return true;
    }
    case FieldDescriptor::CPPTYPE_BOOL: {
      bool value;
      if (!ConsumeBool(field, &value)) return false;
      TOUCHSTONE_STORE(Bool, value);
      return true;
    }
    case FieldDescriptor::CPPTYPE_STRING: {
      const TextToken start = tokenizer_.current();
      std::string value;
      if (!ConsumeString(&value)) return false;
      // The wire format parser would reject these bytes, so reject them here too.
      if (field->requires_utf8_validation() && !IsUtf8(value.data(), value.size())) {
        return ReportError(start.line, start.column,
                           "The value of string field \"" + field->name() + "\" is not valid UTF-8.");
      }
      TOUCHSTONE_STORE(String, std::move(value));
      return true;
    }
#undef TOUCHSTONE_STORE
    case FieldDescriptor::CPPTYPE_ENUM:
      return ConsumeEnum(message, field);
    case FieldDescriptor::CPPTYPE_MESSAGE:
      break;
  }
  return ReportHere("Field \"" + field->name() + "\" is a message, not a value.");
}

bool TextParser::ConsumeEnum(Message* message, const FieldDescriptor* field) {
  const TextToken start = tokenizer_.current();
  const EnumValueDescriptor* value = nullptr;
  std::string text;
  int64_t number = 0;
  const bool by_number = !LookingAt(TextToken::kIdentifier);
  if (!by_number) {
    ConsumeIdentifier(&text);
    value = field->enum_type()->FindValueByName(text);
  } else if (LookingAt("-") || LookingAt(TextToken::kInteger)) {
    if (!ConsumeSigned(std::numeric_limits<int32_t>::max(), &number)) return false;
    text = std::to_string(number);
    value = field->enum_type()->FindValueByNumber(static_cast<int>(number));
  } else {
    return Expected("integer or identifier");
  }
  if (value == nullptr && !(by_number && !field->legacy_enum_field_treated_as_closed())) {
    const std::string what = "Unknown enumeration value of \"" + text + "\" for field \"" + field->name() + "\".";
    if (!options_.allow_unknown_enum_) return ReportError(start.line, start.column, what);
    ReportWarning(what);
    return true;
  }
  if (value != nullptr) number = value->number();
  const Reflection* reflection = message->GetReflection();
  field->is_repeated() ? reflection->AddEnumValue(message, field, static_cast<int>(number))
                       : reflection->SetEnumValue(message, field, static_cast<int>(number));
  return true;
}

bool TextParser::ConsumeString(std::string* bytes) {
  if (!LookingAt(TextToken::kString)) return Expected("string");
  bytes->clear();
  // Adjacent string literals are concatenated.
  for (; LookingAt(TextToken::kString); tokenizer_.Next()) {
    const TextToken& token = tokenizer_.current();
    const bool closed = token.end - token.begin >= 2 && token.end[-1] == *token.begin;
    const std::string error = UnescapeText(token.begin + 1, closed ? token.end - 1 : token.end, bytes);
    if (!error.empty()) return ReportHere(error);
  }
  return !failed_;
}

bool TextParser::ConsumeUnsigned(uint64_t largest, uint64_t* value) {
  if (!LookingAt(TextToken::kInteger)) return Expected("integer");
  const std::string text = tokenizer_.current().text();
  if (!ReadInteger(text, largest, value)) return ReportHere("Integer out of range (" + text + ")");
  tokenizer_.Next();
  return !failed_;
}

bool TextParser::ConsumeSigned(uint64_t largest, int64_t* value) {
  const bool negative = TryConsume("-");
  uint64_t magnitude;
  // The negative range is larger by one.
  if (!ConsumeUnsigned(negative ? largest + 1 : largest, &magnitude)) return false;
  *value = static_cast<int64_t>(negative ? 0 - magnitude : magnitude);
  return true;
}

bool TextParser::ConsumeDouble(double* value) {
  const bool negative = TryConsume("-");
  std::string text = tokenizer_.current().text();
  if (LookingAt(TextToken::kInteger) || LookingAt(TextToken::kFloat)) {
    const bool decimal = LookingAt(TextToken::kFloat) || text.size() == 1 || text[0] != '0';
    if (text.back() == 'f' || text.back() == 'F') text.pop_back();
    if (!decimal || !ReadDouble(text, value)) {
      return ReportHere("Expected a decimal number, got: " + tokenizer_.current().text());
    }
  } else if (LookingAt(TextToken::kIdentifier)) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (text == "inf" || text == "infinity") {
      *value = std::numeric_limits<double>::infinity();
    } else if (text == "nan") {
      *value = std::numeric_limits<double>::quiet_NaN();
    } else {
      return Expected("double");
    }
  } else {
    return Expected("double");
  }
  if (negative) *value = -*value;
  tokenizer_.Next();
  return !failed_;
}

bool TextParser::ConsumeBool(const FieldDescriptor* field, bool* value) {
  const std::string text = tokenizer_.current().text();
  if (LookingAt(TextToken::kInteger)) {
    uint64_t number;
    if (!ConsumeUnsigned(1, &number)) return false;
    *value = number != 0;
    return true;
  }
  if (!LookingAt(TextToken::kIdentifier)) return Expected("identifier");
  if (text == "true" || text == "True" || text == "t") {
    *value = true;
  } else if (text == "false" || text == "False" || text == "f") {
    *value = false;
  } else {
    return ReportHere("Invalid value for boolean field \"" + field->name() + "\". Value: \"" + text + "\".");
  }
  tokenizer_.Next();
  return !failed_;
}

}  // namespace google::protobuf::internal
