@needs.cpp @needs.lite @needs.editions
Feature: Members of a oneof that are set again, in editions of every mode
  A member is set, set again, cleared and replaced alike, whatever the file.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
          bytes a_bytes = 5; Kind a_enum = 6;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
          bytes a_bytes = 5; Kind a_enum = 6;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
          bytes a_bytes = 5; Kind a_enum = 6;
          string note = 40; Part piece = 41;
        }
      }
      """

  @cpp.oneof.set @cpp.oneof.case-accessor
  Rule: Setting a member makes it the one that is set, whichever was set before (editions of every mode)

    Scenario Outline: <what>, set again
      Given `<package>::Sample m`
      When `m.set_a_<kind>(<value>)`
      Then `m.which_case()` is `<package>::Sample::kA<constant>`
      And `m` serializes to the bytes `<bytes>`
      When `m.set_a_<kind>(<other>)`
      Then `m.a_<kind>()` is `<other>`
      When `m.set_a_<kind>(<zero>)`
      Then `m.a_<kind>()` is `<zero>`
      And `m.has_a_<kind>()` is `true`
      And `m.which_case()` is `<package>::Sample::kA<constant>`

      @cpp.oneof.numeric
      Examples:
        | what                                 | package  | kind   | constant | value | zero  | bytes                            | other |
        | an edition, again, int32             | edition  | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | an edition, again, double            | edition  | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | an edition, again, bool              | edition  | bool   | Bool     | true  | false | 18 01                            | false |
        | an edition, code size, again, int32  | least    | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | an edition, code size, again, double | least    | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | an edition, code size, again, bool   | least    | bool   | Bool     | true  | false | 18 01                            | false |
        | an edition, lite, again, int32       | lightest | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | an edition, lite, again, double      | lightest | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | an edition, lite, again, bool        | lightest | bool   | Bool     | true  | false | 18 01                            | false |

      @cpp.oneof.string
      Examples:
        | what                                 | package  | kind   | constant | value     | zero | bytes          | other                                  |
        | an edition, again, string            | edition  | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | an edition, again, bytes             | edition  | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |
        | an edition, code size, again, string | least    | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | an edition, code size, again, bytes  | least    | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |
        | an edition, lite, again, string      | lightest | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | an edition, lite, again, bytes       | lightest | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |

      @cpp.oneof.enum
      Examples:
        | what                               | package  | kind | constant | value               | zero                | bytes | other                |
        | an edition, again, enum            | edition  | enum | Enum     | edition::KIND_LEFT  | edition::KIND_NONE  | 30 15 | edition::KIND_RIGHT  |
        | an edition, code size, again, enum | least    | enum | Enum     | least::KIND_LEFT    | least::KIND_NONE    | 30 15 | least::KIND_RIGHT    |
        | an edition, lite, again, enum      | lightest | enum | Enum     | lightest::KIND_LEFT | lightest::KIND_NONE | 30 15 | lightest::KIND_RIGHT |

  @cpp.oneof.set-clears-others @cpp.oneof.set @cpp.oneof.case-accessor
  Rule: Setting a member clears the member that was set before (editions of every mode)

    @cpp.oneof.message
    Scenario Outline: <what>, set
      Given `<package>::Sample m`
      And `m.set_note("before")`
      When `m.set_a_<kind>(<value>)`
      Then `m.which_case()` is `<package>::Sample::kA<constant>`
      And `m.has_a_<kind>()` is `true`
      And `m.a_<kind>()` is `<value>`
      And `m.has_note() || m.has_piece()` is `false`
      And `m` serializes to the bytes `<bytes>`
      When `m.mutable_piece()->set_id(1)`
      And `m.set_a_<kind>(<zero>)`
      Then `m.which_case()` is `<package>::Sample::kA<constant>`
      And `m.has_a_<kind>()` is `true`
      And `m.has_piece()` is `false`
      And `m.piece().id()` is `0`

      @cpp.oneof.numeric
      Examples:
        | what                                 | package  | kind   | constant | value | zero  | bytes                            |
        | an edition, again, int32             | edition  | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | an edition, again, double            | edition  | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | an edition, again, bool              | edition  | bool   | Bool     | true  | false | 18 01                            |
        | an edition, code size, again, int32  | least    | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | an edition, code size, again, double | least    | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | an edition, code size, again, bool   | least    | bool   | Bool     | true  | false | 18 01                            |
        | an edition, lite, again, int32       | lightest | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | an edition, lite, again, double      | lightest | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | an edition, lite, again, bool        | lightest | bool   | Bool     | true  | false | 18 01                            |

      @cpp.oneof.string
      Examples:
        | what                                 | package  | kind   | constant | value     | zero | bytes          |
        | an edition, again, string            | edition  | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | an edition, again, bytes             | edition  | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |
        | an edition, code size, again, string | least    | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | an edition, code size, again, bytes  | least    | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |
        | an edition, lite, again, string      | lightest | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | an edition, lite, again, bytes       | lightest | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                               | package  | kind | constant | value               | zero                | bytes |
        | an edition, again, enum            | edition  | enum | Enum     | edition::KIND_LEFT  | edition::KIND_NONE  | 30 15 |
        | an edition, code size, again, enum | least    | enum | Enum     | least::KIND_LEFT    | least::KIND_NONE    | 30 15 |
        | an edition, lite, again, enum      | lightest | enum | Enum     | lightest::KIND_LEFT | lightest::KIND_NONE | 30 15 |

  @cpp.oneof.clear-active @cpp.oneof.clear-oneof
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (editions of every mode)

    Scenario Outline: <what>, cleared
      Given `<package>::Sample m`
      When `m.set_a_<kind>(<value>)`
      And `m.clear_a_<kind>()`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.has_a_<kind>()` is `false`
      And `m.a_<kind>()` is `<zero>`
      And `m.SerializeAsString()` is `""s`
      When `m.set_a_<kind>(<value>)`
      And `m.clear_which()`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.has_a_<kind>()` is `false`
      And `m.a_<kind>()` is `<zero>`
      And `m.SerializeAsString()` is `""s`

      @cpp.oneof.numeric
      Examples:
        | what                                 | package  | kind   | value | zero  |
        | an edition, again, int32             | edition  | int32  | -7    | 0     |
        | an edition, again, double            | edition  | double | -2.5  | 0.0   |
        | an edition, again, bool              | edition  | bool   | true  | false |
        | an edition, code size, again, int32  | least    | int32  | -7    | 0     |
        | an edition, code size, again, double | least    | double | -2.5  | 0.0   |
        | an edition, code size, again, bool   | least    | bool   | true  | false |
        | an edition, lite, again, int32       | lightest | int32  | -7    | 0     |
        | an edition, lite, again, double      | lightest | double | -2.5  | 0.0   |
        | an edition, lite, again, bool        | lightest | bool   | true  | false |

      @cpp.oneof.string
      Examples:
        | what                                 | package  | kind   | value     | zero |
        | an edition, again, string            | edition  | string | "one"s    | ""s  |
        | an edition, again, bytes             | edition  | bytes  | "\0\xff"s | ""s  |
        | an edition, code size, again, string | least    | string | "one"s    | ""s  |
        | an edition, code size, again, bytes  | least    | bytes  | "\0\xff"s | ""s  |
        | an edition, lite, again, string      | lightest | string | "one"s    | ""s  |
        | an edition, lite, again, bytes       | lightest | bytes  | "\0\xff"s | ""s  |

      @cpp.oneof.enum
      Examples:
        | what                               | package  | kind | value               | zero                |
        | an edition, again, enum            | edition  | enum | edition::KIND_LEFT  | edition::KIND_NONE  |
        | an edition, code size, again, enum | least    | enum | least::KIND_LEFT    | least::KIND_NONE    |
        | an edition, lite, again, enum      | lightest | enum | lightest::KIND_LEFT | lightest::KIND_NONE |

  @cpp.oneof.clear-inactive @cpp.oneof.release-inactive
  Rule: Clearing a member that is not set changes nothing (editions of every mode)

    @cpp.oneof.string @cpp.oneof.message
    Scenario Outline: <what>, while others are cleared
      Given `<package>::Sample m`
      When `m.set_a_<kind>(<value>)`
      And `m.clear_note(), m.clear_piece()`
      And `const std::unique_ptr<<package>::Part> piece(m.release_piece())`
      And `const std::unique_ptr<std::string> note(m.release_note())`
      Then `piece.get()` is null
      And `note.get()` is null
      And `m.which_case()` is `<package>::Sample::kA<constant>`
      And `m.a_<kind>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      @cpp.oneof.numeric
      Examples:
        | what                                 | package  | kind   | constant | value | bytes                            |
        | an edition, again, int32             | edition  | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | an edition, again, double            | edition  | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | an edition, again, bool              | edition  | bool   | Bool     | true  | 18 01                            |
        | an edition, code size, again, int32  | least    | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | an edition, code size, again, double | least    | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | an edition, code size, again, bool   | least    | bool   | Bool     | true  | 18 01                            |
        | an edition, lite, again, int32       | lightest | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | an edition, lite, again, double      | lightest | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | an edition, lite, again, bool        | lightest | bool   | Bool     | true  | 18 01                            |

      Examples:
        | what                                 | package  | kind   | constant | value     | bytes          |
        | an edition, again, string            | edition  | string | String   | "one"s    | 22 03 6f 6e 65 |
        | an edition, again, bytes             | edition  | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |
        | an edition, code size, again, string | least    | string | String   | "one"s    | 22 03 6f 6e 65 |
        | an edition, code size, again, bytes  | least    | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |
        | an edition, lite, again, string      | lightest | string | String   | "one"s    | 22 03 6f 6e 65 |
        | an edition, lite, again, bytes       | lightest | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                               | package  | kind | constant | value               | bytes |
        | an edition, again, enum            | edition  | enum | Enum     | edition::KIND_LEFT  | 30 15 |
        | an edition, code size, again, enum | least    | enum | Enum     | least::KIND_LEFT    | 30 15 |
        | an edition, lite, again, enum      | lightest | enum | Enum     | lightest::KIND_LEFT | 30 15 |

  @cpp.oneof.mutable @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (editions of every mode)

    @cpp.oneof.string @cpp.oneof.message
    Scenario Outline: <what>, and then an object
      Given `<package>::Sample m`
      When `m.set_a_<kind>(<value>)`
      And `m.mutable_piece()->set_id(1)`
      Then `m.has_a_<kind>()` is `false`
      And `m.a_<kind>()` is `<zero>`
      And `m.piece().id()` is `1`
      When `m.set_a_<kind>(<value>)`
      And `m.set_allocated_note(new std::string("note"))`
      Then `m.has_a_<kind>()` is `false`
      And `m.a_<kind>()` is `<zero>`
      And `m.note()` is `"note"s`
      When `m.set_a_<kind>(<value>)`
      And `m.set_allocated_piece(nullptr)`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.a_<kind>()` is `<zero>`

      Examples:
        | what                                 | package  | kind   | value               | zero                |
        | an edition, again, int32             | edition  | int32  | -7                  | 0                   |
        | an edition, again, double            | edition  | double | -2.5                | 0.0                 |
        | an edition, again, bool              | edition  | bool   | true                | false               |
        | an edition, again, string            | edition  | string | "one"s              | ""s                 |
        | an edition, again, bytes             | edition  | bytes  | "\0\xff"s           | ""s                 |
        | an edition, again, enum              | edition  | enum   | edition::KIND_LEFT  | edition::KIND_NONE  |
        | an edition, code size, again, int32  | least    | int32  | -7                  | 0                   |
        | an edition, code size, again, double | least    | double | -2.5                | 0.0                 |
        | an edition, code size, again, bool   | least    | bool   | true                | false               |
        | an edition, code size, again, string | least    | string | "one"s              | ""s                 |
        | an edition, code size, again, bytes  | least    | bytes  | "\0\xff"s           | ""s                 |
        | an edition, code size, again, enum   | least    | enum   | least::KIND_LEFT    | least::KIND_NONE    |
        | an edition, lite, again, int32       | lightest | int32  | -7                  | 0                   |
        | an edition, lite, again, double      | lightest | double | -2.5                | 0.0                 |
        | an edition, lite, again, bool        | lightest | bool   | true                | false               |
        | an edition, lite, again, string      | lightest | string | "one"s              | ""s                 |
        | an edition, lite, again, bytes       | lightest | bytes  | "\0\xff"s           | ""s                 |
        | an edition, lite, again, enum        | lightest | enum   | lightest::KIND_LEFT | lightest::KIND_NONE |
