// Zero-copy streams over memory, and adaptors for streams that copy.
#ifndef GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_LITE_H_
#define GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_LITE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google::protobuf::io {

/// The used part of an array that Next() returns in blocks.
class ArrayBlocks {
 public:
  /// \param block_size  bytes per block; if it is not positive, the whole array is one block.
  ArrayBlocks(int size, int block_size);

  /// Advances to the next block. \returns its offset in the array and its size; a negative offset at the end.
  int Next(int* size);
  void BackUp(int count);
  bool Skip(int count);
  int position() const { return position_; }

 private:
  const int size_;
  const int block_size_;
  int position_ = 0;
  int lent_ = 0;  // bytes of the last block that BackUp() may return
};

/// Reads an array that the caller owns.
class ArrayInputStream final : public ZeroCopyInputStream {
 public:
  /// \param block_size  bytes that Next returns at a time; all if it is not positive.
  ArrayInputStream(const void* data, int size, int block_size = -1)
      : data_(static_cast<const char*>(data)), blocks_(size, block_size) {}

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override { blocks_.BackUp(count); }
  bool Skip(int count) override { return blocks_.Skip(count); }
  int64_t ByteCount() const override { return blocks_.position(); }

 private:
  const char* const data_;
  ArrayBlocks blocks_;
};

/// Writes to an array that the caller owns. Writing beyond its end is an error.
class ArrayOutputStream final : public ZeroCopyOutputStream {
 public:
  /// \param block_size  bytes that Next returns at a time; all if it is not positive.
  ArrayOutputStream(void* data, int size, int block_size = -1)
      : data_(static_cast<char*>(data)), blocks_(size, block_size) {}

  bool Next(void** data, int* size) override;
  void BackUp(int count) override { blocks_.BackUp(count); }
  int64_t ByteCount() const override { return blocks_.position(); }

 private:
  char* const data_;
  ArrayBlocks blocks_;
};

/// Appends to a string that the caller owns and does not use meanwhile.
class StringOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit StringOutputStream(std::string* target) : target_(target) {}

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64_t ByteCount() const override { return static_cast<int64_t>(target_->size()); }

 private:
  std::string* const target_;
};

/// An input stream that copies to the caller's buffer. Derive from it and use CopyingInputStreamAdaptor.
class CopyingInputStream {
 public:
  virtual ~CopyingInputStream() = default;
  /// Reads at most `size` bytes; waits for at least one. \returns their count; 0 at the end, -1 after an error.
  virtual int Read(void* buffer, int size) = 0;
  /// \returns the number of skipped bytes; less than `count` only at the end or after an error.
  virtual int Skip(int count);
};

/// Adapts a copying stream to a zero-copy stream by means of a buffer.
class CopyingInputStreamAdaptor final : public ZeroCopyInputStream {
 public:
  /// \param copying_stream  the caller keeps it, unless SetOwnsCopyingStream is called.
  /// \param block_size      bytes to read at a time; 8192 if it is not positive.
  explicit CopyingInputStreamAdaptor(CopyingInputStream* copying_stream, int block_size = -1);
  ~CopyingInputStreamAdaptor() override;

  /// Whether the destructor deletes the copying stream.
  void SetOwnsCopyingStream(bool value) { owns_copying_stream_ = value; }

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64_t ByteCount() const override { return position_ - backed_up_; }

 private:
  CopyingInputStream* const copying_stream_;
  const int buffer_size_;
  bool owns_copying_stream_ = false;
  bool failed_ = false;
  std::unique_ptr<char[]> buffer_;  // allocated on first use
  int64_t position_ = 0;            // bytes read from the copying stream
  int buffer_used_ = 0;
  int backed_up_ = 0;  // bytes at the end of the buffer that Next() returns again
};

/// An output stream that copies from the caller's buffer. Derive from it and use CopyingOutputStreamAdaptor.
class CopyingOutputStream {
 public:
  virtual ~CopyingOutputStream() = default;
  /// Writes all bytes. \returns false after an error.
  virtual bool Write(const void* buffer, int size) = 0;
};

/// Adapts a copying stream to a zero-copy stream by means of a buffer. The buffer is written when it is full, and by
/// Flush and the destructor.
class CopyingOutputStreamAdaptor : public ZeroCopyOutputStream {
 public:
  /// See CopyingInputStreamAdaptor.
  explicit CopyingOutputStreamAdaptor(CopyingOutputStream* copying_stream, int block_size = -1);
  ~CopyingOutputStreamAdaptor() override;

  /// Writes the buffered bytes. \returns false if this or an earlier write failed.
  bool Flush();
  void SetOwnsCopyingStream(bool value) { owns_copying_stream_ = value; }

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64_t ByteCount() const override { return position_ + buffer_used_; }
  bool WriteAliasedRaw(const void* data, int size) override;
  bool AllowsAliasing() const override { return true; }

 private:
  bool WriteBuffer();

  CopyingOutputStream* const copying_stream_;
  const int buffer_size_;
  bool owns_copying_stream_ = false;
  bool failed_ = false;
  std::unique_ptr<char[]> buffer_;
  int64_t position_ = 0;  // bytes written to the copying stream
  int buffer_used_ = 0;
};

/// Reads at most a given number of bytes of another stream, which is then positioned after the last byte read.
class LimitingInputStream final : public ZeroCopyInputStream {
 public:
  LimitingInputStream(ZeroCopyInputStream* input, int64_t limit);
  ~LimitingInputStream() override;

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64_t ByteCount() const override;

 private:
  ZeroCopyInputStream* const input_;
  bool ended_ = false;         // input_->Next() has returned false and is not called again
  int64_t left_;               // if negative, the bytes taken from input_ beyond the limit
  const int64_t read_before_;  // position of input_ at construction
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_LITE_H_
