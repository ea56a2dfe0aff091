// How readers of text tell what is wrong with it.
#ifndef GOOGLE_PROTOBUF_IO_TOKENIZER_H_
#define GOOGLE_PROTOBUF_IO_TOKENIZER_H_

#include <string>

namespace google::protobuf::io {

/// A column of a line, counted in bytes from 0; a tab goes to the next multiple of eight.
using ColumnNumber = int;

/// Receives what is wrong with a text. Lines and columns are counted from 0.
class ErrorCollector {
 public:
  ErrorCollector() = default;
  ErrorCollector(const ErrorCollector&) = delete;
  ErrorCollector& operator=(const ErrorCollector&) = delete;
  virtual ~ErrorCollector() = default;

  virtual void AddError(int line, ColumnNumber column, const std::string& message) = 0;
  /// What is odd, and no reason to refuse the text.
  virtual void AddWarning(int /* line */, ColumnNumber /* column */, const std::string& /* message */) {}
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_TOKENIZER_H_
