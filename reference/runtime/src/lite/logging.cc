// Passes log messages to the installed handler.
#include "google/protobuf/stubs/logging.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace google::protobuf {

namespace {

void WriteToStandardError(LogLevel, const char*, int, const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
}

std::atomic<LogHandler*> current_handler = WriteToStandardError;
std::atomic<int> silencers = 0;

}  // namespace

LogHandler* SetLogHandler(LogHandler* handler) { return current_handler.exchange(handler); }

LogSilencer::LogSilencer() { ++silencers; }
LogSilencer::~LogSilencer() { --silencers; }

namespace internal {

LogMessage& LogMessage::operator<<(const std::string& text) {
  message_ += text;
  return *this;
}

LogMessage& LogMessage::operator<<(const char* text) {
  message_ += text;
  return *this;
}

LogMessage& LogMessage::operator<<(char character) {
  message_ += character;
  return *this;
}

LogMessage& LogMessage::operator<<(const void* pointer) {
  char text[24];
  std::snprintf(text, sizeof(text), "%p", pointer);
  return *this << text;
}

void LogMessage::Finish() {
  LogHandler* const handler = current_handler.load();
  if (handler != nullptr && (level_ == LOGLEVEL_FATAL || silencers.load() == 0)) {
    handler(level_, filename_, line_, message_);
  }
  if (level_ == LOGLEVEL_FATAL) std::abort();
}

}  // namespace internal

}  // namespace google::protobuf
