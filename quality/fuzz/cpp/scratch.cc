#include "scratch.h"

#include <algorithm>
#include <memory>

namespace fuzz {

namespace {

constexpr size_t kBlockSize = size_t{1} << 20;

struct Block {
  std::unique_ptr<char[]> bytes;
  size_t size;
};

/// They are never given back.
std::vector<Block>& Blocks() {
  static std::vector<Block>& blocks = *new std::vector<Block>;
  return blocks;
}

size_t current = 0;  // the block in use
size_t used = 0;     // its bytes

}  // namespace

void* Scratch(size_t size) {
  constexpr size_t kAlignment = alignof(std::max_align_t);
  size = (size + kAlignment - 1) / kAlignment * kAlignment;
  std::vector<Block>& blocks = Blocks();
  for (; current < blocks.size(); ++current, used = 0) {
    if (blocks[current].size - used < size) continue;
    used += size;
    return blocks[current].bytes.get() + (used - size);
  }
  const size_t whole = std::max(size, kBlockSize);
  blocks.push_back({std::unique_ptr<char[]>(new char[whole]), whole});
  used = size;
  return blocks[current].bytes.get();
}

void ReuseScratch() {
  current = 0;
  used = 0;
}

}  // namespace fuzz
