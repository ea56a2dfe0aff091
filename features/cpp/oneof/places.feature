@needs.cpp
Feature: Oneof members of types from elsewhere, and with defaults in a nested message
  The type of a member may be declared in an imported file, through a public import, in another message, or later in the file.

  Background:
    Given the schema file `base.proto`
      """proto
      syntax = "proto2";
      package base.parts;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Holder {
        enum Tone { TONE_NONE = 0; TONE_LOW = 3; }
        message Piece { optional int32 id = 1; optional string label = 2; }
      }
      message Part { optional int32 id = 1; optional string label = 2; }
      """
    And the schema file `door.proto`
      """proto
      syntax = "proto2";
      import public "base.proto";
      """
    And the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      import "door.proto";
      message Sample {
        oneof which {
          base.parts.Level level = 1;
          base.parts.Holder.Tone tone = 2;
          base.parts.Part part = 3;
          base.parts.Holder.Piece piece = 4;
          Later.Inner inner = 5;
          Later.Kind kind = 6;
          Later later = 7;
          int64 number = 8;
        }
        oneof other { base.parts.Level other_level = 11; base.parts.Part other_part = 12; }
      }
      message Later {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Inner { optional int32 id = 1; optional string label = 2; }
        optional int32 id = 1;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      import "door.proto";
      message Sample {
        oneof which {
          base.parts.Level level = 1;
          base.parts.Holder.Tone tone = 2;
          base.parts.Part part = 3;
          base.parts.Holder.Piece piece = 4;
          Later.Inner inner = 5;
          Later.Kind kind = 6;
          Later later = 7;
          int64 number = 8;
        }
        oneof other { base.parts.Level other_level = 11; base.parts.Part other_part = 12; }
      }
      message Later {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Inner { optional int32 id = 1; optional string label = 2; }
        optional int32 id = 1;
      }
      """
    And the schema file `deep.proto`
      """proto
      syntax = "proto2";
      package deep;
      message Outer {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Inner {
          oneof which {
            string text = 1 [default = "unset"];
            bytes data = 2 [default = "no data"];
            Kind kind = 3 [default = KIND_RIGHT];
            int64 number = 4 [default = -41];
            double real = 5 [default = 1.5];
            uint64 wide = 6 [default = 18000000000000000041];
            fixed32 fixed = 7 [default = 4250000000];
            sint64 last = 8 [default = -42000000000];
          }
        }
      }
      """

  @cpp.oneof.set @cpp.oneof.set-clears-others @cpp.oneof.case-accessor @cpp.oneof.clear-active @cpp.oneof.clear-inactive @cpp.oneof.clear-oneof
  Rule: Setting a member makes it the one that is set, whichever was set before (types from elsewhere)

    Scenario: speed, a number
      Given `quick::Sample m`
      And `m.mutable_part()->set_id(1)`
      When `m.set_number(7)`
      Then `m.which_case()` is `quick::Sample::kNumber`
      And `m.has_part()` is `false`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_other_level(base::parts::LEVEL_HIGH)`
      When `m.set_number(5)`
      And `m.clear_<name>()`
      Then `m.number()` is `5`
      When `<call>`
      Then `m.which_case()` is `<package>::Sample::<constant>`
      And `m.has_<name>()` is `true`
      And `<get>` is `<value>`
      And `m.has_number()` is `false`
      When `m.clear_number()`
      Then `m.has_<name>()` is `true`
      When `m.clear_<name>()`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.has_<name>()` is `false`
      And `<get>` is `<zero>`
      When `m.set_number(6)`
      And `<call>`
      Then `m.which_case()` is `<package>::Sample::<constant>`
      And `<get>` is `<value>`
      And `m.number()` is `0`
      When `m.clear_which()`
      Then `m.has_<name>()` is `false`
      And `m.has_other_level()` is `true`

      @cpp.oneof.enum
      Examples:
        | what                                      | package | name  | call                                      | get       | value                         | zero                           | constant |
        | speed, an imported enum                   | quick   | level | m.set_level(base::parts::LEVEL_HIGH)      | m.level() | base::parts::LEVEL_HIGH       | base::parts::LEVEL_NONE        | kLevel   |
        | speed, an enum of an imported message     | quick   | tone  | m.set_tone(base::parts::Holder::TONE_LOW) | m.tone()  | base::parts::Holder::TONE_LOW | base::parts::Holder::TONE_NONE | kTone    |
        | speed, an enum of another message         | quick   | kind  | m.set_kind(quick::Later::KIND_LEFT)       | m.kind()  | quick::Later::KIND_LEFT       | quick::Later::KIND_NONE        | kKind    |
        | code size, an imported enum               | small   | level | m.set_level(base::parts::LEVEL_HIGH)      | m.level() | base::parts::LEVEL_HIGH       | base::parts::LEVEL_NONE        | kLevel   |
        | code size, an enum of an imported message | small   | tone  | m.set_tone(base::parts::Holder::TONE_LOW) | m.tone()  | base::parts::Holder::TONE_LOW | base::parts::Holder::TONE_NONE | kTone    |
        | code size, an enum of another message     | small   | kind  | m.set_kind(small::Later::KIND_LEFT)       | m.kind()  | small::Later::KIND_LEFT       | small::Later::KIND_NONE        | kKind    |

      @cpp.oneof.message
      Examples:
        | what                                        | package | name  | call                         | get            | value | zero | constant |
        | speed, an imported message                  | quick   | part  | m.mutable_part()->set_id(7)  | m.part().id()  | 7     | 0    | kPart    |
        | speed, a message of an imported message     | quick   | piece | m.mutable_piece()->set_id(7) | m.piece().id() | 7     | 0    | kPiece   |
        | speed, a message of another message         | quick   | inner | m.mutable_inner()->set_id(7) | m.inner().id() | 7     | 0    | kInner   |
        | speed, a message declared later             | quick   | later | m.mutable_later()->set_id(7) | m.later().id() | 7     | 0    | kLater   |
        | code size, an imported message              | small   | part  | m.mutable_part()->set_id(7)  | m.part().id()  | 7     | 0    | kPart    |
        | code size, a message of an imported message | small   | piece | m.mutable_piece()->set_id(7) | m.piece().id() | 7     | 0    | kPiece   |
        | code size, a message of another message     | small   | inner | m.mutable_inner()->set_id(7) | m.inner().id() | 7     | 0    | kInner   |
        | code size, a message declared later         | small   | later | m.mutable_later()->set_id(7) | m.later().id() | 7     | 0    | kLater   |

  @cpp.oneof.mutable @cpp.oneof.mutable-new @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null @cpp.oneof.release-active @cpp.oneof.release-inactive
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (types from elsewhere)

    Scenario Outline: <what>, as an object
      Given `<package>::Sample m`
      And `m.set_number(5)`
      Then `m.release_<name>()` is null
      And `m.number()` is `5`
      When `m.mutable_<name>()`
      Then `m.which_case()` is `<package>::Sample::<constant>`
      And `m.<name>().id()` is `0`
      When `m.mutable_<name>()->set_id(7)`
      And `const std::unique_ptr<<type>> released(m.release_<name>())`
      Then `released->id()` is `7`
      And `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      When `m.set_number(5)`
      And `m.set_allocated_<name>(new <type>(*released))`
      Then `m.has_number()` is `false`
      And `m.<name>().id()` is `7`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`

      Examples:
        | what                                        | package | name  | type                       | constant |
        | speed, an imported message                  | quick   | part  | base::parts::Part          | kPart    |
        | speed, a message of an imported message     | quick   | piece | base::parts::Holder::Piece | kPiece   |
        | speed, a message of another message         | quick   | inner | quick::Later::Inner        | kInner   |
        | speed, a message declared later             | quick   | later | quick::Later               | kLater   |
        | code size, an imported message              | small   | part  | base::parts::Part          | kPart    |
        | code size, a message of an imported message | small   | piece | base::parts::Holder::Piece | kPiece   |
        | code size, a message of another message     | small   | inner | small::Later::Inner        | kInner   |
        | code size, a message declared later         | small   | later | small::Later               | kLater   |

  @cpp.oneof.clear-active @cpp.oneof.set-clears-others
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (defaults in a nested message)

    Scenario: a string with a default, in a nested message
      Given `deep::Outer::Inner m`
      Then `m.text()` is `"unset"s`
      When `m.set_number(7)`
      And `m.set_text("set")`
      Then `m.has_number()` is `false`
      And `m.number()` is `-41`
      When `m.clear_text()`
      Then `m.text()` is `"unset"s`
      And `m.which_case()` is `deep::Outer::Inner::WHICH_NOT_SET`

    Scenario Outline: <what> with a default, in a nested message
      Given `deep::Outer::Inner m`
      And `m.set_text("before")`
      Then `m.<name>()` is `<default>`
      When `m.set_<name>(<value>)`
      Then `m.which_case()` is `deep::Outer::Inner::<constant>`
      And `m.<name>()` is `<value>`
      And `m.text()` is `"unset"s`
      When `m.clear_<name>()`
      Then `m.which_case()` is `deep::Outer::Inner::WHICH_NOT_SET`
      And `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`
      When `m.set_<name>(<default>)`
      Then `m.has_<name>()` is `true`
      When `m.set_text("after")`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | what    | name   | value                  | default                 | constant |
        | bytes   | data   | "cut\0here"s           | "no data"s              | kData    |
        | an enum | kind   | deep::Outer::KIND_LEFT | deep::Outer::KIND_RIGHT | kKind    |
        | int64   | number | 7                      | -41                     | kNumber  |
        | double  | real   | -0.5                   | 1.5                     | kReal    |
        | uint64  | wide   | 7u                     | 18000000000000000041u   | kWide    |
        | fixed32 | fixed  | 7u                     | 4250000000u             | kFixed   |
        | sint64  | last   | 7                      | -42000000000            | kLast    |

  @cpp.oneof.mutable-new
  Rule: A mutable string that was not set is empty, and a mutable message that was not set has no field set (defaults in a nested message)

    Scenario: a nested string with a default
      Given `deep::Outer::Inner m`
      And `m.set_number(7)`
      Then `*m.mutable_text()` is `""s`
      And `m.has_text()` is `true`
      And `m.has_number()` is `false`
