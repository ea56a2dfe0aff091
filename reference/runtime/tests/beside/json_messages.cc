// Writes messages as JSON and reads JSON, for the test that compares libraries (quality/differential/json.ts).
//
// Input, in lines: `write TYPE HEX` or `read TYPE HEX`; the hexadecimal digits are a serialized message, or JSON.
// Output, a line for each: `refused`, or the JSON and the message's bytes, map entries in the order of their keys, both
// in hexadecimal digits.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/util/json_util.h>

#include <iostream>
#include <memory>
#include <sstream>
#include <string>

#include "../check.h"
#include "json.pb.h"

namespace {

using google::protobuf::Message;
using touchstone_test::Hex;
using touchstone_test::ToHex;

std::string SortedBytes(const Message& message) {
  std::string bytes;
  {
    google::protobuf::io::StringOutputStream stream(&bytes);
    google::protobuf::io::CodedOutputStream output(&stream);
    output.SetSerializationDeterministic(true);
    message.SerializePartialToCodedStream(&output);
  }
  return bytes;
}

std::unique_ptr<Message> Create(const std::string& type) {
  if (type == "Forms") return std::make_unique<beside::json::Forms>();
  return std::make_unique<beside::json::Kinds>();
}

}  // namespace

int main() {
  google::protobuf::SetLogHandler(nullptr);
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string task;
    std::string type;
    std::string digits;
    words >> task >> type >> digits;
    const std::unique_ptr<Message> message = Create(type);
    const std::string input = Hex(digits.c_str());
    std::string json;
    const bool read = task == "read" ? google::protobuf::util::JsonStringToMessage(input, message.get()).ok()
                                     : message->ParseFromString(input);
    if (read && google::protobuf::util::MessageToJsonString(*message, &json).ok()) {
      std::cout << ToHex(json) << ' ' << ToHex(SortedBytes(*message)) << '\n';
    } else {
      std::cout << "refused\n";
    }
  }
  return 0;
}
