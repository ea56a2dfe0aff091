// Reflection of whole messages, and functions that use it.
#include <string>
#include <vector>

#include "check.h"
#include "explicit.pb.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/text_format.h"
#include "implicit.pb.h"
#include "map.pb.h"

using demo::old::Leaf;
using demo::old::Tree;
using google::protobuf::FieldDescriptor;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using google::protobuf::UnknownFieldSet;

TEST(MissingRequiredFieldsAreListed) {
  Tree tree;
  tree.add_leaves();
  tree.mutable_leaf();
  std::vector<std::string> paths{"kept"};
  tree.FindInitializationErrors(&paths);
  CHECK_EQ(paths.size(), 4u);
  CHECK_EQ(paths[0], "kept");
  CHECK_EQ(paths[1], "id");
  CHECK_EQ(paths[2], "leaf.name");
  CHECK_EQ(paths[3], "leaves[0].name");
}

TEST(SpaceUsedGrowsWithTheContents) {
  Tree tree;
  const size_t empty = tree.SpaceUsedLong();
  CHECK(empty >= sizeof(void*));
  tree.set_text(std::string(10000, 'x'));
  const size_t text = tree.SpaceUsedLong();
  CHECK(text >= empty + 10000);
  tree.add_leaves()->set_name(std::string(20000, 'x'));
  const size_t leaf = tree.SpaceUsedLong();
  CHECK(leaf >= text + 20000);
  for (int i = 0; i < 1000; ++i) tree.add_plain(i);
  const size_t numbers = tree.SpaceUsedLong();
  CHECK(numbers >= leaf + 4000);
  tree.mutable_unknown_fields()->AddLengthDelimited(900, std::string(5000, 'x'));
  CHECK(tree.SpaceUsedLong() >= numbers + 5000);
}

TEST(ContainersCountTheSpaceOfTheirElements) {
  Tree tree;
  tree.add_leaves()->set_name(std::string(20000, 'x'));
  const size_t with_text = tree.leaves().SpaceUsedExcludingSelfLong();
  CHECK(with_text >= 20000);
  CHECK(tree.SpaceUsedLong() >= with_text);
  // Memory kept for reuse counts too.
  tree.clear_leaves();
  CHECK(tree.leaves().SpaceUsedExcludingSelfLong() >= 20000);

  google::protobuf::RepeatedPtrField<std::string> texts;
  CHECK_EQ(texts.SpaceUsedExcludingSelfLong(), 0u);
  *texts.Add() = "short";
  const size_t before = texts.SpaceUsedExcludingSelfLong();
  CHECK(before >= sizeof(void*) + sizeof(std::string));
  *texts.Add() = std::string(10000, 'x');
  CHECK(texts.SpaceUsedExcludingSelfLong() >= before + sizeof(std::string) + 10000);

  demo::maps::Maps maps;
  (*maps.mutable_texts())["k"] = std::string(10000, 'x');
  (*maps.mutable_values())[std::string(3000, 'k')].set_number(1);
  (*(*maps.mutable_values())["v"].mutable_children())[std::string(4000, 'x')].set_number(1);
  CHECK(maps.texts().SpaceUsedExcludingSelfLong() >= 10000);
  CHECK(maps.values().SpaceUsedExcludingSelfLong() >= 7000);
  CHECK(maps.SpaceUsedLong() >= 17000);
}

TEST(TextFormatRejectsStringsThatTheWireFormatForbids) {
  const auto reads = [](const std::string& field, const std::string& literal) {
    demo::test::All m;
    const bool read = TextFormat::ParseFromString(field + ": \"" + literal + '"', &m);
    demo::test::All again;
    // The result can be parsed from its own bytes.
    if (read) CHECK(again.ParseFromString(m.SerializeAsString()));
    return read;
  };
  for (const char* literal : {"\\303\\244", "\\xc3\\xa4", "\xc3\xa4", "\\ud83d\\ude00", "\\U0001F600", "\\u00e4"}) {
    CHECK(reads("st", literal));
    CHECK(reads("by", literal));
  }
  for (const char* literal : {"\\300", "\\xc0", "\xff", "\\xed\\xa0\\x80", "\\xf4\\x90\\x80\\x80", "\\xc3"}) {
    for (const char* field : {"st", "os", "rs", "cs"}) CHECK(!reads(field, literal));
    CHECK(reads("by", literal));
  }
  for (const char* literal :
       {"\\ud800", "\\udc00", "\\ud800x", "\\ud800\\u0041", "\\udc00\\ud800", "\\ud800\\ud800", "\\U0000d800",
        "\\U0000dc00", "\\U0000d83d\\U0000de00", "\\U0000d83d\\ude00", "\\ud83d\\U0000de00", "\\ud83d\\ude0",
        "\\U00110000"}) {
    CHECK(!reads("st", literal));
    CHECK(!reads("by", literal));
  }
  demo::maps::Maps maps;
  CHECK(!TextFormat::ParseFromString("texts { key: \"\\300\" }", &maps));
  CHECK(!TextFormat::ParseFromString("texts { value: \"\\300\" }", &maps));
  // In proto2, strings may have any bytes on the wire.
  Tree tree;
  CHECK(TextFormat::ParseFromString("id: 1 text: \"\\300\"", &tree));
  CHECK_EQ(tree.text(), "\300");
}

