// Collects samples and sends them in a batch, or shows a received batch. Linked with the lite library only.
//
//   telemetry_client send DEVICE < READINGS > BATCH
//   telemetry_client show < BATCH
//
// Readings, one per line: TIME NAME VALUE..., where a new time begins a sample and NAME is temperature, position,
// counters, weather or warning.
// Exit status: 0; 1 if the input is not a batch or is incomplete; 2 for wrong arguments or lines.
#include <google/protobuf/message_lite.h>

#include <iostream>
#include <sstream>
#include <string>

#include "telemetry.pb.h"

using examples::Batch;
using examples::Position;
using examples::Sample;

namespace {

enum Status { kDone = 0, kMalformed = 1, kUsage = 2 };

/// \returns false if the name is unknown, or the words are not a valid value.
bool AddReading(const std::string& name, std::istringstream& words, Sample* sample) {
  if (name == "temperature") {
    int value;
    if (!(words >> value)) return false;
    sample->SetExtension(examples::temperature, value);
  } else if (name == "position") {
    double latitude, longitude;
    if (!(words >> latitude >> longitude)) return false;
    Position* position = sample->MutableExtension(Position::position);
    position->set_latitude(latitude);
    position->set_longitude(longitude);
  } else if (name == "counters") {
    uint32_t value;
    while (words >> value) sample->AddExtension(examples::counters, value);
  } else if (name == "weather") {
    std::string label;
    examples::Weather weather;
    if (!(words >> label) || !examples::Weather_Parse(label, &weather)) return false;
    sample->SetExtension(examples::weather, weather);
  } else if (name == "warning") {
    std::string text;
    std::getline(words >> std::ws, text);
    sample->AddExtension(examples::warnings, text);
  } else {
    return false;
  }
  return true;
}

int Send(const std::string& device) {
  Batch batch;
  int line_number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++line_number;
    std::istringstream words(line);
    uint64_t time;
    std::string name;
    if (!(words >> time >> name)) {
      std::cerr << "line " << line_number << " is not a reading: " << line << "\n";
      return kUsage;
    }
    const int count = batch.samples_size();
    Sample* sample =
        count > 0 && batch.samples(count - 1).time() == time ? batch.mutable_samples(count - 1) : batch.add_samples();
    sample->set_time(time);
    if (!device.empty()) sample->set_device(device);
    if (!AddReading(name, words, sample)) {
      std::cerr << "line " << line_number << " has no value for " << name << "\n";
      return kUsage;
    }
  }
  if (!batch.SerializeToOstream(&std::cout)) return kMalformed;
  std::cerr << batch.samples_size() << " samples, " << batch.GetCachedSize() << " bytes\n";
  return kDone;
}

void Show(const Sample& sample) {
  std::cout << sample.time() << " " << sample.device();
  if (sample.HasExtension(examples::temperature)) {
    std::cout << ", " << sample.GetExtension(examples::temperature) << " degrees";
  }
  if (sample.HasExtension(Position::position)) {
    const Position& position = sample.GetExtension(Position::position);
    std::cout << ", at " << position.latitude() << " " << position.longitude();
  }
  std::cout << ", " << examples::Weather_Name(sample.GetExtension(examples::weather))
            << (sample.HasExtension(examples::weather) ? "" : " (default)");
  uint64_t sum = 0;
  for (const uint32_t counter : sample.GetRepeatedExtension(examples::counters)) sum += counter;
  std::cout << ", " << sample.ExtensionSize(examples::counters) << " counters, sum " << sum;
  for (int i = 0; i < sample.ExtensionSize(examples::warnings); ++i) {
    std::cout << "\n  warning: " << sample.GetExtension(examples::warnings, i);
  }
  if (!sample.unknown_fields().empty()) {
    std::cout << "\n  " << sample.unknown_fields().size() << " bytes of unknown fields";
  }
  std::cout << "\n";
}

int ShowBatch() {
  Batch batch;
  if (!batch.ParseFromIstream(&std::cin)) {
    std::cerr << "the input is not a complete " << batch.GetTypeName() << "\n";
    return kMalformed;
  }
  for (const Sample& sample : batch.samples()) Show(sample);
  // A copy without the measurements: keeps the fields, clears the extensions.
  Batch bare = batch;
  for (Sample& sample : *bare.mutable_samples()) {
    sample.ClearExtension(examples::temperature);
    sample.ClearExtension(Position::position);
    sample.ClearExtension(examples::counters);
    sample.ClearExtension(examples::weather);
    sample.ClearExtension(examples::warnings);
  }
  std::cout << batch.ByteSizeLong() << " bytes, " << bare.ByteSizeLong() << " without the measurements\n";
  return kDone;
}

}  // namespace

int main(int argc, char* argv[]) {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  const std::string command = argc > 1 ? argv[1] : "";
  int status = kUsage;
  if (command == "send" && argc == 3) {
    status = Send(argv[2]);
  } else if (command == "show" && argc == 2) {
    status = ShowBatch();
  } else {
    std::cerr << "usage: telemetry_client send DEVICE < READINGS > BATCH\n       telemetry_client show < BATCH\n";
  }
  google::protobuf::ShutdownProtobufLibrary();
  return status;
}
