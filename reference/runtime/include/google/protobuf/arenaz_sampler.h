// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/arenaz_sampler.h: it is a part of libprotobuf's inside. This library has no arenas."
