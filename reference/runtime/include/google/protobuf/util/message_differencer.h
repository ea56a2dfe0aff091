// MessageDifferencer: whether two messages are equal, and what differs.
#ifndef GOOGLE_PROTOBUF_UTIL_MESSAGE_DIFFERENCER_H_
#define GOOGLE_PROTOBUF_UTIL_MESSAGE_DIFFERENCER_H_

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/unknown_field_set.h"
#include "google/protobuf/util/field_comparator.h"

namespace google::protobuf::io {
class ZeroCopyOutputStream;
}

namespace google::protobuf::util {

/// Compares messages of one type, field by field. Map entries are compared by their keys, the messages in two Anys by
/// their fields if their type is linked in.
class MessageDifferencer {
 public:
  /// The four usual questions. Equivalent: a field that is not set equals one that has the default, and unknown fields
  /// do not count. Approximately: floating-point numbers may differ a little (see SimpleFieldComparator).
  static bool Equals(const Message& message1, const Message& message2);
  static bool Equivalent(const Message& message1, const Message& message2);
  static bool ApproximatelyEquals(const Message& message1, const Message& message2);
  static bool ApproximatelyEquivalent(const Message& message1, const Message& message2);

  /// A step on the way to a field.
  struct SpecificField {
    /// Null for an unknown field, which has a number and a type instead.
    const FieldDescriptor* field = nullptr;
    int unknown_field_number = -1;
    UnknownField::Type unknown_field_type = UnknownField::TYPE_VARINT;
    /// The index of an element in the first and in the second message; -1 where there is none.
    int index = -1;
    int new_index = -1;
    /// The entries of a map; null where there is none.
    const Message* map_entry1 = nullptr;
    const Message* map_entry2 = nullptr;
    /// The sets of an unknown field, and the field's indexes in them.
    const UnknownFieldSet* unknown_field_set1 = nullptr;
    const UnknownFieldSet* unknown_field_set2 = nullptr;
    int unknown_field_index1 = -1;
    int unknown_field_index2 = -1;
  };

  /// Receives each difference. The messages contain the field, which the path leads to from the outermost ones.
  class Reporter {
   public:
    Reporter() = default;
    Reporter(const Reporter&) = delete;
    Reporter& operator=(const Reporter&) = delete;
    virtual ~Reporter();

    virtual void ReportAdded(const Message& message1, const Message& message2,
                             const std::vector<SpecificField>& field_path) = 0;
    virtual void ReportDeleted(const Message& message1, const Message& message2,
                               const std::vector<SpecificField>& field_path) = 0;
    virtual void ReportModified(const Message& message1, const Message& message2,
                                const std::vector<SpecificField>& field_path) = 0;
    /// An element of a repeated field that is a set or a map has another index.
    virtual void ReportMoved(const Message&, const Message&, const std::vector<SpecificField>&) {}
    virtual void ReportMatched(const Message&, const Message&, const std::vector<SpecificField>&) {}
    virtual void ReportIgnored(const Message&, const Message&, const std::vector<SpecificField>&) {}
  };

  /// Decides whether elements of a repeated message field stand for the same thing.
  class MapKeyComparator {
   public:
    MapKeyComparator() = default;
    MapKeyComparator(const MapKeyComparator&) = delete;
    MapKeyComparator& operator=(const MapKeyComparator&) = delete;
    virtual ~MapKeyComparator();
    virtual bool IsMatch(const Message& message1, const Message& message2,
                         const std::vector<SpecificField>& parent_fields) const = 0;
  };

  /// Decides which fields are left out.
  class IgnoreCriteria {
   public:
    IgnoreCriteria() = default;
    virtual ~IgnoreCriteria();
    virtual bool IsIgnored(const Message& message1, const Message& message2, const FieldDescriptor* field,
                           const std::vector<SpecificField>& parent_fields) = 0;
  };

  enum MessageFieldComparison { EQUAL, EQUIVALENT };
  /// PARTIAL: only the fields that are set in the first message are compared.
  enum Scope { FULL, PARTIAL };
  enum FloatComparison { EXACT, APPROXIMATE };
  /// AS_SET: the order of elements does not count.
  enum RepeatedFieldComparison { AS_LIST, AS_SET };

  MessageDifferencer() = default;
  MessageDifferencer(const MessageDifferencer&) = delete;
  MessageDifferencer& operator=(const MessageDifferencer&) = delete;

  void set_message_field_comparison(MessageFieldComparison comparison) { message_field_comparison_ = comparison; }
  MessageFieldComparison message_field_comparison() const { return message_field_comparison_; }
  void set_scope(Scope scope) { scope_ = scope; }
  Scope scope() const { return scope_; }
  void set_float_comparison(FloatComparison comparison);
  void set_repeated_field_comparison(RepeatedFieldComparison comparison) { repeated_field_comparison_ = comparison; }
  RepeatedFieldComparison repeated_field_comparison() const { return repeated_field_comparison_; }
  /// Exceptions for single fields. Elements of a field treated as a map match if their keys are equal.
  void TreatAsSet(const FieldDescriptor* field) { treated_[field] = AS_SET; }
  void TreatAsList(const FieldDescriptor* field) { treated_[field] = AS_LIST; }
  void TreatAsMap(const FieldDescriptor* field, const FieldDescriptor* key);
  void TreatAsMapWithMultipleFieldsAsKey(const FieldDescriptor* field, const std::vector<const FieldDescriptor*>& keys);
  /// The comparator must outlive this object.
  void TreatAsMapUsingKeyComparator(const FieldDescriptor* field, const MapKeyComparator* key_comparator);
  void IgnoreField(const FieldDescriptor* field) { ignored_.insert(field); }
  /// Takes ownership.
  void AddIgnoreCriteria(IgnoreCriteria* criteria) { criteria_.emplace_back(criteria); }
  /// The comparator must outlive this object; null restores the default one.
  void set_field_comparator(FieldComparator* comparator) { comparator_ = comparator; }
  /// For the default comparator; see SimpleFieldComparator.
  void SetFractionAndMargin(const FieldDescriptor* field, double fraction, double margin) {
    default_comparator_.SetFractionAndMargin(field, fraction, margin);
  }

