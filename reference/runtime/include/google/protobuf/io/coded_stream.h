// Reading and writing the elements of the wire format: varints, tags, fixed-size numbers, strings.
#ifndef GOOGLE_PROTOBUF_IO_CODED_STREAM_H_
#define GOOGLE_PROTOBUF_IO_CODED_STREAM_H_

#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/internal/library.h"

namespace google::protobuf {

class DescriptorPool;
class MessageFactory;

namespace io {

/// Reads wire-format elements from a zero-copy stream or an array. Reading functions return false at the end, at a
/// limit, and for malformed bytes; their outputs are then undefined. The destructor returns unread bytes to the
/// stream.
class CodedInputStream {
 public:
  /// Reads a stream. The caller keeps it and must not use it while this object lives.
  explicit CodedInputStream(ZeroCopyInputStream* input);
  /// Reads an array, which the caller keeps.
  CodedInputStream(const uint8_t* buffer, int size);
  CodedInputStream(const CodedInputStream&) = delete;
  CodedInputStream& operator=(const CodedInputStream&) = delete;
  ~CodedInputStream();

  /// \returns true if the source is an array.
  bool IsFlat() const { return input_ == nullptr; }

  bool Skip(int count);
  /// Returns the buffered bytes, at least one, without consuming them: use Skip for that. \returns false at the end.
  bool GetDirectBufferPointer(const void** data, int* size);
  /// The same, but does not read more bytes if the buffer is empty.
  void GetDirectBufferPointerInline(const void** data, int* size) {
    *data = next_;
    *size = Available();
  }

  bool ReadRaw(void* buffer, int size);
  /// Replaces the contents of `buffer`. Memory grows with the bytes received, not with `size`.
  bool ReadString(std::string* buffer, int size);
  bool ReadLittleEndian16(uint16_t* value) { return ReadLittleEndian(value); }
  bool ReadLittleEndian32(uint32_t* value) { return ReadLittleEndian(value); }
  bool ReadLittleEndian64(uint64_t* value) { return ReadLittleEndian(value); }
  /// \returns a pointer past the number.
  static const uint8_t* ReadLittleEndian16FromArray(const uint8_t* buffer, uint16_t* value) {
    return LoadLittleEndian(buffer, value);
  }
  static const uint8_t* ReadLittleEndian32FromArray(const uint8_t* buffer, uint32_t* value) {
    return LoadLittleEndian(buffer, value);
  }
  static const uint8_t* ReadLittleEndian64FromArray(const uint8_t* buffer, uint64_t* value) {
    return LoadLittleEndian(buffer, value);
  }

  /// Reads a varint of up to ten bytes and drops the bits that do not fit.
  bool ReadVarint32(uint32_t* value) {
    if (next_ < end_ && *next_ < 0x80) {
      *value = *next_++;
      return true;
    }
    uint64_t whole;
    if (!ReadVarintSlow(&whole)) return false;
    *value = static_cast<uint32_t>(whole);
    return true;
  }
  bool ReadVarint64(uint64_t* value) {
    if (next_ < end_ && *next_ < 0x80) {
      *value = *next_++;
      return true;
    }
    return ReadVarintSlow(value);
  }
  /// Reads a length. \returns false also if it exceeds INT_MAX.
  bool ReadVarintSizeAsInt(int* value);

