@needs.descriptors @needs.editions
Feature: Services of editions that are optimized for code size
  A service has the same classes in every mode that has services.

  Background:
    Given the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
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
  Rule: A service becomes a class of its name derived from `Service` (editions, code size)

    Scenario Outline: <package>, its classes
      Then `(std::is_base_of_v<rt::Service, <package>::Orders>)` is `true`
      And `(std::is_base_of_v<<package>::Orders, <package>::Orders_Stub>)` is `true`
      And `(std::is_same_v<<package>::Orders::Stub, <package>::Orders_Stub>)` is `true`
      And `(std::is_base_of_v<rt::Service, <package>::Visits>)` is `true`
      And `(std::is_base_of_v<<package>::Nothing, <package>::Nothing::Stub>)` is `true`

      Examples:
        | package |
        | least   |

  @cpp.service.method
  Rule: A method of a service becomes a virtual function that is not pure, takes controller, request, response and closure, and returns nothing (editions, code size)

    Scenario Outline: <package>, its methods
      Then `(&<package>::Orders::Place)` has type `void (<package>::Orders::*)(rt::RpcController*, const <package>::Request*, <package>::Request_Reply*, rt::Closure*)`
      And `(&<package>::Orders::Cancel)` has type `void (<package>::Orders::*)(rt::RpcController*, const <package>::Request_Reply*, <package>::Request*, rt::Closure*)`
      And `(&<package>::Visits::Place)` has type `void (<package>::Visits::*)(rt::RpcController*, const <package>::Request_Reply*, <package>::Request*, rt::Closure*)`
      And `std::is_abstract_v<<package>::Orders_Stub>` is `false`

      Examples:
        | package |
        | least   |

  @cpp.service.descriptor @cpp.service.get-descriptor
  Rule: The static function `descriptor` of a service class returns the service's description (editions, code size)

    Scenario Outline: <package>, its description
      Given `struct Lazy : <package>::Visits {}`
      And `Lazy lazy`
      And `rt::Service& base = lazy`
      Then `<package>::Orders::descriptor()->full_name()` is `"<package>.Orders"`
      And `<package>::Orders::descriptor()->method(1)->input_type()` is `<package>::Request::Reply::descriptor()`
      And `<package>::Visits::descriptor()` is `<package>::Orders::descriptor()->file()->service(1)`
      And `<package>::Nothing::descriptor()->full_name()` is `"<package>.Nothing"`
      And `base.GetDescriptor()` is `<package>::Visits::descriptor()`

      Examples:
        | package |
        | least   |

  @cpp.service.call-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (editions, code size)

    Scenario Outline: <package>, a call of each method
      Given the C++
        """cpp
        struct Shop : <package>::Orders {
          void Place(rt::RpcController*, const <package>::Request* request, <package>::Request::Reply* reply, rt::Closure* done) override {
            reply->set_number(static_cast<int>(request->text().size()));
            done->Run();
          }
          void Cancel(rt::RpcController*, const <package>::Request::Reply* reply, <package>::Request* request, rt::Closure* done) override {
            request->set_text(std::string(static_cast<size_t>(reply->number()), 'x'));
            done->Run();
          }
        }
        """
      And `Shop shop`
      And `rt::Service& base = shop`
      And `const rt::MethodDescriptor* place = <package>::Orders::descriptor()->method(0)`
      And `const rt::MethodDescriptor* cancel = <package>::Orders::descriptor()->method(1)`
      And `<package>::Request request`
      And `<package>::Request::Reply reply`
      When `request.set_text("four")`
      And `base.CallMethod(place, &controller, &request, &reply, &done)`
      Then `reply.number()` is `4`
      When `reply.set_number(2)`
      And `base.CallMethod(cancel, &controller, &reply, &request, &done)`
      Then `request.text()` is `"xx"s`
      And `done.runs` is `2`
      And `base.GetRequestPrototype(place).GetDescriptor()` is `<package>::Request::descriptor()`
      And `base.GetResponsePrototype(place).GetDescriptor()` is `<package>::Request::Reply::descriptor()`
      And `base.GetRequestPrototype(cancel).GetDescriptor()` is `<package>::Request::Reply::descriptor()`
      And `base.GetResponsePrototype(cancel).GetDescriptor()` is `<package>::Request::descriptor()`

      Examples:
        | package |
        | least   |

  @cpp.service.method-default
  Rule: A method that is not overridden tells the controller that it is not implemented, and then runs the closure (editions, code size)

    Scenario Outline: <package>, a method that is not overridden
      Given `struct Lazy : <package>::Orders {}`
      And `Lazy lazy`
      And `<package>::Request request`
      And `<package>::Request::Reply reply`
      When `lazy.Cancel(&controller, &reply, &request, &done)`
      Then `controller.Failed()` is `true`
      And `controller.ErrorText().empty()` is `false`
      And `done.runs` is `1`

      Examples:
        | package |
        | least   |

  @cpp.service.stub-method @cpp.service.stub-constructor @cpp.service.stub-channel
  Rule: Each function of a stub calls the channel with the description of its own method (editions, code size)

    Scenario Outline: <package>, its stub
      Given `int deaths = 0`
      And `Channel channel(&deaths)`
      And `auto stub = std::make_unique<<package>::Orders_Stub>(&channel)`
      And `<package>::Visits_Stub visits(&channel)`
      And `<package>::Request request`
      And `<package>::Request::Reply reply`
      When `stub->Cancel(&controller, &reply, &request, &done)`
      And `stub->Place(&controller, &request, &reply, &done)`
      And `visits.Place(&controller, &reply, &request, &done)`
      Then `channel.called` is `"<package>.Orders.Cancel(<package>.Request.Reply, <package>.Request) <package>.Orders.Place(<package>.Request, <package>.Request.Reply) <package>.Visits.Place(<package>.Request.Reply, <package>.Request) "s`
      And `done.runs` is `3`
      And `stub->channel()` is `static_cast<rt::RpcChannel*>(&channel)`
      And `stub->channel()` has type `rt::RpcChannel*`
      When `stub.reset()`
      Then `deaths` is `0`

      Examples:
        | package |
        | least   |

  @cpp.service.stub-owns-channel
  Rule: A stub constructed with `STUB_OWNS_CHANNEL` deletes its channel when it is deleted (editions, code size)

    Scenario Outline: <package>, a stub that owns its channel
      Given `int deaths = 0`
      And `auto stub = std::make_unique<<package>::Orders_Stub>(new Channel(&deaths), rt::Service::STUB_OWNS_CHANNEL)`
      And `Channel kept(&deaths)`
      And `auto other = std::make_unique<<package>::Orders_Stub>(&kept, rt::Service::STUB_DOESNT_OWN_CHANNEL)`
      When `other.reset()`
      Then `deaths` is `0`
      When `stub.reset()`
      Then `deaths` is `1`

      Examples:
        | package |
        | least   |
