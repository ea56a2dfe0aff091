// Limits of the integer types, and unaligned memory, which older programs use.
#ifndef GOOGLE_PROTOBUF_STUBS_PORT_H_
#define GOOGLE_PROTOBUF_STUBS_PORT_H_

#include <cstdint>
#include <cstring>

#include "google/protobuf/internal/library.h"

namespace google::protobuf {

constexpr int32_t kint32max = INT32_MAX;
constexpr int32_t kint32min = INT32_MIN;
constexpr int64_t kint64max = INT64_MAX;
constexpr int64_t kint64min = INT64_MIN;
constexpr uint32_t kuint32max = UINT32_MAX;
constexpr uint64_t kuint64max = UINT64_MAX;

/// Numbers in the machine's byte order, at any address.
inline uint16_t GOOGLE_UNALIGNED_LOAD16(const void* from) {
  uint16_t value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}
inline uint32_t GOOGLE_UNALIGNED_LOAD32(const void* from) {
  uint32_t value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}
inline uint64_t GOOGLE_UNALIGNED_LOAD64(const void* from) {
  uint64_t value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}
inline void GOOGLE_UNALIGNED_STORE16(void* to, uint16_t value) { std::memcpy(to, &value, sizeof(value)); }
inline void GOOGLE_UNALIGNED_STORE32(void* to, uint32_t value) { std::memcpy(to, &value, sizeof(value)); }
inline void GOOGLE_UNALIGNED_STORE64(void* to, uint64_t value) { std::memcpy(to, &value, sizeof(value)); }

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_STUBS_PORT_H_
