// One sequence of bytes, read in the ways that the API has: all must agree on whether it is a message, and on which.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "../fuzz.h"

namespace pb = google::protobuf;
using pb::io::ArrayInputStream;
using pb::io::CodedInputStream;

namespace fuzz {

namespace {

using Way = bool (*)(pb::MessageLite& message, const std::string& bytes, int piece);

int SizeOf(const std::string& bytes) { return static_cast<int>(bytes.size()); }

bool Entire(CodedInputStream& input, bool parsed) { return parsed && input.ConsumedEntireMessage(); }

/// Required fields may be missing.
const Way partial_ways[] = {
    [](pb::MessageLite& m, const std::string& bytes, int) {
      return m.ParsePartialFromArray(bytes.data(), SizeOf(bytes));
    },
    [](pb::MessageLite& m, const std::string& bytes, int) {
      m.Clear();
      return m.MergePartialFromString(bytes);
    },
    [](pb::MessageLite& m, const std::string& bytes, int piece) {
      ArrayInputStream input(bytes.data(), SizeOf(bytes), piece);
      return m.ParsePartialFromZeroCopyStream(&input);
    },
    [](pb::MessageLite& m, const std::string& bytes, int piece) {
      // The stream goes on behind the message.
      const std::string longer = bytes + "\x08\x01";
      ArrayInputStream input(longer.data(), SizeOf(longer), piece);
      const bool parsed = m.ParsePartialFromBoundedZeroCopyStream(&input, SizeOf(bytes));
      MUST(!parsed || input.ByteCount() == SizeOf(bytes));
      return parsed;
    },
    [](pb::MessageLite& m, const std::string& bytes, int piece) {
      ArrayInputStream stream(bytes.data(), SizeOf(bytes), piece);
      CodedInputStream input(&stream);
      return Entire(input, m.ParsePartialFromCodedStream(&input));
    },
    [](pb::MessageLite& m, const std::string& bytes, int) {
      CodedInputStream input(reinterpret_cast<const uint8_t*>(bytes.data()), SizeOf(bytes));
      m.Clear();
      return Entire(input, m.MergePartialFromCodedStream(&input));
    },
    [](pb::MessageLite& m, const std::string& bytes, int piece) {
      const std::string longer = bytes + "\x08\x01";
      ArrayInputStream stream(longer.data(), SizeOf(longer), piece);
      CodedInputStream input(&stream);
      const CodedInputStream::Limit limit = input.PushLimit(SizeOf(bytes));
      const bool parsed = Entire(input, m.ParsePartialFromCodedStream(&input));
      input.PopLimit(limit);
      return parsed;
    },
    [](pb::MessageLite& m, const std::string& bytes, int) {
      std::istringstream input(bytes);
      return m.ParsePartialFromIstream(&input);
    },
};

/// Required fields must be there.
const Way whole_ways[] = {
    [](pb::MessageLite& m, const std::string& bytes, int) { return m.ParseFromString(bytes); },
    [](pb::MessageLite& m, const std::string& bytes, int) { return m.ParseFromArray(bytes.data(), SizeOf(bytes)); },
    [](pb::MessageLite& m, const std::string& bytes, int piece) {
      ArrayInputStream input(bytes.data(), SizeOf(bytes), piece);
      return m.ParseFromZeroCopyStream(&input);
    },
    [](pb::MessageLite& m, const std::string& bytes, int piece) {
      ArrayInputStream stream(bytes.data(), SizeOf(bytes), piece);
      CodedInputStream input(&stream);
      return Entire(input, m.ParseFromCodedStream(&input));
    },
};

}  // namespace

void Parse(Input& input) {
  const uint8_t which = input.Byte();
  const pb::MessageLite& type = TypeOf(which);
  const uint8_t way = input.Byte();
  const int piece = 1 + way % 16;
  const std::string bytes = input.Rest();
  const std::unique_ptr<pb::MessageLite> first(type.New());
  const bool parsed = first->ParsePartialFromString(bytes);
  const std::string expected = parsed ? Canonical(*first) : "";
  // One object for all ways, so that each begins with the leftovers of another.
  const std::unique_ptr<pb::MessageLite> other(type.New());
  for (size_t i = 0; i < std::size(partial_ways); ++i) {
    if (!AsksFor(which, i, std::size(partial_ways))) continue;
    MUST(partial_ways[i](*other, bytes, piece) == parsed);
    if (parsed) MUST(Canonical(*other) == expected);
  }
  const bool whole = parsed && first->IsInitialized();
  const Way one = whole_ways[way / 16 % std::size(whole_ways)];
  MUST(one(*other, bytes, piece) == whole);
  if (whole) {
    MUST(Canonical(*other) == expected);
    MUST(first->InitializationErrorString().empty() || SchemaOf(type) == nullptr);
  }
  other->Clear();
  MUST(other->ByteSizeLong() == 0);
}

}  // namespace fuzz
