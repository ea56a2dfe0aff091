// Parses text format: names, messages, and skipped fields. Values are in text_parser_values.cc.
#include "text_parser.h"

#include <cctype>
#include <memory>

#include "../../lite/message/message_engine.h"
#include "any_type.h"
#include "field_name.h"
#include "google/protobuf/any.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/io/tokenizer.h"
#include "google/protobuf/stubs/logging.h"
#include "../reflection/map_mirror.h"

namespace google::protobuf::internal {

namespace {

using ParseInfoTree = TextFormat::ParseInfoTree;

std::string LowerCase(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

/// \returns the field with a name as in text format, where a group has its type's name.
const FieldDescriptor* FindField(const Descriptor& type, const std::string& name, bool any_case) {
  const FieldDescriptor* field = type.FindFieldByName(name);
  if (field == nullptr) {
    field = type.FindFieldByName(LowerCase(name));
    if (field != nullptr && !IsNamedByType(*field)) field = nullptr;
  }
  if (field != nullptr && IsNamedByType(*field) && field->message_type()->name() != name) field = nullptr;
  if (field == nullptr && any_case) field = type.FindFieldByLowercaseName(LowerCase(name));
  return field;
}

}  // namespace

TextParser::TextParser(const TextFormat::Parser& options, const Descriptor* root, StringArg text, bool overwrite)
    : options_(options),
      root_(root),
      overwrite_(overwrite),
      depth_(options.recursion_limit_),
      tokenizer_(text.data(), text.data() + text.size(),
                 [this](int line, int column, const std::string& what) { ReportError(line, column, what); }) {}

bool TextParser::ParseMessage(Message* message) {
  while (!LookingAt(TextToken::kEnd)) {
    if (!ConsumeField(message, options_.parse_info_tree_)) return false;
  }
  return !failed_;
}

bool TextParser::ParseFieldValue(Message* message, const FieldDescriptor* field) {
  const bool is_message = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
  if (is_message ? !ConsumeFieldMessage(message, field, nullptr) : !ConsumeFieldValue(message, field)) return false;
  if (!LookingAt(TextToken::kEnd)) return Expected("the end of the value");
  return !failed_;
}

bool TextParser::ConsumeField(Message* message, ParseInfoTree* tree) {
  const TextToken start = tokenizer_.current();
  const FieldDescriptor* field = nullptr;
  bool reserved = false;
  if (TryConsume("[")) {
    bool done = false;
    if (!ConsumeBracketName(message, &field, &done)) return false;
    if (done) {
      if (!TryConsume(";")) TryConsume(",");
      return !failed_;
    }
  } else if (!ConsumePlainName(*message, &field, &reserved)) {
    return false;
  }
  if (field == nullptr) {
    // Reserved names belong to deleted fields. Old texts may still have them: skip them without a warning.
    if (!SkipUnknownField()) return false;
  } else {
    if (!overwrite_ && !CheckNotSet(*message, field)) return false;
    if (!ConsumeFieldContents(message, field, tree)) return false;
    if (tree != nullptr) {
      const TextToken& end = tokenizer_.previous();
      tree->locations_[field].push_back({{start.line, start.column}, {end.line, end.end_column}});
    }
  }
  if (!TryConsume(";")) TryConsume(",");
  return !failed_;
}

/// Reads the name in brackets: of an extension, or of the type in an Any.
/// \param done  set to true if the whole Any was read.
bool TextParser::ConsumeBracketName(Message* message, const FieldDescriptor** field, bool* done) {
  const TextToken start = tokenizer_.current();
  std::string name;
  if (!ConsumeFullName(&name)) return false;
  const FieldDescriptor* type_url;
  const FieldDescriptor* value;
  if (LookingAt("/") && GetAnyFieldDescriptors(*message, &type_url, &value)) {
    Consume("/");
    std::string type_name;
    if (!ConsumeFullName(&type_name) || !Consume("]")) return false;
    TryConsume(":");
    const Reflection* reflection = message->GetReflection();
    if (!overwrite_ && (reflection->HasField(*message, type_url) || reflection->HasField(*message, value))) {
      return ReportError(start.line, start.column, "The Any already has a message.");
    }
    std::string bytes;
    if (!ConsumeAnyValue(*message, name + '/', type_name, &bytes)) return false;
    reflection->SetString(message, type_url, name + '/' + type_name);
    reflection->SetString(message, value, bytes);
    *done = true;
    return true;
  }
  if (!Consume("]")) return false;
  *field = finder().FindExtension(message, name);
  if (*field != nullptr) return true;
  const std::string what =
      "Extension \"" + name + "\" is not defined or is not an extension of \"" + message->GetTypeName() + "\".";
  if (!options_.allow_unknown_extension_ && !options_.allow_unknown_field_) {
    return ReportError(start.line, start.column, what);
  }
  ReportWarning(what);
  return true;
}

bool TextParser::ConsumePlainName(const Message& message, const FieldDescriptor** field, bool* reserved) {
  const Descriptor& type = *message.GetDescriptor();
  const TextToken start = tokenizer_.current();
  std::string name;
  uint64_t number = 0;
  if ((options_.allow_unknown_field_ || options_.allow_unknown_extension_) && !options_.allow_field_number_ &&
      LookingAt(TextToken::kInteger)) {
    // Skip a field that was printed by number because it was unknown.
    name = start.text();
    tokenizer_.Next();
  } else if (options_.allow_field_number_ && LookingAt(TextToken::kInteger)) {
    if (!ConsumeUnsigned(FieldDescriptor::kMaxNumber, &number)) return false;
    name = std::to_string(number);
    *field = type.IsExtensionNumber(static_cast<int>(number))
                 ? finder().FindExtensionByNumber(&type, static_cast<int>(number))
                 : type.FindFieldByNumber(static_cast<int>(number));
    *reserved = *field == nullptr && type.IsReservedNumber(static_cast<int>(number));
  } else {
    if (!ConsumeIdentifier(&name)) return false;
    *field = FindField(type, name, options_.allow_case_insensitive_field_);
    *reserved = *field == nullptr && type.IsReservedName(name);
  }
  if (*field != nullptr || *reserved) return true;
  const std::string what = "Message type \"" + type.full_name() + "\" has no field named \"" + name + "\".";
  if (!options_.allow_unknown_field_) return ReportError(start.line, start.column, what);
  ReportWarning(what);
  return true;
}

bool TextParser::ConsumeAnyValue(const Message& any, const std::string& prefix, const std::string& type_name,
                                 std::string* value) {
  const Descriptor* type = finder().FindAnyType(any, prefix, type_name);
  if (type == nullptr) return ReportHere("Could not find the type \"" + prefix + type_name + "\" of an Any.");
  const Message* prototype = any.GetReflection()->GetMessageFactory()->GetPrototype(type);
  if (prototype == nullptr) return ReportHere("The program has no generated class for \"" + type_name + "\".");
  const std::unique_ptr<Message> below(prototype->New());
  const char* closing = ConsumeOpening();
  if (closing == nullptr || !ConsumeMessage(below.get(), closing, nullptr)) return false;
  if (options_.allow_partial_) return below->SerializePartialToString(value);
  if (below->IsInitialized()) return below->SerializeToString(value);
  return ReportHere("The \"" + type_name +
                    "\" in an Any is missing required fields: " + below->InitializationErrorString() + ".");
}

bool TextParser::CheckNotSet(const Message& message, const FieldDescriptor* field) {
  if (field->is_repeated()) return true;
  const Reflection* reflection = message.GetReflection();
  if (reflection->HasField(message, field)) {
    return ReportHere("Non-repeated field \"" + field->name() + "\" is specified multiple times.");
  }
  const OneofDescriptor* oneof = field->real_containing_oneof();
  if (oneof != nullptr && reflection->HasOneof(message, oneof)) {
    return ReportHere("Field \"" + field->name() + "\" is specified along with field \"" +
                      reflection->GetOneofFieldDescriptor(message, oneof)->name() + "\", another member of oneof \"" +
                      oneof->name() + "\".");
  }
  return true;
}

bool TextParser::ConsumeFieldContents(Message* message, const FieldDescriptor* field, ParseInfoTree* tree) {
  if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
    TryConsume(":");
  } else if (!Consume(":")) {
    return false;
  }
  if (!field->is_repeated() || !TryConsume("[")) return ConsumeElement(message, field, tree);
  if (TryConsume("]")) return true;
  while (true) {
    if (!ConsumeElement(message, field, tree)) return false;
    if (TryConsume("]")) return true;
    if (!Consume(",")) return false;
  }
}

bool TextParser::ConsumeElement(Message* message, const FieldDescriptor* field, ParseInfoTree* tree) {
  return field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE ? ConsumeFieldMessage(message, field, tree)
                                                               : ConsumeFieldValue(message, field);
}

bool TextParser::ConsumeFieldMessage(Message* message, const FieldDescriptor* field, ParseInfoTree* tree) {
  ParseInfoTree* below = nullptr;
  if (tree != nullptr) below = tree->nested_[field].emplace_back(std::make_unique<ParseInfoTree>()).get();
  const char* closing = ConsumeOpening();
  if (closing == nullptr) return false;
  if (field->is_map()) return ConsumeMapEntry(message, field, closing, below);
  const Reflection* reflection = message->GetReflection();
  MessageFactory* factory = field->is_extension() ? finder().FindExtensionFactory(field) : nullptr;
  Message* target = field->is_repeated() ? reflection->AddMessage(message, field, factory)
                                         : reflection->MutableMessage(message, field, factory);
  return ConsumeMessage(target, closing, below);
}

/// Reads an entry of a map. It replaces an entry that has the same key.
bool TextParser::ConsumeMapEntry(Message* message, const FieldDescriptor* field, const char* closing,
                                 ParseInfoTree* tree) {
  const MessageTable& table = MessageEngine::TableOf(*message);
  const FieldEntry& map = *MessageEngine::Find(table, static_cast<uint32_t>(field->number()));
  const std::unique_ptr<MessageLite> entry(MessageEngine::New(*table.aux[map.aux].map->entry, nullptr));
  if (!ConsumeMessage(static_cast<Message*>(entry.get()), closing, tree)) return false;
  SetMapEntry(*message, table, map, *entry);
  return true;
}

/// Reads the fields of a message and its closing delimiter.
bool TextParser::ConsumeMessage(Message* message, const char* delimiter, ParseInfoTree* tree) {
  if (!EnterMessage()) return false;
  while (!LookingAt(">") && !LookingAt("}")) {
    if (LookingAt(TextToken::kEnd)) return Expected(std::string("\"") + delimiter + '"');
    if (!ConsumeField(message, tree)) return false;
  }
  ++depth_;
  return Consume(delimiter);
}

bool TextParser::EnterMessage() {
  if (depth_-- > 0) return true;
  return ReportHere("The text is nested deeper than the recursion limit of " +
                    std::to_string(options_.recursion_limit_) + " messages.");
}

// Skipping

bool TextParser::SkipUnknownField() {
  if (TryConsume(":") && !LookingAt("{") && !LookingAt("<")) return SkipValue();
  return SkipMessage();
}

bool TextParser::SkipMessage() {
  const char* closing = ConsumeOpening();
  if (closing == nullptr || !EnterMessage()) return false;
  while (!LookingAt(">") && !LookingAt("}")) {
    std::string name;
    if (TryConsume("[")) {
      if (!ConsumeFullName(&name) || (TryConsume("/") && !ConsumeFullName(&name)) || !Consume("]")) return false;
    } else if (LookingAt(TextToken::kInteger)) {
      // Unknown fields are printed by their numbers.
      tokenizer_.Next();
    } else if (!ConsumeIdentifier(&name)) {
      return false;
    }
    if (!SkipUnknownField()) return false;
    if (!TryConsume(";")) TryConsume(",");
  }
  ++depth_;
  return Consume(closing);
}

bool TextParser::SkipValue() {
  if (LookingAt(TextToken::kString)) {
    std::string bytes;
    return ConsumeString(&bytes);
  }
  if (TryConsume("[")) {
    if (TryConsume("]")) return true;
    if (!EnterMessage()) return false;
    while (true) {
      if (LookingAt("{") || LookingAt("<") ? !SkipMessage() : !SkipValue()) return false;
      if (TryConsume("]")) break;
      if (!Consume(",")) return false;
    }
    ++depth_;
    return true;
  }
  const bool negative = TryConsume("-");
  if (LookingAt(TextToken::kInteger) || LookingAt(TextToken::kFloat)) {
    tokenizer_.Next();
    return true;
  }
  std::string word;
  if (!ConsumeIdentifier(&word)) return false;
  word = LowerCase(word);
  if (!negative || word == "inf" || word == "infinity" || word == "nan") return true;
  return ReportHere("Invalid float number: -" + word);
}

// Tokens

bool TextParser::TryConsume(const char* word) {
  if (!LookingAt(word)) return false;
  tokenizer_.Next();
  return true;
}

bool TextParser::Consume(const char* word) { return TryConsume(word) || Expected(std::string("\"") + word + '"'); }

const char* TextParser::ConsumeOpening() {
  if (TryConsume("<")) return ">";
  return Consume("{") ? "}" : nullptr;
}

bool TextParser::ConsumeIdentifier(std::string* identifier) {
  if (!LookingAt(TextToken::kIdentifier)) return Expected("identifier");
  *identifier = tokenizer_.current().text();
  tokenizer_.Next();
  return true;
}

bool TextParser::ConsumeFullName(std::string* name) {
  if (!ConsumeIdentifier(name)) return false;
  while (TryConsume(".")) {
    std::string part;
    if (!ConsumeIdentifier(&part)) return false;
    *name += '.' + part;
  }
  return true;
}

// Errors

bool TextParser::Expected(const std::string& what) {
  return ReportHere("Expected " + what + ", got: " + tokenizer_.current().text());
}

bool TextParser::ReportHere(const std::string& what) {
  return ReportError(tokenizer_.current().line, tokenizer_.current().column, what);
}

bool TextParser::ReportError(int line, int column, const std::string& what) {
  failed_ = true;
  Report(true, line, column, what);
  return false;
}

void TextParser::ReportWarning(const std::string& what) {
  Report(false, tokenizer_.current().line, tokenizer_.current().column, what);
}

void TextParser::Report(bool error, int line, int column, const std::string& what) {
  io::ErrorCollector* collector = options_.error_collector_;
  if (collector != nullptr) {
    error ? collector->AddError(line, column, what) : collector->AddWarning(line, column, what);
    return;
  }
  const std::string place = line < 0 ? "" : std::to_string(line + 1) + ':' + std::to_string(column + 1) + ": ";
  if (error) {
    GOOGLE_LOG(ERROR) << "Error parsing text-format " << root_->full_name() << ": " << place << what;
  } else {
    GOOGLE_LOG(WARNING) << "Warning parsing text-format " << root_->full_name() << ": " << place << what;
  }
}

const TextFormat::Finder& TextParser::finder() const {
  static const TextFormat::Finder usual;
  return options_.finder_ != nullptr ? *options_.finder_ : usual;
}

}  // namespace google::protobuf::internal
