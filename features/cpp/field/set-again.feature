@needs.cpp @needs.lite @needs.proto3-optional
Feature: Fields with presence that are set again, in files of every kind
  A field is set, set again, set to zero and cleared alike, whatever the file.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        optional int32 a_int32 = 1; optional double a_double = 2; optional bool a_bool = 3; optional string a_string = 4;
        optional bytes a_bytes = 5; optional Kind a_enum = 6;
        optional int32 p_int32 = 11 [default = 41]; optional double p_double = 12 [default = 1.5]; optional bool p_bool = 13 [default = true]; optional string p_string = 14 [default = "preset"];
        optional bytes p_bytes = 15 [default = "pre\000set"]; optional Kind p_enum = 16 [default = KIND_RIGHT];
      }
      """
    And the schema file `second_small.proto`
      """proto
      syntax = "proto2";
      package second_small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        optional int32 a_int32 = 1; optional double a_double = 2; optional bool a_bool = 3; optional string a_string = 4;
        optional bytes a_bytes = 5; optional Kind a_enum = 6;
        optional int32 p_int32 = 11 [default = 41]; optional double p_double = 12 [default = 1.5]; optional bool p_bool = 13 [default = true]; optional string p_string = 14 [default = "preset"];
        optional bytes p_bytes = 15 [default = "pre\000set"]; optional Kind p_enum = 16 [default = KIND_RIGHT];
      }
      """
    And the schema file `second_light.proto`
      """proto
      syntax = "proto2";
      package second_light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        optional int32 a_int32 = 1; optional double a_double = 2; optional bool a_bool = 3; optional string a_string = 4;
        optional bytes a_bytes = 5; optional Kind a_enum = 6;
        optional int32 p_int32 = 11 [default = 41]; optional double p_double = 12 [default = 1.5]; optional bool p_bool = 13 [default = true]; optional string p_string = 14 [default = "preset"];
        optional bytes p_bytes = 15 [default = "pre\000set"]; optional Kind p_enum = 16 [default = KIND_RIGHT];
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        optional int32 a_int32 = 1; optional double a_double = 2; optional bool a_bool = 3; optional string a_string = 4;
        optional bytes a_bytes = 5; optional Kind a_enum = 6;
      }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        optional int32 a_int32 = 1; optional double a_double = 2; optional bool a_bool = 3; optional string a_string = 4;
        optional bytes a_bytes = 5; optional Kind a_enum = 6;
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        optional int32 a_int32 = 1; optional double a_double = 2; optional bool a_bool = 3; optional string a_string = 4;
        optional bytes a_bytes = 5; optional Kind a_enum = 6;
      }
      """

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (files of every kind)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>, set again
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.set_<name>(<other>)`
      Then `m.<name>()` is `<other>`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<zero>`
      And `m` serializes to the bytes `<written>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<unset>)`
      Then `m.has_<name>()` is `true`
      When `m.Clear()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                     | package      | name     | value | other | zero  | unset | bytes                            | written                    |
        | proto2, int32                            | second       | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | proto2, double                           | second       | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | proto2, bool                             | second       | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | proto2, int32 with a default             | second       | p_int32  | -7    | 30    | 0     | 41    | 58 f9 ff ff ff ff ff ff ff ff 01 | 58 00                      |
        | proto2, double with a default            | second       | p_double | -2.5  | 1e300 | 0.0   | 1.5   | 61 00 00 00 00 00 00 04 c0       | 61 00 00 00 00 00 00 00 00 |
        | proto2, bool with a default              | second       | p_bool   | true  | false | false | true  | 68 01                            | 68 00                      |
        | proto2, code size, int32                 | second_small | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | proto2, code size, double                | second_small | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | proto2, code size, bool                  | second_small | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | proto2, code size, int32 with a default  | second_small | p_int32  | -7    | 30    | 0     | 41    | 58 f9 ff ff ff ff ff ff ff ff 01 | 58 00                      |
        | proto2, code size, double with a default | second_small | p_double | -2.5  | 1e300 | 0.0   | 1.5   | 61 00 00 00 00 00 00 04 c0       | 61 00 00 00 00 00 00 00 00 |
        | proto2, code size, bool with a default   | second_small | p_bool   | true  | false | false | true  | 68 01                            | 68 00                      |
        | proto2, lite, int32                      | second_light | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | proto2, lite, double                     | second_light | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | proto2, lite, bool                       | second_light | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | proto2, lite, int32 with a default       | second_light | p_int32  | -7    | 30    | 0     | 41    | 58 f9 ff ff ff ff ff ff ff ff 01 | 58 00                      |
        | proto2, lite, double with a default      | second_light | p_double | -2.5  | 1e300 | 0.0   | 1.5   | 61 00 00 00 00 00 00 04 c0       | 61 00 00 00 00 00 00 00 00 |
        | proto2, lite, bool with a default        | second_light | p_bool   | true  | false | false | true  | 68 01                            | 68 00                      |
        | proto3, int32                            | third        | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | proto3, double                           | third        | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | proto3, bool                             | third        | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | proto3, code size, int32                 | third_small  | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | proto3, code size, double                | third_small  | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | proto3, code size, bool                  | third_small  | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | proto3, lite, int32                      | third_light  | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | proto3, lite, double                     | third_light  | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | proto3, lite, bool                       | third_light  | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |

  @cpp.field.string-set @cpp.field.string-get @cpp.field.string-has @cpp.field.string-clear
  Rule: `set_foo` copies what it is given into a string or bytes field (files of every kind)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>, set again
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.set_<name>(<other>)`
      Then `m.<name>()` is `<other>`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<zero>`
      And `m` serializes to the bytes `<written>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<unset>)`
      Then `m.has_<name>()` is `true`
      When `m.Clear()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                     | package      | name     | value     | other                                  | zero | unset       | bytes          | written |
        | proto2, string                           | second       | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | proto2, bytes                            | second       | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | proto2, string with a default            | second       | p_string | "one"s    | "two, which is too long to be inline"s | ""s  | "preset"s   | 72 03 6f 6e 65 | 72 00   |
        | proto2, bytes with a default             | second       | p_bytes  | "\0\xff"s | "two"s                                 | ""s  | "pre\0set"s | 7a 02 00 ff    | 7a 00   |
        | proto2, code size, string                | second_small | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | proto2, code size, bytes                 | second_small | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | proto2, code size, string with a default | second_small | p_string | "one"s    | "two, which is too long to be inline"s | ""s  | "preset"s   | 72 03 6f 6e 65 | 72 00   |
        | proto2, code size, bytes with a default  | second_small | p_bytes  | "\0\xff"s | "two"s                                 | ""s  | "pre\0set"s | 7a 02 00 ff    | 7a 00   |
        | proto2, lite, string                     | second_light | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | proto2, lite, bytes                      | second_light | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | proto2, lite, string with a default      | second_light | p_string | "one"s    | "two, which is too long to be inline"s | ""s  | "preset"s   | 72 03 6f 6e 65 | 72 00   |
        | proto2, lite, bytes with a default       | second_light | p_bytes  | "\0\xff"s | "two"s                                 | ""s  | "pre\0set"s | 7a 02 00 ff    | 7a 00   |
        | proto3, string                           | third        | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | proto3, bytes                            | third        | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | proto3, code size, string                | third_small  | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | proto3, code size, bytes                 | third_small  | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | proto3, lite, string                     | third_light  | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | proto3, lite, bytes                      | third_light  | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (files of every kind)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>, set again
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.set_<name>(<other>)`
      Then `m.<name>()` is `<other>`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<zero>`
      And `m` serializes to the bytes `<written>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<unset>)`
      Then `m.has_<name>()` is `true`
      When `m.Clear()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                   | package      | name   | value                   | other                    | zero                    | unset                    | bytes    | written  |
        | proto2, enum                           | second       | a_enum | second::KIND_LEFT       | second::KIND_RIGHT       | second::KIND_NONE       | second::KIND_NONE        | 30 15    | 30 00    |
        | proto2, enum with a default            | second       | p_enum | second::KIND_LEFT       | second::KIND_RIGHT       | second::KIND_NONE       | second::KIND_RIGHT       | 80 01 15 | 80 01 00 |
        | proto2, code size, enum                | second_small | a_enum | second_small::KIND_LEFT | second_small::KIND_RIGHT | second_small::KIND_NONE | second_small::KIND_NONE  | 30 15    | 30 00    |
        | proto2, code size, enum with a default | second_small | p_enum | second_small::KIND_LEFT | second_small::KIND_RIGHT | second_small::KIND_NONE | second_small::KIND_RIGHT | 80 01 15 | 80 01 00 |
        | proto2, lite, enum                     | second_light | a_enum | second_light::KIND_LEFT | second_light::KIND_RIGHT | second_light::KIND_NONE | second_light::KIND_NONE  | 30 15    | 30 00    |
        | proto2, lite, enum with a default      | second_light | p_enum | second_light::KIND_LEFT | second_light::KIND_RIGHT | second_light::KIND_NONE | second_light::KIND_RIGHT | 80 01 15 | 80 01 00 |
        | proto3, enum                           | third        | a_enum | third::KIND_LEFT        | third::KIND_RIGHT        | third::KIND_NONE        | third::KIND_NONE         | 30 15    | 30 00    |
        | proto3, code size, enum                | third_small  | a_enum | third_small::KIND_LEFT  | third_small::KIND_RIGHT  | third_small::KIND_NONE  | third_small::KIND_NONE   | 30 15    | 30 00    |
        | proto3, lite, enum                     | third_light  | a_enum | third_light::KIND_LEFT  | third_light::KIND_RIGHT  | third_light::KIND_NONE  | third_light::KIND_NONE   | 30 15    | 30 00    |
