@needs.cpp @needs.proto3-optional
Feature: Enums in proto2 and proto3
  The enums of proto2 are closed and those of proto3 are open, so the same bytes are read differently.

  @cpp.dialect.enum-closed-proto2
  Rule: Enums of proto2 are closed

    Background:
      Given the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum Closed { CLOSED_NONE = 0; CLOSED_LEFT = 21; CLOSED_RIGHT = 22; }
        message Old {
          enum Nested { NESTED_NONE = 0; NESTED_SOME = 9; }
          optional Closed kind = 1;
          repeated Closed kinds = 2;
          oneof which { Closed member = 3; int32 digit = 4; }
          optional Nested nested = 5;
          optional Closed chosen = 6;
        }
        """
      And the schema file `silent.proto`
        """proto
        enum Silent { SILENT_NONE = 0; SILENT_LEFT = 21; }
        message Unsaid { optional Silent kind = 1; }
        """

    Scenario: a number without a value
      Given `Old m`
      When `m.ParseFromString(bytes("08 63"))`
      Then `m.has_kind()` is `false`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>
      Given `Old m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                   | bytes | get          | value              |
        | its getter                             | 08 63 | kind()       | CLOSED_NONE        |
        | a number with a value                  | 08 15 | has_kind()   | true               |
        | its getter too                         | 08 15 | kind()       | CLOSED_LEFT        |
        | repeated, without a value              | 10 63 | kinds_size() | 0                  |
        | repeated, with a value                 | 10 15 | kinds_size() | 1                  |
        | in a oneof, without a value            | 18 63 | which_case() | Old::WHICH_NOT_SET |
        | in a oneof, with a value               | 18 15 | which_case() | Old::kMember       |
        | declared in a message, without a value | 28 63 | has_nested() | false              |
        | declared in a message, with a value    | 28 09 | has_nested() | true               |

    Scenario: a file that names no dialect is proto2
      Given `Unsaid m`
      And `m.ParseFromString(bytes("08 63"))`
      And `const bool without_value = m.has_kind()`
      When `m.ParseFromString(bytes("08 15"))`
      Then `without_value` is `false`
      And `m.has_kind()` is `true`

    Scenario: an undefined number among defined ones
      Given `Old m`
      When `m.ParseFromString(bytes("10 15 10 63 10 16"))`
      Then `m.kinds_size()` is `2`
      And `m.kinds(0)` is `CLOSED_LEFT`
      And `m.kinds(1)` is `CLOSED_RIGHT`

  @cpp.dialect.enum-open
  Rule: Enums of proto3 are open, and so are those of editions by default (in proto3)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Open { OPEN_NONE = 0; OPEN_LEFT = 21; OPEN_RIGHT = 22; }
        message Sample {
          enum Nested { NESTED_NONE = 0; NESTED_SOME = 9; }
          Open kind = 1;
          repeated Open kinds = 2;
          oneof which { Open member = 3; int32 digit = 4; }
          Nested nested = 5;
          optional Open chosen = 6;
        }
        """

    Scenario: a number without a value
      Given `Sample m`
      When `m.ParseFromString(bytes("08 63"))`
      Then `static_cast<int>(m.kind())` is `99`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `<value>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                                   | bytes | get          | value | written  |
        | a number with a value                  | 08 15 | kind()       | 21    | 08 15    |
        | repeated, without a value              | 10 63 | kinds(0)     | 99    | 12 01 63 |
        | repeated, with a value                 | 10 15 | kinds(0)     | 21    | 12 01 15 |
        | in a oneof, without a value            | 18 63 | member()     | 99    | 18 63    |
        | in a oneof, its case                   | 18 63 | which_case() | 3     | 18 63    |
        | declared in a message, without a value | 28 63 | nested()     | 99    | 28 63    |
        | with presence, without a value         | 30 63 | chosen()     | 99    | 30 63    |
        | with presence, its presence            | 30 63 | has_chosen() | 1     | 30 63    |

    Scenario: an undefined number among defined ones
      Given `Sample m`
      When `m.ParseFromString(bytes("10 15 10 63 10 16"))`
      Then `m.kinds_size()` is `3`
      And `m.kinds(0)` is `OPEN_LEFT`
      And `static_cast<int>(m.kinds(1))` is `99`
      And `m.kinds(2)` is `OPEN_RIGHT`

    Scenario: every number that fits into an int is a value of the type
      Given `const Open largest = static_cast<Open>(std::numeric_limits<int>::max())`
      And `const Open smallest = static_cast<Open>(std::numeric_limits<int>::min())`
      Then `static_cast<int>(largest)` is `std::numeric_limits<int>::max()`
      And `static_cast<int>(smallest)` is `std::numeric_limits<int>::min()`
