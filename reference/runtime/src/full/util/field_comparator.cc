// Compares two values of a field.
#include "google/protobuf/util/field_comparator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace google::protobuf::util {

FieldComparator::~FieldComparator() = default;

void SimpleFieldComparator::SetFractionAndMargin(const FieldDescriptor* field, double fraction, double margin) {
  tolerances_[field] = {fraction, margin};
}

void SimpleFieldComparator::SetDefaultFractionAndMargin(double fraction, double margin) {
  has_default_tolerance_ = true;
  default_tolerance_ = {fraction, margin};
}

template <typename Number>
bool SimpleFieldComparator::AreSame(const FieldDescriptor& field, Number one, Number other) const {
  if (one == other) return true;
  if (treat_nan_as_equal_ && std::isnan(one) && std::isnan(other)) return true;
  if (float_comparison_ == EXACT) return false;
  const auto own = tolerances_.find(&field);
  const Number distance = std::fabs(one - other);
  if (own == tolerances_.end() && !has_default_tolerance_) {
    return distance < 32 * std::numeric_limits<Number>::epsilon();
  }
  const Tolerance& tolerance = own == tolerances_.end() ? default_tolerance_ : own->second;
  if (!std::isfinite(one) || !std::isfinite(other)) return false;
  const Number relative = static_cast<Number>(tolerance.fraction) * std::max(std::fabs(one), std::fabs(other));
  return distance <= std::max(static_cast<Number>(tolerance.margin), relative);
}

FieldComparator::ComparisonResult SimpleFieldComparator::SimpleCompare(const Message& message_1,
                                                                       const Message& message_2,
                                                                       const FieldDescriptor* field, int index_1,
                                                                       int index_2, const FieldContext*) {
  const Reflection& one = *message_1.GetReflection();
  const Reflection& other = *message_2.GetReflection();
  const bool is_element = field->is_repeated();
  const auto equal = [&](auto get, auto get_element) {
    return ResultFromBoolean(is_element ? (one.*get_element)(message_1, field, index_1) ==
                                              (other.*get_element)(message_2, field, index_2)
                                        : (one.*get)(message_1, field) == (other.*get)(message_2, field));
  };
  const auto same = [&](auto get, auto get_element) {
    if (!is_element) {
      return ResultFromBoolean(AreSame(*field, (one.*get)(message_1, field), (other.*get)(message_2, field)));
    }
    return ResultFromBoolean(AreSame(*field, (one.*get_element)(message_1, field, index_1),
                                     (other.*get_element)(message_2, field, index_2)));
  };
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return equal(&Reflection::GetInt32, &Reflection::GetRepeatedInt32);
    case FieldDescriptor::CPPTYPE_INT64:
      return equal(&Reflection::GetInt64, &Reflection::GetRepeatedInt64);
    case FieldDescriptor::CPPTYPE_UINT32:
      return equal(&Reflection::GetUInt32, &Reflection::GetRepeatedUInt32);
    case FieldDescriptor::CPPTYPE_UINT64:
      return equal(&Reflection::GetUInt64, &Reflection::GetRepeatedUInt64);
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return same(&Reflection::GetDouble, &Reflection::GetRepeatedDouble);
    case FieldDescriptor::CPPTYPE_FLOAT:
      return same(&Reflection::GetFloat, &Reflection::GetRepeatedFloat);
    case FieldDescriptor::CPPTYPE_BOOL:
      return equal(&Reflection::GetBool, &Reflection::GetRepeatedBool);
    case FieldDescriptor::CPPTYPE_ENUM:
      return equal(&Reflection::GetEnumValue, &Reflection::GetRepeatedEnumValue);
    case FieldDescriptor::CPPTYPE_STRING:
      return equal(&Reflection::GetString, &Reflection::GetRepeatedString);
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return RECURSE;
  }
  return DIFFERENT;
}

}  // namespace google::protobuf::util
