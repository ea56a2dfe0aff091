#include "type_schema.h"

#include <map>
#include <string>
#include <vector>

#include "google/protobuf/type.pb.h"
#include "google/protobuf/wrappers.pb.h"

namespace google::protobuf::internal {

namespace {

using util::Status;

/// What a name is: a message, an enum, or a package if it is neither.
struct Node {
  bool is_message = false;
  bool is_enum = false;
  Type message;
  Enum enumeration;
  std::map<std::string, Node> children;
};

bool IsMapEntry(const Type& type) {
  for (const Option& option : type.options()) {
    BoolValue value;
    if (option.name() == "map_entry" && option.value().UnpackTo(&value)) return value.value();
  }
  return false;
}

/// Collects types, and makes a file of them.
class TypeSchema {
 public:
  explicit TypeSchema(util::TypeResolver& resolver) : resolver_(resolver) {}

  Status Collect(const std::string& type_url) {
    std::vector<std::string> messages = {type_url};
    while (!messages.empty()) {
      const std::string url = messages.back();
      messages.pop_back();
      Node& node = Find(NameInTypeUrl(url));
      if (node.is_message) continue;
      const Status status = resolver_.ResolveMessageType(url, &node.message);
      if (!status.ok()) return status;
      node.is_message = true;
      for (const Field& field : node.message.fields()) {
        if (field.kind() == Field::TYPE_MESSAGE || field.kind() == Field::TYPE_GROUP) {
          messages.push_back(field.type_url());
        } else if (field.kind() == Field::TYPE_ENUM) {
          const Status of_enum = CollectEnum(field.type_url());
          if (!of_enum.ok()) return of_enum;
        }
      }
    }
    return util::OkStatus();
  }

  void WriteTo(FileDescriptorProto* file) const {
    file->set_name("types of a resolver");
    file->set_syntax("editions");
    file->set_edition(EDITION_2023);
    // Types do not say what their schemas allow.
    FeatureSet* const features = file->mutable_options()->mutable_features();
    features->set_json_format(FeatureSet::LEGACY_BEST_EFFORT);
    features->set_utf8_validation(FeatureSet::NONE);
    for (const auto& [name, node] : root_.children) {
      if (node.is_enum) {
        WriteEnum(name, node.enumeration, file->add_enum_type());
      } else {
        WriteMessage(name, node, file->add_message_type());
      }
    }
  }

 private:
  Node& Find(const std::string& full_name) {
    Node* node = &root_;
    size_t begin = 0;
    for (size_t end = 0; end != std::string::npos; begin = end + 1) {
      end = full_name.find('.', begin);
      node = &node->children[full_name.substr(begin, end == std::string::npos ? end : end - begin)];
    }
    return *node;
  }

  Status CollectEnum(const std::string& type_url) {
    Node& node = Find(NameInTypeUrl(type_url));
    if (node.is_enum) return util::OkStatus();
    const Status status = resolver_.ResolveEnumType(type_url, &node.enumeration);
    node.is_enum = status.ok();
    return status;
  }

  void WriteMessage(const std::string& name, const Node& node, DescriptorProto* message) const {
    message->set_name(name);
    if (IsMapEntry(node.message)) message->mutable_options()->set_map_entry(true);
    for (const std::string& oneof : node.message.oneofs()) message->add_oneof_decl()->set_name(oneof);
    for (const Field& field : node.message.fields()) WriteField(node.message, field, message->add_field());
    for (const auto& [inner, child] : node.children) {
      if (child.is_enum) {
        WriteEnum(inner, child.enumeration, message->add_enum_type());
      } else {
        WriteMessage(inner, child, message->add_nested_type());
      }
    }
  }

  void WriteField(const Type& type, const Field& from, FieldDescriptorProto* field) const {
    const bool is_repeated = from.cardinality() == Field::CARDINALITY_REPEATED;
    const bool is_message = from.kind() == Field::TYPE_MESSAGE || from.kind() == Field::TYPE_GROUP;
    const bool is_text = from.kind() == Field::TYPE_STRING || from.kind() == Field::TYPE_BYTES;
    field->set_name(from.name());
    if (!from.json_name().empty()) field->set_json_name(from.json_name());
    field->set_number(from.number());
    field->set_label(is_repeated ? FieldDescriptorProto::LABEL_REPEATED : FieldDescriptorProto::LABEL_OPTIONAL);
    const Field::Kind kind = from.kind() == Field::TYPE_GROUP ? Field::TYPE_MESSAGE : from.kind();
    field->set_type(static_cast<FieldDescriptorProto::Type>(kind));
    if (is_message || from.kind() == Field::TYPE_ENUM) field->set_type_name("." + NameInTypeUrl(from.type_url()));
    if (from.oneof_index() > 0) field->set_oneof_index(from.oneof_index() - 1);

    FeatureSet* const features = field->mutable_options()->mutable_features();
    if (from.kind() == Field::TYPE_GROUP) features->set_message_encoding(FeatureSet::DELIMITED);
    if (is_repeated && !is_message && !is_text) {
      features->set_repeated_field_encoding(from.packed() ? FeatureSet::PACKED : FeatureSet::EXPANDED);
    }
    const bool is_implicit =
        type.syntax() == SYNTAX_PROTO3 && !is_repeated && !is_message && from.oneof_index() == 0 && !IsMapEntry(type);
    if (from.cardinality() == Field::CARDINALITY_REQUIRED) features->set_field_presence(FeatureSet::LEGACY_REQUIRED);
    if (is_implicit) features->set_field_presence(FeatureSet::IMPLICIT);
    if (!is_implicit && !from.default_value().empty()) field->set_default_value(from.default_value());
  }

  void WriteEnum(const std::string& name, const Enum& from, EnumDescriptorProto* type) const {
    type->set_name(name);
    type->mutable_options()->set_allow_alias(true);
    const bool is_open = from.syntax() != SYNTAX_PROTO2 && from.enumvalue_size() > 0 && from.enumvalue(0).number() == 0;
    type->mutable_options()->mutable_features()->set_enum_type(is_open ? FeatureSet::OPEN : FeatureSet::CLOSED);
    for (const EnumValue& value : from.enumvalue()) {
      EnumValueDescriptorProto* const added = type->add_value();
      added->set_name(value.name());
      added->set_number(value.number());
    }
  }

  util::TypeResolver& resolver_;
  Node root_;
};

}  // namespace

std::string NameInTypeUrl(const std::string& type_url) { return type_url.substr(type_url.rfind('/') + 1); }

Status ReadTypeSchema(util::TypeResolver& resolver, const std::string& type_url, FileDescriptorProto* file) {
  TypeSchema schema(resolver);
  const Status status = schema.Collect(type_url);
  if (status.ok()) schema.WriteTo(file);
  return status;
}

}  // namespace google::protobuf::internal
