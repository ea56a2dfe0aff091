// Schemas at run time: the tokenizer, the parser, source trees, the importer, and descriptor databases.
#include <google/protobuf/compiler/importer.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <memory>

#include "check.h"

namespace {

using namespace google::protobuf;
using compiler::DiskSourceTree;
using compiler::Importer;
using io::Tokenizer;

std::string At(int line, int column) { return std::to_string(line) + ":" + std::to_string(column); }

class Errors : public io::ErrorCollector {
 public:
  void AddError(int line, io::ColumnNumber column, const std::string&) override { places += At(line, column) + " "; }
  std::string places;
};

class FileErrors : public compiler::MultiFileErrorCollector {
 public:
  void AddError(const std::string& filename, int line, int column, const std::string& message) override {
    places += filename + ":" + At(line, column) + " ";
    last_message = message;
  }
  void AddWarning(const std::string& filename, int line, int column, const std::string&) override {
    warnings += filename + ":" + At(line, column) + " ";
  }
  std::string places;
  std::string warnings;
  std::string last_message;
};

/// Files in memory, in blocks of a few bytes so that tokens span them.
class MemoryTree : public compiler::SourceTree {
 public:
  MemoryTree(std::initializer_list<std::pair<const std::string, std::string>> files) : files_(files) {
    FileDescriptorProto descriptor;
    FileDescriptorProto::descriptor()->file()->CopyTo(&descriptor);
    files_.emplace("google/protobuf/descriptor.proto", FileDescriptorProto::descriptor()->file()->DebugString());
  }
  io::ZeroCopyInputStream* Open(const std::string& filename) override {
    ++opened[filename];
    const auto found = files_.find(filename);
    if (found == files_.end()) return nullptr;
    return new io::ArrayInputStream(found->second.data(), static_cast<int>(found->second.size()), 7);
  }
  std::map<std::string, int> opened;

 private:
  std::map<std::string, std::string> files_;
};

/// The texts of all tokens, in brackets, after the letter of their type.
std::string Tokens(const std::string& text, void (*prepare)(Tokenizer& tokenizer), std::string* errors) {
  io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()), 3);
  Errors collector;
  Tokenizer tokenizer(&stream, &collector);
  if (prepare != nullptr) prepare(tokenizer);
  std::string result;
  CHECK(tokenizer.current().type == Tokenizer::TYPE_START);
  while (tokenizer.Next()) {
    result += "??iINSyWn"[tokenizer.current().type];
    result += "[" + tokenizer.current().text + "]";
  }
  CHECK(tokenizer.current().type == Tokenizer::TYPE_END && tokenizer.current().text.empty());
  *errors = collector.places;
  return result;
}

TEST(tokens_have_types) {
  std::string errors;
  CHECK_EQ(Tokens("a_1 0x1F 017 9 1.5e-3 .5 'x\\'y' \"z\" /* c */ - // end\n/", nullptr, &errors),
           "i[a_1]I[0x1F]I[017]I[9]N[1.5e-3]N[.5]S['x\\'y']S[\"z\"]y[-]y[/]");
  CHECK_EQ(errors, "");
}

TEST(tokens_depend_on_options) {
  std::string errors;
  CHECK_EQ(Tokens("5f # c\n1.5F", [](Tokenizer& t) {
    t.set_allow_f_after_float(true);
    t.set_comment_style(Tokenizer::SH_COMMENT_STYLE);
  }, &errors), "N[5f]N[1.5F]");
  CHECK_EQ(Tokens("1a", [](Tokenizer& t) { t.set_require_space_after_number(false); }, &errors), "I[1]i[a]");
  CHECK_EQ(errors, "");
  CHECK_EQ(Tokens("'a\nb'", [](Tokenizer& t) { t.set_allow_multiline_strings(true); }, &errors), "S['a\nb']");
  CHECK_EQ(errors, "");
  CHECK_EQ(Tokens("a \t\nb", [](Tokenizer& t) { t.set_report_whitespace(true); }, &errors), "i[a]W[ \t\n]i[b]");
  CHECK_EQ(Tokens("a \nb", [](Tokenizer& t) { t.set_report_newlines(true); }, &errors), "i[a]W[ ]n[\n]i[b]");
}

