// Messages from and to streams, single and in sequence. The same file passes with libprotobuf, except for the check
// with a comment.
#include <fcntl.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <unistd.h>

#include <climits>
#include <fstream>
#include <sstream>
#include <thread>

#include "check.h"
#include "explicit.pb.h"
#include "implicit.pb.h"
#include "lite.pb.h"
#include "map.pb.h"

using demo::test::All;
using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::ArrayOutputStream;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;
using google::protobuf::io::StringOutputStream;
using touchstone_test::Hex;

namespace {

/// A message with every kind of record, including unknown ones; some are longer than a stream's buffer.
All Sample() {
  All m;
  m.set_i32(-1);
  m.set_u64(1ull << 60);
  m.set_f32(7);
  m.set_db(1.5);
  m.set_st(std::string(20000, 's'));
  m.mutable_part()->mutable_next()->set_label("below");
  m.mutable_inner()->add_all()->set_by(std::string(9000, 'b'));
  for (int i = 0; i < 3000; ++i) m.add_ri(i * 1000);
  m.add_rs("repeated");
  m.add_rs("");
  m.set_cs("chosen");
  // Field 200, which the schema does not know.
  m.MergeFromString(Hex("c00c05"));
  return m;
}

int LengthOf(const std::string& bytes) { return static_cast<int>(bytes.size()); }

std::string VarintOf(uint32_t value) {
  uint8_t bytes[5];
  return std::string(bytes, CodedOutputStream::WriteVarint32ToArray(value, bytes));
}

/// A named temporary file, removed by the destructor.
class NamedFile {
 public:
  NamedFile() {
    char name[] = "/tmp/touchstone-message-XXXXXX";
    close(mkstemp(name));
    this->name = name;
  }
  ~NamedFile() { unlink(name.c_str()); }
  std::string name;
};

}  // namespace

TEST(MessagesAreParsedFromBuffersOfAnySize) {
  All sample = Sample();
  sample.set_st("short");
  sample.mutable_inner()->Clear();
  sample.mutable_ri()->Truncate(10);
  const std::string bytes = sample.SerializeAsString();
  for (int piece = 1; piece <= LengthOf(bytes); ++piece) {
    ArrayInputStream input(bytes.data(), LengthOf(bytes), piece);
    All m;
    m.set_bo(true);
    CHECK(m.ParseFromZeroCopyStream(&input));
    CHECK(m.SerializeAsString() == bytes);
    ArrayInputStream cut(bytes.data(), LengthOf(bytes) - 1, piece);
    CHECK(!m.ParseFromZeroCopyStream(&cut));
  }
}

TEST(MessagesInFiles) {
  const All sample = Sample();
  const NamedFile file;
  {
    std::ofstream output(file.name, std::ios::binary | std::ios::trunc);
    CHECK(sample.SerializeToOstream(&output));
  }
  All m;
  {
    std::ifstream input(file.name, std::ios::binary);
    CHECK(m.ParseFromIstream(&input));
  }
  CHECK(m.SerializeAsString() == sample.SerializeAsString());
  const int descriptor = open(file.name.c_str(), O_RDWR | O_TRUNC);
  CHECK(sample.SerializeToFileDescriptor(descriptor));
  lseek(descriptor, 0, SEEK_SET);
  m.Clear();
  CHECK(m.ParseFromFileDescriptor(descriptor));
  CHECK(m.SerializeAsString() == sample.SerializeAsString());
  CHECK(m.ParseFromFileDescriptor(descriptor));
  CHECK_EQ(m.ByteSizeLong(), 0u);
  close(descriptor);
  CHECK(!m.ParseFromFileDescriptor(descriptor));
  CHECK(!sample.SerializeToFileDescriptor(descriptor));
  // Nothing can exist below a file, whoever runs the test.
  const std::string nowhere = file.name + "/file";
  std::ifstream missing(nowhere);
  CHECK(!m.ParseFromIstream(&missing));
  std::ofstream unwritable(nowhere);
  CHECK(!sample.SerializeToOstream(&unwritable));
}

