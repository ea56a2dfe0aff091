@needs.cpp
Feature: The life of a map
  Maps grow, shrink, become empty and are filled again, and then hold what they were given last. An iterator goes on
  to the rest of the map, wherever it comes from.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; }
      message Sample {
        map<string, int32> weight = 1;
        map<int32, string> names = 2;
        map<int64, Part> parts = 3;
        map<bool, double> sides = 4;
      }
      """
    # The key for a number, and a value that shows it.
    And the C++
      """cpp
      const auto Key = [](const auto& map, int i) {
        using K = typename std::decay_t<decltype(map)>::key_type;
        if constexpr (std::is_same_v<K, std::string>) return "key number " + std::to_string(i);
        else return static_cast<K>(i);
      };
      const auto Put = [](auto& value, int i) {
        using V = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<V, std::string>) value = "value number " + std::to_string(i);
        else if constexpr (std::is_same_v<V, Part>) value.set_id(i);
        else value = static_cast<V>(i);
      };
      const auto Fill = [&](auto& map, int from, int to) { for (int i = from; i < to; ++i) Put(map[Key(map, i)], i); };
      const auto Empty = [&](auto& map, int from, int to) { for (int i = from; i < to; ++i) map.erase(Key(map, i)); };
      const auto Holds = [&](const auto& map, int from, int to) {
        size_t met = 0;
        for (const auto& entry : map) met += map.count(entry.first);
        if (met != map.size() || met != static_cast<size_t>(to - from)) return false;
        for (int i = from; i < to; ++i) {
          std::decay_t<decltype(map.begin()->second)> wanted{};
          Put(wanted, i);
          if (!map.contains(Key(map, i))) return false;
          if constexpr (std::is_same_v<decltype(wanted), Part>) { if (map.at(Key(map, i)).id() != i) return false; }
          else if (map.at(Key(map, i)) != wanted) return false;
        }
        return true;
      }
      """

  @cpp.map.erase @cpp.map.iterators
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (until none is left)

    Scenario: names, one by one, and filled again
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `Fill(map, 0, 300)`
      When `Empty(map, 0, 299)`
      Then `Holds(map, 299, 300)` is `true`
      When `Empty(map, 299, 300)`
      Then `map.empty()` is `true`
      And `map.begin() == map.end()` is `true`
      When `Fill(map, 300, 600)`
      Then `Holds(map, 300, 600)` is `true`

    Scenario Outline: <map>, <how>, and filled again
      Given `Sample m`
      And `auto& map = *m.mutable_<map>()`
      And `Fill(map, 0, 300)`
      When `<erase>`
      Then `map.empty()` is `true`
      And `map.begin() == map.end()` is `true`
      When `Fill(map, 300, 600)`
      Then `Holds(map, 300, 600)` is `true`

      Examples:
        | how                 | map    | erase                                                            |
        | one by one          | weight | Empty(map, 0, 300)                                               |
        | one by one          | parts  | Empty(map, 0, 300)                                               |
        | the first each time | names  | while (!map.empty()) map.erase(map.begin())                      |
        | the first each time | weight | while (!map.empty()) map.erase(map.begin())                      |
        | the first each time | parts  | while (!map.empty()) map.erase(map.begin())                      |
        | in a walk           | names  | for (auto it = map.begin(); it != map.end();) it = map.erase(it) |
        | in a walk           | weight | for (auto it = map.begin(); it != map.end();) it = map.erase(it) |
        | in a walk           | parts  | for (auto it = map.begin(); it != map.end();) it = map.erase(it) |

    Scenario: from an entry that was found to the end
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `Fill(map, 0, 100)`
      And `const auto kept = std::distance(map.begin(), map.find(50))`
      When `map.erase(map.find(50), map.end())`
      Then `static_cast<long>(map.size())` is `static_cast<long>(kept)`
      And `map.contains(50)` is `false`

    Scenario Outline: <map>, every second entry in a walk
      Given `Sample m`
      And `auto& map = *m.mutable_<map>()`
      And `Fill(map, 0, 200)`
      When `for (auto it = map.begin(); it != map.end();) it = map.erase(it), it = it == map.end() ? it : std::next(it)`
      Then `map.size()` is `100`
      And `std::distance(map.begin(), map.end())` is `100`

      Examples:
        | map    |
        | names  |
        | weight |
        | parts  |

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map (and the iterator goes on to the rest)

    Scenario: names, from each entry
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `Fill(map, 0, 100)`
      And `long met = 0`
      When `for (int i = 0; i < 100; ++i) met += std::distance(map.begin(), map.find(i)) + std::distance(map.find(i), map.end())`
      Then `met` is `10000`

    Scenario Outline: <map>, <mutability>, from each entry
      Given `Sample m`
      And `Fill(*m.mutable_<map>(), 0, 100)`
      And `<reference> map = *m.mutable_<map>()`
      And `long met = 0`
      When `for (int i = 0; i < 100; ++i) met += std::distance(map.begin(), map.find(Key(map, i))) + std::distance(map.find(Key(map, i)), map.end())`
      Then `met` is `10000`

      Examples:
        | map    | mutability | reference   |
        | names  | const      | const auto& |
        | weight | mutable    | auto&       |
        | weight | const      | const auto& |
        | parts  | mutable    | auto&       |
        | parts  | const      | const auto& |

    Scenario: the entries of a map with two keys
      Given `Sample m`
      And `auto& map = *m.mutable_sides()`
      And `map[true] = 1, map[false] = 2`
      Then `std::distance(map.find(true), map.end()) + std::distance(map.find(false), map.end())` is `3`

  @cpp.map.insert
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (and the iterator goes on to the rest)

    Scenario: names, from each new entry
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `Fill(map, 0, 99)`
      When `const auto it = map.insert({99, "value number 99"}).first`
      Then `std::distance(map.begin(), rt::Map<int32_t, std::string>::iterator(it)) + std::distance(it, map.end())` is `100`
      And `Holds(map, 0, 100)` is `true`

    Scenario: names, from an entry that was there
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `Fill(map, 0, 100)`
      When `const auto it = map.insert({50, "another"}).first`
      Then `std::distance(map.begin(), rt::Map<int32_t, std::string>::iterator(it)) + std::distance(it, map.end())` is `100`
      And `Holds(map, 0, 100)` is `true`

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned (of any past)

    Scenario: names, an empty one over a full one
      Given `Sample m`
      And `auto& map = *m.mutable_names()`
      And `Fill(map, 0, 100)`
      When `map = rt::Map<int32_t, std::string>()`
      Then `map.empty()` is `true`
      And `map.contains(50)` is `false`

    Scenario Outline: <map>, <what>
      Given `Sample m`
      And `Sample other`
      And `auto& map = *m.mutable_<map>()`
      And `Fill(map, 0, <before>)`
      And `Fill(*other.mutable_<map>(), 500, <after>)`
      When `map = other.<map>()`
      Then `Holds(map, 500, <after>)` is `true`
      When `Fill(map, 500, 900)`
      Then `Holds(map, 500, 900)` is `true`
      And `Holds(other.<map>(), 500, <after>)` is `true`

      Examples:
        | what                     | map    | before | after |
        | an empty over a full one | weight | 100    | 500   |
        | an empty over a full one | parts  | 100    | 500   |
        | a small over a large one | names  | 1000   | 502   |
        | a small over a large one | weight | 1000   | 502   |
        | a small over a large one | parts  | 1000   | 502   |
        | a large over a small one | names  | 2      | 800   |
        | a large over a small one | weight | 2      | 800   |
        | a large over a small one | parts  | 2      | 800   |

    Scenario Outline: <map>, to itself
      Given `Sample m`
      And `auto& map = *m.mutable_<map>()`
      And `Fill(map, 0, 100)`
      And `const auto& same = map`
      When `map = same`
      Then `Holds(map, 0, 100)` is `true`

      Examples:
        | map    |
        | names  |
        | weight |
        | parts  |
