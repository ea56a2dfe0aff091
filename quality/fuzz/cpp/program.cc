// The program that libFuzzer drives. `--entry=NAME` chooses the entry point.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>

#include <signal.h>
#include <time.h>

#include <algorithm>
#include <cstring>

#include "fuzz.h"
#include "kinds.pb.h"
#include "light.pb.h"
#include "maps.pb.h"
#include "records.h"

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t max_size);

namespace pb = google::protobuf;

namespace fuzz {

uint64_t Input::Number() {
  uint64_t value = 0;
  const uint8_t first = Byte();
  if (first < 200) return first;
  for (int count = first % 8 + 1; count-- != 0;) value = value << 8 | Byte();
  return value;
}

std::string Input::Text() {
  std::string text(Byte() & 31, '\0');
  for (char& letter : text) letter = static_cast<char>(Byte());
  return text;
}

const std::vector<const pb::MessageLite*>& Types() {
  static const std::vector<const pb::MessageLite*> types = {
      &Kinds::default_instance(),
      &Maps::default_instance(),
      &Needy::default_instance(),
      &Item::default_instance(),
      &Nothing::default_instance(),
      &pb::FileDescriptorProto::default_instance(),
      &Light::default_instance(),
  };
  return types;
}

const pb::MessageLite& TypeOf(uint8_t byte) { return *Types()[byte % Types().size()]; }

const pb::Message& FullTypeOf(uint8_t byte) {
  // The lite type is the last one.
  return static_cast<const pb::Message&>(*Types()[byte % (Types().size() - 1)]);
}

bool AsksFor(uint8_t byte, size_t check, size_t count) {
  const size_t rest = byte / Types().size();
  return rest == 0 || rest % count == check;
}

const pb::Descriptor* SchemaOf(const pb::MessageLite& type) {
  return &type == Types().back() ? nullptr : static_cast<const pb::Message&>(type).GetDescriptor();
}

std::string Canonical(const pb::MessageLite& message) {
  std::string bytes;
  {
    pb::io::StringOutputStream stream(&bytes);
    pb::io::CodedOutputStream output(&stream);
    output.SetSerializationDeterministic(true);
    MUST(message.SerializePartialToCodedStream(&output));
  }
  return bytes;
}

namespace {

const pb::MessageLite& AnyFullTypeOf(uint8_t byte) { return FullTypeOf(byte); }
const pb::MessageLite& AnyJsonTypeOf(uint8_t byte) { return JsonTypeOf(byte); }
const pb::MessageLite& FileDescriptorProtoOf(uint8_t) { return pb::FileDescriptorProto::default_instance(); }

const Entry entries[] = {
    {"parse", Shape::kRecords, Parse, TypeOf},
    {"round-trip", Shape::kRecords, RoundTrip, TypeOf},
    {"streams", Shape::kBytes, Streams, nullptr},
    {"sequence", Shape::kBytes, Sequence, nullptr},
    {"text", Shape::kText, Text, AnyFullTypeOf},
    {"json", Shape::kText, Json, AnyJsonTypeOf},
    {"descriptors", Shape::kDescriptors, Descriptors, FileDescriptorProtoOf},
    {"reflection", Shape::kRecords, Reflect, AnyFullTypeOf},
};

const Entry* entry = nullptr;

/// What follows `option` in a word of the command line; null if the word is another option.
const char* ValueOf(const char* word, const char* option) {
  const size_t size = std::strlen(option);
  return std::strncmp(word, option, size) == 0 ? word + size : nullptr;
}

/// Asks libFuzzer to end after this much processor time: it takes SIGUSR1 as such a request.
void EndAfterProcessorSeconds(int seconds) {
  sigevent event = {};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGUSR1;
  timer_t timer;
  MUST(timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) == 0);
  itimerspec when = {};
  when.it_value.tv_sec = seconds;
  MUST(timer_settime(timer, 0, &when, nullptr) == 0);
}

/// The bytes before the records. \param type  becomes the schema of the records; null if there is none.
size_t HeadOf(const uint8_t* data, size_t size, const pb::Descriptor*& type) {
  type = SchemaOf(entry->type_of(size == 0 ? 0 : data[0]));
  return entry->shape == Shape::kDescriptors ? 0 : std::min<size_t>(size, 2);
}

/// Whether an input holds records.
bool HoldsRecords(const uint8_t* data, size_t size) {
  if (entry->shape == Shape::kText) return size > 1 && (data[0] & 0x80) != 0;
  return entry->shape != Shape::kBytes;
}

size_t Write(const ScratchVector<Record>& records, uint8_t* data, size_t head, size_t size, size_t max_size) {
  ScratchString bytes;
  WriteRecords(records, bytes);
  // Too long: the input stays as it is.
  if (bytes.size() > max_size - head) return size;
  std::memcpy(data + head, bytes.data(), bytes.size());
  return head + bytes.size();
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  for (int i = 1; i < *argc; ++i) {
    const char* const name = ValueOf((*argv)[i], "--entry=");
    for (const Entry& one : entries) {
      if (name != nullptr && std::strcmp(name, one.name) == 0) entry = &one;
    }
    if (const char* seconds = ValueOf((*argv)[i], "--processor-seconds=")) EndAfterProcessorSeconds(std::atoi(seconds));
  }
  if (entry == nullptr) {
    std::fprintf(stderr, "Name an entry point, --entry=NAME:\n");
    for (const Entry& one : entries) std::fprintf(stderr, "  %s\n", one.name);
    std::exit(2);
  }
  // Refusals are logged; millions of them would hide what matters.
  pb::SetLogHandler(nullptr);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Input input(data, size);
  entry->run(input);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t max_size, unsigned seed) {
  Random random(seed);
  // Now and then bytes are changed without regard to records, so that malformed inputs are not only ours.
  if (!HoldsRecords(data, size) || random() % 8 == 0) return LLVMFuzzerMutate(data, size, max_size);
  if (entry->shape == Shape::kRecords && (size < 2 || random() % 16 == 0)) {
    for (size_t i = 0; i < 2 && i < max_size; ++i) data[i] = static_cast<uint8_t>(random());
    return size < 2 ? std::min<size_t>(2, max_size) : size;
  }
  const pb::Descriptor* type;
  const size_t head = HeadOf(data, size, type);
  ReuseScratch();
  ScratchVector<Record> records = ReadRecords({reinterpret_cast<char*>(data) + head, size - head}, type);
  for (size_t changes = 1 + random() % 4; changes-- != 0;) MutateRecords(records, type, random);
  return Write(records, data, head, size, max_size);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t* one, size_t one_size, const uint8_t* other,
                                            size_t other_size, uint8_t* out, size_t max_out_size, unsigned seed) {
  if (!HoldsRecords(one, one_size) || !HoldsRecords(other, other_size) || one_size > max_out_size) return 0;
  Random random(seed);
  const pb::Descriptor* type;
  const pb::Descriptor* other_type;
  const size_t head = HeadOf(one, one_size, type);
  const size_t other_head = HeadOf(other, other_size, other_type);
  const auto read = [](const uint8_t* data, size_t from, size_t size, const pb::Descriptor* schema) {
    return ReadRecords({reinterpret_cast<const char*>(data) + from, size - from}, schema);
  };
  ReuseScratch();
  ScratchVector<Record> records = read(one, head, one_size, type);
  CrossRecords(records, read(other, other_head, other_size, other_type), random);
  std::memcpy(out, one, one_size);
  return Write(records, out, head, one_size, max_out_size);
}

}  // namespace fuzz
