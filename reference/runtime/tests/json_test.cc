// JSON of messages whose values are at their limits.
#include "google/protobuf/util/json_util.h"

#include <cstdint>
#include <limits>
#include <string>

#include "check.h"
#include "google/protobuf/duration.pb.h"

namespace {

using google::protobuf::Duration;
using google::protobuf::util::MessageToJsonString;

/// \returns the JSON of a duration; "refused" if it has none.
std::string Json(int64_t seconds, int32_t nanos) {
  Duration duration;
  duration.set_seconds(seconds);
  duration.set_nanos(nanos);
  std::string text;
  return MessageToJsonString(duration, &text).ok() ? text : "refused";
}

}  // namespace

TEST(JsonOfDurationsAtTheirLimits) {
  CHECK_EQ(Json(-1, -999999999), "\"-1.999999999s\"");
  CHECK_EQ(Json(-315576000000, 0), "\"-315576000000s\"");
  CHECK_EQ(Json(0, 1000000000), "refused");
  CHECK_EQ(Json(0, -1000000000), "refused");
  CHECK_EQ(Json(0, std::numeric_limits<int32_t>::min()), "refused");
  CHECK_EQ(Json(std::numeric_limits<int64_t>::min(), 0), "refused");
}
