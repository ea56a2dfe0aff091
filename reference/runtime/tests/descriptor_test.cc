// Descriptors, as far as features cannot test them: custom pools, rejected files, threads, schema text.
#include "google/protobuf/descriptor.h"

#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include "check.h"
#include "explicit.pb.h"
#include "extension.pb.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/text_format.h"
#include "google/protobuf/timestamp.pb.h"
#include "google/protobuf/wrappers.pb.h"
#include "implicit.pb.h"
#include "map.pb.h"

namespace {

namespace pb = google::protobuf;

// Must be the first test of the program, before any descriptor is built.
TEST(ManyThreadsBuildTheSameDescriptors) {
  constexpr size_t kThreads = 8;
  std::vector<std::vector<const void*>> seen(kThreads);
  std::vector<std::thread> threads;
  for (std::vector<const void*>& own : seen) {
    threads.emplace_back([&own, odd = (&own - seen.data()) % 2 != 0] {
      // Half of the threads begin with each file.
      if (odd) own.push_back(pb::Timestamp::descriptor());
      const pb::DescriptorPool& pool = *pb::DescriptorPool::generated_pool();
      own.push_back(pool.FindMessageTypeByName("google.protobuf.Int32Value"));
      own.push_back(pb::FileDescriptorProto::descriptor());
      own.push_back(pb::StringValue::descriptor()->FindFieldByName("value"));
      own.push_back(pb::FieldDescriptorProto::Type_descriptor());
      if (!odd) own.push_back(pb::Timestamp().GetDescriptor());
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (size_t i = 2; i < kThreads; ++i) CHECK(seen[i] == seen[i % 2]);
  for (const void* pointer : seen[0]) CHECK(pointer != nullptr);
  CHECK(seen[0].back() == seen[1].front());
}

TEST(WellKnownTypesAreRecognized) {
  CHECK_EQ(pb::Timestamp::descriptor()->well_known_type(), pb::Descriptor::WELLKNOWNTYPE_TIMESTAMP);
  CHECK_EQ(pb::BoolValue::descriptor()->well_known_type(), pb::Descriptor::WELLKNOWNTYPE_BOOLVALUE);
  CHECK_EQ(pb::FileOptions::descriptor()->well_known_type(), pb::Descriptor::WELLKNOWNTYPE_UNSPECIFIED);
  CHECK_EQ(pb::Timestamp::descriptor()->file()->name(), "google/protobuf/timestamp.proto");
}

pb::FileDescriptorProto ProtoOf(const std::string& text) {
  pb::FileDescriptorProto proto;
  CHECK(pb::TextFormat::ParseFromString(text, &proto));
  return proto;
}

/// Records the errors of a file as `element location: message`.
class Remember : public pb::DescriptorPool::ErrorCollector {
 public:
  void AddError(const std::string&, const std::string& element, const pb::Message* descriptor, ErrorLocation location,
                const std::string& message) override {
    CHECK(descriptor != nullptr);
    errors.push_back(element + " " + std::to_string(location) + ": " + message);
  }

  std::vector<std::string> errors;
};

struct Refusal {
  const char* what;
  /// Replaces a valid part of the file below.
  const char* accepted;
  const char* refused;
  const char* element;
  pb::DescriptorPool::ErrorCollector::ErrorLocation location;
};

using Collector = pb::DescriptorPool::ErrorCollector;

// Fields of message M, which has the extension range 100 to 199 and reserves 50 and "gone".
constexpr Refusal kFields[] = {
    {"a duplicate number", "name: 'b' number: 2 type: TYPE_INT32", "name: 'b' number: 1 type: TYPE_INT32", "p.M.b",
     Collector::NUMBER},
    {"number zero", "name: 'b' number: 2 type: TYPE_INT32", "name: 'b' number: 0 type: TYPE_INT32", "p.M.b",
     Collector::NUMBER},
    {"a number that is too large", "name: 'b' number: 536870911 type: TYPE_INT32",
     "name: 'b' number: 536870912 type: TYPE_INT32", "p.M.b", Collector::NUMBER},
    {"a number reserved for implementations", "name: 'b' number: 18999 type: TYPE_INT32",
     "name: 'b' number: 19000 type: TYPE_INT32", "p.M.b", Collector::NUMBER},
    {"a reserved number", "name: 'b' number: 51 type: TYPE_INT32", "name: 'b' number: 50 type: TYPE_INT32", "p.M.b",
     Collector::NUMBER},
    {"a reserved name", "name: 'here' number: 2 type: TYPE_INT32", "name: 'gone' number: 2 type: TYPE_INT32",
     "p.M.gone", Collector::NAME},
    {"a number in an extension range", "name: 'b' number: 99 type: TYPE_INT32", "name: 'b' number: 100 type: TYPE_INT32",
     "p.M.b", Collector::NUMBER},
    {"a duplicate name", "name: 'b' number: 2 type: TYPE_INT32", "name: 'a' number: 2 type: TYPE_INT32", "p.M.a",
     Collector::NAME},
    {"a name that is not an identifier", "name: 'b_2' number: 2 type: TYPE_INT32", "name: '2b' number: 2 type: TYPE_INT32", "p.M.2b",
     Collector::NAME},
    {"no name", "name: 'b' number: 2 type: TYPE_INT32", "number: 2 type: TYPE_INT32", "p.M.", Collector::NAME},
    {"an unknown type", "name: 'b' number: 2 type_name: 'M'", "name: 'b' number: 2 type_name: 'N'", "p.M.b",
     Collector::TYPE},
    {"no type", "name: 'b' number: 2 type: TYPE_INT32", "name: 'b' number: 2", "p.M.b", Collector::TYPE},
    {"a message type for an enum field", "name: 'b' number: 2 type: TYPE_ENUM type_name: '.p.E'",
     "name: 'b' number: 2 type: TYPE_MESSAGE type_name: '.p.E'", "p.M.b", Collector::TYPE},
    {"a message field without a type name", "name: 'b' number: 2 type: TYPE_MESSAGE type_name: 'M'",
     "name: 'b' number: 2 type: TYPE_MESSAGE", "p.M.b", Collector::TYPE},
    {"a default that is not a number", "name: 'b' number: 2 type: TYPE_INT32 default_value: '-12'",
     "name: 'b' number: 2 type: TYPE_INT32 default_value: '1x'", "p.M.b", Collector::DEFAULT_VALUE},
    {"a default out of range", "name: 'b' number: 2 type: TYPE_UINT32 default_value: '4294967295'",
     "name: 'b' number: 2 type: TYPE_UINT32 default_value: '4294967296'", "p.M.b", Collector::DEFAULT_VALUE},
    {"a negative default", "name: 'b' number: 2 type: TYPE_UINT64 default_value: '18446744073709551615'",
     "name: 'b' number: 2 type: TYPE_UINT64 default_value: '-1'", "p.M.b", Collector::DEFAULT_VALUE},
    {"a default that is not a bool", "name: 'b' number: 2 type: TYPE_BOOL default_value: 'false'",
     "name: 'b' number: 2 type: TYPE_BOOL default_value: '0'", "p.M.b", Collector::DEFAULT_VALUE},
    {"a default that is not a value of the enum", "name: 'b' number: 2 type_name: 'E' default_value: 'ONE'",
     "name: 'b' number: 2 type_name: 'E' default_value: 'TWO'", "p.M.b", Collector::DEFAULT_VALUE},
    {"a default of a bytes field with an invalid escape", "name: 'b' number: 2 type: TYPE_BYTES default_value: '\\\\x41\\\\n'",
     "name: 'b' number: 2 type: TYPE_BYTES default_value: '\\\\q'", "p.M.b", Collector::DEFAULT_VALUE},
    {"a default of a repeated field", "name: 'b' number: 2 label: LABEL_REPEATED type: TYPE_INT32",
     "name: 'b' number: 2 label: LABEL_REPEATED type: TYPE_INT32 default_value: '1'", "p.M.b",
     Collector::DEFAULT_VALUE},
    {"a packed string field", "name: 'b' number: 2 label: LABEL_REPEATED type: TYPE_INT32 options { packed: true }",
     "name: 'b' number: 2 label: LABEL_REPEATED type: TYPE_STRING options { packed: true }", "p.M.b", Collector::TYPE},
    {"a oneof index out of range", "name: 'b' number: 2 type: TYPE_INT32 oneof_index: 0",
     "name: 'b' number: 2 type: TYPE_INT32 oneof_index: 1", "p.M.b", Collector::OTHER},
    {"a repeated oneof member", "name: 'b' number: 2 type: TYPE_INT32 oneof_index: 0",
     "name: 'b' number: 2 type: TYPE_INT32 oneof_index: 0 label: LABEL_REPEATED", "p.M.b", Collector::TYPE},
};

std::string FileWith(const char* field) {
  return "name: 'f.proto' package: 'p'"
         " message_type { name: 'M' oneof_decl { name: 'o' } field { name: 'c' number: 3 type: TYPE_INT32 oneof_index: "
         "0 }"
         "  field { name: 'a' number: 1 type: TYPE_INT32 } field { " +
         std::string(field) + (std::strstr(field, "label") == nullptr ? " label: LABEL_OPTIONAL" : "") +
         " } extension_range { start: 100 end: 200 } reserved_range { start: 50 end: 51 } reserved_name: 'gone' }"
         " enum_type { name: 'E' value { name: 'ONE' number: 1 } }";
}

/// Builds a file with each of the two parts.
void CheckRefusal(const Refusal& refusal, const std::string& accepted, const std::string& refused) {
  pb::DescriptorPool pool;
  Remember collector;
  const bool is_refused = pool.BuildFileCollectingErrors(ProtoOf(refused), &collector) == nullptr;
  const std::string expected = std::string(refusal.element) + " " + std::to_string(refusal.location) + ": ";
  if (!is_refused || collector.errors.size() != 1 || collector.errors[0].rfind(expected, 0) != 0) {
    touchstone_test::Fail(__FILE__, __LINE__,
                          std::string(refusal.what) + ": expected one error \"" + expected + "\", not " +
                              (collector.errors.empty() ? "none" : collector.errors[0]));
  }
  // The rejected file has not changed the pool.
  Remember second;
  const pb::FileDescriptor* file = pool.BuildFileCollectingErrors(ProtoOf(accepted), &second);
  if (file == nullptr) {
    touchstone_test::Fail(__FILE__, __LINE__, std::string(refusal.what) + ": the valid variant is rejected: " + second.errors[0]);
  }
}

TEST(APoolRejectsInvalidFields) {
  for (const Refusal& refusal : kFields) CheckRefusal(refusal, FileWith(refusal.accepted), FileWith(refusal.refused));
}

constexpr Refusal kFiles[] = {
    {"a missing import", "", "dependency: 'g.proto'", "g.proto", Collector::IMPORT},
    {"an import of itself", "", "dependency: 'f.proto'", "f.proto", Collector::IMPORT},
    {"an unknown syntax", "syntax: 'proto3'", "syntax: 'proto4'", "f.proto", Collector::OTHER},
    {"an enum without values", "enum_type { name: 'E' value { name: 'A' number: 3 } }", "enum_type { name: 'E' }", "E",
     Collector::NAME},
    {"an open enum that does not begin with zero",
     "syntax: 'proto3' enum_type { name: 'E' value { name: 'A' number: 0 } }",
     "syntax: 'proto3' enum_type { name: 'E' value { name: 'A' number: 1 } }", "E", Collector::NUMBER},
    {"an alias",
     "enum_type { name: 'E' value { name: 'A' number: 3 } value { name: 'B' number: 3 } options { allow_alias: true } "
     "}",
     "enum_type { name: 'E' value { name: 'A' number: 3 } value { name: 'B' number: 3 } }", "B", Collector::NUMBER},
    {"values of two enums with the same name",
     "enum_type { name: 'E' value { name: 'A' number: 3 } } enum_type { name: 'F' value { name: 'B' number: 3 } }",
     "enum_type { name: 'E' value { name: 'A' number: 3 } } enum_type { name: 'F' value { name: 'A' number: 3 } }", "A",
     Collector::NAME},
    {"a required field in proto3",
     "syntax: 'proto3' message_type { name: 'M' field { name: 'a' number: 1 type: TYPE_INT32 label: LABEL_OPTIONAL } }",
     "syntax: 'proto3' message_type { name: 'M' field { name: 'a' number: 1 type: TYPE_INT32 label: LABEL_REQUIRED } }",
     "M.a", Collector::OTHER},
    {"an extension without a range",
     "message_type { name: 'M' extension_range { start: 5 end: 6 } }"
     " extension { name: 'x' number: 5 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }",
     "message_type { name: 'M' extension_range { start: 5 end: 6 } }"
     " extension { name: 'x' number: 6 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }",
     "x", Collector::NUMBER},
    {"a duplicate extension number",
     "message_type { name: 'M' extension_range { start: 5 end: 7 } }"
     " extension { name: 'x' number: 5 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }"
     " extension { name: 'y' number: 6 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }",
     "message_type { name: 'M' extension_range { start: 5 end: 7 } }"
     " extension { name: 'x' number: 5 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }"
     " extension { name: 'y' number: 5 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }",
     "y", Collector::NUMBER},
    {"an extension without an extended message",
     "message_type { name: 'M' extension_range { start: 5 end: 7 } }"
     " extension { name: 'x' number: 5 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'M' }",
     "message_type { name: 'M' extension_range { start: 5 end: 7 } }"
     " extension { name: 'x' number: 5 type: TYPE_INT32 label: LABEL_OPTIONAL extendee: 'N' }",
     "x", Collector::EXTENDEE},
    {"overlapping ranges",
     "message_type { name: 'M' extension_range { start: 5 end: 7 } reserved_range { start: 7 end: 8 } }",
     "message_type { name: 'M' extension_range { start: 5 end: 7 } reserved_range { start: 6 end: 8 } }", "M",
     Collector::NUMBER},
    {"an empty oneof",
     "message_type { name: 'M' oneof_decl { name: 'o' }"
     " field { name: 'a' number: 1 type: TYPE_INT32 label: LABEL_OPTIONAL oneof_index: 0 } }",
     "message_type { name: 'M' oneof_decl { name: 'o' } }", "M.o", Collector::NAME},
    {"a method that takes an enum",
     "message_type { name: 'M' } enum_type { name: 'E' value { name: 'A' number: 0 } }"
     " service { name: 'S' method { name: 'C' input_type: 'M' output_type: 'M' } }",
     "message_type { name: 'M' } enum_type { name: 'E' value { name: 'A' number: 0 } }"
     " service { name: 'S' method { name: 'C' input_type: 'E' output_type: 'M' } }",
     "S.C", Collector::INPUT_TYPE},
    {"a map key of type bytes",
     "message_type { name: 'M' nested_type { name: 'XEntry' options { map_entry: true }"
     " field { name: 'key' number: 1 label: LABEL_OPTIONAL type: TYPE_STRING }"
     " field { name: 'value' number: 2 label: LABEL_OPTIONAL type: TYPE_INT32 } }"
     " field { name: 'x' number: 1 label: LABEL_REPEATED type_name: 'XEntry' } }",
     "message_type { name: 'M' nested_type { name: 'XEntry' options { map_entry: true }"
     " field { name: 'key' number: 1 label: LABEL_OPTIONAL type: TYPE_BYTES }"
     " field { name: 'value' number: 2 label: LABEL_OPTIONAL type: TYPE_INT32 } }"
     " field { name: 'x' number: 1 label: LABEL_REPEATED type_name: 'XEntry' } }",
     "M.XEntry.key", Collector::TYPE},
};

TEST(APoolRejectsInvalidFiles) {
  const std::string name = "name: 'f.proto' ";
  for (const Refusal& refusal : kFiles) CheckRefusal(refusal, name + refusal.accepted, name + refusal.refused);
}

TEST(AnEqualFileIsBuiltOnce) {
  pb::DescriptorPool pool;
  const pb::FileDescriptorProto proto = ProtoOf("name: 'f.proto' message_type { name: 'M' }");
  const pb::FileDescriptor* file = pool.BuildFile(proto);
  CHECK(file != nullptr);
  CHECK(pool.BuildFile(proto) == file);
  Remember collector;
  pb::FileDescriptorProto other = proto;
  other.mutable_message_type(0)->set_name("N");
  CHECK(pool.BuildFileCollectingErrors(other, &collector) == nullptr);
  CHECK_EQ(collector.errors.size(), 1u);
  // Another file with the same names is rejected and changes nothing.
  other.set_name("g.proto");
  other.mutable_message_type(0)->set_name("M");
  CHECK(pool.BuildFileCollectingErrors(other, &collector) == nullptr);
  CHECK_EQ(collector.errors.size(), 2u);
  CHECK(pool.FindFileByName("g.proto") == nullptr);
  CHECK(pool.FindMessageTypeByName("M") == file->message_type(0));
}

TEST(NamesAreLookedUpFromInnerToOuterScopes) {
  pb::DescriptorPool pool;
  CHECK(pool.BuildFile(ProtoOf("name: 'base.proto' package: 'a' message_type { name: 'T' }")) != nullptr);
  CHECK(pool.BuildFile(ProtoOf("name: 'hidden.proto' package: 'a' message_type { name: 'Hidden' }")) != nullptr);
  CHECK(pool.BuildFile(ProtoOf("name: 'middle.proto' dependency: 'base.proto' public_dependency: 0")) != nullptr);
  const pb::FileDescriptor* file =
      pool.BuildFile(ProtoOf("name: 'f.proto' package: 'a.b' dependency: 'middle.proto'"
                             " message_type { name: 'M'"
                             "  nested_type { name: 'Inner' }"
                             "  field { name: 'inner' number: 1 label: LABEL_OPTIONAL type_name: 'Inner' }"
                             "  field { name: 'T' number: 2 label: LABEL_OPTIONAL type_name: 'T' }"
                             "  field { name: 'absolute' number: 3 label: LABEL_OPTIONAL type_name: '.a.T' }"
                             "  field { name: 'partly' number: 4 label: LABEL_OPTIONAL type_name: 'b.M' } }"));
  CHECK(file != nullptr);
  const pb::Descriptor& message = *file->message_type(0);
  CHECK_EQ(message.field(0)->message_type()->full_name(), "a.b.M.Inner");
  CHECK_EQ(message.field(1)->message_type()->full_name(), "a.T");
  CHECK_EQ(message.field(2)->message_type()->full_name(), "a.T");
  CHECK(message.field(3)->message_type() == &message);
  // CopyTo writes absolute type names, and the types.
  pb::FileDescriptorProto proto;
  file->CopyTo(&proto);
  CHECK_EQ(proto.message_type(0).field(1).type_name(), ".a.T");
  CHECK_EQ(proto.message_type(0).field(1).type(), pb::FieldDescriptorProto::TYPE_MESSAGE);
  // Names of files that are not imported are not visible.
  Remember collector;
  CHECK(pool.BuildFileCollectingErrors(
            ProtoOf("name: 'g.proto' package: 'a.b' message_type { name: 'N'"
                    " field { name: 'f' number: 1 label: LABEL_OPTIONAL type_name: 'Hidden' } }"),
            &collector) == nullptr);
  CHECK_EQ(collector.errors.size(), 1u);
}

TEST(APoolUsesItsUnderlay) {
  const pb::DescriptorPool& generated = *pb::DescriptorPool::generated_pool();
  pb::DescriptorPool pool(&generated);
  const pb::FileDescriptor* file = pool.BuildFile(
      ProtoOf("name: 'f.proto' dependency: 'google/protobuf/timestamp.proto' message_type { name: 'M'"
              " field { name: 't' number: 1 label: LABEL_OPTIONAL type_name: 'google.protobuf.Timestamp' } }"));
  CHECK(file != nullptr);
  CHECK(file->message_type(0)->field(0)->message_type() == pb::Timestamp::descriptor());
  CHECK(pool.FindMessageTypeByName("google.protobuf.Timestamp") == pb::Timestamp::descriptor());
  CHECK(generated.FindMessageTypeByName("M") == nullptr);
}

TEST(SourceInformationIsKept) {
  pb::DescriptorPool pool;
  const pb::FileDescriptorProto proto = ProtoOf(
      "name: 'f.proto' message_type { name: 'M' field { name: 'a' number: 1 type: TYPE_INT32 label: LABEL_OPTIONAL } }"
      " source_code_info { location { path: 4 path: 0 span: 1 span: 0 span: 3 span: 1 leading_comments: ' A "
      "message.\\n' }"
      "  location { path: 4 path: 0 path: 2 path: 0 span: 2 span: 2 span: 20 trailing_comments: ' a\\n' } }");
  const pb::FileDescriptor* file = pool.BuildFile(proto);
  pb::SourceLocation location;
  CHECK(file->message_type(0)->GetSourceLocation(&location));
  CHECK_EQ(location.start_line, 1);
  CHECK_EQ(location.end_line, 3);
  CHECK_EQ(location.leading_comments, " A message.\n");
  CHECK(file->message_type(0)->field(0)->GetSourceLocation(&location));
  CHECK_EQ(location.end_line, 2);
  CHECK_EQ(location.end_column, 20);
  CHECK(!pb::Timestamp::descriptor()->GetSourceLocation(&location));
  pb::DebugStringOptions options;
  options.include_comments = true;
  CHECK_EQ(file->message_type(0)->DebugStringWithOptions(options),
           "// A message.\nmessage M {\n  optional int32 a = 1;\n}\n");
  pb::FileDescriptorProto copy;
  file->CopyTo(&copy);
  CHECK(!copy.has_source_code_info());
  file->CopySourceCodeInfoTo(&copy);
  CHECK_EQ(copy.SerializeAsString(), proto.SerializeAsString());
}

TEST(DebugStringIsSchemaText) {
  pb::DescriptorPool pool;
  const pb::FileDescriptor* file = pool.BuildFile(ProtoOf(
      "name: 'f.proto' package: 'a.b' options { java_package: 'x' deprecated: true }"
      " message_type { name: 'M' options { deprecated: true }"
      "  field { name: 'text' number: 1 label: LABEL_REQUIRED type: TYPE_STRING default_value: 'a\"b' }"
      "  field { name: 'ids' number: 2 label: LABEL_REPEATED type: TYPE_INT32 options { packed: true } }"
      "  field { name: 'box' number: 3 label: LABEL_OPTIONAL type: TYPE_GROUP type_name: 'Box' }"
      "  field { name: 'spare' number: 4 label: LABEL_REPEATED type_name: 'SpareEntry' }"
      "  field { name: 'e' number: 5 label: LABEL_OPTIONAL type_name: 'E' oneof_index: 0 json_name: 'ee' }"
      "  nested_type { name: 'Box' field { name: 'w' number: 1 label: LABEL_OPTIONAL type: TYPE_DOUBLE } }"
      "  nested_type { name: 'SpareEntry' options { map_entry: true }"
      "   field { name: 'key' number: 1 label: LABEL_OPTIONAL type: TYPE_STRING }"
      "   field { name: 'value' number: 2 label: LABEL_OPTIONAL type_name: 'M' } }"
      "  oneof_decl { name: 'o' } extension_range { start: 100 end: 536870912 }"
      "  reserved_range { start: 10 end: 12 } reserved_range { start: 20 end: 21 } reserved_name: 'old' }"
      " enum_type { name: 'E' value { name: 'A' number: -1 options { deprecated: true } } }"
      " extension { name: 'x' number: 100 label: LABEL_OPTIONAL type: TYPE_FLOAT extendee: 'M' default_value: '0.1' }"
      " service { name: 'S' method { name: 'C' input_type: 'M' output_type: 'M' server_streaming: true } }"));
  CHECK(file != nullptr);
  CHECK_EQ(file->DebugString(),
           "syntax = \"proto2\";\n"
           "\n"
           "package a.b;\n"
           "\n"
           "option java_package = \"x\";\n"
           "option deprecated = true;\n"
           "\n"
           "enum E {\n"
           "  A = -1 [deprecated = true];\n"
           "}\n"
           "\n"
           "message M {\n"
           "  option deprecated = true;\n"
           "  required string text = 1 [default = \"a\\\"b\"];\n"
           "  repeated int32 ids = 2 [packed = true];\n"
           "  optional group Box = 3 {\n"
           "    optional double w = 1;\n"
           "  }\n"
           "  map<string, .a.b.M> spare = 4;\n"
           "  oneof o {\n"
           "    .a.b.E e = 5 [json_name = \"ee\"];\n"
           "  }\n"
           "  extensions 100 to max;\n"
           "  reserved 10 to 11, 20;\n"
           "  reserved \"old\";\n"
           "}\n"
           "\n"
           "service S {\n"
           "  rpc C(.a.b.M) returns (stream .a.b.M);\n"
           "}\n"
           "\n"
           "extend .a.b.M {\n"
           "  optional float x = 100 [default = 0.1];\n"
           "}\n");
}

TEST(AllGeneratedFilesCanBeRebuiltInAnotherPool) {
  const pb::DescriptorPool& generated = *pb::DescriptorPool::generated_pool();
  pb::DescriptorPool pool;
  for (const char* name :
       {"google/protobuf/descriptor.proto", "implicit.proto", "explicit.proto", "extension.proto", "map.proto"}) {
    const pb::FileDescriptor* file = generated.FindFileByName(name);
    CHECK(file != nullptr);
    if (file == nullptr) continue;
    pb::FileDescriptorProto proto;
    file->CopyTo(&proto);
    const pb::FileDescriptor* again = pool.BuildFile(proto);
    CHECK(again != nullptr && again != file);
    if (again != nullptr) CHECK_EQ(again->DebugString(), file->DebugString());
    file->CopyJsonNameTo(&proto);
    for (const pb::DescriptorProto& message : proto.message_type()) {
      for (const pb::FieldDescriptorProto& field : message.field()) CHECK(field.has_json_name());
    }
  }
}

}  // namespace
