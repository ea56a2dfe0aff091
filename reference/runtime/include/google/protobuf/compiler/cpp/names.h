// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/compiler/cpp/names.h: there is no compiler as a C++ library. Run touchstone-protoc --cpp_out."
