@needs.cpp @needs.lite
Feature: Enums of proto3 are open in every mode
  What a file is optimized for changes nothing about its enums.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Sample { Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; } map<int32, Level> by_number = 4; }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Sample { Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; } map<int32, Level> by_number = 4; }
      """

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved
  Rule: Enums of proto3 are open, and so are those of editions by default (proto3, other modes)

    Scenario Outline: <what>, a number without a value
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("08 05 12 02 07 09 18 06 22 04 08 01 10 08"))` is `true`
      And `static_cast<int>(m.level())` is `5`
      And `static_cast<int>(m.levels(1))` is `9`
      And `static_cast<int>(m.choice())` is `6`
      And `static_cast<int>(m.by_number().at(1))` is `8`
      And `m` serializes to the bytes `08 05 12 02 07 09 18 06 22 04 08 01 10 08`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |
