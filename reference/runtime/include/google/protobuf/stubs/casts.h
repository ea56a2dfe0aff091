// Casts that say what they rely on, which older programs use.
#ifndef GOOGLE_PROTOBUF_STUBS_CASTS_H_
#define GOOGLE_PROTOBUF_STUBS_CASTS_H_

#include <cassert>
#include <cstring>
#include <type_traits>

namespace google::protobuf {

/// A conversion that the compiler does by itself: implicit_cast<const Base*>(derived).
template <typename To, typename From>
To implicit_cast(const From& from) {
  return from;
}

/// From a base class to the class that the object is known to have: down_cast<Derived*>(base). Debug builds check it.
template <typename To, typename From>
To down_cast(From* from) {
  static_assert(std::is_base_of_v<From, std::remove_pointer_t<To>>, "down_cast goes from a base class to a derived one");
  assert(from == nullptr || dynamic_cast<To>(from) != nullptr);
  return static_cast<To>(from);
}
template <typename To, typename From>
To down_cast(From& from) {
  static_assert(std::is_lvalue_reference_v<To>, "down_cast of an object goes to a reference");
  return *down_cast<std::remove_reference_t<To>*>(&from);
}

/// The same bytes as another type of the same size.
template <typename To, typename From>
To bit_cast(const From& from) {
  static_assert(sizeof(To) == sizeof(From), "bit_cast between types of different sizes");
  static_assert(std::is_trivially_copyable_v<To> && std::is_trivially_copyable_v<From>);
  To result;
  std::memcpy(&result, &from, sizeof(result));
  return result;
}

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_STUBS_CASTS_H_
