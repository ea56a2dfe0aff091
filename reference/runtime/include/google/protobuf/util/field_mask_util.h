// Functions for field masks.
#ifndef GOOGLE_PROTOBUF_UTIL_FIELD_MASK_UTIL_H_
#define GOOGLE_PROTOBUF_UTIL_FIELD_MASK_UTIL_H_

#include <cstdint>
#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/field_mask.pb.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/stringpiece.h"

namespace google::protobuf::util {

/// A mask is a set of paths: names of fields, joined by dots, of which all but the last are singular message fields. A
/// path covers all fields below it.
class FieldMaskUtil {
  using FieldMask = google::protobuf::FieldMask;

 public:
  FieldMaskUtil() = delete;
  class MergeOptions;
  class TrimOptions;

  /// Text with the paths as they are: `foo_bar,baz.quz`. Empty paths are skipped.
  static std::string ToString(const FieldMask& mask);
  static void FromString(StringPiece text, FieldMask* out);
  /// The text of JSON: `fooBar,baz.quz`. \returns false if a name cannot be converted there and back.
  static bool ToJsonString(const FieldMask& mask, std::string* out);
  static bool FromJsonString(StringPiece text, FieldMask* out);

  /// Appends a path for each number. Ends the process if T has no field with a number.
  template <typename T>
  static void FromFieldNumbers(const std::vector<int64_t>& numbers, FieldMask* out) {
    for (const int64_t number : numbers) {
      const FieldDescriptor* const field = T::descriptor()->FindFieldByNumber(static_cast<int>(number));
      GOOGLE_CHECK(field != nullptr) << "Invalid field number for " << T::descriptor()->full_name() << ": " << number;
      AddPathToFieldMask<T>(field->lowercase_name(), out);
    }
  }

  /// Appends the fields on the way to a path's end, unless `fields` is null. \returns false if the message has no such
  /// path; `fields` is then unspecified.
  static bool GetFieldDescriptors(const Descriptor* descriptor, StringPiece path,
                                  std::vector<const FieldDescriptor*>* fields);
  template <typename T>
  static bool IsValidPath(StringPiece path) {
    return GetFieldDescriptors(T::descriptor(), path, nullptr);
  }
  template <typename T>
  static bool IsValidFieldMask(const FieldMask& mask) {
    for (const std::string& path : mask.paths()) {
      if (!IsValidPath<T>(path)) return false;
    }
    return true;
  }
  /// Appends a path. Ends the process if T has no such path.
  template <typename T>
  static void AddPathToFieldMask(StringPiece path, FieldMask* mask) {
    GOOGLE_CHECK(IsValidPath<T>(path)) << std::string(path);
    mask->add_paths(std::string(path));
  }
  /// The fields of a message, without those of its submessages.
  template <typename T>
  static FieldMask GetFieldMaskForAllFields() {
    FieldMask all;
    GetFieldMaskForAllFields(T::descriptor(), &all);
    return all;
  }
  static void GetFieldMaskForAllFields(const Descriptor* descriptor, FieldMask* out);

  /// Sorts the paths, and removes those that another one covers.
  static void ToCanonicalForm(const FieldMask& mask, FieldMask* out);
  /// The results are in canonical form; `out` may be one of the masks.
  static void Union(const FieldMask& one, const FieldMask& other, FieldMask* out);
  static void Intersect(const FieldMask& one, const FieldMask& other, FieldMask* out);
  /// What `one` covers in messages of a type, and `other` does not.
  template <typename T>
  static void Subtract(const FieldMask& one, const FieldMask& other, FieldMask* out) {
    Subtract(T::descriptor(), one, other, out);
  }
  static void Subtract(const Descriptor* descriptor, const FieldMask& one, const FieldMask& other, FieldMask* out);
  /// Whether a path of the mask covers a path.
  static bool IsPathInFieldMask(StringPiece path, const FieldMask& mask);

  /// Copies the fields that the mask covers: sets or clears scalars, merges messages, appends repeated fields. Both
  /// messages are of one class. Paths that the class does not have are logged as errors.
  static void MergeMessageTo(const Message& source, const FieldMask& mask, const MergeOptions& options,
                             Message* destination);
  /// Clears the fields that the mask does not cover; none, if the mask is empty.
  /// \returns whether the message had such fields.
  static bool TrimMessage(const FieldMask& mask, Message* message);
  static bool TrimMessage(const FieldMask& mask, Message* message, const TrimOptions& options);
};

/// How MergeMessageTo treats what the destination has.
class FieldMaskUtil::MergeOptions {
 public:
  /// Replace messages instead of merging them.
  void set_replace_message_fields(bool value) { replace_message_fields_ = value; }
  bool replace_message_fields() const { return replace_message_fields_; }
  /// Replace the elements of repeated fields instead of appending to them.
  void set_replace_repeated_fields(bool value) { replace_repeated_fields_ = value; }
  bool replace_repeated_fields() const { return replace_repeated_fields_; }

 private:
  bool replace_message_fields_ = false;
  bool replace_repeated_fields_ = false;
};

/// What TrimMessage keeps.
class FieldMaskUtil::TrimOptions {
 public:
  /// Keep the required fields of messages that are kept.
  void set_keep_required_fields(bool value) { keep_required_fields_ = value; }
  bool keep_required_fields() const { return keep_required_fields_; }

 private:
  bool keep_required_fields_ = false;
};

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_UTIL_FIELD_MASK_UTIL_H_
