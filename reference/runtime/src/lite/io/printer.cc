// Writes text with variables.
#include "google/protobuf/io/printer.h"

#include <algorithm>
#include <cstring>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/stubs/logging.h"

namespace google::protobuf::io {

Printer::~Printer() {
  if (buffer_size_ > 0 && !failed_) output_->BackUp(static_cast<int>(buffer_size_));
}

void Printer::Print(const std::map<std::string, std::string>& variables, const char* text) {
  const char* const end = text + std::strlen(text);
  const char* written = text;  // what is before it has been written
  for (const char* at = text; at != end; ++at) {
    if (*at == '\n') {
      WriteRaw(written, static_cast<int>(at + 1 - written));
      written = at + 1;
      is_line_start_ = true;
    } else if (*at == delimiter_) {
      WriteRaw(written, static_cast<int>(at - written));
      const char* close = std::find(at + 1, end, delimiter_);
      if (close == end) {
        GOOGLE_LOG(DFATAL) << " Unclosed variable name.";
        close = end - 1;
      }
      const std::string name(at + 1, std::max(at + 1, close));
      const auto variable = variables.find(name);
      if (name.empty()) {
        WriteRaw(&delimiter_, 1);
      } else if (variable != variables.end()) {
        PrintRaw(variable->second);
      } else {
        GOOGLE_LOG(DFATAL) << " Undefined variable: " << name;
      }
      at = close;
      written = close + 1;
    }
  }
  WriteRaw(written, static_cast<int>(end - written));
}

void Printer::PrintRaw(const char* text) { WriteRaw(text, static_cast<int>(std::strlen(text))); }

void Printer::WriteRaw(const char* data, int size) {
  if (size <= 0) return;
  // Empty lines are not indented.
  if (is_line_start_ && data[0] != '\n') {
    is_line_start_ = false;
    Write(indent_.data(), indent_.size());
  }
  Write(data, static_cast<size_t>(size));
}

void Printer::Outdent() {
  if (indent_.empty()) {
    GOOGLE_LOG(DFATAL) << " Outdent() without matching Indent().";
    return;
  }
  indent_.resize(indent_.size() - 2);
}

void Printer::Write(const char* data, size_t size) {
  while (size > 0 && !failed_) {
    if (buffer_size_ == 0) {
      void* next;
      int next_size;
      failed_ = !output_->Next(&next, &next_size);
      if (failed_) return;
      buffer_ = static_cast<char*>(next);
      buffer_size_ = static_cast<size_t>(next_size);
      continue;
    }
    const size_t count = std::min(size, buffer_size_);
    std::memcpy(buffer_, data, count);
    buffer_ += count;
    buffer_size_ -= count;
    data += count;
    size -= count;
  }
}

}  // namespace google::protobuf::io
