// Map fields: parse, serialize, and operations on message contents.
#include "map_codec.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "google/protobuf/internal/reverse_output.h"
#include "scalar_codec.h"
#include "utf8.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// Applies a macro to every kind of scalar, closed enums too.
#define TOUCHSTONE_FOR_EACH_MAP_SCALAR(M) TOUCHSTONE_FOR_EACH_SCALAR(M) M(kClosedEnum)

const char* ReadScalar(WireKind kind, const char* p, const char* end, void* place) {
  switch (kind) {
#define TOUCHSTONE_CASE(kind)                        \
  case WireKind::kind: {                             \
    Codec<WireKind::kind>::Value value;              \
    p = Codec<WireKind::kind>::Read(p, end, &value); \
    if (p != nullptr) Store(place, value);           \
    return p;                                        \
  }
    TOUCHSTONE_FOR_EACH_MAP_SCALAR(TOUCHSTONE_CASE)
#undef TOUCHSTONE_CASE
    default:
      return nullptr;
  }
}

size_t ScalarWireSize(WireKind kind, const void* place) {
  switch (kind) {
#define TOUCHSTONE_CASE(kind) \
  case WireKind::kind:        \
    return Codec<WireKind::kind>::Size(Load<Codec<WireKind::kind>::Value>(place));
    TOUCHSTONE_FOR_EACH_MAP_SCALAR(TOUCHSTONE_CASE)
#undef TOUCHSTONE_CASE
    default:
      return 0;
  }
}

/// Writes a scalar before `out`. The caller ensures that there is space.
uint8_t* PutScalar(WireKind kind, const void* place, uint8_t* out) {
  out -= ScalarWireSize(kind, place);
  switch (kind) {
#define TOUCHSTONE_CASE(kind)                                                     \
  case WireKind::kind:                                                            \
    Codec<WireKind::kind>::Write(Load<Codec<WireKind::kind>::Value>(place), out); \
    break;
    TOUCHSTONE_FOR_EACH_MAP_SCALAR(TOUCHSTONE_CASE)
#undef TOUCHSTONE_CASE
    default:
      break;
  }
  return out;
}

/// \returns the size of a delimited record with its length.
size_t LengthDelimitedSize(size_t size) { return VarintSize(size) + size; }

/// Reads a string or bytes value. `text` and `size` receive its bytes within the input. \returns one past it, or null.
const char* ReadString(const FieldEntry& field, const char* p, const char* end, const char** text, size_t* size) {
  p = ReadLength(p, end, size);
  if (p == nullptr) return nullptr;
  if ((field.flags & kValidateUtf8) != 0 && !IsUtf8(p, *size)) return nullptr;
  *text = p;
  return p + *size;
}

/// The result of a first pass over an entry: its key may come after its value, not at all, or twice.
struct EntryScan {
  MapKeyRef key;
  bool defined = true;  // false if the value is a number that the closed enum does not define
};

/// \returns false if the entry is malformed.
bool Scan(const MapTable& table, const char* p, const char* end, int depth, EntryScan* scan) {
  const WireKind key_kind = table.key.kind();
  scan->key = {IsStringOrBytes(key_kind) ? "" : nullptr, 0};
  while (p != end) {
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (p == nullptr || (tag & 7) == kEndGroup) return false;
    if (tag == table.key.tag) {
      if (IsStringOrBytes(key_kind)) {
        size_t size;
        p = ReadString(table.key, p, end, &scan->key.string, &size);
        scan->key.bits = size;
      } else {
        uint64_t bits = 0;
        p = ReadScalar(key_kind, p, end, &bits);
        scan->key.bits = bits;
      }
    } else if (tag == table.value.tag && table.value.kind() == WireKind::kClosedEnum) {
      int32_t number = 0;
      p = ReadScalar(WireKind::kClosedEnum, p, end, &number);
      scan->defined = EnumIsValid(*table.value_aux.closed_enum, number);
    } else {
      p = SkipRecord(p, end, tag, depth);
    }
    if (p == nullptr) return false;
  }
  return true;
}

