@needs.cpp @needs.proto3-optional
Feature: Messages
  Every generated class can be constructed, copied, moved and swapped.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; string label = 2; Part next = 3; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        int32 number = 1;
        optional int32 chosen = 2;
        string text = 3;
        bytes data = 4;
        Kind kind = 5;
        Part part = 6;
        oneof which { string name = 7; Part piece = 8; int32 digit = 9; }
        repeated int32 numbers = 10;
        repeated string texts = 11;
        repeated Part parts = 12;
        repeated Kind kinds = 13;
      }
      message Blank {}
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message Old {
        optional int32 number = 1 [default = 41];
        optional string text = 2 [default = "preset"];
        repeated int32 numbers = 3;
        repeated int32 packed = 4 [packed = true];
        optional Inner inner = 5;
        message Inner { optional int32 id = 1 [default = 43]; }
        optional OldKind kind = 6 [default = OLD_KIND_PRESET];
      }
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_PRESET = 33; }
      message Needy { required int32 needed = 1; optional int32 number = 2; }
      """

  @cpp.message.derives
  Rule: The class of a message derives publicly from the full runtime's `Message`

    Scenario: Sample
      Given `Sample m`
      When `rt::Message* base = &m`
      Then `base` is not null
      And `std::is_base_of<rt::Message, Sample>::value` is `true`

    Scenario Outline: <class>
      Given `<class> m`
      When `rt::Message* base = &m`
      Then `base` is not null
      And `std::is_base_of<rt::Message, <class>>::value` is `true`

      Examples:
        | class      |
        | Part       |
        | Blank      |
        | Old        |
        | Old::Inner |
        | Needy      |

    Scenario: the base does what the class does
      Given `Sample m`
      And `rt::Message& base = m`
      And `std::string written`
      When `base.ParseFromString(bytes("08 07 1a 03 61 62 63"))`
      And `base.SerializeToString(&written)`
      Then `m.number()` is `7`
      And `m.text()` is `"abc"s`
      And `written` is `bytes("08 07 1a 03 61 62 63")`

    Scenario: it can be deleted through the base
      Given `std::unique_ptr<rt::Message> base = std::make_unique<Sample>()`
      And `static_cast<Sample&>(*base).set_text("freed with its message, and too long to be inline")`
      When `base.reset()`
      Then `base.get()` is null

  @cpp.message.concrete
  Rule: The class of a message is not abstract: every pure virtual function of its bases is implemented

    Scenario: Sample
      Then `std::is_abstract<Sample>::value` is `false`
      And `Sample m` compiles

    Scenario Outline: <class>
      Then `std::is_abstract<<class>>::value` is `false`
      And `<class> m` compiles

      Examples:
        | class      |
        | Part       |
        | Blank      |
        | Old        |
        | Old::Inner |
        | Needy      |

    Scenario: its base is abstract
      Given `Sample m`
      Then `rt::Message& base = m` compiles
      And `rt::Message base` does not compile

  @cpp.message.default-constructor
  Rule: A message can be constructed without arguments, and destroyed, anywhere

    Scenario: Sample
      Then `std::is_default_constructible<Sample>::value` is `true`
      And `std::is_destructible<Sample>::value` is `true`
      And `Sample()` serializes to the bytes ``

    Scenario Outline: <class>
      Then `std::is_default_constructible<<class>>::value` is `true`
      And `std::is_destructible<<class>>::value` is `true`
      And `<class>()` serializes to the bytes ``

      Examples:
        | class      |
        | Part       |
        | Blank      |
        | Old        |
        | Old::Inner |

    Scenario Outline: <class>, from empty braces
      Given `<class> m = {}`
      And `const auto make = []() -> <class> { return {}; }`
      Then `m` serializes to the bytes ``
      And `make()` serializes to the bytes ``

      Examples:
        | class      |
        | Sample     |
        | Part       |
        | Blank      |
        | Old        |
        | Old::Inner |

    Scenario: no field of a new message is set
      Given `Sample m`
      Then `m.number()` is `0`
      And `m.has_chosen()` is `false`
      And `m.text()` is `""s`
      And `m.data()` is `""s`
      And `m.kind()` is `KIND_NONE`
      And `m.has_part()` is `false`
      And `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.numbers_size()` is `0`
      And `m.texts_size()` is `0`
      And `m.parts_size()` is `0`
      And `m.kinds_size()` is `0`

    Scenario: no field of a new message of proto2 is set
      Given `Old m`
      Then `m.has_number()` is `false`
      And `m.number()` is `41`
      And `m.has_text()` is `false`
      And `m.text()` is `"preset"s`
      And `m.has_kind()` is `false`
      And `m.kind()` is `OLD_KIND_PRESET`
      And `m.has_inner()` is `false`
      And `m.inner().id()` is `43`

    Scenario: made and deleted on the heap, with everything that it holds
      Given `auto m = std::make_unique<Sample>()`
      And `m->set_text("set before, and too long to be inline")`
      And `m->mutable_part()->mutable_next()->set_label("set before, and too long to be inline")`
      And `m->set_name("set before, and too long to be inline")`
      And `m->add_texts("set before, and too long to be inline")`
      And `m->add_parts()->set_label("set before, and too long to be inline")`
      When `m.reset()`
      Then `m.get()` is null

    Scenario: made in place of another one
      Given `Sample m`
      And `m.set_number(3)`
      When `m = Sample()`
      Then `m.number()` is `0`

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other

    Scenario: a number, the copy changed
      Given `Sample m`
      And `m.set_number(3)`
      And `Sample constructed(m)`
      And `Sample assigned`
      And `assigned = m`
      When `constructed.set_number(9)`
      And `assigned.set_number(9)`
      Then `m.number()` is `3`
      And `constructed.number()` is `9`
      And `assigned.number()` is `9`

    Scenario Outline: <what>, copy-constructed
      Given `Sample m`
      And `<arrange>`
      When `Sample copy(m)`
      Then `copy.<get>` is `<value>`
      And `m.<get>` is `<value>`

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | a number               | m.set_number(3)                                      | number()           | 3                                        |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario Outline: <what>, copy-assigned
      Given `Sample m`
      And `<arrange>`
      And `Sample copy`
      When `copy = m`
      Then `copy.<get>` is `<value>`
      And `m.<get>` is `<value>`

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | a number               | m.set_number(3)                                      | number()           | 3                                        |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario Outline: <what>, the copy changed
      Given `Sample m`
      And `const std::string long_text = "set before, and too long to be inline"`
      And `<arrange>`
      And `Sample constructed(m)`
      And `Sample assigned`
      And `assigned = m`
      When `constructed.<change>`
      And `assigned.<change>`
      Then `m.<get>` is `<value>`
      And `constructed.<get>` is `<new>`
      And `assigned.<get>` is `<new>`

      Examples: numbers, strings and enums
        | what                | arrange                   | get        | value         | change                        | new             |
        | an optional number  | m.set_chosen(3)           | chosen()   | 3             | set_chosen(9)                 | 9               |
        | a string            | m.set_text(long_text)     | text()     | long_text     | mutable_text()->append("!")   | long_text + "!" |
        | bytes               | m.set_data("cut\\0here"s) | data()     | "cut\\0here"s | set_data("changed")           | "changed"s      |
        | an enum             | m.set_kind(KIND_LEFT)     | kind()     | KIND_LEFT     | set_kind(KIND_RIGHT)          | KIND_RIGHT      |
        | a member of a oneof | m.set_name(long_text)     | name()     | long_text     | mutable_name()->append("!")   | long_text + "!" |
        | numbers             | m.add_numbers(3)          | numbers(0) | 3             | set_numbers(0, 9)             | 9               |
        | strings             | m.add_texts(long_text)    | texts(0)   | long_text     | mutable_texts(0)->append("!") | long_text + "!" |
        | enums               | m.add_kinds(KIND_LEFT)    | kinds(0)   | KIND_LEFT     | set_kinds(0, KIND_RIGHT)      | KIND_RIGHT      |

      Examples: messages
        | what                   | arrange                                     | get                | value | change                                    | new |
        | a message              | m.mutable_part()->set_id(3)                 | part().id()        | 3     | mutable_part()->set_id(9)                 | 9   |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3) | part().next().id() | 3     | mutable_part()->mutable_next()->set_id(9) | 9   |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                | piece().id()       | 3     | mutable_piece()->set_id(9)                | 9   |
        | messages               | m.add_parts()->set_id(3)                    | parts(0).id()      | 3     | mutable_parts(0)->set_id(9)               | 9   |

    Scenario Outline: <what>, the original changed
      Given `Sample m`
      And `const std::string long_text = "set before, and too long to be inline"`
      And `<arrange>`
      And `Sample constructed(m)`
      And `Sample assigned`
      And `assigned = m`
      When `m.<change>`
      Then `constructed.<get>` is `<value>`
      And `assigned.<get>` is `<value>`

      Examples: numbers, strings and enums
        | what                | arrange                   | get        | value         | change                        |
        | a number            | m.set_number(3)           | number()   | 3             | set_number(9)                 |
        | an optional number  | m.set_chosen(3)           | chosen()   | 3             | set_chosen(9)                 |
        | a string            | m.set_text(long_text)     | text()     | long_text     | mutable_text()->append("!")   |
        | bytes               | m.set_data("cut\\0here"s) | data()     | "cut\\0here"s | set_data("changed")           |
        | an enum             | m.set_kind(KIND_LEFT)     | kind()     | KIND_LEFT     | set_kind(KIND_RIGHT)          |
        | a member of a oneof | m.set_name(long_text)     | name()     | long_text     | mutable_name()->append("!")   |
        | numbers             | m.add_numbers(3)          | numbers(0) | 3             | set_numbers(0, 9)             |
        | strings             | m.add_texts(long_text)    | texts(0)   | long_text     | mutable_texts(0)->append("!") |
        | enums               | m.add_kinds(KIND_LEFT)    | kinds(0)   | KIND_LEFT     | set_kinds(0, KIND_RIGHT)      |

      Examples: messages
        | what                   | arrange                                     | get                | value | change                                    |
        | a message              | m.mutable_part()->set_id(3)                 | part().id()        | 3     | mutable_part()->set_id(9)                 |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3) | part().next().id() | 3     | mutable_part()->mutable_next()->set_id(9) |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                | piece().id()       | 3     | mutable_piece()->set_id(9)                |
        | messages               | m.add_parts()->set_id(3)                    | parts(0).id()      | 3     | mutable_parts(0)->set_id(9)               |

    Scenario Outline: <what>, the original deleted
      Given `auto original = std::make_unique<Sample>()`
      And `Sample& m = *original`
      And `<arrange>`
      And `Sample copy(m)`
      When `original.reset()`
      Then `copy.<get>` is `<value>`

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | a number               | m.set_number(3)                                      | number()           | 3                                        |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario: everything at once
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      When `const Sample copy(m)`
      Then `copy` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: set fields stay set, and unset fields stay unset
      Given `Sample m`
      And `m.set_chosen(0)`
      And `m.mutable_part()`
      And `Old old`
      And `old.set_number(41)`
      When `Sample copy(m)`
      And `Old old_copy(old)`
      Then `copy.has_chosen()` is `true`
      And `copy.has_part()` is `true`
      And `copy.which_case()` is `Sample::WHICH_NOT_SET`
      And `old_copy.has_number()` is `true`
      And `old_copy.has_text()` is `false`

    Scenario: assignment replaces all that the target held
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `Sample other`
      And `other.set_number(-3), other.set_text("second"), other.mutable_piece()->set_id(8), other.add_numbers(-6), other.add_numbers(-7)`
      When `other = m`
      Then `other` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: assignment of an empty message leaves nothing
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `const Sample other`
      When `m = other`
      Then `m` serializes as the `Sample`
        """json
        {}
        """

    Scenario: assignment to itself changes nothing
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `const Sample& same = m`
      When `m = same`
      Then `m` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: unknown fields are copied too
      Given `Sample m`
      And `m.ParseFromString(bytes("08 07 c0 3e 05"))`
      And `Sample assigned`
      When `Sample copy(m)`
      And `assigned = m`
      Then `copy` serializes to the bytes `08 07 c0 3e 05`
      And `assigned` serializes to the bytes `08 07 c0 3e 05`

    Scenario: types
      Then `std::is_copy_constructible<Sample>::value` is `true`
      And `std::is_copy_assignable<Sample>::value` is `true`
      And `std::declval<Sample&>() = std::declval<const Sample&>()` has type `Sample&`

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held

    Scenario: a number, move-constructed
      Given `Sample m`
      And `m.set_number(3)`
      When `Sample moved(std::move(m))`
      Then `moved.number()` is `3`

    Scenario Outline: <what>, move-constructed
      Given `Sample m`
      And `<arrange>`
      When `Sample moved(std::move(m))`
      Then `moved.<get>` is `<value>`

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario Outline: <what>, move-assigned
      Given `Sample m`
      And `<arrange>`
      And `Sample moved`
      When `moved = std::move(m)`
      Then `moved.<get>` is `<value>`

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | a number               | m.set_number(3)                                      | number()           | 3                                        |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario: everything at once
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      When `const Sample moved(std::move(m))`
      Then `moved` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: assignment replaces all that the target held
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `Sample other`
      And `other.set_number(-3), other.set_text("second"), other.mutable_piece()->set_id(8), other.add_numbers(-6), other.add_numbers(-7)`
      When `other = std::move(m)`
      Then `other` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: a moved-from message can be used again
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `Sample moved(std::move(m))`
      When `m = Sample()`
      And `m.set_text("set again")`
      Then `m` serializes as the `Sample`
        """json
        { "text": "set again" }
        """
      And `moved.text()` is `"first, and too long to be inline"s`

    Scenario: a moved-from message can be deleted first
      Given `auto m = std::make_unique<Sample>()`
      And `m->set_text("set before, and too long to be inline")`
      And `m->mutable_part()->set_label("set before, and too long to be inline")`
      And `Sample moved(std::move(*m))`
      When `m.reset()`
      Then `moved.text()` is `"set before, and too long to be inline"s`
      And `moved.part().label()` is `"set before, and too long to be inline"s`

    Scenario: a vector of messages
      Given `std::vector<Sample> samples`
      When `for (int i = 0; i < 20; ++i) { Sample m; m.set_number(i); m.set_text("in a vector, and too long to be inline"); samples.push_back(std::move(m)); }`
      Then `samples.size()` is `20u`
      And `samples[0].number()` is `0`
      And `samples[19].number()` is `19`
      And `samples[7].text()` is `"in a vector, and too long to be inline"s`

    Scenario: a message returned from a function
      Given `auto make = [](int number) { Sample m; m.set_number(number); m.mutable_part()->set_id(number + 1); return m; }`
      When `Sample m = make(7)`
      Then `m.number()` is `7`
      And `m.part().id()` is `8`

    Scenario: unknown fields are moved too
      Given `Sample m`
      And `m.ParseFromString(bytes("08 07 c0 3e 05"))`
      When `Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `08 07 c0 3e 05`

    Scenario: types
      Then `std::is_move_constructible<Sample>::value` is `true`
      And `std::is_move_assignable<Sample>::value` is `true`
      And `std::declval<Sample&>() = std::declval<Sample>()` has type `Sample&`

  @cpp.message.self-move @needs.protobuf-conventions
  Rule: A message that is move-assigned to itself keeps its content

    Scenario: assignment to itself changes nothing
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `Sample& same = m`
      When `m = std::move(same)`
      Then `m` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type

    Scenario: oneofs of small members beside each other
      Given the schema file `small.proto`
        """proto
        syntax = "proto3";
        message Small { oneof a { int32 x = 1; bool w = 2; } oneof b { int32 y = 3; } oneof c { bool z = 4; } }
        """
      And `Small one`
      And `Small other`
      When `one.set_x(11), one.set_y(12), one.set_z(true), other.set_w(true), other.set_y(22)`
      And `one.Swap(&other)`
      Then `other.x()` is `11`
      And `other.y()` is `12`
      And `other.z()` is `true`
      And `one.w()` is `true`
      And `one.y()` is `22`
      And `one.c_case()` is `Small::C_NOT_SET`

    Scenario Outline: <what> with an empty message
      Given `Sample m`
      And `<arrange>`
      And `Sample other`
      When `m.Swap(&other)`
      Then `other.<get>` is `<value>`
      And `m` serializes as the `Sample`
        """json
        {}
        """

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | a number               | m.set_number(3)                                      | number()           | 3                                        |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario Outline: an empty message with <what>
      Given `Sample m`
      And `<arrange>`
      And `Sample other`
      When `other.Swap(&m)`
      Then `other.<get>` is `<value>`
      And `m` serializes as the `Sample`
        """json
        {}
        """

      Examples:
        | what                   | arrange                                              | get                | value                                    |
        | a number               | m.set_number(3)                                      | number()           | 3                                        |
        | an optional number     | m.set_chosen(3)                                      | chosen()           | 3                                        |
        | a string               | m.set_text("set before, and too long to be inline")  | text()             | "set before, and too long to be inline"s |
        | bytes                  | m.set_data("cut\\0here"s)                            | data()             | "cut\\0here"s                            |
        | an enum                | m.set_kind(KIND_LEFT)                                | kind()             | KIND_LEFT                                |
        | a message              | m.mutable_part()->set_id(3)                          | part().id()        | 3                                        |
        | a message in a message | m.mutable_part()->mutable_next()->set_id(3)          | part().next().id() | 3                                        |
        | a member of a oneof    | m.set_name("set before, and too long to be inline")  | name()             | "set before, and too long to be inline"s |
        | a message in a oneof   | m.mutable_piece()->set_id(3)                         | piece().id()       | 3                                        |
        | numbers                | m.add_numbers(3)                                     | numbers(0)         | 3                                        |
        | strings                | m.add_texts("set before, and too long to be inline") | texts(0)           | "set before, and too long to be inline"s |
        | messages               | m.add_parts()->set_id(3)                             | parts(0).id()      | 3                                        |
        | enums                  | m.add_kinds(KIND_LEFT)                               | kinds(0)           | KIND_LEFT                                |

    Scenario: two messages with content
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `Sample other`
      And `other.set_number(-3), other.set_text("second"), other.mutable_piece()->set_id(8), other.add_numbers(-6), other.add_numbers(-7)`
      When `m.Swap(&other)`
      Then `other` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """
      And `m` serializes as the `Sample`
        """json
        { "number": -3, "text": "second", "piece": { "id": 8 }, "numbers": [-6, -7] }
        """

    Scenario: different members of a oneof
      Given `Sample m`
      And `m.set_name("set before, and too long to be inline")`
      And `Sample other`
      And `other.set_digit(9)`
      When `m.Swap(&other)`
      Then `m.which_case()` is `Sample::kDigit`
      And `m.digit()` is `9`
      And `other.which_case()` is `Sample::kName`
      And `other.name()` is `"set before, and too long to be inline"s`

    Scenario: presence
      Given `Sample m`
      And `m.set_chosen(0)`
      And `Sample other`
      And `other.mutable_part()`
      When `m.Swap(&other)`
      Then `m.has_chosen()` is `false`
      And `m.has_part()` is `true`
      And `other.has_chosen()` is `true`
      And `other.has_part()` is `false`

    Scenario: a message with itself
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      When `m.Swap(&m)`
      Then `m` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: twice
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `Sample other`
      And `other.set_number(-3), other.set_text("second"), other.mutable_piece()->set_id(8), other.add_numbers(-6), other.add_numbers(-7)`
      When `m.Swap(&other)`
      And `other.Swap(&m)`
      Then `m` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario: unknown fields
      Given `Sample m`
      And `m.ParseFromString(bytes("08 07 c0 3e 05"))`
      And `Sample other`
      When `m.Swap(&other)`
      Then `other` serializes to the bytes `08 07 c0 3e 05`
      And `m` serializes to the bytes ``

    Scenario: its type
      Given `Sample m`
      Then `m.Swap(&m)` has type `void`

  @cpp.message.default-instance
  Rule: The static function `default_instance` always returns the same constant message, equal to a newly constructed one

    Scenario: Sample
      Given `const Sample* first = &Sample::default_instance()`
      And `Sample another`
      Then `Sample::default_instance()` has type `const Sample&`
      And `&Sample::default_instance()` is `first`
      And `another.default_instance()` serializes to the bytes ``

    Scenario Outline: <class>
      Given `const <class>* first = &<class>::default_instance()`
      And `<class> another`
      Then `<class>::default_instance()` has type `const <class>&`
      And `&<class>::default_instance()` is `first`
      And `another.default_instance()` serializes to the bytes ``

      Examples:
        | class      |
        | Part       |
        | Blank      |
        | Old        |
        | Old::Inner |

    Scenario: none of its fields is set
      Given `const Sample& m = Sample::default_instance()`
      Then `m.number()` is `0`
      And `m.has_chosen()` is `false`
      And `m.text()` is `""s`
      And `m.has_part()` is `false`
      And `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.numbers_size()` is `0`
      And `m.texts_size()` is `0`
      And `m.parts_size()` is `0`

    Scenario: defaults of proto2
      Given `const Old& m = Old::default_instance()`
      Then `m.has_number()` is `false`
      And `m.number()` is `41`
      And `m.has_text()` is `false`
      And `m.text()` is `"preset"s`
      And `m.kind()` is `OLD_KIND_PRESET`
      And `m.inner().id()` is `43`

    Scenario: changing a copy of it leaves it unchanged
      Given `Sample m(Sample::default_instance())`
      When `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      Then `Sample::default_instance()` serializes as the `Sample`
        """json
        {}
        """
      And `m.number()` is `3`

    Scenario: reading an unset message field leaves it unchanged
      Given `Sample m`
      When `m.mutable_part()->mutable_next()->set_id(7)`
      Then `Part::default_instance().id()` is `0`
      And `Part::default_instance().has_next()` is `false`
      And `Sample::default_instance().has_part()` is `false`

  @cpp.message.default-instance-new
  Rule: Calling `New` on the default instance creates a message of the class

    Scenario: Sample
      Given `std::unique_ptr<Sample> m(Sample::default_instance().New())`
      Then `Sample::default_instance().New()` has type `Sample*`
      And `m.get()` is not null
      And `m.get()` is not `&Sample::default_instance()`
      And `m->GetTypeName()` is `"Sample"`
      And `*m` serializes to the bytes ``

    Scenario Outline: <class>
      Given `std::unique_ptr<<class>> m(<class>::default_instance().New())`
      Then `<class>::default_instance().New()` has type `<class>*`
      And `m.get()` is not null
      And `m.get()` is not `&<class>::default_instance()`
      And `m->GetTypeName()` is `"<type>"`
      And `*m` serializes to the bytes ``

      Examples:
        | class      | type      |
        | Part       | Part      |
        | Blank      | Blank     |
        | Old        | Old       |
        | Old::Inner | Old.Inner |

    Scenario: each call makes another message
      Given `std::unique_ptr<Sample> one(Sample::default_instance().New())`
      And `std::unique_ptr<Sample> other(Sample::default_instance().New())`
      When `one->set_number(3)`
      Then `other.get()` is not `one.get()`
      And `other->number()` is `0`
      And `Sample::default_instance().number()` is `0`

    Scenario: defaults of proto2
      Given `std::unique_ptr<Old> m(Old::default_instance().New())`
      Then `m->has_number()` is `false`
      And `m->number()` is `41`
      And `m->text()` is `"preset"s`

    Scenario: through the base class
      Given `const rt::Message& prototype = Sample::default_instance()`
      And `std::unique_ptr<rt::Message> m(prototype.New())`
      Then `prototype.New()` has type `rt::Message*`
      And `m->GetTypeName()` is `"Sample"`
      And `m->ParseFromString(bytes("08 07"))` is `true`
      And `static_cast<Sample&>(*m).number()` is `7`

    Scenario: of a message that is no default instance
      Given `Sample m`
      When `m.set_number(3)`
      And `std::unique_ptr<Sample> made(m.New())`
      Then `made->number()` is `0`
      And `m.number()` is `3`
