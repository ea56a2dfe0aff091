// Watches the process of a case, or of a series of cases, until it ends.
#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <functional>
#include <string>
#include <string_view>

#include "running.h"

namespace touchstone {

/// The limits of a case.
struct Limits {
  int milliseconds = 10000;
  long memory_mb = 4096;
  long processes = 64;
  long file_mb = 1024;
};

/// Reads TOUCHSTONE_LIMITS: words `NAME=NUMBER`. \returns false if a word is invalid.
bool ReadLimits(const char* text, Limits& limits);

/// How a process ended.
struct End {
  /// Why it was killed: stopped | timeout | memory | processes; empty if it ended by itself.
  std::string killed;
  /// For `stopped`: the signal.
  std::string detail;
  /// From wait(), if it ended by itself.
  int status = 0;
  rusage usage{};
};

/// What is watched. It must outlive the watch.
struct Watched {
  const Limits& limits;
  const Progress& progress;
  pid_t process;
  /// The non-blocking end of the pipe for records.
  int records;
  /// Takes what was read from the pipe.
  std::function<void(std::string_view)> take;
};

/// Waits until a process has ended, or a case in it has exceeded a limit and it was killed.
class Watch {
 public:
  explicit Watch(Watched watched) : watched_(std::move(watched)) {}

  End UntilEnd();
  /// Reads what is in the pipe, without waiting.
  void Drain();
  /// \returns whether the process exceeded its memory limit between two checks.
  bool WasGreedy(const End& end) const;

 private:
  bool Ended();
  const char* BrokenLimit() const;
  End Kill(const char* why, std::string detail = {});

  const Watched watched_;
  int status_ = 0;
  bool exhausted_ = false;  ///< Nobody can write to the pipe any more.
  rusage usage_{};
};

}  // namespace touchstone
