// An append-only log file of length-prefixed events.
//
//   event_log FILE append   reads events from standard input, one per line:
//                               SEVERITY note TEXT...
//                               SEVERITY start PROGRAM [ARGUMENT...]
//                               SEVERITY exit PROGRAM STATUS
//   event_log FILE show [SEVERITY]   prints all events, or those of at least this severity
//   event_log FILE count             prints the number of events of each kind
//
// Exit status: 0; 2 for wrong arguments or lines; 3 if the file could not be read or written; 4 if the file ends inside
// an event (all complete events were read).
#include <fcntl.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>

#include "event_log.pb.h"

using examples::Event;
using google::protobuf::io::FileInputStream;
using google::protobuf::io::FileOutputStream;
using google::protobuf::util::ParseDelimitedFromZeroCopyStream;
using google::protobuf::util::SerializeDelimitedToZeroCopyStream;

namespace {

enum Status { kDone = 0, kUsage = 2, kFile = 3, kTruncated = 4 };

int Usage() {
  std::cerr << "usage: event_log FILE append | show [SEVERITY] | count\n";
  return kUsage;
}

int CannotOpen(const std::string& path) {
  std::cerr << path << ": " << std::strerror(errno) << "\n";
  return kFile;
}

/// Calls `each` with the events of the file, in order.
int ForEachEvent(const std::string& path, const std::function<void(const Event&)>& each) {
  const int file = open(path.c_str(), O_RDONLY);
  if (file < 0) return CannotOpen(path);
  FileInputStream input(file);
  input.SetCloseOnDelete(true);
  int count = 0;
  while (true) {
    Event event;
    bool clean_eof = false;
    if (ParseDelimitedFromZeroCopyStream(&event, &input, &clean_eof)) {
      each(event);
      ++count;
      continue;
    }
    if (clean_eof && input.GetErrno() == 0) return kDone;
    std::cerr << path << ": ends inside an event, after " << count << " complete ones, at byte " << input.ByteCount() << "\n";
    return kTruncated;
  }
}

/// \returns false if the line does not have one of the forms above.
bool ParseLine(const std::string& line, Event* event) {
  std::istringstream words(line);
  std::string severity, kind, word;
  words >> severity >> kind;
  Event::Severity parsed;
  if (!Event::Severity_Parse(severity, &parsed)) return false;
  event->set_severity(parsed);
  if (kind == "note") {
    std::getline(words >> std::ws, *event->mutable_note());
    return !event->note().empty();
  }
  if (kind == "start") {
    words >> *event->mutable_start()->mutable_program();
    while (words >> word) event->mutable_start()->add_arguments(word);
    return !event->start().program().empty();
  }
  int status = 0;
  words >> *event->mutable_exit()->mutable_program() >> status;
  event->mutable_exit()->set_status(status);
  return kind == "exit" && !words.fail();
}

int Append(const std::string& path) {
  uint64_t sequence = 0;
  if (access(path.c_str(), F_OK) == 0) {
    const int status = ForEachEvent(path, [&](const Event& event) { sequence = event.sequence(); });
    if (status != kDone) return status;
  }
  const int file = open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT, 0644);
  if (file < 0) return CannotOpen(path);
  FileOutputStream output(file);
  output.SetCloseOnDelete(true);
  int line_number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++line_number;
    Event event;
    if (!ParseLine(line, &event)) {
      std::cerr << "line " << line_number << " is not an event: " << line << "\n";
      return kUsage;
    }
    event.set_sequence(++sequence);
    if (!SerializeDelimitedToZeroCopyStream(event, &output)) return kFile;
  }
  if (!output.Flush()) {
    std::cerr << path << ": " << std::strerror(output.GetErrno()) << "\n";
    return kFile;
  }
  std::cout << line_number << " events added, " << sequence << " in total, " << output.ByteCount() << " bytes\n";
  return kDone;
}

void Print(const Event& event) {
  std::cout << event.sequence() << " " << Event::Severity_Name(event.severity()) << " ";
  switch (event.what_case()) {
    case Event::kNote:
      std::cout << event.note();
      break;
    case Event::kStart:
      std::cout << event.start().program() << " started";
      for (const std::string& argument : event.start().arguments()) std::cout << " [" << argument << "]";
      break;
    case Event::kExit:
      std::cout << event.exit().program() << " ended with " << event.exit().status();
      break;
    case Event::WHAT_NOT_SET:
      std::cout << "(unknown kind)";
  }
  std::cout << "\n";
}

int Count(const std::string& path) {
  int notes = 0, starts = 0, exits = 0, failures = 0;
  const int status = ForEachEvent(path, [&](const Event& event) {
    notes += event.has_note();
    starts += event.has_start();
    exits += event.has_exit();
    failures += event.exit().status() != 0;
  });
  if (status == kFile) return status;
  std::cout << notes << " notes, " << starts << " starts, " << exits << " exits, " << failures << " of them failures\n";
  return status;
}

}  // namespace

int main(int argc, char* argv[]) {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  if (argc < 3) return Usage();
  const std::string path = argv[1];
  const std::string command = argv[2];
  if (command == "append" && argc == 3) return Append(path);
  if (command == "count" && argc == 3) return Count(path);
  if (command != "show" || argc > 4) return Usage();
  Event::Severity least = Event::DEBUG;
  if (argc == 4 && !Event::Severity_Parse(argv[3], &least)) return Usage();
  return ForEachEvent(path, [least](const Event& event) {
    if (event.severity() >= least) Print(event);
  });
}
