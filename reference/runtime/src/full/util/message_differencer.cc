// Compares messages.
#include "google/protobuf/util/message_differencer.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "../text/any_type.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/stubs/logging.h"

namespace google::protobuf::util {

namespace {

bool IsMessage(const FieldDescriptor& field) { return field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE; }

bool Before(const FieldDescriptor* one, const FieldDescriptor* other) {
  // A field and an extension never share a number.
  return one->number() < other->number();
}

/// Compares the values of the key fields of two elements.
class KeyFieldsComparator : public MessageDifferencer::MapKeyComparator {
 public:
  explicit KeyFieldsComparator(std::vector<const FieldDescriptor*> keys) : keys_(std::move(keys)) {}

  bool IsMatch(const Message& message1, const Message& message2,
               const std::vector<MessageDifferencer::SpecificField>&) const override {
    MessageDifferencer differencer;
    return differencer.CompareWithFields(message1, message2, SetOf(message1), SetOf(message2));
  }

 private:
  /// The key fields that are set, in the order of their numbers.
  std::vector<const FieldDescriptor*> SetOf(const Message& message) const {
    const Reflection& reflection = *message.GetReflection();
    std::vector<const FieldDescriptor*> fields;
    for (const FieldDescriptor* key : keys_) {
      const bool is_set =
          key->is_repeated() ? reflection.FieldSize(message, key) != 0 : reflection.HasField(message, key);
      if (is_set) fields.push_back(key);
    }
    std::sort(fields.begin(), fields.end(), Before);
    return fields;
  }

