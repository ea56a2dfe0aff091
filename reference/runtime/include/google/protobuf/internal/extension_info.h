// The constants of a generated extension, and the registry that finds extensions by number.
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
  /// As for a field, but offset, presence and aux are unused: the value is in an ExtensionSet.
  FieldEntry entry;
  /// The table of a message or of a closed enum; null for all others.
  FieldAux aux;
  /// `package.Scope.name`; null in lite files.
  const char* full_name;
  FieldType type;
  /// For message sets only, else 0: the extension's number, which may exceed a field's. Its entry has number 1, the
  /// number of the group that contains an item on the wire.
  uint32_t message_set_id = 0;
};

/// The extensions of one message class that are linked into the program. Constant-initialized, so that files may
/// register in any order. Any number of threads may look up, except while a library is being loaded.
class ExtensionRegistry {
 public:
  constexpr ExtensionRegistry() = default;
  ExtensionRegistry(const ExtensionRegistry&) = delete;
  ExtensionRegistry& operator=(const ExtensionRegistry&) = delete;

  /// Ends the process if another extension has the number.
  void Add(const ExtensionInfo& info);
  /// \returns the extension with a number, or null.
  const ExtensionInfo* Find(uint32_t number) const;

  /// All extensions, sorted by number.
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
