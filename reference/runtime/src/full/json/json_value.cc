// Reads JSON texts, and writes strings.
#include "json_value.h"

#include <cstdint>
#include <cstdio>

#include "../../lite/wire/utf8.h"
#include "../text/code_point.h"

namespace google::protobuf::util {

namespace {

constexpr int kMaxDepth = 100;

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

/// A recursive-descent parser. After an error, all functions return false.
class Reader {
 public:
  Reader(std::string_view text, std::string* error) : text_(text), error_(error) {}

  bool ReadAll(JsonValue* value) {
    if (!internal::IsUtf8(text_.data(), text_.size())) return Fail("the text is not UTF-8");
    if (!Read(value, 0)) return false;
    SkipSpace();
    return at_ == text_.size() || Fail("expected the end of the text");
  }

 private:
  bool Fail(const char* what) {
    *error_ = std::string(what) + ", at byte " + std::to_string(at_);
    return false;
  }
  /// The next character; NUL at the end.
  char Peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void SkipSpace() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }
  bool Take(char c) {
    SkipSpace();
    if (Peek() != c) return false;
    ++at_;
    return true;
  }
  bool Word(const char* word, JsonValue::Kind kind, JsonValue* value) {
    const std::string_view wanted = word;
    if (text_.substr(at_, wanted.size()) != wanted) return Fail("expected a value");
    at_ += wanted.size();
    value->kind = kind;
    return true;
  }

  bool Read(JsonValue* value, int depth) {
    SkipSpace();
    if (depth > kMaxDepth) return Fail("the text is nested too deeply");
    switch (Peek()) {
      case '{':
        return ReadObject(value, depth);
      case '[':
        return ReadArray(value, depth);
      case '"':
        value->kind = JsonValue::Kind::kString;
        return ReadString(&value->text);
      case 't':
        return Word("true", JsonValue::Kind::kTrue, value);
      case 'f':
        return Word("false", JsonValue::Kind::kFalse, value);
      case 'n':
        return Word("null", JsonValue::Kind::kNull, value);
      default:
        value->kind = JsonValue::Kind::kNumber;
        return ReadNumber(&value->text);
    }
  }

  bool ReadObject(JsonValue* value, int depth) {
    value->kind = JsonValue::Kind::kObject;
    ++at_;
    if (Take('}')) return true;
    do {
      SkipSpace();
      if (Peek() != '"') return Fail("expected a name in quotes");
      auto& [name, member] = value->members.emplace_back();
      if (!ReadString(&name)) return false;
      if (!Take(':')) return Fail("expected a colon");
      if (!Read(&member, depth + 1)) return false;
    } while (Take(','));
    return Take('}') || Fail("expected a comma or a closing brace");
  }

  bool ReadArray(JsonValue* value, int depth) {
    value->kind = JsonValue::Kind::kArray;
    ++at_;
    if (Take(']')) return true;
    do {
      if (!Read(&value->elements.emplace_back(), depth + 1)) return false;
    } while (Take(','));
    return Take(']') || Fail("expected a comma or a closing bracket");
  }

  bool Digits() {
    const size_t start = at_;
    while (IsDigit(Peek())) ++at_;
    return at_ != start || Fail("expected a value");
  }

  bool ReadNumber(std::string* out) {
    const size_t start = at_;
    if (Peek() == '-') ++at_;
    if (Peek() == '0') {
      ++at_;
      if (IsDigit(Peek())) return Fail("a number begins with 0");
    } else if (!Digits()) {
      return false;
    }
    if (Peek() == '.') {
      ++at_;
      if (!Digits()) return false;
    }
    if (Peek() == 'e' || Peek() == 'E') {
      ++at_;
      if (Peek() == '+' || Peek() == '-') ++at_;
      if (!Digits()) return false;
    }
    *out = text_.substr(start, at_ - start);
    return true;
  }

