// One run of the text format's parser.
#ifndef TOUCHSTONE_RUNTIME_TEXT_PARSER_H_
#define TOUCHSTONE_RUNTIME_TEXT_PARSER_H_

#include <cstdint>
#include <string>

#include "google/protobuf/text_format.h"
#include "text_tokenizer.h"

namespace google::protobuf::internal {

/// Parses one text into one message. Functions report an error and then return false; parsing stops there.
class TextParser {
 public:
  /// \param root       the type of the message, for error messages.
  /// \param overwrite  whether a singular field may occur twice; the later value wins.
  TextParser(const TextFormat::Parser& options, const Descriptor* root, StringArg text, bool overwrite);

  bool ParseMessage(Message* message);
  bool ParseFieldValue(Message* message, const FieldDescriptor* field);
  /// Reports an error without a position.
  void ReportError(const std::string& what) { ReportError(-1, 0, what); }

 private:
  bool ConsumeField(Message* message, TextFormat::ParseInfoTree* tree);
  bool ConsumeBracketName(Message* message, const FieldDescriptor** field, bool* done);
  bool ConsumePlainName(const Message& message, const FieldDescriptor** field, bool* reserved);
  bool ConsumeAnyValue(const Message& any, const std::string& prefix, const std::string& type_name, std::string* value);
  bool CheckNotSet(const Message& message, const FieldDescriptor* field);
  bool ConsumeFieldContents(Message* message, const FieldDescriptor* field, TextFormat::ParseInfoTree* tree);
  bool ConsumeElement(Message* message, const FieldDescriptor* field, TextFormat::ParseInfoTree* tree);
  bool ConsumeFieldMessage(Message* message, const FieldDescriptor* field, TextFormat::ParseInfoTree* tree);
  bool ConsumeMapEntry(Message* message, const FieldDescriptor* field, const char* closing,
                       TextFormat::ParseInfoTree* tree);
  bool ConsumeMessage(Message* message, const char* delimiter, TextFormat::ParseInfoTree* tree);
  bool ConsumeFieldValue(Message* message, const FieldDescriptor* field);
  bool ConsumeEnum(Message* message, const FieldDescriptor* field);

  bool SkipUnknownField();
  bool SkipMessage();
  bool SkipValue();

  bool LookingAt(const char* word) const { return tokenizer_.current().Is(word); }
  bool LookingAt(TextToken::Kind kind) const { return tokenizer_.current().kind == kind; }
  bool TryConsume(const char* word);
  bool Consume(const char* word);
  bool ConsumeIdentifier(std::string* identifier);
  /// A dotted name.
  bool ConsumeFullName(std::string* name);
  bool ConsumeString(std::string* bytes);
  bool ConsumeUnsigned(uint64_t largest, uint64_t* value);
  bool ConsumeSigned(uint64_t largest, int64_t* value);
  bool ConsumeDouble(double* value);
  bool ConsumeBool(const FieldDescriptor* field, bool* value);
  /// Reads the opening delimiter of a message. \returns the closing one, null after an error.
  const char* ConsumeOpening();
  bool EnterMessage();

  bool Expected(const std::string& what);
  bool ReportHere(const std::string& what);
  bool ReportError(int line, int column, const std::string& what);
  void ReportWarning(const std::string& what);
  void Report(bool error, int line, int column, const std::string& what);
  const TextFormat::Finder& finder() const;

  const TextFormat::Parser& options_;
  const Descriptor* const root_;
  const bool overwrite_;
  int depth_;
  bool failed_ = false;
  TextTokenizer tokenizer_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_TEXT_PARSER_H_
