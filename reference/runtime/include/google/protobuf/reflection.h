// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/reflection.h: RepeatedFieldRef is not there. Use GetRepeatedField() and GetRepeatedPtrField() of Reflection."
