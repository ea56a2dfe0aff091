@needs.cpp @needs.editions
Feature: Enums in editions
  In an edition, features decide whether an enum is open or closed, and which type its names have.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package plain;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      message Sample {
        Kind kind = 11;
        Kind implicit_kind = 12 [features.field_presence = IMPLICIT];
        repeated Kind kinds = 13;
        oneof which { Shut shut_member = 14; Kind member = 15; }
        Shut shut = 17;
        repeated Shut shuts = 18;
        message Inner { enum Nested { option features.enum_type = CLOSED; NESTED_SOME = 9; } Nested nested = 1; }
        Inner inner = 21;
      }
      """
    And the schema file `other.proto`
      """proto
      edition = "2023";
      package other;
      option features.field_presence = IMPLICIT;
      option features.enum_type = CLOSED;
      option features.repeated_field_encoding = EXPANDED;
      enum Shut { SHUT_NONE = 0; SHUT_LEFT = 21; }
      enum Kind { option features.enum_type = OPEN; KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        Kind implicit_kind = 11;
        Kind kind = 12 [features.field_presence = EXPLICIT];
        oneof which { Shut shut_member = 14; }
        Shut shut = 17 [features.field_presence = EXPLICIT];
        repeated Shut shuts = 18;
        repeated Kind kinds = 19;
        message Inner { enum Nested { NESTED_SOME = 9; } Nested nested = 1 [features.field_presence = EXPLICIT]; }
        Inner inner = 21;
      }
      """

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved
  Rule: Enums of proto3 are open, and so are those of editions by default (in editions)

    Scenario: a number without a value is kept
      Given `plain::Sample m`
      When `m.ParsePartialFromString(bytes("58 63"))`
      Then `static_cast<int>(m.kind())` is `99`

    Scenario Outline: <what>
      Given `<message> m`
      When `m.ParsePartialFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `<value>`
      And `m.SerializePartialAsString()` is `bytes("<written>")`

      Examples:
        | what                                 | message       | bytes    | get             | value | written  |
        | by default: a number without a value | plain::Sample | 58 63    | kind()          | 99    | 58 63    |
        | by default: its presence             | plain::Sample | 58 63    | has_kind()      | 1     | 58 63    |
        | by default: a number with a value    | plain::Sample | 58 15    | kind()          | 21    | 58 15    |
        | by default: without presence         | plain::Sample | 60 63    | implicit_kind() | 99    | 60 63    |
        | by default: repeated                 | plain::Sample | 68 63    | kinds(0)        | 99    | 6a 01 63 |
        | by default: in a oneof               | plain::Sample | 78 63    | member()        | 99    | 78 63    |
        | opened against the file's            | other::Sample | 60 63    | kind()          | 99    | 60 63    |
        | opened, without presence             | other::Sample | 58 63    | implicit_kind() | 99    | 58 63    |
        | opened, repeated                     | other::Sample | 98 01 63 | kinds(0)        | 99    | 98 01 63 |

  @cpp.dialect.enum-closed-edition @cpp.error.enum-closed-parse
  Rule: Enums of an edition are closed where the feature for enum types says so (and a number without a value becomes an unknown field)

    Scenario: a number without a value is an unknown field
      Given `plain::Sample m`
      When `m.ParsePartialFromString(bytes("88 01 63"))`
      Then `m.has_shut()` is `false`
      And `m.unknown_fields().field_count()` is `1`

    Scenario Outline: <what>
      Given `<file>::Sample m`
      When `m.ParsePartialFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m.SerializePartialAsString()` is `bytes("<written>")`

      Examples:
        | what                                           | file  | bytes             | get                  | value            | written                 |
        | by itself: a number without a value            | plain | 88 01 63          | has_shut()           | false            | 88 01 63                |
        | by itself: its getter                          | plain | 88 01 63          | shut()               | plain::SHUT_LEFT | 88 01 63                |
        | by itself: a zero without a value              | plain | 88 01 00          | has_shut()           | false            | 88 01 00                |
        | by itself: a number with a value               | plain | 88 01 16          | has_shut()           | true             | 88 01 16                |
        | by itself: repeated, packed                    | plain | 92 01 03 15 63 16 | shuts_size()         | 2                | 92 01 02 15 16 90 01 63 |
        | by itself: declared in a message               | plain | aa 01 02 08 63    | inner().has_nested() | false            | aa 01 02 08 63          |
        | by itself: declared in a message, with a value | plain | aa 01 02 08 09    | inner().has_nested() | true             | aa 01 02 08 09          |
        | by its file: a number without a value          | other | 88 01 63          | has_shut()           | false            | 88 01 63                |
        | by its file: a number with a value             | other | 88 01 15          | shut()               | other::SHUT_LEFT | 88 01 15                |
        | by its file: repeated                          | other | 90 01 63          | shuts_size()         | 0                | 90 01 63                |
        | by its file: declared in a message             | other | aa 01 02 08 63    | inner().has_nested() | false            | aa 01 02 08 63          |

      Examples: in a oneof
        | what                                   | file  | bytes | get          | value                        | written |
        | by itself: in a oneof, without a value | plain | 70 63 | which_case() | plain::Sample::WHICH_NOT_SET | 70 63   |
        | by itself: in a oneof, with a value    | plain | 70 16 | which_case() | plain::Sample::kShutMember   | 70 16   |
        | by its file: in a oneof                | other | 70 63 | which_case() | other::Sample::WHICH_NOT_SET | 70 63   |

    Scenario Outline: in debug mode <what> takes no number without a value
      Given `<message> m`
      Then `m.<valid>` does not abort
      And `m.<invalid>` aborts

      Examples:
        | what                     | message       | valid                       | invalid                                 |
        | a closed enum            | plain::Sample | set_shut(plain::SHUT_LEFT)  | set_shut(static_cast<plain::Shut>(99))  |
        | a closed enum, repeated  | plain::Sample | add_shuts(plain::SHUT_LEFT) | add_shuts(static_cast<plain::Shut>(99)) |
        | an enum of a closed file | other::Sample | add_shuts(other::SHUT_LEFT) | add_shuts(static_cast<other::Shut>(99)) |

    Scenario: an open one takes it, where it is repeated
      Given `plain::Sample m`
      Then `m.add_kinds(static_cast<plain::Kind>(99))` does not abort

    Scenario: the first value of a closed enum may be another one than zero, and is the default
      Given `plain::Sample m`
      Then `m.shut()` is `plain::SHUT_LEFT`
      And `static_cast<int>(plain::Shut_MIN)` is `21`
      And `plain::Shut_IsValid(0)` is `false`

  @cpp.dialect.enum-helpers-2024 @needs.string-view
  Rule: From edition 2024 on, `Foo_Name` returns a string_view unless a feature says otherwise

    Background:
      Given the schema file `newer.proto`
        """proto
        edition = "2024";
        package newer;
        import "google/protobuf/cpp_features.proto";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        enum Older { option features.(pb.cpp).enum_name_uses_string_view = false; OLDER_NONE = 0; OLDER_LEFT = 21; }
        message Sample { enum Shape { SHAPE_NONE = 0; SHAPE_ROUND = 3; } }
        """

    Scenario: the name of a value is a string_view
      Then `newer::Kind_Name(21)` has type `lib::string_view`
      And `std::string(newer::Kind_Name(21))` is `"KIND_LEFT"s`

    Scenario Outline: <what>
      Then `<call>` has type `<type>`
      And `std::string(<call>)` is `"<name>"s`
      And `std::string(<unknown>)` is `""s`

      Examples:
        | what                             | call                         | type               | name        | unknown                      |
        | edition 2024                     | newer::Kind_Name(21)         | lib::string_view   | KIND_LEFT   | newer::Kind_Name(99)         |
        | edition 2024, in a message       | newer::Sample::Shape_Name(3) | lib::string_view   | SHAPE_ROUND | newer::Sample::Shape_Name(9) |
        | edition 2024, where it is denied | newer::Older_Name(21)        | const std::string& | OLDER_LEFT  | newer::Older_Name(99)        |
        | edition 2023                     | plain::Kind_Name(21)         | const std::string& | KIND_LEFT   | plain::Kind_Name(99)         |

    Scenario: Kind_Parse is the same
      Given `newer::Kind kind = newer::KIND_NONE`
      Then `newer::Kind_Parse("KIND_LEFT", &kind)` is `true`
      And `kind` is `newer::KIND_LEFT`
      And `newer::Kind_Parse("KIND_UP", &kind)` is `false`
