// Maps: the table under load, iterators across growth, and every kind of key and value on the wire.
#include "google/protobuf/map.h"

#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "check.h"
#include "map.pb.h"

using demo::maps::Maps;
using demo::maps::Value;
using google::protobuf::Map;
using touchstone_test::Hex;

TEST(ManyKeysAreFoundErasedAndFoundAgain) {
  Map<int64_t, std::string> map;
  std::map<int64_t, std::string> expected;
  for (int64_t i = -2000; i < 2000; ++i) {
    map[i * i * i] = std::to_string(i);
    expected[i * i * i] = std::to_string(i);
  }
  CHECK_EQ(map.size(), 4000u);
  for (int64_t i = -2000; i < 2000; i += 2) {
    CHECK_EQ(map.erase(i * i * i), 1u);
    expected.erase(i * i * i);
  }
  CHECK_EQ(map.erase(1 << 30), 0u);
  CHECK((std::map<int64_t, std::string>(map.begin(), map.end()) == expected));
}

TEST(StringKeysOfAllLengthsAreDistinct) {
  Map<std::string, int> map;
  std::string key;
  for (int i = 0; i < 300; ++i, key.push_back('x')) map[key] = i;
  map[std::string("\0", 1)] = -1;
  CHECK_EQ(map.size(), 301u);
  key.clear();
  for (int i = 0; i < 300; ++i, key.push_back('x')) CHECK_EQ(map.at(key), i);
  CHECK_EQ(map.at(std::string("\0", 1)), -1);
  std::string given = "given away, and too long to be inline";
  const char* buffer = given.data();
  map[std::move(given)] = 7;
  CHECK(map.find("given away, and too long to be inline")->first.data() == buffer);
}

TEST(IteratorsAndReferencesStayValidWhenTheTableGrows) {
  Map<int, int> map;
  map[1] = 10;
  const auto first = map.begin();
  int& value = map[1];
  for (int i = 2; i < 1000; ++i) map[i] = 10 * i;
  CHECK_EQ(first->first, 1);
  CHECK(&first->second == &value);
  int behind = 0;
  for (auto it = first; it != map.end(); ++it) ++behind;
  CHECK(behind >= 1);
  CHECK(behind <= 999);
  int all = 0;
  for (const auto& [key, mapped] : map) all += mapped == 10 * key ? 1 : 0;
  CHECK_EQ(all, 999);
}

TEST(EraseDuringIteration) {
  Map<int, Value> map;
  for (int i = 0; i < 500; ++i) map[i].set_number(i);
  for (auto it = map.begin(); it != map.end();) it = it->first % 3 == 0 ? map.erase(it) : std::next(it);
  CHECK_EQ(map.size(), 333u);
  CHECK(map.erase(map.begin(), map.end()) == map.end());
  CHECK(map.empty());
}

TEST(ClearFreesALargeTable) {
  Map<int, int> map;
  for (int i = 0; i < 10000; ++i) map[i] = i;
  map.clear();
  map[1] = 1;
  map.clear();
  CHECK_EQ(map.SpaceUsedExcludingSelfLong(), 0u);
  CHECK(map.begin() == map.end());
}

TEST(EntriesAreConstructedInPlace) {
  Map<std::string, std::string> map;
  CHECK(map.try_emplace("a", 3u, 'x').second);
  CHECK(!map.try_emplace("a", "ignored").second);
  CHECK(map.emplace("b", "given").second);
  map.insert({{"b", "ignored"}, {"c", "listed"}});
  CHECK(map.insert(std::make_pair(std::string("d"), std::string("paired"))).second);
  CHECK_EQ(map.at("a"), "xxx");
  CHECK_EQ(map.at("b"), "given");
  CHECK_EQ(map.at("c"), "listed");
  CHECK_EQ(map.at("d"), "paired");
  const std::string key = "key";
  CHECK_EQ(map.count(key) + map.count(std::string_view(key)) + map.count("key"), 0u);
}

TEST(CopiesMovesAndSwapsOfMaps) {
  Map<std::string, Value> map;
  (*map["a"].mutable_children())["b"].set_number(3);
  Map<std::string, Value> copy = map;
  map["a"].Clear();
  CHECK_EQ(copy.at("a").children().at("b").number(), 3);
  Map<std::string, Value> moved = std::move(copy);
  CHECK_EQ(moved.size(), 1u);
  swap(moved, map);
  CHECK_EQ(map.at("a").children().size(), 1u);
  Map<std::string, Value>& same = map;
  map = same;
  CHECK_EQ(map.size(), 1u);
}

