// Streams that compress and decompress with zlib. Everything is in this header, so that only programs that include it
// need zlib: they link with -lz.
#ifndef GOOGLE_PROTOBUF_IO_GZIP_STREAM_H_
#define GOOGLE_PROTOBUF_IO_GZIP_STREAM_H_

#if !__has_include(<zlib.h>)
#error "google/protobuf/io/gzip_stream.h: zlib.h is not found. Install zlib's development files."
#endif

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google::protobuf::io {

/// Reads what a stream of compressed bytes contains, up to its end; several compressed streams in a row are read as
/// one. Malformed bytes end the stream, with an error code that is neither Z_OK nor Z_STREAM_END; a truncated stream
/// ends without Z_STREAM_END.
class GzipInputStream : public ZeroCopyInputStream {
 public:
  enum Format {
    AUTO = 0,  // either of the others
    GZIP = 1,
    ZLIB = 2,
  };

  /// \param sub_stream   must outlive this stream.
  /// \param buffer_size  bytes decompressed at once; 64 kB if negative.
  explicit GzipInputStream(ZeroCopyInputStream* sub_stream, Format format = AUTO, int buffer_size = -1)
      : sub_stream_(sub_stream), buffer_(buffer_size < 0 ? size_t{65536} : static_cast<size_t>(buffer_size), '\0') {
    constexpr int kOfBothFormats = 32;
    constexpr int kOfGzip = 16;
    const int extra = format == AUTO ? kOfBothFormats : format == GZIP ? kOfGzip : 0;
    error_ = inflateInit2(&context_, MAX_WBITS + extra);
  }
  ~GzipInputStream() override { inflateEnd(&context_); }

  const char* ZlibErrorMessage() const { return context_.msg; }
  int ZlibErrorCode() const { return error_; }

  bool Next(const void** data, int* size) override {
    while (pending_ == 0) {
      if (!Fill()) return false;
    }
    *data = buffer_.data() + (filled_ - pending_);
    *size = static_cast<int>(pending_);
    given_ += static_cast<int64_t>(pending_);
    pending_ = 0;
    return true;
  }
  void BackUp(int count) override {
    pending_ += static_cast<size_t>(count);
    given_ -= count;
  }
  bool Skip(int count) override {
    const void* data;
    int size = 0;
    while (count > 0 && Next(&data, &size)) {
      if (size > count) BackUp(size - count);
      count -= size;
    }
    return count <= 0;
  }
  int64_t ByteCount() const override { return given_; }

 private:
  /// Decompresses some bytes, possibly none. \returns false at the end, and after an error.
  bool Fill() {
    if (error_ != Z_OK && error_ != Z_STREAM_END && error_ != Z_BUF_ERROR) return false;
    while (context_.avail_in == 0) {
      const void* input;
      int size;
      if (!sub_stream_->Next(&input, &size)) return false;
      context_.next_in = static_cast<Bytef*>(const_cast<void*>(input));
      context_.avail_in = static_cast<uInt>(size);
    }
    if (error_ == Z_STREAM_END && inflateReset(&context_) != Z_OK) return false;
    context_.next_out = reinterpret_cast<Bytef*>(&buffer_[0]);
    context_.avail_out = static_cast<uInt>(buffer_.size());
    error_ = inflate(&context_, Z_NO_FLUSH);
    filled_ = buffer_.size() - context_.avail_out;
    pending_ = filled_;
    return true;
  }

  ZeroCopyInputStream* const sub_stream_;
  z_stream context_ = {};
  int error_;
  std::string buffer_;
  size_t filled_ = 0;   // bytes in the buffer
  size_t pending_ = 0;  // of these, the last ones that were not given out
  int64_t given_ = 0;
};

/// Writes compressed bytes to a stream. Close(), or the destructor, writes the last ones.
class GzipOutputStream : public ZeroCopyOutputStream {
 public:
  enum Format { GZIP = 1, ZLIB = 2 };

  struct Options {
    Format format = GZIP;
    int buffer_size = 65536;  // bytes compressed at once
    /// As zlib's deflateInit2 takes them.
    int compression_level = Z_DEFAULT_COMPRESSION;
    int compression_strategy = Z_DEFAULT_STRATEGY;
  };

  /// \param sub_stream  must outlive this stream.
  explicit GzipOutputStream(ZeroCopyOutputStream* sub_stream) : GzipOutputStream(sub_stream, Options()) {}
  GzipOutputStream(ZeroCopyOutputStream* sub_stream, const Options& options)
      : sub_stream_(sub_stream), buffer_(static_cast<size_t>(options.buffer_size), '\0') {
    constexpr int kOfGzip = 16;
    constexpr int kDefaultMemoryLevel = 8;
    const int extra = options.format == GZIP ? kOfGzip : 0;
    error_ = deflateInit2(&context_, options.compression_level, Z_DEFLATED, MAX_WBITS + extra, kDefaultMemoryLevel,
                          options.compression_strategy);
  }
  ~GzipOutputStream() override { Close(); }

  const char* ZlibErrorMessage() const { return context_.msg; }
  int ZlibErrorCode() const { return error_; }

  /// Writes all bytes so far in a form that can be decompressed, which costs compression. \returns false on failure.
  bool Flush() { return Deflate(Z_FULL_FLUSH); }
  /// Writes the end. Nothing can be written afterwards. \returns false on failure, and if it is closed already.
  bool Close() {
    if (is_closed_) return false;
    const bool is_written = Deflate(Z_FINISH);
    is_closed_ = true;
    return deflateEnd(&context_) == Z_OK && is_written;
  }

  bool Next(void** data, int* size) override {
    if (is_closed_ || (used_ == buffer_.size() && !Deflate(Z_NO_FLUSH))) return false;
    if (error_ != Z_OK && error_ != Z_BUF_ERROR) return false;
    *data = &buffer_[used_];
    *size = static_cast<int>(buffer_.size() - used_);
    count_ += *size;
    used_ = buffer_.size();
    return true;
  }
  void BackUp(int count) override {
    used_ -= static_cast<size_t>(count);
    count_ -= count;
  }
  int64_t ByteCount() const override { return count_; }

 private:
  /// Compresses the buffer, and empties it. \returns false on failure.
  bool Deflate(int flush) {
    context_.next_in = reinterpret_cast<Bytef*>(&buffer_[0]);
    context_.avail_in = static_cast<uInt>(used_);
    used_ = 0;
    do {
      void* output;
      int size;
      if (!sub_stream_->Next(&output, &size)) {
        error_ = Z_BUF_ERROR;
        return false;
      }
      context_.next_out = static_cast<Bytef*>(output);
      context_.avail_out = static_cast<uInt>(size);
      error_ = deflate(&context_, flush);
      sub_stream_->BackUp(static_cast<int>(context_.avail_out));
    } while (error_ == Z_OK && context_.avail_out == 0);
    if (flush == Z_FINISH) return error_ == Z_STREAM_END;
    // Nothing to do is no failure.
    if (error_ == Z_BUF_ERROR) error_ = Z_OK;
    return error_ == Z_OK;
  }

  ZeroCopyOutputStream* const sub_stream_;
  z_stream context_ = {};
  int error_;
  std::string buffer_;
  size_t used_ = 0;  // bytes of the buffer that are written, or given out to be written
  int64_t count_ = 0;
  bool is_closed_ = false;
};

}  // namespace google::protobuf::io

#endif  // GOOGLE_PROTOBUF_IO_GZIP_STREAM_H_
