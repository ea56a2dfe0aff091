// Options and defaults as schema text. Options are read from their wire format, so that every option with a known
// descriptor can be shown.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/unknown_field_set.h"
#include "schema_printer.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptor;

/// Prints with `few` digits if they read back as the same number, otherwise with `enough`; with a point in any locale.
template <typename Number>
std::string Digits(Number value, int few, int enough) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char text[64];
  std::snprintf(text, sizeof text, "%.*g", few, static_cast<double>(value));
  if (static_cast<Number>(std::strtod(text, nullptr)) != value) {
    std::snprintf(text, sizeof text, "%.*g", enough, static_cast<double>(value));
  }
  std::string digits = text;
  std::replace(digits.begin(), digits.end(), ',', '.');
  return digits;
}

template <typename To, typename From>
To BitsAs(From bits) {
  static_assert(sizeof(To) == sizeof(From));
  To value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

int64_t ZigZag(uint64_t value) { return static_cast<int64_t>(value >> 1) ^ -static_cast<int64_t>(value & 1); }

/// The deepest nesting of messages that is printed: descriptors may come from hostile bytes.
constexpr int kDepth = 100;

std::string FieldsAsText(const UnknownFieldSet& fields, const Descriptor& type, const DescriptorPool& pool, int depth);

/// \param bits  the value of a varint, fixed32 or fixed64 record.
std::string NumberAsText(const Field& field, uint64_t bits) {
  switch (field.type()) {
    case Field::TYPE_DOUBLE:
      return Digits(BitsAs<double>(bits), 15, 17);
    case Field::TYPE_FLOAT:
      return Digits(BitsAs<float>(static_cast<uint32_t>(bits)), 6, 9);
    case Field::TYPE_INT32:
    case Field::TYPE_SFIXED32:
      return std::to_string(static_cast<int32_t>(bits));
    case Field::TYPE_INT64:
    case Field::TYPE_SFIXED64:
      return std::to_string(static_cast<int64_t>(bits));
    case Field::TYPE_SINT32:
    case Field::TYPE_SINT64:
      return std::to_string(ZigZag(bits));
    case Field::TYPE_BOOL:
      return bits != 0 ? "true" : "false";
    case Field::TYPE_ENUM: {
      const EnumDescriptor* type = field.enum_type();
      const EnumValueDescriptor* value = type == nullptr ? nullptr : type->FindValueByNumber(static_cast<int>(bits));
      return value == nullptr ? std::to_string(static_cast<int>(bits)) : value->name();
    }
    default:
      return std::to_string(bits);
  }
}

/// Values of a packed record.
std::vector<std::string> PackedAsText(const Field& field, const std::string& bytes) {
  // Puts a tag before each value, because UnknownFieldSet can parse unpacked records.
  const bool is_fixed32 =
      field.type() == Field::TYPE_FIXED32 || field.type() == Field::TYPE_SFIXED32 || field.type() == Field::TYPE_FLOAT;
  const bool is_fixed64 =
      field.type() == Field::TYPE_FIXED64 || field.type() == Field::TYPE_SFIXED64 || field.type() == Field::TYPE_DOUBLE;
  std::vector<std::string> values;
  for (size_t i = 0; i < bytes.size();) {
    uint64_t bits = 0;
    if (is_fixed32 || is_fixed64) {
      const size_t width = is_fixed32 ? 4 : 8;
      for (size_t n = 0; n < width && i < bytes.size(); ++n) {
        bits |= static_cast<uint64_t>(static_cast<uint8_t>(bytes[i++])) << 8 * n;
      }
    } else {
      for (unsigned shift = 0; i < bytes.size() && shift < 64; shift += 7) {
        const uint8_t byte = static_cast<uint8_t>(bytes[i++]);
        bits |= static_cast<uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80) break;
      }
    }
    values.push_back(NumberAsText(field, bits));
  }
  return values;
}

/// \returns the wire type of an unpacked value of a field.
UnknownField::Type RecordTypeOf(const Field& field) {
  switch (field.type()) {
    case Field::TYPE_DOUBLE:
    case Field::TYPE_FIXED64:
    case Field::TYPE_SFIXED64:
      return UnknownField::TYPE_FIXED64;
    case Field::TYPE_FLOAT:
    case Field::TYPE_FIXED32:
    case Field::TYPE_SFIXED32:
      return UnknownField::TYPE_FIXED32;
    case Field::TYPE_GROUP:
      return UnknownField::TYPE_GROUP;
    case Field::TYPE_STRING:
    case Field::TYPE_BYTES:
    case Field::TYPE_MESSAGE:
      return UnknownField::TYPE_LENGTH_DELIMITED;
    default:
      return UnknownField::TYPE_VARINT;
  }
}

