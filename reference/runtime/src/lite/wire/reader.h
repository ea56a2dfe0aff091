// What the readers of parse.cc share: their arguments, and the jump from one record to the next.
//
// A reader is a function for one kind of field. When it has read a record it calls the reader of the next record, as
// its last action, so that the call is a jump and needs no stack. The arguments stay in registers from one record to
// the next, and each reader has a jump of its own, which the processor predicts by the fields that usually follow.
//
// Compilers that cannot promise such jumps get a loop around the readers. TOUCHSTONE_LOOP asks for it, for tests.
#ifndef TOUCHSTONE_RUNTIME_READER_H_
#define TOUCHSTONE_RUNTIME_READER_H_

#include "../message/message_engine.h"

#if !defined(TOUCHSTONE_LOOP) && defined(__has_cpp_attribute) && (defined(__x86_64__) || defined(__aarch64__))
#if __has_cpp_attribute(clang::musttail)
#define TOUCHSTONE_JUMPS
#endif
#endif

#ifdef TOUCHSTONE_JUMPS
#define TOUCHSTONE_JUMP [[clang::musttail]] return
#else
#define TOUCHSTONE_JUMP return
#endif

namespace google::protobuf::internal {

/// What every reader of a record takes, each in a register of its own: the message and its table, one past the tag of
/// the record, the end of the message's bytes, and the field's entry.
#define TOUCHSTONE_PARAMETERS                                                                             \
  MessageLite &message, const char *p, const char *end, const MessageTable &table, ParseContext &context, \
      const FieldEntry *entry
#define TOUCHSTONE_ARGUMENTS message, p, end, table, context, entry

/// Reads a record and all that follow it in the message. \returns the end of the message, or null if the bytes are
/// malformed. Where there are no jumps, it returns after its own record.
using Reader = const char*(TOUCHSTONE_PARAMETERS);

/// The readers by Operation().
struct Readers {
  Reader* of[kOperations] = {};

  template <WireKind kind>
  constexpr void Add(Reader* singular, Reader* in_oneof, Reader* repeated, Reader* packed) {
    of[Operation(kind, FieldMode::kImplicit)] = singular;
    of[Operation(kind, FieldMode::kExplicit)] = singular;
    of[Operation(kind, FieldMode::kOneof)] = in_oneof;
    of[Operation(kind, FieldMode::kRepeated)] = repeated;
    of[Operation(kind, FieldMode::kPacked)] = packed;
  }
};
[[gnu::visibility("hidden")]] extern const Readers readers;

/// Goes on where any record may follow.
/// \param entry  the expected field, or the end of the table's entries.
[[gnu::visibility("hidden")]] const char* ReadRare(TOUCHSTONE_PARAMETERS);
#ifdef TOUCHSTONE_JUMPS
/// The same; fast where a declared field follows in its own encoding.
[[gnu::visibility("hidden")]] const char* ReadUnexpected(TOUCHSTONE_PARAMETERS);
#endif

/// Goes on after a record. \param entry  the field that was read; usually the next one in the table follows.
[[gnu::always_inline]] inline const char* Next(TOUCHSTONE_PARAMETERS) {
#ifdef TOUCHSTONE_JUMPS
  if (p == end) return p;
  if ((entry->flags & kLastEntry) == 0) {
    const uint32_t tag = static_cast<uint8_t>(*p);
    if (tag < 0x80) {
      if (tag == entry[1].tag) {
        ++p;
        ++entry;
        TOUCHSTONE_JUMP readers.of[entry->operation](TOUCHSTONE_ARGUMENTS);
      }
    } else if (end - p >= 2 && static_cast<int8_t>(p[1]) > 0) {
      if (((tag & 0x7f) | static_cast<uint32_t>(p[1]) << 7) == entry[1].tag) {
        p += 2;
        ++entry;
        TOUCHSTONE_JUMP readers.of[entry->operation](TOUCHSTONE_ARGUMENTS);
      }
    }
  }
  ++entry;
  TOUCHSTONE_JUMP ReadUnexpected(TOUCHSTONE_ARGUMENTS);
#else
  return static_cast<void>(message), static_cast<void>(end), static_cast<void>(table), static_cast<void>(context),
         static_cast<void>(entry), p;
#endif
}

/// Makes the entry's member the active one of its oneof. \returns true if it was not active before, so that its storage
/// has no value yet.
inline bool EnterOneof(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  uint32_t& active = MessageEngine::Case(message, table, entry.presence);
  if (active == entry.number()) return false;
  if (active != 0) MessageEngine::ClearOneof(message, table, entry.presence);
  active = entry.number();
  return true;
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_READER_H_
