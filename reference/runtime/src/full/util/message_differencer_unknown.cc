// Compares unknown fields.
#include "google/protobuf/util/message_differencer.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace google::protobuf::util {

namespace {

/// Compares the values of two fields of the same number and type; false for groups, which are compared field by field.
bool AreEqual(const UnknownField& one, const UnknownField& other) {
  switch (one.type()) {
    case UnknownField::TYPE_VARINT:
      return one.varint() == other.varint();
    case UnknownField::TYPE_FIXED32:
      return one.fixed32() == other.fixed32();
    case UnknownField::TYPE_FIXED64:
      return one.fixed64() == other.fixed64();
    case UnknownField::TYPE_LENGTH_DELIMITED:
      return one.length_delimited() == other.length_delimited();
    case UnknownField::TYPE_GROUP:
      return false;
  }
  return false;
}

/// The indexes of unknown fields, by number and type; equal ones in the order of parsing.
std::vector<int> Sorted(const UnknownFieldSet& set) {
  std::vector<int> order;
  for (int i = 0; i < set.field_count(); ++i) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](int one, int other) {
    return std::tuple(set.field(one).number(), set.field(one).type(), one) <
           std::tuple(set.field(other).number(), set.field(other).type(), other);
  });
  return order;
}

}  // namespace

bool MessageDifferencer::CompareUnknown(const Message& message1, const Message& message2, const UnknownFieldSet& one,
                                        const UnknownFieldSet& other, Path& path) {
  const std::vector<int> order1 = Sorted(one);
  const std::vector<int> order2 = Sorted(other);
  bool is_equal = true;
  size_t i = 0;
  size_t k = 0;
  int index = 0;
  int number = -1;
  while (i < order1.size() || k < order2.size()) {
    const UnknownField* const field1 = i < order1.size() ? &one.field(order1[i]) : nullptr;
    const UnknownField* const field2 = k < order2.size() ? &other.field(order2[k]) : nullptr;
    const auto key = [](const UnknownField& field) { return std::pair(field.number(), field.type()); };
    const bool is_deleted = field2 == nullptr || (field1 != nullptr && key(*field1) < key(*field2));
    const bool is_added = !is_deleted && (field1 == nullptr || key(*field2) < key(*field1));
    const UnknownField& field = is_added ? *field2 : *field1;
    index = field.number() == number ? index + 1 : 0;
    number = field.number();
    SpecificField step;
    step.unknown_field_number = number;
    step.unknown_field_type = field.type();
    step.index = index;
    step.new_index = index;
    step.unknown_field_set1 = &one;
    step.unknown_field_set2 = &other;
    step.unknown_field_index1 = is_added ? -1 : order1[i];
    step.unknown_field_index2 = is_deleted ? -1 : order2[k];
    i += is_added ? 0 : 1;
    k += is_deleted ? 0 : 1;
    path.push_back(step);
    if (is_added) {
      if (scope_ == FULL) {
        is_equal = false;
        if (reporter_ != nullptr) reporter_->ReportAdded(message1, message2, path);
      }
    } else if (is_deleted) {
      is_equal = false;
      if (reporter_ != nullptr) reporter_->ReportDeleted(message1, message2, path);
    } else if (field1->type() == UnknownField::TYPE_GROUP) {
      is_equal &= CompareUnknown(message1, message2, field1->group(), field2->group(), path);
    } else if (!AreEqual(*field1, *field2)) {
      is_equal = false;
      if (reporter_ != nullptr) reporter_->ReportModified(message1, message2, path);
    }
    path.pop_back();
    if (!is_equal && reporter_ == nullptr) return false;
  }
  return is_equal;
}

}  // namespace google::protobuf::util
