@needs.cpp @needs.proto3-optional
Feature: Classes of messages of any shape
  Whatever a message has, and in whatever dialect, mode and place it is declared, its class can be used like any other.

  Background:
    Given the schema file `shapes.proto`
      """proto
      syntax = "proto2";
      package shapes;
      message Empty {}
      message Outer {
        message Empty {}
        message Inner { message Empty {} message Deep { optional int32 id = 1; } }
        optional group Box = 1 { optional int32 id = 1; message Within {} }
        repeated group Row = 2 { optional int32 id = 1; }
        oneof which { group Crate = 3 { optional int32 id = 1; } }
      }
      message OnlyExtensible { extensions 100 to max; }
      message OnlyExtends { extend OnlyExtensible { optional int32 extra = 100; } }
      message OnlyMap { map<string, Empty> empties = 1; }
      message OnlyOneof { oneof which { int32 id = 1; string name = 2; } }
      message OnlyEnum { enum Kind { KIND_ONE = 1; } }
      message OnlyRequired { required string name = 1; required OnlyRequired next = 2; }
      message OnlyRepeated { repeated OnlyRepeated list = 1; }
      message OnlyReserved { reserved 1 to 10; reserved "old"; }
      message Tree { optional Leaf leaf = 1; }
      message Leaf { optional Tree tree = 1; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      import "google/protobuf/any.proto";
      message Empty {}
      message Holder { google.protobuf.Any any = 1; message Empty {} }
      message OnlyOptional { optional int32 id = 1; }
      message OnlyMap { map<int32, bytes> data = 1; message Inner { map<int32, Empty> empties = 1; } }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Empty {}
      message Outer {
        message Empty {}
        message Inner { optional string text = 1; message Deep { optional int32 id = 1; } }
        optional group Box = 1 { optional int32 id = 1; }
        oneof which { string name = 2; }
        extensions 100 to 199;
      }
      message OnlyMap { map<string, Empty> empties = 1; }
      """

  @cpp.message.concrete @cpp.message.derives @cpp.message.default-constructor
  Rule: The class of a message is not abstract: every pure virtual function of its bases is implemented (of any shape)

    Scenario: a message without fields
      Given `shapes::Empty m`
      And `rt::Message& base = m`
      Then `std::is_abstract_v<shapes::Empty>` is `false`
      And `(std::is_convertible_v<shapes::Empty*, rt::Message*>)` is `true`
      And `std::is_default_constructible_v<shapes::Empty>` is `true`
      And `std::is_destructible_v<shapes::Empty>` is `true`
      And `std::unique_ptr<rt::Message>(base.New())->GetTypeName()` is `"shapes.Empty"s`
      And `base.SerializePartialAsString()` is `""s`

    Scenario Outline: <what>
      Given `<class> m`
      And `rt::Message& base = m`
      Then `std::is_abstract_v<<class>>` is `false`
      And `(std::is_convertible_v<<class>*, rt::Message*>)` is `true`
      And `std::is_default_constructible_v<<class>>` is `true`
      And `std::is_destructible_v<<class>>` is `true`
      And `std::unique_ptr<rt::Message>(base.New())->GetTypeName()` is `"<name>"s`
      And `base.SerializePartialAsString()` is `""s`

      Examples:
        | what                          | class                       | name                     |
        | no fields, nested             | shapes::Outer::Empty        | shapes.Outer.Empty       |
        | no fields, two levels below   | shapes::Outer::Inner::Empty | shapes.Outer.Inner.Empty |
        | nested messages only          | shapes::Outer::Inner        | shapes.Outer.Inner       |
        | two levels below              | shapes::Outer::Inner::Deep  | shapes.Outer.Inner.Deep  |
        | a group                       | shapes::Outer::Box          | shapes.Outer.Box         |
        | no fields, in a group         | shapes::Outer::Box::Within  | shapes.Outer.Box.Within  |
        | a repeated group              | shapes::Outer::Row          | shapes.Outer.Row         |
        | a group in a oneof            | shapes::Outer::Crate        | shapes.Outer.Crate       |
        | extension numbers only        | shapes::OnlyExtensible      | shapes.OnlyExtensible    |
        | an extension only             | shapes::OnlyExtends         | shapes.OnlyExtends       |
        | a map only                    | shapes::OnlyMap             | shapes.OnlyMap           |
        | a oneof only                  | shapes::OnlyOneof           | shapes.OnlyOneof         |
        | an enum only                  | shapes::OnlyEnum            | shapes.OnlyEnum          |
        | required fields only          | shapes::OnlyRequired        | shapes.OnlyRequired      |
        | repeated fields only          | shapes::OnlyRepeated        | shapes.OnlyRepeated      |
        | reserved numbers only         | shapes::OnlyReserved        | shapes.OnlyReserved      |
        | messages that hold each other | shapes::Tree                | shapes.Tree              |
        | proto3, no fields             | third::Empty                | third.Empty              |
        | proto3, an Any                | third::Holder               | third.Holder             |
        | proto3, no fields, nested     | third::Holder::Empty        | third.Holder.Empty       |
        | proto3, optional only         | third::OnlyOptional         | third.OnlyOptional       |
        | proto3, a map only            | third::OnlyMap              | third.OnlyMap            |
        | proto3, a map only, nested    | third::OnlyMap::Inner       | third.OnlyMap.Inner      |
        | Any itself                    | rt::Any                     | google.protobuf.Any      |
        | code size, no fields          | small::Empty                | small.Empty              |
        | code size                     | small::Outer                | small.Outer              |
        | code size, no fields, nested  | small::Outer::Empty         | small.Outer.Empty        |
        | code size, nested             | small::Outer::Inner         | small.Outer.Inner        |
        | code size, two levels below   | small::Outer::Inner::Deep   | small.Outer.Inner.Deep   |
        | code size, a group            | small::Outer::Box           | small.Outer.Box          |
        | code size, a map only         | small::OnlyMap              | small.OnlyMap            |

  @cpp.message.optimize-code-size
  Rule: With `optimize_for = CODE_SIZE` the class is smaller: it overrides as few methods as possible, and reflection does the rest (in any place and dialect)

    Background:
      Given the schema file `less.proto`
        """proto
        syntax = "proto3";
        package less;
        option optimize_for = CODE_SIZE;
        message Sample { int32 id = 1; message Inner { string text = 1; message Deep { repeated int32 ids = 1; } } map<int32, string> words = 2; }
        message Empty {}
        """

    Scenario: a class that has extensions
      Then `std::is_same_v<decltype(&small::Outer::Clear), void (small::Outer::*)()>` is `false`
      And `std::is_same_v<decltype(&small::Outer::ByteSizeLong), size_t (small::Outer::*)() const>` is `false`
      And `std::is_same_v<decltype(&small::Outer::IsInitialized), bool (small::Outer::*)() const>` is `false`
      And `std::is_same_v<decltype(&shapes::Outer::Clear), void (shapes::Outer::*)()>` is `true`

    Scenario Outline: <what>
      Then `std::is_same_v<decltype(&<class>::Clear), void (<class>::*)()>` is `false`
      And `std::is_same_v<decltype(&<class>::ByteSizeLong), size_t (<class>::*)() const>` is `false`
      And `std::is_same_v<decltype(&<class>::IsInitialized), bool (<class>::*)() const>` is `false`
      And `std::is_same_v<decltype(&shapes::Outer::Clear), void (shapes::Outer::*)()>` is `true`

      Examples:
        | what                     | class                     |
        | a nested class           | small::Outer::Inner       |
        | two levels below         | small::Outer::Inner::Deep |
        | a group                  | small::Outer::Box         |
        | a map only               | small::OnlyMap            |
        | proto3                   | less::Sample              |
        | proto3, nested           | less::Sample::Inner       |
        | proto3, two levels below | less::Sample::Inner::Deep |

  @cpp.message.concrete @cpp.message.derives @cpp.message.default-constructor @needs.editions
  Rule: The class of a message is not abstract: every pure virtual function of its bases is implemented (of any shape, in editions)

    Background:
      Given the schema file `edition.proto`
        """proto
        edition = "2023";
        package edition;
        message Empty {}
        message Delimited { Delimited next = 1 [features.message_encoding = DELIMITED]; message Empty {} }
        message Implicit { int32 id = 1 [features.field_presence = IMPLICIT]; }
        message Required { int32 id = 1 [features.field_presence = LEGACY_REQUIRED]; }
        """

    Scenario: an edition, no fields
      Given `edition::Empty m`
      And `rt::Message& base = m`
      Then `std::is_abstract_v<edition::Empty>` is `false`
      And `(std::is_convertible_v<edition::Empty*, rt::Message*>)` is `true`
      And `std::is_default_constructible_v<edition::Empty>` is `true`
      And `std::is_destructible_v<edition::Empty>` is `true`
      And `std::unique_ptr<rt::Message>(base.New())->GetTypeName()` is `"edition.Empty"s`
      And `base.SerializePartialAsString()` is `""s`

    Scenario Outline: <what>
      Given `<class> m`
      And `rt::Message& base = m`
      Then `std::is_abstract_v<<class>>` is `false`
      And `(std::is_convertible_v<<class>*, rt::Message*>)` is `true`
      And `std::is_default_constructible_v<<class>>` is `true`
      And `std::is_destructible_v<<class>>` is `true`
      And `std::unique_ptr<rt::Message>(base.New())->GetTypeName()` is `"<name>"s`
      And `base.SerializePartialAsString()` is `""s`

      Examples:
        | what                          | class                     | name                    |
        | an edition, delimited         | edition::Delimited        | edition.Delimited       |
        | an edition, no fields, nested | edition::Delimited::Empty | edition.Delimited.Empty |
        | an edition, implicit          | edition::Implicit         | edition.Implicit        |
        | an edition, required          | edition::Required         | edition.Required        |

  @cpp.message.optimize-code-size @needs.editions
  Rule: With `optimize_for = CODE_SIZE` the class is smaller: it overrides as few methods as possible, and reflection does the rest (in editions)

    Background:
      Given the schema file `least.proto`
        """proto
        edition = "2023";
        package least;
        option optimize_for = CODE_SIZE;
        message Sample { int32 id = 1; message Inner { string text = 1; } Inner inner = 2 [features.message_encoding = DELIMITED]; }
        """

    Scenario: an edition
      Then `std::is_same_v<decltype(&least::Sample::Clear), void (least::Sample::*)()>` is `false`
      And `std::is_same_v<decltype(&least::Sample::ByteSizeLong), size_t (least::Sample::*)() const>` is `false`
      And `std::is_same_v<decltype(&least::Sample::IsInitialized), bool (least::Sample::*)() const>` is `false`
      And `std::is_same_v<decltype(&shapes::Outer::Clear), void (shapes::Outer::*)()>` is `true`

    Scenario Outline: <what>
      Then `std::is_same_v<decltype(&<class>::Clear), void (<class>::*)()>` is `false`
      And `std::is_same_v<decltype(&<class>::ByteSizeLong), size_t (<class>::*)() const>` is `false`
      And `std::is_same_v<decltype(&<class>::IsInitialized), bool (<class>::*)() const>` is `false`
      And `std::is_same_v<decltype(&shapes::Outer::Clear), void (shapes::Outer::*)()>` is `true`

      Examples:
        | what               | class                |
        | an edition, nested | least::Sample::Inner |
