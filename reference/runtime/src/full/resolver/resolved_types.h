// Messages of the types that a TypeResolver gives.
#ifndef TOUCHSTONE_RUNTIME_RESOLVED_TYPES_H_
#define TOUCHSTONE_RUNTIME_RESOLVED_TYPES_H_

#include <map>
#include <memory>
#include <string>

#include "../json/json_message.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/dynamic_message.h"
#include "google/protobuf/util/type_resolver.h"

namespace google::protobuf::internal {

/// Types by their URLs, as classes of messages. Destroy the messages first.
class ResolvedTypes : public util::AnyTypes {
 public:
  explicit ResolvedTypes(util::TypeResolver& resolver) : resolver_(resolver) {
    factory_.SetDelegateToGeneratedFactory(true);
  }

  /// \returns a message of the type; null on failure, `status` then says why.
  const Message* Find(const std::string& type_url, util::Status* status);
  const Message* Find(const Message&, const std::string& type_url, const std::string&) override {
    util::Status status;
    return Find(type_url, &status);
  }

 private:
  util::TypeResolver& resolver_;
  /// A pool for each type that was asked for: those in Any are not known before.
  std::map<std::string, std::unique_ptr<DescriptorPool>> pools_;
  std::map<std::string, const Message*> prototypes_;
  DynamicMessageFactory factory_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_RESOLVED_TYPES_H_
