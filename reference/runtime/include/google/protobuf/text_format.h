// The text format, for people to read and write: `name: "value"  part { id: 1 }`.
#ifndef GOOGLE_PROTOBUF_TEXT_FORMAT_H_
#define GOOGLE_PROTOBUF_TEXT_FORMAT_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "google/protobuf/internal/string_arg.h"
#include "google/protobuf/message.h"

namespace google::protobuf {

namespace io {
class ErrorCollector;
class ZeroCopyInputStream;
class ZeroCopyOutputStream;
}  // namespace io

namespace internal {
class TextParser;
class TextPrinter;
}  // namespace internal

/// Prints and parses the text format. The static functions use a Printer or a Parser with default options.
class TextFormat {
 public:
  TextFormat() = delete;

  class Finder;
  class Parser;
  class Printer;

  /// Print a message as text that parses to an equal message. \returns false if `output` fails.
  static bool Print(const Message& message, io::ZeroCopyOutputStream* output);
  static bool PrintToString(const Message& message, std::string* output);
  static bool PrintUnknownFields(const UnknownFieldSet& unknown_fields, io::ZeroCopyOutputStream* output);
  static bool PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output);
  /// Prints one value without its field's name. \param index of a repeated field; -1 otherwise.
  static void PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                      std::string* output);

  /// Parse replaces the contents of `output`; Merge adds to them, and lets a later value of a singular field replace an
  /// earlier one. \returns false if the text is malformed, does not fit the message type, or lacks required fields; the
  /// errors go to standard error.
  static bool Parse(io::ZeroCopyInputStream* input, Message* output);
  static bool ParseFromString(internal::StringArg input, Message* output);
  static bool Merge(io::ZeroCopyInputStream* input, Message* output);
  static bool MergeFromString(internal::StringArg input, Message* output);
  /// Parses one value, as PrintFieldValueToString printed it, and sets or adds it.
  static bool ParseFieldValueFromString(internal::StringArg input, const FieldDescriptor* field, Message* message);

  /// The output that value printers write to.
  class BaseTextGenerator {
   public:
    virtual ~BaseTextGenerator() = default;
    /// Indents the following lines by two more columns, or two fewer.
    virtual void Indent() {}
    virtual void Outdent() {}
    virtual size_t GetCurrentIndentationSize() const { return 0; }
    virtual void Print(const char* text, size_t size) = 0;

    void PrintString(const std::string& text) { Print(text.data(), text.size()); }
    template <size_t size>
    void PrintLiteral(const char (&text)[size]) {
      Print(text, size - 1);
    }
  };

  /// Prints values; override functions to change their appearance.
  class FastFieldValuePrinter {
   public:
    FastFieldValuePrinter() = default;
    FastFieldValuePrinter(const FastFieldValuePrinter&) = delete;
    FastFieldValuePrinter& operator=(const FastFieldValuePrinter&) = delete;
    virtual ~FastFieldValuePrinter() = default;

    virtual void PrintBool(bool value, BaseTextGenerator* generator) const;
    virtual void PrintInt32(int32_t value, BaseTextGenerator* generator) const;
    virtual void PrintUInt32(uint32_t value, BaseTextGenerator* generator) const;
    virtual void PrintInt64(int64_t value, BaseTextGenerator* generator) const;
    virtual void PrintUInt64(uint64_t value, BaseTextGenerator* generator) const;
    virtual void PrintFloat(float value, BaseTextGenerator* generator) const;
    virtual void PrintDouble(double value, BaseTextGenerator* generator) const;
    virtual void PrintString(const std::string& value, BaseTextGenerator* generator) const;
    virtual void PrintBytes(const std::string& value, BaseTextGenerator* generator) const;
    virtual void PrintEnum(int32_t value, const std::string& name, BaseTextGenerator* generator) const;
    /// \param index of the element in a repeated field of `count` elements; -1 and 0 for a singular field.
    virtual void PrintFieldName(const Message& message, int index, int count, const Reflection* reflection,
                                const FieldDescriptor* field, BaseTextGenerator* generator) const;
    virtual void PrintFieldName(const Message& message, const Reflection* reflection, const FieldDescriptor* field,
                                BaseTextGenerator* generator) const;
    virtual void PrintMessageStart(const Message& message, int index, int count, bool single_line_mode,
                                   BaseTextGenerator* generator) const;
    /// \returns true if it has printed the fields itself.
    virtual bool PrintMessageContent(const Message& message, int index, int count, bool single_line_mode,
                                     BaseTextGenerator* generator) const;
    virtual void PrintMessageEnd(const Message& message, int index, int count, bool single_line_mode,
                                 BaseTextGenerator* generator) const;
  };

  /// Prints the contents between the braces of one message type.
  class MessagePrinter {
   public:
    MessagePrinter() = default;
    MessagePrinter(const MessagePrinter&) = delete;
    MessagePrinter& operator=(const MessagePrinter&) = delete;
    virtual ~MessagePrinter() = default;
    virtual void Print(const Message& message, bool single_line_mode, BaseTextGenerator* generator) const = 0;
  };

  /// Looks up the names in `[...]`; override to search other places than the message's own pool.
  class Finder {
   public:
    virtual ~Finder() = default;
    virtual const FieldDescriptor* FindExtension(Message* message, const std::string& name) const;
    virtual const FieldDescriptor* FindExtensionByNumber(const Descriptor* descriptor, int number) const;
    /// \param prefix  the text before the type's name, including the slash.
    virtual const Descriptor* FindAnyType(const Message& message, const std::string& prefix,
                                          const std::string& name) const;
    /// \returns the factory for messages of an extension; null for the default.
    virtual MessageFactory* FindExtensionFactory(const FieldDescriptor* field) const;
  };

  /// Prints with options. The functions are those of TextFormat.
  class Printer {
   public:
    Printer();
    ~Printer();

    bool Print(const Message& message, io::ZeroCopyOutputStream* output) const;
    bool PrintToString(const Message& message, std::string* output) const;
    bool PrintUnknownFields(const UnknownFieldSet& unknown_fields, io::ZeroCopyOutputStream* output) const;
    bool PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output) const;
    void PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                 std::string* output) const;

    /// Sets the initial number of indentation levels, of two spaces each.
    void SetInitialIndentLevel(int level) { initial_indent_level_ = level; }
    /// Everything in one line, each field followed by a space.
    void SetSingleLineMode(bool single_line_mode) { single_line_mode_ = single_line_mode; }
    bool IsInSingleLineMode() const { return single_line_mode_; }
    /// Prints field numbers instead of names.
    void SetUseFieldNumber(bool use) { use_field_number_ = use; }
    /// Prints `numbers: [1, 2]` instead of one line per element.
    void SetUseShortRepeatedPrimitives(bool use) { use_short_repeated_primitives_ = use; }
    /// Prints UTF-8 text unchanged instead of octal escapes. Replaces the default printer of values.
    void SetUseUtf8StringEscaping(bool as_utf8);
    /// Sets the printer for values without a registered printer. Takes ownership.
    void SetDefaultFieldValuePrinter(const FastFieldValuePrinter* printer);
    void SetHideUnknownFields(bool hide) { hide_unknown_fields_ = hide; }
    /// Prints fields in the order of the schema instead of by field number; extensions come last.
    void SetPrintMessageFieldsInIndexOrder(bool in_index_order) { in_index_order_ = in_index_order; }
    /// Prints the message in an Any as `[type.url/name] { ... }` if its type is known.
    void SetExpandAny(bool expand) { expand_any_ = expand; }
    /// Not owned; null for the default.
    void SetFinder(const Finder* finder) { finder_ = finder; }
    /// Truncates strings after `limit` bytes; 0 means no limit.
    void SetTruncateStringFieldLongerThan(int64_t limit) { truncate_string_field_longer_than_ = limit; }
    /// Set the printer for the values of one field, or for the contents of one message type. Take ownership if they
    /// return true. \returns false if there already is one, and for null.
    bool RegisterFieldValuePrinter(const FieldDescriptor* field, const FastFieldValuePrinter* printer);
    bool RegisterMessagePrinter(const Descriptor* descriptor, const MessagePrinter* printer);

   private:
    friend class internal::TextPrinter;
    const FastFieldValuePrinter& PrinterOf(const FieldDescriptor* field) const;

    int initial_indent_level_ = 0;
    bool single_line_mode_ = false;
    bool use_field_number_ = false;
    bool use_short_repeated_primitives_ = false;
    bool hide_unknown_fields_ = false;
    bool in_index_order_ = false;
    bool expand_any_ = false;
    int64_t truncate_string_field_longer_than_ = 0;
    const Finder* finder_ = nullptr;
    std::unique_ptr<const FastFieldValuePrinter> default_printer_;
    std::map<const FieldDescriptor*, std::unique_ptr<const FastFieldValuePrinter>> field_printers_;
    std::map<const Descriptor*, std::unique_ptr<const MessagePrinter>> message_printers_;
  };

  /// A position in a parsed text, counted from 0; -1 for a field that the text does not have.
  struct ParseLocation {
    int line = -1;
    int column = -1;
    ParseLocation() = default;
    ParseLocation(int line_number, int column_number) : line(line_number), column(column_number) {}
  };
  struct ParseLocationRange {
    ParseLocation start;
    ParseLocation end;
    ParseLocationRange() = default;
    ParseLocationRange(ParseLocation from, ParseLocation to) : start(from), end(to) {}
  };

  /// The positions of a message's fields in the text from which it was parsed.
  class ParseInfoTree {
   public:
    ParseInfoTree() = default;
    ParseInfoTree(const ParseInfoTree&) = delete;
    ParseInfoTree& operator=(const ParseInfoTree&) = delete;

    /// \param index of a repeated field; -1 otherwise.
    ParseLocationRange GetLocationRange(const FieldDescriptor* field, int index) const;
    ParseLocation GetLocation(const FieldDescriptor* field, int index) const {
      return GetLocationRange(field, index).start;
    }
    /// \returns the tree of a nested message, or null. This tree owns it.
    ParseInfoTree* GetTreeForNested(const FieldDescriptor* field, int index) const;

   private:
    friend class internal::TextParser;
    std::map<const FieldDescriptor*, std::vector<ParseLocationRange>> locations_;
    std::map<const FieldDescriptor*, std::vector<std::unique_ptr<ParseInfoTree>>> nested_;
  };

  /// Parses with options. The functions are those of TextFormat.
  class Parser {
   public:
    Parser();
    ~Parser();

    bool Parse(io::ZeroCopyInputStream* input, Message* output);
    bool ParseFromString(internal::StringArg input, Message* output);
    bool Merge(io::ZeroCopyInputStream* input, Message* output);
    bool MergeFromString(internal::StringArg input, Message* output);
    bool ParseFieldValueFromString(internal::StringArg input, const FieldDescriptor* field, Message* output);

    /// Sends errors and warnings to a collector instead of standard error. Not owned.
    void RecordErrorsTo(io::ErrorCollector* collector) { error_collector_ = collector; }
    /// Not owned; null for the default.
    void SetFinder(const Finder* finder) { finder_ = finder; }
    /// Fills `tree` while parsing. Not owned.
    void WriteLocationsTo(ParseInfoTree* tree) { parse_info_tree_ = tree; }
    /// Allows missing required fields.
    void AllowPartialMessage(bool allow) { allow_partial_ = allow; }
    void AllowCaseInsensitiveField(bool allow) { allow_case_insensitive_field_ = allow; }
    /// Skip, with a warning: unknown extensions; unknown fields of any kind; unknown enum labels.
    void AllowUnknownExtension(bool allow) { allow_unknown_extension_ = allow; }
    void AllowUnknownField(bool allow) { allow_unknown_field_ = allow; }
    void AllowUnknownEnum(bool allow) { allow_unknown_enum_ = allow; }
    /// Allows fields to be given by number.
    void AllowFieldNumber(bool allow) { allow_field_number_ = allow; }
    /// Rejects messages that are nested deeper than this, so that a text cannot exhaust the stack.
    void SetRecursionLimit(int limit) { recursion_limit_ = limit; }

   private:
    friend class internal::TextParser;
    bool Read(internal::StringArg input, Message* output, bool overwrite);

    io::ErrorCollector* error_collector_ = nullptr;
    const Finder* finder_ = nullptr;
    ParseInfoTree* parse_info_tree_ = nullptr;
    bool allow_partial_ = false;
    bool allow_case_insensitive_field_ = false;
    bool allow_unknown_extension_ = false;
    bool allow_unknown_field_ = false;
    bool allow_unknown_enum_ = false;
    bool allow_field_number_ = false;
    int recursion_limit_ = 1000;
  };
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_TEXT_FORMAT_H_