TEST(errors_in_tokens_have_places) {
  std::string errors;
  Tokens("0x 08 1e 1a 1.2.3 a.5 'x\n", nullptr, &errors);
  CHECK_EQ(errors, "0:2 0:4 0:8 0:10 0:15 0:19 0:24 ");
  Tokens("'\\q' '\\xg' '\\u12' '\\U00110000' \x01 \xc3", nullptr, &errors);
  CHECK_EQ(errors, "0:2 0:8 0:16 0:31 0:33 ");
  Tokens("/* a /* b", nullptr, &errors);
  CHECK_EQ(errors, "0:6 0:9 0:0 ");
}

TEST(values_of_tokens) {
  uint64_t integer = 0;
  CHECK(Tokenizer::ParseInteger("0x7fF", 2047, &integer) && integer == 2047);
  CHECK(!Tokenizer::ParseInteger("0x800", 2047, &integer));
  CHECK(Tokenizer::ParseInteger("017", 100, &integer) && integer == 15);
  CHECK(Tokenizer::ParseInteger("18446744073709551615", std::numeric_limits<uint64_t>::max(), &integer));
  CHECK(!Tokenizer::ParseInteger("18446744073709551616", std::numeric_limits<uint64_t>::max(), &integer));
  CHECK_EQ(Tokenizer::ParseFloat("1.5e-3"), 0.0015);
  CHECK_EQ(Tokenizer::ParseFloat("1e"), 1.0);
  CHECK_EQ(Tokenizer::ParseFloat("2.5f"), 2.5);
  CHECK_EQ(Tokenizer::ParseFloat("1e999"), std::numeric_limits<double>::infinity());
  std::string text = "kept ";
  Tokenizer::ParseStringAppend("'a\\n\\101\\x41\\'\\u20AC\\U0001F600'", &text);
  CHECK_EQ(text, "kept a\nAA'\xe2\x82\xac\xf0\x9f\x98\x80");
  Tokenizer::ParseString("\"\\uD83D\\uDE00\"", &text);
  CHECK_EQ(text, "\xf0\x9f\x98\x80");
  CHECK(Tokenizer::IsIdentifier("_a1") && !Tokenizer::IsIdentifier("1a") && !Tokenizer::IsIdentifier(""));
}

TEST(comments_belong_to_tokens) {
  const std::string text = "a // after a\n// detached\n\n/* before\n * b */\nb";
  io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  Errors errors;
  Tokenizer tokenizer(&stream, &errors);
  tokenizer.Next();
  std::string trailing;
  std::vector<std::string> detached;
  std::string leading;
  CHECK(tokenizer.NextWithComments(&trailing, &detached, &leading));
  CHECK_EQ(tokenizer.current().text, "b");
  CHECK_EQ(tokenizer.previous().text, "a");
  CHECK_EQ(trailing, " after a\n");
  CHECK(detached.size() == 1 && detached[0] == " detached\n");
  CHECK_EQ(leading, " before\n b ");
}

TEST(the_tokenizer_returns_unread_bytes) {
  const std::string text = "one two three";
  io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  {
    Errors errors;
    Tokenizer tokenizer(&stream, &errors);
    tokenizer.Next();
  }
  CHECK_EQ(stream.ByteCount(), 3);
}

/// Parses a text with a new parser.
bool Parse(const std::string& text, compiler::Parser* parser, FileDescriptorProto* file, Errors* errors) {
  io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  Tokenizer tokenizer(&stream, errors);
  parser->RecordErrorsTo(errors);
  return parser->Parse(&tokenizer, file);
}

TEST(a_parser_stops_after_the_syntax) {
  compiler::Parser parser;
  Errors errors;
  parser.SetStopAfterSyntaxIdentifier(true);
  CHECK(Parse("syntax = \"proto9\"; what is this", &parser, nullptr, &errors));
  CHECK_EQ(parser.GetSyntaxIdentifier(), "proto9");
  CHECK_EQ(errors.places, "");
  parser.SetRequireSyntaxIdentifier(true);
  CHECK(!Parse("message A {}", &parser, nullptr, &errors));
  CHECK_EQ(errors.places, "0:0 ");
}

