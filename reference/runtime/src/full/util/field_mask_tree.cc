// Sets of paths, and the messages that they select from.
#include "field_mask_tree.h"

#include "google/protobuf/message.h"

namespace google::protobuf::util {

namespace {

std::string Joined(const std::string& path, const std::string& name) { return path.empty() ? name : path + "." + name; }

bool IsMessage(const FieldDescriptor& field) { return field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE; }

/// Sets a singular field that is not a message to the source's value, or clears it.
void CopyValue(const Message& source, const FieldDescriptor* field, Message* destination) {
  const Reflection& from = *source.GetReflection();
  const Reflection& to = *destination->GetReflection();
  if (!from.HasField(source, field)) return to.ClearField(destination, field);
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return to.SetInt32(destination, field, from.GetInt32(source, field));
    case FieldDescriptor::CPPTYPE_INT64:
      return to.SetInt64(destination, field, from.GetInt64(source, field));
    case FieldDescriptor::CPPTYPE_UINT32:
      return to.SetUInt32(destination, field, from.GetUInt32(source, field));
    case FieldDescriptor::CPPTYPE_UINT64:
      return to.SetUInt64(destination, field, from.GetUInt64(source, field));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return to.SetDouble(destination, field, from.GetDouble(source, field));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return to.SetFloat(destination, field, from.GetFloat(source, field));
    case FieldDescriptor::CPPTYPE_BOOL:
      return to.SetBool(destination, field, from.GetBool(source, field));
    case FieldDescriptor::CPPTYPE_ENUM:
      return to.SetEnumValue(destination, field, from.GetEnumValue(source, field));
    case FieldDescriptor::CPPTYPE_STRING:
      return to.SetString(destination, field, from.GetString(source, field));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return;
  }
}

/// Appends an element of the source.
void AddElement(const Message& source, const FieldDescriptor* field, int index, Message* destination) {
  const Reflection& from = *source.GetReflection();
  const Reflection& to = *destination->GetReflection();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return to.AddInt32(destination, field, from.GetRepeatedInt32(source, field, index));
    case FieldDescriptor::CPPTYPE_INT64:
      return to.AddInt64(destination, field, from.GetRepeatedInt64(source, field, index));
    case FieldDescriptor::CPPTYPE_UINT32:
      return to.AddUInt32(destination, field, from.GetRepeatedUInt32(source, field, index));
    case FieldDescriptor::CPPTYPE_UINT64:
      return to.AddUInt64(destination, field, from.GetRepeatedUInt64(source, field, index));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return to.AddDouble(destination, field, from.GetRepeatedDouble(source, field, index));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return to.AddFloat(destination, field, from.GetRepeatedFloat(source, field, index));
    case FieldDescriptor::CPPTYPE_BOOL:
      return to.AddBool(destination, field, from.GetRepeatedBool(source, field, index));
    case FieldDescriptor::CPPTYPE_ENUM:
      return to.AddEnumValue(destination, field, from.GetRepeatedEnumValue(source, field, index));
    case FieldDescriptor::CPPTYPE_STRING:
      return to.AddString(destination, field, from.GetRepeatedString(source, field, index));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      to.AddMessage(destination, field)->CopyFrom(from.GetRepeatedMessage(source, field, index));
  }
}

}  // namespace

std::vector<std::string> NonEmptyParts(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(separator));
    if (!part.empty()) parts.emplace_back(part);
    text.remove_prefix(part.size() == text.size() ? part.size() : part.size() + 1);
  }
  return parts;
}

void FieldMaskTree::AddMask(const FieldMask& mask) {
  for (const std::string& path : mask.paths()) AddPath(path);
}

void FieldMaskTree::AddPath(std::string_view path) {
  const std::vector<std::string> names = NonEmptyParts(path, '.');
  if (names.empty()) return;
  Node* node = &root_;
  bool is_new = false;
  for (const std::string& name : names) {
    // A leaf that was there before covers the path.
    if (!is_new && node != &root_ && node->is_leaf()) return;
    const auto [child, inserted] = node->children.try_emplace(name);
    is_new = is_new || inserted;
    node = &child->second;
  }
  node->children.clear();
}

void FieldMaskTree::RemovePath(std::string_view path, const Descriptor* descriptor) {
  const std::vector<std::string> names = NonEmptyParts(path, '.');
  if (root_.is_leaf() || names.empty() || !FieldMaskUtil::GetFieldDescriptors(descriptor, path, nullptr)) return;
  std::vector<Node*> way;
  Node* node = &root_;
  for (const std::string& name : names) {
    way.push_back(node);
    // A leaf covers all fields: what remains is all but one.
    if (node->is_leaf()) {
      for (int i = 0; i < descriptor->field_count(); ++i) node->children[descriptor->field(i)->name()];
    }
    const auto child = node->children.find(name);
    if (child == node->children.end()) return;
    node = &child->second;
    const FieldDescriptor* const field = descriptor->FindFieldByName(name);
    if (IsMessage(*field)) descriptor = field->message_type();
  }
  // A node that lost its last child covers nothing more.
  for (size_t i = names.size(); i-- > 0;) {
    way[i]->children.erase(names[i]);
    if (!way[i]->is_leaf()) break;
  }
}

