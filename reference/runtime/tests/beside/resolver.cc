// Type resolvers, JSON of messages whose types they give, and JSON of messages without generated code. Built with
// libprotobuf too; both programs print the same.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/type.pb.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/type_resolver.h>
#include <google/protobuf/util/type_resolver_util.h>
#include <google/protobuf/wrappers.pb.h>

#include <cstdio>
#include <memory>
#include <set>
#include <sstream>
#include <string>

#include "../check.h"
#include "json.pb.h"
#include "resolver.pb.h"

using google::protobuf::DescriptorPool;
using google::protobuf::DynamicMessageFactory;
using google::protobuf::Enum;
using google::protobuf::Field;
using google::protobuf::FileDescriptor;
using google::protobuf::FileDescriptorProto;
using google::protobuf::Message;
using google::protobuf::TextFormat;
using google::protobuf::Type;
using google::protobuf::util::BinaryToJsonStream;
using google::protobuf::util::BinaryToJsonString;
using google::protobuf::util::JsonParseOptions;
using google::protobuf::util::JsonPrintOptions;
using google::protobuf::util::JsonStringToMessage;
using google::protobuf::util::JsonToBinaryStream;
using google::protobuf::util::JsonToBinaryString;
using google::protobuf::util::MessageToJsonString;
using google::protobuf::util::NewTypeResolverForDescriptorPool;
using google::protobuf::util::Status;
using google::protobuf::util::TypeResolver;
using touchstone_test::ToHex;

namespace {

constexpr const char* kUrl = "type.googleapis.com/";

void Say(const std::string& what, const std::string& value) { std::printf("%s: %s\n", what.c_str(), value.c_str()); }
void Say(const std::string& what, const Status& status) {
  Say(what, "status " + std::to_string(static_cast<int>(status.code())));
}

std::string Text(const Message& message) {
  std::string text;
  TextFormat::PrintToString(message, &text);
  return text;
}

/// Prints a type. libprotobuf 3.21.12 leaves its syntax out.
void ShowMessage(TypeResolver& resolver, const std::string& name) {
  Type type;
  const Status status = resolver.ResolveMessageType(name, &type);
  type.clear_syntax();
  Say("message " + name, status.ok() ? Text(type) : status.ToString());
}
void ShowEnum(TypeResolver& resolver, const std::string& name) {
  Enum type;
  const Status status = resolver.ResolveEnumType(name, &type);
  type.clear_syntax();
  Say("enum " + name, status.ok() ? Text(type) : status.ToString());
}

/// Answers what another resolver answers, as a resolver of a program's own does.
class Delegate : public TypeResolver {
 public:
  explicit Delegate(TypeResolver& resolver) : resolver_(resolver) {}
  Status ResolveMessageType(const std::string& url, Type* type) override {
    return resolver_.ResolveMessageType(url, type);
  }
  Status ResolveEnumType(const std::string& url, Enum* type) override { return resolver_.ResolveEnumType(url, type); }

 private:
  TypeResolver& resolver_;
};

/// Types that no schema has: a message with the name of another's package, messages that need each other.
class Invented : public TypeResolver {
 public:
  Status ResolveMessageType(const std::string& url, Type* type) override {
    if (url == "x/lands.Land") {
      Add(type, Field::TYPE_STRING, Field::CARDINALITY_OPTIONAL, 1, "name", "");
      Add(type, Field::TYPE_MESSAGE, Field::CARDINALITY_REPEATED, 2, "towns", "x/lands.Land.Town");
      Add(type, Field::TYPE_ENUM, Field::CARDINALITY_REPEATED, 3, "seas", "x/waters.Sea")->set_packed(true);
    } else if (url == "x/lands.Land.Town") {
      Add(type, Field::TYPE_MESSAGE, Field::CARDINALITY_OPTIONAL, 1, "twin", "x/lands.Land.Town");
      Add(type, Field::TYPE_MESSAGE, Field::CARDINALITY_OPTIONAL, 2, "port", "x/waters.Port");
    } else if (url == "x/waters.Port") {
      Add(type, Field::TYPE_MESSAGE, Field::CARDINALITY_OPTIONAL, 1, "land", "x/lands.Land");
      Add(type, Field::TYPE_SINT64, Field::CARDINALITY_OPTIONAL, 2, "depth", "");
    } else {
      return google::protobuf::util::NotFoundError("no message " + url);
    }
    type->set_name(url.substr(2));
    return Status();
  }

  Status ResolveEnumType(const std::string& url, Enum* type) override {
    if (url != "x/waters.Sea") return google::protobuf::util::NotFoundError("no enum " + url);
    type->set_name(url.substr(2));
    type->add_enumvalue()->set_name("NORTH");
    type->add_enumvalue()->set_name("SOUTH");
    type->mutable_enumvalue(1)->set_number(2);
    return Status();
  }

