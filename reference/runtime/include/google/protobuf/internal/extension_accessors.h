// The accessors for extensions in message classes with extension ranges.
#ifndef GOOGLE_PROTOBUF_INTERNAL_EXTENSION_ACCESSORS_H_
#define GOOGLE_PROTOBUF_INTERNAL_EXTENSION_ACCESSORS_H_

#include <cstddef>

#include "google/protobuf/internal/extension_identifier.h"

namespace google::protobuf::internal {

/// An empty base of such classes (rules cpp.extension.*). `Foo` is the class itself, so that identifiers of another
/// message's extensions do not compile. Other parameters and results are those of an ordinary field of the same type
/// and label; an accessor that such a field does not have does not compile.
template <typename Foo>
class ExtensionAccessors {
 public:
  template <typename Traits, FieldType type, bool packed>
  bool HasExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id) const {
    return Set().Has(id.number());
  }
  template <typename Traits, FieldType type, bool packed>
  void ClearExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id) {
    Set().Clear(id.number());
  }
  template <typename Traits, FieldType type, bool packed>
  int ExtensionSize(const ExtensionIdentifier<Foo, Traits, type, packed>& id) const {
    return Set().Size(id.number());
  }

  // Singular.

  template <typename Traits, FieldType type, bool packed>
  typename Traits::Singular::ConstType GetExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id) const {
    return Traits::Get(Set(), id.number(), id.unset());
  }
  template <typename Traits, FieldType type, bool packed>
  void SetExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id,
                    typename Traits::Singular::SetType value) {
    Traits::Set(Set(), id.info(), value);
  }
  /// Strings and bytes only.
  template <typename Traits, FieldType type, bool packed, typename = typename Traits::Singular::StringOrBytes>
  void SetExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id, const char* value, size_t size) {
    Traits::Set(Set(), id.info(), {value, size});
  }
  template <typename Traits, FieldType type, bool packed>
  typename Traits::Singular::Object* MutableExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id) {
    return Traits::Mutable(Set(), id.info());
  }
  /// Takes ownership of `value`; null clears the extension.
  template <typename Traits, FieldType type, bool packed>
  void SetAllocatedExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id,
                             typename Traits::Singular::Object* value) {
    Traits::SetAllocated(Set(), id.info(), value);
  }
  /// Passes ownership to the caller. \returns null if the extension was not set.
  template <typename Traits, FieldType type, bool packed>
  [[nodiscard]] typename Traits::Singular::Object* ReleaseExtension(
      const ExtensionIdentifier<Foo, Traits, type, packed>& id) {
    return Traits::Release(Set(), id.number());
  }
  /// SetAllocatedExtension without a copy: `value` must be in the same arena as this message, or on the heap like it.
  template <typename Traits, FieldType type, bool packed>
  void UnsafeArenaSetAllocatedExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id,
                                        typename Traits::Singular::Object* value) {
    Traits::UnsafeArenaSetAllocated(Set(), id.info(), value);
  }
  /// ReleaseExtension without a copy: an object in an arena stays there.
  template <typename Traits, FieldType type, bool packed>
  [[nodiscard]] typename Traits::Singular::Object* UnsafeArenaReleaseExtension(
      const ExtensionIdentifier<Foo, Traits, type, packed>& id) {
    return Traits::UnsafeArenaRelease(Set(), id.number());
  }

  // Repeated.

  template <typename Traits, FieldType type, bool packed>
  typename Traits::Repeated::ConstType GetExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id,
                                                    int index) const {
    return GetRepeatedExtension(id).Get(index);
  }
  template <typename Traits, FieldType type, bool packed>
  void SetExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id, int index,
                    typename Traits::Repeated::SetType value) {
    Traits::Check(id.info(), value);
    Traits::Set(*MutableRepeatedExtension(id), index, value);
  }
  template <typename Traits, FieldType type, bool packed>
  typename Traits::Repeated::Object* MutableExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id,
                                                      int index) {
    return MutableRepeatedExtension(id)->Mutable(index);
  }
  template <typename Traits, FieldType type, bool packed>
  void AddExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id,
                    typename Traits::Repeated::SetType value) {
    Traits::Check(id.info(), value);
    Traits::Add(*MutableRepeatedExtension(id), value);
  }
  /// Appends an empty element. \returns it.
  template <typename Traits, FieldType type, bool packed>
  typename Traits::Repeated::Object* AddExtension(const ExtensionIdentifier<Foo, Traits, type, packed>& id) {
    return MutableRepeatedExtension(id)->Add();
  }
  template <typename Traits, FieldType type, bool packed>
  const typename Traits::Repeated::RepeatedFieldType& GetRepeatedExtension(
      const ExtensionIdentifier<Foo, Traits, type, packed>& id) const {
    return Set().template GetRepeated<typename Traits::RepeatedFieldType>(id.number());
  }
  template <typename Traits, FieldType type, bool packed>
  typename Traits::Repeated::RepeatedFieldType* MutableRepeatedExtension(
      const ExtensionIdentifier<Foo, Traits, type, packed>& id) {
    return Set().template MutableRepeated<typename Traits::RepeatedFieldType>(id.info());
  }

 protected:
  constexpr ExtensionAccessors() = default;
  ~ExtensionAccessors() = default;

 private:
  ExtensionSet& Set() { return MessageAccess::Extensions(static_cast<Foo&>(*this)); }
  const ExtensionSet& Set() const { return MessageAccess::Extensions(static_cast<const Foo&>(*this)); }
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_EXTENSION_ACCESSORS_H_
