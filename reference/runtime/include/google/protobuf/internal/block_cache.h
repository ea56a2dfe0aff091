// The memory of messages, arrays, map entries and strings' places. Each thread keeps some of it for its next messages.
#ifndef GOOGLE_PROTOBUF_INTERNAL_BLOCK_CACHE_H_
#define GOOGLE_PROTOBUF_INTERNAL_BLOCK_CACHE_H_

#include <cstddef>
#include <string>

namespace google::protobuf::internal {

/// \returns memory from the global operator new, or a block of this size that the thread kept.
/// \throws std::bad_alloc
void* AllocateBlock(size_t size);
/// Frees a block of AllocateBlock, or of the global operator new if `size` is a multiple of eight. The thread may keep
/// it.
/// \param block  not null.
/// \param size   the size that was asked for.
void FreeBlock(void* block, size_t size) noexcept;

/// A string whose place is a block. It may also be freed as a std::string, because its size is a multiple of eight.
struct BlockString : std::string {
  using std::string::string;
  explicit BlockString(const std::string& text) : std::string(text) {}
  static void* operator new(size_t size) { return AllocateBlock(size); }
  static void operator delete(void* block, size_t size) noexcept { FreeBlock(block, size); }
};
static_assert(sizeof(BlockString) == sizeof(std::string) && sizeof(std::string) % 8 == 0);

/// Destroys and frees a BlockString, or a std::string from new.
inline void FreeString(std::string* text) noexcept {
  text->~basic_string();
  FreeBlock(text, sizeof(std::string));
}

/// Gives all blocks that this thread keeps to the global operator delete.
void FreeKeptBlocks() noexcept;

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_BLOCK_CACHE_H_
