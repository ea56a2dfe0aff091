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
class StringArg {
 public:
  StringArg() : data_(""), size_(0) {}
  StringArg(const char* text) : data_(text), size_(std::char_traits<char>::length(text)) {}  // NOLINT
  StringArg(const char* data, size_t size) : data_(NotNull(data)), size_(size) {}
  StringArg(const std::string& text) : data_(text.data()), size_(text.size()) {}                             // NOLINT
  StringArg(std::string&& text) : data_(text.data()), size_(text.size()), movable_(std::addressof(text)) {}  // NOLINT

  template <
      typename View,
      typename = std::enable_if_t<std::is_convertible_v<decltype(std::declval<const View&>().data()), const char*>>,
      typename = decltype(static_cast<size_t>(std::declval<const View&>().size()))>
  StringArg(const View& view) : data_(NotNull(view.data())), size_(view.size()) {}  // NOLINT

  /// Never null, even if the caller passed a null pointer with length 0.
  const char* data() const { return data_; }
  size_t size() const { return size_; }

  /// \returns the caller's std::string if its buffer may be taken, otherwise null.
  std::string* movable() const { return movable_; }

  /// Assigns the bytes to `target`; takes over the caller's buffer if that is allowed.
  void AssignTo(std::string* target) const {
    if (movable_ != nullptr) {
      *target = std::move(*movable_);
    } else {
      target->assign(data_, size_);
    }
  }

  /// \returns a new string of the bytes, which the caller owns.
  std::string* ToHeap() const {
    std::string* made = new std::string();
    AssignTo(made);
    return made;
  }

 private:
  static const char* NotNull(const char* data) { return data != nullptr ? data : ""; }

  const char* data_;
  size_t size_;
  std::string* movable_ = nullptr;
};

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_STRING_ARG_H_
