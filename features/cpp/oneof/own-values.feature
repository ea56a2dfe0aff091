@needs.cpp
Feature: A member of a oneof that is set from itself
  The value that a string or bytes member is given may be its own, or a part of it. It is copied as it is.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional string label = 1; }
      message Sample {
        oneof which { string text = 1; bytes data = 2; int32 number = 3; string preset = 4 [default = "a default that is too long to be inline"]; Part part = 5; }
        oneof second { string other = 6; bool flag = 7; }
        optional string plain = 8;
      }
      """
    And `Sample m`

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (set from itself)

    Scenario: a string
      Given `m.set_text("kept, and too long to be inline")`
      When `m.set_text(m.text())`
      Then `m.text()` is `"kept, and too long to be inline"s`
      And `m.which_case()` is `Sample::kText`

    Scenario Outline: <what>
      Given `m.set_<member>(<value>)`
      When `m.set_<member>(<argument>)`
      Then `m.<member>()` is `<expected>`
      And `m.has_<member>()` is `true`

      Examples:
        | what                           | member | value                             | argument                         | expected                           |
        | a short string                 | text   | "short"                           | m.text()                         | "short"s                           |
        | a string, as a C string        | text   | "kept, and too long to be inline" | m.text().c_str()                 | "kept, and too long to be inline"s |
        | a string, its end              | text   | "kept, and too long to be inline" | m.text().c_str() + 10            | "too long to be inline"s           |
        | a string, a pointer and a size | text   | "kept, and too long to be inline" | m.text().data(), m.text().size() | "kept, and too long to be inline"s |
        | a string, a part               | text   | "kept, and too long to be inline" | m.text().data() + 6, 3           | "and"s                             |
        | bytes                          | data   | "kept, and too long to be inline" | m.data()                         | "kept, and too long to be inline"s |
        | bytes, a pointer and a size    | data   | "kept, and too long to be inline" | m.data().data(), m.data().size() | "kept, and too long to be inline"s |
        | bytes, a part                  | data   | "kept, and too long to be inline" | m.data().data() + 6, 3           | "and"s                             |
        | a string with a default        | preset | "kept, and too long to be inline" | m.preset()                       | "kept, and too long to be inline"s |

    Scenario: its own default, while no member is set
      When `m.set_preset(m.preset())`
      Then `m.preset()` is `"a default that is too long to be inline"s`
      And `m.which_case()` is `Sample::kPreset`

    Scenario Outline: from <what>, which stays
      Given `m.set_<source>("kept, and too long to be inline")`
      And `m.set_number(7)`
      When `m.set_<member>(m.<source>())`
      Then `m.<member>()` is `"kept, and too long to be inline"s`
      And `m.<source>()` is `"kept, and too long to be inline"s`

      Examples:
        | what                          | source | member |
        | a member of the second oneof  | other  | text   |
        | a member of the second, bytes | other  | data   |
        | a field                       | plain  | text   |

    Scenario Outline: <member> and the string that it was given change apart
      Given `std::string given = "given, and too long to be inline"`
      And `m.set_number(7)`
      When `m.set_<member>(given)`
      Then `given` is `"given, and too long to be inline"s`
      When `m.set_<member>(given)`
      Then `given` is `"given, and too long to be inline"s`
      When `given.assign("changed")`
      Then `m.<member>()` is `"given, and too long to be inline"s`

      Examples:
        | member |
        | text   |
        | data   |
        | preset |
