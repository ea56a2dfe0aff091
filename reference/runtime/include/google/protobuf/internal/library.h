// Start-up and shutdown of the library, and its version.
#ifndef GOOGLE_PROTOBUF_INTERNAL_LIBRARY_H_
#define GOOGLE_PROTOBUF_INTERNAL_LIBRARY_H_

#include <cstdint>
#include <string>

#include "google/protobuf/internal/version.h"

/// The version of libprotobuf whose interface this library has, for programs that ask for it: major * 1000000 +
/// minor * 1000 + patch.
#define GOOGLE_PROTOBUF_VERSION 3021012
#define GOOGLE_PROTOBUF_VERSION_SUFFIX ""

/// Does nothing: generated headers check the runtime's version at compile time.
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

namespace internal {

/// Makes the linker include the file that defines `object`.
template <typename T>
void StrongReference(const T& object) {
  const T* volatile reference = &object;
  static_cast<void>(reference);
}

/// \returns `3.21.12` for 3021012.
std::string VersionString(int version);

}  // namespace internal

/// Frees the library's global objects: default instances, names, descriptors. Optional, for leak checkers. The program
/// must not use the library afterwards.
void ShutdownProtobufLibrary();

namespace internal {

/// Registers `run(what)` to be called by the function above. The last action registered runs first. Thread-safe.
void OnShutdownRun(void (*run)(const void*), const void* what);

/// Registers an object to be deleted by the function above. \returns the object.
template <typename T>
T* OnShutdownDelete(T* object) {
  OnShutdownRun([](const void* what) { delete static_cast<const T*>(what); }, object);
  return object;
}

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_LIBRARY_H_
