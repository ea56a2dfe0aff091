// Zero-copy and coded streams. The same file passes with libprotobuf, except for the two checks with a comment.
#include <fcntl.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <memory>
#include <sstream>

#include "check.h"

using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::ArrayOutputStream;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;
using google::protobuf::io::ConcatenatingInputStream;
using google::protobuf::io::CopyingInputStream;
using google::protobuf::io::CopyingInputStreamAdaptor;
using google::protobuf::io::CopyingOutputStream;
using google::protobuf::io::CopyingOutputStreamAdaptor;
using google::protobuf::io::FileInputStream;
using google::protobuf::io::FileOutputStream;
using google::protobuf::io::IstreamInputStream;
using google::protobuf::io::LimitingInputStream;
using google::protobuf::io::OstreamOutputStream;
using google::protobuf::io::StringOutputStream;
using google::protobuf::io::ZeroCopyInputStream;
using google::protobuf::io::ZeroCopyOutputStream;
using touchstone_test::Hex;
using touchstone_test::ToHex;

namespace {

/// \returns the rest of the stream.
std::string ReadAll(ZeroCopyInputStream& input) {
  std::string bytes;
  const void* data;
  int size;
  while (input.Next(&data, &size)) bytes.append(static_cast<const char*>(data), static_cast<size_t>(size));
  return bytes;
}

/// Writes to the stream's buffers. \returns false if there are no more.
bool WriteAll(ZeroCopyOutputStream& output, const std::string& bytes) {
  size_t written = 0;
  while (written < bytes.size()) {
    void* data;
    int size;
    if (!output.Next(&data, &size)) return false;
    const size_t count = std::min(bytes.size() - written, static_cast<size_t>(size));
    std::memcpy(data, bytes.data() + written, count);
    written += count;
    output.BackUp(size - static_cast<int>(count));
  }
  return true;
}

/// An unnamed temporary file, removed when it is closed.
class TemporaryFile {
 public:
  TemporaryFile() {
    char name[] = "/tmp/touchstone-streams-XXXXXX";
    descriptor_ = mkstemp(name);
    unlink(name);
  }
  ~TemporaryFile() { close(descriptor_); }
  int descriptor() const { return descriptor_; }
  void Rewind() { lseek(descriptor_, 0, SEEK_SET); }

 private:
  int descriptor_;
};

/// Returns the bytes of a string in small pieces, then an error if requested.
class Dribble : public CopyingInputStream {
 public:
  Dribble(std::string bytes, int piece, bool fails = false)
      : bytes_(std::move(bytes)), piece_(static_cast<size_t>(piece)), fails_(fails) {}
  int Read(void* buffer, int size) override {
    const size_t count = std::min({bytes_.size() - position_, piece_, static_cast<size_t>(size)});
    if (count == 0 && fails_) return -1;
    std::memcpy(buffer, bytes_.data() + position_, count);
    position_ += count;
    return static_cast<int>(count);
  }

 private:
  std::string bytes_;
  size_t piece_;
  bool fails_;
  size_t position_ = 0;
};

class Collect : public CopyingOutputStream {
 public:
  explicit Collect(size_t room) : room_(room) {}
  bool Write(const void* buffer, int size) override {
    if (bytes.size() + static_cast<size_t>(size) > room_) return false;
    bytes.append(static_cast<const char*>(buffer), static_cast<size_t>(size));
    return true;
  }
  std::string bytes;

 private:
  size_t room_;
};

CodedInputStream* NewCoded(const std::string& bytes) {
  return new CodedInputStream(reinterpret_cast<const uint8_t*>(bytes.data()), static_cast<int>(bytes.size()));
}

/// A coded stream over an array.
struct Flat {
  explicit Flat(std::string text) : bytes(std::move(text)), coded(NewCoded(bytes)) {}
  CodedInputStream* operator->() { return coded.get(); }
  std::string bytes;
  std::unique_ptr<CodedInputStream> coded;
};

/// A coded stream over pieces of one byte.
struct Torn {
  explicit Torn(std::string text)
      : bytes(std::move(text)), pieces(bytes.data(), static_cast<int>(bytes.size()), 1), coded(&pieces) {}
  CodedInputStream* operator->() { return &coded; }
  std::string bytes;
  ArrayInputStream pieces;
  CodedInputStream coded;
};

}  // namespace

