// Writes messages as JSON.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "../flags/base64.h"
#include "../text/any_type.h"
#include "../text/text_numbers.h"
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

/// A number, which may have no JSON form, as JSON.
template <typename Text, typename Number>
std::string Floating(Number value, Text text) {
  if (std::isnan(value)) return "\"NaN\"";
  if (std::isinf(value)) return value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
  return text(value);
}

template <typename Number>
std::string Quoted(Number value) {
  return "\"" + std::to_string(value) + "\"";
}

bool IsInRange(const Timestamp& time) {
  return time.seconds() >= TimeUtil::kTimestampMinSeconds && time.seconds() <= TimeUtil::kTimestampMaxSeconds &&
         time.nanos() >= 0 && time.nanos() < 1000000000;
}
/// Also requires that both parts have the same sign.
bool IsInRange(const Duration& duration) {
  return duration.seconds() >= TimeUtil::kDurationMinSeconds && duration.seconds() <= TimeUtil::kDurationMaxSeconds &&
         duration.nanos() > -1000000000 && duration.nanos() < 1000000000 &&
         (duration.seconds() <= 0 || duration.nanos() >= 0) && (duration.seconds() >= 0 || duration.nanos() <= 0);
}

/// Whether the type's JSON is not an object of its fields.
bool HasOwnForm(const Descriptor& type) {
  return type.well_known_type() != Descriptor::WELLKNOWNTYPE_UNSPECIFIED &&
         type.well_known_type() != Descriptor::WELLKNOWNTYPE_ANY;
}

/// A well-known type as its generated class: the message itself, or a copy of a dynamic one.
template <typename Generated>
class AsGenerated {
 public:
  explicit AsGenerated(const Message& message) {
    if (IsOfClass<Generated>(message)) {
      message_ = static_cast<const Generated*>(&message);
    } else {
      copy_.ParsePartialFromString(message.SerializePartialAsString());
    }
  }
  const Generated& operator*() const { return *message_; }

 private:
  Generated copy_;
  const Generated* message_ = &copy_;
};

/// Writes one text. After a failure, the functions return false and the output is incomplete.
class Writer {
 public:
  Writer(const JsonPrintOptions& options, AnyTypes& any_types, std::string* out)
      : options_(options), any_types_(any_types), out_(*out) {}

  bool Write(const Message& message);
  const std::string& error() const { return error_; }

 private:
  bool Fail(const std::string& what) {
    error_ = what;
    return false;
  }

  // Objects and arrays.
  void Open(char bracket) {
    out_.push_back(bracket);
    ++depth_;
    is_empty_ = true;
  }
  /// Before each member or element.
  void Next() {
    if (!is_empty_) out_.push_back(',');
    is_empty_ = false;
    NewLine();
  }
  void Name(const std::string& name) {
    Next();
    out_ += JsonString(name) + (options_.add_whitespace ? ": " : ":");
  }
  void Close(char bracket) {
    --depth_;
    if (!is_empty_) NewLine();
    out_.push_back(bracket);
    is_empty_ = false;
  }
  void NewLine() {
    if (!options_.add_whitespace) return;
    out_.push_back('\n');
    out_.append(depth_, ' ');
  }

  bool WriteFields(const Message& message);
  bool WriteField(const Message& message, const FieldDescriptor& field);
  bool WriteMap(const Message& message, const FieldDescriptor& field);
  /// A singular field, or an element of a repeated one.
  bool WriteValue(const Message& message, const FieldDescriptor& field, int index);
  bool WriteEnum(const FieldDescriptor& field, int number);
  bool WriteWellKnown(const Message& message);
  bool WriteAny(const Message& message);
  bool WriteDynamicValue(const Value& value);

  const JsonPrintOptions& options_;
  AnyTypes& any_types_;
  std::string& out_;
  std::string error_;
  size_t depth_ = 0;
  bool is_empty_ = true;  // the innermost object or array
};

