// proto3 messages with fields of every type. The expected bytes were derived by hand from the encoding rules.
#include <limits>

#include "check.h"
#include "implicit.pb.h"

using demo::test::All;
using demo::test::Part;
using touchstone_test::Hex;

TEST(ScalarsAreEncodedByType) {
  All m;
  m.set_i32(-1);
  m.set_i64(150);
  m.set_u32(4294967295u);
  m.set_u64(1);
  m.set_s32(-1);
  m.set_s64(std::numeric_limits<int64_t>::min());
  m.set_f32(1);
  m.set_f64(2);
  m.set_sf32(-1);
  m.set_sf64(-2);
  m.set_fl(1.0f);
  m.set_db(-2.0);
  m.set_bo(true);
  m.set_st("testing");
  m.set_by(std::string("\0\xff", 2));
  m.set_color(demo::test::BLUE);
  m.set_kind(All::SOME);
  CHECK_BYTES(m,
              "08 ffffffffffffffffff01  10 9601  18 ffffffff0f  20 01  28 01  30 ffffffffffffffffff01"
              "3d 01000000  41 0200000000000000  4d ffffffff  51 feffffffffffffff"
              "5d 0000803f  61 00000000000000c0  68 01  72 07 74657374696e67  7a 02 00ff"
              "8001 fdffffffffffffffff01  8801 05");
  All n;
  CHECK(n.ParseFromString(m.SerializeAsString()));
  CHECK_EQ(n.i32(), -1);
  CHECK_EQ(n.i64(), 150);
  CHECK_EQ(n.u32(), 4294967295u);
  CHECK_EQ(n.s32(), -1);
  CHECK_EQ(n.s64(), std::numeric_limits<int64_t>::min());
  CHECK_EQ(n.sf32(), -1);
  CHECK_EQ(n.sf64(), -2);
  CHECK_EQ(n.fl(), 1.0f);
  CHECK_EQ(n.db(), -2.0);
  CHECK(n.bo());
  CHECK_EQ(n.st(), "testing");
  CHECK_EQ(n.by().size(), 2u);
  CHECK_EQ(static_cast<int>(n.color()), -3);
}

TEST(ImplicitFieldsAreWrittenUnlessZero) {
  All m;
  CHECK_EQ(m.ByteSizeLong(), 0u);
  m.set_i32(0);
  m.set_st("");
  m.set_bo(false);
  CHECK_BYTES(m, "");
  m.set_db(-0.0);  // its bits are not zero
  CHECK_BYTES(m, "61 0000000000000080");
}

TEST(ExplicitFieldsAreWrittenWhenSet) {
  All m;
  CHECK(!m.has_oi());
  m.set_oi(0);
  m.set_os("");
  m.set_oc(demo::test::RED);
  CHECK(m.has_oi());
  CHECK_BYTES(m, "a001 00  aa01 00  b001 00");
  m.clear_oi();
  m.clear_os();
  m.clear_oc();
  CHECK(!m.has_os());
  CHECK_BYTES(m, "");
}

TEST(RepeatedNumbersAreWrittenPackedAndReadPackedOrNot) {
  All m;
  m.add_ri(1);
  m.add_ri(-1);
  m.add_rd(0.5);
  m.add_rb(true);
  m.add_rz(-1);
  m.add_rz(2);
  m.add_rc(demo::test::GREEN);
  CHECK_BYTES(m,
              "f201 0b 01ffffffffffffffffff01  fa01 08 000000000000e03f  9202 01 01  9a02 01 01"
              "a002 01  a002 04");
  All n;
  CHECK(n.ParseFromString(Hex("f001 01 f001 02 f201 02 0304 a202 02 0104 f901 000000000000e03f")));
  CHECK_EQ(n.ri_size(), 4);
  CHECK_EQ(n.ri(3), 4);
  CHECK_EQ(n.rz(0), -1);
  CHECK_EQ(n.rz(1), 2);
  CHECK_EQ(n.rd(0), 0.5);
}

