@needs.cpp
Feature: Map fields
  A map is an unordered container that owns its entries. It is read by const reference and changed through a pointer.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Color { RED = 0; BLUE = 5; }
      message Part { int32 id = 1; repeated string tags = 2; }
      message Sample {
        map<string, int32> weight = 3;
        map<int32, string> names = 4;
        map<string, Part> parts = 5;
        map<string, Color> colors = 6;
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      enum Level { LOW = 0; HIGH = 7; BELOW = -3; }
      message Leaf { optional int32 size = 1 [default = 5]; required string name = 2; }
      message Old {
        map<string, int32> weight = 3;
        map<string, Level> levels = 4;
        map<int32, Leaf> leaves = 5;
      }
      """

  @cpp.map.get
  Rule: The getter of a map field returns a const reference to a Map of the key and value types

    Background:
      Given the schema file `kinds.proto`
        """proto
        syntax = "proto3";
        import "map.proto";
        message Kinds {
          map<int32, double> a = 1;
          map<int64, float> b = 2;
          map<uint32, int32> c = 3;
          map<uint64, int64> d = 4;
          map<sint32, uint32> e = 5;
          map<sint64, uint64> f = 6;
          map<fixed32, sint32> g = 7;
          map<fixed64, sint64> h = 8;
          map<sfixed32, fixed32> i = 9;
          map<sfixed64, fixed64> j = 10;
          map<bool, sfixed32> k = 11;
          map<string, sfixed64> l = 12;
          map<bool, bool> m = 13;
          map<string, string> n = 14;
          map<int32, bytes> o = 15;
          map<string, Color> p = 16;
          map<int64, Part> q = 1000;
        }
        """

    Scenario: what was put into a Sample
      Given `Sample m`
      And `const Sample& view = m`
      When `(*m.mutable_weight())["a"] = 7`
      And `(*m.mutable_weight())["b"] = 8`
      Then `view.weight().size()` is `2`
      And `view.weight_size()` is `2`
      And `view.weight().at("a")` is `7`
      And `view.weight().at("b")` is `8`

    Scenario Outline: of a new <message>
      Given `const <message> m`
      Then `m.weight().empty()` is `true`
      And `m.weight_size()` is `0`

      Examples:
        | message |
        | Sample  |
        | Old     |

    Scenario: what was put into a Old
      Given `Old m`
      And `const Old& view = m`
      When `(*m.mutable_weight())["a"] = 7`
      And `(*m.mutable_weight())["b"] = 8`
      Then `view.weight().size()` is `2`
      And `view.weight_size()` is `2`
      And `view.weight().at("a")` is `7`
      And `view.weight().at("b")` is `8`

    Scenario Outline: its type for <map>
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.<name>()` has type `const rt::Map<<arguments>>&`
      And `m.<name>()` has type `const rt::Map<<arguments>>&`

      Examples:
        | map                        | message | name   | arguments                |
        | int32, double              | Kinds   | a      | int32_t, double          |
        | int64, float               | Kinds   | b      | int64_t, float           |
        | uint32, int32              | Kinds   | c      | uint32_t, int32_t        |
        | uint64, int64              | Kinds   | d      | uint64_t, int64_t        |
        | sint32, uint32             | Kinds   | e      | int32_t, uint32_t        |
        | sint64, uint64             | Kinds   | f      | int64_t, uint64_t        |
        | fixed32, sint32            | Kinds   | g      | uint32_t, int32_t        |
        | fixed64, sint64            | Kinds   | h      | uint64_t, int64_t        |
        | sfixed32, fixed32          | Kinds   | i      | int32_t, uint32_t        |
        | sfixed64, fixed64          | Kinds   | j      | int64_t, uint64_t        |
        | bool, sfixed32             | Kinds   | k      | bool, int32_t            |
        | string, sfixed64           | Kinds   | l      | std::string, int64_t     |
        | bool, bool                 | Kinds   | m      | bool, bool               |
        | string, string             | Kinds   | n      | std::string, std::string |
        | int32, bytes               | Kinds   | o      | int32_t, std::string     |
        | string, an enum            | Sample  | colors | std::string, Color       |
        | string, a message          | Sample  | parts  | std::string, Part        |
        | string, int32 of proto2    | Old     | weight | std::string, int32_t     |
        | string, a closed enum      | Old     | levels | std::string, Level       |
        | int32, a message of proto2 | Old     | leaves | int32_t, Leaf            |

    Scenario: the map that it returns is const
      Given `Sample m`
      Then `m.mutable_weight()->clear()` compiles
      And `m.weight().clear()` does not compile
      And `m.weight().begin()->second == 0` compiles
      And `m.weight().begin()->second = 0` does not compile

  @cpp.map.mutable
  Rule: The mutable getter of a map field returns a pointer to a Map of the key and value types

    Scenario: changes of a Sample through its pointer
      Given `Sample m`
      And `auto* map = m.mutable_weight()`
      When `(*map)["a"] = 7`
      Then `m.weight().at("a")` is `7`
      When `map->clear()`
      Then `m.weight().empty()` is `true`

    Scenario: changes of a Old through its pointer
      Given `Old m`
      And `auto* map = m.mutable_weight()`
      When `(*map)["a"] = 7`
      Then `m.weight().at("a")` is `7`
      When `map->clear()`
      Then `m.weight().empty()` is `true`

    Scenario: existing entries stay
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      When `(*m.mutable_weight())["b"] = 8`
      Then `m.mutable_weight()->at("a")` is `7`
      And `m.weight_size()` is `2`

    @cpp.map.get
    Scenario: a map of messages of its own type
      Given the schema file `tree.proto`
        """proto
        syntax = "proto2";
        package tree;
        message Tree { optional string label = 1; map<string, Tree> branches = 2; map<int32, Tree> by_number = 3000; }
        """
      And `tree::Tree m`
      And `const tree::Tree& view = m`
      When `(*m.mutable_branches())["a"].set_label("one")`
      And `(*m.mutable_branches()->at("a").mutable_branches())["b"].set_label("two")`
      And `(*m.mutable_by_number())[7].set_label("seven")`
      Then `view.branches().size()` is `1u`
      And `view.branches().at("a").label()` is `"one"s`
      And `view.branches().at("a").branches().at("b").label()` is `"two"s`
      And `view.by_number().at(7).label()` is `"seven"s`
      And `view.branches()` has type `const rt::Map<std::string, tree::Tree>&`
      And `m.mutable_branches()` has type `rt::Map<std::string, tree::Tree>*`
      When `m.mutable_branches()->at("a").mutable_branches()->clear()`
      Then `view.branches().at("a").branches().empty()` is `true`
      And `view.branches().at("a").label()` is `"one"s`

    Scenario Outline: a map that was printed is changed <how>, and printed again
      Given `Sample m`
      And `auto& map = *m.mutable_weight()`
      And `map["a"] = 1111`
      And `int32_t& value = map["a"]`
      And `const auto place = map.find("a")`
      And `Sample other`
      And `(*other.mutable_weight())["a"] = 2222`
      When `const std::string before = m.DebugString()`
      And `<change>`
      Then `before` contains `"1111"`
      And `m.DebugString()` contains `"2222"`
      And `m.DebugString()` does not contain `"1111"`
      And `m.weight().at("a")` is `2222`

      Examples:
        | how                    | change                                       |
        | by its pointer         | (*m.mutable_weight())["a"] = 2222            |
        | by an older reference  | map["a"] = 2222                              |
        | by a value's reference | value = 2222                                 |
        | by an iterator         | place->second = 2222                         |
        | by an entry more       | value = 2222, map["b"] = 3333                |
        | by another entry       | map.erase("a"), map["a"] = 2222              |
        | by parsing             | m.ParseFromString(other.SerializeAsString()) |
        | by merging             | m.MergeFrom(other)                           |
        | by copying             | m = other                                    |
        | by swapping            | m.Swap(&other)                               |

    Scenario: its type
      Given `Sample m`
      Then `m.mutable_weight()` has type `rt::Map<std::string, int32_t>*`
      And `m.mutable_names()` has type `rt::Map<int32_t, std::string>*`
      And `m.mutable_parts()` has type `rt::Map<std::string, Part>*`

    Scenario Outline: its type for <map>, mutable
      Given `<message> m`
      Then `m.mutable_<name>()` has type `rt::Map<<arguments>>*`

      Examples:
        | map                        | message | name   | arguments            |
        | string, an enum            | Sample  | colors | std::string, Color   |
        | string, a message          | Sample  | parts  | std::string, Part    |
        | string, int32 of proto2    | Old     | weight | std::string, int32_t |
        | string, a closed enum      | Old     | levels | std::string, Level   |
        | int32, a message of proto2 | Old     | leaves | int32_t, Leaf        |

    Scenario: it needs a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.mutable_weight()` compiles
      And `view.mutable_weight()` does not compile

    Scenario: clear_weight() empties the map, and no other
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      And `(*m.mutable_names())[1] = "one"`
      When `m.clear_weight()`
      Then `m.weight_size()` is `0`
      And `m.names_size()` is `1`

    Scenario: a map is copied and swapped with its message
      Given `Sample m`
      And `(*m.mutable_parts())["a"].set_id(7)`
      When `Sample copy = m`
      And `m.Clear()`
      Then `m.parts().empty()` is `true`
      And `copy.parts().at("a").id()` is `7`
      When `m.Swap(&copy)`
      Then `copy.parts().empty()` is `true`
      And `m.parts().at("a").id()` is `7`

    Scenario: merging a message adds its entries and replaces existing values
      Given `Sample m`
      And `(*m.mutable_parts())["both"].set_id(1)`
      And `(*m.mutable_parts())["both"].add_tags("mine")`
      And `(*m.mutable_parts())["mine"].set_id(2)`
      And `Sample other`
      And `(*other.mutable_parts())["both"].set_id(3)`
      And `(*other.mutable_parts())["other's"].set_id(4)`
      When `m.MergeFrom(other)`
      Then `m.parts().size()` is `3`
      And `m.parts().at("both").id()` is `3`
      And `m.parts().at("both").tags_size()` is `0`
      And `m.parts().at("mine").id()` is `2`
      And `m.parts().at("other's").id()` is `4`

  @cpp.map.member-types
  Rule: Map names its key type, its mapped type and its value type

    Scenario: of std::string, int32_t
      Then `rt::Map<std::string, int32_t>::key_type()` has type `std::string`
      And `rt::Map<std::string, int32_t>::mapped_type()` has type `int32_t`
      And `std::declval<rt::Map<std::string, int32_t>::value_type&>().first` has type `const std::string`
      And `std::declval<rt::Map<std::string, int32_t>::value_type&>().second` has type `int32_t`

    Scenario Outline: of <arguments>
      Then `rt::Map<<arguments>>::key_type()` has type `<key>`
      And `rt::Map<<arguments>>::mapped_type()` has type `<mapped>`
      And `std::declval<rt::Map<<arguments>>::value_type&>().first` has type `const <key>`
      And `std::declval<rt::Map<<arguments>>::value_type&>().second` has type `<mapped>`

      Examples:
        | arguments            | key      | mapped      |
        | int64_t, std::string | int64_t  | std::string |
        | bool, Part           | bool     | Part        |
        | uint32_t, Color      | uint32_t | Color       |

  @cpp.map.iterators
  Rule: Map has mutable and const iterators to its beginning and its end

    Scenario: 2 entries, each once
      Given `Sample m`
      And `int sum = 0`
      And `std::set<int> seen`
      When `for (int i = 0; i < 2; ++i) (*m.mutable_names())[i * 1000] = std::to_string(i)`
      And `for (const auto& entry : m.names()) { sum += std::stoi(entry.second); seen.insert(entry.first); }`
      Then `sum` is `1`
      And `seen.size()` is `2`
      And `std::distance(m.names().cbegin(), m.names().cend())` is `2`

    Scenario Outline: <count> entries, each once
      Given `Sample m`
      And `int sum = 0`
      And `std::set<int> seen`
      When `for (int i = 0; i < <count>; ++i) (*m.mutable_names())[i * 1000] = std::to_string(i)`
      And `for (const auto& entry : m.names()) { sum += std::stoi(entry.second); seen.insert(entry.first); }`
      Then `sum` is `<sum>`
      And `seen.size()` is `<count>`
      And `std::distance(m.names().cbegin(), m.names().cend())` is `<count>`

      Examples:
        | count | sum    |
        | 0     | 0      |
        | 1     | 0      |
        | 17    | 136    |
        | 1000  | 499500 |

    Scenario: values are changed through an iterator
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      When `m.mutable_weight()->begin()->second = 8`
      Then `m.weight().at("a")` is `8`
      And `m.weight().begin()->first` is `"a"s`
      And `(*m.weight().cbegin()).second` is `8`

    Scenario: an empty map ends where it begins
      Given `Sample m`
      Then `m.weight().begin() == m.weight().end()` is `true`
      And `m.mutable_weight()->begin() == m.mutable_weight()->end()` is `true`
      And `m.weight().cbegin() == m.weight().cend()` is `true`

    Scenario Outline: a <mutability> one is compared, and stepped before and after it is read
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7, (*m.mutable_weight())["b"] = 8`
      And `<map>& map = *m.mutable_weight()`
      And `auto it = map.begin()`
      Then `it == map.begin()` is `true`
      And `it != map.begin()` is `false`
      And `it == map.end()` is `false`
      And `it != map.end()` is `true`
      And `it++ == map.begin()` is `true`
      And `it == map.begin()` is `false`
      And `it == std::next(map.begin())` is `true`
      And `++it == map.end()` is `true`
      And `it == map.end()` is `true`

      Examples:
        | mutability | map                                 |
        | mutable    | rt::Map<std::string, int32_t>       |
        | const      | const rt::Map<std::string, int32_t> |

    Scenario: their types
      Given `Sample m`
      Then `m.mutable_weight()->begin()` has type `rt::Map<std::string, int32_t>::iterator`
      And `m.mutable_weight()->end()` has type `rt::Map<std::string, int32_t>::iterator`
      And `m.weight().begin()` has type `rt::Map<std::string, int32_t>::const_iterator`
      And `m.weight().end()` has type `rt::Map<std::string, int32_t>::const_iterator`
      And `m.mutable_weight()->cbegin()` has type `rt::Map<std::string, int32_t>::const_iterator`
      And `m.mutable_weight()->cend()` has type `rt::Map<std::string, int32_t>::const_iterator`
      And `m.mutable_weight()->begin()->first` has type `const std::string`

    Scenario: a const iterator is made from a mutable one, not the other way
      Given `Sample m`
      Then `rt::Map<std::string, int32_t>::const_iterator it = m.mutable_weight()->begin()` compiles
      And `rt::Map<std::string, int32_t>::iterator it = m.weight().begin()` does not compile

    Scenario Outline: a <kind> is made without a map, and given a place later
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      And `rt::Map<std::string, int32_t>::<kind> it`
      And `rt::Map<std::string, int32_t>::<kind> other = m.mutable_weight()->end()`
      When `it = m.mutable_weight()->begin()`
      And `std::swap(it, other)`
      Then `it == rt::Map<std::string, int32_t>::<kind>(m.mutable_weight()->end())` is `true`
      And `other->second` is `7`

      Examples:
        | kind           |
        | iterator       |
        | const_iterator |

  @cpp.map.stable-entries @needs.protobuf-conventions
  Rule: An entry of a Map and its iterator stay valid while other entries are added

    Scenario: an entry and its iterator stay while others come
      Given `Sample m`
      And `(*m.mutable_names())[-1] = "mine"`
      And `auto mine = m.mutable_names()->find(-1)`
      And `const std::string* place = &mine->second`
      When `for (int i = 0; i < 1000; ++i) (*m.mutable_names())[i] = "another"`
      Then `mine->second` is `"mine"s`
      And `place` is `&m.names().at(-1)`

  @cpp.map.capacity
  Rule: `size` counts the entries of a Map, and `empty` tells whether there are none

    Scenario: as entries come and go
      Given `Sample m`
      Then `m.weight().size()` is `0`
      And `m.weight().empty()` is `true`
      When `(*m.mutable_weight())["a"] = 1`
      Then `m.weight().size()` is `1`
      And `m.weight().empty()` is `false`
      When `(*m.mutable_weight())["a"] = 2`
      Then `m.weight().size()` is `1`
      When `(*m.mutable_weight())["b"] = 3`
      Then `m.weight().size()` is `2`
      When `m.mutable_weight()->erase("a")`
      Then `m.weight().size()` is `1`
      And `m.weight().empty()` is `false`

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map

    Background:
      Given the schema file `kinds.proto`
        """proto
        syntax = "proto3";
        import "map.proto";
        message Kinds {
          map<int32, double> a = 1;
          map<int64, float> b = 2;
          map<uint32, int32> c = 3;
          map<uint64, int64> d = 4;
          map<sint32, uint32> e = 5;
          map<sint64, uint64> f = 6;
          map<fixed32, sint32> g = 7;
          map<fixed64, sint64> h = 8;
          map<sfixed32, fixed32> i = 9;
          map<sfixed64, fixed64> j = 10;
          map<bool, sfixed32> k = 11;
          map<string, sfixed64> l = 12;
          map<bool, bool> m = 13;
          map<string, string> n = 14;
          map<int32, bytes> o = 15;
          map<string, Color> p = 16;
          map<int64, Part> q = 1000;
        }
        """

    Scenario: operator[] makes an entry with an empty value
      Given `Sample m`
      Then `(*m.mutable_weight())["a"]` is `0`
      And `(*m.mutable_names())[1]` is `""s`
      And `(*m.mutable_parts())["p"].id()` is `0`
      And `(*m.mutable_colors())["c"]` is `RED`
      And `m.weight_size()` is `1`
      And `m.names_size()` is `1`
      And `m.parts_size()` is `1`
      And `m.colors_size()` is `1`

    Scenario: a value of proto2 begins with its defaults
      Given `Old m`
      Then `(*m.mutable_leaves())[1].size()` is `5`
      And `(*m.mutable_leaves())[1].has_size()` is `false`
      And `(*m.mutable_levels())["l"]` is `LOW`

    Scenario: operator[] finds an entry that is there
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      When `(*m.mutable_weight())["a"] += 1`
      Then `(*m.mutable_weight())["a"]` is `8`
      And `m.weight_size()` is `1`

    Scenario: at reads, and changes a mutable map
      Given `Sample m`
      And `const Sample& view = m`
      And `(*m.mutable_weight())["a"] = 7`
      Then `view.weight().at("a")` is `7`
      When `m.mutable_weight()->at("a") = 8`
      Then `view.weight().at("a")` is `8`
      And `view.weight().at("a")` has type `const int32_t&`
      And `m.mutable_weight()->at("a")` has type `int32_t&`
      And `(*m.mutable_weight())["a"]` has type `int32_t&`

    Scenario Outline: keys at the ends of <type>
      Given `Kinds m`
      When `(*m.mutable_<name>())[<smallest>] = 1`
      And `(*m.mutable_<name>())[<largest>] = 2`
      And `(*m.mutable_<name>())[0] += 3`
      Then `m.<name>().at(<smallest>)` is `<first>`
      And `m.<name>().at(<largest>)` is `2`
      And `m.<name>().size()` is `<count>`

      Examples:
        | type   | name | smallest                            | largest                              | first | count |
        | int32  | a    | std::numeric_limits<int32_t>::min() | std::numeric_limits<int32_t>::max()  | 1     | 3     |
        | int64  | b    | std::numeric_limits<int64_t>::min() | std::numeric_limits<int64_t>::max()  | 1     | 3     |
        | uint32 | c    | 0                                   | std::numeric_limits<uint32_t>::max() | 4     | 2     |
        | uint64 | d    | 0                                   | std::numeric_limits<uint64_t>::max() | 4     | 2     |

    Scenario: strings of any content as keys
      Given `Sample m`
      And `auto& map = *m.mutable_weight()`
      When `map[""] = 1`
      And `map["\0"s] = 2`
      And `map["a\0b"s] = 3`
      And `map["a\0c"s] = 4`
      And `map["a key that is too long to be inline"] = 5`
      Then `map.size()` is `5`
      And `map.at("")` is `1`
      And `map.at("\0"s)` is `2`
      And `map.at("a\0b"s)` is `3`
      And `map.at("a\0c"s)` is `4`
      And `map.at("a key that is too long to be inline"s)` is `5`

    Scenario: a thousand strings of one length with a common prefix
      Given `Sample m`
      And `int right = 0`
      When `for (int i = 0; i < 1000; ++i) (*m.mutable_weight())["k" + std::to_string(1000 + i)] = i`
      And `for (int i = 0; i < 1000; ++i) right += m.weight().at("k" + std::to_string(1000 + i)) == i ? 1 : 0`
      Then `m.weight_size()` is `1000`
      And `right` is `1000`

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map

    Scenario: a key is true
      Given `Sample m`
      And `const Sample& view = m`
      And `(*m.mutable_weight())["there"] = 7`
      Then `view.weight().contains("there")` is `true`
      And `view.weight().count("there")` is `1`
      And `view.weight().find("there") != view.weight().end()` is `true`
      And `m.mutable_weight()->find("there") != m.mutable_weight()->end()` is `true`
      And `m.weight_size()` is `1`

    Scenario Outline: <what> is <found>
      Given `Sample m`
      And `const Sample& view = m`
      And `(*m.mutable_weight())["there"] = 7`
      Then `view.weight().contains("<key>")` is `<found>`
      And `view.weight().count("<key>")` is `<count>`
      And `view.weight().find("<key>") != view.weight().end()` is `<found>`
      And `m.mutable_weight()->find("<key>") != m.mutable_weight()->end()` is `<found>`
      And `m.weight_size()` is `1`

      Examples:
        | what                     | key    | found | count |
        | another key              | absent | false | 0     |
        | the beginning of the key | ther   | false | 0     |

    Scenario: in an empty map
      Given `const Sample m`
      Then `m.weight().contains("a")` is `false`
      And `m.names().count(0)` is `0`
      And `m.parts().find("a") == m.parts().end()` is `true`

    Scenario: find leads to the entry
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      And `(*m.mutable_weight())["b"] = 8`
      When `m.mutable_weight()->find("a")->second = 9`
      Then `m.weight().find("a")->first` is `"a"s`
      And `m.weight().find("a")->second` is `9`
      And `m.weight().find("b")->second` is `8`
      And `m.weight().find("a")` has type `rt::Map<std::string, int32_t>::const_iterator`
      And `m.mutable_weight()->find("a")` has type `rt::Map<std::string, int32_t>::iterator`

    Scenario: each of a thousand keys
      Given `Sample m`
      And `int found = 0`
      When `for (int i = 0; i < 1000; ++i) (*m.mutable_names())[i * i] = std::to_string(i)`
      And `for (int i = 0; i < 1000; ++i) found += m.names().at(i * i) == std::to_string(i) ? 1 : 0`
      Then `found` is `1000`
      And `m.names().contains(2)` is `false`
      And `m.names().contains(-1)` is `false`

    Scenario Outline: the key <what>
      Given `Sample m`
      And `Sample empty`
      And `(*m.mutable_<map>())[<other>]`
      Then `m.<map>().contains(<key>)` is `false`
      And `empty.<map>().contains(<key>)` is `false`
      When `(*m.mutable_<map>())[<key>]`
      Then `m.<map>().contains(<key>)` is `true`
      And `m.<map>().count(<key>)` is `1`
      And `m.<map>().find(<key>)->first` is `<key>`
      And `m.<map>_size()` is `2`

      Examples:
        | what                     | map    | key                                 | other                               |
        | of no characters         | weight | std::string()                       | "a"                                 |
        | with a null character    | weight | "a\0b"s                             | "a"                                 |
        | that is zero             | names  | 0                                   | 1                                   |
        | that is the smallest     | names  | std::numeric_limits<int32_t>::min() | std::numeric_limits<int32_t>::max() |
        | that is minus one        | names  | -1                                  | 1                                   |
        | longer than a small text | weight | std::string(100, 'x')               | std::string(99, 'x')                |

  @cpp.map.insert
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range

    Scenario: one entry that is new
      Given `Sample m`
      And `using Map = rt::Map<std::string, int32_t>`
      When `std::pair<Map::iterator, bool> result = m.mutable_weight()->insert(Map::value_type("a", 7))`
      Then `result.second` is `true`
      And `result.first->first` is `"a"s`
      And `result.first->second` is `7`
      And `m.weight().at("a")` is `7`

    Scenario: an entry with an existing key changes nothing
      Given `Sample m`
      And `using Map = rt::Map<std::string, int32_t>`
      And `(*m.mutable_weight())["a"] = 7`
      When `auto result = m.mutable_weight()->insert(Map::value_type("a", 8))`
      Then `result.second` is `false`
      And `result.first->second` is `7`
      And `m.weight().at("a")` is `7`
      And `m.weight_size()` is `1`

    Scenario: a range of another map
      Given `Sample m`
      And `Sample other`
      And `(*m.mutable_weight())["a"] = 1`
      And `(*other.mutable_weight())["a"] = 2`
      And `(*other.mutable_weight())["b"] = 3`
      When `m.mutable_weight()->insert(other.weight().begin(), other.weight().end())`
      Then `m.weight_size()` is `2`
      And `m.weight().at("a")` is `1`
      And `m.weight().at("b")` is `3`
      And `other.weight_size()` is `2`

    Scenario: an empty range
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 1`
      When `m.mutable_weight()->insert(m.weight().end(), m.weight().end())`
      Then `m.weight_size()` is `1`

    Scenario: a range of a standard container
      Given `Sample m`
      And `const std::map<int32_t, std::string> values = {{1, "one"}, {2, "two, and too long to be inline"}}`
      When `m.mutable_names()->insert(values.begin(), values.end())`
      Then `m.names_size()` is `2`
      And `m.names().at(1)` is `"one"s`
      And `m.names().at(2)` is `"two, and too long to be inline"s`

    Scenario Outline: a range whose <place> key exists
      Given `Sample m`
      And `(*m.mutable_names())[<key>] = "before"`
      And `const std::map<int32_t, std::string> values = {{1, "one"}, {2, "two"}, {3, "three"}}`
      When `m.mutable_names()->insert(values.begin(), values.end())`
      Then `m.names_size()` is `3`
      And `m.names().at(<key>)` is `"before"s`
      And `m.names().at(<other>)` is `"<value>"s`
      And `m.names().at(<last>)` is `"<last value>"s`

      Examples:
        | place  | key | other | value | last | last value |
        | first  | 1   | 2     | two   | 3    | three      |
        | second | 2   | 1     | one   | 3    | three      |
        | last   | 3   | 1     | one   | 2    | two        |

  @cpp.map.insert-deep-copy
  Rule: `insert` copies the value of a Map's entry deeply

    Scenario: neither of the two changes with the other
      Given `Sample m`
      And `using Map = rt::Map<std::string, Part>`
      And `Part part`
      And `part.set_id(7)`
      And `part.add_tags("a tag that is too long to be inline")`
      And `const Map::value_type value("p", part)`
      When `m.mutable_parts()->insert(value)`
      Then `value.second.id()` is `7`
      And `value.second.tags_size()` is `1`
      And `m.parts().at("p").id()` is `7`
      And `m.parts().at("p").tags(0)` is `"a tag that is too long to be inline"s`
      And `&m.parts().at("p")` is not `&value.second`
      When `m.mutable_parts()->at("p").mutable_tags(0)->assign("changed")`
      Then `value.second.tags(0)` is `"a tag that is too long to be inline"s`
      And `part.tags(0)` is `"a tag that is too long to be inline"s`

  @cpp.map.erase
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range

    Scenario: by key
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 1`
      And `(*m.mutable_weight())["b"] = 2`
      Then `m.mutable_weight()->erase("a")` is `1`
      And `m.weight().contains("a")` is `false`
      And `m.weight().at("b")` is `2`
      And `m.mutable_weight()->erase("a")` is `0`
      And `m.weight_size()` is `1`

    Scenario: by iterator
      Given `Sample m`
      And `(*m.mutable_parts())["a"].set_id(1)`
      And `(*m.mutable_parts())["b"].set_id(2)`
      When `m.mutable_parts()->erase(m.mutable_parts()->find("a"))`
      Then `m.parts().contains("a")` is `false`
      And `m.parts().at("b").id()` is `2`
      And `m.parts_size()` is `1`

    Scenario: by iterator within a loop, which goes on after it
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `for (int i = 0; i < 100; ++i) map[i] = std::to_string(i)`
      When `for (auto it = map.begin(); it != map.end();) it = it->first % 3 == 0 ? map.erase(it) : std::next(it)`
      Then `map.size()` is `66`
      And `map.contains(99)` is `false`
      And `map.at(98)` is `"98"s`

    Scenario: by range
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `for (int i = 0; i < 100; ++i) map[i] = std::to_string(i)`
      And `const int32_t first = map.begin()->first`
      When `map.erase(std::next(map.begin()), map.end())`
      Then `map.size()` is `1`
      And `map.begin()->first` is `first`
      When `map.erase(map.begin(), map.end())`
      Then `map.empty()` is `true`

    Scenario: an empty range
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 1`
      When `m.mutable_weight()->erase(m.mutable_weight()->begin(), m.mutable_weight()->begin())`
      Then `m.weight_size()` is `1`

    Scenario: a range that ends before the end
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `for (int i = 0; i < 100; ++i) map[i] = std::to_string(i)`
      And `const auto first = std::next(map.begin(), 10)`
      And `const auto last = std::next(map.begin(), 30)`
      And `const int32_t before = std::next(map.begin(), 9)->first`
      And `const int32_t after = last->first`
      And `std::vector<int32_t> erased`
      And `for (auto it = first; it != last; ++it) erased.push_back(it->first)`
      When `map.erase(first, last)`
      Then `map.size()` is `80`
      And `erased.size()` is `20`
      And `std::any_of(erased.begin(), erased.end(), [&](int32_t key) { return map.contains(key); })` is `false`
      And `map.contains(before)` is `true`
      And `map.contains(after)` is `true`

    Scenario: by iterator, which gives the entry that followed
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `int wrong = 0`
      And `for (int i = 0; i < 100; ++i) map[i] = std::to_string(i)`
      When the C++
        """cpp
        for (size_t skipped = 0; map.size() > 1; skipped = skipped * 7 % 5 + 1) {
          const auto place = std::next(map.begin(), static_cast<long>(skipped % map.size()));
          const auto following = std::next(place);
          const bool last = following == map.end();
          const int key = last ? 0 : following->first;
          const auto given = map.erase(place);
          wrong += last ? given != map.end() : given == map.end() || given->first != key;
        }
        """
      Then `wrong` is `0`
      And `map.size()` is `1`
      And `map.erase(map.begin()) == map.end()` is `true`
      And `map.empty()` is `true`

  @cpp.map.clear
  Rule: `clear` removes all entries of a Map

    Scenario: of every kind of value
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 1`
      And `(*m.mutable_names())[1] = "a name that is too long to be inline"`
      And `(*m.mutable_parts())["a"].add_tags("a tag")`
      When `m.mutable_weight()->clear()`
      And `m.mutable_names()->clear()`
      And `m.mutable_parts()->clear()`
      Then `m.weight().empty()` is `true`
      And `m.names().begin() == m.names().end()` is `true`
      And `m.parts().contains("a")` is `false`
      And `m.ByteSizeLong()` is `0`

    Scenario: a map is filled again
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 1`
      When `m.mutable_weight()->clear()`
      And `(*m.mutable_weight())["b"] = 2`
      Then `m.weight_size()` is `1`
      And `m.weight().contains("a")` is `false`
      And `m.weight().at("b")` is `2`

    Scenario: of two maps of the same type
      Given the schema file `pairs.proto`
        """proto
        syntax = "proto3";
        message Pairs { map<string, int32> first = 1; map<string, int32> second = 2; }
        """
      And `Pairs m`
      And `Pairs other`
      And `(*m.mutable_first())["a"] = 1, (*m.mutable_second())["b"] = 2, (*other.mutable_second())["c"] = 3`
      When `m.clear_second()`
      Then `m.second_size()` is `0`
      And `m.first().at("a")` is `1`
      When `(*m.mutable_second())["b"] = 2, m.mutable_second()->clear()`
      Then `m.second_size()` is `0`
      And `m.first().at("a")` is `1`
      And `other.second().at("c")` is `3`

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned

    Scenario: by construction
      Given `Sample m`
      And `(*m.mutable_parts())["a"].set_id(7)`
      When `rt::Map<std::string, Part> copy(m.parts())`
      And `(*m.mutable_parts())["a"].set_id(8)`
      And `(*m.mutable_parts())["b"].set_id(9)`
      Then `copy.size()` is `1`
      And `copy.at("a").id()` is `7`
      And `m.parts_size()` is `2`

    Scenario: by assignment, which replaces the previous entries
      Given `Sample m`
      And `Sample other`
      And `(*m.mutable_parts())["a"].set_id(7)`
      And `(*other.mutable_parts())["a"].add_tags("gone")`
      And `(*other.mutable_parts())["b"].set_id(9)`
      When `*other.mutable_parts() = m.parts()`
      And `m.mutable_parts()->at("a").set_id(8)`
      Then `other.parts_size()` is `1`
      And `other.parts().at("a").id()` is `7`
      And `other.parts().at("a").tags_size()` is `0`

    Scenario: to itself
      Given `Sample m`
      And `(*m.mutable_weight())["a"] = 7`
      When `*m.mutable_weight() = m.weight()`
      Then `m.weight_size()` is `1`
      And `m.weight().at("a")` is `7`

  @cpp.map.to-std
  Rule: A standard map constructed from the range of a Map holds deep copies of its entries

    Scenario: to a std::map
      Given `Sample m`
      And `(*m.mutable_parts())["a"].add_tags("first")`
      And `(*m.mutable_parts())["b"].set_id(7)`
      When `std::map<std::string, Part> copy(m.parts().begin(), m.parts().end())`
      And `m.mutable_parts()->at("a").mutable_tags(0)->assign("changed")`
      And `m.clear_parts()`
      Then `copy.size()` is `2`
      And `copy.at("a").tags(0)` is `"first"s`
      And `copy.at("b").id()` is `7`

    Scenario: to a std::unordered_map
      Given `Sample m`
      And `(*m.mutable_parts())["a"].add_tags("first")`
      And `(*m.mutable_parts())["b"].set_id(7)`
      When `std::unordered_map<std::string, Part> copy(m.parts().begin(), m.parts().end())`
      And `m.mutable_parts()->at("a").mutable_tags(0)->assign("changed")`
      And `m.clear_parts()`
      Then `copy.size()` is `2`
      And `copy.at("a").tags(0)` is `"first"s`
      And `copy.at("b").id()` is `7`

    Scenario: every entry
      Given `Sample m`
      And `std::map<int32_t, std::string> expected`
      And `for (int i = 0; i < 100; ++i) expected[i * i] = (*m.mutable_names())[i * i] = std::to_string(i)`
      When `std::map<int32_t, std::string> copy(m.names().begin(), m.names().end())`
      Then `copy` is `expected`

  @cpp.map.from-std
  Rule: A Map constructed from the range of a standard map holds the same entries

    Scenario: from a std::map
      Given `Part part`
      And `part.add_tags("first")`
      And `std::map<std::string, Part> values`
      And `values["a"] = part`
      And `values["b"].set_id(7)`
      When `rt::Map<std::string, Part> map(values.begin(), values.end())`
      And `values.clear()`
      Then `map.size()` is `2`
      And `map.at("a").tags(0)` is `"first"s`
      And `map.at("b").id()` is `7`

    Scenario: from a std::unordered_map
      Given `Part part`
      And `part.add_tags("first")`
      And `std::unordered_map<std::string, Part> values`
      And `values["a"] = part`
      And `values["b"].set_id(7)`
      When `rt::Map<std::string, Part> map(values.begin(), values.end())`
      And `values.clear()`
      Then `map.size()` is `2`
      And `map.at("a").tags(0)` is `"first"s`
      And `map.at("b").id()` is `7`

    Scenario: into a field, and back again
      Given `Sample m`
      And `std::map<int32_t, std::string> values`
      And `for (int i = -50; i < 50; ++i) values[i * i * i] = std::to_string(i)`
      When `*m.mutable_names() = rt::Map<int32_t, std::string>(values.begin(), values.end())`
      Then `m.names_size()` is `100`
      And `std::map<int32_t, std::string>(m.names().begin(), m.names().end())` is `values`

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages

    Background:
      Given the schema file `kinds.proto`
        """proto
        syntax = "proto3";
        import "map.proto";
        message Kinds {
          map<int32, double> a = 1;
          map<int64, float> b = 2;
          map<uint32, int32> c = 3;
          map<uint64, int64> d = 4;
          map<sint32, uint32> e = 5;
          map<sint64, uint64> f = 6;
          map<fixed32, sint32> g = 7;
          map<fixed64, sint64> h = 8;
          map<sfixed32, fixed32> i = 9;
          map<sfixed64, fixed64> j = 10;
          map<bool, sfixed32> k = 11;
          map<string, sfixed64> l = 12;
          map<bool, bool> m = 13;
          map<string, string> n = 14;
          map<int32, bytes> o = 15;
          map<string, Color> p = 16;
          map<int64, Part> q = 1000;
        }
        """

    Scenario: an entry of int32, double
      Given `Kinds m`
      When `(*m.mutable_a())[-1] = 1.0`
      Then `m` serializes to the bytes `0a 14 08 ffffffffffffffffff01 11 000000000000f03f`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

    Scenario: 2 entries of numbers in one message
      Given `Kinds m`
      And `std::string input`
      And `for (int i = 0; i < 2; ++i) input += record(3, bytes("08") + std::string(1, static_cast<char>(i % 100)) + bytes("10 05"))`
      When `m.ParseFromString(input)`
      Then `m.c().size()` is `2u`
      And `m.SerializeAsString().size()` is `input.size()`

    # More entries than messages may be nested in each other.
    Scenario Outline: <count> entries of <what> in one message
      Given `Kinds m`
      And `std::string input`
      And `for (int i = 0; i < <count>; ++i) input += record(<number>, <key> + <value>)`
      When `m.ParseFromString(input)`
      Then `m.<name>().size()` is `<count>u`
      And `m.SerializeAsString().size()` is `input.size()`

      Examples:
        | count | what     | number | name | key                                                 | value                |
        | 120   | numbers  | 3      | c    | bytes("08") + std::string(1, static_cast<char>(i))  | bytes("10 05")       |
        | 120   | texts    | 14     | n    | record(1, std::string(static_cast<size_t>(i), 'x')) | record(2, "ab")      |
        | 120   | messages | 1000   | q    | bytes("08") + std::string(1, static_cast<char>(i))  | bytes("12 02 08 05") |

    Scenario Outline: an entry of <map>
      Given `Kinds m`
      When `(*m.mutable_<name>())[<key>] = <value>`
      Then `m` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

      Examples:
        | map               | name | key  | value       | bytes                                         |
        | int64, float      | b    | 300  | 1.0f        | 12 08 08 ac02 15 0000803f                     |
        | uint32, int32     | c    | 1    | 150         | 1a 05 08 01 10 9601                           |
        | uint64, int64     | d    | 1    | -1          | 22 0d 08 01 10 ffffffffffffffffff01           |
        | sint32, uint32    | e    | -1   | 4294967295u | 2a 08 08 01 10 ffffffff0f                     |
        | sint64, uint64    | f    | -2   | 1u          | 32 04 08 03 10 01                             |
        | fixed32, sint32   | g    | 1    | -1          | 3a 07 0d 01000000 10 01                       |
        | fixed64, sint64   | h    | 1    | 1           | 42 0b 09 0100000000000000 10 02               |
        | sfixed32, fixed32 | i    | -1   | 2u          | 4a 0a 0d ffffffff 15 02000000                 |
        | sfixed64, fixed64 | j    | -1   | 2u          | 52 12 09 ffffffffffffffff 11 0200000000000000 |
        | bool, sfixed32    | k    | true | -1          | 5a 07 08 01 15 ffffffff                       |
        | string, sfixed64  | l    | "k"  | -2          | 62 0c 0a 01 6b 11 feffffffffffffff            |
        | bool, bool        | m    | true | true        | 6a 04 08 01 10 01                             |
        | string, string    | n    | "k"  | "vw"        | 72 07 0a 01 6b 12 02 7677                     |
        | int32, bytes      | o    | 1    | "\x00\xff"s | 7a 06 08 01 12 02 00ff                        |
        | string, an enum   | p    | "k"  | BLUE        | 8201 05 0a 01 6b 10 05                        |

    Scenario: an entry of a message
      Given `Kinds m`
      When `(*m.mutable_q())[1].set_id(7)`
      Then `m` serializes to the bytes `c23e 06 08 01 12 02 08 07`

    Scenario: an entry whose key and value are empty, read by another implementation
      Given `Kinds m`
      When `(*m.mutable_n())[""]`
      Then `m` serializes as the `Kinds`
        """json
        { "n": { "": "" } }
        """

    Scenario Outline: an entry of <map> whose key and value are empty
      Given `Kinds m`
      And `Kinds other`
      When `(*m.mutable_<name>())[<key>]`
      And `other.ParseFromString(m.SerializeAsString())`
      Then `other.<name>().size()` is `1u`
      And `other.<name>().contains(<key>)` is `true`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

      Examples:
        | map              | name | key   |
        | int32, double    | a    | 0     |
        | uint32, int32    | c    | 0     |
        | bool, sfixed32   | k    | false |
        | string, sfixed64 | l    | ""    |
        | bool, bool       | m    | false |
        | string, string   | n    | ""    |
        | int32, bytes     | o    | 0     |
        | string, an enum  | p    | ""    |
        | int64, a message | q    | 0     |

    Scenario: many entries of every kind, read by another implementation
      Given `Sample m`
      And `auto& weight = *m.mutable_weight()`
      When `weight["a"] = 1`
      And `weight["b"] = -1`
      And `weight["c"] = 0`
      And `(*m.mutable_names())[-1] = "minus one"`
      And `(*m.mutable_names())[0] = ""`
      And `(*m.mutable_parts())["p"].add_tags("tag")`
      And `(*m.mutable_parts())["q"]`
      And `(*m.mutable_colors())["r"] = RED`
      And `(*m.mutable_colors())["b"] = BLUE`
      Then `m` serializes as the `Sample`
        """json
        {
          "weight": { "a": 1, "b": -1, "c": 0 },
          "names": { "-1": "minus one", "0": "" },
          "parts": { "p": { "tags": ["tag"] }, "q": {} },
          "colors": { "r": "RED", "b": "BLUE" }
        }
        """

    Scenario: entries written by another implementation
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        {
          "weight": { "a": 1, "a key that is too long to be inline": -1, "": 5 },
          "names": { "-1": "minus one", "2147483647": "gr\u00fcn" },
          "parts": { "p": { "id": 7, "tags": ["tag", ""] }, "q": {} },
          "colors": { "b": "BLUE" }
        }
        """
      Then `m.weight_size()` is `3`
      And `m.weight().at("a")` is `1`
      And `m.weight().at("a key that is too long to be inline")` is `-1`
      And `m.weight().at("")` is `5`
      And `m.names_size()` is `2`
      And `m.names().at(-1)` is `"minus one"s`
      And `m.names().at(2147483647)` is `"gr\xc3\xbcn"s`
      And `m.parts_size()` is `2`
      And `m.parts().at("p").id()` is `7`
      And `m.parts().at("p").tags(0)` is `"tag"s`
      And `m.parts().at("q").tags_size()` is `0`
      And `m.colors().at("b")` is `BLUE`

    Scenario Outline: an entry <entry>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.weight_size()` is `1`
      And `m.weight().begin()->first` is `"<key>"s`
      And `m.weight().begin()->second` is `<value>`

      Examples:
        | entry                   | bytes                                     | key | value |
        | with its value first    | 1a 05 10 07 0a 01 61                      | a   | 7     |
        | without a key           | 1a 02 10 07                               |     | 7     |
        | without a value         | 1a 03 0a 01 61                            | a   | 0     |
        | without anything        | 1a 00                                     |     | 0     |
        | with two keys           | 1a 08 0a 01 61 0a 01 62 10 07             | b   | 7     |
        | with two values         | 1a 07 0a 01 61 10 07 10 08                | a   | 8     |
        | that comes again        | 1a 05 0a 01 61 10 07 1a 05 0a 01 61 10 08 | a   | 8     |
        | again and without value | 1a 05 0a 01 61 10 07 1a 03 0a 01 61       | a   | 0     |

    Scenario: a message value that comes again replaces the first
      Given `Sample m`
      When `m.ParseFromString(bytes("2a 07 0a 01 61 12 02 08 07  2a 08 0a 01 61 12 03 12 01 78"))`
      Then `m.parts_size()` is `1`
      And `m.parts().at("a").id()` is `0`
      And `m.parts().at("a").tags(0)` is `"x"s`

    Scenario Outline: an entry that <fault> is refused
      Given `Sample m`
      Then `m.ParseFromString(bytes("1a 05 0a 01 61 10 07"))` is `true`
      And `m.ParseFromString(bytes("<bytes>"))` is `false`

      Examples:
        | fault                         | bytes                   |
        | is longer than the message    | 1a 06 0a 01 61 10 07    |
        | ends within its key           | 1a 02 0a 01             |
        | ends within its value         | 1a 04 0a 01 61 10       |
        | ends a group that never began | 1a 04 0a 01 61 14       |
        | has a malformed message       | 2a 06 0a 01 61 12 01 08 |

  @cpp.map.invalid-utf8 @needs.protobuf-conventions
  Rule: A map's key or value that must be UTF-8 and is not makes `ParseFromString` return false

    Background:
      Given the schema file `kinds.proto`
        """proto
        syntax = "proto3";
        import "map.proto";
        message Kinds {
          map<int32, double> a = 1;
          map<int64, float> b = 2;
          map<uint32, int32> c = 3;
          map<uint64, int64> d = 4;
          map<sint32, uint32> e = 5;
          map<sint64, uint64> f = 6;
          map<fixed32, sint32> g = 7;
          map<fixed64, sint64> h = 8;
          map<sfixed32, fixed32> i = 9;
          map<sfixed64, fixed64> j = 10;
          map<bool, sfixed32> k = 11;
          map<string, sfixed64> l = 12;
          map<bool, bool> m = 13;
          map<string, string> n = 14;
          map<int32, bytes> o = 15;
          map<string, Color> p = 16;
          map<int64, Part> q = 1000;
        }
        """

    Scenario: an entry that has a key that is no UTF-8 is refused
      Given `Sample m`
      Then `m.ParseFromString(bytes("1a 05 0a 01 61 10 07"))` is `true`
      And `m.ParseFromString(bytes("1a 05 0a 01 ff 10 07"))` is `false`

    Scenario Outline: an entry that <fault> is refused
      Given `Sample m`
      Then `m.ParseFromString(bytes("1a 05 0a 01 61 10 07"))` is `true`
      And `m.ParseFromString(bytes("<bytes>"))` is `false`

      Examples:
        | fault                        | bytes                |
        | has a value that is no UTF-8 | 22 05 08 01 12 01 ff |

  @cpp.map.required @needs.protobuf-conventions
  Rule: A missing required field of a map's value counts as missing in the message

    Background:
      Given the schema file `kinds.proto`
        """proto
        syntax = "proto3";
        import "map.proto";
        message Kinds {
          map<int32, double> a = 1;
          map<int64, float> b = 2;
          map<uint32, int32> c = 3;
          map<uint64, int64> d = 4;
          map<sint32, uint32> e = 5;
          map<sint64, uint64> f = 6;
          map<fixed32, sint32> g = 7;
          map<fixed64, sint64> h = 8;
          map<sfixed32, fixed32> i = 9;
          map<sfixed64, fixed64> j = 10;
          map<bool, sfixed32> k = 11;
          map<string, sfixed64> l = 12;
          map<bool, bool> m = 13;
          map<string, string> n = 14;
          map<int32, bytes> o = 15;
          map<string, Color> p = 16;
          map<int64, Part> q = 1000;
        }
        """

    Scenario: required fields of values count
      Given `Old m`
      And `std::string output`
      When `(*m.mutable_leaves())[1].set_name("there")`
      Then `m.IsInitialized()` is `true`
      When `(*m.mutable_leaves())[2].set_size(1)`
      Then `m.IsInitialized()` is `false`
      And `m.ParseFromString(bytes("2a 08 08 01 12 04 12 02 6162"))` is `true`
      And `m.leaves().at(1).name()` is `"ab"s`
      And `m.ParseFromString(bytes("2a 04 08 01 12 00"))` is `false`

  @cpp.map.entry-unknown
  Rule: Unknown fields within a map entry are dropped when it is parsed

    Scenario: a number
      Given `Sample m`
      When `m.ParseFromString(bytes("1a 05 0a 01 61 10 07"))`
      And `m.ParseFromString(bytes("1a 08 0a 01 61 10 07 98 06 01"))`
      Then `m.weight_size()` is `1`
      And `m.weight().at("a")` is `7`
      And `m` serializes to the bytes `1a 05 0a 01 61 10 07`

    Scenario Outline: <what>
      Given `<message> m`
      When `m.ParseFromString(bytes("1a 05 0a 01 61 10 07"))`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `m.weight_size()` is `1`
      And `m.weight().at("a")` is `7`
      And `m` serializes to the bytes `1a 05 0a 01 61 10 07`

      Examples:
        | what                            | message | bytes                               |
        | a number before the others      | Sample  | 1a 08 98 06 01 0a 01 61 10 07       |
        | a text between the others       | Sample  | 1a 0a 0a 01 61 1a 03 78 79 7a 10 07 |
        | a group                         | Sample  | 1a 09 0a 01 61 10 07 1b 08 01 1c    |
        | a number in a message of proto2 | Old     | 1a 08 0a 01 61 10 07 98 06 01       |
        | a text in a message of proto2   | Old     | 1a 0a 0a 01 61 1a 03 78 79 7a 10 07 |

    Scenario: an unknown field beside the entry is kept
      Given `Sample m`
      When `m.ParseFromString(bytes("98 06 01 1a 08 0a 01 61 10 07 98 06 02"))`
      Then `m` serializes to the bytes `1a 05 0a 01 61 10 07 98 06 01`

    Scenario: an unknown field within a message value is kept
      Given `Sample m`
      When `m.ParseFromString(bytes("2a 0a 0a 01 61 12 05 08 07 98 06 01"))`
      Then `m` serializes to the bytes `2a 0a 0a 01 61 12 05 08 07 98 06 01`

  @cpp.map.unknown-enum-proto2
  Rule: In proto2 an entry whose enum value is unknown becomes, as a whole, an unknown field of the message

    Scenario: beside an entry with a known value
      Given `Old m`
      When `m.ParseFromString(bytes("22 05 0a 01 61 10 09  22 05 0a 01 62 10 07"))`
      Then `m.levels_size()` is `1`
      And `m.levels().contains("a")` is `false`
      And `m.levels().at("b")` is `HIGH`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `4`
      And `m.unknown_fields().field(0).length_delimited()` is `"\x0a\x01\x61\x10\x09"s`
      And `m` serializes to the bytes `22 05 0a 01 62 10 07 22 05 0a 01 61 10 09`

    Scenario: a value that was there stays
      Given `Old m`
      And `(*m.mutable_levels())["a"] = HIGH`
      When `m.MergeFromString(bytes("22 05 0a 01 61 10 09"))`
      Then `m.levels_size()` is `1`
      And `m.levels().at("a")` is `HIGH`
      And `m.unknown_fields().field_count()` is `1`

    Scenario: a known value, and none, leave no unknown fields
      Given `Old m`
      When `m.ParseFromString(bytes("22 05 0a 01 61 10 07  22 03 0a 01 62"))`
      Then `m.levels().at("a")` is `HIGH`
      And `m.levels().at("b")` is `LOW`
      And `m.unknown_fields().field_count()` is `0`

    Scenario: a negative value of the enum, and one that is none
      Given `Old m`
      When `m.ParseFromString(bytes("22 0e 0a 01 61 10 fd ff ff ff ff ff ff ff ff 01  22 0e 0a 01 62 10 fc ff ff ff ff ff ff ff ff 01"))`
      Then `m.levels_size()` is `1`
      And `m.levels().at("a")` is `BELOW`
      And `m.unknown_fields().field_count()` is `1`

    Scenario: more entries than messages may be nested in each other
      Given `Old m`
      And `std::string unknown`
      And `for (int i = 0; i < 150; ++i) unknown += record(4, record(1, std::to_string(i)) + bytes("10 09"))`
      Then `m.ParseFromString(unknown + bytes("22 05 0a 01 62 10 07"))` is `true`
      And `m.levels_size()` is `1`
      And `m.unknown_fields().field_count()` is `150`
      And `m.SerializeAsString()` is `bytes("22 05 0a 01 62 10 07") + unknown`

  @cpp.map.unknown-enum-proto3
  Rule: In proto3 an entry whose enum value is unknown stays in the map

    Scenario: beside an entry with a known value
      Given `Sample m`
      When `m.ParseFromString(bytes("32 05 0a 01 61 10 09  32 05 0a 01 62 10 05"))`
      Then `m.colors_size()` is `2`
      And `static_cast<int>(m.colors().at("a"))` is `9`
      And `m.colors().at("b")` is `BLUE`

    Scenario: it is written again
      Given `Sample m`
      When `m.ParseFromString(bytes("32 05 0a 01 61 10 09"))`
      Then `m` serializes to the bytes `32 05 0a 01 61 10 09`
