// What a user's source file is like: one generated header, and some use of it. How long it compiles is measured.
#include <string>

#include "nested.pb.h"

/// \returns how many products of the catalogue come from the country, and puts their names into `names`.
int ProductsOf(const std::string& bytes, const std::string& country, std::string* names) {
  bench::Catalogue catalogue;
  if (!catalogue.ParseFromString(bytes)) return -1;
  int found = 0;
  for (const bench::Product& product : catalogue.products()) {
    if (!product.has_maker() || product.maker().country() != country) continue;
    ++found;
    *names += product.name();
    for (const std::string& tag : product.tags()) *names += " " + tag;
  }
  return found;
}

/// \returns a catalogue of one product as bytes.
std::string OneProduct(const std::string& name, double price) {
  bench::Catalogue catalogue;
  catalogue.set_title("one");
  bench::Product* product = catalogue.add_products();
  product->set_name(name);
  product->set_price(price);
  product->mutable_maker()->set_name("its maker");
  product->add_stock(1);
  product->set_batch(7);
  return catalogue.SerializeAsString();
}
