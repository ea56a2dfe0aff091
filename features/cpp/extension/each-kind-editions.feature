@needs.cpp @needs.lite @needs.editions
Feature: Extensions of each kind, in editions
  An extension does the same whatever its type, wherever it is declared, and whatever its file is optimized for.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Open { extensions 100 to 199; }
      extend Open {
        int32 a_int32 = 100; int64 a_int64 = 101; uint32 a_uint32 = 102;
        uint64 a_uint64 = 103; sint32 a_sint32 = 104; sint64 a_sint64 = 105;
        fixed32 a_fixed32 = 106; fixed64 a_fixed64 = 107; sfixed32 a_sfixed32 = 108;
        sfixed64 a_sfixed64 = 109; float a_float = 110; double a_double = 111;
        bool a_bool = 112; string a_string = 113; bytes a_bytes = 114;
        Kind a_kind = 115;
        int32 d_int32 = 120 [default = -41]; int64 d_int64 = 121 [default = -4100000000]; uint32 d_uint32 = 122 [default = 4200000000];
        uint64 d_uint64 = 123 [default = 18200000000000000000]; sint32 d_sint32 = 124 [default = -42]; sint64 d_sint64 = 125 [default = -4200000000];
        fixed32 d_fixed32 = 126 [default = 4250000000]; fixed64 d_fixed64 = 127 [default = 18300000000000000000]; sfixed32 d_sfixed32 = 128 [default = -43];
        sfixed64 d_sfixed64 = 129 [default = -4300000000]; float d_float = 130 [default = 1.5]; double d_double = 131 [default = -1e300];
        bool d_bool = 132 [default = true]; string d_string = 133 [default = "unset"]; bytes d_bytes = 134 [default = "un\377set"];
        Kind d_kind = 135 [default = KIND_RIGHT];
        repeated int32 r_int32 = 140; repeated int64 r_int64 = 141; repeated uint32 r_uint32 = 142;
        repeated uint64 r_uint64 = 143; repeated sint32 r_sint32 = 144; repeated sint64 r_sint64 = 145;
        repeated fixed32 r_fixed32 = 146; repeated fixed64 r_fixed64 = 147; repeated sfixed32 r_sfixed32 = 148;
        repeated sfixed64 r_sfixed64 = 149; repeated float r_float = 150; repeated double r_double = 151;
        repeated bool r_bool = 152; repeated string r_string = 153; repeated bytes r_bytes = 154;
        repeated Kind r_kind = 155;
      }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Outer {
        message Open { extensions 100 to 199; }
        message Scope {
          extend Open {
            int32 a_int32 = 100; int64 a_int64 = 101; uint32 a_uint32 = 102;
            uint64 a_uint64 = 103; sint32 a_sint32 = 104; sint64 a_sint64 = 105;
            fixed32 a_fixed32 = 106; fixed64 a_fixed64 = 107; sfixed32 a_sfixed32 = 108;
            sfixed64 a_sfixed64 = 109; float a_float = 110; double a_double = 111;
            bool a_bool = 112; string a_string = 113; bytes a_bytes = 114;
            Kind a_kind = 115;
            int32 d_int32 = 120 [default = -41]; int64 d_int64 = 121 [default = -4100000000]; uint32 d_uint32 = 122 [default = 4200000000];
            uint64 d_uint64 = 123 [default = 18200000000000000000]; sint32 d_sint32 = 124 [default = -42]; sint64 d_sint64 = 125 [default = -4200000000];
            fixed32 d_fixed32 = 126 [default = 4250000000]; fixed64 d_fixed64 = 127 [default = 18300000000000000000]; sfixed32 d_sfixed32 = 128 [default = -43];
            sfixed64 d_sfixed64 = 129 [default = -4300000000]; float d_float = 130 [default = 1.5]; double d_double = 131 [default = -1e300];
            bool d_bool = 132 [default = true]; string d_string = 133 [default = "unset"]; bytes d_bytes = 134 [default = "un\377set"];
            Kind d_kind = 135 [default = KIND_RIGHT];
            repeated int32 r_int32 = 140; repeated int64 r_int64 = 141; repeated uint32 r_uint32 = 142;
            repeated uint64 r_uint64 = 143; repeated sint32 r_sint32 = 144; repeated sint64 r_sint64 = 145;
            repeated fixed32 r_fixed32 = 146; repeated fixed64 r_fixed64 = 147; repeated sfixed32 r_sfixed32 = 148;
            repeated sfixed64 r_sfixed64 = 149; repeated float r_float = 150; repeated double r_double = 151;
            repeated bool r_bool = 152; repeated string r_string = 153; repeated bytes r_bytes = 154;
            repeated Kind r_kind = 155;
          }
        }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Open { extensions 100 to 199; }
      extend Open {
        int32 a_int32 = 100; int64 a_int64 = 101; uint32 a_uint32 = 102;
        uint64 a_uint64 = 103; sint32 a_sint32 = 104; sint64 a_sint64 = 105;
        fixed32 a_fixed32 = 106; fixed64 a_fixed64 = 107; sfixed32 a_sfixed32 = 108;
        sfixed64 a_sfixed64 = 109; float a_float = 110; double a_double = 111;
        bool a_bool = 112; string a_string = 113; bytes a_bytes = 114;
        Kind a_kind = 115;
        int32 d_int32 = 120 [default = -41]; int64 d_int64 = 121 [default = -4100000000]; uint32 d_uint32 = 122 [default = 4200000000];
        uint64 d_uint64 = 123 [default = 18200000000000000000]; sint32 d_sint32 = 124 [default = -42]; sint64 d_sint64 = 125 [default = -4200000000];
        fixed32 d_fixed32 = 126 [default = 4250000000]; fixed64 d_fixed64 = 127 [default = 18300000000000000000]; sfixed32 d_sfixed32 = 128 [default = -43];
        sfixed64 d_sfixed64 = 129 [default = -4300000000]; float d_float = 130 [default = 1.5]; double d_double = 131 [default = -1e300];
        bool d_bool = 132 [default = true]; string d_string = 133 [default = "unset"]; bytes d_bytes = 134 [default = "un\377set"];
        Kind d_kind = 135 [default = KIND_RIGHT];
        repeated int32 r_int32 = 140; repeated int64 r_int64 = 141; repeated uint32 r_uint32 = 142;
        repeated uint64 r_uint64 = 143; repeated sint32 r_sint32 = 144; repeated sint64 r_sint64 = 145;
        repeated fixed32 r_fixed32 = 146; repeated fixed64 r_fixed64 = 147; repeated sfixed32 r_sfixed32 = 148;
        repeated sfixed64 r_sfixed64 = 149; repeated float r_float = 150; repeated double r_double = 151;
        repeated bool r_bool = 152; repeated string r_string = 153; repeated bytes r_bytes = 154;
        repeated Kind r_kind = 155;
      }
      """

  @cpp.extension.set @cpp.extension.get @cpp.extension.has @cpp.extension.clear @cpp.extension.identifier
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (each kind, in editions)

    Scenario: an edition, int32
      Given `edition::Open m`
      Then `m.GetExtension(edition::a_int32)` is `0`
      And `m.GetExtension(edition::d_int32)` is `-41`
      When `m.SetExtension(edition::a_int32, -7)`
      Then `m.HasExtension(edition::a_int32)` is `true`
      And `m.HasExtension(edition::d_int32)` is `false`
      And `m.GetExtension(edition::a_int32)` is `-7`
      When `m.ClearExtension(edition::a_int32)`
      Then `m.HasExtension(edition::a_int32)` is `false`

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.HasExtension(<scope>::a_<kind>)` is `false`
      And `m.GetExtension(<scope>::a_<kind>)` is `<zero>`
      And `m.GetExtension(<scope>::d_<kind>)` is `<default>`
      When `m.SetExtension(<scope>::a_<kind>, <value>)`
      And `m.SetExtension(<scope>::d_<kind>, <zero>)`
      Then `m.HasExtension(<scope>::a_<kind>)` is `true`
      And `m.GetExtension(<scope>::a_<kind>)` is `<value>`
      And `m.HasExtension(<scope>::d_<kind>)` is `true`
      And `m.GetExtension(<scope>::d_<kind>)` is `<zero>`
      Given `<message> copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(<scope>::a_<kind>)` is `<value>`
      And `copy.unknown_fields().empty()` is `true`
      When `m.ClearExtension(<scope>::a_<kind>)`
      And `m.ClearExtension(<scope>::d_<kind>)`
      Then `m.HasExtension(<scope>::a_<kind>)` is `false`
      And `m.GetExtension(<scope>::a_<kind>)` is `<zero>`
      And `m.HasExtension(<scope>::d_<kind>)` is `false`
      And `m.GetExtension(<scope>::d_<kind>)` is `<default>`

      Examples:
        | what                                          | message            | scope               | kind     | value                 | zero                | default               |
        | an edition, int64                             | edition::Open      | edition             | int64    | -5000000000           | int64_t{0}          | -4100000000           |
        | an edition, uint32                            | edition::Open      | edition             | uint32   | 4000000000u           | 0u                  | 4200000000u           |
        | an edition, uint64                            | edition::Open      | edition             | uint64   | 10000000000000000000u | uint64_t{0}         | 18200000000000000000u |
        | an edition, sint32                            | edition::Open      | edition             | sint32   | -64                   | 0                   | -42                   |
        | an edition, sint64                            | edition::Open      | edition             | sint64   | -6000000000           | int64_t{0}          | -4200000000           |
        | an edition, fixed32                           | edition::Open      | edition             | fixed32  | 4000000001u           | 0u                  | 4250000000u           |
        | an edition, fixed64                           | edition::Open      | edition             | fixed64  | 10000000000000000001u | uint64_t{0}         | 18300000000000000000u |
        | an edition, sfixed32                          | edition::Open      | edition             | sfixed32 | -8                    | 0                   | -43                   |
        | an edition, sfixed64                          | edition::Open      | edition             | sfixed64 | -7000000000           | int64_t{0}          | -4300000000           |
        | an edition, float                             | edition::Open      | edition             | float    | -2.5f                 | 0.0f                | 1.5f                  |
        | an edition, double                            | edition::Open      | edition             | double   | -0.1                  | 0.0                 | -1e300                |
        | an edition, bool                              | edition::Open      | edition             | bool     | true                  | false               | true                  |
        | an edition, string                            | edition::Open      | edition             | string   | "one"s                | ""s                 | "unset"s              |
        | an edition, bytes                             | edition::Open      | edition             | bytes    | "\0\xff"s             | ""s                 | "un\377set"s          |
        | an edition, enum                              | edition::Open      | edition             | kind     | edition::KIND_LEFT    | edition::KIND_NONE  | edition::KIND_RIGHT   |
        | an edition, in a message, code size, int32    | least::Outer::Open | least::Outer::Scope | int32    | -7                    | 0                   | -41                   |
        | an edition, in a message, code size, int64    | least::Outer::Open | least::Outer::Scope | int64    | -5000000000           | int64_t{0}          | -4100000000           |
        | an edition, in a message, code size, uint32   | least::Outer::Open | least::Outer::Scope | uint32   | 4000000000u           | 0u                  | 4200000000u           |
        | an edition, in a message, code size, uint64   | least::Outer::Open | least::Outer::Scope | uint64   | 10000000000000000000u | uint64_t{0}         | 18200000000000000000u |
        | an edition, in a message, code size, sint32   | least::Outer::Open | least::Outer::Scope | sint32   | -64                   | 0                   | -42                   |
        | an edition, in a message, code size, sint64   | least::Outer::Open | least::Outer::Scope | sint64   | -6000000000           | int64_t{0}          | -4200000000           |
        | an edition, in a message, code size, fixed32  | least::Outer::Open | least::Outer::Scope | fixed32  | 4000000001u           | 0u                  | 4250000000u           |
        | an edition, in a message, code size, fixed64  | least::Outer::Open | least::Outer::Scope | fixed64  | 10000000000000000001u | uint64_t{0}         | 18300000000000000000u |
        | an edition, in a message, code size, sfixed32 | least::Outer::Open | least::Outer::Scope | sfixed32 | -8                    | 0                   | -43                   |
        | an edition, in a message, code size, sfixed64 | least::Outer::Open | least::Outer::Scope | sfixed64 | -7000000000           | int64_t{0}          | -4300000000           |
        | an edition, in a message, code size, float    | least::Outer::Open | least::Outer::Scope | float    | -2.5f                 | 0.0f                | 1.5f                  |
        | an edition, in a message, code size, double   | least::Outer::Open | least::Outer::Scope | double   | -0.1                  | 0.0                 | -1e300                |
        | an edition, in a message, code size, bool     | least::Outer::Open | least::Outer::Scope | bool     | true                  | false               | true                  |
        | an edition, in a message, code size, string   | least::Outer::Open | least::Outer::Scope | string   | "one"s                | ""s                 | "unset"s              |
        | an edition, in a message, code size, bytes    | least::Outer::Open | least::Outer::Scope | bytes    | "\0\xff"s             | ""s                 | "un\377set"s          |
        | an edition, in a message, code size, enum     | least::Outer::Open | least::Outer::Scope | kind     | least::KIND_LEFT      | least::KIND_NONE    | least::KIND_RIGHT     |
        | an edition, lite, int32                       | lightest::Open     | lightest            | int32    | -7                    | 0                   | -41                   |
        | an edition, lite, int64                       | lightest::Open     | lightest            | int64    | -5000000000           | int64_t{0}          | -4100000000           |
        | an edition, lite, uint32                      | lightest::Open     | lightest            | uint32   | 4000000000u           | 0u                  | 4200000000u           |
        | an edition, lite, uint64                      | lightest::Open     | lightest            | uint64   | 10000000000000000000u | uint64_t{0}         | 18200000000000000000u |
        | an edition, lite, sint32                      | lightest::Open     | lightest            | sint32   | -64                   | 0                   | -42                   |
        | an edition, lite, sint64                      | lightest::Open     | lightest            | sint64   | -6000000000           | int64_t{0}          | -4200000000           |
        | an edition, lite, fixed32                     | lightest::Open     | lightest            | fixed32  | 4000000001u           | 0u                  | 4250000000u           |
        | an edition, lite, fixed64                     | lightest::Open     | lightest            | fixed64  | 10000000000000000001u | uint64_t{0}         | 18300000000000000000u |
        | an edition, lite, sfixed32                    | lightest::Open     | lightest            | sfixed32 | -8                    | 0                   | -43                   |
        | an edition, lite, sfixed64                    | lightest::Open     | lightest            | sfixed64 | -7000000000           | int64_t{0}          | -4300000000           |
        | an edition, lite, float                       | lightest::Open     | lightest            | float    | -2.5f                 | 0.0f                | 1.5f                  |
        | an edition, lite, double                      | lightest::Open     | lightest            | double   | -0.1                  | 0.0                 | -1e300                |
        | an edition, lite, bool                        | lightest::Open     | lightest            | bool     | true                  | false               | true                  |
        | an edition, lite, string                      | lightest::Open     | lightest            | string   | "one"s                | ""s                 | "unset"s              |
        | an edition, lite, bytes                       | lightest::Open     | lightest            | bytes    | "\0\xff"s             | ""s                 | "un\377set"s          |
        | an edition, lite, enum                        | lightest::Open     | lightest            | kind     | lightest::KIND_LEFT   | lightest::KIND_NONE | lightest::KIND_RIGHT  |

  @cpp.extension.add @cpp.extension.size @cpp.extension.get @cpp.extension.set @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (each kind, in editions)

    Scenario: an edition, repeated int32
      Given `edition::Open m`
      When `m.AddExtension(edition::r_int32, -7)`
      And `m.AddExtension(edition::r_int32, 0)`
      Then `m.ExtensionSize(edition::r_int32)` is `2`
      And `m.GetExtension(edition::r_int32, 0)` is `-7`
      And `m.GetExtension(edition::r_int32, 1)` is `0`

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.ExtensionSize(<scope>::r_<kind>)` is `0`
      When `m.AddExtension(<scope>::r_<kind>, <value>)`
      And `m.AddExtension(<scope>::r_<kind>, <zero>)`
      Then `m.ExtensionSize(<scope>::r_<kind>)` is `2`
      And `m.GetExtension(<scope>::r_<kind>, 0)` is `<value>`
      And `m.GetExtension(<scope>::r_<kind>, 1)` is `<zero>`
      When `m.SetExtension(<scope>::r_<kind>, 1, <other>)`
      Then `m.GetExtension(<scope>::r_<kind>, 0)` is `<value>`
      And `m.GetExtension(<scope>::r_<kind>, 1)` is `<other>`
      Given `<message> copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.ExtensionSize(<scope>::r_<kind>)` is `2`
      And `copy.GetExtension(<scope>::r_<kind>, 1)` is `<other>`
      When `m.ClearExtension(<scope>::r_<kind>)`
      Then `m.ExtensionSize(<scope>::r_<kind>)` is `0`

      Examples:
        | what                                                   | message            | scope               | kind     | value                 | zero                | other                   |
        | an edition, repeated int64                             | edition::Open      | edition             | int64    | -5000000000           | int64_t{0}          | 6                       |
        | an edition, repeated uint32                            | edition::Open      | edition             | uint32   | 4000000000u           | 0u                  | 8u                      |
        | an edition, repeated uint64                            | edition::Open      | edition             | uint64   | 10000000000000000000u | uint64_t{0}         | 9u                      |
        | an edition, repeated sint32                            | edition::Open      | edition             | sint32   | -64                   | 0                   | 65                      |
        | an edition, repeated sint64                            | edition::Open      | edition             | sint64   | -6000000000           | int64_t{0}          | 7                       |
        | an edition, repeated fixed32                           | edition::Open      | edition             | fixed32  | 4000000001u           | 0u                  | 3u                      |
        | an edition, repeated fixed64                           | edition::Open      | edition             | fixed64  | 10000000000000000001u | uint64_t{0}         | 4u                      |
        | an edition, repeated sfixed32                          | edition::Open      | edition             | sfixed32 | -8                    | 0                   | 31                      |
        | an edition, repeated sfixed64                          | edition::Open      | edition             | sfixed64 | -7000000000           | int64_t{0}          | 5                       |
        | an edition, repeated float                             | edition::Open      | edition             | float    | -2.5f                 | 0.0f                | 0.25f                   |
        | an edition, repeated double                            | edition::Open      | edition             | double   | -0.1                  | 0.0                 | 0.5                     |
        | an edition, repeated bool                              | edition::Open      | edition             | bool     | true                  | false               | true                    |
        | an edition, repeated string                            | edition::Open      | edition             | string   | "one"s                | ""s                 | "long, and not inline"s |
        | an edition, repeated bytes                             | edition::Open      | edition             | bytes    | "\0\xff"s             | ""s                 | "cut\0here"s            |
        | an edition, repeated enum                              | edition::Open      | edition             | kind     | edition::KIND_LEFT    | edition::KIND_NONE  | edition::KIND_RIGHT     |
        | an edition, in a message, code size, repeated int32    | least::Outer::Open | least::Outer::Scope | int32    | -7                    | 0                   | 300                     |
        | an edition, in a message, code size, repeated int64    | least::Outer::Open | least::Outer::Scope | int64    | -5000000000           | int64_t{0}          | 6                       |
        | an edition, in a message, code size, repeated uint32   | least::Outer::Open | least::Outer::Scope | uint32   | 4000000000u           | 0u                  | 8u                      |
        | an edition, in a message, code size, repeated uint64   | least::Outer::Open | least::Outer::Scope | uint64   | 10000000000000000000u | uint64_t{0}         | 9u                      |
        | an edition, in a message, code size, repeated sint32   | least::Outer::Open | least::Outer::Scope | sint32   | -64                   | 0                   | 65                      |
        | an edition, in a message, code size, repeated sint64   | least::Outer::Open | least::Outer::Scope | sint64   | -6000000000           | int64_t{0}          | 7                       |
        | an edition, in a message, code size, repeated fixed32  | least::Outer::Open | least::Outer::Scope | fixed32  | 4000000001u           | 0u                  | 3u                      |
        | an edition, in a message, code size, repeated fixed64  | least::Outer::Open | least::Outer::Scope | fixed64  | 10000000000000000001u | uint64_t{0}         | 4u                      |
        | an edition, in a message, code size, repeated sfixed32 | least::Outer::Open | least::Outer::Scope | sfixed32 | -8                    | 0                   | 31                      |
        | an edition, in a message, code size, repeated sfixed64 | least::Outer::Open | least::Outer::Scope | sfixed64 | -7000000000           | int64_t{0}          | 5                       |
        | an edition, in a message, code size, repeated float    | least::Outer::Open | least::Outer::Scope | float    | -2.5f                 | 0.0f                | 0.25f                   |
        | an edition, in a message, code size, repeated double   | least::Outer::Open | least::Outer::Scope | double   | -0.1                  | 0.0                 | 0.5                     |
        | an edition, in a message, code size, repeated bool     | least::Outer::Open | least::Outer::Scope | bool     | true                  | false               | true                    |
        | an edition, in a message, code size, repeated string   | least::Outer::Open | least::Outer::Scope | string   | "one"s                | ""s                 | "long, and not inline"s |
        | an edition, in a message, code size, repeated bytes    | least::Outer::Open | least::Outer::Scope | bytes    | "\0\xff"s             | ""s                 | "cut\0here"s            |
        | an edition, in a message, code size, repeated enum     | least::Outer::Open | least::Outer::Scope | kind     | least::KIND_LEFT      | least::KIND_NONE    | least::KIND_RIGHT       |
        | an edition, lite, repeated int32                       | lightest::Open     | lightest            | int32    | -7                    | 0                   | 300                     |
        | an edition, lite, repeated int64                       | lightest::Open     | lightest            | int64    | -5000000000           | int64_t{0}          | 6                       |
        | an edition, lite, repeated uint32                      | lightest::Open     | lightest            | uint32   | 4000000000u           | 0u                  | 8u                      |
        | an edition, lite, repeated uint64                      | lightest::Open     | lightest            | uint64   | 10000000000000000000u | uint64_t{0}         | 9u                      |
        | an edition, lite, repeated sint32                      | lightest::Open     | lightest            | sint32   | -64                   | 0                   | 65                      |
        | an edition, lite, repeated sint64                      | lightest::Open     | lightest            | sint64   | -6000000000           | int64_t{0}          | 7                       |
        | an edition, lite, repeated fixed32                     | lightest::Open     | lightest            | fixed32  | 4000000001u           | 0u                  | 3u                      |
        | an edition, lite, repeated fixed64                     | lightest::Open     | lightest            | fixed64  | 10000000000000000001u | uint64_t{0}         | 4u                      |
        | an edition, lite, repeated sfixed32                    | lightest::Open     | lightest            | sfixed32 | -8                    | 0                   | 31                      |
        | an edition, lite, repeated sfixed64                    | lightest::Open     | lightest            | sfixed64 | -7000000000           | int64_t{0}          | 5                       |
        | an edition, lite, repeated float                       | lightest::Open     | lightest            | float    | -2.5f                 | 0.0f                | 0.25f                   |
        | an edition, lite, repeated double                      | lightest::Open     | lightest            | double   | -0.1                  | 0.0                 | 0.5                     |
        | an edition, lite, repeated bool                        | lightest::Open     | lightest            | bool     | true                  | false               | true                    |
        | an edition, lite, repeated string                      | lightest::Open     | lightest            | string   | "one"s                | ""s                 | "long, and not inline"s |
        | an edition, lite, repeated bytes                       | lightest::Open     | lightest            | bytes    | "\0\xff"s             | ""s                 | "cut\0here"s            |
        | an edition, lite, repeated enum                        | lightest::Open     | lightest            | kind     | lightest::KIND_LEFT   | lightest::KIND_NONE | lightest::KIND_RIGHT    |
