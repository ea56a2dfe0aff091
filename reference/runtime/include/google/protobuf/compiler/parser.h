// Parser: reads the text of one schema file into a FileDescriptorProto.
#ifndef GOOGLE_PROTOBUF_COMPILER_PARSER_H_
#define GOOGLE_PROTOBUF_COMPILER_PARSER_H_

#include <map>
#include <string>
#include <utility>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/io/tokenizer.h"
#include "google/protobuf/stubs/common.h"

namespace google::protobuf {

class Message;

namespace compiler {

/// Where the parts of a parsed file stand in its text, for errors that are found later. The parts are given by their
/// protos, which must not be copied or moved in between. Lines and columns count from 0.
class SourceLocationTable {
 public:
  SourceLocationTable() = default;

  /// Find a part. \returns false, with line -1 and column 0, if it is not known.
  bool Find(const Message* descriptor, DescriptorPool::ErrorCollector::ErrorLocation location, int* line,
            int* column) const;
  /// \param name  the imported file.
  bool FindImport(const Message* descriptor, const std::string& name, int* line, int* column) const;

  /// Replace the position, if the part has one.
  void Add(const Message* descriptor, DescriptorPool::ErrorCollector::ErrorLocation location, int line, int column);
  void AddImport(const Message* descriptor, const std::string& name, int line, int column);
  void Clear();

 private:
  using Position = std::pair<int, int>;
  std::map<std::pair<const Message*, DescriptorPool::ErrorCollector::ErrorLocation>, Position> parts_;
  std::map<std::pair<const Message*, std::string>, Position> imports_;
};

/// Parses schemas: proto2, proto3, and editions 2023, 2024 and 2026. A parser may be used for several files, one after
/// the other.
///
/// It reports errors of syntax only. Type names are not resolved, so a field has either `type` or `type_name`, and all
/// options are in `uninterpreted_option`; DescriptorPool::BuildFile does not interpret them, but a pool with a
/// DescriptorDatabase does.
class Parser {
 public:
  Parser() = default;
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  /// Parses a whole file. A faulty statement is reported and skipped; the statements after it are still parsed.
  /// \param file  what the file declares is added to it, with source information; its name is left as it is. May be
  ///              null if SetStopAfterSyntaxIdentifier(true) was called.
  /// \returns false if the file has an error of syntax. Errors of the tokenizer are in its collector only.
  bool Parse(io::Tokenizer* input, FileDescriptorProto* file);

  /// Where to record the positions of what is parsed. Null, the default: nowhere.
  void RecordSourceLocationsTo(SourceLocationTable* location_table) { location_table_ = location_table; }
  /// Where to report errors. Null, the default: nowhere.
  void RecordErrorsTo(io::ErrorCollector* error_collector) { error_collector_ = error_collector; }

  /// \returns the syntax of the last file: `proto2`, `proto3`, or `editions`.
  const std::string& GetSyntaxIdentifier() { return syntax_identifier_; }
  /// Whether a file without a syntax or edition statement is an error. Default: it is proto2, with a warning.
  void SetRequireSyntaxIdentifier(bool value) { require_syntax_identifier_ = value; }
  /// Whether to read the syntax statement only, and to accept any syntax. Default: no.
  void SetStopAfterSyntaxIdentifier(bool value) { stop_after_syntax_identifier_ = value; }

 private:
  io::ErrorCollector* error_collector_ = nullptr;
  SourceLocationTable* location_table_ = nullptr;
  bool require_syntax_identifier_ = false;
  bool stop_after_syntax_identifier_ = false;
  std::string syntax_identifier_;
};

}  // namespace compiler

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_COMPILER_PARSER_H_
