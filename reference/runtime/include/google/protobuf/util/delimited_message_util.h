// Reads and writes several messages in one file or stream, each preceded by its size as a varint.
#ifndef GOOGLE_PROTOBUF_UTIL_DELIMITED_MESSAGE_UTIL_H_
#define GOOGLE_PROTOBUF_UTIL_DELIMITED_MESSAGE_UTIL_H_

#include <iosfwd>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "google/protobuf/message_lite.h"

namespace google::protobuf::util {

/// Writes the size of a message, then the message. Required fields may be missing.
/// \returns false if writing fails or the message is larger than 2 GiB - 1.
bool SerializeDelimitedToFileDescriptor(const MessageLite& message, int file_descriptor);
bool SerializeDelimitedToOstream(const MessageLite& message, std::ostream* output);
bool SerializeDelimitedToZeroCopyStream(const MessageLite& message, io::ZeroCopyOutputStream* output);
bool SerializeDelimitedToCodedStream(const MessageLite& message, io::CodedOutputStream* output);

/// Reads one message and merges it into `message`. The stream is then positioned after the message's last byte. There
/// is no version for file descriptors and std::istream: buffered bytes would be lost between two messages.
/// \param clean_eof  set to whether the stream ended before the message's first byte; may be null.
/// \returns false at the end of the stream, and if the bytes are malformed or too few, or required fields are missing.
bool ParseDelimitedFromZeroCopyStream(MessageLite* message, io::ZeroCopyInputStream* input, bool* clean_eof);
bool ParseDelimitedFromCodedStream(MessageLite* message, io::CodedInputStream* input, bool* clean_eof);

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_UTIL_DELIMITED_MESSAGE_UTIL_H_
