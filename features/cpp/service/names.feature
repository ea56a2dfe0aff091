@needs.descriptors
Feature: Names of services and methods of any shape
  Small letters, capitals, digits and underscores of a name stay as they are.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package names;
      option cc_generic_services = true;
      message query { optional string text = 1; }
      message Two__Words { optional int32 number = 1; }
      service shop {
        rpc place(query) returns (Two__Words);
        rpc placeOrder(query) returns (Two__Words);
        rpc GET_ALL(Two__Words) returns (query);
        rpc two__words(query) returns (query);
        rpc x(Two__Words) returns (Two__Words);
        rpc Trail_(query) returns (query);
        rpc Get2Of3(query) returns (Two__Words);
      }
      service Two__Parts_ { rpc Place(query) returns (query); }
      service SHOP2 { rpc place(query) returns (query); }
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
        void SetFailed(const std::string& reason) override { text = reason + "!"; }
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
        void CallMethod(const rt::MethodDescriptor* method, rt::RpcController*, const rt::Message*, rt::Message*,
                        rt::Closure* done) override {
          called = std::string(method->full_name());
          done->Run();
        }
        std::string called;
      }
      """
    And the C++
      """cpp
      struct Lazy : names::shop {};
      """
    And `Controller controller`
    And `Count done`

  @cpp.service.method
  Rule: A method of a service becomes a virtual function that is not pure, takes controller, request, response and closure, and returns nothing (names of any shape)

    Scenario: small letters
      Then `(&names::shop::place)` has type `void (names::shop::*)(rt::RpcController*, const names::query*, names::Two__Words*, rt::Closure*)`

    Scenario Outline: <what>
      Then `(&names::<service>::<method>)` has type `void (names::<service>::*)(rt::RpcController*, const names::<request>*, names::<response>*, rt::Closure*)`

      Examples:
        | what                   | service     | method     | request    | response   |
        | a capital inside       | shop        | placeOrder | query      | Two__Words |
        | capitals only          | shop        | GET_ALL    | Two__Words | query      |
        | two underscores        | shop        | two__words | query      | query      |
        | one letter             | shop        | x          | Two__Words | Two__Words |
        | an underscore last     | shop        | Trail_     | query      | query      |
        | digits                 | shop        | Get2Of3    | query      | Two__Words |
        | underscores of a class | Two__Parts_ | Place      | query      | query      |
        | a digit of a class     | SHOP2       | place      | query      | query      |

  @cpp.service.class @cpp.service.stub @cpp.service.descriptor @cpp.service.get-descriptor
  Rule: A service becomes a class of its name derived from `Service` (names of any shape)

    Scenario: small letters
      Given `Lazy lazy`
      And `rt::Service& base = lazy`
      Then `(std::is_base_of_v<rt::Service, names::shop>)` is `true`
      And `(std::is_base_of_v<names::shop, names::shop_Stub>)` is `true`
      And `(std::is_same_v<names::shop::Stub, names::shop_Stub>)` is `true`
      And `names::shop::descriptor()->full_name()` is `"names.shop"`
      And `base.GetDescriptor()` is `names::shop::descriptor()`

    Scenario Outline: <what>
      Then `(std::is_base_of_v<rt::Service, names::<service>>)` is `true`
      And `(std::is_base_of_v<names::<service>, names::<service>_Stub>)` is `true`
      And `(std::is_same_v<names::<service>::Stub, names::<service>_Stub>)` is `true`
      And `(std::is_convertible_v<names::<service>_Stub*, names::<service>*>)` is `true`
      And `names::<service>::descriptor()->full_name()` is `"names.<service>"`

      Examples:
        | what        | service     |
        | underscores | Two__Parts_ |
        | a digit     | SHOP2       |

  @cpp.service.stub-method @cpp.service.method-default @cpp.service.call-method
  Rule: Each function of a stub calls the channel with the description of its own method (and what is not overridden fails; names of any shape)

    Scenario: small letters
      Given `Channel channel`
      And `names::shop_Stub stub(&channel)`
      And `Lazy lazy`
      And `rt::Service& base = lazy`
      And `names::query request`
      And `names::Two__Words response`
      When `stub.place(&controller, &request, &response, &done)`
      Then `channel.called` is `"names.shop.place"s`
      And `done.runs` is `1`
      When `lazy.place(&controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `2`
      When `controller.Reset()`
      And `base.CallMethod(names::shop::descriptor()->FindMethodByName("place"), &controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `3`

    Scenario Outline: <what>
      Given `Channel channel`
      And `names::shop_Stub stub(&channel)`
      And `Lazy lazy`
      And `rt::Service& base = lazy`
      And `names::<request> request`
      And `names::<response> response`
      When `stub.<method>(&controller, &request, &response, &done)`
      Then `channel.called` is `"names.shop.<method>"s`
      And `done.runs` is `1`
      When `lazy.<method>(&controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `2`
      When `controller.Reset()`
      And `base.CallMethod(names::shop::descriptor()->FindMethodByName("<method>"), &controller, &request, &response, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `3`

      Examples:
        | what               | method     | request    | response   |
        | a capital inside   | placeOrder | query      | Two__Words |
        | capitals only      | GET_ALL    | Two__Words | query      |
        | two underscores    | two__words | query      | query      |
        | one letter         | x          | Two__Words | Two__Words |
        | an underscore last | Trail_     | query      | query      |
        | digits             | Get2Of3    | query      | Two__Words |

    # In a schema of its own, so that a subject that confuses these names fails only here.
    Scenario Outline: named like a parameter: <method>
      Given the schema file `parameters.proto`
        """proto
        syntax = "proto2";
        package words;
        option cc_generic_services = true;
        message Ask { optional string text = 1; }
        message Reply { optional int32 number = 1; }
        service Clerk {
          rpc method(Ask) returns (Reply);
          rpc controller(Ask) returns (Reply);
          rpc request(Ask) returns (Reply);
          rpc response(Ask) returns (Reply);
          rpc done(Ask) returns (Reply);
          rpc channel(Ask) returns (Reply);
        }
        """
      And `Channel channel`
      And `words::Clerk_Stub stub(&channel)`
      And `words::Ask ask`
      And `words::Reply reply`
      When `stub.<method>(&controller, &ask, &reply, &done)`
      Then `channel.called` is `"words.Clerk.<method>"s`
      When `channel.called.clear()`
      And `static_cast<rt::Service&>(stub).CallMethod(words::Clerk::descriptor()->FindMethodByName("<method>"), &controller, &ask, &reply, &done)`
      Then `channel.called` is `"words.Clerk.<method>"s`
      And `done.runs` is `2`

      Examples:
        | method     |
        | method     |
        | controller |
        | request    |
        | response   |
        | done       |
        | channel    |
