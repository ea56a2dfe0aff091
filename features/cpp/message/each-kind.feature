@needs.cpp
Feature: Whole messages with a field of each kind
  Each operation on a whole message is shown with a field of each kind.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        optional int32 a_int32 = 1 [default = -41]; optional int64 a_int64 = 2 [default = -42]; optional uint32 a_uint32 = 3 [default = 43];
        optional uint64 a_uint64 = 4 [default = 44]; optional sint32 a_sint32 = 5 [default = -45]; optional sint64 a_sint64 = 6 [default = -46];
        optional fixed32 a_fixed32 = 7 [default = 47]; optional fixed64 a_fixed64 = 8 [default = 48]; optional sfixed32 a_sfixed32 = 9 [default = -49];
        optional sfixed64 a_sfixed64 = 10 [default = -50]; optional float a_float = 11 [default = 2.5]; optional double a_double = 12 [default = 3.5];
        optional bool a_bool = 13 [default = true]; optional string a_string = 14 [default = "preset"]; optional bytes a_bytes = 15 [default = "pre\000set"];
        optional Kind a_enum = 16 [default = KIND_RIGHT];
        extensions 100 to 199;
      }
      extend Sample {
        optional int32 x_int32 = 101 [default = -41]; optional int64 x_int64 = 102 [default = -42]; optional uint32 x_uint32 = 103 [default = 43];
        optional uint64 x_uint64 = 104 [default = 44]; optional sint32 x_sint32 = 105 [default = -45]; optional sint64 x_sint64 = 106 [default = -46];
        optional fixed32 x_fixed32 = 107 [default = 47]; optional fixed64 x_fixed64 = 108 [default = 48]; optional sfixed32 x_sfixed32 = 109 [default = -49];
        optional sfixed64 x_sfixed64 = 110 [default = -50]; optional float x_float = 111 [default = 2.5]; optional double x_double = 112 [default = 3.5];
        optional bool x_bool = 113 [default = true]; optional string x_string = 114 [default = "preset"]; optional bytes x_bytes = 115 [default = "preset"];
        optional Kind x_enum = 116 [default = KIND_RIGHT];
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        int32 a_int32 = 1; int64 a_int64 = 2; uint32 a_uint32 = 3;
        uint64 a_uint64 = 4; sint32 a_sint32 = 5; sint64 a_sint64 = 6;
        fixed32 a_fixed32 = 7; fixed64 a_fixed64 = 8; sfixed32 a_sfixed32 = 9;
        sfixed64 a_sfixed64 = 10; float a_float = 11; double a_double = 12;
        bool a_bool = 13; string a_string = 14; bytes a_bytes = 15;
        Kind a_enum = 16;
        repeated int32 r_int32 = 21; repeated int64 r_int64 = 22; repeated uint32 r_uint32 = 23;
        repeated uint64 r_uint64 = 24; repeated sint32 r_sint32 = 25; repeated sint64 r_sint64 = 26;
        repeated fixed32 r_fixed32 = 27; repeated fixed64 r_fixed64 = 28; repeated sfixed32 r_sfixed32 = 29;
        repeated sfixed64 r_sfixed64 = 30; repeated float r_float = 31; repeated double r_double = 32;
        repeated bool r_bool = 33; repeated string r_string = 34; repeated bytes r_bytes = 35;
        repeated Kind r_enum = 36;
      }
      """

  @cpp.message.default-constructor @cpp.message.default-instance @cpp.message.default-instance-new
  Rule: A message can be constructed without arguments, and destroyed, anywhere (each kind of field)

    Scenario Outline: <what>, by default
      Given `<package>::Sample m`
      Then `m.<get>` is `<unset>`
      And `<package>::Sample::default_instance().<get>` is `<unset>`
      And `std::unique_ptr<<package>::Sample>(<package>::Sample::default_instance().New())->SerializeAsString()` is `""s`
      When `m.<set><value>)`
      Then `<package>::Sample::default_instance().<get>` is `<unset>`
      And `<package>::Sample().<get>` is `<unset>`

      Examples:
        | what                       | package | get                              | set                               | value                 | unset              |
        | int32, with a default      | second  | a_int32()                        | set_a_int32(                      | -7                    | -41                |
        | int64, with a default      | second  | a_int64()                        | set_a_int64(                      | -5000000000           | -42                |
        | uint32, with a default     | second  | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 43u                |
        | uint64, with a default     | second  | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 44u                |
        | sint32, with a default     | second  | a_sint32()                       | set_a_sint32(                     | -64                   | -45                |
        | sint64, with a default     | second  | a_sint64()                       | set_a_sint64(                     | -6000000000           | -46                |
        | fixed32, with a default    | second  | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 47u                |
        | fixed64, with a default    | second  | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 48u                |
        | sfixed32, with a default   | second  | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | -49                |
        | sfixed64, with a default   | second  | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | -50                |
        | float, with a default      | second  | a_float()                        | set_a_float(                      | 1.5f                  | 2.5f               |
        | double, with a default     | second  | a_double()                       | set_a_double(                     | -2.5                  | 3.5                |
        | bool, with a default       | second  | a_bool()                         | set_a_bool(                       | true                  | true               |
        | string, with a default     | second  | a_string()                       | set_a_string(                     | "one"s                | "preset"s          |
        | bytes, with a default      | second  | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "pre\0set"s        |
        | enum, with a default       | second  | a_enum()                         | set_a_enum(                       | second::KIND_LEFT     | second::KIND_RIGHT |
        | int32, without presence    | third   | a_int32()                        | set_a_int32(                      | -7                    | 0                  |
        | int64, without presence    | third   | a_int64()                        | set_a_int64(                      | -5000000000           | int64_t{0}         |
        | uint32, without presence   | third   | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 0u                 |
        | uint64, without presence   | third   | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | uint64_t{0}        |
        | sint32, without presence   | third   | a_sint32()                       | set_a_sint32(                     | -64                   | 0                  |
        | sint64, without presence   | third   | a_sint64()                       | set_a_sint64(                     | -6000000000           | int64_t{0}         |
        | fixed32, without presence  | third   | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 0u                 |
        | fixed64, without presence  | third   | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | uint64_t{0}        |
        | sfixed32, without presence | third   | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 0                  |
        | sfixed64, without presence | third   | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | int64_t{0}         |
        | float, without presence    | third   | a_float()                        | set_a_float(                      | 1.5f                  | 0.0f               |
        | double, without presence   | third   | a_double()                       | set_a_double(                     | -2.5                  | 0.0                |
        | bool, without presence     | third   | a_bool()                         | set_a_bool(                       | true                  | false              |
        | string, without presence   | third   | a_string()                       | set_a_string(                     | "one"s                | ""s                |
        | bytes, without presence    | third   | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | ""s                |
        | enum, without presence     | third   | a_enum()                         | set_a_enum(                       | third::KIND_LEFT      | third::KIND_NONE   |
        | int32, an extension        | second  | GetExtension(second::x_int32)    | SetExtension(second::x_int32,     | -7                    | -41                |
        | int64, an extension        | second  | GetExtension(second::x_int64)    | SetExtension(second::x_int64,     | -5000000000           | -42                |
        | uint32, an extension       | second  | GetExtension(second::x_uint32)   | SetExtension(second::x_uint32,    | 4000000000u           | 43u                |
        | uint64, an extension       | second  | GetExtension(second::x_uint64)   | SetExtension(second::x_uint64,    | 10000000000000000000u | 44u                |
        | sint32, an extension       | second  | GetExtension(second::x_sint32)   | SetExtension(second::x_sint32,    | -64                   | -45                |
        | sint64, an extension       | second  | GetExtension(second::x_sint64)   | SetExtension(second::x_sint64,    | -6000000000           | -46                |
        | fixed32, an extension      | second  | GetExtension(second::x_fixed32)  | SetExtension(second::x_fixed32,   | 4000000001u           | 47u                |
        | fixed64, an extension      | second  | GetExtension(second::x_fixed64)  | SetExtension(second::x_fixed64,   | 10000000000000000001u | 48u                |
        | sfixed32, an extension     | second  | GetExtension(second::x_sfixed32) | SetExtension(second::x_sfixed32,  | -8                    | -49                |
        | sfixed64, an extension     | second  | GetExtension(second::x_sfixed64) | SetExtension(second::x_sfixed64,  | -7000000000           | -50                |
        | float, an extension        | second  | GetExtension(second::x_float)    | SetExtension(second::x_float,     | 1.5f                  | 2.5f               |
        | double, an extension       | second  | GetExtension(second::x_double)   | SetExtension(second::x_double,    | -2.5                  | 3.5                |
        | bool, an extension         | second  | GetExtension(second::x_bool)     | SetExtension(second::x_bool,      | true                  | true               |
        | string, an extension       | second  | GetExtension(second::x_string)   | SetExtension(second::x_string,    | "one"s                | "preset"s          |
        | bytes, an extension        | second  | GetExtension(second::x_bytes)    | SetExtension(second::x_bytes,     | "\0\xff"s             | "preset"s          |
        | enum, an extension         | second  | GetExtension(second::x_enum)     | SetExtension(second::x_enum,      | second::KIND_LEFT     | second::KIND_RIGHT |

  @cpp.message.size @needs.protobuf-conventions
  Rule: `ByteSizeLong` gives the size of the serialized message (each kind of field)

    Scenario Outline: <what>, measured
      Given `<package>::Sample m`
      Then `m.ByteSizeLong()` is `0u`
      When `m.<set><value>)`
      Then `m.ByteSizeLong()` is `<size>u`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                       | package | set                               | value                 | size | bytes                               |
        | int32, with a default      | second  | set_a_int32(                      | -7                    | 11   | 08 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, with a default      | second  | set_a_int64(                      | -5000000000           | 11   | 10 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, with a default     | second  | set_a_uint32(                     | 4000000000u           | 6    | 18 80 d0 ac f3 0e                   |
        | uint64, with a default     | second  | set_a_uint64(                     | 10000000000000000000u | 11   | 20 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, with a default     | second  | set_a_sint32(                     | -64                   | 2    | 28 7f                               |
        | sint64, with a default     | second  | set_a_sint64(                     | -6000000000           | 6    | 30 ff ef 85 da 2c                   |
        | fixed32, with a default    | second  | set_a_fixed32(                    | 4000000001u           | 5    | 3d 01 28 6b ee                      |
        | fixed64, with a default    | second  | set_a_fixed64(                    | 10000000000000000001u | 9    | 41 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, with a default   | second  | set_a_sfixed32(                   | -8                    | 5    | 4d f8 ff ff ff                      |
        | sfixed64, with a default   | second  | set_a_sfixed64(                   | -7000000000           | 9    | 51 00 7a c4 5e fe ff ff ff          |
        | float, with a default      | second  | set_a_float(                      | 1.5f                  | 5    | 5d 00 00 c0 3f                      |
        | double, with a default     | second  | set_a_double(                     | -2.5                  | 9    | 61 00 00 00 00 00 00 04 c0          |
        | bool, with a default       | second  | set_a_bool(                       | true                  | 2    | 68 01                               |
        | string, with a default     | second  | set_a_string(                     | "one"s                | 5    | 72 03 6f 6e 65                      |
        | bytes, with a default      | second  | set_a_bytes(                      | "\0\xff"s             | 4    | 7a 02 00 ff                         |
        | enum, with a default       | second  | set_a_enum(                       | second::KIND_LEFT     | 3    | 80 01 15                            |
        | int32, without presence    | third   | set_a_int32(                      | -7                    | 11   | 08 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, without presence    | third   | set_a_int64(                      | -5000000000           | 11   | 10 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, without presence   | third   | set_a_uint32(                     | 4000000000u           | 6    | 18 80 d0 ac f3 0e                   |
        | uint64, without presence   | third   | set_a_uint64(                     | 10000000000000000000u | 11   | 20 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, without presence   | third   | set_a_sint32(                     | -64                   | 2    | 28 7f                               |
        | sint64, without presence   | third   | set_a_sint64(                     | -6000000000           | 6    | 30 ff ef 85 da 2c                   |
        | fixed32, without presence  | third   | set_a_fixed32(                    | 4000000001u           | 5    | 3d 01 28 6b ee                      |
        | fixed64, without presence  | third   | set_a_fixed64(                    | 10000000000000000001u | 9    | 41 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, without presence | third   | set_a_sfixed32(                   | -8                    | 5    | 4d f8 ff ff ff                      |
        | sfixed64, without presence | third   | set_a_sfixed64(                   | -7000000000           | 9    | 51 00 7a c4 5e fe ff ff ff          |
        | float, without presence    | third   | set_a_float(                      | 1.5f                  | 5    | 5d 00 00 c0 3f                      |
        | double, without presence   | third   | set_a_double(                     | -2.5                  | 9    | 61 00 00 00 00 00 00 04 c0          |
        | bool, without presence     | third   | set_a_bool(                       | true                  | 2    | 68 01                               |
        | string, without presence   | third   | set_a_string(                     | "one"s                | 5    | 72 03 6f 6e 65                      |
        | bytes, without presence    | third   | set_a_bytes(                      | "\0\xff"s             | 4    | 7a 02 00 ff                         |
        | enum, without presence     | third   | set_a_enum(                       | third::KIND_LEFT      | 3    | 80 01 15                            |
        | int32, an extension        | second  | SetExtension(second::x_int32,     | -7                    | 12   | a8 06 f9 ff ff ff ff ff ff ff ff 01 |
        | int64, an extension        | second  | SetExtension(second::x_int64,     | -5000000000           | 12   | b0 06 80 9c e8 af ed ff ff ff ff 01 |
        | uint32, an extension       | second  | SetExtension(second::x_uint32,    | 4000000000u           | 7    | b8 06 80 d0 ac f3 0e                |
        | uint64, an extension       | second  | SetExtension(second::x_uint64,    | 10000000000000000000u | 12   | c0 06 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | sint32, an extension       | second  | SetExtension(second::x_sint32,    | -64                   | 3    | c8 06 7f                            |
        | sint64, an extension       | second  | SetExtension(second::x_sint64,    | -6000000000           | 7    | d0 06 ff ef 85 da 2c                |
        | fixed32, an extension      | second  | SetExtension(second::x_fixed32,   | 4000000001u           | 6    | dd 06 01 28 6b ee                   |
        | fixed64, an extension      | second  | SetExtension(second::x_fixed64,   | 10000000000000000001u | 10   | e1 06 01 00 e8 89 04 23 c7 8a       |
        | sfixed32, an extension     | second  | SetExtension(second::x_sfixed32,  | -8                    | 6    | ed 06 f8 ff ff ff                   |
        | sfixed64, an extension     | second  | SetExtension(second::x_sfixed64,  | -7000000000           | 10   | f1 06 00 7a c4 5e fe ff ff ff       |
        | float, an extension        | second  | SetExtension(second::x_float,     | 1.5f                  | 6    | fd 06 00 00 c0 3f                   |
        | double, an extension       | second  | SetExtension(second::x_double,    | -2.5                  | 10   | 81 07 00 00 00 00 00 00 04 c0       |
        | bool, an extension         | second  | SetExtension(second::x_bool,      | true                  | 3    | 88 07 01                            |
        | string, an extension       | second  | SetExtension(second::x_string,    | "one"s                | 6    | 92 07 03 6f 6e 65                   |
        | bytes, an extension        | second  | SetExtension(second::x_bytes,     | "\0\xff"s             | 5    | 9a 07 02 00 ff                      |
        | enum, an extension         | second  | SetExtension(second::x_enum,      | second::KIND_LEFT     | 3    | a0 07 15                            |

  @cpp.message.clear @needs.protobuf-conventions
  Rule: `Clear` leaves a message that equals a new one (each kind of field)

    Scenario Outline: <what>, cleared
      Given `<package>::Sample m`
      When `m.<set><value>)`
      And `m.Clear()`
      Then `m.<get>` is `<unset>`
      And `m.SerializeAsString()` is `""s`
      When `m.<set><other>)`
      Then `m.<get>` is `<other>`

      Examples:
        | what                       | package | get                              | set                               | value                 | other                                  | unset              |
        | int32, with a default      | second  | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | -41                |
        | int64, with a default      | second  | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | -42                |
        | uint32, with a default     | second  | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 43u                |
        | uint64, with a default     | second  | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | 44u                |
        | sint32, with a default     | second  | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | -45                |
        | sint64, with a default     | second  | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | -46                |
        | fixed32, with a default    | second  | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 47u                |
        | fixed64, with a default    | second  | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | 48u                |
        | sfixed32, with a default   | second  | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | -49                |
        | sfixed64, with a default   | second  | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | -50                |
        | float, with a default      | second  | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | 2.5f               |
        | double, with a default     | second  | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 3.5                |
        | bool, with a default       | second  | a_bool()                         | set_a_bool(                       | true                  | false                                  | true               |
        | string, with a default     | second  | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | "preset"s          |
        | bytes, with a default      | second  | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | "pre\0set"s        |
        | enum, with a default       | second  | a_enum()                         | set_a_enum(                       | second::KIND_LEFT     | second::KIND_RIGHT                     | second::KIND_RIGHT |
        | int32, without presence    | third   | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | 0                  |
        | int64, without presence    | third   | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | int64_t{0}         |
        | uint32, without presence   | third   | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 0u                 |
        | uint64, without presence   | third   | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | uint64_t{0}        |
        | sint32, without presence   | third   | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | 0                  |
        | sint64, without presence   | third   | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | int64_t{0}         |
        | fixed32, without presence  | third   | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 0u                 |
        | fixed64, without presence  | third   | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | uint64_t{0}        |
        | sfixed32, without presence | third   | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | 0                  |
        | sfixed64, without presence | third   | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | int64_t{0}         |
        | float, without presence    | third   | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | 0.0f               |
        | double, without presence   | third   | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 0.0                |
        | bool, without presence     | third   | a_bool()                         | set_a_bool(                       | true                  | false                                  | false              |
        | string, without presence   | third   | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | ""s                |
        | bytes, without presence    | third   | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | ""s                |
        | enum, without presence     | third   | a_enum()                         | set_a_enum(                       | third::KIND_LEFT      | third::KIND_RIGHT                      | third::KIND_NONE   |
        | int32, an extension        | second  | GetExtension(second::x_int32)    | SetExtension(second::x_int32,     | -7                    | 30                                     | -41                |
        | int64, an extension        | second  | GetExtension(second::x_int64)    | SetExtension(second::x_int64,     | -5000000000           | 6                                      | -42                |
        | uint32, an extension       | second  | GetExtension(second::x_uint32)   | SetExtension(second::x_uint32,    | 4000000000u           | 8u                                     | 43u                |
        | uint64, an extension       | second  | GetExtension(second::x_uint64)   | SetExtension(second::x_uint64,    | 10000000000000000000u | 9u                                     | 44u                |
        | sint32, an extension       | second  | GetExtension(second::x_sint32)   | SetExtension(second::x_sint32,    | -64                   | 65                                     | -45                |
        | sint64, an extension       | second  | GetExtension(second::x_sint64)   | SetExtension(second::x_sint64,    | -6000000000           | 7                                      | -46                |
        | fixed32, an extension      | second  | GetExtension(second::x_fixed32)  | SetExtension(second::x_fixed32,   | 4000000001u           | 3u                                     | 47u                |
        | fixed64, an extension      | second  | GetExtension(second::x_fixed64)  | SetExtension(second::x_fixed64,   | 10000000000000000001u | 4u                                     | 48u                |
        | sfixed32, an extension     | second  | GetExtension(second::x_sfixed32) | SetExtension(second::x_sfixed32,  | -8                    | 31                                     | -49                |
        | sfixed64, an extension     | second  | GetExtension(second::x_sfixed64) | SetExtension(second::x_sfixed64,  | -7000000000           | 5                                      | -50                |
        | float, an extension        | second  | GetExtension(second::x_float)    | SetExtension(second::x_float,     | 1.5f                  | -0.25f                                 | 2.5f               |
        | double, an extension       | second  | GetExtension(second::x_double)   | SetExtension(second::x_double,    | -2.5                  | 1e300                                  | 3.5                |
        | bool, an extension         | second  | GetExtension(second::x_bool)     | SetExtension(second::x_bool,      | true                  | false                                  | true               |
        | string, an extension       | second  | GetExtension(second::x_string)   | SetExtension(second::x_string,    | "one"s                | "two, which is too long to be inline"s | "preset"s          |
        | bytes, an extension        | second  | GetExtension(second::x_bytes)    | SetExtension(second::x_bytes,     | "\0\xff"s             | "two"s                                 | "preset"s          |
        | enum, an extension         | second  | GetExtension(second::x_enum)     | SetExtension(second::x_enum,      | second::KIND_LEFT     | second::KIND_RIGHT                     | second::KIND_RIGHT |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (each kind of field)

    Scenario Outline: <what>, copied
      Given `<package>::Sample m`
      When `m.<set><value>)`
      And `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.<set><other>), assigned = m`
      And `m.<set><other>)`
      Then `copy.<get>` is `<value>`
      And `assigned.<get>` is `<value>`
      And `copy` serializes to the bytes `<bytes>`
      When `copy = <package>::Sample()`
      Then `copy.<get>` is `<unset>`

      Examples:
        | what                       | package | get                              | set                               | value                 | other                                  | unset              | bytes                               |
        | int32, with a default      | second  | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | -41                | 08 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, with a default      | second  | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | -42                | 10 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, with a default     | second  | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 43u                | 18 80 d0 ac f3 0e                   |
        | uint64, with a default     | second  | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | 44u                | 20 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, with a default     | second  | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | -45                | 28 7f                               |
        | sint64, with a default     | second  | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | -46                | 30 ff ef 85 da 2c                   |
        | fixed32, with a default    | second  | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 47u                | 3d 01 28 6b ee                      |
        | fixed64, with a default    | second  | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | 48u                | 41 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, with a default   | second  | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | -49                | 4d f8 ff ff ff                      |
        | sfixed64, with a default   | second  | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | -50                | 51 00 7a c4 5e fe ff ff ff          |
        | float, with a default      | second  | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | 2.5f               | 5d 00 00 c0 3f                      |
        | double, with a default     | second  | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 3.5                | 61 00 00 00 00 00 00 04 c0          |
        | bool, with a default       | second  | a_bool()                         | set_a_bool(                       | true                  | false                                  | true               | 68 01                               |
        | string, with a default     | second  | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | "preset"s          | 72 03 6f 6e 65                      |
        | bytes, with a default      | second  | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | "pre\0set"s        | 7a 02 00 ff                         |
        | enum, with a default       | second  | a_enum()                         | set_a_enum(                       | second::KIND_LEFT     | second::KIND_RIGHT                     | second::KIND_RIGHT | 80 01 15                            |
        | int32, without presence    | third   | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | 0                  | 08 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, without presence    | third   | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | int64_t{0}         | 10 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, without presence   | third   | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 0u                 | 18 80 d0 ac f3 0e                   |
        | uint64, without presence   | third   | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | uint64_t{0}        | 20 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, without presence   | third   | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | 0                  | 28 7f                               |
        | sint64, without presence   | third   | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | int64_t{0}         | 30 ff ef 85 da 2c                   |
        | fixed32, without presence  | third   | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 0u                 | 3d 01 28 6b ee                      |
        | fixed64, without presence  | third   | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | uint64_t{0}        | 41 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, without presence | third   | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | 0                  | 4d f8 ff ff ff                      |
        | sfixed64, without presence | third   | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | int64_t{0}         | 51 00 7a c4 5e fe ff ff ff          |
        | float, without presence    | third   | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | 0.0f               | 5d 00 00 c0 3f                      |
        | double, without presence   | third   | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 0.0                | 61 00 00 00 00 00 00 04 c0          |
        | bool, without presence     | third   | a_bool()                         | set_a_bool(                       | true                  | false                                  | false              | 68 01                               |
        | string, without presence   | third   | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | ""s                | 72 03 6f 6e 65                      |
        | bytes, without presence    | third   | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | ""s                | 7a 02 00 ff                         |
        | enum, without presence     | third   | a_enum()                         | set_a_enum(                       | third::KIND_LEFT      | third::KIND_RIGHT                      | third::KIND_NONE   | 80 01 15                            |
        | int32, an extension        | second  | GetExtension(second::x_int32)    | SetExtension(second::x_int32,     | -7                    | 30                                     | -41                | a8 06 f9 ff ff ff ff ff ff ff ff 01 |
        | int64, an extension        | second  | GetExtension(second::x_int64)    | SetExtension(second::x_int64,     | -5000000000           | 6                                      | -42                | b0 06 80 9c e8 af ed ff ff ff ff 01 |
        | uint32, an extension       | second  | GetExtension(second::x_uint32)   | SetExtension(second::x_uint32,    | 4000000000u           | 8u                                     | 43u                | b8 06 80 d0 ac f3 0e                |
        | uint64, an extension       | second  | GetExtension(second::x_uint64)   | SetExtension(second::x_uint64,    | 10000000000000000000u | 9u                                     | 44u                | c0 06 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | sint32, an extension       | second  | GetExtension(second::x_sint32)   | SetExtension(second::x_sint32,    | -64                   | 65                                     | -45                | c8 06 7f                            |
        | sint64, an extension       | second  | GetExtension(second::x_sint64)   | SetExtension(second::x_sint64,    | -6000000000           | 7                                      | -46                | d0 06 ff ef 85 da 2c                |
        | fixed32, an extension      | second  | GetExtension(second::x_fixed32)  | SetExtension(second::x_fixed32,   | 4000000001u           | 3u                                     | 47u                | dd 06 01 28 6b ee                   |
        | fixed64, an extension      | second  | GetExtension(second::x_fixed64)  | SetExtension(second::x_fixed64,   | 10000000000000000001u | 4u                                     | 48u                | e1 06 01 00 e8 89 04 23 c7 8a       |
        | sfixed32, an extension     | second  | GetExtension(second::x_sfixed32) | SetExtension(second::x_sfixed32,  | -8                    | 31                                     | -49                | ed 06 f8 ff ff ff                   |
        | sfixed64, an extension     | second  | GetExtension(second::x_sfixed64) | SetExtension(second::x_sfixed64,  | -7000000000           | 5                                      | -50                | f1 06 00 7a c4 5e fe ff ff ff       |
        | float, an extension        | second  | GetExtension(second::x_float)    | SetExtension(second::x_float,     | 1.5f                  | -0.25f                                 | 2.5f               | fd 06 00 00 c0 3f                   |
        | double, an extension       | second  | GetExtension(second::x_double)   | SetExtension(second::x_double,    | -2.5                  | 1e300                                  | 3.5                | 81 07 00 00 00 00 00 00 04 c0       |
        | bool, an extension         | second  | GetExtension(second::x_bool)     | SetExtension(second::x_bool,      | true                  | false                                  | true               | 88 07 01                            |
        | string, an extension       | second  | GetExtension(second::x_string)   | SetExtension(second::x_string,    | "one"s                | "two, which is too long to be inline"s | "preset"s          | 92 07 03 6f 6e 65                   |
        | bytes, an extension        | second  | GetExtension(second::x_bytes)    | SetExtension(second::x_bytes,     | "\0\xff"s             | "two"s                                 | "preset"s          | 9a 07 02 00 ff                      |
        | enum, an extension         | second  | GetExtension(second::x_enum)     | SetExtension(second::x_enum,      | second::KIND_LEFT     | second::KIND_RIGHT                     | second::KIND_RIGHT | a0 07 15                            |

  @cpp.message.swap @cpp.message.move
  Rule: `Swap` exchanges the contents of two messages of one type (each kind of field)

    Scenario Outline: <what>, swapped and moved
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `m.<set><value>), other.<set><other>)`
      And `m.Swap(&other)`
      Then `m.<get>` is `<other>`
      And `other.<get>` is `<value>`
      When `<package>::Sample moved(std::move(other))`
      Then `moved.<get>` is `<value>`
      When `m = std::move(moved)`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                       | package | get                              | set                               | value                 | other                                  | bytes                               |
        | int32, with a default      | second  | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | 08 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, with a default      | second  | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | 10 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, with a default     | second  | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 18 80 d0 ac f3 0e                   |
        | uint64, with a default     | second  | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | 20 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, with a default     | second  | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | 28 7f                               |
        | sint64, with a default     | second  | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | 30 ff ef 85 da 2c                   |
        | fixed32, with a default    | second  | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 3d 01 28 6b ee                      |
        | fixed64, with a default    | second  | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | 41 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, with a default   | second  | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | 4d f8 ff ff ff                      |
        | sfixed64, with a default   | second  | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | 51 00 7a c4 5e fe ff ff ff          |
        | float, with a default      | second  | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | 5d 00 00 c0 3f                      |
        | double, with a default     | second  | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 61 00 00 00 00 00 00 04 c0          |
        | bool, with a default       | second  | a_bool()                         | set_a_bool(                       | true                  | false                                  | 68 01                               |
        | string, with a default     | second  | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | 72 03 6f 6e 65                      |
        | bytes, with a default      | second  | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | 7a 02 00 ff                         |
        | enum, with a default       | second  | a_enum()                         | set_a_enum(                       | second::KIND_LEFT     | second::KIND_RIGHT                     | 80 01 15                            |
        | int32, without presence    | third   | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | 08 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, without presence    | third   | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | 10 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, without presence   | third   | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 18 80 d0 ac f3 0e                   |
        | uint64, without presence   | third   | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | 20 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, without presence   | third   | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | 28 7f                               |
        | sint64, without presence   | third   | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | 30 ff ef 85 da 2c                   |
        | fixed32, without presence  | third   | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 3d 01 28 6b ee                      |
        | fixed64, without presence  | third   | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | 41 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, without presence | third   | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | 4d f8 ff ff ff                      |
        | sfixed64, without presence | third   | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | 51 00 7a c4 5e fe ff ff ff          |
        | float, without presence    | third   | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | 5d 00 00 c0 3f                      |
        | double, without presence   | third   | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 61 00 00 00 00 00 00 04 c0          |
        | bool, without presence     | third   | a_bool()                         | set_a_bool(                       | true                  | false                                  | 68 01                               |
        | string, without presence   | third   | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | 72 03 6f 6e 65                      |
        | bytes, without presence    | third   | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | 7a 02 00 ff                         |
        | enum, without presence     | third   | a_enum()                         | set_a_enum(                       | third::KIND_LEFT      | third::KIND_RIGHT                      | 80 01 15                            |
        | int32, an extension        | second  | GetExtension(second::x_int32)    | SetExtension(second::x_int32,     | -7                    | 30                                     | a8 06 f9 ff ff ff ff ff ff ff ff 01 |
        | int64, an extension        | second  | GetExtension(second::x_int64)    | SetExtension(second::x_int64,     | -5000000000           | 6                                      | b0 06 80 9c e8 af ed ff ff ff ff 01 |
        | uint32, an extension       | second  | GetExtension(second::x_uint32)   | SetExtension(second::x_uint32,    | 4000000000u           | 8u                                     | b8 06 80 d0 ac f3 0e                |
        | uint64, an extension       | second  | GetExtension(second::x_uint64)   | SetExtension(second::x_uint64,    | 10000000000000000000u | 9u                                     | c0 06 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | sint32, an extension       | second  | GetExtension(second::x_sint32)   | SetExtension(second::x_sint32,    | -64                   | 65                                     | c8 06 7f                            |
        | sint64, an extension       | second  | GetExtension(second::x_sint64)   | SetExtension(second::x_sint64,    | -6000000000           | 7                                      | d0 06 ff ef 85 da 2c                |
        | fixed32, an extension      | second  | GetExtension(second::x_fixed32)  | SetExtension(second::x_fixed32,   | 4000000001u           | 3u                                     | dd 06 01 28 6b ee                   |
        | fixed64, an extension      | second  | GetExtension(second::x_fixed64)  | SetExtension(second::x_fixed64,   | 10000000000000000001u | 4u                                     | e1 06 01 00 e8 89 04 23 c7 8a       |
        | sfixed32, an extension     | second  | GetExtension(second::x_sfixed32) | SetExtension(second::x_sfixed32,  | -8                    | 31                                     | ed 06 f8 ff ff ff                   |
        | sfixed64, an extension     | second  | GetExtension(second::x_sfixed64) | SetExtension(second::x_sfixed64,  | -7000000000           | 5                                      | f1 06 00 7a c4 5e fe ff ff ff       |
        | float, an extension        | second  | GetExtension(second::x_float)    | SetExtension(second::x_float,     | 1.5f                  | -0.25f                                 | fd 06 00 00 c0 3f                   |
        | double, an extension       | second  | GetExtension(second::x_double)   | SetExtension(second::x_double,    | -2.5                  | 1e300                                  | 81 07 00 00 00 00 00 00 04 c0       |
        | bool, an extension         | second  | GetExtension(second::x_bool)     | SetExtension(second::x_bool,      | true                  | false                                  | 88 07 01                            |
        | string, an extension       | second  | GetExtension(second::x_string)   | SetExtension(second::x_string,    | "one"s                | "two, which is too long to be inline"s | 92 07 03 6f 6e 65                   |
        | bytes, an extension        | second  | GetExtension(second::x_bytes)    | SetExtension(second::x_bytes,     | "\0\xff"s             | "two"s                                 | 9a 07 02 00 ff                      |
        | enum, an extension         | second  | GetExtension(second::x_enum)     | SetExtension(second::x_enum,      | second::KIND_LEFT     | second::KIND_RIGHT                     | a0 07 15                            |

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (each kind of field)

    Scenario Outline: <what>, merged
      Given `<package>::Sample m`
      And `<package>::Sample copy`
      And `<package>::Sample other`
      When `copy.<set><value>), other.<set><other>)`
      And `m.MergeFrom(copy)`
      Then `m.<get>` is `<value>`
      When `m.MergeFrom(<package>::Sample())`
      Then `m.<get>` is `<value>`
      When `m.MergeFrom(other)`
      Then `m.<get>` is `<merged>`
      And `other.<get>` is `<other>`

      Examples:
        | what                       | package | get                              | set                               | value                 | other                                  | merged                                 |
        | int32, with a default      | second  | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | 30                                     |
        | int64, with a default      | second  | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | 6                                      |
        | uint32, with a default     | second  | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 8u                                     |
        | uint64, with a default     | second  | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | 9u                                     |
        | sint32, with a default     | second  | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | 65                                     |
        | sint64, with a default     | second  | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | 7                                      |
        | fixed32, with a default    | second  | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 3u                                     |
        | fixed64, with a default    | second  | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | 4u                                     |
        | sfixed32, with a default   | second  | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | 31                                     |
        | sfixed64, with a default   | second  | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | 5                                      |
        | float, with a default      | second  | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | -0.25f                                 |
        | double, with a default     | second  | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 1e300                                  |
        | bool, with a default       | second  | a_bool()                         | set_a_bool(                       | true                  | false                                  | false                                  |
        | string, with a default     | second  | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | "two, which is too long to be inline"s |
        | bytes, with a default      | second  | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | "two"s                                 |
        | enum, with a default       | second  | a_enum()                         | set_a_enum(                       | second::KIND_LEFT     | second::KIND_RIGHT                     | second::KIND_RIGHT                     |
        | int32, without presence    | third   | a_int32()                        | set_a_int32(                      | -7                    | 30                                     | 30                                     |
        | int64, without presence    | third   | a_int64()                        | set_a_int64(                      | -5000000000           | 6                                      | 6                                      |
        | uint32, without presence   | third   | a_uint32()                       | set_a_uint32(                     | 4000000000u           | 8u                                     | 8u                                     |
        | uint64, without presence   | third   | a_uint64()                       | set_a_uint64(                     | 10000000000000000000u | 9u                                     | 9u                                     |
        | sint32, without presence   | third   | a_sint32()                       | set_a_sint32(                     | -64                   | 65                                     | 65                                     |
        | sint64, without presence   | third   | a_sint64()                       | set_a_sint64(                     | -6000000000           | 7                                      | 7                                      |
        | fixed32, without presence  | third   | a_fixed32()                      | set_a_fixed32(                    | 4000000001u           | 3u                                     | 3u                                     |
        | fixed64, without presence  | third   | a_fixed64()                      | set_a_fixed64(                    | 10000000000000000001u | 4u                                     | 4u                                     |
        | sfixed32, without presence | third   | a_sfixed32()                     | set_a_sfixed32(                   | -8                    | 31                                     | 31                                     |
        | sfixed64, without presence | third   | a_sfixed64()                     | set_a_sfixed64(                   | -7000000000           | 5                                      | 5                                      |
        | float, without presence    | third   | a_float()                        | set_a_float(                      | 1.5f                  | -0.25f                                 | -0.25f                                 |
        | double, without presence   | third   | a_double()                       | set_a_double(                     | -2.5                  | 1e300                                  | 1e300                                  |
        | bool, without presence     | third   | a_bool()                         | set_a_bool(                       | true                  | false                                  | true                                   |
        | string, without presence   | third   | a_string()                       | set_a_string(                     | "one"s                | "two, which is too long to be inline"s | "two, which is too long to be inline"s |
        | bytes, without presence    | third   | a_bytes()                        | set_a_bytes(                      | "\0\xff"s             | "two"s                                 | "two"s                                 |
        | enum, without presence     | third   | a_enum()                         | set_a_enum(                       | third::KIND_LEFT      | third::KIND_RIGHT                      | third::KIND_RIGHT                      |
        | int32, an extension        | second  | GetExtension(second::x_int32)    | SetExtension(second::x_int32,     | -7                    | 30                                     | 30                                     |
        | int64, an extension        | second  | GetExtension(second::x_int64)    | SetExtension(second::x_int64,     | -5000000000           | 6                                      | 6                                      |
        | uint32, an extension       | second  | GetExtension(second::x_uint32)   | SetExtension(second::x_uint32,    | 4000000000u           | 8u                                     | 8u                                     |
        | uint64, an extension       | second  | GetExtension(second::x_uint64)   | SetExtension(second::x_uint64,    | 10000000000000000000u | 9u                                     | 9u                                     |
        | sint32, an extension       | second  | GetExtension(second::x_sint32)   | SetExtension(second::x_sint32,    | -64                   | 65                                     | 65                                     |
        | sint64, an extension       | second  | GetExtension(second::x_sint64)   | SetExtension(second::x_sint64,    | -6000000000           | 7                                      | 7                                      |
        | fixed32, an extension      | second  | GetExtension(second::x_fixed32)  | SetExtension(second::x_fixed32,   | 4000000001u           | 3u                                     | 3u                                     |
        | fixed64, an extension      | second  | GetExtension(second::x_fixed64)  | SetExtension(second::x_fixed64,   | 10000000000000000001u | 4u                                     | 4u                                     |
        | sfixed32, an extension     | second  | GetExtension(second::x_sfixed32) | SetExtension(second::x_sfixed32,  | -8                    | 31                                     | 31                                     |
        | sfixed64, an extension     | second  | GetExtension(second::x_sfixed64) | SetExtension(second::x_sfixed64,  | -7000000000           | 5                                      | 5                                      |
        | float, an extension        | second  | GetExtension(second::x_float)    | SetExtension(second::x_float,     | 1.5f                  | -0.25f                                 | -0.25f                                 |
        | double, an extension       | second  | GetExtension(second::x_double)   | SetExtension(second::x_double,    | -2.5                  | 1e300                                  | 1e300                                  |
        | bool, an extension         | second  | GetExtension(second::x_bool)     | SetExtension(second::x_bool,      | true                  | false                                  | false                                  |
        | string, an extension       | second  | GetExtension(second::x_string)   | SetExtension(second::x_string,    | "one"s                | "two, which is too long to be inline"s | "two, which is too long to be inline"s |
        | bytes, an extension        | second  | GetExtension(second::x_bytes)    | SetExtension(second::x_bytes,     | "\0\xff"s             | "two"s                                 | "two"s                                 |
        | enum, an extension         | second  | GetExtension(second::x_enum)     | SetExtension(second::x_enum,      | second::KIND_LEFT     | second::KIND_RIGHT                     | second::KIND_RIGHT                     |

  @cpp.message.size @needs.protobuf-conventions
  Rule: `ByteSizeLong` gives the size of the serialized message (each kind of element)

    Scenario Outline: <what>, measured
      Given `<package>::Sample m`
      When `m.add_r_<kind>(<value>)`
      Then `m.ByteSizeLong()` is `<size>u`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what               | package | kind     | value                 | size | bytes                                  |
        | int32, repeated    | third   | int32    | -7                    | 13   | aa 01 0a f9 ff ff ff ff ff ff ff ff 01 |
        | int64, repeated    | third   | int64    | -5000000000           | 13   | b2 01 0a 80 9c e8 af ed ff ff ff ff 01 |
        | uint32, repeated   | third   | uint32   | 4000000000u           | 8    | ba 01 05 80 d0 ac f3 0e                |
        | uint64, repeated   | third   | uint64   | 10000000000000000000u | 13   | c2 01 0a 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | sint32, repeated   | third   | sint32   | -64                   | 4    | ca 01 01 7f                            |
        | sint64, repeated   | third   | sint64   | -6000000000           | 8    | d2 01 05 ff ef 85 da 2c                |
        | fixed32, repeated  | third   | fixed32  | 4000000001u           | 7    | da 01 04 01 28 6b ee                   |
        | fixed64, repeated  | third   | fixed64  | 10000000000000000001u | 11   | e2 01 08 01 00 e8 89 04 23 c7 8a       |
        | sfixed32, repeated | third   | sfixed32 | -8                    | 7    | ea 01 04 f8 ff ff ff                   |
        | sfixed64, repeated | third   | sfixed64 | -7000000000           | 11   | f2 01 08 00 7a c4 5e fe ff ff ff       |
        | float, repeated    | third   | float    | 1.5f                  | 7    | fa 01 04 00 00 c0 3f                   |
        | double, repeated   | third   | double   | -2.5                  | 11   | 82 02 08 00 00 00 00 00 00 04 c0       |
        | bool, repeated     | third   | bool     | true                  | 4    | 8a 02 01 01                            |
        | string, repeated   | third   | string   | "one"s                | 6    | 92 02 03 6f 6e 65                      |
        | bytes, repeated    | third   | bytes    | "\0\xff"s             | 5    | 9a 02 02 00 ff                         |
        | enum, repeated     | third   | enum     | third::KIND_LEFT      | 4    | a2 02 01 15                            |

  @cpp.message.clear @needs.protobuf-conventions
  Rule: `Clear` leaves a message that equals a new one (each kind of element)

    Scenario Outline: <what>, cleared
      Given `<package>::Sample m`
      When `m.add_r_<kind>(<value>)`
      And `m.Clear()`
      Then `m.r_<kind>_size()` is `0`
      And `m.SerializeAsString()` is `""s`
      And `<package>::Sample::default_instance().r_<kind>_size()` is `0`

      Examples:
        | what               | package | kind     | value                 |
        | int32, repeated    | third   | int32    | -7                    |
        | int64, repeated    | third   | int64    | -5000000000           |
        | uint32, repeated   | third   | uint32   | 4000000000u           |
        | uint64, repeated   | third   | uint64   | 10000000000000000000u |
        | sint32, repeated   | third   | sint32   | -64                   |
        | sint64, repeated   | third   | sint64   | -6000000000           |
        | fixed32, repeated  | third   | fixed32  | 4000000001u           |
        | fixed64, repeated  | third   | fixed64  | 10000000000000000001u |
        | sfixed32, repeated | third   | sfixed32 | -8                    |
        | sfixed64, repeated | third   | sfixed64 | -7000000000           |
        | float, repeated    | third   | float    | 1.5f                  |
        | double, repeated   | third   | double   | -2.5                  |
        | bool, repeated     | third   | bool     | true                  |
        | string, repeated   | third   | string   | "one"s                |
        | bytes, repeated    | third   | bytes    | "\0\xff"s             |
        | enum, repeated     | third   | enum     | third::KIND_LEFT      |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (each kind of element)

    Scenario Outline: <what>, copied
      Given `<package>::Sample m`
      When `m.add_r_<kind>(<value>)`
      And `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.add_r_<kind>(<other>), assigned.add_r_<kind>(<other>), assigned = m`
      And `m.set_r_<kind>(0, <other>), m.add_r_<kind>(<other>)`
      Then `copy.r_<kind>_size()` is `1`
      And `copy.r_<kind>(0)` is `<value>`
      And `assigned.r_<kind>_size()` is `1`
      And `assigned.r_<kind>(0)` is `<value>`

      Examples:
        | what               | package | kind     | value                 | other                                  |
        | int32, repeated    | third   | int32    | -7                    | 30                                     |
        | int64, repeated    | third   | int64    | -5000000000           | 6                                      |
        | uint32, repeated   | third   | uint32   | 4000000000u           | 8u                                     |
        | uint64, repeated   | third   | uint64   | 10000000000000000000u | 9u                                     |
        | sint32, repeated   | third   | sint32   | -64                   | 65                                     |
        | sint64, repeated   | third   | sint64   | -6000000000           | 7                                      |
        | fixed32, repeated  | third   | fixed32  | 4000000001u           | 3u                                     |
        | fixed64, repeated  | third   | fixed64  | 10000000000000000001u | 4u                                     |
        | sfixed32, repeated | third   | sfixed32 | -8                    | 31                                     |
        | sfixed64, repeated | third   | sfixed64 | -7000000000           | 5                                      |
        | float, repeated    | third   | float    | 1.5f                  | -0.25f                                 |
        | double, repeated   | third   | double   | -2.5                  | 1e300                                  |
        | bool, repeated     | third   | bool     | true                  | true                                   |
        | string, repeated   | third   | string   | "one"s                | "two, which is too long to be inline"s |
        | bytes, repeated    | third   | bytes    | "\0\xff"s             | "two"s                                 |
        | enum, repeated     | third   | enum     | third::KIND_LEFT      | third::KIND_RIGHT                      |

  @cpp.message.swap @cpp.message.move
  Rule: `Swap` exchanges the contents of two messages of one type (each kind of element)

    Scenario Outline: <what>, swapped and moved
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `m.add_r_<kind>(<value>), other.add_r_<kind>(<other>), other.add_r_<kind>(<value>)`
      And `m.Swap(&other)`
      Then `m.r_<kind>_size()` is `2`
      And `m.r_<kind>(0)` is `<other>`
      And `other.r_<kind>_size()` is `1`
      When `<package>::Sample moved(std::move(m))`
      And `other = std::move(moved)`
      Then `other.r_<kind>_size()` is `2`
      And `other.r_<kind>(1)` is `<value>`

      Examples:
        | what               | package | kind     | value                 | other                                  |
        | int32, repeated    | third   | int32    | -7                    | 30                                     |
        | int64, repeated    | third   | int64    | -5000000000           | 6                                      |
        | uint32, repeated   | third   | uint32   | 4000000000u           | 8u                                     |
        | uint64, repeated   | third   | uint64   | 10000000000000000000u | 9u                                     |
        | sint32, repeated   | third   | sint32   | -64                   | 65                                     |
        | sint64, repeated   | third   | sint64   | -6000000000           | 7                                      |
        | fixed32, repeated  | third   | fixed32  | 4000000001u           | 3u                                     |
        | fixed64, repeated  | third   | fixed64  | 10000000000000000001u | 4u                                     |
        | sfixed32, repeated | third   | sfixed32 | -8                    | 31                                     |
        | sfixed64, repeated | third   | sfixed64 | -7000000000           | 5                                      |
        | float, repeated    | third   | float    | 1.5f                  | -0.25f                                 |
        | double, repeated   | third   | double   | -2.5                  | 1e300                                  |
        | bool, repeated     | third   | bool     | true                  | true                                   |
        | string, repeated   | third   | string   | "one"s                | "two, which is too long to be inline"s |
        | bytes, repeated    | third   | bytes    | "\0\xff"s             | "two"s                                 |
        | enum, repeated     | third   | enum     | third::KIND_LEFT      | third::KIND_RIGHT                      |

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (each kind of element)

    Scenario Outline: <what>, merged
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `m.add_r_<kind>(<value>), other.add_r_<kind>(<other>), other.add_r_<kind>(<value>)`
      And `m.MergeFrom(other)`
      Then `m.r_<kind>_size()` is `3`
      And `m.r_<kind>(0)` is `<value>`
      And `m.r_<kind>(1)` is `<other>`
      And `m.r_<kind>(2)` is `<value>`
      And `other.r_<kind>_size()` is `2`

      Examples:
        | what               | package | kind     | value                 | other                                  |
        | int32, repeated    | third   | int32    | -7                    | 30                                     |
        | int64, repeated    | third   | int64    | -5000000000           | 6                                      |
        | uint32, repeated   | third   | uint32   | 4000000000u           | 8u                                     |
        | uint64, repeated   | third   | uint64   | 10000000000000000000u | 9u                                     |
        | sint32, repeated   | third   | sint32   | -64                   | 65                                     |
        | sint64, repeated   | third   | sint64   | -6000000000           | 7                                      |
        | fixed32, repeated  | third   | fixed32  | 4000000001u           | 3u                                     |
        | fixed64, repeated  | third   | fixed64  | 10000000000000000001u | 4u                                     |
        | sfixed32, repeated | third   | sfixed32 | -8                    | 31                                     |
        | sfixed64, repeated | third   | sfixed64 | -7000000000           | 5                                      |
        | float, repeated    | third   | float    | 1.5f                  | -0.25f                                 |
        | double, repeated   | third   | double   | -2.5                  | 1e300                                  |
        | bool, repeated     | third   | bool     | true                  | true                                   |
        | string, repeated   | third   | string   | "one"s                | "two, which is too long to be inline"s |
        | bytes, repeated    | third   | bytes    | "\0\xff"s             | "two"s                                 |
        | enum, repeated     | third   | enum     | third::KIND_LEFT      | third::KIND_RIGHT                      |

  @cpp.message.text-format @needs.protobuf-conventions @needs.descriptors
  Rule: TextFormat prints a message as text, and reads such text (each kind of field)

    Scenario Outline: <what>, in text
      Given the header `google/protobuf/text_format.h`
      And `<package>::Sample m`
      And `<package>::Sample other`
      And `std::string text`
      Then `rt::TextFormat::ParseFromString("<text>", &m)` is `true`
      And `m` serializes to the bytes `<bytes>`
      And `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `rt::TextFormat::ParseFromString(text, &other)` is `true`
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | what                       | package | text                                     | bytes                                  |
        | int32, with a default      | second  | a_int32: -7                              | 08 f9 ff ff ff ff ff ff ff ff 01       |
        | int64, with a default      | second  | a_int64: -5000000000                     | 10 80 9c e8 af ed ff ff ff ff 01       |
        | uint32, with a default     | second  | a_uint32: 4000000000                     | 18 80 d0 ac f3 0e                      |
        | uint64, with a default     | second  | a_uint64: 10000000000000000000           | 20 80 80 a0 cf c8 e0 c8 e3 8a 01       |
        | sint32, with a default     | second  | a_sint32: -64                            | 28 7f                                  |
        | sint64, with a default     | second  | a_sint64: -6000000000                    | 30 ff ef 85 da 2c                      |
        | fixed32, with a default    | second  | a_fixed32: 4000000001                    | 3d 01 28 6b ee                         |
        | fixed64, with a default    | second  | a_fixed64: 10000000000000000001          | 41 01 00 e8 89 04 23 c7 8a             |
        | sfixed32, with a default   | second  | a_sfixed32: -8                           | 4d f8 ff ff ff                         |
        | sfixed64, with a default   | second  | a_sfixed64: -7000000000                  | 51 00 7a c4 5e fe ff ff ff             |
        | float, with a default      | second  | a_float: 1.5                             | 5d 00 00 c0 3f                         |
        | double, with a default     | second  | a_double: -2.5                           | 61 00 00 00 00 00 00 04 c0             |
        | bool, with a default       | second  | a_bool: true                             | 68 01                                  |
        | string, with a default     | second  | a_string: \"one\"                        | 72 03 6f 6e 65                         |
        | bytes, with a default      | second  | a_bytes: \"\\\\000\\\\377\"              | 7a 02 00 ff                            |
        | enum, with a default       | second  | a_enum: KIND_LEFT                        | 80 01 15                               |
        | int32, without presence    | third   | a_int32: -7                              | 08 f9 ff ff ff ff ff ff ff ff 01       |
        | int64, without presence    | third   | a_int64: -5000000000                     | 10 80 9c e8 af ed ff ff ff ff 01       |
        | uint32, without presence   | third   | a_uint32: 4000000000                     | 18 80 d0 ac f3 0e                      |
        | uint64, without presence   | third   | a_uint64: 10000000000000000000           | 20 80 80 a0 cf c8 e0 c8 e3 8a 01       |
        | sint32, without presence   | third   | a_sint32: -64                            | 28 7f                                  |
        | sint64, without presence   | third   | a_sint64: -6000000000                    | 30 ff ef 85 da 2c                      |
        | fixed32, without presence  | third   | a_fixed32: 4000000001                    | 3d 01 28 6b ee                         |
        | fixed64, without presence  | third   | a_fixed64: 10000000000000000001          | 41 01 00 e8 89 04 23 c7 8a             |
        | sfixed32, without presence | third   | a_sfixed32: -8                           | 4d f8 ff ff ff                         |
        | sfixed64, without presence | third   | a_sfixed64: -7000000000                  | 51 00 7a c4 5e fe ff ff ff             |
        | float, without presence    | third   | a_float: 1.5                             | 5d 00 00 c0 3f                         |
        | double, without presence   | third   | a_double: -2.5                           | 61 00 00 00 00 00 00 04 c0             |
        | bool, without presence     | third   | a_bool: true                             | 68 01                                  |
        | string, without presence   | third   | a_string: \"one\"                        | 72 03 6f 6e 65                         |
        | bytes, without presence    | third   | a_bytes: \"\\\\000\\\\377\"              | 7a 02 00 ff                            |
        | enum, without presence     | third   | a_enum: KIND_LEFT                        | 80 01 15                               |
        | int32, an extension        | second  | [second.x_int32]: -7                     | a8 06 f9 ff ff ff ff ff ff ff ff 01    |
        | int64, an extension        | second  | [second.x_int64]: -5000000000            | b0 06 80 9c e8 af ed ff ff ff ff 01    |
        | uint32, an extension       | second  | [second.x_uint32]: 4000000000            | b8 06 80 d0 ac f3 0e                   |
        | uint64, an extension       | second  | [second.x_uint64]: 10000000000000000000  | c0 06 80 80 a0 cf c8 e0 c8 e3 8a 01    |
        | sint32, an extension       | second  | [second.x_sint32]: -64                   | c8 06 7f                               |
        | sint64, an extension       | second  | [second.x_sint64]: -6000000000           | d0 06 ff ef 85 da 2c                   |
        | fixed32, an extension      | second  | [second.x_fixed32]: 4000000001           | dd 06 01 28 6b ee                      |
        | fixed64, an extension      | second  | [second.x_fixed64]: 10000000000000000001 | e1 06 01 00 e8 89 04 23 c7 8a          |
        | sfixed32, an extension     | second  | [second.x_sfixed32]: -8                  | ed 06 f8 ff ff ff                      |
        | sfixed64, an extension     | second  | [second.x_sfixed64]: -7000000000         | f1 06 00 7a c4 5e fe ff ff ff          |
        | float, an extension        | second  | [second.x_float]: 1.5                    | fd 06 00 00 c0 3f                      |
        | double, an extension       | second  | [second.x_double]: -2.5                  | 81 07 00 00 00 00 00 00 04 c0          |
        | bool, an extension         | second  | [second.x_bool]: true                    | 88 07 01                               |
        | string, an extension       | second  | [second.x_string]: \"one\"               | 92 07 03 6f 6e 65                      |
        | bytes, an extension        | second  | [second.x_bytes]: \"\\\\000\\\\377\"     | 9a 07 02 00 ff                         |
        | enum, an extension         | second  | [second.x_enum]: KIND_LEFT               | a0 07 15                               |
        | int32, repeated            | third   | r_int32: -7                              | aa 01 0a f9 ff ff ff ff ff ff ff ff 01 |
        | int64, repeated            | third   | r_int64: -5000000000                     | b2 01 0a 80 9c e8 af ed ff ff ff ff 01 |
        | uint32, repeated           | third   | r_uint32: 4000000000                     | ba 01 05 80 d0 ac f3 0e                |
        | uint64, repeated           | third   | r_uint64: 10000000000000000000           | c2 01 0a 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | sint32, repeated           | third   | r_sint32: -64                            | ca 01 01 7f                            |
        | sint64, repeated           | third   | r_sint64: -6000000000                    | d2 01 05 ff ef 85 da 2c                |
        | fixed32, repeated          | third   | r_fixed32: 4000000001                    | da 01 04 01 28 6b ee                   |
        | fixed64, repeated          | third   | r_fixed64: 10000000000000000001          | e2 01 08 01 00 e8 89 04 23 c7 8a       |
        | sfixed32, repeated         | third   | r_sfixed32: -8                           | ea 01 04 f8 ff ff ff                   |
        | sfixed64, repeated         | third   | r_sfixed64: -7000000000                  | f2 01 08 00 7a c4 5e fe ff ff ff       |
        | float, repeated            | third   | r_float: 1.5                             | fa 01 04 00 00 c0 3f                   |
        | double, repeated           | third   | r_double: -2.5                           | 82 02 08 00 00 00 00 00 00 04 c0       |
        | bool, repeated             | third   | r_bool: true                             | 8a 02 01 01                            |
        | string, repeated           | third   | r_string: \"one\"                        | 92 02 03 6f 6e 65                      |
        | bytes, repeated            | third   | r_bytes: \"\\\\000\\\\377\"              | 9a 02 02 00 ff                         |
        | enum, repeated             | third   | r_enum: KIND_LEFT                        | a2 02 01 15                            |
