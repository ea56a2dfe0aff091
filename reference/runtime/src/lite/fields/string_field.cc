// The slow path of string fields, and the strings that live as long as the process.
#include "google/protobuf/internal/string_field.h"

#include <cstring>
#include <new>
#include <utility>

#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/internal/library.h"

namespace google::protobuf::internal {

// 101 is the first priority that programs may use. It comes before every object without a priority.
__attribute__((init_priority(101))) SharedEmptyString shared_empty_string;

StringPool::Block* StringPool::AddBlock(unsigned capacity) {
  void* const memory = AllocateBlock(sizeof(Block) + capacity * sizeof(std::string));
  Block* const block = ::new (memory) Block{Newest(), ~0u >> (kLargest - capacity), capacity};
  blocks_ = reinterpret_cast<uintptr_t>(block) | (blocks_ & kFlags);
  return block;
}

StringPool::Block* StringPool::FindRoom() {
  Block* block = Newest();
  while (block != nullptr && block->free == 0) block = block->older;
  if (block != nullptr) return block;
  const Block* const newest = Newest();
  return AddBlock(newest == nullptr ? kFirst : newest->capacity * 2 < kLargest ? newest->capacity * 2 : kLargest);
}

StringPool::Block* StringPool::BlockOf(const std::string* text) const {
  for (Block* block = Newest(); block != nullptr; block = block->older) {
    // An address below the block's places becomes a huge index.
    if (block->IndexOf(text) < block->capacity) return block;
  }
  return nullptr;
}

bool StringPool::Owns(const std::string* text) const { return BlockOf(text) != nullptr; }

void StringPool::Return(std::string* text) {
  Block* const block = BlockOf(text);
  text->~basic_string();
  block->free |= 1u << block->IndexOf(text);
}

void StringPool::DestroyBlocks() {
  for (Block* block = Newest(); block != nullptr;) {
    Block* const older = block->older;
    for (unsigned place = 0; place < block->capacity; ++place) {
      if ((block->free >> place & 1) == 0) static_cast<std::string*>(block->place(place))->~basic_string();
    }
    FreeBlock(block, sizeof(Block) + block->capacity * sizeof(std::string));
    block = older;
  }
  blocks_ = 0;
}

size_t StringPool::SpaceUsed() const {
  size_t total = 0;
  for (const Block* block = Newest(); block != nullptr; block = block->older) {
    total += sizeof(Block) + block->capacity * sizeof(std::string);
  }
  return total;
}

std::string* StringField::Create(StringPool& pool) { return value_ = ::new (pool.Take()) std::string(); }

void StringField::CreateFrom(const char* data, size_t size, StringPool& pool) {
  // A constructor is faster than assign().
  value_ = pool.Make(data, size);
}

void StringField::Set(const StringArg& value, StringPool& pool) {
  if (value_ == Shared() && value.movable() != nullptr) {
    value_ = ::new (pool.Take()) std::string(std::move(*value.movable()));
  } else {
    value.AssignTo(Mutable(pool));
  }
}

std::string* StringField::Release(StringPool& pool) {
  if (value_ == Shared()) return nullptr;
  std::string* released = value_;
  if (pool.Owns(value_)) {
    released = new std::string(std::move(*value_));
    pool.Return(value_);
  } else if (pool.IsInArena()) {
    released = new std::string(*value_);
  }
  value_ = Shared();
  return released;
}

void StringField::Destroy(StringPool& pool) {
  if (value_ == Shared()) return;
  if (pool.Owns(value_)) {
    pool.Return(value_);
  } else if (!pool.IsInArena()) {
    delete value_;
  }
  value_ = Shared();
}

void StringField::Swap(StringPool& pool, StringField& other, StringPool& other_pool) {
  if (pool.IsInArena() || other_pool.IsInArena()) {
    std::string* const mine = Mutable(pool);
    std::swap(*mine, *other.Mutable(other_pool));
    return;
  }
  std::string* const mine = Release(pool);
  SetAllocated(other.Release(other_pool), pool);
  other.SetAllocated(mine, other_pool);
}

const std::string& StringDefault::Create() const {
  const std::string* created = new std::string(data_, size_);
  const std::string* expected = nullptr;
  if (__atomic_compare_exchange_n(&value_, &expected, created, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    OnShutdownRun(
        [](const void* what) {
          const auto* const freed = static_cast<const StringDefault*>(what);
          delete freed->value_;
          freed->value_ = nullptr;
        },
        this);
    return *created;
  }
  // Another thread created it first.
  delete created;
  return *expected;
}

}  // namespace google::protobuf::internal
