@needs.cpp @needs.lite
Feature: Singular fields that are not set any more
  However a field became unset, it is like one that was never set: its getter gives its default, and nothing of what it
  held before.

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

  @cpp.field.message-get @cpp.field.message-has
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset (however it became unset)

    @cpp.presence.clear
    Scenario: not set any more: a message, cleared
      Given `quick::Sample m`
      When `m.mutable_part()->set_label("set before, and not inline"), m.clear_part()`
      Then `m.has_part()` is `false`
      And `m.part().label()` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.presence.release @cpp.field.message-release
      Examples:
        | what                           | package | name | change                                                                             | get            | unset |
        | a message, released            | quick   | part | m.mutable_part()->set_label("set before, and not inline"), delete m.release_part() | part().label() | ""s   |
        | a group, released              | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), delete m.release_box()   | box().label()  | ""s   |
        | a message, released, code size | small   | part | m.mutable_part()->set_label("set before, and not inline"), delete m.release_part() | part().label() | ""s   |
        | a group, released, code size   | small   | box  | m.mutable_box()->set_label("set before, and not inline"), delete m.release_box()   | box().label()  | ""s   |
        | a message, released, lite      | light   | part | m.mutable_part()->set_label("set before, and not inline"), delete m.release_part() | part().label() | ""s   |
        | a group, released, lite        | light   | box  | m.mutable_box()->set_label("set before, and not inline"), delete m.release_box()   | box().label()  | ""s   |

      @cpp.presence.set-allocated-null @cpp.field.message-set-allocated-null
      Examples:
        | what                             | package | name | change                                                                                   | get            | unset |
        | a message, given null            | quick   | part | m.mutable_part()->set_label("set before, and not inline"), m.set_allocated_part(nullptr) | part().label() | ""s   |
        | a group, given null              | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m.set_allocated_box(nullptr)   | box().label()  | ""s   |
        | a message, given null, code size | small   | part | m.mutable_part()->set_label("set before, and not inline"), m.set_allocated_part(nullptr) | part().label() | ""s   |
        | a group, given null, code size   | small   | box  | m.mutable_box()->set_label("set before, and not inline"), m.set_allocated_box(nullptr)   | box().label()  | ""s   |
        | a message, given null, lite      | light   | part | m.mutable_part()->set_label("set before, and not inline"), m.set_allocated_part(nullptr) | part().label() | ""s   |
        | a group, given null, lite        | light   | box  | m.mutable_box()->set_label("set before, and not inline"), m.set_allocated_box(nullptr)   | box().label()  | ""s   |

      @cpp.presence.clear @cpp.field.message-clear
      Examples:
        | what                             | package | name | change                                                                                                                                               | get            | unset |
        | a message, set again and cleared | quick   | part | m.mutable_part()->set_label("set before, and not inline"), m.clear_part(), m.mutable_part()->set_label("set before, and not inline"), m.clear_part() | part().label() | ""s   |
        | a group, cleared                 | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m.clear_box()                                                                              | box().label()  | ""s   |
        | a group, set again and cleared   | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m.clear_box(), m.mutable_box()->set_label("set before, and not inline"), m.clear_box()     | box().label()  | ""s   |
        | a message, cleared, code size    | small   | part | m.mutable_part()->set_label("set before, and not inline"), m.clear_part()                                                                            | part().label() | ""s   |
        | a group, cleared, code size      | small   | box  | m.mutable_box()->set_label("set before, and not inline"), m.clear_box()                                                                              | box().label()  | ""s   |
        | a message, cleared, lite         | light   | part | m.mutable_part()->set_label("set before, and not inline"), m.clear_part()                                                                            | part().label() | ""s   |
        | a group, cleared, lite           | light   | box  | m.mutable_box()->set_label("set before, and not inline"), m.clear_box()                                                                              | box().label()  | ""s   |

      @cpp.message.parse-from-string
      Examples:
        | what                                    | package | name | change                                                                           | get            | unset |
        | a message, parsed without it            | quick   | part | m.mutable_part()->set_label("set before, and not inline"), m.ParseFromString("") | part().label() | ""s   |
        | a group, parsed without it              | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m.ParseFromString("")  | box().label()  | ""s   |
        | a message, parsed without it, code size | small   | part | m.mutable_part()->set_label("set before, and not inline"), m.ParseFromString("") | part().label() | ""s   |
        | a group, parsed without it, code size   | small   | box  | m.mutable_box()->set_label("set before, and not inline"), m.ParseFromString("")  | box().label()  | ""s   |
        | a message, parsed without it, lite      | light   | part | m.mutable_part()->set_label("set before, and not inline"), m.ParseFromString("") | part().label() | ""s   |
        | a group, parsed without it, lite        | light   | box  | m.mutable_box()->set_label("set before, and not inline"), m.ParseFromString("")  | box().label()  | ""s   |

      @cpp.message.copy
      Examples:
        | what                                        | package | name | change                                                                                       | get            | unset |
        | a message, assigned without it              | quick   | part | m.mutable_part()->set_label("set before, and not inline"), m = other                         | part().label() | ""s   |
        | a message, copied from one that was cleared | quick   | part | other.mutable_part()->set_label("set before, and not inline"), other.clear_part(), m = other | part().label() | ""s   |
        | a group, assigned without it                | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m = other                          | box().label()  | ""s   |
        | a group, copied from one that was cleared   | quick   | box  | other.mutable_box()->set_label("set before, and not inline"), other.clear_box(), m = other   | box().label()  | ""s   |

      @cpp.message.swap
      Examples:
        | what                               | package | name | change                                                                    | get            | unset |
        | a message, swapped away            | quick   | part | m.mutable_part()->set_label("set before, and not inline"), m.Swap(&other) | part().label() | ""s   |
        | a group, swapped away              | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m.Swap(&other)  | box().label()  | ""s   |
        | a message, swapped away, code size | small   | part | m.mutable_part()->set_label("set before, and not inline"), m.Swap(&other) | part().label() | ""s   |
        | a group, swapped away, code size   | small   | box  | m.mutable_box()->set_label("set before, and not inline"), m.Swap(&other)  | box().label()  | ""s   |
        | a message, swapped away, lite      | light   | part | m.mutable_part()->set_label("set before, and not inline"), m.Swap(&other) | part().label() | ""s   |
        | a group, swapped away, lite        | light   | box  | m.mutable_box()->set_label("set before, and not inline"), m.Swap(&other)  | box().label()  | ""s   |

      Examples:
        | what                                           | package | name | change                                                                                                | get            | unset |
        | a message, cleared with its message            | quick   | part | m.mutable_part()->set_label("set before, and not inline"), m.Clear()                                  | part().label() | ""s   |
        | a message, moved away                          | quick   | part | m.mutable_part()->set_label("set before, and not inline"), other = std::move(m), m.Clear()            | part().label() | ""s   |
        | a message, merged from one that was cleared    | quick   | part | other.mutable_part()->set_label("set before, and not inline"), other.clear_part(), m.MergeFrom(other) | part().label() | ""s   |
        | a group, cleared with its message              | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), m.Clear()                                   | box().label()  | ""s   |
        | a group, moved away                            | quick   | box  | m.mutable_box()->set_label("set before, and not inline"), other = std::move(m), m.Clear()             | box().label()  | ""s   |
        | a group, merged from one that was cleared      | quick   | box  | other.mutable_box()->set_label("set before, and not inline"), other.clear_box(), m.MergeFrom(other)   | box().label()  | ""s   |
        | a message, cleared with its message, code size | small   | part | m.mutable_part()->set_label("set before, and not inline"), m.Clear()                                  | part().label() | ""s   |
        | a group, cleared with its message, code size   | small   | box  | m.mutable_box()->set_label("set before, and not inline"), m.Clear()                                   | box().label()  | ""s   |
        | a message, cleared with its message, lite      | light   | part | m.mutable_part()->set_label("set before, and not inline"), m.Clear()                                  | part().label() | ""s   |
        | a group, cleared with its message, lite        | light   | box  | m.mutable_box()->set_label("set before, and not inline"), m.Clear()                                   | box().label()  | ""s   |

  @cpp.field.string-get @cpp.field.string-has
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (however it became unset)

    @cpp.presence.clear
    Scenario: not set any more: a string, cleared
      Given `quick::Sample m`
      When `m.set_text("set before, and not inline"), m.clear_text()`
      Then `m.has_text()` is `false`
      And `m.text()` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.presence.release @cpp.field.string-release
      Examples:
        | what                                         | package | name   | change                                                                | get      | unset    |
        | a string, released                           | quick   | text   | m.set_text("set before, and not inline"), delete m.release_text()     | text()   | ""s      |
        | a string with a default, released            | quick   | preset | m.set_preset("set before, and not inline"), delete m.release_preset() | preset() | "unset"s |
        | bytes, released                              | quick   | data   | m.set_data("set before, and not inline"), delete m.release_data()     | data()   | ""s      |
        | a string, released, code size                | small   | text   | m.set_text("set before, and not inline"), delete m.release_text()     | text()   | ""s      |
        | a string with a default, released, code size | small   | preset | m.set_preset("set before, and not inline"), delete m.release_preset() | preset() | "unset"s |
        | bytes, released, code size                   | small   | data   | m.set_data("set before, and not inline"), delete m.release_data()     | data()   | ""s      |
        | a string, released, lite                     | light   | text   | m.set_text("set before, and not inline"), delete m.release_text()     | text()   | ""s      |
        | a string with a default, released, lite      | light   | preset | m.set_preset("set before, and not inline"), delete m.release_preset() | preset() | "unset"s |
        | bytes, released, lite                        | light   | data   | m.set_data("set before, and not inline"), delete m.release_data()     | data()   | ""s      |

      @cpp.presence.set-allocated-null @cpp.field.string-set-allocated-null
      Examples:
        | what                                           | package | name   | change                                                                      | get      | unset    |
        | a string, given null                           | quick   | text   | m.set_text("set before, and not inline"), m.set_allocated_text(nullptr)     | text()   | ""s      |
        | a string with a default, given null            | quick   | preset | m.set_preset("set before, and not inline"), m.set_allocated_preset(nullptr) | preset() | "unset"s |
        | bytes, given null                              | quick   | data   | m.set_data("set before, and not inline"), m.set_allocated_data(nullptr)     | data()   | ""s      |
        | a string, given null, code size                | small   | text   | m.set_text("set before, and not inline"), m.set_allocated_text(nullptr)     | text()   | ""s      |
        | a string with a default, given null, code size | small   | preset | m.set_preset("set before, and not inline"), m.set_allocated_preset(nullptr) | preset() | "unset"s |
        | bytes, given null, code size                   | small   | data   | m.set_data("set before, and not inline"), m.set_allocated_data(nullptr)     | data()   | ""s      |
        | a string, given null, lite                     | light   | text   | m.set_text("set before, and not inline"), m.set_allocated_text(nullptr)     | text()   | ""s      |
        | a string with a default, given null, lite      | light   | preset | m.set_preset("set before, and not inline"), m.set_allocated_preset(nullptr) | preset() | "unset"s |
        | bytes, given null, lite                        | light   | data   | m.set_data("set before, and not inline"), m.set_allocated_data(nullptr)     | data()   | ""s      |

      @cpp.presence.clear @cpp.field.string-clear
      Examples:
        | what                                           | package | name   | change                                                                                                                     | get      | unset    |
        | a string, set again and cleared                | quick   | text   | m.set_text("set before, and not inline"), m.clear_text(), m.set_text("set before, and not inline"), m.clear_text()         | text()   | ""s      |
        | a string with a default, cleared               | quick   | preset | m.set_preset("set before, and not inline"), m.clear_preset()                                                               | preset() | "unset"s |
        | a string with a default, set again and cleared | quick   | preset | m.set_preset("set before, and not inline"), m.clear_preset(), m.set_preset("set before, and not inline"), m.clear_preset() | preset() | "unset"s |
        | bytes, cleared                                 | quick   | data   | m.set_data("set before, and not inline"), m.clear_data()                                                                   | data()   | ""s      |
        | bytes, set again and cleared                   | quick   | data   | m.set_data("set before, and not inline"), m.clear_data(), m.set_data("set before, and not inline"), m.clear_data()         | data()   | ""s      |
        | a string, cleared, code size                   | small   | text   | m.set_text("set before, and not inline"), m.clear_text()                                                                   | text()   | ""s      |
        | a string with a default, cleared, code size    | small   | preset | m.set_preset("set before, and not inline"), m.clear_preset()                                                               | preset() | "unset"s |
        | bytes, cleared, code size                      | small   | data   | m.set_data("set before, and not inline"), m.clear_data()                                                                   | data()   | ""s      |
        | a string, cleared, lite                        | light   | text   | m.set_text("set before, and not inline"), m.clear_text()                                                                   | text()   | ""s      |
        | a string with a default, cleared, lite         | light   | preset | m.set_preset("set before, and not inline"), m.clear_preset()                                                               | preset() | "unset"s |
        | bytes, cleared, lite                           | light   | data   | m.set_data("set before, and not inline"), m.clear_data()                                                                   | data()   | ""s      |

      @cpp.message.parse-from-string
      Examples:
        | what                                                  | package | name   | change                                                            | get      | unset    |
        | a string, parsed without it                           | quick   | text   | m.set_text("set before, and not inline"), m.ParseFromString("")   | text()   | ""s      |
        | a string with a default, parsed without it            | quick   | preset | m.set_preset("set before, and not inline"), m.ParseFromString("") | preset() | "unset"s |
        | bytes, parsed without it                              | quick   | data   | m.set_data("set before, and not inline"), m.ParseFromString("")   | data()   | ""s      |
        | a string, parsed without it, code size                | small   | text   | m.set_text("set before, and not inline"), m.ParseFromString("")   | text()   | ""s      |
        | a string with a default, parsed without it, code size | small   | preset | m.set_preset("set before, and not inline"), m.ParseFromString("") | preset() | "unset"s |
        | bytes, parsed without it, code size                   | small   | data   | m.set_data("set before, and not inline"), m.ParseFromString("")   | data()   | ""s      |
        | a string, parsed without it, lite                     | light   | text   | m.set_text("set before, and not inline"), m.ParseFromString("")   | text()   | ""s      |
        | a string with a default, parsed without it, lite      | light   | preset | m.set_preset("set before, and not inline"), m.ParseFromString("") | preset() | "unset"s |
        | bytes, parsed without it, lite                        | light   | data   | m.set_data("set before, and not inline"), m.ParseFromString("")   | data()   | ""s      |

      @cpp.message.copy
      Examples:
        | what                                                      | package | name   | change                                                                          | get      | unset    |
        | a string, assigned without it                             | quick   | text   | m.set_text("set before, and not inline"), m = other                             | text()   | ""s      |
        | a string, copied from one that was cleared                | quick   | text   | other.set_text("set before, and not inline"), other.clear_text(), m = other     | text()   | ""s      |
        | a string with a default, assigned without it              | quick   | preset | m.set_preset("set before, and not inline"), m = other                           | preset() | "unset"s |
        | a string with a default, copied from one that was cleared | quick   | preset | other.set_preset("set before, and not inline"), other.clear_preset(), m = other | preset() | "unset"s |
        | bytes, assigned without it                                | quick   | data   | m.set_data("set before, and not inline"), m = other                             | data()   | ""s      |
        | bytes, copied from one that was cleared                   | quick   | data   | other.set_data("set before, and not inline"), other.clear_data(), m = other     | data()   | ""s      |

      @cpp.message.swap
      Examples:
        | what                                             | package | name   | change                                                     | get      | unset    |
        | a string, swapped away                           | quick   | text   | m.set_text("set before, and not inline"), m.Swap(&other)   | text()   | ""s      |
        | a string with a default, swapped away            | quick   | preset | m.set_preset("set before, and not inline"), m.Swap(&other) | preset() | "unset"s |
        | bytes, swapped away                              | quick   | data   | m.set_data("set before, and not inline"), m.Swap(&other)   | data()   | ""s      |
        | a string, swapped away, code size                | small   | text   | m.set_text("set before, and not inline"), m.Swap(&other)   | text()   | ""s      |
        | a string with a default, swapped away, code size | small   | preset | m.set_preset("set before, and not inline"), m.Swap(&other) | preset() | "unset"s |
        | bytes, swapped away, code size                   | small   | data   | m.set_data("set before, and not inline"), m.Swap(&other)   | data()   | ""s      |
        | a string, swapped away, lite                     | light   | text   | m.set_text("set before, and not inline"), m.Swap(&other)   | text()   | ""s      |
        | a string with a default, swapped away, lite      | light   | preset | m.set_preset("set before, and not inline"), m.Swap(&other) | preset() | "unset"s |
        | bytes, swapped away, lite                        | light   | data   | m.set_data("set before, and not inline"), m.Swap(&other)   | data()   | ""s      |

      Examples:
        | what                                                         | package | name   | change                                                                                   | get      | unset    |
        | a string, cleared with its message                           | quick   | text   | m.set_text("set before, and not inline"), m.Clear()                                      | text()   | ""s      |
        | a string, moved away                                         | quick   | text   | m.set_text("set before, and not inline"), other = std::move(m), m.Clear()                | text()   | ""s      |
        | a string, merged from one that was cleared                   | quick   | text   | other.set_text("set before, and not inline"), other.clear_text(), m.MergeFrom(other)     | text()   | ""s      |
        | a string with a default, cleared with its message            | quick   | preset | m.set_preset("set before, and not inline"), m.Clear()                                    | preset() | "unset"s |
        | a string with a default, moved away                          | quick   | preset | m.set_preset("set before, and not inline"), other = std::move(m), m.Clear()              | preset() | "unset"s |
        | a string with a default, merged from one that was cleared    | quick   | preset | other.set_preset("set before, and not inline"), other.clear_preset(), m.MergeFrom(other) | preset() | "unset"s |
        | bytes, cleared with its message                              | quick   | data   | m.set_data("set before, and not inline"), m.Clear()                                      | data()   | ""s      |
        | bytes, moved away                                            | quick   | data   | m.set_data("set before, and not inline"), other = std::move(m), m.Clear()                | data()   | ""s      |
        | bytes, merged from one that was cleared                      | quick   | data   | other.set_data("set before, and not inline"), other.clear_data(), m.MergeFrom(other)     | data()   | ""s      |
        | a string, cleared with its message, code size                | small   | text   | m.set_text("set before, and not inline"), m.Clear()                                      | text()   | ""s      |
        | a string with a default, cleared with its message, code size | small   | preset | m.set_preset("set before, and not inline"), m.Clear()                                    | preset() | "unset"s |
        | bytes, cleared with its message, code size                   | small   | data   | m.set_data("set before, and not inline"), m.Clear()                                      | data()   | ""s      |
        | a string, cleared with its message, lite                     | light   | text   | m.set_text("set before, and not inline"), m.Clear()                                      | text()   | ""s      |
        | a string with a default, cleared with its message, lite      | light   | preset | m.set_preset("set before, and not inline"), m.Clear()                                    | preset() | "unset"s |
        | bytes, cleared with its message, lite                        | light   | data   | m.set_data("set before, and not inline"), m.Clear()                                      | data()   | ""s      |

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (however it became unset)

    @cpp.presence.clear
    Scenario: not set any more: a number, cleared
      Given `quick::Sample m`
      When `m.set_number(7), m.clear_number()`
      Then `m.has_number()` is `false`
      And `m.number()` is `-41`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.presence.clear
      Examples:
        | what                            | package | name   | change                                                               | get      | unset |
        | a number, set again and cleared | quick   | number | m.set_number(7), m.clear_number(), m.set_number(7), m.clear_number() | number() | -41   |
        | a double, cleared               | quick   | real   | m.set_real(-0.5), m.clear_real()                                     | real()   | 2.5   |
        | a double, set again and cleared | quick   | real   | m.set_real(-0.5), m.clear_real(), m.set_real(-0.5), m.clear_real()   | real()   | 2.5   |
        | a bool, cleared                 | quick   | flag   | m.set_flag(false), m.clear_flag()                                    | flag()   | true  |
        | a bool, set again and cleared   | quick   | flag   | m.set_flag(false), m.clear_flag(), m.set_flag(false), m.clear_flag() | flag()   | true  |
        | a number, cleared, code size    | small   | number | m.set_number(7), m.clear_number()                                    | number() | -41   |
        | a double, cleared, code size    | small   | real   | m.set_real(-0.5), m.clear_real()                                     | real()   | 2.5   |
        | a bool, cleared, code size      | small   | flag   | m.set_flag(false), m.clear_flag()                                    | flag()   | true  |
        | a number, cleared, lite         | light   | number | m.set_number(7), m.clear_number()                                    | number() | -41   |
        | a double, cleared, lite         | light   | real   | m.set_real(-0.5), m.clear_real()                                     | real()   | 2.5   |
        | a bool, cleared, lite           | light   | flag   | m.set_flag(false), m.clear_flag()                                    | flag()   | true  |

      @cpp.message.parse-from-string
      Examples:
        | what                                   | package | name   | change                                   | get      | unset |
        | a number, parsed without it            | quick   | number | m.set_number(7), m.ParseFromString("")   | number() | -41   |
        | a double, parsed without it            | quick   | real   | m.set_real(-0.5), m.ParseFromString("")  | real()   | 2.5   |
        | a bool, parsed without it              | quick   | flag   | m.set_flag(false), m.ParseFromString("") | flag()   | true  |
        | a number, parsed without it, code size | small   | number | m.set_number(7), m.ParseFromString("")   | number() | -41   |
        | a double, parsed without it, code size | small   | real   | m.set_real(-0.5), m.ParseFromString("")  | real()   | 2.5   |
        | a bool, parsed without it, code size   | small   | flag   | m.set_flag(false), m.ParseFromString("") | flag()   | true  |
        | a number, parsed without it, lite      | light   | number | m.set_number(7), m.ParseFromString("")   | number() | -41   |
        | a double, parsed without it, lite      | light   | real   | m.set_real(-0.5), m.ParseFromString("")  | real()   | 2.5   |
        | a bool, parsed without it, lite        | light   | flag   | m.set_flag(false), m.ParseFromString("") | flag()   | true  |

      @cpp.message.copy
      Examples:
        | what                                       | package | name   | change                                               | get      | unset |
        | a number, assigned without it              | quick   | number | m.set_number(7), m = other                           | number() | -41   |
        | a number, copied from one that was cleared | quick   | number | other.set_number(7), other.clear_number(), m = other | number() | -41   |
        | a double, assigned without it              | quick   | real   | m.set_real(-0.5), m = other                          | real()   | 2.5   |
        | a double, copied from one that was cleared | quick   | real   | other.set_real(-0.5), other.clear_real(), m = other  | real()   | 2.5   |
        | a bool, assigned without it                | quick   | flag   | m.set_flag(false), m = other                         | flag()   | true  |
        | a bool, copied from one that was cleared   | quick   | flag   | other.set_flag(false), other.clear_flag(), m = other | flag()   | true  |

      @cpp.message.swap
      Examples:
        | what                              | package | name   | change                            | get      | unset |
        | a number, swapped away            | quick   | number | m.set_number(7), m.Swap(&other)   | number() | -41   |
        | a double, swapped away            | quick   | real   | m.set_real(-0.5), m.Swap(&other)  | real()   | 2.5   |
        | a bool, swapped away              | quick   | flag   | m.set_flag(false), m.Swap(&other) | flag()   | true  |
        | a number, swapped away, code size | small   | number | m.set_number(7), m.Swap(&other)   | number() | -41   |
        | a double, swapped away, code size | small   | real   | m.set_real(-0.5), m.Swap(&other)  | real()   | 2.5   |
        | a bool, swapped away, code size   | small   | flag   | m.set_flag(false), m.Swap(&other) | flag()   | true  |
        | a number, swapped away, lite      | light   | number | m.set_number(7), m.Swap(&other)   | number() | -41   |
        | a double, swapped away, lite      | light   | real   | m.set_real(-0.5), m.Swap(&other)  | real()   | 2.5   |
        | a bool, swapped away, lite        | light   | flag   | m.set_flag(false), m.Swap(&other) | flag()   | true  |

      Examples:
        | what                                          | package | name   | change                                                        | get      | unset |
        | a number, cleared with its message            | quick   | number | m.set_number(7), m.Clear()                                    | number() | -41   |
        | a number, moved away                          | quick   | number | m.set_number(7), other = std::move(m), m.Clear()              | number() | -41   |
        | a number, merged from one that was cleared    | quick   | number | other.set_number(7), other.clear_number(), m.MergeFrom(other) | number() | -41   |
        | a double, cleared with its message            | quick   | real   | m.set_real(-0.5), m.Clear()                                   | real()   | 2.5   |
        | a double, moved away                          | quick   | real   | m.set_real(-0.5), other = std::move(m), m.Clear()             | real()   | 2.5   |
        | a double, merged from one that was cleared    | quick   | real   | other.set_real(-0.5), other.clear_real(), m.MergeFrom(other)  | real()   | 2.5   |
        | a bool, cleared with its message              | quick   | flag   | m.set_flag(false), m.Clear()                                  | flag()   | true  |
        | a bool, moved away                            | quick   | flag   | m.set_flag(false), other = std::move(m), m.Clear()            | flag()   | true  |
        | a bool, merged from one that was cleared      | quick   | flag   | other.set_flag(false), other.clear_flag(), m.MergeFrom(other) | flag()   | true  |
        | a number, cleared with its message, code size | small   | number | m.set_number(7), m.Clear()                                    | number() | -41   |
        | a double, cleared with its message, code size | small   | real   | m.set_real(-0.5), m.Clear()                                   | real()   | 2.5   |
        | a bool, cleared with its message, code size   | small   | flag   | m.set_flag(false), m.Clear()                                  | flag()   | true  |
        | a number, cleared with its message, lite      | light   | number | m.set_number(7), m.Clear()                                    | number() | -41   |
        | a double, cleared with its message, lite      | light   | real   | m.set_real(-0.5), m.Clear()                                   | real()   | 2.5   |
        | a bool, cleared with its message, lite        | light   | flag   | m.set_flag(false), m.Clear()                                  | flag()   | true  |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (however it became unset)

    @cpp.presence.clear
    Scenario: not set any more: an enum, cleared
      Given `quick::Sample m`
      When `m.set_kind(quick::KIND_LEFT), m.clear_kind()`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `quick::KIND_RIGHT`
      And `m` serializes to the bytes ``

    Scenario Outline: not set any more: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.presence.clear
      Examples:
        | what                           | package | name | change                                                                                     | get    | unset             |
        | an enum, set again and cleared | quick   | kind | m.set_kind(quick::KIND_LEFT), m.clear_kind(), m.set_kind(quick::KIND_LEFT), m.clear_kind() | kind() | quick::KIND_RIGHT |
        | an enum, cleared, code size    | small   | kind | m.set_kind(small::KIND_LEFT), m.clear_kind()                                               | kind() | small::KIND_RIGHT |
        | an enum, cleared, lite         | light   | kind | m.set_kind(light::KIND_LEFT), m.clear_kind()                                               | kind() | light::KIND_RIGHT |

      @cpp.message.parse-from-string
      Examples:
        | what                                  | package | name | change                                              | get    | unset             |
        | an enum, parsed without it            | quick   | kind | m.set_kind(quick::KIND_LEFT), m.ParseFromString("") | kind() | quick::KIND_RIGHT |
        | an enum, parsed without it, code size | small   | kind | m.set_kind(small::KIND_LEFT), m.ParseFromString("") | kind() | small::KIND_RIGHT |
        | an enum, parsed without it, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m.ParseFromString("") | kind() | light::KIND_RIGHT |

      @cpp.message.copy
      Examples:
        | what                                      | package | name | change                                                          | get    | unset             |
        | an enum, assigned without it              | quick   | kind | m.set_kind(quick::KIND_LEFT), m = other                         | kind() | quick::KIND_RIGHT |
        | an enum, copied from one that was cleared | quick   | kind | other.set_kind(quick::KIND_LEFT), other.clear_kind(), m = other | kind() | quick::KIND_RIGHT |

      @cpp.message.swap
      Examples:
        | what                             | package | name | change                                       | get    | unset             |
        | an enum, swapped away            | quick   | kind | m.set_kind(quick::KIND_LEFT), m.Swap(&other) | kind() | quick::KIND_RIGHT |
        | an enum, swapped away, code size | small   | kind | m.set_kind(small::KIND_LEFT), m.Swap(&other) | kind() | small::KIND_RIGHT |
        | an enum, swapped away, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m.Swap(&other) | kind() | light::KIND_RIGHT |

      Examples:
        | what                                         | package | name | change                                                                   | get    | unset             |
        | an enum, cleared with its message            | quick   | kind | m.set_kind(quick::KIND_LEFT), m.Clear()                                  | kind() | quick::KIND_RIGHT |
        | an enum, moved away                          | quick   | kind | m.set_kind(quick::KIND_LEFT), other = std::move(m), m.Clear()            | kind() | quick::KIND_RIGHT |
        | an enum, merged from one that was cleared    | quick   | kind | other.set_kind(quick::KIND_LEFT), other.clear_kind(), m.MergeFrom(other) | kind() | quick::KIND_RIGHT |
        | an enum, cleared with its message, code size | small   | kind | m.set_kind(small::KIND_LEFT), m.Clear()                                  | kind() | small::KIND_RIGHT |
        | an enum, cleared with its message, lite      | light   | kind | m.set_kind(light::KIND_LEFT), m.Clear()                                  | kind() | light::KIND_RIGHT |
