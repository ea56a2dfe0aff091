// A key-value store: one process calls a service in another through a socket.
//
//   key_value [--list] < COMMANDS
//
// Commands, one per line: put KEY VALUE..., get KEY, list [PREFIX], call METHOD (with an empty request).
// Only with --list does the server implement the method List; without, it acts as an older server.
// Exit status: 0; 1 if any call failed; 2 for wrong arguments or lines; 3 if the connection broke.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/message.h>
#include <google/protobuf/service.h>
#include <google/protobuf/stubs/callback.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>

#include "key_value.pb.h"

using google::protobuf::Closure;
using google::protobuf::Message;
using google::protobuf::MethodDescriptor;
using google::protobuf::NewCallback;
using google::protobuf::RpcChannel;
using google::protobuf::RpcController;
using google::protobuf::Service;
using google::protobuf::io::FileInputStream;
using google::protobuf::util::ParseDelimitedFromZeroCopyStream;
using google::protobuf::util::SerializeDelimitedToFileDescriptor;

namespace {

enum Status { kDone = 0, kFailed = 1, kUsage = 2, kBroken = 3 };

/// The state of one call, on either side.
class Controller : public RpcController {
 public:
  void Reset() override { failed_ = false; }
  bool Failed() const override { return failed_; }
  std::string ErrorText() const override { return error_; }
  void StartCancel() override {}
  void SetFailed(const std::string& reason) override {
    failed_ = true;
    error_ = reason;
  }
  bool IsCanceled() const override { return false; }
  void NotifyOnCancel(Closure*) override {}

 private:
  bool failed_ = false;
  std::string error_;
};

class Store : public examples::KeyValue {
 public:
  void Get(RpcController* controller, const examples::GetRequest* request, examples::GetResponse* response,
           Closure* done) override {
    const auto found = values_.find(request->key());
    if (found == values_.end()) {
      controller->SetFailed("no value for " + request->key());
    } else {
      response->set_value(found->second);
    }
    done->Run();
  }
  void Put(RpcController*, const examples::PutRequest* request, examples::PutResponse* response,
           Closure* done) override {
    response->set_replaced(!values_.insert_or_assign(request->key(), request->value()).second);
    done->Run();
  }
  // List is not implemented here, as in a server older than its clients; --list adds it.

 protected:
  std::map<std::string, std::string> values_;
};

class ListingStore : public Store {
 public:
  void List(RpcController*, const examples::ListRequest* request, examples::ListResponse* response,
            Closure* done) override {
    for (const auto& entry : values_) {
      if (entry.first.compare(0, request->prefix().size(), request->prefix()) == 0) response->add_keys(entry.first);
    }
    done->Run();
  }
};

/// Sends calls through a socket and waits for the reply of each.
class SocketChannel : public RpcChannel {
 public:
  explicit SocketChannel(int socket) : socket_(socket), input_(socket) {}

  void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request, Message* response,
                  Closure* done) override {
    examples::Call call;
    examples::Reply reply;
    call.set_method(method->full_name());
    // The server checks whether the request is complete.
    call.set_request(request->SerializePartialAsString());
    if (!SerializeDelimitedToFileDescriptor(call, socket_) ||
        !ParseDelimitedFromZeroCopyStream(&reply, &input_, nullptr)) {
      broken_ = true;
      controller->SetFailed("the connection broke");
    } else if (reply.has_error()) {
      controller->SetFailed(reply.error());
    } else if (!response->ParseFromString(reply.response())) {
      controller->SetFailed("the response is malformed");
    }
    done->Run();
  }
  bool broken() const { return broken_; }

 private:
  const int socket_;
  FileInputStream input_;
  bool broken_ = false;
};

/// Answers the calls that come through a socket, for any service.
class SocketServer {
 public:
  SocketServer(Service* service, int socket) : service_(service), socket_(socket), input_(socket) {}

  /// Returns when the other end closes the connection.
  void Serve() {
    examples::Call call;
    while (ParseDelimitedFromZeroCopyStream(&call, &input_, nullptr)) {
      Answer(call);
      call.Clear();
    }
  }

