#include "google/protobuf/internal/reverse_output.h"

#include <new>

#include "wire_format.h"

namespace google::protobuf::internal {

namespace {

constexpr size_t kSmallestChunk = 8192;
/// Chunks grow with the bytes written, up to this size: a message of nearly 2 GiB does not allocate another 2 GiB.
constexpr size_t kLargestChunk = size_t{64} << 20;

}  // namespace

/// One allocation: the pieces, followed by the space for the next chunk.
struct ReverseOutput::Block {
  Block* older;
  Piece complete;
  Piece borrowed;

  uint8_t* room() { return reinterpret_cast<uint8_t*>(this + 1); }
};

void ReverseOutput::FreeBlocks() {
  while (blocks_ != nullptr) {
    Block* const older = blocks_->older;
    ::operator delete(blocks_);
    blocks_ = older;
  }
}

ReverseOutput::Block* ReverseOutput::AddBlock(size_t room) {
  blocks_ = ::new (::operator new(sizeof(Block) + room)) Block{blocks_, {}, {}};
  return blocks_;
}

uint8_t* ReverseOutput::Extend(uint8_t* out, size_t size) {
  const size_t used = static_cast<size_t>(end_ - out);
  before_ += used;
  // Output above the size limit is never delivered: from here on bytes are only counted, and the chunk is reused.
  const bool counts_only = before_ > kMaxMessageSize;
  if (counts_only && static_cast<size_t>(end_ - begin_) >= size) return end_;
  if (size <= spare_size_) {
    spare_piece_ = {pieces_, out, used};
    pieces_ = &spare_piece_;
    begin_ = spare_;
    end_ = spare_ + spare_size_;
    spare_size_ = 0;
    return end_;
  }
  size_t room = before_ < kSmallestChunk ? kSmallestChunk : before_ < kLargestChunk ? before_ : kLargestChunk;
  if (room < size) room = size;
  Block* const block = AddBlock(room);
  block->complete = {pieces_, out, used};
  pieces_ = &block->complete;
  begin_ = block->room();
  end_ = begin_ + room;
  return end_;
}

uint8_t* ReverseOutput::Borrow(uint8_t* out, const char* data, size_t size) {
  Block* const block = AddBlock(0);
  const size_t used = static_cast<size_t>(end_ - out);
  block->complete = {pieces_, out, used};
  block->borrowed = {&block->complete, reinterpret_cast<const uint8_t*>(data), size};
  pieces_ = &block->borrowed;
  before_ += used + size;
  // The rest of the chunk is used for the following bytes.
  end_ = out;
  return Prepare(out);
}

uint8_t* PutLongVarint(uint64_t value, uint8_t* out) {
  if (value < 1u << 28) return PutMediumVarint(static_cast<uint32_t>(value), out);
  if (value < uint64_t{1} << 56) {
    // As in PutMediumVarint.
    uint64_t bits = (value & 0xfffffff) | (value & 0xfffffff0000000) << 4;
    bits = (bits & 0x3fff00003fff) | (bits & 0xfffc0000fffc000) << 2;
    bits = (bits & 0x7f007f007f007f) | (bits & 0x3f803f803f803f80) << 1;
    const unsigned unused = static_cast<unsigned>(__builtin_clzll(bits)) & ~7u;
    bits = (bits | uint64_t{0x80808080808080} >> unused) << unused;
    std::memcpy(out - sizeof(bits), &bits, sizeof(bits));
    return out - sizeof(bits) + unused / 8;
  }
  out -= VarintSize(value);
  WriteVarint(value, out);
  return out;
}

void ReverseOutput::AppendTo(std::string* output, const uint8_t* out) const {
  const auto append = [output](const uint8_t* first, size_t size) {
    output->append(reinterpret_cast<const char*>(first), size);
  };
  if (pieces_ != nullptr) output->reserve(output->size() + Written(out));
  append(out, static_cast<size_t>(end_ - out));
  for (const Piece* piece = pieces_; piece != nullptr; piece = piece->older) append(piece->first, piece->size);
}

void ReverseOutput::CopyTo(uint8_t* target, const uint8_t* out) const {
  uint8_t* place = target + Written(out);
  const auto put = [&place](const auto& self, const Piece* piece) -> void {
    if (piece == nullptr) return;
    self(self, piece->older);
    place -= piece->size;
    std::memmove(place, piece->first, piece->size);
  };
  if (pieces_ != nullptr) put(put, pieces_);
  // `target` may be null if nothing was written.
  if (end_ != out && target != out) std::memmove(target, out, static_cast<size_t>(end_ - out));
}

}  // namespace google::protobuf::internal
