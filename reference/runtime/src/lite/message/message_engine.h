// The shared code behind all generated classes: the operations on a message, driven by its table.
#ifndef TOUCHSTONE_RUNTIME_MESSAGE_ENGINE_H_
#define TOUCHSTONE_RUNTIME_MESSAGE_ENGINE_H_

#include <cstddef>
#include <cstdint>

#include "../wire/wire_format.h"
#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/internal/extension_storage.h"
#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/string_field.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/repeated_field.h"

namespace google::protobuf::internal {

class ReverseOutput;

inline bool IsStringOrBytes(WireKind kind) { return kind == WireKind::kString || kind == WireKind::kBytes; }
inline bool IsMessage(WireKind kind) { return kind == WireKind::kMessage || kind == WireKind::kGroup; }

/// The deepest nesting of messages and groups that the parser accepts.
constexpr int kRecursionLimit = 100;

/// The state of one parse.
struct ParseContext {
  int depth = kRecursionLimit;  // levels that may still be entered
  /// Set if a message ended without a required field, or may have. A later record may still supply the field.
  bool may_miss_required = false;
  /// Before this position, at least kShortString more bytes of input are readable. Null if the input is too short.
  const char* last_short = nullptr;
  /// The end tag of the group that is being read; 0 in a message, and after the end tag.
  uint32_t group = 0;
};

/// Access to the fields of a message by offset, and the operations on whole messages. `table` is always the table of
/// the message that is passed with it.
class MessageEngine {
 public:
  static const MessageTable& TableOf(const MessageLite& message) { return message.GetMessageTable(); }
  static UnknownWord& Word(MessageLite& message) { return message.unknown_; }
  static void*& Unknown(MessageLite& message) { return StoreIn(message.unknown_); }
  static const void* Unknown(const MessageLite& message) { return StoreIn(message.unknown_); }
  /// \returns the arena that the message is in; null for the heap.
  static ArenaBase* ArenaOf(const MessageLite& message) { return ArenaIn(message.unknown_); }
  static bool IsInArena(const MessageLite& message) { return internal::IsInArena(message.unknown_); }

  /// \returns an empty message, in an arena or on the heap (null).
  static MessageLite* New(const MessageTable& table, ArenaBase* arena) {
    if (arena != nullptr) return arena->NewMessage(table);
    void* const place = AllocateBlock(table.object_prefix + table.object_size);
    return table.construct(static_cast<char*>(place) + table.object_prefix, table);
  }
  /// \returns an empty message where `owner` is.
  static MessageLite* NewMember(const MessageLite& owner, const MessageTable& table) {
    return New(table, ArenaOf(owner));
  }
  static std::string* NewString(const MessageLite& owner) {
    ArenaBase* const arena = ArenaOf(owner);
    return arena != nullptr ? arena->NewString() : new BlockString();
  }
  /// \returns a copy in an arena or on the heap.
  static MessageLite* CopyIn(ArenaBase* arena, const MessageLite& message);
  /// Takes ownership of a message for a place in `arena`, or on the heap. \returns it; a copy if it is in another
  /// arena.
  static MessageLite* MoveTo(ArenaBase* arena, MessageLite* message);
  /// \returns the default instance of the class, created at the first call.
  static const MessageLite& DefaultInstanceOf(const MessageTable& table);

