@needs.cpp @needs.cord
Feature: Cord members of a oneof
  A member that is stored as a Cord behaves like any other.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample {
        oneof which {
          bytes member = 1 [ctype = CORD];
          bytes preset = 2 [ctype = CORD, default = "unset"];
          int32 number = 3;
          string text = 4;
        }
        oneof second { bytes other = 5 [ctype = CORD]; int32 digit = 6; }
      }
      """

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (Cord)

    Scenario: a long Cord
      Given `Sample m`
      And `m.set_member(std::string(5000, 'x'))`
      And `m.set_other("kept")`
      When `m.clear_which()`
      Then `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.member().empty()` is `true`
      And `std::string(m.other())` is `"kept"s`

  @cpp.oneof.clear-inactive @cpp.field.cord-clear
  Rule: Clearing a member that is not set changes nothing (Cord)

    Scenario: a Cord, while a number is set
      Given `Sample m`
      And `m.set_number(7)`
      When `m.clear_member()`
      Then `m.which_case()` is `Sample::kNumber`
      And `m.number()` is `7`

    Scenario Outline: a Cord, while <what> is set
      Given `Sample m`
      And `m.set_<set>`
      When `m.clear_<other>()`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | set           | other  | bytes          |
        | a text              | text("abc")   | member | 22 03 61 62 63 |
        | the other Cord      | preset("abc") | member | 12 03 61 62 63 |
        | a member not preset | member("abc") | preset | 0a 03 61 62 63 |
        | the second oneof    | digit(7)      | other  | 30 07          |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (Cord)

    Scenario: a Cord with a default
      Given `Sample m`
      And `m.set_preset(std::string(5000, 'x'))`
      And `m.set_digit(7)`
      When `m.clear_preset()`
      Then `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `std::string(m.preset())` is `"unset"s`
      And `m.digit()` is `7`

  @cpp.oneof.set
  Rule: Setting a member makes it the one that is set, whichever was set before (Cord, to an empty one)

    Scenario: to its default: a Cord, from not set
      Given `Sample m`
      When `m.set_member("")`
      Then `m.which_case()` is `Sample::kMember`
      And `m.has_member()` is `true`
      And `m` serializes to the bytes `0a 00`

    Scenario Outline: to its default: a Cord, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_<member>(<value>)`
      Then `m.which_case()` is `Sample::<constant>`
      And `m.has_<member>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | before                   | arrange                                    | member | value       | constant | bytes                |
        | a number                 | m.set_number(7)                            | member | ""          | kMember  | 0a 00                |
        | a text                   | m.set_text("set before, and not inline")   | member | lib::Cord() | kMember  | 0a 00                |
        | itself                   | m.set_member("set before, and not inline") | member | lib::Cord() | kMember  | 0a 00                |
        | another Cord             | m.set_preset("set before, and not inline") | member | ""          | kMember  | 0a 00                |
        | not set, with a default  | m.clear_which()                            | preset | lib::Cord() | kPreset  | 12 00                |
        | a number, with a default | m.set_number(7)                            | preset | "unset"     | kPreset  | 12 05 75 6e 73 65 74 |

  @cpp.oneof.set-clears-others @cpp.oneof.set @cpp.oneof.case-accessor @cpp.oneof.mutable @cpp.oneof.set-allocated
  Rule: Setting a member clears the member that was set before (Cord)

    Background:
      Given the schema file `mixed.proto`
        """proto
        syntax = "proto3";
        package mixed;
        message Part { int32 id = 1; }
        message Sample {
          oneof which {
            bytes member = 1 [ctype = CORD];
            bytes another = 2 [ctype = CORD];
            int64 number = 3;
            string text = 4;
            bytes data = 5;
            Part part = 6;
            bool flag = 7;
          }
        }
        """
      And `mixed::Sample m`

    Scenario: a Cord after a number
      Given `m.set_number(7)`
      When `m.set_member(lib::Cord(lib::string_view(std::string(5000, 'x'))))`
      Then `m.which_case()` is `mixed::Sample::kMember`
      And `m.has_number()` is `false`
      And `m.number()` is `0`
      And `m.member().size()` is `5000u`

    Scenario Outline: <member> after <before>
      Given `m.<arrange>`
      When `m.<set>`
      Then `m.which_case()` is `mixed::Sample::<constant>`
      And `m.has_<old>()` is `false`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<old>()`
      Then `m.which_case()` is `mixed::Sample::<constant>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | before       | member                | arrange                             | old     | set                                        | constant | bytes          |
        | a text       | a Cord                | set_text("before, and not inline")  | text    | set_member("abc")                          | kMember  | 0a 03 61 62 63 |
        | bytes        | a Cord                | set_data("before, and not inline")  | data    | set_member(lib::Cord("abc"))               | kMember  | 0a 03 61 62 63 |
        | a message    | a Cord                | mutable_part()->set_id(7)           | part    | set_member("abc")                          | kMember  | 0a 03 61 62 63 |
        | a flag       | a Cord                | set_flag(true)                      | flag    | set_member(lib::Cord("abc"))               | kMember  | 0a 03 61 62 63 |
        | another Cord | a Cord                | set_another(std::string(5000, 'x')) | another | set_member("abc")                          | kMember  | 0a 03 61 62 63 |
        | a Cord       | a number              | set_member(std::string(5000, 'x'))  | member  | set_number(7)                              | kNumber  | 18 07          |
        | a Cord       | a text                | set_member(std::string(5000, 'x'))  | member  | set_text("abc")                            | kText    | 22 03 61 62 63 |
        | a Cord       | a mutable text        | set_member(std::string(5000, 'x'))  | member  | mutable_text()->append("abc")              | kText    | 22 03 61 62 63 |
        | a Cord       | bytes handed over     | set_member(std::string(5000, 'x'))  | member  | set_allocated_data(new std::string("abc")) | kData    | 2a 03 61 62 63 |
        | a Cord       | a mutable message     | set_member(std::string(5000, 'x'))  | member  | mutable_part()->set_id(7)                  | kPart    | 32 02 08 07    |
        | a Cord       | a message handed over | set_member(std::string(5000, 'x'))  | member  | set_allocated_part(new mixed::Part)        | kPart    | 32 00          |
        | a Cord       | a flag                | set_member(std::string(5000, 'x'))  | member  | set_flag(false)                            | kFlag    | 38 00          |

  @cpp.oneof.set-allocated-null @cpp.oneof.release-inactive @cpp.oneof.mutable-new
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (Cord)

    Background:
      Given the schema file `handed.proto`
        """proto
        syntax = "proto3";
        package handed;
        message Part { int32 id = 1; }
        message Sample { oneof which { bytes member = 1 [ctype = CORD]; string text = 2; bytes data = 3; Part part = 4; } }
        """
      And `handed::Sample m`
      And `m.set_member("set, and too long to be inline")`

    Scenario: a null text, a Cord before
      When `m.set_allocated_text(nullptr)`
      Then `m.which_case()` is `handed::Sample::WHICH_NOT_SET`
      And `m.has_member()` is `false`
      And `m.member().empty()` is `true`

    Scenario Outline: null <member>, a Cord before
      When `m.set_allocated_<member>(nullptr)`
      Then `m.which_case()` is `handed::Sample::WHICH_NOT_SET`
      And `m` serializes to the bytes ``

      Examples:
        | member |
        | data   |
        | part   |

    Scenario Outline: <member> released, while a Cord is set
      Then `m.release_<member>()` is null
      And `m.which_case()` is `handed::Sample::kMember`
      And `std::string(m.member())` is `"set, and too long to be inline"s`
      When `m.mutable_<member>()`
      Then `m.<member>().<empty>` is `<zero>`
      And `m.has_<member>()` is `true`
      And `m.has_member()` is `false`

      Examples:
        | member | empty          | zero |
        | text   | size()         | 0u   |
        | data   | size()         | 0u   |
        | part   | ByteSizeLong() | 0u   |

  @cpp.oneof.set @cpp.oneof.clear-active @cpp.oneof.clear-oneof @cpp.oneof.case-accessor @cpp.field.cord-oneof @cpp.field.cord @cpp.field.cord-set-cord @cpp.field.cord-set-view @cpp.field.cord-clear @cpp.field.cord-unset
  Rule: Setting a member makes it the one that is set, whichever was set before (Cord, nested, and the only member)

    Background:
      Given the schema file `deep.proto`
        """proto
        syntax = "proto2";
        package deep;
        message Outer {
          message Inner {
            oneof first { int32 number = 1; bytes one = 3000 [ctype = CORD]; string text = 3; }
            oneof second { bytes other = 4 [ctype = CORD]; bytes preset = 5 [ctype = CORD, default = "unset"]; }
            oneof last { bytes only = 6 [ctype = CORD]; }
          }
          message Lone { oneof which { bytes only = 1 [ctype = CORD]; } }
        }
        """

    Scenario: nested, in the first oneof
      Given `deep::Outer::Inner m`
      When `m.set_one(lib::Cord("cord"))`
      Then `m.first_case()` is `deep::Outer::Inner::kOne`
      And `m.has_one()` is `true`
      And `m.one()` has type `const lib::Cord&`
      And `std::string(m.one())` is `"cord"s`
      When `m.clear_one()`
      Then `m.first_case()` is `deep::Outer::Inner::FIRST_NOT_SET`
      And `m.one().empty()` is `true`

    Scenario Outline: <what>
      Given `deep::Outer::<class> m`
      Then `std::string(m.<name>())` is `<unset>`
      When `m.set_<name>(lib::Cord("cord"))`
      Then `m.<oneof>_case()` is `deep::Outer::<class>::<constant>`
      And `m.has_<name>()` is `true`
      And `std::string(m.<name>())` is `"cord"s`
      When `m.set_<name>(lib::string_view("viewed", 4))`
      Then `std::string(m.<name>())` is `"view"s`
      When `deep::Outer::<class> copy(m)`
      And `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `std::string(m.<name>())` is `<unset>`
      And `std::string(copy.<name>())` is `"view"s`
      When `copy.clear_<oneof>()`
      Then `copy.has_<name>()` is `false`

      Examples:
        | what                               | class | oneof  | name   | constant | unset    |
        | nested, in the second oneof        | Inner | second | other  | kOther   | ""s      |
        | nested, with a default             | Inner | second | preset | kPreset  | "unset"s |
        | nested, the only member of a oneof | Inner | last   | only   | kOnly    | ""s      |
        | nested, the only field             | Lone  | which  | only   | kOnly    | ""s      |
