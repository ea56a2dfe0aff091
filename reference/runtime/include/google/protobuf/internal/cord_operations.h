// The operations that the runtime needs on a Cord. The library itself is built without Abseil.
#ifndef GOOGLE_PROTOBUF_INTERNAL_CORD_OPERATIONS_H_
#define GOOGLE_PROTOBUF_INTERNAL_CORD_OPERATIONS_H_

#include <cstddef>
#include <cstdint>

namespace google::protobuf::internal {

/// Functions of generated code that is compiled with Abseil. A `void*` is a Cord. Outside oneofs it is in the message;
/// a member of a oneof is a pointer to one on the heap, from `create`.
struct CordOperations {
  void (*assign)(void* cord, const char* data, size_t size);
  void (*copy)(void* to, const void* from);
  void (*clear)(void* cord);
  void (*swap)(void* one, void* other);
  /// Destroys a Cord in a message.
  void (*destroy)(void* cord);
  void* (*create)();
  void (*free)(void* cord);
  size_t (*size)(const void* cord);
  /// Copies the bytes to memory with room for them.
  void (*write)(const void* cord, uint8_t* out);
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_CORD_OPERATIONS_H_
