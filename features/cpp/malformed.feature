@needs.cpp
Feature: Malformed input
  Parsing meets bytes that anybody may have sent: all that are valid are taken, all others are refused, and no input takes
  down the process or makes it allocate more than the input is worth. What is valid says an independent reader.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
      message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
      message Numbers {
        int32 a = 1; int64 b = 2; uint32 c = 3; uint64 d = 4; sint32 e = 5; sint64 f = 6; bool g = 7; Kind h = 8;
        fixed32 i = 9; fixed64 j = 10; sfixed32 k = 11; sfixed64 l = 12; float m = 13; double n = 14;
      }
      message Lists {
        repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
        repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
        repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
      }
      message Texts { string text = 1; bytes blob = 2; Part part = 3; }
      message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
      message Sample {
        int32 number = 1; fixed32 four = 2; double eight = 3; string text = 4; bytes blob = 5; Part part = 6;
        repeated int32 varints = 7; repeated fixed32 fours = 8; repeated sint32 expanded = 9 [packed = false];
        repeated string texts = 10; repeated Part parts = 11; Kind kind = 12; map<string, int32> map = 13;
        uint64 large = 14; bool flag = 2047; sint64 far = 536870911;
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
      message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
      message Groups {
        optional group One = 1 { optional int32 id = 1; optional group Two = 2 { optional string text = 1; } }
        repeated group Many = 3 { optional int32 id = 1; }
        optional OldPart part = 4;
      }
      message Enums { optional OldKind kind = 1; repeated OldKind kinds = 2; repeated OldKind packed = 3 [packed = true]; }
      message Open {
        optional int32 before = 1;
        extensions 100 to 199;
        optional string after = 200;
      }
      extend Open {
        optional int32 ext_number = 100;
        optional fixed64 ext_eight = 101;
        optional string ext_text = 102;
        optional OldPart ext_part = 103;
        optional OldKind ext_kind = 104;
        repeated int32 ext_numbers = 105;
        repeated int32 ext_packed = 106 [packed = true];
        repeated fixed32 ext_fours = 107 [packed = true];
        repeated OldPart ext_parts = 108;
        optional group ExtBox = 109 { optional int32 id = 1; }
        repeated OldKind ext_kinds = 110;
      }
      message Closed {}
      """

  @cpp.error.parse-invalid
  Rule: ParseFromString of invalid wire data returns false

    Scenario: every beginning of numbers
      Given `Numbers m`
      Then `m` takes every valid beginning of the `Numbers`, and no other
        """json
        {
          "a": -1, "b": "-7000000000", "c": 4000000000, "d": "18000000000000000000", "e": -300, "f": "-8000000000", "g": true,
          "h": "KIND_BELOW", "i": 4100000000, "j": "18100000000000000000", "k": -9, "l": "-9000000000", "m": -2.5, "n": 1e300
        }
        """

    Scenario: every change of numbers
      Given `Numbers m`
      Then `m` takes every valid change of one byte of the `Numbers`, and no other
        """json
        { "a": -1, "c": 300, "e": -300, "g": true, "h": "KIND_LEFT", "i": 4100000000, "l": "-9000000000", "m": -2.5 }
        """

    Scenario: every beginning of repeated fields
      Given `Lists m`
      Then `m` takes every valid beginning of the `Lists`, and no other
        """json
        {
          "varints": [1, 300, -1], "fours": [1, 2], "eights": ["1", "2"], "flags": [true, false], "expanded": ["-1", "300"],
          "expanded_fours": [1, 2], "kinds": ["KIND_LEFT", "KIND_BELOW"], "texts": ["a", "", "bc"], "blobs": ["AP8=", ""],
          "parts": [{ "id": 1 }, {}, { "parts": [{ "id": 2 }] }]
        }
        """

    Scenario: every change of repeated fields
      Given `Lists m`
      Then `m` takes every valid change of one byte of the `Lists`, and no other
        """json
        {
          "varints": [1, 300, -1], "fours": [1, 2], "eights": ["1"], "flags": [true, false], "expanded": ["-1", "300"],
          "expanded_fours": [1], "kinds": ["KIND_LEFT"], "texts": ["a", "bc"], "blobs": ["AP8="], "parts": [{ "id": 1 }, {}]
        }
        """

    Scenario: every beginning of texts and messages
      Given `Texts m`
      Then `m` takes every valid beginning of the `Texts`, and no other
        """json
        {
          "text": "aä€😀z", "blob": "/wD+",
          "part": { "id": 7, "label": "é", "part": { "id": 8, "part": { "label": "deep" } }, "parts": [{}, { "id": 9 }] }
        }
        """

    Scenario: every change of texts and messages
      Given `Texts m`
      Then `m` takes every valid change of one byte of the `Texts`, and no other
        """json
        { "text": "aä€😀z", "blob": "/wD+", "part": { "id": 7, "label": "é", "part": { "id": 8 }, "parts": [{ "id": 9 }] } }
        """

    Scenario: every beginning of maps
      Given `Maps m`
      Then `m` takes every valid beginning of the `Maps`, and no other
        """json
        {
          "numbers": { "one": 1, "": 2 }, "texts": { "-1": "minus", "300": "" }, "parts": { "true": { "id": 7 } },
          "kinds": { "18100000000000000000": "KIND_BELOW" }
        }
        """

    Scenario: every change of maps
      Given `Maps m`
      Then `m` takes every valid change of one byte of the `Maps`, and no other
        """json
        { "numbers": { "one": 1 }, "texts": { "300": "é" }, "parts": { "true": { "id": 7 } }, "kinds": { "5": "KIND_LEFT" } }
        """

    Scenario: every beginning of groups
      Given `Groups m`
      Then `m` takes every valid beginning of the `Groups`, and no other
        """json
        {
          "one": { "id": 300, "two": { "text": "inner" } }, "many": [{ "id": 1 }, {}],
          "part": { "id": 7, "label": "l", "inner": { "id": 8 } }
        }
        """

    Scenario: every change of groups
      Given `Groups m`
      Then `m` takes every valid change of one byte of the `Groups`, and no other
        """json
        { "one": { "id": 300, "two": { "text": "in" } }, "many": [{ "id": 1 }, {}], "part": { "inner": { "id": 8 } } }
        """

    Scenario: every beginning of closed enums
      Given `Enums m`
      Then `m` takes every valid beginning of the `Enums`, and no other
        """json
        { "kind": "OLD_KIND_BELOW", "kinds": ["OLD_KIND_FIRST", 32, 33], "packed": ["OLD_KIND_OTHER", -6, 99] }
        """

    Scenario: every change of closed enums
      Given `Enums m`
      Then `m` takes every valid change of one byte of the `Enums`, and no other
        """json
        { "kind": "OLD_KIND_BELOW", "kinds": ["OLD_KIND_FIRST", 32], "packed": ["OLD_KIND_OTHER", -6, 31] }
        """

    Scenario: every beginning of extensions
      Given `Open m`
      Then `m` takes every valid beginning of the `Open`, and no other
        """json
        {
          "before": 5, ".ext_number": -1, ".ext_eight": "7", ".ext_text": "abc", ".ext_part": { "id": 7, "inner": { "id": 8 } },
          ".ext_kind": "OLD_KIND_OTHER", ".ext_numbers": [1, 300], ".ext_packed": [1, 300], ".ext_fours": [1, 2],
          ".ext_parts": [{ "id": 1 }, {}], ".ext_kinds": ["OLD_KIND_FIRST", "OLD_KIND_BELOW"], "after": "z"
        }
        """

    Scenario: every change of extensions
      Given `Open m`
      Then `m` takes every valid change of one byte of the `Open`, and no other
        """json
        {
          "before": 5, ".ext_number": 300, ".ext_text": "abc", ".ext_part": { "id": 7, "inner": { "id": 8 } },
          ".ext_kind": "OLD_KIND_OTHER", ".ext_packed": [1, 300], ".ext_fours": [1], ".ext_parts": [{ "id": 1 }], "after": "z"
        }
        """

    Scenario: every beginning of what a message does not know
      Given `Closed m`
      Then `m` takes every valid beginning of the `Groups`, and no other
        """json
        { "one": { "id": 300, "two": { "text": "inner" } }, "many": [{ "id": 1 }, {}], "part": { "id": 7 } }
        """
