@needs.cpp @needs.editions
Feature: Presence in editions
  In an edition a field has explicit presence, unless a feature of the field or of its file says otherwise.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package plain;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      message Sample {
        int32 number = 1;
        int32 implicit = 2 [features.field_presence = IMPLICIT];
        int32 needed = 3 [features.field_presence = LEGACY_REQUIRED];
        string text = 4 [default = "preset"];
        Kind kind = 11;
        Shut shut = 17;
      }
      """
    And the schema file `other.proto`
      """proto
      edition = "2023";
      package other;
      option features.field_presence = IMPLICIT;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; }
      message Sample {
        int32 number = 2 [features.field_presence = EXPLICIT];
        string text = 3 [features.field_presence = EXPLICIT];
        bytes data = 4 [features.field_presence = EXPLICIT];
        bool flag = 5 [features.field_presence = EXPLICIT];
        double ratio = 7 [features.field_presence = EXPLICIT];
        float part_of_it = 8 [features.field_presence = EXPLICIT];
        int64 large = 9 [features.field_presence = EXPLICIT];
        string preset = 10 [features.field_presence = EXPLICIT, default = "preset"];
        message Inner {
          int32 number = 1 [features.field_presence = EXPLICIT];
          string text = 2 [features.field_presence = EXPLICIT];
          Kind kind = 3 [features.field_presence = EXPLICIT];
        }
        Part part = 6;
        Kind kind = 12 [features.field_presence = EXPLICIT];
        oneof which { int32 digit = 15; }
      }
      """
    And the schema file `small.proto`
      """proto
      edition = "2023";
      package small;
      option features.field_presence = IMPLICIT;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1 [features.field_presence = EXPLICIT];
        string text = 2 [features.field_presence = EXPLICIT];
        Kind kind = 3 [features.field_presence = EXPLICIT];
      }
      """

  @cpp.presence.set @cpp.presence.clear @cpp.field.numeric-explicit @cpp.field.string-has @cpp.field.enum-explicit
  Rule: `set_foo` sets an unset field that has explicit presence (in editions, unless a feature says otherwise)

    Scenario: a number
      Given `plain::Sample m`
      And `const bool before = m.has_number()`
      When `m.set_number(0)`
      Then `before` is `false`
      And `m.has_number()` is `true`

    Scenario Outline: <what>
      Given `<message> m`
      And `const bool before = m.has_<name>()`
      When `m.set_<name>(<value>)`
      Then `before` is `false`
      And `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`

      Examples:
        | what                                             | message              | name       | value            |
        | a number, by default                             | plain::Sample        | number     | 0                |
        | a string, by default                             | plain::Sample        | text       | ""s              |
        | an enum, by default                              | plain::Sample        | kind       | plain::KIND_NONE |
        | a closed enum, by default                        | plain::Sample        | shut       | plain::SHUT_LEFT |
        | a number, against the file's                     | other::Sample        | number     | 0                |
        | a large number, against the file's               | other::Sample        | large      | 0                |
        | a bool, against the file's                       | other::Sample        | flag       | false            |
        | a double, against the file's                     | other::Sample        | ratio      | 0.0              |
        | a float, against the file's                      | other::Sample        | part_of_it | 0.0f             |
        | a string, against the file's                     | other::Sample        | text       | ""s              |
        | a string with a default, against the file's      | other::Sample        | preset     | ""s              |
        | bytes, against the file's                        | other::Sample        | data       | ""s              |
        | an enum, against the file's                      | other::Sample        | kind       | other::KIND_NONE |
        | a number of a nested message, against the file's | other::Sample::Inner | number     | 0                |
        | a string of a nested message, against the file's | other::Sample::Inner | text       | ""s              |
        | an enum of a nested message, against the file's  | other::Sample::Inner | kind       | other::KIND_NONE |
        | a number, against the file's, CODE_SIZE          | small::Sample        | number     | 0                |
        | a string, against the file's, CODE_SIZE          | small::Sample        | text       | ""s              |
        | an enum, against the file's, CODE_SIZE           | small::Sample        | kind       | small::KIND_NONE |
        | a required number                                | plain::Sample        | needed     | 0                |

    Scenario Outline: <what>, cleared
      Given `<message> m`
      And `m.set_<name>(<value>)`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | what                                        | message       | name   | value | default   |
        | a number, by default                        | plain::Sample | number | 7     | 0         |
        | a string with a default                     | plain::Sample | text   | "x"   | "preset"s |
        | a number, against the file's                | other::Sample | number | 7     | 0         |
        | a bool, against the file's                  | other::Sample | flag   | true  | false     |
        | a double, against the file's                | other::Sample | ratio  | 7     | 0.0       |
        | a string, against the file's                | other::Sample | text   | "x"   | ""s       |
        | a string with a default, against the file's | other::Sample | preset | "x"   | "preset"s |
        | bytes, against the file's                   | other::Sample | data   | "x"   | ""s       |

    @cpp.field.message-has @cpp.field.message-mutable @cpp.presence.mutable
    Scenario: messages have presence whatever the file says
      Given `other::Sample m`
      And `const bool before = m.has_part()`
      When `m.mutable_part()`
      Then `before` is `false`
      And `m.has_part()` is `true`

    Scenario: members of a oneof have presence whatever the file says
      Given `other::Sample m`
      When `m.set_digit(0)`
      Then `m.has_digit()` is `true`
      And `m.which_case()` is `other::Sample::kDigit`

    Scenario: present fields are written, even zeros
      Given `plain::Sample m`
      When `m.set_number(0)`
      And `m.set_implicit(0)`
      And `m.set_needed(0)`
      Then `m` serializes to the bytes `08 00 18 00`

  @cpp.presence.set @cpp.presence.clear @cpp.field.numeric-explicit @cpp.field.string-has @cpp.field.enum-explicit @needs.lite
  Rule: `set_foo` sets an unset field that has explicit presence (in lite files of an edition)

    Background:
      Given the schema file `light.proto`
        """proto
        edition = "2023";
        package light;
        option features.field_presence = IMPLICIT;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          int32 number = 1 [features.field_presence = EXPLICIT];
          string text = 2 [features.field_presence = EXPLICIT];
          Kind kind = 3 [features.field_presence = EXPLICIT];
        }
        """

    Scenario Outline: <what>
      Given `light::Sample m`
      And `const bool before = m.has_<name>()`
      When `m.set_<name>(<value>)`
      Then `before` is `false`
      And `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`

      Examples:
        | what                              | name   | value            |
        | a number, against the lite file's | number | 0                |
        | a string, against the lite file's | text   | ""s              |
        | an enum, against the lite file's  | kind   | light::KIND_NONE |
