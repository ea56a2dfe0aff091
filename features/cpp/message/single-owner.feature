@needs.cpp
Feature: Messages with one field that is not a number
  Texts, messages, lists and maps own memory, numbers do not. Each message here has one field that does, beside a number.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Text { optional string value = 1; optional int32 id = 2; }
      message Data { optional bytes value = 1; optional int32 id = 2; }
      message Child { optional Part value = 1; optional int32 id = 2; }
      message Numbers { repeated int32 value = 1; optional int32 id = 2; }
      message Texts { repeated string value = 1; optional int32 id = 2; }
      message Parts { repeated Part value = 1; optional int32 id = 2; }
      message Names { map<int32, string> value = 1; optional int32 id = 2; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Text { optional string value = 1; optional int32 id = 2; }
      message Data { optional bytes value = 1; optional int32 id = 2; }
      message Child { optional Part value = 1; optional int32 id = 2; }
      message Numbers { repeated int32 value = 1; optional int32 id = 2; }
      message Texts { repeated string value = 1; optional int32 id = 2; }
      message Parts { repeated Part value = 1; optional int32 id = 2; }
      message Names { map<int32, string> value = 1; optional int32 id = 2; }
      """

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (the only field that is not a number)

    Scenario: a string, the only field that is not a number
      Given `fast::Text m`
      And `m.ParseFromString(bytes("0a 03 61 62 63 10 05"))`
      And `fast::Text other`
      And `other.ParseFromString(bytes("0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65"))`
      When `m.MergeFrom(other)`
      Then `m` serializes to the bytes `0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 10 05`
      And `other` serializes to the bytes `0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65`

    Scenario Outline: <what>, the only field that is not a number
      Given `<class> m`
      And `m.ParseFromString(bytes("<before>"))`
      And `<class> other`
      And `other.ParseFromString(bytes("<bytes>"))`
      When `m.MergeFrom(other)`
      Then `m` serializes to the bytes `<merged>`
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | what                  | class          | before                  | bytes                                                 | merged                                                      |
        | bytes                 | fast::Data     | 0a 02 61 00 10 05       | 0a 03 61 00 62                                        | 0a 03 61 00 62 10 05                                        |
        | a message             | fast::Child    | 0a 02 08 03 10 05       | 0a 02 10 07                                           | 0a 04 08 03 10 07 10 05                                     |
        | numbers               | fast::Numbers  | 08 04 10 05             | 08 06                                                 | 08 04 08 06 10 05                                           |
        | strings               | fast::Texts    | 0a 01 61 10 05          | 0a 01 62                                              | 0a 01 61 0a 01 62 10 05                                     |
        | messages              | fast::Parts    | 0a 02 08 03 10 05       | 0a 02 10 07                                           | 0a 02 08 03 0a 02 10 07 10 05                               |
        | a string, small code  | small::Text    | 0a 03 61 62 63 10 05    | 0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 10 05 |
        | bytes, small code     | small::Data    | 0a 02 61 00 10 05       | 0a 03 61 00 62                                        | 0a 03 61 00 62 10 05                                        |
        | a message, small code | small::Child   | 0a 02 08 03 10 05       | 0a 02 10 07                                           | 0a 04 08 03 10 07 10 05                                     |
        | numbers, small code   | small::Numbers | 08 04 10 05             | 08 06                                                 | 08 04 08 06 10 05                                           |
        | strings, small code   | small::Texts   | 0a 01 61 10 05          | 0a 01 62                                              | 0a 01 61 0a 01 62 10 05                                     |
        | messages, small code  | small::Parts   | 0a 02 08 03 10 05       | 0a 02 10 07                                           | 0a 02 08 03 0a 02 10 07 10 05                               |

    Scenario Outline: <what>, the only field that is not a number
      Given `<class> m`
      And `(*m.mutable_value())[1] = "before", (*m.mutable_value())[2] = "kept", m.set_id(5)`
      And `<class> other`
      And `(*other.mutable_value())[1] = "after"`
      When `m.MergeFrom(other)`
      Then `m.value().size()` is `2u`
      And `m.value().at(1)` is `"after"`
      And `m.value().at(2)` is `"kept"`
      And `m.id()` is `5`
      And `other.value().at(1)` is `"after"`

      Examples:
        | what              | class        |
        | a map             | fast::Names  |
        | a map, small code | small::Names |

  @cpp.message.clear @needs.protobuf-conventions
  Rule: `Clear` leaves a message that equals a new one (the only field that is not a number)

    Scenario: a string, the only field that is not a number
      Given `fast::Text m`
      And `m.ParseFromString(bytes("0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 10 05"))`
      When `m.Clear()`
      Then `m` serializes to the bytes ``
      When `m.ParseFromString(bytes("10 07"))`
      Then `m` serializes to the bytes `10 07`

    Scenario Outline: <what>, the only field that is not a number
      Given `<class> m`
      And `m.ParseFromString(bytes("<bytes>"))`
      When `m.Clear()`
      Then `m` serializes to the bytes ``
      When `m.ParseFromString(bytes("10 07"))`
      Then `m` serializes to the bytes `10 07`

      Examples:
        | what                  | class          | bytes                                                       |
        | a message             | fast::Child    | 0a 02 08 03 10 05                                           |
        | numbers               | fast::Numbers  | 08 04 10 05                                                 |
        | a map                 | fast::Names    | 0a 05 08 01 12 01 61 10 05                                  |
        | a string, small code  | small::Text    | 0a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 10 05 |
        | bytes, small code     | small::Data    | 0a 03 61 00 62 10 05                                        |
        | a message, small code | small::Child   | 0a 02 08 03 10 05                                           |
        | numbers, small code   | small::Numbers | 08 04 10 05                                                 |
        | strings, small code   | small::Texts   | 0a 01 61 0a 01 62 10 05                                     |
        | messages, small code  | small::Parts   | 0a 02 08 03 0a 02 10 07 10 05                               |
        | a map, small code     | small::Names   | 0a 05 08 01 12 01 61 10 05                                  |
