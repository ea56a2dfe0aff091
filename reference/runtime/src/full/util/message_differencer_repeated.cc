// Compares repeated fields: by index, or as sets and maps.
#include "google/protobuf/util/message_differencer.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace google::protobuf::util {

bool MessageDifferencer::CompareList(const Message& message1, const Message& message2, const FieldDescriptor* field,
                                     Path& path) {
  const int count1 = message1.GetReflection()->FieldSize(message1, field);
  const int count2 = message2.GetReflection()->FieldSize(message2, field);
  if (reporter_ == nullptr && count1 != count2) return false;
  bool is_equal = true;
  for (int i = 0; i < std::max(count1, count2); ++i) {
    SpecificField step;
    step.field = field;
    step.index = i;
    step.new_index = i;
    path.push_back(step);
    if (i < count1 && i < count2) {
      is_equal &= CompareValues(message1, message2, field, i, i, path);
    } else if (i < count1) {
      is_equal = false;
      if (reporter_ != nullptr) reporter_->ReportDeleted(message1, message2, path);
    } else {
      is_equal = false;
      if (reporter_ != nullptr) reporter_->ReportAdded(message1, message2, path);
    }
    path.pop_back();
    if (!is_equal && reporter_ == nullptr) return false;
  }
  return is_equal;
}

bool MessageDifferencer::Match(const Message& message1, const Message& message2, const FieldDescriptor* field,
                               int index1, int index2, Path& path) {
  Reporter* const reporter = std::exchange(reporter_, nullptr);
  SpecificField step;
  step.field = field;
  step.index = index1;
  step.new_index = index2;
  const auto comparator = key_comparators_.find(field);
  bool is_match;
  if (comparator != key_comparators_.end() || field->is_map()) {
    const Message& element1 = message1.GetReflection()->GetRepeatedMessage(message1, field, index1);
    const Message& element2 = message2.GetReflection()->GetRepeatedMessage(message2, field, index2);
    path.push_back(step);
    is_match = comparator != key_comparators_.end()
                   ? comparator->second->IsMatch(element1, element2, path)
                   : default_comparator_.Compare(element1, element2, field->message_type()->map_key(), -1, -1,
                                                 nullptr) == FieldComparator::SAME;
  } else {
    path.push_back(step);
    is_match = CompareValues(message1, message2, field, index1, index2, path);
  }
  path.pop_back();
  reporter_ = reporter;
  return is_match;
}

bool MessageDifferencer::CompareUnordered(const Message& message1, const Message& message2,
                                          const FieldDescriptor* field, Path& path) {
  const int count1 = message1.GetReflection()->FieldSize(message1, field);
  const int count2 = message2.GetReflection()->FieldSize(message2, field);
  if (reporter_ == nullptr && (count1 > count2 || (count1 != count2 && scope_ == FULL))) return false;
  bool is_equal = true;
  std::vector<int> partner1(static_cast<size_t>(count1), -1);
  std::vector<bool> is_taken(static_cast<size_t>(count2), false);
  for (int i = 0; i < count1; ++i) {
    // In equal fields, most elements have the same index.
    for (int n = 0; n < count2; ++n) {
      const int k = (i + n) % count2;
      if (is_taken[static_cast<size_t>(k)] || !Match(message1, message2, field, i, k, path)) continue;
      partner1[static_cast<size_t>(i)] = k;
      is_taken[static_cast<size_t>(k)] = true;
      break;
    }
    if (partner1[static_cast<size_t>(i)] < 0 && reporter_ == nullptr) return false;
  }
  const auto step_of = [&](int index1, int index2) {
    SpecificField step;
    step.field = field;
    step.index = index1 >= 0 ? index1 : index2;
    step.new_index = index2 >= 0 ? index2 : index1;
    if (field->is_map()) {
      if (index1 >= 0) step.map_entry1 = &message1.GetReflection()->GetRepeatedMessage(message1, field, index1);
      if (index2 >= 0) step.map_entry2 = &message2.GetReflection()->GetRepeatedMessage(message2, field, index2);
    }
    return step;
  };
  for (int i = 0; i < count1; ++i) {
    const int k = partner1[static_cast<size_t>(i)];
    if (k < 0) continue;
    path.push_back(step_of(i, k));
    is_equal &= CompareValues(message1, message2, field, i, k, path);
    path.pop_back();
    if (!is_equal && reporter_ == nullptr) return false;
  }
  // What is only in the second message is reported even if it does not count.
  for (int k = 0; k < count2; ++k) {
    if (is_taken[static_cast<size_t>(k)]) continue;
    if (scope_ == FULL) is_equal = false;
    if (reporter_ == nullptr) continue;
    path.push_back(step_of(-1, k));
    reporter_->ReportAdded(message1, message2, path);
    path.pop_back();
  }
  for (int i = 0; i < count1; ++i) {
    if (partner1[static_cast<size_t>(i)] >= 0) continue;
    is_equal = false;
    if (reporter_ == nullptr) return false;
    path.push_back(step_of(i, -1));
    reporter_->ReportDeleted(message1, message2, path);
    path.pop_back();
  }
  return is_equal;
}

}  // namespace google::protobuf::util
