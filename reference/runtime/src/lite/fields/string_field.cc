// The slow path of string fields, and the strings that live as long as the process.
#include "google/protobuf/internal/string_field.h"

#include <cstring>
#include <new>
#include <utility>

#include "google/protobuf/internal/library.h"

namespace google::protobuf::internal {

// 101 is the first priority that programs may use. It comes before every object without a priority.
__attribute__((init_priority(101))) SharedEmptyString shared_empty_string;

std::string* StringField::Create() { return value_ = ::new (storage_) std::string(); }

void StringField::CreateFrom(const char* data, size_t size) { value_ = ::new (storage_) std::string(data, size); }

void StringField::Set(const StringArg& value) {
  if (value_ == Shared() && value.movable() != nullptr) {
    value_ = ::new (storage_) std::string(std::move(*value.movable()));
  } else {
    value.AssignTo(Mutable());
  }
}

std::string* StringField::Release() {
  std::string* released = nullptr;
  if (value_ == Inline()) {
    released = new std::string(std::move(*value_));
    Destroy();
  } else if (value_ != Shared()) {
    released = value_;
    value_ = Shared();
  }
  return released;
}

void StringField::Destroy() {
  if (value_ == Inline()) {
    value_->~basic_string();
  } else if (value_ != Shared()) {
    delete value_;
  }
  value_ = Shared();
}

void StringField::Swap(StringField* other) {
  const bool mine_inline = value_ == Inline();
  const bool other_inline = other->value_ == other->Inline();
  if (mine_inline && other_inline) {
    if (value_->capacity() == kShortString && other->value_->capacity() == kShortString) {
      // Copies of fixed size, instead of a call that distinguishes more cases.
      char kept[kShortString];
      const size_t size = value_->size();
      std::memcpy(kept, value_->data(), kShortString);
      AssignShortString(*value_, other->value_->data(), other->value_->size());
      AssignShortString(*other->value_, kept, size);
    } else {
      value_->swap(*other->value_);
    }
  } else if (!mine_inline && !other_inline) {
    std::swap(value_, other->value_);
  } else if (mine_inline) {
    std::string* moved = ::new (other->storage_) std::string(std::move(*value_));
    value_->~basic_string();
    value_ = other->value_;
    other->value_ = moved;
  } else {
    other->Swap(this);
  }
}

const std::string& StringDefault::Create() const {
  const std::string* created = new std::string(data_, size_);
  const std::string* expected = nullptr;
  if (__atomic_compare_exchange_n(&value_, &expected, created, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    OnShutdownRun(
        [](const void* what) {
          const auto* const freed = static_cast<const StringDefault*>(what);
          delete freed->value_;
          freed->value_ = nullptr;
        },
        this);
    return *created;
  }
  // Another thread created it first.
  delete created;
  return *expected;
}

}  // namespace google::protobuf::internal
