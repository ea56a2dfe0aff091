// Extensions on the wire: parsing and sizes.
#include <type_traits>

#include "google/protobuf/extension_set.h"
#include "../message/message_engine.h"
#include "scalar_codec.h"
#include "utf8.h"

namespace google::protobuf::internal {

namespace {

using Engine = MessageEngine;

/// The arguments that every reader of an extension needs.
struct Source {
  MessageLite& message;
  const MessageTable& table;
  const ExtensionInfo& extension;
  const char* end;
  ParseContext& context;
};

/// \returns true if the extension accepts the number encoded in [begin, end). A number that a closed enum does not
/// define is stored as an unknown field, with all its bits.
bool Takes(const Source& source, int32_t number, const char* begin, const char* end) {
  if (EnumIsValid(*source.extension.aux.closed_enum, number)) return true;
  uint64_t bits = 0;
  ReadVarint(begin, end, &bits);
  uint8_t record[20];
  uint8_t* out = WriteTag(source.extension.number() << 3 | kVarint, record);
  out = WriteVarint(bits, out);
  source.table.unknown->append(Engine::Unknown(source.message), reinterpret_cast<char*>(record),
                               reinterpret_cast<char*>(out));
  return false;
}

template <typename Value>
void AddNumber(RepeatedFieldBase& field, Value value) {
  if (field.size_ == field.capacity_) field.Grow(field.size_ + 1, sizeof(Value));
  Store(static_cast<char*>(field.elements_) + sizeof(Value) * static_cast<size_t>(field.size_++), value);
}

/// Reads one number, or all numbers of a packed record.
const char* ReadNumbers(const Source& source, uint32_t tag, const char* p) {
  const FieldEntry& entry = source.extension.entry;
  const bool repeated = source.extension.is_repeated();
  const char* end = source.end;
  // Numbers may be packed or not, regardless of the extension's declaration.
  const bool packed = repeated && (tag & 7) == kDelimited;
  if (packed) {
    size_t length;
    p = ReadLength(p, end, &length);
    if (p == nullptr) return nullptr;
    end = p + length;
  }
  Extension& extension = Engine::Extensions(source.message, source.table).Make(source.extension);
  return WithCodec(entry.kind(), [&](auto codec) -> const char* {
    using C = decltype(codec);
    typename C::Value value;
    while (!packed || p != end) {
      const char* const begin = p;
      p = C::Read(p, end, &value);
      if (p == nullptr) return nullptr;
      bool taken = true;
      if constexpr (std::is_same_v<C, Codec<WireKind::kClosedEnum>>) taken = Takes(source, value, begin, p);
      if (taken && repeated) AddNumber(*extension.numbers, value);
      if (taken && !repeated) extension.SetScalar(value);
      if (!packed) break;
    }
    return p;
  });
}

const char* ReadString(const Source& source, const char* p, ExtensionSet& set) {
  size_t length;
  p = ReadLength(p, source.end, &length);
  if (p == nullptr) return nullptr;
  if ((source.extension.entry.flags & kValidateUtf8) != 0 && !IsUtf8(p, length)) return nullptr;
  std::string* text = source.extension.is_repeated() ? set.Make(source.extension).objects->AddString()
                                                     : set.MutableString(source.extension);
  text->assign(p, length);
  return p + length;
}

const char* ReadMessage(const Source& source, const char* p, ExtensionSet& set) {
  const MessageTable& table = *source.extension.aux.message;
  const FieldEntry& entry = source.extension.entry;
  if (source.context.depth-- <= 0) return nullptr;
  MessageLite* into = source.extension.is_repeated() ? set.Make(source.extension).objects->AddMessage(table)
                                                     : set.MutableMessage(source.extension);
  if (entry.kind() == WireKind::kGroup) {
    p = Engine::Parse(*into, table, p, source.end, source.context, entry.tag + (kEndGroup - kStartGroup));
  } else {
    size_t length;
    p = ReadLength(p, source.end, &length);
    if (p == nullptr) return nullptr;
    p = Engine::Parse(*into, table, p, p + length, source.context, 0);
  }
  ++source.context.depth;
  return p;
}

/// \returns the size of the values of a repeated scalar, without tags.
size_t ValuesSize(const RepeatedFieldBase& field, WireKind kind) {
  return WithCodec(kind, [&](auto codec) {
    using C = decltype(codec);
    using Value = typename C::Value;
    const char* place = static_cast<const char*>(field.elements_);
    size_t size = 0;
    for (int i = 0; i < field.size_; ++i, place += sizeof(Value)) size += C::Size(Load<Value>(place));
    return size;
  });
}

size_t DelimitedSize(size_t size) { return VarintSize(size) + size; }

size_t StringSize(const std::string& text) { return DelimitedSize(text.size()); }

/// \returns the size of a message after its tag, including a group's end tag.
size_t MessageSize(const ExtensionInfo& info, const MessageLite& message) {
  const size_t size = Engine::ByteSize(message, *info.aux.message);
  return info.entry.kind() == WireKind::kGroup ? size + info.entry.tag_size : DelimitedSize(size);
}

}  // namespace

const ExtensionInfo* MessageEngine::FindExtension(const MessageTable& table, uint32_t tag) {
  if (table.extensions_offset == 0) return nullptr;
  const ExtensionInfo* info = table.extensions->Find(tag >> 3);
  if (info == nullptr) return nullptr;
  const WireKind kind = info->entry.kind();
  const bool fits =
      (tag & 7) == WireTypeOf(kind) || ((tag & 7) == kDelimited && info->is_repeated() && ScalarSize(kind) != 0);
  return fits ? info : nullptr;
}

const char* MessageEngine::ParseExtension(MessageLite& message, const MessageTable& table,
                                          const ExtensionInfo& extension, uint32_t tag, const char* p, const char* end,
                                          ParseContext& context) {
  const Source source{message, table, extension, end, context};
  switch (extension.entry.kind()) {
    case WireKind::kString:
    case WireKind::kBytes:
      return ReadString(source, p, Extensions(message, table));
    case WireKind::kMessage:
    case WireKind::kGroup:
      return ReadMessage(source, p, Extensions(message, table));
    default:
      return ReadNumbers(source, tag, p);
  }
}

size_t MessageEngine::ExtensionSize(const Extension& extension) {
  const ExtensionInfo& info = *extension.info;
  const size_t tag_size = info.entry.tag_size;
  const int count = extension.Size();
  if (count == 0) return 0;
  size_t size = 0;
  switch (info.entry.kind()) {
    case WireKind::kString:
    case WireKind::kBytes:
      if (!info.is_repeated()) return tag_size + StringSize(*extension.string);
      for (int i = 0; i < count; ++i) {
        size += tag_size + StringSize(*static_cast<const std::string*>(extension.objects->elements_[i]));
      }
      return size;
    case WireKind::kMessage:
    case WireKind::kGroup:
      if (info.message_set_id != 0) return MessageSetItemSize(info, *extension.message);
      if (!info.is_repeated()) return tag_size + MessageSize(info, *extension.message);
      for (int i = 0; i < count; ++i) {
        size += tag_size + MessageSize(info, *static_cast<const MessageLite*>(extension.objects->elements_[i]));
      }
      return size;
    default:
      if (!info.is_repeated()) {
        return tag_size + WithCodec(info.entry.kind(), [&](auto codec) {
                 using C = decltype(codec);
                 return C::Size(extension.Scalar<typename C::Value>());
               });
      }
      size = ValuesSize(*extension.numbers, info.entry.kind());
      if (info.entry.mode() != FieldMode::kPacked) return tag_size * static_cast<size_t>(count) + size;
      return tag_size + DelimitedSize(size);
  }
}

size_t ExtensionSet::ByteSize() const {
  size_t size = 0;
  for (const Extension& extension : *this) size += MessageEngine::ExtensionSize(extension);
  return size;
}

}  // namespace google::protobuf::internal
