@needs.cpp @needs.lite
Feature: Lite programs
  Code generated for LITE_RUNTIME needs the lite runtime library and nothing else.

  Background:
    Given the lite runtime

  @cpp.message.lite-links-lite
  Rule: A program that uses only lite messages links with the lite library alone

    Scenario: set
      Given the schema
        """proto
        syntax = "proto2";
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; required bool needed = 3; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated double numbers = 4;
          repeated Part parts = 5;
          repeated Kind kinds = 6;
          oneof which { string name = 7; Part piece = 8; }
          optional group Box = 9 { optional bytes data = 1; }
          repeated string texts = 10;
          repeated sint32 packed = 11 [packed = true];
        }
        """
      And `Sample m`
      When `m.mutable_part()->set_id(7)`
      Then `m.part().id()` is `7`

    Scenario Outline: <what>
      Given the schema
        """proto
        syntax = "proto2";
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; required bool needed = 3; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated double numbers = 4;
          repeated Part parts = 5;
          repeated Kind kinds = 6;
          oneof which { string name = 7; Part piece = 8; }
          optional group Box = 9 { optional bytes data = 1; }
          repeated string texts = 10;
          repeated sint32 packed = 11 [packed = true];
        }
        """
      And `Sample m`
      When `<action>`
      Then `<shown>` is `<value>`

      Examples:
        | what        | action                                                                   | shown                             | value             |
        | parsed      | m.ParseFromString(bytes("12 01 61 32 01 15 4b 0a 01 62 4c 5a 02 01 02")) | m.text() + m.box().data()         | "ab"s             |
        | serialized  | m.add_texts("a")                                                         | m.SerializeAsString()             | bytes("52 01 61") |
        | unknown     | m.ParseFromString(bytes("98 06 05"))                                     | m.SerializeAsString()             | bytes("98 06 05") |
        | copied      | Sample copy(m); copy.add_parts(); m.CopyFrom(copy)                       | m.parts_size()                    | 1                 |
        | swapped     | Sample other; other.set_name("b"); m.Swap(&other)                        | m.name()                          | "b"s              |
        | an enum     | m.add_kinds(KIND_LEFT)                                                   | Kind_Name(m.kinds(0))             | "KIND_LEFT"s      |
        | a default   | m.Clear()                                                                | Sample::default_instance().text() | "preset"s         |
        | through New | std::unique_ptr<rt::MessageLite> made(m.New())                           | made->GetTypeName()               | "Sample"s         |

    Scenario: full messages are not part of it
      Given the schema
        """proto
        syntax = "proto2";
        option optimize_for = LITE_RUNTIME;
        message Sample { optional int32 number = 1; }
        """
      Then `static_cast<void>(sizeof(rt::MessageLite))` compiles
      And `static_cast<void>(sizeof(rt::Message))` does not compile
      And `Sample().ByteSizeLong()` is `0u`

  @cpp.message.required @needs.protobuf-conventions
  Rule: A message without one of its required fields is not initialized (lite messages)

    Scenario: incomplete
      Given the schema
        """proto
        syntax = "proto2";
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; required bool needed = 3; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated double numbers = 4;
          repeated Part parts = 5;
          repeated Kind kinds = 6;
          oneof which { string name = 7; Part piece = 8; }
          optional group Box = 9 { optional bytes data = 1; }
          repeated string texts = 10;
          repeated sint32 packed = 11 [packed = true];
        }
        """
      And `Sample m`
      When `m.mutable_part()`
      Then `m.IsInitialized()` is `false`
