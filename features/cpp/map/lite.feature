@needs.cpp @needs.lite
Feature: Map fields of the lite runtime
  Maps work the same without descriptors and reflection. Entries that are not understood are kept as bytes.

  Background:
    Given the lite runtime
    And the schema
      """proto
      syntax = "proto2";
      option optimize_for = LITE_RUNTIME;
      enum Level { LOW = 0; HIGH = 7; }
      message Leaf { required string name = 1; }
      message Sample {
        map<string, int32> weight = 3;
        map<string, Level> levels = 4;
        map<int32, Leaf> leaves = 5;
      }
      """

  @cpp.map.get @cpp.map.mutable
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (lite messages)

    Scenario: entries come and go in lite code
      Given `Sample m`
      And `const Sample& view = m`
      When `(*m.mutable_weight())["a"] = 7`
      And `(*m.mutable_leaves())[1].set_name("oak")`
      Then `view.weight().at("a")` is `7`
      And `view.leaves().at(1).name()` is `"oak"s`
      And `view.weight()` has type `const rt::Map<std::string, int32_t>&`
      And `m.mutable_leaves()` has type `rt::Map<int32_t, Leaf>*`
      When `m.mutable_leaves()->erase(1)`
      And `m.clear_weight()`
      Then `view.weight_size()` is `0`
      And `view.leaves().empty()` is `true`

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (lite messages)

    Scenario: lite entries, written and read by another implementation
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        { "weight": { "a": 1, "b": -1 }, "levels": { "l": "HIGH" }, "leaves": { "-1": { "name": "oak" } } }
        """
      Then `m.weight().at("b")` is `-1`
      And `m.levels().at("l")` is `HIGH`
      And `m.leaves().at(-1).name()` is `"oak"s`
      And `m` serializes as the `Sample`
        """json
        { "weight": { "a": 1, "b": -1 }, "levels": { "l": "HIGH" }, "leaves": { "-1": { "name": "oak" } } }
        """

  @cpp.map.unknown-enum-proto2
  Rule: In proto2 an entry whose enum value is unknown becomes, as a whole, an unknown field of the message (lite messages)

    Scenario: in lite code, beside an entry with a known value
      Given `Sample m`
      When `m.ParseFromString(bytes("22 05 0a 01 61 10 09  22 05 0a 01 62 10 07"))`
      Then `m.levels_size()` is `1`
      And `m.levels().at("b")` is `HIGH`
      And `m.unknown_fields()` is `bytes("22 05 0a 01 61 10 09")`
      And `m` serializes to the bytes `22 05 0a 01 62 10 07 22 05 0a 01 61 10 09`
