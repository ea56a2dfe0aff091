// The parameter type of functions that take a string or bytes: one cheap type instead of five overloads.
#ifndef GOOGLE_PROTOBUF_INTERNAL_STRING_ARG_H_
#define GOOGLE_PROTOBUF_INTERNAL_STRING_ARG_H_

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

namespace google::protobuf::internal {

/// A view of bytes, valid during the call that it is passed to. Converts from a std::string (the callee may take the
/// buffer of an rvalue), a null-terminated const char*, a pointer with a length, or any type with data() and size(),
/// such as string_view. This keeps Abseil's string_view header, 15,000 lines with its includes, out of generated code.
///
/// It has two members, so that it is passed in registers.
class StringArg {
 public:
  StringArg() : from_(""), size_(0) {}
  StringArg(const char* text) : from_(text), size_(std::char_traits<char>::length(text)) {}  // NOLINT
  StringArg(const char* data, size_t size) : from_(NotNull(data)), size_(AtMost(size)) {}
  StringArg(const std::string& text) : from_(text.data()), size_(text.size()) {}         // NOLINT
  StringArg(std::string&& text) : from_(std::addressof(text)), size_(kMovableString) {}  // NOLINT

  template <
      typename View,
      typename = std::enable_if_t<std::is_convertible_v<decltype(std::declval<const View&>().data()), const char*>>,
      typename = decltype(static_cast<size_t>(std::declval<const View&>().size()))>
  StringArg(const View& view) : from_(NotNull(view.data())), size_(AtMost(view.size())) {}  // NOLINT

  /// Never null, even if the caller passed a null pointer with length 0.
  const char* data() const { return IsMovable() ? string()->data() : static_cast<const char*>(from_); }
  size_t size() const { return IsMovable() ? string()->size() : size_; }

  /// \returns the caller's std::string if its buffer may be taken, otherwise null.
  std::string* movable() const { return IsMovable() ? string() : nullptr; }

  /// Assigns the bytes to `target`; takes over the caller's buffer if that is allowed.
  void AssignTo(std::string* target) const {
    if (IsMovable()) {
      *target = std::move(*string());
    } else {
      target->assign(static_cast<const char*>(from_), size_);
    }
  }

  /// \returns a new string of the bytes, which the caller owns.
  std::string* ToHeap() const {
    std::string* made = new std::string();
    AssignTo(made);
    return made;
  }

 private:
  /// Stands for the size of a std::string whose buffer may be taken. No string is as long.
  static constexpr size_t kMovableString = ~size_t{0};

  bool IsMovable() const { return size_ == kMovableString; }
  std::string* string() const { return static_cast<std::string*>(const_cast<void*>(from_)); }

  /// A wrong size must not look like a movable string.
  static constexpr size_t AtMost(size_t size) { return size < kMovableString ? size : kMovableString - 1; }
  static const char* NotNull(const char* data) { return data != nullptr ? data : ""; }

  /// The first byte, or the std::string whose buffer may be taken.
  const void* from_;
  size_t size_;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_STRING_ARG_H_