 private:
  static Field* Add(Type* type, Field::Kind kind, Field::Cardinality cardinality, int number, const char* name,
                    const char* url) {
    Field* const field = type->add_fields();
    field->set_kind(kind);
    field->set_cardinality(cardinality);
    field->set_number(number);
    field->set_name(name);
    field->set_json_name(name);
    field->set_type_url(url);
    return field;
  }
};

/// With always_print_primitive_fields, libprotobuf has an order of its own.
std::string SortedLines(const std::string& text) {
  std::multiset<std::string> sorted;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    sorted.insert(line.substr(0, line.find_last_not_of(',') + 1));
  }
  std::string joined;
  for (const std::string& line : sorted) joined += line + "\n";
  return joined;
}

/// libprotobuf 3.21.12 writes other defaults than the type's: `"NULL_VALUE"`, 0 for nan, the escapes of bytes.
enum Defaults { kDefaults, kNoDefaults };

/// Reads a text into bytes and back, by strings and by streams of small blocks.
void RoundTrip(TypeResolver& resolver, const std::string& url, const std::string& json, Defaults defaults = kDefaults) {
  std::string bytes;
  const Status read = JsonToBinaryString(&resolver, url, json, &bytes);
  Say("read " + url, read);
  if (!read.ok()) return;
  std::string streamed;
  {
    google::protobuf::io::ArrayInputStream in(json.data(), static_cast<int>(json.size()), 3);
    google::protobuf::io::StringOutputStream out(&streamed);
    Say("read stream", JsonToBinaryStream(&resolver, url, &in, &out));
  }
  Say("streamed bytes are equal", streamed == bytes ? "yes" : "no");
  for (const bool is_full : {false, true}) {
    JsonPrintOptions options;
    options.add_whitespace = options.preserve_proto_field_names = is_full;
    options.always_print_primitive_fields = is_full && defaults == kDefaults;
    std::string written = "after this text: ";
    Say("write", BinaryToJsonString(&resolver, url, bytes, &written, options));
    Say("written", is_full ? SortedLines(written) : written);
    google::protobuf::io::ArrayInputStream in(bytes.data(), static_cast<int>(bytes.size()), 2);
    std::string written_to_stream;
    {
      google::protobuf::io::StringOutputStream out(&written_to_stream);
      Say("write stream", BinaryToJsonStream(&resolver, url, &in, &out, options));
    }
    Say("streamed text", is_full ? SortedLines(written_to_stream) : written_to_stream);
  }
}

constexpr const char* kKinds = R"({
  "i32": -1, "i64": "-2", "u64": "18446744073709551615", "sf64": 5, "real": 1.5, "wide": "Infinity", "yes": true,
  "text": "t\u00e9xt", "raw": "AP8=", "mood": "GOOD", "leafOfMine": {"leafId": 3, "many": [1, "2"]},
  "deeper": {"deeper": {"u32": 6}}, "maybeI32": 0, "maybeText": "", "manyI32": [1, 0, -1], "manyText": ["a", ""],
  "manyMood": ["GOOD", -5], "byText": {"k": "v"}, "byI32": {"-1": 1, "2": 3}, "byU64": {"7": "AQ=="},
  "byYes": {"false": {"leafText": "no"}, "true": {}}, "moods": {"m": "MOOD_BAD"}, "pickedLeaf": {"leafId": 9},
  "name of its own": true})";
constexpr const char* kForms = R"({
  "time": "2001-02-03T04:05:06.700Z", "duration": "-1.5s", "mask": "fooBar,baz.qux",
  "object": {"a": 1, "b": [null, true, "x", {"c": {}}]}, "value": {"v": [1.5]}, "list": [1, "two", null],
  "any": {"@type": "type.googleapis.com/beside.json.Forms", "time": "1970-01-01T00:00:00Z",
    "any": {"@type": "type.googleapis.com/google.protobuf.Duration", "value": "3s"}},
  "empty": {}, "inner": {"i32": 5}, "wide": 0, "real": "NaN", "i64": "0", "u64": 1, "u32": 2, "yes": false, "text": "",
  "raw": "//8=", "manyTime": ["1970-01-01T00:00:01Z"], "manyValue": [null, 1], "manyI64": [1, "2"],
  "durations": {"d": "1s"}, "values": {"1": null, "2": {}},
  "pickedAny": {"@type": "type.googleapis.com/beside.json.Kinds", "mood": "GOOD", "byI32": {"1": 2}}})";
// Without groups, whose JSON is wrong in libprotobuf 3.21.12.
constexpr const char* kDescribed = R"({
  "packed": [1, 2], "quoted": "q", "endless": 2, "mood": "FINE", "otherMood": 2,
  "moods": ["BAD", "FINE"], "innersByNumber": {"1": {"text": "one"}}, "aText": "",
  "anInner": {}})";

