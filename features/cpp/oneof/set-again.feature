@needs.cpp @needs.lite
Feature: Members of a oneof that are set again, in files of every kind
  A member is set, set again, cleared and replaced alike, whatever the file.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
          bytes a_bytes = 5; Kind a_enum = 6;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `second_small.proto`
      """proto
      syntax = "proto2";
      package second_small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
          bytes a_bytes = 5; Kind a_enum = 6;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
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
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
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
  Rule: Setting a member makes it the one that is set, whichever was set before (files of every kind)

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
        | what                             | package      | kind   | constant | value | zero  | bytes                            | other |
        | proto2, again, int32             | second       | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | proto2, again, double            | second       | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | proto2, again, bool              | second       | bool   | Bool     | true  | false | 18 01                            | false |
        | proto2, code size, again, int32  | second_small | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | proto2, code size, again, double | second_small | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | proto2, code size, again, bool   | second_small | bool   | Bool     | true  | false | 18 01                            | false |
        | proto3, code size, again, int32  | third_small  | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | proto3, code size, again, double | third_small  | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | proto3, code size, again, bool   | third_small  | bool   | Bool     | true  | false | 18 01                            | false |
        | proto3, lite, again, int32       | third_light  | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 30    |
        | proto3, lite, again, double      | third_light  | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       | 1e300 |
        | proto3, lite, again, bool        | third_light  | bool   | Bool     | true  | false | 18 01                            | false |

      @cpp.oneof.string
      Examples:
        | what                             | package      | kind   | constant | value     | zero | bytes          | other                                  |
        | proto2, again, string            | second       | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | proto2, again, bytes             | second       | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |
        | proto2, code size, again, string | second_small | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | proto2, code size, again, bytes  | second_small | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |
        | proto3, code size, again, string | third_small  | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | proto3, code size, again, bytes  | third_small  | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |
        | proto3, lite, again, string      | third_light  | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 | "two, which is too long to be inline"s |
        | proto3, lite, again, bytes       | third_light  | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    | "two"s                                 |

      @cpp.oneof.enum
      Examples:
        | what                           | package      | kind | constant | value                   | zero                    | bytes | other                    |
        | proto2, again, enum            | second       | enum | Enum     | second::KIND_LEFT       | second::KIND_NONE       | 30 15 | second::KIND_RIGHT       |
        | proto2, code size, again, enum | second_small | enum | Enum     | second_small::KIND_LEFT | second_small::KIND_NONE | 30 15 | second_small::KIND_RIGHT |
        | proto3, code size, again, enum | third_small  | enum | Enum     | third_small::KIND_LEFT  | third_small::KIND_NONE  | 30 15 | third_small::KIND_RIGHT  |
        | proto3, lite, again, enum      | third_light  | enum | Enum     | third_light::KIND_LEFT  | third_light::KIND_NONE  | 30 15 | third_light::KIND_RIGHT  |

  @cpp.oneof.set-clears-others @cpp.oneof.set @cpp.oneof.case-accessor
  Rule: Setting a member clears the member that was set before (files of every kind)

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
        | what                             | package      | kind   | constant | value | zero  | bytes                            |
        | proto2, again, int32             | second       | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, again, double            | second       | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | proto2, again, bool              | second       | bool   | Bool     | true  | false | 18 01                            |
        | proto2, code size, again, int32  | second_small | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, code size, again, double | second_small | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | proto2, code size, again, bool   | second_small | bool   | Bool     | true  | false | 18 01                            |
        | proto3, code size, again, int32  | third_small  | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, code size, again, double | third_small  | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | proto3, code size, again, bool   | third_small  | bool   | Bool     | true  | false | 18 01                            |
        | proto3, lite, again, int32       | third_light  | int32  | Int32    | -7    | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, lite, again, double      | third_light  | double | Double   | -2.5  | 0.0   | 11 00 00 00 00 00 00 04 c0       |
        | proto3, lite, again, bool        | third_light  | bool   | Bool     | true  | false | 18 01                            |

      @cpp.oneof.string
      Examples:
        | what                             | package      | kind   | constant | value     | zero | bytes          |
        | proto2, again, string            | second       | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | proto2, again, bytes             | second       | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |
        | proto2, code size, again, string | second_small | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | proto2, code size, again, bytes  | second_small | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |
        | proto3, code size, again, string | third_small  | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | proto3, code size, again, bytes  | third_small  | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |
        | proto3, lite, again, string      | third_light  | string | String   | "one"s    | ""s  | 22 03 6f 6e 65 |
        | proto3, lite, again, bytes       | third_light  | bytes  | Bytes    | "\0\xff"s | ""s  | 2a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                           | package      | kind | constant | value                   | zero                    | bytes |
        | proto2, again, enum            | second       | enum | Enum     | second::KIND_LEFT       | second::KIND_NONE       | 30 15 |
        | proto2, code size, again, enum | second_small | enum | Enum     | second_small::KIND_LEFT | second_small::KIND_NONE | 30 15 |
        | proto3, code size, again, enum | third_small  | enum | Enum     | third_small::KIND_LEFT  | third_small::KIND_NONE  | 30 15 |
        | proto3, lite, again, enum      | third_light  | enum | Enum     | third_light::KIND_LEFT  | third_light::KIND_NONE  | 30 15 |

  @cpp.oneof.clear-active @cpp.oneof.clear-oneof
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (files of every kind)

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
        | what                             | package      | kind   | value | zero  |
        | proto2, again, int32             | second       | int32  | -7    | 0     |
        | proto2, again, double            | second       | double | -2.5  | 0.0   |
        | proto2, again, bool              | second       | bool   | true  | false |
        | proto2, code size, again, int32  | second_small | int32  | -7    | 0     |
        | proto2, code size, again, double | second_small | double | -2.5  | 0.0   |
        | proto2, code size, again, bool   | second_small | bool   | true  | false |
        | proto3, code size, again, int32  | third_small  | int32  | -7    | 0     |
        | proto3, code size, again, double | third_small  | double | -2.5  | 0.0   |
        | proto3, code size, again, bool   | third_small  | bool   | true  | false |
        | proto3, lite, again, int32       | third_light  | int32  | -7    | 0     |
        | proto3, lite, again, double      | third_light  | double | -2.5  | 0.0   |
        | proto3, lite, again, bool        | third_light  | bool   | true  | false |

      @cpp.oneof.string
      Examples:
        | what                             | package      | kind   | value     | zero |
        | proto2, again, string            | second       | string | "one"s    | ""s  |
        | proto2, again, bytes             | second       | bytes  | "\0\xff"s | ""s  |
        | proto2, code size, again, string | second_small | string | "one"s    | ""s  |
        | proto2, code size, again, bytes  | second_small | bytes  | "\0\xff"s | ""s  |
        | proto3, code size, again, string | third_small  | string | "one"s    | ""s  |
        | proto3, code size, again, bytes  | third_small  | bytes  | "\0\xff"s | ""s  |
        | proto3, lite, again, string      | third_light  | string | "one"s    | ""s  |
        | proto3, lite, again, bytes       | third_light  | bytes  | "\0\xff"s | ""s  |

      @cpp.oneof.enum
      Examples:
        | what                           | package      | kind | value                   | zero                    |
        | proto2, again, enum            | second       | enum | second::KIND_LEFT       | second::KIND_NONE       |
        | proto2, code size, again, enum | second_small | enum | second_small::KIND_LEFT | second_small::KIND_NONE |
        | proto3, code size, again, enum | third_small  | enum | third_small::KIND_LEFT  | third_small::KIND_NONE  |
        | proto3, lite, again, enum      | third_light  | enum | third_light::KIND_LEFT  | third_light::KIND_NONE  |

  @cpp.oneof.clear-inactive @cpp.oneof.release-inactive
  Rule: Clearing a member that is not set changes nothing (files of every kind)

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
        | what                             | package      | kind   | constant | value | bytes                            |
        | proto2, again, int32             | second       | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, again, double            | second       | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | proto2, again, bool              | second       | bool   | Bool     | true  | 18 01                            |
        | proto2, code size, again, int32  | second_small | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, code size, again, double | second_small | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | proto2, code size, again, bool   | second_small | bool   | Bool     | true  | 18 01                            |
        | proto3, code size, again, int32  | third_small  | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, code size, again, double | third_small  | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | proto3, code size, again, bool   | third_small  | bool   | Bool     | true  | 18 01                            |
        | proto3, lite, again, int32       | third_light  | int32  | Int32    | -7    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, lite, again, double      | third_light  | double | Double   | -2.5  | 11 00 00 00 00 00 00 04 c0       |
        | proto3, lite, again, bool        | third_light  | bool   | Bool     | true  | 18 01                            |

      Examples:
        | what                             | package      | kind   | constant | value     | bytes          |
        | proto2, again, string            | second       | string | String   | "one"s    | 22 03 6f 6e 65 |
        | proto2, again, bytes             | second       | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |
        | proto2, code size, again, string | second_small | string | String   | "one"s    | 22 03 6f 6e 65 |
        | proto2, code size, again, bytes  | second_small | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |
        | proto3, code size, again, string | third_small  | string | String   | "one"s    | 22 03 6f 6e 65 |
        | proto3, code size, again, bytes  | third_small  | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |
        | proto3, lite, again, string      | third_light  | string | String   | "one"s    | 22 03 6f 6e 65 |
        | proto3, lite, again, bytes       | third_light  | bytes  | Bytes    | "\0\xff"s | 2a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                           | package      | kind | constant | value                   | bytes |
        | proto2, again, enum            | second       | enum | Enum     | second::KIND_LEFT       | 30 15 |
        | proto2, code size, again, enum | second_small | enum | Enum     | second_small::KIND_LEFT | 30 15 |
        | proto3, code size, again, enum | third_small  | enum | Enum     | third_small::KIND_LEFT  | 30 15 |
        | proto3, lite, again, enum      | third_light  | enum | Enum     | third_light::KIND_LEFT  | 30 15 |

  @cpp.oneof.mutable @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (files of every kind)

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
        | what                             | package      | kind   | value                   | zero                    |
        | proto2, again, int32             | second       | int32  | -7                      | 0                       |
        | proto2, again, double            | second       | double | -2.5                    | 0.0                     |
        | proto2, again, bool              | second       | bool   | true                    | false                   |
        | proto2, again, string            | second       | string | "one"s                  | ""s                     |
        | proto2, again, bytes             | second       | bytes  | "\0\xff"s               | ""s                     |
        | proto2, again, enum              | second       | enum   | second::KIND_LEFT       | second::KIND_NONE       |
        | proto2, code size, again, int32  | second_small | int32  | -7                      | 0                       |
        | proto2, code size, again, double | second_small | double | -2.5                    | 0.0                     |
        | proto2, code size, again, bool   | second_small | bool   | true                    | false                   |
        | proto2, code size, again, string | second_small | string | "one"s                  | ""s                     |
        | proto2, code size, again, bytes  | second_small | bytes  | "\0\xff"s               | ""s                     |
        | proto2, code size, again, enum   | second_small | enum   | second_small::KIND_LEFT | second_small::KIND_NONE |
        | proto3, code size, again, int32  | third_small  | int32  | -7                      | 0                       |
        | proto3, code size, again, double | third_small  | double | -2.5                    | 0.0                     |
        | proto3, code size, again, bool   | third_small  | bool   | true                    | false                   |
        | proto3, code size, again, string | third_small  | string | "one"s                  | ""s                     |
        | proto3, code size, again, bytes  | third_small  | bytes  | "\0\xff"s               | ""s                     |
        | proto3, code size, again, enum   | third_small  | enum   | third_small::KIND_LEFT  | third_small::KIND_NONE  |
        | proto3, lite, again, int32       | third_light  | int32  | -7                      | 0                       |
        | proto3, lite, again, double      | third_light  | double | -2.5                    | 0.0                     |
        | proto3, lite, again, bool        | third_light  | bool   | true                    | false                   |
        | proto3, lite, again, string      | third_light  | string | "one"s                  | ""s                     |
        | proto3, lite, again, bytes       | third_light  | bytes  | "\0\xff"s               | ""s                     |
        | proto3, lite, again, enum        | third_light  | enum   | third_light::KIND_LEFT  | third_light::KIND_NONE  |
