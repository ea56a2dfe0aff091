@needs.descriptors @needs.editions
Feature: Services of editions
  A service has the same classes in a file of an edition.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      option cc_generic_services = true;
      message Request { string text = 1; message Reply { int32 number = 1; } }
      service Orders {
        rpc Place(Request) returns (Request.Reply);
        rpc Cancel(Request.Reply) returns (Request);
      }
      service Visits { rpc Place(Request.Reply) returns (Request); }
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
        void CallMethod(const rt::MethodDescriptor* method, rt::RpcController*, const rt::Message* request,
                        rt::Message* response, rt::Closure* done) override {
          called += std::string(method->full_name()) + "(" + std::string(request->GetTypeName()) + ", " +
                    std::string(response->GetTypeName()) + ") ";
          done->Run();
        }
        int* deaths;
        std::string called;
      }
      """
    And `Controller controller`
    And `Count done`

  @cpp.service.class @cpp.service.stub
  Rule: A service becomes a class of its name derived from `Service` (an edition)

    Scenario: its classes
      Then `(std::is_base_of_v<rt::Service, edition::Orders>)` is `true`
      And `(std::is_base_of_v<edition::Orders, edition::Orders_Stub>)` is `true`
      And `(std::is_same_v<edition::Orders::Stub, edition::Orders_Stub>)` is `true`
      And `(std::is_base_of_v<rt::Service, edition::Visits>)` is `true`
      And `(std::is_base_of_v<edition::Nothing, edition::Nothing::Stub>)` is `true`

  @cpp.service.method
  Rule: A method of a service becomes a virtual function that is not pure, takes controller, request, response and closure, and returns nothing (an edition)

    Scenario: its methods
      Then `(&edition::Orders::Place)` has type `void (edition::Orders::*)(rt::RpcController*, const edition::Request*, edition::Request_Reply*, rt::Closure*)`
      And `(&edition::Orders::Cancel)` has type `void (edition::Orders::*)(rt::RpcController*, const edition::Request_Reply*, edition::Request*, rt::Closure*)`
      And `(&edition::Visits::Place)` has type `void (edition::Visits::*)(rt::RpcController*, const edition::Request_Reply*, edition::Request*, rt::Closure*)`
      And `std::is_abstract_v<edition::Orders_Stub>` is `false`

  @cpp.service.descriptor @cpp.service.get-descriptor
  Rule: The static function `descriptor` of a service class returns the service's description (an edition)

    Scenario: its description
      Given `struct Lazy : edition::Visits {}`
      And `Lazy lazy`
      And `rt::Service& base = lazy`
      Then `edition::Orders::descriptor()->full_name()` is `"edition.Orders"`
      And `edition::Orders::descriptor()->method(1)->input_type()` is `edition::Request::Reply::descriptor()`
      And `edition::Visits::descriptor()` is `edition::Orders::descriptor()->file()->service(1)`
      And `edition::Nothing::descriptor()->full_name()` is `"edition.Nothing"`
      And `base.GetDescriptor()` is `edition::Visits::descriptor()`

  @cpp.service.call-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (an edition)

    Scenario: a call of each method
      Given the C++
        """cpp
        struct Shop : edition::Orders {
          void Place(rt::RpcController*, const edition::Request* request, edition::Request::Reply* reply, rt::Closure* done) override {
            reply->set_number(static_cast<int>(request->text().size()));
            done->Run();
          }
          void Cancel(rt::RpcController*, const edition::Request::Reply* reply, edition::Request* request, rt::Closure* done) override {
            request->set_text(std::string(static_cast<size_t>(reply->number()), 'x'));
            done->Run();
          }
        }
        """
      And `Shop shop`
      And `rt::Service& base = shop`
      And `const rt::MethodDescriptor* place = edition::Orders::descriptor()->method(0)`
      And `const rt::MethodDescriptor* cancel = edition::Orders::descriptor()->method(1)`
      And `edition::Request request`
      And `edition::Request::Reply reply`
      When `request.set_text("four")`
      And `base.CallMethod(place, &controller, &request, &reply, &done)`
      Then `reply.number()` is `4`
      When `reply.set_number(2)`
      And `base.CallMethod(cancel, &controller, &reply, &request, &done)`
      Then `request.text()` is `"xx"s`
      And `done.runs` is `2`
      And `base.GetRequestPrototype(place).GetDescriptor()` is `edition::Request::descriptor()`
      And `base.GetResponsePrototype(place).GetDescriptor()` is `edition::Request::Reply::descriptor()`
      And `base.GetRequestPrototype(cancel).GetDescriptor()` is `edition::Request::Reply::descriptor()`
      And `base.GetResponsePrototype(cancel).GetDescriptor()` is `edition::Request::descriptor()`

  @cpp.service.method-default
  Rule: A method that is not overridden tells the controller that it is not implemented, and then runs the closure (an edition)

    Scenario: a method that is not overridden
      Given `struct Lazy : edition::Orders {}`
      And `Lazy lazy`
      And `edition::Request request`
      And `edition::Request::Reply reply`
      When `lazy.Cancel(&controller, &reply, &request, &done)`
      Then `controller.Failed()` is `true`
      And `controller.ErrorText().empty()` is `false`
      And `done.runs` is `1`

  @cpp.service.stub-method @cpp.service.stub-constructor @cpp.service.stub-channel
  Rule: Each function of a stub calls the channel with the description of its own method (an edition)

    Scenario: its stub
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `auto stub = std::make_unique<edition::Orders_Stub>(&channel)`
      And `edition::Visits_Stub visits(&channel)`
      And `edition::Request request`
      And `edition::Request::Reply reply`
      When `stub->Cancel(&controller, &reply, &request, &done)`
      And `stub->Place(&controller, &request, &reply, &done)`
      And `visits.Place(&controller, &reply, &request, &done)`
      Then `channel.called` is `"edition.Orders.Cancel(edition.Request.Reply, edition.Request) edition.Orders.Place(edition.Request, edition.Request.Reply) edition.Visits.Place(edition.Request.Reply, edition.Request) "s`
      And `done.runs` is `3`
      And `stub->channel()` is `static_cast<rt::RpcChannel*>(&channel)`
      And `stub->channel()` has type `rt::RpcChannel*`
      When `stub.reset()`
      Then `deaths` is `0`

  @cpp.service.stub-owns-channel
  Rule: A stub constructed with `STUB_OWNS_CHANNEL` deletes its channel when it is deleted (an edition)

    Scenario: a stub that owns its channel
      Given `int deaths = 0`
      And `auto stub = std::make_unique<edition::Orders_Stub>(new Channel(&deaths), rt::Service::STUB_OWNS_CHANNEL)`
      And `Channel kept(&deaths)`
      And `auto other = std::make_unique<edition::Orders_Stub>(&kept, rt::Service::STUB_DOESNT_OWN_CHANNEL)`
      When `other.reset()`
      Then `deaths` is `0`
      When `stub.reset()`
      Then `deaths` is `1`
