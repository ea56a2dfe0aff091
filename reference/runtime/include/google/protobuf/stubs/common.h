// What programs call once, at their beginning and end; and the version of the runtime.
#ifndef GOOGLE_PROTOBUF_STUBS_COMMON_H_
#define GOOGLE_PROTOBUF_STUBS_COMMON_H_

#include "google/protobuf/internal/version.h"

namespace google::protobuf {

/// Frees what the library holds in static storage. Optional, and the last thing that a program does with the library.
void ShutdownProtobufLibrary();

}  // namespace google::protobuf

/// Generated code and headers check each other while they are compiled; nothing is left to verify at run time.
#define GOOGLE_PROTOBUF_VERIFY_VERSION static_cast<void>(0)

#endif  // GOOGLE_PROTOBUF_STUBS_COMMON_H_
