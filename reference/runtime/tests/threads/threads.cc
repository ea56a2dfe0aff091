// What several threads may do at the same time, for ThreadSanitizer: `threads CASE` runs one case in a process of its
// own, because much is built on first use; without a name it lists the cases.
#include <google/protobuf/arena.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/unknown_field_set.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "explicit.pb.h"
#include "extension.pb.h"
#include "implicit.pb.h"
#include "map.pb.h"

namespace {

using demo::ext::Host;
using demo::maps::Maps;
using demo::old::Tree;
using google::protobuf::Arena;
using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::DynamicMessageFactory;
using google::protobuf::EnumDescriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptorProto;
using google::protobuf::Message;
using google::protobuf::MessageFactory;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;

constexpr int kThreads = 4;
constexpr int kTimes = 200;

void Require(bool ok, const char* what) {
  if (ok) return;
  std::fprintf(stderr, "%s\n", what);
  std::exit(1);
}
#define REQUIRE(condition) Require(condition, #condition)

/// Runs `body(index)` in several threads, which start together. Where a body repeats something, it gives way after each
/// time: a thread of a few milliseconds would otherwise be alone.
template <typename Body>
void Together(const Body& body) {
  std::atomic<int> waiting{kThreads};
  std::vector<std::thread> threads;
  for (int index = 0; index < kThreads; ++index) {
    threads.emplace_back([&waiting, &body, index] {
      --waiting;
      while (waiting > 0) std::this_thread::yield();
      body(index);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

void Fill(Tree& tree, int seed) {
  tree.set_id(seed);
  tree.set_text(std::string(static_cast<size_t>(seed % 50), 'x'));
  tree.mutable_leaf()->set_name("a name that is too long to be in the string itself");
  for (int i = 0; i < 5; ++i) {
    tree.add_leaves()->set_name(std::to_string(i));
    tree.add_plain(i);
    tree.add_packed_levels(demo::old::HIGH);
  }
  tree.mutable_branch()->set_angle(seed);
  tree.mutable_branch()->mutable_tree()->set_id(seed);
  tree.mutable_branch()->mutable_tree()->set_word("word");
}

Tree Filled(int seed) {
  Tree tree;
  Fill(tree, seed);
  return tree;
}

/// Bytes of a message with fields that its class does not know.
std::string WithUnknownFields() {
  std::string bytes = Filled(3).SerializeAsString();
  bytes += std::string("\xf8\x3e\x07", 3);    // 1007: 7
  bytes += std::string("\x82\x3f\x02hi", 5);  // 1008: "hi"
  bytes += std::string("\xa0\x01\x05", 3);    // level 5, which the enum does not have
  return bytes;
}

Maps FilledMaps() {
  Maps maps;
  for (int i = 0; i < 20; ++i) {
    (*maps.mutable_texts())[std::to_string(i)] = "a value that is too long to be in the string itself";
    (*maps.mutable_i32())[i] = i;
    (*maps.mutable_values())[std::to_string(i)].set_number(i);
    (*maps.mutable_leaves())["leaf"].set_name("n");
  }
  return maps;
}

void OneArena() {
  Arena arena;
  std::atomic<int> destroyed{0};
  struct Counted {
    std::atomic<int>& count;
    ~Counted() { ++count; }
  };
  Together([&](int) {
    Tree* const kept = Arena::CreateMessage<Tree>(&arena);
    for (int i = 0; i < kTimes; ++i, std::this_thread::yield()) {
      Tree* const tree = Arena::CreateMessage<Tree>(&arena);
      Fill(*tree, i);
      REQUIRE(tree->GetArena() == &arena && tree->leaves(4).name() == "4");
      *kept = *tree;
      kept->mutable_branch()->mutable_tree()->Swap(tree);
      (*Arena::CreateMessage<Maps>(&arena)->mutable_values())["k"].set_number(i);
      Arena::CreateMessage<Host>(&arena)->MutableExtension(demo::ext::part)->set_needed(i);
      REQUIRE(*Arena::Create<std::string>(&arena, "text") == "text");
      arena.Own(new Counted{destroyed});
      Arena::CreateArray<char>(&arena, static_cast<size_t>(i + 1) * 10)[0] = 'c';
      REQUIRE(arena.SpaceAllocated() >= arena.SpaceUsed() / 2);
    }
    REQUIRE(kept->ParseFromString(WithUnknownFields()) && kept->unknown_fields().field_count() > 0);
    // The last reference to what others may look at is a reflection's.
    REQUIRE(kept->GetReflection()->GetUnknownFields(*kept).field_count() > 0);
  });
  arena.Reset();
  REQUIRE(destroyed == kThreads * kTimes);
  REQUIRE(Arena::CreateMessage<Tree>(&arena)->GetArena() == &arena);
}

/// The arena of a thread that has ended is used by others.
void HandedOver() {
  std::unique_ptr<Arena> arena;
  for (int i = 0; i < 8; ++i) {
    std::thread([&] {
      if (arena == nullptr) arena = std::make_unique<Arena>();
      Fill(*Arena::CreateMessage<Tree>(arena.get()), i);
    }).join();
  }
  REQUIRE(arena->SpaceUsed() > 0);
}

void ParseInOwnArenas() {
  const std::string bytes = WithUnknownFields();
  const std::string maps = FilledMaps().SerializeAsString();
  Together([&](int) {
    for (int i = 0; i < kTimes; ++i, std::this_thread::yield()) {
      Arena arena;
      Tree* const tree = Arena::CreateMessage<Tree>(&arena);
      REQUIRE(tree->ParseFromString(bytes) && tree->SerializeAsString() == bytes);
      Maps* const parsed = Arena::CreateMessage<Maps>(&arena);
      REQUIRE(parsed->ParseFromString(maps) && parsed->texts_size() == 20);
    }
  });
}

/// What generated code makes on first use, without descriptors, whose lock would put the threads in an order.
void FirstDefaults() {
  Together([](int) {
    REQUIRE(demo::old::Level_Name(demo::old::HIGH) == "HIGH");
    REQUIRE(Tree::default_instance().text().size() == 12 && Tree::default_instance().leaf().weight() == -7);
    REQUIRE(Tree().word() == "unset" && Host().GetExtension(demo::ext::text) == "kept");
    demo::old::Level level;
    REQUIRE(demo::old::Level_Parse("LOW", &level) && level == demo::old::LOW);
    REQUIRE(Tree().ParseFromString(WithUnknownFields()));
  });
}

/// Nothing has asked for a descriptor before.
void FirstDescriptors() {
  Together([](int index) {
    const Descriptor* const type =
        index % 2 == 0 ? Maps::descriptor() : DescriptorPool::generated_pool()->FindMessageTypeByName("demo.maps.Maps");
    const FieldDescriptor* const leaves = type->FindFieldByName("leaves");
    REQUIRE(leaves->message_type()->map_value()->message_type() == demo::old::Leaf::descriptor());
    REQUIRE(type->FindFieldByName("flags")->message_type()->map_value()->enum_type()->value_count() == 2);
    REQUIRE(demo::old::Level_Name(demo::old::HIGH) == "HIGH");
    demo::old::Level level;
    REQUIRE(demo::old::Level_Parse("LOW", &level) && level == demo::old::LOW);
    REQUIRE(Tree::descriptor()->FindFieldByName("text")->default_value_string().size() == 12);
    REQUIRE(demo::ext::Marked::descriptor()->options().GetExtension(demo::ext::shelf_life) == 7);
    REQUIRE(type->file()->DebugString().find("Maps") != std::string::npos);
    FileDescriptorProto proto;
    type->file()->CopyTo(&proto);
    REQUIRE(proto.message_type_size() == 2 && leaves->json_name() == "leaves");
  });
}

/// Reflection, text format and prototypes are first used by all threads at once.
void FirstReflection() {
  Together([](int index) {
    Tree tree = Filled(index);
    const Reflection* const reflection = tree.GetReflection();
    std::vector<const FieldDescriptor*> fields;
    reflection->ListFields(tree, &fields);
    REQUIRE(!fields.empty() && !tree.DebugString().empty());
    std::string text;
    REQUIRE(TextFormat::PrintToString(tree, &text));
    Tree again;
    REQUIRE(TextFormat::ParseFromString(text, &again) && again.SerializeAsString() == tree.SerializeAsString());
    REQUIRE(Host().GetExtension(demo::ext::text) == "kept");
    REQUIRE(Host::descriptor()->file()->pool()->FindExtensionByNumber(Host::descriptor(), 3) != nullptr);
  });
}

/// Values that an enum does not have get their descriptors when they are first asked for.
void UnknownEnumValues() {
  const Descriptor* const type = DescriptorPool::generated_pool()->FindMessageTypeByName("demo.test.All");
  const Message* const prototype = MessageFactory::generated_factory()->GetPrototype(type);
  const FieldDescriptor* const color = type->FindFieldByName("color");
  Together([&](int) {
    const std::unique_ptr<Message> made(prototype->New());
    for (int i = 0; i < kTimes; ++i, std::this_thread::yield()) {
      made->GetReflection()->SetEnumValue(made.get(), color, 1000 + i);
      REQUIRE(made->GetReflection()->GetEnum(*made, color)->number() == 1000 + i);
    }
  });
}

/// All threads read one message.
void OneConstMessage() {
  Tree mutable_tree;
  REQUIRE(mutable_tree.ParseFromString(WithUnknownFields()));
  const Tree& tree = mutable_tree;
  Host mutable_host;
  mutable_host.SetExtension(demo::ext::text, "set");
  mutable_host.MutableExtension(demo::ext::part)->set_needed(1);
  const Host& host = mutable_host;
  const std::string bytes = WithUnknownFields();
  Together([&](int index) {
    for (int i = 0; i < kTimes; ++i, std::this_thread::yield()) {
      // The set of unknown fields is made of the kept bytes when it is first asked for.
      if (index % 2 == 0) REQUIRE(tree.unknown_fields().field_count() == 3);
      REQUIRE(tree.SerializeAsString() == bytes && tree.ByteSizeLong() == bytes.size());
      const Tree copy = tree;
      REQUIRE(copy.unknown_fields().field_count() == 3);
      REQUIRE(tree.GetReflection()->GetUnknownFields(tree).field_count() == 3);
      Tree merged;
      merged.MergeFrom(tree);
      REQUIRE(merged.ByteSizeLong() == bytes.size() && tree.SpaceUsedLong() > 0 && !tree.DebugString().empty());
      REQUIRE(host.GetExtension(demo::ext::text) == "set" && host.GetExtension(demo::ext::part).needed() == 1);
      REQUIRE(!host.HasExtension(demo::ext::last) && host.GetExtension(demo::ext::host).first() == 0);
      REQUIRE(Host(host).IsInitialized() && !host.SerializeAsString().empty());
    }
  });
}

/// All threads read the maps of one message, as maps and as repeated fields of entries.
void OneConstMap() {
  const Maps filled = FilledMaps();
  for (const bool has_changed_entries : {false, true}) {
    Maps mutable_maps = filled;
    const FieldDescriptor* const texts = Maps::descriptor()->FindFieldByName("texts");
    const FieldDescriptor* const values = Maps::descriptor()->FindFieldByName("values");
    if (has_changed_entries) {
      // The map is made of its entries when it is first read.
      Message* const entry = mutable_maps.GetReflection()->MutableRepeatedMessage(&mutable_maps, texts, 0);
      entry->GetReflection()->SetString(entry, texts->message_type()->map_value(), "changed");
    }
    const Maps& maps = mutable_maps;
    const Reflection* const reflection = maps.GetReflection();
    Together([&](int index) {
      for (int i = 0; i < kTimes / 10; ++i, std::this_thread::yield()) {
        if (index % 2 == 0) REQUIRE(maps.texts().size() == 20 && maps.values().at("3").number() == 3);
        REQUIRE(reflection->FieldSize(maps, texts) == 20 && reflection->FieldSize(maps, values) == 20);
        for (int element = 0; element < 20; ++element) {
          const Message& entry = reflection->GetRepeatedMessage(maps, texts, element);
          REQUIRE(!entry.GetReflection()->GetString(entry, texts->message_type()->map_value()).empty());
        }
        REQUIRE(maps.ByteSizeLong() > 0 && !maps.DebugString().empty());
        REQUIRE(Maps(maps).i32_size() == 20 && !maps.SerializeAsString().empty());
      }
    });
  }
}

/// Types and messages without generated code.
void OneDynamicFactory() {
  DescriptorPool pool;
  FileDescriptorProto file;
  Maps::descriptor()->file()->dependency(0)->CopyTo(&file);
  REQUIRE(pool.BuildFile(file) != nullptr);
  file.Clear();
  Maps::descriptor()->file()->CopyTo(&file);
  REQUIRE(pool.BuildFile(file) != nullptr);
  DynamicMessageFactory factory(&pool);
  const std::string bytes = FilledMaps().SerializeAsString();
  const std::unique_ptr<Message> shared(factory.GetPrototype(pool.FindMessageTypeByName("demo.maps.Maps"))->New());
  REQUIRE(shared->ParseFromString(bytes));
  const Message& read = *shared;
  const Descriptor* const types[] = {pool.FindMessageTypeByName("demo.old.Tree"),
                                     pool.FindMessageTypeByName("demo.old.Leaf"),
                                     pool.FindMessageTypeByName("demo.maps.Value")};
  Together([&](int) {
    // These are the first to ask for these types.
    for (const Descriptor* type : types) REQUIRE(factory.GetPrototype(type)->GetDescriptor() == type);
    const std::unique_ptr<Message> message(factory.GetPrototype(types[0])->New());
    REQUIRE(message->ParseFromString(WithUnknownFields()) && !message->DebugString().empty());
    REQUIRE(!read.DebugString().empty() && read.ByteSizeLong() == bytes.size());
  });
}

/// Threads free each other's messages, and make the next ones from memory that they kept.
void FreedElsewhere() {
  std::atomic<Message*> last{nullptr};
  Together([&](int) {
    for (int i = 0; i < kTimes; ++i) {
      Message* const made = new Maps(FilledMaps());
      REQUIRE(made->ByteSizeLong() == FilledMaps().ByteSizeLong());
      delete last.exchange(made);
      std::this_thread::yield();
    }
  });
  delete last.load();
}

const struct {
  const char* name;
  void (*run)();
} kCases[] = {{"one-arena", OneArena},
              {"handed-over", HandedOver},
              {"freed-elsewhere", FreedElsewhere},
              {"parse-in-own-arenas", ParseInOwnArenas},
              {"first-defaults", FirstDefaults},
              {"first-descriptors", FirstDescriptors},
              {"first-reflection", FirstReflection},
              {"unknown-enum-values", UnknownEnumValues},
              {"one-const-message", OneConstMessage},
              {"one-const-map", OneConstMap},
              {"one-dynamic-factory", OneDynamicFactory}};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    for (const auto& one : kCases) std::printf("%s\n", one.name);
    return 0;
  }
  for (const auto& one : kCases) {
    if (std::string(argv[1]) != one.name) continue;
    one.run();
    return 0;
  }
  std::fprintf(stderr, "%s is no case; without a name, the cases are listed.\n", argv[1]);
  return 2;
}
