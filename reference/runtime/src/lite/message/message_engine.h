// The shared code behind all generated classes: what a message does, driven by its table.
#ifndef TOUCHSTONE_RUNTIME_MESSAGE_ENGINE_H_
#define TOUCHSTONE_RUNTIME_MESSAGE_ENGINE_H_

#include <cstddef>
#include <cstdint>

#include "google/protobuf/internal/extension_storage.h"
#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/string_field.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/repeated_field.h"
#include "../wire/wire_format.h"

namespace google::protobuf::internal {

class ReverseOutput;

/// Messages and groups within messages, as deep as a parser follows them.
constexpr int kRecursionLimit = 100;

/// What one parse carries along.
struct ParseContext {
  int depth = kRecursionLimit;  // levels that may still be entered
  /// Set when a required field was missing at the end of a message, or it is not known. A later record may have it.
  bool may_miss_required = false;
  /// Before this place the input has kShortString bytes that can be read. Null: nowhere.
  const char* last_short = nullptr;
};

/// The fields of a message by place. Every function takes the table of the message that it is given.
class MessageEngine {
 public:
  static const MessageTable& TableOf(const MessageLite& message) { return message.GetMessageTable(); }
  static void*& Unknown(MessageLite& message) { return message.unknown_; }
  static const void* Unknown(const MessageLite& message) { return message.unknown_; }
  /// \returns the singleton of the class, which is made at the first call.
  static const MessageLite& DefaultInstanceOf(const MessageTable& table);

  /// Parses records into `message` until `end`, or until the end of the group that `group` is the end tag of (0: none).
  /// \returns one past the last byte that belongs to the message, or null if the bytes are malformed.
  static const char* Parse(MessageLite& message, const MessageTable& table, const char* p, const char* end,
                           ParseContext& context, uint32_t group);
  /// Computes the size on the wire and remembers it in all messages.
  static size_t ByteSize(const MessageLite& message, const MessageTable& table);
  /// Writes the message before `out`, without tag and length. Sizes of messages below are remembered on the way.
  /// \returns the place to go on, which is the first byte unless `to` has begun another chunk.
  static uint8_t* WriteBackward(const MessageLite& message, const MessageTable& table, uint8_t* out, ReverseOutput& to);
  /// Writes the message, whose size is remembered, from `out` on. \returns one past the last byte.
  static uint8_t* Write(const MessageLite& message, const MessageTable& table, uint8_t* out);

  static void Clear(MessageLite& message, const MessageTable& table);
  static void Destroy(MessageLite& message, const MessageTable& table);
  static void Merge(MessageLite& to, const MessageLite& from, const MessageTable& table);
  static void Swap(MessageLite& one, MessageLite& other, const MessageTable& table);
  static bool IsInitialized(const MessageLite& message, const MessageTable& table);

  /// \returns the extension that a record of a message is for, or null: nobody declares the number, or the record's
  /// wire type is not the extension's, so that it is an unknown field. The message has no field of that number.
  static const ExtensionInfo* FindExtension(const MessageTable& table, uint32_t tag);
  /// Parses the record of an extension, whose tag was just read. \returns as Parse.
  static const char* ParseExtension(MessageLite& message, const MessageTable& table, const ExtensionInfo& extension,
                                    uint32_t tag, const char* p, const char* end, ParseContext& context);
  /// \returns bytes of one extension with its tags; sizes are remembered.
  static size_t ExtensionSize(const Extension& extension);
  /// The same of an item of a message set: parses it behind its start tag (`record` is where it begins), measures it,
  /// and writes it as WriteBackward does.
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

  /// Frees what the active member of the entry's oneof holds and sets the case to "not set".
  static void ClearOneof(MessageLite& message, const MessageTable& table, uint16_t case_index);

  /// \returns true if the message itself has not all of its required fields, of which it has at least one.
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
  /// \returns the storage of a field as bytes, for values that are moved by memcpy.
  static char* Place(MessageLite& message, uint32_t offset) { return reinterpret_cast<char*>(&message) + offset; }
  static const char* Place(const MessageLite& message, uint32_t offset) {
    return reinterpret_cast<const char*>(&message) + offset;
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

  /// Sizes may be computed by several threads at once that only read: they store the same number.
  static int CachedSize(const MessageLite& message) {
    return __atomic_load_n(&At<int32_t>(message, kCachedSizeOffset), __ATOMIC_RELAXED);
  }
  static void RememberSize(const void* place, size_t size) {
    __atomic_store_n(static_cast<int32_t*>(const_cast<void*>(place)), static_cast<int32_t>(size), __ATOMIC_RELAXED);
  }
  static uint32_t RememberedSize(const int32_t* place) {
    return static_cast<uint32_t>(__atomic_load_n(place, __ATOMIC_RELAXED));
  }
  /// The payload size of a packed field is remembered behind the array.
  static const void* PackedSizePlace(const MessageLite& message, const FieldEntry& entry) {
    return Place(message, entry.offset) + sizeof(RepeatedFieldBase);
  }

 private:
  static const FieldEntry* FindSparse(const MessageTable& table, uint32_t number);
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_MESSAGE_ENGINE_H_