TEST(ArrayStreamsReturnBlocks) {
  const std::string bytes = "0123456789";
  ArrayInputStream input(bytes.data(), 10, 4);
  const void* data;
  int size;
  CHECK(input.Next(&data, &size));
  CHECK_EQ(size, 4);
  CHECK(data == bytes.data());
  input.BackUp(3);
  CHECK_EQ(input.ByteCount(), 1);
  CHECK(input.Skip(7));
  CHECK_EQ(input.ByteCount(), 8);
  CHECK_EQ(ReadAll(input), "89");
  CHECK(!input.Next(&data, &size));
  CHECK(input.Skip(0));
  CHECK(!input.Skip(1));

  char room[10];
  ArrayOutputStream output(room, 10, 3);
  CHECK(WriteAll(output, "abcdefghij"));
  CHECK_EQ(output.ByteCount(), 10);
  CHECK_EQ(std::string(room, 10), "abcdefghij");
  CHECK(!WriteAll(output, "k"));
}

TEST(StringStreamsEndWhereWritingEnded) {
  std::string text = "before ";
  {
    StringOutputStream output(&text);
    const std::string more(100000, 'x');
    CHECK(WriteAll(output, more));
    CHECK_EQ(output.ByteCount(), 100007);
  }
  CHECK_EQ(text.size(), 100007u);
  CHECK_EQ(text.substr(0, 9), "before xx");
}

TEST(CopyingStreamsAreBuffered) {
  Dribble dribble("0123456789", 3);
  CopyingInputStreamAdaptor input(&dribble, 8);
  const void* data;
  int size;
  CHECK(input.Next(&data, &size));
  CHECK_EQ(std::string(static_cast<const char*>(data), static_cast<size_t>(size)), "012");
  input.BackUp(2);
  CHECK_EQ(input.ByteCount(), 1);
  CHECK(input.Next(&data, &size));
  CHECK_EQ(std::string(static_cast<const char*>(data), static_cast<size_t>(size)), "12");
  input.BackUp(1);
  CHECK(input.Skip(3));
  CHECK_EQ(input.ByteCount(), 5);
  CHECK_EQ(ReadAll(input), "56789");
  CHECK(!input.Skip(1));

  Collect collect(1000);
  {
    CopyingOutputStreamAdaptor output(&collect, 8);
    CHECK(WriteAll(output, "0123456789"));
    CHECK_EQ(collect.bytes, "01234567");
    CHECK(output.Flush());
    CHECK_EQ(collect.bytes, "0123456789");
    CHECK(output.AllowsAliasing());
    CHECK(output.WriteAliasedRaw("abc", 3));
    CHECK(output.WriteAliasedRaw("defghijklmnopq", 14));
    CHECK_EQ(output.ByteCount(), 27);
  }
  CHECK_EQ(collect.bytes, "0123456789abcdefghijklmnopq");

  Collect small(8);
  CopyingOutputStreamAdaptor full(&small, 8);
  CHECK(WriteAll(full, "0123456789"));
  CHECK(!full.Flush());
  CHECK(!WriteAll(full, "x"));  // libprotobuf 3.21.12 takes what it drops later
}

TEST(AFailedCopyingStreamStaysFailed) {
  auto* dribble = new Dribble("0123", 3, true);
  CopyingInputStreamAdaptor input(dribble);
  input.SetOwnsCopyingStream(true);
  CHECK_EQ(ReadAll(input), "0123");
  const void* data;
  int size;
  CHECK(!input.Next(&data, &size));
  CHECK(!input.Skip(1));
}

