#include "google/protobuf/unknown_field_set.h"

#include <climits>
#include <cstring>
#include <new>

#include "../../lite/message/message_engine.h"
#include "../../lite/wire/wire_format.h"
#include "google/protobuf/internal/generated_writer.h"
#include "google/protobuf/internal/space_used.h"
#include "unknown_records.h"

namespace google::protobuf {

using internal::ReadLength;
using internal::ReadTag;
using internal::ReadVarint;
using internal::RecordSize;
using internal::VarintSize;
using internal::WriteTag;
using internal::WriteVarint;

namespace {

uint32_t TagOf(const UnknownField& field) {
  uint32_t wire_type = internal::kVarint;
  switch (field.type()) {
    case UnknownField::TYPE_VARINT:
      break;
    case UnknownField::TYPE_FIXED32:
      wire_type = internal::kFixed32Bit;
      break;
    case UnknownField::TYPE_FIXED64:
      wire_type = internal::kFixed64Bit;
      break;
    case UnknownField::TYPE_LENGTH_DELIMITED:
      wire_type = internal::kDelimited;
      break;
    case UnknownField::TYPE_GROUP:
      wire_type = internal::kStartGroup;
      break;
  }
  return static_cast<uint32_t>(field.number()) << 3 | wire_type;
}

/// Writes a field to `out`. \returns one past its last byte.
uint8_t* WriteRecord(const UnknownField& field, uint8_t* out) {
  const uint32_t tag = TagOf(field);
  out = WriteTag(tag, out);
  switch (field.type()) {
    case UnknownField::TYPE_VARINT:
      return WriteVarint(field.varint(), out);
    case UnknownField::TYPE_FIXED32: {
      const uint32_t value = field.fixed32();
      std::memcpy(out, &value, sizeof(value));
      return out + sizeof(value);
    }
    case UnknownField::TYPE_FIXED64: {
      const uint64_t value = field.fixed64();
      std::memcpy(out, &value, sizeof(value));
      return out + sizeof(value);
    }
    case UnknownField::TYPE_LENGTH_DELIMITED: {
      const std::string& bytes = field.length_delimited();
      out = WriteVarint(bytes.size(), out);
      std::memcpy(out, bytes.data(), bytes.size());
      return out + bytes.size();
    }
    case UnknownField::TYPE_GROUP:
      out = field.group().SerializeToArrayUnchecked(out);
      return WriteTag(tag + (internal::kEndGroup - internal::kStartGroup), out);
  }
  return out;
}

}  // namespace

size_t internal::RecordSize(const UnknownField& field) {
  const size_t tag_size = VarintSize(TagOf(field));
  switch (field.type()) {
    case UnknownField::TYPE_VARINT:
      return tag_size + VarintSize(field.varint());
    case UnknownField::TYPE_FIXED32:
      return tag_size + 4;
    case UnknownField::TYPE_FIXED64:
      return tag_size + 8;
    case UnknownField::TYPE_LENGTH_DELIMITED:
      return tag_size + VarintSize(field.length_delimited().size()) + field.length_delimited().size();
    case UnknownField::TYPE_GROUP:
      return field.group().ByteSizeLong() + 2 * tag_size;
  }
  return 0;
}

uint8_t* internal::PutRecord(const UnknownField& field, uint8_t* out, ReverseOutput& to) {
  const uint32_t tag = TagOf(field);
  switch (field.type()) {
    case UnknownField::TYPE_VARINT:
      return PutUnsigned(tag, field.varint(), to.Prepare(out));
    case UnknownField::TYPE_FIXED32:
      return PutFixed(tag, field.fixed32(), to.Prepare(out));
    case UnknownField::TYPE_FIXED64:
      return PutFixed(tag, field.fixed64(), to.Prepare(out));
    case UnknownField::TYPE_LENGTH_DELIMITED:
      return PutString(tag, field.length_delimited(), out, to);
    case UnknownField::TYPE_GROUP:
      out = PutTag(tag + (kEndGroup - kStartGroup), to.Prepare(out));
      out = PutRecords(field.group(), out, to);
      return PutTag(tag, to.Prepare(out));
  }
  return out;
}

uint8_t* internal::PutRecords(const UnknownFieldSet& fields, uint8_t* out, ReverseOutput& to) {
  for (int i = fields.field_count(); i-- != 0;) out = PutRecord(fields.field(i), out, to);
  return out;
}

void UnknownField::Destroy() {
  if (type_ == TYPE_LENGTH_DELIMITED) delete bytes_;
  if (type_ == TYPE_GROUP) delete group_;
}

const UnknownFieldSet& UnknownFieldSet::default_instance() {
  static const UnknownFieldSet* const instance = internal::OnShutdownDelete(new UnknownFieldSet());
  return *instance;
}

void UnknownFieldSet::AddVarint(int number, uint64_t value) {
  Append(UnknownField(number, UnknownField::TYPE_VARINT, value));
}
void UnknownFieldSet::AddFixed32(int number, uint32_t value) {
  Append(UnknownField(number, UnknownField::TYPE_FIXED32, value));
}
void UnknownFieldSet::AddFixed64(int number, uint64_t value) {
  Append(UnknownField(number, UnknownField::TYPE_FIXED64, value));
}
std::string* UnknownFieldSet::AddLengthDelimited(int number) {
  std::string* value = new std::string();
  Append(UnknownField(number, value));
  return value;
}
UnknownFieldSet* UnknownFieldSet::AddGroup(int number) {
  UnknownFieldSet* value = new UnknownFieldSet();
  Append(UnknownField(number, value));
  return value;
}
void UnknownFieldSet::AddField(const UnknownField& field) {
  switch (field.type()) {
    case UnknownField::TYPE_LENGTH_DELIMITED:
      Append(UnknownField(field.number(), new std::string(field.length_delimited())));
      break;
    case UnknownField::TYPE_GROUP:
      AddGroup(field.number())->MergeFrom(field.group());
      break;
    default:
      Append(field);
  }
}

void UnknownFieldSet::Append(const UnknownField& field) {
  if (fields_.size_ == fields_.capacity_) fields_.Grow(fields_.size_ + 1, sizeof(UnknownField));
  ::new (At(fields_.size_++)) UnknownField(field);
}

void UnknownFieldSet::Clear() {
  for (int i = 0; i < fields_.size_; ++i) At(i)->Destroy();
  fields_.size_ = 0;
}

void UnknownFieldSet::ClearAndFreeMemory() {
  Clear();
  fields_.Free(sizeof(UnknownField));
}

void UnknownFieldSet::MergeFrom(const UnknownFieldSet& other) {
  // Iterates by index and copies each field first, because the set may be merged into itself.
  const int count = other.field_count();
  if (fields_.size_ + count > fields_.capacity_) fields_.Grow(fields_.size_ + count, sizeof(UnknownField));
  for (int i = 0; i < count; ++i) AddField(UnknownField(other.field(i)));
}

void UnknownFieldSet::MergeFromAndDestroy(UnknownFieldSet* other) {
  fields_.Append(other->fields_, sizeof(UnknownField));
  other->fields_.size_ = 0;
}

void UnknownFieldSet::DeleteSubrange(int start, int count) {
  for (int i = start; i < start + count; ++i) At(i)->Destroy();
  for (int i = start; i + count < fields_.size_; ++i) *At(i) = *At(i + count);
  fields_.size_ -= count;
}

void UnknownFieldSet::DeleteByNumber(int number) {
  int kept = 0;
  for (int i = 0; i < fields_.size_; ++i) {
    if (At(i)->number() == number) {
      At(i)->Destroy();
    } else {
      *At(kept++) = *At(i);
    }
  }
  fields_.size_ = kept;
}

bool UnknownFieldSet::ParseFromString(internal::StringArg data) {
  Clear();
  return MergeFromString(data);
}

bool UnknownFieldSet::ParseFromArray(const void* data, int size) {
  return size >= 0 && ParseFromString({static_cast<const char*>(data), static_cast<size_t>(size)});
}

bool UnknownFieldSet::MergeFromString(internal::StringArg data) {
  return MergeRecords(data.data(), data.data() + data.size(), 0, internal::kRecursionLimit) != nullptr;
}

const char* UnknownFieldSet::MergeRecords(const char* p, const char* end, uint32_t group, int depth) {
  while (p != end) {
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr || tag >> 3 == 0) return nullptr;
    if (tag == group) return p;
    const int number = static_cast<int>(tag >> 3);
    uint64_t bits = 0;
    switch (tag & 7) {
      case internal::kVarint:
        p = ReadVarint(p, end, &bits);
        if (p == nullptr) return nullptr;
        AddVarint(number, bits);
        break;
      case internal::kFixed64Bit:
        if (end - p < 8) return nullptr;
        std::memcpy(&bits, p, 8);
        AddFixed64(number, bits);
        p += 8;
        break;
      case internal::kFixed32Bit:
        if (end - p < 4) return nullptr;
        std::memcpy(&bits, p, 4);
        AddFixed32(number, static_cast<uint32_t>(bits));
        p += 4;
        break;
      case internal::kDelimited: {
        size_t length;
        p = ReadLength(p, end, &length);
        if (p == nullptr) return nullptr;
        Append(UnknownField(number, new std::string(p, length)));
        p += length;
        break;
      }
      case internal::kStartGroup:
        if (depth <= 0) return nullptr;
        p = AddGroup(number)->MergeRecords(p, end, tag + (internal::kEndGroup - internal::kStartGroup), depth - 1);
        if (p == nullptr) return nullptr;
        break;
      default:
        return nullptr;
    }
  }
  return group == 0 ? p : nullptr;
}

