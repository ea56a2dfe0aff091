// Parses wire bytes into messages.
//
// A reader is a function for one kind of field. When it has read a record it calls the reader of the next record, as
// its last action, so that the call is a jump and needs no stack. The arguments stay in registers from one record to
// the next, and each reader has a jump of its own, which the processor predicts by the fields that usually follow.
//
// Compilers that cannot promise such jumps get a loop around the readers. TOUCHSTONE_LOOP asks for it, for tests.
#include "../message/message_engine.h"
#include "cord_codec.h"
#include "map_codec.h"
#include "scalar_reader.h"
#include "utf8.h"

#if !defined(TOUCHSTONE_LOOP) && defined(__has_cpp_attribute) && (defined(__x86_64__) || defined(__aarch64__))
#if __has_cpp_attribute(clang::musttail)
#define TOUCHSTONE_JUMPS
#endif
#endif

#ifdef TOUCHSTONE_JUMPS
#define TOUCHSTONE_JUMP [[clang::musttail]] return
#else
#define TOUCHSTONE_JUMP return
#endif

#define PARAMETERS TOUCHSTONE_READER_PARAMETERS
#define ARGUMENTS TOUCHSTONE_READER_ARGUMENTS

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Reads a record and all that follow it in the message. \returns the end of the message, or null if the bytes are
/// malformed. Where there are no jumps, it returns after its own record.
using Reader = const char*(PARAMETERS);

/// The readers by Operation().
struct Readers {
  Reader* of[kOperations] = {};

  template <WireKind kind>
  constexpr void Add(Reader* singular, Reader* in_oneof, Reader* repeated, Reader* packed) {
    of[Operation(kind, FieldMode::kImplicit)] = singular;
    of[Operation(kind, FieldMode::kExplicit)] = singular;
    of[Operation(kind, FieldMode::kOneof)] = in_oneof;
    of[Operation(kind, FieldMode::kRepeated)] = repeated;
    of[Operation(kind, FieldMode::kPacked)] = packed;
  }
};
extern const Readers readers;

/// Goes on where any record may follow.
/// \param entry  the expected field, or the end of the table's entries.
const char* ReadRare(PARAMETERS);
#ifdef TOUCHSTONE_JUMPS
/// The same; fast where a declared field follows in its own encoding.
const char* ReadUnexpected(PARAMETERS);
#endif

/// Goes on after a record. \param entry  the field that was read; usually the next one in the table follows.
[[gnu::always_inline]] inline const char* Next(PARAMETERS) {
#ifdef TOUCHSTONE_JUMPS
  if (p == end) return p;
  if ((entry->flags & kLastEntry) == 0) {
    const uint32_t tag = static_cast<uint8_t>(*p);
    if (tag < 0x80) {
      if (tag == entry[1].tag) {
        ++p;
        ++entry;
        TOUCHSTONE_JUMP readers.of[entry->operation](ARGUMENTS);
      }
    } else if (end - p >= 2 && static_cast<int8_t>(p[1]) > 0) {
      if (((tag & 0x7f) | static_cast<uint32_t>(p[1]) << 7) == entry[1].tag) {
        p += 2;
        ++entry;
        TOUCHSTONE_JUMP readers.of[entry->operation](ARGUMENTS);
      }
    }
  }
  ++entry;
  TOUCHSTONE_JUMP ReadUnexpected(ARGUMENTS);
#else
  return static_cast<void>(message), static_cast<void>(end), static_cast<void>(table), static_cast<void>(context),
         static_cast<void>(entry), p;
#endif
}

/// Reads the records of a message or group until `end`, or until the end tag context.group, which is 0 afterwards.
inline const char* ReadRecords(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                               ParseContext& context) {
  const FieldEntry* entry = table.entries;
#ifdef TOUCHSTONE_JUMPS
  // A tag of one byte is smaller than 128.
  if (p != end && static_cast<int8_t>(*p) >= 0 && table.entry_count != 0 && static_cast<uint8_t>(*p) == entry->tag) {
    ++p;
    p = readers.of[entry->operation](ARGUMENTS);
  } else {
    p = ReadUnexpected(ARGUMENTS);
  }
#else
  p = ReadRare(ARGUMENTS);
#endif
  if (table.required != nullptr && p != nullptr && Engine::IsRequiredMissing(message, table)) {
    context.may_miss_required = true;
  }
  return p;
}

/// Makes the entry's member the active one of its oneof. \returns true if it was not active before, so that its storage
/// has no value yet.
inline bool EnterOneof(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  uint32_t& active = Engine::Case(message, table, entry.presence);
  if (active == entry.number()) return false;
  if (active != 0) Engine::ClearOneof(message, table, entry.presence);
  active = entry.number();
  return true;
}

