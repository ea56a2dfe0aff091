@needs.cpp @needs.cord
Feature: Cord members of a oneof
  A member that is stored as a Cord behaves like any other.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample {
        oneof which {
          bytes member = 1 [ctype = CORD];
          bytes preset = 2 [ctype = CORD, default = "unset"];
          int32 number = 3;
          string text = 4;
        }
        oneof second { bytes other = 5 [ctype = CORD]; int32 digit = 6; }
      }
      """

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (Cord)

    Scenario: a long Cord
      Given `Sample m`
      And `m.set_member(std::string(5000, 'x'))`
      And `m.set_other("kept")`
      When `m.clear_which()`
      Then `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.member().empty()` is `true`
      And `std::string(m.other())` is `"kept"s`

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing (Cord)

    Scenario: a Cord, while a number is set
      Given `Sample m`
      And `m.set_number(7)`
      When `m.clear_member()`
      Then `m.which_case()` is `Sample::kNumber`
      And `m.number()` is `7`

    Scenario Outline: a Cord, while <what> is set
      Given `Sample m`
      And `m.set_<set>`
      When `m.clear_<other>()`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | set           | other  | bytes          |
        | a text              | text("abc")   | member | 22 03 61 62 63 |
        | the other Cord      | preset("abc") | member | 12 03 61 62 63 |
        | a member not preset | member("abc") | preset | 0a 03 61 62 63 |
        | the second oneof    | digit(7)      | other  | 30 07          |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (Cord)

    Scenario: a Cord with a default
      Given `Sample m`
      And `m.set_preset(std::string(5000, 'x'))`
      And `m.set_digit(7)`
      When `m.clear_preset()`
      Then `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `std::string(m.preset())` is `"unset"s`
      And `m.digit()` is `7`

  @cpp.oneof.set
  Rule: Setting a member makes it the one that is set, whichever was set before (Cord, to an empty one)

    Scenario: to its default: a Cord, from not set
      Given `Sample m`
      When `m.set_member("")`
      Then `m.which_case()` is `Sample::kMember`
      And `m.has_member()` is `true`
      And `m` serializes to the bytes `0a 00`

    Scenario Outline: to its default: a Cord, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_<member>(<value>)`
      Then `m.which_case()` is `Sample::<constant>`
      And `m.has_<member>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | before                   | arrange                                    | member | value       | constant | bytes                |
        | a number                 | m.set_number(7)                            | member | ""          | kMember  | 0a 00                |
        | a text                   | m.set_text("set before, and not inline")   | member | lib::Cord() | kMember  | 0a 00                |
        | itself                   | m.set_member("set before, and not inline") | member | lib::Cord() | kMember  | 0a 00                |
        | another Cord             | m.set_preset("set before, and not inline") | member | ""          | kMember  | 0a 00                |
        | not set, with a default  | m.clear_which()                            | preset | lib::Cord() | kPreset  | 12 00                |
        | a number, with a default | m.set_number(7)                            | preset | "unset"     | kPreset  | 12 05 75 6e 73 65 74 |
