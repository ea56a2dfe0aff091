// Printer: writes text with variables and indentation, as generators of code do.
#ifndef GOOGLE_PROTOBUF_IO_PRINTER_H_
#define GOOGLE_PROTOBUF_IO_PRINTER_H_

#include <cstddef>
#include <map>
#include <string>

namespace google::protobuf::io {

class ZeroCopyOutputStream;

/// Writes to a stream, which must outlive it. The stream has all of the text once the printer is destroyed.
///
/// In a text, `$name$` is replaced by the variable's value, and `$$` by one `$`, if that is the delimiter. A variable
/// that is not given, or a delimiter without a second one, is an error in the program: it is logged, and ends the
/// process in debug builds.
class Printer {
 public:
  Printer(ZeroCopyOutputStream* output, char variable_delimiter) : output_(output), delimiter_(variable_delimiter) {}
  Printer(const Printer&) = delete;
  Printer& operator=(const Printer&) = delete;
  ~Printer();

  /// Prints a text with variables, given as a map or one after the other: Print("$a$ $b$", "a", "1", "b", "2").
  void Print(const std::map<std::string, std::string>& variables, const char* text);
  template <typename... Arguments>
  void Print(const char* text, const Arguments&... arguments) {
    std::map<std::string, std::string> variables;
    AddTo(&variables, arguments...);
    Print(variables, text);
  }
  /// Print a text as it is. A line that begins in it is not indented, except the first.
  void PrintRaw(const std::string& text) { WriteRaw(text.data(), static_cast<int>(text.size())); }
  void PrintRaw(const char* text);
  void WriteRaw(const char* data, int size);

  /// Lines that begin from now on are indented by two more, or two fewer, spaces.
  void Indent() { indent_ += "  "; }
  void Outdent();

  /// True once the stream has refused to be written to.
  bool failed() const { return failed_; }

 private:
  static void AddTo(std::map<std::string, std::string>*) {}
  template <typename... Arguments>
  static void AddTo(std::map<std::string, std::string>* variables, const char* name, const std::string& value,
                    const Arguments&... rest) {
    (*variables)[name] = value;
    AddTo(variables, rest...);
  }
  void Write(const char* data, size_t size);

  ZeroCopyOutputStream* const output_;
  const char delimiter_;
  char* buffer_ = nullptr;  // the unused part of the stream's buffer
  size_t buffer_size_ = 0;
  std::string indent_;
  bool is_line_start_ = true;
  bool failed_ = false;
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_PRINTER_H_