TEST(MessagesThroughAPipe) {
  const All sample = Sample();
  int ends[2];
  CHECK_EQ(pipe(ends), 0);
  std::thread writer([&] {
    CHECK(sample.SerializeToFileDescriptor(ends[1]));
    close(ends[1]);
  });
  All m;
  CHECK(m.ParseFromFileDescriptor(ends[0]));
  writer.join();
  close(ends[0]);
  CHECK(m.SerializeAsString() == sample.SerializeAsString());
}

TEST(PartialStreams) {
  demo::old::Leaf leaf;
  leaf.set_weight(3);
  std::stringstream stream;
  CHECK(leaf.SerializePartialToOstream(&stream));
  CHECK(!leaf.ParseFromIstream(&stream));
  CHECK_EQ(leaf.weight(), 3);
  std::stringstream again(stream.str());
  leaf.Clear();
  CHECK(leaf.ParsePartialFromIstream(&again));
  CHECK_EQ(leaf.weight(), 3);
  ArrayInputStream input("\x18\x03", 2);
  CHECK(!leaf.ParseFromZeroCopyStream(&input));
  ArrayInputStream partial("\x18\x04", 2);
  CHECK(leaf.ParsePartialFromZeroCopyStream(&partial));
  CHECK_EQ(leaf.weight(), 4);
}

TEST(SeveralBoundedMessagesInAStream) {
  const std::string bytes = Hex("0801 0802 0803");
  ArrayInputStream input(bytes.data(), LengthOf(bytes), 3);
  demo::test::Part m;
  CHECK(m.ParseFromBoundedZeroCopyStream(&input, 2));
  CHECK_EQ(m.id(), 1);
  CHECK_EQ(input.ByteCount(), 2);
  CHECK(m.MergePartialFromBoundedZeroCopyStream(&input, 0));
  CHECK_EQ(m.id(), 1);
  CHECK(m.ParsePartialFromBoundedZeroCopyStream(&input, 0));
  CHECK_EQ(m.id(), 0);
  CHECK(m.MergeFromBoundedZeroCopyStream(&input, 4));
  CHECK_EQ(m.id(), 3);
  CHECK(!m.ParseFromBoundedZeroCopyStream(&input, 1));
  ArrayInputStream shorter(bytes.data(), 4);
  CHECK(!m.ParseFromBoundedZeroCopyStream(&shorter, 5));
}

TEST(CodedStreamsStopAtEndGroupAndZeroTags) {
  const std::string bytes = Hex("0801 0c 0802 00 0803");
  for (int piece = 1; piece <= 8; ++piece) {
    ArrayInputStream stream(bytes.data(), LengthOf(bytes), piece);
    CodedInputStream input(&stream);
    demo::test::Part m;
    CHECK(m.MergeFromCodedStream(&input));
    CHECK_EQ(m.id(), 1);
    CHECK(input.LastTagWas(0x0c));
    CHECK(!input.ConsumedEntireMessage());
    CHECK_EQ(input.CurrentPosition(), 3);
    CHECK(m.ParseFromCodedStream(&input));
    CHECK_EQ(m.id(), 2);
    CHECK(input.LastTagWas(0));
    CHECK(!input.ConsumedEntireMessage());
    CHECK(m.ParseFromCodedStream(&input));
    CHECK_EQ(m.id(), 3);
    CHECK(input.ConsumedEntireMessage());
    ArrayInputStream whole(bytes.data(), LengthOf(bytes), piece);
    CHECK(!m.ParseFromZeroCopyStream(&whole));
  }
}

