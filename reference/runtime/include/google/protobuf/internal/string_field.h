// Storage of a singular string or bytes field, and of a string default.
#ifndef GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_
#define GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf::internal {

/// Holds the empty string that all unset fields share. Constructed before any other static object and never destroyed,
/// so that messages may have static storage duration.
union SharedEmptyString {
  SharedEmptyString() : value() {}
  ~SharedEmptyString() {}
  std::string value;
};
extern SharedEmptyString shared_empty_string;

/// \returns the value of unset string fields without a default.
inline const std::string& EmptyString() { return shared_empty_string.value; }

/// The capacity of a std::string that has not allocated.
constexpr size_t kShortString = 15;

/// Assigns at most kShortString bytes to a string of that capacity.
/// \param data  kShortString bytes must be readable, whatever `size` is: a copy of fixed size needs no call.
inline void AssignShortString(std::string& string, const char* data, size_t size) {
  string.~basic_string();
  ::new (static_cast<void*>(&string)) std::string(data, kShortString);
  string.erase(size);
}

/// Assigns bytes that are not in the string itself, in fewer instructions than assign().
inline void ReplaceString(std::string& string, const char* data, size_t size) {
  string.clear();
  string.append(data, size);
}

/// Memory for the strings of one message's singular fields: a message allocates a few times for all of them, and frees
/// those that were used without looking at each field.
///
/// Its members are pointers to the heap, so that messages are swapped as bytes. The destructor is trivial on purpose:
/// the owning message calls Destroy().
class StringPool {
 public:
  constexpr StringPool() = default;
  StringPool(const StringPool&) = delete;
  StringPool& operator=(const StringPool&) = delete;

  /// \returns memory for a std::string, which the caller constructs at once.
  void* Take() {
    Block* const block = WithRoom();
    void* const place = block->next();
    block->TakeNext();
    return place;
  }
  /// \returns a new string. Inlined, because the size is often a constant.
  [[gnu::always_inline]] std::string* Make(const char* data, size_t size) {
    Block* const block = WithRoom();
    std::string* const made = ::new (block->next()) std::string(data, size);
    // Not before: if the constructor throws, no place is left without a string.
    block->TakeNext();
    return made;
  }
  /// Allocates the first block, if there is none, for as many strings as the message's class has, within limits. Callers
  /// that do not know the class begin with a small block.
  void Begin(unsigned strings) {
    if (Newest() == nullptr) AddBlock(strings < kFirstAtMost ? strings : kFirstAtMost);
  }
  /// \returns true if the string lies in memory of this pool.
  bool Owns(const std::string* text) const;
  /// Destroys a string of this pool; its memory is used again.
  void Return(std::string* text);
  /// Destroys all strings and frees their memory.
  void Destroy() {
    if (blocks_ != 0) DestroyBlocks();
  }

  bool HasBlock() const { return Newest() != nullptr; }
  /// False if no field of the message ever held a string, so that there is nothing to destroy.
  bool IsUsed() const { return blocks_ != 0; }
  /// Whether a field of the message ever held a string from outside, which Destroy() does not free.
  bool SawOthers() const { return (blocks_ & kSawOthers) != 0; }
  void NoteOther() { blocks_ |= kSawOthers; }
  /// Whether the message is in an arena, to which strings from outside then belong.
  bool IsInArena() const { return (blocks_ & kInArena) != 0; }
  void NoteArena() { blocks_ |= kInArena; }

  /// \returns the bytes of the blocks.
  size_t SpaceUsed() const;

 private:
  /// Places for strings, in one allocation. Every block has twice as many as the one before, up to kLargest.
  struct Block {
    Block* older;
    uint32_t free;      // a bit for each place without a string
    uint32_t capacity;  // places

    /// The next place to be taken. There must be one.
    void* next() { return place(static_cast<unsigned>(__builtin_ctz(free))); }
    void TakeNext() { free &= free - 1; }
    void* place(unsigned index) { return reinterpret_cast<char*>(this + 1) + sizeof(std::string) * index; }
    size_t IndexOf(const std::string* text) const {
      return (reinterpret_cast<uintptr_t>(text) - reinterpret_cast<uintptr_t>(this + 1)) / sizeof(std::string);
    }
  };
  static constexpr uintptr_t kSawOthers = 1;
  static constexpr uintptr_t kInArena = 2;
  static constexpr uintptr_t kFlags = kSawOthers | kInArena;
  static constexpr unsigned kFirst = 4;
  static constexpr unsigned kFirstAtMost = 16;
  static constexpr unsigned kLargest = 32;

