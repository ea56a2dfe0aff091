#include "variables.h"

#ifdef __linux__
#include <link.h>
#endif

#include <cstdint>
#include <string_view>
#include <vector>

// Variables of the program are read with the forbidden bytes between them.
#define TOUCHSTONE_NOT_CHECKED __attribute__((no_sanitize("address"), no_sanitize("undefined")))

namespace {

/// The address sanitizer's description of a variable.
struct DescribedVariable {
  uintptr_t begin;
  size_t size;
  size_t size_with_redzone;
  const char* name;
  const char* source;
  uintptr_t has_dynamic_initializer;
  void* place;
  uintptr_t one_definition;
};

}  // namespace

// The linker defines them if the program has such a section.
extern "C" const DescribedVariable __start_asan_globals[] __attribute__((weak, visibility("hidden")));
extern "C" const DescribedVariable __stop_asan_globals[] __attribute__((weak, visibility("hidden")));

namespace touchstone {
namespace {

struct Range {
  const char* begin;
  size_t size;
};

/// Programs with more bytes of variables would take too long to compare after each case.
constexpr size_t kMostBytes = size_t{4} << 20;

std::vector<Range> ranges;
/// The bytes of all ranges, one after the other.
std::vector<char> remembered;

#ifdef __linux__
/// What can be written to in a loaded file.
struct Writable {
  uintptr_t begin;
  uintptr_t end;
};

/// \returns whether a loaded file belongs to the system: it has caches that do not concern a subject.
bool IsOfSystem(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  for (const std::string_view system :
       {"ld-linux", "linux-vdso", "libc.", "libm.", "libdl.", "libpthread.", "librt.", "libresolv.", "libstdc++.",
        "libgcc_s.", "libc++", "libunwind.", "libclang_rt", "libasan.", "libubsan."}) {
    if (name.substr(0, system.size()) == system) return true;
  }
  return false;
}

/// The places of a loaded file that can be written to once it is loaded.
std::vector<Writable> WritablePlaces(const dl_phdr_info& module) {
  std::vector<Writable> places;
  uintptr_t fixed = 0;
  for (int i = 0; i < module.dlpi_phnum; ++i) {
    const auto& header = module.dlpi_phdr[i];
    if (header.p_type == PT_GNU_RELRO) fixed = module.dlpi_addr + header.p_vaddr + header.p_memsz;
  }
  for (int i = 0; i < module.dlpi_phnum; ++i) {
    const auto& header = module.dlpi_phdr[i];
    if (header.p_type != PT_LOAD || (header.p_flags & PF_W) == 0) continue;
    const uintptr_t begin = module.dlpi_addr + header.p_vaddr;
    const uintptr_t end = begin + header.p_memsz;
    places.push_back({fixed > begin && fixed <= end ? fixed : begin, end});
  }
  return places;
}

/// Whether a loaded file is the program itself. The vdso has no name either, but no place that can be written to.
bool IsProgram(const dl_phdr_info& module) { return *module.dlpi_name == '\0'; }

int AddMainPlaces(dl_phdr_info* module, size_t, void* places) {
  if (!IsProgram(*module)) return 0;
  for (const Writable& place : WritablePlaces(*module)) static_cast<std::vector<Writable>*>(places)->push_back(place);
  return 0;
}

int AddLibrary(dl_phdr_info* module, size_t, void*) {
  if (IsProgram(*module) || IsOfSystem(module->dlpi_name)) return 0;
  for (const auto& [begin, end] : WritablePlaces(*module))
    ranges.push_back({reinterpret_cast<const char*>(begin), end - begin});
  return 0;
}

/// Adds the variables of the program that can be written to, without those of the runner.
TOUCHSTONE_NOT_CHECKED void AddProgram(const std::vector<Writable>& places) {
  // The rest of the path is that of another copy of this project if a compiler cache has compiled a source there.
  const std::string_view runner = "conformance-cpp/src/";
  for (const DescribedVariable* one = __start_asan_globals; one != __stop_asan_globals; ++one) {
    const uintptr_t begin = one->begin;
    const size_t size = one->size;
    for (const Writable* place = places.data(); place != places.data() + places.size(); ++place) {
      if (begin < place->begin || begin >= place->end) continue;
      const char* const source = one->source;
      if (std::string_view(source).find(runner) != std::string_view::npos) continue;
      ranges.push_back({reinterpret_cast<const char*>(begin), size});
    }
  }
}
#endif

// memcpy and memcmp would be checked.
TOUCHSTONE_NOT_CHECKED void Copy(const Range& range, char* to) {
  for (size_t i = 0; i < range.size; ++i) to[i] = range.begin[i];
}

TOUCHSTONE_NOT_CHECKED bool Equal(const Range& range, const char* other) {
  size_t i = 0;
  for (; i + 8 <= range.size; i += 8) {
    uint64_t words[2];
    __builtin_memcpy(&words[0], range.begin + i, 8);
    __builtin_memcpy(&words[1], other + i, 8);
    if (words[0] != words[1]) return false;
  }
  for (; i < range.size; ++i) {
    if (range.begin[i] != other[i]) return false;
  }
  return true;
}

}  // namespace

bool RememberVariables() {
#ifdef __linux__
  if (__start_asan_globals == nullptr) return false;
  std::vector<Writable> main_places;
  dl_iterate_phdr(AddMainPlaces, &main_places);
  AddProgram(main_places);
  dl_iterate_phdr(AddLibrary, nullptr);
  size_t size = 0;
  for (const Range& range : ranges) size += range.size;
  if (size > kMostBytes) return false;
  remembered.resize(size);
  char* to = remembered.data();
  for (const Range& range : ranges) {
    Copy(range, to);
    to += range.size;
  }
  return true;
#else
  return false;
#endif
}

bool VariablesAreAsRemembered() {
  const char* before = remembered.data();
  for (const Range& range : ranges) {
    if (!Equal(range, before)) return false;
    before += range.size;
  }
  return true;
}

}  // namespace touchstone
