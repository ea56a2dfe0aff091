@needs.cpp @needs.editions @needs.lite @needs.string-view
Feature: The string_view interface, in every mode
  Fields whose string type is VIEW are set, set again and cleared alike for strings and bytes, with every presence and default.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package quick;
      import "google/protobuf/cpp_features.proto";
      option features.(pb.cpp).string_type = VIEW;
      message Sample {
        string text = 1;
        string preset = 2 [default = "unset"];
        string silent = 3 [features.field_presence = IMPLICIT];
        bytes data = 4;
        bytes preset_data = 5 [default = "un\000set"];
        bytes silent_data = 6 [features.field_presence = IMPLICIT];
        oneof pick {
          string name = 7;
          string preset_name = 8 [default = "unset"];
          bytes raw = 9;
          bytes preset_raw = 10 [default = "un\000set"];
          int32 number = 11;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      edition = "2023";
      package small;
      import "google/protobuf/cpp_features.proto";
      option optimize_for = CODE_SIZE;
      option features.(pb.cpp).string_type = VIEW;
      message Sample {
        string text = 1;
        string preset = 2 [default = "unset"];
        string silent = 3 [features.field_presence = IMPLICIT];
        bytes data = 4;
        bytes preset_data = 5 [default = "un\000set"];
        bytes silent_data = 6 [features.field_presence = IMPLICIT];
        oneof pick {
          string name = 7;
          string preset_name = 8 [default = "unset"];
          bytes raw = 9;
          bytes preset_raw = 10 [default = "un\000set"];
          int32 number = 11;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      edition = "2023";
      package light;
      import "google/protobuf/cpp_features.proto";
      option optimize_for = LITE_RUNTIME;
      option features.(pb.cpp).string_type = VIEW;
      message Sample {
        string text = 1;
        string preset = 2 [default = "unset"];
        string silent = 3 [features.field_presence = IMPLICIT];
        bytes data = 4;
        bytes preset_data = 5 [default = "un\000set"];
        bytes silent_data = 6 [features.field_presence = IMPLICIT];
        oneof pick {
          string name = 7;
          string preset_name = 8 [default = "unset"];
          bytes raw = 9;
          bytes preset_raw = 10 [default = "un\000set"];
          int32 number = 11;
        }
      }
      """
    And `const std::string text = "cut\0here, and longer than what is inline"s`

  @cpp.field.string-view-api
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (set again and cleared, in every mode)

    @cpp.presence.set @cpp.presence.clear
    Scenario: set again and cleared: speed, text
      Given `quick::Sample m`
      Then `std::string(m.text())` is `""s`
      And `m.has_text()` is `false`
      When `m.set_text(lib::string_view(text))`
      Then `m.text()` has type `lib::string_view`
      And `std::string(m.text())` is `text`
      And `m.has_text()` is `true`
      When `m.set_text("set again")`
      Then `std::string(m.text())` is `"set again"s`
      When `m.clear_text()`
      Then `std::string(m.text())` is `""s`
      And `m.has_text()` is `false`
      And `m.ByteSizeLong()` is `0u`

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: set again and cleared: <what>
      Given `<package>::Sample m`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.has_<name>()` is `false`
      When `m.set_<name>(lib::string_view(text))`
      Then `m.<name>()` has type `lib::string_view`
      And `std::string(m.<name>())` is `text`
      And `m.has_<name>()` is `true`
      When `m.set_<name>("set again")`
      Then `std::string(m.<name>())` is `"set again"s`
      When `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.has_<name>()` is `false`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                   | package | name        | unset      |
        | speed, preset          | quick   | preset      | "unset"    |
        | speed, data            | quick   | data        | ""         |
        | speed, preset_data     | quick   | preset_data | "un\\0set" |
        | speed, name            | quick   | name        | ""         |
        | speed, preset_name     | quick   | preset_name | "unset"    |
        | speed, raw             | quick   | raw         | ""         |
        | speed, preset_raw      | quick   | preset_raw  | "un\\0set" |
        | code size, text        | small   | text        | ""         |
        | code size, preset      | small   | preset      | "unset"    |
        | code size, data        | small   | data        | ""         |
        | code size, preset_data | small   | preset_data | "un\\0set" |
        | code size, name        | small   | name        | ""         |
        | code size, preset_name | small   | preset_name | "unset"    |
        | code size, raw         | small   | raw         | ""         |
        | code size, preset_raw  | small   | preset_raw  | "un\\0set" |
        | lite, text             | light   | text        | ""         |
        | lite, preset           | light   | preset      | "unset"    |
        | lite, data             | light   | data        | ""         |
        | lite, preset_data      | light   | preset_data | "un\\0set" |
        | lite, name             | light   | name        | ""         |
        | lite, preset_name      | light   | preset_name | "unset"    |
        | lite, raw              | light   | raw         | ""         |
        | lite, preset_raw       | light   | preset_raw  | "un\\0set" |

    Scenario Outline: set again and cleared, without presence: <what>
      Given `<package>::Sample m`
      Then `std::string(m.<name>())` is `""s`
      When `m.set_<name>(lib::string_view(text))`
      Then `m.<name>()` has type `lib::string_view`
      And `std::string(m.<name>())` is `text`
      When `m.set_<name>("set again")`
      Then `std::string(m.<name>())` is `"set again"s`
      When `m.clear_<name>()`
      Then `std::string(m.<name>())` is `""s`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                   | package | name        |
        | speed, silent          | quick   | silent      |
        | speed, silent_data     | quick   | silent_data |
        | code size, silent      | small   | silent      |
        | code size, silent_data | small   | silent_data |
        | lite, silent           | light   | silent      |
        | lite, silent_data      | light   | silent_data |

    Scenario Outline: replaced by a number: <what>
      Given `<package>::Sample m`
      When `m.set_<name>(lib::string_view(text))`
      Then `std::string(m.<name>())` is `text`
      When `m.set_number(3)`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.has_<name>()` is `false`

      Examples:
        | what                   | package | name        | unset      |
        | speed, name            | quick   | name        | ""         |
        | speed, preset_name     | quick   | preset_name | "unset"    |
        | speed, raw             | quick   | raw         | ""         |
        | speed, preset_raw      | quick   | preset_raw  | "un\\0set" |
        | code size, name        | small   | name        | ""         |
        | code size, preset_name | small   | preset_name | "unset"    |
        | code size, raw         | small   | raw         | ""         |
        | code size, preset_raw  | small   | preset_raw  | "un\\0set" |
        | lite, name             | light   | name        | ""         |
        | lite, preset_name      | light   | preset_name | "unset"    |
        | lite, raw              | light   | raw         | ""         |
        | lite, preset_raw       | light   | preset_raw  | "un\\0set" |
