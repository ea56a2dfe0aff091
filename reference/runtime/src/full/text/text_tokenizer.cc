#include "text_tokenizer.h"

#include <cstring>
#include <utility>

namespace google::protobuf::internal {

namespace {

bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsHexDigit(char c) { return IsDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool IsBlank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace

bool TextToken::Is(const char* word) const {
  const size_t size = std::strlen(word);
  return (kind == kSymbol || kind == kIdentifier) && static_cast<size_t>(end - begin) == size &&
         std::memcmp(begin, word, size) == 0;
}

TextTokenizer::TextTokenizer(const char* begin, const char* end, Report report)
    : p_(begin), end_(end), report_(std::move(report)) {
  Next();
}

void TextTokenizer::Skip(int count) {
  for (; count > 0 && p_ != end_; --count) {
    const char c = *p_++;
    if (c == '\n') {
      ++line_;
      column_ = 0;
    } else if (c == '\t') {
      column_ += 8 - column_ % 8;
    } else {
      ++column_;
    }
  }
}

void TextTokenizer::SkipBlanks() {
  while (p_ != end_) {
    if (*p_ == '#') {
      while (p_ != end_ && *p_ != '\n') Skip();
    } else if (IsBlank(*p_)) {
      Skip();
    } else if (static_cast<unsigned char>(*p_) < 0x20 || *p_ == 0x7f) {
      report_(line_, column_, "Invalid control character.");
      Skip();
    } else {
      return;
    }
  }
}

void TextTokenizer::Next() {
  previous_ = current_;
  SkipBlanks();
  current_.begin = p_;
  current_.line = line_;
  current_.column = column_;
  if (p_ == end_) {
    current_.kind = TextToken::kEnd;
  } else if (IsLetter(*p_)) {
    current_.kind = TextToken::kIdentifier;
    while (IsLetter(Peek()) || IsDigit(Peek())) Skip();
  } else if (IsDigit(*p_) || (*p_ == '.' && IsDigit(Peek(1)))) {
    ReadNumber();
  } else if (*p_ == '"' || *p_ == '\'') {
    ReadString();
  } else {
    current_.kind = TextToken::kSymbol;
    if (static_cast<unsigned char>(*p_) >= 0x80) report_(line_, column_, "Only strings and comments may be non-ASCII.");
    Skip();
  }
  current_.end = p_;
  current_.end_column = column_;
}

void TextTokenizer::ReadNumber() {
  current_.kind = TextToken::kInteger;
  if (Peek() == '0' && (Peek(1) == 'x' || Peek(1) == 'X')) {
    Skip(2);
    if (!IsHexDigit(Peek())) report_(line_, column_, "\"0x\" must be followed by hexadecimal digits.");
    while (IsHexDigit(Peek())) Skip();
  } else {
    const bool octal = Peek() == '0' && IsDigit(Peek(1));
    while (IsDigit(Peek())) Skip();
    if (Peek() == '.') {
      current_.kind = TextToken::kFloat;
      do Skip();
      while (IsDigit(Peek()));
    }
    if (Peek() == 'e' || Peek() == 'E') {
      current_.kind = TextToken::kFloat;
      Skip();
      if (Peek() == '+' || Peek() == '-') Skip();
      if (!IsDigit(Peek())) report_(line_, column_, "\"e\" must be followed by an exponent.");
      while (IsDigit(Peek())) Skip();
    }
    if (Peek() == 'f' || Peek() == 'F') {
      current_.kind = TextToken::kFloat;
      Skip();
    }
    const std::string digits(current_.begin, p_);
    if (octal && current_.kind == TextToken::kInteger && digits.find_first_of("89") != std::string::npos) {
      report_(current_.line, current_.column, "A number that begins with 0 is octal and cannot contain the digits 8 and 9.");
    }
  }
  if (IsLetter(Peek())) report_(line_, column_, "Expected a space between a number and a word.");
}

void TextTokenizer::ReadString() {
  current_.kind = TextToken::kString;
  const char quote = *p_;
  Skip();
  while (p_ != end_ && *p_ != quote) {
    if (*p_ == '\n') {
      report_(line_, column_, "A string cannot span lines.");
      return;
    }
    Skip(*p_ == '\\' && Peek(1) != '\n' ? 2 : 1);
  }
  if (p_ == end_) {
    report_(line_, column_, "The text ends inside a string.");
    return;
  }
  Skip();
}

}  // namespace google::protobuf::internal
