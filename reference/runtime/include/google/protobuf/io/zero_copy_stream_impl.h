// Zero-copy streams over file descriptors and standard library streams.
#ifndef GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_H_
#define GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_H_

#include <cstdint>
#include <iosfwd>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google::protobuf::io {

/// The file descriptor of a stream, and its first error.
class StreamFile {
 public:
  explicit StreamFile(int file_descriptor) : file_descriptor_(file_descriptor) {}
  StreamFile(const StreamFile&) = delete;
  StreamFile& operator=(const StreamFile&) = delete;
  ~StreamFile();

  bool Close();
  void SetCloseOnDelete(bool value) { close_on_delete_ = value; }
  int GetErrno() const { return errno_; }

 protected:
  int file_descriptor() const { return file_descriptor_; }
  /// \returns false, and records the error, if the file is closed.
  bool CheckOpen();
  void NoteError(int error) { errno_ = error; }

 private:
  const int file_descriptor_;
  bool close_on_delete_ = false;
  bool is_closed_ = false;
  int errno_ = 0;
};

/// Reads a file descriptor in whole buffers, so that the offset of the descriptor may be ahead of the stream.
class FileInputStream final : public ZeroCopyInputStream {
 public:
  /// \param file_descriptor  stays open unless SetCloseOnDelete or Close is called.
  /// \param block_size       bytes to read at a time; 8192 if it is not positive.
  explicit FileInputStream(int file_descriptor, int block_size = -1);

  /// \returns false, with the reason in GetErrno(), if closing failed. The descriptor is invalid afterwards.
  bool Close();
  void SetCloseOnDelete(bool value) { file_.SetCloseOnDelete(value); }
  /// \returns errno of the first error, or 0.
  int GetErrno() const { return file_.GetErrno(); }

  bool Next(const void** data, int* size) override { return buffer_.Next(data, size); }
  void BackUp(int count) override { buffer_.BackUp(count); }
  bool Skip(int count) override { return buffer_.Skip(count); }
  int64_t ByteCount() const override { return buffer_.ByteCount(); }

 private:
  class CopyingFile final : public CopyingInputStream, public StreamFile {
   public:
    using StreamFile::StreamFile;
    int Read(void* buffer, int size) override;
    int Skip(int count) override;

   private:
    bool cannot_seek_ = false;  // for a pipe or a terminal, known after the first attempt
  };

  CopyingFile file_;
  CopyingInputStreamAdaptor buffer_;
};

/// Writes to a file descriptor. Flush, Close and the destructor write buffered bytes.
class FileOutputStream final : public CopyingOutputStreamAdaptor {
 public:
  /// See FileInputStream.
  explicit FileOutputStream(int file_descriptor, int block_size = -1);
  ~FileOutputStream() override;

  /// Flushes and closes. \returns false, with the reason in GetErrno(), if either failed.
  bool Close();
  void SetCloseOnDelete(bool value) { file_.SetCloseOnDelete(value); }
  int GetErrno() const { return file_.GetErrno(); }

 private:
  class CopyingFile final : public CopyingOutputStream, public StreamFile {
   public:
    using StreamFile::StreamFile;
    bool Write(const void* buffer, int size) override;
  };

  CopyingFile file_;
};

/// Reads a std::istream in whole buffers.
class IstreamInputStream final : public ZeroCopyInputStream {
 public:
  explicit IstreamInputStream(std::istream* stream, int block_size = -1);

  bool Next(const void** data, int* size) override { return buffer_.Next(data, size); }
  void BackUp(int count) override { buffer_.BackUp(count); }
  bool Skip(int count) override { return buffer_.Skip(count); }
  int64_t ByteCount() const override { return buffer_.ByteCount(); }

 private:
  class CopyingIstream final : public CopyingInputStream {
   public:
    explicit CopyingIstream(std::istream* input) : input_(input) {}
    int Read(void* buffer, int size) override;

   private:
    std::istream* const input_;
  };

  CopyingIstream stream_;
  CopyingInputStreamAdaptor buffer_;
};

/// Writes to a std::ostream. The destructor writes buffered bytes.
class OstreamOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit OstreamOutputStream(std::ostream* stream, int block_size = -1);

  bool Next(void** data, int* size) override { return buffer_.Next(data, size); }
  void BackUp(int count) override { buffer_.BackUp(count); }
  int64_t ByteCount() const override { return buffer_.ByteCount(); }

 private:
  class CopyingOstream final : public CopyingOutputStream {
   public:
    explicit CopyingOstream(std::ostream* output) : output_(output) {}
    bool Write(const void* buffer, int size) override;

   private:
    std::ostream* const output_;
  };

  CopyingOstream stream_;
  CopyingOutputStreamAdaptor buffer_;
};

/// Concatenates several streams. The caller keeps the array and the streams.
class ConcatenatingInputStream final : public ZeroCopyInputStream {
 public:
  ConcatenatingInputStream(ZeroCopyInputStream* const streams[], int count) : streams_(streams), stream_count_(count) {}

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64_t ByteCount() const override;

 private:
  ZeroCopyInputStream* const* streams_;  // the current stream and those after it
  int stream_count_;
  int64_t bytes_of_ended_streams_ = 0;
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_ZERO_COPY_STREAM_IMPL_H_
