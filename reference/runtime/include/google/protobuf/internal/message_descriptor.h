// Descriptor: a message type. OneofDescriptor: a oneof in it.
#ifndef GOOGLE_PROTOBUF_INTERNAL_MESSAGE_DESCRIPTOR_H_
#define GOOGLE_PROTOBUF_INTERNAL_MESSAGE_DESCRIPTOR_H_

#include "google/protobuf/internal/descriptor_element.h"

namespace google::protobuf {

/// A message type. Functions that find an element by name, number or index return null if there is none. The pool owns
/// all elements.
class Descriptor : public internal::DescriptorElement {
 public:
  using Proto = DescriptorProto;
  using OptionsType = MessageOptions;

  /// Well-known types that have their own JSON form.
  enum WellKnownType {
    WELLKNOWNTYPE_UNSPECIFIED,
    WELLKNOWNTYPE_DOUBLEVALUE,
    WELLKNOWNTYPE_FLOATVALUE,
    WELLKNOWNTYPE_INT64VALUE,
    WELLKNOWNTYPE_UINT64VALUE,
    WELLKNOWNTYPE_INT32VALUE,
    WELLKNOWNTYPE_UINT32VALUE,
    WELLKNOWNTYPE_STRINGVALUE,
    WELLKNOWNTYPE_BYTESVALUE,
    WELLKNOWNTYPE_BOOLVALUE,
    WELLKNOWNTYPE_ANY,
    WELLKNOWNTYPE_FIELDMASK,
    WELLKNOWNTYPE_DURATION,
    WELLKNOWNTYPE_TIMESTAMP,
    WELLKNOWNTYPE_VALUE,
    WELLKNOWNTYPE_LISTVALUE,
    WELLKNOWNTYPE_STRUCT,
    __WELLKNOWNTYPE__DO_NOT_USE__ADD_DEFAULT_INSTEAD__,
  };

  /// Numbers from `start` to `end`, exclusive.
  struct ExtensionRange {
    using Proto = DescriptorProto_ExtensionRange;
    using OptionsType = ExtensionRangeOptions;

    int start_number() const { return start; }
    int end_number() const { return end; }
    const ExtensionRangeOptions& options() const { return *options_; }
    void CopyTo(DescriptorProto_ExtensionRange* proto) const;

    int start = 0;
    int end = 0;
    const ExtensionRangeOptions* options_ = nullptr;
  };
  /// Numbers from `start` to `end`, exclusive.
  struct ReservedRange {
    int start = 0;
    int end = 0;
  };

  /// The enclosing message.
  const Descriptor* containing_type() const { return containing_type_; }
  const MessageOptions& options() const;
  WellKnownType well_known_type() const { return well_known_type_; }
  /// Always false: every import must be known when a file is built.
  bool is_placeholder() const { return false; }

  /// Fields in order of declaration, without extensions.
  int field_count() const { return fields_.size(); }
  const FieldDescriptor* field(int index) const;
  const FieldDescriptor* FindFieldByNumber(int number) const;
  const FieldDescriptor* FindFieldByName(internal::StringArg name) const;
  /// If several fields share a lowercase or camelcase name, these return the first.
  const FieldDescriptor* FindFieldByLowercaseName(internal::StringArg lowercase_name) const;
  const FieldDescriptor* FindFieldByCamelcaseName(internal::StringArg camelcase_name) const;

  /// Oneofs; the synthetic ones of proto3 `optional` fields come last, and are not real.
  int oneof_decl_count() const { return oneofs_.size(); }
  const OneofDescriptor* oneof_decl(int index) const;
  int real_oneof_decl_count() const { return real_oneof_count_; }
  const OneofDescriptor* real_oneof_decl(int index) const { return oneof_decl(index); }
  const OneofDescriptor* FindOneofByName(internal::StringArg name) const;

  int nested_type_count() const { return nested_types_.size(); }
  const Descriptor* nested_type(int index) const { return nested_types_.at(index); }
  const Descriptor* FindNestedTypeByName(internal::StringArg name) const;

