#include "any_type.h"

#include "google/protobuf/any.h"
#include "google/protobuf/descriptor.h"

namespace google::protobuf::internal {

bool ReadAny(const Message& message, AnyContent* content) {
  const FieldDescriptor* type_url;
  const FieldDescriptor* value;
  if (!GetAnyFieldDescriptors(message, &type_url, &value)) return false;
  const Reflection* reflection = message.GetReflection();
  content->type_url = reflection->GetString(message, type_url);
  content->value = reflection->GetString(message, value);
  return ParseAnyTypeUrl(content->type_url, &content->prefix, &content->type_name);
}

bool GetAnyFieldDescriptors(const Message& message, const FieldDescriptor** type_url_field,
                            const FieldDescriptor** value_field) {
  const Descriptor* type = message.GetDescriptor();
  if (type->full_name() != "google.protobuf.Any") return false;
  *type_url_field = type->FindFieldByNumber(1);
  *value_field = type->FindFieldByNumber(2);
  return *type_url_field != nullptr && (*type_url_field)->type() == FieldDescriptor::TYPE_STRING &&
         *value_field != nullptr && (*value_field)->type() == FieldDescriptor::TYPE_BYTES;
}

}  // namespace google::protobuf::internal
