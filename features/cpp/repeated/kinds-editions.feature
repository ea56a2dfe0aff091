@needs.cpp @needs.lite @needs.editions
Feature: Repeated numbers and enums of each kind, in editions
  Each kind is added, read, iterated and cleared.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        repeated int32 a_int32 = 1; repeated int64 a_int64 = 2; repeated uint32 a_uint32 = 3; repeated uint64 a_uint64 = 4;
        repeated sint32 a_sint32 = 5; repeated sint64 a_sint64 = 6; repeated fixed32 a_fixed32 = 7; repeated fixed64 a_fixed64 = 8;
        repeated sfixed32 a_sfixed32 = 9; repeated sfixed64 a_sfixed64 = 10; repeated float a_float = 11; repeated double a_double = 12;
        repeated bool a_bool = 13; repeated Kind a_enum = 14;
      }
      """
    And the schema file `newest.proto`
      """proto
      edition = "2024";
      package newest;
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
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (each kind, editions)

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
        | what                              | package       | kind     | value                 | zero        | other  | count | bytes                                                                         |
        | edition 2023, int32               | edition       | int32    | -7                    | 0           | 30     | 111   | 0a 0c f9 ff ff ff ff ff ff ff ff 01 00 1e                                     |
        | edition 2023, int64               | edition       | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 12 0c 80 9c e8 af ed ff ff ff ff 01 00 06                                     |
        | edition 2023, uint32              | edition       | uint32   | 4000000000u           | 0u          | 8u     | 111   | 1a 07 80 d0 ac f3 0e 00 08                                                    |
        | edition 2023, uint64              | edition       | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 22 0c 80 80 a0 cf c8 e0 c8 e3 8a 01 00 09                                     |
        | edition 2023, sint32              | edition       | sint32   | -64                   | 0           | 65     | 111   | 2a 04 7f 00 82 01                                                             |
        | edition 2023, sint64              | edition       | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 32 07 ff ef 85 da 2c 00 0e                                                    |
        | edition 2023, fixed32             | edition       | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3a 0c 01 28 6b ee 00 00 00 00 03 00 00 00                                     |
        | edition 2023, fixed64             | edition       | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 42 18 01 00 e8 89 04 23 c7 8a 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00 |
        | edition 2023, sfixed32            | edition       | sfixed32 | -8                    | 0           | 31     | 111   | 4a 0c f8 ff ff ff 00 00 00 00 1f 00 00 00                                     |
        | edition 2023, sfixed64            | edition       | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 52 18 00 7a c4 5e fe ff ff ff 00 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00 |
        | edition 2023, float               | edition       | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5a 0c 00 00 c0 3f 00 00 00 00 00 00 80 be                                     |
        | edition 2023, double              | edition       | double   | -2.5                  | 0.0         | 1e300  | 111   | 62 18 00 00 00 00 00 00 04 c0 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e |
        | edition 2023, bool                | edition       | bool     | true                  | false       | true   | 102   | 6a 03 01 00 01                                                                |
        | edition 2023, code size, int32    | least         | int32    | -7                    | 0           | 30     | 111   | 0a 0c f9 ff ff ff ff ff ff ff ff 01 00 1e                                     |
        | edition 2023, code size, int64    | least         | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 12 0c 80 9c e8 af ed ff ff ff ff 01 00 06                                     |
        | edition 2023, code size, uint32   | least         | uint32   | 4000000000u           | 0u          | 8u     | 111   | 1a 07 80 d0 ac f3 0e 00 08                                                    |
        | edition 2023, code size, uint64   | least         | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 22 0c 80 80 a0 cf c8 e0 c8 e3 8a 01 00 09                                     |
        | edition 2023, code size, sint32   | least         | sint32   | -64                   | 0           | 65     | 111   | 2a 04 7f 00 82 01                                                             |
        | edition 2023, code size, sint64   | least         | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 32 07 ff ef 85 da 2c 00 0e                                                    |
        | edition 2023, code size, fixed32  | least         | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3a 0c 01 28 6b ee 00 00 00 00 03 00 00 00                                     |
        | edition 2023, code size, fixed64  | least         | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 42 18 01 00 e8 89 04 23 c7 8a 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00 |
        | edition 2023, code size, sfixed32 | least         | sfixed32 | -8                    | 0           | 31     | 111   | 4a 0c f8 ff ff ff 00 00 00 00 1f 00 00 00                                     |
        | edition 2023, code size, sfixed64 | least         | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 52 18 00 7a c4 5e fe ff ff ff 00 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00 |
        | edition 2023, code size, float    | least         | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5a 0c 00 00 c0 3f 00 00 00 00 00 00 80 be                                     |
        | edition 2023, code size, double   | least         | double   | -2.5                  | 0.0         | 1e300  | 111   | 62 18 00 00 00 00 00 00 04 c0 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e |
        | edition 2023, code size, bool     | least         | bool     | true                  | false       | true   | 102   | 6a 03 01 00 01                                                                |
        | edition 2023, lite, int32         | lightest      | int32    | -7                    | 0           | 30     | 111   | 0a 0c f9 ff ff ff ff ff ff ff ff 01 00 1e                                     |
        | edition 2023, lite, int64         | lightest      | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 12 0c 80 9c e8 af ed ff ff ff ff 01 00 06                                     |
        | edition 2023, lite, uint32        | lightest      | uint32   | 4000000000u           | 0u          | 8u     | 111   | 1a 07 80 d0 ac f3 0e 00 08                                                    |
        | edition 2023, lite, uint64        | lightest      | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 22 0c 80 80 a0 cf c8 e0 c8 e3 8a 01 00 09                                     |
        | edition 2023, lite, sint32        | lightest      | sint32   | -64                   | 0           | 65     | 111   | 2a 04 7f 00 82 01                                                             |
        | edition 2023, lite, sint64        | lightest      | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 32 07 ff ef 85 da 2c 00 0e                                                    |
        | edition 2023, lite, fixed32       | lightest      | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3a 0c 01 28 6b ee 00 00 00 00 03 00 00 00                                     |
        | edition 2023, lite, fixed64       | lightest      | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 42 18 01 00 e8 89 04 23 c7 8a 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00 |
        | edition 2023, lite, sfixed32      | lightest      | sfixed32 | -8                    | 0           | 31     | 111   | 4a 0c f8 ff ff ff 00 00 00 00 1f 00 00 00                                     |
        | edition 2023, lite, sfixed64      | lightest      | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 52 18 00 7a c4 5e fe ff ff ff 00 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00 |
        | edition 2023, lite, float         | lightest      | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5a 0c 00 00 c0 3f 00 00 00 00 00 00 80 be                                     |
        | edition 2023, lite, double        | lightest      | double   | -2.5                  | 0.0         | 1e300  | 111   | 62 18 00 00 00 00 00 00 04 c0 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e |
        | edition 2023, lite, bool          | lightest      | bool     | true                  | false       | true   | 102   | 6a 03 01 00 01                                                                |
        | edition 2024, nested, int32       | newest::Outer | int32    | -7                    | 0           | 30     | 111   | 0a 0c f9 ff ff ff ff ff ff ff ff 01 00 1e                                     |
        | edition 2024, nested, int64       | newest::Outer | int64    | -5000000000           | int64_t{0}  | 6      | 111   | 12 0c 80 9c e8 af ed ff ff ff ff 01 00 06                                     |
        | edition 2024, nested, uint32      | newest::Outer | uint32   | 4000000000u           | 0u          | 8u     | 111   | 1a 07 80 d0 ac f3 0e 00 08                                                    |
        | edition 2024, nested, uint64      | newest::Outer | uint64   | 10000000000000000000u | uint64_t{0} | 9u     | 111   | 22 0c 80 80 a0 cf c8 e0 c8 e3 8a 01 00 09                                     |
        | edition 2024, nested, sint32      | newest::Outer | sint32   | -64                   | 0           | 65     | 111   | 2a 04 7f 00 82 01                                                             |
        | edition 2024, nested, sint64      | newest::Outer | sint64   | -6000000000           | int64_t{0}  | 7      | 111   | 32 07 ff ef 85 da 2c 00 0e                                                    |
        | edition 2024, nested, fixed32     | newest::Outer | fixed32  | 4000000001u           | 0u          | 3u     | 111   | 3a 0c 01 28 6b ee 00 00 00 00 03 00 00 00                                     |
        | edition 2024, nested, fixed64     | newest::Outer | fixed64  | 10000000000000000001u | uint64_t{0} | 4u     | 111   | 42 18 01 00 e8 89 04 23 c7 8a 00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00 |
        | edition 2024, nested, sfixed32    | newest::Outer | sfixed32 | -8                    | 0           | 31     | 111   | 4a 0c f8 ff ff ff 00 00 00 00 1f 00 00 00                                     |
        | edition 2024, nested, sfixed64    | newest::Outer | sfixed64 | -7000000000           | int64_t{0}  | 5      | 111   | 52 18 00 7a c4 5e fe ff ff ff 00 00 00 00 00 00 00 00 05 00 00 00 00 00 00 00 |
        | edition 2024, nested, float       | newest::Outer | float    | 1.5f                  | 0.0f        | -0.25f | 111   | 5a 0c 00 00 c0 3f 00 00 00 00 00 00 80 be                                     |
        | edition 2024, nested, double      | newest::Outer | double   | -2.5                  | 0.0         | 1e300  | 111   | 62 18 00 00 00 00 00 00 04 c0 00 00 00 00 00 00 00 00 9c 75 00 88 3c e4 37 7e |
        | edition 2024, nested, bool        | newest::Outer | bool     | true                  | false       | true   | 102   | 6a 03 01 00 01                                                                |

  @cpp.repeated.enum @cpp.repeated.clear @cpp.repeated.containers @cpp.repeated.zero-based
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (each kind, editions)

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
        | what                          | package       | kind | value                    | zero                     | other                     | count | bytes          |
        | edition 2023, enum            | edition       | enum | edition::KIND_LEFT       | edition::KIND_NONE       | edition::KIND_RIGHT       | 111   | 72 03 15 00 16 |
        | edition 2023, code size, enum | least         | enum | least::KIND_LEFT         | least::KIND_NONE         | least::KIND_RIGHT         | 111   | 72 03 15 00 16 |
        | edition 2023, lite, enum      | lightest      | enum | lightest::KIND_LEFT      | lightest::KIND_NONE      | lightest::KIND_RIGHT      | 111   | 72 03 15 00 16 |
        | edition 2024, nested, enum    | newest::Outer | enum | newest::Outer::KIND_LEFT | newest::Outer::KIND_NONE | newest::Outer::KIND_RIGHT | 111   | 72 03 15 00 16 |
