// Unknown fields of full messages: raw records at first, a set once a program has looked at them.
#include <thread>
#include <vector>

#include "check.h"
#include "explicit.pb.h"
#include "google/protobuf/unknown_field_set.h"

using google::protobuf::UnknownField;
using google::protobuf::UnknownFieldSet;
using touchstone_test::Hex;
using touchstone_test::ToHex;

namespace {

/// Field 1000 of each wire type: varint 300, four bytes, eight bytes, "abc", and a group with field 1 = 5.
const char* const kRecords = "c03e ac02 c53e 01020304 c13e 0102030405060708 c23e 03 616263 c33e 0805 c43e";

demo::old::Leaf Parsed(const char* records) {
  demo::old::Leaf message;
  CHECK(message.ParsePartialFromString(Hex(records)));
  return message;
}

std::string Written(const demo::old::Leaf& message) {
  const std::string whole = message.SerializePartialAsString();
  std::vector<uint8_t> array(message.ByteSizeLong());
  CHECK_EQ(array.size(), whole.size());
  message.SerializeWithCachedSizesToArray(array.data());
  CHECK(std::string(array.begin(), array.end()) == whole);
  return ToHex(whole);
}

}  // namespace

TEST(unknown_records_are_written_as_they_were_read) {
  demo::old::Leaf message = Parsed(kRecords);
  const std::string raw = Written(message);
  CHECK_EQ(raw, ToHex(Hex(kRecords)));
  CHECK_EQ(message.unknown_fields().field_count(), 5);
  CHECK_EQ(message.unknown_fields().field(3).length_delimited(), "abc");
  CHECK_EQ(message.unknown_fields().field(4).group().field(0).varint(), 5u);
  // From the set, too.
  CHECK_EQ(Written(message), raw);
}

TEST(unknown_records_are_made_as_short_as_possible) {
  // Tag, number, length and the number in the group have a byte too many each; the last number has ten bytes, of which
  // the last has bits that do not count.
  CHECK_EQ(Written(Parsed("c0be00 ac8200")), "c03eac02");
  CHECK_EQ(Written(Parsed("c23e 8300 616263")), "c23e03616263");
  CHECK_EQ(Written(Parsed("c33e 088500 c43e")), "c33e0805c43e");
  CHECK_EQ(Written(Parsed("c03e ffffffffffffffffff7f")), "c03effffffffffffffffff01");
  CHECK_EQ(Written(Parsed("c03e 00")), "c03e00");
}

TEST(unknown_records_are_added_before_and_after_a_look) {
  for (const bool looked : {false, true}) {
    for (const bool other_looked : {false, true}) {
      demo::old::Leaf message = Parsed("c03e 01");
      demo::old::Leaf other = Parsed("c03e 02");
      const UnknownFieldSet* const set = looked ? &message.unknown_fields() : nullptr;
      if (other_looked) CHECK_EQ(other.unknown_fields().field_count(), 1);
      CHECK(message.MergePartialFromString(Hex("c03e 03")));
      message.MergeFrom(other);
      CHECK_EQ(Written(message), "c03e01c03e03c03e02");
      // A set that was handed out shows what is added later.
      if (set != nullptr) {
        CHECK(set == &message.unknown_fields());
        CHECK_EQ(set->field_count(), 3);
      }
      const demo::old::Leaf copy(message);
      CHECK_EQ(Written(copy), "c03e01c03e03c03e02");
      message.Clear();
      CHECK_EQ(Written(message), "");
      CHECK(message.MergePartialFromString(Hex("c03e 04")));
      CHECK_EQ(message.unknown_fields().field(0).varint(), 4u);
    }
  }
}

TEST(unknown_records_change_through_the_mutable_set) {
  demo::old::Leaf message = Parsed(kRecords);
  UnknownFieldSet* const set = message.mutable_unknown_fields();
  CHECK_EQ(set->field_count(), 5);
  set->DeleteSubrange(0, 4);
  set->AddVarint(1000, 7);
  CHECK_EQ(Written(message), "c33e0805c43ec03e07");
  demo::old::Leaf moved(std::move(message));
  CHECK(set == moved.mutable_unknown_fields());
  CHECK_EQ(Written(moved), "c33e0805c43ec03e07");
}

TEST(unknown_records_may_be_read_by_several_threads) {
  const demo::old::Leaf message = Parsed(kRecords);
  const UnknownFieldSet* seen[4] = {};
  std::vector<std::thread> threads;
  for (const UnknownFieldSet*& place : seen) threads.emplace_back([&] { place = &message.unknown_fields(); });
  for (std::thread& thread : threads) thread.join();
  for (const UnknownFieldSet* one : seen) CHECK(one == seen[0] && one->field_count() == 5);
}
