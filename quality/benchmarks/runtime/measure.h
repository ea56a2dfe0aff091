// What the measuring programs share: the clock, and checks that end the program.
#ifndef TOUCHSTONE_BENCH_MEASURE_H_
#define TOUCHSTONE_BENCH_MEASURE_H_

#include <ctime>

#include "records.h"

namespace bench {

/// \returns the processor time of this process, in seconds.
inline double ProcessorSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

inline void Require(bool ok, const char* what) {
  if (!ok) Fail(what);
}

}  // namespace bench

#endif  // TOUCHSTONE_BENCH_MEASURE_H_