  /// Reads a tag. \returns 0 at the end, at a limit, and for malformed bytes; see ConsumedEntireMessage.
  uint32_t ReadTag() { return last_tag_ = ReadTagNoLastTag(); }
  uint32_t ReadTagNoLastTag();
  /// \returns the tag, and whether it is neither 0 nor more than `cutoff`.
  std::pair<uint32_t, bool> ReadTagWithCutoff(uint32_t cutoff) {
    const auto result = ReadTagWithCutoffNoLastTag(cutoff);
    last_tag_ = result.first;
    return result;
  }
  std::pair<uint32_t, bool> ReadTagWithCutoffNoLastTag(uint32_t cutoff) {
    const uint32_t tag = ReadTagNoLastTag();
    return {tag, tag != 0 && tag <= cutoff};
  }
  /// Consumes `expected` if it is the next tag, at most two bytes long, and buffered.
  bool ExpectTag(uint32_t expected);
  /// \returns a pointer past the tag, or null if another tag is next.
  static const uint8_t* ExpectTagFromArray(const uint8_t* buffer, uint32_t expected);
  /// \returns true at a limit; ConsumedEntireMessage is then true. May return false even if the stream ends here.
  bool ExpectAtEnd();
  bool LastTagWas(uint32_t expected) const { return last_tag_ == expected; }
  void SetLastTag(uint32_t tag) { last_tag_ = tag; }
  /// \returns whether the last ReadTag returned 0 at a valid end of a message: the end of the stream, or a pushed
  /// limit.
  bool ConsumedEntireMessage() const { return legitimate_end_; }
  void SetConsumed() { legitimate_end_ = true; }

  /// A previous limit, for PopLimit.
  using Limit = int;
  /// Stops reading after `byte_limit` bytes, if that is before the current limit. \returns the previous limit.
  Limit PushLimit(int byte_limit);
  void PopLimit(Limit limit);
  /// \returns the bytes until the current limit, or -1 if there is none.
  int BytesUntilLimit() const;
  /// \returns the bytes read since construction.
  int CurrentPosition() const { return static_cast<int>(read_ - (buffer_end_ - next_)); }
  /// Sets the maximum of bytes to read in total; the default is INT_MAX. Reading more fails, with a message on stderr.
  void SetTotalBytesLimit(int total_bytes_limit);
  /// \returns the bytes until the total limit, or -1 if it was not set.
  int BytesUntilTotalBytesLimit() const;

  /// Sets how deep messages may be nested; the default is 100.
  void SetRecursionLimit(int limit);
  int RecursionBudget() const { return recursion_budget_; }
  static int GetDefaultRecursionLimit() { return kDefaultRecursionLimit; }
  /// \returns false if the limit is exceeded.
  bool IncrementRecursionDepth() { return --recursion_budget_ >= 0; }
  void DecrementRecursionDepth() {
    if (recursion_budget_ < recursion_limit_) ++recursion_budget_;
  }
  void UnsafeDecrementRecursionDepth() { ++recursion_budget_; }
  /// \returns the previous limit, and the remaining levels: negative if the limit is exceeded.
  std::pair<Limit, int> IncrementRecursionDepthAndPushLimit(int byte_limit) {
    const Limit before = PushLimit(byte_limit);
    return {before, --recursion_budget_};
  }
  Limit ReadLengthAndPushLimit();
  bool DecrementRecursionDepthAndPopLimit(Limit limit);
  bool CheckEntireMessageConsumedAndPopLimit(Limit limit);

  /// Stores both for readers of this stream; the caller keeps them. Messages of this library know the extensions that
  /// are compiled in, and keep others as unknown fields.
  void SetExtensionRegistry(const DescriptorPool* pool, MessageFactory* factory) {
    extension_pool_ = pool;
    extension_factory_ = factory;
  }
  const DescriptorPool* GetExtensionPool() const { return extension_pool_; }
  MessageFactory* GetExtensionFactory() const { return extension_factory_; }

  /// Has no effect, for compatibility only: strings are always copied.
  void EnableAliasing(bool) {}

 private:
  static constexpr int kDefaultRecursionLimit = 100;
  static constexpr int kNoLimit = INT_MAX;

  int Available() const { return static_cast<int>(end_ - next_); }
  /// Gets the next non-empty buffer. Call only if the current one is consumed. \returns false at the end and at limits.
  bool Refresh();
  /// Computes the end of the readable bytes from the limits.
  void ApplyLimits();
  bool ReadVarintSlow(uint64_t* value);

  template <typename Number>
  static const uint8_t* LoadLittleEndian(const uint8_t* bytes, Number* value) {
    Number result = 0;
    for (size_t i = 0; i < sizeof(Number); ++i) {
      result = static_cast<Number>(result | static_cast<Number>(static_cast<Number>(bytes[i]) << (8 * i)));
    }
    *value = result;
    return bytes + sizeof(Number);
  }
  template <typename Number>
  bool ReadLittleEndian(Number* value) {
    uint8_t bytes[sizeof(Number)];
    if (!ReadRaw(bytes, sizeof(Number))) return false;
    LoadLittleEndian(bytes, value);
    return true;
  }

