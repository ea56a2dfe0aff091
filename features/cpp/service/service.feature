@needs.descriptors
Feature: Services
  With `cc_generic_services = true` a service becomes an abstract class to implement. Its stub is in `stub.feature`.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      option cc_generic_services = true;
      message Request { optional string text = 1; }
      message Reply { optional string text = 1; }
      message Receipt { optional int32 number = 1; }
      message Nil {}
      message Void {}
      service Orders {
        rpc Place(Request) returns (Reply);
        rpc Cancel(Reply) returns (Receipt);
      }
      service Visits { rpc Place(Reply) returns (Request); }
      service Nothing {}
      service Signals { rpc Ring(Nil) returns (Reply); rpc Poll(Request) returns (Nil); rpc Stop(Nil) returns (Void); }
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

    Scenario: it can be used through Service alone
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

    Scenario: a method that is not overridden says so, then runs the closure
      Given `Lazy lazy`
      And `shop::Request request`
      And `shop::Reply reply`
      When `lazy.Place(&controller, &request, &reply, &done)`
      Then `controller.Failed()` is `true`
      And `controller.ErrorText().empty()` is `false`
      And `done.runs` is `1`
      And `reply.has_text()` is `false`

    Scenario: the failure is set before the closure runs
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

    Scenario: CallMethod calls Cancel
      Given `shop::Reply request`
      And `shop::Receipt response`
      And `const rt::Message& as_request = request`
      And `rt::Message* as_response = &response`
      When `request.set_text("four")`
      And `base.CallMethod(orders->FindMethodByName("Cancel"), &controller, &as_request, as_response, &done)`
      Then `service.called` is `"Cancel"`
      And `response.number()` is `4`
      And `done.runs` is `1`
      And `controller.Failed()` is `false`

    Scenario: CallMethod of a method that is not overridden
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
      And `base.GetRequestPrototype(orders->method(0))` has type `const rt::Message&`

    Scenario: the request of Cancel
      Then `base.GetRequestPrototype(orders->FindMethodByName("Cancel")).GetTypeName()` is `"shop.Reply"`
      And `base.GetRequestPrototype(orders->method(0))` has type `const rt::Message&`

    Scenario Outline: a service with messages without fields, <method>
      Given `struct Base : shop::Signals {} signals`
      And `const rt::MethodDescriptor* method = shop::Signals::descriptor()->FindMethodByName("<method>")`
      Then `signals.GetRequestPrototype(method).GetTypeName()` is `"shop.<request>"`

      Examples:
        | method | request |
        | Ring   | Nil     |
        | Poll   | Request |
        | Stop   | Nil     |

  @cpp.service.response-prototype
  Rule: `GetResponsePrototype` gives a message of the method's response type

    Scenario: the response of Place
      Then `base.GetResponsePrototype(orders->FindMethodByName("Place")).GetTypeName()` is `"shop.Reply"`
      And `base.GetResponsePrototype(orders->method(0))` has type `const rt::Message&`

    Scenario: the response of Cancel
      Then `base.GetResponsePrototype(orders->FindMethodByName("Cancel")).GetTypeName()` is `"shop.Receipt"`
      And `base.GetResponsePrototype(orders->method(0))` has type `const rt::Message&`

    Scenario Outline: a service with messages without fields, <method>
      Given `struct Base : shop::Signals {} signals`
      And `const rt::MethodDescriptor* method = shop::Signals::descriptor()->FindMethodByName("<method>")`
      Then `signals.GetResponsePrototype(method).GetTypeName()` is `"shop.<response>"`

      Examples:
        | method | response |
        | Ring   | Reply    |
        | Poll   | Nil      |
        | Stop   | Void     |

  @cpp.service.call-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (in a server)

    Scenario: a server makes request and response from the prototypes
      Given `const rt::MethodDescriptor* method = orders->FindMethodByName("Place")`
      And `std::unique_ptr<rt::Message> request(base.GetRequestPrototype(method).New())`
      And `std::unique_ptr<rt::Message> response(base.GetResponsePrototype(method).New())`
      When `request->ParseFromString(bytes("0a 03 6f 6e 65"))`
      And `base.CallMethod(method, &controller, request.get(), response.get(), &done)`
      Then `response->SerializeAsString()` is `"\n\012placed one"`
      And `done.runs` is `1`

  @cpp.service.call-method @cpp.service.method @cpp.service.method-default @cpp.service.stub-method
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (a service of one method, and messages without fields)

    Background:
      Given the C++
        """cpp
        struct Channel : rt::RpcChannel {
          void CallMethod(const rt::MethodDescriptor* method, rt::RpcController*, const rt::Message* request,
                          rt::Message* response, rt::Closure* done) override {
            called = std::string(method->full_name()) + "(" + std::string(request->GetTypeName()) + ", " + std::string(response->GetTypeName()) + ")";
            done->Run();
          }
          std::string called;
        }
        """
      And the C++
        """cpp
        struct Bell : shop::Signals {
          void Ring(rt::RpcController*, const shop::Nil*, shop::Reply* reply, rt::Closure* done) override {
            reply->set_text("rung");
            done->Run();
          }
          void Poll(rt::RpcController*, const shop::Request*, shop::Nil* nil, rt::Closure* done) override {
            nil->mutable_unknown_fields()->AddVarint(1, 5);
            done->Run();
          }
        }
        """
      And the C++
        """cpp
        struct Guest : shop::Visits {
          void Place(rt::RpcController*, const shop::Reply* reply, shop::Request* request, rt::Closure* done) override {
            request->set_text("visited " + reply->text());
            done->Run();
          }
        }
        """
      And the C++
        """cpp
        struct Absent : shop::Visits {}
        """
      And `Bell bell`
      And `Channel channel`
      And `const rt::ServiceDescriptor* signals = shop::Signals::descriptor()`

    Scenario: a service of one method
      Given `Guest guest`
      And `rt::Service& visits = guest`
      And `shop::Reply request`
      And `shop::Request response`
      When `request.set_text("us")`
      And `visits.CallMethod(shop::Visits::descriptor()->method(0), &controller, &request, &response, &done)`
      Then `response.text()` is `"visited us"s`
      And `done.runs` is `1`
      And `controller.Failed()` is `false`

    Scenario: a service of one method, not overridden
      Given `Absent absent`
      And `rt::Service& visits = absent`
      And `shop::Reply request`
      And `shop::Request response`
      When `visits.CallMethod(shop::Visits::descriptor()->method(0), &controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `controller.ErrorText().empty()` is `false`
      And `done.runs` is `1`

    Scenario: a request without fields
      Given `shop::Nil request`
      And `shop::Reply response`
      When `static_cast<rt::Service&>(bell).CallMethod(signals->FindMethodByName("Ring"), &controller, &request, &response, &done)`
      Then `response.text()` is `"rung"s`
      And `done.runs` is `1`

    Scenario: a response without fields
      Given `shop::Request request`
      And `shop::Nil response`
      When `static_cast<rt::Service&>(bell).CallMethod(signals->FindMethodByName("Poll"), &controller, &request, &response, &done)`
      Then `response` serializes to the bytes `08 05`
      And `done.runs` is `1`

    Scenario: neither has fields, not overridden
      Given `shop::Nil request`
      And `shop::Void response`
      When `static_cast<rt::Service&>(bell).CallMethod(signals->FindMethodByName("Stop"), &controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `1`

    Scenario Outline: the stub, <method>
      Given `shop::Signals_Stub stub(&channel)`
      And `shop::<request> request`
      And `shop::<response> response`
      When `stub.<method>(&controller, &request, &response, &done)`
      Then `channel.called` is `"shop.Signals.<method>(shop.<request>, shop.<response>)"s`
      And `done.runs` is `1`

      Examples:
        | method | request | response |
        | Ring   | Nil     | Reply    |
        | Poll   | Request | Nil      |
        | Stop   | Nil     | Void     |
