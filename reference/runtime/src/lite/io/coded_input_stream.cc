// CodedInputStream: reads the buffers of a stream, up to its limits.
#include <algorithm>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/stubs/logging.h"

namespace google::protobuf::io {

CodedInputStream::CodedInputStream(ZeroCopyInputStream* input) : input_(input) { Refresh(); }

CodedInputStream::CodedInputStream(const uint8_t* buffer, int size)
    : next_(buffer), end_(buffer + size), buffer_end_(buffer + size), input_(nullptr), read_(size) {}

CodedInputStream::~CodedInputStream() {
  if (input_ != nullptr && buffer_end_ != next_) input_->BackUp(static_cast<int>(buffer_end_ - next_));
}

void CodedInputStream::ApplyLimits() {
  const int64_t beyond = read_ - std::min(limit_, total_limit_);
  end_ = beyond > 0 ? buffer_end_ - beyond : buffer_end_;
}

bool CodedInputStream::Refresh() {
  const int position = CurrentPosition();
  if (position >= std::min(limit_, total_limit_)) {
    if (position >= total_limit_ && total_limit_ != limit_) {
      GOOGLE_LOG(ERROR) << "A message was rejected because it is longer than " << total_limit_
                        << " bytes; to raise the limit, call CodedInputStream::SetTotalBytesLimit()";
    }
    return false;
  }
  if (input_ == nullptr || stream_ended_) return false;
  const void* data;
  int size = 0;
  do {
    if (!input_->Next(&data, &size)) {
      stream_ended_ = true;
      next_ = end_ = buffer_end_ = nullptr;
      return false;
    }
  } while (size == 0);
  next_ = static_cast<const uint8_t*>(data);
  buffer_end_ = next_ + size;
  read_ += size;
  ApplyLimits();
  return true;
}

bool CodedInputStream::Skip(int count) {
  if (count < 0) return false;
  while (count > Available()) {
    // The bytes after a limit stay unread.
    const bool limited = end_ != buffer_end_;
    count -= Available();
    next_ = end_;
    if (limited || !Refresh()) return false;
  }
  next_ += count;
  return true;
}

bool CodedInputStream::GetDirectBufferPointer(const void** data, int* size) {
  if (next_ == end_ && !Refresh()) return false;
  GetDirectBufferPointerInline(data, size);
  return true;
}

bool CodedInputStream::ReadRaw(void* buffer, int size) {
  uint8_t* out = static_cast<uint8_t*>(buffer);
  if (size < 0) return false;
  while (size > Available()) {
    const int count = Available();
    if (count != 0) std::memcpy(out, next_, static_cast<size_t>(count));
    out += count;
    size -= count;
    next_ = end_;
    if (!Refresh()) return false;
  }
  if (size != 0) std::memcpy(out, next_, static_cast<size_t>(size));
  next_ += size;
  return true;
}

bool CodedInputStream::ReadString(std::string* buffer, int size) {
  buffer->clear();
  if (size < 0) return false;
  // Read nothing if a limit is too close for that many bytes.
  const int64_t readable = std::min(limit_, total_limit_) - int64_t{CurrentPosition()};
  if (size > readable) return false;
  while (size > Available()) {
    buffer->append(reinterpret_cast<const char*>(next_), static_cast<size_t>(Available()));
    size -= Available();
    next_ = end_;
    if (!Refresh()) return false;
  }
  buffer->append(reinterpret_cast<const char*>(next_), static_cast<size_t>(size));
  next_ += size;
  return true;
}

bool CodedInputStream::ReadVarintSlow(uint64_t* value) {
  uint64_t result = 0;
  for (unsigned shift = 0; shift < 70; shift += 7) {
    if (next_ == end_ && !Refresh()) return false;
    const uint64_t byte = *next_++;
    result |= (byte & 0x7f) << shift;
    if (byte < 0x80) {
      *value = result;
      return true;
    }
  }
  return false;
}

bool CodedInputStream::ReadVarintSizeAsInt(int* value) {
  uint64_t whole;
  if (!ReadVarint64(&whole) || whole > INT_MAX) return false;
  *value = static_cast<int>(whole);
  return true;
}

uint32_t CodedInputStream::ReadTagNoLastTag() {
  legitimate_end_ = false;
  if (next_ == end_ && !Refresh()) {
    // A message must not end at the total limit, unless the caller pushed the same limit.
    legitimate_end_ = CurrentPosition() < total_limit_ || limit_ == total_limit_;
    return 0;
  }
  uint32_t tag;
  return ReadVarint32(&tag) ? tag : 0;
}

bool CodedInputStream::ExpectTag(uint32_t expected) {
  const int size = expected < 1u << 7 ? 1 : 2;
  if (expected >= 1u << 14 || Available() < size) return false;
  const uint8_t* after = ExpectTagFromArray(next_, expected);
  if (after == nullptr) return false;
  next_ = after;
  return true;
}

const uint8_t* CodedInputStream::ExpectTagFromArray(const uint8_t* buffer, uint32_t expected) {
  if (expected < 1u << 7) return buffer[0] == expected ? buffer + 1 : nullptr;
  if (expected >= 1u << 14 || buffer[0] != static_cast<uint8_t>(expected | 0x80)) return nullptr;
  return buffer[1] == expected >> 7 ? buffer + 2 : nullptr;
}

bool CodedInputStream::ExpectAtEnd() {
  if (next_ != end_ || CurrentPosition() != limit_) return false;
  last_tag_ = 0;
  legitimate_end_ = true;
  return true;
}

CodedInputStream::Limit CodedInputStream::PushLimit(int byte_limit) {
  const Limit before = limit_;
  const int position = CurrentPosition();
  if (byte_limit >= 0 && byte_limit <= INT_MAX - position) {
    limit_ = std::min(limit_, position + byte_limit);
    ApplyLimits();
  }
  return before;
}

void CodedInputStream::PopLimit(Limit limit) {
  limit_ = limit;
  ApplyLimits();
  // The end of the inner message is not the end of the outer one.
  legitimate_end_ = false;
}

int CodedInputStream::BytesUntilLimit() const { return limit_ == kNoLimit ? -1 : limit_ - CurrentPosition(); }

void CodedInputStream::SetTotalBytesLimit(int total_bytes_limit) {
  // The limit cannot be before the current position.
  total_limit_ = std::max(CurrentPosition(), total_bytes_limit);
  ApplyLimits();
}

int CodedInputStream::BytesUntilTotalBytesLimit() const {
  return total_limit_ == kNoLimit ? -1 : total_limit_ - CurrentPosition();
}

void CodedInputStream::SetRecursionLimit(int limit) {
  recursion_budget_ += limit - recursion_limit_;
  recursion_limit_ = limit;
}

CodedInputStream::Limit CodedInputStream::ReadLengthAndPushLimit() {
  int length;
  return PushLimit(ReadVarintSizeAsInt(&length) ? length : 0);
}

bool CodedInputStream::DecrementRecursionDepthAndPopLimit(Limit limit) {
  const bool result = CheckEntireMessageConsumedAndPopLimit(limit);
  ++recursion_budget_;
  return result;
}

bool CodedInputStream::CheckEntireMessageConsumedAndPopLimit(Limit limit) {
  const bool result = ConsumedEntireMessage();
  PopLimit(limit);
  return result;
}

}  // namespace google::protobuf::io
