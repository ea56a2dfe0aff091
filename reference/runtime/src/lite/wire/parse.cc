// Parses wire bytes into messages: the readers of strings, messages and maps, and what chooses a reader. See reader.h.
#include "cord_codec.h"
#include "map_codec.h"
#include "reader.h"
#include "scalar_reader.h"
#include "utf8.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Reads the records of a message or group until `end`, or until the end tag context.group, which is 0 afterwards.
inline const char* ReadRecords(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                               ParseContext& context) {
  const FieldEntry* entry = table.entries;
#ifdef TOUCHSTONE_JUMPS
  // A tag of one byte is smaller than 128.
  if (p != end && static_cast<int8_t>(*p) >= 0 && table.entry_count != 0 && static_cast<uint8_t>(*p) == entry->tag) {
    ++p;
    p = readers.of[entry->operation](TOUCHSTONE_ARGUMENTS);
  } else {
    p = ReadUnexpected(TOUCHSTONE_ARGUMENTS);
  }
#else
  p = ReadRare(TOUCHSTONE_ARGUMENTS);
#endif
  if (table.required != nullptr && p != nullptr && Engine::IsRequiredMissing(message, table)) {
    context.may_miss_required = true;
  }
  return p;
}

/// Reads the length of a string or bytes value, and validates UTF-8 if the field requires it. \returns the value's
/// first byte, or null.
inline const char* ReadString(const FieldEntry& entry, const char* p, const char* end, size_t* length) {
  p = ReadLength(p, end, length);
  if (p != nullptr && (entry.flags & kValidateUtf8) != 0 && !IsUtf8(p, *length)) return nullptr;
  return p;
}

/// Replaces a string. Most are short: they are copied with a fixed size where the input has that many bytes left.
inline void AssignString(std::string& string, const char* p, size_t length, const ParseContext& context) {
  if (length <= kShortString && p < context.last_short && string.capacity() == kShortString) {
    AssignShortString(string, p, length);
  } else {
    ReplaceString(string, p, length);
  }
}
inline void AssignString(StringField& field, const char* p, size_t length, const ParseContext& context,
                         StringPool& pool) {
  if (length <= kShortString && p < context.last_short) {
    field.SetShort(p, length, pool);
  } else {
    field.Replace(p, length, pool);
  }
}

