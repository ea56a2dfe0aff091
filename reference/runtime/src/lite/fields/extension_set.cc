// Storage and ownership of extensions.
#include "google/protobuf/extension_set.h"

#include <cstring>
#include <new>
#include <utility>

#include "../message/message_engine.h"
#include "../wire/scalar_codec.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// The form of an extension's value, which determines the member of the union.
enum class Form { kScalar, kString, kMessage, kNumbers, kStrings, kMessages };

Form FormOf(const ExtensionInfo& info) {
  const bool repeated = info.is_repeated();
  switch (info.entry.kind()) {
    case WireKind::kString:
    case WireKind::kBytes:
      return repeated ? Form::kStrings : Form::kString;
    case WireKind::kMessage:
    case WireKind::kGroup:
      return repeated ? Form::kMessages : Form::kMessage;
    default:
      return repeated ? Form::kNumbers : Form::kScalar;
  }
}

/// The empty arrays that represent unset repeated extensions.
union EmptyRepeated {
  constexpr EmptyRepeated() : objects() {}
  RepeatedFieldBase numbers;
  RepeatedPtrFieldBase objects;
};
const EmptyRepeated empty_repeated;

void ClearValue(Extension& extension) {
  extension.is_set = false;
  switch (FormOf(*extension.info)) {
    case Form::kScalar:
      break;
    case Form::kString:
      extension.string->clear();
      break;
    case Form::kMessage:
      Engine::Clear(*extension.message, *extension.info->aux.message);
      break;
    case Form::kNumbers:
      extension.numbers->size_ = 0;
      break;
    case Form::kStrings:
    case Form::kMessages:
      extension.objects->Clear();
      break;
  }
}

void DestroyValue(Extension& extension, ArenaBase* arena) {
  const Form form = FormOf(*extension.info);
  if (arena != nullptr && form != Form::kNumbers) return;
  switch (form) {
    case Form::kScalar:
      break;
    case Form::kString:
      delete extension.string;
      break;
    case Form::kMessage:
      delete extension.message;
      break;
    case Form::kNumbers:
      extension.numbers->Free(ScalarSize(extension.info->entry.kind()));
      delete extension.numbers;
      break;
    case Form::kStrings:
      extension.objects->DestroyStrings();
      delete extension.objects;
      break;
    case Form::kMessages:
      extension.objects->DestroyMessages();
      delete extension.objects;
      break;
  }
}

/// Creates the object that a new entry owns, for all forms that have one.
void MakeValue(Extension& extension, ArenaBase* arena) {
  switch (FormOf(*extension.info)) {
    case Form::kScalar:
      std::memset(extension.scalar, 0, sizeof(extension.scalar));
      break;
    case Form::kString:
      extension.string = arena != nullptr ? arena->NewString() : new std::string();
      break;
    case Form::kMessage:
      extension.message = Engine::New(*extension.info->aux.message, arena);
      break;
    case Form::kNumbers:
      extension.numbers = new RepeatedFieldBase();
      break;
    case Form::kStrings:
    case Form::kMessages:
      extension.objects = arena != nullptr ? arena->NewRepeatedPtrField() : new RepeatedPtrFieldBase();
      break;
  }
}

void MergeValue(Extension& to, const Extension& from) {
  to.is_set = true;
  switch (FormOf(*from.info)) {
    case Form::kScalar:
      std::memcpy(to.scalar, from.scalar, sizeof(to.scalar));
      break;
    case Form::kString:
      *to.string = *from.string;
      break;
    case Form::kMessage:
      Engine::Merge(*to.message, *from.message, *from.info->aux.message);
      break;
    case Form::kNumbers:
      to.numbers->Append(*from.numbers, ScalarSize(from.info->entry.kind()));
      break;
    case Form::kStrings:
      to.objects->MergeStrings(*from.objects);
      break;
    case Form::kMessages:
      to.objects->MergeMessages(*from.objects, *from.info->aux.message);
      break;
  }
}

}  // namespace

int Extension::Size() const {
  switch (FormOf(*info)) {
    case Form::kNumbers:
      return numbers->size_;
    case Form::kStrings:
    case Form::kMessages:
      return objects->size_;
    default:
      return is_set ? 1 : 0;
  }
}

MessageLite& Extension::MessageAt(int index) const {
  return info->is_repeated() ? *static_cast<MessageLite*>(objects->elements_[index]) : *message;
}

bool Extension::IsPresent() const { return Size() != 0; }

