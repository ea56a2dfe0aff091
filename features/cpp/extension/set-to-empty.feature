@needs.cpp @needs.lite
Feature: Extensions set to zero, and to empty
  Zero and the empty string are values like others: an extension that is set to them is set.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 1 to 99; }
      extend Sample {
        optional int32 number = 1;
        optional double real = 2 [default = -2.5];
        optional bool flag = 3 [default = true];
        optional Kind kind = 4 [default = KIND_LEFT];
        optional string text = 5;
        optional bytes data = 6 [default = "preset"];
        repeated int32 numbers = 11;
        repeated string texts = 12;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 1 to 99; }
      extend Sample {
        optional int32 number = 1;
        optional double real = 2 [default = -2.5];
        optional bool flag = 3 [default = true];
        optional Kind kind = 4 [default = KIND_LEFT];
        optional string text = 5;
        optional bytes data = 6 [default = "preset"];
        repeated int32 numbers = 11;
        repeated string texts = 12;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 1 to 99; }
      extend Sample {
        optional int32 number = 1;
        optional double real = 2 [default = -2.5];
        optional bool flag = 3 [default = true];
        optional Kind kind = 4 [default = KIND_LEFT];
        optional string text = 5;
        optional bytes data = 6 [default = "preset"];
        repeated int32 numbers = 11;
        repeated string texts = 12;
      }
      """

  @cpp.extension.set @cpp.extension.has @cpp.extension.get
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (to zero, and to empty)

    Scenario: a number
      Given `quick::Sample m`
      When `m.SetExtension(quick::number, 7)`
      And `m.SetExtension(quick::number, 0)`
      Then `m.GetExtension(quick::number)` is `0`
      And `m.HasExtension(quick::number)` is `true`
      And `m` serializes to the bytes `08 00`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.SetExtension(<package>::<name>, <value>)`
      And `m.SetExtension(<package>::<name>, <zero>)`
      Then `m.GetExtension(<package>::<name>)` is `<zero>`
      And `m.HasExtension(<package>::<name>)` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                     | package | name   | value            | zero             | bytes                      |
        | a double                 | quick   | real   | 7                | 0.0              | 11 00 00 00 00 00 00 00 00 |
        | a bool                   | quick   | flag   | true             | false            | 18 00                      |
        | an enum                  | quick   | kind   | quick::KIND_LEFT | quick::KIND_NONE | 20 00                      |
        | a string                 | quick   | text   | "before"         | ""               | 2a 00                      |
        | bytes                    | quick   | data   | "before"         | ""               | 32 00                      |
        | a number, code size      | small   | number | 7                | 0                | 08 00                      |
        | a double, code size      | small   | real   | 7                | 0.0              | 11 00 00 00 00 00 00 00 00 |
        | a bool, code size        | small   | flag   | true             | false            | 18 00                      |
        | an enum, code size       | small   | kind   | small::KIND_LEFT | small::KIND_NONE | 20 00                      |
        | a string, code size      | small   | text   | "before"         | ""               | 2a 00                      |
        | bytes, code size         | small   | data   | "before"         | ""               | 32 00                      |
        | a number, lite           | light   | number | 7                | 0                | 08 00                      |
        | a double, lite           | light   | real   | 7                | 0.0              | 11 00 00 00 00 00 00 00 00 |
        | a bool, lite             | light   | flag   | true             | false            | 18 00                      |
        | an enum, lite            | light   | kind   | light::KIND_LEFT | light::KIND_NONE | 20 00                      |
        | a string, lite           | light   | text   | "before"         | ""               | 2a 00                      |
        | bytes, lite              | light   | data   | "before"         | ""               | 32 00                      |
        | a double, to its default | quick   | real   | 7                | -2.5             | 11 00 00 00 00 00 00 04 c0 |
        | a bool, to its default   | quick   | flag   | false            | true             | 18 01                      |
        | an enum, to its default  | quick   | kind   | quick::KIND_NONE | quick::KIND_LEFT | 20 15                      |
        | bytes, to their default  | quick   | data   | "before"         | "preset"         | 32 06 70 72 65 73 65 74    |

  @cpp.extension.add @cpp.extension.size @cpp.extension.set
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (zero, and empty)

    Scenario: a number
      Given `quick::Sample m`
      When `m.AddExtension(quick::numbers, 7)`
      And `m.SetExtension(quick::numbers, 0, 0)`
      And `m.AddExtension(quick::numbers, 0)`
      Then `m.ExtensionSize(quick::numbers)` is `2`
      And `m.GetExtension(quick::numbers, 0)` is `0`
      And `m.GetExtension(quick::numbers, 1)` is `0`
      And `m` serializes to the bytes `58 00 58 00`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.AddExtension(<package>::<name>, <value>)`
      And `m.SetExtension(<package>::<name>, 0, <zero>)`
      And `m.AddExtension(<package>::<name>, <zero>)`
      Then `m.ExtensionSize(<package>::<name>)` is `2`
      And `m.GetExtension(<package>::<name>, 0)` is `<zero>`
      And `m.GetExtension(<package>::<name>, 1)` is `<zero>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | package | name    | value    | zero | bytes       |
        | a string            | quick   | texts   | "before" | ""   | 62 00 62 00 |
        | a number, code size | small   | numbers | 7        | 0    | 58 00 58 00 |
        | a string, code size | small   | texts   | "before" | ""   | 62 00 62 00 |
        | a number, lite      | light   | numbers | 7        | 0    | 58 00 58 00 |
        | a string, lite      | light   | texts   | "before" | ""   | 62 00 62 00 |
