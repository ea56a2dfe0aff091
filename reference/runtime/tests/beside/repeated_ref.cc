// Repeated fields by reflection, as containers. Built with libprotobuf too; both programs print the same.
#include <google/protobuf/reflection.h>
#include <google/protobuf/text_format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "dynamic.pb.h"

using beside::dynamic::All;
using beside::dynamic::Leaf;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::MutableRepeatedFieldRef;
using google::protobuf::Reflection;
using google::protobuf::RepeatedFieldRef;

namespace {

void Say(const char* what, const std::string& value) { std::printf("%s: %s\n", what, value.c_str()); }
void Say(const char* what, long value) { std::printf("%s: %ld\n", what, value); }

const FieldDescriptor* Field(const char* name) { return All::descriptor()->FindFieldByName(name); }

template <typename T>
void Numbers(const char* name, T first, T second) {
  All message;
  All other;
  const Reflection& reflection = *message.GetReflection();
  const MutableRepeatedFieldRef<T> field = reflection.GetMutableRepeatedFieldRef<T>(&message, Field(name));
  Say("empty", field.empty());
  field.Add(first);
  field.Add(second);
  field.MergeFrom(std::vector<T>{first, first});
  field.Set(3, second);
  field.SwapElements(0, 1);
  Say(name, message.ShortDebugString());
  const RepeatedFieldRef<T> reading = reflection.GetRepeatedFieldRef<T>(message, Field(name));
  Say("size", reading.size());
  Say("first", reading.Get(0) == second);
  long equal = 0;
  for (const T& element : reading) equal = equal * 10 + (element == first);
  Say("elements", equal);
  field.RemoveLast();
  field.Swap(reflection.GetMutableRepeatedFieldRef<T>(&other, Field(name)));
  Say("swapped", other.ShortDebugString());
  field.CopyFrom(reflection.GetRepeatedFieldRef<T>(other, Field(name)));
  Say("copied", message.ShortDebugString());
  field.Clear();
  Say("cleared", field.size());
}

template <typename T>
void Messages() {
  All message;
  All other;
  const Reflection& reflection = *message.GetReflection();
  const auto field = reflection.GetMutableRepeatedFieldRef<T>(&message, Field("leaves"));
  const std::unique_ptr<T> leaf(field.NewMessage());
  const FieldDescriptor* const name = Leaf::descriptor()->FindFieldByName("name");
  leaf->GetReflection()->SetString(leaf.get(), name, "one");
  field.Add(*leaf);
  leaf->GetReflection()->SetString(leaf.get(), name, "two");
  field.Add(*leaf);
  field.SwapElements(0, 1);
  field.Set(1, *leaf);
  Say("messages", message.ShortDebugString());
  const std::unique_ptr<T> scratch(field.NewMessage());
  Say("got", field.Get(1, scratch.get()).ShortDebugString());
  const auto reading = reflection.GetRepeatedFieldRef<T>(message, Field("leaves"));
  for (const T& element : reading) Say("element", element.ShortDebugString());
  Say("arrow", reading.begin()->GetTypeName());
  field.Swap(reflection.GetMutableRepeatedFieldRef<T>(&other, Field("leaves")));
  Say("swapped", other.ShortDebugString());
  field.CopyFrom(reflection.GetRepeatedFieldRef<T>(other, Field("leaves")));
  field.RemoveLast();
  Say("copied", message.ShortDebugString());
  field.Clear();
  Say("cleared", reading.empty());
}

void Maps() {
  All message;
  (*message.mutable_by_number())[1] = "one";
  const Reflection& reflection = *message.GetReflection();
  const auto entries = reflection.GetMutableRepeatedFieldRef<Message>(&message, Field("by_number"));
  for (const Message& entry : reflection.GetRepeatedFieldRef<Message>(message, Field("by_number"))) {
    Say("entry", entry.ShortDebugString());
  }
  const std::unique_ptr<Message> entry(entries.NewMessage());
  entry->GetReflection()->SetInt32(entry.get(), entry->GetDescriptor()->FindFieldByName("key"), 2);
  entries.Add(*entry);
  Say("size", entries.size());
  Say("in the map", message.by_number().count(2));
}

}  // namespace

int main() {
  Numbers<bool>("many_yes", true, false);
  Numbers<google::protobuf::int64>("many", 1, -1);
  Numbers<double>("doubles", 0.5, -2);
  Numbers<beside::dynamic::Level>("levels", beside::dynamic::LOW, beside::dynamic::HIGH);
  Numbers<google::protobuf::int32>("plain_levels", 1, 100);
  Numbers<std::string>("texts", "one", "two");
  Numbers<std::string>("raws", std::string("\0a", 2), "");
  Messages<Message>();
  Messages<Leaf>();
  Maps();
  google::protobuf::ShutdownProtobufLibrary();
}
