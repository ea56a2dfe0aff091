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
          repeated Closed packed = 7 [packed = true];
          extensions 100 to 199;
        }
        extend Old { optional Closed extra = 100; repeated Closed extras = 101; repeated Closed packed_extras = 102 [packed = true]; }
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

    Scenario Outline: undefined numbers among others, <what>
      Given `Old m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<size>` is `<count>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                                | bytes                                  | size                         | count | written                                   |
        | packed, in one record               | 3a 03 15 63 16                         | packed_size()                | 2     | 3a 02 15 16 38 63                         |
        | packed, first                       | 3a 03 63 15 16                         | packed_size()                | 2     | 3a 02 15 16 38 63                         |
        | packed, last                        | 3a 03 15 16 63                         | packed_size()                | 2     | 3a 02 15 16 38 63                         |
        | packed, in two records              | 3a 02 15 63 3a 02 62 16                | packed_size()                | 2     | 3a 02 15 16 38 63 38 62                   |
        | packed, none with one               | 3a 02 63 62                            | packed_size()                | 0     | 38 63 38 62                               |
        | packed, in records of their own     | 38 15 38 63 38 16                      | packed_size()                | 2     | 3a 02 15 16 38 63                         |
        | packed, a negative one              | 3a 0b 15 ff ff ff ff ff ff ff ff ff 01 | packed_size()                | 1     | 3a 01 15 38 ff ff ff ff ff ff ff ff ff 01 |
        | repeated, in one packed record      | 12 03 15 63 16                         | kinds_size()                 | 2     | 10 15 10 16 10 63                         |
        | an extension, the last one without  | a0 06 15 a0 06 63                      | HasExtension(extra)          | true  | a0 06 15 a0 06 63                         |
        | extensions, in records of their own | a8 06 15 a8 06 63 a8 06 16             | ExtensionSize(extras)        | 2     | a8 06 15 a8 06 16 a8 06 63                |
        | extensions, in one packed record    | aa 06 03 15 63 16                      | ExtensionSize(extras)        | 2     | a8 06 15 a8 06 16 a8 06 63                |
        | packed extensions, in one record    | b2 06 03 15 63 16                      | ExtensionSize(packed_extras) | 2     | b2 06 02 15 16 b0 06 63                   |

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
          Later.Kind later = 7;
          repeated Later.Kind laters = 8;
          oneof other { Inner.Kind inner = 9; }
          map<int32, Inner.Kind> inner_by_number = 10;
          message Inner { enum Kind { INNER_NONE = 0; INNER_SOME = 9; } }
        }
        message Later { enum Kind { LATER_NONE = 0; LATER_SOME = 9; } }
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
        | what                                    | bytes             | get                     | value | written           |
        | a number with a value                   | 08 15             | kind()                  | 21    | 08 15             |
        | repeated, without a value               | 10 63             | kinds(0)                | 99    | 12 01 63          |
        | repeated, with a value                  | 10 15             | kinds(0)                | 21    | 12 01 15          |
        | in a oneof, without a value             | 18 63             | member()                | 99    | 18 63             |
        | in a oneof, its case                    | 18 63             | which_case()            | 3     | 18 63             |
        | declared in a message, without a value  | 28 63             | nested()                | 99    | 28 63             |
        | with presence, without a value          | 30 63             | chosen()                | 99    | 30 63             |
        | with presence, its presence             | 30 63             | has_chosen()            | 1     | 30 63             |
        | declared in a later message             | 38 63             | later()                 | 99    | 38 63             |
        | repeated, declared in a later message   | 40 63             | laters(0)               | 99    | 42 01 63          |
        | in a oneof, declared in a message below | 48 63             | inner()                 | 99    | 48 63             |
        | in a map, declared in a message below   | 52 04 08 01 10 63 | inner_by_number().at(1) | 99    | 52 04 08 01 10 63 |

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