TEST(FilesAreReadAndWritten) {
  TemporaryFile file;
  {
    FileOutputStream output(file.descriptor(), 7);
    CHECK(WriteAll(output, "0123456789"));
    CHECK_EQ(output.ByteCount(), 10);
    CHECK(output.Flush());
    CHECK(WriteAll(output, "abc"));
  }
  file.Rewind();
  FileInputStream input(file.descriptor(), 4);
  CHECK(input.Skip(5));
  CHECK_EQ(input.ByteCount(), 5);
  CHECK_EQ(ReadAll(input), "56789abc");
  CHECK_EQ(input.GetErrno(), 0);
  file.Rewind();
  FileInputStream again(file.descriptor());
  CHECK(!again.Skip(100));  // libprotobuf 3.21.12 seeks past the end
}

TEST(PipesAreReadWithoutSeeking) {
  int ends[2];
  CHECK_EQ(pipe(ends), 0);
  {
    FileOutputStream output(ends[1]);
    output.SetCloseOnDelete(true);
    CHECK(WriteAll(output, "0123456789"));
  }
  FileInputStream input(ends[0], 3);
  CHECK(input.Skip(4));
  CHECK_EQ(ReadAll(input), "456789");
  CHECK(input.Close());
  CHECK_EQ(close(ends[0]), -1);
  CHECK_EQ(close(ends[1]), -1);
}

TEST(FileErrorsAreReported) {
  FileInputStream input(-1);
  const void* data;
  int size;
  CHECK(!input.Next(&data, &size));
  CHECK_EQ(input.GetErrno(), EBADF);
  FileOutputStream output(-1);
  CHECK(WriteAll(output, "x"));
  CHECK(!output.Flush());
  CHECK_EQ(output.GetErrno(), EBADF);
  FileOutputStream closed(-1);
  CHECK(!closed.Close());
  CHECK_EQ(closed.GetErrno(), EBADF);
}

TEST(StandardStreams) {
  std::stringstream stream;
  {
    OstreamOutputStream output(&stream, 4);
    CHECK(WriteAll(output, "0123456789"));
  }
  IstreamInputStream input(&stream, 3);
  CHECK(input.Skip(2));
  CHECK_EQ(ReadAll(input), "23456789");
  CHECK_EQ(input.ByteCount(), 10);
  std::ostringstream broken;
  broken.setstate(std::ios::badbit);
  OstreamOutputStream output(&broken, 4);
  CHECK(!WriteAll(output, "0123456789"));
}

TEST(ConcatenatedStreams) {
  const std::string one = "012", two = "3456789";
  ArrayInputStream first(one.data(), 3, 2), second(two.data(), 7, 2);
  ZeroCopyInputStream* streams[] = {&first, &second};
  ConcatenatingInputStream input(streams, 2);
  const void* data;
  int size;
  CHECK(input.Next(&data, &size));
  input.BackUp(1);
  CHECK_EQ(input.ByteCount(), 1);
  CHECK(input.Skip(4));
  CHECK_EQ(input.ByteCount(), 5);
  CHECK_EQ(ReadAll(input), "56789");
  CHECK_EQ(input.ByteCount(), 10);
  CHECK(!input.Skip(1));
}

TEST(LimitedStreams) {
  const std::string bytes = "0123456789";
  ArrayInputStream whole(bytes.data(), 10, 4);
  CHECK(whole.Skip(1));
  {
    LimitingInputStream input(&whole, 6);
    CHECK_EQ(ReadAll(input), "123456");
    CHECK_EQ(input.ByteCount(), 6);
    input.BackUp(1);
    CHECK_EQ(input.ByteCount(), 5);
    CHECK_EQ(ReadAll(input), "6");
  }
  CHECK_EQ(whole.ByteCount(), 7);
  {
    LimitingInputStream input(&whole, 2);
    CHECK(input.Skip(1));
    CHECK(!input.Skip(2));
  }
  CHECK_EQ(ReadAll(whole), "9");
}

