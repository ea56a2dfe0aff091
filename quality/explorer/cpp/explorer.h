// What every driver of the explorer uses: it reads calls from standard input and writes what they show.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace explorer {

/// Reads the arguments of calls, in the order in which program.ts writes them.
class In {
 public:
  explicit In(std::string_view bytes) : left_(bytes) {}

  bool done() const { return left_.empty(); }
  /// \returns the next bytes. Aborts if there are too few: the driver and its input do not fit.
  std::string_view Take(size_t length) {
    if (left_.size() < length) std::abort();
    const std::string_view taken = left_.substr(0, length);
    left_.remove_prefix(length);
    return taken;
  }
  template <typename T>
  T Fixed() {
    T value;
    std::memcpy(&value, Take(sizeof value).data(), sizeof value);
    return value;
  }
  std::string String() { return std::string(Take(Fixed<uint32_t>())); }

 private:
  std::string_view left_;
};

/// Collects what the calls show: one text a value, each ended by a line feed.
class Out {
 public:
  template <typename T>
  void Put(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
      Line(value ? "true" : "false");
    } else if constexpr (std::is_enum_v<T>) {
      Line(std::to_string(static_cast<int>(value)));
    } else if constexpr (std::is_floating_point_v<T>) {
      std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t> bits;
      std::memcpy(&bits, &value, sizeof bits);
      char text[20];
      std::snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(bits));
      Line(std::isnan(value) ? "nan" : text);
    } else if constexpr (std::is_integral_v<T>) {
      Line(std::to_string(value));
    } else {
      Line(Text(std::string(value)));
    }
  }
  /// Says that the subject has no such function.
  void NotAvailable() { Line("n/a"); }
  /// Ends a call's values.
  void EndCall() { text_ += '\n'; }
  /// Ends a program's calls.
  void EndProgram() { text_ += ".\n"; }
  void Flush() {
    std::fwrite(text_.data(), 1, text_.size(), stdout);
    std::fflush(stdout);
    text_.clear();
  }

  /// How a string is shown: `x` and its bytes in hexadecimal digits.
  static std::string Text(std::string_view bytes) {
    static const char digits[] = "0123456789abcdef";
    std::string text = "x";
    for (const unsigned char byte : bytes) {
      text += digits[byte >> 4];
      text += digits[byte & 15];
    }
    return text;
  }

 private:
  void Line(std::string_view text) {
    text_ += text;
    text_ += '\n';
  }

  std::string text_;
};

/// The text of a map's key, by which entries are sorted.
template <typename Key>
std::string KeyText(const Key& key) {
  if constexpr (std::is_same_v<Key, bool>) {
    return key ? "true" : "false";
  } else if constexpr (std::is_integral_v<Key>) {
    return std::to_string(key);
  } else {
    return Out::Text(key);
  }
}

/// Puts `function(message)`, or `n/a` if the message has no such function.
template <typename Message, typename Function>
void PutIfAvailable(Out& out, Message& message, Function&& function) {
  if constexpr (std::is_invocable_v<Function, Message&>) {
    out.Put(function(message));
  } else {
    (void)message;
    out.NotAvailable();
  }
}

/// \returns whether the subject's functions take a string_view. Where they do not, a driver passes a string: whether they
/// have to is for the features to judge.
template <typename Message>
constexpr bool TakesViews() {
  using Class = std::remove_reference_t<Message>;
  return std::is_invocable_v<decltype(&Class::ParseFromString), Class&, lib::string_view>;
}

/// Runs the first of two functions that accepts the message: an overload that the document names, and one that every
/// subject has. Whether the first exists is for the features to judge.
template <typename Message, typename Function, typename Otherwise>
void Either(Message& message, Function&& function, Otherwise&& otherwise) {
  if constexpr (std::is_invocable_v<Function, Message&>) {
    function(message);
  } else {
    otherwise(message);
  }
}

}  // namespace explorer

extern "C" void __sanitizer_set_death_callback(void (*callback)());

namespace explorer {

inline Out& TheOut() {
  static Out out;
  return out;
}

/// Runs the programs of standard input, each with objects of its own. \param run runs one program.
template <typename Run>
int RunAll(Run&& run) {
  std::string all;
  char buffer[65536];
  for (size_t read; (read = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) all.append(buffer, read);
  // A report of a sanitizer ends the process: what was shown up to then says which call it was.
  __sanitizer_set_death_callback([] { TheOut().Flush(); });
  In in(all);
  while (!in.done()) {
    In program(in.Take(in.Fixed<uint32_t>()));
    run(program, TheOut());
    TheOut().EndProgram();
    TheOut().Flush();
  }
  return 0;
}

}  // namespace explorer