/// Second pass: reads the value of an entry. If there are several, the last one wins; messages are merged. \returns
/// false if a value is malformed.
bool ReadValues(const MapTable& table, const char* p, const char* end, ParseContext& context, void* value) {
  const WireKind kind = table.value.kind();
  while (p != end) {
    uint32_t tag;
    p = ReadTag(p, end, &tag);
    if (tag != table.value.tag) {
      p = SkipRecord(p, end, tag, context.depth);
    } else if (IsStringOrBytes(kind)) {
      const char* text;
      size_t size;
      p = ReadString(table.value, p, end, &text, &size);
      if (p != nullptr) static_cast<std::string*>(value)->assign(text, size);
    } else if (kind == WireKind::kMessage) {
      size_t length;
      p = ReadLength(p, end, &length);
      if (p == nullptr || context.depth-- <= 0) return false;
      p = Engine::Parse(*static_cast<MessageLite*>(value), *table.value_aux.message, p, p + length, context, 0);
      ++context.depth;
    } else {
      p = ReadScalar(kind, p, end, value);
    }
    if (p == nullptr) return false;
  }
  return true;
}

/// \returns the size of a key or value without its tag.
size_t KeySize(const MapTable& table, const MapNode* node) {
  if (table.key.kind() == WireKind::kString) {
    return LengthDelimitedSize(static_cast<const std::string*>(node->key())->size());
  }
  return ScalarWireSize(table.key.kind(), node->key());
}

/// See MapOrder.
thread_local bool order_by_key = false;

bool IsSigned(const FieldEntry& key) {
  switch (key.kind()) {
    case WireKind::kInt32:
    case WireKind::kInt64:
    case WireKind::kSInt32:
    case WireKind::kSInt64:
      return true;
    default:
      return (key.flags & kSigned) != 0;
  }
}

/// Compares keys of one map as libprotobuf does, so that the same map has the same bytes.
bool KeyIsLess(const MapTable& table, const void* one, const void* other) {
  switch (table.shape->key) {
    case MapKeyKind::kBool:
      return Load<bool>(one) < Load<bool>(other);
    case MapKeyKind::kNumber32:
      return IsSigned(table.key) ? Load<int32_t>(one) < Load<int32_t>(other)
                                 : Load<uint32_t>(one) < Load<uint32_t>(other);
    case MapKeyKind::kNumber64:
      return IsSigned(table.key) ? Load<int64_t>(one) < Load<int64_t>(other)
                                 : Load<uint64_t>(one) < Load<uint64_t>(other);
    case MapKeyKind::kString:
      return *static_cast<const std::string*>(one) < *static_cast<const std::string*>(other);
  }
  return false;
}

/// Output is written backward: the entry visited first is the last in the output.
template <typename Visit>
void ForEachNodeBackward(const MapBase& map, const MapTable& table, const Visit& visit) {
  if (!order_by_key) {
    ForEachNode(map, visit);
    return;
  }
  std::vector<const MapNode*> nodes;
  ForEachNode(map, [&](const MapNode* node) { nodes.push_back(node); });
  std::sort(nodes.begin(), nodes.end(),
            [&](const MapNode* one, const MapNode* other) { return KeyIsLess(table, other->key(), one->key()); });
  for (const MapNode* node : nodes) visit(node);
}

/// Writes a string and its length before `out`. \returns the first byte; there is space for a tag before it.
uint8_t* PutString(const void* place, uint8_t* out, ReverseOutput& to) {
  const std::string& text = *static_cast<const std::string*>(place);
  return PutVarint(text.size(), PutBytes(text.data(), text.size(), to.Prepare(out, text.size())));
}

}  // namespace

const char* ReadMapEntry(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const char* record,
                         const char* p, const char* end, ParseContext& context) {
  const MapTable& map_table = *table.aux[entry.aux].map;
  size_t length;
  p = ReadLength(p, end, &length);
  if (p == nullptr || context.depth-- <= 0) return nullptr;
  const char* const entry_end = p + length;
  EntryScan scan;
  if (!Scan(map_table, p, entry_end, context.depth, &scan)) return nullptr;
  if (!scan.defined) {
    if (!table.unknown->append(Engine::Unknown(message), record, entry_end)) return nullptr;
  } else {
    MapBase& map = Engine::At<MapFieldBase>(message, entry.offset).Mutable();
    const auto [node, made] = map.FindOrCreate(*map_table.shape, scan.key);
    void* const value = map_table.shape->ValueOf(node);
    if (!made) MapBase::ResetValue(*map_table.shape, value);
    if (!ReadValues(map_table, p, entry_end, context, value)) return nullptr;
  }
  ++context.depth;
  return entry_end;
}

