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
        message Inner {
          enum Nested { NESTED_SOME = 9; }
          Nested nested = 1 [features.field_presence = EXPLICIT];
          enum Opened { option features.enum_type = OPEN; OPENED_NONE = 0; OPENED_SOME = 9; }
          Opened opened = 2 [features.field_presence = EXPLICIT];
        }
        Inner inner = 21;
        Lax lax = 22 [features.field_presence = EXPLICIT];
        repeated Lax laxes = 23;
        message Loose {
          option features.json_format = LEGACY_BEST_EFFORT;
          enum Nested { NESTED_NONE = 0; NESTED_SOME = 9; }
          Nested nested = 1 [features.field_presence = EXPLICIT];
        }
        Loose loose = 24;
      }
      enum Lax { option features.json_format = LEGACY_BEST_EFFORT; LAX_NONE = 0; LAX_LEFT = 21; }
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
        | what                                        | message       | bytes          | get                  | value | written        |
        | by default: a number without a value        | plain::Sample | 58 63          | kind()               | 99    | 58 63          |
        | by default: its presence                    | plain::Sample | 58 63          | has_kind()           | 1     | 58 63          |
        | by default: a number with a value           | plain::Sample | 58 15          | kind()               | 21    | 58 15          |
        | by default: without presence                | plain::Sample | 60 63          | implicit_kind()      | 99    | 60 63          |
        | by default: repeated                        | plain::Sample | 68 63          | kinds(0)             | 99    | 6a 01 63       |
        | by default: in a oneof                      | plain::Sample | 78 63          | member()             | 99    | 78 63          |
        | opened against the file's                   | other::Sample | 60 63          | kind()               | 99    | 60 63          |
        | opened, without presence                    | other::Sample | 58 63          | implicit_kind()      | 99    | 58 63          |
        | opened, repeated                            | other::Sample | 98 01 63       | kinds(0)             | 99    | 98 01 63       |
        | opened, declared in a message               | other::Sample | aa 01 02 10 63 | inner().opened()     | 99    | aa 01 02 10 63 |
        | opened, declared in a message: its presence | other::Sample | aa 01 02 10 63 | inner().has_opened() | 1     | aa 01 02 10 63 |

  @cpp.dialect.enum-closed-edition @cpp.error.enum-closed-parse
  Rule: Enums of an edition are closed where the feature for enum types says so (and a number without a value becomes an unknown field)

    @cpp.message.unknown-fields
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
        | what                                                         | file  | bytes             | get                  | value            | written                 |
        | by itself: a number without a value                          | plain | 88 01 63          | has_shut()           | false            | 88 01 63                |
        | by itself: its getter                                        | plain | 88 01 63          | shut()               | plain::SHUT_LEFT | 88 01 63                |
        | by itself: a zero without a value                            | plain | 88 01 00          | has_shut()           | false            | 88 01 00                |
        | by itself: a number with a value                             | plain | 88 01 16          | has_shut()           | true             | 88 01 16                |
        | by itself: repeated, packed                                  | plain | 92 01 03 15 63 16 | shuts_size()         | 2                | 92 01 02 15 16 90 01 63 |
        | by itself: declared in a message                             | plain | aa 01 02 08 63    | inner().has_nested() | false            | aa 01 02 08 63          |
        | by itself: declared in a message, with a value               | plain | aa 01 02 08 09    | inner().has_nested() | true             | aa 01 02 08 09          |
        | by its file: a number without a value                        | other | 88 01 63          | has_shut()           | false            | 88 01 63                |
        | by its file: a number with a value                           | other | 88 01 15          | shut()               | other::SHUT_LEFT | 88 01 15                |
        | by its file: repeated                                        | other | 90 01 63          | shuts_size()         | 0                | 90 01 63                |
        | by its file: declared in a message                           | other | aa 01 02 08 63    | inner().has_nested() | false            | aa 01 02 08 63          |
        | by its file, with another feature: a number without a value  | other | b0 01 63          | has_lax()            | false            | b0 01 63                |
        | by its file, with another feature: a number with a value     | other | b0 01 15          | has_lax()            | true             | b0 01 15                |
        | by its file, with another feature: repeated                  | other | b8 01 63          | laxes_size()         | 0                | b8 01 63                |
        | by its file, in a message with another feature               | other | c2 01 02 08 63    | loose().has_nested() | false            | c2 01 02 08 63          |
        | by its file, in a message with another feature, with a value | other | c2 01 02 08 09    | loose().has_nested() | true             | c2 01 02 08 09          |

      Examples: in a oneof
        | what                                   | file  | bytes | get          | value                        | written |
        | by itself: in a oneof, without a value | plain | 70 63 | which_case() | plain::Sample::WHICH_NOT_SET | 70 63   |
        | by itself: in a oneof, with a value    | plain | 70 16 | which_case() | plain::Sample::kShutMember   | 70 16   |
        | by its file: in a oneof                | other | 70 63 | which_case() | other::Sample::WHICH_NOT_SET | 70 63   |

    @cpp.dialect.enum-open @needs.lite
    Scenario: closed by a lite file, and opened against it
      Given the schema file `light.proto`
        """proto
        edition = "2023";
        package light;
        option features.enum_type = CLOSED;
        option optimize_for = LITE_RUNTIME;
        enum Shut { SHUT_NONE = 0; SHUT_LEFT = 21; }
        enum Open { option features.enum_type = OPEN; OPEN_NONE = 0; OPEN_LEFT = 21; }
        message Sample { Shut shut = 1; Open open = 2; }
        """
      And `light::Sample m`
      When `m.ParseFromString(bytes("08 63 10 63"))`
      Then `m.has_shut()` is `false`
      And `static_cast<int>(m.open())` is `99`
      And `m` serializes to the bytes `10 63 08 63`

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

  @cpp.dialect.enum-closed-edition @cpp.error.enum-closed-parse
  Rule: Enums of an edition are closed where the feature for enum types says so (enums of other files)

    Background:
      Given the schema file `itself.proto`
        """proto
        edition = "2023";
        package itself;
        enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
        enum Open { OPEN_NONE = 0; OPEN_LEFT = 21; }
        message Outer { enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; SHUT_RIGHT = 22; } }
        """
      And the schema file `filed.proto`
        """proto
        edition = "2023";
        package filed;
        option features.enum_type = CLOSED;
        enum Shut { SHUT_LEFT = 21; SHUT_RIGHT = 22; }
        enum Open { option features.enum_type = OPEN; OPEN_NONE = 0; OPEN_LEFT = 21; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        package old;
        enum Shut { SHUT_LEFT = 21; SHUT_RIGHT = 22; }
        """
      And the schema file `user.proto`
        """proto
        edition = "2023";
        package user;
        import "itself.proto"; import "filed.proto"; import "old.proto";
        message Sample {
          .itself.Shut one = 1; repeated .itself.Shut ones = 2; repeated .itself.Shut one_apart = 3 [features.repeated_field_encoding = EXPANDED];
          oneof one_or { .itself.Shut one_member = 4; int32 one_number = 5; }
          .filed.Shut two = 21; repeated .filed.Shut twos = 22; repeated .filed.Shut two_apart = 23 [features.repeated_field_encoding = EXPANDED];
          oneof two_or { .filed.Shut two_member = 24; int32 two_number = 25; }
          .itself.Outer.Shut three = 41; repeated .itself.Outer.Shut threes = 42; repeated .itself.Outer.Shut three_apart = 43 [features.repeated_field_encoding = EXPANDED];
          oneof three_or { .itself.Outer.Shut three_member = 44; int32 three_number = 45; }
          .old.Shut four = 61; repeated .old.Shut fours = 62; repeated .old.Shut four_apart = 63 [features.repeated_field_encoding = EXPANDED];
          oneof four_or { .old.Shut four_member = 64; int32 four_number = 65; }
          extensions 200 to 300;
        }
        extend Sample {
          .itself.Shut one_extra = 200; repeated .itself.Shut one_extras = 201;
          .filed.Shut two_extra = 220; repeated .filed.Shut two_extras = 221;
          .itself.Outer.Shut three_extra = 240; repeated .itself.Outer.Shut three_extras = 241;
          .old.Shut four_extra = 260; repeated .old.Shut four_extras = 261;
        }
        message Scope {
          extend Sample {
            .itself.Shut one_inside = 290; repeated .itself.Shut ones_inside = 291;
            .filed.Shut two_inside = 292; repeated .filed.Shut twos_inside = 293;
            .old.Shut four_inside = 294;
          }
        }
        """
      And `user::Sample m`

    Scenario: by itself: a number without a value, in another file
      When `m.ParseFromString(bytes("08 63"))`
      Then `m.has_one()` is `false`
      And `m.one()` is `itself::SHUT_LEFT`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>, in another file
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `<get>` is `<value>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                                               | bytes                               | get                                       | value | written                             |
        | by itself: a number with a value                   | 08 16                               | m.has_one()                               | true  | 08 16                               |
        | by itself: a negative number                       | 08 ff ff ff ff ff ff ff ff ff 01    | m.has_one()                               | false | 08 ff ff ff ff ff ff ff ff ff 01    |
        | by itself: repeated, packed                        | 12 03 15 63 16                      | m.ones_size()                             | 2     | 12 02 15 16 10 63                   |
        | by itself: repeated, each apart                    | 18 15 18 63 18 16                   | m.one_apart_size()                        | 2     | 18 15 18 16 18 63                   |
        | by itself: a member, after another                 | 28 07 20 63                         | m.one_number()                            | 7     | 28 07 20 63                         |
        | by itself: a member, by itself                     | 20 63                               | m.has_one_member()                        | false | 20 63                               |
        | by itself: an extension                            | c0 0c 63                            | m.HasExtension(user::one_extra)           | false | c0 0c 63                            |
        | by itself: an extension with a value               | c0 0c 16                            | m.HasExtension(user::one_extra)           | true  | c0 0c 16                            |
        | by itself: a repeated extension                    | ca 0c 03 15 63 16                   | m.ExtensionSize(user::one_extras)         | 2     | ca 0c 02 15 16 c8 0c 63             |
        | by itself: an extension in a message               | 90 12 63                            | m.HasExtension(user::Scope::one_inside)   | false | 90 12 63                            |
        | by itself: an extension in a message, with a value | 90 12 16                            | m.HasExtension(user::Scope::one_inside)   | true  | 90 12 16                            |
        | by itself: a repeated extension in a message       | 9a 12 03 15 63 16                   | m.ExtensionSize(user::Scope::ones_inside) | 2     | 9a 12 02 15 16 98 12 63             |
        | by its file: an extension in a message             | a0 12 63                            | m.HasExtension(user::Scope::two_inside)   | false | a0 12 63                            |
        | by its file: a repeated extension in a message     | aa 12 03 15 63 16                   | m.ExtensionSize(user::Scope::twos_inside) | 2     | aa 12 02 15 16 a8 12 63             |
        | by proto2: an extension in a message               | b0 12 63                            | m.HasExtension(user::Scope::four_inside)  | false | b0 12 63                            |
        | by its file: a number without a value              | a8 01 63                            | m.has_two()                               | false | a8 01 63                            |
        | by its file: a number with a value                 | a8 01 16                            | m.has_two()                               | true  | a8 01 16                            |
        | by its file: a negative number                     | a8 01 ff ff ff ff ff ff ff ff ff 01 | m.has_two()                               | false | a8 01 ff ff ff ff ff ff ff ff ff 01 |
        | by its file: repeated, packed                      | b2 01 03 15 63 16                   | m.twos_size()                             | 2     | b2 01 02 15 16 b0 01 63             |
        | by its file: repeated, each apart                  | b8 01 15 b8 01 63 b8 01 16          | m.two_apart_size()                        | 2     | b8 01 15 b8 01 16 b8 01 63          |
        | by its file: a member, after another               | c8 01 07 c0 01 63                   | m.two_number()                            | 7     | c8 01 07 c0 01 63                   |
        | by its file: a member, by itself                   | c0 01 63                            | m.has_two_member()                        | false | c0 01 63                            |
        | by its file: an extension                          | e0 0d 63                            | m.HasExtension(user::two_extra)           | false | e0 0d 63                            |
        | by its file: an extension with a value             | e0 0d 16                            | m.HasExtension(user::two_extra)           | true  | e0 0d 16                            |
        | by its file: a repeated extension                  | ea 0d 03 15 63 16                   | m.ExtensionSize(user::two_extras)         | 2     | ea 0d 02 15 16 e8 0d 63             |
        | in a message: a number without a value             | c8 02 63                            | m.has_three()                             | false | c8 02 63                            |
        | in a message: a number with a value                | c8 02 16                            | m.has_three()                             | true  | c8 02 16                            |
        | in a message: a negative number                    | c8 02 ff ff ff ff ff ff ff ff ff 01 | m.has_three()                             | false | c8 02 ff ff ff ff ff ff ff ff ff 01 |
        | in a message: repeated, packed                     | d2 02 03 15 63 16                   | m.threes_size()                           | 2     | d2 02 02 15 16 d0 02 63             |
        | in a message: repeated, each apart                 | d8 02 15 d8 02 63 d8 02 16          | m.three_apart_size()                      | 2     | d8 02 15 d8 02 16 d8 02 63          |
        | in a message: a member, after another              | e8 02 07 e0 02 63                   | m.three_number()                          | 7     | e8 02 07 e0 02 63                   |
        | in a message: a member, by itself                  | e0 02 63                            | m.has_three_member()                      | false | e0 02 63                            |
        | in a message: an extension                         | 80 0f 63                            | m.HasExtension(user::three_extra)         | false | 80 0f 63                            |
        | in a message: an extension with a value            | 80 0f 16                            | m.HasExtension(user::three_extra)         | true  | 80 0f 16                            |
        | in a message: a repeated extension                 | 8a 0f 03 15 63 16                   | m.ExtensionSize(user::three_extras)       | 2     | 8a 0f 02 15 16 88 0f 63             |
        | by proto2: a number without a value                | e8 03 63                            | m.has_four()                              | false | e8 03 63                            |
        | by proto2: a number with a value                   | e8 03 16                            | m.has_four()                              | true  | e8 03 16                            |
        | by proto2: a negative number                       | e8 03 ff ff ff ff ff ff ff ff ff 01 | m.has_four()                              | false | e8 03 ff ff ff ff ff ff ff ff ff 01 |
        | by proto2: repeated, packed                        | f2 03 03 15 63 16                   | m.fours_size()                            | 2     | f2 03 02 15 16 f0 03 63             |
        | by proto2: repeated, each apart                    | f8 03 15 f8 03 63 f8 03 16          | m.four_apart_size()                       | 2     | f8 03 15 f8 03 16 f8 03 63          |
        | by proto2: a member, after another                 | 88 04 07 80 04 63                   | m.four_number()                           | 7     | 88 04 07 80 04 63                   |
        | by proto2: a member, by itself                     | 80 04 63                            | m.has_four_member()                       | false | 80 04 63                            |
        | by proto2: an extension                            | a0 10 63                            | m.HasExtension(user::four_extra)          | false | a0 10 63                            |
        | by proto2: an extension with a value               | a0 10 16                            | m.HasExtension(user::four_extra)          | true  | a0 10 16                            |
        | by proto2: a repeated extension                    | aa 10 03 15 63 16                   | m.ExtensionSize(user::four_extras)        | 2     | aa 10 02 15 16 a8 10 63             |

    Scenario Outline: in debug mode a repeated closed enum of another file, <what>, takes no number without a value
      Then `m.add_<name>s(static_cast<<type>>(21))` does not abort
      And `m.add_<name>s(static_cast<<type>>(99))` aborts

      Examples:
        | what         | name  | type                |
        | by itself    | one   | itself::Shut        |
        | by its file  | two   | filed::Shut         |
        | in a message | three | itself::Outer::Shut |
        | by proto2    | four  | old::Shut           |

  @cpp.dialect.enum-closed-proto2 @cpp.error.enum-closed-parse
  Rule: Enums of proto2 are closed (in messages of an edition)

    Background:
      Given the schema file `old.proto`
        """proto
        syntax = "proto2";
        package old;
        enum Shut { SHUT_NONE = 0; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
        message Outer { enum Shut { OUTER_LEFT = 31; OUTER_RIGHT = 32; } }
        """
      And the schema file `user.proto`
        """proto
        edition = "2023";
        package user;
        import "old.proto";
        message Sample {
          .old.Shut shut = 1;
          repeated .old.Shut shuts = 2;
          repeated .old.Shut apart = 3 [features.repeated_field_encoding = EXPANDED];
          oneof which { .old.Shut member = 4; int32 number = 5; }
          map<int32, .old.Shut> by_number = 6;
          message Box { .old.Shut shut = 1; }
          Box box = 7 [features.message_encoding = DELIMITED];
          .old.Outer.Shut nested = 8;
          extensions 200 to 300;
        }
        extend Sample { .old.Shut extra = 200; repeated .old.Shut extras = 201 [features.repeated_field_encoding = EXPANDED]; }
        """
      And `user::Sample m`

    Scenario: an enum of proto2, in an edition
      When `m.ParseFromString(bytes("08 63"))`
      Then `m.has_shut()` is `false`
      And `m.unknown_fields().field_count()` is `1`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>, of proto2 in an edition
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                       | bytes             | get                         | value                       |
        | a number with a value      | 08 16             | has_shut()                  | true                        |
        | its getter                 | 08 63             | shut()                      | old::SHUT_NONE              |
        | an element                 | 18 63             | apart_size()                | 0                           |
        | a member of a oneof        | 20 63             | which_case()                | user::Sample::WHICH_NOT_SET |
        | in a map                   | 32 04 08 01 10 63 | by_number_size()            | 0                           |
        | in a delimited message     | 3b 08 63 3c       | box().has_shut()            | false                       |
        | an enum of a message       | 40 63             | has_nested()                | false                       |
        | an extension               | c0 0c 63          | HasExtension(user::extra)   | false                       |
        | an element of an extension | c8 0c 63          | ExtensionSize(user::extras) | 0                           |

    Scenario: packed numbers, of proto2 in an edition
      When `m.ParseFromString(bytes("12 03 15 63 16"))`
      Then `m.shuts_size()` is `2`
      And `m.shuts(1)` is `old::SHUT_RIGHT`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).varint()` is `99u`

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved
  Rule: Enums of proto3 are open, and so are those of editions by default (enums of other files)

    Background:
      Given the schema file `itself.proto`
        """proto
        edition = "2023";
        package itself;
        enum Open { OPEN_NONE = 0; OPEN_LEFT = 21; }
        """
      And the schema file `third.proto`
        """proto
        syntax = "proto3";
        package third;
        enum Open { OPEN_NONE = 0; OPEN_LEFT = 21; }
        """
      And the schema file `user.proto`
        """proto
        edition = "2023";
        package user;
        import "itself.proto"; import "third.proto";
        option features.enum_type = CLOSED;
        message Sample {
          itself.Open one = 1; repeated itself.Open ones = 2; oneof one_or { itself.Open one_member = 3; int32 one_number = 4; }
          third.Open two = 5; repeated third.Open twos = 6; oneof two_or { third.Open two_member = 7; int32 two_number = 8; }
        }
        """
      And `user::Sample m`

    Scenario: of an edition, in a closed file
      When `m.ParseFromString(bytes("08 63"))`
      Then `static_cast<int>(m.one())` is `99`
      And `m.has_one()` is `true`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>, in a closed file
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `99`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                    | bytes       | get          |
        | of an edition, repeated | 12 02 15 63 | ones(1)      |
        | of an edition, a member | 18 63       | one_member() |
        | of proto3               | 28 63       | two()        |
        | of proto3, repeated     | 32 02 15 63 | twos(1)      |
        | of proto3, a member     | 38 63       | two_member() |
