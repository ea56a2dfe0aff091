#include <iostream>

#include "note.pb.h"

int main() {
  Note note;
  note.set_text("hello");
  return note.SerializeToOstream(&std::cout) ? 0 : 1;
}
