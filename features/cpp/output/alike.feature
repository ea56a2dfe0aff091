@needs.cpp
Feature: Schema files with names that are alike
  The code of each schema file stands by itself: files whose names differ little are compiled into one program.

  Background:
    Given the schema file `depot/item.proto`
      """proto
      syntax = "proto3";
      package depot1;
      message Item { int32 id = 1; }
      enum Kind { KIND_ZERO = 0; KIND_ONE = 1; }
      """
    And the schema file `depot_item.proto`
      """proto
      syntax = "proto3";
      package depot2;
      import "depot/item.proto";
      message Item { depot1.Item item = 1; }
      enum Kind { KIND_ZERO = 0; KIND_TWO = 2; }
      """
    And the schema file `depot-item.proto`
      """proto
      syntax = "proto3";
      package depot3;
      import "depot_item.proto";
      message Item { depot2.Item item = 1; }
      enum Kind { KIND_ZERO = 0; KIND_THREE = 3; }
      """
    And the schema file `depot.item.proto`
      """proto
      syntax = "proto3";
      package depot4;
      import "depot-item.proto";
      message Item { depot3.Item item = 1; }
      enum Kind { KIND_ZERO = 0; KIND_FOUR = 4; }
      """
    And the schema file `Depot_Item.proto`
      """proto
      syntax = "proto3";
      package depot5;
      import "depot.item.proto";
      message Item { depot4.Item item = 1; }
      enum Kind { KIND_ZERO = 0; KIND_FIVE = 5; }
      """

  @cpp.output.name
  Rule: An output file has the name of its input, with `.pb.h` or `.pb.cc` in place of `.proto` (names that are alike)

    Scenario: messages of all of them
      Given `depot5::Item m`
      When `m.mutable_item()->mutable_item()->mutable_item()->mutable_item()->set_id(7)`
      Then `m.item().item().item().item().id()` is `7`
      And `m` serializes to the bytes `0a 08 0a 06 0a 04 0a 02 08 07`

    Scenario Outline: the description of <package>.Item
      Then `<package>::Item::descriptor()->file()->name()` is `"<file>"`
      And `<package>::Item::descriptor()->full_name()` is `"<package>.Item"`
      And `<package>::Kind_descriptor()->full_name()` is `"<package>.Kind"`
      And `<package>::Kind_Name(<number>)` is `"<value>"`

      Examples:
        | package | file             | number | value      |
        | depot1  | depot/item.proto | 1      | KIND_ONE   |
        | depot2  | depot_item.proto | 2      | KIND_TWO   |
        | depot3  | depot-item.proto | 3      | KIND_THREE |
        | depot4  | depot.item.proto | 4      | KIND_FOUR  |
        | depot5  | Depot_Item.proto | 5      | KIND_FIVE  |
