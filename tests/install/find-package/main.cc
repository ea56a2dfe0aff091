#include <google/protobuf/util/delimited_message_util.h>

#include <iostream>
#include <sstream>

#include "shop/order.pb.h"

int main() {
  shop::Order order;
  order.set_number(7);
  shop::Money* item = order.add_items();
  item->set_currency("EUR");
  item->set_cents(1250);
  std::stringstream stream;
  if (!google::protobuf::util::SerializeDelimitedToOstream(order, &stream)) return 1;
  google::protobuf::io::IstreamInputStream input(&stream);
  shop::Order read;
  if (!google::protobuf::util::ParseDelimitedFromZeroCopyStream(&read, &input, nullptr)) return 1;
  std::cout << read.GetTypeName() << " " << read.number() << ": " << read.items(0).cents() << " "
            << read.items(0).currency() << ", " << read.ByteSizeLong() << " bytes\n";
}
