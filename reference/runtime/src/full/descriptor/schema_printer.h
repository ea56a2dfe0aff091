// Prints descriptors as schema text, for DebugString.
#ifndef TOUCHSTONE_RUNTIME_SCHEMA_PRINTER_H_
#define TOUCHSTONE_RUNTIME_SCHEMA_PRINTER_H_

#include <string>
#include <string_view>

#include "google/protobuf/descriptor.h"

namespace google::protobuf::internal {

/// Prints elements on separate lines, indented by nesting. Type names are absolute.
class SchemaPrinter {
 public:
  explicit SchemaPrinter(const DebugStringOptions& options) : options_(options) {}

  void Print(const FileDescriptor& file);
  void Print(const Descriptor& message);
  void Print(const FieldDescriptor& field);
  void Print(const OneofDescriptor& oneof);
  void Print(const EnumDescriptor& type);
  void Print(const EnumValueDescriptor& value);
  void Print(const ServiceDescriptor& service);
  void Print(const MethodDescriptor& method);

  std::string Take() { return std::move(text_); }

 private:
  /// Prints a line, with its line break.
  void Line(const std::string& text);
  /// Prints ` {`, the body, and `}`.
  template <typename Inside>
  void Block(const std::string& opening, Inside inside);
  void Body(const Descriptor& message);
  /// Prints fields; a oneof is printed in place of its first member.
  void Members(const Descriptor& message);
  void Ranges(const Descriptor& message);
  /// Prints extensions; consecutive extensions of the same message share one block.
  template <typename Parent>
  void Extensions(const Parent& parent);
  /// Prints `option x = y;` lines.
  template <typename Options>
  void OptionLines(const Options& options, const DescriptorPool& pool);
  void LeadingComments(bool known, const SourceLocation& location);

  std::string text_;
  int depth_ = 0;
  const DebugStringOptions options_;
};

/// \returns the options that are set, as `name = value` each; extensions by their full names in parentheses.
/// \param pool  where to look up extensions.
std::vector<std::string> OptionsAsText(const Message& options, const Descriptor& type, const DescriptorPool& pool);

/// \returns a default as in a schema.
std::string DefaultAsText(const FieldDescriptor& field);

/// \returns bytes as the contents of a string literal.
std::string EscapedText(std::string_view bytes);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCHEMA_PRINTER_H_
