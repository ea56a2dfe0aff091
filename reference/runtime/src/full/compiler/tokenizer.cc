// Tokenizer: splits text into tokens. The values of tokens are in tokenizer_values.cc.
#include "google/protobuf/io/tokenizer.h"

#include <string_view>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google::protobuf::io {

namespace {

bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsOctalDigit(char c) { return c >= '0' && c <= '7'; }
bool IsHexDigit(char c) { return IsDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool IsNameCharacter(char c) { return IsLetter(c) || IsDigit(c); }
bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }
bool IsBlankOrNewline(char c) { return IsBlank(c) || c == '\n'; }
bool IsControl(char c) { return (static_cast<unsigned char>(c) < ' ' && !IsBlankOrNewline(c)) || c == 0x7f; }
bool IsSimpleEscape(char c) { return c != '\0' && std::string_view("abfnrtv\\?'\"").find(c) != std::string_view::npos; }

constexpr int kTabWidth = 8;

/// Assigns the comments between two tokens.
class CommentCollector {
 public:
  CommentCollector(std::string* trailing, std::vector<std::string>* detached, std::string* leading)
      : trailing_(trailing), detached_(detached), leading_(leading) {
    if (trailing != nullptr) trailing->clear();
    if (detached != nullptr) detached->clear();
    if (leading != nullptr) leading->clear();
  }
  CommentCollector(const CommentCollector&) = delete;
  CommentCollector& operator=(const CommentCollector&) = delete;
  /// The comment that is left stands directly before the next token.
  ~CommentCollector() {
    if (leading_ != nullptr && has_comment_) leading_->swap(comment_);
  }

  /// \returns where to put the text of a line comment: after that of the line before.
  std::string* ForLine() {
    if (has_comment_ && !is_line_) Place();
    has_comment_ = is_line_ = true;
    return &comment_;
  }
  std::string* ForBlock() {
    Place();
    has_comment_ = true;
    is_line_ = false;
    return &comment_;
  }
  /// The comment does not belong to the next token.
  void Place() {
    if (!has_comment_) return;
    if (can_trail_) {
      if (trailing_ != nullptr) *trailing_ = comment_;
      can_trail_ = false;
    } else if (detached_ != nullptr) {
      detached_->push_back(comment_);
    }
    Forget();
  }
  void Forget() {
    comment_.clear();
    has_comment_ = false;
  }
  /// No later comment belongs to the token before.
  void EndTrailing() { can_trail_ = false; }

 private:
  std::string* const trailing_;
  std::vector<std::string>* const detached_;
  std::string* const leading_;
  std::string comment_;
  bool has_comment_ = false;
  bool is_line_ = false;
  bool can_trail_ = true;
};

}  // namespace

Tokenizer::Tokenizer(ZeroCopyInputStream* input, ErrorCollector* error_collector)
    : input_(input), error_collector_(error_collector) {
  Refill();
}

Tokenizer::~Tokenizer() {
  if (next_ != end_) input_->BackUp(static_cast<int>(end_ - next_));
}

void Tokenizer::set_report_whitespace(bool report) {
  report_whitespace_ = report;
  report_newlines_ &= report;
}

void Tokenizer::set_report_newlines(bool report) {
  report_newlines_ = report;
  report_whitespace_ |= report;
}

bool Tokenizer::IsIdentifier(const std::string& text) {
  if (text.empty() || !IsLetter(text[0])) return false;
  for (const char c : text) {
    if (!IsNameCharacter(c)) return false;
  }
  return true;
}

// Characters.

void Tokenizer::Refill() {
  const void* data = nullptr;
  int size = 0;
  do {
    if (!input_->Next(&data, &size)) {
      next_ = end_ = nullptr;
      at_end_ = true;
      return;
    }
  } while (size == 0);
  next_ = static_cast<const char*>(data);
  end_ = next_ + size;
}

void Tokenizer::Skip() {
  if (at_end_) return;
  const char c = *next_++;
  if (recording_ != nullptr) recording_->push_back(c);
  if (c == '\n') {
    ++line_;
    column_ = 0;
  } else if (c == '\t') {
    column_ += kTabWidth - column_ % kTabWidth;
  } else {
    ++column_;
  }
  if (next_ == end_) Refill();
}

bool Tokenizer::Take(char c) {
  if (at_end_ || *next_ != c) return false;
  Skip();
  return true;
}

bool Tokenizer::TakeIf(bool (*is)(char c)) {
  if (at_end_ || !is(*next_)) return false;
  Skip();
  return true;
}

void Tokenizer::TakeWhile(bool (*is)(char c)) {
  while (!at_end_ && is(*next_)) Skip();
}

