// The constant tables of a generated message class. The shared code of the runtime is driven by them.
#ifndef GOOGLE_PROTOBUF_INTERNAL_MESSAGE_TABLE_H_
#define GOOGLE_PROTOBUF_INTERNAL_MESSAGE_TABLE_H_

#include <cstddef>
#include <cstdint>

#include "google/protobuf/internal/arena_base.h"
#include "google/protobuf/internal/enum_table.h"

namespace google::protobuf {
class MessageLite;
class Reflection;
}  // namespace google::protobuf

namespace google::protobuf::internal {

/// The types of fields that differ in wire format or storage.
enum class WireKind : uint8_t {
  kInt32,
  kInt64,
  kUInt32,
  kUInt64,
  kSInt32,
  kSInt64,
  kFixed32,  // fixed32, sfixed32, float: any four bytes
  kFixed64,
  kBool,
  kOpenEnum,
  kClosedEnum,
  kString,
  kBytes,
  kMessage,
  kGroup,
  kCord,  // bytes whose storage is a Cord; never repeated
  kMap,   // with FieldMode::kRepeated; the storage is a MapField
};

/// How often a field occurs, and how its presence is tracked.
enum class FieldMode : uint8_t { kImplicit, kExplicit, kOneof, kRepeated, kPacked };

/// Kind and mode in one number, for a single switch.
constexpr uint8_t Operation(WireKind kind, FieldMode mode) {
  return static_cast<uint8_t>(static_cast<unsigned>(kind) * 8 + static_cast<unsigned>(mode));
}

/// One more than the largest Operation().
constexpr unsigned kOperations = (static_cast<unsigned>(WireKind::kMap) + 1) * 8;

/// Flags of a field.
enum : uint8_t {
  kValidateUtf8 = 1,  // parsing fails if the bytes are not UTF-8
  kRequired = 2,
  kSigned = 4,     // a map's key of type sfixed32 or sfixed64: their kinds are those of fixed32 and fixed64
  kLastEntry = 8,  // of the table's entries
};

/// One field. Entries are sorted by field number.
struct FieldEntry {
  constexpr FieldEntry(uint32_t number, uint32_t wire_type, WireKind kind, FieldMode mode, size_t offset_in_fields,
                       uint16_t presence, uint16_t aux = 0, uint8_t flags = 0);

  uint32_t number() const { return tag >> 3; }
  WireKind kind() const { return static_cast<WireKind>(operation / 8); }
  FieldMode mode() const { return static_cast<FieldMode>(operation % 8); }

