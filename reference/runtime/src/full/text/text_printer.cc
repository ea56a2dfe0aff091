// Prints messages in text format.
#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "../../lite/message/message_engine.h"
#include "any_type.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/internal/map_field.h"
#include "google/protobuf/text_format.h"
#include "text_escape.h"

namespace google::protobuf {

namespace internal {

namespace {

/// The maximum depth to which length-delimited unknown fields are printed as messages.
constexpr int kUnknownDepth = 10;

class Utf8ValuePrinter : public TextFormat::FastFieldValuePrinter {
 public:
  void PrintString(const std::string& value, TextFormat::BaseTextGenerator* generator) const override {
    generator->PrintString('"' + EscapeText(value, true) + '"');
  }
};

/// The output text, with the indentation of its lines.
class TextGenerator : public TextFormat::BaseTextGenerator {
 public:
  TextGenerator(std::string* text, int initial_level) : text_(text), initial_(Columns(initial_level)) {
    indentation_ = initial_;
  }

  void Indent() override { indentation_ += 2; }
  void Outdent() override {
    if (indentation_ > initial_) indentation_ -= 2;
  }
  size_t GetCurrentIndentationSize() const override { return indentation_; }
  void Print(const char* text, size_t size) override {
    for (const char *p = text, *end = text + size; p != end; ++p) {
      if (at_line_start_ && *p != '\n') text_->append(indentation_, ' ');
      at_line_start_ = *p == '\n';
      text_->push_back(*p);
    }
  }

 private:
  static size_t Columns(int level) { return level > 0 ? 2 * static_cast<size_t>(level) : 0; }

  std::string* const text_;
  const size_t initial_;
  size_t indentation_;
  bool at_line_start_ = true;
};

}  // namespace

/// One run of a printer.
class TextPrinter {
 public:
  TextPrinter(const TextFormat::Printer& options, std::string* text)
      : options_(options), out_(text, options.initial_indent_level_) {}

  void PrintMessage(const Message& message);
  void PrintUnknown(const UnknownFieldSet& unknown, int depth);
  void PrintUnknown(const UnknownFieldSet& unknown) { PrintUnknown(unknown, kUnknownDepth); }
  void PrintValue(const Message& message, const FieldDescriptor* field, int index);

 private:
  std::vector<const FieldDescriptor*> FieldsOf(const Message& message) const;
  bool PrintAny(const Message& message);
  void PrintField(const Message& message, const FieldDescriptor* field);
  void PrintShortRepeated(const Message& message, const FieldDescriptor* field, int count);
  void PrintElement(const Message& message, const FieldDescriptor* field, int index, int count, const Message* below);
  void PrintName(const Message& message, const FieldDescriptor* field, int index, int count);
  void PrintText(const FieldDescriptor* field, const std::string& value);
  void PrintUnknownText(const std::string& bytes, int depth);
  /// Prints the delimiters around the fields of a message without a descriptor.
  void OpenBlock();
  void CloseBlock();
  /// Prints the separator between two fields.
  void EndField() { options_.single_line_mode_ ? out_.PrintLiteral(" ") : out_.PrintLiteral("\n"); }

