@needs.cpp @needs.lite @needs.editions
Feature: Names of editions, in every mode
  Names are the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
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
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
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
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
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
  Rule: Names of accessors consist of lower-case words joined by underscores (editions, in every mode)

    Scenario: an edition
      Given `edition::Foo m`
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
      And `static_cast<int>(edition::Foo::kFooBarFieldNumber)` is `5`
      And `static_cast<int>(edition::Foo::kMyFalseFieldNumber)` is `6`
      And `static_cast<int>(edition::Foo::kClassFieldNumber)` is `7`
      And `static_cast<int>(edition::Foo::kDeleteFieldNumber)` is `8`
      And `static_cast<int>(edition::Foo::kLongNameFieldNumber)` is `536870911`
      And `static_cast<int>(edition::Foo::kCamelCase)` is `10`

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
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
