// How MessageDifferencer compares two values of one field.
#ifndef GOOGLE_PROTOBUF_UTIL_FIELD_COMPARATOR_H_
#define GOOGLE_PROTOBUF_UTIL_FIELD_COMPARATOR_H_

#include <map>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"

namespace google::protobuf::util {

class FieldContext;

/// Compares two values of a field. Programs may derive their own.
class FieldComparator {
 public:
  /// RECURSE: both are messages, whose fields are to be compared.
  enum ComparisonResult { SAME, DIFFERENT, RECURSE };

  FieldComparator() = default;
  FieldComparator(const FieldComparator&) = delete;
  FieldComparator& operator=(const FieldComparator&) = delete;
  virtual ~FieldComparator();

  /// \param index_1, index_2  of the elements, if the field is repeated; otherwise -1.
  /// \param field_context     the fields that lead to this one; may be null.
  virtual ComparisonResult Compare(const Message& message_1, const Message& message_2, const FieldDescriptor* field,
                                   int index_1, int index_2, const FieldContext* field_context) = 0;
};

/// Compares values exactly, or floating-point numbers with a tolerance.
class SimpleFieldComparator : public FieldComparator {
 public:
  enum FloatComparison { EXACT, APPROXIMATE };

  void set_float_comparison(FloatComparison comparison) { float_comparison_ = comparison; }
  FloatComparison float_comparison() const { return float_comparison_; }
  /// Two values that are not a number are the same.
  void set_treat_nan_as_equal(bool value) { treat_nan_as_equal_ = value; }
  bool treat_nan_as_equal() const { return treat_nan_as_equal_; }

  /// For one field, or for all others: the numbers are the same if they differ by at most `margin`, or by `fraction` of
  /// the larger one. Without a tolerance, by less than 32 times the type's epsilon. Only with APPROXIMATE.
  void SetFractionAndMargin(const FieldDescriptor* field, double fraction, double margin);
  void SetDefaultFractionAndMargin(double fraction, double margin);

 protected:
  ComparisonResult SimpleCompare(const Message& message_1, const Message& message_2, const FieldDescriptor* field,
                                 int index_1, int index_2, const FieldContext* field_context);
  ComparisonResult ResultFromBoolean(bool is_same) const { return is_same ? SAME : DIFFERENT; }

 private:
  struct Tolerance {
    double fraction;
    double margin;
  };
  template <typename Number>
  bool AreSame(const FieldDescriptor& field, Number one, Number other) const;

  FloatComparison float_comparison_ = EXACT;
  bool treat_nan_as_equal_ = false;
  bool has_default_tolerance_ = false;
  Tolerance default_tolerance_ = {0, 0};
  std::map<const FieldDescriptor*, Tolerance> tolerances_;
};

/// The comparator that MessageDifferencer uses unless it is given another one.
class DefaultFieldComparator : public SimpleFieldComparator {
 public:
  ComparisonResult Compare(const Message& message_1, const Message& message_2, const FieldDescriptor* field,
                           int index_1, int index_2, const FieldContext* field_context) override {
    return SimpleCompare(message_1, message_2, field, index_1, index_2, field_context);
  }
};

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_UTIL_FIELD_COMPARATOR_H_
