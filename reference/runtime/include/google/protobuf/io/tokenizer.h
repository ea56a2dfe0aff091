// Splits text into tokens, as parsers of schemas do, and how parsers of text report errors.
#ifndef GOOGLE_PROTOBUF_IO_TOKENIZER_H_
#define GOOGLE_PROTOBUF_IO_TOKENIZER_H_

#include <cstdint>
#include <string>
#include <vector>

namespace google::protobuf::io {

class ZeroCopyInputStream;

/// A column, counted in bytes from 0; a tab moves to the next multiple of eight.
using ColumnNumber = int;

/// Receives the errors in a text. Lines and columns count from 0.
class ErrorCollector {
 public:
  ErrorCollector() = default;
  ErrorCollector(const ErrorCollector&) = delete;
  ErrorCollector& operator=(const ErrorCollector&) = delete;
  virtual ~ErrorCollector() = default;

  virtual void AddError(int line, ColumnNumber column, const std::string& message) = 0;
  /// Called for problems that do not make the text invalid.
  virtual void AddWarning(int /* line */, ColumnNumber /* column */, const std::string& /* message */) {}
};

/// The tokens of a text in the lexical syntax of schemas. Lines and columns count from 0.
class Tokenizer {
 public:
  /// Reads from `input` and reports errors to `error_collector`; both remain the caller's. A text with an error still
  /// gives tokens to its end. The destructor returns unread bytes to the stream.
  Tokenizer(ZeroCopyInputStream* input, ErrorCollector* error_collector);
  Tokenizer(const Tokenizer&) = delete;
  Tokenizer& operator=(const Tokenizer&) = delete;
  ~Tokenizer();

  enum TokenType {
    TYPE_START,       // before the first call of Next()
    TYPE_END,         // the end of the text
    TYPE_IDENTIFIER,  // letters, digits and underscores; no digit at the start
    TYPE_INTEGER,     // decimal, hexadecimal after `0x`, octal after `0`; the sign is a token of its own
    TYPE_FLOAT,       // decimal, with a point, an exponent or both
    TYPE_STRING,      // with its quotes and escapes
    TYPE_SYMBOL,      // any other printable character
    TYPE_WHITESPACE,  // only if set_report_whitespace(true)
    TYPE_NEWLINE,     // only if set_report_newlines(true)
  };

  /// A token. Its text is as written; columns are those of its first character and after its last.
  struct Token {
    TokenType type;
    std::string text;
    int line;
    ColumnNumber column;
    ColumnNumber end_column;
  };

  const Token& current() const { return current_; }
  /// The token that was the current one before the last call of Next().
  const Token& previous() const { return previous_; }

  /// Moves to the next token. \returns false at the end of the text.
  bool Next();

  /// The same, and collects the comments on the way. Line comments on adjacent lines are one comment. Null discards.
  /// \param prev_trailing_comments  the comment that belongs to the token before: on its line, or on the next lines
  ///                                and followed by an empty line.
  /// \param detached_comments       comments that belong to neither token, each appended.
  /// \param next_leading_comments   the comment directly before the next token.
  bool NextWithComments(std::string* prev_trailing_comments, std::vector<std::string>* detached_comments,
                        std::string* next_leading_comments);

  /// \returns the value of the text of a TYPE_FLOAT token.
  static double ParseFloat(const std::string& text);
  /// Decodes the text of a TYPE_STRING token, quotes included. ParseStringAppend keeps what `output` has.
  static void ParseString(const std::string& text, std::string* output) {
    output->clear();
    ParseStringAppend(text, output);
  }
  static void ParseStringAppend(const std::string& text, std::string* output);
  /// Reads the text of a TYPE_INTEGER token. \returns false if the value is above `max_value`.
  static bool ParseInteger(const std::string& text, uint64_t max_value, uint64_t* output);

  /// Whether `1.5f` and `5f` are numbers. Default: no.
  void set_allow_f_after_float(bool value) { allow_f_after_float_ = value; }
  enum CommentStyle {
    CPP_COMMENT_STYLE,  // `//` to the end of the line, and from `/*` to `*/`
    SH_COMMENT_STYLE,   // `#` to the end of the line
  };
  void set_comment_style(CommentStyle style) { comment_style_ = style; }
  /// Whether a name directly after a number is an error. Default: yes.
  void set_require_space_after_number(bool require) { require_space_after_number_ = require; }
  /// Whether strings may span lines. Default: no.
  void set_allow_multiline_strings(bool allow) { allow_multiline_strings_ = allow; }
  /// Whether whitespace gives tokens; newlines are part of it unless they give tokens of their own. Reporting newlines
  /// implies reporting whitespace.
  bool report_whitespace() const { return report_whitespace_; }
  void set_report_whitespace(bool report);
  bool report_newlines() const { return report_newlines_; }
  void set_report_newlines(bool report);

  /// \returns true if a whole text is an identifier.
  static bool IsIdentifier(const std::string& text);

 private:
  enum class Comment { kNone, kLine, kBlock, kSlash };

  bool AtEnd() const { return at_end_; }
  /// The current character; NUL at the end of the text.
  char Peek() const { return at_end_ ? '\0' : *next_; }
  void Skip();
  void Refill();
  bool Take(char c);
  bool TakeIf(bool (*is)(char c));
  void TakeWhile(bool (*is)(char c));
  void Error(const std::string& message) { error_collector_->AddError(line_, column_, message); }

  void Begin();
  void End();
  bool TakeReportedSpace();
  void TakeToken();
  TokenType TakeNumber(char first);
  void TakeExponent();
  void TakeString(char quote);
  void TakeEscape();
  bool TakeHexDigits(int count);
  Comment TakeCommentStart();
  void TakeLineComment(std::string* content);
  void TakeBlockComment(std::string* content);
  bool TakeByteOrderMark();

  Token current_ = {TYPE_START, "", 0, 0, 0};
  Token previous_ = {TYPE_START, "", 0, 0, 0};
  ZeroCopyInputStream* const input_;
  ErrorCollector* const error_collector_;
  const char* next_ = nullptr;
  const char* end_ = nullptr;
  bool at_end_ = false;
  int line_ = 0;
  ColumnNumber column_ = 0;
  std::string* recording_ = nullptr;  // characters are appended to it as they are skipped

  bool allow_f_after_float_ = false;
  CommentStyle comment_style_ = CPP_COMMENT_STYLE;
  bool require_space_after_number_ = true;
  bool allow_multiline_strings_ = false;
  bool report_whitespace_ = false;
  bool report_newlines_ = false;
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_TOKENIZER_H_
