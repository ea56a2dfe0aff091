// What a generated message class says about itself: constants that the shared code of the runtime is driven by.
#ifndef GOOGLE_PROTOBUF_INTERNAL_MESSAGE_TABLE_H_
#define GOOGLE_PROTOBUF_INTERNAL_MESSAGE_TABLE_H_

#include <cstddef>
#include <cstdint>

#include "google/protobuf/internal/enum_table.h"

namespace google::protobuf {
class MessageLite;
class Reflection;
}  // namespace google::protobuf

namespace google::protobuf::internal {

/// The type of a field as the wire and the storage tell types apart.
enum class WireKind : uint8_t {
  kInt32,
  kInt64,
  kUInt32,
  kUInt64,
  kSInt32,
  kSInt64,
  kFixed32,  // fixed32, sfixed32, float: four bytes, whatever they mean
  kFixed64,
  kBool,
  kOpenEnum,
  kClosedEnum,
  kString,
  kBytes,
  kMessage,
  kGroup,
  kCord,  // bytes whose storage is a Cord; never repeated
  kMap,   // with Rule::kRepeated; the storage is a MapField
};

/// How often a field occurs, and how its presence is known.
enum class Rule : uint8_t { kImplicit, kExplicit, kOneof, kRepeated, kPacked };

/// Kind and rule in one number, so that one switch decides.
constexpr uint8_t Operation(WireKind kind, Rule rule) {
  return static_cast<uint8_t>(static_cast<unsigned>(kind) * 8 + static_cast<unsigned>(rule));
}

/// Flags of a field.
enum : uint8_t {
  kValidateUtf8 = 1,  // bytes that are not UTF-8 make parsing fail
  kRequired = 2,
};

/// One field. Entries stand in the order of field numbers.
struct FieldEntry {
  constexpr FieldEntry(uint32_t number, uint32_t wire_type, WireKind kind, Rule rule, size_t offset_in_fields,
                       uint16_t presence, uint16_t aux = 0, uint8_t flags = 0);

  uint32_t number() const { return tag >> 3; }
  WireKind kind() const { return static_cast<WireKind>(operation / 8); }
  Rule rule() const { return static_cast<Rule>(operation % 8); }

  uint32_t tag;     // field number and wire type as this field is written
  uint32_t offset;  // bytes from the start of the message to the storage
  uint16_t
      presence;  // number of the hasbit, which is the entry's index (spare if presence is implicit); oneof: of the case
  uint16_t aux;  // index in MessageTable::aux, for messages, groups, closed enums, maps and Cords
  uint8_t operation;
  uint8_t flags;
  uint8_t tag_size;  // bytes of the tag on the wire
};

struct FileRegistration;
struct MessageTable;
class ReverseOutput;
struct MapTable;
class ExtensionRegistry;
struct CordOperations;

/// What an entry refers to beside itself.
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

/// The entries of a map field: how they are kept, and how they are written.
struct MapTable {
  const MapShape* shape;
  /// The fields 1 and 2 of the entry message; their offsets and presences say nothing.
  FieldEntry key;
  FieldEntry value;
  /// Of a message value its table, of a closed enum the enum, else null.
  FieldAux value_aux;
  /// The entry message as reflection sees it; null in lite messages.
  const MessageTable* entry;
};

/// How a message keeps what it does not know. Two implementations: a string of raw records (lite), and UnknownFieldSet.
/// `store` is null while nothing is kept; it is created on demand.
struct UnknownStore {
  /// Appends whole records. \returns false if they are malformed.
  bool (*append)(void*& store, const char* begin, const char* end);
  void (*merge)(void*& store, const void* from);
  void (*clear)(void* store);
  void (*destroy)(void* store);
  size_t (*size)(const void* store);
  uint8_t* (*write)(const void* store, uint8_t* out);
};
extern const UnknownStore lite_unknown_store;

/// What there is one of for a message class. Each is made when it is first asked for, and lives until
/// ShutdownProtobufLibrary().
struct DefaultInstance {
  const MessageLite* instance = nullptr;
  const Reflection* reflection = nullptr;  // full messages only
};

/// Everything the runtime knows of a generated class.
struct MessageTable {
  const char* full_name;
  MessageLite* (*create)();
  DefaultInstance* default_instance;
  const UnknownStore* unknown;
  const FieldEntry* entries;
  const FieldAux* aux;
  /// Indexes of the entries that are more than bits to be zeroed: strings, messages, repeated fields, one entry for
  /// each oneof, and scalars whose default is not zero.
  const uint16_t* owners;
  /// Names of the fields in the order of the entries, each ended by a NUL; null in lite messages.
  const char* field_names;
  uint32_t zeroed_offset;  // scalars whose default is zero stand together, from here (in the message) ...
  uint32_t zeroed_size;    // ... on
  uint32_t cases_offset;   // of the oneof cases, in the message
  uint16_t entry_count;
  uint16_t dense_count;  // the first so many entries have the numbers 1, 2, 3, ...
  uint16_t owner_count;
  uint16_t hasbit_words;
  uint16_t case_count;
  bool may_be_uninitialized;  // it or a message below has required fields
  /// Sets of entries, a bit each, in `hasbit_words` words: those that must be looked at whatever the hasbits say, those
  /// that are required, and the owners (null if there are none).
  const uint32_t* unconditional;
  const uint32_t* required;
  const uint32_t* owned;
  /// Writes the fields before `out`, if code was generated for it; null if the table is to be followed.
  uint8_t* (*write)(const MessageLite& message, uint8_t* out, ReverseOutput& to);
  uint32_t index_in_file = 0;
  const FileRegistration* file = nullptr;  // null in lite messages
  /// Of classes with extension ranges: where the message holds its ExtensionSet, and what is known of its extensions.
  uint32_t extensions_offset = 0;
  ExtensionRegistry* extensions = nullptr;
  bool is_message_set = false;
};

/// Every message begins with a vtable pointer and the store of unknown fields; then come its own fields, of which the
/// first is the cached size and the second the array of hasbits.
constexpr uint32_t kFieldsOffset = 2 * sizeof(void*);
constexpr uint32_t kCachedSizeOffset = kFieldsOffset;
constexpr uint32_t kHasbitsOffset = kFieldsOffset + sizeof(int32_t);

constexpr FieldEntry::FieldEntry(uint32_t field_number, uint32_t wire_type, WireKind kind, Rule rule,
                                 size_t offset_in_fields, uint16_t presence_index, uint16_t aux_index,
                                 uint8_t field_flags)
    : tag(field_number << 3 | wire_type),
      offset(kFieldsOffset + static_cast<uint32_t>(offset_in_fields)),
      presence(presence_index),
      aux(aux_index),
      operation(Operation(kind, rule)),
      flags(field_flags),
      tag_size(field_number < 1u << 4    ? 1
               : field_number < 1u << 11 ? 2
               : field_number < 1u << 18 ? 3
               : field_number < 1u << 25 ? 4
                                         : 5) {}

class MessageEngine;

/// The key that opens generated classes to the runtime and to each other.
struct MessageAccess {
  template <typename Message>
  static constexpr const MessageTable* Table() {
    return &Message::table_;
  }
  /// \returns the ExtensionSet of a message, const if the message is.
  template <typename Message>
  static constexpr auto& Extensions(Message& message) {
    return message.fields_.extensions;
  }
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_MESSAGE_TABLE_H_
