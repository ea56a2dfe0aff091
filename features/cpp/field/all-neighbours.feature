@needs.cpp @needs.proto3-optional
Feature: Strings, enums, messages, lists, maps and extensions, and their neighbours
  Whatever is done to a field, all other fields of the message stay as they were, whatever their kind. `neighbours.feature`
  shows it of numbers.

  Background:
    Given the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 1; KIND_RIGHT = 2; }
      message Part { int32 id = 1; }
      message All {
        optional int32 number = 1;      bool flag = 2;
        optional string text = 3;       string bare_text = 4;
        optional bytes data = 5;        bytes bare_data = 6;
        optional Kind kind = 7;         Kind bare_kind = 8;
        Part part = 9;                  optional Part chosen = 10;
        repeated int32 numbers = 11;    repeated bool flags = 12;
        repeated string texts = 13;     repeated bytes blobs = 14;
        repeated Kind kinds = 15;       repeated Part parts = 16;
        map<int32, string> names = 17;  map<string, Part> parts_by_name = 18;
        oneof pick { int32 member = 19; string text_member = 20; Part part_member = 21; }
        double real = 22;
        oneof second { string name = 23; Part piece = 24; }
      }
      """
    And the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 1; KIND_RIGHT = 2; }
      message Part { optional int32 id = 1; }
      message All {
        optional int32 number = 1 [default = 41];       required bool flag = 2;
        optional string text = 3 [default = "preset"];  optional string bare_text = 4;
        optional bytes data = 5 [default = "preset"];   optional bytes bare_data = 6;
        optional Kind kind = 7 [default = KIND_RIGHT];  optional Kind bare_kind = 8;
        optional Part part = 9;                         optional Part chosen = 10;
        repeated int32 numbers = 11;                    repeated bool flags = 12;
        repeated string texts = 13;                     repeated bytes blobs = 14;
        repeated Kind kinds = 15;                       repeated Part parts = 16;
        map<int32, string> names = 17;                  map<string, Part> parts_by_name = 18;
        oneof pick { int32 member = 19; string text_member = 20; Part part_member = 21; }
        optional double real = 22;
        oneof second { string name = 23; Part piece = 24; }
        optional group Box = 25 { optional int32 id = 1; }
        repeated group Row = 26 { optional int32 id = 1; }
        oneof third { group Crate = 27 { optional int32 id = 1; } }
        extensions 100 to 199;
      }
      extend All {
        optional int32 x_number = 100; optional string x_text = 101; optional Part x_part = 102;
        repeated int32 x_numbers = 103; repeated string x_texts = 104; repeated Part x_parts = 105;
      }
      """
    And the C++
      """cpp
      const std::string full_third = bytes("08 07 10 01 1a 04 6b 65 70 74 22 04 6b 65 70 74 2a 04 6b 65 70 74 32 04 6b 65 70 74 38 01 40 01 4a 02 08 05 52 02 08 06 5a 02 06 07 62 02 01 00 "
          "6a 04 6b 65 70 74 72 04 6b 65 70 74 7a 02 01 02 82 01 02 08 07 8a 01 08 08 08 12 04 6b 65 70 74 92 01 07 0a 01 61 12 02 08 09 "
          "a2 01 04 6b 65 70 74 b1 01 00 00 00 00 00 00 f8 3f c2 01 02 08 04");
      const std::string full_second = bytes("08 07 10 01 1a 04 6b 65 70 74 22 04 6b 65 70 74 2a 04 6b 65 70 74 32 04 6b 65 70 74 38 01 40 01 4a 02 08 05 52 02 08 06 58 06 58 07 60 01 60 00 "
          "6a 04 6b 65 70 74 72 04 6b 65 70 74 78 01 78 02 82 01 02 08 07 8a 01 08 08 08 12 04 6b 65 70 74 92 01 07 0a 01 61 12 02 08 09 "
          "a2 01 04 6b 65 70 74 b1 01 00 00 00 00 00 00 f8 3f c2 01 02 08 04 "
          "cb 01 08 08 cc 01 d3 01 08 09 d4 01 db 01 08 0a dc 01 a0 06 0b aa 06 04 6b 65 70 74 b2 06 02 08 0c b8 06 0d c2 06 04 6b 65 70 74 ca 06 02 08 0e");
      """

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (its neighbours)

    Scenario: proto3, text, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_text("another one, and too long to be inline"), m.set_text("kept, and more", 4)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what              | package | change                                                                                          |
        | proto3, bare_text | third   | m.set_bare_text("another one, and too long to be inline"), m.set_bare_text("kept, and more", 4) |
        | proto3, data      | third   | m.set_data("another one, and too long to be inline"), m.set_data("kept, and more", 4)           |
        | proto3, bare_data | third   | m.set_bare_data("another one, and too long to be inline"), m.set_bare_data("kept, and more", 4) |
        | proto2, text      | second  | m.set_text("another one, and too long to be inline"), m.set_text("kept, and more", 4)           |
        | proto2, data      | second  | m.set_data("another one, and too long to be inline"), m.set_data("kept, and more", 4)           |

  @cpp.field.string-mutable
  Rule: `mutable_foo` marks a string or bytes field set; if it was unset, the string is empty, whatever the default (its neighbours)

    Scenario: proto3, text, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.mutable_text()->assign("another one, and too long to be inline"), m.mutable_text()->assign("kept")`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what              | package | change                                                                                                         |
        | proto3, bare_text | third   | m.mutable_bare_text()->assign("another one, and too long to be inline"), m.mutable_bare_text()->assign("kept") |
        | proto3, data      | third   | m.mutable_data()->assign("another one, and too long to be inline"), m.mutable_data()->assign("kept")           |
        | proto3, bare_data | third   | m.mutable_bare_data()->assign("another one, and too long to be inline"), m.mutable_bare_data()->assign("kept") |
        | proto2, text      | second  | m.mutable_text()->assign("another one, and too long to be inline"), m.mutable_text()->assign("kept")           |
        | proto2, data      | second  | m.mutable_data()->assign("another one, and too long to be inline"), m.mutable_data()->assign("kept")           |

  @cpp.field.string-clear
  Rule: `clear_foo` unsets a string or bytes field (its neighbours)

    Scenario: proto3, text, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.clear_text(), m.set_text("kept")`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what              | package | change                                       |
        | proto3, bare_text | third   | m.clear_bare_text(), m.set_bare_text("kept") |
        | proto3, data      | third   | m.clear_data(), m.set_data("kept")           |
        | proto3, bare_data | third   | m.clear_bare_data(), m.set_bare_data("kept") |
        | proto2, text      | second  | m.clear_text(), m.set_text("kept")           |
        | proto2, data      | second  | m.clear_data(), m.set_data("kept")           |

  @cpp.field.string-set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held (its neighbours)

    Scenario: proto3, text, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_allocated_text(new std::string("kept"))`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what              | package | change                                             |
        | proto3, bare_text | third   | m.set_allocated_bare_text(new std::string("kept")) |
        | proto3, data      | third   | m.set_allocated_data(new std::string("kept"))      |
        | proto3, bare_data | third   | m.set_allocated_bare_data(new std::string("kept")) |
        | proto2, text      | second  | m.set_allocated_text(new std::string("kept"))      |
        | proto2, data      | second  | m.set_allocated_data(new std::string("kept"))      |

  @cpp.field.string-set-allocated-null
  Rule: `set_allocated_foo` with a null pointer clears a string or bytes field and frees the string that it held (its neighbours)

    Scenario: proto3, text, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_allocated_text(nullptr), m.set_text("kept")`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what              | package | change                                                      |
        | proto3, bare_text | third   | m.set_allocated_bare_text(nullptr), m.set_bare_text("kept") |
        | proto3, data      | third   | m.set_allocated_data(nullptr), m.set_data("kept")           |
        | proto3, bare_data | third   | m.set_allocated_bare_data(nullptr), m.set_bare_data("kept") |
        | proto2, text      | second  | m.set_allocated_text(nullptr), m.set_text("kept")           |
        | proto2, data      | second  | m.set_allocated_data(nullptr), m.set_data("kept")           |

  @cpp.field.string-release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field (its neighbours)

    Scenario: proto3, text, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `delete m.release_text(), m.mutable_text()->assign("kept")`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what              | package | change                                                              |
        | proto3, bare_text | third   | delete m.release_bare_text(), m.mutable_bare_text()->assign("kept") |
        | proto3, data      | third   | delete m.release_data(), m.mutable_data()->assign("kept")           |
        | proto3, bare_data | third   | delete m.release_bare_data(), m.mutable_bare_data()->assign("kept") |
        | proto2, text      | second  | delete m.release_text(), m.mutable_text()->assign("kept")           |
        | proto2, data      | second  | delete m.release_data(), m.mutable_data()->assign("kept")           |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (its neighbours)

    Scenario: proto3, set, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_kind(third::KIND_RIGHT), m.set_kind(third::KIND_LEFT)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what            | package | change                                                        |
        | proto3, cleared | third   | m.clear_kind(), m.set_kind(third::KIND_LEFT)                  |
        | proto2, set     | second  | m.set_kind(second::KIND_RIGHT), m.set_kind(second::KIND_LEFT) |
        | proto2, cleared | second  | m.clear_kind(), m.set_kind(second::KIND_LEFT)                 |

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (its neighbours)

    Scenario: an enum, set, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_bare_kind(third::KIND_RIGHT), m.set_bare_kind(third::KIND_LEFT)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what             | package | change                                                 |
        | an enum, cleared | third   | m.clear_bare_kind(), m.set_bare_kind(third::KIND_LEFT) |

  @cpp.field.message-mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (its neighbours)

    Scenario: proto3, part, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.mutable_part()->set_id(3), m.mutable_part()->set_id(5)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what           | package | change                                                       |
        | proto3, chosen | third   | m.mutable_chosen()->set_id(3), m.mutable_chosen()->set_id(6) |
        | proto2, part   | second  | m.mutable_part()->set_id(3), m.mutable_part()->set_id(5)     |
        | proto2, box    | second  | m.mutable_box()->set_id(3), m.mutable_box()->set_id(8)       |

  @cpp.field.message-clear
  Rule: `clear_bar` unsets a message field (its neighbours)

    Scenario: proto3, part, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.clear_part(), m.mutable_part()->set_id(5)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what           | package | change                                          |
        | proto3, chosen | third   | m.clear_chosen(), m.mutable_chosen()->set_id(6) |
        | proto2, part   | second  | m.clear_part(), m.mutable_part()->set_id(5)     |
        | proto2, box    | second  | m.clear_box(), m.mutable_box()->set_id(8)       |

  @cpp.field.message-set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (its neighbours)

    Scenario: proto3, part, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_allocated_part(new third::Part), m.mutable_part()->set_id(5)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what           | package | change                                                                 |
        | proto3, chosen | third   | m.set_allocated_chosen(new third::Part), m.mutable_chosen()->set_id(6) |
        | proto2, part   | second  | m.set_allocated_part(new second::Part), m.mutable_part()->set_id(5)    |
        | proto2, box    | second  | m.set_allocated_box(new second::All::Box), m.mutable_box()->set_id(8)  |

  @cpp.field.message-set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held (its neighbours)

    Scenario: proto3, part, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_allocated_part(nullptr), m.mutable_part()->set_id(5)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what           | package | change                                                         |
        | proto3, chosen | third   | m.set_allocated_chosen(nullptr), m.mutable_chosen()->set_id(6) |
        | proto2, part   | second  | m.set_allocated_part(nullptr), m.mutable_part()->set_id(5)     |
        | proto2, box    | second  | m.set_allocated_box(nullptr), m.mutable_box()->set_id(8)       |

  @cpp.field.message-release
  Rule: `release_bar` gives the message of a field to the caller and unsets the field (its neighbours)

    Scenario: proto3, part, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `delete m.release_part(), m.mutable_part()->set_id(5)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what           | package | change                                                   |
        | proto3, chosen | third   | delete m.release_chosen(), m.mutable_chosen()->set_id(6) |
        | proto2, part   | second  | delete m.release_part(), m.mutable_part()->set_id(5)     |
        | proto2, box    | second  | delete m.release_box(), m.mutable_box()->set_id(8)       |

  @cpp.repeated.numeric @cpp.repeated.clear
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (its neighbours)

    Scenario: proto3, a number set, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_numbers(0, 9), m.set_numbers(0, 6)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                                       | package | change                                                   |
        | proto3, numbers cleared and added          | third   | m.clear_numbers(), m.add_numbers(6), m.add_numbers(7)    |
        | proto3, a flag set                         | third   | m.set_flags(1, true), m.set_flags(1, false)              |
        | proto3, flags cleared and added            | third   | m.clear_flags(), m.add_flags(true), m.add_flags(false)   |
        | proto3, numbers changed in their container | third   | m.mutable_numbers()->begin()[1] = 9, m.set_numbers(1, 7) |
        | proto2, a number set                       | second  | m.set_numbers(0, 9), m.set_numbers(0, 6)                 |
        | proto2, numbers cleared and added          | second  | m.clear_numbers(), m.add_numbers(6), m.add_numbers(7)    |
        | proto2, a flag set                         | second  | m.set_flags(1, true), m.set_flags(1, false)              |
        | proto2, flags cleared and added            | second  | m.clear_flags(), m.add_flags(true), m.add_flags(false)   |
        | proto2, numbers changed in their container | second  | m.mutable_numbers()->begin()[1] = 9, m.set_numbers(1, 7) |

  @cpp.repeated.enum @cpp.repeated.clear
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (its neighbours)

    Scenario: proto3, an enum set, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_kinds(0, third::KIND_RIGHT), m.set_kinds(0, third::KIND_LEFT)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                            | package | change                                                                           |
        | proto3, enums cleared and added | third   | m.clear_kinds(), m.add_kinds(third::KIND_LEFT), m.add_kinds(third::KIND_RIGHT)   |
        | proto2, an enum set             | second  | m.set_kinds(0, second::KIND_RIGHT), m.set_kinds(0, second::KIND_LEFT)            |
        | proto2, enums cleared and added | second  | m.clear_kinds(), m.add_kinds(second::KIND_LEFT), m.add_kinds(second::KIND_RIGHT) |

  @cpp.repeated.string @cpp.repeated.clear
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (its neighbours)

    Scenario: proto3, a text changed, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.mutable_texts(0)->assign("another one, and too long to be inline"), m.mutable_texts(0)->assign("kept")`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                            | package | change                                                                                                   |
        | proto3, texts cleared and added | third   | m.clear_texts(), m.add_texts()->assign("kept")                                                           |
        | proto3, bytes cleared and added | third   | m.clear_blobs(), m.add_blobs()->assign("kept")                                                           |
        | proto2, a text changed          | second  | m.mutable_texts(0)->assign("another one, and too long to be inline"), m.mutable_texts(0)->assign("kept") |
        | proto2, texts cleared and added | second  | m.clear_texts(), m.add_texts()->assign("kept")                                                           |
        | proto2, bytes cleared and added | second  | m.clear_blobs(), m.add_blobs()->assign("kept")                                                           |

  @cpp.repeated.string-set-forms @cpp.repeated.string-add-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size (its neighbours)

    Scenario: proto3, a text set, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_texts(0, "another one, and too long to be inline"), m.set_texts(0, "kept")`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                 | package | change                                                                                                     |
        | proto3, bytes set    | third   | m.set_blobs(0, std::string("another one, and too long to be inline")), m.set_blobs(0, "kept, and more", 4) |
        | proto3, a text added | third   | m.clear_texts(), m.add_texts("kept")                                                                       |
        | proto3, bytes added  | third   | m.clear_blobs(), m.add_blobs("kept, and more", 4)                                                          |
        | proto2, a text set   | second  | m.set_texts(0, "another one, and too long to be inline"), m.set_texts(0, "kept")                           |
        | proto2, bytes set    | second  | m.set_blobs(0, std::string("another one, and too long to be inline")), m.set_blobs(0, "kept, and more", 4) |
        | proto2, a text added | second  | m.clear_texts(), m.add_texts("kept")                                                                       |
        | proto2, bytes added  | second  | m.clear_blobs(), m.add_blobs("kept, and more", 4)                                                          |

  @cpp.repeated.message @cpp.repeated.clear
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (its neighbours)

    Scenario: proto3, an element changed, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `m.mutable_parts(0)->set_id(3), m.mutable_parts(0)->set_id(7)`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                               | package | change                                                       |
        | proto3, elements cleared and added | third   | m.clear_parts(), m.add_parts()->set_id(7)                    |
        | proto2, an element changed         | second  | m.mutable_parts(0)->set_id(3), m.mutable_parts(0)->set_id(7) |
        | proto2, elements cleared and added | second  | m.clear_parts(), m.add_parts()->set_id(7)                    |
        | proto2, groups cleared and added   | second  | m.clear_row(), m.add_row()->set_id(9)                        |

  @cpp.map.mutable @cpp.map.clear @cpp.map.erase
  Rule: The mutable getter of a map field returns a pointer to a Map of the key and value types (its neighbours)

    Scenario: proto3, an entry changed, and the neighbours stay
      Given `third::All m`
      And `m.ParseFromString(full_third)`
      And `const std::string before = m.SerializeAsString()`
      When `(*m.mutable_names())[8] = "x", (*m.mutable_names())[8] = "kept"`
      Then `before` is `full_third`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                                 | package | change                                                                          |
        | proto3, an entry erased and put back | third   | m.mutable_names()->erase(8), (*m.mutable_names())[8] = "kept"                   |
        | proto3, a map cleared and filled     | third   | m.clear_names(), (*m.mutable_names())[8] = "kept"                               |
        | proto3, messages cleared and filled  | third   | m.mutable_parts_by_name()->clear(), (*m.mutable_parts_by_name())["a"].set_id(9) |
        | proto2, an entry changed             | second  | (*m.mutable_names())[8] = "x", (*m.mutable_names())[8] = "kept"                 |
        | proto2, an entry erased and put back | second  | m.mutable_names()->erase(8), (*m.mutable_names())[8] = "kept"                   |
        | proto2, a map cleared and filled     | second  | m.clear_names(), (*m.mutable_names())[8] = "kept"                               |
        | proto2, messages cleared and filled  | second  | m.mutable_parts_by_name()->clear(), (*m.mutable_parts_by_name())["a"].set_id(9) |

  @cpp.extension.set @cpp.extension.clear
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (its neighbours)

    Scenario: a number set, and the neighbours stay
      Given `second::All m`
      And `m.ParseFromString(full_second)`
      And `const std::string before = m.SerializeAsString()`
      When `m.SetExtension(second::x_number, 5), m.SetExtension(second::x_number, 11)`
      Then `before` is `full_second`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                     | package | change                                                                                                                   |
        | a number cleared and set | second  | m.ClearExtension(second::x_number), m.SetExtension(second::x_number, 11)                                                 |
        | a text set               | second  | m.SetExtension(second::x_text, "another one, and too long to be inline"), m.SetExtension(second::x_text, "kept")         |
        | a text cleared and set   | second  | m.ClearExtension(second::x_text), m.SetExtension(second::x_text, "kept")                                                 |
        | an element set           | second  | m.SetExtension(second::x_numbers, 0, 5), m.SetExtension(second::x_numbers, 0, 13)                                        |
        | a text of several set    | second  | m.SetExtension(second::x_texts, 0, "another one, and too long to be inline"), m.SetExtension(second::x_texts, 0, "kept") |

  @cpp.extension.mutable @cpp.extension.set-allocated @cpp.extension.release
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (and one is handed over and released; its neighbours)

    Scenario: a text changed, and the neighbours stay
      Given `second::All m`
      And `m.ParseFromString(full_second)`
      And `const std::string before = m.SerializeAsString()`
      When `m.MutableExtension(second::x_text)->assign("another one, and too long to be inline"), m.MutableExtension(second::x_text)->assign("kept")`
      Then `before` is `full_second`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what                  | package | change                                                                                                    |
        | a message changed     | second  | m.MutableExtension(second::x_part)->set_id(3), m.MutableExtension(second::x_part)->set_id(12)             |
        | a message handed over | second  | m.SetAllocatedExtension(second::x_part, new second::Part), m.MutableExtension(second::x_part)->set_id(12) |
        | a message given null  | second  | m.SetAllocatedExtension(second::x_part, nullptr), m.MutableExtension(second::x_part)->set_id(12)          |
        | a message released    | second  | delete m.ReleaseExtension(second::x_part), m.MutableExtension(second::x_part)->set_id(12)                 |
        | a text released       | second  | delete m.ReleaseExtension(second::x_text), m.SetExtension(second::x_text, "kept")                         |
        | an element changed    | second  | m.MutableExtension(second::x_parts, 0)->set_id(3), m.MutableExtension(second::x_parts, 0)->set_id(14)     |

  @cpp.extension.add @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (its neighbours)

    Scenario: numbers, and the neighbours stay
      Given `second::All m`
      And `m.ParseFromString(full_second)`
      And `const std::string before = m.SerializeAsString()`
      When `m.ClearExtension(second::x_numbers), m.AddExtension(second::x_numbers, 13)`
      Then `before` is `full_second`
      And `m.SerializeAsString()` is `before`

    Scenario Outline: <what>, and the neighbours stay
      Given `<package>::All m`
      And `m.ParseFromString(full_<package>)`
      And `const std::string before = m.SerializeAsString()`
      When `<change>`
      Then `before` is `full_<package>`
      And `m.SerializeAsString()` is `before`

      Examples:
        | what     | package | change                                                                         |
        | texts    | second  | m.ClearExtension(second::x_texts), m.AddExtension(second::x_texts, "kept")     |
        | messages | second  | m.ClearExtension(second::x_parts), m.AddExtension(second::x_parts)->set_id(14) |
