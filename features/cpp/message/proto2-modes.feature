@needs.cpp @needs.lite
Feature: Names and containers of proto2, in every mode
  What is shown of proto3 elsewhere holds for proto2.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Foo {
        message Bar { optional int32 id = 1; message Deep { optional int32 id = 1; } }
        optional Bar bar = 1; repeated int32 numbers = 2; repeated string texts = 3; repeated Kind kinds = 4; repeated Bar bars = 5;
        oneof which { string name = 6; Bar piece = 7; int32 digit = 8; }
      }
      """
    And the schema file `second_small.proto`
      """proto
      syntax = "proto2";
      package second_small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Foo {
        message Bar { optional int32 id = 1; message Deep { optional int32 id = 1; } }
        optional Bar bar = 1; repeated int32 numbers = 2; repeated string texts = 3; repeated Kind kinds = 4; repeated Bar bars = 5;
        oneof which { string name = 6; Bar piece = 7; int32 digit = 8; }
      }
      """
    And the schema file `second_light.proto`
      """proto
      syntax = "proto2";
      package second_light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Foo {
        message Bar { optional int32 id = 1; message Deep { optional int32 id = 1; } }
        optional Bar bar = 1; repeated int32 numbers = 2; repeated string texts = 3; repeated Kind kinds = 4; repeated Bar bars = 5;
        oneof which { string name = 6; Bar piece = 7; int32 digit = 8; }
      }
      """
    And the header `numeric`

  @cpp.enum.parse-unknown
  Rule: `Foo_Parse` returns false for a text that is not the name of a value (proto2, in every mode)

    Scenario Outline: <what>, no name of a value
      Given `<package>::Kind kind = <package>::KIND_LEFT`
      Then `<package>::Kind_Parse("KIND_RIGH", &kind)` is `false`
      And `<package>::Kind_Parse("kind_right", &kind)` is `false`
      And `<package>::Kind_Parse("22", &kind)` is `false`
      And `<package>::Kind_Parse("", &kind)` is `false`
      And `kind` is `<package>::KIND_LEFT`
      And `<package>::Kind_Parse("KIND_RIGHT", &kind)` is `true`

      Examples:
        | what              | package      |
        | proto2            | second       |
        | proto2, code size | second_small |
        | proto2, lite      | second_light |

  @cpp.nested.forward-declaration
  Rule: A program can forward-declare a nested message under the name `Foo_Bar` (proto2, in every mode)

    Scenario Outline: <what>, declared early
      Given `<package>::Foo_Bar m`
      And `<package>::Foo_Bar_Deep deep`
      When `class <package>::Foo_Bar* declared = &m`
      And `class <package>::Foo_Bar_Deep* declared_deep = &deep`
      And `declared->set_id(7), declared_deep->set_id(8)`
      Then `m.id() + deep.id()` is `15`

      Examples:
        | what              | package      |
        | proto2            | second       |
        | proto2, code size | second_small |
        | proto2, lite      | second_light |

  @cpp.oneof.case-accessor
  Rule: The const function `example_name_case` tells which member of the oneof is set (proto2, in every mode)

    Scenario Outline: <what>, the case
      Given `<package>::Foo m`
      Then `m.which_case()` is `<package>::Foo::WHICH_NOT_SET`
      And `m.which_case()` has type `<package>::Foo::WhichCase`
      When `m.set_name("")`
      Then `m.which_case()` is `<package>::Foo::kName`
      When `m.mutable_piece()`
      Then `m.which_case()` is `<package>::Foo::kPiece`
      When `m.set_digit(0)`
      Then `m.which_case()` is `<package>::Foo::kDigit`
      When `m.clear_which()`
      Then `m.which_case()` is `<package>::Foo::WHICH_NOT_SET`

      Examples:
        | what              | package      |
        | proto2            | second       |
        | proto2, code size | second_small |
        | proto2, lite      | second_light |

  @cpp.repeated.containers
  Rule: The containers of repeated fields can be iterated like a standard container, and tell whether they are empty (proto2, in every mode)

    Scenario Outline: <what>, containers
      Given `<package>::Foo m`
      Then `m.numbers().empty() && m.texts().empty() && m.kinds().empty() && m.bars().empty()` is `true`
      When `m.add_numbers(1), m.add_numbers(2), m.add_texts("a"), m.add_texts("b"), m.add_kinds(<package>::KIND_LEFT)`
      And `m.add_bars()->set_id(3), m.add_bars()->set_id(4)`
      And `for (int32_t& number : *m.mutable_numbers()) number *= 10`
      And `for (std::string& text : *m.mutable_texts()) text += "!"`
      And `for (<package>::Foo_Bar& bar : *m.mutable_bars()) bar.set_id(bar.id() + 1)`
      Then `std::accumulate(m.numbers().begin(), m.numbers().end(), 0)` is `30`
      And `std::accumulate(m.texts().begin(), m.texts().end(), std::string())` is `"a!b!"s`
      And `std::count(m.kinds().begin(), m.kinds().end(), 21)` is `1`
      And `m.bars().rbegin()->id()` is `5`
      And `m.bars().begin()->id()` is `4`
      And `m.numbers().empty() || m.texts().empty() || m.kinds().empty() || m.bars().empty()` is `false`

      Examples:
        | what              | package      |
        | proto2            | second       |
        | proto2, code size | second_small |
        | proto2, lite      | second_light |
