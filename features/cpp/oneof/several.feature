@needs.cpp
Feature: Several oneofs in a message
  Each oneof has its own case. What happens to one leaves the others alone, whatever kind of member is set.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Sample {
        oneof first { int32 first_number = 1; string first_text = 2; Part first_part = 3; group FirstBox = 4 { optional int32 id = 1; } }
        oneof second { int32 second_number = 11; string second_text = 12; Part second_part = 13; group SecondBox = 14 { optional string text = 1; } bytes second_data = 15; }
        oneof third { int32 third_number = 21; string third_text = 22; Part third_part = 23; }
      }
      """

  @cpp.oneof.release-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set (one of several oneofs)

    Scenario: a string of the second
      Given `Sample m`
      And `m.set_first_number(1), m.set_second_text("abc"), m.set_third_number(3)`
      When `std::unique_ptr<std::string> text(m.release_second_text())`
      Then `*text` is `"abc"s`
      And `m.first_case()` is `Sample::kFirstNumber`
      And `m.second_case()` is `Sample::SECOND_NOT_SET`
      And `m.third_case()` is `Sample::kThirdNumber`

    Scenario Outline: <what>
      Given `Sample m`
      And `m.set_first_number(1), m.set_third_number(3)`
      And `<set>`
      When `std::unique_ptr<<type>> value(m.release_<name>())`
      Then `value != nullptr` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                    | set                                  | type             | name        | bytes          |
        | a message of the second | m.mutable_second_part()->set_id(7)   | Part             | second_part | 08 01 a8 01 03 |
        | a group of the second   | m.mutable_secondbox()->set_text("7") | Sample_SecondBox | secondbox   | 08 01 a8 01 03 |
        | bytes of the second     | m.set_second_data("7")               | std::string      | second_data | 08 01 a8 01 03 |
        | a string of the third   | m.set_third_text("7")                | std::string      | third_text  | 08 01          |
        | a message of the third  | m.mutable_third_part()->set_id(7)    | Part             | third_part  | 08 01          |
        | a group of the first    | m.mutable_firstbox()->set_id(7)      | Sample_FirstBox  | firstbox    | a8 01 03       |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (one of several oneofs)

    Scenario: while a group is set
      Given `Sample m`
      And `m.set_first_number(1), m.set_third_number(3)`
      And `m.mutable_secondbox()->set_text(std::string(100, 'x'))`
      When `m.clear_second()`
      Then `m.second_case()` is `Sample::SECOND_NOT_SET`
      And `m` serializes to the bytes `08 01 a8 01 03`

    Scenario Outline: while <what> is set
      Given `Sample m`
      And `m.set_first_number(1), m.set_third_number(3)`
      And `<set>`
      When `m.clear_second()`
      Then `m.second_case()` is `Sample::SECOND_NOT_SET`
      And `m` serializes to the bytes `08 01 a8 01 03`

      Examples:
        | what      | set                                      |
        | a number  | m.set_second_number(7)                   |
        | a string  | m.set_second_text(std::string(100, 'x')) |
        | a message | m.mutable_second_part()->set_id(7)       |
        | bytes     | m.set_second_data(std::string(100, 'x')) |

    Scenario Outline: the <what>, while all are set
      Given `Sample m`
      And `m.set_first_number(1), m.set_second_number(2), <set>`
      When `m.clear_<name>()`
      Then `m.<name>_case()` is `Sample::<none>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                      | name  | none          | set                               | bytes          |
        | first of three            | first | FIRST_NOT_SET | m.set_third_number(3)             | 58 02 a8 01 03 |
        | third of three, a number  | third | THIRD_NOT_SET | m.set_third_number(3)             | 08 01 58 02    |
        | third of three, a string  | third | THIRD_NOT_SET | m.set_third_text("3")             | 08 01 58 02    |
        | third of three, a message | third | THIRD_NOT_SET | m.mutable_third_part()->set_id(3) | 08 01 58 02    |

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing (one of several oneofs)

    Scenario: a group of the second
      Given `Sample m`
      And `m.set_first_number(1), m.set_second_number(7), m.set_third_number(3)`
      When `m.clear_secondbox()`
      Then `m` serializes to the bytes `08 01 58 07 a8 01 03`

    Scenario Outline: <what>
      Given `Sample m`
      And `m.set_first_number(1), m.set_second_number(7), m.set_third_number(3)`
      When `m.clear_<name>()`
      Then `m` serializes to the bytes `08 01 58 07 a8 01 03`

      Examples:
        | what                    | name        |
        | a string of the second  | second_text |
        | a message of the second | second_part |
        | bytes of the second     | second_data |
        | a string of the third   | third_text  |
        | a group of the first    | firstbox    |

  @cpp.oneof.set @cpp.oneof.set-clears-others
  Rule: Setting a member makes it the one that is set, whichever was set before (and clears the others) (one of several oneofs)

    Scenario: a string over a group
      Given `Sample m`
      And `m.set_first_number(1), m.set_third_number(3)`
      And `m.mutable_secondbox()->set_text(std::string(100, 'x'))`
      When `m.set_second_text("7")`
      Then `m.second_case()` is `Sample::kSecondText`
      And `m` serializes to the bytes `08 01 62 01 37 a8 01 03`

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (one of several oneofs)

    Scenario: a string of the second, released
      Given `Sample m`
      And `m.set_first_text("1"), m.set_second_text("7"), m.set_third_text("3")`
      When `std::unique_ptr<std::string> text(m.release_second_text())`
      Then `*text` is `"7"s`
      And `m.has_second_text()` is `false`
      And `m` serializes to the bytes `12 01 31 b2 01 01 33`

    Scenario Outline: <what>
      Given `Sample m`
      And `m.set_first_text("1"), m.set_second_text("7"), m.set_third_text("3")`
      When `<change>`
      Then `m.has_<name>()` is `<has>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                            | change                                                                        | name        | has   | bytes                         |
        | a string of the second, set     | m.set_second_text("8")                                                        | second_text | true  | 12 01 31 62 01 38 b2 01 01 33 |
        | a string of the second, mutable | m.mutable_second_text()->assign("8")                                          | second_text | true  | 12 01 31 62 01 38 b2 01 01 33 |
        | a string of the second, cleared | m.clear_second_text()                                                         | second_text | false | 12 01 31 b2 01 01 33          |
        | a string of the second, given   | m.set_allocated_second_text(new std::string("8"))                             | second_text | true  | 12 01 31 62 01 38 b2 01 01 33 |
        | a string of the second, null    | m.set_allocated_second_text(nullptr)                                          | second_text | false | 12 01 31 b2 01 01 33          |
        | bytes of the second, set        | m.set_second_data("8")                                                        | second_data | true  | 12 01 31 7a 01 38 b2 01 01 33 |
        | bytes of the second, mutable    | m.mutable_second_data()->assign("8")                                          | second_data | true  | 12 01 31 7a 01 38 b2 01 01 33 |
        | bytes of the second, given      | m.set_allocated_second_data(new std::string("8"))                             | second_data | true  | 12 01 31 7a 01 38 b2 01 01 33 |
        | bytes of the second, not set    | m.clear_second_data()                                                         | second_data | false | 12 01 31 62 01 37 b2 01 01 33 |
        | bytes of the second, released   | m.set_second_data("8"), std::unique_ptr<std::string>(m.release_second_data()) | second_data | false | 12 01 31 b2 01 01 33          |
        | a string of the third, released | std::unique_ptr<std::string>(m.release_third_text())                          | third_text  | false | 12 01 31 62 01 37             |
        | a string of the first, cleared  | m.clear_first_text()                                                          | first_text  | false | 62 01 37 b2 01 01 33          |

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (one of several oneofs)

    Scenario: a message of the second, released
      Given `Sample m`
      And `m.mutable_first_part()->set_id(1), m.mutable_second_part()->set_id(7), m.mutable_third_part()->set_id(3)`
      When `std::unique_ptr<Part> part(m.release_second_part())`
      Then `part->id()` is `7`
      And `m.has_second_part()` is `false`
      And `m` serializes to the bytes `1a 02 08 01 ba 01 02 08 03`

    Scenario Outline: <what>
      Given `Sample m`
      And `m.mutable_first_part()->set_id(1), m.mutable_second_part()->set_id(7), m.mutable_third_part()->set_id(3)`
      When `<change>`
      Then `m.has_<name>()` is `<has>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                             | change                                        | name        | has   | bytes                                     |
        | a message of the second, mutable | m.mutable_second_part()->set_id(8)            | second_part | true  | 1a 02 08 01 6a 02 08 08 ba 01 02 08 03    |
        | a message of the second, cleared | m.clear_second_part()                         | second_part | false | 1a 02 08 01 ba 01 02 08 03                |
        | a message of the second, given   | m.set_allocated_second_part(new Part())       | second_part | true  | 1a 02 08 01 6a 00 ba 01 02 08 03          |
        | a message of the second, null    | m.set_allocated_second_part(nullptr)          | second_part | false | 1a 02 08 01 ba 01 02 08 03                |
        | a group of the second, mutable   | m.mutable_secondbox()->set_text("8")          | secondbox   | true  | 1a 02 08 01 73 0a 01 38 74 ba 01 02 08 03 |
        | a group of the second, not set   | m.clear_secondbox()                           | secondbox   | false | 1a 02 08 01 6a 02 08 07 ba 01 02 08 03    |
        | a message of the third, released | std::unique_ptr<Part>(m.release_third_part()) | third_part  | false | 1a 02 08 01 6a 02 08 07                   |
        | a message of the first, cleared  | m.clear_first_part()                          | first_part  | false | 6a 02 08 07 ba 01 02 08 03                |

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (one of several oneofs)

    Scenario: a number of the second, cleared
      Given `Sample m`
      And `m.set_first_number(1), m.set_second_number(7), m.set_third_number(3)`
      When `m.clear_second_number()`
      Then `m.has_second_number()` is `false`
      And `m.second_number()` is `0`
      And `m` serializes to the bytes `08 01 a8 01 03`

    Scenario Outline: <what>
      Given `Sample m`
      And `m.set_first_number(1), m.set_second_text("7"), m.set_third_number(3)`
      When `<change>`
      Then `m.<name>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                         | change                  | name          | value | bytes                   |
        | a number of the second, set  | m.set_second_number(8)  | second_number | 8     | 08 01 58 08 a8 01 03    |
        | a number of the third, set   | m.set_third_number(4)   | third_number  | 4     | 08 01 62 01 37 a8 01 04 |
        | a number of the first, clear | m.clear_first_number()  | first_number  | 0     | 62 01 37 a8 01 03       |
        | the second, not set          | m.clear_second_number() | second_number | 0     | 08 01 62 01 37 a8 01 03 |
