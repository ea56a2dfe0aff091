// WireFormat: what descriptors say about tags and sizes.
#ifndef GOOGLE_PROTOBUF_WIRE_FORMAT_H_
#define GOOGLE_PROTOBUF_WIRE_FORMAT_H_

#include <cstddef>
#include <cstdint>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/common.h"
#include "google/protobuf/wire_format_lite.h"

namespace google::protobuf::internal {

/// Messages parse and serialize themselves: only the functions on fields are here.
class WireFormat {
 public:
  WireFormat() = delete;

  /// The wire type of one value of a type.
  static WireFormatLite::WireType WireTypeForFieldType(FieldDescriptor::Type type) {
    return WireFormatLite::WireTypeForFieldType(static_cast<WireFormatLite::FieldType>(type));
  }
  /// The wire type of a field's records: packed fields are length-delimited.
  static WireFormatLite::WireType WireTypeForField(const FieldDescriptor* field) {
    return field->is_packed() ? WireFormatLite::WIRETYPE_LENGTH_DELIMITED : WireTypeForFieldType(field->type());
  }
  static uint32_t MakeTag(const FieldDescriptor* field) {
    return WireFormatLite::MakeTag(field->number(), WireTypeForField(field));
  }
  /// The size of a field's tag; of a group's, both tags.
  static size_t TagSize(int field_number, FieldDescriptor::Type type) {
    return WireFormatLite::TagSize(field_number, static_cast<WireFormatLite::FieldType>(type));
  }
  static size_t ByteSize(const Message& message) { return message.ByteSizeLong(); }
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_WIRE_FORMAT_H_
