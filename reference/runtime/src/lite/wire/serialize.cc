// Serializes messages, from the last byte to the first.
#include "../message/message_engine.h"
#include "cord_codec.h"
#include "google/protobuf/internal/generated_writer.h"
#include "google/protobuf/stubs/logging.h"
#include "map_codec.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// PutMediumVarint in fewer instructions: up to two bytes before the varint are overwritten.
inline uint8_t* PutLooseVarint(uint32_t value, uint8_t* out) {
  uint32_t groups = value;
  groups = (groups & 0x3fff) | (groups & 0xfffc000) << 2;
  groups = (groups & 0x7f007f) | (groups & 0x3f803f80) << 1;
  const unsigned unused = 16 - 8 * ((value >= 1u << 14) + (value >= 1u << 21));
  groups = (groups | 0x808080u >> unused) << unused;
  std::memcpy(out - sizeof(groups), &groups, sizeof(groups));
  return out - sizeof(groups) + unused / 8;
}

/// Writes one value before `out`. The caller ensures that there is space. \returns its first byte.
template <WireKind kind, bool exact = true>
uint8_t* PutValue(typename Codec<kind>::Value value, uint8_t* out) {
  using C = Codec<kind>;
  if constexpr (C::kFixedSize != 0) {
    out -= C::kFixedSize;
    C::Write(value, out);
    return out;
  } else {
    // Inline: the elements of an array are often as long.
    const uint64_t bits = C::Encode(value);
    if (bits < 0x80) return PutVarint(bits, out);
    if (bits >= 1u << 28) return PutLongVarint(bits, out);
    const uint32_t medium = static_cast<uint32_t>(bits);
    return exact ? PutMediumVarint(medium, out) : PutLooseVarint(medium, out);
  }
}

/// \returns the most bytes that a value of a kind takes.
template <WireKind kind>
constexpr size_t MostBytes() {
  using C = Codec<kind>;
  if (C::kFixedSize != 0) return C::kFixedSize;
  if (kind == WireKind::kBool) return 1;
  return kind == WireKind::kUInt32 || kind == WireKind::kSInt32 ? 5 : 10;
}

/// How many values are written after one call of Prepare.
constexpr size_t kAtOnce = 16;

/// Writes values from `place` down to `last`, each with a tag of a fixed size, 1 or 2 bytes; 0 for any.
template <WireKind kind, unsigned tag_size, bool exact>
inline uint8_t* PutBlock(const char* place, const char* last, uint32_t tag, uint8_t* out) {
  using Value = typename Codec<kind>::Value;
  while (place != last) {
    place -= sizeof(Value);
    out = PutValue<kind, exact>(Load<Value>(place), out);
    if constexpr (tag_size == 1) {
      *--out = static_cast<uint8_t>(tag);
    } else if constexpr (tag_size == 2) {
      out -= 2;
      out[0] = static_cast<uint8_t>(tag | 0x80);
      out[1] = static_cast<uint8_t>(tag >> 7);
    } else {
      out = PutTag(tag, out);
    }
  }
  return out;
}

template <WireKind kind, unsigned tag_size>
uint8_t* PutRecords(const RepeatedFieldBase& field, uint32_t tag, uint8_t* out, ReverseOutput& to) {
  using Value = typename Codec<kind>::Value;
  const char* const first = static_cast<const char*>(field.elements_);
  const char* place = first + static_cast<size_t>(field.size_) * sizeof(Value);
  while (place != first) {
    const size_t left = static_cast<size_t>(place - first) / sizeof(Value);
    const size_t count = left < kAtOnce ? left : kAtOnce;
    const size_t room = count * (MostBytes<kind>() + 5);
    const char* const last = place - count * sizeof(Value);
    out = to.Prepare(out, room);
    out = Codec<kind>::kFixedSize != 0 || to.HasRoom(out, room)
              ? PutBlock<kind, tag_size, false>(place, last, tag, out)
              : PutBlock<kind, 0, true>(place, last, tag, out);
    place = last;
  }
  return out;
}

}  // namespace

template <WireKind kind>
uint8_t* PutRepeated(uint32_t tag, const void* elements, uint8_t* out, ReverseOutput& to) {
  const auto& field = *static_cast<const RepeatedFieldBase*>(elements);
  if (tag < 0x80) return PutRecords<kind, 1>(field, tag, out, to);
  if (tag < 0x4000) return PutRecords<kind, 2>(field, tag, out, to);
  return PutRecords<kind, 0>(field, tag, out, to);
}

