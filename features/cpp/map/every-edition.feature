@needs.cpp @needs.lite @needs.editions
Feature: Maps of editions, in every mode
  A map does the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; map<string, Shut> shuts = 6; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; map<string, Shut> shuts = 6; }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; repeated string tags = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; }
      message Sample { map<int32, string> names = 1; map<string, Part> parts = 2; map<string, Kind> kinds = 3; map<bool, double> sides = 4; map<uint64, bytes> data = 5; map<string, Shut> shuts = 6; }
      """

  @cpp.map.get @cpp.map.mutable
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                         | package  | name  | key         | mapped         | one                     | value                                                     | get   | expected                 |
        | an edition, parts            | edition  | parts | std::string | edition::Part  | "seven, and not inline" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 7                        |
        | an edition, kinds            | edition  | kinds | std::string | edition::Kind  | "seven"                 | edition::KIND_LEFT                                        |       | edition::KIND_LEFT       |
        | an edition, sides            | edition  | sides | bool        | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, data             | edition  | data  | uint64_t    | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, code size, names | least    | names | int32_t     | std::string    | 7                       | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, code size, parts | least    | parts | std::string | least::Part    | "seven, and not inline" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 7                        |
        | an edition, code size, kinds | least    | kinds | std::string | least::Kind    | "seven"                 | least::KIND_LEFT                                          |       | least::KIND_LEFT         |
        | an edition, code size, sides | least    | sides | bool        | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, code size, data  | least    | data  | uint64_t    | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, lite, names      | lightest | names | int32_t     | std::string    | 7                       | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, lite, parts      | lightest | parts | std::string | lightest::Part | "seven, and not inline" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | an edition, lite, kinds      | lightest | kinds | std::string | lightest::Kind | "seven"                 | lightest::KIND_LEFT                                       |       | lightest::KIND_LEFT      |
        | an edition, lite, sides      | lightest | sides | bool        | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, lite, data       | lightest | data  | uint64_t    | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                         | package  | name  | one                     | other  | value                                                     | get   | expected                 | zero                |
        | an edition, parts            | edition  | parts | "seven, and not inline" | "nine" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 7                        | 0                   |
        | an edition, kinds            | edition  | kinds | "seven"                 | "nine" | edition::KIND_LEFT                                        |       | edition::KIND_LEFT       | edition::KIND_NONE  |
        | an edition, sides            | edition  | sides | true                    | false  | -0.5                                                      |       | -0.5                     | 0.0                 |
        | an edition, data             | edition  | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  | ""s                 |
        | an edition, code size, names | least    | names | 7                       | 9      | "seven, and not inline"                                   |       | "seven, and not inline"s | ""s                 |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | "nine" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 7                        | 0                   |
        | an edition, code size, kinds | least    | kinds | "seven"                 | "nine" | least::KIND_LEFT                                          |       | least::KIND_LEFT         | least::KIND_NONE    |
        | an edition, code size, sides | least    | sides | true                    | false  | -0.5                                                      |       | -0.5                     | 0.0                 |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  | ""s                 |
        | an edition, lite, names      | lightest | names | 7                       | 9      | "seven, and not inline"                                   |       | "seven, and not inline"s | ""s                 |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | "nine" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 7                        | 0                   |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | "nine" | lightest::KIND_LEFT                                       |       | lightest::KIND_LEFT      | lightest::KIND_NONE |
        | an edition, lite, sides      | lightest | sides | true                    | false  | -0.5                                                      |       | -0.5                     | 0.0                 |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  | ""s                 |

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                         | package  | name  | one                     | other  | value                                                     | get   | expected                 |
        | an edition, parts            | edition  | parts | "seven, and not inline" | "nine" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 7                        |
        | an edition, kinds            | edition  | kinds | "seven"                 | "nine" | edition::KIND_LEFT                                        |       | edition::KIND_LEFT       |
        | an edition, sides            | edition  | sides | true                    | false  | -0.5                                                      |       | -0.5                     |
        | an edition, data             | edition  | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, code size, names | least    | names | 7                       | 9      | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | "nine" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 7                        |
        | an edition, code size, kinds | least    | kinds | "seven"                 | "nine" | least::KIND_LEFT                                          |       | least::KIND_LEFT         |
        | an edition, code size, sides | least    | sides | true                    | false  | -0.5                                                      |       | -0.5                     |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, lite, names      | lightest | names | 7                       | 9      | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | "nine" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | "nine" | lightest::KIND_LEFT                                       |       | lightest::KIND_LEFT      |
        | an edition, lite, sides      | lightest | sides | true                    | false  | -0.5                                                      |       | -0.5                     |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  |

  @cpp.map.capacity
  Rule: `size` counts the entries of a Map, and `empty` tells whether there are none (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                         | package  | name  | one                     | other  |
        | an edition, parts            | edition  | parts | "seven, and not inline" | "nine" |
        | an edition, kinds            | edition  | kinds | "seven"                 | "nine" |
        | an edition, sides            | edition  | sides | true                    | false  |
        | an edition, data             | edition  | data  | 18000000000000000000u   | 0u     |
        | an edition, code size, names | least    | names | 7                       | 9      |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | "nine" |
        | an edition, code size, kinds | least    | kinds | "seven"                 | "nine" |
        | an edition, code size, sides | least    | sides | true                    | false  |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | 0u     |
        | an edition, lite, names      | lightest | names | 7                       | 9      |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | "nine" |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | "nine" |
        | an edition, lite, sides      | lightest | sides | true                    | false  |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | 0u     |

  @cpp.map.clear
  Rule: `clear` removes all entries of a Map (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
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
        | what                         | package  | name  | one                     | value                                                     | get   | zero                |
        | an edition, parts            | edition  | parts | "seven, and not inline" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 0                   |
        | an edition, kinds            | edition  | kinds | "seven"                 | edition::KIND_LEFT                                        |       | edition::KIND_NONE  |
        | an edition, sides            | edition  | sides | true                    | -0.5                                                      |       | 0.0                 |
        | an edition, data             | edition  | data  | 18000000000000000000u   | "a\0b"s                                                   |       | ""s                 |
        | an edition, code size, names | least    | names | 7                       | "seven, and not inline"                                   |       | ""s                 |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 0                   |
        | an edition, code size, kinds | least    | kinds | "seven"                 | least::KIND_LEFT                                          |       | least::KIND_NONE    |
        | an edition, code size, sides | least    | sides | true                    | -0.5                                                      |       | 0.0                 |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | "a\0b"s                                                   |       | ""s                 |
        | an edition, lite, names      | lightest | names | 7                       | "seven, and not inline"                                   |       | ""s                 |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 0                   |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | lightest::KIND_LEFT                                       |       | lightest::KIND_NONE |
        | an edition, lite, sides      | lightest | sides | true                    | -0.5                                                      |       | 0.0                 |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | "a\0b"s                                                   |       | ""s                 |

  @cpp.map.insert @cpp.map.insert-deep-copy
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
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
        | what                         | package  | name  | mapped         | one                     | value                                                     | get   | expected                 |
        | an edition, parts            | edition  | parts | edition::Part  | "seven, and not inline" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 7                        |
        | an edition, kinds            | edition  | kinds | edition::Kind  | "seven"                 | edition::KIND_LEFT                                        |       | edition::KIND_LEFT       |
        | an edition, sides            | edition  | sides | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, data             | edition  | data  | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, code size, names | least    | names | std::string    | 7                       | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, code size, parts | least    | parts | least::Part    | "seven, and not inline" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 7                        |
        | an edition, code size, kinds | least    | kinds | least::Kind    | "seven"                 | least::KIND_LEFT                                          |       | least::KIND_LEFT         |
        | an edition, code size, sides | least    | sides | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, code size, data  | least    | data  | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, lite, names      | lightest | names | std::string    | 7                       | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, lite, parts      | lightest | parts | lightest::Part | "seven, and not inline" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | an edition, lite, kinds      | lightest | kinds | lightest::Kind | "seven"                 | lightest::KIND_LEFT                                       |       | lightest::KIND_LEFT      |
        | an edition, lite, sides      | lightest | sides | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, lite, data       | lightest | data  | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |

  @cpp.map.erase
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
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
        | what                         | package  | name  | one                     | other  |
        | an edition, parts            | edition  | parts | "seven, and not inline" | "nine" |
        | an edition, kinds            | edition  | kinds | "seven"                 | "nine" |
        | an edition, sides            | edition  | sides | true                    | false  |
        | an edition, data             | edition  | data  | 18000000000000000000u   | 0u     |
        | an edition, code size, names | least    | names | 7                       | 9      |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | "nine" |
        | an edition, code size, kinds | least    | kinds | "seven"                 | "nine" |
        | an edition, code size, sides | least    | sides | true                    | false  |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | 0u     |
        | an edition, lite, names      | lightest | names | 7                       | 9      |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | "nine" |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | "nine" |
        | an edition, lite, sides      | lightest | sides | true                    | false  |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | 0u     |

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
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
        | what                         | package  | name  | one                     | other  | value                                                     | get   | expected                 |
        | an edition, parts            | edition  | parts | "seven, and not inline" | "nine" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 7                        |
        | an edition, kinds            | edition  | kinds | "seven"                 | "nine" | edition::KIND_LEFT                                        |       | edition::KIND_LEFT       |
        | an edition, sides            | edition  | sides | true                    | false  | -0.5                                                      |       | -0.5                     |
        | an edition, data             | edition  | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, code size, names | least    | names | 7                       | 9      | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | "nine" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 7                        |
        | an edition, code size, kinds | least    | kinds | "seven"                 | "nine" | least::KIND_LEFT                                          |       | least::KIND_LEFT         |
        | an edition, code size, sides | least    | sides | true                    | false  | -0.5                                                      |       | -0.5                     |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, lite, names      | lightest | names | 7                       | 9      | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | "nine" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | "nine" | lightest::KIND_LEFT                                       |       | lightest::KIND_LEFT      |
        | an edition, lite, sides      | lightest | sides | true                    | false  | -0.5                                                      |       | -0.5                     |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | 0u     | "a\0b"s                                                   |       | "a\0b"s                  |

  @cpp.map.iterators
  Rule: Map has mutable and const iterators to its beginning and its end (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
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
        | what                         | package  | name  | one                     | other  |
        | an edition, parts            | edition  | parts | "seven, and not inline" | "nine" |
        | an edition, kinds            | edition  | kinds | "seven"                 | "nine" |
        | an edition, sides            | edition  | sides | true                    | false  |
        | an edition, data             | edition  | data  | 18000000000000000000u   | 0u     |
        | an edition, code size, names | least    | names | 7                       | 9      |
        | an edition, code size, parts | least    | parts | "seven, and not inline" | "nine" |
        | an edition, code size, kinds | least    | kinds | "seven"                 | "nine" |
        | an edition, code size, sides | least    | sides | true                    | false  |
        | an edition, code size, data  | least    | data  | 18000000000000000000u   | 0u     |
        | an edition, lite, names      | lightest | names | 7                       | 9      |
        | an edition, lite, parts      | lightest | parts | "seven, and not inline" | "nine" |
        | an edition, lite, kinds      | lightest | kinds | "seven"                 | "nine" |
        | an edition, lite, sides      | lightest | sides | true                    | false  |
        | an edition, lite, data       | lightest | data  | 18000000000000000000u   | 0u     |

  @cpp.map.to-std @cpp.map.from-std
  Rule: A standard map constructed from the range of a Map holds deep copies of its entries (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
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
        | what                         | package  | name  | key         | mapped         | one                     | value                                                     | get   | expected                 |
        | an edition, parts            | edition  | parts | std::string | edition::Part  | "seven, and not inline" | []{ edition::Part part; part.set_id(7); return part; }()  | .id() | 7                        |
        | an edition, kinds            | edition  | kinds | std::string | edition::Kind  | "seven"                 | edition::KIND_LEFT                                        |       | edition::KIND_LEFT       |
        | an edition, sides            | edition  | sides | bool        | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, data             | edition  | data  | uint64_t    | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, code size, names | least    | names | int32_t     | std::string    | 7                       | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, code size, parts | least    | parts | std::string | least::Part    | "seven, and not inline" | []{ least::Part part; part.set_id(7); return part; }()    | .id() | 7                        |
        | an edition, code size, kinds | least    | kinds | std::string | least::Kind    | "seven"                 | least::KIND_LEFT                                          |       | least::KIND_LEFT         |
        | an edition, code size, sides | least    | sides | bool        | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, code size, data  | least    | data  | uint64_t    | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |
        | an edition, lite, names      | lightest | names | int32_t     | std::string    | 7                       | "seven, and not inline"                                   |       | "seven, and not inline"s |
        | an edition, lite, parts      | lightest | parts | std::string | lightest::Part | "seven, and not inline" | []{ lightest::Part part; part.set_id(7); return part; }() | .id() | 7                        |
        | an edition, lite, kinds      | lightest | kinds | std::string | lightest::Kind | "seven"                 | lightest::KIND_LEFT                                       |       | lightest::KIND_LEFT      |
        | an edition, lite, sides      | lightest | sides | bool        | double         | true                    | -0.5                                                      |       | -0.5                     |
        | an edition, lite, data       | lightest | data  | uint64_t    | std::string    | 18000000000000000000u   | "a\0b"s                                                   |       | "a\0b"s                  |

  @cpp.map.member-types
  Rule: Map names its key type, its mapped type and its value type (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
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
        | what                         | package  | name  | key         | mapped         |
        | an edition, parts            | edition  | parts | std::string | edition::Part  |
        | an edition, kinds            | edition  | kinds | std::string | edition::Kind  |
        | an edition, sides            | edition  | sides | bool        | double         |
        | an edition, data             | edition  | data  | uint64_t    | std::string    |
        | an edition, code size, names | least    | names | int32_t     | std::string    |
        | an edition, code size, parts | least    | parts | std::string | least::Part    |
        | an edition, code size, kinds | least    | kinds | std::string | least::Kind    |
        | an edition, code size, sides | least    | sides | bool        | double         |
        | an edition, code size, data  | least    | data  | uint64_t    | std::string    |
        | an edition, lite, names      | lightest | names | int32_t     | std::string    |
        | an edition, lite, parts      | lightest | parts | std::string | lightest::Part |
        | an edition, lite, kinds      | lightest | kinds | std::string | lightest::Kind |
        | an edition, lite, sides      | lightest | sides | bool        | double         |
        | an edition, lite, data       | lightest | data  | uint64_t    | std::string    |

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      When `m.ParseFromString(bytes("0a 05 08 07 12 01 61"))`
      Then `m.names().at(7)` is `"a"s`
      And `m` serializes to the bytes `0a 05 08 07 12 01 61`
      And `m.ByteSizeLong()` is `bytes("0a 05 08 07 12 01 61").size()`
      When `edition::Sample copy(m)`
      And `m.Clear()`
      And `m.Swap(&copy)`
      And `edition::Sample other`
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
        | what                         | package  | bytes                                  | get                    | value               |
        | an edition, parts            | edition  | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                   |
        | an edition, kinds            | edition  | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | edition::KIND_LEFT  |
        | an edition, sides            | edition  | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5                |
        | an edition, data             | edition  | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s           |
        | an edition, code size, names | least    | 0a 05 08 07 12 01 61                   | m.names().at(7)        | "a"s                |
        | an edition, code size, parts | least    | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                   |
        | an edition, code size, kinds | least    | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | least::KIND_LEFT    |
        | an edition, code size, sides | least    | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5                |
        | an edition, code size, data  | least    | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s           |
        | an edition, lite, names      | lightest | 0a 05 08 07 12 01 61                   | m.names().at(7)        | "a"s                |
        | an edition, lite, parts      | lightest | 12 07 0a 01 61 12 02 08 05             | m.parts().at("a").id() | 5                   |
        | an edition, lite, kinds      | lightest | 1a 05 0a 01 61 10 15                   | m.kinds().at("a")      | lightest::KIND_LEFT |
        | an edition, lite, sides      | lightest | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf | m.sides().at(true)     | -0.5                |
        | an edition, lite, data       | lightest | 2a 06 08 09 12 02 00 ff                | m.data().at(9)         | "\0\xff"s           |

    Scenario Outline: <what> of <size> bytes
      Given `<package>::Sample m`
      And `const std::string text(<size>, 'x')`
      And `const std::string input = <input>`
      Then `m.ParseFromString(input)` is `true`
      And `m.<get>.size()` is `<size>u`
      And `m.SerializeAsString()` is `input`
      And `m.ByteSizeLong()` is `input.size()`

      Examples:
        | what                                         | size  | package  | input                                                  | get                     |
        | an edition, a key                            | 128   | edition  | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | an edition, a key                            | 16384 | edition  | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | an edition, a text                           | 128   | edition  | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | an edition, a text                           | 16384 | edition  | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | an edition, bytes                            | 128   | edition  | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | an edition, bytes                            | 16384 | edition  | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | an edition, the text of a message            | 128   | edition  | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | an edition, the text of a message            | 16384 | edition  | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | an edition, code size, a key                 | 128   | least    | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | an edition, code size, a key                 | 16384 | least    | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | an edition, code size, a text                | 128   | least    | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | an edition, code size, a text                | 16384 | least    | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | an edition, code size, bytes                 | 128   | least    | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | an edition, code size, bytes                 | 16384 | least    | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | an edition, code size, the text of a message | 128   | least    | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | an edition, code size, the text of a message | 16384 | least    | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | an edition, lite, a key                      | 128   | lightest | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | an edition, lite, a key                      | 16384 | lightest | record(3, record(1, text) + bytes("10 15"))            | kinds().begin()->first  |
        | an edition, lite, a text                     | 128   | lightest | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | an edition, lite, a text                     | 16384 | lightest | record(1, bytes("08 07") + record(2, text))            | names().begin()->second |
        | an edition, lite, bytes                      | 128   | lightest | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | an edition, lite, bytes                      | 16384 | lightest | record(5, bytes("08 07") + record(2, text))            | data().begin()->second  |
        | an edition, lite, the text of a message      | 128   | lightest | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |
        | an edition, lite, the text of a message      | 16384 | lightest | record(2, record(1, "a") + record(2, record(2, text))) | parts().at("a").tags(0) |

  @cpp.map.entry-unknown
  Rule: Unknown fields within a map entry are dropped when it is parsed (editions, in every mode)

    Scenario: an edition, names
      Given `edition::Sample m`
      Then `m.ParseFromString(bytes("0a 0b 98 06 01 08 07 12 01 61 9a 06 00"))` is `true`
      And `m` serializes to the bytes `0a 05 08 07 12 01 61`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                         | package  | bytes                                                    | written                                |
        | an edition, parts            | edition  | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | an edition, kinds            | edition  | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | an edition, sides            | edition  | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |
        | an edition, code size, names | least    | 0a 0b 98 06 01 08 07 12 01 61 9a 06 00                   | 0a 05 08 07 12 01 61                   |
        | an edition, code size, parts | least    | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | an edition, code size, kinds | least    | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | an edition, code size, sides | least    | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |
        | an edition, lite, names      | lightest | 0a 0b 98 06 01 08 07 12 01 61 9a 06 00                   | 0a 05 08 07 12 01 61                   |
        | an edition, lite, parts      | lightest | 12 0a 0a 01 61 98 06 01 12 02 08 05                      | 12 07 0a 01 61 12 02 08 05             |
        | an edition, lite, kinds      | lightest | 1a 0b 0a 01 61 10 15 9b 06 08 01 9c 06                   | 1a 05 0a 01 61 10 15                   |
        | an edition, lite, sides      | lightest | 22 11 08 01 11 00 00 00 00 00 00 e0 bf 9d 06 01 02 03 04 | 22 0b 08 01 11 00 00 00 00 00 00 e0 bf |

  @cpp.map.unknown-enum-editions-open
  Rule: In an edition an entry with an unknown value of an open enum stays in the map (editions, in every mode)

    Scenario: an edition
      Given `edition::Sample m`
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
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

    Scenario Outline: <what>, the number <number>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.kinds_size()` is `1`
      And `static_cast<int>(m.kinds().at("a"))` is `<number>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                  | number          | package  | bytes                                           |
        | an edition, code size | 256             | least    | 1a 06 0a 01 61 10 80 02                         |
        | an edition, code size | 2147483647      | least    | 1a 09 0a 01 61 10 ff ff ff ff 07                |
        | an edition, code size | -1              | least    | 1a 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | an edition, code size | -2147483647 - 1 | least    | 1a 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |
        | an edition, lite      | 256             | lightest | 1a 06 0a 01 61 10 80 02                         |
        | an edition, lite      | 2147483647      | lightest | 1a 09 0a 01 61 10 ff ff ff ff 07                |
        | an edition, lite      | -1              | lightest | 1a 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | an edition, lite      | -2147483647 - 1 | lightest | 1a 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |

  @cpp.map.unknown-enum-editions-closed
  Rule: In an edition an entry with an unknown value of a closed enum becomes, as a whole, an unknown field of the message (editions, in every mode)

    Scenario: an edition
      Given `edition::Sample m`
      When `m.ParseFromString(bytes("32 05 0a 01 61 10 09 32 05 0a 01 62 10 15"))`
      Then `m.shuts_size()` is `1`
      And `m.shuts().at("b")` is `edition::SHUT_LEFT`
      And `m.unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `32 05 0a 01 62 10 15 32 05 0a 01 61 10 09`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("32 05 0a 01 61 10 09 32 05 0a 01 62 10 15"))`
      Then `m.shuts_size()` is `1`
      And `m.shuts().at("b")` is `<package>::SHUT_LEFT`
      And `m.unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `32 05 0a 01 62 10 15 32 05 0a 01 61 10 09`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

    Scenario Outline: <what>, the number <number>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.shuts_size()` is `0`
      And `m.unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                  | number          | package  | bytes                                           |
        | an edition, code size | 256             | least    | 32 06 0a 01 61 10 80 02                         |
        | an edition, code size | 2147483647      | least    | 32 09 0a 01 61 10 ff ff ff ff 07                |
        | an edition, code size | -1              | least    | 32 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | an edition, code size | -2147483647 - 1 | least    | 32 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |
        | an edition, lite      | 256             | lightest | 32 06 0a 01 61 10 80 02                         |
        | an edition, lite      | 2147483647      | lightest | 32 09 0a 01 61 10 ff ff ff ff 07                |
        | an edition, lite      | -1              | lightest | 32 0e 0a 01 61 10 ff ff ff ff ff ff ff ff ff 01 |
        | an edition, lite      | -2147483647 - 1 | lightest | 32 0e 0a 01 61 10 80 80 80 80 f8 ff ff ff ff 01 |
