// Several messages in one file or stream: each after its size, as a varint.
#ifndef GOOGLE_PROTOBUF_UTIL_DELIMITED_MESSAGE_UTIL_H_
#define GOOGLE_PROTOBUF_UTIL_DELIMITED_MESSAGE_UTIL_H_

#include <iosfwd>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "google/protobuf/message_lite.h"

namespace google::protobuf::util {

/// Write the size of a message, then the message, whether or not its required fields are set.
/// \returns false if writing fails, or the message is larger than 2 GiB - 1.
bool SerializeDelimitedToFileDescriptor(const MessageLite& message, int file_descriptor);
bool SerializeDelimitedToOstream(const MessageLite& message, std::ostream* output);
bool SerializeDelimitedToZeroCopyStream(const MessageLite& message, io::ZeroCopyOutputStream* output);
bool SerializeDelimitedToCodedStream(const MessageLite& message, io::CodedOutputStream* output);

/// Reads one message and merges it into `message`; the stream is left behind its last byte. There is no function for
/// file descriptors and std::istream: their buffers would be lost between two messages.
/// \param clean_eof  set to whether the stream ended just where a message could have begun; may be null.
/// \returns false at the end, and if the bytes are malformed, too few, or required fields are missing.
bool ParseDelimitedFromZeroCopyStream(MessageLite* message, io::ZeroCopyInputStream* input, bool* clean_eof);
bool ParseDelimitedFromCodedStream(MessageLite* message, io::CodedInputStream* input, bool* clean_eof);

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_UTIL_DELIMITED_MESSAGE_UTIL_H_
