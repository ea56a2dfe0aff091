// A case: one scenario as a C++ function, and how the runner finds it.
#pragma once

#include <cstdint>

namespace touchstone {

/// One scenario. Cases register themselves before main() and live as long as the program.
struct Case {
  int number;        ///< The planner's number; unique in the program.
  void (*run)();     ///< Executes the scenario's steps in order.
  const Case* next;  ///< The case registered before this one.

  Case(int case_number, void (*function)());
};

/// The most recently registered case, or null.
const Case* FirstCase();

/// Records that the case has reached the step with this number, so that a crash is attributed to it.
void EnterStep(int step);

/// \returns how long the running case may take, in milliseconds.
int CaseLimitMilliseconds();

}  // namespace touchstone

/// Opens the function of case NUMBER. The braces follow.
#define TOUCHSTONE_CASE(NUMBER)                                                                        \
  static void touchstone_case_##NUMBER();                                                              \
  static const ::touchstone::Case touchstone_registration_##NUMBER(NUMBER, &touchstone_case_##NUMBER); \
  static void touchstone_case_##NUMBER()
