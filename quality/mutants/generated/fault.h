// Included by code with generated faults: says which fault is active, and notes the faults that a case reaches.
//
// TOUCHSTONE_FAULT=N      fault N is active; without it, the code does what it did before it was rewritten
// TOUCHSTONE_REACHED=DIR  bit N of DIR/CASE is set when a case reaches fault N, and of DIR/program when the program does
//                         before it runs a case. TOUCHSTONE_CASE is the case's number.
#ifndef TOUCHSTONE_FAULT_H_
#define TOUCHSTONE_FAULT_H_

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace touchstone_fault {

/// Fault numbers are smaller than this.
inline constexpr int kEnd = 1 << 22;

/// What the environment asks for. Initialized statically: faults are reached before main().
struct State {
  bool noting = true;    ///< Whether On() has more to do than to compare; true until the environment was read.
  bool started = false;  ///< Whether the environment was read.
  int active = -1;       ///< The active fault.
  pid_t process = 0;     ///< The process that opened `reached`.
  unsigned char* reached = nullptr;
  const char* folder = nullptr;
};
inline State state;

inline void Start() {
  state.started = true;
  if (const char* const number = std::getenv("TOUCHSTONE_FAULT")) state.active = std::atoi(number);
  state.folder = std::getenv("TOUCHSTONE_REACHED");
  state.noting = state.folder != nullptr;
}

/// Opens the file of the case that this process runs.
inline void Open() {
  if (state.reached != nullptr) munmap(state.reached, kEnd / 8);
  state.process = getpid();
  const char* const number = std::getenv("TOUCHSTONE_CASE");
  char name[4096];
  std::snprintf(name, sizeof name, "%s/%s", state.folder, number == nullptr ? "program" : number);
  const int file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0 || ftruncate(file, kEnd / 8) != 0) std::abort();
  void* const bits = mmap(nullptr, kEnd / 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bits == MAP_FAILED) std::abort();
  close(file);
  state.reached = static_cast<unsigned char*>(bits);
}

/// Notes a fault if that is asked for. \returns whether it is active.
__attribute__((noinline)) inline bool Note(int number) {
  if (!state.started) Start();
  if (state.noting) {
    if (state.process != getpid()) Open();
    const auto bit = static_cast<unsigned char>(1 << (number % 8));
    unsigned char& byte = state.reached[number / 8];
    if ((byte & bit) == 0) __atomic_fetch_or(&byte, bit, __ATOMIC_RELAXED);
  }
  return number == state.active;
}

/// \returns whether a fault is active. Never during the compilation, so that constant expressions stay what they are.
constexpr bool On(int number) {
  if (__builtin_is_constant_evaluated()) return false;
  return state.noting ? Note(number) : number == state.active;
}

template <typename Value>
constexpr Value Constant(int number, Value value) {
  return On(number) ? static_cast<Value>(value + 1) : value;
}
// By value, because an array then becomes a pointer.
template <typename One, typename Other>
constexpr auto Plus(int number, One one, Other other) {
  return On(number) ? one + other + 1 : one + other;
}
template <typename One, typename Other>
constexpr auto Minus(int number, One one, Other other) {
  return On(number) ? one - other - 1 : one - other;
}
template <typename One, typename Other>
constexpr bool Less(int number, const One& one, const Other& other) {
  return On(number) ? one <= other : one < other;
}
template <typename One, typename Other>
constexpr bool LessOrEqual(int number, const One& one, const Other& other) {
  return On(number) ? one < other : one <= other;
}
template <typename One, typename Other>
constexpr bool Greater(int number, const One& one, const Other& other) {
  return On(number) ? one >= other : one > other;
}
template <typename One, typename Other>
constexpr bool GreaterOrEqual(int number, const One& one, const Other& other) {
  return On(number) ? one > other : one >= other;
}

}  // namespace touchstone_fault

#endif  // TOUCHSTONE_FAULT_H_
