// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/arena.h: this library has no arenas. Create messages on the stack or with new; a message frees all that it owns."
