@needs.cpp @needs.cord @needs.editions
Feature: Cord storage in every dialect and mode
  What a bytes field with Cord storage can do, and which fields ignore it, does not depend on dialect, mode and place.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package second;
      message Sample {
        optional bytes foo = 1 [ctype = CORD];
        optional bytes preset = 2 [ctype = CORD, default = "unset"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; bytes preset_member = 5 [ctype = CORD, default = "unset"]; }
        repeated bytes blobs = 6 [ctype = CORD];
        repeated string texts = 7 [ctype = CORD];
        optional string text = 8 [ctype = CORD];
        message Inner { optional bytes foo = 1 [ctype = CORD]; repeated bytes blobs = 6 [ctype = CORD]; }
        optional group Box = 9 { optional bytes foo = 1 [ctype = CORD]; }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Sample {
        bytes foo = 1 [ctype = CORD];
        optional bytes maybe = 2 [ctype = CORD];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; }
        repeated bytes blobs = 6 [ctype = CORD];
        message Inner { bytes foo = 1 [ctype = CORD]; repeated bytes blobs = 6 [ctype = CORD]; }
      }
      """
    And the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Sample {
        bytes foo = 1 [ctype = CORD];
        bytes preset = 2 [ctype = CORD, default = "unset"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; bytes preset_member = 5 [ctype = CORD, default = "unset"]; }
        repeated bytes blobs = 6 [ctype = CORD];
        repeated string texts = 7 [ctype = CORD];
        string text = 8 [ctype = CORD];
        bytes bare = 9 [ctype = CORD, features.field_presence = IMPLICIT];
        message Inner { bytes foo = 1 [ctype = CORD]; repeated bytes blobs = 6 [ctype = CORD]; }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Sample {
        optional bytes foo = 1 [ctype = CORD];
        optional bytes preset = 2 [ctype = CORD, default = "unset"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; bytes preset_member = 5 [ctype = CORD, default = "unset"]; }
        repeated bytes blobs = 6 [ctype = CORD];
        message Inner { optional bytes foo = 1 [ctype = CORD]; repeated bytes blobs = 6 [ctype = CORD]; }
      }
      """
    And `const std::string text = "cut\0here, and longer than what is inline"s`

  @cpp.field.cord @cpp.field.cord-set-cord @cpp.field.cord-set-view @cpp.field.cord-clear @cpp.field.cord-unset
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord (set in both ways, and cleared)

    Scenario: proto2
      Given `second::Sample m`
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
        | what                                | class                  | name          | unset   |
        | proto2, with a default              | second::Sample         | preset        | "unset" |
        | proto2, a member                    | second::Sample         | member        | ""      |
        | proto2, a member with a default     | second::Sample         | preset_member | "unset" |
        | proto2, nested                      | second::Sample::Inner  | foo           | ""      |
        | proto2, in a group                  | second::Sample::Box    | foo           | ""      |
        | proto3                              | third::Sample          | foo           | ""      |
        | proto3, optional                    | third::Sample          | maybe         | ""      |
        | proto3, a member                    | third::Sample          | member        | ""      |
        | proto3, nested                      | third::Sample::Inner   | foo           | ""      |
        | an edition                          | edition::Sample        | foo           | ""      |
        | an edition, with a default          | edition::Sample        | preset        | "unset" |
        | an edition, implicit                | edition::Sample        | bare          | ""      |
        | an edition, a member                | edition::Sample        | member        | ""      |
        | an edition, a member with a default | edition::Sample        | preset_member | "unset" |
        | an edition, nested                  | edition::Sample::Inner | foo           | ""      |
        | code size                           | small::Sample          | foo           | ""      |
        | code size, with a default           | small::Sample          | preset        | "unset" |
        | code size, a member                 | small::Sample          | member        | ""      |
        | code size, a member with a default  | small::Sample          | preset_member | "unset" |
        | code size, nested                   | small::Sample::Inner   | foo           | ""      |

  @cpp.field.cord-set-view @cpp.field.cord-set-cord @cpp.presence.set @cpp.presence.clear
  Rule: A Cord field can be set from a string_view (or a Cord, and is set then, even if the value is empty)

    Scenario: proto2
      Given `second::Sample m`
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
        | what                       | class                  | name   | tag |
        | proto2, with a default     | second::Sample         | preset | 12  |
        | proto2, a member           | second::Sample         | member | 1a  |
        | proto2, nested             | second::Sample::Inner  | foo    | 0a  |
        | proto2, in a group         | second::Sample::Box    | foo    | 0a  |
        | proto3, optional           | third::Sample          | maybe  | 12  |
        | proto3, a member           | third::Sample          | member | 1a  |
        | an edition                 | edition::Sample        | foo    | 0a  |
        | an edition, with a default | edition::Sample        | preset | 12  |
        | an edition, a member       | edition::Sample        | member | 1a  |
        | an edition, nested         | edition::Sample::Inner | foo    | 0a  |
        | code size                  | small::Sample          | foo    | 0a  |
        | code size, with a default  | small::Sample          | preset | 12  |
        | code size, a member        | small::Sample          | member | 1a  |
        | code size, nested          | small::Sample::Inner   | foo    | 0a  |

    Scenario: the presence test, an edition
      Given `edition::Sample m`
      When `m.set_foo(lib::string_view())`
      Then `m.has_foo()` is `true`
      When `m.clear_foo()`
      Then `m.has_foo()` is `false`
      When `m.set_foo(lib::Cord())`
      Then `m.has_foo()` is `true`

    Scenario Outline: the presence test, <what>
      Given `<class> m`
      When `m.set_<name>(lib::string_view())`
      Then `m.has_<name>()` is `true`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      When `m.set_<name>(lib::Cord())`
      Then `m.has_<name>()` is `true`

      Examples:
        | what                       | class                  | name   |
        | proto3, optional           | third::Sample          | maybe  |
        | proto3, a member           | third::Sample          | member |
        | proto2, a member           | second::Sample         | member |
        | an edition, with a default | edition::Sample        | preset |
        | an edition, a member       | edition::Sample        | member |
        | an edition, nested         | edition::Sample::Inner | foo    |
        | code size, a member        | small::Sample          | member |

  @cpp.field.cord-oneof
  Rule: A bytes member of a oneof may ask for Cord storage (in every dialect and mode)

    Scenario: proto2
      Given `second::Sample m`
      And `m.set_number(7)`
      When `m.set_member(lib::Cord(text))`
      Then `m.pick_case()` is `second::Sample::kMember`
      And `m.has_number()` is `false`
      And `std::string(m.member())` is `text`
      When `second::Sample other(m)`
      And `m.clear_member()`
      Then `m.pick_case()` is `second::Sample::PICK_NOT_SET`
      And `m.has_member()` is `false`
      And `std::string(other.member())` is `text`
      When `other.set_number(8)`
      Then `other.has_member()` is `false`
      And `other.member().empty()` is `true`

    Scenario Outline: <package>
      Given `<package>::Sample m`
      And `m.set_number(7)`
      When `m.set_member(lib::Cord(text))`
      Then `m.pick_case()` is `<package>::Sample::kMember`
      And `m.has_number()` is `false`
      And `std::string(m.member())` is `text`
      When `<package>::Sample other(m)`
      And `m.clear_member()`
      Then `m.pick_case()` is `<package>::Sample::PICK_NOT_SET`
      And `m.has_member()` is `false`
      And `std::string(other.member())` is `text`
      When `other.set_number(8)`
      Then `other.has_member()` is `false`
      And `other.member().empty()` is `true`

      Examples:
        | package |
        | third   |
        | edition |
        | small   |

    Scenario: set again: proto2
      Given `second::Sample m`
      And `m.set_number(7)`
      When `m.set_member(lib::Cord(text))`
      Then `m.pick_case()` is `second::Sample::kMember`
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
        | what                       | package | name          | constant      | unset   |
        | proto2, with a default     | second  | preset_member | kPresetMember | "unset" |
        | proto3                     | third   | member        | kMember       | ""      |
        | an edition                 | edition | member        | kMember       | ""      |
        | an edition, with a default | edition | preset_member | kPresetMember | "unset" |
        | code size                  | small   | member        | kMember       | ""      |
        | code size, with a default  | small   | preset_member | kPresetMember | "unset" |

  @cpp.field.cord-repeated-ignored
  Rule: Asking for Cord storage does not change repeated bytes fields (in every dialect and mode)

    Scenario: proto2
      Given `second::Sample m`
      When `m.add_blobs(text)`
      And `m.add_blobs(text.data(), 5)`
      And `*m.add_blobs() = "third"`
      And `m.set_blobs(0, "first")`
      And `m.mutable_blobs(2)->append("!")`
      Then `m.blobs(0)` has type `const std::string&`
      And `m.blobs()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_blobs()` has type `rt::RepeatedPtrField<std::string>*`
      And `m` serializes to the bytes `32 05 66 69 72 73 74 32 05 63 75 74 00 68 32 06 74 68 69 72 64 21`
      And `m.add_blobs(lib::Cord("x"))` does not compile

    Scenario Outline: <what>
      Given `<class> m`
      When `m.add_blobs(text)`
      And `m.add_blobs(text.data(), 5)`
      And `*m.add_blobs() = "third"`
      And `m.set_blobs(0, "first")`
      And `m.mutable_blobs(2)->append("!")`
      Then `m.blobs(0)` has type `const std::string&`
      And `m.blobs()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_blobs()` has type `rt::RepeatedPtrField<std::string>*`
      And `m` serializes to the bytes `32 05 66 69 72 73 74 32 05 63 75 74 00 68 32 06 74 68 69 72 64 21`
      And `m.add_blobs(lib::Cord("x"))` does not compile

      Examples:
        | what               | class                  |
        | proto2, nested     | second::Sample::Inner  |
        | proto3             | third::Sample          |
        | proto3, nested     | third::Sample::Inner   |
        | an edition         | edition::Sample        |
        | an edition, nested | edition::Sample::Inner |
        | code size          | small::Sample          |
        | code size, nested  | small::Sample::Inner   |

  @cpp.field.cord-string-ignored
  Rule: Asking for Cord storage does not change string fields, repeated or not (in proto2 and editions)

    Scenario: proto2
      Given `second::Sample m`
      When `m.mutable_text()->append("abc")`
      And `m.add_texts("d")`
      And `m.mutable_texts(0)->append("e")`
      Then `m.foo()` has type `const lib::Cord&`
      And `m.text()` has type `const std::string&`
      And `m.texts(0)` has type `const std::string&`
      And `m` serializes to the bytes `3a 02 64 65 42 03 61 62 63`

    Scenario: an edition
      Given `edition::Sample m`
      When `m.mutable_text()->append("abc")`
      And `m.add_texts("d")`
      And `m.mutable_texts(0)->append("e")`
      Then `m.foo()` has type `const lib::Cord&`
      And `m.text()` has type `const std::string&`
      And `m.texts(0)` has type `const std::string&`
      And `m` serializes to the bytes `3a 02 64 65 42 03 61 62 63`
