// The size of a message on the wire.
#include "cord_codec.h"
#include "google/protobuf/internal/generated_size.h"
#include "map_codec.h"
#include "../message/message_engine.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// \returns the size of a varint of 32 bits, by comparisons only.
template <WireKind kind>
uint32_t SizeOf32(typename Codec<kind>::Value value) {
  const uint64_t encoded = Codec<kind>::Encode(value);
  const uint32_t bits = static_cast<uint32_t>(encoded);
  uint32_t size = 1 + (bits >= 1u << 7) + (bits >= 1u << 14) + (bits >= 1u << 21) + (bits >= 1u << 28);
  // A negative number that is not ZigZag encoded has 64 bits on the wire: ten bytes.
  constexpr bool is_signed = kind == WireKind::kInt32 || kind == WireKind::kOpenEnum || kind == WireKind::kClosedEnum;
  if (is_signed) size += bits >> 31 != 0 ? 5 : 0;
  return size;
}

template <WireKind kind>
size_t ValuesSize(const RepeatedFieldBase& field) {
  using C = Codec<kind>;
  using Value = typename C::Value;
  const size_t count = static_cast<size_t>(field.size_);
  if constexpr (C::kFixedSize != 0) return count * C::kFixedSize;
  if constexpr (kind == WireKind::kBool) return count;
  const char* place = static_cast<const char*>(field.elements_);
  size_t size = 0;
  if constexpr (C::kFixedSize == 0 && sizeof(Value) == 4) {
    // Comparisons instead of C::Size, in blocks whose sum fits 32 bits: the compiler does several elements at once.
    constexpr size_t kBlock = 4096;
    for (size_t start = 0; start < count; start += kBlock) {
      const size_t end = count - start < kBlock ? count : start + kBlock;
      uint32_t sum = 0;
      for (size_t i = start; i < end; ++i) sum += SizeOf32<kind>(Load<Value>(place + i * sizeof(Value)));
      size += sum;
    }
  } else {
    for (size_t i = 0; i < count; ++i) size += C::Size(Load<Value>(place + i * sizeof(Value)));
  }
  return size;
}

template <WireKind kind>
size_t NumbersSize(const void* field) {
  return ValuesSize<kind>(*static_cast<const RepeatedFieldBase*>(field));
}

size_t LengthDelimitedSize(size_t size) { return VarintSize(size) + size; }

/// \returns the size of a message or group without its first tag, but with a group's end tag.
size_t MessageSize(const FieldEntry& entry, const MessageLite& message, const MessageTable& table, size_t tag_size) {
  const size_t size = Engine::ByteSize(message, table);
  return entry.kind() == WireKind::kGroup ? size + tag_size : LengthDelimitedSize(size);
}

/// \returns the size of a field with its tags; 0 if it is not written.
inline size_t EntrySize(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  const size_t tag_size = entry.tag_size;
  const char* place = Engine::Place(message, entry.offset);
  switch (entry.operation) {
#define TOUCHSTONE_CASES(kind)                                                                            \
  case Operation(WireKind::kind, FieldMode::kImplicit): {                                                 \
    const auto value = Load<Codec<WireKind::kind>::Value>(place);                                         \
    return value != 0 ? tag_size + Codec<WireKind::kind>::Size(value) : 0;                                \
  }                                                                                                       \
  case Operation(WireKind::kind, FieldMode::kExplicit):                                                   \
  case Operation(WireKind::kind, FieldMode::kOneof):                                                      \
    if (!Engine::IsPresent(message, table, entry)) return 0;                                              \
    return tag_size + Codec<WireKind::kind>::Size(Load<Codec<WireKind::kind>::Value>(place));             \
  case Operation(WireKind::kind, FieldMode::kRepeated): {                                                 \
    const auto& field = Engine::At<RepeatedFieldBase>(message, entry.offset);                             \
    return tag_size * static_cast<size_t>(field.size_) + ValuesSize<WireKind::kind>(field);               \
  }                                                                                                       \
  case Operation(WireKind::kind, FieldMode::kPacked): {                                                   \
    const size_t size = ValuesSize<WireKind::kind>(Engine::At<RepeatedFieldBase>(message, entry.offset)); \
    return size != 0 ? tag_size + LengthDelimitedSize(size) : 0;                                          \
  }
    TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
    TOUCHSTONE_CASES(kClosedEnum)
#undef TOUCHSTONE_CASES

    case Operation(WireKind::kString, FieldMode::kImplicit):
    case Operation(WireKind::kBytes, FieldMode::kImplicit): {
      const size_t size = Engine::At<StringField>(message, entry.offset).Get().size();
      return size != 0 ? tag_size + LengthDelimitedSize(size) : 0;
    }
    case Operation(WireKind::kString, FieldMode::kExplicit):
    case Operation(WireKind::kBytes, FieldMode::kExplicit):
      if (!Engine::HasHasbit(message, entry.presence)) return 0;
      return tag_size + LengthDelimitedSize(Engine::At<StringField>(message, entry.offset).Get().size());
    case Operation(WireKind::kString, FieldMode::kOneof):
    case Operation(WireKind::kBytes, FieldMode::kOneof):
      if (!Engine::IsPresent(message, table, entry)) return 0;
      return tag_size + LengthDelimitedSize(Engine::At<std::string*>(message, entry.offset)->size());
    case Operation(WireKind::kString, FieldMode::kRepeated):
    case Operation(WireKind::kBytes, FieldMode::kRepeated):
      return SizeOfStrings(place, tag_size);

    case Operation(WireKind::kMessage, FieldMode::kExplicit):
    case Operation(WireKind::kGroup, FieldMode::kExplicit):
    case Operation(WireKind::kMessage, FieldMode::kOneof):
    case Operation(WireKind::kGroup, FieldMode::kOneof):
      if (!Engine::IsPresent(message, table, entry)) return 0;
      return tag_size + MessageSize(entry, *Engine::At<MessageLite*>(message, entry.offset),
                                    *table.aux[entry.aux].message, tag_size);
    case Operation(WireKind::kMessage, FieldMode::kRepeated):
    case Operation(WireKind::kGroup, FieldMode::kRepeated): {
      const auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
      const MessageTable& below = *table.aux[entry.aux].message;
      size_t total = tag_size * static_cast<size_t>(field.size_);
      for (int i = 0; i < field.size_; ++i) {
        total += MessageSize(entry, *static_cast<const MessageLite*>(field.elements_[i]), below, tag_size);
      }
      return total;
    }
    case Operation(WireKind::kCord, FieldMode::kImplicit):
    case Operation(WireKind::kCord, FieldMode::kExplicit):
    case Operation(WireKind::kCord, FieldMode::kOneof): {
      const void* cord = CordToWrite(message, table, entry);
      return cord != nullptr ? tag_size + LengthDelimitedSize(CordOf(table, entry).size(cord)) : 0;
    }
    case Operation(WireKind::kMap, FieldMode::kRepeated):
      return MapSize(Engine::At<MapFieldBase>(message, entry.offset), entry, *table.aux[entry.aux].map);
    default:
      return 0;
  }
}

}  // namespace

