// The hash table behind all maps.
#include "google/protobuf/internal/map_base.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/message_lite.h"

namespace google::protobuf::internal {

namespace {

constexpr uint32_t kFirstBucketCount = 8;
constexpr uint32_t kLargestBucketCount = 1u << 31;

/// A hash seed per process, so that an attacker cannot choose colliding keys in advance. 0 until it is made.
std::atomic<uint64_t> seed{0};

/// Makes the seed from addresses, which address space randomization changes; the stack address changes even in
/// position-dependent programs.
uint64_t MakeSeed() {
  static const char in_program = 0;
  const char on_stack = 0;
  const uint64_t made = (reinterpret_cast<uintptr_t>(&in_program) * 0x9e3779b97f4a7c15u ^
                         reinterpret_cast<uintptr_t>(&on_stack) * 0xff51afd7ed558ccdu) |
                        1;
  uint64_t none = 0;
  seed.compare_exchange_strong(none, made);
  return seed;
}

uint64_t Seed() {
  const uint64_t made = seed.load(std::memory_order_relaxed);
  return made != 0 ? made : MakeSeed();
}

/// Before main(), and earlier only for maps that are variables themselves.
[[maybe_unused]] const uint64_t made_early = Seed();

/// Mixes both halves of the 128-bit product: every bit of the result depends on every bit of both factors.
uint64_t Mix(uint64_t one, uint64_t other) {
  __extension__ using Product = unsigned __int128;
  const Product product = static_cast<Product>(one) * other;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

constexpr uint64_t kNumberFactor = 0xd6e8feb86659fd93u;
constexpr uint64_t kStringFactor = 0xa0761d6478bd642fu;

uint64_t HashOf(MapKeyRef key) {
  const uint64_t seed = Seed();
  if (key.string == nullptr) return Mix(key.bits ^ seed, kNumberFactor);
  uint64_t hash = seed ^ key.bits;
  const char* p = key.string;
  size_t left = key.bits;
  for (; left >= 8; left -= 8, p += 8) {
    uint64_t word;
    std::memcpy(&word, p, 8);
    hash = Mix(hash ^ word, kStringFactor);
  }
  uint64_t word = 0;
  std::memcpy(&word, p, left);
  return Mix(hash ^ word, kNumberFactor);
}

bool IsKey(const MapShape& shape, const MapNode* node, MapKeyRef key) {
  const MapKeyRef own = MapBase::KeyOf(shape, node);
  return own.bits == key.bits &&
         (shape.key != MapKeyKind::kString || std::memcmp(own.string, key.string, static_cast<size_t>(key.bits)) == 0);
}

std::string& StringAt(void* place) { return *static_cast<std::string*>(place); }
void FreeBuckets(MapNode** buckets, uint32_t count) {
  if (buckets != nullptr) FreeBlock(buckets, count * sizeof(MapNode*));
}
MessageLite& Message(void* place) { return *static_cast<MessageLite*>(place); }

}  // namespace

MapKeyRef MapBase::KeyOf(const MapShape& shape, const MapNode* node) {
  switch (shape.key) {
    case MapKeyKind::kBool: {
      bool value;
      std::memcpy(&value, node->key(), sizeof(value));
      return {nullptr, value ? 1u : 0u};
    }
    case MapKeyKind::kNumber32: {
      uint32_t value;
      std::memcpy(&value, node->key(), sizeof(value));
      return {nullptr, value};
    }
    case MapKeyKind::kNumber64: {
      uint64_t value;
      std::memcpy(&value, node->key(), sizeof(value));
      return {nullptr, value};
    }
    default: {
      const std::string& text = *static_cast<const std::string*>(node->key());
      return {text.data(), text.size()};
    }
  }
}

uint32_t MapBase::BucketOf(const MapShape& shape, const MapNode* node) const {
  return static_cast<uint32_t>(HashOf(KeyOf(shape, node))) & (bucket_count_ - 1);
}

MapNode* MapBase::Find(const MapShape& shape, MapKeyRef key) const {
  if (size_ == 0) return nullptr;
  MapNode* node = buckets_[static_cast<uint32_t>(HashOf(key)) & (bucket_count_ - 1)];
  while (node != nullptr && !IsKey(shape, node, key)) node = node->next;
  return node;
}

std::pair<MapNode*, bool> MapBase::FindOrCreate(const MapShape& shape, MapKeyRef key, std::string* movable) {
  const uint32_t hash = static_cast<uint32_t>(HashOf(key));
  if (size_ != 0) {
    for (MapNode* node = buckets_[hash & (bucket_count_ - 1)]; node != nullptr; node = node->next) {
      if (IsKey(shape, node, key)) return {node, false};
    }
  }
  if (size_ >= bucket_count_ && bucket_count_ < kLargestBucketCount) {
    Resize(shape, bucket_count_ == 0 ? kFirstBucketCount : bucket_count_ * 2);
  }
  MapNode* const node = static_cast<MapNode*>(AllocateBlock(shape.node_size));
  switch (shape.key) {
    case MapKeyKind::kBool: {
      const bool value = key.bits != 0;
      std::memcpy(node->key(), &value, sizeof(value));
      break;
    }
    case MapKeyKind::kNumber32: {
      const uint32_t value = static_cast<uint32_t>(key.bits);
      std::memcpy(node->key(), &value, sizeof(value));
      break;
    }
    case MapKeyKind::kNumber64:
      std::memcpy(node->key(), &key.bits, sizeof(key.bits));
      break;
    case MapKeyKind::kString:
      if (movable != nullptr) {
        ::new (node->key()) std::string(std::move(*movable));
      } else {
        ::new (node->key()) std::string(key.string, static_cast<size_t>(key.bits));
      }
      break;
  }
  void* const value = shape.ValueOf(node);
  switch (shape.value) {
    case MapValueKind::kTrivial:
      std::memset(value, 0, shape.value_size);
      break;
    case MapValueKind::kString:
      ::new (value) std::string();
      break;
    case MapValueKind::kMessage:
      ConstructMessage(*shape.message, value);
      break;
  }
  MapNode*& bucket = buckets_[hash & (bucket_count_ - 1)];
  node->next = bucket;
  bucket = node;
  ++size_;
  ++changes_;
  return {node, true};
}

void MapBase::ConstructMessage(const MessageTable& table, void* place) const {
  MessageLite* const made = table.construct(place, table);
  if (ArenaBase* const in = arena()) in->Adopt(*made, table);
}

void MapBase::Resize(const MapShape& shape, uint32_t bucket_count) {
  MapNode** const before = buckets_;
  const uint32_t count_before = bucket_count_;
  buckets_ = static_cast<MapNode**>(AllocateBlock(bucket_count * sizeof(MapNode*)));
  std::memset(buckets_, 0, bucket_count * sizeof(MapNode*));
  bucket_count_ = bucket_count;
  for (uint32_t i = 0; i < count_before; ++i) {
    for (MapNode* node = before[i]; node != nullptr;) {
      MapNode* const next = node->next;
      MapNode*& bucket = buckets_[BucketOf(shape, node)];
      node->next = bucket;
      bucket = node;
      node = next;
    }
  }
  FreeBuckets(before, count_before);
}

void MapBase::Destroy(const MapShape& shape, MapNode* node) {
  if (shape.key == MapKeyKind::kString) StringAt(node->key()).~basic_string();
  if (shape.value == MapValueKind::kString) StringAt(shape.ValueOf(node)).~basic_string();
  if (shape.value == MapValueKind::kMessage) Message(shape.ValueOf(node)).~MessageLite();
  FreeBlock(node, shape.node_size);
}

void MapBase::Erase(const MapShape& shape, MapNode* node) {
  MapNode** link = &buckets_[BucketOf(shape, node)];
  while (*link != node) link = &(*link)->next;
  *link = node->next;
  Destroy(shape, node);
  --size_;
  ++changes_;
}

void MapBase::Clear(const MapShape& shape) {
  if (size_ == 0) return;
  for (uint32_t i = 0; i < bucket_count_; ++i) {
    for (MapNode* node = buckets_[i]; node != nullptr;) {
      MapNode* const next = node->next;
      Destroy(shape, node);
      node = next;
    }
    buckets_[i] = nullptr;
  }
  // A table much larger than its contents would make every later iteration slow.
  if (size_ < bucket_count_ / 16) {
    FreeBuckets(buckets_, bucket_count_);
    buckets_ = nullptr;
    bucket_count_ = 0;
  }
  size_ = 0;
  ++changes_;
}

void MapBase::Free(const MapShape& shape) {
  Clear(shape);
  FreeBuckets(buckets_, bucket_count_);
  buckets_ = nullptr;
  bucket_count_ = 0;
}

void MapBase::ResetValue(const MapShape& shape, void* value) {
  switch (shape.value) {
    case MapValueKind::kTrivial:
      std::memset(value, 0, shape.value_size);
      break;
    case MapValueKind::kString:
      StringAt(value).clear();
      break;
    case MapValueKind::kMessage:
      Message(value).Clear();
      break;
  }
}

void MapBase::CopyValue(const MapShape& shape, void* to, const void* from) {
  switch (shape.value) {
    case MapValueKind::kTrivial:
      std::memcpy(to, from, shape.value_size);
      break;
    case MapValueKind::kString:
      StringAt(to) = *static_cast<const std::string*>(from);
      break;
    case MapValueKind::kMessage:
      Message(to).Clear();
      Message(to).CheckTypeAndMergeFrom(*static_cast<const MessageLite*>(from));
      break;
  }
}

void MapBase::MergeFrom(const MapShape& shape, const MapBase& other) {
  ForEachNode(other, [&](const MapNode* from) {
    MapNode* const to = FindOrCreate(shape, KeyOf(shape, from)).first;
    CopyValue(shape, shape.ValueOf(to), shape.ValueOf(from));
  });
}

void MapKeyNotFound(const std::string& key) {
  std::fprintf(stderr, "Map::at: the map has no key %.200s\n", key.c_str());
  std::abort();
}

}  // namespace google::protobuf::internal
