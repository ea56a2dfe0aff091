// Messages of types that no class was generated for.
#ifndef GOOGLE_PROTOBUF_DYNAMIC_MESSAGE_H_
#define GOOGLE_PROTOBUF_DYNAMIC_MESSAGE_H_

#include <memory>

#include "google/protobuf/message.h"

namespace google::protobuf {

/// Creates messages from descriptors. Their fields are accessed by reflection; parsing, serialization, text format and
/// all other functions of Message work as for generated classes.
///
/// The factory owns the types: destroy all messages before it, and it before the pools of their descriptors. Several
/// threads may call GetPrototype().
class DynamicMessageFactory : public MessageFactory {
 public:
  DynamicMessageFactory();
  /// \param pool  finds the extensions of messages; null for the pool of each message's descriptor.
  explicit DynamicMessageFactory(const DescriptorPool* pool);
  ~DynamicMessageFactory() override;

  /// If enabled, types of the generated pool have the classes that were generated for them. Call it before the first
  /// GetPrototype().
  void SetDelegateToGeneratedFactory(bool enable) { delegates_ = enable; }

  const Message* GetPrototype(const Descriptor* type) override;

 private:
  class Types;
  const std::unique_ptr<Types> types_;
  bool delegates_ = false;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_DYNAMIC_MESSAGE_H_
