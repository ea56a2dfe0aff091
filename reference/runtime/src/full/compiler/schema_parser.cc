// Tokens, errors and blocks; the statements of a file.
#include "schema_parser.h"

#include <limits>

#include "google/protobuf/stubs/logging.h"

namespace google::protobuf {

namespace compiler {

bool Parser::Parse(io::Tokenizer* input, FileDescriptorProto* file) {
  internal::SchemaParser parser(*input, error_collector_, location_table_, file);
  const bool succeeded = parser.ParseFile(require_syntax_identifier_, stop_after_syntax_identifier_);
  syntax_identifier_ = parser.syntax();
  return succeeded;
}

}  // namespace compiler

namespace internal {

// Places.

void SchemaParser::Place::StartAt(const Token& token) {
  location_->set_span(0, token.line);
  location_->set_span(1, token.column);
}

void SchemaParser::Place::StartAt(const Place& other) {
  location_->set_span(0, other.location_->span(0));
  location_->set_span(1, other.location_->span(1));
}

void SchemaParser::Place::EndAt(const Token& token) {
  // The line is left out if it is that of the start.
  if (token.line != location_->span(0)) location_->add_span(token.line);
  location_->add_span(token.end_column);
}

void SchemaParser::Place::Record(const Message* proto, Part part) const {
  if (parser_.positions_ == nullptr) return;
  parser_.positions_->Add(proto, part, location_->span(0), location_->span(1));
}

void SchemaParser::Place::RecordImport(const Message* proto, const std::string& file) const {
  if (parser_.positions_ == nullptr) return;
  parser_.positions_->AddImport(proto, file, location_->span(0), location_->span(1));
}

void SchemaParser::Place::AddComments(const std::string& leading, const std::string& trailing,
                                      const std::vector<std::string>& detached) {
  if (!leading.empty()) location_->set_leading_comments(leading);
  if (!trailing.empty()) location_->set_trailing_comments(trailing);
  for (const std::string& comment : detached) location_->add_leading_detached_comments(comment);
}

// Tokens.

bool SchemaParser::Take(const char* text) {
  if (!Sees(text)) return false;
  input_.Next();
  return true;
}

bool SchemaParser::Expect(const char* text) {
  if (Take(text)) return true;
  Error(std::string("Expected \"") + text + "\".");
  return false;
}

bool SchemaParser::TakeIdentifier(std::string* name, const char* expected) {
  if (!Sees(io::Tokenizer::TYPE_IDENTIFIER)) {
    Error(expected);
    return false;
  }
  *name = input_.current().text;
  input_.Next();
  return true;
}

bool SchemaParser::TakeInteger(uint64_t largest, uint64_t* value, const char* expected) {
  if (!Sees(io::Tokenizer::TYPE_INTEGER)) {
    Error(expected);
    return false;
  }
  *value = 0;
  // The number is wrong, but the statement can be parsed.
  if (!io::Tokenizer::ParseInteger(input_.current().text, largest, value)) Error("The integer is out of range.");
  input_.Next();
  return true;
}

bool SchemaParser::TakeInt32(int* value, const char* expected) {
  uint64_t magnitude;
  if (!TakeInteger(std::numeric_limits<int32_t>::max(), &magnitude, expected)) return false;
  *value = static_cast<int>(magnitude);
  return true;
}

bool SchemaParser::TakeSignedInt32(int* value, const char* expected) {
  const bool is_negative = Take("-");
  const uint64_t largest = std::numeric_limits<int32_t>::max();
  uint64_t magnitude;
  if (!TakeInteger(largest + (is_negative ? 1 : 0), &magnitude, expected)) return false;
  const auto wide = static_cast<int64_t>(magnitude);
  *value = static_cast<int>(is_negative ? -wide : wide);
  return true;
}

bool SchemaParser::TakeNumber(double* value, const char* expected) {
  const std::string& text = input_.current().text;
  if (Sees(io::Tokenizer::TYPE_FLOAT)) {
    *value = io::Tokenizer::ParseFloat(text);
  } else if (Sees(io::Tokenizer::TYPE_INTEGER)) {
    uint64_t integer = 0;
    if (io::Tokenizer::ParseInteger(text, std::numeric_limits<uint64_t>::max(), &integer)) {
      *value = static_cast<double>(integer);
    } else if (text[0] == '0') {
      Error("The integer is out of range.");
    } else {
      *value = io::Tokenizer::ParseFloat(text);
    }
  } else if (Sees("inf")) {
    *value = std::numeric_limits<double>::infinity();
  } else if (Sees("nan")) {
    *value = std::numeric_limits<double>::quiet_NaN();
  } else {
    Error(expected);
    return false;
  }
  input_.Next();
  return true;
}

bool SchemaParser::TakeString(std::string* value, const char* expected) {
  if (!Sees(io::Tokenizer::TYPE_STRING)) {
    Error(expected);
    return false;
  }
  value->clear();
  // Adjacent strings are one.
  for (; Sees(io::Tokenizer::TYPE_STRING); input_.Next()) {
    io::Tokenizer::ParseStringAppend(input_.current().text, value);
  }
  return true;
}

bool SchemaParser::TakeEnd(const char* text, Place* place) {
  if (!Sees(text)) return false;
  std::string leading;
  std::string trailing;
  std::vector<std::string> detached;
  input_.NextWithComments(&trailing, &detached, &leading);
  // What was read is for the next declaration; what is for this one was read at the end of the last.
  leading.swap(leading_comments_);
  if (place != nullptr) {
    detached.swap(detached_comments_);
    place->AddComments(leading, trailing, detached);
  } else if (*text == '}') {
    detached.swap(detached_comments_);
  } else {
    detached_comments_.insert(detached_comments_.end(), detached.begin(), detached.end());
  }
  return true;
}

bool SchemaParser::ExpectEnd(const char* text, Place* place) {
  if (TakeEnd(text, place)) return true;
  Error(std::string("Expected \"") + text + "\".");
  return false;
}

// Errors.

void SchemaParser::Error(const Token& token, const std::string& message) {
  if (errors_ != nullptr) errors_->AddError(token.line, token.column, message);
  has_errors_ = true;
}

void SchemaParser::SkipStatement() {
  while (!AtEnd()) {
    if (Sees(io::Tokenizer::TYPE_SYMBOL)) {
      if (TakeEnd(";", nullptr)) return;
      if (TakeEnd("{", nullptr)) return SkipRestOfBlock();
      if (Sees("}")) return;
    }
    input_.Next();
  }
}

void SchemaParser::SkipRestOfBlock() {
  for (int open = 1; !AtEnd();) {
    if (Sees(io::Tokenizer::TYPE_SYMBOL)) {
      if (TakeEnd("}", nullptr)) {
        if (--open == 0) return;
      } else if (TakeEnd("{", nullptr)) {
        ++open;
        continue;
      }
    }
    // After an inner block too: the token there is skipped without being looked at, as in libprotobuf.
    input_.Next();
  }
}

// The file.

bool SchemaParser::ParseFile(bool require_syntax, bool stop_after_syntax) {
  if (Sees(io::Tokenizer::TYPE_START)) input_.NextWithComments(nullptr, &detached_comments_, &leading_comments_);
  {
    Place root(*this);
    root.Record(file_, Part::OTHER);
    if (require_syntax || Sees("syntax") || Sees("edition")) {
      if (!ParseSyntax(root, stop_after_syntax)) return false;
    } else if (!stop_after_syntax) {
      GOOGLE_LOG(WARNING) << file_->name() << ": missing syntax statement: the file is read as proto2.";
      syntax_ = "proto2";
    }
    if (stop_after_syntax) return !has_errors_;
    while (!AtEnd()) {
      if (ParseTopLevel(root)) continue;
      SkipStatement();
      if (!Sees("}")) continue;
      Error("This \"}\" has no matching \"{\".");
      input_.NextWithComments(nullptr, &detached_comments_, &leading_comments_);
    }
  }
  file_->mutable_source_code_info()->Swap(&info_);
  return !has_errors_;
}

bool SchemaParser::ParseSyntax(const Place& root, bool accept_any) {
  const bool is_edition = Sees("edition");
  // An edition has the path of the syntax, too.
  Place place(root, {FileDescriptorProto::kSyntaxFieldNumber});
  if (!is_edition && !Sees("syntax")) {
    Error("The file must begin with a statement like `syntax = \"proto3\";` or `edition = \"2023\";`.");
    return false;
  }
  input_.Next();
  if (!Expect("=")) return false;
  const Token value_token = input_.current();
  std::string value;
  if (!TakeString(&value, is_edition ? "Expected an edition in quotes." : "Expected a syntax in quotes.")) return false;
  if (!ExpectEnd(";", &place)) return false;
  if (is_edition) {
    syntax_ = "editions";
    return SetEdition(value_token, value) || accept_any;
  }
  syntax_ = value;
  if (value != "proto2" && value != "proto3" && !accept_any) {
    Error(value_token, "Unknown syntax \"" + value + "\": expected \"proto2\" or \"proto3\".");
    return false;
  }
  if (file_ != nullptr) file_->set_syntax(value);
  return true;
}

bool SchemaParser::SetEdition(const Token& token, const std::string& edition) {
  Edition number;
  if (!Edition_Parse("EDITION_" + edition, &number) || number < EDITION_2023 || number > EDITION_2026) {
    Error(token, "Unknown edition \"" + edition + "\": expected 2023, 2024 or 2026.");
    return false;
  }
  if (file_ != nullptr) {
    file_->set_syntax(syntax_);
    file_->set_edition(number);
  }
  return true;
}

bool SchemaParser::ParseTopLevel(const Place& root) {
  using File = FileDescriptorProto;
  if (TakeEnd(";", nullptr)) return true;
  if (Sees("import")) return ParseImport(root);
  if (Sees("package")) return ParsePackage(root);
  if (Sees("option")) {
    Place place(root, {File::kOptionsFieldNumber});
    return ParseOption(file_->mutable_options(), place, true);
  }
  if (Sees("service")) {
    Place place(root, {File::kServiceFieldNumber, file_->service_size()});
    return ParseService(file_->add_service(), place);
  }
  if (Sees("extend")) {
    Place place(root, {File::kExtensionFieldNumber});
    return ParseExtend(file_->mutable_extension(), file_->mutable_message_type(), root, File::kMessageTypeFieldNumber,
                       place);
  }
  const Token start = input_.current();
  SymbolVisibility visibility = VISIBILITY_UNSET;
  if (!TakeVisibility(&visibility)) return false;
  if (Sees("message")) {
    Place place(root, {File::kMessageTypeFieldNumber, file_->message_type_size()});
    place.StartAt(start);
    DescriptorProto* const message = file_->add_message_type();
    if (visibility != VISIBILITY_UNSET) message->set_visibility(visibility);
    return ParseMessage(message, place);
  }
  if (Sees("enum")) {
    Place place(root, {File::kEnumTypeFieldNumber, file_->enum_type_size()});
    place.StartAt(start);
    EnumDescriptorProto* const type = file_->add_enum_type();
    if (visibility != VISIBILITY_UNSET) type->set_visibility(visibility);
    return ParseEnum(type, place);
  }
  Error("Expected a top-level statement, such as \"message\".");
  return false;
}

bool SchemaParser::TakeVisibility(SymbolVisibility* visibility) {
  if (!IsEditionFrom(EDITION_2024) || !(Sees("export") || Sees("local"))) return true;
  *visibility = Sees("export") ? VISIBILITY_EXPORT : VISIBILITY_LOCAL;
  input_.Next();
  if (Sees("message") || Sees("enum")) return true;
  Error("\"export\" and \"local\" are allowed only before \"message\" and \"enum\".");
  return false;
}

bool SchemaParser::ParseImport(const Place& root) {
  using File = FileDescriptorProto;
  const Token start = input_.current();
  input_.Next();
  if (Sees("option") && IsEditionFrom(EDITION_2024)) {
    Place place(root, {File::kOptionDependencyFieldNumber, file_->option_dependency_size()});
    place.StartAt(start);
    input_.Next();
    std::string name;
    if (!TakeString(&name, "Expected the name of a file, in quotes.")) return false;
    file_->add_option_dependency(name);
    place.RecordImport(file_, name);
    return ExpectEnd(";", &place);
  }
  const int index = file_->dependency_size();
  Place place(root, {File::kDependencyFieldNumber, index});
  place.StartAt(start);
  if (Sees("public")) {
    Place modifier(root, {File::kPublicDependencyFieldNumber, file_->public_dependency_size()});
    input_.Next();
    file_->add_public_dependency(index);
  } else if (Sees("weak")) {
    Place modifier(root, {File::kWeakDependencyFieldNumber, file_->weak_dependency_size()});
    modifier.RecordImport(file_, "weak");
    if (IsEditionFrom(EDITION_2024)) Error("Edition 2024 has no \"import weak\": use \"import option\".");
    input_.Next();
    file_->add_weak_dependency(index);
  }
  std::string name;
  if (!TakeString(&name, "Expected the name of a file, in quotes.")) return false;
  file_->add_dependency(name);
  place.RecordImport(file_, name);
  return ExpectEnd(";", &place);
}

bool SchemaParser::ParsePackage(const Place& root) {
  if (file_->has_package()) {
    Error("A file can have only one package statement.");
    file_->clear_package();
  }
  Place place(root, {FileDescriptorProto::kPackageFieldNumber});
  place.Record(file_, Part::NAME);
  input_.Next();
  std::string* const package = file_->mutable_package();
  do {
    std::string part;
    if (!TakeIdentifier(&part, "Expected an identifier.")) return false;
    if (!package->empty()) *package += '.';
    *package += part;
  } while (Take("."));
  return ExpectEnd(";", &place);
}

// Services.

bool SchemaParser::ParseService(ServiceDescriptorProto* service, Place& place) {
  using Service = ServiceDescriptorProto;
  input_.Next();
  {
    Place name(place, {Service::kNameFieldNumber});
    name.Record(service, Part::NAME);
    if (!TakeIdentifier(service->mutable_name(), "Expected the name of a service.")) return false;
  }
  return ParseBlock(place, "a service", [&] {
    if (Sees("option")) {
      Place options(place, {Service::kOptionsFieldNumber});
      return ParseOption(service->mutable_options(), options, true);
    }
    Place method(place, {Service::kMethodFieldNumber, service->method_size()});
    return ParseMethod(service->add_method(), method);
  });
}

bool SchemaParser::ParseMethod(MethodDescriptorProto* method, Place& place) {
  using Method = MethodDescriptorProto;
  if (!Expect("rpc")) return false;
  {
    Place name(place, {Method::kNameFieldNumber});
    name.Record(method, Part::NAME);
    if (!TakeIdentifier(method->mutable_name(), "Expected the name of a method.")) return false;
  }
  bool client_streams = false;
  bool server_streams = false;
  if (!ParseMethodType(place, Method::kClientStreamingFieldNumber, Method::kInputTypeFieldNumber, Part::INPUT_TYPE,
                       method, &client_streams, method->mutable_input_type())) {
    return false;
  }
  if (client_streams) method->set_client_streaming(true);
  if (!Expect("returns")) return false;
  if (!ParseMethodType(place, Method::kServerStreamingFieldNumber, Method::kOutputTypeFieldNumber, Part::OUTPUT_TYPE,
                       method, &server_streams, method->mutable_output_type())) {
    return false;
  }
  if (server_streams) method->set_server_streaming(true);
  if (!Sees("{")) return ExpectEnd(";", &place);
  // A method with an empty block has options that are empty.
  MethodOptions* const options = method->mutable_options();
  return ParseBlock(place, "a method", [&] {
    Place option(place, {Method::kOptionsFieldNumber});
    return ParseOption(options, option, true);
  });
}

bool SchemaParser::ParseMethodType(const Place& method, int stream_field, int type_field, Part part,
                                   MethodDescriptorProto* proto, bool* streams, std::string* type) {
  if (!Expect("(")) return false;
  {
    if (Sees("stream")) {
      Place place(method, {stream_field});
      place.Record(proto, Part::OTHER);
      *streams = true;
      input_.Next();
    }
    Place place(method, {type_field});
    place.Record(proto, part);
    if (!ParseTypeName(type)) return false;
  }
  return Expect(")");
}

}  // namespace internal

}  // namespace google::protobuf
