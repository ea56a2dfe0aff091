@needs.cpp @needs.lite @needs.proto3-optional
Feature: Asked for a mutable value again
  A second call of `mutable_foo` gives the same object as the first one.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      import "parts.proto";
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional parts.Part far = 5;
        optional group Box = 6 { optional int32 id = 1; optional int32 size = 2; }
        oneof which {
          string name = 7;
          string preset_name = 8 [default = "unset"];
          bytes raw = 9;
          Part piece = 10;
          parts.Part far_piece = 11;
          group Crate = 12 { optional int32 id = 1; optional int32 size = 2; }
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      import "parts.proto";
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional parts.Part far = 5;
        optional group Box = 6 { optional int32 id = 1; optional int32 size = 2; }
        oneof which {
          string name = 7;
          string preset_name = 8 [default = "unset"];
          bytes raw = 9;
          Part piece = 10;
          parts.Part far_piece = 11;
          group Crate = 12 { optional int32 id = 1; optional int32 size = 2; }
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      import "light_parts.proto";
      message Part { optional int32 id = 1; optional int32 size = 2; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional light_parts.Part far = 5;
        optional group Box = 6 { optional int32 id = 1; optional int32 size = 2; }
        oneof which {
          string name = 7;
          string preset_name = 8 [default = "unset"];
          bytes raw = 9;
          Part piece = 10;
          light_parts.Part far_piece = 11;
          group Crate = 12 { optional int32 id = 1; optional int32 size = 2; }
        }
      }
      """
    And the schema file `parts.proto`
      """proto
      syntax = "proto2";
      package parts;
      message Part { optional int32 id = 1; optional int32 size = 2; }
      """
    And the schema file `light_parts.proto`
      """proto
      syntax = "proto2";
      package light_parts;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; optional int32 size = 2; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Part { int32 id = 1; int32 size = 2; }
      message Sample { string text = 1; bytes data = 2; optional string chosen = 3; Part part = 4; oneof which { string name = 5; bytes raw = 6; Part piece = 7; } }
      """

  @cpp.field.string-mutable
  Rule: `mutable_foo` marks a string or bytes field set; if it was unset, the string is empty, whatever the default (asked again)

    Scenario: asked again: speed, text
      Given `quick::Sample m`
      When `m.mutable_text()->assign("asked")`
      And `m.mutable_text()->append(" again")`
      Then `m.text()` is `"asked again"s`

    Scenario Outline: asked again: <what>
      Given `<package>::Sample m`
      When `m.mutable_<name>()->assign("asked")`
      And `m.mutable_<name>()->append(" again")`
      Then `m.<name>()` is `"asked again"s`

      Examples:
        | what              | package | name   |
        | speed, preset     | quick   | preset |
        | speed, data       | quick   | data   |
        | code size, text   | small   | text   |
        | code size, preset | small   | preset |
        | code size, data   | small   | data   |
        | lite, text        | light   | text   |
        | lite, preset      | light   | preset |
        | lite, data        | light   | data   |
        | proto3, text      | third   | text   |
        | proto3, data      | third   | data   |
        | proto3, chosen    | third   | chosen |

  @cpp.field.message-mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (asked again)

    Scenario: asked again: speed, part
      Given `quick::Sample m`
      When `m.mutable_part()->set_id(7)`
      And `m.mutable_part()->set_size(3)`
      Then `m.part().id()` is `7`
      And `m.part().size()` is `3`

    Scenario Outline: asked again: <what>
      Given `<package>::Sample m`
      When `m.mutable_<name>()->set_id(7)`
      And `m.mutable_<name>()->set_size(3)`
      Then `m.<name>().id()` is `7`
      And `m.<name>().size()` is `3`

      Examples:
        | what            | package | name |
        | speed, far      | quick   | far  |
        | speed, box      | quick   | box  |
        | code size, part | small   | part |
        | code size, far  | small   | far  |
        | code size, box  | small   | box  |
        | lite, part      | light   | part |
        | lite, far       | light   | far  |
        | lite, box       | light   | box  |
        | proto3, part    | third   | part |

  @cpp.oneof.mutable @cpp.oneof.string
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (a string, asked again)

    Scenario: asked again: speed, name
      Given `quick::Sample m`
      When `m.mutable_name()->assign("asked")`
      And `m.mutable_name()->append(" again")`
      Then `m.name()` is `"asked again"s`

    Scenario Outline: asked again: <what>
      Given `<package>::Sample m`
      When `m.mutable_<name>()->assign("asked")`
      And `m.mutable_<name>()->append(" again")`
      Then `m.<name>()` is `"asked again"s`

      Examples:
        | what                   | package | name        |
        | speed, preset_name     | quick   | preset_name |
        | speed, raw             | quick   | raw         |
        | code size, name        | small   | name        |
        | code size, preset_name | small   | preset_name |
        | code size, raw         | small   | raw         |
        | lite, name             | light   | name        |
        | lite, preset_name      | light   | preset_name |
        | lite, raw              | light   | raw         |
        | proto3, name           | third   | name        |
        | proto3, raw            | third   | raw         |

  @cpp.oneof.mutable @cpp.oneof.message
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (a message, asked again)

    Scenario: asked again: speed, piece
      Given `quick::Sample m`
      When `m.mutable_piece()->set_id(7)`
      And `m.mutable_piece()->set_size(3)`
      Then `m.piece().id()` is `7`
      And `m.piece().size()` is `3`

    Scenario Outline: asked again: <what>
      Given `<package>::Sample m`
      When `m.mutable_<name>()->set_id(7)`
      And `m.mutable_<name>()->set_size(3)`
      Then `m.<name>().id()` is `7`
      And `m.<name>().size()` is `3`

      Examples:
        | what                 | package | name      |
        | speed, far_piece     | quick   | far_piece |
        | speed, crate         | quick   | crate     |
        | code size, piece     | small   | piece     |
        | code size, far_piece | small   | far_piece |
        | code size, crate     | small   | crate     |
        | lite, piece          | light   | piece     |
        | lite, far_piece      | light   | far_piece |
        | lite, crate          | light   | crate     |
        | proto3, piece        | third   | piece     |
