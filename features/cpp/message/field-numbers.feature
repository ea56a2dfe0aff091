@needs.cpp @needs.lite
Feature: Field numbers of every length
  The number of a field takes one to five bytes on the wire. Each kind of field is written and read back at both ends of each
  length, and between them.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      message Part { optional int32 id = 1; }
      message Numbers {
        optional int32 f15 = 15; optional int32 f16 = 16; optional int32 f2047 = 2047;
        optional int32 f2048 = 2048; optional int32 f4095 = 4095; optional int32 f4096 = 4096;
        optional int32 f16383 = 16383; optional int32 f16384 = 16384; optional int32 f262143 = 262143;
        optional int32 f262144 = 262144; optional int32 f33554431 = 33554431; optional int32 f33554432 = 33554432;
        optional int32 f536870911 = 536870911;
      }
      message Lists {
        repeated int32 f15 = 15; repeated int32 f16 = 16; repeated int32 f2047 = 2047;
        repeated int32 f2048 = 2048; repeated int32 f4095 = 4095; repeated int32 f4096 = 4096;
        repeated int32 f16383 = 16383; repeated int32 f16384 = 16384; repeated int32 f262143 = 262143;
        repeated int32 f262144 = 262144; repeated int32 f33554431 = 33554431; repeated int32 f33554432 = 33554432;
        repeated int32 f536870911 = 536870911;
      }
      message Reals {
        repeated double f15 = 15; repeated double f16 = 16; repeated double f2047 = 2047;
        repeated double f2048 = 2048; repeated double f4095 = 4095; repeated double f4096 = 4096;
        repeated double f16383 = 16383; repeated double f16384 = 16384; repeated double f262143 = 262143;
        repeated double f262144 = 262144; repeated double f33554431 = 33554431;
        repeated double f33554432 = 33554432; repeated double f536870911 = 536870911;
      }
      message Packs {
        repeated sint64 f15 = 15 [packed = true]; repeated sint64 f16 = 16 [packed = true];
        repeated sint64 f2047 = 2047 [packed = true]; repeated sint64 f2048 = 2048 [packed = true];
        repeated sint64 f4095 = 4095 [packed = true]; repeated sint64 f4096 = 4096 [packed = true];
        repeated sint64 f16383 = 16383 [packed = true]; repeated sint64 f16384 = 16384 [packed = true];
        repeated sint64 f262143 = 262143 [packed = true]; repeated sint64 f262144 = 262144 [packed = true];
        repeated sint64 f33554431 = 33554431 [packed = true];
        repeated sint64 f33554432 = 33554432 [packed = true];
        repeated sint64 f536870911 = 536870911 [packed = true];
      }
      message Words {
        optional string f15 = 15; optional string f16 = 16; optional string f2047 = 2047;
        optional string f2048 = 2048; optional string f4095 = 4095; optional string f4096 = 4096;
        optional string f16383 = 16383; optional string f16384 = 16384; optional string f262143 = 262143;
        optional string f262144 = 262144; optional string f33554431 = 33554431;
        optional string f33554432 = 33554432; optional string f536870911 = 536870911;
      }
      message Texts {
        repeated string f15 = 15; repeated string f16 = 16; repeated string f2047 = 2047;
        repeated string f2048 = 2048; repeated string f4095 = 4095; repeated string f4096 = 4096;
        repeated string f16383 = 16383; repeated string f16384 = 16384; repeated string f262143 = 262143;
        repeated string f262144 = 262144; repeated string f33554431 = 33554431;
        repeated string f33554432 = 33554432; repeated string f536870911 = 536870911;
      }
      message Children {
        optional Part f15 = 15; optional Part f16 = 16; optional Part f2047 = 2047; optional Part f2048 = 2048;
        optional Part f4095 = 4095; optional Part f4096 = 4096; optional Part f16383 = 16383;
        optional Part f16384 = 16384; optional Part f262143 = 262143; optional Part f262144 = 262144;
        optional Part f33554431 = 33554431; optional Part f33554432 = 33554432;
        optional Part f536870911 = 536870911;
      }
      message Parts {
        repeated Part f15 = 15; repeated Part f16 = 16; repeated Part f2047 = 2047; repeated Part f2048 = 2048;
        repeated Part f4095 = 4095; repeated Part f4096 = 4096; repeated Part f16383 = 16383;
        repeated Part f16384 = 16384; repeated Part f262143 = 262143; repeated Part f262144 = 262144;
        repeated Part f33554431 = 33554431; repeated Part f33554432 = 33554432;
        repeated Part f536870911 = 536870911;
      }
      message Maps {
        map<int32, string> f15 = 15; map<int32, string> f16 = 16; map<int32, string> f2047 = 2047;
        map<int32, string> f2048 = 2048; map<int32, string> f4095 = 4095; map<int32, string> f4096 = 4096;
        map<int32, string> f16383 = 16383; map<int32, string> f16384 = 16384; map<int32, string> f262143 = 262143;
        map<int32, string> f262144 = 262144; map<int32, string> f33554431 = 33554431;
        map<int32, string> f33554432 = 33554432; map<int32, string> f536870911 = 536870911;
      }
      message Members {
        oneof which {
          int32 f15 = 15; int32 f16 = 16; int32 f2047 = 2047; int32 f2048 = 2048; int32 f4095 = 4095;
          int32 f4096 = 4096; int32 f16383 = 16383; int32 f16384 = 16384; int32 f262143 = 262143;
          int32 f262144 = 262144; int32 f33554431 = 33554431; int32 f33554432 = 33554432;
          int32 f536870911 = 536870911;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Numbers {
        optional int32 f15 = 15; optional int32 f16 = 16; optional int32 f2047 = 2047;
        optional int32 f2048 = 2048; optional int32 f4095 = 4095; optional int32 f4096 = 4096;
        optional int32 f16383 = 16383; optional int32 f16384 = 16384; optional int32 f262143 = 262143;
        optional int32 f262144 = 262144; optional int32 f33554431 = 33554431; optional int32 f33554432 = 33554432;
        optional int32 f536870911 = 536870911;
      }
      message Lists {
        repeated int32 f15 = 15; repeated int32 f16 = 16; repeated int32 f2047 = 2047;
        repeated int32 f2048 = 2048; repeated int32 f4095 = 4095; repeated int32 f4096 = 4096;
        repeated int32 f16383 = 16383; repeated int32 f16384 = 16384; repeated int32 f262143 = 262143;
        repeated int32 f262144 = 262144; repeated int32 f33554431 = 33554431; repeated int32 f33554432 = 33554432;
        repeated int32 f536870911 = 536870911;
      }
      message Reals {
        repeated double f15 = 15; repeated double f16 = 16; repeated double f2047 = 2047;
        repeated double f2048 = 2048; repeated double f4095 = 4095; repeated double f4096 = 4096;
        repeated double f16383 = 16383; repeated double f16384 = 16384; repeated double f262143 = 262143;
        repeated double f262144 = 262144; repeated double f33554431 = 33554431;
        repeated double f33554432 = 33554432; repeated double f536870911 = 536870911;
      }
      message Packs {
        repeated sint64 f15 = 15 [packed = true]; repeated sint64 f16 = 16 [packed = true];
        repeated sint64 f2047 = 2047 [packed = true]; repeated sint64 f2048 = 2048 [packed = true];
        repeated sint64 f4095 = 4095 [packed = true]; repeated sint64 f4096 = 4096 [packed = true];
        repeated sint64 f16383 = 16383 [packed = true]; repeated sint64 f16384 = 16384 [packed = true];
        repeated sint64 f262143 = 262143 [packed = true]; repeated sint64 f262144 = 262144 [packed = true];
        repeated sint64 f33554431 = 33554431 [packed = true];
        repeated sint64 f33554432 = 33554432 [packed = true];
        repeated sint64 f536870911 = 536870911 [packed = true];
      }
      message Words {
        optional string f15 = 15; optional string f16 = 16; optional string f2047 = 2047;
        optional string f2048 = 2048; optional string f4095 = 4095; optional string f4096 = 4096;
        optional string f16383 = 16383; optional string f16384 = 16384; optional string f262143 = 262143;
        optional string f262144 = 262144; optional string f33554431 = 33554431;
        optional string f33554432 = 33554432; optional string f536870911 = 536870911;
      }
      message Texts {
        repeated string f15 = 15; repeated string f16 = 16; repeated string f2047 = 2047;
        repeated string f2048 = 2048; repeated string f4095 = 4095; repeated string f4096 = 4096;
        repeated string f16383 = 16383; repeated string f16384 = 16384; repeated string f262143 = 262143;
        repeated string f262144 = 262144; repeated string f33554431 = 33554431;
        repeated string f33554432 = 33554432; repeated string f536870911 = 536870911;
      }
      message Children {
        optional Part f15 = 15; optional Part f16 = 16; optional Part f2047 = 2047; optional Part f2048 = 2048;
        optional Part f4095 = 4095; optional Part f4096 = 4096; optional Part f16383 = 16383;
        optional Part f16384 = 16384; optional Part f262143 = 262143; optional Part f262144 = 262144;
        optional Part f33554431 = 33554431; optional Part f33554432 = 33554432;
        optional Part f536870911 = 536870911;
      }
      message Parts {
        repeated Part f15 = 15; repeated Part f16 = 16; repeated Part f2047 = 2047; repeated Part f2048 = 2048;
        repeated Part f4095 = 4095; repeated Part f4096 = 4096; repeated Part f16383 = 16383;
        repeated Part f16384 = 16384; repeated Part f262143 = 262143; repeated Part f262144 = 262144;
        repeated Part f33554431 = 33554431; repeated Part f33554432 = 33554432;
        repeated Part f536870911 = 536870911;
      }
      message Maps {
        map<int32, string> f15 = 15; map<int32, string> f16 = 16; map<int32, string> f2047 = 2047;
        map<int32, string> f2048 = 2048; map<int32, string> f4095 = 4095; map<int32, string> f4096 = 4096;
        map<int32, string> f16383 = 16383; map<int32, string> f16384 = 16384; map<int32, string> f262143 = 262143;
        map<int32, string> f262144 = 262144; map<int32, string> f33554431 = 33554431;
        map<int32, string> f33554432 = 33554432; map<int32, string> f536870911 = 536870911;
      }
      message Members {
        oneof which {
          int32 f15 = 15; int32 f16 = 16; int32 f2047 = 2047; int32 f2048 = 2048; int32 f4095 = 4095;
          int32 f4096 = 4096; int32 f16383 = 16383; int32 f16384 = 16384; int32 f262143 = 262143;
          int32 f262144 = 262144; int32 f33554431 = 33554431; int32 f33554432 = 33554432;
          int32 f536870911 = 536870911;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; }
      message Numbers {
        optional int32 f15 = 15; optional int32 f16 = 16; optional int32 f2047 = 2047;
        optional int32 f2048 = 2048; optional int32 f4095 = 4095; optional int32 f4096 = 4096;
        optional int32 f16383 = 16383; optional int32 f16384 = 16384; optional int32 f262143 = 262143;
        optional int32 f262144 = 262144; optional int32 f33554431 = 33554431; optional int32 f33554432 = 33554432;
        optional int32 f536870911 = 536870911;
      }
      message Lists {
        repeated int32 f15 = 15; repeated int32 f16 = 16; repeated int32 f2047 = 2047;
        repeated int32 f2048 = 2048; repeated int32 f4095 = 4095; repeated int32 f4096 = 4096;
        repeated int32 f16383 = 16383; repeated int32 f16384 = 16384; repeated int32 f262143 = 262143;
        repeated int32 f262144 = 262144; repeated int32 f33554431 = 33554431; repeated int32 f33554432 = 33554432;
        repeated int32 f536870911 = 536870911;
      }
      message Reals {
        repeated double f15 = 15; repeated double f16 = 16; repeated double f2047 = 2047;
        repeated double f2048 = 2048; repeated double f4095 = 4095; repeated double f4096 = 4096;
        repeated double f16383 = 16383; repeated double f16384 = 16384; repeated double f262143 = 262143;
        repeated double f262144 = 262144; repeated double f33554431 = 33554431;
        repeated double f33554432 = 33554432; repeated double f536870911 = 536870911;
      }
      message Packs {
        repeated sint64 f15 = 15 [packed = true]; repeated sint64 f16 = 16 [packed = true];
        repeated sint64 f2047 = 2047 [packed = true]; repeated sint64 f2048 = 2048 [packed = true];
        repeated sint64 f4095 = 4095 [packed = true]; repeated sint64 f4096 = 4096 [packed = true];
        repeated sint64 f16383 = 16383 [packed = true]; repeated sint64 f16384 = 16384 [packed = true];
        repeated sint64 f262143 = 262143 [packed = true]; repeated sint64 f262144 = 262144 [packed = true];
        repeated sint64 f33554431 = 33554431 [packed = true];
        repeated sint64 f33554432 = 33554432 [packed = true];
        repeated sint64 f536870911 = 536870911 [packed = true];
      }
      message Words {
        optional string f15 = 15; optional string f16 = 16; optional string f2047 = 2047;
        optional string f2048 = 2048; optional string f4095 = 4095; optional string f4096 = 4096;
        optional string f16383 = 16383; optional string f16384 = 16384; optional string f262143 = 262143;
        optional string f262144 = 262144; optional string f33554431 = 33554431;
        optional string f33554432 = 33554432; optional string f536870911 = 536870911;
      }
      message Texts {
        repeated string f15 = 15; repeated string f16 = 16; repeated string f2047 = 2047;
        repeated string f2048 = 2048; repeated string f4095 = 4095; repeated string f4096 = 4096;
        repeated string f16383 = 16383; repeated string f16384 = 16384; repeated string f262143 = 262143;
        repeated string f262144 = 262144; repeated string f33554431 = 33554431;
        repeated string f33554432 = 33554432; repeated string f536870911 = 536870911;
      }
      message Children {
        optional Part f15 = 15; optional Part f16 = 16; optional Part f2047 = 2047; optional Part f2048 = 2048;
        optional Part f4095 = 4095; optional Part f4096 = 4096; optional Part f16383 = 16383;
        optional Part f16384 = 16384; optional Part f262143 = 262143; optional Part f262144 = 262144;
        optional Part f33554431 = 33554431; optional Part f33554432 = 33554432;
        optional Part f536870911 = 536870911;
      }
      message Parts {
        repeated Part f15 = 15; repeated Part f16 = 16; repeated Part f2047 = 2047; repeated Part f2048 = 2048;
        repeated Part f4095 = 4095; repeated Part f4096 = 4096; repeated Part f16383 = 16383;
        repeated Part f16384 = 16384; repeated Part f262143 = 262143; repeated Part f262144 = 262144;
        repeated Part f33554431 = 33554431; repeated Part f33554432 = 33554432;
        repeated Part f536870911 = 536870911;
      }
      message Maps {
        map<int32, string> f15 = 15; map<int32, string> f16 = 16; map<int32, string> f2047 = 2047;
        map<int32, string> f2048 = 2048; map<int32, string> f4095 = 4095; map<int32, string> f4096 = 4096;
        map<int32, string> f16383 = 16383; map<int32, string> f16384 = 16384; map<int32, string> f262143 = 262143;
        map<int32, string> f262144 = 262144; map<int32, string> f33554431 = 33554431;
        map<int32, string> f33554432 = 33554432; map<int32, string> f536870911 = 536870911;
      }
      message Members {
        oneof which {
          int32 f15 = 15; int32 f16 = 16; int32 f2047 = 2047; int32 f2048 = 2048; int32 f4095 = 4095;
          int32 f4096 = 4096; int32 f16383 = 16383; int32 f16384 = 16384; int32 f262143 = 262143;
          int32 f262144 = 262144; int32 f33554431 = 33554431; int32 f33554432 = 33554432;
          int32 f536870911 = 536870911;
        }
      }
      """

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (field numbers of every length, and back)

    Scenario: numbers
      Given `fast::Numbers m`
      When `m` parses the `fast.Numbers`
        """json
        { "f15": 15, "f16": 16, "f2047": 2047, "f2048": 2048, "f4095": 4095, "f4096": 4096, "f16383": 16383, "f16384": 16384, "f262143": 262143, "f262144": 262144, "f33554431": 33554431, "f33554432": 33554432, "f536870911": 536870911 }
        """
      Then `m` serializes as the `fast.Numbers`
        """json
        { "f15": 15, "f16": 16, "f2047": 2047, "f2048": 2048, "f4095": 4095, "f4096": 4096, "f16383": 16383, "f16384": 16384, "f262143": 262143, "f262144": 262144, "f33554431": 33554431, "f33554432": 33554432, "f536870911": 536870911 }
        """
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

    Scenario Outline: <kind>
      Given `<mode>::<type> m`
      When `m` parses the `<mode>.<type>`
        """json
        <json>
        """
      Then `m` serializes as the `<mode>.<type>`
        """json
        <json>
        """
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

      Examples:
        | kind                             | mode  | type     | json                                                                                                                                                                                                                                                                                                                                                                                                                                                |
        | lists of numbers                 | fast  | Lists    | { "f15": [15, -1, 0], "f16": [16, -1, 0], "f2047": [2047, -1, 0], "f2048": [2048, -1, 0], "f4095": [4095, -1, 0], "f4096": [4096, -1, 0], "f16383": [16383, -1, 0], "f16384": [16384, -1, 0], "f262143": [262143, -1, 0], "f262144": [262144, -1, 0], "f33554431": [33554431, -1, 0], "f33554432": [33554432, -1, 0], "f536870911": [536870911, -1, 0] }                                                                                            |
        | lists of eight bytes             | fast  | Reals    | { "f15": [15.5, 0], "f16": [16.5, 0], "f2047": [2047.5, 0], "f2048": [2048.5, 0], "f4095": [4095.5, 0], "f4096": [4096.5, 0], "f16383": [16383.5, 0], "f16384": [16384.5, 0], "f262143": [262143.5, 0], "f262144": [262144.5, 0], "f33554431": [33554431.5, 0], "f33554432": [33554432.5, 0], "f536870911": [536870911.5, 0] }                                                                                                                      |
        | packed numbers                   | fast  | Packs    | { "f15": ["15", "-15"], "f16": ["16", "-16"], "f2047": ["2047", "-2047"], "f2048": ["2048", "-2048"], "f4095": ["4095", "-4095"], "f4096": ["4096", "-4096"], "f16383": ["16383", "-16383"], "f16384": ["16384", "-16384"], "f262143": ["262143", "-262143"], "f262144": ["262144", "-262144"], "f33554431": ["33554431", "-33554431"], "f33554432": ["33554432", "-33554432"], "f536870911": ["536870911", "-536870911"] }                         |
        | strings                          | fast  | Words    | { "f15": "15", "f16": "16", "f2047": "2047", "f2048": "2048", "f4095": "4095", "f4096": "4096", "f16383": "16383", "f16384": "16384", "f262143": "262143", "f262144": "262144", "f33554431": "33554431", "f33554432": "33554432", "f536870911": "536870911" }                                                                                                                                                                                       |
        | lists of strings                 | fast  | Texts    | { "f15": ["15", ""], "f16": ["16", ""], "f2047": ["2047", ""], "f2048": ["2048", ""], "f4095": ["4095", ""], "f4096": ["4096", ""], "f16383": ["16383", ""], "f16384": ["16384", ""], "f262143": ["262143", ""], "f262144": ["262144", ""], "f33554431": ["33554431", ""], "f33554432": ["33554432", ""], "f536870911": ["536870911", ""] }                                                                                                         |
        | messages                         | fast  | Children | { "f15": { "id": 15 }, "f16": { "id": 16 }, "f2047": { "id": 2047 }, "f2048": { "id": 2048 }, "f4095": { "id": 4095 }, "f4096": { "id": 4096 }, "f16383": { "id": 16383 }, "f16384": { "id": 16384 }, "f262143": { "id": 262143 }, "f262144": { "id": 262144 }, "f33554431": { "id": 33554431 }, "f33554432": { "id": 33554432 }, "f536870911": { "id": 536870911 } }                                                                               |
        | lists of messages                | fast  | Parts    | { "f15": [{ "id": 15 }, {}], "f16": [{ "id": 16 }, {}], "f2047": [{ "id": 2047 }, {}], "f2048": [{ "id": 2048 }, {}], "f4095": [{ "id": 4095 }, {}], "f4096": [{ "id": 4096 }, {}], "f16383": [{ "id": 16383 }, {}], "f16384": [{ "id": 16384 }, {}], "f262143": [{ "id": 262143 }, {}], "f262144": [{ "id": 262144 }, {}], "f33554431": [{ "id": 33554431 }, {}], "f33554432": [{ "id": 33554432 }, {}], "f536870911": [{ "id": 536870911 }, {}] } |
        | maps                             | fast  | Maps     | { "f15": { "15": "text" }, "f16": { "16": "text" }, "f2047": { "2047": "text" }, "f2048": { "2048": "text" }, "f4095": { "4095": "text" }, "f4096": { "4096": "text" }, "f16383": { "16383": "text" }, "f16384": { "16384": "text" }, "f262143": { "262143": "text" }, "f262144": { "262144": "text" }, "f33554431": { "33554431": "text" }, "f33554432": { "33554432": "text" }, "f536870911": { "536870911": "text" } }                           |
        | numbers, small code              | small | Numbers  | { "f15": 15, "f16": 16, "f2047": 2047, "f2048": 2048, "f4095": 4095, "f4096": 4096, "f16383": 16383, "f16384": 16384, "f262143": 262143, "f262144": 262144, "f33554431": 33554431, "f33554432": 33554432, "f536870911": 536870911 }                                                                                                                                                                                                                 |
        | lists of numbers, small code     | small | Lists    | { "f15": [15, -1, 0], "f16": [16, -1, 0], "f2047": [2047, -1, 0], "f2048": [2048, -1, 0], "f4095": [4095, -1, 0], "f4096": [4096, -1, 0], "f16383": [16383, -1, 0], "f16384": [16384, -1, 0], "f262143": [262143, -1, 0], "f262144": [262144, -1, 0], "f33554431": [33554431, -1, 0], "f33554432": [33554432, -1, 0], "f536870911": [536870911, -1, 0] }                                                                                            |
        | lists of eight bytes, small code | small | Reals    | { "f15": [15.5, 0], "f16": [16.5, 0], "f2047": [2047.5, 0], "f2048": [2048.5, 0], "f4095": [4095.5, 0], "f4096": [4096.5, 0], "f16383": [16383.5, 0], "f16384": [16384.5, 0], "f262143": [262143.5, 0], "f262144": [262144.5, 0], "f33554431": [33554431.5, 0], "f33554432": [33554432.5, 0], "f536870911": [536870911.5, 0] }                                                                                                                      |
        | packed numbers, small code       | small | Packs    | { "f15": ["15", "-15"], "f16": ["16", "-16"], "f2047": ["2047", "-2047"], "f2048": ["2048", "-2048"], "f4095": ["4095", "-4095"], "f4096": ["4096", "-4096"], "f16383": ["16383", "-16383"], "f16384": ["16384", "-16384"], "f262143": ["262143", "-262143"], "f262144": ["262144", "-262144"], "f33554431": ["33554431", "-33554431"], "f33554432": ["33554432", "-33554432"], "f536870911": ["536870911", "-536870911"] }                         |
        | strings, small code              | small | Words    | { "f15": "15", "f16": "16", "f2047": "2047", "f2048": "2048", "f4095": "4095", "f4096": "4096", "f16383": "16383", "f16384": "16384", "f262143": "262143", "f262144": "262144", "f33554431": "33554431", "f33554432": "33554432", "f536870911": "536870911" }                                                                                                                                                                                       |
        | lists of strings, small code     | small | Texts    | { "f15": ["15", ""], "f16": ["16", ""], "f2047": ["2047", ""], "f2048": ["2048", ""], "f4095": ["4095", ""], "f4096": ["4096", ""], "f16383": ["16383", ""], "f16384": ["16384", ""], "f262143": ["262143", ""], "f262144": ["262144", ""], "f33554431": ["33554431", ""], "f33554432": ["33554432", ""], "f536870911": ["536870911", ""] }                                                                                                         |
        | messages, small code             | small | Children | { "f15": { "id": 15 }, "f16": { "id": 16 }, "f2047": { "id": 2047 }, "f2048": { "id": 2048 }, "f4095": { "id": 4095 }, "f4096": { "id": 4096 }, "f16383": { "id": 16383 }, "f16384": { "id": 16384 }, "f262143": { "id": 262143 }, "f262144": { "id": 262144 }, "f33554431": { "id": 33554431 }, "f33554432": { "id": 33554432 }, "f536870911": { "id": 536870911 } }                                                                               |
        | lists of messages, small code    | small | Parts    | { "f15": [{ "id": 15 }, {}], "f16": [{ "id": 16 }, {}], "f2047": [{ "id": 2047 }, {}], "f2048": [{ "id": 2048 }, {}], "f4095": [{ "id": 4095 }, {}], "f4096": [{ "id": 4096 }, {}], "f16383": [{ "id": 16383 }, {}], "f16384": [{ "id": 16384 }, {}], "f262143": [{ "id": 262143 }, {}], "f262144": [{ "id": 262144 }, {}], "f33554431": [{ "id": 33554431 }, {}], "f33554432": [{ "id": 33554432 }, {}], "f536870911": [{ "id": 536870911 }, {}] } |
        | maps, small code                 | small | Maps     | { "f15": { "15": "text" }, "f16": { "16": "text" }, "f2047": { "2047": "text" }, "f2048": { "2048": "text" }, "f4095": { "4095": "text" }, "f4096": { "4096": "text" }, "f16383": { "16383": "text" }, "f16384": { "16384": "text" }, "f262143": { "262143": "text" }, "f262144": { "262144": "text" }, "f33554431": { "33554431": "text" }, "f33554432": { "33554432": "text" }, "f536870911": { "536870911": "text" } }                           |
        | numbers, lite                    | light | Numbers  | { "f15": 15, "f16": 16, "f2047": 2047, "f2048": 2048, "f4095": 4095, "f4096": 4096, "f16383": 16383, "f16384": 16384, "f262143": 262143, "f262144": 262144, "f33554431": 33554431, "f33554432": 33554432, "f536870911": 536870911 }                                                                                                                                                                                                                 |
        | lists of numbers, lite           | light | Lists    | { "f15": [15, -1, 0], "f16": [16, -1, 0], "f2047": [2047, -1, 0], "f2048": [2048, -1, 0], "f4095": [4095, -1, 0], "f4096": [4096, -1, 0], "f16383": [16383, -1, 0], "f16384": [16384, -1, 0], "f262143": [262143, -1, 0], "f262144": [262144, -1, 0], "f33554431": [33554431, -1, 0], "f33554432": [33554432, -1, 0], "f536870911": [536870911, -1, 0] }                                                                                            |
        | lists of eight bytes, lite       | light | Reals    | { "f15": [15.5, 0], "f16": [16.5, 0], "f2047": [2047.5, 0], "f2048": [2048.5, 0], "f4095": [4095.5, 0], "f4096": [4096.5, 0], "f16383": [16383.5, 0], "f16384": [16384.5, 0], "f262143": [262143.5, 0], "f262144": [262144.5, 0], "f33554431": [33554431.5, 0], "f33554432": [33554432.5, 0], "f536870911": [536870911.5, 0] }                                                                                                                      |
        | packed numbers, lite             | light | Packs    | { "f15": ["15", "-15"], "f16": ["16", "-16"], "f2047": ["2047", "-2047"], "f2048": ["2048", "-2048"], "f4095": ["4095", "-4095"], "f4096": ["4096", "-4096"], "f16383": ["16383", "-16383"], "f16384": ["16384", "-16384"], "f262143": ["262143", "-262143"], "f262144": ["262144", "-262144"], "f33554431": ["33554431", "-33554431"], "f33554432": ["33554432", "-33554432"], "f536870911": ["536870911", "-536870911"] }                         |
        | strings, lite                    | light | Words    | { "f15": "15", "f16": "16", "f2047": "2047", "f2048": "2048", "f4095": "4095", "f4096": "4096", "f16383": "16383", "f16384": "16384", "f262143": "262143", "f262144": "262144", "f33554431": "33554431", "f33554432": "33554432", "f536870911": "536870911" }                                                                                                                                                                                       |
        | lists of strings, lite           | light | Texts    | { "f15": ["15", ""], "f16": ["16", ""], "f2047": ["2047", ""], "f2048": ["2048", ""], "f4095": ["4095", ""], "f4096": ["4096", ""], "f16383": ["16383", ""], "f16384": ["16384", ""], "f262143": ["262143", ""], "f262144": ["262144", ""], "f33554431": ["33554431", ""], "f33554432": ["33554432", ""], "f536870911": ["536870911", ""] }                                                                                                         |
        | messages, lite                   | light | Children | { "f15": { "id": 15 }, "f16": { "id": 16 }, "f2047": { "id": 2047 }, "f2048": { "id": 2048 }, "f4095": { "id": 4095 }, "f4096": { "id": 4096 }, "f16383": { "id": 16383 }, "f16384": { "id": 16384 }, "f262143": { "id": 262143 }, "f262144": { "id": 262144 }, "f33554431": { "id": 33554431 }, "f33554432": { "id": 33554432 }, "f536870911": { "id": 536870911 } }                                                                               |
        | lists of messages, lite          | light | Parts    | { "f15": [{ "id": 15 }, {}], "f16": [{ "id": 16 }, {}], "f2047": [{ "id": 2047 }, {}], "f2048": [{ "id": 2048 }, {}], "f4095": [{ "id": 4095 }, {}], "f4096": [{ "id": 4096 }, {}], "f16383": [{ "id": 16383 }, {}], "f16384": [{ "id": 16384 }, {}], "f262143": [{ "id": 262143 }, {}], "f262144": [{ "id": 262144 }, {}], "f33554431": [{ "id": 33554431 }, {}], "f33554432": [{ "id": 33554432 }, {}], "f536870911": [{ "id": 536870911 }, {}] } |
        | maps, lite                       | light | Maps     | { "f15": { "15": "text" }, "f16": { "16": "text" }, "f2047": { "2047": "text" }, "f2048": { "2048": "text" }, "f4095": { "4095": "text" }, "f4096": { "4096": "text" }, "f16383": { "16383": "text" }, "f16384": { "16384": "text" }, "f262143": { "262143": "text" }, "f262144": { "262144": "text" }, "f33554431": { "33554431": "text" }, "f33554432": { "33554432": "text" }, "f536870911": { "536870911": "text" } }                           |

    Scenario Outline: a member of a oneof, <number>
      Given `fast::Members m`
      And `small::Members small`
      And `light::Members light`
      When `m.set_f<number>(7), small.set_f<number>(7), light.set_f<number>(7)`
      Then `m.which_case()` is `fast::Members::kF<number>`
      And `m` serializes to the bytes `<bytes> 07`
      And `small` serializes to the bytes `<bytes> 07`
      And `light` serializes to the bytes `<bytes> 07`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`
      When `m.Clear(), small.Clear(), light.Clear()`
      And `m.ParseFromString(bytes("<bytes> 08"))`
      And `small.ParseFromString(bytes("<bytes> 08"))`
      And `light.ParseFromString(bytes("<bytes> 08"))`
      Then `m.f<number>()` is `8`
      And `small.f<number>()` is `8`
      And `light.f<number>()` is `8`

      Examples:
        | number    | bytes          |
        | 15        | 78             |
        | 16        | 80 01          |
        | 2047      | f8 7f          |
        | 2048      | 80 80 01       |
        | 4095      | f8 ff 01       |
        | 4096      | 80 80 02       |
        | 16383     | f8 ff 07       |
        | 16384     | 80 80 08       |
        | 262143    | f8 ff 7f       |
        | 262144    | 80 80 80 01    |
        | 33554431  | f8 ff ff 7f    |
        | 33554432  | 80 80 80 80 01 |
        | 536870911 | f8 ff ff ff 0f |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (numbers that differ by a multiple of 16)

    Background:
      Given the schema file `steps.proto`
        """proto
        syntax = "proto2";
        package steps;
        message Part { optional int32 id = 1; }
        message Sample {
          repeated int32 number = 17; repeated int32 number_later = 33; optional int32 number_last = 49;
          repeated string text = 18; repeated string text_later = 34; optional string text_last = 50;
          repeated Part part = 19; repeated Part part_later = 35; optional Part part_last = 51;
          repeated fixed64 wide = 20; repeated fixed64 wide_later = 36; optional fixed64 wide_last = 52;
          repeated group Box = 21 { optional int32 id = 1; } repeated group BoxLater = 37 { optional int32 id = 1; }
          map<int32, int32> sum = 22; map<int32, int32> sum_later = 38;
          repeated int32 pack = 23 [packed = true]; repeated int32 pack_later = 39 [packed = true];
        }
        """

    Scenario: sixteen numbers apart: int32
      Given `steps::Sample m`
      When `m.ParseFromString(bytes("88 01 07 88 02 08 88 03 09"))`
      Then `m.number_size()` is `1`
      And `m.number(0)` is `7`
      And `m.number_later_size()` is `1`
      And `m.number_later(0)` is `8`
      And `m.number_last()` is `9`

    Scenario Outline: sixteen numbers apart: <what>
      Given `steps::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<bytes>`
      And `m.<name>_size()` is `<size>`
      And `m.<later>_size()` is `1`

      Examples:
        | what             | name   | later        | size | bytes                                                                                     |
        | int32, two first | number | number_later | 2    | 88 01 06 88 01 07 88 02 08 88 03 09                                                       |
        | strings          | text   | text_later   | 1    | 92 01 01 61 92 02 01 62 92 03 01 63                                                       |
        | messages         | part   | part_later   | 1    | 9a 01 02 08 07 9a 02 02 08 08 9a 03 02 08 09                                              |
        | fixed64          | wide   | wide_later   | 1    | a1 01 07 00 00 00 00 00 00 00 a1 02 08 00 00 00 00 00 00 00 a1 03 09 00 00 00 00 00 00 00 |
        | groups           | box    | boxlater     | 1    | ab 01 08 07 ac 01 ab 02 08 08 ac 02                                                       |
        | entries of maps  | sum    | sum_later    | 1    | b2 01 04 08 01 10 07 b2 02 04 08 01 10 08                                                 |
        | packed int32     | pack   | pack_later   | 1    | ba 01 01 07 ba 02 01 08                                                                   |
