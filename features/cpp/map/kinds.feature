@needs.cpp
Feature: Maps of every key and value
  What a map can do does not depend on the types of its keys and values.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Color { RED = 0; BLUE = 5; }
      enum Level { LOW = 0; HIGH = 7; }
      message Part { optional int32 id = 1; optional string label = 2; repeated string tags = 3; optional Part next = 4; }
      message Kinds {
        map<int32, int64> k_int32 = 1;
        map<int64, int64> k_int64 = 2;
        map<uint32, int64> k_uint32 = 3;
        map<uint64, int64> k_uint64 = 4;
        map<sint32, int64> k_sint32 = 5;
        map<sint64, int64> k_sint64 = 6;
        map<fixed32, int64> k_fixed32 = 7;
        map<fixed64, int64> k_fixed64 = 8;
        map<sfixed32, int64> k_sfixed32 = 9;
        map<sfixed64, int64> k_sfixed64 = 10;
        map<bool, int64> k_bool = 11;
        map<string, int64> k_string = 12;
        map<int32, int32> v_int32 = 13;
        map<int32, int64> v_int64 = 14;
        map<int32, uint32> v_uint32 = 15;
        map<int32, uint64> v_uint64 = 16;
        map<int32, sint32> v_sint32 = 17;
        map<int32, sint64> v_sint64 = 18;
        map<int32, fixed32> v_fixed32 = 19;
        map<int32, fixed64> v_fixed64 = 20;
        map<int32, sfixed32> v_sfixed32 = 21;
        map<int32, sfixed64> v_sfixed64 = 22;
        map<int32, float> v_float = 23;
        map<int32, double> v_double = 24;
        map<int32, bool> v_bool = 25;
        map<int32, string> v_string = 26;
        map<int32, bytes> v_bytes = 27;
        map<int32, Color> v_color = 28;
        map<int32, Level> v_level = 29;
        map<int32, Part> v_part = 30;
      }
      """
    And `Kinds m`
    And the header `map`

  @cpp.map.member-types
  Rule: Map names its key type, its mapped type and its value type (of every key and value)

    Scenario: int32 as the key
      Given `using Map = std::decay_t<decltype(m.k_int32())>`
      Then `(std::is_same_v<Map::key_type, int32_t>)` is `true`
      And `(std::is_same_v<Map::mapped_type, int64_t>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::first), const int32_t>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::second), int64_t>)` is `true`
      And `(std::is_same_v<Map::iterator::value_type, Map::value_type>)` is `true`

    Scenario Outline: <type> as the <part>
      Given `using Map = std::decay_t<decltype(m.<name>())>`
      Then `(std::is_same_v<Map::key_type, <key>>)` is `true`
      And `(std::is_same_v<Map::mapped_type, <mapped>>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::first), const <key>>)` is `true`
      And `(std::is_same_v<decltype(Map::value_type::second), <mapped>>)` is `true`
      And `(std::is_same_v<Map::iterator::value_type, Map::value_type>)` is `true`

      Examples:
        | type          | part  | name       | key         | mapped      |
        | int64         | key   | k_int64    | int64_t     | int64_t     |
        | uint32        | key   | k_uint32   | uint32_t    | int64_t     |
        | uint64        | key   | k_uint64   | uint64_t    | int64_t     |
        | sint32        | key   | k_sint32   | int32_t     | int64_t     |
        | sint64        | key   | k_sint64   | int64_t     | int64_t     |
        | fixed32       | key   | k_fixed32  | uint32_t    | int64_t     |
        | fixed64       | key   | k_fixed64  | uint64_t    | int64_t     |
        | sfixed32      | key   | k_sfixed32 | int32_t     | int64_t     |
        | sfixed64      | key   | k_sfixed64 | int64_t     | int64_t     |
        | bool          | key   | k_bool     | bool        | int64_t     |
        | string        | key   | k_string   | std::string | int64_t     |
        | int32         | value | v_int32    | int32_t     | int32_t     |
        | int64         | value | v_int64    | int32_t     | int64_t     |
        | uint32        | value | v_uint32   | int32_t     | uint32_t    |
        | uint64        | value | v_uint64   | int32_t     | uint64_t    |
        | sint32        | value | v_sint32   | int32_t     | int32_t     |
        | sint64        | value | v_sint64   | int32_t     | int64_t     |
        | fixed32       | value | v_fixed32  | int32_t     | uint32_t    |
        | fixed64       | value | v_fixed64  | int32_t     | uint64_t    |
        | sfixed32      | value | v_sfixed32 | int32_t     | int32_t     |
        | sfixed64      | value | v_sfixed64 | int32_t     | int64_t     |
        | float         | value | v_float    | int32_t     | float       |
        | double        | value | v_double   | int32_t     | double      |
        | bool          | value | v_bool     | int32_t     | bool        |
        | string        | value | v_string   | int32_t     | std::string |
        | bytes         | value | v_bytes    | int32_t     | std::string |
        | an enum       | value | v_color    | int32_t     | Color       |
        | a closed enum | value | v_level    | int32_t     | Level       |
        | a message     | value | v_part     | int32_t     | Part        |

  @cpp.map.capacity
  Rule: `size` counts the entries of a Map, and `empty` tells whether there are none (of every key and value, and afterwards)

    Scenario: int32 as the key
      Given `auto& map = *m.mutable_k_int32()`
      Then `map.empty()` is `true`
      When `map[-7]`
      And `map[8]`
      And `map[-7]`
      Then `map.size()` is `2u`
      And `map.empty()` is `false`
      When `map.erase(-7)`
      And `map.erase(-7)`
      Then `map.size()` is `1u`

    Scenario Outline: <type> as the key
      Given `auto& map = *m.mutable_<name>()`
      Then `map.empty()` is `true`
      When `map[<one>]`
      And `map[<other>]`
      And `map[<one>]`
      Then `map.size()` is `2u`
      And `map.empty()` is `false`
      When `map.erase(<one>)`
      And `map.erase(<one>)`
      Then `map.size()` is `1u`

      Examples:
        | type     | name       | one  | other |
        | int64    | k_int64    | -7   | 8     |
        | uint32   | k_uint32   | 7u   | 8u    |
        | uint64   | k_uint64   | 7u   | 8u    |
        | sint32   | k_sint32   | -7   | 8     |
        | sint64   | k_sint64   | -7   | 8     |
        | fixed32  | k_fixed32  | 7u   | 8u    |
        | fixed64  | k_fixed64  | 7u   | 8u    |
        | sfixed32 | k_sfixed32 | -7   | 8     |
        | sfixed64 | k_sfixed64 | -7   | 8     |
        | bool     | k_bool     | true | false |
        | string   | k_string   | "a"  | "b"   |

    Scenario Outline: <how>
      Given `Kinds other`
      And `using Map = rt::Map<int32_t, std::string>`
      And `auto& map = *m.mutable_v_string()`
      And `map[1] = "one", map[2] = "two", map[3] = "three"`
      And `(*other.mutable_v_string())[3] = "three", (*other.mutable_v_string())[4] = "four"`
      When `<change>`
      Then `map.size()` is `<size>u`
      And `map.empty()` is `<empty>`
      And `m.v_string_size()` is `<size>`
      And `std::distance(map.begin(), map.end())` is `<size>`

      Examples:
        | how                      | change                                                       | size | empty |
        | cleared                  | map.clear()                                                  | 0    | true  |
        | cleared with its message | m.Clear()                                                    | 0    | true  |
        | cleared and filled       | map.clear(), map[9]                                          | 1    | false |
        | assigned                 | map = other.v_string()                                       | 2    | false |
        | assigned an empty one    | map = Map()                                                  | 0    | true  |
        | swapped                  | m.Swap(&other)                                               | 2    | false |
        | merged                   | m.MergeFrom(other)                                           | 4    | false |
        | copied with its message  | m = other                                                    | 2    | false |
        | a range inserted         | map.insert(other.v_string().begin(), other.v_string().end()) | 4    | false |
        | a key inserted again     | map.insert(Map::value_type(1, "again"))                      | 3    | false |
        | a key looked up          | map.contains(9), map.count(9), map.find(9)                   | 3    | false |
        | a range erased           | map.erase(map.begin(), map.end())                            | 0    | true  |
        | an iterator erased       | map.erase(map.find(2))                                       | 2    | false |
        | parsed                   | m.ParseFromString(other.SerializeAsString())                 | 2    | false |
        | more parsed              | m.MergeFromString(other.SerializeAsString())                 | 4    | false |
        | a thousand more          | for (int i = 1; i <= 1000; ++i) map[i]                       | 1000 | false |

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map (of every value)

    Scenario: int32 as the value
      Given `auto& map = *m.mutable_v_int32()`
      Then `map[7]` is `0`
      When `map[7] = -5`
      Then `map[7]` is `-5`
      And `map.at(7)` is `-5`
      And `m.v_int32().at(7)` is `-5`
      When `map.erase(7)`
      Then `map[7]` is `0`

    Scenario Outline: <type> as the value
      Given `auto& map = *m.mutable_<name>()`
      Then `map[7]` is `<zero>`
      When `map[7] = <value>`
      Then `map[7]` is `<value>`
      And `map.at(7)` is `<value>`
      And `m.<name>().at(7)` is `<value>`
      When `map.erase(7)`
      Then `map[7]` is `<zero>`

      Examples:
        | type     | name       | zero  | value       |
        | int64    | v_int64    | 0     | -5000000000 |
        | uint32   | v_uint32   | 0u    | 5u          |
        | uint64   | v_uint64   | 0u    | 5000000000u |
        | sint32   | v_sint32   | 0     | -5          |
        | sint64   | v_sint64   | 0     | -5000000000 |
        | fixed32  | v_fixed32  | 0u    | 5u          |
        | fixed64  | v_fixed64  | 0u    | 5000000000u |
        | sfixed32 | v_sfixed32 | 0     | -5          |
        | sfixed64 | v_sfixed64 | 0     | -5000000000 |
        | float    | v_float    | 0.0f  | 2.5f        |
        | double   | v_double   | 0.0   | -0.7        |
        | bool     | v_bool     | false | true        |
        | string   | v_string   | ""s   | "text"      |
        | bytes    | v_bytes    | ""s   | "\\0\\xff"s |
        | an enum  | v_color    | RED   | BLUE        |

    Scenario Outline: after memory was used for something else, <type>
      Given `auto& map = *m.mutable_<name>()`
      And `for (int i = 0; i < 300; ++i) map[i] = <value>`
      And `map.clear()`
      And `int zeros = 0`
      When `for (int i = 0; i < 300; ++i) zeros += map[i] == <zero> ? 1 : 0`
      Then `zeros` is `300`

      Examples:
        | type     | name       | zero  | value                |
        | int32    | v_int32    | 0     | -5                   |
        | int64    | v_int64    | 0     | -5000000000          |
        | uint32   | v_uint32   | 0u    | 5u                   |
        | uint64   | v_uint64   | 0u    | 5000000000u          |
        | sint32   | v_sint32   | 0     | -5                   |
        | sint64   | v_sint64   | 0     | -5000000000          |
        | fixed32  | v_fixed32  | 0u    | 5u                   |
        | fixed64  | v_fixed64  | 0u    | 5000000000u          |
        | sfixed32 | v_sfixed32 | 0     | -5                   |
        | sfixed64 | v_sfixed64 | 0     | -5000000000          |
        | float    | v_float    | 0.0f  | 2.5f                 |
        | double   | v_double   | 0.0   | -0.7                 |
        | bool     | v_bool     | false | true                 |
        | string   | v_string   | ""s   | std::string(40, 'x') |
        | bytes    | v_bytes    | ""s   | std::string(40, 'x') |

  @cpp.map.insert-deep-copy
  Rule: `insert` copies the value of a Map's entry deeply (of every value that owns memory)

    Scenario: a message in a message
      Given `using Map = rt::Map<int32_t, Part>`
      And `Part part`
      And `part.mutable_next()->set_label("long, and not inline")`
      And `Map::value_type value(7, part)`
      When `m.mutable_v_part()->insert(value)`
      And `value.second.mutable_next()->set_label("changed, and not inline")`
      Then `m.v_part().at(7).next().label()` is `"long, and not inline"s`
      When `m.mutable_v_part()->at(7).mutable_next()->set_label("changed too")`
      Then `value.second.next().label()` is `"changed, and not inline"s`

    Scenario Outline: <what>
      Given `using Map = std::decay_t<decltype(m.<name>())>`
      And `Map::mapped_type from`
      And `<arrange>`
      And `Map::value_type value(7, from)`
      When `m.mutable_<name>()->insert(<argument>)`
      And `<change>`
      Then `m.<name>().at(7)<get>` is `"long, and not inline"s`

      Examples:
        | what                    | name     | arrange                                | argument           | change                                    | get      |
        | a string                | v_string | from = "long, and not inline"          | value              | value.second[0] = 'x'                     |          |
        | bytes                   | v_bytes  | from = "long, and not inline"          | value              | value.second[0] = 'x'                     |          |
        | a string, by pair       | v_string | from = "long, and not inline"          | {7, from}          | from[0] = 'x'                             |          |
        | a message               | v_part   | from.set_label("long, and not inline") | value              | value.second.mutable_label()->assign("x") | .label() |
        | a message, by pair      | v_part   | from.set_label("long, and not inline") | {7, from}          | from.mutable_label()->assign("x")         | .label() |
        | an element of a message | v_part   | from.add_tags("long, and not inline")  | value              | value.second.mutable_tags(0)->assign("x") | .tags(0) |
        | a range                 | v_part   | from.add_tags("long, and not inline")  | &value, &value + 1 | value.second.mutable_tags(0)->assign("x") | .tags(0) |
        | a range of strings      | v_string | from = "long, and not inline"          | &value, &value + 1 | value.second[0] = 'x'                     |          |

    Scenario: the key, too
      Given `using Map = rt::Map<std::string, int64_t>`
      And `std::string key = "a key that is too long to be inline"`
      When `m.mutable_k_string()->insert(Map::value_type(key, 5))`
      And `key[0] = 'x'`
      Then `m.k_string().at("a key that is too long to be inline")` is `5`

  @cpp.map.to-std @cpp.map.from-std
  Rule: A standard map constructed from the range of a Map holds deep copies of its entries (and the reverse; of every key and value)

    Scenario: int32 as the key
      Given `auto& map = *m.mutable_k_int32()`
      And `map[-7] = 1, map[8] = 2`
      When `std::map<int32_t, int64_t> copy(map.begin(), map.end())`
      And `map[-7] = 3, map.erase(8)`
      Then `copy.size()` is `2u`
      And `copy.at(-7)` is `1`
      And `copy.at(8)` is `2`
      When `rt::Map<int32_t, int64_t> back(copy.begin(), copy.end())`
      And `copy.clear()`
      Then `back.size()` is `2u`
      And `back.at(-7)` is `1`
      And `back.at(8)` is `2`

    Scenario Outline: <type> as the key
      Given `auto& map = *m.mutable_<name>()`
      And `map[<one>] = 1, map[<other>] = 2`
      When `std::map<<key>, int64_t> copy(map.begin(), map.end())`
      And `map[<one>] = 3, map.erase(<other>)`
      Then `copy.size()` is `2u`
      And `copy.at(<one>)` is `1`
      And `copy.at(<other>)` is `2`
      When `rt::Map<<key>, int64_t> back(copy.begin(), copy.end())`
      And `copy.clear()`
      Then `back.size()` is `2u`
      And `back.at(<one>)` is `1`
      And `back.at(<other>)` is `2`

      Examples:
        | type     | name       | key         | one  | other |
        | int64    | k_int64    | int64_t     | -7   | 8     |
        | uint32   | k_uint32   | uint32_t    | 7u   | 8u    |
        | uint64   | k_uint64   | uint64_t    | 7u   | 8u    |
        | sint32   | k_sint32   | int32_t     | -7   | 8     |
        | sint64   | k_sint64   | int64_t     | -7   | 8     |
        | fixed32  | k_fixed32  | uint32_t    | 7u   | 8u    |
        | fixed64  | k_fixed64  | uint64_t    | 7u   | 8u    |
        | sfixed32 | k_sfixed32 | int32_t     | -7   | 8     |
        | sfixed64 | k_sfixed64 | int64_t     | -7   | 8     |
        | bool     | k_bool     | bool        | true | false |
        | string   | k_string   | std::string | "a"  | "b"   |

    Scenario Outline: <type> as the value
      Given `auto& map = *m.mutable_<name>()`
      And `map[7] = <value>`
      When `std::map<int32_t, <mapped>> copy(map.begin(), map.end())`
      And `map.clear()`
      Then `copy.at(7)` is `<value>`
      When `rt::Map<int32_t, <mapped>> back(copy.begin(), copy.end())`
      And `copy.clear()`
      Then `back.at(7)` is `<value>`

      Examples:
        | type          | name       | mapped      | value       |
        | int32         | v_int32    | int32_t     | -5          |
        | int64         | v_int64    | int64_t     | -5000000000 |
        | uint32        | v_uint32   | uint32_t    | 5u          |
        | uint64        | v_uint64   | uint64_t    | 5000000000u |
        | sint32        | v_sint32   | int32_t     | -5          |
        | sint64        | v_sint64   | int64_t     | -5000000000 |
        | fixed32       | v_fixed32  | uint32_t    | 5u          |
        | fixed64       | v_fixed64  | uint64_t    | 5000000000u |
        | sfixed32      | v_sfixed32 | int32_t     | -5          |
        | sfixed64      | v_sfixed64 | int64_t     | -5000000000 |
        | float         | v_float    | float       | 2.5f        |
        | double        | v_double   | double      | -0.7        |
        | bool          | v_bool     | bool        | true        |
        | string        | v_string   | std::string | "text"      |
        | bytes         | v_bytes    | std::string | "\\0\\xff"s |
        | an enum       | v_color    | Color       | BLUE        |
        | a closed enum | v_level    | Level       | HIGH        |

  @cpp.map.unknown-enum-editions-open @needs.editions
  Rule: In an edition an entry with an unknown value of an open enum stays in the map (of every key)

    Background:
      Given the schema file `edition.proto`
        """proto
        edition = "2023";
        package edition;
        enum Color { RED = 0; BLUE = 5; }
        enum Level { option features.enum_type = CLOSED; LOW = 0; HIGH = 7; }
        message Kinds {
          map<int32, Color> open_int32 = 1; map<int32, Level> shut_int32 = 2;
          map<int64, Color> open_int64 = 3; map<int64, Level> shut_int64 = 4;
          map<uint32, Color> open_uint32 = 5; map<uint32, Level> shut_uint32 = 6;
          map<uint64, Color> open_uint64 = 7; map<uint64, Level> shut_uint64 = 8;
          map<sint32, Color> open_sint32 = 9; map<sint32, Level> shut_sint32 = 10;
          map<sint64, Color> open_sint64 = 11; map<sint64, Level> shut_sint64 = 12;
          map<fixed32, Color> open_fixed32 = 13; map<fixed32, Level> shut_fixed32 = 14;
          map<fixed64, Color> open_fixed64 = 15; map<fixed64, Level> shut_fixed64 = 16;
          map<sfixed32, Color> open_sfixed32 = 17; map<sfixed32, Level> shut_sfixed32 = 18;
          map<sfixed64, Color> open_sfixed64 = 19; map<sfixed64, Level> shut_sfixed64 = 20;
          map<bool, Color> open_bool = 21; map<bool, Level> shut_bool = 22;
          map<string, Color> open_string = 23; map<string, Level> shut_string = 24;
        }
        """

    Scenario: int32 as the key
      Given `edition::Kinds kinds`
      When `kinds.ParseFromString(bytes("0a 04 08 01 10 09"))`
      Then `static_cast<int>(kinds.open_int32().at(1))` is `9`
      And `kinds.unknown_fields().field_count()` is `0`
      And `kinds` serializes to the bytes `0a 04 08 01 10 09`

    Scenario Outline: <type> as the key
      Given `edition::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(kinds.open_<type>().at(<key>))` is `9`
      And `kinds.unknown_fields().field_count()` is `0`
      And `kinds` serializes to the bytes `<bytes>`

      Examples:
        | type     | key  | bytes                                     |
        | int64    | 1    | 1a 04 08 01 10 09                         |
        | uint32   | 1    | 2a 04 08 01 10 09                         |
        | uint64   | 1    | 3a 04 08 01 10 09                         |
        | sint32   | 1    | 4a 04 08 02 10 09                         |
        | sint64   | 1    | 5a 04 08 02 10 09                         |
        | fixed32  | 1    | 6a 07 0d 01 00 00 00 10 09                |
        | fixed64  | 1    | 7a 0b 09 01 00 00 00 00 00 00 00 10 09    |
        | sfixed32 | 1    | 8a 01 07 0d 01 00 00 00 10 09             |
        | sfixed64 | 1    | 9a 01 0b 09 01 00 00 00 00 00 00 00 10 09 |
        | bool     | true | aa 01 04 08 01 10 09                      |
        | string   | "a"  | ba 01 05 0a 01 61 10 09                   |

    Scenario Outline: the number <number>
      Given `edition::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(kinds.open_int32().at(1))` is `<number>`
      And `kinds.unknown_fields().field_count()` is `0`
      And `kinds` serializes to the bytes `<bytes>`

      Examples:
        | number          | bytes                                        |
        | 1               | 0a 04 08 01 10 01                            |
        | 256             | 0a 05 08 01 10 80 02                         |
        | -1              | 0a 0d 08 01 10 ff ff ff ff ff ff ff ff ff 01 |
        | 2147483647      | 0a 08 08 01 10 ff ff ff ff 07                |
        | -2147483647 - 1 | 0a 0d 08 01 10 80 80 80 80 f8 ff ff ff ff 01 |

  @cpp.map.unknown-enum-editions-closed @needs.editions
  Rule: In an edition an entry with an unknown value of a closed enum becomes, as a whole, an unknown field of the message (of every key)

    Background:
      Given the schema file `edition.proto`
        """proto
        edition = "2023";
        package edition;
        enum Color { RED = 0; BLUE = 5; }
        enum Level { option features.enum_type = CLOSED; LOW = 0; HIGH = 7; }
        message Kinds {
          map<int32, Color> open_int32 = 1; map<int32, Level> shut_int32 = 2;
          map<int64, Color> open_int64 = 3; map<int64, Level> shut_int64 = 4;
          map<uint32, Color> open_uint32 = 5; map<uint32, Level> shut_uint32 = 6;
          map<uint64, Color> open_uint64 = 7; map<uint64, Level> shut_uint64 = 8;
          map<sint32, Color> open_sint32 = 9; map<sint32, Level> shut_sint32 = 10;
          map<sint64, Color> open_sint64 = 11; map<sint64, Level> shut_sint64 = 12;
          map<fixed32, Color> open_fixed32 = 13; map<fixed32, Level> shut_fixed32 = 14;
          map<fixed64, Color> open_fixed64 = 15; map<fixed64, Level> shut_fixed64 = 16;
          map<sfixed32, Color> open_sfixed32 = 17; map<sfixed32, Level> shut_sfixed32 = 18;
          map<sfixed64, Color> open_sfixed64 = 19; map<sfixed64, Level> shut_sfixed64 = 20;
          map<bool, Color> open_bool = 21; map<bool, Level> shut_bool = 22;
          map<string, Color> open_string = 23; map<string, Level> shut_string = 24;
        }
        """

    Scenario: int32 as the key
      Given `edition::Kinds kinds`
      When `kinds.ParseFromString(bytes("12 04 08 01 10 09 12 04 08 02 10 07"))`
      Then `kinds.shut_int32_size()` is `1`
      And `kinds.unknown_fields().field_count()` is `1`
      And `kinds` serializes to the bytes `12 04 08 02 10 07 12 04 08 01 10 09`

    Scenario Outline: <type> as the key
      Given `edition::Kinds kinds`
      When `kinds.ParseFromString(bytes("<unknown> <known>"))`
      Then `kinds.shut_<type>_size()` is `1`
      And `kinds.unknown_fields().field_count()` is `1`
      And `kinds` serializes to the bytes `<known> <unknown>`

      Examples:
        | type     | unknown                                   | known                                     |
        | int64    | 22 04 08 01 10 09                         | 22 04 08 02 10 07                         |
        | uint32   | 32 04 08 01 10 09                         | 32 04 08 02 10 07                         |
        | uint64   | 42 04 08 01 10 09                         | 42 04 08 02 10 07                         |
        | sint32   | 52 04 08 02 10 09                         | 52 04 08 04 10 07                         |
        | sint64   | 62 04 08 02 10 09                         | 62 04 08 04 10 07                         |
        | fixed32  | 72 07 0d 01 00 00 00 10 09                | 72 07 0d 02 00 00 00 10 07                |
        | fixed64  | 82 01 0b 09 01 00 00 00 00 00 00 00 10 09 | 82 01 0b 09 02 00 00 00 00 00 00 00 10 07 |
        | sfixed32 | 92 01 07 0d 01 00 00 00 10 09             | 92 01 07 0d 02 00 00 00 10 07             |
        | sfixed64 | a2 01 0b 09 01 00 00 00 00 00 00 00 10 09 | a2 01 0b 09 02 00 00 00 00 00 00 00 10 07 |
        | bool     | b2 01 04 08 01 10 09                      | b2 01 04 08 00 10 07                      |
        | string   | c2 01 05 0a 01 61 10 09                   | c2 01 05 0a 01 62 10 07                   |

    Scenario Outline: the number <number>
      Given `edition::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `kinds.shut_int32_size()` is `0`
      And `kinds.unknown_fields().field_count()` is `1`
      And `kinds` serializes to the bytes `<bytes>`

      Examples:
        | number          | bytes                                        |
        | 256             | 12 05 08 01 10 80 02                         |
        | 2147483647      | 12 08 08 01 10 ff ff ff ff 07                |
        | -1              | 12 0d 08 01 10 ff ff ff ff ff ff ff ff ff 01 |
        | -2147483647 - 1 | 12 0d 08 01 10 80 80 80 80 f8 ff ff ff ff 01 |

  @cpp.map.unknown-enum-proto2
  Rule: In proto2 an entry whose enum value is unknown becomes, as a whole, an unknown field of the message (of every key)

    Background:
      Given the schema file `old.proto`
        """proto
        syntax = "proto2";
        package old;
        enum Color { RED = 0; BLUE = 5; }
        enum Level { LOW = 0; HIGH = 7; }
        message Kinds {
          map<int32, Color> open_int32 = 1; map<int32, Level> shut_int32 = 2;
          map<int64, Color> open_int64 = 3; map<int64, Level> shut_int64 = 4;
          map<uint32, Color> open_uint32 = 5; map<uint32, Level> shut_uint32 = 6;
          map<uint64, Color> open_uint64 = 7; map<uint64, Level> shut_uint64 = 8;
          map<sint32, Color> open_sint32 = 9; map<sint32, Level> shut_sint32 = 10;
          map<sint64, Color> open_sint64 = 11; map<sint64, Level> shut_sint64 = 12;
          map<fixed32, Color> open_fixed32 = 13; map<fixed32, Level> shut_fixed32 = 14;
          map<fixed64, Color> open_fixed64 = 15; map<fixed64, Level> shut_fixed64 = 16;
          map<sfixed32, Color> open_sfixed32 = 17; map<sfixed32, Level> shut_sfixed32 = 18;
          map<sfixed64, Color> open_sfixed64 = 19; map<sfixed64, Level> shut_sfixed64 = 20;
          map<bool, Color> open_bool = 21; map<bool, Level> shut_bool = 22;
          map<string, Color> open_string = 23; map<string, Level> shut_string = 24;
        }
        """

    Scenario: int32 as the key
      Given `old::Kinds kinds`
      When `kinds.ParseFromString(bytes("12 04 08 01 10 09 12 04 08 02 10 07"))`
      Then `kinds.shut_int32_size()` is `1`
      And `kinds.unknown_fields().field_count()` is `1`
      And `kinds` serializes to the bytes `12 04 08 02 10 07 12 04 08 01 10 09`

    Scenario Outline: <type> as the key
      Given `old::Kinds kinds`
      When `kinds.ParseFromString(bytes("<unknown> <known>"))`
      Then `kinds.shut_<type>_size()` is `1`
      And `kinds.unknown_fields().field_count()` is `1`
      And `kinds` serializes to the bytes `<known> <unknown>`

      Examples:
        | type     | unknown                                   | known                                     |
        | int64    | 22 04 08 01 10 09                         | 22 04 08 02 10 07                         |
        | uint32   | 32 04 08 01 10 09                         | 32 04 08 02 10 07                         |
        | uint64   | 42 04 08 01 10 09                         | 42 04 08 02 10 07                         |
        | sint32   | 52 04 08 02 10 09                         | 52 04 08 04 10 07                         |
        | sint64   | 62 04 08 02 10 09                         | 62 04 08 04 10 07                         |
        | fixed32  | 72 07 0d 01 00 00 00 10 09                | 72 07 0d 02 00 00 00 10 07                |
        | fixed64  | 82 01 0b 09 01 00 00 00 00 00 00 00 10 09 | 82 01 0b 09 02 00 00 00 00 00 00 00 10 07 |
        | sfixed32 | 92 01 07 0d 01 00 00 00 10 09             | 92 01 07 0d 02 00 00 00 10 07             |
        | sfixed64 | a2 01 0b 09 01 00 00 00 00 00 00 00 10 09 | a2 01 0b 09 02 00 00 00 00 00 00 00 10 07 |
        | bool     | b2 01 04 08 01 10 09                      | b2 01 04 08 00 10 07                      |
        | string   | c2 01 05 0a 01 61 10 09                   | c2 01 05 0a 01 62 10 07                   |

    Scenario Outline: <what>
      Given `old::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `kinds.shut_int32_size()` is `<size>`
      And `kinds.unknown_fields().field_count()` is `<unknown>`

      Examples:
        | what                             | bytes                               | size | unknown |
        | one, which the enum has not      | 12 04 08 01 10 01                   | 0    | 1       |
        | no value, which is the first one | 12 02 08 01                         | 1    | 0       |
        | two of one key                   | 12 04 08 01 10 09 12 04 08 01 10 0a | 0    | 2       |
        | unknown, and then known          | 12 04 08 01 10 09 12 04 08 01 10 07 | 1    | 1       |
        | known, and then unknown          | 12 04 08 01 10 07 12 04 08 01 10 09 | 1    | 1       |
        | a value before its key           | 12 04 10 09 08 01                   | 0    | 1       |
        | the largest number               | 12 08 08 01 10 ff ff ff ff 07       | 0    | 1       |

    Scenario Outline: the number <number>
      Given `old::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `kinds.shut_int32_size()` is `0`
      And `kinds.unknown_fields().field_count()` is `1`
      And `kinds` serializes to the bytes `<bytes>`

      Examples:
        | number          | bytes                                        |
        | 256             | 12 05 08 01 10 80 02                         |
        | 2147483647      | 12 08 08 01 10 ff ff ff ff 07                |
        | -1              | 12 0d 08 01 10 ff ff ff ff ff ff ff ff ff 01 |
        | -2147483647 - 1 | 12 0d 08 01 10 80 80 80 80 f8 ff ff ff ff 01 |

  @cpp.map.unknown-enum-proto3
  Rule: In proto3 an entry whose enum value is unknown stays in the map (of every key)

    Background:
      Given the schema file `third.proto`
        """proto
        syntax = "proto3";
        package third;
        enum Color { RED = 0; BLUE = 5; }
        message Kinds {
          map<int32, Color> open_int32 = 1;
          map<int64, Color> open_int64 = 3;
          map<uint32, Color> open_uint32 = 5;
          map<uint64, Color> open_uint64 = 7;
          map<sint32, Color> open_sint32 = 9;
          map<sint64, Color> open_sint64 = 11;
          map<fixed32, Color> open_fixed32 = 13;
          map<fixed64, Color> open_fixed64 = 15;
          map<sfixed32, Color> open_sfixed32 = 17;
          map<sfixed64, Color> open_sfixed64 = 19;
          map<bool, Color> open_bool = 21;
          map<string, Color> open_string = 23;
        }
        """

    Scenario: int32 as the key
      Given `third::Kinds kinds`
      When `kinds.ParseFromString(bytes("0a 04 08 01 10 09"))`
      Then `static_cast<int>(kinds.open_int32().at(1))` is `9`
      And `kinds` serializes to the bytes `0a 04 08 01 10 09`

    Scenario Outline: <type> as the key
      Given `third::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(kinds.open_<type>().at(<key>))` is `9`
      And `kinds` serializes to the bytes `<bytes>`

      Examples:
        | type     | key  | bytes                                     |
        | int64    | 1    | 1a 04 08 01 10 09                         |
        | uint32   | 1    | 2a 04 08 01 10 09                         |
        | uint64   | 1    | 3a 04 08 01 10 09                         |
        | sint32   | 1    | 4a 04 08 02 10 09                         |
        | sint64   | 1    | 5a 04 08 02 10 09                         |
        | fixed32  | 1    | 6a 07 0d 01 00 00 00 10 09                |
        | fixed64  | 1    | 7a 0b 09 01 00 00 00 00 00 00 00 10 09    |
        | sfixed32 | 1    | 8a 01 07 0d 01 00 00 00 10 09             |
        | sfixed64 | 1    | 9a 01 0b 09 01 00 00 00 00 00 00 00 10 09 |
        | bool     | true | aa 01 04 08 01 10 09                      |
        | string   | "a"  | ba 01 05 0a 01 61 10 09                   |

    Scenario Outline: it stays, <how>
      Given `third::Kinds kinds`
      And `third::Kinds other`
      And `kinds.ParseFromString(bytes("0a 04 08 01 10 09"))`
      When `<change>`
      Then `static_cast<int>(other.open_int32().at(1))` is `9`
      And `other` serializes to the bytes `0a 04 08 01 10 09`

      Examples:
        | how          | change                                                                                   |
        | copied       | other = kinds                                                                            |
        | merged       | other.MergeFrom(kinds)                                                                   |
        | swapped      | other.Swap(&kinds)                                                                       |
        | moved        | other = std::move(kinds)                                                                 |
        | parsed again | other.ParseFromString(kinds.SerializeAsString())                                         |
        | inserted     | other.mutable_open_int32()->insert(kinds.open_int32().begin(), kinds.open_int32().end()) |

    Scenario Outline: the number <number>
      Given `third::Kinds kinds`
      When `kinds.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(kinds.open_int32().at(1))` is `<number>`
      And `kinds` serializes to the bytes `<bytes>`

      Examples:
        | number          | bytes                                        |
        | 256             | 0a 05 08 01 10 80 02                         |
        | 2147483647      | 0a 08 08 01 10 ff ff ff ff 07                |
        | -1              | 0a 0d 08 01 10 ff ff ff ff ff ff ff ff ff 01 |
        | -2147483647 - 1 | 0a 0d 08 01 10 80 80 80 80 f8 ff ff ff ff 01 |

  @cpp.map.entry-unknown
  Rule: Unknown fields within a map entry are dropped when it is parsed (of every key and value)

    Scenario: int32 as the key
      Given `m.ParseFromString(bytes("0a 07 08 01 10 05 98 06 01"))`
      Then `m.k_int32().at(1)` is `5`
      And `m.unknown_fields().field_count()` is `0`
      And `m` serializes to the bytes `0a 04 08 01 10 05`

    Scenario Outline: <type> as the key
      Given `m.ParseFromString(bytes("<bytes>"))`
      Then `m.k_<type>().at(<key>)` is `5`
      And `m.unknown_fields().field_count()` is `0`
      And `m` serializes to the bytes `<written>`

      Examples:
        | type     | key  | bytes                                           | written                                |
        | int64    | 1    | 12 07 08 01 98 06 01 10 05                      | 12 04 08 01 10 05                      |
        | uint32   | 1    | 1a 07 08 01 98 06 01 10 05                      | 1a 04 08 01 10 05                      |
        | uint64   | 1    | 22 07 08 01 98 06 01 10 05                      | 22 04 08 01 10 05                      |
        | sint32   | 1    | 2a 07 08 02 98 06 01 10 05                      | 2a 04 08 02 10 05                      |
        | sint64   | 1    | 32 07 08 02 98 06 01 10 05                      | 32 04 08 02 10 05                      |
        | fixed32  | 1    | 3a 0a 0d 01 00 00 00 98 06 01 10 05             | 3a 07 0d 01 00 00 00 10 05             |
        | fixed64  | 1    | 42 0e 09 01 00 00 00 00 00 00 00 98 06 01 10 05 | 42 0b 09 01 00 00 00 00 00 00 00 10 05 |
        | sfixed32 | 1    | 4a 0a 0d 01 00 00 00 98 06 01 10 05             | 4a 07 0d 01 00 00 00 10 05             |
        | sfixed64 | 1    | 52 0e 09 01 00 00 00 00 00 00 00 98 06 01 10 05 | 52 0b 09 01 00 00 00 00 00 00 00 10 05 |
        | bool     | true | 5a 07 08 01 98 06 01 10 05                      | 5a 04 08 01 10 05                      |
        | string   | "a"  | 62 08 0a 01 61 98 06 01 10 05                   | 62 05 0a 01 61 10 05                   |

    Scenario Outline: <type> as the value
      Given `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<name>_size()` is `1`
      And `m.unknown_fields().field_count()` is `0`
      And `m` serializes to the bytes `<written>`

      Examples:
        | type          | name       | bytes                                                                | written                                         |
        | int32         | v_int32    | 6a 0b 98 06 01 08 01 10 05 9a 06 01 78                               | 6a 04 08 01 10 05                               |
        | string        | v_string   | d2 01 0c 98 06 01 08 01 12 01 61 9a 06 01 78                         | d2 01 05 08 01 12 01 61                         |
        | bytes         | v_bytes    | da 01 0c 98 06 01 08 01 12 01 ff 9a 06 01 78                         | da 01 05 08 01 12 01 ff                         |
        | an enum       | v_color    | e2 01 0b 98 06 01 08 01 10 05 9a 06 01 78                            | e2 01 04 08 01 10 05                            |
        | a closed enum | v_level    | ea 01 0b 98 06 01 08 01 10 07 9a 06 01 78                            | ea 01 04 08 01 10 07                            |
        | a message     | v_part     | f2 01 0d 98 06 01 08 01 12 02 08 05 9a 06 01 78                      | f2 01 06 08 01 12 02 08 05                      |
        | double        | v_double   | c2 01 12 98 06 01 08 01 11 00 00 00 00 00 00 f0 3f 9a 06 01 78       | c2 01 0b 08 01 11 00 00 00 00 00 00 f0 3f       |
        | float         | v_float    | ba 01 0e 98 06 01 08 01 15 00 00 80 3f 9a 06 01 78                   | ba 01 07 08 01 15 00 00 80 3f                   |
        | bool          | v_bool     | ca 01 0b 98 06 01 08 01 10 01 9a 06 01 78                            | ca 01 04 08 01 10 01                            |
        | sint64        | v_sint64   | 92 01 0b 98 06 01 08 01 10 09 9a 06 01 78                            | 92 01 04 08 01 10 09                            |
        | fixed32       | v_fixed32  | 9a 01 0e 98 06 01 08 01 15 05 00 00 00 9a 06 01 78                   | 9a 01 07 08 01 15 05 00 00 00                   |
        | sfixed64      | v_sfixed64 | b2 01 12 98 06 01 08 01 11 05 00 00 00 00 00 00 00 9a 06 01 78       | b2 01 0b 08 01 11 05 00 00 00 00 00 00 00       |
        | uint64        | v_uint64   | 82 01 14 98 06 01 08 01 10 ff ff ff ff ff ff ff ff ff 01 9a 06 01 78 | 82 01 0d 08 01 10 ff ff ff ff ff ff ff ff ff 01 |

    Scenario Outline: <what> <where>
      Given `m.ParseFromString(bytes("<bytes>"))`
      Then `m.v_string().at(1)` is `"a"s`
      And `m.unknown_fields().field_count()` is `0`
      And `m` serializes to the bytes `d2 01 05 08 01 12 01 61`

      Examples:
        | what                      | where              | bytes                                                 |
        | a number                  | first              | d2 01 08 98 06 01 08 01 12 01 61                      |
        | a number                  | between the others | d2 01 08 08 01 98 06 01 12 01 61                      |
        | a number                  | last               | d2 01 08 08 01 12 01 61 98 06 01                      |
        | a text                    | first              | d2 01 0b 9a 06 03 78 79 7a 08 01 12 01 61             |
        | a longer text             | between the others | d2 01 0b 08 01 9a 06 03 78 79 7a 12 01 61             |
        | a text                    | last               | d2 01 0b 08 01 12 01 61 9a 06 03 78 79 7a             |
        | 32 bits                   | first              | d2 01 0b 9d 06 01 02 03 04 08 01 12 01 61             |
        | 32 bits                   | between the others | d2 01 0b 08 01 9d 06 01 02 03 04 12 01 61             |
        | 32 bits                   | last               | d2 01 0b 08 01 12 01 61 9d 06 01 02 03 04             |
        | 64 bits                   | first              | d2 01 0f 99 06 01 02 03 04 05 06 07 08 08 01 12 01 61 |
        | 64 bits                   | between the others | d2 01 0f 08 01 99 06 01 02 03 04 05 06 07 08 12 01 61 |
        | 64 bits                   | last               | d2 01 0f 08 01 12 01 61 99 06 01 02 03 04 05 06 07 08 |
        | a group                   | first              | d2 01 0b 9b 06 08 01 9c 06 08 01 12 01 61             |
        | a group                   | between the others | d2 01 0b 08 01 9b 06 08 01 9c 06 12 01 61             |
        | a group                   | last               | d2 01 0b 08 01 12 01 61 9b 06 08 01 9c 06             |
        | the key with another type | first              | d2 01 0a 0d 01 00 00 00 08 01 12 01 61                |
        | the key with another type | between the others | d2 01 0a 08 01 0d 01 00 00 00 12 01 61                |
        | the key with another type | last               | d2 01 0a 08 01 12 01 61 0d 01 00 00 00                |
        | field 3                   | first              | d2 01 08 1a 01 78 08 01 12 01 61                      |
        | field 3                   | between the others | d2 01 08 08 01 1a 01 78 12 01 61                      |
        | field 3                   | last               | d2 01 08 08 01 12 01 61 1a 01 78                      |
        | the last number           | first              | d2 01 0b f8 ff ff ff 0f 01 08 01 12 01 61             |
        | the last number           | between the others | d2 01 0b 08 01 f8 ff ff ff 0f 01 12 01 61             |
        | the last number           | last               | d2 01 0b 08 01 12 01 61 f8 ff ff ff 0f 01             |
