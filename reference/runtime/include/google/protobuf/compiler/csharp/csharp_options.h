// A header of libprotobuf that this library does not have. It is here so that programs do not find the one of an
// installed libprotobuf, and mix two libraries.
#error "google/protobuf/compiler/csharp/csharp_options.h: there is no generator of C#. Run protoc --csharp_out."
