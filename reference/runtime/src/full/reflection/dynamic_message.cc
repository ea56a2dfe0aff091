// Messages without generated code: their tables are built from descriptors, and the shared code does the rest.
#include "google/protobuf/dynamic_message.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include "../../lite/message/message_engine.h"
#include "../../lite/wire/wire_format.h"
#include "dynamic_table.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/internal/full_unknown_fields.h"
#include "google/protobuf/internal/library.h"
#include "google/protobuf/internal/map_field.h"
#include "reflection_call.h"

namespace google::protobuf {

namespace internal {

namespace {

using Engine = MessageEngine;

/// The numbers of an enum, for fields that do not store others.
struct DynamicEnum {
  std::string text;
  std::vector<int> numbers;
  const std::string* names = nullptr;
  EnumTable table;
};

/// A message whose table stands before it.
class DynamicMessage final : public Message {
 public:
  ~DynamicMessage() override { DestroyFields(GetMessageTable()); }
  Message* New() const override { return static_cast<Message*>(Engine::New(GetMessageTable(), nullptr)); }

  static constexpr size_t kPrefix = sizeof(const MessageTable*);
  static void operator delete(void* message) noexcept {
    const MessageTable& table = *static_cast<const MessageTable**>(message)[-1];
    FreeBlock(static_cast<char*>(message) - kPrefix, kPrefix + table.object_size);
  }

  /// See MessageTable::construct.
  static MessageLite* Construct(void* place, const MessageTable& table) {
    const auto& type = static_cast<const DynamicTable&>(table);
    std::memset(place, 0, table.object_size);
    static_cast<const MessageTable**>(place)[-1] = &table;
    MessageLite* const made = ::new (place) DynamicMessage();
    if (!type.defaults.empty()) {
      std::memcpy(Engine::Place(*made, table.defaulted_offset), type.defaults.data(), type.defaults.size());
    }
    for (uint16_t i = table.owner_count - table.string_owner_count; i < table.owner_count; ++i) {
      ::new (static_cast<void*>(Engine::Place(*made, table.entries[table.owners[i]].offset))) StringField();
    }
    return made;
  }

 private:
  DynamicMessage() = default;
  // Messages are constructed in memory that somebody else allocated.
  static void* operator new(size_t, void* place) { return place; }
  const MessageTable& GetMessageTable() const override {
    return *reinterpret_cast<const MessageTable* const*>(this)[-1];
  }
};

}  // namespace

}  // namespace internal

using internal::DynamicMessage;
using internal::DynamicTable;
using internal::FieldEntry;
using internal::FieldMode;
using internal::MessageTable;
using internal::WireKind;
using Engine = internal::MessageEngine;

/// The types of a factory.
class DynamicMessageFactory::Types {
 public:
  Types(DynamicMessageFactory& factory, const DescriptorPool* pool) : factory_(factory), pool_(pool) {}

  ~Types() {
    for (const auto& [type, table] : tables_) {
      delete table->singletons.instance;
      delete table->singletons.reflection;
    }
  }

  const MessageTable& TableOf(const Descriptor& type) {
    if (factory_.delegates_ && type.file()->pool() == DescriptorPool::generated_pool()) {
      if (const MessageTable* const generated = internal::GeneratedTableOf(type)) return *generated;
    }
    std::unique_ptr<DynamicTable>& table = tables_[&type];
    if (table == nullptr) {
      table = std::make_unique<DynamicTable>();
      // The reference into the map is not used any more: building adds the types of fields.
      DynamicTable& made = *table;
      Build(type, made);
      return made;
    }
    return *table;
  }

  std::mutex& mutex() { return mutex_; }

 private:
  void Build(const Descriptor& type, DynamicTable& table) {
    std::vector<const FieldDescriptor*> fields;
    for (int i = 0; i < type.field_count(); ++i) fields.push_back(type.field(i));
    std::sort(fields.begin(), fields.end(), [](auto* one, auto* other) { return one->number() < other->number(); });

    table.type = &type;
    table.full_name = type.full_name().c_str();
    table.construct = DynamicMessage::Construct;
    table.object_prefix = DynamicMessage::kPrefix;
    table.default_instance = &table.singletons;
    table.is_message_set = type.options().message_set_wire_format();
    table.unknown = table.is_message_set ? &internal::message_set_unknown_store : &internal::full_unknown_store;
    table.lookup = nullptr;
    table.write = nullptr;
    table.copy = nullptr;
    table.has_cords = false;
    table.may_be_uninitialized = true;  // or not: the check looks
    table.case_count = static_cast<uint16_t>(type.real_oneof_decl_count());
    table.entry_count = static_cast<uint16_t>(fields.size());
    table.hasbit_words = static_cast<uint16_t>(std::max<size_t>(1, (fields.size() + 31) / 32));
    internal::LayOut(fields, table);
    FillAuxiliaries(fields, table);
    if (type.extension_range_count() != 0) AddExtensions(table);
    table.singletons.reflection = internal::ReflectionMaker::Make(table, &type, &factory_);
    table.singletons.instance = Engine::New(table, nullptr);
  }

  /// Adds the tables that the fields refer to.
  void FillAuxiliaries(const std::vector<const FieldDescriptor*>& fields, DynamicTable& table) {
    for (size_t i = 0; i < fields.size(); ++i) {
      const FieldDescriptor& field = *fields[i];
      const bool refers =
          field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE || internal::KindOf(field) == WireKind::kClosedEnum;
      if (!refers) continue;
      table.field_entries[i].aux = static_cast<uint16_t>(table.auxiliaries.size());
      table.auxiliaries.push_back(field.is_map() ? internal::FieldAux(MapOf(field, table)) : AuxOf(field));
    }
    table.aux = table.auxiliaries.data();
  }

