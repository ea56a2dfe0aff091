// CommandLineInterface: arguments, schemas, generators, files.
#include "google/protobuf/compiler/command_line_interface.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <set>

#include "generated_files.h"
#include "google/protobuf/compiler/importer.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf::compiler {

struct CommandLineInterface::Arguments {
  std::vector<std::string> proto_path;
  std::vector<std::string> files;
  std::vector<Output> outputs;
  std::map<std::string, std::string> parameters;  // from a generator's option to what --NAME_opt adds
  std::string descriptor_set;
  bool include_imports = false;
  bool include_source_info = false;
};

namespace {

class ErrorPrinter final : public MultiFileErrorCollector {
 public:
  void AddError(const std::string& filename, int line, int column, const std::string& message) override {
    Print(filename, line, column, message);
  }
  void AddWarning(const std::string& filename, int line, int column, const std::string& message) override {
    Print(filename, line, column, "warning: " + message);
  }

 private:
  static void Print(const std::string& filename, int line, int column, const std::string& message) {
    std::cerr << filename;
    if (line >= 0) std::cerr << ':' << line + 1 << ':' << column + 1;
    std::cerr << ": " << message << std::endl;
  }
};

/// Replaces a path on the disk by the name below the proto path.
bool FindVirtualName(DiskSourceTree* tree, std::string* file) {
  std::string name;
  std::string other;
  std::error_code failure;
  if (!std::filesystem::exists(*file, failure))
    return true;  // a name below the proto path, or an error of the importer
  switch (tree->DiskFileToVirtualFile(*file, &name, &other)) {
    case DiskSourceTree::SUCCESS:
      *file = name;
      return true;
    case DiskSourceTree::SHADOWED:
      std::cerr << *file << ": Input is shadowed in the --proto_path by \"" << other
                << "\". Either use the latter file "
                << "as your input or reorder the --proto_path so that the former file's location comes first."
                << std::endl;
      return false;
    case DiskSourceTree::CANNOT_OPEN:
      std::cerr << *file << ": cannot be read" << std::endl;
      return false;
    case DiskSourceTree::NO_MAPPING:
      break;
  }
  if (tree->VirtualFileToDiskFile(*file, nullptr)) return true;
  std::cerr << *file << ": File does not reside within any path specified using --proto_path (or -I). You must specify "
            << "a --proto_path which encompasses this file." << std::endl;
  return false;
}

/// The files and all that they import, each after its imports.
std::vector<const FileDescriptor*> WithImports(const std::vector<const FileDescriptor*>& files) {
  std::vector<const FileDescriptor*> all;
  std::set<const FileDescriptor*> seen;
  const std::function<void(const FileDescriptor*)> add = [&](const FileDescriptor* file) {
    if (!seen.insert(file).second) return;
    for (int i = 0; i < file->dependency_count(); ++i) add(file->dependency(i));
    all.push_back(file);
  };
  for (const FileDescriptor* file : files) add(file);
  return all;
}

}  // namespace

void CommandLineInterface::RegisterGenerator(const std::string& flag_name, CodeGenerator* generator,
                                             const std::string& help_text) {
  generators_[flag_name] = {generator, help_text};
}

void CommandLineInterface::RegisterGenerator(const std::string& flag_name, const std::string& option_flag_name,
                                             CodeGenerator* generator, const std::string& help_text) {
  RegisterGenerator(flag_name, generator, help_text);
  parameter_options_[option_flag_name] = flag_name;
}

bool CommandLineInterface::ReadOption(const std::string& name, const std::string& value, Arguments* arguments) const {
  if (name == "-I" || name == "--proto_path") {
    for (size_t begin = 0; begin <= value.size();) {
      const size_t end = std::min(value.find(':', begin), value.size());
      if (end > begin) arguments->proto_path.push_back(value.substr(begin, end - begin));
      begin = end + 1;
    }
  } else if (name == "-o" || name == "--descriptor_set_out") {
    arguments->descriptor_set = value;
  } else if (const auto generator = generators_.find(name); generator != generators_.end()) {
    const size_t colon = value.rfind(':');
    const std::string folder = colon == std::string::npos ? value : value.substr(colon + 1);
    arguments->outputs.push_back(
        {&generator->second, colon == std::string::npos ? "" : value.substr(0, colon), folder.empty() ? "." : folder});
  } else if (const auto option = parameter_options_.find(name); option != parameter_options_.end()) {
    std::string& parameter = arguments->parameters[option->second];
    parameter += (parameter.empty() ? "" : ",") + value;
  } else {
    std::cerr << "Unknown flag: " << name << std::endl;
    return false;
  }
  return true;
}

