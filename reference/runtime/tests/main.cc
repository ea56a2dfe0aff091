#include "check.h"

int main() {
  for (const auto& test : touchstone_test::Tests()) {
    const int before = touchstone_test::Failures();
    test.body();
    if (touchstone_test::Failures() != before) std::fprintf(stderr, "FAILED %s\n", test.name);
  }
  std::printf("%zu tests, %d failed checks\n", touchstone_test::Tests().size(), touchstone_test::Failures());
  return touchstone_test::Failures() == 0 ? 0 : 1;
}
