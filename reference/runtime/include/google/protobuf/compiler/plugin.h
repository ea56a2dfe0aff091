// PluginMain: makes a plugin of the compiler of a code generator.
#ifndef GOOGLE_PROTOBUF_COMPILER_PLUGIN_H_
#define GOOGLE_PROTOBUF_COMPILER_PLUGIN_H_

#include <string>

namespace google::protobuf::compiler {

class CodeGenerator;
class CodeGeneratorRequest;
class CodeGeneratorResponse;

/// The whole of a plugin's main(): reads a request from standard input, and writes the response to standard output.
/// \returns the exit status.
int PluginMain(int argc, char* argv[], const CodeGenerator* generator);

/// Answers one request. What is wrong with the schemas is in the response.
/// \param error_msg  receives what is wrong with the request, on failure.
/// \returns false if the request is faulty: it lacks a schema, or has an invalid one.
bool GenerateCode(const CodeGeneratorRequest& request, const CodeGenerator& generator, CodeGeneratorResponse* response,
                  std::string* error_msg);

}  // namespace google::protobuf::compiler

#endif  // GOOGLE_PROTOBUF_COMPILER_PLUGIN_H_
