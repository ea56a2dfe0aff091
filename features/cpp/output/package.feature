@needs.cpp
Feature: Packages
  A package of the schema becomes a C++ namespace, one level for each of its parts.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      package alpha.beta;
      message Sample { message Part { int32 id = 1; } enum Shape { SHAPE_NONE = 0; SHAPE_ROUND = 6; } int32 number = 1; Part part = 2; Level level = 3; }
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 30; }
      """
    And the schema file `shallow.proto`
      """proto
      syntax = "proto3";
      package alpha;
      message Neighbour { int32 number = 1; }
      """
    And the schema file `again.proto`
      """proto
      syntax = "proto2";
      package alpha.alpha;
      import "shallow.proto";
      message Again {
        message Part { optional int32 id = 1; }
        enum Shape { SHAPE_NONE = 0; SHAPE_ROUND = 6; }
        optional int32 number = 1;
        optional Part part = 2;
        optional Shape shape = 3;
        repeated Part parts = 4;
        map<int32, Part> places = 5;
        oneof which { Part one = 6; Level level = 7; }
        optional .alpha.Neighbour neighbour = 8;
        extensions 100 to 199;
      }
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 30; }
      extend Again { optional Again.Part extra = 100; repeated Level levels = 101; }
      """
    And the schema file `bare.proto`
      """proto
      syntax = "proto3";
      message Bare { int32 number = 1; }
      enum BareLevel { BARE_LEVEL_NONE = 0; BARE_LEVEL_HIGH = 40; }
      """

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b`

    Scenario: messages
      Given `::alpha::beta::Sample m`
      When `m.set_number(7)`
      Then `m.number()` is `7`
      And `m` serializes to the bytes `08 07`

    Scenario: nested messages
      Given `::alpha::beta::Sample_Part part`
      When `part.set_id(7)`
      Then `part.id()` is `7`
      And `::alpha::beta::Sample::Part()` has type `::alpha::beta::Sample_Part`

    Scenario: fields refer to types of their package
      Given `::alpha::beta::Sample m`
      Then `m.part()` has type `const ::alpha::beta::Sample_Part&`
      And `m.level()` has type `::alpha::beta::Level`

    Scenario: enums with their values and companions
      Given `::alpha::beta::Level level = ::alpha::beta::LEVEL_NONE`
      Then `::alpha::beta::Level_Parse("LEVEL_HIGH", &level)` is `true`
      And `level` is `::alpha::beta::LEVEL_HIGH`
      And `::alpha::beta::Level_Name(30)` is `"LEVEL_HIGH"s`
      And `::alpha::beta::Level_IsValid(30)` is `true`
      And `::alpha::beta::Level_MIN` is `::alpha::beta::LEVEL_NONE`
      And `::alpha::beta::Level_MAX` is `::alpha::beta::LEVEL_HIGH`
      And `::alpha::beta::Level_ARRAYSIZE` is `31`

    Scenario: enums declared in a message
      Then `::alpha::beta::Sample::SHAPE_ROUND` is `::alpha::beta::Sample::Shape(6)`

    Scenario: a package of one part
      Given `::alpha::Neighbour m`
      When `m.set_number(7)`
      Then `m.number()` is `7`

    Scenario: a package that repeats a part
      Given `::alpha::alpha::Again m`
      When `m.set_number(7)`
      Then `m.number()` is `7`
      And `m.part()` has type `const ::alpha::alpha::Again_Part&`
      And `m.shape()` has type `::alpha::alpha::Again_Shape`
      And `m.level()` has type `::alpha::alpha::Level`
      And `m.neighbour()` has type `const ::alpha::Neighbour&`

    Scenario Outline: a package that repeats a part: <what>
      Given `::alpha::alpha::Again m`
      When `<set>`
      Then `<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what               | set                                                                | get                                        | value                                   | bytes                   |
        | a message          | m.mutable_part()->set_id(7)                                        | m.part().id()                              | 7                                       | 12 02 08 07             |
        | an enum            | m.set_shape(::alpha::alpha::Again::SHAPE_ROUND)                    | m.shape()                                  | ::alpha::alpha::Again_Shape_SHAPE_ROUND | 18 06                   |
        | repeated messages  | m.add_parts()->set_id(7)                                           | m.parts(0).id()                            | 7                                       | 22 02 08 07             |
        | a map              | (*m.mutable_places())[1].set_id(7)                                 | m.places().at(1).id()                      | 7                                       | 2a 06 08 01 12 02 08 07 |
        | a oneof            | m.mutable_one()->set_id(7)                                         | m.which_case()                             | ::alpha::alpha::Again::kOne             | 32 02 08 07             |
        | another package    | m.mutable_neighbour()->set_number(7)                               | m.neighbour().number()                     | 7                                       | 42 02 08 07             |
        | an extension       | m.MutableExtension(::alpha::alpha::extra)->set_id(7)               | m.GetExtension(::alpha::alpha::extra).id() | 7                                       | a2 06 02 08 07          |
        | repeated extension | m.AddExtension(::alpha::alpha::levels, ::alpha::alpha::LEVEL_HIGH) | m.GetExtension(::alpha::alpha::levels, 0)  | ::alpha::alpha::LEVEL_HIGH              | a8 06 1e                |

    Scenario: no package
      Given `::Bare m`
      When `m.set_number(7)`
      Then `m.number()` is `7`
      And `::BARE_LEVEL_HIGH` is `::BareLevel(40)`

    Scenario Outline: <elsewhere> does not exist
      Then `<there>` compiles
      And `<elsewhere>` does not compile

      Examples:
        | elsewhere                  | there                                  |
        | ::Sample m                 | ::alpha::beta::Sample m                |
        | ::alpha::Sample m          | ::alpha::beta::Sample m                |
        | ::beta::Sample m           | ::alpha::beta::Sample m                |
        | ::alpha::beta::Neighbour m | ::alpha::Neighbour m                   |
        | ::alpha::Bare m            | ::Bare m                               |
        | (void)::LEVEL_HIGH         | (void)::alpha::beta::LEVEL_HIGH        |
        | (void)::Level_IsValid(30)  | (void)::alpha::beta::Level_IsValid(30) |

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (of several files)

    Background:
      Given the schema file `types.proto`
        """proto
        syntax = "proto2";
        package epsilon.types;
        message Part { optional int32 id = 1; enum Form { FORM_NONE = 0; FORM_ROUND = 6; } extensions 100 to 199; }
        enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 30; }
        extend Part { optional int32 first = 100; }
        """
      And the schema file `more.proto`
        """proto
        syntax = "proto2";
        package epsilon.types;
        import "types.proto";
        message More { optional Part part = 1; optional Level level = 2 [default = LEVEL_HIGH]; map<int32, Part> parts = 3; optional Part.Form form = 4; }
        enum MoreLevel { MORE_LEVEL_NONE = 0; MORE_LEVEL_HIGH = 31; }
        extend Part { optional More second = 101; }
        """
      And the schema file `below.proto`
        """proto
        syntax = "proto2";
        package epsilon.types.below;
        import "types.proto";
        import "more.proto";
        message Part { optional string text = 1; }
        message Below { optional Part part = 1; optional types.Part upper = 2; repeated More more = 3; optional Level level = 4 [default = LEVEL_HIGH]; }
        """
      And the schema file `beside.proto`
        """proto
        syntax = "proto2";
        package epsilon.beside;
        import "below.proto";
        import "types.proto";
        message Beside { optional types.Part part = 1; oneof which { types.below.Part lower = 2; types.Level level = 3; } }
        """

    Scenario: two files of one package
      Given `::epsilon::types::More m`
      When `m.mutable_part()->set_id(7)`
      And `m.mutable_part()->SetExtension(::epsilon::types::first, 8)`
      And `(*m.mutable_parts())[1].MutableExtension(::epsilon::types::second)->set_form(::epsilon::types::Part::FORM_ROUND)`
      Then `m.part()` has type `const ::epsilon::types::Part&`
      And `m.level()` is `::epsilon::types::LEVEL_HIGH`
      And `::epsilon::types::MoreLevel_Name(31)` is `"MORE_LEVEL_HIGH"s`
      And `m` serializes to the bytes `0a 05 08 07 a0 06 08 1a 09 08 01 12 05 aa 06 02 20 06`

    Scenario: a package below another one
      Given `::epsilon::types::below::Below m`
      When `m.mutable_part()->set_text("a")`
      And `m.mutable_upper()->set_id(7)`
      And `m.add_more()->mutable_part()->set_id(8)`
      Then `m.part()` has type `const ::epsilon::types::below::Part&`
      And `m.upper()` has type `const ::epsilon::types::Part&`
      And `m.more(0)` has type `const ::epsilon::types::More&`
      And `m.level()` is `::epsilon::types::LEVEL_HIGH`
      And `m` serializes to the bytes `0a 03 0a 01 61 12 02 08 07 1a 04 0a 02 08 08`

    Scenario: a package beside another one
      Given `::epsilon::beside::Beside m`
      When `m.mutable_part()->set_id(7)`
      And `m.mutable_lower()->set_text("a")`
      Then `m.part()` has type `const ::epsilon::types::Part&`
      And `m.lower()` has type `const ::epsilon::types::below::Part&`
      And `m.level()` has type `::epsilon::types::Level`
      And `m` serializes to the bytes `0a 02 08 07 12 03 0a 01 61`

  @cpp.output.package-namespace @needs.descriptors
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (services)

    Scenario: a service and its stub
      Given the schema file `served.proto`
        """proto
        syntax = "proto3";
        package delta.served;
        option cc_generic_services = true;
        message Request { int32 id = 1; }
        service Shop { rpc Buy(Request) returns (Request); }
        """
      And the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/service.h`
      Then `::delta::served::Shop::descriptor()->full_name()` is `"delta.served.Shop"`
      And `(std::is_base_of_v<::delta::served::Shop, ::delta::served::Shop_Stub>)` is `true`
      And `static_cast<void>(sizeof(::delta::served::Shop_Stub))` compiles
      And `static_cast<void>(sizeof(::Shop_Stub))` does not compile
      And `static_cast<void>(sizeof(::delta::Shop))` does not compile
