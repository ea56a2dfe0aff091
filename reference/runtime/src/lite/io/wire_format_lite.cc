// Skips and reads fields for programs that read the wire format themselves.
#include "google/protobuf/wire_format_lite.h"

namespace google::protobuf::internal {

bool WireFormatLite::SkipField(io::CodedInputStream* input, uint32_t tag) {
  // There is no field 0.
  if (GetTagFieldNumber(tag) == 0) return false;
  switch (GetTagWireType(tag)) {
    case WIRETYPE_VARINT: {
      uint64_t value;
      return input->ReadVarint64(&value);
    }
    case WIRETYPE_FIXED64: {
      uint64_t value;
      return input->ReadLittleEndian64(&value);
    }
    case WIRETYPE_LENGTH_DELIMITED: {
      int size;
      return input->ReadVarintSizeAsInt(&size) && input->Skip(size);
    }
    case WIRETYPE_START_GROUP: {
      if (!input->IncrementRecursionDepth() || !SkipMessage(input)) return false;
      input->DecrementRecursionDepth();
      return input->LastTagWas(MakeTag(GetTagFieldNumber(tag), WIRETYPE_END_GROUP));
    }
    case WIRETYPE_FIXED32: {
      uint32_t value;
      return input->ReadLittleEndian32(&value);
    }
    case WIRETYPE_END_GROUP:
      return false;
  }
  return false;  // no wire type has the number
}

bool WireFormatLite::SkipMessage(io::CodedInputStream* input) {
  while (true) {
    const uint32_t tag = input->ReadTag();
    if (tag == 0 || GetTagWireType(tag) == WIRETYPE_END_GROUP) return true;
    if (!SkipField(input, tag)) return false;
  }
}

bool WireFormatLite::ReadMessage(io::CodedInputStream* input, MessageLite* value) {
  int size;
  if (!input->ReadVarintSizeAsInt(&size)) return false;
  const auto [limit, remaining_depth] = input->IncrementRecursionDepthAndPushLimit(size);
  if (remaining_depth < 0 || !value->MergePartialFromCodedStream(input)) return false;
  return input->DecrementRecursionDepthAndPopLimit(limit);
}

}  // namespace google::protobuf::internal
