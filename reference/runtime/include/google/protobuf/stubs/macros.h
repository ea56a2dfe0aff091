// Macros for classes and arrays, which older programs use.
#ifndef GOOGLE_PROTOBUF_STUBS_MACROS_H_
#define GOOGLE_PROTOBUF_STUBS_MACROS_H_

#include <cstddef>

/// In a class: it cannot be copied.
#undef GOOGLE_DISALLOW_EVIL_CONSTRUCTORS
#define GOOGLE_DISALLOW_EVIL_CONSTRUCTORS(TypeName) \
  TypeName(const TypeName&) = delete;               \
  void operator=(const TypeName&) = delete

/// In a class: it cannot be constructed either.
#undef GOOGLE_DISALLOW_IMPLICIT_CONSTRUCTORS
#define GOOGLE_DISALLOW_IMPLICIT_CONSTRUCTORS(TypeName) \
  TypeName() = delete;                                  \
  TypeName(const TypeName&) = delete;                   \
  void operator=(const TypeName&) = delete

/// The number of elements of an array, as a constant. A pointer whose size is no multiple of its element's does not
/// compile.
#undef GOOGLE_ARRAYSIZE
#define GOOGLE_ARRAYSIZE(a) ((sizeof(a) / sizeof(*(a))) / static_cast<size_t>(!(sizeof(a) % sizeof(*(a)))))

#endif  // GOOGLE_PROTOBUF_STUBS_MACROS_H_
