// All classes of descriptors, with the functions that need several of them. Every generated header includes this one, so
// that `Foo::descriptor()->name()` compiles; it includes <string> only.
#ifndef GOOGLE_PROTOBUF_INTERNAL_DESCRIPTORS_H_
#define GOOGLE_PROTOBUF_INTERNAL_DESCRIPTORS_H_

#include "google/protobuf/internal/descriptor_element.h"
#include "google/protobuf/internal/descriptor_pool.h"
#include "google/protobuf/internal/enum_descriptor.h"
#include "google/protobuf/internal/field_descriptor.h"
#include "google/protobuf/internal/file_descriptor.h"
#include "google/protobuf/internal/message_descriptor.h"
#include "google/protobuf/internal/service_descriptor.h"

namespace google::protobuf {

// Functions that need complete types of other descriptors.

inline const FieldDescriptor* Descriptor::field(int index) const { return fields_.at(index); }
inline const FieldDescriptor* Descriptor::extension(int index) const { return extensions_.at(index); }
inline const OneofDescriptor* Descriptor::oneof_decl(int index) const { return oneofs_.at(index); }
inline const EnumDescriptor* Descriptor::enum_type(int index) const { return enum_types_.at(index); }

inline const Descriptor* FileDescriptor::message_type(int index) const { return message_types_.at(index); }
inline const EnumDescriptor* FileDescriptor::enum_type(int index) const { return enum_types_.at(index); }
inline const ServiceDescriptor* FileDescriptor::service(int index) const { return services_.at(index); }
inline const FieldDescriptor* FileDescriptor::extension(int index) const { return extensions_.at(index); }

inline bool FieldDescriptor::legacy_enum_field_treated_as_closed() const {
  // proto2 files treat open enums as closed.
  return enum_type_ != nullptr && (enum_type_->is_closed() || file()->syntax() == FileDescriptor::SYNTAX_PROTO2);
}
inline const OneofDescriptor* FieldDescriptor::real_containing_oneof() const {
  return containing_oneof_ != nullptr && !containing_oneof_->is_synthetic() ? containing_oneof_ : nullptr;
}

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_DESCRIPTORS_H_
