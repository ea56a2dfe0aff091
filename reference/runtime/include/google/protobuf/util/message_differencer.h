// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/util/message_differencer.h: this library does not compare messages. Compare their text, or their bytes if they have no maps."
