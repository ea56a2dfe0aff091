#include "field_access.h"

#include <algorithm>
#include <memory>

#include "../../lite/wire/cord_codec.h"
#include "../../lite/wire/map_codec.h"
#include "google/protobuf/internal/generated_contents.h"
#include "google/protobuf/internal/space_used.h"
#include "google/protobuf/message.h"
#include "map_mirror.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

size_t SpaceOf(const MessageLite& message) { return static_cast<const Message&>(message).SpaceUsedLong(); }
size_t SpaceOf(const std::string& text) { return SpaceOfObject(text); }

}  // namespace

FieldAccess::FieldAccess(const MessageTable& table, const FieldDescriptor& field) : table_(table) {
  const auto number = static_cast<uint32_t>(field.number());
  if (!field.is_extension()) {
    entry_ = Engine::Find(table, number);
  } else if (table.extensions != nullptr) {
    info_ = table.extensions->Find(number);
    if (info_ != nullptr) entry_ = &info_->entry;
  }
}

bool FieldAccess::Has(const MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).Has(Number());
  if (entry_->mode() != FieldMode::kImplicit) return Engine::IsPresent(message, table_, *entry_);
  if (IsCord()) return CordToWrite(message, table_, *entry_) != nullptr;
  if (IsStringOrBytes()) return !Engine::At<StringField>(message, entry_->offset).Get().empty();
  const char* const place = Engine::Place(message, entry_->offset);
  return std::any_of(place, place + ScalarSize(entry_->kind()), [](char byte) { return byte != 0; });
}

int FieldAccess::Size(const MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).Size(Number());
  if (entry_->kind() == WireKind::kMap) return MapEntryCount(message, table_, *entry_);
  return HoldsObjects() ? Objects(message).size_ : Numbers(message).size_;
}

void FieldAccess::Clear(MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).Clear(Number());
  const uint32_t offset = entry_->offset;
  switch (entry_->mode()) {
    case FieldMode::kRepeated:
    case FieldMode::kPacked:
      if (entry_->kind() == WireKind::kMap) {
        ClearMap(Engine::At<MapFieldBase>(message, offset), *table_.aux[entry_->aux].map);
      } else if (IsStringOrBytes() || IsMessage()) {
        MutableObjects(message).Clear();
      } else {
        MutableNumbers(message).size_ = 0;
      }
      return;
    case FieldMode::kOneof:
      if (IsActive(message)) Engine::ClearOneof(message, table_, entry_->presence);
      return;
    default:
      break;
  }
  if (IsStringOrBytes()) {
    Engine::At<StringField>(message, offset).Clear();
  } else if (IsCord()) {
    CordOf(table_, *entry_).clear(Engine::Place(message, offset));
  } else if (IsMessage()) {
    if (Engine::HasHasbit(message, entry_->presence)) Engine::At<MessageLite*>(message, offset)->Clear();
  } else {
    const MessageLite& defaults = Engine::DefaultInstanceOf(table_);
    std::memcpy(Engine::Place(message, offset), Engine::Place(defaults, offset), ScalarSize(entry_->kind()));
  }
  Engine::Hasbits(message)[entry_->presence / 32] &= ~(1u << entry_->presence % 32);
}

bool FieldAccess::MarkPresent(MessageLite& message) const {
  if (entry_->mode() != FieldMode::kOneof) {
    Engine::SetHasbit(message, entry_->presence);
    return false;
  }
  if (IsActive(message)) return false;
  Engine::ClearOneof(message, table_, entry_->presence);
  Engine::Case(message, table_, entry_->presence) = entry_->number();
  return true;
}

const std::string* FieldAccess::GetString(const MessageLite& message, std::string* scratch) const {
  if (info_ != nullptr) return Extensions(message).GetString(Number());
  if (!Has(message)) return nullptr;
  if (IsCord()) {
    const void* const cord = CordIn(message, table_, *entry_);
    scratch->resize(CordOf(table_, *entry_).size(cord));
    CordOf(table_, *entry_).write(cord, reinterpret_cast<uint8_t*>(scratch->data()));
    return scratch;
  }
  return entry_->mode() == FieldMode::kOneof ? Engine::At<std::string*>(message, entry_->offset)
                                        : &Engine::At<StringField>(message, entry_->offset).Get();
}

void FieldAccess::SetString(MessageLite& message, const StringArg& value) const {
  if (info_ != nullptr) return value.AssignTo(Extensions(message).MutableString(*info_));
  if (IsCord()) {
    // Copied before another member of the oneof is freed: the value may refer to it.
    const std::string copy(value.data(), value.size());
    return CordOf(table_, *entry_).assign(MutableCord(message, table_, *entry_), copy.data(), copy.size());
  }
  if (entry_->mode() != FieldMode::kOneof) {
    MarkPresent(message);
    Engine::At<StringField>(message, entry_->offset).Set(value, Engine::Strings(message, table_));
  } else if (IsActive(message)) {
    value.AssignTo(Engine::At<std::string*>(message, entry_->offset));
  } else {
    // Copied before the other member is freed: the value may refer to it.
    std::string* const made = value.ToHeap();
    if (ArenaBase* const arena = Engine::ArenaOf(message)) arena->OwnString(made);
    MarkPresent(message);
    Engine::At<std::string*>(message, entry_->offset) = made;
  }
}

