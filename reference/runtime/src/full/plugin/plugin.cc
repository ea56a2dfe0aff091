// PluginMain: the protocol between the compiler and its plugins.
#include "google/protobuf/compiler/plugin.h"

#include <iostream>
#include <vector>

#include "google/protobuf/compiler/code_generator.h"
#include "google/protobuf/compiler/plugin.pb.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google::protobuf::compiler {

namespace {

/// Puts the files into a response. The compiler inserts what is to be inserted.
class ResponseContext final : public GeneratorContext {
 public:
  ResponseContext(const Version& version, const std::vector<const FileDescriptor*>& files,
                  CodeGeneratorResponse* response)
      : version_(version), files_(files), response_(response) {}

  io::ZeroCopyOutputStream* Open(const std::string& filename) override { return OpenForInsert(filename, ""); }
  io::ZeroCopyOutputStream* OpenForInsert(const std::string& filename, const std::string& insertion_point) override {
    CodeGeneratorResponse::File* file = response_->add_file();
    file->set_name(filename);
    if (!insertion_point.empty()) file->set_insertion_point(insertion_point);
    return new io::StringOutputStream(file->mutable_content());
  }
  io::ZeroCopyOutputStream* OpenForInsertWithGeneratedCodeInfo(const std::string& filename,
                                                               const std::string& insertion_point,
                                                               const GeneratedCodeInfo& info) override {
    io::ZeroCopyOutputStream* content = OpenForInsert(filename, insertion_point);
    *response_->mutable_file(response_->file_size() - 1)->mutable_generated_code_info() = info;
    return content;
  }
  void ListParsedFiles(std::vector<const FileDescriptor*>* output) override { *output = files_; }
  void GetCompilerVersion(Version* version) const override { *version = version_; }

 private:
  const Version& version_;
  const std::vector<const FileDescriptor*>& files_;
  CodeGeneratorResponse* const response_;
};

}  // namespace

bool GenerateCode(const CodeGeneratorRequest& request, const CodeGenerator& generator, CodeGeneratorResponse* response,
                  std::string* error_msg) {
  DescriptorPool pool;
  std::vector<const FileDescriptor*> all;
  for (const FileDescriptorProto& proto : request.proto_file()) {
    const FileDescriptor* file = pool.BuildFile(proto);
    if (file == nullptr) {
      *error_msg = "protoc gave an invalid descriptor of a file to the plugin: " + std::string(proto.name());
      return false;
    }
    all.push_back(file);
  }
  std::vector<const FileDescriptor*> asked;
  for (const std::string& name : request.file_to_generate()) {
    asked.push_back(pool.FindFileByName(name));
    if (asked.back() == nullptr) {
      *error_msg = "protoc asked plugin to generate a file but did not provide a descriptor for the file: " + name;
      return false;
    }
  }

  ResponseContext context(request.compiler_version(), all, response);
  std::string error;
  const bool generated = generator.GenerateAll(asked, request.parameter(), &context, &error);
  response->set_supported_features(generator.GetSupportedFeatures());
  if (!generated && error.empty()) error = "Code generator returned false but provided no error description.";
  if (!error.empty()) response->set_error(error);
  return true;
}

int PluginMain(int argc, char* argv[], const CodeGenerator* generator) {
  if (argc > 1) {
    std::cerr << argv[0] << ": Unknown option: " << argv[1] << std::endl;
    return 1;
  }
  CodeGeneratorRequest request;
  if (!request.ParseFromIstream(&std::cin)) {
    std::cerr << argv[0] << ": protoc sent unparseable request to plugin." << std::endl;
    return 1;
  }
  CodeGeneratorResponse response;
  std::string error;
  if (!GenerateCode(request, *generator, &response, &error)) {
    if (!error.empty()) std::cerr << argv[0] << ": " << error << std::endl;
    return 1;
  }
  if (!response.SerializeToOstream(&std::cout) || !std::cout.flush()) {
    std::cerr << argv[0] << ": Error writing to stdout." << std::endl;
    return 1;
  }
  return 0;
}

}  // namespace google::protobuf::compiler
