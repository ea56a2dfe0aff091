// Messages as text for people (rule cpp.message.debug-string).
#include <cstdio>

#include "google/protobuf/message.h"
#include "google/protobuf/text_format.h"

namespace google::protobuf {

namespace {

std::string Printed(const Message& message, void (*set)(TextFormat::Printer&)) {
  TextFormat::Printer printer;
  printer.SetExpandAny(true);
  set(printer);
  std::string text;
  printer.PrintToString(message, &text);
  return text;
}

}  // namespace

std::string Message::DebugString() const {
  return Printed(*this, [](TextFormat::Printer&) {});
}

std::string Message::ShortDebugString() const {
  std::string text = Printed(*this, [](TextFormat::Printer& printer) { printer.SetSingleLineMode(true); });
  // Remove the space after the last field.
  if (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

std::string Message::Utf8DebugString() const {
  return Printed(*this, [](TextFormat::Printer& printer) { printer.SetUseUtf8StringEscaping(true); });
}

void Message::PrintDebugString() const { std::fputs(DebugString().c_str(), stdout); }

}  // namespace google::protobuf