void ShowRefusals(TypeResolver& resolver) {
  const std::string kinds = std::string(kUrl) + "beside.json.Kinds";
  const std::string needs = std::string(kUrl) + "beside.resolver.Needs";
  std::string out;
  Say("unknown type", BinaryToJsonString(&resolver, std::string(kUrl) + "x.Unknown", "", &out));
  Say("unknown type", JsonToBinaryString(&resolver, std::string(kUrl) + "x.Unknown", "{}", &out));
  Say("not a text", JsonToBinaryString(&resolver, kinds, "{\"i32\": ", &out));
  Say("wrong value", JsonToBinaryString(&resolver, kinds, "{\"i32\": \"x\"}", &out));
  Say("unknown field", JsonToBinaryString(&resolver, kinds, "{\"xyz\": 1}", &out));
  JsonParseOptions lenient;
  lenient.ignore_unknown_fields = true;
  Say("ignored field", JsonToBinaryString(&resolver, kinds, "{\"xyz\": 1}", &out, lenient));
  Say("missing field", JsonToBinaryString(&resolver, needs, "{\"more\": {\"number\": 1}}", &out));
  out.clear();
  Say("no missing field", JsonToBinaryString(&resolver, needs, "{\"number\": 1}", &out));
  Say("bytes", ToHex(out));
  out.clear();
  Say("write without a required field", BinaryToJsonString(&resolver, needs, "\x12\x02\x08\x01", &out));
  Say("text", out);
}

/// Builds a generated file and what it imports again, in another pool.
const FileDescriptor* Rebuild(const FileDescriptor& file, DescriptorPool& pool) {
  for (int i = 0; i < file.dependency_count(); ++i) {
    if (pool.FindFileByName(file.dependency(i)->name()) == nullptr) Rebuild(*file.dependency(i), pool);
  }
  FileDescriptorProto proto;
  file.CopyTo(&proto);
  return pool.BuildFile(proto);
}

void ShowDynamic(const std::string& type, const std::string& json) {
  DescriptorPool pool;
  Rebuild(*beside::json::Kinds::descriptor()->file(), pool);
  Rebuild(*beside::resolver::Needs::descriptor()->file(), pool);
  DynamicMessageFactory factory(&pool);
  const std::unique_ptr<Message> message(factory.GetPrototype(pool.FindMessageTypeByName(type))->New());
  Say("dynamic " + type, JsonStringToMessage(json, message.get()));
  std::string text = "after this text: ";
  Say("dynamic to JSON", MessageToJsonString(*message, &text));
  Say("text", text);
}

}  // namespace

int main() {
  google::protobuf::LinkMessageReflection<google::protobuf::Int32Value>();
  const std::unique_ptr<TypeResolver> resolver(
      NewTypeResolverForDescriptorPool("type.googleapis.com", DescriptorPool::generated_pool()));
  const std::string url = kUrl;
  for (const char* name : {"beside.resolver.Described", "beside.resolver.Described.Grouped",
                           "beside.resolver.Described.InnersByNumberEntry", "beside.json.Kinds", "beside.json.Mood",
                           "google.protobuf.Struct", "x.Unknown", ""}) {
    ShowMessage(*resolver, url + name);
  }
  for (const char* name :
       {"beside.resolver.Mood", "beside.json.Mood", "google.protobuf.NullValue", "beside.json.Kinds"}) {
    ShowEnum(*resolver, url + name);
  }
  ShowMessage(*resolver, "type.googleapis.com.beside.json.Kinds");
  ShowEnum(*resolver, "beside.json.Mood");
  const std::unique_ptr<TypeResolver> bare(NewTypeResolverForDescriptorPool("", DescriptorPool::generated_pool()));
  ShowMessage(*bare, "/beside.json.Leaf");

  Delegate delegate(*resolver);
  for (TypeResolver* each : {resolver.get(), static_cast<TypeResolver*>(&delegate)}) {
    RoundTrip(*each, url + "beside.json.Kinds", kKinds);
    RoundTrip(*each, url + "beside.json.Forms", kForms, kNoDefaults);
    RoundTrip(*each, url + "beside.resolver.Described", kDescribed, kNoDefaults);
    RoundTrip(*each, url + "google.protobuf.Timestamp", "\"2001-02-03T04:05:06Z\"");
    ShowRefusals(*each);
  }
  Invented invented;
  RoundTrip(invented, "x/lands.Land",
            R"({"name": "Here", "towns": [{"twin": {}, "port": {"land": {"seas": ["SOUTH", "NORTH"]},
    "depth": "-4"}}]})");
  RoundTrip(invented, "x/waters.Sea", "{}");

  ShowDynamic("beside.json.Kinds", kKinds);
  ShowDynamic("beside.json.Forms", kForms);
  ShowDynamic("beside.resolver.Described", kDescribed);
  return 0;
}
