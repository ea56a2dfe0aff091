#include <algorithm>
#include <cstring>
#include <map>
#include <vector>

#include "../../lite/wire/scalar_codec.h"
#include "../../lite/wire/wire_format.h"
#include "dynamic_table.h"

namespace google::protobuf::internal {

namespace {

/// Stores the default of a number, bool or enum. \returns its size.
size_t StoreDefault(const FieldDescriptor& field, char* place) {
  const auto store = [place](auto value) {
    std::memcpy(place, &value, sizeof(value));
    return sizeof(value);
  };
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return store(field.default_value_int32());
    case FieldDescriptor::CPPTYPE_INT64:
      return store(field.default_value_int64());
    case FieldDescriptor::CPPTYPE_UINT32:
      return store(field.default_value_uint32());
    case FieldDescriptor::CPPTYPE_UINT64:
      return store(field.default_value_uint64());
    case FieldDescriptor::CPPTYPE_FLOAT:
      return store(field.default_value_float());
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return store(field.default_value_double());
    case FieldDescriptor::CPPTYPE_BOOL:
      return store(field.default_value_bool());
    case FieldDescriptor::CPPTYPE_ENUM:
      return store(field.default_value_enum()->number());
    default:
      return 0;
  }
}

bool HasZeroDefault(const FieldDescriptor& field) {
  char bytes[8] = {};
  const size_t size = StoreDefault(field, bytes);
  return std::all_of(bytes, bytes + size, [](char byte) { return byte == 0; });
}

bool IsSingularScalar(const FieldDescriptor& field) { return !field.is_repeated() && ScalarSize(KindOf(field)) != 0; }

/// \returns bytes of the storage of a field that is no singular scalar and not in a oneof.
size_t StorageOf(const FieldDescriptor& field) {
  if (field.is_map()) return sizeof(MapFieldBase);
  const bool object = ScalarSize(KindOf(field)) == 0;
  if (field.is_repeated()) return object ? sizeof(RepeatedPtrFieldBase) : sizeof(RepeatedFieldBase);
  return sizeof(void*);
}

void SetBit(std::vector<uint32_t>& bits, size_t index) { bits[index / 32] |= 1u << index % 32; }

}  // namespace

WireKind KindOf(const FieldDescriptor& field) {
  if (field.is_map()) return WireKind::kMap;
  switch (field.type()) {
    case FieldDescriptor::TYPE_INT32:
      return WireKind::kInt32;
    case FieldDescriptor::TYPE_INT64:
      return WireKind::kInt64;
    case FieldDescriptor::TYPE_UINT32:
      return WireKind::kUInt32;
    case FieldDescriptor::TYPE_UINT64:
      return WireKind::kUInt64;
    case FieldDescriptor::TYPE_SINT32:
      return WireKind::kSInt32;
    case FieldDescriptor::TYPE_SINT64:
      return WireKind::kSInt64;
    case FieldDescriptor::TYPE_FIXED32:
    case FieldDescriptor::TYPE_SFIXED32:
    case FieldDescriptor::TYPE_FLOAT:
      return WireKind::kFixed32;
    case FieldDescriptor::TYPE_FIXED64:
    case FieldDescriptor::TYPE_SFIXED64:
    case FieldDescriptor::TYPE_DOUBLE:
      return WireKind::kFixed64;
    case FieldDescriptor::TYPE_BOOL:
      return WireKind::kBool;
    case FieldDescriptor::TYPE_ENUM:
      return field.legacy_enum_field_treated_as_closed() ? WireKind::kClosedEnum : WireKind::kOpenEnum;
    case FieldDescriptor::TYPE_STRING:
      return WireKind::kString;
    case FieldDescriptor::TYPE_BYTES:
      return WireKind::kBytes;
    case FieldDescriptor::TYPE_MESSAGE:
      return WireKind::kMessage;
    case FieldDescriptor::TYPE_GROUP:
      return WireKind::kGroup;
  }
  return WireKind::kInt32;
}

FieldMode ModeOf(const FieldDescriptor& field) {
  if (field.is_repeated()) return field.is_packed() ? FieldMode::kPacked : FieldMode::kRepeated;
  if (field.real_containing_oneof() != nullptr) return FieldMode::kOneof;
  return field.has_presence() ? FieldMode::kExplicit : FieldMode::kImplicit;
}

uint32_t WireTypeOfField(const FieldDescriptor& field) {
  switch (KindOf(field)) {
    case WireKind::kString:
    case WireKind::kBytes:
    case WireKind::kMessage:
    case WireKind::kMap:
      return kDelimited;
    case WireKind::kGroup:
      return kStartGroup;
    default:
      return field.is_packed() ? static_cast<uint32_t>(kDelimited) : static_cast<uint32_t>(WireTypeOf(KindOf(field)));
  }
}

uint8_t FlagsOf(const FieldDescriptor& field) {
  const bool is_signed =
      field.type() == FieldDescriptor::TYPE_SFIXED32 || field.type() == FieldDescriptor::TYPE_SFIXED64;
  return static_cast<uint8_t>((field.requires_utf8_validation() ? kValidateUtf8 : 0) |
                              (field.is_required() ? kRequired : 0) | (is_signed ? kSigned : 0));
}

