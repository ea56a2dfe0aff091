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

  @cpp.output.two-files
  Rule: Each input produces one header ending in `.pb.h`, one implementation ending in `.pb.cc`, and no other file (one name in several folders)

    Background:
      Given the schema file `part.proto`
        """proto
        syntax = "proto3";
        package top;
        message Part { int32 id = 1; }
        enum Kind { KIND_ZERO = 0; KIND_TOP = 1; }
        """
      And the schema file `left/part.proto`
        """proto
        syntax = "proto3";
        package left;
        message Part { int32 id = 1; }
        enum Kind { KIND_ZERO = 0; KIND_LEFT = 2; }
        """
      And the schema file `right/part.proto`
        """proto
        syntax = "proto3";
        package right;
        message Part { int32 id = 1; }
        enum Kind { KIND_ZERO = 0; KIND_RIGHT = 3; }
        """
      And the schema file `far/left/part.proto`
        """proto
        syntax = "proto3";
        package far;
        message Part { int32 id = 1; }
        enum Kind { KIND_ZERO = 0; KIND_FAR = 4; }
        """
      And the schema file `whole.proto`
        """proto
        syntax = "proto3";
        package whole;
        import "part.proto";
        import "left/part.proto";
        import "right/part.proto";
        import "far/left/part.proto";
        message Whole { top.Part top = 1; left.Part left = 2; right.Part right = 3; far.Part far = 4; }
        """

    Scenario: a file that imports all of them
      Given `whole::Whole m`
      When `m.mutable_top()->set_id(1)`
      And `m.mutable_left()->set_id(2)`
      And `m.mutable_right()->set_id(3)`
      And `m.mutable_far()->set_id(4)`
      Then `m` serializes to the bytes `0a 02 08 01 12 02 08 02 1a 02 08 03 22 02 08 04`

    Scenario Outline: <file>
      Given `<package>::Part m`
      When `m.set_id(7)`
      Then `m` serializes to the bytes `08 07`
      And `<package>::Kind_Name(<number>)` is `"<value>"`
      And `m.GetDescriptor()->file()->name()` is `"<file>"`

      Examples:
        | file                | package | number | value      |
        | part.proto          | top     | 1      | KIND_TOP   |
        | left/part.proto     | left    | 2      | KIND_LEFT  |
        | right/part.proto    | right   | 3      | KIND_RIGHT |
        | far/left/part.proto | far     | 4      | KIND_FAR   |
