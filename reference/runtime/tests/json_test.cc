// JSON of messages whose values are at their limits.
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include "check.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/duration.pb.h"
#include "google/protobuf/dynamic_message.h"
#include "google/protobuf/util/json_util.h"

namespace {

using google::protobuf::Duration;
using google::protobuf::util::JsonStringToMessage;
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

TEST(JsonIsAppendedAndLeavesTheOutputAloneOnFailure) {
  std::string text = "before ";
  Duration duration;
  duration.set_seconds(1);
  CHECK(MessageToJsonString(duration, &text).ok());
  CHECK_EQ(text, "before \"1s\"");
  duration.set_nanos(-1);
  CHECK(!MessageToJsonString(duration, &text).ok());
  CHECK_EQ(text, "before \"1s\"");
}

TEST(JsonOfTypesThatOnlyHaveTheNameOfAWellKnownOneIsRefused) {
  for (const char* name : {"BoolValue", "Struct", "ListValue", "Any"}) {
    google::protobuf::FileDescriptorProto file;
    file.set_name("lookalike.proto");
    file.set_package("google.protobuf");
    google::protobuf::DescriptorProto* const empty = file.add_message_type();
    empty->set_name(name);
    google::protobuf::FieldDescriptorProto* const field = file.add_message_type()->add_field();
    file.mutable_message_type(1)->set_name("Holder");
    field->set_name("held");
    field->set_number(1);
    field->set_label(google::protobuf::FieldDescriptorProto::LABEL_OPTIONAL);
    field->set_type_name(name);
    google::protobuf::DescriptorPool pool;
    google::protobuf::DynamicMessageFactory factory(&pool);
    const google::protobuf::Descriptor* const holder = pool.BuildFile(file)->message_type(1);
    const std::unique_ptr<google::protobuf::Message> message(factory.GetPrototype(holder)->New());
    for (const char* json :
         {"{\"held\": {\"@type\": \"x/google.protobuf.Holder\"}}", "{\"held\": [1]}", "{\"held\": true}"}) {
      CHECK(!JsonStringToMessage(json, message.get()).ok());
    }
    std::string text;
    message->Clear();
    message->GetReflection()->MutableMessage(message.get(), holder->field(0));
    CHECK(MessageToJsonString(*message, &text).ok() ==
          (std::string(name) == "ListValue" || std::string(name) == "Any"));
  }
}
