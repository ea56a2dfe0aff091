// Days and dates of the Gregorian calendar.
#ifndef TOUCHSTONE_RUNTIME_CALENDAR_H_
#define TOUCHSTONE_RUNTIME_CALENDAR_H_

#include <cstdint>

namespace google::protobuf::internal {

struct Date {
  int64_t year;
  int month;  // 1 to 12
  int day;    // 1 to 31
};

/// Years are counted from March, so that the leap day is the last day of a year; 400 years have 146,097 days. The
/// epoch, 1970-01-01, is day 719,468 from the start of year 0.
constexpr int64_t kDaysOfEra = 146097;
constexpr int64_t kEpochDay = 719468;

constexpr int64_t FloorDivide(int64_t value, int64_t divisor) {
  return value / divisor - (value % divisor < 0 ? 1 : 0);
}

/// \returns days since 1970-01-01.
constexpr int64_t DaysOf(const Date& date) {
  const int64_t year = date.month <= 2 ? date.year - 1 : date.year;
  const int64_t era = FloorDivide(year, 400);
  const int64_t year_of_era = year - era * 400;
  const int month = date.month <= 2 ? date.month + 9 : date.month - 3;
  const int64_t day_of_year = (153 * month + 2) / 5 + date.day - 1;
  return era * kDaysOfEra + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - kEpochDay;
}

constexpr Date DateOf(int64_t days) {
  days += kEpochDay;
  const int64_t era = FloorDivide(days, kDaysOfEra);
  const int64_t day_of_era = days - era * kDaysOfEra;
  const int64_t year_of_era =
      (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / (kDaysOfEra - 1)) / 365;
  const int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const int month = static_cast<int>((5 * day_of_year + 2) / 153);
  const int day = static_cast<int>(day_of_year - (153 * month + 2) / 5 + 1);
  const int from_january = month < 10 ? month + 3 : month - 9;
  return {year_of_era + era * 400 + (from_january <= 2 ? 1 : 0), from_january, day};
}

constexpr bool IsLeapYear(int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

constexpr int DaysOfMonth(int64_t year, int month) {
  if (month == 2) return IsLeapYear(year) ? 29 : 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_CALENDAR_H_
