// The heap memory that objects use.
#ifndef GOOGLE_PROTOBUF_INTERNAL_SPACE_USED_H_
#define GOOGLE_PROTOBUF_INTERNAL_SPACE_USED_H_

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

namespace google::protobuf::internal {

/// \returns the heap bytes of a string; 0 while its contents fit in the object itself.
inline size_t HeapOf(const std::string& text) {
  const char* const self = reinterpret_cast<const char*>(&text);
  const bool within = text.data() >= self && text.data() < self + sizeof(text);
  return within ? 0 : text.capacity() + 1;
}

/// Whether a message class knows its size in memory: full classes do, lite classes do not.
template <typename T, typename = void>
struct TellsSpaceUsed : std::false_type {};
template <typename T>
struct TellsSpaceUsed<T, std::void_t<decltype(std::declval<const T&>().SpaceUsedLong())>> : std::true_type {};

/// \returns the bytes of a string or message on the heap, including memory that it owns. For a lite message, only the
/// object counts.
template <typename T>
size_t SpaceOfObject(const T& object) {
  if constexpr (std::is_same_v<T, std::string>) {
    return sizeof(object) + HeapOf(object);
  } else if constexpr (TellsSpaceUsed<T>::value) {
    return object.SpaceUsedLong();
  } else {
    return sizeof(object);
  }
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_SPACE_USED_H_