uint32_t ExtensionSet::LowerBound(uint32_t number) const {
  if (array_ == nullptr) return 0;
  const Extension* items = array_->items();
  uint32_t low = 0;
  uint32_t high = array_->size;
  // Extensions are usually added in the order of their numbers.
  if (high != 0 && items[high - 1].number() < number) return high;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    if (items[middle].number() < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

const Extension* ExtensionSet::Find(int number) const {
  const Extension* place = begin() + LowerBound(static_cast<uint32_t>(number));
  return place != end() && place->number() == static_cast<uint32_t>(number) ? place : nullptr;
}

const Extension* ExtensionSet::FindSet(int number) const {
  const Extension* found = Find(number);
  return found != nullptr && found->is_set ? found : nullptr;
}

Extension& ExtensionSet::Make(const ExtensionInfo& info) {
  bool created;
  Extension& extension = Entry(info, created);
  if (created) MakeValue(extension, arena());
  return extension;
}

Extension& ExtensionSet::Entry(const ExtensionInfo& info, bool& created) {
  created = false;
  uint32_t size = 0;
  uint32_t capacity = 0;
  if (array_ != nullptr) {
    size = array_->size;
    capacity = array_->capacity;
  }
  const uint32_t index = LowerBound(info.number());
  if (index != size && array_->items()[index].number() == info.number()) return array_->items()[index];

  if (size == capacity) {
    const uint32_t grown_capacity = capacity == 0 ? 2 : capacity * 2;
    void* memory = ::operator new(sizeof(Array) + grown_capacity * sizeof(Extension));
    Array* grown = ::new (memory) Array{size, grown_capacity, arena()};
    if (array_ != nullptr) {
      std::memcpy(static_cast<void*>(grown->items()), array_->items(), size * sizeof(Extension));
      ::operator delete(array_);
    }
    array_ = grown;
  }
  Extension* place = array_->items() + index;
  std::memmove(static_cast<void*>(place + 1), place, (size - index) * sizeof(Extension));
  ++array_->size;
  Extension* made = ::new (static_cast<void*>(place)) Extension();
  made->info = &info;
  created = true;
  return *made;
}

void ExtensionSet::Remove(Extension* extension) {
  std::memmove(static_cast<void*>(extension), extension + 1,
               static_cast<size_t>(end() - extension - 1) * sizeof(Extension));
  --array_->size;
}

bool ExtensionSet::Has(int number) const {
  const Extension* found = Find(number);
  return found != nullptr && found->IsPresent();
}

int ExtensionSet::Size(int number) const {
  const Extension* found = Find(number);
  return found != nullptr ? found->Size() : 0;
}

void ExtensionSet::Clear(int number) {
  if (Extension* found = Find(number)) ClearValue(*found);
}

const std::string* ExtensionSet::GetString(int number) const {
  const Extension* found = FindSet(number);
  return found != nullptr ? found->string : nullptr;
}

std::string* ExtensionSet::MutableString(const ExtensionInfo& info) {
  Extension& extension = Make(info);
  extension.is_set = true;
  return extension.string;
}

void ExtensionSet::SetAllocatedString(const ExtensionInfo& info, std::string* value) {
  if (value == nullptr) return Clear(static_cast<int>(info.number()));
  bool created;
  Extension& extension = Entry(info, created);
  if (ArenaBase* const in = arena()) {
    in->OwnString(value);
  } else if (!created) {
    delete extension.string;
  }
  extension.string = value;
  extension.is_set = true;
}

std::string* ExtensionSet::ReleaseString(int number) {
  std::string* const released = UnsafeArenaReleaseString(number);
  return released != nullptr && arena() != nullptr ? new std::string(*released) : released;
}

std::string* ExtensionSet::UnsafeArenaReleaseString(int number) {
  Extension* found = Find(number);
  if (found == nullptr || !found->is_set) return nullptr;
  std::string* released = found->string;
  Remove(found);
  return released;
}

const MessageLite* ExtensionSet::GetMessage(int number) const {
  const Extension* found = FindSet(number);
  return found != nullptr ? found->message : nullptr;
}

MessageLite* ExtensionSet::MutableMessage(const ExtensionInfo& info) {
  Extension& extension = Make(info);
  extension.is_set = true;
  return extension.message;
}

void ExtensionSet::UnsafeArenaSetAllocatedMessage(const ExtensionInfo& info, MessageLite* value) {
  if (value == nullptr) return Clear(static_cast<int>(info.number()));
  bool created;
  Extension& extension = Entry(info, created);
  if (!created && arena() == nullptr) delete extension.message;
  extension.message = value;
  extension.is_set = true;
}

void ExtensionSet::SetAllocatedMessage(const ExtensionInfo& info, MessageLite* value) {
  UnsafeArenaSetAllocatedMessage(info, value != nullptr ? Engine::MoveTo(arena(), value) : nullptr);
}

MessageLite* ExtensionSet::ReleaseMessage(int number) {
  MessageLite* const released = UnsafeArenaReleaseMessage(number);
  return released != nullptr && arena() != nullptr ? Engine::CopyIn(nullptr, *released) : released;
}

MessageLite* ExtensionSet::UnsafeArenaReleaseMessage(int number) {
  Extension* found = Find(number);
  if (found == nullptr || !found->is_set) return nullptr;
  MessageLite* released = found->message;
  Remove(found);
  return released;
}

const void* ExtensionSet::FindRepeated(int number) const {
  const Extension* found = Find(number);
  if (found == nullptr) return &empty_repeated;
  if (FormOf(*found->info) == Form::kNumbers) return found->numbers;
  return found->objects;
}

void* ExtensionSet::MakeRepeated(const ExtensionInfo& info) {
  Extension& extension = Make(info);
  if (FormOf(info) == Form::kNumbers) return extension.numbers;
  return extension.objects;
}

void ExtensionSet::ClearAll() {
  for (Extension& extension : *this) ClearValue(extension);
}

void ExtensionSet::Destroy() {
  for (Extension& extension : *this) DestroyValue(extension, arena());
  ::operator delete(array_);
  array_ = nullptr;
}

void ExtensionSet::UseArena(ArenaBase* arena) { array_ = ::new (::operator new(sizeof(Array))) Array{0, 0, arena}; }

void ExtensionSet::MergeFrom(const ExtensionSet& from) {
  for (const Extension& extension : from) MergeFrom(extension);
}

void ExtensionSet::MergeFrom(const Extension& from) {
  if (from.IsPresent()) MergeValue(Make(*from.info), from);
}

void ExtensionSet::Swap(ExtensionSet& other) { std::swap(array_, other.array_); }

bool ExtensionSet::IsInitialized() const {
  for (const Extension& extension : *this) {
    if (!extension.HoldsMessages()) continue;
    const MessageTable& table = *extension.info->aux.message;
    if (!table.may_be_uninitialized) continue;
    for (int i = 0, count = extension.Size(); i < count; ++i) {
      if (!Engine::IsInitialized(extension.MessageAt(i), table)) return false;
    }
  }
  return true;
}

}  // namespace google::protobuf::internal
