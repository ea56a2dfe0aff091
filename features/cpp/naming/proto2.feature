@needs.cpp
Feature: Names in files of proto2
  Names of accessors follow the same rules in every dialect.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      message Foo {
        optional int32 FooBar = 5; optional int32 myFALSE = 6; optional int32 class = 7; optional string DELETE = 8; repeated int32 LongName = 536870911;
        oneof Shape { string CamelCase = 10; int32 while = 11; group ChosenBox = 12 { optional int32 id = 1; } }
        optional group FirstBox = 13 { optional int32 id = 1; }
        repeated group ManyBoxes = 14 { optional int32 id = 1; }
      }
      """

  @cpp.naming.accessors-lowercase @cpp.naming.number-constant @cpp.naming.upper-case @cpp.naming.keyword
  Rule: Names of accessors consist of lower-case words joined by underscores (proto2)

    Scenario Outline: <what>, names of each shape
      Given `<package>::Foo m`
      When `m.set_foobar(1)`
      And `m.set_myfalse(2)`
      And `m.set_class_(3)`
      And `m.set_delete_("x")`
      And `m.add_longname(4)`
      And `m.set_while_(5)`
      Then `m.foobar() * 10000 + m.myfalse() * 1000 + m.class_() * 100 + m.longname(0) * 10 + m.while_()` is `12345`
      And `m.has_foobar() && m.has_myfalse() && m.has_class_() && m.has_delete_() && m.has_while_()` is `true`
      When `m.mutable_delete_()->append("y")`
      Then `*std::unique_ptr<std::string>(m.release_delete_())` is `"xy"s`
      When `m.set_allocated_delete_(new std::string("z"))`
      And `m.clear_class_(), m.clear_myfalse(), m.clear_while_(), m.clear_longname()`
      And `m.mutable_camelcase()->append("c")`
      Then `m.delete_() + m.camelcase()` is `"zc"s`
      And `m.has_class_() || m.has_myfalse() || m.has_while_()` is `false`
      And `static_cast<int>(<package>::Foo::kFooBarFieldNumber)` is `5`
      And `static_cast<int>(<package>::Foo::kMyFALSEFieldNumber)` is `6`
      And `static_cast<int>(<package>::Foo::kClassFieldNumber)` is `7`
      And `static_cast<int>(<package>::Foo::kDELETEFieldNumber)` is `8`
      And `static_cast<int>(<package>::Foo::kLongNameFieldNumber)` is `536870911`
      And `static_cast<int>(<package>::Foo::kCamelCase)` is `10`

      Examples:
        | what   | package |
        | proto2 | second  |

    # The name of a group's field is that of its type in small letters, without underscores.
    Scenario: groups whose types have names of two words
      Given `second::Foo m`
      When `m.mutable_firstbox()->set_id(7)`
      And `m.add_manyboxes()->set_id(8)`
      And `m.mutable_chosenbox()->set_id(9)`
      Then `m.has_firstbox() && m.has_chosenbox()` is `true`
      And `m.firstbox().id() * 100 + m.manyboxes(0).id() * 10 + m.chosenbox().id()` is `789`
      And `m.manyboxes_size()` is `1`
      When `std::unique_ptr<second::Foo::FirstBox> released(m.release_firstbox())`
      And `m.set_allocated_chosenbox(new second::Foo::ChosenBox)`
      And `m.mutable_manyboxes(0)->clear_id(), m.clear_firstbox()`
      Then `m.has_firstbox()` is `false`
      And `m.chosenbox().id() + m.manyboxes(0).id()` is `0`
