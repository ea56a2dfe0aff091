@needs.cpp @needs.lite @needs.editions
Feature: Nested messages of editions, in every mode
  Nested messages are the same in every dialect and mode.

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

  @cpp.nested.class @cpp.nested.alias @cpp.nested.forward-declaration
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (editions, in every mode)

    Scenario: an edition
      Given `::edition::Foo_Bar_Deep deep`
      And `::edition::Foo_Bar bar`
      When `deep.set_id(7)`
      And `bar.set_id(8)`
      And `class ::edition::Foo_Bar* declared = &bar`
      And `class ::edition::Foo_Bar_Deep* below = &deep`
      Then `declared->id() + below->id()` is `15`
      And `deep` has type `::edition::Foo::Bar::Deep`
      And `bar` has type `::edition::Foo::Bar`
      And `::edition::Foo().bar()` has type `const ::edition::Foo_Bar&`

    Scenario Outline: <what>
      Given `::<package>::Foo_Bar_Deep deep`
      And `::<package>::Foo_Bar bar`
      When `deep.set_id(7)`
      And `bar.set_id(8)`
      And `class ::<package>::Foo_Bar* declared = &bar`
      And `class ::<package>::Foo_Bar_Deep* below = &deep`
      Then `declared->id() + below->id()` is `15`
      And `deep` has type `::<package>::Foo::Bar::Deep`
      And `bar` has type `::<package>::Foo::Bar`
      And `::<package>::Foo().bar()` has type `const ::<package>::Foo_Bar&`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
