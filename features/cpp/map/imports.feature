@needs.cpp @needs.lite
Feature: Maps to types of other files
  A message or enum of another file, with a name that this file has too, is the type of a map's values like any other.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      import "parts.proto";
      message Part { optional string label = 9; }
      message Sample {
        map<int32, parts.Part> parts = 1;
        map<string, parts.Part.Screw> screws = 2;
        map<int32, parts.Kind> kinds = 3;
        map<bool, parts.Part.Form> forms = 4;
        map<int32, Part> own = 5;
        message Inner { map<int32, parts.Kind> kinds = 3; }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      import "parts.proto";
      option optimize_for = CODE_SIZE;
      message Part { optional string label = 9; }
      message Sample {
        map<int32, parts.Part> parts = 1;
        map<string, parts.Part.Screw> screws = 2;
        map<int32, parts.Kind> kinds = 3;
        map<bool, parts.Part.Form> forms = 4;
        map<int32, Part> own = 5;
        message Inner { map<int32, parts.Kind> kinds = 3; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      import "light_parts.proto";
      option optimize_for = LITE_RUNTIME;
      message Part { optional string label = 9; }
      message Sample {
        map<int32, light_parts.Part> parts = 1;
        map<string, light_parts.Part.Screw> screws = 2;
        map<int32, light_parts.Kind> kinds = 3;
        map<bool, light_parts.Part.Form> forms = 4;
        map<int32, Part> own = 5;
        message Inner { map<int32, light_parts.Kind> kinds = 3; }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
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
    And the schema file `parts.proto`
      """proto
      syntax = "proto2";
      package parts;
      message Part {
        optional int32 id = 1;
        message Screw { optional string label = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      """
    And the schema file `light_parts.proto`
      """proto
      syntax = "proto2";
      package light_parts;
      option optimize_for = LITE_RUNTIME;
      message Part {
        optional int32 id = 1;
        message Screw { optional string label = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
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

  @cpp.map.get @cpp.map.mutable @cpp.map.member-types
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (imported types)

    Scenario: proto2, parts
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.parts()` has type `const rt::Map<int32_t, parts::Part>&`
      And `m.mutable_parts()` has type `rt::Map<int32_t, parts::Part>*`
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
        | what              | class         | name   | key         | mapped                   | one     | set            | get     | value | bytes                                     |
        | proto2, screws    | shop::Sample  | screws | std::string | parts::Part::Screw       | "seven" | set_label("a") | label() | "a"s  | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | proto2, own       | shop::Sample  | own    | int32_t     | shop::Part               | 7       | set_label("a") | label() | "a"s  | 2a 07 08 07 12 03 4a 01 61                |
        | code size, parts  | small::Sample | parts  | int32_t     | parts::Part              | 7       | set_id(8)      | id()    | 8     | 0a 06 08 07 12 02 08 08                   |
        | code size, screws | small::Sample | screws | std::string | parts::Part::Screw       | "seven" | set_label("a") | label() | "a"s  | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | code size, own    | small::Sample | own    | int32_t     | small::Part              | 7       | set_label("a") | label() | "a"s  | 2a 07 08 07 12 03 4a 01 61                |
        | lite, parts       | light::Sample | parts  | int32_t     | light_parts::Part        | 7       | set_id(8)      | id()    | 8     | 0a 06 08 07 12 02 08 08                   |
        | lite, screws      | light::Sample | screws | std::string | light_parts::Part::Screw | "seven" | set_label("a") | label() | "a"s  | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | lite, own         | light::Sample | own    | int32_t     | light::Part              | 7       | set_label("a") | label() | "a"s  | 2a 07 08 07 12 03 4a 01 61                |
        | proto3, parts     | third::Sample | parts  | int32_t     | opened::Part             | 7       | set_id(8)      | id()    | 8     | 0a 06 08 07 12 02 08 08                   |
        | proto3, screws    | third::Sample | screws | std::string | opened::Part::Screw      | "seven" | set_label("a") | label() | "a"s  | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | proto3, own       | third::Sample | own    | int32_t     | third::Part              | 7       | set_label("a") | label() | "a"s  | 2a 07 08 07 12 03 4a 01 61                |

    Scenario: proto2, kinds
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.kinds()` has type `const rt::Map<int32_t, parts::Kind>&`
      And `m.mutable_kinds()` has type `rt::Map<int32_t, parts::Kind>*`
      When `(*m.mutable_kinds())[7] = parts::KIND_RIGHT`
      Then `view.kinds().at(7)` is `parts::KIND_RIGHT`
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
        | what                     | class                | name  | key     | mapped                  | one  | value                         | bytes             |
        | proto2, forms            | shop::Sample         | forms | bool    | parts::Part::Form       | true | parts::Part::FORM_ROUND       | 22 04 08 01 10 05 |
        | proto2, kinds, nested    | shop::Sample::Inner  | kinds | int32_t | parts::Kind             | 7    | parts::KIND_RIGHT             | 1a 04 08 07 10 16 |
        | code size, kinds         | small::Sample        | kinds | int32_t | parts::Kind             | 7    | parts::KIND_RIGHT             | 1a 04 08 07 10 16 |
        | code size, forms         | small::Sample        | forms | bool    | parts::Part::Form       | true | parts::Part::FORM_ROUND       | 22 04 08 01 10 05 |
        | code size, kinds, nested | small::Sample::Inner | kinds | int32_t | parts::Kind             | 7    | parts::KIND_RIGHT             | 1a 04 08 07 10 16 |
        | lite, kinds              | light::Sample        | kinds | int32_t | light_parts::Kind       | 7    | light_parts::KIND_RIGHT       | 1a 04 08 07 10 16 |
        | lite, forms              | light::Sample        | forms | bool    | light_parts::Part::Form | true | light_parts::Part::FORM_ROUND | 22 04 08 01 10 05 |
        | lite, kinds, nested      | light::Sample::Inner | kinds | int32_t | light_parts::Kind       | 7    | light_parts::KIND_RIGHT       | 1a 04 08 07 10 16 |
        | proto3, kinds            | third::Sample        | kinds | int32_t | opened::Kind            | 7    | opened::KIND_RIGHT            | 1a 04 08 07 10 16 |
        | proto3, forms            | third::Sample        | forms | bool    | opened::Part::Form      | true | opened::Part::FORM_ROUND      | 22 04 08 01 10 05 |
        | proto3, kinds, nested    | third::Sample::Inner | kinds | int32_t | opened::Kind            | 7    | opened::KIND_RIGHT            | 1a 04 08 07 10 16 |

  @cpp.map.wire @cpp.map.copy
  Rule: The wire format of a map field is that of a repeated field of entry messages (and copied; imported types)

    Scenario: proto2, parts
      Given `shop::Sample m`
      Then `m.ParseFromString(bytes("0a 06 08 07 12 02 08 08"))` is `true`
      And `m.parts().at(7).id()` is `8`
      When `shop::Sample other(m)`
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
        | what                     | class                | name   | one     | get      | value                         | bytes                                     |
        | proto2, screws           | shop::Sample         | screws | "seven" | .label() | "a"s                          | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | proto2, own              | shop::Sample         | own    | 7       | .label() | "a"s                          | 2a 07 08 07 12 03 4a 01 61                |
        | code size, parts         | small::Sample        | parts  | 7       | .id()    | 8                             | 0a 06 08 07 12 02 08 08                   |
        | code size, screws        | small::Sample        | screws | "seven" | .label() | "a"s                          | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | code size, own           | small::Sample        | own    | 7       | .label() | "a"s                          | 2a 07 08 07 12 03 4a 01 61                |
        | lite, parts              | light::Sample        | parts  | 7       | .id()    | 8                             | 0a 06 08 07 12 02 08 08                   |
        | lite, screws             | light::Sample        | screws | "seven" | .label() | "a"s                          | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | lite, own                | light::Sample        | own    | 7       | .label() | "a"s                          | 2a 07 08 07 12 03 4a 01 61                |
        | proto3, parts            | third::Sample        | parts  | 7       | .id()    | 8                             | 0a 06 08 07 12 02 08 08                   |
        | proto3, screws           | third::Sample        | screws | "seven" | .label() | "a"s                          | 12 0c 0a 05 73 65 76 65 6e 12 03 0a 01 61 |
        | proto3, own              | third::Sample        | own    | 7       | .label() | "a"s                          | 2a 07 08 07 12 03 4a 01 61                |
        | proto2, kinds            | shop::Sample         | kinds  | 7       |          | parts::KIND_RIGHT             | 1a 04 08 07 10 16                         |
        | proto2, forms            | shop::Sample         | forms  | true    |          | parts::Part::FORM_ROUND       | 22 04 08 01 10 05                         |
        | proto2, kinds, nested    | shop::Sample::Inner  | kinds  | 7       |          | parts::KIND_RIGHT             | 1a 04 08 07 10 16                         |
        | code size, kinds         | small::Sample        | kinds  | 7       |          | parts::KIND_RIGHT             | 1a 04 08 07 10 16                         |
        | code size, forms         | small::Sample        | forms  | true    |          | parts::Part::FORM_ROUND       | 22 04 08 01 10 05                         |
        | code size, kinds, nested | small::Sample::Inner | kinds  | 7       |          | parts::KIND_RIGHT             | 1a 04 08 07 10 16                         |
        | lite, kinds              | light::Sample        | kinds  | 7       |          | light_parts::KIND_RIGHT       | 1a 04 08 07 10 16                         |
        | lite, forms              | light::Sample        | forms  | true    |          | light_parts::Part::FORM_ROUND | 22 04 08 01 10 05                         |
        | lite, kinds, nested      | light::Sample::Inner | kinds  | 7       |          | light_parts::KIND_RIGHT       | 1a 04 08 07 10 16                         |
        | proto3, kinds            | third::Sample        | kinds  | 7       |          | opened::KIND_RIGHT            | 1a 04 08 07 10 16                         |
        | proto3, forms            | third::Sample        | forms  | true    |          | opened::Part::FORM_ROUND      | 22 04 08 01 10 05                         |
        | proto3, kinds, nested    | third::Sample::Inner | kinds  | 7       |          | opened::KIND_RIGHT            | 1a 04 08 07 10 16                         |

  @cpp.map.unknown-enum-proto2
  Rule: In proto2 an entry whose enum value is unknown becomes, as a whole, an unknown field of the message (of another file)

    Scenario: proto2, an enum
      Given `shop::Sample m`
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
        | what                         | class                | name  | bytes                                        |
        | proto2, a nested enum        | shop::Sample         | forms | 22 04 08 01 10 63                            |
        | proto2, a negative number    | shop::Sample         | kinds | 1a 0d 08 07 10 fb ff ff ff ff ff ff ff ff 01 |
        | proto2, a nested message     | shop::Sample::Inner  | kinds | 1a 04 08 07 10 63                            |
        | code size, an enum           | small::Sample        | kinds | 1a 04 08 07 10 63                            |
        | code size, a nested enum     | small::Sample        | forms | 22 04 08 01 10 63                            |
        | code size, a negative number | small::Sample        | kinds | 1a 0d 08 07 10 fb ff ff ff ff ff ff ff ff 01 |
        | code size, a nested message  | small::Sample::Inner | kinds | 1a 04 08 07 10 63                            |

  @cpp.map.unknown-enum-proto3
  Rule: In proto3 an entry whose enum value is unknown stays in the map (of another file)

    Scenario: proto3, an enum
      Given `third::Sample m`
      When `m.ParseFromString(bytes("1a 04 08 07 10 63"))`
      Then `m.kinds_size()` is `1`
      And `m` serializes to the bytes `1a 04 08 07 10 63`

    Scenario Outline: <what>
      Given `<class> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<name>_size()` is `1`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                      | class                | name  | bytes                                        |
        | proto3, a nested enum     | third::Sample        | forms | 22 04 08 01 10 63                            |
        | proto3, a negative number | third::Sample        | kinds | 1a 0d 08 07 10 fb ff ff ff ff ff ff ff ff 01 |
        | proto3, a nested message  | third::Sample::Inner | kinds | 1a 04 08 07 10 63                            |
