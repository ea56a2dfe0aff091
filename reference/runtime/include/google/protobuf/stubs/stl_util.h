// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/stubs/stl_util.h: use containers of std::unique_ptr, and the functions of std::string."
