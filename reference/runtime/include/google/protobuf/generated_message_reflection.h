// Reflection, by the name that programs include for it.
#ifndef GOOGLE_PROTOBUF_GENERATED_MESSAGE_REFLECTION_H_
#define GOOGLE_PROTOBUF_GENERATED_MESSAGE_REFLECTION_H_

#include "google/protobuf/descriptor.h"
#include "google/protobuf/generated_enum_reflection.h"
#include "google/protobuf/message.h"

#endif  // GOOGLE_PROTOBUF_GENERATED_MESSAGE_REFLECTION_H_
