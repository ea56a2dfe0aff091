// A map that changes after text format or reflection has read it. The map holds the data: no reader sees an old value,
// and no read loses a write.
#include <string>
#include <vector>

#include "check.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/text_format.h"
#include "map.pb.h"

using demo::maps::Maps;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using touchstone_test::Hex;

namespace {

const FieldDescriptor* Field(const char* name) { return Maps::descriptor()->FindFieldByName(name); }

std::string KeyOf(const Message& entry) {
  return entry.GetReflection()->GetString(entry, entry.GetDescriptor()->map_key());
}
std::string ValueOf(const Message& entry) {
  return entry.GetReflection()->GetString(entry, entry.GetDescriptor()->map_value());
}

/// Reads the map `texts` in every way. \returns the entries, or the first way that differs from the map.
std::string Read(const Maps& m) {
  const Reflection& reflection = *m.GetReflection();
  const FieldDescriptor* field = Field("texts");
  std::string text;
  for (int i = 0; i < reflection.FieldSize(m, field); ++i) {
    const Message& entry = reflection.GetRepeatedMessage(m, field, i);
    text += KeyOf(entry) + '=' + ValueOf(entry) + ' ';
    if (m.texts().count(KeyOf(entry)) == 0) return "GetRepeatedMessage: " + text;
    if (m.texts().at(KeyOf(entry)) != ValueOf(entry)) return "GetRepeatedMessage: " + text;
  }
  if (reflection.FieldSize(m, field) != static_cast<int>(m.texts().size())) return "FieldSize";
  for (const Message& entry : reflection.GetRepeatedPtrField<Message>(m, field)) {
    if (m.texts().at(KeyOf(entry)) != ValueOf(entry)) return "GetRepeatedPtrField";
  }
  Maps again;
  std::string printed;
  if (!TextFormat::PrintToString(m, &printed) || !TextFormat::ParseFromString(printed, &again)) return "text";
  if (again.texts().size() != m.texts().size()) return "TextFormat: " + printed;
  for (const auto& entry : m.texts()) {
    if (again.texts().at(entry.first) != entry.second) return "TextFormat: " + printed;
    if (m.DebugString().find('"' + entry.second + '"') == std::string::npos) return "DebugString: " + m.DebugString();
  }
  return m.texts().size() == 1 ? text : std::to_string(m.texts().size());
}

/// Replaces the value of an entry.
void SetValue(Message* entry, const char* value) {
  entry->GetReflection()->SetString(entry, entry->GetDescriptor()->map_value(), value);
}
void SetKey(Message* entry, const char* key) {
  entry->GetReflection()->SetString(entry, entry->GetDescriptor()->map_key(), key);
}

}  // namespace

TEST(ReadersSeeChangesThroughOlderReferences) {
  Maps m;
  auto& map = *m.mutable_texts();
  map["a"] = "1";
  CHECK_EQ(Read(m), "a=1 ");
  std::string& value = map["a"];
  const auto place = map.find("a");
  map["a"] = "2";
  CHECK_EQ(Read(m), "a=2 ");
  value = "3";
  CHECK_EQ(Read(m), "a=3 ");
  place->second = "4";
  CHECK_EQ(Read(m), "a=4 ");
  map["b"] = "5";
  CHECK_EQ(Read(m), "2");
  map.erase("a");
  CHECK_EQ(Read(m), "b=5 ");
  // As many keys as before, but another one.
  map.erase("b");
  map["c"] = "5";
  CHECK_EQ(Read(m), "c=5 ");
  map.clear();
  CHECK_EQ(Read(m), "0");
  google::protobuf::Map<std::string, std::string> other;
  other["d"] = "6";
  map.swap(other);
  CHECK_EQ(Read(m), "d=6 ");
}

