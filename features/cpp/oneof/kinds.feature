@needs.cpp @needs.lite
Feature: Members of each kind
  Each kind of member is set, cleared and replaced by members of other kinds.

  Background:
    Given the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; int64 a_int64 = 2; uint32 a_uint32 = 3; uint64 a_uint64 = 4;
          sint32 a_sint32 = 5; sint64 a_sint64 = 6; fixed32 a_fixed32 = 7; fixed64 a_fixed64 = 8;
          sfixed32 a_sfixed32 = 9; sfixed64 a_sfixed64 = 10; float a_float = 11; double a_double = 12;
          bool a_bool = 13; string a_string = 14; bytes a_bytes = 15; Kind a_enum = 16;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `second_light.proto`
      """proto
      syntax = "proto2";
      package second_light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          int32 a_int32 = 1; int64 a_int64 = 2; uint32 a_uint32 = 3; uint64 a_uint64 = 4;
          sint32 a_sint32 = 5; sint64 a_sint64 = 6; fixed32 a_fixed32 = 7; fixed64 a_fixed64 = 8;
          sfixed32 a_sfixed32 = 9; sfixed64 a_sfixed64 = 10; float a_float = 11; double a_double = 12;
          bool a_bool = 13; string a_string = 14; bytes a_bytes = 15; Kind a_enum = 16;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof other { int32 digit = 50; Kind shade = 51; }
        oneof which {
          int32 a_int32 = 1; int64 a_int64 = 2; uint32 a_uint32 = 3; uint64 a_uint64 = 4;
          sint32 a_sint32 = 5; sint64 a_sint64 = 6; fixed32 a_fixed32 = 7; fixed64 a_fixed64 = 8;
          sfixed32 a_sfixed32 = 9; sfixed64 a_sfixed64 = 10; float a_float = 11; double a_double = 12;
          bool a_bool = 13; string a_string = 14; bytes a_bytes = 15; Kind a_enum = 16;
          string note = 40; Part piece = 41;
        }
      }
      """
    And the schema file `nested.proto`
      """proto
      syntax = "proto2";
      package nested;
      message Outer {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Part { optional int32 id = 1; }
        message Sample {
          oneof other { int32 digit = 50; Kind shade = 51; }
          oneof which {
            int32 a_int32 = 1; int64 a_int64 = 2; uint32 a_uint32 = 3; uint64 a_uint64 = 4;
            sint32 a_sint32 = 5; sint64 a_sint64 = 6; fixed32 a_fixed32 = 7; fixed64 a_fixed64 = 8;
            sfixed32 a_sfixed32 = 9; sfixed64 a_sfixed64 = 10; float a_float = 11; double a_double = 12;
            bool a_bool = 13; string a_string = 14; bytes a_bytes = 15; Kind a_enum = 16;
            string note = 40; Part piece = 41;
          }
        }
      }
      """

  @cpp.oneof.set-clears-others @cpp.oneof.set @cpp.oneof.case-accessor
  Rule: Setting a member clears the member that was set before (members of each kind)

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
        | what                                                | package       | kind     | constant | value                 | zero        | bytes                            |
        | proto3, of int32                                    | third         | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, of int64                                    | third         | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto3, of uint32                                   | third         | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | proto3, of uint64                                   | third         | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto3, of sint32                                   | third         | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | proto3, of sint64                                   | third         | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | proto3, of fixed32                                  | third         | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | proto3, of fixed64                                  | third         | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | proto3, of sfixed32                                 | third         | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | proto3, of sfixed64                                 | third         | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | proto3, of float                                    | third         | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | proto3, of double                                   | third         | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | proto3, of bool                                     | third         | bool     | Bool     | true                  | false       | 68 01                            |
        | proto2, lite, of int32                              | second_light  | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, lite, of int64                              | second_light  | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, lite, of uint32                             | second_light  | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | proto2, lite, of uint64                             | second_light  | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, lite, of sint32                             | second_light  | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | proto2, lite, of sint64                             | second_light  | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | proto2, lite, of fixed32                            | second_light  | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | proto2, lite, of fixed64                            | second_light  | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | proto2, lite, of sfixed32                           | second_light  | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | proto2, lite, of sfixed64                           | second_light  | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | proto2, lite, of float                              | second_light  | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | proto2, lite, of double                             | second_light  | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | proto2, lite, of bool                               | second_light  | bool     | Bool     | true                  | false       | 68 01                            |
        | proto2, code size, in the second oneof, of int32    | small         | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, code size, in the second oneof, of int64    | small         | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, code size, in the second oneof, of uint32   | small         | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | proto2, code size, in the second oneof, of uint64   | small         | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, code size, in the second oneof, of sint32   | small         | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | proto2, code size, in the second oneof, of sint64   | small         | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | proto2, code size, in the second oneof, of fixed32  | small         | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | proto2, code size, in the second oneof, of fixed64  | small         | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | proto2, code size, in the second oneof, of sfixed32 | small         | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | proto2, code size, in the second oneof, of sfixed64 | small         | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | proto2, code size, in the second oneof, of float    | small         | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | proto2, code size, in the second oneof, of double   | small         | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | proto2, code size, in the second oneof, of bool     | small         | bool     | Bool     | true                  | false       | 68 01                            |
        | proto2, nested, in the second oneof, of int32       | nested::Outer | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, nested, in the second oneof, of int64       | nested::Outer | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, nested, in the second oneof, of uint32      | nested::Outer | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | proto2, nested, in the second oneof, of uint64      | nested::Outer | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, nested, in the second oneof, of sint32      | nested::Outer | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | proto2, nested, in the second oneof, of sint64      | nested::Outer | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | proto2, nested, in the second oneof, of fixed32     | nested::Outer | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | proto2, nested, in the second oneof, of fixed64     | nested::Outer | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | proto2, nested, in the second oneof, of sfixed32    | nested::Outer | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | proto2, nested, in the second oneof, of sfixed64    | nested::Outer | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | proto2, nested, in the second oneof, of float       | nested::Outer | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | proto2, nested, in the second oneof, of double      | nested::Outer | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | proto2, nested, in the second oneof, of bool        | nested::Outer | bool     | Bool     | true                  | false       | 68 01                            |

      @cpp.oneof.string
      Examples:
        | what                                              | package       | kind   | constant | value     | zero | bytes          |
        | proto3, of string                                 | third         | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | proto3, of bytes                                  | third         | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |
        | proto2, lite, of string                           | second_light  | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | proto2, lite, of bytes                            | second_light  | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |
        | proto2, code size, in the second oneof, of string | small         | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | proto2, code size, in the second oneof, of bytes  | small         | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |
        | proto2, nested, in the second oneof, of string    | nested::Outer | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | proto2, nested, in the second oneof, of bytes     | nested::Outer | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                                            | package       | kind | constant | value                    | zero                     | bytes    |
        | proto3, of enum                                 | third         | enum | Enum     | third::KIND_LEFT         | third::KIND_NONE         | 80 01 15 |
        | proto2, lite, of enum                           | second_light  | enum | Enum     | second_light::KIND_LEFT  | second_light::KIND_NONE  | 80 01 15 |
        | proto2, code size, in the second oneof, of enum | small         | enum | Enum     | small::KIND_LEFT         | small::KIND_NONE         | 80 01 15 |
        | proto2, nested, in the second oneof, of enum    | nested::Outer | enum | Enum     | nested::Outer::KIND_LEFT | nested::Outer::KIND_NONE | 80 01 15 |

  @cpp.oneof.clear-active @cpp.oneof.clear-oneof
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (members of each kind)

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
        | what                                                | package       | kind     | value                 | zero        |
        | proto3, of int32                                    | third         | int32    | -7                    | 0           |
        | proto3, of int64                                    | third         | int64    | -5000000000           | int64_t{0}  |
        | proto3, of uint32                                   | third         | uint32   | 4000000000u           | 0u          |
        | proto3, of uint64                                   | third         | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto3, of sint32                                   | third         | sint32   | -64                   | 0           |
        | proto3, of sint64                                   | third         | sint64   | -6000000000           | int64_t{0}  |
        | proto3, of fixed32                                  | third         | fixed32  | 4000000001u           | 0u          |
        | proto3, of fixed64                                  | third         | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto3, of sfixed32                                 | third         | sfixed32 | -8                    | 0           |
        | proto3, of sfixed64                                 | third         | sfixed64 | -7000000000           | int64_t{0}  |
        | proto3, of float                                    | third         | float    | 1.5f                  | 0.0f        |
        | proto3, of double                                   | third         | double   | -2.5                  | 0.0         |
        | proto3, of bool                                     | third         | bool     | true                  | false       |
        | proto2, lite, of int32                              | second_light  | int32    | -7                    | 0           |
        | proto2, lite, of int64                              | second_light  | int64    | -5000000000           | int64_t{0}  |
        | proto2, lite, of uint32                             | second_light  | uint32   | 4000000000u           | 0u          |
        | proto2, lite, of uint64                             | second_light  | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto2, lite, of sint32                             | second_light  | sint32   | -64                   | 0           |
        | proto2, lite, of sint64                             | second_light  | sint64   | -6000000000           | int64_t{0}  |
        | proto2, lite, of fixed32                            | second_light  | fixed32  | 4000000001u           | 0u          |
        | proto2, lite, of fixed64                            | second_light  | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto2, lite, of sfixed32                           | second_light  | sfixed32 | -8                    | 0           |
        | proto2, lite, of sfixed64                           | second_light  | sfixed64 | -7000000000           | int64_t{0}  |
        | proto2, lite, of float                              | second_light  | float    | 1.5f                  | 0.0f        |
        | proto2, lite, of double                             | second_light  | double   | -2.5                  | 0.0         |
        | proto2, lite, of bool                               | second_light  | bool     | true                  | false       |
        | proto2, code size, in the second oneof, of int32    | small         | int32    | -7                    | 0           |
        | proto2, code size, in the second oneof, of int64    | small         | int64    | -5000000000           | int64_t{0}  |
        | proto2, code size, in the second oneof, of uint32   | small         | uint32   | 4000000000u           | 0u          |
        | proto2, code size, in the second oneof, of uint64   | small         | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto2, code size, in the second oneof, of sint32   | small         | sint32   | -64                   | 0           |
        | proto2, code size, in the second oneof, of sint64   | small         | sint64   | -6000000000           | int64_t{0}  |
        | proto2, code size, in the second oneof, of fixed32  | small         | fixed32  | 4000000001u           | 0u          |
        | proto2, code size, in the second oneof, of fixed64  | small         | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto2, code size, in the second oneof, of sfixed32 | small         | sfixed32 | -8                    | 0           |
        | proto2, code size, in the second oneof, of sfixed64 | small         | sfixed64 | -7000000000           | int64_t{0}  |
        | proto2, code size, in the second oneof, of float    | small         | float    | 1.5f                  | 0.0f        |
        | proto2, code size, in the second oneof, of double   | small         | double   | -2.5                  | 0.0         |
        | proto2, code size, in the second oneof, of bool     | small         | bool     | true                  | false       |
        | proto2, nested, in the second oneof, of int32       | nested::Outer | int32    | -7                    | 0           |
        | proto2, nested, in the second oneof, of int64       | nested::Outer | int64    | -5000000000           | int64_t{0}  |
        | proto2, nested, in the second oneof, of uint32      | nested::Outer | uint32   | 4000000000u           | 0u          |
        | proto2, nested, in the second oneof, of uint64      | nested::Outer | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto2, nested, in the second oneof, of sint32      | nested::Outer | sint32   | -64                   | 0           |
        | proto2, nested, in the second oneof, of sint64      | nested::Outer | sint64   | -6000000000           | int64_t{0}  |
        | proto2, nested, in the second oneof, of fixed32     | nested::Outer | fixed32  | 4000000001u           | 0u          |
        | proto2, nested, in the second oneof, of fixed64     | nested::Outer | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto2, nested, in the second oneof, of sfixed32    | nested::Outer | sfixed32 | -8                    | 0           |
        | proto2, nested, in the second oneof, of sfixed64    | nested::Outer | sfixed64 | -7000000000           | int64_t{0}  |
        | proto2, nested, in the second oneof, of float       | nested::Outer | float    | 1.5f                  | 0.0f        |
        | proto2, nested, in the second oneof, of double      | nested::Outer | double   | -2.5                  | 0.0         |
        | proto2, nested, in the second oneof, of bool        | nested::Outer | bool     | true                  | false       |

      @cpp.oneof.string
      Examples:
        | what                                              | package       | kind   | value     | zero |
        | proto3, of string                                 | third         | string | "one"s    | ""s  |
        | proto3, of bytes                                  | third         | bytes  | "\0\xff"s | ""s  |
        | proto2, lite, of string                           | second_light  | string | "one"s    | ""s  |
        | proto2, lite, of bytes                            | second_light  | bytes  | "\0\xff"s | ""s  |
        | proto2, code size, in the second oneof, of string | small         | string | "one"s    | ""s  |
        | proto2, code size, in the second oneof, of bytes  | small         | bytes  | "\0\xff"s | ""s  |
        | proto2, nested, in the second oneof, of string    | nested::Outer | string | "one"s    | ""s  |
        | proto2, nested, in the second oneof, of bytes     | nested::Outer | bytes  | "\0\xff"s | ""s  |

      @cpp.oneof.enum
      Examples:
        | what                                            | package       | kind | value                    | zero                     |
        | proto3, of enum                                 | third         | enum | third::KIND_LEFT         | third::KIND_NONE         |
        | proto2, lite, of enum                           | second_light  | enum | second_light::KIND_LEFT  | second_light::KIND_NONE  |
        | proto2, code size, in the second oneof, of enum | small         | enum | small::KIND_LEFT         | small::KIND_NONE         |
        | proto2, nested, in the second oneof, of enum    | nested::Outer | enum | nested::Outer::KIND_LEFT | nested::Outer::KIND_NONE |

  @cpp.oneof.clear-inactive @cpp.oneof.release-inactive
  Rule: Clearing a member that is not set changes nothing (members of each kind)

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
      When `m.set_note("kept")`
      And `m.clear_a_<kind>()`
      Then `m.note()` is `"kept"s`
      And `m.which_case()` is `<package>::Sample::kNote`

      @cpp.oneof.numeric
      Examples:
        | what                                                | package       | kind     | constant | value                 | bytes                            |
        | proto3, of int32                                    | third         | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, of int64                                    | third         | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto3, of uint32                                   | third         | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | proto3, of uint64                                   | third         | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto3, of sint32                                   | third         | sint32   | Sint32   | -64                   | 28 7f                            |
        | proto3, of sint64                                   | third         | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | proto3, of fixed32                                  | third         | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | proto3, of fixed64                                  | third         | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | proto3, of sfixed32                                 | third         | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | proto3, of sfixed64                                 | third         | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | proto3, of float                                    | third         | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | proto3, of double                                   | third         | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | proto3, of bool                                     | third         | bool     | Bool     | true                  | 68 01                            |
        | proto2, lite, of int32                              | second_light  | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, lite, of int64                              | second_light  | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, lite, of uint32                             | second_light  | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | proto2, lite, of uint64                             | second_light  | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, lite, of sint32                             | second_light  | sint32   | Sint32   | -64                   | 28 7f                            |
        | proto2, lite, of sint64                             | second_light  | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | proto2, lite, of fixed32                            | second_light  | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | proto2, lite, of fixed64                            | second_light  | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | proto2, lite, of sfixed32                           | second_light  | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | proto2, lite, of sfixed64                           | second_light  | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | proto2, lite, of float                              | second_light  | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | proto2, lite, of double                             | second_light  | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | proto2, lite, of bool                               | second_light  | bool     | Bool     | true                  | 68 01                            |
        | proto2, code size, in the second oneof, of int32    | small         | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, code size, in the second oneof, of int64    | small         | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, code size, in the second oneof, of uint32   | small         | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | proto2, code size, in the second oneof, of uint64   | small         | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, code size, in the second oneof, of sint32   | small         | sint32   | Sint32   | -64                   | 28 7f                            |
        | proto2, code size, in the second oneof, of sint64   | small         | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | proto2, code size, in the second oneof, of fixed32  | small         | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | proto2, code size, in the second oneof, of fixed64  | small         | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | proto2, code size, in the second oneof, of sfixed32 | small         | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | proto2, code size, in the second oneof, of sfixed64 | small         | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | proto2, code size, in the second oneof, of float    | small         | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | proto2, code size, in the second oneof, of double   | small         | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | proto2, code size, in the second oneof, of bool     | small         | bool     | Bool     | true                  | 68 01                            |
        | proto2, nested, in the second oneof, of int32       | nested::Outer | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, nested, in the second oneof, of int64       | nested::Outer | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, nested, in the second oneof, of uint32      | nested::Outer | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | proto2, nested, in the second oneof, of uint64      | nested::Outer | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, nested, in the second oneof, of sint32      | nested::Outer | sint32   | Sint32   | -64                   | 28 7f                            |
        | proto2, nested, in the second oneof, of sint64      | nested::Outer | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | proto2, nested, in the second oneof, of fixed32     | nested::Outer | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | proto2, nested, in the second oneof, of fixed64     | nested::Outer | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | proto2, nested, in the second oneof, of sfixed32    | nested::Outer | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | proto2, nested, in the second oneof, of sfixed64    | nested::Outer | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | proto2, nested, in the second oneof, of float       | nested::Outer | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | proto2, nested, in the second oneof, of double      | nested::Outer | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | proto2, nested, in the second oneof, of bool        | nested::Outer | bool     | Bool     | true                  | 68 01                            |

      Examples:
        | what                                              | package       | kind   | constant | value     | bytes          |
        | proto3, of string                                 | third         | string | String   | "one"s    | 72 03 6f 6e 65 |
        | proto3, of bytes                                  | third         | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |
        | proto2, lite, of string                           | second_light  | string | String   | "one"s    | 72 03 6f 6e 65 |
        | proto2, lite, of bytes                            | second_light  | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |
        | proto2, code size, in the second oneof, of string | small         | string | String   | "one"s    | 72 03 6f 6e 65 |
        | proto2, code size, in the second oneof, of bytes  | small         | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |
        | proto2, nested, in the second oneof, of string    | nested::Outer | string | String   | "one"s    | 72 03 6f 6e 65 |
        | proto2, nested, in the second oneof, of bytes     | nested::Outer | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                                            | package       | kind | constant | value                    | bytes    |
        | proto3, of enum                                 | third         | enum | Enum     | third::KIND_LEFT         | 80 01 15 |
        | proto2, lite, of enum                           | second_light  | enum | Enum     | second_light::KIND_LEFT  | 80 01 15 |
        | proto2, code size, in the second oneof, of enum | small         | enum | Enum     | small::KIND_LEFT         | 80 01 15 |
        | proto2, nested, in the second oneof, of enum    | nested::Outer | enum | Enum     | nested::Outer::KIND_LEFT | 80 01 15 |

  @cpp.oneof.mutable @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (members of each kind)

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
        | what                                                | package       | kind     | value                    | zero                     |
        | proto3, of int32                                    | third         | int32    | -7                       | 0                        |
        | proto3, of int64                                    | third         | int64    | -5000000000              | int64_t{0}               |
        | proto3, of uint32                                   | third         | uint32   | 4000000000u              | 0u                       |
        | proto3, of uint64                                   | third         | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | proto3, of sint32                                   | third         | sint32   | -64                      | 0                        |
        | proto3, of sint64                                   | third         | sint64   | -6000000000              | int64_t{0}               |
        | proto3, of fixed32                                  | third         | fixed32  | 4000000001u              | 0u                       |
        | proto3, of fixed64                                  | third         | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | proto3, of sfixed32                                 | third         | sfixed32 | -8                       | 0                        |
        | proto3, of sfixed64                                 | third         | sfixed64 | -7000000000              | int64_t{0}               |
        | proto3, of float                                    | third         | float    | 1.5f                     | 0.0f                     |
        | proto3, of double                                   | third         | double   | -2.5                     | 0.0                      |
        | proto3, of bool                                     | third         | bool     | true                     | false                    |
        | proto3, of string                                   | third         | string   | "one"s                   | ""s                      |
        | proto3, of bytes                                    | third         | bytes    | "\0\xff"s                | ""s                      |
        | proto3, of enum                                     | third         | enum     | third::KIND_LEFT         | third::KIND_NONE         |
        | proto2, lite, of int32                              | second_light  | int32    | -7                       | 0                        |
        | proto2, lite, of int64                              | second_light  | int64    | -5000000000              | int64_t{0}               |
        | proto2, lite, of uint32                             | second_light  | uint32   | 4000000000u              | 0u                       |
        | proto2, lite, of uint64                             | second_light  | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | proto2, lite, of sint32                             | second_light  | sint32   | -64                      | 0                        |
        | proto2, lite, of sint64                             | second_light  | sint64   | -6000000000              | int64_t{0}               |
        | proto2, lite, of fixed32                            | second_light  | fixed32  | 4000000001u              | 0u                       |
        | proto2, lite, of fixed64                            | second_light  | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | proto2, lite, of sfixed32                           | second_light  | sfixed32 | -8                       | 0                        |
        | proto2, lite, of sfixed64                           | second_light  | sfixed64 | -7000000000              | int64_t{0}               |
        | proto2, lite, of float                              | second_light  | float    | 1.5f                     | 0.0f                     |
        | proto2, lite, of double                             | second_light  | double   | -2.5                     | 0.0                      |
        | proto2, lite, of bool                               | second_light  | bool     | true                     | false                    |
        | proto2, lite, of string                             | second_light  | string   | "one"s                   | ""s                      |
        | proto2, lite, of bytes                              | second_light  | bytes    | "\0\xff"s                | ""s                      |
        | proto2, lite, of enum                               | second_light  | enum     | second_light::KIND_LEFT  | second_light::KIND_NONE  |
        | proto2, code size, in the second oneof, of int32    | small         | int32    | -7                       | 0                        |
        | proto2, code size, in the second oneof, of int64    | small         | int64    | -5000000000              | int64_t{0}               |
        | proto2, code size, in the second oneof, of uint32   | small         | uint32   | 4000000000u              | 0u                       |
        | proto2, code size, in the second oneof, of uint64   | small         | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | proto2, code size, in the second oneof, of sint32   | small         | sint32   | -64                      | 0                        |
        | proto2, code size, in the second oneof, of sint64   | small         | sint64   | -6000000000              | int64_t{0}               |
        | proto2, code size, in the second oneof, of fixed32  | small         | fixed32  | 4000000001u              | 0u                       |
        | proto2, code size, in the second oneof, of fixed64  | small         | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | proto2, code size, in the second oneof, of sfixed32 | small         | sfixed32 | -8                       | 0                        |
        | proto2, code size, in the second oneof, of sfixed64 | small         | sfixed64 | -7000000000              | int64_t{0}               |
        | proto2, code size, in the second oneof, of float    | small         | float    | 1.5f                     | 0.0f                     |
        | proto2, code size, in the second oneof, of double   | small         | double   | -2.5                     | 0.0                      |
        | proto2, code size, in the second oneof, of bool     | small         | bool     | true                     | false                    |
        | proto2, code size, in the second oneof, of string   | small         | string   | "one"s                   | ""s                      |
        | proto2, code size, in the second oneof, of bytes    | small         | bytes    | "\0\xff"s                | ""s                      |
        | proto2, code size, in the second oneof, of enum     | small         | enum     | small::KIND_LEFT         | small::KIND_NONE         |
        | proto2, nested, in the second oneof, of int32       | nested::Outer | int32    | -7                       | 0                        |
        | proto2, nested, in the second oneof, of int64       | nested::Outer | int64    | -5000000000              | int64_t{0}               |
        | proto2, nested, in the second oneof, of uint32      | nested::Outer | uint32   | 4000000000u              | 0u                       |
        | proto2, nested, in the second oneof, of uint64      | nested::Outer | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | proto2, nested, in the second oneof, of sint32      | nested::Outer | sint32   | -64                      | 0                        |
        | proto2, nested, in the second oneof, of sint64      | nested::Outer | sint64   | -6000000000              | int64_t{0}               |
        | proto2, nested, in the second oneof, of fixed32     | nested::Outer | fixed32  | 4000000001u              | 0u                       |
        | proto2, nested, in the second oneof, of fixed64     | nested::Outer | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | proto2, nested, in the second oneof, of sfixed32    | nested::Outer | sfixed32 | -8                       | 0                        |
        | proto2, nested, in the second oneof, of sfixed64    | nested::Outer | sfixed64 | -7000000000              | int64_t{0}               |
        | proto2, nested, in the second oneof, of float       | nested::Outer | float    | 1.5f                     | 0.0f                     |
        | proto2, nested, in the second oneof, of double      | nested::Outer | double   | -2.5                     | 0.0                      |
        | proto2, nested, in the second oneof, of bool        | nested::Outer | bool     | true                     | false                    |
        | proto2, nested, in the second oneof, of string      | nested::Outer | string   | "one"s                   | ""s                      |
        | proto2, nested, in the second oneof, of bytes       | nested::Outer | bytes    | "\0\xff"s                | ""s                      |
        | proto2, nested, in the second oneof, of enum        | nested::Outer | enum     | nested::Outer::KIND_LEFT | nested::Outer::KIND_NONE |