  const TextFormat::Printer& options_;
  TextGenerator out_;
};

namespace {

/// Applies the changes that reflection made to map entries before the map is printed; of equal keys, the last wins.
void UpdateMap(const Message& message, const FieldDescriptor* field) {
  const FieldEntry& entry =
      *MessageEngine::Find(MessageEngine::TableOf(message), static_cast<uint32_t>(field->number()));
  MessageEngine::At<MapFieldBase>(message, entry.offset).Update();
}

/// \returns the entries of a map sorted by key, so that equal maps print equally.
std::vector<const Message*> SortedEntries(const Message& message, const FieldDescriptor* field, int count) {
  const Reflection* reflection = message.GetReflection();
  std::vector<const Message*> entries;
  for (int i = 0; i < count; ++i) entries.push_back(&reflection->GetRepeatedMessage(message, field, i));
  const FieldDescriptor* key = field->message_type()->map_key();
  std::sort(entries.begin(), entries.end(), [key](const Message* one, const Message* other) {
    const Reflection* of_entry = one->GetReflection();
    switch (key->cpp_type()) {
      case FieldDescriptor::CPPTYPE_BOOL:
        return of_entry->GetBool(*one, key) < of_entry->GetBool(*other, key);
      case FieldDescriptor::CPPTYPE_INT32:
        return of_entry->GetInt32(*one, key) < of_entry->GetInt32(*other, key);
      case FieldDescriptor::CPPTYPE_INT64:
        return of_entry->GetInt64(*one, key) < of_entry->GetInt64(*other, key);
      case FieldDescriptor::CPPTYPE_UINT32:
        return of_entry->GetUInt32(*one, key) < of_entry->GetUInt32(*other, key);
      case FieldDescriptor::CPPTYPE_UINT64:
        return of_entry->GetUInt64(*one, key) < of_entry->GetUInt64(*other, key);
      default:
        return of_entry->GetString(*one, key) < of_entry->GetString(*other, key);
    }
  });
  return entries;
}

}  // namespace

std::vector<const FieldDescriptor*> TextPrinter::FieldsOf(const Message& message) const {
  const Descriptor* type = message.GetDescriptor();
  std::vector<const FieldDescriptor*> fields;
  if (type->map_key() != nullptr) {
    // An entry prints key and value even if they are defaults.
    fields = {type->map_key(), type->map_value()};
    return fields;
  }
  message.GetReflection()->ListFields(message, &fields);
  if (options_.in_index_order_) {
    std::sort(fields.begin(), fields.end(), [](const FieldDescriptor* one, const FieldDescriptor* other) {
      if (one->is_extension() != other->is_extension()) return other->is_extension();
      return one->is_extension() ? one->number() < other->number() : one->index() < other->index();
    });
  }
  return fields;
}

void TextPrinter::PrintMessage(const Message& message) {
  if (options_.expand_any_ && PrintAny(message)) return;
  const auto own = options_.message_printers_.find(message.GetDescriptor());
  if (own != options_.message_printers_.end()) {
    own->second->Print(message, options_.single_line_mode_, &out_);
    return;
  }
  for (const FieldDescriptor* field : FieldsOf(message)) PrintField(message, field);
  if (!options_.hide_unknown_fields_) PrintUnknown(message.GetReflection()->GetUnknownFields(message));
}

bool TextPrinter::PrintAny(const Message& message) {
  AnyContent content;
  if (!ReadAny(message, &content)) return false;
  static const TextFormat::Finder usual;
  const TextFormat::Finder& finder = options_.finder_ != nullptr ? *options_.finder_ : usual;
  const Descriptor* type = finder.FindAnyType(message, content.prefix, content.type_name);
  const Message* prototype =
      type != nullptr ? message.GetReflection()->GetMessageFactory()->GetPrototype(type) : nullptr;
  if (prototype == nullptr) return false;
  const std::unique_ptr<Message> below(prototype->New());
  if (!below->ParsePartialFromString(content.value)) return false;

  const TextFormat::FastFieldValuePrinter& printer = options_.PrinterOf(nullptr);
  out_.PrintString('[' + content.type_url + ']');
  printer.PrintMessageStart(message, -1, 0, options_.single_line_mode_, &out_);
  out_.Indent();
  PrintMessage(*below);
  out_.Outdent();
  printer.PrintMessageEnd(message, -1, 0, options_.single_line_mode_, &out_);
  return true;
}

void TextPrinter::PrintField(const Message& message, const FieldDescriptor* field) {
  if (!field->is_repeated()) return PrintElement(message, field, -1, 0, nullptr);
  if (field->is_map()) UpdateMap(message, field);
  const int count = message.GetReflection()->FieldSize(message, field);
  if (field->is_map()) {
    const std::vector<const Message*> entries = SortedEntries(message, field, count);
    for (int i = 0; i < count; ++i) PrintElement(message, field, i, count, entries[static_cast<size_t>(i)]);
    return;
  }
  const bool primitive =
      field->cpp_type() != FieldDescriptor::CPPTYPE_STRING && field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE;
  if (options_.use_short_repeated_primitives_ && primitive) return PrintShortRepeated(message, field, count);
  for (int i = 0; i < count; ++i) PrintElement(message, field, i, count, nullptr);
}

void TextPrinter::PrintShortRepeated(const Message& message, const FieldDescriptor* field, int count) {
  if (count == 0) return;
  PrintName(message, field, -1, count);
  out_.PrintLiteral(": [");
  for (int i = 0; i < count; ++i) {
    if (i > 0) out_.PrintLiteral(", ");
    PrintValue(message, field, i);
  }
  out_.PrintLiteral("]");
  EndField();
}

/// \param below  the message to print; null for the field's value.
void TextPrinter::PrintElement(const Message& message, const FieldDescriptor* field, int index, int count,
                               const Message* below) {
  PrintName(message, field, index, count);
  if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) {
    out_.PrintLiteral(": ");
    PrintValue(message, field, index);
    return EndField();
  }
  const Reflection* reflection = message.GetReflection();
  if (below == nullptr) {
    below =
        index < 0 ? &reflection->GetMessage(message, field) : &reflection->GetRepeatedMessage(message, field, index);
  }
  const bool single_line = options_.single_line_mode_;
  const TextFormat::FastFieldValuePrinter& printer = options_.PrinterOf(field);
  printer.PrintMessageStart(*below, index, count, single_line, &out_);
  out_.Indent();
  if (!printer.PrintMessageContent(*below, index, count, single_line, &out_)) PrintMessage(*below);
  out_.Outdent();
  printer.PrintMessageEnd(*below, index, count, single_line, &out_);
}

void TextPrinter::PrintName(const Message& message, const FieldDescriptor* field, int index, int count) {
  if (options_.use_field_number_) return out_.PrintString(std::to_string(field->number()));
  options_.PrinterOf(field).PrintFieldName(message, index, count, message.GetReflection(), field, &out_);
}

void TextPrinter::PrintValue(const Message& message, const FieldDescriptor* field, int index) {
  const TextFormat::FastFieldValuePrinter& printer = options_.PrinterOf(field);
  const Reflection* reflection = message.GetReflection();
  const bool repeated = field->is_repeated();
  switch (field->cpp_type()) {
#define TOUCHSTONE_CASE(constant, Name)                                                                          \
  case FieldDescriptor::CPPTYPE_##constant:                                                                      \
    return printer.Print##Name(                                                                                  \
        repeated ? reflection->GetRepeated##Name(message, field, index) : reflection->Get##Name(message, field), \
        &out_)
    TOUCHSTONE_CASE(INT32, Int32);
    TOUCHSTONE_CASE(INT64, Int64);
    TOUCHSTONE_CASE(UINT32, UInt32);
    TOUCHSTONE_CASE(UINT64, UInt64);
    TOUCHSTONE_CASE(FLOAT, Float);
    TOUCHSTONE_CASE(DOUBLE, Double);
    TOUCHSTONE_CASE(BOOL, Bool);
#undef TOUCHSTONE_CASE
    case FieldDescriptor::CPPTYPE_STRING: {
      std::string scratch;
      return PrintText(field, repeated ? reflection->GetRepeatedStringReference(message, field, index, &scratch)
                                       : reflection->GetStringReference(message, field, &scratch));
    }
    case FieldDescriptor::CPPTYPE_ENUM: {
      const int number =
          repeated ? reflection->GetRepeatedEnumValue(message, field, index) : reflection->GetEnumValue(message, field);
      const EnumValueDescriptor* value = field->enum_type()->FindValueByNumber(number);
      return printer.PrintEnum(number, value != nullptr ? value->name() : std::to_string(number), &out_);
    }
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return PrintMessage(repeated ? reflection->GetRepeatedMessage(message, field, index)
                                   : reflection->GetMessage(message, field));
  }
}