TEST(CodedStreamsObserveLimits) {
  const std::string bytes = Hex("08 96 01 12 02 68 69 08 05");
  for (int piece = 1; piece <= LengthOf(bytes); ++piece) {
    ArrayInputStream stream(bytes.data(), LengthOf(bytes), piece);
    CodedInputStream input(&stream);
    const CodedInputStream::Limit limit = input.PushLimit(7);
    demo::test::Part m;
    CHECK(m.MergeFromCodedStream(&input));
    CHECK(input.ConsumedEntireMessage());
    CHECK_EQ(input.BytesUntilLimit(), 0);
    input.PopLimit(limit);
    CHECK_EQ(m.id(), 150);
    CHECK_EQ(m.label(), "hi");
    CHECK_EQ(input.ReadTag(), 8u);
    ArrayInputStream again(bytes.data(), LengthOf(bytes), piece);
    CodedInputStream cut(&again);
    cut.PushLimit(6);
    CHECK(!m.MergeFromCodedStream(&cut));
  }
}

TEST(CodedStreamsLimitNesting) {
  demo::test::Part m;
  demo::test::Part* inner = &m;
  for (int i = 0; i < 10; ++i) inner = inner->mutable_next();
  inner->set_id(1);
  const std::string bytes = m.SerializeAsString();
  for (int limit = 8; limit <= 12; ++limit) {
    ArrayInputStream stream(bytes.data(), LengthOf(bytes), 5);
    CodedInputStream input(&stream);
    input.SetRecursionLimit(limit);
    demo::test::Part read;
    CHECK_EQ(read.ParseFromCodedStream(&input), limit >= 10);
  }
}

TEST(UnknownGroupsMayCrossBuffers) {
  const std::string bytes = Hex("0801 c30c 08 9601 c30d 12 03 616263 c40d 15 01020304 19 0102030405060708 c40c 120178");
  for (int piece = 1; piece <= LengthOf(bytes); ++piece) {
    ArrayInputStream stream(bytes.data(), LengthOf(bytes), piece);
    demo::test::Part m;
    CHECK(m.ParseFromZeroCopyStream(&stream));
    CHECK_EQ(m.label(), "x");
    CHECK_EQ(m.SerializeAsString().size(), bytes.size());
  }
  for (const char* bad : {"c30c 08", "c30c cc0c", "c30c 0801", "c30c 00", "c30c 07", "c30c 1201", "c30c 150102"}) {
    const std::string wrong = Hex(bad);
    for (int piece = 1; piece <= LengthOf(wrong); ++piece) {
      ArrayInputStream stream(wrong.data(), LengthOf(wrong), piece);
      demo::test::Part m;
      CHECK(!m.ParseFromZeroCopyStream(&stream));
    }
  }
}

TEST(LengthsBeyondTheEndAreRejected) {
  for (const char* hex : {"12 ffffffff07", "12 ffffffffffffffffff01", "12 8080808008", "1a ffffff7f 0801"}) {
    const std::string bytes = Hex(hex);
    for (int piece = 1; piece <= LengthOf(bytes); ++piece) {
      ArrayInputStream stream(bytes.data(), LengthOf(bytes), piece);
      demo::test::Part m;
      CHECK(!m.ParseFromZeroCopyStream(&stream));
    }
  }
  // Over-long tags are malformed wherever a piece ends.
  const std::string tag = Hex("88 80 80 80 80 00 01");
  for (int piece = 1; piece <= LengthOf(tag); ++piece) {
    ArrayInputStream stream(tag.data(), LengthOf(tag), piece);
    demo::test::Part m;
    CHECK(!m.ParseFromZeroCopyStream(&stream));
  }
}

