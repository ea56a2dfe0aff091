// CodedOutputStream: writes into the buffers of a stream.
#include <algorithm>

#include "google/protobuf/io/coded_stream.h"

namespace google::protobuf::io {

CodedOutputStream::CodedOutputStream(ZeroCopyOutputStream* output, bool eager_init) : output_(output) {
  if (eager_init) {
    Refresh();
    // A stream without space is an error only when something is written.
    had_error_ = false;
  }
}

bool CodedOutputStream::Refresh() {
  if (stream_ended_) had_error_ = true;
  if (had_error_) return false;
  void* data;
  int size = 0;
  do {
    if (!output_->Next(&data, &size)) {
      had_error_ = stream_ended_ = true;
      next_ = end_ = nullptr;
      return false;
    }
  } while (size == 0);
  next_ = static_cast<uint8_t*>(data);
  end_ = next_ + size;
  lent_ += size;
  return true;
}

void CodedOutputStream::Trim() {
  if (next_ == end_) return;
  const int unused = static_cast<int>(end_ - next_);
  output_->BackUp(unused);
  lent_ -= unused;
  end_ = next_;
}

bool CodedOutputStream::Skip(int count) {
  if (count < 0) return false;
  while (count > end_ - next_) {
    count -= static_cast<int>(end_ - next_);
    next_ = end_;
    if (!Refresh()) return false;
  }
  next_ += count;
  return true;
}

bool CodedOutputStream::GetDirectBufferPointer(void** data, int* size) {
  if (next_ == end_ && !Refresh()) return false;
  *data = next_;
  *size = static_cast<int>(end_ - next_);
  return true;
}

uint8_t* CodedOutputStream::GetDirectBufferForNBytesAndAdvance(int size) {
  if (end_ - next_ < size) return nullptr;
  uint8_t* const result = next_;
  next_ += size;
  return result;
}

void CodedOutputStream::WriteRaw(const void* buffer, int size) {
  const uint8_t* from = static_cast<const uint8_t*>(buffer);
  while (size > 0) {
    if (next_ == end_ && !Refresh()) return;
    const int count = std::min(size, static_cast<int>(end_ - next_));
    std::memcpy(next_, from, static_cast<size_t>(count));
    next_ += count;
    from += count;
    size -= count;
  }
}

void CodedOutputStream::WriteRawMaybeAliased(const void* data, int size) {
  if (!aliasing_ || size <= 0) {
    WriteRaw(data, size);
    return;
  }
  if (had_error_) return;
  Trim();
  if (output_->WriteAliasedRaw(data, size)) {
    lent_ += size;
  } else {
    had_error_ = true;
  }
}

}  // namespace google::protobuf::io
