// Services and closures.
#include "google/protobuf/service.h"

#include <cstdio>
#include <cstdlib>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/internal/generated_service.h"
#include "google/protobuf/message.h"

namespace google::protobuf {

Closure::~Closure() = default;
Service::~Service() = default;
RpcController::~RpcController() = default;
RpcChannel::~RpcChannel() = default;

void DoNothing() {}

namespace internal {

namespace {

void CheckType(const MethodDescriptor& method, const char* what, const Descriptor& wanted, const Message& message) {
  if (message.GetDescriptor() == &wanted) return;
  std::fprintf(stderr, "%s: the %s is a \"%s\", not a \"%s\"\n", method.full_name().c_str(), what,
               message.GetTypeName().c_str(), wanted.full_name().c_str());
  std::abort();
}

}  // namespace

const MethodDescriptor* MethodAt(const ServiceDescriptor* service, int index) { return service->method(index); }

int MethodIndex(const ServiceDescriptor* service, const MethodDescriptor* method) {
  if (method->service() != service) {
    std::fprintf(stderr, "\"%s\" is not a method of the service \"%s\"\n", method->full_name().c_str(),
                 service->full_name().c_str());
    std::abort();
  }
  return method->index();
}

int MethodIndex(const ServiceDescriptor* service, const MethodDescriptor* method, const Message& request,
                const Message& response) {
  const int index = MethodIndex(service, method);
  CheckType(*method, "request", *method->input_type(), request);
  CheckType(*method, "response", *method->output_type(), response);
  return index;
}

void MethodNotImplemented(const MethodDescriptor* method, RpcController* controller, Closure* done) {
  controller->SetFailed("Method " + method->name() + "() not implemented.");
  done->Run();
}

}  // namespace internal

}  // namespace google::protobuf