void TextPrinter::PrintText(const FieldDescriptor* field, const std::string& value) {
  const TextFormat::FastFieldValuePrinter& printer = options_.PrinterOf(field);
  const auto limit = static_cast<size_t>(std::max<int64_t>(options_.truncate_string_field_longer_than_, 0));
  const bool cut = limit > 0 && value.size() > limit;
  const std::string& shown = cut ? value.substr(0, limit) + "...<truncated>..." : value;
  if (field->type() == FieldDescriptor::TYPE_STRING) {
    printer.PrintString(shown, &out_);
  } else {
    printer.PrintBytes(shown, &out_);
  }
}

void TextPrinter::OpenBlock() {
  options_.single_line_mode_ ? out_.PrintLiteral(" { ") : out_.PrintLiteral(" {\n");
  out_.Indent();
}

void TextPrinter::CloseBlock() {
  out_.Outdent();
  options_.single_line_mode_ ? out_.PrintLiteral("} ") : out_.PrintLiteral("}\n");
}

void TextPrinter::PrintUnknown(const UnknownFieldSet& unknown, int depth) {
  const auto hexadecimal = [this](int digits, uint64_t value) {
    char text[24];
    std::snprintf(text, sizeof(text), "0x%0*llx", digits, static_cast<unsigned long long>(value));
    out_.PrintLiteral(": ");
    out_.PrintString(text);
    EndField();
  };
  for (int i = 0; i < unknown.field_count(); ++i) {
    const UnknownField& field = unknown.field(i);
    out_.PrintString(std::to_string(field.number()));
    switch (field.type()) {
      case UnknownField::TYPE_VARINT:
        out_.PrintString(": " + std::to_string(field.varint()));
        EndField();
        break;
      case UnknownField::TYPE_FIXED32:
        hexadecimal(8, field.fixed32());
        break;
      case UnknownField::TYPE_FIXED64:
        hexadecimal(16, field.fixed64());
        break;
      case UnknownField::TYPE_LENGTH_DELIMITED:
        PrintUnknownText(field.length_delimited(), depth);
        break;
      case UnknownField::TYPE_GROUP:
        OpenBlock();
        // The parser that filled the set has limited the depth of groups.
        PrintUnknown(field.group(), depth - 1);
        CloseBlock();
        break;
    }
  }
}

