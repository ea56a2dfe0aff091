// Empty input for each function that takes a pointer and a length, or a view: a null pointer with length 0 is the empty
// sequence of bytes. UndefinedBehaviorSanitizer finds null pointers passed to memcpy and the like.
#include <sstream>
#include <string_view>
#include <vector>

#include "check.h"
#include "explicit.pb.h"
#include "extension.pb.h"
#include "google/protobuf/any.pb.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/text_format.h"
#include "google/protobuf/unknown_field_set.h"
#include "google/protobuf/util/delimited_message_util.h"
#include "implicit.pb.h"
#include "lite.pb.h"
#include "map.pb.h"

namespace pb = google::protobuf;
using demo::test::All;
using pb::io::ArrayInputStream;
using pb::io::ArrayOutputStream;
using pb::io::CodedInputStream;
using touchstone_test::ToHex;

namespace {

const std::string_view null_view;
const std::vector<char> no_bytes;

/// Parses empty input in every way. \returns the number of ways that failed, left data in the message, or merged
/// incorrectly.
template <typename Message>
int Refusals(Message filled) {
  int refused = 0;
  const auto check = [&](bool partial, bool clears, auto parse) {
    Message m = filled;
    const bool valid = partial || !clears || Message().IsInitialized();
    const std::string expected = clears ? "" : filled.SerializePartialAsString();
    if (parse(m) != valid || m.SerializePartialAsString() != expected) ++refused;
  };
  check(false, true, [](Message& m) { return m.ParseFromArray(nullptr, 0); });
  check(true, true, [](Message& m) { return m.ParsePartialFromArray(nullptr, 0); });
  check(false, true, [](Message& m) { return m.ParseFromArray(no_bytes.data(), 0); });
  check(false, true, [](Message& m) { return m.ParseFromString(null_view); });
  check(false, true, [](Message& m) { return m.ParseFromString({nullptr, 0}); });
  check(false, true, [](Message& m) { return m.ParseFromString(std::string()); });
  check(true, true, [](Message& m) { return m.ParsePartialFromString(null_view); });
  check(false, false, [](Message& m) { return m.MergeFromString(null_view); });
  check(true, false, [](Message& m) { return m.MergePartialFromString(null_view); });
  check(false, true, [](Message& m) {
    CodedInputStream input(nullptr, 0);
    return m.ParseFromCodedStream(&input) && input.ConsumedEntireMessage();
  });
  check(true, true, [](Message& m) {
    CodedInputStream input(nullptr, 0);
    return m.ParsePartialFromCodedStream(&input);
  });
  check(false, false, [](Message& m) {
    CodedInputStream input(nullptr, 0);
    return m.MergeFromCodedStream(&input);
  });
  check(true, false, [](Message& m) {
    CodedInputStream input(nullptr, 0);
    return m.MergePartialFromCodedStream(&input);
  });
  check(false, true, [](Message& m) {
    ArrayInputStream input(nullptr, 0);
    return m.ParseFromZeroCopyStream(&input);
  });
  check(true, true, [](Message& m) {
    ArrayInputStream input(nullptr, 0);
    return m.ParsePartialFromZeroCopyStream(&input);
  });
  check(false, true, [](Message& m) {
    ArrayInputStream input(nullptr, 0);
    return m.ParseFromBoundedZeroCopyStream(&input, 0);
  });
  check(false, false, [](Message& m) {
    ArrayInputStream input(nullptr, 0);
    return m.MergeFromBoundedZeroCopyStream(&input, 0);
  });
  check(false, true, [](Message& m) {
    std::istringstream input;
    return m.ParseFromIstream(&input);
  });
  return refused;
}

/// Serializes an empty message in every way that uses the caller's memory. \returns the number that failed or wrote.
template <typename Message>
int Outputs() {
  int wrong = 0;
  const Message m;
  const auto check = [&](bool written) { wrong += written ? 0 : 1; };
  check(m.ByteSizeLong() == 0);
  check(m.SerializePartialToArray(nullptr, 0));
  check(m.SerializeToArray(nullptr, 0) == m.IsInitialized());
  m.ByteSizeLong();
  check(m.SerializeWithCachedSizesToArray(nullptr) == nullptr);
  std::string text = "kept";
  check(m.AppendPartialToString(&text) && text == "kept");
  check(m.SerializePartialToString(&text) && text.empty());
  ArrayOutputStream output(nullptr, 0);
  check(m.SerializePartialToZeroCopyStream(&output) && output.ByteCount() == 0);
  pb::io::CodedOutputStream coded(&output);
  check(m.SerializePartialToCodedStream(&coded) && coded.ByteCount() == 0);
  return wrong;
}

}  // namespace

TEST(EmptyInputParsesAsAnEmptyMessage) {
  All all;
  all.set_st("kept");
  CHECK_EQ(Refusals(all), 0);
  demo::old::Leaf leaf;
  leaf.set_name("required");
  CHECK_EQ(Refusals(leaf), 0);
  demo::maps::Maps maps;
  (*maps.mutable_texts())["k"] = "v";
  CHECK_EQ(Refusals(maps), 0);
  demo::ext::Set set;
  set.MutableExtension(demo::ext::Item::in_set)->set_value(1);
  CHECK_EQ(Refusals(set), 0);
  demo::light::Point point;
  point.set_x(1);
  CHECK_EQ(Refusals(point), 0);
}

