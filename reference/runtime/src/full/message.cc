// The Message interface on top of the engine.
#include "google/protobuf/message.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

#include "../lite/message/message_engine.h"
#include "reflection/map_mirror.h"

namespace google::protobuf {

namespace {

using Engine = internal::MessageEngine;
using internal::Extension;
using internal::FieldEntry;
using internal::MessageTable;
using internal::RepeatedPtrFieldBase;
using internal::FieldMode;
using internal::WireKind;

/// \returns the field name of the entry with an index.
const char* NameOf(const MessageTable& table, int index) {
  const char* name = table.field_names;
  for (int i = 0; i < index; ++i) name += std::strlen(name) + 1;
  return name;
}

bool IsMessage(const FieldEntry& entry) {
  return entry.kind() == WireKind::kMessage || entry.kind() == WireKind::kGroup;
}

/// Appends the paths of missing required fields.
void FindMissing(const MessageLite& message, const MessageTable& table, const std::string& prefix,
                 std::vector<std::string>* paths) {
  if (!table.may_be_uninitialized) return;
  for (int index = 0; index < table.entry_count; ++index) {
    const FieldEntry& entry = table.entries[index];
    if ((entry.flags & internal::kRequired) != 0 && !Engine::HasHasbit(message, entry.presence)) {
      paths->push_back(prefix + NameOf(table, index));
    }
    const bool map = entry.kind() == WireKind::kMap;
    if (!IsMessage(entry) && !map) continue;
    const MessageTable& below = map ? *table.aux[entry.aux].map->entry : *table.aux[entry.aux].message;
    if (!below.may_be_uninitialized) continue;
    if (entry.mode() == FieldMode::kRepeated) {
      const auto& field =
          map ? internal::MapEntries(message, table, entry) : Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
      for (int i = 0; i < field.size_; ++i) {
        FindMissing(*static_cast<const MessageLite*>(field.elements_[i]), below,
                    prefix + NameOf(table, index) + "[" + std::to_string(i) + "].", paths);
      }
    } else if (Engine::IsPresent(message, table, entry)) {
      FindMissing(*Engine::At<MessageLite*>(message, entry.offset), below, prefix + NameOf(table, index) + ".", paths);
    }
  }
  if (table.extensions_offset == 0) return;
  for (const Extension& extension : Engine::Extensions(message, table)) {
    if (!extension.HoldsMessages()) continue;
    for (int i = 0, count = extension.Size(); i < count; ++i) {
      const std::string index = extension.info->is_repeated() ? "[" + std::to_string(i) + "]" : "";
      // The extension may be from a lite file, which has no names.
      const char* name = extension.info->full_name != nullptr ? extension.info->full_name : "";
      FindMissing(extension.MessageAt(i), *extension.info->aux.message, prefix + "(" + name + ")" + index + ".", paths);
    }
  }
}

void DiscardUnknown(MessageLite& message, const MessageTable& table) {
  if (void* const unknown = Engine::Unknown(message)) table.unknown->clear(unknown);
  for (int index = 0; index < table.entry_count; ++index) {
    const FieldEntry& entry = table.entries[index];
    if (entry.kind() == WireKind::kMap) {
      const internal::MapTable& map = *table.aux[entry.aux].map;
      if (map.value.kind() != WireKind::kMessage) continue;
      internal::ForEachNode(
          Engine::At<internal::MapFieldBase>(message, entry.offset).Mutable(), [&](internal::MapNode* node) {
            DiscardUnknown(*static_cast<MessageLite*>(map.shape->ValueOf(node)), *map.value_aux.message);
          });
      continue;
    }
    if (!IsMessage(entry)) continue;
    const MessageTable& below = *table.aux[entry.aux].message;
    if (entry.mode() == FieldMode::kRepeated) {
      auto& field = Engine::At<RepeatedPtrFieldBase>(message, entry.offset);
      for (int i = 0; i < field.size_; ++i) DiscardUnknown(*static_cast<MessageLite*>(field.elements_[i]), below);
    } else if (Engine::IsPresent(message, table, entry)) {
      DiscardUnknown(*Engine::At<MessageLite*>(message, entry.offset), below);
    }
  }
  if (table.extensions_offset == 0) return;
  for (const Extension& extension : Engine::Extensions(message, table)) {
    if (!extension.HoldsMessages()) continue;
    for (int i = 0, count = extension.Size(); i < count; ++i) {
      DiscardUnknown(extension.MessageAt(i), *extension.info->aux.message);
    }
  }
}

}  // namespace

const Descriptor* Message::GetDescriptor() const { return internal::DescriptorOf(Engine::TableOf(*this)); }

void Message::CopyFrom(const Message& from) {
  if (&from == this) return;
  Clear();
  MergeFrom(from);
}

void Message::MergeFrom(const Message& from) { CheckTypeAndMergeFrom(from); }

std::string Message::InitializationErrorString() const {
  std::vector<std::string> paths;
  FindMissing(*this, Engine::TableOf(*this), "", &paths);
  std::string text;
  for (const std::string& path : paths) text += (text.empty() ? "" : ", ") + path;
  return text;
}

void Message::FindInitializationErrorsTo(void* to, void (*append)(void*, std::string&&)) const {
  std::vector<std::string> paths;
  FindMissing(*this, Engine::TableOf(*this), "", &paths);
  for (std::string& path : paths) append(to, std::move(path));
}

void Message::CheckInitialized() const {
  if (IsInitialized()) return;
  std::fprintf(stderr, "A message of type \"%s\" is missing required fields: %s\n", GetTypeName().c_str(),
               InitializationErrorString().c_str());
  std::abort();
}

void Message::DiscardUnknownFields() { DiscardUnknown(*this, Engine::TableOf(*this)); }

}  // namespace google::protobuf