  /// Parses records into `message` until `end`, or until the end tag `group` (0: the message is not a group).
  /// \returns one past the last byte of the message, or null if the bytes are malformed.
  static const char* Parse(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                           ParseContext& context, uint32_t group);
  /// The same outside of groups, until `end`, for a parse that has just begun.
  static const char* ParseRecords(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                                  ParseContext& context);
  /// Computes the size on the wire and caches it in the message and all submessages.
  static size_t ByteSize(const MessageLite& message, const MessageTable& table);
  /// Writes the message before `out`, without tag and length, and caches the sizes of its submessages.
  /// \returns the new write position: the first byte written, unless `to` has begun another chunk.
  static uint8_t* WriteBackward(const MessageLite& message, const MessageTable& table, uint8_t* out, ReverseOutput& to);
  /// The same, inlined.
  static uint8_t* WriteInline(const MessageLite& message, const MessageTable& table, uint8_t* out, ReverseOutput& to) {
    const bool plain = table.write != nullptr && table.extensions_offset == 0 && message.unknown_ == nullptr;
    return plain ? table.write(message, out, to) : WriteAll(message, table, out, to);
  }
  /// WriteBackward for a message of any class, with unknown fields and extensions.
  static uint8_t* WriteAll(const MessageLite& message, const MessageTable& table, uint8_t* out, ReverseOutput& to);
  /// Writes the message, whose size is cached, to `out`. \returns one past the last byte.
  static uint8_t* Write(const MessageLite& message, const MessageTable& table, uint8_t* out);

  static void Clear(MessageLite& message, const MessageTable& table) {
    if (table.write == nullptr) return ClearByTable(message, table);
    message.Clear();
  }
  /// Clear for a class that has no generated code for it.
  static void ClearByTable(MessageLite& message, const MessageTable& table);
  static void Destroy(MessageLite& message, const MessageTable& table);
  static void Merge(MessageLite& to, const MessageLite& from, const MessageTable& table);
  /// Merge into a message that was just constructed or cleared.
  static void Copy(MessageLite& to, const MessageLite& from, const MessageTable& table);
  static void Swap(MessageLite& one, MessageLite& other, const MessageTable& table);
  static bool IsInitialized(const MessageLite& message, const MessageTable& table);

  /// \returns the extension that a record belongs to. Null if the record is an unknown field: its number is not
  /// declared, or it has the wrong wire type. The message itself has no field of that number.
  static const ExtensionInfo* FindExtension(const MessageTable& table, uint32_t tag);
  /// Parses the record of an extension after its tag. \returns as Parse.
  static const char* ParseExtension(MessageLite& message, const MessageTable& table, const ExtensionInfo& extension,
                                    uint32_t tag, const char* p, const char* end, ParseContext& context);
  /// \returns the size of one extension with its tags; caches the sizes of messages.
  static size_t ExtensionSize(const Extension& extension);
  /// The same for an item of a message set: parse it after its start tag (`record` is the first byte of the tag),
  /// compute its size, write it as WriteBackward does.
  static const char* ParseMessageSetItem(MessageLite& message, const MessageTable& table, const char* record,
                                         const char* p, const char* end, ParseContext& context);
  static size_t MessageSetItemSize(const ExtensionInfo& info, const MessageLite& message);
  static uint8_t* PutMessageSetItem(const ExtensionInfo& info, const MessageLite& message, uint8_t* out,
                                    ReverseOutput& to);
  /// \returns the extensions of a message whose class has ranges for them.
  static ExtensionSet& Extensions(MessageLite& message, const MessageTable& table) {
    return At<ExtensionSet>(message, table.extensions_offset);
  }
  static const ExtensionSet& Extensions(const MessageLite& message, const MessageTable& table) {
    return At<ExtensionSet>(message, table.extensions_offset);
  }

  /// Copies the active member of a oneof that is not set in `to`.
  static void CopyOneof(MessageLite& to, const MessageLite& from, const MessageTable& table, uint16_t case_index);
  /// Frees the active member of a oneof and sets the case to "not set".
  static void ClearOneof(MessageLite& message, const MessageTable& table, uint16_t case_index);

  /// \returns true if a required field is missing in the message itself. Its class must have at least one.
  static bool IsRequiredMissing(const MessageLite& message, const MessageTable& table) {
    const uint32_t* const hasbits = &At<uint32_t>(message, kHasbitsOffset);
    for (unsigned word = 0; word < table.hasbit_words; ++word) {
      if ((table.required[word] & ~hasbits[word]) != 0) return true;
    }
    return false;
  }

