#include "running.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string_view>

#include "record.h"
#include "survivors.h"
#include "touchstone/observe.h"
#include "touchstone/program.h"
#include "variables.h"

// Present only in programs built with a leak checker.
extern "C" int __lsan_do_recoverable_leak_check() __attribute__((weak));
extern "C" size_t __sanitizer_get_current_allocated_bytes() __attribute__((weak));
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*, size_t),
                                                         void (*free_hook)(const volatile void*)) __attribute__((weak));

namespace touchstone {
namespace {

/// The lowest descriptor for records. It is high because tested code may close or count low descriptors, or expect a
/// certain next one.
constexpr int kLowestDescriptor = 960;
/// The exit status of ForkToSee's child if its statement throws.
constexpr int kStatementThrew = 88;
/// The maximum number of steps that a case records.
constexpr int kMostSteps = 4096;

/// The case that this process runs. Plain data without allocations, which could be mistaken for leaks.
struct Running {
  Progress* progress;
  int descriptor;
  int limit_ms;
  int next_record;
  bool all_held;
  int entered_count;
  int entered[kMostSteps];
  char token[40];
};
Running running{};

size_t allocated_while_counting = 0;

/// In ForkToSee's child: the pipe that tells the parent that the statement returned.
int returned_descriptor = -1;

/// The number of bytes that the program has allocated and not freed; 0 without a sanitizer.
size_t AllocatedBytes() {
  return __sanitizer_get_current_allocated_bytes == nullptr ? 0 : __sanitizer_get_current_allocated_bytes();
}

/// \param allocated_before  what was allocated before the case
bool HasLeaked(size_t allocated_before) {
  if (__lsan_do_recoverable_leak_check == nullptr || AllocatedBytes() <= allocated_before) return false;
  return LookForSurvivors() == Survivors::kUnknown && __lsan_do_recoverable_leak_check() != 0;
}

void Send(RecordKind kind, std::string_view body) {
  const std::string line = RecordLine(running.token, running.next_record++, getpid(), kind, body);
  if (!WriteAll(running.descriptor, line)) _exit(kNoRecords);
}

/// Moves a descriptor to a high number; it stays if none is free.
int MovedUp(int descriptor) {
  const int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, kLowestDescriptor);
  if (moved < 0) return descriptor;
  close(descriptor);
  return moved;
}

void Begin(const Assignment& assignment) {
  running.progress = assignment.progress;
  running.descriptor = MovedUp(assignment.descriptor);
  running.limit_ms = assignment.limit_ms;
  running.next_record = 1;
  assignment.token.copy(running.token, sizeof running.token - 1);
}

/// Writes the last record of a case. \param word  the first word of its body
void SendEnd(RecordKind kind, std::string_view word) {
  std::string body(word);
  for (int i = 0; i < running.entered_count; ++i) {
    body += i == 0 ? ' ' : ',';
    body += std::to_string(running.entered[i]);
  }
  if (running.entered_count == 0) body += ' ';
  Send(kind, body);
}

/// In ForkToSee's child, the statement has thrown. Only the case's own process may go on.
void EndIfStatementThrew() {
  if (returned_descriptor >= 0) _exit(kStatementThrew);
}

/// Writes the end record and ends the process.
[[noreturn]] void End(std::string_view outcome) {
  EndIfStatementThrew();
  SendEnd(RecordKind::kEnd, outcome);
  _exit(0);
}

/// Whether this process has no children and no other threads.
bool IsAlone() {
  if (waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD) return false;
  struct stat threads {};
  return stat("/proc/self/task", &threads) == 0 && threads.st_nlink == 3;
}

/// Runs one case of a series. \returns whether it went well
bool RunOneOfSeries(const Case& one) {
  running.all_held = true;
  running.entered_count = 0;
  running.progress->step = 0;
  const size_t allocated_before = AllocatedBytes();
  FollowAllocations();
  try {
    one.run();
  } catch (...) {
    EndIfStatementThrew();
    return false;
  }
  return running.all_held && !HasLeaked(allocated_before) && IsAlone();
}

/// \returns whether the last case has left neither memory nor another value of a variable
bool IsAsBefore() { return LookForSurvivors() == Survivors::kNone && VariablesAreAsRemembered(); }

}  // namespace

int Fork() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  return _Fork();
#else
  return fork();
#endif
}

