// Zero-copy streams over memory, and adaptors that buffer a copying stream.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google::protobuf::io {

namespace {

constexpr int kDefaultBlockSize = 8192;
constexpr size_t kFirstStringSize = 16;

/// Ends the process with a message: continuing after this misuse would access memory outside the buffer.
[[noreturn]] void Misused(const char* what) {
  std::fprintf(stderr, "google::protobuf::io: %s\n", what);
  std::abort();
}

void CheckBackUp(int count, int lent) {
  if (count < 0) Misused("BackUp() requires a count of at least 0");
  if (count > lent) Misused("BackUp() can return at most the buffer of the last Next(), and only directly after it");
}

int BlockSize(int wanted, int otherwise) { return wanted > 0 ? wanted : otherwise; }

}  // namespace

bool ZeroCopyOutputStream::WriteAliasedRaw(const void*, int) {
  Misused("WriteAliasedRaw() was called on a stream whose AllowsAliasing() is false");
}

ArrayBlocks::ArrayBlocks(int size, int block_size) : size_(size), block_size_(BlockSize(block_size, size)) {}

int ArrayBlocks::Next(int* size) {
  lent_ = std::max(std::min(block_size_, size_ - position_), 0);
  if (lent_ == 0) return -1;
  *size = lent_;
  position_ += lent_;
  return position_ - lent_;
}

void ArrayBlocks::BackUp(int count) {
  CheckBackUp(count, lent_);
  position_ -= count;
  lent_ = 0;
}

bool ArrayBlocks::Skip(int count) {
  if (count < 0) Misused("Skip() requires a count of at least 0");
  lent_ = 0;
  const bool enough = count <= size_ - position_;
  position_ = enough ? position_ + count : size_;
  return enough;
}

bool ArrayInputStream::Next(const void** data, int* size) {
  const int place = blocks_.Next(size);
  if (place >= 0) *data = data_ + place;
  return place >= 0;
}

bool ArrayOutputStream::Next(void** data, int* size) {
  const int place = blocks_.Next(size);
  if (place >= 0) *data = data_ + place;
  return place >= 0;
}

bool StringOutputStream::Next(void** data, int* size) {
  const size_t before = target_->size();
  // First use the capacity that exists, then double it each time; a buffer's size must fit in an int.
  size_t after = before < target_->capacity() ? target_->capacity() : std::max(before * 2, kFirstStringSize);
  after = std::min({after, before + INT_MAX, target_->max_size()});
  if (after == before) return false;
  target_->resize(after);
  *data = &(*target_)[before];
  *size = static_cast<int>(after - before);
  return true;
}

void StringOutputStream::BackUp(int count) {
  CheckBackUp(count, static_cast<int>(std::min<size_t>(target_->size(), INT_MAX)));
  target_->resize(target_->size() - static_cast<size_t>(count));
}

int CopyingInputStream::Skip(int count) {
  char ignored[4096];
  int skipped = 0;
  while (skipped < count) {
    const int read = Read(ignored, std::min(count - skipped, static_cast<int>(sizeof(ignored))));
    if (read <= 0) break;
    skipped += read;
  }
  return skipped;
}

CopyingInputStreamAdaptor::CopyingInputStreamAdaptor(CopyingInputStream* copying_stream, int block_size)
    : copying_stream_(copying_stream), buffer_size_(BlockSize(block_size, kDefaultBlockSize)) {}

CopyingInputStreamAdaptor::~CopyingInputStreamAdaptor() {
  if (owns_copying_stream_) delete copying_stream_;
}

bool CopyingInputStreamAdaptor::Next(const void** data, int* size) {
  if (failed_) return false;
  if (buffer_ == nullptr) buffer_.reset(new char[static_cast<size_t>(buffer_size_)]);
  if (backed_up_ > 0) {
    *data = buffer_.get() + buffer_used_ - backed_up_;
    *size = backed_up_;
    backed_up_ = 0;
    return true;
  }
  buffer_used_ = copying_stream_->Read(buffer_.get(), buffer_size_);
  if (buffer_used_ <= 0) {
    // An error is permanent. At the end of a file, another attempt is harmless and may find more.
    failed_ = buffer_used_ < 0;
    buffer_used_ = 0;
    return false;
  }
  position_ += buffer_used_;
  *data = buffer_.get();
  *size = buffer_used_;
  return true;
}

