@needs.cpp @needs.lite
Feature: Oneofs with members of one kind
  All members of a oneof may have the same type, and a oneof may have a single member.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional string label = 1; }
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
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
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
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional string label = 1; }
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
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional string label = 1; }
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
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (members of one kind)

    Scenario: two enums
      Given `quick::Sample m`
      When `m.set_sort(quick::KIND_LEFT), m.clear_enums()`
      Then `m.enums_case()` is `quick::Sample::ENUMS_NOT_SET`
      And `m.has_sort()` is `false`
      And `m.sort()` is `quick::KIND_NONE`
      And `m` serializes to the bytes ``

    Scenario Outline: of <what>
      Given `<package>::Sample m`
      When `<arrange>, m.clear_<oneof>()`
      Then `m.<oneof>_case()` is `<package>::Sample::<not set>`
      And `m.has_<name>()` is `false`
      And `<get>` is `<unset>`
      And `m` serializes to the bytes ``

      Examples:
        | what                       | package | oneof       | not set             | name  | arrange                                                   | get              | unset            |
        | enums, proto2              | quick   | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(quick::KIND_LEFT)                              | m.kind()         | quick::KIND_NONE |
        | numbers, proto2            | quick   | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                |
        | flags, proto2              | quick   | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false            |
        | strings, proto2            | quick   | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, proto2              | quick   | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, proto2           | quick   | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | an enum alone, proto2      | quick   | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(quick::KIND_LEFT)                                 | m.a()            | quick::KIND_NONE |
        | a number alone, proto2     | quick   | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0              |
        | a string alone, proto2     | quick   | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s              |
        | a message alone, proto2    | quick   | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s              |
        | enums, proto3              | third   | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(third::KIND_LEFT)                              | m.kind()         | third::KIND_NONE |
        | numbers, proto3            | third   | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                |
        | flags, proto3              | third   | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false            |
        | strings, proto3            | third   | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, proto3              | third   | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, proto3           | third   | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | an enum alone, proto3      | third   | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(third::KIND_LEFT)                                 | m.a()            | third::KIND_NONE |
        | a number alone, proto3     | third   | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0              |
        | a string alone, proto3     | third   | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s              |
        | a message alone, proto3    | third   | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s              |
        | enums, code size           | small   | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(small::KIND_LEFT)                              | m.kind()         | small::KIND_NONE |
        | numbers, code size         | small   | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                |
        | flags, code size           | small   | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false            |
        | strings, code size         | small   | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, code size           | small   | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, code size        | small   | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | an enum alone, code size   | small   | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(small::KIND_LEFT)                                 | m.a()            | small::KIND_NONE |
        | a number alone, code size  | small   | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0              |
        | a string alone, code size  | small   | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s              |
        | a message alone, code size | small   | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s              |
        | enums, lite                | light   | enums       | ENUMS_NOT_SET       | kind  | m.set_kind(light::KIND_LEFT)                              | m.kind()         | light::KIND_NONE |
        | numbers, lite              | light   | numbers     | NUMBERS_NOT_SET     | width | m.set_width(7)                                            | m.width()        | 0                |
        | flags, lite                | light   | flags       | FLAGS_NOT_SET       | first | m.set_first(true)                                         | m.first()        | false            |
        | strings, lite              | light   | texts       | TEXTS_NOT_SET       | name  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, lite                | light   | blobs       | BLOBS_NOT_SET       | raw   | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, lite             | light   | parts       | PARTS_NOT_SET       | left  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | an enum alone, lite        | light   | only_enum   | ONLY_ENUM_NOT_SET   | a     | m.set_a(light::KIND_LEFT)                                 | m.a()            | light::KIND_NONE |
        | a number alone, lite       | light   | only_number | ONLY_NUMBER_NOT_SET | b     | m.set_b(7.5)                                              | m.b()            | 0.0              |
        | a string alone, lite       | light   | only_text   | ONLY_TEXT_NOT_SET   | c     | m.set_c("set before, and not inline")                     | m.c()            | ""s              |
        | a message alone, lite      | light   | only_part   | ONLY_PART_NOT_SET   | d     | m.mutable_d()->set_label("set before, and not inline")    | m.d().label()    | ""s              |

  @cpp.oneof.clear-inactive @cpp.oneof.clear-active
  Rule: Clearing a member that is not set changes nothing (members of one kind)

    Scenario: two enums
      Given `quick::Sample m`
      When `m.set_kind(quick::KIND_LEFT), m.clear_sort()`
      Then `m.enums_case()` is `quick::Sample::kKind`
      And `m.kind()` is `quick::KIND_LEFT`
      When `m.clear_kind()`
      Then `m.enums_case()` is `quick::Sample::ENUMS_NOT_SET`

    Scenario Outline: of <what>
      Given `<package>::Sample m`
      When `<arrange>, m.clear_<other>()`
      Then `m.has_<name>()` is `true`
      And `<get>` is not `<unset>`
      When `m.clear_<name>()`
      Then `m.<oneof>_case()` is `<package>::Sample::<not set>`
      And `<get>` is `<unset>`

      Examples:
        | what                | package | oneof   | not set         | name  | other  | arrange                                                   | get              | unset            |
        | enums, proto2       | quick   | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(quick::KIND_LEFT)                              | m.kind()         | quick::KIND_NONE |
        | numbers, proto2     | quick   | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                |
        | flags, proto2       | quick   | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false            |
        | strings, proto2     | quick   | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, proto2       | quick   | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, proto2    | quick   | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | enums, proto3       | third   | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(third::KIND_LEFT)                              | m.kind()         | third::KIND_NONE |
        | numbers, proto3     | third   | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                |
        | flags, proto3       | third   | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false            |
        | strings, proto3     | third   | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, proto3       | third   | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, proto3    | third   | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | enums, code size    | small   | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(small::KIND_LEFT)                              | m.kind()         | small::KIND_NONE |
        | numbers, code size  | small   | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                |
        | flags, code size    | small   | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false            |
        | strings, code size  | small   | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, code size    | small   | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, code size | small   | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
        | enums, lite         | light   | enums   | ENUMS_NOT_SET   | kind  | sort   | m.set_kind(light::KIND_LEFT)                              | m.kind()         | light::KIND_NONE |
        | numbers, lite       | light   | numbers | NUMBERS_NOT_SET | width | height | m.set_width(7)                                            | m.width()        | 0                |
        | flags, lite         | light   | flags   | FLAGS_NOT_SET   | first | second | m.set_first(true)                                         | m.first()        | false            |
        | strings, lite       | light   | texts   | TEXTS_NOT_SET   | name  | title  | m.set_name("set before, and not inline")                  | m.name()         | ""s              |
        | bytes, lite         | light   | blobs   | BLOBS_NOT_SET   | raw   | packed | m.set_raw("set before, and not inline")                   | m.raw()          | ""s              |
        | messages, lite      | light   | parts   | PARTS_NOT_SET   | left  | right  | m.mutable_left()->set_label("set before, and not inline") | m.left().label() | ""s              |
