// Messages into wire bytes, whose number is known and for which there is room.
#include "map_codec.h"
#include "message_engine.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

template <WireKind kind>
uint8_t* WriteRepeated(const RepeatedFieldBase& field, uint32_t tag, uint8_t* out) {
  using Value = typename Codec<kind>::Value;
  const char* place = static_cast<const char*>(field.elements_);
  for (size_t i = 0, count = static_cast<size_t>(field.size_); i < count; ++i) {
    out = WriteTag(tag, out);
    out = Codec<kind>::Write(Load<Value>(place + i * sizeof(Value)), out);
  }
  return out;
}

template <WireKind kind>
uint8_t* WritePacked(const RepeatedFieldBase& field, uint32_t tag, uint32_t size, uint8_t* out) {
  using C = Codec<kind>;
  using Value = typename C::Value;
  if (field.size_ == 0) return out;
  out = WriteTag(tag, out);
  out = WriteVarint(size, out);
  const char* place = static_cast<const char*>(field.elements_);
  if constexpr (C::kFixedSize != 0) {
    std::memcpy(out, place, size);
    return out + size;
  }
  for (size_t i = 0, count = static_cast<size_t>(field.size_); i < count; ++i) {
    out = C::Write(Load<Value>(place + i * sizeof(Value)), out);
  }
  return out;
}

uint8_t* WriteText(const std::string& text, uint32_t tag, uint8_t* out) {
  out = WriteTag(tag, out);
  out = WriteVarint(text.size(), out);
  std::memcpy(out, text.data(), text.size());
  return out + text.size();
}

uint8_t* WriteMessage(const FieldEntry& entry, const MessageLite& message, const MessageTable& table, uint8_t* out) {
  out = WriteTag(entry.tag, out);
  if (entry.kind() == WireKind::kGroup) {
    out = Engine::Write(message, table, out);
    return WriteTag(entry.tag + (kEndGroup - kStartGroup), out);
  }
  out = WriteVarint(static_cast<uint32_t>(Engine::CachedSize(message)), out);
  return Engine::Write(message, table, out);
}

}  // namespace

uint8_t* MessageEngine::Write(const MessageLite& message, const MessageTable& table, uint8_t* out) {
  const FieldEntry* entry = table.entries;
  const FieldEntry* const last = entry + table.entry_count;
  if (table.extensions_offset != 0) {
    // Each stands among the fields by its number.
    for (const Extension& extension : Extensions(message, table)) {
      const FieldEntry* const first = entry;
      while (entry != last && entry->number() < extension.number()) ++entry;
      out = WriteEntries(message, table, first, entry, out);
      out = WriteExtension(extension, out);
    }
  }
  out = WriteEntries(message, table, entry, last, out);
  const void* unknown = Unknown(message);
  return unknown != nullptr ? table.unknown->write(unknown, out) : out;
}

uint8_t* MessageEngine::WriteEntries(const MessageLite& message, const MessageTable& table, const FieldEntry* entry,
                                     const FieldEntry* last, uint8_t* out) {
  for (; entry != last; ++entry) {
    const char* place = Place(message, entry->offset);
    switch (entry->operation) {
#define TOUCHSTONE_CASES(kind)                                                                           \
  case Operation(WireKind::kind, Rule::kImplicit): {                                                     \
    const auto value = Load<Codec<WireKind::kind>::Value>(place);                                        \
    if (value != 0) out = Codec<WireKind::kind>::Write(value, WriteTag(entry->tag, out));                \
    break;                                                                                               \
  }                                                                                                      \
  case Operation(WireKind::kind, Rule::kExplicit):                                                       \
    if (HasHasbit(message, entry->presence)) {                                                           \
      const auto value = Load<Codec<WireKind::kind>::Value>(place);                                      \
      out = Codec<WireKind::kind>::Write(value, WriteTag(entry->tag, out));                              \
    }                                                                                                    \
    break;                                                                                               \
  case Operation(WireKind::kind, Rule::kOneof):                                                          \
    if (IsPresent(message, table, *entry)) {                                                             \
      const auto value = Load<Codec<WireKind::kind>::Value>(place);                                      \
      out = Codec<WireKind::kind>::Write(value, WriteTag(entry->tag, out));                              \
    }                                                                                                    \
    break;                                                                                               \
  case Operation(WireKind::kind, Rule::kRepeated):                                                       \
    out = WriteRepeated<WireKind::kind>(At<RepeatedFieldBase>(message, entry->offset), entry->tag, out); \
    break;                                                                                               \
  case Operation(WireKind::kind, Rule::kPacked):                                                         \
    out = WritePacked<WireKind::kind>(At<RepeatedFieldBase>(message, entry->offset), entry->tag,         \
                                      Load<uint32_t>(PackedSizePlace(message, *entry)), out);            \
    break;
      TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
      TOUCHSTONE_CASES(kClosedEnum)
#undef TOUCHSTONE_CASES

      case Operation(WireKind::kString, Rule::kImplicit):
      case Operation(WireKind::kBytes, Rule::kImplicit): {
        const std::string& text = At<StringField>(message, entry->offset).Get();
        if (!text.empty()) out = WriteText(text, entry->tag, out);
        break;
      }
      case Operation(WireKind::kString, Rule::kExplicit):
      case Operation(WireKind::kBytes, Rule::kExplicit):
        if (HasHasbit(message, entry->presence)) {
          out = WriteText(At<StringField>(message, entry->offset).Get(), entry->tag, out);
        }
        break;
      case Operation(WireKind::kString, Rule::kOneof):
      case Operation(WireKind::kBytes, Rule::kOneof):
        if (IsPresent(message, table, *entry)) {
          out = WriteText(*At<std::string*>(message, entry->offset), entry->tag, out);
        }
        break;
      case Operation(WireKind::kString, Rule::kRepeated):
      case Operation(WireKind::kBytes, Rule::kRepeated): {
        const auto& field = At<RepeatedPtrFieldBase>(message, entry->offset);
        for (int i = 0; i < field.size_; ++i) {
          out = WriteText(*static_cast<const std::string*>(field.elements_[i]), entry->tag, out);
        }
        break;
      }

      case Operation(WireKind::kMessage, Rule::kExplicit):
      case Operation(WireKind::kGroup, Rule::kExplicit):
      case Operation(WireKind::kMessage, Rule::kOneof):
      case Operation(WireKind::kGroup, Rule::kOneof):
        if (IsPresent(message, table, *entry)) {
          out = WriteMessage(*entry, *At<MessageLite*>(message, entry->offset), *table.aux[entry->aux].message, out);
        }
        break;
      case Operation(WireKind::kMessage, Rule::kRepeated):
      case Operation(WireKind::kGroup, Rule::kRepeated): {
        const auto& field = At<RepeatedPtrFieldBase>(message, entry->offset);
        const MessageTable& below = *table.aux[entry->aux].message;
        for (int i = 0; i < field.size_; ++i) {
          out = WriteMessage(*entry, *static_cast<const MessageLite*>(field.elements_[i]), below, out);
        }
        break;
      }
      case Operation(WireKind::kMap, Rule::kRepeated):
        out = WriteMap(At<MapFieldBase>(message, entry->offset), *entry, *table.aux[entry->aux].map, out);
        break;
      default:
        break;
    }
  }
  return out;
}

}  // namespace google::protobuf::internal