TEST(a_parser_gives_names_and_options_as_written) {
  compiler::Parser parser;
  Errors errors;
  FileDescriptorProto file;
  CHECK(Parse("syntax = \"proto3\"; message A { optional B b = 1 [(x).y = -5]; map<string, C> m = 2; }", &parser, &file,
              &errors));
  const DescriptorProto& message = file.message_type(0);
  CHECK(!message.field(0).has_type() && message.field(0).type_name() == "B" && message.field(0).proto3_optional());
  const UninterpretedOption& option = message.field(0).options().uninterpreted_option(0);
  CHECK(option.name_size() == 2 && option.name(0).is_extension() && option.negative_int_value() == -5);
  CHECK_EQ(message.oneof_decl(0).name(), "_b");
  CHECK(message.nested_type(0).name() == "MEntry" && message.nested_type(0).options().map_entry());
  CHECK_EQ(file.source_code_info().location(0).span_size(), 3);
}

TEST(a_parser_goes_on_after_an_error) {
  compiler::Parser parser;
  Errors errors;
  FileDescriptorProto file;
  CHECK(!Parse("syntax = \"proto3\";\n"
               "message A { int32 = 1; int32 b = 2; }\nmessage B { x y z { { } a } }\nenum C { D = 0; }",
               &parser, &file, &errors));
  CHECK_EQ(errors.places, "1:18 2:16 ");
  CHECK_EQ(file.enum_type(0).value(0).name(), "D");
}

TEST(positions_are_recorded) {
  compiler::Parser parser;
  compiler::SourceLocationTable positions;
  parser.RecordSourceLocationsTo(&positions);
  Errors errors;
  FileDescriptorProto file;
  CHECK(Parse("syntax = \"proto3\";\nimport \"b.proto\";\nmessage A { int32 b = 2; }", &parser, &file, &errors));
  using Pool = DescriptorPool::ErrorCollector;
  int line = 0;
  int column = 0;
  CHECK(positions.Find(&file.message_type(0).field(0), Pool::NUMBER, &line, &column));
  CHECK_EQ(At(line, column), "2:22");
  CHECK(positions.FindImport(&file, "b.proto", &line, &column));
  CHECK_EQ(At(line, column), "1:0");
  CHECK(!positions.Find(&file.message_type(0), Pool::OTHER, &line, &column));
  CHECK_EQ(At(line, column), "-1:0");
  positions.Clear();
  CHECK(!positions.FindImport(&file, "b.proto", &line, &column));
}

TEST(messages_of_imported_schemas_can_be_used) {
  MemoryTree tree = {
      {"a.proto", "syntax = \"proto2\"; package p; import \"b.proto\";\n"
                  "message A { optional B b = 1; repeated group G = 2 { optional int32 i = 1 [default = 7]; } }"},
      {"b.proto", "syntax = \"proto3\"; package p; message B { string s = 1; map<int32, E> m = 2; }\n"
                  "enum E { Z = 0; O = 1; }"},
  };
  FileErrors errors;
  Importer importer(&tree, &errors);
  const FileDescriptor* const file = importer.Import("a.proto");
  CHECK(file != nullptr && errors.places.empty());
  if (file == nullptr) return;
  CHECK(importer.pool()->FindMessageTypeByName("p.B") != nullptr);
  CHECK_EQ(file, importer.Import("a.proto"));
  CHECK_EQ(tree.opened["b.proto"], 1);
  SourceLocation location;
  CHECK(file->message_type(0)->field(0)->GetSourceLocation(&location));
  CHECK_EQ(At(location.start_line, location.start_column), "1:12");
  DynamicMessageFactory factory;
  const std::unique_ptr<Message> message(factory.GetPrototype(file->message_type(0))->New());
  CHECK(TextFormat::ParseFromString("b { s: 'x' m { key: 3 value: O } } G { } ", message.get()));
  CHECK_BYTES(*message, "0a 09 0a 01 78 12 04 08 03 10 01 13 14");
}

