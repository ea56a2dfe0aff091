@needs.cpp @needs.lite @needs.counted-memory
Feature: What a field held is freed at once
  A message does not keep what it has to free until it is destroyed itself.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      message Part { optional string label = 1; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional group Box = 5 { optional string label = 1; }
        oneof which {
          string name = 6;
          bytes raw = 7;
          Part piece = 8;
          group Crate = 9 { optional string label = 1; }
          int32 digit = 10;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional string label = 1; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional group Box = 5 { optional string label = 1; }
        oneof which {
          string name = 6;
          bytes raw = 7;
          Part piece = 8;
          group Crate = 9 { optional string label = 1; }
          int32 digit = 10;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional string label = 1; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional group Box = 5 { optional string label = 1; }
        oneof which {
          string name = 6;
          bytes raw = 7;
          Part piece = 8;
          group Crate = 9 { optional string label = 1; }
          int32 digit = 10;
        }
      }
      """
    And `const std::string large(100000, 'x')`

  @cpp.field.message-set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held (at once)

    Scenario: freed at once: a message
      Given `quick::Sample m`
      And `m.mutable_part()->set_label(large)`
      Then `m.set_allocated_part(nullptr)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                                | package | set                                                                     | action                      |
        | a group                             | quick   | mutable_box()->set_label(large)                                         | set_allocated_box(nullptr)  |
        | a message that was given            | quick   | set_allocated_part(new quick::Part), m.mutable_part()->set_label(large) | set_allocated_part(nullptr) |
        | a message, code size                | small   | mutable_part()->set_label(large)                                        | set_allocated_part(nullptr) |
        | a group, code size                  | small   | mutable_box()->set_label(large)                                         | set_allocated_box(nullptr)  |
        | a message that was given, code size | small   | set_allocated_part(new small::Part), m.mutable_part()->set_label(large) | set_allocated_part(nullptr) |
        | a message, lite                     | light   | mutable_part()->set_label(large)                                        | set_allocated_part(nullptr) |
        | a group, lite                       | light   | mutable_box()->set_label(large)                                         | set_allocated_box(nullptr)  |
        | a message that was given, lite      | light   | set_allocated_part(new light::Part), m.mutable_part()->set_label(large) | set_allocated_part(nullptr) |

  @cpp.field.message-set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (at once)

    Scenario: freed at once: a message
      Given `quick::Sample m`
      And `m.mutable_part()->set_label(large)`
      Then `m.set_allocated_part(new quick::Part)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                 | package | set                              | action                                    |
        | a group              | quick   | mutable_box()->set_label(large)  | set_allocated_box(new quick::Sample::Box) |
        | a message, code size | small   | mutable_part()->set_label(large) | set_allocated_part(new small::Part)       |
        | a group, code size   | small   | mutable_box()->set_label(large)  | set_allocated_box(new small::Sample::Box) |
        | a message, lite      | light   | mutable_part()->set_label(large) | set_allocated_part(new light::Part)       |
        | a group, lite        | light   | mutable_box()->set_label(large)  | set_allocated_box(new light::Sample::Box) |

  @cpp.field.string-set-allocated-null
  Rule: `set_allocated_foo` with a null pointer clears a string or bytes field and frees the string that it held (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_text(large)`
      Then `m.set_allocated_text(nullptr)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                               | package | set                                        | action                        |
        | a string with a default            | quick   | set_preset(large)                          | set_allocated_preset(nullptr) |
        | bytes                              | quick   | set_data(large)                            | set_allocated_data(nullptr)   |
        | a string that was given            | quick   | set_allocated_text(new std::string(large)) | set_allocated_text(nullptr)   |
        | a string, code size                | small   | set_text(large)                            | set_allocated_text(nullptr)   |
        | a string with a default, code size | small   | set_preset(large)                          | set_allocated_preset(nullptr) |
        | bytes, code size                   | small   | set_data(large)                            | set_allocated_data(nullptr)   |
        | a string that was given, code size | small   | set_allocated_text(new std::string(large)) | set_allocated_text(nullptr)   |
        | a string, lite                     | light   | set_text(large)                            | set_allocated_text(nullptr)   |
        | a string with a default, lite      | light   | set_preset(large)                          | set_allocated_preset(nullptr) |
        | bytes, lite                        | light   | set_data(large)                            | set_allocated_data(nullptr)   |
        | a string that was given, lite      | light   | set_allocated_text(new std::string(large)) | set_allocated_text(nullptr)   |

  @cpp.field.string-set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_text(large)`
      Then `m.set_allocated_text(new std::string)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                               | package | set                                        | action                                |
        | a string with a default            | quick   | set_preset(large)                          | set_allocated_preset(new std::string) |
        | bytes                              | quick   | set_data(large)                            | set_allocated_data(new std::string)   |
        | a string that was given            | quick   | set_allocated_text(new std::string(large)) | set_allocated_text(new std::string)   |
        | a string, code size                | small   | set_text(large)                            | set_allocated_text(new std::string)   |
        | a string with a default, code size | small   | set_preset(large)                          | set_allocated_preset(new std::string) |
        | bytes, code size                   | small   | set_data(large)                            | set_allocated_data(new std::string)   |
        | a string that was given, code size | small   | set_allocated_text(new std::string(large)) | set_allocated_text(new std::string)   |
        | a string, lite                     | light   | set_text(large)                            | set_allocated_text(new std::string)   |
        | a string with a default, lite      | light   | set_preset(large)                          | set_allocated_preset(new std::string) |
        | bytes, lite                        | light   | set_data(large)                            | set_allocated_data(new std::string)   |
        | a string that was given, lite      | light   | set_allocated_text(new std::string(large)) | set_allocated_text(new std::string)   |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_name(large)`
      Then `m.clear_name()` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                 | package | set                               | action        |
        | bytes                | quick   | set_raw(large)                    | clear_raw()   |
        | a message            | quick   | mutable_piece()->set_label(large) | clear_piece() |
        | a group              | quick   | mutable_crate()->set_label(large) | clear_crate() |
        | a string, code size  | small   | set_name(large)                   | clear_name()  |
        | bytes, code size     | small   | set_raw(large)                    | clear_raw()   |
        | a message, code size | small   | mutable_piece()->set_label(large) | clear_piece() |
        | a group, code size   | small   | mutable_crate()->set_label(large) | clear_crate() |
        | a string, lite       | light   | set_name(large)                   | clear_name()  |
        | bytes, lite          | light   | set_raw(large)                    | clear_raw()   |
        | a message, lite      | light   | mutable_piece()->set_label(large) | clear_piece() |
        | a group, lite        | light   | mutable_crate()->set_label(large) | clear_crate() |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_name(large)`
      Then `m.clear_which()` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                 | package | set                               | action        |
        | bytes                | quick   | set_raw(large)                    | clear_which() |
        | a message            | quick   | mutable_piece()->set_label(large) | clear_which() |
        | a group              | quick   | mutable_crate()->set_label(large) | clear_which() |
        | a string, code size  | small   | set_name(large)                   | clear_which() |
        | bytes, code size     | small   | set_raw(large)                    | clear_which() |
        | a message, code size | small   | mutable_piece()->set_label(large) | clear_which() |
        | a group, code size   | small   | mutable_crate()->set_label(large) | clear_which() |
        | a string, lite       | light   | set_name(large)                   | clear_which() |
        | bytes, lite          | light   | set_raw(large)                    | clear_which() |
        | a message, lite      | light   | mutable_piece()->set_label(large) | clear_which() |
        | a group, lite        | light   | mutable_crate()->set_label(large) | clear_which() |

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_name(large)`
      Then `m.set_allocated_name(nullptr)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                 | package | set                               | action                       |
        | bytes                | quick   | set_raw(large)                    | set_allocated_raw(nullptr)   |
        | a message            | quick   | mutable_piece()->set_label(large) | set_allocated_piece(nullptr) |
        | a group              | quick   | mutable_crate()->set_label(large) | set_allocated_crate(nullptr) |
        | a string, code size  | small   | set_name(large)                   | set_allocated_name(nullptr)  |
        | bytes, code size     | small   | set_raw(large)                    | set_allocated_raw(nullptr)   |
        | a message, code size | small   | mutable_piece()->set_label(large) | set_allocated_piece(nullptr) |
        | a group, code size   | small   | mutable_crate()->set_label(large) | set_allocated_crate(nullptr) |
        | a string, lite       | light   | set_name(large)                   | set_allocated_name(nullptr)  |
        | bytes, lite          | light   | set_raw(large)                    | set_allocated_raw(nullptr)   |
        | a message, lite      | light   | mutable_piece()->set_label(large) | set_allocated_piece(nullptr) |
        | a group, lite        | light   | mutable_crate()->set_label(large) | set_allocated_crate(nullptr) |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_name(large)`
      Then `m.set_digit(7)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                               | package | set                               | action            |
        | bytes                              | quick   | set_raw(large)                    | set_digit(7)      |
        | a message                          | quick   | mutable_piece()->set_label(large) | set_digit(7)      |
        | a group                            | quick   | mutable_crate()->set_label(large) | set_digit(7)      |
        | a message, for a string            | quick   | mutable_piece()->set_label(large) | set_name("short") |
        | a string, code size                | small   | set_name(large)                   | set_digit(7)      |
        | bytes, code size                   | small   | set_raw(large)                    | set_digit(7)      |
        | a message, code size               | small   | mutable_piece()->set_label(large) | set_digit(7)      |
        | a group, code size                 | small   | mutable_crate()->set_label(large) | set_digit(7)      |
        | a message, for a string, code size | small   | mutable_piece()->set_label(large) | set_name("short") |
        | a string, lite                     | light   | set_name(large)                   | set_digit(7)      |
        | bytes, lite                        | light   | set_raw(large)                    | set_digit(7)      |
        | a message, lite                    | light   | mutable_piece()->set_label(large) | set_digit(7)      |
        | a group, lite                      | light   | mutable_crate()->set_label(large) | set_digit(7)      |
        | a message, for a string, lite      | light   | mutable_piece()->set_label(large) | set_name("short") |

  @cpp.oneof.mutable
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_name(large)`
      Then `m.mutable_piece()` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                 | package | set                               | action          |
        | bytes                | quick   | set_raw(large)                    | mutable_piece() |
        | a message            | quick   | mutable_piece()->set_label(large) | mutable_name()  |
        | a group              | quick   | mutable_crate()->set_label(large) | mutable_name()  |
        | a string, code size  | small   | set_name(large)                   | mutable_piece() |
        | bytes, code size     | small   | set_raw(large)                    | mutable_piece() |
        | a message, code size | small   | mutable_piece()->set_label(large) | mutable_name()  |
        | a group, code size   | small   | mutable_crate()->set_label(large) | mutable_name()  |
        | a string, lite       | light   | set_name(large)                   | mutable_piece() |
        | bytes, lite          | light   | set_raw(large)                    | mutable_piece() |
        | a message, lite      | light   | mutable_piece()->set_label(large) | mutable_name()  |
        | a group, lite        | light   | mutable_crate()->set_label(large) | mutable_name()  |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (at once)

    Scenario: freed at once: a string
      Given `quick::Sample m`
      And `m.set_name(large)`
      Then `m.set_allocated_piece(new quick::Part)` frees at least `90000` bytes

    Scenario Outline: freed at once: <what>
      Given `<package>::Sample m`
      And `m.<set>`
      Then `m.<action>` frees at least `90000` bytes

      Examples:
        | what                             | package | set                               | action                               |
        | bytes                            | quick   | set_raw(large)                    | set_allocated_piece(new quick::Part) |
        | a message                        | quick   | mutable_piece()->set_label(large) | set_allocated_name(new std::string)  |
        | a group                          | quick   | mutable_crate()->set_label(large) | set_allocated_name(new std::string)  |
        | a string, by another             | quick   | set_name(large)                   | set_allocated_name(new std::string)  |
        | a message, by another            | quick   | mutable_piece()->set_label(large) | set_allocated_piece(new quick::Part) |
        | a string, code size              | small   | set_name(large)                   | set_allocated_piece(new small::Part) |
        | bytes, code size                 | small   | set_raw(large)                    | set_allocated_piece(new small::Part) |
        | a message, code size             | small   | mutable_piece()->set_label(large) | set_allocated_name(new std::string)  |
        | a group, code size               | small   | mutable_crate()->set_label(large) | set_allocated_name(new std::string)  |
        | a string, by another, code size  | small   | set_name(large)                   | set_allocated_name(new std::string)  |
        | a message, by another, code size | small   | mutable_piece()->set_label(large) | set_allocated_piece(new small::Part) |
        | a string, lite                   | light   | set_name(large)                   | set_allocated_piece(new light::Part) |
        | bytes, lite                      | light   | set_raw(large)                    | set_allocated_piece(new light::Part) |
        | a message, lite                  | light   | mutable_piece()->set_label(large) | set_allocated_name(new std::string)  |
        | a group, lite                    | light   | mutable_crate()->set_label(large) | set_allocated_name(new std::string)  |
        | a string, by another, lite       | light   | set_name(large)                   | set_allocated_name(new std::string)  |
        | a message, by another, lite      | light   | mutable_piece()->set_label(large) | set_allocated_piece(new light::Part) |