  const std::vector<const FieldDescriptor*> keys_;
};

/// \returns the message in an Any; null if its type is not linked in, or the value is malformed.
std::unique_ptr<Message> Unpack(const Message& any, const internal::AnyContent& content) {
  const Descriptor* const type = any.GetDescriptor()->file()->pool()->FindMessageTypeByName(content.type_name);
  const Message* const prototype = type == nullptr ? nullptr : MessageFactory::generated_factory()->GetPrototype(type);
  std::unique_ptr<Message> held(prototype == nullptr ? nullptr : prototype->New());
  if (held != nullptr && !held->ParsePartialFromString(content.value)) held.reset();
  return held;
}

/// Logs an error if they are not.
bool AreOfOneType(const Message& message1, const Message& message2) {
  if (message1.GetDescriptor() == message2.GetDescriptor()) return true;
  GOOGLE_LOG(ERROR) << "Comparison between two messages with different descriptors. "
                    << message1.GetDescriptor()->full_name() << " vs " << message2.GetDescriptor()->full_name();
  return false;
}

bool CompareWith(MessageDifferencer::MessageFieldComparison fields, MessageDifferencer::FloatComparison floats,
                 const Message& message1, const Message& message2) {
  MessageDifferencer differencer;
  differencer.set_message_field_comparison(fields);
  differencer.set_float_comparison(floats);
  return differencer.Compare(message1, message2);
}

}  // namespace

MessageDifferencer::Reporter::~Reporter() = default;
MessageDifferencer::MapKeyComparator::~MapKeyComparator() = default;
MessageDifferencer::IgnoreCriteria::~IgnoreCriteria() = default;

bool MessageDifferencer::Equals(const Message& message1, const Message& message2) {
  return CompareWith(EQUAL, EXACT, message1, message2);
}
bool MessageDifferencer::Equivalent(const Message& message1, const Message& message2) {
  return CompareWith(EQUIVALENT, EXACT, message1, message2);
}
bool MessageDifferencer::ApproximatelyEquals(const Message& message1, const Message& message2) {
  return CompareWith(EQUAL, APPROXIMATE, message1, message2);
}
bool MessageDifferencer::ApproximatelyEquivalent(const Message& message1, const Message& message2) {
  return CompareWith(EQUIVALENT, APPROXIMATE, message1, message2);
}

void MessageDifferencer::set_float_comparison(FloatComparison comparison) {
  default_comparator_.set_float_comparison(comparison == EXACT ? SimpleFieldComparator::EXACT
                                                               : SimpleFieldComparator::APPROXIMATE);
}

void MessageDifferencer::TreatAsMap(const FieldDescriptor* field, const FieldDescriptor* key) {
  TreatAsMapWithMultipleFieldsAsKey(field, {key});
}

void MessageDifferencer::TreatAsMapWithMultipleFieldsAsKey(const FieldDescriptor* field, const Fields& keys) {
  own_key_comparators_.push_back(std::make_unique<KeyFieldsComparator>(keys));
  TreatAsMapUsingKeyComparator(field, own_key_comparators_.back().get());
}

void MessageDifferencer::TreatAsMapUsingKeyComparator(const FieldDescriptor* field,
                                                      const MapKeyComparator* key_comparator) {
  GOOGLE_CHECK(field->is_repeated() && IsMessage(*field)) << "not a repeated message field: " << field->full_name();
  key_comparators_[field] = key_comparator;
}

void MessageDifferencer::ReportDifferencesToString(std::string* output) {
  output_ = output;
  reporter_ = nullptr;
}

void MessageDifferencer::ReportDifferencesTo(Reporter* reporter) {
  reporter_ = reporter;
  output_ = nullptr;
}

template <typename Body>
bool MessageDifferencer::Reporting(Body body) {
  Path path;
  if (output_ == nullptr) return body(path);
  output_->clear();
  io::StringOutputStream stream(output_);
  StreamReporter reporter(&stream);
  reporter_ = &reporter;
  const bool result = body(path);
  reporter_ = nullptr;
  return result;
}

bool MessageDifferencer::Compare(const Message& message1, const Message& message2) {
  return Reporting([&](Path& path) { return CompareMessages(message1, message2, path); });
}

bool MessageDifferencer::CompareWithFields(const Message& message1, const Message& message2, const Fields& fields1,
                                           const Fields& fields2) {
  if (!AreOfOneType(message1, message2)) return false;
  Fields sorted1 = fields1;
  Fields sorted2 = fields2;
  std::sort(sorted1.begin(), sorted1.end(), Before);
  std::sort(sorted2.begin(), sorted2.end(), Before);
  return Reporting([&](Path& path) { return CompareFieldLists(message1, message2, sorted1, sorted2, path); });
}

MessageDifferencer::Fields MessageDifferencer::FieldsOf(const Message& message) {
  Fields fields;
  message.GetReflection()->ListFields(message, &fields);
  return fields;
}

bool MessageDifferencer::IsIgnored(const Message& message1, const Message& message2, const FieldDescriptor* field,
                                   const Path& path) {
  if (ignored_.count(field) != 0) return true;
  return std::any_of(criteria_.begin(), criteria_.end(), [&](const std::unique_ptr<IgnoreCriteria>& criteria) {
    return criteria->IsIgnored(message1, message2, field, path);
  });
}

bool MessageDifferencer::IsTreatedAsSet(const FieldDescriptor* field) const {
  const auto own = treated_.find(field);
  return (own == treated_.end() ? repeated_field_comparison_ : own->second) == AS_SET;
}

bool MessageDifferencer::CompareMessages(const Message& message1, const Message& message2, Path& path) {
  if (!AreOfOneType(message1, message2)) return false;
  bool result = false;
  if (CompareAnys(message1, message2, path, &result)) return result;
  bool is_equal = true;
  if (message_field_comparison_ == EQUAL) {
    is_equal = CompareUnknown(message1, message2, message1.GetReflection()->GetUnknownFields(message1),
                              message2.GetReflection()->GetUnknownFields(message2), path);
    if (!is_equal && reporter_ == nullptr) return false;
  }
  Fields fields1 = FieldsOf(message1);
  Fields fields2 = FieldsOf(message2);
  Fields combined;
  if (scope_ == PARTIAL && message_field_comparison_ == EQUAL) {
    std::set_intersection(fields2.begin(), fields2.end(), fields1.begin(), fields1.end(), std::back_inserter(combined),
                          Before);
    fields2 = combined;
  } else if (scope_ == PARTIAL) {
    fields2 = fields1;
  } else if (message_field_comparison_ == EQUIVALENT) {
    std::set_union(fields1.begin(), fields1.end(), fields2.begin(), fields2.end(), std::back_inserter(combined),
                   Before);
    fields1 = combined;
    fields2 = combined;
  }
  return CompareFieldLists(message1, message2, fields1, fields2, path) && is_equal;
}

bool MessageDifferencer::CompareAnys(const Message& message1, const Message& message2, Path& path, bool* result) {
  internal::AnyContent content1;
  internal::AnyContent content2;
  if (message1.GetDescriptor()->well_known_type() != Descriptor::WELLKNOWNTYPE_ANY) return false;
  if (!internal::ReadAny(message1, &content1) || !internal::ReadAny(message2, &content2)) return false;
  if (content1.type_name != content2.type_name) return false;
  const std::unique_ptr<Message> held1 = Unpack(message1, content1);
  const std::unique_ptr<Message> held2 = Unpack(message2, content2);
  if (held1 == nullptr || held2 == nullptr) return false;
  *result = CompareMessages(*held1, *held2, path);
  return true;
}

void MessageDifferencer::ReportWhole(const Message& message, const FieldDescriptor* field, bool is_added, Path& path) {
  const int count = field->is_repeated() ? message.GetReflection()->FieldSize(message, field) : 1;
  for (int i = 0; i < count; ++i) {
    SpecificField step;
    step.field = field;
    if (field->is_repeated()) {
      step.index = i;
      step.new_index = i;
      if (field->is_map()) {
        step.map_entry1 = &message.GetReflection()->GetRepeatedMessage(message, field, i);
        step.map_entry2 = step.map_entry1;
      }
    }
    path.push_back(step);
    if (is_added) {
      reporter_->ReportAdded(message, message, path);
    } else {
      reporter_->ReportDeleted(message, message, path);
    }
    path.pop_back();
  }
}

bool MessageDifferencer::CompareFieldLists(const Message& message1, const Message& message2, const Fields& fields1,
                                           const Fields& fields2, Path& path) {
  bool is_equal = true;
  size_t i = 0;
  size_t k = 0;
  while (i < fields1.size() || k < fields2.size()) {
    const FieldDescriptor* const field1 = i < fields1.size() ? fields1[i] : nullptr;
    const FieldDescriptor* const field2 = k < fields2.size() ? fields2[k] : nullptr;
    const bool is_deleted = field2 == nullptr || (field1 != nullptr && Before(field1, field2));
    const bool is_added = !is_deleted && (field1 == nullptr || Before(field2, field1));
    const FieldDescriptor* const field = is_added ? field2 : field1;
    i += is_added ? 0 : 1;
    k += is_deleted ? 0 : 1;
    if (IsIgnored(message1, message2, field, path)) {
      if (reporter_ == nullptr || !report_ignores_) continue;
      SpecificField step;
      step.field = field;
      path.push_back(step);
      reporter_->ReportIgnored(message1, message2, path);
      path.pop_back();
    } else if (is_deleted || is_added) {
      is_equal = false;
      if (reporter_ == nullptr) return false;
      ReportWhole(is_added ? message2 : message1, field, is_added, path);
    } else if (!CompareField(message1, message2, field, path)) {
      is_equal = false;
      if (reporter_ == nullptr) return false;
    }
  }
  return is_equal;
}

bool MessageDifferencer::CompareField(const Message& message1, const Message& message2, const FieldDescriptor* field,
                                      Path& path) {
  if (field->is_repeated()) {
    const bool is_unordered = field->is_map() || key_comparators_.count(field) != 0 || IsTreatedAsSet(field);
    return is_unordered ? CompareUnordered(message1, message2, field, path)
                        : CompareList(message1, message2, field, path);
  }
  SpecificField step;
  step.field = field;
  path.push_back(step);
  const bool is_equal = CompareValues(message1, message2, field, -1, -1, path);
  path.pop_back();
  return is_equal;
}

bool MessageDifferencer::CompareValues(const Message& message1, const Message& message2, const FieldDescriptor* field,
                                       int index1, int index2, Path& path) {
  FieldComparator* const comparator = comparator_ != nullptr ? comparator_ : &default_comparator_;
  // A comparator sees the fields above this one.
  Path parents(path.begin(), path.end() - 1);
  const FieldContext context(&parents);
  const FieldComparator::ComparisonResult result =
      comparator->Compare(message1, message2, field, index1, index2, &context);
  const Reflection& one = *message1.GetReflection();
  const Reflection& other = *message2.GetReflection();
  bool is_equal = result == FieldComparator::SAME;
  if (result == FieldComparator::RECURSE) {
    is_equal = CompareMessages(
        index1 >= 0 ? one.GetRepeatedMessage(message1, field, index1) : one.GetMessage(message1, field),
        index2 >= 0 ? other.GetRepeatedMessage(message2, field, index2) : other.GetMessage(message2, field), path);
  }
  if (reporter_ == nullptr) return is_equal;
  const SpecificField& step = path.back();
  if (is_equal) {
    if (report_moves_ && step.index != step.new_index && !field->is_map()) {
      reporter_->ReportMoved(message1, message2, path);
    } else if (report_matches_) {
      reporter_->ReportMatched(message1, message2, path);
    }
  } else if (result == FieldComparator::DIFFERENT) {
    // The differences inside messages are reported already.
    reporter_->ReportModified(message1, message2, path);
  }
  return is_equal;
}

}  // namespace google::protobuf::util