bool Writer::Write(const Message& message) {
  const Descriptor& type = *message.GetDescriptor();
  if (HasOwnForm(type)) return WriteWellKnown(message);
  if (type.well_known_type() == Descriptor::WELLKNOWNTYPE_ANY) return WriteAny(message);
  Open('{');
  if (!WriteFields(message)) return false;
  Close('}');
  return true;
}

bool Writer::WriteFields(const Message& message) {
  const Descriptor& type = *message.GetDescriptor();
  const Reflection& reflection = *message.GetReflection();
  if (!options_.always_print_primitive_fields) {
    std::vector<const FieldDescriptor*> fields;
    reflection.ListFields(message, &fields);
    for (const FieldDescriptor* field : fields) {
      if (!field->is_extension() && !WriteField(message, *field)) return false;
    }
    return true;
  }
  // As in libprotobuf, members of oneofs come last.
  for (const bool in_oneof : {false, true}) {
    for (int i = 0; i < type.field_count(); ++i) {
      const FieldDescriptor& field = *type.field(i);
      if ((field.containing_oneof() != nullptr) != in_oneof) continue;
      const bool is_set =
          field.is_repeated() ? reflection.FieldSize(message, &field) != 0 : reflection.HasField(message, &field);
      const bool has_default =
          field.is_repeated() || (field.cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE && !in_oneof);
      if ((is_set || has_default) && !WriteField(message, field)) return false;
    }
  }
  return true;
}

bool Writer::WriteField(const Message& message, const FieldDescriptor& field) {
  Name(options_.preserve_proto_field_names ? field.name() : field.json_name());
  if (field.is_map()) return WriteMap(message, field);
  if (!field.is_repeated()) return WriteValue(message, field, -1);
  Open('[');
  const int count = message.GetReflection()->FieldSize(message, &field);
  for (int i = 0; i < count; ++i) {
    Next();
    if (!WriteValue(message, field, i)) return false;
  }
  Close(']');
  return true;
}

bool Writer::WriteMap(const Message& message, const FieldDescriptor& field) {
  const Reflection& reflection = *message.GetReflection();
  const FieldDescriptor& key = *field.message_type()->map_key();
  const FieldDescriptor& value = *field.message_type()->map_value();
  std::vector<const Message*> entries;
  for (int i = 0; i < reflection.FieldSize(message, &field); ++i) {
    entries.push_back(&reflection.GetRepeatedMessage(message, &field, i));
  }
  const auto text_of = [&](const Message& entry) {
    const Reflection& of_entry = *entry.GetReflection();
    switch (key.cpp_type()) {
      case FieldDescriptor::CPPTYPE_INT32:
        return std::to_string(of_entry.GetInt32(entry, &key));
      case FieldDescriptor::CPPTYPE_INT64:
        return std::to_string(of_entry.GetInt64(entry, &key));
      case FieldDescriptor::CPPTYPE_UINT32:
        return std::to_string(of_entry.GetUInt32(entry, &key));
      case FieldDescriptor::CPPTYPE_UINT64:
        return std::to_string(of_entry.GetUInt64(entry, &key));
      case FieldDescriptor::CPPTYPE_BOOL:
        return std::string(of_entry.GetBool(entry, &key) ? "true" : "false");
      default:
        return of_entry.GetString(entry, &key);
    }
  };
  std::vector<std::pair<std::string, const Message*>> sorted;
  for (const Message* entry : entries) sorted.emplace_back(text_of(*entry), entry);
  const bool is_signed =
      key.cpp_type() == FieldDescriptor::CPPTYPE_INT32 || key.cpp_type() == FieldDescriptor::CPPTYPE_INT64;
  const bool is_unsigned =
      key.cpp_type() == FieldDescriptor::CPPTYPE_UINT32 || key.cpp_type() == FieldDescriptor::CPPTYPE_UINT64;
  std::sort(sorted.begin(), sorted.end(), [&](const auto& one, const auto& other) {
    if (is_signed) return std::stoll(one.first) < std::stoll(other.first);
    if (is_unsigned) return std::stoull(one.first) < std::stoull(other.first);
    return one.first < other.first;
  });
  Open('{');
  for (const auto& [text, entry] : sorted) {
    Name(text);
    if (!WriteValue(*entry, value, -1)) return false;
  }
  Close('}');
  return true;
}

