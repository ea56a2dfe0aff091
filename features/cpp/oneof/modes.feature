@needs.cpp @needs.lite @needs.proto3-optional
Feature: Oneofs optimized for size, of the lite runtime, and in nested messages
  A oneof does the same in every dialect and mode, wherever its message is declared.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """
    And the schema file `smaller.proto`
      """proto
      syntax = "proto3";
      package smaller;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """
    And the schema file `lighter.proto`
      """proto
      syntax = "proto3";
      package lighter;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """
    And the schema file `nested.proto`
      """proto
      syntax = "proto2";
      package nested;
      message Outer {
        message Part { optional int32 id = 1; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          optional int32 before = 1;
          oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
          oneof second { int32 left = 20; string right = 21; }
        }
      }
      """

  @cpp.oneof.case-enum @cpp.oneof.not-set
  Rule: A oneof has an enum of cases, named in camel case with `Case` at its end, in which each member's constant equals the member's field number (other modes)

    Scenario: proto2, code size, kNumber
      Then `static_cast<int>(small::Sample::kNumber)` is `2`
      And `small::Sample::kNumber` has type `small::Sample::ExampleNameCase`
      And `static_cast<int>(small::Sample::SECOND_NOT_SET)` is `0`

    Scenario Outline: <what>
      Then `static_cast<int>(<package>::Sample::<constant>)` is `<number>`
      And `<package>::Sample::<constant>` has type `<package>::Sample::ExampleNameCase`
      And `static_cast<int>(<package>::Sample::SECOND_NOT_SET)` is `0`

      Examples:
        | what                                    | package       | constant             | number |
        | proto2, code size, kPart                | small         | kPart                | 6      |
        | proto2, code size, kFlag                | small         | kFlag                | 2047   |
        | proto2, code size, EXAMPLE_NAME_NOT_SET | small         | EXAMPLE_NAME_NOT_SET | 0      |
        | proto3, code size, kNumber              | smaller       | kNumber              | 2      |
        | proto3, code size, kPart                | smaller       | kPart                | 6      |
        | proto3, code size, kFlag                | smaller       | kFlag                | 2047   |
        | proto3, code size, EXAMPLE_NAME_NOT_SET | smaller       | EXAMPLE_NAME_NOT_SET | 0      |
        | proto2, lite, kNumber                   | light         | kNumber              | 2      |
        | proto2, lite, kPart                     | light         | kPart                | 6      |
        | proto2, lite, kFlag                     | light         | kFlag                | 2047   |
        | proto2, lite, EXAMPLE_NAME_NOT_SET      | light         | EXAMPLE_NAME_NOT_SET | 0      |
        | proto3, lite, kNumber                   | lighter       | kNumber              | 2      |
        | proto3, lite, kPart                     | lighter       | kPart                | 6      |
        | proto3, lite, kFlag                     | lighter       | kFlag                | 2047   |
        | proto3, lite, EXAMPLE_NAME_NOT_SET      | lighter       | EXAMPLE_NAME_NOT_SET | 0      |
        | proto2, nested, kPart                   | nested::Outer | kPart                | 6      |
        | proto2, nested, kFlag                   | nested::Outer | kFlag                | 2047   |
        | proto2, nested, EXAMPLE_NAME_NOT_SET    | nested::Outer | EXAMPLE_NAME_NOT_SET | 0      |

  @cpp.oneof.case-accessor
  Rule: The const function `example_name_case` tells which member of the oneof is set (other modes)

    Scenario: proto2, code size, a const message
      Given `const small::Sample m`
      Then `m.example_name_case()` has type `small::Sample::ExampleNameCase`
      And `m.example_name_case()` is `small::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.second_case()` is `small::Sample::SECOND_NOT_SET`

    Scenario Outline: <what>, a const message
      Given `const <package>::Sample m`
      Then `m.example_name_case()` has type `<package>::Sample::ExampleNameCase`
      And `m.example_name_case()` is `<package>::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.second_case()` is `<package>::Sample::SECOND_NOT_SET`

      Examples:
        | what              | package |
        | proto3, code size | smaller |
        | proto2, lite      | light   |
        | proto3, lite      | lighter |

    Scenario Outline: <what>, a const reference
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      When `m.set_number(7)`
      Then `view.example_name_case()` is `<package>::Sample::kNumber`
      And `view.has_number()` is `true`
      And `view.number()` is `7`
      And `view.has_name()` is `false`
      And `view.name()` is `""s`
      When `m.mutable_part()->set_id(3)`
      Then `view.example_name_case()` is `<package>::Sample::kPart`
      And `view.has_part()` is `true`
      And `view.part().id()` is `3`

      Examples:
        | what              | package |
        | proto2, code size | small   |
        | proto3, code size | smaller |
        | proto2, lite      | light   |
        | proto3, lite      | lighter |

  @cpp.oneof.set @cpp.oneof.case-accessor
  Rule: Setting a member makes it the one that is set, whichever was set before (other modes)

    @cpp.oneof.numeric
    Scenario: proto2, code size, a number
      Given `small::Sample m`
      And `m.set_right("kept")`
      And `m.mutable_other_part()->set_id(3)`
      When `m.set_number(7)`
      Then `m.example_name_case()` is `small::Sample::kNumber`
      And `m.has_number()` is `true`
      And `m.number()` is `7`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_right("kept")`
      And `m.mutable_other_part()->set_id(3)`
      When `<set>`
      Then `m.example_name_case()` is `<package>::Sample::<constant>`
      And `m.has_<name>()` is `true`
      And `<get>` is `<value>`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name | constant | set                                | get      | value                   |
        | proto2, code size, a string | small         | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | proto2, code size, bytes    | small         | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |
        | proto3, code size, a string | smaller       | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | proto3, code size, bytes    | smaller       | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |
        | proto2, lite, a string      | light         | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | proto2, lite, bytes         | light         | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |
        | proto3, lite, a string      | lighter       | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | proto3, lite, bytes         | lighter       | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |
        | proto2, nested, a string    | nested::Outer | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | proto2, nested, bytes       | nested::Outer | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |

      @cpp.oneof.enum
      Examples:
        | what                       | package       | name | constant | set                                  | get      | value                    |
        | proto2, code size, an enum | small         | kind | kKind    | m.set_kind(small::KIND_LEFT)         | m.kind() | small::KIND_LEFT         |
        | proto3, code size, an enum | smaller       | kind | kKind    | m.set_kind(smaller::KIND_LEFT)       | m.kind() | smaller::KIND_LEFT       |
        | proto2, lite, an enum      | light         | kind | kKind    | m.set_kind(light::KIND_LEFT)         | m.kind() | light::KIND_LEFT         |
        | proto3, lite, an enum      | lighter       | kind | kKind    | m.set_kind(lighter::KIND_LEFT)       | m.kind() | lighter::KIND_LEFT       |
        | proto2, nested, an enum    | nested::Outer | kind | kKind    | m.set_kind(nested::Outer::KIND_LEFT) | m.kind() | nested::Outer::KIND_LEFT |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name | constant | set                         | get           | value |
        | proto2, code size, a message | small         | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |
        | proto3, code size, a message | smaller       | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |
        | proto2, lite, a message      | light         | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |
        | proto3, lite, a message      | lighter       | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |
        | proto2, nested, a message    | nested::Outer | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |

      @cpp.oneof.numeric
      Examples:
        | what                        | package       | name   | constant | set              | get        | value |
        | proto2, code size, a double | small         | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | proto2, code size, a bool   | small         | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |
        | proto3, code size, a number | smaller       | number | kNumber  | m.set_number(7)  | m.number() | 7     |
        | proto3, code size, a double | smaller       | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | proto3, code size, a bool   | smaller       | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |
        | proto2, lite, a number      | light         | number | kNumber  | m.set_number(7)  | m.number() | 7     |
        | proto2, lite, a double      | light         | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | proto2, lite, a bool        | light         | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |
        | proto3, lite, a number      | lighter       | number | kNumber  | m.set_number(7)  | m.number() | 7     |
        | proto3, lite, a double      | lighter       | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | proto3, lite, a bool        | lighter       | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |
        | proto2, nested, a double    | nested::Outer | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | proto2, nested, a bool      | nested::Outer | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (other modes)

    @cpp.oneof.numeric @cpp.oneof.message
    Scenario: proto2, code size, a number
      Given `small::Sample m`
      And `m.set_right("kept")`
      And `m.mutable_other_part()->set_id(3)`
      When `m.set_number(7)`
      Then `m.has_other_part()` is `false`
      And `m.other_part().id()` is `0`
      And `m.right()` is `"kept"s`
      When `m.mutable_other_part()`
      Then `m.other_part().id()` is `0`
      And `m.number()` is `0`

    @cpp.oneof.message
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_right("kept")`
      And `m.mutable_other_part()->set_id(3)`
      When `<set>`
      Then `m.has_other_part()` is `false`
      And `m.other_part().id()` is `0`
      And `m.right()` is `"kept"s`
      When `m.mutable_other_part()`
      Then `m.other_part().id()` is `0`
      And `<get>` is `<unset>`

      @cpp.oneof.string
      Examples:
        | what                        | package       | set                                | get      | unset |
        | proto2, code size, a string | small         | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto2, code size, bytes    | small         | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto3, code size, a string | smaller       | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto3, code size, bytes    | smaller       | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto2, lite, a string      | light         | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto2, lite, bytes         | light         | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto3, lite, a string      | lighter       | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto3, lite, bytes         | lighter       | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto2, nested, a string    | nested::Outer | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto2, nested, bytes       | nested::Outer | m.set_data("cut\0here"s)           | m.data() | ""s   |

      @cpp.oneof.enum
      Examples:
        | what                       | package       | set                                  | get      | unset                    |
        | proto2, code size, an enum | small         | m.set_kind(small::KIND_LEFT)         | m.kind() | small::KIND_NONE         |
        | proto3, code size, an enum | smaller       | m.set_kind(smaller::KIND_LEFT)       | m.kind() | smaller::KIND_NONE       |
        | proto2, lite, an enum      | light         | m.set_kind(light::KIND_LEFT)         | m.kind() | light::KIND_NONE         |
        | proto3, lite, an enum      | lighter       | m.set_kind(lighter::KIND_LEFT)       | m.kind() | lighter::KIND_NONE       |
        | proto2, nested, an enum    | nested::Outer | m.set_kind(nested::Outer::KIND_LEFT) | m.kind() | nested::Outer::KIND_NONE |

      Examples:
        | what                         | package       | set                         | get           | unset |
        | proto2, code size, a message | small         | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto3, code size, a message | smaller       | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto2, lite, a message      | light         | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto3, lite, a message      | lighter       | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto2, nested, a message    | nested::Outer | m.mutable_part()->set_id(7) | m.part().id() | 0     |

      @cpp.oneof.numeric
      Examples:
        | what                        | package       | set              | get        | unset |
        | proto2, code size, a double | small         | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto2, code size, a bool   | small         | m.set_flag(true) | m.flag()   | false |
        | proto3, code size, a number | smaller       | m.set_number(7)  | m.number() | 0     |
        | proto3, code size, a double | smaller       | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto3, code size, a bool   | smaller       | m.set_flag(true) | m.flag()   | false |
        | proto2, lite, a number      | light         | m.set_number(7)  | m.number() | 0     |
        | proto2, lite, a double      | light         | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto2, lite, a bool        | light         | m.set_flag(true) | m.flag()   | false |
        | proto3, lite, a number      | lighter       | m.set_number(7)  | m.number() | 0     |
        | proto3, lite, a double      | lighter       | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto3, lite, a bool        | lighter       | m.set_flag(true) | m.flag()   | false |
        | proto2, nested, a double    | nested::Outer | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto2, nested, a bool      | nested::Outer | m.set_flag(true) | m.flag()   | false |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (other modes)

    @cpp.oneof.numeric
    Scenario: proto2, code size, a number
      Given `small::Sample m`
      And `m.set_right("kept")`
      And `m.set_number(7)`
      When `m.clear_number()`
      Then `m.example_name_case()` is `small::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.number()` is `0`
      And `m` serializes to the bytes `aa 01 04 6b 65 70 74`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_right("kept")`
      And `<set>`
      When `m.clear_<name>()`
      Then `m.example_name_case()` is `<package>::Sample::EXAMPLE_NAME_NOT_SET`
      And `<get>` is `<unset>`
      And `m` serializes to the bytes `aa 01 04 6b 65 70 74`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name | set                                | get      | unset |
        | proto2, code size, a string | small         | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto2, code size, bytes    | small         | data | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto3, code size, a string | smaller       | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto3, code size, bytes    | smaller       | data | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto2, lite, a string      | light         | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto2, lite, bytes         | light         | data | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto3, lite, a string      | lighter       | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto3, lite, bytes         | lighter       | data | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | proto2, nested, a string    | nested::Outer | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | proto2, nested, bytes       | nested::Outer | data | m.set_data("cut\0here"s)           | m.data() | ""s   |

      @cpp.oneof.enum
      Examples:
        | what                       | package       | name | set                                  | get      | unset                    |
        | proto2, code size, an enum | small         | kind | m.set_kind(small::KIND_LEFT)         | m.kind() | small::KIND_NONE         |
        | proto3, code size, an enum | smaller       | kind | m.set_kind(smaller::KIND_LEFT)       | m.kind() | smaller::KIND_NONE       |
        | proto2, lite, an enum      | light         | kind | m.set_kind(light::KIND_LEFT)         | m.kind() | light::KIND_NONE         |
        | proto3, lite, an enum      | lighter       | kind | m.set_kind(lighter::KIND_LEFT)       | m.kind() | lighter::KIND_NONE       |
        | proto2, nested, an enum    | nested::Outer | kind | m.set_kind(nested::Outer::KIND_LEFT) | m.kind() | nested::Outer::KIND_NONE |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name | set                         | get           | unset |
        | proto2, code size, a message | small         | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto3, code size, a message | smaller       | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto2, lite, a message      | light         | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto3, lite, a message      | lighter       | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | proto2, nested, a message    | nested::Outer | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |

      @cpp.oneof.numeric
      Examples:
        | what                        | package       | name   | set              | get        | unset |
        | proto2, code size, a double | small         | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto2, code size, a bool   | small         | flag   | m.set_flag(true) | m.flag()   | false |
        | proto3, code size, a number | smaller       | number | m.set_number(7)  | m.number() | 0     |
        | proto3, code size, a double | smaller       | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto3, code size, a bool   | smaller       | flag   | m.set_flag(true) | m.flag()   | false |
        | proto2, lite, a number      | light         | number | m.set_number(7)  | m.number() | 0     |
        | proto2, lite, a double      | light         | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto2, lite, a bool        | light         | flag   | m.set_flag(true) | m.flag()   | false |
        | proto3, lite, a number      | lighter       | number | m.set_number(7)  | m.number() | 0     |
        | proto3, lite, a double      | lighter       | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto3, lite, a bool        | lighter       | flag   | m.set_flag(true) | m.flag()   | false |
        | proto2, nested, a double    | nested::Outer | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | proto2, nested, a bool      | nested::Outer | flag   | m.set_flag(true) | m.flag()   | false |

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (other modes)

    @cpp.oneof.message
    Scenario: proto2, code size, a number
      Given `small::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_number()` is `false`
      And `m.number()` is `0`
      When `m.set_number(7)`
      Then `m.has_number()` is `true`
      And `m.number()` is `7`
      When `m.clear_number()`
      Then `m.has_number()` is `false`
      And `m.number()` is `0`
      When `m.set_number(7)`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_number()` is `false`
      And `m.number()` is `0`

    @cpp.oneof.message
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      Then `m.has_<name>()` is `true`
      And `<get>` is `<value>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`

      Examples:
        | what                        | package       | name   | set              | get        | value | unset |
        | proto2, code size, a double | small         | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | proto2, code size, a bool   | small         | flag   | m.set_flag(true) | m.flag()   | true  | false |
        | proto3, code size, a number | smaller       | number | m.set_number(7)  | m.number() | 7     | 0     |
        | proto3, code size, a double | smaller       | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | proto3, code size, a bool   | smaller       | flag   | m.set_flag(true) | m.flag()   | true  | false |
        | proto2, lite, a number      | light         | number | m.set_number(7)  | m.number() | 7     | 0     |
        | proto2, lite, a double      | light         | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | proto2, lite, a bool        | light         | flag   | m.set_flag(true) | m.flag()   | true  | false |
        | proto3, lite, a number      | lighter       | number | m.set_number(7)  | m.number() | 7     | 0     |
        | proto3, lite, a double      | lighter       | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | proto3, lite, a bool        | lighter       | flag   | m.set_flag(true) | m.flag()   | true  | false |
        | proto2, nested, a double    | nested::Outer | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | proto2, nested, a bool      | nested::Outer | flag   | m.set_flag(true) | m.flag()   | true  | false |

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (other modes)

    @cpp.oneof.message
    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_name()` is `false`
      And `m.name()` is `""s`
      When `m.set_name("long, and not inline")`
      Then `m.has_name()` is `true`
      And `m.name()` is `"long, and not inline"s`
      When `m.clear_name()`
      Then `m.has_name()` is `false`
      And `m.name()` is `""s`
      When `m.set_name("long, and not inline")`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_name()` is `false`
      And `m.name()` is `""s`

    @cpp.oneof.message
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      Then `m.has_<name>()` is `true`
      And `<get>` is `<value>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`

      Examples:
        | what                        | package       | name | set                                | get      | value                   | unset |
        | proto2, code size, bytes    | small         | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |
        | proto3, code size, a string | smaller       | name | m.set_name("long, and not inline") | m.name() | "long, and not inline"s | ""s   |
        | proto3, code size, bytes    | smaller       | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |
        | proto2, lite, a string      | light         | name | m.set_name("long, and not inline") | m.name() | "long, and not inline"s | ""s   |
        | proto2, lite, bytes         | light         | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |
        | proto3, lite, a string      | lighter       | name | m.set_name("long, and not inline") | m.name() | "long, and not inline"s | ""s   |
        | proto3, lite, bytes         | lighter       | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |
        | proto2, nested, bytes       | nested::Outer | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |

  @cpp.oneof.enum
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (other modes)

    @cpp.oneof.message
    Scenario: proto2, code size, an enum
      Given `small::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `small::KIND_NONE`
      When `m.set_kind(small::KIND_LEFT)`
      Then `m.has_kind()` is `true`
      And `m.kind()` is `small::KIND_LEFT`
      When `m.clear_kind()`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `small::KIND_NONE`
      When `m.set_kind(small::KIND_LEFT)`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `small::KIND_NONE`

    @cpp.oneof.message
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      Then `m.has_<name>()` is `true`
      And `<get>` is `<value>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`

      Examples:
        | what                       | package | name | set                            | get      | value              | unset              |
        | proto3, code size, an enum | smaller | kind | m.set_kind(smaller::KIND_LEFT) | m.kind() | smaller::KIND_LEFT | smaller::KIND_NONE |
        | proto2, lite, an enum      | light   | kind | m.set_kind(light::KIND_LEFT)   | m.kind() | light::KIND_LEFT   | light::KIND_NONE   |
        | proto3, lite, an enum      | lighter | kind | m.set_kind(lighter::KIND_LEFT) | m.kind() | lighter::KIND_LEFT | lighter::KIND_NONE |

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_part()` is `false`
      And `m.part().id()` is `0`
      When `m.mutable_part()->set_id(7)`
      Then `m.has_part()` is `true`
      And `m.part().id()` is `7`
      When `m.clear_part()`
      Then `m.has_part()` is `false`
      And `m.part().id()` is `0`
      When `m.mutable_part()->set_id(7)`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_part()` is `false`
      And `m.part().id()` is `0`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      Then `m.has_<name>()` is `true`
      And `<get>` is `<value>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      When `<set>`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_<name>()` is `false`
      And `<get>` is `<unset>`

      Examples:
        | what                         | package | name | set                         | get           | value | unset |
        | proto3, code size, a message | smaller | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0     |
        | proto2, lite, a message      | light   | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0     |
        | proto3, lite, a message      | lighter | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0     |

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing (other modes)

    @cpp.oneof.numeric
    Scenario: proto2, code size, a number
      Given `small::Sample m`
      And `m.set_left(4)`
      And `m.set_number(7)`
      And `m.set_real(5)`
      When `m.clear_number()`
      Then `m.real()` is `5.0`
      And `m.left()` is `4`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_left(4)`
      And `<set>`
      And `<other>`
      When `m.clear_<name>()`
      Then `<get>` is `<value>`
      And `m.left()` is `4`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name | set                                | other           | get        | value |
        | proto2, code size, a string | small         | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | proto2, code size, bytes    | small         | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |
        | proto3, code size, a string | smaller       | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | proto3, code size, bytes    | smaller       | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |
        | proto2, lite, a string      | light         | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | proto2, lite, bytes         | light         | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |
        | proto3, lite, a string      | lighter       | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | proto3, lite, bytes         | lighter       | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |
        | proto2, nested, a string    | nested::Outer | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | proto2, nested, bytes       | nested::Outer | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |

      @cpp.oneof.enum
      Examples:
        | what                       | package       | name | set                                  | other           | get        | value |
        | proto2, code size, an enum | small         | kind | m.set_kind(small::KIND_LEFT)         | m.set_number(5) | m.number() | 5     |
        | proto3, code size, an enum | smaller       | kind | m.set_kind(smaller::KIND_LEFT)       | m.set_number(5) | m.number() | 5     |
        | proto2, lite, an enum      | light         | kind | m.set_kind(light::KIND_LEFT)         | m.set_number(5) | m.number() | 5     |
        | proto3, lite, an enum      | lighter       | kind | m.set_kind(lighter::KIND_LEFT)       | m.set_number(5) | m.number() | 5     |
        | proto2, nested, an enum    | nested::Outer | kind | m.set_kind(nested::Outer::KIND_LEFT) | m.set_number(5) | m.number() | 5     |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name | set                         | other           | get        | value |
        | proto2, code size, a message | small         | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |
        | proto3, code size, a message | smaller       | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |
        | proto2, lite, a message      | light         | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |
        | proto3, lite, a message      | lighter       | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |
        | proto2, nested, a message    | nested::Outer | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |

      @cpp.oneof.numeric
      Examples:
        | what                        | package       | name   | set              | other           | get        | value |
        | proto2, code size, a double | small         | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | proto2, code size, a bool   | small         | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |
        | proto3, code size, a number | smaller       | number | m.set_number(7)  | m.set_real(5)   | m.real()   | 5.0   |
        | proto3, code size, a double | smaller       | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | proto3, code size, a bool   | smaller       | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |
        | proto2, lite, a number      | light         | number | m.set_number(7)  | m.set_real(5)   | m.real()   | 5.0   |
        | proto2, lite, a double      | light         | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | proto2, lite, a bool        | light         | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |
        | proto3, lite, a number      | lighter       | number | m.set_number(7)  | m.set_real(5)   | m.real()   | 5.0   |
        | proto3, lite, a double      | lighter       | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | proto3, lite, a bool        | lighter       | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |
        | proto2, nested, a double    | nested::Outer | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | proto2, nested, a bool      | nested::Outer | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (other modes)

    Scenario: proto2, code size, a number
      Given `small::Sample m`
      And `m.set_left(4)`
      And `m.set_number(7)`
      When `m.clear_example_name()`
      Then `m.example_name_case()` is `small::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.number()` is `0`
      And `m.left()` is `4`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_left(4)`
      And `<set>`
      When `m.clear_example_name()`
      Then `m.example_name_case()` is `<package>::Sample::EXAMPLE_NAME_NOT_SET`
      And `<own>` is `<unset>`
      And `m.left()` is `4`

      Examples:
        | what                         | package       | set                                  | own           | unset                    |
        | proto2, code size, a string  | small         | m.set_name("long, and not inline")   | m.name()      | ""s                      |
        | proto2, code size, bytes     | small         | m.set_data("cut\0here"s)             | m.data()      | ""s                      |
        | proto2, code size, an enum   | small         | m.set_kind(small::KIND_LEFT)         | m.kind()      | small::KIND_NONE         |
        | proto2, code size, a message | small         | m.mutable_part()->set_id(7)          | m.part().id() | 0                        |
        | proto2, code size, a double  | small         | m.set_real(-0.5)                     | m.real()      | 0.0                      |
        | proto2, code size, a bool    | small         | m.set_flag(true)                     | m.flag()      | false                    |
        | proto3, code size, a number  | smaller       | m.set_number(7)                      | m.number()    | 0                        |
        | proto3, code size, a string  | smaller       | m.set_name("long, and not inline")   | m.name()      | ""s                      |
        | proto3, code size, bytes     | smaller       | m.set_data("cut\0here"s)             | m.data()      | ""s                      |
        | proto3, code size, an enum   | smaller       | m.set_kind(smaller::KIND_LEFT)       | m.kind()      | smaller::KIND_NONE       |
        | proto3, code size, a message | smaller       | m.mutable_part()->set_id(7)          | m.part().id() | 0                        |
        | proto3, code size, a double  | smaller       | m.set_real(-0.5)                     | m.real()      | 0.0                      |
        | proto3, code size, a bool    | smaller       | m.set_flag(true)                     | m.flag()      | false                    |
        | proto2, lite, a number       | light         | m.set_number(7)                      | m.number()    | 0                        |
        | proto2, lite, a string       | light         | m.set_name("long, and not inline")   | m.name()      | ""s                      |
        | proto2, lite, bytes          | light         | m.set_data("cut\0here"s)             | m.data()      | ""s                      |
        | proto2, lite, an enum        | light         | m.set_kind(light::KIND_LEFT)         | m.kind()      | light::KIND_NONE         |
        | proto2, lite, a message      | light         | m.mutable_part()->set_id(7)          | m.part().id() | 0                        |
        | proto2, lite, a double       | light         | m.set_real(-0.5)                     | m.real()      | 0.0                      |
        | proto2, lite, a bool         | light         | m.set_flag(true)                     | m.flag()      | false                    |
        | proto3, lite, a number       | lighter       | m.set_number(7)                      | m.number()    | 0                        |
        | proto3, lite, a string       | lighter       | m.set_name("long, and not inline")   | m.name()      | ""s                      |
        | proto3, lite, bytes          | lighter       | m.set_data("cut\0here"s)             | m.data()      | ""s                      |
        | proto3, lite, an enum        | lighter       | m.set_kind(lighter::KIND_LEFT)       | m.kind()      | lighter::KIND_NONE       |
        | proto3, lite, a message      | lighter       | m.mutable_part()->set_id(7)          | m.part().id() | 0                        |
        | proto3, lite, a double       | lighter       | m.set_real(-0.5)                     | m.real()      | 0.0                      |
        | proto3, lite, a bool         | lighter       | m.set_flag(true)                     | m.flag()      | false                    |
        | proto2, nested, a string     | nested::Outer | m.set_name("long, and not inline")   | m.name()      | ""s                      |
        | proto2, nested, bytes        | nested::Outer | m.set_data("cut\0here"s)             | m.data()      | ""s                      |
        | proto2, nested, an enum      | nested::Outer | m.set_kind(nested::Outer::KIND_LEFT) | m.kind()      | nested::Outer::KIND_NONE |
        | proto2, nested, a message    | nested::Outer | m.mutable_part()->set_id(7)          | m.part().id() | 0                        |
        | proto2, nested, a double     | nested::Outer | m.set_real(-0.5)                     | m.real()      | 0.0                      |
        | proto2, nested, a bool       | nested::Outer | m.set_flag(true)                     | m.flag()      | false                    |

  @cpp.oneof.mutable @cpp.oneof.mutable-new
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (other modes)

    @cpp.oneof.string
    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `m.set_number(5)`
      Then `*m.mutable_name()` is `""s`
      And `m.example_name_case()` is `small::Sample::kName`
      And `m.has_number()` is `false`
      And `m.number()` is `0`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_number(5)`
      Then `<mutable>` is `<new>`
      And `m.example_name_case()` is `<package>::Sample::<constant>`
      And `m.has_number()` is `false`
      And `m.number()` is `0`

      @cpp.oneof.string
      Examples:
        | what                        | package       | constant | mutable           | new |
        | proto2, code size, bytes    | small         | kData    | *m.mutable_data() | ""s |
        | proto3, code size, a string | smaller       | kName    | *m.mutable_name() | ""s |
        | proto3, code size, bytes    | smaller       | kData    | *m.mutable_data() | ""s |
        | proto2, lite, a string      | light         | kName    | *m.mutable_name() | ""s |
        | proto2, lite, bytes         | light         | kData    | *m.mutable_data() | ""s |
        | proto3, lite, a string      | lighter       | kName    | *m.mutable_name() | ""s |
        | proto3, lite, bytes         | lighter       | kData    | *m.mutable_data() | ""s |
        | proto2, nested, bytes       | nested::Outer | kData    | *m.mutable_data() | ""s |

      @cpp.oneof.message
      Examples:
        | what                         | package       | constant | mutable                | new |
        | proto2, code size, a message | small         | kPart    | m.mutable_part()->id() | 0   |
        | proto3, code size, a message | smaller       | kPart    | m.mutable_part()->id() | 0   |
        | proto2, lite, a message      | light         | kPart    | m.mutable_part()->id() | 0   |
        | proto3, lite, a message      | lighter       | kPart    | m.mutable_part()->id() | 0   |
        | proto2, nested, a message    | nested::Outer | kPart    | m.mutable_part()->id() | 0   |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (other modes)

    @cpp.oneof.string
    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `small::Part nine`
      And `nine.set_id(9)`
      And `m.set_number(5)`
      When `m.set_allocated_name(new std::string("given, and not inline"))`
      Then `m.example_name_case()` is `small::Sample::kName`
      And `m.name()` is `"given, and not inline"s`
      And `m.has_number()` is `false`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Part nine`
      And `nine.set_id(9)`
      And `m.set_number(5)`
      When `m.set_allocated_<name>(<object>)`
      Then `m.example_name_case()` is `<package>::Sample::<constant>`
      And `<get>` is `<value>`
      And `m.has_number()` is `false`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name | constant | object                                   | get      | value                    |
        | proto2, code size, bytes    | small         | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |
        | proto3, code size, a string | smaller       | name | kName    | new std::string("given, and not inline") | m.name() | "given, and not inline"s |
        | proto3, code size, bytes    | smaller       | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |
        | proto2, lite, a string      | light         | name | kName    | new std::string("given, and not inline") | m.name() | "given, and not inline"s |
        | proto2, lite, bytes         | light         | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |
        | proto3, lite, a string      | lighter       | name | kName    | new std::string("given, and not inline") | m.name() | "given, and not inline"s |
        | proto3, lite, bytes         | lighter       | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |
        | proto2, nested, bytes       | nested::Outer | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name | constant | object                        | get           | value |
        | proto2, code size, a message | small         | part | kPart    | new small::Part(nine)         | m.part().id() | 9     |
        | proto3, code size, a message | smaller       | part | kPart    | new smaller::Part(nine)       | m.part().id() | 9     |
        | proto2, lite, a message      | light         | part | kPart    | new light::Part(nine)         | m.part().id() | 9     |
        | proto3, lite, a message      | lighter       | part | kPart    | new lighter::Part(nine)       | m.part().id() | 9     |
        | proto2, nested, a message    | nested::Outer | part | kPart    | new nested::Outer::Part(nine) | m.part().id() | 9     |

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (other modes)

    @cpp.oneof.string
    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `m.set_number(5)`
      When `m.set_allocated_name(nullptr)`
      Then `m.example_name_case()` is `small::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.number()` is `0`
      And `m.name()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_number(5)`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.example_name_case()` is `<package>::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.number()` is `0`
      And `<get>` is `<new>`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name | get      | new |
        | proto2, code size, bytes    | small         | data | m.data() | ""s |
        | proto3, code size, a string | smaller       | name | m.name() | ""s |
        | proto3, code size, bytes    | smaller       | data | m.data() | ""s |
        | proto2, lite, a string      | light         | name | m.name() | ""s |
        | proto2, lite, bytes         | light         | data | m.data() | ""s |
        | proto3, lite, a string      | lighter       | name | m.name() | ""s |
        | proto3, lite, bytes         | lighter       | data | m.data() | ""s |
        | proto2, nested, bytes       | nested::Outer | data | m.data() | ""s |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name | get           | new |
        | proto2, code size, a message | small         | part | m.part().id() | 0   |
        | proto3, code size, a message | smaller       | part | m.part().id() | 0   |
        | proto2, lite, a message      | light         | part | m.part().id() | 0   |
        | proto3, lite, a message      | lighter       | part | m.part().id() | 0   |
        | proto2, nested, a message    | nested::Outer | part | m.part().id() | 0   |

  @cpp.oneof.release-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set (other modes)

    @cpp.oneof.string
    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `small::Part nine`
      And `nine.set_id(9)`
      And `m.set_number(5)`
      And `m.set_allocated_name(new std::string("given, and not inline"))`
      When `auto released = std::unique_ptr<std::remove_pointer_t<decltype(m.release_name())>>(m.release_name())`
      Then `*released` is `"given, and not inline"s`
      And `m.example_name_case()` is `small::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.name()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Part nine`
      And `nine.set_id(9)`
      And `m.set_number(5)`
      And `m.set_allocated_<name>(<object>)`
      When `auto released = std::unique_ptr<std::remove_pointer_t<decltype(m.release_<name>())>>(m.release_<name>())`
      Then `<released>` is `<value>`
      And `m.example_name_case()` is `<package>::Sample::EXAMPLE_NAME_NOT_SET`
      And `<get>` is `<new>`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name | object                                   | released  | value                    | get      | new |
        | proto2, code size, bytes    | small         | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |
        | proto3, code size, a string | smaller       | name | new std::string("given, and not inline") | *released | "given, and not inline"s | m.name() | ""s |
        | proto3, code size, bytes    | smaller       | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |
        | proto2, lite, a string      | light         | name | new std::string("given, and not inline") | *released | "given, and not inline"s | m.name() | ""s |
        | proto2, lite, bytes         | light         | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |
        | proto3, lite, a string      | lighter       | name | new std::string("given, and not inline") | *released | "given, and not inline"s | m.name() | ""s |
        | proto3, lite, bytes         | lighter       | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |
        | proto2, nested, bytes       | nested::Outer | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name | object                        | released       | value | get           | new |
        | proto2, code size, a message | small         | part | new small::Part(nine)         | released->id() | 9     | m.part().id() | 0   |
        | proto3, code size, a message | smaller       | part | new smaller::Part(nine)       | released->id() | 9     | m.part().id() | 0   |
        | proto2, lite, a message      | light         | part | new light::Part(nine)         | released->id() | 9     | m.part().id() | 0   |
        | proto3, lite, a message      | lighter       | part | new lighter::Part(nine)       | released->id() | 9     | m.part().id() | 0   |
        | proto2, nested, a message    | nested::Outer | part | new nested::Outer::Part(nine) | released->id() | 9     | m.part().id() | 0   |

  @cpp.oneof.release-inactive
  Rule: Releasing a member that is not set returns null and changes nothing (other modes)

    @cpp.oneof.string
    Scenario: proto2, code size, a string
      Given `small::Sample m`
      And `m.set_number(5)`
      Then `m.release_name()` is null
      And `m.number()` is `5`
      And `m.example_name_case()` is `small::Sample::kNumber`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_number(5)`
      Then `m.release_<name>()` is null
      And `m.number()` is `5`
      And `m.example_name_case()` is `<package>::Sample::kNumber`

      @cpp.oneof.string
      Examples:
        | what                        | package       | name |
        | proto2, code size, bytes    | small         | data |
        | proto3, code size, a string | smaller       | name |
        | proto3, code size, bytes    | smaller       | data |
        | proto2, lite, a string      | light         | name |
        | proto2, lite, bytes         | light         | data |
        | proto3, lite, a string      | lighter       | name |
        | proto3, lite, bytes         | lighter       | data |
        | proto2, nested, bytes       | nested::Outer | data |

      @cpp.oneof.message
      Examples:
        | what                         | package       | name |
        | proto2, code size, a message | small         | part |
        | proto3, code size, a message | smaller       | part |
        | proto2, lite, a message      | light         | part |
        | proto3, lite, a message      | lighter       | part |
        | proto2, nested, a message    | nested::Outer | part |