TEST(MessagesAreWrittenToBuffersOfAnySize) {
  demo::test::Part m;
  m.set_id(150);
  m.set_label("a label of some length");
  m.mutable_next()->set_id(1);
  const std::string bytes = m.SerializeAsString();
  for (int block = 1; block <= LengthOf(bytes) + 1; ++block) {
    char room[100];
    ArrayOutputStream stream(room, sizeof(room), block);
    CHECK(m.SerializeToZeroCopyStream(&stream));
    CHECK_EQ(stream.ByteCount(), LengthOf(bytes));
    CHECK(std::string(room, bytes.size()) == bytes);
    ArrayOutputStream small(room, LengthOf(bytes) - 1, block);
    CHECK(!m.SerializePartialToZeroCopyStream(&small));
  }
  std::string text;
  {
    StringOutputStream stream(&text);
    CodedOutputStream output(&stream);
    output.WriteTag(0x1a);
    output.WriteVarint32(static_cast<uint32_t>(m.ByteSizeLong()));
    m.SerializeWithCachedSizes(&output);
    CHECK_EQ(m.GetCachedSize(), LengthOf(bytes));
    CHECK(m.SerializeToCodedStream(&output));
  }
  CHECK(text == "\x1a" + VarintOf(static_cast<uint32_t>(bytes.size())) + bytes + bytes);
}

TEST(DelimitedMessages) {
  namespace util = google::protobuf::util;
  std::stringstream stream;
  for (int i = 0; i < 300; ++i) {
    demo::test::Part m;
    m.set_id(i);
    m.set_label(std::string(static_cast<size_t>(i) * 10, 'x'));
    CHECK(util::SerializeDelimitedToOstream(m, &stream));
  }
  google::protobuf::io::IstreamInputStream input(&stream, 100);
  bool clean_eof = true;
  for (int i = 0; i < 300; ++i) {
    demo::test::Part m;
    CHECK(util::ParseDelimitedFromZeroCopyStream(&m, &input, &clean_eof));
    CHECK(!clean_eof);
    CHECK_EQ(m.id(), i);
    CHECK_EQ(m.label().size(), static_cast<size_t>(i) * 10);
  }
  demo::test::Part m;
  CHECK(!util::ParseDelimitedFromZeroCopyStream(&m, &input, &clean_eof));
  CHECK(clean_eof);
}

TEST(TruncatedDelimitedMessages) {
  namespace util = google::protobuf::util;
  for (const char* hex :
       {"05 0801", "80", "ffffffff07 0801", "ffffffff0f 0801", "02 0801 03 12", "03 08 01 00", "01 0c"}) {
    const std::string bytes = Hex(hex);
    ArrayInputStream input(bytes.data(), LengthOf(bytes), 1);
    bool clean_eof = true;
    demo::test::Part m;
    if (hex[1] == '2') CHECK(util::ParseDelimitedFromZeroCopyStream(&m, &input, nullptr));
    CHECK(!util::ParseDelimitedFromZeroCopyStream(&m, &input, &clean_eof));
    CHECK(!clean_eof);
  }
  // The data stays: each message is merged into the previous ones.
  const std::string bytes = Hex("02 0801 03 120178");
  CodedInputStream input(reinterpret_cast<const uint8_t*>(bytes.data()), LengthOf(bytes));
  demo::test::Part m;
  CHECK(util::ParseDelimitedFromCodedStream(&m, &input, nullptr));
  CHECK(util::ParseDelimitedFromCodedStream(&m, &input, nullptr));
  CHECK_EQ(m.id(), 1);
  CHECK_EQ(m.label(), "x");
}

TEST(DelimitedMessagesInAFile) {
  namespace util = google::protobuf::util;
  const NamedFile file;
  const int descriptor = open(file.name.c_str(), O_RDWR);
  const All sample = Sample();
  CHECK(util::SerializeDelimitedToFileDescriptor(sample, descriptor));
  demo::light::Point point;
  point.set_x(7);
  CHECK(util::SerializeDelimitedToFileDescriptor(point, descriptor));
  lseek(descriptor, 0, SEEK_SET);
  google::protobuf::io::FileInputStream input(descriptor);
  All m;
  CHECK(util::ParseDelimitedFromZeroCopyStream(&m, &input, nullptr));
  CHECK(m.SerializeAsString() == sample.SerializeAsString());
  point.Clear();
  CHECK(util::ParseDelimitedFromZeroCopyStream(&point, &input, nullptr));
  CHECK_EQ(point.x(), 7);
  close(descriptor);
  CHECK(!util::SerializeDelimitedToFileDescriptor(point,
                                                  descriptor));  // libprotobuf 3.21.12 does not flush before it answers
}

