@needs.cpp @needs.cord
Feature: What a message has beside a Cord
  Messages that have a Cord, and one other kind of content beside it, are swapped and moved as a whole.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Number { optional bytes blob = 1 [ctype = CORD]; optional int32 value = 2; }
      message Preset { optional bytes blob = 1 [ctype = CORD]; optional int32 value = 2 [default = 5]; }
      message Real { optional bytes blob = 1 [ctype = CORD]; optional double value = 2; }
      message Text { optional bytes blob = 1 [ctype = CORD]; optional string value = 2; }
      message Child { optional bytes blob = 1 [ctype = CORD]; optional Part value = 2; }
      message Numbers { optional bytes blob = 1 [ctype = CORD]; repeated int32 value = 2; }
      message Texts { optional bytes blob = 1 [ctype = CORD]; repeated string value = 2; }
      message Children { optional bytes blob = 1 [ctype = CORD]; repeated Part value = 2; }
      message Names { optional bytes blob = 1 [ctype = CORD]; map<int32, string> value = 2; }
      message NumberOr { optional bytes blob = 1 [ctype = CORD]; oneof which { int32 value = 2; bool other = 3; } }
      message TextOr { optional bytes blob = 1 [ctype = CORD]; oneof which { string value = 2; bool other = 3; } }
      message ChildOr { optional bytes blob = 1 [ctype = CORD]; oneof which { Part value = 2; bool other = 3; } }
      message CordOr {
        optional bytes blob = 1 [ctype = CORD]; oneof which { bytes value = 2 [ctype = CORD]; bool other = 3; }
      }
      message Boxed { optional bytes blob = 1 [ctype = CORD]; optional group Box = 2 { optional int32 id = 1; } }
      message Extended { optional bytes blob = 1 [ctype = CORD]; extensions 100 to 199; }
      message Bare { optional bytes blob = 1 [ctype = CORD]; }
      message Two { optional bytes blob = 1 [ctype = CORD]; optional bytes value = 2 [ctype = CORD]; }
      extend Extended { optional int32 extra = 100; }
      """

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (beside a Cord)

    Scenario: beside a Cord, a number
      Given `Number one`
      And `Number other`
      And `one.ParseFromString(bytes("0a 02 63 31 10 07"))`
      And `other.ParseFromString(bytes("0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09"))`
      When `one.Swap(&other)`
      Then `one` serializes to the bytes `0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09`
      And `other` serializes to the bytes `0a 02 63 31 10 07`
      When `other.Clear()`
      And `one.Swap(&other)`
      Then `one` serializes to the bytes ``
      And `other` serializes to the bytes `0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09`
      When `Number(other).Swap(&one)`
      Then `one` serializes to the bytes `0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09`

    Scenario Outline: beside a Cord, <what>
      Given `<class> one`
      And `<class> other`
      And `one.ParseFromString(bytes("<bytes>"))`
      And `other.ParseFromString(bytes("<other>"))`
      When `one.Swap(&other)`
      Then `one` serializes to the bytes `<other>`
      And `other` serializes to the bytes `<bytes>`
      When `other.Clear()`
      And `one.Swap(&other)`
      Then `one` serializes to the bytes ``
      And `other` serializes to the bytes `<other>`
      When `<class>(other).Swap(&one)`
      Then `one` serializes to the bytes `<other>`

      Examples:
        | what                    | class    | bytes                                  | other                                                                                                                               |
        | a number with a default | Preset   | 0a 02 63 31 10 07                      | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09                                                             |
        | a wide number           | Real     | 0a 02 63 31 11 00 00 00 00 00 00 f0 3f | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 11 00 00 00 00 00 00 00 40                                        |
        | a string                | Text     | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 14 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 |
        | a message               | Child    | 0a 02 63 31 12 02 08 07                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 00                                                             |
        | numbers                 | Numbers  | 0a 02 63 31 10 07 10 08                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09                                                             |
        | strings                 | Texts    | 0a 02 63 31 12 01 61 12 01 62          | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 01 63                                                          |
        | messages                | Children | 0a 02 63 31 12 02 08 07 12 00          | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 02 08 09                                                       |
        | a map                   | Names    | 0a 02 63 31 12 05 08 07 12 01 61       | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 05 08 08 12 01 62                                              |
        | a oneof with a number   | NumberOr | 0a 02 63 31 10 07                      | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a oneof with a string   | TextOr   | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a oneof with a message  | ChildOr  | 0a 02 63 31 12 02 08 07                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a oneof with a Cord     | CordOr   | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a group                 | Boxed    | 0a 02 63 31 13 08 07 14                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 13 08 09 14                                                       |
        | an extension            | Extended | 0a 02 63 31 a0 06 07                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 a2 06 01 61                                                       |
        | an unknown field        | Bare     | 0a 02 63 31 f8 0c 07                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 fa 0c 01 61                                                       |
        | another Cord            | Two      | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 14 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (beside a Cord)

    Scenario: beside a Cord, a number
      Given `Number one`
      And `Number other`
      And `one.ParseFromString(bytes("0a 02 63 31 10 07"))`
      And `other.ParseFromString(bytes("0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09"))`
      When `other = std::move(one)`
      Then `other` serializes to the bytes `0a 02 63 31 10 07`
      When `Number moved(std::move(other))`
      Then `moved` serializes to the bytes `0a 02 63 31 10 07`
      When `other = Number(moved)`
      Then `other` serializes to the bytes `0a 02 63 31 10 07`

    Scenario Outline: beside a Cord, <what>
      Given `<class> one`
      And `<class> other`
      And `one.ParseFromString(bytes("<bytes>"))`
      And `other.ParseFromString(bytes("<other>"))`
      When `other = std::move(one)`
      Then `other` serializes to the bytes `<bytes>`
      When `<class> moved(std::move(other))`
      Then `moved` serializes to the bytes `<bytes>`
      When `other = <class>(moved)`
      Then `other` serializes to the bytes `<bytes>`

      Examples:
        | what                    | class    | bytes                                  | other                                                                                                                               |
        | a number with a default | Preset   | 0a 02 63 31 10 07                      | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09                                                             |
        | a wide number           | Real     | 0a 02 63 31 11 00 00 00 00 00 00 f0 3f | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 11 00 00 00 00 00 00 00 40                                        |
        | a string                | Text     | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 14 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 |
        | a message               | Child    | 0a 02 63 31 12 02 08 07                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 00                                                             |
        | numbers                 | Numbers  | 0a 02 63 31 10 07 10 08                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 10 09                                                             |
        | strings                 | Texts    | 0a 02 63 31 12 01 61 12 01 62          | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 01 63                                                          |
        | messages                | Children | 0a 02 63 31 12 02 08 07 12 00          | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 02 08 09                                                       |
        | a map                   | Names    | 0a 02 63 31 12 05 08 07 12 01 61       | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 05 08 08 12 01 62                                              |
        | a oneof with a number   | NumberOr | 0a 02 63 31 10 07                      | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a oneof with a string   | TextOr   | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a oneof with a message  | ChildOr  | 0a 02 63 31 12 02 08 07                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a oneof with a Cord     | CordOr   | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 18 01                                                             |
        | a group                 | Boxed    | 0a 02 63 31 13 08 07 14                | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 13 08 09 14                                                       |
        | an extension            | Extended | 0a 02 63 31 a0 06 07                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 a2 06 01 61                                                       |
        | an unknown field        | Bare     | 0a 02 63 31 f8 0c 07                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 fa 0c 01 61                                                       |
        | another Cord            | Two      | 0a 02 63 31 12 01 61                   | 0a 14 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 12 14 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 62 |
