// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/generated_message_util.h: it serves code that protoc generated: generate the code again with touchstone-protoc."
