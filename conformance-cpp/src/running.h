// The process of a case.
#pragma once

#include <string>

#include "touchstone/case.h"

namespace touchstone {

/// The current step of a case, in memory shared with the runner, so that a crash can be attributed to it.
struct Progress {
  volatile int step;
};

/// The inputs of a case's process.
struct Assignment {
  Progress* progress;
  int descriptor;        ///< For its records.
  std::string token;     ///< Begins each of its records.
  int limit_ms;          ///< The time limit.
};

/// The exit status of a case's process that cannot write its records.
constexpr int kNoRecords = 70;

/// Forks without running atfork handlers. They only matter with several threads, and this process has one. Those of the
/// address sanitizer take a million locks, in parent and child, which doubles the cost of a case.
int Fork();

/// Runs a case in this process, writes its end record and ends the process.
[[noreturn]] void RunInThisProcess(const Case& one, const Assignment& assignment);

/// \returns "SIGABRT", "exit status 3", ... for a status from waitpid().
std::string StatusInWords(int status);
std::string SignalName(int signal_number);

}  // namespace touchstone
