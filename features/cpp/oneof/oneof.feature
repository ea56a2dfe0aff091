@needs.cpp
Feature: Oneof
  At most one member of a oneof is set. The case says which one; setting a member clears the others.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        string before = 1;
        oneof example_name {
          int32 foo = 4;
          string name = 5;
          bytes data = 6;
          Kind kind = 7;
          Part part = 8;
          double second_number = 9;
          Part other_part = 65536;
          string other_name = 536870911;
        }
        int32 after = 10;
        oneof second { int32 left = 11; string right = 12; }
      }
      """
    And the schema file `cased.proto`
      """proto
      syntax = "proto3";
      message Cased {
        oneof camelCase_x2y { int32 one_word = 1; int32 mixedCase = 2; int32 foo2bar = 3; }
        oneof single { int32 x = 2147; }
      }
      """
    And the schema file `defaults.proto`
      """proto
      syntax = "proto2";
      message OldPart { optional int32 id = 1 [default = 43]; }
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_PRESET = 33; }
      message Old {
        oneof example_name {
          int32 foo = 4 [default = 41];
          string name = 5 [default = "preset"];
          bytes data = 6 [default = "preset\000bytes"];
          OldKind kind = 7 [default = OLD_KIND_PRESET];
          OldPart part = 8;
          double second_number = 9 [default = -2.5];
          bool truth = 10 [default = true];
          OldKind first_kind = 11;
        }
      }
      """

  @cpp.oneof.case-enum
  Rule: A oneof has an enum of cases, named in camel case with `Case` at its end, in which each member's constant equals the member's field number

    Scenario: Sample::kFoo
      Then `Sample::kFoo` is `Sample::ExampleNameCase(4)`
      And `Sample::kFoo` has type `Sample::ExampleNameCase`

    Scenario Outline: <constant>
      Then `<constant>` is `<case>(<number>)`
      And `<constant>` has type `<case>`

      Examples:
        | constant              | case                    | number |
        | Sample::kName         | Sample::ExampleNameCase | 5      |
        | Sample::kData         | Sample::ExampleNameCase | 6      |
        | Sample::kKind         | Sample::ExampleNameCase | 7      |
        | Sample::kPart         | Sample::ExampleNameCase | 8      |
        | Sample::kSecondNumber | Sample::ExampleNameCase | 9      |
        | Sample::kOtherPart    | Sample::ExampleNameCase | 65536  |
        | Sample::kLeft         | Sample::SecondCase      | 11     |
        | Sample::kRight        | Sample::SecondCase      | 12     |
        | Old::kFoo             | Old::ExampleNameCase    | 4      |
        | Cased::kOneWord       | Cased::CamelCaseX2YCase | 1      |
        | Cased::kMixedCase     | Cased::CamelCaseX2YCase | 2      |
        | Cased::kFoo2Bar       | Cased::CamelCaseX2YCase | 3      |
        | Cased::kX             | Cased::SingleCase       | 2147   |

    @cpp.oneof.string
    Scenario: it can be switched over
      Given `Sample m`
      And `m.set_name("chosen")`
      And `std::string chosen`
      And `const Sample::ExampleNameCase set = m.example_name_case()`
      When `switch (set) { case Sample::kName: chosen = m.name(); break; case Sample::kFoo: case Sample::EXAMPLE_NAME_NOT_SET: default: break; }`
      Then `chosen` is `"chosen"s`

  @cpp.oneof.not-set
  Rule: The case of a oneof with no member set is a constant named after the oneof in capitals, `NOT_SET` at its end, with the value 0

    Scenario: Sample::EXAMPLE_NAME_NOT_SET
      Then `static_cast<int>(Sample::EXAMPLE_NAME_NOT_SET)` is `0`
      And `Sample::EXAMPLE_NAME_NOT_SET` has type `Sample::ExampleNameCase`

    Scenario Outline: <constant>
      Then `static_cast<int>(<constant>)` is `0`
      And `<constant>` has type `<case>`

      Examples:
        | constant                     | case                    |
        | Sample::SECOND_NOT_SET       | Sample::SecondCase      |
        | Old::EXAMPLE_NAME_NOT_SET    | Old::ExampleNameCase    |
        | Cased::CAMELCASE_X2Y_NOT_SET | Cased::CamelCaseX2YCase |
        | Cased::SINGLE_NOT_SET        | Cased::SingleCase       |

    Scenario: a new message
      Given `Sample m`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.second_case()` is `Sample::SECOND_NOT_SET`

  @cpp.oneof.case-accessor
  Rule: The const function `example_name_case` tells which member of the oneof is set

    Scenario: its type
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.example_name_case()` has type `Sample::ExampleNameCase`
      And `view.second_case()` has type `Sample::SecondCase`

    Scenario Outline: <member>
      Given `Sample m`
      And `const Sample& view = m`
      When `<arrange>`
      Then `view.example_name_case()` is `Sample::<case>`

      Examples:
        | member | arrange        | case                 |
        | none   | m.set_after(7) | EXAMPLE_NAME_NOT_SET |

      @cpp.oneof.numeric
      Examples:
        | member        | arrange                | case          |
        | number        | m.set_foo(7)           | kFoo          |
        | second number | m.set_second_number(7) | kSecondNumber |

      @cpp.oneof.string
      Examples:
        | member | arrange            | case  |
        | string | m.set_name("text") | kName |
        | bytes  | m.set_data("text") | kData |

      @cpp.oneof.enum
      Examples:
        | member | arrange               | case  |
        | enum   | m.set_kind(KIND_LEFT) | kKind |

      @cpp.oneof.message
      Examples:
        | member         | arrange                           | case       |
        | message        | m.mutable_part()->set_id(7)       | kPart      |
        | second message | m.mutable_other_part()->set_id(7) | kOtherPart |

    Scenario Outline: <member> set to its default
      Given `Sample m`
      When `<arrange>`
      Then `m.example_name_case()` is `Sample::<case>`
      And `m` serializes to the bytes `<bytes>`

      @cpp.oneof.numeric
      Examples:
        | member | arrange                | case          | bytes                      |
        | number | m.set_foo(0)           | kFoo          | 20 00                      |
        | double | m.set_second_number(0) | kSecondNumber | 49 00 00 00 00 00 00 00 00 |

      @cpp.oneof.string
      Examples:
        | member | arrange        | case  | bytes |
        | string | m.set_name("") | kName | 2a 00 |
        | bytes  | m.set_data("") | kData | 32 00 |

      @cpp.oneof.enum
      Examples:
        | member | arrange               | case  | bytes |
        | enum   | m.set_kind(KIND_NONE) | kKind | 38 00 |

      @cpp.oneof.message
      Examples:
        | member  | arrange          | case  | bytes |
        | message | m.mutable_part() | kPart | 42 00 |

    @cpp.oneof.string
    Scenario: two oneofs have two cases
      Given `Sample m`
      And `m.set_left(7)`
      When `m.set_name("text")`
      Then `m.example_name_case()` is `Sample::kName`
      And `m.second_case()` is `Sample::kLeft`
      And `m.left()` is `7`

    @cpp.oneof.numeric
    Scenario: a name in mixed case
      Given `Cased m`
      When `m.set_foo2bar(7)`
      Then `m.camelCase_x2y_case()` is `Cased::kFoo2Bar`
      And `m.single_case()` is `Cased::SINGLE_NOT_SET`

    Scenario Outline: parsed <member>
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        { "before": "kept", <json>, "after": 7 }
        """
      Then `m.example_name_case()` is `Sample::<case>`
      And `<value>` is `<expected>`

      Examples:
        | member        | json                  | case          | value             | expected           |
        | number        | "foo": 9              | kFoo          | m.foo()           | 9                  |
        | string        | "name": "text"        | kName         | m.name()          | "text"s            |
        | bytes         | "data": "AAEC"        | kData         | m.data()          | "\\x00\\x01\\x02"s |
        | enum          | "kind": "KIND_RIGHT"  | kKind         | m.kind()          | KIND_RIGHT         |
        | message       | "part": { "id": 9 }   | kPart         | m.part().id()     | 9                  |
        | second number | "second_number": -0.5 | kSecondNumber | m.second_number() | -0.5               |

    Scenario: of several members in the wire data the last one counts
      Given `Sample m`
      When `m.ParseFromString(bytes("2a 04 74 65 78 74  42 02 08 09  20 07"))`
      Then `m.example_name_case()` is `Sample::kFoo`
      And `m.foo()` is `7`
      And `m.has_name()` is `false`
      And `m.has_part()` is `false`

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set

    Scenario: from a number
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_left(3)`
      And `m.set_foo(3)`
      When `m.clear_example_name()`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m`, a `Sample`, has no member of `example_name` set
      And `m` serializes as the `Sample`
        """json
        { "before": "kept", "left": 3 }
        """

    Scenario Outline: from <before>
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_left(3)`
      And `<arrange>`
      When `m.clear_example_name()`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m`, a `Sample`, has no member of `example_name` set
      And `m` serializes as the `Sample`
        """json
        { "before": "kept", "left": 3 }
        """

      Examples:
        | before          | arrange                                                              |
        | not set         | m.clear_foo()                                                        |
        | a string        | m.set_name("set before, and too long to be inline")                  |
        | bytes           | m.set_data("set before, and too long to be inline")                  |
        | an enum         | m.set_kind(KIND_LEFT)                                                |
        | a message       | m.mutable_part()->set_label("set before, and too long to be inline") |
        | a given string  | m.set_allocated_name(new std::string("set before"))                  |
        | a given message | m.set_allocated_part(new Part)                                       |

    Scenario: a member can be set again
      Given `Sample m`
      And `m.set_name("set before")`
      And `m.clear_example_name()`
      When `m.set_name("set again")`
      Then `m.example_name_case()` is `Sample::kName`
      And `m.name()` is `"set again"s`

    Scenario: it returns void
      Given `Sample m`
      Then `m.clear_example_name()` has type `void`

  @cpp.oneof.set @cpp.oneof.set-clears-others
  Rule: Setting a member makes it the one that is set, whichever was set before (and clears the others)

    @cpp.oneof.numeric
    Scenario: a number, from a string
      Given `Sample m`
      And `m.set_name("set before, and too long to be inline")`
      When `m.set_foo(7)`
      Then `m.example_name_case()` is `Sample::kFoo`
      And `m`, a `Sample`, has only `foo` set
      And `m.foo()` is `7`
      And `m` serializes as the `Sample`
        """json
        { "foo": 7 }
        """

    @cpp.oneof.numeric
    Scenario Outline: a number, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_foo(7)`
      Then `m.example_name_case()` is `Sample::kFoo`
      And `m`, a `Sample`, has only `foo` set
      And `m.foo()` is `7`
      And `m` serializes as the `Sample`
        """json
        { "foo": 7 }
        """

      Examples:
        | before          | arrange                                                   |
        | not set         | m.clear_example_name()                                    |
        | a double        | m.set_second_number(3.5)                                  |
        | another string  | m.set_other_name("set before, and too long to be inline") |
        | bytes           | m.set_data("set before, and too long to be inline")       |
        | an enum         | m.set_kind(KIND_LEFT)                                     |
        | a message       | m.mutable_part()->set_id(3)                               |
        | another message | m.mutable_other_part()->set_id(3)                         |
        | itself          | m.set_foo(3)                                              |

    @cpp.oneof.string
    Scenario Outline: a string, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_name("set now, and too long to be inline")`
      Then `m.example_name_case()` is `Sample::kName`
      And `m`, a `Sample`, has only `name` set
      And `m.name()` is `"set now, and too long to be inline"s`
      And `m` serializes as the `Sample`
        """json
        { "name": "set now, and too long to be inline" }
        """

      Examples:
        | before          | arrange                                                   |
        | not set         | m.clear_example_name()                                    |
        | a number        | m.set_foo(3)                                              |
        | a double        | m.set_second_number(3.5)                                  |
        | another string  | m.set_other_name("set before, and too long to be inline") |
        | bytes           | m.set_data("set before, and too long to be inline")       |
        | an enum         | m.set_kind(KIND_LEFT)                                     |
        | a message       | m.mutable_part()->set_id(3)                               |
        | another message | m.mutable_other_part()->set_id(3)                         |
        | itself          | m.set_name("set before, and too long to be inline")       |

    @cpp.oneof.string
    Scenario Outline: bytes, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_data("cut\0here"s)`
      Then `m.example_name_case()` is `Sample::kData`
      And `m`, a `Sample`, has only `data` set
      And `m.data()` is `"cut\0here"s`
      And `m` serializes to the bytes `32 08 63 75 74 00 68 65 72 65`

      Examples:
        | before          | arrange                                                   |
        | not set         | m.clear_example_name()                                    |
        | a number        | m.set_foo(3)                                              |
        | a double        | m.set_second_number(3.5)                                  |
        | a string        | m.set_name("set before, and too long to be inline")       |
        | another string  | m.set_other_name("set before, and too long to be inline") |
        | an enum         | m.set_kind(KIND_LEFT)                                     |
        | a message       | m.mutable_part()->set_id(3)                               |
        | another message | m.mutable_other_part()->set_id(3)                         |
        | itself          | m.set_data("set before, and too long to be inline")       |

    @cpp.oneof.enum
    Scenario Outline: an enum, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_kind(KIND_RIGHT)`
      Then `m.example_name_case()` is `Sample::kKind`
      And `m`, a `Sample`, has only `kind` set
      And `m.kind()` is `KIND_RIGHT`
      And `m` serializes as the `Sample`
        """json
        { "kind": "KIND_RIGHT" }
        """

      Examples:
        | before          | arrange                                                   |
        | not set         | m.clear_example_name()                                    |
        | a number        | m.set_foo(3)                                              |
        | a double        | m.set_second_number(3.5)                                  |
        | a string        | m.set_name("set before, and too long to be inline")       |
        | another string  | m.set_other_name("set before, and too long to be inline") |
        | bytes           | m.set_data("set before, and too long to be inline")       |
        | a message       | m.mutable_part()->set_id(3)                               |
        | another message | m.mutable_other_part()->set_id(3)                         |
        | itself          | m.set_kind(KIND_LEFT)                                     |

    @cpp.oneof.numeric
    Scenario: other fields and the other oneof stay
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_after(5)`
      And `m.set_right("kept too")`
      And `m.set_name("set before")`
      When `m.set_foo(7)`
      Then `m` serializes as the `Sample`
        """json
        { "before": "kept", "foo": 7, "after": 5, "right": "kept too" }
        """

    @cpp.oneof.string
    Scenario: a string set from the member that it replaces
      Given `Sample m`
      And `m.set_name("set before, and too long to be inline")`
      When `m.set_data(std::string(m.name()))`
      Then `m.data()` is `"set before, and too long to be inline"s`
      And `m.has_name()` is `false`

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default

    @cpp.oneof.numeric
    Scenario: number
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_foo(3)`
      When `m.clear_foo()`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.has_foo()` is `false`
      And `m.foo()` is `0`
      And `m` serializes as the `Sample`
        """json
        { "before": "kept" }
        """

    Scenario Outline: <member>
      Given `Sample m`
      And `m.set_before("kept")`
      And `<arrange>`
      When `m.clear_<name>()`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.has_<name>()` is `false`
      And `m.<value>` is `<default>`
      And `m` serializes as the `Sample`
        """json
        { "before": "kept" }
        """

      @cpp.oneof.string
      Examples:
        | member       | name | arrange                                             | value  | default |
        | string       | name | m.set_name("set before, and too long to be inline") | name() | ""s     |
        | bytes        | data | m.set_data("set before, and too long to be inline") | data() | ""s     |
        | given string | name | m.set_allocated_name(new std::string("set before")) | name() | ""s     |
        | given bytes  | data | m.set_allocated_data(new std::string("set before")) | data() | ""s     |

      @cpp.oneof.enum
      Examples:
        | member | name | arrange               | value  | default   |
        | enum   | kind | m.set_kind(KIND_LEFT) | kind() | KIND_NONE |

      @cpp.oneof.message
      Examples:
        | member        | name | arrange                        | value       | default |
        | message       | part | m.mutable_part()->set_id(3)    | part().id() | 0       |
        | given message | part | m.set_allocated_part(new Part) | part().id() | 0       |

    Scenario Outline: <member> with a default in the schema
      Given `Old m`
      And `<arrange>`
      When `m.clear_<name>()`
      Then `m.example_name_case()` is `Old::EXAMPLE_NAME_NOT_SET`
      And `m.has_<name>()` is `false`
      And `m.<value>` is `<default>`

      @cpp.oneof.numeric
      Examples:
        | member | name          | arrange                | value           | default |
        | number | foo           | m.set_foo(3)           | foo()           | 41      |
        | double | second_number | m.set_second_number(3) | second_number() | -2.5    |
        | bool   | truth         | m.set_truth(false)     | truth()         | true    |

      @cpp.oneof.string
      Examples:
        | member | name | arrange                  | value  | default           |
        | string | name | m.set_name("set before") | name() | "preset"s         |
        | bytes  | data | m.set_data("set before") | data() | "preset\\0bytes"s |

      @cpp.oneof.enum
      Examples:
        | member | name       | arrange                          | value        | default         |
        | enum   | kind       | m.set_kind(OLD_KIND_OTHER)       | kind()       | OLD_KIND_PRESET |
        | first  | first_kind | m.set_first_kind(OLD_KIND_OTHER) | first_kind() | OLD_KIND_FIRST  |

      @cpp.oneof.message
      Examples:
        | member  | name | arrange                     | value       | default |
        | message | part | m.mutable_part()->set_id(3) | part().id() | 43      |

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing

    @cpp.oneof.numeric
    Scenario: a double, over a number
      Given `Sample m`
      And `m.set_foo(3)`
      When `m.clear_second_number()`
      Then `m.example_name_case()` is `Sample::kFoo`
      And `m.foo()` is `3`

    Scenario Outline: <state>
      Given `Sample m`
      And `const std::string long_text = "set before, and too long to be inline"`
      And `<arrange>`
      When `m.clear_<member>()`
      Then `m.example_name_case()` is `Sample::<case>`
      And `m.<value>` is `<expected>`

      @cpp.oneof.string
      Examples: over a number
        | state                         | member     | arrange      | case | value | expected |
        | a string, over a number       | name       | m.set_foo(3) | kFoo | foo() | 3        |
        | another string, over a number | other_name | m.set_foo(3) | kFoo | foo() | 3        |
        | bytes, over a number          | data       | m.set_foo(3) | kFoo | foo() | 3        |

      @cpp.oneof.enum
      Examples: over a number
        | state                  | member | arrange      | case | value | expected |
        | an enum, over a number | kind   | m.set_foo(3) | kFoo | foo() | 3        |

      @cpp.oneof.message
      Examples: over a number
        | state                          | member     | arrange      | case | value | expected |
        | a message, over a number       | part       | m.set_foo(3) | kFoo | foo() | 3        |
        | another message, over a number | other_part | m.set_foo(3) | kFoo | foo() | 3        |

      @cpp.oneof.numeric
      Examples: over a double
        | state                   | member | arrange                  | case          | value           | expected |
        | a number, over a double | foo    | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |

      @cpp.oneof.string
      Examples: over a double
        | state                         | member     | arrange                  | case          | value           | expected |
        | a string, over a double       | name       | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |
        | another string, over a double | other_name | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |
        | bytes, over a double          | data       | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |

      @cpp.oneof.enum
      Examples: over a double
        | state                  | member | arrange                  | case          | value           | expected |
        | an enum, over a double | kind   | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |

      @cpp.oneof.message
      Examples: over a double
        | state                          | member     | arrange                  | case          | value           | expected |
        | a message, over a double       | part       | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |
        | another message, over a double | other_part | m.set_second_number(3.5) | kSecondNumber | second_number() | 3.5      |

      @cpp.oneof.numeric
      Examples: over a string
        | state                   | member        | arrange               | case  | value  | expected  |
        | a number, over a string | foo           | m.set_name(long_text) | kName | name() | long_text |
        | a double, over a string | second_number | m.set_name(long_text) | kName | name() | long_text |

      @cpp.oneof.string
      Examples: over a string
        | state                         | member     | arrange               | case  | value  | expected  |
        | another string, over a string | other_name | m.set_name(long_text) | kName | name() | long_text |
        | bytes, over a string          | data       | m.set_name(long_text) | kName | name() | long_text |

      @cpp.oneof.enum
      Examples: over a string
        | state                  | member | arrange               | case  | value  | expected  |
        | an enum, over a string | kind   | m.set_name(long_text) | kName | name() | long_text |

      @cpp.oneof.message
      Examples: over a string
        | state                          | member     | arrange               | case  | value  | expected  |
        | a message, over a string       | part       | m.set_name(long_text) | kName | name() | long_text |
        | another message, over a string | other_part | m.set_name(long_text) | kName | name() | long_text |

      @cpp.oneof.numeric
      Examples: over another string
        | state                         | member        | arrange                     | case       | value        | expected  |
        | a number, over another string | foo           | m.set_other_name(long_text) | kOtherName | other_name() | long_text |
        | a double, over another string | second_number | m.set_other_name(long_text) | kOtherName | other_name() | long_text |

      @cpp.oneof.string
      Examples: over another string
        | state                         | member | arrange                     | case       | value        | expected  |
        | a string, over another string | name   | m.set_other_name(long_text) | kOtherName | other_name() | long_text |
        | bytes, over another string    | data   | m.set_other_name(long_text) | kOtherName | other_name() | long_text |

      @cpp.oneof.enum
      Examples: over another string
        | state                        | member | arrange                     | case       | value        | expected  |
        | an enum, over another string | kind   | m.set_other_name(long_text) | kOtherName | other_name() | long_text |

      @cpp.oneof.message
      Examples: over another string
        | state                                | member     | arrange                     | case       | value        | expected  |
        | a message, over another string       | part       | m.set_other_name(long_text) | kOtherName | other_name() | long_text |
        | another message, over another string | other_part | m.set_other_name(long_text) | kOtherName | other_name() | long_text |

      @cpp.oneof.numeric
      Examples: over bytes
        | state                | member        | arrange               | case  | value  | expected  |
        | a number, over bytes | foo           | m.set_data(long_text) | kData | data() | long_text |
        | a double, over bytes | second_number | m.set_data(long_text) | kData | data() | long_text |

      @cpp.oneof.string
      Examples: over bytes
        | state                      | member     | arrange               | case  | value  | expected  |
        | a string, over bytes       | name       | m.set_data(long_text) | kData | data() | long_text |
        | another string, over bytes | other_name | m.set_data(long_text) | kData | data() | long_text |

      @cpp.oneof.enum
      Examples: over bytes
        | state               | member | arrange               | case  | value  | expected  |
        | an enum, over bytes | kind   | m.set_data(long_text) | kData | data() | long_text |

      @cpp.oneof.message
      Examples: over bytes
        | state                       | member     | arrange               | case  | value  | expected  |
        | a message, over bytes       | part       | m.set_data(long_text) | kData | data() | long_text |
        | another message, over bytes | other_part | m.set_data(long_text) | kData | data() | long_text |

      @cpp.oneof.numeric
      Examples: over an enum
        | state                  | member        | arrange               | case  | value  | expected  |
        | a number, over an enum | foo           | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |
        | a double, over an enum | second_number | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |

      @cpp.oneof.string
      Examples: over an enum
        | state                        | member     | arrange               | case  | value  | expected  |
        | a string, over an enum       | name       | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |
        | another string, over an enum | other_name | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |
        | bytes, over an enum          | data       | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |

      @cpp.oneof.message
      Examples: over an enum
        | state                         | member     | arrange               | case  | value  | expected  |
        | a message, over an enum       | part       | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |
        | another message, over an enum | other_part | m.set_kind(KIND_LEFT) | kKind | kind() | KIND_LEFT |

      @cpp.oneof.numeric
      Examples: over a message
        | state                    | member        | arrange                     | case  | value       | expected |
        | a number, over a message | foo           | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |
        | a double, over a message | second_number | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |

      @cpp.oneof.string
      Examples: over a message
        | state                          | member     | arrange                     | case  | value       | expected |
        | a string, over a message       | name       | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |
        | another string, over a message | other_name | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |
        | bytes, over a message          | data       | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |

      @cpp.oneof.enum
      Examples: over a message
        | state                   | member | arrange                     | case  | value       | expected |
        | an enum, over a message | kind   | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |

      @cpp.oneof.message
      Examples: over a message
        | state                           | member     | arrange                     | case  | value       | expected |
        | another message, over a message | other_part | m.mutable_part()->set_id(3) | kPart | part().id() | 3        |

      @cpp.oneof.numeric
      Examples: over another message
        | state                          | member        | arrange                           | case       | value             | expected |
        | a number, over another message | foo           | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |
        | a double, over another message | second_number | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |

      @cpp.oneof.string
      Examples: over another message
        | state                                | member     | arrange                           | case       | value             | expected |
        | a string, over another message       | name       | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |
        | another string, over another message | other_name | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |
        | bytes, over another message          | data       | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |

      @cpp.oneof.enum
      Examples: over another message
        | state                         | member | arrange                           | case       | value             | expected |
        | an enum, over another message | kind   | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |

      @cpp.oneof.message
      Examples: over another message
        | state                           | member | arrange                           | case       | value             | expected |
        | a message, over another message | part   | m.mutable_other_part()->set_id(3) | kOtherPart | other_part().id() | 3        |

      @cpp.oneof.numeric
      Examples: over none
        | state               | member        | arrange        | case                 | value   | expected |
        | a number, over none | foo           | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |
        | a double, over none | second_number | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |

      @cpp.oneof.string
      Examples: over none
        | state                     | member     | arrange        | case                 | value   | expected |
        | a string, over none       | name       | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |
        | another string, over none | other_name | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |
        | bytes, over none          | data       | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |

      @cpp.oneof.enum
      Examples: over none
        | state              | member | arrange        | case                 | value   | expected |
        | an enum, over none | kind   | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |

      @cpp.oneof.message
      Examples: over none
        | state                      | member     | arrange        | case                 | value   | expected |
        | a message, over none       | part       | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |
        | another message, over none | other_part | m.set_after(5) | EXAMPLE_NAME_NOT_SET | after() | 5        |

  @cpp.oneof.mutable
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before

    @cpp.oneof.string
    Scenario: a string, from a number
      Given `Sample m`
      And `m.set_foo(3)`
      When `m.mutable_name()`
      Then `m.example_name_case()` is `Sample::kName`
      And `m`, a `Sample`, has only `name` set
      And `m` serializes to the bytes `2a 00`

    Scenario Outline: <what>
      Given `Sample m`
      And `<arrange>`
      When `m.mutable_<member>()`
      Then `m.example_name_case()` is `Sample::<case>`
      And `m.has_<member>()` is `true`
      And `m.has_foo()` is `false`
      And `m.foo()` is `0`
      And `m.has_kind()` is `false`
      And `m.kind()` is `KIND_NONE`
      And `m.has_other_name()` is `false`
      And `m.other_name()` is `""s`
      And `m.has_other_part()` is `false`
      And `m.other_part().id()` is `0`
      And `m` serializes to the bytes `<bytes>`

      @cpp.oneof.string
      Examples: a string
        | what                           | member | case  | bytes                               | arrange                                                   |
        | a string, from not set         | name   | kName | 2a 00                               | m.clear_example_name()                                    |
        | a string, from a double        | name   | kName | 2a 00                               | m.set_second_number(3.5)                                  |
        | a string, from another string  | name   | kName | 2a 00                               | m.set_other_name("set before, and too long to be inline") |
        | a string, from bytes           | name   | kName | 2a 00                               | m.set_data("set before, and too long to be inline")       |
        | a string, from an enum         | name   | kName | 2a 00                               | m.set_kind(KIND_LEFT)                                     |
        | a string, from a message       | name   | kName | 2a 00                               | m.mutable_part()->set_id(3)                               |
        | a string, from another message | name   | kName | 2a 00                               | m.mutable_other_part()->set_id(3)                         |
        | a string, from itself          | name   | kName | 2a 0a 73 65 74 20 62 65 66 6f 72 65 | m.set_name("set before")                                  |

      @cpp.oneof.string
      Examples: bytes
        | what                        | member | case  | bytes                               | arrange                                                   |
        | bytes, from not set         | data   | kData | 32 00                               | m.clear_example_name()                                    |
        | bytes, from a number        | data   | kData | 32 00                               | m.set_foo(3)                                              |
        | bytes, from a double        | data   | kData | 32 00                               | m.set_second_number(3.5)                                  |
        | bytes, from a string        | data   | kData | 32 00                               | m.set_name("set before, and too long to be inline")       |
        | bytes, from another string  | data   | kData | 32 00                               | m.set_other_name("set before, and too long to be inline") |
        | bytes, from an enum         | data   | kData | 32 00                               | m.set_kind(KIND_LEFT)                                     |
        | bytes, from a message       | data   | kData | 32 00                               | m.mutable_part()->set_id(3)                               |
        | bytes, from another message | data   | kData | 32 00                               | m.mutable_other_part()->set_id(3)                         |
        | bytes, from itself          | data   | kData | 32 0a 73 65 74 20 62 65 66 6f 72 65 | m.set_data("set before")                                  |

      @cpp.oneof.message
      Examples: a message
        | what                            | member | case  | bytes       | arrange                                                   |
        | a message, from not set         | part   | kPart | 42 00       | m.clear_example_name()                                    |
        | a message, from a number        | part   | kPart | 42 00       | m.set_foo(3)                                              |
        | a message, from a double        | part   | kPart | 42 00       | m.set_second_number(3.5)                                  |
        | a message, from a string        | part   | kPart | 42 00       | m.set_name("set before, and too long to be inline")       |
        | a message, from another string  | part   | kPart | 42 00       | m.set_other_name("set before, and too long to be inline") |
        | a message, from bytes           | part   | kPart | 42 00       | m.set_data("set before, and too long to be inline")       |
        | a message, from an enum         | part   | kPart | 42 00       | m.set_kind(KIND_LEFT)                                     |
        | a message, from another message | part   | kPart | 42 00       | m.mutable_other_part()->set_id(3)                         |
        | a message, from itself          | part   | kPart | 42 02 08 03 | m.mutable_part()->set_id(3)                               |

    @cpp.oneof.string
    Scenario: changes through the pointer are in the message
      Given `Sample m`
      And `m.set_foo(3)`
      When `*m.mutable_name() = "written, and too long to be inline"`
      Then `m.name()` is `"written, and too long to be inline"s`
      And `m.example_name_case()` is `Sample::kName`

    @cpp.oneof.message
    Scenario: other fields and the other oneof stay
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_right("kept too")`
      And `m.set_name("set before")`
      When `m.mutable_part()->set_id(7)`
      Then `m` serializes as the `Sample`
        """json
        { "before": "kept", "part": { "id": 7 }, "right": "kept too" }
        """

  @cpp.oneof.mutable-new
  Rule: A mutable string that was not set is empty, and a mutable message that was not set has no field set

    @cpp.oneof.string
    Scenario: a string, from a number
      Given `Sample m`
      And `m.set_foo(3)`
      Then `*m.mutable_name()` is `""s`
      And `m.name()` is `""s`

    @cpp.oneof.string
    Scenario Outline: a string, from <before>
      Given `Sample m`
      And `<arrange>`
      Then `*m.mutable_name()` is `""s`
      And `m.name()` is `""s`

      Examples:
        | before              | arrange                                                              |
        | not set             | m.clear_example_name()                                               |
        | another string      | m.set_other_name("set before, and too long to be inline")            |
        | bytes               | m.set_data("set before, and too long to be inline")                  |
        | a message           | m.mutable_part()->set_label("set before, and too long to be inline") |
        | cleared itself      | m.set_name("set before, and too long to be inline"), m.clear_name()  |
        | itself and a number | m.set_name("set before"), m.set_foo(3)                               |

    @cpp.oneof.string
    Scenario Outline: bytes, from <before>
      Given `Sample m`
      And `<arrange>`
      Then `*m.mutable_data()` is `""s`
      And `m.data()` is `""s`

      Examples:
        | before         | arrange                                             |
        | not set        | m.clear_example_name()                              |
        | a number       | m.set_foo(3)                                        |
        | a string       | m.set_name("set before, and too long to be inline") |
        | cleared itself | m.set_data("set before"), m.clear_data()            |

    @cpp.oneof.message
    Scenario Outline: a message, from <before>
      Given `Sample m`
      And `<arrange>`
      When `Part* part = m.mutable_part()`
      Then `part->id()` is `0`
      And `part->label()` is `""s`
      And `*part` serializes as the `Part`
        """json
        {}
        """

      Examples:
        | before              | arrange                                             |
        | not set             | m.clear_example_name()                              |
        | a number            | m.set_foo(3)                                        |
        | a string            | m.set_name("set before, and too long to be inline") |
        | another message     | m.mutable_other_part()->set_id(3)                   |
        | cleared itself      | m.mutable_part()->set_id(3), m.clear_part()         |
        | itself and a number | m.mutable_part()->set_id(3), m.set_foo(3)           |

    @cpp.oneof.string
    Scenario Outline: <member> with a default in the schema
      Given `Old m`
      And `<arrange>`
      Then `*m.mutable_<name>()` is `""s`

      Examples:
        | member         | name | arrange                                  |
        | new string     | name | m.clear_example_name()                   |
        | cleared string | name | m.set_name("set before"), m.clear_name() |
        | new bytes      | data | m.clear_example_name()                   |
        | cleared bytes  | data | m.set_data("set before"), m.clear_data() |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object

    @cpp.oneof.string
    Scenario: a string, from a number
      Given `Sample m`
      And `m.set_foo(3)`
      When `m.set_allocated_name(new std::string("handed over, and too long to be inline"))`
      Then `m.example_name_case()` is `Sample::kName`
      And `m`, a `Sample`, has only `name` set
      And `m.name()` is `"handed over, and too long to be inline"s`
      And `m` serializes as the `Sample`
        """json
        { "name": "handed over, and too long to be inline" }
        """

    @cpp.oneof.string
    Scenario Outline: a string, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_allocated_name(new std::string("handed over, and too long to be inline"))`
      Then `m.example_name_case()` is `Sample::kName`
      And `m`, a `Sample`, has only `name` set
      And `m.name()` is `"handed over, and too long to be inline"s`
      And `m` serializes as the `Sample`
        """json
        { "name": "handed over, and too long to be inline" }
        """

      Examples:
        | before              | arrange                                                   |
        | not set             | m.clear_example_name()                                    |
        | a double            | m.set_second_number(3.5)                                  |
        | another string      | m.set_other_name("set before, and too long to be inline") |
        | bytes               | m.set_data("set before, and too long to be inline")       |
        | an enum             | m.set_kind(KIND_LEFT)                                     |
        | a message           | m.mutable_part()->set_id(3)                               |
        | another message     | m.mutable_other_part()->set_id(3)                         |
        | itself              | m.set_name("set before, and too long to be inline")       |
        | itself, handed over | m.set_allocated_name(new std::string("set before"))       |

    @cpp.oneof.string
    Scenario Outline: bytes, from <before>
      Given `Sample m`
      And `<arrange>`
      When `m.set_allocated_data(new std::string("cut\0here"s))`
      Then `m.example_name_case()` is `Sample::kData`
      And `m`, a `Sample`, has only `data` set
      And `m.data()` is `"cut\0here"s`
      And `m` serializes to the bytes `32 08 63 75 74 00 68 65 72 65`

      Examples:
        | before              | arrange                                                   |
        | not set             | m.clear_example_name()                                    |
        | a number            | m.set_foo(3)                                              |
        | a double            | m.set_second_number(3.5)                                  |
        | a string            | m.set_name("set before, and too long to be inline")       |
        | another string      | m.set_other_name("set before, and too long to be inline") |
        | an enum             | m.set_kind(KIND_LEFT)                                     |
        | a message           | m.mutable_part()->set_id(3)                               |
        | another message     | m.mutable_other_part()->set_id(3)                         |
        | itself              | m.set_data("set before, and too long to be inline")       |
        | itself, handed over | m.set_allocated_data(new std::string("set before"))       |

    @cpp.oneof.message
    Scenario Outline: a message, from <before>
      Given `Sample m`
      And `<arrange>`
      And `Part* part = new Part`
      And `part->set_id(7)`
      When `m.set_allocated_part(part)`
      Then `m.example_name_case()` is `Sample::kPart`
      And `m`, a `Sample`, has only `part` set
      And `m.part().id()` is `7`
      And `m` serializes as the `Sample`
        """json
        { "part": { "id": 7 } }
        """

      Examples:
        | before              | arrange                                                   |
        | not set             | m.clear_example_name()                                    |
        | a number            | m.set_foo(3)                                              |
        | a double            | m.set_second_number(3.5)                                  |
        | a string            | m.set_name("set before, and too long to be inline")       |
        | another string      | m.set_other_name("set before, and too long to be inline") |
        | bytes               | m.set_data("set before, and too long to be inline")       |
        | an enum             | m.set_kind(KIND_LEFT)                                     |
        | another message     | m.mutable_other_part()->set_id(3)                         |
        | itself              | m.mutable_part()->set_id(3)                               |
        | itself, handed over | m.set_allocated_part(new Part)                            |

    @cpp.oneof.message
    Scenario: an empty object sets its member too
      Given `Sample m`
      And `m.set_foo(3)`
      When `m.set_allocated_part(new Part)`
      Then `m.example_name_case()` is `Sample::kPart`
      And `m` serializes to the bytes `42 00`

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before

    @cpp.oneof.string
    Scenario: a string, from a number
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_foo(3)`
      When `m.set_allocated_name(nullptr)`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m`, a `Sample`, has no member of `example_name` set
      And `m` serializes as the `Sample`
        """json
        { "before": "kept" }
        """

    Scenario Outline: <what>
      Given `Sample m`
      And `m.set_before("kept")`
      And `<arrange>`
      When `m.set_allocated_<member>(nullptr)`
      Then `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m`, a `Sample`, has no member of `example_name` set
      And `m.has_<member>()` is `false`
      And `m` serializes as the `Sample`
        """json
        { "before": "kept" }
        """

      @cpp.oneof.string
      Examples: a string
        | what                           | member | arrange                                                   |
        | a string, from not set         | name   | m.clear_example_name()                                    |
        | a string, from a double        | name   | m.set_second_number(3.5)                                  |
        | a string, from itself          | name   | m.set_name("set before, and too long to be inline")       |
        | a string, from another string  | name   | m.set_other_name("set before, and too long to be inline") |
        | a string, from bytes           | name   | m.set_data("set before, and too long to be inline")       |
        | a string, from an enum         | name   | m.set_kind(KIND_LEFT)                                     |
        | a string, from a message       | name   | m.mutable_part()->set_id(3)                               |
        | a string, from another message | name   | m.mutable_other_part()->set_id(3)                         |

      @cpp.oneof.string
      Examples: another string
        | what                                 | member     | arrange                                                   |
        | another string, from not set         | other_name | m.clear_example_name()                                    |
        | another string, from a number        | other_name | m.set_foo(3)                                              |
        | another string, from a double        | other_name | m.set_second_number(3.5)                                  |
        | another string, from a string        | other_name | m.set_name("set before, and too long to be inline")       |
        | another string, from itself          | other_name | m.set_other_name("set before, and too long to be inline") |
        | another string, from bytes           | other_name | m.set_data("set before, and too long to be inline")       |
        | another string, from an enum         | other_name | m.set_kind(KIND_LEFT)                                     |
        | another string, from a message       | other_name | m.mutable_part()->set_id(3)                               |
        | another string, from another message | other_name | m.mutable_other_part()->set_id(3)                         |

      @cpp.oneof.string
      Examples: bytes
        | what                        | member | arrange                                                   |
        | bytes, from not set         | data   | m.clear_example_name()                                    |
        | bytes, from a number        | data   | m.set_foo(3)                                              |
        | bytes, from a double        | data   | m.set_second_number(3.5)                                  |
        | bytes, from a string        | data   | m.set_name("set before, and too long to be inline")       |
        | bytes, from another string  | data   | m.set_other_name("set before, and too long to be inline") |
        | bytes, from itself          | data   | m.set_data("set before, and too long to be inline")       |
        | bytes, from an enum         | data   | m.set_kind(KIND_LEFT)                                     |
        | bytes, from a message       | data   | m.mutable_part()->set_id(3)                               |
        | bytes, from another message | data   | m.mutable_other_part()->set_id(3)                         |

      @cpp.oneof.message
      Examples: a message
        | what                            | member | arrange                                                   |
        | a message, from not set         | part   | m.clear_example_name()                                    |
        | a message, from a number        | part   | m.set_foo(3)                                              |
        | a message, from a double        | part   | m.set_second_number(3.5)                                  |
        | a message, from a string        | part   | m.set_name("set before, and too long to be inline")       |
        | a message, from another string  | part   | m.set_other_name("set before, and too long to be inline") |
        | a message, from bytes           | part   | m.set_data("set before, and too long to be inline")       |
        | a message, from an enum         | part   | m.set_kind(KIND_LEFT)                                     |
        | a message, from itself          | part   | m.mutable_part()->set_id(3)                               |
        | a message, from another message | part   | m.mutable_other_part()->set_id(3)                         |

      @cpp.oneof.message
      Examples: another message
        | what                                 | member     | arrange                                                   |
        | another message, from not set        | other_part | m.clear_example_name()                                    |
        | another message, from a number       | other_part | m.set_foo(3)                                              |
        | another message, from a double       | other_part | m.set_second_number(3.5)                                  |
        | another message, from a string       | other_part | m.set_name("set before, and too long to be inline")       |
        | another message, from another string | other_part | m.set_other_name("set before, and too long to be inline") |
        | another message, from bytes          | other_part | m.set_data("set before, and too long to be inline")       |
        | another message, from an enum        | other_part | m.set_kind(KIND_LEFT)                                     |
        | another message, from a message      | other_part | m.mutable_part()->set_id(3)                               |
        | another message, from itself         | other_part | m.mutable_other_part()->set_id(3)                         |

  @cpp.oneof.release-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set

    @cpp.oneof.string
    Scenario: string
      Given `Sample m`
      And `m.set_before("kept")`
      And `m.set_name("set before, and too long to be inline")`
      When `std::unique_ptr<std::string> released(m.release_name())`
      Then `released.get()` is not null
      And `*released` is `"set before, and too long to be inline"s`
      And `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.has_name()` is `false`
      And `m.name()` is `""s`
      And `m` serializes as the `Sample`
        """json
        { "before": "kept" }
        """

    @cpp.oneof.string
    Scenario Outline: <member>
      Given `Sample m`
      And `m.set_before("kept")`
      And `<arrange>`
      When `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `released.get()` is not null
      And `*released` is `"set before, and too long to be inline"s`
      And `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.has_<name>()` is `false`
      And `m.<name>()` is `""s`
      And `m` serializes as the `Sample`
        """json
        { "before": "kept" }
        """

      Examples:
        | member         | name | arrange                                                                        |
        | bytes          | data | m.set_data("set before, and too long to be inline")                            |
        | given string   | name | m.set_allocated_name(new std::string("set before, and too long to be inline")) |
        | given bytes    | data | m.set_allocated_data(new std::string("set before, and too long to be inline")) |
        | written string | name | *m.mutable_name() = "set before, and too long to be inline"                    |

    @cpp.oneof.message
    Scenario: message
      Given `Sample m`
      And `m.mutable_part()->set_id(3)`
      When `std::unique_ptr<Part> released(m.release_part())`
      Then `released.get()` is not null
      And `released->id()` is `3`
      And `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.has_part()` is `false`
      And `m.part().id()` is `0`

    @cpp.oneof.message
    Scenario: given message
      Given `Sample m`
      And `Part* part = new Part`
      And `part->set_id(3)`
      And `m.set_allocated_part(part)`
      When `std::unique_ptr<Part> released(m.release_part())`
      Then `released->id()` is `3`
      And `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`

    Scenario: the result outlives the message
      Given `auto m = std::make_unique<Sample>()`
      And `m->mutable_part()->set_label("set before, and too long to be inline")`
      And `std::unique_ptr<Part> released(m->release_part())`
      When `m.reset()`
      Then `released->label()` is `"set before, and too long to be inline"s`

    @cpp.oneof.message
    Scenario: a parsed message
      Given `Sample m`
      And `m` parses the `Sample`
        """json
        { "part": { "id": 3, "label": "parsed, and too long to be inline" } }
        """
      When `std::unique_ptr<Part> released(m.release_part())`
      Then `released->label()` is `"parsed, and too long to be inline"s`
      And `m.has_part()` is `false`

    @cpp.oneof.string
    Scenario: the same member can be set again
      Given `Sample m`
      And `m.set_name("set before")`
      And `std::unique_ptr<std::string> released(m.release_name())`
      When `m.set_name("set again")`
      Then `m.name()` is `"set again"s`
      And `*released` is `"set before"s`

  @cpp.oneof.release-inactive
  Rule: Releasing a member that is not set returns null and changes nothing

    @cpp.oneof.string
    Scenario: a string, over none
      Given `Sample m`
      And `m.set_after(5)`
      Then `m.release_name()` is null
      And `m.example_name_case()` is `Sample::EXAMPLE_NAME_NOT_SET`
      And `m.after()` is `5`

    Scenario Outline: <state>
      Given `Sample m`
      And `const std::string long_text = "set before, and too long to be inline"`
      And `<arrange>`
      Then `m.release_<member>()` is null
      And `m.example_name_case()` is `Sample::<case>`
      And `m.<value>` is `<expected>`

      @cpp.oneof.string
      Examples: a string
        | state                          | member | arrange                           | case          | value             | expected  |
        | a string, over a number        | name   | m.set_foo(3)                      | kFoo          | foo()             | 3         |
        | a string, over a double        | name   | m.set_second_number(3.5)          | kSecondNumber | second_number()   | 3.5       |
        | a string, over another string  | name   | m.set_other_name(long_text)       | kOtherName    | other_name()      | long_text |
        | a string, over bytes           | name   | m.set_data(long_text)             | kData         | data()            | long_text |
        | a string, over an enum         | name   | m.set_kind(KIND_LEFT)             | kKind         | kind()            | KIND_LEFT |
        | a string, over a message       | name   | m.mutable_part()->set_id(3)       | kPart         | part().id()       | 3         |
        | a string, over another message | name   | m.mutable_other_part()->set_id(3) | kOtherPart    | other_part().id() | 3         |

      @cpp.oneof.string
      Examples: another string
        | state                                | member     | arrange                           | case                 | value             | expected  |
        | another string, over none            | other_name | m.set_after(5)                    | EXAMPLE_NAME_NOT_SET | after()           | 5         |
        | another string, over a number        | other_name | m.set_foo(3)                      | kFoo                 | foo()             | 3         |
        | another string, over a double        | other_name | m.set_second_number(3.5)          | kSecondNumber        | second_number()   | 3.5       |
        | another string, over a string        | other_name | m.set_name(long_text)             | kName                | name()            | long_text |
        | another string, over bytes           | other_name | m.set_data(long_text)             | kData                | data()            | long_text |
        | another string, over an enum         | other_name | m.set_kind(KIND_LEFT)             | kKind                | kind()            | KIND_LEFT |
        | another string, over a message       | other_name | m.mutable_part()->set_id(3)       | kPart                | part().id()       | 3         |
        | another string, over another message | other_name | m.mutable_other_part()->set_id(3) | kOtherPart           | other_part().id() | 3         |

      @cpp.oneof.string
      Examples: bytes
        | state                       | member | arrange                           | case                 | value             | expected  |
        | bytes, over none            | data   | m.set_after(5)                    | EXAMPLE_NAME_NOT_SET | after()           | 5         |
        | bytes, over a number        | data   | m.set_foo(3)                      | kFoo                 | foo()             | 3         |
        | bytes, over a double        | data   | m.set_second_number(3.5)          | kSecondNumber        | second_number()   | 3.5       |
        | bytes, over a string        | data   | m.set_name(long_text)             | kName                | name()            | long_text |
        | bytes, over another string  | data   | m.set_other_name(long_text)       | kOtherName           | other_name()      | long_text |
        | bytes, over an enum         | data   | m.set_kind(KIND_LEFT)             | kKind                | kind()            | KIND_LEFT |
        | bytes, over a message       | data   | m.mutable_part()->set_id(3)       | kPart                | part().id()       | 3         |
        | bytes, over another message | data   | m.mutable_other_part()->set_id(3) | kOtherPart           | other_part().id() | 3         |

      @cpp.oneof.message
      Examples: a message
        | state                           | member | arrange                           | case                 | value             | expected  |
        | a message, over none            | part   | m.set_after(5)                    | EXAMPLE_NAME_NOT_SET | after()           | 5         |
        | a message, over a number        | part   | m.set_foo(3)                      | kFoo                 | foo()             | 3         |
        | a message, over a double        | part   | m.set_second_number(3.5)          | kSecondNumber        | second_number()   | 3.5       |
        | a message, over a string        | part   | m.set_name(long_text)             | kName                | name()            | long_text |
        | a message, over another string  | part   | m.set_other_name(long_text)       | kOtherName           | other_name()      | long_text |
        | a message, over bytes           | part   | m.set_data(long_text)             | kData                | data()            | long_text |
        | a message, over an enum         | part   | m.set_kind(KIND_LEFT)             | kKind                | kind()            | KIND_LEFT |
        | a message, over another message | part   | m.mutable_other_part()->set_id(3) | kOtherPart           | other_part().id() | 3         |

      @cpp.oneof.message
      Examples: another message
        | state                                | member     | arrange                     | case                 | value           | expected  |
        | another message, over none           | other_part | m.set_after(5)              | EXAMPLE_NAME_NOT_SET | after()         | 5         |
        | another message, over a number       | other_part | m.set_foo(3)                | kFoo                 | foo()           | 3         |
        | another message, over a double       | other_part | m.set_second_number(3.5)    | kSecondNumber        | second_number() | 3.5       |
        | another message, over a string       | other_part | m.set_name(long_text)       | kName                | name()          | long_text |
        | another message, over another string | other_part | m.set_other_name(long_text) | kOtherName           | other_name()    | long_text |
        | another message, over bytes          | other_part | m.set_data(long_text)       | kData                | data()          | long_text |
        | another message, over an enum        | other_part | m.set_kind(KIND_LEFT)       | kKind                | kind()          | KIND_LEFT |
        | another message, over a message      | other_part | m.mutable_part()->set_id(3) | kPart                | part().id()     | 3         |

    @cpp.oneof.string
    Scenario: a default is not released
      Given `Old m`
      Then `m.release_name()` is null
      And `m.name()` is `"preset"s`
      And `m.release_data()` is null
      And `m.data()` is `"preset\0bytes"s`
