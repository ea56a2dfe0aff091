@needs.cpp @needs.lite @needs.editions
Feature: Singular fields of editions, in every mode
  A singular field has the same accessors, which do the same, in every dialect and mode, required fields and those of
  nested messages included.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 e_int32 = 1;
        int64 e_int64 = 2;
        uint32 e_uint32 = 3;
        uint64 e_uint64 = 4;
        sint32 e_sint32 = 5;
        sint64 e_sint64 = 6;
        fixed32 e_fixed32 = 7;
        fixed64 e_fixed64 = 8;
        sfixed32 e_sfixed32 = 9;
        sfixed64 e_sfixed64 = 10;
        float e_float = 11;
        double e_double = 12;
        bool e_bool = 13;
        int32 i_int32 = 14 [features.field_presence = IMPLICIT];
        int64 i_int64 = 15 [features.field_presence = IMPLICIT];
        uint32 i_uint32 = 16 [features.field_presence = IMPLICIT];
        uint64 i_uint64 = 17 [features.field_presence = IMPLICIT];
        sint32 i_sint32 = 18 [features.field_presence = IMPLICIT];
        sint64 i_sint64 = 19 [features.field_presence = IMPLICIT];
        fixed32 i_fixed32 = 20 [features.field_presence = IMPLICIT];
        fixed64 i_fixed64 = 21 [features.field_presence = IMPLICIT];
        sfixed32 i_sfixed32 = 22 [features.field_presence = IMPLICIT];
        sfixed64 i_sfixed64 = 23 [features.field_presence = IMPLICIT];
        float i_float = 24 [features.field_presence = IMPLICIT];
        double i_double = 25 [features.field_presence = IMPLICIT];
        bool i_bool = 26 [features.field_presence = IMPLICIT];
        Kind e_kind = 40;
        Kind i_kind = 41 [features.field_presence = IMPLICIT];
        string e_text = 42;
        bytes e_data = 43;
        string i_text = 44 [features.field_presence = IMPLICIT];
        bytes i_data = 45 [features.field_presence = IMPLICIT];
        Part part = 46;
        string preset = 47 [default = "unset"];
        Kind preset_kind = 48 [default = KIND_LEFT];
        int32 preset_number = 49 [default = -41];
        Part box = 50 [features.message_encoding = DELIMITED];
      }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 e_int32 = 1;
        int64 e_int64 = 2;
        uint32 e_uint32 = 3;
        uint64 e_uint64 = 4;
        sint32 e_sint32 = 5;
        sint64 e_sint64 = 6;
        fixed32 e_fixed32 = 7;
        fixed64 e_fixed64 = 8;
        sfixed32 e_sfixed32 = 9;
        sfixed64 e_sfixed64 = 10;
        float e_float = 11;
        double e_double = 12;
        bool e_bool = 13;
        int32 i_int32 = 14 [features.field_presence = IMPLICIT];
        int64 i_int64 = 15 [features.field_presence = IMPLICIT];
        uint32 i_uint32 = 16 [features.field_presence = IMPLICIT];
        uint64 i_uint64 = 17 [features.field_presence = IMPLICIT];
        sint32 i_sint32 = 18 [features.field_presence = IMPLICIT];
        sint64 i_sint64 = 19 [features.field_presence = IMPLICIT];
        fixed32 i_fixed32 = 20 [features.field_presence = IMPLICIT];
        fixed64 i_fixed64 = 21 [features.field_presence = IMPLICIT];
        sfixed32 i_sfixed32 = 22 [features.field_presence = IMPLICIT];
        sfixed64 i_sfixed64 = 23 [features.field_presence = IMPLICIT];
        float i_float = 24 [features.field_presence = IMPLICIT];
        double i_double = 25 [features.field_presence = IMPLICIT];
        bool i_bool = 26 [features.field_presence = IMPLICIT];
        Kind e_kind = 40;
        Kind i_kind = 41 [features.field_presence = IMPLICIT];
        string e_text = 42;
        bytes e_data = 43;
        string i_text = 44 [features.field_presence = IMPLICIT];
        bytes i_data = 45 [features.field_presence = IMPLICIT];
        Part part = 46;
        string preset = 47 [default = "unset"];
        Kind preset_kind = 48 [default = KIND_LEFT];
        int32 preset_number = 49 [default = -41];
        Part box = 50 [features.message_encoding = DELIMITED];
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 e_int32 = 1;
        int64 e_int64 = 2;
        uint32 e_uint32 = 3;
        uint64 e_uint64 = 4;
        sint32 e_sint32 = 5;
        sint64 e_sint64 = 6;
        fixed32 e_fixed32 = 7;
        fixed64 e_fixed64 = 8;
        sfixed32 e_sfixed32 = 9;
        sfixed64 e_sfixed64 = 10;
        float e_float = 11;
        double e_double = 12;
        bool e_bool = 13;
        int32 i_int32 = 14 [features.field_presence = IMPLICIT];
        int64 i_int64 = 15 [features.field_presence = IMPLICIT];
        uint32 i_uint32 = 16 [features.field_presence = IMPLICIT];
        uint64 i_uint64 = 17 [features.field_presence = IMPLICIT];
        sint32 i_sint32 = 18 [features.field_presence = IMPLICIT];
        sint64 i_sint64 = 19 [features.field_presence = IMPLICIT];
        fixed32 i_fixed32 = 20 [features.field_presence = IMPLICIT];
        fixed64 i_fixed64 = 21 [features.field_presence = IMPLICIT];
        sfixed32 i_sfixed32 = 22 [features.field_presence = IMPLICIT];
        sfixed64 i_sfixed64 = 23 [features.field_presence = IMPLICIT];
        float i_float = 24 [features.field_presence = IMPLICIT];
        double i_double = 25 [features.field_presence = IMPLICIT];
        bool i_bool = 26 [features.field_presence = IMPLICIT];
        Kind e_kind = 40;
        Kind i_kind = 41 [features.field_presence = IMPLICIT];
        string e_text = 42;
        bytes e_data = 43;
        string i_text = 44 [features.field_presence = IMPLICIT];
        bytes i_data = 45 [features.field_presence = IMPLICIT];
        Part part = 46;
        string preset = 47 [default = "unset"];
        Kind preset_kind = 48 [default = KIND_LEFT];
        int32 preset_number = 49 [default = -41];
        Part box = 50 [features.message_encoding = DELIMITED];
      }
      """
    And the schema file `needed.proto`
      """proto
      edition = "2023";
      package needed;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 e_int32 = 1 [features.field_presence = LEGACY_REQUIRED];
        int64 e_int64 = 2 [features.field_presence = LEGACY_REQUIRED];
        uint32 e_uint32 = 3 [features.field_presence = LEGACY_REQUIRED];
        uint64 e_uint64 = 4 [features.field_presence = LEGACY_REQUIRED];
        sint32 e_sint32 = 5 [features.field_presence = LEGACY_REQUIRED];
        sint64 e_sint64 = 6 [features.field_presence = LEGACY_REQUIRED];
        fixed32 e_fixed32 = 7 [features.field_presence = LEGACY_REQUIRED];
        fixed64 e_fixed64 = 8 [features.field_presence = LEGACY_REQUIRED];
        sfixed32 e_sfixed32 = 9 [features.field_presence = LEGACY_REQUIRED];
        sfixed64 e_sfixed64 = 10 [features.field_presence = LEGACY_REQUIRED];
        float e_float = 11 [features.field_presence = LEGACY_REQUIRED];
        double e_double = 12 [features.field_presence = LEGACY_REQUIRED];
        bool e_bool = 13 [features.field_presence = LEGACY_REQUIRED];
        Kind e_kind = 40 [features.field_presence = LEGACY_REQUIRED];
        string e_text = 42 [features.field_presence = LEGACY_REQUIRED];
        bytes e_data = 43 [features.field_presence = LEGACY_REQUIRED];
        Part part = 46 [features.field_presence = LEGACY_REQUIRED];
        string preset = 47 [features.field_presence = LEGACY_REQUIRED, default = "unset"];
        Kind preset_kind = 48 [features.field_presence = LEGACY_REQUIRED, default = KIND_LEFT];
        int32 preset_number = 49 [features.field_presence = LEGACY_REQUIRED, default = -41];
        Part box = 50 [features.field_presence = LEGACY_REQUIRED, features.message_encoding = DELIMITED];
      }
      """
    And the schema file `newest.proto`
      """proto
      edition = "2024";
      package newest;
      import "google/protobuf/cpp_features.proto";
      option features.(pb.cpp).string_type = STRING;
      message Outer {
        message Part { int32 id = 1; string label = 2; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          int32 e_int32 = 1;
          int64 e_int64 = 2;
          uint32 e_uint32 = 3;
          uint64 e_uint64 = 4;
          sint32 e_sint32 = 5;
          sint64 e_sint64 = 6;
          fixed32 e_fixed32 = 7;
          fixed64 e_fixed64 = 8;
          sfixed32 e_sfixed32 = 9;
          sfixed64 e_sfixed64 = 10;
          float e_float = 11;
          double e_double = 12;
          bool e_bool = 13;
          int32 i_int32 = 14 [features.field_presence = IMPLICIT];
          int64 i_int64 = 15 [features.field_presence = IMPLICIT];
          uint32 i_uint32 = 16 [features.field_presence = IMPLICIT];
          uint64 i_uint64 = 17 [features.field_presence = IMPLICIT];
          sint32 i_sint32 = 18 [features.field_presence = IMPLICIT];
          sint64 i_sint64 = 19 [features.field_presence = IMPLICIT];
          fixed32 i_fixed32 = 20 [features.field_presence = IMPLICIT];
          fixed64 i_fixed64 = 21 [features.field_presence = IMPLICIT];
          sfixed32 i_sfixed32 = 22 [features.field_presence = IMPLICIT];
          sfixed64 i_sfixed64 = 23 [features.field_presence = IMPLICIT];
          float i_float = 24 [features.field_presence = IMPLICIT];
          double i_double = 25 [features.field_presence = IMPLICIT];
          bool i_bool = 26 [features.field_presence = IMPLICIT];
          Kind e_kind = 40;
          Kind i_kind = 41 [features.field_presence = IMPLICIT];
          string e_text = 42;
          bytes e_data = 43;
          string i_text = 44 [features.field_presence = IMPLICIT];
          bytes i_data = 45 [features.field_presence = IMPLICIT];
          Part part = 46;
          string preset = 47 [default = "unset"];
          Kind preset_kind = 48 [default = KIND_LEFT];
          int32 preset_number = 49 [default = -41];
          Part box = 50 [features.message_encoding = DELIMITED];
        }
      }
      """

  @cpp.field.numeric-explicit @cpp.presence.set @cpp.presence.clear
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (editions, in every mode)

    Scenario: an edition, int32
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                        | package       | name          | type     | value                 | unset |
        | an edition, int64                           | edition       | e_int64       | int64_t  | -5000000000           | 0     |
        | an edition, uint32                          | edition       | e_uint32      | uint32_t | 4000000000u           | 0     |
        | an edition, uint64                          | edition       | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | an edition, sint32                          | edition       | e_sint32      | int32_t  | -7                    | 0     |
        | an edition, sint64                          | edition       | e_sint64      | int64_t  | -5000000000           | 0     |
        | an edition, fixed32                         | edition       | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | an edition, fixed64                         | edition       | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | an edition, sfixed32                        | edition       | e_sfixed32    | int32_t  | -7                    | 0     |
        | an edition, sfixed64                        | edition       | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | an edition, float                           | edition       | e_float       | float    | -2.5f                 | 0.0f  |
        | an edition, double                          | edition       | e_double      | double   | 0.1                   | 0.0   |
        | an edition, bool                            | edition       | e_bool        | bool     | true                  | false |
        | an edition, int32 with a default            | edition       | preset_number | int32_t  | 0                     | -41   |
        | an edition, code size, int32                | least         | e_int32       | int32_t  | -7                    | 0     |
        | an edition, code size, int64                | least         | e_int64       | int64_t  | -5000000000           | 0     |
        | an edition, code size, uint32               | least         | e_uint32      | uint32_t | 4000000000u           | 0     |
        | an edition, code size, uint64               | least         | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | an edition, code size, sint32               | least         | e_sint32      | int32_t  | -7                    | 0     |
        | an edition, code size, sint64               | least         | e_sint64      | int64_t  | -5000000000           | 0     |
        | an edition, code size, fixed32              | least         | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | an edition, code size, fixed64              | least         | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | an edition, code size, sfixed32             | least         | e_sfixed32    | int32_t  | -7                    | 0     |
        | an edition, code size, sfixed64             | least         | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | an edition, code size, float                | least         | e_float       | float    | -2.5f                 | 0.0f  |
        | an edition, code size, double               | least         | e_double      | double   | 0.1                   | 0.0   |
        | an edition, code size, bool                 | least         | e_bool        | bool     | true                  | false |
        | an edition, code size, int32 with a default | least         | preset_number | int32_t  | 0                     | -41   |
        | an edition, lite, int32                     | lightest      | e_int32       | int32_t  | -7                    | 0     |
        | an edition, lite, int64                     | lightest      | e_int64       | int64_t  | -5000000000           | 0     |
        | an edition, lite, uint32                    | lightest      | e_uint32      | uint32_t | 4000000000u           | 0     |
        | an edition, lite, uint64                    | lightest      | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | an edition, lite, sint32                    | lightest      | e_sint32      | int32_t  | -7                    | 0     |
        | an edition, lite, sint64                    | lightest      | e_sint64      | int64_t  | -5000000000           | 0     |
        | an edition, lite, fixed32                   | lightest      | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | an edition, lite, fixed64                   | lightest      | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | an edition, lite, sfixed32                  | lightest      | e_sfixed32    | int32_t  | -7                    | 0     |
        | an edition, lite, sfixed64                  | lightest      | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | an edition, lite, float                     | lightest      | e_float       | float    | -2.5f                 | 0.0f  |
        | an edition, lite, double                    | lightest      | e_double      | double   | 0.1                   | 0.0   |
        | an edition, lite, bool                      | lightest      | e_bool        | bool     | true                  | false |
        | an edition, lite, int32 with a default      | lightest      | preset_number | int32_t  | 0                     | -41   |
        | edition 2024, nested, int64                 | newest::Outer | e_int64       | int64_t  | -5000000000           | 0     |
        | edition 2024, nested, uint32                | newest::Outer | e_uint32      | uint32_t | 4000000000u           | 0     |
        | edition 2024, nested, uint64                | newest::Outer | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | edition 2024, nested, sint32                | newest::Outer | e_sint32      | int32_t  | -7                    | 0     |
        | edition 2024, nested, sint64                | newest::Outer | e_sint64      | int64_t  | -5000000000           | 0     |
        | edition 2024, nested, fixed32               | newest::Outer | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | edition 2024, nested, fixed64               | newest::Outer | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | edition 2024, nested, sfixed32              | newest::Outer | e_sfixed32    | int32_t  | -7                    | 0     |
        | edition 2024, nested, sfixed64              | newest::Outer | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | edition 2024, nested, float                 | newest::Outer | e_float       | float    | -2.5f                 | 0.0f  |
        | edition 2024, nested, double                | newest::Outer | e_double      | double   | 0.1                   | 0.0   |
        | edition 2024, nested, bool                  | newest::Outer | e_bool        | bool     | true                  | false |
        | edition 2024, nested, int32 with a default  | newest::Outer | preset_number | int32_t  | 0                     | -41   |
        | an edition, required, int64                 | needed        | e_int64       | int64_t  | -5000000000           | 0     |
        | an edition, required, uint32                | needed        | e_uint32      | uint32_t | 4000000000u           | 0     |
        | an edition, required, uint64                | needed        | e_uint64      | uint64_t | 18000000000000000000u | 0     |
        | an edition, required, sint32                | needed        | e_sint32      | int32_t  | -7                    | 0     |
        | an edition, required, sint64                | needed        | e_sint64      | int64_t  | -5000000000           | 0     |
        | an edition, required, fixed32               | needed        | e_fixed32     | uint32_t | 4000000000u           | 0     |
        | an edition, required, fixed64               | needed        | e_fixed64     | uint64_t | 18000000000000000000u | 0     |
        | an edition, required, sfixed32              | needed        | e_sfixed32    | int32_t  | -7                    | 0     |
        | an edition, required, sfixed64              | needed        | e_sfixed64    | int64_t  | -5000000000           | 0     |
        | an edition, required, float                 | needed        | e_float       | float    | -2.5f                 | 0.0f  |
        | an edition, required, double                | needed        | e_double      | double   | 0.1                   | 0.0   |
        | an edition, required, bool                  | needed        | e_bool        | bool     | true                  | false |
        | an edition, required, int32 with a default  | needed        | preset_number | int32_t  | 0                     | -41   |

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (editions, in every mode)

    Scenario: an edition, int32
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                            | package       | name       | type     | value                 | unset |
        | an edition, int64               | edition       | i_int64    | int64_t  | -5000000000           | 0     |
        | an edition, uint32              | edition       | i_uint32   | uint32_t | 4000000000u           | 0     |
        | an edition, uint64              | edition       | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | an edition, sint32              | edition       | i_sint32   | int32_t  | -7                    | 0     |
        | an edition, sint64              | edition       | i_sint64   | int64_t  | -5000000000           | 0     |
        | an edition, fixed32             | edition       | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | an edition, fixed64             | edition       | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | an edition, sfixed32            | edition       | i_sfixed32 | int32_t  | -7                    | 0     |
        | an edition, sfixed64            | edition       | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | an edition, float               | edition       | i_float    | float    | -2.5f                 | 0.0f  |
        | an edition, double              | edition       | i_double   | double   | 0.1                   | 0.0   |
        | an edition, bool                | edition       | i_bool     | bool     | true                  | false |
        | an edition, code size, int32    | least         | i_int32    | int32_t  | -7                    | 0     |
        | an edition, code size, int64    | least         | i_int64    | int64_t  | -5000000000           | 0     |
        | an edition, code size, uint32   | least         | i_uint32   | uint32_t | 4000000000u           | 0     |
        | an edition, code size, uint64   | least         | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | an edition, code size, sint32   | least         | i_sint32   | int32_t  | -7                    | 0     |
        | an edition, code size, sint64   | least         | i_sint64   | int64_t  | -5000000000           | 0     |
        | an edition, code size, fixed32  | least         | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | an edition, code size, fixed64  | least         | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | an edition, code size, sfixed32 | least         | i_sfixed32 | int32_t  | -7                    | 0     |
        | an edition, code size, sfixed64 | least         | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | an edition, code size, float    | least         | i_float    | float    | -2.5f                 | 0.0f  |
        | an edition, code size, double   | least         | i_double   | double   | 0.1                   | 0.0   |
        | an edition, code size, bool     | least         | i_bool     | bool     | true                  | false |
        | an edition, lite, int32         | lightest      | i_int32    | int32_t  | -7                    | 0     |
        | an edition, lite, int64         | lightest      | i_int64    | int64_t  | -5000000000           | 0     |
        | an edition, lite, uint32        | lightest      | i_uint32   | uint32_t | 4000000000u           | 0     |
        | an edition, lite, uint64        | lightest      | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | an edition, lite, sint32        | lightest      | i_sint32   | int32_t  | -7                    | 0     |
        | an edition, lite, sint64        | lightest      | i_sint64   | int64_t  | -5000000000           | 0     |
        | an edition, lite, fixed32       | lightest      | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | an edition, lite, fixed64       | lightest      | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | an edition, lite, sfixed32      | lightest      | i_sfixed32 | int32_t  | -7                    | 0     |
        | an edition, lite, sfixed64      | lightest      | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | an edition, lite, float         | lightest      | i_float    | float    | -2.5f                 | 0.0f  |
        | an edition, lite, double        | lightest      | i_double   | double   | 0.1                   | 0.0   |
        | an edition, lite, bool          | lightest      | i_bool     | bool     | true                  | false |
        | edition 2024, nested, int64     | newest::Outer | i_int64    | int64_t  | -5000000000           | 0     |
        | edition 2024, nested, uint32    | newest::Outer | i_uint32   | uint32_t | 4000000000u           | 0     |
        | edition 2024, nested, uint64    | newest::Outer | i_uint64   | uint64_t | 18000000000000000000u | 0     |
        | edition 2024, nested, sint32    | newest::Outer | i_sint32   | int32_t  | -7                    | 0     |
        | edition 2024, nested, sint64    | newest::Outer | i_sint64   | int64_t  | -5000000000           | 0     |
        | edition 2024, nested, fixed32   | newest::Outer | i_fixed32  | uint32_t | 4000000000u           | 0     |
        | edition 2024, nested, fixed64   | newest::Outer | i_fixed64  | uint64_t | 18000000000000000000u | 0     |
        | edition 2024, nested, sfixed32  | newest::Outer | i_sfixed32 | int32_t  | -7                    | 0     |
        | edition 2024, nested, sfixed64  | newest::Outer | i_sfixed64 | int64_t  | -5000000000           | 0     |
        | edition 2024, nested, float     | newest::Outer | i_float    | float    | -2.5f                 | 0.0f  |
        | edition 2024, nested, double    | newest::Outer | i_double   | double   | 0.1                   | 0.0   |
        | edition 2024, nested, bool      | newest::Outer | i_bool     | bool     | true                  | false |

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   | unset    |
        | an edition, bytes                              | edition       | e_data | ""s      |
        | an edition, a string with a default            | edition       | preset | "unset"s |
        | an edition, code size, a string                | least         | e_text | ""s      |
        | an edition, code size, bytes                   | least         | e_data | ""s      |
        | an edition, code size, a string with a default | least         | preset | "unset"s |
        | an edition, lite, a string                     | lightest      | e_text | ""s      |
        | an edition, lite, bytes                        | lightest      | e_data | ""s      |
        | an edition, lite, a string with a default      | lightest      | preset | "unset"s |
        | edition 2024, nested, bytes                    | newest::Outer | e_data | ""s      |
        | edition 2024, nested, a string with a default  | newest::Outer | preset | "unset"s |
        | an edition, required, bytes                    | needed        | e_data | ""s      |
        | an edition, required, a string with a default  | needed        | preset | "unset"s |

  @cpp.field.string-has @cpp.presence.set
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   |
        | an edition, bytes                              | edition       | e_data |
        | an edition, a string with a default            | edition       | preset |
        | an edition, code size, a string                | least         | e_text |
        | an edition, code size, bytes                   | least         | e_data |
        | an edition, code size, a string with a default | least         | preset |
        | an edition, lite, a string                     | lightest      | e_text |
        | an edition, lite, bytes                        | lightest      | e_data |
        | an edition, lite, a string with a default      | lightest      | preset |
        | edition 2024, nested, bytes                    | newest::Outer | e_data |
        | edition 2024, nested, a string with a default  | newest::Outer | preset |
        | an edition, required, bytes                    | needed        | e_data |
        | an edition, required, a string with a default  | needed        | preset |

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   |
        | an edition, bytes                              | edition       | e_data |
        | an edition, a string with a default            | edition       | preset |
        | an edition, code size, a string                | least         | e_text |
        | an edition, code size, bytes                   | least         | e_data |
        | an edition, code size, a string with a default | least         | preset |
        | an edition, lite, a string                     | lightest      | e_text |
        | an edition, lite, bytes                        | lightest      | e_data |
        | an edition, lite, a string with a default      | lightest      | preset |
        | edition 2024, nested, bytes                    | newest::Outer | e_data |
        | edition 2024, nested, a string with a default  | newest::Outer | preset |
        | an edition, required, bytes                    | needed        | e_data |
        | an edition, required, a string with a default  | needed        | preset |

  @cpp.field.string-clear @cpp.presence.clear
  Rule: `clear_foo` unsets a string or bytes field (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   | unset    |
        | an edition, bytes                              | edition       | e_data | ""s      |
        | an edition, a string with a default            | edition       | preset | "unset"s |
        | an edition, code size, a string                | least         | e_text | ""s      |
        | an edition, code size, bytes                   | least         | e_data | ""s      |
        | an edition, code size, a string with a default | least         | preset | "unset"s |
        | an edition, lite, a string                     | lightest      | e_text | ""s      |
        | an edition, lite, bytes                        | lightest      | e_data | ""s      |
        | an edition, lite, a string with a default      | lightest      | preset | "unset"s |
        | edition 2024, nested, bytes                    | newest::Outer | e_data | ""s      |
        | edition 2024, nested, a string with a default  | newest::Outer | preset | "unset"s |
        | an edition, required, bytes                    | needed        | e_data | ""s      |
        | an edition, required, a string with a default  | needed        | preset | "unset"s |

  @cpp.field.string-mutable @cpp.presence.mutable
  Rule: `mutable_foo` marks a string or bytes field set; if it was unset, the string is empty, whatever the default (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   |
        | an edition, bytes                              | edition       | e_data |
        | an edition, a string with a default            | edition       | preset |
        | an edition, code size, a string                | least         | e_text |
        | an edition, code size, bytes                   | least         | e_data |
        | an edition, code size, a string with a default | least         | preset |
        | an edition, lite, a string                     | lightest      | e_text |
        | an edition, lite, bytes                        | lightest      | e_data |
        | an edition, lite, a string with a default      | lightest      | preset |
        | edition 2024, nested, bytes                    | newest::Outer | e_data |
        | edition 2024, nested, a string with a default  | newest::Outer | preset |
        | an edition, required, bytes                    | needed        | e_data |
        | an edition, required, a string with a default  | needed        | preset |

  @cpp.field.string-set-allocated @cpp.presence.set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   |
        | an edition, bytes                              | edition       | e_data |
        | an edition, a string with a default            | edition       | preset |
        | an edition, code size, a string                | least         | e_text |
        | an edition, code size, bytes                   | least         | e_data |
        | an edition, code size, a string with a default | least         | preset |
        | an edition, lite, a string                     | lightest      | e_text |
        | an edition, lite, bytes                        | lightest      | e_data |
        | an edition, lite, a string with a default      | lightest      | preset |
        | edition 2024, nested, bytes                    | newest::Outer | e_data |
        | edition 2024, nested, a string with a default  | newest::Outer | preset |
        | an edition, required, bytes                    | needed        | e_data |
        | an edition, required, a string with a default  | needed        | preset |

  @cpp.field.string-release @cpp.presence.release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   | unset    |
        | an edition, bytes                              | edition       | e_data | ""s      |
        | an edition, a string with a default            | edition       | preset | "unset"s |
        | an edition, code size, a string                | least         | e_text | ""s      |
        | an edition, code size, bytes                   | least         | e_data | ""s      |
        | an edition, code size, a string with a default | least         | preset | "unset"s |
        | an edition, lite, a string                     | lightest      | e_text | ""s      |
        | an edition, lite, bytes                        | lightest      | e_data | ""s      |
        | an edition, lite, a string with a default      | lightest      | preset | "unset"s |
        | edition 2024, nested, bytes                    | newest::Outer | e_data | ""s      |
        | edition 2024, nested, a string with a default  | newest::Outer | preset | "unset"s |
        | an edition, required, bytes                    | needed        | e_data | ""s      |
        | an edition, required, a string with a default  | needed        | preset | "unset"s |

  @cpp.field.string-set-allocated-null @cpp.presence.set-allocated-null
  Rule: `set_allocated_foo` with a null pointer clears a string or bytes field and frees the string that it held (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                           | package       | name   | unset    |
        | an edition, bytes                              | edition       | e_data | ""s      |
        | an edition, a string with a default            | edition       | preset | "unset"s |
        | an edition, code size, a string                | least         | e_text | ""s      |
        | an edition, code size, bytes                   | least         | e_data | ""s      |
        | an edition, code size, a string with a default | least         | preset | "unset"s |
        | an edition, lite, a string                     | lightest      | e_text | ""s      |
        | an edition, lite, bytes                        | lightest      | e_data | ""s      |
        | an edition, lite, a string with a default      | lightest      | preset | "unset"s |
        | edition 2024, nested, bytes                    | newest::Outer | e_data | ""s      |
        | edition 2024, nested, a string with a default  | newest::Outer | preset | "unset"s |
        | an edition, required, bytes                    | needed        | e_data | ""s      |
        | an edition, required, a string with a default  | needed        | preset | "unset"s |

  @cpp.field.string-get @cpp.field.string-has @cpp.field.string-set @cpp.field.string-mutable @cpp.field.string-clear @cpp.field.string-set-allocated @cpp.field.string-set-allocated-null @cpp.field.string-release @cpp.field.string-implicit-edition
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (implicit presence, editions, in every mode)

    Scenario: an edition, a string without presence
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                                             | package       | name   |
        | an edition, bytes without presence               | edition       | i_data |
        | an edition, code size, a string without presence | least         | i_text |
        | an edition, code size, bytes without presence    | least         | i_data |
        | an edition, lite, a string without presence      | lightest      | i_text |
        | an edition, lite, bytes without presence         | lightest      | i_data |
        | edition 2024, nested, bytes without presence     | newest::Outer | i_data |

  @cpp.field.enum-explicit @cpp.presence.set @cpp.presence.clear
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (editions, in every mode)

    Scenario: an edition, explicit
      Given `edition::Sample m`
      Then `m.has_e_kind()` is `false`
      And `m.e_kind()` is `edition::KIND_NONE`
      When `m.set_e_kind(edition::KIND_LEFT)`
      Then `m.has_e_kind()` is `true`
      And `m.e_kind()` is `edition::KIND_LEFT`
      And `m.e_kind()` has type `edition::Kind`
      When `m.clear_e_kind()`
      Then `m.has_e_kind()` is `false`
      And `m.e_kind()` is `edition::KIND_NONE`

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
        | what                                  | package       | name        | unset                    | value                    |
        | an edition, with a default            | edition       | preset_kind | edition::KIND_LEFT       | edition::KIND_NONE       |
        | an edition, code size, explicit       | least         | e_kind      | least::KIND_NONE         | least::KIND_LEFT         |
        | an edition, code size, with a default | least         | preset_kind | least::KIND_LEFT         | least::KIND_NONE         |
        | an edition, lite, explicit            | lightest      | e_kind      | lightest::KIND_NONE      | lightest::KIND_LEFT      |
        | an edition, lite, with a default      | lightest      | preset_kind | lightest::KIND_LEFT      | lightest::KIND_NONE      |
        | edition 2024, nested, with a default  | newest::Outer | preset_kind | newest::Outer::KIND_LEFT | newest::Outer::KIND_NONE |
        | an edition, required, with a default  | needed        | preset_kind | needed::KIND_LEFT        | needed::KIND_NONE        |

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (editions, in every mode)

    Scenario: an edition, implicit
      Given `edition::Sample m`
      Then `m.i_kind()` is `edition::KIND_NONE`
      When `m.set_i_kind(edition::KIND_LEFT)`
      Then `m.i_kind()` is `edition::KIND_LEFT`
      When `m.clear_i_kind()`
      Then `m.i_kind()` is `edition::KIND_NONE`
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
        | what                            | package  |
        | an edition, code size, implicit | least    |
        | an edition, lite, implicit      | lightest |

  @cpp.field.message-has
  Rule: A message field has a presence test (editions, in every mode)

    @cpp.presence.mutable @cpp.presence.clear
    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                             | package       | name |
        | an edition, delimited            | edition       | box  |
        | an edition, code size, a message | least         | part |
        | an edition, code size, delimited | least         | box  |
        | an edition, lite, a message      | lightest      | part |
        | an edition, lite, delimited      | lightest      | box  |
        | edition 2024, nested, delimited  | newest::Outer | box  |
        | an edition, required, delimited  | needed        | box  |

  @cpp.field.message-get
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      Then `view.part().id()` is `0`
      And `view.part().SerializeAsString()` is `""s`
      And `view.part()` has type `const edition::Part&`
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
        | what                             | package       | name | type                |
        | an edition, delimited            | edition       | box  | edition::Part       |
        | an edition, code size, a message | least         | part | least::Part         |
        | an edition, code size, delimited | least         | box  | least::Part         |
        | an edition, lite, a message      | lightest      | part | lightest::Part      |
        | an edition, lite, delimited      | lightest      | box  | lightest::Part      |
        | edition 2024, nested, delimited  | newest::Outer | box  | newest::Outer::Part |
        | an edition, required, delimited  | needed        | box  | needed::Part        |

  @cpp.field.message-mutable @cpp.presence.mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                             | package       | name |
        | an edition, delimited            | edition       | box  |
        | an edition, code size, a message | least         | part |
        | an edition, code size, delimited | least         | box  |
        | an edition, lite, a message      | lightest      | part |
        | an edition, lite, delimited      | lightest      | box  |
        | edition 2024, nested, delimited  | newest::Outer | box  |
        | an edition, required, delimited  | needed        | box  |

  @cpp.field.message-clear @cpp.presence.clear
  Rule: `clear_bar` unsets a message field (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                             | package       | name |
        | an edition, delimited            | edition       | box  |
        | an edition, code size, a message | least         | part |
        | an edition, code size, delimited | least         | box  |
        | an edition, lite, a message      | lightest      | part |
        | an edition, lite, delimited      | lightest      | box  |
        | edition 2024, nested, delimited  | newest::Outer | box  |
        | an edition, required, delimited  | needed        | box  |

  @cpp.field.message-set-allocated @cpp.presence.set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      And `auto* given = new edition::Part()`
      And `given->set_id(9)`
      And `m.mutable_part()->set_label("before, and not inline")`
      When `m.set_allocated_part(given)`
      Then `view.has_part()` is `true`
      And `view.part().id()` is `9`
      And `view.part().label()` is `""s`
      And `&view.part()` is `given`
      When `m.set_allocated_part(new edition::Part())`
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
        | what                             | package       | name | type                |
        | an edition, delimited            | edition       | box  | edition::Part       |
        | an edition, code size, a message | least         | part | least::Part         |
        | an edition, code size, delimited | least         | box  | least::Part         |
        | an edition, lite, a message      | lightest      | part | lightest::Part      |
        | an edition, lite, delimited      | lightest      | box  | lightest::Part      |
        | edition 2024, nested, delimited  | newest::Outer | box  | newest::Outer::Part |
        | an edition, required, delimited  | needed        | box  | needed::Part        |

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
        | what                             | how                      | package       | name | type                | unset          |
        | an edition, a message            | cleared                  | edition       | part | edition::Part       | m.clear_part() |
        | an edition, a message            | cleared with its message | edition       | part | edition::Part       | m.Clear()      |
        | an edition, delimited            | cleared                  | edition       | box  | edition::Part       | m.clear_box()  |
        | an edition, delimited            | cleared with its message | edition       | box  | edition::Part       | m.Clear()      |
        | an edition, code size, a message | cleared                  | least         | part | least::Part         | m.clear_part() |
        | an edition, code size, a message | cleared with its message | least         | part | least::Part         | m.Clear()      |
        | an edition, code size, delimited | cleared                  | least         | box  | least::Part         | m.clear_box()  |
        | an edition, code size, delimited | cleared with its message | least         | box  | least::Part         | m.Clear()      |
        | an edition, lite, a message      | cleared                  | lightest      | part | lightest::Part      | m.clear_part() |
        | an edition, lite, a message      | cleared with its message | lightest      | part | lightest::Part      | m.Clear()      |
        | an edition, lite, delimited      | cleared                  | lightest      | box  | lightest::Part      | m.clear_box()  |
        | an edition, lite, delimited      | cleared with its message | lightest      | box  | lightest::Part      | m.Clear()      |
        | edition 2024, nested, a message  | cleared                  | newest::Outer | part | newest::Outer::Part | m.clear_part() |
        | edition 2024, nested, a message  | cleared with its message | newest::Outer | part | newest::Outer::Part | m.Clear()      |
        | edition 2024, nested, delimited  | cleared                  | newest::Outer | box  | newest::Outer::Part | m.clear_box()  |
        | edition 2024, nested, delimited  | cleared with its message | newest::Outer | box  | newest::Outer::Part | m.Clear()      |
        | an edition, required, a message  | cleared                  | needed        | part | needed::Part        | m.clear_part() |
        | an edition, required, a message  | cleared with its message | needed        | part | needed::Part        | m.Clear()      |
        | an edition, required, delimited  | cleared                  | needed        | box  | needed::Part        | m.clear_box()  |
        | an edition, required, delimited  | cleared with its message | needed        | box  | needed::Part        | m.Clear()      |

  @cpp.field.message-release @cpp.presence.release
  Rule: `release_bar` gives the message of a field to the caller and unsets the field (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      And `m.mutable_part()->set_id(9)`
      When `std::unique_ptr<edition::Part> released(m.release_part())`
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
        | what                             | package       | name | type                |
        | an edition, delimited            | edition       | box  | edition::Part       |
        | an edition, code size, a message | least         | part | least::Part         |
        | an edition, code size, delimited | least         | box  | least::Part         |
        | an edition, lite, a message      | lightest      | part | lightest::Part      |
        | an edition, lite, delimited      | lightest      | box  | lightest::Part      |
        | edition 2024, nested, delimited  | newest::Outer | box  | newest::Outer::Part |
        | an edition, required, delimited  | needed        | box  | needed::Part        |

  @cpp.field.message-set-allocated-null @cpp.presence.set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                             | package       | name |
        | an edition, delimited            | edition       | box  |
        | an edition, code size, a message | least         | part |
        | an edition, code size, delimited | least         | box  |
        | an edition, lite, a message      | lightest      | part |
        | an edition, lite, delimited      | lightest      | box  |
        | edition 2024, nested, delimited  | newest::Outer | box  |
        | an edition, required, delimited  | needed        | box  |

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
        | what                             | how                      | package       | name | unset          |
        | an edition, a message            | cleared                  | edition       | part | m.clear_part() |
        | an edition, a message            | cleared with its message | edition       | part | m.Clear()      |
        | an edition, delimited            | cleared                  | edition       | box  | m.clear_box()  |
        | an edition, delimited            | cleared with its message | edition       | box  | m.Clear()      |
        | an edition, code size, a message | cleared                  | least         | part | m.clear_part() |
        | an edition, code size, a message | cleared with its message | least         | part | m.Clear()      |
        | an edition, code size, delimited | cleared                  | least         | box  | m.clear_box()  |
        | an edition, code size, delimited | cleared with its message | least         | box  | m.Clear()      |
        | an edition, lite, a message      | cleared                  | lightest      | part | m.clear_part() |
        | an edition, lite, a message      | cleared with its message | lightest      | part | m.Clear()      |
        | an edition, lite, delimited      | cleared                  | lightest      | box  | m.clear_box()  |
        | an edition, lite, delimited      | cleared with its message | lightest      | box  | m.Clear()      |
        | edition 2024, nested, a message  | cleared                  | newest::Outer | part | m.clear_part() |
        | edition 2024, nested, a message  | cleared with its message | newest::Outer | part | m.Clear()      |
        | edition 2024, nested, delimited  | cleared                  | newest::Outer | box  | m.clear_box()  |
        | edition 2024, nested, delimited  | cleared with its message | newest::Outer | box  | m.Clear()      |
        | an edition, required, a message  | cleared                  | needed        | part | m.clear_part() |
        | an edition, required, a message  | cleared with its message | needed        | part | m.Clear()      |
        | an edition, required, delimited  | cleared                  | needed        | box  | m.clear_box()  |
        | an edition, required, delimited  | cleared with its message | needed        | box  | m.Clear()      |
