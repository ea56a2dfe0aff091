// Finds the reflection of messages and descriptors, and creates messages from descriptors.
#include <memory>

#include "google/protobuf/message.h"
#include "reflection_call.h"

namespace google::protobuf {

namespace internal {

const Reflection* ReflectionOf(const MessageTable& table) {
  const Reflection*& place = table.default_instance->reflection;
  const Reflection* reflection = __atomic_load_n(&place, __ATOMIC_ACQUIRE);
  if (reflection != nullptr) return reflection;
  const auto& instance = static_cast<const Message&>(MessageEngine::DefaultInstanceOf(table));
  const Reflection* const made =
      ReflectionMaker::Make(table, instance.GetDescriptor(), MessageFactory::generated_factory());
  const Reflection* expected = nullptr;
  if (__atomic_compare_exchange_n(&place, &expected, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    OnShutdownRun(
        [](const void* what) {
          const Reflection*& freed = static_cast<const MessageTable*>(what)->default_instance->reflection;
          delete freed;
          freed = nullptr;
        },
        &table);
    return made;
  }
  // Another thread created it first.
  delete made;
  return expected;
}

namespace {

class GeneratedFactory final : public MessageFactory {
 public:
  const Message* GetPrototype(const Descriptor* type) override {
    const MessageTable* const table = GeneratedTableOf(*type);
    return table != nullptr ? static_cast<const Message*>(&MessageEngine::DefaultInstanceOf(*table)) : nullptr;
  }
};

}  // namespace

}  // namespace internal

MessageFactory::~MessageFactory() = default;

MessageFactory* MessageFactory::generated_factory() {
  static auto* const factory = internal::OnShutdownDelete(new internal::GeneratedFactory());
  return factory;
}

const Reflection* Message::GetReflection() const {
  return internal::ReflectionOf(internal::MessageEngine::TableOf(*this));
}

size_t Message::SpaceUsedLong() const { return GetReflection()->SpaceUsedLong(*this); }

}  // namespace google::protobuf