// Tokens.

void Tokenizer::Begin() {
  current_.text.clear();
  current_.line = line_;
  current_.column = column_;
  recording_ = &current_.text;
}

void Tokenizer::End() {
  recording_ = nullptr;
  current_.end_column = column_;
}

bool Tokenizer::TakeReportedSpace() {
  if (!report_whitespace_) {
    TakeWhile(IsBlankOrNewline);
    return false;
  }
  if (report_newlines_ && Peek() == '\n') {
    Begin();
    Skip();
    current_.type = TYPE_NEWLINE;
  } else {
    const auto is = report_newlines_ ? IsBlank : IsBlankOrNewline;
    if (AtEnd() || !is(Peek())) return false;
    Begin();
    TakeWhile(is);
    current_.type = TYPE_WHITESPACE;
  }
  End();
  return true;
}

bool Tokenizer::Next() {
  previous_ = current_;
  for (;;) {
    if (TakeReportedSpace()) return true;
    switch (TakeCommentStart()) {
      case Comment::kLine:
        TakeLineComment(nullptr);
        continue;
      case Comment::kBlock:
        TakeBlockComment(nullptr);
        continue;
      case Comment::kSlash:
        return true;
      case Comment::kNone:
        break;
    }
    if (AtEnd()) break;
    if (!IsControl(Peek())) {
      TakeToken();
      return true;
    }
    Error("Unexpected control character.");
    TakeWhile(IsControl);
  }
  current_ = {TYPE_END, "", line_, column_, column_};
  return false;
}

void Tokenizer::TakeToken() {
  Begin();
  const char first = Peek();
  if (IsLetter(first)) {
    TakeWhile(IsNameCharacter);
    current_.type = TYPE_IDENTIFIER;
  } else if (IsDigit(first)) {
    Skip();
    current_.type = TakeNumber(first);
  } else if (first == '.') {
    Skip();
    current_.type = TYPE_SYMBOL;
    if (IsDigit(Peek())) {
      // `a.1` could also be meant as a name with a number in it.
      if (previous_.type == TYPE_IDENTIFIER && current_.line == previous_.line &&
          current_.column == previous_.end_column) {
        error_collector_->AddError(current_.line, current_.column,
                                   "Expected a space between a name and a number that begins with a point.");
      }
      current_.type = TakeNumber(first);
    }
  } else if (first == '"' || first == '\'') {
    Skip();
    TakeString(first);
    current_.type = TYPE_STRING;
  } else {
    if (static_cast<unsigned char>(first) >= 0x80) {
      Error("Unexpected byte " + std::to_string(static_cast<unsigned char>(first)) +
            ": only strings and comments may be non-ASCII.");
    }
    Skip();
    current_.type = TYPE_SYMBOL;
  }
  End();
}

Tokenizer::TokenType Tokenizer::TakeNumber(char first) {
  bool is_float = first == '.';
  if (first == '0' && (Take('x') || Take('X'))) {
    if (!IsHexDigit(Peek())) Error("Expected hexadecimal digits after \"0x\".");
    TakeWhile(IsHexDigit);
  } else if (first == '0' && IsDigit(Peek())) {
    TakeWhile(IsOctalDigit);
    if (IsDigit(Peek())) {
      Error("A number that begins with 0 is octal: its digits are 0 to 7.");
      TakeWhile(IsDigit);
    }
  } else {
    TakeWhile(IsDigit);
    if (!is_float && Take('.')) {
      is_float = true;
      TakeWhile(IsDigit);
    }
    if (Take('e') || Take('E')) {
      is_float = true;
      if (!Take('-')) Take('+');
      if (!IsDigit(Peek())) Error("The exponent has no digits.");
      TakeWhile(IsDigit);
    }
    if (allow_f_after_float_ && (Take('f') || Take('F'))) is_float = true;
  }
  if (IsLetter(Peek()) && require_space_after_number_) {
    Error("Expected a space between a number and a name.");
  } else if (Peek() == '.') {
    Error(is_float ? "The number already has a decimal point or an exponent."
                   : "Hexadecimal and octal numbers cannot have a decimal point.");
  }
  return is_float ? TYPE_FLOAT : TYPE_INTEGER;
}

void Tokenizer::TakeString(char quote) {
  for (;;) {
    const char c = Peek();
    if (c == '\0') {
      Error("The text ends inside a string.");
      return;
    }
    if (c == '\n' && !allow_multiline_strings_) {
      Error("A string cannot span lines.");
      return;
    }
    Skip();
    if (c == quote) return;
    if (c == '\\') TakeEscape();
  }
}

