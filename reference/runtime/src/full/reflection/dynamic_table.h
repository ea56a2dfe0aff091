// The table of a message without generated code: what its fields look like in it, and where they are in the message.
#ifndef TOUCHSTONE_RUNTIME_DYNAMIC_TABLE_H_
#define TOUCHSTONE_RUNTIME_DYNAMIC_TABLE_H_

#include <memory>
#include <string>
#include <vector>

#include "../../lite/message/message_engine.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/internal/map_field.h"

namespace google::protobuf::internal {

/// The table of one type, and all that it points to.
struct DynamicTable : MessageTable {
  const Descriptor* type;
  DefaultInstance singletons;
  std::vector<FieldEntry> field_entries;
  std::vector<FieldAux> auxiliaries;
  std::vector<uint16_t> owning;
  std::vector<uint32_t> unconditional_bits;
  std::vector<uint32_t> required_bits;
  std::vector<uint32_t> owned_bits;
  std::string names;
  std::vector<char> defaults;  // of the scalars from defaulted_offset on
  std::vector<std::unique_ptr<MapTable>> maps;
  std::vector<std::unique_ptr<MapShape>> shapes;
  std::vector<std::unique_ptr<ExtensionInfo>> extension_infos;
};

/// Parts of a field's entry.
WireKind KindOf(const FieldDescriptor& field);
FieldMode ModeOf(const FieldDescriptor& field);
uint32_t WireTypeOfField(const FieldDescriptor& field);
uint8_t FlagsOf(const FieldDescriptor& field);

inline uint32_t RoundUp(uint32_t size, uint32_t alignment) { return (size + alignment - 1) / alignment * alignment; }

/// Places all fields, and makes their entries, without what they refer to.
/// \param fields  of the message, sorted by number.
/// \param table   has its type, and its numbers of fields, oneofs and words of hasbits.
void LayOut(const std::vector<const FieldDescriptor*>& fields, DynamicTable& table);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_DYNAMIC_TABLE_H_
