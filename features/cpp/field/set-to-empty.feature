@needs.cpp @needs.lite @needs.proto3-optional
Feature: Fields set to zero, and to empty
  Zero and the empty string are values like others: setting a field to them replaces what it held.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto3";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        string text = 1;
        bytes data = 2;
        int32 number = 3;
        double real = 4;
        bool flag = 5;
        Kind kind = 6;
        optional string maybe_text = 11;
        optional bytes maybe_data = 12;
        optional int32 maybe_number = 13;
        optional double maybe_real = 14;
        optional bool maybe_flag = 15;
        optional Kind maybe_kind = 16;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto3";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        string text = 1;
        bytes data = 2;
        int32 number = 3;
        double real = 4;
        bool flag = 5;
        Kind kind = 6;
        optional string maybe_text = 11;
        optional bytes maybe_data = 12;
        optional int32 maybe_number = 13;
        optional double maybe_real = 14;
        optional bool maybe_flag = 15;
        optional Kind maybe_kind = 16;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto3";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        string text = 1;
        bytes data = 2;
        int32 number = 3;
        double real = 4;
        bool flag = 5;
        Kind kind = 6;
        optional string maybe_text = 11;
        optional bytes maybe_data = 12;
        optional int32 maybe_number = 13;
        optional double maybe_real = 14;
        optional bool maybe_flag = 15;
        optional Kind maybe_kind = 16;
      }
      """
    And the schema file `presets.proto`
      """proto
      syntax = "proto2";
      package presets;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional string maybe_text = 11 [default = "preset"];
        optional bytes maybe_data = 12 [default = "preset"];
        optional int32 maybe_number = 13 [default = 41];
        optional double maybe_real = 14 [default = -2.5];
        optional bool maybe_flag = 15 [default = true];
        optional Kind maybe_kind = 16 [default = KIND_LEFT];
      }
      """

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (to an empty one)

    Scenario: without presence, a string: a C string
      Given `quick::Sample m`
      When `m.set_text("before, and too long to be inline")`
      And `m.set_text("")`
      Then `m.text()` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: without presence, <what>
      Given `<package>::Sample m`
      When `m.set_<name>("before, and too long to be inline")`
      And `m.set_<name>(<value>)`
      Then `m.<name>()` is `""s`
      And `m` serializes to the bytes ``

      Examples:
        | what                                  | package | name | value              |
        | a string: a string                    | quick   | text | std::string()      |
        | a string: a string_view               | quick   | text | lib::string_view() |
        | a string: no bytes of some            | quick   | text | "some", 0          |
        | bytes: a C string                     | quick   | data | ""                 |
        | bytes: a string                       | quick   | data | std::string()      |
        | bytes: a string_view                  | quick   | data | lib::string_view() |
        | bytes: no bytes of some               | quick   | data | "some", 0          |
        | a string, code size: a C string       | small   | text | ""                 |
        | a string, code size: no bytes of some | small   | text | "some", 0          |
        | bytes, code size: a C string          | small   | data | ""                 |
        | bytes, code size: no bytes of some    | small   | data | "some", 0          |
        | a string, lite: a C string            | light   | text | ""                 |
        | a string, lite: no bytes of some      | light   | text | "some", 0          |
        | bytes, lite: a C string               | light   | data | ""                 |
        | bytes, lite: no bytes of some         | light   | data | "some", 0          |

    @cpp.presence.set
    Scenario Outline: with presence, <what>
      Given `<package>::Sample m`
      When `m.set_<name>("before, and too long to be inline")`
      And `m.set_<name>(<value>)`
      Then `m.<name>()` is `""s`
      And `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                       | package | name       | value              | bytes |
        | a string: a C string                       | quick   | maybe_text | ""                 | 5a 00 |
        | a string: a string                         | quick   | maybe_text | std::string()      | 5a 00 |
        | a string: a string_view                    | quick   | maybe_text | lib::string_view() | 5a 00 |
        | a string: no bytes of some                 | quick   | maybe_text | "some", 0          | 5a 00 |
        | bytes: a C string                          | quick   | maybe_data | ""                 | 62 00 |
        | bytes: a string                            | quick   | maybe_data | std::string()      | 62 00 |
        | bytes: a string_view                       | quick   | maybe_data | lib::string_view() | 62 00 |
        | bytes: no bytes of some                    | quick   | maybe_data | "some", 0          | 62 00 |
        | a string, code size: a C string            | small   | maybe_text | ""                 | 5a 00 |
        | a string, code size: no bytes of some      | small   | maybe_text | "some", 0          | 5a 00 |
        | bytes, code size: a C string               | small   | maybe_data | ""                 | 62 00 |
        | bytes, code size: no bytes of some         | small   | maybe_data | "some", 0          | 62 00 |
        | a string, lite: a C string                 | light   | maybe_text | ""                 | 5a 00 |
        | a string, lite: no bytes of some           | light   | maybe_text | "some", 0          | 5a 00 |
        | bytes, lite: a C string                    | light   | maybe_data | ""                 | 62 00 |
        | bytes, lite: no bytes of some              | light   | maybe_data | "some", 0          | 62 00 |
        | a string, with a default: a C string       | presets | maybe_text | ""                 | 5a 00 |
        | a string, with a default: a string         | presets | maybe_text | std::string()      | 5a 00 |
        | a string, with a default: a string_view    | presets | maybe_text | lib::string_view() | 5a 00 |
        | a string, with a default: no bytes of some | presets | maybe_text | "some", 0          | 5a 00 |
        | bytes, with a default: a C string          | presets | maybe_data | ""                 | 62 00 |
        | bytes, with a default: a string            | presets | maybe_data | std::string()      | 62 00 |
        | bytes, with a default: a string_view       | presets | maybe_data | lib::string_view() | 62 00 |
        | bytes, with a default: no bytes of some    | presets | maybe_data | "some", 0          | 62 00 |

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (set to zero)

    Scenario: zero, a number
      Given `quick::Sample m`
      When `m.set_number(7)`
      And `m.set_number(0)`
      Then `m.number()` is `0`
      And `m` serializes to the bytes ``

    Scenario Outline: zero, <what>
      Given `<package>::Sample m`
      When `m.set_<name>(<value>)`
      And `m.set_<name>(<zero>)`
      Then `m.<name>()` is `<zero>`
      And `m` serializes to the bytes ``

      Examples:
        | what                | package | name   | value | zero  |
        | a double            | quick   | real   | -0.5  | 0.0   |
        | a bool              | quick   | flag   | true  | false |
        | a number, code size | small   | number | 7     | 0     |
        | a double, code size | small   | real   | -0.5  | 0.0   |
        | a bool, code size   | small   | flag   | true  | false |
        | a number, lite      | light   | number | 7     | 0     |
        | a double, lite      | light   | real   | -0.5  | 0.0   |
        | a bool, lite        | light   | flag   | true  | false |

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (set to zero, and to the default)

    @cpp.presence.set
    Scenario: zero, a number
      Given `quick::Sample m`
      When `m.set_maybe_number(7)`
      And `m.set_maybe_number(0)`
      Then `m.maybe_number()` is `0`
      And `m.has_maybe_number()` is `true`
      And `m` serializes to the bytes `68 00`

    @cpp.presence.set
    Scenario Outline: zero, <what>
      Given `<package>::Sample m`
      When `m.set_<name>(<value>)`
      And `m.set_<name>(<zero>)`
      Then `m.<name>()` is `<zero>`
      And `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                     | package | name         | value | zero  | bytes                      |
        | a double                 | quick   | maybe_real   | -0.5  | 0.0   | 71 00 00 00 00 00 00 00 00 |
        | a bool                   | quick   | maybe_flag   | true  | false | 78 00                      |
        | a number, code size      | small   | maybe_number | 7     | 0     | 68 00                      |
        | a double, code size      | small   | maybe_real   | -0.5  | 0.0   | 71 00 00 00 00 00 00 00 00 |
        | a bool, code size        | small   | maybe_flag   | true  | false | 78 00                      |
        | a number, lite           | light   | maybe_number | 7     | 0     | 68 00                      |
        | a double, lite           | light   | maybe_real   | -0.5  | 0.0   | 71 00 00 00 00 00 00 00 00 |
        | a bool, lite             | light   | maybe_flag   | true  | false | 78 00                      |
        | a number, with a default | presets | maybe_number | 7     | 0     | 68 00                      |
        | a double, with a default | presets | maybe_real   | -0.5  | 0.0   | 71 00 00 00 00 00 00 00 00 |
        | a bool, with a default   | presets | maybe_flag   | true  | false | 78 00                      |
        | a number, to its default | presets | maybe_number | 7     | 41    | 68 29                      |
        | a double, to its default | presets | maybe_real   | 7     | -2.5  | 71 00 00 00 00 00 00 04 c0 |
        | a bool, to its default   | presets | maybe_flag   | false | true  | 78 01                      |

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (set to zero)

    Scenario: zero, speed
      Given `quick::Sample m`
      When `m.set_kind(quick::KIND_LEFT)`
      And `m.set_kind(quick::KIND_NONE)`
      Then `m.kind()` is `quick::KIND_NONE`
      And `m` serializes to the bytes ``

    Scenario Outline: zero, <what>
      Given `<package>::Sample m`
      When `m.set_kind(<package>::KIND_LEFT)`
      And `m.set_kind(<package>::KIND_NONE)`
      Then `m.kind()` is `<package>::KIND_NONE`
      And `m` serializes to the bytes ``

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (set to zero, and to the default)

    @cpp.presence.set
    Scenario: zero, speed
      Given `quick::Sample m`
      When `m.set_maybe_kind(quick::KIND_LEFT)`
      And `m.set_maybe_kind(quick::KIND_NONE)`
      Then `m.maybe_kind()` is `quick::KIND_NONE`
      And `m.has_maybe_kind()` is `true`
      And `m` serializes to the bytes `80 01 00`

    @cpp.presence.set
    Scenario Outline: zero, <what>
      Given `<package>::Sample m`
      When `m.set_maybe_kind(<package>::<before>)`
      And `m.set_maybe_kind(<package>::<after>)`
      Then `m.maybe_kind()` is `<package>::<after>`
      And `m.has_maybe_kind()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what           | package | before    | after     | bytes    |
        | code size      | small   | KIND_LEFT | KIND_NONE | 80 01 00 |
        | lite           | light   | KIND_LEFT | KIND_NONE | 80 01 00 |
        | with a default | presets | KIND_LEFT | KIND_NONE | 80 01 00 |
        | to its default | presets | KIND_NONE | KIND_LEFT | 80 01 15 |

  @cpp.field.cord-set-cord @cpp.field.cord-set-view @needs.cord
  Rule: A Cord field can be set from a Cord (an empty one, and an empty string_view)

    Background:
      Given the schema file `cords.proto`
        """proto
        syntax = "proto3";
        package cords;
        message Sample { bytes bare = 1 [ctype = CORD]; optional bytes maybe = 2 [ctype = CORD]; oneof which { bytes member = 3 [ctype = CORD]; int32 number = 4; } }
        """
      And the schema file `old_cords.proto`
        """proto
        syntax = "proto2";
        package old_cords;
        message Sample { optional bytes preset = 1 [ctype = CORD, default = "preset"]; oneof which { bytes member = 3 [ctype = CORD, default = "preset"]; int32 number = 4; } }
        """

    Scenario: a Cord emptied, without presence: a Cord
      Given `cords::Sample m`
      When `m.set_bare("before, and too long to be inline")`
      And `m.set_bare(lib::Cord())`
      Then `std::string(m.bare())` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: a Cord emptied, <what>
      Given `<package>::Sample m`
      When `m.set_<name>("before, and too long to be inline")`
      And `m.set_<name>(<value>)`
      Then `std::string(m.<name>())` is `""s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                   | package   | name   | value              | bytes |
        | optional: a Cord                       | cords     | maybe  | lib::Cord()        | 12 00 |
        | a member: a Cord                       | cords     | member | lib::Cord()        | 1a 00 |
        | with a default: a Cord                 | old_cords | preset | lib::Cord()        | 0a 00 |
        | a member with a default: a Cord        | old_cords | member | lib::Cord()        | 1a 00 |
        | without presence: a string_view        | cords     | bare   | lib::string_view() |       |
        | optional: a string_view                | cords     | maybe  | lib::string_view() | 12 00 |
        | a member: a string_view                | cords     | member | lib::string_view() | 1a 00 |
        | with a default: a string_view          | old_cords | preset | lib::string_view() | 0a 00 |
        | a member with a default: a string_view | old_cords | member | lib::string_view() | 1a 00 |

  @cpp.field.string-view-api @needs.editions @needs.string-view
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (set to an empty one)

    Background:
      Given the schema file `views.proto`
        """proto
        edition = "2023";
        import "google/protobuf/cpp_features.proto";
        package views;
        option features.(pb.cpp).string_type = VIEW;
        message Sample {
          string text = 1;
          string preset = 2 [default = "preset"];
          string bare = 3 [features.field_presence = IMPLICIT];
          bytes data = 4;
          bytes bare_data = 5 [features.field_presence = IMPLICIT];
          oneof which { string member = 6; string preset_member = 7 [default = "preset"]; }
        }
        """

    Scenario: a view emptied, a string: a string_view
      Given `views::Sample m`
      When `m.set_text("before, and too long to be inline")`
      And `m.set_text(lib::string_view())`
      Then `std::string(m.text())` is `""s`
      And `m` serializes to the bytes `0a 00`

    Scenario Outline: a view emptied, <what>
      Given `views::Sample m`
      When `m.set_<name>("before, and too long to be inline")`
      And `m.set_<name>(<value>)`
      Then `std::string(m.<name>())` is `""s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                   | name          | value              | bytes |
        | with a default: a string_view          | preset        | lib::string_view() | 12 00 |
        | without presence: a string_view        | bare          | lib::string_view() |       |
        | bytes: a string_view                   | data          | lib::string_view() | 22 00 |
        | bytes without presence: a string_view  | bare_data     | lib::string_view() |       |
        | a member: a string_view                | member        | lib::string_view() | 32 00 |
        | a member with a default: a string_view | preset_member | lib::string_view() | 3a 00 |
        | a string: a C string                   | text          | ""                 | 0a 00 |
        | with a default: a C string             | preset        | ""                 | 12 00 |
        | without presence: a C string           | bare          | ""                 |       |
        | bytes: a C string                      | data          | ""                 | 22 00 |
        | bytes without presence: a C string     | bare_data     | ""                 |       |
        | a member: a C string                   | member        | ""                 | 32 00 |
        | a member with a default: a C string    | preset_member | ""                 | 3a 00 |
