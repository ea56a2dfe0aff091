// Zero-copy streams over memory, and those that make one of an ordinary, copying stream.
#ifndef GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_LITE_H_
#define GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_LITE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google::protobuf::io {

/// How far an array is used that is lent in blocks.
class ArrayBlocks {
 public:
  /// \param block_size  bytes of a block; the whole array is one if it is not positive.
  ArrayBlocks(int size, int block_size);

  /// Moves on to the next block. \returns its place in the array, and its size; a negative place at the end.
  int Next(int* size);
  void BackUp(int count);
  bool Skip(int count);
  int position() const { return position_; }

 private:
  const int size_;
  const int block_size_;
  int position_ = 0;
  int lent_ = 0;  // bytes of the last block, as long as they may be given back
};

/// Reads an array that the caller keeps.
class ArrayInputStream final : public ZeroCopyInputStream {
 public:
  /// \param block_size  bytes that Next lends at a time; all of them if it is not positive.
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

/// Writes into an array that the caller keeps; a full array is an error.
class ArrayOutputStream final : public ZeroCopyOutputStream {
 public:
  /// \param block_size  bytes that Next lends at a time; all of them if it is not positive.
  ArrayOutputStream(void* data, int size, int block_size = -1)
      : data_(static_cast<char*>(data)), blocks_(size, block_size) {}

  bool Next(void** data, int* size) override;
  void BackUp(int count) override { blocks_.BackUp(count); }
  int64_t ByteCount() const override { return blocks_.position(); }

 private:
  char* const data_;
  ArrayBlocks blocks_;
};

/// Appends to a string that the caller keeps and does not touch meanwhile.
class StringOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit StringOutputStream(std::string* target) : target_(target) {}

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64_t ByteCount() const override { return static_cast<int64_t>(target_->size()); }

 private:
  std::string* const target_;
};

/// An ordinary stream: it copies into the caller's buffer. To be derived from; CopyingInputStreamAdaptor does the rest.
class CopyingInputStream {
 public:
  virtual ~CopyingInputStream() = default;
  /// Reads at most `size` bytes, waiting for one at least. \returns how many; 0 at the end, -1 after an error.
  virtual int Read(void* buffer, int size) = 0;
  /// \returns how many bytes were skipped; fewer than `count` only at the end or after an error.
  virtual int Skip(int count);
};

/// Makes a zero-copy stream of a copying one by a buffer between them.
class CopyingInputStreamAdaptor final : public ZeroCopyInputStream {
 public:
  /// \param copying_stream  stays the caller's unless SetOwnsCopyingStream says otherwise.
  /// \param block_size      bytes to ask for at a time; 8192 if it is not positive.
  explicit CopyingInputStreamAdaptor(CopyingInputStream* copying_stream, int block_size = -1);
  ~CopyingInputStreamAdaptor() override;

  /// Whether this stream deletes the copying one at its own end.
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
  std::unique_ptr<char[]> buffer_;  // made when it is first needed
  int64_t position_ = 0;            // bytes that the copying stream gave
  int buffer_used_ = 0;
  int backed_up_ = 0;  // bytes at the end of the buffer that are to come again
};

/// An ordinary stream to write to. To be derived from; CopyingOutputStreamAdaptor does the rest.
class CopyingOutputStream {
 public:
  virtual ~CopyingOutputStream() = default;
  /// Writes all bytes. \returns false after an error.
  virtual bool Write(const void* buffer, int size) = 0;
};

/// Makes a zero-copy stream of a copying one by a buffer between them, which is written when it is full, by Flush, and
/// at the end of this object.
class CopyingOutputStreamAdaptor : public ZeroCopyOutputStream {
 public:
  /// See CopyingInputStreamAdaptor.
  explicit CopyingOutputStreamAdaptor(CopyingOutputStream* copying_stream, int block_size = -1);
  ~CopyingOutputStreamAdaptor() override;

  /// Writes what the buffer holds. \returns false if that fails, or anything did before.
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
  int64_t position_ = 0;  // bytes that the copying stream took
  int buffer_used_ = 0;
};

/// The first bytes of another stream, which is left behind the last byte that was read.
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
  bool ended_ = false;         // input_->Next() has returned false: it is not called again
  int64_t left_;               // negative: so many bytes too many were borrowed from input_
  const int64_t read_before_;  // of input_, before this stream was made
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_LITE_H_
