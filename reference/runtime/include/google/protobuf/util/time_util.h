// Timestamp and Duration: text, conversion of units, arithmetic.
#ifndef GOOGLE_PROTOBUF_UTIL_TIME_UTIL_H_
#define GOOGLE_PROTOBUF_UTIL_TIME_UTIL_H_

#include <sys/time.h>

#include <cstdint>
#include <ctime>
#include <ostream>
#include <string>

#include "google/protobuf/duration.pb.h"
#include "google/protobuf/internal/string_arg.h"
#include "google/protobuf/timestamp.pb.h"

namespace google::protobuf {

namespace util {

/// Conversions of Timestamp and Duration. A Timestamp's nanos count forward from its seconds, also before 1970; a
/// Duration's seconds and nanos have the same sign.
class TimeUtil {
 public:
  /// 0001-01-01T00:00:00Z, 9999-12-31T23:59:59Z, and plus or minus 10,000 years.
  static constexpr int64_t kTimestampMinSeconds = -62135596800;
  static constexpr int64_t kTimestampMaxSeconds = 253402300799;
  static constexpr int64_t kDurationMinSeconds = -315576000000;
  static constexpr int64_t kDurationMaxSeconds = 315576000000;

  /// \returns a time as in RFC 3339, `1972-01-01T10:00:20.021Z`, with zero, three, six or nine fractional digits; for a
  /// value out of range, a text that says so.
  static std::string ToString(const Timestamp& timestamp);
  /// Parses a time as in RFC 3339, with any offset from UTC. \returns false for an invalid or out-of-range time, and
  /// then leaves `timestamp` unchanged.
  static bool FromString(internal::StringArg text, Timestamp* timestamp);
  /// \returns `-1.500s`, with digits as above.
  static std::string ToString(const Duration& duration);
  static bool FromString(internal::StringArg text, Duration* duration);

  static Timestamp GetCurrentTime();
  static Timestamp GetEpoch() { return Timestamp(); }

  static Duration NanosecondsToDuration(int64_t nanos);
  static Duration MicrosecondsToDuration(int64_t micros);
  static Duration MillisecondsToDuration(int64_t millis);
  static Duration SecondsToDuration(int64_t seconds);
  static Duration MinutesToDuration(int64_t minutes);
  static Duration HoursToDuration(int64_t hours);
  /// These round toward zero, to whole units.
  static int64_t DurationToNanoseconds(const Duration& duration);
  static int64_t DurationToMicroseconds(const Duration& duration);
  static int64_t DurationToMilliseconds(const Duration& duration);
  static int64_t DurationToSeconds(const Duration& duration);
  static int64_t DurationToMinutes(const Duration& duration);
  static int64_t DurationToHours(const Duration& duration);

  /// Units since 1970.
  static Timestamp NanosecondsToTimestamp(int64_t nanos);
  static Timestamp MicrosecondsToTimestamp(int64_t micros);
  static Timestamp MillisecondsToTimestamp(int64_t millis);
  static Timestamp SecondsToTimestamp(int64_t seconds);
  /// These round toward the past, to whole units.
  static int64_t TimestampToNanoseconds(const Timestamp& timestamp);
  static int64_t TimestampToMicroseconds(const Timestamp& timestamp);
  static int64_t TimestampToMilliseconds(const Timestamp& timestamp);
  static int64_t TimestampToSeconds(const Timestamp& timestamp);

  static Timestamp TimeTToTimestamp(time_t value) { return SecondsToTimestamp(static_cast<int64_t>(value)); }
  static time_t TimestampToTimeT(const Timestamp& value) { return static_cast<time_t>(value.seconds()); }
  static Timestamp TimevalToTimestamp(const timeval& value);
  static timeval TimestampToTimeval(const Timestamp& value);
  static Duration TimevalToDuration(const timeval& value);
  static timeval DurationToTimeval(const Duration& value);
};

}  // namespace util

// Arithmetic; exact except for factors that are not integers. Dividing by zero is undefined behaviour.

Duration& operator+=(Duration& one, const Duration& other);
Duration& operator-=(Duration& one, const Duration& other);
Duration& operator*=(Duration& duration, int64_t factor);
Duration& operator*=(Duration& duration, double factor);
Duration& operator/=(Duration& duration, int64_t divisor);
Duration& operator/=(Duration& duration, double divisor);
Duration& operator%=(Duration& one, const Duration& other);
/// \returns the quotient, rounded toward zero.
int64_t operator/(const Duration& one, const Duration& other);
template <typename Number>
Duration& operator*=(Duration& duration, Number factor) {
  return duration *= static_cast<int64_t>(factor);
}
template <typename Number>
Duration& operator/=(Duration& duration, Number divisor) {
  return duration /= static_cast<int64_t>(divisor);
}

inline Duration operator-(const Duration& duration) {
  Duration result;
  result.set_seconds(-duration.seconds());
  result.set_nanos(-duration.nanos());
  return result;
}
inline Duration operator+(Duration one, const Duration& other) { return one += other; }
inline Duration operator-(Duration one, const Duration& other) { return one -= other; }
inline Duration operator%(Duration one, const Duration& other) { return one %= other; }
template <typename Number>
Duration operator*(Duration duration, Number factor) {
  return duration *= factor;
}
template <typename Number>
Duration operator*(Number factor, Duration duration) {
  return duration *= factor;
}
template <typename Number>
Duration operator/(Duration duration, Number divisor) {
  return duration /= divisor;
}

Timestamp& operator+=(Timestamp& timestamp, const Duration& duration);
Timestamp& operator-=(Timestamp& timestamp, const Duration& duration);
Duration operator-(const Timestamp& one, const Timestamp& other);
inline Timestamp operator+(Timestamp timestamp, const Duration& duration) { return timestamp += duration; }
inline Timestamp operator+(const Duration& duration, Timestamp timestamp) { return timestamp += duration; }
inline Timestamp operator-(Timestamp timestamp, const Duration& duration) { return timestamp -= duration; }

inline bool operator==(const Duration& one, const Duration& other) {
  return one.seconds() == other.seconds() && one.nanos() == other.nanos();
}
inline bool operator<(const Duration& one, const Duration& other) {
  return one.seconds() != other.seconds() ? one.seconds() < other.seconds() : one.nanos() < other.nanos();
}
inline bool operator!=(const Duration& one, const Duration& other) { return !(one == other); }
inline bool operator>(const Duration& one, const Duration& other) { return other < one; }
inline bool operator<=(const Duration& one, const Duration& other) { return !(other < one); }
inline bool operator>=(const Duration& one, const Duration& other) { return !(one < other); }

inline bool operator==(const Timestamp& one, const Timestamp& other) {
  return one.seconds() == other.seconds() && one.nanos() == other.nanos();
}
inline bool operator<(const Timestamp& one, const Timestamp& other) {
  return one.seconds() != other.seconds() ? one.seconds() < other.seconds() : one.nanos() < other.nanos();
}
inline bool operator!=(const Timestamp& one, const Timestamp& other) { return !(one == other); }
inline bool operator>(const Timestamp& one, const Timestamp& other) { return other < one; }
inline bool operator<=(const Timestamp& one, const Timestamp& other) { return !(other < one); }
inline bool operator>=(const Timestamp& one, const Timestamp& other) { return !(one < other); }

inline std::ostream& operator<<(std::ostream& out, const Duration& duration) {
  return out << util::TimeUtil::ToString(duration);
}
inline std::ostream& operator<<(std::ostream& out, const Timestamp& timestamp) {
  return out << util::TimeUtil::ToString(timestamp);
}

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_UTIL_TIME_UTIL_H_