const char* ReadSingularString(TOUCHSTONE_PARAMETERS) {
  size_t length;
  p = ReadString(*entry, p, end, &length);
  if (p == nullptr) return nullptr;
  AssignString(Engine::At<StringField>(message, entry->offset), p, length, context, Engine::Strings(message, table));
  Engine::SetHasbit(message, entry->presence);
  p += length;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

const char* ReadOneofString(TOUCHSTONE_PARAMETERS) {
  size_t length;
  p = ReadString(*entry, p, end, &length);
  if (p == nullptr) return nullptr;
  std::string*& member = Engine::At<std::string*>(message, entry->offset);
  if (EnterOneof(message, table, *entry)) member = Engine::NewString(message);
  AssignString(*member, p, length, context);
  p += length;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

/// Reads a message or group into `into`, whose class `table` describes.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadMessage(MessageLite& into, const MessageTable& table,
                                                      const FieldEntry& entry, const char* p, const char* end,
                                                      ParseContext& context) {
  const uint32_t outer_group = context.group;
  if (context.depth-- <= 0) return nullptr;
  if constexpr (kind == WireKind::kGroup) {
    context.group = entry.tag + (kEndGroup - kStartGroup);
  } else {
    context.group = 0;
    size_t length;
    p = ReadLength(p, end, &length);
    if (p == nullptr) return nullptr;
    end = p + length;
  }
  p = ReadRecords(into, table, p, end, context);
  // A group must have ended with its end tag.
  if (kind == WireKind::kGroup && context.group != 0) return nullptr;
  context.group = outer_group;
  ++context.depth;
  return p;
}

template <WireKind kind>
const char* ReadSingularMessage(TOUCHSTONE_PARAMETERS) {
  const MessageTable& below = *table.aux[entry->aux].message;
  MessageLite*& member = Engine::At<MessageLite*>(message, entry->offset);
  Engine::SetHasbit(message, entry->presence);
  if (member == nullptr) member = Engine::NewMember(message, below);
  p = ReadMessage<kind>(*member, below, *entry, p, end, context);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

template <WireKind kind>
const char* ReadRepeatedMessages(TOUCHSTONE_PARAMETERS) {
  const MessageTable& below = *table.aux[entry->aux].message;
  auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry->offset);
  for (const char* next = p; next != nullptr; next = PassTag(p, end, entry->tag)) {
    p = ReadMessage<kind>(*field.AddMessage(below), below, *entry, next, end, context);
    if (p == nullptr) return nullptr;
  }
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

template <WireKind kind>
const char* ReadOneofMessage(TOUCHSTONE_PARAMETERS) {
  const MessageTable& below = *table.aux[entry->aux].message;
  MessageLite*& member = Engine::At<MessageLite*>(message, entry->offset);
  if (EnterOneof(message, table, *entry)) member = Engine::NewMember(message, below);
  p = ReadMessage<kind>(*member, below, *entry, p, end, context);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

const char* ReadRepeatedStrings(TOUCHSTONE_PARAMETERS) {
  auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry->offset);
  for (const char* next = p; next != nullptr; next = PassTag(p, end, entry->tag)) {
    size_t length;
    p = ReadString(*entry, next, end, &length);
    if (p == nullptr) return nullptr;
    if (length > kShortString && field.size_ == field.allocated_ && field.distance_ == 0) {
      field.Append(new BlockString(p, length));
    } else {
      AssignString(*field.AddUsedString(), p, length, context);
    }
    p += length;
  }
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

const char* ReadCordField(TOUCHSTONE_PARAMETERS) {
  p = ReadCord(message, table, *entry, p, end);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

/// \param record  the first byte of the tag.
const char* ReadMap(const char* record, TOUCHSTONE_PARAMETERS) {
  // An entry without a value gets an empty message, whose required fields are not checked during parsing.
  context.may_miss_required = true;
  return ReadMapEntry(message, table, *entry, record, p, end, context);
}

/// Reads a map entry after a tag in its shortest form.
const char* ReadMapAfterTag(TOUCHSTONE_PARAMETERS) {
  p = ReadMap(p - entry->tag_size, TOUCHSTONE_ARGUMENTS);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

/// Reads a record that no entry of the table accepts: an extension, an item of a message set, or an unknown field.
/// \param record  the first byte of the tag.
const char* ReadUndeclared(MessageLite& message, const MessageTable& table, const char* record, const char* p,
                           const char* end, uint32_t tag, ParseContext& context) {
  if (tag == kMessageSetItem && table.is_message_set) {
    return Engine::ParseMessageSetItem(message, table, record, p, end, context);
  }
  if (const ExtensionInfo* extension = Engine::FindExtension(table, tag)) {
    return Engine::ParseExtension(message, table, *extension, tag, p, end, context);
  }
  p = SkipRecord(p, end, tag, context.depth);
  if (p == nullptr) return nullptr;
  // Unknown fields often come together, and are stored together. Malformed records are left to the caller.
  while (p != end && table.extensions_offset == 0) {
    uint32_t next;
    const char* after = ReadTag(p, end, &next);
    if (after == nullptr || (next & 7) == kEndGroup || Engine::Find(table, next >> 3) != nullptr) break;
    after = SkipRecord(after, end, next, context.depth);
    if (after == nullptr) break;
    p = after;
  }
  return table.unknown->append(Engine::Unknown(message), record, p) ? p : nullptr;
}

constexpr uint8_t kMapOperation = Operation(WireKind::kMap, FieldMode::kRepeated);

/// The operation of a record that no entry of the table accepts.
constexpr uint8_t kNoOperation = 255;

/// Chooses how to read a record whose tag is not the entry's: a repeated scalar may be packed or not, regardless of its
/// declaration. \returns kNoOperation if the field cannot have the tag's wire type.
uint8_t OtherEncoding(const FieldEntry& entry, uint32_t tag) {
  if (entry.mode() < FieldMode::kRepeated || ScalarSize(entry.kind()) == 0) return kNoOperation;
  if ((tag & 7) == kDelimited) return Operation(entry.kind(), FieldMode::kPacked);
  if ((tag & 7) == WireTypeOf(entry.kind())) return Operation(entry.kind(), FieldMode::kRepeated);
  return kNoOperation;
}

}  // namespace

[[gnu::noinline]] const char* ReadRare(TOUCHSTONE_PARAMETERS) {
  const FieldEntry* expected = entry;
  const FieldEntry* const last = table.entries + table.entry_count;
  while (p != end) {
    const char* const record = p;
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr) return nullptr;
    uint8_t operation = kNoOperation;
    if (expected != last && expected->tag == tag) {
      entry = expected;
      operation = entry->operation;
    } else if (tag == context.group && tag != 0) {
      context.group = 0;
      return p;
    } else {
      entry = Engine::FindNear(table, tag >> 3, expected);
      if (entry != nullptr) operation = entry->tag == tag ? entry->operation : OtherEncoding(*entry, tag);
    }
    if (entry != nullptr) expected = entry + 1;
    if (operation == kNoOperation) {
      p = ReadUndeclared(message, table, record, p, end, tag, context);
    } else if (operation == kMapOperation) {
      p = ReadMap(record, TOUCHSTONE_ARGUMENTS);
    } else {
#ifdef TOUCHSTONE_JUMPS
      TOUCHSTONE_JUMP readers.of[operation](TOUCHSTONE_ARGUMENTS);
#else
      p = readers.of[operation](TOUCHSTONE_ARGUMENTS);
#endif
    }
    if (p == nullptr) return nullptr;
  }
  return p;
}

#ifdef TOUCHSTONE_JUMPS
namespace {

/// Reads a tag of at most four bytes. \returns one past it; null if it is longer, or too near the end to be read at once.
inline const char* ReadShortTag(const char* p, const char* end, uint32_t* tag) {
  const uint32_t first = static_cast<uint8_t>(p[0]);
  if (first < 0x80) {
    *tag = first;
    return p + 1;
  }
  if (end - p >= 2 && static_cast<int8_t>(p[1]) >= 0) {
    *tag = (first & 0x7f) | static_cast<uint32_t>(p[1]) << 7;
    return p + 2;
  }
  if (end - p >= 4) return ReadTagOfFour(p, tag);
  return nullptr;
}

/// ReadUnexpected for field numbers that are far apart.
[[gnu::noinline]] const char* ReadFar(TOUCHSTONE_PARAMETERS) {
  uint32_t tag;
  const char* const after = ReadShortTag(p, end, &tag);
  if (after == nullptr) TOUCHSTONE_JUMP ReadRare(TOUCHSTONE_ARGUMENTS);
  constexpr unsigned kFew = 6;
  const FieldEntry* const last = table.entries + table.entry_count;
  const FieldEntry* found = entry;
  for (unsigned i = 0; found != last && found->tag != tag; ++found) {
    if (++i == kFew) TOUCHSTONE_JUMP ReadRare(TOUCHSTONE_ARGUMENTS);
  }
  // A map's reader relies on the size of the tag.
  if (found == last || after - p != found->tag_size) TOUCHSTONE_JUMP ReadRare(TOUCHSTONE_ARGUMENTS);
  entry = found;
  p = after;
  TOUCHSTONE_JUMP readers.of[entry->operation](TOUCHSTONE_ARGUMENTS);
}

}  // namespace

[[gnu::noinline]] const char* ReadUnexpected(TOUCHSTONE_PARAMETERS) {
  if (p == end) return p;
  uint32_t tag = static_cast<uint8_t>(*p);
  const char* after = p + 1;
  if (tag >= 0x80) {
    if (end - p < 2 || static_cast<int8_t>(p[1]) <= 0) TOUCHSTONE_JUMP ReadFar(TOUCHSTONE_ARGUMENTS);
    tag = (tag & 0x7f) | static_cast<uint32_t>(p[1]) << 7;
    after = p + 2;
  }
  if (tag == context.group && tag != 0) {
    context.group = 0;
    return after;
  }
  const FieldEntry* found;
  uint32_t index = (tag >> 3) - 1;
  if (index < table.dense_count) {
    found = table.entries + index;
  } else {
    if (index >= table.lookup_count) TOUCHSTONE_JUMP ReadFar(TOUCHSTONE_ARGUMENTS);
    const uint8_t place = table.lookup[index - table.dense_count];
    if (place == kNoEntry) TOUCHSTONE_JUMP ReadRare(TOUCHSTONE_ARGUMENTS);
    found = table.entries + (table.dense_count + place);
  }
  if (found->tag != tag) TOUCHSTONE_JUMP ReadRare(TOUCHSTONE_ARGUMENTS);
  entry = found;
  p = after;
  TOUCHSTONE_JUMP readers.of[entry->operation](TOUCHSTONE_ARGUMENTS);
}
#endif

namespace {

constexpr Readers MakeReaders() {
  Readers made;
#define TOUCHSTONE_ADD(kind)                                                                    \
  made.Add<WireKind::kind>(ReadScalar<WireKind::kind, false>, ReadScalar<WireKind::kind, true>, \
                           ReadRepeatedScalars<WireKind::kind>, ReadPackedScalars<WireKind::kind>);
  TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_ADD)
  TOUCHSTONE_ADD(kClosedEnum)
#undef TOUCHSTONE_ADD
  made.Add<WireKind::kString>(ReadSingularString, ReadOneofString, ReadRepeatedStrings, nullptr);
  made.Add<WireKind::kBytes>(ReadSingularString, ReadOneofString, ReadRepeatedStrings, nullptr);
  made.Add<WireKind::kMessage>(ReadSingularMessage<WireKind::kMessage>, ReadOneofMessage<WireKind::kMessage>,
                               ReadRepeatedMessages<WireKind::kMessage>, nullptr);
  made.Add<WireKind::kGroup>(ReadSingularMessage<WireKind::kGroup>, ReadOneofMessage<WireKind::kGroup>,
                             ReadRepeatedMessages<WireKind::kGroup>, nullptr);
  made.Add<WireKind::kCord>(ReadCordField, ReadCordField, nullptr, nullptr);
  made.Add<WireKind::kMap>(nullptr, nullptr, ReadMapAfterTag, nullptr);
  return made;
}

}  // namespace

constexpr Readers readers = MakeReaders();

const FieldEntry* MessageEngine::FindSparse(const MessageTable& table, uint32_t number) {
  uint32_t low = table.dense_count;
  uint32_t high = table.entry_count;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    // Two conditional moves: a branch would be mispredicted at every other step.
    const bool below = table.entries[middle].number() < number;
    low = below ? middle + 1 : low;
    high = below ? high : middle;
  }
  return low < table.entry_count && table.entries[low].number() == number ? &table.entries[low] : nullptr;
}

const char* MessageEngine::ParseRecords(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                                        ParseContext& context) {
  return ReadRecords(message, table, p, end, context);
}

const char* MessageEngine::Parse(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                                 ParseContext& context, uint32_t group) {
  const uint32_t outer_group = context.group;
  context.group = group;
  p = ReadRecords(message, table, p, end, context);
  // A group must have ended with its end tag.
  if (context.group != 0) return nullptr;
  context.group = outer_group;
  return p;
}

}  // namespace google::protobuf::internal
