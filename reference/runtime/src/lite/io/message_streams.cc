// MessageLite's functions that read from and write to streams.
#include <istream>
#include <memory>
#include <ostream>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "../wire/map_codec.h"
#include "../message/message_engine.h"
#include "../wire/record_reader.h"

namespace google::protobuf {

bool MessageLite::MergeStream(io::CodedInputStream& input, bool partial) {
  return internal::MergeRecords(input, *this, GetMessageTable()) && (partial || CheckInitialized("parse"));
}

bool MessageLite::MergeWholeStream(io::ZeroCopyInputStream& input, bool partial) {
  io::CodedInputStream coded(&input);
  return MergeStream(coded, partial) && coded.ConsumedEntireMessage();
}

bool MessageLite::MergeBoundedStream(io::ZeroCopyInputStream& input, int size, bool partial) {
  if (size < 0) return false;
  io::CodedInputStream coded(&input);
  coded.PushLimit(size);
  return MergeStream(coded, partial) && coded.ConsumedEntireMessage() && coded.BytesUntilLimit() == 0;
}

bool MessageLite::ParseIstream(std::istream& input, bool partial) {
  Clear();
  io::IstreamInputStream stream(&input);
  // The bytes were malformed, or the stream failed before their end.
  return MergeWholeStream(stream, partial) && input.eof();
}

bool MessageLite::ParseFileDescriptor(int file_descriptor, bool partial) {
  Clear();
  io::FileInputStream stream(file_descriptor);
  return MergeWholeStream(stream, partial) && stream.GetErrno() == 0;
}

bool MessageLite::ParseFromIstream(std::istream* input) { return ParseIstream(*input, false); }
bool MessageLite::ParsePartialFromIstream(std::istream* input) { return ParseIstream(*input, true); }
bool MessageLite::ParseFromFileDescriptor(int file_descriptor) { return ParseFileDescriptor(file_descriptor, false); }
bool MessageLite::ParsePartialFromFileDescriptor(int file_descriptor) {
  return ParseFileDescriptor(file_descriptor, true);
}

bool MessageLite::ParseFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  Clear();
  return MergeWholeStream(*input, false);
}
bool MessageLite::ParsePartialFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  Clear();
  return MergeWholeStream(*input, true);
}

bool MessageLite::ParseFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size) {
  Clear();
  return MergeBoundedStream(*input, size, false);
}
bool MessageLite::ParsePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size) {
  Clear();
  return MergeBoundedStream(*input, size, true);
}
bool MessageLite::MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size) {
  return MergeBoundedStream(*input, size, false);
}
bool MessageLite::MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size) {
  return MergeBoundedStream(*input, size, true);
}

bool MessageLite::ParseFromCodedStream(io::CodedInputStream* input) {
  Clear();
  return MergeStream(*input, false);
}
bool MessageLite::ParsePartialFromCodedStream(io::CodedInputStream* input) {
  Clear();
  return MergeStream(*input, true);
}
bool MessageLite::MergeFromCodedStream(io::CodedInputStream* input) { return MergeStream(*input, false); }
bool MessageLite::MergePartialFromCodedStream(io::CodedInputStream* input) { return MergeStream(*input, true); }

void MessageLite::SerializeWithCachedSizes(io::CodedOutputStream* output) const {
  const internal::MapOrder order(output->IsSerializationDeterministic());
  const int size = GetCachedSize();
  if (uint8_t* const room = output->GetDirectBufferForNBytesAndAdvance(size)) {
    SerializeWithCachedSizesToArray(room);
    return;
  }
  // The message does not fit in the rest of the stream's buffer.
  const std::unique_ptr<uint8_t[]> bytes(new uint8_t[static_cast<size_t>(size)]);
  SerializeWithCachedSizesToArray(bytes.get());
  output->WriteRaw(bytes.get(), size);
}

bool MessageLite::SerializePartialToCodedStream(io::CodedOutputStream* output) const {
  if (!CheckSize(ByteSizeLong())) return false;
  SerializeWithCachedSizes(output);
  return !output->HadError();
}

bool MessageLite::SerializePartialToZeroCopyStream(io::ZeroCopyOutputStream* output) const {
  io::CodedOutputStream coded(output);
  return SerializePartialToCodedStream(&coded);
}

bool MessageLite::SerializePartialToOstream(std::ostream* output) const {
  {
    io::OstreamOutputStream stream(output);
    if (!SerializePartialToZeroCopyStream(&stream)) return false;
  }
  return output->good();
}

bool MessageLite::SerializePartialToFileDescriptor(int file_descriptor) const {
  io::FileOutputStream stream(file_descriptor);
  return SerializePartialToZeroCopyStream(&stream) && stream.Flush();
}

bool MessageLite::SerializeToCodedStream(io::CodedOutputStream* output) const {
  return CheckInitialized("serialize") && SerializePartialToCodedStream(output);
}
bool MessageLite::SerializeToZeroCopyStream(io::ZeroCopyOutputStream* output) const {
  return CheckInitialized("serialize") && SerializePartialToZeroCopyStream(output);
}
bool MessageLite::SerializeToOstream(std::ostream* output) const {
  return CheckInitialized("serialize") && SerializePartialToOstream(output);
}
bool MessageLite::SerializeToFileDescriptor(int file_descriptor) const {
  return CheckInitialized("serialize") && SerializePartialToFileDescriptor(file_descriptor);
}

}  // namespace google::protobuf
