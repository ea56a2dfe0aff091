@needs.cpp
Feature: Declarations in any order
  A file may declare a type after it is used, and set its options, name its package and its imports at the end. Its classes are the
  same.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      extend Below { optional int32 extra = 100; optional Sort sort = 101; optional Below next = 102; }
      message First {
        optional Sort sort = 1;
        optional Sort preset = 2 [default = SORT_TWO];
        repeated Sort sorts = 3;
        oneof which { Sort member = 4; Below piece = 5; int32 digit = 6; }
        optional Below below = 7;
        repeated Below belows = 8;
        map<int32, Below> by_number = 9;
        map<int32, Count> counts = 10;
        optional Later.Kind kind = 11;
        optional Inner.Kind inner_kind = 12;
        optional group Box = 13 { optional Sort sort = 1; optional Below below = 2; }
        message Inner { enum Kind { INNER_ONE = 7; INNER_TWO = 8; } }
      }
      message Below { optional int32 id = 1; extensions 100 to 199; }
      message Later { enum Kind { LATER_ONE = 5; LATER_TWO = 6; } }
      enum Sort { SORT_ONE = 3; SORT_TWO = 4; }
      enum Count { COUNT_NONE = 0; COUNT_ONE = 1; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message First {
        Sort sort = 1;
        repeated Sort sorts = 3;
        oneof which { Sort member = 4; int32 digit = 6; }
        map<int32, Sort> sorts_by_number = 10;
        Later.Kind kind = 11;
        Inner.Kind inner_kind = 12;
        message Inner { enum Kind { INNER_NONE = 0; INNER_TWO = 8; } }
      }
      message Later { enum Kind { LATER_NONE = 0; LATER_TWO = 6; } }
      enum Sort { SORT_NONE = 0; SORT_TWO = 4; }
      """

  @cpp.field.enum-explicit @cpp.oneof.enum @cpp.extension.get
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (declared later)

    Scenario: an enum of the file
      Given `second::First m`
      Then `m.sort()` is `second::SORT_ONE`
      And `m.preset()` is `second::SORT_TWO`
      When `m.set_sort(second::SORT_TWO)`
      Then `m.sort()` is `second::SORT_TWO`
      When `m.clear_sort()`
      Then `m.has_sort()` is `false`
      And `m.sort()` is `second::SORT_ONE`

    Scenario Outline: <what>
      Given `second::First m`
      Then `m.<get>` is `second::<first>`
      When `m.<set>second::<other>)`
      Then `m.<get>` is `second::<other>`
      When `m.<clear>`
      Then `m.<get>` is `second::<first>`

      Examples:
        | what                        | get                                | set                                         | clear                                         | first                   | other                   |
        | an enum of a later message  | kind()                             | set_kind(                                   | clear_kind()                                  | Later::LATER_ONE        | Later::LATER_TWO        |
        | an enum of a message within | inner_kind()                       | set_inner_kind(                             | clear_inner_kind()                            | First::Inner::INNER_ONE | First::Inner::INNER_TWO |
        | a member of a oneof         | member()                           | set_member(                                 | clear_member()                                | SORT_ONE                | SORT_TWO                |
        | in a group                  | box().sort()                       | mutable_box()->set_sort(                    | clear_box()                                   | SORT_ONE                | SORT_TWO                |
        | an extension                | below().GetExtension(second::sort) | mutable_below()->SetExtension(second::sort, | mutable_below()->ClearExtension(second::sort) | SORT_ONE                | SORT_TWO                |

  @cpp.message.serialize-to-string @cpp.extension.set
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (extensions of a message that is declared later)

    Scenario: in a field
      Given `second::First m`
      When `m.mutable_below()->SetExtension(second::extra, 7)`
      Then `m.ByteSizeLong()` is `5u`
      And `m` serializes to the bytes `3a 03 a0 06 07`

    Scenario Outline: in <what>
      Given `second::First m`
      When `m.<below>SetExtension(second::extra, 7)`
      And `second::First copy(m)`
      Then `m` serializes to the bytes `<bytes>`
      And `copy` serializes to the bytes `<bytes>`
      When `copy.ParseFromString(bytes("<bytes>"))`
      Then `copy` serializes to the bytes `<bytes>`

      Examples:
        | what         | below                                             | bytes                      |
        | an element   | add_belows()->                                    | 42 03 a0 06 07             |
        | a map        | mutable_by_number()->operator[](1).               | 4a 07 08 01 12 03 a0 06 07 |
        | a member     | mutable_piece()->                                 | 2a 03 a0 06 07             |
        | a group      | mutable_box()->mutable_below()->                  | 6b 12 03 a0 06 07 6c       |
        | an extension | mutable_below()->MutableExtension(second::next)-> | 3a 06 b2 06 03 a0 06 07    |

  @cpp.dialect.enum-closed-proto2 @cpp.error.enum-closed-parse
  Rule: Enums of proto2 are closed (declared later)

    Scenario: an enum of the file
      Given `second::First m`
      When `m.ParseFromString(bytes("08 63"))`
      Then `m.has_sort()` is `false`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>
      Given `second::First m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                        | bytes             | get                                | value |
        | an element                  | 18 63             | sorts_size()                       | 0     |
        | a member of a oneof         | 20 63             | has_member()                       | false |
        | in a map                    | 52 04 08 01 10 63 | counts_size()                      | 0     |
        | an enum of a later message  | 58 63             | has_kind()                         | false |
        | an enum of a message within | 60 63             | has_inner_kind()                   | false |
        | in a group                  | 6b 08 63 6c       | box().has_sort()                   | false |
        | an extension                | 3a 03 a8 06 63    | below().HasExtension(second::sort) | false |

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved
  Rule: Enums of proto3 are open, and so are those of editions by default (declared later)

    Scenario: an enum of the file
      Given `third::First m`
      When `m.ParseFromString(bytes("08 63"))`
      Then `static_cast<int>(m.sort())` is `99`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: <what>
      Given `third::First m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `99`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                        | bytes             | get                     |
        | an element                  | 1a 02 04 63       | sorts(1)                |
        | a member of a oneof         | 20 63             | member()                |
        | in a map                    | 52 04 08 01 10 63 | sorts_by_number().at(1) |
        | an enum of a later message  | 58 63             | kind()                  |
        | an enum of a message within | 60 63             | inner_kind()            |

  @cpp.output.package-namespace @cpp.message.optimize-code-size @cpp.message.optimize-lite @cpp.enum.name-alias @needs.lite
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (named at the end, as the options)

    Background:
      Given the schema file `small.proto`
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; }
        enum Kind { KIND_FIRST = 1; KIND_SECOND = 1; KIND_THIRD = 2; option allow_alias = true; }
        package tail.small;
        option optimize_for = CODE_SIZE;
        """
      And the schema file `light.proto`
        """proto
        syntax = "proto2";
        message Sample { optional tail.small.Part part = 1; }
        import "small.proto";
        option optimize_for = LITE_RUNTIME;
        package tail.light;
        """

    Scenario: the namespace
      Given `tail::small::Part part`
      When `part.set_id(7)`
      Then `part` serializes to the bytes `08 07`
      And `part.GetTypeName()` is `"tail.small.Part"s`

    Scenario: the namespace, with an import below the message
      Given `tail::light::Sample m`
      When `m.mutable_part()->set_id(7)`
      Then `m` serializes to the bytes `0a 02 08 07`
      And `m.GetTypeName()` is `"tail.light.Sample"s`

    Scenario: code size
      Then `std::is_same_v<decltype(&tail::small::Part::Clear), void (tail::small::Part::*)()>` is `false`
      And `std::is_same_v<decltype(&second::Below::Clear), void (second::Below::*)()>` is `true`

    Scenario: lite
      Then `std::is_base_of_v<rt::MessageLite, tail::light::Sample>` is `true`
      And `std::is_base_of_v<rt::Message, tail::light::Sample>` is `false`
      And `std::is_base_of_v<rt::Message, tail::small::Part>` is `true`

    Scenario: an enum with two names for a number
      Then `tail::small::Kind_Name(1)` is `"KIND_FIRST"`
      And `tail::small::Kind_Name(2)` is `"KIND_THIRD"`
      And `tail::small::KIND_SECOND` is `tail::small::KIND_FIRST`

  @cpp.service.class @needs.descriptors
  Rule: A service becomes a class of its name derived from `Service` (asked for at the end)

    Scenario: an option below the service
      Given the schema file `shop.proto`
        """proto
        syntax = "proto2";
        service Shop { rpc Ask(Request) returns (Reply); }
        message Request { optional string text = 1; }
        message Reply { optional string text = 1; }
        option cc_generic_services = true;
        package tail.shop;
        """
      And the header `google/protobuf/service.h`
      Then `std::is_base_of_v<rt::Service, tail::shop::Shop>` is `true`
      And `std::is_base_of_v<tail::shop::Shop, tail::shop::Shop_Stub>` is `true`