void CopyingInputStreamAdaptor::BackUp(int count) {
  CheckBackUp(count, backed_up_ == 0 ? buffer_used_ : 0);
  backed_up_ = count;
}

bool CopyingInputStreamAdaptor::Skip(int count) {
  if (count < 0) Misused("Skip() requires a count of at least 0");
  if (failed_) return false;
  if (backed_up_ >= count) {
    backed_up_ -= count;
    // Skipped bytes cannot be backed up.
    if (backed_up_ == 0) buffer_used_ = 0;
    return true;
  }
  count -= backed_up_;
  backed_up_ = 0;
  buffer_used_ = 0;
  const int skipped = copying_stream_->Skip(count);
  position_ += skipped;
  return skipped == count;
}

CopyingOutputStreamAdaptor::CopyingOutputStreamAdaptor(CopyingOutputStream* copying_stream, int block_size)
    : copying_stream_(copying_stream), buffer_size_(BlockSize(block_size, kDefaultBlockSize)) {}

CopyingOutputStreamAdaptor::~CopyingOutputStreamAdaptor() {
  WriteBuffer();
  if (owns_copying_stream_) delete copying_stream_;
}

bool CopyingOutputStreamAdaptor::WriteBuffer() {
  if (failed_) return false;
  if (buffer_used_ == 0) return true;
  failed_ = !copying_stream_->Write(buffer_.get(), buffer_used_);
  if (!failed_) position_ += buffer_used_;
  buffer_used_ = 0;
  return !failed_;
}

bool CopyingOutputStreamAdaptor::Flush() { return WriteBuffer(); }

bool CopyingOutputStreamAdaptor::Next(void** data, int* size) {
  if (buffer_used_ == buffer_size_ && !WriteBuffer()) return false;
  if (failed_) return false;
  if (buffer_ == nullptr) buffer_.reset(new char[static_cast<size_t>(buffer_size_)]);
  *data = buffer_.get() + buffer_used_;
  *size = buffer_size_ - buffer_used_;
  buffer_used_ = buffer_size_;
  return true;
}

void CopyingOutputStreamAdaptor::BackUp(int count) {
  CheckBackUp(count, buffer_used_ == buffer_size_ ? buffer_used_ : 0);
  buffer_used_ -= count;
}

bool CopyingOutputStreamAdaptor::WriteAliasedRaw(const void* data, int size) {
  if (size >= buffer_size_) {
    if (!WriteBuffer()) return false;
    failed_ = !copying_stream_->Write(data, size);
    if (!failed_) position_ += size;
    return !failed_;
  }
  const char* next = static_cast<const char*>(data);
  while (size > 0) {
    void* buffer;
    int room;
    if (!Next(&buffer, &room)) return false;
    const int count = std::min(room, size);
    std::memcpy(buffer, next, static_cast<size_t>(count));
    BackUp(room - count);
    next += count;
    size -= count;
  }
  return true;
}

LimitingInputStream::LimitingInputStream(ZeroCopyInputStream* input, int64_t limit)
    : input_(input), left_(limit), read_before_(input->ByteCount()) {}

LimitingInputStream::~LimitingInputStream() {
  if (left_ < 0) input_->BackUp(static_cast<int>(-left_));
}

bool LimitingInputStream::Next(const void** data, int* size) {
  if (left_ <= 0 || ended_) return false;
  if (!input_->Next(data, size)) {
    ended_ = true;
    return false;
  }
  left_ -= *size;
  if (left_ < 0) *size += static_cast<int>(left_);
  return true;
}

void LimitingInputStream::BackUp(int count) {
  // The buffer's bytes beyond the limit go back too: they come after the `count` bytes.
  const int64_t beyond = left_ < 0 ? -left_ : 0;
  input_->BackUp(count + static_cast<int>(beyond));
  left_ += count + beyond;
}

bool LimitingInputStream::Skip(int count) {
  if (count > left_) {
    if (left_ > 0) input_->Skip(static_cast<int>(left_));
    // A negative count, of bytes taken beyond the limit, is kept.
    left_ = std::min<int64_t>(left_, 0);
    return count == 0;
  }
  if (!input_->Skip(count)) return false;
  left_ -= count;
  return true;
}

int64_t LimitingInputStream::ByteCount() const {
  const int64_t beyond = left_ < 0 ? -left_ : 0;
  return input_->ByteCount() - beyond - read_before_;
}

}  // namespace google::protobuf::io