const MessageTable& FieldAccess::MessageType() const {
  if (info_ != nullptr) return *info_->aux.message;
  const FieldAux& aux = table_.aux[entry_->aux];
  return entry_->kind() == WireKind::kMap ? *aux.map->entry : *aux.message;
}

const MessageLite* FieldAccess::GetMessage(const MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).GetMessage(Number());
  return Has(message) ? Engine::At<MessageLite*>(message, entry_->offset) : nullptr;
}

MessageLite* FieldAccess::MutableMessage(MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).MutableMessage(*info_);
  MessageLite*& place = Engine::At<MessageLite*>(message, entry_->offset);
  // The storage may still hold bytes of another member of the oneof.
  if (MarkPresent(message)) place = nullptr;
  if (place == nullptr) place = Engine::NewMember(message, MessageType());
  return place;
}

void FieldAccess::SetAllocatedMessage(MessageLite& message, MessageLite* value) const {
  UnsafeArenaSetAllocatedMessage(message,
                                 value != nullptr ? Engine::MoveTo(Engine::ArenaOf(message), value) : nullptr);
}

void FieldAccess::UnsafeArenaSetAllocatedMessage(MessageLite& message, MessageLite* value) const {
  if (info_ != nullptr) return Extensions(message).UnsafeArenaSetAllocatedMessage(*info_, value);
  MessageLite*& place = Engine::At<MessageLite*>(message, entry_->offset);
  if (entry_->mode() == FieldMode::kOneof) {
    Engine::ClearOneof(message, table_, entry_->presence);
  } else {
    if (!Engine::IsInArena(message)) delete place;
    place = nullptr;
    Engine::Hasbits(message)[entry_->presence / 32] &= ~(1u << entry_->presence % 32);
  }
  if (value == nullptr) return;
  MarkPresent(message);
  place = value;
}

MessageLite* FieldAccess::ReleaseMessage(MessageLite& message) const {
  MessageLite* const released = UnsafeArenaReleaseMessage(message);
  return released != nullptr && Engine::IsInArena(message) ? Engine::CopyIn(nullptr, *released) : released;
}

MessageLite* FieldAccess::UnsafeArenaReleaseMessage(MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).UnsafeArenaReleaseMessage(Number());
  if (!Has(message)) return nullptr;
  MessageLite*& place = Engine::At<MessageLite*>(message, entry_->offset);
  MessageLite* const released = place;
  place = nullptr;
  if (entry_->mode() == FieldMode::kOneof) {
    Engine::Case(message, table_, entry_->presence) = 0;
  } else {
    Engine::Hasbits(message)[entry_->presence / 32] &= ~(1u << entry_->presence % 32);
  }
  return released;
}

const RepeatedFieldBase& FieldAccess::Numbers(const MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).GetRepeated<RepeatedFieldBase>(Number());
  return Engine::At<RepeatedFieldBase>(message, entry_->offset);
}

RepeatedFieldBase& FieldAccess::MutableNumbers(MessageLite& message) const {
  if (info_ != nullptr) return *Extensions(message).MutableRepeated<RepeatedFieldBase>(*info_);
  return Engine::At<RepeatedFieldBase>(message, entry_->offset);
}

void FieldAccess::SwapNumbers(MessageLite& message, int one, int other) const {
  const size_t size = ScalarSize(entry_->kind());
  char* const elements = static_cast<char*>(MutableNumbers(message).elements_);
  char* const place = elements + static_cast<size_t>(one) * size;
  if (one != other) std::swap_ranges(place, place + size, elements + static_cast<size_t>(other) * size);
}

const RepeatedPtrFieldBase& FieldAccess::Objects(const MessageLite& message) const {
  if (info_ != nullptr) return Extensions(message).GetRepeated<RepeatedPtrFieldBase>(Number());
  if (entry_->kind() == WireKind::kMap) return MapEntries(message, table_, *entry_);
  return Engine::At<RepeatedPtrFieldBase>(message, entry_->offset);
}

const void* FieldAccess::ObjectAt(const MessageLite& message, int index) const {
  if (entry_->kind() == WireKind::kMap) return &MapEntryAt(message, table_, *entry_, index);
  return Objects(message).elements_[index];
}

RepeatedPtrFieldBase& FieldAccess::MutableObjects(MessageLite& message) const {
  if (info_ != nullptr) return *Extensions(message).MutableRepeated<RepeatedPtrFieldBase>(*info_);
  if (entry_->kind() == WireKind::kMap) return MutableMapEntries(message, table_, *entry_);
  return Engine::At<RepeatedPtrFieldBase>(message, entry_->offset);
}

