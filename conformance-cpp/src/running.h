// The process of a case, or of a series of cases.
#pragma once

#include <string>
#include <vector>

#include "touchstone/case.h"

namespace touchstone {

/// How far a process is, in memory shared with the runner, so that a crash can be attributed to a step.
struct Progress {
  volatile int step;      ///< The current step of the current case.
  volatile int finished;  ///< How many cases have gone well.
};

/// The inputs of a process.
struct Assignment {
  Progress* progress;
  int descriptor;     ///< For its records.
  std::string token;  ///< Begins each of its records.
  int limit_ms;       ///< The time limit of a case.
};

/// The exit status of a process that cannot write its records.
constexpr int kNoRecords = 70;

/// Forks without running atfork handlers. They only matter with several threads, and this process has one. Those of the
/// address sanitizer take a million locks, in parent and child, which doubles the cost of a case.
int Fork();

/// Runs a case in this process, writes its end record and ends the process.
[[noreturn]] void RunInThisProcess(const Case& one, const Assignment& assignment);

/// Runs cases in this process, one after the other, and writes a record after each that went well: it returned, all
/// that it observed held, and it left neither memory, processes nor threads behind. Ends the process after the first
/// case that did not.
[[noreturn]] void RunSeriesInThisProcess(const std::vector<const Case*>& cases, const Assignment& assignment);

/// \returns "SIGABRT", "exit status 3", ... for a status from waitpid().
std::string StatusInWords(int status);
std::string SignalName(int signal_number);

}  // namespace touchstone
