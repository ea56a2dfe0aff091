@needs.cpp @needs.proto3-optional
Feature: What is set and empty
  A field with explicit presence that holds an empty string or an empty message is set. Whatever set it, it is unset alike.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; }
      message Sample {
        optional string text = 1;
        optional bytes data = 2;
        optional Part part = 3;
        Part plain_part = 4;
        oneof which { string name = 5; bytes raw = 6; Part piece = 7; int32 digit = 8; }
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message OldPart { optional int32 id = 1 [default = 43]; }
      message Old {
        optional string text = 1;
        optional bytes data = 2 [default = "preset"];
        optional OldPart part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5 [default = "preset"]; bytes raw = 6; OldPart piece = 7; int32 digit = 8; group Crate = 9 { optional int32 id = 1; } }
      }
      """

  @cpp.presence.release
  Rule: `release_foo` unsets a set field that has explicit presence (what is set and empty)

    @cpp.field.string-release
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_text("")`
      And `const bool before = m.has_text()`
      When `std::unique_ptr<std::decay_t<decltype(m.text())>> released(m.release_text())`
      Then `before` is `true`
      And `released.get()` is not null
      And `m.has_text()` is `false`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const bool before = m.has_<name>()`
      When `std::unique_ptr<std::decay_t<decltype(m.<name>())>> released(m.release_<name>())`
      Then `before` is `true`
      And `released.get()` is not null
      And `m.has_<name>()` is `false`
      And `m.ByteSizeLong()` is `0`

      @cpp.field.string-release
      Examples:
        | field                                           | message | name | arrange                                                                  |
        | string, by mutable                              | Sample  | text | m.mutable_text()                                                         |
        | string, by an empty object                      | Sample  | text | m.set_allocated_text(new std::string())                                  |
        | string, by parsing                              | Sample  | text | m.ParseFromString(bytes("0a 00"))                                        |
        | string, by emptying it                          | Sample  | text | m.set_text("full, and too long to be inline"), m.mutable_text()->clear() |
        | bytes, by its setter                            | Sample  | data | m.set_data("")                                                           |
        | bytes, by mutable                               | Sample  | data | m.mutable_data()                                                         |
        | bytes, by an empty object                       | Sample  | data | m.set_allocated_data(new std::string())                                  |
        | bytes, by parsing                               | Sample  | data | m.ParseFromString(bytes("12 00"))                                        |
        | bytes, by emptying it                           | Sample  | data | m.set_data("full, and too long to be inline"), m.mutable_data()->clear() |
        | proto2 string, by its setter                    | Old     | text | m.set_text("")                                                           |
        | proto2 string, by mutable                       | Old     | text | m.mutable_text()                                                         |
        | proto2 string, by an empty object               | Old     | text | m.set_allocated_text(new std::string())                                  |
        | proto2 string, by parsing                       | Old     | text | m.ParseFromString(bytes("0a 00"))                                        |
        | proto2 string, by emptying it                   | Old     | text | m.set_text("full, and too long to be inline"), m.mutable_text()->clear() |
        | proto2 bytes with a default, by its setter      | Old     | data | m.set_data("")                                                           |
        | proto2 bytes with a default, by an empty object | Old     | data | m.set_allocated_data(new std::string())                                  |
        | proto2 bytes with a default, by parsing         | Old     | data | m.ParseFromString(bytes("12 00"))                                        |
        | proto2 bytes with a default, by emptying it     | Old     | data | m.set_data("full, and too long to be inline"), m.mutable_data()->clear() |

      @cpp.field.message-release
      Examples:
        | field                                        | message | name       | arrange                                                            |
        | message, by mutable                          | Sample  | part       | m.mutable_part()                                                   |
        | message, by an empty object                  | Sample  | part       | m.set_allocated_part(new Part())                                   |
        | message, by parsing                          | Sample  | part       | m.ParseFromString(bytes("1a 00"))                                  |
        | message, by emptying it                      | Sample  | part       | m.mutable_part()->set_id(7), m.mutable_part()->Clear()             |
        | message without optional, by mutable         | Sample  | plain_part | m.mutable_plain_part()                                             |
        | message without optional, by an empty object | Sample  | plain_part | m.set_allocated_plain_part(new Part())                             |
        | message without optional, by parsing         | Sample  | plain_part | m.ParseFromString(bytes("22 00"))                                  |
        | message without optional, by emptying it     | Sample  | plain_part | m.mutable_plain_part()->set_id(7), m.mutable_plain_part()->Clear() |
        | proto2 message, by mutable                   | Old     | part       | m.mutable_part()                                                   |
        | proto2 message, by an empty object           | Old     | part       | m.set_allocated_part(new OldPart())                                |
        | proto2 message, by parsing                   | Old     | part       | m.ParseFromString(bytes("1a 00"))                                  |
        | proto2 message, by emptying it               | Old     | part       | m.mutable_part()->set_id(7), m.mutable_part()->Clear()             |
        | proto2 group, by mutable                     | Old     | box        | m.mutable_box()                                                    |
        | proto2 group, by an empty object             | Old     | box        | m.set_allocated_box(new Old::Box())                                |
        | proto2 group, by parsing                     | Old     | box        | m.ParseFromString(bytes("23 24"))                                  |
        | proto2 group, by emptying it                 | Old     | box        | m.mutable_box()->set_id(7), m.mutable_box()->Clear()               |

  @cpp.presence.clear
  Rule: `clear_foo` unsets a set field that has explicit presence (what is set and empty)

    @cpp.field.string-clear
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_text("")`
      And `const bool before = m.has_text()`
      And `const std::string written = m.SerializeAsString()`
      When `m.clear_text()`
      Then `before` is `true`
      And `written` is `bytes("0a 00")`
      And `m.has_text()` is `false`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const bool before = m.has_<name>()`
      And `const std::string written = m.SerializeAsString()`
      When `m.clear_<name>()`
      Then `before` is `true`
      And `written` is `bytes("<bytes>")`
      And `m.has_<name>()` is `false`
      And `m.ByteSizeLong()` is `0`

      @cpp.field.string-clear
      Examples:
        | field                                           | message | name | bytes | arrange                                                                  |
        | string, by mutable                              | Sample  | text | 0a 00 | m.mutable_text()                                                         |
        | string, by an empty object                      | Sample  | text | 0a 00 | m.set_allocated_text(new std::string())                                  |
        | string, by parsing                              | Sample  | text | 0a 00 | m.ParseFromString(bytes("0a 00"))                                        |
        | string, by emptying it                          | Sample  | text | 0a 00 | m.set_text("full, and too long to be inline"), m.mutable_text()->clear() |
        | bytes, by its setter                            | Sample  | data | 12 00 | m.set_data("")                                                           |
        | bytes, by mutable                               | Sample  | data | 12 00 | m.mutable_data()                                                         |
        | bytes, by an empty object                       | Sample  | data | 12 00 | m.set_allocated_data(new std::string())                                  |
        | bytes, by parsing                               | Sample  | data | 12 00 | m.ParseFromString(bytes("12 00"))                                        |
        | bytes, by emptying it                           | Sample  | data | 12 00 | m.set_data("full, and too long to be inline"), m.mutable_data()->clear() |
        | proto2 string, by its setter                    | Old     | text | 0a 00 | m.set_text("")                                                           |
        | proto2 string, by mutable                       | Old     | text | 0a 00 | m.mutable_text()                                                         |
        | proto2 string, by an empty object               | Old     | text | 0a 00 | m.set_allocated_text(new std::string())                                  |
        | proto2 string, by parsing                       | Old     | text | 0a 00 | m.ParseFromString(bytes("0a 00"))                                        |
        | proto2 string, by emptying it                   | Old     | text | 0a 00 | m.set_text("full, and too long to be inline"), m.mutable_text()->clear() |
        | proto2 bytes with a default, by its setter      | Old     | data | 12 00 | m.set_data("")                                                           |
        | proto2 bytes with a default, by an empty object | Old     | data | 12 00 | m.set_allocated_data(new std::string())                                  |
        | proto2 bytes with a default, by parsing         | Old     | data | 12 00 | m.ParseFromString(bytes("12 00"))                                        |
        | proto2 bytes with a default, by emptying it     | Old     | data | 12 00 | m.set_data("full, and too long to be inline"), m.mutable_data()->clear() |

      @cpp.field.message-clear
      Examples:
        | field                                        | message | name       | bytes | arrange                                                            |
        | message, by mutable                          | Sample  | part       | 1a 00 | m.mutable_part()                                                   |
        | message, by an empty object                  | Sample  | part       | 1a 00 | m.set_allocated_part(new Part())                                   |
        | message, by parsing                          | Sample  | part       | 1a 00 | m.ParseFromString(bytes("1a 00"))                                  |
        | message, by emptying it                      | Sample  | part       | 1a 00 | m.mutable_part()->set_id(7), m.mutable_part()->Clear()             |
        | message without optional, by mutable         | Sample  | plain_part | 22 00 | m.mutable_plain_part()                                             |
        | message without optional, by an empty object | Sample  | plain_part | 22 00 | m.set_allocated_plain_part(new Part())                             |
        | message without optional, by parsing         | Sample  | plain_part | 22 00 | m.ParseFromString(bytes("22 00"))                                  |
        | message without optional, by emptying it     | Sample  | plain_part | 22 00 | m.mutable_plain_part()->set_id(7), m.mutable_plain_part()->Clear() |
        | proto2 message, by mutable                   | Old     | part       | 1a 00 | m.mutable_part()                                                   |
        | proto2 message, by an empty object           | Old     | part       | 1a 00 | m.set_allocated_part(new OldPart())                                |
        | proto2 message, by parsing                   | Old     | part       | 1a 00 | m.ParseFromString(bytes("1a 00"))                                  |
        | proto2 message, by emptying it               | Old     | part       | 1a 00 | m.mutable_part()->set_id(7), m.mutable_part()->Clear()             |
        | proto2 group, by mutable                     | Old     | box        | 23 24 | m.mutable_box()                                                    |
        | proto2 group, by an empty object             | Old     | box        | 23 24 | m.set_allocated_box(new Old::Box())                                |
        | proto2 group, by parsing                     | Old     | box        | 23 24 | m.ParseFromString(bytes("23 24"))                                  |
        | proto2 group, by emptying it                 | Old     | box        | 23 24 | m.mutable_box()->set_id(7), m.mutable_box()->Clear()               |

  @cpp.presence.set-allocated-null
  Rule: `set_allocated_foo` with a null pointer unsets a set field that has explicit presence (what is set and empty)

    @cpp.field.string-set-allocated-null
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_text("")`
      And `const bool before = m.has_text()`
      When `m.set_allocated_text(nullptr)`
      Then `before` is `true`
      And `m.has_text()` is `false`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const bool before = m.has_<name>()`
      When `m.set_allocated_<name>(nullptr)`
      Then `before` is `true`
      And `m.has_<name>()` is `false`
      And `m.ByteSizeLong()` is `0`

      @cpp.field.string-set-allocated-null
      Examples:
        | field                                           | message | name | arrange                                                                  |
        | string, by mutable                              | Sample  | text | m.mutable_text()                                                         |
        | string, by an empty object                      | Sample  | text | m.set_allocated_text(new std::string())                                  |
        | string, by parsing                              | Sample  | text | m.ParseFromString(bytes("0a 00"))                                        |
        | string, by emptying it                          | Sample  | text | m.set_text("full, and too long to be inline"), m.mutable_text()->clear() |
        | bytes, by its setter                            | Sample  | data | m.set_data("")                                                           |
        | bytes, by mutable                               | Sample  | data | m.mutable_data()                                                         |
        | bytes, by an empty object                       | Sample  | data | m.set_allocated_data(new std::string())                                  |
        | bytes, by parsing                               | Sample  | data | m.ParseFromString(bytes("12 00"))                                        |
        | bytes, by emptying it                           | Sample  | data | m.set_data("full, and too long to be inline"), m.mutable_data()->clear() |
        | proto2 string, by its setter                    | Old     | text | m.set_text("")                                                           |
        | proto2 string, by mutable                       | Old     | text | m.mutable_text()                                                         |
        | proto2 string, by an empty object               | Old     | text | m.set_allocated_text(new std::string())                                  |
        | proto2 string, by parsing                       | Old     | text | m.ParseFromString(bytes("0a 00"))                                        |
        | proto2 string, by emptying it                   | Old     | text | m.set_text("full, and too long to be inline"), m.mutable_text()->clear() |
        | proto2 bytes with a default, by its setter      | Old     | data | m.set_data("")                                                           |
        | proto2 bytes with a default, by an empty object | Old     | data | m.set_allocated_data(new std::string())                                  |
        | proto2 bytes with a default, by parsing         | Old     | data | m.ParseFromString(bytes("12 00"))                                        |
        | proto2 bytes with a default, by emptying it     | Old     | data | m.set_data("full, and too long to be inline"), m.mutable_data()->clear() |

      @cpp.field.message-set-allocated-null
      Examples:
        | field                                        | message | name       | arrange                                                            |
        | message, by mutable                          | Sample  | part       | m.mutable_part()                                                   |
        | message, by an empty object                  | Sample  | part       | m.set_allocated_part(new Part())                                   |
        | message, by parsing                          | Sample  | part       | m.ParseFromString(bytes("1a 00"))                                  |
        | message, by emptying it                      | Sample  | part       | m.mutable_part()->set_id(7), m.mutable_part()->Clear()             |
        | message without optional, by mutable         | Sample  | plain_part | m.mutable_plain_part()                                             |
        | message without optional, by an empty object | Sample  | plain_part | m.set_allocated_plain_part(new Part())                             |
        | message without optional, by parsing         | Sample  | plain_part | m.ParseFromString(bytes("22 00"))                                  |
        | message without optional, by emptying it     | Sample  | plain_part | m.mutable_plain_part()->set_id(7), m.mutable_plain_part()->Clear() |
        | proto2 message, by mutable                   | Old     | part       | m.mutable_part()                                                   |
        | proto2 message, by an empty object           | Old     | part       | m.set_allocated_part(new OldPart())                                |
        | proto2 message, by parsing                   | Old     | part       | m.ParseFromString(bytes("1a 00"))                                  |
        | proto2 message, by emptying it               | Old     | part       | m.mutable_part()->set_id(7), m.mutable_part()->Clear()             |
        | proto2 group, by mutable                     | Old     | box        | m.mutable_box()                                                    |
        | proto2 group, by an empty object             | Old     | box        | m.set_allocated_box(new Old::Box())                                |
        | proto2 group, by parsing                     | Old     | box        | m.ParseFromString(bytes("23 24"))                                  |
        | proto2 group, by emptying it                 | Old     | box        | m.mutable_box()->set_id(7), m.mutable_box()->Clear()               |