TEST(options_are_interpreted) {
  MemoryTree tree = {
      {"options.proto",
       "syntax = \"proto2\"; package o; import \"google/protobuf/descriptor.proto\";\n"
       "message Rule { optional string text = 1; repeated sint32 numbers = 2 [packed = true];\n"
       "  optional Rule inner = 3; extensions 100 to 199; oneof either { bool yes = 4; float no = 5; } }\n"
       "extend Rule { optional fixed64 wide = 100; }\n"
       "extend google.protobuf.FieldOptions { optional Rule rule = 50000; repeated E choices = 50001; }\n"
       "enum E { A = 1; B = -1; }"},
      {"a.proto",
       "syntax = \"proto3\"; package o.inner; import \"options.proto\"; option java_package = \"j\";\n"
       "message M { int32 i = 1 [deprecated = true, (rule).text = \"t\", (o.rule).inner =\n"
       "  { numbers: [1, -1] [o.wide]: 0x10 inner < yes: true > },\n"
       "  (choices) = B, (.o.choices) = A, json_name = \"j\"]; }"},
  };
  FileErrors errors;
  Importer importer(&tree, &errors);
  const FileDescriptor* const file = importer.Import("a.proto");
  CHECK_EQ(errors.places + errors.last_message, "");
  if (file == nullptr) return;
  CHECK_EQ(file->options().java_package(), "j");
  const FieldOptions& options = file->message_type(0)->field(0)->options();
  CHECK(options.deprecated() && options.uninterpreted_option_size() == 0);
  // Known fields, then the options in the order in which they are written.
  CHECK_BYTES(options,
              "18 01 82 b5 18 03 0a 01 74 82 b5 18 14 1a 12 12 02 02 01 1a 02 20 01 a1 06 10 00 00 00 00 00 00 00"
              "88 b5 18 ff ff ff ff ff ff ff ff ff 01 88 b5 18 01");
}

TEST(wrong_options_are_refused_at_their_places) {
  MemoryTree tree = {
      {"a.proto",
       "syntax = \"proto2\"; package o; import \"google/protobuf/descriptor.proto\";\n"
       "message Rule { optional Rule inner = 1; optional bool flag = 2; repeated Rule list = 3; required int32 i = 4; "
       "}\n"
       "extend google.protobuf.MessageOptions { optional Rule rule = 50000; optional uint32 small = 50001; }\n"
       "message A { option (nothing) = 1; option also_nothing = 1; }\n"
       "message B { option (small) = -1; }\n"
       "message C { option (rule).list.flag = true; }\n"
       "message D { option (rule).flag = 1; }\n"
       "message E { option (rule).inner.flag = true; option (rule).inner.flag = false; }\n"
       "message F { option (rule).flag.flag = true; }\n"
       "message G { option (rule).list = { flag: true }; }\n"
       "message H { option deprecated = true; option deprecated = true; }\n"
       "message I { option uninterpreted_option = { }; }"},
  };
  FileErrors errors;
  Importer importer(&tree, &errors);
  CHECK(importer.Import("a.proto") == nullptr);
  // One error for each element.
  CHECK_EQ(errors.places,
           "a.proto:3:19 a.proto:4:29 a.proto:5:19 a.proto:6:33 a.proto:7:52 a.proto:8:19 a.proto:9:33 a.proto:10:45 "
           "a.proto:11:19 ");
}

TEST(errors_in_imports_are_reported_once) {
  MemoryTree tree = {
      {"a.proto", "syntax = \"proto3\";\nimport \"b.proto\";\nimport \"c.proto\";\nimport \"missing.proto\";"},
      {"b.proto", "syntax = \"proto3\"; import \"c.proto\";"},
      {"c.proto", "syntax = \"proto3\";\nmessage M { N n = 1; }"},
  };
  FileErrors errors;
  Importer importer(&tree, &errors);
  CHECK(importer.Import("a.proto") == nullptr);
  CHECK_EQ(errors.places,
           "c.proto:1:12 b.proto:0:19 missing.proto:-1:0 a.proto:1:0 a.proto:2:0 a.proto:3:0 ");
  CHECK_EQ(tree.opened["c.proto"], 1);
  // It may have been corrected since.
  CHECK(importer.Import("c.proto") == nullptr && tree.opened["c.proto"] == 2);
}