void FieldMaskTree::Intersect(std::string_view path, FieldMaskTree& out) const {
  const std::vector<std::string> names = NonEmptyParts(path, '.');
  if (names.empty()) return;
  const Node* node = &root_;
  for (const std::string& name : names) {
    if (node->is_leaf()) {
      if (node != &root_) out.AddPath(path);
      return;
    }
    const auto child = node->children.find(name);
    if (child == node->children.end()) return;
    node = &child->second;
  }
  AddLeaves(*node, std::string(path), out);
}

void FieldMaskTree::AddLeaves(const Node& node, const std::string& path, FieldMaskTree& out) {
  if (node.is_leaf()) out.AddPath(path);
  for (const auto& [name, child] : node.children) AddLeaves(child, Joined(path, name), out);
}

void FieldMaskTree::AddRequiredFields(const Descriptor* descriptor) {
  if (!root_.is_leaf()) AddRequiredFields(root_, descriptor);
}

void FieldMaskTree::AddRequiredFields(Node& node, const Descriptor* descriptor) {
  for (int i = 0; i < descriptor->field_count(); ++i) {
    const FieldDescriptor* const field = descriptor->field(i);
    const bool was_there = node.children.count(field->name()) != 0;
    if (!was_there && !field->is_required()) continue;
    Node& child = node.children[field->name()];
    // A leaf that was there covers the required fields below it.
    if (IsMessage(*field) && !(was_there && child.is_leaf())) AddRequiredFields(child, field->message_type());
  }
}

void FieldMaskTree::WriteTo(FieldMask* mask) const {
  mask->Clear();
  AppendPaths(root_, "", mask);
}

void FieldMaskTree::AppendPaths(const Node& node, const std::string& path, FieldMask* mask) {
  if (node.is_leaf() && !path.empty()) mask->add_paths(path);
  for (const auto& [name, child] : node.children) AppendPaths(child, Joined(path, name), mask);
}

void FieldMaskTree::MergeMessage(const Message& source, const FieldMaskUtil::MergeOptions& options,
                                 Message* destination) const {
  MergeMessage(root_, source, options, destination);
}

void FieldMaskTree::MergeMessage(const Node& node, const Message& source, const FieldMaskUtil::MergeOptions& options,
                                 Message* destination) {
  const Descriptor& type = *source.GetDescriptor();
  const Reflection& from = *source.GetReflection();
  const Reflection& to = *destination->GetReflection();
  for (const auto& [name, child] : node.children) {
    const FieldDescriptor* const field = type.FindFieldByName(name);
    if (field == nullptr) {
      GOOGLE_LOG(ERROR) << "Cannot find field \"" << name << "\" in message " << type.full_name();
    } else if (!child.is_leaf()) {
      if (field->is_repeated() || !IsMessage(*field)) {
        GOOGLE_LOG(ERROR) << "Field \"" << name << "\" in message " << type.full_name()
                          << " is not a singular message field and cannot have sub-fields.";
      } else {
        MergeMessage(child, from.GetMessage(source, field), options, to.MutableMessage(destination, field));
      }
    } else if (field->is_repeated()) {
      if (options.replace_repeated_fields()) to.ClearField(destination, field);
      const int count = from.FieldSize(source, field);
      for (int i = 0; i < count; ++i) AddElement(source, field, i, destination);
    } else if (IsMessage(*field)) {
      if (options.replace_message_fields()) to.ClearField(destination, field);
      if (from.HasField(source, field)) {
        to.MutableMessage(destination, field)->MergeFrom(from.GetMessage(source, field));
      }
    } else {
      CopyValue(source, field, destination);
    }
  }
}

bool FieldMaskTree::TrimMessage(Message* message) const { return !root_.is_leaf() && TrimMessage(root_, message); }

bool FieldMaskTree::TrimMessage(const Node& node, Message* message) {
  const Descriptor& type = *message->GetDescriptor();
  const Reflection& reflection = *message->GetReflection();
  bool is_modified = false;
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor* const field = type.field(i);
    const bool is_set =
        field->is_repeated() ? reflection.FieldSize(*message, field) != 0 : reflection.HasField(*message, field);
    if (!is_set) continue;
    const auto child = node.children.find(field->name());
    if (child == node.children.end()) {
      is_modified = true;
      reflection.ClearField(message, field);
    } else if (IsMessage(*field) && !field->is_repeated() && !child->second.is_leaf()) {
      is_modified |= TrimMessage(child->second, reflection.MutableMessage(message, field));
    }
  }
  return is_modified;
}

}  // namespace google::protobuf::util
