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