TEST(RepeatedMessagesAndStrings) {
  All m;
  m.add_rs("a");
  *m.add_rs() = "b";
  m.add_rs(std::string("cd"));
  m.add_rs("efgh", 2);
  m.add_rp()->set_id(7);
  m.add_rp()->mutable_next()->set_label("x");
  CHECK_BYTES(m,
              "8202 01 61  8202 01 62  8202 02 6364  8202 02 6566"
              "8a02 02 0807  8a02 05 1a03 1201 78");
  All n;
  CHECK(n.ParseFromString(m.SerializeAsString()));
  CHECK_EQ(n.rs(3), "ef");
  CHECK_EQ(n.rp(1).next().label(), "x");
  n.Clear();
  CHECK_EQ(n.rp_size(), 0);
  CHECK(!n.add_rp()->has_next());
}

TEST(SettingAOneofMemberClearsTheOthers) {
  All m;
  CHECK_EQ(m.choice_case(), All::CHOICE_NOT_SET);
  m.set_ci(0);
  CHECK_BYTES(m, "c002 00");
  m.set_cs("s");
  CHECK(!m.has_ci());
  CHECK_BYTES(m, "ca02 01 73");
  m.mutable_cp()->set_id(1);
  CHECK_EQ(m.choice_case(), All::kCp);
  CHECK_EQ(m.cs(), "");
  delete m.release_cp();
  CHECK_EQ(m.choice_case(), All::CHOICE_NOT_SET);
  m.set_allocated_cs(new std::string("owned"));
  m.set_cb(m.cs());  // the new member is a copy of the old one
  CHECK_EQ(m.cb(), "owned");
  m.set_allocated_cp(nullptr);
  CHECK_EQ(m.choice_case(), All::CHOICE_NOT_SET);
  CHECK(m.ParseFromString(Hex("ca02 01 73  d202 02 0801  d202 02 1a00")));
  CHECK_EQ(m.cp().id(), 1);
  CHECK(m.cp().has_next());
}

TEST(OwnershipOfStringsIsPassedInAndOut) {
  All m;
  std::string* given = new std::string("given");
  m.set_allocated_os(given);
  CHECK_EQ(&m.os(), given);
  std::string* back = m.release_os();
  CHECK_EQ(back, given);
  CHECK(!m.has_os());
  delete back;
  CHECK(m.release_os() == nullptr);
  m.set_os("short");
  back = m.release_os();
  CHECK_EQ(*back, "short");
  delete back;
  m.set_allocated_os(new std::string("one"));
  m.set_allocated_os(new std::string("two"));
  m.set_allocated_os(nullptr);
  CHECK_EQ(m.os(), "");
}

TEST(CopiesAreDeepAndMovesAreComplete) {
  All m;
  m.set_st("text");
  m.mutable_part()->set_id(1);
  m.add_rp()->set_label("l");
  m.set_cs("one of");
  m.set_oi(5);
  m.add_rby("bytes");
  m.mutable_unknown_fields();
  All copy(m);
  copy.mutable_part()->set_id(2);
  copy.mutable_rp(0)->set_label("changed");
  copy.set_st("other");
  copy.set_cs("another");
  CHECK_EQ(m.part().id(), 1);
  CHECK_EQ(m.rp(0).label(), "l");
  CHECK_EQ(m.st(), "text");
  CHECK_EQ(m.cs(), "one of");
  All moved(std::move(m));
  CHECK_EQ(moved.st(), "text");
  CHECK_EQ(moved.oi(), 5);
  moved.Swap(&copy);
  CHECK_EQ(moved.cs(), "another");
  CHECK_EQ(copy.cs(), "one of");
  moved.MergeFrom(copy);
  CHECK_EQ(moved.rp_size(), 2);
  CHECK_EQ(moved.part().id(), 1);
  CHECK_EQ(moved.cs(), "one of");
  moved.MergeFrom(moved);
  const All& itself = moved;
  moved = itself;
  CHECK_EQ(moved.rp_size(), 2);
}

