// Lets the subject parse corruptions of a message's bytes, most of them malformed, one by one. The judge
// (harness/cpp/corruption.ts) creates the same corruptions in the same order.
#pragma once

#include <cstddef>
#include <string>

#include "touchstone/observe.h"

namespace touchstone {

/// Parses corrupted bytes and appends the outcome: `-` if parsing returns false, else `=` and the bytes that the
/// message then serializes, in hexadecimal digits.
template <typename Message>
void AppendOutcome(std::string& outcomes, Message& message, const std::string& corrupted) {
  if (!outcomes.empty()) outcomes += ' ';
  outcomes += message.ParseFromString(corrupted) ? '=' + Hex(message.SerializeAsString()) : "-";
}

/// Parses every prefix of `whole`, from the empty one to all of its bytes, and observes the outcomes.
template <typename Message>
void ObservePrefixes(Message& message, const std::string& whole) {
  std::string outcomes;
  for (size_t length = 0; length <= whole.size(); ++length) AppendOutcome(outcomes, message, whole.substr(0, length));
  Observe(true, outcomes, "");
}

/// Parses `whole` with one byte changed, each byte in turn to each other value, and observes the outcomes.
template <typename Message>
void ObserveByteMutations(Message& message, const std::string& whole) {
  std::string outcomes;
  std::string corrupted = whole;
  for (size_t place = 0; place < whole.size(); ++place) {
    for (int value = 0; value < 256; ++value) {
      corrupted[place] = static_cast<char>(value);
      if (corrupted[place] != whole[place]) AppendOutcome(outcomes, message, corrupted);
    }
    corrupted[place] = whole[place];
  }
  Observe(true, outcomes, "");
}

}  // namespace touchstone