// One byte per seven bits, rounded up.
const uint8_t growth_by_highest_bit[64] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3,
                                           3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6,
                                           6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9};

size_t SizeOfSet(const uint32_t* hasbits, const uint8_t* sizes, size_t blocks) {
  // Sixteen sizes at once. The sum of sixteen blocks fits a byte.
  using Bytes = uint8_t __attribute__((vector_size(16)));
  using Words = uint64_t __attribute__((vector_size(16)));
  constexpr Bytes kBits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  constexpr uint64_t kEveryByte = 0x0101010101010101;
  const uint8_t* has = reinterpret_cast<const uint8_t*>(hasbits);
  Bytes sums = {};
  for (const uint8_t* const last = sizes + 16 * blocks; sizes != last; sizes += 16, has += 2) {
    const Bytes spread = reinterpret_cast<Bytes>(Words{has[0] * kEveryByte, has[1] * kEveryByte});
    sums += Load<Bytes>(sizes) & reinterpret_cast<Bytes>((spread & kBits) == kBits);
  }
  const Words words = reinterpret_cast<Words>(sums);
  constexpr uint64_t kEven = 0x00ff00ff00ff00ff;
  const uint64_t pairs = (words[0] & kEven) + (words[0] >> 8 & kEven) + (words[1] & kEven) + (words[1] >> 8 & kEven);
  return pairs * 0x0001000100010001 >> 48;
}

size_t SizeOfEntry(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  return EntrySize(message, table, entry);
}
size_t SizeOfStrings(const void* field, size_t tag_size) {
  const auto& strings = *static_cast<const RepeatedPtrFieldBase*>(field);
  size_t total = tag_size * static_cast<size_t>(strings.size_);
  for (int i = 0; i < strings.size_; ++i) {
    total += LengthDelimitedSize(static_cast<const std::string*>(strings.elements_[i])->size());
  }
  return total;
}
size_t FinishSizeWithUnknown(const MessageLite& message, const MessageTable& table, size_t size) {
  const void* const unknown = Engine::Unknown(message);
  if (unknown != nullptr) size += table.unknown->size(unknown);
  CacheSize(message, size);
  return size;
}

size_t SizeOfInt32s(const void* field) { return NumbersSize<WireKind::kInt32>(field); }
size_t SizeOfUInt32s(const void* field) { return NumbersSize<WireKind::kUInt32>(field); }
size_t SizeOfSInt32s(const void* field) { return NumbersSize<WireKind::kSInt32>(field); }
size_t SizeOfInt64s(const void* field) { return NumbersSize<WireKind::kInt64>(field); }
size_t SizeOfSInt64s(const void* field) { return NumbersSize<WireKind::kSInt64>(field); }
size_t SizeOfExtensions(const MessageLite& message, const MessageTable& table) {
  return Engine::Extensions(message, table).ByteSize();
}

size_t MessageEngine::ByteSize(const MessageLite& message, const MessageTable& table) {
  if (table.write != nullptr) return message.ByteSizeLong();
  size_t total = 0;
  for (unsigned word = 0; word < table.hasbit_words; ++word) {
    const uint32_t hasbits = (&At<uint32_t>(message, kHasbitsOffset))[word];
    // Unset fields cost nothing.
    for (uint32_t left = hasbits | table.unconditional[word]; left != 0; left &= left - 1) {
      total += EntrySize(message, table, table.entries[word * 32 + static_cast<unsigned>(__builtin_ctz(left))]);
    }
  }
  if (table.extensions_offset != 0) total += SizeOfExtensions(message, table);
  return FinishSize(message, table, total);
}

}  // namespace google::protobuf::internal
