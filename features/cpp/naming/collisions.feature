@needs.cpp @needs.name-collisions
Feature: Names that collide
  A schema may use a name that the generator derives for something else. The document does not say which one wins.

  @cpp.naming.collisions
  Rule: Where a name of the schema and a name that the generator derives are the same, the name of the schema wins

    Scenario: a value of an imported file, named like a companion of an enum
      Given the schema file `imported.proto`
        """proto
        syntax = "proto3";
        package over.files;
        enum Host { HOST_ZERO = 0; Guest_MAX = 7; Guest_Name = 8; }
        """
      And the schema file `importing.proto`
        """proto
        syntax = "proto3";
        package over.files;
        import "imported.proto";
        enum Guest { GUEST_ZERO = 0; GUEST_ONE = 1; }
        message Party { Host host = 1; Guest guest = 2; }
        """
      And `over::files::Party m`
      When `m.set_host(over::files::Guest_MAX)`
      And `m.set_guest(over::files::GUEST_ONE)`
      Then `m` serializes to the bytes `08 07 10 01`
      And `static_cast<int>(over::files::Guest_Name)` is `8`
      And `over::files::Guest_IsValid(1)` is `true`

    # In separate schemas, so that a subject that confuses these names fails only here.
    Scenario Outline: a value named like a companion of another enum: <name>
      Given the schema file `beside.proto`
        """proto
        syntax = "proto3";
        enum Before {
          BEFORE_ZERO = 0; Between_MIN = 1; Between_IsValid = 2; Between_Parse = 3; Between_INT_MIN_SENTINEL_DO_NOT_USE_ = 4;
          Around_MAX = 5; Around_ARRAYSIZE = 6; Around_Name = 7; Around_descriptor = 8;
        }
        enum Between { BETWEEN_ZERO = 0; BETWEEN_TOP = 90; }
        enum Around { AROUND_ZERO = 0; AROUND_TOP = 91; }
        enum After {
          AFTER_ZERO = 0; Around_MIN = 11; Around_IsValid = 12; Around_Parse = 13; Around_INT_MAX_SENTINEL_DO_NOT_USE_ = 14;
          Between_MAX = 15; Between_ARRAYSIZE = 16; Between_Name = 17; Between_descriptor = 18;
        }
        """
      Then `static_cast<int>(<name>)` is `<number>`
      And `<name>` has type `<enum>`

      Examples:
        | name                                 | number | enum   |
        | Between_MIN                          | 1      | Before |
        | Between_IsValid                      | 2      | Before |
        | Between_Parse                        | 3      | Before |
        | Between_INT_MIN_SENTINEL_DO_NOT_USE_ | 4      | Before |
        | Around_MAX                           | 5      | Before |
        | Around_ARRAYSIZE                     | 6      | Before |
        | Around_Name                          | 7      | Before |
        | Around_descriptor                    | 8      | Before |
        | Around_MIN                           | 11     | After  |
        | Around_IsValid                       | 12     | After  |
        | Around_Parse                         | 13     | After  |
        | Around_INT_MAX_SENTINEL_DO_NOT_USE_  | 14     | After  |
        | Between_MAX                          | 15     | After  |
        | Between_ARRAYSIZE                    | 16     | After  |
        | Between_Name                         | 17     | After  |
        | Between_descriptor                   | 18     | After  |

    Scenario Outline: a value named like a companion of its own enum: <name>
      Given the schema file `within.proto`
        """proto
        syntax = "proto3";
        enum Own { OWN_ZERO = 0; OWN_TOP = 9; Own_MAX = 1; Own_MIN = 2; Own_ARRAYSIZE = 3; Own_Name = 4; OWN_BOTTOM = -9; }
        """
      Then `static_cast<int>(<name>)` is `<number>`
      And `<name>` has type `Own`
      And `Own_IsValid(<number>)` is `true`

      Examples:
        | name          | number |
        | Own_MAX       | 1      |
        | Own_MIN       | 2      |
        | Own_ARRAYSIZE | 3      |
        | Own_Name      | 4      |

    # In separate schemas, so that a subject that confuses these names fails only here.
    Scenario Outline: a value named like a companion of a nested enum: <name>
      Given the schema file `nested_beside.proto`
        """proto
        syntax = "proto3";
        message Crowded {
          enum Before { BEFORE_ZERO = 0; Between_MIN = 1; Between_ARRAYSIZE = 2; Between_IsValid = 3; Between_Name = 4; }
          enum Between { BETWEEN_ZERO = 0; Between_Self_MAX = 5; BETWEEN_TOP = 90; }
          enum After { AFTER_ZERO = 0; Between_MAX = 6; Between_Parse = 7; Between_descriptor = 8; kFooFieldNumber = 9; has_foo = 10; }
          optional int32 foo = 1;
        }
        message Own { enum Kind { KIND_ZERO = 0; Kind_MAX = 1; Kind_MIN = 2; KIND_TOP = 9; KIND_BOTTOM = -9; } }
        """
      Then `static_cast<int>(<name>)` is `<number>`

      Examples:
        | name                        | number |
        | Crowded::Between_MIN        | 1      |
        | Crowded::Between_ARRAYSIZE  | 2      |
        | Crowded::Between_IsValid    | 3      |
        | Crowded::Between_Name       | 4      |
        | Crowded::Between_Self_MAX   | 5      |
        | Crowded::Between_MAX        | 6      |
        | Crowded::Between_Parse      | 7      |
        | Crowded::Between_descriptor | 8      |
        | Crowded::kFooFieldNumber    | 9      |
        | Crowded::has_foo            | 10     |
        | Own::Kind_MAX               | 1      |
        | Own::Kind_MIN               | 2      |

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: a message of the file has the name Foo_Bar, <order> Foo
      Given the schema file `twins.proto`
        """proto
        syntax = "proto3";
        message Early_Inner { string text = 1; }
        message Early { message Inner { int32 id = 1; message Deep { int32 id = 1; } } Inner inner = 1; }
        message Late { message Inner { int32 id = 1; message Deep { int32 id = 1; } } Inner inner = 1; }
        message Late_Inner { string text = 1; }
        """
      And `<class>::Inner nested`
      And `<class>_Inner top`
      When `nested.set_id(7)`
      And `top.set_text("of the file")`
      Then `nested.id()` is `7`
      And `top.text()` is `"of the file"s`
      And `nested` has type `std::decay_t<decltype(<class>().inner())>`
      And `<class>::Inner::Deep().id()` is `0`

      Examples:
        | order  | class |
        | before | Early |
        | after  | Late  |

    Scenario: a message named like a companion of an enum
      Given the schema file `enum_words.proto`
        """proto
        syntax = "proto3";
        message Tone_MAX { int32 id = 1; }
        message Tone_Name { int32 id = 1; }
        message Tone { enum Key { KEY_ZERO = 0; KEY_ONE = 1; } }
        enum Pitch { PITCH_ZERO = 0; PITCH_ONE = 1; }
        message Pitch_IsValid { int32 id = 1; }
        message Pitch_descriptor { int32 id = 1; }
        message Tone_Key_IsValid { int32 id = 1; }
        """
      And `Pitch_IsValid a`
      And `Pitch_descriptor b`
      And `Tone_Key_IsValid c`
      And `a.set_id(7)`
      Then `a.id()` is `7`
      And `b.id()` is `0`
      And `c.id()` is `0`
      And `Pitch_Name(1)` is `"PITCH_ONE"s`
      And `Tone::Key_IsValid(1)` is `true`

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: the schema has the name of a constant, of the case or of an accessor: <name>
      Given the schema file `case_words.proto`
        """proto
        syntax = "proto3";
        message Taken {
          enum Before { BEFORE_ZERO = 0; kFoo = 3; LATER_NOT_SET = 4; clear_later = 5; }
          oneof sooner { int32 foo = 7; string sooner_bar = 8; }
          oneof later { int32 later_foo = 9; string later_bar = 10; }
          enum After { AFTER_ZERO = 0; kLaterBar = 11; SOONER_NOT_SET = 12; clear_sooner = 13; }
          enum SoonerCase { SOONER_CASE_ZERO = 0; SOONER_CASE_ONE = 14; }
          int32 later_case = 15;
        }
        """
      And `Taken m`
      When `m.set_foo(1)`
      And `m.set_later_bar("set")`
      Then `static_cast<int>(<name>)` is `<number>`
      And `static_cast<int>(m.sooner_case())` is `7`
      And `m.has_foo()` is `true`
      And `m.later_bar()` is `"set"s`

      Examples:
        | name                                      | number |
        | Taken::kFoo                               | 3      |
        | Taken::LATER_NOT_SET                      | 4      |
        | Taken::clear_later                        | 5      |
        | Taken::kLaterFoo                          | 9      |
        | Taken::kLaterBar                          | 11     |
        | Taken::SOONER_NOT_SET                     | 12     |
        | Taken::clear_sooner                       | 13     |
        | Taken::SoonerCase(Taken::SOONER_CASE_ONE) | 14     |
        | (m.set_later_case(15), m.later_case())    | 15     |

    @needs.descriptors
    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: a message has the name Foo_Stub, <order> the service
      Given the header `google/protobuf/service.h`
      And the schema file `stubs.proto`
        """proto
        syntax = "proto2";
        package stubs;
        option cc_generic_services = true;
        message Early_Stub { optional int32 id = 1; }
        service Early { rpc Call(Early_Stub) returns (Late_Stub); rpc channel(Early_Stub) returns (Late_Stub); }
        service Late { rpc Call(Early_Stub) returns (Late_Stub); }
        message Late_Stub { optional int32 id = 1; }
        """
      And `stubs::<service>_Stub message`
      When `message.set_id(7)`
      Then `message.id()` is `7`
      And `(std::is_base_of_v<stubs::<service>, stubs::<service>::Stub>)` is `true`
      And `(std::is_base_of_v<rt::Message, stubs::<service>_Stub>)` is `true`

      Examples:
        | order  | service |
        | before | Early   |
        | after  | Late    |

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: an extension named like a companion of an enum or a message: <identifier>
      Given the schema file `extension_words.proto`
        """proto
        syntax = "proto2";
        package words;
        message Base { extensions 100 to 199; message Nested {} }
        extend Base { optional int32 Kind_MAX = 100; optional int32 Base_Nested = 101; }
        enum Kind { KIND_ZERO = 0; KIND_ONE = 1; }
        extend Base { optional int32 Kind_Parse = 102; optional int32 kRestFieldNumber = 103; optional int32 rest = 104; }
        """
      And `words::Base m`
      When `m.SetExtension(words::<identifier>, 7)`
      Then `m.GetExtension(words::<identifier>)` is `7`
      And `words::<identifier>.number()` is `<number>`

      Examples:
        | identifier       | number |
        | Kind_MAX         | 100    |
        | Base_Nested      | 101    |
        | Kind_Parse       | 102    |
        | kRestFieldNumber | 103    |
        | rest             | 104    |

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: an extension has the name of an accessor of the class: <identifier>
      Given the schema file `extension_accessors.proto`
        """proto
        syntax = "proto2";
        package accessors;
        message Base {
          extensions 100 to 199;
          optional int32 i = 1;
          extend Base { optional int32 has_i = 100; optional int32 set_j = 101; optional int32 kIFieldNumber = 102; }
          optional int32 j = 2;
        }
        """
      And `accessors::Base m`
      When `m.SetExtension(accessors::Base::<identifier>, 7)`
      And `m.set_i(8)`
      Then `m.GetExtension(accessors::Base::<identifier>)` is `7`
      And `accessors::Base::<identifier>.number()` is `<number>`
      And `m.i()` is `8`
      And `m.has_j()` is `false`

      Examples:
        | identifier    | number |
        | has_i         | 100    |
        | set_j         | 101    |
        | kIFieldNumber | 102    |

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: a field named like an accessor of another: <field>
      Given the schema file `accessors.proto`
        """proto
        syntax = "proto2";
        message Beside {
          optional int32 i = 1; optional string has_i = 2;
          optional string has_j = 3; optional int32 j = 4;
          repeated int32 r = 5; optional string r_size = 6;
          optional string q_size = 7; repeated int32 q = 8;
          map<int32, int32> k = 9; optional string k_size = 10;
          oneof choice { int32 c = 11; } optional string choice_case = 12;
          optional string pick_case = 13; oneof pick { int32 p = 14; }
        }
        """
      And `Beside m`
      And `m.set_<field>("set")`
      When `m.<other>`
      Then `m.<field>()` is `"set"s`
      And `m.has_<field>()` is `true`
      And `m.<shown>` is `7`
      When `m.clear_<field>()`
      Then `m.<field>()` is `""s`
      And `m.<shown>` is `7`

      Examples:
        | field       | other                       | shown     |
        | has_i       | set_i(7)                    | i()       |
        | has_j       | set_j(7)                    | j()       |
        | r_size      | add_r(7)                    | r(0)      |
        | q_size      | add_q(7)                    | q(0)      |
        | k_size      | mutable_k()->insert({1, 7}) | k().at(1) |
        | choice_case | set_c(7)                    | c()       |
        | pick_case   | set_p(7)                    | p()       |

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: a field that already has the lower-case name, <order>
      Given the schema file `lowered.proto`
        """proto
        syntax = "proto2";
        message Lowered { optional string Capital = 1; optional int32 capital = 2; optional int32 small = 3; optional string Small = 4; }
        """
      And `Lowered m`
      When `m.set_<name>(7)`
      Then `m.<name>()` is `7`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | order                | name    | bytes |
        | after the other one  | capital | 10 07 |
        | before the other one | small   | 18 07 |
