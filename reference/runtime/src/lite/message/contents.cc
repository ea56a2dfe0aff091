// Operations on all fields of a message: clear, free, check for required fields.
#include <cstring>

#include "../wire/cord_codec.h"
#include "../wire/map_codec.h"
#include "../wire/scalar_codec.h"
#include "google/protobuf/internal/generated_contents.h"
#include "message_engine.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Zeroes a few bytes, for which a call of memset would be too expensive.
void ZeroFew(char* place, size_t size) {
  const uint64_t zero = 0;
  if (size > 32) {
    std::memset(place, 0, size);
  } else if (size >= 8) {
    // The last two stores overlap if the size is not a multiple of eight.
    std::memcpy(place, &zero, 8);
    if (size > 16) std::memcpy(place + 8, &zero, 8);
    if (size > 24) std::memcpy(place + 16, &zero, 8);
    std::memcpy(place + size - 8, &zero, 8);
  } else if (size >= 4) {
    std::memcpy(place, &zero, 4);
    std::memcpy(place + size - 4, &zero, 4);
  } else if (size != 0) {
    place[0] = place[size / 2] = place[size - 1] = 0;
  }
}

}  // namespace

void MessageEngine::ClearOneof(MessageLite& message, const MessageTable& table, uint16_t case_index) {
  uint32_t& active = Case(message, table, case_index);
  if (active == 0) return;
  const FieldEntry& entry = *Find(table, active);
  if (IsStringOrBytes(entry.kind())) {
    if (!IsInArena(message)) FreeString(At<std::string*>(message, entry.offset));
  } else if (IsMessage(entry.kind())) {
    if (!IsInArena(message)) delete At<MessageLite*>(message, entry.offset);
  } else if (entry.kind() == WireKind::kCord) {
    CordOf(table, entry).free(At<void*>(message, entry.offset));
  }
  active = 0;
}

namespace {

/// Clears a field that is one of the table's owners and is set or has no presence.
inline void ClearOwner(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  if (entry.mode() == FieldMode::kOneof) {
    Engine::ClearOneof(message, table, entry.presence);
  } else if (entry.mode() >= FieldMode::kRepeated) {
    if (IsStringOrBytes(entry.kind()) || IsMessage(entry.kind())) {
      Engine::At<RepeatedPtrFieldBase>(message, entry.offset).Clear();
    } else if (entry.kind() == WireKind::kMap) {
      ClearMap(Engine::At<MapFieldBase>(message, entry.offset), *table.aux[entry.aux].map);
    } else {
      Engine::At<RepeatedFieldBase>(message, entry.offset).size_ = 0;
    }
  } else if (IsStringOrBytes(entry.kind())) {
    Engine::At<StringField>(message, entry.offset).Clear();
  } else if (IsMessage(entry.kind())) {
    Engine::Clear(*Engine::At<MessageLite*>(message, entry.offset), *table.aux[entry.aux].message);
  } else if (entry.kind() == WireKind::kCord) {
    CordOf(table, entry).clear(Engine::Place(message, entry.offset));
  }
}

}  // namespace

namespace {

/// Destroys what an owner other than a string owns.
inline void DestroyOwner(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  if (entry.mode() == FieldMode::kOneof) {
    Engine::ClearOneof(message, table, entry.presence);
  } else if (entry.mode() >= FieldMode::kRepeated) {
    if (IsStringOrBytes(entry.kind())) {
      Engine::At<RepeatedPtrFieldBase>(message, entry.offset).DestroyStrings();
    } else if (IsMessage(entry.kind())) {
      Engine::At<RepeatedPtrFieldBase>(message, entry.offset).DestroyMessages();
    } else if (entry.kind() == WireKind::kMap) {
      DestroyMap(Engine::At<MapFieldBase>(message, entry.offset), *table.aux[entry.aux].map);
    } else {
      Engine::At<RepeatedFieldBase>(message, entry.offset).Free(ScalarSize(entry.kind()));
    }
  } else if (IsMessage(entry.kind())) {
    if (!Engine::IsInArena(message)) delete Engine::At<MessageLite*>(message, entry.offset);
  } else if (entry.kind() == WireKind::kCord) {
    CordOf(table, entry).destroy(Engine::Place(message, entry.offset));
  }
}

/// Gives all numbers whose default is not zero their defaults.
inline void ResetDefaulted(MessageLite& message, const MessageTable& table) {
  // The default instance holds the defaults.
  std::memcpy(Engine::Place(message, table.defaulted_offset),
              Engine::Place(Engine::DefaultInstanceOf(table), table.defaulted_offset), table.defaulted_size);
}

/// Destroys the strings of singular fields.
inline void DestroyPool(MessageLite& message, const MessageTable& table) {
  StringPool& strings = Engine::At<StringPool>(message, table.strings_offset);
  if (strings.SawOthers()) {
    const uint16_t* const last = table.owners + table.owner_count;
    for (const uint16_t* owner = last - table.string_owner_count; owner != last; ++owner) {
      Engine::At<StringField>(message, table.entries[*owner].offset).Destroy(strings);
    }
  }
  strings.Destroy();
}

}  // namespace

void DestroyEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry) noexcept {
  DestroyOwner(message, table, entry);
}
void DestroyStrings(MessageLite& message, const MessageTable& table) noexcept { DestroyPool(message, table); }
void ClearEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  ClearOwner(message, table, entry);
}
void ClearOneof(MessageLite& message, const MessageTable& table, uint16_t case_index) {
  Engine::ClearOneof(message, table, case_index);
}
void ClearUnknownFields(MessageLite& message, const MessageTable& table) {
  if (void* const unknown = Engine::Unknown(message)) table.unknown->clear(unknown);
}
void ClearExtensions(MessageLite& message, const MessageTable& table) { Engine::Extensions(message, table).ClearAll(); }

void MessageEngine::ClearByTable(MessageLite& message, const MessageTable& table) {
  uint32_t* const hasbits = Hasbits(message);
  if (table.owned != nullptr) {
    for (unsigned word = 0; word < table.hasbit_words; ++word) {
      // Fields that are not set own nothing and hold their defaults.
      uint32_t left = table.owned[word] & (hasbits[word] | table.unconditional[word]);
      for (; left != 0; left &= left - 1) {
        ClearOwner(message, table, table.entries[word * 32 + static_cast<unsigned>(__builtin_ctz(left))]);
      }
    }
  }
  ZeroFew(Place(message, table.zeroed_offset), table.zeroed_size);
  if (table.defaulted_size != 0) ResetDefaulted(message, table);
  ZeroFew(Place(message, kHasbitsOffset), table.hasbit_words * sizeof(uint32_t));
  if (table.extensions_offset != 0) ClearExtensions(message, table);
  ClearUnknown(message, table);
}

void MessageEngine::Destroy(MessageLite& message, const MessageTable& table) {
  const uint16_t* owner = table.owners;
  for (const uint16_t* last = owner + table.owner_count - table.string_owner_count; owner != last; ++owner) {
    DestroyOwner(message, table, table.entries[*owner]);
  }
  if (table.strings_offset != 0) DestroyPool(message, table);
  if (table.extensions_offset != 0) Extensions(message, table).Destroy();
  if (Unknown(message) != nullptr) table.unknown->destroy(Unknown(message));
}

bool MessageEngine::IsInitialized(const MessageLite& message, const MessageTable& table) {
  if (!table.may_be_uninitialized) return true;
  for (const FieldEntry *entry = table.entries, *last = entry + table.entry_count; entry != last; ++entry) {
    if ((entry->flags & kRequired) != 0 && !HasHasbit(message, entry->presence)) return false;
    if (entry->kind() == WireKind::kMap) {
      if (!MapIsInitialized(At<MapFieldBase>(message, entry->offset), *table.aux[entry->aux].map)) return false;
      continue;
    }
    if (!IsMessage(entry->kind())) continue;
    const MessageTable& below = *table.aux[entry->aux].message;
    if (!below.may_be_uninitialized) continue;
    if (entry->mode() == FieldMode::kRepeated) {
      const auto& field = At<RepeatedPtrFieldBase>(message, entry->offset);
      for (int i = 0; i < field.size_; ++i) {
        if (!IsInitialized(*static_cast<const MessageLite*>(field.elements_[i]), below)) return false;
      }
    } else if (IsPresent(message, table, *entry)) {
      if (!IsInitialized(*At<MessageLite*>(message, entry->offset), below)) return false;
    }
  }
  return table.extensions_offset == 0 || Extensions(message, table).IsInitialized();
}

const MessageLite& MessageEngine::DefaultInstanceOf(const MessageTable& table) {
  const MessageLite*& place = table.default_instance->instance;
  const MessageLite* instance = __atomic_load_n(&place, __ATOMIC_ACQUIRE);
  if (instance != nullptr) return *instance;
  const MessageLite* created = New(table, nullptr);
  const MessageLite* expected = nullptr;
  if (__atomic_compare_exchange_n(&place, &expected, created, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    OnShutdownRun(
        [](const void* made) {
          const MessageLite*& freed = static_cast<const MessageTable*>(made)->default_instance->instance;
          delete freed;
          freed = nullptr;
        },
        &table);
    return *created;
  }
  // Another thread created it first.
  delete created;
  return *expected;
}

}  // namespace google::protobuf::internal
