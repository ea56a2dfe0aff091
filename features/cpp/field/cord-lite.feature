@needs.cpp @needs.cord @needs.lite @needs.editions
Feature: Cord storage in lite code
  What a bytes field with Cord storage can do is the same without the full runtime.

  Background:
    Given the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Sample {
        optional bytes foo = 1 [ctype = CORD];
        optional bytes preset = 2 [ctype = CORD, default = "unset"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; bytes preset_member = 5 [ctype = CORD, default = "unset"]; }
        message Inner { optional bytes foo = 1 [ctype = CORD]; }
        optional group Box = 9 { optional bytes foo = 1 [ctype = CORD]; }
      }
      """
    And the schema file `lighter.proto`
      """proto
      syntax = "proto3";
      package lighter;
      option optimize_for = LITE_RUNTIME;
      message Sample {
        bytes foo = 1 [ctype = CORD];
        optional bytes maybe = 2 [ctype = CORD];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Sample {
        bytes foo = 1 [ctype = CORD];
        bytes preset = 2 [ctype = CORD, default = "unset"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; bytes preset_member = 5 [ctype = CORD, default = "unset"]; }
        bytes bare = 9 [ctype = CORD, features.field_presence = IMPLICIT];
      }
      """
    And `const std::string text = "cut\0here, and longer than what is inline"s`

  @cpp.field.cord @cpp.field.cord-set-cord @cpp.field.cord-set-view @cpp.field.cord-clear @cpp.field.cord-unset
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord (set in both ways, and cleared, in lite code)

    Scenario: lite, proto2
      Given `light::Sample m`
      And `const lib::Cord value(text)`
      Then `m.foo()` has type `const lib::Cord&`
      When `m.set_foo(value)`
      Then `std::string(m.foo())` is `text`
      When `m.set_foo(lib::string_view(text.data(), 5))`
      Then `std::string(m.foo())` is `"cut\0h"s`
      And `std::string(value)` is `text`
      When `m.clear_foo()`
      Then `std::string(m.foo())` is `""s`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>
      Given `<class> m`
      And `const lib::Cord value(text)`
      Then `m.<name>()` has type `const lib::Cord&`
      When `m.set_<name>(value)`
      Then `std::string(m.<name>())` is `text`
      When `m.set_<name>(lib::string_view(text.data(), 5))`
      Then `std::string(m.<name>())` is `"cut\0h"s`
      And `std::string(value)` is `text`
      When `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                                      | class                | name          | unset   |
        | lite, proto2, with a default              | light::Sample        | preset        | "unset" |
        | lite, proto2, a member                    | light::Sample        | member        | ""      |
        | lite, proto2, a member with a default     | light::Sample        | preset_member | "unset" |
        | lite, proto2, nested                      | light::Sample::Inner | foo           | ""      |
        | lite, proto2, in a group                  | light::Sample::Box   | foo           | ""      |
        | lite, proto3                              | lighter::Sample      | foo           | ""      |
        | lite, proto3, optional                    | lighter::Sample      | maybe         | ""      |
        | lite, proto3, a member                    | lighter::Sample      | member        | ""      |
        | lite, an edition                          | lightest::Sample     | foo           | ""      |
        | lite, an edition, with a default          | lightest::Sample     | preset        | "unset" |
        | lite, an edition, implicit                | lightest::Sample     | bare          | ""      |
        | lite, an edition, a member                | lightest::Sample     | member        | ""      |
        | lite, an edition, a member with a default | lightest::Sample     | preset_member | "unset" |

  @cpp.field.cord-set-view @cpp.field.cord-set-cord @cpp.presence.set @cpp.presence.clear
  Rule: A Cord field can be set from a string_view (or a Cord, and is set then, even if the value is empty, in lite code)

    Scenario: lite, proto2
      Given `light::Sample m`
      When `m.set_foo(lib::string_view("ab"))`
      Then `m` serializes to the bytes `0a 02 61 62`
      When `m.clear_foo()`
      Then `m.ByteSizeLong()` is `0u`
      When `m.set_foo(lib::string_view())`
      Then `m` serializes to the bytes `0a 00`
      When `m.clear_foo()`
      And `m.set_foo(lib::Cord("ab"))`
      Then `m` serializes to the bytes `0a 02 61 62`
      When `m.clear_foo()`
      And `m.set_foo(lib::Cord())`
      Then `m` serializes to the bytes `0a 00`

    Scenario Outline: <what>
      Given `<class> m`
      When `m.set_<name>(lib::string_view("ab"))`
      Then `m` serializes to the bytes `<tag> 02 61 62`
      When `m.clear_<name>()`
      Then `m.ByteSizeLong()` is `0u`
      When `m.set_<name>(lib::string_view())`
      Then `m` serializes to the bytes `<tag> 00`
      When `m.clear_<name>()`
      And `m.set_<name>(lib::Cord("ab"))`
      Then `m` serializes to the bytes `<tag> 02 61 62`
      When `m.clear_<name>()`
      And `m.set_<name>(lib::Cord())`
      Then `m` serializes to the bytes `<tag> 00`

      Examples:
        | what                                      | class                | name          | tag |
        | lite, proto2, with a default              | light::Sample        | preset        | 12  |
        | lite, proto2, a member                    | light::Sample        | member        | 1a  |
        | lite, proto2, a member with a default     | light::Sample        | preset_member | 2a  |
        | lite, proto2, nested                      | light::Sample::Inner | foo           | 0a  |
        | lite, proto2, in a group                  | light::Sample::Box   | foo           | 0a  |
        | lite, proto3, optional                    | lighter::Sample      | maybe         | 12  |
        | lite, proto3, a member                    | lighter::Sample      | member        | 1a  |
        | lite, an edition                          | lightest::Sample     | foo           | 0a  |
        | lite, an edition, with a default          | lightest::Sample     | preset        | 12  |
        | lite, an edition, a member                | lightest::Sample     | member        | 1a  |
        | lite, an edition, a member with a default | lightest::Sample     | preset_member | 2a  |

  @cpp.field.cord-has
  Rule: A Cord field has a presence test if, and only if, it is `optional` in proto3 or explicit in an edition (in lite code)

    @cpp.presence.set @cpp.presence.clear
    Scenario: the presence test, lite, proto3, optional
      Given `lighter::Sample m`
      When `m.set_maybe(lib::string_view())`
      Then `m.has_maybe()` is `true`
      When `m.clear_maybe()`
      Then `m.has_maybe()` is `false`
      When `m.set_maybe(lib::Cord())`
      Then `m.has_maybe()` is `true`

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: the presence test, <what>
      Given `<class> m`
      When `m.set_<name>(lib::string_view())`
      Then `m.has_<name>()` is `true`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      When `m.set_<name>(lib::Cord())`
      Then `m.has_<name>()` is `true`

      Examples:
        | what                       | class            | name   |
        | lite, an edition           | lightest::Sample | foo    |
        | lite, proto2, a member     | light::Sample    | member |
        | lite, proto3, a member     | lighter::Sample  | member |
        | lite, an edition, a member | lightest::Sample | member |

    Scenario: no presence test, in lite code
      Given `light::Sample m`
      Then `lighter::Sample().has_maybe()` compiles
      And `lighter::Sample().has_foo()` does not compile
      And `m.has_foo()` does not compile
      And `lightest::Sample().has_bare()` does not compile

  @cpp.field.cord-oneof
  Rule: A bytes member of a oneof may ask for Cord storage (in lite code)

    Scenario: set again: lite, proto2
      Given `light::Sample m`
      And `m.set_number(7)`
      When `m.set_member(lib::Cord(text))`
      Then `m.pick_case()` is `light::Sample::kMember`
      And `m.has_number()` is `false`
      And `std::string(m.member())` is `text`
      When `m.set_member(lib::Cord("again"))`
      Then `std::string(m.member())` is `"again"s`
      When `m.set_member(lib::string_view(text.data(), 5))`
      Then `std::string(m.member())` is `"cut\0h"s`
      When `m.set_number(8)`
      Then `m.has_member()` is `false`
      And `std::string(m.member())` is `""s`

    Scenario Outline: set again: <what>
      Given `<package>::Sample m`
      And `m.set_number(7)`
      When `m.set_<name>(lib::Cord(text))`
      Then `m.pick_case()` is `<package>::Sample::<constant>`
      And `m.has_number()` is `false`
      And `std::string(m.<name>())` is `text`
      When `m.set_<name>(lib::Cord("again"))`
      Then `std::string(m.<name>())` is `"again"s`
      When `m.set_<name>(lib::string_view(text.data(), 5))`
      Then `std::string(m.<name>())` is `"cut\0h"s`
      When `m.set_number(8)`
      Then `m.has_<name>()` is `false`
      And `std::string(m.<name>())` is `<unset>s`

      Examples:
        | what                             | package  | name          | constant      | unset   |
        | lite, proto2, with a default     | light    | preset_member | kPresetMember | "unset" |
        | lite, proto3                     | lighter  | member        | kMember       | ""      |
        | lite, an edition                 | lightest | member        | kMember       | ""      |
        | lite, an edition, with a default | lightest | preset_member | kPresetMember | "unset" |
