// The parsing half of TextFormat; printing is in text_printer.cc.
#include "google/protobuf/text_format.h"

#include "any_type.h"
#include "google/protobuf/descriptor.h"
#include "text_parser.h"

namespace google::protobuf {

// Finder

const FieldDescriptor* TextFormat::Finder::FindExtension(Message* message, const std::string& name) const {
  return message->GetDescriptor()->file()->pool()->FindExtensionByPrintableName(message->GetDescriptor(), name);
}

const FieldDescriptor* TextFormat::Finder::FindExtensionByNumber(const Descriptor* descriptor, int number) const {
  return descriptor->file()->pool()->FindExtensionByNumber(descriptor, number);
}

const Descriptor* TextFormat::Finder::FindAnyType(const Message& message, const std::string& prefix,
                                                  const std::string& name) const {
  if (prefix != "type.googleapis.com/" && prefix != "type.googleprod.com/") return nullptr;
  return message.GetDescriptor()->file()->pool()->FindMessageTypeByName(name);
}

MessageFactory* TextFormat::Finder::FindExtensionFactory(const FieldDescriptor*) const { return nullptr; }

// ParseInfoTree

TextFormat::ParseLocationRange TextFormat::ParseInfoTree::GetLocationRange(const FieldDescriptor* field,
                                                                           int index) const {
  const auto found = locations_.find(field);
  const auto at = static_cast<size_t>(index < 0 ? 0 : index);
  return found != locations_.end() && at < found->second.size() ? found->second[at] : ParseLocationRange();
}

TextFormat::ParseInfoTree* TextFormat::ParseInfoTree::GetTreeForNested(const FieldDescriptor* field, int index) const {
  const auto found = nested_.find(field);
  const auto at = static_cast<size_t>(index < 0 ? 0 : index);
  return found != nested_.end() && at < found->second.size() ? found->second[at].get() : nullptr;
}

// Parser

TextFormat::Parser::Parser() = default;
TextFormat::Parser::~Parser() = default;

bool TextFormat::Parser::ParseFromString(internal::StringArg input, Message* output) {
  output->Clear();
  return Read(input, output, false);
}

bool TextFormat::Parser::MergeFromString(internal::StringArg input, Message* output) {
  return Read(input, output, true);
}

bool TextFormat::Parser::Read(internal::StringArg input, Message* output, bool overwrite) {
  internal::TextParser parser(*this, output->GetDescriptor(), input, overwrite);
  if (!parser.ParseMessage(output)) return false;
  if (allow_partial_ || output->IsInitialized()) return true;
  parser.ReportError("Message missing required fields: " + output->InitializationErrorString());
  return false;
}

bool TextFormat::Parser::ParseFieldValueFromString(internal::StringArg input, const FieldDescriptor* field,
                                                   Message* output) {
  return internal::TextParser(*this, output->GetDescriptor(), input, true).ParseFieldValue(output, field);
}

// TextFormat

bool TextFormat::ParseFromString(internal::StringArg input, Message* output) {
  return Parser().ParseFromString(input, output);
}

bool TextFormat::MergeFromString(internal::StringArg input, Message* output) {
  return Parser().MergeFromString(input, output);
}

bool TextFormat::ParseFieldValueFromString(internal::StringArg input, const FieldDescriptor* field, Message* message) {
  return Parser().ParseFieldValueFromString(input, field, message);
}

}  // namespace google::protobuf