TEST(UnknownFieldsAreKept) {
  Part m;
  const char* bytes = "0807  a006 01  ad06 01000000  b106 0200000000000000  ba06 02 6869  c306 08 01 c406";
  CHECK(m.ParseFromString(Hex(bytes)));
  CHECK_BYTES(m, bytes);
  CHECK_EQ(m.unknown_fields().field_count(), 5);
  CHECK_EQ(m.unknown_fields().field(0).varint(), 1u);
  CHECK_EQ(m.unknown_fields().field(3).length_delimited(), "hi");
  CHECK_EQ(m.unknown_fields().field(4).group().field(0).number(), 1);
  Part copy = m;
  m.DiscardUnknownFields();
  CHECK_BYTES(m, "0807");
  CHECK_BYTES(copy, bytes);
  copy.mutable_unknown_fields()->DeleteByNumber(103);
  CHECK_EQ(copy.unknown_fields().field_count(), 4);
  // A known number with a wrong wire type is unknown too.
  CHECK(m.ParseFromString(Hex("0d 01000000")));
  CHECK_EQ(m.id(), 0);
  CHECK_BYTES(m, "0d 01000000");
}

TEST(MalformedBytesAreRejected) {
  All m;
  const char* malformed[] = {
      "08",                          // a tag without a value
      "08 ff",                       // an unterminated varint
      "08 ffffffffffffffffffff 01",  // a varint of eleven bytes
      "00 00",                       // field number 0
      "07",                          // wire type 7
      "06",                          // wire type 6
      "0c",                          // an end-group tag without a group
      "3d 0000",                     // two of four bytes
      "72 05 61",                    // a length past the end
      "72 ffffffff0f 61",            // a length of 4 GiB
      "72 ffffffffffffffffff01",     // a length of 2^64 - 1
      "72 01 ff",                    // a string that is not UTF-8
      "9201 02 08",                  // a truncated message
      "9201 03 0a",
      "f201 01 ff",       // a packed varint truncated within its record
      "fa01 03 000000",   // packed doubles of three bytes
      "fb06 08 01",       // a group without an end
      "fb06 08 01 9407",  // a group with the end tag of another
      "808080808001 00",  // a tag of six bytes
  };
  for (const char* hex : malformed) {
    if (m.ParseFromString(Hex(hex))) touchstone_test::Fail(__FILE__, __LINE__, std::string("accepted: ") + hex);
  }
  CHECK(m.ParseFromString(Hex("72 02 c3a4  7a 01 ff")));
  CHECK(m.ParseFromString(""));
}

TEST(NestingIsLimited) {
  // A Part within a Part: 1a, the length, the rest.
  const auto nested = [](int levels) {
    std::string bytes;
    for (int i = 0; i < levels; ++i) {
      std::string length;
      for (size_t rest = bytes.size();; rest >>= 7) {
        length.push_back(static_cast<char>(rest >= 0x80 ? rest | 0x80 : rest));
        if (rest < 0x80) break;
      }
      bytes = "\x1a" + length + bytes;
    }
    return bytes;
  };
  Part m;
  CHECK(m.ParseFromString(nested(100)));
  CHECK(!m.ParseFromString(nested(101)));
  CHECK(!m.ParseFromString(std::string(10000, '\x0b')));
}

TEST(EnumsHaveNames) {
  using namespace demo::test;
  CHECK_EQ(Color_Name(1), "GREEN");
  CHECK_EQ(Color_Name(-3), "BLUE");
  CHECK_EQ(Color_Name(7), "");
  CHECK(Color_IsValid(-3));
  CHECK(!Color_IsValid(2));
  Color color = RED;
  CHECK(Color_Parse("ALSO_GREEN", &color));
  CHECK_EQ(color, GREEN);
  CHECK(!Color_Parse("green", &color));
  CHECK_EQ(Color_MIN, BLUE);
  CHECK_EQ(Color_MAX, GREEN);
  CHECK_EQ(Color_ARRAYSIZE, 2);
  CHECK_EQ(All::Kind_Name(All::SOME), "SOME");
  CHECK_EQ(All::Kind_MAX, All::SOME);
}
