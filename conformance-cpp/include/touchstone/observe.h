// Observations: values that a case reads from the subject. Another process judges them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "touchstone/case.h"
#include "touchstone/render.h"

namespace touchstone {

/// Writes one observation of the running case and step.
/// \param holds     whether the value is the expected one.
/// \param actual    the value, as text.
/// \param expected  what the step expects, as text.
void Observe(bool holds, const std::string& actual, const std::string& expected);

/// Runs the statement in a child process.
/// \returns "an abort" if SIGABRT killed it, "a return" if the statement returned, else how the process ended.
template <typename Statement>
std::string FateOf(Statement&& statement);

/// Forks. \returns true in the child; in the parent false, after the child's end, with the result in `fate`.
bool ForkToSee(std::string& fate);
/// Ends the child of ForkToSee: its statement has returned.
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

/// \returns the bytes of hexadecimal digits; white space between them is ignored.
/// \throws std::invalid_argument for other characters, and for half a byte.
std::string Bytes(std::string_view hexadecimal);

/// \returns the wire bytes of a length-delimited field: tag, length, payload.
std::string Record(unsigned number, std::string payload);

/// \returns whether the two are equal. Integers of different signedness are compared by their mathematical values.
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

/// \returns whether `actual` is less than `other`. Integers are compared as in Equal.
template <typename Actual, typename Other>
bool Less(const Actual& actual, const Other& other) {
  if constexpr (std::is_integral_v<Actual> && std::is_integral_v<Other>) {
    if constexpr (std::is_signed_v<Actual> && std::is_unsigned_v<Other>) {
      return actual < 0 || static_cast<std::make_unsigned_t<Actual>>(actual) < other;
    } else if constexpr (std::is_unsigned_v<Actual> && std::is_signed_v<Other>) {
      return other > 0 && actual < static_cast<std::make_unsigned_t<Other>>(other);
    } else {
      return actual < other;
    }
  } else {
    return static_cast<bool>(actual < other);
  }
}

/// \returns whether a string contains another, or a container contains an element.
template <typename Whole, typename Part>
bool Contains(const Whole& whole, const Part& part) {
  if constexpr (std::is_convertible_v<const Whole&, std::string_view>) {
    return std::string_view(whole).find(part) != std::string_view::npos;
  } else {
    for (const auto& element : whole) {
      if (Equal(element, part)) return true;
    }
    return false;
  }
}

template <typename Actual, typename Part>
void ObserveContains(const Actual& actual, const Part& part) {
  Observe(Contains(actual, part), Render(actual), "it to contain " + Render(part));
}

template <typename Actual, typename Part>
void ObserveLacks(const Actual& actual, const Part& part) {
  Observe(!Contains(actual, part), Render(actual), "it not to contain " + Render(part));
}

template <typename Actual, typename Limit>
void ObserveAtMost(const Actual& actual, const Limit& limit) {
  Observe(Less(actual, limit) || Equal(actual, limit), Render(actual), "at most " + Render(limit));
}

template <typename Actual, typename Limit>
void ObserveAtLeast(const Actual& actual, const Limit& limit) {
  Observe(Less(limit, actual) || Equal(actual, limit), Render(actual), "at least " + Render(limit));
}

template <typename Actual, typename Limit>
void ObserveLess(const Actual& actual, const Limit& limit) {
  Observe(Less(actual, limit), Render(actual), "less than " + Render(limit));
}

/// Observes the type of an expression. `Actual` is its decltype.
template <typename Actual, typename Expected>
void ObserveType() {
  Observe(std::is_same_v<Actual, Expected>, TypeName<Actual>(), TypeName<Expected>());
}

/// Observes whether a pointer is null.
template <typename Pointer>
void ObserveNull(const Pointer& pointer, bool expected) {
  Observe((pointer == nullptr) == expected, Render(pointer), expected ? "null" : "not null");
}

/// Observes how a statement ends in a child process; see FateOf.
template <typename Statement>
void ObserveFate(const std::string& expected, Statement&& statement) {
  const std::string fate = FateOf(std::forward<Statement>(statement));
  Observe(fate == expected, fate, expected);
}

/// Starts to count allocated bytes. \throws std::logic_error in a program without a sanitizer.
void StartCounting();
/// \returns the number of bytes allocated since StartCounting, including those that were freed again.
size_t StopCounting();

/// Runs the statement. \returns the number of bytes that it allocated. \throws as StartCounting.
template <typename Statement>
size_t BytesAllocatedBy(Statement&& statement) {
  StartCounting();
  std::forward<Statement>(statement)();
  return StopCounting();
}

/// Observes how much memory a statement allocates.
template <typename Statement>
void ObserveAllocation(size_t limit, Statement&& statement) {
  const size_t allocated = BytesAllocatedBy(std::forward<Statement>(statement));
  Observe(allocated < limit, std::to_string(allocated) + " bytes", "less than " + std::to_string(limit) + " bytes");
}

/// \returns the number of bytes that the program has allocated and not freed. \throws std::logic_error in a program
/// without a sanitizer.
size_t BytesInUse();

/// Observes how much less memory the program uses after a statement.
template <typename Statement>
void ObserveRelease(size_t least, Statement&& statement) {
  const size_t before = BytesInUse();
  std::forward<Statement>(statement)();
  const size_t after = BytesInUse();
  const size_t freed = before > after ? before - after : 0;
  Observe(freed >= least, std::to_string(freed) + " bytes", "at least " + std::to_string(least) + " bytes");
}

/// Observes bytes that another process judges.
inline void ObserveBytes(std::string_view bytes) { Observe(true, Hex(bytes), ""); }

/// Reports a failed action. It is not an observation.
inline void Require(bool condition, const char* what) {
  if (!condition) Observe(false, "false", what);
}

}  // namespace touchstone
