// Reads the values of options that are messages: `{ name: value, list: [1, 2], [package.extension] { ... } }`.
#ifndef TOUCHSTONE_RUNTIME_AGGREGATE_READER_H_
#define TOUCHSTONE_RUNTIME_AGGREGATE_READER_H_

#include <string>

#include "google/protobuf/io/tokenizer.h"
#include "option_interpreter.h"
#include "option_value.h"

namespace google::protobuf::internal {

/// Reads a message in text format into its serialized form, by its descriptor alone.
class AggregateReader : private io::ErrorCollector {
 public:
  /// \param scope  where the names of extensions are looked up.
  AggregateReader(io::ZeroCopyInputStream* text, const std::string& scope, OptionNames& names);

  /// Reads the whole text. \returns false at the first error.
  bool Read(const Descriptor& type, std::string* bytes);
  const std::string& error() const { return error_; }

 private:
  void AddError(int line, int column, const std::string& message) override;
  bool Fail(const std::string& message);
  bool Sees(const char* text) const { return tokenizer_.current().text == text; }
  bool Take(const char* text);

  bool ReadMessage(const Descriptor& type, const char* closing, MessageContents* contents);
  bool ReadField(const Descriptor& type, MessageContents* contents);
  bool ReadName(const Descriptor& type, MessageContents* contents, const FieldDescriptor** field, bool* is_done);
  bool ReadBracketName(const Descriptor& type, MessageContents* contents, const FieldDescriptor** field,
                       bool* is_done);
  bool ReadAny(const Descriptor& type, const std::string& url, MessageContents* contents);
  bool ReadValue(const FieldDescriptor& field, MessageContents* contents);
  bool ReadNestedMessage(const Descriptor& type, std::string* bytes);
  bool ReadScalar(const FieldDescriptor& field, std::string* content);
  bool ReadNumber(const FieldDescriptor& field, std::string* content);
  bool ReadBool(std::string* content);
  bool ReadEnum(const FieldDescriptor& field, std::string* content);
  bool ReadString(std::string* content);

  io::Tokenizer tokenizer_;
  const std::string& scope_;
  OptionNames& names_;
  std::string error_;
  int depth_ = 0;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_AGGREGATE_READER_H_
