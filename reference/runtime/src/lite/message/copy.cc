// Operations on all fields of two messages: copy, merge, swap.
#include <cstring>
#include <memory>
#include <utility>

#include "../wire/cord_codec.h"
#include "../wire/map_codec.h"
#include "../wire/scalar_codec.h"
#include "google/protobuf/internal/generated_contents.h"
#include "message_engine.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Swaps bytes, in blocks that the C++ compiler keeps in registers. `size` is a multiple of four, as the fields begin
/// with 32-bit numbers.
inline void SwapBytes(char* one, char* other, size_t size) {
  size_t place = 0;
  for (; size - place >= 128; place += 128) {
    for (size_t block = 0; block < 128; block += 16) SwapValues<TwoWords>(one + place + block, other + place + block);
  }
  // From here on one jump, and no loop.
  switch ((size - place) / 16) {
#define TOUCHSTONE_CASE(count)                        \
  case count:                                         \
    SwapValues<TwoWords>(one + place, other + place); \
    place += 16;                                      \
    [[fallthrough]];
    TOUCHSTONE_CASE(7)
    TOUCHSTONE_CASE(6)
    TOUCHSTONE_CASE(5)
    TOUCHSTONE_CASE(4)
    TOUCHSTONE_CASE(3)
    TOUCHSTONE_CASE(2)
    TOUCHSTONE_CASE(1)
#undef TOUCHSTONE_CASE
    default:
      break;
  }
  if ((size & 8) != 0) {
    SwapValues<uint64_t>(one + place, other + place);
    place += 8;
  }
  if ((size & 4) != 0) SwapValues<uint32_t>(one + place, other + place);
}

/// \returns true if all bytes are zero.
bool IsZero(const char* place, size_t size) {
  uint64_t any = 0;
  uint64_t next;
  for (; size >= 8; size -= 8, place += 8) {
    std::memcpy(&next, place, 8);
    any |= next;
  }
  for (; size != 0; --size) any |= static_cast<unsigned char>(*place++);
  return any == 0;
}

/// \returns the bytes of the hasbits and of the oneof cases, which follow them.
size_t PresenceSize(const MessageTable& table) {
  return (static_cast<size_t>(table.hasbit_words) + table.case_count) * sizeof(uint32_t);
}

/// \returns true if no singular field is set, so that all scalars hold their defaults.
bool IsBlank(const MessageLite& message, const MessageTable& table) {
  return IsZero(Engine::Place(message, kHasbitsOffset), PresenceSize(table)) &&
         IsZero(Engine::Place(message, table.zeroed_offset), table.zeroed_size);
}

void CopyScalar(char* to, const char* from, WireKind kind) {
  switch (ScalarSize(kind)) {
    case 8:
      std::memcpy(to, from, 8);
      break;
    case 4:
      std::memcpy(to, from, 4);
      break;
    default:
      *to = *from;
  }
}

/// Merges a member of a oneof, if it is the active one.
void MergeMember(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry* entry) {
  if (Engine::Case(from, table, entry->presence) != entry->number()) return;
  const WireKind kind = entry->kind();
  const uint32_t offset = entry->offset;
  uint32_t& active = Engine::Case(to, table, entry->presence);
  const bool entered = active != entry->number();
  if (entered) {
    Engine::ClearOneof(to, table, entry->presence);
    active = entry->number();
  }
  if (IsStringOrBytes(kind)) {
    const std::string& text = *Engine::At<std::string*>(from, offset);
    if (entered) {
      CopyMemberString(to, Engine::At<std::string*>(to, offset), text);
    } else {
      *Engine::At<std::string*>(to, offset) = text;
    }
  } else if (IsMessage(kind)) {
    const MessageTable& below = *table.aux[entry->aux].message;
    if (entered) {
      MessageLite* const made = Engine::NewMember(to, below);
      Engine::At<MessageLite*>(to, offset) = made;
      Engine::Copy(*made, *Engine::At<MessageLite*>(from, offset), below);
    } else {
      Engine::Merge(*Engine::At<MessageLite*>(to, offset), *Engine::At<MessageLite*>(from, offset), below);
    }
  } else {
    CopyScalar(Engine::Place(to, offset), Engine::Place(from, offset), kind);
  }
}

void MergeSingularMessage(MessageLite& to, const MessageLite& from, const MessageTable& table,
                          const FieldEntry& entry) {
  const MessageTable& below = *table.aux[entry.aux].message;
  const MessageLite& source = *Engine::At<MessageLite*>(from, entry.offset);
  MessageLite*& member = Engine::At<MessageLite*>(to, entry.offset);
  if (member != nullptr) {
    Engine::Merge(*member, source, below);
  } else {
    member = Engine::NewMember(to, below);
    Engine::Copy(*member, source, below);
  }
}

