// The common base of all schema elements, and the arrays that hold them.
#ifndef GOOGLE_PROTOBUF_INTERNAL_DESCRIPTOR_ELEMENT_H_
#define GOOGLE_PROTOBUF_INTERNAL_DESCRIPTOR_ELEMENT_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf {

class Descriptor;
class FieldDescriptor;
class OneofDescriptor;
class EnumDescriptor;
class EnumValueDescriptor;
class ServiceDescriptor;
class MethodDescriptor;
class FileDescriptor;
class DescriptorPool;
struct SourceLocation;

// The messages of descriptor.proto: google/protobuf/descriptor.pb.h defines them.
class FileDescriptorProto;
class DescriptorProto;
class DescriptorProto_ExtensionRange;
class FieldDescriptorProto;
class OneofDescriptorProto;
class EnumDescriptorProto;
class EnumValueDescriptorProto;
class ServiceDescriptorProto;
class MethodDescriptorProto;
class FileOptions;
class MessageOptions;
class FieldOptions;
class OneofOptions;
class EnumOptions;
class EnumValueOptions;
class ExtensionRangeOptions;
class ServiceOptions;
class MethodOptions;

/// Options for DebugStringWithOptions.
struct DebugStringOptions {
  bool include_comments = false;
  /// Writes `{ ... }` for the body of a group.
  bool elide_group_body = false;
  /// Writes `{ ... }` for the body of a oneof.
  bool elide_oneof_body = false;
};

namespace internal {

class DescriptorBuilder;
class DescriptorSymbols;
class SchemaPrinter;
class UnknownEnumValues;
struct MessageTable;

/// \returns the table of the class that was generated for the type; null if the type was built at run time.
const MessageTable* GeneratedTableOf(const Descriptor& descriptor);

/// A fixed-size array of elements, owned by their parent. T may be incomplete where the array is a member.
template <typename T>
class DescriptorArray {
 public:
  DescriptorArray() = default;
  DescriptorArray(const DescriptorArray&) = delete;
  DescriptorArray& operator=(const DescriptorArray&) = delete;
  ~DescriptorArray() { delete[] elements_; }

  /// Creates the elements. Called once, before anything points to them.
  void Allocate(int size) {
    elements_ = size == 0 ? nullptr : new T[static_cast<size_t>(size)];
    size_ = size;
  }

  int size() const { return size_; }
  const T* at(int index) const { return elements_ + index; }
  T* mutable_at(int index) { return elements_ + index; }
  const T* begin() const { return elements_; }
  const T* end() const { return elements_ + size_; }
  T* begin() { return elements_; }
  T* end() { return elements_ + size_; }

 private:
  T* elements_ = nullptr;
  int size_ = 0;
};

/// A growable array of pointers to elements that others own. Every generated header contains the descriptors, so they
/// do without <vector>, which is a sixth of the lines that such a header may have.
template <typename T>
class DescriptorList {
 public:
  DescriptorList() = default;
  DescriptorList(const DescriptorList&) = delete;
  DescriptorList& operator=(const DescriptorList&) = delete;
  ~DescriptorList() { delete[] elements_; }

  void push_back(const T* element) {
    if (size_ == capacity_) Grow();
    elements_[size_++] = element;
  }

  size_t size() const { return size_; }
  const T* operator[](size_t index) const { return elements_[index]; }
  const T* const* begin() const { return elements_; }
  const T* const* end() const { return elements_ + size_; }
  const T** begin() { return elements_; }
  const T** end() { return elements_ + size_; }

 private:
  void Grow() {
    capacity_ = capacity_ == 0 ? 4 : 2 * capacity_;
    const T** const grown = new const T*[capacity_];
    for (size_t i = 0; i < size_; ++i) grown[i] = elements_[i];
    delete[] elements_;
    elements_ = grown;
  }

  const T** elements_ = nullptr;
  size_t size_ = 0;
  size_t capacity_ = 0;
};

/// A named element of a schema. It is created with its file, never changes afterwards, and lives as long as its pool,
/// so several threads may read it.
class DescriptorElement {
 public:
  DescriptorElement(const DescriptorElement&) = delete;
  DescriptorElement& operator=(const DescriptorElement&) = delete;

  /// The name as written in the schema: `Foo`.
  const std::string& name() const { return *name_; }
  /// Package, enclosing types and name: `package.Outer.Foo`. Enum values are siblings of their enum.
  const std::string& full_name() const { return full_name_; }
  const FileDescriptor* file() const { return file_; }
  /// The index among the elements of its kind in the enclosing element.
  int index() const { return index_; }

  /// \returns false if the file was built without source information, as all generated files are.
  bool GetSourceLocation(SourceLocation* location) const;

 protected:
  enum class Kind : uint8_t { kMessage, kField, kOneof, kEnum, kEnumValue, kService, kMethod };
  explicit DescriptorElement(Kind kind) : kind_(kind) {}
  ~DescriptorElement() = default;

 private:
  friend class DescriptorBuilder;
  friend class UnknownEnumValues;
  friend class SchemaPrinter;
  friend class DescriptorSymbols;

  const std::string* name_ = nullptr;  // in the file's proto
  std::string full_name_;
  const FileDescriptor* file_ = nullptr;
  const DescriptorElement* parent_ = nullptr;  // null at the top of a file
  int index_ = 0;
  int path_field_ = 0;  // the field of the parent's proto that contains this element's proto
  Kind kind_;
};

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_DESCRIPTOR_ELEMENT_H_
