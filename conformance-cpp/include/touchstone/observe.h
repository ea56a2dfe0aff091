// Observations: what a case saw of the subject, one JSON line each, judged outside of this process.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "touchstone/case.h"
#include "touchstone/render.h"

namespace touchstone {

/// Writes one observation of the running case and step.
/// \param holds     whether it is as the step says.
/// \param actual    what was seen, as text.
/// \param expected  what the step asks for, as text.
void Observe(bool holds, const std::string& actual, const std::string& expected);

/// Runs the statement in a child process.
/// \returns "aborts" if it ended with SIGABRT, "returns" if it came to its end, else what happened instead.
template <typename Statement>
std::string FateOf(Statement&& statement);

/// Forks. \returns true in the child. In the parent waits for the child and says in `fate` how it ended.
bool ForkToSee(std::string& fate);
/// Ends the child that ForkToSee made, as one whose statement returned.
[[noreturn]] void StatementReturned();

template <typename Statement>
std::string FateOf(Statement&& statement) {
  std::string fate;
  if (ForkToSee(fate)) {
    std::forward<Statement>(statement)();
    StatementReturned();
  }
  return fate;
}

/// \returns the bytes that hexadecimal digits stand for; white space between them is ignored.
/// \throws std::invalid_argument if there is anything else, or half a byte.
std::string Bytes(std::string_view hexadecimal);

/// \returns whether the two are equal; integers of different signedness by their mathematical value.
template <typename Actual, typename Expected>
bool Equal(const Actual& actual, const Expected& expected) {
  if constexpr (std::is_integral_v<Actual> && std::is_integral_v<Expected> && !std::is_same_v<Actual, bool> &&
                !std::is_same_v<Expected, bool>) {
    if constexpr (std::is_signed_v<Actual> == std::is_signed_v<Expected>) {
      return actual == expected;
    } else if constexpr (std::is_signed_v<Actual>) {
      return actual >= 0 && static_cast<std::make_unsigned_t<Actual>>(actual) == expected;
    } else {
      return expected >= 0 && actual == static_cast<std::make_unsigned_t<Expected>>(expected);
    }
  } else {
    return static_cast<bool>(actual == expected);
  }
}

template <typename Actual, typename Expected>
void ObserveEqual(const Actual& actual, const Expected& expected) {
  Observe(Equal(actual, expected), Render(actual), Render(expected));
}

template <typename Actual, typename Expected>
void ObserveDifferent(const Actual& actual, const Expected& expected) {
  Observe(!Equal(actual, expected), Render(actual), "anything but " + Render(expected));
}

}  // namespace touchstone

#define OBSERVE_EQ(ACTUAL, EXPECTED) ::touchstone::ObserveEqual((ACTUAL), (EXPECTED))
#define OBSERVE_NE(ACTUAL, EXPECTED) ::touchstone::ObserveDifferent((ACTUAL), (EXPECTED))
#define OBSERVE_NULL(POINTER) ::touchstone::Observe((POINTER) == nullptr, ::touchstone::Render(POINTER), "null")
#define OBSERVE_NOT_NULL(POINTER) ::touchstone::Observe((POINTER) != nullptr, ::touchstone::Render(POINTER), "not null")
/// The type comes last: it may contain commas.
#define OBSERVE_TYPE(EXPRESSION, ...)                                      \
  ::touchstone::Observe(std::is_same_v<decltype(EXPRESSION), __VA_ARGS__>, \
                        ::touchstone::TypeName<decltype(EXPRESSION)>(), ::touchstone::TypeName<__VA_ARGS__>())
#define OBSERVE_FATE(FATE, ...)                                                     \
  do {                                                                              \
    const std::string touchstone_fate = ::touchstone::FateOf([&] { __VA_ARGS__; }); \
    ::touchstone::Observe(touchstone_fate == FATE, touchstone_fate, FATE);          \
  } while (false)
/// Shows bytes for a judge outside; it always holds here.
#define OBSERVE_BYTES(BYTES_EXPRESSION) ::touchstone::Observe(true, ::touchstone::Hex(BYTES_EXPRESSION), "")
/// Not an observation: says only when the action failed.
#define REQUIRE_TRUE(CONDITION)                                                   \
  do {                                                                            \
    if (!(CONDITION)) ::touchstone::Observe(false, "false", "true: " #CONDITION); \
  } while (false)