void FieldAccess::Copy(MessageLite& to, const MessageLite& from) const {
  Clear(to);
  if (info_ != nullptr) {
    if (const Extension* const extension = Extensions(from).Find(Number())) Extensions(to).MergeFrom(*extension);
    return;
  }
  if (entry_->mode() >= FieldMode::kRepeated) return CopyEntry(to, from, table_, *entry_);
  if (!Has(from)) return;
  if (HoldsObjects() || IsCord()) {
    CopyEntry(to, from, table_, *entry_);
  } else {
    std::memcpy(Engine::Place(to, entry_->offset), Engine::Place(from, entry_->offset), ScalarSize(entry_->kind()));
  }
  Engine::SetHasbit(to, entry_->presence);
}

void FieldAccess::Swap(MessageLite& one, MessageLite& other) const {
  if (Engine::ArenaOf(one) != Engine::ArenaOf(other)) {
    // What is in an arena cannot be owned by a message that is not.
    const std::unique_ptr<MessageLite> kept(Engine::New(table_, nullptr));
    Copy(*kept, one);
    Copy(one, other);
    Copy(other, *kept);
    return;
  }
  if (info_ != nullptr) {
    // Create both entries before taking references: creating an entry may move the others of its set.
    std::swap(Extensions(one).Make(*info_), Extensions(other).Make(*info_));
    return;
  }
  const uint32_t offset = entry_->offset;
  if (entry_->kind() == WireKind::kMap) {
    SwapMaps(Engine::At<MapFieldBase>(one, offset), Engine::At<MapFieldBase>(other, offset));
  } else if (entry_->mode() >= FieldMode::kRepeated) {
    if (HoldsObjects()) {
      MutableObjects(one).InternalSwap(&MutableObjects(other));
    } else {
      MutableNumbers(one).InternalSwap(&MutableNumbers(other));
    }
  } else {
    if (IsStringOrBytes()) {
      Engine::At<StringField>(one, offset).Swap(Engine::Strings(one, table_), Engine::At<StringField>(other, offset),
                                                Engine::Strings(other, table_));
    } else if (IsCord()) {
      CordOf(table_, *entry_).swap(Engine::Place(one, offset), Engine::Place(other, offset));
    } else {
      char* const place = Engine::Place(one, offset);
      std::swap_ranges(place, place + (IsMessage() ? sizeof(MessageLite*) : ScalarSize(entry_->kind())),
                       Engine::Place(other, offset));
    }
    uint32_t& bits = Engine::Hasbits(one)[entry_->presence / 32];
    uint32_t& other_bits = Engine::Hasbits(other)[entry_->presence / 32];
    const uint32_t differing = (bits ^ other_bits) & 1u << entry_->presence % 32;
    bits ^= differing;
    other_bits ^= differing;
  }
}

size_t FieldAccess::SpaceUsed(const MessageLite& message) const {
  const bool repeated = entry_->mode() >= FieldMode::kRepeated;
  if (entry_->kind() == WireKind::kMap) {
    const MapTable& map = *table_.aux[entry_->aux].map;
    const MapBase& entries = Engine::At<MapFieldBase>(message, entry_->offset).Get();
    size_t total = entries.TableSpaceUsed(*map.shape);
    ForEachNode(entries, [&](const MapNode* node) {
      const void* const value = map.shape->ValueOf(node);
      if (map.key.kind() == WireKind::kString) total += HeapOf(*static_cast<const std::string*>(node->key()));
      if (map.shape->value == MapValueKind::kString) total += HeapOf(*static_cast<const std::string*>(value));
      if (map.shape->value == MapValueKind::kMessage) {
        // The node contains the object itself.
        const size_t space = SpaceOf(*static_cast<const MessageLite*>(value));
        total += space - std::min(space, size_t{map.shape->value_size});
      }
    });
    return total;
  }
  if (!repeated) {
    // A Cord may share its buffers, so count only its bytes.
    if (IsCord()) return Has(message) ? CordOf(table_, *entry_).size(CordIn(message, table_, *entry_)) : 0;
    if (IsStringOrBytes()) {
      const std::string* const text = GetString(message, nullptr);
      if (text == nullptr) return 0;
      // The pool counts the strings of fields outside oneofs, without their buffers.
      return HeapOf(*text) + (entry_->mode() == FieldMode::kOneof || info_ != nullptr ? sizeof(*text) : 0);
    }
    const MessageLite* const below = IsMessage() ? GetMessage(message) : nullptr;
    return below != nullptr ? SpaceOf(*below) : 0;
  }
  if (!HoldsObjects()) return static_cast<size_t>(Numbers(message).capacity_) * ScalarSize(entry_->kind());
  const RepeatedPtrFieldBase& objects = Objects(message);
  size_t total = static_cast<size_t>(objects.capacity_) * sizeof(void*);
  for (int i = 0; i < objects.allocated_; ++i) {
    const void* const object = objects.elements_[i];
    total += IsStringOrBytes() ? SpaceOf(*static_cast<const std::string*>(object))
                      : SpaceOf(*static_cast<const MessageLite*>(object));
  }
  return total;
}

}  // namespace google::protobuf::internal
