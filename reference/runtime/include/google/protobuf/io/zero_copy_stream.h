// Streams that lend their buffers instead of copying into the caller's.
#ifndef GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_H_
#define GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_H_

#include <cstdint>

namespace google::protobuf::io {

/// An input stream that lends its buffers. It owns them; each stays valid until the next call of any function.
class ZeroCopyInputStream {
 public:
  ZeroCopyInputStream() = default;
  ZeroCopyInputStream(const ZeroCopyInputStream&) = delete;
  ZeroCopyInputStream& operator=(const ZeroCopyInputStream&) = delete;
  virtual ~ZeroCopyInputStream() = default;

  /// Lends the next buffer. An empty buffer is allowed and does not mean the end.
  /// \returns false at the end or after an error, and in every later call.
  virtual bool Next(const void** data, int* size) = 0;
  /// Gives back the last `count` bytes of the buffer from Next; they are read again. Only directly after Next.
  virtual void BackUp(int count) = 0;
  /// \returns false if the stream ends before `count` bytes; then it is at its end.
  virtual bool Skip(int count) = 0;
  /// \returns bytes that were read since the stream was made, without those that were given back.
  virtual int64_t ByteCount() const = 0;
};

/// An output stream that lends its buffers to be filled.
class ZeroCopyOutputStream {
 public:
  ZeroCopyOutputStream() = default;
  ZeroCopyOutputStream(const ZeroCopyOutputStream&) = delete;
  ZeroCopyOutputStream& operator=(const ZeroCopyOutputStream&) = delete;
  virtual ~ZeroCopyOutputStream() = default;

  /// Lends a buffer. All of it counts as written, unless BackUp gives some of it back.
  /// \returns false after an error, and in every later call.
  virtual bool Next(void** data, int* size) = 0;
  /// Gives back the last `count` bytes of the buffer that Next lent last. Only directly after Next.
  virtual void BackUp(int count) = 0;
  /// \returns bytes that were written since the stream was made.
  virtual int64_t ByteCount() const = 0;

  /// Writes bytes that stay where they are until the stream is gone. Only where AllowsAliasing() is true; elsewhere the
  /// process ends.
  virtual bool WriteAliasedRaw(const void* data, int size);
  virtual bool AllowsAliasing() const { return false; }
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_H_
