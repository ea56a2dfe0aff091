// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/util/type_resolver_util.h: this library has no type resolvers. JSON of messages is in <google/protobuf/util/json_util.h>."
