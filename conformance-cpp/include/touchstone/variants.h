// Many variants of one message's bytes, most of them malformed, given to a subject one after the other. The judge
// outside (harness/cpp/corruption.ts) goes through the same variants in the same order.
#pragma once

#include <cstddef>
#include <string>

#include "touchstone/observe.h"

namespace touchstone {

/// Appends what becomes of one variant: `-` if parsing returns false, else `=` and the bytes that the message then
/// serializes, in hexadecimal digits.
template <typename Message>
void AppendOutcome(std::string& outcomes, Message& message, const std::string& variant) {
  if (!outcomes.empty()) outcomes += ' ';
  outcomes += message.ParseFromString(variant) ? '=' + Hex(message.SerializeAsString()) : "-";
}

/// Observes what becomes of every beginning of `whole`, from none of its bytes to all.
template <typename Message>
void ObserveBeginnings(Message& message, const std::string& whole) {
  std::string outcomes;
  for (size_t length = 0; length <= whole.size(); ++length) AppendOutcome(outcomes, message, whole.substr(0, length));
  Observe(true, outcomes, "");
}

/// Observes what becomes of `whole` with every byte changed into every other value, one at a time.
template <typename Message>
void ObserveChanges(Message& message, const std::string& whole) {
  std::string outcomes;
  std::string variant = whole;
  for (size_t place = 0; place < whole.size(); ++place) {
    for (int value = 0; value < 256; ++value) {
      variant[place] = static_cast<char>(value);
      if (variant[place] != whole[place]) AppendOutcome(outcomes, message, variant);
    }
    variant[place] = whole[place];
  }
  Observe(true, outcomes, "");
}

}  // namespace touchstone
