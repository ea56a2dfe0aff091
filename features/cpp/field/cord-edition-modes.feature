@needs.cpp @needs.lite @needs.editions @needs.cord
Feature: Bytes fields with Cord storage of editions in other modes
  A Cord field has the same accessors whatever its file is optimized for.

  Background:
    Given the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Sample {
        bytes foo = 1 [ctype = CORD]; bytes preset = 2 [ctype = CORD, default = "a\0b"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; }
        repeated bytes many = 5 [ctype = CORD];
        bytes bare = 6 [ctype = CORD, features.field_presence = IMPLICIT];
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Sample {
        bytes foo = 1 [ctype = CORD]; bytes preset = 2 [ctype = CORD, default = "a\0b"];
        oneof pick { bytes member = 3 [ctype = CORD]; int32 number = 4; }
        repeated bytes many = 5 [ctype = CORD];
        bytes bare = 6 [ctype = CORD, features.field_presence = IMPLICIT];
      }
      """

  @cpp.field.cord @cpp.field.cord-set-cord @cpp.field.cord-set-view @cpp.field.cord-clear
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord (editions, other modes)

    Scenario Outline: <what>, set, read and cleared
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.foo()` has type `const lib::Cord&`
      And `view.foo().empty()` is `true`
      When `m.set_foo(lib::Cord("a Cord that is too long to be inline"))`
      And `m.set_preset(lib::string_view("\0viewed", 5))`
      Then `std::string(view.foo())` is `"a Cord that is too long to be inline"s`
      And `std::string(view.preset())` is `"\0view"s`
      When `m.set_foo(lib::Cord("cd"))`
      Then `std::string(view.foo())` is `"cd"s`
      When `m.set_foo("ab")`
      Then `m` serializes to the bytes `0a 02 61 62 12 05 00 76 69 65 77`
      And `m.ParseFromString(bytes("0a 03 00 ff 61"))` is `true`
      And `std::string(m.foo())` is `"\x00\xff\x61"s`
      When `<package>::Sample copy = m`
      And `m.clear_foo()`
      Then `m.foo().empty()` is `true`
      And `m.SerializeAsString()` is `""s`
      And `std::string(copy.foo())` is `"\x00\xff\x61"s`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.field.cord-unset
  Rule: While unset, a Cord field is empty in proto3, and has its default value in proto2 and in editions (editions, other modes)

    Scenario Outline: <what>, unset
      Given `<package>::Sample m`
      Then `std::string(m.preset())` is `<unset>`
      When `m.set_preset("x")`
      And `m.clear_preset()`
      Then `std::string(m.preset())` is `<unset>`
      When `m.set_preset("x")`
      And `m.Clear()`
      Then `std::string(m.preset())` is `<unset>`

      Examples:
        | what                  | package  | unset   |
        | an edition, code size | least    | "a\0b"s |
        | an edition, lite      | lightest | "a\0b"s |

  @cpp.field.cord-oneof
  Rule: A bytes member of a oneof may ask for Cord storage (editions, other modes)

    Scenario Outline: <what>, a member of a oneof
      Given `<package>::Sample m`
      When `m.set_number(7)`
      And `m.set_member(lib::Cord("member"))`
      Then `m.pick_case()` is `<package>::Sample::kMember`
      And `m.member()` has type `const lib::Cord&`
      And `std::string(m.member())` is `"member"s`
      And `m.number()` is `0`
      And `m` serializes to the bytes `1a 06 6d 65 6d 62 65 72`
      When `m.set_number(7)`
      Then `m.member().empty()` is `true`
      When `m.set_member("")`
      Then `m` serializes to the bytes `1a 00`
      When `m.clear_member()`
      Then `m.pick_case()` is `<package>::Sample::PICK_NOT_SET`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.field.cord-repeated-ignored
  Rule: Asking for Cord storage does not change repeated bytes fields (editions, other modes)

    Scenario Outline: <what>, of repeated bytes
      Given `<package>::Sample m`
      When `m.add_many("\0a", 2)`
      Then `m.many(0)` has type `const std::string&`
      And `m.many(0)` is `"\0a"s`
      And `m.mutable_many()` has type `rt::RepeatedPtrField<std::string>*`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.field.cord-has
  Rule: A Cord field has a presence test if, and only if, it is `optional` in proto3 or explicit in an edition (editions, other modes)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>, presence
      Given `<package>::Sample m`
      Then `m.has_preset() || m.has_foo()` is `false`
      And `m.has_bare()` does not compile
      When `m.set_preset("")`
      Then `m.has_preset()` is `true`
      And `m` serializes to the bytes `12 00`
      When `m.clear_preset()`
      Then `m.has_preset()` is `false`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