 private:
  void Answer(const examples::Call& call) {
    Controller controller;
    const std::string prefix = service_->GetDescriptor()->full_name() + ".";
    const MethodDescriptor* method = nullptr;
    if (call.method().compare(0, prefix.size(), prefix) == 0) {
      method = service_->GetDescriptor()->FindMethodByName(call.method().substr(prefix.size()));
    }
    if (method == nullptr) {
      controller.SetFailed("no method " + call.method());
      Reply(&controller, nullptr);
      return;
    }
    const std::unique_ptr<Message> request(service_->GetRequestPrototype(method).New());
    const std::unique_ptr<Message> response(service_->GetResponsePrototype(method).New());
    if (!request->ParsePartialFromString(call.request()) || !request->IsInitialized()) {
      controller.SetFailed("the request lacks " + request->InitializationErrorString());
      Reply(&controller, nullptr);
      return;
    }
    service_->CallMethod(method, &controller, request.get(), response.get(),
                         NewCallback(this, &SocketServer::Reply, &controller, response.get()));
  }

  void Reply(Controller* controller, Message* response) {
    examples::Reply reply;
    if (controller->Failed()) {
      reply.set_error(controller->ErrorText());
    } else {
      response->SerializeToString(reply.mutable_response());
    }
    SerializeDelimitedToFileDescriptor(reply, socket_);
  }

  Service* const service_;
  const int socket_;
  FileInputStream input_;
};

/// Counts the calls that have completed.
void CountReply(int* replies) { ++*replies; }

/// Makes the calls given on standard input.
int RunCommands(SocketChannel* channel) {
  examples::KeyValue::Stub store(channel);
  int replies = 0, failures = 0;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string command, key, value;
    words >> command >> key;
    std::getline(words >> std::ws, value);
    Controller controller;
    Closure* done = NewCallback(&CountReply, &replies);
    std::ostringstream shown;
    if (command == "put") {
      examples::PutRequest request;
      examples::PutResponse response;
      request.set_key(key);
      request.set_value(value);
      store.Put(&controller, &request, &response, done);
      shown << (response.replaced() ? "replaced " : "put ") << key;
    } else if (command == "get") {
      examples::GetRequest request;
      examples::GetResponse response;
      request.set_key(key);
      store.Get(&controller, &request, &response, done);
      shown << key << " = " << response.value();
    } else if (command == "list") {
      examples::ListRequest request;
      examples::ListResponse response;
      if (!key.empty()) request.set_prefix(key);
      store.List(&controller, &request, &response, done);
      shown << response.keys_size() << " keys:";
      for (const std::string& each : response.keys()) shown << " " << each;
    } else if (const MethodDescriptor* method =
                   command == "call" ? store.GetDescriptor()->FindMethodByName(key) : nullptr) {
      const std::unique_ptr<Message> request(store.GetRequestPrototype(method).New());
      const std::unique_ptr<Message> response(store.GetResponsePrototype(method).New());
      channel->CallMethod(method, &controller, request.get(), response.get(), done);
      shown << method->name() << " returns a " << response->GetTypeName();
    } else {
      delete done;
      std::cerr << "not a command: " << line << "\n";
      return kUsage;
    }
    if (controller.Failed()) ++failures;
    std::cout << (controller.Failed() ? "failed: " + controller.ErrorText() : shown.str()) << "\n";
    if (channel->broken()) return kBroken;
  }
  std::cout << replies << " replies, " << failures << " failures\n";
  return failures == 0 ? kDone : kFailed;
}

}  // namespace

int main(int argc, char* argv[]) {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  const bool listing = argc == 2 && std::string(argv[1]) == "--list";
  if (argc > 1 && !listing) {
    std::cerr << "usage: key_value [--list] < COMMANDS\n";
    return kUsage;
  }
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) {
    std::perror("socketpair");
    return kBroken;
  }
  const pid_t server = fork();
  if (server < 0) {
    std::perror("fork");
    return kBroken;
  }
  if (server == 0) {
    close(sockets[0]);
    Store store;
    ListingStore listing_store;
    SocketServer(listing ? &listing_store : &store, sockets[1]).Serve();
    _exit(0);
  }
  close(sockets[1]);
  int status;
  {
    SocketChannel channel(sockets[0]);
    status = RunCommands(&channel);
  }
  close(sockets[0]);
  waitpid(server, nullptr, 0);
  return status;
}
