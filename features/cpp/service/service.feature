@needs.descriptors
Feature: Services
  With `cc_generic_services = true` a service becomes an abstract class to implement, and a stub that sends calls over a
  channel. How calls travel is the business of the RPC system that the user supplies.

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
    And the C++
      """cpp
      struct Lazy : shop::Orders {}
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
    And `Shop service`
    And `rt::Service& base = service`

  @cpp.service.class
  Rule: A service becomes a class of its name derived from `Service`

    Scenario: the class is a subclass of Service
      Then `(std::is_base_of_v<rt::Service, shop::Orders>)` is `true`
      And `(std::is_base_of_v<rt::Service, shop::Nothing>)` is `true`
      And `(std::is_base_of_v<rt::Service, shop::Request>)` is `false`

    Scenario: it can be used by who knows nothing but Service
      When `std::unique_ptr<rt::Service> owned = std::make_unique<Shop>()`
      Then `owned->GetDescriptor()->full_name()` is `"shop.Orders"`

  @cpp.service.method
  Rule: A method of a service becomes a virtual function that is not pure, takes controller, request, response and closure, and returns nothing

    Scenario: a method is virtual
      Given `shop::Request request`
      And `shop::Reply reply`
      And `shop::Orders& generated = service`
      When `request.set_text("one")`
      And `generated.Place(&controller, &request, &reply, &done)`
      Then `reply.text()` is `"placed one"`
      And `done.runs` is `1`
      And `(&shop::Orders::Place)` has type `void (shop::Orders::*)(rt::RpcController*, const shop::Request*, shop::Reply*, rt::Closure*)`
      And `(&shop::Orders::Cancel)` has type `void (shop::Orders::*)(rt::RpcController*, const shop::Reply*, shop::Receipt*, rt::Closure*)`
      And `(&shop::Visits::Place)` has type `void (shop::Visits::*)(rt::RpcController*, const shop::Reply*, shop::Request*, rt::Closure*)`

    Scenario: no method is pure
      Then `std::is_abstract_v<Lazy>` is `false`
      And `Lazy lazy` compiles

  @cpp.service.method-default
  Rule: A method that is not overridden tells the controller that it is not implemented, and then runs the closure

    Scenario: a method that nobody has overridden says so, and then is done
      Given `Lazy lazy`
      And `shop::Request request`
      And `shop::Reply reply`
      When `lazy.Place(&controller, &request, &reply, &done)`
      Then `controller.Failed()` is `true`
      And `controller.ErrorText()` contains `"not implemented"`
      And `done.runs` is `1`
      And `reply.has_text()` is `false`

    Scenario: the failure comes before the end
      Given the C++
        """cpp
        struct Look : rt::Closure {
          explicit Look(const Controller& seen) : controller(seen) {}
          void Run() override { failed = controller.Failed(); }
          const Controller& controller;
          bool failed = false;
        }
        """
      And `Lazy lazy`
      And `Look look(controller)`
      And `shop::Reply reply`
      And `shop::Receipt receipt`
      When `lazy.Cancel(&controller, &reply, &receipt, &look)`
      Then `look.failed` is `true`

  @cpp.service.get-descriptor
  Rule: `GetDescriptor` of a service object returns the service's description

    Scenario: GetDescriptor() is the descriptor of the object's service
      Given `struct MyVisits : shop::Visits {}`
      And `MyVisits visits`
      And `rt::Service& other = visits`
      Then `base.GetDescriptor()` is `orders`
      And `base.GetDescriptor()->name()` is `"Orders"`
      And `other.GetDescriptor()` is `shop::Visits::descriptor()`
      And `other.GetDescriptor()` is not `orders`

  @cpp.service.descriptor
  Rule: The static function `descriptor` of a service class returns the service's description

    Scenario: descriptor() describes the service
      Then `shop::Orders::descriptor()` has type `const rt::ServiceDescriptor*`
      And `orders->full_name()` is `"shop.Orders"`
      And `orders->method_count()` is `2`
      And `orders->method(0)->name()` is `"Place"`
      And `orders->method(0)->input_type()` is `shop::Request::descriptor()`
      And `orders->method(1)->output_type()` is `shop::Receipt::descriptor()`
      And `orders` is `orders->file()->service(0)`
      And `shop::Visits::descriptor()->full_name()` is `"shop.Visits"`
      And `shop::Nothing::descriptor()->method_count()` is `0`

  @cpp.service.call-method
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types

    Scenario: CallMethod calls Place
      Given `shop::Request request`
      And `shop::Reply response`
      And `const rt::Message& as_request = request`
      And `rt::Message* as_response = &response`
      When `request.set_text("four")`
      And `base.CallMethod(orders->FindMethodByName("Place"), &controller, &as_request, as_response, &done)`
      Then `service.called` is `"Place"`
      And `response.text()` is `"placed four"`
      And `done.runs` is `1`
      And `controller.Failed()` is `false`

    Scenario Outline: CallMethod calls <method>
      Given `<request> request`
      And `<response> response`
      And `const rt::Message& as_request = request`
      And `rt::Message* as_response = &response`
      When `request.set_text("four")`
      And `base.CallMethod(orders->FindMethodByName("<method>"), &controller, &as_request, as_response, &done)`
      Then `service.called` is `"<method>"`
      And `response.<answer>` is `<value>`
      And `done.runs` is `1`
      And `controller.Failed()` is `false`

      Examples:
        | method | request       | response      | answer   | value         |
        | Cancel | shop::Reply   | shop::Receipt | number() | 4             |

    Scenario: CallMethod of a method that nobody has overridden
      Given `Lazy lazy`
      And `shop::Reply reply`
      And `shop::Receipt receipt`
      When `lazy.CallMethod(orders->method(1), &controller, &reply, &receipt, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `1`

  @cpp.service.request-prototype
  Rule: `GetRequestPrototype` gives a message of the method's request type

    Scenario: the request of Place
      Then `base.GetRequestPrototype(orders->FindMethodByName("Place")).GetTypeName()` is `"shop.Request"`
      And `&base.GetRequestPrototype(orders->FindMethodByName("Place"))` is `static_cast<const rt::Message*>(&shop::Request::default_instance())`
      And `base.GetRequestPrototype(orders->method(0))` has type `const rt::Message&`

    Scenario Outline: the request of <method>
      Then `base.GetRequestPrototype(orders->FindMethodByName("<method>")).GetTypeName()` is `"<type>"`
      And `&base.GetRequestPrototype(orders->FindMethodByName("<method>"))` is `static_cast<const rt::Message*>(&<class>::default_instance())`
      And `base.GetRequestPrototype(orders->method(0))` has type `const rt::Message&`

      Examples:
        | method | type         | class         |
        | Cancel | shop.Reply   | shop::Reply   |

  @cpp.service.response-prototype
  Rule: `GetResponsePrototype` gives a message of the method's response type

    Scenario: the response of Place
      Then `base.GetResponsePrototype(orders->FindMethodByName("Place")).GetTypeName()` is `"shop.Reply"`
      And `&base.GetResponsePrototype(orders->FindMethodByName("Place"))` is `static_cast<const rt::Message*>(&shop::Reply::default_instance())`
      And `base.GetResponsePrototype(orders->method(0))` has type `const rt::Message&`

    Scenario Outline: the response of <method>
      Then `base.GetResponsePrototype(orders->FindMethodByName("<method>")).GetTypeName()` is `"<type>"`
      And `&base.GetResponsePrototype(orders->FindMethodByName("<method>"))` is `static_cast<const rt::Message*>(&<class>::default_instance())`
      And `base.GetResponsePrototype(orders->method(0))` has type `const rt::Message&`

      Examples:
        | method | type         | class         |
        | Cancel | shop.Receipt | shop::Receipt |

  @cpp.service.call-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (a server needs only the method's descriptor)

    Scenario: a server makes request and response from the prototypes
      Given `const rt::MethodDescriptor* method = orders->FindMethodByName("Place")`
      And `std::unique_ptr<rt::Message> request(base.GetRequestPrototype(method).New())`
      And `std::unique_ptr<rt::Message> response(base.GetResponsePrototype(method).New())`
      When `request->ParseFromString(bytes("0a 03 6f 6e 65"))`
      And `base.CallMethod(method, &controller, request.get(), response.get(), &done)`
      Then `response->SerializeAsString()` is `"\n\012placed one"`
      And `done.runs` is `1`

  @cpp.service.stub
  Rule: The stub of the service `Foo` is a class derived from `Foo`, named `Foo_Stub` and `Foo::Stub`

    Scenario: the stub is a subclass of the service, by two names
      Then `(std::is_base_of_v<shop::Orders, shop::Orders_Stub>)` is `true`
      And `(std::is_same_v<shop::Orders::Stub, shop::Orders_Stub>)` is `true`
      And `(std::is_base_of_v<shop::Nothing, shop::Nothing::Stub>)` is `true`
      And `(std::is_same_v<shop::Visits::Stub, shop::Orders::Stub>)` is `false`

    Scenario: the stub describes the service
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `shop::Orders_Stub stub(&channel)`
      Then `stub.GetDescriptor()` is `orders`

    # In a schema of its own, so that a subject that does not keep these names apart fails here and nowhere else.
    Scenario Outline: a message has the name Foo_Stub, <order> the service
      Given the schema file `stubs.proto`
        """proto
        syntax = "proto2";
        package stubs;
        option cc_generic_services = true;
        message Early_Stub { optional int32 id = 1; }
        service Early { rpc Call(Early_Stub) returns (Late_Stub); rpc channel(Early_Stub) returns (Late_Stub); }
        service Late { rpc Call(Early_Stub) returns (Late_Stub); }
        message Late_Stub { optional int32 id = 1; }
        """
      And `stubs::<service>_Stub message`
      When `message.set_id(7)`
      Then `message.id()` is `7`
      And `(std::is_base_of_v<stubs::<service>, stubs::<service>::Stub>)` is `true`
      And `(std::is_base_of_v<rt::Message, stubs::<service>_Stub>)` is `true`

      Examples:
        | order  | service |
        | before | Early   |
        | behind | Late    |

  @cpp.service.stub-constructor
  Rule: A stub constructed from a channel sends its calls there and leaves the channel to its owner

    Scenario: a stub of a channel sends requests over it, and leaves it alone
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

  @cpp.service.stub-channel
  Rule: `channel` returns the channel that the stub was constructed with

    Scenario: channel() of a stub made with a channel
      Given `int deaths = 0`
      And `Channel* channel = new Channel(&deaths)`
      And `std::unique_ptr<Channel> owner(false ? nullptr : channel)`
      And `shop::Orders_Stub stub(channel)`
      Then `stub.channel()` is `static_cast<rt::RpcChannel*>(channel)`
      And `stub.channel()` has type `rt::RpcChannel*`

    Scenario Outline: channel() of a stub made with <how>
      Given `int deaths = 0`
      And `Channel* channel = new Channel(&deaths)`
      And `std::unique_ptr<Channel> owner(<owned> ? nullptr : channel)`
      And `shop::Orders_Stub stub(<arguments>)`
      Then `stub.channel()` is `static_cast<rt::RpcChannel*>(channel)`
      And `stub.channel()` has type `rt::RpcChannel*`

      Examples:
        | how        | arguments                               | owned |
        | ownership  | channel, rt::Service::STUB_OWNS_CHANNEL | true  |

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

    Scenario Outline: the stub's <method> calls the channel with its own method
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `shop::<service>_Stub stub(&channel)`
      And `<request> request`
      And `<response> response`
      When `stub.<method>(&controller, &request, &response, &done)`
      Then `channel.calls` is `1`
      And `channel.method->full_name()` is `"shop.<service>.<method>"`
      And `channel.method` is `shop::<service>::descriptor()->FindMethodByName("<method>")`
      And `channel.controller` is `static_cast<rt::RpcController*>(&controller)`
      And `channel.request` is `static_cast<const rt::Message*>(&request)`
      And `channel.response` is `static_cast<rt::Message*>(&response)`
      And `channel.done` is `static_cast<rt::Closure*>(&done)`
      And `done.runs` is `0`

      Examples:
        | method | service | request       | response      |
        | Cancel | Orders  | shop::Reply   | shop::Receipt |

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
