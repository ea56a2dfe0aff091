@needs.cpp @needs.lite
Feature: Extensions of each kind, in every place
  An extension does the same whatever its type, wherever it is declared, and whatever its file is optimized for.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Open { extensions 100 to 199; }
      extend Open {
        optional int32 a_int32 = 100; optional int64 a_int64 = 101; optional uint32 a_uint32 = 102;
        optional uint64 a_uint64 = 103; optional sint32 a_sint32 = 104; optional sint64 a_sint64 = 105;
        optional fixed32 a_fixed32 = 106; optional fixed64 a_fixed64 = 107; optional sfixed32 a_sfixed32 = 108;
        optional sfixed64 a_sfixed64 = 109; optional float a_float = 110; optional double a_double = 111;
        optional bool a_bool = 112; optional string a_string = 113; optional bytes a_bytes = 114;
        optional Kind a_kind = 115;
        optional int32 d_int32 = 120 [default = -41]; optional int64 d_int64 = 121 [default = -4100000000]; optional uint32 d_uint32 = 122 [default = 4200000000];
        optional uint64 d_uint64 = 123 [default = 18200000000000000000]; optional sint32 d_sint32 = 124 [default = -42]; optional sint64 d_sint64 = 125 [default = -4200000000];
        optional fixed32 d_fixed32 = 126 [default = 4250000000]; optional fixed64 d_fixed64 = 127 [default = 18300000000000000000]; optional sfixed32 d_sfixed32 = 128 [default = -43];
        optional sfixed64 d_sfixed64 = 129 [default = -4300000000]; optional float d_float = 130 [default = 1.5]; optional double d_double = 131 [default = -1e300];
        optional bool d_bool = 132 [default = true]; optional string d_string = 133 [default = "unset"]; optional bytes d_bytes = 134 [default = "un\377set"];
        optional Kind d_kind = 135 [default = KIND_RIGHT];
        repeated int32 r_int32 = 140; repeated int64 r_int64 = 141; repeated uint32 r_uint32 = 142;
        repeated uint64 r_uint64 = 143; repeated sint32 r_sint32 = 144; repeated sint64 r_sint64 = 145;
        repeated fixed32 r_fixed32 = 146; repeated fixed64 r_fixed64 = 147; repeated sfixed32 r_sfixed32 = 148;
        repeated sfixed64 r_sfixed64 = 149; repeated float r_float = 150; repeated double r_double = 151;
        repeated bool r_bool = 152; repeated string r_string = 153; repeated bytes r_bytes = 154;
        repeated Kind r_kind = 155;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Open { extensions 100 to 199; }
      extend Open {
        optional int32 a_int32 = 100; optional int64 a_int64 = 101; optional uint32 a_uint32 = 102;
        optional uint64 a_uint64 = 103; optional sint32 a_sint32 = 104; optional sint64 a_sint64 = 105;
        optional fixed32 a_fixed32 = 106; optional fixed64 a_fixed64 = 107; optional sfixed32 a_sfixed32 = 108;
        optional sfixed64 a_sfixed64 = 109; optional float a_float = 110; optional double a_double = 111;
        optional bool a_bool = 112; optional string a_string = 113; optional bytes a_bytes = 114;
        optional Kind a_kind = 115;
        optional int32 d_int32 = 120 [default = -41]; optional int64 d_int64 = 121 [default = -4100000000]; optional uint32 d_uint32 = 122 [default = 4200000000];
        optional uint64 d_uint64 = 123 [default = 18200000000000000000]; optional sint32 d_sint32 = 124 [default = -42]; optional sint64 d_sint64 = 125 [default = -4200000000];
        optional fixed32 d_fixed32 = 126 [default = 4250000000]; optional fixed64 d_fixed64 = 127 [default = 18300000000000000000]; optional sfixed32 d_sfixed32 = 128 [default = -43];
        optional sfixed64 d_sfixed64 = 129 [default = -4300000000]; optional float d_float = 130 [default = 1.5]; optional double d_double = 131 [default = -1e300];
        optional bool d_bool = 132 [default = true]; optional string d_string = 133 [default = "unset"]; optional bytes d_bytes = 134 [default = "un\377set"];
        optional Kind d_kind = 135 [default = KIND_RIGHT];
        repeated int32 r_int32 = 140; repeated int64 r_int64 = 141; repeated uint32 r_uint32 = 142;
        repeated uint64 r_uint64 = 143; repeated sint32 r_sint32 = 144; repeated sint64 r_sint64 = 145;
        repeated fixed32 r_fixed32 = 146; repeated fixed64 r_fixed64 = 147; repeated sfixed32 r_sfixed32 = 148;
        repeated sfixed64 r_sfixed64 = 149; repeated float r_float = 150; repeated double r_double = 151;
        repeated bool r_bool = 152; repeated string r_string = 153; repeated bytes r_bytes = 154;
        repeated Kind r_kind = 155;
      }
      """
    And the schema file `scoped.proto`
      """proto
      syntax = "proto2";
      package scoped;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Outer {
        message Open { extensions 100 to 199; }
        message Scope {
          extend Open {
            optional int32 a_int32 = 100; optional int64 a_int64 = 101; optional uint32 a_uint32 = 102;
            optional uint64 a_uint64 = 103; optional sint32 a_sint32 = 104; optional sint64 a_sint64 = 105;
            optional fixed32 a_fixed32 = 106; optional fixed64 a_fixed64 = 107; optional sfixed32 a_sfixed32 = 108;
            optional sfixed64 a_sfixed64 = 109; optional float a_float = 110; optional double a_double = 111;
            optional bool a_bool = 112; optional string a_string = 113; optional bytes a_bytes = 114;
            optional Kind a_kind = 115;
            optional int32 d_int32 = 120 [default = -41]; optional int64 d_int64 = 121 [default = -4100000000]; optional uint32 d_uint32 = 122 [default = 4200000000];
            optional uint64 d_uint64 = 123 [default = 18200000000000000000]; optional sint32 d_sint32 = 124 [default = -42]; optional sint64 d_sint64 = 125 [default = -4200000000];
            optional fixed32 d_fixed32 = 126 [default = 4250000000]; optional fixed64 d_fixed64 = 127 [default = 18300000000000000000]; optional sfixed32 d_sfixed32 = 128 [default = -43];
            optional sfixed64 d_sfixed64 = 129 [default = -4300000000]; optional float d_float = 130 [default = 1.5]; optional double d_double = 131 [default = -1e300];
            optional bool d_bool = 132 [default = true]; optional string d_string = 133 [default = "unset"]; optional bytes d_bytes = 134 [default = "un\377set"];
            optional Kind d_kind = 135 [default = KIND_RIGHT];
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
    And the schema file `base.proto`
      """proto
      syntax = "proto2";
      package base;
      message Open { extensions 100 to 199; }
      """
    And the schema file `abroad.proto`
      """proto
      syntax = "proto2";
      package abroad;
      import "base.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      extend base.Open {
        optional int32 a_int32 = 100; optional int64 a_int64 = 101; optional uint32 a_uint32 = 102;
        optional uint64 a_uint64 = 103; optional sint32 a_sint32 = 104; optional sint64 a_sint64 = 105;
        optional fixed32 a_fixed32 = 106; optional fixed64 a_fixed64 = 107; optional sfixed32 a_sfixed32 = 108;
        optional sfixed64 a_sfixed64 = 109; optional float a_float = 110; optional double a_double = 111;
        optional bool a_bool = 112; optional string a_string = 113; optional bytes a_bytes = 114;
        optional Kind a_kind = 115;
        optional int32 d_int32 = 120 [default = -41]; optional int64 d_int64 = 121 [default = -4100000000]; optional uint32 d_uint32 = 122 [default = 4200000000];
        optional uint64 d_uint64 = 123 [default = 18200000000000000000]; optional sint32 d_sint32 = 124 [default = -42]; optional sint64 d_sint64 = 125 [default = -4200000000];
        optional fixed32 d_fixed32 = 126 [default = 4250000000]; optional fixed64 d_fixed64 = 127 [default = 18300000000000000000]; optional sfixed32 d_sfixed32 = 128 [default = -43];
        optional sfixed64 d_sfixed64 = 129 [default = -4300000000]; optional float d_float = 130 [default = 1.5]; optional double d_double = 131 [default = -1e300];
        optional bool d_bool = 132 [default = true]; optional string d_string = 133 [default = "unset"]; optional bytes d_bytes = 134 [default = "un\377set"];
        optional Kind d_kind = 135 [default = KIND_RIGHT];
        repeated int32 r_int32 = 140; repeated int64 r_int64 = 141; repeated uint32 r_uint32 = 142;
        repeated uint64 r_uint64 = 143; repeated sint32 r_sint32 = 144; repeated sint64 r_sint64 = 145;
        repeated fixed32 r_fixed32 = 146; repeated fixed64 r_fixed64 = 147; repeated sfixed32 r_sfixed32 = 148;
        repeated sfixed64 r_sfixed64 = 149; repeated float r_float = 150; repeated double r_double = 151;
        repeated bool r_bool = 152; repeated string r_string = 153; repeated bytes r_bytes = 154;
        repeated Kind r_kind = 155;
      }
      """

  @cpp.extension.set @cpp.extension.get @cpp.extension.has @cpp.extension.clear @cpp.extension.identifier
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (each kind in every place)

    Scenario: code size, int32
      Given `small::Open m`
      Then `m.GetExtension(small::a_int32)` is `0`
      And `m.GetExtension(small::d_int32)` is `-41`
      When `m.SetExtension(small::a_int32, -7)`
      Then `m.HasExtension(small::a_int32)` is `true`
      And `m.HasExtension(small::d_int32)` is `false`
      And `m.GetExtension(small::a_int32)` is `-7`
      When `m.ClearExtension(small::a_int32)`
      Then `m.HasExtension(small::a_int32)` is `false`

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
        | what                             | message             | scope                | kind     | value                 | zero              | default               |
        | code size, int64                 | small::Open         | small                | int64    | -5000000000           | int64_t{0}        | -4100000000           |
        | code size, uint32                | small::Open         | small                | uint32   | 4000000000u           | 0u                | 4200000000u           |
        | code size, uint64                | small::Open         | small                | uint64   | 10000000000000000000u | uint64_t{0}       | 18200000000000000000u |
        | code size, sint32                | small::Open         | small                | sint32   | -64                   | 0                 | -42                   |
        | code size, sint64                | small::Open         | small                | sint64   | -6000000000           | int64_t{0}        | -4200000000           |
        | code size, fixed32               | small::Open         | small                | fixed32  | 4000000001u           | 0u                | 4250000000u           |
        | code size, fixed64               | small::Open         | small                | fixed64  | 10000000000000000001u | uint64_t{0}       | 18300000000000000000u |
        | code size, sfixed32              | small::Open         | small                | sfixed32 | -8                    | 0                 | -43                   |
        | code size, sfixed64              | small::Open         | small                | sfixed64 | -7000000000           | int64_t{0}        | -4300000000           |
        | code size, float                 | small::Open         | small                | float    | -2.5f                 | 0.0f              | 1.5f                  |
        | code size, double                | small::Open         | small                | double   | -0.1                  | 0.0               | -1e300                |
        | code size, bool                  | small::Open         | small                | bool     | true                  | false             | true                  |
        | code size, string                | small::Open         | small                | string   | "one"s                | ""s               | "unset"s              |
        | code size, bytes                 | small::Open         | small                | bytes    | "\0\xff"s             | ""s               | "un\377set"s          |
        | code size, enum                  | small::Open         | small                | kind     | small::KIND_LEFT      | small::KIND_NONE  | small::KIND_RIGHT     |
        | lite, int32                      | light::Open         | light                | int32    | -7                    | 0                 | -41                   |
        | lite, int64                      | light::Open         | light                | int64    | -5000000000           | int64_t{0}        | -4100000000           |
        | lite, uint32                     | light::Open         | light                | uint32   | 4000000000u           | 0u                | 4200000000u           |
        | lite, uint64                     | light::Open         | light                | uint64   | 10000000000000000000u | uint64_t{0}       | 18200000000000000000u |
        | lite, sint32                     | light::Open         | light                | sint32   | -64                   | 0                 | -42                   |
        | lite, sint64                     | light::Open         | light                | sint64   | -6000000000           | int64_t{0}        | -4200000000           |
        | lite, fixed32                    | light::Open         | light                | fixed32  | 4000000001u           | 0u                | 4250000000u           |
        | lite, fixed64                    | light::Open         | light                | fixed64  | 10000000000000000001u | uint64_t{0}       | 18300000000000000000u |
        | lite, sfixed32                   | light::Open         | light                | sfixed32 | -8                    | 0                 | -43                   |
        | lite, sfixed64                   | light::Open         | light                | sfixed64 | -7000000000           | int64_t{0}        | -4300000000           |
        | lite, float                      | light::Open         | light                | float    | -2.5f                 | 0.0f              | 1.5f                  |
        | lite, double                     | light::Open         | light                | double   | -0.1                  | 0.0               | -1e300                |
        | lite, bool                       | light::Open         | light                | bool     | true                  | false             | true                  |
        | lite, string                     | light::Open         | light                | string   | "one"s                | ""s               | "unset"s              |
        | lite, bytes                      | light::Open         | light                | bytes    | "\0\xff"s             | ""s               | "un\377set"s          |
        | lite, enum                       | light::Open         | light                | kind     | light::KIND_LEFT      | light::KIND_NONE  | light::KIND_RIGHT     |
        | in a message, int32              | scoped::Outer::Open | scoped::Outer::Scope | int32    | -7                    | 0                 | -41                   |
        | in a message, int64              | scoped::Outer::Open | scoped::Outer::Scope | int64    | -5000000000           | int64_t{0}        | -4100000000           |
        | in a message, uint32             | scoped::Outer::Open | scoped::Outer::Scope | uint32   | 4000000000u           | 0u                | 4200000000u           |
        | in a message, uint64             | scoped::Outer::Open | scoped::Outer::Scope | uint64   | 10000000000000000000u | uint64_t{0}       | 18200000000000000000u |
        | in a message, sint32             | scoped::Outer::Open | scoped::Outer::Scope | sint32   | -64                   | 0                 | -42                   |
        | in a message, sint64             | scoped::Outer::Open | scoped::Outer::Scope | sint64   | -6000000000           | int64_t{0}        | -4200000000           |
        | in a message, fixed32            | scoped::Outer::Open | scoped::Outer::Scope | fixed32  | 4000000001u           | 0u                | 4250000000u           |
        | in a message, fixed64            | scoped::Outer::Open | scoped::Outer::Scope | fixed64  | 10000000000000000001u | uint64_t{0}       | 18300000000000000000u |
        | in a message, sfixed32           | scoped::Outer::Open | scoped::Outer::Scope | sfixed32 | -8                    | 0                 | -43                   |
        | in a message, sfixed64           | scoped::Outer::Open | scoped::Outer::Scope | sfixed64 | -7000000000           | int64_t{0}        | -4300000000           |
        | in a message, float              | scoped::Outer::Open | scoped::Outer::Scope | float    | -2.5f                 | 0.0f              | 1.5f                  |
        | in a message, double             | scoped::Outer::Open | scoped::Outer::Scope | double   | -0.1                  | 0.0               | -1e300                |
        | in a message, bool               | scoped::Outer::Open | scoped::Outer::Scope | bool     | true                  | false             | true                  |
        | in a message, string             | scoped::Outer::Open | scoped::Outer::Scope | string   | "one"s                | ""s               | "unset"s              |
        | in a message, bytes              | scoped::Outer::Open | scoped::Outer::Scope | bytes    | "\0\xff"s             | ""s               | "un\377set"s          |
        | in a message, enum               | scoped::Outer::Open | scoped::Outer::Scope | kind     | scoped::KIND_LEFT     | scoped::KIND_NONE | scoped::KIND_RIGHT    |
        | of an imported message, int32    | base::Open          | abroad               | int32    | -7                    | 0                 | -41                   |
        | of an imported message, int64    | base::Open          | abroad               | int64    | -5000000000           | int64_t{0}        | -4100000000           |
        | of an imported message, uint32   | base::Open          | abroad               | uint32   | 4000000000u           | 0u                | 4200000000u           |
        | of an imported message, uint64   | base::Open          | abroad               | uint64   | 10000000000000000000u | uint64_t{0}       | 18200000000000000000u |
        | of an imported message, sint32   | base::Open          | abroad               | sint32   | -64                   | 0                 | -42                   |
        | of an imported message, sint64   | base::Open          | abroad               | sint64   | -6000000000           | int64_t{0}        | -4200000000           |
        | of an imported message, fixed32  | base::Open          | abroad               | fixed32  | 4000000001u           | 0u                | 4250000000u           |
        | of an imported message, fixed64  | base::Open          | abroad               | fixed64  | 10000000000000000001u | uint64_t{0}       | 18300000000000000000u |
        | of an imported message, sfixed32 | base::Open          | abroad               | sfixed32 | -8                    | 0                 | -43                   |
        | of an imported message, sfixed64 | base::Open          | abroad               | sfixed64 | -7000000000           | int64_t{0}        | -4300000000           |
        | of an imported message, float    | base::Open          | abroad               | float    | -2.5f                 | 0.0f              | 1.5f                  |
        | of an imported message, double   | base::Open          | abroad               | double   | -0.1                  | 0.0               | -1e300                |
        | of an imported message, bool     | base::Open          | abroad               | bool     | true                  | false             | true                  |
        | of an imported message, string   | base::Open          | abroad               | string   | "one"s                | ""s               | "unset"s              |
        | of an imported message, bytes    | base::Open          | abroad               | bytes    | "\0\xff"s             | ""s               | "un\377set"s          |
        | of an imported message, enum     | base::Open          | abroad               | kind     | abroad::KIND_LEFT     | abroad::KIND_NONE | abroad::KIND_RIGHT    |

  @cpp.extension.add @cpp.extension.size @cpp.extension.get @cpp.extension.set @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (each kind in every place)

    Scenario: code size, repeated int32
      Given `small::Open m`
      When `m.AddExtension(small::r_int32, -7)`
      And `m.AddExtension(small::r_int32, 0)`
      Then `m.ExtensionSize(small::r_int32)` is `2`
      And `m.GetExtension(small::r_int32, 0)` is `-7`
      And `m.GetExtension(small::r_int32, 1)` is `0`

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
        | what                                      | message             | scope                | kind     | value                 | zero              | other                   |
        | code size, repeated int64                 | small::Open         | small                | int64    | -5000000000           | int64_t{0}        | 6                       |
        | code size, repeated uint32                | small::Open         | small                | uint32   | 4000000000u           | 0u                | 8u                      |
        | code size, repeated uint64                | small::Open         | small                | uint64   | 10000000000000000000u | uint64_t{0}       | 9u                      |
        | code size, repeated sint32                | small::Open         | small                | sint32   | -64                   | 0                 | 65                      |
        | code size, repeated sint64                | small::Open         | small                | sint64   | -6000000000           | int64_t{0}        | 7                       |
        | code size, repeated fixed32               | small::Open         | small                | fixed32  | 4000000001u           | 0u                | 3u                      |
        | code size, repeated fixed64               | small::Open         | small                | fixed64  | 10000000000000000001u | uint64_t{0}       | 4u                      |
        | code size, repeated sfixed32              | small::Open         | small                | sfixed32 | -8                    | 0                 | 31                      |
        | code size, repeated sfixed64              | small::Open         | small                | sfixed64 | -7000000000           | int64_t{0}        | 5                       |
        | code size, repeated float                 | small::Open         | small                | float    | -2.5f                 | 0.0f              | 0.25f                   |
        | code size, repeated double                | small::Open         | small                | double   | -0.1                  | 0.0               | 0.5                     |
        | code size, repeated bool                  | small::Open         | small                | bool     | true                  | false             | true                    |
        | code size, repeated string                | small::Open         | small                | string   | "one"s                | ""s               | "long, and not inline"s |
        | code size, repeated bytes                 | small::Open         | small                | bytes    | "\0\xff"s             | ""s               | "cut\0here"s            |
        | code size, repeated enum                  | small::Open         | small                | kind     | small::KIND_LEFT      | small::KIND_NONE  | small::KIND_RIGHT       |
        | lite, repeated int32                      | light::Open         | light                | int32    | -7                    | 0                 | 300                     |
        | lite, repeated int64                      | light::Open         | light                | int64    | -5000000000           | int64_t{0}        | 6                       |
        | lite, repeated uint32                     | light::Open         | light                | uint32   | 4000000000u           | 0u                | 8u                      |
        | lite, repeated uint64                     | light::Open         | light                | uint64   | 10000000000000000000u | uint64_t{0}       | 9u                      |
        | lite, repeated sint32                     | light::Open         | light                | sint32   | -64                   | 0                 | 65                      |
        | lite, repeated sint64                     | light::Open         | light                | sint64   | -6000000000           | int64_t{0}        | 7                       |
        | lite, repeated fixed32                    | light::Open         | light                | fixed32  | 4000000001u           | 0u                | 3u                      |
        | lite, repeated fixed64                    | light::Open         | light                | fixed64  | 10000000000000000001u | uint64_t{0}       | 4u                      |
        | lite, repeated sfixed32                   | light::Open         | light                | sfixed32 | -8                    | 0                 | 31                      |
        | lite, repeated sfixed64                   | light::Open         | light                | sfixed64 | -7000000000           | int64_t{0}        | 5                       |
        | lite, repeated float                      | light::Open         | light                | float    | -2.5f                 | 0.0f              | 0.25f                   |
        | lite, repeated double                     | light::Open         | light                | double   | -0.1                  | 0.0               | 0.5                     |
        | lite, repeated bool                       | light::Open         | light                | bool     | true                  | false             | true                    |
        | lite, repeated string                     | light::Open         | light                | string   | "one"s                | ""s               | "long, and not inline"s |
        | lite, repeated bytes                      | light::Open         | light                | bytes    | "\0\xff"s             | ""s               | "cut\0here"s            |
        | lite, repeated enum                       | light::Open         | light                | kind     | light::KIND_LEFT      | light::KIND_NONE  | light::KIND_RIGHT       |
        | in a message, repeated int32              | scoped::Outer::Open | scoped::Outer::Scope | int32    | -7                    | 0                 | 300                     |
        | in a message, repeated int64              | scoped::Outer::Open | scoped::Outer::Scope | int64    | -5000000000           | int64_t{0}        | 6                       |
        | in a message, repeated uint32             | scoped::Outer::Open | scoped::Outer::Scope | uint32   | 4000000000u           | 0u                | 8u                      |
        | in a message, repeated uint64             | scoped::Outer::Open | scoped::Outer::Scope | uint64   | 10000000000000000000u | uint64_t{0}       | 9u                      |
        | in a message, repeated sint32             | scoped::Outer::Open | scoped::Outer::Scope | sint32   | -64                   | 0                 | 65                      |
        | in a message, repeated sint64             | scoped::Outer::Open | scoped::Outer::Scope | sint64   | -6000000000           | int64_t{0}        | 7                       |
        | in a message, repeated fixed32            | scoped::Outer::Open | scoped::Outer::Scope | fixed32  | 4000000001u           | 0u                | 3u                      |
        | in a message, repeated fixed64            | scoped::Outer::Open | scoped::Outer::Scope | fixed64  | 10000000000000000001u | uint64_t{0}       | 4u                      |
        | in a message, repeated sfixed32           | scoped::Outer::Open | scoped::Outer::Scope | sfixed32 | -8                    | 0                 | 31                      |
        | in a message, repeated sfixed64           | scoped::Outer::Open | scoped::Outer::Scope | sfixed64 | -7000000000           | int64_t{0}        | 5                       |
        | in a message, repeated float              | scoped::Outer::Open | scoped::Outer::Scope | float    | -2.5f                 | 0.0f              | 0.25f                   |
        | in a message, repeated double             | scoped::Outer::Open | scoped::Outer::Scope | double   | -0.1                  | 0.0               | 0.5                     |
        | in a message, repeated bool               | scoped::Outer::Open | scoped::Outer::Scope | bool     | true                  | false             | true                    |
        | in a message, repeated string             | scoped::Outer::Open | scoped::Outer::Scope | string   | "one"s                | ""s               | "long, and not inline"s |
        | in a message, repeated bytes              | scoped::Outer::Open | scoped::Outer::Scope | bytes    | "\0\xff"s             | ""s               | "cut\0here"s            |
        | in a message, repeated enum               | scoped::Outer::Open | scoped::Outer::Scope | kind     | scoped::KIND_LEFT     | scoped::KIND_NONE | scoped::KIND_RIGHT      |
        | of an imported message, repeated int32    | base::Open          | abroad               | int32    | -7                    | 0                 | 300                     |
        | of an imported message, repeated int64    | base::Open          | abroad               | int64    | -5000000000           | int64_t{0}        | 6                       |
        | of an imported message, repeated uint32   | base::Open          | abroad               | uint32   | 4000000000u           | 0u                | 8u                      |
        | of an imported message, repeated uint64   | base::Open          | abroad               | uint64   | 10000000000000000000u | uint64_t{0}       | 9u                      |
        | of an imported message, repeated sint32   | base::Open          | abroad               | sint32   | -64                   | 0                 | 65                      |
        | of an imported message, repeated sint64   | base::Open          | abroad               | sint64   | -6000000000           | int64_t{0}        | 7                       |
        | of an imported message, repeated fixed32  | base::Open          | abroad               | fixed32  | 4000000001u           | 0u                | 3u                      |
        | of an imported message, repeated fixed64  | base::Open          | abroad               | fixed64  | 10000000000000000001u | uint64_t{0}       | 4u                      |
        | of an imported message, repeated sfixed32 | base::Open          | abroad               | sfixed32 | -8                    | 0                 | 31                      |
        | of an imported message, repeated sfixed64 | base::Open          | abroad               | sfixed64 | -7000000000           | int64_t{0}        | 5                       |
        | of an imported message, repeated float    | base::Open          | abroad               | float    | -2.5f                 | 0.0f              | 0.25f                   |
        | of an imported message, repeated double   | base::Open          | abroad               | double   | -0.1                  | 0.0               | 0.5                     |
        | of an imported message, repeated bool     | base::Open          | abroad               | bool     | true                  | false             | true                    |
        | of an imported message, repeated string   | base::Open          | abroad               | string   | "one"s                | ""s               | "long, and not inline"s |
        | of an imported message, repeated bytes    | base::Open          | abroad               | bytes    | "\0\xff"s             | ""s               | "cut\0here"s            |
        | of an imported message, repeated enum     | base::Open          | abroad               | kind     | abroad::KIND_LEFT     | abroad::KIND_NONE | abroad::KIND_RIGHT      |
