// ShutdownProtobufLibrary frees everything that the library allocated; this separate program counts allocations.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>

#include "explicit.pb.h"
#include "implicit.pb.h"
#include "lite.pb.h"
#include "map.pb.h"

namespace {

/// The allocations that were not freed, including those before main().
long alive = 0;

void Use() {
  using google::protobuf::DescriptorPool;
  using google::protobuf::MessageFactory;
  demo::old::Tree tree;
  if (tree.text().empty() || tree.leaf().has_name()) std::abort();
  if (demo::old::Level_Name(demo::old::HIGH) != "HIGH") std::abort();
  if (demo::light::Point::default_instance().has_x()) std::abort();
  if (!tree.unknown_fields().empty()) std::abort();
  const auto* type = DescriptorPool::generated_pool()->FindMessageTypeByName("demo.test.All");
  const auto* prototype = MessageFactory::generated_factory()->GetPrototype(type);
  const std::unique_ptr<google::protobuf::Message> made(prototype->New());
  const auto* color = type->FindFieldByName("color");
  made->GetReflection()->SetEnumValue(made.get(), color, 1234);
  if (made->GetReflection()->GetEnum(*made, color)->number() != 1234) std::abort();
  if (made->DebugString().find("1234") == std::string::npos) std::abort();
}

}  // namespace

void* operator new(size_t size) {
  ++alive;
  if (void* place = std::malloc(size)) return place;
  throw std::bad_alloc();
}
void operator delete(void* place) noexcept {
  if (place == nullptr) return;
  --alive;
  std::free(place);
}
void operator delete(void* place, size_t) noexcept { operator delete(place); }

int main() {
  // Runs after the destructors of function-local static variables.
  std::atexit([] {
    if (alive == 0) return;
    std::fprintf(stderr, "%ld allocations are left after ShutdownProtobufLibrary()\n", alive);
    std::_Exit(1);
  });
  const long before = alive;
  Use();
  if (alive <= before) std::abort();
  google::protobuf::ShutdownProtobufLibrary();
  // A second call must not free anything twice.
  google::protobuf::ShutdownProtobufLibrary();
}
