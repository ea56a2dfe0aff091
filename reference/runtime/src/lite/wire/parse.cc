// Parses wire bytes into messages.
#include "../message/message_engine.h"
#include "cord_codec.h"
#include "map_codec.h"
#include "scalar_reader.h"
#include "utf8.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Makes the entry's member the active one of its oneof. \returns true if it was not active before, so that its storage
/// has no value yet.
inline bool EnterOneof(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  uint32_t& active = Engine::Case(message, table, entry.presence);
  if (active == entry.number()) return false;
  if (active != 0) Engine::ClearOneof(message, table, entry.presence);
  active = entry.number();
  return true;
}

/// Reads a singular scalar: implicit and explicit presence alike, or a oneof member.
template <WireKind kind, bool in_oneof>
inline const char* ReadScalar(const Cursor& at, const char* p) {
  typename Codec<kind>::Value value;
  bool defined;
  p = ReadValue<kind>(at, p, at.end, &value, &defined);
  if (p == nullptr) return nullptr;
  if (!defined) return p;
  if constexpr (in_oneof) {
    EnterOneof(at.message, at.table, *at.entry);
  } else {
    Engine::SetHasbit(at.message, at.entry->presence);
  }
  Store(Engine::Place(at.message, at.entry->offset), value);
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

// These are calls, with all they need in registers: inlined, they would take the registers of the loop in Parse().

[[gnu::noinline]] const char* ReadSingularString(MessageLite& message, const MessageTable& table,
                                                 const FieldEntry& entry, const char* p, const char* end,
                                                 ParseContext& context) {
  size_t length;
  p = ReadString(entry, p, end, &length);
  if (p == nullptr) return nullptr;
  AssignString(Engine::At<StringField>(message, entry.offset), p, length, context, Engine::Strings(message, table));
  Engine::SetHasbit(message, entry.presence);
  return p + length;
}

[[gnu::noinline]] const char* ReadOneofString(MessageLite& message, const MessageTable& table, const FieldEntry& entry,
                                              const char* p, const char* end, ParseContext& context) {
  size_t length;
  p = ReadString(entry, p, end, &length);
  if (p == nullptr) return nullptr;
  std::string*& member = Engine::At<std::string*>(message, entry.offset);
  if (EnterOneof(message, table, entry)) member = Engine::NewString(message);
  AssignString(*member, p, length, context);
  return p + length;
}

/// Reads a message or group into `into`, whose class `table` describes.
inline const char* ReadMessage(MessageLite& into, const MessageTable& table, const FieldEntry& entry, const char* p,
                               const char* end, ParseContext& context) {
  if (context.depth-- <= 0) return nullptr;
  if (entry.kind() == WireKind::kGroup) {
    p = Engine::Parse(into, table, p, end, context, entry.tag + (kEndGroup - kStartGroup));
  } else {
    size_t length;
    p = ReadLength(p, end, &length);
    if (p == nullptr) return nullptr;
    p = Engine::Parse(into, table, p, p + length, context, 0);
  }
  ++context.depth;
  return p;
}

[[gnu::noinline]] const char* ReadRepeatedMessages(MessageLite& message, const MessageTable& table,
                                                   const FieldEntry& entry, const char* p, const char* end,
                                                   ParseContext& context) {
  const MessageTable& below = *table.aux[entry.aux].message;
  auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
  while (true) {
    p = ReadMessage(*field.AddMessage(below), below, entry, p, end, context);
    if (p == nullptr) return p;
    const char* const next = PassTag(p, end, entry.tag);
    if (next == nullptr) return p;
    p = next;
  }
}

[[gnu::noinline]] const char* ReadRepeatedStrings(MessageLite& message, const MessageTable&, const FieldEntry& entry,
                                                  const char* p, const char* end, ParseContext& context) {
  auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
  while (true) {
    size_t length;
    p = ReadString(entry, p, end, &length);
    if (p == nullptr) return nullptr;
    if (length > kShortString && field.size_ == field.allocated_ && field.distance_ == 0) {
      field.Append(new BlockString(p, length));
    } else {
      AssignString(*field.AddUsedString(), p, length, context);
    }
    p += length;
    const char* const next = PassTag(p, end, entry.tag);
    if (next == nullptr) return p;
    p = next;
  }
}

[[gnu::noinline]] const char* ReadOneofMessage(MessageLite& message, const MessageTable& table, const FieldEntry& entry,
                                               const char* p, const char* end, ParseContext& context) {
  const MessageTable& below = *table.aux[entry.aux].message;
  MessageLite*& member = Engine::At<MessageLite*>(message, entry.offset);
  if (EnterOneof(message, table, entry)) member = Engine::NewMember(message, below);
  return ReadMessage(*member, below, entry, p, end, context);
}

/// Reads a record that no entry of the table accepts: an extension, an item of a message set, or an unknown field.
/// \param record  the first byte of the tag.
[[gnu::noinline]] const char* ReadUndeclared(const Cursor& at, const char* record, const char* p, uint32_t tag) {
  if (tag == kMessageSetItem && at.table.is_message_set) {
    return Engine::ParseMessageSetItem(at.message, at.table, record, p, at.end, at.context);
  }
  if (const ExtensionInfo* extension = Engine::FindExtension(at.table, tag)) {
    return Engine::ParseExtension(at.message, at.table, *extension, tag, p, at.end, at.context);
  }
  p = SkipRecord(p, at.end, tag, at.context.depth);
  if (p == nullptr) return nullptr;
  // Unknown fields often come together, and are stored together. Malformed records are left to the caller.
  while (p != at.end && at.table.extensions_offset == 0) {
    uint32_t next;
    const char* after = ReadTag(p, at.end, &next);
    if (after == nullptr || (next & 7) == kEndGroup || Engine::Find(at.table, next >> 3) != nullptr) break;
    after = SkipRecord(after, at.end, next, at.context.depth);
    if (after == nullptr) break;
    p = after;
  }
  return at.table.unknown->append(Engine::Unknown(at.message), record, p) ? p : nullptr;
}

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

const char* MessageEngine::Parse(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                                 ParseContext& context, uint32_t group) {
  // Fields are usually written in the order of the table: the next one needs no search.
  const FieldEntry* expected = table.entries;
  const FieldEntry* const last = expected + table.entry_count;
  // Where each operation is in the code below, by its number: numbers have places of their own.
#define TOUCHSTONE_EIGHT(place) &&place, &&place, &&any, &&any, &&any, &&any, &&any, &&any,
#define TOUCHSTONE_NUMBER(kind) TOUCHSTONE_EIGHT(read_##kind)
#define TOUCHSTONE_OTHERS TOUCHSTONE_EIGHT(any) TOUCHSTONE_EIGHT(any) TOUCHSTONE_EIGHT(any)
  static const void* const places[] = {TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_NUMBER)  // and of kClosedEnum:
                                       TOUCHSTONE_NUMBER(kClosedEnum)
                                           TOUCHSTONE_OTHERS TOUCHSTONE_OTHERS TOUCHSTONE_OTHERS TOUCHSTONE_OTHERS
                                               TOUCHSTONE_OTHERS TOUCHSTONE_OTHERS TOUCHSTONE_OTHERS};
  static_assert(sizeof(places) / sizeof(*places) == kNoOperation + 1);
#undef TOUCHSTONE_OTHERS
#undef TOUCHSTONE_NUMBER
#undef TOUCHSTONE_EIGHT
  while (p != end) {
    const char* record = p;
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr) return nullptr;
    const FieldEntry* entry = expected;
    uint8_t operation;
    if (expected != last && expected->tag == tag) {
      operation = entry->operation;
      ++expected;
    } else if (last - expected > 1 && expected[1].tag == tag) {
      // One field was not set.
      entry = expected + 1;
      operation = entry->operation;
      expected += 2;
    } else if (tag == group && group != 0) {
      group = 0;
      break;
    } else {
      entry = FindNear(table, tag >> 3, expected);
      operation = kNoOperation;
      if (entry != nullptr) {
        operation = entry->tag == tag ? entry->operation : OtherEncoding(*entry, tag);
        expected = entry + 1;
      }
    }
    // Created for each call: a long-lived object's members would not stay in registers.
    const auto at = [&] { return Cursor{message, table, entry, end, context}; };

  any:
    switch (operation) {
      // After a number usually comes the expected field. It is begun here, with a jump of its own, which the processor
      // predicts better than one jump for all fields.
#define TOUCHSTONE_CASES(kind)                                    \
  case Operation(WireKind::kind, FieldMode::kImplicit):           \
  case Operation(WireKind::kind, FieldMode::kExplicit):           \
    read_##kind : p = ReadScalar<WireKind::kind, false>(at(), p); \
    if (p == nullptr) return nullptr;                             \
    if (p == end || expected == last) continue;                   \
    record = p;                                                   \
    tag = static_cast<uint8_t>(*p);                               \
    if (tag < 0x80) {                                             \
      if (tag != expected->tag) continue;                         \
      ++p;                                                        \
    } else {                                                      \
      if (end - p < 2 || static_cast<int8_t>(p[1]) < 0) continue; \
      tag = (tag & 0x7f) | static_cast<uint32_t>(p[1]) << 7;      \
      if (tag != expected->tag) continue;                         \
      p += 2;                                                     \
    }                                                             \
    entry = expected++;                                           \
    operation = entry->operation;                                 \
    goto* places[operation];                                      \
  case Operation(WireKind::kind, FieldMode::kOneof):              \
    p = ReadScalar<WireKind::kind, true>(at(), p);                \
    break;                                                        \
  case Operation(WireKind::kind, FieldMode::kRepeated):           \
    p = ReadRepeated<WireKind::kind>(at(), p, tag);               \
    break;                                                        \
  case Operation(WireKind::kind, FieldMode::kPacked):             \
    p = ReadPacked<WireKind::kind>(at(), p);                      \
    break;
      TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
      TOUCHSTONE_CASES(kClosedEnum)
#undef TOUCHSTONE_CASES

      case Operation(WireKind::kString, FieldMode::kImplicit):
      case Operation(WireKind::kString, FieldMode::kExplicit):
      case Operation(WireKind::kBytes, FieldMode::kImplicit):
      case Operation(WireKind::kBytes, FieldMode::kExplicit):
        p = ReadSingularString(message, table, *entry, p, end, context);
        break;
      case Operation(WireKind::kString, FieldMode::kOneof):
      case Operation(WireKind::kBytes, FieldMode::kOneof):
        p = ReadOneofString(message, table, *entry, p, end, context);
        break;
      case Operation(WireKind::kString, FieldMode::kRepeated):
      case Operation(WireKind::kBytes, FieldMode::kRepeated):
        p = ReadRepeatedStrings(message, table, *entry, p, end, context);
        break;

      case Operation(WireKind::kMessage, FieldMode::kExplicit):
      case Operation(WireKind::kGroup, FieldMode::kExplicit): {
        const MessageTable& below = *table.aux[entry->aux].message;
        MessageLite*& member = Engine::At<MessageLite*>(message, entry->offset);
        Engine::SetHasbit(message, entry->presence);
        if (member == nullptr) member = Engine::NewMember(message, below);
        p = ReadMessage(*member, below, *entry, p, end, context);
        break;
      }
      case Operation(WireKind::kMessage, FieldMode::kOneof):
      case Operation(WireKind::kGroup, FieldMode::kOneof):
        p = ReadOneofMessage(message, table, *entry, p, end, context);
        break;
      case Operation(WireKind::kMessage, FieldMode::kRepeated):
      case Operation(WireKind::kGroup, FieldMode::kRepeated):
        p = ReadRepeatedMessages(message, table, *entry, p, end, context);
        break;

      case Operation(WireKind::kCord, FieldMode::kImplicit):
      case Operation(WireKind::kCord, FieldMode::kExplicit):
      case Operation(WireKind::kCord, FieldMode::kOneof):
        p = ReadCord(message, table, *entry, p, end);
        break;

      case Operation(WireKind::kMap, FieldMode::kRepeated):
        // An entry without a value gets an empty message, whose required fields are not checked during parsing.
        context.may_miss_required = true;
        p = ReadMapEntry(message, table, *entry, record, p, end, context);
        break;

      default:
        p = ReadUndeclared(at(), record, p, tag);
    }
    if (p == nullptr) return nullptr;
  }
  if (table.required != nullptr && IsRequiredMissing(message, table)) context.may_miss_required = true;
  // A group must have ended with its end tag.
  return group == 0 ? p : nullptr;
}

}  // namespace google::protobuf::internal
