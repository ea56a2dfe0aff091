// The extensions of a message: their storage, their identifiers, and the accessors in message classes.
#ifndef GOOGLE_PROTOBUF_EXTENSION_SET_H_
#define GOOGLE_PROTOBUF_EXTENSION_SET_H_

#include "google/protobuf/internal/extension_accessors.h"
#include "google/protobuf/internal/extension_identifier.h"
#include "google/protobuf/internal/extension_info.h"
#include "google/protobuf/internal/extension_storage.h"

#endif  // GOOGLE_PROTOBUF_EXTENSION_SET_H_
