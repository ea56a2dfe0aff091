@needs.cpp @needs.lite
Feature: Fields without presence that are empty again
  However a field of implicit presence lost its value, its getter gives zero or an empty string.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { string text = 1; bytes data = 2; int32 number = 3; double real = 4; bool flag = 5; Kind kind = 6; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto3";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { string text = 1; bytes data = 2; int32 number = 3; double real = 4; bool flag = 5; Kind kind = 6; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto3";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { string text = 1; bytes data = 2; int32 number = 3; double real = 4; bool flag = 5; Kind kind = 6; }
      """

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (however it lost its value)

    Scenario: empty again: a string, cleared with its message
      Given `quick::Sample m`
      When `m.set_text("set before, and not inline"), m.Clear()`
      Then `m.text()` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: empty again: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.<name>()` is `<empty>`
      And `m` serializes to the bytes ``

      @cpp.field.string-clear
      Examples:
        | what                         | package | name | change                                                   | empty |
        | a string, cleared            | quick   | text | m.set_text("set before, and not inline"), m.clear_text() | ""s   |
        | bytes, cleared               | quick   | data | m.set_data("set before, and not inline"), m.clear_data() | ""s   |
        | a string, cleared, code size | small   | text | m.set_text("set before, and not inline"), m.clear_text() | ""s   |
        | bytes, cleared, code size    | small   | data | m.set_data("set before, and not inline"), m.clear_data() | ""s   |
        | a string, cleared, lite      | light   | text | m.set_text("set before, and not inline"), m.clear_text() | ""s   |
        | bytes, cleared, lite         | light   | data | m.set_data("set before, and not inline"), m.clear_data() | ""s   |

      @cpp.message.parse-from-string
      Examples:
        | what                                   | package | name | change                                                          | empty |
        | a string, parsed without it            | quick   | text | m.set_text("set before, and not inline"), m.ParseFromString("") | ""s   |
        | bytes, parsed without it               | quick   | data | m.set_data("set before, and not inline"), m.ParseFromString("") | ""s   |
        | a string, parsed without it, code size | small   | text | m.set_text("set before, and not inline"), m.ParseFromString("") | ""s   |
        | bytes, parsed without it, code size    | small   | data | m.set_data("set before, and not inline"), m.ParseFromString("") | ""s   |
        | a string, parsed without it, lite      | light   | text | m.set_text("set before, and not inline"), m.ParseFromString("") | ""s   |
        | bytes, parsed without it, lite         | light   | data | m.set_data("set before, and not inline"), m.ParseFromString("") | ""s   |

      @cpp.message.copy
      Examples:
        | what                                     | package | name | change                                              | empty |
        | a string, assigned without it            | quick   | text | m.set_text("set before, and not inline"), m = other | ""s   |
        | bytes, assigned without it               | quick   | data | m.set_data("set before, and not inline"), m = other | ""s   |
        | a string, assigned without it, code size | small   | text | m.set_text("set before, and not inline"), m = other | ""s   |
        | bytes, assigned without it, code size    | small   | data | m.set_data("set before, and not inline"), m = other | ""s   |
        | a string, assigned without it, lite      | light   | text | m.set_text("set before, and not inline"), m = other | ""s   |
        | bytes, assigned without it, lite         | light   | data | m.set_data("set before, and not inline"), m = other | ""s   |

      @cpp.message.swap
      Examples:
        | what                              | package | name | change                                                   | empty |
        | a string, swapped away            | quick   | text | m.set_text("set before, and not inline"), m.Swap(&other) | ""s   |
        | bytes, swapped away               | quick   | data | m.set_data("set before, and not inline"), m.Swap(&other) | ""s   |
        | a string, swapped away, code size | small   | text | m.set_text("set before, and not inline"), m.Swap(&other) | ""s   |
        | bytes, swapped away, code size    | small   | data | m.set_data("set before, and not inline"), m.Swap(&other) | ""s   |
        | a string, swapped away, lite      | light   | text | m.set_text("set before, and not inline"), m.Swap(&other) | ""s   |
        | bytes, swapped away, lite         | light   | data | m.set_data("set before, and not inline"), m.Swap(&other) | ""s   |

      Examples:
        | what                                          | package | name | change                                              | empty |
        | bytes, cleared with its message               | quick   | data | m.set_data("set before, and not inline"), m.Clear() | ""s   |
        | a string, cleared with its message, code size | small   | text | m.set_text("set before, and not inline"), m.Clear() | ""s   |
        | bytes, cleared with its message, code size    | small   | data | m.set_data("set before, and not inline"), m.Clear() | ""s   |
        | a string, cleared with its message, lite      | light   | text | m.set_text("set before, and not inline"), m.Clear() | ""s   |
        | bytes, cleared with its message, lite         | light   | data | m.set_data("set before, and not inline"), m.Clear() | ""s   |

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (however it lost its value)

    Scenario: empty again: a number, cleared with its message
      Given `quick::Sample m`
      When `m.set_number(7), m.Clear()`
      Then `m.number()` is `0`
      And `m` serializes to the bytes ``

    Scenario Outline: empty again: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.<name>()` is `<empty>`
      And `m` serializes to the bytes ``

      @cpp.message.parse-from-string
      Examples:
        | what                                   | package | name   | change                                  | empty |
        | a number, parsed without it            | quick   | number | m.set_number(7), m.ParseFromString("")  | 0     |
        | a double, parsed without it            | quick   | real   | m.set_real(-0.5), m.ParseFromString("") | 0.0   |
        | a bool, parsed without it              | quick   | flag   | m.set_flag(true), m.ParseFromString("") | false |
        | a number, parsed without it, code size | small   | number | m.set_number(7), m.ParseFromString("")  | 0     |
        | a double, parsed without it, code size | small   | real   | m.set_real(-0.5), m.ParseFromString("") | 0.0   |
        | a bool, parsed without it, code size   | small   | flag   | m.set_flag(true), m.ParseFromString("") | false |
        | a number, parsed without it, lite      | light   | number | m.set_number(7), m.ParseFromString("")  | 0     |
        | a double, parsed without it, lite      | light   | real   | m.set_real(-0.5), m.ParseFromString("") | 0.0   |
        | a bool, parsed without it, lite        | light   | flag   | m.set_flag(true), m.ParseFromString("") | false |

      @cpp.message.copy
      Examples:
        | what                                     | package | name   | change                      | empty |
        | a number, assigned without it            | quick   | number | m.set_number(7), m = other  | 0     |
        | a double, assigned without it            | quick   | real   | m.set_real(-0.5), m = other | 0.0   |
        | a bool, assigned without it              | quick   | flag   | m.set_flag(true), m = other | false |
        | a number, assigned without it, code size | small   | number | m.set_number(7), m = other  | 0     |
        | a double, assigned without it, code size | small   | real   | m.set_real(-0.5), m = other | 0.0   |
        | a bool, assigned without it, code size   | small   | flag   | m.set_flag(true), m = other | false |
        | a number, assigned without it, lite      | light   | number | m.set_number(7), m = other  | 0     |
        | a double, assigned without it, lite      | light   | real   | m.set_real(-0.5), m = other | 0.0   |
        | a bool, assigned without it, lite        | light   | flag   | m.set_flag(true), m = other | false |

      @cpp.message.swap
      Examples:
        | what                              | package | name   | change                           | empty |
        | a number, swapped away            | quick   | number | m.set_number(7), m.Swap(&other)  | 0     |
        | a double, swapped away            | quick   | real   | m.set_real(-0.5), m.Swap(&other) | 0.0   |
        | a bool, swapped away              | quick   | flag   | m.set_flag(true), m.Swap(&other) | false |
        | a number, swapped away, code size | small   | number | m.set_number(7), m.Swap(&other)  | 0     |
        | a double, swapped away, code size | small   | real   | m.set_real(-0.5), m.Swap(&other) | 0.0   |
        | a bool, swapped away, code size   | small   | flag   | m.set_flag(true), m.Swap(&other) | false |
        | a number, swapped away, lite      | light   | number | m.set_number(7), m.Swap(&other)  | 0     |
        | a double, swapped away, lite      | light   | real   | m.set_real(-0.5), m.Swap(&other) | 0.0   |
        | a bool, swapped away, lite        | light   | flag   | m.set_flag(true), m.Swap(&other) | false |

      Examples:
        | what                                          | package | name   | change                            | empty |
        | a number, cleared                             | quick   | number | m.set_number(7), m.clear_number() | 0     |
        | a double, cleared                             | quick   | real   | m.set_real(-0.5), m.clear_real()  | 0.0   |
        | a double, cleared with its message            | quick   | real   | m.set_real(-0.5), m.Clear()       | 0.0   |
        | a bool, cleared                               | quick   | flag   | m.set_flag(true), m.clear_flag()  | false |
        | a bool, cleared with its message              | quick   | flag   | m.set_flag(true), m.Clear()       | false |
        | a number, cleared, code size                  | small   | number | m.set_number(7), m.clear_number() | 0     |
        | a number, cleared with its message, code size | small   | number | m.set_number(7), m.Clear()        | 0     |
        | a double, cleared, code size                  | small   | real   | m.set_real(-0.5), m.clear_real()  | 0.0   |
        | a double, cleared with its message, code size | small   | real   | m.set_real(-0.5), m.Clear()       | 0.0   |
        | a bool, cleared, code size                    | small   | flag   | m.set_flag(true), m.clear_flag()  | false |
        | a bool, cleared with its message, code size   | small   | flag   | m.set_flag(true), m.Clear()       | false |
        | a number, cleared, lite                       | light   | number | m.set_number(7), m.clear_number() | 0     |
        | a number, cleared with its message, lite      | light   | number | m.set_number(7), m.Clear()        | 0     |
        | a double, cleared, lite                       | light   | real   | m.set_real(-0.5), m.clear_real()  | 0.0   |
        | a double, cleared with its message, lite      | light   | real   | m.set_real(-0.5), m.Clear()       | 0.0   |
        | a bool, cleared, lite                         | light   | flag   | m.set_flag(true), m.clear_flag()  | false |
        | a bool, cleared with its message, lite        | light   | flag   | m.set_flag(true), m.Clear()       | false |

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (however it lost its value)

    Scenario: empty again: an enum, cleared with its message
      Given `quick::Sample m`
      When `m.set_kind(quick::KIND_LEFT), m.Clear()`
      Then `m.kind()` is `quick::KIND_NONE`
      And `m` serializes to the bytes ``

    Scenario Outline: empty again: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.<name>()` is `<empty>`
      And `m` serializes to the bytes ``

      @cpp.message.parse-from-string
      Examples:
        | what                                  | package | name | change                                              | empty            |
        | an enum, parsed without it            | quick   | kind | m.set_kind(quick::KIND_LEFT), m.ParseFromString("") | quick::KIND_NONE |
        | an enum, parsed without it, code size | small   | kind | m.set_kind(small::KIND_LEFT), m.ParseFromString("") | small::KIND_NONE |
        | an enum, parsed without it, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m.ParseFromString("") | light::KIND_NONE |

      @cpp.message.copy
      Examples:
        | what                                    | package | name | change                                  | empty            |
        | an enum, assigned without it            | quick   | kind | m.set_kind(quick::KIND_LEFT), m = other | quick::KIND_NONE |
        | an enum, assigned without it, code size | small   | kind | m.set_kind(small::KIND_LEFT), m = other | small::KIND_NONE |
        | an enum, assigned without it, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m = other | light::KIND_NONE |

      @cpp.message.swap
      Examples:
        | what                             | package | name | change                                       | empty            |
        | an enum, swapped away            | quick   | kind | m.set_kind(quick::KIND_LEFT), m.Swap(&other) | quick::KIND_NONE |
        | an enum, swapped away, code size | small   | kind | m.set_kind(small::KIND_LEFT), m.Swap(&other) | small::KIND_NONE |
        | an enum, swapped away, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m.Swap(&other) | light::KIND_NONE |

      Examples:
        | what                                         | package | name | change                                       | empty            |
        | an enum, cleared                             | quick   | kind | m.set_kind(quick::KIND_LEFT), m.clear_kind() | quick::KIND_NONE |
        | an enum, cleared, code size                  | small   | kind | m.set_kind(small::KIND_LEFT), m.clear_kind() | small::KIND_NONE |
        | an enum, cleared with its message, code size | small   | kind | m.set_kind(small::KIND_LEFT), m.Clear()      | small::KIND_NONE |
        | an enum, cleared, lite                       | light   | kind | m.set_kind(light::KIND_LEFT), m.clear_kind() | light::KIND_NONE |
        | an enum, cleared with its message, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m.Clear()      | light::KIND_NONE |
