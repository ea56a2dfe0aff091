@needs.insertion-points
Feature: Insertion points
  A generator plugin adds code to the generated files, at named points.

  @cpp.insertion.includes @needs.cpp
  Rule: Header and implementation have the insertion point `includes` among their include directives

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        package shop;
        message Item { int32 id = 1; }
        """

    Scenario: in the header, for a member of a type from the standard library
      Given a plugin inserts at `includes` of `insertion.pb.h`
        """cpp
        #include <complex>
        """
      And a plugin inserts at `class_scope:shop.Item` of `insertion.pb.h`
        """cpp
        ::std::complex<double> turned() const { return {0.0, static_cast<double>(id())}; }
        """
      And `shop::Item m`
      When `m.set_id(3)`
      Then `m.turned().imag()` is `3.0`

    Scenario: in the header, for a member of a type that another schema declares
      Given the schema file `a/price.proto`
        """proto
        syntax = "proto3";
        message Price { int32 cents = 1; }
        """
      And a plugin inserts at `includes` of `insertion.pb.h`
        """cpp
        #include "a/price.pb.h"
        """
      And a plugin inserts at `class_scope:shop.Item` of `insertion.pb.h`
        """cpp
        ::Price price() const { ::Price made; made.set_cents(100 * id()); return made; }
        """
      And `shop::Item m`
      When `m.set_id(3)`
      Then `m.price().cents()` is `300`

    Scenario: in the header, several in their order
      Given a plugin inserts at `includes` of `insertion.pb.h`
        """cpp
        #define INSERTED_FIRST 7
        """
      And a plugin inserts at `includes` of `insertion.pb.h`
        """cpp
        #include <complex>
        constexpr int inserted_second = INSERTED_FIRST + 1;
        """
      Then `inserted_second` is `8`

    Scenario: in the implementation
      Given a plugin inserts at `includes` of `insertion.pb.cc`
        """cpp
        #include <numeric>
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        int SumOf(const int* begin, const int* end);
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        int SumOf(const int* begin, const int* end) { return ::std::accumulate(begin, end, 0); }
        """
      And `const int numbers[] = {3, 4, 5}`
      Then `shop::SumOf(numbers, numbers + 3)` is `12`

    Scenario: outside of the package's namespace
      Given a plugin inserts at `includes` of `insertion.pb.h`
        """cpp
        inline int InsertedBeforeAll() { return 5; }
        """
      And a plugin inserts at `includes` of `insertion.pb.cc`
        """cpp
        static_assert(sizeof(::shop::Item) > 0, "the header is included before");
        """
      Then `::InsertedBeforeAll()` is `5`
      And `shop::InsertedBeforeAll()` does not compile

  @cpp.insertion.namespace-scope @needs.cpp
  Rule: Header and implementation have the insertion point `namespace_scope` after everything else in the file's namespace, outside every class

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        package shop;
        enum Colour { COLOUR_NONE = 0; COLOUR_RED = 4; }
        message Item { int32 id = 1; Part part = 2; repeated Part parts = 3; Colour colour = 4; oneof which { Part one = 5; } }
        message Part { string name = 1; message Inner { int32 depth = 1; } Inner inner = 2; }
        """

    Scenario: in the header, in the file's namespace
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        inline int InsertedInHeader() { return 6; }
        """
      Then `shop::InsertedInHeader()` is `6`
      And `::InsertedInHeader()` does not compile

    Scenario: in the header, where all messages and enums are complete
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        inline int DepthOf(const Item& item) { return item.part().inner().depth() + item.parts_size() + item.colour(); }
        inline ::std::string NameOf(const Item& item) { return item.one().name(); }
        static_assert(sizeof(Item) > 0 && sizeof(Part_Inner) > 0 && Colour_IsValid != nullptr, "complete");
        """
      And `shop::Item m`
      And `m.mutable_part()->mutable_inner()->set_depth(5)`
      And `m.add_parts()`
      And `m.set_colour(shop::COLOUR_RED)`
      And `m.mutable_one()->set_name("inserted")`
      Then `shop::DepthOf(m)` is `10`
      And `shop::NameOf(m)` is `"inserted"s`

    Scenario: in the header, after everything else in the namespace
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        }
        namespace elsewhere {
        inline int InsertedElsewhere() { return 7; }
        """
      And `shop::Item m`
      When `m.mutable_part()->mutable_inner()->set_depth(5)`
      And `m.add_parts()->set_name("a part")`
      Then `elsewhere::InsertedElsewhere()` is `7`
      And `m.part().inner().depth()` is `5`
      And `m.parts(0).name()` is `"a part"s`
      And `shop::Colour_Name(shop::COLOUR_RED)` is `"COLOUR_RED"s`
      And `m.which_case()` is `shop::Item::WHICH_NOT_SET`

    Scenario: in the implementation
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        int DeclaredAlone();
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        int DeclaredAlone() { return 8; }
        """
      Then `shop::DeclaredAlone()` is `8`

    Scenario: in the implementation, after everything else in the namespace
      Given a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        }
        namespace elsewhere {
        int DefinedElsewhere() { return 9; }
        """
      And a plugin inserts at `global_scope` of `insertion.pb.h`
        """cpp
        namespace elsewhere { int DefinedElsewhere(); }
        """
      And `shop::Item m`
      When `m.mutable_part()->mutable_inner()->set_depth(5)`
      Then `elsewhere::DefinedElsewhere()` is `9`
      And `m.part().inner().depth()` is `5`
      And `shop::Colour_IsValid(4)` is `true`

    Scenario: several in their order
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        inline int FirstInserted() { return 1; }
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        inline int SecondInserted() { return FirstInserted() + 1; }
        """
      Then `shop::SecondInserted()` is `2`

  @cpp.insertion.namespace-scope @needs.cpp @needs.descriptors
  Rule: Header and implementation have the insertion point `namespace_scope` after everything else in the file's namespace, outside every class (services and extensions)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        option cc_generic_services = true;
        message Item { optional int32 id = 1; extensions 100 to 199; extend Item { optional int32 inner = 100; } }
        extend Item { optional Item outer = 101; optional string note = 102 [default = "none"]; }
        service Orders { rpc Place(Item) returns (Item); }
        """
      And the header `google/protobuf/service.h`

    Scenario: after both, in the header
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        }
        namespace elsewhere {
        inline int InsertedElsewhere() { return 7; }
        """
      And `shop::Item m`
      And `shop::Orders_Stub stub(nullptr)`
      When `m.SetExtension(shop::Item::inner, 5)`
      And `m.MutableExtension(shop::outer)->set_id(6)`
      Then `m.GetExtension(shop::Item::inner)` is `5`
      And `m.GetExtension(shop::outer).id()` is `6`
      And `m.GetExtension(shop::note)` is `"none"s`
      And `shop::Orders::descriptor() != nullptr` is `true`
      And `stub.channel()` is null

    Scenario: after both, in the implementation
      Given a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        }
        namespace elsewhere {
        inline int InsertedElsewhere() { return 7; }
        """
      And `shop::Item m`
      And `shop::Orders_Stub stub(nullptr)`
      When `m.SetExtension(shop::Item::inner, 5)`
      And `m.MutableExtension(shop::outer)->set_id(6)`
      Then `m.GetExtension(shop::Item::inner)` is `5`
      And `m.GetExtension(shop::outer).id()` is `6`
      And `m.GetExtension(shop::note)` is `"none"s`
      And `shop::Orders::descriptor() != nullptr` is `true`
      And `stub.channel()` is null

  @cpp.insertion.namespace-scope @needs.cpp
  Rule: Header and implementation have the insertion point `namespace_scope` after everything else in the file's namespace, outside every class (no package)

    Scenario: in the header and in the implementation
      Given the schema
        """proto
        syntax = "proto3";
        message Item { int32 id = 1; }
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        int DoubledId(const Item& item);
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        int DoubledId(const Item& item) { return 2 * item.id(); }
        """
      And `Item m`
      When `m.set_id(21)`
      Then `::DoubledId(m)` is `42`

  @cpp.insertion.namespace-scope @needs.cpp
  Rule: Header and implementation have the insertion point `namespace_scope` after everything else in the file's namespace, outside every class (a package of several parts)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        package shop.stock.rear;
        message Item { int32 id = 1; }
        """

    Scenario: in the header, in the innermost namespace
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        inline int TripledId(const Item& item) { return 3 * item.id(); }
        """
      And `shop::stock::rear::Item m`
      When `m.set_id(7)`
      Then `shop::stock::rear::TripledId(m)` is `21`
      And `shop::stock::TripledId(m)` does not compile
      And `shop::TripledId(m)` does not compile
      And `::TripledId(m)` does not compile

    Scenario: in the implementation, in the innermost namespace
      Given a plugin inserts at `namespace_scope` of `insertion.pb.h`
        """cpp
        int DoubledId(const Item& item);
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        int DoubledId(const Item& item) { return 2 * item.id(); }
        """
      And `shop::stock::rear::Item m`
      When `m.set_id(21)`
      Then `shop::stock::rear::DoubledId(m)` is `42`

  @cpp.insertion.global-scope @needs.cpp
  Rule: Header and implementation have the insertion point `global_scope` at their end, outside the file's namespace

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        package shop.stock;
        enum Colour { COLOUR_NONE = 0; COLOUR_RED = 4; }
        message Item { int32 id = 1; Colour colour = 2; Item next = 3; }
        """

    Scenario: in the header
      Given a plugin inserts at `global_scope` of `insertion.pb.h`
        """cpp
        inline int IdOf(const ::shop::stock::Item& item) { return item.next().id(); }
        """
      And `shop::stock::Item m`
      When `m.mutable_next()->set_id(11)`
      Then `::IdOf(m)` is `11`
      And `shop::IdOf(m)` does not compile
      And `shop::stock::IdOf(m)` does not compile

    Scenario: in the implementation
      Given a plugin inserts at `global_scope` of `insertion.pb.h`
        """cpp
        int InsertedAtTheEnd();
        """
      And a plugin inserts at `global_scope` of `insertion.pb.cc`
        """cpp
        int InsertedAtTheEnd() { return ::shop::stock::Item::default_instance().id() + 12; }
        """
      Then `::InsertedAtTheEnd()` is `12`

    Scenario: a namespace of its own
      Given a plugin inserts at `global_scope` of `insertion.pb.h`
        """cpp
        namespace shop { inline int InParent() { return 13; } }
        """
      Then `shop::InParent()` is `13`
      And `shop::stock::InParent()` does not compile

  @cpp.insertion.global-scope
  Rule: Header and implementation have the insertion point `global_scope` at their end, outside the file's namespace (no code follows it)

    Scenario: h
      Given the file `protos/album.proto`
        """proto
        syntax = "proto2";
        package music;
        enum Kind { LIVE = 1; STUDIO = 2; }
        message Album { optional string title = 1 [default = "none"]; repeated Album parts = 2; optional Kind kind = 3; }
        """
      And the folder `out`
      And the plugin `protoc-gen-mark` inserts at `global_scope` of `album.pb.h`
        """cpp
        int at_the_end;
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And in the file `out/album.pb.h` only comments and directives follow `int at_the_end;`

    Scenario: cc
      Given the file `protos/album.proto`
        """proto
        syntax = "proto2";
        package music;
        enum Kind { LIVE = 1; STUDIO = 2; }
        message Album { optional string title = 1 [default = "none"]; repeated Album parts = 2; optional Kind kind = 3; }
        """
      And the folder `out`
      And the plugin `protoc-gen-mark` inserts at `global_scope` of `album.pb.cc`
        """cpp
        int at_the_end;
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And in the file `out/album.pb.cc` only comments and directives follow `int at_the_end;`

    Scenario Outline: <what>
      Given the file `protos/album.proto`
        """proto
        <declares>
        """
      And the folder `out`
      And the plugin `protoc-gen-mark` inserts at `global_scope` of `<file>`
        """cpp
        int at_the_end;
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And in the file `out/<file>` only comments and directives follow `int at_the_end;`

      Examples:
        | what                                         | file        | declares                                                                                                                                                                                               |
        | lite, in the header                          | album.pb.h  | syntax = "proto3"; package music; option optimize_for = LITE_RUNTIME; enum Kind { KIND_NONE = 0; } message Album { map<int32, Kind> kinds = 1; }                                                       |
        | lite, in the implementation                  | album.pb.cc | syntax = "proto3"; package music; option optimize_for = LITE_RUNTIME; enum Kind { KIND_NONE = 0; } message Album { map<int32, Kind> kinds = 1; }                                                       |
        | lite, with extensions, in the header         | album.pb.h  | syntax = "proto2"; package music; option optimize_for = LITE_RUNTIME; message Album { extensions 100 to max; } extend Album { optional string extra = 100 [default = "none"]; }                        |
        | lite, with extensions, in the implementation | album.pb.cc | syntax = "proto2"; package music; option optimize_for = LITE_RUNTIME; message Album { extensions 100 to max; } extend Album { optional string extra = 100 [default = "none"]; }                        |
        | code size, in the header                     | album.pb.h  | syntax = "proto2"; package music; option optimize_for = CODE_SIZE; message Album { oneof of { string title = 1; Album part = 2; } extensions 100 to max; extend Album { optional Album next = 100; } } |
        | code size, in the implementation             | album.pb.cc | syntax = "proto2"; package music; option optimize_for = CODE_SIZE; message Album { oneof of { string title = 1; Album part = 2; } extensions 100 to max; extend Album { optional Album next = 100; } } |
        | services, in the header                      | album.pb.h  | syntax = "proto3"; package music.shop; option cc_generic_services = true; message Album {} service Shop { rpc Place(Album) returns (Album); }                                                          |
        | services, in the implementation              | album.pb.cc | syntax = "proto3"; package music.shop; option cc_generic_services = true; message Album {} service Shop { rpc Place(Album) returns (Album); }                                                          |
        | an enum alone, in the header                 | album.pb.h  | syntax = "proto3"; package music.shop; option optimize_for = LITE_RUNTIME; enum Kind { KIND_NONE = 0; }                                                                                                |
        | an enum alone, in the implementation         | album.pb.cc | syntax = "proto3"; package music.shop; option optimize_for = LITE_RUNTIME; enum Kind { KIND_NONE = 0; }                                                                                                |
        | no package, in the header                    | album.pb.h  | syntax = "proto3"; enum Kind { KIND_NONE = 0; } message Album { repeated Album parts = 1; }                                                                                                            |
        | no package, in the implementation            | album.pb.cc | syntax = "proto3"; enum Kind { KIND_NONE = 0; } message Album { repeated Album parts = 1; }                                                                                                            |

      @needs.editions
      Examples:
        | what                                    | file        | declares                                                                                                                                                           |
        | an edition, in the header               | album.pb.h  | edition = "2023"; package music; enum Kind { KIND_NONE = 0; } message Album { repeated Album parts = 1; extensions 100 to max; } extend Album { Kind kind = 100; } |
        | an edition, in the implementation       | album.pb.cc | edition = "2023"; package music; enum Kind { KIND_NONE = 0; } message Album { repeated Album parts = 1; extensions 100 to max; } extend Album { Kind kind = 100; } |
        | an edition, lite, in the header         | album.pb.h  | edition = "2024"; package music; option optimize_for = LITE_RUNTIME; message Album { enum Kind { KIND_NONE = 0; } map<string, Kind> kinds = 1; }                   |
        | an edition, lite, in the implementation | album.pb.cc | edition = "2024"; package music; option optimize_for = LITE_RUNTIME; message Album { enum Kind { KIND_NONE = 0; } map<string, Kind> kinds = 1; }                   |

  @cpp.insertion.class-scope @needs.cpp
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        package shop.stock;
        message Item {
          int32 id = 1;
          string name = 2;
          repeated Part parts = 3;
          message Part { int32 weight = 1; message Bolt { int32 size = 1; } }
          enum Colour { NONE = 0; RED = 4; }
          Colour colour = 4;
          oneof which { Part one = 5; bool other = 6; }
        }
        message Empty {}
        """

    Scenario: a function
      Given a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        int doubled_id() const { return 2 * id(); }
        """
      And `shop::stock::Item m`
      When `m.set_id(7)`
      Then `m.doubled_id()` is `14`
      And `shop::stock::Empty().doubled_id()` does not compile

    Scenario: a function that is defined in the implementation
      Given a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        ::std::string Label() const;
        static int made;
        """
      And a plugin inserts at `namespace_scope` of `insertion.pb.cc`
        """cpp
        ::std::string Item::Label() const { return name() + "!"; }
        int Item::made = 15;
        """
      And `shop::stock::Item m`
      When `m.set_name("label")`
      Then `m.Label()` is `"label!"s`
      And `shop::stock::Item::made` is `15`

    Scenario Outline: a message <what>
      Given a plugin inserts at `class_scope:shop.stock.<type>` of `insertion.pb.h`
        """cpp
        int inserted() const { return 16; }
        """
      Then `shop::stock::<class>().inserted()` is `16`
      And `shop::stock::<other>().inserted()` does not compile

      Examples:
        | what             | type           | class          | other     |
        | in a message     | Item.Part      | Item_Part      | Item      |
        | two levels below | Item.Part.Bolt | Item_Part_Bolt | Item_Part |
        | without fields   | Empty          | Empty          | Item      |

    Scenario: several in their order
      Given a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        enum { kInserted = 17 };
        """
      And a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        static constexpr int kNext = kInserted + 1;
        """
      Then `shop::stock::Item::kNext + 0` is `18`

    Scenario: text with a tab and with signs that mean something to a program that replaces text
      Given a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        static ::std::string Inserted() { return "a	b  $& $1 $$ \\0 %s @@"; }
        """
      Then `shop::stock::Item::Inserted()` is `"a\tb  $& $1 $$ \\0 %s @@"s`

    Scenario: members are public unless the inserted text says otherwise
      Given a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        int visible() const { return hidden(); }
        private:
        int hidden() const { return 19; }
        """
      Then `shop::stock::Item().visible()` is `19`
      And `shop::stock::Item().hidden()` does not compile

    Scenario: after all other public members
      Given a plugin inserts at `class_scope:shop.stock.Item` of `insertion.pb.h`
        """cpp
        private:
        """
      And `shop::stock::Item m`
      And `m.set_name("before")`
      And `m.mutable_name()->append("!")`
      And `m.add_parts()->set_weight(1)`
      And `m.mutable_one()->set_weight(2)`
      And `m.set_colour(shop::stock::Item::RED)`
      When `shop::stock::Item copy(m)`
      And `copy.Swap(&m)`
      And `m.clear_which()`
      Then `m.name()` is `"before!"s`
      And `m.parts(0).weight()` is `1`
      And `m.which_case()` is `shop::stock::Item::WHICH_NOT_SET`
      And `copy.which_case()` is `shop::stock::Item::kOne`
      And `shop::stock::Item::Colour_Name(copy.colour())` is `"RED"s`
      And `shop::stock::Item::Part().weight()` is `0`
      And `shop::stock::Item::kOtherFieldNumber + 0` is `6`
      And `shop::stock::Item::default_instance().id()` is `0`

  @cpp.insertion.class-scope @needs.cpp
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations (groups)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        message Item {
          optional group Box = 1 { optional int32 id = 1; message Lid { optional int32 id = 1; } optional group Lock = 2 { optional int32 id = 1; } }
          repeated group Row = 2 { optional int32 id = 1; }
          oneof which { group Crate = 3 { optional int32 id = 1; } int32 digit = 4; }
          extensions 100 to 199;
        }
        extend Item { optional group Extra = 100 { optional int32 id = 1; } }
        """

    Scenario: a group
      Given a plugin inserts at `class_scope:shop.Item.Box` of `insertion.pb.h`
        """cpp
        int inserted() const { return id() + 16; }
        """
      And `shop::Item m`
      When `m.mutable_box()->set_id(1)`
      Then `m.box().inserted()` is `17`
      And `m.inserted()` does not compile

    Scenario Outline: <what>
      Given a plugin inserts at `class_scope:shop.<type>` of `insertion.pb.h`
        """cpp
        int inserted() const { return id() + 16; }
        """
      And `shop::<class> m`
      When `m.set_id(1)`
      Then `m.inserted()` is `17`
      And `shop::<other>().inserted()` does not compile

      Examples:
        | what                 | type          | class         | other    |
        | a repeated group     | Item.Row      | Item_Row      | Item_Box |
        | a group of a oneof   | Item.Crate    | Item_Crate    | Item_Row |
        | a message of a group | Item.Box.Lid  | Item_Box_Lid  | Item_Box |
        | a group of a group   | Item.Box.Lock | Item_Box_Lock | Item_Box |
        | an extension's group | Extra         | Extra         | Item     |

  @cpp.insertion.class-scope @needs.cpp
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations (extensions)

    Scenario: after the extensions that the message declares
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        message Item { optional int32 id = 1; extensions 100 to 199; extend Item { optional int32 inner = 100; } }
        """
      And a plugin inserts at `class_scope:shop.Item` of `insertion.pb.h`
        """cpp
        private:
        """
      And `shop::Item m`
      When `m.SetExtension(shop::Item::inner, 5)`
      Then `m.GetExtension(shop::Item::inner)` is `5`
      And `shop::Item::kInnerFieldNumber + 0` is `100`

  @cpp.insertion.class-scope @needs.cpp @needs.lite
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations (lite classes)

    Scenario: a function of a lite class
      Given the schema
        """proto
        syntax = "proto3";
        option optimize_for = LITE_RUNTIME;
        message Light { int32 id = 1; }
        """
      And the lite runtime
      And a plugin inserts at `class_scope:Light` of `insertion.pb.h`
        """cpp
        int inserted() const { return id() + 20; }
        """
      Then `Light().inserted()` is `20`

  @cpp.insertion.class-scope @needs.cpp
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations (no package)

    Scenario Outline: without a package, a message <what>
      Given the schema
        """proto
        syntax = "proto3";
        message Item { int32 id = 1; message Part { int32 weight = 1; message Bolt { int32 size = 1; } } }
        """
      And a plugin inserts at `class_scope:<type>` of `insertion.pb.h`
        """cpp
        int inserted() const { return 16; }
        """
      Then `<class>().inserted()` is `16`
      And `<other>().inserted()` does not compile

      Examples:
        | what             | type           | class          | other          |
        | at the top       | Item           | Item           | Item_Part      |
        | in a message     | Item.Part      | Item_Part      | Item_Part_Bolt |
        | two levels below | Item.Part.Bolt | Item_Part_Bolt | Item           |

  @cpp.insertion.class-scope
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations (names that C++ spells differently)

    Background:
      Given the file `protos/album.proto`
        """proto
        syntax = "proto3";
        package music.class;
        message delete { int32 id = 1; message union { int32 id = 1; } }
        message Album { int32 id = 1; message while {} }
        """
      And the folder `out`

    Scenario: a keyword
      Given the plugin `protoc-gen-mark` inserts at `class_scope:music.class.delete` of `album.pb.h`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/album.pb.h` contains `// inserted`

    Scenario Outline: <what>
      Given the plugin `protoc-gen-mark` inserts at `class_scope:music.class.<type>` of `album.pb.h`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/album.pb.h` contains `// inserted`

      Examples:
        | what                                              | type         |
        | in a package named like a keyword                 | Album        |
        | named like a keyword, in a message                | Album.while  |
        | named like a keyword, in a message named like one | delete.union |

  @cpp.insertion.class-scope
  Rule: Only the header has, in each message's class, the insertion point `class_scope:MESSAGE`, after all other public declarations (unknown points and files)

    Background:
      Given the file `protos/album.proto`
        """proto
        syntax = "proto3";
        package music;
        message Album { string title = 1; message Track { int32 seconds = 1; } }
        """
      And the folder `out`

    Scenario: in the implementation
      Given the plugin `protoc-gen-mark` inserts at `class_scope:music.Album` of `album.pb.cc`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it fails
      And no file is written

    Scenario Outline: <what>
      Given the plugin `protoc-gen-mark` inserts at `<point>` of `<file>`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it fails
      And no file is written

      Examples:
        | what                              | point                         | file        |
        | in the implementation, nested     | class_scope:music.Album.Track | album.pb.cc |
        | a type's C++ name                 | class_scope:music.Album_Track | album.pb.h  |
        | a type's name without its package | class_scope:Album             | album.pb.h  |
        | a type that is not declared       | class_scope:music.Missing     | album.pb.h  |
        | a point of no such name           | somewhere                     | album.pb.h  |
        | a file that was not generated     | global_scope                  | other.pb.h  |

    Scenario Outline: its accepted twin, <point>
      Given the plugin `protoc-gen-mark` inserts at `<point>` of `<file>`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/<file>` contains `// inserted`
      And the file `out/<other>` does not contain `// inserted`

      Examples:
        | point                         | file        | other       |
        | class_scope:music.Album       | album.pb.h  | album.pb.cc |
        | class_scope:music.Album.Track | album.pb.h  | album.pb.cc |
        | global_scope                  | album.pb.cc | album.pb.h  |
        | namespace_scope               | album.pb.cc | album.pb.h  |
        | includes                      | album.pb.cc | album.pb.h  |

  @cpp.insertion.includes @cpp.insertion.namespace-scope @cpp.insertion.global-scope @cpp.insertion.class-scope
  Rule: Header and implementation have the insertion point `includes` among their include directives (and the others; several inputs, in folders)

    Background:
      Given the file `protos/album.proto`
        """proto
        syntax = "proto3";
        message Album { string title = 1; }
        """
      And the file `protos/music/shelf/track.proto`
        """proto
        syntax = "proto2";
        package music.shelf;
        import "album.proto";
        message Track { optional Album album = 1; optional group Take = 2 { optional int32 id = 1; } }
        """
      And the folder `out`

    Scenario: the class of the second input
      Given the plugin `protoc-gen-mark` inserts at `class_scope:music.shelf.Track` of `music/shelf/track.pb.h`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto protos/music/shelf/track.proto`
      Then it succeeds
      And the file `out/music/shelf/track.pb.h` contains `// inserted`
      And the file `out/album.pb.h` does not contain `// inserted`

    Scenario Outline: <what>
      Given the plugin `protoc-gen-mark` inserts at `<point>` of `<file>`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto protos/music/shelf/track.proto`
      Then it succeeds
      And the file `out/<file>` contains `// inserted`
      And the file `out/<other>` does not contain `// inserted`

      Examples:
        | what                                               | point                              | file                    | other                   |
        | the include directives of the second               | includes                           | music/shelf/track.pb.h  | album.pb.h              |
        | the include directives, in its implementation      | includes                           | music/shelf/track.pb.cc | music/shelf/track.pb.h  |
        | the namespace of the second                        | namespace_scope                    | music/shelf/track.pb.h  | music/shelf/track.pb.cc |
        | the namespace of the second, in its implementation | namespace_scope                    | music/shelf/track.pb.cc | album.pb.cc             |
        | the end of the second                              | global_scope                       | music/shelf/track.pb.h  | album.pb.h              |
        | the end of the second, in its implementation       | global_scope                       | music/shelf/track.pb.cc | album.pb.cc             |
        | the end of the first, in its implementation        | global_scope                       | album.pb.cc             | music/shelf/track.pb.cc |
        | the class of the first                             | class_scope:Album                  | album.pb.h              | music/shelf/track.pb.h  |
        | the class of the second's group                    | class_scope:music.shelf.Track.Take | music/shelf/track.pb.h  | album.pb.h              |
