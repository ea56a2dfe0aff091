@needs.cpp @needs.lite
Feature: Messages with a single field
  Each message here has one field, or one kind of content, and nothing else. A class may have less code the less its message has.
  Whatever that is, the operations on the whole message do what they do for all others.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Number { optional int32 value = 1; }
      message Preset { optional int32 value = 1 [default = 7]; }
      message Flag { optional bool value = 1; }
      message Real { optional double value = 1; }
      message Sort { optional Kind value = 1; }
      message Text { optional string value = 1; }
      message Word { optional string value = 1 [default = "preset"]; }
      message Data { optional bytes value = 1; }
      message Child { optional Part value = 1; }
      message Boxed { optional group Box = 1 { optional int32 id = 1; optional int32 size = 2; } }
      message Numbers { repeated int32 value = 1; }
      message Packed { repeated int32 value = 1 [packed = true]; }
      message Sorts { repeated Kind value = 1; }
      message Texts { repeated string value = 1; }
      message Children { repeated Part value = 1; }
      message Boxes { repeated group Box = 1 { optional int32 id = 1; optional int32 size = 2; } }
      message Names { map<int32, string> value = 1; }
      message Places { map<string, Part> value = 1; }
      message NumberOr { oneof which { int32 value = 1; bool other = 2; } }
      message TextOr { oneof which { string value = 1; bytes other = 2; } }
      message ChildOr { oneof which { Part value = 1; Part other = 2; } }
      message BoxOr { oneof which { group Box = 1 { optional int32 id = 1; } Kind other = 2; } }
      message Extended { extensions 100 to 199; }
      message Nothing {}
      extend Extended { optional int32 number = 100; optional string text = 101; optional Part part = 102; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Number { optional int32 value = 1; }
      message Preset { optional int32 value = 1 [default = 7]; }
      message Flag { optional bool value = 1; }
      message Real { optional double value = 1; }
      message Sort { optional Kind value = 1; }
      message Text { optional string value = 1; }
      message Word { optional string value = 1 [default = "preset"]; }
      message Data { optional bytes value = 1; }
      message Child { optional Part value = 1; }
      message Boxed { optional group Box = 1 { optional int32 id = 1; optional int32 size = 2; } }
      message Numbers { repeated int32 value = 1; }
      message Packed { repeated int32 value = 1 [packed = true]; }
      message Sorts { repeated Kind value = 1; }
      message Texts { repeated string value = 1; }
      message Children { repeated Part value = 1; }
      message Boxes { repeated group Box = 1 { optional int32 id = 1; optional int32 size = 2; } }
      message Names { map<int32, string> value = 1; }
      message Places { map<string, Part> value = 1; }
      message NumberOr { oneof which { int32 value = 1; bool other = 2; } }
      message TextOr { oneof which { string value = 1; bytes other = 2; } }
      message ChildOr { oneof which { Part value = 1; Part other = 2; } }
      message BoxOr { oneof which { group Box = 1 { optional int32 id = 1; } Kind other = 2; } }
      message Extended { extensions 100 to 199; }
      message Nothing {}
      extend Extended { optional int32 number = 100; optional string text = 101; optional Part part = 102; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Number { optional int32 value = 1; }
      message Preset { optional int32 value = 1 [default = 7]; }
      message Flag { optional bool value = 1; }
      message Real { optional double value = 1; }
      message Sort { optional Kind value = 1; }
      message Text { optional string value = 1; }
      message Word { optional string value = 1 [default = "preset"]; }
      message Data { optional bytes value = 1; }
      message Child { optional Part value = 1; }
      message Boxed { optional group Box = 1 { optional int32 id = 1; optional int32 size = 2; } }
      message Numbers { repeated int32 value = 1; }
      message Packed { repeated int32 value = 1 [packed = true]; }
      message Sorts { repeated Kind value = 1; }
      message Texts { repeated string value = 1; }
      message Children { repeated Part value = 1; }
      message Boxes { repeated group Box = 1 { optional int32 id = 1; optional int32 size = 2; } }
      message Names { map<int32, string> value = 1; }
      message Places { map<string, Part> value = 1; }
      message NumberOr { oneof which { int32 value = 1; bool other = 2; } }
      message TextOr { oneof which { string value = 1; bytes other = 2; } }
      message ChildOr { oneof which { Part value = 1; Part other = 2; } }
      message BoxOr { oneof which { group Box = 1 { optional int32 id = 1; } Kind other = 2; } }
      message Extended { extensions 100 to 199; }
      message Nothing {}
      extend Extended { optional int32 number = 100; optional string text = 101; optional Part part = 102; }
      """
    And the schema file `plain.proto`
      """proto
      syntax = "proto3";
      package plain;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Number { int32 value = 1; }
      message Flag { bool value = 1; }
      message Real { double value = 1; }
      message Sort { Kind value = 1; }
      message Text { string value = 1; }
      message Data { bytes value = 1; }
      message Numbers { repeated int32 value = 1; }
      message NumberOr { oneof which { int32 value = 1; bool other = 2; } }
      message Maybe { optional int32 value = 1; }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (a single field)

    Scenario: fast::Number
      Given `fast::Number m`
      Then `m.ParseFromString(bytes("08 07"))` is `true`
      And `m` serializes to the bytes `08 07`
      When `m.ParseFromString(bytes("08 09"))`
      Then `m` serializes to the bytes `08 09`
      When `m.ParseFromString("")`
      Then `m` serializes to the bytes ``
      When `m.ParseFromString(bytes("08 07"))`
      Then `m` serializes to the bytes `08 07`
      And `m.ByteSizeLong()` is `bytes("08 07").size()`

    Scenario Outline: <class>
      Given `<class> m`
      Then `m.ParseFromString(bytes("<first>"))` is `true`
      And `m` serializes to the bytes `<first>`
      When `m.ParseFromString(bytes("<second>"))`
      Then `m` serializes to the bytes `<second>`
      When `m.ParseFromString("")`
      Then `m` serializes to the bytes ``
      When `m.ParseFromString(bytes("<first>"))`
      Then `m` serializes to the bytes `<first>`
      And `m.ByteSizeLong()` is `bytes("<first>").size()`

      Examples:
        | class           | first                      | second                                                   |
        | fast::Preset    | 08 05                      | 08 07                                                    |
        | fast::Flag      | 08 01                      | 08 00                                                    |
        | fast::Real      | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | fast::Sort      | 08 15                      | 08 16                                                    |
        | fast::Text      | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | fast::Word      | 0a 00                      | 0a 03 61 62 63                                           |
        | fast::Data      | 0a 02 00 ff                | 0a 01 61                                                 |
        | fast::Child     | 0a 02 08 07                | 0a 02 10 09                                              |
        | fast::Boxed     | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | fast::Numbers   | 08 07 08 08                | 08 09                                                    |
        | fast::Packed    | 0a 02 07 08                | 0a 01 09                                                 |
        | fast::Sorts     | 08 15 08 16                | 08 16                                                    |
        | fast::Texts     | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | fast::Children  | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | fast::Boxes     | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | fast::Names     | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | fast::Places    | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | fast::NumberOr  | 08 07                      | 10 01                                                    |
        | fast::TextOr    | 0a 03 61 62 63             | 12 01 61                                                 |
        | fast::ChildOr   | 0a 02 08 07                | 12 02 10 09                                              |
        | fast::BoxOr     | 0b 08 07 0c                | 10 16                                                    |
        | fast::Extended  | a0 06 07                   | aa 06 03 61 62 63                                        |
        | fast::Nothing   | a0 38 07                   | a2 38 01 61                                              |
        | small::Number   | 08 07                      | 08 09                                                    |
        | small::Preset   | 08 05                      | 08 07                                                    |
        | small::Flag     | 08 01                      | 08 00                                                    |
        | small::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | small::Sort     | 08 15                      | 08 16                                                    |
        | small::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | small::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | small::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | small::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | small::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | small::Numbers  | 08 07 08 08                | 08 09                                                    |
        | small::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | small::Sorts    | 08 15 08 16                | 08 16                                                    |
        | small::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | small::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | small::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | small::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | small::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | small::NumberOr | 08 07                      | 10 01                                                    |
        | small::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | small::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | small::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | small::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | small::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | light::Number   | 08 07                      | 08 09                                                    |
        | light::Preset   | 08 05                      | 08 07                                                    |
        | light::Flag     | 08 01                      | 08 00                                                    |
        | light::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | light::Sort     | 08 15                      | 08 16                                                    |
        | light::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | light::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | light::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | light::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | light::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | light::Numbers  | 08 07 08 08                | 08 09                                                    |
        | light::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | light::Sorts    | 08 15 08 16                | 08 16                                                    |
        | light::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | light::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | light::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | light::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | light::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | light::NumberOr | 08 07                      | 10 01                                                    |
        | light::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | light::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | light::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | light::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | light::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | plain::Number   | 08 07                      | 08 09                                                    |
        | plain::Flag     | 08 01                      | a0 38 07                                                 |
        | plain::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 00 80                               |
        | plain::Sort     | 08 15                      | 08 16                                                    |
        | plain::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | plain::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | plain::Numbers  | 0a 02 07 08                | 0a 01 09                                                 |
        | plain::NumberOr | 08 00                      | 10 01                                                    |
        | plain::Maybe    | 08 00                      | 08 09                                                    |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (a single field)

    Scenario: fast::Number
      Given `fast::Number m`
      And `m.ParseFromString(bytes("08 07"))`
      And `fast::Number other`
      And `other.ParseFromString(bytes("08 09"))`
      And `fast::Number empty`
      When `fast::Number copy(m)`
      And `other = m`
      And `empty = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `08 07`
      And `other` serializes to the bytes `08 07`
      And `empty` serializes to the bytes `08 07`
      And `m` serializes to the bytes ``
      When `copy = m`
      Then `copy` serializes to the bytes ``

    Scenario Outline: <class>
      Given `<class> m`
      And `m.ParseFromString(bytes("<first>"))`
      And `<class> other`
      And `other.ParseFromString(bytes("<second>"))`
      And `<class> empty`
      When `<class> copy(m)`
      And `other = m`
      And `empty = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `<first>`
      And `other` serializes to the bytes `<first>`
      And `empty` serializes to the bytes `<first>`
      And `m` serializes to the bytes ``
      When `copy = m`
      Then `copy` serializes to the bytes ``

      Examples:
        | class           | first                      | second                                                   |
        | fast::Preset    | 08 05                      | 08 07                                                    |
        | fast::Flag      | 08 01                      | 08 00                                                    |
        | fast::Real      | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | fast::Sort      | 08 15                      | 08 16                                                    |
        | fast::Text      | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | fast::Word      | 0a 00                      | 0a 03 61 62 63                                           |
        | fast::Data      | 0a 02 00 ff                | 0a 01 61                                                 |
        | fast::Child     | 0a 02 08 07                | 0a 02 10 09                                              |
        | fast::Boxed     | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | fast::Numbers   | 08 07 08 08                | 08 09                                                    |
        | fast::Packed    | 0a 02 07 08                | 0a 01 09                                                 |
        | fast::Sorts     | 08 15 08 16                | 08 16                                                    |
        | fast::Texts     | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | fast::Children  | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | fast::Boxes     | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | fast::Names     | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | fast::Places    | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | fast::NumberOr  | 08 07                      | 10 01                                                    |
        | fast::TextOr    | 0a 03 61 62 63             | 12 01 61                                                 |
        | fast::ChildOr   | 0a 02 08 07                | 12 02 10 09                                              |
        | fast::BoxOr     | 0b 08 07 0c                | 10 16                                                    |
        | fast::Extended  | a0 06 07                   | aa 06 03 61 62 63                                        |
        | fast::Nothing   | a0 38 07                   | a2 38 01 61                                              |
        | small::Number   | 08 07                      | 08 09                                                    |
        | small::Preset   | 08 05                      | 08 07                                                    |
        | small::Flag     | 08 01                      | 08 00                                                    |
        | small::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | small::Sort     | 08 15                      | 08 16                                                    |
        | small::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | small::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | small::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | small::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | small::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | small::Numbers  | 08 07 08 08                | 08 09                                                    |
        | small::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | small::Sorts    | 08 15 08 16                | 08 16                                                    |
        | small::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | small::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | small::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | small::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | small::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | small::NumberOr | 08 07                      | 10 01                                                    |
        | small::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | small::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | small::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | small::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | small::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | light::Number   | 08 07                      | 08 09                                                    |
        | light::Preset   | 08 05                      | 08 07                                                    |
        | light::Flag     | 08 01                      | 08 00                                                    |
        | light::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | light::Sort     | 08 15                      | 08 16                                                    |
        | light::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | light::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | light::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | light::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | light::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | light::Numbers  | 08 07 08 08                | 08 09                                                    |
        | light::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | light::Sorts    | 08 15 08 16                | 08 16                                                    |
        | light::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | light::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | light::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | light::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | light::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | light::NumberOr | 08 07                      | 10 01                                                    |
        | light::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | light::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | light::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | light::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | light::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | plain::Number   | 08 07                      | 08 09                                                    |
        | plain::Flag     | 08 01                      | a0 38 07                                                 |
        | plain::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 00 80                               |
        | plain::Sort     | 08 15                      | 08 16                                                    |
        | plain::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | plain::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | plain::Numbers  | 0a 02 07 08                | 0a 01 09                                                 |
        | plain::NumberOr | 08 00                      | 10 01                                                    |
        | plain::Maybe    | 08 00                      | 08 09                                                    |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (a single field)

    Scenario: fast::Number
      Given `fast::Number m`
      And `m.ParseFromString(bytes("08 07"))`
      And `fast::Number other`
      And `other.ParseFromString(bytes("08 09"))`
      When `fast::Number moved(std::move(m))`
      Then `moved` serializes to the bytes `08 07`
      When `other = std::move(moved)`
      Then `other` serializes to the bytes `08 07`
      When `moved = fast::Number(other)`
      Then `moved` serializes to the bytes `08 07`
      When `other = fast::Number()`
      Then `other` serializes to the bytes ``

    Scenario Outline: <class>
      Given `<class> m`
      And `m.ParseFromString(bytes("<first>"))`
      And `<class> other`
      And `other.ParseFromString(bytes("<second>"))`
      When `<class> moved(std::move(m))`
      Then `moved` serializes to the bytes `<first>`
      When `other = std::move(moved)`
      Then `other` serializes to the bytes `<first>`
      When `moved = <class>(other)`
      Then `moved` serializes to the bytes `<first>`
      When `other = <class>()`
      Then `other` serializes to the bytes ``

      Examples:
        | class           | first                      | second                                                   |
        | fast::Preset    | 08 05                      | 08 07                                                    |
        | fast::Flag      | 08 01                      | 08 00                                                    |
        | fast::Real      | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | fast::Sort      | 08 15                      | 08 16                                                    |
        | fast::Text      | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | fast::Word      | 0a 00                      | 0a 03 61 62 63                                           |
        | fast::Data      | 0a 02 00 ff                | 0a 01 61                                                 |
        | fast::Child     | 0a 02 08 07                | 0a 02 10 09                                              |
        | fast::Boxed     | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | fast::Numbers   | 08 07 08 08                | 08 09                                                    |
        | fast::Packed    | 0a 02 07 08                | 0a 01 09                                                 |
        | fast::Sorts     | 08 15 08 16                | 08 16                                                    |
        | fast::Texts     | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | fast::Children  | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | fast::Boxes     | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | fast::Names     | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | fast::Places    | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | fast::NumberOr  | 08 07                      | 10 01                                                    |
        | fast::TextOr    | 0a 03 61 62 63             | 12 01 61                                                 |
        | fast::ChildOr   | 0a 02 08 07                | 12 02 10 09                                              |
        | fast::BoxOr     | 0b 08 07 0c                | 10 16                                                    |
        | fast::Extended  | a0 06 07                   | aa 06 03 61 62 63                                        |
        | fast::Nothing   | a0 38 07                   | a2 38 01 61                                              |
        | small::Number   | 08 07                      | 08 09                                                    |
        | small::Preset   | 08 05                      | 08 07                                                    |
        | small::Flag     | 08 01                      | 08 00                                                    |
        | small::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | small::Sort     | 08 15                      | 08 16                                                    |
        | small::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | small::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | small::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | small::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | small::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | small::Numbers  | 08 07 08 08                | 08 09                                                    |
        | small::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | small::Sorts    | 08 15 08 16                | 08 16                                                    |
        | small::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | small::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | small::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | small::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | small::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | small::NumberOr | 08 07                      | 10 01                                                    |
        | small::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | small::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | small::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | small::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | small::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | light::Number   | 08 07                      | 08 09                                                    |
        | light::Preset   | 08 05                      | 08 07                                                    |
        | light::Flag     | 08 01                      | 08 00                                                    |
        | light::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | light::Sort     | 08 15                      | 08 16                                                    |
        | light::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | light::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | light::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | light::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | light::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | light::Numbers  | 08 07 08 08                | 08 09                                                    |
        | light::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | light::Sorts    | 08 15 08 16                | 08 16                                                    |
        | light::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | light::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | light::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | light::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | light::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | light::NumberOr | 08 07                      | 10 01                                                    |
        | light::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | light::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | light::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | light::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | light::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | plain::Number   | 08 07                      | 08 09                                                    |
        | plain::Flag     | 08 01                      | a0 38 07                                                 |
        | plain::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 00 80                               |
        | plain::Sort     | 08 15                      | 08 16                                                    |
        | plain::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | plain::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | plain::Numbers  | 0a 02 07 08                | 0a 01 09                                                 |
        | plain::NumberOr | 08 00                      | 10 01                                                    |
        | plain::Maybe    | 08 00                      | 08 09                                                    |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (a single field)

    Scenario: fast::Number
      Given `fast::Number m`
      And `m.ParseFromString(bytes("08 07"))`
      And `fast::Number other`
      And `other.ParseFromString(bytes("08 09"))`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `08 09`
      And `other` serializes to the bytes `08 07`
      When `other.Clear()`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes ``
      And `other` serializes to the bytes `08 09`
      When `fast::Number(other).Swap(&m)`
      Then `m` serializes to the bytes `08 09`

    Scenario Outline: <class>
      Given `<class> m`
      And `m.ParseFromString(bytes("<first>"))`
      And `<class> other`
      And `other.ParseFromString(bytes("<second>"))`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `<second>`
      And `other` serializes to the bytes `<first>`
      When `other.Clear()`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes ``
      And `other` serializes to the bytes `<second>`
      When `<class>(other).Swap(&m)`
      Then `m` serializes to the bytes `<second>`

      Examples:
        | class           | first                      | second                                                   |
        | fast::Preset    | 08 05                      | 08 07                                                    |
        | fast::Flag      | 08 01                      | 08 00                                                    |
        | fast::Real      | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | fast::Sort      | 08 15                      | 08 16                                                    |
        | fast::Text      | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | fast::Word      | 0a 00                      | 0a 03 61 62 63                                           |
        | fast::Data      | 0a 02 00 ff                | 0a 01 61                                                 |
        | fast::Child     | 0a 02 08 07                | 0a 02 10 09                                              |
        | fast::Boxed     | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | fast::Numbers   | 08 07 08 08                | 08 09                                                    |
        | fast::Packed    | 0a 02 07 08                | 0a 01 09                                                 |
        | fast::Sorts     | 08 15 08 16                | 08 16                                                    |
        | fast::Texts     | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | fast::Children  | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | fast::Boxes     | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | fast::Names     | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | fast::Places    | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | fast::NumberOr  | 08 07                      | 10 01                                                    |
        | fast::TextOr    | 0a 03 61 62 63             | 12 01 61                                                 |
        | fast::ChildOr   | 0a 02 08 07                | 12 02 10 09                                              |
        | fast::BoxOr     | 0b 08 07 0c                | 10 16                                                    |
        | fast::Extended  | a0 06 07                   | aa 06 03 61 62 63                                        |
        | fast::Nothing   | a0 38 07                   | a2 38 01 61                                              |
        | small::Number   | 08 07                      | 08 09                                                    |
        | small::Preset   | 08 05                      | 08 07                                                    |
        | small::Flag     | 08 01                      | 08 00                                                    |
        | small::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | small::Sort     | 08 15                      | 08 16                                                    |
        | small::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | small::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | small::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | small::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | small::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | small::Numbers  | 08 07 08 08                | 08 09                                                    |
        | small::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | small::Sorts    | 08 15 08 16                | 08 16                                                    |
        | small::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | small::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | small::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | small::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | small::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | small::NumberOr | 08 07                      | 10 01                                                    |
        | small::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | small::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | small::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | small::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | small::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | light::Number   | 08 07                      | 08 09                                                    |
        | light::Preset   | 08 05                      | 08 07                                                    |
        | light::Flag     | 08 01                      | 08 00                                                    |
        | light::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 f0 3f                               |
        | light::Sort     | 08 15                      | 08 16                                                    |
        | light::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | light::Word     | 0a 00                      | 0a 03 61 62 63                                           |
        | light::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | light::Child    | 0a 02 08 07                | 0a 02 10 09                                              |
        | light::Boxed    | 0b 08 07 0c                | 0b 10 09 0c                                              |
        | light::Numbers  | 08 07 08 08                | 08 09                                                    |
        | light::Packed   | 0a 02 07 08                | 0a 01 09                                                 |
        | light::Sorts    | 08 15 08 16                | 08 16                                                    |
        | light::Texts    | 0a 01 61 0a 01 62          | 0a 03 61 62 63                                           |
        | light::Children | 0a 02 08 07 0a 00          | 0a 02 10 09                                              |
        | light::Boxes    | 0b 08 07 0c 0b 0c          | 0b 10 09 0c                                              |
        | light::Names    | 0a 05 08 07 12 01 61       | 0a 05 08 09 12 01 62                                     |
        | light::Places   | 0a 07 0a 01 61 12 02 08 07 | 0a 07 0a 01 62 12 02 10 09                               |
        | light::NumberOr | 08 07                      | 10 01                                                    |
        | light::TextOr   | 0a 03 61 62 63             | 12 01 61                                                 |
        | light::ChildOr  | 0a 02 08 07                | 12 02 10 09                                              |
        | light::BoxOr    | 0b 08 07 0c                | 10 16                                                    |
        | light::Extended | a0 06 07                   | aa 06 03 61 62 63                                        |
        | light::Nothing  | a0 38 07                   | a2 38 01 61                                              |
        | plain::Number   | 08 07                      | 08 09                                                    |
        | plain::Flag     | 08 01                      | a0 38 07                                                 |
        | plain::Real     | 09 00 00 00 00 00 00 04 c0 | 09 00 00 00 00 00 00 00 80                               |
        | plain::Sort     | 08 15                      | 08 16                                                    |
        | plain::Text     | 0a 03 61 62 63             | 0a 11 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 21 |
        | plain::Data     | 0a 02 00 ff                | 0a 01 61                                                 |
        | plain::Numbers  | 0a 02 07 08                | 0a 01 09                                                 |
        | plain::NumberOr | 08 00                      | 10 01                                                    |
        | plain::Maybe    | 08 00                      | 08 09                                                    |

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (a single field)

    Scenario: fast::Number
      Given `fast::Number m`
      And `m.ParseFromString(bytes("08 07"))`
      And `fast::Number empty`
      When `m.MergeFrom(empty)`
      Then `m` serializes to the bytes `08 07`
      When `empty.MergeFrom(m)`
      And `m.Clear()`
      Then `empty` serializes to the bytes `08 07`
      And `m` serializes to the bytes ``

    Scenario Outline: <class>
      Given `<class> m`
      And `m.ParseFromString(bytes("<first>"))`
      And `<class> empty`
      When `m.MergeFrom(empty)`
      Then `m` serializes to the bytes `<first>`
      When `empty.MergeFrom(m)`
      And `m.Clear()`
      Then `empty` serializes to the bytes `<first>`
      And `m` serializes to the bytes ``

      Examples:
        | class           | first                      |
        | fast::Preset    | 08 05                      |
        | fast::Flag      | 08 01                      |
        | fast::Real      | 09 00 00 00 00 00 00 04 c0 |
        | fast::Sort      | 08 15                      |
        | fast::Text      | 0a 03 61 62 63             |
        | fast::Word      | 0a 00                      |
        | fast::Data      | 0a 02 00 ff                |
        | fast::Child     | 0a 02 08 07                |
        | fast::Boxed     | 0b 08 07 0c                |
        | fast::Numbers   | 08 07 08 08                |
        | fast::Packed    | 0a 02 07 08                |
        | fast::Sorts     | 08 15 08 16                |
        | fast::Texts     | 0a 01 61 0a 01 62          |
        | fast::Children  | 0a 02 08 07 0a 00          |
        | fast::Boxes     | 0b 08 07 0c 0b 0c          |
        | fast::Names     | 0a 05 08 07 12 01 61       |
        | fast::Places    | 0a 07 0a 01 61 12 02 08 07 |
        | fast::NumberOr  | 08 07                      |
        | fast::TextOr    | 0a 03 61 62 63             |
        | fast::ChildOr   | 0a 02 08 07                |
        | fast::BoxOr     | 0b 08 07 0c                |
        | fast::Extended  | a0 06 07                   |
        | fast::Nothing   | a0 38 07                   |
        | small::Number   | 08 07                      |
        | small::Preset   | 08 05                      |
        | small::Flag     | 08 01                      |
        | small::Real     | 09 00 00 00 00 00 00 04 c0 |
        | small::Sort     | 08 15                      |
        | small::Text     | 0a 03 61 62 63             |
        | small::Word     | 0a 00                      |
        | small::Data     | 0a 02 00 ff                |
        | small::Child    | 0a 02 08 07                |
        | small::Boxed    | 0b 08 07 0c                |
        | small::Numbers  | 08 07 08 08                |
        | small::Packed   | 0a 02 07 08                |
        | small::Sorts    | 08 15 08 16                |
        | small::Texts    | 0a 01 61 0a 01 62          |
        | small::Children | 0a 02 08 07 0a 00          |
        | small::Boxes    | 0b 08 07 0c 0b 0c          |
        | small::Names    | 0a 05 08 07 12 01 61       |
        | small::Places   | 0a 07 0a 01 61 12 02 08 07 |
        | small::NumberOr | 08 07                      |
        | small::TextOr   | 0a 03 61 62 63             |
        | small::ChildOr  | 0a 02 08 07                |
        | small::BoxOr    | 0b 08 07 0c                |
        | small::Extended | a0 06 07                   |
        | small::Nothing  | a0 38 07                   |
        | light::Number   | 08 07                      |
        | light::Preset   | 08 05                      |
        | light::Flag     | 08 01                      |
        | light::Real     | 09 00 00 00 00 00 00 04 c0 |
        | light::Sort     | 08 15                      |
        | light::Text     | 0a 03 61 62 63             |
        | light::Word     | 0a 00                      |
        | light::Data     | 0a 02 00 ff                |
        | light::Child    | 0a 02 08 07                |
        | light::Boxed    | 0b 08 07 0c                |
        | light::Numbers  | 08 07 08 08                |
        | light::Packed   | 0a 02 07 08                |
        | light::Sorts    | 08 15 08 16                |
        | light::Texts    | 0a 01 61 0a 01 62          |
        | light::Children | 0a 02 08 07 0a 00          |
        | light::Boxes    | 0b 08 07 0c 0b 0c          |
        | light::Names    | 0a 05 08 07 12 01 61       |
        | light::Places   | 0a 07 0a 01 61 12 02 08 07 |
        | light::NumberOr | 08 07                      |
        | light::TextOr   | 0a 03 61 62 63             |
        | light::ChildOr  | 0a 02 08 07                |
        | light::BoxOr    | 0b 08 07 0c                |
        | light::Extended | a0 06 07                   |
        | light::Nothing  | a0 38 07                   |
        | plain::Number   | 08 07                      |
        | plain::Flag     | 08 01                      |
        | plain::Real     | 09 00 00 00 00 00 00 04 c0 |
        | plain::Sort     | 08 15                      |
        | plain::Text     | 0a 03 61 62 63             |
        | plain::Data     | 0a 02 00 ff                |
        | plain::Numbers  | 0a 02 07 08                |
        | plain::NumberOr | 08 00                      |
        | plain::Maybe    | 08 00                      |

  @cpp.message.copy @cpp.message.move @cpp.message.swap
  Rule: Copies of a message are deep: changing one message never affects the other (a single field, set by its accessor)

    Scenario: fast::Number, set
      Given `fast::Number m`
      And `m.set_value(7)`
      And `fast::Number empty`
      When `fast::Number copy(m)`
      And `empty = m`
      And `fast::Number moved(std::move(m))`
      Then `copy` serializes to the bytes `08 07`
      And `empty` serializes to the bytes `08 07`
      And `moved` serializes to the bytes `08 07`
      When `fast::Number other`
      And `other.Swap(&moved)`
      And `empty.Clear()`
      Then `other` serializes to the bytes `08 07`
      And `moved` serializes to the bytes ``
      And `empty` serializes to the bytes ``
      When `other = std::move(empty)`
      Then `other` serializes to the bytes ``

    Scenario Outline: <class>, set
      Given `<class> m`
      And `m.<set>`
      And `<class> empty`
      When `<class> copy(m)`
      And `empty = m`
      And `<class> moved(std::move(m))`
      Then `copy` serializes to the bytes `<bytes>`
      And `empty` serializes to the bytes `<bytes>`
      And `moved` serializes to the bytes `<bytes>`
      When `<class> other`
      And `other.Swap(&moved)`
      And `empty.Clear()`
      Then `other` serializes to the bytes `<bytes>`
      And `moved` serializes to the bytes ``
      And `empty` serializes to the bytes ``
      When `other = std::move(empty)`
      Then `other` serializes to the bytes ``

      Examples:
        | class           | set                               | bytes                      |
        | fast::Preset    | set_value(7)                      | 08 07                      |
        | fast::Flag      | set_value(false)                  | 08 00                      |
        | fast::Real      | set_value(-2.5)                   | 09 00 00 00 00 00 00 04 c0 |
        | fast::Sort      | set_value(fast::KIND_LEFT)        | 08 15                      |
        | fast::Text      | set_value("abc")                  | 0a 03 61 62 63             |
        | fast::Word      | set_value("")                     | 0a 00                      |
        | fast::Child     | mutable_value()->set_id(7)        | 0a 02 08 07                |
        | fast::Boxed     | mutable_box()->set_id(7)          | 0b 08 07 0c                |
        | fast::Numbers   | add_value(7)                      | 08 07                      |
        | fast::Texts     | add_value("abc")                  | 0a 03 61 62 63             |
        | fast::Children  | add_value()                       | 0a 00                      |
        | fast::Names     | mutable_value()->insert({7, "a"}) | 0a 05 08 07 12 01 61       |
        | fast::NumberOr  | set_value(0)                      | 08 00                      |
        | fast::TextOr    | set_other("x")                    | 12 01 78                   |
        | fast::ChildOr   | mutable_other()->set_id(7)        | 12 02 08 07                |
        | fast::Extended  | SetExtension(fast::number, 7)     | a0 06 07                   |
        | plain::Number   | set_value(7)                      | 08 07                      |
        | plain::Flag     | set_value(true)                   | 08 01                      |
        | plain::Real     | set_value(-2.5)                   | 09 00 00 00 00 00 00 04 c0 |
        | plain::Sort     | set_value(plain::KIND_LEFT)       | 08 15                      |
        | plain::Text     | set_value("abc")                  | 0a 03 61 62 63             |
        | plain::Data     | set_value("abc")                  | 0a 03 61 62 63             |
        | plain::Numbers  | add_value(7)                      | 0a 01 07                   |
        | plain::NumberOr | set_value(0)                      | 08 00                      |
        | plain::Maybe    | set_value(0)                      | 08 00                      |
        | small::Number   | set_value(7)                      | 08 07                      |
        | small::Preset   | set_value(7)                      | 08 07                      |
        | small::Sort     | set_value(small::KIND_LEFT)       | 08 15                      |
        | small::Text     | set_value("abc")                  | 0a 03 61 62 63             |
        | small::Child    | mutable_value()->set_id(7)        | 0a 02 08 07                |
        | small::Numbers  | add_value(7)                      | 08 07                      |
        | small::Names    | mutable_value()->insert({7, "a"}) | 0a 05 08 07 12 01 61       |
        | small::NumberOr | set_value(0)                      | 08 00                      |
        | small::TextOr   | set_other("x")                    | 12 01 78                   |
        | small::Extended | SetExtension(small::number, 7)    | a0 06 07                   |

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (a single field, set by its accessor)

    Scenario: fast::Number, set
      Given `fast::Number m`
      And `m.set_value(7)`
      And `fast::Number empty`
      When `m.MergeFrom(empty)`
      Then `m` serializes to the bytes `08 07`
      When `empty.MergeFrom(m)`
      And `m.Clear()`
      Then `empty` serializes to the bytes `08 07`
      And `m` serializes to the bytes ``

    Scenario Outline: <class>, set
      Given `<class> m`
      And `m.<set>`
      And `<class> empty`
      When `m.MergeFrom(empty)`
      Then `m` serializes to the bytes `<bytes>`
      When `empty.MergeFrom(m)`
      And `m.Clear()`
      Then `empty` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes ``

      Examples:
        | class           | set                               | bytes                      |
        | fast::Preset    | set_value(7)                      | 08 07                      |
        | fast::Flag      | set_value(false)                  | 08 00                      |
        | fast::Real      | set_value(-2.5)                   | 09 00 00 00 00 00 00 04 c0 |
        | fast::Sort      | set_value(fast::KIND_LEFT)        | 08 15                      |
        | fast::Text      | set_value("abc")                  | 0a 03 61 62 63             |
        | fast::Word      | set_value("")                     | 0a 00                      |
        | fast::Child     | mutable_value()->set_id(7)        | 0a 02 08 07                |
        | fast::Boxed     | mutable_box()->set_id(7)          | 0b 08 07 0c                |
        | fast::Numbers   | add_value(7)                      | 08 07                      |
        | fast::Texts     | add_value("abc")                  | 0a 03 61 62 63             |
        | fast::Children  | add_value()                       | 0a 00                      |
        | fast::Names     | mutable_value()->insert({7, "a"}) | 0a 05 08 07 12 01 61       |
        | fast::NumberOr  | set_value(0)                      | 08 00                      |
        | fast::TextOr    | set_other("x")                    | 12 01 78                   |
        | fast::ChildOr   | mutable_other()->set_id(7)        | 12 02 08 07                |
        | fast::Extended  | SetExtension(fast::number, 7)     | a0 06 07                   |
        | plain::Number   | set_value(7)                      | 08 07                      |
        | plain::Flag     | set_value(true)                   | 08 01                      |
        | plain::Real     | set_value(-2.5)                   | 09 00 00 00 00 00 00 04 c0 |
        | plain::Sort     | set_value(plain::KIND_LEFT)       | 08 15                      |
        | plain::Text     | set_value("abc")                  | 0a 03 61 62 63             |
        | plain::Data     | set_value("abc")                  | 0a 03 61 62 63             |
        | plain::Numbers  | add_value(7)                      | 0a 01 07                   |
        | plain::NumberOr | set_value(0)                      | 08 00                      |
        | plain::Maybe    | set_value(0)                      | 08 00                      |
        | small::Number   | set_value(7)                      | 08 07                      |
        | small::Preset   | set_value(7)                      | 08 07                      |
        | small::Sort     | set_value(small::KIND_LEFT)       | 08 15                      |
        | small::Text     | set_value("abc")                  | 0a 03 61 62 63             |
        | small::Child    | mutable_value()->set_id(7)        | 0a 02 08 07                |
        | small::Numbers  | add_value(7)                      | 08 07                      |
        | small::Names    | mutable_value()->insert({7, "a"}) | 0a 05 08 07 12 01 61       |
        | small::NumberOr | set_value(0)                      | 08 00                      |
        | small::TextOr   | set_other("x")                    | 12 01 78                   |
        | small::Extended | SetExtension(small::number, 7)    | a0 06 07                   |
