@needs.cpp @needs.proto3-optional
Feature: Numeric fields and their neighbours
  Setting or clearing a number leaves all other fields of the message as they were, whatever their kind.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 1; }
      message Part { int32 id = 1; }
      message Explicit {
        optional int32 int32_value = 1;        optional int64 int64_value = 2;
        optional uint32 uint32_value = 3;      optional uint64 uint64_value = 4;
        optional sint32 sint32_value = 5;      optional sint64 sint64_value = 6;
        optional fixed32 fixed32_value = 7;    optional fixed64 fixed64_value = 8;
        optional sfixed32 sfixed32_value = 9;  optional sfixed64 sfixed64_value = 10;
        optional float float_value = 11;       optional double double_value = 12;
        optional bool bool_value = 13;         optional bool flag = 14;
        optional string text = 15;             optional bytes data = 16;
        optional Kind kind = 17;               Part part = 18;
        repeated int32 numbers = 19;           repeated string texts = 20;
        map<int32, string> names = 21;         bool last = 22;
        oneof pick { int32 member = 23; string text_member = 24; }
      }
      message Implicit {
        int32 int32_value = 1;        int64 int64_value = 2;
        uint32 uint32_value = 3;      uint64 uint64_value = 4;
        sint32 sint32_value = 5;      sint64 sint64_value = 6;
        fixed32 fixed32_value = 7;    fixed64 fixed64_value = 8;
        sfixed32 sfixed32_value = 9;  sfixed64 sfixed64_value = 10;
        float float_value = 11;       double double_value = 12;
        bool bool_value = 13;         bool flag = 14;
        string text = 15;             bytes data = 16;
        Kind kind = 17;               Part part = 18;
        repeated int32 numbers = 19;  repeated string texts = 20;
        map<int32, string> names = 21;
        optional bool maybe = 22;
        oneof pick { int32 member = 23; string text_member = 24; }
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      enum OldKind { OLD_KIND_FIRST = 1; OLD_KIND_SECOND = 2; }
      message OldPart { optional int32 id = 1; }
      message Preset {
        optional int32 int32_value = 1 [default = 41];           optional int64 int64_value = 2 [default = 41];
        optional uint32 uint32_value = 3 [default = 41];         optional uint64 uint64_value = 4 [default = 41];
        optional sint32 sint32_value = 5 [default = 41];         optional sint64 sint64_value = 6 [default = 41];
        optional fixed32 fixed32_value = 7 [default = 41];       optional fixed64 fixed64_value = 8 [default = 41];
        optional sfixed32 sfixed32_value = 9 [default = 41];     optional sfixed64 sfixed64_value = 10 [default = 41];
        optional float float_value = 11 [default = 41];          optional double double_value = 12 [default = 41];
        optional bool bool_value = 13 [default = true];          optional bool flag = 14 [default = true];
        optional string text = 15 [default = "preset"];          optional bytes data = 16 [default = "preset"];
        optional OldKind kind = 17 [default = OLD_KIND_SECOND];  optional OldPart part = 18;
        repeated int32 numbers = 19;                             repeated string texts = 20;
        map<int32, string> names = 21;                           required bool last = 22;
        oneof pick { int32 member = 23; string text_member = 24; }
      }
      """

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (its neighbours)

    Scenario: int32 changes, and the neighbours stay
      Given `Explicit m`
      When `m.set_int32_value(-7)`
      And `m.set_bool_value(true)`
      And `m.set_text("kept")`
      And `m.mutable_part()->set_id(3)`
      And `m.set_int32_value(8)`
      Then `m` serializes as the `Explicit`
        """json
        { "int32_value": 8, "bool_value": true, "text": "kept", "part": { "id": 3 } }
        """
      When `m.clear_int32_value()`
      Then `m` serializes as the `Explicit`
        """json
        { "bool_value": true, "text": "kept", "part": { "id": 3 } }
        """

    Scenario Outline: <scalar> of <message> changes, and the neighbours stay
      Given `<message> m`
      And `m` parses the `<message>`
        """json
        {
          "int32_value": 7, "int64_value": "7", "uint32_value": 7, "uint64_value": "7",
          "sint32_value": 7, "sint64_value": "7", "fixed32_value": 7, "fixed64_value": "7",
          "sfixed32_value": 7, "sfixed64_value": "7", "float_value": 7, "double_value": 7,
          "bool_value": false, "flag": false, "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 },
          "numbers": [6], "texts": ["kept"], "names": { "8": "kept" }, "last": true, "text_member": "kept"
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.set_<scalar>_value(<other>)`
      And `m.set_<scalar>_value(<value>)`
      Then `m.SerializeAsString()` is `before`
      When `m.clear_<scalar>_value()`
      And `m.set_<scalar>_value(<value>)`
      Then `m.SerializeAsString()` is `before`

      Examples:
        | scalar   | message  | value | other        |
        | int32    | Explicit | 7     | -1           |
        | int64    | Explicit | 7     | -1           |
        | uint32   | Explicit | 7     | ~uint32_t(0) |
        | uint64   | Explicit | 7     | ~uint64_t(0) |
        | sint32   | Explicit | 7     | -1           |
        | sint64   | Explicit | 7     | -1           |
        | fixed32  | Explicit | 7     | ~uint32_t(0) |
        | fixed64  | Explicit | 7     | ~uint64_t(0) |
        | sfixed32 | Explicit | 7     | -1           |
        | sfixed64 | Explicit | 7     | -1           |
        | float    | Explicit | 7.0f  | -1.0f        |
        | double   | Explicit | 7.0   | -1.0         |
        | bool     | Explicit | false | true         |
        | int32    | Preset   | 7     | -1           |
        | int64    | Preset   | 7     | -1           |
        | uint32   | Preset   | 7     | ~uint32_t(0) |
        | uint64   | Preset   | 7     | ~uint64_t(0) |
        | sint32   | Preset   | 7     | -1           |
        | sint64   | Preset   | 7     | -1           |
        | fixed32  | Preset   | 7     | ~uint32_t(0) |
        | fixed64  | Preset   | 7     | ~uint64_t(0) |
        | sfixed32 | Preset   | 7     | -1           |
        | sfixed64 | Preset   | 7     | -1           |
        | float    | Preset   | 7.0f  | -1.0f        |
        | double   | Preset   | 7.0   | -1.0         |
        | bool     | Preset   | false | true         |

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (its neighbours)

    Scenario: int32 changes, and the neighbours stay
      Given `Implicit m`
      When `m.set_int32_value(-7)`
      And `m.set_bool_value(true)`
      And `m.set_text("kept")`
      And `m.mutable_part()->set_id(3)`
      And `m.set_int32_value(8)`
      Then `m` serializes as the `Implicit`
        """json
        { "int32_value": 8, "bool_value": true, "text": "kept", "part": { "id": 3 } }
        """
      When `m.clear_int32_value()`
      Then `m` serializes as the `Implicit`
        """json
        { "bool_value": true, "text": "kept", "part": { "id": 3 } }
        """

    Scenario Outline: <scalar> changes, and the neighbours stay
      Given `Implicit m`
      And `m` parses the `Implicit`
        """json
        {
          "int32_value": 7, "int64_value": "7", "uint32_value": 7, "uint64_value": "7",
          "sint32_value": 7, "sint64_value": "7", "fixed32_value": 7, "fixed64_value": "7",
          "sfixed32_value": 7, "sfixed64_value": "7", "float_value": 7, "double_value": 7,
          "bool_value": true, "flag": true, "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 },
          "numbers": [6], "texts": ["kept"], "names": { "8": "kept" }, "maybe": false, "text_member": "kept"
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.set_<scalar>_value(<other>)`
      And `m.set_<scalar>_value(<value>)`
      Then `m.SerializeAsString()` is `before`
      When `m.clear_<scalar>_value()`
      And `m.set_<scalar>_value(<value>)`
      Then `m.SerializeAsString()` is `before`

      Examples:
        | scalar   | value | other        |
        | int64    | 7     | -1           |
        | uint32   | 7     | ~uint32_t(0) |
        | uint64   | 7     | ~uint64_t(0) |
        | sint32   | 7     | -1           |
        | sint64   | 7     | -1           |
        | fixed32  | 7     | ~uint32_t(0) |
        | fixed64  | 7     | ~uint64_t(0) |
        | sfixed32 | 7     | -1           |
        | sfixed64 | 7     | -1           |
        | float    | 7.0f  | -1.0f        |
        | double   | 7.0   | -1.0         |
        | bool     | true  | false        |
