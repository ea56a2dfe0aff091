// Zero-copy streams over file descriptors and the standard library's streams, and concatenated streams.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <istream>
#include <limits>
#include <ostream>

#include "google/protobuf/io/zero_copy_stream_impl.h"

namespace google::protobuf::io {

namespace {

/// Closes a file descriptor and never retries: on Linux it is closed even after EINTR, and another thread may already
/// have reused its number.
/// \returns false with errno set.
bool CloseOnce(int file_descriptor) { return close(file_descriptor) == 0 || errno == EINTR; }

/// Repeats a system call that a signal interrupted.
template <typename Call>
auto WithoutInterruption(Call call) {
  decltype(call()) result;
  do {
    result = call();
  } while (result < 0 && errno == EINTR);
  return result;
}

}  // namespace

StreamFile::~StreamFile() {
  if (close_on_delete_) Close();
}

bool StreamFile::Close() {
  if (is_closed_) return errno_ == 0;
  is_closed_ = true;
  if (CloseOnce(file_descriptor_)) return true;
  errno_ = errno;
  return false;
}

bool StreamFile::CheckOpen() {
  if (is_closed_) errno_ = EBADF;
  return !is_closed_;
}

FileInputStream::FileInputStream(int file_descriptor, int block_size)
    : file_(file_descriptor), buffer_(&file_, block_size) {}

bool FileInputStream::Close() { return file_.Close(); }

int FileInputStream::CopyingFile::Read(void* buffer, int size) {
  if (!CheckOpen()) return -1;
  const auto count = WithoutInterruption([&] { return read(file_descriptor(), buffer, static_cast<size_t>(size)); });
  if (count < 0) NoteError(errno);
  return static_cast<int>(count);
}

int FileInputStream::CopyingFile::Skip(int count) {
  if (!CheckOpen()) return 0;
  // Seeking past the end of a file succeeds, so read the last byte to see whether it exists.
  if (!cannot_seek_ && count > 1) {
    const off_t before = lseek(file_descriptor(), 0, SEEK_CUR);
    if (before >= 0 && lseek(file_descriptor(), count - 1, SEEK_CUR) >= 0) {
      char last;
      if (Read(&last, 1) == 1) return count;
      lseek(file_descriptor(), before, SEEK_SET);
    } else {
      cannot_seek_ = true;
    }
  }
  return CopyingInputStream::Skip(count);
}

FileOutputStream::FileOutputStream(int file_descriptor, int block_size)
    : CopyingOutputStreamAdaptor(&file_, block_size), file_(file_descriptor) {}

// Flushes here because the base class's destructor runs after file_ is destroyed.
FileOutputStream::~FileOutputStream() { Flush(); }

bool FileOutputStream::Close() {
  const bool flushed = Flush();
  return file_.Close() && flushed;
}

bool FileOutputStream::CopyingFile::Write(const void* buffer, int size) {
  if (!CheckOpen()) return false;
  const char* next = static_cast<const char*>(buffer);
  while (size > 0) {
    const auto count = WithoutInterruption([&] { return write(file_descriptor(), next, static_cast<size_t>(size)); });
    if (count <= 0) {
      // Nothing was written and there is no error: the device does not accept data.
      NoteError(count < 0 ? errno : EIO);
      return false;
    }
    next += count;
    size -= static_cast<int>(count);
  }
  return true;
}

IstreamInputStream::IstreamInputStream(std::istream* stream, int block_size)
    : stream_(stream), buffer_(&stream_, block_size) {}

int IstreamInputStream::CopyingIstream::Read(void* buffer, int size) {
  input_->read(static_cast<char*>(buffer), size);
  const auto count = static_cast<int>(input_->gcount());
  return count == 0 && input_->fail() && !input_->eof() ? -1 : count;
}

OstreamOutputStream::OstreamOutputStream(std::ostream* stream, int block_size)
    : stream_(stream), buffer_(&stream_, block_size) {}

bool OstreamOutputStream::CopyingOstream::Write(const void* buffer, int size) {
  output_->write(static_cast<const char*>(buffer), size);
  return output_->good();
}

bool ConcatenatingInputStream::Next(const void** data, int* size) {
  while (stream_count_ > 0) {
    if (streams_[0]->Next(data, size)) return true;
    bytes_of_ended_streams_ += streams_[0]->ByteCount();
    ++streams_;
    --stream_count_;
  }
  return false;
}

void ConcatenatingInputStream::BackUp(int count) {
  if (stream_count_ > 0) streams_[0]->BackUp(count);
}

bool ConcatenatingInputStream::Skip(int count) {
  while (stream_count_ > 0) {
    // A stream may return false and still have reached its end.
    const int64_t target = streams_[0]->ByteCount() + count;
    if (streams_[0]->Skip(count)) return true;
    const int64_t reached = streams_[0]->ByteCount();
    count = static_cast<int>(std::min<int64_t>(target - reached, std::numeric_limits<int>::max()));
    bytes_of_ended_streams_ += reached;
    ++streams_;
    --stream_count_;
  }
  return count == 0;
}

int64_t ConcatenatingInputStream::ByteCount() const {
  return stream_count_ == 0 ? bytes_of_ended_streams_ : bytes_of_ended_streams_ + streams_[0]->ByteCount();
}

}  // namespace google::protobuf::io