void Tokenizer::TakeEscape() {
  if (TakeIf(IsSimpleEscape) || TakeIf(IsOctalDigit)) return;
  if (Take('x')) {
    if (!TakeIf(IsHexDigit)) Error("Expected hexadecimal digits after \\x.");
  } else if (Take('u')) {
    if (!TakeHexDigits(4)) Error("Expected four hexadecimal digits after \\u.");
  } else if (Take('U')) {
    // The largest code point is 10ffff.
    if (!Take('0') || !Take('0') || !(Take('0') || Take('1')) || !TakeHexDigits(5)) {
      Error("Expected eight hexadecimal digits, at most 0010ffff, after \\U.");
    }
  } else {
    Error("Unknown escape sequence in a string.");
  }
}

bool Tokenizer::TakeHexDigits(int count) {
  for (; count > 0; --count) {
    if (!TakeIf(IsHexDigit)) return false;
  }
  return true;
}

// Comments.

Tokenizer::Comment Tokenizer::TakeCommentStart() {
  if (comment_style_ == SH_COMMENT_STYLE) return Take('#') ? Comment::kLine : Comment::kNone;
  if (!Take('/')) return Comment::kNone;
  if (Take('/')) return Comment::kLine;
  if (Take('*')) return Comment::kBlock;
  previous_ = current_;
  current_ = {TYPE_SYMBOL, "/", line_, column_ - 1, column_};
  return Comment::kSlash;
}

void Tokenizer::TakeLineComment(std::string* content) {
  recording_ = content;
  TakeWhile([](char c) { return c != '\n' && c != '\0'; });
  Take('\n');
  recording_ = nullptr;
}

void Tokenizer::TakeBlockComment(std::string* content) {
  const int start_line = line_;
  const ColumnNumber start_column = column_ - 2;
  recording_ = content;
  for (;;) {
    TakeWhile([](char c) { return c != '*' && c != '/' && c != '\n' && c != '\0'; });
    if (Take('\n')) {
      // The indentation and the star at the start of a line are not part of the comment.
      recording_ = nullptr;
      TakeWhile(IsBlank);
      if (Take('*') && Take('/')) return;
      recording_ = content;
    } else if (Take('*')) {
      if (!Take('/')) continue;
      if (content != nullptr) content->resize(content->size() - 2);
      break;
    } else if (Take('/')) {
      if (Peek() == '*') Error("Block comments cannot be nested.");
    } else {
      Error("The text ends inside a block comment.");
      error_collector_->AddError(start_line, start_column, "This block comment is not closed.");
      break;
    }
  }
  recording_ = nullptr;
}

bool Tokenizer::TakeByteOrderMark() {
  if (!Take('\xef')) return true;
  if (Take('\xbb') && Take('\xbf')) return true;
  Error("The text begins with an incomplete byte order mark of UTF-8.");
  return false;
}

bool Tokenizer::NextWithComments(std::string* prev_trailing_comments, std::vector<std::string>* detached_comments,
                                 std::string* next_leading_comments) {
  CommentCollector comments(prev_trailing_comments, detached_comments, next_leading_comments);
  if (current_.type == TYPE_START) {
    if (!TakeByteOrderMark()) return false;
    comments.EndTrailing();
  } else {
    // A comment on the line of the token before belongs to it, unless another token follows on that line.
    TakeWhile(IsBlank);
    switch (TakeCommentStart()) {
      case Comment::kLine:
        TakeLineComment(comments.ForLine());
        comments.Place();
        break;
      case Comment::kBlock:
        TakeBlockComment(comments.ForBlock());
        TakeWhile(IsBlank);
        if (!Take('\n')) {
          comments.Forget();
          return Next();
        }
        comments.Place();
        break;
      case Comment::kSlash:
        return true;
      case Comment::kNone:
        if (!Take('\n')) return Next();
    }
  }
  // From here on, each turn begins at the start of a line or after a comment.
  for (;;) {
    TakeWhile(IsBlank);
    switch (TakeCommentStart()) {
      case Comment::kLine:
        TakeLineComment(comments.ForLine());
        break;
      case Comment::kBlock:
        TakeBlockComment(comments.ForBlock());
        TakeWhile(IsBlank);
        Take('\n');
        break;
      case Comment::kSlash:
        return true;
      case Comment::kNone: {
        if (Take('\n')) {
          comments.Place();
          comments.EndTrailing();
          break;
        }
        const bool found = Next();
        // A comment before the end of a block does not belong to its bracket.
        const bool closes = current_.type == TYPE_SYMBOL && (current_.text == "}" || current_.text == "]" ||
                                                             current_.text == ")");
        if (!found || closes) comments.Place();
        return found;
      }
    }
  }
}

}  // namespace google::protobuf::io
