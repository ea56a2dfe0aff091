// Bytes fields with Cord storage. Only generated code that has such fields includes this header, and needs Abseil.
#ifndef GOOGLE_PROTOBUF_INTERNAL_CORD_FIELD_H_
#define GOOGLE_PROTOBUF_INTERNAL_CORD_FIELD_H_

#include <cstring>
#include <memory>

#include "absl/strings/cord.h"
#include "absl/strings/string_view.h"
#include "google/protobuf/internal/cord_operations.h"

namespace google::protobuf::internal {

inline constexpr CordOperations cord_operations = {
    [](void* cord, const char* data, size_t size) {
      *static_cast<::absl::Cord*>(cord) = ::absl::string_view(data, size);
    },
    [](void* to, const void* from) { *static_cast<::absl::Cord*>(to) = *static_cast<const ::absl::Cord*>(from); },
    [](void* cord) { static_cast<::absl::Cord*>(cord)->Clear(); },
    [](void* one, void* other) { static_cast<::absl::Cord*>(one)->swap(*static_cast<::absl::Cord*>(other)); },
    [](void* cord) { std::destroy_at(static_cast<::absl::Cord*>(cord)); },
    []() -> void* { return std::make_unique<::absl::Cord>().release(); },
    [](void* cord) { delete static_cast<::absl::Cord*>(cord); },
    [](const void* cord) { return static_cast<const ::absl::Cord*>(cord)->size(); },
    [](const void* cord, uint8_t* out) {
      for (const ::absl::string_view chunk : static_cast<const ::absl::Cord*>(cord)->Chunks()) {
        std::memcpy(out, chunk.data(), chunk.size());
        out += chunk.size();
      }
    },
};

/// The default value of a Cord field. A compile-time constant; the Cord is created on first read.
class CordDefault {
 public:
  constexpr CordDefault(const char* data, size_t size) : data_(data), size_(size), value_(nullptr) {}

  const ::absl::Cord& Get() const {
    const ::absl::Cord* value = __atomic_load_n(&value_, __ATOMIC_ACQUIRE);
    return value != nullptr ? *value : Create();
  }

 private:
  const ::absl::Cord& Create() const {
    auto created = std::make_unique<const ::absl::Cord>(::absl::string_view(data_, size_));
    const ::absl::Cord* known = nullptr;
    // If another thread created it first, `known` is that thread's Cord.
    if (__atomic_compare_exchange_n(&value_, &known, static_cast<const ::absl::Cord*>(created.get()), false,
                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      known = created.release();
    }
    return *known;
  }

  const char* data_;
  size_t size_;
  /// Owned; lives until the process ends.
  mutable const ::absl::Cord* value_;
};

/// The value of unset oneof members.
inline constexpr CordDefault empty_cord = {"", 0};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_CORD_FIELD_H_
