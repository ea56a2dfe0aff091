#include "survivors.h"

#ifdef __linux__
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iterator>

extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*, size_t),
                                                         void (*free_hook)(const volatile void*)) __attribute__((weak));

// The variables of a program are read word by word, with the forbidden bytes between them.
#define TOUCHSTONE_NOT_CHECKED __attribute__((no_sanitize("address"), no_sanitize("undefined")))

namespace touchstone {
namespace {

/// An address with all bits inverted: LeakSanitizer must not take what is kept here for a pointer to the block.
using Hidden = uintptr_t;

struct Block {
  Hidden address;
  size_t size;
};

constexpr size_t kMostBlocks = 4096;
constexpr size_t kSlots = 2 * kMostBlocks;

/// The allocated blocks in an array, and a hash table (linear probing) of their indices. Both are compact, because a
/// case pays for each page that it writes to. Plain data, because it is used within malloc().
struct Live {
  Block blocks[kMostBlocks];
  uint16_t slots[kSlots];  ///< The index of a block plus one. 0: none.
  size_t count;
  std::atomic<bool> lost;  ///< There were too many blocks, or another thread kept the table busy.
  std::atomic_flag busy;
};
Live live{};
bool following = false;

/// Locks the table, or marks it lost. It does not wait for long: the thread that holds the lock may have been left
/// behind by fork().
class TableLock {
 public:
  TableLock() {
    for (int i = 0; i < 10000 && !locked_; ++i) locked_ = !live.busy.test_and_set(std::memory_order_acquire);
    if (!locked_) live.lost = true;
  }
  ~TableLock() {
    if (locked_) live.busy.clear(std::memory_order_release);
  }
  bool held() const { return locked_; }
  explicit operator bool() const { return locked_ && !live.lost; }

 private:
  bool locked_ = false;
};

size_t SlotOf(Hidden address) { return ((address >> 4) * 0x9E3779B97F4A7C15u) >> 51; }
static_assert(kSlots == size_t{1} << (64 - 51), "SlotOf yields the index of a slot");

/// \returns the slot of a block, or the free one where it would be
size_t Find(Hidden address) {
  size_t slot = SlotOf(address);
  while (live.slots[slot] != 0 && live.blocks[live.slots[slot] - 1].address != address) slot = (slot + 1) % kSlots;
  return slot;
}

/// Frees a slot. Blocks behind it move into the hole if they would not be found otherwise.
void Free(size_t hole) {
  for (size_t next = (hole + 1) % kSlots; live.slots[next] != 0; next = (next + 1) % kSlots) {
    const size_t distance = (next - SlotOf(live.blocks[live.slots[next] - 1].address)) % kSlots;
    if (distance < (next - hole) % kSlots) continue;
    live.slots[hole] = live.slots[next];
    hole = next;
  }
  live.slots[hole] = 0;
}

/// Empties the table.
void Forget() {
  const TableLock lock;
  if (!lock.held()) return;
  if (live.count > 0) std::fill(std::begin(live.slots), std::end(live.slots), 0);
  live.count = 0;
  live.lost = false;
}

void OnAllocation(const volatile void* pointer, size_t size) {
  const TableLock lock;
  if (!lock || pointer == nullptr) return;
  if (live.count == kMostBlocks) {
    live.lost = true;
    return;
  }
  const Hidden address = ~reinterpret_cast<uintptr_t>(pointer);
  live.blocks[live.count] = {address, size};
  live.slots[Find(address)] = static_cast<uint16_t>(++live.count);
}

void OnRelease(const volatile void* pointer) {
  const TableLock lock;
  if (!lock || pointer == nullptr) return;
  const size_t slot = Find(~reinterpret_cast<uintptr_t>(pointer));
  const size_t number = live.slots[slot];
  if (number == 0) return;  // It was allocated before.
  Free(slot);
  // The last block takes its place.
  if (number != live.count) {
    const Block last = live.blocks[live.count - 1];
    live.slots[Find(last.address)] = static_cast<uint16_t>(number);
    live.blocks[number - 1] = last;
  }
  --live.count;
}

/// Finds the blocks that can be reached from memory that is given to it.
class Search {
 public:
  /// \param blocks  sorted by their hidden addresses
  Search(const Block* blocks, size_t count) : blocks_(blocks), count_(count) {}

