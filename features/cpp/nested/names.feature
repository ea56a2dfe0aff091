@needs.cpp
Feature: Names of nested messages of any shape
  Underscores and small letters of both names stay where they are.

  @cpp.nested.class @cpp.nested.alias
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (names of any shape)

    Background:
      Given the schema file `classes.proto`
        """proto
        syntax = "proto2";
        message Out__er { message _First { message Last_ { optional int32 id = 1; } } message lower { optional int32 id = 1; } }
        message Trail_ { message Two__ { optional int32 id = 1; } }
        message top { message b { message c { optional int32 id = 1; } } }
        """

    Scenario: underscores of both
      Given `Trail__Two__ m`
      When `m.set_id(7)`
      Then `m` has type `Trail_::Two__`
      And `m.id()` is `7`

    Scenario Outline: <what>
      Given `<class> m`
      When `m.set_id(7)`
      Then `m` has type `<alias>`
      And `m.id()` is `7`

      Examples:
        | what                          | class                | alias                  |
        | an underscore first, and last | Out__er__First_Last_ | Out__er::_First::Last_ |
        | small letters                 | Out__er_lower        | Out__er::lower         |
        | names of one letter           | top_b_c              | top::b::c              |
