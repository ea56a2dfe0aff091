// Runs all tests except those named on the command line.
#include <algorithm>
#include <cstdio>

#include "check.h"

int main(int count, char** words) {
  int ran = 0;
  for (const auto& test : touchstone_test::Tests()) {
    if (std::any_of(words + 1, words + count, [&test](const std::string& word) { return word == test.name; })) continue;
    ++ran;
    const int before = touchstone_test::Failures();
    test.body();
    if (touchstone_test::Failures() != before) std::fprintf(stderr, "FAILED %s\n", test.name);
  }
  std::printf("%d tests, %d failed checks\n", ran, touchstone_test::Failures());
  return touchstone_test::Failures() == 0 ? 0 : 1;
}