  /// \returns the table of a message or of a closed enum, or null.
  internal::FieldAux AuxOf(const FieldDescriptor& field) {
    if (field.message_type() != nullptr) return &TableOf(*field.message_type());
    if (internal::KindOf(field) == WireKind::kClosedEnum) return EnumOf(*field.enum_type());
    return nullptr;
  }

  const internal::EnumTable* EnumOf(const EnumDescriptor& type) {
    enums_.push_back(std::make_unique<internal::DynamicEnum>());
    internal::DynamicEnum& made = *enums_.back();
    std::map<int, const std::string*> by_number;
    for (int i = 0; i < type.value_count(); ++i) {
      by_number.emplace(type.value(i)->number(), &type.value(i)->name());
    }
    for (const auto& [number, name] : by_number) {
      made.numbers.push_back(number);
      made.text.append(name->c_str(), name->size() + 1);
    }
    const auto count = static_cast<uint32_t>(made.numbers.size());
    const bool gaps = made.numbers.back() - int64_t{made.numbers.front()} != int64_t{count} - 1;
    // With gaps but no bits, the numbers are searched.
    static const uint32_t no_bits[1] = {};
    made.table = {made.text.c_str(), made.numbers.data(), count, count, &made.names, gaps ? no_bits : nullptr, 0};
    return &made.table;
  }

  const internal::MapTable* MapOf(const FieldDescriptor& field, DynamicTable& table) {
    const FieldDescriptor& key = *field.message_type()->map_key();
    const FieldDescriptor& value = *field.message_type()->map_value();
    const auto part = [](const FieldDescriptor& of) {
      return FieldEntry(static_cast<uint32_t>(of.number()), internal::WireTypeOfField(of), internal::KindOf(of),
                        FieldMode::kImplicit, 0, 0, 0, internal::FlagsOf(of));
    };
    const internal::FieldAux value_aux = AuxOf(value);
    auto shape = std::make_unique<internal::MapShape>();
    uint32_t key_size = static_cast<uint32_t>(internal::ScalarSize(internal::KindOf(key)));
    shape->key = key_size == 1   ? internal::MapKeyKind::kBool
                 : key_size == 4 ? internal::MapKeyKind::kNumber32
                                 : internal::MapKeyKind::kNumber64;
    if (key_size == 0) {
      shape->key = internal::MapKeyKind::kString;
      key_size = sizeof(std::string);
    }
    shape->value_size = static_cast<uint32_t>(internal::ScalarSize(internal::KindOf(value)));
    shape->value = internal::MapValueKind::kTrivial;
    uint32_t alignment = shape->value_size;
    uint32_t prefix = 0;
    shape->message = nullptr;
    if (value.message_type() != nullptr) {
      shape->value = internal::MapValueKind::kMessage;
      shape->message = value_aux.message;
      shape->value_size = value_aux.message->object_size;
      prefix = value_aux.message->object_prefix;
      alignment = alignof(void*);
    } else if (shape->value_size == 0) {
      shape->value = internal::MapValueKind::kString;
      shape->value_size = sizeof(std::string);
      alignment = alignof(std::string);
    }
    shape->value_offset = sizeof(internal::MapNode) + internal::RoundUp(key_size, alignment) + prefix;
    shape->node_size = internal::RoundUp(shape->value_offset + shape->value_size, alignof(void*));
    auto map = std::unique_ptr<internal::MapTable>(
        new internal::MapTable{shape.get(), part(key), part(value), value_aux, &TableOf(*field.message_type())});
    table.shapes.push_back(std::move(shape));
    table.maps.push_back(std::move(map));
    return table.maps.back().get();
  }

  /// Makes the registry of the extensions that are known now.
  void AddExtensions(DynamicTable& table) {
    const Descriptor& type = *table.type;
    std::vector<const FieldDescriptor*> extensions;
    (pool_ != nullptr ? pool_ : type.file()->pool())->FindAllExtensions(&type, &extensions);
    // It registers itself for ShutdownProtobufLibrary(), so that it must live until then.
    table.extensions = internal::OnShutdownDelete(new internal::ExtensionRegistry());
    for (const FieldDescriptor* field : extensions) {
      const auto number = static_cast<uint32_t>(field->number());
      const bool item = table.is_message_set;
      table.extension_infos.emplace_back(new internal::ExtensionInfo{
          &table,
          FieldEntry(item ? 1 : number, item ? internal::kStartGroup : internal::WireTypeOfField(*field),
                     internal::KindOf(*field), field->is_repeated() ? internal::ModeOf(*field) : FieldMode::kExplicit,
                     0, 0, 0, internal::FlagsOf(*field)),
          AuxOf(*field), field->full_name().c_str(), static_cast<internal::FieldType>(field->type()),
          item ? number : 0});
      table.extensions->Add(*table.extension_infos.back());
    }
  }

  DynamicMessageFactory& factory_;
  const DescriptorPool* const pool_;
  std::map<const Descriptor*, std::unique_ptr<DynamicTable>> tables_;
  std::vector<std::unique_ptr<internal::DynamicEnum>> enums_;
  std::mutex mutex_;
};

DynamicMessageFactory::DynamicMessageFactory() : DynamicMessageFactory(nullptr) {}
DynamicMessageFactory::DynamicMessageFactory(const DescriptorPool* pool) : types_(new Types(*this, pool)) {}
DynamicMessageFactory::~DynamicMessageFactory() = default;

const Message* DynamicMessageFactory::GetPrototype(const Descriptor* type) {
  const std::lock_guard<std::mutex> lock(types_->mutex());
  return static_cast<const Message*>(&Engine::DefaultInstanceOf(types_->TableOf(*type)));
}

}  // namespace google::protobuf
