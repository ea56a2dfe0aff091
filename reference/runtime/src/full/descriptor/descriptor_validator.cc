// The third pass: checks the rules of the language that do not concern names.
#include <algorithm>
#include <cstdint>

#include "descriptor_builder.h"

namespace google::protobuf::internal {

namespace {

using Field = FieldDescriptor;

std::string Number(int number) { return std::to_string(number); }

/// Whether proto3 files may extend the message: it is an options message of descriptor.proto.
bool IsOptions(const Descriptor& message) {
  const std::string& name = message.full_name();
  return name.rfind("google.protobuf.", 0) == 0 && name.size() > 7 && name.compare(name.size() - 7, 7, "Options") == 0;
}

}  // namespace

void DescriptorBuilder::ValidateAll() {
  for (const Descriptor& message : file_->message_types_) ValidateMessage(message);
  for (const EnumDescriptor& type : file_->enum_types_) ValidateEnum(type);
  for (const FieldDescriptor& extension : file_->extensions_) ValidateExtension(extension);
}

void DescriptorBuilder::ValidateMessage(const Descriptor& message) {
  ValidateRanges(message);
  for (const FieldDescriptor& field : message.fields_) ValidateField(field);
  for (size_t i = 1; i < message.by_number_.size(); ++i) {
    const FieldDescriptor& one = *message.by_number_[i - 1];
    const FieldDescriptor& other = *message.by_number_[i];
    if (one.number() == other.number()) {
      Report(other.full_name(), *other.proto_, Errors::NUMBER,
             "the number " + Number(other.number()) + " is already used by the field \"" + one.name() + "\"");
    }
  }
  for (const OneofDescriptor& oneof : message.oneofs_) ValidateOneof(oneof);
  for (const Descriptor& nested : message.nested_types_) ValidateMessage(nested);
  for (const EnumDescriptor& type : message.enum_types_) ValidateEnum(type);
  for (const FieldDescriptor& extension : message.extensions_) ValidateExtension(extension);
  if (message.options().map_entry()) ValidateMapEntry(message);
}

void DescriptorBuilder::ValidateRanges(const Descriptor& message) {
  struct Range {
    int start;
    int end;
    const char* what;
  };
  std::vector<Range> ranges;
  for (const Descriptor::ExtensionRange& range : message.extension_ranges_) {
    ranges.push_back({range.start, range.end, "extension range"});
  }
  for (const Descriptor::ReservedRange& range : message.reserved_ranges_) {
    ranges.push_back({range.start, range.end, "reserved range"});
  }
  for (const Range& range : ranges) {
    if (range.start < 1 || range.start >= range.end) {
      Report(message.full_name(), *message.proto_, Errors::NUMBER,
             std::string("the ") + range.what + " " + Number(range.start) + " to " +
                 std::to_string(int64_t{range.end} - 1) + " is empty or contains numbers below 1");
    }
  }
  std::sort(ranges.begin(), ranges.end(), [](const Range& a, const Range& b) { return a.start < b.start; });
  for (size_t i = 1; i < ranges.size(); ++i) {
    if (ranges[i].start < ranges[i - 1].end) {
      Report(message.full_name(), *message.proto_, Errors::NUMBER,
             std::string("the ") + ranges[i].what + " that begins with " + Number(ranges[i].start) + " overlaps the " +
                 ranges[i - 1].what + " that begins with " + Number(ranges[i - 1].start));
    }
  }
  if (file_->syntax() == FileDescriptor::SYNTAX_PROTO3 && message.extension_range_count() > 0) {
    Report(message.full_name(), *message.proto_, Errors::NUMBER, "proto3 messages cannot have extension ranges");
  }
}

void DescriptorBuilder::ValidateField(const FieldDescriptor& field) {
  const auto refuse = [&](Errors::ErrorLocation location, const std::string& message) {
    Report(field.full_name(), *field.proto_, location, message);
  };
  const int number = field.number();
  // An extension of a message set may have any number.
  const bool any_number = field.is_extension() && field.containing_type()->options().message_set_wire_format();
  if (number < 1 || (number > Field::kMaxNumber && !any_number)) {
    refuse(Errors::NUMBER, "the number " + Number(number) + " is not between 1 and " + Number(Field::kMaxNumber));
  } else if (number >= Field::kFirstReservedNumber && number <= Field::kLastReservedNumber) {
    refuse(Errors::NUMBER, "the numbers 19000 to 19999 are reserved for implementations");
  }
  const FieldOptions& options = field.options();
  if (options.packed() && !field.is_packable()) {
    refuse(Errors::TYPE, "only repeated fields of numbers, bools and enums can be packed");
  }
  if (file_->syntax() == FileDescriptor::SYNTAX_PROTO3) {
    if (field.is_required()) refuse(Errors::OTHER, "proto3 has no required fields");
    if (field.type() == Field::TYPE_GROUP) refuse(Errors::TYPE, "proto3 has no groups");
    if (field.has_default_value()) refuse(Errors::DEFAULT_VALUE, "proto3 fields cannot declare a default");
    if (field.enum_type() != nullptr && field.enum_type()->is_closed()) {
      refuse(Errors::TYPE,
             "the enum \"" + field.enum_type()->full_name() + "\" is closed: proto3 fields must use open enums");
    }
  }
  if (field.is_extension()) return;
  const Descriptor& message = *field.containing_type();
  if (message.IsExtensionNumber(number)) {
    refuse(Errors::NUMBER, "the number " + Number(number) + " is within an extension range");
  }
  if (message.IsReservedNumber(number)) refuse(Errors::NUMBER, "the number " + Number(number) + " is reserved");
  if (message.IsReservedName(field.name())) refuse(Errors::NAME, "the name \"" + field.name() + "\" is reserved");
}

void DescriptorBuilder::ValidateExtension(const FieldDescriptor& extension) {
  const auto refuse = [&](Errors::ErrorLocation location, const std::string& message) {
    Report(extension.full_name(), *extension.proto_, location, message);
  };
  if (!extension.is_extension()) {
    refuse(Errors::EXTENDEE, "the extended message is missing");
    return;
  }
  ValidateField(extension);
  const Descriptor& extendee = *extension.containing_type();
  if (!extendee.IsExtensionNumber(extension.number())) {
    refuse(Errors::NUMBER,
           "\"" + extendee.full_name() + "\" has no extension range with the number " + Number(extension.number()));
  }
  if (extension.is_required()) refuse(Errors::TYPE, "an extension cannot be required");
  if (extension.proto_->has_oneof_index()) refuse(Errors::OTHER, "an extension cannot be a member of a oneof");
  if (file_->syntax() == FileDescriptor::SYNTAX_PROTO3 && !IsOptions(extendee)) {
    refuse(Errors::EXTENDEE, "proto3 files can extend only option messages");
  }
  const FieldDescriptor* taken = tables_.FindBuiltExtension(&extendee, extension.number());
  for (const FieldDescriptor* own : declarations_->extensions) {
    if (own == &extension) break;
    if (own->containing_type() == &extendee && own->number() == extension.number()) taken = own;
  }
  if (taken != nullptr) {
    refuse(Errors::NUMBER, "the number " + Number(extension.number()) + " is already used by the extension \"" +
                               taken->full_name() + "\" of " + taken->file()->name());
  }
}

void DescriptorBuilder::ValidateOneof(const OneofDescriptor& oneof) {
  if (oneof.field_count() == 0) {
    Report(oneof.full_name(), *oneof.proto_, Errors::NAME, "a oneof must have at least one field");
  }
  for (const FieldDescriptor* field : oneof.fields_) {
    if (!field->is_optional()) {
      Report(field->full_name(), *field->proto_, Errors::TYPE, "a oneof member cannot be required or repeated");
    }
  }
  const bool is_last = oneof.index() >= oneof.containing_type()->real_oneof_decl_count();
  if (oneof.is_synthetic() ? oneof.field_count() != 1 || !is_last : is_last) {
    Report(oneof.full_name(), *oneof.proto_, Errors::OTHER,
           "synthetic oneofs of proto3 `optional` fields must have one field each and come after all other oneofs");
  }
}

void DescriptorBuilder::ValidateMapEntry(const Descriptor& entry) {
  const FieldDescriptor* key = entry.map_key();
  const FieldDescriptor* value = entry.map_value();
  const bool is_pair = entry.field_count() == 2 && key != nullptr && value != nullptr && key->name() == "key" &&
                       value->name() == "value" && key->is_optional() && value->is_optional();
  if (!is_pair || entry.extension_count() + entry.nested_type_count() + entry.enum_type_count() > 0) {
    Report(entry.full_name(), *entry.proto_, Errors::OTHER,
           "a map entry must have exactly the fields `key` = 1 and `value` = 2");
    return;
  }
  switch (key->cpp_type()) {
    case Field::CPPTYPE_FLOAT:
    case Field::CPPTYPE_DOUBLE:
    case Field::CPPTYPE_ENUM:
    case Field::CPPTYPE_MESSAGE:
      Report(key->full_name(), *key->proto_, Errors::TYPE,
             std::string("a map key cannot be of type ") + key->type_name());
      break;
    default:
      if (key->type() == Field::TYPE_BYTES) {
        Report(key->full_name(), *key->proto_, Errors::TYPE, "a map key cannot be of type bytes");
      }
  }
}

void DescriptorBuilder::ValidateEnum(const EnumDescriptor& type) {
  const auto refuse = [&](Errors::ErrorLocation location, const std::string& message) {
    Report(type.full_name(), *type.proto_, location, message);
  };
  if (type.value_count() == 0) {
    refuse(Errors::NAME, "an enum must have at least one value");
    return;
  }
  if (!type.is_closed() && type.value(0)->number() != 0) {
    refuse(Errors::NUMBER, "the first value of an open enum must be zero");
  }
  for (size_t i = 1; i < type.by_number_.size() && !type.options().allow_alias(); ++i) {
    const EnumValueDescriptor& one = *type.by_number_[i - 1];
    const EnumValueDescriptor& other = *type.by_number_[i];
    if (one.number() == other.number()) {
      Report(other.full_name(), *other.proto_, Errors::NUMBER,
             "the number " + Number(other.number()) + " is already used by \"" + one.name() +
                 "\", and allow_alias is not set");
    }
  }
  for (const EnumValueDescriptor& value : type.values_) {
    if (type.IsReservedNumber(value.number())) {
      Report(value.full_name(), *value.proto_, Errors::NUMBER, "the number " + Number(value.number()) + " is reserved");
    }
    if (type.IsReservedName(value.name())) {
      Report(value.full_name(), *value.proto_, Errors::NAME, "the name \"" + value.name() + "\" is reserved");
    }
  }
  for (const EnumDescriptor::ReservedRange& range : type.reserved_ranges_) {
    if (range.start > range.end) {
      refuse(Errors::NUMBER, "the reserved range " + Number(range.start) + " to " + Number(range.end) + " is empty");
    }
  }
}

}  // namespace google::protobuf::internal
