// The encoding of single unknown fields.
#ifndef TOUCHSTONE_RUNTIME_UNKNOWN_RECORDS_H_
#define TOUCHSTONE_RUNTIME_UNKNOWN_RECORDS_H_

#include <cstddef>
#include <cstdint>

namespace google::protobuf {
class UnknownField;
class UnknownFieldSet;
}  // namespace google::protobuf

namespace google::protobuf::internal {

class ReverseOutput;

/// \returns the size of a field with its tags.
size_t RecordSize(const UnknownField& field);

/// Write a field with its tags, or all fields of a set, before `out`. \returns the new write position.
uint8_t* PutRecord(const UnknownField& field, uint8_t* out, ReverseOutput& to);
uint8_t* PutRecords(const UnknownFieldSet& fields, uint8_t* out, ReverseOutput& to);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_UNKNOWN_RECORDS_H_
