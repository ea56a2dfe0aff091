@needs.cpp @needs.editions
Feature: Maps to types of other files, in editions
  A message or enum of another file, with a name that this file has too, is the type of a map's values like any other.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package edition;
      import "opened.proto";
      message Part { string label = 9; }
      message Sample {
        map<int32, opened.Part> parts = 1;
        map<string, opened.Part.Screw> screws = 2;
        map<int32, opened.Kind> kinds = 3;
        map<bool, opened.Part.Form> forms = 4;
        map<int32, Part> own = 5;
        message Inner { map<int32, opened.Kind> kinds = 3; }
      }
      """
    And the schema file `shut.proto`
      """proto
      edition = "2023";
      package shut;
      import "shut_parts.proto";
      message Part { string label = 9; }
      message Sample {
        map<int32, shut_parts.Part> parts = 1;
        map<string, shut_parts.Part.Screw> screws = 2;
        map<int32, shut_parts.Kind> kinds = 3;
        map<bool, shut_parts.Part.Form> forms = 4;
        map<int32, Part> own = 5;
        message Inner { map<int32, shut_parts.Kind> kinds = 3; }
      }
      """
    And the schema file `opened.proto`
      """proto
      syntax = "proto3";
      package opened;
      message Part {
        int32 id = 1;
        message Screw { string label = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      """
    And the schema file `shut_parts.proto`
      """proto
      edition = "2023";
      package shut_parts;
      option features.enum_type = CLOSED;
      message Part {
        int32 id = 1;
        message Screw { string label = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      """

  @cpp.map.get @cpp.map.mutable @cpp.map.member-types
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (imported types, editions)

    Scenario: of an edition, parts
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      Then `view.parts()` has type `const rt::Map<int32_t, opened::Part>&`
      And `m.mutable_parts()` has type `rt::Map<int32_t, opened::Part>*`
      When `(*m.mutable_parts())[7].set_id(8)`
      Then `view.parts().at(7).id()` is `8`
      And `m` serializes to the bytes `0a 06 08 07 12 02 08 08`

    Scenario Outline: <what>
      Given `<class> m`
      And `const <class>& view = m`
      Then `view.<name>()` has type `const rt::Map<<key>, <mapped>>&`
      And `m.mutable_<name>()` has type `rt::Map<<key>, <mapped>>*`
      When `(*m.mutable_<name>())[<one>].<set>`
      Then `view.<name>().at(<one>).<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                        | class           | name   | key         | mapped                  | one     | set            | get     | value | bytes                                     |
        | of an edition, screws       | edition::Sample | screws | std::string | opened::Part::Screw     | "seven" | set_label("a") | label() | "a"s  | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | of an edition, own          | edition::Sample | own    | int32_t     | edition::Part           | 7       | set_label("a") | label() | "a"s  | 2a 07 08 07 12 03 4a 01 61                |
        | of a closed edition, parts  | shut::Sample    | parts  | int32_t     | shut_parts::Part        | 7       | set_id(8)      | id()    | 8     | 0a 06 08 07 12 02 08 08                   |
        | of a closed edition, screws | shut::Sample    | screws | std::string | shut_parts::Part::Screw | "seven" | set_label("a") | label() | "a"s  | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | of a closed edition, own    | shut::Sample    | own    | int32_t     | shut::Part              | 7       | set_label("a") | label() | "a"s  | 2a 07 08 07 12 03 4a 01 61                |

    Scenario: of an edition, kinds
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      Then `view.kinds()` has type `const rt::Map<int32_t, opened::Kind>&`
      And `m.mutable_kinds()` has type `rt::Map<int32_t, opened::Kind>*`
      When `(*m.mutable_kinds())[7] = opened::KIND_RIGHT`
      Then `view.kinds().at(7)` is `opened::KIND_RIGHT`
      And `m` serializes to the bytes `1a 04 08 07 10 16`

    Scenario Outline: <what>
      Given `<class> m`
      And `const <class>& view = m`
      Then `view.<name>()` has type `const rt::Map<<key>, <mapped>>&`
      And `m.mutable_<name>()` has type `rt::Map<<key>, <mapped>>*`
      When `(*m.mutable_<name>())[<one>] = <value>`
      Then `view.<name>().at(<one>)` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                               | class                  | name  | key     | mapped                 | one  | value                        | bytes             |
        | of an edition, forms               | edition::Sample        | forms | bool    | opened::Part::Form     | true | opened::Part::FORM_ROUND     | 22 04 08 01 10 05 |
        | of an edition, kinds, nested       | edition::Sample::Inner | kinds | int32_t | opened::Kind           | 7    | opened::KIND_RIGHT           | 1a 04 08 07 10 16 |
        | of a closed edition, kinds         | shut::Sample           | kinds | int32_t | shut_parts::Kind       | 7    | shut_parts::KIND_RIGHT       | 1a 04 08 07 10 16 |
        | of a closed edition, forms         | shut::Sample           | forms | bool    | shut_parts::Part::Form | true | shut_parts::Part::FORM_ROUND | 22 04 08 01 10 05 |
        | of a closed edition, kinds, nested | shut::Sample::Inner    | kinds | int32_t | shut_parts::Kind       | 7    | shut_parts::KIND_RIGHT       | 1a 04 08 07 10 16 |

  @cpp.map.wire @cpp.map.copy
  Rule: The wire format of a map field is that of a repeated field of entry messages (and copied; imported types, editions)

    Scenario: of an edition, parts
      Given `edition::Sample m`
      Then `m.ParseFromString(bytes("0a 06 08 07 12 02 08 08"))` is `true`
      And `m.parts().at(7).id()` is `8`
      When `edition::Sample other(m)`
      And `auto map = m.parts()`
      And `m.clear_parts()`
      Then `other` serializes to the bytes `0a 06 08 07 12 02 08 08`
      And `map.at(7).id()` is `8`
      When `(*m.mutable_parts()) = map`
      And `map.clear()`
      Then `m` serializes to the bytes `0a 06 08 07 12 02 08 08`

    Scenario Outline: <what>
      Given `<class> m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.<name>().at(<one>)<get>` is `<value>`
      When `<class> other(m)`
      And `auto map = m.<name>()`
      And `m.clear_<name>()`
      Then `other` serializes to the bytes `<bytes>`
      And `map.at(<one>)<get>` is `<value>`
      When `(*m.mutable_<name>()) = map`
      And `map.clear()`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                               | class                  | name   | one     | get      | value                        | bytes                                     |
        | of an edition, screws              | edition::Sample        | screws | "seven" | .label() | "a"s                         | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | of an edition, own                 | edition::Sample        | own    | 7       | .label() | "a"s                         | 2a 07 08 07 12 03 4a 01 61                |
        | of a closed edition, parts         | shut::Sample           | parts  | 7       | .id()    | 8                            | 0a 06 08 07 12 02 08 08                   |
        | of a closed edition, screws        | shut::Sample           | screws | "seven" | .label() | "a"s                         | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | of a closed edition, own           | shut::Sample           | own    | 7       | .label() | "a"s                         | 2a 07 08 07 12 03 4a 01 61                |
        | of an edition, kinds               | edition::Sample        | kinds  | 7       |          | opened::KIND_RIGHT           | 1a 04 08 07 10 16                         |
        | of an edition, forms               | edition::Sample        | forms  | true    |          | opened::Part::FORM_ROUND     | 22 04 08 01 10 05                         |
        | of an edition, kinds, nested       | edition::Sample::Inner | kinds  | 7       |          | opened::KIND_RIGHT           | 1a 04 08 07 10 16                         |
        | of a closed edition, kinds         | shut::Sample           | kinds  | 7       |          | shut_parts::KIND_RIGHT       | 1a 04 08 07 10 16                         |
        | of a closed edition, forms         | shut::Sample           | forms  | true    |          | shut_parts::Part::FORM_ROUND | 22 04 08 01 10 05                         |
        | of a closed edition, kinds, nested | shut::Sample::Inner    | kinds  | 7       |          | shut_parts::KIND_RIGHT       | 1a 04 08 07 10 16                         |

  @cpp.map.unknown-enum-editions-open
  Rule: In an edition an entry with an unknown value of an open enum stays in the map (of another file)

    Scenario: of an edition, an enum
      Given `edition::Sample m`
      When `m.ParseFromString(bytes("1a 04 08 07 10 63"))`
      Then `m.kinds_size()` is `1`
      And `m` serializes to the bytes `1a 04 08 07 10 63`

    Scenario Outline: <what>
      Given `<class> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<name>_size()` is `1`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                             | class                  | name  | bytes                                        |
        | of an edition, a nested enum     | edition::Sample        | forms | 22 04 08 01 10 63                            |
        | of an edition, a negative number | edition::Sample        | kinds | 1a 0d 08 07 10 fb ff ff ff ff ff ff ff ff 01 |
        | of an edition, a nested message  | edition::Sample::Inner | kinds | 1a 04 08 07 10 63                            |

  @cpp.map.unknown-enum-editions-closed
  Rule: In an edition an entry with an unknown value of a closed enum becomes, as a whole, an unknown field of the message (of another file)

    Scenario: of a closed edition, an enum
      Given `shut::Sample m`
      When `m.ParseFromString(bytes("1a 04 08 07 10 63"))`
      Then `m.kinds_size()` is `0`
      And `m` serializes to the bytes `1a 04 08 07 10 63`
      When `m.mutable_unknown_fields()->Clear()`
      Then `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>
      Given `<class> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<name>_size()` is `0`
      And `m` serializes to the bytes `<bytes>`
      When `m.mutable_unknown_fields()->Clear()`
      Then `m.ByteSizeLong()` is `0u`

      Examples:
        | what                                   | class               | name  | bytes                                        |
        | of a closed edition, a nested enum     | shut::Sample        | forms | 22 04 08 01 10 63                            |
        | of a closed edition, a negative number | shut::Sample        | kinds | 1a 0d 08 07 10 fb ff ff ff ff ff ff ff ff 01 |
        | of a closed edition, a nested message  | shut::Sample::Inner | kinds | 1a 04 08 07 10 63                            |
