// Feeds a stream to the parser, which reads contiguous bytes only. Records within one buffer of the stream are parsed
// in place; a record that crosses buffers is assembled first. Memory grows with the bytes received, never
// with an announced length.
#include "record_reader.h"

#include <algorithm>
#include <string>

#include "wire_format.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

bool EndsMessage(uint32_t tag) { return tag == 0 || (tag & 7) == kEndGroup; }

/// \returns the end of the last complete record in the bytes.
/// \param stopped  set if the next tag ends the message.
const char* WholeRecords(const char* p, const char* end, int depth, bool* stopped) {
  const char* whole = p;
  while (p != end) {
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr) break;
    if (EndsMessage(tag)) {
      *stopped = true;
      break;
    }
    p = SkipRecord(p, end, tag, depth);
    if (p == nullptr) break;
    whole = p;
  }
  return whole;
}

bool CopyBytes(io::CodedInputStream& input, uint64_t count, std::string* record) {
  const int limit = input.BytesUntilLimit();
  if (count > kMaxMessageSize || (limit >= 0 && count > static_cast<uint64_t>(limit))) return false;
  while (count > 0) {
    const void* data;
    int size;
    if (!input.GetDirectBufferPointer(&data, &size)) return false;
    const int part = static_cast<int>(std::min<uint64_t>(count, static_cast<uint64_t>(size)));
    record->append(static_cast<const char*>(data), static_cast<size_t>(part));
    input.Skip(part);
    count -= static_cast<uint64_t>(part);
  }
  return true;
}

/// Appends a varint to `record`, in the form that it has: unknown fields stay as they are, wherever a buffer ends.
/// \returns false if it is malformed or the stream ends inside it.
bool CopyVarint(io::CodedInputStream& input, uint64_t* value, std::string* record) {
  *value = 0;
  for (unsigned shift = 0; shift < 70; shift += 7) {
    if (!CopyBytes(input, 1, record)) return false;
    const uint8_t byte = static_cast<uint8_t>(record->back());
    *value |= static_cast<uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

/// Appends a tag, which may cross two buffers. \returns false if it is malformed; ReadTag would truncate it.
bool CopyTag(io::CodedInputStream& input, uint32_t* tag, std::string* record) {
  const size_t before = record->size();
  uint64_t value;
  if (!CopyVarint(input, &value, record) || value > 0xffffffffu || record->size() - before > 5) return false;
  *tag = static_cast<uint32_t>(value);
  return true;
}

/// Appends what follows `tag` to `record`. \returns false if it is malformed or the stream ends inside it.
bool CopyRecord(io::CodedInputStream& input, uint32_t tag, int depth, std::string* record) {
  uint64_t value;
  switch (tag & 7) {
    case kVarint:
      return CopyVarint(input, &value, record);
    case kFixed64Bit:
      return CopyBytes(input, 8, record);
    case kFixed32Bit:
      return CopyBytes(input, 4, record);
    case kDelimited:
      return CopyVarint(input, &value, record) && CopyBytes(input, value, record);
    case kStartGroup:
      if (depth <= 0) return false;
      while (true) {
        uint32_t inner;
        if (!CopyTag(input, &inner, record)) return false;
        if (inner == tag + (kEndGroup - kStartGroup)) return true;
        if (EndsMessage(inner) || !CopyRecord(input, inner, depth - 1, record)) return false;
      }
    default:
      return false;
  }
}

bool ParseFlat(MessageLite& message, const MessageTable& table, const char* begin, const char* end, int depth) {
  if (begin == end) return true;
  ParseContext context;
  context.depth = depth;
  return Engine::Parse(message, table, begin, end, context, 0) != nullptr;
}

}  // namespace

bool MergeRecords(io::CodedInputStream& input, MessageLite& message, const MessageTable& table) {
  const int depth = input.RecursionBudget();
  std::string record;
  while (true) {
    const void* data;
    int size;
    if (!input.GetDirectBufferPointer(&data, &size)) {
      input.ReadTag();
      return input.ConsumedEntireMessage();
    }
    const char* const begin = static_cast<const char*>(data);
    const char* const end = begin + size;
    bool stopped = false;
    const char* const whole = WholeRecords(begin, end, depth, &stopped);
    if (!ParseFlat(message, table, begin, whole, depth)) return false;
    input.Skip(static_cast<int>(whole - begin));
    if (whole == end) continue;

    if (stopped) {
      input.ReadTag();
      return true;
    }
    // The buffer ends inside a record or a tag, or the record is malformed.
    uint32_t tag;
    record.clear();
    if (!CopyTag(input, &tag, &record)) return false;
    if (EndsMessage(tag)) {
      input.SetLastTag(tag);
      return true;
    }
    if (!CopyRecord(input, tag, depth, &record)) return false;
    if (!ParseFlat(message, table, record.data(), record.data() + record.size(), depth)) return false;
  }
}

}  // namespace google::protobuf::internal