template <WireKind kind>
uint8_t* PutPacked(uint32_t tag, const void* elements, uint8_t* out, ReverseOutput& to) {
  const auto& field = *static_cast<const RepeatedFieldBase*>(elements);
  using C = Codec<kind>;
  using Value = typename C::Value;
  if (field.size_ == 0) return out;
  const char* place = static_cast<const char*>(field.elements_);
  const size_t count = static_cast<size_t>(field.size_);
  size_t size;
  if constexpr (C::kFixedSize != 0) {
    size = count * C::kFixedSize;
    out = size < to.borrow_from ? PutBytes(place, size, to.Prepare(out, size)) : to.Borrow(out, place, size);
  } else {
    const size_t before = to.Written(out);
    for (size_t left = count; left != 0;) {
      const size_t end = left < kAtOnce ? 0 : left - kAtOnce;
      const size_t room = (left - end) * MostBytes<kind>();
      out = to.Prepare(out, room);
      if (to.HasRoom(out, room)) {
        while (left != end) out = PutValue<kind, false>(Load<Value>(place + --left * sizeof(Value)), out);
      } else {
        while (left != end) out = PutValue<kind>(Load<Value>(place + --left * sizeof(Value)), out);
      }
    }
    size = to.Written(out) - before;
    out = to.Prepare(out);
  }
  return PutTag(tag, PutVarint(size, out));
}

#define TOUCHSTONE_INSTANTIATE(kind)                                                               \
  template uint8_t* PutRepeated<WireKind::kind>(uint32_t, const void*, uint8_t*, ReverseOutput&); \
  template uint8_t* PutPacked<WireKind::kind>(uint32_t, const void*, uint8_t*, ReverseOutput&);
TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_INSTANTIATE)
#undef TOUCHSTONE_INSTANTIATE

namespace {

uint8_t* PutCord(const MessageLite& message, const MessageTable& table, const FieldEntry& entry, uint8_t* out,
                 ReverseOutput& to) {
  const void* cord = CordToWrite(message, table, entry);
  if (cord == nullptr) return out;
  const size_t size = CordOf(table, entry).size(cord);
  out = to.Prepare(out, size) - size;
  CordOf(table, entry).write(cord, out);
  return PutTag(entry.tag, PutVarint(size, out));
}

/// The body of PutEntry: inlined into the loop below, called through PutEntry elsewhere.
inline uint8_t* PutAnyEntry(const MessageLite& message, const MessageTable& table, const FieldEntry& entry,
                            uint8_t* out, ReverseOutput& to) {
  const char* place = Engine::Place(message, entry.offset);
  switch (entry.operation) {
#define TOUCHSTONE_CASES(kind)                                                                                    \
  case Operation(WireKind::kind, FieldMode::kImplicit): {                                                         \
    const auto value = Load<Codec<WireKind::kind>::Value>(place);                                                 \
    return value != 0 ? PutTag(entry.tag, PutValue<WireKind::kind>(value, to.Prepare(out))) : out;                \
  }                                                                                                               \
  case Operation(WireKind::kind, FieldMode::kOneof):                                                              \
    if (!Engine::IsPresent(message, table, entry)) return out;                                                    \
    [[fallthrough]];                                                                                              \
  case Operation(WireKind::kind, FieldMode::kExplicit): {                                                         \
    const auto value = Load<Codec<WireKind::kind>::Value>(place);                                                 \
    return PutTag(entry.tag, PutValue<WireKind::kind>(value, to.Prepare(out)));                                   \
  }                                                                                                               \
  case Operation(WireKind::kind, FieldMode::kRepeated):                                                           \
    return PutRepeated<WireKind::kind>(entry.tag, place, out, to);                                                 \
  case Operation(WireKind::kind, FieldMode::kPacked):                                                             \
    return PutPacked<WireKind::kind>(entry.tag, place, out, to);
    TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASES)
    TOUCHSTONE_CASES(kClosedEnum)
#undef TOUCHSTONE_CASES

    case Operation(WireKind::kString, FieldMode::kImplicit):
    case Operation(WireKind::kBytes, FieldMode::kImplicit): {
      const std::string& text = Engine::At<StringField>(message, entry.offset).Get();
      return text.empty() ? out : PutString(entry.tag, text, out, to);
    }
    case Operation(WireKind::kString, FieldMode::kExplicit):
    case Operation(WireKind::kBytes, FieldMode::kExplicit):
      return PutString(entry.tag, Engine::At<StringField>(message, entry.offset).Get(), out, to);
    case Operation(WireKind::kString, FieldMode::kOneof):
    case Operation(WireKind::kBytes, FieldMode::kOneof):
      if (!Engine::IsPresent(message, table, entry)) return out;
      return PutString(entry.tag, *Engine::At<std::string*>(message, entry.offset), out, to);
    case Operation(WireKind::kString, FieldMode::kRepeated):
    case Operation(WireKind::kBytes, FieldMode::kRepeated): {
      const auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
      for (int i = field.size_; i-- != 0;) {
        out = PutString(entry.tag, *static_cast<const std::string*>(field.elements_[i]), out, to);
      }
      return out;
    }

    case Operation(WireKind::kMessage, FieldMode::kOneof):
    case Operation(WireKind::kGroup, FieldMode::kOneof):
      if (!Engine::IsPresent(message, table, entry)) return out;
      [[fallthrough]];
    case Operation(WireKind::kMessage, FieldMode::kExplicit):
    case Operation(WireKind::kGroup, FieldMode::kExplicit):
      return PutMessage(entry.tag, *Engine::At<MessageLite*>(message, entry.offset), *table.aux[entry.aux].message, out,
                        to);
    case Operation(WireKind::kMessage, FieldMode::kRepeated):
    case Operation(WireKind::kGroup, FieldMode::kRepeated): {
      const auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
      const MessageTable& below = *table.aux[entry.aux].message;
      for (int i = field.size_; i-- != 0;) {
        out = PutMessage(entry.tag, *static_cast<const MessageLite*>(field.elements_[i]), below, out, to);
      }
      return out;
    }
    case Operation(WireKind::kCord, FieldMode::kImplicit):
    case Operation(WireKind::kCord, FieldMode::kExplicit):
    case Operation(WireKind::kCord, FieldMode::kOneof):
      return PutCord(message, table, entry, out, to);
    case Operation(WireKind::kMap, FieldMode::kRepeated):
      return PutMap(Engine::At<MapFieldBase>(message, entry.offset), entry, *table.aux[entry.aux].map, out, to);
    default:
      return out;
  }
}