TEST(cycles_are_reported_with_their_path) {
  MemoryTree tree = {
      {"a.proto", "syntax = \"proto3\";\nimport \"b.proto\";"},
      {"b.proto", "syntax = \"proto3\";\nimport \"c.proto\";"},
      {"c.proto", "syntax = \"proto3\";\n\nimport \"a.proto\";"},
  };
  FileErrors errors;
  Importer importer(&tree, &errors);
  CHECK(importer.Import("a.proto") == nullptr);
  CHECK_EQ(errors.places.substr(0, 12), "a.proto:1:0 ");
}

TEST(a_collector_may_throw) {
  class Throwing : public compiler::MultiFileErrorCollector {
   public:
    void AddError(const std::string&, int, int, const std::string&) override { throw 1; }
  };
  MemoryTree tree = {
      {"a.proto", "syntax = \"proto3\"; import \"b.proto\"; message A { B b = 1; }"},
      {"b.proto", "syntax = \"proto3\"; message B { C c = 1; }"},
  };
  Throwing errors;
  Importer importer(&tree, &errors);
  for (int i = 1; i <= 2; ++i) {
    bool has_thrown = false;
    try {
      importer.Import("a.proto");
    } catch (int) {
      has_thrown = true;
    }
    CHECK(has_thrown);
    CHECK_EQ(tree.opened["b.proto"], i);
  }
}

TEST(unused_imports_are_reported_if_asked_for) {
  MemoryTree tree = {
      {"a.proto", "syntax = \"proto3\";\nimport \"b.proto\";\nimport \"c.proto\";\nmessage A { B b = 1; }"},
      {"b.proto", "syntax = \"proto3\"; import \"c.proto\"; message B {}"},
      {"c.proto", "syntax = \"proto3\";"},
  };
  FileErrors errors;
  Importer silent(&tree, &errors);
  silent.AddUnusedImportTrackFile("a.proto");
  silent.ClearUnusedImportTrackFiles();
  CHECK(silent.Import("a.proto") != nullptr && errors.warnings.empty());
  Importer warning(&tree, &errors);
  warning.AddUnusedImportTrackFile("a.proto");
  CHECK(warning.Import("a.proto") != nullptr && errors.places.empty());
  CHECK_EQ(errors.warnings, "a.proto:2:0 ");
  Importer strict(&tree, &errors);
  strict.AddUnusedImportTrackFile("a.proto", true);
  CHECK(strict.Import("a.proto") == nullptr);
  CHECK_EQ(errors.places, "a.proto:2:0 ");
}

