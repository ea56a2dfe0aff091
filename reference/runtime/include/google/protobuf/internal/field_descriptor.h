// FieldDescriptor: a field of a message, or an extension.
#ifndef GOOGLE_PROTOBUF_INTERNAL_FIELD_DESCRIPTOR_H_
#define GOOGLE_PROTOBUF_INTERNAL_FIELD_DESCRIPTOR_H_

#include "google/protobuf/internal/descriptor_element.h"

namespace google::protobuf {

/// A field of a message, or an extension.
class FieldDescriptor : public internal::DescriptorElement {
 public:
  using Proto = FieldDescriptorProto;
  using OptionsType = FieldOptions;

  /// The type as the schema declares it; the numbers are those of descriptor.proto.
  enum Type {
    TYPE_DOUBLE = 1,
    TYPE_FLOAT = 2,
    TYPE_INT64 = 3,
    TYPE_UINT64 = 4,
    TYPE_INT32 = 5,
    TYPE_FIXED64 = 6,
    TYPE_FIXED32 = 7,
    TYPE_BOOL = 8,
    TYPE_STRING = 9,
    TYPE_GROUP = 10,
    TYPE_MESSAGE = 11,
    TYPE_BYTES = 12,
    TYPE_UINT32 = 13,
    TYPE_ENUM = 14,
    TYPE_SFIXED32 = 15,
    TYPE_SFIXED64 = 16,
    TYPE_SINT32 = 17,
    TYPE_SINT64 = 18,
    MAX_TYPE = 18,
  };

  /// The C++ type, which determines the functions of Reflection for the field.
  enum CppType {
    CPPTYPE_INT32 = 1,
    CPPTYPE_INT64 = 2,
    CPPTYPE_UINT32 = 3,
    CPPTYPE_UINT64 = 4,
    CPPTYPE_DOUBLE = 5,
    CPPTYPE_FLOAT = 6,
    CPPTYPE_BOOL = 7,
    CPPTYPE_ENUM = 8,
    CPPTYPE_STRING = 9,
    CPPTYPE_MESSAGE = 10,
    MAX_CPPTYPE = 10,
  };

  enum Label {
    LABEL_OPTIONAL = 1,
    LABEL_REQUIRED = 2,
    LABEL_REPEATED = 3,
    MAX_LABEL = 3,
  };

  static constexpr int kMaxNumber = (1 << 29) - 1;
  static constexpr int kFirstReservedNumber = 19000;
  static constexpr int kLastReservedNumber = 19999;

  int number() const { return number_; }
  Type type() const { return type_; }
  CppType cpp_type() const { return TypeToCppType(type_); }
  Label label() const { return label_; }
  /// The type's name in schemas: `int32`, `message`.
  const char* type_name() const { return TypeName(type_); }
  const char* cpp_type_name() const { return CppTypeName(cpp_type()); }

  /// The name in lower case: the name itself if the schema follows the style guide.
  const std::string& lowercase_name() const { return lowercase_name_; }
  /// The name in lowerCamelCase: without underscores, the letter after each one capitalized.
  const std::string& camelcase_name() const { return camelcase_name_; }
  /// The name in JSON: the schema's json_name, otherwise in camel case, with the first letter unchanged.
  const std::string& json_name() const { return json_name_; }
  /// True if the schema sets the JSON name.
  bool has_json_name() const;

  bool is_extension() const { return is_extension_; }
  bool is_required() const { return label_ == LABEL_REQUIRED; }
  bool is_optional() const { return label_ == LABEL_OPTIONAL; }
  bool is_repeated() const { return label_ == LABEL_REPEATED; }
  /// True for repeated fields of scalar types, which can be packed.
  bool is_packable() const { return is_repeated() && IsTypePackable(type_); }
  bool is_packed() const { return is_packed_; }
  bool is_map() const;
  /// True if the schema says `optional`; in proto2, also if it is implied.
  bool has_optional_keyword() const;
  /// True for singular fields with explicit presence.
  bool has_presence() const { return has_presence_; }
  /// Strings only: parsing fails if the bytes are not UTF-8.
  bool requires_utf8_validation() const { return requires_utf8_; }
  /// Enums only: undefined numbers are stored as unknown fields.
  bool legacy_enum_field_treated_as_closed() const;

