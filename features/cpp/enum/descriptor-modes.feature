@needs.descriptors
Feature: Descriptors of enums of each dialect
  The description of an enum is the same in every dialect and mode.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Color { option allow_alias = true; RED = 0; BLUE = 5; NAVY = 5; GREEN = -1; }
      message Item { enum State { NEW = 0; USED = 2; } message Part { enum Kind { NUT = 0; BOLT = 7; } } }
      """
    And the schema file `smaller.proto`
      """proto
      syntax = "proto3";
      package smaller;
      option optimize_for = CODE_SIZE;
      enum Color { option allow_alias = true; RED = 0; BLUE = 5; NAVY = 5; GREEN = -1; }
      message Item { enum State { NEW = 0; USED = 2; } message Part { enum Kind { NUT = 0; BOLT = 7; } } }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Color { option allow_alias = true; RED = 0; BLUE = 5; NAVY = 5; GREEN = -1; }
      message Item { enum State { NEW = 0; USED = 2; } message Part { enum Kind { NUT = 0; BOLT = 7; } } }
      """
    And the header `google/protobuf/descriptor.h`

  @cpp.enum.descriptor
  Rule: `Foo_descriptor` returns the description of the enum `Foo` (other modes, and proto3)

    Scenario: proto2, code size, at the top
      Given `const rt::EnumDescriptor* type = small::Color_descriptor()`
      Then `small::Color_descriptor()` has type `const rt::EnumDescriptor*`
      And `type->full_name()` is `"small.Color"`
      And `type->value_count()` is `4`
      And `type->FindValueByName("NAVY")->number()` is `5`
      And `type->FindValueByNumber(99)` is null
      And `type->file()->name()` is `"small.proto"`
      And `small::Color_descriptor()` is `type`

    Scenario Outline: <what>
      Given `const rt::EnumDescriptor* type = <package>::<call>`
      Then `<package>::<call>` has type `const rt::EnumDescriptor*`
      And `type->full_name()` is `"<name>"`
      And `type->value_count()` is `<count>`
      And `type->FindValueByName("<value>")->number()` is `<number>`
      And `type->FindValueByNumber(99)` is null
      And `type->file()->name()` is `"<package>.proto"`
      And `<package>::<call>` is `type`

      Examples:
        | what                                         | package | call                          | name                   | count | value | number |
        | proto2, code size, in a message              | small   | Item::State_descriptor()      | small.Item.State       | 2     | USED  | 2      |
        | proto2, code size, in a message of a message | small   | Item::Part::Kind_descriptor() | small.Item.Part.Kind   | 2     | BOLT  | 7      |
        | proto3, code size, at the top                | smaller | Color_descriptor()            | smaller.Color          | 4     | NAVY  | 5      |
        | proto3, code size, in a message              | smaller | Item::State_descriptor()      | smaller.Item.State     | 2     | USED  | 2      |
        | proto3, at the top                           | third   | Color_descriptor()            | third.Color            | 4     | NAVY  | 5      |
        | proto3, in a message of a message            | third   | Item::Part::Kind_descriptor() | third.Item.Part.Kind   | 2     | BOLT  | 7      |
        | proto3, code size, in a message of a message | smaller | Item::Part::Kind_descriptor() | smaller.Item.Part.Kind | 2     | BOLT  | 7      |
