@needs.cpp @needs.proto3-optional
Feature: Singular string and bytes fields
  Accessors that read, copy, change in place, take and release a string, run under a leak and address sanitizer.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Explicit { optional string text = 1; optional bytes data = 2; optional string other = 3; }
      message Implicit { string text = 1; bytes data = 2; string other = 3; }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message Old { optional string text = 1; optional bytes data = 2; optional string other = 3; }
      message Preset {
        optional string text = 1 [default = "preset, and too long to be inline"];
        optional bytes data = 2 [default = "pre\000set\xff"];
        optional string other = 3 [default = "other preset"];
        optional string escaped = 4 [default = "quote \" tab \t newline \n backslash \\ question \?\?/ octal \101 hexadecimal \x42"];
        optional string beyond = 5 [default = "gr\303\274n"];
        optional string empty = 6 [default = ""];
      }
      message Required { required string text = 1; required bytes data = 2; }
      """

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit)

    Scenario: proto3 string, set
      Given `Implicit m`
      And `const Implicit& view = m`
      When `m.set_text("cut\0here, and too long to be inline"s)`
      Then `view.text()` is `"cut\0here, and too long to be inline"s`

    Scenario Outline: <field>, unset
      Given `const <message> m`
      Then `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 string                | Implicit | text | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario Outline: <field>, set
      Given `<message> m`
      And `const <message>& view = m`
      When `m.set_<name>("cut\0here, and too long to be inline"s)`
      Then `view.<name>()` is `"cut\0here, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, set to an empty string
      Given `<message> m`
      When `m.set_<name>("")`
      Then `m.<name>()` is `""s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, parsed
      Given `<message> m`
      When `m` parses the `<message>`
        """json
        { "text": "gr\u00fcn", "data": "AP/+" }
        """
      Then `m.text()` is `"gr\xc3\xbcn"s`
      And `m.data()` is `"\x00\xff\xfe"s`

      Examples:
        | field           | message  |
        | proto3 optional | Explicit |
        | proto3          | Implicit |
        | proto2          | Old      |
        | with a default  | Preset   |

    Scenario Outline: its type in <message>
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.text()` has type `const std::string&`
      And `view.data()` has type `const std::string&`
      And `m.text()` has type `const std::string&`

      Examples:
        | message  |
        | Explicit |
        | Implicit |
        | Old      |
        | Preset   |
        | Required |

    Scenario: a default with characters that C++ escapes
      Given `const Preset m`
      Then `m.escaped()` is `"quote \" tab \t newline \n backslash \\ question ?\?/ octal A hexadecimal B"s`

    Scenario: a default beyond ASCII
      Given `const Preset m`
      Then `m.beyond()` is `"gr\xc3\xbcn"s`

    Scenario: a default that is empty
      Given `const Preset m`
      Then `m.empty()` is `""s`
      And `m.has_empty()` is `false`

    Scenario: the default is of each message, not shared
      Given `Preset m`
      And `Preset another`
      When `*m.mutable_text() = "changed"`
      Then `another.text()` is `"preset, and too long to be inline"s`
      And `Preset::default_instance().text()` is `"preset, and too long to be inline"s`

  @cpp.field.string-has
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit

    @cpp.presence.set
    Scenario: proto3 optional string
      Given `Explicit m`
      And `const Explicit& view = m`
      And `const bool before = view.has_text()`
      When `m.set_text("set")`
      Then `before` is `false`
      And `view.has_text()` is `true`
      And `view.has_text()` has type `bool`

    @cpp.presence.set
    Scenario Outline: <field>
      Given `<message> m`
      And `const <message>& view = m`
      And `const bool before = view.has_<name>()`
      When `m.set_<name>("set")`
      Then `before` is `false`
      And `view.has_<name>()` is `true`
      And `view.has_<name>()` has type `bool`

      Examples:
        | field                        | message  | name |
        | proto3 optional bytes        | Explicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |
        | required string              | Required | text |
        | required bytes               | Required | data |

    @cpp.presence.set
    Scenario Outline: <field> set to its default
      Given `<message> m`
      When `m.set_<name>(<default>)`
      Then `m.has_<name>()` is `true`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario Outline: <field>, parsed empty
      Given `<message> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `""s`

      Examples:
        | field                        | message  | name | bytes |
        | proto3 optional string       | Explicit | text | 0a 00 |
        | proto3 optional bytes        | Explicit | data | 12 00 |
        | proto2 string                | Old      | text | 0a 00 |
        | proto2 bytes                 | Old      | data | 12 00 |
        | proto2 string with a default | Preset   | text | 0a 00 |
        | proto2 bytes with a default  | Preset   | data | 12 00 |

    Scenario Outline: implicit <name>
      Given `Implicit m`
      And `Explicit twin`
      Then `twin.has_<name>()` compiles
      And `m.has_<name>()` does not compile

      Examples:
        | name |
        | text |
        | data |

    Scenario Outline: implicit <name> is on the wire only when it is not empty
      Given `Implicit m`
      And `m.set_<name>("a")`
      Then `m` serializes to the bytes `<bytes>`
      When `m.set_<name>("")`
      Then `m` serializes as the `Implicit`
        """json
        {}
        """

      Examples:
        | name | bytes    |
        | text | 0a 01 61 |
        | data | 12 01 61 |

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field

    Scenario: proto3 string keeps its value when the source changes
      Given `Implicit m`
      And `std::string source = "kept, and too long to be inline"`
      When `m.set_text(source)`
      Then `source` is `"kept, and too long to be inline"s`
      When `source.assign("changed")`
      Then `m.text()` is `"kept, and too long to be inline"s`

    Scenario Outline: <field> keeps its value when the source changes
      Given `<message> m`
      And `std::string source = "kept, and too long to be inline"`
      When `m.set_<name>(source)`
      Then `source` is `"kept, and too long to be inline"s`
      When `source.assign("changed")`
      Then `m.<name>()` is `"kept, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field> keeps its value when a buffer changes
      Given `<message> m`
      And `char buffer[] = "kept"`
      When `m.set_<name>(buffer)`
      And `buffer[0] = 'X'`
      Then `m.<name>()` is `"kept"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field> replaces what it held
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.set_<name>("short")`
      Then `m.<name>()` is `"short"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field> set from itself
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.set_<name>(m.<name>())`
      Then `m.<name>()` is `"set before, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field> set from <part> of itself
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.set_<name>(<argument>)`
      Then `m.<name>()` is `<value>`

      Examples:
        | field                        | part             | message  | name | argument                                | value                        |
        | proto3 optional string       | a part           | Explicit | text | m.text().data() + 4, 6                  | "before"s                    |
        | proto3 string                | a view of a part | Implicit | text | lib::string_view(m.text()).substr(4, 6) | "before"s                    |
        | proto3 string                | the end          | Implicit | text | m.text().c_str() + 12                   | "and too long to be inline"s |
        | proto3 bytes                 | a part           | Implicit | data | m.data().data() + 4, 6                  | "before"s                    |
        | proto2 string                | the end          | Old      | text | m.text().c_str() + 12                   | "and too long to be inline"s |
        | proto2 bytes                 | nothing          | Old      | data | m.data().data() + 4, 0                  | ""s                          |
        | proto2 string with a default | a view of a part | Preset   | text | lib::string_view(m.text()).substr(4, 6) | "before"s                    |
        | proto2 bytes with a default  | a part           | Preset   | data | m.data().data() + 4, 6                  | "before"s                    |

    Scenario: its own default, while it is unset
      Given `Preset m`
      When `m.set_text(m.text())`
      And `m.set_other(m.other().c_str() + 6)`
      Then `m.has_text()` is `true`
      And `m.text()` is `"preset, and too long to be inline"s`
      And `m.other()` is `"preset"s`
      And `Preset().other()` is `"other preset"s`

    Scenario: the source is unchanged
      Given `Explicit m`
      And `const std::string source = "kept, and too long to be inline"`
      And `m.set_text(source)`
      When `m.mutable_text()->append(" and changed")`
      Then `source` is `"kept, and too long to be inline"s`

    Scenario: the other field is unchanged
      Given `Explicit m`
      And `m.set_other("kept")`
      When `m.set_text("set")`
      Then `m.other()` is `"kept"s`

    Scenario Outline: explicit string from <form>
      Given `Explicit m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_text(<argument>)`
      Then `m.text()` is `<value>`

      Examples:
        | form                 | argument                                        | value                               |
        | string_view          | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string             | kept                                            | "kept, and too long to be inline"s  |
        | a moved string       | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string           | "plain"                                         | "plain"s                            |
        | a pointer and a size | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string      | std::string()                                   | ""s                                 |

    Scenario Outline: explicit bytes from <form>
      Given `Explicit m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_data(<argument>)`
      Then `m.data()` is `<value>`

      Examples:
        | form                 | argument                                        | value                               |
        | string_view          | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string             | kept                                            | "kept, and too long to be inline"s  |
        | a moved string       | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string           | "plain"                                         | "plain"s                            |
        | a pointer and a size | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string      | std::string()                                   | ""s                                 |

    Scenario Outline: implicit string from <form>
      Given `Implicit m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_text(<argument>)`
      Then `m.text()` is `<value>`

      Examples:
        | form                 | argument                                        | value                               |
        | string_view          | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string             | kept                                            | "kept, and too long to be inline"s  |
        | a moved string       | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string           | "plain"                                         | "plain"s                            |
        | a pointer and a size | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string      | std::string()                                   | ""s                                 |

    Scenario Outline: implicit bytes from <form>
      Given `Implicit m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_data(<argument>)`
      Then `m.data()` is `<value>`

      Examples:
        | form                 | argument                                        | value                               |
        | string_view          | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string             | kept                                            | "kept, and too long to be inline"s  |
        | a moved string       | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string           | "plain"                                         | "plain"s                            |
        | a pointer and a size | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string      | std::string()                                   | ""s                                 |

    Scenario Outline: preset string from <form>
      Given `Preset m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_text(<argument>)`
      Then `m.text()` is `<value>`

      Examples:
        | form                 | argument                                        | value                               |
        | string_view          | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string             | kept                                            | "kept, and too long to be inline"s  |
        | a moved string       | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string           | "plain"                                         | "plain"s                            |
        | a pointer and a size | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string      | std::string()                                   | ""s                                 |

    Scenario Outline: preset bytes from <form>
      Given `Preset m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_data(<argument>)`
      Then `m.data()` is `<value>`

      Examples:
        | form                 | argument                                        | value                               |
        | string_view          | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string             | kept                                            | "kept, and too long to be inline"s  |
        | a moved string       | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string           | "plain"                                         | "plain"s                            |
        | a pointer and a size | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string      | std::string()                                   | ""s                                 |

    Scenario: it returns void, and needs a mutable message
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `m.set_text("set")` has type `void`
      And `m.set_text("set")` compiles
      And `view.set_text("set")` does not compile

  @cpp.field.string-mutable
  Rule: `mutable_foo` marks a string or bytes field set; if it was unset, the string is empty, whatever the default

    Scenario: proto3 string, unset before
      Given `Implicit m`
      Then `*m.mutable_text()` is `""s`
      And `m.text()` is `""s`

    Scenario Outline: <field>, unset before
      Given `<message> m`
      Then `*m.mutable_<name>()` is `""s`
      And `m.<name>()` is `""s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, cleared before
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      And `m.clear_<name>()`
      Then `*m.mutable_<name>()` is `""s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, released before
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      And `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `*m.mutable_<name>()` is `""s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, set before
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      Then `*m.mutable_<name>()` is `"set before, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, written
      Given `<message> m`
      And `m.set_<name>("set before")`
      When `m.mutable_<name>()->append(" and written, so that it is long")`
      Then `m.<name>()` is `"set before and written, so that it is long"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    @cpp.presence.mutable
    Scenario Outline: <field> is marked set
      Given `<message> m`
      And `const bool before = m.has_<name>()`
      When `m.mutable_<name>()`
      Then `before` is `false`
      And `m.has_<name>()` is `true`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario: its type, and it needs a mutable message
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `m.mutable_text()` has type `std::string*`
      And `m.mutable_data()` has type `std::string*`
      And `m.mutable_text()` compiles
      And `view.mutable_text()` does not compile

    Scenario Outline: <field>, unset before by <way>
      Given `<message> m`
      And `<message> fresh`
      And `m.set_<name>("set before, and too long to be inline")`
      When `<call>`
      Then `*m.mutable_<name>()` is `""s`
      When `m.mutable_<name>()->append("new")`
      Then `m.<name>()` is `"new"s`

      Examples:
        | way                 | field                        | message  | name | call                          |
        | set_allocated(null) | proto3 optional string       | Explicit | text | m.set_allocated_text(nullptr) |
        | Clear               | proto3 optional string       | Explicit | text | m.Clear()                     |
        | parsing nothing     | proto3 optional string       | Explicit | text | m.ParseFromString("")         |
        | assignment          | proto3 optional string       | Explicit | text | m = fresh                     |
        | a swap              | proto3 optional string       | Explicit | text | m.Swap(&fresh)                |
        | set_allocated(null) | proto3 optional bytes        | Explicit | data | m.set_allocated_data(nullptr) |
        | Clear               | proto3 optional bytes        | Explicit | data | m.Clear()                     |
        | parsing nothing     | proto3 optional bytes        | Explicit | data | m.ParseFromString("")         |
        | assignment          | proto3 optional bytes        | Explicit | data | m = fresh                     |
        | a swap              | proto3 optional bytes        | Explicit | data | m.Swap(&fresh)                |
        | set_allocated(null) | proto3 string                | Implicit | text | m.set_allocated_text(nullptr) |
        | Clear               | proto3 string                | Implicit | text | m.Clear()                     |
        | parsing nothing     | proto3 string                | Implicit | text | m.ParseFromString("")         |
        | assignment          | proto3 string                | Implicit | text | m = fresh                     |
        | a swap              | proto3 string                | Implicit | text | m.Swap(&fresh)                |
        | set_allocated(null) | proto2 string                | Old      | text | m.set_allocated_text(nullptr) |
        | Clear               | proto2 string                | Old      | text | m.Clear()                     |
        | parsing nothing     | proto2 string                | Old      | text | m.ParseFromString("")         |
        | assignment          | proto2 string                | Old      | text | m = fresh                     |
        | a swap              | proto2 string                | Old      | text | m.Swap(&fresh)                |
        | set_allocated(null) | proto2 bytes                 | Old      | data | m.set_allocated_data(nullptr) |
        | Clear               | proto2 bytes                 | Old      | data | m.Clear()                     |
        | parsing nothing     | proto2 bytes                 | Old      | data | m.ParseFromString("")         |
        | assignment          | proto2 bytes                 | Old      | data | m = fresh                     |
        | a swap              | proto2 bytes                 | Old      | data | m.Swap(&fresh)                |
        | set_allocated(null) | proto2 string with a default | Preset   | text | m.set_allocated_text(nullptr) |
        | Clear               | proto2 string with a default | Preset   | text | m.Clear()                     |
        | parsing nothing     | proto2 string with a default | Preset   | text | m.ParseFromString("")         |
        | assignment          | proto2 string with a default | Preset   | text | m = fresh                     |
        | a swap              | proto2 string with a default | Preset   | text | m.Swap(&fresh)                |
        | set_allocated(null) | proto2 bytes with a default  | Preset   | data | m.set_allocated_data(nullptr) |
        | Clear               | proto2 bytes with a default  | Preset   | data | m.Clear()                     |
        | parsing nothing     | proto2 bytes with a default  | Preset   | data | m.ParseFromString("")         |
        | assignment          | proto2 bytes with a default  | Preset   | data | m = fresh                     |
        | a swap              | proto2 bytes with a default  | Preset   | data | m.Swap(&fresh)                |

    @cpp.presence.mutable
    Scenario: the other fields are unchanged
      Given `Explicit m`
      And `m.set_other("kept")`
      When `m.mutable_text()`
      Then `m.has_text()` is `true`
      And `m.has_other()` is `true`
      And `m.other()` is `"kept"s`
      And `m.has_data()` is `false`

  @cpp.field.string-clear
  Rule: `clear_foo` unsets a string or bytes field

    Scenario: proto3 string
      Given `Implicit m`
      And `m.set_text("set before, and too long to be inline")`
      When `m.clear_text()`
      Then `m.text()` is `""s`

    Scenario Outline: <field>
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.clear_<name>()`
      Then `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    @cpp.presence.clear
    Scenario Outline: <field>, its presence
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m` serializes as the `<message>`
        """json
        {}
        """

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new std::string("handed over, and too long to be inline"))`
      When `m.clear_<name>()`
      Then `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 string                | Implicit | text | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario Outline: <field>, changed afterwards
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.clear_<name>()`
      And `m.mutable_<name>()->append("added")`
      Then `m.<name>().find("set before")` is `std::string::npos`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario: the other field is unchanged
      Given `Explicit m`
      And `m.set_text("set before")`
      And `m.set_other("kept")`
      When `m.clear_text()`
      Then `m.other()` is `"kept"s`
      And `m.has_other()` is `true`

    Scenario: it returns void
      Given `Explicit m`
      Then `m.clear_text()` has type `void`

  @cpp.field.string-set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held

    Scenario: proto3 string, unset before
      Given `Implicit m`
      When `m.set_allocated_text(new std::string("handed over, and too long to be inline"))`
      Then `m.text()` is `"handed over, and too long to be inline"s`
      And `m` serializes as the `Implicit`
        """json
        { "text": "handed over, and too long to be inline" }
        """

    Scenario Outline: <field>, unset before
      Given `<message> m`
      When `m.set_allocated_<name>(new std::string("handed over, and too long to be inline"))`
      Then `m.<name>()` is `"handed over, and too long to be inline"s`
      And `m` serializes as the `<message>`
        """json
        { "<name>": "<json>" }
        """

      Examples:
        | field                        | message  | name | json                                                 |
        | proto3 optional string       | Explicit | text | handed over, and too long to be inline               |
        | proto3 optional bytes        | Explicit | data | aGFuZGVkIG92ZXIsIGFuZCB0b28gbG9uZyB0byBiZSBpbmxpbmU= |
        | proto3 bytes                 | Implicit | data | aGFuZGVkIG92ZXIsIGFuZCB0b28gbG9uZyB0byBiZSBpbmxpbmU= |
        | proto2 string                | Old      | text | handed over, and too long to be inline               |
        | proto2 bytes                 | Old      | data | aGFuZGVkIG92ZXIsIGFuZCB0b28gbG9uZyB0byBiZSBpbmxpbmU= |
        | proto2 string with a default | Preset   | text | handed over, and too long to be inline               |
        | proto2 bytes with a default  | Preset   | data | aGFuZGVkIG92ZXIsIGFuZCB0b28gbG9uZyB0byBiZSBpbmxpbmU= |

    Scenario Outline: <field>, set before
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.set_allocated_<name>(new std::string("handed over, and too long to be inline"))`
      Then `m.<name>()` is `"handed over, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new std::string("set before, and too long to be inline"))`
      When `m.set_allocated_<name>(new std::string("cut\0here"s))`
      Then `m.<name>()` is `"cut\0here"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, an empty string
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.set_allocated_<name>(new std::string)`
      Then `m.<name>()` is `""s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    @cpp.presence.set-allocated
    Scenario Outline: <field> is marked set
      Given `<message> m`
      When `m.set_allocated_<name>(new std::string("handed over"))`
      Then `m.has_<name>()` is `true`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, handed from message to message
      Given `<message> m`
      And `<message> source`
      And `source.set_<name>("handed on, and too long to be inline")`
      When `m.set_allocated_<name>(source.release_<name>())`
      Then `m.<name>()` is `"handed on, and too long to be inline"s`
      And `source.<name>()` is `<default>`
      When `m.set_allocated_<name>(m.release_<name>())`
      Then `m.<name>()` is `"handed on, and too long to be inline"s`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 string                | Implicit | text | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario: it returns void
      Given `Explicit m`
      Then `m.set_allocated_text(nullptr)` has type `void`

    @cpp.presence.set-allocated
    Scenario: the other fields are unchanged
      Given `Explicit m`
      And `m.set_other("kept")`
      When `m.set_allocated_text(new std::string("given"))`
      Then `m.has_text()` is `true`
      And `m.has_other()` is `true`
      And `m.other()` is `"kept"s`
      And `m.has_data()` is `false`

  @cpp.field.string-set-allocated-null
  Rule: `set_allocated_foo` with a null pointer clears a string or bytes field and frees the string that it held

    Scenario: proto3 string, set before
      Given `Implicit m`
      And `m.set_text("set before, and too long to be inline")`
      When `m.set_allocated_text(nullptr)`
      Then `m.text()` is `""s`

    Scenario Outline: <field>, unset before
      Given `<message> m`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 string                | Implicit | text | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario Outline: <field>, set before
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new std::string("set before, and too long to be inline"))`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 string                | Implicit | text | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    @cpp.presence.set-allocated-null
    Scenario Outline: <field> is marked unset
      Given `<message> m`
      And `m.set_<name>("set before")`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`
      And `m` serializes as the `<message>`
        """json
        {}
        """

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    @cpp.presence.set-allocated-null
    Scenario: the other fields are unchanged
      Given `Explicit m`
      And `m.set_text("set"), m.set_other("kept")`
      When `m.set_allocated_text(nullptr)`
      Then `m.has_text()` is `false`
      And `m.has_other()` is `true`
      And `m.other()` is `"kept"s`
      And `m.has_data()` is `false`

  @cpp.field.string-release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field

    Scenario: proto3 string
      Given `Implicit m`
      And `m.set_text("set before, and too long to be inline")`
      When `std::unique_ptr<std::string> released(m.release_text())`
      Then `released.get()` is not null
      And `*released` is `"set before, and too long to be inline"s`
      And `m.text()` is `""s`

    Scenario Outline: <field>
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      When `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `released.get()` is not null
      And `*released` is `"set before, and too long to be inline"s`
      And `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    Scenario Outline: <field>, a short string
      Given `<message> m`
      And `m.set_<name>("a\0b"s)`
      When `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `*released` is `"a\0b"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new std::string("set before, and too long to be inline"))`
      When `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `*released` is `"set before, and too long to be inline"s`
      And `m.<name>()` is `<default>`

      Examples:
        | field                        | message  | name | default                              |
        | proto3 optional string       | Explicit | text | ""s                                  |
        | proto3 optional bytes        | Explicit | data | ""s                                  |
        | proto3 string                | Implicit | text | ""s                                  |
        | proto3 bytes                 | Implicit | data | ""s                                  |
        | proto2 string                | Old      | text | ""s                                  |
        | proto2 bytes                 | Old      | data | ""s                                  |
        | proto2 string with a default | Preset   | text | "preset, and too long to be inline"s |
        | proto2 bytes with a default  | Preset   | data | "pre\\0set\\xff"s                    |

    @cpp.presence.release
    Scenario Outline: <field> is marked unset
      Given `<message> m`
      And `m.set_<name>("set before")`
      When `std::unique_ptr<std::string> released(m.release_<name>())`
      Then `m.has_<name>()` is `false`
      And `m` serializes as the `<message>`
        """json
        {}
        """

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, the result outlives the message
      Given `auto m = std::make_unique<<message>>()`
      And `m->set_<name>("set before, and too long to be inline")`
      And `std::unique_ptr<std::string> released(m->release_<name>())`
      When `m.reset()`
      Then `*released` is `"set before, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario Outline: <field>, set again afterwards
      Given `<message> m`
      And `m.set_<name>("set before, and too long to be inline")`
      And `std::unique_ptr<std::string> released(m.release_<name>())`
      When `m.set_<name>("set again, and too long to be inline")`
      Then `m.<name>()` is `"set again, and too long to be inline"s`
      And `*released` is `"set before, and too long to be inline"s`

      Examples:
        | field                        | message  | name |
        | proto3 optional string       | Explicit | text |
        | proto3 optional bytes        | Explicit | data |
        | proto3 string                | Implicit | text |
        | proto3 bytes                 | Implicit | data |
        | proto2 string                | Old      | text |
        | proto2 bytes                 | Old      | data |
        | proto2 string with a default | Preset   | text |
        | proto2 bytes with a default  | Preset   | data |

    Scenario: its type, and it needs a mutable message
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `m.release_text()` has type `std::string*`
      And `delete m.release_text()` compiles
      And `delete view.release_text()` does not compile

    @cpp.presence.release
    Scenario: the other fields are unchanged
      Given `Explicit m`
      And `m.set_text("set"), m.set_other("kept")`
      When `std::unique_ptr<std::string> released(m.release_text())`
      Then `m.has_text()` is `false`
      And `m.has_other()` is `true`
      And `m.other()` is `"kept"s`
      And `m.has_data()` is `false`
