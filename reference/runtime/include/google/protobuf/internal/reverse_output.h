// The output that messages are serialized into, from their last byte to their first. A message is written before its
// length, so it need not be measured first.
#ifndef GOOGLE_PROTOBUF_INTERNAL_REVERSE_OUTPUT_H_
#define GOOGLE_PROTOBUF_INTERNAL_REVERSE_OUTPUT_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace google::protobuf::internal {

/// A chain of chunks, each filled from its end. The caller provides the first; the others are allocated on demand, each
/// as large as all before it, within limits. Bytes beyond kMaxMessageSize are counted but not kept.
///
/// The write position `out` is not a member: callers pass it in and use the one returned, so that it stays in a
/// register. Bytes are written before it.
class ReverseOutput {
 public:
  /// Free bytes that Prepare ensures: enough for any scalar or length with its tag, and then for a few numbers that a
  /// generated writer puts before them.
  static constexpr size_t kSlack = 96;
  /// At least this many bytes are free when a generated writer begins, and after each function that it calls. The rest of
  /// kSlack is for the last length with its tag, and for stores of eight bytes.
  static constexpr size_t kFree = 72;
  /// Strings and arrays of at least this size are borrowed, not copied.
  static constexpr size_t kLongString = 4096;

  /// Writes into [begin, end), which the caller owns and which outlives this object, then into chunks of its own.
  /// \param borrow_from  strings of at least this size are copied only once, by AppendTo or CopyTo.
  ReverseOutput(uint8_t* begin, uint8_t* end, size_t borrow_from)
      : borrow_from(borrow_from), begin_(begin), end_(end) {}
  /// The same, but its first chunk is `spare`, which the caller owns too.
  ReverseOutput(uint8_t* begin, uint8_t* end, size_t borrow_from, uint8_t* spare, size_t spare_size)
      : borrow_from(borrow_from), begin_(begin), end_(end), spare_(spare), spare_size_(spare_size) {}
  ~ReverseOutput() {
    if (blocks_ != nullptr) FreeBlocks();
  }
  ReverseOutput(const ReverseOutput&) = delete;
  ReverseOutput& operator=(const ReverseOutput&) = delete;

  /// Ensures kSlack free bytes before `out`. \returns the new write position.
  uint8_t* Prepare(uint8_t* out) { return Room(out) >= kSlack ? out : Extend(out, kSlack); }
  /// Ensures `size` + kSlack free bytes before `out`. \returns the new write position.
  uint8_t* Prepare(uint8_t* out, size_t size) { return Room(out) >= size + kSlack ? out : Extend(out, size + kSlack); }
  /// Puts a reference to `data`, which must outlive this object, before all bytes written so far. \returns the new
  /// write position, with kSlack free bytes.
  uint8_t* Borrow(uint8_t* out, const char* data, size_t size);

  /// \returns the count of bytes written so far.
  size_t Written(const uint8_t* out) const { return before_ + static_cast<size_t>(end_ - out); }

  /// Appends all bytes to `output`, in order.
  void AppendTo(std::string* output, const uint8_t* out) const;
  /// \returns true if all bytes are in one piece, which begins at the write position.
  bool InOnePiece() const { return pieces_ == nullptr; }
  /// Copies all bytes to `target`, in order. `target` may lie in the caller's chunk if the copy would end where the
  /// chunk ends and nothing was borrowed.
  void CopyTo(uint8_t* target, const uint8_t* out) const;

  const size_t borrow_from;
  /// Set by a writer that finds a required field missing.
  bool missing_required = false;

 private:
  /// A finished run of bytes: a full chunk, or a borrowed string.
  struct Piece {
    const Piece* older;
    const uint8_t* first;
    size_t size;
  };
  struct Block;

  size_t Room(const uint8_t* out) const { return static_cast<size_t>(out - begin_); }
  uint8_t* Extend(uint8_t* out, size_t size);
  Block* AddBlock(size_t room);
  void FreeBlocks();

  uint8_t* begin_;
  uint8_t* end_;
  size_t before_ = 0;              // bytes in all pieces
  const Piece* pieces_ = nullptr;  // newest first, which is the order of their bytes
  Block* blocks_ = nullptr;        // owned
  uint8_t* spare_ = nullptr;
  size_t spare_size_ = 0;  // 0 once it is used
  Piece spare_piece_;
};

/// PutVarint for values of more than one byte.
uint8_t* PutLongVarint(uint64_t value, uint8_t* out);

/// PutVarint for values below 2^28, without a branch.
inline uint8_t* PutMediumVarint(uint32_t value, uint8_t* out) {
  // The groups of seven bits are spread to bytes by shifts, because a loop is mispredicted at nearly every varint. The
  // last byte stored lies directly before `out`; the unused bytes before the varint are overwritten later.
  uint32_t bits = value;
  bits = (bits & 0x3fff) | (bits & 0xfffc000) << 2;
  bits = (bits & 0x7f007f) | (bits & 0x3f803f80) << 1;
  // By comparisons: finding the highest bit takes as long as eight instructions on some processors.
  const unsigned unused = 24 - 8 * ((value >= 1u << 7) + (value >= 1u << 14) + (value >= 1u << 21));
  bits = (bits | 0x808080u >> unused) << unused;
  std::memcpy(out - sizeof(bits), &bits, sizeof(bits));
  return out - sizeof(bits) + unused / 8;
}

/// Writes a varint before `out`, which needs ten free bytes. \returns its first byte, as all Put functions do.
inline uint8_t* PutVarint(uint64_t value, uint8_t* out) {
  if (value >= 0x80) return PutLongVarint(value, out);
  *--out = static_cast<uint8_t>(value);
  return out;
}

/// Writes a tag, usually a compile-time constant.
inline uint8_t* PutTag(uint32_t tag, uint8_t* out) {
  if (tag < 0x80) {
    *--out = static_cast<uint8_t>(tag);
    return out;
  }
  if (tag >= 0x4000) {
    if (!__builtin_constant_p(tag) || tag >= 1u << 28) return PutLongVarint(tag, out);
    return PutMediumVarint(tag, out);
  }
  out -= 2;
  out[0] = static_cast<uint8_t>(tag | 0x80);
  out[1] = static_cast<uint8_t>(tag >> 7);
  return out;
}

/// Copies bytes before `out`. Most strings are short: two overlapping moves are faster than a call.
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
