// Messages without generated code, compared with the same messages of generated classes. Built with libprotobuf too;
// both programs print the same.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/text_format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "dynamic.pb.h"
#include "dynamic3.pb.h"

using google::protobuf::Arena;
using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::DynamicMessageFactory;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;
using google::protobuf::FileDescriptorProto;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;

namespace {

void Say(const char* what, const std::string& value) { std::printf("%s: %s\n", what, value.c_str()); }
void Say(const char* what, long value) { std::printf("%s: %ld\n", what, value); }

/// Builds a generated file again, in another pool.
const FileDescriptor* Rebuild(const FileDescriptor& file, DescriptorPool& pool) {
  FileDescriptorProto proto;
  file.CopyTo(&proto);
  return pool.BuildFile(proto);
}

constexpr const char* kAll = R"(
  yes: false i32: -3 i64: 4 u32: 5 u64: 6 s32: -7 s64: -8 f32: 9 f64: -10 f: 1.5 d: -2.5
  text: "a text that is longer than any short string" raw: "\000\377" level: LOWEST row: SECOND
  leaf { name: "leaf" weight: 1 } below { i32: 1 below { i32: 2 } } Branch { angle: -5 tree { no: true } } no: true
  many_yes: true many_yes: false many: 1 many: -1 many: 300 doubles: 0.5 doubles: nan levels: LOW levels: HIGH
  plain_levels: HIGH texts: "one" texts: "another one, which is longer than fifteen" raws: "\001" raws: ""
  leaves { name: "first" } leaves { name: "second" weight: 2 } Twig { green: true } Twig { }
  by_number { key: 1 value: "one" }
  by_name { key: "deep" value { i32: 1 by_name { key: "deeper" value { text: "found" } } } }
  by_flag { key: true value: SECOND } by_large { key: 18446744073709551615 value: "large" }
  doubles_by_name { key: "half" value: 0.5 } flags { key: -1 value: true }
  sheet { name: "picked" } blob: "blob that is long enough to be on the heap, if any" far: 99
  [beside.dynamic.rank]: 3 [beside.dynamic.wider] { i32: 8 [beside.dynamic.rank]: 4 }
  [beside.dynamic.labels]: "x" [beside.dynamic.labels]: "y" [beside.dynamic.ranks]: -1 [beside.dynamic.grade]: LOW
)";
constexpr const char* kPlain = R"(
  id: 1 name: "name" note: "" tint: 5 tints: NONE tints: 17 next { id: 2 next { name: "end" } }
  all { key: "k" value { id: 3 } } raw: "\000" ratio: 0.5 inner { id: 4 } numbers: 1 numbers: 2
)";

/// Prints what a dynamic message does with the contents of a generated one.
void Compare(const Message& generated, const Message& prototype) {
  const std::string bytes = generated.SerializePartialAsString();
  const std::unique_ptr<Message> dynamic(prototype.New());
  Say("type", dynamic->GetTypeName());
  Say("empty size", dynamic->ByteSizeLong());
  Say("empty text", dynamic->ShortDebugString());
  Say("parsed", dynamic->ParsePartialFromString(bytes));
  Say("initialized", dynamic->IsInitialized());
  Say("missing", dynamic->InitializationErrorString());
  Say("size", dynamic->ByteSizeLong() == bytes.size());
  Say("same bytes", dynamic->SerializePartialAsString() == bytes);
  Say("same text", dynamic->DebugString() == generated.DebugString());
  Say("text", dynamic->DebugString());
  std::vector<const FieldDescriptor*> fields;
  dynamic->GetReflection()->ListFields(*dynamic, &fields);
  for (const FieldDescriptor* field : fields) Say("field", field->full_name());

  std::unique_ptr<Message> other(prototype.New());
  Say("text is read", TextFormat::ParseFromString(generated.DebugString(), other.get()));
  Say("the same", other->SerializePartialAsString() == bytes);
  other->Clear();
  Say("cleared", other->ByteSizeLong());
  Say("cleared text", other->ShortDebugString());
  other->CopyFrom(*dynamic);
  Say("copied", other->SerializePartialAsString() == bytes);
  // libprotobuf merges maps of dynamic messages like repeated fields, and may print a key twice.
  for (const FieldDescriptor* field : fields) {
    if (field->is_map()) other->GetReflection()->ClearField(other.get(), field);
  }
  const std::unique_ptr<Message> without_maps(other->New());
  without_maps->CopyFrom(*other);
  other->MergeFrom(*without_maps);
  Say("merged", other->DebugString());
  dynamic->GetReflection()->Swap(dynamic.get(), other.get());
  Say("swapped", other->SerializePartialAsString() == bytes);
  Say("reused", dynamic->ParsePartialFromString(bytes) && dynamic->SerializePartialAsString() == bytes);
  Say("cut", dynamic->ParsePartialFromString(bytes.substr(0, bytes.size() - 1)));
  Say("space", dynamic->SpaceUsedLong() > bytes.size() / 2);
  Say("descriptor", dynamic->GetDescriptor() == prototype.GetDescriptor());

  Arena arena;
  Message* const inside = prototype.New(&arena);
  Say("in an arena", inside->GetArena() == &arena);
  Say("parsed there", inside->ParsePartialFromString(bytes) && inside->SerializePartialAsString() == bytes);
  Message* const copy = inside->New(&arena);
  copy->CopyFrom(*other);
  Say("copied there", copy->SerializePartialAsString() == bytes);
}