  /// \returns the entry of a field number, or null.
  static const FieldEntry* Find(const MessageTable& table, uint32_t number) {
    const uint32_t index = number - 1;
    if (index < table.dense_count) return &table.entries[index];
    if (index >= table.lookup_count) return FindSparse(table, number);
    const uint8_t place = table.lookup[index - table.dense_count];
    return place != kNoEntry ? &table.entries[table.dense_count + place] : nullptr;
  }
  /// The same, for a field that probably follows soon after `expected`, which may be the end of the entries.
  static const FieldEntry* FindNear(const MessageTable& table, uint32_t number, const FieldEntry* expected) {
    if (number <= table.lookup_count) return Find(table, number);
    constexpr unsigned kFew = 6;
    const FieldEntry* const last = table.entries + table.entry_count;
    for (unsigned i = 0; i < kFew && expected != last; ++i, ++expected) {
      if (expected->number() == number) return expected;
    }
    return FindSparse(table, number);
  }

  /// \returns the storage of a field as a T. T is the type that the generated class declares, or its base.
  template <typename T>
  static T& At(MessageLite& message, uint32_t offset) {
    return *reinterpret_cast<T*>(reinterpret_cast<char*>(&message) + offset);
  }
  template <typename T>
  static const T& At(const MessageLite& message, uint32_t offset) {
    return *reinterpret_cast<const T*>(reinterpret_cast<const char*>(&message) + offset);
  }
  /// \returns the storage of a field as bytes, for values that are copied by memcpy.
  static char* Place(MessageLite& message, uint32_t offset) { return reinterpret_cast<char*>(&message) + offset; }
  static const char* Place(const MessageLite& message, uint32_t offset) {
    return reinterpret_cast<const char*>(&message) + offset;
  }

  /// \returns the pool for the strings of singular fields outside oneofs. The class must have such a field.
  static StringPool& Strings(MessageLite& message, const MessageTable& table) {
    StringPool& pool = At<StringPool>(message, table.strings_offset);
    pool.Begin(table.string_owner_count);
    return pool;
  }

  static uint32_t* Hasbits(MessageLite& message) { return &At<uint32_t>(message, kHasbitsOffset); }
  static void SetHasbit(MessageLite& message, uint16_t index) { Hasbits(message)[index / 32] |= 1u << index % 32; }
  static bool HasHasbit(const MessageLite& message, uint16_t index) {
    return ((&At<uint32_t>(message, kHasbitsOffset))[index / 32] >> index % 32 & 1) != 0;
  }
  static uint32_t& Case(MessageLite& message, const MessageTable& table, uint16_t index) {
    return (&At<uint32_t>(message, table.cases_offset))[index];
  }
  static uint32_t Case(const MessageLite& message, const MessageTable& table, uint16_t index) {
    return (&At<uint32_t>(message, table.cases_offset))[index];
  }

  /// \returns true if a field of explicit presence or a member of a oneof is set.
  static bool IsPresent(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
    return entry.mode() == FieldMode::kOneof ? Case(message, table, entry.presence) == entry.number()
                                             : HasHasbit(message, entry.presence);
  }

  /// Atomic, because several threads may serialize the same message at once; they all store the same number.
  static int CachedSize(const MessageLite& message) {
    return __atomic_load_n(&At<int32_t>(message, kCachedSizeOffset), __ATOMIC_RELAXED);
  }
  static void RememberSize(const void* place, size_t size) {
    __atomic_store_n(static_cast<int32_t*>(const_cast<void*>(place)), static_cast<int32_t>(size), __ATOMIC_RELAXED);
  }
  static uint32_t RememberedSize(const int32_t* place) {
    return static_cast<uint32_t>(__atomic_load_n(place, __ATOMIC_RELAXED));
  }

 private:
  static const FieldEntry* FindSparse(const MessageTable& table, uint32_t number);
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_MESSAGE_ENGINE_H_
