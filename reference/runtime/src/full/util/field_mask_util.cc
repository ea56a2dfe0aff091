// Functions for field masks.
#include "google/protobuf/util/field_mask_util.h"

#include "field_mask_tree.h"

namespace google::protobuf::util {

namespace {

bool IsUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool IsLower(char c) { return c >= 'a' && c <= 'z'; }
constexpr char kCaseDistance = 'a' - 'A';

/// Appends `fooBar` for `foo_bar`. \returns false if the name has upper-case letters, or an underscore without a
/// lower-case letter after it: such a name would not come back.
bool AppendCamelCase(const std::string& snake_case, std::string* out) {
  bool is_after_underscore = false;
  for (const char c : snake_case) {
    if (IsUpper(c) || (is_after_underscore && !IsLower(c))) return false;
    if (c == '_') {
      is_after_underscore = true;
    } else {
      out->push_back(is_after_underscore ? static_cast<char>(c - kCaseDistance) : c);
      is_after_underscore = false;
    }
  }
  return !is_after_underscore;
}

/// Appends `foo_bar` for `fooBar`. \returns false if the name has underscores.
bool AppendSnakeCase(const std::string& camel_case, std::string* out) {
  for (const char c : camel_case) {
    if (c == '_') return false;
    if (IsUpper(c)) out->push_back('_');
    out->push_back(IsUpper(c) ? static_cast<char>(c + kCaseDistance) : c);
  }
  return true;
}

}  // namespace

std::string FieldMaskUtil::ToString(const FieldMask& mask) {
  std::string text;
  for (int i = 0; i < mask.paths_size(); ++i) text += (i == 0 ? "" : ",") + mask.paths(i);
  return text;
}

void FieldMaskUtil::FromString(StringPiece text, FieldMask* out) {
  out->Clear();
  for (const std::string& path : NonEmptyParts(text, ',')) out->add_paths(path);
}

bool FieldMaskUtil::ToJsonString(const FieldMask& mask, std::string* out) {
  out->clear();
  for (int i = 0; i < mask.paths_size(); ++i) {
    if (i != 0) out->push_back(',');
    if (!AppendCamelCase(mask.paths(i), out)) return false;
  }
  return true;
}

bool FieldMaskUtil::FromJsonString(StringPiece text, FieldMask* out) {
  out->Clear();
  for (const std::string& path : NonEmptyParts(text, ',')) {
    std::string name;
    if (!AppendSnakeCase(path, &name)) return false;
    out->add_paths(name);
  }
  return true;
}

bool FieldMaskUtil::GetFieldDescriptors(const Descriptor* descriptor, StringPiece path,
                                        std::vector<const FieldDescriptor*>* fields) {
  if (fields != nullptr) fields->clear();
  for (const std::string& name : NonEmptyParts(path, '.')) {
    if (descriptor == nullptr) return false;
    const FieldDescriptor* const field = descriptor->FindFieldByName(name);
    if (field == nullptr) return false;
    if (fields != nullptr) fields->push_back(field);
    // Only singular messages have paths below them.
    descriptor = field->is_repeated() ? nullptr : field->message_type();
  }
  return true;
}

void FieldMaskUtil::GetFieldMaskForAllFields(const Descriptor* descriptor, FieldMask* out) {
  for (int i = 0; i < descriptor->field_count(); ++i) out->add_paths(descriptor->field(i)->name());
}

void FieldMaskUtil::ToCanonicalForm(const FieldMask& mask, FieldMask* out) {
  FieldMaskTree tree;
  tree.AddMask(mask);
  tree.WriteTo(out);
}

void FieldMaskUtil::Union(const FieldMask& one, const FieldMask& other, FieldMask* out) {
  FieldMaskTree tree;
  tree.AddMask(one);
  tree.AddMask(other);
  tree.WriteTo(out);
}

void FieldMaskUtil::Intersect(const FieldMask& one, const FieldMask& other, FieldMask* out) {
  FieldMaskTree tree;
  FieldMaskTree common;
  tree.AddMask(one);
  for (const std::string& path : other.paths()) tree.Intersect(path, common);
  common.WriteTo(out);
}

void FieldMaskUtil::Subtract(const Descriptor* descriptor, const FieldMask& one, const FieldMask& other,
                             FieldMask* out) {
  FieldMaskTree tree;
  tree.AddMask(one);
  if (!one.paths().empty()) {
    for (const std::string& path : other.paths()) tree.RemovePath(path, descriptor);
  }
  tree.WriteTo(out);
}

bool FieldMaskUtil::IsPathInFieldMask(StringPiece path, const FieldMask& mask) {
  for (const std::string& known : mask.paths()) {
    const bool is_prefix = path.substr(0, known.size()) == known;
    if (is_prefix && (path.size() == known.size() || path[known.size()] == '.')) return true;
  }
  return false;
}

void FieldMaskUtil::MergeMessageTo(const Message& source, const FieldMask& mask, const MergeOptions& options,
                                   Message* destination) {
  GOOGLE_CHECK_EQ(source.GetDescriptor(), destination->GetDescriptor());
  FieldMaskTree tree;
  tree.AddMask(mask);
  tree.MergeMessage(source, options, destination);
}

bool FieldMaskUtil::TrimMessage(const FieldMask& mask, Message* message) {
  return TrimMessage(mask, message, TrimOptions());
}

bool FieldMaskUtil::TrimMessage(const FieldMask& mask, Message* message, const TrimOptions& options) {
  FieldMaskTree tree;
  tree.AddMask(mask);
  if (options.keep_required_fields()) tree.AddRequiredFields(message->GetDescriptor());
  return tree.TrimMessage(message);
}

}  // namespace google::protobuf::util
