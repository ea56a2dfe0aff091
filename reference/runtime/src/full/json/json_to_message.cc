// Reads messages from JSON.
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <set>
#include <string>

#include "../flags/base64.h"
#include "../text/text_numbers.h"
#include "google/protobuf/any.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/duration.pb.h"
#include "google/protobuf/field_mask.pb.h"
#include "google/protobuf/struct.pb.h"
#include "google/protobuf/timestamp.pb.h"
#include "google/protobuf/util/field_mask_util.h"
#include "google/protobuf/util/time_util.h"
#include "json_message.h"
#include "json_value.h"

namespace google::protobuf::util {

namespace {

using Kind = JsonValue::Kind;

bool EqualIgnoringCase(const std::string& one, const std::string& other) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
  if (one.size() != other.size()) return false;
  for (size_t i = 0; i < one.size(); ++i) {
    if (lower(one[i]) != lower(other[i])) return false;
  }
  return true;
}

/// Reads an integer: digits, or a number with a point or an exponent whose value is one. \returns false if it is not an
/// integer, or out of the type's range.
template <typename Integer>
bool ReadInteger(const std::string& text, Integer* out) {
  using Limits = std::numeric_limits<Integer>;
  const bool is_negative = !text.empty() && text[0] == '-';
  const std::string digits = text.substr(is_negative ? 1 : 0);
  if (!digits.empty() && digits.find_first_not_of("0123456789") == std::string::npos) {
    uint64_t magnitude = 0;
    const uint64_t largest = static_cast<uint64_t>(Limits::max()) + (is_negative && Limits::is_signed ? 1 : 0);
    for (const char c : digits) {
      const uint64_t digit = static_cast<uint64_t>(c - '0');
      if (magnitude > (largest - digit) / 10) return false;
      magnitude = magnitude * 10 + digit;
    }
    if (is_negative && !Limits::is_signed && magnitude != 0) return false;
    *out = static_cast<Integer>(is_negative ? uint64_t{0} - magnitude : magnitude);
    return true;
  }
  double value = 0;
  if (!internal::ReadDouble(text, &value) || value != std::floor(value)) return false;
  // One past the largest value is a power of two, so a double holds it.
  const double end = std::ldexp(1.0, Limits::digits);
  if (value >= end || value < (Limits::is_signed ? -end : 0.0)) return false;
  *out = static_cast<Integer>(value);
  return true;
}

/// Reads a well-known type by a function of its generated class; a dynamic message gets a copy of the result.
template <typename Generated, typename Read>
bool ReadAs(Message* message, Read read) {
  if (IsOfClass<Generated>(*message)) return read(static_cast<Generated*>(message));
  Generated generated;
  return read(&generated) && message->ParsePartialFromString(generated.SerializePartialAsString());
}

/// Reads JSON into messages. After a failure, the functions return false.
class Reader {
 public:
  Reader(const JsonParseOptions& options, AnyTypes& any_types) : options_(options), any_types_(any_types) {}

  bool Read(const JsonValue& value, Message* message);
  const std::string& error() const { return error_; }

 private:
  /// \param what  the complaint; the path of the value is put before it.
  bool Fail(const std::string& what) {
    if (error_.empty()) error_ = path_.empty() ? what : path_ + ": " + what;
    return false;
  }

  bool ReadFields(const JsonValue& object, Message* message, bool is_in_any);
  bool ReadField(const JsonValue& value, const FieldDescriptor& field, Message* message);
  bool ReadMap(const JsonValue& object, const FieldDescriptor& field, Message* message);
  /// Sets a singular field, or appends to a repeated one.
  bool ReadValue(const JsonValue& value, const FieldDescriptor& field, Message* message);
  bool ReadEnum(const JsonValue& value, const FieldDescriptor& field, Message* message);
  bool ReadWellKnown(const JsonValue& value, Message* message);
  bool ReadAny(const JsonValue& object, Message* message);
  bool ReadDynamicValue(const JsonValue& json, Value* value);

