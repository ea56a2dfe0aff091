// Prints a message of any type linked into the program, by reflection only.
//
//   message_printer types                  the types, with their fields
//   message_printer TYPE text|binary       reads a message from standard input, in the text format or serialized
//   message_printer TYPE encode            reads the text format, writes the message serialized
//
// Exit status: 0; 1 if the input is not a valid message of the type; 2 for wrong arguments.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/unknown_field_set.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "inventory.pb.h"

using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::EnumValueDescriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;
using google::protobuf::Message;
using google::protobuf::MessageFactory;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using google::protobuf::UnknownField;
using google::protobuf::UnknownFieldSet;

namespace {

enum Status { kDone = 0, kMalformed = 1, kUsage = 2 };

void PrintMessage(const Message& message, const std::string& indent);

std::string Quoted(const std::string& text, bool is_bytes) {
  if (!is_bytes) return "\"" + text + "\"";
  std::string hex = "0x";
  for (const unsigned char byte : text) {
    char digits[3];
    std::snprintf(digits, sizeof(digits), "%02x", byte);
    hex += digits;
  }
  return hex;
}

std::string Number(double value) {
  char text[40];
  std::snprintf(text, sizeof(text), "%g", value);
  return text;
}

std::string EnumText(const EnumValueDescriptor* value) {
  return value->name() + " (" + std::to_string(value->number()) + ")";
}

/// The value of a field, or of its element `index`; empty for messages.
std::string ValueText(const Message& message, const FieldDescriptor* field, int index) {
  const Reflection* reflection = message.GetReflection();
  const bool repeated = field->is_repeated();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return std::to_string(repeated ? reflection->GetRepeatedInt32(message, field, index)
                                     : reflection->GetInt32(message, field));
    case FieldDescriptor::CPPTYPE_INT64:
      return std::to_string(repeated ? reflection->GetRepeatedInt64(message, field, index)
                                     : reflection->GetInt64(message, field));
    case FieldDescriptor::CPPTYPE_UINT32:
      return std::to_string(repeated ? reflection->GetRepeatedUInt32(message, field, index)
                                     : reflection->GetUInt32(message, field));
    case FieldDescriptor::CPPTYPE_UINT64:
      return std::to_string(repeated ? reflection->GetRepeatedUInt64(message, field, index)
                                     : reflection->GetUInt64(message, field));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return Number(repeated ? reflection->GetRepeatedDouble(message, field, index)
                             : reflection->GetDouble(message, field));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return Number(repeated ? reflection->GetRepeatedFloat(message, field, index)
                             : reflection->GetFloat(message, field));
    case FieldDescriptor::CPPTYPE_BOOL:
      return (repeated ? reflection->GetRepeatedBool(message, field, index) : reflection->GetBool(message, field))
                 ? "yes"
                 : "no";
    case FieldDescriptor::CPPTYPE_ENUM:
      return EnumText(repeated ? reflection->GetRepeatedEnum(message, field, index)
                               : reflection->GetEnum(message, field));
    case FieldDescriptor::CPPTYPE_STRING: {
      std::string scratch;
      return Quoted(repeated ? reflection->GetRepeatedStringReference(message, field, index, &scratch)
                             : reflection->GetStringReference(message, field, &scratch),
                    field->type() == FieldDescriptor::TYPE_BYTES);
    }
    case FieldDescriptor::CPPTYPE_MESSAGE:
      break;
  }
  return "";
}

/// The messages of a field. Map entries are unordered, so they are sorted by key.
std::vector<const Message*> Submessages(const Message& message, const FieldDescriptor* field) {
  const Reflection* reflection = message.GetReflection();
  std::vector<const Message*> found;
  if (!field->is_repeated()) return {&reflection->GetMessage(message, field)};
  for (int i = 0; i < reflection->FieldSize(message, field); ++i) {
    found.push_back(&reflection->GetRepeatedMessage(message, field, i));
  }
  if (field->is_map()) {
    const FieldDescriptor* key = field->message_type()->FindFieldByNumber(1);
    std::sort(found.begin(), found.end(), [key](const Message* one, const Message* other) {
      return ValueText(*one, key, -1) < ValueText(*other, key, -1);
    });
  }
  return found;
}

