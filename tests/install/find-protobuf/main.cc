// Prints the version of the library that it was built with, and which of the two it is.
#include <google/protobuf/stubs/common.h>

#include <iostream>

#include "note.pb.h"

int main() {
#ifdef TOUCHSTONE_RUNTIME_FORMAT
  const char* const library = "touchstone";
#else
  const char* const library = "libprotobuf";
#endif
  std::cout << Note::descriptor()->name() << " " << GOOGLE_PROTOBUF_VERSION << " " << library << std::endl;
  return 0;
}
