// Finds the descriptors of a file by parent and name.
#ifndef TOUCHSTONE_RUNTIME_DESCRIPTOR_SYMBOLS_H_
#define TOUCHSTONE_RUNTIME_DESCRIPTOR_SYMBOLS_H_

#include <functional>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include "google/protobuf/descriptor.h"

namespace google::protobuf::internal {

inline std::string_view View(const StringArg& text) { return {text.data(), text.size()}; }

/// The elements of one file by parent and name. Values of an enum are found in the enum and in the enum's parent.
class DescriptorSymbols {
 public:
  /// \param parent  the enclosing element; null for the file.
  void Add(const DescriptorElement* parent, const DescriptorElement& element) {
    elements_.emplace(Key{parent, element.name()}, &element);
  }

  /// \returns null if there is no such element, or it is not of type T.
  template <typename T>
  const T* Find(const DescriptorElement* parent, const StringArg& name) const {
    const auto found = elements_.find(Key{parent, View(name)});
    return found == elements_.end() ? nullptr : As<T>(found->second);
  }

  /// \returns the symbols of the file that declares an element.
  static const DescriptorSymbols& Of(const DescriptorElement& element) { return Of(*element.file()); }
  static const DescriptorSymbols& Of(const FileDescriptor& file) { return *file.symbols_; }

  /// \returns the element as a T, or null if it is something else.
  template <typename T>
  static const T* As(const DescriptorElement* element) {
    return element != nullptr && element->kind_ == KindOf<T>() ? static_cast<const T*>(element) : nullptr;
  }

 private:
  struct Key {
    const void* parent;
    std::string_view name;
    bool operator==(const Key& other) const { return parent == other.parent && name == other.name; }
  };
  struct Hash {
    size_t operator()(const Key& key) const {
      return std::hash<std::string_view>()(key.name) * 31 + std::hash<const void*>()(key.parent);
    }
  };

  template <typename T>
  static constexpr DescriptorElement::Kind KindOf() {
    using Kind = DescriptorElement::Kind;
    if constexpr (std::is_same_v<T, Descriptor>) return Kind::kMessage;
    if constexpr (std::is_same_v<T, FieldDescriptor>) return Kind::kField;
    if constexpr (std::is_same_v<T, OneofDescriptor>) return Kind::kOneof;
    if constexpr (std::is_same_v<T, EnumDescriptor>) return Kind::kEnum;
    if constexpr (std::is_same_v<T, EnumValueDescriptor>) return Kind::kEnumValue;
    if constexpr (std::is_same_v<T, ServiceDescriptor>) return Kind::kService;
    return Kind::kMethod;
  }

  std::unordered_map<Key, const DescriptorElement*, Hash> elements_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_DESCRIPTOR_SYMBOLS_H_
