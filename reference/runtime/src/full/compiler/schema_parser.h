// One run of the schema parser.
#ifndef TOUCHSTONE_RUNTIME_SCHEMA_PARSER_H_
#define TOUCHSTONE_RUNTIME_SCHEMA_PARSER_H_

#include <initializer_list>
#include <string>
#include <vector>

#include "google/protobuf/compiler/parser.h"

namespace google::protobuf::internal {

/// Parses one file, by recursive descent. Functions that parse return false after reporting an error that leaves the
/// position unclear; the statement is then skipped. They add to the proto as they go, so that a faulty file gives what
/// is correct in it.
///
/// - schema_parser.cc: tokens, errors, blocks; the file;
/// - schema_parser_messages.cc: messages, oneofs, extensions, enums, numbers and names;
/// - schema_parser_fields.cc: fields;
/// - schema_parser_options.cc: options and values.
class SchemaParser {
 public:
  using Part = DescriptorPool::ErrorCollector::ErrorLocation;

  /// \param errors, positions, file  may be null.
  SchemaParser(io::Tokenizer& input, io::ErrorCollector* errors, compiler::SourceLocationTable* positions,
               FileDescriptorProto* file)
      : input_(input), errors_(errors), positions_(positions), file_(file) {}
  SchemaParser(const SchemaParser&) = delete;
  SchemaParser& operator=(const SchemaParser&) = delete;

  /// \returns false if there are errors.
  bool ParseFile(bool require_syntax, bool stop_after_syntax);
  const std::string& syntax() const { return syntax_; }

 private:
  using Token = io::Tokenizer::Token;
  class Place;
  struct MapTypes;

  // Tokens. Take consumes the current token if it is the word or symbol, and Expect reports an error if it is not.
  bool AtEnd() const { return input_.current().type == io::Tokenizer::TYPE_END; }
  bool Sees(const char* text) const { return input_.current().text == text; }
  bool Sees(io::Tokenizer::TokenType type) const { return input_.current().type == type; }
  bool Take(const char* text);
  bool Expect(const char* text);
  bool TakeIdentifier(std::string* name, const char* expected);
  bool TakeInteger(uint64_t largest, uint64_t* value, const char* expected);
  bool TakeInt32(int* value, const char* expected);
  bool TakeSignedInt32(int* value, const char* expected);
  bool TakeNumber(double* value, const char* expected);
  bool TakeString(std::string* value, const char* expected);
  /// Takes the `;` or bracket after which comments belong to the next declaration. The comments before the declaration
  /// and directly after it go to `place`, if there is one.
  bool TakeEnd(const char* text, Place* place);
  bool ExpectEnd(const char* text, Place* place);

  void Error(const std::string& message) { Error(input_.current(), message); }
  void Error(const Token& token, const std::string& message);
  void SkipStatement();
  void SkipRestOfBlock();

  /// Parses the statements of a block, from its `{` to its `}`.
  template <typename Statement>
  bool ParseBlock(Place& place, const char* what, Statement statement);

  // The file.
  bool ParseSyntax(const Place& root, bool accept_any);
  bool SetEdition(const Token& token, const std::string& edition);
  bool ParseTopLevel(const Place& root);
  bool ParseImport(const Place& root);
  bool ParsePackage(const Place& root);
  bool ParseService(ServiceDescriptorProto* service, Place& place);
  bool ParseMethod(MethodDescriptorProto* method, Place& place);
  bool ParseMethodType(const Place& method, int stream_field, int type_field, Part part, MethodDescriptorProto* proto,
                       bool* streams, std::string* type);
  /// `export` or `local`, of edition 2024 and later.
  bool TakeVisibility(SymbolVisibility* visibility);

  // Messages and enums.
  bool ParseMessage(DescriptorProto* message, Place& place);
  bool CheckDepth();
  bool ParseMessageBlock(DescriptorProto* message, Place& place);
  bool ParseMessageStatement(DescriptorProto* message, Place& place);
  bool ParseOneof(DescriptorProto* message, Place& message_place);
  bool ParseExtensionRanges(DescriptorProto* message, Place& place);
  bool ParseRangeOptions(DescriptorProto* message, int first, const Place& place);
  bool ParseExtend(RepeatedPtrField<FieldDescriptorProto>* extensions, RepeatedPtrField<DescriptorProto>* messages,
                   const Place& messages_parent, int messages_field, Place& place);
  bool ParseEnum(EnumDescriptorProto* type, Place& place);
  bool ParseEnumValue(EnumValueDescriptorProto* value, Place& place);
  bool CheckAliases(const EnumDescriptorProto& type);
  template <typename Element>
  bool ParseReserved(Element* element, const Place& place);
  /// `5`, `5 to 9`, `5 to max`; both numbers inclusive.
  bool ParseRange(const Place& place, bool is_signed, const char* expected, int max, int* first, int* last);
  /// \param range  the first token of the range.
  bool TakeRangeNumber(const Token& range, bool is_signed, int* number, const char* expected);
  static void SetOpenRanges(DescriptorProto* message);
  static void AddSyntheticOneofs(DescriptorProto* message);

