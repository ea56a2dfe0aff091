// CodeGenerator, and what a context does unless it says otherwise.
#include "google/protobuf/compiler/code_generator.h"

#include "google/protobuf/compiler/plugin.pb.h"

namespace google::protobuf::compiler {

CodeGenerator::~CodeGenerator() = default;

bool CodeGenerator::GenerateAll(const std::vector<const FileDescriptor*>& files, const std::string& parameter,
                                GeneratorContext* generator_context, std::string* error) const {
  for (const FileDescriptor* file : files) {
    const bool generated = Generate(file, parameter, generator_context, error);
    if (!generated && error->empty()) {
      *error = "Code generator returned false but provided no error description.";
    }
    if (!error->empty()) {
      *error = std::string(file->name()) + ": " + *error;
      return false;
    }
  }
  return true;
}

GeneratorContext::~GeneratorContext() = default;

io::ZeroCopyOutputStream* GeneratorContext::OpenForAppend(const std::string& /* filename */) { return nullptr; }

io::ZeroCopyOutputStream* GeneratorContext::OpenForInsert(const std::string& filename,
                                                          const std::string& insertion_point) {
  GOOGLE_LOG(FATAL) << "this GeneratorContext cannot insert at " << insertion_point << " of " << filename;
  return nullptr;
}

io::ZeroCopyOutputStream* GeneratorContext::OpenForInsertWithGeneratedCodeInfo(const std::string& filename,
                                                                               const std::string& insertion_point,
                                                                               const GeneratedCodeInfo& /* info */) {
  return OpenForInsert(filename, insertion_point);
}

void GeneratorContext::ListParsedFiles(std::vector<const FileDescriptor*>* /* output */) {
  GOOGLE_LOG(FATAL) << "this GeneratorContext does not know which files were parsed";
}

void GeneratorContext::GetCompilerVersion(Version* version) const {
  version->set_major(GOOGLE_PROTOBUF_VERSION / 1000000);
  version->set_minor(GOOGLE_PROTOBUF_VERSION / 1000 % 1000);
  version->set_patch(GOOGLE_PROTOBUF_VERSION % 1000);
  version->set_suffix(GOOGLE_PROTOBUF_VERSION_SUFFIX);
}

void ParseGeneratorParameter(const std::string& text, std::vector<std::pair<std::string, std::string>>* output) {
  output->clear();
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const std::string part = text.substr(begin, end - begin);
    begin = end + 1;
    if (part.empty()) continue;
    const size_t equals = std::min(part.find('='), part.size());
    output->emplace_back(part.substr(0, equals), equals < part.size() ? part.substr(equals + 1) : "");
  }
}

std::string StripProto(const std::string& filename) {
  for (const std::string ending : {".protodevel", ".proto"}) {
    if (filename.size() >= ending.size() &&
        filename.compare(filename.size() - ending.size(), ending.size(), ending) == 0) {
      return filename.substr(0, filename.size() - ending.size());
    }
  }
  return filename;
}

}  // namespace google::protobuf::compiler
