// Unknown fields of full messages: raw records, until a program looks at them.
#include <climits>
#include <string>

#include "../../lite/wire/wire_format.h"
#include "google/protobuf/internal/full_unknown_fields.h"
#include "google/protobuf/internal/generated_writer.h"
#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/unknown_field_set.h"
#include "unknown_records.h"

namespace google::protobuf::internal {

namespace {

/// \returns whether a varint is as short as it can be, which is how a set writes it, and moves `p` past it.
bool SkipShortest(const char*& p) {
  const char* const first = p;
  while (static_cast<int8_t>(*p) < 0) ++p;
  const uint8_t last = static_cast<uint8_t>(*p++);
  // The tenth byte has one bit that counts.
  return p - first < 10 ? last != 0 || p - first == 1 : last == 1;
}

/// \returns whether a set that reads well-formed records writes the same bytes.
bool AreShortest(const char* p, const char* end) {
  while (p != end) {
    uint32_t tag = 0;
    ReadTag(p, end, &tag);
    if (!SkipShortest(p)) return false;
    switch (tag & 7) {
      case kVarint:
        if (!SkipShortest(p)) return false;
        break;
      case kFixed64Bit:
        p += 8;
        break;
      case kFixed32Bit:
        p += 4;
        break;
      case kDelimited: {
        const char* length = p;
        if (!SkipShortest(length)) return false;
        size_t size = 0;
        p = ReadLength(p, end, &size);
        p += size;
        break;
      }
      default:
        // The records in a group, and its end, follow.
        break;
    }
  }
  return true;
}

/// The unknown fields of one message. The records are written and copied as they are; the set is made when a program
/// asks for it, and replaces them.
class FullStore {
 public:
  FullStore() = default;
  FullStore(const FullStore&) = delete;
  FullStore& operator=(const FullStore&) = delete;
  ~FullStore() { delete set_; }

  /// Appends well-formed records. \returns false if groups are nested too deeply.
  bool Append(const char* begin, const char* end) {
    const StringArg records(begin, static_cast<size_t>(end - begin));
    if (set_ != nullptr) return set_->MergeFromString(records);
    if (AreShortest(begin, end)) {
      records_.append(begin, end);
      return true;
    }
    UnknownFieldSet set;
    if (!set.MergeFromString(records)) return false;
    records_ += set.SerializeAsString();
    return true;
  }
  void MergeFrom(const FullStore& other) {
    if (const UnknownFieldSet* const theirs = other.Existing()) {
      Mutable().MergeFrom(*theirs);
    } else if (set_ != nullptr) {
      set_->MergeFromString(other.records_);
    } else {
      records_ += other.records_;
    }
  }
  void Clear() {
    records_.clear();
    if (set_ != nullptr) set_->Clear();
  }

  /// \returns the set. Several threads may read a message at once: all get the same one.
  const UnknownFieldSet& Get() const {
    if (const UnknownFieldSet* const made = Existing()) return *made;
    UnknownFieldSet* const created = new UnknownFieldSet();
    created->MergeFromString(records_);
    UnknownFieldSet* expected = nullptr;
    if (__atomic_compare_exchange_n(&set_, &expected, created, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      return *created;
    }
    delete created;
    return *expected;
  }
  UnknownFieldSet& Mutable() {
    Get();
    records_.clear();
    return *set_;
  }

  size_t Size() const {
    const UnknownFieldSet* const set = Existing();
    return set != nullptr ? set->ByteSizeLong() : records_.size();
  }
  uint8_t* Put(uint8_t* out, ReverseOutput& to) const {
    const UnknownFieldSet* const set = Existing();
    return set != nullptr ? PutRecords(*set, out, to) : PutText(records_, out, to);
  }

 private:
  const UnknownFieldSet* Existing() const { return __atomic_load_n(&set_, __ATOMIC_ACQUIRE); }

  /// What was parsed; meaningless once there is a set.
  std::string records_;
  mutable UnknownFieldSet* set_ = nullptr;  // owned
};

FullStore& StoreAt(void* store) { return *static_cast<FullStore*>(store); }
const FullStore& StoreAt(const void* store) { return *static_cast<const FullStore*>(store); }
/// Creates the store at the first call.
FullStore& StoreOf(void*& store) {
  if (store == nullptr) store = new FullStore();
  return StoreAt(store);
}

}  // namespace

const UnknownFieldSet& FullUnknownFields(const void* word) {
  const void* const store = StoreIn(word);
  return store != nullptr ? StoreAt(store).Get() : UnknownFieldSet::default_instance();
}

UnknownFieldSet* MutableFullUnknownFields(void*& word) { return &StoreOf(StoreIn(word)).Mutable(); }

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
  UnknownFieldSet& set = StoreOf(store).Mutable();
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
  const UnknownFieldSet& set = StoreAt(store).Get();
  size_t total = 0;
  for (int i = 0; i < set.field_count(); ++i) {
    const UnknownField& field = set.field(i);
    if (field.type() == UnknownField::TYPE_LENGTH_DELIMITED) {
      const size_t size = field.length_delimited().size();
      total += kItemTagsSize + VarintSize(static_cast<uint32_t>(field.number())) + VarintSize(size) + size;
    } else {
      total += RecordSize(field);
    }
  }
  return total;
}

uint8_t* PutMessageSet(const void* store, uint8_t* out, ReverseOutput& to) {
  const UnknownFieldSet& set = StoreAt(store).Get();
  for (int i = set.field_count(); i-- != 0;) {
    const UnknownField& field = set.field(i);
    if (field.type() != UnknownField::TYPE_LENGTH_DELIMITED) {
      out = PutRecord(field, out, to);
      continue;
    }
    out = PutTag(kItemEnd, to.Prepare(out));
    out = PutString(kPayload, field.length_delimited(), out, to);
    out = PutUnsigned(kTypeId, static_cast<uint32_t>(field.number()), to.Prepare(out));
    out = PutTag(kMessageSetItem, out);
  }
  return out;
}

}  // namespace

constexpr UnknownStore full_unknown_store = {
    // The parser has already checked the depth of groups in the record.
    [](void*& store, const char* begin, const char* end) { return StoreOf(store).Append(begin, end); },
    [](void*& store, const void* from) { StoreOf(store).MergeFrom(StoreAt(from)); },
    [](void* store) { StoreAt(store).Clear(); },
    [](void* store) { delete &StoreAt(store); },
    [](const void* store) { return StoreAt(store).Size(); },
    [](const void* store, uint8_t* out, ReverseOutput& to) { return StoreAt(store).Put(out, to); },
};

constexpr UnknownStore message_set_unknown_store = {
    AppendToMessageSet,         full_unknown_store.merge, full_unknown_store.clear,
    full_unknown_store.destroy, MessageSetSize,           PutMessageSet,
};

}  // namespace google::protobuf::internal
