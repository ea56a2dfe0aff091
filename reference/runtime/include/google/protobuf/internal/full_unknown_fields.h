// Access to the unknown fields of full messages.
#ifndef GOOGLE_PROTOBUF_INTERNAL_FULL_UNKNOWN_FIELDS_H_
#define GOOGLE_PROTOBUF_INTERNAL_FULL_UNKNOWN_FIELDS_H_

namespace google::protobuf {
class UnknownFieldSet;
}

namespace google::protobuf::internal {

struct UnknownStore;
extern const UnknownStore full_unknown_store;
/// The same for messages with message_set_wire_format: an item of unknown type is a length-delimited field whose number
/// is its type id, and length-delimited fields are written as items.
extern const UnknownStore message_set_unknown_store;

/// \returns the unknown fields of a message with this UnknownWord; an empty set while there are none.
const UnknownFieldSet& FullUnknownFields(const void* word);
/// \returns the unknown fields for modification; creates the set if there is none. The message owns it.
UnknownFieldSet* MutableFullUnknownFields(void*& word);

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_INTERNAL_FULL_UNKNOWN_FIELDS_H_