/// Fills a map with keys and zeros. \returns the deterministic output of the message, which is cleared.
template <typename Map>
std::string SortedBytes(demo::maps::Maps* m, Map* map, std::initializer_list<typename Map::key_type> keys) {
  for (const auto& key : keys) (*map)[key];
  std::string bytes;
  {
    StringOutputStream stream(&bytes);
    CodedOutputStream output(&stream);
    output.SetSerializationDeterministic(true);
    CHECK(m->SerializeToCodedStream(&output));
  }
  m->Clear();
  return touchstone_test::ToHex(bytes);
}

TEST(DeterministicOutputSortsNumbersByTheirValue) {
  // The wire format by hand: for each entry tag, length, key, value; as libprotobuf writes it.
  demo::maps::Maps m;
  CHECK_EQ(SortedBytes(&m, m.mutable_s32(), {0, -1, 1}),
           "2a0408011000"
           "2a0408001000"
           "2a0408021000");
  CHECK_EQ(SortedBytes(&m, m.mutable_sf32(), {0, -1, 1}),
           "4a0e0dffffffff110000000000000000"
           "4a0e0d00000000110000000000000000"
           "4a0e0d01000000110000000000000000");
  CHECK_EQ(SortedBytes(&m, m.mutable_sf64(), {0, -1}),
           "520b09ffffffffffffffff1200"
           "520b0900000000000000001200");
  CHECK_EQ(SortedBytes(&m, m.mutable_i64(), {0, -1}),
           "120d08ffffffffffffffffff011000"
           "120408001000");
  CHECK_EQ(SortedBytes(&m, m.mutable_u32(), {0xffffffffu, 0}),
           "1a0708001500000000"
           "1a0b08ffffffff0f1500000000");
  CHECK_EQ(SortedBytes(&m, m.mutable_f32(), {0xffffffffu, 0}),
           "3a070d000000001000"
           "3a070dffffffff1000");
}

TEST(DeterministicOutputSortsMapsByKey) {
  // Equal maps with different histories iterate in different orders.
  demo::maps::Maps one, other;
  for (int i = 0; i < 100; ++i) {
    const std::string key = std::to_string(i);
    (*one.mutable_texts())[key] = "x";
    (*one.mutable_i64())[i] = i;
    (*one.mutable_values())["outer"].mutable_children()->operator[](key).set_number(i);
  }
  (*one.mutable_flags())[true] = (*one.mutable_flags())[false] = demo::maps::BLUE;
  for (int i = 2000; i >= 0; --i) {
    const std::string key = std::to_string(i);
    (*other.mutable_texts())[key] = "x";
    (*other.mutable_i64())[i] = i;
    (*other.mutable_values())["outer"].mutable_children()->operator[](key).set_number(i);
  }
  (*other.mutable_flags())[false] = (*other.mutable_flags())[true] = demo::maps::BLUE;
  for (int i = 100; i <= 2000; ++i) {
    other.mutable_texts()->erase(std::to_string(i));
    other.mutable_i64()->erase(i);
    (*other.mutable_values())["outer"].mutable_children()->erase(std::to_string(i));
  }
  std::string bytes[2];
  for (int i = 0; i < 2; ++i) {
    StringOutputStream stream(&bytes[i]);
    CodedOutputStream output(&stream);
    output.SetSerializationDeterministic(true);
    CHECK((i == 0 ? one : other).SerializeToCodedStream(&output));
  }
  CHECK(bytes[0] == bytes[1]);
  CHECK_EQ(bytes[0].size(), one.ByteSizeLong());
  CHECK(one.SerializeAsString() != other.SerializeAsString());
}