void LayOut(const std::vector<const FieldDescriptor*>& fields, DynamicTable& table) {
  // Offsets from the start of the message, as in generated classes: cached size, hasbits, cases, extensions, strings,
  // what owns memory, numbers with default zero, other numbers, oneofs.
  uint32_t end = kHasbitsOffset + table.hasbit_words * 4u;
  table.cases_offset = end;
  end = RoundUp(end + table.case_count * 4u, 8);
  if (table.type->extension_range_count() != 0) {
    table.extensions_offset = end;
    end += sizeof(ExtensionSet);
  }
  table.plain_offset = end;
  table.strings_offset = 0;
  std::map<const FieldDescriptor*, uint32_t> offsets;
  const auto place = [&](const FieldDescriptor& field, size_t size) {
    end = RoundUp(end, static_cast<uint32_t>(size < 8 ? size : 8));
    offsets[&field] = end;
    end += static_cast<uint32_t>(size);
  };
  const auto is_pooled = [](const FieldDescriptor& field) {
    return !field.is_repeated() && field.cpp_type() == FieldDescriptor::CPPTYPE_STRING &&
           field.real_containing_oneof() == nullptr;
  };
  for (const FieldDescriptor* field : fields) {
    if (is_pooled(*field) && table.strings_offset == 0) {
      table.strings_offset = end;
      end += sizeof(StringPool);
    }
  }
  for (const FieldDescriptor* field : fields) {
    if (field->real_containing_oneof() == nullptr && !IsSingularScalar(*field)) {
      place(*field, StorageOf(*field));
    }
  }
  for (const bool zero : {true, false}) {
    end = RoundUp(end, 8);
    (zero ? table.zeroed_offset : table.defaulted_offset) = end;
    for (const FieldDescriptor* field : fields) {
      if (field->real_containing_oneof() != nullptr || !IsSingularScalar(*field)) continue;
      if (HasZeroDefault(*field) != zero) continue;
      place(*field, ScalarSize(KindOf(*field)));
      if (zero) continue;
      table.defaults.resize(end - table.defaulted_offset);
      StoreDefault(*field, table.defaults.data() + (offsets[field] - table.defaulted_offset));
    }
    // With the bytes up to the numbers that follow: both are copied as one block.
    if (zero) end = RoundUp(end, 8);
    (zero ? table.zeroed_size : table.defaulted_size) = end - (zero ? table.zeroed_offset : table.defaulted_offset);
  }
  end = RoundUp(end, 8);
  for (int i = 0; i < table.type->real_oneof_decl_count(); ++i) {
    const OneofDescriptor& oneof = *table.type->real_oneof_decl(i);
    for (int member = 0; member < oneof.field_count(); ++member) offsets[oneof.field(member)] = end;
    end += 8;
  }
  table.plain_end = end;
  table.object_size = end;

  table.unconditional_bits.resize(table.hasbit_words);
  table.required_bits.resize(table.hasbit_words);
  table.owned_bits.resize(table.hasbit_words);
  std::vector<uint16_t> strings;
  std::vector<bool> seen(table.case_count);
  bool required = false;
  table.dense_count = 0;
  for (const FieldDescriptor* field : fields) {
    const auto index = static_cast<uint16_t>(table.field_entries.size());
    const auto number = static_cast<uint32_t>(field->number());
    const FieldMode mode = ModeOf(*field);
    uint16_t presence = field->is_repeated() ? 0 : index;
    if (mode == FieldMode::kOneof) presence = static_cast<uint16_t>(field->real_containing_oneof()->index());
    table.field_entries.emplace_back(number, WireTypeOfField(*field), KindOf(*field), mode,
                                     offsets[field] - kFieldsOffset, presence, 0, FlagsOf(*field));
    table.names.append(field->name()).push_back('\0');
    if (number == index + 1u && table.dense_count == index) ++table.dense_count;
    if (mode != FieldMode::kExplicit) SetBit(table.unconditional_bits, index);
    if (field->is_required()) {
      SetBit(table.required_bits, index);
      required = true;
    }
    // The first member of a oneof represents all its members.
    if (mode == FieldMode::kOneof ? seen[presence] : IsSingularScalar(*field)) continue;
    if (mode == FieldMode::kOneof) seen[presence] = true;
    SetBit(table.owned_bits, index);
    (is_pooled(*field) ? strings : table.owning).push_back(index);
  }
  table.string_owner_count = static_cast<uint16_t>(strings.size());
  table.owning.insert(table.owning.end(), strings.begin(), strings.end());
  table.owner_count = static_cast<uint16_t>(table.owning.size());
  table.lookup_count = table.dense_count;
  if (!table.field_entries.empty()) table.field_entries.back().flags |= kLastEntry;
  table.entries = table.field_entries.data();
  table.owners = table.owning.data();
  table.field_names = table.names.c_str();
  table.unconditional = table.unconditional_bits.data();
  table.required = required ? table.required_bits.data() : nullptr;
  table.owned = table.owning.empty() ? nullptr : table.owned_bits.data();
}

}  // namespace google::protobuf::internal
