// Values of options, serialized.
#ifndef TOUCHSTONE_RUNTIME_OPTION_VALUE_H_
#define TOUCHSTONE_RUNTIME_OPTION_VALUE_H_

#include <map>
#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf::internal {

/// A number in any of the forms in which options write them.
struct WrittenNumber {
  enum Kind { kNone, kPositive, kNegative, kFloating } kind = kNone;
  uint64_t positive = 0;
  int64_t negative = 0;
  double floating = 0;
};

/// Appends the content of a number, without its tag. \returns an empty string, or why the number does not fit.
std::string WriteNumber(const FieldDescriptor& field, const WrittenNumber& number, std::string* content);
void WriteBool(bool value, std::string* content);
void WriteEnum(int number, std::string* content);

/// Appends a field: its tag and content, with the length before or the end tag after it if it has one.
void WriteField(const FieldDescriptor& field, const std::string& content, std::string* bytes);

/// The fields of a message that is written as text, in the order of their numbers.
class MessageContents {
 public:
  struct FieldContents {
    const FieldDescriptor* field;
    std::vector<std::string> values;  // their contents
  };

  void Add(const FieldDescriptor& field, std::string content);
  bool Has(const FieldDescriptor& field) const { return fields_.count(field.number()) != 0; }
  /// \returns the member of a oneof that is set, or null.
  const FieldDescriptor* MemberOf(const OneofDescriptor& oneof) const;
  /// \returns the first required field that is missing, or null.
  const FieldDescriptor* MissingIn(const Descriptor& type) const;
  std::string Serialize() const;

 private:
  std::map<int, FieldContents> fields_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_OPTION_VALUE_H_