  const JsonParseOptions& options_;
  AnyTypes& any_types_;
  std::string path_;  // of the value being read: `a.b[2]`
  std::string error_;
};

bool Reader::Read(const JsonValue& value, Message* message) {
  switch (message->GetDescriptor()->well_known_type()) {
    case Descriptor::WELLKNOWNTYPE_UNSPECIFIED:
      return value.is(Kind::kObject) ? ReadFields(value, message, false) : Fail("expected an object");
    case Descriptor::WELLKNOWNTYPE_ANY:
      return value.is(Kind::kObject) ? ReadAny(value, message) : Fail("expected an object");
    default:
      return ReadWellKnown(value, message);
  }
}

bool Reader::ReadFields(const JsonValue& object, Message* message, bool is_in_any) {
  const Descriptor& type = *message->GetDescriptor();
  std::set<const OneofDescriptor*> seen;
  for (const auto& [name, value] : object.members) {
    if (is_in_any && name == "@type") continue;
    const FieldDescriptor* field = type.FindFieldByName(name);
    for (int i = 0; field == nullptr && i < type.field_count(); ++i) {
      if (type.field(i)->json_name() == name) field = type.field(i);
    }
    if (field == nullptr) {
      if (options_.ignore_unknown_fields) continue;
      return Fail("no field is named \"" + name + "\" in " + type.full_name());
    }
    const size_t path_size = path_.size();
    path_ += (path_.empty() ? "" : ".") + name;
    const OneofDescriptor* const oneof = field->real_containing_oneof();
    if (oneof != nullptr && !value.is(Kind::kNull) && !seen.insert(oneof).second) {
      return Fail("another member of the oneof \"" + oneof->name() + "\" is already set");
    }
    if (!ReadField(value, *field, message)) return false;
    path_.resize(path_size);
  }
  return true;
}

bool Reader::ReadField(const JsonValue& value, const FieldDescriptor& field, Message* message) {
  if (value.is(Kind::kNull)) {
    const bool is_value = field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE
                              ? field.message_type()->well_known_type() == Descriptor::WELLKNOWNTYPE_VALUE
                              : field.cpp_type() == FieldDescriptor::CPPTYPE_ENUM &&
                                    field.enum_type()->full_name() == "google.protobuf.NullValue";
    // Only these have a value that is null; other fields stay unset.
    return !is_value || field.is_repeated() || ReadValue(value, field, message);
  }
  if (field.is_map()) return value.is(Kind::kObject) ? ReadMap(value, field, message) : Fail("expected an object");
  if (!field.is_repeated()) return ReadValue(value, field, message);
  if (!value.is(Kind::kArray)) return Fail("expected an array");
  const size_t path_size = path_.size();
  for (size_t i = 0; i < value.elements.size(); ++i) {
    path_ += "[" + std::to_string(i) + "]";
    if (!ReadValue(value.elements[i], field, message)) return false;
    path_.resize(path_size);
  }
  return true;
}

bool Reader::ReadMap(const JsonValue& object, const FieldDescriptor& field, Message* message) {
  const FieldDescriptor& key = *field.message_type()->map_key();
  const FieldDescriptor& value = *field.message_type()->map_value();
  const Reflection& reflection = *message->GetReflection();
  std::set<std::string> seen;
  const size_t path_size = path_.size();
  for (const auto& [name, member] : object.members) {
    path_ += "[\"" + name + "\"]";
    if (!seen.insert(name).second) return Fail("the key occurs twice");
    const std::unique_ptr<Message> entry(reflection.GetMessageFactory()->GetPrototype(field.message_type())->New());
    JsonValue text;
    text.kind = Kind::kString;
    text.text = name;
    if (key.cpp_type() == FieldDescriptor::CPPTYPE_BOOL) {
      if (name != "true" && name != "false") return Fail("a key must be \"true\" or \"false\"");
      text.kind = name == "true" ? Kind::kTrue : Kind::kFalse;
    }
    if (!ReadValue(text, key, entry.get())) return false;
    const bool may_be_null =
        (value.message_type() != nullptr &&
         value.message_type()->well_known_type() == Descriptor::WELLKNOWNTYPE_VALUE) ||
        (value.enum_type() != nullptr && value.enum_type()->full_name() == "google.protobuf.NullValue");
    if (member.is(Kind::kNull) && !may_be_null) return Fail("the value of a map entry is null");
    // An unknown name of an enum value that is ignored leaves its entry out.
    const size_t before = error_.size();
    if (!ReadValue(member, value, entry.get())) return false;
    const bool is_ignored = value.cpp_type() == FieldDescriptor::CPPTYPE_ENUM && member.is(Kind::kString) &&
                            options_.ignore_unknown_fields && !entry->GetReflection()->HasField(*entry, &value) &&
                            before == error_.size() && value.enum_type()->FindValueByName(member.text) == nullptr;
    if (!is_ignored) reflection.AddMessage(message, &field)->CopyFrom(*entry);
    path_.resize(path_size);
  }
  return true;
}

bool Reader::ReadValue(const JsonValue& value, const FieldDescriptor& field, Message* message) {
  const Reflection& to = *message->GetReflection();
  const bool is_element = field.is_repeated();
  const bool is_number = value.is(Kind::kNumber) || value.is(Kind::kString);
  const auto integer = [&](auto number, auto set, auto add) {
    if (!is_number || !ReadInteger(value.text, &number)) return Fail("expected an integer in the range of the field");
    (to.*(is_element ? add : set))(message, &field, number);
    return true;
  };
  const auto floating = [&](auto number, auto set, auto add) {
    using Number = decltype(number);
    double read = 0;
    if (value.is(Kind::kString) && value.text == "NaN") {
      read = std::numeric_limits<double>::quiet_NaN();
    } else if (value.is(Kind::kString) && (value.text == "Infinity" || value.text == "-Infinity")) {
      read = std::numeric_limits<double>::infinity() * (value.text[0] == '-' ? -1 : 1);
    } else {
      if (!is_number || !internal::ReadDouble(value.text, &read)) return Fail("expected a number");
      // The largest doubles that a float cannot hold are infinite as floats.
      if (sizeof(Number) == sizeof(float)) read = static_cast<double>(internal::ToFloat(read));
      if (!std::isfinite(read)) return Fail("the number is out of the range of the field");
    }
    number = static_cast<Number>(read);
    (to.*(is_element ? add : set))(message, &field, number);
    return true;
  };
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return integer(int32_t{}, &Reflection::SetInt32, &Reflection::AddInt32);
    case FieldDescriptor::CPPTYPE_INT64:
      return integer(int64_t{}, &Reflection::SetInt64, &Reflection::AddInt64);
    case FieldDescriptor::CPPTYPE_UINT32:
      return integer(uint32_t{}, &Reflection::SetUInt32, &Reflection::AddUInt32);
    case FieldDescriptor::CPPTYPE_UINT64:
      return integer(uint64_t{}, &Reflection::SetUInt64, &Reflection::AddUInt64);
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return floating(double{}, &Reflection::SetDouble, &Reflection::AddDouble);
    case FieldDescriptor::CPPTYPE_FLOAT:
      return floating(float{}, &Reflection::SetFloat, &Reflection::AddFloat);
    case FieldDescriptor::CPPTYPE_BOOL: {
      if (!value.is(Kind::kTrue) && !value.is(Kind::kFalse)) return Fail("expected true or false");
      const bool is_true = value.is(Kind::kTrue);
      is_element ? to.AddBool(message, &field, is_true) : to.SetBool(message, &field, is_true);
      return true;
    }
    case FieldDescriptor::CPPTYPE_ENUM:
      return ReadEnum(value, field, message);
    case FieldDescriptor::CPPTYPE_STRING: {
      if (!value.is(Kind::kString)) return Fail("expected a string");
      std::string text = value.text;
      if (field.type() == FieldDescriptor::TYPE_BYTES) {
        // Both alphabets are accepted.
        for (char& c : text) c = c == '-' ? '+' : c == '_' ? '/' : c;
        std::string bytes;
        if (!internal::FromBase64(text, &bytes)) return Fail("expected a string in base64");
        text = std::move(bytes);
      }
      is_element ? to.AddString(message, &field, text) : to.SetString(message, &field, text);
      return true;
    }
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return Read(value, is_element ? to.AddMessage(message, &field) : to.MutableMessage(message, &field));
  }
  return Fail("unknown type of field");
}

