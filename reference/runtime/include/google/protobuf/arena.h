// Arenas: memory that is freed as a whole.
#ifndef GOOGLE_PROTOBUF_ARENA_H_
#define GOOGLE_PROTOBUF_ARENA_H_

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>

#include "google/protobuf/internal/arena_base.h"
#include "google/protobuf/internal/message_table.h"

namespace google::protobuf {

/// How an arena gets its memory. Sizes are in bytes.
struct ArenaOptions {
  /// The first block that is allocated; each has twice the size of the one before, up to `max_block_size`. An object
  /// that is larger gets a block of its own.
  size_t start_block_size = 256;
  size_t max_block_size = 8192;
  /// Memory to use first, aligned to 8. It must outlive the arena, which does not free it.
  char* initial_block = nullptr;
  size_t initial_block_size = 0;
  /// Functions that allocate and free blocks; null for the global operators.
  void* (*block_alloc)(size_t size) = nullptr;
  void (*block_dealloc)(void* block, size_t size) = nullptr;
};

/// Memory for messages and other objects, which are destroyed and freed when the arena is destroyed or reset.
///
/// Messages of CreateMessage(), and those created through their accessors, live in the arena: GetArena() returns it.
/// Never delete them. Several threads may create objects at the same time; it is fastest in the thread that made the
/// arena. Destroying and resetting need exclusive access.
class Arena final : public internal::ArenaBase {
 public:
  Arena() : Arena(ArenaOptions()) {}
  explicit Arena(const ArenaOptions& options);
  Arena(char* initial_block, size_t initial_block_size);
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena();

  /// Destroys all objects and frees all blocks but the initial one. \returns the bytes that were allocated.
  uint64_t Reset();
  /// Bytes of all blocks, and of the objects in them. What other threads create at the same time may be missing.
  uint64_t SpaceAllocated() const;
  uint64_t SpaceUsed() const;

  /// Creates a message, or an empty repeated field or map, in an arena; on the heap if `arena` is null.
  template <typename T, typename... Args>
  static T* CreateMessage(Arena* arena, Args&&... args) {
    if (arena == nullptr) return new T(std::forward<Args>(args)...);
    if constexpr (std::is_base_of_v<MessageLite, T>) {
      static_assert(sizeof...(Args) == 0, "a message is created without arguments");
      return static_cast<T*>(arena->NewMessage(*internal::MessageAccess::Table<T>()));
    } else if constexpr (std::is_base_of_v<internal::RepeatedPtrFieldBase, T>) {
      return reinterpret_cast<T*>(arena->NewRepeatedPtrField());
    } else {
      return Create<T>(arena, std::forward<Args>(args)...);
    }
  }

  /// Creates any object, `T(args...)`, whose destructor runs when the arena ends. A message that is created in this way
  /// is in the memory of the arena, but creates its submessages on the heap, and its GetArena() is null.
  template <typename T, typename... Args>
  static T* Create(Arena* arena, Args&&... args) {
    if (arena == nullptr) return new T(std::forward<Args>(args)...);
    if constexpr (std::is_trivially_destructible_v<T>) {
      return ::new (arena->AllocateAligned(sizeof(T), alignof(T))) T(std::forward<Args>(args)...);
    } else {
      T* const made = ::new (arena->AllocateObject(sizeof(T), alignof(T))) T(std::forward<Args>(args)...);
      arena->Register(made, [](void* object) { static_cast<T*>(object)->~T(); });
      return made;
    }
  }

  /// \returns `count` elements that are not initialized; on the heap, to be freed with delete[], if `arena` is null.
  template <typename T>
  static T* CreateArray(Arena* arena, size_t count) {
    static_assert(std::is_trivially_default_constructible_v<T> && std::is_trivially_destructible_v<T>,
                  "CreateArray takes types without constructor and destructor");
    if (arena == nullptr) return new T[count];
    if (count > SIZE_MAX / 2 / sizeof(T)) throw std::bad_alloc();
    return static_cast<T*>(arena->AllocateAligned(sizeof(T) * count, alignof(T)));
  }

  /// Deletes an object on the heap when the arena ends; calls its destructor only; calls any function. Null is allowed.
  template <typename T>
  void Own(T* object) {
    if (object != nullptr) OwnObject(Address(object), [](void* owned) { delete static_cast<T*>(owned); });
  }
  template <typename T>
  void OwnDestructor(T* object) {
    if (object != nullptr) OwnObject(Address(object), [](void* owned) { static_cast<T*>(owned)->~T(); });
  }
  void OwnCustomDestructor(void* object, void (*destruct)(void*)) { OwnObject(object, destruct); }

  /// \returns the arena of a message or container; null if it is on the heap, and for other objects.
  template <typename T>
  static Arena* GetArena(const T* value) {
    if constexpr (HasArena<T>(0)) {
      return value->GetArena();
    } else {
      return nullptr;
    }
  }

  /// Whether CreateMessage<T> lets the object use the arena.
  template <typename T>
  struct is_arena_constructable
      : std::bool_constant<std::is_base_of_v<MessageLite, T> || std::is_base_of_v<internal::RepeatedPtrFieldBase, T>> {
  };

  /// \returns memory without an object in it.
  void* AllocateAligned(size_t size, size_t alignment = alignof(void*));

  // See internal::ArenaBase.
  void* Allocate(size_t size) override { return AllocateAligned(size); }
  MessageLite* NewMessage(const internal::MessageTable& table) override;
  std::string* NewString() override;
  internal::RepeatedPtrFieldBase* NewRepeatedPtrField() override;
  void Adopt(MessageLite& message, const internal::MessageTable& table) override;
  void OwnObject(void* object, void (*destroy)(void*)) override;

 private:
  /// Stands before each object that has a destructor.
  struct Record {
    Record* before;
    void (*destroy)(void* object);
  };
  /// A block of memory: this header, then objects.
  struct Block {
    Block* before;
    size_t size;   // with the header
    char* filled;  // the end of its objects, once another block follows
  };
  /// Memory that one thread at a time allocates from.
  struct Lane {
    Block* newest = nullptr;
    char* next = nullptr;
    char* end = nullptr;
    Record* last = nullptr;
  };

  template <typename T>
  static constexpr auto HasArena(int) -> decltype(static_cast<void>(std::declval<const T&>().GetArena()), true) {
    return true;
  }
  template <typename T>
  static constexpr bool HasArena(...) {
    return false;
  }
  template <typename T>
  static void* Address(T* object) {
    return const_cast<std::remove_cv_t<T>*>(object);
  }

  /// Runs `use` with the lane of this thread.
  template <typename Use>
  auto InLane(const Use& use) const;
  static void* AllocateIn(const Arena& arena, Lane& lane, size_t size, size_t alignment);
  void AddBlock(Lane& lane, size_t size) const;
  /// AllocateAligned with room for a Record before the object; Register() fills it in.
  void* AllocateObject(size_t size, size_t alignment);
  void Register(void* object, void (*destroy)(void*));
  void Bind(MessageLite& message, const internal::MessageTable& table, internal::ArenaShare& share);
  void UseInitialBlock();
  void DestroyObjects();
  /// \returns the bytes of the blocks.
  uint64_t FreeBlocks();

  ArenaOptions options_;
  /// The thread that made the arena allocates without a lock.
  const void* owner_;
  mutable Lane own_;
  mutable Lane shared_;  // of all other threads
  mutable char is_locked_ = 0;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_ARENA_H_
