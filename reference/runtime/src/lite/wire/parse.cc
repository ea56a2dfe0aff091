// Wire bytes into messages.
#include "cord_codec.h"
#include "map_codec.h"
#include "../message/message_engine.h"
#include "scalar_codec.h"
#include "utf8.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// The arguments that every part of the parser needs.
struct Cursor {
  MessageLite& message;
  const MessageTable& table;
  const FieldEntry* entry;
  const char* end;
  ParseContext& context;
};

/// Puts a number that a closed enum does not define where unknown fields are kept, with all bits that came (rule
/// cpp.dialect.enum-closed-proto2).
bool KeepUndefinedEnum(const Cursor& at, uint64_t bits) {
  uint8_t record[20];
  uint8_t* out = WriteTag(at.entry->number() << 3 | kVarint, record);
  out = WriteVarint(bits, out);
  return at.table.unknown->append(Engine::Unknown(at.message), reinterpret_cast<char*>(record),
                                  reinterpret_cast<char*>(out));
}

/// EnumIsValid, without a call for enums whose numbers have no gap.
inline bool Defines(const EnumTable& table, int32_t number) {
  const uint32_t first = static_cast<uint32_t>(table.labels[0].number);
  const uint32_t last = static_cast<uint32_t>(table.labels[table.number_count - 1].number);
  if (last - first == table.number_count - 1) return static_cast<uint32_t>(number) - first <= last - first;
  return EnumIsValid(table, number);
}

/// Reads a number of a closed enum.
/// \param defined  whether the enum defines it; if not, it has been put aside.
/// \returns one past the number, or null.
const char* ReadClosedEnum(const Cursor& at, const char* p, const char* end, int32_t* value, bool* defined) {
  uint64_t bits;
  p = ReadVarint(p, end, &bits);
  if (p == nullptr) return nullptr;
  *value = Codec<WireKind::kClosedEnum>::Decode(bits);
  *defined = Defines(*at.table.aux[at.entry->aux].closed_enum, *value);
  if (!*defined && !KeepUndefinedEnum(at, bits)) return nullptr;
  return p;
}

/// Reads one element of a repeated number and appends it to the field.
template <WireKind kind>
const char* ReadElement(const Cursor& at, const char* p, const char* end, RepeatedFieldBase& field) {
  using Value = typename Codec<kind>::Value;
  Value value;
  if constexpr (kind == WireKind::kClosedEnum) {
    bool defined;
    p = ReadClosedEnum(at, p, end, &value, &defined);
    if (p == nullptr || !defined) return p;
  } else {
    p = Codec<kind>::Read(p, end, &value);
    if (p == nullptr) return nullptr;
  }
  if (field.size_ == field.capacity_) field.Grow(field.size_ + 1, sizeof(Value));
  Store(static_cast<char*>(field.elements_) + sizeof(Value) * static_cast<size_t>(field.size_++), value);
  return p;
}

/// Makes the entry's member the active one of its oneof. \returns true if it was another before, so that what the
/// storage holds now is no value of this member.
bool EnterOneof(const Cursor& at) {
  const uint16_t index = at.entry->presence;
  if (Engine::Case(at.message, at.table, index) == at.entry->number()) return false;
  Engine::ClearOneof(at.message, at.table, index);
  Engine::Case(at.message, at.table, index) = at.entry->number();
  return true;
}

template <WireKind kind>
const char* ReadRepeated(const Cursor& at, const char* p, uint32_t tag) {
  auto& field = Engine::At<RepeatedFieldBase>(at.message, at.entry->offset);
  while (true) {
    p = ReadElement<kind>(at, p, at.end, field);
    if (p == nullptr || p == at.end) return p;
    // More values of the same field usually follow.
    uint32_t next;
    const char* after = ReadTag(p, at.end, &next);
    if (after == nullptr || next != tag) return p;
    p = after;
  }
}

