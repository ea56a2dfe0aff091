// Values as text, for the messages of failed observations.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace touchstone {

/// The bytes as lower-case hexadecimal digits, without separators.
std::string Hex(std::string_view bytes);

/// The text in double quotes; characters that cannot be printed are escaped as in C++.
std::string Quote(std::string_view text);

namespace render_detail {

template <typename T, typename = void>
struct HasSize : std::false_type {};
template <typename T>
struct HasSize<T, std::void_t<decltype(std::declval<const T&>().size()), decltype(std::declval<const T&>().begin())>>
    : std::true_type {};

}  // namespace render_detail

/// \returns the value as text: numbers with all their digits, strings in quotes, containers element by element; a
/// fixed text for pointers and other objects.
template <typename T>
std::string Render(const T& value) {
  using Value = std::decay_t<T>;
  if constexpr (std::is_same_v<Value, bool>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_same_v<Value, std::nullptr_t>) {
    return "null";
  } else if constexpr (std::is_enum_v<Value>) {
    return std::to_string(static_cast<std::underlying_type_t<Value>>(value));
  } else if constexpr (std::is_floating_point_v<Value>) {
    char text[64];
    std::snprintf(text, sizeof text, "%.17g", static_cast<double>(value));
    return text;
  } else if constexpr (std::is_integral_v<Value>) {
    return std::to_string(value);
  } else if constexpr (std::is_convertible_v<const T&, const char*>) {
    const char* text = value;
    return text == nullptr ? "null" : Quote(text);
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    return Quote(std::string_view(value));
  } else if constexpr (std::is_pointer_v<Value>) {
    return value == nullptr ? "null" : "a pointer";
  } else if constexpr (render_detail::HasSize<Value>::value) {
    std::string text = "{";
    for (const auto& element : value) {
      if (text.size() > 1) text += ", ";
      text += Render(element);
    }
    return text + "}";
  } else {
    return "an object";
  }
}

template <typename First, typename Second>
std::string Render(const std::pair<First, Second>& value) {
  return "{" + Render(value.first) + ": " + Render(value.second) + "}";
}

/// \returns the name of the type as the compiler spells it.
template <typename T>
std::string TypeName() {
  // "std::string touchstone::TypeName() [T = const int &]"
  const std::string_view text = __PRETTY_FUNCTION__;
  const size_t start = text.find("T = ") + 4;
  return std::string(text.substr(start, text.rfind(']') - start));
}

}  // namespace touchstone
