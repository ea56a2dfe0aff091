// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/io/printer.h: this library has no printer. Use io::CodedOutputStream or TextFormat."
