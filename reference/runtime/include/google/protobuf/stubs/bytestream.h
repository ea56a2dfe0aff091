// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/stubs/bytestream.h: it is a part of libprotobuf's inside. Use the streams of <google/protobuf/io/zero_copy_stream_impl.h>."