void RunInThisProcess(const Case& one, const Assignment& assignment) {
  Begin(assignment);
  const size_t allocated_before = AllocatedBytes();
  FollowAllocations();
  try {
    one.run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    End("exception");
  } catch (...) {
    std::fprintf(stderr, "an object that is not a std::exception was thrown\n");
    End("exception");
  }
  End(HasLeaked(allocated_before) ? "leaked" : "returned");
}

void RunSeriesInThisProcess(const std::vector<const Case*>& cases, const Assignment& assignment) {
  Begin(assignment);
  for (const Case* const one : cases) {
    const auto start = std::chrono::steady_clock::now();
    if (!RunOneOfSeries(*one)) break;
    const auto time = std::chrono::steady_clock::now() - start;
    SendEnd(RecordKind::kGood, std::to_string(std::chrono::duration_cast<std::chrono::microseconds>(time).count()));
    running.progress->finished = running.progress->finished + 1;
    if (!IsAsBefore()) break;
  }
  _exit(0);
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
    case SIGSTOP:
      return "SIGSTOP";
    case SIGTERM:
      return "SIGTERM";
    case SIGPIPE:
      return "SIGPIPE";
    case SIGXFSZ:
      return "SIGXFSZ";
    default:
      return "signal " + std::to_string(signal_number);
  }
}

std::string StatusInWords(int status) {
  if (WIFSIGNALED(status)) return SignalName(WTERMSIG(status));
  return "exit status " + std::to_string(WEXITSTATUS(status));
}

void EnterStep(int step) {
  running.progress->step = step;
  if (running.entered_count < kMostSteps) running.entered[running.entered_count++] = step;
}

int CaseLimitMilliseconds() { return running.limit_ms; }

void Observe(bool holds, const std::string& actual, const std::string& expected) {
  running.all_held = running.all_held && holds;
  Send(RecordKind::kObservation, "{\"step\":" + std::to_string(running.progress->step) +
                                     ",\"holds\":" + (holds ? "true" : "false") + ",\"actual\":" + JsonString(actual) +
                                     ",\"expected\":" + JsonString(expected) + "}");
}

bool ForkToSee(std::string& fate) {
  std::fflush(nullptr);
  int returned[2];
  if (pipe(returned) != 0) {
    fate = "nothing, because no pipe could be created";
    return false;
  }
  for (int& end : returned) {
    fcntl(end, F_SETFD, FD_CLOEXEC);
    end = MovedUp(end);
  }
  const pid_t child = Fork();
  if (child < 0) {
    fate = "nothing, because fork failed";
    close(returned[0]);
    close(returned[1]);
    return false;
  }
  if (child == 0) {
    close(returned[0]);
    returned_descriptor = returned[1];
    // The child must not write records.
    close(running.descriptor);
    running.descriptor = -1;
    // The statement is expected to abort: no core file, and no output.
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    const int silence = open("/dev/null", O_WRONLY);
    if (silence >= 0) dup2(silence, STDERR_FILENO);
    return true;
  }
  close(returned[1]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  // Non-blocking, because processes that the statement started may have the other end open.
  fcntl(returned[0], F_SETFL, O_NONBLOCK);
  char said[sizeof running.token];
  const ssize_t length = read(returned[0], said, sizeof said);
  close(returned[0]);
  const bool came_back = length > 0 && std::string_view(said, static_cast<size_t>(length)) == running.token;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT) {
    fate = "an abort";
  } else if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && came_back) {
    fate = "a return";
  } else {
    fate = "an end with " + StatusInWords(status);
  }
  return false;
}

void StatementReturned() {
  WriteAll(returned_descriptor, running.token);
  _exit(0);
}

void StartCounting() {
  static const bool installed = [] {
    if (__sanitizer_install_malloc_and_free_hooks == nullptr) return false;
    const auto count = [](const volatile void*, size_t size) { allocated_while_counting += size; };
    return __sanitizer_install_malloc_and_free_hooks(count, [](const volatile void*) {}) != 0;
  }();
  if (!installed) throw std::logic_error("allocations can be counted only in programs with a sanitizer");
  allocated_while_counting = 0;
}

size_t StopCounting() { return allocated_while_counting; }

size_t BytesInUse() {
  if (__sanitizer_get_current_allocated_bytes == nullptr) {
    throw std::logic_error("the memory in use can be counted only in programs with a sanitizer");
  }
  return AllocatedBytes();
}

}  // namespace touchstone
