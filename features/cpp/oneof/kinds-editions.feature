@needs.cpp @needs.editions
Feature: Members of each kind, in editions
  Each kind of member is set, cleared and replaced by members of other kinds.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
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
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Outer {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Part { int32 id = 1; }
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
    And the schema file `newest.proto`
      """proto
      edition = "2024";
      package newest;
      import "google/protobuf/cpp_features.proto";
      option features.(pb.cpp).string_type = STRING;
      message Outer {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Part { int32 id = 1; }
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
  Rule: Setting a member clears the member that was set before (members of each kind, editions)

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
        | what                                         | package       | kind     | constant | value                 | zero        | bytes                            |
        | edition 2023, of int32                       | edition       | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | edition 2023, of int64                       | edition       | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | edition 2023, of uint32                      | edition       | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | edition 2023, of uint64                      | edition       | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | edition 2023, of sint32                      | edition       | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | edition 2023, of sint64                      | edition       | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | edition 2023, of fixed32                     | edition       | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | edition 2023, of fixed64                     | edition       | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | edition 2023, of sfixed32                    | edition       | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | edition 2023, of sfixed64                    | edition       | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | edition 2023, of float                       | edition       | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | edition 2023, of double                      | edition       | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | edition 2023, of bool                        | edition       | bool     | Bool     | true                  | false       | 68 01                            |
        | edition 2023, nested, code size, of int32    | least::Outer  | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | edition 2023, nested, code size, of int64    | least::Outer  | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | edition 2023, nested, code size, of uint32   | least::Outer  | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | edition 2023, nested, code size, of uint64   | least::Outer  | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | edition 2023, nested, code size, of sint32   | least::Outer  | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | edition 2023, nested, code size, of sint64   | least::Outer  | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | edition 2023, nested, code size, of fixed32  | least::Outer  | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | edition 2023, nested, code size, of fixed64  | least::Outer  | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | edition 2023, nested, code size, of sfixed32 | least::Outer  | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | edition 2023, nested, code size, of sfixed64 | least::Outer  | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | edition 2023, nested, code size, of float    | least::Outer  | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | edition 2023, nested, code size, of double   | least::Outer  | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | edition 2023, nested, code size, of bool     | least::Outer  | bool     | Bool     | true                  | false       | 68 01                            |
        | edition 2024, nested, of int32               | newest::Outer | int32    | Int32    | -7                    | 0           | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | edition 2024, nested, of int64               | newest::Outer | int64    | Int64    | -5000000000           | int64_t{0}  | 10 80 9c e8 af ed ff ff ff ff 01 |
        | edition 2024, nested, of uint32              | newest::Outer | uint32   | Uint32   | 4000000000u           | 0u          | 18 80 d0 ac f3 0e                |
        | edition 2024, nested, of uint64              | newest::Outer | uint64   | Uint64   | 10000000000000000000u | uint64_t{0} | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | edition 2024, nested, of sint32              | newest::Outer | sint32   | Sint32   | -64                   | 0           | 28 7f                            |
        | edition 2024, nested, of sint64              | newest::Outer | sint64   | Sint64   | -6000000000           | int64_t{0}  | 30 ff ef 85 da 2c                |
        | edition 2024, nested, of fixed32             | newest::Outer | fixed32  | Fixed32  | 4000000001u           | 0u          | 3d 01 28 6b ee                   |
        | edition 2024, nested, of fixed64             | newest::Outer | fixed64  | Fixed64  | 10000000000000000001u | uint64_t{0} | 41 01 00 e8 89 04 23 c7 8a       |
        | edition 2024, nested, of sfixed32            | newest::Outer | sfixed32 | Sfixed32 | -8                    | 0           | 4d f8 ff ff ff                   |
        | edition 2024, nested, of sfixed64            | newest::Outer | sfixed64 | Sfixed64 | -7000000000           | int64_t{0}  | 51 00 7a c4 5e fe ff ff ff       |
        | edition 2024, nested, of float               | newest::Outer | float    | Float    | 1.5f                  | 0.0f        | 5d 00 00 c0 3f                   |
        | edition 2024, nested, of double              | newest::Outer | double   | Double   | -2.5                  | 0.0         | 61 00 00 00 00 00 00 04 c0       |
        | edition 2024, nested, of bool                | newest::Outer | bool     | Bool     | true                  | false       | 68 01                            |

      @cpp.oneof.string
      Examples:
        | what                                       | package       | kind   | constant | value     | zero | bytes          |
        | edition 2023, of string                    | edition       | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | edition 2023, of bytes                     | edition       | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |
        | edition 2023, nested, code size, of string | least::Outer  | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | edition 2023, nested, code size, of bytes  | least::Outer  | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |
        | edition 2024, nested, of string            | newest::Outer | string | String   | "one"s    | ""s  | 72 03 6f 6e 65 |
        | edition 2024, nested, of bytes             | newest::Outer | bytes  | Bytes    | "\0\xff"s | ""s  | 7a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                                     | package       | kind | constant | value                    | zero                     | bytes    |
        | edition 2023, of enum                    | edition       | enum | Enum     | edition::KIND_LEFT       | edition::KIND_NONE       | 80 01 15 |
        | edition 2023, nested, code size, of enum | least::Outer  | enum | Enum     | least::Outer::KIND_LEFT  | least::Outer::KIND_NONE  | 80 01 15 |
        | edition 2024, nested, of enum            | newest::Outer | enum | Enum     | newest::Outer::KIND_LEFT | newest::Outer::KIND_NONE | 80 01 15 |

  @cpp.oneof.clear-active @cpp.oneof.clear-oneof
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (members of each kind, editions)

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
        | what                                         | package       | kind     | value                 | zero        |
        | edition 2023, of int32                       | edition       | int32    | -7                    | 0           |
        | edition 2023, of int64                       | edition       | int64    | -5000000000           | int64_t{0}  |
        | edition 2023, of uint32                      | edition       | uint32   | 4000000000u           | 0u          |
        | edition 2023, of uint64                      | edition       | uint64   | 10000000000000000000u | uint64_t{0} |
        | edition 2023, of sint32                      | edition       | sint32   | -64                   | 0           |
        | edition 2023, of sint64                      | edition       | sint64   | -6000000000           | int64_t{0}  |
        | edition 2023, of fixed32                     | edition       | fixed32  | 4000000001u           | 0u          |
        | edition 2023, of fixed64                     | edition       | fixed64  | 10000000000000000001u | uint64_t{0} |
        | edition 2023, of sfixed32                    | edition       | sfixed32 | -8                    | 0           |
        | edition 2023, of sfixed64                    | edition       | sfixed64 | -7000000000           | int64_t{0}  |
        | edition 2023, of float                       | edition       | float    | 1.5f                  | 0.0f        |
        | edition 2023, of double                      | edition       | double   | -2.5                  | 0.0         |
        | edition 2023, of bool                        | edition       | bool     | true                  | false       |
        | edition 2023, nested, code size, of int32    | least::Outer  | int32    | -7                    | 0           |
        | edition 2023, nested, code size, of int64    | least::Outer  | int64    | -5000000000           | int64_t{0}  |
        | edition 2023, nested, code size, of uint32   | least::Outer  | uint32   | 4000000000u           | 0u          |
        | edition 2023, nested, code size, of uint64   | least::Outer  | uint64   | 10000000000000000000u | uint64_t{0} |
        | edition 2023, nested, code size, of sint32   | least::Outer  | sint32   | -64                   | 0           |
        | edition 2023, nested, code size, of sint64   | least::Outer  | sint64   | -6000000000           | int64_t{0}  |
        | edition 2023, nested, code size, of fixed32  | least::Outer  | fixed32  | 4000000001u           | 0u          |
        | edition 2023, nested, code size, of fixed64  | least::Outer  | fixed64  | 10000000000000000001u | uint64_t{0} |
        | edition 2023, nested, code size, of sfixed32 | least::Outer  | sfixed32 | -8                    | 0           |
        | edition 2023, nested, code size, of sfixed64 | least::Outer  | sfixed64 | -7000000000           | int64_t{0}  |
        | edition 2023, nested, code size, of float    | least::Outer  | float    | 1.5f                  | 0.0f        |
        | edition 2023, nested, code size, of double   | least::Outer  | double   | -2.5                  | 0.0         |
        | edition 2023, nested, code size, of bool     | least::Outer  | bool     | true                  | false       |
        | edition 2024, nested, of int32               | newest::Outer | int32    | -7                    | 0           |
        | edition 2024, nested, of int64               | newest::Outer | int64    | -5000000000           | int64_t{0}  |
        | edition 2024, nested, of uint32              | newest::Outer | uint32   | 4000000000u           | 0u          |
        | edition 2024, nested, of uint64              | newest::Outer | uint64   | 10000000000000000000u | uint64_t{0} |
        | edition 2024, nested, of sint32              | newest::Outer | sint32   | -64                   | 0           |
        | edition 2024, nested, of sint64              | newest::Outer | sint64   | -6000000000           | int64_t{0}  |
        | edition 2024, nested, of fixed32             | newest::Outer | fixed32  | 4000000001u           | 0u          |
        | edition 2024, nested, of fixed64             | newest::Outer | fixed64  | 10000000000000000001u | uint64_t{0} |
        | edition 2024, nested, of sfixed32            | newest::Outer | sfixed32 | -8                    | 0           |
        | edition 2024, nested, of sfixed64            | newest::Outer | sfixed64 | -7000000000           | int64_t{0}  |
        | edition 2024, nested, of float               | newest::Outer | float    | 1.5f                  | 0.0f        |
        | edition 2024, nested, of double              | newest::Outer | double   | -2.5                  | 0.0         |
        | edition 2024, nested, of bool                | newest::Outer | bool     | true                  | false       |

      @cpp.oneof.string
      Examples:
        | what                                       | package       | kind   | value     | zero |
        | edition 2023, of string                    | edition       | string | "one"s    | ""s  |
        | edition 2023, of bytes                     | edition       | bytes  | "\0\xff"s | ""s  |
        | edition 2023, nested, code size, of string | least::Outer  | string | "one"s    | ""s  |
        | edition 2023, nested, code size, of bytes  | least::Outer  | bytes  | "\0\xff"s | ""s  |
        | edition 2024, nested, of string            | newest::Outer | string | "one"s    | ""s  |
        | edition 2024, nested, of bytes             | newest::Outer | bytes  | "\0\xff"s | ""s  |

      @cpp.oneof.enum
      Examples:
        | what                                     | package       | kind | value                    | zero                     |
        | edition 2023, of enum                    | edition       | enum | edition::KIND_LEFT       | edition::KIND_NONE       |
        | edition 2023, nested, code size, of enum | least::Outer  | enum | least::Outer::KIND_LEFT  | least::Outer::KIND_NONE  |
        | edition 2024, nested, of enum            | newest::Outer | enum | newest::Outer::KIND_LEFT | newest::Outer::KIND_NONE |

  @cpp.oneof.clear-inactive @cpp.oneof.release-inactive
  Rule: Clearing a member that is not set changes nothing (members of each kind, editions)

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
        | what                                         | package       | kind     | constant | value                 | bytes                            |
        | edition 2023, of int32                       | edition       | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | edition 2023, of int64                       | edition       | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | edition 2023, of uint32                      | edition       | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | edition 2023, of uint64                      | edition       | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | edition 2023, of sint32                      | edition       | sint32   | Sint32   | -64                   | 28 7f                            |
        | edition 2023, of sint64                      | edition       | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | edition 2023, of fixed32                     | edition       | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | edition 2023, of fixed64                     | edition       | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | edition 2023, of sfixed32                    | edition       | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | edition 2023, of sfixed64                    | edition       | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | edition 2023, of float                       | edition       | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | edition 2023, of double                      | edition       | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | edition 2023, of bool                        | edition       | bool     | Bool     | true                  | 68 01                            |
        | edition 2023, nested, code size, of int32    | least::Outer  | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | edition 2023, nested, code size, of int64    | least::Outer  | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | edition 2023, nested, code size, of uint32   | least::Outer  | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | edition 2023, nested, code size, of uint64   | least::Outer  | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | edition 2023, nested, code size, of sint32   | least::Outer  | sint32   | Sint32   | -64                   | 28 7f                            |
        | edition 2023, nested, code size, of sint64   | least::Outer  | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | edition 2023, nested, code size, of fixed32  | least::Outer  | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | edition 2023, nested, code size, of fixed64  | least::Outer  | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | edition 2023, nested, code size, of sfixed32 | least::Outer  | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | edition 2023, nested, code size, of sfixed64 | least::Outer  | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | edition 2023, nested, code size, of float    | least::Outer  | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | edition 2023, nested, code size, of double   | least::Outer  | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | edition 2023, nested, code size, of bool     | least::Outer  | bool     | Bool     | true                  | 68 01                            |
        | edition 2024, nested, of int32               | newest::Outer | int32    | Int32    | -7                    | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | edition 2024, nested, of int64               | newest::Outer | int64    | Int64    | -5000000000           | 10 80 9c e8 af ed ff ff ff ff 01 |
        | edition 2024, nested, of uint32              | newest::Outer | uint32   | Uint32   | 4000000000u           | 18 80 d0 ac f3 0e                |
        | edition 2024, nested, of uint64              | newest::Outer | uint64   | Uint64   | 10000000000000000000u | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | edition 2024, nested, of sint32              | newest::Outer | sint32   | Sint32   | -64                   | 28 7f                            |
        | edition 2024, nested, of sint64              | newest::Outer | sint64   | Sint64   | -6000000000           | 30 ff ef 85 da 2c                |
        | edition 2024, nested, of fixed32             | newest::Outer | fixed32  | Fixed32  | 4000000001u           | 3d 01 28 6b ee                   |
        | edition 2024, nested, of fixed64             | newest::Outer | fixed64  | Fixed64  | 10000000000000000001u | 41 01 00 e8 89 04 23 c7 8a       |
        | edition 2024, nested, of sfixed32            | newest::Outer | sfixed32 | Sfixed32 | -8                    | 4d f8 ff ff ff                   |
        | edition 2024, nested, of sfixed64            | newest::Outer | sfixed64 | Sfixed64 | -7000000000           | 51 00 7a c4 5e fe ff ff ff       |
        | edition 2024, nested, of float               | newest::Outer | float    | Float    | 1.5f                  | 5d 00 00 c0 3f                   |
        | edition 2024, nested, of double              | newest::Outer | double   | Double   | -2.5                  | 61 00 00 00 00 00 00 04 c0       |
        | edition 2024, nested, of bool                | newest::Outer | bool     | Bool     | true                  | 68 01                            |

      Examples:
        | what                                       | package       | kind   | constant | value     | bytes          |
        | edition 2023, of string                    | edition       | string | String   | "one"s    | 72 03 6f 6e 65 |
        | edition 2023, of bytes                     | edition       | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |
        | edition 2023, nested, code size, of string | least::Outer  | string | String   | "one"s    | 72 03 6f 6e 65 |
        | edition 2023, nested, code size, of bytes  | least::Outer  | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |
        | edition 2024, nested, of string            | newest::Outer | string | String   | "one"s    | 72 03 6f 6e 65 |
        | edition 2024, nested, of bytes             | newest::Outer | bytes  | Bytes    | "\0\xff"s | 7a 02 00 ff    |

      @cpp.oneof.enum
      Examples:
        | what                                     | package       | kind | constant | value                    | bytes    |
        | edition 2023, of enum                    | edition       | enum | Enum     | edition::KIND_LEFT       | 80 01 15 |
        | edition 2023, nested, code size, of enum | least::Outer  | enum | Enum     | least::Outer::KIND_LEFT  | 80 01 15 |
        | edition 2024, nested, of enum            | newest::Outer | enum | Enum     | newest::Outer::KIND_LEFT | 80 01 15 |

  @cpp.oneof.mutable @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (members of each kind, editions)

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
        | what                                         | package       | kind     | value                    | zero                     |
        | edition 2023, of int32                       | edition       | int32    | -7                       | 0                        |
        | edition 2023, of int64                       | edition       | int64    | -5000000000              | int64_t{0}               |
        | edition 2023, of uint32                      | edition       | uint32   | 4000000000u              | 0u                       |
        | edition 2023, of uint64                      | edition       | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | edition 2023, of sint32                      | edition       | sint32   | -64                      | 0                        |
        | edition 2023, of sint64                      | edition       | sint64   | -6000000000              | int64_t{0}               |
        | edition 2023, of fixed32                     | edition       | fixed32  | 4000000001u              | 0u                       |
        | edition 2023, of fixed64                     | edition       | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | edition 2023, of sfixed32                    | edition       | sfixed32 | -8                       | 0                        |
        | edition 2023, of sfixed64                    | edition       | sfixed64 | -7000000000              | int64_t{0}               |
        | edition 2023, of float                       | edition       | float    | 1.5f                     | 0.0f                     |
        | edition 2023, of double                      | edition       | double   | -2.5                     | 0.0                      |
        | edition 2023, of bool                        | edition       | bool     | true                     | false                    |
        | edition 2023, of string                      | edition       | string   | "one"s                   | ""s                      |
        | edition 2023, of bytes                       | edition       | bytes    | "\0\xff"s                | ""s                      |
        | edition 2023, of enum                        | edition       | enum     | edition::KIND_LEFT       | edition::KIND_NONE       |
        | edition 2023, nested, code size, of int32    | least::Outer  | int32    | -7                       | 0                        |
        | edition 2023, nested, code size, of int64    | least::Outer  | int64    | -5000000000              | int64_t{0}               |
        | edition 2023, nested, code size, of uint32   | least::Outer  | uint32   | 4000000000u              | 0u                       |
        | edition 2023, nested, code size, of uint64   | least::Outer  | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | edition 2023, nested, code size, of sint32   | least::Outer  | sint32   | -64                      | 0                        |
        | edition 2023, nested, code size, of sint64   | least::Outer  | sint64   | -6000000000              | int64_t{0}               |
        | edition 2023, nested, code size, of fixed32  | least::Outer  | fixed32  | 4000000001u              | 0u                       |
        | edition 2023, nested, code size, of fixed64  | least::Outer  | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | edition 2023, nested, code size, of sfixed32 | least::Outer  | sfixed32 | -8                       | 0                        |
        | edition 2023, nested, code size, of sfixed64 | least::Outer  | sfixed64 | -7000000000              | int64_t{0}               |
        | edition 2023, nested, code size, of float    | least::Outer  | float    | 1.5f                     | 0.0f                     |
        | edition 2023, nested, code size, of double   | least::Outer  | double   | -2.5                     | 0.0                      |
        | edition 2023, nested, code size, of bool     | least::Outer  | bool     | true                     | false                    |
        | edition 2023, nested, code size, of string   | least::Outer  | string   | "one"s                   | ""s                      |
        | edition 2023, nested, code size, of bytes    | least::Outer  | bytes    | "\0\xff"s                | ""s                      |
        | edition 2023, nested, code size, of enum     | least::Outer  | enum     | least::Outer::KIND_LEFT  | least::Outer::KIND_NONE  |
        | edition 2024, nested, of int32               | newest::Outer | int32    | -7                       | 0                        |
        | edition 2024, nested, of int64               | newest::Outer | int64    | -5000000000              | int64_t{0}               |
        | edition 2024, nested, of uint32              | newest::Outer | uint32   | 4000000000u              | 0u                       |
        | edition 2024, nested, of uint64              | newest::Outer | uint64   | 10000000000000000000u    | uint64_t{0}              |
        | edition 2024, nested, of sint32              | newest::Outer | sint32   | -64                      | 0                        |
        | edition 2024, nested, of sint64              | newest::Outer | sint64   | -6000000000              | int64_t{0}               |
        | edition 2024, nested, of fixed32             | newest::Outer | fixed32  | 4000000001u              | 0u                       |
        | edition 2024, nested, of fixed64             | newest::Outer | fixed64  | 10000000000000000001u    | uint64_t{0}              |
        | edition 2024, nested, of sfixed32            | newest::Outer | sfixed32 | -8                       | 0                        |
        | edition 2024, nested, of sfixed64            | newest::Outer | sfixed64 | -7000000000              | int64_t{0}               |
        | edition 2024, nested, of float               | newest::Outer | float    | 1.5f                     | 0.0f                     |
        | edition 2024, nested, of double              | newest::Outer | double   | -2.5                     | 0.0                      |
        | edition 2024, nested, of bool                | newest::Outer | bool     | true                     | false                    |
        | edition 2024, nested, of string              | newest::Outer | string   | "one"s                   | ""s                      |
        | edition 2024, nested, of bytes               | newest::Outer | bytes    | "\0\xff"s                | ""s                      |
        | edition 2024, nested, of enum                | newest::Outer | enum     | newest::Outer::KIND_LEFT | newest::Outer::KIND_NONE |
