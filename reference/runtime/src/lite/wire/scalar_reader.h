// Reads numbers, bools and enums from the wire, and lists of them into a message. parse.cc uses it.
#ifndef TOUCHSTONE_RUNTIME_SCALAR_READER_H_
#define TOUCHSTONE_RUNTIME_SCALAR_READER_H_

#include <cstring>

#include "../message/message_engine.h"
#include "scalar_codec.h"

namespace google::protobuf::internal {

/// The field being parsed and its context: the arguments that every reader below needs.
struct Cursor {
  MessageLite& message;
  const MessageTable& table;
  const FieldEntry* entry;
  const char* end;  // of the message's bytes
  ParseContext& context;
};

// The readers take the first byte after the tag and return one past the last byte read, or null if the bytes are
// malformed. Those that take `tag` also consume the records of the same field that follow directly.

/// Stores a number that a closed enum does not define as an unknown field, with all its bits (rule
/// cpp.dialect.enum-closed-proto2). \returns false if that fails.
inline bool KeepUndefinedEnum(const Cursor& at, uint64_t bits) {
  uint8_t record[20];
  uint8_t* out = WriteTag(at.entry->number() << 3 | kVarint, record);
  out = WriteVarint(bits, out);
  return at.table.unknown->append(MessageEngine::Unknown(at.message), reinterpret_cast<char*>(record),
                                  reinterpret_cast<char*>(out));
}

/// Reads a number of a closed enum.
/// \param defined  receives whether the enum defines it; if not, it was stored as an unknown field.
[[gnu::always_inline]] inline const char* ReadClosedEnum(const Cursor& at, const char* p, const char* end,
                                                         int32_t* value, bool* defined) {
  uint64_t bits;
  p = ReadVarint(p, end, &bits);
  if (p == nullptr) return nullptr;
  *value = Codec<WireKind::kClosedEnum>::Decode(bits);
  *defined = EnumIsValid(*at.table.aux[at.entry->aux].closed_enum, *value);
  if (!*defined && !KeepUndefinedEnum(at, bits)) return nullptr;
  return p;
}

/// Reads one value of any scalar kind. \param defined  false only for a closed enum; see ReadClosedEnum.
template <WireKind kind>
[[gnu::always_inline]] inline const char* ReadValue(const Cursor& at, const char* p, const char* end,
                                                    typename Codec<kind>::Value* value, bool* defined) {
  if constexpr (kind == WireKind::kClosedEnum) {
    return ReadClosedEnum(at, p, end, value, defined);
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
inline const char* ReadElement(const Cursor& at, const char* p, const char* end,
                               Appender<typename Codec<kind>::Value>& to) {
  typename Codec<kind>::Value value;
  bool defined;
  p = ReadValue<kind>(at, p, end, &value, &defined);
  if (p != nullptr && defined) to.Append(value);
  return p;
}

/// Reads unpacked elements of a repeated scalar field.
template <WireKind kind>
[[gnu::noinline]] const char* ReadRepeated(const Cursor& at, const char* p, uint32_t tag) {
  Appender<typename Codec<kind>::Value> to(MessageEngine::At<RepeatedFieldBase>(at.message, at.entry->offset));
  const char* const end = at.end;
  while (true) {
    p = ReadElement<kind>(at, p, end, to);
    if (p == nullptr) return p;
    // More values of the same field usually follow.
    const char* const next = PassTag(p, end, tag);
    if (next == nullptr) return p;
    p = next;
  }
}

/// Reads packed elements of a repeated scalar field.
template <WireKind kind>
[[gnu::noinline]] const char* ReadPacked(const Cursor& at, const char* p) {
  using C = Codec<kind>;
  size_t length;
  p = ReadLength(p, at.end, &length);
  if (p == nullptr) return nullptr;
  const char* const end = p + length;
  auto& field = MessageEngine::At<RepeatedFieldBase>(at.message, at.entry->offset);
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
    p = ReadElement<kind>(at, p, end, to);
    if (p == nullptr) return nullptr;
  }
  return p;
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_SCALAR_READER_H_