TEST(ReadersSeeChangesOfTheMessage) {
  Maps m;
  (*m.mutable_texts())["a"] = "1";
  CHECK_EQ(Read(m), "a=1 ");
  CHECK(m.MergeFromString(Hex("62060a01611201 32")));
  CHECK_EQ(Read(m), "a=2 ");
  Maps other;
  (*other.mutable_texts())["a"] = "3";
  CHECK_EQ(Read(other), "a=3 ");
  m.MergeFrom(other);
  CHECK_EQ(Read(m), "a=3 ");
  (*other.mutable_texts())["b"] = "4";
  m.Swap(&other);
  CHECK_EQ(Read(m), "2");
  CHECK_EQ(Read(other), "a=3 ");
  m.GetReflection()->SwapFields(&m, &other, std::vector<const FieldDescriptor*>{Field("texts")});
  CHECK_EQ(Read(m), "a=3 ");
  CHECK_EQ(Read(other), "2");
  m = other;
  CHECK_EQ(Read(m), "2");
  CHECK(TextFormat::MergeFromString("texts { key: \"a\" value: \"5\" }", &m));
  m.mutable_texts()->erase("b");
  CHECK_EQ(Read(m), "a=5 ");
  m.clear_texts();
  CHECK_EQ(Read(m), "0");
  CHECK(m.ParseFromString(Hex("62060a01611201 36")));
  CHECK_EQ(Read(m), "a=6 ");
  m.Clear();
  CHECK_EQ(Read(m), "0");
}

TEST(ReadersSeeChangesOfMessagesInMaps) {
  Maps m;
  demo::maps::Value& value = (*m.mutable_values())["k"];
  value.set_number(1);
  CHECK(m.ShortDebugString().find("number: 1") != std::string::npos);
  value.set_number(2);
  CHECK(m.ShortDebugString().find("number: 2") != std::string::npos);
  // The same within the map of a message of the map.
  demo::maps::Value& child = (*value.mutable_children())["c"];
  CHECK(m.ShortDebugString().find("key: \"c\"") != std::string::npos);
  child.set_number(3);
  CHECK(m.ShortDebugString().find("number: 3") != std::string::npos);
  const Reflection& reflection = *m.GetReflection();
  CHECK_EQ(reflection.GetRepeatedMessage(m, Field("values"), 0).SerializeAsString().size(),
           m.SerializeAsString().size() - 2);
  child.set_number(1000);
  CHECK_EQ(reflection.GetRepeatedMessage(m, Field("values"), 0).SerializeAsString().size(),
           m.SerializeAsString().size() - 2);
}

TEST(UnchangedEntriesKeepTheirAddresses) {
  Maps m;
  (*m.mutable_texts())["a"] = "1";
  (*m.mutable_values())["k"].set_number(1);
  const Reflection& reflection = *m.GetReflection();
  const Message* text = &reflection.GetRepeatedMessage(m, Field("texts"), 0);
  const Message* value = &reflection.GetRepeatedMessage(m, Field("values"), 0);
  m.DebugString();
  CHECK(text == &reflection.GetRepeatedMessage(m, Field("texts"), 0));
  CHECK(value == &reflection.GetRepeatedMessage(m, Field("values"), 0));
  CHECK_EQ(ValueOf(*text), "1");
}

TEST(ChangesOfEntriesReachTheMap) {
  Maps m;
  const Reflection& reflection = *m.GetReflection();
  const FieldDescriptor* field = Field("texts");
  auto& map = *m.mutable_texts();
  map["a"] = "1";
  CHECK_EQ(Read(m), "a=1 ");
  map["a"] = "2";
  // Asking for an entry to change puts no old value back.
  Message* entry = reflection.MutableRepeatedMessage(&m, field, 0);
  CHECK_EQ(ValueOf(*entry), "2");
  CHECK_EQ(m.texts().at("a"), "2");
  SetValue(reflection.MutableRepeatedMessage(&m, field, 0), "3");
  CHECK_EQ(Read(m), "a=3 ");
  SetKey(reflection.MutableRepeatedMessage(&m, field, 0), "b");
  CHECK_EQ(Read(m), "b=3 ");
  entry = reflection.AddMessage(&m, field);
  SetKey(entry, "c");
  CHECK_EQ(reflection.FieldSize(m, field), 2);
  SetValue(entry, "4");
  CHECK_EQ(Read(m), "2");
  CHECK_EQ(m.texts().at("c"), "4");
  reflection.RemoveLast(&m, field);
  reflection.RemoveLast(&m, field);
  CHECK_EQ(Read(m), "0");
}

