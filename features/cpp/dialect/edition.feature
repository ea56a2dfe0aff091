@needs.cpp @needs.editions
Feature: Editions
  In an edition, features say what proto2 and proto3 are different in: for a whole file, or for one of its elements.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package plain;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        int32 number = 1;
        int32 implicit = 2 [features.field_presence = IMPLICIT];
        int32 needed = 3 [features.field_presence = LEGACY_REQUIRED];
        string text = 4 [default = "preset"];
        string implicit_text = 5 [features.field_presence = IMPLICIT];
        Part part = 6;
        Part delimited = 7 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 8;
        repeated int32 expanded = 9 [features.repeated_field_encoding = EXPANDED];
        repeated Part delimited_parts = 10 [features.message_encoding = DELIMITED];
        Kind kind = 11;
        Kind implicit_kind = 12 [features.field_presence = IMPLICIT];
        repeated Kind kinds = 13;
        oneof which { Shut shut_member = 14; Kind member = 15; string name = 16; }
        Shut shut = 17;
        repeated Shut shuts = 18;
        string unchecked = 19 [features.utf8_validation = NONE];
        repeated string unchecked_texts = 20 [features.utf8_validation = NONE];
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
      option features.utf8_validation = NONE;
      option features.message_encoding = DELIMITED;
      enum Shut { SHUT_NONE = 0; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      enum Kind { option features.enum_type = OPEN; KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; }
      message Sample {
        int32 implicit = 1;
        int32 number = 2 [features.field_presence = EXPLICIT];
        string unchecked = 3;
        string text = 4 [features.utf8_validation = VERIFY];
        Part part = 6 [features.message_encoding = LENGTH_PREFIXED];
        Part delimited = 7;
        repeated int32 expanded = 8;
        repeated int32 numbers = 9 [features.repeated_field_encoding = PACKED];
        Kind implicit_kind = 11;
        Kind kind = 12 [features.field_presence = EXPLICIT];
        oneof which { Shut shut_member = 14; int32 digit = 15; }
        Shut shut = 17 [features.field_presence = EXPLICIT];
        repeated Shut shuts = 18;
        repeated Kind kinds = 19;
        message Inner { enum Nested { NESTED_SOME = 9; } Nested nested = 1 [features.field_presence = EXPLICIT]; }
        Inner inner = 21 [features.message_encoding = LENGTH_PREFIXED];
      }
      """

  @cpp.presence.set @cpp.presence.clear @cpp.field.numeric-explicit @cpp.field.string-has
  Rule: `set_foo` sets an unset field that has explicit presence (in editions, unless a feature says otherwise)

    Scenario Outline: <what>
      Given `<message> m`
      And `const bool before = m.has_<name>()`
      When `m.set_<name>(<value>)`
      Then `before` is `false`
      And `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`

      Examples:
        | what                         | message       | name   | value            |
        | a number, by default         | plain::Sample | number | 0                |
        | a string, by default         | plain::Sample | text   | ""s              |
        | an enum, by default          | plain::Sample | kind   | plain::KIND_NONE |
        | a closed enum, by default    | plain::Sample | shut   | plain::SHUT_LEFT |
        | a number, against the file's | other::Sample | number | 0                |
        | an enum, against the file's  | other::Sample | kind   | other::KIND_NONE |
        | a required number            | plain::Sample | needed | 0                |

    Scenario Outline: <what>, cleared
      Given `<message> m`
      And `m.set_<name>(<value>)`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | what                         | message       | name   | value | default   |
        | a number, by default         | plain::Sample | number | 7     | 0         |
        | a string with a default      | plain::Sample | text   | "x"   | "preset"s |
        | a number, against the file's | other::Sample | number | 7     | 0         |

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

    Scenario: what is present is written, a zero too
      Given `plain::Sample m`
      When `m.set_number(0)`
      And `m.set_implicit(0)`
      And `m.set_needed(0)`
      Then `m` serializes to the bytes `08 00 18 00`

  @cpp.field.numeric-implicit @cpp.field.enum-implicit
  Rule: A numeric field with implicit presence has a getter, a setter and a clear function, is 0 until set and after being cleared, and has no presence test (in editions, and an enum field likewise)

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      And `m.has_<other>()` compiles

      Examples:
        | what                  | message       | name          | other  |
        | a number, by itself   | plain::Sample | implicit      | number |
        | an enum, by itself    | plain::Sample | implicit_kind | kind   |
        | a number, by its file | other::Sample | implicit      | number |
        | an enum, by its file  | other::Sample | implicit_kind | kind   |

    Scenario Outline: a zero of <what> is not written
      Given `<message> m`
      And `m.set_<name>(<value>)`
      And `const size_t before = m.ByteSizeLong()`
      When `m.clear_<name>()`
      Then `before` is `2u`
      And `m.ByteSizeLong()` is `0u`
      And `m.<name>()` is `<zero>`

      Examples:
        | what                  | message       | name          | value            | zero             |
        | a number, by itself   | plain::Sample | implicit      | 7                | 0                |
        | an enum, by itself    | plain::Sample | implicit_kind | plain::KIND_LEFT | plain::KIND_NONE |
        | a number, by its file | other::Sample | implicit      | 7                | 0                |
        | an enum, by its file  | other::Sample | implicit_kind | other::KIND_LEFT | other::KIND_NONE |

  @cpp.error.parse-invalid @cpp.error.serialize-fails
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (a message without its LEGACY_REQUIRED field, which is not written either)

    Scenario: it cannot be parsed, or written, without it
      Given `plain::Sample m`
      And `std::string out = "untouched"`
      Then `m.ParseFromString(bytes("08 07"))` is `false`
      And `m.IsInitialized()` is `false`
      And `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("18 00"))` is `true`
      And `m.IsInitialized()` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("18 00")`

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved
  Rule: Enums of proto3 are open, and so are those of editions by default (in editions)

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

    Scenario Outline: <what>
      Given `<message> m`
      When `m.ParsePartialFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m.SerializePartialAsString()` is `bytes("<written>")`

      Examples:
        | what                                           | message       | bytes             | get                  | value                        | written                 |
        | by itself: a number without a value            | plain::Sample | 88 01 63          | has_shut()           | false                        | 88 01 63                |
        | by itself: its getter                          | plain::Sample | 88 01 63          | shut()               | plain::SHUT_LEFT             | 88 01 63                |
        | by itself: a zero without a value              | plain::Sample | 88 01 00          | has_shut()           | false                        | 88 01 00                |
        | by itself: a number with a value               | plain::Sample | 88 01 16          | has_shut()           | true                         | 88 01 16                |
        | by itself: repeated, packed                    | plain::Sample | 92 01 03 15 63 16 | shuts_size()         | 2                            | 92 01 02 15 16 90 01 63 |
        | by itself: in a oneof, without a value         | plain::Sample | 70 63             | which_case()         | plain::Sample::WHICH_NOT_SET | 70 63                   |
        | by itself: in a oneof, with a value            | plain::Sample | 70 16             | which_case()         | plain::Sample::kShutMember   | 70 16                   |
        | by itself: declared in a message               | plain::Sample | aa 01 02 08 63    | inner().has_nested() | false                        | aa 01 02 08 63          |
        | by itself: declared in a message, with a value | plain::Sample | aa 01 02 08 09    | inner().has_nested() | true                         | aa 01 02 08 09          |
        | by its file: a number without a value          | other::Sample | 88 01 63          | has_shut()           | false                        | 88 01 63                |
        | by its file: a number with a value             | other::Sample | 88 01 15          | shut()               | other::SHUT_LEFT             | 88 01 15                |
        | by its file: repeated                          | other::Sample | 90 01 63          | shuts_size()         | 0                            | 90 01 63                |
        | by its file: in a oneof                        | other::Sample | 70 63             | which_case()         | other::Sample::WHICH_NOT_SET | 70 63                   |
        | by its file: declared in a message             | other::Sample | aa 01 02 08 63    | inner().has_nested() | false                        | aa 01 02 08 63          |

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

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the content of the given string by the message's wire format, and says whether that worked (`repeated_field_encoding` decides what is written; both encodings are parsed)

    Scenario Outline: <what>
      Given `<message> m`
      And `m.add_<name>(5)`
      And `m.add_<name>(6)`
      Then `m.SerializePartialAsString()` is `bytes("<written>")`
      And `m.ParsePartialFromString(bytes("<packed>"))` is `true`
      And `m.<name>(1)` is `8`
      And `m.ParsePartialFromString(bytes("<expanded>"))` is `true`
      And `m.<name>(1)` is `10`

      Examples:
        | what                      | message       | name     | written     | packed      | expanded    |
        | packed by default         | plain::Sample | numbers  | 42 02 05 06 | 42 02 07 08 | 40 09 40 0a |
        | expanded by itself        | plain::Sample | expanded | 48 05 48 06 | 4a 02 07 08 | 48 09 48 0a |
        | expanded by its file      | other::Sample | expanded | 40 05 40 06 | 42 02 07 08 | 40 09 40 0a |
        | packed against its file's | other::Sample | numbers  | 4a 02 05 06 | 4a 02 07 08 | 48 09 48 0a |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the content of the given string by the message's wire format, and says whether that worked (`message_encoding` decides: behind a length, or between tags)

    Scenario Outline: <what>
      Given `<message> m`
      And `m.<mutable>()->set_id(7)`
      When `<message> copy`
      And `copy.ParsePartialFromString(m.SerializePartialAsString())`
      Then `m.SerializePartialAsString()` is `bytes("<written>")`
      And `copy.<get>.id()` is `7`

      Examples:
        | what                          | message       | mutable             | get                | written     |
        | with its length by default    | plain::Sample | mutable_part        | part()             | 32 02 08 07 |
        | delimited by itself           | plain::Sample | mutable_delimited   | delimited()        | 3b 08 07 3c |
        | delimited by itself, repeated | plain::Sample | add_delimited_parts | delimited_parts(0) | 53 08 07 54 |
        | delimited by its file         | other::Sample | mutable_delimited   | delimited()        | 3b 08 07 3c |
        | with its length, by itself    | other::Sample | mutable_part        | part()             | 32 02 08 07 |

  @cpp.error.parse-invalid
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (invalid UTF-8, as `utf8_validation` says)

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.ParsePartialFromString(bytes("<tag> 02 c3 28"))` is `<result>`
      And `m.ParsePartialFromString(bytes("<tag> 02 c3 a9"))` is `true`

      Examples:
        | what                            | message       | tag   | result |
        | verified by default             | plain::Sample | 22    | false  |
        | verified by default, in a oneof | plain::Sample | 82 01 | false  |
        | not verified, by itself         | plain::Sample | 9a 01 | true   |
        | not verified, repeated          | plain::Sample | a2 01 | true   |
        | not verified, by its file       | other::Sample | 1a    | true   |
        | verified against its file's     | other::Sample | 22    | false  |

  @cpp.extension.dialects
  Rule: Messages of proto2 and of editions can have extension ranges; in proto3 the compiler refuses them (in editions, with the features of where they are declared)

    Background:
      Given the schema file `wide.proto`
        """proto
        edition = "2023";
        package wide;
        option features.repeated_field_encoding = EXPANDED;
        option features.utf8_validation = NONE;
        enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; }
        message Part { int32 id = 1; }
        message Open {
          extensions 100 to 199;
          map<string, string> texts = 1 [features.utf8_validation = VERIFY];
          map<string, string> unchecked = 2;
        }
        extend Open {
          Part delimited = 100 [features.message_encoding = DELIMITED];
          Part plain = 101;
          repeated int32 expanded = 102;
          repeated int32 packed = 103 [features.repeated_field_encoding = PACKED];
          Shut shut = 104;
          string unchecked = 105;
          string checked = 106 [features.utf8_validation = VERIFY];
        }
        """

    Scenario: messages, delimited and with their length
      Given `wide::Open m`
      When `m.MutableExtension(wide::delimited)->set_id(7)`
      And `m.MutableExtension(wide::plain)->set_id(8)`
      Then `m` serializes to the bytes `a3 06 08 07 a4 06 aa 06 02 08 08`

    Scenario: messages, read again
      Given `wide::Open m`
      When `m.ParseFromString(bytes("a3 06 08 07 a4 06 aa 06 02 08 08"))`
      Then `m.GetExtension(wide::delimited).id()` is `7`
      And `m.GetExtension(wide::plain).id()` is `8`

    Scenario: repeated numbers, expanded and packed
      Given `wide::Open m`
      When `m.AddExtension(wide::expanded, 5)`
      And `m.AddExtension(wide::expanded, 6)`
      And `m.AddExtension(wide::packed, 7)`
      And `m.AddExtension(wide::packed, 8)`
      Then `m` serializes to the bytes `b0 06 05 b0 06 06 ba 06 02 07 08`

    Scenario: a closed enum
      Given `wide::Open m`
      And `m.ParseFromString(bytes("c0 06 63"))`
      And `const bool without_value = m.HasExtension(wide::shut)`
      When `m.ParseFromString(bytes("c0 06 15"))`
      Then `without_value` is `false`
      And `m.GetExtension(wide::shut)` is `wide::SHUT_LEFT`

    Scenario Outline: a string that is not UTF-8: <what>
      Given `wide::Open m`
      Then `m.ParseFromString(bytes("<invalid>"))` is `<result>`
      And `m.ParseFromString(bytes("<valid>"))` is `true`

      Examples:
        | what                        | invalid                    | valid                      | result |
        | an extension, not verified  | ca 06 02 c3 28             | ca 06 02 c3 a9             | true   |
        | an extension, verified      | d2 06 02 c3 28             | d2 06 02 c3 a9             | false  |
        | a map's key, not verified   | 12 07 0a 02 c3 28 12 01 61 | 12 07 0a 02 c3 a9 12 01 61 | true   |
        | a map's key, verified       | 0a 07 0a 02 c3 28 12 01 61 | 0a 07 0a 02 c3 a9 12 01 61 | false  |
        | a map's value, not verified | 12 07 0a 01 61 12 02 c3 28 | 12 07 0a 01 61 12 02 c3 a9 | true   |
        | a map's value, verified     | 0a 07 0a 01 61 12 02 c3 28 | 0a 07 0a 01 61 12 02 c3 a9 | false  |

  @cpp.message.derives @cpp.enum.values @cpp.dialect.enum-open
  Rule: The class of a message derives publicly from the full runtime's `Message` (in edition 2024, with the values and the presence of edition 2023)

    Scenario: presence, encodings, enums
      Given the schema file `newer.proto`
        """proto
        edition = "2024";
        package newer;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; }
        message Part { int32 id = 1; }
        message Sample {
          int32 number = 1;
          Kind kind = 2;
          Shut shut = 3;
          repeated int32 numbers = 4;
          Part part = 5 [features.message_encoding = DELIMITED];
          oneof which { int32 digit = 6; Part piece = 7; }
          int32 implicit = 8 [features.field_presence = IMPLICIT];
        }
        """
      And `newer::Sample m`
      When `m.ParseFromString(bytes("08 00 10 63 18 63 22 02 05 06 2b 08 07 2c 30 00"))`
      Then `m.has_number()` is `true`
      And `static_cast<int>(m.kind())` is `99`
      And `m.has_shut()` is `false`
      And `m.numbers(1)` is `6`
      And `m.part().id()` is `7`
      And `m.which_case()` is `newer::Sample::kDigit`
      And `m.has_implicit()` does not compile
      And `m` serializes to the bytes `08 00 10 63 22 02 05 06 2b 08 07 2c 30 00 18 63`

  @cpp.output.flag @needs.generator
  Rule: `--cpp_out=<dir>` asks for C++ and names the directory that receives it (an unknown edition and a presence keyword are refused)

    Scenario Outline: <what>
      Given the file `a.proto`
        """proto
        <schema>
        """
      When the generator runs with `--cpp_out=. -I. a.proto`
      Then it fails naming `<named>`
      And no file is written

      Examples:
        | what                | schema                                                | named    |
        | an edition of 1999  | edition = "1999"; message M { int32 a = 1; }          | 1999     |
        | a keyword, optional | edition = "2023"; message M { optional int32 a = 1; } | optional |
        | a keyword, required | edition = "2023"; message M { required int32 a = 1; } | required |

    Scenario: its accepted twin
      Given the file `a.proto`
        """proto
        edition = "2023";
        message M { int32 a = 1; }
        """
      When the generator runs with `--cpp_out=. -I. a.proto`
      Then it succeeds

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

    Scenario: the other way round it stays as it is
      Given `newer::Kind kind = newer::KIND_NONE`
      Then `newer::Kind_Parse("KIND_LEFT", &kind)` is `true`
      And `kind` is `newer::KIND_LEFT`
      And `newer::Kind_Parse("KIND_UP", &kind)` is `false`