void MergeRepeated(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry) {
  const WireKind kind = entry.kind();
  if (kind == WireKind::kMap) {
    MergeMap(Engine::At<MapFieldBase>(to, entry.offset), Engine::At<MapFieldBase>(from, entry.offset),
             *table.aux[entry.aux].map);
  } else if (IsStringOrBytes(kind) || IsMessage(kind)) {
    const auto& source = Engine::At<RepeatedPtrFieldBase>(from, entry.offset);
    if (source.size_ == 0) return;
    auto& target = Engine::At<RepeatedPtrFieldBase>(to, entry.offset);
    if (IsMessage(kind)) {
      target.MergeMessages(source, *table.aux[entry.aux].message);
    } else {
      target.MergeStrings(source);
    }
  } else {
    const auto& source = Engine::At<RepeatedFieldBase>(from, entry.offset);
    if (source.size_ != 0) Engine::At<RepeatedFieldBase>(to, entry.offset).Append(source, ScalarSize(kind));
  }
}

/// Merges a field that owns memory and is set in `from` or has no hasbit.
inline void MergeOwner(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry) {
  if (entry.kind() == WireKind::kCord) {
    MergeCord(to, from, table, entry);
  } else if (entry.mode() >= FieldMode::kRepeated) {
    MergeRepeated(to, from, table, entry);
  } else if (IsMessage(entry.kind())) {
    MergeSingularMessage(to, from, table, entry);
  } else {
    const std::string& text = Engine::At<StringField>(from, entry.offset).Get();
    if (entry.mode() == FieldMode::kExplicit || !text.empty()) {
      Engine::At<StringField>(to, entry.offset).CopyFrom(text, Engine::Strings(to, table));
    }
  }
}

/// Calls `visit` with each entry of `owned` that is set in `message` or has no hasbit.
template <typename Visit>
inline void ForEachOwner(const MessageLite& message, const MessageTable& table, const Visit& visit) {
  if (table.owned == nullptr) return;
  const uint32_t* const hasbits = &Engine::At<uint32_t>(message, kHasbitsOffset);
  for (unsigned word = 0; word < table.hasbit_words; ++word) {
    for (uint32_t left = table.owned[word] & (hasbits[word] | table.unconditional[word]); left != 0; left &= left - 1) {
      visit(table.entries[word * 32 + static_cast<unsigned>(__builtin_ctz(left))]);
    }
  }
}

/// Swaps the Cords and what lies before them.
[[gnu::noinline]] void SwapCords(MessageLite& one, MessageLite& other, const MessageTable& table) {
  for (const uint16_t *owner = table.owners, *last = owner + table.owner_count; owner != last; ++owner) {
    const FieldEntry& entry = table.entries[*owner];
    if (entry.kind() != WireKind::kCord || entry.mode() == FieldMode::kOneof) continue;
    CordOf(table, entry).swap(Engine::Place(one, entry.offset), Engine::Place(other, entry.offset));
  }
  SwapBytes(Engine::Place(one, kHasbitsOffset), Engine::Place(other, kHasbitsOffset), PresenceSize(table));
  if (table.extensions_offset != 0) Engine::Extensions(one, table).Swap(Engine::Extensions(other, table));
}

}  // namespace

namespace {

[[gnu::noinline]] void CopyFirstString(StringField& to, const StringField& from, StringPool& pool, unsigned strings) {
  pool.Begin(strings);
  to.CopyFrom(from.Get(), pool);
}

}  // namespace

void CopyString(StringField& to, const StringField& from, StringPool& pool, unsigned strings) {
  if (!pool.HasBlock()) return CopyFirstString(to, from, pool, strings);
  to.CopyFrom(from.Get(), pool);
}
void CopyIntoMember(MessageLite& owner, MessageLite*& to, const MessageLite& from, const MessageTable& table) {
  if (to == nullptr) to = Engine::NewMember(owner, table);
  Engine::Copy(*to, from, table);
}
void CopyEntry(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry) {
  MergeOwner(to, from, table, entry);
}
bool AreAllZero(const char* place, size_t size) { return IsZero(place, size); }
void CopyMemberString(MessageLite& owner, std::string*& to, const std::string& from) {
  if (!Engine::IsInArena(owner)) {
    to = new BlockString(from);
  } else {
    (to = Engine::NewString(owner))->assign(from);
  }
}
void CopyMemberCord(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry) {
  MergeCord(to, from, table, entry);
}
void CopyExtensions(MessageLite& to, const MessageLite& from, const MessageTable& table) {
  Engine::Extensions(to, table).MergeFrom(Engine::Extensions(from, table));
}
void CopyUnknownFields(MessageLite& to, const MessageLite& from, const MessageTable& table) {
  if (const void* const unknown = Engine::Unknown(from)) table.unknown->merge(Engine::Unknown(to), unknown);
}

