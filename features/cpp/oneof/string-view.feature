@needs.cpp @needs.editions @needs.string-view
Feature: Members of a oneof with the string_view interface
  A member that is read and set by string_view behaves like any other.

  Background:
    Given the schema
      """proto
      edition = "2023";
      import "google/protobuf/cpp_features.proto";
      message Sample {
        oneof which {
          string member = 1 [features.(pb.cpp).string_type = VIEW];
          string preset = 2 [features.(pb.cpp).string_type = VIEW, default = "unset"];
          int32 number = 3;
          bytes data = 4 [features.(pb.cpp).string_type = VIEW];
        }
        oneof second { string other = 5 [features.(pb.cpp).string_type = VIEW]; int32 digit = 6; }
      }
      """

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (string_view)

    Scenario: a long string read by string_view
      Given `Sample m`
      And `m.set_member(std::string(5000, 'x'))`
      And `m.set_other("kept")`
      When `m.clear_which()`
      Then `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.member().empty()` is `true`
      And `std::string(m.other())` is `"kept"s`

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing (string_view)

    Scenario: a string read by string_view, while a number is set
      Given `Sample m`
      And `m.set_number(7)`
      When `m.clear_member()`
      Then `m.which_case()` is `Sample::kNumber`
      And `m.number()` is `7`

    Scenario Outline: a string read by string_view, while <what> is set
      Given `Sample m`
      And `m.set_<set>`
      When `m.clear_<other>()`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what             | set           | other  | bytes          |
        | bytes            | data("abc")   | member | 22 03 61 62 63 |
        | another text     | preset("abc") | member | 12 03 61 62 63 |
        | a text           | member("abc") | preset | 0a 03 61 62 63 |
        | the second oneof | digit(7)      | other  | 30 07          |

  @cpp.oneof.set
  Rule: Setting a member makes it the one that is set, whichever was set before (string_view, to an empty one)

    Scenario: to its default: a string by string_view, from not set
      Given `Sample m`
      When `m.set_member("")`
      Then `m.which_case()` is `Sample::kMember`
      And `m.has_member()` is `true`
      And `m` serializes to the bytes `0a 00`

    Scenario Outline: to its default: a string by string_view, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_<member>(<value>)`
      Then `m.which_case()` is `Sample::<constant>`
      And `m.has_<member>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | before                   | arrange                                    | member | value              | constant | bytes                |
        | a number                 | m.set_number(7)                            | member | lib::string_view() | kMember  | 0a 00                |
        | itself                   | m.set_member("set before, and not inline") | member | lib::string_view() | kMember  | 0a 00                |
        | another string           | m.set_preset("set before, and not inline") | member | std::string()      | kMember  | 0a 00                |
        | not set, with a default  | m.clear_which()                            | preset | ""                 | kPreset  | 12 00                |
        | a number, with a default | m.set_number(7)                            | preset | "unset"            | kPreset  | 12 05 75 6e 73 65 74 |
        | a number, bytes          | m.set_number(7)                            | data   | lib::string_view() | kData    | 22 00                |
