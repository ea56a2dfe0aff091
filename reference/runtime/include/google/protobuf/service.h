// The base class of generated services, and the interfaces that an RPC system implements.
#ifndef GOOGLE_PROTOBUF_SERVICE_H_
#define GOOGLE_PROTOBUF_SERVICE_H_

#include <string>

#include "google/protobuf/stubs/callback.h"

namespace google::protobuf {

class Message;
class MethodDescriptor;
class RpcChannel;
class RpcController;
class ServiceDescriptor;

/// The interface of all services, through which servers dispatch calls (rule cpp.service.class).
class Service {
 public:
  /// Whether a stub deletes its channel.
  enum ChannelOwnership { STUB_OWNS_CHANNEL, STUB_DOESNT_OWN_CHANNEL };

  Service() = default;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;
  virtual ~Service();

  virtual const ServiceDescriptor* GetDescriptor() = 0;

  /// Calls a method of the service. Request and response have the method's types. `done` runs when the response is
  /// complete or the call has failed; all arguments must live until then.
  virtual void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request,
                          Message* response, Closure* done) = 0;

  /// \returns a default instance of the method's request or response type; create messages with its New().
  virtual const Message& GetRequestPrototype(const MethodDescriptor* method) const = 0;
  virtual const Message& GetResponsePrototype(const MethodDescriptor* method) const = 0;
};

/// The state of one call: settings, failure, cancellation. RPC systems derive from it.
class RpcController {
 public:
  RpcController() = default;
  RpcController(const RpcController&) = delete;
  RpcController& operator=(const RpcController&) = delete;
  virtual ~RpcController();

  // For the client.

  /// Resets the controller for another call. Not allowed during a call.
  virtual void Reset() = 0;
  /// Whether the call failed, and why. Only after the call.
  virtual bool Failed() const = 0;
  virtual std::string ErrorText() const = 0;
  /// Requests cancellation of the call. `done` still runs.
  virtual void StartCancel() = 0;

  // For the server.

  /// Makes Failed() true for the client.
  virtual void SetFailed(const std::string& reason) = 0;
  /// Whether the client has cancelled the call.
  virtual bool IsCanceled() const = 0;
  /// `callback` runs exactly once: on cancellation, or when the call completes.
  virtual void NotifyOnCancel(Closure* callback) = 0;
};

/// A connection to a service, which stubs call. RPC systems derive from it.
class RpcChannel {
 public:
  RpcChannel() = default;
  RpcChannel(const RpcChannel&) = delete;
  RpcChannel& operator=(const RpcChannel&) = delete;
  virtual ~RpcChannel();

  /// Calls a method of the remote service; see Service::CallMethod.
  virtual void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request,
                          Message* response, Closure* done) = 0;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_SERVICE_H_
