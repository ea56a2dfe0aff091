// What generated services derive from, and what their users supply: an RPC system of their own.
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

/// A service, known by its descriptor alone: servers dispatch through it (rule cpp.service.class).
class Service {
 public:
  /// Whether a stub deletes its channel.
  enum ChannelOwnership { STUB_OWNS_CHANNEL, STUB_DOESNT_OWN_CHANNEL };

  Service() = default;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;
  virtual ~Service();

  virtual const ServiceDescriptor* GetDescriptor() = 0;

  /// Calls a method of the service. Request and response are of the method's types. `done` runs when the response is
  /// there, or the controller was told of a failure; until then everything that is passed must live.
  virtual void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request,
                          Message* response, Closure* done) = 0;

  /// \returns an empty message of the method's request or response type, to make others from by New().
  virtual const Message& GetRequestPrototype(const MethodDescriptor* method) const = 0;
  virtual const Message& GetResponsePrototype(const MethodDescriptor* method) const = 0;
};

/// One call: its settings, its failure, its cancellation. RPC systems derive their own from it.
class RpcController {
 public:
  RpcController() = default;
  RpcController(const RpcController&) = delete;
  RpcController& operator=(const RpcController&) = delete;
  virtual ~RpcController();

  // For the client.

  /// Back to the beginning, for another call; not while one is under way.
  virtual void Reset() = 0;
  /// After the call: whether it failed, and why.
  virtual bool Failed() const = 0;
  virtual std::string ErrorText() const = 0;
  /// Asks for the call to be given up. `done` runs nevertheless.
  virtual void StartCancel() = 0;

  // For the server.

  /// Makes Failed() true on the client's side.
  virtual void SetFailed(const std::string& reason) = 0;
  /// True if the client does not wait any more.
  virtual bool IsCanceled() const = 0;
  /// `callback` runs once: when the client cancels, or else when the call is over.
  virtual void NotifyOnCancel(Closure* callback) = 0;
};

/// The way to a service: what stubs call. RPC systems derive their own from it.
class RpcChannel {
 public:
  RpcChannel() = default;
  RpcChannel(const RpcChannel&) = delete;
  RpcChannel& operator=(const RpcChannel&) = delete;
  virtual ~RpcChannel();

  /// Calls the method of a service that is elsewhere; as Service::CallMethod.
  virtual void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request,
                          Message* response, Closure* done) = 0;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_SERVICE_H_