/// \returns the values of a field in a record: one, or several if it is packed; none if the wire type is wrong, which
/// makes the record an unknown field.
std::vector<std::string> ValuesAsText(const UnknownField& record, const Field& field, const DescriptorPool& pool,
                                      int depth) {
  const bool is_message = field.cpp_type() == Field::CPPTYPE_MESSAGE;
  const bool is_text = field.cpp_type() == Field::CPPTYPE_STRING;
  if (record.type() != RecordTypeOf(field)) {
    const bool packed =
        field.is_repeated() && !is_message && !is_text && record.type() == UnknownField::TYPE_LENGTH_DELIMITED;
    return packed ? PackedAsText(field, record.length_delimited()) : std::vector<std::string>();
  }
  if (is_message && (depth <= 0 || field.message_type() == nullptr)) return {};
  switch (record.type()) {
    case UnknownField::TYPE_VARINT:
      return {NumberAsText(field, record.varint())};
    case UnknownField::TYPE_FIXED32:
      return {NumberAsText(field, record.fixed32())};
    case UnknownField::TYPE_FIXED64:
      return {NumberAsText(field, record.fixed64())};
    case UnknownField::TYPE_GROUP:
      return {"{ " + FieldsAsText(record.group(), *field.message_type(), pool, depth - 1) + "}"};
    case UnknownField::TYPE_LENGTH_DELIMITED:
      break;
  }
  const std::string& bytes = record.length_delimited();
  if (is_text) return {"\"" + EscapedText(bytes) + "\""};
  UnknownFieldSet inner;
  if (!inner.ParseFromString(bytes)) return {};
  return {"{ " + FieldsAsText(inner, *field.message_type(), pool, depth - 1) + "}"};
}

const Field* FieldOf(const UnknownField& record, const Descriptor& type, const DescriptorPool& pool) {
  const Field* field = type.FindFieldByNumber(record.number());
  if (field != nullptr) return field;
  // A user's pool may lack descriptor.proto and still have extensions of its messages.
  const Descriptor* extendee = pool.FindMessageTypeByName(type.full_name());
  return extendee == nullptr ? nullptr : pool.FindExtensionByNumber(extendee, record.number());
}

/// Prints the fields of a message value, each followed by a space.
std::string FieldsAsText(const UnknownFieldSet& fields, const Descriptor& type, const DescriptorPool& pool, int depth) {
  std::string text;
  for (int i = 0; i < fields.field_count(); ++i) {
    const Field* field = FieldOf(fields.field(i), type, pool);
    if (field == nullptr) continue;
    const std::string name = field->is_extension() ? "[" + field->full_name() + "]" : field->name();
    for (const std::string& value : ValuesAsText(fields.field(i), *field, pool, depth)) {
      text += name + (field->cpp_type() == Field::CPPTYPE_MESSAGE ? " " : ": ") + value + " ";
    }
  }
  return text;
}

}  // namespace

std::string EscapedText(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    if (c == '\n') {
      text += "\\n";
    } else if (c == '\r') {
      text += "\\r";
    } else if (c == '\t') {
      text += "\\t";
    } else if (c == '"' || c == '\'' || c == '\\') {
      text += '\\';
      text += c;
    } else if (static_cast<uint8_t>(c) < 0x20 || static_cast<uint8_t>(c) >= 0x7f) {
      char octal[8];
      std::snprintf(octal, sizeof octal, "\\%03o", static_cast<unsigned>(static_cast<uint8_t>(c)));
      text += octal;
    } else {
      text += c;
    }
  }
  return text;
}

std::vector<std::string> OptionsAsText(const Message& options, const Descriptor& type, const DescriptorPool& pool) {
  UnknownFieldSet records;
  std::vector<std::string> lines;
  if (!records.ParseFromString(options.SerializePartialAsString())) return lines;
  for (int i = 0; i < records.field_count(); ++i) {
    const Field* field = FieldOf(records.field(i), type, pool);
    if (field == nullptr) continue;
    const std::string name = field->is_extension() ? "(." + field->full_name() + ")" : field->name();
    for (const std::string& value : ValuesAsText(records.field(i), *field, pool, kDepth)) {
      lines.push_back(name + " = " + value);
    }
  }
  return lines;
}

std::string DefaultAsText(const FieldDescriptor& field) {
  switch (field.cpp_type()) {
    case Field::CPPTYPE_INT32:
      return std::to_string(field.default_value_int32());
    case Field::CPPTYPE_INT64:
      return std::to_string(field.default_value_int64());
    case Field::CPPTYPE_UINT32:
      return std::to_string(field.default_value_uint32());
    case Field::CPPTYPE_UINT64:
      return std::to_string(field.default_value_uint64());
    case Field::CPPTYPE_FLOAT:
      return Digits(field.default_value_float(), 6, 9);
    case Field::CPPTYPE_DOUBLE:
      return Digits(field.default_value_double(), 15, 17);
    case Field::CPPTYPE_BOOL:
      return field.default_value_bool() ? "true" : "false";
    case Field::CPPTYPE_ENUM:
      return field.default_value_enum()->name();
    case Field::CPPTYPE_STRING:
      return "\"" + EscapedText(field.default_value_string()) + "\"";
    case Field::CPPTYPE_MESSAGE:
      break;
  }
  return "";
}

}  // namespace google::protobuf::internal
