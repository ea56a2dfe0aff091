// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/descriptor_database.h: this library has no descriptor databases. Add files to a DescriptorPool with BuildFile()."
