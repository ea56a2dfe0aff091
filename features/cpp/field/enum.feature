@needs.cpp @needs.proto3-optional
Feature: Singular enum fields
  Accessors of fields whose type is an enum, with explicit and with implicit presence.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
      message Explicit {
        enum Shape { SHAPE_NONE = 0; SHAPE_ROUND = 6; }
        optional Kind bar = 1;
        optional Shape shape = 2;
        optional Kind other = 3;
      }
      message Implicit {
        Kind bar = 1;
        Explicit.Shape shape = 2;
        Kind other = 3;
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_PRESET = 33; OLD_KIND_BELOW = -6; OLD_KIND_ZERO = 0; }
      message Old { optional OldKind bar = 1; required OldKind needed = 2; }
      message Preset { optional OldKind bar = 1 [default = OLD_KIND_PRESET]; optional OldKind low = 2 [default = OLD_KIND_BELOW]; }
      """

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function

    @cpp.presence.set
    Scenario: proto3 set
      Given `Explicit m`
      And `const Explicit& view = m`
      When `m.set_bar(KIND_RIGHT)`
      Then `view.has_bar()` is `true`
      And `view.bar()` is `KIND_RIGHT`

    Scenario Outline: <field> in a new message
      Given `const <message> m`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | field                   | message  | name   | default              |
        | proto3                  | Explicit | bar    | KIND_NONE            |
        | nested                  | Explicit | shape  | Explicit::SHAPE_NONE |
        | proto2                  | Old      | bar    | OLD_KIND_FIRST       |
        | required                | Old      | needed | OLD_KIND_FIRST       |
        | with a default          | Preset   | bar    | OLD_KIND_PRESET      |
        | with a negative default | Preset   | low    | OLD_KIND_BELOW       |

    @cpp.presence.set
    Scenario Outline: <field> set
      Given `<message> m`
      And `const <message>& view = m`
      When `m.set_<name>(<value>)`
      Then `view.has_<name>()` is `true`
      And `view.<name>()` is `<value>`

      Examples:
        | field                          | message  | name   | value                 |
        | proto3, negative               | Explicit | bar    | KIND_BELOW            |
        | proto3, zero                   | Explicit | bar    | KIND_NONE             |
        | nested                         | Explicit | shape  | Explicit::SHAPE_ROUND |
        | proto2                         | Old      | bar    | OLD_KIND_OTHER        |
        | proto2, zero                   | Old      | bar    | OLD_KIND_ZERO         |
        | proto2, to the default         | Old      | bar    | OLD_KIND_FIRST        |
        | required                       | Old      | needed | OLD_KIND_BELOW        |
        | with a default                 | Preset   | bar    | OLD_KIND_OTHER        |
        | with a default, to the default | Preset   | bar    | OLD_KIND_PRESET       |

    @cpp.presence.clear
    Scenario Outline: <field> set and cleared
      Given `<message> m`
      And `m.set_<name>(<value>)`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | field                   | message  | name   | value                 | default              |
        | proto3                  | Explicit | bar    | KIND_RIGHT            | KIND_NONE            |
        | nested                  | Explicit | shape  | Explicit::SHAPE_ROUND | Explicit::SHAPE_NONE |
        | proto2                  | Old      | bar    | OLD_KIND_OTHER        | OLD_KIND_FIRST       |
        | required                | Old      | needed | OLD_KIND_BELOW        | OLD_KIND_FIRST       |
        | with a default          | Preset   | bar    | OLD_KIND_OTHER        | OLD_KIND_PRESET      |
        | with a negative default | Preset   | low    | OLD_KIND_OTHER        | OLD_KIND_BELOW       |

    @cpp.presence.clear
    Scenario: cleared, a number that the enum does not define before
      Given `Explicit m`
      When `m.ParseFromString(bytes("08 63 18 15"))`
      Then `m.has_bar()` is `true`
      And `static_cast<int>(m.bar())` is `99`
      When `m.clear_bar()`
      Then `m.has_bar()` is `false`
      And `m.bar()` is `KIND_NONE`
      And `m` serializes to the bytes `18 15`

    Scenario: the other field is unchanged
      Given `Explicit m`
      And `m.set_other(KIND_LEFT)`
      And `m.set_bar(KIND_RIGHT)`
      When `m.clear_bar()`
      Then `m.has_other()` is `true`
      And `m.other()` is `KIND_LEFT`

    Scenario: on the wire, zero too
      Given `Explicit m`
      And `m.set_bar(KIND_BELOW)`
      When `m.set_shape(Explicit::SHAPE_NONE)`
      Then `m` serializes to the bytes `08 fb ff ff ff ff ff ff ff ff 01 10 00`

    Scenario Outline: parsed <what>
      Given `<message> m`
      When `m` parses the `<message>`
        """json
        { "bar": "<value>" }
        """
      Then `m.has_bar()` is `true`
      And `m.bar()` is `<value>`

      Examples:
        | what            | message  | value           |
        | proto3          | Explicit | KIND_RIGHT      |
        | proto3 negative | Explicit | KIND_BELOW      |
        | proto2          | Preset   | OLD_KIND_OTHER  |
        | proto2 zero     | Preset   | OLD_KIND_ZERO   |
        | proto2 default  | Preset   | OLD_KIND_PRESET |

    Scenario: types
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `view.has_bar()` has type `bool`
      And `view.bar()` has type `Kind`
      And `view.shape()` has type `Explicit::Shape`
      And `m.set_bar(KIND_LEFT)` has type `void`
      And `m.clear_bar()` has type `void`

    Scenario: only a value of the enum is accepted
      Given `Explicit m`
      Then `m.set_bar(KIND_LEFT)` compiles
      And `m.set_bar(21)` does not compile
      And `m.set_bar(Explicit::SHAPE_ROUND)` does not compile

    Scenario: changing functions need a mutable message
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `m.set_bar(KIND_LEFT)` compiles
      And `view.set_bar(KIND_LEFT)` does not compile
      And `m.clear_bar()` compiles
      And `view.clear_bar()` does not compile

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar`

    Scenario: in a new message
      Given `const Implicit m`
      Then `m.bar()` is `KIND_NONE`
      And `m.shape()` is `Explicit::SHAPE_NONE`

    Scenario Outline: set to <value>
      Given `Implicit m`
      And `const Implicit& view = m`
      And `m.set_bar(<before>)`
      When `m.set_bar(<value>)`
      Then `view.bar()` is `<value>`

      Examples:
        | value      | before     |
        | KIND_NONE  | KIND_LEFT  |
        | KIND_LEFT  | KIND_RIGHT |
        | KIND_RIGHT | KIND_LEFT  |
        | KIND_BELOW | KIND_LEFT  |

    @needs.release
    Scenario Outline: a number that the enum does not define, in a release build: <number>
      Given a release build
      And `Implicit m`
      And `m.set_bar(KIND_LEFT)`
      When `m.set_bar(static_cast<Kind>(<number>)), m.set_shape(static_cast<Explicit::Shape>(<number>))`
      Then `static_cast<int>(m.bar())` is `<number>`
      And `static_cast<int>(m.shape())` is `<number>`
      When `m.clear_bar()`
      Then `m.bar()` is `KIND_NONE`

      Examples:
        | number                          |
        | 42                              |
        | 1                               |
        | -1                              |
        | std::numeric_limits<int>::max() |
        | std::numeric_limits<int>::min() |

    Scenario Outline: cleared, <value> before
      Given `Implicit m`
      And `m.set_bar(<value>)`
      And `m.set_other(KIND_LEFT)`
      When `m.clear_bar()`
      Then `m.bar()` is `KIND_NONE`
      And `m.other()` is `KIND_LEFT`

      Examples:
        | value      |
        | KIND_NONE  |
        | KIND_RIGHT |
        | KIND_BELOW |

    Scenario: cleared, a number that the enum does not define before
      Given `Implicit m`
      When `m.ParseFromString(bytes("08 63 18 15"))`
      Then `static_cast<int>(m.bar())` is `99`
      When `m.clear_bar()`
      Then `m.bar()` is `KIND_NONE`
      And `m.other()` is `KIND_LEFT`
      And `m` serializes to the bytes `18 15`

    Scenario: no has_bar
      Given `Implicit m`
      And `Explicit twin`
      Then `twin.has_bar()` compiles
      And `m.has_bar()` does not compile
      And `twin.has_shape()` compiles
      And `m.has_shape()` does not compile

    Scenario: only a value other than zero is on the wire
      Given `Implicit m`
      And `m.set_shape(Explicit::SHAPE_ROUND)`
      When `m.set_bar(KIND_NONE)`
      Then `m` serializes to the bytes `10 06`

    Scenario: parsed
      Given `Implicit m`
      When `m` parses the `Implicit`
        """json
        { "bar": "KIND_BELOW", "shape": "SHAPE_ROUND" }
        """
      Then `m.bar()` is `KIND_BELOW`
      And `m.shape()` is `Explicit::SHAPE_ROUND`

    Scenario: types
      Given `Implicit m`
      And `const Implicit& view = m`
      Then `view.bar()` has type `Kind`
      And `view.shape()` has type `Explicit::Shape`
      And `m.set_bar(KIND_LEFT)` has type `void`
      And `m.clear_bar()` has type `void`
