// Unknown fields from and to streams.
#include <string>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/unknown_field_set.h"

namespace google::protobuf {

bool UnknownFieldSet::MergeFromCodedStream(io::CodedInputStream* input) {
  std::string records;
  const void* data;
  int size;
  while (input->GetDirectBufferPointer(&data, &size)) {
    records.append(static_cast<const char*>(data), static_cast<size_t>(size));
    if (!input->Skip(size)) return false;
  }
  return MergeFromString(records);
}

bool UnknownFieldSet::ParseFromCodedStream(io::CodedInputStream* input) {
  Clear();
  return MergeFromCodedStream(input);
}

bool UnknownFieldSet::ParseFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  io::CodedInputStream coded(input);
  return ParseFromCodedStream(&coded);
}

bool UnknownFieldSet::SerializeToCodedStream(io::CodedOutputStream* output) const {
  std::string records;
  if (!SerializeToString(&records)) return false;
  output->WriteRaw(records.data(), static_cast<int>(records.size()));
  return !output->HadError();
}

}  // namespace google::protobuf