/// \returns a mask of the word's bits whose indexes are in [low, high).
inline uint32_t Range(unsigned word, unsigned low, unsigned high) {
  uint32_t bits = ~0u;
  if (low > word * 32) bits &= ~0u << (low - word * 32);
  if (high < word * 32 + 32) bits &= ~(~0u << (high - word * 32));
  return bits;
}

/// Writes the fields of the entries in [low, high), the last first.
uint8_t* PutEntries(const MessageLite& message, const MessageTable& table, unsigned low, unsigned high, uint8_t* out,
                    ReverseOutput& to) {
  for (unsigned word = (high + 31) / 32; word-- > low / 32;) {
    const uint32_t hasbits = (&Engine::At<uint32_t>(message, kHasbitsOffset))[word];
    // From the highest bit to the lowest; unset fields cost nothing.
    for (uint32_t left = (hasbits | table.unconditional[word]) & Range(word, low, high); left != 0;) {
      const unsigned bit = 31u ^ static_cast<unsigned>(__builtin_clz(left));
      left ^= 1u << bit;
      out = PutAnyEntry(message, table, table.entries[word * 32 + bit], out, to);
    }
  }
  return out;
}

template <WireKind kind>
uint8_t* PutNumbers(const Extension& extension, uint8_t* out, ReverseOutput& to) {
  const uint32_t tag = extension.info->entry.tag;
  switch (extension.info->entry.mode()) {
    case FieldMode::kRepeated:
      return PutRepeated<kind>(tag, extension.numbers, out, to);
    case FieldMode::kPacked:
      return PutPacked<kind>(tag, extension.numbers, out, to);
    default:
      return PutTag(tag, PutValue<kind>(extension.Scalar<typename Codec<kind>::Value>(), to.Prepare(out)));
  }
}

/// Writes one extension before `out`. Sizes of messages need not be cached.
uint8_t* PutExtension(const Extension& extension, uint8_t* out, ReverseOutput& to) {
  if (!extension.IsPresent()) return out;
  const ExtensionInfo& info = *extension.info;
  const uint32_t tag = info.entry.tag;
  switch (info.entry.kind()) {
    case WireKind::kString:
    case WireKind::kBytes:
      if (!info.is_repeated()) return PutString(tag, *extension.string, out, to);
      for (int i = extension.Size(); i-- != 0;) {
        out = PutString(tag, *static_cast<const std::string*>(extension.objects->elements_[i]), out, to);
      }
      return out;
    case WireKind::kMessage:
    case WireKind::kGroup:
      if (info.message_set_id != 0) return Engine::PutMessageSetItem(info, *extension.message, out, to);
      for (int i = extension.Size(); i-- != 0;) {
        out = PutMessage(tag, extension.MessageAt(i), *info.aux.message, out, to);
      }
      return out;
#define TOUCHSTONE_CASE(kind) \
  case WireKind::kind:        \
    return PutNumbers<WireKind::kind>(extension, out, to);
      TOUCHSTONE_FOR_EACH_SCALAR(TOUCHSTONE_CASE)
      TOUCHSTONE_CASE(kClosedEnum)
#undef TOUCHSTONE_CASE
    default:
      return out;
  }
}

