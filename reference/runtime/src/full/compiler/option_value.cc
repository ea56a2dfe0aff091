#include "option_value.h"

#include <limits>

#include "../text/text_numbers.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/wire_format_lite.h"
#include "option_interpreter.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptor;

template <typename Write>
void AppendTo(std::string* bytes, Write write) {
  io::StringOutputStream stream(bytes);
  io::CodedOutputStream out(&stream);
  write(out);
}

void WriteVarint(uint64_t value, std::string* bytes) {
  AppendTo(bytes, [value](io::CodedOutputStream& out) { out.WriteVarint64(value); });
}

WireFormatLite::WireType WireTypeOf(const Field& field) {
  return WireFormatLite::WireTypeForFieldType(static_cast<WireFormatLite::FieldType>(field.type()));
}

/// Appends an integer of the type's range. \returns false if the number is not in it.
template <typename Integer, typename Write>
bool WriteInteger(const WrittenNumber& number, Write write) {
  using Limits = std::numeric_limits<Integer>;
  if (number.kind == WrittenNumber::kPositive) {
    if (number.positive > static_cast<uint64_t>(Limits::max())) return false;
    write(static_cast<Integer>(number.positive));
    return true;
  }
  // -0 is 0.
  if (!Limits::is_signed && number.negative != 0) return false;
  if (Limits::is_signed && number.negative < static_cast<int64_t>(Limits::min())) return false;
  write(static_cast<Integer>(number.negative));
  return true;
}

bool WriteFittingInteger(const Field& field, const WrittenNumber& number, std::string* content) {
  bool fits = false;
  AppendTo(content, [&](io::CodedOutputStream& out) {
    const auto varint = [&](auto value) { out.WriteVarint64(static_cast<uint64_t>(static_cast<int64_t>(value))); };
    const auto fixed32 = [&](auto value) { out.WriteLittleEndian32(static_cast<uint32_t>(value)); };
    const auto fixed64 = [&](auto value) { out.WriteLittleEndian64(static_cast<uint64_t>(value)); };
    switch (field.type()) {
      case Field::TYPE_INT32:
        fits = WriteInteger<int32_t>(number, varint);
        break;
      case Field::TYPE_SINT32:
        fits = WriteInteger<int32_t>(number,
                                     [&](int32_t value) { out.WriteVarint32(WireFormatLite::ZigZagEncode32(value)); });
        break;
      case Field::TYPE_SFIXED32:
        fits = WriteInteger<int32_t>(number, fixed32);
        break;
      case Field::TYPE_INT64:
        fits = WriteInteger<int64_t>(number, varint);
        break;
      case Field::TYPE_SINT64:
        fits = WriteInteger<int64_t>(number,
                                     [&](int64_t value) { out.WriteVarint64(WireFormatLite::ZigZagEncode64(value)); });
        break;
      case Field::TYPE_SFIXED64:
        fits = WriteInteger<int64_t>(number, fixed64);
        break;
      case Field::TYPE_UINT32:
        fits = WriteInteger<uint32_t>(number, [&](uint32_t value) { out.WriteVarint32(value); });
        break;
      case Field::TYPE_FIXED32:
        fits = WriteInteger<uint32_t>(number, fixed32);
        break;
      case Field::TYPE_UINT64:
        fits = WriteInteger<uint64_t>(number, [&](uint64_t value) { out.WriteVarint64(value); });
        break;
      default:
        fits = WriteInteger<uint64_t>(number, fixed64);
        break;
    }
  });
  return fits;
}

}  // namespace

std::string WriteNumber(const Field& field, const WrittenNumber& number, std::string* content) {
  const bool is_float = field.cpp_type() == Field::CPPTYPE_FLOAT;
  if (is_float || field.cpp_type() == Field::CPPTYPE_DOUBLE) {
    if (number.kind == WrittenNumber::kNone) return std::string("must be a number (") + field.type_name() + ")";
    const double value = number.kind == WrittenNumber::kPositive   ? static_cast<double>(number.positive)
                         : number.kind == WrittenNumber::kNegative ? static_cast<double>(number.negative)
                                                                   : number.floating;
    AppendTo(content, [&](io::CodedOutputStream& out) {
      if (is_float) {
        out.WriteLittleEndian32(WireFormatLite::EncodeFloat(ToFloat(value)));
      } else {
        out.WriteLittleEndian64(WireFormatLite::EncodeDouble(value));
      }
    });
    return "";
  }
  if (number.kind != WrittenNumber::kPositive && number.kind != WrittenNumber::kNegative) {
    return std::string("must be an integer (") + field.type_name() + ")";
  }
  if (!WriteFittingInteger(field, number, content)) return std::string("is out of range for ") + field.type_name();
  return "";
}

void WriteBool(bool value, std::string* content) { WriteVarint(value ? 1 : 0, content); }

void WriteEnum(int number, std::string* content) { WriteVarint(static_cast<uint64_t>(int64_t{number}), content); }

void WriteField(const Field& field, const std::string& content, std::string* bytes) {
  AppendTo(bytes, [&](io::CodedOutputStream& out) {
    const WireFormatLite::WireType wire_type = WireTypeOf(field);
    out.WriteTag(WireFormatLite::MakeTag(field.number(), wire_type));
    if (wire_type == WireFormatLite::WIRETYPE_LENGTH_DELIMITED) {
      out.WriteVarint32(static_cast<uint32_t>(content.size()));
    }
    out.WriteString(content);
    if (wire_type == WireFormatLite::WIRETYPE_START_GROUP) {
      out.WriteTag(WireFormatLite::MakeTag(field.number(), WireFormatLite::WIRETYPE_END_GROUP));
    }
  });
}

// Messages.

void MessageContents::Add(const Field& field, std::string content) {
  FieldContents& contents = fields_[field.number()];
  contents.field = &field;
  contents.values.push_back(std::move(content));
}

const Field* MessageContents::MemberOf(const OneofDescriptor& oneof) const {
  for (int i = 0; i < oneof.field_count(); ++i) {
    if (Has(*oneof.field(i))) return oneof.field(i);
  }
  return nullptr;
}

const Field* MessageContents::MissingIn(const Descriptor& type) const {
  for (int i = 0; i < type.field_count(); ++i) {
    if (type.field(i)->is_required() && !Has(*type.field(i))) return type.field(i);
  }
  return nullptr;
}

std::string MessageContents::Serialize() const {
  std::string bytes;
  for (const auto& entry : fields_) {
    const FieldContents& contents = entry.second;
    const Field& field = *contents.field;
    if (field.is_packed()) {
      std::string packed;
      for (const std::string& value : contents.values) packed += value;
      AppendTo(&bytes, [&](io::CodedOutputStream& out) {
        out.WriteTag(WireFormatLite::MakeTag(field.number(), WireFormatLite::WIRETYPE_LENGTH_DELIMITED));
        out.WriteVarint32(static_cast<uint32_t>(packed.size()));
        out.WriteString(packed);
      });
      continue;
    }
    for (const std::string& value : contents.values) {
      // Without presence, zero is not written; all bytes of its content are zero.
      const bool is_absent = !field.has_presence() && !field.is_repeated() &&
                             !field.containing_type()->options().map_entry() &&
                             value.find_first_not_of('\0') == std::string::npos &&
                             (field.cpp_type() != Field::CPPTYPE_STRING || value.empty());
      if (!is_absent) WriteField(field, value, &bytes);
    }
  }
  return bytes;
}

}  // namespace google::protobuf::internal
