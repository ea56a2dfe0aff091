// The size of a message on the wire.
#include "cord_codec.h"
#include "map_codec.h"
#include "../message/message_engine.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

template <WireKind kind>
size_t ValuesSize(const RepeatedFieldBase& field) {
  using C = Codec<kind>;
  using Value = typename C::Value;
  const size_t count = static_cast<size_t>(field.size_);
  if constexpr (C::kFixedSize != 0) return count * C::kFixedSize;
  if constexpr (kind == WireKind::kBool) return count;
  size_t size = 0;
  const char* place = static_cast<const char*>(field.elements_);
  for (size_t i = 0; i < count; ++i) size += C::Size(Load<Value>(place + i * sizeof(Value)));
  return size;
}

size_t LengthDelimitedSize(size_t size) { return VarintSize(size) + size; }

/// \returns the size of a message or group without its first tag, but with a group's end tag.
size_t MessageSize(const FieldEntry& entry, const MessageLite& message, const MessageTable& table, size_t tag_size) {
  const size_t size = Engine::ByteSize(message, table);
  return entry.kind() == WireKind::kGroup ? size + tag_size : LengthDelimitedSize(size);
}

}  // namespace

size_t MessageEngine::ByteSize(const MessageLite& message, const MessageTable& table) {
  size_t total = 0;
  for (const FieldEntry *entry = table.entries, *last = entry + table.entry_count; entry != last; ++entry) {
    const size_t tag_size = entry->tag_size;
    const char* place = Place(message, entry->offset);
    switch (entry->operation) {
#define TOUCHSTONE_CASES(kind)                                                                     \
  case Operation(WireKind::kind, FieldMode::kImplicit): {                                               \
    const auto value = Load<Codec<WireKind::kind>::Value>(place);                                  \
    if (value != 0) total += tag_size + Codec<WireKind::kind>::Size(value);                        \
    break;                                                                                         \
  }                                                                                                \
  case Operation(WireKind::kind, FieldMode::kExplicit):                                                 \
    if (HasHasbit(message, entry->presence)) {                                                     \
      total += tag_size + Codec<WireKind::kind>::Size(Load<Codec<WireKind::kind>::Value>(place));  \
    }                                                                                              \
    break;                                                                                         \
  case Operation(WireKind::kind, FieldMode::kOneof):                                                    \
    if (IsPresent(message, table, *entry)) {                                                       \
      total += tag_size + Codec<WireKind::kind>::Size(Load<Codec<WireKind::kind>::Value>(place));  \
    }                                                                                              \
    break;                                                                                         \
  case Operation(WireKind::kind, FieldMode::kRepeated): {                                               \
    const auto& field = At<RepeatedFieldBase>(message, entry->offset);                             \
    total += tag_size * static_cast<size_t>(field.size_) + ValuesSize<WireKind::kind>(field);      \
    break;                                                                                         \
  }                                                                                                \
  case Operation(WireKind::kind, FieldMode::kPacked): {                                                 \
    const size_t size = ValuesSize<WireKind::kind>(At<RepeatedFieldBase>(message, entry->offset)); \
    RememberSize(PackedSizePlace(message, *entry), size);                                          \
    if (size != 0) total += tag_size + LengthDelimitedSize(size);                                  \
    break;                                                                                         \
  }
      TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
      TOUCHSTONE_CASES(kClosedEnum)
#undef TOUCHSTONE_CASES

      case Operation(WireKind::kString, FieldMode::kImplicit):
      case Operation(WireKind::kBytes, FieldMode::kImplicit): {
        const size_t size = At<StringField>(message, entry->offset).Get().size();
        if (size != 0) total += tag_size + LengthDelimitedSize(size);
        break;
      }
      case Operation(WireKind::kString, FieldMode::kExplicit):
      case Operation(WireKind::kBytes, FieldMode::kExplicit):
        if (HasHasbit(message, entry->presence)) {
          total += tag_size + LengthDelimitedSize(At<StringField>(message, entry->offset).Get().size());
        }
        break;
      case Operation(WireKind::kString, FieldMode::kOneof):
      case Operation(WireKind::kBytes, FieldMode::kOneof):
        if (IsPresent(message, table, *entry)) {
          total += tag_size + LengthDelimitedSize(At<std::string*>(message, entry->offset)->size());
        }
        break;
      case Operation(WireKind::kString, FieldMode::kRepeated):
      case Operation(WireKind::kBytes, FieldMode::kRepeated): {
        const auto& field = At<RepeatedPtrFieldBase>(message, entry->offset);
        for (int i = 0; i < field.size_; ++i) {
          total += tag_size + LengthDelimitedSize(static_cast<const std::string*>(field.elements_[i])->size());
        }
        break;
      }

      case Operation(WireKind::kMessage, FieldMode::kExplicit):
      case Operation(WireKind::kGroup, FieldMode::kExplicit):
      case Operation(WireKind::kMessage, FieldMode::kOneof):
      case Operation(WireKind::kGroup, FieldMode::kOneof):
        if (IsPresent(message, table, *entry)) {
          total += tag_size + MessageSize(*entry, *At<MessageLite*>(message, entry->offset),
                                          *table.aux[entry->aux].message, tag_size);
        }
        break;
      case Operation(WireKind::kMessage, FieldMode::kRepeated):
      case Operation(WireKind::kGroup, FieldMode::kRepeated): {
        const auto& field = At<RepeatedPtrFieldBase>(message, entry->offset);
        const MessageTable& below = *table.aux[entry->aux].message;
        for (int i = 0; i < field.size_; ++i) {
          const auto& element = *static_cast<const MessageLite*>(field.elements_[i]);
          total += tag_size + MessageSize(*entry, element, below, tag_size);
        }
        break;
      }
      case Operation(WireKind::kCord, FieldMode::kImplicit):
      case Operation(WireKind::kCord, FieldMode::kExplicit):
      case Operation(WireKind::kCord, FieldMode::kOneof):
        if (const void* cord = CordToWrite(message, table, *entry)) {
          total += tag_size + LengthDelimitedSize(CordOf(table, *entry).size(cord));
        }
        break;
      case Operation(WireKind::kMap, FieldMode::kRepeated):
        total += MapSize(At<MapFieldBase>(message, entry->offset), *entry, *table.aux[entry->aux].map);
        break;
      default:
        break;
    }
  }
  if (table.extensions_offset != 0) total += Extensions(message, table).ByteSize();
  const void* unknown = Unknown(message);
  if (unknown != nullptr) total += table.unknown->size(unknown);
  RememberSize(Place(message, kCachedSizeOffset), total);
  return total;
}

}  // namespace google::protobuf::internal
