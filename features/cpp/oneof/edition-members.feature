@needs.cpp @needs.lite @needs.editions
Feature: Members of a oneof in editions, in every mode
  In an edition, a member that is not set has its declared default, and one that is set keeps its object.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; int32 size = 2; }
      message Sample {
        oneof which {
          int32 number = 1 [default = -41];
          double real = 2 [default = -2.5];
          bool flag = 3 [default = true];
          string name = 4 [default = "unset"];
          bytes raw = 5 [default = "un\000set"];
          Kind kind = 6 [default = KIND_RIGHT];
          Part piece = 7;
          Part crate = 8 [features.message_encoding = DELIMITED];
          int32 digit = 9;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      edition = "2023";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; int32 size = 2; }
      message Sample {
        oneof which {
          int32 number = 1 [default = -41];
          double real = 2 [default = -2.5];
          bool flag = 3 [default = true];
          string name = 4 [default = "unset"];
          bytes raw = 5 [default = "un\000set"];
          Kind kind = 6 [default = KIND_RIGHT];
          Part piece = 7;
          Part crate = 8 [features.message_encoding = DELIMITED];
          int32 digit = 9;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      edition = "2023";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; int32 size = 2; }
      message Sample {
        oneof which {
          int32 number = 1 [default = -41];
          double real = 2 [default = -2.5];
          bool flag = 3 [default = true];
          string name = 4 [default = "unset"];
          bytes raw = 5 [default = "un\000set"];
          Kind kind = 6 [default = KIND_RIGHT];
          Part piece = 7;
          Part crate = 8 [features.message_encoding = DELIMITED];
          int32 digit = 9;
        }
      }
      """

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (with defaults, in editions)

    Scenario: with a default: an edition, speed, number
      Given `quick::Sample m`
      Then `m.number()` is `-41`
      When `m.set_number(7)`
      Then `m.number()` is `7`
      When `m.set_number(8)`
      Then `m.number()` is `8`
      When `m.set_digit(3)`
      Then `m.number()` is `-41`
      When `m.set_number(7)`
      And `m.clear_number()`
      Then `m.number()` is `-41`

    Scenario Outline: with a default: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.<name>()` is `<value>`
      When `m.set_<name>(<second>)`
      Then `m.<name>()` is `<second>`
      When `m.set_digit(3)`
      Then `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      And `m.clear_<name>()`
      Then `m.<name>()` is `<unset>`

      Examples:
        | what                          | package | name   | unset | value | second |
        | an edition, speed, real       | quick   | real   | -2.5  | 0.5   | 0.25   |
        | an edition, speed, flag       | quick   | flag   | true  | false | true   |
        | an edition, code size, number | small   | number | -41   | 7     | 8      |
        | an edition, code size, real   | small   | real   | -2.5  | 0.5   | 0.25   |
        | an edition, code size, flag   | small   | flag   | true  | false | true   |
        | an edition, lite, number      | light   | number | -41   | 7     | 8      |
        | an edition, lite, real        | light   | real   | -2.5  | 0.5   | 0.25   |
        | an edition, lite, flag        | light   | flag   | true  | false | true   |

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (with defaults, in editions)

    Scenario: with a default: an edition, speed, name
      Given `quick::Sample m`
      Then `m.name()` is `"unset"s`
      When `m.set_name("set"s)`
      Then `m.name()` is `"set"s`
      When `m.set_name("set again, and not inline"s)`
      Then `m.name()` is `"set again, and not inline"s`
      When `m.set_digit(3)`
      Then `m.name()` is `"unset"s`
      When `m.set_name("set"s)`
      And `m.clear_name()`
      Then `m.name()` is `"unset"s`

    Scenario Outline: with a default: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.<name>()` is `<value>`
      When `m.set_<name>(<second>)`
      Then `m.<name>()` is `<second>`
      When `m.set_digit(3)`
      Then `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      And `m.clear_<name>()`
      Then `m.<name>()` is `<unset>`

      Examples:
        | what                        | package | name | unset       | value  | second                       |
        | an edition, speed, raw      | quick   | raw  | "un\\0set"s | "set"s | "set again, and not inline"s |
        | an edition, code size, name | small   | name | "unset"s    | "set"s | "set again, and not inline"s |
        | an edition, code size, raw  | small   | raw  | "un\\0set"s | "set"s | "set again, and not inline"s |
        | an edition, lite, name      | light   | name | "unset"s    | "set"s | "set again, and not inline"s |
        | an edition, lite, raw       | light   | raw  | "un\\0set"s | "set"s | "set again, and not inline"s |

  @cpp.oneof.enum
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (with defaults, in editions)

    Scenario: with a default: an edition, speed, kind
      Given `quick::Sample m`
      Then `m.kind()` is `quick::KIND_RIGHT`
      When `m.set_kind(quick::KIND_LEFT)`
      Then `m.kind()` is `quick::KIND_LEFT`
      When `m.set_kind(quick::KIND_NONE)`
      Then `m.kind()` is `quick::KIND_NONE`
      When `m.set_digit(3)`
      Then `m.kind()` is `quick::KIND_RIGHT`
      When `m.set_kind(quick::KIND_LEFT)`
      And `m.clear_kind()`
      Then `m.kind()` is `quick::KIND_RIGHT`

    Scenario Outline: with a default: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.<name>()` is `<value>`
      When `m.set_<name>(<second>)`
      Then `m.<name>()` is `<second>`
      When `m.set_digit(3)`
      Then `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      And `m.clear_<name>()`
      Then `m.<name>()` is `<unset>`

      Examples:
        | what                        | package | name | unset             | value            | second           |
        | an edition, code size, kind | small   | kind | small::KIND_RIGHT | small::KIND_LEFT | small::KIND_NONE |
        | an edition, lite, kind      | light   | kind | light::KIND_RIGHT | light::KIND_LEFT | light::KIND_NONE |

  @cpp.oneof.mutable @cpp.oneof.string
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (a string, asked again, in editions)

    Scenario: asked again: an edition, speed, name
      Given `quick::Sample m`
      When `m.mutable_name()->assign("asked")`
      And `m.mutable_name()->append(" again")`
      Then `m.name()` is `"asked again"s`

    Scenario Outline: asked again: <what>
      Given `<package>::Sample m`
      When `m.mutable_<name>()->assign("asked")`
      And `m.mutable_<name>()->append(" again")`
      Then `m.<name>()` is `"asked again"s`

      Examples:
        | what                        | package | name |
        | an edition, speed, raw      | quick   | raw  |
        | an edition, code size, name | small   | name |
        | an edition, code size, raw  | small   | raw  |
        | an edition, lite, name      | light   | name |
        | an edition, lite, raw       | light   | raw  |

  @cpp.oneof.mutable @cpp.oneof.message
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (a message, asked again, in editions)

    Scenario: asked again: an edition, speed, piece
      Given `quick::Sample m`
      When `m.mutable_piece()->set_id(7)`
      And `m.mutable_piece()->set_size(3)`
      Then `m.piece().id()` is `7`
      And `m.piece().size()` is `3`

    Scenario Outline: asked again: <what>
      Given `<package>::Sample m`
      When `m.mutable_<name>()->set_id(7)`
      And `m.mutable_<name>()->set_size(3)`
      Then `m.<name>().id()` is `7`
      And `m.<name>().size()` is `3`

      Examples:
        | what                         | package | name  |
        | an edition, speed, crate     | quick   | crate |
        | an edition, code size, piece | small   | piece |
        | an edition, code size, crate | small   | crate |
        | an edition, lite, piece      | light   | piece |
        | an edition, lite, crate      | light   | crate |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (the object itself, in an edition)

    Scenario: the object itself: an edition, after a number
      Given `quick::Sample m`
      And `m.set_digit(3)`
      And `auto* given = new std::string("given, and too long to be inline")`
      When `m.set_allocated_name(given)`
      Then `m.which_case()` is `quick::Sample::kName`
      And `&m.name()` is `given`

    Scenario Outline: the object itself: an edition, after <what>
      Given `quick::Sample m`
      And `<arrange>`
      And `auto* given = new std::string("given, and too long to be inline")`
      When `m.set_allocated_name(given)`
      Then `m.which_case()` is `quick::Sample::kName`
      And `&m.name()` is `given`

      Examples:
        | what                | arrange                                             |
        | itself              | m.set_name("set before, and too long to be inline") |
        | itself, handed over | m.set_allocated_name(new std::string("set before")) |
