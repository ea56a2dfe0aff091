@needs.cpp
Feature: Nested types
  A message declared in another one becomes a class named after both, and an alias in the outer class.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Foo {
        message Bar {
          message Deep { int32 id = 1; }
          Deep deep = 1;
          int32 id = 2;
        }
        Bar bar = 1;
        repeated Bar.Deep deeps = 2;
      }
      message Other { message Bar { string text = 1; } Bar bar = 1; }
      """
    And the schema file `inner.proto`
      """proto
      syntax = "proto3";
      package outer.inner;
      message Foo { message Bar { int32 id = 1; } Bar bar = 1; }
      """

  @cpp.nested.class
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar`

    Scenario: one level
      Given `::Foo_Bar bar`
      When `bar.set_id(7)`
      Then `bar.id()` is `7`
      And `bar` serializes as the `Foo.Bar`
        """json
        { "id": 7 }
        """

    Scenario: two levels
      Given `::Foo_Bar_Deep deep`
      When `deep.set_id(7)`
      Then `deep.id()` is `7`

    Scenario: two messages of one name in different messages
      Given `::Other_Bar bar`
      When `bar.set_text("other")`
      Then `bar.text()` is `"other"s`
      And `std::is_same<::Foo_Bar, ::Other_Bar>::value` is `false`

    Scenario: fields of the outer message use it
      Given `::Foo m`
      When `m.mutable_bar()->mutable_deep()->set_id(7)`
      Then `m.bar()` has type `const ::Foo_Bar&`
      And `m.mutable_bar()` has type `::Foo_Bar*`
      And `m.bar().deep()` has type `const ::Foo_Bar_Deep&`
      And `m.add_deeps()` has type `::Foo_Bar_Deep*`
      And `m.bar().deep().id()` is `7`

    Scenario: in a package
      Given `::outer::inner::Foo_Bar bar`
      When `bar.set_id(7)`
      Then `bar.id()` is `7`

    Scenario: a message like the entry of a map
      Given the schema file `table.proto`
        """proto
        syntax = "proto3";
        message Table {
          message Entry { string key = 1; string value = 2; }
          message RowEntry { int32 key = 1; Entry value = 2; }
          repeated Entry entries = 1;
          repeated RowEntry row = 2;
        }
        """
      And `Table m`
      And `::Table_Entry entry`
      And `::Table_RowEntry row`
      When `entry.set_key("k"), row.set_key(7)`
      And `*row.mutable_value() = entry`
      And `*m.add_entries() = entry, *m.add_entries() = entry`
      And `*m.add_row() = row`
      Then `m.entries_size()` is `2`
      And `m.row(0)` has type `const ::Table_RowEntry&`
      And `Table::RowEntry()` has type `::Table_RowEntry`
      And `m` serializes to the bytes `0a 03 0a 01 6b 0a 03 0a 01 6b 12 07 08 07 12 03 0a 01 6b`

  @cpp.nested.alias
  Rule: The class `Foo` has a member type `Bar`, which is `Foo_Bar`

    Scenario: one level
      Given `::Foo::Bar m`
      When `m.set_id(7)`
      Then `m` has type `::Foo_Bar`
      And `m.id()` is `7`

    Scenario Outline: <where>
      Given `<alias> m`
      When `m.<set>`
      Then `m` has type `<class>`
      And `m.<get>` is `<value>`

      Examples:
        | where                          | alias                    | class                   | set             | get    | value  |
        | two levels                     | ::Foo::Bar::Deep         | ::Foo_Bar_Deep          | set_id(7)       | id()   | 7      |
        | the second level alone         | ::Foo_Bar::Deep          | ::Foo_Bar_Deep          | set_id(7)       | id()   | 7      |
        | the same name in another class | ::Other::Bar             | ::Other_Bar             | set_text("odd") | text() | "odd"s |
        | in a package                   | ::outer::inner::Foo::Bar | ::outer::inner::Foo_Bar | set_id(7)       | id()   | 7      |

    Scenario Outline: one name in several messages, <where>
      Given the schema file `shop.proto`
        """proto
        syntax = "proto3";
        message Shop {
          message Order { message Item { int32 id = 1; } Item item = 1; }
          message Return { message Item { string text = 1; } Item item = 1; }
          message Item { bool flag = 1; message Part { message Item { double real = 1; } } }
        }
        """
      And `<class> m`
      When `m.<set>`
      Then `m.<get>` is `<value>`
      And `(std::is_same_v<<alias>, <class>>)` is `true`

      Examples:
        | where             | alias                  | class               | set             | get    | value  |
        | the first of two  | Shop::Order::Item      | Shop_Order_Item     | set_id(7)       | id()   | 7      |
        | the second of two | Shop::Return::Item     | Shop_Return_Item    | set_text("odd") | text() | "odd"s |
        | above both        | Shop::Item             | Shop_Item           | set_flag(true)  | flag() | true   |
        | within itself     | Shop::Item::Part::Item | Shop_Item_Part_Item | set_real(0.5)   | real() | 0.5    |

    Scenario: only the class that declares the message has it
      Then `::Foo::Bar m` compiles
      And `::Other::Bar m` compiles
      And `::Foo_Bar::Deep m` compiles
      And `::Other::Deep m` does not compile

    Scenario: a message named like the base class
      Given the schema file `mail.proto`
        """proto
        syntax = "proto3";
        message Mailbox { message Message { int32 id = 1; } message MessageLite { int32 id = 1; } Message newest = 1; }
        """
      And `Mailbox::Message m`
      When `m.set_id(7)`
      Then `m` has type `Mailbox_Message`
      And `m.id()` is `7`
      And `Mailbox::MessageLite()` has type `Mailbox_MessageLite`

    Scenario Outline: a group, <kind>
      Given the schema file `boxes.proto`
        """proto
        syntax = "proto2";
        message Boxes {
          optional group First = 1 { optional int32 id = 1; }
          repeated group Many = 2 { optional int32 id = 1; }
          oneof which { group Chosen = 3 { optional int32 id = 1; } }
          message Inner { optional group Deep = 4 { optional int32 id = 1; } }
        }
        """
      And `Boxes::<alias> m`
      When `m.set_id(7)`
      Then `m` has type `<class>`
      And `m.id()` is `7`

      Examples:
        | kind       | alias       | class            |
        | optional   | First       | Boxes_First      |
        | repeated   | Many        | Boxes_Many       |
        | in a oneof | Chosen      | Boxes_Chosen     |
        | two levels | Inner::Deep | Boxes_Inner_Deep |

    Scenario: a message without fields
      Given the schema file `bare.proto`
        """proto
        syntax = "proto2";
        message Bare {
          message Nothing {}
          message Outer { message Inner {} }
          message OnlyEnum { enum Kind { KIND_ONE = 1; } }
          message OnlyExtension { extend Open { optional int32 extra = 100; } }
          message Open { extensions 100 to 199; }
          message OnlyOneof { oneof which { int32 id = 1; } }
          message OnlyMap { map<int32, int32> numbers = 1; }
          message OnlyReserved { reserved 1, 2; }
          message Twin { message Twin { message Bare {} } }
        }
        """
      Then `Bare::Nothing()` has type `Bare_Nothing`
      And `std::is_same<Bare_Nothing, Bare::Outer>::value` is `false`

    Scenario Outline: a message with <what>
      Given the schema file `bare.proto`
        """proto
        syntax = "proto2";
        message Bare {
          message Nothing {}
          message Outer { message Inner {} }
          message OnlyEnum { enum Kind { KIND_ONE = 1; } }
          message OnlyExtension { extend Open { optional int32 extra = 100; } }
          message Open { extensions 100 to 199; }
          message OnlyOneof { oneof which { int32 id = 1; } }
          message OnlyMap { map<int32, int32> numbers = 1; }
          message OnlyReserved { reserved 1, 2; }
          message Twin { message Twin { message Bare {} } }
        }
        """
      And `<alias> m`
      Then `m` has type `<class>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                        | alias                | class               |
        | a message without fields    | Bare::Outer          | Bare_Outer          |
        | no fields, two levels below | Bare::Outer::Inner   | Bare_Outer_Inner    |
        | an enum only                | Bare::OnlyEnum       | Bare_OnlyEnum       |
        | an extension only           | Bare::OnlyExtension  | Bare_OnlyExtension  |
        | extension numbers only      | Bare::Open           | Bare_Open           |
        | a oneof only                | Bare::OnlyOneof      | Bare_OnlyOneof      |
        | a map only                  | Bare::OnlyMap        | Bare_OnlyMap        |
        | reserved numbers only       | Bare::OnlyReserved   | Bare_OnlyReserved   |
        | a message of its own name   | Bare::Twin           | Bare_Twin           |
        | the name of an outer one    | Bare_Twin_Twin::Bare | Bare_Twin_Twin_Bare |

  @cpp.nested.forward-declaration
  Rule: A program can forward-declare a nested message under the name `Foo_Bar`

    # C++ accepts `class NAME;` for a class, but not for an alias of one.
    Scenario: ::Foo_Bar
      Given `::Foo_Bar m`
      And `m.set_id(7)`
      When `class ::Foo_Bar* declared = &m`
      Then `declared->id()` is `7`

    # C++ accepts `class NAME;` for a class, but not for an alias of one.
    Scenario Outline: <class>
      Given `<class> m`
      And `m.set_id(7)`
      When `class <class>* declared = &m`
      Then `declared->id()` is `7`

      Examples:
        | class                   |
        | ::Foo_Bar_Deep          |
        | ::outer::inner::Foo_Bar |

    Scenario: the alias is not such a name
      Given `::Foo_Bar m`
      Then `class ::Foo_Bar* declared = &m` compiles
      And `class ::Foo::Bar* declared = &m` does not compile

  @cpp.nested.forward-declaration @cpp.nested.class
  Rule: A program can forward-declare a nested message under the name `Foo_Bar` (groups, and messages in any order)

    Background:
      Given the schema file `crossed.proto`
        """proto
        syntax = "proto2";
        package crossed;
        message Outer {
          message First { optional Second second = 1; optional Outer outer = 2; optional Outer.Box box = 3; }
          optional group Box = 1 { optional int32 id = 1; optional First first = 2; optional group Lock = 3 { optional Outer.Row row = 1; } }
          repeated group Row = 2 { optional int32 id = 1; }
          oneof which { group Crate = 3 { optional Box box = 1; } }
          message Second { optional int32 id = 1; optional Third.Inner inner = 2; extend Third { optional Second extra = 100; } }
          optional First first = 4;
          message _Last { optional int32 id = 1; }
        }
        message Third { message Inner { optional Outer.Second second = 1; } extensions 100 to 199; }
        """

    Scenario: a group
      Given `crossed::Outer_Box m`
      And `m.set_id(7)`
      When `class crossed::Outer_Box* declared = &m`
      Then `declared->id()` is `7`
      And `class crossed::Outer::Box* declared = &m` does not compile

    Scenario Outline: <class>
      Given `crossed::<class> m`
      When `m.<set>`
      And `class crossed::<class>* declared = &m`
      Then `declared` has type `crossed::<alias>*`
      And `*declared` serializes to the bytes `<bytes>`

      Examples:
        | class          | alias            | set                               | bytes       |
        | Outer_Row      | Outer::Row       | set_id(7)                         | 08 07       |
        | Outer_Box_Lock | Outer::Box::Lock | mutable_row()->set_id(7)          | 0a 02 08 07 |
        | Outer_Crate    | Outer::Crate     | mutable_box()->set_id(7)          | 0a 02 08 07 |
        | Outer_First    | Outer::First     | mutable_second()->set_id(7)       | 0a 02 08 07 |
        | Outer_Second   | Outer::Second    | mutable_inner()->mutable_second() | 12 02 0a 00 |
        | Third_Inner    | Third::Inner     | mutable_second()->mutable_inner() | 0a 02 12 00 |
        | Outer__Last    | Outer::_Last     | set_id(7)                         | 08 07       |
