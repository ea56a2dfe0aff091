// Files of records: each record follows its length, four bytes in little-endian order.
#ifndef TOUCHSTONE_BENCH_RECORDS_H_
#define TOUCHSTONE_BENCH_RECORDS_H_

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace bench {

/// Prints a message and ends the program with status 1.
[[noreturn]] inline void Fail(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(1);
}

inline void WriteRecords(const std::string& file, const std::vector<std::string>& records) {
  std::ofstream out(file, std::ios::binary);
  for (const std::string& record : records) {
    const uint32_t size = static_cast<uint32_t>(record.size());
    for (int shift = 0; shift < 32; shift += 8) out.put(static_cast<char>(size >> shift & 0xff));
    out << record;
  }
  if (!out.flush()) Fail("cannot write " + file);
}

inline std::vector<std::string> ReadRecords(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  std::vector<std::string> records;
  size_t place = 0;
  while (place + 4 <= bytes.size()) {
    uint32_t size = 0;
    for (size_t i = 0; i < 4; ++i) size |= static_cast<uint32_t>(static_cast<uint8_t>(bytes[place + i])) << 8 * i;
    place += 4;
    if (size > bytes.size() - place) Fail(file + " ends inside a record");
    records.push_back(bytes.substr(place, size));
    place += size;
  }
  if (records.empty() || place != bytes.size()) Fail(file + " contains no records");
  return records;
}

}  // namespace bench

#endif  // TOUCHSTONE_BENCH_RECORDS_H_