template <WireKind kind>
const char* ReadPacked(const Cursor& at, const char* p) {
  using C = Codec<kind>;
  size_t length;
  p = ReadLength(p, at.end, &length);
  if (p == nullptr) return nullptr;
  const char* const end = p + length;
  auto& field = Engine::At<RepeatedFieldBase>(at.message, at.entry->offset);
  if constexpr (C::kFixedSize != 0) {
    if (length % C::kFixedSize != 0) return nullptr;
    if (length == 0) return p;
    const int count = static_cast<int>(length / C::kFixedSize);
    if (field.size_ + count > field.capacity_) field.Grow(field.size_ + count, C::kFixedSize);
    std::memcpy(static_cast<char*>(field.elements_) + C::kFixedSize * static_cast<size_t>(field.size_), p, length);
    field.size_ += count;
    return end;
  }
  while (p != end) {
    p = ReadElement<kind>(at, p, end, field);
    if (p == nullptr) return nullptr;
  }
  return p;
}

/// Reads the length of a string and checks its text. \returns the first byte, or null.
inline const char* ReadText(const FieldEntry& entry, const char* p, const char* end, size_t* length) {
  p = ReadLength(p, end, length);
  if (p != nullptr && (entry.flags & kValidateUtf8) != 0 && !IsUtf8(p, *length)) return nullptr;
  return p;
}

/// Replaces a text. Most are short, and are copied with a fixed size where the input has so many bytes behind them.
inline void AssignText(std::string& text, const char* p, size_t length, const ParseContext& context) {
  if (length <= kShortText && p < context.last_short && text.capacity() == kShortText) {
    AssignShortText(text, p, length);
  } else {
    text.assign(p, length);
  }
}
inline void AssignText(StringField& field, const char* p, size_t length, const ParseContext& context) {
  if (length <= kShortText && p < context.last_short) {
    field.SetShort(p, length);
  } else {
    field.Set(p, length);
  }
}

const char* ReadMessage(const Cursor& at, const char* p, MessageLite& into, const MessageTable& table) {
  if (at.context.depth-- <= 0) return nullptr;
  if (at.entry->kind() == WireKind::kGroup) {
    p = Engine::Parse(into, table, p, at.end, at.context, at.entry->tag + (kEndGroup - kStartGroup));
  } else {
    size_t length;
    p = ReadLength(p, at.end, &length);
    if (p == nullptr) return nullptr;
    p = Engine::Parse(into, table, p, p + length, at.context, 0);
  }
  ++at.context.depth;
  return p;
}

const char* ReadRepeatedMessages(const Cursor& at, const char* p, uint32_t tag) {
  const MessageTable& table = *at.table.aux[at.entry->aux].message;
  auto& field = Engine::At<RepeatedPtrFieldBase>(at.message, at.entry->offset);
  while (true) {
    p = ReadMessage(at, p, *field.AddMessage(table), table);
    if (p == nullptr || p == at.end) return p;
    uint32_t next;
    const char* after = ReadTag(p, at.end, &next);
    if (after == nullptr || next != tag) return p;
    p = after;
  }
}

const char* ReadRepeatedStrings(const Cursor& at, const char* p, uint32_t tag) {
  auto& field = Engine::At<RepeatedPtrFieldBase>(at.message, at.entry->offset);
  while (true) {
    size_t length;
    p = ReadText(*at.entry, p, at.end, &length);
    if (p == nullptr) return nullptr;
    AssignText(*field.AddUsedString(), p, length, at.context);
    p += length;
    if (p == at.end) return p;
    uint32_t next;
    const char* after = ReadTag(p, at.end, &next);
    if (after == nullptr || next != tag) return p;
    p = after;
  }
}

/// \returns the message behind a singular field's pointer; a new one if there is none.
MessageLite& MutableMessage(MessageLite*& place, const MessageTable& table) {
  if (place == nullptr) place = table.create();
  return *place;
}

