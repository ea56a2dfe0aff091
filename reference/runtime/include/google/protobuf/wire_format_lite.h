// WireFormatLite: tags, values and sizes of fields, for programs that read and write the wire format themselves.
#ifndef GOOGLE_PROTOBUF_WIRE_FORMAT_LITE_H_
#define GOOGLE_PROTOBUF_WIRE_FORMAT_LITE_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/message_lite.h"

#define GOOGLE_PROTOBUF_WIRE_FORMAT_MAKE_TAG(FIELD_NUMBER, TYPE) \
  static_cast<uint32_t>((static_cast<uint32_t>(FIELD_NUMBER) << 3) | (TYPE))

namespace google::protobuf::internal {

/// Functions named after the types of fields. Read functions return false if the input ends or is malformed. Write
/// functions with a field number write the tag too; sizes are those of values, without tags.
class WireFormatLite {
 public:
  WireFormatLite() = delete;

  enum WireType {
    WIRETYPE_VARINT = 0,
    WIRETYPE_FIXED64 = 1,
    WIRETYPE_LENGTH_DELIMITED = 2,
    WIRETYPE_START_GROUP = 3,
    WIRETYPE_END_GROUP = 4,
    WIRETYPE_FIXED32 = 5,
  };
  /// The numbers are those of descriptor.proto.
  enum FieldType {
    TYPE_DOUBLE = 1,
    TYPE_FLOAT = 2,
    TYPE_INT64 = 3,
    TYPE_UINT64 = 4,
    TYPE_INT32 = 5,
    TYPE_FIXED64 = 6,
    TYPE_FIXED32 = 7,
    TYPE_BOOL = 8,
    TYPE_STRING = 9,
    TYPE_GROUP = 10,
    TYPE_MESSAGE = 11,
    TYPE_BYTES = 12,
    TYPE_UINT32 = 13,
    TYPE_ENUM = 14,
    TYPE_SFIXED32 = 15,
    TYPE_SFIXED64 = 16,
    TYPE_SINT32 = 17,
    TYPE_SINT64 = 18,
    MAX_FIELD_TYPE = 18,
  };
  enum Operation { PARSE = 0, SERIALIZE = 1 };

  /// \returns false, after logging an error, if a string is not UTF-8.
  /// \param field_name  named in the message, unless it is null or empty.
  static bool VerifyUtf8String(const char* data, int size, Operation operation, const char* field_name);

  static constexpr int kTagTypeBits = 3;
  static constexpr uint32_t kTagTypeMask = (1 << kTagTypeBits) - 1;

  static constexpr WireType WireTypeForFieldType(FieldType type) {
    switch (type) {
      case TYPE_DOUBLE:
      case TYPE_FIXED64:
      case TYPE_SFIXED64:
        return WIRETYPE_FIXED64;
      case TYPE_FLOAT:
      case TYPE_FIXED32:
      case TYPE_SFIXED32:
        return WIRETYPE_FIXED32;
      case TYPE_STRING:
      case TYPE_BYTES:
      case TYPE_MESSAGE:
        return WIRETYPE_LENGTH_DELIMITED;
      case TYPE_GROUP:
        return WIRETYPE_START_GROUP;
      default:
        return WIRETYPE_VARINT;
    }
  }
  static constexpr uint32_t MakeTag(int field_number, WireType type) {
    return GOOGLE_PROTOBUF_WIRE_FORMAT_MAKE_TAG(field_number, type);
  }
  static constexpr WireType GetTagWireType(uint32_t tag) { return static_cast<WireType>(tag & kTagTypeMask); }
  static constexpr int GetTagFieldNumber(uint32_t tag) { return static_cast<int>(tag >> kTagTypeBits); }
  /// The bytes of a field's tag; of both tags for a group.
  static size_t TagSize(int field_number, FieldType type) {
    const size_t size = io::CodedOutputStream::VarintSize32(MakeTag(field_number, WIRETYPE_VARINT));
    return type == TYPE_GROUP ? 2 * size : size;
  }

  /// Skips the value after a tag, or all fields up to the end of the input or of the group that it is in.
  static bool SkipField(io::CodedInputStream* input, uint32_t tag);
  static bool SkipMessage(io::CodedInputStream* input);

