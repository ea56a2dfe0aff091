@needs.cpp @needs.lite @needs.proto3-optional
Feature: Singular fields optimized for size, of the lite runtime, required, and in nested messages
  A singular field has the same accessors, which do the same, in every dialect and mode, wherever its message is declared.
  Required fields have them, too.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 e_int32 = 1;
        optional int64 e_int64 = 2;
        optional uint32 e_uint32 = 3;
        optional uint64 e_uint64 = 4;
        optional sint32 e_sint32 = 5;
        optional sint64 e_sint64 = 6;
        optional fixed32 e_fixed32 = 7;
        optional fixed64 e_fixed64 = 8;
        optional sfixed32 e_sfixed32 = 9;
        optional sfixed64 e_sfixed64 = 10;
        optional float e_float = 11;
        optional double e_double = 12;
        optional bool e_bool = 13;
        optional Kind e_kind = 40;
        optional string e_text = 42;
        optional bytes e_data = 43;
        optional Part part = 46;
        optional string preset = 47 [default = "unset"];
        optional Kind preset_kind = 48 [default = KIND_LEFT];
        optional int32 preset_number = 49 [default = -41];
        optional group Box = 50 { optional int32 id = 1; optional string label = 2; }
      }
      """
    And the schema file `smaller.proto`
      """proto
      syntax = "proto3";
      package smaller;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 e_int32 = 1;
        optional int64 e_int64 = 2;
        optional uint32 e_uint32 = 3;
        optional uint64 e_uint64 = 4;
        optional sint32 e_sint32 = 5;
        optional sint64 e_sint64 = 6;
        optional fixed32 e_fixed32 = 7;
        optional fixed64 e_fixed64 = 8;
        optional sfixed32 e_sfixed32 = 9;
        optional sfixed64 e_sfixed64 = 10;
        optional float e_float = 11;
        optional double e_double = 12;
        optional bool e_bool = 13;
        int32 i_int32 = 14;
        int64 i_int64 = 15;
        uint32 i_uint32 = 16;
        uint64 i_uint64 = 17;
        sint32 i_sint32 = 18;
        sint64 i_sint64 = 19;
        fixed32 i_fixed32 = 20;
        fixed64 i_fixed64 = 21;
        sfixed32 i_sfixed32 = 22;
        sfixed64 i_sfixed64 = 23;
        float i_float = 24;
        double i_double = 25;
        bool i_bool = 26;
        optional Kind e_kind = 40;
        Kind i_kind = 41;
        optional string e_text = 42;
        optional bytes e_data = 43;
        string i_text = 44;
        bytes i_data = 45;
        Part part = 46;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 e_int32 = 1;
        optional int64 e_int64 = 2;
        optional uint32 e_uint32 = 3;
        optional uint64 e_uint64 = 4;
        optional sint32 e_sint32 = 5;
        optional sint64 e_sint64 = 6;
        optional fixed32 e_fixed32 = 7;
        optional fixed64 e_fixed64 = 8;
        optional sfixed32 e_sfixed32 = 9;
        optional sfixed64 e_sfixed64 = 10;
        optional float e_float = 11;
        optional double e_double = 12;
        optional bool e_bool = 13;
        optional Kind e_kind = 40;
        optional string e_text = 42;
        optional bytes e_data = 43;
        optional Part part = 46;
        optional string preset = 47 [default = "unset"];
        optional Kind preset_kind = 48 [default = KIND_LEFT];
        optional int32 preset_number = 49 [default = -41];
        optional group Box = 50 { optional int32 id = 1; optional string label = 2; }
      }
      """
    And the schema file `lighter.proto`
      """proto
      syntax = "proto3";
      package lighter;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 e_int32 = 1;
        optional int64 e_int64 = 2;
        optional uint32 e_uint32 = 3;
        optional uint64 e_uint64 = 4;
        optional sint32 e_sint32 = 5;
        optional sint64 e_sint64 = 6;
        optional fixed32 e_fixed32 = 7;
        optional fixed64 e_fixed64 = 8;
        optional sfixed32 e_sfixed32 = 9;
        optional sfixed64 e_sfixed64 = 10;
        optional float e_float = 11;
        optional double e_double = 12;
        optional bool e_bool = 13;
        int32 i_int32 = 14;
        int64 i_int64 = 15;
        uint32 i_uint32 = 16;
        uint64 i_uint64 = 17;
        sint32 i_sint32 = 18;
        sint64 i_sint64 = 19;
        fixed32 i_fixed32 = 20;
        fixed64 i_fixed64 = 21;
        sfixed32 i_sfixed32 = 22;
        sfixed64 i_sfixed64 = 23;
        float i_float = 24;
        double i_double = 25;
        bool i_bool = 26;
        optional Kind e_kind = 40;
        Kind i_kind = 41;
        optional string e_text = 42;
        optional bytes e_data = 43;
        string i_text = 44;
        bytes i_data = 45;
        Part part = 46;
      }
      """
    And the schema file `nested.proto`
      """proto
      syntax = "proto2";
      package nested;
      message Outer {
        message Part { optional int32 id = 1; optional string label = 2; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          repeated int32 many_int32 = 51;
          repeated int64 many_int64 = 52;
          repeated uint32 many_uint32 = 53;
          repeated uint64 many_uint64 = 54;
          repeated sint32 many_sint32 = 55;
          repeated sint64 many_sint64 = 56;
          repeated fixed32 many_fixed32 = 57;
          repeated fixed64 many_fixed64 = 58;
          repeated sfixed32 many_sfixed32 = 59;
          repeated sfixed64 many_sfixed64 = 60;
          repeated float many_float = 61;
          repeated double many_double = 62;
          repeated bool many_bool = 63;
          optional int32 e_int32 = 1;
          optional int64 e_int64 = 2;
          optional uint32 e_uint32 = 3;
          optional uint64 e_uint64 = 4;
          optional sint32 e_sint32 = 5;
          optional sint64 e_sint64 = 6;
          optional fixed32 e_fixed32 = 7;
          optional fixed64 e_fixed64 = 8;
          optional sfixed32 e_sfixed32 = 9;
          optional sfixed64 e_sfixed64 = 10;
          optional float e_float = 11;
          optional double e_double = 12;
          optional bool e_bool = 13;
          optional Kind e_kind = 40;
          optional string e_text = 42;
          optional bytes e_data = 43;
          optional Part part = 46;
          optional string preset = 47 [default = "unset"];
          optional Kind preset_kind = 48 [default = KIND_LEFT];
          optional int32 preset_number = 49 [default = -41];
          optional group Box = 50 { optional int32 id = 1; optional string label = 2; }
        }
      }
      """
    And the schema file `within.proto`
      """proto
      syntax = "proto3";
      package within;
      message Outer {
        message Part { int32 id = 1; string label = 2; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          repeated int32 many_int32 = 51;
          repeated int64 many_int64 = 52;
          repeated uint32 many_uint32 = 53;
          repeated uint64 many_uint64 = 54;
          repeated sint32 many_sint32 = 55;
          repeated sint64 many_sint64 = 56;
          repeated fixed32 many_fixed32 = 57;
          repeated fixed64 many_fixed64 = 58;
          repeated sfixed32 many_sfixed32 = 59;
          repeated sfixed64 many_sfixed64 = 60;
          repeated float many_float = 61;
          repeated double many_double = 62;
          repeated bool many_bool = 63;
          optional int32 e_int32 = 1;
          optional int64 e_int64 = 2;
          optional uint32 e_uint32 = 3;
          optional uint64 e_uint64 = 4;
          optional sint32 e_sint32 = 5;
          optional sint64 e_sint64 = 6;
          optional fixed32 e_fixed32 = 7;
          optional fixed64 e_fixed64 = 8;
          optional sfixed32 e_sfixed32 = 9;
          optional sfixed64 e_sfixed64 = 10;
          optional float e_float = 11;
          optional double e_double = 12;
          optional bool e_bool = 13;
          int32 i_int32 = 14;
          int64 i_int64 = 15;
          uint32 i_uint32 = 16;
          uint64 i_uint64 = 17;
          sint32 i_sint32 = 18;
          sint64 i_sint64 = 19;
          fixed32 i_fixed32 = 20;
          fixed64 i_fixed64 = 21;
          sfixed32 i_sfixed32 = 22;
          sfixed64 i_sfixed64 = 23;
          float i_float = 24;
          double i_double = 25;
          bool i_bool = 26;
          optional Kind e_kind = 40;
          Kind i_kind = 41;
          optional string e_text = 42;
          optional bytes e_data = 43;
          string i_text = 44;
          bytes i_data = 45;
          Part part = 46;
        }
      }
      """
    And the schema file `needed_small.proto`
      """proto
      syntax = "proto2";
      package needed_small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        required int32 e_int32 = 1;
        required int64 e_int64 = 2;
        required uint32 e_uint32 = 3;
        required uint64 e_uint64 = 4;
        required sint32 e_sint32 = 5;
        required sint64 e_sint64 = 6;
        required fixed32 e_fixed32 = 7;
        required fixed64 e_fixed64 = 8;
        required sfixed32 e_sfixed32 = 9;
        required sfixed64 e_sfixed64 = 10;
        required float e_float = 11;
        required double e_double = 12;
        required bool e_bool = 13;
        required Kind e_kind = 40;
        required string e_text = 42;
        required bytes e_data = 43;
        required Part part = 46;
        required string preset = 47 [default = "unset"];
        required Kind preset_kind = 48 [default = KIND_LEFT];
        required int32 preset_number = 49 [default = -41];
        required group Box = 50 { optional int32 id = 1; optional string label = 2; }
      }
      """
    And the schema file `needed_light.proto`
      """proto
      syntax = "proto2";
      package needed_light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        required int32 e_int32 = 1;
        required int64 e_int64 = 2;
        required uint32 e_uint32 = 3;
        required uint64 e_uint64 = 4;
        required sint32 e_sint32 = 5;
        required sint64 e_sint64 = 6;
        required fixed32 e_fixed32 = 7;
        required fixed64 e_fixed64 = 8;
        required sfixed32 e_sfixed32 = 9;
        required sfixed64 e_sfixed64 = 10;
        required float e_float = 11;
        required double e_double = 12;
        required bool e_bool = 13;
        required Kind e_kind = 40;
        required string e_text = 42;
        required bytes e_data = 43;
        required Part part = 46;
        required string preset = 47 [default = "unset"];
        required Kind preset_kind = 48 [default = KIND_LEFT];
        required int32 preset_number = 49 [default = -41];
        required group Box = 50 { optional int32 id = 1; optional string label = 2; }
      }
      """

  @cpp.field.numeric-explicit @cpp.presence.set @cpp.presence.clear
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (other modes)

    Scenario: proto2, code size, int32
      Given `small::Sample m`
      And `const small::Sample& view = m`
      Then `view.has_e_int32()` is `false`
      And `view.e_int32()` is `0`
      When `m.set_e_int32(-7)`
      Then `view.has_e_int32()` is `true`
      And `view.e_int32()` is `-7`
      And `view.e_int32()` has type `int32_t`
      When `m.clear_e_int32()`
      Then `view.has_e_int32()` is `false`
      And `view.e_int32()` is `0`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.has_<name>()` is `false`
      And `view.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `view.has_<name>()` is `true`
      And `view.<name>()` is `<value>`
      And `view.<name>()` has type `<type>`
      When `m.clear_<name>()`
      Then `view.has_<name>()` is `false`
      And `view.<name>()` is `<unset>`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                                      | package       | name          | type     | value                 | unset |
        | proto2, code size, int64                  | small         | e_int64       | int64_t  | -5000000000           | 0     |
        | proto2, code size, uint32                 | small         | e_uint32      | uint32_t | 4000000000u           | 0     |
        | proto2, code size, uint64                 | small         | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | proto2, code size, sint32                 | small         | e_sint32      | int32_t  | -7                    | 0     |
        | proto2, code size, sint64                 | small         | e_sint64      | int64_t  | -5000000000           | 0     |
        | proto2, code size, fixed32                | small         | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | proto2, code size, fixed64                | small         | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | proto2, code size, sfixed32               | small         | e_sfixed32    | int32_t  | -7                    | 0     |
        | proto2, code size, sfixed64               | small         | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | proto2, code size, float                  | small         | e_float       | float    | -2.5f                 | 0.0f  |
        | proto2, code size, double                 | small         | e_double      | double   | 0.1                   | 0.0   |
        | proto2, code size, bool                   | small         | e_bool        | bool     | true                  | false |
        | proto2, code size, int32 with a default   | small         | preset_number | int32_t  | 0                     | -41   |
        | proto3, code size, int32                  | smaller       | e_int32       | int32_t  | -7                    | 0     |
        | proto3, code size, int64                  | smaller       | e_int64       | int64_t  | -5000000000           | 0     |
        | proto3, code size, uint32                 | smaller       | e_uint32      | uint32_t | 4000000000u           | 0     |
        | proto3, code size, uint64                 | smaller       | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | proto3, code size, sint32                 | smaller       | e_sint32      | int32_t  | -7                    | 0     |
        | proto3, code size, sint64                 | smaller       | e_sint64      | int64_t  | -5000000000           | 0     |
        | proto3, code size, fixed32                | smaller       | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | proto3, code size, fixed64                | smaller       | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | proto3, code size, sfixed32               | smaller       | e_sfixed32    | int32_t  | -7                    | 0     |
        | proto3, code size, sfixed64               | smaller       | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | proto3, code size, float                  | smaller       | e_float       | float    | -2.5f                 | 0.0f  |
        | proto3, code size, double                 | smaller       | e_double      | double   | 0.1                   | 0.0   |
        | proto3, code size, bool                   | smaller       | e_bool        | bool     | true                  | false |
        | proto2, lite, int32                       | light         | e_int32       | int32_t  | -7                    | 0     |
        | proto2, lite, int64                       | light         | e_int64       | int64_t  | -5000000000           | 0     |
        | proto2, lite, uint32                      | light         | e_uint32      | uint32_t | 4000000000u           | 0     |
        | proto2, lite, uint64                      | light         | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | proto2, lite, sint32                      | light         | e_sint32      | int32_t  | -7                    | 0     |
        | proto2, lite, sint64                      | light         | e_sint64      | int64_t  | -5000000000           | 0     |
        | proto2, lite, fixed32                     | light         | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | proto2, lite, fixed64                     | light         | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | proto2, lite, sfixed32                    | light         | e_sfixed32    | int32_t  | -7                    | 0     |
        | proto2, lite, sfixed64                    | light         | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | proto2, lite, float                       | light         | e_float       | float    | -2.5f                 | 0.0f  |
        | proto2, lite, double                      | light         | e_double      | double   | 0.1                   | 0.0   |
        | proto2, lite, bool                        | light         | e_bool        | bool     | true                  | false |
        | proto2, lite, int32 with a default        | light         | preset_number | int32_t  | 0                     | -41   |
        | proto3, lite, int32                       | lighter       | e_int32       | int32_t  | -7                    | 0     |
        | proto3, lite, int64                       | lighter       | e_int64       | int64_t  | -5000000000           | 0     |
        | proto3, lite, uint32                      | lighter       | e_uint32      | uint32_t | 4000000000u           | 0     |
        | proto3, lite, uint64                      | lighter       | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | proto3, lite, sint32                      | lighter       | e_sint32      | int32_t  | -7                    | 0     |
        | proto3, lite, sint64                      | lighter       | e_sint64      | int64_t  | -5000000000           | 0     |
        | proto3, lite, fixed32                     | lighter       | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | proto3, lite, fixed64                     | lighter       | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | proto3, lite, sfixed32                    | lighter       | e_sfixed32    | int32_t  | -7                    | 0     |
        | proto3, lite, sfixed64                    | lighter       | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | proto3, lite, float                       | lighter       | e_float       | float    | -2.5f                 | 0.0f  |
        | proto3, lite, double                      | lighter       | e_double      | double   | 0.1                   | 0.0   |
        | proto3, lite, bool                        | lighter       | e_bool        | bool     | true                  | false |
        | proto2, nested, int32                     | nested::Outer | e_int32       | int32_t  | -7                    | 0     |
        | proto2, nested, int64                     | nested::Outer | e_int64       | int64_t  | -5000000000           | 0     |
        | proto2, nested, uint32                    | nested::Outer | e_uint32      | uint32_t | 4000000000u           | 0     |
        | proto2, nested, uint64                    | nested::Outer | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | proto2, nested, sint32                    | nested::Outer | e_sint32      | int32_t  | -7                    | 0     |
        | proto2, nested, sint64                    | nested::Outer | e_sint64      | int64_t  | -5000000000           | 0     |
        | proto2, nested, fixed32                   | nested::Outer | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | proto2, nested, fixed64                   | nested::Outer | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | proto2, nested, sfixed32                  | nested::Outer | e_sfixed32    | int32_t  | -7                    | 0     |
        | proto2, nested, sfixed64                  | nested::Outer | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | proto2, nested, float                     | nested::Outer | e_float       | float    | -2.5f                 | 0.0f  |
        | proto2, nested, double                    | nested::Outer | e_double      | double   | 0.1                   | 0.0   |
        | proto2, nested, bool                      | nested::Outer | e_bool        | bool     | true                  | false |
        | proto2, nested, int32 with a default      | nested::Outer | preset_number | int32_t  | 0                     | -41   |
        | required, code size, int32                | needed_small  | e_int32       | int32_t  | -7                    | 0     |
        | required, code size, int64                | needed_small  | e_int64       | int64_t  | -5000000000           | 0     |
        | required, code size, uint32               | needed_small  | e_uint32      | uint32_t | 4000000000u           | 0     |
        | required, code size, uint64               | needed_small  | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | required, code size, sint32               | needed_small  | e_sint32      | int32_t  | -7                    | 0     |
        | required, code size, sint64               | needed_small  | e_sint64      | int64_t  | -5000000000           | 0     |
        | required, code size, fixed32              | needed_small  | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | required, code size, fixed64              | needed_small  | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | required, code size, sfixed32             | needed_small  | e_sfixed32    | int32_t  | -7                    | 0     |
        | required, code size, sfixed64             | needed_small  | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | required, code size, float                | needed_small  | e_float       | float    | -2.5f                 | 0.0f  |
        | required, code size, double               | needed_small  | e_double      | double   | 0.1                   | 0.0   |
        | required, code size, bool                 | needed_small  | e_bool        | bool     | true                  | false |
        | required, code size, int32 with a default | needed_small  | preset_number | int32_t  | 0                     | -41   |
        | required, lite, int32                     | needed_light  | e_int32       | int32_t  | -7                    | 0     |
        | required, lite, int64                     | needed_light  | e_int64       | int64_t  | -5000000000           | 0     |
        | required, lite, uint32                    | needed_light  | e_uint32      | uint32_t | 4000000000u           | 0     |
        | required, lite, uint64                    | needed_light  | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | required, lite, sint32                    | needed_light  | e_sint32      | int32_t  | -7                    | 0     |
        | required, lite, sint64                    | needed_light  | e_sint64      | int64_t  | -5000000000           | 0     |
        | required, lite, fixed32                   | needed_light  | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | required, lite, fixed64                   | needed_light  | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | required, lite, sfixed32                  | needed_light  | e_sfixed32    | int32_t  | -7                    | 0     |
        | required, lite, sfixed64                  | needed_light  | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | required, lite, float                     | needed_light  | e_float       | float    | -2.5f                 | 0.0f  |
        | required, lite, double                    | needed_light  | e_double      | double   | 0.1                   | 0.0   |
        | required, lite, bool                      | needed_light  | e_bool        | bool     | true                  | false |
        | required, lite, int32 with a default      | needed_light  | preset_number | int32_t  | 0                     | -41   |

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (other modes)

    Scenario: proto3, code size, int32
      Given `smaller::Sample m`
      And `const smaller::Sample& view = m`
      Then `view.i_int32()` is `0`
      When `m.set_i_int32(-7)`
      Then `view.i_int32()` is `-7`
      And `view.i_int32()` has type `int32_t`
      When `m.clear_i_int32()`
      Then `view.i_int32()` is `0`
      And `m.ByteSizeLong()` is `0u`
      And `m.has_i_int32()` does not compile

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `view.<name>()` is `<value>`
      And `view.<name>()` has type `<type>`
      When `m.clear_<name>()`
      Then `view.<name>()` is `<unset>`
      And `m.ByteSizeLong()` is `0u`
      And `m.has_<name>()` does not compile

      Examples:
        | what                        | package       | name       | type     | value                 | unset |
        | proto3, code size, int64    | smaller       | i_int64    | int64_t  | -5000000000           | 0     |
        | proto3, code size, uint32   | smaller       | i_uint32   | uint32_t | 4000000000u           | 0     |
        | proto3, code size, uint64   | smaller       | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | proto3, code size, sint32   | smaller       | i_sint32   | int32_t  | -7                    | 0     |
        | proto3, code size, sint64   | smaller       | i_sint64   | int64_t  | -5000000000           | 0     |
        | proto3, code size, fixed32  | smaller       | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | proto3, code size, fixed64  | smaller       | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | proto3, code size, sfixed32 | smaller       | i_sfixed32 | int32_t  | -7                    | 0     |
        | proto3, code size, sfixed64 | smaller       | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | proto3, code size, float    | smaller       | i_float    | float    | -2.5f                 | 0.0f  |
        | proto3, code size, double   | smaller       | i_double   | double   | 0.1                   | 0.0   |
        | proto3, code size, bool     | smaller       | i_bool     | bool     | true                  | false |
        | proto3, lite, int32         | lighter       | i_int32    | int32_t  | -7                    | 0     |
        | proto3, lite, int64         | lighter       | i_int64    | int64_t  | -5000000000           | 0     |
        | proto3, lite, uint32        | lighter       | i_uint32   | uint32_t | 4000000000u           | 0     |
        | proto3, lite, uint64        | lighter       | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | proto3, lite, sint32        | lighter       | i_sint32   | int32_t  | -7                    | 0     |
        | proto3, lite, sint64        | lighter       | i_sint64   | int64_t  | -5000000000           | 0     |
        | proto3, lite, fixed32       | lighter       | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | proto3, lite, fixed64       | lighter       | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | proto3, lite, sfixed32      | lighter       | i_sfixed32 | int32_t  | -7                    | 0     |
        | proto3, lite, sfixed64      | lighter       | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | proto3, lite, float         | lighter       | i_float    | float    | -2.5f                 | 0.0f  |
        | proto3, lite, double        | lighter       | i_double   | double   | 0.1                   | 0.0   |
        | proto3, lite, bool          | lighter       | i_bool     | bool     | true                  | false |
        | proto3, nested, int32       | within::Outer | i_int32    | int32_t  | -7                    | 0     |
        | proto3, nested, int64       | within::Outer | i_int64    | int64_t  | -5000000000           | 0     |
        | proto3, nested, uint32      | within::Outer | i_uint32   | uint32_t | 4000000000u           | 0     |
        | proto3, nested, uint64      | within::Outer | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | proto3, nested, sint32      | within::Outer | i_sint32   | int32_t  | -7                    | 0     |
        | proto3, nested, sint64      | within::Outer | i_sint64   | int64_t  | -5000000000           | 0     |
        | proto3, nested, fixed32     | within::Outer | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | proto3, nested, fixed64     | within::Outer | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | proto3, nested, sfixed32    | within::Outer | i_sfixed32 | int32_t  | -7                    | 0     |
        | proto3, nested, sfixed64    | within::Outer | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | proto3, nested, float       | within::Outer | i_float    | float    | -2.5f                 | 0.0f  |
        | proto3, nested, double      | within::Outer | i_double   | double   | 0.1                   | 0.0   |
        | proto3, nested, bool        | within::Outer | i_bool     | bool     | true                  | false |

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      Then `view.e_text()` is `""s`
      And `view.e_text()` has type `const std::string&`
      When `m.set_e_text("long, and not inline")`
      Then `view.e_text()` is `"long, and not inline"s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.<name>()` is `<unset>`
      And `view.<name>()` has type `const std::string&`
      When `m.set_<name>("long, and not inline")`
      Then `view.<name>()` is `"long, and not inline"s`

      Examples:
        | what                                         | package       | name   | unset    |
        | proto2, code size, bytes                     | small         | e_data | ""s      |
        | proto2, code size, a string with a default   | small         | preset | "unset"s |
        | proto3, code size, a string                  | smaller       | e_text | ""s      |
        | proto3, code size, bytes                     | smaller       | e_data | ""s      |
        | proto2, lite, a string                       | light         | e_text | ""s      |
        | proto2, lite, bytes                          | light         | e_data | ""s      |
        | proto2, lite, a string with a default        | light         | preset | "unset"s |
        | proto3, lite, a string                       | lighter       | e_text | ""s      |
        | proto3, lite, bytes                          | lighter       | e_data | ""s      |
        | proto2, nested, a string                     | nested::Outer | e_text | ""s      |
        | proto2, nested, bytes                        | nested::Outer | e_data | ""s      |
        | proto2, nested, a string with a default      | nested::Outer | preset | "unset"s |
        | required, code size, a string                | needed_small  | e_text | ""s      |
        | required, code size, bytes                   | needed_small  | e_data | ""s      |
        | required, code size, a string with a default | needed_small  | preset | "unset"s |
        | required, lite, a string                     | needed_light  | e_text | ""s      |
        | required, lite, bytes                        | needed_light  | e_data | ""s      |
        | required, lite, a string with a default      | needed_light  | preset | "unset"s |
        | proto3, nested, a string                     | within::Outer | e_text | ""s      |
        | proto3, nested, bytes                        | within::Outer | e_data | ""s      |

  @cpp.field.string-has @cpp.presence.set
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      Then `view.has_e_text()` is `false`
      When `m.set_e_text("")`
      Then `view.has_e_text()` is `true`
      And `view.e_text()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.has_<name>()` is `false`
      When `m.set_<name>("")`
      Then `view.has_<name>()` is `true`
      And `view.<name>()` is `""s`

      Examples:
        | what                                         | package       | name   |
        | proto2, code size, bytes                     | small         | e_data |
        | proto2, code size, a string with a default   | small         | preset |
        | proto3, code size, a string                  | smaller       | e_text |
        | proto3, code size, bytes                     | smaller       | e_data |
        | proto2, lite, a string                       | light         | e_text |
        | proto2, lite, bytes                          | light         | e_data |
        | proto2, lite, a string with a default        | light         | preset |
        | proto3, lite, a string                       | lighter       | e_text |
        | proto3, lite, bytes                          | lighter       | e_data |
        | proto2, nested, a string                     | nested::Outer | e_text |
        | proto2, nested, bytes                        | nested::Outer | e_data |
        | proto2, nested, a string with a default      | nested::Outer | preset |
        | required, code size, a string                | needed_small  | e_text |
        | required, code size, bytes                   | needed_small  | e_data |
        | required, code size, a string with a default | needed_small  | preset |
        | required, lite, a string                     | needed_light  | e_text |
        | required, lite, bytes                        | needed_light  | e_data |
        | required, lite, a string with a default      | needed_light  | preset |
        | proto3, nested, a string                     | within::Outer | e_text |
        | proto3, nested, bytes                        | within::Outer | e_data |

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `std::string text = "long, and not inline"`
      When `m.set_e_text(text)`
      And `text[0] = 'x'`
      Then `view.e_text()` is `"long, and not inline"s`
      When `m.set_e_text("cut\0here", 8)`
      Then `view.e_text()` is `"cut\0here"s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `std::string text = "long, and not inline"`
      When `m.set_<name>(text)`
      And `text[0] = 'x'`
      Then `view.<name>()` is `"long, and not inline"s`
      When `m.set_<name>("cut\0here", 8)`
      Then `view.<name>()` is `"cut\0here"s`

      Examples:
        | what                                         | package       | name   |
        | proto2, code size, bytes                     | small         | e_data |
        | proto2, code size, a string with a default   | small         | preset |
        | proto3, code size, a string                  | smaller       | e_text |
        | proto3, code size, bytes                     | smaller       | e_data |
        | proto2, lite, a string                       | light         | e_text |
        | proto2, lite, bytes                          | light         | e_data |
        | proto2, lite, a string with a default        | light         | preset |
        | proto3, lite, a string                       | lighter       | e_text |
        | proto3, lite, bytes                          | lighter       | e_data |
        | proto2, nested, a string                     | nested::Outer | e_text |
        | proto2, nested, bytes                        | nested::Outer | e_data |
        | proto2, nested, a string with a default      | nested::Outer | preset |
        | required, code size, a string                | needed_small  | e_text |
        | required, code size, bytes                   | needed_small  | e_data |
        | required, code size, a string with a default | needed_small  | preset |
        | required, lite, a string                     | needed_light  | e_text |
        | required, lite, bytes                        | needed_light  | e_data |
        | required, lite, a string with a default      | needed_light  | preset |
        | proto3, nested, a string                     | within::Outer | e_text |
        | proto3, nested, bytes                        | within::Outer | e_data |

  @cpp.field.string-clear @cpp.presence.clear
  Rule: `clear_foo` unsets a string or bytes field (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.set_e_text("long, and not inline")`
      When `m.clear_e_text()`
      Then `view.has_e_text()` is `false`
      And `view.e_text()` is `""s`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.set_<name>("long, and not inline")`
      When `m.clear_<name>()`
      Then `view.has_<name>()` is `false`
      And `view.<name>()` is `<unset>`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                                         | package       | name   | unset    |
        | proto2, code size, bytes                     | small         | e_data | ""s      |
        | proto2, code size, a string with a default   | small         | preset | "unset"s |
        | proto3, code size, a string                  | smaller       | e_text | ""s      |
        | proto3, code size, bytes                     | smaller       | e_data | ""s      |
        | proto2, lite, a string                       | light         | e_text | ""s      |
        | proto2, lite, bytes                          | light         | e_data | ""s      |
        | proto2, lite, a string with a default        | light         | preset | "unset"s |
        | proto3, lite, a string                       | lighter       | e_text | ""s      |
        | proto3, lite, bytes                          | lighter       | e_data | ""s      |
        | proto2, nested, a string                     | nested::Outer | e_text | ""s      |
        | proto2, nested, bytes                        | nested::Outer | e_data | ""s      |
        | proto2, nested, a string with a default      | nested::Outer | preset | "unset"s |
        | required, code size, a string                | needed_small  | e_text | ""s      |
        | required, code size, bytes                   | needed_small  | e_data | ""s      |
        | required, code size, a string with a default | needed_small  | preset | "unset"s |
        | required, lite, a string                     | needed_light  | e_text | ""s      |
        | required, lite, bytes                        | needed_light  | e_data | ""s      |
        | required, lite, a string with a default      | needed_light  | preset | "unset"s |
        | proto3, nested, a string                     | within::Outer | e_text | ""s      |
        | proto3, nested, bytes                        | within::Outer | e_data | ""s      |

  @cpp.field.string-mutable @cpp.presence.mutable
  Rule: `mutable_foo` marks a string or bytes field set; if it was unset, the string is empty, whatever the default (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      Then `*m.mutable_e_text()` is `""s`
      And `view.has_e_text()` is `true`
      When `m.mutable_e_text()->assign("long, and not inline")`
      Then `view.e_text()` is `"long, and not inline"s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `*m.mutable_<name>()` is `""s`
      And `view.has_<name>()` is `true`
      When `m.mutable_<name>()->assign("long, and not inline")`
      Then `view.<name>()` is `"long, and not inline"s`

      Examples:
        | what                                         | package       | name   |
        | proto2, code size, bytes                     | small         | e_data |
        | proto2, code size, a string with a default   | small         | preset |
        | proto3, code size, a string                  | smaller       | e_text |
        | proto3, code size, bytes                     | smaller       | e_data |
        | proto2, lite, a string                       | light         | e_text |
        | proto2, lite, bytes                          | light         | e_data |
        | proto2, lite, a string with a default        | light         | preset |
        | proto3, lite, a string                       | lighter       | e_text |
        | proto3, lite, bytes                          | lighter       | e_data |
        | proto2, nested, a string                     | nested::Outer | e_text |
        | proto2, nested, bytes                        | nested::Outer | e_data |
        | proto2, nested, a string with a default      | nested::Outer | preset |
        | required, code size, a string                | needed_small  | e_text |
        | required, code size, bytes                   | needed_small  | e_data |
        | required, code size, a string with a default | needed_small  | preset |
        | required, lite, a string                     | needed_light  | e_text |
        | required, lite, bytes                        | needed_light  | e_data |
        | required, lite, a string with a default      | needed_light  | preset |
        | proto3, nested, a string                     | within::Outer | e_text |
        | proto3, nested, bytes                        | within::Outer | e_data |

  @cpp.field.string-set-allocated @cpp.presence.set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.set_e_text("long, and not inline")`
      When `m.set_allocated_e_text(new std::string("given, and not inline"))`
      Then `view.e_text()` is `"given, and not inline"s`
      When `m.clear_e_text()`
      And `m.set_allocated_e_text(new std::string())`
      Then `view.has_e_text()` is `true`
      And `view.e_text()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.set_<name>("long, and not inline")`
      When `m.set_allocated_<name>(new std::string("given, and not inline"))`
      Then `view.<name>()` is `"given, and not inline"s`
      When `m.clear_<name>()`
      And `m.set_allocated_<name>(new std::string())`
      Then `view.has_<name>()` is `true`
      And `view.<name>()` is `""s`

      Examples:
        | what                                         | package       | name   |
        | proto2, code size, bytes                     | small         | e_data |
        | proto2, code size, a string with a default   | small         | preset |
        | proto3, code size, a string                  | smaller       | e_text |
        | proto3, code size, bytes                     | smaller       | e_data |
        | proto2, lite, a string                       | light         | e_text |
        | proto2, lite, bytes                          | light         | e_data |
        | proto2, lite, a string with a default        | light         | preset |
        | proto3, lite, a string                       | lighter       | e_text |
        | proto3, lite, bytes                          | lighter       | e_data |
        | proto2, nested, a string                     | nested::Outer | e_text |
        | proto2, nested, bytes                        | nested::Outer | e_data |
        | proto2, nested, a string with a default      | nested::Outer | preset |
        | required, code size, a string                | needed_small  | e_text |
        | required, code size, bytes                   | needed_small  | e_data |
        | required, code size, a string with a default | needed_small  | preset |
        | required, lite, a string                     | needed_light  | e_text |
        | required, lite, bytes                        | needed_light  | e_data |
        | required, lite, a string with a default      | needed_light  | preset |
        | proto3, nested, a string                     | within::Outer | e_text |
        | proto3, nested, bytes                        | within::Outer | e_data |

  @cpp.field.string-release @cpp.presence.release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.set_e_text("long, and not inline")`
      When `std::unique_ptr<std::string> released(m.release_e_text())`
      Then `*released` is `"long, and not inline"s`
      And `view.has_e_text()` is `false`
      And `view.e_text()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.set_<name>("long, and not inline")`
      When `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `*released` is `"long, and not inline"s`
      And `view.has_<name>()` is `false`
      And `view.<name>()` is `<unset>`

      Examples:
        | what                                         | package       | name   | unset    |
        | proto2, code size, bytes                     | small         | e_data | ""s      |
        | proto2, code size, a string with a default   | small         | preset | "unset"s |
        | proto3, code size, a string                  | smaller       | e_text | ""s      |
        | proto3, code size, bytes                     | smaller       | e_data | ""s      |
        | proto2, lite, a string                       | light         | e_text | ""s      |
        | proto2, lite, bytes                          | light         | e_data | ""s      |
        | proto2, lite, a string with a default        | light         | preset | "unset"s |
        | proto3, lite, a string                       | lighter       | e_text | ""s      |
        | proto3, lite, bytes                          | lighter       | e_data | ""s      |
        | proto2, nested, a string                     | nested::Outer | e_text | ""s      |
        | proto2, nested, bytes                        | nested::Outer | e_data | ""s      |
        | proto2, nested, a string with a default      | nested::Outer | preset | "unset"s |
        | required, code size, a string                | needed_small  | e_text | ""s      |
        | required, code size, bytes                   | needed_small  | e_data | ""s      |
        | required, code size, a string with a default | needed_small  | preset | "unset"s |
        | required, lite, a string                     | needed_light  | e_text | ""s      |
        | required, lite, bytes                        | needed_light  | e_data | ""s      |
        | required, lite, a string with a default      | needed_light  | preset | "unset"s |
        | proto3, nested, a string                     | within::Outer | e_text | ""s      |
        | proto3, nested, bytes                        | within::Outer | e_data | ""s      |

  @cpp.field.string-set-allocated-null @cpp.presence.set-allocated-null
  Rule: `set_allocated_foo` with a null pointer clears a string or bytes field and frees the string that it held (other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.set_e_text("long, and not inline")`
      When `m.set_allocated_e_text(nullptr)`
      Then `view.has_e_text()` is `false`
      And `view.e_text()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.set_<name>("long, and not inline")`
      When `m.set_allocated_<name>(nullptr)`
      Then `view.has_<name>()` is `false`
      And `view.<name>()` is `<unset>`

      Examples:
        | what                                         | package       | name   | unset    |
        | proto2, code size, bytes                     | small         | e_data | ""s      |
        | proto2, code size, a string with a default   | small         | preset | "unset"s |
        | proto3, code size, a string                  | smaller       | e_text | ""s      |
        | proto3, code size, bytes                     | smaller       | e_data | ""s      |
        | proto2, lite, a string                       | light         | e_text | ""s      |
        | proto2, lite, bytes                          | light         | e_data | ""s      |
        | proto2, lite, a string with a default        | light         | preset | "unset"s |
        | proto3, lite, a string                       | lighter       | e_text | ""s      |
        | proto3, lite, bytes                          | lighter       | e_data | ""s      |
        | proto2, nested, a string                     | nested::Outer | e_text | ""s      |
        | proto2, nested, bytes                        | nested::Outer | e_data | ""s      |
        | proto2, nested, a string with a default      | nested::Outer | preset | "unset"s |
        | required, code size, a string                | needed_small  | e_text | ""s      |
        | required, code size, bytes                   | needed_small  | e_data | ""s      |
        | required, code size, a string with a default | needed_small  | preset | "unset"s |
        | required, lite, a string                     | needed_light  | e_text | ""s      |
        | required, lite, bytes                        | needed_light  | e_data | ""s      |
        | required, lite, a string with a default      | needed_light  | preset | "unset"s |
        | proto3, nested, a string                     | within::Outer | e_text | ""s      |
        | proto3, nested, bytes                        | within::Outer | e_data | ""s      |

  @cpp.field.string-get @cpp.field.string-has @cpp.field.string-set @cpp.field.string-mutable @cpp.field.string-clear @cpp.field.string-set-allocated @cpp.field.string-set-allocated-null @cpp.field.string-release
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (implicit presence, other modes)

    Scenario: proto3, code size, a string without presence
      Given `smaller::Sample m`
      And `const smaller::Sample& view = m`
      Then `view.i_text()` is `""s`
      When `m.set_i_text("long, and not inline")`
      Then `view.i_text()` is `"long, and not inline"s`
      When `m.set_i_text("cut\0here", 8)`
      Then `view.i_text()` is `"cut\0here"s`
      When `m.clear_i_text()`
      Then `view.i_text()` is `""s`
      And `m.ByteSizeLong()` is `0u`
      When `m.mutable_i_text()->append("x")`
      Then `view.i_text()` is `"x"s`
      When `m.set_allocated_i_text(new std::string("given, and not inline"))`
      And `std::unique_ptr<std::string> released(m.release_i_text())`
      Then `*released` is `"given, and not inline"s`
      And `view.i_text()` is `""s`
      When `m.set_i_text("x")`
      And `m.set_allocated_i_text(nullptr)`
      Then `m.ByteSizeLong()` is `0u`
      And `m.has_i_text()` does not compile

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.<name>()` is `""s`
      When `m.set_<name>("long, and not inline")`
      Then `view.<name>()` is `"long, and not inline"s`
      When `m.set_<name>("cut\0here", 8)`
      Then `view.<name>()` is `"cut\0here"s`
      When `m.clear_<name>()`
      Then `view.<name>()` is `""s`
      And `m.ByteSizeLong()` is `0u`
      When `m.mutable_<name>()->append("x")`
      Then `view.<name>()` is `"x"s`
      When `m.set_allocated_<name>(new std::string("given, and not inline"))`
      And `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `*released` is `"given, and not inline"s`
      And `view.<name>()` is `""s`
      When `m.set_<name>("x")`
      And `m.set_allocated_<name>(nullptr)`
      Then `m.ByteSizeLong()` is `0u`
      And `m.has_<name>()` does not compile

      Examples:
        | what                                      | package       | name   |
        | proto3, code size, bytes without presence | smaller       | i_data |
        | proto3, lite, a string without presence   | lighter       | i_text |
        | proto3, lite, bytes without presence      | lighter       | i_data |
        | proto3, nested, a string without presence | within::Outer | i_text |
        | proto3, nested, bytes without presence    | within::Outer | i_data |

  @cpp.field.enum-explicit @cpp.presence.set @cpp.presence.clear
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (other modes)

    Scenario: proto2, code size, explicit
      Given `small::Sample m`
      Then `m.has_e_kind()` is `false`
      And `m.e_kind()` is `small::KIND_NONE`
      When `m.set_e_kind(small::KIND_LEFT)`
      Then `m.has_e_kind()` is `true`
      And `m.e_kind()` is `small::KIND_LEFT`
      And `m.e_kind()` has type `small::Kind`
      When `m.clear_e_kind()`
      Then `m.has_e_kind()` is `false`
      And `m.e_kind()` is `small::KIND_NONE`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`
      And `m.<name>()` has type `<package>::Kind`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`

      Examples:
        | what                                | package       | name        | unset                    | value                    |
        | proto2, code size, with a default   | small         | preset_kind | small::KIND_LEFT         | small::KIND_NONE         |
        | proto3, code size, explicit         | smaller       | e_kind      | smaller::KIND_NONE       | smaller::KIND_LEFT       |
        | proto2, lite, explicit              | light         | e_kind      | light::KIND_NONE         | light::KIND_LEFT         |
        | proto2, lite, with a default        | light         | preset_kind | light::KIND_LEFT         | light::KIND_NONE         |
        | proto3, lite, explicit              | lighter       | e_kind      | lighter::KIND_NONE       | lighter::KIND_LEFT       |
        | proto2, nested, explicit            | nested::Outer | e_kind      | nested::Outer::KIND_NONE | nested::Outer::KIND_LEFT |
        | proto2, nested, with a default      | nested::Outer | preset_kind | nested::Outer::KIND_LEFT | nested::Outer::KIND_NONE |
        | required, code size, explicit       | needed_small  | e_kind      | needed_small::KIND_NONE  | needed_small::KIND_LEFT  |
        | required, code size, with a default | needed_small  | preset_kind | needed_small::KIND_LEFT  | needed_small::KIND_NONE  |
        | required, lite, explicit            | needed_light  | e_kind      | needed_light::KIND_NONE  | needed_light::KIND_LEFT  |
        | required, lite, with a default      | needed_light  | preset_kind | needed_light::KIND_LEFT  | needed_light::KIND_NONE  |
        | proto3, nested, explicit            | within::Outer | e_kind      | within::Outer::KIND_NONE | within::Outer::KIND_LEFT |

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (other modes)

    Scenario: proto3, code size, implicit
      Given `smaller::Sample m`
      Then `m.i_kind()` is `smaller::KIND_NONE`
      When `m.set_i_kind(smaller::KIND_LEFT)`
      Then `m.i_kind()` is `smaller::KIND_LEFT`
      When `m.clear_i_kind()`
      Then `m.i_kind()` is `smaller::KIND_NONE`
      And `m.ByteSizeLong()` is `0u`
      And `m.has_i_kind()` does not compile

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.i_kind()` is `<package>::KIND_NONE`
      When `m.set_i_kind(<package>::KIND_LEFT)`
      Then `m.i_kind()` is `<package>::KIND_LEFT`
      When `m.clear_i_kind()`
      Then `m.i_kind()` is `<package>::KIND_NONE`
      And `m.ByteSizeLong()` is `0u`
      And `m.has_i_kind()` does not compile

      Examples:
        | what                     | package       |
        | proto3, lite, implicit   | lighter       |
        | proto3, nested, implicit | within::Outer |

  @cpp.field.message-has
  Rule: A message field has a presence test (other modes)

    @cpp.presence.mutable @cpp.presence.clear
    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      Then `view.has_part()` is `false`
      When `m.mutable_part()`
      Then `view.has_part()` is `true`
      When `m.mutable_part()->set_id(7)`
      Then `view.has_part()` is `true`
      When `m.clear_part()`
      Then `view.has_part()` is `false`

    @cpp.presence.mutable @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.has_<name>()` is `false`
      When `m.mutable_<name>()`
      Then `view.has_<name>()` is `true`
      When `m.mutable_<name>()->set_id(7)`
      Then `view.has_<name>()` is `true`
      When `m.clear_<name>()`
      Then `view.has_<name>()` is `false`

      Examples:
        | what                           | package       | name |
        | proto2, code size, a group     | small         | box  |
        | proto3, code size, a message   | smaller       | part |
        | proto2, lite, a message        | light         | part |
        | proto2, lite, a group          | light         | box  |
        | proto3, lite, a message        | lighter       | part |
        | proto2, nested, a message      | nested::Outer | part |
        | proto2, nested, a group        | nested::Outer | box  |
        | required, code size, a message | needed_small  | part |
        | required, code size, a group   | needed_small  | box  |
        | required, lite, a message      | needed_light  | part |
        | required, lite, a group        | needed_light  | box  |
        | proto3, nested, a message      | within::Outer | part |

  @cpp.field.message-get
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      Then `view.part().id()` is `0`
      And `view.part().SerializeAsString()` is `""s`
      And `view.part()` has type `const small::Part&`
      When `m.mutable_part()->set_id(7)`
      Then `view.part().id()` is `7`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.<name>().id()` is `0`
      And `view.<name>().SerializeAsString()` is `""s`
      And `view.<name>()` has type `const <type>&`
      When `m.mutable_<name>()->set_id(7)`
      Then `view.<name>().id()` is `7`

      Examples:
        | what                           | package       | name | type                       |
        | proto2, code size, a group     | small         | box  | small::Sample::Box         |
        | proto3, code size, a message   | smaller       | part | smaller::Part              |
        | proto2, lite, a message        | light         | part | light::Part                |
        | proto2, lite, a group          | light         | box  | light::Sample::Box         |
        | proto3, lite, a message        | lighter       | part | lighter::Part              |
        | proto2, nested, a message      | nested::Outer | part | nested::Outer::Part        |
        | proto2, nested, a group        | nested::Outer | box  | nested::Outer::Sample::Box |
        | required, code size, a message | needed_small  | part | needed_small::Part         |
        | required, code size, a group   | needed_small  | box  | needed_small::Sample::Box  |
        | required, lite, a message      | needed_light  | part | needed_light::Part         |
        | required, lite, a group        | needed_light  | box  | needed_light::Sample::Box  |
        | proto3, nested, a message      | within::Outer | part | within::Outer::Part        |

  @cpp.field.message-mutable @cpp.presence.mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      When `m.mutable_part()`
      Then `view.has_part()` is `true`
      And `view.part().SerializeAsString()` is `""s`
      When `m.mutable_part()->set_label("long, and not inline")`
      And `m.mutable_part()->set_id(7)`
      Then `view.part().label()` is `"long, and not inline"s`
      And `view.part().id()` is `7`
      When `m.clear_part()`
      Then `m.mutable_part()->label()` is `""s`
      And `view.has_part()` is `true`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      When `m.mutable_<name>()`
      Then `view.has_<name>()` is `true`
      And `view.<name>().SerializeAsString()` is `""s`
      When `m.mutable_<name>()->set_label("long, and not inline")`
      And `m.mutable_<name>()->set_id(7)`
      Then `view.<name>().label()` is `"long, and not inline"s`
      And `view.<name>().id()` is `7`
      When `m.clear_<name>()`
      Then `m.mutable_<name>()->label()` is `""s`
      And `view.has_<name>()` is `true`

      Examples:
        | what                           | package       | name |
        | proto2, code size, a group     | small         | box  |
        | proto3, code size, a message   | smaller       | part |
        | proto2, lite, a message        | light         | part |
        | proto2, lite, a group          | light         | box  |
        | proto3, lite, a message        | lighter       | part |
        | proto2, nested, a message      | nested::Outer | part |
        | proto2, nested, a group        | nested::Outer | box  |
        | required, code size, a message | needed_small  | part |
        | required, code size, a group   | needed_small  | box  |
        | required, lite, a message      | needed_light  | part |
        | required, lite, a group        | needed_light  | box  |
        | proto3, nested, a message      | within::Outer | part |

  @cpp.field.message-clear @cpp.presence.clear
  Rule: `clear_bar` unsets a message field (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.mutable_part()->set_label("long, and not inline")`
      When `m.clear_part()`
      Then `view.has_part()` is `false`
      And `view.part().label()` is `""s`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.mutable_<name>()->set_label("long, and not inline")`
      When `m.clear_<name>()`
      Then `view.has_<name>()` is `false`
      And `view.<name>().label()` is `""s`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                           | package       | name |
        | proto2, code size, a group     | small         | box  |
        | proto3, code size, a message   | smaller       | part |
        | proto2, lite, a message        | light         | part |
        | proto2, lite, a group          | light         | box  |
        | proto3, lite, a message        | lighter       | part |
        | proto2, nested, a message      | nested::Outer | part |
        | proto2, nested, a group        | nested::Outer | box  |
        | required, code size, a message | needed_small  | part |
        | required, code size, a group   | needed_small  | box  |
        | required, lite, a message      | needed_light  | part |
        | required, lite, a group        | needed_light  | box  |
        | proto3, nested, a message      | within::Outer | part |

  @cpp.field.message-set-allocated @cpp.presence.set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `auto* given = new small::Part()`
      And `given->set_id(9)`
      And `m.mutable_part()->set_label("before, and not inline")`
      When `m.set_allocated_part(given)`
      Then `view.has_part()` is `true`
      And `view.part().id()` is `9`
      And `view.part().label()` is `""s`
      And `&view.part()` is `given`
      When `m.set_allocated_part(new small::Part())`
      Then `view.has_part()` is `true`
      And `view.part().id()` is `0`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `auto* given = new <type>()`
      And `given->set_id(9)`
      And `m.mutable_<name>()->set_label("before, and not inline")`
      When `m.set_allocated_<name>(given)`
      Then `view.has_<name>()` is `true`
      And `view.<name>().id()` is `9`
      And `view.<name>().label()` is `""s`
      And `&view.<name>()` is `given`
      When `m.set_allocated_<name>(new <type>())`
      Then `view.has_<name>()` is `true`
      And `view.<name>().id()` is `0`

      Examples:
        | what                           | package       | name | type                       |
        | proto2, code size, a group     | small         | box  | small::Sample::Box         |
        | proto3, code size, a message   | smaller       | part | smaller::Part              |
        | proto2, lite, a message        | light         | part | light::Part                |
        | proto2, lite, a group          | light         | box  | light::Sample::Box         |
        | proto3, lite, a message        | lighter       | part | lighter::Part              |
        | proto2, nested, a message      | nested::Outer | part | nested::Outer::Part        |
        | proto2, nested, a group        | nested::Outer | box  | nested::Outer::Sample::Box |
        | required, code size, a message | needed_small  | part | needed_small::Part         |
        | required, code size, a group   | needed_small  | box  | needed_small::Sample::Box  |
        | required, lite, a message      | needed_light  | part | needed_light::Part         |
        | required, lite, a group        | needed_light  | box  | needed_light::Sample::Box  |
        | proto3, nested, a message      | within::Outer | part | within::Outer::Part        |

    Scenario Outline: <what>, set and then <how> before
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.mutable_<name>()->set_label("before, and not inline")`
      And `<unset>`
      And `auto* given = new <type>()`
      When `m.set_allocated_<name>(given)`
      Then `view.has_<name>()` is `true`
      And `&view.<name>()` is `given`
      And `view.<name>().label()` is `""s`

      Examples:
        | what                           | how                      | package       | name | type                       | unset          |
        | proto2, code size, a message   | cleared                  | small         | part | small::Part                | m.clear_part() |
        | proto2, code size, a message   | cleared with its message | small         | part | small::Part                | m.Clear()      |
        | proto2, code size, a group     | cleared                  | small         | box  | small::Sample::Box         | m.clear_box()  |
        | proto2, code size, a group     | cleared with its message | small         | box  | small::Sample::Box         | m.Clear()      |
        | proto3, code size, a message   | cleared                  | smaller       | part | smaller::Part              | m.clear_part() |
        | proto3, code size, a message   | cleared with its message | smaller       | part | smaller::Part              | m.Clear()      |
        | proto2, lite, a message        | cleared                  | light         | part | light::Part                | m.clear_part() |
        | proto2, lite, a message        | cleared with its message | light         | part | light::Part                | m.Clear()      |
        | proto2, lite, a group          | cleared                  | light         | box  | light::Sample::Box         | m.clear_box()  |
        | proto2, lite, a group          | cleared with its message | light         | box  | light::Sample::Box         | m.Clear()      |
        | proto3, lite, a message        | cleared                  | lighter       | part | lighter::Part              | m.clear_part() |
        | proto3, lite, a message        | cleared with its message | lighter       | part | lighter::Part              | m.Clear()      |
        | proto2, nested, a message      | cleared                  | nested::Outer | part | nested::Outer::Part        | m.clear_part() |
        | proto2, nested, a message      | cleared with its message | nested::Outer | part | nested::Outer::Part        | m.Clear()      |
        | proto2, nested, a group        | cleared                  | nested::Outer | box  | nested::Outer::Sample::Box | m.clear_box()  |
        | proto2, nested, a group        | cleared with its message | nested::Outer | box  | nested::Outer::Sample::Box | m.Clear()      |
        | required, code size, a message | cleared                  | needed_small  | part | needed_small::Part         | m.clear_part() |
        | required, code size, a message | cleared with its message | needed_small  | part | needed_small::Part         | m.Clear()      |
        | required, code size, a group   | cleared                  | needed_small  | box  | needed_small::Sample::Box  | m.clear_box()  |
        | required, code size, a group   | cleared with its message | needed_small  | box  | needed_small::Sample::Box  | m.Clear()      |
        | required, lite, a message      | cleared                  | needed_light  | part | needed_light::Part         | m.clear_part() |
        | required, lite, a message      | cleared with its message | needed_light  | part | needed_light::Part         | m.Clear()      |
        | required, lite, a group        | cleared                  | needed_light  | box  | needed_light::Sample::Box  | m.clear_box()  |
        | required, lite, a group        | cleared with its message | needed_light  | box  | needed_light::Sample::Box  | m.Clear()      |
        | proto3, nested, a message      | cleared                  | within::Outer | part | within::Outer::Part        | m.clear_part() |
        | proto3, nested, a message      | cleared with its message | within::Outer | part | within::Outer::Part        | m.Clear()      |

  @cpp.field.message-release @cpp.presence.release
  Rule: `release_bar` gives the message of a field to the caller and unsets the field (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.mutable_part()->set_id(9)`
      When `std::unique_ptr<small::Part> released(m.release_part())`
      Then `released->id()` is `9`
      And `view.has_part()` is `false`
      And `view.part().id()` is `0`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.mutable_<name>()->set_id(9)`
      When `std::unique_ptr<<type>> released(m.release_<name>())`
      Then `released->id()` is `9`
      And `view.has_<name>()` is `false`
      And `view.<name>().id()` is `0`

      Examples:
        | what                           | package       | name | type                       |
        | proto2, code size, a group     | small         | box  | small::Sample::Box         |
        | proto3, code size, a message   | smaller       | part | smaller::Part              |
        | proto2, lite, a message        | light         | part | light::Part                |
        | proto2, lite, a group          | light         | box  | light::Sample::Box         |
        | proto3, lite, a message        | lighter       | part | lighter::Part              |
        | proto2, nested, a message      | nested::Outer | part | nested::Outer::Part        |
        | proto2, nested, a group        | nested::Outer | box  | nested::Outer::Sample::Box |
        | required, code size, a message | needed_small  | part | needed_small::Part         |
        | required, code size, a group   | needed_small  | box  | needed_small::Sample::Box  |
        | required, lite, a message      | needed_light  | part | needed_light::Part         |
        | required, lite, a group        | needed_light  | box  | needed_light::Sample::Box  |
        | proto3, nested, a message      | within::Outer | part | within::Outer::Part        |

  @cpp.field.message-set-allocated-null @cpp.presence.set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `m.mutable_part()->set_id(3)`
      When `m.set_allocated_part(nullptr)`
      Then `view.has_part()` is `false`
      And `view.part().id()` is `0`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.mutable_<name>()->set_id(3)`
      When `m.set_allocated_<name>(nullptr)`
      Then `view.has_<name>()` is `false`
      And `view.<name>().id()` is `0`

      Examples:
        | what                           | package       | name |
        | proto2, code size, a group     | small         | box  |
        | proto3, code size, a message   | smaller       | part |
        | proto2, lite, a message        | light         | part |
        | proto2, lite, a group          | light         | box  |
        | proto3, lite, a message        | lighter       | part |
        | proto2, nested, a message      | nested::Outer | part |
        | proto2, nested, a group        | nested::Outer | box  |
        | required, code size, a message | needed_small  | part |
        | required, code size, a group   | needed_small  | box  |
        | required, lite, a message      | needed_light  | part |
        | required, lite, a group        | needed_light  | box  |
        | proto3, nested, a message      | within::Outer | part |

    Scenario Outline: <what>, set and then <how> before
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `m.mutable_<name>()->set_label("before, and not inline")`
      And `<unset>`
      When `m.set_allocated_<name>(nullptr)`
      Then `view.has_<name>()` is `false`
      And `view.<name>().label()` is `""s`
      And `m.mutable_<name>()->label()` is `""s`

      Examples:
        | what                           | how                      | package       | name | unset          |
        | proto2, code size, a message   | cleared                  | small         | part | m.clear_part() |
        | proto2, code size, a message   | cleared with its message | small         | part | m.Clear()      |
        | proto2, code size, a group     | cleared                  | small         | box  | m.clear_box()  |
        | proto2, code size, a group     | cleared with its message | small         | box  | m.Clear()      |
        | proto3, code size, a message   | cleared                  | smaller       | part | m.clear_part() |
        | proto3, code size, a message   | cleared with its message | smaller       | part | m.Clear()      |
        | proto2, lite, a message        | cleared                  | light         | part | m.clear_part() |
        | proto2, lite, a message        | cleared with its message | light         | part | m.Clear()      |
        | proto2, lite, a group          | cleared                  | light         | box  | m.clear_box()  |
        | proto2, lite, a group          | cleared with its message | light         | box  | m.Clear()      |
        | proto3, lite, a message        | cleared                  | lighter       | part | m.clear_part() |
        | proto3, lite, a message        | cleared with its message | lighter       | part | m.Clear()      |
        | proto2, nested, a message      | cleared                  | nested::Outer | part | m.clear_part() |
        | proto2, nested, a message      | cleared with its message | nested::Outer | part | m.Clear()      |
        | proto2, nested, a group        | cleared                  | nested::Outer | box  | m.clear_box()  |
        | proto2, nested, a group        | cleared with its message | nested::Outer | box  | m.Clear()      |
        | required, code size, a message | cleared                  | needed_small  | part | m.clear_part() |
        | required, code size, a message | cleared with its message | needed_small  | part | m.Clear()      |
        | required, code size, a group   | cleared                  | needed_small  | box  | m.clear_box()  |
        | required, code size, a group   | cleared with its message | needed_small  | box  | m.Clear()      |
        | required, lite, a message      | cleared                  | needed_light  | part | m.clear_part() |
        | required, lite, a message      | cleared with its message | needed_light  | part | m.Clear()      |
        | required, lite, a group        | cleared                  | needed_light  | box  | m.clear_box()  |
        | required, lite, a group        | cleared with its message | needed_light  | box  | m.Clear()      |
        | proto3, nested, a message      | cleared                  | within::Outer | part | m.clear_part() |
        | proto3, nested, a message      | cleared with its message | within::Outer | part | m.Clear()      |