void TextPrinter::PrintUnknownText(const std::string& bytes, int depth) {
  UnknownFieldSet below;
  if (!bytes.empty() && depth > 0 && below.ParseFromString(bytes)) {
    // The bytes could be a message: print them as one, which is more readable.
    OpenBlock();
    PrintUnknown(below, depth - 1);
    CloseBlock();
    return;
  }
  out_.PrintString(": \"" + EscapeText(bytes, false) + '"');
  EndField();
}

}  // namespace internal

// Printer

TextFormat::Printer::Printer() : default_printer_(std::make_unique<FastFieldValuePrinter>()) {}
TextFormat::Printer::~Printer() = default;

void TextFormat::Printer::SetUseUtf8StringEscaping(bool as_utf8) {
  SetDefaultFieldValuePrinter(as_utf8 ? new internal::Utf8ValuePrinter() : new FastFieldValuePrinter());
}

void TextFormat::Printer::SetDefaultFieldValuePrinter(const FastFieldValuePrinter* printer) {
  default_printer_.reset(printer);
}

bool TextFormat::Printer::RegisterFieldValuePrinter(const FieldDescriptor* field,
                                                    const FastFieldValuePrinter* printer) {
  if (field == nullptr || printer == nullptr) return false;
  const auto [place, inserted] = field_printers_.emplace(field, nullptr);
  if (inserted) place->second.reset(printer);
  return inserted;
}

bool TextFormat::Printer::RegisterMessagePrinter(const Descriptor* descriptor, const MessagePrinter* printer) {
  if (descriptor == nullptr || printer == nullptr) return false;
  const auto [place, inserted] = message_printers_.emplace(descriptor, nullptr);
  if (inserted) place->second.reset(printer);
  return inserted;
}

const TextFormat::FastFieldValuePrinter& TextFormat::Printer::PrinterOf(const FieldDescriptor* field) const {
  const auto own = field_printers_.find(field);
  return own != field_printers_.end() ? *own->second : *default_printer_;
}

bool TextFormat::Printer::PrintToString(const Message& message, std::string* output) const {
  output->clear();
  internal::TextPrinter(*this, output).PrintMessage(message);
  return true;
}

bool TextFormat::Printer::PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output) const {
  output->clear();
  internal::TextPrinter(*this, output).PrintUnknown(unknown_fields);
  return true;
}

void TextFormat::Printer::PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                                  std::string* output) const {
  output->clear();
  internal::TextPrinter(*this, output).PrintValue(message, field, index);
}

// TextFormat

bool TextFormat::PrintToString(const Message& message, std::string* output) {
  return Printer().PrintToString(message, output);
}

bool TextFormat::PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output) {
  return Printer().PrintUnknownFieldsToString(unknown_fields, output);
}

void TextFormat::PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                         std::string* output) {
  Printer().PrintFieldValueToString(message, field, index, output);
}

}  // namespace google::protobuf
