@needs.cpp
Feature: Identifiers of extensions
  How an extension is named in C++, and in which scope.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop.stock;
      import "shelf.proto";
      message Item {
        extensions 100 to 199;
        message Box { extensions 100 to 199; }
      }
      message Label { optional string text = 1; }
      enum Colour { COLOUR_RED = 4; COLOUR_BLUE = 5; }
      extend Item {
        optional int32 weight = 100;
        optional string camelCase_x2y = 101;
        optional int32 default = 102;
        optional group Cover = 103 { optional int32 id = 1; }
        repeated Colour all_colours = 104;
        optional shop.Shelf shelf = 105;
      }
      extend Item.Box { optional int32 depth = 100; }
      extend shop.Shelf { optional Label shelf_label = 100; optional int32 shelf_width = 101; }
      message Wrap {
        extend Item {
          optional int32 weight = 110;
          optional Wrap wrap = 111;
          optional Paper paper = 112;
          repeated string texts = 113;
          optional string preset = 114 [default = "kept"];
        }
        message Paper {
          optional int32 grams = 1;
          extend Item { optional Paper weight = 120; }
          extend shop.Shelf { optional Gloss gloss = 121 [default = GLOSS_HIGH]; }
          enum Gloss { GLOSS_NONE = 3; GLOSS_HIGH = 2; }
        }
      }
      """
    And the schema file `shelf.proto`
      """proto
      syntax = "proto2";
      package shop;
      message Shelf { extensions 100 to 199; extend Shelf { optional int32 height = 110; } }
      """

  @cpp.extension.identifier
  Rule: Each extension has an identifier with the name of its field

    Scenario: weight
      Given `shop::stock::Item m`
      When `m.SetExtension(shop::stock::weight, 7)`
      Then `m.GetExtension(shop::stock::weight)` is `7`
      And `shop::stock::weight.number()` is `100`

    Scenario Outline: <identifier>
      Given `shop::stock::Item m`
      When `m.<call>(shop::stock::<identifier><value>)`
      Then `m.<query>(shop::stock::<identifier>)` is `<result>`
      And `shop::stock::<identifier>.number()` is `<number>`

      Examples:
        | identifier    | call             | value                      | query         | result | number |
        | camelCase_x2y | SetExtension     | , "abc"                    | GetExtension  | "abc"s | 101    |
        | default_      | SetExtension     | , 7                        | GetExtension  | 7      | 102    |
        | cover         | MutableExtension |                            | HasExtension  | true   | 103    |
        | all_colours   | AddExtension     | , shop::stock::COLOUR_BLUE | ExtensionSize | 1      | 104    |
        | shelf         | MutableExtension |                            | HasExtension  | true   | 105    |

    Scenario Outline: each names its own extension: <set>
      Given `shop::stock::Item m`
      When `m.SetExtension(shop::stock::<set>, <value>)`
      Then `m.HasExtension(shop::stock::weight)` is `<weight>`
      And `m.HasExtension(shop::stock::camelCase_x2y)` is `<text>`
      And `m.HasExtension(shop::stock::default_)` is `<default>`

      Examples:
        | set           | value | weight | text  | default |
        | weight        | 7     | true   | false | false   |
        | camelCase_x2y | "a"   | false  | true  | false   |
        | default_      | 7     | false  | false | true    |

    @cpp.naming.number-constant
    Scenario Outline: the number's constant of <extension>
      Then `shop::stock::<constant>` is `<number>`

      Examples:
        | extension     | constant                 | number |
        | weight        | kWeightFieldNumber       | 100    |
        | camelCase_x2y | kCamelCaseX2YFieldNumber | 101    |
        | default       | kDefaultFieldNumber      | 102    |
        | cover         | kCoverFieldNumber        | 103    |
        | all_colours   | kAllColoursFieldNumber   | 104    |
        | shelf_label   | kShelfLabelFieldNumber   | 100    |

    Scenario: of a message of another file and package
      Given `shop::Shelf m`
      When `m.SetExtension(shop::stock::shelf_width, 7)`
      And `m.MutableExtension(shop::stock::shelf_label)->set_text("abc")`
      Then `m.GetExtension(shop::stock::shelf_width)` is `7`
      And `m.GetExtension(shop::stock::shelf_label).text()` is `"abc"s`
      And `m.SerializeAsString()` is `bytes("a2 06 05 0a 03 61 62 63 a8 06 07")`

    Scenario: of a message of another file and package, parsed
      Given `shop::Shelf m`
      When `m.ParseFromString(bytes("a2 06 05 0a 03 61 62 63 a8 06 07"))`
      Then `m.GetExtension(shop::stock::shelf_width)` is `7`
      And `m.GetExtension(shop::stock::shelf_label).text()` is `"abc"s`
      And `m.unknown_fields().field_count()` is `0`

    Scenario: one number in two messages is two extensions
      Given `shop::stock::Item item`
      And `shop::stock::Item::Box box`
      When `item.ParseFromString(bytes("a0 06 07"))`
      And `box.ParseFromString(bytes("a0 06 08"))`
      Then `item.GetExtension(shop::stock::weight)` is `7`
      And `box.GetExtension(shop::stock::depth)` is `8`

    Scenario Outline: an extension of another message is not taken by <method>
      Given `shop::stock::Item m`
      And `shop::Shelf other`
      Then `m.<method>(shop::stock::weight<more>)` compiles
      And `other.<method>(shop::stock::shelf_width<more>)` compiles
      And `m.<method>(shop::stock::shelf_width<more>)` does not compile
      And `other.<method>(shop::stock::weight<more>)` does not compile

      Examples:
        | method         | more |
        | HasExtension   |      |
        | GetExtension   |      |
        | SetExtension   | , 7  |
        | ClearExtension |      |

    Scenario: a message without an extension range has no such method
      Given `shop::stock::Label m`
      And `shop::stock::Item item`
      Then `item.HasExtension(shop::stock::weight)` compiles
      And `m.HasExtension(shop::stock::weight)` does not compile

    Scenario: a function template that takes any identifier
      Given `auto set_all = [](auto& message, const auto&... ids) { (message.SetExtension(ids, 7), ...); }`
      And `shop::stock::Item m`
      When `set_all(m, shop::stock::weight, shop::stock::default_, shop::stock::Wrap::weight)`
      Then `m.GetExtension(shop::stock::weight)` is `7`
      And `m.GetExtension(shop::stock::default_)` is `7`
      And `m.GetExtension(shop::stock::Wrap::weight)` is `7`

    Scenario: of an option
      Given the schema file `option.proto`
        """proto
        syntax = "proto3";
        package shop;
        import "google/protobuf/descriptor.proto";
        message Unit { string name = 1; double factor = 2; }
        extend google.protobuf.FieldOptions { Unit unit = 50000; repeated string hints = 50001; }
        extend google.protobuf.MessageOptions { optional int32 shelf_life = 50000; }
        """
      And `rt::FieldOptions field`
      And `rt::MessageOptions message`
      When `field.MutableExtension(shop::unit)->set_name("kg")`
      And `field.AddExtension(shop::hints, "a")`
      And `message.SetExtension(shop::shelf_life, 7)`
      Then `field.GetExtension(shop::unit).name()` is `"kg"s`
      And `field.ExtensionSize(shop::hints)` is `1`
      And `message.GetExtension(shop::shelf_life)` is `7`
      And `message.SerializeAsString()` is `bytes("80 b5 18 07")`

  @cpp.extension.identifier-nested
  Rule: The identifier of an extension declared in a message is a member of that message's class

    Scenario: two of one name, one in a message
      Given `shop::stock::Item m`
      When `m.SetExtension(shop::stock::weight, 7)`
      And `m.SetExtension(shop::stock::Wrap::weight, 8)`
      And `m.MutableExtension(shop::stock::Wrap::Paper::weight)->set_grams(9)`
      Then `m.GetExtension(shop::stock::weight)` is `7`
      And `m.GetExtension(shop::stock::Wrap::weight)` is `8`
      And `m.GetExtension(shop::stock::Wrap_Paper::weight).grams()` is `9`
      And `m.SerializeAsString()` is `bytes("a0 06 07 f0 06 08 c2 07 02 08 09")`

    Scenario: parsed
      Given `shop::stock::Item m`
      When `m.ParseFromString(bytes("a0 06 07 f0 06 08 c2 07 02 08 09"))`
      Then `m.GetExtension(shop::stock::weight)` is `7`
      And `m.GetExtension(shop::stock::Wrap::weight)` is `8`
      And `m.GetExtension(shop::stock::Wrap::Paper::weight).grams()` is `9`

    @cpp.naming.number-constant
    Scenario Outline: <identifier>
      Given `shop::stock::Item m`
      When `m.<call>(shop::stock::Wrap::<identifier><value>)`
      Then `m.<query>(shop::stock::Wrap::<identifier>)` is `<result>`
      And `shop::stock::Wrap::<identifier>.number()` is `<number>`
      And `shop::stock::Wrap::<constant>` is `<number>`

      Examples:
        | identifier    | call             | value   | query         | result  | number | constant                  |
        | weight        | SetExtension     | , 7     | GetExtension  | 7       | 110    | kWeightFieldNumber        |
        | wrap          | MutableExtension |         | HasExtension  | true    | 111    | kWrapFieldNumber          |
        | paper         | MutableExtension |         | HasExtension  | true    | 112    | kPaperFieldNumber         |
        | texts         | AddExtension     | , "abc" | ExtensionSize | 1       | 113    | kTextsFieldNumber         |
        | preset        | HasExtension     |         | GetExtension  | "kept"s | 114    | kPresetFieldNumber        |
        | Paper::weight | MutableExtension |         | HasExtension  | true    | 120    | Paper::kWeightFieldNumber |

    Scenario: an enum of the scope
      Given `shop::Shelf m`
      Then `m.GetExtension(shop::stock::Wrap::Paper::gloss)` is `shop::stock::Wrap::Paper::GLOSS_HIGH`
      And `m.GetExtension(shop::stock::Wrap::Paper::gloss)` has type `shop::stock::Wrap::Paper::Gloss`

    Scenario: a message that declares an extension of itself
      Given `shop::Shelf m`
      When `m.SetExtension(shop::Shelf::height, 7)`
      Then `m.GetExtension(shop::Shelf::height)` is `7`

    Scenario Outline: it stands nowhere else: <wrong>
      Given `shop::stock::Item m`
      Then `m.ClearExtension(<right>)` compiles
      And `m.ClearExtension(<wrong>)` does not compile

      Examples:
        | wrong                          | right                            |
        | shop::stock::texts             | shop::stock::Wrap::texts         |
        | shop::stock::Item::texts       | shop::stock::Wrap::texts         |
        | shop::stock::Wrap::Paper::wrap | shop::stock::Wrap::Paper::weight |
        | shop::stock::Wrap::default_    | shop::stock::default_            |

    Scenario: three messages deep
      Given the schema file `deep.proto`
        """proto
        syntax = "proto2";
        message Whole { extensions 100 to 199; }
        message One {
          message Two {
            message Three {
              message Four { extend Whole { repeated string deepest = 104; } }
              extend Whole { optional int32 deep = 103; optional Three three = 105; }
              optional int32 id = 1;
            }
          }
        }
        """
      And `Whole m`
      When `m.SetExtension(One::Two::Three::deep, 7)`
      And `m.AddExtension(One::Two::Three::Four::deepest, "abc")`
      And `m.MutableExtension(One::Two::Three::three)->set_id(8)`
      Then `m.GetExtension(One_Two_Three::deep)` is `7`
      And `One::Two::Three::Four::deepest.number()` is `104`
      And `m.GetExtension(One::Two::Three::three).id()` is `8`
      And `m.SerializeAsString()` is `bytes("b8 06 07 c2 06 03 61 62 63 ca 06 02 08 08")`

  @cpp.extension.has @cpp.extension.get @cpp.extension.set @cpp.extension.clear @cpp.extension.add @cpp.extension.size @cpp.extension.mutable @cpp.extension.set-allocated @cpp.extension.release
  Rule: `HasExtension` tells whether a singular extension is set (the extended message is a group)

    Background:
      Given the schema file `grouped.proto`
        """proto
        syntax = "proto2";
        package grouped;
        message Outer {
          optional group Box = 1 { optional int32 id = 1; extensions 100 to 199; }
          repeated group Row = 2 { extensions 100 to 199; }
          oneof which { group Crate = 3 { extensions 100 to 199; } int32 digit = 4; }
        }
        message Part { optional int32 id = 1; }
        extend Outer.Box { optional int32 box_width = 100; optional string box_label = 101 [default = "unset"]; repeated int32 box_marks = 102; optional Part box_part = 103; }
        extend Outer.Row { optional int32 row_width = 100; optional string row_label = 101 [default = "unset"]; repeated int32 row_marks = 102; optional Part row_part = 103; }
        extend Outer.Crate { optional int32 crate_width = 100; optional string crate_label = 101 [default = "unset"]; repeated int32 crate_marks = 102; optional Part crate_part = 103; }
        """

    Scenario: of a field
      Given `grouped::Outer m`
      And `auto& group = *m.mutable_box()`
      Then `group.HasExtension(grouped::box_width)` is `false`
      And `group.GetExtension(grouped::box_label)` is `"unset"s`
      When `group.SetExtension(grouped::box_width, 7)`
      And `group.AddExtension(grouped::box_marks, 8)`
      And `group.MutableExtension(grouped::box_label)->append("a")`
      And `group.SetAllocatedExtension(grouped::box_part, new grouped::Part)`
      Then `group.HasExtension(grouped::box_width)` is `true`
      And `group.ExtensionSize(grouped::box_marks)` is `1`
      And `group.GetExtension(grouped::box_label)` is `"a"s`
      And `m` serializes to the bytes `0b a0 06 07 aa 06 01 61 b0 06 08 ba 06 00 0c`
      When `m.ParseFromString(m.SerializeAsString())`
      Then `m.box().GetExtension(grouped::box_width)` is `7`
      And `m.box().GetExtension(grouped::box_marks, 0)` is `8`
      And `m.box().HasExtension(grouped::box_part)` is `true`
      When `m.mutable_box()->ClearExtension(grouped::box_width)`
      And `m.mutable_box()->ClearExtension(grouped::box_marks)`
      And `delete m.mutable_box()->ReleaseExtension(grouped::box_part)`
      Then `m` serializes to the bytes `0b aa 06 01 61 0c`

    Scenario Outline: of <what>
      Given `grouped::Outer m`
      And `auto& group = *m.<make>`
      Then `group.HasExtension(grouped::<name>_width)` is `false`
      And `group.GetExtension(grouped::<name>_label)` is `"unset"s`
      When `group.SetExtension(grouped::<name>_width, 7)`
      And `group.AddExtension(grouped::<name>_marks, 8)`
      And `group.MutableExtension(grouped::<name>_label)->append("a")`
      And `group.SetAllocatedExtension(grouped::<name>_part, new grouped::Part)`
      Then `group.HasExtension(grouped::<name>_width)` is `true`
      And `group.ExtensionSize(grouped::<name>_marks)` is `1`
      And `group.GetExtension(grouped::<name>_label)` is `"a"s`
      And `m` serializes to the bytes `<start> a0 06 07 aa 06 01 61 b0 06 08 ba 06 00 <end>`
      When `m.ParseFromString(m.SerializeAsString())`
      Then `m.<get>.GetExtension(grouped::<name>_width)` is `7`
      And `m.<get>.GetExtension(grouped::<name>_marks, 0)` is `8`
      And `m.<get>.HasExtension(grouped::<name>_part)` is `true`
      When `m.<mutable>->ClearExtension(grouped::<name>_width)`
      And `m.<mutable>->ClearExtension(grouped::<name>_marks)`
      And `delete m.<mutable>->ReleaseExtension(grouped::<name>_part)`
      Then `m` serializes to the bytes `<start> aa 06 01 61 <end>`

      Examples:
        | what                | name  | make            | get     | mutable         | start | end |
        | an element          | row   | add_row()       | row(0)  | mutable_row(0)  | 13    | 14  |
        | a member of a oneof | crate | mutable_crate() | crate() | mutable_crate() | 1b    | 1c  |
