// Functions shared by the source files of generated services.
#ifndef GOOGLE_PROTOBUF_INTERNAL_GENERATED_SERVICE_H_
#define GOOGLE_PROTOBUF_INTERNAL_GENERATED_SERVICE_H_

namespace google::protobuf {

class Closure;
class Message;
class MethodDescriptor;
class RpcController;
class ServiceDescriptor;

namespace internal {

/// \returns a method of a service.
const MethodDescriptor* MethodAt(const ServiceDescriptor* service, int index);

/// \returns the index of a method in its service. Ends the process if it is a method of another service.
int MethodIndex(const ServiceDescriptor* service, const MethodDescriptor* method);

/// Like MethodIndex, before a call. Also ends the process if request or response do not have the method's types: the
/// caller casts them.
int MethodIndex(const ServiceDescriptor* service, const MethodDescriptor* method, const Message& request,
                const Message& response);

/// The default implementation of a method (rule cpp.service.method-default).
void MethodNotImplemented(const MethodDescriptor* method, RpcController* controller, Closure* done);

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_GENERATED_SERVICE_H_
