// A stream that has reported its end must not be read again: a socket or a terminal would block.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <algorithm>

#include "check.h"
#include "google/protobuf/text_format.h"
#include "google/protobuf/unknown_field_set.h"
#include "google/protobuf/util/delimited_message_util.h"
#include "implicit.pb.h"

using demo::test::All;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;
using google::protobuf::io::ConcatenatingInputStream;
using google::protobuf::io::LimitingInputStream;
using google::protobuf::io::ZeroCopyInputStream;
using google::protobuf::io::ZeroCopyOutputStream;
using touchstone_test::Hex;

namespace {

/// Returns a text in pieces, and counts the reads after its end.
class Pieces final : public ZeroCopyInputStream {
 public:
  Pieces(std::string bytes, int piece) : bytes_(std::move(bytes)), piece_(piece) {}
  bool Next(const void** data, int* size) override {
    if (ended_) ++asked_again;
    ended_ = ended_ || position_ == static_cast<int>(bytes_.size());
    if (ended_) return false;
    *data = bytes_.data() + position_;
    *size = std::min(piece_, static_cast<int>(bytes_.size()) - position_);
    position_ += *size;
    return true;
  }
  void BackUp(int count) override { position_ -= count; }
  bool Skip(int count) override {
    position_ += count;
    return true;
  }
  int64_t ByteCount() const override { return position_; }

  int asked_again = 0;

 private:
  const std::string bytes_;
  const int piece_;
  int position_ = 0;
  bool ended_ = false;
};

/// Has space for a given number of bytes, and counts the requests after it is full.
class Room final : public ZeroCopyOutputStream {
 public:
  explicit Room(int room) : room_(room) {}
  bool Next(void** data, int* size) override {
    if (full_) ++asked_again;
    full_ = full_ || used_ == room_;
    if (full_) return false;
    *data = buffer_ + used_;
    *size = 1;
    ++used_;
    return true;
  }
  void BackUp(int count) override { used_ -= count; }
  int64_t ByteCount() const override { return used_; }

  int asked_again = 0;

 private:
  char buffer_[64];
  const int room_;
  int used_ = 0;
  bool full_ = false;
};

/// Reads a stream in pieces of several sizes. \returns the number of reads after an end.
template <typename Read>
int AskedAgain(const std::string& bytes, Read read) {
  int asked = 0;
  for (const int piece : {1, 2, 3, 1000}) {
    Pieces pieces(bytes, piece);
    read(pieces);
    asked += pieces.asked_again;
  }
  return asked;
}

}  // namespace

TEST(ReadersDoNotReadAStreamAfterItsEnd) {
  // Complete; truncated in a number, a string, a group; malformed; empty.
  for (const char* hex : {"0801 7203616263", "08", "0880", "7205 6162", "720561", "8b0108", "8b01", "07", ""}) {
    const std::string bytes = Hex(hex);
    const std::string delimited = std::string(1, static_cast<char>(bytes.size() + 1)) + bytes;
    CHECK_EQ(AskedAgain(bytes, [](Pieces& input) { All().ParseFromZeroCopyStream(&input); }), 0);
    CHECK_EQ(AskedAgain(bytes, [](Pieces& input) { All().ParseFromBoundedZeroCopyStream(&input, 100); }), 0);
    CHECK_EQ(AskedAgain(bytes,
                        [](Pieces& input) {
                          CodedInputStream coded(&input);
                          All m;
                          m.ParseFromCodedStream(&coded);
                          m.MergeFromCodedStream(&coded);
                          coded.ReadTag();
                          coded.Skip(1);
                          uint32_t number;
                          coded.ReadVarint32(&number);
                          std::string text;
                          coded.ReadString(&text, 1);
                        }),
             0);
    CHECK_EQ(AskedAgain(delimited,
                        [](Pieces& input) {
                          All m;
                          google::protobuf::util::ParseDelimitedFromZeroCopyStream(&m, &input, nullptr);
                        }),
             0);
    CHECK_EQ(AskedAgain(bytes,
                        [](Pieces& input) {
                          google::protobuf::UnknownFieldSet set;
                          set.ParseFromZeroCopyStream(&input);
                        }),
             0);
    CHECK_EQ(AskedAgain("i32: 1", [](Pieces& input) {
               All m;
               google::protobuf::TextFormat::Parse(&input, &m);
             }),
             0);
    const auto drain = [](ZeroCopyInputStream& input) {
      const void* data;
      int size;
      while (input.Next(&data, &size)) continue;
      input.Next(&data, &size);
    };
    CHECK_EQ(AskedAgain(bytes,
                        [&](Pieces& input) {
                          LimitingInputStream limited(&input, 100);
                          drain(limited);
                        }),
             0);
    CHECK_EQ(AskedAgain(bytes,
                        [&](Pieces& input) {
                          ZeroCopyInputStream* streams[] = {&input};
                          ConcatenatingInputStream all(streams, 1);
                          drain(all);
                        }),
             0);
  }
}

TEST(WritersDoNotUseAFullStream) {
  All m;
  m.set_st("twenty bytes of text");
  for (const bool eager : {false, true}) {
    for (const int room : {0, 1, 5, 22, 64}) {
      Room output(room);
      {
        CodedOutputStream coded(&output, eager);
        CHECK_EQ(m.SerializeToCodedStream(&coded), room >= 22);
        CHECK_EQ(coded.HadError(), room < 22);
        coded.WriteVarint32(1);
        coded.WriteString("x");
      }
      CHECK_EQ(output.asked_again, 0);
    }
  }
  Room output(3);
  google::protobuf::TextFormat::Print(m, &output);
  CHECK_EQ(output.asked_again, 0);
}
