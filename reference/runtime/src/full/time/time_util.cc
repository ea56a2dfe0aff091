#include "google/protobuf/util/time_util.h"

#include <chrono>
#include <cmath>

namespace google::protobuf {

namespace {

constexpr int64_t kNanosOfSecond = 1000000000;
constexpr int64_t kNanosOfMicrosecond = 1000;
constexpr int64_t kNanosOfMillisecond = 1000000;

/// Wide enough for the nanoseconds of any Duration, times any int64_t.
__extension__ using Nanos = __int128;

Nanos Total(int64_t seconds, int64_t nanos) { return Nanos{seconds} * kNanosOfSecond + nanos; }
Nanos Total(const Duration& duration) { return Total(duration.seconds(), duration.nanos()); }

/// \returns the quotient, rounded toward negative infinity.
Nanos FloorDivide(Nanos value, int64_t divisor) { return value / divisor - (value % divisor < 0 ? 1 : 0); }

void Assign(Duration* duration, Nanos nanos) {
  // Seconds and nanos have the same sign.
  duration->set_seconds(static_cast<int64_t>(nanos / kNanosOfSecond));
  duration->set_nanos(static_cast<int32_t>(nanos % kNanosOfSecond));
}

void Assign(Timestamp* timestamp, Nanos nanos) {
  const Nanos seconds = FloorDivide(nanos, kNanosOfSecond);
  timestamp->set_seconds(static_cast<int64_t>(seconds));
  timestamp->set_nanos(static_cast<int32_t>(nanos - seconds * kNanosOfSecond));
}

Duration SpanOf(Nanos nanos) {
  Duration duration;
  Assign(&duration, nanos);
  return duration;
}

Timestamp PointOf(Nanos nanos) {
  Timestamp timestamp;
  Assign(&timestamp, nanos);
  return timestamp;
}

void AssignSeconds(Duration* duration, double seconds) {
  const double whole = std::trunc(seconds);
  Assign(duration, Total(static_cast<int64_t>(whole), std::llround((seconds - whole) * kNanosOfSecond)));
}

double SecondsOf(const Duration& duration) {
  return static_cast<double>(duration.seconds()) + duration.nanos() / static_cast<double>(kNanosOfSecond);
}

}  // namespace

Duration& operator+=(Duration& one, const Duration& other) {
  Assign(&one, Total(one) + Total(other));
  return one;
}

Duration& operator-=(Duration& one, const Duration& other) {
  Assign(&one, Total(one) - Total(other));
  return one;
}

Duration& operator*=(Duration& duration, int64_t factor) {
  Assign(&duration, Total(duration) * factor);
  return duration;
}

Duration& operator*=(Duration& duration, double factor) {
  AssignSeconds(&duration, SecondsOf(duration) * factor);
  return duration;
}

Duration& operator/=(Duration& duration, int64_t divisor) {
  Assign(&duration, Total(duration) / divisor);
  return duration;
}

Duration& operator/=(Duration& duration, double divisor) {
  AssignSeconds(&duration, SecondsOf(duration) / divisor);
  return duration;
}

Duration& operator%=(Duration& one, const Duration& other) {
  Assign(&one, Total(one) % Total(other));
  return one;
}

int64_t operator/(const Duration& one, const Duration& other) {
  return static_cast<int64_t>(Total(one) / Total(other));
}

Timestamp& operator+=(Timestamp& timestamp, const Duration& duration) {
  Assign(&timestamp, Total(timestamp.seconds(), timestamp.nanos()) + Total(duration));
  return timestamp;
}

Timestamp& operator-=(Timestamp& timestamp, const Duration& duration) {
  Assign(&timestamp, Total(timestamp.seconds(), timestamp.nanos()) - Total(duration));
  return timestamp;
}

Duration operator-(const Timestamp& one, const Timestamp& other) {
  return SpanOf(Total(one.seconds(), one.nanos()) - Total(other.seconds(), other.nanos()));
}

namespace util {

Timestamp TimeUtil::GetCurrentTime() {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  return PointOf(std::chrono::duration_cast<std::chrono::nanoseconds>(since_epoch).count());
}

Duration TimeUtil::NanosecondsToDuration(int64_t nanos) { return SpanOf(nanos); }
Duration TimeUtil::MicrosecondsToDuration(int64_t micros) { return SpanOf(Nanos{micros} * kNanosOfMicrosecond); }
Duration TimeUtil::MillisecondsToDuration(int64_t millis) { return SpanOf(Nanos{millis} * kNanosOfMillisecond); }
Duration TimeUtil::SecondsToDuration(int64_t seconds) { return SpanOf(Total(seconds, 0)); }
Duration TimeUtil::MinutesToDuration(int64_t minutes) { return SpanOf(Nanos{minutes} * 60 * kNanosOfSecond); }
Duration TimeUtil::HoursToDuration(int64_t hours) { return SpanOf(Nanos{hours} * 3600 * kNanosOfSecond); }

int64_t TimeUtil::DurationToNanoseconds(const Duration& duration) { return static_cast<int64_t>(Total(duration)); }
int64_t TimeUtil::DurationToMicroseconds(const Duration& duration) {
  return static_cast<int64_t>(Total(duration) / kNanosOfMicrosecond);
}
int64_t TimeUtil::DurationToMilliseconds(const Duration& duration) {
  return static_cast<int64_t>(Total(duration) / kNanosOfMillisecond);
}
int64_t TimeUtil::DurationToSeconds(const Duration& duration) { return duration.seconds(); }
int64_t TimeUtil::DurationToMinutes(const Duration& duration) { return duration.seconds() / 60; }
int64_t TimeUtil::DurationToHours(const Duration& duration) { return duration.seconds() / 3600; }

Timestamp TimeUtil::NanosecondsToTimestamp(int64_t nanos) { return PointOf(nanos); }
Timestamp TimeUtil::MicrosecondsToTimestamp(int64_t micros) { return PointOf(Nanos{micros} * kNanosOfMicrosecond); }
Timestamp TimeUtil::MillisecondsToTimestamp(int64_t millis) { return PointOf(Nanos{millis} * kNanosOfMillisecond); }
Timestamp TimeUtil::SecondsToTimestamp(int64_t seconds) { return PointOf(Total(seconds, 0)); }

int64_t TimeUtil::TimestampToNanoseconds(const Timestamp& timestamp) {
  return static_cast<int64_t>(Total(timestamp.seconds(), timestamp.nanos()));
}
int64_t TimeUtil::TimestampToMicroseconds(const Timestamp& timestamp) {
  return static_cast<int64_t>(FloorDivide(Total(timestamp.seconds(), timestamp.nanos()), kNanosOfMicrosecond));
}
int64_t TimeUtil::TimestampToMilliseconds(const Timestamp& timestamp) {
  return static_cast<int64_t>(FloorDivide(Total(timestamp.seconds(), timestamp.nanos()), kNanosOfMillisecond));
}
int64_t TimeUtil::TimestampToSeconds(const Timestamp& timestamp) { return timestamp.seconds(); }

Timestamp TimeUtil::TimevalToTimestamp(const timeval& value) {
  return PointOf(Total(value.tv_sec, int64_t{value.tv_usec} * kNanosOfMicrosecond));
}
timeval TimeUtil::TimestampToTimeval(const Timestamp& value) {
  timeval result;
  result.tv_sec = static_cast<time_t>(value.seconds());
  result.tv_usec = static_cast<suseconds_t>(value.nanos() / kNanosOfMicrosecond);
  return result;
}
Duration TimeUtil::TimevalToDuration(const timeval& value) {
  return SpanOf(Total(value.tv_sec, int64_t{value.tv_usec} * kNanosOfMicrosecond));
}
timeval TimeUtil::DurationToTimeval(const Duration& value) {
  // The microseconds of a timeval count forward, as the nanos of a Timestamp do.
  const Nanos micros = Total(value) / kNanosOfMicrosecond;
  timeval result;
  result.tv_sec = static_cast<time_t>(FloorDivide(micros, 1000000));
  result.tv_usec = static_cast<suseconds_t>(micros - Nanos{result.tv_sec} * 1000000);
  return result;
}

}  // namespace util

}  // namespace google::protobuf
