// Storage of a singular string or bytes field, and of a string default.
#ifndef GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_
#define GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_

#include <cstddef>
#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf::internal {

/// Holds the empty string that all unset fields share. Constructed before any other static object and never destroyed,
/// so that messages may have static storage duration.
union SharedEmptyString {
  SharedEmptyString() : value() {}
  ~SharedEmptyString() {}
  std::string value;
};
extern SharedEmptyString shared_empty_string;

/// \returns the value of unset string fields without a default.
inline const std::string& EmptyString() { return shared_empty_string.value; }

/// The capacity of a std::string that has not allocated.
constexpr size_t kShortString = 15;

/// Assigns at most kShortString bytes to a string of that capacity.
/// \param data  kShortString bytes must be readable, whatever `size` is: a copy of fixed size needs no call.
inline void AssignShortString(std::string& string, const char* data, size_t size) {
  string.~basic_string();
  ::new (static_cast<void*>(&string)) std::string(data, kShortString);
  string.erase(size);
}

/// A string constructed on demand, in place. `value_` points to the shared empty string (nothing is constructed), to
/// the string in `storage_`, or to a heap string that a caller passed to SetAllocated. Reading is one indirection and
/// no branch; a short string costs no allocation; a caller's string keeps its address.
///
/// The destructor is trivial on purpose: the owning message calls Destroy(), driven by its table. The message also
/// tracks presence.
class StringField {
 public:
  StringField() : value_(Shared()) {}
  StringField(const StringField&) = delete;
  StringField& operator=(const StringField&) = delete;

  const std::string& Get() const { return *value_; }

  /// \returns the string, for modification; an empty one is constructed if there is none.
  std::string* Mutable() { return value_ != Shared() ? value_ : Create(); }

  void Set(const StringArg& value);
  void Set(const char* data, size_t size) {
    if (value_ != Shared()) {
      value_->assign(data, size);
    } else {
      CreateFrom(data, size);
    }
  }

  /// Sets a short string; see AssignShortString.
  void SetShort(const char* data, size_t size) {
    if (value_ == Shared()) {
      value_ = ::new (static_cast<void*>(storage_)) std::string(data, kShortString);
      value_->erase(size);
    } else if (value_->capacity() == kShortString) {
      AssignShortString(*value_, data, size);
    } else {
      value_->assign(data, size);
    }
  }

  /// Sets a copy of another field's string.
  void CopyFrom(const std::string& text) {
    // The buffer of any std::string of this capacity has as many bytes, whatever its size.
    if (text.size() <= kShortString && text.capacity() >= kShortString) {
      SetShort(text.data(), text.size());
    } else {
      Set(text.data(), text.size());
    }
  }

  /// Empties the string and keeps its buffer.
  void Clear() {
    if (value_ != Shared()) value_->clear();
  }

  /// Frees the old string and takes ownership of `value`, which may be null.
  void SetAllocated(std::string* value) {
    Destroy();
    if (value != nullptr) value_ = value;
  }

  /// \returns the string, which the caller now owns; null if there was none.
  std::string* Release();

  /// Frees the string, if any, and resets the field.
  void Destroy();

  void Swap(StringField* other);

 private:
  static std::string* Shared() { return &shared_empty_string.value; }
  std::string* Inline() { return reinterpret_cast<std::string*>(storage_); }
  std::string* Create();
  void CreateFrom(const char* data, size_t size);

  std::string* value_;
  alignas(std::string) unsigned char storage_[sizeof(std::string)];
};

/// The default value of a string field. A compile-time constant; the std::string is created on first read.
class StringDefault {
 public:
  constexpr StringDefault(const char* data, size_t size) : data_(data), size_(size), value_(nullptr) {}
  const std::string& Get() const {
    const std::string* value = __atomic_load_n(&value_, __ATOMIC_ACQUIRE);
    return value != nullptr ? *value : Create();
  }

 private:
  const std::string& Create() const;

  const char* data_;
  size_t size_;
  /// Owned; lives until ShutdownProtobufLibrary().
  mutable const std::string* value_;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_