  /// True if the schema declares a default. Each accessor below is for fields of its type, and returns the type's
  /// default if the schema declares none.
  bool has_default_value() const { return has_default_value_; }
  int32_t default_value_int32_t() const { return static_cast<int32_t>(default_integer_); }
  int32_t default_value_int32() const { return default_value_int32_t(); }
  int64_t default_value_int64_t() const { return static_cast<int64_t>(default_integer_); }
  int64_t default_value_int64() const { return default_value_int64_t(); }
  uint32_t default_value_uint32_t() const { return static_cast<uint32_t>(default_integer_); }
  uint32_t default_value_uint32() const { return default_value_uint32_t(); }
  uint64_t default_value_uint64_t() const { return default_integer_; }
  uint64_t default_value_uint64() const { return default_value_uint64_t(); }
  float default_value_float() const { return static_cast<float>(default_floating_); }
  double default_value_double() const { return default_floating_; }
  bool default_value_bool() const { return default_integer_ != 0; }
  const EnumValueDescriptor* default_value_enum() const { return default_enum_; }
  /// Strings and bytes.
  const std::string& default_value_string() const { return default_string_; }

  /// The message that the field belongs to; for an extension, the extended message.
  const Descriptor* containing_type() const { return containing_type_; }
  /// The oneof that the field is a member of, synthetic ones included; or only a real one.
  const OneofDescriptor* containing_oneof() const { return containing_oneof_; }
  const OneofDescriptor* real_containing_oneof() const;
  /// The index among the members of its oneof; -1 if it is in none.
  int index_in_oneof() const { return index_in_oneof_; }
  /// Extensions only: the message in which the extension is declared; null at file scope.
  const Descriptor* extension_scope() const { return extension_scope_; }
  /// The type of messages and groups, and of enums; null for other types.
  const Descriptor* message_type() const { return message_type_; }
  const EnumDescriptor* enum_type() const { return enum_type_; }
  const FieldOptions& options() const;

  /// The name in brackets in text format; for an extension of a message set, its message's name.
  const std::string& PrintableNameForExtension() const;
  void CopyTo(FieldDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

  static CppType TypeToCppType(Type type);
  static const char* TypeName(Type type);
  static const char* CppTypeName(CppType type);
  static bool IsTypePackable(Type type) {
    return type != TYPE_STRING && type != TYPE_GROUP && type != TYPE_MESSAGE && type != TYPE_BYTES;
  }

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::SchemaPrinter;
  friend class internal::DescriptorArray<FieldDescriptor>;
  FieldDescriptor();
  ~FieldDescriptor();

  const FieldDescriptorProto* proto_ = nullptr;
  const Descriptor* containing_type_ = nullptr;
  const Descriptor* extension_scope_ = nullptr;
  const OneofDescriptor* containing_oneof_ = nullptr;
  const Descriptor* message_type_ = nullptr;
  const EnumDescriptor* enum_type_ = nullptr;
  const EnumValueDescriptor* default_enum_ = nullptr;
  std::string lowercase_name_;
  std::string camelcase_name_;
  std::string json_name_;
  std::string default_string_;
  uint64_t default_integer_ = 0;
  double default_floating_ = 0;
  int number_ = 0;
  int index_in_oneof_ = -1;
  Type type_ = TYPE_INT32;
  Label label_ = LABEL_OPTIONAL;
  bool is_extension_ = false;
  bool is_packed_ = false;
  bool has_presence_ = false;
  bool requires_utf8_ = false;
  bool has_default_value_ = false;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_FIELD_DESCRIPTOR_H_
