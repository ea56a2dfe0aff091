#include "errors_of_original.h"

#include <algorithm>

namespace google::protobuf::internal {

namespace {

std::string Join(const std::string& scope, const std::string& name) {
  return scope.empty() ? name : scope + "." + name;
}

/// \returns the field of `parent` whose type is the map entry `entry`.
const FieldDescriptorProto* MapFieldOf(const DescriptorProto& entry,
                                       const RepeatedPtrField<FieldDescriptorProto>& fields) {
  for (const FieldDescriptorProto& field : fields) {
    if (field.type_name() == entry.name()) return &field;
  }
  return nullptr;
}

}  // namespace

void ErrorsOfOriginal::Add(const std::string& scope, const std::string& name, const Message& proto,
                           const Message* map_field) {
  elements_[Join(scope, name)].push_back({&proto, map_field});
}

void ErrorsOfOriginal::IndexFile() {
  const std::string& scope = original_.package();
  for (const DescriptorProto& message : original_.message_type()) IndexMessage(message, scope, nullptr);
  for (const EnumDescriptorProto& type : original_.enum_type()) IndexEnum(type, scope);
  for (const ServiceDescriptorProto& service : original_.service()) {
    Add(scope, service.name(), service);
    const std::string inner = Join(scope, service.name());
    for (const MethodDescriptorProto& method : service.method()) Add(inner, method.name(), method);
  }
  for (const FieldDescriptorProto& extension : original_.extension()) Add(scope, extension.name(), extension);
}

void ErrorsOfOriginal::IndexMessage(const DescriptorProto& message, const std::string& scope,
                                    const Message* map_field) {
  Add(scope, message.name(), message, map_field);
  const std::string inner = Join(scope, message.name());
  for (const OneofDescriptorProto& oneof : message.oneof_decl()) Add(inner, oneof.name(), oneof);
  for (const FieldDescriptorProto& field : message.field()) Add(inner, field.name(), field, map_field);
  for (const DescriptorProto& nested : message.nested_type()) {
    IndexMessage(nested, inner, nested.options().map_entry() ? MapFieldOf(nested, message.field()) : nullptr);
  }
  for (const EnumDescriptorProto& type : message.enum_type()) IndexEnum(type, inner);
  for (const FieldDescriptorProto& extension : message.extension()) Add(inner, extension.name(), extension);
}

void ErrorsOfOriginal::IndexEnum(const EnumDescriptorProto& type, const std::string& scope) {
  Add(scope, type.name(), type);
  for (const EnumValueDescriptorProto& value : type.value()) Add(scope, value.name(), value);
}

void ErrorsOfOriginal::AddError(const std::string& filename, const std::string& element_name,
                                const Message* descriptor, ErrorLocation location, const std::string& message) {
  has_errors_ = true;
  if (suppressed_.count({element_name, location}) != 0) return;
  const bool is_about_file = descriptor == nullptr || descriptor->GetDescriptor() == FileDescriptorProto::descriptor();
  if (is_about_file) return kept_.push_back({false, filename, element_name, &original_, location, message});
  if (elements_.empty()) IndexFile();
  const auto found = elements_.find(element_name);
  // An element that the original does not have has no place either.
  if (found == elements_.end()) return kept_.push_back({false, filename, element_name, nullptr, location, message});
  const std::vector<Element>& candidates = found->second;
  // A name that is declared several times is reported at the second declaration, then at the third.
  size_t which = 0;
  if (candidates.size() > 1 && location == NAME) {
    which = std::min(++repeated_names_[element_name], candidates.size() - 1);
  }
  const Element& element = candidates[which];
  const bool is_in_map = element.map_field != nullptr;
  kept_.push_back({false, filename, element_name, is_in_map ? element.map_field : element.proto,
                   is_in_map && location != NAME ? TYPE : location, message});
}

void ErrorsOfOriginal::AddErrorAt(const std::string& filename, const std::string& element_name,
                                  const Message& original, ErrorLocation location, const std::string& message) {
  has_errors_ = true;
  reported_.emplace(element_name, location);
  kept_.push_back({false, filename, element_name, &original, location, message});
}

void ErrorsOfOriginal::AddWarningAt(const std::string& filename, const std::string& element_name,
                                    const Message& original, ErrorLocation location, const std::string& message) {
  kept_.push_back({true, filename, element_name, &original, location, message});
}

void ErrorsOfOriginal::Deliver() {
  std::vector<Kept> all;
  all.swap(kept_);
  for (const Kept& one : all) {
    if (one.is_warning) {
      errors_.AddWarning(one.filename, one.element_name, one.proto, one.location, one.message);
    } else {
      errors_.AddError(one.filename, one.element_name, one.proto, one.location, one.message);
    }
  }
}

}  // namespace google::protobuf::internal
