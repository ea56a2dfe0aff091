#!/bin/sh
# The build script of a user without CMake: pkg-config names the compiler, the headers and the library.
#   build.sh LIBRARY SOURCE_DIR OUT_DIR     LIBRARY is touchstone or touchstone-lite
set -eu
library=$1 source=$2 out=$3
"$(pkg-config --variable=protoc "$library")" -I"$source" --cpp_out="$out" "$source/note.proto"
"${CXX:-c++}" -std=c++17 -I"$out" $(pkg-config --cflags "$library") "$source/main.cc" "$out/note.pb.cc" \
  $(pkg-config --libs "$library") -o "$out/note"
