@needs.cpp @needs.lite
Feature: Repeated numbers and enums of each kind
  Each kind is added, read, iterated and cleared.

  Background:
    Given the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto3";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `nested.proto`
      """proto
      syntax = "proto2";
      package nested;
      message Outer {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Sample {
          repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
          repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
          repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
          repeated bool a_bool = 13; repeated Kind a_enum = 14;
        }
      }
      """

  @cpp.repeated.numeric @cpp.repeated.clear @cpp.repeated.containers @cpp.repeated.zero-based
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (each kind, packed and not)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.a_<kind>().empty()` is `true`
      When `m.add_a_<kind>(<value>)`
      And `m.add_a_<kind>(<zero>)`
      And `m.add_a_<kind>(<other>)`
      Then `view.a_<kind>_size()` is `3`
      And `view.a_<kind>(0)` is `<value>`
      And `view.a_<kind>(1)` is `<zero>`
      And `view.a_<kind>(2)` is `<other>`
      And `m` serializes to the bytes `<bytes>`
      When `int count = 0; for (auto value : view.a_<kind>()) count += value == <value> ? 1 : value == <other> ? 10 : 100`
      Then `count` is `<count>`
      And `view.a_<kind>().empty()` is `false`
      When `*m.mutable_a_<kind>()->begin() = <other>`
      And `m.set_a_<kind>(1, <value>)`
      Then `view.a_<kind>(0)` is `<other>`
      And `view.a_<kind>(1)` is `<value>`
      When `m.clear_a_<kind>()`
      Then `view.a_<kind>_size()` is `0`
      And `view.a_<kind>().empty()` is `true`
      And `m.SerializeAsString()` is `""s`
      When `m.add_a_<kind>(<other>)`
      Then `view.a_<kind>_size()` is `1`
      And `view.a_<kind>(0)` is `<other>`

      Examples:
        | what                        | package       | kind     | value                 | zero        | other  | count | bytes                                                                            |
        | proto3, int32               | third         | int32    | -7                    | 0           | 30     | 111   | 0a 0c f9 ff ff ff ff ff ff ff ff 01 00 1e                                        |
        | proto3, int64               | third         | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 12 0c 80 9c e8 af ed ff ff ff ff 01 00 06                                        |
        | proto3, uint32              | third         | uint32   | 4000000000u           | 0u          | 8u     | 111   | 1a 07 80 d0 ac f3 0e 00 08                                                       |
        | proto3, uint64              | third         | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 22 0c 80 80 a0 cf c8 e0 c8 e3 8a 01 00 09                                        |
        | proto3, sint32              | third         | sint32   | -64                   | 0           | 65     | 111   | 2a 04 7f 00 82 01                                                                |
        | proto3, sint64              | third         | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 32 07 ff ef 85 da 2c 00 0e                                                       |
        | proto3, fixed32             | third         | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3a 0c 01 28 6b ee 00 00 00 00 03 00 00 00                                        |
        | proto3, fixed64             | third         | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 42 18 01 00 e8 89 04 23 c7 8a 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00    |
        | proto3, sfixed32            | third         | sfixed32 | -8                    | 0           | 31     | 111   | 4a 0c f8 ff ff ff 00 00 00 00 1f 00 00 00                                        |
        | proto3, sfixed64            | third         | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 52 18 00 7a c4 5e fe ff ff ff 00 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00    |
        | proto3, float               | third         | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5a 0c 00 00 c0 3f 00 00 00 00 00 00 80 be                                        |
        | proto3, double              | third         | double   | -2.5                  | 0.0         | 1e300  | 111   | 62 18 00 00 00 00 00 00 04 c0 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e    |
        | proto3, bool                | third         | bool     | true                  | false       | true   | 102   | 6a 03 01 00 01                                                                   |
        | proto2, int32               | second        | int32    | -7                    | 0           | 30     | 111   | 08 f9 ff ff ff ff ff ff ff ff 01 08 00 08 1e                                     |
        | proto2, int64               | second        | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 10 80 9c e8 af ed ff ff ff ff 01 10 00 10 06                                     |
        | proto2, uint32              | second        | uint32   | 4000000000u           | 0u          | 8u     | 111   | 18 80 d0 ac f3 0e 18 00 18 08                                                    |
        | proto2, uint64              | second        | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 20 00 20 09                                     |
        | proto2, sint32              | second        | sint32   | -64                   | 0           | 65     | 111   | 28 7f 28 00 28 82 01                                                             |
        | proto2, sint64              | second        | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 30 ff ef 85 da 2c 30 00 30 0e                                                    |
        | proto2, fixed32             | second        | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3d 01 28 6b ee 3d 00 00 00 00 3d 03 00 00 00                                     |
        | proto2, fixed64             | second        | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 41 01 00 e8 89 04 23 c7 8a 41 00 00 00 00 00 00 00 00 41 04 00 00 00 00 00 00 00 |
        | proto2, sfixed32            | second        | sfixed32 | -8                    | 0           | 31     | 111   | 4d f8 ff ff ff 4d 00 00 00 00 4d 1f 00 00 00                                     |
        | proto2, sfixed64            | second        | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 51 00 7a c4 5e fe ff ff ff 51 00 00 00 00 00 00 00 00 51 05 00 00 00 00 00 00 00 |
        | proto2, float               | second        | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5d 00 00 c0 3f 5d 00 00 00 00 5d 00 00 80 be                                     |
        | proto2, double              | second        | double   | -2.5                  | 0.0         | 1e300  | 111   | 61 00 00 00 00 00 00 04 c0 61 00 00 00 00 00 00 00 00 61 9c 75 00 88 3c e4 37 7e |
        | proto2, bool                | second        | bool     | true                  | false       | true   | 102   | 68 01 68 00 68 01                                                                |
        | proto2, code size, int32    | small         | int32    | -7                    | 0           | 30     | 111   | 08 f9 ff ff ff ff ff ff ff ff 01 08 00 08 1e                                     |
        | proto2, code size, int64    | small         | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 10 80 9c e8 af ed ff ff ff ff 01 10 00 10 06                                     |
        | proto2, code size, uint32   | small         | uint32   | 4000000000u           | 0u          | 8u     | 111   | 18 80 d0 ac f3 0e 18 00 18 08                                                    |
        | proto2, code size, uint64   | small         | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 20 00 20 09                                     |
        | proto2, code size, sint32   | small         | sint32   | -64                   | 0           | 65     | 111   | 28 7f 28 00 28 82 01                                                             |
        | proto2, code size, sint64   | small         | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 30 ff ef 85 da 2c 30 00 30 0e                                                    |
        | proto2, code size, fixed32  | small         | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3d 01 28 6b ee 3d 00 00 00 00 3d 03 00 00 00                                     |
        | proto2, code size, fixed64  | small         | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 41 01 00 e8 89 04 23 c7 8a 41 00 00 00 00 00 00 00 00 41 04 00 00 00 00 00 00 00 |
        | proto2, code size, sfixed32 | small         | sfixed32 | -8                    | 0           | 31     | 111   | 4d f8 ff ff ff 4d 00 00 00 00 4d 1f 00 00 00                                     |
        | proto2, code size, sfixed64 | small         | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 51 00 7a c4 5e fe ff ff ff 51 00 00 00 00 00 00 00 00 51 05 00 00 00 00 00 00 00 |
        | proto2, code size, float    | small         | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5d 00 00 c0 3f 5d 00 00 00 00 5d 00 00 80 be                                     |
        | proto2, code size, double   | small         | double   | -2.5                  | 0.0         | 1e300  | 111   | 61 00 00 00 00 00 00 04 c0 61 00 00 00 00 00 00 00 00 61 9c 75 00 88 3c e4 37 7e |
        | proto2, code size, bool     | small         | bool     | true                  | false       | true   | 102   | 68 01 68 00 68 01                                                                |
        | proto2, nested, int32       | nested::Outer | int32    | -7                    | 0           | 30     | 111   | 08 f9 ff ff ff ff ff ff ff ff 01 08 00 08 1e                                     |
        | proto2, nested, int64       | nested::Outer | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 10 80 9c e8 af ed ff ff ff ff 01 10 00 10 06                                     |
        | proto2, nested, uint32      | nested::Outer | uint32   | 4000000000u           | 0u          | 8u     | 111   | 18 80 d0 ac f3 0e 18 00 18 08                                                    |
        | proto2, nested, uint64      | nested::Outer | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 20 80 80 a0 cf c8 e0 c8 e3 8a 01 20 00 20 09                                     |
        | proto2, nested, sint32      | nested::Outer | sint32   | -64                   | 0           | 65     | 111   | 28 7f 28 00 28 82 01                                                             |
        | proto2, nested, sint64      | nested::Outer | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 30 ff ef 85 da 2c 30 00 30 0e                                                    |
        | proto2, nested, fixed32     | nested::Outer | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3d 01 28 6b ee 3d 00 00 00 00 3d 03 00 00 00                                     |
        | proto2, nested, fixed64     | nested::Outer | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 41 01 00 e8 89 04 23 c7 8a 41 00 00 00 00 00 00 00 00 41 04 00 00 00 00 00 00 00 |
        | proto2, nested, sfixed32    | nested::Outer | sfixed32 | -8                    | 0           | 31     | 111   | 4d f8 ff ff ff 4d 00 00 00 00 4d 1f 00 00 00                                     |
        | proto2, nested, sfixed64    | nested::Outer | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 51 00 7a c4 5e fe ff ff ff 51 00 00 00 00 00 00 00 00 51 05 00 00 00 00 00 00 00 |
        | proto2, nested, float       | nested::Outer | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5d 00 00 c0 3f 5d 00 00 00 00 5d 00 00 80 be                                     |
        | proto2, nested, double      | nested::Outer | double   | -2.5                  | 0.0         | 1e300  | 111   | 61 00 00 00 00 00 00 04 c0 61 00 00 00 00 00 00 00 00 61 9c 75 00 88 3c e4 37 7e |
        | proto2, nested, bool        | nested::Outer | bool     | true                  | false       | true   | 102   | 68 01 68 00 68 01                                                                |
        | proto3, lite, int32         | light         | int32    | -7                    | 0           | 30     | 111   | 0a 0c f9 ff ff ff ff ff ff ff ff 01 00 1e                                        |
        | proto3, lite, int64         | light         | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 12 0c 80 9c e8 af ed ff ff ff ff 01 00 06                                        |
        | proto3, lite, uint32        | light         | uint32   | 4000000000u           | 0u          | 8u     | 111   | 1a 07 80 d0 ac f3 0e 00 08                                                       |
        | proto3, lite, uint64        | light         | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 22 0c 80 80 a0 cf c8 e0 c8 e3 8a 01 00 09                                        |
        | proto3, lite, sint32        | light         | sint32   | -64                   | 0           | 65     | 111   | 2a 04 7f 00 82 01                                                                |
        | proto3, lite, sint64        | light         | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 32 07 ff ef 85 da 2c 00 0e                                                       |
        | proto3, lite, fixed32       | light         | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3a 0c 01 28 6b ee 00 00 00 00 03 00 00 00                                        |
        | proto3, lite, fixed64       | light         | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 42 18 01 00 e8 89 04 23 c7 8a 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00    |
        | proto3, lite, sfixed32      | light         | sfixed32 | -8                    | 0           | 31     | 111   | 4a 0c f8 ff ff ff 00 00 00 00 1f 00 00 00                                        |
        | proto3, lite, sfixed64      | light         | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 52 18 00 7a c4 5e fe ff ff ff 00 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00    |
        | proto3, lite, float         | light         | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5a 0c 00 00 c0 3f 00 00 00 00 00 00 80 be                                        |
        | proto3, lite, double        | light         | double   | -2.5                  | 0.0         | 1e300  | 111   | 62 18 00 00 00 00 00 00 04 c0 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e    |
        | proto3, lite, bool          | light         | bool     | true                  | false       | true   | 102   | 6a 03 01 00 01                                                                   |

  @cpp.repeated.enum @cpp.repeated.clear @cpp.repeated.containers @cpp.repeated.zero-based
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (packed and not)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.a_<kind>().empty()` is `true`
      When `m.add_a_<kind>(<value>)`
      And `m.add_a_<kind>(<zero>)`
      And `m.add_a_<kind>(<other>)`
      Then `view.a_<kind>_size()` is `3`
      And `view.a_<kind>(0)` is `<value>`
      And `view.a_<kind>(1)` is `<zero>`
      And `view.a_<kind>(2)` is `<other>`
      And `m` serializes to the bytes `<bytes>`
      When `int count = 0; for (auto value : view.a_<kind>()) count += value == <value> ? 1 : value == <other> ? 10 : 100`
      Then `count` is `<count>`
      And `view.a_<kind>().empty()` is `false`
      When `*m.mutable_a_<kind>()->begin() = <other>`
      And `m.set_a_<kind>(1, <value>)`
      Then `view.a_<kind>(0)` is `<other>`
      And `view.a_<kind>(1)` is `<value>`
      When `m.clear_a_<kind>()`
      Then `view.a_<kind>_size()` is `0`
      And `view.a_<kind>().empty()` is `true`
      And `m.SerializeAsString()` is `""s`
      When `m.add_a_<kind>(<other>)`
      Then `view.a_<kind>_size()` is `1`
      And `view.a_<kind>(0)` is `<other>`

      Examples:
        | what                    | package       | kind | value                    | zero                     | other                     | count | bytes             |
        | proto3, enum            | third         | enum | third::KIND_LEFT         | third::KIND_NONE         | third::KIND_RIGHT         | 111   | 72 03 15 00 16    |
        | proto2, enum            | second        | enum | second::KIND_LEFT        | second::KIND_NONE        | second::KIND_RIGHT        | 111   | 70 15 70 00 70 16 |
        | proto2, code size, enum | small         | enum | small::KIND_LEFT         | small::KIND_NONE         | small::KIND_RIGHT         | 111   | 70 15 70 00 70 16 |
        | proto2, nested, enum    | nested::Outer | enum | nested::Outer::KIND_LEFT | nested::Outer::KIND_NONE | nested::Outer::KIND_RIGHT | 111   | 70 15 70 00 70 16 |
        | proto3, lite, enum      | light         | enum | light::KIND_LEFT         | light::KIND_NONE         | light::KIND_RIGHT         | 111   | 72 03 15 00 16    |
