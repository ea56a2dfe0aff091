@needs.descriptors
Feature: Services whose types are declared elsewhere
  The file of a service may have no messages, and no package. Its methods take types of files that it imports, directly or not.

  Background:
    Given the schema file `wares.proto`
      """proto
      syntax = "proto3";
      package wares;
      message Ware { string name = 1; message Price { int32 cents = 1; } }
      """
    And the schema file `forward.proto`
      """proto
      syntax = "proto3";
      import public "wares.proto";
      """
    And the schema file `bare.proto`
      """proto
      syntax = "proto2";
      message Bare { optional int32 id = 1; extensions 100 to 199; }
      """
    And the schema file `counter.proto`
      """proto
      syntax = "proto3";
      import "forward.proto";
      import "bare.proto";
      import "google/protobuf/any.proto";
      option cc_generic_services = true;
      service Counter {
        rpc Weigh(wares.Ware) returns (wares.Ware.Price);
        rpc Wrap(Bare) returns (google.protobuf.Any);
        rpc Open(google.protobuf.Any) returns (Bare);
      }
      """
    And the schema file `far/desk.proto`
      """proto
      syntax = "proto2";
      package far.desk;
      import "forward.proto";
      import "bare.proto";
      option cc_generic_services = true;
      service Desk {
        rpc Ask(.wares.Ware.Price) returns (.Bare);
        rpc Tell(Bare) returns (wares.Ware);
      }
      """
    And the header `google/protobuf/descriptor.h`
    And the header `google/protobuf/service.h`
    And the C++
      """cpp
      struct Controller : rt::RpcController {
        void Reset() override { text.clear(); }
        bool Failed() const override { return !text.empty(); }
        std::string ErrorText() const override { return text; }
        void StartCancel() override {}
        void SetFailed(const std::string& reason) override { text = reason; }
        bool IsCanceled() const override { return false; }
        void NotifyOnCancel(rt::Closure*) override {}
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
        void CallMethod(const rt::MethodDescriptor* m, rt::RpcController* c, const rt::Message* q, rt::Message* p,
                        rt::Closure* d) override {
          ++calls; method = m; controller = c; request = q; response = p; done = d;
        }
        int calls = 0;
        const rt::MethodDescriptor* method = nullptr;
        rt::RpcController* controller = nullptr;
        const rt::Message* request = nullptr;
        rt::Message* response = nullptr;
        rt::Closure* done = nullptr;
      }
      """
    And the C++
      """cpp
      struct Seller : ::Counter {
        void Weigh(rt::RpcController* c, const wares::Ware* q, wares::Ware::Price* p, rt::Closure* d) override {
          controller = c; request = q; response = p; done = d;
        }
        void Wrap(rt::RpcController* c, const ::Bare* q, rt::Any* p, rt::Closure* d) override {
          controller = c; request = q; response = p; done = d;
        }
        rt::RpcController* controller = nullptr;
        const rt::Message* request = nullptr;
        rt::Message* response = nullptr;
        rt::Closure* done = nullptr;
      }
      """
    And `Controller controller`
    And `Count done`

  @cpp.service.class @cpp.service.stub @cpp.service.descriptor @cpp.service.get-descriptor
  Rule: A service becomes a class of its name derived from `Service` (of a file that has only services)

    Scenario: without a package
      Given `Seller seller`
      And `rt::Service& base = seller`
      And `::Counter_Stub stub(nullptr)`
      Then `(std::is_base_of_v<rt::Service, ::Counter>)` is `true`
      And `(std::is_base_of_v<::Counter, ::Counter_Stub>)` is `true`
      And `(std::is_same_v<::Counter::Stub, ::Counter_Stub>)` is `true`
      And `::Counter::descriptor()->full_name()` is `"Counter"`
      And `::Counter::descriptor()->method(2)->input_type()` is `rt::Any::descriptor()`
      And `::Counter::descriptor()->method(0)->output_type()` is `wares::Ware::Price::descriptor()`
      And `base.GetDescriptor()` is `::Counter::descriptor()`
      And `stub.GetDescriptor()` is `::Counter::descriptor()`

    Scenario: in a package, and in a folder
      Given `struct Clerk : far::desk::Desk {}`
      And `Clerk clerk`
      And `rt::Service& base = clerk`
      And `far::desk::Desk_Stub stub(nullptr)`
      Then `(std::is_base_of_v<rt::Service, far::desk::Desk>)` is `true`
      And `(std::is_same_v<far::desk::Desk::Stub, far::desk::Desk_Stub>)` is `true`
      And `far::desk::Desk::descriptor()->full_name()` is `"far.desk.Desk"`
      And `far::desk::Desk::descriptor()->file()->name()` is `"far/desk.proto"`
      And `far::desk::Desk::descriptor()->method(0)->input_type()` is `wares::Ware::Price::descriptor()`
      And `base.GetDescriptor()` is `far::desk::Desk::descriptor()`
      And `stub.GetDescriptor()` is `far::desk::Desk::descriptor()`

  @cpp.service.method
  Rule: A method of a service becomes a virtual function that is not pure, takes controller, request, response and closure, and returns nothing (types of other files)

    Scenario: types of a public import
      Then `(&::Counter::Weigh)` has type `void (::Counter::*)(rt::RpcController*, const wares::Ware*, wares::Ware_Price*, rt::Closure*)`

    Scenario Outline: <what>
      Then `(&<service>::<method>)` has type `void (<service>::*)(rt::RpcController*, const <request>*, <response>*, rt::Closure*)`

      Examples:
        | what                             | service         | method | request            | response    |
        | a well-known type                | ::Counter       | Wrap   | ::Bare             | rt::Any     |
        | a type without a package         | ::Counter       | Open   | rt::Any            | ::Bare      |
        | a nested type of a public import | far::desk::Desk | Ask    | wares::Ware::Price | ::Bare      |
        | types of two files               | far::desk::Desk | Tell   | ::Bare             | wares::Ware |

  @cpp.service.call-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (types of other files)

    Scenario: the function gets the objects that were given
      Given `Seller seller`
      And `rt::Service& base = seller`
      And `wares::Ware request`
      And `wares::Ware::Price response`
      When `base.CallMethod(::Counter::descriptor()->method(0), &controller, &request, &response, &done)`
      Then `seller.request` is `static_cast<const rt::Message*>(&request)`
      And `seller.response` is `static_cast<rt::Message*>(&response)`
      And `seller.controller` is `static_cast<rt::RpcController*>(&controller)`
      And `seller.done` is `static_cast<rt::Closure*>(&done)`
      And `done.runs` is `0`

    Scenario: it gets null pointers, too
      Given `Seller seller`
      And `rt::Service& base = seller`
      And `::Bare request`
      And `rt::Any response`
      And `seller.controller = &controller, seller.done = &done`
      When `base.CallMethod(::Counter::descriptor()->method(1), nullptr, &request, &response, nullptr)`
      Then `seller.request` is `static_cast<const rt::Message*>(&request)`
      And `seller.response` is `static_cast<rt::Message*>(&response)`
      And `seller.controller` is null
      And `seller.done` is null

    Scenario Outline: prototypes of <what>
      Given `Seller seller`
      And `::Counter_Stub stub(nullptr)`
      And `rt::Service& service = <service>`
      And `const rt::MethodDescriptor* method = ::Counter::descriptor()->FindMethodByName("<method>")`
      Then `service.GetRequestPrototype(method).GetTypeName()` is `"<request>"`
      And `service.GetRequestPrototype(method).ByteSizeLong()` is `0u`
      And `service.GetResponsePrototype(method).GetTypeName()` is `"<response>"`
      And `service.GetResponsePrototype(method).ByteSizeLong()` is `0u`

      Examples:
        | what                         | service | method | request             | response            |
        | a service, the first method  | seller  | Weigh  | wares.Ware          | wares.Ware.Price    |
        | a service, the second method | seller  | Wrap   | Bare                | google.protobuf.Any |
        | a service, the last method   | seller  | Open   | google.protobuf.Any | Bare                |
        | a stub, the first method     | stub    | Weigh  | wares.Ware          | wares.Ware.Price    |
        | a stub, the last method      | stub    | Open   | google.protobuf.Any | Bare                |

  @cpp.service.method-default
  Rule: A method that is not overridden tells the controller that it is not implemented, and then runs the closure (types of other files)

    Scenario: called twice
      Given `Seller seller`
      And `rt::Any request`
      And `::Bare response`
      When `seller.Open(&controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `1`
      When `controller.Reset()`
      And `seller.Open(&controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `2`
      And `response.ByteSizeLong()` is `0u`

  @cpp.service.stub-method @cpp.service.stub-constructor @cpp.service.stub-channel
  Rule: Each function of a stub calls the channel with the description of its own method (types of other files)

    Scenario: two stubs over one channel, and one of them goes
      Given `Channel channel`
      And `auto first = std::make_unique<::Counter_Stub>(&channel)`
      And `std::unique_ptr<rt::Service> second = std::make_unique<far::desk::Desk_Stub>(&channel)`
      And `::Bare request`
      And `rt::Any response`
      When `second.reset()`
      And `first->Wrap(&controller, &request, &response, &done)`
      Then `first->channel()` is `static_cast<rt::RpcChannel*>(&channel)`
      And `channel.calls` is `1`
      And `channel.method` is `::Counter::descriptor()->method(1)`
      And `channel.request` is `static_cast<const rt::Message*>(&request)`
      And `channel.response` is `static_cast<rt::Message*>(&response)`
      When `first->Wrap(nullptr, &request, &response, nullptr)`
      Then `channel.calls` is `2`
      And `channel.controller` is null
      And `channel.done` is null
      And `first->channel()` is `static_cast<rt::RpcChannel*>(&channel)`

    Scenario: the stub of a package's service
      Given `Channel channel`
      And `far::desk::Desk_Stub stub(&channel)`
      And `wares::Ware::Price request`
      And `::Bare response`
      When `static_cast<far::desk::Desk&>(stub).Ask(&controller, &request, &response, &done)`
      Then `channel.method->full_name()` is `"far.desk.Desk.Ask"`
      And `channel.request` is `static_cast<const rt::Message*>(&request)`
      And `channel.response` is `static_cast<rt::Message*>(&response)`
      And `done.runs` is `0`

  @cpp.service.call-method @cpp.service.method @cpp.service.stub-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (many methods)

    Background:
      Given the schema file `crowd.proto`
        """proto
        syntax = "proto3";
        package crowd;
        option cc_generic_services = true;
        message A { int32 id = 1; }
        message B { int32 id = 1; }
        service Crowd {
          rpc M(A) returns (A); rpc M1(A) returns (B); rpc M10(B) returns (A); rpc M11(B) returns (B);
          rpc M2(A) returns (A); rpc M20(A) returns (B); rpc M21(B) returns (A); rpc M3(B) returns (B);
          rpc M4(A) returns (A); rpc M5(A) returns (B); rpc M6(B) returns (A); rpc M7(B) returns (B);
          rpc M8(A) returns (A); rpc M9(A) returns (B); rpc M99(B) returns (A); rpc M100(B) returns (B);
          rpc Last(A) returns (A); rpc Later(A) returns (B);
        }
        """
      And the C++
        """cpp
        struct Some : crowd::Crowd {
          using A = crowd::A;
          using B = crowd::B;
          void M(rt::RpcController*, const A*, A*, rt::Closure*) override { called += "M "; }
          void M1(rt::RpcController*, const A*, B*, rt::Closure*) override { called += "M1 "; }
          void M10(rt::RpcController*, const B*, A*, rt::Closure*) override { called += "M10 "; }
          void M11(rt::RpcController*, const B*, B*, rt::Closure*) override { called += "M11 "; }
          void M99(rt::RpcController*, const B*, A*, rt::Closure*) override { called += "M99 "; }
          void M100(rt::RpcController*, const B*, B*, rt::Closure*) override { called += "M100 "; }
          void Later(rt::RpcController*, const A*, B*, rt::Closure*) override { called += "Later "; }
          std::string called;
        }
        """

    Scenario: the first of many
      Given `Some some`
      And `Channel channel`
      And `crowd::Crowd_Stub stub(&channel)`
      And `crowd::A request`
      And `crowd::A response`
      And `const rt::MethodDescriptor* method = crowd::Crowd::descriptor()->FindMethodByName("M")`
      When `some.CallMethod(method, &controller, &request, &response, &done)`
      And `stub.M(&controller, &request, &response, &done)`
      Then `some.called` is `"M "s`
      And `channel.method` is `method`
      And `some.GetRequestPrototype(method).GetDescriptor()` is `crowd::A::descriptor()`
      And `some.GetResponsePrototype(method).GetDescriptor()` is `crowd::A::descriptor()`

    Scenario Outline: <name>, of many
      Given `Some some`
      And `Channel channel`
      And `crowd::Crowd_Stub stub(&channel)`
      And `crowd::<request> request`
      And `crowd::<response> response`
      And `const rt::MethodDescriptor* method = crowd::Crowd::descriptor()->FindMethodByName("<name>")`
      When `some.CallMethod(method, &controller, &request, &response, &done)`
      And `stub.<name>(&controller, &request, &response, &done)`
      Then `some.called` is `"<name> "s`
      And `channel.method` is `method`
      And `some.GetRequestPrototype(method).GetDescriptor()` is `crowd::<request>::descriptor()`
      And `some.GetResponsePrototype(method).GetDescriptor()` is `crowd::<response>::descriptor()`

      Examples:
        | name  | request | response |
        | M1    | A       | B        |
        | M10   | B       | A        |
        | M11   | B       | B        |
        | M99   | B       | A        |
        | M100  | B       | B        |
        | Later | A       | B        |