void PrintUnknown(const UnknownFieldSet& fields, const std::string& indent) {
  for (int i = 0; i < fields.field_count(); ++i) {
    const UnknownField& field = fields.field(i);
    std::cout << indent << "unknown " << field.number() << ": ";
    switch (field.type()) {
      case UnknownField::TYPE_VARINT:
        std::cout << field.varint() << "\n";
        break;
      case UnknownField::TYPE_FIXED32:
        std::cout << field.fixed32() << "\n";
        break;
      case UnknownField::TYPE_FIXED64:
        std::cout << field.fixed64() << "\n";
        break;
      case UnknownField::TYPE_LENGTH_DELIMITED:
        std::cout << Quoted(field.length_delimited(), true) << "\n";
        break;
      case UnknownField::TYPE_GROUP:
        std::cout << "\n";
        PrintUnknown(field.group(), indent + "  ");
    }
  }
}

void PrintMessage(const Message& message, const std::string& indent) {
  const Reflection* reflection = message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    const std::string name = field->is_extension() ? "[" + field->full_name() + "]" : field->name();
    const int count = field->is_repeated() ? reflection->FieldSize(message, field) : 1;
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
      for (const Message* below : Submessages(message, field)) {
        std::cout << indent << name << ": " << below->GetDescriptor()->full_name() << "\n";
        PrintMessage(*below, indent + "  ");
      }
      continue;
    }
    std::cout << indent << name << ":";
    for (int i = 0; i < count; ++i) std::cout << " " << ValueText(message, field, i);
    std::cout << "\n";
  }
  PrintUnknown(reflection->GetUnknownFields(message), indent);
}

void PrintType(const Descriptor* type, const std::string& indent) {
  std::cout << indent << type->full_name() << "\n";
  for (int i = 0; i < type->field_count(); ++i) {
    const FieldDescriptor* field = type->field(i);
    std::cout << indent << "  " << field->number() << " " << field->name() << ": "
              << (field->is_map()        ? "map"
                  : field->is_repeated() ? "repeated"
                  : field->is_required() ? "required"
                                         : "optional")
              << " "
              << (field->message_type() != nullptr ? field->message_type()->full_name()
                  : field->enum_type() != nullptr  ? field->enum_type()->full_name()
                                                   : field->type_name());
    if (field->has_default_value()) std::cout << ", with a default";
    if (field->containing_oneof() != nullptr) std::cout << ", in the oneof " << field->containing_oneof()->name();
    std::cout << "\n";
  }
  for (int i = 0; i < type->nested_type_count(); ++i) PrintType(type->nested_type(i), indent + "  ");
}

int Usage() {
  std::cerr << "usage: message_printer types\n       message_printer TYPE text|binary|encode < INPUT\n";
  return kUsage;
}

}  // namespace

int main(int argc, char* argv[]) {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  // The only use of generated code. It makes the linker keep the schema.
  const FileDescriptor* linked = examples::Inventory::descriptor()->file();
  if (argc == 2 && std::string(argv[1]) == "types") {
    std::cout << linked->name() << "\n";
    for (int i = 0; i < linked->message_type_count(); ++i) PrintType(linked->message_type(i), "");
    for (int i = 0; i < linked->extension_count(); ++i) {
      const FieldDescriptor* extension = linked->extension(i);
      std::cout << extension->full_name() << " = " << extension->number() << " extends "
                << extension->containing_type()->full_name() << "\n";
    }
    return kDone;
  }
  if (argc != 3) return Usage();
  const Descriptor* type = DescriptorPool::generated_pool()->FindMessageTypeByName(argv[1]);
  if (type == nullptr) {
    std::cerr << argv[1] << " is not a type of this program; `message_printer types` lists them\n";
    return kUsage;
  }
  const std::unique_ptr<Message> message(MessageFactory::generated_factory()->GetPrototype(type)->New());
  const std::string form = argv[2];
  google::protobuf::io::IstreamInputStream input(&std::cin);
  bool parsed;
  if (form == "text" || form == "encode") {
    TextFormat::Parser parser;
    // An incomplete message can be shown, but not encoded.
    parser.AllowPartialMessage(form == "text");
    parsed = parser.Parse(&input, message.get());
  } else if (form == "binary") {
    parsed = message->ParsePartialFromZeroCopyStream(&input);
  } else {
    return Usage();
  }
  if (!parsed) {
    std::cerr << "the input is not a valid " << type->full_name() << "\n";
    return kMalformed;
  }
  if (form == "encode") return message->SerializeToOstream(&std::cout) ? kDone : kMalformed;
  PrintMessage(*message, "");
  std::vector<std::string> missing;
  message->FindInitializationErrors(&missing);
  for (const std::string& path : missing) std::cout << "missing: " << path << "\n";
  return kDone;
}