  static constexpr uint32_t ZigZagEncode32(int32_t n) {
    return static_cast<uint32_t>(n) << 1 ^ (n < 0 ? ~uint32_t{0} : 0);
  }
  static constexpr int32_t ZigZagDecode32(uint32_t n) { return static_cast<int32_t>(n >> 1 ^ (~(n & 1) + 1)); }
  static constexpr uint64_t ZigZagEncode64(int64_t n) {
    return static_cast<uint64_t>(n) << 1 ^ (n < 0 ? ~uint64_t{0} : 0);
  }
  static constexpr int64_t ZigZagDecode64(uint64_t n) { return static_cast<int64_t>(n >> 1 ^ (~(n & 1) + 1)); }

  static uint32_t EncodeFloat(float value) { return Bits<uint32_t>(value); }
  static float DecodeFloat(uint32_t bits) { return Bits<float>(bits); }
  static uint64_t EncodeDouble(double value) { return Bits<uint64_t>(value); }
  static double DecodeDouble(uint64_t bits) { return Bits<double>(bits); }

  /// Reads a value of a type that is not a string, bytes or message: ReadPrimitive<int32_t, TYPE_SINT32>(&input, &n).
  template <typename Value, FieldType kType>
  static bool ReadPrimitive(io::CodedInputStream* input, Value* value) {
    constexpr WireType kWireType = WireTypeForFieldType(kType);
    static_assert(kWireType != WIRETYPE_LENGTH_DELIMITED && kWireType != WIRETYPE_START_GROUP, "not a primitive type");
    if constexpr (kWireType == WIRETYPE_FIXED32) {
      uint32_t bits;
      if (!input->ReadLittleEndian32(&bits)) return false;
      *value = Bits<Value>(bits);
    } else if constexpr (kWireType == WIRETYPE_FIXED64) {
      uint64_t bits;
      if (!input->ReadLittleEndian64(&bits)) return false;
      *value = Bits<Value>(bits);
    } else {
      uint64_t bits;
      if (!input->ReadVarint64(&bits)) return false;
      if constexpr (kType == TYPE_SINT32) {
        *value = static_cast<Value>(ZigZagDecode32(static_cast<uint32_t>(bits)));
      } else if constexpr (kType == TYPE_SINT64) {
        *value = static_cast<Value>(ZigZagDecode64(bits));
      } else if constexpr (kType == TYPE_BOOL) {
        *value = bits != 0;
      } else {
        *value = static_cast<Value>(bits);
      }
    }
    return true;
  }
  static bool ReadBytes(io::CodedInputStream* input, std::string* value) {
    int size;
    return input->ReadVarintSizeAsInt(&size) && input->ReadString(value, size);
  }
  static bool ReadString(io::CodedInputStream* input, std::string* value) { return ReadBytes(input, value); }
  /// Merges a message with its length before it.
  static bool ReadMessage(io::CodedInputStream* input, MessageLite* value);

  static void WriteTag(int field_number, WireType type, io::CodedOutputStream* output) {
    output->WriteTag(MakeTag(field_number, type));
  }

  // Values.

  static void WriteInt32NoTag(int32_t value, io::CodedOutputStream* output) {
    output->WriteVarint32SignExtended(value);
  }
  static void WriteInt64NoTag(int64_t value, io::CodedOutputStream* output) {
    output->WriteVarint64(static_cast<uint64_t>(value));
  }
  static void WriteUInt32NoTag(uint32_t value, io::CodedOutputStream* output) { output->WriteVarint32(value); }
  static void WriteUInt64NoTag(uint64_t value, io::CodedOutputStream* output) { output->WriteVarint64(value); }
  static void WriteSInt32NoTag(int32_t value, io::CodedOutputStream* output) {
    output->WriteVarint32(ZigZagEncode32(value));
  }
  static void WriteSInt64NoTag(int64_t value, io::CodedOutputStream* output) {
    output->WriteVarint64(ZigZagEncode64(value));
  }
  static void WriteFixed32NoTag(uint32_t value, io::CodedOutputStream* output) { output->WriteLittleEndian32(value); }
  static void WriteFixed64NoTag(uint64_t value, io::CodedOutputStream* output) { output->WriteLittleEndian64(value); }
  static void WriteSFixed32NoTag(int32_t value, io::CodedOutputStream* output) {
    output->WriteLittleEndian32(static_cast<uint32_t>(value));
  }
  static void WriteSFixed64NoTag(int64_t value, io::CodedOutputStream* output) {
    output->WriteLittleEndian64(static_cast<uint64_t>(value));
  }
  static void WriteFloatNoTag(float value, io::CodedOutputStream* output) {
    output->WriteLittleEndian32(EncodeFloat(value));
  }
  static void WriteDoubleNoTag(double value, io::CodedOutputStream* output) {
    output->WriteLittleEndian64(EncodeDouble(value));
  }
  static void WriteBoolNoTag(bool value, io::CodedOutputStream* output) { output->WriteVarint32(value ? 1 : 0); }
  static void WriteEnumNoTag(int value, io::CodedOutputStream* output) { output->WriteVarint32SignExtended(value); }