size_t UnknownFieldSet::ByteSizeLong() const {
  size_t total = 0;
  for (int i = 0; i < fields_.size_; ++i) total += RecordSize(*At(i));
  return total;
}

size_t UnknownFieldSet::SpaceUsedExcludingSelfLong() const {
  size_t total = static_cast<size_t>(fields_.capacity_) * sizeof(UnknownField);
  for (int i = 0; i < fields_.size_; ++i) {
    const UnknownField& field = *At(i);
    if (field.type() == UnknownField::TYPE_LENGTH_DELIMITED) {
      total += sizeof(std::string) + internal::HeapOf(field.length_delimited());
    } else if (field.type() == UnknownField::TYPE_GROUP) {
      total += field.group().SpaceUsedLong();
    }
  }
  return total;
}

uint8_t* UnknownFieldSet::SerializeToArrayUnchecked(uint8_t* out) const {
  for (int i = 0; i < fields_.size_; ++i) out = WriteRecord(*At(i), out);
  return out;
}

bool UnknownFieldSet::SerializeToString(std::string* output) const {
  const size_t size = ByteSizeLong();
  if (size > internal::kMaxMessageSize) return false;
  output->resize(size);
  SerializeToArrayUnchecked(reinterpret_cast<uint8_t*>(&(*output)[0]));
  return true;
}

std::string UnknownFieldSet::SerializeAsString() const {
  std::string output;
  SerializeToString(&output);
  return output;
}

}  // namespace google::protobuf
