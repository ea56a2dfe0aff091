// Reads numbers, bools and enums from the wire, and lists of them into a message. parse.cc uses it.
#ifndef TOUCHSTONE_RUNTIME_SCALAR_READER_H_
#define TOUCHSTONE_RUNTIME_SCALAR_READER_H_

#include <cstring>

#include "reader.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

// The functions below return one past the last byte read, or null if the bytes are malformed. Those that read lists
// also consume the records of the same field that follow directly.

/// Stores a number that a closed enum does not define as an unknown field, with all its bits (rule
/// cpp.dialect.enum-closed-proto2). \returns false if that fails.
[[gnu::noinline, gnu::cold]] inline bool KeepUndefinedEnum(MessageLite& message, const MessageTable& table,
                                                           const FieldEntry& entry, uint64_t bits) {
  uint8_t record[20];
  uint8_t* out = WriteTag(entry.number() << 3 | kVarint, record);
  out = WriteVarint(bits, out);
  return table.unknown->append(MessageEngine::Unknown(message), reinterpret_cast<char*>(record),
                               reinterpret_cast<char*>(out));
}

/// Reads a number of a closed enum.
/// \param defined  receives whether the enum defines it; if not, it was stored as an unknown field.
[[gnu::always_inline]] inline const char* ReadClosedEnum(TOUCHSTONE_PARAMETERS, int32_t* value, bool* defined) {
  uint64_t bits;
  p = ReadVarint(p, end, &bits);
  if (p == nullptr) return nullptr;
  *value = Codec<WireKind::kClosedEnum>::Decode(bits);
  *defined = EnumIsValid(*table.aux[entry->aux].closed_enum, *value);
  if (!*defined && !KeepUndefinedEnum(message, table, *entry, bits)) return nullptr;
  static_cast<void>(context);
  return p;
}

/// Reads one value of any scalar kind. \param defined  false only for a closed enum; see ReadClosedEnum.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadValue(TOUCHSTONE_PARAMETERS, typename Codec<kind>::Value* value,
                                                    bool* defined) {
  if constexpr (kind == WireKind::kClosedEnum) {
    return ReadClosedEnum(TOUCHSTONE_ARGUMENTS, value, defined);
  } else {
    *defined = true;
    return Codec<kind>::Read(p, end, value);
  }
}

/// Appends elements to a repeated scalar field, which has them when the appender is gone. The array's place and size
/// stay in registers.
template <typename Value>
class Appender {
 public:
  explicit Appender(RepeatedFieldBase& field) : field_(field) { Load(); }
  ~Appender() { field_.size_ = static_cast<int>((next_ - begin()) / sizeof(Value)); }
  Appender(const Appender&) = delete;
  Appender& operator=(const Appender&) = delete;

  void Append(Value value) {
    if (next_ == end_) Grow();
    Store(next_, value);
    next_ += sizeof(Value);
  }

 private:
  char* begin() const { return static_cast<char*>(field_.elements_); }
  void Load() {
    next_ = begin() + sizeof(Value) * static_cast<size_t>(field_.size_);
    end_ = begin() + sizeof(Value) * static_cast<size_t>(field_.capacity_);
  }
  void Grow() {
    field_.size_ = field_.capacity_;
    field_.Grow(field_.size_ + 1, sizeof(Value));
    Load();
  }

  RepeatedFieldBase& field_;
  char* next_;
  char* end_;
};

/// Reads one element of a repeated scalar field and appends it.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadElement(TOUCHSTONE_PARAMETERS,
                                                      Appender<typename Codec<kind>::Value>& to) {
  typename Codec<kind>::Value value;
  bool defined;
  p = ReadValue<kind>(TOUCHSTONE_ARGUMENTS, &value, &defined);
  if (p != nullptr && defined) to.Append(value);
  return p;
}

/// Reads unpacked elements of a repeated scalar field.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadElements(TOUCHSTONE_PARAMETERS) {
  // The field may be declared as packed.
  const uint32_t tag = (entry->tag & ~7u) | WireTypeOf(kind);
  Appender<typename Codec<kind>::Value> to(MessageEngine::At<RepeatedFieldBase>(message, entry->offset));
  while (true) {
    p = ReadElement<kind>(TOUCHSTONE_ARGUMENTS, to);
    if (p == nullptr) return p;
    // More values of the same field usually follow.
    const char* const next = PassTag(p, end, tag);
    if (next == nullptr) return p;
    p = next;
  }
}

/// Reads packed elements of a repeated scalar field.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadPacked(TOUCHSTONE_PARAMETERS) {
  using C = Codec<kind>;
  size_t length;
  p = ReadLength(p, end, &length);
  if (p == nullptr) return nullptr;
  end = p + length;
  auto& field = MessageEngine::At<RepeatedFieldBase>(message, entry->offset);
  if constexpr (C::kFixedSize != 0) {
    if (length % C::kFixedSize != 0) return nullptr;
    if (length == 0) return p;
    const int count = static_cast<int>(length / C::kFixedSize);
    if (field.size_ + count > field.capacity_) field.Grow(field.size_ + count, C::kFixedSize);
    std::memcpy(static_cast<char*>(field.elements_) + C::kFixedSize * static_cast<size_t>(field.size_), p, length);
    field.size_ += count;
    return end;
  }
  Appender<typename C::Value> to(field);
  while (p != end) {
    p = ReadElement<kind>(TOUCHSTONE_ARGUMENTS, to);
    if (p == nullptr) return nullptr;
  }
  return p;
}

