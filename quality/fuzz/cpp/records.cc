#include "records.h"

#include <google/protobuf/descriptor.h>

#include <algorithm>
#include <map>

namespace pb = google::protobuf;

namespace fuzz {

namespace {

enum WireType { kVarint = 0, kFixed64 = 1, kLength = 2, kStartGroup = 3, kEndGroup = 4, kFixed32 = 5 };
constexpr int kMostDepth = 24;
constexpr size_t kMostCopied = 64;

size_t Below(Random& random, size_t limit) { return static_cast<size_t>(random()) % limit; }

bool ReadVarint(std::string_view bytes, size_t& at, uint64_t& value) {
  value = 0;
  for (int shift = 0; shift < 70; shift += 7) {
    if (at == bytes.size()) return false;
    const auto byte = static_cast<uint8_t>(bytes[at++]);
    if (shift < 64) value |= static_cast<uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

void WriteVarint(uint64_t value, int padding, ScratchString& out) {
  for (; value >= 0x80 || padding > 0; value >>= 7) {
    if (value < 0x80) --padding;
    out.push_back(static_cast<char>(value | 0x80));
  }
  out.push_back(static_cast<char>(value));
}

/// The fields and extensions of a type. They are kept: a pool needs a lock and a search for each question.
const std::vector<const pb::FieldDescriptor*>& FieldsOf(const pb::Descriptor* type) {
  static std::map<const pb::Descriptor*, std::vector<const pb::FieldDescriptor*>> known;
  const auto [place, is_new] = known.try_emplace(type);
  std::vector<const pb::FieldDescriptor*>& fields = place->second;
  if (is_new && type != nullptr) {
    for (int i = 0; i < type->field_count(); ++i) fields.push_back(type->field(i));
    type->file()->pool()->FindAllExtensions(type, &fields);
    std::sort(fields.begin(), fields.end(), [](const auto* one, const auto* other) {
      return one->number() < other->number();
    });
  }
  return fields;
}

const pb::FieldDescriptor* FieldOf(const pb::Descriptor* type, int number) {
  const auto& fields = FieldsOf(type);
  const auto place = std::lower_bound(fields.begin(), fields.end(), number,
                                      [](const auto* field, int wanted) { return field->number() < wanted; });
  return place != fields.end() && (*place)->number() == number ? *place : nullptr;
}

const pb::Descriptor* MessageOf(const pb::FieldDescriptor* field) {
  return field != nullptr && field->cpp_type() == pb::FieldDescriptor::CPPTYPE_MESSAGE ? field->message_type()
                                                                                       : nullptr;
}

/// Reads records until `bytes` end, or until the end tag of `group` (0: none). \returns whether all was well-formed.
bool Read(std::string_view bytes, size_t& at, int group, const pb::Descriptor* type, int depth,
          ScratchVector<Record>& records) {
  while (at < bytes.size()) {
    const size_t start = at;
    const auto keep_rest = [&] {
      Record plain;
      plain.bytes = bytes.substr(start);
      records.push_back(std::move(plain));
      at = bytes.size();
      return false;
    };
    uint64_t tag;
    if (!ReadVarint(bytes, at, tag) || tag >> 3 == 0 || tag > UINT32_MAX) return keep_rest();
    Record record;
    record.number = static_cast<int>(tag >> 3);
    record.wire_type = static_cast<int>(tag & 7);
    const pb::FieldDescriptor* field = FieldOf(type, record.number);
    uint64_t length;
    switch (record.wire_type) {
      case kVarint:
        if (!ReadVarint(bytes, at, record.bits)) return keep_rest();
        break;
      case kFixed64:
      case kFixed32: {
        const size_t size = record.wire_type == kFixed64 ? 8 : 4;
        if (bytes.size() - at < size) return keep_rest();
        for (size_t i = 0; i < size; ++i) {
          record.bits |= static_cast<uint64_t>(static_cast<uint8_t>(bytes[at + i])) << (8 * i);
        }
        at += size;
        break;
      }
      case kLength: {
        if (!ReadVarint(bytes, at, length) || length > bytes.size() - at) return keep_rest();
        const std::string_view value = bytes.substr(at, static_cast<size_t>(length));
        at += static_cast<size_t>(length);
        const pb::Descriptor* nested = MessageOf(field);
        size_t inner = 0;
        ScratchVector<Record> children;
        if (depth < kMostDepth && (nested != nullptr || (field == nullptr && !value.empty())) &&
            Read(value, inner, 0, nested, depth + 1, children)) {
          record.nested = true;
          record.children = std::move(children);
        } else {
          record.bytes = value;
        }
        break;
      }
      case kStartGroup:
        if (depth >= kMostDepth) return keep_rest();
        Read(bytes, at, record.number, MessageOf(field), depth + 1, record.children);
        break;
      case kEndGroup:
        if (group == record.number) return true;
        return keep_rest();
      default:
        return keep_rest();
    }
    records.push_back(std::move(record));
  }
  return group == 0;
}

uint64_t Interesting(Random& random) {
  switch (Below(random, 6)) {
    case 0:
      return Below(random, 4);
    case 1:
      return uint64_t{1} << Below(random, 64);
    case 2:
      return (uint64_t{1} << Below(random, 64)) - 1;
    case 3:
      return ~uint64_t{0} - Below(random, 3);
    case 4:
      return static_cast<uint64_t>(int64_t{INT32_MIN} + static_cast<int64_t>(Below(random, 2)));
    default:
      return (static_cast<uint64_t>(random()) << 32) ^ random();
  }
}

ScratchString SomeBytes(Random& random) {
  static const char* const texts[] = {"", "a", "\xc3\xa4", "\xff", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x08\x01"};
  if (Below(random, 2) == 0) return texts[Below(random, std::size(texts))];
  // Lengths around the size of a short string and of a small buffer.
  static const size_t lengths[] = {1, 7, 8, 15, 16, 22, 23, 31, 32, 127, 128, 200};
  return ScratchString(lengths[Below(random, std::size(lengths))], static_cast<char>('a' + Below(random, 26)));
}

int WireTypeOf(const pb::FieldDescriptor& field) {
  using F = pb::FieldDescriptor;
  switch (field.type()) {
    case F::TYPE_DOUBLE:
    case F::TYPE_FIXED64:
    case F::TYPE_SFIXED64:
      return kFixed64;
    case F::TYPE_FLOAT:
    case F::TYPE_FIXED32:
    case F::TYPE_SFIXED32:
      return kFixed32;
    case F::TYPE_STRING:
    case F::TYPE_BYTES:
    case F::TYPE_MESSAGE:
      return kLength;
    case F::TYPE_GROUP:
      return kStartGroup;
    default:
      return kVarint;
  }
}

ScratchString PackedBytes(int wire_type, Random& random) {
  ScratchString bytes;
  for (size_t count = Below(random, 5); count-- != 0;) {
    const uint64_t bits = Interesting(random);
    if (wire_type == kVarint) {
      WriteVarint(bits, 0, bytes);
    } else {
      for (int i = 0; i < (wire_type == kFixed64 ? 8 : 4); ++i) bytes.push_back(static_cast<char>(bits >> (8 * i)));
    }
  }
  return bytes;
}

/// A record of a field that the schema has, or of an unknown one.
Record NewRecord(const pb::Descriptor* type, Random& random, int depth) {
  const auto& fields = FieldsOf(type);
  Record record;
  record.bits = Interesting(random);
  if (fields.empty() || Below(random, 12) == 0) {
    record.number = static_cast<int>(1 + Below(random, Below(random, 3) == 0 ? 536870911 : 110));
    static const int types[] = {kVarint, kFixed64, kLength, kStartGroup, kFixed32};
    record.wire_type = types[Below(random, std::size(types))];
    if (record.wire_type == kLength) record.bytes = SomeBytes(random);
    return record;
  }
  const pb::FieldDescriptor& field = *fields[Below(random, fields.size())];
  record.number = field.number();
  record.wire_type = WireTypeOf(field);
  if (const pb::Descriptor* nested = MessageOf(&field)) {
    record.nested = record.wire_type == kLength;
    for (size_t count = depth < 4 ? Below(random, 3) : 0; count-- != 0;) {
      record.children.push_back(NewRecord(nested, random, depth + 1));
    }
  } else if (record.wire_type == kLength) {
    record.bytes = SomeBytes(random);
  } else if (field.is_repeated() && Below(random, 2) == 0) {
    record.bytes = PackedBytes(record.wire_type, random);
    record.wire_type = kLength;
  } else if (field.cpp_type() == pb::FieldDescriptor::CPPTYPE_ENUM && Below(random, 3) != 0) {
    const pb::EnumDescriptor& values = *field.enum_type();
    record.bits = static_cast<uint64_t>(
        int64_t{values.value(static_cast<int>(Below(random, static_cast<size_t>(values.value_count()))))->number()});
  }
  return record;
}

void MutateValue(Record& record, Random& random) {
  if (record.wire_type != kLength) {
    record.bits = Below(random, 2) == 0 ? Interesting(random) : record.bits ^ (uint64_t{1} << Below(random, 64));
    return;
  }
  ScratchString& bytes = record.bytes;
  if (bytes.empty() || Below(random, 3) == 0) {
    bytes = SomeBytes(random);
  } else if (Below(random, 2) == 0) {
    bytes[Below(random, bytes.size())] = static_cast<char>(random());
  } else {
    bytes.erase(Below(random, bytes.size()), 1 + Below(random, 3));
  }
}

void Damage(Record& record, Random& random) {
  switch (Below(random, 4)) {
    case 0:
      record.padding = static_cast<int>(1 + Below(random, 10));
      break;
    case 1:
      record.length_error = static_cast<int>(Below(random, 5)) - 2;
      break;
    case 2:
      record.wire_type = static_cast<int>(Below(random, 8));
      break;
    default:
      record.number = static_cast<int>(Below(random, 130));
  }
}

}  // namespace

ScratchVector<Record> ReadRecords(std::string_view bytes, const pb::Descriptor* type, int depth) {
  ScratchVector<Record> records;
  size_t at = 0;
  Read(bytes, at, 0, type, depth, records);
  return records;
}

void WriteRecords(const ScratchVector<Record>& records, ScratchString& out) {
  for (const Record& record : records) {
    if (record.number == 0) {
      out += record.bytes;
      continue;
    }
    const auto tag = static_cast<uint64_t>(static_cast<uint32_t>(record.number)) << 3;
    const int wire_type = record.wire_type & 7;
    WriteVarint(tag | static_cast<uint64_t>(wire_type), wire_type == kLength ? 0 : record.padding, out);
    switch (wire_type) {
      case kVarint:
        WriteVarint(record.bits, 0, out);
        break;
      case kFixed64:
      case kFixed32:
        for (int i = 0; i < (wire_type == kFixed64 ? 8 : 4); ++i) {
          out.push_back(static_cast<char>(record.bits >> (8 * i)));
        }
        break;
      case kLength: {
        ScratchString value = record.bytes;
        if (record.nested) WriteRecords(record.children, value);
        const int64_t length = static_cast<int64_t>(value.size()) + record.length_error;
        WriteVarint(static_cast<uint64_t>(length), record.padding, out);
        out += value;
        break;
      }
      case kStartGroup:
        WriteRecords(record.children, out);
        WriteVarint(tag | kEndGroup, record.padding, out);
        break;
      default:
        break;
    }
  }
}

void MutateRecords(ScratchVector<Record>& records, const pb::Descriptor* type, Random& random, int depth) {
  const size_t count = records.size();
  // Down into a nested message, more often than not.
  if (count != 0 && depth < kMostDepth) {
    Record& record = records[Below(random, count)];
    const bool holds_records = record.nested || record.wire_type == kStartGroup;
    if (holds_records && Below(random, 5) < 3) {
      MutateRecords(record.children, MessageOf(FieldOf(type, record.number)), random, depth + 1);
      return;
    }
  }
  const auto place = [&] { return records.begin() + static_cast<std::ptrdiff_t>(Below(random, records.size())); };
  const size_t what = count == 0 ? 0 : Below(random, 12);
  if (what < 4) {
    Record made = NewRecord(type, random, depth);
    records.insert(records.begin() + static_cast<std::ptrdiff_t>(Below(random, count + 1)), std::move(made));
  } else if (what < 7) {
    MutateValue(*place(), random);
  } else if (what == 7) {
    records.erase(place());
  } else if (what == 8) {
    Record copy = *place();
    records.insert(place(), std::move(copy));
  } else if (what == 9) {
    std::iter_swap(place(), place());
  } else if (what == 10) {
    // The message inside a field of its own type, if it has one.
    Record outer = NewRecord(type, random, depth);
    if ((outer.nested || outer.wire_type == kStartGroup) && count <= kMostCopied) {
      outer.children = records;
      records.assign(1, std::move(outer));
    }
  } else {
    Damage(*place(), random);
  }
}

void CrossRecords(ScratchVector<Record>& records, const ScratchVector<Record>& from, Random& random) {
  if (from.empty()) return;
  if (!records.empty()) {
    Record& into = records[Below(random, records.size())];
    if ((into.nested || into.wire_type == kStartGroup) && Below(random, 2) == 0) {
      CrossRecords(into.children, from, random);
      return;
    }
  }
  const size_t first = Below(random, from.size());
  const size_t last = first + 1 + Below(random, std::min(kMostCopied, from.size() - first));
  records.insert(records.begin() + static_cast<std::ptrdiff_t>(Below(random, records.size() + 1)),
                 from.begin() + static_cast<std::ptrdiff_t>(first), from.begin() + static_cast<std::ptrdiff_t>(last));
}

}  // namespace fuzz
