@needs.cpp
Feature: Extensions
  Extensions are fields declared outside their message. Each has an identifier, which the message's methods take. In the
  schemas, `Plain` has ordinary fields with the names, types and numbers of the extensions of `Base`.

  @cpp.extension.has
  Rule: `HasExtension` tells whether a singular extension is set

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;        optional int64 int64_value = 102;
          optional uint32 uint32_value = 103;      optional uint64 uint64_value = 104;
          optional sint32 sint32_value = 105;      optional sint64 sint64_value = 106;
          optional fixed32 fixed32_value = 107;    optional fixed64 fixed64_value = 108;
          optional sfixed32 sfixed32_value = 109;  optional sfixed64 sfixed64_value = 110;
          optional float float_value = 111;        optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          optional int32 int32_value_preset = 121 [default = -41];
        }
        """

    Scenario: int32_value, set
      Given `Base m`
      And `const Base& view = m`
      When `m.SetExtension(int32_value, -7)`
      Then `view.HasExtension(int32_value)` is `true`

    Scenario Outline: <extension>, unset
      Given `const Base m`
      Then `m.HasExtension(<extension>)` is `false`

      Examples:
        | extension      |
        | int32_value    |
        | int64_value    |
        | uint32_value   |
        | uint64_value   |
        | sint32_value   |
        | sint64_value   |
        | fixed32_value  |
        | fixed64_value  |
        | sfixed32_value |
        | sfixed64_value |
        | float_value    |
        | double_value   |
        | bool_value     |
        | kind           |
        | text           |
        | blob           |
        | part           |
        | box            |

    Scenario Outline: <extension>, set
      Given `Base m`
      And `const Base& view = m`
      When `m.SetExtension(<extension>, <value>)`
      Then `view.HasExtension(<extension>)` is `true`

      Examples:
        | extension      | value                 |
        | int64_value    | -7000000000           |
        | uint32_value   | 4000000000u           |
        | uint64_value   | 18000000000000000000u |
        | sint32_value   | -8                    |
        | sint64_value   | -8000000000           |
        | fixed32_value  | 4100000000u           |
        | fixed64_value  | 18100000000000000000u |
        | sfixed32_value | -9                    |
        | sfixed64_value | -9000000000           |
        | float_value    | -2.5f                 |
        | double_value   | -0.1                  |
        | bool_value     | true                  |
        | kind           | KIND_OTHER            |
        | text           | "abc"s                |
        | blob           | bytes("ff 00 61")     |

    Scenario Outline: <extension>, set to its default
      Given `Base m`
      When `m.SetExtension(<extension>, <value>)`
      Then `m.HasExtension(<extension>)` is `true`

      Examples:
        | extension      | value      |
        | int32_value    | 0          |
        | int64_value    | 0          |
        | uint32_value   | 0u         |
        | uint64_value   | 0u         |
        | sint32_value   | 0          |
        | sint64_value   | 0          |
        | fixed32_value  | 0u         |
        | fixed64_value  | 0u         |
        | sfixed32_value | 0          |
        | sfixed64_value | 0          |
        | float_value    | 0.0f       |
        | double_value   | 0.0        |
        | bool_value     | false      |
        | kind           | KIND_FIRST |
        | text           | ""s        |
        | blob           | ""s        |

    Scenario Outline: <extension>, made by MutableExtension
      Given `Base m`
      When `m.MutableExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `true`

      Examples:
        | extension |
        | text      |
        | blob      |
        | part      |
        | box       |

    Scenario Outline: parsed, <what>
      Given `Base m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.HasExtension(<extension>)` is `<result>`

      Examples:
        | what                         | bytes             | extension   | result |
        | a number                     | a8 06 07          | int32_value | true   |
        | a number that is the default | a8 06 00          | int32_value | true   |
        | an empty string              | 9a 07 00          | text        | true   |
        | an empty message             | aa 07 00          | part        | true   |
        | an empty group               | b3 07 b4 07       | box         | true   |
        | another extension            | b0 06 07          | int32_value | false  |
        | an ordinary field            | 08 07             | int32_value | false  |
        | nothing                      |                   | int32_value | false  |
        | the wrong wire type          | ad 06 01 02 03 04 | int32_value | false  |

    Scenario: the presence of one extension is not that of another
      Given `Base m`
      When `m.SetExtension(int32_value, 7)`
      Then `m.HasExtension(int32_value)` is `true`
      And `m.HasExtension(int64_value)` is `false`
      And `m.HasExtension(int32_value_preset)` is `false`
      And `m.has_before()` is `false`

    Scenario Outline: <how>
      Given `Base m`
      And `Base other`
      And `m.SetExtension(int32_value, 7)`
      And `m.MutableExtension(part)->set_id(8)`
      When `<statement>`
      Then `<message>.HasExtension(int32_value)` is `true`
      And `<message>.HasExtension(part)` is `true`
      And `<message>.HasExtension(int64_value)` is `false`

      Examples:
        | how                             | statement                                    | message |
        | copied                          | other.CopyFrom(m)                            | other   |
        | assigned                        | other = m                                    | other   |
        | merged                          | other.MergeFrom(m)                           | other   |
        | swapped                         | m.Swap(&other)                               | other   |
        | moved                           | other = std::move(m)                         | other   |
        | parsed from what was serialized | other.ParseFromString(m.SerializeAsString()) | other   |
        | left by a copy                  | other = m                                    | m       |
        | left by a swap with itself      | m.Swap(&m)                                   | m       |

  @cpp.extension.has
  Rule: `HasExtension` tells whether a singular extension is set (with a default)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value_preset = 121 [default = -41];
          optional int64 int64_value_preset = 122 [default = -4100000000];
          optional uint32 uint32_value_preset = 123 [default = 4200000000];
          optional uint64 uint64_value_preset = 124 [default = 18200000000000000000];
          optional sint32 sint32_value_preset = 125 [default = -42];
          optional sint64 sint64_value_preset = 126 [default = -4200000000];
          optional fixed32 fixed32_value_preset = 127 [default = 4250000000];
          optional fixed64 fixed64_value_preset = 128 [default = 18300000000000000000];
          optional sfixed32 sfixed32_value_preset = 129 [default = -43];
          optional sfixed64 sfixed64_value_preset = 130 [default = -4300000000];
          optional float float_value_preset = 131 [default = 1.5];
          optional double double_value_preset = 132 [default = -1e300];
          optional bool bool_value_preset = 133 [default = true];
          optional Kind kind_preset = 134 [default = KIND_BELOW];
          optional string text_preset = 135 [default = "hello?"];
          optional bytes blob_preset = 136 [default = "\001\376z"];
        }
        """

    Scenario: int32_value_preset, unset
      Given `const Base m`
      Then `m.HasExtension(int32_value_preset)` is `false`

    Scenario Outline: <extension>, unset
      Given `const Base m`
      Then `m.HasExtension(<extension>)` is `false`

      Examples:
        | extension             |
        | int64_value_preset    |
        | uint32_value_preset   |
        | uint64_value_preset   |
        | sint32_value_preset   |
        | sint64_value_preset   |
        | fixed32_value_preset  |
        | fixed64_value_preset  |
        | sfixed32_value_preset |
        | sfixed64_value_preset |
        | float_value_preset    |
        | double_value_preset   |
        | bool_value_preset     |
        | kind_preset           |
        | text_preset           |
        | blob_preset           |

    Scenario Outline: <extension>, set to its default
      Given `Base m`
      When `m.SetExtension(<extension>, <value>)`
      Then `m.HasExtension(<extension>)` is `true`

      Examples:
        | extension             | value                 |
        | int32_value_preset    | -41                   |
        | int64_value_preset    | -4100000000           |
        | uint32_value_preset   | 4200000000u           |
        | uint64_value_preset   | 18200000000000000000u |
        | sint32_value_preset   | -42                   |
        | sint64_value_preset   | -4200000000           |
        | fixed32_value_preset  | 4250000000u           |
        | fixed64_value_preset  | 18300000000000000000u |
        | sfixed32_value_preset | -43                   |
        | sfixed64_value_preset | -4300000000           |
        | float_value_preset    | 1.5f                  |
        | double_value_preset   | -1e300                |
        | bool_value_preset     | true                  |
        | kind_preset           | KIND_BELOW            |
        | text_preset           | "hello?"s             |
        | blob_preset           | bytes("01 fe 7a")     |

    Scenario: text_preset, made by MutableExtension
      Given `Base m`
      When `m.MutableExtension(text_preset)`
      Then `m.HasExtension(text_preset)` is `true`

  @cpp.extension.clear
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;        optional int64 int64_value = 102;
          optional uint32 uint32_value = 103;      optional uint64 uint64_value = 104;
          optional sint32 sint32_value = 105;      optional sint64 sint64_value = 106;
          optional fixed32 fixed32_value = 107;    optional fixed64 fixed64_value = 108;
          optional sfixed32 sfixed32_value = 109;  optional sfixed64 sfixed64_value = 110;
          optional float float_value = 111;        optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated int32 int32_values = 141;
          repeated Part parts = 157;
          optional int32 last = 536870911;
        }
        message Plain {
          optional int32 before = 1;
          optional int32 last = 536870911;
        }
        """

    Scenario: int32_value
      Given `Base m`
      And `m.set_before(5)`
      And `m.SetExtension(last, 6)`
      And `m.SetExtension(int32_value, -7)`
      When `m.ClearExtension(int32_value)`
      Then `m.HasExtension(int32_value)` is `false`
      And `m.GetExtension(int32_value)` is `0`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "last": 6 }
        """

    Scenario Outline: <extension>
      Given `Base m`
      And `m.set_before(5)`
      And `m.SetExtension(last, 6)`
      And `m.SetExtension(<extension>, <value>)`
      When `m.ClearExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>)` is `<unset>`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "last": 6 }
        """

      Examples:
        | extension      | value                 | unset      |
        | int64_value    | -7000000000           | 0          |
        | uint32_value   | 4000000000u           | 0u         |
        | uint64_value   | 18000000000000000000u | 0u         |
        | sint32_value   | -8                    | 0          |
        | sint64_value   | -8000000000           | 0          |
        | fixed32_value  | 4100000000u           | 0u         |
        | fixed64_value  | 18100000000000000000u | 0u         |
        | sfixed32_value | -9                    | 0          |
        | sfixed64_value | -9000000000           | 0          |
        | float_value    | -2.5f                 | 0.0f       |
        | double_value   | -0.1                  | 0.0        |
        | bool_value     | true                  | false      |
        | kind           | KIND_OTHER            | KIND_FIRST |
        | text           | "abc"s                | ""s        |
        | blob           | bytes("ff 00 61")     | ""s        |

    Scenario Outline: <extension>, an object
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(7)`
      When `m.ClearExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>).has_id()` is `false`
      And `m.MutableExtension(<extension>)->has_id()` is `false`

      Examples:
        | extension |
        | part      |
        | box       |

    Scenario: unset before
      Given `Base m`
      And `m.SetExtension(int64_value, 7)`
      When `m.ClearExtension(int32_value)`
      And `m.ClearExtension(part)`
      And `m.ClearExtension(int32_values)`
      Then `m.HasExtension(int32_value)` is `false`
      And `m.GetExtension(int64_value)` is `7`

    Scenario: other extensions are unchanged
      Given `Base m`
      And `m.SetExtension(int32_value, 6)`
      And `m.SetExtension(int64_value, 7)`
      And `m.SetExtension(uint32_value, 8)`
      When `m.ClearExtension(int64_value)`
      Then `m.GetExtension(int32_value)` is `6`
      And `m.HasExtension(int64_value)` is `false`
      And `m.GetExtension(uint32_value)` is `8u`

    Scenario: Clear unsets all
      Given `Base m`
      And `m.SetExtension(int32_value, 6)`
      And `m.SetExtension(text, "abc"s)`
      And `m.MutableExtension(part)->set_id(7)`
      And `m.AddExtension(int32_values, 8)`
      And `m.AddExtension(parts)->set_id(9)`
      When `m.Clear()`
      Then `m.HasExtension(int32_value)` is `false`
      And `m.HasExtension(text)` is `false`
      And `m.HasExtension(part)` is `false`
      And `m.ExtensionSize(int32_values)` is `0`
      And `m.ExtensionSize(parts)` is `0`
      And `m.SerializeAsString()` is `""s`

    Scenario: it returns void, and needs a mutable message
      Given `Base m`
      And `const Base& view = m`
      Then `m.ClearExtension(int32_value)` has type `void`
      And `m.ClearExtension(int32_value)` compiles
      And `view.ClearExtension(int32_value)` does not compile

  @cpp.extension.clear
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one (with a default)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value_preset = 121 [default = -41];
          optional int64 int64_value_preset = 122 [default = -4100000000];
          optional uint32 uint32_value_preset = 123 [default = 4200000000];
          optional uint64 uint64_value_preset = 124 [default = 18200000000000000000];
          optional sint32 sint32_value_preset = 125 [default = -42];
          optional sint64 sint64_value_preset = 126 [default = -4200000000];
          optional fixed32 fixed32_value_preset = 127 [default = 4250000000];
          optional fixed64 fixed64_value_preset = 128 [default = 18300000000000000000];
          optional sfixed32 sfixed32_value_preset = 129 [default = -43];
          optional sfixed64 sfixed64_value_preset = 130 [default = -4300000000];
          optional float float_value_preset = 131 [default = 1.5];
          optional double double_value_preset = 132 [default = -1e300];
          optional bool bool_value_preset = 133 [default = true];
          optional Kind kind_preset = 134 [default = KIND_BELOW];
          optional string text_preset = 135 [default = "hello?"];
          optional bytes blob_preset = 136 [default = "\001\376z"];
          optional int32 last = 536870911;
        }
        message Plain {
          optional int32 before = 1;
          optional int32 last = 536870911;
        }
        """

    Scenario: int32_value_preset
      Given `Base m`
      And `m.set_before(5)`
      And `m.SetExtension(last, 6)`
      And `m.SetExtension(int32_value_preset, 30)`
      When `m.ClearExtension(int32_value_preset)`
      Then `m.HasExtension(int32_value_preset)` is `false`
      And `m.GetExtension(int32_value_preset)` is `-41`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "last": 6 }
        """

    Scenario Outline: <extension>
      Given `Base m`
      And `m.set_before(5)`
      And `m.SetExtension(last, 6)`
      And `m.SetExtension(<extension>, <value>)`
      When `m.ClearExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>)` is `<unset>`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "last": 6 }
        """

      Examples:
        | extension             | value       | unset                 |
        | int64_value_preset    | 30          | -4100000000           |
        | uint32_value_preset   | 30u         | 4200000000u           |
        | uint64_value_preset   | 30u         | 18200000000000000000u |
        | sint32_value_preset   | 31          | -42                   |
        | sint64_value_preset   | 31          | -4200000000           |
        | fixed32_value_preset  | 32u         | 4250000000u           |
        | fixed64_value_preset  | 32u         | 18300000000000000000u |
        | sfixed32_value_preset | 33          | -43                   |
        | sfixed64_value_preset | 33          | -4300000000           |
        | float_value_preset    | 0.75f       | 1.5f                  |
        | double_value_preset   | 0.75        | -1e300                |
        | bool_value_preset     | false       | true                  |
        | text_preset           | "de"s       | "hello?"s             |
        | blob_preset           | bytes("00") | bytes("01 fe 7a")     |
        | kind_preset           | KIND_OTHER  | KIND_BELOW            |

  @cpp.extension.clear
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one (repeated extensions)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        """

    Scenario: int32_values, repeated
      Given `Base m`
      And `m.AddExtension(int32_values, -7)`
      And `m.AddExtension(int32_values, -7)`
      When `m.ClearExtension(int32_values)`
      Then `m.ExtensionSize(int32_values)` is `0`
      And `m` serializes to the bytes ``

    Scenario Outline: <extension>, repeated
      Given `Base m`
      And `m.AddExtension(<extension>, <value>)`
      And `m.AddExtension(<extension>, <value>)`
      When `m.ClearExtension(<extension>)`
      Then `m.ExtensionSize(<extension>)` is `0`
      And `m` serializes to the bytes ``

      Examples:
        | extension              | value                 |
        | int64_values           | -7000000000           |
        | uint32_values          | 4000000000u           |
        | uint64_values          | 18000000000000000000u |
        | sint32_values          | -8                    |
        | sint64_values          | -8000000000           |
        | fixed32_values         | 4100000000u           |
        | fixed64_values         | 18100000000000000000u |
        | sfixed32_values        | -9                    |
        | sfixed64_values        | -9000000000           |
        | float_values           | -2.5f                 |
        | double_values          | -0.1                  |
        | bool_values            | true                  |
        | kinds                  | KIND_OTHER            |
        | texts                  | "abc"s                |
        | blobs                  | bytes("ff 00 61")     |
        | int32_values_packed    | -7                    |
        | int64_values_packed    | -7000000000           |
        | uint32_values_packed   | 4000000000u           |
        | uint64_values_packed   | 18000000000000000000u |
        | sint32_values_packed   | -8                    |
        | sint64_values_packed   | -8000000000           |
        | fixed32_values_packed  | 4100000000u           |
        | fixed64_values_packed  | 18100000000000000000u |
        | sfixed32_values_packed | -9                    |
        | sfixed64_values_packed | -9000000000           |
        | float_values_packed    | -2.5f                 |
        | double_values_packed   | -0.1                  |
        | bool_values_packed     | true                  |
        | kinds_packed           | KIND_OTHER            |

    Scenario Outline: <extension>, repeated objects
      Given `Base m`
      And `m.AddExtension(<extension>)->set_id(7)`
      When `m.ClearExtension(<extension>)`
      Then `m.ExtensionSize(<extension>)` is `0`
      And `m.AddExtension(<extension>)->has_id()` is `false`

      Examples:
        | extension |
        | parts     |
        | boxes     |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;        optional int64 int64_value = 102;
          optional uint32 uint32_value = 103;      optional uint64 uint64_value = 104;
          optional sint32 sint32_value = 105;      optional sint64 sint64_value = 106;
          optional fixed32 fixed32_value = 107;    optional fixed64 fixed64_value = 108;
          optional sfixed32 sfixed32_value = 109;  optional sfixed64 sfixed64_value = 110;
          optional float float_value = 111;        optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated int32 int32_values = 141;
          repeated string texts = 155;
          repeated Part parts = 157;
        }
        message Other { extensions 100 to 199; }
        extend Other { optional int32 elsewhere = 101; }
        message Plain {
          optional int32 before = 1;
          optional int32 int32_value = 101;        optional int64 int64_value = 102;
          optional uint32 uint32_value = 103;      optional uint64 uint64_value = 104;
          optional sint32 sint32_value = 105;      optional sint64 sint64_value = 106;
          optional fixed32 fixed32_value = 107;    optional fixed64 fixed64_value = 108;
          optional sfixed32 sfixed32_value = 109;  optional sfixed64 sfixed64_value = 110;
          optional float float_value = 111;        optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional int32 after = 200;
        }
        """

    Scenario: int32_value, parsed
      Given `Base m`
      When `m` parses the `Plain`
        """json
        { "before": 5, "int32_value": -7, "after": 6 }
        """
      Then `m.GetExtension(int32_value)` is `-7`
      And `m.before()` is `5`
      And `m.after()` is `6`

    Scenario Outline: <extension>, unset
      Given `const Base m`
      Then `m.GetExtension(<extension>)` is `<unset>`

      Examples:
        | extension      | unset      |
        | int32_value    | 0          |
        | int64_value    | 0          |
        | uint32_value   | 0u         |
        | uint64_value   | 0u         |
        | sint32_value   | 0          |
        | sint64_value   | 0          |
        | fixed32_value  | 0u         |
        | fixed64_value  | 0u         |
        | sfixed32_value | 0          |
        | sfixed64_value | 0          |
        | float_value    | 0.0f       |
        | double_value   | 0.0        |
        | bool_value     | false      |
        | kind           | KIND_FIRST |
        | text           | ""s        |
        | blob           | ""s        |

    Scenario Outline: type of <extension>
      Given `const Base m`
      Then `m.GetExtension(<extension>)` has type `<type>`

      Examples:
        | extension      | type               |
        | int32_value    | int32_t            |
        | int64_value    | int64_t            |
        | uint32_value   | uint32_t           |
        | uint64_value   | uint64_t           |
        | sint32_value   | int32_t            |
        | sint64_value   | int64_t            |
        | fixed32_value  | uint32_t           |
        | fixed64_value  | uint64_t           |
        | sfixed32_value | int32_t            |
        | sfixed64_value | int64_t            |
        | float_value    | float              |
        | double_value   | double             |
        | bool_value     | bool               |
        | kind           | Kind               |
        | text           | const std::string& |
        | blob           | const std::string& |
        | part           | const Part&        |
        | box            | const Box&         |

    Scenario Outline: <extension>, parsed
      Given `Base m`
      When `m` parses the `Plain`
        """json
        { "before": 5, "<extension>": <json>, "after": 6 }
        """
      Then `m.GetExtension(<extension>)` is `<value>`
      And `m.before()` is `5`
      And `m.after()` is `6`

      Examples:
        | extension      | json                   | value                 |
        | int64_value    | "-7000000000"          | -7000000000           |
        | uint32_value   | 4000000000             | 4000000000u           |
        | uint64_value   | "18000000000000000000" | 18000000000000000000u |
        | sint32_value   | -8                     | -8                    |
        | sint64_value   | "-8000000000"          | -8000000000           |
        | fixed32_value  | 4100000000             | 4100000000u           |
        | fixed64_value  | "18100000000000000000" | 18100000000000000000u |
        | sfixed32_value | -9                     | -9                    |
        | sfixed64_value | "-9000000000"          | -9000000000           |
        | float_value    | -2.5                   | -2.5f                 |
        | double_value   | -0.1                   | -0.1                  |
        | bool_value     | true                   | true                  |
        | kind           | "KIND_OTHER"           | KIND_OTHER            |
        | text           | "abc"                  | "abc"s                |
        | blob           | "/wBh"                 | bytes("ff 00 61")     |

    Scenario: an undeclared number of the range is an unknown field
      Given `Base m`
      When `m.ParseFromString(bytes("b8 0c 07 a8 06 08"))`
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `199`
      And `m.GetExtension(int32_value)` is `8`
      And `m` serializes to the bytes `a8 06 08 b8 0c 07`

    Scenario Outline: a closed enum's number without a value is an unknown field, <what>
      Given `Base m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.HasExtension(kind)` is `false`
      And `m.GetExtension(kind)` is `KIND_FIRST`
      And `m.unknown_fields().field_count()` is `1`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what     | bytes                               |
        | positive | 90 07 63                            |
        | negative | 90 07 fb ff ff ff ff ff ff ff ff 01 |
        | zero     | 90 07 00                            |

    Scenario: a copy has its own
      Given `Base m`
      And `m.SetExtension(text, "first"s)`
      And `m.MutableExtension(part)->set_id(1)`
      And `m.AddExtension(int32_values, 1)`
      And `m.AddExtension(parts)->set_id(1)`
      When `Base copy(m)`
      And `m.SetExtension(text, "second"s)`
      And `m.MutableExtension(part)->set_id(2)`
      And `m.SetExtension(int32_values, 0, 2)`
      And `m.MutableExtension(parts, 0)->set_id(2)`
      Then `copy.GetExtension(text)` is `"first"s`
      And `copy.GetExtension(part).id()` is `1`
      And `copy.GetExtension(int32_values, 0)` is `1`
      And `copy.GetExtension(parts, 0).id()` is `1`

    Scenario: merged
      Given `Base m`
      And `Base other`
      And `m.SetExtension(int32_value, 1)`
      And `m.SetExtension(int64_value, 1)`
      And `m.MutableExtension(part)->set_id(1)`
      And `m.AddExtension(int32_values, 1)`
      And `m.AddExtension(texts, "one"s)`
      And `other.SetExtension(int64_value, 2)`
      And `other.SetExtension(uint32_value, 2u)`
      And `other.MutableExtension(part)->set_label("two")`
      And `other.AddExtension(int32_values, 2)`
      And `other.AddExtension(texts, "two"s)`
      When `m.MergeFrom(other)`
      Then `m.GetExtension(int32_value)` is `1`
      And `m.GetExtension(int64_value)` is `2`
      And `m.GetExtension(uint32_value)` is `2u`
      And `m.GetExtension(part).id()` is `1`
      And `m.GetExtension(part).label()` is `"two"s`
      And `m.ExtensionSize(int32_values)` is `2`
      And `m.GetExtension(int32_values, 1)` is `2`
      And `m.GetExtension(texts, 1)` is `"two"s`

    Scenario: swapped
      Given `Base m`
      And `Base other`
      And `m.SetExtension(int32_value, 1)`
      And `other.SetExtension(text, "two"s)`
      When `m.Swap(&other)`
      Then `m.HasExtension(int32_value)` is `false`
      And `m.GetExtension(text)` is `"two"s`
      And `other.GetExtension(int32_value)` is `1`
      And `other.HasExtension(text)` is `false`

    Scenario Outline: an ordinary getter has no index, one of a repeated field has: <extension>
      Given `const Base m`
      Then `m.GetExtension(<extension><right>)` compiles
      And `m.GetExtension(<extension><wrong>)` does not compile

      Examples:
        | extension    | right | wrong |
        | int32_value  |       | , 0   |
        | text         |       | , 0   |
        | part         |       | , 0   |
        | int32_values | , 0   |       |
        | texts        | , 0   |       |
        | parts        | , 0   |       |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (with a default)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value_preset = 121 [default = -41];
          optional int64 int64_value_preset = 122 [default = -4100000000];
          optional uint32 uint32_value_preset = 123 [default = 4200000000];
          optional uint64 uint64_value_preset = 124 [default = 18200000000000000000];
          optional sint32 sint32_value_preset = 125 [default = -42];
          optional sint64 sint64_value_preset = 126 [default = -4200000000];
          optional fixed32 fixed32_value_preset = 127 [default = 4250000000];
          optional fixed64 fixed64_value_preset = 128 [default = 18300000000000000000];
          optional sfixed32 sfixed32_value_preset = 129 [default = -43];
          optional sfixed64 sfixed64_value_preset = 130 [default = -4300000000];
          optional float float_value_preset = 131 [default = 1.5];
          optional double double_value_preset = 132 [default = -1e300];
          optional bool bool_value_preset = 133 [default = true];
          optional Kind kind_preset = 134 [default = KIND_BELOW];
          optional string text_preset = 135 [default = "hello?"];
          optional bytes blob_preset = 136 [default = "\001\376z"];
          optional bytes nul_preset = 137 [default = "a\000b"];
        }
        """

    Scenario: int32_value_preset, unset
      Given `const Base m`
      Then `m.GetExtension(int32_value_preset)` is `-41`

    Scenario Outline: <extension>, unset
      Given `const Base m`
      Then `m.GetExtension(<extension>)` is `<unset>`

      Examples:
        | extension             | unset                 |
        | int64_value_preset    | -4100000000           |
        | uint32_value_preset   | 4200000000u           |
        | uint64_value_preset   | 18200000000000000000u |
        | sint32_value_preset   | -42                   |
        | sint64_value_preset   | -4200000000           |
        | fixed32_value_preset  | 4250000000u           |
        | fixed64_value_preset  | 18300000000000000000u |
        | sfixed32_value_preset | -43                   |
        | sfixed64_value_preset | -4300000000           |
        | float_value_preset    | 1.5f                  |
        | double_value_preset   | -1e300                |
        | bool_value_preset     | true                  |
        | kind_preset           | KIND_BELOW            |
        | text_preset           | "hello?"s             |
        | blob_preset           | bytes("01 fe 7a")     |
        | nul_preset            | bytes("61 00 62")     |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (with a default, declared in a message)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        message Scope {
          extend Base {
            optional int32 int32_value = 121 [default = -41];
            optional int64 int64_value = 122 [default = -4100000000];
            optional uint32 uint32_value = 123 [default = 4200000000];
            optional uint64 uint64_value = 124 [default = 18200000000000000000];
            optional sint32 sint32_value = 125 [default = -42];
            optional sint64 sint64_value = 126 [default = -4200000000];
            optional fixed32 fixed32_value = 127 [default = 4250000000];
            optional fixed64 fixed64_value = 128 [default = 18300000000000000000];
            optional sfixed32 sfixed32_value = 129 [default = -43];
            optional sfixed64 sfixed64_value = 130 [default = -4300000000];
            optional float float_value = 131 [default = 1.5];
            optional double double_value = 132 [default = -1e300];
            optional bool bool_value = 133 [default = true];
            optional Kind kind = 134 [default = KIND_BELOW];
            optional Kind first = 135;
            optional string text = 136 [default = "hello?"];
            optional bytes blob = 137 [default = "a\000b"];
          }
          message Inner {
            extend Base {
              optional int32 number = 141 [default = -44];
              optional Kind kind = 142 [default = KIND_OTHER];
              optional string text = 143 [default = "hello!"];
            }
          }
        }
        """

    Scenario: int32_value of Scope, unset
      Given `const Base m`
      Then `m.GetExtension(Scope::int32_value)` is `-41`

    Scenario Outline: <extension> of <scope>, unset
      Given `const Base m`
      Then `m.GetExtension(<scope>::<extension>)` is `<unset>`

      Examples:
        | scope        | extension      | unset                 |
        | Scope        | int64_value    | -4100000000           |
        | Scope        | uint32_value   | 4200000000u           |
        | Scope        | uint64_value   | 18200000000000000000u |
        | Scope        | sint32_value   | -42                   |
        | Scope        | sint64_value   | -4200000000           |
        | Scope        | fixed32_value  | 4250000000u           |
        | Scope        | fixed64_value  | 18300000000000000000u |
        | Scope        | sfixed32_value | -43                   |
        | Scope        | sfixed64_value | -4300000000           |
        | Scope        | float_value    | 1.5f                  |
        | Scope        | double_value   | -1e300                |
        | Scope        | bool_value     | true                  |
        | Scope        | kind           | KIND_BELOW            |
        | Scope        | first          | KIND_FIRST            |
        | Scope        | text           | "hello?"s             |
        | Scope        | blob           | bytes("61 00 62")     |
        | Scope::Inner | number         | -44                   |
        | Scope::Inner | kind           | KIND_OTHER            |
        | Scope::Inner | text           | "hello!"s             |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (repeated extensions)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        message Plain {
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        """

    Scenario: type of an element of int32_values
      Given `const Base m`
      Then `m.GetExtension(int32_values, 0)` has type `int32_t`

    Scenario Outline: type of an element of <extension>
      Given `const Base m`
      Then `m.GetExtension(<extension>, 0)` has type `<type>`

      Examples:
        | extension           | type               |
        | int64_values        | int64_t            |
        | uint32_values       | uint32_t           |
        | uint64_values       | uint64_t           |
        | sint32_values       | int32_t            |
        | sint64_values       | int64_t            |
        | fixed32_values      | uint32_t           |
        | fixed64_values      | uint64_t           |
        | sfixed32_values     | int32_t            |
        | sfixed64_values     | int64_t            |
        | float_values        | float              |
        | double_values       | double             |
        | bool_values         | bool               |
        | kinds               | Kind               |
        | texts               | const std::string& |
        | blobs               | const std::string& |
        | parts               | const Part&        |
        | boxes               | const Boxes&       |
        | int32_values_packed | int32_t            |
        | kinds_packed        | Kind               |

    Scenario Outline: <extension>, parsed elements
      Given `Base m`
      When `m` parses the `Plain`
        """json
        { "<extension>": [<json>] }
        """
      Then `m.ExtensionSize(<extension>)` is `2`
      And `m.GetExtension(<extension>, 0)` is `<first>`
      And `m.GetExtension(<extension>, 1)` is `<second>`

      Examples:
        | extension              | json                         | first                 | second      |
        | int32_values           | -7, 30                       | -7                    | 30          |
        | int64_values           | "-7000000000", "30"          | -7000000000           | 30          |
        | uint32_values          | 4000000000, 30               | 4000000000u           | 30u         |
        | uint64_values          | "18000000000000000000", "30" | 18000000000000000000u | 30u         |
        | sint32_values          | -8, 31                       | -8                    | 31          |
        | sint64_values          | "-8000000000", "31"          | -8000000000           | 31          |
        | fixed32_values         | 4100000000, 32               | 4100000000u           | 32u         |
        | fixed64_values         | "18100000000000000000", "32" | 18100000000000000000u | 32u         |
        | sfixed32_values        | -9, 33                       | -9                    | 33          |
        | sfixed64_values        | "-9000000000", "33"          | -9000000000           | 33          |
        | float_values           | -2.5, 0.75                   | -2.5f                 | 0.75f       |
        | double_values          | -0.1, 0.75                   | -0.1                  | 0.75        |
        | bool_values            | true, false                  | true                  | false       |
        | kinds                  | "KIND_OTHER", "KIND_BELOW"   | KIND_OTHER            | KIND_BELOW  |
        | texts                  | "abc", "de"                  | "abc"s                | "de"s       |
        | blobs                  | "/wBh", "AA=="               | bytes("ff 00 61")     | bytes("00") |
        | int32_values_packed    | -7, 30                       | -7                    | 30          |
        | int64_values_packed    | "-7000000000", "30"          | -7000000000           | 30          |
        | uint32_values_packed   | 4000000000, 30               | 4000000000u           | 30u         |
        | uint64_values_packed   | "18000000000000000000", "30" | 18000000000000000000u | 30u         |
        | sint32_values_packed   | -8, 31                       | -8                    | 31          |
        | sint64_values_packed   | "-8000000000", "31"          | -8000000000           | 31          |
        | fixed32_values_packed  | 4100000000, 32               | 4100000000u           | 32u         |
        | fixed64_values_packed  | "18100000000000000000", "32" | 18100000000000000000u | 32u         |
        | sfixed32_values_packed | -9, 33                       | -9                    | 33          |
        | sfixed64_values_packed | "-9000000000", "33"          | -9000000000           | 33          |
        | float_values_packed    | -2.5, 0.75                   | -2.5f                 | 0.75f       |
        | double_values_packed   | -0.1, 0.75                   | -0.1                  | 0.75        |
        | bool_values_packed     | true, false                  | true                  | false       |
        | kinds_packed           | "KIND_OTHER", "KIND_BELOW"   | KIND_OTHER            | KIND_BELOW  |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (message extensions)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; optional string label = 2; extensions 100 to max; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          optional int32 last = 536870911;
          optional Strict strict = 1000;
          repeated Strict stricts = 1001;
        }
        extend Part { optional Part below = 100; repeated int32 marks = 101; }
        message Strict { required int32 needed = 1; }
        message Plain {
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
        }
        """

    Scenario: part, parsed messages
      Given `Base m`
      When `m` parses the `Plain`
        """json
        { "part": { "id": 7 } }
        """
      Then `m.GetExtension(part).id()` is `7`

    Scenario Outline: <extension>, parsed messages
      Given `Base m`
      When `m` parses the `Plain`
        """json
        { "<extension>": <json> }
        """
      Then `m.<expression>` is `7`

      Examples:
        | extension | json                       | expression                  |
        | box       | { "id": 7 }                | GetExtension(box).id()      |
        | parts     | [{ "id": 6 }, { "id": 7 }] | GetExtension(parts, 1).id() |
        | boxes     | [{ "id": 6 }, { "id": 7 }] | GetExtension(boxes, 1).id() |

    Scenario: the last of several records counts, messages are merged
      Given `Base m`
      When `m.ParseFromString(bytes("a8 06 07 aa 07 02 08 05 a8 06 08 aa 07 03 12 01 61"))`
      Then `m.GetExtension(int32_value)` is `8`
      And `m.GetExtension(part).id()` is `5`
      And `m.GetExtension(part).label()` is `"a"s`

    Scenario: an extension within an extension
      Given `Base m`
      When `m.ParseFromString(bytes("aa 07 05 a2 06 02 08 07"))`
      Then `m.GetExtension(part).GetExtension(below).id()` is `7`
      And `m.GetExtension(part).GetExtension(below).HasExtension(below)` is `false`

  @cpp.extension.required @needs.protobuf-conventions
  Rule: A missing required field of an extension counts as missing in the message

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; optional string label = 2; extensions 100 to max; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          optional int32 last = 536870911;
          optional Strict strict = 1000;
          repeated Strict stricts = 1001;
        }
        extend Part { optional Part below = 100; repeated int32 marks = 101; }
        message Strict { required int32 needed = 1; }
        message Plain {
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
        }
        """

    Scenario: a missing required field in an extension is noticed
      Given `Base m`
      And `const bool before = m.IsInitialized()`
      When `m.MutableExtension(strict)`
      Then `before` is `true`
      And `m.IsInitialized()` is `false`
      And `m.InitializationErrorString()` is `"(strict).needed"s`

    Scenario: the same in a repeated extension
      Given `Base m`
      And `m.AddExtension(stricts)->set_needed(1)`
      And `const bool before = m.IsInitialized()`
      When `m.AddExtension(stricts)`
      Then `before` is `true`
      And `m.IsInitialized()` is `false`
      And `m.InitializationErrorString()` is `"(stricts)[1].needed"s`

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;        optional int64 int64_value = 102;
          optional uint32 uint32_value = 103;      optional uint64 uint64_value = 104;
          optional sint32 sint32_value = 105;      optional sint64 sint64_value = 106;
          optional fixed32 fixed32_value = 107;    optional fixed64 fixed64_value = 108;
          optional sfixed32 sfixed32_value = 109;  optional sfixed64 sfixed64_value = 110;
          optional float float_value = 111;        optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          repeated int32 int32_values = 141;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated Part parts = 157;
          optional int32 last = 536870911;
        }
        message Plain {
          optional int32 before = 1;
          optional int32 int32_value = 101;        optional int64 int64_value = 102;
          optional uint32 uint32_value = 103;      optional uint64 uint64_value = 104;
          optional sint32 sint32_value = 105;      optional sint64 sint64_value = 106;
          optional fixed32 fixed32_value = 107;    optional fixed64 fixed64_value = 108;
          optional sfixed32 sfixed32_value = 109;  optional sfixed64 sfixed64_value = 110;
          optional float float_value = 111;        optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional int32 after = 200;
          optional int32 last = 536870911;
        }
        """

    Scenario: int32_value
      Given `Base m`
      And `m.set_before(5)`
      And `m.set_after(6)`
      When `m.SetExtension(int32_value, -7)`
      Then `m.GetExtension(int32_value)` is `-7`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "int32_value": -7, "after": 6 }
        """

    Scenario Outline: <extension>
      Given `Base m`
      And `m.set_before(5)`
      And `m.set_after(6)`
      When `m.SetExtension(<extension>, <value>)`
      Then `m.GetExtension(<extension>)` is `<value>`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "<extension>": <json>, "after": 6 }
        """

      Examples:
        | extension      | value                 | json                   |
        | int64_value    | -7000000000           | "-7000000000"          |
        | uint32_value   | 4000000000u           | 4000000000             |
        | uint64_value   | 18000000000000000000u | "18000000000000000000" |
        | sint32_value   | -8                    | -8                     |
        | sint64_value   | -8000000000           | "-8000000000"          |
        | fixed32_value  | 4100000000u           | 4100000000             |
        | fixed64_value  | 18100000000000000000u | "18100000000000000000" |
        | sfixed32_value | -9                    | -9                     |
        | sfixed64_value | -9000000000           | "-9000000000"          |
        | float_value    | -2.5f                 | -2.5                   |
        | double_value   | -0.1                  | -0.1                   |
        | bool_value     | true                  | true                   |
        | kind           | KIND_OTHER            | "KIND_OTHER"           |
        | text           | "abc"s                | "abc"                  |
        | blob           | bytes("ff 00 61")     | "/wBh"                 |
        | last           | 7                     | 7                      |

    Scenario Outline: <extension>, set before
      Given `Base m`
      And `m.SetExtension(<extension>, <first>)`
      When `m.SetExtension(<extension>, <second>)`
      Then `m.GetExtension(<extension>)` is `<second>`

      Examples:
        | extension      | first                 | second      |
        | int32_value    | -7                    | 30          |
        | int64_value    | -7000000000           | 30          |
        | uint32_value   | 4000000000u           | 30u         |
        | uint64_value   | 18000000000000000000u | 30u         |
        | sint32_value   | -8                    | 31          |
        | sint64_value   | -8000000000           | 31          |
        | fixed32_value  | 4100000000u           | 32u         |
        | fixed64_value  | 18100000000000000000u | 32u         |
        | sfixed32_value | -9                    | 33          |
        | sfixed64_value | -9000000000           | 33          |
        | float_value    | -2.5f                 | 0.75f       |
        | double_value   | -0.1                  | 0.75        |
        | bool_value     | true                  | false       |
        | kind           | KIND_OTHER            | KIND_BELOW  |
        | text           | "abc"s                | "de"s       |
        | blob           | bytes("ff 00 61")     | bytes("00") |

    Scenario Outline: <form>
      Given `Base m`
      And `std::string name = "named"`
      When `m.SetExtension(<extension>, <argument>)`
      Then `m.GetExtension(<extension>)` is `<value>`

      Examples:
        | form                             | extension | argument                      | value          |
        | a std::string                    | text      | std::string("abc")            | "abc"s         |
        | a std::string with a name        | text      | name                          | "named"s       |
        | a moved std::string              | text      | std::move(name)               | "named"s       |
        | a const char*                    | text      | "abc"                         | "abc"s         |
        | a string_view                    | text      | lib::string_view("abcdef", 3) | "abc"s         |
        | a pointer with a length          | text      | "a\0bc", 3                    | "a\0b"s        |
        | bytes of a std::string           | blob      | bytes("00 ff")                | bytes("00 ff") |
        | bytes of a string_view           | blob      | lib::string_view("abcdef", 3) | "abc"s         |
        | bytes of a pointer with a length | blob      | "\xff\0b", 2                  | bytes("ff 00") |

    Scenario Outline: <extension>, not a number, and a zero with a sign
      Given `Base m`
      When `m.SetExtension(<extension>, std::numeric_limits<<type>>::quiet_NaN())`
      Then `std::isnan(m.GetExtension(<extension>))` is `true`
      When `m.SetExtension(<extension>, 0)`
      And `m.SetExtension(<extension>, <zero>)`
      Then `m.GetExtension(<extension>)` is `<zero>`
      And `std::signbit(m.GetExtension(<extension>))` is `true`

      Examples:
        | extension    | type   | zero  |
        | float_value  | float  | -0.0f |
        | double_value | double | -0.0  |

    Scenario Outline: <extension> and the string that it was given change apart
      Given `Base m`
      And `std::string given = "given, and too long to be inline"`
      When `m.SetExtension(<extension>, given)`
      Then `given` is `"given, and too long to be inline"s`
      When `given.assign("changed")`
      Then `m.GetExtension(<extension>)` is `"given, and too long to be inline"s`

      Examples:
        | extension |
        | text      |
        | blob      |

    Scenario: extensions set in any order
      Given `Base m`
      When `m.SetExtension(last, 7)`
      And `m.SetExtension(bool_value, true)`
      And `m.SetExtension(int64_value, 5)`
      And `m.SetExtension(int32_value, 4)`
      And `m.SetExtension(uint32_value, 6u)`
      Then `m` serializes as the `Plain`
        """json
        { "int32_value": 4, "int64_value": "5", "uint32_value": 6, "bool_value": true, "last": 7 }
        """

    Scenario Outline: in debug mode an undefined value of a closed enum aborts, <how>
      Given `Base m`
      And `m.AddExtension(kinds, KIND_FIRST)`
      Then `m.<valid>` does not abort
      And `m.<invalid>` aborts

      Examples:
        | how        | valid                              | invalid                                       |
        | singular   | SetExtension(kind, KIND_OTHER)     | SetExtension(kind, static_cast<Kind>(99))     |
        | an element | SetExtension(kinds, 0, KIND_OTHER) | SetExtension(kinds, 0, static_cast<Kind>(99)) |

    @needs.release
    Scenario Outline: in a release build it does not, <how>
      Given a release build
      And `Base m`
      And `m.AddExtension(kinds, KIND_FIRST)`
      Then `m.<invalid>` does not abort

      Examples:
        | how        | invalid                                       |
        | singular   | SetExtension(kind, static_cast<Kind>(99))     |
        | an element | SetExtension(kinds, 0, static_cast<Kind>(99)) |

    Scenario Outline: there is no setter of <what>
      Given `Base m`
      And `Part part_value`
      Then `m.SetExtension(<right>)` compiles
      And `m.SetExtension(<wrong>)` does not compile

      Examples:
        | what                            | right              | wrong                |
        | a message                       | text, "a"          | part, part_value     |
        | an element that is a message    | texts, 0, "a"      | parts, 0, part_value |
        | a singular one with an index    | int32_values, 0, 7 | int32_value, 0, 7    |
        | a repeated one without an index | int32_value, 7     | int32_values, 7      |
        | text in a number                | text, "a"          | int32_value, "a"     |
        | a number in an enum             | kind, KIND_FIRST   | kind, 31             |

    Scenario: it returns void, and needs a mutable message
      Given `Base m`
      And `const Base& view = m`
      Then `m.SetExtension(int32_value, 7)` has type `void`
      And `m.SetExtension(int32_value, 7)` compiles
      And `view.SetExtension(int32_value, 7)` does not compile

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (with a default)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value_preset = 121 [default = -41];
          optional int64 int64_value_preset = 122 [default = -4100000000];
          optional uint32 uint32_value_preset = 123 [default = 4200000000];
          optional uint64 uint64_value_preset = 124 [default = 18200000000000000000];
          optional sint32 sint32_value_preset = 125 [default = -42];
          optional sint64 sint64_value_preset = 126 [default = -4200000000];
          optional fixed32 fixed32_value_preset = 127 [default = 4250000000];
          optional fixed64 fixed64_value_preset = 128 [default = 18300000000000000000];
          optional sfixed32 sfixed32_value_preset = 129 [default = -43];
          optional sfixed64 sfixed64_value_preset = 130 [default = -4300000000];
          optional float float_value_preset = 131 [default = 1.5];
          optional double double_value_preset = 132 [default = -1e300];
          optional bool bool_value_preset = 133 [default = true];
          optional Kind kind_preset = 134 [default = KIND_BELOW];
          optional string text_preset = 135 [default = "hello?"];
          optional bytes blob_preset = 136 [default = "\001\376z"];
        }
        message Plain {
          optional int32 before = 1;
          optional int32 int32_value_preset = 121 [default = -41];
          optional int64 int64_value_preset = 122 [default = -4100000000];
          optional uint32 uint32_value_preset = 123 [default = 4200000000];
          optional uint64 uint64_value_preset = 124 [default = 18200000000000000000];
          optional sint32 sint32_value_preset = 125 [default = -42];
          optional sint64 sint64_value_preset = 126 [default = -4200000000];
          optional fixed32 fixed32_value_preset = 127 [default = 4250000000];
          optional fixed64 fixed64_value_preset = 128 [default = 18300000000000000000];
          optional sfixed32 sfixed32_value_preset = 129 [default = -43];
          optional sfixed64 sfixed64_value_preset = 130 [default = -4300000000];
          optional float float_value_preset = 131 [default = 1.5];
          optional double double_value_preset = 132 [default = -1e300];
          optional bool bool_value_preset = 133 [default = true];
          optional Kind kind_preset = 134 [default = KIND_BELOW];
          optional string text_preset = 135 [default = "hello?"];
          optional bytes blob_preset = 136 [default = "\001\376z"];
          optional int32 after = 200;
        }
        """

    Scenario: int32_value_preset
      Given `Base m`
      And `m.set_before(5)`
      And `m.set_after(6)`
      When `m.SetExtension(int32_value_preset, -7)`
      Then `m.GetExtension(int32_value_preset)` is `-7`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "int32_value_preset": -7, "after": 6 }
        """

    Scenario Outline: <extension>
      Given `Base m`
      And `m.set_before(5)`
      And `m.set_after(6)`
      When `m.SetExtension(<extension>, <value>)`
      Then `m.GetExtension(<extension>)` is `<value>`
      And `m` serializes as the `Plain`
        """json
        { "before": 5, "<extension>": <json>, "after": 6 }
        """

      Examples:
        | extension             | value                 | json                   |
        | int64_value_preset    | -7000000000           | "-7000000000"          |
        | uint32_value_preset   | 4000000000u           | 4000000000             |
        | uint64_value_preset   | 18000000000000000000u | "18000000000000000000" |
        | sint32_value_preset   | -8                    | -8                     |
        | sint64_value_preset   | -8000000000           | "-8000000000"          |
        | fixed32_value_preset  | 4100000000u           | 4100000000             |
        | fixed64_value_preset  | 18100000000000000000u | "18100000000000000000" |
        | sfixed32_value_preset | -9                    | -9                     |
        | sfixed64_value_preset | -9000000000           | "-9000000000"          |
        | float_value_preset    | -2.5f                 | -2.5                   |
        | double_value_preset   | -0.1                  | -0.1                   |
        | bool_value_preset     | true                  | true                   |
        | kind_preset           | KIND_OTHER            | "KIND_OTHER"           |
        | text_preset           | "abc"s                | "abc"                  |
        | blob_preset           | bytes("ff 00 61")     | "/wBh"                 |

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (repeated extensions)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        """

    Scenario: an element of int32_values
      Given `Base m`
      And `m.AddExtension(int32_values, -7)`
      And `m.AddExtension(int32_values, -7)`
      When `m.SetExtension(int32_values, 1, 30)`
      Then `m.GetExtension(int32_values, 0)` is `-7`
      And `m.GetExtension(int32_values, 1)` is `30`
      And `m.ExtensionSize(int32_values)` is `2`

    Scenario Outline: an element of <extension>
      Given `Base m`
      And `m.AddExtension(<extension>, <first>)`
      And `m.AddExtension(<extension>, <first>)`
      When `m.SetExtension(<extension>, 1, <second>)`
      Then `m.GetExtension(<extension>, 0)` is `<first>`
      And `m.GetExtension(<extension>, 1)` is `<second>`
      And `m.ExtensionSize(<extension>)` is `2`

      Examples:
        | extension              | first                 | second      |
        | int64_values           | -7000000000           | 30          |
        | uint32_values          | 4000000000u           | 30u         |
        | uint64_values          | 18000000000000000000u | 30u         |
        | sint32_values          | -8                    | 31          |
        | sint64_values          | -8000000000           | 31          |
        | fixed32_values         | 4100000000u           | 32u         |
        | fixed64_values         | 18100000000000000000u | 32u         |
        | sfixed32_values        | -9                    | 33          |
        | sfixed64_values        | -9000000000           | 33          |
        | float_values           | -2.5f                 | 0.75f       |
        | double_values          | -0.1                  | 0.75        |
        | bool_values            | true                  | false       |
        | kinds                  | KIND_OTHER            | KIND_BELOW  |
        | texts                  | "abc"s                | "de"s       |
        | blobs                  | bytes("ff 00 61")     | bytes("00") |
        | int32_values_packed    | -7                    | 30          |
        | int64_values_packed    | -7000000000           | 30          |
        | uint32_values_packed   | 4000000000u           | 30u         |
        | uint64_values_packed   | 18000000000000000000u | 30u         |
        | sint32_values_packed   | -8                    | 31          |
        | sint64_values_packed   | -8000000000           | 31          |
        | fixed32_values_packed  | 4100000000u           | 32u         |
        | fixed64_values_packed  | 18100000000000000000u | 32u         |
        | sfixed32_values_packed | -9                    | 33          |
        | sfixed64_values_packed | -9000000000           | 33          |
        | float_values_packed    | -2.5f                 | 0.75f       |
        | double_values_packed   | -0.1                  | 0.75        |
        | bool_values_packed     | true                  | false       |
        | kinds_packed           | KIND_OTHER            | KIND_BELOW  |