TEST(EveryKindOfKeyAndValueOnTheWire) {
  Maps m;
  (*m.mutable_i32())[-1] = 150;
  (*m.mutable_i64())[1] = -1;
  (*m.mutable_u32())[4294967295u] = 1;
  (*m.mutable_u64())[2] = 1.0;
  (*m.mutable_s32())[-1] = true;
  (*m.mutable_s64())[-2] = 1.0f;
  (*m.mutable_f32())[1] = 300;
  (*m.mutable_f64())[1] = 1;
  (*m.mutable_sf32())[-1] = -2;
  (*m.mutable_sf64())[0] = std::string("\0\xff", 2);
  (*m.mutable_flags())[true] = demo::maps::BLUE;
  (*m.mutable_texts())["k"] = "v";
  (*m.mutable_values())["k"].set_number(1);
  CHECK_BYTES(m,
              "0a 0e 08 ffffffffffffffffff01 10 9601"
              "12 04 08 01 10 01"
              "1a 0b 08 ffffffff0f 15 01000000"
              "22 0b 08 02 11 000000000000f03f"
              "2a 04 08 01 10 01"
              "32 07 08 03 15 0000803f"
              "3a 08 0d 01000000 10 ac02"
              "42 0b 09 0100000000000000 10 01"
              "4a 0e 0d ffffffff 11 feffffffffffffff"
              "52 0d 09 0000000000000000 12 02 00ff"
              "5a 04 08 01 10 05"
              "62 06 0a 01 6b 12 01 76"
              "6a 07 0a 01 6b 12 02 08 01");
  Maps n;
  CHECK(n.ParseFromString(m.SerializeAsString()));
  CHECK_EQ(n.SerializeAsString(), m.SerializeAsString());
  CHECK_EQ(n.i32().at(-1), 150);
  CHECK_EQ(n.s64().at(-2), 1.0f);
  CHECK_EQ(n.sf64().at(0), std::string("\0\xff", 2));
  Maps copy = n;
  copy.MergeFrom(m);
  CHECK_EQ(copy.SerializeAsString(), m.SerializeAsString());
  Maps other;
  other.Swap(&copy);
  CHECK_EQ(copy.ByteSizeLong(), 0u);
  CHECK_EQ(other.SerializeAsString(), m.SerializeAsString());
}

TEST(EntriesInEveryOrder) {
  Maps m;
  // Value before key; key and value twice; neither; only a key, which replaces an existing value.
  CHECK(m.ParseFromString(Hex("0a 04 10 07 08 01  0a 08 08 01 08 02 10 01 10 02  0a 00  0a 02 08 01")));
  CHECK_EQ(m.i32().size(), 3u);
  CHECK_EQ(m.i32().at(1), 0);
  CHECK_EQ(m.i32().at(2), 2);
  CHECK_EQ(m.i32().at(0), 0);
  // Two values in one entry are merged if they are messages; a second entry replaces.
  CHECK(m.ParseFromString(Hex("6a 0c 12 02 08 05 12 06 12 04 0a 00 12 00")));
  CHECK_EQ(m.values().at("").number(), 5);
  CHECK_EQ(m.values().at("").children().size(), 1u);
  CHECK(m.MergeFromString(Hex("6a 04 12 02 08 06")));
  CHECK_EQ(m.values().at("").number(), 6);
  CHECK_EQ(m.values().at("").children().size(), 0u);
}

TEST(MalformedEntriesAreRejected) {
  Maps m;
  CHECK(!m.ParseFromString(Hex("0a 03 08 01 10")));     // a truncated value
  CHECK(!m.ParseFromString(Hex("0a 05 08 01 10 01")));  // an entry longer than the message
  CHECK(!m.ParseFromString(Hex("0a 01 0c")));           // an end-group tag without a group
  CHECK(!m.ParseFromString(Hex("62 03 0a 01 ff")));     // a key that is not UTF-8
  CHECK(!m.ParseFromString(Hex("62 03 12 01 ff")));     // a value that is not UTF-8
  CHECK(m.ParseFromString(Hex("52 03 12 01 ff")));      // bytes need not be UTF-8
  CHECK(m.ParseFromString(Hex("0a 05 0d 01020304")));   // a key of another wire type is unknown, and dropped
  CHECK_EQ(m.i32().size(), 1u);
  CHECK_EQ(m.unknown_fields().field_count(), 0);
  CHECK(m.ParseFromString(Hex("08 01")));  // a map of another wire type is unknown, and kept
  CHECK_EQ(m.unknown_fields().field_count(), 1);
}

TEST(EntriesCountAsNestingLevels) {
  Value deep;
  Value* level = &deep;
  for (int i = 0; i < 50; ++i) level = &(*level->mutable_children())["k"];
  Value parsed;
  CHECK(parsed.ParseFromString(deep.SerializeAsString()));
  (*level->mutable_children())["k"].set_number(1);
  CHECK(!parsed.ParseFromString(deep.SerializeAsString()));
}

TEST(MissingRequiredFieldsOfValuesAreDetected) {
  Maps m;
  (*m.mutable_leaves())["a"].set_name("there");
  CHECK(m.IsInitialized());
  (*m.mutable_leaves())["b"];
  CHECK(!m.IsInitialized());
  std::string out = "kept";
  CHECK(!m.SerializeToString(&out));
  CHECK_EQ(out, "kept");
}

TEST(EqualRangeIsTheEntryOfAKeyOrEmpty) {
  Map<std::string, int> map;
  for (int i = 0; i < 100; ++i) map[std::to_string(i)] = i;
  for (int i = 0; i < 100; ++i) {
    const auto [first, last] = map.equal_range(std::to_string(i));
    CHECK(first != last && first->second == i && std::next(first) == last);
    first->second = -i;
  }
  const Map<std::string, int>& constant = map;
  const auto [first, last] = constant.equal_range(std::string_view("7"));
  CHECK(first != last && first->second == -7);
  const auto missing = constant.equal_range("none");
  CHECK(missing.first == missing.second && missing.first == constant.end());
}
