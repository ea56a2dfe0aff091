@needs.cpp @needs.lite
Feature: Members of a oneof that are set to their default
  A member is set by its setter, even if the value is the one that its getter gives while it is unset.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample {
        oneof which {
          string name = 1; bytes raw = 2; Part piece = 3; int32 digit = 4; sint64 zigzag = 5; fixed32 fixed = 6;
          double real = 7; float small = 8; bool mark = 9; Kind sort = 10;
        }
      }
      message Preset {
        oneof which {
          string name = 1 [default = "unset"]; bytes raw = 2 [default = "unset"]; int32 digit = 3 [default = -41];
          double real = 4 [default = 2.5]; bool mark = 5 [default = true]; Kind sort = 6 [default = KIND_RIGHT]; Part piece = 7;
        }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { string label = 1; }
      message Sample {
        oneof which {
          string name = 1; bytes raw = 2; Part piece = 3; int32 digit = 4; sint64 zigzag = 5; fixed32 fixed = 6;
          double real = 7; float small = 8; bool mark = 9; Kind sort = 10;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample {
        oneof which {
          string name = 1; bytes raw = 2; Part piece = 3; int32 digit = 4; sint64 zigzag = 5; fixed32 fixed = 6;
          double real = 7; float small = 8; bool mark = 9; Kind sort = 10;
        }
      }
      message Preset {
        oneof which {
          string name = 1 [default = "unset"]; bytes raw = 2 [default = "unset"]; int32 digit = 3 [default = -41];
          double real = 4 [default = 2.5]; bool mark = 5 [default = true]; Kind sort = 6 [default = KIND_RIGHT]; Part piece = 7;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto3";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { string label = 1; }
      message Sample {
        oneof which {
          string name = 1; bytes raw = 2; Part piece = 3; int32 digit = 4; sint64 zigzag = 5; fixed32 fixed = 6;
          double real = 7; float small = 8; bool mark = 9; Kind sort = 10;
        }
      }
      """

  @cpp.oneof.set
  Rule: Setting a member makes it the one that is set, whichever was set before (to its default)

    @cpp.oneof.enum
    Scenario: to its default: an enum, from not set
      Given `quick::Sample m`
      When `m.set_sort(quick::KIND_NONE)`
      Then `m.which_case()` is `quick::Sample::kSort`
      And `m.has_sort()` is `true`
      And `m` serializes to the bytes `50 00`

    Scenario Outline: to its default: <what>
      Given `<class> m`
      And `<before>`
      When `m.set_<member>(<value>)`
      Then `m.which_case()` is `<class>::<constant>`
      And `m.has_<member>()` is `true`
      And `m.<member>() == <value>` is `true`
      And `m` serializes to the bytes `<bytes>`

      @cpp.oneof.numeric
      Examples:
        | what                                                                  | class         | before                                                     | member | constant | value | bytes                            |
        | a number, from not set                                                | quick::Sample | m.clear_which()                                            | digit  | kDigit   | 0     | 20 00                            |
        | a number, from a string                                               | quick::Sample | m.set_name("set before, and not inline")                   | digit  | kDigit   | 0     | 20 00                            |
        | a number, from a message                                              | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | 0     | 20 00                            |
        | a number, from itself                                                 | quick::Sample | m.set_digit(7)                                             | digit  | kDigit   | 0     | 20 00                            |
        | a zigzag number, from not set                                         | quick::Sample | m.clear_which()                                            | zigzag | kZigzag  | 0     | 28 00                            |
        | a zigzag number, from a string                                        | quick::Sample | m.set_name("set before, and not inline")                   | zigzag | kZigzag  | 0     | 28 00                            |
        | a zigzag number, from a message                                       | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | zigzag | kZigzag  | 0     | 28 00                            |
        | a zigzag number, from a number                                        | quick::Sample | m.set_digit(7)                                             | zigzag | kZigzag  | 0     | 28 00                            |
        | a fixed number, from not set                                          | quick::Sample | m.clear_which()                                            | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a fixed number, from a string                                         | quick::Sample | m.set_name("set before, and not inline")                   | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a fixed number, from a message                                        | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a fixed number, from a number                                         | quick::Sample | m.set_digit(7)                                             | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a double, from not set                                                | quick::Sample | m.clear_which()                                            | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a double, from a string                                               | quick::Sample | m.set_name("set before, and not inline")                   | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a double, from a message                                              | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a double, from a number                                               | quick::Sample | m.set_digit(7)                                             | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a float, from not set                                                 | quick::Sample | m.clear_which()                                            | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a float, from a string                                                | quick::Sample | m.set_name("set before, and not inline")                   | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a float, from a message                                               | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a float, from a number                                                | quick::Sample | m.set_digit(7)                                             | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a bool, from not set                                                  | quick::Sample | m.clear_which()                                            | mark   | kMark    | false | 48 00                            |
        | a bool, from a string                                                 | quick::Sample | m.set_name("set before, and not inline")                   | mark   | kMark    | false | 48 00                            |
        | a bool, from a message                                                | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | false | 48 00                            |
        | a bool, from a number                                                 | quick::Sample | m.set_digit(7)                                             | mark   | kMark    | false | 48 00                            |
        | a number, from not set, proto3                                        | third::Sample | m.clear_which()                                            | digit  | kDigit   | 0     | 20 00                            |
        | a zigzag number, from not set, proto3                                 | third::Sample | m.clear_which()                                            | zigzag | kZigzag  | 0     | 28 00                            |
        | a fixed number, from not set, proto3                                  | third::Sample | m.clear_which()                                            | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a double, from not set, proto3                                        | third::Sample | m.clear_which()                                            | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a float, from not set, proto3                                         | third::Sample | m.clear_which()                                            | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a bool, from not set, proto3                                          | third::Sample | m.clear_which()                                            | mark   | kMark    | false | 48 00                            |
        | a number, from not set, code size                                     | small::Sample | m.clear_which()                                            | digit  | kDigit   | 0     | 20 00                            |
        | a number, from a message, code size                                   | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | 0     | 20 00                            |
        | a zigzag number, from not set, code size                              | small::Sample | m.clear_which()                                            | zigzag | kZigzag  | 0     | 28 00                            |
        | a zigzag number, from a message, code size                            | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | zigzag | kZigzag  | 0     | 28 00                            |
        | a fixed number, from not set, code size                               | small::Sample | m.clear_which()                                            | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a fixed number, from a message, code size                             | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a double, from not set, code size                                     | small::Sample | m.clear_which()                                            | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a double, from a message, code size                                   | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a float, from not set, code size                                      | small::Sample | m.clear_which()                                            | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a float, from a message, code size                                    | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a bool, from not set, code size                                       | small::Sample | m.clear_which()                                            | mark   | kMark    | false | 48 00                            |
        | a bool, from a message, code size                                     | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | false | 48 00                            |
        | a number, from not set, lite                                          | light::Sample | m.clear_which()                                            | digit  | kDigit   | 0     | 20 00                            |
        | a number, from a message, lite                                        | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | 0     | 20 00                            |
        | a zigzag number, from not set, lite                                   | light::Sample | m.clear_which()                                            | zigzag | kZigzag  | 0     | 28 00                            |
        | a zigzag number, from a message, lite                                 | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | zigzag | kZigzag  | 0     | 28 00                            |
        | a fixed number, from not set, lite                                    | light::Sample | m.clear_which()                                            | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a fixed number, from a message, lite                                  | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | fixed  | kFixed   | 0u    | 35 00 00 00 00                   |
        | a double, from not set, lite                                          | light::Sample | m.clear_which()                                            | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a double, from a message, lite                                        | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | real   | kReal    | 0.0   | 39 00 00 00 00 00 00 00 00       |
        | a float, from not set, lite                                           | light::Sample | m.clear_which()                                            | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a float, from a message, lite                                         | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | small  | kSmall   | 0.0f  | 45 00 00 00 00                   |
        | a bool, from not set, lite                                            | light::Sample | m.clear_which()                                            | mark   | kMark    | false | 48 00                            |
        | a bool, from a message, lite                                          | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | false | 48 00                            |
        | a declared default, a number, from not set                            | quick::Preset | m.clear_which()                                            | digit  | kDigit   | -41   | 18 d7 ff ff ff ff ff ff ff ff 01 |
        | a declared default, a number, from a message                          | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | -41   | 18 d7 ff ff ff ff ff ff ff ff 01 |
        | a declared default, a double, from not set                            | quick::Preset | m.clear_which()                                            | real   | kReal    | 2.5   | 21 00 00 00 00 00 00 04 40       |
        | a declared default, a double, from a message                          | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | real   | kReal    | 2.5   | 21 00 00 00 00 00 00 04 40       |
        | a declared default, a bool, from not set                              | quick::Preset | m.clear_which()                                            | mark   | kMark    | true  | 28 01                            |
        | a declared default, a bool, from a message                            | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | true  | 28 01                            |
        | a declared default, a number, zero instead, from not set              | quick::Preset | m.clear_which()                                            | digit  | kDigit   | 0     | 18 00                            |
        | a declared default, a number, zero instead, from a message            | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | 0     | 18 00                            |
        | a declared default, a bool, false instead, from not set               | quick::Preset | m.clear_which()                                            | mark   | kMark    | false | 28 00                            |
        | a declared default, a bool, false instead, from a message             | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | false | 28 00                            |
        | a declared default, a number, from not set, code size                 | small::Preset | m.clear_which()                                            | digit  | kDigit   | -41   | 18 d7 ff ff ff ff ff ff ff ff 01 |
        | a declared default, a number, from a message, code size               | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | -41   | 18 d7 ff ff ff ff ff ff ff ff 01 |
        | a declared default, a double, from not set, code size                 | small::Preset | m.clear_which()                                            | real   | kReal    | 2.5   | 21 00 00 00 00 00 00 04 40       |
        | a declared default, a double, from a message, code size               | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | real   | kReal    | 2.5   | 21 00 00 00 00 00 00 04 40       |
        | a declared default, a bool, from not set, code size                   | small::Preset | m.clear_which()                                            | mark   | kMark    | true  | 28 01                            |
        | a declared default, a bool, from a message, code size                 | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | true  | 28 01                            |
        | a declared default, a number, zero instead, from not set, code size   | small::Preset | m.clear_which()                                            | digit  | kDigit   | 0     | 18 00                            |
        | a declared default, a number, zero instead, from a message, code size | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | digit  | kDigit   | 0     | 18 00                            |
        | a declared default, a bool, false instead, from not set, code size    | small::Preset | m.clear_which()                                            | mark   | kMark    | false | 28 00                            |
        | a declared default, a bool, false instead, from a message, code size  | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | mark   | kMark    | false | 28 00                            |

      @cpp.oneof.enum
      Examples:
        | what                                                                 | class         | before                                                     | member | constant | value             | bytes |
        | an enum, from a string                                               | quick::Sample | m.set_name("set before, and not inline")                   | sort   | kSort    | quick::KIND_NONE  | 50 00 |
        | an enum, from a message                                              | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | quick::KIND_NONE  | 50 00 |
        | an enum, from a number                                               | quick::Sample | m.set_digit(7)                                             | sort   | kSort    | quick::KIND_NONE  | 50 00 |
        | an enum, from not set, proto3                                        | third::Sample | m.clear_which()                                            | sort   | kSort    | third::KIND_NONE  | 50 00 |
        | an enum, from not set, code size                                     | small::Sample | m.clear_which()                                            | sort   | kSort    | small::KIND_NONE  | 50 00 |
        | an enum, from a message, code size                                   | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | small::KIND_NONE  | 50 00 |
        | an enum, from not set, lite                                          | light::Sample | m.clear_which()                                            | sort   | kSort    | light::KIND_NONE  | 50 00 |
        | an enum, from a message, lite                                        | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | light::KIND_NONE  | 50 00 |
        | a declared default, an enum, from not set                            | quick::Preset | m.clear_which()                                            | sort   | kSort    | quick::KIND_RIGHT | 30 16 |
        | a declared default, an enum, from a message                          | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | quick::KIND_RIGHT | 30 16 |
        | a declared default, an enum, zero instead, from not set              | quick::Preset | m.clear_which()                                            | sort   | kSort    | quick::KIND_NONE  | 30 00 |
        | a declared default, an enum, zero instead, from a message            | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | quick::KIND_NONE  | 30 00 |
        | a declared default, an enum, from not set, code size                 | small::Preset | m.clear_which()                                            | sort   | kSort    | small::KIND_RIGHT | 30 16 |
        | a declared default, an enum, from a message, code size               | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | small::KIND_RIGHT | 30 16 |
        | a declared default, an enum, zero instead, from not set, code size   | small::Preset | m.clear_which()                                            | sort   | kSort    | small::KIND_NONE  | 30 00 |
        | a declared default, an enum, zero instead, from a message, code size | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | sort   | kSort    | small::KIND_NONE  | 30 00 |

      @cpp.oneof.string
      Examples:
        | what                                                                   | class         | before                                                     | member | constant | value   | bytes                |
        | a string, from not set                                                 | quick::Sample | m.clear_which()                                            | name   | kName    | ""      | 0a 00                |
        | a string, from itself                                                  | quick::Sample | m.set_name("set before, and not inline")                   | name   | kName    | ""      | 0a 00                |
        | a string, from a message                                               | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | ""      | 0a 00                |
        | a string, from a number                                                | quick::Sample | m.set_digit(7)                                             | name   | kName    | ""      | 0a 00                |
        | bytes, from not set                                                    | quick::Sample | m.clear_which()                                            | raw    | kRaw     | ""      | 12 00                |
        | bytes, from a string                                                   | quick::Sample | m.set_name("set before, and not inline")                   | raw    | kRaw     | ""      | 12 00                |
        | bytes, from a message                                                  | quick::Sample | m.mutable_piece()->set_label("set before, and not inline") | raw    | kRaw     | ""      | 12 00                |
        | bytes, from a number                                                   | quick::Sample | m.set_digit(7)                                             | raw    | kRaw     | ""      | 12 00                |
        | a string, from not set, proto3                                         | third::Sample | m.clear_which()                                            | name   | kName    | ""      | 0a 00                |
        | bytes, from not set, proto3                                            | third::Sample | m.clear_which()                                            | raw    | kRaw     | ""      | 12 00                |
        | a string, from not set, code size                                      | small::Sample | m.clear_which()                                            | name   | kName    | ""      | 0a 00                |
        | a string, from a message, code size                                    | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | ""      | 0a 00                |
        | bytes, from not set, code size                                         | small::Sample | m.clear_which()                                            | raw    | kRaw     | ""      | 12 00                |
        | bytes, from a message, code size                                       | small::Sample | m.mutable_piece()->set_label("set before, and not inline") | raw    | kRaw     | ""      | 12 00                |
        | a string, from not set, lite                                           | light::Sample | m.clear_which()                                            | name   | kName    | ""      | 0a 00                |
        | a string, from a message, lite                                         | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | ""      | 0a 00                |
        | bytes, from not set, lite                                              | light::Sample | m.clear_which()                                            | raw    | kRaw     | ""      | 12 00                |
        | bytes, from a message, lite                                            | light::Sample | m.mutable_piece()->set_label("set before, and not inline") | raw    | kRaw     | ""      | 12 00                |
        | a declared default, a string, from not set                             | quick::Preset | m.clear_which()                                            | name   | kName    | "unset" | 0a 05 75 6e 73 65 74 |
        | a declared default, a string, from a message                           | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | "unset" | 0a 05 75 6e 73 65 74 |
        | a declared default, bytes, from not set                                | quick::Preset | m.clear_which()                                            | raw    | kRaw     | "unset" | 12 05 75 6e 73 65 74 |
        | a declared default, bytes, from a message                              | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | raw    | kRaw     | "unset" | 12 05 75 6e 73 65 74 |
        | a declared default, a string, empty instead, from not set              | quick::Preset | m.clear_which()                                            | name   | kName    | ""      | 0a 00                |
        | a declared default, a string, empty instead, from a message            | quick::Preset | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | ""      | 0a 00                |
        | a declared default, a string, from not set, code size                  | small::Preset | m.clear_which()                                            | name   | kName    | "unset" | 0a 05 75 6e 73 65 74 |
        | a declared default, a string, from a message, code size                | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | "unset" | 0a 05 75 6e 73 65 74 |
        | a declared default, bytes, from not set, code size                     | small::Preset | m.clear_which()                                            | raw    | kRaw     | "unset" | 12 05 75 6e 73 65 74 |
        | a declared default, bytes, from a message, code size                   | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | raw    | kRaw     | "unset" | 12 05 75 6e 73 65 74 |
        | a declared default, a string, empty instead, from not set, code size   | small::Preset | m.clear_which()                                            | name   | kName    | ""      | 0a 00                |
        | a declared default, a string, empty instead, from a message, code size | small::Preset | m.mutable_piece()->set_label("set before, and not inline") | name   | kName    | ""      | 0a 00                |
