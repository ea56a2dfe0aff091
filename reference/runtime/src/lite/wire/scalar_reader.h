// Reads numbers, bools and enums from the wire, and lists of them into a message. parse.cc uses it.
#ifndef TOUCHSTONE_RUNTIME_SCALAR_READER_H_
#define TOUCHSTONE_RUNTIME_SCALAR_READER_H_

#include <cstring>

#include "../message/message_engine.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

/// What every reader of a record takes, each in a register of its own: the message and its table, one past the tag of
/// the record, the end of the message's bytes, and the field's entry.
#define TOUCHSTONE_READER_PARAMETERS                                                                      \
  MessageLite &message, const char *p, const char *end, const MessageTable &table, ParseContext &context, \
      const FieldEntry *entry
#define TOUCHSTONE_READER_ARGUMENTS message, p, end, table, context, entry

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
[[gnu::always_inline]] inline const char* ReadClosedEnum(TOUCHSTONE_READER_PARAMETERS, int32_t* value, bool* defined) {
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
[[gnu::always_inline]] inline const char* ReadValue(TOUCHSTONE_READER_PARAMETERS, typename Codec<kind>::Value* value,
                                                    bool* defined) {
  if constexpr (kind == WireKind::kClosedEnum) {
    return ReadClosedEnum(TOUCHSTONE_READER_ARGUMENTS, value, defined);
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
[[gnu::always_inline]] inline const char* ReadElement(TOUCHSTONE_READER_PARAMETERS,
                                                      Appender<typename Codec<kind>::Value>& to) {
  typename Codec<kind>::Value value;
  bool defined;
  p = ReadValue<kind>(TOUCHSTONE_READER_ARGUMENTS, &value, &defined);
  if (p != nullptr && defined) to.Append(value);
  return p;
}

/// Reads unpacked elements of a repeated scalar field.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadElements(TOUCHSTONE_READER_PARAMETERS) {
  // The field may be declared as packed.
  const uint32_t tag = (entry->tag & ~7u) | WireTypeOf(kind);
  Appender<typename Codec<kind>::Value> to(MessageEngine::At<RepeatedFieldBase>(message, entry->offset));
  while (true) {
    p = ReadElement<kind>(TOUCHSTONE_READER_ARGUMENTS, to);
    if (p == nullptr) return p;
    // More values of the same field usually follow.
    const char* const next = PassTag(p, end, tag);
    if (next == nullptr) return p;
    p = next;
  }
}

/// Reads packed elements of a repeated scalar field.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadPacked(TOUCHSTONE_READER_PARAMETERS) {
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
    p = ReadElement<kind>(TOUCHSTONE_READER_ARGUMENTS, to);
    if (p == nullptr) return nullptr;
  }
  return p;
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCALAR_READER_H_
