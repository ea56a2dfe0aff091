// How much memory objects hold beside themselves.
#ifndef TOUCHSTONE_RUNTIME_SPACE_USED_H_
#define TOUCHSTONE_RUNTIME_SPACE_USED_H_

#include <cstddef>
#include <string>

namespace google::protobuf::internal {

/// \returns bytes that a string keeps on the heap; 0 while its text has room in the object itself.
inline size_t HeapOf(const std::string& text) {
  const char* const self = reinterpret_cast<const char*>(&text);
  const bool within = text.data() >= self && text.data() < self + sizeof(text);
  return within ? 0 : text.capacity() + 1;
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SPACE_USED_H_
