// The interface of all generated message classes.
#ifndef GOOGLE_PROTOBUF_MESSAGE_LITE_H_
#define GOOGLE_PROTOBUF_MESSAGE_LITE_H_

// Programs rely on assert, INT_MAX, memcpy and numeric_limits, which come with libprotobuf's headers.
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iosfwd>
#include <limits>
#include <new>
#include <string>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/internal/library.h"
#include "google/protobuf/internal/message_table.h"
#include "google/protobuf/internal/string_arg.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/macros.h"

namespace google::protobuf {

namespace io {
class CodedInputStream;
class CodedOutputStream;
class ZeroCopyInputStream;
class ZeroCopyOutputStream;
}  // namespace io

/// The interface of messages without reflection. Only generated classes derive from it.
///
/// Parse functions replace the message's contents; Merge functions add to them. They return false if the bytes are
/// malformed or, except for Partial functions, a required field is missing; the message then has some of the fields.
/// Serialize functions return false, without touching the output, if a required field is missing (except for Partial
/// functions) or the size exceeds 2 GiB - 1.
class MessageLite {
 public:
  MessageLite(const MessageLite&) = delete;
  MessageLite& operator=(const MessageLite&) = delete;
  virtual ~MessageLite() = default;

  /// `new Message` and `delete message`: memory of the global operator new, of which each thread keeps some.
  static void* operator new(size_t size);
  static void operator delete(void* block, size_t size) noexcept;
  /// Other forms, like `new (place) Message`: an operator new in a class hides the global ones.
  static void* operator new(size_t size, const std::nothrow_t& nothrow) noexcept {
    return ::operator new(size, nothrow);
  }
  static void operator delete(void* block, const std::nothrow_t&) noexcept { ::operator delete(block); }
  template <typename... Placement>
  static void* operator new(size_t size, Placement&&... placement) noexcept(
      noexcept(::operator new(size, std::forward<Placement>(placement)...))) {
    return ::operator new(size, std::forward<Placement>(placement)...);
  }

  /// \returns the full name of the type in the schema: `package.Outer.Inner`.
  std::string GetTypeName() const;
  /// \returns a new, empty message of the same class. The caller owns it.
  virtual MessageLite* New() const = 0;
  /// The same in an arena, which owns it; on the heap if `arena` is null.
  MessageLite* New(Arena* arena) const;
  /// \returns the arena that the message is in; null for the heap and the stack.
  Arena* GetArena() const { return static_cast<Arena*>(internal::ArenaIn(unknown_)); }

  /// Restores the state after construction, but keeps buffers.
  virtual void Clear();
  /// \returns false if a required field is missing, here or in a nested message.
  virtual bool IsInitialized() const;
  /// \returns the paths of the missing required fields, `a, b.c, d[0].e`; a fixed text for lite messages.
  virtual std::string InitializationErrorString() const;
  /// Texts for lite messages, which do not know the names of their fields: only the object's address.
  std::string DebugString() const;
  std::string ShortDebugString() const { return DebugString(); }
  std::string Utf8DebugString() const { return DebugString(); }
  /// Merges a message of the same class. Ends the process if the class differs.
  void CheckTypeAndMergeFrom(const MessageLite& other);

  /// Parse functions; see above (rules cpp.message.parse-from-string, cpp.error.parse-invalid).
  bool ParseFromString(internal::StringArg data);
  bool ParsePartialFromString(internal::StringArg data);
  bool MergeFromString(internal::StringArg data);
  bool MergePartialFromString(internal::StringArg data);
  bool ParseFromArray(const void* data, int size);
  bool ParsePartialFromArray(const void* data, int size);

  /// Parse functions that read a stream to its end.
  bool ParseFromIstream(std::istream* input);
  bool ParsePartialFromIstream(std::istream* input);
  bool ParseFromFileDescriptor(int file_descriptor);
  bool ParsePartialFromFileDescriptor(int file_descriptor);
  bool ParseFromZeroCopyStream(io::ZeroCopyInputStream* input);
  bool ParsePartialFromZeroCopyStream(io::ZeroCopyInputStream* input);
  /// Parse functions that read the next `size` bytes of the stream; false if there are fewer.
  bool ParseFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  bool ParsePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  bool MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  bool MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, int size);
  /// Parse functions that stop successfully at the end of the stream, at a limit, and after a tag that is zero or ends
  /// a group. ConsumedEntireMessage() and LastTagWas() of the stream distinguish these cases.
  bool ParseFromCodedStream(io::CodedInputStream* input);
  bool ParsePartialFromCodedStream(io::CodedInputStream* input);
  bool MergeFromCodedStream(io::CodedInputStream* input);
  bool MergePartialFromCodedStream(io::CodedInputStream* input);

  /// Serialize functions; see above (rules cpp.message.serialize-to-string, cpp.error.serialize-fails). Append
  /// functions keep the contents of `output`.
  bool SerializeToString(std::string* output) const;
  bool SerializePartialToString(std::string* output) const;
  bool AppendToString(std::string* output) const;
  bool AppendPartialToString(std::string* output) const;
  /// Serialize functions for arrays. \returns false also if `size` bytes are not enough.
  bool SerializeToArray(void* data, int size) const;
  bool SerializePartialToArray(void* data, int size) const;
  /// \returns the serialized message; empty on failure.
  std::string SerializeAsString() const;
  std::string SerializePartialAsString() const;
  /// Writes without any check. `target` must have room for ByteSizeLong() bytes, and ByteSizeLong() must have been
  /// called since the last change.
  /// \returns one past the last byte.
  uint8_t* SerializeWithCachedSizesToArray(uint8_t* target) const;
  void SerializeWithCachedSizes(io::CodedOutputStream* output) const;