  // Fields.
  /// \param messages         where the message of a group or the entry of a map is added.
  /// \param messages_parent  the place of their parent, \param messages_field the number of the list in its proto.
  bool ParseField(FieldDescriptorProto* field, RepeatedPtrField<DescriptorProto>* messages,
                  const Place& messages_parent, int messages_field, Place& place);
  bool ParseFieldAfterLabel(FieldDescriptorProto* field, RepeatedPtrField<DescriptorProto>* messages,
                            const Place& messages_parent, int messages_field, Place& place);
  void ParseLabel(FieldDescriptorProto* field, const Place& place);
  bool ParseFieldType(FieldDescriptorProto* field, MapTypes* map, const Place& place);
  bool ParseMapType(FieldDescriptorProto* field, MapTypes* map);
  bool ParseType(FieldDescriptorProto::Type* type, std::string* type_name);
  bool ParseTypeName(std::string* type_name);
  bool ParseGroup(FieldDescriptorProto* field, const Token& name, RepeatedPtrField<DescriptorProto>* messages,
                  const Place& messages_parent, int messages_field, const Place& place);
  static void AddMapEntry(const MapTypes& map, FieldDescriptorProto* field, DescriptorProto* entry);
  bool ParseFieldOptions(FieldDescriptorProto* field, const Place& place);
  bool ParseDefault(FieldDescriptorProto* field, const Place& place);
  bool ParseDefaultValue(FieldDescriptorProto::Type type, std::string* text);
  bool ParseJsonName(FieldDescriptorProto* field, const Place& place);

  // Options.
  /// \param place         of the options message.
  /// \param is_statement  `option name = value;`; otherwise `name = value`, in brackets.
  template <typename Options>
  bool ParseOption(Options* options, const Place& place, bool is_statement);
  bool ParseOptionContents(UninterpretedOption* option, const Place& place);
  bool ParseOptionNamePart(UninterpretedOption::NamePart* part, const Place& place);
  bool ParseOptionValue(UninterpretedOption* option, const Place& place);
  bool ParseAggregate(std::string* text);

  bool IsEdition() const { return syntax_ == "editions"; }
  bool IsEditionFrom(Edition edition) const { return IsEdition() && file_ != nullptr && file_->edition() >= edition; }

  io::Tokenizer& input_;
  io::ErrorCollector* const errors_;
  compiler::SourceLocationTable* const positions_;
  FileDescriptorProto* const file_;
  SourceCodeInfo info_;
  std::string syntax_;
  bool has_errors_ = false;
  int depth_ = 0;  // of nested messages and groups
  /// Comments before the current token, for the declaration that it begins.
  std::string leading_comments_;
  std::vector<std::string> detached_comments_;
};

/// The place of a part: an entry of SourceCodeInfo, from the token that is the current one when it is made to the last
/// token before it is destroyed.
class SchemaParser::Place {
 public:
  /// The whole file.
  explicit Place(SchemaParser& parser) : Place(parser, &parser.info_) {}
  /// A part of `parent`. \param path  field numbers and indexes, below those of the parent.
  Place(const Place& parent, std::initializer_list<int> path) : Place(parent, path, parent.info_) {}
  /// The same, in another SourceCodeInfo.
  Place(const Place& parent, std::initializer_list<int> path, SourceCodeInfo* info) : Place(parent.parser_, info) {
    *location_->mutable_path() = parent.location_->path();
    for (const int step : path) Add(step);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() {
    if (location_->span_size() <= 2) EndAt(parser_.input_.previous());
  }

  void Add(int step) { location_->add_path(step); }
  void StartAt(const Token& token);
  void StartAt(const Place& other);
  void EndAt(const Token& token);
  /// The place is that of one token.
  void Cover(const Token& token) {
    StartAt(token);
    EndAt(token);
  }
  /// Records the start for errors about a part of `proto`; RecordImport for the import of `file`.
  void Record(const Message* proto, Part part) const;
  void RecordImport(const Message* proto, const std::string& file) const;
  void AddComments(const std::string& leading, const std::string& trailing, const std::vector<std::string>& detached);
  int path_size() const { return location_->path_size(); }

 private:
  Place(SchemaParser& parser, SourceCodeInfo* info)
      : parser_(parser), info_(info), location_(info->add_location()) {
    location_->add_span(parser.input_.current().line);
    location_->add_span(parser.input_.current().column);
  }

  SchemaParser& parser_;
  SourceCodeInfo* const info_;
  SourceCodeInfo::Location* const location_;  // its address does not change as others are added
};

template <typename Statement>
bool SchemaParser::ParseBlock(Place& place, const char* what, Statement statement) {
  if (!ExpectEnd("{", &place)) return false;
  while (!TakeEnd("}", nullptr)) {
    if (AtEnd()) {
      Error(std::string("The file ends inside ") + what + ": \"}\" is missing.");
      return false;
    }
    if (TakeEnd(";", nullptr)) continue;
    if (!statement()) SkipStatement();
  }
  return true;
}

template <typename Options>
bool SchemaParser::ParseOption(Options* options, const Place& place, bool is_statement) {
  Place own(place, {Options::kUninterpretedOptionFieldNumber, options->uninterpreted_option_size()});
  if (is_statement && !Expect("option")) return false;
  return ParseOptionContents(options->add_uninterpreted_option(), own) && (!is_statement || ExpectEnd(";", &own));
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCHEMA_PARSER_H_
