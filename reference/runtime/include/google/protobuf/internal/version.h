// The agreement between generated code and the runtime, checked by the preprocessor.
#ifndef GOOGLE_PROTOBUF_INTERNAL_VERSION_H_
#define GOOGLE_PROTOBUF_INTERNAL_VERSION_H_

/// The newest shape of generated code that this runtime understands; raised whenever the tables or the functions that
/// generated code calls change.
#define TOUCHSTONE_RUNTIME_FORMAT 1

/// The oldest shape that it still understands.
#define TOUCHSTONE_RUNTIME_OLDEST_FORMAT 1

#endif  // GOOGLE_PROTOBUF_INTERNAL_VERSION_H_