bool Writer::WriteValue(const Message& message, const FieldDescriptor& field, int index) {
  const Reflection& from = *message.GetReflection();
  const bool is_element = index >= 0;
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      out_ +=
          std::to_string(is_element ? from.GetRepeatedInt32(message, &field, index) : from.GetInt32(message, &field));
      return true;
    case FieldDescriptor::CPPTYPE_UINT32:
      out_ +=
          std::to_string(is_element ? from.GetRepeatedUInt32(message, &field, index) : from.GetUInt32(message, &field));
      return true;
    case FieldDescriptor::CPPTYPE_INT64:
      out_ += Quoted(is_element ? from.GetRepeatedInt64(message, &field, index) : from.GetInt64(message, &field));
      return true;
    case FieldDescriptor::CPPTYPE_UINT64:
      out_ += Quoted(is_element ? from.GetRepeatedUInt64(message, &field, index) : from.GetUInt64(message, &field));
      return true;
    case FieldDescriptor::CPPTYPE_DOUBLE:
      out_ += Floating(is_element ? from.GetRepeatedDouble(message, &field, index) : from.GetDouble(message, &field),
                       internal::DoubleText);
      return true;
    case FieldDescriptor::CPPTYPE_FLOAT:
      out_ += Floating(is_element ? from.GetRepeatedFloat(message, &field, index) : from.GetFloat(message, &field),
                       internal::FloatText);
      return true;
    case FieldDescriptor::CPPTYPE_BOOL:
      out_ += (is_element ? from.GetRepeatedBool(message, &field, index) : from.GetBool(message, &field)) ? "true"
                                                                                                          : "false";
      return true;
    case FieldDescriptor::CPPTYPE_ENUM:
      return WriteEnum(
          field, is_element ? from.GetRepeatedEnumValue(message, &field, index) : from.GetEnumValue(message, &field));
    case FieldDescriptor::CPPTYPE_STRING: {
      const std::string text =
          is_element ? from.GetRepeatedString(message, &field, index) : from.GetString(message, &field);
      const bool is_bytes = field.type() == FieldDescriptor::TYPE_BYTES;
      out_ += is_bytes ? "\"" + internal::ToBase64(text) + "\"" : JsonString(text);
      return true;
    }
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return Write(is_element ? from.GetRepeatedMessage(message, &field, index) : from.GetMessage(message, &field));
  }
  return Fail("unknown type of field " + field.full_name());
}

bool Writer::WriteEnum(const FieldDescriptor& field, int number) {
  const EnumValueDescriptor* const value = field.enum_type()->FindValueByNumber(number);
  if (field.enum_type()->full_name() == "google.protobuf.NullValue") {
    out_ += "null";
  } else if (options_.always_print_enums_as_ints || value == nullptr) {
    out_ += std::to_string(number);
  } else {
    out_ += JsonString(value->name());
  }
  return true;
}

