// What programs call once, at their beginning and end; and the version of the library.
#ifndef GOOGLE_PROTOBUF_STUBS_COMMON_H_
#define GOOGLE_PROTOBUF_STUBS_COMMON_H_

#include <cstdint>

#include "google/protobuf/internal/version.h"

/// The version of libprotobuf whose interface this library has, for programs that ask for it: major * 1000000 +
/// minor * 1000 + patch.
#define GOOGLE_PROTOBUF_VERSION 3021012
#define GOOGLE_PROTOBUF_VERSION_SUFFIX ""

/// Generated code and headers check each other while they are compiled; nothing is left to verify at run time.
#define GOOGLE_PROTOBUF_VERIFY_VERSION static_cast<void>(0)

namespace google::protobuf {

// Names from before <cstdint>, which older programs use.
using int8 = int8_t;
using int16 = int16_t;
using int32 = int32_t;
using int64 = int64_t;
using uint8 = uint8_t;
using uint16 = uint16_t;
using uint32 = uint32_t;
using uint64 = uint64_t;

/// Frees what the library holds in static storage: default instances, names, descriptors. Optional, and the last thing
/// that a program does with the library; for tools that look for memory that was not given back.
void ShutdownProtobufLibrary();

namespace internal {

/// Has the above call `run(what)`. What was made last is freed first. Any thread may call it.
void OnShutdownRun(void (*run)(const void*), const void* what);

/// Has the above delete an object. \returns the object.
template <typename T>
T* OnShutdownDelete(T* object) {
  OnShutdownRun([](const void* what) { delete static_cast<const T*>(what); }, object);
  return object;
}

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_STUBS_COMMON_H_
