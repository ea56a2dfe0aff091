// Runs cases, each in a child process of its own, and reports what they observed as JSON lines on standard output.
//
//   {"case":3,"step":5,"holds":true,"actual":"7","expected":"7"}     an observation, written by the child
//   {"case":3,"end":"returned","step":6,"microseconds":812}          how the child ended, written by the parent
//
// `end` is returned | leaked | sanitizer | signal | exception | exit | timeout; `detail` names the signal or the
// status, and `output` holds the last of what the child printed. A case that ends badly is one case's trouble.

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <set>
#include <stdexcept>
#include <string>

#include "touchstone/observe.h"

// Present only in programs built with a leak checker.
extern "C" int __lsan_do_recoverable_leak_check() __attribute__((weak));
extern "C" size_t __sanitizer_get_current_allocated_bytes() __attribute__((weak));
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*, size_t),
                                                         void (*free_hook)(const volatile void*)) __attribute__((weak));

namespace touchstone {
namespace {

constexpr int kLeaked = 87;
constexpr int kException = 88;
constexpr int kSanitizer = 86;  // ASAN_OPTIONS=exitcode=86, set by the harness.
constexpr size_t kMostOutput = 64 * 1024;

const Case* first_case = nullptr;

size_t allocated_while_counting = 0;

/// Shared between a child and its parent: where the child was when it ended.
struct Progress {
  volatile int number;
  volatile int step;
};
Progress* progress = nullptr;

/// JSON text of a string whose bytes may be anything; bytes that are not ASCII are written as \u00XX.
std::string JsonString(std::string_view text) {
  std::string json = "\"";
  char escape[8];
  for (const unsigned char byte : text) {
    if (byte == '"' || byte == '\\') {
      json += '\\';
      json += static_cast<char>(byte);
    } else if (byte >= 0x20 && byte < 0x7f) {
      json += static_cast<char>(byte);
    } else {
      std::snprintf(escape, sizeof escape, "\\u%04x", byte);
      json += escape;
    }
  }
  return json + "\"";
}

void WriteLine(const std::string& line) {
  const char* cursor = line.data();
  size_t left = line.size();
  while (left > 0) {
    const ssize_t written = write(STDOUT_FILENO, cursor, left);
    if (written < 0 && errno != EINTR) _exit(70);
    if (written > 0) {
      cursor += written;
      left -= static_cast<size_t>(written);
    }
  }
}

/// Where the system can: a process whose parent is gone ends too, so that an interrupt leaves nothing behind.
void EndWithParent() {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

std::string SignalName(int signal_number) {
  switch (signal_number) {
    case SIGABRT:
      return "SIGABRT";
    case SIGSEGV:
      return "SIGSEGV";
    case SIGBUS:
      return "SIGBUS";
    case SIGFPE:
      return "SIGFPE";
    case SIGILL:
      return "SIGILL";
    case SIGTRAP:
      return "SIGTRAP";
    case SIGKILL:
      return "SIGKILL";
    default:
      return "signal " + std::to_string(signal_number);
  }
}

std::string StatusInWords(int status) {
  if (WIFSIGNALED(status)) return SignalName(WTERMSIG(status));
  return "exit status " + std::to_string(WEXITSTATUS(status));
}

/// Bytes that the program has allocated and not freed; 0 without a sanitizer.
size_t AllocatedBytes() {
  return __sanitizer_get_current_allocated_bytes == nullptr ? 0 : __sanitizer_get_current_allocated_bytes();
}

[[noreturn]] void RunInChild(const Case& one) {
  EndWithParent();
  const size_t allocated_before = AllocatedBytes();
  try {
    one.run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    _exit(kException);
  } catch (...) {
    std::fprintf(stderr, "something that is no std::exception was thrown\n");
    _exit(kException);
  }
  // Looking for leaks takes longer than the rest of a case. Where no more is allocated than before nothing leaked.
  if (AllocatedBytes() > allocated_before && __lsan_do_recoverable_leak_check != nullptr &&
      __lsan_do_recoverable_leak_check() != 0) {
    _exit(kLeaked);
  }
  _exit(0);
}

std::string ReadBack(int descriptor) {
  std::string text(kMostOutput, '\0');
  const ssize_t length = pread(descriptor, text.data(), text.size(), 0);
  text.resize(length < 0 ? 0 : static_cast<size_t>(length));
  return text;
}

/// Forks. This process has one thread, so that what atfork handlers do for the others is not needed; the address
/// sanitizer's walk through a table of a million locks, in parent and child, and double the cost of a case.
pid_t Fork() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  return _Fork();
#else
  return fork();
#endif
}

/// Runs one case in a child and writes its end line.
void RunCase(const Case& one, int limit_ms) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> output_file(std::tmpfile(), &std::fclose);
  const int output = output_file == nullptr ? -1 : fileno(output_file.get());
  progress->number = one.number;
  progress->step = 0;
  int alive[2];  // The child holds the writing end: it closes when the child and all of its children are gone.
  if (output < 0 || pipe(alive) != 0) {
    std::perror("touchstone: cannot start a case");
    std::exit(70);
  }
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = Fork();
  if (child < 0) {
    std::perror("touchstone: fork");
    std::exit(70);
  }
  if (child == 0) {
    setpgid(0, 0);
    close(alive[0]);
    dup2(output, STDERR_FILENO);
    RunInChild(one);
  }
  setpgid(child, child);
  close(alive[1]);
  pollfd waiting{alive[0], POLLIN, 0};
  int ready = 0;
  do {
    ready = poll(&waiting, 1, limit_ms);
  } while (ready < 0 && errno == EINTR);
  const bool timeout = ready == 0;
  kill(-child, SIGKILL);  // Also what the case may have left behind; harmless when it has ended.
  int status = 0;
  rusage usage{};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  const auto microseconds =
      std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();

