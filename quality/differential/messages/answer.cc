// Reads messages from standard input and says what the runtime makes of each. Compiled against both runtimes: only what
// both promise is used.
//
// Input: for each message a byte that chooses its type, four bytes of length (lowest first), and its bytes.
// Output: a line a message: refused, or `SIZE INITIALIZED TEXT`, with its size in bytes and a hash of its text.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/message.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "kinds.pb.h"
#include "maps.pb.h"

namespace pb = google::protobuf;

namespace {

/// The types, in the order of quality/fuzz/cpp/program.cc without the lite one.
std::vector<const pb::Message*> Types() {
  return {&fuzz::Kinds::default_instance(), &fuzz::Maps::default_instance(),    &fuzz::Needy::default_instance(),
          &fuzz::Item::default_instance(),  &fuzz::Nothing::default_instance(), &pb::FileDescriptorProto::default_instance()};
}

/// FNV-1a.
uint64_t HashOf(const std::string& text) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (const unsigned char byte : text) hash = (hash ^ byte) * 0x100000001b3u;
  return hash;
}

bool Read(std::string& bytes, size_t size) {
  bytes.resize(size);
  return size == 0 || std::fread(&bytes[0], 1, size, stdin) == size;
}

void Answer(const pb::Message& type, const std::string& bytes, bool verbose) {
  const std::unique_ptr<pb::Message> m(type.New());
  if (!m->ParsePartialFromString(bytes)) {
    std::puts("refused");
    return;
  }
  std::string text;
  pb::TextFormat::PrintToString(*m, &text);
  std::printf("%zu %d %016llx\n", m->ByteSizeLong(), m->IsInitialized() ? 1 : 0,
              static_cast<unsigned long long>(HashOf(text)));
  if (verbose) std::printf("%s\n", text.c_str());
}

}  // namespace

int main(int count, char**) {
  pb::SetLogHandler(nullptr);
  const std::vector<const pb::Message*> types = Types();
  std::string head;
  std::string bytes;
  while (Read(head, 5)) {
    size_t size = 0;
    for (size_t i = 4; i > 0; --i) size = size << 8 | static_cast<unsigned char>(head[i]);
    if (!Read(bytes, size)) return 1;
    Answer(*types[static_cast<unsigned char>(head[0]) % types.size()], bytes, count > 1);
  }
  return std::ferror(stdin) != 0 ? 1 : 0;
}