  int enum_type_count() const { return enum_types_.size(); }
  const EnumDescriptor* enum_type(int index) const;
  const EnumDescriptor* FindEnumTypeByName(internal::StringArg name) const;
  /// Finds a value in all enums that the message declares.
  const EnumValueDescriptor* FindEnumValueByName(internal::StringArg name) const;

  int extension_range_count() const { return extension_ranges_.size(); }
  const ExtensionRange* extension_range(int index) const { return extension_ranges_.at(index); }
  bool IsExtensionNumber(int number) const { return FindExtensionRangeContainingNumber(number) != nullptr; }
  const ExtensionRange* FindExtensionRangeContainingNumber(int number) const;

  /// Extensions that are declared inside the message; they may extend any message.
  int extension_count() const { return extensions_.size(); }
  const FieldDescriptor* extension(int index) const;
  const FieldDescriptor* FindExtensionByName(internal::StringArg name) const;
  const FieldDescriptor* FindExtensionByLowercaseName(internal::StringArg lowercase_name) const;
  const FieldDescriptor* FindExtensionByCamelcaseName(internal::StringArg camelcase_name) const;

  int reserved_range_count() const { return reserved_ranges_.size(); }
  const ReservedRange* reserved_range(int index) const { return reserved_ranges_.at(index); }
  bool IsReservedNumber(int number) const { return FindReservedRangeContainingNumber(number) != nullptr; }
  const ReservedRange* FindReservedRangeContainingNumber(int number) const;

  int reserved_name_count() const;
  const std::string& reserved_name(int index) const;
  bool IsReservedName(internal::StringArg name) const;

  /// The fields of a map entry; null for other messages.
  const FieldDescriptor* map_key() const;
  const FieldDescriptor* map_value() const;

  /// Writes the type's proto.
  void CopyTo(DescriptorProto* proto) const;
  /// \returns the type as schema text.
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorArray<Descriptor>;
  friend const internal::MessageTable* internal::GeneratedTableOf(const Descriptor& descriptor);
  Descriptor();
  ~Descriptor();

  const DescriptorProto* proto_ = nullptr;
  const Descriptor* containing_type_ = nullptr;
  const internal::MessageTable* table_ = nullptr;  // of the generated class, if any
  internal::DescriptorArray<FieldDescriptor> fields_;
  internal::DescriptorArray<OneofDescriptor> oneofs_;
  internal::DescriptorArray<Descriptor> nested_types_;
  internal::DescriptorArray<EnumDescriptor> enum_types_;
  internal::DescriptorArray<FieldDescriptor> extensions_;
  internal::DescriptorArray<ExtensionRange> extension_ranges_;
  internal::DescriptorArray<ReservedRange> reserved_ranges_;
  internal::DescriptorList<FieldDescriptor> by_number_;  // sorted by number
  int real_oneof_count_ = 0;
  WellKnownType well_known_type_ = WELLKNOWNTYPE_UNSPECIFIED;
};

/// A oneof.
class OneofDescriptor : public internal::DescriptorElement {
 public:
  using Proto = OneofDescriptorProto;
  using OptionsType = OneofOptions;

  /// True for the oneof of a proto3 `optional` field, which is not in the schema.
  bool is_synthetic() const { return is_synthetic_; }
  const Descriptor* containing_type() const { return containing_type_; }
  const OneofOptions& options() const;

  /// The members, in order of declaration.
  int field_count() const { return static_cast<int>(fields_.size()); }
  const FieldDescriptor* field(int index) const { return fields_[static_cast<size_t>(index)]; }

  void CopyTo(OneofDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorArray<OneofDescriptor>;
  OneofDescriptor();
  ~OneofDescriptor();

  const OneofDescriptorProto* proto_ = nullptr;
  const Descriptor* containing_type_ = nullptr;
  internal::DescriptorList<FieldDescriptor> fields_;
  bool is_synthetic_ = false;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_MESSAGE_DESCRIPTOR_H_
