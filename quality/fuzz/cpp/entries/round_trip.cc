// A message that was read is written in every way, read again, copied, merged, moved or compared.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/unknown_field_set.h>
#include <google/protobuf/util/delimited_message_util.h>

#include <memory>
#include <sstream>

#include "../fuzz.h"
#include "kinds.pb.h"
#include "light.pb.h"
#include "maps.pb.h"

namespace pb = google::protobuf;
using pb::io::ArrayInputStream;
using pb::io::ArrayOutputStream;

namespace fuzz {

namespace {

int SizeOf(const std::string& bytes) { return static_cast<int>(bytes.size()); }

/// Every way of writing gives the same bytes: the order of a map's entries does not change between two calls.
void WriteInAllWays(const pb::MessageLite& m, int piece) {
  const size_t size = m.ByteSizeLong();
  const std::string bytes = m.SerializePartialAsString();
  MUST(bytes.size() == size);
  MUST(m.GetCachedSize() == static_cast<int>(size));
  std::string other = "before";
  MUST(m.AppendPartialToString(&other) && other == "before" + bytes);
  MUST(m.SerializePartialToString(&other) && other == bytes);
  // On the heap and of the exact size, so that AddressSanitizer sees a byte too many.
  std::vector<uint8_t> array(size);
  MUST(m.SerializePartialToArray(array.data(), SizeOf(bytes)));
  MUST(std::string(array.begin(), array.end()) == bytes);
  MUST(m.SerializeWithCachedSizesToArray(array.data()) == array.data() + size);
  if (size != 0) {
    std::vector<uint8_t> shorter(size - 1);
    MUST(!m.SerializePartialToArray(shorter.data(), SizeOf(bytes) - 1));
    ArrayOutputStream full(shorter.data(), SizeOf(bytes) - 1, piece);
    MUST(!m.SerializePartialToZeroCopyStream(&full));
  }
  ArrayOutputStream pieces(array.data(), SizeOf(bytes), piece);
  MUST(m.SerializePartialToZeroCopyStream(&pieces) && pieces.ByteCount() == SizeOf(bytes));
  MUST(std::string(array.begin(), array.end()) == bytes);
  std::ostringstream stream;
  MUST(m.SerializePartialToOstream(&stream) && stream.str() == bytes);
  MUST(m.SerializeToString(&other) == m.IsInitialized());
}

void Delimited(const pb::MessageLite& m, const std::string& canonical, int piece) {
  std::string bytes;
  {
    pb::io::StringOutputStream output(&bytes);
    MUST(pb::util::SerializeDelimitedToZeroCopyStream(m, &output));
    MUST(pb::util::SerializeDelimitedToZeroCopyStream(m, &output));
  }
  ArrayInputStream input(bytes.data(), SizeOf(bytes), piece);
  for (int i = 0; i < 2; ++i) {
    const std::unique_ptr<pb::MessageLite> again(m.New());
    bool clean_end = true;
    MUST(pb::util::ParseDelimitedFromZeroCopyStream(again.get(), &input, &clean_end) == m.IsInitialized());
    MUST(!clean_end);
    if (!m.IsInitialized()) return;
    MUST(Canonical(*again) == canonical);
  }
  const std::unique_ptr<pb::MessageLite> none(m.New());
  bool clean_end = false;
  MUST(!pb::util::ParseDelimitedFromZeroCopyStream(none.get(), &input, &clean_end) && clean_end);
}

/// Reading two messages one behind the other merges them.
void Concatenate(const pb::MessageLite& one, const pb::MessageLite& other) {
  const std::unique_ptr<pb::MessageLite> merged(one.New());
  merged->CheckTypeAndMergeFrom(one);
  merged->CheckTypeAndMergeFrom(other);
  const std::unique_ptr<pb::MessageLite> read(one.New());
  MUST(read->ParsePartialFromString(Canonical(one) + Canonical(other)));
  MUST(Canonical(*read) == Canonical(*merged));
}

template <typename Class>
void CopyAndMove(const pb::MessageLite& any, const std::string& canonical) {
  const auto& m = static_cast<const Class&>(any);
  Class copy(m);
  MUST(Canonical(copy) == canonical);
  Class moved(std::move(copy));
  MUST(Canonical(moved) == canonical);
  Class assigned;
  assigned = m;
  const Class& alias = assigned;
  assigned = alias;
  MUST(Canonical(assigned) == canonical);
  assigned.Clear();
  assigned.Swap(&moved);
  MUST(Canonical(assigned) == canonical && moved.ByteSizeLong() == 0);
  moved = std::move(assigned);
  MUST(Canonical(moved) == canonical);
  moved.CopyFrom(moved);
  MUST(Canonical(moved) == canonical);
}

/// A set of unknown fields keeps every record, as does a message without fields.
void KeepUnknown(const std::string& bytes) {
  pb::UnknownFieldSet fields;
  Nothing nothing;
  const bool parsed = nothing.ParsePartialFromString(bytes);
  MUST(fields.ParseFromString(bytes) == parsed);
  if (!parsed) return;
  const std::string written = fields.SerializeAsString();
  MUST(written == nothing.SerializeAsString());
  MUST(written.size() == fields.ByteSizeLong());
  pb::UnknownFieldSet twice;
  MUST(twice.ParseFromString(written));
  twice.MergeFrom(fields);
  MUST(twice.SerializeAsString() == written + written);
  twice.DeleteSubrange(0, fields.field_count());
  MUST(twice.SerializeAsString() == written);
}

}  // namespace

void RoundTrip(Input& input) {
  const uint8_t which = input.Byte();
  const pb::MessageLite& type = TypeOf(which);
  const uint8_t way = input.Byte();
  const int piece = 1 + way % 16;
  const std::string bytes = input.Rest();
  constexpr size_t kChecks = 5;
  if (AsksFor(which, 0, kChecks)) KeepUnknown(bytes);
  const std::unique_ptr<pb::MessageLite> m(type.New());
  if (!m->ParsePartialFromString(bytes)) return;
  const std::string canonical = Canonical(*m);
  if (AsksFor(which, 1, kChecks)) WriteInAllWays(*m, piece);
  const std::unique_ptr<pb::MessageLite> again(type.New());
  MUST(again->ParsePartialFromString(canonical));
  MUST(Canonical(*again) == canonical);
  if (AsksFor(which, 2, kChecks)) Delimited(*m, canonical, piece);
  // A prefix is another message, or none.
  if (AsksFor(which, 3, kChecks) && again->ParsePartialFromString(bytes.substr(0, bytes.size() * (way / 16) / 16))) {
    Concatenate(*m, *again);
    Concatenate(*again, *m);
  }
  if (!AsksFor(which, 4, kChecks)) return;
  using CopyFunction = void (*)(const pb::MessageLite&, const std::string&);
  static const CopyFunction copies[] = {CopyAndMove<Kinds>,   CopyAndMove<Maps>,
                                        CopyAndMove<Needy>,   CopyAndMove<Item>,
                                        CopyAndMove<Nothing>, CopyAndMove<pb::FileDescriptorProto>,
                                        CopyAndMove<Light>};
  copies[which % std::size(copies)](*m, canonical);
}

}  // namespace fuzz
