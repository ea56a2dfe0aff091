// A minimal test framework: TEST registers a test; CHECK compares and continues; the program fails if a check failed.
#ifndef TOUCHSTONE_RUNTIME_TESTS_CHECK_H_
#define TOUCHSTONE_RUNTIME_TESTS_CHECK_H_

#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

namespace touchstone_test {

struct Test {
  const char* name;
  void (*body)();
};

inline std::vector<Test>& Tests() {
  static std::vector<Test> tests;
  return tests;
}

inline int& Failures() {
  static int failures = 0;
  return failures;
}

struct Registration {
  Registration(const char* name, void (*body)()) { Tests().push_back({name, body}); }
};

inline void Fail(const char* file, int line, const std::string& what) {
  ++Failures();
  std::fprintf(stderr, "%s:%d: %s\n", file, line, what.c_str());
}

template <typename Actual, typename Expected>
void CheckEqual(const char* file, int line, const char* text, const Actual& actual, const Expected& expected) {
  if (actual == expected) return;
  std::ostringstream what;
  what << text << ": is " << actual << ", not " << expected;
  Fail(file, line, what.str());
}

/// Bytes from hexadecimal text; spaces are ignored.
inline std::string Hex(const char* text) {
  std::string bytes;
  unsigned pending = 0;
  bool half = false;
  for (; *text != '\0'; ++text) {
    if (*text == ' ') continue;
    const unsigned digit = static_cast<unsigned>(*text <= '9' ? *text - '0' : *text - 'a' + 10);
    pending = pending << 4 | digit;
    if (half) bytes.push_back(static_cast<char>(pending & 0xff));
    half = !half;
  }
  return bytes;
}

/// Bytes as hexadecimal text, without spaces.
inline std::string ToHex(const std::string& bytes) {
  std::string text;
  for (unsigned char byte : bytes) {
    text.push_back("0123456789abcdef"[byte >> 4]);
    text.push_back("0123456789abcdef"[byte & 15]);
  }
  return text;
}

/// Hexadecimal text without spaces.
inline std::string Plain(const char* text) { return ToHex(Hex(text)); }

}  // namespace touchstone_test

#define TEST(name)                                                             \
  static void name();                                                          \
  static const touchstone_test::Registration name##_registration(#name, name); \
  static void name()
#define CHECK(condition) ((condition) ? static_cast<void>(0) : touchstone_test::Fail(__FILE__, __LINE__, #condition))
#define CHECK_EQ(actual, expected) touchstone_test::CheckEqual(__FILE__, __LINE__, #actual, actual, expected)
/// The serialized message as hexadecimal text.
#define CHECK_BYTES(message, hex) \
  CHECK_EQ(touchstone_test::ToHex((message).SerializePartialAsString()), touchstone_test::Plain(hex))

#endif  // TOUCHSTONE_RUNTIME_TESTS_CHECK_H_
