// Timestamp and Duration as text.
#include <cstdio>
#include <cstdlib>

#include "calendar.h"
#include "google/protobuf/util/time_util.h"

namespace google::protobuf::util {

namespace {

constexpr int64_t kNanosOfSecond = 1000000000;
constexpr int64_t kSecondsOfDay = 86400;

/// \returns a point and three, six or nine digits, as many as needed; nothing for 0.
std::string Fraction(int64_t nanos) {
  if (nanos == 0) return "";
  char text[24];
  if (nanos % 1000000 == 0) {
    std::snprintf(text, sizeof(text), ".%03lld", static_cast<long long>(nanos / 1000000));
  } else if (nanos % 1000 == 0) {
    std::snprintf(text, sizeof(text), ".%06lld", static_cast<long long>(nanos / 1000));
  } else {
    std::snprintf(text, sizeof(text), ".%09lld", static_cast<long long>(nanos));
  }
  return text;
}

/// Reads text from front to back. Each function returns false if the expected characters are not next.
class Reader {
 public:
  Reader(const char* begin, size_t size) : p_(begin), end_(begin + size) {}

  bool AtEnd() const { return p_ == end_; }
  bool Character(char c) {
    if (p_ == end_ || *p_ != c) return false;
    ++p_;
    return true;
  }
  /// Reads exactly `digits` digits.
  bool Number(int digits, int64_t* value) {
    *value = 0;
    for (; digits > 0; --digits) {
      if (p_ == end_ || *p_ < '0' || *p_ > '9') return false;
      *value = *value * 10 + (*p_++ - '0');
    }
    return true;
  }
  /// Reads one or more digits, with a value up to `largest`.
  bool NumberUpTo(int64_t largest, int64_t* value) {
    const char* const start = p_;
    *value = 0;
    for (; p_ != end_ && *p_ >= '0' && *p_ <= '9'; ++p_) {
      *value = *value * 10 + (*p_ - '0');
      if (*value > largest) return false;
    }
    return p_ != start;
  }
  /// Reads a point and digits, if there is a point. Digits after the ninth are ignored.
  bool OptionalFraction(int64_t* nanos) {
    *nanos = 0;
    if (!Character('.')) return true;
    const char* const start = p_;
    for (int64_t unit = kNanosOfSecond / 10; p_ != end_ && *p_ >= '0' && *p_ <= '9'; ++p_, unit /= 10) {
      *nanos += (*p_ - '0') * unit;
    }
    return p_ != start;
  }

 private:
  const char* p_;
  const char* const end_;
};

bool ReadDate(Reader& reader, int64_t* days) {
  int64_t year;
  int64_t month;
  int64_t day;
  if (!reader.Number(4, &year) || !reader.Character('-') || !reader.Number(2, &month) || !reader.Character('-') ||
      !reader.Number(2, &day)) {
    return false;
  }
  if (year == 0 || month == 0 || month > 12) return false;
  if (day == 0 || day > internal::DaysOfMonth(year, static_cast<int>(month))) return false;
  *days = internal::DaysOf({year, static_cast<int>(month), static_cast<int>(day)});
  return true;
}

bool ReadTime(Reader& reader, int64_t* seconds, int64_t* nanos) {
  int64_t hour;
  int64_t minute;
  int64_t second;
  if (!reader.Number(2, &hour) || !reader.Character(':') || !reader.Number(2, &minute) || !reader.Character(':') ||
      !reader.Number(2, &second) || !reader.OptionalFraction(nanos)) {
    return false;
  }
  if (hour > 23 || minute > 59 || second > 59) return false;
  *seconds = hour * 3600 + minute * 60 + second;
  return true;
}

/// Reads `Z`, `+01:30` or `-01:30`. \param seconds  receives the offset from UTC.
bool ReadOffset(Reader& reader, int64_t* seconds) {
  *seconds = 0;
  if (reader.Character('Z')) return true;
  const bool behind = reader.Character('-');
  int64_t hours;
  int64_t minutes;
  if ((!behind && !reader.Character('+')) || !reader.Number(2, &hours) || !reader.Character(':') ||
      !reader.Number(2, &minutes) || hours > 23 || minutes > 59) {
    return false;
  }
  *seconds = (hours * 3600 + minutes * 60) * (behind ? -1 : 1);
  return true;
}

}  // namespace

std::string TimeUtil::ToString(const Timestamp& timestamp) {
  const int64_t seconds = timestamp.seconds();
  if (seconds < kTimestampMinSeconds || seconds > kTimestampMaxSeconds || timestamp.nanos() < 0 ||
      timestamp.nanos() >= kNanosOfSecond) {
    return "InvalidTime";
  }
  const int64_t days = internal::FloorDivide(seconds, kSecondsOfDay);
  const auto of_day = static_cast<int>(seconds - days * kSecondsOfDay);
  const internal::Date date = internal::DateOf(days);
  char text[64];
  std::snprintf(text, sizeof(text), "%04d-%02d-%02dT%02d:%02d:%02d", static_cast<int>(date.year), date.month, date.day,
                of_day / 3600, of_day / 60 % 60, of_day % 60);
  return text + Fraction(timestamp.nanos()) + "Z";
}

bool TimeUtil::FromString(internal::StringArg text, Timestamp* timestamp) {
  Reader reader(text.data(), text.size());
  int64_t days;
  int64_t of_day;
  int64_t nanos;
  int64_t offset;
  if (!ReadDate(reader, &days) || !reader.Character('T') || !ReadTime(reader, &of_day, &nanos) ||
      !ReadOffset(reader, &offset) || !reader.AtEnd()) {
    return false;
  }
  const int64_t seconds = days * kSecondsOfDay + of_day - offset;
  if (seconds < kTimestampMinSeconds || seconds > kTimestampMaxSeconds) return false;
  timestamp->set_seconds(seconds);
  timestamp->set_nanos(static_cast<int32_t>(nanos));
  return true;
}

std::string TimeUtil::ToString(const Duration& duration) {
  const bool negative = duration.seconds() < 0 || duration.nanos() < 0;
  // A Duration can hold the smallest integers, which have no positive counterpart of the same type.
  const auto bits = static_cast<uint64_t>(duration.seconds());
  const uint64_t seconds = duration.seconds() < 0 ? uint64_t{0} - bits : bits;
  return (negative ? "-" : "") + std::to_string(seconds) + Fraction(std::abs(int64_t{duration.nanos()})) + "s";
}

bool TimeUtil::FromString(internal::StringArg text, Duration* duration) {
  Reader reader(text.data(), text.size());
  const int64_t sign = reader.Character('-') ? -1 : 1;
  int64_t seconds;
  int64_t nanos;
  if (!reader.NumberUpTo(kDurationMaxSeconds, &seconds) || !reader.OptionalFraction(&nanos) || !reader.Character('s') ||
      !reader.AtEnd()) {
    return false;
  }
  duration->set_seconds(sign * seconds);
  duration->set_nanos(static_cast<int32_t>(sign * nanos));
  return true;
}

}  // namespace google::protobuf::util
