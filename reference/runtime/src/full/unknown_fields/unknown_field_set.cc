#include "google/protobuf/unknown_field_set.h"

#include <climits>
#include <cstring>
#include <new>

#include "../../lite/message/message_engine.h"
#include "../../lite/wire/wire_format.h"
#include "google/protobuf/internal/full_unknown_fields.h"
#include "google/protobuf/internal/space_used.h"

namespace google::protobuf {

using internal::ReadLength;
using internal::ReadTag;
using internal::ReadVarint;
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

/// \returns the size of a field with its tags.
size_t RecordSize(const UnknownField& field) {
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
  fields_.Free();
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

namespace internal {

namespace {

UnknownFieldSet& Set(void* store) { return *static_cast<UnknownFieldSet*>(store); }
const UnknownFieldSet& Set(const void* store) { return *static_cast<const UnknownFieldSet*>(store); }

}  // namespace

const UnknownFieldSet& FullUnknownFields(const void* word) {
  const void* const store = StoreIn(word);
  return store != nullptr ? Set(store) : UnknownFieldSet::default_instance();
}

UnknownFieldSet* MutableFullUnknownFields(void*& word) {
  void*& store = StoreIn(word);
  if (store == nullptr) store = new UnknownFieldSet();
  return &Set(store);
}

namespace {

constexpr int kItemNumber = internal::kMessageSetItem >> 3;
constexpr int kTypeIdNumber = 2;
constexpr int kPayloadNumber = 3;
/// The size of an item's four tags, one byte each.
constexpr size_t kItemTagsSize = 4;
constexpr uint32_t kItemEnd = kMessageSetItem + (kEndGroup - kStartGroup);
constexpr uint32_t kTypeId = kTypeIdNumber << 3 | kVarint;
constexpr uint32_t kPayload = kPayloadNumber << 3 | kDelimited;

/// \returns the message in an item of a message set, and in `type_id` its extension's number; null if the field is not
/// a complete item.
std::string* PayloadOf(UnknownField& field, int* type_id) {
  if (field.number() != kItemNumber || field.type() != UnknownField::TYPE_GROUP) return nullptr;
  UnknownFieldSet& item = *field.mutable_group();
  uint64_t number = 0;
  std::string* payload = nullptr;
  for (int i = 0; i < item.field_count(); ++i) {
    UnknownField& part = *item.mutable_field(i);
    if (part.number() == kTypeIdNumber && part.type() == UnknownField::TYPE_VARINT) number = part.varint();
    if (part.number() == kPayloadNumber && part.type() == UnknownField::TYPE_LENGTH_DELIMITED) {
      payload = part.mutable_length_delimited();
    }
  }
  if (number == 0 || number > INT_MAX) return nullptr;
  *type_id = static_cast<int>(number);
  return payload;
}

/// Appends records; each item of a message set becomes a field whose number is its type id.
bool AppendToMessageSet(void*& store, const char* begin, const char* end) {
  UnknownFieldSet records;
  if (!records.MergeFromString({begin, static_cast<size_t>(end - begin)})) return false;
  UnknownFieldSet& set = *MutableFullUnknownFields(store);
  for (int i = 0; i < records.field_count(); ++i) {
    int type_id;
    if (std::string* const payload = PayloadOf(*records.mutable_field(i), &type_id)) {
      set.AddLengthDelimited(type_id)->swap(*payload);
    } else {
      set.AddField(records.field(i));
    }
  }
  return true;
}

/// \returns the size of the unknown fields of a message set.
size_t MessageSetSize(const void* store) {
  size_t total = 0;
  for (int i = 0; i < Set(store).field_count(); ++i) {
    const UnknownField& field = Set(store).field(i);
    if (field.type() == UnknownField::TYPE_LENGTH_DELIMITED) {
      const size_t size = field.length_delimited().size();
      total += kItemTagsSize + VarintSize(static_cast<uint32_t>(field.number())) + VarintSize(size) + size;
    } else {
      total += RecordSize(field);
    }
  }
  return total;
}

uint8_t* WriteMessageSet(const void* store, uint8_t* out) {
  for (int i = 0; i < Set(store).field_count(); ++i) {
    const UnknownField& field = Set(store).field(i);
    if (field.type() != UnknownField::TYPE_LENGTH_DELIMITED) {
      out = WriteRecord(field, out);
      continue;
    }
    const std::string& payload = field.length_delimited();
    out = WriteTag(kMessageSetItem, out);
    out = WriteVarint(static_cast<uint32_t>(field.number()), WriteTag(kTypeId, out));
    out = WriteVarint(payload.size(), WriteTag(kPayload, out));
    std::memcpy(out, payload.data(), payload.size());
    out = WriteTag(kItemEnd, out + payload.size());
  }
  return out;
}

}  // namespace

constexpr UnknownStore full_unknown_store = {
    [](void*& store, const char* begin, const char* end) {
      // The parser has already checked the depth of groups in the record.
      return MutableFullUnknownFields(store)->MergeFromString({begin, static_cast<size_t>(end - begin)});
    },
    [](void*& store, const void* from) { MutableFullUnknownFields(store)->MergeFrom(Set(from)); },
    [](void* store) { Set(store).Clear(); },
    [](void* store) { delete &Set(store); },
    [](const void* store) { return Set(store).ByteSizeLong(); },
    [](const void* store, uint8_t* out) { return Set(store).SerializeToArrayUnchecked(out); },
};

constexpr UnknownStore message_set_unknown_store = {
    AppendToMessageSet,       full_unknown_store.merge, full_unknown_store.clear,
    full_unknown_store.destroy, MessageSetSize,           WriteMessageSet,
};

}  // namespace internal

}  // namespace google::protobuf