  const uint8_t* next_ = nullptr;
  const uint8_t* end_ = nullptr;         // of the readable bytes
  const uint8_t* buffer_end_ = nullptr;  // of the stream's buffer; bytes after end_ are beyond a limit
  ZeroCopyInputStream* const input_;
  int64_t read_ = 0;  // bytes read up to buffer_end_
  // Limits are positions like CurrentPosition().
  int limit_ = kNoLimit;
  int total_limit_ = kNoLimit;
  uint32_t last_tag_ = 0;
  bool legitimate_end_ = false;
  bool stream_ended_ = false;  // the stream's Next() has returned false and is not called again
  int recursion_limit_ = kDefaultRecursionLimit;
  int recursion_budget_ = kDefaultRecursionLimit;
  const DescriptorPool* extension_pool_ = nullptr;
  MessageFactory* extension_factory_ = nullptr;
};

/// Writes wire-format elements into a zero-copy stream. The ToArray functions write into memory with enough space
/// and return a pointer past the last byte. After an error, HadError returns true and further output is dropped. The
/// destructor returns unused space to the stream.
class CodedOutputStream {
 public:
  /// Writes to a stream. The caller keeps it and must not use it while this object lives, except after Trim.
  explicit CodedOutputStream(ZeroCopyOutputStream* output) : CodedOutputStream(output, true) {}
  /// \param eager_init  whether to request the first buffer at once.
  CodedOutputStream(ZeroCopyOutputStream* output, bool eager_init);
  CodedOutputStream(const CodedOutputStream&) = delete;
  CodedOutputStream& operator=(const CodedOutputStream&) = delete;
  ~CodedOutputStream() { Trim(); }

  bool HadError() const { return had_error_; }
  /// Returns unused space to the stream, which then has all bytes.
  void Trim();
  /// Skips bytes without changing them.
  bool Skip(int count);
  /// Returns the available space, at least one byte, without consuming it: use Skip for that. \returns false on errors.
  bool GetDirectBufferPointer(void** data, int* size);
  /// \returns space for exactly `size` bytes, which count as written; null if the current buffer has less.
  uint8_t* GetDirectBufferForNBytesAndAdvance(int size);

  void WriteRaw(const void* buffer, int size);
  /// The same, and the stream may keep the pointer instead of the bytes if aliasing is enabled.
  void WriteRawMaybeAliased(const void* data, int size);
  static uint8_t* WriteRawToArray(const void* buffer, int size, uint8_t* target) {
    std::memcpy(target, buffer, static_cast<size_t>(size));
    return target + size;
  }
  void WriteString(const std::string& text) { WriteRaw(text.data(), static_cast<int>(text.size())); }
  static uint8_t* WriteStringToArray(const std::string& text, uint8_t* target) {
    return WriteRawToArray(text.data(), static_cast<int>(text.size()), target);
  }
  static uint8_t* WriteStringWithSizeToArray(const std::string& text, uint8_t* target) {
    return WriteStringToArray(text, WriteVarint32ToArray(static_cast<uint32_t>(text.size()), target));
  }
  void EnableAliasing(bool enabled) { aliasing_ = enabled && output_->AllowsAliasing(); }

  void WriteLittleEndian16(uint16_t value) { WriteElement(value, WriteLittleEndian16ToArray); }
  void WriteLittleEndian32(uint32_t value) { WriteElement(value, WriteLittleEndian32ToArray); }
  void WriteLittleEndian64(uint64_t value) { WriteElement(value, WriteLittleEndian64ToArray); }
  static uint8_t* WriteLittleEndian16ToArray(uint16_t value, uint8_t* target) { return Store(value, target); }
  static uint8_t* WriteLittleEndian32ToArray(uint32_t value, uint8_t* target) { return Store(value, target); }
  static uint8_t* WriteLittleEndian64ToArray(uint64_t value, uint8_t* target) { return Store(value, target); }

