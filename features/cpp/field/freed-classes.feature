@needs.cpp @needs.lite @needs.counted-memory
Feature: What a field of any class held is freed at once
  A message does not keep what it has to free until it is destroyed itself: whether the class of the field is its own, one
  of its own, or one of another file.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      import "parts.proto";
      message Sample {
        message Inner { optional string label = 1; }
        optional string label = 1;
        optional Sample own = 2;
        optional Inner inner = 3;
        optional parts.Part far = 4;
        optional parts.Part.Screw screw = 5;
        oneof which {
          Sample own_member = 6;
          Inner inner_member = 7;
          parts.Part far_member = 8;
          parts.Part.Screw screw_member = 9;
          int32 digit = 10;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      import "parts.proto";
      option optimize_for = CODE_SIZE;
      message Sample {
        message Inner { optional string label = 1; }
        optional string label = 1;
        optional Sample own = 2;
        optional Inner inner = 3;
        optional parts.Part far = 4;
        optional parts.Part.Screw screw = 5;
        oneof which {
          Sample own_member = 6;
          Inner inner_member = 7;
          parts.Part far_member = 8;
          parts.Part.Screw screw_member = 9;
          int32 digit = 10;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      import "light_parts.proto";
      option optimize_for = LITE_RUNTIME;
      message Sample {
        message Inner { optional string label = 1; }
        optional string label = 1;
        optional Sample own = 2;
        optional Inner inner = 3;
        optional light_parts.Part far = 4;
        optional light_parts.Part.Screw screw = 5;
        oneof which {
          Sample own_member = 6;
          Inner inner_member = 7;
          light_parts.Part far_member = 8;
          light_parts.Part.Screw screw_member = 9;
          int32 digit = 10;
        }
      }
      """
    And the schema file `parts.proto`
      """proto
      syntax = "proto2";
      package parts;
      message Part { message Screw { optional string label = 1; } optional string label = 1; }
      """
    And the schema file `light_parts.proto`
      """proto
      syntax = "proto2";
      package light_parts;
      option optimize_for = LITE_RUNTIME;
      message Part { message Screw { optional string label = 1; } optional string label = 1; }
      """
    And `const std::string large(100000, 'x')`

  @cpp.field.message-set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own()->set_label(large)`
      Then `m.set_allocated_own(nullptr)` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                               | action                       |
        | a nested class                      | quick   | mutable_inner()->set_label(large) | set_allocated_inner(nullptr) |
        | an imported class                   | quick   | mutable_far()->set_label(large)   | set_allocated_far(nullptr)   |
        | an imported nested class            | quick   | mutable_screw()->set_label(large) | set_allocated_screw(nullptr) |
        | its own class, code size            | small   | mutable_own()->set_label(large)   | set_allocated_own(nullptr)   |
        | a nested class, code size           | small   | mutable_inner()->set_label(large) | set_allocated_inner(nullptr) |
        | an imported class, code size        | small   | mutable_far()->set_label(large)   | set_allocated_far(nullptr)   |
        | an imported nested class, code size | small   | mutable_screw()->set_label(large) | set_allocated_screw(nullptr) |
        | its own class, lite                 | light   | mutable_own()->set_label(large)   | set_allocated_own(nullptr)   |
        | a nested class, lite                | light   | mutable_inner()->set_label(large) | set_allocated_inner(nullptr) |
        | an imported class, lite             | light   | mutable_far()->set_label(large)   | set_allocated_far(nullptr)   |
        | an imported nested class, lite      | light   | mutable_screw()->set_label(large) | set_allocated_screw(nullptr) |

  @cpp.field.message-set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own()->set_label(large)`
      Then `m.set_allocated_own(new quick::Sample)` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                               | action                                            |
        | a nested class                      | quick   | mutable_inner()->set_label(large) | set_allocated_inner(new quick::Sample::Inner)     |
        | an imported class                   | quick   | mutable_far()->set_label(large)   | set_allocated_far(new parts::Part)                |
        | an imported nested class            | quick   | mutable_screw()->set_label(large) | set_allocated_screw(new parts::Part::Screw)       |
        | its own class, code size            | small   | mutable_own()->set_label(large)   | set_allocated_own(new small::Sample)              |
        | a nested class, code size           | small   | mutable_inner()->set_label(large) | set_allocated_inner(new small::Sample::Inner)     |
        | an imported class, code size        | small   | mutable_far()->set_label(large)   | set_allocated_far(new parts::Part)                |
        | an imported nested class, code size | small   | mutable_screw()->set_label(large) | set_allocated_screw(new parts::Part::Screw)       |
        | its own class, lite                 | light   | mutable_own()->set_label(large)   | set_allocated_own(new light::Sample)              |
        | a nested class, lite                | light   | mutable_inner()->set_label(large) | set_allocated_inner(new light::Sample::Inner)     |
        | an imported class, lite             | light   | mutable_far()->set_label(large)   | set_allocated_far(new light_parts::Part)          |
        | an imported nested class, lite      | light   | mutable_screw()->set_label(large) | set_allocated_screw(new light_parts::Part::Screw) |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own_member()->set_label(large)`
      Then `m.clear_own_member()` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                      | action               |
        | a nested class                      | quick   | mutable_inner_member()->set_label(large) | clear_inner_member() |
        | an imported class                   | quick   | mutable_far_member()->set_label(large)   | clear_far_member()   |
        | an imported nested class            | quick   | mutable_screw_member()->set_label(large) | clear_screw_member() |
        | its own class, code size            | small   | mutable_own_member()->set_label(large)   | clear_own_member()   |
        | a nested class, code size           | small   | mutable_inner_member()->set_label(large) | clear_inner_member() |
        | an imported class, code size        | small   | mutable_far_member()->set_label(large)   | clear_far_member()   |
        | an imported nested class, code size | small   | mutable_screw_member()->set_label(large) | clear_screw_member() |
        | its own class, lite                 | light   | mutable_own_member()->set_label(large)   | clear_own_member()   |
        | a nested class, lite                | light   | mutable_inner_member()->set_label(large) | clear_inner_member() |
        | an imported class, lite             | light   | mutable_far_member()->set_label(large)   | clear_far_member()   |
        | an imported nested class, lite      | light   | mutable_screw_member()->set_label(large) | clear_screw_member() |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own_member()->set_label(large)`
      Then `m.clear_which()` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                      | action        |
        | a nested class                      | quick   | mutable_inner_member()->set_label(large) | clear_which() |
        | an imported class                   | quick   | mutable_far_member()->set_label(large)   | clear_which() |
        | an imported nested class            | quick   | mutable_screw_member()->set_label(large) | clear_which() |
        | its own class, code size            | small   | mutable_own_member()->set_label(large)   | clear_which() |
        | a nested class, code size           | small   | mutable_inner_member()->set_label(large) | clear_which() |
        | an imported class, code size        | small   | mutable_far_member()->set_label(large)   | clear_which() |
        | an imported nested class, code size | small   | mutable_screw_member()->set_label(large) | clear_which() |
        | its own class, lite                 | light   | mutable_own_member()->set_label(large)   | clear_which() |
        | a nested class, lite                | light   | mutable_inner_member()->set_label(large) | clear_which() |
        | an imported class, lite             | light   | mutable_far_member()->set_label(large)   | clear_which() |
        | an imported nested class, lite      | light   | mutable_screw_member()->set_label(large) | clear_which() |

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own_member()->set_label(large)`
      Then `m.set_allocated_own_member(nullptr)` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                      | action                              |
        | a nested class                      | quick   | mutable_inner_member()->set_label(large) | set_allocated_inner_member(nullptr) |
        | an imported class                   | quick   | mutable_far_member()->set_label(large)   | set_allocated_far_member(nullptr)   |
        | an imported nested class            | quick   | mutable_screw_member()->set_label(large) | set_allocated_screw_member(nullptr) |
        | its own class, code size            | small   | mutable_own_member()->set_label(large)   | set_allocated_own_member(nullptr)   |
        | a nested class, code size           | small   | mutable_inner_member()->set_label(large) | set_allocated_inner_member(nullptr) |
        | an imported class, code size        | small   | mutable_far_member()->set_label(large)   | set_allocated_far_member(nullptr)   |
        | an imported nested class, code size | small   | mutable_screw_member()->set_label(large) | set_allocated_screw_member(nullptr) |
        | its own class, lite                 | light   | mutable_own_member()->set_label(large)   | set_allocated_own_member(nullptr)   |
        | a nested class, lite                | light   | mutable_inner_member()->set_label(large) | set_allocated_inner_member(nullptr) |
        | an imported class, lite             | light   | mutable_far_member()->set_label(large)   | set_allocated_far_member(nullptr)   |
        | an imported nested class, lite      | light   | mutable_screw_member()->set_label(large) | set_allocated_screw_member(nullptr) |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own_member()->set_label(large)`
      Then `m.set_allocated_own_member(new quick::Sample)` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                      | action                                                   |
        | a nested class                      | quick   | mutable_inner_member()->set_label(large) | set_allocated_inner_member(new quick::Sample::Inner)     |
        | an imported class                   | quick   | mutable_far_member()->set_label(large)   | set_allocated_far_member(new parts::Part)                |
        | an imported nested class            | quick   | mutable_screw_member()->set_label(large) | set_allocated_screw_member(new parts::Part::Screw)       |
        | its own class, code size            | small   | mutable_own_member()->set_label(large)   | set_allocated_own_member(new small::Sample)              |
        | a nested class, code size           | small   | mutable_inner_member()->set_label(large) | set_allocated_inner_member(new small::Sample::Inner)     |
        | an imported class, code size        | small   | mutable_far_member()->set_label(large)   | set_allocated_far_member(new parts::Part)                |
        | an imported nested class, code size | small   | mutable_screw_member()->set_label(large) | set_allocated_screw_member(new parts::Part::Screw)       |
        | its own class, lite                 | light   | mutable_own_member()->set_label(large)   | set_allocated_own_member(new light::Sample)              |
        | a nested class, lite                | light   | mutable_inner_member()->set_label(large) | set_allocated_inner_member(new light::Sample::Inner)     |
        | an imported class, lite             | light   | mutable_far_member()->set_label(large)   | set_allocated_far_member(new light_parts::Part)          |
        | an imported nested class, lite      | light   | mutable_screw_member()->set_label(large) | set_allocated_screw_member(new light_parts::Part::Screw) |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own_member()->set_label(large)`
      Then `m.set_digit(7)` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                      | action       |
        | a nested class                      | quick   | mutable_inner_member()->set_label(large) | set_digit(7) |
        | an imported class                   | quick   | mutable_far_member()->set_label(large)   | set_digit(7) |
        | an imported nested class            | quick   | mutable_screw_member()->set_label(large) | set_digit(7) |
        | its own class, code size            | small   | mutable_own_member()->set_label(large)   | set_digit(7) |
        | a nested class, code size           | small   | mutable_inner_member()->set_label(large) | set_digit(7) |
        | an imported class, code size        | small   | mutable_far_member()->set_label(large)   | set_digit(7) |
        | an imported nested class, code size | small   | mutable_screw_member()->set_label(large) | set_digit(7) |
        | its own class, lite                 | light   | mutable_own_member()->set_label(large)   | set_digit(7) |
        | a nested class, lite                | light   | mutable_inner_member()->set_label(large) | set_digit(7) |
        | an imported class, lite             | light   | mutable_far_member()->set_label(large)   | set_digit(7) |
        | an imported nested class, lite      | light   | mutable_screw_member()->set_label(large) | set_digit(7) |

  @cpp.oneof.mutable
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (at once, of any class)

    Scenario: its own class
      Given `quick::Sample m`
      And `m.mutable_own_member()->set_label(large)`
      Then `m.mutable_far_member()` frees at least `90000` bytes

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                      | action               |
        | a nested class                      | quick   | mutable_inner_member()->set_label(large) | mutable_own_member() |
        | an imported class                   | quick   | mutable_far_member()->set_label(large)   | mutable_own_member() |
        | an imported nested class            | quick   | mutable_screw_member()->set_label(large) | mutable_own_member() |
        | its own class, code size            | small   | mutable_own_member()->set_label(large)   | mutable_far_member() |
        | a nested class, code size           | small   | mutable_inner_member()->set_label(large) | mutable_own_member() |
        | an imported class, code size        | small   | mutable_far_member()->set_label(large)   | mutable_own_member() |
        | an imported nested class, code size | small   | mutable_screw_member()->set_label(large) | mutable_own_member() |
        | its own class, lite                 | light   | mutable_own_member()->set_label(large)   | mutable_far_member() |
        | a nested class, lite                | light   | mutable_inner_member()->set_label(large) | mutable_own_member() |
        | an imported class, lite             | light   | mutable_far_member()->set_label(large)   | mutable_own_member() |
        | an imported nested class, lite      | light   | mutable_screw_member()->set_label(large) | mutable_own_member() |
