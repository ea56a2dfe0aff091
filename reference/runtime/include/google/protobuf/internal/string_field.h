// Storage of a singular string or bytes field, and of a string default.
#ifndef GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_
#define GOOGLE_PROTOBUF_INTERNAL_STRING_FIELD_H_

#include <cstddef>
#include <string>

#include "google/protobuf/internal/string_arg.h"

namespace google::protobuf::internal {

/// Holds the empty string that all unset fields share. It is constructed before any other static object and never
/// destroyed, so that messages may live in static storage.
union SharedEmptyString {
  SharedEmptyString() : value() {}
  ~SharedEmptyString() {}
  std::string value;
};
extern SharedEmptyString shared_empty_string;

/// \returns the empty string that all unset string fields show.
inline const std::string& EmptyString() { return shared_empty_string.value; }

/// Bytes that a std::string holds without allocating.
constexpr size_t kShortText = 15;

/// Replaces a string whose capacity is kShortText by one of at most so many bytes.
/// \param data  kShortText bytes can be read, whatever `size` is: a copy of a fixed size needs no call.
inline void AssignShortText(std::string& text, const char* data, size_t size) {
  text.~basic_string();
  ::new (static_cast<void*>(&text)) std::string(data, kShortText);
  text.erase(size);
}

/// A string with room for itself. `value_` points to the shared empty string (nothing is constructed), to `storage_`
/// (a string lives there), or to a string on the heap that a caller gave with SetAllocated. Reading is one indirection
/// and no branch; a short text costs no allocation; a caller's string keeps its address.
///
/// The destructor is trivial on purpose: the message that holds the field calls Destroy(), driven by its table. The
/// owner also knows about presence; the field itself does not.
class StringField {
 public:
  StringField() : value_(Shared()) {}
  StringField(const StringField&) = delete;
  StringField& operator=(const StringField&) = delete;

  const std::string& Get() const { return *value_; }

  /// \returns the string to modify; a new empty one if nothing was there.
  std::string* Mutable() { return value_ != Shared() ? value_ : Create(); }

  void Set(const StringArg& value);
  void Set(const char* data, size_t size) {
    if (value_ != Shared()) {
      value_->assign(data, size);
    } else {
      CreateFrom(data, size);
    }
  }

  /// Set for a short text; see AssignShortText.
  void SetShort(const char* data, size_t size) {
    if (value_ == Shared()) {
      value_ = ::new (static_cast<void*>(storage_)) std::string(data, kShortText);
      value_->erase(size);
    } else if (value_->capacity() == kShortText) {
      AssignShortText(*value_, data, size);
    } else {
      value_->assign(data, size);
    }
  }

  /// Empties the string and keeps its buffer.
  void Clear() {
    if (value_ != Shared()) value_->clear();
  }

  /// Takes ownership of `value`; null leaves the field without a string. The old string is freed.
  void SetAllocated(std::string* value) {
    Destroy();
    if (value != nullptr) value_ = value;
  }

  /// \returns the string, which the caller now owns; null if there was none.
  std::string* Release();

  /// Frees the string, if there is one; the field is as newly made.
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

/// The default of a string field, as a std::string that is made when it is first read. Lives in static storage,
/// initialised at compile time.
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
