// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/io/gzip_stream.h: this library has no compression. Write a ZeroCopyInputStream that calls zlib."
