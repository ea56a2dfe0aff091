// Memory of one mutation: given out in one direction, and used again from the start by the next one. The sanitizers'
// allocator would take more time than the program that is fuzzed.
#ifndef TOUCHSTONE_FUZZ_SCRATCH_H_
#define TOUCHSTONE_FUZZ_SCRATCH_H_

#include <cstddef>
#include <string>
#include <vector>

namespace fuzz {

/// \returns `size` bytes that stay valid until {@link ReuseScratch}, aligned for all types.
void* Scratch(size_t size);
/// Begins again from the start. Nothing that lives in the memory may be used any more.
void ReuseScratch();

/// An allocator of standard containers.
template <typename T>
struct ScratchAllocator {
  using value_type = T;

  ScratchAllocator() = default;
  template <typename Other>
  ScratchAllocator(const ScratchAllocator<Other>&) {}

  T* allocate(size_t count) { return static_cast<T*>(Scratch(count * sizeof(T))); }
  void deallocate(T*, size_t) {}
  friend bool operator==(ScratchAllocator, ScratchAllocator) { return true; }
  friend bool operator!=(ScratchAllocator, ScratchAllocator) { return false; }
};

using ScratchString = std::basic_string<char, std::char_traits<char>, ScratchAllocator<char>>;
template <typename T>
using ScratchVector = std::vector<T, ScratchAllocator<T>>;

}  // namespace fuzz

#endif  // TOUCHSTONE_FUZZ_SCRATCH_H_
