// Mutates serialized messages as records: it knows fields, wire types and lengths, so that most results are well-formed.
#ifndef TOUCHSTONE_FUZZ_RECORDS_H_
#define TOUCHSTONE_FUZZ_RECORDS_H_

#include <cstdint>
#include <random>
#include <string_view>

#include "scratch.h"

namespace google::protobuf {
class Descriptor;
class FieldDescriptor;
}  // namespace google::protobuf

namespace fuzz {

using Random = std::minstd_rand;

/// One record of the wire format, in scratch memory, or a run of bytes that is none.
struct Record {
  int number = 0;  // 0: `bytes` stand in the message as they are
  int wire_type = 0;
  uint64_t bits = 0;             // of a number
  ScratchString bytes;             // of a record with a length that holds no records
  ScratchVector<Record> children;  // of a group or a nested message
  bool nested = false;           // a record with a length whose value is `children`
  int padding = 0;               // superfluous bytes of the tag's or the length's varint
  int length_error = 0;          // added to the length
};

/// Reads records as far as they go; the rest becomes one record of plain bytes.
/// \param type  the message's type, null if unknown: then a value that reads as records is taken as a message.
ScratchVector<Record> ReadRecords(std::string_view bytes, const google::protobuf::Descriptor* type, int depth = 0);
void WriteRecords(const ScratchVector<Record>& records, ScratchString& out);

/// Makes one change somewhere in the tree.
void MutateRecords(ScratchVector<Record>& records, const google::protobuf::Descriptor* type, Random& random,
                   int depth = 0);
/// Copies records of `from` into the tree.
void CrossRecords(ScratchVector<Record>& records, const ScratchVector<Record>& from, Random& random);

}  // namespace fuzz

#endif  // TOUCHSTONE_FUZZ_RECORDS_H_
