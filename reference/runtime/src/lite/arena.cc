// Arenas: blocks of memory, and the destructors to run before they are freed.
#include "google/protobuf/arena.h"

#include <sched.h>

#include <cstring>

#include "google/protobuf/internal/map_field.h"
#include "message/message_engine.h"

namespace google::protobuf {

using internal::ArenaShare;
using internal::MessageTable;
using Engine = internal::MessageEngine;

namespace {

/// Its address names the thread.
thread_local char this_thread;

constexpr size_t kAlignment = alignof(void*);

char* AlignUp(char* place, size_t alignment) {
  const uintptr_t mask = alignment - 1;
  return place + ((alignment - (reinterpret_cast<uintptr_t>(place) & mask)) & mask);
}

// SpaceAllocated() and SpaceUsed() look at what another thread is allocating. This costs no more than plain accesses.
template <typename T>
T* Load(T* const& place) {
  return __atomic_load_n(&place, __ATOMIC_ACQUIRE);
}
template <typename T>
void Store(T*& place, T* value) {
  __atomic_store_n(&place, value, __ATOMIC_RELEASE);
}

/// What the destructor of an object of OwnObject is called with.
struct Owned {
  void* object;
  void (*destroy)(void*);
};

/// A repeated field that is not in a message, with the part of a message that it needs.
struct LoneField {
  void* no_vtable;
  internal::UnknownWord word;
  internal::RepeatedPtrFieldBase field;
};

}  // namespace

Arena::Arena(const ArenaOptions& options) : options_(options), owner_(&this_thread) { UseInitialBlock(); }

Arena::Arena(char* initial_block, size_t initial_block_size) : owner_(&this_thread) {
  options_.initial_block = initial_block;
  options_.initial_block_size = initial_block_size;
  UseInitialBlock();
}

Arena::~Arena() {
  DestroyObjects();
  FreeBlocks();
}

void Arena::UseInitialBlock() {
  if (options_.initial_block == nullptr || options_.initial_block_size < sizeof(Block)) return;
  own_.newest = ::new (static_cast<void*>(options_.initial_block)) Block{nullptr, options_.initial_block_size, nullptr};
  own_.next = options_.initial_block + sizeof(Block);
  own_.end = options_.initial_block + options_.initial_block_size;
}

template <typename Use>
auto Arena::InLane(const Use& use) const {
  if (owner_ == &this_thread) return use(own_);
  while (__atomic_test_and_set(&is_locked_, __ATOMIC_ACQUIRE)) sched_yield();
  struct Unlock {
    ~Unlock() { __atomic_clear(place, __ATOMIC_RELEASE); }
    char* place;
  } const unlock{&is_locked_};
  return use(shared_);
}

void Arena::AddBlock(Lane& lane, size_t size) const {
  size_t wanted = lane.newest == nullptr ? options_.start_block_size : lane.newest->size * 2;
  if (wanted > options_.max_block_size) wanted = options_.max_block_size;
  if (wanted < size + sizeof(Block)) wanted = size + sizeof(Block);
  void* const memory = options_.block_alloc != nullptr ? options_.block_alloc(wanted) : ::operator new(wanted);
  if (lane.newest != nullptr) lane.newest->filled = lane.next;
  Store(lane.newest, ::new (memory) Block{lane.newest, wanted, nullptr});
  Store(lane.next, static_cast<char*>(memory) + sizeof(Block));
  lane.end = static_cast<char*>(memory) + wanted;
}

void* Arena::AllocateIn(const Arena& arena, Lane& lane, size_t size, size_t alignment) {
  char* place = AlignUp(lane.next, alignment);
  // Compared as integers: the lane may be empty.
  if (reinterpret_cast<uintptr_t>(place) + size > reinterpret_cast<uintptr_t>(lane.end) || lane.next == nullptr) {
    if (size > SIZE_MAX / 2) throw std::bad_alloc();
    arena.AddBlock(lane, size + alignment);
    place = AlignUp(lane.next, alignment);
  }
  Store(lane.next, place + size);
  return place;
}

void* Arena::AllocateAligned(size_t size, size_t alignment) {
  // Sizes are rounded, so that the next object needs no alignment.
  const size_t rounded = (size + (kAlignment - 1)) & ~(kAlignment - 1);
  const size_t aligned = alignment < kAlignment ? kAlignment : alignment;
  return InLane([&](Lane& lane) { return AllocateIn(*this, lane, rounded < size ? size : rounded, aligned); });
}

void* Arena::AllocateObject(size_t size, size_t alignment) {
  const size_t before = alignment > sizeof(Record) ? alignment : sizeof(Record);
  return static_cast<char*>(AllocateAligned(before + size, alignment)) + before;
}

void Arena::Register(void* object, void (*destroy)(void*)) {
  Record* const record = static_cast<Record*>(object) - 1;
  InLane([&](Lane& lane) {
    ::new (static_cast<void*>(record)) Record{lane.last, destroy};
    lane.last = record;
  });
}

void Arena::OwnObject(void* object, void (*destroy)(void*)) {
  void* const place = ::new (AllocateObject(sizeof(Owned), alignof(Owned))) Owned{object, destroy};
  Register(place, [](void* what) {
    const Owned owned = *static_cast<Owned*>(what);
    owned.destroy(owned.object);
  });
}

void Arena::Bind(MessageLite& message, const MessageTable& table, ArenaShare& share) {
  share = {this, nullptr};
  Engine::Word(message) = internal::WordOf(share);
  for (uint16_t i = 0; i < table.owner_count - table.string_owner_count; ++i) {
    const internal::FieldEntry& entry = table.entries[table.owners[i]];
    if (entry.mode() < internal::FieldMode::kRepeated) continue;
    if (entry.kind() == internal::WireKind::kMap) {
      Engine::At<internal::MapFieldBase>(message, entry.offset).map.SetDistance(entry.offset);
    } else if (internal::IsStringOrBytes(entry.kind()) || internal::IsMessage(entry.kind())) {
      Engine::At<internal::RepeatedPtrFieldBase>(message, entry.offset).distance_ = entry.offset;
    }
  }
  if (table.strings_offset != 0) Engine::At<internal::StringPool>(message, table.strings_offset).NoteArena();
  if (table.extensions_offset != 0) Engine::Extensions(message, table).UseArena(this);
}

MessageLite* Arena::NewMessage(const MessageTable& table) {
  // A Record, the share, and the message.
  struct Parts {
    MessageLite* message;
    ArenaShare share;
  };
  auto* const parts = static_cast<Parts*>(
      AllocateObject(sizeof(Parts) + table.object_prefix + table.object_size, alignof(Parts)));
  parts->message = table.construct(reinterpret_cast<char*>(parts + 1) + table.object_prefix, table);
  Bind(*parts->message, table, parts->share);
  Register(parts, [](void* what) { static_cast<Parts*>(what)->message->~MessageLite(); });
  return parts->message;
}

void Arena::Adopt(MessageLite& message, const MessageTable& table) {
  Bind(message, table, *static_cast<ArenaShare*>(AllocateAligned(sizeof(ArenaShare))));
}

std::string* Arena::NewString() { return Create<std::string>(this); }

internal::RepeatedPtrFieldBase* Arena::NewRepeatedPtrField() {
  auto* const share = ::new (AllocateAligned(sizeof(ArenaShare))) ArenaShare{this, nullptr};
  auto* const lone = ::new (AllocateAligned(sizeof(LoneField))) LoneField{nullptr, internal::WordOf(*share), {}};
  lone->field.distance_ = offsetof(LoneField, field);
  return &lone->field;
}

void Arena::DestroyObjects() {
  // Destructors may register further objects, so that each is taken off first.
  while (own_.last != nullptr || shared_.last != nullptr) {
    Record*& last = own_.last != nullptr ? own_.last : shared_.last;
    Record* const record = last;
    last = record->before;
    record->destroy(record + 1);
  }
}

uint64_t Arena::FreeBlocks() {
  uint64_t total = 0;
  for (Lane* lane : {&own_, &shared_}) {
    for (Block* block = lane->newest; block != nullptr;) {
      Block* const before = block->before;
      const size_t size = block->size;
      total += size;
      if (static_cast<void*>(block) == options_.initial_block) {
        // Not ours.
      } else if (options_.block_dealloc != nullptr) {
        options_.block_dealloc(block, size);
      } else {
        ::operator delete(block, size);
      }
      block = before;
    }
    *lane = Lane();
  }
  return total;
}

uint64_t Arena::Reset() {
  DestroyObjects();
  const uint64_t total = FreeBlocks();
  owner_ = &this_thread;
  UseInitialBlock();
  return total;
}

uint64_t Arena::SpaceAllocated() const {
  uint64_t total = 0;
  for (const Lane* lane : {&own_, &shared_}) {
    for (const Block* block = Load(lane->newest); block != nullptr; block = block->before) total += block->size;
  }
  return total;
}

uint64_t Arena::SpaceUsed() const {
  uint64_t total = 0;
  for (const Lane* lane : {&own_, &shared_}) {
    const Block* const newest = Load(lane->newest);
    const char* const next = Load(lane->next);
    for (const Block* block = newest; block != nullptr; block = block->before) {
      const char* const begin = reinterpret_cast<const char*>(block + 1);
      const char* const end = reinterpret_cast<const char*>(block) + block->size;
      // Another thread may be past this block by now, or not yet in it.
      const char* const filled = block != newest ? block->filled : next < begin || next > end ? begin : next;
      total += static_cast<uint64_t>(filled - begin);
    }
  }
  return total;
}

}  // namespace google::protobuf