void CopyContents(MessageLite& to, const MessageLite& from, const MessageTable& table) {
  if (&from == &to) return;
  to.Clear();
  table.copy(to, from);
}
void SwapContents(MessageLite& one, MessageLite& other, const MessageTable& table) { Engine::Swap(one, other, table); }
void SwapLong(char* one, char* other, size_t size) {
  // What follows the first word has the alignment of the blocks.
  SwapValues<uint64_t>(one, other);
  SwapBytes(one + 8, other + 8, size - 8);
}

void MessageEngine::CopyOneof(MessageLite& to, const MessageLite& from, const MessageTable& table,
                              uint16_t case_index) {
  const FieldEntry* const entry = Find(table, Case(from, table, case_index));
  if (entry->kind() == WireKind::kCord) {
    MergeCord(to, from, table, *entry);
  } else {
    MergeMember(to, from, table, entry);
  }
}

void MessageEngine::Copy(MessageLite& to, const MessageLite& from, const MessageTable& table) {
  if (table.copy != nullptr) {
    table.copy(to, from);
    return;
  }
  // All scalars at once: those that are not set hold their defaults in both messages.
  const uint32_t first = table.zeroed_size != 0 ? table.zeroed_offset : table.defaulted_offset;
  const uint32_t last =
      table.defaulted_size != 0 ? table.defaulted_offset + table.defaulted_size : first + table.zeroed_size;
  std::memcpy(Place(to, first), Place(from, first), last - first);
  const uint32_t* const hasbits = &At<uint32_t>(from, kHasbitsOffset);
  for (uint16_t word = 0; word < table.hasbit_words; ++word) Hasbits(to)[word] = hasbits[word];
  ForEachOwner(from, table, [&](const FieldEntry& entry) {
    if (entry.mode() != FieldMode::kOneof) MergeOwner(to, from, table, entry);
  });
  for (uint16_t index = 0; index < table.case_count; ++index) {
    if (Case(from, table, index) != 0) CopyOneof(to, from, table, index);
  }
  if (table.extensions_offset != 0) CopyExtensions(to, from, table);
  CopyUnknown(to, from, table);
}

void MessageEngine::Merge(MessageLite& to, const MessageLite& from, const MessageTable& table) {
  if (IsBlank(to, table)) {
    Copy(to, from, table);
    return;
  }
  for (unsigned word = 0; word < table.hasbit_words; ++word) {
    const uint32_t set = (&At<uint32_t>(from, kHasbitsOffset))[word];
    const uint32_t owned = table.owned != nullptr ? table.owned[word] : 0;
    for (uint32_t left = set | table.unconditional[word]; left != 0; left &= left - 1) {
      const unsigned bit = static_cast<unsigned>(__builtin_ctz(left));
      const FieldEntry& entry = table.entries[word * 32 + bit];
      if (entry.mode() == FieldMode::kOneof && entry.kind() != WireKind::kCord) {
        MergeMember(to, from, table, &entry);
      } else if ((owned >> bit & 1) != 0 || entry.kind() == WireKind::kCord) {
        MergeOwner(to, from, table, entry);
      } else if (entry.mode() == FieldMode::kExplicit || !IsZero(Place(from, entry.offset), ScalarSize(entry.kind()))) {
        CopyScalar(Place(to, entry.offset), Place(from, entry.offset), entry.kind());
      }
    }
    // The bit of a field of implicit presence means nothing.
    Hasbits(to)[word] |= set;
  }
  if (table.extensions_offset != 0) CopyExtensions(to, from, table);
  CopyUnknown(to, from, table);
}

MessageLite* MessageEngine::CopyIn(ArenaBase* arena, const MessageLite& message) {
  const MessageTable& table = TableOf(message);
  MessageLite* const copy = New(table, arena);
  Copy(*copy, message, table);
  return copy;
}

MessageLite* MessageEngine::MoveTo(ArenaBase* arena, MessageLite* message) {
  ArenaBase* const from = ArenaOf(*message);
  if (from == arena) return message;
  if (from != nullptr) return CopyIn(arena, *message);
  arena->OwnMessage(message);
  return message;
}

void MessageEngine::Swap(MessageLite& one, MessageLite& other, const MessageTable& table) {
  if (ArenaOf(one) != ArenaOf(other)) {
    const std::unique_ptr<MessageLite> kept(CopyIn(nullptr, one));
    Clear(one, table);
    Copy(one, other, table);
    Clear(other, table);
    Copy(other, *kept, table);
    return;
  }
  // A message owns everything through pointers, which are swapped as bytes. Only Cords are swapped one by one.
  uint32_t first = kHasbitsOffset;
  if (table.has_cords) {
    SwapCords(one, other, table);
    first = table.plain_offset;
  }
  SwapBytes(Place(one, first), Place(other, first), table.plain_end - first);
  std::swap(Unknown(one), Unknown(other));
}

}  // namespace google::protobuf::internal
