// Measures operations on the messages of one shape: `shapes SHAPE FILE SECONDS [OPERATION...]` prints, a line each, the
// name of an operation and messages per second of processor time. Without names of operations it measures all.
//
// The messages are checked before the measurement. Operations that change their messages run on fresh copies; making
// them is not measured.
#include "shapes.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <type_traits>

#include "measure.h"

namespace {

using bench::ProcessorSeconds;
using bench::Require;

/// Keeps the C++ compiler from leaving out what `value` points to.
void Use(const void* value) { asm volatile("" : : "g"(value) : "memory"); }

template <typename Message>
class Shape {
 public:
  Shape(std::vector<std::string> records, double seconds, std::vector<std::string> wanted)
      : records_(std::move(records)), seconds_(seconds), wanted_(std::move(wanted)) {
    for (const std::string& record : records_) {
      messages_.push_back(std::make_unique<Message>());
      Require(messages_.back()->ParseFromString(record), "a record cannot be parsed");
      Require(messages_.back()->ByteSizeLong() == record.size(), "a message has not the size of its record");
      Message again;
      Require(again.ParseFromString(messages_.back()->SerializeAsString()) && again.ByteSizeLong() == record.size(),
              "a message does not parse again");
    }
  }

  void MeasureAll() {
    Measure("parse new", Nothing, [this] {
      for (const std::string& record : records_) {
        auto message = std::make_unique<Message>();
        Require(message->ParseFromString(record), "a parse failed");
      }
    });
    Message reused;
    Measure("parse reused", Nothing, [&] {
      for (const std::string& record : records_) Require(reused.ParseFromString(record), "a parse failed");
    });
    Measure("size", Nothing, [this] {
      size_t size = 0;
      for (const auto& message : messages_) size += message->ByteSizeLong();
      Use(&size);
    });
    std::string output;
    Measure("serialize", Nothing, [&] {
      for (const auto& message : messages_) Require(message->SerializeToString(&output), "cannot serialize");
    });
    size_t largest = 0;
    for (const std::string& record : records_) largest = std::max(largest, record.size());
    std::vector<uint8_t> target(largest);
    Measure("size, to array", Nothing, [&] {
      for (const auto& message : messages_) {
        const size_t size = message->ByteSizeLong();
        Require(message->SerializeWithCachedSizesToArray(target.data()) == target.data() + size, "a size is wrong");
      }
    });
    Measure(
        "copy", [this] { made_.clear(); },
        [this] {
          for (const auto& message : messages_) made_.push_back(std::make_unique<Message>(*message));
        });
    Measure(
        "merge", [this] { Empty(); },
        [this] {
          for (size_t i = 0; i < messages_.size(); ++i) made_[i]->MergeFrom(*messages_[i]);
        });
    Measure(
        "copy reused", [this] { Fill(); },
        [this] {
          for (size_t i = 0; i < messages_.size(); ++i) made_[i]->CopyFrom(*messages_[messages_.size() - 1 - i]);
        });
    Measure(
        "clear", [this] { Fill(); },
        [this] {
          for (const auto& message : made_) message->Clear();
        });
    Measure("destroy", [this] { Fill(); }, [this] { made_.clear(); });
    if (Wants("swap") || Wants("move")) Fill();
    Measure("swap", Nothing, [this] {
      for (size_t i = 0; i + 1 < made_.size(); ++i) made_[i]->Swap(made_[i + 1].get());
      Use(made_.data());
    });
    Measure("move", Nothing, [this] {
      for (size_t i = 0; i + 1 < made_.size(); ++i) {
        Message moved(std::move(*made_[i]));
        *made_[i] = std::move(moved);
      }
      Use(made_.data());
    });
  }

 private:
  static void Nothing() {}

  bool Wants(const char* operation) const {
    return wanted_.empty() || std::find(wanted_.begin(), wanted_.end(), operation) != wanted_.end();
  }

  /// Makes copies of all messages, in new memory.
  void Fill() {
    made_.clear();
    for (const std::string& record : records_) {
      made_.push_back(std::make_unique<Message>());
      Require(made_.back()->ParseFromString(record), "a parse failed");
    }
  }

  /// Makes as many empty messages.
  void Empty() {
    made_.clear();
    while (made_.size() < messages_.size()) made_.push_back(std::make_unique<Message>());
  }

  /// Repeats `prepare` and `pass`, which processes all messages, until `pass` has used `seconds_` of processor time, or
  /// both have used three times as much: preparing can take twenty times as long as what is measured. The first pass is
  /// a warm-up. Prints messages per second of the lower quartile of the times of up to 24 groups of passes, which another
  /// program's use of the machine changes less than the mean.
  ///
  /// Reading the clock takes longer than a short pass. Its own time is left out, and passes that need no preparation are
  /// timed several at once.
  template <typename Prepare, typename Pass>
  void Measure(const char* operation, Prepare prepare, Pass pass) {
    if (!Wants(operation)) return;
    prepare();
    pass();
    std::vector<double> times;  // of one pass each, on average over a group
    const double begin = ProcessorSeconds();
    double measured = 0;
    double group = 0;
    size_t passes = 0;
    size_t at_once = 1;
    while (measured < seconds_ && (times.size() < 4 || ProcessorSeconds() - begin < 3 * seconds_)) {
      prepare();
      const double start = ProcessorSeconds();
      for (size_t i = 0; i < at_once; ++i) pass();
      const double taken = std::max(ProcessorSeconds() - start - clock_, 1e-9);
      if (std::is_same_v<Prepare, void (*)()> && taken < kLeast) {
        at_once *= 2;
        continue;
      }
      measured += taken;
      group += taken;
      passes += at_once;
      if (group < seconds_ / kGroups && ProcessorSeconds() - begin < 3 * seconds_) continue;
      times.push_back(group / static_cast<double>(passes));
      group = 0;
      passes = 0;
    }
    std::sort(times.begin(), times.end());
    std::printf("%s\t%.0f\n", operation, static_cast<double>(records_.size()) / times[times.size() / 4]);
  }

  /// \returns how long the clock takes: the shortest of many times between two readings.
  static double ClockSeconds() {
    double least = 1;
    for (int i = 0; i < 1000; ++i) {
      const double start = ProcessorSeconds();
      least = std::min(least, ProcessorSeconds() - start);
    }
    return least;
  }

  static constexpr double kGroups = 24;
  static constexpr double kLeast = 20e-6;
  const double clock_ = ClockSeconds();
  const std::vector<std::string> records_;
  const double seconds_;
  const std::vector<std::string> wanted_;  // names of operations; empty for all
  std::vector<std::unique_ptr<Message>> messages_;
  std::vector<std::unique_ptr<Message>> made_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) bench::Fail("usage: shapes SHAPE FILE SECONDS [OPERATION...]");
  const std::string shape = argv[1];
  const double seconds = std::atof(argv[3]);
#define TOUCHSTONE_SHAPE(name, Message)                                                         \
  if (shape == name) {                                                                          \
    Shape<Message>(bench::ReadRecords(argv[2]), seconds, {argv + 4, argv + argc}).MeasureAll(); \
    return 0;                                                                                   \
  }
  TOUCHSTONE_SHAPES(TOUCHSTONE_SHAPE)
#undef TOUCHSTONE_SHAPE
  bench::Fail("there is no shape " + shape);
}
