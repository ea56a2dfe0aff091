// The default value printers of text format.
#include <string>

#include "field_name.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/text_format.h"
#include "text_escape.h"
#include "text_numbers.h"

namespace google::protobuf {

using internal::EscapeText;

void TextFormat::FastFieldValuePrinter::PrintBool(bool value, BaseTextGenerator* generator) const {
  generator->PrintString(value ? "true" : "false");
}
void TextFormat::FastFieldValuePrinter::PrintInt32(int32_t value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void TextFormat::FastFieldValuePrinter::PrintUInt32(uint32_t value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void TextFormat::FastFieldValuePrinter::PrintInt64(int64_t value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void TextFormat::FastFieldValuePrinter::PrintUInt64(uint64_t value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void TextFormat::FastFieldValuePrinter::PrintFloat(float value, BaseTextGenerator* generator) const {
  generator->PrintString(internal::FloatText(value));
}
void TextFormat::FastFieldValuePrinter::PrintDouble(double value, BaseTextGenerator* generator) const {
  generator->PrintString(internal::DoubleText(value));
}
void TextFormat::FastFieldValuePrinter::PrintString(const std::string& value, BaseTextGenerator* generator) const {
  generator->PrintString('"' + EscapeText(value, false) + '"');
}
void TextFormat::FastFieldValuePrinter::PrintBytes(const std::string& value, BaseTextGenerator* generator) const {
  generator->PrintString('"' + EscapeText(value, false) + '"');
}
void TextFormat::FastFieldValuePrinter::PrintEnum(int32_t, const std::string& name,
                                                  BaseTextGenerator* generator) const {
  generator->PrintString(name);
}
void TextFormat::FastFieldValuePrinter::PrintFieldName(const Message& message, int, int, const Reflection* reflection,
                                                       const FieldDescriptor* field,
                                                       BaseTextGenerator* generator) const {
  PrintFieldName(message, reflection, field, generator);
}
void TextFormat::FastFieldValuePrinter::PrintFieldName(const Message&, const Reflection*, const FieldDescriptor* field,
                                                       BaseTextGenerator* generator) const {
  if (field->is_extension()) {
    generator->PrintString('[' + field->PrintableNameForExtension() + ']');
  } else if (internal::IsNamedByType(*field)) {
    // Capital letters included.
    generator->PrintString(field->message_type()->name());
  } else {
    generator->PrintString(field->name());
  }
}
void TextFormat::FastFieldValuePrinter::PrintMessageStart(const Message&, int, int, bool single_line_mode,
                                                          BaseTextGenerator* generator) const {
  single_line_mode ? generator->PrintLiteral(" { ") : generator->PrintLiteral(" {\n");
}
bool TextFormat::FastFieldValuePrinter::PrintMessageContent(const Message&, int, int, bool, BaseTextGenerator*) const {
  return false;
}
void TextFormat::FastFieldValuePrinter::PrintMessageEnd(const Message&, int, int, bool single_line_mode,
                                                        BaseTextGenerator* generator) const {
  single_line_mode ? generator->PrintLiteral("} ") : generator->PrintLiteral("}\n");
}

}  // namespace google::protobuf
