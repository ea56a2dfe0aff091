// The library's log messages and their handler.
#ifndef GOOGLE_PROTOBUF_STUBS_LOGGING_H_
#define GOOGLE_PROTOBUF_STUBS_LOGGING_H_

#include <string>
#include <type_traits>

#include "google/protobuf/internal/library.h"

namespace google::protobuf {

enum LogLevel {
  LOGLEVEL_INFO,
  LOGLEVEL_WARNING,
  LOGLEVEL_ERROR,
  LOGLEVEL_FATAL,  // ends the process after logging
#ifdef NDEBUG
  LOGLEVEL_DFATAL = LOGLEVEL_ERROR
#else
  LOGLEVEL_DFATAL = LOGLEVEL_FATAL
#endif
};

/// Receives a message, without a trailing line break; `filename` and `line` are where it was logged.
using LogHandler = void(LogLevel level, const char* filename, int line, const std::string& message);

/// Sends messages to a function instead of stderr; null drops them. Several threads may log at once.
/// \returns the previous function; null if messages were dropped.
LogHandler* SetLogHandler(LogHandler* handler);

/// While an object of this class exists, in any thread, all but fatal messages are dropped.
class LogSilencer {
 public:
  LogSilencer();
  ~LogSilencer();
  LogSilencer(const LogSilencer&) = delete;
  LogSilencer& operator=(const LogSilencer&) = delete;
};

namespace internal {

/// A message under construction.
class LogMessage {
 public:
  LogMessage(LogLevel level, const char* filename, int line) : level_(level), filename_(filename), line_(line) {}

  LogMessage& operator<<(const std::string& text);
  LogMessage& operator<<(const char* text);
  LogMessage& operator<<(char character);
  LogMessage& operator<<(const void* pointer);
  template <typename Number, typename = std::enable_if_t<std::is_arithmetic_v<Number> || std::is_enum_v<Number>>>
  LogMessage& operator<<(Number number) {
    if constexpr (std::is_enum_v<Number>) {
      return *this << static_cast<std::underlying_type_t<Number>>(number);
    } else {
      return *this << std::to_string(number);
    }
  }

 private:
  friend class LogFinisher;
  void Finish();

  LogLevel level_;
  const char* filename_;
  int line_;
  std::string message_;
};

/// Sends the message at the end of the logging expression.
class LogFinisher {
 public:
  void operator=(LogMessage& message) { message.Finish(); }
  void operator=(LogMessage&& message) { message.Finish(); }
};

/// \returns whether a status, or a bool, tells of success.
template <typename Status>
bool IsOk(const Status& status) {
  if constexpr (std::is_same_v<Status, bool>) {
    return status;
  } else {
    return status.ok();
  }
}

/// \returns `pointer`. Ends the process, with `message`, if it is null.
template <typename T>
T* CheckNotNull(const char* filename, int line, const char* message, T* pointer) {
  if (pointer == nullptr) LogFinisher() = LogMessage(LOGLEVEL_FATAL, filename, line) << message;
  return pointer;
}

}  // namespace internal

}  // namespace google::protobuf

#define GOOGLE_LOG(LEVEL)                       \
  ::google::protobuf::internal::LogFinisher() = \
      ::google::protobuf::internal::LogMessage(::google::protobuf::LOGLEVEL_##LEVEL, __FILE__, __LINE__)
#define GOOGLE_LOG_IF(LEVEL, CONDITION) !(CONDITION) ? static_cast<void>(0) : GOOGLE_LOG(LEVEL)

#define GOOGLE_CHECK(EXPRESSION) GOOGLE_LOG_IF(FATAL, !(EXPRESSION)) << "CHECK failed: " #EXPRESSION ": "
#define GOOGLE_CHECK_EQ(A, B) GOOGLE_CHECK((A) == (B))
#define GOOGLE_CHECK_NE(A, B) GOOGLE_CHECK((A) != (B))
#define GOOGLE_CHECK_LT(A, B) GOOGLE_CHECK((A) < (B))
#define GOOGLE_CHECK_LE(A, B) GOOGLE_CHECK((A) <= (B))
#define GOOGLE_CHECK_GT(A, B) GOOGLE_CHECK((A) > (B))
#define GOOGLE_CHECK_GE(A, B) GOOGLE_CHECK((A) >= (B))
#define GOOGLE_CHECK_OK(A) GOOGLE_CHECK(::google::protobuf::internal::IsOk(A))
#define GOOGLE_CHECK_NOTNULL(A) \
  ::google::protobuf::internal::CheckNotNull(__FILE__, __LINE__, "'" #A "' must not be nullptr", (A))

#ifdef NDEBUG
#define GOOGLE_DLOG(LEVEL) GOOGLE_LOG_IF(LEVEL, false)
#define GOOGLE_DCHECK(EXPRESSION) \
  while (false) GOOGLE_CHECK(EXPRESSION)
#else
#define GOOGLE_DLOG(LEVEL) GOOGLE_LOG(LEVEL)
#define GOOGLE_DCHECK(EXPRESSION) GOOGLE_CHECK(EXPRESSION)
#endif
#define GOOGLE_DCHECK_OK(A) GOOGLE_DCHECK(::google::protobuf::internal::IsOk(A))
#define GOOGLE_DCHECK_EQ(A, B) GOOGLE_DCHECK((A) == (B))
#define GOOGLE_DCHECK_NE(A, B) GOOGLE_DCHECK((A) != (B))
#define GOOGLE_DCHECK_LT(A, B) GOOGLE_DCHECK((A) < (B))
#define GOOGLE_DCHECK_LE(A, B) GOOGLE_DCHECK((A) <= (B))
#define GOOGLE_DCHECK_GT(A, B) GOOGLE_DCHECK((A) > (B))
#define GOOGLE_DCHECK_GE(A, B) GOOGLE_DCHECK((A) >= (B))

#endif  // GOOGLE_PROTOBUF_STUBS_LOGGING_H_
