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
  /// At most this many bytes before those that a function writes are overwritten.
  static constexpr size_t kOverwritten = 16;
  /// Strings and arrays of at least this size are borrowed, not copied.
  static constexpr size_t kLongString = 4096;

  /// Writes into [begin, end), which the caller owns and which outlives this object, then into chunks of its own.
  /// \param borrow_from  strings of at least this size are copied only once, by AppendTo.
  ReverseOutput(uint8_t* begin, uint8_t* end, size_t borrow_from)
      : borrow_from(borrow_from), begin_(Address(begin)), floor_(begin_), end_(end) {}
  /// Writes exactly into [begin, end) of the caller: as many bytes will be written. Prepare ensures nothing, so functions
  /// that overwrite bytes before those that they write ask HasRoom.
  ReverseOutput(uint8_t* begin, uint8_t* end)
      : borrow_from(SIZE_MAX), begin_(0), floor_(Address(begin) - (kSlack - kOverwritten)), end_(end) {}
  ~ReverseOutput() {
    if (blocks_ != nullptr) FreeBlocks();
  }
  ReverseOutput(const ReverseOutput&) = delete;
  ReverseOutput& operator=(const ReverseOutput&) = delete;

  /// \returns true if `size` + kSlack bytes before `out` are free; if the output is exact, `size` + kOverwritten.
  bool HasRoom(const uint8_t* out, size_t size) const { return Address(out) - floor_ >= size + kSlack; }
  /// Ensures kSlack free bytes before `out`, unless the output is exact. \returns the new write position.
  uint8_t* Prepare(uint8_t* out) { return Prepare(out, 0); }
  /// Ensures `size` + kSlack free bytes before `out`. \returns the new write position.
  uint8_t* Prepare(uint8_t* out, size_t size) {
    return Address(out) - begin_ >= size + kSlack ? out : Extend(out, size + kSlack);
  }
  /// Puts a reference to `data`, which must outlive this object, before all bytes written so far. \returns the new
  /// write position, with kSlack free bytes.
  uint8_t* Borrow(uint8_t* out, const char* data, size_t size);

  /// \returns the count of bytes written so far.
  size_t Written(const uint8_t* out) const { return before_ + static_cast<size_t>(end_ - out); }

  /// Appends all bytes to `output`, in order.
  void AppendTo(std::string* output, const uint8_t* out) const;

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

  static uintptr_t Address(const uint8_t* place) { return reinterpret_cast<uintptr_t>(place); }
  uint8_t* Extend(uint8_t* out, size_t size);
  Block* AddBlock(size_t room);
  void FreeBlocks();

  // Addresses, because they are before the caller's memory if the output is exact.
  uintptr_t begin_;  // for Prepare; 0 if the output is exact: the test has the same result at every place
  uintptr_t floor_;  // for HasRoom
  uint8_t* end_;
  size_t before_ = 0;              // bytes in all pieces
  const Piece* pieces_ = nullptr;  // newest first, which is the order of their bytes
  Block* blocks_ = nullptr;        // owned
};

/// PutVarint for values of more than one byte.
uint8_t* PutLongVarint(uint64_t value, uint8_t* out);

/// Stores a varint before `out`, and no other bytes: by two stores, which overlap if it has fewer bytes than both.
/// \param groups  its groups of seven bits, one in each byte.
/// \param size    at least the size of a Half.
template <typename Half, typename Groups>
inline uint8_t* PutGroups(Groups groups, unsigned size, uint8_t* out) {
  constexpr Groups kContinued = static_cast<Groups>(~Groups{0}) / 255 * 0x80;
  groups |= kContinued;
  const Half first = static_cast<Half>(groups);
  const Half last = static_cast<Half>(groups >> (8 * (size - static_cast<unsigned>(sizeof(Half)))));
  std::memcpy(out - size, &first, sizeof(Half));
  const Half end = last & static_cast<Half>(~Half{0}) >> 1;
  std::memcpy(out - sizeof(Half), &end, sizeof(Half));
  return out - size;
}

/// PutVarint for values from 2^7 to 2^28, without a branch.
inline uint8_t* PutMediumVarint(uint32_t value, uint8_t* out) {
  // The groups of seven bits are spread to bytes by shifts, because a loop is mispredicted at nearly every varint.
  uint32_t groups = value;
  groups = (groups & 0x3fff) | (groups & 0xfffc000) << 2;
  groups = (groups & 0x7f007f) | (groups & 0x3f803f80) << 1;
  // By comparisons: finding the highest bit takes as long as eight instructions on some processors.
  const unsigned size = 2u + (value >= 1u << 14) + (value >= 1u << 21);
  return PutGroups<uint16_t>(groups, size, out);
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

/// The most bytes that PutFewBytes copies.
constexpr size_t kFewBytes = 32;

/// Copies a few bytes before `out`: by two overlapping moves, which are faster than a call.
inline uint8_t* PutFewBytes(const char* data, size_t size, uint8_t* out) {
  out -= size;
  if (size >= 16) {
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

/// Copies bytes before `out`.
inline uint8_t* PutBytes(const char* data, size_t size, uint8_t* out) {
  if (size <= kFewBytes) return PutFewBytes(data, size, out);
  out -= size;
  std::memcpy(out, data, size);
  return out;
}

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_REVERSE_OUTPUT_H_