/// Stores a scalar and marks it as set. No other member of its oneof may be active.
template <bool in_oneof, typename Value>
inline void SetScalar(MessageLite& message, const MessageTable& table, const FieldEntry& entry, Value value) {
  if constexpr (in_oneof) {
    MessageEngine::Case(message, table, entry.presence) = entry.number();
  } else {
    MessageEngine::SetHasbit(message, entry.presence);
  }
  Store(MessageEngine::Place(message, entry.offset), value);
}

/// Reads any value of a singular scalar: of implicit and explicit presence alike, or a oneof member.
template <WireKind kind, bool in_oneof>
[[gnu::noinline]] const char* ReadAnyScalar(TOUCHSTONE_PARAMETERS) {
  typename Codec<kind>::Value value;
  bool defined;
  p = ReadValue<kind>(TOUCHSTONE_ARGUMENTS, &value, &defined);
  if (p == nullptr) return nullptr;
  if (defined) {
    if constexpr (in_oneof) EnterOneof(message, table, *entry);
    SetScalar<in_oneof>(message, table, *entry, value);
  }
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

/// Reads a scalar as most are, without calls, so that no register is saved; leaves the others to ReadAnyScalar.
template <WireKind kind, bool in_oneof>
const char* ReadScalar(TOUCHSTONE_PARAMETERS) {
  using C = Codec<kind>;
  typename C::Value value;
  const char* after;
  if constexpr (C::kFixedSize != 0) {
    after = C::Read(p, end, &value);
  } else {
    uint64_t bits;
    after = ReadShortVarint(p, end, &bits);
    if (after != nullptr) value = C::Decode(bits);
  }
  if (after == nullptr) TOUCHSTONE_JUMP ReadAnyScalar<kind, in_oneof>(TOUCHSTONE_ARGUMENTS);
  if constexpr (kind == WireKind::kClosedEnum) {
    if (!EnumIsValid(*table.aux[entry->aux].closed_enum, value)) {
      TOUCHSTONE_JUMP ReadAnyScalar<kind, in_oneof>(TOUCHSTONE_ARGUMENTS);
    }
  }
  if constexpr (in_oneof) {
    const uint32_t active = MessageEngine::Case(message, table, entry->presence);
    if (active != 0 && active != entry->number()) TOUCHSTONE_JUMP ReadAnyScalar<kind, in_oneof>(TOUCHSTONE_ARGUMENTS);
  }
  SetScalar<in_oneof>(message, table, *entry, value);
  p = after;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

/// Reads unpacked elements of any size, and makes room for them.
template <WireKind kind>
[[gnu::noinline]] const char* ReadAnyRepeated(TOUCHSTONE_PARAMETERS) {
  p = ReadElements<kind>(TOUCHSTONE_ARGUMENTS);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

/// Reads unpacked elements; those of fixed size without calls as long as there is room.
template <WireKind kind>
const char* ReadRepeatedScalars(TOUCHSTONE_PARAMETERS) {
  using Value = typename Codec<kind>::Value;
  if constexpr (Codec<kind>::kFixedSize != 0) {
    const uint32_t tag = (entry->tag & ~7u) | WireTypeOf(kind);
    auto& field = MessageEngine::At<RepeatedFieldBase>(message, entry->offset);
    char* const begin = static_cast<char*>(field.elements_);
    char* place = begin + sizeof(Value) * static_cast<size_t>(field.size_);
    char* const limit = begin + sizeof(Value) * static_cast<size_t>(field.capacity_);
    while (place != limit && static_cast<size_t>(end - p) >= sizeof(Value)) {
      std::memcpy(place, p, sizeof(Value));
      place += sizeof(Value);
      p += sizeof(Value);
      const char* const next = PassTag(p, end, tag);
      if (next == nullptr) {
        field.size_ = static_cast<int>(static_cast<size_t>(place - begin) / sizeof(Value));
        TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
      }
      p = next;
    }
    field.size_ = static_cast<int>(static_cast<size_t>(place - begin) / sizeof(Value));
  }
  TOUCHSTONE_JUMP ReadAnyRepeated<kind>(TOUCHSTONE_ARGUMENTS);
}

template <WireKind kind>
const char* ReadPackedScalars(TOUCHSTONE_PARAMETERS) {
  p = ReadPacked<kind>(TOUCHSTONE_ARGUMENTS);
  if (p == nullptr) return nullptr;
  TOUCHSTONE_JUMP Next(TOUCHSTONE_ARGUMENTS);
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCALAR_READER_H_
