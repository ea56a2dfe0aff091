#include "watch.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "processes.h"

namespace touchstone {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Records are not read earlier, nor more often while a series runs. Most cases have ended by then, and each wake-up of
/// the runner copies pages of the memory that it shares with the process. A case whose records fill the pipe waits
/// once, until then.
constexpr milliseconds kSleep{10};
/// When the memory and the processes of a case are checked.
constexpr milliseconds kFirstLook{20};
constexpr milliseconds kLookAgain{50};

}  // namespace

bool ReadLimits(const char* text, Limits& limits) {
  while (*text != '\0') {
    char name[16];
    long value = 0;
    int length = 0;
    if (std::sscanf(text, " %15[a-z_]=%ld %n", name, &value, &length) != 2 || value <= 0) return false;
    text += length;
    const std::string_view word = name;
    if (word == "memory_mb") {
      limits.memory_mb = value;
    } else if (word == "processes") {
      limits.processes = value;
    } else if (word == "file_mb") {
      limits.file_mb = value;
    } else {
      return false;
    }
  }
  return true;
}

End Watch::UntilEnd() {
  const auto start = Clock::now();
  auto case_began = start;
  auto next_look = start + kFirstLook;
  for (int finished = watched_.progress.finished; !Ended();) {
    const auto now = Clock::now();
    if (const int done = watched_.progress.finished; done != finished) {
      finished = done;
      case_began = now;
    }
    const auto deadline = case_began + milliseconds(watched_.limits.milliseconds);
    if (now >= deadline) return Kill("timeout");
    if (now >= next_look) {
      if (const char* const broken = BrokenLimit()) return Kill(broken);
      next_look = now + kLookAgain;
    }
    const bool asleep = finished > 0 || now < start + kSleep;
    const auto next = std::chrono::duration_cast<milliseconds>(std::min(deadline, next_look) - now);
    if (AwaitChild(asleep ? -1 : watched_.records, asleep ? kSleep : next + milliseconds(1)) || finished > 0) Drain();
  }
  if (WIFSTOPPED(status_)) return Kill("stopped", SignalName(WSTOPSIG(status_)));
  // All of its records are in the pipe. Reading is bounded, because descendants may never stop writing.
  const int most = 64;
  for (int i = 0; i < most && !exhausted_ && AwaitChild(watched_.records, milliseconds(0)); ++i) Drain();
  return {{}, {}, status_, usage_};
}

void Watch::Drain() {
  while (!exhausted_) {
    static char buffer[64 * 1024];
    const ssize_t count = read(watched_.records, buffer, sizeof buffer);
    if (count > 0) {
      watched_.take({buffer, static_cast<size_t>(count)});
      // A case that never stops writing must not keep the runner from checking the time limit.
      if (static_cast<size_t>(count) == sizeof buffer) return;
    } else if (count == 0 || errno != EINTR) {
      exhausted_ = count == 0;
      return;
    }
  }
}

bool Watch::WasGreedy(const End& end) const {
  const long limit = watched_.limits.memory_mb * 1024;
  return end.usage.ru_maxrss > limit && end.usage.ru_maxrss - ResidentKilobytes(getpid()) > limit;
}

/// \returns whether the process has ended or stopped.
bool Watch::Ended() {
  const pid_t changed = wait4(watched_.process, &status_, WNOHANG | WUNTRACED, &usage_);
  // Code that ran before main() has reaped it.
  if (changed < 0 && errno == ECHILD) status_ = kNoRecords << 8;
  return changed == watched_.process || (changed < 0 && errno == ECHILD);
}

/// \returns the limit that the process and its descendants exceed, or null.
const char* Watch::BrokenLimit() const {
  const std::vector<pid_t> processes = Descendants();
  if (static_cast<long>(processes.size()) > watched_.limits.processes) return "processes";
  // Memory that a process shares with this one does not count.
  const long shared = ResidentKilobytes(getpid());
  long kilobytes = 0;
  for (const pid_t process : processes) kilobytes += std::max(0L, ResidentKilobytes(process) - shared);
  return kilobytes / 1024 > watched_.limits.memory_mb ? "memory" : nullptr;
}

End Watch::Kill(const char* why, std::string detail) {
  kill(-watched_.process, SIGKILL);
  kill(watched_.process, SIGKILL);
  int status = 0;
  while (wait4(watched_.process, &status, 0, &usage_) < 0 && errno == EINTR) {
  }
  return {why, std::move(detail), status, usage_};
}

}  // namespace touchstone
