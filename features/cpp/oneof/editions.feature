@needs.cpp @needs.lite @needs.editions
Feature: Oneofs of editions, in every mode
  A oneof does the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 before = 1;
        oneof example_name { int64 number = 2; string name = 3; bytes data = 4; Kind kind = 5; Part part = 6; double real = 7; Part other_part = 8; bool flag = 2047; }
        oneof second { int32 left = 20; string right = 21; }
      }
      """

  @cpp.oneof.case-enum @cpp.oneof.not-set
  Rule: A oneof has an enum of cases, named in camel case with `Case` at its end, in which each member's constant equals the member's field number (editions, in every mode)

    Scenario: an edition, kNumber
      Then `static_cast<int>(edition::Sample::kNumber)` is `2`
      And `edition::Sample::kNumber` has type `edition::Sample::ExampleNameCase`
      And `static_cast<int>(edition::Sample::SECOND_NOT_SET)` is `0`

    Scenario Outline: <what>
      Then `static_cast<int>(<package>::Sample::<constant>)` is `<number>`
      And `<package>::Sample::<constant>` has type `<package>::Sample::ExampleNameCase`
      And `static_cast<int>(<package>::Sample::SECOND_NOT_SET)` is `0`

      Examples:
        | what                                        | package  | constant             | number |
        | an edition, kPart                           | edition  | kPart                | 6      |
        | an edition, kFlag                           | edition  | kFlag                | 2047   |
        | an edition, EXAMPLE_NAME_NOT_SET            | edition  | EXAMPLE_NAME_NOT_SET | 0      |
        | an edition, code size, kNumber              | least    | kNumber              | 2      |
        | an edition, code size, kPart                | least    | kPart                | 6      |
        | an edition, code size, kFlag                | least    | kFlag                | 2047   |
        | an edition, code size, EXAMPLE_NAME_NOT_SET | least    | EXAMPLE_NAME_NOT_SET | 0      |
        | an edition, lite, kNumber                   | lightest | kNumber              | 2      |
        | an edition, lite, kPart                     | lightest | kPart                | 6      |
        | an edition, lite, kFlag                     | lightest | kFlag                | 2047   |
        | an edition, lite, EXAMPLE_NAME_NOT_SET      | lightest | EXAMPLE_NAME_NOT_SET | 0      |

  @cpp.oneof.case-accessor
  Rule: The const function `example_name_case` tells which member of the oneof is set (editions, in every mode)

    Scenario: an edition, a const message
      Given `const edition::Sample m`
      Then `m.example_name_case()` has type `edition::Sample::ExampleNameCase`
      And `m.example_name_case()` is `edition::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.second_case()` is `edition::Sample::SECOND_NOT_SET`

    Scenario Outline: <what>, a const message
      Given `const <package>::Sample m`
      Then `m.example_name_case()` has type `<package>::Sample::ExampleNameCase`
      And `m.example_name_case()` is `<package>::Sample::EXAMPLE_NAME_NOT_SET`
      And `m.second_case()` is `<package>::Sample::SECOND_NOT_SET`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.oneof.set @cpp.oneof.case-accessor
  Rule: Setting a member makes it the one that is set, whichever was set before (editions, in every mode)

    @cpp.oneof.numeric
    Scenario: an edition, a number
      Given `edition::Sample m`
      And `m.set_right("kept")`
      And `m.mutable_other_part()->set_id(3)`
      When `m.set_number(7)`
      Then `m.example_name_case()` is `edition::Sample::kNumber`
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
        | what                            | package  | name | constant | set                                | get      | value                   |
        | an edition, a string            | edition  | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | an edition, bytes               | edition  | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |
        | an edition, code size, a string | least    | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | an edition, code size, bytes    | least    | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |
        | an edition, lite, a string      | lightest | name | kName    | m.set_name("long, and not inline") | m.name() | "long, and not inline"s |
        | an edition, lite, bytes         | lightest | data | kData    | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            |

      @cpp.oneof.enum
      Examples:
        | what                           | package  | name | constant | set                             | get      | value               |
        | an edition, an enum            | edition  | kind | kKind    | m.set_kind(edition::KIND_LEFT)  | m.kind() | edition::KIND_LEFT  |
        | an edition, code size, an enum | least    | kind | kKind    | m.set_kind(least::KIND_LEFT)    | m.kind() | least::KIND_LEFT    |
        | an edition, lite, an enum      | lightest | kind | kKind    | m.set_kind(lightest::KIND_LEFT) | m.kind() | lightest::KIND_LEFT |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name | constant | set                         | get           | value |
        | an edition, a message            | edition  | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |
        | an edition, code size, a message | least    | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |
        | an edition, lite, a message      | lightest | part | kPart    | m.mutable_part()->set_id(7) | m.part().id() | 7     |

      @cpp.oneof.numeric
      Examples:
        | what                            | package  | name   | constant | set              | get        | value |
        | an edition, a double            | edition  | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | an edition, a bool              | edition  | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |
        | an edition, code size, a number | least    | number | kNumber  | m.set_number(7)  | m.number() | 7     |
        | an edition, code size, a double | least    | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | an edition, code size, a bool   | least    | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |
        | an edition, lite, a number      | lightest | number | kNumber  | m.set_number(7)  | m.number() | 7     |
        | an edition, lite, a double      | lightest | real   | kReal    | m.set_real(-0.5) | m.real()   | -0.5  |
        | an edition, lite, a bool        | lightest | flag   | kFlag    | m.set_flag(true) | m.flag()   | true  |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (editions, in every mode)

    @cpp.oneof.numeric @cpp.oneof.message
    Scenario: an edition, a number
      Given `edition::Sample m`
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
        | what                            | package  | set                                | get      | unset |
        | an edition, a string            | edition  | m.set_name("long, and not inline") | m.name() | ""s   |
        | an edition, bytes               | edition  | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | an edition, code size, a string | least    | m.set_name("long, and not inline") | m.name() | ""s   |
        | an edition, code size, bytes    | least    | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | an edition, lite, a string      | lightest | m.set_name("long, and not inline") | m.name() | ""s   |
        | an edition, lite, bytes         | lightest | m.set_data("cut\0here"s)           | m.data() | ""s   |

      @cpp.oneof.enum
      Examples:
        | what                           | package  | set                             | get      | unset               |
        | an edition, an enum            | edition  | m.set_kind(edition::KIND_LEFT)  | m.kind() | edition::KIND_NONE  |
        | an edition, code size, an enum | least    | m.set_kind(least::KIND_LEFT)    | m.kind() | least::KIND_NONE    |
        | an edition, lite, an enum      | lightest | m.set_kind(lightest::KIND_LEFT) | m.kind() | lightest::KIND_NONE |

      Examples:
        | what                             | package  | set                         | get           | unset |
        | an edition, a message            | edition  | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | an edition, code size, a message | least    | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | an edition, lite, a message      | lightest | m.mutable_part()->set_id(7) | m.part().id() | 0     |

      @cpp.oneof.numeric
      Examples:
        | what                            | package  | set              | get        | unset |
        | an edition, a double            | edition  | m.set_real(-0.5) | m.real()   | 0.0   |
        | an edition, a bool              | edition  | m.set_flag(true) | m.flag()   | false |
        | an edition, code size, a number | least    | m.set_number(7)  | m.number() | 0     |
        | an edition, code size, a double | least    | m.set_real(-0.5) | m.real()   | 0.0   |
        | an edition, code size, a bool   | least    | m.set_flag(true) | m.flag()   | false |
        | an edition, lite, a number      | lightest | m.set_number(7)  | m.number() | 0     |
        | an edition, lite, a double      | lightest | m.set_real(-0.5) | m.real()   | 0.0   |
        | an edition, lite, a bool        | lightest | m.set_flag(true) | m.flag()   | false |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (editions, in every mode)

    @cpp.oneof.numeric
    Scenario: an edition, a number
      Given `edition::Sample m`
      And `m.set_right("kept")`
      And `m.set_number(7)`
      When `m.clear_number()`
      Then `m.example_name_case()` is `edition::Sample::EXAMPLE_NAME_NOT_SET`
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
        | what                            | package  | name | set                                | get      | unset |
        | an edition, a string            | edition  | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | an edition, bytes               | edition  | data | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | an edition, code size, a string | least    | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | an edition, code size, bytes    | least    | data | m.set_data("cut\0here"s)           | m.data() | ""s   |
        | an edition, lite, a string      | lightest | name | m.set_name("long, and not inline") | m.name() | ""s   |
        | an edition, lite, bytes         | lightest | data | m.set_data("cut\0here"s)           | m.data() | ""s   |

      @cpp.oneof.enum
      Examples:
        | what                           | package  | name | set                             | get      | unset               |
        | an edition, an enum            | edition  | kind | m.set_kind(edition::KIND_LEFT)  | m.kind() | edition::KIND_NONE  |
        | an edition, code size, an enum | least    | kind | m.set_kind(least::KIND_LEFT)    | m.kind() | least::KIND_NONE    |
        | an edition, lite, an enum      | lightest | kind | m.set_kind(lightest::KIND_LEFT) | m.kind() | lightest::KIND_NONE |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name | set                         | get           | unset |
        | an edition, a message            | edition  | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | an edition, code size, a message | least    | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |
        | an edition, lite, a message      | lightest | part | m.mutable_part()->set_id(7) | m.part().id() | 0     |

      @cpp.oneof.numeric
      Examples:
        | what                            | package  | name   | set              | get        | unset |
        | an edition, a double            | edition  | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | an edition, a bool              | edition  | flag   | m.set_flag(true) | m.flag()   | false |
        | an edition, code size, a number | least    | number | m.set_number(7)  | m.number() | 0     |
        | an edition, code size, a double | least    | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | an edition, code size, a bool   | least    | flag   | m.set_flag(true) | m.flag()   | false |
        | an edition, lite, a number      | lightest | number | m.set_number(7)  | m.number() | 0     |
        | an edition, lite, a double      | lightest | real   | m.set_real(-0.5) | m.real()   | 0.0   |
        | an edition, lite, a bool        | lightest | flag   | m.set_flag(true) | m.flag()   | false |

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (editions, in every mode)

    @cpp.oneof.message
    Scenario: an edition, a number
      Given `edition::Sample m`
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
        | what                            | package  | name   | set              | get        | value | unset |
        | an edition, a double            | edition  | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | an edition, a bool              | edition  | flag   | m.set_flag(true) | m.flag()   | true  | false |
        | an edition, code size, a number | least    | number | m.set_number(7)  | m.number() | 7     | 0     |
        | an edition, code size, a double | least    | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | an edition, code size, a bool   | least    | flag   | m.set_flag(true) | m.flag()   | true  | false |
        | an edition, lite, a number      | lightest | number | m.set_number(7)  | m.number() | 7     | 0     |
        | an edition, lite, a double      | lightest | real   | m.set_real(-0.5) | m.real()   | -0.5  | 0.0   |
        | an edition, lite, a bool        | lightest | flag   | m.set_flag(true) | m.flag()   | true  | false |

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (editions, in every mode)

    @cpp.oneof.message
    Scenario: an edition, a string
      Given `edition::Sample m`
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
        | what                            | package  | name | set                                | get      | value                   | unset |
        | an edition, bytes               | edition  | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |
        | an edition, code size, a string | least    | name | m.set_name("long, and not inline") | m.name() | "long, and not inline"s | ""s   |
        | an edition, code size, bytes    | least    | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |
        | an edition, lite, a string      | lightest | name | m.set_name("long, and not inline") | m.name() | "long, and not inline"s | ""s   |
        | an edition, lite, bytes         | lightest | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s   |

  @cpp.oneof.enum
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (editions, in every mode)

    @cpp.oneof.message
    Scenario: an edition, an enum
      Given `edition::Sample m`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `edition::KIND_NONE`
      When `m.set_kind(edition::KIND_LEFT)`
      Then `m.has_kind()` is `true`
      And `m.kind()` is `edition::KIND_LEFT`
      When `m.clear_kind()`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `edition::KIND_NONE`
      When `m.set_kind(edition::KIND_LEFT)`
      And `m.mutable_other_part()->set_id(3)`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `edition::KIND_NONE`

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
        | what                           | package  | name | set                             | get      | value               | unset               |
        | an edition, code size, an enum | least    | kind | m.set_kind(least::KIND_LEFT)    | m.kind() | least::KIND_LEFT    | least::KIND_NONE    |
        | an edition, lite, an enum      | lightest | kind | m.set_kind(lightest::KIND_LEFT) | m.kind() | lightest::KIND_LEFT | lightest::KIND_NONE |

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
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
        | what                             | package  | name | set                         | get           | value | unset |
        | an edition, code size, a message | least    | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0     |
        | an edition, lite, a message      | lightest | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0     |

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing (editions, in every mode)

    @cpp.oneof.numeric
    Scenario: an edition, a number
      Given `edition::Sample m`
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
        | what                            | package  | name | set                                | other           | get        | value |
        | an edition, a string            | edition  | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | an edition, bytes               | edition  | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |
        | an edition, code size, a string | least    | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | an edition, code size, bytes    | least    | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |
        | an edition, lite, a string      | lightest | name | m.set_name("long, and not inline") | m.set_number(5) | m.number() | 5     |
        | an edition, lite, bytes         | lightest | data | m.set_data("cut\0here"s)           | m.set_number(5) | m.number() | 5     |

      @cpp.oneof.enum
      Examples:
        | what                           | package  | name | set                             | other           | get        | value |
        | an edition, an enum            | edition  | kind | m.set_kind(edition::KIND_LEFT)  | m.set_number(5) | m.number() | 5     |
        | an edition, code size, an enum | least    | kind | m.set_kind(least::KIND_LEFT)    | m.set_number(5) | m.number() | 5     |
        | an edition, lite, an enum      | lightest | kind | m.set_kind(lightest::KIND_LEFT) | m.set_number(5) | m.number() | 5     |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name | set                         | other           | get        | value |
        | an edition, a message            | edition  | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |
        | an edition, code size, a message | least    | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |
        | an edition, lite, a message      | lightest | part | m.mutable_part()->set_id(7) | m.set_number(5) | m.number() | 5     |

      @cpp.oneof.numeric
      Examples:
        | what                            | package  | name   | set              | other           | get        | value |
        | an edition, a double            | edition  | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | an edition, a bool              | edition  | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |
        | an edition, code size, a number | least    | number | m.set_number(7)  | m.set_real(5)   | m.real()   | 5.0   |
        | an edition, code size, a double | least    | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | an edition, code size, a bool   | least    | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |
        | an edition, lite, a number      | lightest | number | m.set_number(7)  | m.set_real(5)   | m.real()   | 5.0   |
        | an edition, lite, a double      | lightest | real   | m.set_real(-0.5) | m.set_number(5) | m.number() | 5     |
        | an edition, lite, a bool        | lightest | flag   | m.set_flag(true) | m.set_number(5) | m.number() | 5     |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (editions, in every mode)

    Scenario: an edition, a number
      Given `edition::Sample m`
      And `m.set_left(4)`
      And `m.set_number(7)`
      When `m.clear_example_name()`
      Then `m.example_name_case()` is `edition::Sample::EXAMPLE_NAME_NOT_SET`
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
        | what                             | package  | set                                | own           | unset               |
        | an edition, a string             | edition  | m.set_name("long, and not inline") | m.name()      | ""s                 |
        | an edition, bytes                | edition  | m.set_data("cut\0here"s)           | m.data()      | ""s                 |
        | an edition, an enum              | edition  | m.set_kind(edition::KIND_LEFT)     | m.kind()      | edition::KIND_NONE  |
        | an edition, a message            | edition  | m.mutable_part()->set_id(7)        | m.part().id() | 0                   |
        | an edition, a double             | edition  | m.set_real(-0.5)                   | m.real()      | 0.0                 |
        | an edition, a bool               | edition  | m.set_flag(true)                   | m.flag()      | false               |
        | an edition, code size, a number  | least    | m.set_number(7)                    | m.number()    | 0                   |
        | an edition, code size, a string  | least    | m.set_name("long, and not inline") | m.name()      | ""s                 |
        | an edition, code size, bytes     | least    | m.set_data("cut\0here"s)           | m.data()      | ""s                 |
        | an edition, code size, an enum   | least    | m.set_kind(least::KIND_LEFT)       | m.kind()      | least::KIND_NONE    |
        | an edition, code size, a message | least    | m.mutable_part()->set_id(7)        | m.part().id() | 0                   |
        | an edition, code size, a double  | least    | m.set_real(-0.5)                   | m.real()      | 0.0                 |
        | an edition, code size, a bool    | least    | m.set_flag(true)                   | m.flag()      | false               |
        | an edition, lite, a number       | lightest | m.set_number(7)                    | m.number()    | 0                   |
        | an edition, lite, a string       | lightest | m.set_name("long, and not inline") | m.name()      | ""s                 |
        | an edition, lite, bytes          | lightest | m.set_data("cut\0here"s)           | m.data()      | ""s                 |
        | an edition, lite, an enum        | lightest | m.set_kind(lightest::KIND_LEFT)    | m.kind()      | lightest::KIND_NONE |
        | an edition, lite, a message      | lightest | m.mutable_part()->set_id(7)        | m.part().id() | 0                   |
        | an edition, lite, a double       | lightest | m.set_real(-0.5)                   | m.real()      | 0.0                 |
        | an edition, lite, a bool         | lightest | m.set_flag(true)                   | m.flag()      | false               |

  @cpp.oneof.mutable @cpp.oneof.mutable-new
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (editions, in every mode)

    @cpp.oneof.string
    Scenario: an edition, a string
      Given `edition::Sample m`
      And `m.set_number(5)`
      Then `*m.mutable_name()` is `""s`
      And `m.example_name_case()` is `edition::Sample::kName`
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
        | what                            | package  | constant | mutable           | new |
        | an edition, bytes               | edition  | kData    | *m.mutable_data() | ""s |
        | an edition, code size, a string | least    | kName    | *m.mutable_name() | ""s |
        | an edition, code size, bytes    | least    | kData    | *m.mutable_data() | ""s |
        | an edition, lite, a string      | lightest | kName    | *m.mutable_name() | ""s |
        | an edition, lite, bytes         | lightest | kData    | *m.mutable_data() | ""s |

      @cpp.oneof.message
      Examples:
        | what                             | package  | constant | mutable                | new |
        | an edition, a message            | edition  | kPart    | m.mutable_part()->id() | 0   |
        | an edition, code size, a message | least    | kPart    | m.mutable_part()->id() | 0   |
        | an edition, lite, a message      | lightest | kPart    | m.mutable_part()->id() | 0   |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (editions, in every mode)

    @cpp.oneof.string
    Scenario: an edition, a string
      Given `edition::Sample m`
      And `edition::Part nine`
      And `nine.set_id(9)`
      And `m.set_number(5)`
      When `m.set_allocated_name(new std::string("given, and not inline"))`
      Then `m.example_name_case()` is `edition::Sample::kName`
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
        | what                            | package  | name | constant | object                                   | get      | value                    |
        | an edition, bytes               | edition  | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |
        | an edition, code size, a string | least    | name | kName    | new std::string("given, and not inline") | m.name() | "given, and not inline"s |
        | an edition, code size, bytes    | least    | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |
        | an edition, lite, a string      | lightest | name | kName    | new std::string("given, and not inline") | m.name() | "given, and not inline"s |
        | an edition, lite, bytes         | lightest | data | kData    | new std::string("given\0"s)              | m.data() | "given\0"s               |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name | constant | object                   | get           | value |
        | an edition, a message            | edition  | part | kPart    | new edition::Part(nine)  | m.part().id() | 9     |
        | an edition, code size, a message | least    | part | kPart    | new least::Part(nine)    | m.part().id() | 9     |
        | an edition, lite, a message      | lightest | part | kPart    | new lightest::Part(nine) | m.part().id() | 9     |

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (editions, in every mode)

    @cpp.oneof.string
    Scenario: an edition, a string
      Given `edition::Sample m`
      And `m.set_number(5)`
      When `m.set_allocated_name(nullptr)`
      Then `m.example_name_case()` is `edition::Sample::EXAMPLE_NAME_NOT_SET`
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
        | what                            | package  | name | get      | new |
        | an edition, bytes               | edition  | data | m.data() | ""s |
        | an edition, code size, a string | least    | name | m.name() | ""s |
        | an edition, code size, bytes    | least    | data | m.data() | ""s |
        | an edition, lite, a string      | lightest | name | m.name() | ""s |
        | an edition, lite, bytes         | lightest | data | m.data() | ""s |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name | get           | new |
        | an edition, a message            | edition  | part | m.part().id() | 0   |
        | an edition, code size, a message | least    | part | m.part().id() | 0   |
        | an edition, lite, a message      | lightest | part | m.part().id() | 0   |

  @cpp.oneof.release-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set (editions, in every mode)

    @cpp.oneof.string
    Scenario: an edition, a string
      Given `edition::Sample m`
      And `edition::Part nine`
      And `nine.set_id(9)`
      And `m.set_number(5)`
      And `m.set_allocated_name(new std::string("given, and not inline"))`
      When `auto released = std::unique_ptr<std::remove_pointer_t<decltype(m.release_name())>>(m.release_name())`
      Then `*released` is `"given, and not inline"s`
      And `m.example_name_case()` is `edition::Sample::EXAMPLE_NAME_NOT_SET`
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
        | what                            | package  | name | object                                   | released  | value                    | get      | new |
        | an edition, bytes               | edition  | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |
        | an edition, code size, a string | least    | name | new std::string("given, and not inline") | *released | "given, and not inline"s | m.name() | ""s |
        | an edition, code size, bytes    | least    | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |
        | an edition, lite, a string      | lightest | name | new std::string("given, and not inline") | *released | "given, and not inline"s | m.name() | ""s |
        | an edition, lite, bytes         | lightest | data | new std::string("given\0"s)              | *released | "given\0"s               | m.data() | ""s |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name | object                   | released       | value | get           | new |
        | an edition, a message            | edition  | part | new edition::Part(nine)  | released->id() | 9     | m.part().id() | 0   |
        | an edition, code size, a message | least    | part | new least::Part(nine)    | released->id() | 9     | m.part().id() | 0   |
        | an edition, lite, a message      | lightest | part | new lightest::Part(nine) | released->id() | 9     | m.part().id() | 0   |

  @cpp.oneof.release-inactive
  Rule: Releasing a member that is not set returns null and changes nothing (editions, in every mode)

    @cpp.oneof.string
    Scenario: an edition, a string
      Given `edition::Sample m`
      And `m.set_number(5)`
      Then `m.release_name()` is null
      And `m.number()` is `5`
      And `m.example_name_case()` is `edition::Sample::kNumber`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_number(5)`
      Then `m.release_<name>()` is null
      And `m.number()` is `5`
      And `m.example_name_case()` is `<package>::Sample::kNumber`

      @cpp.oneof.string
      Examples:
        | what                            | package  | name |
        | an edition, bytes               | edition  | data |
        | an edition, code size, a string | least    | name |
        | an edition, code size, bytes    | least    | data |
        | an edition, lite, a string      | lightest | name |
        | an edition, lite, bytes         | lightest | data |

      @cpp.oneof.message
      Examples:
        | what                             | package  | name |
        | an edition, a message            | edition  | part |
        | an edition, code size, a message | least    | part |
        | an edition, lite, a message      | lightest | part |
