// Calls the utilities for JSON, comparison, field masks, printing and the wire format, and prints what they answer.
// Built with libprotobuf too: both programs must print the same.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/gzip_stream.h>
#include <google/protobuf/io/printer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/field_mask_util.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/message_differencer.h>
#include <google/protobuf/wire_format.h>
#include <google/protobuf/wire_format_lite.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "beside.pb.h"
#include "old.pb.h"

namespace pb = google::protobuf;
using demo::beside::Item;
using demo::beside::Known;
using demo::beside::Leaf;
using demo::beside::Lists;
using demo::beside::Null;
using demo::beside::Order;
using demo::beside::Scalars;
using demo::beside::Wrapped;
using pb::FieldMask;
using pb::util::FieldMaskUtil;
using pb::util::MessageDifferencer;

namespace {

void Line(const std::string& text) { std::printf("%s\n", text.c_str()); }
const char* YesNo(bool value) { return value ? "yes" : "no"; }

template <typename M>
M FromText(const std::string& text) {
  M message;
  pb::TextFormat::Parser parser;
  parser.AllowPartialMessage(true);
  if (!parser.ParseFromString(text, &message)) Line("CANNOT PARSE " + text);
  return message;
}

// JSON.

/// Prints a message as JSON in all forms, and what JSON reads back.
template <typename M>
void Show(const std::string& text) {
  const M message = FromText<M>(text);
  Line("show " + text);
  for (int bits = 0; bits < 16; ++bits) {
    pb::util::JsonPrintOptions options;
    options.add_whitespace = (bits & 1) != 0;
    options.always_print_primitive_fields = (bits & 2) != 0;
    options.always_print_enums_as_ints = (bits & 4) != 0;
    options.preserve_proto_field_names = (bits & 8) != 0;
    std::string json;
    if (!pb::util::MessageToJsonString(message, &json, options).ok()) {
      Line("  fails");
      break;
    }
    Line(json);
    M back;
    const bool read = pb::util::JsonStringToMessage(json, &back).ok();
    const bool is_same = read && MessageDifferencer::Equivalent(message, back);
    Line(is_same ? "  and back" : "  not back: " + back.ShortDebugString());
  }
}

/// Prints what a JSON text means, if anything.
template <typename M>
void Read(const std::string& json, bool lenient = false) {
  pb::util::JsonParseOptions options;
  options.ignore_unknown_fields = lenient;
  options.case_insensitive_enum_parsing = lenient;
  M message;
  const bool read = pb::util::JsonStringToMessage(json, &message, options).ok();
  Line("read " + json + (read ? " => " + message.ShortDebugString() : " => refused"));
}

void Json() {
  Show<Scalars>("");
  Show<Scalars>("i32: -2147483648 i64: -9223372036854775808 u32: 4294967295 u64: 18446744073709551615 s32: -1 s64: 5");
  Show<Scalars>("f32: 7 f64: 8 fl: 1.5 db: 0.1 bo: true st: 'x' by: '\\000\\377a' color: DARK_BLUE maybe: 0");
  Show<Scalars>("fl: inf db: -inf color: 77 renamed_field: 3 leaf { next { id: 2 } } number: 0");
  Show<Scalars>("fl: nan db: 1e300 st: '<\\\"\\\\\\n\\001\\177\\303\\244\\342\\200\\250>' branch { some_label: 'y' }");
  Show<Scalars>("fl: 3.4028235e38 db: 123456789012345680 word: ''");
  Show<Scalars>("fl: 0.1 db: 5e-324 st: '\\360\\237\\230\\200 \\357\\273\\277'");
  Show<Lists>("numbers: [1, 2, 3] doubles: [0, -0.5] texts: ['', 'a'] leaves { id: 1 } leaves { } colors: [RED, 9]");
  Show<Lists>("by_number { key: -5 value: 'v' } by_name { key: 'k' value { id: 1 } } by_flag { key: true }");
  Show<Lists>("by_large { key: 18446744073709551615 value: 'abc' } by_flag { key: false value: RED }");
  Show<Known>("any { [type.googleapis.com/demo.beside.Leaf] { id: 1 some_label: 'x' } }");
  Show<Known>("any { [type.googleapis.com/google.protobuf.Duration] { seconds: 1 } }");
  Show<Known>("any { type_url: 'type.googleapis.com/demo.Unknown' value: 'x' }");
  Show<Known>("any { }");
  Show<Known>("time { seconds: 1 nanos: 1000 } duration { seconds: -1 nanos: -500000000 }");
  Show<Known>("time { seconds: -62135596800 } duration { seconds: 315576000000 }");
  Show<Known>("time { seconds: 253402300800 }");
  Show<Known>("duration { seconds: 315576000001 }");
  Show<Known>("mask { paths: 'foo_bar' paths: 'baz.quz_x' }");
  Show<Known>("struct { fields { key: 'a' value { number_value: 1.5 } } }");
  Show<Known>("struct { fields { key: 'a' value { list_value { values { null_value: NULL_VALUE } } } } }");
  Show<Known>("struct { fields { key: 'a' value { list_value { values { bool_value: true } } } } }");
  Show<Known>("value { string_value: 'x' } list { values { number_value: -3 } values { struct_value { } } }");
  Show<Known>("value { null_value: NULL_VALUE }");
  Show<Known>("list { values { number_value: 1e20 } values { number_value: 123456 } }");
  Show<Known>("double_value { value: 1 } float_value { } int64_value { value: -1 } uint64_value { value: 2 }");
  Show<Known>("int32_value { } uint32_value { value: 3 } bool_value { value: true } string_value { value: 'x' }");
  Show<Known>("bytes_value { value: 'x' }");
  Show<Wrapped>("wrapped { } wrapped { value: 5 }");
  Show<Order>("id: 0 item { name: '' weight: -7 } price: 0 tags: 'x'");
  Show<Order>("id: 5 [demo.beside.priority]: 3");

  for (const char* json :
       {"{}", " { } ", "{\"i32\":1}", "{\"i32\":\"1\"}", "{\"i32\":1.0}", "{\"i32\":1e2}", "{\"i32\":1.5}",
        "{\"i32\":2147483648}", "{\"i32\":-2147483648}", "{\"i32\":\"-1\"}", "{\"u32\":-1}", "{\"u32\":4294967295}",
        "{\"u64\":18446744073709551615}", "{\"u64\":\"18446744073709551616\"}", "{\"i64\":\"9223372036854775807\"}",
        "{\"i64\":9223372036854775808}", "{\"i32\":null}", "{\"i32\":true}", "{\"i32\":[1]}", "{\"i32\":\"x\"}",
        "{\"i32\":\"\"}", "{\"i32\":\" 1\"}", "{\"fl\":\"NaN\",\"db\":\"-Infinity\"}", "{\"fl\":1e39}",
        "{\"db\":1e400}",
        "{\"db\":\"1.5e3\"}", "{\"db\":-0.0}", "{\"fl\":3.4028235e38}", "{\"db\":null}", "{\"bo\":true}", "{\"bo\":1}",
        "{\"st\":\"\\u00e4\\ud83d\\ude00\\n\\/\"}", "{\"st\":1}", "{\"st\":null}", "{\"by\":\"AP9h\"}",
        "{\"by\":\"-_8\"}", "{\"by\":\"+/8=\"}", "{\"color\":\"GREEN\"}", "{\"color\":-3}", "{\"color\":77}",
        "{\"color\":\"PINK\"}", "{\"color\":\"green\"}", "{\"color\":1.5}", "{\"maybe\":0}", "{\"other\":1}",
        "{\"renamed_field\":1}", "{\"renamedField\":1}", "{\"unknown\":{\"a\":[1]}}", "{\"leaf\":{}}",
        "{\"leaf\":null}",
        "{\"leaf\":[]}", "{\"leaf\":{\"someLabel\":\"x\"}}", "{\"leaf\":{\"some_label\":\"x\"}}",
        "{\"number\":1,\"word\":\"x\"}", "{\"number\":1,\"word\":null}", "{\"i32\":1,\"i32\":2}", "{\"i32\":01}",
        "{\"i32\":+1}", "{\"i32\":1", "{\"i32\" 1}", "", "[]", "1", "{\"i32\":.5}", "{\"i32\":1}x",
        "{\"st\":\"\\ud83d\"}",
        "{\"st\":\"a", "{\"branch\":{\"next\":{\"id\":1}}}"}) {
    Read<Scalars>(json);
    Read<Scalars>(json, true);
  }
  for (const char* json :
       {"{\"numbers\":[]}", "{\"numbers\":null}", "{\"numbers\":[1,\"2\"]}", 
        "{\"texts\":[\"a\",\"\"]}", "{\"leaves\":[{},{\"id\":1}]}", "{\"colors\":[\"RED\",1,\"GREEN\"]}",
        "{\"colors\":[\"PINK\",\"GREEN\"]}", "{\"byNumber\":{\"-1\":\"x\"}}", "{\"byNumber\":{\"x\":\"x\"}}",
        "{\"byNumber\":{\"1\":\"x\",\"1\":\"y\"}}", "{\"byNumber\":[]}", "{\"byName\":{\"\":{\"id\":1}}}",
        "{\"byFlag\":{\"true\":\"GREEN\"}}", "{\"byLarge\":{\"1\":\"YQ==\"}}",
        "{\"by_number\":{}}", "{\"by_number\":null}"}) {
    Read<Lists>(json);
  }
  for (const char* json :
       {"{\"time\":\"1970-01-01T00:00:01Z\"}", "{\"time\":\"1970-01-01T00:00:01.5+01:00\"}", "{\"time\":\"x\"}",
        "{\"time\":1}", "{\"duration\":\"1.5s\"}", "{\"duration\":\"-0.000000001s\"}", "{\"duration\":\"1\"}",
        "{\"duration\":\"315576000001s\"}", "{\"mask\":\"fooBar,baz.quzX\"}", "{\"mask\":\"\"}", 
        "{\"struct\":{\"a\":null}}", "{\"struct\":[]}", "{\"value\":null}", "{\"value\":[1,{\"a\":\"b\"},null]}",
        "{\"value\":true}", "{\"list\":[]}", "{\"int32Value\":5}", "{\"int32Value\":null}",
        "{\"int64Value\":\"5\"}", "{\"boolValue\":false}", "{\"stringValue\":\"\"}", "{\"bytesValue\":\"YQ==\"}",
        "{\"doubleValue\":\"Infinity\"}",
        "{\"any\":{\"@type\":\"type.googleapis.com/demo.beside.Leaf\",\"id\":3}}",
        "{\"any\":{\"id\":3,\"@type\":\"type.googleapis.com/demo.beside.Leaf\"}}",
        "{\"any\":{\"@type\":\"type.googleapis.com/google.protobuf.Duration\",\"value\":\"1s\"}}",
        "{\"any\":{\"@type\":\"type.googleapis.com/demo.Unknown\",\"id\":3}}", "{\"any\":{}}",
        "{\"any\":{\"id\":3}}"}) {
    Read<Known>(json);
  }
  Read<Order>("{\"id\":\"1\",\"items\":[{\"name\":\"a\",\"weight\":-7}]}");
  Read<Order>("{\"item\":{}}");
  Read<Wrapped>("{\"wrapped\":[1,2]}");
  Read<Null>("{\"null\":null}");
  Read<Null>("{\"null\":\"NULL_VALUE\"}");
}

// Comparison.

template <typename M>
void Compare(const std::string& one, const std::string& other) {
  const M message1 = FromText<M>(one);
  const M message2 = FromText<M>(other);
  Line("compare " + one + " | " + other);
  Line(std::string("  ") + YesNo(MessageDifferencer::Equals(message1, message2)) + " " +
       YesNo(MessageDifferencer::Equivalent(message1, message2)) + " " +
       YesNo(MessageDifferencer::ApproximatelyEquals(message1, message2)) + " " +
       YesNo(MessageDifferencer::ApproximatelyEquivalent(message1, message2)));
  for (int bits = 0; bits < 8; ++bits) {
    MessageDifferencer differencer;
    std::string report;
    differencer.ReportDifferencesToString(&report);
    if ((bits & 1) != 0) differencer.set_scope(MessageDifferencer::PARTIAL);
    if ((bits & 2) != 0) differencer.set_message_field_comparison(MessageDifferencer::EQUIVALENT);
    if ((bits & 4) != 0) differencer.set_repeated_field_comparison(MessageDifferencer::AS_SET);
    const bool result = differencer.Compare(message1, message2);
    Line(std::string("  ") + YesNo(result) + "\n" + report);
  }
}

class IgnoreLabels : public MessageDifferencer::IgnoreCriteria {
 public:
  bool IsIgnored(const pb::Message&, const pb::Message&, const pb::FieldDescriptor* field,
                 const std::vector<MessageDifferencer::SpecificField>&) override {
    return field->name() == "some_label";
  }
};

void Differences() {
  Compare<Scalars>("", "");
  Compare<Scalars>("i32: 1 st: 'a'", "i32: 2 st: 'a'");
  Compare<Scalars>("i32: 1", "st: 'b' color: GREEN");
  Compare<Scalars>("maybe: 0", "");
  Compare<Scalars>("leaf { }", "");
  Compare<Scalars>("leaf { id: 1 next { some_label: 'x' } }", "leaf { id: 1 next { some_label: 'y' } }");
  Compare<Scalars>("number: 1", "word: '1'");
  Compare<Scalars>("db: 1 fl: 1", "db: 1.0000000000000002 fl: 1.0000001");
  Compare<Scalars>("db: nan", "db: nan");
  Compare<Scalars>("db: inf", "db: inf");
  Compare<Lists>("numbers: [1, 2, 3]", "numbers: [1, 3, 2]");
  Compare<Lists>("numbers: [1, 2, 3]", "numbers: [1, 2]");
  Compare<Lists>("numbers: [1, 2]", "numbers: [1, 2, 3]");
  Compare<Lists>("leaves { id: 1 } leaves { id: 2 }", "leaves { id: 2 } leaves { id: 1 }");
  Compare<Lists>("leaves { id: 1 } leaves { id: 2 }", "leaves { id: 1 some_label: 'x' }");
  Compare<Lists>("texts: 'a' texts: 'a' texts: 'b'", "texts: 'b' texts: 'a' texts: 'c'");
  Compare<Lists>("by_name { key: 'k' value { id: 1 } }", "by_name { key: 'k' value { id: 2 } }");
  Compare<Lists>("by_number { key: 1 value: 'a' }", "by_number { key: 2 value: 'a' }");
  Compare<Lists>("by_number { key: 1 value: 'a' }", "by_number { key: 1 value: 'b' }");
  Compare<Known>("any { [type.googleapis.com/demo.beside.Leaf] { id: 1 } }",
                 "any { [type.googleapis.com/demo.beside.Leaf] { id: 2 } }");
  Compare<Order>("id: 1 item { name: 'a' } [demo.beside.priority]: 3",
                 "id: 1 item { name: 'a' weight: -7 } [demo.beside.priority]: 4");
  Compare<Order>("id: 1 address { town: 'x' }", "id: 1 address { town: 'x' street: 'y' }");

  const Lists one = FromText<Lists>("leaves { id: 1 some_label: 'a' } leaves { id: 2 some_label: 'b' } numbers: 1");
  const Lists other = FromText<Lists>("leaves { id: 2 some_label: 'c' } leaves { id: 1 some_label: 'a' } numbers: 2");
  const pb::FieldDescriptor* leaves = Lists::descriptor()->FindFieldByName("leaves");
  for (int choice = 0; choice < 6; ++choice) {
    MessageDifferencer differencer;
    std::string report;
    differencer.ReportDifferencesToString(&report);
    if (choice == 1) differencer.TreatAsMap(leaves, Leaf::descriptor()->FindFieldByName("id"));
    if (choice == 2) differencer.TreatAsSet(leaves);
    if (choice == 3) differencer.IgnoreField(leaves);
    if (choice == 4) differencer.AddIgnoreCriteria(new IgnoreLabels);
    if (choice == 5) differencer.set_report_matches(true);
    if (choice == 5) differencer.set_report_moves(false);
    const bool result = differencer.Compare(one, other);
    Line(std::string("treated ") + YesNo(result) + "\n" + report);
  }
  Scalars close1 = FromText<Scalars>("db: 100 fl: 100");
  Scalars close2 = FromText<Scalars>("db: 101 fl: 100.5");
  for (const double fraction : {0.0, 0.006, 0.02}) {
    pb::util::DefaultFieldComparator comparator;
    comparator.set_float_comparison(pb::util::DefaultFieldComparator::APPROXIMATE);
    comparator.SetDefaultFractionAndMargin(fraction, 0);
    MessageDifferencer differencer;
    differencer.set_field_comparator(&comparator);
    std::string report;
    differencer.ReportDifferencesToString(&report);
    const bool result = differencer.Compare(close1, close2);
    Line(std::string("within ") + YesNo(result) + "\n" + report);
  }
  Scalars unknown1;
  Scalars unknown2;
  unknown1.GetReflection()->MutableUnknownFields(&unknown1)->AddVarint(100, 5);
  unknown2.GetReflection()->MutableUnknownFields(&unknown2)->AddVarint(100, 6);
  unknown2.GetReflection()->MutableUnknownFields(&unknown2)->AddLengthDelimited(101, "bytes");
  MessageDifferencer differencer;
  std::string report;
  differencer.ReportDifferencesToString(&report);
  Line(std::string("unknown ") + YesNo(differencer.Compare(unknown1, unknown2)) + "\n" + report);
  Line(YesNo(MessageDifferencer::Equivalent(unknown1, unknown2)));
}

// Field masks.

FieldMask Mask(const std::string& text) {
  FieldMask mask;
  FieldMaskUtil::FromString(text, &mask);
  return mask;
}

void Masks() {
  for (const char* text : {"", "a", "a,b", "foo_bar,baz.quz", ",a,,b,", "fooBar", "a__b", "a_", "_a", "a_1", "a1"}) {
    const FieldMask mask = Mask(text);
    std::string json;
    const bool converted = FieldMaskUtil::ToJsonString(mask, &json);
    FieldMask back;
    const bool read = FieldMaskUtil::FromJsonString(text, &back);
    Line(std::string("mask ") + text + ": " + FieldMaskUtil::ToString(mask) + " " + (converted ? json : "no") + " " +
         (read ? FieldMaskUtil::ToString(back) : "no"));
  }
  for (const char* path :
       {"", "i32", "nothing", "leaf", "leaf.id", "leaf.next.next.id", "leaf.nothing", "i32.x", "."}) {
    std::vector<const pb::FieldDescriptor*> fields;
    const bool valid = FieldMaskUtil::GetFieldDescriptors(Scalars::descriptor(), path, &fields);
    Line(std::string("path ") + path + " " + YesNo(valid) + (valid ? " " + std::to_string(fields.size()) : ""));
    Line(YesNo(FieldMaskUtil::IsValidPath<Lists>(path)));
  }
  Line(YesNo(FieldMaskUtil::IsValidPath<Lists>("leaves.id")));
  Line(FieldMaskUtil::ToString(FieldMaskUtil::GetFieldMaskForAllFields<Leaf>()));
  FieldMask numbered;
  FieldMaskUtil::FromFieldNumbers<Leaf>({3, 1}, &numbered);
  Line(FieldMaskUtil::ToString(numbered));

  const char* masks[] = {"",
                         "i32",
                         "leaf",
                         "leaf.id",
                         "leaf.id,leaf.next",
                         "leaf.next.id,i32",
                         "st,leaf,leaf.id",
                         "i32,st"};
  for (const char* one : masks) {
    FieldMask out;
    FieldMaskUtil::ToCanonicalForm(Mask(one), &out);
    Line(std::string("canonical ") + one + ": " + FieldMaskUtil::ToString(out));
    for (const char* other : masks) {
      FieldMask both;
      FieldMask common;
      FieldMask rest;
      FieldMaskUtil::Union(Mask(one), Mask(other), &both);
      FieldMaskUtil::Intersect(Mask(one), Mask(other), &common);
      FieldMaskUtil::Subtract<Scalars>(Mask(one), Mask(other), &rest);
      Line(std::string(one) + " | " + other + ": " + FieldMaskUtil::ToString(both) + " & " +
           FieldMaskUtil::ToString(common) + " - " + FieldMaskUtil::ToString(rest) + " " +
           YesNo(FieldMaskUtil::IsPathInFieldMask(other, Mask(one))));
    }
    for (int bits = 0; bits < 4; ++bits) {
      FieldMaskUtil::MergeOptions options;
      options.set_replace_message_fields((bits & 1) != 0);
      options.set_replace_repeated_fields((bits & 2) != 0);
      Scalars to = FromText<Scalars>("i32: 1 st: 'old' leaf { id: 1 some_label: 'l' next { id: 3 } }");
      FieldMaskUtil::MergeMessageTo(FromText<Scalars>("st: 'new' leaf { id: 2 next { some_label: 'n' } }"), Mask(one),
                                    options, &to);
      Line("merged " + to.ShortDebugString());
      Lists lists = FromText<Lists>("numbers: 1 leaves { id: 1 }");
      FieldMaskUtil::MergeMessageTo(FromText<Lists>("numbers: 2 leaves { id: 2 } texts: 'x'"),
                                    Mask("numbers,leaves,texts"), options, &lists);
      Line("merged " + lists.ShortDebugString());
    }
    Scalars trimmed = FromText<Scalars>("i32: 1 st: 'x' bo: true leaf { id: 1 some_label: 'l' next { id: 3 } }");
    const bool changed = FieldMaskUtil::TrimMessage(Mask(one), &trimmed);
    Line(std::string("trimmed ") + YesNo(changed) + " " + trimmed.ShortDebugString());
  }
  for (const char* mask : {"", "id", "item", "item.weight", "items", "address.street"}) {
    Order order = FromText<Order>(
        "id: 1 item { name: 'a' weight: 2 } items { name: 'b' } address { street: 's' town: 't' }");
    FieldMaskUtil::TrimOptions options;
    options.set_keep_required_fields(true);
    const bool changed = FieldMaskUtil::TrimMessage(Mask(mask), &order, options);
    Line(std::string("kept ") + mask + " " + YesNo(changed) + " " + order.ShortDebugString());
  }
}

// Printing.

void Printing() {
  for (const int block : {1, 7, 100}) {
    std::vector<char> space(1000);
    pb::io::ArrayOutputStream stream(space.data(), static_cast<int>(space.size()), block);
    {
      pb::io::Printer printer(&stream, '$');
      printer.Print("class $name$ {\n", "name", "Foo");
      printer.Indent();
      printer.Print("$$ $a$$b$\n\n  deeper\n", "a", "1\n2", "b", "");
      printer.Indent();
      printer.PrintRaw("raw $a$\nline\n");
      printer.Print({{"x", "y"}}, "$x$ $x$");
      printer.Outdent();
      printer.Outdent();
      printer.WriteRaw("\n}\n", 3);
      Line(YesNo(printer.failed()));
    }
    Line(std::string(space.data(), static_cast<size_t>(stream.ByteCount())));
  }
  char small[4];
  pb::io::ArrayOutputStream full(small, sizeof(small));
  pb::io::Printer printer(&full, '@');
  printer.Print("too long @a@", "a", "text");
  Line(YesNo(printer.failed()));
}

// The wire format.

void Wire() {
  using Lite = pb::internal::WireFormatLite;
  std::string bytes;
  {
    pb::io::StringOutputStream stream(&bytes);
    pb::io::CodedOutputStream out(&stream);
    Lite::WriteInt32(1, -1, &out);
    Lite::WriteInt64(2, -2, &out);
    Lite::WriteUInt32(3, 300, &out);
    Lite::WriteUInt64(4, 1ull << 60, &out);
    Lite::WriteSInt32(5, -2147483647 - 1, &out);
    Lite::WriteSInt64(6, -5, &out);
    Lite::WriteFixed32(7, 7, &out);
    Lite::WriteFixed64(8, 8, &out);
    Lite::WriteSFixed32(9, -9, &out);
    Lite::WriteSFixed64(10, -10, &out);
    Lite::WriteFloat(11, 1.5f, &out);
    Lite::WriteDouble(12, -0.1, &out);
    Lite::WriteBool(13, true, &out);
    Lite::WriteEnum(14, -3, &out);
    Lite::WriteString(15, "text", &out);
    Lite::WriteBytes(16, std::string("\0b", 2), &out);
    const Leaf leaf = FromText<Leaf>("id: 5 some_label: 'x'");
    leaf.ByteSizeLong();
    Lite::WriteMessage(17, leaf, &out);
    Lite::WriteTag(18, Lite::WIRETYPE_START_GROUP, &out);
    Lite::WriteInt32(1, 1, &out);
    Lite::WriteTag(18, Lite::WIRETYPE_END_GROUP, &out);
  }
  for (const char c : bytes) std::printf("%02x", static_cast<unsigned char>(c));
  Line("");
  pb::io::CodedInputStream input(reinterpret_cast<const uint8_t*>(bytes.data()), static_cast<int>(bytes.size()));
  while (const uint32_t tag = input.ReadTag()) {
    const int number = Lite::GetTagFieldNumber(tag);
    std::string text;
    int32_t i32 = 0;
    int64_t i64 = 0;
    double real = 0;
    bool flag = false;
    Leaf leaf;
    bool ok = true;
    if (number == 1) ok = Lite::ReadPrimitive<int32_t, Lite::TYPE_INT32>(&input, &i32);
    if (number == 5) ok = Lite::ReadPrimitive<int32_t, Lite::TYPE_SINT32>(&input, &i32);
    if (number == 6) ok = Lite::ReadPrimitive<int64_t, Lite::TYPE_SINT64>(&input, &i64);
    if (number == 9) ok = Lite::ReadPrimitive<int32_t, Lite::TYPE_SFIXED32>(&input, &i32);
    if (number == 10) ok = Lite::ReadPrimitive<int64_t, Lite::TYPE_SFIXED64>(&input, &i64);
    if (number == 12) ok = Lite::ReadPrimitive<double, Lite::TYPE_DOUBLE>(&input, &real);
    if (number == 13) ok = Lite::ReadPrimitive<bool, Lite::TYPE_BOOL>(&input, &flag);
    if (number == 14) ok = Lite::ReadPrimitive<int, Lite::TYPE_ENUM>(&input, &i32);
    if (number == 15) ok = Lite::ReadString(&input, &text);
    if (number == 17) ok = Lite::ReadMessage(&input, &leaf);
    const bool is_read = number == 1 || number == 5 || number == 6 || (number >= 9 && number <= 17 && number != 11 &&
                                                                       number != 16);
    if (!is_read) ok = Lite::SkipField(&input, tag);
    std::printf("%d %d %s %d %lld %g %d %s %s\n", number, static_cast<int>(Lite::GetTagWireType(tag)), YesNo(ok), i32,
                static_cast<long long>(i64), real, flag, text.c_str(), leaf.ShortDebugString().c_str());
  }
  // Truncated and malformed fields.
  const std::vector<std::string> malformed = {"\x0a\x05x", "\x0b\x14", "\x0b", "\x0c", "\x0e", "\x0d\x01",
                                              std::string("\x02\x00", 2)};
  for (const std::string& bad : malformed) {
    pb::io::CodedInputStream stream(reinterpret_cast<const uint8_t*>(bad.data()), static_cast<int>(bad.size()));
    Line(YesNo(Lite::SkipField(&stream, stream.ReadTag())));
  }
  const std::vector<int64_t> numbers = {0, -1, 1, INT32_MIN, INT32_MAX, INT64_MAX, INT64_MIN};
  for (const int64_t n : numbers) {
    const int32_t i = static_cast<int32_t>(n);
    std::printf("%u %d %llu %lld %zu %zu %zu %zu %zu\n", Lite::ZigZagEncode32(i),
                Lite::ZigZagDecode32(static_cast<uint32_t>(i)),
                static_cast<unsigned long long>(Lite::ZigZagEncode64(n)),
                static_cast<long long>(Lite::ZigZagDecode64(static_cast<uint64_t>(n))), Lite::Int32Size(i),
                Lite::SInt64Size(n), Lite::UInt64Size(static_cast<uint64_t>(n)), Lite::EnumSize(i),
                Lite::StringSize("abc"));
  }
  for (int type = 1; type <= 18; ++type) {
    const auto field_type = static_cast<Lite::FieldType>(type);
    std::printf("%d %zu %zu\n", static_cast<int>(Lite::WireTypeForFieldType(field_type)), Lite::TagSize(15, field_type),
                Lite::TagSize(16, field_type));
  }
  using Full = pb::internal::WireFormat;
  const pb::Descriptor* const type = pb::FileDescriptorProto::descriptor();
  for (int i = 0; i < type->field_count(); ++i) {
    const pb::FieldDescriptor* const field = type->field(i);
    if (field->number() > 12) continue;  // 3.21.12 has fewer
    std::printf("%d %u %zu\n", static_cast<int>(Full::WireTypeForField(field)), Full::MakeTag(field),
                Full::TagSize(field->number(), field->type()));
  }
  pb::LogHandler* const before = pb::SetLogHandler([](pb::LogLevel, const char*, int, const std::string& message) {
    // libprotobuf has a space at the end.
    Line("logged: " + message.substr(0, message.find_last_not_of(' ') + 1));
  });
  const std::vector<std::string> texts = {"", "caf\xc3\xa9", "\xc3", "\xed\xa0\x80", "\xf5\x80\x80\x80"};
  for (const std::string& text : texts) {
    const int size = static_cast<int>(text.size());
    Line(YesNo(Lite::VerifyUtf8String(text.data(), size, Lite::PARSE, "the.field")));
    Line(YesNo(Lite::VerifyUtf8String(text.data(), size, Lite::SERIALIZE, "")));
  }
  pb::SetLogHandler(before);
}

// Compression.

void Write(pb::io::ZeroCopyOutputStream* stream, const std::string& text) {
  pb::io::CodedOutputStream out(stream);
  out.WriteString(text);
}

/// All bytes of a stream, of which some are given back and read again.
std::string All(pb::io::ZeroCopyInputStream* stream) {
  std::string text;
  const void* data;
  int size;
  while (stream->Next(&data, &size)) {
    const int taken = size > 2 ? size - 1 : size;
    text.append(static_cast<const char*>(data), static_cast<size_t>(taken));
    stream->BackUp(size - taken);
  }
  return text;
}

void Compression() {
  using Output = pb::io::GzipOutputStream;
  using Input = pb::io::GzipInputStream;
  std::string text;
  for (int i = 0; i < 3000; ++i) text += std::to_string(i * i) + (i % 7 == 0 ? "\n" : ",");
  for (const Output::Format format : {Output::GZIP, Output::ZLIB}) {
    for (const int buffer : {1, 10, 65536}) {
      std::string bytes;
      {
        pb::io::StringOutputStream target(&bytes);
        Output::Options options;
        options.format = format;
        options.buffer_size = buffer;
        Output out(&target, options);
        Write(&out, text);
        Line(YesNo(out.Flush()));
        Write(&out, "after");
        Line(std::to_string(out.ByteCount()));
        Line(YesNo(out.Close()));
        Line(YesNo(out.Close()));
      }
      const std::string twice = bytes + bytes;
      for (const Input::Format read_format : {Input::AUTO, Input::GZIP, Input::ZLIB}) {
        for (const std::string& input : {bytes, twice, bytes.substr(0, bytes.size() / 2), std::string("no gzip")}) {
          pb::io::ArrayInputStream source(input.data(), static_cast<int>(input.size()), 100);
          Input in(&source, read_format, buffer);
          const std::string read = All(&in);
          const bool is_whole = read == text + "after" || read == text + "after" + text + "after";
          // How much of truncated or malformed bytes can be read depends on the buffers.
          Line(is_whole ? std::to_string(read.size()) + " " + std::to_string(in.ByteCount()) : "not whole");
        }
      }
      pb::io::ArrayInputStream source(bytes.data(), static_cast<int>(bytes.size()));
      Input in(&source, Input::AUTO, buffer);
      const void* data;
      int size;
      Line(YesNo(in.Skip(100)));
      Line(YesNo(in.Next(&data, &size)));
      Line(std::string(1, static_cast<const char*>(data)[0]));
      Line(YesNo(in.Skip(1000000)));
    }
  }
}

// Casts.

void Casts() {
  Leaf leaf;
  pb::Message* const message = &leaf;
  const pb::Message* const constant = message;
  const pb::Message* const none = nullptr;
  Line(YesNo(pb::DynamicCastToGenerated<Leaf>(message) == &leaf));
  Line(YesNo(pb::DynamicCastToGenerated<Leaf>(constant) == &leaf));
  Line(YesNo(pb::DynamicCastToGenerated<Item>(message) == nullptr));
  Line(YesNo(pb::DynamicCastToGenerated<Item>(none) == nullptr));
  pb::LinkMessageReflection<Order>();
  Line(YesNo(pb::DescriptorPool::generated_pool()->FindMessageTypeByName("demo.beside.Order") != nullptr));
}

}  // namespace

int main() {
  Json();
  Differences();
  Masks();
  Printing();
  Wire();
  Compression();
  Casts();
  return 0;
}