bool Reader::ReadEnum(const JsonValue& value, const FieldDescriptor& field, Message* message) {
  const EnumDescriptor& type = *field.enum_type();
  int number = 0;
  if (value.is(Kind::kNull) && type.full_name() == "google.protobuf.NullValue") {
    number = 0;
  } else if (value.is(Kind::kNumber)) {
    if (!ReadInteger(value.text, &number)) return Fail("expected the number or the name of a value");
  } else if (value.is(Kind::kString)) {
    const EnumValueDescriptor* named = type.FindValueByName(value.text);
    for (int i = 0; named == nullptr && options_.case_insensitive_enum_parsing && i < type.value_count(); ++i) {
      if (EqualIgnoringCase(type.value(i)->name(), value.text)) named = type.value(i);
    }
    if (named == nullptr) {
      if (options_.ignore_unknown_fields) return true;
      return Fail("no value is named \"" + value.text + "\" in " + type.full_name());
    }
    number = named->number();
  } else {
    return Fail("expected the number or the name of a value");
  }
  const Reflection& to = *message->GetReflection();
  field.is_repeated() ? to.AddEnumValue(message, &field, number) : to.SetEnumValue(message, &field, number);
  return true;
}

bool Reader::ReadWellKnown(const JsonValue& value, Message* message) {
  const Descriptor& type = *message->GetDescriptor();
  switch (type.well_known_type()) {
    case Descriptor::WELLKNOWNTYPE_TIMESTAMP:
      return (value.is(Kind::kString) &&
              ReadAs<Timestamp>(message, [&](Timestamp* time) { return TimeUtil::FromString(value.text, time); })) ||
             Fail("expected a time like \"2000-12-31T23:59:59Z\"");
    case Descriptor::WELLKNOWNTYPE_DURATION:
      return (value.is(Kind::kString) &&
              ReadAs<Duration>(message,
                               [&](Duration* duration) { return TimeUtil::FromString(value.text, duration); })) ||
             Fail("expected a duration like \"1.5s\"");
    case Descriptor::WELLKNOWNTYPE_FIELDMASK:
      return (value.is(Kind::kString) &&
              ReadAs<FieldMask>(message,
                                [&](FieldMask* mask) { return FieldMaskUtil::FromJsonString(value.text, mask); })) ||
             Fail("expected paths in lowerCamelCase like \"fooBar,baz\"");
    case Descriptor::WELLKNOWNTYPE_STRUCT:
      if (!HasUsualField(type)) return Fail("a Struct has no map");
      return value.is(Kind::kObject) ? ReadMap(value, *type.field(0), message) : Fail("expected an object");
    case Descriptor::WELLKNOWNTYPE_LISTVALUE:
      if (!HasUsualField(type)) return Fail("a ListValue has no list");
      return value.is(Kind::kArray) ? ReadField(value, *type.field(0), message) : Fail("expected an array");
    case Descriptor::WELLKNOWNTYPE_VALUE:
      return ReadAs<Value>(message, [&](Value* read) { return ReadDynamicValue(value, read); });
    default:
      if (!HasUsualField(type)) return Fail("a wrapper does not have one value");
      // A wrapper: its only field. Present, even if it has the default.
      return ReadValue(value, *type.field(0), message);
  }
}

