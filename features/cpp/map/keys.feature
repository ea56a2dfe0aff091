@needs.cpp
Feature: Maps of every key and size
  Whatever the type of its keys and however many entries it has, a map finds, adds, removes and copies them alike.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Kind { KIND_ZERO = 0; KIND_FIVE = 5; }
      message Part { int32 id = 1; string label = 2; }
      message Keys {
        map<int32, string> int32_texts = 1;
        map<int64, string> int64_texts = 2;
        map<uint32, string> uint32_texts = 3;
        map<uint64, string> uint64_texts = 4;
        map<sint32, string> sint32_texts = 5;
        map<sint64, string> sint64_texts = 6;
        map<fixed32, string> fixed32_texts = 7;
        map<fixed64, string> fixed64_texts = 8;
        map<sfixed32, string> sfixed32_texts = 9;
        map<sfixed64, string> sfixed64_texts = 10;
        map<bool, string> bool_texts = 11;
        map<string, string> string_texts = 12;
        map<int32, string> texts = 21;
        map<int32, bytes> data = 22;
        map<int32, int32> numbers = 23;
        map<int32, double> reals = 24;
        map<int32, bool> flags = 25;
        map<int32, Kind> kinds = 26;
        map<int32, Part> parts = 27;
      }
      """
    And the header `map`

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map (each type of key)

    Scenario: int32 -1
      Given `Keys m`
      And `auto& map = *m.mutable_int32_texts()`
      When `map[-1] = "one"`
      Then `m.int32_texts().at(-1)` is `"one"s`
      And `map[2147483647]` is `""s`
      When `map[2147483647] = "other"`
      And `map[-1] += " more"`
      Then `m.int32_texts().at(-1)` is `"one more"s`
      And `m.int32_texts().at(2147483647)` is `"other"s`
      And `m.int32_texts_size()` is `2`

    Scenario Outline: <key>
      Given `Keys m`
      And `auto& map = *m.mutable_<name>()`
      When `map[<one>] = "one"`
      Then `m.<name>().at(<one>)` is `"one"s`
      And `map[<other>]` is `""s`
      When `map[<other>] = "other"`
      And `map[<one>] += " more"`
      Then `m.<name>().at(<one>)` is `"one more"s`
      And `m.<name>().at(<other>)` is `"other"s`
      And `m.<name>_size()` is `2`

      Examples:
        | key                  | one                  | other                | name           |
        | int32 2147483647     | 2147483647           | -1                   | int32_texts    |
        | int64 -1             | -1                   | INT64_MAX            | int64_texts    |
        | int64 INT64_MAX      | INT64_MAX            | -1                   | int64_texts    |
        | uint32 4294967295u   | 4294967295u          | 0u                   | uint32_texts   |
        | uint32 0u            | 0u                   | 4294967295u          | uint32_texts   |
        | uint64 UINT64_MAX    | UINT64_MAX           | 0u                   | uint64_texts   |
        | uint64 0u            | 0u                   | UINT64_MAX           | uint64_texts   |
        | sint32 -2147483647   | -2147483647          | 0                    | sint32_texts   |
        | sint32 0             | 0                    | -2147483647          | sint32_texts   |
        | sint64 INT64_MIN     | INT64_MIN            | 1                    | sint64_texts   |
        | sint64 1             | 1                    | INT64_MIN            | sint64_texts   |
        | fixed32 4294967295u  | 4294967295u          | 1u                   | fixed32_texts  |
        | fixed32 1u           | 1u                   | 4294967295u          | fixed32_texts  |
        | fixed64 UINT64_MAX   | UINT64_MAX           | 4294967295u          | fixed64_texts  |
        | fixed64 4294967295u  | 4294967295u          | UINT64_MAX           | fixed64_texts  |
        | sfixed32 -1          | -1                   | 0                    | sfixed32_texts |
        | sfixed32 0           | 0                    | -1                   | sfixed32_texts |
        | sfixed64 -1          | -1                   | 4294967295           | sfixed64_texts |
        | sfixed64 4294967295  | 4294967295           | -1                   | sfixed64_texts |
        | bool false           | false                | true                 | bool_texts     |
        | bool true            | true                 | false                | bool_texts     |
        | string empty         | ""                   | "k"                  | string_texts   |
        | string k             | "k"                  | ""                   | string_texts   |
        | string with a NUL    | "a\\0b"s             | "a\\0c"s             | string_texts   |
        | string ending in NUL | "a\\0"s              | "a"s                 | string_texts   |
        | string, prefix       | "ab"                 | "abc"                | string_texts   |
        | string in capitals   | "K"                  | "k"                  | string_texts   |
        | string, 40 bytes     | std::string(40, 'k') | std::string(41, 'k') | string_texts   |
        | string, two scripts  | "größe"              | "価格"                 | string_texts   |

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map (each type of key)

    Scenario: int32 -1
      Given `Keys m`
      And `const auto& map = m.int32_texts()`
      And `(*m.mutable_int32_texts())[-1] = "one"`
      Then `map.contains(-1)` is `true`
      And `map.count(-1)` is `1u`
      And `map.find(-1)->second` is `"one"s`
      And `map.contains(2147483647)` is `false`
      And `map.count(2147483647)` is `0u`
      And `map.find(2147483647) == map.end()` is `true`

    Scenario Outline: <key>
      Given `Keys m`
      And `const auto& map = m.<name>()`
      And `(*m.mutable_<name>())[<one>] = "one"`
      Then `map.contains(<one>)` is `true`
      And `map.count(<one>)` is `1u`
      And `map.find(<one>)->second` is `"one"s`
      And `map.contains(<other>)` is `false`
      And `map.count(<other>)` is `0u`
      And `map.find(<other>) == map.end()` is `true`

      Examples:
        | key                  | one                  | other                | name           |
        | int32 2147483647     | 2147483647           | -1                   | int32_texts    |
        | int64 -1             | -1                   | INT64_MAX            | int64_texts    |
        | int64 INT64_MAX      | INT64_MAX            | -1                   | int64_texts    |
        | uint32 4294967295u   | 4294967295u          | 0u                   | uint32_texts   |
        | uint32 0u            | 0u                   | 4294967295u          | uint32_texts   |
        | uint64 UINT64_MAX    | UINT64_MAX           | 0u                   | uint64_texts   |
        | uint64 0u            | 0u                   | UINT64_MAX           | uint64_texts   |
        | sint32 -2147483647   | -2147483647          | 0                    | sint32_texts   |
        | sint32 0             | 0                    | -2147483647          | sint32_texts   |
        | sint64 INT64_MIN     | INT64_MIN            | 1                    | sint64_texts   |
        | sint64 1             | 1                    | INT64_MIN            | sint64_texts   |
        | fixed32 4294967295u  | 4294967295u          | 1u                   | fixed32_texts  |
        | fixed32 1u           | 1u                   | 4294967295u          | fixed32_texts  |
        | fixed64 UINT64_MAX   | UINT64_MAX           | 4294967295u          | fixed64_texts  |
        | fixed64 4294967295u  | 4294967295u          | UINT64_MAX           | fixed64_texts  |
        | sfixed32 -1          | -1                   | 0                    | sfixed32_texts |
        | sfixed32 0           | 0                    | -1                   | sfixed32_texts |
        | sfixed64 -1          | -1                   | 4294967295           | sfixed64_texts |
        | sfixed64 4294967295  | 4294967295           | -1                   | sfixed64_texts |
        | bool false           | false                | true                 | bool_texts     |
        | bool true            | true                 | false                | bool_texts     |
        | string empty         | ""                   | "k"                  | string_texts   |
        | string k             | "k"                  | ""                   | string_texts   |
        | string with a NUL    | "a\\0b"s             | "a\\0c"s             | string_texts   |
        | string ending in NUL | "a\\0"s              | "a"s                 | string_texts   |
        | string, prefix       | "ab"                 | "abc"                | string_texts   |
        | string in capitals   | "K"                  | "k"                  | string_texts   |
        | string, 40 bytes     | std::string(40, 'k') | std::string(41, 'k') | string_texts   |
        | string, two scripts  | "größe"              | "価格"                 | string_texts   |

  @cpp.map.insert
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (each type of key)

    Scenario: int32 -1
      Given `Keys m`
      And `auto& map = *m.mutable_int32_texts()`
      And `using Value = std::decay_t<decltype(map)>::value_type`
      Then `map.insert(Value(-1, "one")).second` is `true`
      And `map.insert(Value(-1, "again")).second` is `false`
      And `map.insert(Value(2147483647, "other")).second` is `true`
      And `map.at(-1)` is `"one"s`
      And `map.at(2147483647)` is `"other"s`
      And `map.size()` is `2u`

    Scenario Outline: <key>
      Given `Keys m`
      And `auto& map = *m.mutable_<name>()`
      And `using Value = std::decay_t<decltype(map)>::value_type`
      Then `map.insert(Value(<one>, "one")).second` is `true`
      And `map.insert(Value(<one>, "again")).second` is `false`
      And `map.insert(Value(<other>, "other")).second` is `true`
      And `map.at(<one>)` is `"one"s`
      And `map.at(<other>)` is `"other"s`
      And `map.size()` is `2u`

      Examples:
        | key                  | one                  | other                | name           |
        | int32 2147483647     | 2147483647           | -1                   | int32_texts    |
        | int64 -1             | -1                   | INT64_MAX            | int64_texts    |
        | int64 INT64_MAX      | INT64_MAX            | -1                   | int64_texts    |
        | uint32 4294967295u   | 4294967295u          | 0u                   | uint32_texts   |
        | uint32 0u            | 0u                   | 4294967295u          | uint32_texts   |
        | uint64 UINT64_MAX    | UINT64_MAX           | 0u                   | uint64_texts   |
        | uint64 0u            | 0u                   | UINT64_MAX           | uint64_texts   |
        | sint32 -2147483647   | -2147483647          | 0                    | sint32_texts   |
        | sint32 0             | 0                    | -2147483647          | sint32_texts   |
        | sint64 INT64_MIN     | INT64_MIN            | 1                    | sint64_texts   |
        | sint64 1             | 1                    | INT64_MIN            | sint64_texts   |
        | fixed32 4294967295u  | 4294967295u          | 1u                   | fixed32_texts  |
        | fixed32 1u           | 1u                   | 4294967295u          | fixed32_texts  |
        | fixed64 UINT64_MAX   | UINT64_MAX           | 4294967295u          | fixed64_texts  |
        | fixed64 4294967295u  | 4294967295u          | UINT64_MAX           | fixed64_texts  |
        | sfixed32 -1          | -1                   | 0                    | sfixed32_texts |
        | sfixed32 0           | 0                    | -1                   | sfixed32_texts |
        | sfixed64 -1          | -1                   | 4294967295           | sfixed64_texts |
        | sfixed64 4294967295  | 4294967295           | -1                   | sfixed64_texts |
        | bool false           | false                | true                 | bool_texts     |
        | bool true            | true                 | false                | bool_texts     |
        | string empty         | ""                   | "k"                  | string_texts   |
        | string k             | "k"                  | ""                   | string_texts   |
        | string with a NUL    | "a\\0b"s             | "a\\0c"s             | string_texts   |
        | string ending in NUL | "a\\0"s              | "a"s                 | string_texts   |
        | string, prefix       | "ab"                 | "abc"                | string_texts   |
        | string in capitals   | "K"                  | "k"                  | string_texts   |
        | string, 40 bytes     | std::string(40, 'k') | std::string(41, 'k') | string_texts   |
        | string, two scripts  | "größe"              | "価格"                 | string_texts   |

  @cpp.map.erase
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (each type of key)

    Scenario: int32 -1
      Given `Keys m`
      And `auto& map = *m.mutable_int32_texts()`
      And `map[-1] = "one"`
      And `map[2147483647] = "other"`
      Then `map.erase(-1)` is `1u`
      And `map.contains(-1)` is `false`
      And `map.at(2147483647)` is `"other"s`
      And `map.erase(-1)` is `0u`
      When `map.erase(map.find(2147483647))`
      Then `map.empty()` is `true`

    Scenario Outline: <key>
      Given `Keys m`
      And `auto& map = *m.mutable_<name>()`
      And `map[<one>] = "one"`
      And `map[<other>] = "other"`
      Then `map.erase(<one>)` is `1u`
      And `map.contains(<one>)` is `false`
      And `map.at(<other>)` is `"other"s`
      And `map.erase(<one>)` is `0u`
      When `map.erase(map.find(<other>))`
      Then `map.empty()` is `true`

      Examples:
        | key                  | one                  | other                | name           |
        | int32 2147483647     | 2147483647           | -1                   | int32_texts    |
        | int64 -1             | -1                   | INT64_MAX            | int64_texts    |
        | int64 INT64_MAX      | INT64_MAX            | -1                   | int64_texts    |
        | uint32 4294967295u   | 4294967295u          | 0u                   | uint32_texts   |
        | uint32 0u            | 0u                   | 4294967295u          | uint32_texts   |
        | uint64 UINT64_MAX    | UINT64_MAX           | 0u                   | uint64_texts   |
        | uint64 0u            | 0u                   | UINT64_MAX           | uint64_texts   |
        | sint32 -2147483647   | -2147483647          | 0                    | sint32_texts   |
        | sint32 0             | 0                    | -2147483647          | sint32_texts   |
        | sint64 INT64_MIN     | INT64_MIN            | 1                    | sint64_texts   |
        | sint64 1             | 1                    | INT64_MIN            | sint64_texts   |
        | fixed32 4294967295u  | 4294967295u          | 1u                   | fixed32_texts  |
        | fixed32 1u           | 1u                   | 4294967295u          | fixed32_texts  |
        | fixed64 UINT64_MAX   | UINT64_MAX           | 4294967295u          | fixed64_texts  |
        | fixed64 4294967295u  | 4294967295u          | UINT64_MAX           | fixed64_texts  |
        | sfixed32 -1          | -1                   | 0                    | sfixed32_texts |
        | sfixed32 0           | 0                    | -1                   | sfixed32_texts |
        | sfixed64 -1          | -1                   | 4294967295           | sfixed64_texts |
        | sfixed64 4294967295  | 4294967295           | -1                   | sfixed64_texts |
        | bool false           | false                | true                 | bool_texts     |
        | bool true            | true                 | false                | bool_texts     |
        | string empty         | ""                   | "k"                  | string_texts   |
        | string k             | "k"                  | ""                   | string_texts   |
        | string with a NUL    | "a\\0b"s             | "a\\0c"s             | string_texts   |
        | string ending in NUL | "a\\0"s              | "a"s                 | string_texts   |
        | string, prefix       | "ab"                 | "abc"                | string_texts   |
        | string in capitals   | "K"                  | "k"                  | string_texts   |
        | string, 40 bytes     | std::string(40, 'k') | std::string(41, 'k') | string_texts   |
        | string, two scripts  | "größe"              | "価格"                 | string_texts   |

  @cpp.map.insert
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (any size)

    Scenario: 1 keys of type int32
      Given `Keys m`
      And `Keys other`
      And `auto& map = *m.mutable_int32_texts()`
      And `using Value = std::decay_t<decltype(map)>::value_type`
      When `for (int i = 0; i < 1; ++i) map.insert(Value(i * 7, std::to_string(i)))`
      And `int found = 0`
      And `for (int i = 0; i < 1; ++i) found += m.int32_texts().count(i * 7) == 1 && m.int32_texts().at(i * 7) == std::to_string(i)`
      Then `found` is `1`
      And `m.int32_texts_size()` is `1`
      When `other.mutable_int32_texts()->insert(map.begin(), map.end())`
      And `int copied = 0`
      And `for (int i = 0; i < 1; ++i) copied += other.int32_texts().count(i * 7) == 1 && other.int32_texts().at(i * 7) == std::to_string(i)`
      Then `copied` is `1`
      And `other.int32_texts_size()` is `1`

    Scenario Outline: <count> keys of type <type>
      Given `Keys m`
      And `Keys other`
      And `auto& map = *m.mutable_<name>()`
      And `using Value = std::decay_t<decltype(map)>::value_type`
      When `for (int i = 0; i < <count>; ++i) map.insert(Value(<key>, std::to_string(i)))`
      And `int found = 0`
      And `for (int i = 0; i < <count>; ++i) found += m.<name>().count(<key>) == 1 && m.<name>().at(<key>) == std::to_string(i)`
      Then `found` is `<count>`
      And `m.<name>_size()` is `<count>`
      When `other.mutable_<name>()->insert(map.begin(), map.end())`
      And `int copied = 0`
      And `for (int i = 0; i < <count>; ++i) copied += other.<name>().count(<key>) == 1 && other.<name>().at(<key>) == std::to_string(i)`
      Then `copied` is `<count>`
      And `other.<name>_size()` is `<count>`

      Examples:
        | count | type   | name         | key               |
        | 8     | int32  | int32_texts  | i * 7             |
        | 9     | int32  | int32_texts  | i * 7             |
        | 16    | int32  | int32_texts  | i * 7             |
        | 17    | int32  | int32_texts  | i * 7             |
        | 100   | int32  | int32_texts  | i * 7             |
        | 1000  | int32  | int32_texts  | i * 7             |
        | 1     | string | string_texts | std::to_string(i) |
        | 8     | string | string_texts | std::to_string(i) |
        | 9     | string | string_texts | std::to_string(i) |
        | 16    | string | string_texts | std::to_string(i) |
        | 17    | string | string_texts | std::to_string(i) |
        | 100   | string | string_texts | std::to_string(i) |
        | 1000  | string | string_texts | std::to_string(i) |

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map (any size)

    Scenario: 1 keys of type int32
      Given `Keys m`
      And `for (int i = 0; i < 1; ++i) (*m.mutable_int32_texts())[i * 7] = std::to_string(i)`
      When `int found = 0, wrong = 0`
      And `for (int i = 0; i < 1; ++i) found += m.int32_texts().contains(i * 7) && m.int32_texts().find(i * 7)->second == std::to_string(i)`
      And `for (int i = 1; i < 2 * 1; ++i) wrong += m.int32_texts().contains(i * 7) || m.int32_texts().find(i * 7) != m.int32_texts().end()`
      Then `found` is `1`
      And `wrong` is `0`

    Scenario Outline: <count> keys of type <type>
      Given `Keys m`
      And `for (int i = 0; i < <count>; ++i) (*m.mutable_<name>())[<key>] = std::to_string(i)`
      When `int found = 0, wrong = 0`
      And `for (int i = 0; i < <count>; ++i) found += m.<name>().contains(<key>) && m.<name>().find(<key>)->second == std::to_string(i)`
      And `for (int i = <count>; i < 2 * <count>; ++i) wrong += m.<name>().contains(<key>) || m.<name>().find(<key>) != m.<name>().end()`
      Then `found` is `<count>`
      And `wrong` is `0`

      Examples:
        | count | type   | name         | key               |
        | 8     | int32  | int32_texts  | i * 7             |
        | 9     | int32  | int32_texts  | i * 7             |
        | 16    | int32  | int32_texts  | i * 7             |
        | 17    | int32  | int32_texts  | i * 7             |
        | 100   | int32  | int32_texts  | i * 7             |
        | 1000  | int32  | int32_texts  | i * 7             |
        | 1     | string | string_texts | std::to_string(i) |
        | 8     | string | string_texts | std::to_string(i) |
        | 9     | string | string_texts | std::to_string(i) |
        | 16    | string | string_texts | std::to_string(i) |
        | 17    | string | string_texts | std::to_string(i) |
        | 100   | string | string_texts | std::to_string(i) |
        | 1000  | string | string_texts | std::to_string(i) |

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned (any size)

    Scenario: 1 keys of type int32
      Given `Keys m`
      And `for (int i = 0; i < 1; ++i) (*m.mutable_int32_texts())[i * 7] = std::to_string(i)`
      When `auto copy = m.int32_texts()`
      And `auto assigned = Keys().int32_texts()`
      And `assigned = copy`
      And `m.mutable_int32_texts()->clear()`
      And `int found = 0`
      And `for (int i = 0; i < 1; ++i) found += copy.count(i * 7) == 1 && assigned.count(i * 7) == 1 && assigned.at(i * 7) == std::to_string(i)`
      Then `found` is `1`
      And `copy.size()` is `1u`
      And `assigned.size()` is `1u`

    Scenario Outline: <count> keys of type <type>
      Given `Keys m`
      And `for (int i = 0; i < <count>; ++i) (*m.mutable_<name>())[<key>] = std::to_string(i)`
      When `auto copy = m.<name>()`
      And `auto assigned = Keys().<name>()`
      And `assigned = copy`
      And `m.mutable_<name>()->clear()`
      And `int found = 0`
      And `for (int i = 0; i < <count>; ++i) found += copy.count(<key>) == 1 && assigned.count(<key>) == 1 && assigned.at(<key>) == std::to_string(i)`
      Then `found` is `<count>`
      And `copy.size()` is `<count>u`
      And `assigned.size()` is `<count>u`

      Examples:
        | count | type   | name         | key               |
        | 8     | int32  | int32_texts  | i * 7             |
        | 9     | int32  | int32_texts  | i * 7             |
        | 16    | int32  | int32_texts  | i * 7             |
        | 17    | int32  | int32_texts  | i * 7             |
        | 100   | int32  | int32_texts  | i * 7             |
        | 1000  | int32  | int32_texts  | i * 7             |
        | 1     | string | string_texts | std::to_string(i) |
        | 8     | string | string_texts | std::to_string(i) |
        | 9     | string | string_texts | std::to_string(i) |
        | 16    | string | string_texts | std::to_string(i) |
        | 17    | string | string_texts | std::to_string(i) |
        | 100   | string | string_texts | std::to_string(i) |
        | 1000  | string | string_texts | std::to_string(i) |

  @cpp.map.to-std @cpp.map.from-std
  Rule: A standard map constructed from the range of a Map holds deep copies of its entries (any size, and back)

    Scenario: 1 keys of type int32
      Given `Keys m`
      And `for (int i = 0; i < 1; ++i) (*m.mutable_int32_texts())[i * 7] = std::to_string(i)`
      And `using Map = std::decay_t<decltype(m.int32_texts())>`
      When `std::map<Map::key_type, std::string> standard(m.int32_texts().begin(), m.int32_texts().end())`
      And `const Map back(standard.begin(), standard.end())`
      And `int found = 0`
      And `for (int i = 0; i < 1; ++i) found += standard.at(i * 7) == std::to_string(i) && back.at(i * 7) == std::to_string(i)`
      Then `found` is `1`
      And `standard.size()` is `1u`
      And `back.size()` is `1u`

    Scenario Outline: <count> keys of type <type>
      Given `Keys m`
      And `for (int i = 0; i < <count>; ++i) (*m.mutable_<name>())[<key>] = std::to_string(i)`
      And `using Map = std::decay_t<decltype(m.<name>())>`
      When `std::map<Map::key_type, std::string> standard(m.<name>().begin(), m.<name>().end())`
      And `const Map back(standard.begin(), standard.end())`
      And `int found = 0`
      And `for (int i = 0; i < <count>; ++i) found += standard.at(<key>) == std::to_string(i) && back.at(<key>) == std::to_string(i)`
      Then `found` is `<count>`
      And `standard.size()` is `<count>u`
      And `back.size()` is `<count>u`

      Examples:
        | count | type   | name         | key               |
        | 8     | int32  | int32_texts  | i * 7             |
        | 9     | int32  | int32_texts  | i * 7             |
        | 16    | int32  | int32_texts  | i * 7             |
        | 17    | int32  | int32_texts  | i * 7             |
        | 100   | int32  | int32_texts  | i * 7             |
        | 1000  | int32  | int32_texts  | i * 7             |
        | 1     | string | string_texts | std::to_string(i) |
        | 8     | string | string_texts | std::to_string(i) |
        | 9     | string | string_texts | std::to_string(i) |
        | 16    | string | string_texts | std::to_string(i) |
        | 17    | string | string_texts | std::to_string(i) |
        | 100   | string | string_texts | std::to_string(i) |
        | 1000  | string | string_texts | std::to_string(i) |

  @cpp.map.from-std @cpp.map.to-std @cpp.map.copy
  Rule: A Map constructed from the range of a standard map holds the same entries (texts of any content)

    Scenario Outline: keys that are text: <what>
      Given `Keys m`
      And `const std::string one = <one>, other = <other>`
      And `const std::map<std::string, std::string> standard{{one, "one"}, {other, "other"}}`
      When `const std::decay_t<decltype(m.string_texts())> map(standard.begin(), standard.end())`
      And `*m.mutable_string_texts() = map`
      And `const Keys copy = m`
      And `const std::map<std::string, std::string> back(copy.string_texts().begin(), copy.string_texts().end())`
      Then `map.size()` is `2u`
      And `map.count(one)` is `1u`
      And `map.count(other)` is `1u`
      And `m.string_texts().count(one)` is `1u`
      And `copy.string_texts().count(other)` is `1u`
      And `back == standard` is `true`

      Examples:
        | what          | one                  | other                |
        | with a NUL    | "a\\0b"s             | "a\\0c"s             |
        | ending in NUL | "a\\0"s              | "a"s                 |
        | empty         | ""                   | "\\0"s               |
        | a prefix      | "ab"                 | "abc"                |
        | 40 bytes      | std::string(40, 'k') | std::string(41, 'k') |

  @cpp.map.lookup @cpp.map.element-access @cpp.map.insert @cpp.map.erase
  Rule: `contains`, `count` and `find` look up a key in a Map (many keys that differ in one place)

    Scenario: strings, after a NUL
      Given `Keys m`
      And `auto& map = *m.mutable_string_texts()`
      And `const auto key = [](int i) { return "a\0"s + std::to_string(1000 + i); }`
      And `int wrong = 0`
      When `for (int i = 0; i < 300; ++i) map.insert({key(i), std::to_string(i)})`
      And `for (int i = 0; i < 300; ++i) wrong += map.at(key(i)) != std::to_string(i) || map.contains(key(300 + i))`
      Then `map.size()` is `300`
      And `wrong` is `0`

    Scenario Outline: <keys>
      Given `Keys m`
      And `auto& map = *m.mutable_<name>()`
      And `const auto key = [](int i) { return <key>; }`
      And `int wrong = 0`
      And `int erased = 0`
      When `for (int i = 0; i < 300; ++i) map[key(i)] = std::to_string(i)`
      And `for (int i = 0; i < 300; ++i) wrong += map.at(key(i)) != std::to_string(i) || map.contains(key(300 + i))`
      Then `map.size()` is `300`
      And `wrong` is `0`
      When `for (int i = 0; i < 600; i += 2) erased += static_cast<int>(map.erase(key(i)))`
      And `for (int i = 0; i < 300; ++i) wrong += map.count(key(i)) != static_cast<size_t>(i % 2)`
      And `for (int i = 1; i < 300; i += 2) wrong += map.find(key(i))->second != std::to_string(i)`
      Then `erased` is `150`
      And `map.size()` is `150`
      And `wrong` is `0`

      Examples:
        | keys                          | name           | key                                                  |
        | strings, before a NUL         | string_texts   | std::to_string(1000 + i) + "\\0tail"s                |
        | strings, in the second word   | string_texts   | "12345678" + std::to_string(1000 + i) + "9"          |
        | strings, at the end of many   | string_texts   | std::string(100, 'x') + std::to_string(1000 + i)     |
        | strings, at the start of many | string_texts   | std::to_string(1000 + i) + std::string(100, 'x')     |
        | strings, in length            | string_texts   | std::string(static_cast<size_t>(i), 'a')             |
        | strings, in NULs              | string_texts   | std::string(static_cast<size_t>(i), '\\0')           |
        | int32, in the highest bits    | int32_texts    | static_cast<int32_t>(static_cast<uint32_t>(i) << 22) |
        | int32, around zero            | int32_texts    | i % 2 == 0 ? i : -i                                  |
        | uint32, in the highest bits   | uint32_texts   | static_cast<uint32_t>(i) << 22                       |
        | int64, in the highest bits    | int64_texts    | static_cast<int64_t>(static_cast<uint64_t>(i) << 54) |
        | int64, in the upper half      | int64_texts    | int64_t{i} << 32                                     |
        | uint64, in the highest bits   | uint64_texts   | static_cast<uint64_t>(i) << 54                       |
        | sint64, near the smallest     | sint64_texts   | INT64_MIN + i                                        |
        | fixed64, in the upper half    | fixed64_texts  | static_cast<uint64_t>(i) << 32 \| 7u                 |
        | sfixed32, in the highest bits | sfixed32_texts | static_cast<int32_t>(static_cast<uint32_t>(i) << 22) |

  @cpp.map.clear
  Rule: `clear` removes all entries of a Map (a map that was larger before)

    Scenario: 0 of 1000 left
      Given `Keys m`
      And `auto& map = *m.mutable_int32_texts()`
      And `for (int i = 0; i < 1000; ++i) map[i * 7] = "before"`
      And `for (int i = 0; i < 1000; ++i) map.erase(i * 7)`
      When `map.clear()`
      Then `map.empty()` is `true`
      And `map.begin() == map.end()` is `true`
      When `for (int i = 0; i < 20; ++i) map[i * 7] = "after"`
      And `int found = 0`
      And `for (const auto& entry : m.int32_texts()) found += entry.second == "after"`
      Then `found` is `20`
      And `m.int32_texts_size()` is `20`

    Scenario Outline: <left> of <count> left, of type <type>
      Given `Keys m`
      And `auto& map = *m.mutable_<name>()`
      And `for (int i = 0; i < <count>; ++i) map[<key>] = "before"`
      And `for (int i = <left>; i < <count>; ++i) map.erase(<key>)`
      When `map.clear()`
      Then `map.empty()` is `true`
      And `map.begin() == map.end()` is `true`
      When `for (int i = 0; i < 20; ++i) map[<key>] = "after"`
      And `int found = 0`
      And `for (const auto& entry : m.<name>()) found += entry.second == "after"`
      Then `found` is `20`
      And `m.<name>_size()` is `20`

      Examples:
        | left | count | type   | name         | key               |
        | 1    | 1000  | int32  | int32_texts  | i * 7             |
        | 2    | 1000  | int32  | int32_texts  | i * 7             |
        | 30   | 1000  | int32  | int32_texts  | i * 7             |
        | 0    | 40    | int32  | int32_texts  | i * 7             |
        | 1    | 40    | int32  | int32_texts  | i * 7             |
        | 2    | 40    | int32  | int32_texts  | i * 7             |
        | 30   | 40    | int32  | int32_texts  | i * 7             |
        | 0    | 1000  | string | string_texts | std::to_string(i) |
        | 1    | 1000  | string | string_texts | std::to_string(i) |
        | 2    | 1000  | string | string_texts | std::to_string(i) |
        | 30   | 1000  | string | string_texts | std::to_string(i) |
        | 0    | 40    | string | string_texts | std::to_string(i) |
        | 1    | 40    | string | string_texts | std::to_string(i) |
        | 2    | 40    | string | string_texts | std::to_string(i) |
        | 30   | 40    | string | string_texts | std::to_string(i) |

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (entries of any form)

    Scenario: a key that comes again without a value, texts
      Given `Keys m`
      When `m.ParseFromString(bytes("aa 01 06 08 07 12 02 61 62 aa 01 02 08 07"))`
      Then `m` serializes to the bytes `aa 01 04 08 07 12 00`

    Scenario Outline: <form>, <name>
      Given `Keys m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<written>`

      Examples:
        | form                                   | name    | bytes                                                                               | written                                   |
        | a key that comes again                 | texts   | aa 01 06 08 07 12 02 61 62 aa 01 05 08 07 12 01 63                                  | aa 01 05 08 07 12 01 63                   |
        | a value before its key                 | texts   | aa 01 06 12 02 61 62 08 07                                                          | aa 01 06 08 07 12 02 61 62                |
        | no key                                 | texts   | aa 01 04 12 02 61 62                                                                | aa 01 06 08 00 12 02 61 62                |
        | no value                               | texts   | aa 01 02 08 07                                                                      | aa 01 04 08 07 12 00                      |
        | neither of the two                     | texts   | aa 01 00                                                                            | aa 01 04 08 00 12 00                      |
        | two keys                               | texts   | aa 01 08 08 08 12 02 61 62 08 07                                                    | aa 01 06 08 07 12 02 61 62                |
        | a key that comes again without a value | data    | b2 01 06 08 07 12 02 61 00 b2 01 02 08 07                                           | b2 01 04 08 07 12 00                      |
        | a key that comes again                 | data    | b2 01 06 08 07 12 02 61 00 b2 01 05 08 07 12 01 63                                  | b2 01 05 08 07 12 01 63                   |
        | a value before its key                 | data    | b2 01 06 12 02 61 00 08 07                                                          | b2 01 06 08 07 12 02 61 00                |
        | no key                                 | data    | b2 01 04 12 02 61 00                                                                | b2 01 06 08 00 12 02 61 00                |
        | no value                               | data    | b2 01 02 08 07                                                                      | b2 01 04 08 07 12 00                      |
        | neither of the two                     | data    | b2 01 00                                                                            | b2 01 04 08 00 12 00                      |
        | two keys                               | data    | b2 01 08 08 08 12 02 61 00 08 07                                                    | b2 01 06 08 07 12 02 61 00                |
        | a key that comes again without a value | numbers | ba 01 04 08 07 10 05 ba 01 02 08 07                                                 | ba 01 04 08 07 10 00                      |
        | a key that comes again                 | numbers | ba 01 04 08 07 10 05 ba 01 04 08 07 10 06                                           | ba 01 04 08 07 10 06                      |
        | a value before its key                 | numbers | ba 01 04 10 05 08 07                                                                | ba 01 04 08 07 10 05                      |
        | no key                                 | numbers | ba 01 02 10 05                                                                      | ba 01 04 08 00 10 05                      |
        | no value                               | numbers | ba 01 02 08 07                                                                      | ba 01 04 08 07 10 00                      |
        | neither of the two                     | numbers | ba 01 00                                                                            | ba 01 04 08 00 10 00                      |
        | two keys                               | numbers | ba 01 06 08 08 10 05 08 07                                                          | ba 01 04 08 07 10 05                      |
        | a key that comes again without a value | reals   | c2 01 0b 08 07 11 00 00 00 00 00 00 f8 3f c2 01 02 08 07                            | c2 01 0b 08 07 11 00 00 00 00 00 00 00 00 |
        | a key that comes again                 | reals   | c2 01 0b 08 07 11 00 00 00 00 00 00 f8 3f c2 01 0b 08 07 11 00 00 00 00 00 00 04 40 | c2 01 0b 08 07 11 00 00 00 00 00 00 04 40 |
        | a value before its key                 | reals   | c2 01 0b 11 00 00 00 00 00 00 f8 3f 08 07                                           | c2 01 0b 08 07 11 00 00 00 00 00 00 f8 3f |
        | no key                                 | reals   | c2 01 09 11 00 00 00 00 00 00 f8 3f                                                 | c2 01 0b 08 00 11 00 00 00 00 00 00 f8 3f |
        | no value                               | reals   | c2 01 02 08 07                                                                      | c2 01 0b 08 07 11 00 00 00 00 00 00 00 00 |
        | neither of the two                     | reals   | c2 01 00                                                                            | c2 01 0b 08 00 11 00 00 00 00 00 00 00 00 |
        | two keys                               | reals   | c2 01 0d 08 08 11 00 00 00 00 00 00 f8 3f 08 07                                     | c2 01 0b 08 07 11 00 00 00 00 00 00 f8 3f |
        | a key that comes again without a value | flags   | ca 01 04 08 07 10 01 ca 01 02 08 07                                                 | ca 01 04 08 07 10 00                      |
        | a key that comes again                 | flags   | ca 01 04 08 07 10 01 ca 01 04 08 07 10 01                                           | ca 01 04 08 07 10 01                      |
        | a value before its key                 | flags   | ca 01 04 10 01 08 07                                                                | ca 01 04 08 07 10 01                      |
        | no key                                 | flags   | ca 01 02 10 01                                                                      | ca 01 04 08 00 10 01                      |
        | no value                               | flags   | ca 01 02 08 07                                                                      | ca 01 04 08 07 10 00                      |
        | neither of the two                     | flags   | ca 01 00                                                                            | ca 01 04 08 00 10 00                      |
        | two keys                               | flags   | ca 01 06 08 08 10 01 08 07                                                          | ca 01 04 08 07 10 01                      |
        | a key that comes again without a value | kinds   | d2 01 04 08 07 10 05 d2 01 02 08 07                                                 | d2 01 04 08 07 10 00                      |
        | a key that comes again                 | kinds   | d2 01 04 08 07 10 05 d2 01 04 08 07 10 05                                           | d2 01 04 08 07 10 05                      |
        | a value before its key                 | kinds   | d2 01 04 10 05 08 07                                                                | d2 01 04 08 07 10 05                      |
        | no key                                 | kinds   | d2 01 02 10 05                                                                      | d2 01 04 08 00 10 05                      |
        | no value                               | kinds   | d2 01 02 08 07                                                                      | d2 01 04 08 07 10 00                      |
        | neither of the two                     | kinds   | d2 01 00                                                                            | d2 01 04 08 00 10 00                      |
        | two keys                               | kinds   | d2 01 06 08 08 10 05 08 07                                                          | d2 01 04 08 07 10 05                      |
        | a key that comes again without a value | parts   | da 01 06 08 07 12 02 08 07 da 01 02 08 07                                           | da 01 04 08 07 12 00                      |
        | a key that comes again                 | parts   | da 01 06 08 07 12 02 08 07 da 01 07 08 07 12 03 12 01 78                            | da 01 07 08 07 12 03 12 01 78             |
        | a value before its key                 | parts   | da 01 06 12 02 08 07 08 07                                                          | da 01 06 08 07 12 02 08 07                |
        | no key                                 | parts   | da 01 04 12 02 08 07                                                                | da 01 06 08 00 12 02 08 07                |
        | no value                               | parts   | da 01 02 08 07                                                                      | da 01 04 08 07 12 00                      |
        | neither of the two                     | parts   | da 01 00                                                                            | da 01 04 08 00 12 00                      |
        | two keys                               | parts   | da 01 08 08 08 12 02 08 07 08 07                                                    | da 01 06 08 07 12 02 08 07                |

    Scenario Outline: a key that is text: <what>
      Given `Keys m`
      And `const std::string input = record(12, record(1, <key>) + record(2, "one"))`
      Then `m.ParseFromString(input)` is `true`
      And `m.string_texts().count(<key>)` is `1u`
      And `m.SerializeAsString()` is `input`

      Examples:
        | what          | key      |
        | with a NUL    | "a\\0b"s |
        | ending in NUL | "a\\0"s  |
        | a NUL         | "\\0"s   |
        | empty         | ""s      |

    Scenario Outline: <what> of <size> bytes
      Given `Keys m`
      And `const std::string text(<size>, 'x')`
      And `const std::string input = <input>`
      Then `m.ParseFromString(input)` is `true`
      And `m.<get>.size()` is `<size>u`
      And `m.SerializeAsString()` is `input`
      And `m.ByteSizeLong()` is `input.size()`

      Examples:
        | what                  | size  | input                                                   | get                           |
        | a key                 | 123   | record(12, record(1, text) + record(2, "y"))            | string_texts().begin()->first |
        | a key                 | 124   | record(12, record(1, text) + record(2, "y"))            | string_texts().begin()->first |
        | a key                 | 127   | record(12, record(1, text) + record(2, "y"))            | string_texts().begin()->first |
        | a key                 | 128   | record(12, record(1, text) + record(2, "y"))            | string_texts().begin()->first |
        | a key                 | 16383 | record(12, record(1, text) + record(2, "y"))            | string_texts().begin()->first |
        | a key                 | 16384 | record(12, record(1, text) + record(2, "y"))            | string_texts().begin()->first |
        | a text                | 123   | record(21, bytes("08 07") + record(2, text))            | texts().begin()->second       |
        | a text                | 124   | record(21, bytes("08 07") + record(2, text))            | texts().begin()->second       |
        | a text                | 127   | record(21, bytes("08 07") + record(2, text))            | texts().begin()->second       |
        | a text                | 128   | record(21, bytes("08 07") + record(2, text))            | texts().begin()->second       |
        | a text                | 16383 | record(21, bytes("08 07") + record(2, text))            | texts().begin()->second       |
        | a text                | 16384 | record(21, bytes("08 07") + record(2, text))            | texts().begin()->second       |
        | bytes                 | 123   | record(22, bytes("08 07") + record(2, text))            | data().begin()->second        |
        | bytes                 | 124   | record(22, bytes("08 07") + record(2, text))            | data().begin()->second        |
        | bytes                 | 127   | record(22, bytes("08 07") + record(2, text))            | data().begin()->second        |
        | bytes                 | 128   | record(22, bytes("08 07") + record(2, text))            | data().begin()->second        |
        | bytes                 | 16383 | record(22, bytes("08 07") + record(2, text))            | data().begin()->second        |
        | bytes                 | 16384 | record(22, bytes("08 07") + record(2, text))            | data().begin()->second        |
        | the text of a message | 123   | record(27, bytes("08 07") + record(2, record(2, text))) | parts().at(7).label()         |
        | the text of a message | 124   | record(27, bytes("08 07") + record(2, record(2, text))) | parts().at(7).label()         |
        | the text of a message | 127   | record(27, bytes("08 07") + record(2, record(2, text))) | parts().at(7).label()         |
        | the text of a message | 128   | record(27, bytes("08 07") + record(2, record(2, text))) | parts().at(7).label()         |
        | the text of a message | 16383 | record(27, bytes("08 07") + record(2, record(2, text))) | parts().at(7).label()         |
        | the text of a message | 16384 | record(27, bytes("08 07") + record(2, record(2, text))) | parts().at(7).label()         |

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (what follows an entry)

    Background:
      Given the schema file `behind.proto`
        """proto
        syntax = "proto3";
        message Inner { int32 id = 1; int32 number = 2; }
        message Varints { int32 one = 1; int32 two = 2; map<int32, int32> entries = 3; }
        message Floats { int32 one = 1; float two = 2; map<int32, float> entries = 3; }
        message Doubles { int32 one = 1; double two = 2; map<int32, double> entries = 3; }
        message Texts { int32 one = 1; string two = 2; map<int32, string> entries = 3; }
        message Parts { int32 one = 1; Inner two = 2; map<int32, Inner> entries = 3; }
        """

    Scenario: a field with the tag of a value, int32
      Given `Varints m`
      Then `m.ParseFromString(bytes("1a 04 08 07 10 05 10 09"))` is `true`
      And `m` serializes to the bytes `10 09 1a 04 08 07 10 05`

    Scenario Outline: a field with the tag <tag>
      Given `<message> m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<written>`

      Examples:
        | tag                                           | message | bytes                                                             | written                                                           |
        | of a value that the entry lacks, int32        | Varints | 1a 02 08 07 10 09                                                 | 10 09 1a 04 08 07 10 00                                           |
        | of a key, beside int32                        | Varints | 1a 04 08 07 10 05 08 09                                           | 08 09 1a 04 08 07 10 05                                           |
        | of a key that the entry lacks, beside int32   | Varints | 1a 02 10 05 08 09                                                 | 08 09 1a 04 08 00 10 05                                           |
        | of a value, float                             | Floats  | 1a 07 08 07 15 00 00 a0 40 15 00 00 e0 40                         | 15 00 00 e0 40 1a 07 08 07 15 00 00 a0 40                         |
        | of a value that the entry lacks, float        | Floats  | 1a 02 08 07 15 00 00 e0 40                                        | 15 00 00 e0 40 1a 07 08 07 15 00 00 00 00                         |
        | of a key, beside float                        | Floats  | 1a 07 08 07 15 00 00 a0 40 08 09                                  | 08 09 1a 07 08 07 15 00 00 a0 40                                  |
        | of a key that the entry lacks, beside float   | Floats  | 1a 05 15 00 00 a0 40 08 09                                        | 08 09 1a 07 08 00 15 00 00 a0 40                                  |
        | of a value, double                            | Doubles | 1a 0b 08 07 11 00 00 00 00 00 00 14 40 11 00 00 00 00 00 00 1c 40 | 11 00 00 00 00 00 00 1c 40 1a 0b 08 07 11 00 00 00 00 00 00 14 40 |
        | of a value that the entry lacks, double       | Doubles | 1a 02 08 07 11 00 00 00 00 00 00 1c 40                            | 11 00 00 00 00 00 00 1c 40 1a 0b 08 07 11 00 00 00 00 00 00 00 00 |
        | of a key, beside double                       | Doubles | 1a 0b 08 07 11 00 00 00 00 00 00 14 40 08 09                      | 08 09 1a 0b 08 07 11 00 00 00 00 00 00 14 40                      |
        | of a key that the entry lacks, beside double  | Doubles | 1a 09 11 00 00 00 00 00 00 14 40 08 09                            | 08 09 1a 0b 08 00 11 00 00 00 00 00 00 14 40                      |
        | of a value, string                            | Texts   | 1a 05 08 07 12 01 61 12 01 62                                     | 12 01 62 1a 05 08 07 12 01 61                                     |
        | of a value that the entry lacks, string       | Texts   | 1a 02 08 07 12 01 62                                              | 12 01 62 1a 04 08 07 12 00                                        |
        | of a key, beside string                       | Texts   | 1a 05 08 07 12 01 61 08 09                                        | 08 09 1a 05 08 07 12 01 61                                        |
        | of a key that the entry lacks, beside string  | Texts   | 1a 03 12 01 61 08 09                                              | 08 09 1a 05 08 00 12 01 61                                        |
        | of a value, message                           | Parts   | 1a 06 08 07 12 02 08 05 12 02 10 09                               | 12 02 10 09 1a 06 08 07 12 02 08 05                               |
        | of a value that the entry lacks, message      | Parts   | 1a 02 08 07 12 02 10 09                                           | 12 02 10 09 1a 04 08 07 12 00                                     |
        | of a key, beside message                      | Parts   | 1a 06 08 07 12 02 08 05 08 09                                     | 08 09 1a 06 08 07 12 02 08 05                                     |
        | of a key that the entry lacks, beside message | Parts   | 1a 04 12 02 08 05 08 09                                           | 08 09 1a 06 08 00 12 02 08 05                                     |
