// Parses messages from streams, whose buffers may end anywhere.
#ifndef TOUCHSTONE_RUNTIME_RECORD_READER_H_
#define TOUCHSTONE_RUNTIME_RECORD_READER_H_

#include "google/protobuf/io/coded_stream.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

/// Merges the records of `input` into `message`, until the end, a limit, a zero tag or an end-group tag. Such a tag is
/// consumed and becomes the input's last tag.
/// \returns false if the bytes are malformed or exceed the input's total limit.
bool MergeRecords(io::CodedInputStream& input, MessageLite& message, const MessageTable& table);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_RECORD_READER_H_
