@needs.cpp @needs.lite
Feature: Nested messages of proto3 in other modes
  A nested message has the same names whatever its file is optimized for.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      message Foo {
        message Bar { message Deep { int32 id = 1; } Deep deep = 1; repeated Deep deeps = 2; }
        message Empty {}
        message ByTextEntry { string key = 1; int32 value = 2; }
        Bar bar = 1; map<int32, Bar.Deep> by_number = 2; oneof which { Empty empty = 3; } repeated ByTextEntry by_text = 4;
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      message Foo {
        message Bar { message Deep { int32 id = 1; } Deep deep = 1; repeated Deep deeps = 2; }
        message Empty {}
        message ByTextEntry { string key = 1; int32 value = 2; }
        Bar bar = 1; map<int32, Bar.Deep> by_number = 2; oneof which { Empty empty = 3; } repeated ByTextEntry by_text = 4;
      }
      """

  @cpp.nested.class @cpp.nested.alias
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (proto3, other modes)

    Scenario Outline: <what>, its names
      Given `<package>::Foo m`
      When `m.mutable_bar()->mutable_deep()->set_id(7)`
      And `m.mutable_bar()->add_deeps()->set_id(8)`
      And `(*m.mutable_by_number())[1].set_id(9)`
      Then `m.bar()` has type `const <package>::Foo_Bar&`
      And `m.bar().deep()` has type `const <package>::Foo_Bar_Deep&`
      And `m.bar().deeps(0).id()` is `8`
      And `m.by_number().at(1)` has type `const <package>::Foo_Bar_Deep&`
      And `m.mutable_empty()` has type `<package>::Foo_Empty*`
      And `<package>::Foo::Bar()` has type `<package>::Foo_Bar`
      And `<package>::Foo::Bar::Deep()` has type `<package>::Foo_Bar_Deep`
      And `<package>::Foo::Empty()` has type `<package>::Foo_Empty`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

    Scenario Outline: <what>, a message like the entry of a map
      Given `<package>::Foo m`
      And `<package>::Foo_ByTextEntry entry`
      When `entry.set_key("k")`
      And `*m.add_by_text() = entry, *m.add_by_text() = entry`
      Then `m.by_text(1)` has type `const <package>::Foo_ByTextEntry&`
      And `<package>::Foo::ByTextEntry()` has type `<package>::Foo_ByTextEntry`
      And `m` serializes to the bytes `22 03 0a 01 6b 22 03 0a 01 6b`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.nested.forward-declaration
  Rule: A program can forward-declare a nested message under the name `Foo_Bar` (proto3, other modes)

    Scenario Outline: <what>, declared early
      Given `<package>::Foo_Bar m`
      And `<package>::Foo_Bar_Deep deep`
      When `class <package>::Foo_Bar* declared = &m`
      And `class <package>::Foo_Bar_Deep* declared_deep = &deep`
      And `deep.set_id(7), *m.mutable_deep() = deep`
      Then `declared->deep().id()` is `7`
      And `declared_deep->id()` is `7`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |
