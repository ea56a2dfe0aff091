// Reflection: checks its arguments here; FieldAccess does the rest. Scalars are in reflection_scalars.cc.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "google/protobuf/internal/generated_contents.h"
#include "google/protobuf/message.h"
#include "google/protobuf/unknown_field_set.h"
#include "reflection_call.h"

namespace google::protobuf {

using internal::FieldAccess;
using internal::MessageEngine;
using internal::ReflectionCall;
using internal::RepeatedPtrFieldBase;

namespace {

constexpr auto kMessage = FieldDescriptor::CPPTYPE_MESSAGE;
constexpr auto kString = FieldDescriptor::CPPTYPE_STRING;

const Message& AsMessage(const void* object) {
  return static_cast<const Message&>(*static_cast<const MessageLite*>(object));
}
Message* AsMessage(void* object) { return static_cast<Message*>(static_cast<MessageLite*>(object)); }

/// Swaps the shared storage of a oneof's members, and its case. \param entry  any member.
void SwapOneof(Message& one, Message& other, const internal::MessageTable& table, const internal::FieldEntry& entry) {
  if (MessageEngine::ArenaOf(one) != MessageEngine::ArenaOf(other)) {
    const std::unique_ptr<MessageLite> kept(MessageEngine::New(table, nullptr));
    const auto copy = [&](MessageLite& to, const MessageLite& from) {
      MessageEngine::ClearOneof(to, table, entry.presence);
      if (MessageEngine::Case(from, table, entry.presence) == 0) return;
      MessageEngine::CopyOneof(to, from, table, entry.presence);
    };
    copy(*kept, one);
    copy(one, other);
    copy(other, *kept);
    return;
  }
  size_t size = 0;
  for (uint16_t i = 0; i < table.entry_count; ++i) {
    const internal::FieldEntry& member = table.entries[i];
    if (member.mode() != internal::FieldMode::kOneof || member.presence != entry.presence) continue;
    const size_t scalar = internal::ScalarSize(member.kind());
    size = std::max(size, scalar != 0 ? scalar : sizeof(void*));
  }
  char* const place = MessageEngine::Place(one, entry.offset);
  std::swap_ranges(place, place + size, MessageEngine::Place(other, entry.offset));
  std::swap(MessageEngine::Case(one, table, entry.presence), MessageEngine::Case(other, table, entry.presence));
}

}  // namespace

// The message as a whole

const UnknownFieldSet& Reflection::GetUnknownFields(const Message& message) const {
  return internal::FullUnknownFields(MessageEngine::Unknown(message));
}

UnknownFieldSet* Reflection::MutableUnknownFields(Message* message) const {
  return internal::MutableFullUnknownFields(MessageEngine::Unknown(*message));
}

void Reflection::Swap(Message* message1, Message* message2) const {
  ReflectionCall::CheckClass(*this, "Swap", *message1);
  ReflectionCall::CheckClass(*this, "Swap", *message2);
  if (message1 != message2) MessageEngine::Swap(*message1, *message2, *table_);
}

void Reflection::SwapFieldsOf(Message* message1, Message* message2, const FieldDescriptor* const* fields,
                              size_t count) const {
  if (message1 == message2) return;
  std::vector<const OneofDescriptor*> done;
  for (size_t i = 0; i < count; ++i) {
    const FieldDescriptor* field = fields[i];
    const FieldAccess access = ReflectionCall(*this, "SwapFields", *message1, field).access();
    ReflectionCall::CheckClass(*this, "SwapFields", *message2);
    const OneofDescriptor* oneof = field->real_containing_oneof();
    if (oneof == nullptr) {
      access.Swap(*message1, *message2);
    } else if (std::find(done.begin(), done.end(), oneof) == done.end()) {
      done.push_back(oneof);
      SwapOneof(*message1, *message2, *table_, *MessageEngine::Find(*table_, static_cast<uint32_t>(field->number())));
    }
  }
}

void Reflection::ListFieldsTo(const Message& message, void* to, void (*append)(void*, const FieldDescriptor*)) const {
  ReflectionCall::CheckClass(*this, "ListFields", message);
  std::vector<const FieldDescriptor*> extensions;
  if (table_->extensions_offset != 0) {
    for (const internal::Extension& extension :
         MessageEngine::At<internal::ExtensionSet>(message, table_->extensions_offset)) {
      if (!extension.IsPresent()) continue;
      const FieldDescriptor* field = FindKnownExtensionByNumber(static_cast<int>(extension.number()));
      if (field != nullptr) extensions.push_back(field);
    }
  }
  auto extension = extensions.begin();
  for (uint16_t i = 0; i < table_->entry_count; ++i) {
    const FieldDescriptor* field = descriptor_->FindFieldByNumber(static_cast<int>(table_->entries[i].number()));
    while (extension != extensions.end() && (*extension)->number() < field->number()) append(to, *extension++);
    const FieldAccess access(*table_, *field);
    if (field->is_repeated() ? access.Size(message) > 0 : access.Has(message)) append(to, field);
  }
  while (extension != extensions.end()) append(to, *extension++);
}

size_t Reflection::SpaceUsedLong(const Message& message) const {
  size_t below = 0;
  for (uint16_t i = 0; i < table_->entry_count; ++i) {
    below += FieldAccess(*table_, table_->entries[i]).SpaceUsed(message);
  }
  if (table_->strings_offset != 0) {
    below += MessageEngine::At<internal::StringPool>(message, table_->strings_offset).SpaceUsed();
  }
  if (table_->extensions_offset != 0) {
    for (const internal::Extension& extension :
         MessageEngine::At<internal::ExtensionSet>(message, table_->extensions_offset)) {
      below += sizeof(extension) + FieldAccess(*table_, *extension.info).SpaceUsed(message);
    }
  }
  const UnknownFieldSet& unknown = GetUnknownFields(message);
  return table_->plain_end + below + (unknown.empty() ? 0 : unknown.SpaceUsedLong());
}

const FieldDescriptor* Reflection::FindKnownExtensionByName(const std::string& name) const {
  return descriptor_->file()->pool()->FindExtensionByPrintableName(descriptor_, name);
}

const FieldDescriptor* Reflection::FindKnownExtensionByNumber(int number) const {
  return descriptor_->file()->pool()->FindExtensionByNumber(descriptor_, number);
}

bool Reflection::SupportsUnknownEnumValues() const {
  return descriptor_->file()->syntax() != FileDescriptor::SYNTAX_PROTO2;
}

// Any field

bool Reflection::HasField(const Message& message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "HasField", message, field);
  call.CheckSingular();
  return call.access().Has(message);
}

int Reflection::FieldSize(const Message& message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "FieldSize", message, field);
  call.CheckRepeated();
  return call.access().Size(message);
}

void Reflection::ClearField(Message* message, const FieldDescriptor* field) const {
  ReflectionCall(*this, "ClearField", *message, field).access().Clear(*message);
}

bool Reflection::HasOneof(const Message& message, const OneofDescriptor* oneof) const {
  return GetOneofFieldDescriptor(message, oneof) != nullptr;
}

void Reflection::ClearOneof(Message* message, const OneofDescriptor* oneof) const {
  const FieldDescriptor* field = GetOneofFieldDescriptor(*message, oneof);
  if (field != nullptr) ClearField(message, field);
}

const FieldDescriptor* Reflection::GetOneofFieldDescriptor(const Message& message, const OneofDescriptor* oneof) const {
  for (int i = 0; i < oneof->field_count(); ++i) {
    ReflectionCall call(*this, "GetOneofFieldDescriptor", message, oneof->field(i));
    if (call.access().Has(message)) return oneof->field(i);
  }
  return nullptr;
}

void Reflection::RemoveLast(Message* message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "RemoveLast", *message, field);
  call.CheckRepeated();
  const FieldAccess& access = call.access();
  call.CheckIndex(access.Size(*message) - 1, access.Size(*message));
  if (!access.HoldsObjects()) {
    --access.MutableNumbers(*message).size_;
    return;
  }
  RepeatedPtrFieldBase& objects = access.MutableObjects(*message);
  void* const last = objects.elements_[--objects.size_];
  if (access.IsStringOrBytes()) {
    static_cast<std::string*>(last)->clear();
  } else {
    static_cast<MessageLite*>(last)->Clear();
  }
}

void Reflection::SwapElements(Message* message, const FieldDescriptor* field, int index1, int index2) const {
  ReflectionCall call(*this, "SwapElements", *message, field);
  call.CheckRepeated();
  const FieldAccess& access = call.access();
  call.CheckIndex(index1, access.Size(*message));
  call.CheckIndex(index2, access.Size(*message));
  if (access.HoldsObjects()) {
    void** const elements = access.MutableObjects(*message).elements_;
    std::swap(elements[index1], elements[index2]);
  } else {
    access.SwapNumbers(*message, index1, index2);
  }
}

const void* Reflection::Container(const Message& message, const FieldDescriptor* field, int cpp_type) const {
  ReflectionCall call(*this, "GetRepeatedField", message, field);
  call.CheckRepeated();
  call.CheckElement(cpp_type);
  const FieldAccess& access = call.access();
  if (access.HoldsObjects()) return &access.Objects(message);
  return &access.Numbers(message);
}

void* Reflection::MutableContainer(Message* message, const FieldDescriptor* field, int cpp_type) const {
  ReflectionCall call(*this, "MutableRepeatedField", *message, field);
  call.CheckRepeated();
  call.CheckElement(cpp_type);
  const FieldAccess& access = call.access();
  if (access.HoldsObjects()) return &access.MutableObjects(*message);
  return &access.MutableNumbers(*message);
}

// Strings and bytes

std::string Reflection::GetString(const Message& message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "GetString", message, field);
  call.CheckSingular(kString);
  std::string scratch;
  const std::string* const text = call.access().GetString(message, &scratch);
  return text != nullptr ? *text : field->default_value_string();
}

const std::string& Reflection::GetStringReference(const Message& message, const FieldDescriptor* field,
                                                  std::string* scratch) const {
  ReflectionCall call(*this, "GetStringReference", message, field);
  call.CheckSingular(kString);
  const std::string* const text = call.access().GetString(message, scratch);
  return text != nullptr ? *text : field->default_value_string();
}

void Reflection::SetString(Message* message, const FieldDescriptor* field, internal::StringArg value) const {
  ReflectionCall call(*this, "SetString", *message, field);
  call.CheckSingular(kString);
  call.access().SetString(*message, value);
}

std::string Reflection::GetRepeatedString(const Message& message, const FieldDescriptor* field, int index) const {
  ReflectionCall call(*this, "GetRepeatedString", message, field);
  return *static_cast<const std::string*>(call.Element(message, kString, index));
}

const std::string& Reflection::GetRepeatedStringReference(const Message& message, const FieldDescriptor* field,
                                                          int index, std::string*) const {
  ReflectionCall call(*this, "GetRepeatedStringReference", message, field);
  return *static_cast<const std::string*>(call.Element(message, kString, index));
}

void Reflection::SetRepeatedString(Message* message, const FieldDescriptor* field, int index,
                                   internal::StringArg value) const {
  ReflectionCall call(*this, "SetRepeatedString", *message, field);
  value.AssignTo(static_cast<std::string*>(call.MutableElement(*message, kString, index)));
}

void Reflection::AddString(Message* message, const FieldDescriptor* field, internal::StringArg value) const {
  ReflectionCall call(*this, "AddString", *message, field);
  call.CheckRepeated(kString);
  value.AssignTo(call.access().MutableObjects(*message).AddString());
}

// Messages

const Message& Reflection::GetMessage(const Message& message, const FieldDescriptor* field, MessageFactory*) const {
  ReflectionCall call(*this, "GetMessage", message, field);
  call.CheckSingular(kMessage);
  const MessageLite* const below = call.access().GetMessage(message);
  return AsMessage(below != nullptr ? below : &MessageEngine::DefaultInstanceOf(call.access().MessageType()));
}

Message* Reflection::MutableMessage(Message* message, const FieldDescriptor* field, MessageFactory*) const {
  ReflectionCall call(*this, "MutableMessage", *message, field);
  call.CheckSingular(kMessage);
  return AsMessage(call.access().MutableMessage(*message));
}

void Reflection::SetAllocatedMessage(Message* message, Message* sub_message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "SetAllocatedMessage", *message, field);
  call.CheckSingular(kMessage);
  call.CheckBelow(sub_message);
  call.access().SetAllocatedMessage(*message, sub_message);
}

Message* Reflection::ReleaseMessage(Message* message, const FieldDescriptor* field, MessageFactory*) const {
  ReflectionCall call(*this, "ReleaseMessage", *message, field);
  call.CheckSingular(kMessage);
  return AsMessage(call.access().ReleaseMessage(*message));
}

void Reflection::UnsafeArenaSetAllocatedMessage(Message* message, Message* sub_message,
                                                const FieldDescriptor* field) const {
  ReflectionCall call(*this, "UnsafeArenaSetAllocatedMessage", *message, field);
  call.CheckSingular(kMessage);
  call.CheckBelow(sub_message);
  call.access().UnsafeArenaSetAllocatedMessage(*message, sub_message);
}

Message* Reflection::UnsafeArenaReleaseMessage(Message* message, const FieldDescriptor* field, MessageFactory*) const {
  ReflectionCall call(*this, "UnsafeArenaReleaseMessage", *message, field);
  call.CheckSingular(kMessage);
  return AsMessage(call.access().UnsafeArenaReleaseMessage(*message));
}

const Message& Reflection::GetRepeatedMessage(const Message& message, const FieldDescriptor* field, int index) const {
  ReflectionCall call(*this, "GetRepeatedMessage", message, field);
  return AsMessage(call.Element(message, kMessage, index));
}

Message* Reflection::MutableRepeatedMessage(Message* message, const FieldDescriptor* field, int index) const {
  ReflectionCall call(*this, "MutableRepeatedMessage", *message, field);
  return AsMessage(call.MutableElement(*message, kMessage, index));
}

Message* Reflection::AddMessage(Message* message, const FieldDescriptor* field, MessageFactory*) const {
  ReflectionCall call(*this, "AddMessage", *message, field);
  call.CheckRepeated(kMessage);
  return AsMessage(call.access().MutableObjects(*message).AddMessage(call.access().MessageType()));
}

void Reflection::AddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* new_entry) const {
  ReflectionCall call(*this, "AddAllocatedMessage", *message, field);
  call.CheckRepeated(kMessage);
  call.CheckBelow(new_entry);
  call.access().MutableObjects(*message).TakeMessage(new_entry);
}

void Reflection::UnsafeArenaAddAllocatedMessage(Message* message, const FieldDescriptor* field,
                                                Message* new_entry) const {
  ReflectionCall call(*this, "UnsafeArenaAddAllocatedMessage", *message, field);
  call.CheckRepeated(kMessage);
  call.CheckBelow(new_entry);
  call.access().MutableObjects(*message).Append(static_cast<MessageLite*>(new_entry));
}

Message* Reflection::ReleaseLast(Message* message, const FieldDescriptor* field) const {
  MessageLite* const last = UnsafeArenaReleaseLast(message, field);
  return AsMessage(static_cast<void*>(
      ReflectionCall(*this, "ReleaseLast", *message, field).access().MutableObjects(*message).GiveMessage(last)));
}

Message* Reflection::UnsafeArenaReleaseLast(Message* message, const FieldDescriptor* field) const {
  ReflectionCall call(*this, "ReleaseLast", *message, field);
  call.CheckRepeated(kMessage);
  RepeatedPtrFieldBase& objects = call.access().MutableObjects(*message);
  call.CheckIndex(objects.size_ - 1, objects.size_);
  void* const last = objects.elements_[objects.size_ - 1];
  objects.CloseGap(objects.size_ - 1, 1);
  return AsMessage(last);
}

}  // namespace google::protobuf
