// Arenas: what libprotobuf's checked builds refuse, threads, and lite messages. What it has too is in beside/arena.cc.
#include "google/protobuf/arena.h"

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "check.h"
#include "explicit.pb.h"
#include "lite.pb.h"

namespace {

using demo::light::Point;
using demo::old::Leaf;
using demo::old::Tree;
using google::protobuf::Arena;

constexpr const char* kLong = "a name that does not fit into the string object itself";

TEST(a_message_of_another_arena_is_copied) {
  Arena arena;
  Arena other;
  Leaf* const leaf = Arena::CreateMessage<Leaf>(&other);
  leaf->set_name(kLong);
  Tree* const tree = Arena::CreateMessage<Tree>(&arena);
  tree->set_allocated_leaf(leaf);
  CHECK(&tree->leaf() != leaf);
  CHECK(tree->leaf().GetArena() == &arena);
  CHECK_EQ(tree->leaf().name(), kLong);
  tree->set_allocated_sheet(leaf);
  CHECK(&tree->sheet() != leaf);
  CHECK_EQ(tree->sheet().name(), kLong);
  Tree heap;
  heap.set_allocated_leaf(leaf);
  CHECK(&heap.leaf() != leaf);
  CHECK(heap.leaf().GetArena() == nullptr);
  heap.set_allocated_sheet(leaf);
  CHECK(heap.sheet().GetArena() == nullptr);
  CHECK_EQ(leaf->name(), kLong);
}

TEST(a_reused_message_in_an_arena_keeps_its_objects) {
  Arena arena;
  Tree* const tree = Arena::CreateMessage<Tree>(&arena);
  tree->add_leaves()->set_name(kLong);
  tree->mutable_knot()->set_size(1);
  const Leaf* const first = &tree->leaves(0);
  tree->Clear();
  CHECK(tree->add_leaves() == first);
  CHECK(first->name().empty());
  tree->set_word(kLong);
  tree->set_word("changed");
  tree->mutable_sheet()->set_name(kLong);
  tree->set_number(3);
  CHECK_EQ(tree->number(), 3);
  for (int i = 0; i < 50; ++i) tree->add_leaves()->set_name(kLong);
  CHECK_EQ(tree->leaves_size(), 51);
  CHECK(tree->leaves(50).GetArena() == &arena);
}

TEST(messages_without_reflection_live_in_arenas) {
  Arena arena;
  Point* const point = Arena::CreateMessage<Point>(&arena);
  point->set_x(1);
  point->add_more()->add_more()->set_x(2);
  point->mutable_unknown_fields()->append("\x98\x06\x01");
  CHECK(point->more(0).more(0).GetArena() == &arena);
  const Point copy(*point);
  CHECK_EQ(copy.unknown_fields(), point->unknown_fields());
  CHECK(copy.more(0).GetArena() == nullptr);
  Point* const parsed = Arena::CreateMessage<Point>(&arena);
  CHECK(parsed->ParsePartialFromString(point->SerializePartialAsString()));
  CHECK_EQ(parsed->SerializePartialAsString(), point->SerializePartialAsString());
  parsed->Swap(point);
  std::unique_ptr<google::protobuf::MessageLite> made(point->New());
  CHECK(made->GetArena() == nullptr);
}

TEST(threads_create_messages_in_one_arena) {
  Arena arena;
  std::vector<std::vector<Tree*>> made(4);
  std::vector<std::thread> threads;
  for (auto& mine : made) {
    threads.emplace_back([&arena, &mine] {
      for (int i = 0; i < 1000; ++i) {
        mine.push_back(Arena::CreateMessage<Tree>(&arena));
        mine.back()->set_id(i);
        mine.back()->mutable_leaf()->set_name(kLong);
      }
    });
  }
  for (int i = 0; i < 1000; ++i) Arena::CreateMessage<Tree>(&arena)->set_word(kLong);
  for (auto& thread : threads) thread.join();
  for (const auto& mine : made) {
    for (int i = 0; i < 1000; ++i) {
      CHECK_EQ(mine[static_cast<size_t>(i)]->id(), i);
      CHECK_EQ(mine[static_cast<size_t>(i)]->leaf().name(), kLong);
    }
  }
  CHECK(arena.SpaceUsed() > 5000 * sizeof(Tree));
  CHECK(arena.Reset() > 5000 * sizeof(Tree));
}

TEST(alignments_are_respected) {
  struct alignas(64) Wide {
    ~Wide() {}
    char bytes[64];
  };
  Arena arena;
  for (int i = 0; i < 10; ++i) {
    Arena::Create<char>(&arena, 'x');
    CHECK_EQ(reinterpret_cast<uintptr_t>(Arena::Create<Wide>(&arena)) % 64, 0u);
    CHECK_EQ(reinterpret_cast<uintptr_t>(Arena::CreateArray<long double>(&arena, 3)) % alignof(long double), 0u);
  }
}

}  // namespace
