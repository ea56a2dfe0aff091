// Messages out of streams, whose pieces end anywhere.
#ifndef TOUCHSTONE_RUNTIME_RECORD_READER_H_
#define TOUCHSTONE_RUNTIME_RECORD_READER_H_

#include "google/protobuf/io/coded_stream.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

/// Merges what comes out of `input` into `message`, until the end, a limit, or a tag of zero or of a group's end, which
/// is consumed and is the input's last tag then.
/// \returns false if the bytes are malformed, or more of them come than the input may read in all.
bool MergeRecords(io::CodedInputStream& input, MessageLite& message, const MessageTable& table);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_RECORD_READER_H_
