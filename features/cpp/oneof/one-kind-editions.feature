@needs.cpp @needs.lite @needs.editions
Feature: Oneofs with members of one kind, in editions
  All members of a oneof may have the same type, and a oneof may have a single member.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { string label = 1; }
      message Sample {
        oneof enums { Kind kind = 1; Kind sort = 2; }
        oneof numbers { int32 width = 3; int32 height = 4; }
        oneof flags { bool first = 5; bool second = 6; }
        oneof texts { string name = 7; string title = 8; }
        oneof blobs { bytes raw = 9; bytes packed = 10; }
        oneof parts { Part left = 11; Part right = 12; }
        oneof only_enum { Kind a = 13; }
        oneof only_number { double b = 14; }
        oneof only_text { string c = 15; }
        oneof only_part { Part d = 16; }
      }
      """
    And the schema file `newest.proto`
      """proto
      edition = "2024";
      package newest;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { string label = 1; }
      message Sample {
        oneof enums { Kind kind = 1; Kind sort = 2; }
        oneof numbers { int32 width = 3; int32 height = 4; }
        oneof flags { bool first = 5; bool second = 6; }
        oneof texts { string name = 7; string title = 8; }
        oneof blobs { bytes raw = 9; bytes packed = 10; }
        oneof parts { Part left = 11; Part right = 12; }
        oneof only_enum { Kind a = 13; }
        oneof only_number { double b = 14; }
        oneof only_text { string c = 15; }
        oneof only_part { Part d = 16; }
      }
      """
    And the schema file `delimited.proto`
      """proto
      edition = "2023";
      package delimited;
      option features.message_encoding = DELIMITED;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { string label = 1; }
      message Sample {
        oneof enums { Kind kind = 1; Kind sort = 2; }
        oneof numbers { int32 width = 3; int32 height = 4; }
        oneof flags { bool first = 5; bool second = 6; }
        oneof texts { string name = 7; string title = 8; }
        oneof blobs { bytes raw = 9; bytes packed = 10; }
        oneof parts { Part left = 11; Part right = 12; }
        oneof only_enum { Kind a = 13; }
        oneof only_number { double b = 14; }
        oneof only_text { string c = 15; }
        oneof only_part { Part d = 16; }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option features.message_encoding = DELIMITED;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { string label = 1; }
      message Sample {
        oneof enums { Kind kind = 1; Kind sort = 2; }
        oneof numbers { int32 width = 3; int32 height = 4; }
        oneof flags { bool first = 5; bool second = 6; }
        oneof texts { string name = 7; string title = 8; }
        oneof blobs { bytes raw = 9; bytes packed = 10; }
        oneof parts { Part left = 11; Part right = 12; }
        oneof only_enum { Kind a = 13; }
        oneof only_number { double b = 14; }
        oneof only_text { string c = 15; }
        oneof only_part { Part d = 16; }
      }
      """

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (members of one kind, in editions)

    Scenario: two enums of an edition
      Given `edition::Sample m`
      When `m.set_sort(edition::KIND_LEFT), m.clear_enums()`
      Then `m.enums_case()` is `edition::Sample::ENUMS_NOT_SET`
      And `m.has_sort()` is `false`
      And `m.sort()` is `edition::KIND_NONE`
      And `m` serializes to the bytes ``

    Scenario Outline: of <what>
      Given `<package>::Sample m`
      When `<arrange>, m.clear_<oneof>()`
      Then `m.<oneof>_case()` is `<package>::Sample::<not set>`
      And `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      And `m` serializes to the bytes ``

      Examples:
        | what                             | package   | oneof       | not set             | name  | arrange                                                   | get              | unset                |
        | enums, an edition                | edition   | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(edition::KIND_LEFT)                            | m.kind()         | edition::KIND_NONE   |
        | numbers, an edition              | edition   | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, an edition                | edition   | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false                |
        | strings, an edition              | edition   | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, an edition                | edition   | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, an edition             | edition   | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | an enum alone, an edition        | edition   | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(edition::KIND_LEFT)                               | m.a()            | edition::KIND_NONE   |
        | a number alone, an edition       | edition   | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0                  |
        | a string alone, an edition       | edition   | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s                  |
        | a message alone, an edition      | edition   | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s                  |
        | enums, edition 2024              | newest    | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(newest::KIND_LEFT)                             | m.kind()         | newest::KIND_NONE    |
        | numbers, edition 2024            | newest    | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, edition 2024              | newest    | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false                |
        | strings, edition 2024            | newest    | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, edition 2024              | newest    | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, edition 2024           | newest    | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | an enum alone, edition 2024      | newest    | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(newest::KIND_LEFT)                                | m.a()            | newest::KIND_NONE    |
        | a number alone, edition 2024     | newest    | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0                  |
        | a string alone, edition 2024     | newest    | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s                  |
        | a message alone, edition 2024    | newest    | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s                  |
        | enums, delimited                 | delimited | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(delimited::KIND_LEFT)                          | m.kind()         | delimited::KIND_NONE |
        | numbers, delimited               | delimited | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, delimited                 | delimited | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false                |
        | strings, delimited               | delimited | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, delimited                 | delimited | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, delimited              | delimited | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | an enum alone, delimited         | delimited | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(delimited::KIND_LEFT)                             | m.a()            | delimited::KIND_NONE |
        | a number alone, delimited        | delimited | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0                  |
        | a string alone, delimited        | delimited | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s                  |
        | a message alone, delimited       | delimited | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s                  |
        | enums, delimited, lite           | lightest  | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(lightest::KIND_LEFT)                           | m.kind()         | lightest::KIND_NONE  |
        | numbers, delimited, lite         | lightest  | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, delimited, lite           | lightest  | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false                |
        | strings, delimited, lite         | lightest  | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, delimited, lite           | lightest  | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, delimited, lite        | lightest  | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | an enum alone, delimited, lite   | lightest  | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(lightest::KIND_LEFT)                              | m.a()            | lightest::KIND_NONE  |
        | a number alone, delimited, lite  | lightest  | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0                  |
        | a string alone, delimited, lite  | lightest  | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s                  |
        | a message alone, delimited, lite | lightest  | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s                  |

  @cpp.oneof.clear-inactive @cpp.oneof.clear-active
  Rule: Clearing a member that is not set changes nothing (members of one kind, in editions)

    Scenario: two enums of an edition
      Given `edition::Sample m`
      When `m.set_kind(edition::KIND_LEFT), m.clear_sort()`
      Then `m.enums_case()` is `edition::Sample::kKind`
      And `m.kind()` is `edition::KIND_LEFT`
      When `m.clear_kind()`
      Then `m.enums_case()` is `edition::Sample::ENUMS_NOT_SET`

    Scenario Outline: of <what>
      Given `<package>::Sample m`
      When `<arrange>, m.clear_<other>()`
      Then `m.has_<name>()` is `true`
      And `<get>` is not `<unset>`
      When `m.clear_<name>()`
      Then `m.<oneof>_case()` is `<package>::Sample::<not set>`
      And `<get>` is `<unset>`

      Examples:
        | what                      | package   | oneof   | not set         | name  | other  | arrange                                                   | get              | unset                |
        | enums, an edition         | edition   | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(edition::KIND_LEFT)                            | m.kind()         | edition::KIND_NONE   |
        | numbers, an edition       | edition   | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, an edition         | edition   | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false                |
        | strings, an edition       | edition   | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, an edition         | edition   | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, an edition      | edition   | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | enums, edition 2024       | newest    | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(newest::KIND_LEFT)                             | m.kind()         | newest::KIND_NONE    |
        | numbers, edition 2024     | newest    | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, edition 2024       | newest    | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false                |
        | strings, edition 2024     | newest    | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, edition 2024       | newest    | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, edition 2024    | newest    | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | enums, delimited          | delimited | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(delimited::KIND_LEFT)                          | m.kind()         | delimited::KIND_NONE |
        | numbers, delimited        | delimited | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, delimited          | delimited | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false                |
        | strings, delimited        | delimited | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, delimited          | delimited | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, delimited       | delimited | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
        | enums, delimited, lite    | lightest  | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(lightest::KIND_LEFT)                           | m.kind()         | lightest::KIND_NONE  |
        | numbers, delimited, lite  | lightest  | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                    |
        | flags, delimited, lite    | lightest  | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false                |
        | strings, delimited, lite  | lightest  | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s                  |
        | bytes, delimited, lite    | lightest  | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s                  |
        | messages, delimited, lite | lightest  | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s                  |
