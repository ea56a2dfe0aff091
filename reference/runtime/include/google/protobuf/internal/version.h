// The versions of generated code that the runtime supports; generated headers check them.
#ifndef GOOGLE_PROTOBUF_INTERNAL_VERSION_H_
#define GOOGLE_PROTOBUF_INTERNAL_VERSION_H_

/// The newest format of generated code that this runtime supports. Increase it when the tables, or the functions that
/// generated code calls, change.
#define TOUCHSTONE_RUNTIME_FORMAT 1

/// The oldest supported format.
#define TOUCHSTONE_RUNTIME_OLDEST_FORMAT 1

#endif  // GOOGLE_PROTOBUF_INTERNAL_VERSION_H_
