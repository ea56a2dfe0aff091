// Messages of the lite runtime: unknown fields are kept in a string, and fields have no names.
#include "check.h"
#include "lite.pb.h"

using demo::light::Point;
using touchstone_test::Hex;
using touchstone_test::ToHex;

TEST(LiteMessagesKeepUnknownFieldsAsBytes) {
  Point m;
  CHECK_EQ(m.unknown_fields(), "");
  CHECK(m.ParseFromString(Hex("0801  1007  2801  1002  33 0801 34")));
  CHECK_EQ(static_cast<int>(m.shade()), 2);
  CHECK_EQ(ToHex(static_cast<const Point&>(m).unknown_fields()),
           "10072801330801"
           "34");
  CHECK_BYTES(m, "0801  1002  1007  2801  33 0801 34");
  Point other;
  other.MergeFrom(m);
  m.mutable_unknown_fields()->clear();
  CHECK_BYTES(m, "0801  1002");
  CHECK_BYTES(other, "0801  1002  1007  2801  33 0801 34");
  other.Clear();
  CHECK_EQ(other.unknown_fields(), "");
}

TEST(LiteMessagesDoNotNameMissingFields) {
  Point m;
  CHECK(!m.IsInitialized());
  CHECK_EQ(m.InitializationErrorString(), "(cannot determine missing fields for lite message)");
  CHECK_EQ(m.GetTypeName(), "demo.light.Point");
}

TEST(LiteMessagesShowTheirAddressForText) {
  const Point m;
  std::ostringstream address;
  address << static_cast<const void*>(&m);
  CHECK_EQ(m.DebugString(), "MessageLite at " + address.str());
  CHECK_EQ(m.ShortDebugString(), m.DebugString());
  CHECK_EQ(m.Utf8DebugString(), m.DebugString());
}
