// Fields with Cord storage.
#include "cord_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

}  // namespace

void* MutableCord(MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  if (entry.mode() != FieldMode::kOneof) {
    Engine::SetHasbit(message, entry.presence);
    return Engine::Place(message, entry.offset);
  }
  void*& place = Engine::At<void*>(message, entry.offset);
  if (!Engine::IsPresent(message, table, entry)) {
    Engine::ClearOneof(message, table, entry.presence);
    place = CordOf(table, entry).create();
    Engine::Case(message, table, entry.presence) = entry.number();
  }
  return place;
}

const void* CordToWrite(const MessageLite& message, const MessageTable& table, const FieldEntry& entry) {
  const void* cord = CordIn(message, table, entry);
  if (entry.mode() == FieldMode::kImplicit && CordOf(table, entry).size(cord) == 0) return nullptr;
  if (entry.mode() == FieldMode::kExplicit && !Engine::HasHasbit(message, entry.presence)) return nullptr;
  return cord;
}

const char* ReadCord(MessageLite& message, const MessageTable& table, const FieldEntry& entry, const char* p,
                     const char* end) {
  size_t length;
  p = ReadLength(p, end, &length);
  if (p == nullptr) return nullptr;
  CordOf(table, entry).assign(MutableCord(message, table, entry), p, length);
  return p + length;
}

void MergeCord(MessageLite& to, const MessageLite& from, const MessageTable& table, const FieldEntry& entry) {
  if (const void* cord = CordToWrite(from, table, entry)) {
    CordOf(table, entry).copy(MutableCord(to, table, entry), cord);
  }
}

}  // namespace google::protobuf::internal