  // Fields.

  static void WriteInt32(int field_number, int32_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteInt32NoTag(value, output);
  }
  static void WriteInt64(int field_number, int64_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteInt64NoTag(value, output);
  }
  static void WriteUInt32(int field_number, uint32_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteUInt32NoTag(value, output);
  }
  static void WriteUInt64(int field_number, uint64_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteUInt64NoTag(value, output);
  }
  static void WriteSInt32(int field_number, int32_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteSInt32NoTag(value, output);
  }
  static void WriteSInt64(int field_number, int64_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteSInt64NoTag(value, output);
  }
  static void WriteFixed32(int field_number, uint32_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_FIXED32, output);
    WriteFixed32NoTag(value, output);
  }
  static void WriteFixed64(int field_number, uint64_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_FIXED64, output);
    WriteFixed64NoTag(value, output);
  }
  static void WriteSFixed32(int field_number, int32_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_FIXED32, output);
    WriteSFixed32NoTag(value, output);
  }
  static void WriteSFixed64(int field_number, int64_t value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_FIXED64, output);
    WriteSFixed64NoTag(value, output);
  }
  static void WriteFloat(int field_number, float value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_FIXED32, output);
    WriteFloatNoTag(value, output);
  }
  static void WriteDouble(int field_number, double value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_FIXED64, output);
    WriteDoubleNoTag(value, output);
  }
  static void WriteBool(int field_number, bool value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteBoolNoTag(value, output);
  }
  static void WriteEnum(int field_number, int value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_VARINT, output);
    WriteEnumNoTag(value, output);
  }
  static void WriteBytes(int field_number, const std::string& value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_LENGTH_DELIMITED, output);
    output->WriteVarint32(static_cast<uint32_t>(value.size()));
    output->WriteString(value);
  }
  static void WriteString(int field_number, const std::string& value, io::CodedOutputStream* output) {
    WriteBytes(field_number, value, output);
  }
  /// Like MessageLite::SerializeWithCachedSizes, with a tag and the length.
  static void WriteMessage(int field_number, const MessageLite& value, io::CodedOutputStream* output) {
    WriteTag(field_number, WIRETYPE_LENGTH_DELIMITED, output);
    output->WriteVarint32(static_cast<uint32_t>(value.GetCachedSize()));
    value.SerializeWithCachedSizes(output);
  }

  // Sizes.

  static constexpr size_t kFixed32Size = 4;
  static constexpr size_t kFixed64Size = 8;
  static constexpr size_t kSFixed32Size = 4;
  static constexpr size_t kSFixed64Size = 8;
  static constexpr size_t kFloatSize = 4;
  static constexpr size_t kDoubleSize = 8;
  static constexpr size_t kBoolSize = 1;

  static size_t Int32Size(int32_t value) { return io::CodedOutputStream::VarintSize32SignExtended(value); }
  static size_t Int64Size(int64_t value) { return UInt64Size(static_cast<uint64_t>(value)); }
  static size_t UInt32Size(uint32_t value) { return io::CodedOutputStream::VarintSize32(value); }
  static size_t UInt64Size(uint64_t value) { return io::CodedOutputStream::VarintSize64(value); }
  static size_t SInt32Size(int32_t value) { return UInt32Size(ZigZagEncode32(value)); }
  static size_t SInt64Size(int64_t value) { return UInt64Size(ZigZagEncode64(value)); }
  static size_t EnumSize(int value) { return Int32Size(value); }
  static size_t LengthDelimitedSize(size_t length) { return UInt32Size(static_cast<uint32_t>(length)) + length; }
  static size_t StringSize(const std::string& value) { return LengthDelimitedSize(value.size()); }
  static size_t BytesSize(const std::string& value) { return LengthDelimitedSize(value.size()); }
  static size_t MessageSize(const MessageLite& value) { return LengthDelimitedSize(value.ByteSizeLong()); }

 private:
  template <typename To, typename From>
  static To Bits(From from) {
    static_assert(sizeof(To) == sizeof(From), "the type of the value does not fit the type of the field");
    To to;
    std::memcpy(&to, &from, sizeof(to));
    return to;
  }
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_WIRE_FORMAT_LITE_H_
