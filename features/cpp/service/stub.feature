@needs.descriptors
Feature: Stubs of services
  A stub sends the calls of a service over a channel. The RPC system that the user supplies carries them.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      option cc_generic_services = true;
      message Request { optional string text = 1; }
      message Reply { optional string text = 1; }
      message Receipt { optional int32 number = 1; }
      service Orders {
        rpc Place(Request) returns (Reply);
        rpc Cancel(Reply) returns (Receipt);
      }
      service Visits { rpc Place(Reply) returns (Request); }
      service Nothing {}
      """
    And the header `google/protobuf/descriptor.h`
    And the header `google/protobuf/service.h`
    And the C++
      """cpp
      struct Controller : rt::RpcController {
        void Reset() override { failed = false; }
        bool Failed() const override { return failed; }
        std::string ErrorText() const override { return text; }
        void StartCancel() override {}
        void SetFailed(const std::string& reason) override { failed = true; text = reason; }
        bool IsCanceled() const override { return false; }
        void NotifyOnCancel(rt::Closure*) override {}
        bool failed = false;
        std::string text;
      }
      """
    And the C++
      """cpp
      struct Count : rt::Closure {
        void Run() override { ++runs; }
        int runs = 0;
      }
      """
    And the C++
      """cpp
      struct Channel : rt::RpcChannel {
        explicit Channel(int* deaths) : deaths(deaths) {}
        ~Channel() override { ++*deaths; }
        void CallMethod(const rt::MethodDescriptor* m, rt::RpcController* c, const rt::Message* q, rt::Message* p,
                        rt::Closure* d) override {
          ++calls; method = m; controller = c; request = q; response = p; done = d;
        }
        int* deaths;
        int calls = 0;
        const rt::MethodDescriptor* method = nullptr;
        rt::RpcController* controller = nullptr;
        const rt::Message* request = nullptr;
        rt::Message* response = nullptr;
        rt::Closure* done = nullptr;
      }
      """
    And `const rt::ServiceDescriptor* orders = shop::Orders::descriptor()`
    And `Controller controller`
    And `Count done`

  @cpp.service.stub
  Rule: The stub of the service `Foo` is a class derived from `Foo`, named `Foo_Stub` and `Foo::Stub`

    Scenario: the stub is a subclass of the service, by two names
      Then `(std::is_base_of_v<shop::Orders, shop::Orders_Stub>)` is `true`
      And `(std::is_same_v<shop::Orders::Stub, shop::Orders_Stub>)` is `true`
      And `(std::is_base_of_v<shop::Nothing, shop::Nothing::Stub>)` is `true`
      And `(std::is_same_v<shop::Visits::Stub, shop::Orders::Stub>)` is `false`

    @cpp.service.get-descriptor
    Scenario: the stub describes the service
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `shop::Orders_Stub stub(&channel)`
      Then `stub.GetDescriptor()` is `orders`

  @cpp.service.stub-constructor
  Rule: A stub constructed from a channel sends its calls there and leaves the channel to its owner

    Scenario: a stub sends requests over its channel, and does not delete it
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `auto stub = std::make_unique<shop::Orders_Stub>(&channel)`
      And `shop::Request request`
      And `shop::Reply reply`
      When `stub->Place(&controller, &request, &reply, &done)`
      And `stub.reset()`
      Then `channel.calls` is `1`
      And `deaths` is `0`

    Scenario: a stub that says that it does not own its channel
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `auto stub = std::make_unique<shop::Orders_Stub>(&channel, rt::Service::STUB_DOESNT_OWN_CHANNEL)`
      When `stub.reset()`
      Then `deaths` is `0`

  @cpp.service.stub-owns-channel
  Rule: A stub constructed with `STUB_OWNS_CHANNEL` deletes its channel when it is deleted

    Scenario: a stub that owns its channel deletes it with itself
      Given `int deaths = 0`
      And `auto stub = std::make_unique<shop::Orders_Stub>(new Channel(&deaths), rt::Service::STUB_OWNS_CHANNEL)`
      And `Channel kept(&deaths)`
      And `auto other = std::make_unique<shop::Orders_Stub>(&kept, rt::Service::STUB_DOESNT_OWN_CHANNEL)`
      When `other.reset()`
      Then `deaths` is `0`
      When `stub.reset()`
      Then `deaths` is `1`

    Scenario: it sends requests over it too
      Given `int deaths = 0`
      And `Channel* channel = new Channel(&deaths)`
      And `std::unique_ptr<shop::Orders> stub = std::make_unique<shop::Orders_Stub>(channel, rt::Service::STUB_OWNS_CHANNEL)`
      And `shop::Request request`
      And `shop::Reply reply`
      When `stub->Place(&controller, &request, &reply, &done)`
      Then `channel->calls` is `1`
      When `stub.reset()`
      Then `deaths` is `1`

    Scenario Outline: the stub of a service <which>
      Given `int deaths = 0`
      And `auto stub = std::make_unique<shop::<service>_Stub>(new Channel(&deaths), rt::Service::STUB_OWNS_CHANNEL)`
      And `Channel kept(&deaths)`
      And `auto other = std::make_unique<shop::<service>_Stub>(&kept, rt::Service::STUB_DOESNT_OWN_CHANNEL)`
      When `other.reset()`
      Then `deaths` is `0`
      When `stub.reset()`
      Then `deaths` is `1`

      Examples:
        | which             | service |
        | after another one | Visits  |
        | without methods   | Nothing |

  @cpp.service.stub-channel
  Rule: `channel` returns the channel that the stub was constructed with

    Scenario: channel() of a stub made with a channel
      Given `int deaths = 0`
      And `Channel* channel = new Channel(&deaths)`
      And `std::unique_ptr<Channel> owner(false ? nullptr : channel)`
      And `shop::Orders_Stub stub(channel)`
      Then `stub.channel()` is `static_cast<rt::RpcChannel*>(channel)`
      And `stub.channel()` has type `rt::RpcChannel*`

    Scenario: channel() of a stub made with ownership
      Given `int deaths = 0`
      And `Channel* channel = new Channel(&deaths)`
      And `std::unique_ptr<Channel> owner(true ? nullptr : channel)`
      And `shop::Orders_Stub stub(channel, rt::Service::STUB_OWNS_CHANNEL)`
      Then `stub.channel()` is `static_cast<rt::RpcChannel*>(channel)`
      And `stub.channel()` has type `rt::RpcChannel*`

    Scenario Outline: channel() of the stub of a service <which>
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `Channel other(&deaths)`
      And `shop::<service>_Stub stub(&channel)`
      And `shop::<service>_Stub second(&other, rt::Service::STUB_DOESNT_OWN_CHANNEL)`
      Then `stub.channel()` is `static_cast<rt::RpcChannel*>(&channel)`
      And `second.channel()` is `static_cast<rt::RpcChannel*>(&other)`

      Examples:
        | which             | service |
        | after another one | Visits  |
        | without methods   | Nothing |

  @cpp.service.stub-method
  Rule: Each function of a stub calls the channel with the description of its own method

    Scenario: the stub's Place calls the channel with its own method
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `shop::Orders_Stub stub(&channel)`
      And `shop::Request request`
      And `shop::Reply response`
      When `stub.Place(&controller, &request, &response, &done)`
      Then `channel.calls` is `1`
      And `channel.method->full_name()` is `"shop.Orders.Place"`
      And `channel.method` is `shop::Orders::descriptor()->FindMethodByName("Place")`
      And `channel.controller` is `static_cast<rt::RpcController*>(&controller)`
      And `channel.request` is `static_cast<const rt::Message*>(&request)`
      And `channel.response` is `static_cast<rt::Message*>(&response)`
      And `channel.done` is `static_cast<rt::Closure*>(&done)`
      And `done.runs` is `0`

    Scenario: the stub's Cancel calls the channel with its own method
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `shop::Orders_Stub stub(&channel)`
      And `shop::Reply request`
      And `shop::Receipt response`
      When `stub.Cancel(&controller, &request, &response, &done)`
      Then `channel.calls` is `1`
      And `channel.method->full_name()` is `"shop.Orders.Cancel"`
      And `channel.method` is `shop::Orders::descriptor()->FindMethodByName("Cancel")`
      And `channel.controller` is `static_cast<rt::RpcController*>(&controller)`
      And `channel.request` is `static_cast<const rt::Message*>(&request)`
      And `channel.response` is `static_cast<rt::Message*>(&response)`
      And `channel.done` is `static_cast<rt::Closure*>(&done)`
      And `done.runs` is `0`

    Scenario: a method of another service with the same name
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `shop::Visits_Stub stub(&channel)`
      And `shop::Request request`
      And `shop::Reply reply`
      When `stub.Place(&controller, &reply, &request, &done)`
      Then `channel.method->full_name()` is `"shop.Visits.Place"`

    Scenario: a channel that calls a service in the same process
      Given the C++
        """cpp
        struct Shop : shop::Orders {
          void Place(rt::RpcController*, const shop::Request* request, shop::Reply* reply, rt::Closure* done) override {
            called = "Place";
            reply->set_text("placed " + request->text());
            done->Run();
          }
          void Cancel(rt::RpcController*, const shop::Reply* reply, shop::Receipt* receipt, rt::Closure* done) override {
            called = "Cancel";
            receipt->set_number(static_cast<int>(reply->text().size()));
            done->Run();
          }
          std::string called;
        }
        """
      And `Shop service`
      And the C++
        """cpp
        struct Direct : rt::RpcChannel {
          explicit Direct(rt::Service* to) : service(to) {}
          void CallMethod(const rt::MethodDescriptor* m, rt::RpcController* c, const rt::Message* q, rt::Message* p,
                          rt::Closure* d) override { service->CallMethod(m, c, q, p, d); }
          rt::Service* service;
        }
        """
      And `Direct direct(&service)`
      And `shop::Orders_Stub stub(&direct)`
      And `shop::Request request`
      And `shop::Reply reply`
      And `struct Add { static void To(int* sum, int more) { *sum += more; } }`
      And `int sum = 1`
      When `request.set_text("two")`
      And `stub.Place(&controller, &request, &reply, rt::NewCallback(&Add::To, &sum, 2))`
      Then `reply.text()` is `"placed two"`
      And `sum` is `3`