  uint32_t tag;     // field number and wire type, as this field is written
  uint32_t offset;  // bytes from the start of the message to the storage
  /// Index of the oneof case for a oneof member; else index of the hasbit, which is the entry's index. A field with
  /// implicit presence has a hasbit too: the parser sets it, but nothing reads it.
  uint16_t presence;
  uint16_t aux;       // index in MessageTable::aux, for messages, groups, closed enums, maps and Cords
  uint8_t operation;  // kind and mode; see Operation
  uint8_t flags;
  uint8_t tag_size;  // bytes of the tag on the wire
};

struct FileRegistration;
struct MessageTable;
class ReverseOutput;
struct MapTable;
class ExtensionRegistry;
struct CordOperations;

/// The table that a field's type refers to. The field's kind determines the member.
union FieldAux {
  constexpr FieldAux(const MessageTable* table) : message(table) {}         // NOLINT
  constexpr FieldAux(const EnumTable* table) : closed_enum(table) {}        // NOLINT
  constexpr FieldAux(const MapTable* table) : map(table) {}                 // NOLINT
  constexpr FieldAux(const CordOperations* functions) : cord(functions) {}  // NOLINT
  constexpr FieldAux(std::nullptr_t) : message(nullptr) {}                  // NOLINT
  const MessageTable* message;
  const EnumTable* closed_enum;
  const MapTable* map;
  const CordOperations* cord;
};

struct MapShape;

/// How the entries of a map field are stored and encoded.
struct MapTable {
  const MapShape* shape;
  /// Fields 1 and 2 of the entry message. Their offsets and presence indexes are unused.
  FieldEntry key;
  FieldEntry value;
  /// The table of a message value, or the enum of a closed enum value; else null.
  FieldAux value_aux;
  /// The class of the entry messages for reflection; null in lite messages.
  const MessageTable* entry;
};

/// How a message stores its unknown fields: as raw records (lite), or also as an UnknownFieldSet.
/// `store` is null until the first unknown field is stored.
struct UnknownStore {
  /// Appends whole records. \returns false if they are malformed.
  bool (*append)(void*& store, const char* begin, const char* end);
  void (*merge)(void*& store, const void* from);
  void (*clear)(void* store);
  void (*destroy)(void* store);
  size_t (*size)(const void* store);
  /// Writes all records before `out`. \returns the new write position.
  uint8_t* (*put)(const void* store, uint8_t* out, ReverseOutput& to);
};
extern const UnknownStore lite_unknown_store;

/// Per-class singletons, created on first use. They live until ShutdownProtobufLibrary().
struct DefaultInstance {
  const MessageLite* instance = nullptr;
  const Reflection* reflection = nullptr;  // full messages only
};

/// Everything the runtime knows about a generated class.
struct MessageTable {
  const char* full_name;
  /// Constructs an empty message in memory of `object_size` bytes; `object_prefix` bytes before it are its own too.
  MessageLite* (*construct)(void* place, const MessageTable& table);
  DefaultInstance* default_instance;
  const UnknownStore* unknown;
  const FieldEntry* entries;
  const FieldAux* aux;
  /// Indexes of the entries that own memory: messages, repeated fields, Cords and one entry for each oneof, then
  /// `string_owner_count` strings.
  const uint16_t* owners;
  /// Field names in the order of the entries, each terminated by a NUL; null in lite messages.
  const char* field_names;
  /// Entries by field number, for numbers from dense_count + 1 to lookup_count: indexes that count from dense_count on;
  /// kNoEntry where there is no field. Null if the range is empty.
  const uint8_t* lookup;
  uint32_t zeroed_offset;     // offset of the scalars with default zero, which are contiguous
  uint32_t zeroed_size;       // bytes of these scalars
  uint32_t defaulted_offset;  // the same for the scalars with other defaults, which follow
  uint32_t defaulted_size;
  uint32_t plain_offset;  // offset of what follows the Cords, and can be swapped as bytes
  uint32_t plain_end;
  uint32_t strings_offset;  // offset of the StringPool; 0 if there are no singular strings outside oneofs
  uint32_t cases_offset;    // offset of the oneof cases in the message; they follow the hasbits
  uint32_t lookup_count;
  uint32_t object_size;  // bytes of the class
  uint16_t entry_count;
  uint16_t dense_count;  // count of leading entries with field numbers 1..n, found by index
  uint16_t owner_count;  // all of them
  uint16_t string_owner_count;
  uint16_t hasbit_words;
  uint16_t case_count;
  bool may_be_uninitialized;  // this class, or one it contains, has required fields
  bool has_cords;             // outside oneofs
  /// Bit sets of entries, each of `hasbit_words` words: entries that are visited regardless of their hasbit, required
  /// fields, and owners. The last two are null if empty.
  const uint32_t* unconditional;
  const uint32_t* required;
  const uint32_t* owned;
  /// The generated functions that write the fields before `out`, and copy into a message that was just constructed or
  /// cleared. Null if the class has none and the table is used. A class that has them also overrides ByteSizeLong() and
  /// Clear() without the table.
  uint8_t* (*write)(const MessageLite& message, uint8_t* out, ReverseOutput& to);
  void (*copy)(MessageLite& to, const MessageLite& from);
  uint32_t index_in_file = 0;
  const FileRegistration* file = nullptr;  // null in lite messages
  /// For classes with extension ranges: the offset of the message's ExtensionSet, and its known extensions.
  uint32_t extensions_offset = 0;
  ExtensionRegistry* extensions = nullptr;
  bool is_message_set = false;
  uint32_t object_prefix = 0;  // a multiple of the alignment of pointers
};

/// Every message begins with a vtable pointer and an UnknownWord. Its own `Fields_` follow: first the cached size,
/// then the hasbits.
constexpr uint32_t kFieldsOffset = 2 * sizeof(void*);
constexpr uint32_t kCachedSizeOffset = kFieldsOffset;
constexpr uint32_t kHasbitsOffset = kFieldsOffset + sizeof(int32_t);

constexpr FieldEntry::FieldEntry(uint32_t field_number, uint32_t wire_type, WireKind kind, FieldMode mode,
                                 size_t offset_in_fields, uint16_t presence_index, uint16_t aux_index,
                                 uint8_t field_flags)
    : tag(field_number << 3 | wire_type),
      offset(kFieldsOffset + static_cast<uint32_t>(offset_in_fields)),
      presence(presence_index),
      aux(aux_index),
      operation(Operation(kind, mode)),
      flags(field_flags),
      tag_size(field_number < 1u << 4    ? 1
               : field_number < 1u << 11 ? 2
               : field_number < 1u << 18 ? 3
               : field_number < 1u << 25 ? 4
                                         : 5) {}

/// See MessageTable::lookup.
constexpr uint8_t kNoEntry = 255;

class MessageEngine;

/// A friend of all generated classes: gives the runtime and other generated classes access to private members.
struct MessageAccess {
  template <typename Message>
  static constexpr const MessageTable* Table() {
    return &Message::table_;
  }
  /// \returns the UnknownWord of a message, which is null in nearly all.
  template <typename Message>
  static const void* Word(const Message& message) {
    return message.unknown_;
  }
  /// \returns the ExtensionSet of a message, const if the message is.
  template <typename Message>
  static constexpr auto& Extensions(Message& message) {
    return message.fields_.extensions;
  }
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_MESSAGE_TABLE_H_
