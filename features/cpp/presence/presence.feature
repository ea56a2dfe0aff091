@needs.cpp @needs.proto3-optional
Feature: Explicit presence
  A singular field with explicit presence is set or unset, whatever its value. Each accessor that sets or unsets it is
  shown for each kind of field.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 number = 1;
        optional bool flag = 2;
        optional string text = 3;
        optional bytes data = 4;
        optional Kind kind = 5;
        optional Part part = 6;
        Part plain_part = 7;
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message OldPart { optional int32 id = 1 [default = 43]; }
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_PRESET = 33; }
      message Old {
        optional int32 number = 1 [default = 41];
        optional bool flag = 2 [default = true];
        optional string text = 3 [default = "preset"];
        optional bytes data = 4 [default = "preset\000bytes"];
        optional OldKind kind = 5 [default = OLD_KIND_PRESET];
        optional OldPart part = 6;
        required int32 needed = 8;
        required string needed_text = 9;
        required OldPart needed_part = 10;
      }
      """

  @cpp.presence.set
  Rule: `set_foo` sets an unset field that has explicit presence

    @cpp.field.string-set @cpp.field.string-has
    Scenario: proto3 string
      Given `Sample m`
      And `const bool before = m.has_text()`
      When `m.set_text("set")`
      Then `before` is `false`
      And `m.has_text()` is `true`
      And `m.text()` is `"set"s`

    Scenario Outline: <field>
      Given `<message> m`
      And `const bool before = m.has_<name>()`
      When `<set>`
      Then `before` is `false`
      And `m.has_<name>()` is `true`
      And `m.<get>` is `<value>`

      @cpp.field.numeric-explicit
      Examples:
        | field           | message | name   | set              | get      | value |
        | proto3 number   | Sample  | number | m.set_number(7)  | number() | 7     |
        | proto3 flag     | Sample  | flag   | m.set_flag(true) | flag()   | true  |
        | proto2 number   | Old     | number | m.set_number(7)  | number() | 7     |
        | proto2 flag     | Old     | flag   | m.set_flag(true) | flag()   | true  |
        | required number | Old     | needed | m.set_needed(7)  | needed() | 7     |

      @cpp.field.string-set @cpp.field.string-has
      Examples:
        | field           | message | name        | set                       | get           | value         |
        | proto3 bytes    | Sample  | data        | m.set_data("cut\\0here"s) | data()        | "cut\\0here"s |
        | proto2 string   | Old     | text        | m.set_text("set")         | text()        | "set"s        |
        | proto2 bytes    | Old     | data        | m.set_data("cut\\0here"s) | data()        | "cut\\0here"s |
        | required string | Old     | needed_text | m.set_needed_text("set")  | needed_text() | "set"s        |

      @cpp.field.enum-explicit
      Examples:
        | field       | message | name | set                        | get    | value          |
        | proto3 enum | Sample  | kind | m.set_kind(KIND_LEFT)      | kind() | KIND_LEFT      |
        | proto2 enum | Old     | kind | m.set_kind(OLD_KIND_OTHER) | kind() | OLD_KIND_OTHER |

    Scenario Outline: <field>, to a zero, empty or default value
      Given `<message> m`
      When `<set>`
      Then `m.has_<name>()` is `true`

      @cpp.field.numeric-explicit
      Examples:
        | field                            | message | name   | set               |
        | proto3 number                    | Sample  | number | m.set_number(0)   |
        | proto3 flag                      | Sample  | flag   | m.set_flag(false) |
        | proto2 number                    | Old     | number | m.set_number(0)   |
        | proto2 flag                      | Old     | flag   | m.set_flag(false) |
        | proto2 number set to its default | Old     | number | m.set_number(41)  |

      @cpp.field.string-set @cpp.field.string-has
      Examples:
        | field                            | message | name | set                  |
        | proto3 string                    | Sample  | text | m.set_text("")       |
        | proto3 bytes                     | Sample  | data | m.set_data("")       |
        | proto2 string                    | Old     | text | m.set_text("")       |
        | proto2 bytes                     | Old     | data | m.set_data("")       |
        | proto2 string set to its default | Old     | text | m.set_text("preset") |

      @cpp.field.enum-explicit
      Examples:
        | field       | message | name | set                         |
        | proto3 enum | Sample  | kind | m.set_kind(KIND_NONE)       |
        | proto2 enum | Old     | kind | m.set_kind(OLD_KIND_PRESET) |

    Scenario Outline: <field>, and it is on the wire
      Given `Sample m`
      When `<set>`
      Then `m` serializes to the bytes `<bytes>`

      @cpp.field.numeric-explicit
      Examples:
        | field         | set               | bytes |
        | proto3 number | m.set_number(0)   | 08 00 |
        | proto3 flag   | m.set_flag(false) | 10 00 |

      @cpp.field.string-set
      Examples:
        | field         | set            | bytes |
        | proto3 string | m.set_text("") | 1a 00 |
        | proto3 bytes  | m.set_data("") | 22 00 |

      @cpp.field.enum-explicit
      Examples:
        | field       | set                   | bytes |
        | proto3 enum | m.set_kind(KIND_NONE) | 28 00 |

    Scenario Outline: <field>, when it is set already
      Given `<message> m`
      And `<set>`
      When `<set>`
      Then `m.has_<name>()` is `true`
      And `m.<get>` is `<value>`

      @cpp.field.numeric-explicit
      Examples:
        | field           | message | name   | set              | get      | value |
        | proto3 number   | Sample  | number | m.set_number(7)  | number() | 7     |
        | proto3 flag     | Sample  | flag   | m.set_flag(true) | flag()   | true  |
        | proto2 number   | Old     | number | m.set_number(7)  | number() | 7     |
        | proto2 flag     | Old     | flag   | m.set_flag(true) | flag()   | true  |
        | required number | Old     | needed | m.set_needed(7)  | needed() | 7     |

      @cpp.field.string-set @cpp.field.string-has
      Examples:
        | field           | message | name        | set                       | get           | value         |
        | proto3 string   | Sample  | text        | m.set_text("set")         | text()        | "set"s        |
        | proto3 bytes    | Sample  | data        | m.set_data("cut\\0here"s) | data()        | "cut\\0here"s |
        | proto2 string   | Old     | text        | m.set_text("set")         | text()        | "set"s        |
        | proto2 bytes    | Old     | data        | m.set_data("cut\\0here"s) | data()        | "cut\\0here"s |
        | required string | Old     | needed_text | m.set_needed_text("set")  | needed_text() | "set"s        |

      @cpp.field.enum-explicit
      Examples:
        | field       | message | name | set                        | get    | value          |
        | proto3 enum | Sample  | kind | m.set_kind(KIND_LEFT)      | kind() | KIND_LEFT      |
        | proto2 enum | Old     | kind | m.set_kind(OLD_KIND_OTHER) | kind() | OLD_KIND_OTHER |

    @cpp.field.string-set @cpp.field.string-has
    Scenario Outline: <field>, by <form>
      Given `<message> m`
      And `const std::string given("given")`
      When `m.set_<name>(<argument>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `"given"s`

      Examples:
        | field           | form                 | message | name        | argument             |
        | proto3 string   | a string             | Sample  | text        | given                |
        | proto3 string   | a moved string       | Sample  | text        | std::string("given") |
        | proto3 string   | a C string           | Sample  | text        | "given"              |
        | proto3 string   | a pointer and a size | Sample  | text        | "given and more", 5  |
        | proto3 bytes    | a string             | Sample  | data        | given                |
        | proto3 bytes    | a moved string       | Sample  | data        | std::string("given") |
        | proto3 bytes    | a C string           | Sample  | data        | "given"              |
        | proto3 bytes    | a pointer and a size | Sample  | data        | "given and more", 5  |
        | proto2 string   | a string             | Old     | text        | given                |
        | proto2 string   | a moved string       | Old     | text        | std::string("given") |
        | proto2 string   | a C string           | Old     | text        | "given"              |
        | proto2 string   | a pointer and a size | Old     | text        | "given and more", 5  |
        | proto2 bytes    | a string             | Old     | data        | given                |
        | proto2 bytes    | a moved string       | Old     | data        | std::string("given") |
        | proto2 bytes    | a C string           | Old     | data        | "given"              |
        | proto2 bytes    | a pointer and a size | Old     | data        | "given and more", 5  |
        | required string | a string             | Old     | needed_text | given                |
        | required string | a moved string       | Old     | needed_text | std::string("given") |
        | required string | a C string           | Old     | needed_text | "given"              |
        | required string | a pointer and a size | Old     | needed_text | "given and more", 5  |

    @cpp.field.string-set @cpp.field.string-has
    Scenario: the other fields stay unset
      Given `Sample m`
      When `m.set_text("set")`
      Then `m.has_number()` is `false`
      And `m.has_flag()` is `false`
      And `m.has_data()` is `false`
      And `m.has_kind()` is `false`
      And `m.has_part()` is `false`
      And `m.has_plain_part()` is `false`

  @cpp.presence.mutable
  Rule: `mutable_foo` sets an unset field that has explicit presence

    @cpp.field.string-mutable
    Scenario: proto3 string
      Given `Sample m`
      And `const bool before = m.has_text()`
      When `m.mutable_text()`
      Then `before` is `false`
      And `m.has_text()` is `true`

    Scenario Outline: <field>
      Given `<message> m`
      And `const bool before = m.has_<name>()`
      When `m.mutable_<name>()`
      Then `before` is `false`
      And `m.has_<name>()` is `true`

      @cpp.field.string-mutable
      Examples:
        | field           | message | name        |
        | proto3 bytes    | Sample  | data        |
        | proto2 string   | Old     | text        |
        | proto2 bytes    | Old     | data        |
        | required string | Old     | needed_text |

      @cpp.field.message-mutable
      Examples:
        | field                           | message | name        |
        | proto3 message                  | Sample  | part        |
        | proto3 message without optional | Sample  | plain_part  |
        | proto2 message                  | Old     | part        |
        | required message                | Old     | needed_part |

    Scenario Outline: <field>, and it is on the wire
      Given `Sample m`
      When `m.mutable_<name>()`
      Then `m` serializes to the bytes `<bytes>`

      @cpp.field.string-mutable
      Examples:
        | field         | name | bytes |
        | proto3 string | text | 1a 00 |
        | proto3 bytes  | data | 22 00 |

      @cpp.field.message-mutable
      Examples:
        | field                           | name       | bytes |
        | proto3 message                  | part       | 32 00 |
        | proto3 message without optional | plain_part | 3a 00 |

    Scenario Outline: <field>, when it is set already
      Given `<message> m`
      And `<arrange>`
      When `m.mutable_<name>()`
      Then `m.has_<name>()` is `true`

      @cpp.field.string-mutable
      Examples:
        | field           | message | name        | arrange                                                    |
        | proto3 string   | Sample  | text        | m.set_text("set before, and too long to be inline")        |
        | proto3 bytes    | Sample  | data        | m.set_data("set before, and too long to be inline")        |
        | proto2 string   | Old     | text        | m.set_text("set before, and too long to be inline")        |
        | proto2 bytes    | Old     | data        | m.set_data("set before, and too long to be inline")        |
        | required string | Old     | needed_text | m.set_needed_text("set before, and too long to be inline") |

      @cpp.field.message-mutable
      Examples:
        | field                           | message | name        | arrange                            |
        | proto3 message                  | Sample  | part        | m.mutable_part()->set_id(3)        |
        | proto3 message without optional | Sample  | plain_part  | m.mutable_plain_part()->set_id(3)  |
        | proto2 message                  | Old     | part        | m.mutable_part()->set_id(3)        |
        | required message                | Old     | needed_part | m.mutable_needed_part()->set_id(3) |

  @cpp.presence.set-allocated
  Rule: `set_allocated_foo` with an object sets an unset field that has explicit presence

    @cpp.field.string-set-allocated
    Scenario: proto3 string
      Given `Sample m`
      And `const bool before = m.has_text()`
      When `m.set_allocated_text(new std::string("handed over, and too long to be inline"))`
      Then `before` is `false`
      And `m.has_text()` is `true`

    Scenario Outline: <field>
      Given `<message> m`
      And `const bool before = m.has_<name>()`
      When `m.set_allocated_<name>(<object>)`
      Then `before` is `false`
      And `m.has_<name>()` is `true`

      @cpp.field.string-set-allocated
      Examples:
        | field               | message | name        | object                                                    |
        | proto3 bytes        | Sample  | data        | new std::string("handed over, and too long to be inline") |
        | proto2 string       | Old     | text        | new std::string("handed over, and too long to be inline") |
        | proto2 bytes        | Old     | data        | new std::string("handed over, and too long to be inline") |
        | required string     | Old     | needed_text | new std::string("handed over, and too long to be inline") |
        | empty proto3 string | Sample  | text        | new std::string                                           |
        | empty proto2 bytes  | Old     | data        | new std::string                                           |

      @cpp.field.message-set-allocated
      Examples:
        | field                           | message | name        | object      |
        | proto3 message                  | Sample  | part        | new Part    |
        | proto3 message without optional | Sample  | plain_part  | new Part    |
        | proto2 message                  | Old     | part        | new OldPart |
        | required message                | Old     | needed_part | new OldPart |

  @cpp.presence.clear
  Rule: `clear_foo` unsets a set field that has explicit presence

    @cpp.field.string-clear
    Scenario: proto3 string
      Given `Sample m`
      And `m.set_text("set")`
      And `const bool before = m.has_text()`
      When `m.clear_text()`
      Then `before` is `true`
      And `m.has_text()` is `false`
      And `m.text()` is `""s`

    Scenario Outline: <field>
      Given `<message> m`
      And `<set>`
      And `const bool before = m.has_<name>()`
      When `m.clear_<name>()`
      Then `before` is `true`
      And `m.has_<name>()` is `false`
      And `m.<get>` is `<default>`

      @cpp.field.numeric-explicit
      Examples:
        | field           | message | name   | set               | get      | default |
        | proto3 number   | Sample  | number | m.set_number(7)   | number() | 0       |
        | proto3 flag     | Sample  | flag   | m.set_flag(true)  | flag()   | false   |
        | proto2 number   | Old     | number | m.set_number(7)   | number() | 41      |
        | proto2 flag     | Old     | flag   | m.set_flag(false) | flag()   | true    |
        | required number | Old     | needed | m.set_needed(7)   | needed() | 0       |

      @cpp.field.string-clear
      Examples:
        | field         | message | name | set                       | get    | default           |
        | proto3 bytes  | Sample  | data | m.set_data("cut\\0here"s) | data() | ""s               |
        | proto2 string | Old     | text | m.set_text("set")         | text() | "preset"s         |
        | proto2 bytes  | Old     | data | m.set_data("cut\\0here"s) | data() | "preset\\0bytes"s |

      @cpp.field.enum-explicit
      Examples:
        | field       | message | name | set                        | get    | default         |
        | proto3 enum | Sample  | kind | m.set_kind(KIND_LEFT)      | kind() | KIND_NONE       |
        | proto2 enum | Old     | kind | m.set_kind(OLD_KIND_OTHER) | kind() | OLD_KIND_PRESET |

      @cpp.field.message-clear
      Examples:
        | field                           | message | name       | set                               | get               | default |
        | proto3 message                  | Sample  | part       | m.mutable_part()->set_id(3)       | part().id()       | 0       |
        | proto2 message                  | Old     | part       | m.mutable_part()->set_id(3)       | part().id()       | 43      |
        | proto3 message without optional | Sample  | plain_part | m.mutable_plain_part()->set_id(3) | plain_part().id() | 0       |

    Scenario Outline: <field>, when it is unset already
      Given `<message> m`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<get>` is `<default>`

      @cpp.field.numeric-explicit
      Examples:
        | field           | message | name   | get      | default |
        | proto3 number   | Sample  | number | number() | 0       |
        | proto3 flag     | Sample  | flag   | flag()   | false   |
        | proto2 number   | Old     | number | number() | 41      |
        | proto2 flag     | Old     | flag   | flag()   | true    |
        | required number | Old     | needed | needed() | 0       |

      @cpp.field.string-clear
      Examples:
        | field         | message | name | get    | default           |
        | proto3 string | Sample  | text | text() | ""s               |
        | proto3 bytes  | Sample  | data | data() | ""s               |
        | proto2 string | Old     | text | text() | "preset"s         |
        | proto2 bytes  | Old     | data | data() | "preset\\0bytes"s |

      @cpp.field.enum-explicit
      Examples:
        | field       | message | name | get    | default         |
        | proto3 enum | Sample  | kind | kind() | KIND_NONE       |
        | proto2 enum | Old     | kind | kind() | OLD_KIND_PRESET |

      @cpp.field.message-clear
      Examples:
        | field                           | message | name       | get               | default |
        | proto3 message                  | Sample  | part       | part().id()       | 0       |
        | proto2 message                  | Old     | part       | part().id()       | 43      |
        | proto3 message without optional | Sample  | plain_part | plain_part().id() | 0       |

    Scenario Outline: <field>, which holds its default
      Given `Old m`
      And `m.set_<name>(<default>)`
      And `const bool before = m.has_<name>()`
      When `m.clear_<name>()`
      Then `before` is `true`
      And `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`
      And `m.ByteSizeLong()` is `0`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`

      @cpp.field.numeric-explicit
      Examples:
        | field         | name   | default |
        | proto2 number | number | 41      |
        | proto2 flag   | flag   | true    |

      @cpp.field.string-clear
      Examples:
        | field         | name | default          |
        | proto2 string | text | "preset"s        |
        | proto2 bytes  | data | "preset\0bytes"s |

      @cpp.field.enum-explicit
      Examples:
        | field       | name | default         |
        | proto2 enum | kind | OLD_KIND_PRESET |

    @cpp.field.string-clear
    Scenario: it is not on the wire
      Given `Sample m`
      And `m.set_number(7)`
      And `m.set_text("set before")`
      And `m.mutable_part()->set_id(3)`
      When `m.clear_text()`
      Then `m` serializes as the `Sample`
        """json
        { "number": 7, "part": { "id": 3 } }
        """

    @cpp.field.numeric-explicit
    Scenario: the other fields stay set
      Given `Sample m`
      And `m.set_number(7), m.set_flag(true), m.set_text("kept"), m.set_data("kept"), m.set_kind(KIND_LEFT), m.mutable_part()`
      When `m.clear_flag()`
      Then `m.has_flag()` is `false`
      And `m.has_number()` is `true`
      And `m.has_text()` is `true`
      And `m.has_data()` is `true`
      And `m.has_kind()` is `true`
      And `m.has_part()` is `true`

  @cpp.presence.release
  Rule: `release_foo` unsets a set field that has explicit presence

    @cpp.field.string-release
    Scenario: proto3 string
      Given `Sample m`
      And `m.set_text("set before, and too long to be inline")`
      And `const bool before = m.has_text()`
      When `std::unique_ptr<std::decay_t<decltype(m.text())>> released(m.release_text())`
      Then `before` is `true`
      And `released.get()` is not null
      And `m.has_text()` is `false`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const bool before = m.has_<name>()`
      When `std::unique_ptr<std::decay_t<decltype(m.<name>())>> released(m.release_<name>())`
      Then `before` is `true`
      And `released.get()` is not null
      And `m.has_<name>()` is `false`

      @cpp.field.string-release
      Examples:
        | field           | message | name        | arrange                                                    |
        | proto3 bytes    | Sample  | data        | m.set_data("set before, and too long to be inline")        |
        | proto2 string   | Old     | text        | m.set_text("set before, and too long to be inline")        |
        | proto2 bytes    | Old     | data        | m.set_data("set before, and too long to be inline")        |
        | required string | Old     | needed_text | m.set_needed_text("set before, and too long to be inline") |

      @cpp.field.message-release
      Examples:
        | field                           | message | name        | arrange                            |
        | proto3 message                  | Sample  | part        | m.mutable_part()->set_id(3)        |
        | proto3 message without optional | Sample  | plain_part  | m.mutable_plain_part()->set_id(3)  |
        | proto2 message                  | Old     | part        | m.mutable_part()->set_id(3)        |
        | required message                | Old     | needed_part | m.mutable_needed_part()->set_id(3) |

    Scenario Outline: <field>, when it is unset already
      Given `<message> m`
      Then `m.release_<name>()` is null
      And `m.has_<name>()` is `false`

      @cpp.field.string-release
      Examples:
        | field           | message | name        |
        | proto3 string   | Sample  | text        |
        | proto3 bytes    | Sample  | data        |
        | proto2 string   | Old     | text        |
        | proto2 bytes    | Old     | data        |
        | required string | Old     | needed_text |

      @cpp.field.message-release
      Examples:
        | field                           | message | name        |
        | proto3 message                  | Sample  | part        |
        | proto3 message without optional | Sample  | plain_part  |
        | proto2 message                  | Old     | part        |
        | required message                | Old     | needed_part |

  @cpp.presence.set-allocated-null
  Rule: `set_allocated_foo` with a null pointer unsets a set field that has explicit presence

    @cpp.field.string-set-allocated-null
    Scenario: proto3 string
      Given `Sample m`
      And `m.set_text("set before, and too long to be inline")`
      And `const bool before = m.has_text()`
      When `m.set_allocated_text(nullptr)`
      Then `before` is `true`
      And `m.has_text()` is `false`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const bool before = m.has_<name>()`
      When `m.set_allocated_<name>(nullptr)`
      Then `before` is `true`
      And `m.has_<name>()` is `false`

      @cpp.field.string-set-allocated-null
      Examples:
        | field           | message | name        | arrange                                                    |
        | proto3 bytes    | Sample  | data        | m.set_data("set before, and too long to be inline")        |
        | proto2 string   | Old     | text        | m.set_text("set before, and too long to be inline")        |
        | proto2 bytes    | Old     | data        | m.set_data("set before, and too long to be inline")        |
        | required string | Old     | needed_text | m.set_needed_text("set before, and too long to be inline") |

      @cpp.field.message-set-allocated-null
      Examples:
        | field                           | message | name        | arrange                            |
        | proto3 message                  | Sample  | part        | m.mutable_part()->set_id(3)        |
        | proto3 message without optional | Sample  | plain_part  | m.mutable_plain_part()->set_id(3)  |
        | proto2 message                  | Old     | part        | m.mutable_part()->set_id(3)        |
        | required message                | Old     | needed_part | m.mutable_needed_part()->set_id(3) |

    Scenario Outline: <field>, when it is unset already
      Given `<message> m`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`

      @cpp.field.string-set-allocated-null
      Examples:
        | field           | message | name        |
        | proto3 string   | Sample  | text        |
        | proto3 bytes    | Sample  | data        |
        | proto2 string   | Old     | text        |
        | proto2 bytes    | Old     | data        |
        | required string | Old     | needed_text |

      @cpp.field.message-set-allocated-null
      Examples:
        | field                           | message | name        |
        | proto3 message                  | Sample  | part        |
        | proto3 message without optional | Sample  | plain_part  |
        | proto2 message                  | Old     | part        |
        | required message                | Old     | needed_part |

  @cpp.presence.mutable @cpp.presence.set-allocated @cpp.presence.clear @cpp.presence.release @cpp.presence.set-allocated-null
  Rule: `mutable_foo` sets an unset field that has explicit presence (and the others; groups, and what is in them)

    Background:
      Given the schema file `grouped.proto`
        """proto
        syntax = "proto2";
        package grouped;
        message Sample {
          optional group Box = 1 {
            optional string text = 1 [default = "preset"];
            optional group Lid = 2 { optional bytes data = 1; }
            optional Sample next = 3;
          }
          required group Needed = 2 { optional int32 id = 1; }
        }
        """
      And `grouped::Sample m`

    Scenario: a group
      Given `const bool before = m.has_box()`
      When `m.mutable_box()`
      Then `before` is `false`
      And `m.has_box()` is `true`
      And `m.box().has_text()` is `false`
      And `m.has_needed()` is `false`

    Scenario Outline: <what>
      Given `auto& holder = *<holder>`
      And `const bool before = holder.has_<name>()`
      When `holder.mutable_<name>()`
      Then `before` is `false`
      And `holder.has_<name>()` is `true`
      When `holder.clear_<name>()`
      Then `holder.has_<name>()` is `false`
      When `holder.set_allocated_<name>(new <type>)`
      Then `holder.has_<name>()` is `true`
      When `std::unique_ptr<<type>> released(holder.release_<name>())`
      Then `holder.has_<name>()` is `false`
      And `released.get()` is not null
      When `holder.set_allocated_<name>(released.release())`
      And `holder.set_allocated_<name>(nullptr)`
      Then `holder.has_<name>()` is `false`
      And `m.has_box()` is `<box>`

      Examples:
        | what                 | holder                         | name   | type                      | box   |
        | an optional group    | &m                             | box    | grouped::Sample::Box      | false |
        | a required group     | &m                             | needed | grouped::Sample::Needed   | false |
        | a string of a group  | m.mutable_box()                | text   | std::string               | true  |
        | a group of a group   | m.mutable_box()                | lid    | grouped::Sample::Box::Lid | true  |
        | bytes of two groups  | m.mutable_box()->mutable_lid() | data   | std::string               | true  |
        | a message of a group | m.mutable_box()                | next   | grouped::Sample           | true  |
