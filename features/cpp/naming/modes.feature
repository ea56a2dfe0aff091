@needs.cpp @needs.lite @needs.proto3-optional
Feature: Names optimized for size, and of the lite runtime
  Names are the same in every dialect and mode.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Foo {
        message Bar { message Deep { optional int32 id = 1; } optional int32 id = 1; }
        optional Bar bar = 1;
        optional int32 foo_bar = 5;
        optional int32 myFalse = 6;
        optional int32 class = 7;
        optional string Delete = 8;
        repeated int32 LongName = 536870911;
        oneof which { int32 while = 9; string camelCase = 10; }
      }
      """
    And the schema file `smaller.proto`
      """proto
      syntax = "proto3";
      package smaller;
      option optimize_for = CODE_SIZE;
      message Foo {
        message Bar { message Deep { int32 id = 1; } int32 id = 1; }
        Bar bar = 1;
        int32 foo_bar = 5;
        int32 myFalse = 6;
        int32 class = 7;
        string Delete = 8;
        repeated int32 LongName = 536870911;
        oneof which { int32 while = 9; string camelCase = 10; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Foo {
        message Bar { message Deep { optional int32 id = 1; } optional int32 id = 1; }
        optional Bar bar = 1;
        optional int32 foo_bar = 5;
        optional int32 myFalse = 6;
        optional int32 class = 7;
        optional string Delete = 8;
        repeated int32 LongName = 536870911;
        oneof which { int32 while = 9; string camelCase = 10; }
      }
      """
    And the schema file `lighter.proto`
      """proto
      syntax = "proto3";
      package lighter;
      option optimize_for = LITE_RUNTIME;
      message Foo {
        message Bar { message Deep { int32 id = 1; } int32 id = 1; }
        Bar bar = 1;
        int32 foo_bar = 5;
        int32 myFalse = 6;
        int32 class = 7;
        string Delete = 8;
        repeated int32 LongName = 536870911;
        oneof which { int32 while = 9; string camelCase = 10; }
      }
      """

  @cpp.naming.accessors-lowercase @cpp.naming.number-constant @cpp.naming.upper-case @cpp.naming.keyword
  Rule: Names of accessors consist of lower-case words joined by underscores (other modes)

    Scenario: proto2, code size
      Given `small::Foo m`
      When `m.set_foo_bar(1)`
      And `m.set_myfalse(2)`
      And `m.set_class_(3)`
      And `m.set_delete_("x")`
      And `m.add_longname(4)`
      And `m.set_while_(5)`
      Then `m.foo_bar() * 10000 + m.myfalse() * 1000 + m.class_() * 100 + m.longname(0) * 10 + m.while_()` is `12345`
      And `m.delete_()` is `"x"s`
      And `m.has_while_()` is `true`
      When `m.mutable_delete_()->append("y")`
      Then `*std::unique_ptr<std::string>(m.release_delete_())` is `"xy"s`
      When `m.set_allocated_delete_(new std::string("z"))`
      And `m.clear_class_(), m.clear_myfalse(), m.clear_while_(), m.clear_longname()`
      And `m.mutable_camelcase()->append("c")`
      Then `m.delete_() + m.camelcase()` is `"zc"s`
      And `m.class_() + m.myfalse() + m.while_() + m.longname_size()` is `0`
      And `static_cast<int>(small::Foo::kFooBarFieldNumber)` is `5`
      And `static_cast<int>(small::Foo::kMyFalseFieldNumber)` is `6`
      And `static_cast<int>(small::Foo::kClassFieldNumber)` is `7`
      And `static_cast<int>(small::Foo::kDeleteFieldNumber)` is `8`
      And `static_cast<int>(small::Foo::kLongNameFieldNumber)` is `536870911`
      And `static_cast<int>(small::Foo::kCamelCase)` is `10`

    Scenario Outline: <what>
      Given `<package>::Foo m`
      When `m.set_foo_bar(1)`
      And `m.set_myfalse(2)`
      And `m.set_class_(3)`
      And `m.set_delete_("x")`
      And `m.add_longname(4)`
      And `m.set_while_(5)`
      Then `m.foo_bar() * 10000 + m.myfalse() * 1000 + m.class_() * 100 + m.longname(0) * 10 + m.while_()` is `12345`
      And `m.delete_()` is `"x"s`
      And `m.has_while_()` is `true`
      When `m.mutable_delete_()->append("y")`
      Then `*std::unique_ptr<std::string>(m.release_delete_())` is `"xy"s`
      When `m.set_allocated_delete_(new std::string("z"))`
      And `m.clear_class_(), m.clear_myfalse(), m.clear_while_(), m.clear_longname()`
      And `m.mutable_camelcase()->append("c")`
      Then `m.delete_() + m.camelcase()` is `"zc"s`
      And `m.class_() + m.myfalse() + m.while_() + m.longname_size()` is `0`
      And `static_cast<int>(<package>::Foo::kFooBarFieldNumber)` is `5`
      And `static_cast<int>(<package>::Foo::kMyFalseFieldNumber)` is `6`
      And `static_cast<int>(<package>::Foo::kClassFieldNumber)` is `7`
      And `static_cast<int>(<package>::Foo::kDeleteFieldNumber)` is `8`
      And `static_cast<int>(<package>::Foo::kLongNameFieldNumber)` is `536870911`
      And `static_cast<int>(<package>::Foo::kCamelCase)` is `10`

      Examples:
        | what              | package |
        | proto3, code size | smaller |
        | proto2, lite      | light   |
        | proto3, lite      | lighter |
