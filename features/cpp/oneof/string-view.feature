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

  @cpp.oneof.set-clears-others @cpp.oneof.set @cpp.oneof.case-accessor @cpp.oneof.mutable @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null
  Rule: Setting a member clears the member that was set before (string_view)

    Background:
      Given the schema file `mixed.proto`
        """proto
        edition = "2023";
        package mixed;
        import "google/protobuf/cpp_features.proto";
        message Part { int32 id = 1; }
        message Sample {
          oneof which {
            string member = 1 [features.(pb.cpp).string_type = VIEW];
            bytes another = 2 [features.(pb.cpp).string_type = VIEW];
            int64 number = 3;
            string text = 4;
            Part part = 6;
          }
        }
        """
      And `mixed::Sample m`

    Scenario: a string read by string_view after a number
      Given `m.set_number(7)`
      When `m.set_member(std::string(5000, 'x'))`
      Then `m.which_case()` is `mixed::Sample::kMember`
      And `m.has_number()` is `false`
      And `m.number()` is `0`
      And `m.member().size()` is `5000u`

    Scenario: null, a string read by string_view before
      Given `m.set_member(std::string(5000, 'x'))`
      Then `m.release_part()` is null
      And `m.which_case()` is `mixed::Sample::kMember`
      When `m.set_allocated_part(nullptr)`
      Then `m.which_case()` is `mixed::Sample::WHICH_NOT_SET`
      And `m.member().empty()` is `true`

    Scenario Outline: <member> after <before>
      Given `m.<arrange>`
      When `m.<set>`
      Then `m.which_case()` is `mixed::Sample::<constant>`
      And `m.has_<old>()` is `false`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<old>()`
      Then `m.which_case()` is `mixed::Sample::<constant>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | before          | member                | arrange                            | old     | set                                        | constant | bytes          |
        | a text          | a viewed string       | set_text("before, and not inline") | text    | set_member("abc")                          | kMember  | 0a 03 61 62 63 |
        | a message       | a viewed string       | mutable_part()->set_id(7)          | part    | set_member("abc")                          | kMember  | 0a 03 61 62 63 |
        | viewed bytes    | a viewed string       | set_another(std::string(50, 'x'))  | another | set_member("abc")                          | kMember  | 0a 03 61 62 63 |
        | a viewed string | viewed bytes          | set_member(std::string(50, 'x'))   | member  | set_another("")                            | kAnother | 12 00          |
        | a viewed string | a number              | set_member(std::string(50, 'x'))   | member  | set_number(7)                              | kNumber  | 18 07          |
        | a viewed string | a text                | set_member(std::string(50, 'x'))   | member  | mutable_text()->append("abc")              | kText    | 22 03 61 62 63 |
        | a viewed string | a text handed over    | set_member(std::string(50, 'x'))   | member  | set_allocated_text(new std::string("abc")) | kText    | 22 03 61 62 63 |
        | a viewed string | a mutable message     | set_member(std::string(50, 'x'))   | member  | mutable_part()->set_id(7)                  | kPart    | 32 02 08 07    |
        | a viewed string | a message handed over | set_member(std::string(50, 'x'))   | member  | set_allocated_part(new mixed::Part)        | kPart    | 32 00          |
