// Arenas: where messages live, who owns what, and what moves or is copied between arenas and the heap. Built with
// libprotobuf too; both programs print the same.
#include <google/protobuf/arena.h>

#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "arena.pb.h"

using beside::Node;
using google::protobuf::Arena;
using google::protobuf::ArenaOptions;

namespace {

int destroyed = 0;
struct Counted {
  explicit Counted(int id) : id(id) {}
  ~Counted() { ++destroyed; }
  int id;
};
struct Point {
  int x;
  int y;
};

void Say(const char* what, const std::string& value) { std::printf("%s: %s\n", what, value.c_str()); }
void Say(const char* what, long value) { std::printf("%s: %ld\n", what, value); }

Node* Full(Arena* arena) {
  Node* node = Arena::CreateMessage<Node>(arena);
  node->set_name("a name that is longer than any short string");
  node->set_id(7);
  node->mutable_child()->set_name("child");
  node->mutable_child()->mutable_child()->set_id(3);
  node->add_children()->set_name("first of the children, also long enough");
  node->add_children()->mutable_child()->set_id(9);
  node->add_words("word");
  node->add_words("another word, which is longer than fifteen bytes");
  node->add_numbers(1);
  node->add_numbers(2);
  (*node->mutable_by_name())["key"].mutable_child()->set_name("in a map");
  node->set_text("text of a oneof that needs the heap, as strings do");
  node->MutableExtension(beside::more)->set_name("extension");
  node->AddExtension(beside::many)->set_id(1);
  node->SetExtension(beside::label, "label");
  return node;
}

void Places() {
  Arena arena;
  Node* const node = Full(&arena);
  Say("root", node->GetArena() == &arena);
  Say("child", node->child().GetArena() == &arena);
  Say("grandchild", node->child().child().GetArena() == &arena);
  Say("element", node->children(0).GetArena() == &arena);
  Say("below element", node->children(1).child().GetArena() == &arena);
  Say("map value", node->by_name().at("key").GetArena() == &arena);
  Say("below map value", node->by_name().at("key").child().GetArena() == &arena);
  Say("extension", node->GetExtension(beside::more).GetArena() == &arena);
  Say("repeated extension", node->GetExtension(beside::many, 0).GetArena() == &arena);
  Say("oneof", node->mutable_inner()->GetArena() == &arena);
  Say("field", node->mutable_children()->GetArena() == &arena);
  Say("strings", node->mutable_words()->GetArena() == &arena);
  Say("static", Arena::GetArena(node) == &arena);
  Say("new", std::unique_ptr<Node>(node->New())->GetArena() == nullptr);
  Say("new in", node->New(&arena)->GetArena() == &arena);
  Say("New(null)", std::unique_ptr<Node>(node->New(nullptr))->GetArena() == nullptr);
  Say("heap", Node().GetArena() == nullptr);
  Say("heap below", Node().mutable_child()->GetArena() == nullptr);
  Say("default", Node::default_instance().GetArena() == nullptr);
  std::unique_ptr<Node> null(Arena::CreateMessage<Node>(nullptr));
  Say("without arena", null->GetArena() == nullptr);
  const google::protobuf::Message* below = node;
  Say("by reflection",
      node->GetReflection()->MutableMessage(node, Node::descriptor()->FindFieldByName("child"))->GetArena() == &arena);
  Say("generic", below->New(&arena)->GetArena() == &arena);

  Node* const parsed = Arena::CreateMessage<Node>(&arena);
  Say("parsed", parsed->ParseFromString(node->SerializeAsString()));
  Say("parsed child", parsed->child().GetArena() == &arena);
  Say("parsed element", parsed->children(1).child().GetArena() == &arena);
  Say("parsed map", parsed->by_name().at("key").child().GetArena() == &arena);
  Say("parsed extension", parsed->GetExtension(beside::more).GetArena() == &arena);
  Say("text", parsed->DebugString());
  Node* const copy = Arena::CreateMessage<Node>(&arena);
  copy->CopyFrom(*parsed);
  copy->MergeFrom(*parsed);
  Say("copied", copy->ByteSizeLong());
  Say("copied child", copy->child().GetArena() == &arena);
  Say("copied element", copy->children(3).child().GetArena() == &arena);
  copy->Clear();
  Say("cleared", copy->ByteSizeLong());
  copy->MergeFrom(*node);
  copy->mutable_unknown_fields()->AddVarint(1000, 5);
  copy->mutable_unknown_fields()->AddLengthDelimited(1001, "an unknown field with many bytes in its string");
  Node on_stack(*copy);
  Say("to the stack", on_stack.unknown_fields().field_count());
  Say("stack child", on_stack.child().GetArena() == nullptr);
  copy->unknown_fields();
  copy->DiscardUnknownFields();
  Say("discarded", copy->unknown_fields().field_count());
}

void Ownership() {
  Arena arena;
  Arena other;
  Node* node = Full(&arena);

  // From the heap: the arena takes it.
  Node* given = new Node();
  given->set_name("given by the heap to the arena, which frees it");
  node->set_allocated_child(given);
  Say("given is kept", &node->child() == given);
  Say("its arena", node->child().GetArena() == nullptr);
  // From the same arena.
  given = Arena::CreateMessage<Node>(&arena);
  node->set_allocated_child(given);
  Say("same arena is kept", &node->child() == given);
  given = Arena::CreateMessage<Node>(&other);
  given->set_id(11);
  Node heap;
  node->set_allocated_child(nullptr);
  Say("has", node->has_child());
  node->set_allocated_name(new std::string("a string from the heap, long enough to own memory"));
  Say("name", node->name());
  std::unique_ptr<std::string> name(node->release_name());
  Say("released name", *name);
  Say("has name", node->has_name());
  node->set_name("short");
  name.reset(node->release_name());
  Say("released short", *name);
  node->set_allocated_text(new std::string("text from the heap, long enough to own memory"));
  name.reset(node->release_text());
  Say("released text", *name);

  // Release: a copy on the heap.
  Node* inside = node->mutable_child();
  inside->set_id(5);
  std::unique_ptr<Node> released(node->release_child());
  Say("release copies", released.get() != inside && released->id() == 5 && released->GetArena() == nullptr);
  Say("released nothing", node->release_child() == nullptr);
  inside = node->mutable_child();
  Node* raw = node->unsafe_arena_release_child();
  Say("unsafe release", raw == inside && raw->GetArena() == &arena);
  node->unsafe_arena_set_allocated_child(raw);
  Say("unsafe set", &node->child() == raw);
  inside = node->mutable_inner();
  inside->set_id(6);
  raw = node->unsafe_arena_release_inner();
  Say("unsafe release of a oneof", raw == inside && !node->has_inner());
  node->unsafe_arena_set_allocated_inner(raw);
  Say("unsafe set of a oneof", &node->inner() == raw && node->has_inner());
  released.reset(node->release_inner());
  Say("release of a oneof", released.get() != raw && released->id() == 6);
  node->set_allocated_inner(new Node());
  Say("inner of the heap", node->inner().GetArena() == nullptr);
  node->set_text("again");

  // Extensions.
  released.reset(node->ReleaseExtension(beside::more));
  Say("released extension", released->name());
  node->SetAllocatedExtension(beside::more, released.release());
  Say("set extension", node->GetExtension(beside::more).GetArena() == nullptr);
  raw = node->UnsafeArenaReleaseExtension(beside::more);
  node->UnsafeArenaSetAllocatedExtension(beside::more, raw);
  Say("same extension", &node->GetExtension(beside::more) == raw);
  Say("label", *node->MutableExtension(beside::label));

  // Repeated fields.
  auto* children = node->mutable_children();
  raw = children->Mutable(1);
  released.reset(children->ReleaseLast());
  Say("last is copied", released.get() != raw && released->child().id() == 9 && released->GetArena() == nullptr);
  children->AddAllocated(released.release());
  Say("heap element", children->Get(1).GetArena() == nullptr);
  children->AddAllocated(given);
  Say("element of another", &children->Get(2) != given && children->Get(2).id() == 11);
  Say("its copy", children->Get(2).GetArena() == &arena);
  heap.mutable_children()->AddAllocated(Arena::CreateMessage<Node>(&arena));
  Say("arena to heap", heap.children(0).GetArena() == nullptr);
  raw = children->UnsafeArenaReleaseLast();
  Say("unsafe last", raw->GetArena() == &arena);
  children->UnsafeArenaAddAllocated(raw);
  Say("unsafe add", &children->Get(2) == raw);
  Node* taken[2];
  children->ExtractSubrange(0, 2, taken);
  Say("extracted", taken[0]->GetArena() == nullptr && taken[1]->GetArena() == nullptr);
  Say("extracted name", taken[0]->name());
  Say("left", children->size());
  delete taken[0];
  delete taken[1];
  children->UnsafeArenaExtractSubrange(0, 1, taken);
  Say("unsafe extracted", taken[0] == raw);
  children->Add()->set_id(1);
  children->DeleteSubrange(0, 1);
  auto* words = node->mutable_words();
  words->AddAllocated(new std::string("a word from the heap, long enough to own memory"));
  name.reset(words->ReleaseLast());
  Say("released word", *name);
  std::string* word = words->UnsafeArenaReleaseLast();
  Say("unsafe word", *word);
  words->UnsafeArenaAddAllocated(word);
  words->UnsafeArenaAddAllocated(Arena::Create<std::string>(&arena, "created in the arena, and not on the heap"));
  Say("words", words->size());
  words->RemoveLast();
  *words->Add() = "reused";

  // By reflection.
  const auto* reflection = node->GetReflection();
  const auto* child = Node::descriptor()->FindFieldByName("child");
  const auto* elements = Node::descriptor()->FindFieldByName("children");
  node->mutable_child()->set_id(21);
  std::unique_ptr<google::protobuf::Message> generic(reflection->ReleaseMessage(node, child));
  Say("reflection releases", generic->GetArena() == nullptr);
  reflection->SetAllocatedMessage(node, generic.release(), child);
  Say("reflection sets", node->child().id());
  google::protobuf::Message* unsafe = reflection->UnsafeArenaReleaseMessage(node, child);
  reflection->UnsafeArenaSetAllocatedMessage(node, unsafe, child);
  Say("reflection keeps", &node->child() == unsafe);
  reflection->AddMessage(node, elements);
  Say("reflection adds", node->children(0).GetArena() == &arena);
  generic.reset(reflection->ReleaseLast(node, elements));
  Say("reflection last", generic->GetArena() == nullptr);
  reflection->AddAllocatedMessage(node, elements, generic.release());
  Say("reflection gives", node->children(0).GetArena() == nullptr);
}

void Exchange() {
  Arena arena;
  Arena other;
  Node* one = Full(&arena);
  Node* two = Arena::CreateMessage<Node>(&arena);
  const Node* child = &one->child();
  one->Swap(two);
  Say("swap in one arena", &two->child() == child && !one->has_child());
  one->Swap(two);
  Node* far = Arena::CreateMessage<Node>(&other);
  far->set_id(2);
  one->Swap(far);
  Say("swap across copies", &far->child() != child && far->child().GetArena() == &other && one->id() == 2);
  Say("extensions", far->GetExtension(beside::more).GetArena() == &other);
  Say("map", far->by_name().at("key").child().GetArena() == &other);
  Node heap;
  heap.Swap(far);
  Say("to the heap", heap.child().GetArena() == nullptr && heap.words_size() == 2 && far->id() == 0);
  Say("text", heap.text());
  swap(heap, *far);
  Say("and back", far->child().GetArena() == &other && heap.id() == 0);

  Node moved(std::move(*far));
  Say("moved out is a copy", moved.child().GetArena() == nullptr);
  Say("the source stays", far->child().name());
  *one = std::move(*far);
  Say("moved across", one->child().GetArena() == &arena && far->has_child());
  child = &one->child();
  *two = std::move(*one);
  Say("moved within", &two->child() == child);
  *one = *two;
  Say("assigned", one->child().GetArena() == &arena && one->by_name().at("key").child().name() == "in a map");
  *one = std::move(moved);
  Say("moved in", one->child().GetArena() == &arena);
  one->UnsafeArenaSwap(two);

  auto fields = *one->mutable_children();
  Say("copied field", fields.GetArena() == nullptr && fields.Get(1).GetArena() == nullptr);
  far->mutable_children()->Swap(one->mutable_children());
  Say("fields swapped", far->children(0).GetArena() == &other && one->children(0).GetArena() == &arena);
  auto out = std::move(*one->mutable_children());
  Say("field moved out", out.Get(0).GetArena() == nullptr);
  one->mutable_children()->Swap(&out);
  one->mutable_words()->Swap(far->mutable_words());
  Say("words", one->words_size() + far->words_size());
  *one->mutable_words() = std::move(*two->mutable_words());
  auto map = *one->mutable_by_name();
  map["heap"].mutable_child()->set_id(3);
  one->mutable_by_name()->swap(map);
  Say("map swapped", one->by_name().at("heap").child().GetArena() == &arena);
  Say("map out", map.at("key").child().GetArena() == nullptr);
  *one->mutable_by_name() = map;
  one->mutable_by_name()->erase("key");
  (*one->mutable_by_name())["next"].mutable_child()->set_name("after erasing");
  one->mutable_by_name()->clear();
  (*one->mutable_by_name())["last"].mutable_child()->set_name("after clearing");
  Say("map", one->by_name().size());

  const auto* reflection = one->GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> all;
  const auto* type = Node::descriptor();
  for (const char* name : {"id", "name", "child", "children", "words", "numbers", "by_name", "text"}) {
    all.push_back(type->FindFieldByName(name));
  }
  Node* full = Full(&other);
  reflection->SwapFields(one, full, all);
  Say("reflection swaps", one->child().GetArena() == &arena && full->child().GetArena() == &other);
  Say("values", one->ShortDebugString());
  reflection->Swap(one, &heap);
  Say("to heap", heap.child().GetArena() == nullptr);
  Say("values", heap.ShortDebugString());
}

void Objects() {
  destroyed = 0;
  {
    Arena arena;
    Counted* counted = Arena::Create<Counted>(&arena, 4);
    Say("created", counted->id);
    arena.Own(new Counted(5));
    alignas(Counted) char place[sizeof(Counted)];
    arena.OwnDestructor(new (place) Counted(6));
    arena.OwnCustomDestructor(new Counted(7), [](void* object) { delete static_cast<Counted*>(object); });
    arena.Own(new Node());
    Node* own = Arena::Create<Node>(&arena);
    own->mutable_child()->set_name("a message that is made like any object, with a long name");
    Say("destroyed", destroyed);
    arena.Reset();
    Say("destroyed by reset", destroyed);
    Full(&arena);
    Point* point = Arena::Create<Point>(&arena, Point{1, 2});
    int* numbers = Arena::CreateArray<int>(&arena, 1000);
    numbers[999] = point->y;
    Say("array", numbers[999]);
    Say("not messages", Arena::GetArena(point) == nullptr);
    Say("used", arena.SpaceUsed() >= 4008 && arena.SpaceAllocated() >= arena.SpaceUsed());
    Say("string", *Arena::Create<std::string>(&arena, "a string that is created with arguments"));
    auto* field = Arena::CreateMessage<google::protobuf::RepeatedPtrField<Node>>(&arena);
    field->Add()->mutable_child()->set_id(1);
    Say("lone field", field->GetArena() == &arena && field->Get(0).child().GetArena() == &arena);
    auto* words = Arena::CreateMessage<google::protobuf::RepeatedPtrField<std::string>>(&arena);
    for (int i = 0; i < 100; ++i) *words->Add() = "a word that does not fit into the string itself";
    auto* more = Arena::CreateMessage<google::protobuf::RepeatedField<int>>(&arena);
    for (int i = 0; i < 100; ++i) more->Add(i);
    Say("numbers", more->Get(99));
  }
  Say("destroyed at the end", destroyed);
  const std::unique_ptr<Point> heap(Arena::Create<Point>(nullptr, Point{3, 4}));
  const std::unique_ptr<int[]> array(Arena::CreateArray<int>(nullptr, 3));
  Say("heap", heap->x + (array != nullptr));

  alignas(8) static char initial[4096];
  ArenaOptions options;
  options.initial_block = initial;
  options.initial_block_size = sizeof(initial);
  static int allocated = 0;
  options.block_alloc = [](size_t size) {
    ++allocated;
    return ::operator new(size);
  };
  options.block_dealloc = [](void* block, size_t) {
    --allocated;
    ::operator delete(block);
  };
  {
    Arena arena(options);
    char* first = reinterpret_cast<char*>(Arena::Create<Point>(&arena, Point{1, 2}));
    Say("in the initial block", first >= initial && first < initial + sizeof(initial));
    Say("no block yet", allocated);
    for (int i = 0; i < 1000; ++i) Full(&arena);
    Say("blocks", allocated > 1);
    Say("reset", arena.Reset() > 4096);
    Say("freed", allocated);
    first = reinterpret_cast<char*>(Arena::Create<Point>(&arena, Point{1, 2}));
    Say("initial block again", first >= initial && first < initial + sizeof(initial));
    Full(&arena);
  }
  Say("all freed", allocated);
  Arena tiny(initial, 8);
  Full(&tiny);
}

}  // namespace

int main() {
  Places();
  Ownership();
  Exchange();
  Objects();
  google::protobuf::ShutdownProtobufLibrary();
}
