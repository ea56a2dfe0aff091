// What messages and containers know of the arena that they live in. Every generated header includes this one.
#ifndef GOOGLE_PROTOBUF_INTERNAL_ARENA_BASE_H_
#define GOOGLE_PROTOBUF_INTERNAL_ARENA_BASE_H_

#include <cstddef>
#include <cstdint>
#include <string>

namespace google::protobuf {
class Arena;
class MessageLite;
}

namespace google::protobuf::internal {

struct MessageTable;
class RepeatedPtrFieldBase;

/// What messages call of an Arena. The functions are virtual so that a program without arenas does not link them.
///
/// What a message in an arena points to belongs to the arena: submessages, elements and strings that others may also
/// hold. The arena destroys them; the message never does. Arrays of numbers, map entries and the strings of singular
/// fields belong to the message alone, and are on the heap: its destructor, which the arena calls at its end, frees them.
class ArenaBase {
 public:
  /// \returns `size` bytes with the alignment of pointers, which live as long as the arena.
  virtual void* Allocate(size_t size) = 0;
  /// \returns an empty message, string or repeated field in the arena.
  virtual MessageLite* NewMessage(const MessageTable& table) = 0;
  virtual std::string* NewString() = 0;
  virtual RepeatedPtrFieldBase* NewRepeatedPtrField() = 0;
  /// Lets a new message create its submessages in the arena. The caller destroys it before the arena ends.
  virtual void Adopt(MessageLite& message, const MessageTable& table) = 0;
  /// Calls `destroy` with `object` when the arena ends.
  virtual void OwnObject(void* object, void (*destroy)(void*)) = 0;

  /// Takes ownership of an object on the heap.
  void OwnString(std::string* text);
  void OwnMessage(MessageLite* message);

 protected:
  constexpr ArenaBase() = default;
  ~ArenaBase() = default;
};

/// The part of a message that only messages in arenas have.
struct ArenaShare {
  ArenaBase* arena;
  void* unknown;  // the unknown fields; see UnknownStore
};

/// The word that each message has for its unknown fields: a pointer to them, which may be null; for a message in an
/// arena, a pointer to its share, with the lowest bit set.
using UnknownWord = void*;

inline bool IsInArena(const void* word) { return (reinterpret_cast<uintptr_t>(word) & 1) != 0; }
inline ArenaShare& ShareIn(const void* word) {
  return *reinterpret_cast<ArenaShare*>(reinterpret_cast<uintptr_t>(word) - 1);
}
inline UnknownWord WordOf(ArenaShare& share) {
  return reinterpret_cast<UnknownWord>(reinterpret_cast<uintptr_t>(&share) + 1);
}
/// \returns the arena, or null for the heap.
inline ArenaBase* ArenaIn(const void* word) { return IsInArena(word) ? ShareIn(word).arena : nullptr; }
/// \returns the pointer to the unknown fields.
inline void*& StoreIn(UnknownWord& word) { return IsInArena(word) ? ShareIn(word).unknown : word; }
inline const void* StoreIn(const void* word) { return IsInArena(word) ? ShareIn(word).unknown : word; }

/// \returns the arena of a container that is `distance` bytes after the start of a message in an arena; null if
/// `distance` is 0. (The message's word follows its vtable pointer.)
inline ArenaBase* ArenaAround(const void* container, size_t distance) {
  if (distance == 0) return nullptr;
  return ArenaIn(*reinterpret_cast<const UnknownWord*>(static_cast<const char*>(container) - distance + sizeof(void*)));
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_ARENA_BASE_H_
