// Messages as the types of command-line flags (rules cpp.flag.*). The syntax is `:format,options...:value`.
#include <memory>
#include <string>

#include "base64.h"
#include "google/protobuf/io/tokenizer.h"
#include "google/protobuf/message.h"
#include "google/protobuf/text_format.h"

namespace google::protobuf {

namespace {

/// A parsed flag value.
struct Flag {
  bool serialized = false;
  bool base64 = false;
  bool ignore_unknown = false;
  std::string value;
};

/// \returns an empty string, or an error.
std::string ReadFlag(const std::string& text, Flag* flag) {
  const size_t second = text.empty() || text[0] != ':' ? std::string::npos : text.find(':', 1);
  if (second == std::string::npos) return "expected a value of the form :format,options...:value";
  const std::string head = text.substr(1, second - 1) + ',';
  flag->value = text.substr(second + 1);

  size_t end = head.find(',');
  const std::string format = head.substr(0, end);
  flag->serialized = format == "serialized";
  if (!flag->serialized && format != "text") {
    return "unknown format \"" + format + "\"; the formats are text and serialized";
  }
  for (size_t start = end + 1; start < head.size(); start = end + 1) {
    end = head.find(',', start);
    const std::string option = head.substr(start, end - start);
    if (option == "base64") {
      flag->base64 = true;
    } else if (option == "ignore_unknown" && !flag->serialized) {
      flag->ignore_unknown = true;
    } else {
      return "format " + format + " has no option \"" + option + "\"; its options are " +
             (flag->serialized ? "base64" : "base64 and ignore_unknown");
    }
  }
  return "";
}

/// Concatenates the errors in a text.
class ErrorText : public io::ErrorCollector {
 public:
  void AddError(int line, io::ColumnNumber column, const std::string& message) override {
    if (!text.empty()) text += "; ";
    if (line >= 0) text += std::to_string(line + 1) + ':' + std::to_string(column + 1) + ": ";
    text += message;
  }
  std::string text;
};

}  // namespace

bool AbslParseFlag(internal::StringArg text, Message* message, std::string* error) {
  message->Clear();
  // See AbslUnparseFlag.
  if (text.size() == 0) return true;
  Flag flag;
  *error = ReadFlag(std::string(text.data(), text.size()), &flag);
  if (!error->empty()) return false;
  if (flag.base64) {
    std::string bytes;
    if (!internal::FromBase64(flag.value, &bytes)) {
      *error = "the value is not base64";
      return false;
    }
    flag.value = bytes;
  }
  if (flag.serialized) {
    if (message->ParsePartialFromString(flag.value) && message->IsInitialized()) return true;
    *error = message->IsInitialized() ? "the value is not a " + message->GetTypeName() + " in wire format"
                                      : "missing required fields: " + message->InitializationErrorString();
    return false;
  }
  TextFormat::Parser parser;
  ErrorText errors;
  parser.RecordErrorsTo(&errors);
  parser.AllowUnknownField(flag.ignore_unknown);
  parser.AllowUnknownExtension(flag.ignore_unknown);
  if (parser.ParseFromString(flag.value, message)) return true;
  *error = errors.text;
  return false;
}

std::string AbslUnparseFlag(const Message& message) {
  // Abseil parses a flag's default back: an empty message must stay empty even if required fields are missing.
  if (!message.IsInitialized() && message.ByteSizeLong() == 0) return "";
  TextFormat::Printer printer;
  printer.SetSingleLineMode(true);
  printer.SetUseShortRepeatedPrimitives(true);
  std::string text;
  printer.PrintToString(message, &text);
  const std::unique_ptr<Message> back(message.New());
  std::string error;
  // Text cannot restore unknown fields, for example; no format can restore a message without its required fields.
  const bool readable = !message.IsInitialized() || AbslParseFlag(":text:" + text, back.get(), &error);
  return readable ? ":text:" + text : ":serialized,base64:" + internal::ToBase64(message.SerializePartialAsString());
}

}  // namespace google::protobuf
