// EnumDescriptor and EnumValueDescriptor: an enum type and its values.
#ifndef GOOGLE_PROTOBUF_INTERNAL_ENUM_DESCRIPTOR_H_
#define GOOGLE_PROTOBUF_INTERNAL_ENUM_DESCRIPTOR_H_

#include "google/protobuf/internal/descriptor_element.h"

namespace google::protobuf {

/// A value of an enum. Its full name is `package.VALUE`: values are siblings of their enum.
class EnumValueDescriptor : public internal::DescriptorElement {
 public:
  using Proto = EnumValueDescriptorProto;
  using OptionsType = EnumValueOptions;

  int number() const { return number_; }
  const EnumDescriptor* type() const { return type_; }
  const EnumValueOptions& options() const;

  void CopyTo(EnumValueDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorArray<EnumValueDescriptor>;
  friend class internal::UnknownEnumValues;
  EnumValueDescriptor();
  ~EnumValueDescriptor();

  const EnumValueDescriptorProto* proto_ = nullptr;
  const EnumDescriptor* type_ = nullptr;
  int number_ = 0;
};

/// An enum type.
class EnumDescriptor : public internal::DescriptorElement {
 public:
  using Proto = EnumDescriptorProto;
  using OptionsType = EnumOptions;

  /// Numbers from `start` to `end`, both inclusive.
  struct ReservedRange {
    int start = 0;
    int end = 0;
  };

  /// The message that the enum is nested in.
  const Descriptor* containing_type() const { return containing_type_; }
  const EnumOptions& options() const;
  /// True if fields of this type store undefined numbers as unknown fields.
  bool is_closed() const { return is_closed_; }
  /// Always false: every import must be known when a file is built.
  bool is_placeholder() const { return false; }

  /// Values in order of declaration.
  int value_count() const { return values_.size(); }
  const EnumValueDescriptor* value(int index) const { return values_.at(index); }
  /// \returns null if there is none; the first if several values have the number.
  const EnumValueDescriptor* FindValueByName(internal::StringArg name) const;
  const EnumValueDescriptor* FindValueByNumber(int number) const;

  int reserved_range_count() const { return reserved_ranges_.size(); }
  const ReservedRange* reserved_range(int index) const { return reserved_ranges_.at(index); }
  bool IsReservedNumber(int number) const { return FindReservedRangeContainingNumber(number) != nullptr; }
  const ReservedRange* FindReservedRangeContainingNumber(int number) const;
  int reserved_name_count() const;
  const std::string& reserved_name(int index) const;
  bool IsReservedName(internal::StringArg name) const;

  void CopyTo(EnumDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorArray<EnumDescriptor>;
  EnumDescriptor();
  ~EnumDescriptor();

  const EnumDescriptorProto* proto_ = nullptr;
  const Descriptor* containing_type_ = nullptr;
  internal::DescriptorArray<EnumValueDescriptor> values_;
  internal::DescriptorArray<ReservedRange> reserved_ranges_;
  internal::DescriptorList<EnumValueDescriptor> by_number_;  // sorted by number; equal numbers in order of declaration
  bool is_closed_ = false;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_ENUM_DESCRIPTOR_H_
