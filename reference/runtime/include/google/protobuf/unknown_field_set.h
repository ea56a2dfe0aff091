// Parsed fields that the schema does not have.
#ifndef GOOGLE_PROTOBUF_UNKNOWN_FIELD_SET_H_
#define GOOGLE_PROTOBUF_UNKNOWN_FIELD_SET_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "google/protobuf/internal/repeated_field_base.h"
#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf {

namespace io {
class CodedInputStream;
class CodedOutputStream;
class ZeroCopyInputStream;
}  // namespace io

class UnknownFieldSet;

/// One record: a field number and a value of one of the five wire types. Its set owns the memory that it points to.
class UnknownField {
 public:
  enum Type { TYPE_VARINT, TYPE_FIXED32, TYPE_FIXED64, TYPE_LENGTH_DELIMITED, TYPE_GROUP };

  int number() const { return number_; }
  Type type() const { return type_; }

  /// The value. Call only the accessor of the field's type.
  uint64_t varint() const { return bits_; }
  uint32_t fixed32() const { return static_cast<uint32_t>(bits_); }
  uint64_t fixed64() const { return bits_; }
  const std::string& length_delimited() const { return *bytes_; }
  const UnknownFieldSet& group() const { return *group_; }

  void set_varint(uint64_t value) { bits_ = value; }
  void set_fixed32(uint32_t value) { bits_ = value; }
  void set_fixed64(uint64_t value) { bits_ = value; }
  void set_length_delimited(internal::StringArg value) { value.AssignTo(bytes_); }
  std::string* mutable_length_delimited() { return bytes_; }
  size_t GetLengthDelimitedSize() const { return bytes_->size(); }
  UnknownFieldSet* mutable_group() { return group_; }

 private:
  friend class UnknownFieldSet;
  UnknownField(int number, Type type, uint64_t bits) : number_(number), type_(type), bits_(bits) {}
  UnknownField(int number, std::string* bytes) : number_(number), type_(TYPE_LENGTH_DELIMITED), bytes_(bytes) {}
  UnknownField(int number, UnknownFieldSet* group) : number_(number), type_(TYPE_GROUP), group_(group) {}
  /// Frees the memory that the value points to.
  void Destroy();

  int number_;
  Type type_;
  union {
    uint64_t bits_;
    std::string* bytes_;      // owned by the set
    UnknownFieldSet* group_;  // owned by the set
  };
};

/// Unknown fields in the order of parsing (rules cpp.message.unknown-fields, -mutable-unknown-fields).
class UnknownFieldSet {
 public:
  UnknownFieldSet() = default;
  UnknownFieldSet(const UnknownFieldSet&) = delete;
  UnknownFieldSet& operator=(const UnknownFieldSet&) = delete;
  ~UnknownFieldSet() { ClearAndFreeMemory(); }

  static const UnknownFieldSet& default_instance();

  bool empty() const { return fields_.size_ == 0; }
  int field_count() const { return fields_.size_; }
  const UnknownField& field(int index) const { return *At(index); }
  UnknownField* mutable_field(int index) { return At(index); }

  void AddVarint(int number, uint64_t value);
  void AddFixed32(int number, uint32_t value);
  void AddFixed64(int number, uint64_t value);
  void AddLengthDelimited(int number, internal::StringArg value) { value.AssignTo(AddLengthDelimited(number)); }
  /// \returns the new, empty value. The set owns it.
  std::string* AddLengthDelimited(int number);
  UnknownFieldSet* AddGroup(int number);
  /// Appends a copy.
  void AddField(const UnknownField& field);

  void Clear();
  void ClearAndFreeMemory();
  void Swap(UnknownFieldSet* other) { fields_.InternalSwap(&other->fields_); }
  /// Appends copies of all fields of `other`.
  void MergeFrom(const UnknownFieldSet& other);
  /// Appends all fields of `other` and leaves it empty.
  void MergeFromAndDestroy(UnknownFieldSet* other);
  void DeleteSubrange(int start, int count);
  void DeleteByNumber(int number);

  /// Appends all fields of `message` as unknown fields, including those that its schema has.
  /// \returns false if the message cannot be serialized.
  template <typename MessageType>
  bool MergeFromMessage(const MessageType& message) {
    std::string bytes;
    return message.SerializePartialToString(&bytes) && MergeFromString(bytes);
  }

  /// \returns false if the bytes are not well-formed records; the set then holds some of them.
  bool ParseFromString(internal::StringArg data);
  bool ParseFromArray(const void* data, int size);
  bool MergeFromString(internal::StringArg data);
  /// Read from a stream up to its end or its limit.
  bool MergeFromCodedStream(io::CodedInputStream* input);
  bool ParseFromCodedStream(io::CodedInputStream* input);
  bool ParseFromZeroCopyStream(io::ZeroCopyInputStream* input);
  bool SerializeToCodedStream(io::CodedOutputStream* output) const;
  bool SerializeToString(std::string* output) const;
  std::string SerializeAsString() const;
  size_t ByteSizeLong() const;
  /// The size in memory in bytes, with and without this object itself.
  size_t SpaceUsedLong() const { return sizeof(*this) + SpaceUsedExcludingSelfLong(); }
  size_t SpaceUsedExcludingSelfLong() const;
  int SpaceUsed() const { return static_cast<int>(SpaceUsedLong()); }
  int SpaceUsedExcludingSelf() const { return static_cast<int>(SpaceUsedExcludingSelfLong()); }
  /// Writes ByteSizeLong() bytes. \returns a pointer past the last one.
  uint8_t* SerializeToArrayUnchecked(uint8_t* out) const;

 private:
  /// Appends records until `end`, or until the end tag `group` (0: none), with at most `depth` nested groups.
  /// \returns one past the last byte read; null if the bytes are malformed.
  const char* MergeRecords(const char* p, const char* end, uint32_t group, int depth);

  UnknownField* At(int index) const { return static_cast<UnknownField*>(fields_.elements_) + index; }
  void Append(const UnknownField& field);

  /// An array of UnknownField. Not a std::vector: including <vector> would double the cost of this header.
  internal::RepeatedFieldBase fields_;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_UNKNOWN_FIELD_SET_H_
