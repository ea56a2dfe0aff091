@needs.cpp @needs.editions @needs.string-view
Feature: Fields with the string_view interface that are set from themselves
  The view that a getter gives may be the argument of a setter of the same message. What it shows is copied as it is.

  Background:
    Given the schema
      """proto
      edition = "2023";
      import "google/protobuf/cpp_features.proto";
      option features.(pb.cpp).string_type = VIEW;
      message Sample {
        string plain = 1;
        string implicit = 2 [features.field_presence = IMPLICIT];
        string preset = 3 [default = "a default that is too long to be inline"];
        bytes data = 4;
        oneof which { string member = 5; bytes blob = 6; int32 number = 7; }
        repeated string texts = 8;
      }
      """
    And `Sample m`

  @cpp.field.string-view-api
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (set from itself)

    Scenario: a string
      Given `m.set_plain("kept, and too long to be inline")`
      When `m.set_plain(m.plain())`
      Then `std::string(m.plain())` is `"kept, and too long to be inline"s`

    Scenario Outline: <what>
      Given `m.set_<field>(<value>)`
      When `m.set_<field>(m.<field>()<part>)`
      Then `std::string(m.<field>())` is `<expected>`

      Examples:
        | what                     | field    | value                             | part         | expected                           |
        | a string, a part of it   | plain    | "kept, and too long to be inline" | .substr(6,3) | "and"s                             |
        | a short string           | plain    | "short"                           |              | "short"s                           |
        | without presence         | implicit | "kept, and too long to be inline" |              | "kept, and too long to be inline"s |
        | without presence, a part | implicit | "kept, and too long to be inline" | .substr(10)  | "too long to be inline"s           |
        | with a default           | preset   | "kept, and too long to be inline" |              | "kept, and too long to be inline"s |
        | bytes                    | data     | "kept, and too long to be inline" |              | "kept, and too long to be inline"s |
        | bytes, a part of them    | data     | "kept, and too long to be inline" | .substr(6,3) | "and"s                             |
        | a member of a oneof      | member   | "kept, and too long to be inline" |              | "kept, and too long to be inline"s |
        | a part of a member       | member   | "kept, and too long to be inline" | .substr(10)  | "too long to be inline"s           |
        | bytes of a oneof         | blob     | "kept, and too long to be inline" |              | "kept, and too long to be inline"s |

    Scenario: its own default, while it is unset
      When `m.set_preset(m.preset())`
      Then `std::string(m.preset())` is `"a default that is too long to be inline"s`
      And `m.has_preset()` is `true`

    Scenario: elements
      Given `m.add_texts("kept, and too long to be inline")`
      When `for (int i = 0; i < 40; ++i) m.add_texts(m.texts(i))`
      And `m.set_texts(0, m.texts(0).substr(6))`
      Then `m.texts_size()` is `41`
      And `std::string(m.texts(0))` is `"and too long to be inline"s`
      And `std::string(m.texts(40))` is `"kept, and too long to be inline"s`