/// A repeated number may come packed or not, however it was declared. \returns the operation that reads it as it
/// comes; 255 if the wire type is wrong for the field.
uint8_t OtherEncoding(const FieldEntry& entry, uint32_t tag) {
  if (entry.rule() < Rule::kRepeated || ScalarSize(entry.kind()) == 0) return 255;
  if ((tag & 7) == kDelimited) return Operation(entry.kind(), Rule::kPacked);
  if ((tag & 7) == WireTypeOf(entry.kind())) return Operation(entry.kind(), Rule::kRepeated);
  return 255;
}

}  // namespace

const FieldEntry* MessageEngine::FindSparse(const MessageTable& table, uint32_t number) {
  uint32_t low = table.dense_count;
  uint32_t high = table.entry_count;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    if (table.entries[middle].number() < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < table.entry_count && table.entries[low].number() == number ? &table.entries[low] : nullptr;
}

const char* MessageEngine::Parse(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                                 ParseContext& context, uint32_t group) {
  while (p != end) {
    const char* const record = p;
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr) return nullptr;
    const FieldEntry* entry = Find(table, tag >> 3);
    uint8_t operation = 255;
    if (entry != nullptr) operation = entry->tag == tag ? entry->operation : OtherEncoding(*entry, tag);
    // Made where it is needed: most fields do without.
    const auto at = [&] { return Cursor{message, table, entry, end, context}; };

    switch (operation) {
#define TOUCHSTONE_CASES(kind)                       \
  case Operation(WireKind::kind, Rule::kImplicit):   \
  case Operation(WireKind::kind, Rule::kExplicit): { \
    Codec<WireKind::kind>::Value value;              \
    p = Codec<WireKind::kind>::Read(p, end, &value); \
    if (p == nullptr) return nullptr;                \
    Store(Place(message, entry->offset), value);     \
    SetHasbit(message, entry->presence);             \
    continue;                                        \
  }                                                  \
  case Operation(WireKind::kind, Rule::kOneof): {    \
    Codec<WireKind::kind>::Value value;              \
    p = Codec<WireKind::kind>::Read(p, end, &value); \
    if (p == nullptr) return nullptr;                \
    EnterOneof(at());                                \
    Store(Place(message, entry->offset), value);     \
    continue;                                        \
  }                                                  \
  case Operation(WireKind::kind, Rule::kRepeated):   \
    p = ReadRepeated<WireKind::kind>(at(), p, tag);  \
    if (p == nullptr) return nullptr;                \
    continue;                                        \
  case Operation(WireKind::kind, Rule::kPacked):     \
    p = ReadPacked<WireKind::kind>(at(), p);         \
    if (p == nullptr) return nullptr;                \
    continue;
      TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
#undef TOUCHSTONE_CASES

      case Operation(WireKind::kClosedEnum, Rule::kImplicit):
      case Operation(WireKind::kClosedEnum, Rule::kExplicit):
      case Operation(WireKind::kClosedEnum, Rule::kOneof): {
        int32_t value;
        bool defined;
        p = ReadClosedEnum(at(), p, end, &value, &defined);
        if (p == nullptr) return nullptr;
        if (!defined) continue;
        if (entry->rule() == Rule::kOneof) {
          EnterOneof(at());
        } else {
          SetHasbit(message, entry->presence);
        }
        Store(Place(message, entry->offset), value);
        continue;
      }
      case Operation(WireKind::kClosedEnum, Rule::kRepeated):
        p = ReadRepeated<WireKind::kClosedEnum>(at(), p, tag);
        if (p == nullptr) return nullptr;
        continue;
      case Operation(WireKind::kClosedEnum, Rule::kPacked):
        p = ReadPacked<WireKind::kClosedEnum>(at(), p);
        if (p == nullptr) return nullptr;
        continue;

      case Operation(WireKind::kString, Rule::kImplicit):
      case Operation(WireKind::kString, Rule::kExplicit):
      case Operation(WireKind::kBytes, Rule::kImplicit):
      case Operation(WireKind::kBytes, Rule::kExplicit): {
        size_t length;
        p = ReadText(*entry, p, end, &length);
        if (p == nullptr) return nullptr;
        AssignText(At<StringField>(message, entry->offset), p, length, context);
        SetHasbit(message, entry->presence);
        p += length;
        continue;
      }
      case Operation(WireKind::kString, Rule::kOneof):
      case Operation(WireKind::kBytes, Rule::kOneof): {
        size_t length;
        p = ReadText(*entry, p, end, &length);
        if (p == nullptr) return nullptr;
        if (EnterOneof(at())) At<std::string*>(message, entry->offset) = new std::string();
        AssignText(*At<std::string*>(message, entry->offset), p, length, context);
        p += length;
        continue;
      }
      case Operation(WireKind::kString, Rule::kRepeated):
      case Operation(WireKind::kBytes, Rule::kRepeated):
        p = ReadRepeatedStrings(at(), p, tag);
        if (p == nullptr) return nullptr;
        continue;

      case Operation(WireKind::kMessage, Rule::kExplicit):
      case Operation(WireKind::kGroup, Rule::kExplicit): {
        const MessageTable& below = *table.aux[entry->aux].message;
        SetHasbit(message, entry->presence);
        p = ReadMessage(at(), p, MutableMessage(At<MessageLite*>(message, entry->offset), below), below);
        if (p == nullptr) return nullptr;
        continue;
      }
      case Operation(WireKind::kMessage, Rule::kOneof):
      case Operation(WireKind::kGroup, Rule::kOneof): {
        const MessageTable& below = *table.aux[entry->aux].message;
        MessageLite*& member = At<MessageLite*>(message, entry->offset);
        if (EnterOneof(at())) member = below.create();
        p = ReadMessage(at(), p, *member, below);
        if (p == nullptr) return nullptr;
        continue;
      }
      case Operation(WireKind::kMessage, Rule::kRepeated):
      case Operation(WireKind::kGroup, Rule::kRepeated):
        p = ReadRepeatedMessages(at(), p, tag);
        if (p == nullptr) return nullptr;
        continue;

      case Operation(WireKind::kCord, Rule::kImplicit):
      case Operation(WireKind::kCord, Rule::kExplicit):
      case Operation(WireKind::kCord, Rule::kOneof):
        p = ReadCord(message, table, *entry, p, end);
        if (p == nullptr) return nullptr;
        continue;

      case Operation(WireKind::kMap, Rule::kRepeated):
        // An entry without a value has an empty message, which is parsed by nobody.
        context.may_miss_required = true;
        p = ReadMapEntry(message, table, *entry, record, p, end, context);
        if (p == nullptr) return nullptr;
        continue;

      default:
        if ((tag & 7) == kEndGroup) {
          if (table.required != nullptr && IsRequiredMissing(message, table)) context.may_miss_required = true;
          return tag == group ? p : nullptr;
        }
        if (tag == kMessageSetItem && table.is_message_set) {
          p = ParseMessageSetItem(message, table, record, p, end, context);
          if (p == nullptr) return nullptr;
          continue;
        }
        if (const ExtensionInfo* extension = FindExtension(table, tag)) {
          p = ParseExtension(message, table, *extension, tag, p, end, context);
          if (p == nullptr) return nullptr;
          continue;
        }
        p = SkipRecord(p, end, tag, context.depth);
        if (p == nullptr || !table.unknown->append(Unknown(message), record, p)) return nullptr;
    }
  }
  if (table.required != nullptr && IsRequiredMissing(message, table)) context.may_miss_required = true;
  // A group ends by its tag and nothing else.
  return group == 0 ? p : nullptr;
}

}  // namespace google::protobuf::internal
