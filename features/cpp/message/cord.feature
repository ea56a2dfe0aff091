@needs.cpp @needs.cord
Feature: Messages with Cord fields
  What a message does as a whole it does with its Cord fields and with those beside them.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample {
        optional bytes blob = 1 [ctype = CORD];
        optional bytes preset = 2 [ctype = CORD, default = "unset"];
        optional int32 number = 3;
        repeated string texts = 4;
        oneof which { bytes member = 5 [ctype = CORD]; int32 digit = 6; string word = 7; }
        extensions 100 to 199;
      }
      extend Sample { optional int32 weight = 100; }
      """
    And the schema file `modern.proto`
      """proto
      syntax = "proto3";
      message Modern {
        bytes blob = 1 [ctype = CORD];
        optional bytes chosen = 2 [ctype = CORD];
        int32 number = 3;
        oneof which { bytes member = 5 [ctype = CORD]; string word = 7; }
        Modern below = 8;
      }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (Cord fields)

    Scenario: each of them
      Given `Sample m`
      Then `m.ParseFromString(bytes("0a 03 61 00 62 12 01 63 2a 02 64 65"))` is `true`
      And `std::string(m.blob())` is `std::string("a\0b", 3)`
      And `std::string(m.preset())` is `"c"s`
      And `std::string(m.member())` is `"de"s`
      And `m.which_case()` is `Sample::kMember`

    Scenario Outline: <what> of a <message>
      Given `<message> m`
      And `<before>`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<written>`

      Examples:
        | what                             | message | before                           | bytes                               | written        |
        | a field over another             | Sample  | m.set_blob("was there before")   | 0a 03 61 62 63                      | 0a 03 61 62 63 |
        | a field twice                    | Sample  | m.set_number(7)                  | 0a 03 61 62 63 0a 01 78             | 0a 01 78       |
        | a field with a default twice     | Sample  | m.set_number(7)                  | 12 03 61 62 63 12 00                | 12 00          |
        | a member over another            | Sample  | m.set_member("was there before") | 2a 03 61 62 63                      | 2a 03 61 62 63 |
        | a member twice                   | Sample  | m.set_number(7)                  | 2a 03 61 62 63 2a 01 78             | 2a 01 78       |
        | a member after another member    | Sample  | m.set_word("was there before")   | 3a 03 61 62 63 2a 01 78             | 2a 01 78       |
        | another member after it          | Sample  | m.set_member("was there before") | 2a 03 61 62 63 3a 01 78             | 3a 01 78       |
        | nothing over a field             | Sample  | m.set_blob("was there before")   |                                     |                |
        | nothing over a member            | Sample  | m.set_member("was there before") |                                     |                |
        | a field over another             | Modern  | m.set_blob("was there before")   | 0a 03 61 62 63                      | 0a 03 61 62 63 |
        | a field twice                    | Modern  | m.set_number(7)                  | 0a 03 61 62 63 0a 01 78             | 0a 01 78       |
        | no bytes                         | Modern  | m.set_blob("was there before")   | 0a 00                               |                |
        | a field with a test twice        | Modern  | m.set_number(7)                  | 12 03 61 62 63 12 00                | 12 00          |
        | a member twice                   | Modern  | m.set_word("was there before")   | 2a 03 61 62 63 2a 01 78             | 2a 01 78       |
        | nothing over a field             | Modern  | m.set_blob("was there before")   |                                     |                |
        | nothing over a field with a test | Modern  | m.set_chosen("was there before") |                                     |                |
        | a field of a message, twice      | Modern  | m.set_number(7)                  | 42 05 0a 03 61 62 63 42 03 0a 01 78 | 42 03 0a 01 78 |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (Cord fields)

    Scenario: a member of a oneof
      Given `Sample m`
      And `m.set_member("abc")`
      When `Sample copy(m)`
      And `m.set_member("changed")`
      Then `copy.which_case()` is `Sample::kMember`
      And `std::string(copy.member())` is `"abc"s`

    Scenario Outline: <what>, <how>
      Given `Sample m`
      And `Sample copy`
      And `copy.set_word("was there")`
      And `m.set_<name>(<value>)`
      When `<copy>`
      And `m.set_<name>("changed")`
      Then `copy` serializes to the bytes `<bytes>`

      Examples:
        | what         | how      | name   | value | copy             | bytes          |
        | a field      | assigned | blob   | "abc" | copy = m         | 0a 03 61 62 63 |
        | a field      | copied   | blob   | "abc" | copy.CopyFrom(m) | 0a 03 61 62 63 |
        | a member     | assigned | member | "abc" | copy = m         | 2a 03 61 62 63 |
        | a member     | copied   | member | "abc" | copy.CopyFrom(m) | 2a 03 61 62 63 |
        | an empty one | assigned | member | ""    | copy = m         | 2a 00          |
        | an empty one | copied   | blob   | ""    | copy.CopyFrom(m) | 0a 00          |

    Scenario Outline: <what> of a message of proto3
      Given `Modern m`
      And `<set>`
      When `Modern copy(m)`
      And `Modern other`
      And `other.set_blob("was there"), other.set_chosen("too"), other.set_word("and this")`
      And `other = m`
      And `m.set_blob("changed"), m.set_chosen("changed"), m.set_member("changed")`
      Then `copy` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | what                | set                                | bytes                |
        | a field             | m.set_blob("abc")                  | 0a 03 61 62 63       |
        | a field with a test | m.set_chosen("abc")                | 12 03 61 62 63       |
        | no bytes            | m.set_blob("")                     |                      |
        | no bytes, with test | m.set_chosen("")                   | 12 00                |
        | a member            | m.set_member("abc")                | 2a 03 61 62 63       |
        | a field below       | m.mutable_below()->set_blob("abc") | 42 05 0a 03 61 62 63 |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (Cord fields)

    Scenario: fields and members
      Given `Sample m`
      And `m.set_blob("abc"), m.set_member("def"), m.set_number(7)`
      When `Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `0a 03 61 62 63 18 07 2a 03 64 65 66`
      When `Sample assigned`
      And `assigned.set_word("gone")`
      And `assigned = std::move(moved)`
      Then `assigned` serializes to the bytes `0a 03 61 62 63 18 07 2a 03 64 65 66`

    Scenario: an extension, to nothing and to another one
      Given `Sample m`
      And `m.set_blob("abc"), m.SetExtension(weight, 7)`
      When `Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `0a 03 61 62 63 a0 06 07`
      When `Sample assigned`
      And `assigned.SetExtension(weight, 9)`
      And `assigned = std::move(moved)`
      Then `assigned` serializes to the bytes `0a 03 61 62 63 a0 06 07`

    Scenario Outline: <what> of a message of proto3
      Given `Modern m`
      And `<set>`
      When `Modern moved(std::move(m))`
      And `Modern other`
      And `other.set_blob("was there"), other.set_chosen("too"), other.set_word("and this")`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `<bytes>`

      Examples:
        | what                | set                 | bytes          |
        | a field             | m.set_blob("abc")   | 0a 03 61 62 63 |
        | a field with a test | m.set_chosen("abc") | 12 03 61 62 63 |
        | a member            | m.set_member("abc") | 2a 03 61 62 63 |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (Cord fields)

    Scenario: with all that stands beside them
      Given `Sample one`
      And `Sample other`
      And `one.set_blob("abc"), one.set_number(7), one.add_texts("text"), one.set_word("word")`
      And `one.SetExtension(weight, 8)`
      And `other.set_preset("def"), other.set_member("ghi")`
      When `one.Swap(&other)`
      Then `one` serializes to the bytes `12 03 64 65 66 2a 03 67 68 69`
      And `one.which_case()` is `Sample::kMember`
      And `one.HasExtension(weight)` is `false`
      And `other` serializes to the bytes `0a 03 61 62 63 18 07 22 04 74 65 78 74 3a 04 77 6f 72 64 a0 06 08`
      And `other.which_case()` is `Sample::kWord`

    Scenario: with an extension in both
      Given `Sample one`
      And `Sample other`
      And `one.set_blob("abc"), one.SetExtension(weight, 7)`
      And `other.SetExtension(weight, 8)`
      When `one.Swap(&other)`
      Then `one` serializes to the bytes `a0 06 08`
      And `other` serializes to the bytes `0a 03 61 62 63 a0 06 07`

    Scenario Outline: <what> of a message with Cords, with nothing and back
      Given `Sample one`
      And `Sample other`
      And `<set>`
      When `one.Swap(&other)`
      Then `one` serializes to the bytes ``
      And `other` serializes to the bytes `<bytes>`
      When `swap(one, other)`
      Then `other` serializes to the bytes ``
      And `one` serializes to the bytes `<bytes>`

      Examples:
        | what          | set                         | bytes          |
        | a field       | one.set_blob("abc")         | 0a 03 61 62 63 |
        | a member      | one.set_member("abc")       | 2a 03 61 62 63 |
        | a number      | one.set_number(7)           | 18 07          |
        | a list        | one.add_texts("abc")        | 22 03 61 62 63 |
        | other members | one.set_digit(7)            | 30 07          |
        | an extension  | one.SetExtension(weight, 7) | a0 06 07       |

    Scenario Outline: <what> of a message of proto3
      Given `Modern m`
      And `<set>`
      And `Modern other`
      And `other.set_number(7)`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `18 07`
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | what                | set                 | bytes          |
        | a field             | m.set_blob("abc")   | 0a 03 61 62 63 |
        | a field with a test | m.set_chosen("abc") | 12 03 61 62 63 |
        | a member            | m.set_member("abc") | 2a 03 61 62 63 |

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (Cord fields)

    Scenario: a field that was set to no bytes
      Given `Sample m`
      When `m.set_blob("")`
      Then `m` serializes to the bytes `0a 00`
      And `m.ByteSizeLong()` is `2`

    Scenario Outline: <what>
      Given `Sample m`
      When `m.<set>`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                   | set                 | bytes                |
        | a field that was set to no bytes again | set_preset("")      | 12 00                |
        | a field that was set to its default    | set_preset("unset") | 12 05 75 6e 73 65 74 |
        | a member that was set to no bytes      | set_member("")      | 2a 00                |

    Scenario: a field of 4095 bytes
      Given `Sample m`
      When `m.set_blob(std::string(4095, 'x')), m.set_number(7)`
      Then `m.SerializeAsString()` is `record(1, std::string(4095, 'x')) + bytes("18 07")`

    Scenario Outline: <what> of <size> bytes
      Given `Sample m`
      And `const std::string text(<size>, 'x')`
      When `<set>`
      And `m.set_number(7)`
      Then `m.SerializeAsString()` is `<bytes>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

      Examples:
        | size  | what                    | set                                                                  | bytes                                   |
        | 4096  | a field                 | m.set_blob(text)                                                     | record(1, text) + bytes("18 07")        |
        | 8192  | a field                 | m.set_blob(text)                                                     | record(1, text) + bytes("18 07")        |
        | 20000 | a field                 | m.set_blob(text)                                                     | record(1, text) + bytes("18 07")        |
        | 20000 | a member of a oneof     | m.set_member(text)                                                   | bytes("18 07") + record(5, text)        |
        | 4096  | each of two in one Cord | m.set_blob([&] { lib::Cord c(text); c.Append(text); return c; }())   | record(1, text + text) + bytes("18 07") |
        | 20000 | each of two in one Cord | m.set_member([&] { lib::Cord c(text); c.Append(text); return c; }()) | bytes("18 07") + record(5, text + text) |

  @cpp.message.merge
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (Cord fields)

    Scenario: fields and members
      Given `Sample m`
      And `Sample other`
      And `m.set_blob("abc"), m.set_preset("kept"), m.set_word("gone")`
      And `other.set_blob("d"), other.set_member("efg")`
      When `m.MergeFrom(other)`
      Then `m` serializes to the bytes `0a 01 64 12 04 6b 65 70 74 2a 03 65 66 67`
      And `other` serializes to the bytes `0a 01 64 2a 03 65 66 67`

  @cpp.message.clear
  Rule: `Clear` leaves a message that equals a new one (Cord fields)

    Scenario: fields and members, and filled again
      Given `Sample m`
      And `m.set_blob("abc"), m.set_preset("def"), m.set_member("ghi")`
      When `m.Clear()`
      Then `m` serializes to the bytes ``
      And `std::string(m.preset())` is `"unset"s`
      And `m.which_case()` is `Sample::WHICH_NOT_SET`
      When `m.set_member("j")`
      Then `m` serializes to the bytes `2a 01 6a`

  @cpp.message.parse-from-string @cpp.message.copy @cpp.message.move @cpp.message.swap
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (a single Cord)

    Background:
      Given the schema file `single.proto`
        """proto
        syntax = "proto2";
        package single;
        message Plain { optional bytes value = 1 [ctype = CORD]; }
        message Preset { optional bytes value = 1 [ctype = CORD, default = "unset"]; }
        message Member { oneof which { bytes value = 1 [ctype = CORD]; bytes other = 2 [ctype = CORD]; } }
        message OrNumber { oneof which { int32 other = 2; bytes value = 1 [ctype = CORD]; } }
        """
      And the schema file `implicit.proto`
        """proto
        syntax = "proto3";
        package implicit;
        message Plain { bytes value = 1 [ctype = CORD]; }
        message Chosen { optional bytes value = 1 [ctype = CORD]; }
        """

    Scenario: a message with one Cord and nothing else
      Given `single::Plain m`
      Then `m.ParseFromString(bytes("0a 03 61 62 63"))` is `true`
      And `m` serializes to the bytes `0a 03 61 62 63`
      When `single::Plain copy(m)`
      And `m.ParseFromString(bytes(""))`
      Then `m` serializes to the bytes ``
      And `copy` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <class>
      Given `<class> m`
      And `<class> other`
      And `<class> empty`
      Then `m.ParseFromString(bytes("0a 03 61 62 63"))` is `true`
      And `other.ParseFromString(bytes("<second>"))` is `true`
      When `<class> copy(m)`
      And `empty = m`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes `<second>`
      And `other` serializes to the bytes `0a 03 61 62 63`
      And `copy` serializes to the bytes `0a 03 61 62 63`
      And `empty` serializes to the bytes `0a 03 61 62 63`
      When `copy = m`
      And `empty = std::move(m)`
      Then `copy` serializes to the bytes `<second>`
      And `empty` serializes to the bytes `<second>`
      When `copy.Clear()`
      And `other.Swap(&copy)`
      Then `other` serializes to the bytes ``
      And `copy` serializes to the bytes `0a 03 61 62 63`
      When `copy.ParseFromString(bytes("<second>"))`
      Then `copy` serializes to the bytes `<second>`

      Examples:
        | class            | second   |
        | single::Plain    | 0a 00    |
        | single::Preset   | 0a 00    |
        | single::Member   | 12 01 78 |
        | single::OrNumber | 10 00    |
        | implicit::Plain  | 0a 01 78 |
        | implicit::Chosen | 0a 00    |
