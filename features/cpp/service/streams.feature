@needs.descriptors
Feature: Methods with streams
  The classes of a service have the same functions for a method whose request or response is declared with `stream`.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package radio;
      option cc_generic_services = true;
      message Request { optional string text = 1; }
      message Reply { optional string text = 1; }
      service Station {
        rpc Send(stream Request) returns (Reply);
        rpc Ask(Request) returns (Reply);
        rpc Listen(Request) returns (stream Reply);
        rpc Talk(stream Reply) returns (stream Request);
      }
      service Relay { rpc Send(stream Reply) returns (stream Request); }
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
        void SetFailed(const std::string& reason) override { text += reason; }
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
      struct Tower : radio::Station {
        using Request = radio::Request;
        using Reply = radio::Reply;
        void Send(rt::RpcController*, const Request* request, Reply* reply, rt::Closure* done) override {
          reply->set_text("sent " + request->text()), done->Run();
        }
        void Ask(rt::RpcController*, const Request* request, Reply* reply, rt::Closure* done) override {
          reply->set_text("asked " + request->text()), done->Run();
        }
        void Listen(rt::RpcController*, const Request* request, Reply* reply, rt::Closure* done) override {
          reply->set_text("heard " + request->text()), done->Run();
        }
        void Talk(rt::RpcController*, const Reply* reply, Request* answer, rt::Closure* done) override {
          answer->set_text("told " + reply->text()), done->Run();
        }
      }
      """
    And the C++
      """cpp
      struct Channel : rt::RpcChannel {
        void CallMethod(const rt::MethodDescriptor* method, rt::RpcController*, const rt::Message*, rt::Message*,
                        rt::Closure* done) override {
          called += std::string(method->full_name()) + " ";
          done->Run();
        }
        std::string called;
      }
      """
    And `struct Silent : radio::Station {}`
    And `Controller controller`
    And `Count done`
    And `radio::Request request`
    And `radio::Reply reply`
    And `request.set_text("one")`

  @cpp.service.method
  Rule: A method of a service becomes a virtual function that is not pure, takes controller, request, response and closure, and returns nothing (with streams)

    Scenario: a stream of responses, through the service's class
      Given `Tower tower`
      And `radio::Station& station = tower`
      When `station.Listen(&controller, &request, &reply, &done)`
      Then `reply.text()` is `"heard one"s`
      And `(&radio::Station::Listen)` has type `void (radio::Station::*)(rt::RpcController*, const radio::Request*, radio::Reply*, rt::Closure*)`

    Scenario: a stream of requests, through the service's class
      Given `Tower tower`
      And `radio::Station& station = tower`
      When `station.Send(&controller, &request, &reply, &done)`
      Then `reply.text()` is `"sent one"s`
      And `(&radio::Station::Send)` has type `void (radio::Station::*)(rt::RpcController*, const radio::Request*, radio::Reply*, rt::Closure*)`

  @cpp.service.call-method @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (with streams)

    Scenario: of the request
      Given `Tower tower`
      And `rt::Service& base = tower`
      When `base.CallMethod(radio::Station::descriptor()->method(0), &controller, &request, &reply, &done)`
      Then `reply.text()` is `"sent one"s`
      And `done.runs` is `1`

    Scenario Outline: <what>
      Given `Tower tower`
      And `rt::Service& base = tower`
      And `const rt::MethodDescriptor* method = radio::Station::descriptor()->FindMethodByName("<method>")`
      And `std::unique_ptr<rt::Message> asked(base.GetRequestPrototype(method).New())`
      And `std::unique_ptr<rt::Message> answered(base.GetResponsePrototype(method).New())`
      When `asked->ParseFromString(request.SerializeAsString())`
      And `base.CallMethod(method, &controller, asked.get(), answered.get(), &done)`
      Then `answered->GetTypeName()` is `"radio.<response>"s`
      And `answered->SerializeAsString()` is `bytes("<bytes>")`
      And `done.runs` is `1`

      Examples:
        | what                   | method | response | bytes                            |
        | the one without        | Ask    | Reply    | 0a 09 61 73 6b 65 64 20 6f 6e 65 |
        | of the response        | Listen | Reply    | 0a 09 68 65 61 72 64 20 6f 6e 65 |
        | of both                | Talk   | Request  | 0a 08 74 6f 6c 64 20 6f 6e 65    |
        | of the request, by New | Send   | Reply    | 0a 08 73 65 6e 74 20 6f 6e 65    |

    Scenario: not overridden
      Given `Silent silent`
      When `silent.CallMethod(radio::Station::descriptor()->method(3), &controller, &reply, &request, &done)`
      Then `controller.Failed()` is `true`
      And `done.runs` is `1`

  @cpp.service.stub-method
  Rule: Each function of a stub calls the channel with the description of its own method (with streams)

    Scenario: of the request
      Given `Channel channel`
      And `radio::Station_Stub stub(&channel)`
      When `stub.Send(&controller, &request, &reply, &done)`
      Then `channel.called` is `"radio.Station.Send "s`
      And `done.runs` is `1`

    Scenario: every method
      Given `Channel channel`
      And `radio::Station_Stub stub(&channel)`
      And `radio::Relay_Stub relay(&channel)`
      When `stub.Talk(&controller, &reply, &request, &done)`
      And `stub.Listen(&controller, &request, &reply, &done)`
      And `stub.Ask(&controller, &request, &reply, &done)`
      And `relay.Send(&controller, &reply, &request, &done)`
      Then `channel.called` is `"radio.Station.Talk radio.Station.Listen radio.Station.Ask radio.Relay.Send "s`
      And `done.runs` is `4`

  @cpp.service.stub-constructor
  Rule: A stub constructed from a channel sends its calls there and leaves the channel to its owner (with streams)

    Scenario: of the request
      Given `Channel channel`
      And `auto stub = std::make_unique<radio::Station_Stub>(&channel)`
      When `stub->Send(&controller, &request, &reply, &done)`
      And `stub.reset()`
      Then `channel.called` is `"radio.Station.Send "s`
      And `done.runs` is `1`
      And `controller.Failed()` is `false`

    Scenario Outline: <what>
      Given `Channel channel`
      And `auto stub = std::make_unique<radio::Station_Stub>(&channel)`
      When `stub-><call>`
      And `stub.reset()`
      Then `channel.called` is `"radio.Station.<method> "s`
      And `done.runs` is `1`
      And `controller.Failed()` is `false`

      Examples:
        | what            | method | call                                         |
        | of the response | Listen | Listen(&controller, &request, &reply, &done) |
        | of both         | Talk   | Talk(&controller, &reply, &request, &done)   |
