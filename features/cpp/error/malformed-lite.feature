@needs.cpp @needs.lite
Feature: Malformed input of lite messages
  The lite runtime reads the same wire format, and keeps unknown fields as bytes.

  Background:
    Given the lite runtime
    And the schema
      """proto
      syntax = "proto2";
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; }
      message Part { optional int32 id = 1; optional string label = 2; repeated Part parts = 3; }
      message Light {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        repeated fixed32 fours = 4 [packed = true];
        optional Kind kind = 5;
        optional group Box = 6 { optional sint64 id = 1; }
        map<string, int32> map = 7;
        extensions 100 to 199;
      }
      extend Light { optional int32 ext_number = 100; repeated Part ext_parts = 101; }
      message Sparse { optional string text = 2; }
      """

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (lite messages)

    Scenario: every prefix of a lite message
      Given `Light m`
      Then `m` accepts exactly the valid prefixes of the `Light`
        """json
        {
          "number": -1, "text": "abc", "part": { "id": 300, "label": "l", "parts": [{}, { "id": 1 }] }, "fours": [1, 2],
          "kind": "KIND_OTHER", "box": { "id": "-8000000000" }, "map": { "one": 1, "": 2 },
          ".ext_number": 7, ".ext_parts": [{ "id": 1 }, {}]
        }
        """

    Scenario: every byte mutation of a lite message
      Given `Light m`
      Then `m` accepts exactly the valid byte mutations of the `Light`
        """json
        {
          "number": 300, "text": "abc", "part": { "id": 7, "parts": [{ "id": 1 }] }, "fours": [1], "kind": "KIND_OTHER",
          "box": { "id": "-3" }, "map": { "one": 1 }, ".ext_number": 7, ".ext_parts": [{ "id": 1 }, {}]
        }
        """

    Scenario: every byte mutation of the unknown fields of a lite message
      Given `Sparse m`
      Then `m`, a `Sparse`, accepts exactly the valid byte mutations of the `Light`
        """json
        { "number": 300, "text": "abc", "part": { "id": 7 }, "fours": [1], "box": { "id": "-3" } }
        """

  @cpp.error.nesting @needs.protobuf-conventions
  Rule: Messages and groups are read up to 100 levels deep, and refused below that (lite messages)

    Scenario: lite messages, 99, 100 and 101 levels
      Given `Part m`
      And `std::string nested = bytes("1a 00")`
      And `for (int level = 1; level < 99; ++level) nested = record(3, std::move(nested))`
      And `const std::string hundred = record(3, nested)`
      Then `m.ParseFromString(nested)` is `true`
      And `m.SerializeAsString()` is `nested`
      And `m.ParseFromString(hundred)` is `true`
      And `m.SerializeAsString()` is `hundred`
      And `m.ParseFromString(record(3, hundred))` is `false`

    Scenario: groups that are unknown to a lite message, 99, 100 and 101 levels
      Given `Sparse m`
      And `std::string nested = bytes("0b 0c")`
      And `for (int level = 1; level < 99; ++level) nested = bytes("0b") + std::move(nested) + bytes("0c")`
      And `const std::string hundred = bytes("0b") + nested + bytes("0c")`
      Then `m.ParseFromString(nested)` is `true`
      And `m.SerializeAsString()` is `nested`
      And `m.ParseFromString(hundred)` is `true`
      And `m.SerializeAsString()` is `hundred`
      And `m.ParseFromString(bytes("0b") + hundred + bytes("0c"))` is `false`
