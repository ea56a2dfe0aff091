// Writes messages for answer.cc: known inputs, changed by the mutator of the fuzzing program.
//
// usage: make_inputs SEED COUNT FILE…    each file: a byte that chooses a type, a byte that is ignored, a message
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../../fuzz/cpp/records.h"
#include "kinds.pb.h"
#include "maps.pb.h"

namespace pb = google::protobuf;

int main(int count, char** words) {
  const std::vector<const pb::Descriptor*> types = {fuzz::Kinds::descriptor(),   fuzz::Maps::descriptor(),
                                                    fuzz::Needy::descriptor(),   fuzz::Item::descriptor(),
                                                    fuzz::Nothing::descriptor(), pb::FileDescriptorProto::descriptor()};
  if (count < 4) return 2;
  fuzz::Random random(static_cast<unsigned>(std::atoi(words[1])));
  // A pool for each type. A result often replaces a member, so that changes pile up.
  std::vector<std::vector<std::string>> pools(types.size());
  for (int i = 3; i < count; ++i) {
    std::ifstream file(words[i], std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (bytes.size() >= 2) pools[static_cast<unsigned char>(bytes[0]) % types.size()].push_back(bytes.substr(2));
  }
  for (auto& pool : pools) pool.emplace_back();
  for (int i = std::atoi(words[2]); i > 0; --i) {
    const size_t type = random() % types.size();
    auto& pool = pools[type];
    std::string bytes;
    {
      fuzz::ReuseScratch();
      fuzz::ScratchVector<fuzz::Record> records = fuzz::ReadRecords(pool[random() % pool.size()], types[type]);
      if (random() % 4 == 0)
        fuzz::CrossRecords(records, fuzz::ReadRecords(pool[random() % pool.size()], types[type]), random);
      for (size_t changes = 1 + random() % 4; changes-- != 0;) fuzz::MutateRecords(records, types[type], random);
      fuzz::ScratchString written;
      fuzz::WriteRecords(records, written);
      bytes.assign(written.data(), written.size());
    }
    if (random() % 16 == 0 && !bytes.empty()) bytes[random() % bytes.size()] = static_cast<char>(random());
    if (bytes.size() > 1000) bytes.resize(1000);
    if (pool.size() < 64) {
      pool.push_back(bytes);
    } else if (random() % 2 == 0) {
      pool[random() % pool.size()] = bytes;
    }
    std::putchar(static_cast<int>(type));
    for (int shift = 0; shift < 32; shift += 8) std::putchar(static_cast<int>(bytes.size() >> shift & 0xff));
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
  }
  return 0;
}
