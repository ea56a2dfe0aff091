// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/map_field.h: MapKey and MapIterator are not there. Reflection shows a map as a repeated field of its entries."
