// The process of a case: what the runner hands it, and how it runs.
#pragma once

#include <string>

#include "touchstone/case.h"

namespace touchstone {

/// Shared between a case's process and the runner: where the case is, so that a sudden death has a place.
struct Progress {
  volatile int step;
};

/// What the runner gives a case's process.
struct Assignment {
  Progress* progress;
  int descriptor;        ///< Where its records go.
  std::string token;     ///< What they begin with.
  int limit_ms;          ///< How long it may take.
};

/// Exit status of a case's process that cannot write its records.
constexpr int kNoRecords = 70;

/// Forks. This process has one thread, so that what atfork handlers do for the others is not needed; the address
/// sanitizer's walk through a table of a million locks, in parent and child, and double the cost of a case.
int Fork();

/// Runs a case in this process, writes its end record and ends the process.
[[noreturn]] void RunInThisProcess(const Case& one, const Assignment& assignment);

/// \returns "SIGABRT", "exit status 3", ... for a status of waitpid().
std::string StatusInWords(int status);
std::string SignalName(int signal_number);

}  // namespace touchstone
