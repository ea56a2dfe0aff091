// How parsers of text report errors.
#ifndef GOOGLE_PROTOBUF_IO_TOKENIZER_H_
#define GOOGLE_PROTOBUF_IO_TOKENIZER_H_

#include <string>

namespace google::protobuf::io {

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

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_TOKENIZER_H_