TEST(WritesToTheMapAndToEntriesAreMerged) {
  Maps m;
  const Reflection& reflection = *m.GetReflection();
  const FieldDescriptor* field = Field("texts");
  auto& map = *m.mutable_texts();
  for (const char* key : {"a", "b", "c", "d"}) map[key] = "old";
  std::string& kept = map["a"];
  for (int i = 0; i < 4; ++i) {
    Message* entry = reflection.MutableRepeatedMessage(&m, field, i);
    if (KeyOf(*entry) == "b") SetValue(entry, "by reflection");
  }
  // All of these go through a reference that was taken before.
  kept = "by reference";
  map["e"] = "added";
  map.erase("d");
  CHECK_EQ(m.texts().size(), 4u);
  CHECK_EQ(m.texts().at("a"), "by reference");
  CHECK_EQ(m.texts().at("b"), "by reflection");
  CHECK_EQ(m.texts().at("c"), "old");
  CHECK_EQ(m.texts().at("e"), "added");
  CHECK_EQ(Read(m), "4");
  // References into the map outlive changes by reflection.
  SetValue(reflection.MutableRepeatedMessage(&m, field, 0), "x");
  CHECK_EQ(Read(m), "4");
  kept = "still there";
  CHECK_EQ(m.texts().at("a"), "still there");
}

TEST(TheLastOfEqualKeysWins) {
  Maps m;
  CHECK(TextFormat::ParseFromString("texts { key: \"a\" value: \"first\" } texts { key: \"a\" value: \"last\" }", &m));
  CHECK_EQ(Read(m), "a=last ");
  CHECK(TextFormat::MergeFromString("texts { key: \"a\" value: \"merged\" } texts [{ key: \"a\" }]", &m));
  CHECK_EQ(Read(m), "a= ");
  CHECK(TextFormat::ParseFromString(
      "values { key: \"k\" value { number: 1 children { key: \"c\" } } } values { value { number: 2 } key: \"k\" }",
      &m));
  CHECK_EQ(m.values().at("k").number(), 2);
  CHECK_EQ(m.values().at("k").children_size(), 0);
  const Reflection& reflection = *m.GetReflection();
  for (const char* value : {"1", "2", "3"}) {
    Message* entry = reflection.AddMessage(&m, Field("texts"));
    SetKey(entry, "a");
    SetValue(entry, value);
  }
  CHECK_EQ(reflection.FieldSize(m, Field("texts")), 3);
  CHECK_EQ(m.ShortDebugString().find("\"2\""), std::string::npos);
  CHECK_EQ(Read(m), "a=3 ");
}

TEST(EntriesFollowKeysOfEveryType) {
  Maps m;
  auto* flags = m.mutable_flags();
  auto* numbers = m.mutable_s64();
  (*flags)[true] = demo::maps::RED;
  (*numbers)[-1] = 1;
  m.DebugString();
  (*flags)[true] = demo::maps::BLUE;
  (*numbers)[-1] = -0.0f;
  CHECK(m.ShortDebugString().find("BLUE") != std::string::npos);
  CHECK(m.ShortDebugString().find("-0") != std::string::npos);
  m.GetReflection()->MutableRepeatedMessage(&m, Field("flags"), 0);
  (*flags)[false] = demo::maps::BLUE;
  CHECK_EQ(m.flags_size(), 2);
}