/// A folder that is removed at the end, with its files.
class Folder {
 public:
  Folder() {
    char name[] = "/tmp/touchstone-importer-XXXXXX";
    path_ = mkdtemp(name);
  }
  ~Folder() {
    for (const std::string& file : files_) std::remove(file.c_str());
    std::remove(path_.c_str());
  }
  std::string Write(const std::string& name, const std::string& content) {
    const std::string file = path_ + "/" + name;
    std::FILE* const out = std::fopen(file.c_str(), "w");
    std::fwrite(content.data(), 1, content.size(), out);
    std::fclose(out);
    files_.push_back(file);
    return file;
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::vector<std::string> files_;
};

TEST(a_disk_tree_maps_folders) {
  Folder one;
  Folder other;
  const std::string a = one.Write("a.proto", "syntax = \"proto3\"; message One {}");
  const std::string hidden = other.Write("a.proto", "syntax = \"proto3\"; message Other {}");
  const std::string b = other.Write("b.proto", "syntax = \"proto3\";");
  DiskSourceTree tree;
  tree.MapPath("", one.path());
  tree.MapPath("", other.path() + "//./");
  tree.MapPath("sub/x.proto", b);
  std::string path;
  CHECK(tree.VirtualFileToDiskFile("b.proto", &path));
  CHECK_EQ(path.substr(0, other.path().size()), other.path());
  CHECK(tree.VirtualFileToDiskFile("sub/x.proto", &path) && path == b);
  CHECK(!tree.VirtualFileToDiskFile("c.proto", nullptr));
  CHECK_EQ(tree.GetLastErrorMessage(), "File not found.");
  for (const char* const refused : {"./a.proto", "sub/../a.proto", "sub//x.proto", "../a.proto"}) {
    CHECK(!tree.VirtualFileToDiskFile(refused, &path));
    CHECK(tree.GetLastErrorMessage() != "File not found.");
  }
  std::string virtual_file;
  std::string shadowing;
  CHECK(tree.DiskFileToVirtualFile(a, &virtual_file, &shadowing) == DiskSourceTree::SUCCESS);
  CHECK_EQ(virtual_file, "a.proto");
  CHECK(tree.DiskFileToVirtualFile(hidden, &virtual_file, &shadowing) == DiskSourceTree::SHADOWED && shadowing == a);
  CHECK(tree.DiskFileToVirtualFile(one.path() + "/none", &virtual_file, &shadowing) == DiskSourceTree::CANNOT_OPEN);
  CHECK(tree.DiskFileToVirtualFile("/nowhere/a.proto", &virtual_file, &shadowing) == DiskSourceTree::NO_MAPPING);
  FileErrors errors;
  Importer importer(&tree, &errors);
  const FileDescriptor* const file = importer.Import("a.proto");
  CHECK(file != nullptr && file->message_type(0)->name() == "One");
}

TEST(a_pool_falls_back_on_databases) {
  SimpleDescriptorDatabase files;
  FileDescriptorProto proto;
  CHECK(TextFormat::ParseFromString("name: 'a.proto' package: 'p' message_type { name: 'A' nested_type { name: 'N' } "
                                    "extension_range { start: 5 end: 6 } }", &proto));
  CHECK(files.Add(proto));
  CHECK(!files.Add(proto));
  FileDescriptorProto extending;
  CHECK(TextFormat::ParseFromString("name: 'b.proto' package: 'p' dependency: 'a.proto' extension { name: 'x' "
                                    "number: 5 label: LABEL_OPTIONAL type: TYPE_INT32 extendee: '.p.A' }", &extending));
  EncodedDescriptorDatabase encoded;
  const std::string bytes = extending.SerializeAsString();
  CHECK(encoded.AddCopy(bytes.data(), static_cast<int>(bytes.size())));
  std::string name;
  CHECK(encoded.FindNameOfFileContainingSymbol("p.x", &name) && name == "b.proto");
  MergedDescriptorDatabase merged(&files, &encoded);
  std::vector<std::string> names;
  CHECK(merged.FindAllMessageNames(&names) && names.size() == 2 && names[1] == "p.A.N");
  DescriptorPool pool(&merged);
  const Descriptor* const nested = pool.FindMessageTypeByName("p.A.N");
  CHECK(nested != nullptr && nested->file()->name() == "a.proto");
  const FieldDescriptor* const extension = pool.FindExtensionByNumber(pool.FindMessageTypeByName("p.A"), 5);
  CHECK(extension != nullptr && extension->full_name() == "p.x");
  CHECK(pool.FindMessageTypeByName("p.None") == nullptr && pool.FindFileByName("c.proto") == nullptr);
  DescriptorPoolDatabase again(pool);
  FileDescriptorProto found;
  CHECK(again.FindFileContainingSymbol("p.A.N", &found) && found.name() == "a.proto");
  std::vector<int> numbers;
  CHECK(again.FindAllExtensionNumbers("p.A", &numbers) && numbers.size() == 1 && numbers[0] == 5);
}

TEST(a_hostile_schema_is_refused_without_deep_recursion) {
  std::string deep = "syntax = \"proto3\";";
  for (int i = 0; i < 100000; ++i) deep += " message M {";
  std::string skipped = "syntax = \"proto3\"; message A { x";
  for (int i = 0; i < 100000; ++i) skipped += "{";
  std::string option = "syntax = \"proto3\"; option a";
  for (int i = 0; i < 30000; ++i) option += ".a";
  option += " = 1;";
  MemoryTree tree = {{"deep.proto", deep}, {"skipped.proto", skipped}, {"option.proto", option}};
  FileErrors errors;
  Importer importer(&tree, &errors);
  for (const char* const name : {"deep.proto", "skipped.proto", "option.proto"}) {
    CHECK(importer.Import(name) == nullptr);
    CHECK(errors.places.find(name) != std::string::npos);
  }
}

}  // namespace