  void WriteVarint32(uint32_t value) { WriteElement(value, WriteVarint32ToArray); }
  void WriteVarint64(uint64_t value) { WriteElement(value, WriteVarint64ToArray); }
  /// Writes a negative number in ten bytes, as int32 and enum fields require.
  void WriteVarint32SignExtended(int32_t value) { WriteVarint64(static_cast<uint64_t>(int64_t{value})); }
  void WriteTag(uint32_t value) { WriteVarint32(value); }
  static uint8_t* WriteVarint32ToArray(uint32_t value, uint8_t* target) { return WriteVarint64ToArray(value, target); }
  static uint8_t* WriteVarint64ToArray(uint64_t value, uint8_t* target) {
    for (; value >= 0x80; value >>= 7) *target++ = static_cast<uint8_t>(value | 0x80);
    *target++ = static_cast<uint8_t>(value);
    return target;
  }
  static uint8_t* WriteVarint32SignExtendedToArray(int32_t value, uint8_t* target) {
    return WriteVarint64ToArray(static_cast<uint64_t>(int64_t{value}), target);
  }
  static uint8_t* WriteTagToArray(uint32_t value, uint8_t* target) { return WriteVarint32ToArray(value, target); }

  /// \returns the size of the varint: one byte for every seven bits, rounded up.
  static size_t VarintSize32(uint32_t value) { return VarintSize64(value); }
  static size_t VarintSize64(uint64_t value) {
    size_t size = 1;
    for (; value >= 0x80; value >>= 7) ++size;
    return size;
  }
  static size_t VarintSize32SignExtended(int32_t value) { return VarintSize64(static_cast<uint64_t>(int64_t{value})); }
  static size_t VarintSize32PlusOne(uint32_t value) { return VarintSize32(value) + 1; }
  static size_t VarintSize64PlusOne(uint64_t value) { return VarintSize64(value) + 1; }
  static size_t VarintSize32SignExtendedPlusOne(int32_t value) { return VarintSize32SignExtended(value) + 1; }
  template <uint32_t Value>
  struct StaticVarintSize32 {
    static constexpr size_t value = Value < 1u << 7    ? 1
                                    : Value < 1u << 14 ? 2
                                    : Value < 1u << 21 ? 3
                                    : Value < 1u << 28 ? 4
                                                       : 5;
  };

  /// \returns the bytes written since construction.
  int ByteCount() const { return static_cast<int>(lent_ - (end_ - next_)); }

  /// If true, equal messages give equal bytes in the same build of a program: map entries are sorted by key.
  void SetSerializationDeterministic(bool value) { deterministic_ = value; }
  bool IsSerializationDeterministic() const { return deterministic_; }
  static bool IsDefaultSerializationDeterministic() { return false; }

 private:
  static constexpr int kLongestElement = 10;

  template <typename Number>
  static uint8_t* Store(Number value, uint8_t* target) {
    for (size_t i = 0; i < sizeof(Number); ++i) target[i] = static_cast<uint8_t>(value >> (8 * i));
    return target + sizeof(Number);
  }
  template <typename Number>
  void WriteElement(Number value, uint8_t* (*write)(Number, uint8_t*)) {
    if (end_ - next_ >= kLongestElement) {
      next_ = write(value, next_);
      return;
    }
    uint8_t bytes[kLongestElement];
    WriteRaw(bytes, static_cast<int>(write(value, bytes) - bytes));
  }
  /// Gets the next non-empty buffer. Call only if the current one is full. \returns false on errors.
  bool Refresh();

  ZeroCopyOutputStream* const output_;
  uint8_t* next_ = nullptr;
  uint8_t* end_ = nullptr;
  int64_t lent_ = 0;  // bytes of all buffers up to end_
  bool had_error_ = false;
  bool stream_ended_ = false;  // the stream's Next() has returned false and is not called again
  bool aliasing_ = false;
  bool deterministic_ = false;
};

}  // namespace io
}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_IO_CODED_STREAM_H_
