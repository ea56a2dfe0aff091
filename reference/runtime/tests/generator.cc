// A code generator for the tests of PluginMain() and CommandLineInterface: a plugin by default, a compiler of its own
// if its first argument is `compile`.
//
// For each schema it writes NAME.txt: the parameters, the schemas that were read, and the names of all messages. With
// the parameter `insert`, it then inserts lines there. It refuses a schema that has a message `Refused`.
#include <google/protobuf/compiler/code_generator.h>
#include <google/protobuf/compiler/command_line_interface.h>
#include <google/protobuf/compiler/plugin.h>
#include <google/protobuf/compiler/plugin.pb.h>
#include <google/protobuf/io/printer.h>
#include <google/protobuf/io/zero_copy_stream.h>

namespace {

using google::protobuf::Descriptor;
using google::protobuf::FileDescriptor;
using google::protobuf::compiler::GeneratorContext;

class Names : public google::protobuf::compiler::CodeGenerator {
 public:
  bool Generate(const FileDescriptor* file, const std::string& parameter, GeneratorContext* context,
                std::string* error) const override {
    if (file->FindMessageTypeByName("Refused") != nullptr) {
      *error = "has a refused message";
      return false;
    }
    std::vector<std::pair<std::string, std::string>> parameters;
    google::protobuf::compiler::ParseGeneratorParameter(parameter, &parameters);
    const std::string name = google::protobuf::compiler::StripProto(file->name());
    bool insert = false;
    {
      const std::unique_ptr<google::protobuf::io::ZeroCopyOutputStream> output(context->Open(name + ".txt"));
      google::protobuf::io::Printer printer(output.get(), '$');
      for (const auto& [key, value] : parameters) {
        printer.Print("parameter $key$ is '$value$'\n", "key", key, "value", value);
        insert = insert || key == "insert";
      }
      std::vector<const FileDescriptor*> parsed;
      context->ListParsedFiles(&parsed);
      for (const FileDescriptor* each : parsed) printer.Print("read $name$\n", "name", each->name());
      google::protobuf::compiler::Version version;
      context->GetCompilerVersion(&version);
      printer.Print(version.major() > 0 ? "the version is known\n" : "the version is unknown\n");
      for (int i = 0; i < file->message_type_count(); ++i) Print(*file->message_type(i), &printer);
    }
    if (insert) {
      const std::unique_ptr<google::protobuf::io::ZeroCopyOutputStream> output(
          context->OpenForInsert(name + ".txt", "messages"));
      google::protobuf::io::Printer printer(output.get(), '$');
      printer.Print("inserted\n\n  twice\n");
    }
    return true;
  }
  uint64_t GetSupportedFeatures() const override { return FEATURE_PROTO3_OPTIONAL; }

 private:
  static void Print(const Descriptor& message, google::protobuf::io::Printer* printer) {
    printer->Print("message $name$\n", "name", message.full_name());
    printer->Indent();
    for (int i = 0; i < message.nested_type_count(); ++i) Print(*message.nested_type(i), printer);
    if (message.containing_type() == nullptr) printer->Print("// @@protoc_insertion_point(messages)\n");
    printer->Outdent();
  }
};

}  // namespace

int main(int argc, char* argv[]) {
  Names generator;
  if (argc < 2 || std::string(argv[1]) != "compile") {
    return google::protobuf::compiler::PluginMain(argc, argv, &generator);
  }
  google::protobuf::compiler::CommandLineInterface compiler;
  compiler.RegisterGenerator("--names_out", "--names_opt", &generator, "Names of messages.");
  compiler.SetVersionInfo("names 1");
  return compiler.Run(argc - 1, argv + 1);
}
