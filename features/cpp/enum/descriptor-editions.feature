@needs.descriptors @needs.editions
Feature: Descriptors of enums of editions
  The description of an enum is the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Color { option allow_alias = true; RED = 0; BLUE = 5; NAVY = 5; GREEN = -1; }
      message Item { enum State { NEW = 0; USED = 2; } message Part { enum Kind { NUT = 0; BOLT = 7; } } }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Color { option allow_alias = true; RED = 0; BLUE = 5; NAVY = 5; GREEN = -1; }
      message Item { enum State { NEW = 0; USED = 2; } message Part { enum Kind { NUT = 0; BOLT = 7; } } }
      """
    And the header `google/protobuf/descriptor.h`

  @cpp.enum.descriptor
  Rule: `Foo_descriptor` returns the description of the enum `Foo` (editions)

    Scenario: an edition, at the top
      Given `const rt::EnumDescriptor* type = edition::Color_descriptor()`
      Then `edition::Color_descriptor()` has type `const rt::EnumDescriptor*`
      And `type->full_name()` is `"edition.Color"`
      And `type->value_count()` is `4`
      And `type->FindValueByName("NAVY")->number()` is `5`
      And `type->FindValueByNumber(99)` is null
      And `type->file()->name()` is `"edition.proto"`
      And `edition::Color_descriptor()` is `type`

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
        | what                                             | package | call                          | name                   | count | value | number |
        | an edition, in a message                         | edition | Item::State_descriptor()      | edition.Item.State     | 2     | USED  | 2      |
        | an edition, in a message of a message            | edition | Item::Part::Kind_descriptor() | edition.Item.Part.Kind | 2     | BOLT  | 7      |
        | an edition, code size, at the top                | least   | Color_descriptor()            | least.Color            | 4     | NAVY  | 5      |
        | an edition, code size, in a message              | least   | Item::State_descriptor()      | least.Item.State       | 2     | USED  | 2      |
        | an edition, code size, in a message of a message | least   | Item::Part::Kind_descriptor() | least.Item.Part.Kind   | 2     | BOLT  | 7      |
