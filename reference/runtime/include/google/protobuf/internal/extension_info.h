// What generated code says about its extensions, and how the runtime finds them by number.
#ifndef GOOGLE_PROTOBUF_INTERNAL_EXTENSION_INFO_H_
#define GOOGLE_PROTOBUF_INTERNAL_EXTENSION_INFO_H_

#include <cstddef>
#include <cstdint>

#include "google/protobuf/internal/message_table.h"

namespace google::protobuf::internal {

/// The type of a field by its number in descriptor.proto: 1 is double, 18 is sint64.
using FieldType = uint8_t;

/// One extension. Lives in the static storage of the file that declares it.
struct ExtensionInfo {
  uint32_t number() const { return message_set_id != 0 ? message_set_id : entry.number(); }
  bool is_repeated() const { return entry.mode() >= FieldMode::kRepeated; }

  const MessageTable* extendee;
  /// As of a field; only its places (offset, presence, aux) mean nothing, for the value is in an ExtensionSet.
  FieldEntry entry;
  /// The table of a message or of a closed enum; null for all others.
  FieldAux aux;
  /// `package.Scope.name`; null in lite files.
  const char* full_name;
  FieldType type;
  /// In a message set the extension's number, which may be larger than a field's; its entry has the number 1, that of
  /// the group which an item is on the wire. Zero in other messages.
  uint32_t message_set_id = 0;
};

/// The extensions of one message class that are linked into the program. Constant-initialised, so that files register
/// in any order; after that, and while no library is being loaded, any number of threads may look.
class ExtensionRegistry {
 public:
  constexpr ExtensionRegistry() = default;
  ExtensionRegistry(const ExtensionRegistry&) = delete;
  ExtensionRegistry& operator=(const ExtensionRegistry&) = delete;

  /// Ends the process if the number is taken by another extension.
  void Add(const ExtensionInfo& info);
  /// \returns the extension with a number, or null.
  const ExtensionInfo* Find(uint32_t number) const;

  /// All of them, in the order of their numbers.
  const ExtensionInfo* const* begin() const { return infos_; }
  const ExtensionInfo* const* end() const { return infos_ + size_; }

 private:
  /// \returns the index of the first extension whose number is not smaller.
  uint32_t LowerBound(uint32_t number) const;

  /// Owned, from operator new; lives until ShutdownProtobufLibrary().
  const ExtensionInfo** infos_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

/// Registers the extensions of a file with the messages that they extend, when the program starts.
struct ExtensionRegistration {
  ExtensionRegistration(const ExtensionInfo* infos, size_t count);
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_EXTENSION_INFO_H_
