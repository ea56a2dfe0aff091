@needs.cpp @needs.lite
Feature: Extensions with types of other files
  A message or enum of another file, with a name that this file has too, is the type of an extension like any other. The
  extended message may be of this file or of the other.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      import "base.proto";
      message Part { optional string label = 9; }
      enum Kind { KIND_OWN = 7; }
      message Item { extensions 100 to 299; }
      extend base.Base {
        optional base.Part part = 100;
        optional base.Part.Screw screw = 101;
        optional Part own = 102;
        optional base.Kind kind = 103 [default = KIND_RIGHT];
        optional base.Part.Form form = 104;
        repeated base.Part parts = 105;
        repeated base.Kind kinds = 106;
        repeated base.Part.Form forms = 107 [packed = true];
      }
      extend Item {
        optional base.Part own_part = 100;
        optional base.Part.Screw own_screw = 101;
        optional Part own_own = 102;
        optional base.Kind own_kind = 103 [default = KIND_RIGHT];
        optional base.Part.Form own_form = 104;
        repeated base.Part own_parts = 105;
        repeated base.Kind own_kinds = 106;
        repeated base.Part.Form own_forms = 107 [packed = true];
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      import "base.proto";
      option optimize_for = CODE_SIZE;
      message Part { optional string label = 9; }
      enum Kind { KIND_OWN = 7; }
      message Item { extensions 100 to 299; }
      extend base.Base {
        optional base.Part part = 200;
        optional base.Part.Screw screw = 201;
        optional Part own = 202;
        optional base.Kind kind = 203 [default = KIND_RIGHT];
        optional base.Part.Form form = 204;
        repeated base.Part parts = 205;
        repeated base.Kind kinds = 206;
        repeated base.Part.Form forms = 207 [packed = true];
      }
      extend Item {
        optional base.Part own_part = 200;
        optional base.Part.Screw own_screw = 201;
        optional Part own_own = 202;
        optional base.Kind own_kind = 203 [default = KIND_RIGHT];
        optional base.Part.Form own_form = 204;
        repeated base.Part own_parts = 205;
        repeated base.Kind own_kinds = 206;
        repeated base.Part.Form own_forms = 207 [packed = true];
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      import "light_base.proto";
      option optimize_for = LITE_RUNTIME;
      message Part { optional string label = 9; }
      enum Kind { KIND_OWN = 7; }
      message Item { extensions 100 to 299; }
      extend light_base.Base {
        optional light_base.Part part = 100;
        optional light_base.Part.Screw screw = 101;
        optional Part own = 102;
        optional light_base.Kind kind = 103 [default = KIND_RIGHT];
        optional light_base.Part.Form form = 104;
        repeated light_base.Part parts = 105;
        repeated light_base.Kind kinds = 106;
        repeated light_base.Part.Form forms = 107 [packed = true];
      }
      extend Item {
        optional light_base.Part own_part = 100;
        optional light_base.Part.Screw own_screw = 101;
        optional Part own_own = 102;
        optional light_base.Kind own_kind = 103 [default = KIND_RIGHT];
        optional light_base.Part.Form own_form = 104;
        repeated light_base.Part own_parts = 105;
        repeated light_base.Kind own_kinds = 106;
        repeated light_base.Part.Form own_forms = 107 [packed = true];
      }
      """
    And the schema file `base.proto`
      """proto
      syntax = "proto2";
      package base;
      message Base { extensions 100 to 299; }
      message Part {
        optional int32 id = 1;
        message Screw { optional int32 id = 1; }
        enum Form { FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      """
    And the schema file `light_base.proto`
      """proto
      syntax = "proto2";
      package light_base;
      option optimize_for = LITE_RUNTIME;
      message Base { extensions 100 to 299; }
      message Part {
        optional int32 id = 1;
        message Screw { optional int32 id = 1; }
        enum Form { FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      """

  @cpp.extension.get @cpp.extension.mutable @cpp.extension.has @cpp.extension.clear
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (messages of other files)

    Scenario: an imported class, extending an imported message
      Given `base::Base m`
      And `const base::Base& view = m`
      Then `view.HasExtension(shop::part)` is `false`
      And `view.GetExtension(shop::part)` has type `const base::Part&`
      And `m.MutableExtension(shop::part)` has type `base::Part*`
      When `m.MutableExtension(shop::part)->set_id(7)`
      Then `view.HasExtension(shop::part)` is `true`
      And `view.GetExtension(shop::part).id()` is `7`
      And `m` serializes to the bytes `a2 06 02 08 07`
      When `m.ClearExtension(shop::part)`
      Then `view.HasExtension(shop::part)` is `false`
      And `view.GetExtension(shop::part).ByteSizeLong()` is `0u`
      And `m.ByteSizeLong()` is `0u`
      When `m.ParseFromString(bytes("a2 06 02 08 07"))`
      Then `view.GetExtension(shop::part).id()` is `7`

    Scenario Outline: <what>
      Given `<class> m`
      And `const <class>& view = m`
      Then `view.HasExtension(<id>)` is `false`
      And `view.GetExtension(<id>)` has type `const <type>&`
      And `m.MutableExtension(<id>)` has type `<type>*`
      When `m.MutableExtension(<id>)-><set>`
      Then `view.HasExtension(<id>)` is `true`
      And `view.GetExtension(<id>).<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.ClearExtension(<id>)`
      Then `view.HasExtension(<id>)` is `false`
      And `view.GetExtension(<id>).ByteSizeLong()` is `0u`
      And `m.ByteSizeLong()` is `0u`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `view.GetExtension(<id>).<get>` is `<value>`

      Examples:
        | what                                                               | class            | id               | type                    | set            | get     | value | bytes             |
        | an imported nested class, extending an imported message            | base::Base       | shop::screw      | base::Part::Screw       | set_id(7)      | id()    | 7     | aa 06 02 08 07    |
        | a class of this file, extending an imported message                | base::Base       | shop::own        | shop::Part              | set_label("a") | label() | "a"s  | b2 06 03 4a 01 61 |
        | an imported class, extending a message                             | shop::Item       | shop::own_part   | base::Part              | set_id(7)      | id()    | 7     | a2 06 02 08 07    |
        | an imported nested class, extending a message                      | shop::Item       | shop::own_screw  | base::Part::Screw       | set_id(7)      | id()    | 7     | aa 06 02 08 07    |
        | a class of this file, extending a message                          | shop::Item       | shop::own_own    | shop::Part              | set_label("a") | label() | "a"s  | b2 06 03 4a 01 61 |
        | an imported class, extending an imported message, code size        | base::Base       | small::part      | base::Part              | set_id(7)      | id()    | 7     | c2 0c 02 08 07    |
        | an imported nested class, extending an imported message, code size | base::Base       | small::screw     | base::Part::Screw       | set_id(7)      | id()    | 7     | ca 0c 02 08 07    |
        | a class of this file, extending an imported message, code size     | base::Base       | small::own       | small::Part             | set_label("a") | label() | "a"s  | d2 0c 03 4a 01 61 |
        | an imported class, extending a message, code size                  | small::Item      | small::own_part  | base::Part              | set_id(7)      | id()    | 7     | c2 0c 02 08 07    |
        | an imported nested class, extending a message, code size           | small::Item      | small::own_screw | base::Part::Screw       | set_id(7)      | id()    | 7     | ca 0c 02 08 07    |
        | a class of this file, extending a message, code size               | small::Item      | small::own_own   | small::Part             | set_label("a") | label() | "a"s  | d2 0c 03 4a 01 61 |
        | an imported class, extending an imported message, lite             | light_base::Base | light::part      | light_base::Part        | set_id(7)      | id()    | 7     | a2 06 02 08 07    |
        | an imported nested class, extending an imported message, lite      | light_base::Base | light::screw     | light_base::Part::Screw | set_id(7)      | id()    | 7     | aa 06 02 08 07    |
        | a class of this file, extending an imported message, lite          | light_base::Base | light::own       | light::Part             | set_label("a") | label() | "a"s  | b2 06 03 4a 01 61 |
        | an imported class, extending a message, lite                       | light::Item      | light::own_part  | light_base::Part        | set_id(7)      | id()    | 7     | a2 06 02 08 07    |
        | an imported nested class, extending a message, lite                | light::Item      | light::own_screw | light_base::Part::Screw | set_id(7)      | id()    | 7     | aa 06 02 08 07    |
        | a class of this file, extending a message, lite                    | light::Item      | light::own_own   | light::Part             | set_label("a") | label() | "a"s  | b2 06 03 4a 01 61 |

  @cpp.extension.set-allocated @cpp.extension.release
  Rule: `SetAllocatedExtension` makes the message the owner of the object that it is given (imported types)

    Scenario: an imported class, extending an imported message
      Given `base::Base m`
      And `auto* given = new base::Part`
      When `given->set_id(7)`
      And `m.SetAllocatedExtension(shop::part, given)`
      Then `&m.GetExtension(shop::part)` is `given`
      And `m` serializes to the bytes `a2 06 02 08 07`
      When `std::unique_ptr<base::Part> released(m.ReleaseExtension(shop::part))`
      Then `released.get()` is `given`
      And `m.HasExtension(shop::part)` is `false`
      And `m.ReleaseExtension(shop::part)` is null

    Scenario Outline: <what>
      Given `<class> m`
      And `auto* given = new <type>`
      When `given-><set>`
      And `m.SetAllocatedExtension(<id>, given)`
      Then `&m.GetExtension(<id>)` is `given`
      And `m` serializes to the bytes `<bytes>`
      When `std::unique_ptr<<type>> released(m.ReleaseExtension(<id>))`
      Then `released.get()` is `given`
      And `m.HasExtension(<id>)` is `false`
      And `m.ReleaseExtension(<id>)` is null

      Examples:
        | what                                                               | class            | id               | type                    | set            | bytes             |
        | an imported nested class, extending an imported message            | base::Base       | shop::screw      | base::Part::Screw       | set_id(7)      | aa 06 02 08 07    |
        | a class of this file, extending an imported message                | base::Base       | shop::own        | shop::Part              | set_label("a") | b2 06 03 4a 01 61 |
        | an imported class, extending a message                             | shop::Item       | shop::own_part   | base::Part              | set_id(7)      | a2 06 02 08 07    |
        | an imported nested class, extending a message                      | shop::Item       | shop::own_screw  | base::Part::Screw       | set_id(7)      | aa 06 02 08 07    |
        | a class of this file, extending a message                          | shop::Item       | shop::own_own    | shop::Part              | set_label("a") | b2 06 03 4a 01 61 |
        | an imported class, extending an imported message, code size        | base::Base       | small::part      | base::Part              | set_id(7)      | c2 0c 02 08 07    |
        | an imported nested class, extending an imported message, code size | base::Base       | small::screw     | base::Part::Screw       | set_id(7)      | ca 0c 02 08 07    |
        | a class of this file, extending an imported message, code size     | base::Base       | small::own       | small::Part             | set_label("a") | d2 0c 03 4a 01 61 |
        | an imported class, extending a message, code size                  | small::Item      | small::own_part  | base::Part              | set_id(7)      | c2 0c 02 08 07    |
        | an imported nested class, extending a message, code size           | small::Item      | small::own_screw | base::Part::Screw       | set_id(7)      | ca 0c 02 08 07    |
        | a class of this file, extending a message, code size               | small::Item      | small::own_own   | small::Part             | set_label("a") | d2 0c 03 4a 01 61 |
        | an imported class, extending an imported message, lite             | light_base::Base | light::part      | light_base::Part        | set_id(7)      | a2 06 02 08 07    |
        | an imported nested class, extending an imported message, lite      | light_base::Base | light::screw     | light_base::Part::Screw | set_id(7)      | aa 06 02 08 07    |
        | a class of this file, extending an imported message, lite          | light_base::Base | light::own       | light::Part             | set_label("a") | b2 06 03 4a 01 61 |
        | an imported class, extending a message, lite                       | light::Item      | light::own_part  | light_base::Part        | set_id(7)      | a2 06 02 08 07    |
        | an imported nested class, extending a message, lite                | light::Item      | light::own_screw | light_base::Part::Screw | set_id(7)      | aa 06 02 08 07    |
        | a class of this file, extending a message, lite                    | light::Item      | light::own_own   | light::Part             | set_label("a") | b2 06 03 4a 01 61 |

  @cpp.extension.set @cpp.extension.get @cpp.extension.has
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (enums of other files)

    Scenario: an imported enum, extending an imported message
      Given `base::Base m`
      And `const base::Base& view = m`
      Then `view.GetExtension(shop::kind)` has type `base::Kind`
      And `view.GetExtension(shop::kind)` is `base::KIND_RIGHT`
      When `m.SetExtension(shop::kind, base::KIND_LEFT)`
      Then `view.GetExtension(shop::kind)` is `base::KIND_LEFT`
      And `m` serializes to the bytes `b8 06 15`
      When `m.ParseFromString(bytes("b8 06 63"))`
      Then `view.HasExtension(shop::kind)` is `false`
      And `m` serializes to the bytes `b8 06 63`
      When `m.ParseFromString(bytes("b8 06 15"))`
      Then `view.GetExtension(shop::kind)` is `base::KIND_LEFT`

    Scenario Outline: <what>
      Given `<class> m`
      And `const <class>& view = m`
      Then `view.GetExtension(<id>)` has type `<type>`
      And `view.GetExtension(<id>)` is `<unset>`
      When `m.SetExtension(<id>, <value>)`
      Then `view.GetExtension(<id>)` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.ParseFromString(bytes("<unknown>"))`
      Then `view.HasExtension(<id>)` is `false`
      And `m` serializes to the bytes `<unknown>`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `view.GetExtension(<id>)` is `<value>`

      Examples:
        | what                                                              | class            | id              | type                   | unset                       | value                        | bytes    | unknown  |
        | an imported nested enum, extending an imported message            | base::Base       | shop::form      | base::Part::Form       | base::Part::FORM_FLAT       | base::Part::FORM_ROUND       | c0 06 05 | c0 06 63 |
        | an imported enum, extending a message                             | shop::Item       | shop::own_kind  | base::Kind             | base::KIND_RIGHT            | base::KIND_LEFT              | b8 06 15 | b8 06 63 |
        | an imported nested enum, extending a message                      | shop::Item       | shop::own_form  | base::Part::Form       | base::Part::FORM_FLAT       | base::Part::FORM_ROUND       | c0 06 05 | c0 06 63 |
        | an imported enum, extending an imported message, code size        | base::Base       | small::kind     | base::Kind             | base::KIND_RIGHT            | base::KIND_LEFT              | d8 0c 15 | d8 0c 63 |
        | an imported nested enum, extending an imported message, code size | base::Base       | small::form     | base::Part::Form       | base::Part::FORM_FLAT       | base::Part::FORM_ROUND       | e0 0c 05 | e0 0c 63 |
        | an imported enum, extending a message, code size                  | small::Item      | small::own_kind | base::Kind             | base::KIND_RIGHT            | base::KIND_LEFT              | d8 0c 15 | d8 0c 63 |
        | an imported nested enum, extending a message, code size           | small::Item      | small::own_form | base::Part::Form       | base::Part::FORM_FLAT       | base::Part::FORM_ROUND       | e0 0c 05 | e0 0c 63 |
        | an imported enum, extending an imported message, lite             | light_base::Base | light::kind     | light_base::Kind       | light_base::KIND_RIGHT      | light_base::KIND_LEFT        | b8 06 15 | b8 06 63 |
        | an imported nested enum, extending an imported message, lite      | light_base::Base | light::form     | light_base::Part::Form | light_base::Part::FORM_FLAT | light_base::Part::FORM_ROUND | c0 06 05 | c0 06 63 |
        | an imported enum, extending a message, lite                       | light::Item      | light::own_kind | light_base::Kind       | light_base::KIND_RIGHT      | light_base::KIND_LEFT        | b8 06 15 | b8 06 63 |
        | an imported nested enum, extending a message, lite                | light::Item      | light::own_form | light_base::Part::Form | light_base::Part::FORM_FLAT | light_base::Part::FORM_ROUND | c0 06 05 | c0 06 63 |

  @cpp.extension.add @cpp.extension.size @cpp.extension.mutable @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (messages of other files)

    Scenario: imported messages, extending an imported message
      Given `base::Base m`
      And `const base::Base& view = m`
      When `m.AddExtension(shop::parts)->set_id(6)`
      And `m.AddExtension(shop::parts)->set_id(8)`
      And `m.MutableExtension(shop::parts, 0)->set_id(7)`
      Then `view.GetExtension(shop::parts, 0)` has type `const base::Part&`
      And `view.ExtensionSize(shop::parts)` is `2`
      And `view.GetExtension(shop::parts, 1).id()` is `8`
      And `m` serializes to the bytes `ca 06 02 08 07 ca 06 02 08 08`
      When `m.ClearExtension(shop::parts)`
      Then `view.ExtensionSize(shop::parts)` is `0`
      When `m.ParseFromString(bytes("ca 06 02 08 07 ca 06 02 08 08"))`
      Then `view.GetExtension(shop::parts, 0).id()` is `7`

    Scenario Outline: <what>
      Given `<class> m`
      And `const <class>& view = m`
      When `m.AddExtension(<id>)->set_id(6)`
      And `m.AddExtension(<id>)->set_id(8)`
      And `m.MutableExtension(<id>, 0)->set_id(7)`
      Then `view.GetExtension(<id>, 0)` has type `const <type>&`
      And `view.ExtensionSize(<id>)` is `2`
      And `view.GetExtension(<id>, 1).id()` is `8`
      And `m` serializes to the bytes `<bytes>`
      When `m.ClearExtension(<id>)`
      Then `view.ExtensionSize(<id>)` is `0`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `view.GetExtension(<id>, 0).id()` is `7`

      Examples:
        | what                                                        | class            | id               | type             | bytes                         |
        | imported messages, extending a message                      | shop::Item       | shop::own_parts  | base::Part       | ca 06 02 08 07 ca 06 02 08 08 |
        | imported messages, extending an imported message, code size | base::Base       | small::parts     | base::Part       | ea 0c 02 08 07 ea 0c 02 08 08 |
        | imported messages, extending a message, code size           | small::Item      | small::own_parts | base::Part       | ea 0c 02 08 07 ea 0c 02 08 08 |
        | imported messages, extending an imported message, lite      | light_base::Base | light::parts     | light_base::Part | ca 06 02 08 07 ca 06 02 08 08 |
        | imported messages, extending a message, lite                | light::Item      | light::own_parts | light_base::Part | ca 06 02 08 07 ca 06 02 08 08 |

  @cpp.extension.add @cpp.extension.size @cpp.extension.set @cpp.extension.get @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (enums of other files)

    Scenario: imported enums, extending an imported message
      Given `base::Base m`
      And `const base::Base& view = m`
      When `m.AddExtension(shop::kinds, base::KIND_LEFT)`
      And `m.AddExtension(shop::kinds, base::KIND_LEFT)`
      And `m.SetExtension(shop::kinds, 0, base::KIND_RIGHT)`
      Then `view.GetExtension(shop::kinds, 0)` has type `base::Kind`
      And `view.ExtensionSize(shop::kinds)` is `2`
      And `view.GetExtension(shop::kinds, 0)` is `base::KIND_RIGHT`
      And `view.GetExtension(shop::kinds, 1)` is `base::KIND_LEFT`
      And `m` serializes to the bytes `d0 06 16 d0 06 15`
      When `m.ClearExtension(shop::kinds)`
      Then `view.ExtensionSize(shop::kinds)` is `0`
      When `m.ParseFromString(bytes("d0 06 16 d0 06 15"))`
      Then `view.GetExtension(shop::kinds, 1)` is `base::KIND_LEFT`

    Scenario Outline: <what>
      Given `<class> m`
      And `const <class>& view = m`
      When `m.AddExtension(<id>, <two>)`
      And `m.AddExtension(<id>, <two>)`
      And `m.SetExtension(<id>, 0, <one>)`
      Then `view.GetExtension(<id>, 0)` has type `<type>`
      And `view.ExtensionSize(<id>)` is `2`
      And `view.GetExtension(<id>, 0)` is `<one>`
      And `view.GetExtension(<id>, 1)` is `<two>`
      And `m` serializes to the bytes `<bytes>`
      When `m.ClearExtension(<id>)`
      Then `view.ExtensionSize(<id>)` is `0`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `view.GetExtension(<id>, 1)` is `<two>`

      Examples:
        | what                                                            | class            | id               | type                   | one                          | two                         | bytes             |
        | imported nested enums, extending an imported message            | base::Base       | shop::forms      | base::Part::Form       | base::Part::FORM_ROUND       | base::Part::FORM_FLAT       | da 06 02 05 03    |
        | imported enums, extending a message                             | shop::Item       | shop::own_kinds  | base::Kind             | base::KIND_RIGHT             | base::KIND_LEFT             | d0 06 16 d0 06 15 |
        | imported nested enums, extending a message                      | shop::Item       | shop::own_forms  | base::Part::Form       | base::Part::FORM_ROUND       | base::Part::FORM_FLAT       | da 06 02 05 03    |
        | imported enums, extending an imported message, code size        | base::Base       | small::kinds     | base::Kind             | base::KIND_RIGHT             | base::KIND_LEFT             | f0 0c 16 f0 0c 15 |
        | imported nested enums, extending an imported message, code size | base::Base       | small::forms     | base::Part::Form       | base::Part::FORM_ROUND       | base::Part::FORM_FLAT       | fa 0c 02 05 03    |
        | imported enums, extending a message, code size                  | small::Item      | small::own_kinds | base::Kind             | base::KIND_RIGHT             | base::KIND_LEFT             | f0 0c 16 f0 0c 15 |
        | imported nested enums, extending a message, code size           | small::Item      | small::own_forms | base::Part::Form       | base::Part::FORM_ROUND       | base::Part::FORM_FLAT       | fa 0c 02 05 03    |
        | imported enums, extending an imported message, lite             | light_base::Base | light::kinds     | light_base::Kind       | light_base::KIND_RIGHT       | light_base::KIND_LEFT       | d0 06 16 d0 06 15 |
        | imported nested enums, extending an imported message, lite      | light_base::Base | light::forms     | light_base::Part::Form | light_base::Part::FORM_ROUND | light_base::Part::FORM_FLAT | da 06 02 05 03    |
        | imported enums, extending a message, lite                       | light::Item      | light::own_kinds | light_base::Kind       | light_base::KIND_RIGHT       | light_base::KIND_LEFT       | d0 06 16 d0 06 15 |
        | imported nested enums, extending a message, lite                | light::Item      | light::own_forms | light_base::Part::Form | light_base::Part::FORM_ROUND | light_base::Part::FORM_FLAT | da 06 02 05 03    |
