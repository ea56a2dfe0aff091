@needs.cpp @needs.lite
Feature: Oneofs after many fields
  A oneof does the same whatever is declared before it, and whatever the numbers of its members are.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Wide {
        optional int32 a1 = 1; optional int32 a2 = 2; optional int32 a3 = 3; optional int32 a4 = 4; optional int32 a5 = 5; optional int32 a6 = 6; optional int32 a7 = 7; optional int32 a8 = 8; optional int32 a9 = 9; optional int32 a10 = 10;
        optional int32 a11 = 11; optional int32 a12 = 12; optional int32 a13 = 13; optional int32 a14 = 14; optional int32 a15 = 15; optional int32 a16 = 16; optional int32 a17 = 17; optional int32 a18 = 18; optional int32 a19 = 19; optional int32 a20 = 20;
        optional int32 a21 = 21; optional int32 a22 = 22; optional int32 a23 = 23; optional int32 a24 = 24; optional int32 a25 = 25; optional int32 a26 = 26; optional int32 a27 = 27; optional int32 a28 = 28; optional int32 a29 = 29; optional int32 a30 = 30;
        optional int32 a31 = 31; optional int32 a32 = 32; optional int32 a33 = 33; optional int32 a34 = 34; optional int32 a35 = 35; optional int32 a36 = 36; optional int32 a37 = 37; optional int32 a38 = 38; optional int32 a39 = 39; optional int32 a40 = 40;
        optional int32 a41 = 41; optional int32 a42 = 42; optional int32 a43 = 43; optional int32 a44 = 44; optional int32 a45 = 45; optional int32 a46 = 46; optional int32 a47 = 47; optional int32 a48 = 48; optional int32 a49 = 49; optional int32 a50 = 50;
        optional int32 a51 = 51; optional int32 a52 = 52; optional int32 a53 = 53; optional int32 a54 = 54; optional int32 a55 = 55; optional int32 a56 = 56; optional int32 a57 = 57; optional int32 a58 = 58; optional int32 a59 = 59; optional int32 a60 = 60;
        optional int32 a61 = 61; optional int32 a62 = 62; optional int32 a63 = 63; optional int32 a64 = 64; optional int32 a65 = 65; optional int32 a66 = 66; optional int32 a67 = 67; optional int32 a68 = 68; optional int32 a69 = 69; optional int32 a70 = 70;
        oneof which { int64 number = 71; string text = 3000; bytes data = 300000; Kind kind = 72; Part part = 536870911; }
        oneof other { string other_text = 80; Part other_part = 81; }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Wide {
        optional int32 a1 = 1; optional int32 a2 = 2; optional int32 a3 = 3; optional int32 a4 = 4; optional int32 a5 = 5; optional int32 a6 = 6; optional int32 a7 = 7; optional int32 a8 = 8; optional int32 a9 = 9; optional int32 a10 = 10;
        optional int32 a11 = 11; optional int32 a12 = 12; optional int32 a13 = 13; optional int32 a14 = 14; optional int32 a15 = 15; optional int32 a16 = 16; optional int32 a17 = 17; optional int32 a18 = 18; optional int32 a19 = 19; optional int32 a20 = 20;
        optional int32 a21 = 21; optional int32 a22 = 22; optional int32 a23 = 23; optional int32 a24 = 24; optional int32 a25 = 25; optional int32 a26 = 26; optional int32 a27 = 27; optional int32 a28 = 28; optional int32 a29 = 29; optional int32 a30 = 30;
        optional int32 a31 = 31; optional int32 a32 = 32; optional int32 a33 = 33; optional int32 a34 = 34; optional int32 a35 = 35; optional int32 a36 = 36; optional int32 a37 = 37; optional int32 a38 = 38; optional int32 a39 = 39; optional int32 a40 = 40;
        optional int32 a41 = 41; optional int32 a42 = 42; optional int32 a43 = 43; optional int32 a44 = 44; optional int32 a45 = 45; optional int32 a46 = 46; optional int32 a47 = 47; optional int32 a48 = 48; optional int32 a49 = 49; optional int32 a50 = 50;
        optional int32 a51 = 51; optional int32 a52 = 52; optional int32 a53 = 53; optional int32 a54 = 54; optional int32 a55 = 55; optional int32 a56 = 56; optional int32 a57 = 57; optional int32 a58 = 58; optional int32 a59 = 59; optional int32 a60 = 60;
        optional int32 a61 = 61; optional int32 a62 = 62; optional int32 a63 = 63; optional int32 a64 = 64; optional int32 a65 = 65; optional int32 a66 = 66; optional int32 a67 = 67; optional int32 a68 = 68; optional int32 a69 = 69; optional int32 a70 = 70;
        oneof which { int64 number = 71; string text = 3000; bytes data = 300000; Kind kind = 72; Part part = 536870911; }
        oneof other { string other_text = 80; Part other_part = 81; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Wide {
        optional int32 a1 = 1; optional int32 a2 = 2; optional int32 a3 = 3; optional int32 a4 = 4; optional int32 a5 = 5; optional int32 a6 = 6; optional int32 a7 = 7; optional int32 a8 = 8; optional int32 a9 = 9; optional int32 a10 = 10;
        optional int32 a11 = 11; optional int32 a12 = 12; optional int32 a13 = 13; optional int32 a14 = 14; optional int32 a15 = 15; optional int32 a16 = 16; optional int32 a17 = 17; optional int32 a18 = 18; optional int32 a19 = 19; optional int32 a20 = 20;
        optional int32 a21 = 21; optional int32 a22 = 22; optional int32 a23 = 23; optional int32 a24 = 24; optional int32 a25 = 25; optional int32 a26 = 26; optional int32 a27 = 27; optional int32 a28 = 28; optional int32 a29 = 29; optional int32 a30 = 30;
        optional int32 a31 = 31; optional int32 a32 = 32; optional int32 a33 = 33; optional int32 a34 = 34; optional int32 a35 = 35; optional int32 a36 = 36; optional int32 a37 = 37; optional int32 a38 = 38; optional int32 a39 = 39; optional int32 a40 = 40;
        optional int32 a41 = 41; optional int32 a42 = 42; optional int32 a43 = 43; optional int32 a44 = 44; optional int32 a45 = 45; optional int32 a46 = 46; optional int32 a47 = 47; optional int32 a48 = 48; optional int32 a49 = 49; optional int32 a50 = 50;
        optional int32 a51 = 51; optional int32 a52 = 52; optional int32 a53 = 53; optional int32 a54 = 54; optional int32 a55 = 55; optional int32 a56 = 56; optional int32 a57 = 57; optional int32 a58 = 58; optional int32 a59 = 59; optional int32 a60 = 60;
        optional int32 a61 = 61; optional int32 a62 = 62; optional int32 a63 = 63; optional int32 a64 = 64; optional int32 a65 = 65; optional int32 a66 = 66; optional int32 a67 = 67; optional int32 a68 = 68; optional int32 a69 = 69; optional int32 a70 = 70;
        oneof which { int64 number = 71; string text = 3000; bytes data = 300000; Kind kind = 72; Part part = 536870911; }
        oneof other { string other_text = 80; Part other_part = 81; }
      }
      """

  @cpp.oneof.set @cpp.oneof.case-accessor @cpp.oneof.clear-active @cpp.oneof.clear-inactive @cpp.oneof.clear-oneof @cpp.oneof.set-clears-others
  Rule: Setting a member makes it the one that is set, whichever was set before (after many fields)

    Scenario: a number
      Given `quick::Wide m`
      When `m.set_number(7)`
      Then `m.which_case()` is `quick::Wide::kNumber`
      And `m.number()` is `7`

    Scenario Outline: <what>
      Given `<package>::Wide m`
      When `m.set_a33(33), m.set_a64(64), m.set_a70(70), m.set_other_text("other")`
      And `<call>`
      Then `m.which_case()` is `<package>::Wide::<constant>`
      And `m.has_<name>()` is `true`
      And `<get>` is `<value>`
      When `m.clear_<name>()`
      Then `m.which_case()` is `<package>::Wide::WHICH_NOT_SET`
      And `m.has_<name>()` is `false`
      And `<get>` is `<zero>`
      When `m.clear_<name>()`
      And `<call>`
      And `m.clear_which()`
      Then `m.which_case()` is `<package>::Wide::WHICH_NOT_SET`
      And `<get>` is `<zero>`
      When `m.set_text("before")`
      And `m.mutable_part()->set_id(1)`
      And `<call>`
      Then `m.which_case()` is `<package>::Wide::<constant>`
      And `<get>` is `<value>`
      And `m.has_a33() && m.has_a64() && m.has_a70() && m.has_other_text()` is `true`
      And `m.has_a32() || m.has_a65() || m.has_a1()` is `false`

      @cpp.oneof.numeric
      Examples:
        | what              | package | name   | call                      | get        | value       | zero | constant |
        | speed, number     | quick   | number | m.set_number(-5000000000) | m.number() | -5000000000 | 0    | kNumber  |
        | code size, number | small   | number | m.set_number(-5000000000) | m.number() | -5000000000 | 0    | kNumber  |
        | lite, number      | light   | number | m.set_number(-5000000000) | m.number() | -5000000000 | 0    | kNumber  |

      @cpp.oneof.string
      Examples:
        | what            | package | name | call                               | get      | value                   | zero | constant |
        | speed, text     | quick   | text | m.set_text("long, and not inline") | m.text() | "long, and not inline"s | ""s  | kText    |
        | speed, data     | quick   | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s  | kData    |
        | code size, text | small   | text | m.set_text("long, and not inline") | m.text() | "long, and not inline"s | ""s  | kText    |
        | code size, data | small   | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s  | kData    |
        | lite, text      | light   | text | m.set_text("long, and not inline") | m.text() | "long, and not inline"s | ""s  | kText    |
        | lite, data      | light   | data | m.set_data("cut\0here"s)           | m.data() | "cut\0here"s            | ""s  | kData    |

      @cpp.oneof.enum
      Examples:
        | what            | package | name | call                         | get      | value            | zero             | constant |
        | speed, kind     | quick   | kind | m.set_kind(quick::KIND_LEFT) | m.kind() | quick::KIND_LEFT | quick::KIND_NONE | kKind    |
        | code size, kind | small   | kind | m.set_kind(small::KIND_LEFT) | m.kind() | small::KIND_LEFT | small::KIND_NONE | kKind    |
        | lite, kind      | light   | kind | m.set_kind(light::KIND_LEFT) | m.kind() | light::KIND_LEFT | light::KIND_NONE | kKind    |

      @cpp.oneof.message
      Examples:
        | what            | package | name | call                        | get           | value | zero | constant |
        | speed, part     | quick   | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0    | kPart    |
        | code size, part | small   | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0    | kPart    |
        | lite, part      | light   | part | m.mutable_part()->set_id(7) | m.part().id() | 7     | 0    | kPart    |

  @cpp.oneof.mutable @cpp.oneof.mutable-new @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null @cpp.oneof.release-active @cpp.oneof.release-inactive
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (after many fields)

    Scenario Outline: <what>, an object
      Given `<package>::Wide m`
      And `<package>::Part filled`
      When `filled.set_id(7)`
      And `m.set_a33(33), m.set_number(1)`
      Then `m.release_<name>()` is null
      And `m.number()` is `1`
      When `m.set_allocated_<name>(<object>)`
      Then `m.has_number()` is `false`
      And `m.has_<name>()` is `true`
      When `const std::unique_ptr<<type>> released(m.release_<name>())`
      Then `<get>` is `<value>`
      And `m.which_case()` is `<package>::Wide::WHICH_NOT_SET`
      When `m.set_number(2)`
      And `m.mutable_<name>()`
      Then `m.has_<name>()` is `true`
      And `m.number()` is `0`
      And `m.ByteSizeLong()` is `<bytes>`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.which_case()` is `<package>::Wide::WHICH_NOT_SET`
      And `m.a33()` is `33`

      Examples:
        | what            | package | name | type        | get            | value                   | object                                  | bytes |
        | speed, text     | quick   | text | std::string | *released      | "long, and not inline"s | new std::string("long, and not inline") | 7u    |
        | speed, part     | quick   | part | quick::Part | released->id() | 7                       | new quick::Part(filled)                 | 9u    |
        | code size, text | small   | text | std::string | *released      | "long, and not inline"s | new std::string("long, and not inline") | 7u    |
        | code size, part | small   | part | small::Part | released->id() | 7                       | new small::Part(filled)                 | 9u    |
        | lite, text      | light   | text | std::string | *released      | "long, and not inline"s | new std::string("long, and not inline") | 7u    |
        | lite, part      | light   | part | light::Part | released->id() | 7                       | new light::Part(filled)                 | 9u    |
