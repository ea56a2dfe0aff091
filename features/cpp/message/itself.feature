@needs.cpp @needs.lite
Feature: A message and itself
  A message that is assigned to itself is what it was before, whatever it holds.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      message Part { optional int32 id = 1; }
      message Numbers { optional int32 number = 1; optional double real = 2; optional int32 preset = 3 [default = 7]; }
      message Sample {
        optional int32 number = 1; optional string text = 2; optional Part part = 3; repeated int32 numbers = 4;
        repeated string texts = 5; repeated Part parts = 6; map<int32, string> names = 7;
        oneof which { int32 digit = 8; string word = 9; Part piece = 10; } optional group Box = 11 { optional int32 id = 1; }
        extensions 100 to 199;
      }
      extend Sample { optional string extra = 100; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Numbers { optional int32 number = 1; optional double real = 2; optional int32 preset = 3 [default = 7]; }
      message Sample {
        optional int32 number = 1; optional string text = 2; optional Part part = 3; repeated int32 numbers = 4;
        repeated string texts = 5; repeated Part parts = 6; map<int32, string> names = 7;
        oneof which { int32 digit = 8; string word = 9; Part piece = 10; } optional group Box = 11 { optional int32 id = 1; }
        extensions 100 to 199;
      }
      extend Sample { optional string extra = 100; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; }
      message Numbers { optional int32 number = 1; optional double real = 2; optional int32 preset = 3 [default = 7]; }
      message Sample {
        optional int32 number = 1; optional string text = 2; optional Part part = 3; repeated int32 numbers = 4;
        repeated string texts = 5; repeated Part parts = 6; map<int32, string> names = 7;
        oneof which { int32 digit = 8; string word = 9; Part piece = 10; } optional group Box = 11 { optional int32 id = 1; }
        extensions 100 to 199;
      }
      extend Sample { optional string extra = 100; }
      """

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (a message and itself)

    Scenario: numbers and itself, fast
      Given `fast::Numbers m`
      And `m.ParsePartialFromString(bytes("08 07 11 00 00 00 00 00 00 f0 3f"))`
      And `const auto& same = m`
      When `m = same`
      Then `m` serializes to the bytes `08 07 11 00 00 00 00 00 00 f0 3f`

    Scenario Outline: <what> and itself, <mode>
      Given `<mode>::<class> m`
      And `m.ParsePartialFromString(bytes("<bytes>"))`
      And `const auto& same = m`
      When `m = same`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                           | mode  | class   | bytes                            |
        | numbers with an unknown field  | fast  | Numbers | 08 07 a0 06 05                   |
        | an unknown field alone         | fast  | Numbers | a2 06 01 61                      |
        | a default that was replaced    | fast  | Numbers | 18 07                            |
        | a string                       | fast  | Sample  | 12 01 61                         |
        | a message                      | fast  | Sample  | 1a 02 08 07                      |
        | a repeated number              | fast  | Sample  | 20 07 20 08                      |
        | repeated strings               | fast  | Sample  | 2a 01 61 2a 01 62                |
        | repeated messages              | fast  | Sample  | 32 02 08 07 32 00                |
        | a map                          | fast  | Sample  | 3a 05 08 07 12 01 61             |
        | a number of a oneof            | fast  | Sample  | 40 07                            |
        | a string of a oneof            | fast  | Sample  | 4a 01 61                         |
        | a message of a oneof           | fast  | Sample  | 52 02 08 07                      |
        | a group                        | fast  | Sample  | 5b 08 07 5c                      |
        | an extension                   | fast  | Sample  | a2 06 01 61                      |
        | an unknown field beside others | fast  | Sample  | 08 07 12 01 61 f8 0c 05          |
        | nothing                        | fast  | Sample  |                                  |
        | numbers                        | small | Numbers | 08 07 11 00 00 00 00 00 00 f0 3f |
        | numbers with an unknown field  | small | Numbers | 08 07 a0 06 05                   |
        | an unknown field alone         | small | Numbers | a2 06 01 61                      |
        | a default that was replaced    | small | Numbers | 18 07                            |
        | a string                       | small | Sample  | 12 01 61                         |
        | a message                      | small | Sample  | 1a 02 08 07                      |
        | a repeated number              | small | Sample  | 20 07 20 08                      |
        | repeated strings               | small | Sample  | 2a 01 61 2a 01 62                |
        | repeated messages              | small | Sample  | 32 02 08 07 32 00                |
        | a map                          | small | Sample  | 3a 05 08 07 12 01 61             |
        | a number of a oneof            | small | Sample  | 40 07                            |
        | a string of a oneof            | small | Sample  | 4a 01 61                         |
        | a message of a oneof           | small | Sample  | 52 02 08 07                      |
        | a group                        | small | Sample  | 5b 08 07 5c                      |
        | an extension                   | small | Sample  | a2 06 01 61                      |
        | an unknown field beside others | small | Sample  | 08 07 12 01 61 f8 0c 05          |
        | nothing                        | small | Sample  |                                  |
        | numbers                        | light | Numbers | 08 07 11 00 00 00 00 00 00 f0 3f |
        | numbers with an unknown field  | light | Numbers | 08 07 a0 06 05                   |
        | an unknown field alone         | light | Numbers | a2 06 01 61                      |
        | a default that was replaced    | light | Numbers | 18 07                            |
        | a string                       | light | Sample  | 12 01 61                         |
        | a message                      | light | Sample  | 1a 02 08 07                      |
        | a repeated number              | light | Sample  | 20 07 20 08                      |
        | repeated strings               | light | Sample  | 2a 01 61 2a 01 62                |
        | repeated messages              | light | Sample  | 32 02 08 07 32 00                |
        | a map                          | light | Sample  | 3a 05 08 07 12 01 61             |
        | a number of a oneof            | light | Sample  | 40 07                            |
        | a string of a oneof            | light | Sample  | 4a 01 61                         |
        | a message of a oneof           | light | Sample  | 52 02 08 07                      |
        | a group                        | light | Sample  | 5b 08 07 5c                      |
        | an extension                   | light | Sample  | a2 06 01 61                      |
        | an unknown field beside others | light | Sample  | 08 07 12 01 61 f8 0c 05          |
        | nothing                        | light | Sample  |                                  |
