// The memory that threads keep for their next messages. `block_cache_test kept` expects that they keep some, and
// `block_cache_test freed` that they keep none. A separate program, because it counts allocations.
#include "google/protobuf/internal/block_cache.h"

#include <google/protobuf/map.h>
#include <google/protobuf/message_lite.h>
#include <google/protobuf/repeated_field.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "lite.pb.h"

namespace {

using demo::light::Point;

/// The blocks that are not freed, and all that were ever allocated.
std::atomic<long> alive{0};
std::atomic<long> allocated{0};

void Require(bool ok, const char* what) {
  if (ok) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::exit(1);
}

/// \returns how many messages are allocated, not taken from what the thread keeps, if one is freed before.
long AllocatedAfterOneIsFreed() {
  delete new Point();
  const long before = allocated;
  const std::unique_ptr<Point> made(new Point());
  return allocated - before;
}

void UsedAgain(bool kept) {
  Require(AllocatedAfterOneIsFreed() == (kept ? 0 : 1), "a freed message is used again");
  const long before = alive;
  delete new Point();
  Require(alive == before, "a message that is used again and freed is as before");
}

/// Many messages, all freed: a limited number stays.
void Limited(bool kept) {
  constexpr long kMost = (512 << 10) / static_cast<long>(sizeof(Point)) + 100;
  const long before = alive;
  {
    std::vector<std::unique_ptr<Point>> many;
    for (int i = 0; i < 40000; ++i) many.emplace_back(new Point());
  }
  Require(alive - before <= (kept ? kMost : 0), "a thread keeps a limited number of bytes");
  Require(!kept || alive - before >= 1000, "a thread keeps many messages");
}

/// Other sizes take the room of the one that is kept until now.
void OtherSizes(bool kept) {
  using google::protobuf::internal::AllocateBlock;
  using google::protobuf::internal::FreeBlock;
  for (size_t size : {8u, 12u, 200u, 1024u}) {
    FreeBlock(AllocateBlock(size), size);
    const long before = allocated;
    void* const block = AllocateBlock(size);
    Require(allocated - before == (kept ? 0 : 1), "a block of another size is used again");
    FreeBlock(block, size);
  }
  const long before = alive;
  FreeBlock(AllocateBlock(1025), 1025);
  Require(alive == before, "a large block is freed");
}

/// \returns how many blocks the second of two equal objects allocates.
template <typename Fill>
long AllocatedByTheSecond(const Fill& fill) {
  fill();
  const long before = allocated;
  fill();
  return allocated - before;
}

/// Arrays, elements and map entries of containers that were destroyed.
void Containers(bool kept) {
  using namespace google::protobuf;
  const auto numbers = [] { RepeatedField<int32_t>().Add(7); };
  const auto grown = [] {
    RepeatedField<double> field;
    for (int i = 0; i < 100; ++i) field.Add(i);
    Require(field.Get(99) == 99, "numbers are kept while an array grows");
  };
  const auto strings = [] {
    RepeatedPtrField<std::string> field;
    for (const char* text : {"one", "two"}) *field.Add() = text;
    Require(field.Get(0) == "one" && field.Get(1) == "two", "strings in memory that is used again are their own");
  };
  const auto entries = [] {
    Map<int32_t, std::string> map;
    map[1] = "one";
    Require(map.count(1) == 1 && map.size() == 1, "a map in memory that is used again is its own");
  };
  Require(AllocatedByTheSecond(numbers) == (kept ? 0 : 1), "an array of numbers is used again");
  Require(AllocatedByTheSecond(strings) <= (kept ? 2 : 3), "an array of strings is used again");
  Require(AllocatedByTheSecond(entries) == (kept ? 0 : 2), "entries and buckets of a map are used again");
  Require(!kept || AllocatedByTheSecond(grown) == 0, "an array that grows uses all its former sizes again");
  // Strings of messages, which only the runtime frees; a program may free those that it takes over.
  const auto names = [] {
    Point point;
    for (int i = 0; i < 3; ++i) *point.add_tags() = "short";
    delete point.mutable_tags()->ReleaseLast();
  };
  Require(AllocatedByTheSecond(names) <= (kept ? 1 : 4), "strings of messages are used again");
}

/// The blocks of a thread are freed when it ends, and so is what it frees later.
void EndOfThread() {
  const long before = alive;
  Point* const here = new Point();
  std::thread([&] {
    // Constructed before the thread keeps anything, so destroyed afterwards.
    thread_local const std::unique_ptr<Point> late(new Point());
    Require(late != nullptr, "a message is made");
    delete here;
    for (int i = 0; i < 10; ++i) delete new Point();
  }).join();
  Require(alive <= before, "a thread that ends frees all");
}

// GCC warns of what is tested here.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif
/// Messages that the global operators allocate or free, and other forms of new.
void OtherOperators() {
  for (int i = 0; i < 3; ++i) {
    delete ::new Point();
    ::delete new Point();
    Point* const made = new (std::nothrow) Point();
    made->set_x(i);
    Require(made->x() == i, "a message from the nothrow form is usable");
    delete made;
    alignas(Point) char place[sizeof(Point)];
    (new (place) Point())->~Point();
    delete[] new Point[3];
  }
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

void Trees() {
  for (int i = 0; i < 3; ++i) {
    Point tree;
    tree.set_x(1);
    for (int j = 0; j < 20; ++j) tree.add_more()->set_x(j);
    const std::unique_ptr<Point> released(tree.mutable_more()->ReleaseLast());
    tree.add_more()->set_x(99);
    Require(released->x() == 19 && tree.more(19).x() == 99, "a released message is not used again");
    const Point copy = tree;
    Require(copy.SerializeAsString() == tree.SerializeAsString(), "a copy of reused memory is equal");
  }
}

}  // namespace

void* operator new(size_t size) {
  ++alive;
  ++allocated;
  if (void* place = std::malloc(size)) return place;
  throw std::bad_alloc();
}
// The one of AddressSanitizer would not be counted, and is not freed by free().
void* operator new(size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* place) noexcept {
  if (place == nullptr) return;
  --alive;
  std::free(place);
}
void operator delete(void* place, size_t) noexcept { operator delete(place); }

namespace {

/// Freed after everything that the main thread keeps.
std::unique_ptr<Point> at_end;

}  // namespace

int main(int argc, char** argv) {
  const bool kept = argc == 2 && std::string(argv[1]) == "kept";
  at_end.reset(new Point());
  UsedAgain(kept);
  Limited(kept);
  OtherSizes(kept);
  Containers(kept);
  EndOfThread();
  OtherOperators();
  Trees();
  const long before = alive;
  google::protobuf::ShutdownProtobufLibrary();
  Require(alive < before || !kept, "ShutdownProtobufLibrary frees what the thread keeps");
}
