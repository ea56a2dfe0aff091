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
  if (counts_only && Address(end_) - begin_ >= size) return end_;
  size_t room = before_ < kSmallestChunk ? kSmallestChunk : before_ < kLargestChunk ? before_ : kLargestChunk;
  if (room < size) room = size;
  Block* const block = AddBlock(room);
  block->complete = {pieces_, out, used};
  pieces_ = &block->complete;
  begin_ = floor_ = Address(block->room());
  end_ = block->room() + room;
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
  // As in PutMediumVarint.
  uint64_t groups = (value & 0xfffffff) | (value & 0xfffffff0000000) << 4;
  groups = (groups & 0x3fff00003fff) | (groups & 0xfffc0000fffc000) << 2;
  groups = (groups & 0x7f007f007f007f) | (groups & 0x3f803f803f803f80) << 1;
  const uint64_t last = value >> 56;
  if (last == 0) {
    const unsigned size = 8 - static_cast<unsigned>(__builtin_clzll(groups)) / 8;
    return PutGroups<uint32_t>(groups, size, out);
  }
  // Nine bytes, or ten: then the last one is 1. The eight groups overwrite the last byte but one of nine.
  const uint64_t is_ten = last >> 7;
  groups |= 0x8080808080808080;
  out[-2] = static_cast<uint8_t>(last | 0x80);
  std::memcpy(out - 9 - is_ten, &groups, sizeof(groups));
  out[-1] = static_cast<uint8_t>(is_ten != 0 ? 1 : last);
  return out - 9 - is_ten;
}

void ReverseOutput::AppendTo(std::string* output, const uint8_t* out) const {
  const auto append = [output](const uint8_t* first, size_t size) {
    output->append(reinterpret_cast<const char*>(first), size);
  };
  if (pieces_ != nullptr) output->reserve(output->size() + Written(out));
  append(out, static_cast<size_t>(end_ - out));
  for (const Piece* piece = pieces_; piece != nullptr; piece = piece->older) append(piece->first, piece->size);
}

}  // namespace google::protobuf::internal