/// Sets fields one by one.
void Reflect(const Message& prototype, DynamicMessageFactory& factory) {
  const Descriptor& type = *prototype.GetDescriptor();
  const std::unique_ptr<Message> message(prototype.New());
  const Reflection& reflection = *message->GetReflection();
  const auto field = [&](const char* name) { return type.FindFieldByName(name); };
  Say("default", reflection.GetInt64(*message, field("i64")));
  Say("default", reflection.GetString(*message, field("text")));
  Say("default", reflection.GetEnum(*message, field("level"))->name());
  Say("default", reflection.GetBool(*message, field("yes")));
  Say("default", reflection.GetInt32(*message, field("number")));
  const Message& unset = reflection.GetMessage(*message, field("leaf"));
  Say("default", unset.GetReflection()->GetInt32(unset, unset.GetDescriptor()->FindFieldByName("weight")));
  Say("prototype", &unset == factory.GetPrototype(field("leaf")->message_type()));
  reflection.SetInt32(message.get(), field("number"), 5);
  reflection.SetString(message.get(), field("word"), "a word");
  Say("oneof", reflection.HasField(*message, field("number")));
  Message* const leaf = reflection.MutableMessage(message.get(), field("sheet"));
  leaf->GetReflection()->SetString(leaf, leaf->GetDescriptor()->FindFieldByName("name"), "picked");
  Say("oneof", reflection.GetOneofFieldDescriptor(*message, type.FindOneofByName("pick"))->name());
  reflection.AddInt64(message.get(), field("many"), 4);
  reflection.AddString(message.get(), field("texts"), "added");
  reflection.AddMessage(message.get(), field("leaves"));
  reflection.SetEnumValue(message.get(), field("level"), 55);
  Message* const entry = reflection.AddMessage(message.get(), field("by_number"));
  entry->GetReflection()->SetInt32(entry, entry->GetDescriptor()->FindFieldByName("key"), 6);
  Say("text", message->DebugString());
  std::vector<std::string> missing;
  message->FindInitializationErrors(&missing);
  Say("missing", missing.empty() ? "" : missing[0]);
  const std::unique_ptr<Message> released(reflection.ReleaseMessage(message.get(), field("sheet")));
  Say("released", released->ShortDebugString());
  reflection.SetAllocatedMessage(message.get(), released->New(), field("leaf"));
  reflection.ClearField(message.get(), field("leaves"));
  reflection.ClearField(message.get(), field("by_number"));
  Say("cleared", message->ShortDebugString());
  Say("factory", reflection.GetMessageFactory() == &factory);
  Say("same prototype", factory.GetPrototype(&type) == &prototype);
}

}  // namespace

int main() {
  {
    DescriptorPool pool;
    const FileDescriptor* const file = Rebuild(*beside::dynamic::All::descriptor()->file(), pool);
    const FileDescriptor* const plain = Rebuild(*beside::dynamic::Plain::descriptor()->file(), pool);
    DynamicMessageFactory factory;
    const Message* const all = factory.GetPrototype(file->FindMessageTypeByName("All"));
    beside::dynamic::All generated;
    Say("read", TextFormat::ParseFromString(kAll, &generated));
    Compare(generated, *all);
    generated.add_leaves();
    generated.mutable_unknown_fields()->AddVarint(3000, 7);
    Compare(generated, *all);
    Reflect(*all, factory);
    beside::dynamic::Plain small;
    Say("read", TextFormat::ParseFromString(kPlain, &small));
    Compare(small, *factory.GetPrototype(plain->FindMessageTypeByName("Plain")));
    Compare(beside::dynamic::Plain(), *factory.GetPrototype(plain->FindMessageTypeByName("Plain")));
    // Undefined numbers of a closed enum, and a packed field that is declared as not packed.
    const std::unique_ptr<Message> odd(all->New());
    Say("odd", odd->ParseFromString(std::string("\x70\x07\x9a\x02\x02\x01\x08", 7)));
    Say("text", odd->ShortDebugString());
  }
  {
    DynamicMessageFactory factory;
    factory.SetDelegateToGeneratedFactory(true);
    Say("delegated", factory.GetPrototype(beside::dynamic::All::descriptor()) ==
                         &beside::dynamic::All::default_instance());
    DynamicMessageFactory own;
    Say("not delegated", own.GetPrototype(beside::dynamic::All::descriptor()) !=
                             &beside::dynamic::All::default_instance());
  }
  google::protobuf::ShutdownProtobufLibrary();
}
