@needs.cpp
Feature: Maps of proto2
  A map of a proto2 file is the same as one of a proto3 file.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      message Part { optional int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { map<string, int32> numbers = 1; map<int32, Part> parts = 2; map<bool, string> texts = 3; map<sint64, Kind> kinds = 4; map<fixed32, bytes> blobs = 5; }
      """
    And the header `map`

  @cpp.map.get @cpp.map.mutable @cpp.map.element-access
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (proto2)

    Scenario Outline: <what>, access
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      When `(*m.mutable_numbers())["a"] = 1`
      And `(*m.mutable_parts())[-7].set_id(2)`
      And `(*m.mutable_texts())[true] = "yes"`
      And `m.mutable_kinds()->operator[](-3) = <package>::KIND_LEFT`
      Then `view.numbers().at("a")` is `1`
      And `view.parts().at(-7).id()` is `2`
      And `view.texts().at(true)` is `"yes"s`
      And `view.kinds().at(-3)` is `<package>::KIND_LEFT`
      And `view.numbers()` has type `const rt::Map<std::string, int32_t>&`
      And `view.kinds()` has type `const rt::Map<int64_t, <package>::Kind>&`
      And `m.mutable_parts()` has type `rt::Map<int32_t, <package>::Part>*`
      And `m` serializes to the bytes `0a 05 0a 01 61 10 01 12 0f 08 f9 ff ff ff ff ff ff ff ff 01 12 02 08 02 1a 07 08 01 12 03 79 65 73 22 04 08 05 10 15`

      Examples:
        | what   | package |
        | proto2 | second  |

  @cpp.map.lookup @cpp.map.capacity @cpp.map.erase @cpp.map.clear
  Rule: `contains`, `count` and `find` look up a key in a Map (proto2)

    Scenario Outline: <what>, look-up
      Given `<package>::Sample m`
      And `rt::Map<std::string, int32_t>& map = *m.mutable_numbers()`
      Then `map.empty()` is `true`
      When `map["a"] = 1, map["b"] = 2, map["c"] = 3`
      Then `map.contains("b")` is `true`
      And `map.contains("d")` is `false`
      And `map.count("a")` is `1u`
      And `map.count("")` is `0u`
      And `map.find("c")->second` is `3`
      And `(map.find("d") == map.end())` is `true`
      And `map.size()` is `3u`
      And `map.erase("b")` is `1u`
      And `map.erase("b")` is `0u`
      And `m.numbers().contains("b")` is `false`
      And `m.numbers().size()` is `2u`
      When `map.clear()`
      Then `m.numbers().empty()` is `true`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what   | package |
        | proto2 | second  |

  @cpp.map.insert @cpp.map.insert-deep-copy @cpp.map.iterators @cpp.map.to-std @cpp.map.from-std
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (proto2)

    Scenario Outline: <what>, insertion and iteration
      Given `<package>::Sample m`
      And `<package>::Part part`
      And `std::map<int32_t, <package>::Part> source`
      When `part.set_id(5)`
      And `m.mutable_parts()->insert({1, part})`
      And `part.set_id(6)`
      And `source[2] = part, source[1] = part`
      And `m.mutable_parts()->insert(source.begin(), source.end())`
      And `source[2].set_id(7)`
      Then `m.parts().at(1).id()` is `5`
      And `m.parts().at(2).id()` is `6`
      When `for (auto& entry : *m.mutable_parts()) entry.second.set_id(entry.second.id() * 10)`
      And `std::map<int32_t, <package>::Part> target(m.parts().begin(), m.parts().end())`
      And `m.clear_parts()`
      Then `target.at(1).id()` is `50`
      And `target.at(2).id()` is `60`
      And `(m.parts().begin() == m.parts().end())` is `true`

      Examples:
        | what   | package |
        | proto2 | second  |

  @cpp.map.copy @cpp.map.wire
  Rule: Map can be copy-constructed and copy-assigned (proto2)

    Scenario Outline: <what>, copies and bytes
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("0a 05 0a 01 61 10 01 0a 05 0a 01 61 10 02 12 04 12 02 08 09 12 00 2a 08 0d 07 00 00 00 12 01 ff"))` is `true`
      And `m.numbers().size()` is `1u`
      And `m.numbers().at("a")` is `2`
      And `m.parts().at(0).has_id()` is `false`
      And `m.blobs().at(7)` is `"\xff"s`
      When `rt::Map<std::string, int32_t> copy(m.numbers())`
      And `(*m.mutable_numbers())["a"] = 3`
      And `rt::Map<std::string, int32_t> assigned`
      And `assigned["b"] = 1, assigned = copy`
      Then `copy.at("a")` is `2`
      And `assigned.size()` is `1u`
      And `assigned.at("a")` is `2`

      Examples:
        | what   | package |
        | proto2 | second  |

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (proto2, strings of any bytes)

    Scenario: a key that is not UTF-8
      Given `second::Sample m`
      Then `m.ParseFromString(bytes("0a 05 0a 01 ff 10 07"))` is `true`
      And `m.numbers().at("\xff")` is `7`
      And `m` serializes to the bytes `0a 05 0a 01 ff 10 07`

    Scenario: a value that is not UTF-8
      Given `second::Sample m`
      Then `m.ParseFromString(bytes("1a 05 08 01 12 01 ff"))` is `true`
      And `m.texts().at(true)` is `"\xff"s`
      And `m` serializes to the bytes `1a 05 08 01 12 01 ff`
