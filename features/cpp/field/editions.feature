@needs.cpp @needs.editions
Feature: Fields without presence in editions
  In an edition, `features.field_presence = IMPLICIT` removes the presence test of a number or an enum.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package plain;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        int32 implicit = 2 [features.field_presence = IMPLICIT];
        Kind kind = 11;
        Kind implicit_kind = 12 [features.field_presence = IMPLICIT];
      }
      """
    And the schema file `other.proto`
      """proto
      edition = "2023";
      package other;
      option features.field_presence = IMPLICIT;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 implicit = 1;
        int32 number = 2 [features.field_presence = EXPLICIT];
        Kind implicit_kind = 11;
        Kind kind = 12 [features.field_presence = EXPLICIT];
        message Inner {
          int32 implicit = 1;
          int32 number = 2 [features.field_presence = EXPLICIT];
          Kind implicit_kind = 11;
          Kind kind = 12 [features.field_presence = EXPLICIT];
        }
      }
      message Lax {
        option features.json_format = LEGACY_BEST_EFFORT;
        int32 implicit = 1;
        int32 number = 2 [features.field_presence = EXPLICIT];
        Kind implicit_kind = 11;
        Kind kind = 12 [features.field_presence = EXPLICIT];
      }
      """

  @cpp.field.numeric-implicit @cpp.field.enum-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (in editions)

    Background:
      Given the schema file `small.proto`
        """proto
        edition = "2023";
        package small;
        option features.field_presence = IMPLICIT;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          int32 implicit = 1;
          int32 number = 2 [features.field_presence = EXPLICIT];
          Kind implicit_kind = 11;
          Kind kind = 12 [features.field_presence = EXPLICIT];
        }
        """

    Scenario: a number without presence
      Given `plain::Sample m`
      And `const int before = m.implicit()`
      When `m.set_implicit(7)`
      Then `before` is `0`
      And `m.implicit()` is `7`
      And `m.has_implicit()` does not compile
      And `m.has_number()` compiles

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      And `m.has_<other>()` compiles

      Examples:
        | what                                                     | message              | name          | other  |
        | a number, by itself                                      | plain::Sample        | implicit      | number |
        | an enum, by itself                                       | plain::Sample        | implicit_kind | kind   |
        | a number, by its file                                    | other::Sample        | implicit      | number |
        | an enum, by its file                                     | other::Sample        | implicit_kind | kind   |
        | a number, by the file of a nested message                | other::Sample::Inner | implicit      | number |
        | an enum, by the file of a nested message                 | other::Sample::Inner | implicit_kind | kind   |
        | a number, by its file, in a message with another feature | other::Lax           | implicit      | number |
        | an enum, by its file, in a message with another feature  | other::Lax           | implicit_kind | kind   |
        | a number, by its file of CODE_SIZE                       | small::Sample        | implicit      | number |
        | an enum, by its file of CODE_SIZE                        | small::Sample        | implicit_kind | kind   |

    Scenario Outline: a zero of <what> is not written
      Given `<message> m`
      And `m.set_<name>(<value>)`
      And `const size_t before = m.ByteSizeLong()`
      When `m.clear_<name>()`
      Then `before` is `2u`
      And `m.ByteSizeLong()` is `0u`
      And `m.<name>()` is `<zero>`

      Examples:
        | what                                       | message       | name          | value            | zero             |
        | a number, by itself                        | plain::Sample | implicit      | 7                | 0                |
        | an enum, by itself                         | plain::Sample | implicit_kind | plain::KIND_LEFT | plain::KIND_NONE |
        | a number, by its file                      | other::Sample | implicit      | 7                | 0                |
        | an enum, by its file                       | other::Sample | implicit_kind | other::KIND_LEFT | other::KIND_NONE |
        | a number of a message with another feature | other::Lax    | implicit      | 7                | 0                |
        | an enum of a message with another feature  | other::Lax    | implicit_kind | other::KIND_LEFT | other::KIND_NONE |
        | a number of a file of CODE_SIZE            | small::Sample | implicit      | 7                | 0                |
        | an enum of a file of CODE_SIZE             | small::Sample | implicit_kind | small::KIND_LEFT | small::KIND_NONE |

  @cpp.field.numeric-implicit @cpp.field.enum-implicit @needs.lite
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (in lite files of an edition)

    Background:
      Given the schema file `light.proto`
        """proto
        edition = "2023";
        package light;
        option features.field_presence = IMPLICIT;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          int32 implicit = 1;
          int32 number = 2 [features.field_presence = EXPLICIT];
          Kind implicit_kind = 11;
          Kind kind = 12 [features.field_presence = EXPLICIT];
        }
        """

    Scenario Outline: <what>
      Given `light::Sample m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      And `m.has_<other>()` compiles

      Examples:
        | what                       | name          | other  |
        | a number, by its lite file | implicit      | number |
        | an enum, by its lite file  | implicit_kind | kind   |

    Scenario Outline: a zero of <what> is not written
      Given `light::Sample m`
      And `m.set_<name>(<value>)`
      And `const size_t before = m.ByteSizeLong()`
      When `m.clear_<name>()`
      Then `before` is `2u`
      And `m.ByteSizeLong()` is `0u`
      And `m.<name>()` is `<zero>`

      Examples:
        | what                    | name          | value            | zero             |
        | a number of a lite file | implicit      | 7                | 0                |
        | an enum of a lite file  | implicit_kind | light::KIND_LEFT | light::KIND_NONE |
