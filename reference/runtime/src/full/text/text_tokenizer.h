// The words of the text format.
#ifndef TOUCHSTONE_RUNTIME_TEXT_TOKENIZER_H_
#define TOUCHSTONE_RUNTIME_TEXT_TOKENIZER_H_

#include <functional>
#include <string>

namespace google::protobuf::internal {

/// A word of the text, with its place: line and column are counted from 0, in bytes, a tab going to the next multiple
/// of eight. The characters belong to the text.
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

/// Cuts a text into words. Blanks, line ends and comments from `#` to the end of the line separate words and are
/// skipped.
class TextTokenizer {
 public:
  using Report = std::function<void(int line, int column, const std::string& message)>;

  /// \param report  is told what cannot be a word; such characters are skipped, and the text is to be refused.
  TextTokenizer(const char* begin, const char* end, Report report);

  const TextToken& current() const { return current_; }
  /// The word before the current one.
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
