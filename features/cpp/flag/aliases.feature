@needs.cpp @needs.flags
Feature: Flags of enums with several names for a number
  Each name of a number is a label, not only the first one.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      enum Size { option allow_alias = true; SIZE_SMALL = 1; SIZE_TINY = 1; SIZE_LARGE = 7; SIZE_BELOW = -3; SIZE_BIG = 7; SIZE_LESS = -3; SIZE_HUGE = 7; }
      message Order {
        enum State { option allow_alias = true; STATE_OPEN = 0; STATE_PAID = 5; STATE_NEW = 0; STATE_DONE = 5; }
        optional State state = 1;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Size { option allow_alias = true; SIZE_SMALL = 1; SIZE_TINY = 1; SIZE_LARGE = 7; SIZE_BIG = 7; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Size { option allow_alias = true; SIZE_NONE = 0; SIZE_LARGE = 7; SIZE_ZERO = 0; SIZE_BIG = 7; }
      """
    And the header `absl/flags/marshalling.h`
    And `std::string error`

  @cpp.flag.enum-label
  Rule: An enum flag can be given as the name of a value (of several names)

    Scenario: the second name
      Given `shop::Size size = shop::SIZE_LARGE`
      Then `lib::ParseFlag("SIZE_TINY", &size, &error)` is `true`
      And `size` is `shop::SIZE_SMALL`

    Scenario Outline: <what>
      Given `<type> value = <before>`
      Then `lib::ParseFlag("<label>", &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`

      Examples:
        | what                   | type               | before                  | label      | number |
        | the first name         | shop::Size         | shop::SIZE_LARGE        | SIZE_SMALL | 1      |
        | the second, after more | shop::Size         | shop::SIZE_SMALL        | SIZE_BIG   | 7      |
        | the third              | shop::Size         | shop::SIZE_SMALL        | SIZE_HUGE  | 7      |
        | of a negative number   | shop::Size         | shop::SIZE_SMALL        | SIZE_LESS  | -3     |
        | nested, of zero        | shop::Order::State | shop::Order::STATE_PAID | STATE_NEW  | 0      |
        | nested                 | shop::Order::State | shop::Order::STATE_OPEN | STATE_DONE | 5      |
        | code size              | small::Size        | small::SIZE_LARGE       | SIZE_TINY  | 1      |
        | proto3, of zero        | third::Size        | third::SIZE_LARGE       | SIZE_ZERO  | 0      |
        | proto3                 | third::Size        | third::SIZE_NONE        | SIZE_BIG   | 7      |
