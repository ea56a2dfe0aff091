@needs.cpp @needs.lite @needs.editions
Feature: Fields with presence that are set again, in editions of every mode
  A field is set, set again, set to zero and cleared alike, whatever the file.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
        bytes a_bytes = 5; Kind a_enum = 6;
        int32 p_int32 = 11 [default = 41]; double p_double = 12 [default = 1.5]; bool p_bool = 13 [default = true]; string p_string = 14 [default = "preset"];
        bytes p_bytes = 15 [default = "pre\000set"]; Kind p_enum = 16 [default = KIND_RIGHT];
      }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
        bytes a_bytes = 5; Kind a_enum = 6;
        int32 p_int32 = 11 [default = 41]; double p_double = 12 [default = 1.5]; bool p_bool = 13 [default = true]; string p_string = 14 [default = "preset"];
        bytes p_bytes = 15 [default = "pre\000set"]; Kind p_enum = 16 [default = KIND_RIGHT];
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string a_string = 4;
        bytes a_bytes = 5; Kind a_enum = 6;
        int32 p_int32 = 11 [default = 41]; double p_double = 12 [default = 1.5]; bool p_bool = 13 [default = true]; string p_string = 14 [default = "preset"];
        bytes p_bytes = 15 [default = "pre\000set"]; Kind p_enum = 16 [default = KIND_RIGHT];
      }
      """

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (editions of every mode)

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
        | what                                         | package  | name     | value | other | zero  | unset | bytes                            | written                    |
        | an edition, int32                            | edition  | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | an edition, double                           | edition  | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | an edition, bool                             | edition  | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | an edition, int32 with a default             | edition  | p_int32  | -7    | 30    | 0     | 41    | 58 f9 ff ff ff ff ff ff ff ff 01 | 58 00                      |
        | an edition, double with a default            | edition  | p_double | -2.5  | 1e300 | 0.0   | 1.5   | 61 00 00 00 00 00 00 04 c0       | 61 00 00 00 00 00 00 00 00 |
        | an edition, bool with a default              | edition  | p_bool   | true  | false | false | true  | 68 01                            | 68 00                      |
        | an edition, code size, int32                 | least    | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | an edition, code size, double                | least    | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | an edition, code size, bool                  | least    | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | an edition, code size, int32 with a default  | least    | p_int32  | -7    | 30    | 0     | 41    | 58 f9 ff ff ff ff ff ff ff ff 01 | 58 00                      |
        | an edition, code size, double with a default | least    | p_double | -2.5  | 1e300 | 0.0   | 1.5   | 61 00 00 00 00 00 00 04 c0       | 61 00 00 00 00 00 00 00 00 |
        | an edition, code size, bool with a default   | least    | p_bool   | true  | false | false | true  | 68 01                            | 68 00                      |
        | an edition, lite, int32                      | lightest | a_int32  | -7    | 30    | 0     | 0     | 08 f9 ff ff ff ff ff ff ff ff 01 | 08 00                      |
        | an edition, lite, double                     | lightest | a_double | -2.5  | 1e300 | 0.0   | 0.0   | 11 00 00 00 00 00 00 04 c0       | 11 00 00 00 00 00 00 00 00 |
        | an edition, lite, bool                       | lightest | a_bool   | true  | false | false | false | 18 01                            | 18 00                      |
        | an edition, lite, int32 with a default       | lightest | p_int32  | -7    | 30    | 0     | 41    | 58 f9 ff ff ff ff ff ff ff ff 01 | 58 00                      |
        | an edition, lite, double with a default      | lightest | p_double | -2.5  | 1e300 | 0.0   | 1.5   | 61 00 00 00 00 00 00 04 c0       | 61 00 00 00 00 00 00 00 00 |
        | an edition, lite, bool with a default        | lightest | p_bool   | true  | false | false | true  | 68 01                            | 68 00                      |

  @cpp.field.string-set @cpp.field.string-get @cpp.field.string-has @cpp.field.string-clear
  Rule: `set_foo` copies what it is given into a string or bytes field (editions of every mode)

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
        | what                                         | package  | name     | value     | other                                  | zero | unset       | bytes          | written |
        | an edition, string                           | edition  | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | an edition, bytes                            | edition  | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | an edition, string with a default            | edition  | p_string | "one"s    | "two, which is too long to be inline"s | ""s  | "preset"s   | 72 03 6f 6e 65 | 72 00   |
        | an edition, bytes with a default             | edition  | p_bytes  | "\0\xff"s | "two"s                                 | ""s  | "pre\0set"s | 7a 02 00 ff    | 7a 00   |
        | an edition, code size, string                | least    | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | an edition, code size, bytes                 | least    | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | an edition, code size, string with a default | least    | p_string | "one"s    | "two, which is too long to be inline"s | ""s  | "preset"s   | 72 03 6f 6e 65 | 72 00   |
        | an edition, code size, bytes with a default  | least    | p_bytes  | "\0\xff"s | "two"s                                 | ""s  | "pre\0set"s | 7a 02 00 ff    | 7a 00   |
        | an edition, lite, string                     | lightest | a_string | "one"s    | "two, which is too long to be inline"s | ""s  | ""s         | 22 03 6f 6e 65 | 22 00   |
        | an edition, lite, bytes                      | lightest | a_bytes  | "\0\xff"s | "two"s                                 | ""s  | ""s         | 2a 02 00 ff    | 2a 00   |
        | an edition, lite, string with a default      | lightest | p_string | "one"s    | "two, which is too long to be inline"s | ""s  | "preset"s   | 72 03 6f 6e 65 | 72 00   |
        | an edition, lite, bytes with a default       | lightest | p_bytes  | "\0\xff"s | "two"s                                 | ""s  | "pre\0set"s | 7a 02 00 ff    | 7a 00   |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (editions of every mode)

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
        | what                                       | package  | name   | value               | other                | zero                | unset                | bytes    | written  |
        | an edition, enum                           | edition  | a_enum | edition::KIND_LEFT  | edition::KIND_RIGHT  | edition::KIND_NONE  | edition::KIND_NONE   | 30 15    | 30 00    |
        | an edition, enum with a default            | edition  | p_enum | edition::KIND_LEFT  | edition::KIND_RIGHT  | edition::KIND_NONE  | edition::KIND_RIGHT  | 80 01 15 | 80 01 00 |
        | an edition, code size, enum                | least    | a_enum | least::KIND_LEFT    | least::KIND_RIGHT    | least::KIND_NONE    | least::KIND_NONE     | 30 15    | 30 00    |
        | an edition, code size, enum with a default | least    | p_enum | least::KIND_LEFT    | least::KIND_RIGHT    | least::KIND_NONE    | least::KIND_RIGHT    | 80 01 15 | 80 01 00 |
        | an edition, lite, enum                     | lightest | a_enum | lightest::KIND_LEFT | lightest::KIND_RIGHT | lightest::KIND_NONE | lightest::KIND_NONE  | 30 15    | 30 00    |
        | an edition, lite, enum with a default      | lightest | p_enum | lightest::KIND_LEFT | lightest::KIND_RIGHT | lightest::KIND_NONE | lightest::KIND_RIGHT | 80 01 15 | 80 01 00 |
