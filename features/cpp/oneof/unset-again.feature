@needs.cpp @needs.lite
Feature: Members of a oneof that are not set any more
  However a member became unset, its getter gives its default, and nothing of what it held before.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional group Box = 5 { optional string label = 1; }
        optional int32 number = 6 [default = -41];
        optional double real = 7 [default = 2.5];
        optional bool flag = 8 [default = true];
        optional Kind kind = 9 [default = KIND_RIGHT];
        oneof which {
          string name = 10 [default = "unset"];
          bytes raw = 11;
          Part piece = 12;
          group Crate = 13 { optional string label = 1; }
          int32 digit = 14 [default = -41];
          bool mark = 15 [default = true];
          Kind sort = 16 [default = KIND_RIGHT];
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional group Box = 5 { optional string label = 1; }
        optional int32 number = 6 [default = -41];
        optional double real = 7 [default = 2.5];
        optional bool flag = 8 [default = true];
        optional Kind kind = 9 [default = KIND_RIGHT];
        oneof which {
          string name = 10 [default = "unset"];
          bytes raw = 11;
          Part piece = 12;
          group Crate = 13 { optional string label = 1; }
          int32 digit = 14 [default = -41];
          bool mark = 15 [default = true];
          Kind sort = 16 [default = KIND_RIGHT];
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "unset"];
        optional bytes data = 3;
        optional Part part = 4;
        optional group Box = 5 { optional string label = 1; }
        optional int32 number = 6 [default = -41];
        optional double real = 7 [default = 2.5];
        optional bool flag = 8 [default = true];
        optional Kind kind = 9 [default = KIND_RIGHT];
        oneof which {
          string name = 10 [default = "unset"];
          bytes raw = 11;
          Part piece = 12;
          group Crate = 13 { optional string label = 1; }
          int32 digit = 14 [default = -41];
          bool mark = 15 [default = true];
          Kind sort = 16 [default = KIND_RIGHT];
        }
      }
      """

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (however it became unset)

    Scenario: not set any more: a string, cleared
      Given `quick::Sample m`
      When `m.set_name("set before, and not inline"), m.clear_name()`
      Then `m.has_name()` is `false`
      And `m.name()` is `"unset"s`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.oneof.release-active
      Examples:
        | what                          | package | name | change                                                            | get    | unset    |
        | a string, released            | quick   | name | m.set_name("set before, and not inline"), delete m.release_name() | name() | "unset"s |
        | bytes, released               | quick   | raw  | m.set_raw("set before, and not inline"), delete m.release_raw()   | raw()  | ""s      |
        | a string, released, code size | small   | name | m.set_name("set before, and not inline"), delete m.release_name() | name() | "unset"s |
        | bytes, released, code size    | small   | raw  | m.set_raw("set before, and not inline"), delete m.release_raw()   | raw()  | ""s      |
        | a string, released, lite      | light   | name | m.set_name("set before, and not inline"), delete m.release_name() | name() | "unset"s |
        | bytes, released, lite         | light   | raw  | m.set_raw("set before, and not inline"), delete m.release_raw()   | raw()  | ""s      |

      @cpp.oneof.set-allocated-null
      Examples:
        | what                            | package | name | change                                                                  | get    | unset    |
        | a string, given null            | quick   | name | m.set_name("set before, and not inline"), m.set_allocated_name(nullptr) | name() | "unset"s |
        | bytes, given null               | quick   | raw  | m.set_raw("set before, and not inline"), m.set_allocated_raw(nullptr)   | raw()  | ""s      |
        | a string, given null, code size | small   | name | m.set_name("set before, and not inline"), m.set_allocated_name(nullptr) | name() | "unset"s |
        | bytes, given null, code size    | small   | raw  | m.set_raw("set before, and not inline"), m.set_allocated_raw(nullptr)   | raw()  | ""s      |
        | a string, given null, lite      | light   | name | m.set_name("set before, and not inline"), m.set_allocated_name(nullptr) | name() | "unset"s |
        | bytes, given null, lite         | light   | raw  | m.set_raw("set before, and not inline"), m.set_allocated_raw(nullptr)   | raw()  | ""s      |

      @cpp.oneof.clear-oneof
      Examples:
        | what                             | package | name | change                                                    | get    | unset    |
        | a string, cleared with its oneof | quick   | name | m.set_name("set before, and not inline"), m.clear_which() | name() | "unset"s |
        | bytes, cleared with its oneof    | quick   | raw  | m.set_raw("set before, and not inline"), m.clear_which()  | raw()  | ""s      |

      @cpp.oneof.clear-active
      Examples:
        | what                            | package | name | change                                                                                                             | get    | unset    |
        | a string, set over and cleared  | quick   | name | m.set_name("set before, and not inline"), m.set_digit(5), m.clear_digit()                                          | name() | "unset"s |
        | a string, set again and cleared | quick   | name | m.set_name("set before, and not inline"), m.clear_name(), m.set_name("set before, and not inline"), m.clear_name() | name() | "unset"s |
        | bytes, cleared                  | quick   | raw  | m.set_raw("set before, and not inline"), m.clear_raw()                                                             | raw()  | ""s      |
        | bytes, set over and cleared     | quick   | raw  | m.set_raw("set before, and not inline"), m.set_digit(5), m.clear_digit()                                           | raw()  | ""s      |
        | bytes, set again and cleared    | quick   | raw  | m.set_raw("set before, and not inline"), m.clear_raw(), m.set_raw("set before, and not inline"), m.clear_raw()     | raw()  | ""s      |
        | a string, cleared, code size    | small   | name | m.set_name("set before, and not inline"), m.clear_name()                                                           | name() | "unset"s |
        | bytes, cleared, code size       | small   | raw  | m.set_raw("set before, and not inline"), m.clear_raw()                                                             | raw()  | ""s      |
        | a string, cleared, lite         | light   | name | m.set_name("set before, and not inline"), m.clear_name()                                                           | name() | "unset"s |
        | bytes, cleared, lite            | light   | raw  | m.set_raw("set before, and not inline"), m.clear_raw()                                                             | raw()  | ""s      |

      @cpp.message.parse-from-string
      Examples:
        | what                                   | package | name | change                                                          | get    | unset    |
        | a string, parsed without it            | quick   | name | m.set_name("set before, and not inline"), m.ParseFromString("") | name() | "unset"s |
        | bytes, parsed without it               | quick   | raw  | m.set_raw("set before, and not inline"), m.ParseFromString("")  | raw()  | ""s      |
        | a string, parsed without it, code size | small   | name | m.set_name("set before, and not inline"), m.ParseFromString("") | name() | "unset"s |
        | bytes, parsed without it, code size    | small   | raw  | m.set_raw("set before, and not inline"), m.ParseFromString("")  | raw()  | ""s      |
        | a string, parsed without it, lite      | light   | name | m.set_name("set before, and not inline"), m.ParseFromString("") | name() | "unset"s |
        | bytes, parsed without it, lite         | light   | raw  | m.set_raw("set before, and not inline"), m.ParseFromString("")  | raw()  | ""s      |

      @cpp.message.copy
      Examples:
        | what                                       | package | name | change                                                                      | get    | unset    |
        | a string, assigned without it              | quick   | name | m.set_name("set before, and not inline"), m = other                         | name() | "unset"s |
        | a string, copied from one that was cleared | quick   | name | other.set_name("set before, and not inline"), other.clear_name(), m = other | name() | "unset"s |
        | bytes, assigned without it                 | quick   | raw  | m.set_raw("set before, and not inline"), m = other                          | raw()  | ""s      |
        | bytes, copied from one that was cleared    | quick   | raw  | other.set_raw("set before, and not inline"), other.clear_raw(), m = other   | raw()  | ""s      |

      @cpp.message.swap
      Examples:
        | what                              | package | name | change                                                   | get    | unset    |
        | a string, swapped away            | quick   | name | m.set_name("set before, and not inline"), m.Swap(&other) | name() | "unset"s |
        | bytes, swapped away               | quick   | raw  | m.set_raw("set before, and not inline"), m.Swap(&other)  | raw()  | ""s      |
        | a string, swapped away, code size | small   | name | m.set_name("set before, and not inline"), m.Swap(&other) | name() | "unset"s |
        | bytes, swapped away, code size    | small   | raw  | m.set_raw("set before, and not inline"), m.Swap(&other)  | raw()  | ""s      |
        | a string, swapped away, lite      | light   | name | m.set_name("set before, and not inline"), m.Swap(&other) | name() | "unset"s |
        | bytes, swapped away, lite         | light   | raw  | m.set_raw("set before, and not inline"), m.Swap(&other)  | raw()  | ""s      |

      Examples:
        | what                                          | package | name | change                                                                               | get    | unset    |
        | a string, cleared with its message            | quick   | name | m.set_name("set before, and not inline"), m.Clear()                                  | name() | "unset"s |
        | a string, moved away                          | quick   | name | m.set_name("set before, and not inline"), other = std::move(m), m.Clear()            | name() | "unset"s |
        | a string, merged from one that was cleared    | quick   | name | other.set_name("set before, and not inline"), other.clear_name(), m.MergeFrom(other) | name() | "unset"s |
        | bytes, cleared with its message               | quick   | raw  | m.set_raw("set before, and not inline"), m.Clear()                                   | raw()  | ""s      |
        | bytes, moved away                             | quick   | raw  | m.set_raw("set before, and not inline"), other = std::move(m), m.Clear()             | raw()  | ""s      |
        | bytes, merged from one that was cleared       | quick   | raw  | other.set_raw("set before, and not inline"), other.clear_raw(), m.MergeFrom(other)   | raw()  | ""s      |
        | a string, cleared with its message, code size | small   | name | m.set_name("set before, and not inline"), m.Clear()                                  | name() | "unset"s |
        | bytes, cleared with its message, code size    | small   | raw  | m.set_raw("set before, and not inline"), m.Clear()                                   | raw()  | ""s      |
        | a string, cleared with its message, lite      | light   | name | m.set_name("set before, and not inline"), m.Clear()                                  | name() | "unset"s |
        | bytes, cleared with its message, lite         | light   | raw  | m.set_raw("set before, and not inline"), m.Clear()                                   | raw()  | ""s      |

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (however it became unset)

    Scenario: not set any more: a message, cleared
      Given `quick::Sample m`
      When `m.mutable_piece()->set_label("set before, and not inline"), m.clear_piece()`
      Then `m.has_piece()` is `false`
      And `m.piece().label()` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.oneof.release-active
      Examples:
        | what                           | package | name  | change                                                                               | get             | unset |
        | a message, released            | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), delete m.release_piece() | piece().label() | ""s   |
        | a group, released              | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), delete m.release_crate() | crate().label() | ""s   |
        | a message, released, code size | small   | piece | m.mutable_piece()->set_label("set before, and not inline"), delete m.release_piece() | piece().label() | ""s   |
        | a group, released, code size   | small   | crate | m.mutable_crate()->set_label("set before, and not inline"), delete m.release_crate() | crate().label() | ""s   |
        | a message, released, lite      | light   | piece | m.mutable_piece()->set_label("set before, and not inline"), delete m.release_piece() | piece().label() | ""s   |
        | a group, released, lite        | light   | crate | m.mutable_crate()->set_label("set before, and not inline"), delete m.release_crate() | crate().label() | ""s   |

      @cpp.oneof.set-allocated-null
      Examples:
        | what                             | package | name  | change                                                                                     | get             | unset |
        | a message, given null            | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.set_allocated_piece(nullptr) | piece().label() | ""s   |
        | a group, given null              | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.set_allocated_crate(nullptr) | crate().label() | ""s   |
        | a message, given null, code size | small   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.set_allocated_piece(nullptr) | piece().label() | ""s   |
        | a group, given null, code size   | small   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.set_allocated_crate(nullptr) | crate().label() | ""s   |
        | a message, given null, lite      | light   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.set_allocated_piece(nullptr) | piece().label() | ""s   |
        | a group, given null, lite        | light   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.set_allocated_crate(nullptr) | crate().label() | ""s   |

      @cpp.oneof.clear-oneof
      Examples:
        | what                              | package | name  | change                                                                      | get             | unset |
        | a message, cleared with its oneof | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.clear_which() | piece().label() | ""s   |
        | a group, cleared with its oneof   | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.clear_which() | crate().label() | ""s   |

      @cpp.oneof.clear-active
      Examples:
        | what                             | package | name  | change                                                                                                                                                   | get             | unset |
        | a message, set over and cleared  | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.set_digit(5), m.clear_digit()                                                              | piece().label() | ""s   |
        | a message, set again and cleared | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.clear_piece(), m.mutable_piece()->set_label("set before, and not inline"), m.clear_piece() | piece().label() | ""s   |
        | a group, cleared                 | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.clear_crate()                                                                              | crate().label() | ""s   |
        | a group, set over and cleared    | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.set_digit(5), m.clear_digit()                                                              | crate().label() | ""s   |
        | a group, set again and cleared   | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.clear_crate(), m.mutable_crate()->set_label("set before, and not inline"), m.clear_crate() | crate().label() | ""s   |
        | a message, cleared, code size    | small   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.clear_piece()                                                                              | piece().label() | ""s   |
        | a group, cleared, code size      | small   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.clear_crate()                                                                              | crate().label() | ""s   |
        | a message, cleared, lite         | light   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.clear_piece()                                                                              | piece().label() | ""s   |
        | a group, cleared, lite           | light   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.clear_crate()                                                                              | crate().label() | ""s   |

      @cpp.message.parse-from-string
      Examples:
        | what                                    | package | name  | change                                                                            | get             | unset |
        | a message, parsed without it            | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.ParseFromString("") | piece().label() | ""s   |
        | a group, parsed without it              | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.ParseFromString("") | crate().label() | ""s   |
        | a message, parsed without it, code size | small   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.ParseFromString("") | piece().label() | ""s   |
        | a group, parsed without it, code size   | small   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.ParseFromString("") | crate().label() | ""s   |
        | a message, parsed without it, lite      | light   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.ParseFromString("") | piece().label() | ""s   |
        | a group, parsed without it, lite        | light   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.ParseFromString("") | crate().label() | ""s   |

      @cpp.message.copy
      Examples:
        | what                                        | package | name  | change                                                                                         | get             | unset |
        | a message, assigned without it              | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m = other                          | piece().label() | ""s   |
        | a message, copied from one that was cleared | quick   | piece | other.mutable_piece()->set_label("set before, and not inline"), other.clear_piece(), m = other | piece().label() | ""s   |
        | a group, assigned without it                | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m = other                          | crate().label() | ""s   |
        | a group, copied from one that was cleared   | quick   | crate | other.mutable_crate()->set_label("set before, and not inline"), other.clear_crate(), m = other | crate().label() | ""s   |

      @cpp.message.swap
      Examples:
        | what                               | package | name  | change                                                                     | get             | unset |
        | a message, swapped away            | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.Swap(&other) | piece().label() | ""s   |
        | a group, swapped away              | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.Swap(&other) | crate().label() | ""s   |
        | a message, swapped away, code size | small   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.Swap(&other) | piece().label() | ""s   |
        | a group, swapped away, code size   | small   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.Swap(&other) | crate().label() | ""s   |
        | a message, swapped away, lite      | light   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.Swap(&other) | piece().label() | ""s   |
        | a group, swapped away, lite        | light   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.Swap(&other) | crate().label() | ""s   |

      Examples:
        | what                                           | package | name  | change                                                                                                  | get             | unset |
        | a message, cleared with its message            | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.Clear()                                   | piece().label() | ""s   |
        | a message, moved away                          | quick   | piece | m.mutable_piece()->set_label("set before, and not inline"), other = std::move(m), m.Clear()             | piece().label() | ""s   |
        | a message, merged from one that was cleared    | quick   | piece | other.mutable_piece()->set_label("set before, and not inline"), other.clear_piece(), m.MergeFrom(other) | piece().label() | ""s   |
        | a group, cleared with its message              | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.Clear()                                   | crate().label() | ""s   |
        | a group, moved away                            | quick   | crate | m.mutable_crate()->set_label("set before, and not inline"), other = std::move(m), m.Clear()             | crate().label() | ""s   |
        | a group, merged from one that was cleared      | quick   | crate | other.mutable_crate()->set_label("set before, and not inline"), other.clear_crate(), m.MergeFrom(other) | crate().label() | ""s   |
        | a message, cleared with its message, code size | small   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.Clear()                                   | piece().label() | ""s   |
        | a group, cleared with its message, code size   | small   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.Clear()                                   | crate().label() | ""s   |
        | a message, cleared with its message, lite      | light   | piece | m.mutable_piece()->set_label("set before, and not inline"), m.Clear()                                   | piece().label() | ""s   |
        | a group, cleared with its message, lite        | light   | crate | m.mutable_crate()->set_label("set before, and not inline"), m.Clear()                                   | crate().label() | ""s   |

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (however it became unset)

    Scenario: not set any more: a number, cleared
      Given `quick::Sample m`
      When `m.set_digit(7), m.clear_digit()`
      Then `m.has_digit()` is `false`
      And `m.digit()` is `-41`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.oneof.clear-oneof
      Examples:
        | what                             | package | name  | change                             | get     | unset |
        | a number, cleared with its oneof | quick   | digit | m.set_digit(7), m.clear_which()    | digit() | -41   |
        | a bool, cleared with its oneof   | quick   | mark  | m.set_mark(false), m.clear_which() | mark()  | true  |

      @cpp.oneof.clear-active
      Examples:
        | what                            | package | name  | change                                                               | get     | unset |
        | a number, set over and cleared  | quick   | digit | m.set_digit(7), m.set_mark(true), m.clear_mark()                     | digit() | -41   |
        | a number, set again and cleared | quick   | digit | m.set_digit(7), m.clear_digit(), m.set_digit(7), m.clear_digit()     | digit() | -41   |
        | a bool, cleared                 | quick   | mark  | m.set_mark(false), m.clear_mark()                                    | mark()  | true  |
        | a bool, set over and cleared    | quick   | mark  | m.set_mark(false), m.set_digit(5), m.clear_digit()                   | mark()  | true  |
        | a bool, set again and cleared   | quick   | mark  | m.set_mark(false), m.clear_mark(), m.set_mark(false), m.clear_mark() | mark()  | true  |
        | a number, cleared, code size    | small   | digit | m.set_digit(7), m.clear_digit()                                      | digit() | -41   |
        | a bool, cleared, code size      | small   | mark  | m.set_mark(false), m.clear_mark()                                    | mark()  | true  |
        | a number, cleared, lite         | light   | digit | m.set_digit(7), m.clear_digit()                                      | digit() | -41   |
        | a bool, cleared, lite           | light   | mark  | m.set_mark(false), m.clear_mark()                                    | mark()  | true  |

      @cpp.message.parse-from-string
      Examples:
        | what                                   | package | name  | change                                   | get     | unset |
        | a number, parsed without it            | quick   | digit | m.set_digit(7), m.ParseFromString("")    | digit() | -41   |
        | a bool, parsed without it              | quick   | mark  | m.set_mark(false), m.ParseFromString("") | mark()  | true  |
        | a number, parsed without it, code size | small   | digit | m.set_digit(7), m.ParseFromString("")    | digit() | -41   |
        | a bool, parsed without it, code size   | small   | mark  | m.set_mark(false), m.ParseFromString("") | mark()  | true  |
        | a number, parsed without it, lite      | light   | digit | m.set_digit(7), m.ParseFromString("")    | digit() | -41   |
        | a bool, parsed without it, lite        | light   | mark  | m.set_mark(false), m.ParseFromString("") | mark()  | true  |

      @cpp.message.copy
      Examples:
        | what                                       | package | name  | change                                               | get     | unset |
        | a number, assigned without it              | quick   | digit | m.set_digit(7), m = other                            | digit() | -41   |
        | a number, copied from one that was cleared | quick   | digit | other.set_digit(7), other.clear_digit(), m = other   | digit() | -41   |
        | a bool, assigned without it                | quick   | mark  | m.set_mark(false), m = other                         | mark()  | true  |
        | a bool, copied from one that was cleared   | quick   | mark  | other.set_mark(false), other.clear_mark(), m = other | mark()  | true  |

      @cpp.message.swap
      Examples:
        | what                              | package | name  | change                            | get     | unset |
        | a number, swapped away            | quick   | digit | m.set_digit(7), m.Swap(&other)    | digit() | -41   |
        | a bool, swapped away              | quick   | mark  | m.set_mark(false), m.Swap(&other) | mark()  | true  |
        | a number, swapped away, code size | small   | digit | m.set_digit(7), m.Swap(&other)    | digit() | -41   |
        | a bool, swapped away, code size   | small   | mark  | m.set_mark(false), m.Swap(&other) | mark()  | true  |
        | a number, swapped away, lite      | light   | digit | m.set_digit(7), m.Swap(&other)    | digit() | -41   |
        | a bool, swapped away, lite        | light   | mark  | m.set_mark(false), m.Swap(&other) | mark()  | true  |

      Examples:
        | what                                          | package | name  | change                                                        | get     | unset |
        | a number, cleared with its message            | quick   | digit | m.set_digit(7), m.Clear()                                     | digit() | -41   |
        | a number, moved away                          | quick   | digit | m.set_digit(7), other = std::move(m), m.Clear()               | digit() | -41   |
        | a number, merged from one that was cleared    | quick   | digit | other.set_digit(7), other.clear_digit(), m.MergeFrom(other)   | digit() | -41   |
        | a bool, cleared with its message              | quick   | mark  | m.set_mark(false), m.Clear()                                  | mark()  | true  |
        | a bool, moved away                            | quick   | mark  | m.set_mark(false), other = std::move(m), m.Clear()            | mark()  | true  |
        | a bool, merged from one that was cleared      | quick   | mark  | other.set_mark(false), other.clear_mark(), m.MergeFrom(other) | mark()  | true  |
        | a number, cleared with its message, code size | small   | digit | m.set_digit(7), m.Clear()                                     | digit() | -41   |
        | a bool, cleared with its message, code size   | small   | mark  | m.set_mark(false), m.Clear()                                  | mark()  | true  |
        | a number, cleared with its message, lite      | light   | digit | m.set_digit(7), m.Clear()                                     | digit() | -41   |
        | a bool, cleared with its message, lite        | light   | mark  | m.set_mark(false), m.Clear()                                  | mark()  | true  |

  @cpp.oneof.enum
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (however it became unset)

    Scenario: not set any more: an enum, cleared
      Given `quick::Sample m`
      When `m.set_sort(quick::KIND_LEFT), m.clear_sort()`
      Then `m.has_sort()` is `false`
      And `m.sort()` is `quick::KIND_RIGHT`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.oneof.clear-oneof
      Examples:
        | what                            | package | name | change                                        | get    | unset             |
        | an enum, cleared with its oneof | quick   | sort | m.set_sort(quick::KIND_LEFT), m.clear_which() | sort() | quick::KIND_RIGHT |

      @cpp.oneof.clear-active
      Examples:
        | what                           | package | name | change                                                                                     | get    | unset             |
        | an enum, set over and cleared  | quick   | sort | m.set_sort(quick::KIND_LEFT), m.set_digit(5), m.clear_digit()                              | sort() | quick::KIND_RIGHT |
        | an enum, set again and cleared | quick   | sort | m.set_sort(quick::KIND_LEFT), m.clear_sort(), m.set_sort(quick::KIND_LEFT), m.clear_sort() | sort() | quick::KIND_RIGHT |
        | an enum, cleared, code size    | small   | sort | m.set_sort(small::KIND_LEFT), m.clear_sort()                                               | sort() | small::KIND_RIGHT |
        | an enum, cleared, lite         | light   | sort | m.set_sort(light::KIND_LEFT), m.clear_sort()                                               | sort() | light::KIND_RIGHT |

      @cpp.message.parse-from-string
      Examples:
        | what                                  | package | name | change                                              | get    | unset             |
        | an enum, parsed without it            | quick   | sort | m.set_sort(quick::KIND_LEFT), m.ParseFromString("") | sort() | quick::KIND_RIGHT |
        | an enum, parsed without it, code size | small   | sort | m.set_sort(small::KIND_LEFT), m.ParseFromString("") | sort() | small::KIND_RIGHT |
        | an enum, parsed without it, lite      | light   | sort | m.set_sort(light::KIND_LEFT), m.ParseFromString("") | sort() | light::KIND_RIGHT |

      @cpp.message.copy
      Examples:
        | what                                      | package | name | change                                                          | get    | unset             |
        | an enum, assigned without it              | quick   | sort | m.set_sort(quick::KIND_LEFT), m = other                         | sort() | quick::KIND_RIGHT |
        | an enum, copied from one that was cleared | quick   | sort | other.set_sort(quick::KIND_LEFT), other.clear_sort(), m = other | sort() | quick::KIND_RIGHT |

      @cpp.message.swap
      Examples:
        | what                             | package | name | change                                       | get    | unset             |
        | an enum, swapped away            | quick   | sort | m.set_sort(quick::KIND_LEFT), m.Swap(&other) | sort() | quick::KIND_RIGHT |
        | an enum, swapped away, code size | small   | sort | m.set_sort(small::KIND_LEFT), m.Swap(&other) | sort() | small::KIND_RIGHT |
        | an enum, swapped away, lite      | light   | sort | m.set_sort(light::KIND_LEFT), m.Swap(&other) | sort() | light::KIND_RIGHT |

      Examples:
        | what                                         | package | name | change                                                                   | get    | unset             |
        | an enum, cleared with its message            | quick   | sort | m.set_sort(quick::KIND_LEFT), m.Clear()                                  | sort() | quick::KIND_RIGHT |
        | an enum, moved away                          | quick   | sort | m.set_sort(quick::KIND_LEFT), other = std::move(m), m.Clear()            | sort() | quick::KIND_RIGHT |
        | an enum, merged from one that was cleared    | quick   | sort | other.set_sort(quick::KIND_LEFT), other.clear_sort(), m.MergeFrom(other) | sort() | quick::KIND_RIGHT |
        | an enum, cleared with its message, code size | small   | sort | m.set_sort(small::KIND_LEFT), m.Clear()                                  | sort() | small::KIND_RIGHT |
        | an enum, cleared with its message, lite      | light   | sort | m.set_sort(light::KIND_LEFT), m.Clear()                                  | sort() | light::KIND_RIGHT |