TEST(DefaultsWithoutADecimalForm) {
  const Tree& tree = Tree::default_instance();
  const Reflection* reflection = tree.GetReflection();
  const auto field = [](const char* name) { return Tree::descriptor()->FindFieldByName(name); };
  CHECK(reflection->GetFloat(tree, field("f")) == tree.f());
  CHECK(reflection->GetDouble(tree, field("d")) != reflection->GetDouble(tree, field("d")));
  CHECK_EQ(reflection->GetInt64(tree, field("smallest")), tree.smallest());
  CHECK_EQ(reflection->GetString(tree, field("raw")), tree.raw());
  CHECK_EQ(reflection->GetString(tree, field("text")), tree.text());
  CHECK_EQ(reflection->GetEnumValue(tree, field("level")), static_cast<int>(demo::old::HIGH));
}

TEST(LocationsOfFieldsInAText) {
  Tree tree;
  TextFormat::ParseInfoTree places;
  TextFormat::Parser parser;
  parser.WriteLocationsTo(&places);
  CHECK(parser.ParseFromString("id: 3\n  plain: 1 plain: 22\nleaf {\n\tname: 'x' }", &tree));
  const auto field = [](const char* name) { return Tree::descriptor()->FindFieldByName(name); };
  CHECK_EQ(places.GetLocation(field("id"), -1).line, 0);
  CHECK_EQ(places.GetLocation(field("plain"), 1).line, 1);
  CHECK_EQ(places.GetLocation(field("plain"), 1).column, 11);
  CHECK_EQ(places.GetLocationRange(field("plain"), 1).end.column, 20);
  CHECK_EQ(places.GetLocation(field("text"), -1).line, -1);
  TextFormat::ParseInfoTree* const leaf = places.GetTreeForNested(field("leaf"), -1);
  CHECK(leaf != nullptr);
  // A tab moves to the next multiple of eight.
  CHECK_EQ(leaf->GetLocation(Leaf::descriptor()->FindFieldByName("name"), -1).column, 8);
}

TEST(CustomPrinters) {
  class Shouting : public TextFormat::FastFieldValuePrinter {
   public:
    void PrintInt32(int32_t value, TextFormat::BaseTextGenerator* generator) const override {
      generator->PrintString(std::to_string(value) + "!");
    }
  };
  class Hidden : public TextFormat::MessagePrinter {
   public:
    void Print(const google::protobuf::Message&, bool, TextFormat::BaseTextGenerator* generator) const override {
      generator->PrintLiteral("hidden\n");
    }
  };
  Tree tree;
  tree.set_id(1);
  tree.add_plain(2);
  tree.mutable_leaf();
  TextFormat::Printer printer;
  CHECK(printer.RegisterFieldValuePrinter(Tree::descriptor()->FindFieldByName("plain"), new Shouting()));
  CHECK(!printer.RegisterFieldValuePrinter(Tree::descriptor()->FindFieldByName("plain"), nullptr));
  CHECK(printer.RegisterMessagePrinter(Leaf::descriptor(), new Hidden()));
  std::string text;
  CHECK(printer.PrintToString(tree, &text));
  CHECK_EQ(text, "id: 1\nleaf {\n  hidden\n}\nplain: 2!\n");
}

TEST(DeeplyNestedTextIsRejected) {
  std::string text;
  for (int i = 0; i < 100000; ++i) text += "Branch { tree { ";
  Tree tree;
  CHECK(!TextFormat::ParseFromString(text, &tree));
  TextFormat::Parser parser;
  parser.AllowUnknownField(true);
  std::string unknown;
  for (int i = 0; i < 100000; ++i) unknown += "a { ";
  CHECK(!parser.ParseFromString(unknown, &tree));
  CHECK(!parser.ParseFromString("a: " + std::string(100000, '['), &tree));
}

TEST(UnknownFieldsFromAndToStreams) {
  const std::string bytes = touchstone_test::Hex("a0 38 4d ba 38 02 61 62 c3 38 08 03 c4 38");
  google::protobuf::io::ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()), 3);
  UnknownFieldSet set;
  CHECK(set.ParseFromZeroCopyStream(&input));
  CHECK_EQ(set.field_count(), 3);
  std::string written;
  {
    google::protobuf::io::StringOutputStream output(&written);
    google::protobuf::io::CodedOutputStream coded(&output);
    CHECK(set.SerializeToCodedStream(&coded));
  }
  CHECK_EQ(touchstone_test::ToHex(written), touchstone_test::ToHex(bytes));
  google::protobuf::io::ArrayInputStream cut(bytes.data(), static_cast<int>(bytes.size()) - 1);
  CHECK(!set.ParseFromZeroCopyStream(&cut));
}