  Block* Newest() const { return reinterpret_cast<Block*>(blocks_ & ~kFlags); }
  Block* BlockOf(const std::string* text) const;
  /// \returns a block with room for another string.
  Block* WithRoom() {
    Block* const block = Newest();
    return block != nullptr && block->free != 0 ? block : FindRoom();
  }
  Block* FindRoom();
  Block* AddBlock(unsigned capacity);
  void DestroyBlocks();

  /// The newest block, which is owned, and the flags.
  uintptr_t blocks_ = 0;
};

/// A string that is constructed on demand. `value_` points to the shared empty string, which nobody changes, to a string
/// in the message's pool, or to a heap string that a caller passed to SetAllocated. Reading is one indirection and no
/// branch; an unset field costs a pointer; a caller's string keeps its address.
///
/// Every `pool` is the one of the message that the field is in. The message also tracks presence, and frees the strings.
class StringField {
 public:
  StringField() : value_(Shared()) {}
  StringField(const StringField&) = delete;
  StringField& operator=(const StringField&) = delete;

  const std::string& Get() const { return *value_; }

  /// \returns the string, for modification; an empty one is constructed if there is none.
  std::string* Mutable(StringPool& pool) { return value_ != Shared() ? value_ : Create(pool); }

  void Set(const StringArg& value, StringPool& pool);
  void Set(const char* data, size_t size, StringPool& pool) {
    if (value_ != Shared()) {
      value_->assign(data, size);
    } else {
      CreateFrom(data, size, pool);
    }
  }

  /// The same; the bytes are not in the field's string.
  void Replace(const char* data, size_t size, StringPool& pool) {
    if (value_ != Shared()) {
      ReplaceString(*value_, data, size);
    } else {
      CreateFrom(data, size, pool);
    }
  }

  /// Sets a short string; see AssignShortString.
  void SetShort(const char* data, size_t size, StringPool& pool) {
    if (value_ == Shared()) {
      value_ = pool.Make(data, kShortString);
      value_->erase(size);
    } else if (value_->capacity() == kShortString) {
      AssignShortString(*value_, data, size);
    } else {
      ReplaceString(*value_, data, size);
    }
  }

  /// Sets a copy of another field's string.
  void CopyFrom(const std::string& text, StringPool& pool) {
    // The buffer of any std::string of this capacity has as many bytes, whatever its size.
    if (text.size() <= kShortString && text.capacity() >= kShortString) {
      SetShort(text.data(), text.size(), pool);
    } else if (value_ == Shared()) {
      CreateFrom(text.data(), text.size(), pool);
    } else {
      value_->assign(text);
    }
  }

  /// Empties the string and keeps its buffer.
  void Clear() {
    if (value_ != Shared()) value_->clear();
  }

  /// Frees the old string and takes ownership of `value`, which may be null. If the message is in an arena, the caller
  /// gives the arena the ownership.
  void SetAllocated(std::string* value, StringPool& pool) {
    Destroy(pool);
    if (value != nullptr) {
      value_ = value;
      pool.NoteOther();
    }
  }

  /// \returns the string, or a copy of one that belongs to an arena, which the caller now owns; null if there was none.
  std::string* Release(StringPool& pool);

  /// Frees the string, if any, and resets the field.
  void Destroy(StringPool& pool);

  /// Swaps the strings of fields of two messages. Their strings may get other addresses.
  void Swap(StringPool& pool, StringField& other, StringPool& other_pool);

 private:
  static std::string* Shared() { return &shared_empty_string.value; }
  std::string* Create(StringPool& pool);
  void CreateFrom(const char* data, size_t size, StringPool& pool);

  std::string* value_;
};

/// The default value of a string field. A compile-time constant; the std::string is created on first read.
class StringDefault {
 public:
  constexpr StringDefault(const char* data, size_t size) : data_(data), size_(size), value_(nullptr) {}
  const std::string& Get() const {
    const std::string* value = __atomic_load_n(&value_, __ATOMIC_ACQUIRE);
    return value != nullptr ? *value : Create();
  }

 private:
  const std::string& Create() const;

  const char* data_;
  size_t size_;
  /// Owned; lives until ShutdownProtobufLibrary().
  mutable const std::string* value_;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_
