@needs.cpp @needs.lite @needs.proto3-optional
Feature: Maps optimized for size, and of the lite runtime
  A map does the same in every dialect and mode.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; }
      """
    And the schema file `smaller.proto`
      """proto
      syntax = "proto3";
      package smaller;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; }
      """
    And the schema file `lighter.proto`
      """proto
      syntax = "proto3";
      package lighter;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; }
      """

  @cpp.map.get @cpp.map.mutable
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `auto& map = *m.mutable_names()`
      And `using Map = std::decay_t<decltype(map)>`
      Then `view.names()` has type `const rt::Map<int32_t, std::string>&`
      And `m.mutable_names()` has type `rt::Map<int32_t, std::string>*`
      When `(*m.mutable_names())[7] = "seven, and not inline"`
      Then `view.names().begin()->second` is `"seven, and not inline"s`
      And `view.names_size()` is `1`
      When `m.clear_names()`
      Then `view.names_size()` is `0`
      And `m.SerializeAsString()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `auto& map = *m.mutable_<name>()`
      And `using Map = std::decay_t<decltype(map)>`
      Then `view.<name>()` has type `const rt::Map<<key>, <mapped>>&`
      And `m.mutable_<name>()` has type `rt::Map<<key>, <mapped>>*`
      When `(*m.mutable_<name>())[<one>] = <value>`
      Then `view.<name>().begin()->second<get>` is `<expected>`
      And `view.<name>_size()` is `1`
      When `m.clear_<name>()`
      Then `view.<name>_size()` is `0`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                     | package | name  | key         | mapped        | one                     | value                                                    | get   | expected                 |
        | proto2, code size, parts | small   | parts | std::string | small::Part   | "seven, and not inline" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, code size, kinds | small   | kinds | std::string | small::Kind   | "seven"                 | small::KIND_LEFT                                         |       | small::KIND_LEFT         |
        | proto2, code size, sides | small   | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto2, code size, data  | small   | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, code size, names | smaller | names | int32_t     | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, code size, parts | smaller | parts | std::string | smaller::Part | "seven, and not inline" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, code size, kinds | smaller | kinds | std::string | smaller::Kind | "seven"                 | smaller::KIND_LEFT                                       |       | smaller::KIND_LEFT       |
        | proto3, code size, sides | smaller | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto3, code size, data  | smaller | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto2, lite, names      | light   | names | int32_t     | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto2, lite, parts      | light   | parts | std::string | light::Part   | "seven, and not inline" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, lite, kinds      | light   | kinds | std::string | light::Kind   | "seven"                 | light::KIND_LEFT                                         |       | light::KIND_LEFT         |
        | proto2, lite, sides      | light   | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto2, lite, data       | light   | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, lite, names      | lighter | names | int32_t     | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, lite, parts      | lighter | parts | std::string | lighter::Part | "seven, and not inline" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, lite, kinds      | lighter | kinds | std::string | lighter::Kind | "seven"                 | lighter::KIND_LEFT                                       |       | lighter::KIND_LEFT       |
        | proto3, lite, sides      | lighter | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto3, lite, data       | lighter | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `auto& map = *m.mutable_names()`
      Then `map[7]` is `""s`
      When `map[7] = "seven, and not inline"`
      Then `map[7]` is `"seven, and not inline"s`
      And `view.names().at(7)` is `"seven, and not inline"s`
      And `map[9]` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `auto& map = *m.mutable_<name>()`
      Then `map[<one>]<get>` is `<zero>`
      When `map[<one>] = <value>`
      Then `map[<one>]<get>` is `<expected>`
      And `view.<name>().at(<one>)<get>` is `<expected>`
      And `map[<other>]<get>` is `<zero>`

      Examples:
        | what                     | package | name  | one                     | other  | value                                                    | get   | expected                 | zero               |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | "nine" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 7                        | 0                  |
        | proto2, code size, kinds | small   | kinds | "seven"                 | "nine" | small::KIND_LEFT                                         |       | small::KIND_LEFT         | small::KIND_NONE   |
        | proto2, code size, sides | small   | sides | true                    | false  | -0.5                                                     |       | -0.5                     | 0.0                |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  | ""s                |
        | proto3, code size, names | smaller | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s | ""s                |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | "nine" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 7                        | 0                  |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | "nine" | smaller::KIND_LEFT                                       |       | smaller::KIND_LEFT       | smaller::KIND_NONE |
        | proto3, code size, sides | smaller | sides | true                    | false  | -0.5                                                     |       | -0.5                     | 0.0                |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  | ""s                |
        | proto2, lite, names      | light   | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s | ""s                |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | "nine" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 7                        | 0                  |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | "nine" | light::KIND_LEFT                                         |       | light::KIND_LEFT         | light::KIND_NONE   |
        | proto2, lite, sides      | light   | sides | true                    | false  | -0.5                                                     |       | -0.5                     | 0.0                |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  | ""s                |
        | proto3, lite, names      | lighter | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s | ""s                |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | "nine" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 7                        | 0                  |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | "nine" | lighter::KIND_LEFT                                       |       | lighter::KIND_LEFT       | lighter::KIND_NONE |
        | proto3, lite, sides      | lighter | sides | true                    | false  | -0.5                                                     |       | -0.5                     | 0.0                |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  | ""s                |

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `auto& map = *m.mutable_names()`
      And `map[7] = "seven, and not inline"`
      Then `view.names().contains(7)` is `true`
      And `view.names().contains(9)` is `false`
      And `view.names().count(7)` is `1u`
      And `view.names().count(9)` is `0u`
      And `view.names().find(7)->second` is `"seven, and not inline"s`
      And `view.names().find(9) == view.names().end()` is `true`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `auto& map = *m.mutable_<name>()`
      And `map[<one>] = <value>`
      Then `view.<name>().contains(<one>)` is `true`
      And `view.<name>().contains(<other>)` is `false`
      And `view.<name>().count(<one>)` is `1u`
      And `view.<name>().count(<other>)` is `0u`
      And `view.<name>().find(<one>)->second<get>` is `<expected>`
      And `view.<name>().find(<other>) == view.<name>().end()` is `true`

      Examples:
        | what                     | package | name  | one                     | other  | value                                                    | get   | expected                 |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | "nine" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, code size, kinds | small   | kinds | "seven"                 | "nine" | small::KIND_LEFT                                         |       | small::KIND_LEFT         |
        | proto2, code size, sides | small   | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, code size, names | smaller | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | "nine" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | "nine" | smaller::KIND_LEFT                                       |       | smaller::KIND_LEFT       |
        | proto3, code size, sides | smaller | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto2, lite, names      | light   | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | "nine" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | "nine" | light::KIND_LEFT                                         |       | light::KIND_LEFT         |
        | proto2, lite, sides      | light   | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, lite, names      | lighter | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | "nine" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | "nine" | lighter::KIND_LEFT                                       |       | lighter::KIND_LEFT       |
        | proto3, lite, sides      | lighter | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |

  @cpp.map.capacity
  Rule: `size` counts the entries of a Map, and `empty` tells whether there are none (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `auto& map = *m.mutable_names()`
      Then `view.names().empty()` is `true`
      When `map[7], map[9], map[7]`
      Then `view.names().size()` is `2u`
      And `view.names().empty()` is `false`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `auto& map = *m.mutable_<name>()`
      Then `view.<name>().empty()` is `true`
      When `map[<one>], map[<other>], map[<one>]`
      Then `view.<name>().size()` is `2u`
      And `view.<name>().empty()` is `false`

      Examples:
        | what                     | package | name  | one                     | other  |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | "nine" |
        | proto2, code size, kinds | small   | kinds | "seven"                 | "nine" |
        | proto2, code size, sides | small   | sides | true                    | false  |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | 0u     |
        | proto3, code size, names | smaller | names | 7                       | 9      |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | "nine" |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | "nine" |
        | proto3, code size, sides | smaller | sides | true                    | false  |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | 0u     |
        | proto2, lite, names      | light   | names | 7                       | 9      |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | "nine" |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | "nine" |
        | proto2, lite, sides      | light   | sides | true                    | false  |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | 0u     |
        | proto3, lite, names      | lighter | names | 7                       | 9      |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | "nine" |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | "nine" |
        | proto3, lite, sides      | lighter | sides | true                    | false  |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | 0u     |

  @cpp.map.clear
  Rule: `clear` removes all entries of a Map (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `auto& map = *m.mutable_names()`
      And `map[7] = "seven, and not inline"`
      When `map.clear()`
      Then `map.size()` is `0u`
      And `map[7]` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_<name>()`
      And `map[<one>] = <value>`
      When `map.clear()`
      Then `map.size()` is `0u`
      And `map[<one>]<get>` is `<zero>`

      Examples:
        | what                     | package | name  | one                     | value                                                    | get   | zero               |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 0                  |
        | proto2, code size, kinds | small   | kinds | "seven"                 | small::KIND_LEFT                                         |       | small::KIND_NONE   |
        | proto2, code size, sides | small   | sides | true                    | -0.5                                                     |       | 0.0                |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | "a\0b"s                                                  |       | ""s                |
        | proto3, code size, names | smaller | names | 7                       | "seven, and not inline"                                  |       | ""s                |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 0                  |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | smaller::KIND_LEFT                                       |       | smaller::KIND_NONE |
        | proto3, code size, sides | smaller | sides | true                    | -0.5                                                     |       | 0.0                |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | "a\0b"s                                                  |       | ""s                |
        | proto2, lite, names      | light   | names | 7                       | "seven, and not inline"                                  |       | ""s                |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 0                  |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | light::KIND_LEFT                                         |       | light::KIND_NONE   |
        | proto2, lite, sides      | light   | sides | true                    | -0.5                                                     |       | 0.0                |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | "a\0b"s                                                  |       | ""s                |
        | proto3, lite, names      | lighter | names | 7                       | "seven, and not inline"                                  |       | ""s                |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 0                  |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | lighter::KIND_LEFT                                       |       | lighter::KIND_NONE |
        | proto3, lite, sides      | lighter | sides | true                    | -0.5                                                     |       | 0.0                |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | "a\0b"s                                                  |       | ""s                |

  @cpp.map.insert @cpp.map.insert-deep-copy
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `auto& map = *m.mutable_names()`
      And `using Map = std::decay_t<decltype(map)>`
      Then `map.insert(Map::value_type(7, "seven, and not inline")).second` is `true`
      And `map.insert(Map::value_type(7, std::string())).second` is `false`
      And `map.at(7)` is `"seven, and not inline"s`
      When `Map copy`
      And `copy.insert(map.begin(), map.end())`
      And `map.clear()`
      Then `copy.at(7)` is `"seven, and not inline"s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_<name>()`
      And `using Map = std::decay_t<decltype(map)>`
      Then `map.insert(Map::value_type(<one>, <value>)).second` is `true`
      And `map.insert(Map::value_type(<one>, <mapped>())).second` is `false`
      And `map.at(<one>)<get>` is `<expected>`
      When `Map copy`
      And `copy.insert(map.begin(), map.end())`
      And `map.clear()`
      Then `copy.at(<one>)<get>` is `<expected>`

      Examples:
        | what                     | package | name  | mapped        | one                     | value                                                    | get   | expected                 |
        | proto2, code size, parts | small   | parts | small::Part   | "seven, and not inline" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, code size, kinds | small   | kinds | small::Kind   | "seven"                 | small::KIND_LEFT                                         |       | small::KIND_LEFT         |
        | proto2, code size, sides | small   | sides | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto2, code size, data  | small   | data  | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, code size, names | smaller | names | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, code size, parts | smaller | parts | smaller::Part | "seven, and not inline" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, code size, kinds | smaller | kinds | smaller::Kind | "seven"                 | smaller::KIND_LEFT                                       |       | smaller::KIND_LEFT       |
        | proto3, code size, sides | smaller | sides | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto3, code size, data  | smaller | data  | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto2, lite, names      | light   | names | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto2, lite, parts      | light   | parts | light::Part   | "seven, and not inline" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, lite, kinds      | light   | kinds | light::Kind   | "seven"                 | light::KIND_LEFT                                         |       | light::KIND_LEFT         |
        | proto2, lite, sides      | light   | sides | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto2, lite, data       | light   | data  | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, lite, names      | lighter | names | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, lite, parts      | lighter | parts | lighter::Part | "seven, and not inline" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, lite, kinds      | lighter | kinds | lighter::Kind | "seven"                 | lighter::KIND_LEFT                                       |       | lighter::KIND_LEFT       |
        | proto3, lite, sides      | lighter | sides | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto3, lite, data       | lighter | data  | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |

  @cpp.map.erase
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `auto& map = *m.mutable_names()`
      And `map[7], map[9]`
      Then `map.erase(7)` is `1u`
      And `map.erase(7)` is `0u`
      And `map.begin()->first` is `9`
      When `map.erase(map.begin())`
      Then `map.size()` is `0u`
      When `map[7], map[9]`
      And `map.erase(map.begin(), map.end())`
      Then `map.size()` is `0u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_<name>()`
      And `map[<one>], map[<other>]`
      Then `map.erase(<one>)` is `1u`
      And `map.erase(<one>)` is `0u`
      And `map.begin()->first` is `<other>`
      When `map.erase(map.begin())`
      Then `map.size()` is `0u`
      When `map[<one>], map[<other>]`
      And `map.erase(map.begin(), map.end())`
      Then `map.size()` is `0u`

      Examples:
        | what                     | package | name  | one                     | other  |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | "nine" |
        | proto2, code size, kinds | small   | kinds | "seven"                 | "nine" |
        | proto2, code size, sides | small   | sides | true                    | false  |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | 0u     |
        | proto3, code size, names | smaller | names | 7                       | 9      |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | "nine" |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | "nine" |
        | proto3, code size, sides | smaller | sides | true                    | false  |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | 0u     |
        | proto2, lite, names      | light   | names | 7                       | 9      |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | "nine" |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | "nine" |
        | proto2, lite, sides      | light   | sides | true                    | false  |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | 0u     |
        | proto3, lite, names      | lighter | names | 7                       | 9      |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | "nine" |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | "nine" |
        | proto3, lite, sides      | lighter | sides | true                    | false  |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | 0u     |

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `auto& map = *m.mutable_names()`
      And `using Map = std::decay_t<decltype(map)>`
      And `map[7] = "seven, and not inline"`
      When `Map copy(map)`
      And `map.clear()`
      Then `copy.at(7)` is `"seven, and not inline"s`
      And `copy.size()` is `1u`
      When `map[9]`
      And `map = copy`
      And `copy.clear()`
      Then `map.at(7)` is `"seven, and not inline"s`
      And `map.size()` is `1u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_<name>()`
      And `using Map = std::decay_t<decltype(map)>`
      And `map[<one>] = <value>`
      When `Map copy(map)`
      And `map.clear()`
      Then `copy.at(<one>)<get>` is `<expected>`
      And `copy.size()` is `1u`
      When `map[<other>]`
      And `map = copy`
      And `copy.clear()`
      Then `map.at(<one>)<get>` is `<expected>`
      And `map.size()` is `1u`

      Examples:
        | what                     | package | name  | one                     | other  | value                                                    | get   | expected                 |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | "nine" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, code size, kinds | small   | kinds | "seven"                 | "nine" | small::KIND_LEFT                                         |       | small::KIND_LEFT         |
        | proto2, code size, sides | small   | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, code size, names | smaller | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | "nine" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | "nine" | smaller::KIND_LEFT                                       |       | smaller::KIND_LEFT       |
        | proto3, code size, sides | smaller | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto2, lite, names      | light   | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | "nine" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | "nine" | light::KIND_LEFT                                         |       | light::KIND_LEFT         |
        | proto2, lite, sides      | light   | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, lite, names      | lighter | names | 7                       | 9      | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | "nine" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | "nine" | lighter::KIND_LEFT                                       |       | lighter::KIND_LEFT       |
        | proto3, lite, sides      | lighter | sides | true                    | false  | -0.5                                                     |       | -0.5                     |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                  |       | "a\0b"s                  |

  @cpp.map.iterators
  Rule: Map has mutable and const iterators to its beginning and its end (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `const small::Sample& view = m`
      And `auto& map = *m.mutable_names()`
      And `using Map = std::decay_t<decltype(map)>`
      And `map[7], map[9]`
      Then `std::distance(map.begin(), map.end())` is `2`
      And `std::distance(map.cbegin(), map.cend())` is `2`
      And `std::distance(view.names().begin(), view.names().end())` is `2`
      And `(std::is_same_v<decltype(map.begin()), Map::iterator> && std::is_same_v<decltype(map.cbegin()), Map::const_iterator>)` is `true`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `auto& map = *m.mutable_<name>()`
      And `using Map = std::decay_t<decltype(map)>`
      And `map[<one>], map[<other>]`
      Then `std::distance(map.begin(), map.end())` is `2`
      And `std::distance(map.cbegin(), map.cend())` is `2`
      And `std::distance(view.<name>().begin(), view.<name>().end())` is `2`
      And `(std::is_same_v<decltype(map.begin()), Map::iterator> && std::is_same_v<decltype(map.cbegin()), Map::const_iterator>)` is `true`

      Examples:
        | what                     | package | name  | one                     | other  |
        | proto2, code size, parts | small   | parts | "seven, and not inline" | "nine" |
        | proto2, code size, kinds | small   | kinds | "seven"                 | "nine" |
        | proto2, code size, sides | small   | sides | true                    | false  |
        | proto2, code size, data  | small   | data  | 18000000000000000000u   | 0u     |
        | proto3, code size, names | smaller | names | 7                       | 9      |
        | proto3, code size, parts | smaller | parts | "seven, and not inline" | "nine" |
        | proto3, code size, kinds | smaller | kinds | "seven"                 | "nine" |
        | proto3, code size, sides | smaller | sides | true                    | false  |
        | proto3, code size, data  | smaller | data  | 18000000000000000000u   | 0u     |
        | proto2, lite, names      | light   | names | 7                       | 9      |
        | proto2, lite, parts      | light   | parts | "seven, and not inline" | "nine" |
        | proto2, lite, kinds      | light   | kinds | "seven"                 | "nine" |
        | proto2, lite, sides      | light   | sides | true                    | false  |
        | proto2, lite, data       | light   | data  | 18000000000000000000u   | 0u     |
        | proto3, lite, names      | lighter | names | 7                       | 9      |
        | proto3, lite, parts      | lighter | parts | "seven, and not inline" | "nine" |
        | proto3, lite, kinds      | lighter | kinds | "seven"                 | "nine" |
        | proto3, lite, sides      | lighter | sides | true                    | false  |
        | proto3, lite, data       | lighter | data  | 18000000000000000000u   | 0u     |

  @cpp.map.to-std @cpp.map.from-std
  Rule: A standard map constructed from the range of a Map holds deep copies of its entries (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `auto& map = *m.mutable_names()`
      And `using Map = std::decay_t<decltype(map)>`
      And `map[7] = "seven, and not inline"`
      When `std::map<int32_t, std::string> standard(map.begin(), map.end())`
      And `map.clear()`
      Then `standard.at(7)` is `"seven, and not inline"s`
      When `Map back(standard.begin(), standard.end())`
      And `standard.clear()`
      Then `back.at(7)` is `"seven, and not inline"s`
      And `back.size()` is `1u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_<name>()`
      And `using Map = std::decay_t<decltype(map)>`
      And `map[<one>] = <value>`
      When `std::map<<key>, <mapped>> standard(map.begin(), map.end())`
      And `map.clear()`
      Then `standard.at(<one>)<get>` is `<expected>`
      When `Map back(standard.begin(), standard.end())`
      And `standard.clear()`
      Then `back.at(<one>)<get>` is `<expected>`
      And `back.size()` is `1u`

      Examples:
        | what                     | package | name  | key         | mapped        | one                     | value                                                    | get   | expected                 |
        | proto2, code size, parts | small   | parts | std::string | small::Part   | "seven, and not inline" | []{ small::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, code size, kinds | small   | kinds | std::string | small::Kind   | "seven"                 | small::KIND_LEFT                                         |       | small::KIND_LEFT         |
        | proto2, code size, sides | small   | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto2, code size, data  | small   | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, code size, names | smaller | names | int32_t     | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, code size, parts | smaller | parts | std::string | smaller::Part | "seven, and not inline" | []{ smaller::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, code size, kinds | smaller | kinds | std::string | smaller::Kind | "seven"                 | smaller::KIND_LEFT                                       |       | smaller::KIND_LEFT       |
        | proto3, code size, sides | smaller | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto3, code size, data  | smaller | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto2, lite, names      | light   | names | int32_t     | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto2, lite, parts      | light   | parts | std::string | light::Part   | "seven, and not inline" | []{ light::Part part; part.set_id(7); return part; }()   | .id() | 7                        |
        | proto2, lite, kinds      | light   | kinds | std::string | light::Kind   | "seven"                 | light::KIND_LEFT                                         |       | light::KIND_LEFT         |
        | proto2, lite, sides      | light   | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto2, lite, data       | light   | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |
        | proto3, lite, names      | lighter | names | int32_t     | std::string   | 7                       | "seven, and not inline"                                  |       | "seven, and not inline"s |
        | proto3, lite, parts      | lighter | parts | std::string | lighter::Part | "seven, and not inline" | []{ lighter::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | proto3, lite, kinds      | lighter | kinds | std::string | lighter::Kind | "seven"                 | lighter::KIND_LEFT                                       |       | lighter::KIND_LEFT       |
        | proto3, lite, sides      | lighter | sides | bool        | double        | true                    | -0.5                                                     |       | -0.5                     |
        | proto3, lite, data       | lighter | data  | uint64_t    | std::string   | 18000000000000000000u   | "a\0b"s                                                  |       | "a\0b"s                  |

  @cpp.map.member-types
  Rule: Map names its key type, its mapped type and its value type (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      And `auto& map = *m.mutable_names()`
      And `using Map = std::decay_t<decltype(map)>`
      Then `(std::is_same_v<Map::key_type, int32_t>)` is `true`
      And `(std::is_same_v<Map::mapped_type, std::string>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::first), const int32_t>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::second), std::string>)` is `true`
      And `map.empty()` is `true`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_<name>()`
      And `using Map = std::decay_t<decltype(map)>`
      Then `(std::is_same_v<Map::key_type, <key>>)` is `true`
      And `(std::is_same_v<Map::mapped_type, <mapped>>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::first), const <key>>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::second), <mapped>>)` is `true`
      And `map.empty()` is `true`

      Examples:
        | what                     | package | name  | key         | mapped        |
        | proto2, code size, parts | small   | parts | std::string | small::Part   |
        | proto2, code size, kinds | small   | kinds | std::string | small::Kind   |
        | proto2, code size, sides | small   | sides | bool        | double        |
        | proto2, code size, data  | small   | data  | uint64_t    | std::string   |
        | proto3, code size, names | smaller | names | int32_t     | std::string   |
        | proto3, code size, parts | smaller | parts | std::string | smaller::Part |
        | proto3, code size, kinds | smaller | kinds | std::string | smaller::Kind |
        | proto3, code size, sides | smaller | sides | bool        | double        |
        | proto3, code size, data  | smaller | data  | uint64_t    | std::string   |
        | proto2, lite, names      | light   | names | int32_t     | std::string   |
        | proto2, lite, parts      | light   | parts | std::string | light::Part   |
        | proto2, lite, kinds      | light   | kinds | std::string | light::Kind   |
        | proto2, lite, sides      | light   | sides | bool        | double        |
        | proto2, lite, data       | light   | data  | uint64_t    | std::string   |
        | proto3, lite, names      | lighter | names | int32_t     | std::string   |
        | proto3, lite, parts      | lighter | parts | std::string | lighter::Part |
        | proto3, lite, kinds      | lighter | kinds | std::string | lighter::Kind |
        | proto3, lite, sides      | lighter | sides | bool        | double        |
        | proto3, lite, data       | lighter | data  | uint64_t    | std::string   |

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      When `m.ParseFromString(bytes("0a 05 08 07 12 01 61"))`
      Then `m.names().at(7)` is `"a"s`
      And `m` serializes to the bytes `0a 05 08 07 12 01 61`
      And `m.ByteSizeLong()` is `bytes("0a 05 08 07 12 01 61").size()`
      When `small::Sample copy(m)`
      And `m.Clear()`
      And `m.Swap(&copy)`
      And `small::Sample other`
      And `other.MergeFrom(m)`
      Then `other.SerializeAsString()` is `bytes("0a 05 08 07 12 01 61")`
      And `copy.SerializeAsString()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `bytes("<bytes>").size()`
      When `<package>::Sample copy(m)`
      And `m.Clear()`
      And `m.Swap(&copy)`
      And `<package>::Sample other`
      And `other.MergeFrom(m)`
      Then `other.SerializeAsString()` is `bytes("<bytes>")`
      And `copy.SerializeAsString()` is `""s`

      Examples:
        | what                     | package | bytes                                  | get                    | value              |
        | proto2, code size, parts | small   | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                  |
        | proto2, code size, kinds | small   | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | small::KIND_LEFT   |
        | proto2, code size, sides | small   | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5               |
        | proto2, code size, data  | small   | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s          |
        | proto3, code size, names | smaller | 0a 05 08 07 12 01 61                   | m.names().at(7)        | "a"s               |
        | proto3, code size, parts | smaller | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                  |
        | proto3, code size, kinds | smaller | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | smaller::KIND_LEFT |
        | proto3, code size, sides | smaller | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5               |
        | proto3, code size, data  | smaller | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s          |
        | proto2, lite, names      | light   | 0a 05 08 07 12 01 61                   | m.names().at(7)        | "a"s               |
        | proto2, lite, parts      | light   | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                  |
        | proto2, lite, kinds      | light   | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | light::KIND_LEFT   |
        | proto2, lite, sides      | light   | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5               |
        | proto2, lite, data       | light   | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s          |
        | proto3, lite, names      | lighter | 0a 05 08 07 12 01 61                   | m.names().at(7)        | "a"s               |
        | proto3, lite, parts      | lighter | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                  |
        | proto3, lite, kinds      | lighter | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | lighter::KIND_LEFT |
        | proto3, lite, sides      | lighter | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5               |
        | proto3, lite, data       | lighter | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s          |

    Scenario Outline: <what> of <size> bytes
      Given `<package>::Sample m`
      And `const std::string text(<size>, 'x')`
      And `const std::string input = <input>`
      Then `m.ParseFromString(input)` is `true`
      And `m.<get>.size()` is `<size>u`
      And `m.SerializeAsString()` is `input`
      And `m.ByteSizeLong()` is `input.size()`

      Examples:
        | what                                     | size  | package | input                                                  | get                     |
        | proto2, code size, a key                 | 128   | small   | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto2, code size, a key                 | 16384 | small   | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto2, code size, a text                | 128   | small   | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto2, code size, a text                | 16384 | small   | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto2, code size, bytes                 | 128   | small   | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto2, code size, bytes                 | 16384 | small   | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto2, code size, the text of a message | 128   | small   | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto2, code size, the text of a message | 16384 | small   | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto2, lite, a key                      | 128   | light   | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto2, lite, a key                      | 16384 | light   | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto2, lite, a text                     | 128   | light   | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto2, lite, a text                     | 16384 | light   | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto2, lite, bytes                      | 128   | light   | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto2, lite, bytes                      | 16384 | light   | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto2, lite, the text of a message      | 128   | light   | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto2, lite, the text of a message      | 16384 | light   | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto3, code size, a key                 | 128   | smaller | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto3, code size, a key                 | 16384 | smaller | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto3, code size, a text                | 128   | smaller | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto3, code size, a text                | 16384 | smaller | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto3, code size, bytes                 | 128   | smaller | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto3, code size, bytes                 | 16384 | smaller | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto3, code size, the text of a message | 128   | smaller | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto3, code size, the text of a message | 16384 | smaller | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto3, lite, a key                      | 128   | lighter | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto3, lite, a key                      | 16384 | lighter | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | proto3, lite, a text                     | 128   | lighter | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto3, lite, a text                     | 16384 | lighter | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | proto3, lite, bytes                      | 128   | lighter | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto3, lite, bytes                      | 16384 | lighter | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | proto3, lite, the text of a message      | 128   | lighter | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | proto3, lite, the text of a message      | 16384 | lighter | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |

  @cpp.map.entry-unknown
  Rule: Unknown fields within a map entry are dropped when it is parsed (other modes)

    Scenario: proto2, code size, names
      Given `small::Sample m`
      Then `m.ParseFromString(bytes("0a 0b 98 06 01 08 07 12 01 61 9a 06 00"))` is `true`
      And `m` serializes to the bytes `0a 05 08 07 12 01 61`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                     | package | bytes                                                    | written                                |
        | proto2, code size, parts | small   | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | proto2, code size, kinds | small   | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | proto2, code size, sides | small   | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |
        | proto3, code size, names | smaller | 0a 0b 98 06 01 08 07 12 01 61 9a 06 00                   | 0a 05 08 07 12 01 61                   |
        | proto3, code size, parts | smaller | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | proto3, code size, kinds | smaller | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | proto3, code size, sides | smaller | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |
        | proto2, lite, names      | light   | 0a 0b 98 06 01 08 07 12 01 61 9a 06 00                   | 0a 05 08 07 12 01 61                   |
        | proto2, lite, parts      | light   | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | proto2, lite, kinds      | light   | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | proto2, lite, sides      | light   | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |
        | proto3, lite, names      | lighter | 0a 0b 98 06 01 08 07 12 01 61 9a 06 00                   | 0a 05 08 07 12 01 61                   |
        | proto3, lite, parts      | lighter | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | proto3, lite, kinds      | lighter | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | proto3, lite, sides      | lighter | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |

  @cpp.map.unknown-enum-proto2
  Rule: In proto2 an entry whose enum value is unknown becomes, as a whole, an unknown field of the message (other modes)

    Scenario: proto2, code size
      Given `small::Sample m`
      When `m.ParseFromString(bytes("1a 05 0a 01 61 10 09 1a 05 0a 01 62 10 15"))`
      Then `m.kinds_size()` is `1`
      And `m.unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `1a 05 0a 01 62 10 15 1a 05 0a 01 61 10 09`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("1a 05 0a 01 61 10 09 1a 05 0a 01 62 10 15"))`
      Then `m.kinds_size()` is `1`
      And `m.unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `1a 05 0a 01 62 10 15 1a 05 0a 01 61 10 09`

      Examples:
        | what         | package |
        | proto2, lite | light   |

    Scenario Outline: <what>, the number <number>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.kinds_size()` is `0`
      And `m.unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what              | number          | package | bytes                                           |
        | proto2, code size | 256             | small   | 1a 06 0a 01 61 10 80 02                         |
        | proto2, code size | 2147483647      | small   | 1a 09 0a 01 61 10 ff ff ff ff 07                |
        | proto2, code size | -1              | small   | 1a 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | proto2, code size | -2147483647 - 1 | small   | 1a 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |
        | proto2, lite      | 256             | light   | 1a 06 0a 01 61 10 80 02                         |
        | proto2, lite      | 2147483647      | light   | 1a 09 0a 01 61 10 ff ff ff ff 07                |
        | proto2, lite      | -1              | light   | 1a 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | proto2, lite      | -2147483647 - 1 | light   | 1a 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |

  @cpp.map.unknown-enum-proto3
  Rule: In proto3 an entry whose enum value is unknown stays in the map (other modes)

    Scenario: proto3, code size
      Given `smaller::Sample m`
      When `m.ParseFromString(bytes("1a 05 0a 01 61 10 09"))`
      Then `m.kinds_size()` is `1`
      And `static_cast<int>(m.kinds().at("a"))` is `9`
      And `m` serializes to the bytes `1a 05 0a 01 61 10 09`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("1a 05 0a 01 61 10 09"))`
      Then `m.kinds_size()` is `1`
      And `static_cast<int>(m.kinds().at("a"))` is `9`
      And `m` serializes to the bytes `1a 05 0a 01 61 10 09`

      Examples:
        | what         | package |
        | proto3, lite | lighter |

    Scenario Outline: <what>, the number <number>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.kinds_size()` is `1`
      And `static_cast<int>(m.kinds().at("a"))` is `<number>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what              | number          | package | bytes                                           |
        | proto3, code size | 256             | smaller | 1a 06 0a 01 61 10 80 02                         |
        | proto3, code size | 2147483647      | smaller | 1a 09 0a 01 61 10 ff ff ff ff 07                |
        | proto3, code size | -1              | smaller | 1a 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | proto3, code size | -2147483647 - 1 | smaller | 1a 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |
        | proto3, lite      | 256             | lighter | 1a 06 0a 01 61 10 80 02                         |
        | proto3, lite      | 2147483647      | lighter | 1a 09 0a 01 61 10 ff ff ff ff 07                |
        | proto3, lite      | -1              | lighter | 1a 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | proto3, lite      | -2147483647 - 1 | lighter | 1a 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |
