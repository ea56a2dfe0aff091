// Where messages are written to, from their last byte to their first: what a length counts is written before the
// length, so that no message has to be measured first.
#ifndef GOOGLE_PROTOBUF_INTERNAL_REVERSE_OUTPUT_H_
#define GOOGLE_PROTOBUF_INTERNAL_REVERSE_OUTPUT_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace google::protobuf::internal {

/// A chain of chunks that are filled from their ends. The first is the caller's; more are made as they are needed, each
/// as large as all before it, within limits; more than kMaxMessageSize is counted, but not kept. The place to write
/// before is kept by the writer, in a register.
class ReverseOutput {
 public:
  /// Room that there is after a call of Prepare: for any number with its tag, or a length with its tag.
  static constexpr size_t kSlack = 24;
  /// Texts and arrays from this size on are worth to be borrowed.
  static constexpr size_t kLongText = 4096;

  /// Writing begins before `end`. The room from `begin` on is the caller's and outlives this object.
  /// \param borrow_from  texts of this size or more are not copied before the bytes are put in their order.
  ReverseOutput(uint8_t* begin, uint8_t* end, size_t borrow_from)
      : borrow_from(borrow_from), begin_(begin), end_(end) {}
  ~ReverseOutput();
  ReverseOutput(const ReverseOutput&) = delete;
  ReverseOutput& operator=(const ReverseOutput&) = delete;

  /// Makes sure that kSlack bytes more have room before `out`. \returns the place to go on.
  uint8_t* Prepare(uint8_t* out) { return Room(out) >= kSlack ? out : Extend(out, kSlack); }
  /// Makes sure that `size` and kSlack bytes more have room.
  uint8_t* Prepare(uint8_t* out, size_t size) { return Room(out) >= size + kSlack ? out : Extend(out, size + kSlack); }
  /// Takes bytes that outlive this object as they are, before all that is written. \returns the place to go on, with
  /// kSlack bytes of room.
  uint8_t* Borrow(uint8_t* out, const char* data, size_t size);

  /// \returns bytes written so far.
  size_t Written(const uint8_t* out) const { return before_ + static_cast<size_t>(end_ - out); }

  /// Puts all bytes, in their order, behind what `output` holds.
  void AppendTo(std::string* output, const uint8_t* out) const;
  /// Copies all bytes, in their order, to `target`, which has room for them. It may be the caller's chunk itself if
  /// that ends where the bytes shall end, and nothing was borrowed.
  void CopyTo(uint8_t* target, const uint8_t* out) const;

  const size_t borrow_from;
  /// Set by writers that find a required field missing.
  bool missing_required = false;

 private:
  /// Bytes that are complete.
  struct Piece {
    const Piece* older;
    const uint8_t* first;
    size_t size;
  };
  struct Block;

  size_t Room(const uint8_t* out) const { return static_cast<size_t>(out - begin_); }
  uint8_t* Extend(uint8_t* out, size_t size);
  Block* AddBlock(size_t room);

  uint8_t* begin_;
  uint8_t* end_;
  size_t before_ = 0;              // bytes in complete pieces
  const Piece* pieces_ = nullptr;  // the newest first, which is also the order of their bytes
  Block* blocks_ = nullptr;        // owned
};

/// PutVarint for what takes more than one byte.
uint8_t* PutLongVarint(uint64_t value, uint8_t* out);

/// Writes a varint before `out`, where there is room for ten bytes. \returns its first byte. So do all that follow.
inline uint8_t* PutVarint(uint64_t value, uint8_t* out) {
  if (value >= 0x80) return PutLongVarint(value, out);
  *--out = static_cast<uint8_t>(value);
  return out;
}

/// The same for a tag; most are known when the code is compiled.
inline uint8_t* PutTag(uint32_t tag, uint8_t* out) {
  if (tag < 0x80) {
    *--out = static_cast<uint8_t>(tag);
    return out;
  }
  if (tag >= 0x4000) return PutLongVarint(tag, out);
  out -= 2;
  out[0] = static_cast<uint8_t>(tag | 0x80);
  out[1] = static_cast<uint8_t>(tag >> 7);
  return out;
}

/// Copies a text before `out`. Most are short: two moves that overlap take less time than a call.
inline uint8_t* PutBytes(const char* data, size_t size, uint8_t* out) {
  out -= size;
  if (size > 32) {
    std::memcpy(out, data, size);
  } else if (size >= 16) {
    std::memcpy(out, data, 16);
    std::memcpy(out + size - 16, data + size - 16, 16);
  } else if (size >= 8) {
    std::memcpy(out, data, 8);
    std::memcpy(out + size - 8, data + size - 8, 8);
  } else if (size >= 4) {
    std::memcpy(out, data, 4);
    std::memcpy(out + size - 4, data + size - 4, 4);
  } else if (size != 0) {
    out[0] = static_cast<uint8_t>(data[0]);
    out[size / 2] = static_cast<uint8_t>(data[size / 2]);
    out[size - 1] = static_cast<uint8_t>(data[size - 1]);
  }
  return out;
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_REVERSE_OUTPUT_H_
