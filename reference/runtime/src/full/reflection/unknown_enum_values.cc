#include "unknown_enum_values.h"

#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "google/protobuf/internal/library.h"

namespace google::protobuf::internal {

/// Creates and owns the values.
class UnknownEnumValues {
 public:
  UnknownEnumValues() = default;
  ~UnknownEnumValues() {
    for (const auto& entry : values_) {
      delete entry.second->name_;
      delete entry.second;
    }
  }

  const EnumValueDescriptor* Get(const EnumDescriptor& type, int number) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const EnumValueDescriptor*& value = values_[{&type, number}];
    if (value == nullptr) value = Make(type, number);
    return value;
  }

 private:
  static const EnumValueDescriptor* Make(const EnumDescriptor& type, int number) {
    const std::string name = "UNKNOWN_ENUM_VALUE_" + type.name() + "_" + std::to_string(number);
    auto* const value = new EnumValueDescriptor();
    value->name_ = new std::string(name);
    // A value is a sibling of its enum.
    value->full_name_ = type.full_name().substr(0, type.full_name().size() - type.name().size()) + name;
    value->file_ = type.file();
    value->parent_ = &type;
    value->index_ = -1;
    value->type_ = &type;
    value->number_ = number;
    return value;
  }

  std::mutex mutex_;
  std::map<std::pair<const EnumDescriptor*, int>, const EnumValueDescriptor*> values_;
};

const EnumValueDescriptor* EnumValueOf(const EnumDescriptor& type, int number) {
  const EnumValueDescriptor* const defined = type.FindValueByNumber(number);
  if (defined != nullptr) return defined;
  // Not destroyed before ShutdownProtobufLibrary(): others may still refer to the values.
  static auto* const values = OnShutdownDelete(new UnknownEnumValues());
  return values->Get(type, number);
}

}  // namespace google::protobuf::internal
