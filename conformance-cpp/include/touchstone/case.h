// A case: one scenario as a C++ function, registered for the runner.
#pragma once

#include <cstdint>

namespace touchstone {

/// One scenario. Cases register themselves before main() and are never destroyed.
struct Case {
  int number;        ///< Given by the planner; unique in the program.
  void (*run)();     ///< Executes the scenario's steps in order.
  const Case* next;  ///< The case registered before this one.

  Case(int case_number, void (*function)());
};

/// The most recently registered case, or null.
const Case* FirstCase();

/// Records that the case has reached this step, so that a crash is attributed to it.
void EnterStep(int step);

/// \returns the time limit of the running case, in milliseconds.
int CaseLimitMilliseconds();

}  // namespace touchstone

/// Begins the function of case NUMBER; its body follows.
#define TOUCHSTONE_CASE(NUMBER)                                                                        \
  static void touchstone_case_##NUMBER();                                                              \
  static const ::touchstone::Case touchstone_registration_##NUMBER(NUMBER, &touchstone_case_##NUMBER); \
  static void touchstone_case_##NUMBER()
