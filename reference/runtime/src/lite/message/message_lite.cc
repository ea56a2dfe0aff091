// The MessageLite interface on top of the engine.
#include "google/protobuf/message_lite.h"

#include <climits>
#include <cstdio>
#include <cstdlib>

#include "google/protobuf/internal/reverse_output.h"
#include "google/protobuf/stubs/logging.h"
#include "message_engine.h"

namespace google::protobuf {

namespace {

using Engine = internal::MessageEngine;

}  // namespace

bool MessageLite::CheckInitialized(const char* action) const {
  if (IsInitialized()) return true;
  GOOGLE_LOG(ERROR) << "Can't " << action << " message of type \"" << GetTypeName()
                    << "\" because it is missing required fields: " << InitializationErrorString();
  return false;
}

bool MessageLite::CheckSize(size_t size) const {
  if (size <= internal::kMaxMessageSize) return true;
  GOOGLE_LOG(ERROR) << "Can't serialize message of type \"" << GetTypeName() << "\": it exceeds 2 GiB - 1";
  return false;
}

std::string MessageLite::GetTypeName() const { return GetMessageTable().full_name; }

std::string MessageLite::DebugString() const {
  char address[2 + 2 * sizeof(void*) + 1];
  std::snprintf(address, sizeof(address), "0x%llx", static_cast<unsigned long long>(reinterpret_cast<uintptr_t>(this)));
  return std::string("MessageLite at ") + address;
}

void MessageLite::Clear() { Engine::Clear(*this, GetMessageTable()); }

bool MessageLite::IsInitialized() const { return Engine::IsInitialized(*this, GetMessageTable()); }

std::string MessageLite::InitializationErrorString() const {
  return "(cannot determine missing fields for lite message)";
}

void MessageLite::CheckTypeAndMergeFrom(const MessageLite& other) {
  if (&GetMessageTable() != &other.GetMessageTable()) {
    std::fprintf(stderr, "Can't merge a message of type \"%s\" into one of type \"%s\"\n", other.GetTypeName().c_str(),
                 GetTypeName().c_str());
    std::abort();
  }
  InternalMergeFrom(other);
}

void MessageLite::InternalCopyFrom(const MessageLite& from) { Engine::Copy(*this, from, GetMessageTable()); }

size_t MessageLite::ByteSizeLong() const { return Engine::ByteSize(*this, GetMessageTable()); }

int MessageLite::GetCachedSize() const { return Engine::CachedSize(*this); }

void MessageLite::InternalSwap(MessageLite* other) { Engine::Swap(*this, *other, GetMessageTable()); }

void MessageLite::InternalMove(MessageLite* from) {
  if (from == this) return;
  if (Engine::ArenaOf(*this) == Engine::ArenaOf(*from)) return InternalSwap(from);
  const internal::MessageTable& table = GetMessageTable();
  Engine::Clear(*this, table);
  Engine::Copy(*this, *from, table);
}

MessageLite* MessageLite::New(Arena* arena) const { return Engine::New(GetMessageTable(), arena); }

MessageLite* MessageLite::InternalNewInArena(const internal::MessageTable& table) {
  return Engine::NewMember(*this, table);
}

MessageLite* MessageLite::InternalCopyToHeap(const MessageLite& message) { return Engine::CopyIn(nullptr, message); }

MessageLite* MessageLite::InternalReplace(MessageLite* old, MessageLite* value) {
  internal::ArenaBase* const arena = Engine::ArenaOf(*this);
  if (arena == nullptr) delete old;
  return value != nullptr ? Engine::MoveTo(arena, value) : nullptr;
}

namespace internal {

void ArenaBase::OwnString(std::string* text) {
  OwnObject(text, [](void* owned) { delete static_cast<std::string*>(owned); });
}
void ArenaBase::OwnMessage(MessageLite* message) {
  OwnObject(message, [](void* owned) { delete static_cast<MessageLite*>(owned); });
}

}  // namespace internal

void MessageLite::InternalMergeFrom(const MessageLite& from) {
  // Merging a message into itself would read what it writes.
  if (&from == this) return;
  Engine::Merge(*this, from, GetMessageTable());
}

void MessageLite::InternalClear(const internal::MessageTable& table) { Engine::Clear(*this, table); }
bool MessageLite::InternalIsInitialized(const internal::MessageTable& table) const {
  return Engine::IsInitialized(*this, table);
}
size_t MessageLite::InternalByteSize(const internal::MessageTable& table) const {
  return Engine::ByteSize(*this, table);
}
void MessageLite::InternalClearOneof(const internal::MessageTable& table, uint16_t case_index) {
  Engine::ClearOneof(*this, table, case_index);
}
const MessageLite& MessageLite::InternalDefaultInstance(const internal::MessageTable& table) {
  return Engine::DefaultInstanceOf(table);
}

void MessageLite::DestroyFields(const internal::MessageTable& table) noexcept { Engine::Destroy(*this, table); }

bool MessageLite::ParseBytes(const char* data, size_t size, bool clear, bool partial) {
  if (clear) Clear();
  if (size > internal::kMaxMessageSize) return false;
  // The parser returns null for malformed bytes. No bytes are an empty message, even if `data` is null.
  if (size == 0) data = "";
  internal::ParseContext context;
  if (size > internal::kShortString) context.last_short = data + size - internal::kShortString;
  if (Engine::ParseRecords(*this, GetMessageTable(), data, data + size, context) == nullptr) return false;
  // If the message was empty before, the parser has seen all its fields.
  if (partial || (clear && !context.may_miss_required)) return true;
  return CheckInitialized("parse");
}

bool MessageLite::ParseFromString(internal::StringArg data) {
  return ParseBytes(data.data(), data.size(), true, false);
}
bool MessageLite::ParsePartialFromString(internal::StringArg data) {
  return ParseBytes(data.data(), data.size(), true, true);
}
bool MessageLite::MergeFromString(internal::StringArg data) {
  return ParseBytes(data.data(), data.size(), false, false);
}
bool MessageLite::MergePartialFromString(internal::StringArg data) {
  return ParseBytes(data.data(), data.size(), false, true);
}
bool MessageLite::ParseFromArray(const void* data, int size) {
  return size >= 0 && ParseBytes(static_cast<const char*>(data), static_cast<size_t>(size), true, false);
}
bool MessageLite::ParsePartialFromArray(const void* data, int size) {
  return size >= 0 && ParseBytes(static_cast<const char*>(data), static_cast<size_t>(size), true, true);
}

bool MessageLite::Serialize(std::string* output, bool append, bool partial) const {
  // Large enough for most messages, so that only the output string is allocated.
  uint8_t buffer[4096];
  internal::ReverseOutput to(buffer, buffer + sizeof(buffer), internal::ReverseOutput::kLongString);
  const uint8_t* const first = Engine::WriteBackward(*this, GetMessageTable(), buffer + sizeof(buffer), to);
  if (!partial && to.missing_required && !CheckInitialized("serialize")) return false;
  const size_t size = to.Written(first);
  if (!CheckSize(size) || size > output->max_size() - (append ? output->size() : 0)) return false;
  Engine::RememberSize(Engine::Place(*this, internal::kCachedSizeOffset), size);
  if (!append) output->clear();
  to.AppendTo(output, first);
  return true;
}

bool MessageLite::SerializeToString(std::string* output) const { return Serialize(output, false, false); }
bool MessageLite::SerializePartialToString(std::string* output) const { return Serialize(output, false, true); }
bool MessageLite::AppendToString(std::string* output) const { return Serialize(output, true, false); }
bool MessageLite::AppendPartialToString(std::string* output) const { return Serialize(output, true, true); }

bool MessageLite::SerializeToArray(void* data, int size) const {
  return CheckInitialized("serialize") && SerializePartialToArray(data, size);
}

bool MessageLite::SerializePartialToArray(void* data, int size) const {
  const size_t needed = ByteSizeLong();
  if (size < 0 || needed > static_cast<size_t>(size) || needed > internal::kMaxMessageSize) return false;
  SerializeWithCachedSizesToArray(static_cast<uint8_t*>(data));
  return true;
}

std::string MessageLite::SerializeAsString() const {
  std::string output;
  Serialize(&output, false, false);
  return output;
}

std::string MessageLite::SerializePartialAsString() const {
  std::string output;
  Serialize(&output, false, true);
  return output;
}

uint8_t* MessageLite::SerializeWithCachedSizesToArray(uint8_t* target) const {
  return Engine::Write(*this, GetMessageTable(), target);
}

}  // namespace google::protobuf
