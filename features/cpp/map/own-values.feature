@needs.cpp
Feature: Keys that a map takes from itself
  The key that is erased may be that of the entry itself, which ends with it.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; }
      message Sample { map<string, string> words = 1; map<string, Part> parts = 2; }
      """
    And `Sample m`
    And `auto& words = *m.mutable_words()`
    And `auto& parts = *m.mutable_parts()`
    And `words["a key that is too long to be inline"] = "a value"`
    And `parts["a key that is too long to be inline"].set_id(7)`

  @cpp.map.erase
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (own keys)

    Scenario: the key of the only entry
      Then `words.erase(words.begin()->first)` is `1u`
      And `words.empty()` is `true`

    Scenario Outline: the key of one of <count> entries
      Given `for (int i = 1; i < <count>; ++i) parts["another key, which is too long, too: " + std::to_string(i)].set_id(i)`
      And `const std::string key = parts.begin()->first`
      Then `parts.erase(parts.begin()->first)` is `1u`
      And `parts.size()` is `<left>u`
      And `parts.contains(key)` is `false`

      Examples:
        | count | left |
        | 2     | 1    |
        | 9     | 8    |
        | 200   | 199  |
