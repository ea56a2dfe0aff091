@needs.cpp
Feature: Names of packages
  A part of a package gives its name to a namespace as it is written: capitals, digits and underscores included.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      package Third;
      message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
      enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
      """
    And the schema file `delta.proto`
      """proto
      syntax = "proto3";
      package third.DELTA;
      message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
      enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
      """
    And the schema file `epsilon.proto`
      """proto
      syntax = "proto3";
      package thirdDelta.epsilonZ;
      message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
      enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
      """
    And the schema file `one.proto`
      """proto
      syntax = "proto3";
      package g;
      message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
      enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
      """
    And the schema file `version.proto`
      """proto
      syntax = "proto3";
      package third_delta.v1;
      message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
      enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
      """
    And the schema file `mixed.proto`
      """proto
      syntax = "proto3";
      package g2.d_3.E4f.Named;
      message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
      enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
      """

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (any name)

    Scenario: the package Third
      Given `::Third::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_more()->set_kind(::Third::KIND_ONE)`
      Then `m.inner()` has type `const ::Third::Named_Inner&`
      And `m.more(0).kind()` is `::Third::Kind(1)`
      And `m` serializes to the bytes `0a 02 08 07 1a 02 10 01`

    Scenario Outline: the package <package>
      Given `::<namespace>::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_more()->set_kind(::<namespace>::KIND_ONE)`
      Then `m.inner()` has type `const ::<namespace>::Named_Inner&`
      And `m.more(0).kind()` is `::<namespace>::Kind(1)`
      And `m` serializes to the bytes `0a 02 08 07 1a 02 10 01`

      Examples:
        | package             | namespace            |
        | third.DELTA         | third::DELTA         |
        | thirdDelta.epsilonZ | thirdDelta::epsilonZ |
        | g                   | g                    |
        | third_delta.v1      | third_delta::v1      |
        | g2.d_3.E4f.Named    | g2::d_3::E4f::Named  |
