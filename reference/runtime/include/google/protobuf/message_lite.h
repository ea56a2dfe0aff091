// The interface of all generated message classes.
#ifndef GOOGLE_PROTOBUF_MESSAGE_LITE_H_
#define GOOGLE_PROTOBUF_MESSAGE_LITE_H_

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/string_arg.h"
#include "google/protobuf/stubs/common.h"

namespace google::protobuf {

namespace io {
class CodedInputStream;
class CodedOutputStream;
class ZeroCopyInputStream;
class ZeroCopyOutputStream;
}  // namespace io

/// What a message can do without knowing its own schema. Only generated classes derive from it.
///
/// Parsing functions replace the message's contents unless their name says Merge; they return false when the bytes are
/// not valid wire data, or when a required field is missing and the name does not say Partial. After a failure the
/// message holds some of the fields. Serializing functions return false, and leave the output untouched, when a
/// required field is missing (unless Partial) or the size passes 2 GiB - 1.
class MessageLite {
 public:
  MessageLite(const MessageLite&) = delete;
  MessageLite& operator=(const MessageLite&) = delete;
  virtual ~MessageLite();

  /// \returns the full name of the type in the schema: `package.Outer.Inner`.
  std::string GetTypeName() const;
  /// \returns a new, empty message of the same class. The caller owns it.
  virtual MessageLite* New() const = 0;

  /// Back to the state after construction; buffers are kept.
  virtual void Clear();
  /// \returns false if a required field is missing, here or in a message below.
  virtual bool IsInitialized() const;
  /// \returns the paths of the missing required fields, `a, b.c, d[0].e`; a fixed text for lite messages.
  virtual std::string InitializationErrorString() const;
  /// Merges a message of the same class. Another class ends the process.
  void CheckTypeAndMergeFrom(const MessageLite& other);

  /// See above (rules cpp.message.parse-from-string, cpp.error.parse-invalid).
  bool ParseFromString(internal::StringArg data);
  bool ParsePartialFromString(internal::StringArg data);
  bool MergeFromString(internal::StringArg data);
  bool MergePartialFromString(internal::StringArg data);
  bool ParseFromArray(const void* data, int size);
  bool ParsePartialFromArray(const void* data, int size);

  /// The same from streams, of which everything to the end belongs to the message.
  bool ParseFromIstream(std::istream* input);
  bool ParsePartialFromIstream(std::istream* input);
  bool ParseFromFileDescriptor(int file_descriptor);
  bool ParsePartialFromFileDescriptor(int file_descriptor);
  bool ParseFromZeroCopyStream(io::ZeroCopyInputStream* input);
  bool ParsePartialFromZeroCopyStream(io::ZeroCopyInputStream* input);
  /// The next `size` bytes of the stream are the message; fewer make it false. The stream is left behind them.
  bool ParseFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  bool ParsePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  bool MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  bool MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  /// Parsing stops, and is true, at the end of the stream, at a limit, and behind a tag of zero or of a group's end.
  /// Ask the stream which it was: ConsumedEntireMessage(), LastTagWas().
  bool ParseFromCodedStream(io::CodedInputStream* input);
  bool ParsePartialFromCodedStream(io::CodedInputStream* input);
  bool MergeFromCodedStream(io::CodedInputStream* input);
  bool MergePartialFromCodedStream(io::CodedInputStream* input);

  /// See above (rules cpp.message.serialize-to-string, cpp.error.serialize-fails). Append adds to what `output` holds.
  bool SerializeToString(std::string* output) const;
  bool SerializePartialToString(std::string* output) const;
  bool AppendToString(std::string* output) const;
  bool AppendPartialToString(std::string* output) const;
  /// \returns false also when `size` bytes are not enough.
  bool SerializeToArray(void* data, int size) const;
  bool SerializePartialToArray(void* data, int size) const;
  /// \returns the bytes; empty on failure.
  std::string SerializeAsString() const;
  std::string SerializePartialAsString() const;
  /// Writes without any check. `target` has room for ByteSizeLong() bytes, which was called since the last change.
  /// \returns one past the last byte.
  uint8_t* SerializeWithCachedSizesToArray(uint8_t* target) const;
  void SerializeWithCachedSizes(io::CodedOutputStream* output) const;

  /// Into streams. \returns false also when writing fails; then a part may be written.
  bool SerializeToOstream(std::ostream* output) const;
  bool SerializePartialToOstream(std::ostream* output) const;
  bool SerializeToFileDescriptor(int file_descriptor) const;
  bool SerializePartialToFileDescriptor(int file_descriptor) const;
  bool SerializeToZeroCopyStream(io::ZeroCopyOutputStream* output) const;
  bool SerializePartialToZeroCopyStream(io::ZeroCopyOutputStream* output) const;
  bool SerializeToCodedStream(io::CodedOutputStream* output) const;
  bool SerializePartialToCodedStream(io::CodedOutputStream* output) const;

  /// \returns the size on the wire in bytes, and remembers it, also for all messages below.
  virtual size_t ByteSizeLong() const;
  /// \returns what ByteSizeLong() gave last.
  int GetCachedSize() const;
  /// As ByteSizeLong, for programs that were written before it.
  int ByteSize() const { return static_cast<int>(ByteSizeLong()); }

 protected:
  constexpr MessageLite() = default;

  virtual const internal::MessageTable& GetMessageTable() const = 0;
  /// Exchanges the contents of two messages of one class.
  void InternalSwap(MessageLite* other);
  void InternalMergeFrom(const MessageLite& from);
  /// What generated classes override the virtual functions with: the same, without asking for the table.
  void InternalClear(const internal::MessageTable& table);
  bool InternalIsInitialized(const internal::MessageTable& table) const;
  size_t InternalByteSize(const internal::MessageTable& table) const;
  /// Frees what the active member of a oneof holds; then none is active.
  void InternalClearOneof(const internal::MessageTable& table, uint16_t case_index);
  static const MessageLite& InternalDefaultInstance(const internal::MessageTable& table);
  /// Frees what the fields own; called by the destructors of generated classes, which know their table.
  void DestroyFields(const internal::MessageTable& table);

  /// See internal::UnknownStore.
  void* unknown_ = nullptr;

 private:
  friend struct internal::MessageAccess;
  friend class internal::MessageEngine;
  bool ParseBytes(const char* data, size_t size, bool clear, bool partial);
  bool MergeStream(io::CodedInputStream& input, bool partial);
  bool MergeWholeStream(io::ZeroCopyInputStream& input, bool partial);
  bool MergeBoundedStream(io::ZeroCopyInputStream& input, int size, bool partial);
  bool ParseIstream(std::istream& input, bool partial);
  bool ParseFileDescriptor(int file_descriptor, bool partial);
  /// \returns IsInitialized(), and says on stderr what is missing.
  bool CheckInitialized(const char* action) const;
  /// \returns whether a message of `size` bytes may be written, and says on stderr if not.
  bool CheckSize(size_t size) const;
  bool Serialize(std::string* output, bool append, bool partial) const;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_MESSAGE_LITE_H_
