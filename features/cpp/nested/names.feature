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

  @cpp.nested.class
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (names of members of every class)

    # Which of the two `Foo::New` is, the document does not say.
    Background:
      Given the schema file `crowd.proto`
        """proto
        syntax = "proto2";
        message Crowd {
          message New { optional int32 id = 1; }
          message Swap { optional int32 id = 1; }
          message ParseFromString { optional int32 id = 1; }
          message SerializeToString { optional int32 id = 1; }
          message DebugString { optional int32 id = 1; }
          message default_instance { optional int32 id = 1; }
          optional New made = 1;
          repeated Swap swapped = 2;
        }
        """

    Scenario: New
      Given `Crowd m`
      And `Crowd other`
      When `m.mutable_made()->set_id(7)`
      And `m.add_swapped()->set_id(8)`
      And `m.Swap(&other)`
      Then `other.made()` has type `const Crowd_New&`
      And `other` serializes to the bytes `0a 02 08 07 12 02 08 08`
      And `std::unique_ptr<rt::MessageLite>(Crowd::default_instance().New())->SerializeAsString()` is `""s`

    Scenario Outline: <name>
      Given `Crowd_<name> m`
      When `m.set_id(7)`
      Then `m.id()` is `7`
      And `m` serializes to the bytes `08 07`

      Examples:
        | name              |
        | Swap              |
        | ParseFromString   |
        | SerializeToString |
        | DebugString       |
        | default_instance  |

  @cpp.nested.class
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (names of functions in small letters)

    # Each in a schema of its own: generated code that compiles with one of them may not compile with the other.
    Scenario: descriptor
      Given the schema file `described.proto`
        """proto
        syntax = "proto2";
        message Crowd { message descriptor { optional int32 id = 1; } repeated descriptor made = 1; }
        """
      And `Crowd_descriptor m`
      And `Crowd all`
      When `m.set_id(7)`
      And `*all.add_made() = m`
      Then `m` serializes to the bytes `08 07`
      And `all.made(0).id()` is `7`

    Scenario: unknown_fields
      Given the schema file `unknown.proto`
        """proto
        syntax = "proto2";
        message Crowd { message unknown_fields { optional int32 id = 1; } repeated unknown_fields made = 1; }
        """
      And `Crowd_unknown_fields m`
      And `Crowd all`
      When `m.set_id(7)`
      And `*all.add_made() = m`
      Then `m` serializes to the bytes `08 07`
      And `all.made(0).id()` is `7`
