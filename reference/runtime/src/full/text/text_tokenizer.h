// The tokens of text format.
#ifndef TOUCHSTONE_RUNTIME_TEXT_TOKENIZER_H_
#define TOUCHSTONE_RUNTIME_TEXT_TOKENIZER_H_

#include <functional>
#include <string>

namespace google::protobuf::internal {

/// A token, with its position: line and column count from 0, in bytes; a tab advances to the next multiple of eight.
/// The characters belong to the text.
struct TextToken {
  enum Kind { kEnd, kIdentifier, kInteger, kFloat, kString, kSymbol };
  Kind kind = kEnd;
  const char* begin = nullptr;
  const char* end = nullptr;
  int line = 0;
  int column = 0;
  int end_column = 0;

  std::string text() const { return std::string(begin, end); }
  /// \returns true for the symbol, or the identifier.
  bool Is(const char* word) const;
};

/// Splits a text into tokens. Skips whitespace, and comments from `#` to the end of the line.
class TextTokenizer {
 public:
  using Report = std::function<void(int line, int column, const std::string& message)>;

  /// \param report  called for characters that cannot begin a token; they are skipped, but the text is invalid.
  TextTokenizer(const char* begin, const char* end, Report report);

  const TextToken& current() const { return current_; }
  /// The token before the current one.
  const TextToken& previous() const { return previous_; }
  void Next();

 private:
  void Skip(int count = 1);
  void SkipBlanks();
  void ReadNumber();
  void ReadString();
  char Peek(int offset = 0) const { return end_ - p_ > offset ? p_[offset] : '\0'; }

  const char* p_;
  const char* const end_;
  int line_ = 0;
  int column_ = 0;
  Report report_;
  TextToken current_;
  TextToken previous_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_TEXT_TOKENIZER_H_