CommandLineInterface::Answer CommandLineInterface::Read(int argc, const char* const argv[],
                                                        Arguments* arguments) const {
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--version") {
      if (!version_info_.empty()) std::cout << version_info_ << '\n';
      std::cout << "libprotoc " << internal::VersionString(GOOGLE_PROTOBUF_VERSION) << std::endl;
      return Answer::kDone;
    }
    if (word == "-h" || word == "--help") {
      PrintHelp(argv[0]);
      return Answer::kDone;
    }
    if (word == "--include_imports") {
      arguments->include_imports = true;
    } else if (word == "--include_source_info") {
      arguments->include_source_info = true;
    } else if (word.size() < 2 || word[0] != '-') {
      arguments->files.push_back(word);
    } else {
      // `--NAME=VALUE`, `--NAME VALUE`, `-NVALUE` or `-N VALUE`.
      const size_t name_size = word[1] == '-' ? std::min(word.find('='), word.size()) : 2;
      const size_t value_at = name_size + (word[1] == '-' && name_size < word.size() ? 1 : 0);
      const bool separate = name_size == word.size();
      if (separate && i + 1 == argc) {
        std::cerr << "Missing value for flag: " << word << std::endl;
        return Answer::kRefused;
      }
      const std::string value = separate ? argv[++i] : word.substr(value_at);
      if (!ReadOption(word.substr(0, name_size), value, arguments)) return Answer::kRefused;
    }
  }
  if (arguments->files.empty()) {
    std::cerr << "Missing input file." << std::endl;
    return Answer::kRefused;
  }
  if (arguments->outputs.empty() && arguments->descriptor_set.empty()) {
    std::cerr << "Missing output directives." << std::endl;
    return Answer::kRefused;
  }
  for (Output& output : arguments->outputs) {
    for (const auto& [name, added] : arguments->parameters) {
      if (&generators_.at(name) != output.registered) continue;
      output.parameter += (output.parameter.empty() ? "" : ",") + added;
    }
  }
  return Answer::kCompile;
}

void CommandLineInterface::PrintHelp(const std::string& program) const {
  std::cout << "Usage: " << program << " [OPTION] PROTO_FILES\n"
            << "Parse PROTO_FILES and generate output based on the options given:\n"
            << "  -IPATH, --proto_path=PATH   Specify the directory in which to search for\n"
            << "                              imports. May be specified multiple times.\n"
            << "  --version                   Show version info and exit.\n"
            << "  -h, --help                  Show this text and exit.\n"
            << "  -oFILE,                     Writes a FileDescriptorSet containing all of\n"
            << "    --descriptor_set_out=FILE the input files to FILE.\n"
            << "  --include_imports           Also include all dependencies in that set.\n"
            << "  --include_source_info       Do not strip SourceCodeInfo from that set.\n";
  for (const auto& [name, registered] : generators_) {
    const std::string option = name + "=OUT_DIR";
    std::cout << "  " << option << std::string(option.size() < 28 ? 28 - option.size() : 1, ' ') << registered.help
              << '\n';
  }
  std::cout << std::flush;
}

bool CommandLineInterface::Generate(const Output& output, const std::vector<const FileDescriptor*>& files,
                                    const std::vector<const FileDescriptor*>& all,
                                    std::map<std::string, GeneratedFiles>* to) const {
  GeneratedFiles& generated = (*to)[output.folder];
  generated.SetParsedFiles(all);
  std::string error;
  if (!output.registered->generator->GenerateAll(files, output.parameter, &generated, &error) && error.empty()) {
    error = "Code generator returned false but provided no error description.";
  }
  if (error.empty()) error = generated.error();
  if (error.empty()) return true;
  std::string option;
  for (const auto& [name, registered] : generators_) {
    if (&registered == output.registered) option = name;
  }
  std::cerr << option << ": " << error << std::endl;
  return false;
}

int CommandLineInterface::Run(int argc, const char* const argv[]) {
  Arguments arguments;
  const Answer answer = Read(argc, argv, &arguments);
  if (answer != Answer::kCompile) return answer == Answer::kDone ? 0 : 1;

  DiskSourceTree tree;
  if (arguments.proto_path.empty()) tree.MapPath("", ".");
  for (const std::string& folder : arguments.proto_path) tree.MapPath("", folder);
  ErrorPrinter errors;
  Importer importer(&tree, &errors);
  std::vector<const FileDescriptor*> files;
  for (std::string& name : arguments.files) {
    if (!FindVirtualName(&tree, &name)) return 1;
    importer.AddUnusedImportTrackFile(name);
    files.push_back(importer.Import(name));
    if (files.back() == nullptr) return 1;
  }
  const std::vector<const FileDescriptor*> all = WithImports(files);

  std::map<std::string, GeneratedFiles> generated;
  for (const Output& output : arguments.outputs) {
    if (!Generate(output, files, all, &generated)) return 1;
  }
  for (const auto& [folder, written] : generated) {
    if (!written.WriteTo(folder)) return 1;
  }
  if (arguments.descriptor_set.empty()) return 0;

  FileDescriptorSet set;
  for (const FileDescriptor* file : arguments.include_imports ? all : files) {
    FileDescriptorProto* proto = set.add_file();
    file->CopyTo(proto);
    file->CopyJsonNameTo(proto);
    if (arguments.include_source_info) file->CopySourceCodeInfoTo(proto);
  }
  std::ofstream out(arguments.descriptor_set, std::ios::binary);
  if (!set.SerializeToOstream(&out) || !out.flush()) {
    std::cerr << arguments.descriptor_set << ": cannot be written" << std::endl;
    return 1;
  }
  return 0;
}

}  // namespace google::protobuf::compiler