bool Reader::ReadDynamicValue(const JsonValue& json, Value* value) {
  switch (json.kind) {
    case Kind::kNull:
      value->set_null_value(NULL_VALUE);
      return true;
    case Kind::kTrue:
    case Kind::kFalse:
      value->set_bool_value(json.is(Kind::kTrue));
      return true;
    case Kind::kNumber: {
      double number = 0;
      if (!internal::ReadDouble(json.text, &number) || !std::isfinite(number)) {
        return Fail("the number is out of range");
      }
      value->set_number_value(number);
      return true;
    }
    case Kind::kString:
      value->set_string_value(json.text);
      return true;
    case Kind::kArray:
      return Read(json, value->mutable_list_value());
    case Kind::kObject:
      return Read(json, value->mutable_struct_value());
  }
  return Fail("unknown kind of value");
}

bool Reader::ReadAny(const JsonValue& object, Message* message) {
  if (object.members.empty()) return true;
  const JsonValue* url = nullptr;
  const JsonValue* own_form = nullptr;
  for (const auto& [name, value] : object.members) {
    if (name == "@type") url = &value;
    if (name == "value") own_form = &value;
  }
  std::string name;
  if (url == nullptr || !url->is(Kind::kString)) return Fail("an Any needs a string \"@type\"");
  if (!internal::ParseAnyTypeUrl(url->text, &name)) return Fail("the \"@type\" of an Any has no type name");
  const Message* const prototype = any_types_.Find(*message, url->text, name);
  if (prototype == nullptr) return Fail("the \"@type\" of an Any is unknown: " + url->text);
  const std::unique_ptr<Message> held(prototype->New());
  if (held->GetDescriptor()->well_known_type() == Descriptor::WELLKNOWNTYPE_UNSPECIFIED) {
    if (!ReadFields(object, held.get(), true)) return false;
  } else {
    if (own_form == nullptr) return Fail("an Any of " + name + " needs a \"value\"");
    if (!Read(*own_form, held.get())) return false;
  }
  const FieldDescriptor* type_url;
  const FieldDescriptor* bytes;
  if (!internal::GetAnyFieldDescriptors(*message, &type_url, &bytes)) return Fail("an Any has no type URL");
  message->GetReflection()->SetString(message, type_url, url->text);
  message->GetReflection()->SetString(message, bytes, held->SerializePartialAsString());
  return true;
}

}  // namespace

Status ReadMessage(StringPiece input, const JsonParseOptions& options, AnyTypes& any_types, Message* message) {
  JsonValue value;
  std::string error;
  if (!ReadJson(input, &value, &error)) return InvalidArgumentError(error);
  message->Clear();
  Reader reader(options, any_types);
  if (!reader.Read(value, message)) return InvalidArgumentError(reader.error());
  if (!message->IsInitialized()) {
    return InvalidArgumentError("required fields are missing: " + message->InitializationErrorString());
  }
  return OkStatus();
}

Status JsonStringToMessage(StringPiece input, Message* message, const JsonParseOptions& options) {
  AnyTypes any_types;
  return ReadMessage(input, options, any_types, message);
}

}  // namespace google::protobuf::util