TEST(AnEmptyMessageSerializesToANullPointer) {
  CHECK_EQ(Outputs<All>(), 0);
  CHECK_EQ(Outputs<demo::old::Leaf>(), 0);
  CHECK_EQ(Outputs<demo::maps::Maps>(), 0);
  CHECK_EQ(Outputs<demo::ext::Set>(), 0);
  CHECK_EQ(Outputs<demo::ext::Host>(), 0);
  CHECK_EQ(Outputs<demo::light::Point>(), 0);
}

TEST(SettersAcceptNullWithLengthZero) {
  All m;
  m.set_st("before");
  m.set_st(nullptr, 0);
  m.set_by(nullptr, 0);
  m.set_st(null_view);
  m.set_cs(null_view);
  m.set_cb(nullptr, 0);
  m.add_rs(nullptr, 0);
  m.add_rs(null_view);
  m.set_rs(0, nullptr, 0);
  m.add_rby(nullptr, 0);
  CHECK_EQ(m.st(), "");
  CHECK_EQ(m.rs_size(), 2);
  CHECK(m.choice_case() == All::kCb);
  const pb::Reflection* reflection = m.GetReflection();
  reflection->SetString(&m, All::descriptor()->FindFieldByName("os"), null_view);
  CHECK(m.has_os() && m.os().empty());
  demo::maps::Maps maps;
  (*maps.mutable_texts())[null_view] = "of the empty key";
  CHECK_EQ(maps.texts().at(""), "of the empty key");
  demo::ext::Host host;
  host.SetExtension(demo::ext::text, null_view);
  CHECK_EQ(host.GetExtension(demo::ext::text), "");
  demo::old::Level level;
  CHECK(!demo::old::Level_Parse(null_view, &level));
}

TEST(UnknownFieldsAcceptEmptyInput) {
  pb::UnknownFieldSet set;
  set.AddVarint(1, 2);
  CHECK(set.MergeFromString(null_view));
  CHECK_EQ(set.field_count(), 1);
  CHECK(set.ParseFromArray(nullptr, 0));
  CHECK(set.empty());
  CHECK(set.ParseFromString(null_view));
  ArrayInputStream input(nullptr, 0);
  CHECK(set.ParseFromZeroCopyStream(&input));
  CodedInputStream coded(nullptr, 0);
  CHECK(set.ParseFromCodedStream(&coded));
  set.AddLengthDelimited(5, null_view);
  CHECK_EQ(ToHex(set.SerializeAsString()), "2a00");
  set.Clear();
  CHECK_EQ(set.SerializeAsString(), "");
}

TEST(TextFormatAcceptsEmptyInput) {
  All m;
  m.set_st("before");
  CHECK(pb::TextFormat::MergeFromString(null_view, &m));
  CHECK_EQ(m.st(), "before");
  CHECK(pb::TextFormat::ParseFromString(null_view, &m));
  CHECK_EQ(m.ByteSizeLong(), 0u);
  ArrayInputStream input(nullptr, 0);
  CHECK(pb::TextFormat::Parse(&input, &m));
  demo::old::Leaf leaf;
  pb::TextFormat::Parser partial;
  partial.AllowPartialMessage(true);
  CHECK(partial.ParseFromString(null_view, &leaf));
}

TEST(StreamsOverEmptyArrays) {
  CodedInputStream input(nullptr, 0);
  char buffer[1];
  std::string text = "before";
  const void* data;
  int size;
  uint32_t number;
  CHECK(input.ReadRaw(buffer, 0));
  CHECK(input.ReadString(&text, 0));
  CHECK_EQ(text, "");
  CHECK(input.Skip(0));
  CHECK(!input.Skip(1));
  CHECK(!input.GetDirectBufferPointer(&data, &size));
  CHECK(!input.ReadVarint32(&number));
  CHECK_EQ(input.ReadTag(), 0u);
  CHECK(input.ConsumedEntireMessage());
  All m;
  bool clean_eof = false;
  CodedInputStream delimited(nullptr, 0);
  CHECK(!pb::util::ParseDelimitedFromCodedStream(&m, &delimited, &clean_eof));
  CHECK(clean_eof);
  ArrayOutputStream output(nullptr, 0);
  pb::io::CodedOutputStream coded(&output, true);
  coded.WriteRaw(nullptr, 0);
  coded.WriteString("");
  CHECK(!coded.HadError());
}

TEST(AnAnyCanBeEmpty) {
  pb::Any any;
  any.PackFrom(All());
  any.set_value(nullptr, 0);
  All m;
  m.set_i32(1);
  CHECK(any.UnpackTo(&m));
  CHECK_EQ(m.i32(), 0);
}

TEST(AFileCanBeBuiltFromEmptyInput) {
  pb::FileDescriptorProto proto;
  CHECK(proto.ParseFromArray(nullptr, 0));
  pb::DescriptorPool pool;
  // The file name may be empty.
  const pb::FileDescriptor* file = pool.BuildFile(proto);
  CHECK(file == nullptr || file->name().empty());
  CHECK(pool.FindMessageTypeByName("") == nullptr);
}