bool Writer::WriteWellKnown(const Message& message) {
  switch (message.GetDescriptor()->well_known_type()) {
    case Descriptor::WELLKNOWNTYPE_TIMESTAMP: {
      const AsGenerated<Timestamp> time(message);
      if (!IsInRange(*time)) return Fail("a timestamp is out of range");
      out_ += JsonString(TimeUtil::ToString(*time));
      return true;
    }
    case Descriptor::WELLKNOWNTYPE_DURATION: {
      const AsGenerated<Duration> duration(message);
      if (!IsInRange(*duration)) return Fail("a duration is out of range, or its parts differ in sign");
      out_ += JsonString(TimeUtil::ToString(*duration));
      return true;
    }
    case Descriptor::WELLKNOWNTYPE_FIELDMASK: {
      std::string text;
      if (!FieldMaskUtil::ToJsonString(*AsGenerated<FieldMask>(message), &text)) {
        return Fail("a path of a field mask has no lowerCamelCase form");
      }
      out_ += JsonString(text);
      return true;
    }
    case Descriptor::WELLKNOWNTYPE_STRUCT: {
      if (!HasUsualField(*message.GetDescriptor())) return Fail("a Struct has no map");
      return WriteMap(message, *message.GetDescriptor()->field(0));
    }
    case Descriptor::WELLKNOWNTYPE_LISTVALUE: {
      const AsGenerated<ListValue> list(message);
      Open('[');
      for (const Value& value : (*list).values()) {
        Next();
        if (!WriteDynamicValue(value)) return false;
      }
      Close(']');
      return true;
    }
    case Descriptor::WELLKNOWNTYPE_VALUE:
      return WriteDynamicValue(*AsGenerated<Value>(message));
    default:
      // A wrapper: its only field.
      if (!HasUsualField(*message.GetDescriptor())) return Fail("a wrapper does not have one value");
      return WriteValue(message, *message.GetDescriptor()->field(0), -1);
  }
}

bool Writer::WriteDynamicValue(const Value& value) {
  switch (value.kind_case()) {
    case Value::kNullValue:
      out_ += "null";
      return true;
    case Value::kNumberValue:
      if (!std::isfinite(value.number_value())) return Fail("a Value has a number that is not finite");
      out_ += internal::DoubleText(value.number_value());
      return true;
    case Value::kStringValue:
      out_ += JsonString(value.string_value());
      return true;
    case Value::kBoolValue:
      out_ += value.bool_value() ? "true" : "false";
      return true;
    case Value::kStructValue:
      return Write(value.struct_value());
    case Value::kListValue:
      return Write(value.list_value());
    case Value::KIND_NOT_SET:
      break;
  }
  return Fail("a Value has no kind");
}

bool Writer::WriteAny(const Message& message) {
  if (message.ByteSizeLong() == 0) {
    Open('{');
    Close('}');
    return true;
  }
  internal::AnyContent content;
  if (!internal::ReadAny(message, &content)) return Fail("an Any has no type URL");
  const Message* const prototype = any_types_.Find(message, content.type_url, content.type_name);
  if (prototype == nullptr) return Fail("an Any has an unknown type: " + content.type_url);
  const Descriptor& type = *prototype->GetDescriptor();
  const std::unique_ptr<Message> held(prototype->New());
  if (!held->ParsePartialFromString(content.value)) {
    return Fail("the value of an Any is malformed: " + content.type_url);
  }
  Open('{');
  Name("@type");
  out_ += JsonString(content.type_url);
  if (HasOwnForm(type) || type.well_known_type() == Descriptor::WELLKNOWNTYPE_ANY) {
    Name("value");
    if (!Write(*held)) return false;
  } else if (!WriteFields(*held)) {
    return false;
  }
  Close('}');
  return true;
}

}  // namespace

const Message* AnyTypes::Find(const Message& any, const std::string&, const std::string& type_name) {
  const Descriptor* const type = any.GetDescriptor()->file()->pool()->FindMessageTypeByName(type_name);
  return type == nullptr ? nullptr : any.GetReflection()->GetMessageFactory()->GetPrototype(type);
}

Status WriteMessage(const Message& message, const JsonPrintOptions& options, AnyTypes& any_types, std::string* output) {
  Writer writer(options, any_types, output);
  if (!writer.Write(message)) {
    return InvalidArgumentError(message.GetDescriptor()->full_name() + ": " + writer.error());
  }
  if (options.add_whitespace) output->push_back('\n');
  return OkStatus();
}

Status MessageToJsonString(const Message& message, std::string* output, const JsonPrintOptions& options) {
  AnyTypes any_types;
  const size_t size = output->size();
  const Status status = WriteMessage(message, options, any_types, output);
  if (!status.ok()) output->resize(size);
  return status;
}

}  // namespace google::protobuf::util