template <typename Source>
void ReadElements() {
  Source input(
      Hex("96 01  ff ff ff ff ff ff ff ff ff 01  d2 02 96 49  15 81 e9 7d f4 10 22 11  7a  05 68 65 6c 6c 6f 2a"));
  uint32_t small;
  uint64_t large;
  CHECK(input->ReadVarint32(&small));
  CHECK_EQ(small, 150u);
  CHECK_EQ(input->CurrentPosition(), 2);
  CHECK(input->ReadVarint64(&large));
  CHECK_EQ(large, 0xffffffffffffffffu);
  CHECK(input->ReadLittleEndian32(&small));
  CHECK_EQ(small, 0x499602d2u);
  CHECK(input->ReadLittleEndian64(&large));
  CHECK_EQ(large, 0x112210f47de98115u);
  CHECK_EQ(input->ReadTag(), 0x7au);
  CHECK(input->LastTagWas(0x7a));
  int length;
  CHECK(input->ReadVarintSizeAsInt(&length));
  CHECK_EQ(length, 5);
  std::string text = "overwritten";
  CHECK(input->ReadString(&text, length));
  CHECK_EQ(text, "hello");
  CHECK(input->Skip(1));
  CHECK_EQ(input->ReadTag(), 0u);
  CHECK(input->ConsumedEntireMessage());
  CHECK(!input->ReadVarint32(&small));
  CHECK(!input->Skip(1));
  CHECK(!input->ReadString(&text, 1));
}

TEST(ElementsOfAnArray) { ReadElements<Flat>(); }
TEST(ElementsInBuffersOfOneByte) { ReadElements<Torn>(); }

TEST(VarintsThatAreTooLongOrTruncated) {
  uint64_t value;
  uint32_t small;
  CHECK(!Flat(Hex("80 80 80 80 80 80 80 80 80 80 01"))->ReadVarint64(&value));
  CHECK(!Torn(Hex("80 80 80 80 80 80 80 80 80 80 01"))->ReadVarint64(&value));
  CHECK(!Flat(Hex("80"))->ReadVarint32(&small));
  CHECK(!Flat("")->ReadVarint32(&small));
  Flat sign_extended(Hex("ff ff ff ff ff ff ff ff ff 01"));
  CHECK(sign_extended->ReadVarint32(&small));
  CHECK_EQ(small, 0xffffffffu);
  int length;
  CHECK(!Flat(Hex("80 80 80 80 08"))->ReadVarintSizeAsInt(&length));
  Flat largest(Hex("ff ff ff ff 07"));
  CHECK(largest->ReadVarintSizeAsInt(&length));
  CHECK_EQ(length, INT_MAX);
  std::string text;
  CHECK(!Flat("abc")->ReadString(&text, INT_MAX));
  CHECK(!Flat("abc")->ReadString(&text, -1));
  CHECK(!Torn("abc")->ReadString(&text, INT_MAX));
  CHECK(!Flat("abc")->Skip(-1));
}

TEST(ALimitIsAnEnd) {
  Torn input(Hex("01 02 03 04 05 06"));
  CHECK_EQ(input->BytesUntilLimit(), -1);
  const CodedInputStream::Limit outer = input->PushLimit(4);
  CHECK_EQ(input->BytesUntilLimit(), 4);
  CHECK_EQ(input->ReadTag(), 1u);
  const CodedInputStream::Limit inner = input->PushLimit(2);
  CHECK_EQ(input->BytesUntilLimit(), 2);
  CHECK_EQ(input->ReadTag(), 2u);
  CHECK_EQ(input->ReadTag(), 3u);
  CHECK_EQ(input->ReadTag(), 0u);
  CHECK(input->ConsumedEntireMessage());
  CHECK(!input->Skip(1));
  input->PopLimit(inner);
  CHECK(!input->ConsumedEntireMessage());
  CHECK_EQ(input->BytesUntilLimit(), 1);
  // A limit beyond the current one has no effect, nor does a negative one.
  const CodedInputStream::Limit same = input->PushLimit(1000);
  CHECK_EQ(input->BytesUntilLimit(), 1);
  input->PopLimit(same);
  input->PopLimit(input->PushLimit(-1));
  CHECK_EQ(input->BytesUntilLimit(), 1);
  std::string text;
  CHECK(!input->ReadString(&text, 2));
  input->PopLimit(outer);
  CHECK_EQ(input->BytesUntilLimit(), -1);
}