size_t MapSize(const MapFieldBase& field, const FieldEntry& entry, const MapTable& table) {
  size_t total = 0;
  ForEachNode(field.Get(), [&](const MapNode* node) {
    const void* value = table.shape->ValueOf(node);
    size_t size = 2 + KeySize(table, node);  // two tags of one byte
    if (IsStringOrBytes(table.value.kind())) {
      size += LengthDelimitedSize(static_cast<const std::string*>(value)->size());
    } else if (table.value.kind() == WireKind::kMessage) {
      size += LengthDelimitedSize(Engine::ByteSize(*static_cast<const MessageLite*>(value), *table.value_aux.message));
    } else {
      size += ScalarWireSize(table.value.kind(), value);
    }
    total += entry.tag_size + LengthDelimitedSize(size);
  });
  return total;
}

MapOrder::MapOrder(bool by_key) : before_(order_by_key) { order_by_key = by_key; }
MapOrder::~MapOrder() { order_by_key = before_; }

uint8_t* PutMap(const MapFieldBase& field, const FieldEntry& entry, const MapTable& table, uint8_t* out,
                ReverseOutput& to) {
  const WireKind key_kind = table.key.kind();
  const WireKind kind = table.value.kind();
  ForEachNodeBackward(field.Get(), table, [&](const MapNode* node) {
    const void* value = table.shape->ValueOf(node);
    const size_t before = to.Written(out);
    if (IsStringOrBytes(kind)) {
      out = PutString(value, out, to);
    } else if (kind == WireKind::kMessage) {
      const MessageLite& message = *static_cast<const MessageLite*>(value);
      out = Engine::WriteBackward(message, *table.value_aux.message, to.Prepare(out), to);
      const size_t size = to.Written(out) - before;
      Engine::RememberSize(Engine::Place(message, kCachedSizeOffset), size);
      out = PutVarint(size, to.Prepare(out));
    } else {
      out = PutScalar(kind, value, to.Prepare(out));
    }
    out = PutTag(table.value.tag, out);
    out =
        IsStringOrBytes(key_kind) ? PutString(node->key(), out, to) : PutScalar(key_kind, node->key(), to.Prepare(out));
    out = PutTag(table.key.tag, out);
    const size_t size = to.Written(out) - before;
    out = PutTag(entry.tag, PutVarint(size, to.Prepare(out)));
  });
  return out;
}

bool MapIsInitialized(const MapFieldBase& field, const MapTable& table) {
  if (table.value.kind() != WireKind::kMessage || !table.value_aux.message->may_be_uninitialized) return true;
  bool initialized = true;
  ForEachNode(field.Get(), [&](const MapNode* node) {
    initialized = initialized && Engine::IsInitialized(*static_cast<const MessageLite*>(table.shape->ValueOf(node)),
                                                       *table.value_aux.message);
  });
  return initialized;
}

void ClearMap(MapFieldBase& field, const MapTable& table) {
  if (field.mirror != nullptr) field.mirror->DropEntryChanges();
  field.map.Clear(*table.shape);
}

void DestroyMap(MapFieldBase& field, const MapTable& table) {
  delete field.mirror;
  field.map.Free(*table.shape);
}

void MergeMap(MapFieldBase& to, const MapFieldBase& from, const MapTable& table) {
  const MapBase& source = from.Get();
  if (source.InternalSize() != 0) to.Mutable().MergeFrom(*table.shape, source);
}

void SwapMaps(MapFieldBase& one, MapFieldBase& other) {
  one.map.SwapWithChanges(&other.map);
  std::swap(one.mirror, other.mirror);
}

}  // namespace google::protobuf::internal
