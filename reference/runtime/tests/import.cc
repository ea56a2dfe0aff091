// A program for the tests that compare the importer with protoc: imports schemas, and prints their descriptors.
//
// Input: lines with folders, separated by colons, a tab, and the name of a schema in them. Output: a line for each: the
// name, a tab, the places of errors (FILE:LINE:COLUMN, from 1, or FILE for the whole file; separated by spaces), a tab,
// and the serialized FileDescriptorProto in hexadecimal, as `protoc -o` writes it; empty if there are errors.
#include <google/protobuf/compiler/importer.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

#include "check.h"

namespace {

using google::protobuf::FileDescriptor;
using google::protobuf::FileDescriptorProto;
using google::protobuf::compiler::DiskSourceTree;
using google::protobuf::compiler::Importer;
using google::protobuf::compiler::MultiFileErrorCollector;

class Places : public MultiFileErrorCollector {
 public:
  void AddError(const std::string& filename, int line, int column, const std::string& /* message */) override {
    if (!places_.empty()) places_ += ' ';
    places_ += filename;
    if (line >= 0) places_ += ":" + std::to_string(line + 1) + ":" + std::to_string(column + 1);
  }
  std::string Take() { return std::move(places_); }

 private:
  std::string places_;
};

void MapFolders(const std::string& folders, DiskSourceTree* tree) {
  for (size_t begin = 0; begin <= folders.size();) {
    const size_t end = std::min(folders.find(':', begin), folders.size());
    tree->MapPath("", folders.substr(begin, end - begin));
    begin = end + 1;
  }
}

/// \returns the proto of a file, with what `protoc -o --include_source_info` adds to it.
std::string Describe(const FileDescriptor& file) {
  FileDescriptorProto proto;
  file.CopyTo(&proto);
  file.CopyJsonNameTo(&proto);
  file.CopySourceCodeInfoTo(&proto);
  return touchstone_test::ToHex(proto.SerializeAsString());
}

}  // namespace

int main() {
  std::string folders;
  Places places;
  std::unique_ptr<DiskSourceTree> tree;
  std::unique_ptr<Importer> importer;
  bool is_new = false;
  for (std::string line; std::getline(std::cin, line);) {
    const size_t tab = line.find('\t');
    // Schemas in the same folders share their imports.
    if (importer == nullptr || line.substr(0, tab) != folders) {
      folders = line.substr(0, tab);
      importer.reset();
      tree = std::make_unique<DiskSourceTree>();
      MapFolders(folders, tree.get());
      importer = std::make_unique<Importer>(tree.get(), &places);
      is_new = true;
    }
    const std::string name = line.substr(tab + 1);
    const FileDescriptor* file = importer->Import(name);
    if (file == nullptr && !is_new) {
      // Perhaps because of a schema before it, which declares the same names: by an importer of its own.
      places.Take();
      importer = std::make_unique<Importer>(tree.get(), &places);
      file = importer->Import(name);
    }
    is_new = false;
    std::cout << name << '\t' << places.Take() << '\t' << (file == nullptr ? "" : Describe(*file)) << '\n';
  }
}
