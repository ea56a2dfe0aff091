// Text format from and to zero-copy streams. The whole text is collected first, because parser and printer need it.
#include <algorithm>
#include <cstring>
#include <string>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/text_format.h"

namespace google::protobuf {

namespace {

std::string ReadAll(io::ZeroCopyInputStream* input) {
  std::string text;
  const void* data;
  int size;
  while (input->Next(&data, &size)) text.append(static_cast<const char*>(data), static_cast<size_t>(size));
  return text;
}

/// \returns false if the stream fails before everything is written.
bool WriteAll(const std::string& text, io::ZeroCopyOutputStream* output) {
  for (size_t written = 0; written < text.size();) {
    void* buffer;
    int room;
    if (!output->Next(&buffer, &room)) return false;
    const size_t count = std::min(text.size() - written, static_cast<size_t>(room));
    std::memcpy(buffer, text.data() + written, count);
    written += count;
    if (count < static_cast<size_t>(room)) output->BackUp(room - static_cast<int>(count));
  }
  return true;
}

}  // namespace

bool TextFormat::Printer::Print(const Message& message, io::ZeroCopyOutputStream* output) const {
  std::string text;
  return PrintToString(message, &text) && WriteAll(text, output);
}

bool TextFormat::Printer::PrintUnknownFields(const UnknownFieldSet& unknown_fields,
                                             io::ZeroCopyOutputStream* output) const {
  std::string text;
  return PrintUnknownFieldsToString(unknown_fields, &text) && WriteAll(text, output);
}

bool TextFormat::Parser::Parse(io::ZeroCopyInputStream* input, Message* output) {
  return ParseFromString(ReadAll(input), output);
}

bool TextFormat::Parser::Merge(io::ZeroCopyInputStream* input, Message* output) {
  return MergeFromString(ReadAll(input), output);
}

bool TextFormat::Print(const Message& message, io::ZeroCopyOutputStream* output) {
  return Printer().Print(message, output);
}

bool TextFormat::PrintUnknownFields(const UnknownFieldSet& unknown_fields, io::ZeroCopyOutputStream* output) {
  return Printer().PrintUnknownFields(unknown_fields, output);
}

bool TextFormat::Parse(io::ZeroCopyInputStream* input, Message* output) { return Parser().Parse(input, output); }

bool TextFormat::Merge(io::ZeroCopyInputStream* input, Message* output) { return Parser().Merge(input, output); }

}  // namespace google::protobuf
