// Growth and ownership of repeated fields.
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/internal/repeated_field_base.h"
#include "../message/message_engine.h"

namespace google::protobuf::internal {

namespace {

/// \returns the new capacity when `wanted` elements are needed and `capacity` is too small.
int NextCapacity(int capacity, int wanted, int first) {
  const int doubled = capacity > INT_MAX / 2 ? INT_MAX : capacity * 2;
  const int next = doubled > first ? doubled : first;
  return wanted > next ? wanted : next;
}

}  // namespace

void IndexOutOfRange(int index, int size) {
  std::fprintf(stderr, "index %d is out of range: the repeated field has %d elements\n", index, size);
  std::abort();
}

void RepeatedFieldBase::Grow(int capacity, size_t element_size) {
  const int next = NextCapacity(capacity_, capacity, element_size < 4 ? 16 : 4);
  void* grown = AllocateBlock(static_cast<size_t>(next) * element_size);
  if (elements_ != nullptr) {
    std::memcpy(grown, elements_, static_cast<size_t>(size_) * element_size);
    FreeBlock(elements_, static_cast<size_t>(capacity_) * element_size);
  }
  elements_ = grown;
  capacity_ = next;
}

void RepeatedFieldBase::Append(const RepeatedFieldBase& other, size_t element_size) {
  const int count = other.size_;
  if (count == 0) return;
  const int before = size_;
  if (before + count > capacity_) Grow(before + count, element_size);
  size_ = before + count;
  // Read after growing, because `other` may be this field.
  std::memcpy(static_cast<char*>(elements_) + static_cast<size_t>(before) * element_size, other.elements_,
              static_cast<size_t>(count) * element_size);
}

void RepeatedFieldBase::Free(size_t element_size) {
  if (elements_ != nullptr) FreeBlock(elements_, static_cast<size_t>(capacity_) * element_size);
  elements_ = nullptr;
  size_ = capacity_ = 0;
}

void RepeatedFieldBase::InternalSwap(RepeatedFieldBase* other) {
  std::swap(elements_, other->elements_);
  std::swap(size_, other->size_);
  std::swap(capacity_, other->capacity_);
}

void RepeatedPtrFieldBase::Grow(int capacity) {
  const int next = NextCapacity(capacity_, capacity, 4);
  const size_t size = static_cast<size_t>(next) * sizeof(void*);
  ArenaBase* const in = arena();
  void** grown = static_cast<void**>(in != nullptr ? in->Allocate(size) : AllocateBlock(size));
  if (elements_ != nullptr) {
    std::memcpy(grown, elements_, static_cast<size_t>(allocated_) * sizeof(void*));
    FreeArray();
  }
  elements_ = grown;
  capacity_ = next;
}

void RepeatedPtrFieldBase::FreeArray() {
  if (elements_ != nullptr && distance_ == 0) FreeBlock(elements_, static_cast<size_t>(capacity_) * sizeof(void*));
}

void RepeatedPtrFieldBase::Append(void* object) {
  if (allocated_ == capacity_) Grow(allocated_ + 1);
  // The first cleared object moves to the end.
  if (size_ != allocated_) elements_[allocated_] = elements_[size_];
  elements_[size_++] = object;
  ++allocated_;
}

void RepeatedPtrFieldBase::AppendCleared(void* object) {
  if (allocated_ == capacity_) Grow(allocated_ + 1);
  elements_[allocated_++] = object;
}

void RepeatedPtrFieldBase::CloseGap(int start, int count) {
  if (count == 0) return;
  std::memmove(elements_ + start, elements_ + start + count,
               static_cast<size_t>(allocated_ - start - count) * sizeof(void*));
  size_ -= count;
  allocated_ -= count;
}

void RepeatedPtrFieldBase::InternalSwap(RepeatedPtrFieldBase* other) {
  std::swap(elements_, other->elements_);
  std::swap(size_, other->size_);
  std::swap(allocated_, other->allocated_);
  std::swap(capacity_, other->capacity_);
}

std::string* RepeatedPtrFieldBase::NewString() {
  ArenaBase* const in = arena();
  std::string* made = in != nullptr ? in->NewString() : new BlockString();
  Append(made);
  return made;
}

MessageLite* RepeatedPtrFieldBase::NewMessage(const MessageTable& table) {
  MessageLite* const made = MessageEngine::New(table, arena());
  Append(made);
  return made;
}

void RepeatedPtrFieldBase::TakeString(std::string* text) {
  if (ArenaBase* const in = arena()) in->OwnString(text);
  Append(text);
}

void RepeatedPtrFieldBase::TakeMessage(MessageLite* message) {
  Append(MessageEngine::MoveTo(arena(), message));
}

MessageLite* RepeatedPtrFieldBase::GiveMessage(MessageLite* message) const {
  return distance_ == 0 ? message : MessageEngine::CopyIn(nullptr, *message);
}

MessageLite* RepeatedPtrFieldBase::AddMessage(const MessageTable& table) {
  if (void* used = TakeUsed()) {
    MessageLite* const message = static_cast<MessageLite*>(used);
    MessageEngine::Clear(*message, table);
    return message;
  }
  return NewMessage(table);
}

void RepeatedPtrFieldBase::DestroyStrings() {
  if (distance_ != 0) return;
  for (int i = 0; i < allocated_; ++i) FreeString(static_cast<std::string*>(elements_[i]));
  FreeArray();
}

void RepeatedPtrFieldBase::MergeStrings(const RepeatedPtrFieldBase& other) {
  const int count = other.size_;
  if (size_ + count > capacity_) Grow(size_ + count);
  for (int i = 0; i < count; ++i) {
    const std::string& text = *static_cast<const std::string*>(other.elements_[i]);
    if (void* used = TakeUsed()) {
      static_cast<std::string*>(used)->assign(text);
    } else if (distance_ == 0) {
      Append(new BlockString(text));
    } else {
      NewString()->assign(text);
    }
  }
}

void RepeatedPtrFieldBase::DestroyMessages() {
  if (distance_ != 0) return;
  for (int i = 0; i < allocated_; ++i) delete static_cast<MessageLite*>(elements_[i]);
  FreeArray();
}

void RepeatedPtrFieldBase::MergeMessages(const RepeatedPtrFieldBase& other, const MessageTable& table) {
  const int count = other.size_;
  if (size_ + count > capacity_) Grow(size_ + count);
  for (int i = 0; i < count; ++i) {
    MessageEngine::Copy(*AddMessage(table), *static_cast<const MessageLite*>(other.elements_[i]), table);
  }
}

}  // namespace google::protobuf::internal