  const char* end = "returned";
  std::string detail;
  if (timeout) {
    end = "timeout";
    detail = "no end after " + std::to_string(limit_ms / 1000) + " s";
  } else if (WIFSIGNALED(status)) {
    end = "signal";
    detail = StatusInWords(status);
  } else if (WEXITSTATUS(status) == kLeaked) {
    end = "leaked";
  } else if (WEXITSTATUS(status) == kSanitizer) {
    end = "sanitizer";
  } else if (WEXITSTATUS(status) == kException) {
    end = "exception";
  } else if (WEXITSTATUS(status) != 0) {
    end = "exit";
    detail = StatusInWords(status);
  }
  std::string line = "{\"case\":" + std::to_string(one.number) + ",\"end\":\"" + end +
                     "\",\"step\":" + std::to_string(progress->step) +
                     ",\"microseconds\":" + std::to_string(microseconds) +
                     ",\"kilobytes\":" + std::to_string(usage.ru_maxrss);
  if (!detail.empty()) line += ",\"detail\":" + JsonString(detail);
  if (std::strcmp(end, "returned") != 0) line += ",\"output\":" + JsonString(ReadBack(output));
  close(alive[0]);
  WriteLine(line + "}\n");
}

}  // namespace

Case::Case(int case_number, void (*function)()) : number(case_number), run(function), next(first_case) {
  first_case = this;
}

const Case* FirstCase() { return first_case; }

void EnterStep(int step) { progress->step = step; }

void Observe(bool holds, const std::string& actual, const std::string& expected) {
  WriteLine("{\"case\":" + std::to_string(progress->number) + ",\"step\":" + std::to_string(progress->step) +
            ",\"holds\":" + (holds ? "true" : "false") + ",\"actual\":" + JsonString(actual) +
            ",\"expected\":" + JsonString(expected) + "}\n");
}

bool ForkToSee(std::string& fate) {
  std::fflush(nullptr);
  const pid_t child = Fork();
  if (child < 0) {
    fate = "nothing, for fork failed";
    return false;
  }
  if (child == 0) {
    // The statement is expected to die; a core file and its last words are of no use to anybody.
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    const int silence = open("/dev/null", O_WRONLY);
    if (silence >= 0) dup2(silence, STDERR_FILENO);
    return true;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT) {
    fate = "an abort";
  } else if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
    fate = "a return";
  } else {
    fate = "an end with " + StatusInWords(status);
  }
  return false;
}

void StatementReturned() { _exit(0); }

void StartCounting() {
  static const bool installed = [] {
    if (__sanitizer_install_malloc_and_free_hooks == nullptr) return false;
    const auto count = [](const volatile void*, size_t size) { allocated_while_counting += size; };
    return __sanitizer_install_malloc_and_free_hooks(count, [](const volatile void*) {}) != 0;
  }();
  if (!installed) throw std::logic_error("what is allocated can be counted only in programs with a sanitizer");
  allocated_while_counting = 0;
}

size_t StopCounting() { return allocated_while_counting; }

}  // namespace touchstone

/// usage: driver LIMIT_MS CASE…   (no case: all of them, in order of their numbers)
int main(int argument_count, char** arguments) {
  using touchstone::Case;
  if (argument_count < 2) {
    std::fprintf(stderr, "usage: %s LIMIT_MS [CASE ...]\n", arguments[0]);
    return 64;
  }
  touchstone::EndWithParent();
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  void* shared = mmap(nullptr, sizeof(touchstone::Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) {
    std::perror("touchstone: mmap");
    return 70;
  }
  touchstone::progress = new (shared) touchstone::Progress{0, 0};
  const int limit_ms = std::atoi(arguments[1]);
  std::set<int> wanted;
  for (int i = 2; i < argument_count; ++i) wanted.insert(std::atoi(arguments[i]));

  struct ByNumber {
    bool operator()(const Case* left, const Case* right) const { return left->number < right->number; }
  };
  std::set<const Case*, ByNumber> selected;
  for (const Case* one = touchstone::FirstCase(); one != nullptr; one = one->next) {
    if (wanted.empty() || wanted.count(one->number) != 0) selected.insert(one);
  }
  for (const Case* one : selected) touchstone::RunCase(*one, limit_ms);
  std::fflush(nullptr);
  _exit(0);
}