TEST(ALimitInAnArray) {
  Flat input(Hex("0a 03 08 96 01 10 02"));
  CHECK(input->ExpectTag(0x0a));
  CHECK(!input->ExpectTag(0x0a));
  const CodedInputStream::Limit limit = input->ReadLengthAndPushLimit();
  CHECK_EQ(input->ReadTag(), 8u);
  CHECK(!input->ExpectAtEnd());
  uint32_t value;
  CHECK(input->ReadVarint32(&value));
  CHECK(input->ExpectAtEnd());
  CHECK(input->CheckEntireMessageConsumedAndPopLimit(limit));
  CHECK_EQ(input->ReadTag(), 0x10u);
  const uint8_t tag[] = {0x92, 0x01};
  CHECK(CodedInputStream::ExpectTagFromArray(tag, 146) == tag + 2);
  CHECK(CodedInputStream::ExpectTagFromArray(tag, 147) == nullptr);
}

TEST(TheTotalLimitIsNotAnEnd) {
  Torn input(Hex("01 02 03 04 05 06"));
  input->SetTotalBytesLimit(2);
  CHECK_EQ(input->BytesUntilTotalBytesLimit(), 2);
  CHECK_EQ(input->ReadTag(), 1u);
  CHECK_EQ(input->ReadTag(), 2u);
  CHECK_EQ(input->ReadTag(), 0u);
  CHECK(!input->ConsumedEntireMessage());
  input->SetTotalBytesLimit(3);
  CHECK_EQ(input->ReadTag(), 3u);
}

TEST(UnreadBytesAreReturnedToTheStream) {
  const std::string bytes = "0123456789";
  ArrayInputStream stream(bytes.data(), 10, 8);
  {
    CodedInputStream input(&stream);
    CHECK(input.Skip(3));
    const void* data;
    int size;
    CHECK(input.GetDirectBufferPointer(&data, &size));
    CHECK_EQ(size, 5);
    CHECK(!input.IsFlat());
    input.PushLimit(2);
    CHECK(input.GetDirectBufferPointer(&data, &size));
    CHECK_EQ(size, 2);
    CHECK(!input.Skip(4));
    CHECK_EQ(input.CurrentPosition(), 5);
  }
  CHECK_EQ(stream.ByteCount(), 5);
}

TEST(RecursionDepthIsCounted) {
  Flat input("");
  CHECK_EQ(CodedInputStream::GetDefaultRecursionLimit(), 100);
  input->SetRecursionLimit(2);
  CHECK_EQ(input->RecursionBudget(), 2);
  CHECK(input->IncrementRecursionDepth());
  CHECK(input->IncrementRecursionDepth());
  CHECK(!input->IncrementRecursionDepth());
  input->DecrementRecursionDepth();
  input->DecrementRecursionDepth();
  CHECK(input->IncrementRecursionDepth());
}

TEST(TagsWithACutoff) {
  Flat input(Hex("08 92 01 00"));
  CHECK(input->ReadTagWithCutoff(127).second);
  const auto beyond = input->ReadTagWithCutoff(127);
  CHECK_EQ(beyond.first, 146u);
  CHECK(!beyond.second);
  CHECK(!input->ReadTagWithCutoff(127).second);
  CHECK(!input->ConsumedEntireMessage());
}

TEST(ElementsAreWritten) {
  // To buffers of every size, so that elements cross their boundaries.
  for (int block = 1; block <= 40; ++block) {
    char room[200];
    ArrayOutputStream stream(room, sizeof(room), block);
    int written;
    {
      CodedOutputStream output(&stream);
      output.WriteTag(0x7a);
      output.WriteVarint32(150);
      output.WriteVarint64(0xffffffffffffffffu);
      output.WriteVarint32SignExtended(-2);
      output.WriteLittleEndian32(0x499602d2u);
      output.WriteLittleEndian64(0x112210f47de98115u);
      output.WriteString("hello");
      output.WriteRaw("\x01\x02", 2);
      written = output.ByteCount();
      CHECK(!output.HadError());
    }
    CHECK_EQ(written, 42);
    CHECK_EQ(stream.ByteCount(), 42);
    CHECK_EQ(ToHex(std::string(room, static_cast<size_t>(written))),
             touchstone_test::Plain("7a 9601 ffffffffffffffffff01 feffffffffffffffff01 d2029649 1581e97df4102211 "
                                    "68656c6c6f 0102"));
  }
}

