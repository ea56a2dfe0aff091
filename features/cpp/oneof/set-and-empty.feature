@needs.cpp @needs.proto3-optional
Feature: Members that are set and empty
  A member of a oneof that holds an empty string or an empty message is the one that is set, until it is unset.

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

  @cpp.oneof.release-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set (what is set and empty)

    @cpp.oneof.string
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_name("")`
      And `const int before = m.which_case()`
      When `std::unique_ptr<std::decay_t<decltype(m.name())>> released(m.release_name())`
      Then `before` is not `0`
      And `released.get()` is not null
      And `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.has_name()` is `false`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const int before = m.which_case()`
      When `std::unique_ptr<std::decay_t<decltype(m.<name>())>> released(m.release_<name>())`
      Then `before` is not `0`
      And `released.get()` is not null
      And `m.which_case()` is `<message>::WHICH_NOT_SET`
      And `m.has_<name>()` is `false`
      And `m.ByteSizeLong()` is `0`

      @cpp.oneof.string
      Examples:
        | field                                            | message | name | arrange                                                                  |
        | string, by mutable                               | Sample  | name | m.mutable_name()                                                         |
        | string, by an empty object                       | Sample  | name | m.set_allocated_name(new std::string())                                  |
        | string, by parsing                               | Sample  | name | m.ParseFromString(bytes("2a 00"))                                        |
        | string, by emptying it                           | Sample  | name | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | bytes, by its setter                             | Sample  | raw  | m.set_raw("")                                                            |
        | bytes, by mutable                                | Sample  | raw  | m.mutable_raw()                                                          |
        | bytes, by an empty object                        | Sample  | raw  | m.set_allocated_raw(new std::string())                                   |
        | bytes, by parsing                                | Sample  | raw  | m.ParseFromString(bytes("32 00"))                                        |
        | bytes, by emptying it                            | Sample  | raw  | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |
        | proto2 string with a default, by its setter      | Old     | name | m.set_name("")                                                           |
        | proto2 string with a default, by an empty object | Old     | name | m.set_allocated_name(new std::string())                                  |
        | proto2 string with a default, by parsing         | Old     | name | m.ParseFromString(bytes("2a 00"))                                        |
        | proto2 string with a default, by emptying it     | Old     | name | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | proto2 bytes, by its setter                      | Old     | raw  | m.set_raw("")                                                            |
        | proto2 bytes, by mutable                         | Old     | raw  | m.mutable_raw()                                                          |
        | proto2 bytes, by an empty object                 | Old     | raw  | m.set_allocated_raw(new std::string())                                   |
        | proto2 bytes, by parsing                         | Old     | raw  | m.ParseFromString(bytes("32 00"))                                        |
        | proto2 bytes, by emptying it                     | Old     | raw  | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |

      @cpp.oneof.message
      Examples:
        | field                              | message | name  | arrange                                                  |
        | message, by mutable                | Sample  | piece | m.mutable_piece()                                        |
        | message, by an empty object        | Sample  | piece | m.set_allocated_piece(new Part())                        |
        | message, by parsing                | Sample  | piece | m.ParseFromString(bytes("3a 00"))                        |
        | message, by emptying it            | Sample  | piece | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear() |
        | proto2 message, by mutable         | Old     | piece | m.mutable_piece()                                        |
        | proto2 message, by an empty object | Old     | piece | m.set_allocated_piece(new OldPart())                     |
        | proto2 message, by parsing         | Old     | piece | m.ParseFromString(bytes("3a 00"))                        |
        | proto2 message, by emptying it     | Old     | piece | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear() |
        | proto2 group, by mutable           | Old     | crate | m.mutable_crate()                                        |
        | proto2 group, by an empty object   | Old     | crate | m.set_allocated_crate(new Old::Crate())                  |
        | proto2 group, by parsing           | Old     | crate | m.ParseFromString(bytes("4b 4c"))                        |
        | proto2 group, by emptying it       | Old     | crate | m.mutable_crate()->set_id(7), m.mutable_crate()->Clear() |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (what is set and empty)

    @cpp.oneof.string
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_name("")`
      And `const int before = m.which_case()`
      And `const std::string written = m.SerializeAsString()`
      When `m.clear_name()`
      Then `before` is not `0`
      And `written` is `bytes("2a 00")`
      And `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const int before = m.which_case()`
      And `const std::string written = m.SerializeAsString()`
      When `m.clear_<name>()`
      Then `before` is not `0`
      And `written` is `bytes("<bytes>")`
      And `m.which_case()` is `<message>::WHICH_NOT_SET`
      And `m.ByteSizeLong()` is `0`

      @cpp.oneof.string
      Examples:
        | field                                            | message | name | bytes | arrange                                                                  |
        | string, by mutable                               | Sample  | name | 2a 00 | m.mutable_name()                                                         |
        | string, by an empty object                       | Sample  | name | 2a 00 | m.set_allocated_name(new std::string())                                  |
        | string, by parsing                               | Sample  | name | 2a 00 | m.ParseFromString(bytes("2a 00"))                                        |
        | string, by emptying it                           | Sample  | name | 2a 00 | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | bytes, by its setter                             | Sample  | raw  | 32 00 | m.set_raw("")                                                            |
        | bytes, by mutable                                | Sample  | raw  | 32 00 | m.mutable_raw()                                                          |
        | bytes, by an empty object                        | Sample  | raw  | 32 00 | m.set_allocated_raw(new std::string())                                   |
        | bytes, by parsing                                | Sample  | raw  | 32 00 | m.ParseFromString(bytes("32 00"))                                        |
        | bytes, by emptying it                            | Sample  | raw  | 32 00 | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |
        | proto2 string with a default, by its setter      | Old     | name | 2a 00 | m.set_name("")                                                           |
        | proto2 string with a default, by an empty object | Old     | name | 2a 00 | m.set_allocated_name(new std::string())                                  |
        | proto2 string with a default, by parsing         | Old     | name | 2a 00 | m.ParseFromString(bytes("2a 00"))                                        |
        | proto2 string with a default, by emptying it     | Old     | name | 2a 00 | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | proto2 bytes, by its setter                      | Old     | raw  | 32 00 | m.set_raw("")                                                            |
        | proto2 bytes, by mutable                         | Old     | raw  | 32 00 | m.mutable_raw()                                                          |
        | proto2 bytes, by an empty object                 | Old     | raw  | 32 00 | m.set_allocated_raw(new std::string())                                   |
        | proto2 bytes, by parsing                         | Old     | raw  | 32 00 | m.ParseFromString(bytes("32 00"))                                        |
        | proto2 bytes, by emptying it                     | Old     | raw  | 32 00 | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |

      @cpp.oneof.message
      Examples:
        | field                              | message | name  | bytes | arrange                                                  |
        | message, by mutable                | Sample  | piece | 3a 00 | m.mutable_piece()                                        |
        | message, by an empty object        | Sample  | piece | 3a 00 | m.set_allocated_piece(new Part())                        |
        | message, by parsing                | Sample  | piece | 3a 00 | m.ParseFromString(bytes("3a 00"))                        |
        | message, by emptying it            | Sample  | piece | 3a 00 | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear() |
        | proto2 message, by mutable         | Old     | piece | 3a 00 | m.mutable_piece()                                        |
        | proto2 message, by an empty object | Old     | piece | 3a 00 | m.set_allocated_piece(new OldPart())                     |
        | proto2 message, by parsing         | Old     | piece | 3a 00 | m.ParseFromString(bytes("3a 00"))                        |
        | proto2 message, by emptying it     | Old     | piece | 3a 00 | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear() |
        | proto2 group, by mutable           | Old     | crate | 4b 4c | m.mutable_crate()                                        |
        | proto2 group, by an empty object   | Old     | crate | 4b 4c | m.set_allocated_crate(new Old::Crate())                  |
        | proto2 group, by parsing           | Old     | crate | 4b 4c | m.ParseFromString(bytes("4b 4c"))                        |
        | proto2 group, by emptying it       | Old     | crate | 4b 4c | m.mutable_crate()->set_id(7), m.mutable_crate()->Clear() |

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (what is set and empty)

    @cpp.oneof.string
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_name("")`
      And `const int before = m.which_case()`
      When `m.set_allocated_name(nullptr)`
      Then `before` is not `0`
      And `m.which_case()` is `Sample::WHICH_NOT_SET`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const int before = m.which_case()`
      When `m.set_allocated_<name>(nullptr)`
      Then `before` is not `0`
      And `m.which_case()` is `<message>::WHICH_NOT_SET`
      And `m.ByteSizeLong()` is `0`

      @cpp.oneof.string
      Examples:
        | field                                            | message | name | arrange                                                                  |
        | string, by mutable                               | Sample  | name | m.mutable_name()                                                         |
        | string, by an empty object                       | Sample  | name | m.set_allocated_name(new std::string())                                  |
        | string, by parsing                               | Sample  | name | m.ParseFromString(bytes("2a 00"))                                        |
        | string, by emptying it                           | Sample  | name | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | bytes, by its setter                             | Sample  | raw  | m.set_raw("")                                                            |
        | bytes, by mutable                                | Sample  | raw  | m.mutable_raw()                                                          |
        | bytes, by an empty object                        | Sample  | raw  | m.set_allocated_raw(new std::string())                                   |
        | bytes, by parsing                                | Sample  | raw  | m.ParseFromString(bytes("32 00"))                                        |
        | bytes, by emptying it                            | Sample  | raw  | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |
        | proto2 string with a default, by its setter      | Old     | name | m.set_name("")                                                           |
        | proto2 string with a default, by an empty object | Old     | name | m.set_allocated_name(new std::string())                                  |
        | proto2 string with a default, by parsing         | Old     | name | m.ParseFromString(bytes("2a 00"))                                        |
        | proto2 string with a default, by emptying it     | Old     | name | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | proto2 bytes, by its setter                      | Old     | raw  | m.set_raw("")                                                            |
        | proto2 bytes, by mutable                         | Old     | raw  | m.mutable_raw()                                                          |
        | proto2 bytes, by an empty object                 | Old     | raw  | m.set_allocated_raw(new std::string())                                   |
        | proto2 bytes, by parsing                         | Old     | raw  | m.ParseFromString(bytes("32 00"))                                        |
        | proto2 bytes, by emptying it                     | Old     | raw  | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |

      @cpp.oneof.message
      Examples:
        | field                              | message | name  | arrange                                                  |
        | message, by mutable                | Sample  | piece | m.mutable_piece()                                        |
        | message, by an empty object        | Sample  | piece | m.set_allocated_piece(new Part())                        |
        | message, by parsing                | Sample  | piece | m.ParseFromString(bytes("3a 00"))                        |
        | message, by emptying it            | Sample  | piece | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear() |
        | proto2 message, by mutable         | Old     | piece | m.mutable_piece()                                        |
        | proto2 message, by an empty object | Old     | piece | m.set_allocated_piece(new OldPart())                     |
        | proto2 message, by parsing         | Old     | piece | m.ParseFromString(bytes("3a 00"))                        |
        | proto2 message, by emptying it     | Old     | piece | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear() |
        | proto2 group, by mutable           | Old     | crate | m.mutable_crate()                                        |
        | proto2 group, by an empty object   | Old     | crate | m.set_allocated_crate(new Old::Crate())                  |
        | proto2 group, by parsing           | Old     | crate | m.ParseFromString(bytes("4b 4c"))                        |
        | proto2 group, by emptying it       | Old     | crate | m.mutable_crate()->set_id(7), m.mutable_crate()->Clear() |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (what is set and empty)

    @cpp.oneof.numeric
    Scenario: string, by its setter
      Given `Sample m`
      And `m.set_name("")`
      And `const int before = m.which_case()`
      When `m.set_digit(0)`
      Then `before` is not `0`
      And `m.which_case()` is `Sample::kDigit`
      And `m.has_name()` is `false`
      And `m` serializes to the bytes `40 00`

    @cpp.oneof.numeric
    Scenario Outline: <field>
      Given `<message> m`
      And `<arrange>`
      And `const int before = m.which_case()`
      When `m.set_digit(0)`
      Then `before` is not `0`
      And `m.which_case()` is `<message>::kDigit`
      And `m.has_<name>()` is `false`
      And `m` serializes to the bytes `40 00`

      Examples:
        | field                                            | message | name  | arrange                                                                  |
        | string, by mutable                               | Sample  | name  | m.mutable_name()                                                         |
        | string, by an empty object                       | Sample  | name  | m.set_allocated_name(new std::string())                                  |
        | string, by parsing                               | Sample  | name  | m.ParseFromString(bytes("2a 00"))                                        |
        | string, by emptying it                           | Sample  | name  | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | bytes, by its setter                             | Sample  | raw   | m.set_raw("")                                                            |
        | bytes, by mutable                                | Sample  | raw   | m.mutable_raw()                                                          |
        | bytes, by an empty object                        | Sample  | raw   | m.set_allocated_raw(new std::string())                                   |
        | bytes, by parsing                                | Sample  | raw   | m.ParseFromString(bytes("32 00"))                                        |
        | bytes, by emptying it                            | Sample  | raw   | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |
        | message, by mutable                              | Sample  | piece | m.mutable_piece()                                                        |
        | message, by an empty object                      | Sample  | piece | m.set_allocated_piece(new Part())                                        |
        | message, by parsing                              | Sample  | piece | m.ParseFromString(bytes("3a 00"))                                        |
        | message, by emptying it                          | Sample  | piece | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear()                 |
        | proto2 string with a default, by its setter      | Old     | name  | m.set_name("")                                                           |
        | proto2 string with a default, by an empty object | Old     | name  | m.set_allocated_name(new std::string())                                  |
        | proto2 string with a default, by parsing         | Old     | name  | m.ParseFromString(bytes("2a 00"))                                        |
        | proto2 string with a default, by emptying it     | Old     | name  | m.set_name("full, and too long to be inline"), m.mutable_name()->clear() |
        | proto2 bytes, by its setter                      | Old     | raw   | m.set_raw("")                                                            |
        | proto2 bytes, by mutable                         | Old     | raw   | m.mutable_raw()                                                          |
        | proto2 bytes, by an empty object                 | Old     | raw   | m.set_allocated_raw(new std::string())                                   |
        | proto2 bytes, by parsing                         | Old     | raw   | m.ParseFromString(bytes("32 00"))                                        |
        | proto2 bytes, by emptying it                     | Old     | raw   | m.set_raw("full, and too long to be inline"), m.mutable_raw()->clear()   |
        | proto2 message, by mutable                       | Old     | piece | m.mutable_piece()                                                        |
        | proto2 message, by an empty object               | Old     | piece | m.set_allocated_piece(new OldPart())                                     |
        | proto2 message, by parsing                       | Old     | piece | m.ParseFromString(bytes("3a 00"))                                        |
        | proto2 message, by emptying it                   | Old     | piece | m.mutable_piece()->set_id(7), m.mutable_piece()->Clear()                 |
        | proto2 group, by mutable                         | Old     | crate | m.mutable_crate()                                                        |
        | proto2 group, by an empty object                 | Old     | crate | m.set_allocated_crate(new Old::Crate())                                  |
        | proto2 group, by parsing                         | Old     | crate | m.ParseFromString(bytes("4b 4c"))                                        |
        | proto2 group, by emptying it                     | Old     | crate | m.mutable_crate()->set_id(7), m.mutable_crate()->Clear()                 |
