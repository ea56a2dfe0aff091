// Streams that hand out their own buffers instead of copying into the caller's.
#ifndef GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_H_
#define GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_H_

#include <cstdint>

namespace google::protobuf::io {

/// An input stream that hands out its buffers. It owns them; each stays valid until the next call of any function.
class ZeroCopyInputStream {
 public:
  ZeroCopyInputStream() = default;
  ZeroCopyInputStream(const ZeroCopyInputStream&) = delete;
  ZeroCopyInputStream& operator=(const ZeroCopyInputStream&) = delete;
  virtual ~ZeroCopyInputStream() = default;

  /// Returns the next buffer. An empty buffer is allowed and does not mean the end.
  /// \returns false at the end or after an error, and in every later call.
  virtual bool Next(const void** data, int* size) = 0;
  /// Returns the last `count` bytes of the buffer from Next; they are read again. Only directly after Next.
  virtual void BackUp(int count) = 0;
  /// \returns false if the stream ends before `count` bytes; it is then at its end.
  virtual bool Skip(int count) = 0;
  /// \returns the bytes read since construction, without those returned by BackUp.
  virtual int64_t ByteCount() const = 0;
};

/// An output stream that hands out its buffers for the caller to fill.
class ZeroCopyOutputStream {
 public:
  ZeroCopyOutputStream() = default;
  ZeroCopyOutputStream(const ZeroCopyOutputStream&) = delete;
  ZeroCopyOutputStream& operator=(const ZeroCopyOutputStream&) = delete;
  virtual ~ZeroCopyOutputStream() = default;

  /// Returns a buffer. All of it counts as written, unless BackUp returns part of it.
  /// \returns false after an error, and in every later call.
  virtual bool Next(void** data, int* size) = 0;
  /// Returns the last `count` bytes of the buffer from Next. Only directly after Next.
  virtual void BackUp(int count) = 0;
  /// \returns the bytes written since construction.
  virtual int64_t ByteCount() const = 0;

  /// Writes bytes that stay valid until the stream is destroyed. Ends the process unless AllowsAliasing() is true.
  virtual bool WriteAliasedRaw(const void* data, int size);
  virtual bool AllowsAliasing() const { return false; }
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_H_
