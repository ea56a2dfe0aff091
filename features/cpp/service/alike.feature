@needs.descriptors
Feature: Methods that are alike
  Methods with the same types, of one service and of two: only its description tells which method is meant.

  Background:
    Given the schema file `types.proto`
      """proto
      syntax = "proto2";
      package bank.types;
      message Outer { message Entry { optional string text = 1; } }
      """
    And the schema
      """proto
      syntax = "proto2";
      package bank;
      import "types.proto";
      option cc_generic_services = true;
      message Entry { optional string text = 1; }
      service Ledger {
        rpc Add(Entry) returns (Entry);
        rpc Remove(Entry) returns (Entry);
        rpc Move(types.Outer.Entry) returns (Entry);
        rpc Undo(Entry) returns (Entry);
      }
      service Mirror {
        rpc Undo(Entry) returns (Entry);
        rpc Add(Entry) returns (types.Outer.Entry);
        rpc Remove(Entry) returns (Entry);
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
        void SetFailed(const std::string& reason) override { text += reason; ++failures; }
        bool IsCanceled() const override { return false; }
        void NotifyOnCancel(rt::Closure*) override {}
        std::string text;
        int failures = 0;
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
      struct LedgerBook : bank::Ledger {
        using Entry = bank::Entry;
        void Add(rt::RpcController*, const Entry*, Entry*, rt::Closure* done) override { called += "Add", done->Run(); }
        void Remove(rt::RpcController*, const Entry*, Entry*, rt::Closure* done) override {
          called += "Remove", done->Run();
        }
        void Move(rt::RpcController*, const bank::types::Outer::Entry*, Entry*, rt::Closure* done) override {
          called += "Move", done->Run();
        }
        void Undo(rt::RpcController*, const Entry*, Entry*, rt::Closure* done) override {
          called += "Undo", done->Run();
        }
        std::string called;
      }
      """
    And the C++
      """cpp
      struct MirrorBook : bank::Mirror {
        using Entry = bank::Entry;
        void Remove(rt::RpcController*, const Entry*, Entry*, rt::Closure* done) override {
          called += "Remove", done->Run();
        }
        std::string called;
      }
      """
    And `Controller controller`
    And `Count done`

  @cpp.service.call-method
  Rule: `CallMethod` calls the function that belongs to the given method description, with request and response as their own types (methods with the same types)

    Background:
      Given the C++
        """cpp
        const auto call = [&](rt::Service& service, const char* name) {
          const rt::MethodDescriptor* method = service.GetDescriptor()->FindMethodByName(name);
          std::unique_ptr<rt::Message> request(service.GetRequestPrototype(method).New());
          std::unique_ptr<rt::Message> response(service.GetResponsePrototype(method).New());
          service.CallMethod(method, &controller, request.get(), response.get(), &done);
        }
        """

    Scenario: the second one
      Given `LedgerBook ledger`
      When `call(ledger, "Remove")`
      Then `ledger.called` is `"Remove"`
      And `done.runs` is `1`

    Scenario Outline: <method>, which is <place>
      Given `LedgerBook ledger`
      When `call(ledger, "<method>")`
      Then `ledger.called` is `"<method>"`
      And `done.runs` is `1`

      Examples:
        | method | place                 |
        | Add    | the first one         |
        | Move   | one with another type |
        | Undo   | the last one          |

    Scenario: all of them, one after the other
      Given `LedgerBook ledger`
      When `call(ledger, "Undo"), call(ledger, "Add"), call(ledger, "Move"), call(ledger, "Remove"), call(ledger, "Add")`
      Then `ledger.called` is `"UndoAddMoveRemoveAdd"`
      And `done.runs` is `5`

    Scenario: the same name in another service
      Given `MirrorBook mirror`
      When `call(mirror, "Remove")`
      Then `mirror.called` is `"Remove"`
      And `controller.failures` is `0`
      When `call(mirror, "Add")`
      Then `mirror.called` is `"Remove"`
      And `controller.failures` is `1`
      And `done.runs` is `2`

  @cpp.service.method-default
  Rule: A method that is not overridden tells the controller that it is not implemented, and then runs the closure (beside one that is)

    Scenario: Undo
      Given `MirrorBook mirror`
      And `bank::Entry request`
      And `bank::Entry response`
      When `mirror.Undo(&controller, &request, &response, &done)`
      Then `controller.failures` is `1`
      And `done.runs` is `1`
      And `mirror.called` is `""s`
      When `mirror.Remove(&controller, &request, &response, &done)`
      Then `controller.failures` is `1`
      And `done.runs` is `2`
      And `mirror.called` is `"Remove"s`

  @cpp.service.request-prototype @cpp.service.response-prototype
  Rule: `GetRequestPrototype` gives a message of the method's request type (and for the response; types of two names and files)

    Scenario: Ledger.Add
      Given `LedgerBook service`
      And `const rt::MethodDescriptor* method = bank::Ledger::descriptor()->FindMethodByName("Add")`
      Then `service.GetRequestPrototype(method).GetTypeName()` is `"bank.Entry"`
      And `service.GetResponsePrototype(method).GetTypeName()` is `"bank.Entry"`

    Scenario Outline: <name>
      Given `<service>Book service`
      And `const rt::MethodDescriptor* method = bank::<service>::descriptor()->FindMethodByName("<method>")`
      Then `service.GetRequestPrototype(method).GetTypeName()` is `"<request>"`
      And `service.GetResponsePrototype(method).GetTypeName()` is `"<response>"`

      Examples:
        | name          | service | method | request                | response               |
        | Ledger.Move   | Ledger  | Move   | bank.types.Outer.Entry | bank.Entry             |
        | Ledger.Undo   | Ledger  | Undo   | bank.Entry             | bank.Entry             |
        | Mirror.Undo   | Mirror  | Undo   | bank.Entry             | bank.Entry             |
        | Mirror.Add    | Mirror  | Add    | bank.Entry             | bank.types.Outer.Entry |
        | Mirror.Remove | Mirror  | Remove | bank.Entry             | bank.Entry             |

  @cpp.service.stub-method
  Rule: Each function of a stub calls the channel with the description of its own method (methods with the same types)

    Background:
      Given the C++
        """cpp
        struct Channel : rt::RpcChannel {
          void CallMethod(const rt::MethodDescriptor* method, rt::RpcController*, const rt::Message*, rt::Message*,
                          rt::Closure*) override {
            called += std::string(method->full_name()) + ' ';
          }
          std::string called;
        }
        """
      And `Channel channel`
      And `bank::Ledger_Stub ledger(&channel)`
      And `bank::Mirror_Stub mirror(&channel)`
      And `bank::Entry entry`
      And `bank::types::Outer::Entry other`

    Scenario: one service
      When `ledger.Remove(&controller, &entry, &entry, &done)`
      And `ledger.Undo(&controller, &entry, &entry, &done)`
      And `ledger.Add(&controller, &entry, &entry, &done)`
      And `ledger.Move(&controller, &other, &entry, &done)`
      Then `channel.called` is `"bank.Ledger.Remove bank.Ledger.Undo bank.Ledger.Add bank.Ledger.Move "s`

    Scenario: two services over one channel
      When `ledger.Remove(&controller, &entry, &entry, &done)`
      And `mirror.Remove(&controller, &entry, &entry, &done)`
      And `mirror.Add(&controller, &entry, &other, &done)`
      And `ledger.Add(&controller, &entry, &entry, &done)`
      Then `channel.called` is `"bank.Ledger.Remove bank.Mirror.Remove bank.Mirror.Add bank.Ledger.Add "s`
