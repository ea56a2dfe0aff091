@needs.cpp
Feature: Packages
  A package of the schema becomes a C++ namespace, one level for each of its parts.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      package alpha.beta;
      message Sample { message Part { int32 id = 1; } enum Shape { SHAPE_NONE = 0; SHAPE_ROUND = 6; } int32 number = 1; Part part = 2; Level level = 3; }
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 30; }
      """
    And the schema file `shallow.proto`
      """proto
      syntax = "proto3";
      package alpha;
      message Neighbour { int32 number = 1; }
      """
    And the schema file `bare.proto`
      """proto
      syntax = "proto3";
      message Bare { int32 number = 1; }
      enum BareLevel { BARE_LEVEL_NONE = 0; BARE_LEVEL_HIGH = 40; }
      """

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b`

    Scenario: messages
      Given `::alpha::beta::Sample m`
      When `m.set_number(7)`
      Then `m.number()` is `7`
      And `m` serializes to the bytes `08 07`

    Scenario: nested messages
      Given `::alpha::beta::Sample_Part part`
      When `part.set_id(7)`
      Then `part.id()` is `7`
      And `::alpha::beta::Sample::Part()` has type `::alpha::beta::Sample_Part`

    Scenario: fields refer to types of their package
      Given `::alpha::beta::Sample m`
      Then `m.part()` has type `const ::alpha::beta::Sample_Part&`
      And `m.level()` has type `::alpha::beta::Level`

    Scenario: enums with their values and companions
      Given `::alpha::beta::Level level = ::alpha::beta::LEVEL_NONE`
      Then `::alpha::beta::Level_Parse("LEVEL_HIGH", &level)` is `true`
      And `level` is `::alpha::beta::LEVEL_HIGH`
      And `::alpha::beta::Level_Name(30)` is `"LEVEL_HIGH"s`
      And `::alpha::beta::Level_IsValid(30)` is `true`
      And `::alpha::beta::Level_MIN` is `::alpha::beta::LEVEL_NONE`
      And `::alpha::beta::Level_MAX` is `::alpha::beta::LEVEL_HIGH`
      And `::alpha::beta::Level_ARRAYSIZE` is `31`

    Scenario: enums declared in a message
      Then `::alpha::beta::Sample::SHAPE_ROUND` is `::alpha::beta::Sample::Shape(6)`

    Scenario: a package of one part
      Given `::alpha::Neighbour m`
      When `m.set_number(7)`
      Then `m.number()` is `7`

    Scenario: no package
      Given `::Bare m`
      When `m.set_number(7)`
      Then `m.number()` is `7`
      And `::BARE_LEVEL_HIGH` is `::BareLevel(40)`

    Scenario Outline: <elsewhere> does not exist
      Then `<there>` compiles
      And `<elsewhere>` does not compile

      Examples:
        | elsewhere                  | there                                  |
        | ::Sample m                 | ::alpha::beta::Sample m                |
        | ::alpha::Sample m          | ::alpha::beta::Sample m                |
        | ::beta::Sample m           | ::alpha::beta::Sample m                |
        | ::alpha::beta::Neighbour m | ::alpha::Neighbour m                   |
        | ::alpha::Bare m            | ::Bare m                               |
        | (void)::LEVEL_HIGH         | (void)::alpha::beta::LEVEL_HIGH        |
        | (void)::Level_IsValid(30)  | (void)::alpha::beta::Level_IsValid(30) |
