// Map fields as repeated fields of entry messages; both views must stay equal.
#include "../src/full/reflection/map_mirror.h"

#include <thread>

#include "check.h"
#include "map.pb.h"

using demo::maps::Maps;
using google::protobuf::MessageLite;
using google::protobuf::internal::FieldEntry;
using google::protobuf::internal::MapEntries;
using google::protobuf::internal::MessageEngine;
using google::protobuf::internal::MessageTable;
using google::protobuf::internal::MutableMapEntries;
using google::protobuf::internal::RepeatedPtrFieldBase;

namespace {

const RepeatedPtrFieldBase& Entries(const MessageLite& message, uint32_t number) {
  const MessageTable& table = MessageEngine::TableOf(message);
  return MapEntries(message, table, *MessageEngine::Find(table, number));
}

RepeatedPtrFieldBase& MutableEntries(MessageLite& message, uint32_t number) {
  const MessageTable& table = MessageEngine::TableOf(message);
  return MutableMapEntries(message, table, *MessageEngine::Find(table, number));
}

MessageLite& EntryAt(const RepeatedPtrFieldBase& entries, int index) {
  return *static_cast<MessageLite*>(entries.elements_[index]);
}

}  // namespace

TEST(EntriesFollowTheMap) {
  Maps m;
  CHECK_EQ(Entries(m, Maps::kTextsFieldNumber).size_, 0);
  (*m.mutable_texts())["k"] = "a value that is too long to be inline";
  CHECK_EQ(Entries(m, Maps::kTextsFieldNumber).size_, 1);
  CHECK_EQ(EntryAt(Entries(m, Maps::kTextsFieldNumber), 0).GetTypeName(), "demo.maps.Maps.TextsEntry");
  (*m.mutable_texts())["k"] = "v";
  CHECK_BYTES(EntryAt(Entries(m, Maps::kTextsFieldNumber), 0), "0a 01 6b 12 01 76");
  (*m.mutable_values())["k"].set_number(1);
  CHECK_BYTES(EntryAt(Entries(m, Maps::kValuesFieldNumber), 0), "0a 01 6b 12 02 08 01");
  (*m.mutable_i32())[-1] = 150;
  CHECK_BYTES(EntryAt(Entries(m, Maps::kI32FieldNumber), 0), "08 ffffffffffffffffff01 10 9601");
}

TEST(TheMapFollowsItsEntries) {
  Maps m;
  (*m.mutable_texts())["k"] = "v";
  CHECK(EntryAt(MutableEntries(m, Maps::kTextsFieldNumber), 0).ParseFromString(touchstone_test::Hex("0a 01 6c")));
  CHECK_BYTES(m, "62 05 0a 01 6c 12 00");
  CHECK_EQ(m.texts().count("k"), 0u);
  CHECK_EQ(m.texts().at("l"), "");
  (*m.mutable_texts())["k"] = "again";
  CHECK_EQ(Entries(m, Maps::kTextsFieldNumber).size_, 2);

  (*m.mutable_values())["k"].set_number(1);
  CHECK(EntryAt(MutableEntries(m, Maps::kValuesFieldNumber), 0).ParseFromString(touchstone_test::Hex("0a 01 6c")));
  Maps copy = m;
  CHECK_EQ(copy.values().at("l").number(), 0);
  Maps swapped;
  swapped.Swap(&m);
  CHECK_EQ(swapped.values().at("l").number(), 0);
  MutableEntries(swapped, Maps::kValuesFieldNumber);
  swapped.clear_values();
  CHECK_EQ(Entries(swapped, Maps::kValuesFieldNumber).size_, 0);
  MutableEntries(swapped, Maps::kTextsFieldNumber);
  swapped.Clear();
  CHECK_EQ(swapped.ByteSizeLong(), 0u);
}

TEST(SeveralThreadsReadTheMapAndItsEntries) {
  Maps m;
  for (int i = 0; i < 100; ++i) (*m.mutable_i32())[i] = i;
  MutableEntries(m, Maps::kI32FieldNumber);
  const Maps& view = m;
  size_t seen[4] = {};
  std::vector<std::thread> threads;
  for (size_t& count : seen) {
    threads.emplace_back(
        [&] { count = static_cast<size_t>(Entries(view, Maps::kI32FieldNumber).size_) + view.i32().size(); });
  }
  for (std::thread& thread : threads) thread.join();
  for (const size_t count : seen) CHECK_EQ(count, 200u);
}

TEST(MissingFieldsInValuesHaveAPath) {
  Maps m;
  (*m.mutable_leaves())["b"];
  CHECK_EQ(m.InitializationErrorString(), "leaves[0].value.name");
}
