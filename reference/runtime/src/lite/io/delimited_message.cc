// Messages prefixed with their sizes.
#include <climits>
#include <ostream>

#include "google/protobuf/util/delimited_message_util.h"

namespace google::protobuf::util {

bool SerializeDelimitedToFileDescriptor(const MessageLite& message, int file_descriptor) {
  io::FileOutputStream output(file_descriptor);
  return SerializeDelimitedToZeroCopyStream(message, &output) && output.Flush();
}

bool SerializeDelimitedToOstream(const MessageLite& message, std::ostream* output) {
  {
    io::OstreamOutputStream stream(output);
    if (!SerializeDelimitedToZeroCopyStream(message, &stream)) return false;
  }
  return output->good();
}

bool SerializeDelimitedToZeroCopyStream(const MessageLite& message, io::ZeroCopyOutputStream* output) {
  io::CodedOutputStream coded(output);
  return SerializeDelimitedToCodedStream(message, &coded);
}

bool SerializeDelimitedToCodedStream(const MessageLite& message, io::CodedOutputStream* output) {
  const size_t size = message.ByteSizeLong();
  if (size > INT_MAX) return false;
  output->WriteVarint32(static_cast<uint32_t>(size));
  message.SerializeWithCachedSizes(output);
  return !output->HadError();
}

bool ParseDelimitedFromZeroCopyStream(MessageLite* message, io::ZeroCopyInputStream* input, bool* clean_eof) {
  io::CodedInputStream coded(input);
  return ParseDelimitedFromCodedStream(message, &coded, clean_eof);
}

bool ParseDelimitedFromCodedStream(MessageLite* message, io::CodedInputStream* input, bool* clean_eof) {
  if (clean_eof != nullptr) *clean_eof = false;
  const int start = input->CurrentPosition();
  int size;
  if (!input->ReadVarintSizeAsInt(&size)) {
    if (clean_eof != nullptr) *clean_eof = input->CurrentPosition() == start;
    return false;
  }
  const int first = input->CurrentPosition();
  const io::CodedInputStream::Limit limit = input->PushLimit(size);
  // An outer limit or the end of the stream may come before `size` bytes.
  const bool whole = message->MergeFromCodedStream(input) && input->ConsumedEntireMessage() &&
                     input->CurrentPosition() - first == size;
  input->PopLimit(limit);
  return whole;
}

}  // namespace google::protobuf::util
