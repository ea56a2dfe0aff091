// The same calls on a coded stream over one array and on one over small pieces: both must say the same. The same for
// writing.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <algorithm>

#include "../fuzz.h"

namespace pb = google::protobuf;
using pb::io::ArrayInputStream;
using pb::io::CodedInputStream;
using pb::io::CodedOutputStream;

namespace fuzz {

namespace {

/// Reads at most `piece` bytes at a time, and at most as many as asked for.
class Trickle final : public pb::io::CopyingInputStream {
 public:
  Trickle(const std::string& bytes, int piece) : bytes_(bytes), piece_(piece) {}
  int Read(void* buffer, int size) override {
    const int count = std::min({size, piece_, static_cast<int>(bytes_.size() - at_)});
    std::copy_n(bytes_.data() + at_, count, static_cast<char*>(buffer));
    at_ += static_cast<size_t>(count);
    return count;
  }

 private:
  const std::string& bytes_;
  const int piece_;
  size_t at_ = 0;
};

/// What one call told, as numbers.
struct Told {
  bool good = false;
  uint64_t number = 0;
  std::string bytes;
  bool operator==(const Told& other) const {
    return good == other.good && (!good || (number == other.number && bytes == other.bytes));
  }
};

/// One call, chosen by a byte. `limits` are the limits that the stream has to pop.
Told Call(CodedInputStream& input, uint8_t what, uint64_t number, std::vector<CodedInputStream::Limit>& limits) {
  Told told;
  uint32_t value32 = 0;
  uint16_t value16 = 0;
  const int size = static_cast<int>(number % 300);
  switch (what % 13) {
    case 0:
      told.good = input.ReadVarint64(&told.number);
      break;
    case 1:
      told.good = input.ReadVarint32(&value32);
      told.number = value32;
      break;
    case 2:
      told.number = input.ReadTag();
      told.good = told.number != 0 || input.ConsumedEntireMessage();
      break;
    case 3:
      told.good = input.ReadLittleEndian32(&value32);
      told.number = value32;
      break;
    case 4:
      told.good = input.ReadLittleEndian64(&told.number);
      break;
    case 5:
      told.good = input.ReadLittleEndian16(&value16);
      told.number = value16;
      break;
    case 6:
      told.good = input.ReadString(&told.bytes, number > 1000 ? INT32_MAX : size);
      break;
    case 7: {
      std::vector<char> buffer(static_cast<size_t>(size));
      told.good = input.ReadRaw(buffer.data(), size);
      told.bytes.assign(buffer.begin(), buffer.end());
      break;
    }
    case 8:
      told.good = input.Skip(number > 1000 ? INT32_MAX : size);
      break;
    case 9: {
      int length = 0;
      told.good = input.ReadVarintSizeAsInt(&length);
      told.number = static_cast<uint64_t>(length);
      break;
    }
    case 10:
      limits.push_back(input.PushLimit(number > 1000 ? INT32_MAX : size));
      told.good = true;
      told.number = static_cast<uint64_t>(input.BytesUntilLimit());
      break;
    case 11:
      if (!limits.empty()) {
        input.PopLimit(limits.back());
        limits.pop_back();
      }
      told.good = true;
      break;
    default: {
      const auto [tag, below] = input.ReadTagWithCutoff(127);
      told.good = true;
      told.number = tag * 2 + (below ? 1 : 0);
    }
  }
  return told;
}

struct Operation {
  uint8_t what;
  uint64_t number;
};

void ReadTwice(const std::vector<Operation>& operations, const std::string& bytes, int piece) {
  ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()), piece);
  Trickle trickle(bytes, piece);
  pb::io::CopyingInputStreamAdaptor adaptor(&trickle, 1 + piece / 2);
  {
    CodedInputStream whole(reinterpret_cast<const uint8_t*>(bytes.data()), static_cast<int>(bytes.size()));
    CodedInputStream pieces(&stream);
    CodedInputStream copied(&adaptor);
    std::vector<CodedInputStream::Limit> limits[3];
    for (const auto& [what, number] : operations) {
      const Told told = Call(whole, what, number, limits[0]);
      MUST(Call(pieces, what, number, limits[1]) == told);
      MUST(Call(copied, what, number, limits[2]) == told);
      // After a failure a stream's position is not promised.
      if (!told.good) return;
      MUST(pieces.CurrentPosition() == whole.CurrentPosition());
      MUST(copied.CurrentPosition() == whole.CurrentPosition());
      MUST(pieces.BytesUntilLimit() == whole.BytesUntilLimit());
    }
    if (!limits[0].empty()) return;
  }
  MUST(stream.ByteCount() == adaptor.ByteCount());
}

void Write(CodedOutputStream& output, const Operation& operation, const std::string& bytes) {
  const auto [what, number] = operation;
  const size_t size = std::min<size_t>(number % 300, bytes.size());
  switch (what % 7) {
    case 0:
      return output.WriteVarint64(number);
    case 1:
      return output.WriteVarint32(static_cast<uint32_t>(number));
    case 2:
      return output.WriteVarint32SignExtended(static_cast<int32_t>(number));
    case 3:
      return output.WriteLittleEndian32(static_cast<uint32_t>(number));
    case 4:
      return output.WriteLittleEndian64(number);
    case 5:
      return output.WriteLittleEndian16(static_cast<uint16_t>(number));
    default:
      output.WriteRaw(bytes.data(), static_cast<int>(size));
  }
}

void WriteTwice(const std::vector<Operation>& operations, const std::string& bytes, int piece) {
  std::string whole;
  {
    pb::io::StringOutputStream stream(&whole);
    CodedOutputStream output(&stream);
    for (const Operation& operation : operations) {
      Write(output, operation, bytes);
      MUST(!output.HadError());
    }
    MUST(output.ByteCount() >= 0);
  }
  // Room for all of it, for one byte less, and for nothing.
  for (const size_t room : {whole.size(), whole.size() - (whole.empty() ? 0 : 1), size_t{0}}) {
    std::vector<uint8_t> array(room);
    pb::io::ArrayOutputStream stream(array.data(), static_cast<int>(room), piece);
    {
      CodedOutputStream output(&stream);
      for (const Operation& operation : operations) Write(output, operation, bytes);
      MUST(output.HadError() == (room < whole.size()));
    }
    if (room != whole.size()) continue;
    MUST(std::string(array.begin(), array.end()) == whole);
    MUST(stream.ByteCount() == static_cast<int64_t>(room));
  }
}

}  // namespace

void Streams(Input& input) {
  const int piece = static_cast<int>(1 + input.Below(40));
  std::vector<Operation> operations(input.Below(48));
  for (Operation& operation : operations) {
    operation.what = input.Byte();
    operation.number = input.Number();
  }
  const std::string bytes = input.Rest();
  ReadTwice(operations, bytes, piece);
  WriteTwice(operations, bytes, piece);
}

}  // namespace fuzz
