// Code points as UTF-8.
#ifndef TOUCHSTONE_RUNTIME_CODE_POINT_H_
#define TOUCHSTONE_RUNTIME_CODE_POINT_H_

#include <cstdint>
#include <string>

namespace google::protobuf::internal {

/// Appends the UTF-8 of a code point.
/// \param point  at most 0x10ffff. A surrogate gets three bytes like its neighbours, which is not UTF-8.
inline void AppendUtf8(uint32_t point, std::string* bytes) {
  const auto append = [bytes](uint32_t byte) { bytes->push_back(static_cast<char>(byte)); };
  if (point < 0x80) return append(point);
  if (point < 0x800) {
    append(0xc0 | point >> 6);
  } else {
    if (point < 0x10000) {
      append(0xe0 | point >> 12);
    } else {
      append(0xf0 | point >> 18);
      append(0x80 | (point >> 12 & 0x3f));
    }
    append(0x80 | (point >> 6 & 0x3f));
  }
  append(0x80 | (point & 0x3f));
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_CODE_POINT_H_
