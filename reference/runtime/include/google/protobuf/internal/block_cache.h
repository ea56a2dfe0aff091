// The memory of messages and of their strings' places, of which each thread keeps some for its next messages.
#ifndef GOOGLE_PROTOBUF_INTERNAL_BLOCK_CACHE_H_
#define GOOGLE_PROTOBUF_INTERNAL_BLOCK_CACHE_H_

#include <cstddef>

namespace google::protobuf::internal {

/// \returns memory from the global operator new, or a block of this size that the thread kept.
/// \throws std::bad_alloc
void* AllocateBlock(size_t size);
/// Frees a block of AllocateBlock, or of the global operator new if `size` is a multiple of eight. The thread may keep
/// it.
/// \param block  not null.
/// \param size   the size that was asked for.
void FreeBlock(void* block, size_t size) noexcept;
/// Gives all blocks that this thread keeps to the global operator delete.
void FreeKeptBlocks() noexcept;

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_BLOCK_CACHE_H_
