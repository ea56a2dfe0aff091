@needs.cpp @needs.editions
Feature: Closed enums of editions
  In an edition an enum is open, unless a feature closes it. A closed one is checked as in proto2.

  Background:
    Given the schema
      """proto
      edition = "2023";
      enum Grade {
        option features.enum_type = CLOSED;
        GRADE_FIRST = 31;
        GRADE_BELOW = -6;
      }
      message Sample {
        Grade grade = 1;
        repeated Grade list = 2;
        repeated Grade expanded = 3 [features.repeated_field_encoding = EXPANDED];
        oneof which { Grade member = 4; int32 number = 5; }
        extensions 100 to 199;
      }
      extend Sample { repeated Grade extra = 100; }
      """

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (`enum_type`)

    Scenario: closed by its feature
      Given `Sample m`
      Then `m.set_grade(GRADE_BELOW)` does not abort
      And `m.set_grade(static_cast<Grade>(0))` aborts
      And `m.set_grade(static_cast<Grade>(99))` aborts

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process (`enum_type`)

    Scenario: closed by its feature
      Given `Sample m`
      Then `m.set_member(GRADE_FIRST)` does not abort
      And `m.set_member(static_cast<Grade>(0))` aborts
      And `m.set_member(static_cast<Grade>(-7))` aborts

  @cpp.error.enum-repeated-abort
  Rule: In a debug build, setting or adding an element with a number that is no value of its closed enum aborts the process (`enum_type`)

    Scenario: closed by its feature
      Given `Sample m`
      And `m.add_list(GRADE_FIRST)`
      Then `m.set_list(0, GRADE_BELOW)` does not abort
      And `m.set_list(0, static_cast<Grade>(99))` aborts
      And `m.add_list(GRADE_BELOW)` does not abort
      And `m.add_list(static_cast<Grade>(0))` aborts

    Scenario Outline: closed by its feature, <what>
      Given `Sample m`
      And `m.<first>GRADE_FIRST)`
      Then `m.<call>GRADE_BELOW)` does not abort
      And `m.<call>static_cast<Grade>(<number>))` aborts

      Examples:
        | what              | first               | call                   | number |
        | set, not packed   | add_expanded(       | set_expanded(0,        | 32     |
        | add, not packed   | add_expanded(       | add_expanded(          | -7     |
        | set, an extension | AddExtension(extra, | SetExtension(extra, 0, | 99     |
        | add, an extension | AddExtension(extra, | AddExtension(extra,    | 0      |

  @cpp.error.enum-closed-parse @cpp.dialect.enum-closed-edition
  Rule: A parsed number that is no value of the field's closed enum becomes an unknown field (`enum_type`)

    @cpp.message.unknown-fields
    Scenario: closed by its feature
      Given `Sample m`
      When `m.ParseFromString(bytes("08 07"))`
      Then `m.has_grade()` is `false`
      And `m.unknown_fields().field_count()` is `1`
      When `m.ParseFromString(bytes("08 1f"))`
      Then `m.grade()` is `GRADE_FIRST`
      And `m.unknown_fields().field_count()` is `0`

    @cpp.message.unknown-fields
    Scenario Outline: closed by its feature, <what>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.unknown_fields().field_count()` is `1`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                    | bytes       | written        |
        | packed                  | 12 02 1f 07 | 12 01 1f 10 07 |
        | packed, not on the wire | 10 1f 10 07 | 12 01 1f 10 07 |
        | not packed              | 18 1f 18 07 | 18 1f 18 07    |
        | a member of a oneof     | 20 07       | 20 07          |

    @cpp.message.unknown-fields
    Scenario Outline: closed by its feature, <what>, the number <number>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.unknown_fields().field_count()` is `1`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                | number | bytes                                     | written                                         |
        | a field             | 287    | 08 9f 02                                  | 08 9f 02                                        |
        | packed              | 287    | 12 03 1f 9f 02                            | 12 01 1f 10 9f 02                               |
        | not packed          | 287    | 18 1f 18 9f 02                            | 18 1f 18 9f 02                                  |
        | a member of a oneof | 287    | 20 9f 02                                  | 20 9f 02                                        |
        | an extension        | 287    | a2 06 03 1f 9f 02                         | a2 06 01 1f a0 06 9f 02                         |
        | a field             | -5     | 08 fb ff ff ff ff ff ff ff ff 01          | 08 fb ff ff ff ff ff ff ff ff 01                |
        | packed              | -5     | 12 0b 1f fb ff ff ff ff ff ff ff ff 01    | 12 01 1f 10 fb ff ff ff ff ff ff ff ff 01       |
        | not packed          | -5     | 18 1f 18 fb ff ff ff ff ff ff ff ff 01    | 18 1f 18 fb ff ff ff ff ff ff ff ff 01          |
        | a member of a oneof | -5     | 20 fb ff ff ff ff ff ff ff ff 01          | 20 fb ff ff ff ff ff ff ff ff 01                |
        | an extension        | -5     | a2 06 0b 1f fb ff ff ff ff ff ff ff ff 01 | a2 06 01 1f a0 06 fb ff ff ff ff ff ff ff ff 01 |