  /// Serialize functions for streams. \returns false also if writing fails; part of the message may be written then.
  bool SerializeToOstream(std::ostream* output) const;
  bool SerializePartialToOstream(std::ostream* output) const;
  bool SerializeToFileDescriptor(int file_descriptor) const;
  bool SerializePartialToFileDescriptor(int file_descriptor) const;
  bool SerializeToZeroCopyStream(io::ZeroCopyOutputStream* output) const;
  bool SerializePartialToZeroCopyStream(io::ZeroCopyOutputStream* output) const;
  bool SerializeToCodedStream(io::CodedOutputStream* output) const;
  bool SerializePartialToCodedStream(io::CodedOutputStream* output) const;

  /// \returns the serialized size in bytes; caches it, and the sizes of all nested messages.
  virtual size_t ByteSizeLong() const;
  /// \returns the size that ByteSizeLong() computed last.
  int GetCachedSize() const;
  /// ByteSizeLong() as an int, for old programs.
  int ByteSize() const { return static_cast<int>(ByteSizeLong()); }

 protected:
  constexpr MessageLite() = default;

  virtual const internal::MessageTable& GetMessageTable() const = 0;
  /// Swaps the contents of two messages of one class. Copies them if they are in different arenas.
  void InternalSwap(MessageLite* other);
  /// Swaps, or copies `from` if it is in a different arena.
  void InternalMove(MessageLite* from);
  void InternalMergeFrom(const MessageLite& from);
  /// InternalMergeFrom for a message that was just constructed or cleared, which is faster.
  void InternalCopyFrom(const MessageLite& from);
  /// Implementations of the virtual functions for generated classes, which pass their table.
  void InternalClear(const internal::MessageTable& table);
  bool InternalIsInitialized(const internal::MessageTable& table) const;
  size_t InternalByteSize(const internal::MessageTable& table) const;
  /// Destroys the active member of a oneof; no member is active then.
  void InternalClearOneof(const internal::MessageTable& table, uint16_t case_index);
  static const MessageLite& InternalDefaultInstance(const internal::MessageTable& table);
  /// Frees the memory of the fields. The destructors of generated classes call it, because they know their table.
  void DestroyFields(const internal::MessageTable& table) noexcept;

  /// Creates a submessage where this message is: in its arena, or on the heap.
  template <typename T>
  T* InternalNewMember() {
    if (__builtin_expect(internal::IsInArena(unknown_), false)) {
      return static_cast<T*>(InternalNewInArena(*internal::MessageAccess::Table<T>()));
    }
    return new T();
  }
  /// Frees `old` and takes ownership of `value`, both of which may be null; see set_allocated_ in the document.
  /// \returns the submessage to keep: a copy if the value is in another arena.
  MessageLite* InternalReplace(MessageLite* old, MessageLite* value);
  /// The same without a copy: `value` is where this message is.
  MessageLite* UnsafeArenaInternalReplace(MessageLite* old, MessageLite* value) {
    if (!internal::IsInArena(unknown_)) delete old;
    return value;
  }
  /// Gives up a submessage or string. \returns it, or a copy on the heap if this message is in an arena.
  MessageLite* InternalRelease(MessageLite* released) {
    return internal::IsInArena(unknown_) ? InternalCopyToHeap(*released) : released;
  }
  std::string* InternalRelease(std::string* released) {
    return internal::IsInArena(unknown_) ? new std::string(*released) : released;
  }
  /// Takes ownership of a string, which may be null, if this message is in an arena. \returns it.
  std::string* InternalOwn(std::string* value) {
    if (value != nullptr && internal::IsInArena(unknown_)) internal::ArenaIn(unknown_)->OwnString(value);
    return value;
  }

  internal::UnknownWord unknown_ = nullptr;

 private:
  friend struct internal::MessageAccess;
  friend class internal::MessageEngine;
  MessageLite* InternalNewInArena(const internal::MessageTable& table);
  static MessageLite* InternalCopyToHeap(const MessageLite& message);
  bool ParseBytes(const char* data, size_t size, bool clear, bool partial);
  bool MergeStream(io::CodedInputStream& input, bool partial);
  bool MergeWholeStream(io::ZeroCopyInputStream& input, bool partial);
  bool MergeBoundedStream(io::ZeroCopyInputStream& input, int size, bool partial);
  bool ParseIstream(std::istream& input, bool partial);
  bool ParseFileDescriptor(int file_descriptor, bool partial);
  /// \returns IsInitialized(); prints the missing fields to stderr.
  bool CheckInitialized(const char* action) const;
  /// \returns whether a message of `size` bytes may be written; if not, prints an error to stderr.
  bool CheckSize(size_t size) const;
  bool Serialize(std::string* output, bool append, bool partial) const;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_MESSAGE_LITE_H_