  bool FoundAll() const { return found_count_ == count_; }

  /// Marks the blocks that words of the memory point into, and those that can be reached from them.
  TOUCHSTONE_NOT_CHECKED void Scan(const uintptr_t* begin, const uintptr_t* end) {
    const Hidden lowest = blocks_[0].address - blocks_[0].size;
    const Hidden width = blocks_[count_ - 1].address - lowest;
    for (const uintptr_t* word = begin; word < end; ++word) {
      if (~*word - lowest <= width) Visit(~*word);
    }
    while (scanned_count_ < found_count_) {
      const Block& block = blocks_[order_[scanned_count_++]];
      const uintptr_t first = (~block.address + 7) & ~uintptr_t{7};
      const uintptr_t last = (~block.address + block.size) & ~uintptr_t{7};
      for (uintptr_t at = first; at < last; at += 8) {
        const Hidden hidden = ~*reinterpret_cast<const uintptr_t*>(at);
        if (hidden - lowest <= width) Visit(hidden);
      }
    }
  }

 private:
  void Visit(Hidden pointer) {
    size_t low = 0;
    for (size_t high = count_; low < high;) {
      const size_t middle = (low + high) / 2;
      if (blocks_[middle].address < pointer) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == count_ || found_[low] || blocks_[low].address - pointer >= std::max<size_t>(blocks_[low].size, 1))
      return;
    found_[low] = true;
    order_[found_count_++] = static_cast<uint16_t>(low);
  }

  const Block* const blocks_;
  const size_t count_;
  bool found_[kMostBlocks] = {};
  uint16_t order_[kMostBlocks];  ///< The blocks in the order in which they were found.
  size_t found_count_ = 0;
  size_t scanned_count_ = 0;
};

#ifdef __linux__
/// Scans the variables of a loaded file. Pages that are not in memory have never been written to.
int ScanModule(dl_phdr_info* module, size_t, void* argument) {
  Search& search = *static_cast<Search*>(argument);
  const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  for (int i = 0; i < module->dlpi_phnum && !search.FoundAll(); ++i) {
    const auto& header = module->dlpi_phdr[i];
    if (header.p_type != PT_LOAD || (header.p_flags & PF_W) == 0) continue;
    const uintptr_t begin = (module->dlpi_addr + header.p_vaddr) & ~(page - 1);
    const uintptr_t end = module->dlpi_addr + header.p_vaddr + header.p_memsz;
    unsigned char resident[512];
    for (uintptr_t part = begin; part < end; part += sizeof resident * page) {
      const uintptr_t part_end = std::min(end, part + sizeof resident * page);
      if (mincore(reinterpret_cast<void*>(part), part_end - part, resident) != 0) return 1;
      for (uintptr_t at = part; at < part_end; at += page) {
        if ((resident[(at - part) / page] & 1) == 0) continue;
        search.Scan(reinterpret_cast<const uintptr_t*>(at),
                    reinterpret_cast<const uintptr_t*>(std::min(part_end, at + page)));
      }
    }
  }
  return search.FoundAll() ? 1 : 0;
}

void ScanVariables(Search& search) { dl_iterate_phdr(ScanModule, &search); }
#else
/// Other systems list neither the loaded files nor the pages in memory in this way.
void ScanVariables(Search&) {}
#endif

}  // namespace

void FollowAllocations() {
  if (following) return Forget();
  if (__sanitizer_install_malloc_and_free_hooks == nullptr) return;
  following = __sanitizer_install_malloc_and_free_hooks(OnAllocation, OnRelease) != 0;
}

Survivors LookForSurvivors() {
  if (!following) return Survivors::kUnknown;
  // Until the end, so that nothing changes meanwhile.
  const TableLock lock;
  if (!lock) return Survivors::kUnknown;
  if (live.count == 0) return Survivors::kNone;
  Block blocks[kMostBlocks];
  const size_t count = live.count;
  std::copy(live.blocks, live.blocks + count, blocks);
  std::sort(blocks, blocks + count, [](const Block& one, const Block& other) { return one.address < other.address; });
  Search search(blocks, count);
  ScanVariables(search);
  return search.FoundAll() ? Survivors::kReachable : Survivors::kUnknown;
}

}  // namespace touchstone
