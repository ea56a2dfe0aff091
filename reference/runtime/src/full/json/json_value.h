// JSON without types: a text as a tree, and strings as JSON.
#ifndef TOUCHSTONE_RUNTIME_JSON_VALUE_H_
#define TOUCHSTONE_RUNTIME_JSON_VALUE_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace google::protobuf::util {

/// A JSON value. Numbers keep their text, so that 64-bit integers lose nothing.
struct JsonValue {
  enum class Kind { kNull, kFalse, kTrue, kNumber, kString, kArray, kObject };

  bool is(Kind wanted) const { return kind == wanted; }

  Kind kind = Kind::kNull;
  std::string text;  // of a number or string
  std::vector<JsonValue> elements;
  std::vector<std::pair<std::string, JsonValue>> members;  // in the order of the text; a name may occur twice
};

/// Reads a text that is one JSON value (RFC 8259), nested at most 100 levels deep, in UTF-8.
/// \returns false if it is not; `error` then says why, and where.
bool ReadJson(std::string_view text, JsonValue* value, std::string* error);

/// \returns a string as JSON, in quotes. Characters that are invisible, or that HTML treats specially, are escaped.
std::string JsonString(std::string_view text);

}  // namespace google::protobuf::util

#endif  // TOUCHSTONE_RUNTIME_JSON_VALUE_H_