TEST(ElementsAreWrittenToArrays) {
  uint8_t room[100];
  uint8_t* out = CodedOutputStream::WriteTagToArray(0x7a, room);
  out = CodedOutputStream::WriteVarint32ToArray(150, out);
  out = CodedOutputStream::WriteVarint64ToArray(1, out);
  out = CodedOutputStream::WriteVarint32SignExtendedToArray(-1, out);
  out = CodedOutputStream::WriteLittleEndian32ToArray(7, out);
  out = CodedOutputStream::WriteLittleEndian64ToArray(8, out);
  out = CodedOutputStream::WriteStringWithSizeToArray("hi", out);
  out = CodedOutputStream::WriteStringToArray("yo", out);
  out = CodedOutputStream::WriteRawToArray("!", 1, out);
  CHECK_EQ(ToHex(std::string(reinterpret_cast<char*>(room), static_cast<size_t>(out - room))),
           touchstone_test::Plain("7a 9601 01 ffffffffffffffffff01 07000000 0800000000000000 02 6869 796f 21"));
  uint32_t small;
  uint64_t large;
  const uint8_t numbers[] = {1, 2, 3, 0x84, 5, 6, 7, 0x88};
  CHECK(CodedInputStream::ReadLittleEndian32FromArray(numbers, &small) == numbers + 4);
  CHECK_EQ(small, 0x84030201u);
  CHECK(CodedInputStream::ReadLittleEndian64FromArray(numbers, &large) == numbers + 8);
  CHECK_EQ(large, 0x8807060584030201u);
}

TEST(SizesOfVarints) {
  CHECK_EQ(CodedOutputStream::VarintSize32(0), 1u);
  CHECK_EQ(CodedOutputStream::VarintSize32(127), 1u);
  CHECK_EQ(CodedOutputStream::VarintSize32(128), 2u);
  CHECK_EQ(CodedOutputStream::VarintSize32(0xffffffffu), 5u);
  CHECK_EQ(CodedOutputStream::VarintSize64(1ull << 62), 9u);
  CHECK_EQ(CodedOutputStream::VarintSize64(1ull << 63), 10u);
  CHECK_EQ(CodedOutputStream::VarintSize32SignExtended(-1), 10u);
  CHECK_EQ(CodedOutputStream::VarintSize32SignExtended(5), 1u);
  CHECK_EQ(CodedOutputStream::VarintSize32PlusOne(128), 3u);
  static_assert(CodedOutputStream::StaticVarintSize32<16384>::value == 3, "known to the compiler");
}

TEST(WritingBeyondTheEndIsAnError) {
  char room[3];
  ArrayOutputStream stream(room, sizeof(room));
  CodedOutputStream output(&stream);
  output.WriteRaw("012", 3);
  CHECK(!output.HadError());
  output.WriteVarint32(1);
  CHECK(output.HadError());
}

TEST(UnusedSpaceIsReturnedToTheStream) {
  std::string text;
  {
    StringOutputStream stream(&text);
    CodedOutputStream output(&stream);
    output.WriteString("abc");
    CHECK_EQ(output.ByteCount(), 3);
    output.Trim();
    CHECK_EQ(text, "abc");
    output.WriteString("def");
    uint8_t* room = output.GetDirectBufferForNBytesAndAdvance(2);
    if (room != nullptr) {
      std::memcpy(room, "gh", 2);
    } else {
      output.WriteString("gh");
    }
    void* data;
    int size;
    CHECK(output.GetDirectBufferPointer(&data, &size));
    CHECK(size > 0);
    *static_cast<char*>(data) = 'i';
    CHECK(output.Skip(1));
    CHECK(!output.IsSerializationDeterministic());
    output.SetSerializationDeterministic(true);
    CHECK(output.IsSerializationDeterministic());
  }
  CHECK_EQ(text, "abcdefghi");
}
