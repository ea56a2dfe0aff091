@needs.descriptors
Feature: Descriptors of enums
  At run time a program can read all that the schema says of an enum.

  Background:
    Given the header `google/protobuf/descriptor.h`
    And the header `google/protobuf/descriptor.pb.h`

  @cpp.enum.descriptor
  Rule: `Foo_descriptor` returns the description of the enum `Foo`

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        enum Color {
          option allow_alias = true;
          reserved 20 to 29;
          reserved "PINK";
          RED = 3;
          BLUE = 5 [deprecated = true];
          NAVY = 5;
          GREEN = -1;
        }
        message Item {
          enum State { option deprecated = true; NEW = 1; USED = 2; }
          message Part { enum Kind { NUT = 0; } }
        }
        enum Last { ONLY = 7; }
        """
      And `const rt::EnumDescriptor* color = shop::Color_descriptor()`
      And `const rt::EnumDescriptor* state = shop::Item::State_descriptor()`

    Scenario: its names, its file and its place in it
      Then `shop::Color_descriptor()` has type `const rt::EnumDescriptor*`
      And `color->name()` is `"Color"`
      And `color->full_name()` is `"shop.Color"`
      And `color->file()->name()` is `"enum_descriptor.proto"`
      And `color->index()` is `0`
      And `color->containing_type()` is null
      And `shop::Color_descriptor()` is `color`
      And `shop::Last_descriptor()->full_name()` is `"shop.Last"`
      And `shop::Last_descriptor()->index()` is `1`

    Scenario: values in the order of their declaration
      Then `color->value_count()` is `4`
      And `color->value(0)->name()` is `"RED"`
      And `color->value(0)->number()` is `3`
      And `color->value(1)->name()` is `"BLUE"`
      And `color->value(2)->name()` is `"NAVY"`
      And `color->value(2)->number()` is `5`
      And `color->value(3)->number()` is `-1`
      And `color->value(3)->index()` is `3`
      And `color->value(3)->full_name()` is `"shop.GREEN"`
      And `color->value(3)->type()` is `color`

    Scenario: values by name and by number; of several with one number the first
      Then `color->FindValueByName("NAVY")` is `color->value(2)`
      And `color->FindValueByName("ONLY")` is null
      And `color->FindValueByNumber(-1)` is `color->value(3)`
      And `color->FindValueByNumber(5)` is `color->value(1)`
      And `color->FindValueByNumber(4)` is null

    Scenario: an enum in a message has a static function in its class
      Then `state->full_name()` is `"shop.Item.State"`
      And `state->containing_type()` is `shop::Item::descriptor()`
      And `state->value(1)->full_name()` is `"shop.Item.USED"`
      And `shop::Item::Part::Kind_descriptor()->full_name()` is `"shop.Item.Part.Kind"`
      And `shop::Item::Part::Kind_descriptor()->containing_type()` is `shop::Item::Part::descriptor()`

    Scenario Outline: a schema without messages, <what>
      Given the schema file `alone.proto`
        """proto
        <syntax>;
        package alone;
        <option>
        enum Tint { PALE = 0; DARK = 5; }
        """
      Then `alone::Tint_descriptor()` has type `const rt::EnumDescriptor*`
      And `alone::Tint_descriptor()->full_name()` is `"alone.Tint"`
      And `alone::Tint_descriptor()->value(1)->name()` is `"DARK"`
      And `alone::Tint_descriptor()->value(1)->number()` is `alone::DARK`
      And `alone::Tint_descriptor()->containing_type()` is null

      Examples:
        | what              | syntax            | option                           |
        | proto2            | syntax = "proto2" |                                  |
        | proto2, code size | syntax = "proto2" | option optimize_for = CODE_SIZE; |
        | proto3            | syntax = "proto3" |                                  |
        | proto3, code size | syntax = "proto3" | option optimize_for = CODE_SIZE; |

      @needs.editions
      Examples:
        | what                  | syntax           | option                           |
        | an edition            | edition = "2023" |                                  |
        | an edition, code size | edition = "2023" | option optimize_for = CODE_SIZE; |

  @cpp.enum.descriptor-more @needs.protobuf-conventions
  Rule: The description of an enum also tells options and reserved numbers, and can be copied into a proto

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        enum Color {
          option allow_alias = true;
          reserved 20 to 29;
          reserved "PINK";
          RED = 3;
          BLUE = 5 [deprecated = true];
          NAVY = 5;
          GREEN = -1;
        }
        message Item {
          enum State { option deprecated = true; NEW = 1; USED = 2; }
          message Part { enum Kind { NUT = 0; } }
        }
        enum Last { ONLY = 7; }
        """
      And `const rt::EnumDescriptor* color = shop::Color_descriptor()`
      And `const rt::EnumDescriptor* state = shop::Item::State_descriptor()`

    Scenario: options, and what is reserved
      Then `color->options().allow_alias()` is `true`
      And `state->options().allow_alias()` is `false`
      And `state->options().deprecated()` is `true`
      And `color->value(1)->options().deprecated()` is `true`
      And `color->value(2)->options().deprecated()` is `false`
      And `color->reserved_range(0)->start` is `20`
      And `color->reserved_range(0)->end` is `29`
      And `color->IsReservedNumber(29)` is `true`
      And `color->IsReservedNumber(30)` is `false`
      And `color->IsReservedName("PINK")` is `true`

    Scenario: templates find the descriptor by the type
      Then `rt::GetEnumDescriptor<shop::Color>()` is `color`
      And `rt::GetEnumDescriptor<shop::Item::State>()` is `state`
      And `rt::GetEnumDescriptor<shop::Last>()` is `shop::Last_descriptor()`

    Scenario: the proto of a descriptor
      Given `rt::EnumDescriptorProto proto`
      When `color->CopyTo(&proto)`
      Then `proto.value_size()` is `4`
      And `proto.value(3).number()` is `-1`
      And `proto.options().allow_alias()` is `true`
