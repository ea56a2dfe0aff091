// What all entry points share: reading an input, stopping at a fault, comparing messages.
#ifndef TOUCHSTONE_FUZZ_FUZZ_H_
#define TOUCHSTONE_FUZZ_FUZZ_H_

#include <google/protobuf/message.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace fuzz {

/// Ends the program, so that libFuzzer keeps the input.
[[noreturn]] inline void Stop(const char* file, int line, const char* what) {
  std::fprintf(stderr, "FAULT %s:%d: %s\n", file, line, what);
  std::abort();
}

/// The beginning of an input chooses what is done; the rest is the data. Reading past the end gives zeros.
class Input {
 public:
  Input(const uint8_t* data, size_t size) : next_(data), end_(data + size) {}

  uint8_t Byte() { return next_ == end_ ? 0 : *next_++; }
  /// \returns a number below `limit`, which is at most 256.
  size_t Below(size_t limit) { return Byte() % limit; }
  /// A number in as many bytes as the first one says, so that extreme numbers are as likely as small ones.
  uint64_t Number();
  /// Up to 31 bytes of text.
  std::string Text();
  bool empty() const { return next_ == end_; }
  /// All bytes that are left.
  std::string Rest() {
    const std::string rest(reinterpret_cast<const char*>(next_), static_cast<size_t>(end_ - next_));
    next_ = end_;
    return rest;
  }

 private:
  const uint8_t* next_;
  const uint8_t* const end_;
};

/// What the mutator knows of an entry point's inputs.
enum class Shape {
  kRecords,      // a byte that chooses a message type and a check, a byte that chooses the way, then records of that type
  kDescriptors,  // the records of a FileDescriptorProto
  kText,         // a byte that chooses a message type, and with its highest bit that records follow; a byte that
                 // chooses the way; then text or records
  kBytes,        // operations: libFuzzer's own mutations fit
};

/// One entry point, named on the command line as `--entry=NAME`.
struct Entry {
  const char* name;
  Shape shape;
  void (*run)(Input& input);
  /// The type that an input's first byte chooses; null for Shape::kBytes.
  const google::protobuf::MessageLite& (*type_of)(uint8_t byte);
};

void Parse(Input& input);
void RoundTrip(Input& input);
void Streams(Input& input);
void Sequence(Input& input);
void Text(Input& input);
void Json(Input& input);
void Descriptors(Input& input);
void Reflect(Input& input);

/// The types of Shape::kRecords, by the first byte of an input.
const std::vector<const google::protobuf::MessageLite*>& Types();
/// The type that an input's first byte chooses.
const google::protobuf::MessageLite& TypeOf(uint8_t byte);
/// The full types alone, for entry points that need reflection.
const google::protobuf::Message& FullTypeOf(uint8_t byte);
/// The types of the entry point `json`, which has the well-known types too.
const google::protobuf::Message& JsonTypeOf(uint8_t byte);
/// Whether an input's first byte asks for one of `count` checks. One check an execution instead of all of them gives many
/// more executions. A byte that only just chooses a type asks for all checks, as known inputs do.
bool AsksFor(uint8_t byte, size_t check, size_t count);
/// The schema of a type; null for lite types.
const google::protobuf::Descriptor* SchemaOf(const google::protobuf::MessageLite& type);

/// The message's bytes with sorted maps, missing required fields allowed: equal for equal messages.
std::string Canonical(const google::protobuf::MessageLite& message);

}  // namespace fuzz

/// Stops if the runtime broke a promise.
#define MUST(condition) ((condition) ? static_cast<void>(0) : ::fuzz::Stop(__FILE__, __LINE__, #condition))

#endif  // TOUCHSTONE_FUZZ_FUZZ_H_