/// Stores a scalar and marks it as set. No other member of its oneof may be active.
template <bool in_oneof, typename Value>
inline void SetScalar(MessageLite& message, const MessageTable& table, const FieldEntry& entry, Value value) {
  if constexpr (in_oneof) {
    Engine::Case(message, table, entry.presence) = entry.number();
  } else {
    Engine::SetHasbit(message, entry.presence);
  }
  Store(Engine::Place(message, entry.offset), value);
}

/// Reads any value of a singular scalar: of implicit and explicit presence alike, or a oneof member.
template <WireKind kind, bool in_oneof>
[[gnu::noinline]] const char* ReadAnyScalar(PARAMETERS) {
  typename Codec<kind>::Value value;
  bool defined;
  p = ReadValue<kind>(ARGUMENTS, &value, &defined);
  if (p == nullptr) return nullptr;
  if (defined) {
    if constexpr (in_oneof) EnterOneof(message, table, *entry);
    SetScalar<in_oneof>(message, table, *entry, value);
  }
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

/// Reads a scalar as most are, without calls, so that no register is saved; leaves the others to ReadAnyScalar.
template <WireKind kind, bool in_oneof>
const char* ReadScalar(PARAMETERS) {
  using C = Codec<kind>;
  typename C::Value value;
  const char* after;
  if constexpr (C::kFixedSize != 0) {
    after = C::Read(p, end, &value);
  } else {
    uint64_t bits;
    after = ReadShortVarint(p, end, &bits);
    if (after != nullptr) value = C::Decode(bits);
  }
  if (after == nullptr) TOUCHSTONE_JUMP ReadAnyScalar<kind, in_oneof>(ARGUMENTS);
  if constexpr (kind == WireKind::kClosedEnum) {
    if (!EnumIsValid(*table.aux[entry->aux].closed_enum, value)) {
      TOUCHSTONE_JUMP ReadAnyScalar<kind, in_oneof>(ARGUMENTS);
    }
  }
  if constexpr (in_oneof) {
    const uint32_t active = Engine::Case(message, table, entry->presence);
    if (active != 0 && active != entry->number()) TOUCHSTONE_JUMP ReadAnyScalar<kind, in_oneof>(ARGUMENTS);
  }
  SetScalar<in_oneof>(message, table, *entry, value);
  p = after;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

/// Reads unpacked elements of any size, and makes room for them.
template <WireKind kind>
[[gnu::noinline]] const char* ReadAnyRepeated(PARAMETERS) {
  p = ReadElements<kind>(ARGUMENTS);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

/// Reads unpacked elements; those of fixed size without calls as long as there is room.
template <WireKind kind>
const char* ReadRepeatedScalars(PARAMETERS) {
  using Value = typename Codec<kind>::Value;
  if constexpr (Codec<kind>::kFixedSize != 0) {
    const uint32_t tag = (entry->tag & ~7u) | WireTypeOf(kind);
    auto& field = Engine::At<RepeatedFieldBase>(message, entry->offset);
    char* const begin = static_cast<char*>(field.elements_);
    char* place = begin + sizeof(Value) * static_cast<size_t>(field.size_);
    char* const limit = begin + sizeof(Value) * static_cast<size_t>(field.capacity_);
    while (place != limit && static_cast<size_t>(end - p) >= sizeof(Value)) {
      std::memcpy(place, p, sizeof(Value));
      place += sizeof(Value);
      p += sizeof(Value);
      const char* const next = PassTag(p, end, tag);
      if (next == nullptr) {
        field.size_ = static_cast<int>(static_cast<size_t>(place - begin) / sizeof(Value));
        TOUCHSTONE_JUMP Next(ARGUMENTS);
      }
      p = next;
    }
    field.size_ = static_cast<int>(static_cast<size_t>(place - begin) / sizeof(Value));
  }
  TOUCHSTONE_JUMP ReadAnyRepeated<kind>(ARGUMENTS);
}

template <WireKind kind>
const char* ReadPackedScalars(PARAMETERS) {
  p = ReadPacked<kind>(ARGUMENTS);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
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

const char* ReadSingularString(PARAMETERS) {
  size_t length;
  p = ReadString(*entry, p, end, &length);
  if (p == nullptr) return nullptr;
  AssignString(Engine::At<StringField>(message, entry->offset), p, length, context, Engine::Strings(message, table));
  Engine::SetHasbit(message, entry->presence);
  p += length;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

const char* ReadOneofString(PARAMETERS) {
  size_t length;
  p = ReadString(*entry, p, end, &length);
  if (p == nullptr) return nullptr;
  std::string*& member = Engine::At<std::string*>(message, entry->offset);
  if (EnterOneof(message, table, *entry)) member = Engine::NewString(message);
  AssignString(*member, p, length, context);
  p += length;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
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
const char* ReadSingularMessage(PARAMETERS) {
  const MessageTable& below = *table.aux[entry->aux].message;
  MessageLite*& member = Engine::At<MessageLite*>(message, entry->offset);
  Engine::SetHasbit(message, entry->presence);
  if (member == nullptr) member = Engine::NewMember(message, below);
  p = ReadMessage<kind>(*member, below, *entry, p, end, context);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

template <WireKind kind>
const char* ReadRepeatedMessages(PARAMETERS) {
  const MessageTable& below = *table.aux[entry->aux].message;
  auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry->offset);
  for (const char* next = p; next != nullptr; next = PassTag(p, end, entry->tag)) {
    p = ReadMessage<kind>(*field.AddMessage(below), below, *entry, next, end, context);
    if (p == nullptr) return nullptr;
  }
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

template <WireKind kind>
const char* ReadOneofMessage(PARAMETERS) {
  const MessageTable& below = *table.aux[entry->aux].message;
  MessageLite*& member = Engine::At<MessageLite*>(message, entry->offset);
  if (EnterOneof(message, table, *entry)) member = Engine::NewMember(message, below);
  p = ReadMessage<kind>(*member, below, *entry, p, end, context);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

const char* ReadRepeatedStrings(PARAMETERS) {
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
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

const char* ReadCordField(PARAMETERS) {
  p = ReadCord(message, table, *entry, p, end);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
}

/// \param record  the first byte of the tag.
const char* ReadMap(const char* record, PARAMETERS) {
  // An entry without a value gets an empty message, whose required fields are not checked during parsing.
  context.may_miss_required = true;
  return ReadMapEntry(message, table, *entry, record, p, end, context);
}

/// Reads a map entry after a tag in its shortest form.
const char* ReadMapAfterTag(PARAMETERS) {
  p = ReadMap(p - entry->tag_size, ARGUMENTS);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(ARGUMENTS);
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

[[gnu::noinline]] const char* ReadRare(PARAMETERS) {
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
      p = ReadMap(record, ARGUMENTS);
    } else {
#ifdef TOUCHSTONE_JUMPS
      TOUCHSTONE_JUMP readers.of[operation](ARGUMENTS);
#else
      p = readers.of[operation](ARGUMENTS);
#endif
    }
    if (p == nullptr) return nullptr;
  }
  return p;
}

#ifdef TOUCHSTONE_JUMPS
/// Reads a tag of at most four bytes, which needs up to four readable bytes. \returns one past it, or null.
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
[[gnu::noinline]] const char* ReadFar(PARAMETERS) {
  uint32_t tag;
  const char* const after = ReadShortTag(p, end, &tag);
  if (after == nullptr) TOUCHSTONE_JUMP ReadRare(ARGUMENTS);
  constexpr unsigned kFew = 6;
  const FieldEntry* const last = table.entries + table.entry_count;
  const FieldEntry* found = entry;
  for (unsigned i = 0; found != last && found->tag != tag; ++found) {
    if (++i == kFew) TOUCHSTONE_JUMP ReadRare(ARGUMENTS);
  }
  // A map's reader relies on the size of the tag.
  if (found == last || after - p != found->tag_size) TOUCHSTONE_JUMP ReadRare(ARGUMENTS);
  entry = found;
  p = after;
  TOUCHSTONE_JUMP readers.of[entry->operation](ARGUMENTS);
}

[[gnu::noinline]] const char* ReadUnexpected(PARAMETERS) {
  if (p == end) return p;
  uint32_t tag = static_cast<uint8_t>(*p);
  const char* after = p + 1;
  if (tag >= 0x80) {
    if (end - p < 2 || static_cast<int8_t>(p[1]) <= 0) TOUCHSTONE_JUMP ReadFar(ARGUMENTS);
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
    if (index >= table.lookup_count) TOUCHSTONE_JUMP ReadFar(ARGUMENTS);
    const uint8_t place = table.lookup[index - table.dense_count];
    if (place == kNoEntry) TOUCHSTONE_JUMP ReadRare(ARGUMENTS);
    found = table.entries + (table.dense_count + place);
  }
  if (found->tag != tag) TOUCHSTONE_JUMP ReadRare(ARGUMENTS);
  entry = found;
  p = after;
  TOUCHSTONE_JUMP readers.of[entry->operation](ARGUMENTS);
}
#endif

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
constexpr Readers readers = MakeReaders();

}  // namespace

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

#undef ARGUMENTS
#undef PARAMETERS
#undef TOUCHSTONE_JUMP