  bool ReadString(std::string* out) {
    ++at_;
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == '"') return true;
      if (static_cast<unsigned char>(c) < 0x20) return Fail("a string has a control character that is not escaped");
      if (c != '\\') {
        out->push_back(c);
      } else if (!ReadEscape(out)) {
        return false;
      }
    }
    return Fail("a string does not end");
  }

  bool ReadEscape(std::string* out) {
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const char letter = Peek();
    ++at_;
    if (letter != 'u') {
      const size_t index = kLetters.find(letter);
      if (letter == '\0' || index == std::string_view::npos) return Fail("unknown escape in a string");
      out->push_back(kMeanings[index]);
      return true;
    }
    uint32_t code = 0;
    if (!ReadHex(&code)) return false;
    if (code >= 0xd800 && code < 0xdc00) {
      uint32_t low = 0;
      if (text_.substr(at_, 2) != "\\u") return Fail("half of a surrogate pair in a string");
      at_ += 2;
      if (!ReadHex(&low)) return false;
      if (low < 0xdc00 || low > 0xdfff) return Fail("half of a surrogate pair in a string");
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    } else if (code >= 0xdc00 && code <= 0xdfff) {
      return Fail("half of a surrogate pair in a string");
    }
    internal::AppendUtf8(code, out);
    return true;
  }

  bool ReadHex(uint32_t* code) {
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = Peek();
      const int digit = IsDigit(c)               ? c - '0'
                        : c >= 'a' && c <= 'f' ? c - 'a' + 10
                        : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                               : -1;
      if (digit < 0) return Fail("an escape in a string lacks a hexadecimal digit");
      *code = *code << 4 | static_cast<uint32_t>(digit);
    }
    return true;
  }

  const std::string_view text_;
  std::string* const error_;
  size_t at_ = 0;
};

struct Range {
  uint32_t first;
  uint32_t last;
};

/// Characters that are escaped: controls, those special in HTML, and Unicode's invisible format characters.
constexpr Range kEscaped[] = {{0x00, 0x1f},     {0x22, 0x22},     {0x3c, 0x3c},       {0x3e, 0x3e},
                              {0x5c, 0x5c},     {0x7f, 0x9f},     {0xad, 0xad},       {0x600, 0x603},
                              {0x6dd, 0x6dd},   {0x70f, 0x70f},   {0x17b4, 0x17b5},   {0x200b, 0x200f},
                              {0x2028, 0x202e}, {0x2060, 0x2064}, {0x206a, 0x206f},   {0xfeff, 0xfeff},
                              {0xfff9, 0xfffb}, {0x1d173, 0x1d17a}, {0xe0001, 0xe0001}, {0xe0020, 0xe007f}};

bool IsEscaped(uint32_t code) {
  for (const Range& range : kEscaped) {
    if (code >= range.first && code <= range.last) return true;
  }
  return false;
}

void AppendEscape(uint32_t code, std::string* out) {
  constexpr std::string_view kMeanings = "\"\\\b\f\n\r\t";
  constexpr std::string_view kLetters = "\"\\bfnrt";
  const size_t index = code < 0x80 ? kMeanings.find(static_cast<char>(code)) : std::string_view::npos;
  if (index != std::string_view::npos) {
    out->push_back('\\');
    out->push_back(kLetters[index]);
    return;
  }
  if (code >= 0x10000) {
    AppendEscape(0xd800 + ((code - 0x10000) >> 10), out);
    code = 0xdc00 + ((code - 0x10000) & 0x3ff);
  }
  char text[8];
  std::snprintf(text, sizeof(text), "\\u%04x", code & 0xffffu);
  *out += text;
}

}  // namespace

bool ReadJson(std::string_view text, JsonValue* value, std::string* error) {
  return Reader(text, error).ReadAll(value);
}

std::string JsonString(std::string_view text) {
  std::string out = "\"";
  for (size_t i = 0; i < text.size();) {
    const unsigned char lead = static_cast<unsigned char>(text[i]);
    size_t size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (size > text.size() - i) size = text.size() - i;
    uint32_t code = size == 1 ? lead : lead & (0x7fu >> size);
    for (size_t k = 1; k < size; ++k) code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3fu);
    if (IsEscaped(code)) {
      AppendEscape(code, &out);
    } else {
      out.append(text.substr(i, size));
    }
    i += size;
  }
  out.push_back('"');
  return out;
}

}  // namespace google::protobuf::util
