// Measures one figure: `throughput DATA_SET FILE ACTION SECONDS` prints bytes per second of processor time.
//
// Every message is checked before the measurement: parsed and serialized, it must give the same bytes. Every call is
// checked during the measurement, so that neither a subject nor the C++ compiler can skip work.
#include <memory>

#include "bench_descriptor.pb.h"
#include "flat.pb.h"
#include "measure.h"
#include "nested.pb.h"

namespace {

using bench::ProcessorSeconds;
using bench::Require;

/// Repeats `pass`, which processes `bytes` bytes, for `seconds` of processor time. The first pass is a warm-up.
/// \returns bytes per second.
template <typename Pass>
double Measure(size_t bytes, double seconds, Pass pass) {
  pass();
  const double start = ProcessorSeconds();
  double elapsed = 0;
  size_t passes = 0;
  do {
    pass();
    ++passes;
    elapsed = ProcessorSeconds() - start;
  } while (elapsed < seconds);
  return static_cast<double>(bytes) * static_cast<double>(passes) / elapsed;
}

template <typename Message>
double MeasureAction(const std::vector<std::string>& records, const std::string& action, double seconds) {
  size_t bytes = 0;
  std::vector<std::unique_ptr<Message>> messages;
  for (const std::string& record : records) {
    bytes += record.size();
    messages.push_back(std::make_unique<Message>());
    Require(messages.back()->ParseFromString(record), "a record cannot be parsed");
    Require(messages.back()->SerializeAsString() == record, "a message does not serialize to the bytes it was parsed from");
  }

  if (action == "parse-new") {
    return Measure(bytes, seconds, [&] {
      for (const std::string& record : records) {
        auto message = std::make_unique<Message>();
        Require(message->ParseFromString(record), "a parse failed");
      }
    });
  }
  if (action == "parse-reused") {
    Message message;
    const double result = Measure(bytes, seconds, [&] {
      for (const std::string& record : records) Require(message.ParseFromString(record), "a parse failed");
    });
    Require(message.SerializeAsString() == records.back(), "a reused message does not equal the last record");
    return result;
  }
  if (action == "serialize") {
    std::string output;
    const double result = Measure(bytes, seconds, [&] {
      for (size_t i = 0; i < messages.size(); ++i) {
        Require(messages[i]->SerializeToString(&output) && output.size() == records[i].size(), "a size is wrong");
      }
    });
    Require(output == records.back(), "the bytes are wrong");
    return result;
  }
  bench::Fail("ACTION is parse-new, parse-reused or serialize");
}

double MeasureSet(const std::string& set, const std::string& file, const std::string& action, double seconds) {
  const std::vector<std::string> records = bench::ReadRecords(file);
  if (set == "flat") return MeasureAction<bench::Reading>(records, action, seconds);
  if (set == "nested") return MeasureAction<bench::Catalogue>(records, action, seconds);
  if (set == "descriptors") return MeasureAction<bench::FileDescriptorSet>(records, action, seconds);
  bench::Fail("DATA_SET is flat, nested or descriptors");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) bench::Fail("usage: throughput DATA_SET FILE ACTION SECONDS");
  std::printf("%.0f\n", MeasureSet(argv[1], argv[2], argv[3], std::atof(argv[4])));
}
