// Timestamp and Duration: text, units, arithmetic.
#include "google/protobuf/util/time_util.h"

#include <limits>
#include <string>

#include "check.h"

namespace {

using google::protobuf::Duration;
using google::protobuf::Timestamp;
using google::protobuf::util::TimeUtil;

Timestamp Point(int64_t seconds, int32_t nanos) {
  Timestamp timestamp;
  timestamp.set_seconds(seconds);
  timestamp.set_nanos(nanos);
  return timestamp;
}

Duration Span(int64_t seconds, int32_t nanos) {
  Duration duration;
  duration.set_seconds(seconds);
  duration.set_nanos(nanos);
  return duration;
}

/// \returns the parsed text, printed again; "refused" if it is invalid.
std::string PointRead(const char* text) {
  Timestamp timestamp;
  return TimeUtil::FromString(text, &timestamp) ? TimeUtil::ToString(timestamp) : "refused";
}

std::string SpanRead(const char* text) {
  Duration duration;
  return TimeUtil::FromString(text, &duration) ? TimeUtil::ToString(duration) : "refused";
}

}  // namespace

TEST(TimestampText) {
  CHECK_EQ(TimeUtil::ToString(Point(0, 0)), "1970-01-01T00:00:00Z");
  CHECK_EQ(TimeUtil::ToString(Point(68256020, 21000000)), "1972-03-01T00:00:20.021Z");
  CHECK_EQ(TimeUtil::ToString(Point(0, 1000)), "1970-01-01T00:00:00.000001Z");
  CHECK_EQ(TimeUtil::ToString(Point(-1, 999999999)), "1969-12-31T23:59:59.999999999Z");
  CHECK_EQ(TimeUtil::ToString(Point(TimeUtil::kTimestampMinSeconds, 0)), "0001-01-01T00:00:00Z");
  CHECK_EQ(TimeUtil::ToString(Point(TimeUtil::kTimestampMaxSeconds, 0)), "9999-12-31T23:59:59Z");

  CHECK_EQ(PointRead("2000-02-29T12:34:56Z"), "2000-02-29T12:34:56Z");
  CHECK_EQ(PointRead("1972-01-01T10:00:20.021+01:30"), "1972-01-01T08:30:20.021Z");
  CHECK_EQ(PointRead("1972-01-01T23:00:00-02:00"), "1972-01-02T01:00:00Z");
  CHECK_EQ(PointRead("1972-01-01T00:00:00.1234567899Z"), "1972-01-01T00:00:00.123456789Z");
  for (const char* text :
       {"", "1900-02-29T00:00:00Z", "2001-04-31T00:00:00Z", "2001-13-01T00:00:00Z", "2001-00-01T00:00:00Z",
        "2001-01-01T24:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:60Z", "2001-01-01 00:00:00Z",
        "2001-01-01T00:00:00", "2001-01-01T00:00:00Zx", "2001-1-01T00:00:00Z", "2001-01-01T00:00:00.Z",
        "2001-01-01T00:00:00+0100", "9999-12-31T23:59:59-00:01", "0001-01-01T00:00:00+00:01", "0000-01-01T00:00:00Z"}) {
    CHECK_EQ(PointRead(text), "refused");
  }
}

TEST(DurationText) {
  CHECK_EQ(TimeUtil::ToString(Span(1, 500000000)), "1.500s");
  CHECK_EQ(TimeUtil::ToString(Span(0, -1)), "-0.000000001s");
  // Out of range, yet the fields hold it.
  CHECK_EQ(TimeUtil::ToString(Span(std::numeric_limits<int64_t>::min(), 0)), "-9223372036854775808s");
  CHECK_EQ(TimeUtil::ToString(Span(0, std::numeric_limits<int32_t>::min())), "-0.2147483648s");
  CHECK_EQ(SpanRead("-1.5s"), "-1.500s");
  CHECK_EQ(SpanRead("315576000000s"), "315576000000s");
  // What is written is read back: only whole seconds are compared with the limit, as in libprotobuf.
  CHECK_EQ(SpanRead("-315576000000.500s"), "-315576000000.500s");
  for (const char* text : {"", "s", "1", "1.s", ".5s", "+1s", "--1s", "1 s", "315576000001s"}) {
    CHECK_EQ(SpanRead(text), "refused");
  }
}

TEST(TimeUnits) {
  CHECK_EQ(TimeUtil::DurationToMilliseconds(Span(-1, -999999)), -1000);
  CHECK_EQ(TimeUtil::DurationToMinutes(Span(-119, 0)), -1);
  CHECK_EQ(TimeUtil::TimestampToMilliseconds(Point(-1, 999999999)), -1);
  CHECK_EQ(TimeUtil::TimestampToMicroseconds(Point(1, 1999)), 1000001);
  CHECK_EQ(TimeUtil::MillisecondsToTimestamp(-1), Point(-1, 999000000));
  CHECK_EQ(TimeUtil::MicrosecondsToDuration(-1500000), Span(-1, -500000000));
  CHECK_EQ(TimeUtil::HoursToDuration(2), Span(7200, 0));
  CHECK_EQ(TimeUtil::NanosecondsToTimestamp(std::numeric_limits<int64_t>::min()), Point(-9223372037, 145224192));
  const timeval before = TimeUtil::DurationToTimeval(Span(0, -500000000));
  CHECK_EQ(before.tv_sec, -1);
  CHECK_EQ(before.tv_usec, 500000);
  CHECK(TimeUtil::GetCurrentTime() > Point(1700000000, 0));
}

TEST(TimeArithmetic) {
  CHECK_EQ(Point(10, 900000000) + Span(0, 200000000), Point(11, 100000000));
  CHECK_EQ(Point(10, 100000000) - Span(0, 200000000), Point(9, 900000000));
  CHECK_EQ(Point(1, 0) - Point(2, 500000000), Span(-1, -500000000));
  CHECK_EQ(Span(1, 0) - Span(1, 1), Span(0, -1));
  CHECK_EQ(Span(1, 500000000) * 3, Span(4, 500000000));
  CHECK_EQ(Span(1, 0) * 0.1, Span(0, 100000000));
  CHECK_EQ(Span(-1, 0) / 4, Span(0, -250000000));
  CHECK_EQ(Span(1, 0) / 0.5, Span(2, 0));
  CHECK_EQ(Span(7, 0) % Span(2, 500000000), Span(2, 0));
  CHECK_EQ(Span(7, 0) / Span(2, 500000000), 2);
  CHECK_EQ(-Span(1, 1), Span(-1, -1));
  CHECK(Span(-1, -1) < Span(-1, 0));
  CHECK(Point(1, 2) >= Point(1, 1));
  // The largest span times the largest factor that keeps it in range is exact.
  CHECK_EQ(Span(1, 999999999) * int64_t{100000000000}, Span(199999999900, 0));
}