  /// What is reported besides differences.
  void set_report_matches(bool value) { report_matches_ = value; }
  void set_report_moves(bool value) { report_moves_ = value; }
  void set_report_ignores(bool value) { report_ignores_ = value; }
  /// Where the next calls of Compare report differences: a string, which each of them replaces, or a reporter. Both
  /// must outlive these calls. Without either, Compare stops at the first difference.
  void ReportDifferencesToString(std::string* output);
  void ReportDifferencesTo(Reporter* reporter);

  /// \returns whether the messages are equal. Messages of different types are not; this is logged as an error.
  bool Compare(const Message& message1, const Message& message2);
  /// The same, but only some fields of each message count; messages in them count whole.
  bool CompareWithFields(const Message& message1, const Message& message2,
                         const std::vector<const FieldDescriptor*>& message1_fields,
                         const std::vector<const FieldDescriptor*>& message2_fields);

  /// Writes a line for each difference: `modified: a.b[2]: 1 -> 2`.
  class StreamReporter : public Reporter {
   public:
    explicit StreamReporter(io::ZeroCopyOutputStream* output) : output_(output) {}
    void ReportAdded(const Message& message1, const Message& message2,
                     const std::vector<SpecificField>& field_path) override;
    void ReportDeleted(const Message& message1, const Message& message2,
                       const std::vector<SpecificField>& field_path) override;
    void ReportModified(const Message& message1, const Message& message2,
                        const std::vector<SpecificField>& field_path) override;
    void ReportMoved(const Message& message1, const Message& message2,
                     const std::vector<SpecificField>& field_path) override;
    void ReportMatched(const Message& message1, const Message& message2,
                       const std::vector<SpecificField>& field_path) override;
    void ReportIgnored(const Message& message1, const Message& message2,
                       const std::vector<SpecificField>& field_path) override;

   protected:
    /// \param left_side  true for the first message.
    virtual void PrintPath(const std::vector<SpecificField>& field_path, bool left_side);
    virtual void PrintValue(const Message& message, const std::vector<SpecificField>& field_path, bool left_side);
    void Print(const std::string& text);

   private:
    void PrintBothPaths(const std::vector<SpecificField>& field_path);

    io::ZeroCopyOutputStream* output_;
  };

 private:
  using Path = std::vector<SpecificField>;
  using Fields = std::vector<const FieldDescriptor*>;

  /// Calls `body` with an empty path, with a reporter that writes to the string if there is one.
  template <typename Body>
  bool Reporting(Body body);
  bool CompareMessages(const Message& message1, const Message& message2, Path& path);
  bool CompareAnys(const Message& message1, const Message& message2, Path& path, bool* result);
  bool CompareFieldLists(const Message& message1, const Message& message2, const Fields& fields1,
                         const Fields& fields2, Path& path);
  bool CompareField(const Message& message1, const Message& message2, const FieldDescriptor* field, Path& path);
  bool CompareList(const Message& message1, const Message& message2, const FieldDescriptor* field, Path& path);
  bool CompareUnordered(const Message& message1, const Message& message2, const FieldDescriptor* field, Path& path);
  bool CompareUnknown(const Message& message1, const Message& message2, const UnknownFieldSet& one,
                      const UnknownFieldSet& other, Path& path);
  /// Compares two values; the last step of the path is theirs.
  bool CompareValues(const Message& message1, const Message& message2, const FieldDescriptor* field, int index1,
                     int index2, Path& path);
  /// Whether two elements of a field that is a set or a map belong together. Reports nothing.
  bool Match(const Message& message1, const Message& message2, const FieldDescriptor* field, int index1, int index2,
             Path& path);
  void ReportWhole(const Message& message, const FieldDescriptor* field, bool is_added, Path& path);
  bool IsIgnored(const Message& message1, const Message& message2, const FieldDescriptor* field, const Path& path);
  bool IsTreatedAsSet(const FieldDescriptor* field) const;
  static Fields FieldsOf(const Message& message);

  MessageFieldComparison message_field_comparison_ = EQUAL;
  Scope scope_ = FULL;
  RepeatedFieldComparison repeated_field_comparison_ = AS_LIST;
  std::map<const FieldDescriptor*, RepeatedFieldComparison> treated_;
  std::map<const FieldDescriptor*, const MapKeyComparator*> key_comparators_;
  std::vector<std::unique_ptr<MapKeyComparator>> own_key_comparators_;
  std::set<const FieldDescriptor*> ignored_;
  std::vector<std::unique_ptr<IgnoreCriteria>> criteria_;
  DefaultFieldComparator default_comparator_;
  FieldComparator* comparator_ = nullptr;
  bool report_matches_ = false;
  bool report_moves_ = true;
  bool report_ignores_ = true;
  Reporter* reporter_ = nullptr;
  std::string* output_ = nullptr;
};

/// The fields that lead to the one being compared.
class FieldContext {
 public:
  explicit FieldContext(std::vector<MessageDifferencer::SpecificField>* parent_fields)
      : parent_fields_(parent_fields) {}
  std::vector<MessageDifferencer::SpecificField>* parent_fields() const { return parent_fields_; }

 private:
  std::vector<MessageDifferencer::SpecificField>* parent_fields_;
};

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_UTIL_MESSAGE_DIFFERENCER_H_
