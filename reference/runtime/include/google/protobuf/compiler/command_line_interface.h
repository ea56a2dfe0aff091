// CommandLineInterface: a compiler of one's own, made of code generators.
#ifndef GOOGLE_PROTOBUF_COMPILER_COMMAND_LINE_INTERFACE_H_
#define GOOGLE_PROTOBUF_COMPILER_COMMAND_LINE_INTERFACE_H_

#include <map>
#include <string>
#include <vector>

#include "google/protobuf/stubs/common.h"

namespace google::protobuf {

class FileDescriptor;

namespace compiler {

class CodeGenerator;
class GeneratedFiles;

/// The command line of a compiler: reads schemas, and lets generators write files. It knows `-IPATH` and
/// `--proto_path=PATH`, the options of its generators, `-oFILE` and `--descriptor_set_out=FILE` with
/// `--include_imports` and `--include_source_info`, `--version` and `--help`.
class CommandLineInterface {
 public:
  CommandLineInterface() = default;
  CommandLineInterface(const CommandLineInterface&) = delete;
  CommandLineInterface& operator=(const CommandLineInterface&) = delete;
  ~CommandLineInterface() = default;

  /// Adds an option `--NAME_out=FOLDER` or `--NAME_out=PARAMETER:FOLDER`.
  /// \param generator  must outlive this object.
  /// \param help_text  says what the option generates.
  void RegisterGenerator(const std::string& flag_name, CodeGenerator* generator, const std::string& help_text);
  /// \param option_flag_name  an option like `--NAME_opt`, which adds to the parameter.
  void RegisterGenerator(const std::string& flag_name, const std::string& option_flag_name, CodeGenerator* generator,
                         const std::string& help_text);

  /// Compiles. Errors go to standard error. \returns the exit status of the program.
  int Run(int argc, const char* const argv[]);

  /// Does nothing: a file is looked for in the current folder, then below the proto path.
  void SetInputsAreProtoPathRelative(bool /* enable */) {}
  /// What `--version` prints in its first line.
  void SetVersionInfo(const std::string& text) { version_info_ = text; }

 private:
  struct Registered {
    CodeGenerator* generator;
    std::string help;
  };
  struct Output {
    const Registered* registered;
    std::string parameter;
    std::string folder;
  };
  struct Arguments;

  enum class Answer { kCompile, kDone, kRefused };
  Answer Read(int argc, const char* const argv[], Arguments* arguments) const;
  bool ReadOption(const std::string& name, const std::string& value, Arguments* arguments) const;
  void PrintHelp(const std::string& program) const;
  bool Generate(const Output& output, const std::vector<const FileDescriptor*>& files,
                const std::vector<const FileDescriptor*>& all, std::map<std::string, GeneratedFiles>* to) const;

  std::map<std::string, Registered> generators_;
  std::map<std::string, std::string> parameter_options_;  // from the name to that of the generator's option
  std::string version_info_;
};

}  // namespace compiler

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_COMPILER_COMMAND_LINE_INTERFACE_H_
