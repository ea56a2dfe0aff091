@needs.cpp @needs.lite
Feature: Members set to zero, and to empty, while they are set
  A member that is set and holds something is set to zero or to an empty value: it stays set.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto3";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { oneof which { int32 number = 1; double real = 2; bool flag = 3; Kind kind = 4; string text = 5; bytes data = 6; sint64 shift = 7; fixed32 fixed = 8; } }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto3";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { oneof which { int32 number = 1; double real = 2; bool flag = 3; Kind kind = 4; string text = 5; bytes data = 6; sint64 shift = 7; fixed32 fixed = 8; } }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto3";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { oneof which { int32 number = 1; double real = 2; bool flag = 3; Kind kind = 4; string text = 5; bytes data = 6; sint64 shift = 7; fixed32 fixed = 8; } }
      """
    And the schema file `presets.proto`
      """proto
      syntax = "proto2";
      package presets;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        oneof which {
          int32 number = 1 [default = 41];
          double real = 2 [default = -2.5];
          bool flag = 3 [default = true];
          Kind kind = 4 [default = KIND_LEFT];
          string text = 5 [default = "preset"];
          bytes data = 6 [default = "preset"];
          sint64 shift = 7 [default = -3];
          fixed32 fixed = 8 [default = 9];
        }
      }
      """

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (zero while set)

    Scenario: zero while set, a number
      Given `quick::Sample m`
      When `m.set_number(7)`
      And `m.set_number(0)`
      Then `m.number()` is `0`
      And `m.has_number()` is `true`
      And `m` serializes to the bytes `08 00`

    Scenario Outline: zero while set, <what>
      Given `<package>::Sample m`
      When `m.set_<name>(<value>)`
      And `m.set_<name>(<zero>)`
      Then `m.<name>()` is `<zero>`
      And `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                            | package | name   | value | zero  | bytes                      |
        | a double                        | quick   | real   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 |
        | a bool                          | quick   | flag   | true  | false | 18 00                      |
        | a zigzag number                 | quick   | shift  | 7     | 0     | 38 00                      |
        | a fixed number                  | quick   | fixed  | 7     | 0u    | 45 00 00 00 00             |
        | a number, code size             | small   | number | 7     | 0     | 08 00                      |
        | a double, code size             | small   | real   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 |
        | a bool, code size               | small   | flag   | true  | false | 18 00                      |
        | a zigzag number, code size      | small   | shift  | 7     | 0     | 38 00                      |
        | a fixed number, code size       | small   | fixed  | 7     | 0u    | 45 00 00 00 00             |
        | a number, lite                  | light   | number | 7     | 0     | 08 00                      |
        | a double, lite                  | light   | real   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 |
        | a bool, lite                    | light   | flag   | true  | false | 18 00                      |
        | a zigzag number, lite           | light   | shift  | 7     | 0     | 38 00                      |
        | a fixed number, lite            | light   | fixed  | 7     | 0u    | 45 00 00 00 00             |
        | a number, with a default        | presets | number | 7     | 0     | 08 00                      |
        | a double, with a default        | presets | real   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 |
        | a bool, with a default          | presets | flag   | true  | false | 18 00                      |
        | a zigzag number, with a default | presets | shift  | 7     | 0     | 38 00                      |
        | a fixed number, with a default  | presets | fixed  | 7     | 0u    | 45 00 00 00 00             |

  @cpp.oneof.enum
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (zero while set)

    Scenario: zero while set, speed
      Given `quick::Sample m`
      When `m.set_kind(quick::KIND_LEFT)`
      And `m.set_kind(quick::KIND_NONE)`
      Then `m.kind()` is `quick::KIND_NONE`
      And `m.has_kind()` is `true`
      And `m` serializes to the bytes `20 00`

    Scenario Outline: zero while set, <what>
      Given `<package>::Sample m`
      When `m.set_kind(<package>::KIND_LEFT)`
      And `m.set_kind(<package>::KIND_NONE)`
      Then `m.kind()` is `<package>::KIND_NONE`
      And `m.has_kind()` is `true`
      And `m` serializes to the bytes `20 00`

      Examples:
        | what           | package |
        | code size      | small   |
        | lite           | light   |
        | with a default | presets |

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (empty while set)

    Scenario: empty while set, a string: a C string
      Given `quick::Sample m`
      When `m.set_text("before, and too long to be inline")`
      And `m.set_text("")`
      Then `m.text()` is `""s`
      And `m.has_text()` is `true`
      And `m` serializes to the bytes `2a 00`

    Scenario Outline: empty while set, <what>
      Given `<package>::Sample m`
      When `m.set_<name>("before, and too long to be inline")`
      And `m.set_<name>(<value>)`
      Then `m.<name>()` is `<zero>`
      And `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                       | package | name | value         | zero | bytes |
        | a string: a string                         | quick   | text | std::string() | ""s  | 2a 00 |
        | a string: no bytes of some                 | quick   | text | "some", 0     | ""s  | 2a 00 |
        | bytes: a C string                          | quick   | data | ""            | ""s  | 32 00 |
        | bytes: a string                            | quick   | data | std::string() | ""s  | 32 00 |
        | bytes: no bytes of some                    | quick   | data | "some", 0     | ""s  | 32 00 |
        | a string, code size: a C string            | small   | text | ""            | ""s  | 2a 00 |
        | a string, code size: a string              | small   | text | std::string() | ""s  | 2a 00 |
        | a string, code size: no bytes of some      | small   | text | "some", 0     | ""s  | 2a 00 |
        | bytes, code size: a C string               | small   | data | ""            | ""s  | 32 00 |
        | bytes, code size: a string                 | small   | data | std::string() | ""s  | 32 00 |
        | bytes, code size: no bytes of some         | small   | data | "some", 0     | ""s  | 32 00 |
        | a string, lite: a C string                 | light   | text | ""            | ""s  | 2a 00 |
        | a string, lite: a string                   | light   | text | std::string() | ""s  | 2a 00 |
        | a string, lite: no bytes of some           | light   | text | "some", 0     | ""s  | 2a 00 |
        | bytes, lite: a C string                    | light   | data | ""            | ""s  | 32 00 |
        | bytes, lite: a string                      | light   | data | std::string() | ""s  | 32 00 |
        | bytes, lite: no bytes of some              | light   | data | "some", 0     | ""s  | 32 00 |
        | a string, with a default: a C string       | presets | text | ""            | ""s  | 2a 00 |
        | a string, with a default: a string         | presets | text | std::string() | ""s  | 2a 00 |
        | a string, with a default: no bytes of some | presets | text | "some", 0     | ""s  | 2a 00 |
        | bytes, with a default: a C string          | presets | data | ""            | ""s  | 32 00 |
        | bytes, with a default: a string            | presets | data | std::string() | ""s  | 32 00 |
        | bytes, with a default: no bytes of some    | presets | data | "some", 0     | ""s  | 32 00 |
