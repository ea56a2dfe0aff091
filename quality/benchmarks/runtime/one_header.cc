// A typical source file of a user: includes one generated header and uses it. The benchmark measures its compile time.
#include <string>

#include "nested.pb.h"

/// \returns the number of products from the country; appends their names and tags to `names`. -1 if parsing fails.
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

/// \returns a serialized catalogue with one product.
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
