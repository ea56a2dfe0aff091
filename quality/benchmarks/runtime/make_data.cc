// Writes the data sets of flat.proto and nested.proto, with the generated setters: `make_data FLAT_FILE NESTED_FILE`.
// The random numbers are the same in every run, so two subjects must write the same bytes.
#include <iterator>

#include "flat.pb.h"
#include "nested.pb.h"
#include "records.h"

namespace {

/// Random numbers, so that a branch predictor learns no pattern (xorshift, 64 bits).
class Numbers {
 public:
  uint64_t Next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  /// \returns a number in [low, high].
  int Between(int low, int high) { return low + static_cast<int>(Next() % static_cast<uint64_t>(high - low + 1)); }
  bool Chance(int percent) { return Between(1, 100) <= percent; }
  double Real(double low, double high) { return low + (high - low) * static_cast<double>(Next() >> 11) / (1ull << 53); }

 private:
  uint64_t state_ = 0x9e3779b97f4a7c15;
};

const char* const kWords[] = {"river",   "north", "steel",  "amber", "quiet",  "mountain", "copper", "signal",
                              "harbor",  "glass", "winter", "field", "engine", "paper",    "stone",  "ferry",
                              "orchard", "lamp",  "cliff",  "cloud", "bridge", "anchor",   "salt",   "meadow"};

/// \returns words separated by spaces, at least `size` bytes. One string in twenty has a non-ASCII character.
std::string Text(Numbers& numbers, int size) {
  std::string text = numbers.Chance(5) ? "Zürich" : "";
  while (static_cast<int>(text.size()) < size) {
    if (!text.empty()) text += ' ';
    text += kWords[numbers.Between(0, static_cast<int>(std::size(kWords)) - 1)];
  }
  return text;
}

bench::Reading MakeReading(Numbers& numbers) {
  bench::Reading reading;
  reading.set_id(numbers.Between(1, 2000000000));
  reading.set_taken_at(1700000000000 + numbers.Next() % 100000000000);
  reading.set_station("ST-" + std::to_string(numbers.Between(100, 99999)));
  reading.set_city(Text(numbers, numbers.Between(4, 14)));
  reading.set_operator_name(Text(numbers, numbers.Between(10, 28)));
  reading.set_latitude(numbers.Real(-90, 90));
  reading.set_longitude(numbers.Real(-180, 180));
  reading.set_temperature(static_cast<float>(numbers.Real(-20, 40)));
  reading.set_humidity(static_cast<float>(numbers.Real(0, 100)));
  reading.set_altitude(numbers.Between(0, 4000));
  reading.set_drift(numbers.Between(-200, 200));
  reading.set_flags(static_cast<uint32_t>(numbers.Between(0, 255)));
  reading.set_calibrated(numbers.Chance(80));
  reading.set_indoors(numbers.Chance(20));
  reading.set_quality(static_cast<bench::Quality>(numbers.Between(0, 2)));
  if (numbers.Chance(85)) reading.set_remark(Text(numbers, numbers.Between(35, 95)));
  std::string digest;
  for (int i = 0; i < 4; ++i) {
    for (uint64_t word = numbers.Next(), byte = 0; byte < 8; ++byte) {
      digest += static_cast<char>(word >> 8 * byte & 0xff);
    }
  }
  reading.set_digest(digest);
  reading.set_sequence(numbers.Next() >> numbers.Between(8, 56));
  if (numbers.Chance(25)) reading.set_retries(numbers.Between(0, 5));
  if (numbers.Chance(50)) reading.set_source(Text(numbers, 12));
  return reading;
}

void FillSupplier(Numbers& numbers, bench::Supplier* supplier) {
  supplier->set_name(Text(numbers, numbers.Between(6, 28)));
  supplier->set_street(Text(numbers, numbers.Between(10, 20)) + " " + std::to_string(numbers.Between(1, 200)));
  supplier->set_city(Text(numbers, 5));
  supplier->set_country(numbers.Chance(50) ? "DE" : "Switzerland");
  if (numbers.Chance(60)) supplier->set_contact(Text(numbers, 8) + "@example.org");
  supplier->set_since(numbers.Between(1950, 2024));
}

bench::Catalogue MakeCatalogue(Numbers& numbers) {
  bench::Catalogue catalogue;
  catalogue.set_title(Text(numbers, 40));
  catalogue.set_language("en");
  for (int i = 0; i < 180; ++i) {
    bench::Product* product = catalogue.add_products();
    product->set_id(numbers.Between(1, 1000000));
    product->set_name(Text(numbers, numbers.Between(8, 30)));
    product->set_description(Text(numbers, numbers.Between(40, 200)));
    for (int tag = numbers.Between(0, 6); tag > 0; --tag) product->add_tags(Text(numbers, numbers.Between(3, 12)));
    FillSupplier(numbers, product->mutable_maker());
    for (int seller = numbers.Between(0, 3); seller > 0; --seller) FillSupplier(numbers, product->add_resellers());
    product->set_price(numbers.Between(1, 100000) / 100.0);
    product->set_currency("EUR");
    for (int store = numbers.Between(0, 8); store > 0; --store) product->add_stock(numbers.Between(0, 500));
    product->set_available(numbers.Chance(90));
    if (numbers.Chance(30)) {
      product->set_imported_from(Text(numbers, 5));
    } else {
      product->set_batch(numbers.Between(1, 1000000000));
    }
  }
  return catalogue;
}

/// \returns `count` serialized messages, each made by `make`.
template <typename Make>
std::vector<std::string> Records(int count, Make make) {
  std::vector<std::string> records;
  for (int i = 0; i < count; ++i) {
    records.emplace_back();
    if (!make().SerializeToString(&records.back())) bench::Fail("cannot serialize a message");
  }
  return records;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) bench::Fail("usage: make_data FLAT_FILE NESTED_FILE");
  Numbers numbers;
  bench::WriteRecords(argv[1], Records(500, [&] { return MakeReading(numbers); }));
  bench::WriteRecords(argv[2], Records(4, [&] { return MakeCatalogue(numbers); }));
}
