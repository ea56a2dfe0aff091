// Lists of freed blocks, one for each size, in each thread.
//
// A tree of messages consists of many blocks of few sizes, and malloc keeps only a few blocks of a size at hand.
#include "google/protobuf/internal/block_cache.h"

#include <cstdint>
#include <cstdlib>
#include <new>

#include "google/protobuf/message_lite.h"

// 0: no block is kept. 1: blocks are kept in programs with sanitizers, too, which only tests want.
#ifndef TOUCHSTONE_BLOCK_CACHE
#define TOUCHSTONE_BLOCK_CACHE 2
#endif

// A shared library would otherwise find its thread_local variables by a function call.
#if defined(__PIC__) && !defined(__PIE__)
#define TOUCHSTONE_NEAR __attribute__((tls_model("initial-exec")))
#else
#define TOUCHSTONE_NEAR
#endif

// A program with a sanitizer has one of these.
extern "C" {
__attribute__((weak)) void __asan_init();
__attribute__((weak)) void __hwasan_init();
__attribute__((weak)) void __lsan_do_leak_check();
__attribute__((weak)) void __msan_init();
__attribute__((weak)) void __tsan_init();
}

namespace google::protobuf::internal {

namespace {

/// Sizes are rounded up to this. Messages and strings have such sizes anyway, so blocks of the global operator new are
/// as large as those of AllocateBlock.
constexpr size_t kStep = 8;
constexpr size_t kLargest = 1024;
constexpr size_t kSizes = kLargest / kStep + 1;
/// The bytes that a thread keeps at most.
constexpr size_t kKept = size_t{512} << 10;

struct Block {
  Block* next;
};

enum class State : uint8_t { kNew, kOpen, kClosed };
enum class Wanted : uint8_t { kUnknown, kNo, kYes };

/// What a thread keeps. Without constructor and destructor, so that it can be used before and after all other objects.
struct Lists {
  Block* first[kSizes];
  size_t room;       // bytes that may still be kept; none unless open
  uint32_t emptied;  // the list that MakeRoom emptied last
  State state;
  Wanted wanted;  // the same in all threads
};
TOUCHSTONE_NEAR thread_local Lists lists;

/// Sanitizers and valgrind find errors only in blocks that are freed. The variable turns off the caches of libstdc++,
/// too.
bool IsWanted() {
  if (TOUCHSTONE_BLOCK_CACHE == 0) return false;
  if (lists.wanted == Wanted::kUnknown) {
    const bool sanitizer = __asan_init != nullptr || __hwasan_init != nullptr || __lsan_do_leak_check != nullptr ||
                           __msan_init != nullptr || __tsan_init != nullptr;
    const bool wanted = (!sanitizer || TOUCHSTONE_BLOCK_CACHE == 1) && std::getenv("GLIBCXX_FORCE_NEW") == nullptr;
    lists.wanted = wanted ? Wanted::kYes : Wanted::kNo;
  }
  return lists.wanted == Wanted::kYes;
}

void Empty(size_t index) {
  Block* block = lists.first[index];
  lists.first[index] = nullptr;
  while (block != nullptr) {
    Block* const next = block->next;
    ::operator delete(block);
    lists.room += index * kStep;
    block = next;
  }
}

void EmptyAll() {
  for (size_t index = 0; index < kSizes; ++index) Empty(index);
}

/// Ends the cache with its thread. Messages that are freed still later are not kept.
struct Closing {
  ~Closing() {
    EmptyAll();
    lists.room = 0;
    lists.state = State::kClosed;
  }
};

void Open() {
  lists.state = State::kClosed;
  if (!IsWanted()) return;
  static thread_local const Closing closing;
  static_cast<void>(&closing);
  lists.room = kKept;
  lists.state = State::kOpen;
}

/// Frees blocks of other sizes for a size of which none is kept: perhaps the thread no longer uses them.
void MakeRoom(size_t size) {
  for (size_t tried = 0; lists.room < size && tried < kSizes; ++tried) {
    lists.emptied = (lists.emptied + 1) % kSizes;
    Empty(lists.emptied);
  }
}

inline void Keep(void* block, size_t index) {
  lists.first[index] = ::new (block) Block{lists.first[index]};
  lists.room -= index * kStep;
}

[[gnu::noinline]] void* AllocateNew(size_t size) {
  // Where no block is kept, a sanitizer sees the exact size.
  return ::operator new(IsWanted() ? (size + kStep - 1) & ~(kStep - 1) : size);
}

[[gnu::noinline]] void FreeSlowly(void* block, size_t index) noexcept {
  if (lists.state == State::kNew) Open();
  if (lists.state == State::kOpen) {
    if (lists.first[index] == nullptr) MakeRoom(index * kStep);
    if (lists.room >= index * kStep) return Keep(block, index);
  }
  ::operator delete(block);
}

inline void* Allocate(size_t size) {
  const size_t index = (size + kStep - 1) / kStep;
  if (__builtin_expect(index >= kSizes, false)) return AllocateNew(size);
  Block* const block = lists.first[index];
  if (__builtin_expect(block == nullptr, false)) return AllocateNew(size);
  Block* const next = block->next;
  // The next allocation reads it.
  __builtin_prefetch(next);
  lists.first[index] = next;
  lists.room += index * kStep;
  return block;
}

inline void Free(void* block, size_t size) noexcept {
  const size_t index = (size + kStep - 1) / kStep;
  if (__builtin_expect(index >= kSizes, false)) return ::operator delete(block);
  if (__builtin_expect(lists.room < index * kStep, false)) return FreeSlowly(block, index);
  Keep(block, index);
}

}  // namespace

void* AllocateBlock(size_t size) { return Allocate(size); }
void FreeBlock(void* block, size_t size) noexcept { Free(block, size); }
void FreeKeptBlocks() noexcept { EmptyAll(); }

}  // namespace google::protobuf::internal

namespace google::protobuf {

void* MessageLite::operator new(size_t size) { return internal::Allocate(size); }
void MessageLite::operator delete(void* block, size_t size) noexcept { internal::Free(block, size); }

}  // namespace google::protobuf
