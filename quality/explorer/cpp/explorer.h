// What every driver of the explorer uses: it reads calls from standard input and writes what they show.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
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

/// \returns the text of a value that has exactly the type View.
template <typename View, typename Text>
std::string TextOf(const Text& text) {
  static_assert(std::is_same_v<View, Text>, "the getter returns a view");
  return std::string(text);
}

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

/// \returns whether the subject's functions take a string_view. Where they do not, a driver passes a string: whether
/// they have to is for the features to judge.
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

/// \returns a Cord of several pieces: the bytes three times, then more bytes than fit into one piece.
template <typename Cord>
Cord Pieces(const std::string& bytes) {
  const std::string end(600, 'p');
  Cord made;
  for (int times = 0; times < 3; ++times) made.Append(Cord(lib::string_view(bytes)));
  made.Append(Cord(lib::string_view(end)));
  return made;
}

/// Ends the program if an expectation does not hold. The explorer reports that as a finding.
inline void Expect(bool expected) {
  if (!expected) std::abort();
}

/// Calls a function for each element, by iterators that step after they were read.
template <typename Container, typename Function>
void Forward(const Container& container, Function&& function) {
  auto iterator = container.cbegin();
  Expect(iterator == container.begin() && container.cend() == container.end());
  while (iterator != container.cend()) {
    Expect(iterator >= iterator && iterator <= iterator && !(iterator < iterator) && !(iterator > iterator));
    Expect(iterator < container.cend() && container.cend() > iterator);
    function(*iterator++);
  }
}

/// Calls a function for each element, from the last one to the first.
template <typename Container, typename Function>
void Backward(const Container& container, Function&& function) {
  for (auto iterator = container.end(); iterator != container.begin();) {
    const auto before = iterator--;
    Expect(before - iterator == 1);
    function(*iterator);
  }
}

/// Likewise, by reverse iterators.
template <typename Container, typename Function>
void Reverse(const Container& container, Function&& function) {
  for (auto iterator = container.rbegin(); iterator != container.rend(); ++iterator) function(*iterator);
}

/// Calls a function for each entry of a map, by iterators that step after they were read. \returns how many there were.
template <typename Map>
int Steps(const Map& map) {
  int steps = 0;
  for (auto iterator = map.begin(); iterator != map.end(); ++steps) {
    const auto* const entry = &*iterator;
    const auto before = iterator++;
    Expect(&*before == entry && before != iterator);
  }
  return steps;
}

/// Erases the first entries of a map. \returns the count of those that are left, by iterators.
template <typename Map>
int EraseFirst(Map map, int count) {
  auto end = map.begin();
  for (; count > 0 && end != map.end(); --count) ++end;
  const auto* const next = end == map.end() ? nullptr : &*end;
  map.erase(map.begin(), end);
  Expect(next == nullptr ? map.empty() : &*map.begin() == next);
  return static_cast<int>(map.size());
}

/// Erases each entry by its iterator, and goes on at the iterator that this returns. \returns how many there were.
template <typename Map>
int EraseEach(Map& map) {
  int erased = 0;
  for (auto iterator = map.begin(); iterator != map.end(); ++erased) iterator = map.erase(iterator);
  return erased;
}

/// A number as a key of a map.
template <typename Key>
Key Numbered(int number) {
  if constexpr (std::is_same_v<Key, std::string>) {
    return std::to_string(number);
  } else {
    return static_cast<Key>(number);
  }
}

/// Adds entries with the keys from zero on to a map. \returns how many of the keys that it had or got it finds then.
template <typename Map>
int Grow(Map map, int count) {
  using Key = typename Map::key_type;
  std::set<Key> keys;
  for (const auto& entry : map) keys.insert(entry.first);
  for (int number = 0; number < count; ++number) {
    keys.insert(Numbered<Key>(number));
    map[Numbered<Key>(number)];
  }
  int found = 0;
  for (const Key& key : keys) found += map.count(key) == 1;
  Expect(map.size() == keys.size());
  return found;
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
