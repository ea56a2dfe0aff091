// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/dynamic_message.h: this library has no dynamic messages. Generate a class, or keep the bytes in an UnknownFieldSet."
