// CodeGenerator: what a plugin of the compiler, or a compiler of one's own, generates.
#ifndef GOOGLE_PROTOBUF_COMPILER_CODE_GENERATOR_H_
#define GOOGLE_PROTOBUF_COMPILER_CODE_GENERATOR_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/stubs/common.h"

namespace google::protobuf {

class GeneratedCodeInfo;

namespace io {
class ZeroCopyOutputStream;
}  // namespace io

namespace compiler {

class GeneratorContext;
class Version;

/// Generates files from the descriptors of schemas. PluginMain() makes a plugin of it, CommandLineInterface a compiler.
class CodeGenerator {
 public:
  CodeGenerator() = default;
  CodeGenerator(const CodeGenerator&) = delete;
  CodeGenerator& operator=(const CodeGenerator&) = delete;
  virtual ~CodeGenerator();

  /// Generates the files of one schema.
  /// \param parameter  what the command line gives to the generator; see ParseGeneratorParameter().
  /// \param error  receives what is wrong with the schema or with the parameter, on failure.
  /// \returns false on failure.
  virtual bool Generate(const FileDescriptor* file, const std::string& parameter, GeneratorContext* generator_context,
                        std::string* error) const = 0;

  /// Generates the files of all schemas of the command line: calls Generate() for each, until one fails. Its error
  /// begins with the schema's name then.
  virtual bool GenerateAll(const std::vector<const FileDescriptor*>& files, const std::string& parameter,
                           GeneratorContext* generator_context, std::string* error) const;

  enum Feature {
    FEATURE_PROTO3_OPTIONAL = 1,
  };
  /// \returns the features that the generator knows, as a set of bits. The compiler refuses schemas that need others.
  virtual uint64_t GetSupportedFeatures() const { return 0; }

  /// \deprecated Nothing calls it.
  virtual bool HasGenerateAll() const { return true; }
};

/// The files that are generated. The caller deletes the streams, before it opens others.
class GeneratorContext {
 public:
  GeneratorContext() = default;
  GeneratorContext(const GeneratorContext&) = delete;
  GeneratorContext& operator=(const GeneratorContext&) = delete;
  virtual ~GeneratorContext();

  /// Creates a file. \param filename  relative to the output folder, separated by `/`, without `.` and `..`.
  virtual io::ZeroCopyOutputStream* Open(const std::string& filename) = 0;
  /// \returns null where this is not possible, as in a plugin.
  virtual io::ZeroCopyOutputStream* OpenForAppend(const std::string& filename);
  /// Inserts into a file of another generator, above a line with `@@protoc_insertion_point(NAME)`.
  virtual io::ZeroCopyOutputStream* OpenForInsert(const std::string& filename, const std::string& insertion_point);
  /// \param info  which parts of the schema the inserted text comes from. Ignored where it is of no use.
  virtual io::ZeroCopyOutputStream* OpenForInsertWithGeneratedCodeInfo(const std::string& filename,
                                                                       const std::string& insertion_point,
                                                                       const GeneratedCodeInfo& info);

  /// Replaces `output` by all schemas that were read, imports included.
  virtual void ListParsedFiles(std::vector<const FileDescriptor*>* output);
  /// The version of the compiler that asks.
  virtual void GetCompilerVersion(Version* version) const;
};
using OutputDirectory = GeneratorContext;

/// Replaces `output` by the pairs of a parameter like `a=1,b`: {a, 1} and {b, }.
void ParseGeneratorParameter(const std::string& text, std::vector<std::pair<std::string, std::string>>* output);

/// \returns a schema's name without `.proto` or `.protodevel`.
std::string StripProto(const std::string& filename);

}  // namespace compiler

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_COMPILER_CODE_GENERATOR_H_