/// Writes the extensions in field number order, together with the fields that have higher numbers than the first
/// extension. \param high  receives the count of entries still to be written.
uint8_t* PutExtensions(const MessageLite& message, const MessageTable& table, unsigned* high, uint8_t* out,
                       ReverseOutput& to) {
  const ExtensionSet& extensions = Engine::Extensions(message, table);
  for (const Extension* extension = extensions.end(); extension != extensions.begin();) {
    --extension;
    unsigned low = *high;
    while (low != 0 && table.entries[low - 1].number() > extension->number()) --low;
    out = PutEntries(message, table, low, *high, out, to);
    *high = low;
    out = PutExtension(*extension, out, to);
  }
  return out;
}

}  // namespace

uint8_t* PutContents(const MessageLite& message, const MessageTable& table, uint8_t* out, ReverseOutput& to) {
  return Engine::WriteAll(message, table, out, to);
}

namespace {

/// PutString for any string. A call, so that PutString itself, whose calls are all its last ones, saves no registers.
[[gnu::noinline]] uint8_t* PutAnyString(uint32_t tag, const std::string& text, uint8_t* out, ReverseOutput& to) {
  return PutTag(tag, PutVarint(text.size(), PutText(text, out, to)));
}

}  // namespace

uint8_t* PutText(const std::string& text, uint8_t* out, ReverseOutput& to) {
  const size_t size = text.size();
  return size < to.borrow_from ? PutBytes(text.data(), size, to.Prepare(out, size)) : to.Borrow(out, text.data(), size);
}

uint8_t* PutString(uint32_t tag, const std::string& text, uint8_t* out, ReverseOutput& to) {
  constexpr size_t kBlock = 16;
  const size_t size = text.size();
  if (size > kFewBytes || !to.HasRoom(out, size)) return PutAnyString(tag, text, out, to);
  const char* const object = reinterpret_cast<const char*>(&text);
  // A string that holds its bytes itself, behind as many of its other bytes: one copy of a fixed size takes some of
  // these too, and what is written next overwrites them.
  if (sizeof(text) == 2 * kBlock && text.data() == object + kBlock) {
    std::memcpy(out - kBlock, object + size, kBlock);
    out -= size;
  } else {
    out = PutFewBytes(text.data(), size, out);
  }
  *--out = static_cast<uint8_t>(size);
  return PutTag(tag, out);
}

uint8_t* PutMessage(uint32_t tag, const MessageLite& message, const MessageTable& table, uint8_t* out,
                    ReverseOutput& to) {
  const bool is_group = (tag & 7) == kStartGroup;
  out = to.Prepare(out);
  if (is_group) out = PutTag(tag + (kEndGroup - kStartGroup), out);
  const size_t before = to.Written(out);
  if (table.object_size > kSmallMessage) PrefetchBelow(&message);
  out = Engine::WriteInline(message, table, out, to);
  const size_t size = to.Written(out) - before;
  Engine::RememberSize(Engine::Place(message, kCachedSizeOffset), size);
  out = to.Prepare(out);
  if (!is_group) out = PutVarint(size, out);
  return PutTag(tag, out);
}

uint8_t* PutEntry(const MessageLite& message, const MessageTable& table, const FieldEntry& entry, uint8_t* out,
                  ReverseOutput& to) {
  return PutAnyEntry(message, table, entry, out, to);
}

uint8_t* MessageEngine::WriteBackward(const MessageLite& message, const MessageTable& table, uint8_t* out,
                                      ReverseOutput& to) {
  return WriteInline(message, table, out, to);
}

uint8_t* MessageEngine::WriteAll(const MessageLite& message, const MessageTable& table, uint8_t* out,
                                 ReverseOutput& to) {
  if (table.required != nullptr && IsRequiredMissing(message, table)) to.missing_required = true;
  if (const void* unknown = Unknown(message)) out = table.unknown->put(unknown, out, to);
  unsigned high = table.entry_count;
  if (table.extensions_offset != 0) out = PutExtensions(message, table, &high, out, to);
  if (table.write != nullptr && high == table.entry_count) return table.write(message, out, to);
  return PutEntries(message, table, 0, high, out, to);
}

uint8_t* MessageEngine::Write(const MessageLite& message, const MessageTable& table, uint8_t* out) {
  size_t size = static_cast<size_t>(CachedSize(message));
  // A message without a cached size may be empty, or was never measured.
  if (size == 0) size = ByteSize(message, table);
  if (size == 0 || size > kMaxMessageSize) return out;
  uint8_t* const end = out + size;
  ReverseOutput to(out, end);
  uint8_t* const first = WriteBackward(message, table, end, to);
  if (__builtin_expect(first == out, true)) return end;
  // Changing a message after it was measured is an error of the program, as in libprotobuf.
  if (first < out) GOOGLE_LOG(FATAL) << table.full_name << " became longer after its size was computed";
  const size_t written = static_cast<size_t>(end - first);
  std::memmove(out, first, written);
  return out + written;
}

}  // namespace google::protobuf::internal
