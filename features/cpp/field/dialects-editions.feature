@needs.cpp @needs.editions
Feature: Files of editions, proto2 and proto3 that import each other
  Fields have the presence that their own file gives them. A file that is imported changes nothing about the fields of the
  file that imports it, nor the other way round.

  Background:
    Given the schema file `loud.proto`
      """proto
      edition = "2023";
      package loud;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
      }
      """
    And the schema file `still.proto`
      """proto
      edition = "2023";
      package still;
      import "loud.proto";
      option features.field_presence = IMPLICIT;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
        loud.Sample below = 5;
      }
      """
    And the schema file `above.proto`
      """proto
      edition = "2023";
      package above;
      import "still.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
        still.Sample below = 5;
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      package old;
      import "still.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 number = 1;
        optional string text = 2;
        optional bytes blob = 3;
        optional Kind kind = 4;
        optional still.Sample below = 5;
      }
      """
    And the schema file `plain.proto`
      """proto
      syntax = "proto3";
      package plain;
      import "loud.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
        loud.Sample below = 5;
      }
      """
    And the schema file `later.proto`
      """proto
      edition = "2023";
      package later;
      import "old.proto"; import "plain.proto";
      option features.field_presence = IMPLICIT;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
        old.Sample below = 5;
      }
      """

  @cpp.field.numeric-implicit @cpp.field.enum-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (in files of editions that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      When `m.set_<name>(<zero>)`
      Then `m` serializes to the bytes ``

      Examples:
        | what                                                          | package | name   | zero             |
        | a number of an implicit file, which imports an explicit one   | still   | number | 0                |
        | an enum of an implicit file, which imports an explicit one    | still   | kind   | still::KIND_NONE |
        | a number of proto3, which imports an explicit file            | plain   | number | 0                |
        | an enum of proto3, which imports an explicit file             | plain   | kind   | plain::KIND_NONE |
        | a number of an implicit file, which imports proto2 and proto3 | later   | number | 0                |
        | an enum of an implicit file, which imports proto2 and proto3  | later   | kind   | later::KIND_NONE |

  @cpp.field.string-implicit-edition
  Rule: In an edition, the feature that asks for implicit presence removes the presence test of a string or bytes field (in files of editions that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      When `m.set_<name>(<zero>)`
      Then `m` serializes to the bytes ``

      Examples:
        | what                                                          | package | name | zero |
        | a string of an implicit file, which imports an explicit one   | still   | text | ""   |
        | bytes of an implicit file, which imports an explicit one      | still   | blob | ""   |
        | a string of proto3, which imports an explicit file            | plain   | text | ""   |
        | bytes of proto3, which imports an explicit file               | plain   | blob | ""   |
        | a string of an implicit file, which imports proto2 and proto3 | later   | text | ""   |
        | bytes of an implicit file, which imports proto2 and proto3    | later   | blob | ""   |

  @cpp.field.numeric-explicit @cpp.field.enum-explicit @cpp.presence.set
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (in files of editions that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                                        | package | name   | zero             | bytes |
        | a number of an explicit file, which an implicit one imports | loud    | number | 0                | 08 00 |
        | an enum of an explicit file, which an implicit one imports  | loud    | kind   | loud::KIND_NONE  | 20 00 |
        | a number of an explicit file, which imports an implicit one | above   | number | 0                | 08 00 |
        | an enum of an explicit file, which imports an implicit one  | above   | kind   | above::KIND_NONE | 20 00 |
        | a number of proto2, which imports an implicit file          | old     | number | 0                | 08 00 |
        | an enum of proto2, which imports an implicit file           | old     | kind   | old::KIND_NONE   | 20 00 |

  @cpp.field.string-has @cpp.presence.set
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit (in files of editions that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                                        | package | name | zero | bytes |
        | a string of an explicit file, which an implicit one imports | loud    | text | ""   | 12 00 |
        | bytes of an explicit file, which an implicit one imports    | loud    | blob | ""   | 1a 00 |
        | a string of an explicit file, which imports an implicit one | above   | text | ""   | 12 00 |
        | bytes of an explicit file, which imports an implicit one    | above   | blob | ""   | 1a 00 |
        | a string of proto2, which imports an implicit file          | old     | text | ""   | 12 00 |
        | bytes of proto2, which imports an implicit file             | old     | blob | ""   | 1a 00 |

  @cpp.field.message-mutable @cpp.presence.mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (in files of editions that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.mutable_below()->set_number(0)`
      Then `m.has_below()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                 | package | bytes       |
        | explicit in implicit | still   | 2a 02 08 00 |
        | implicit in explicit | above   | 2a 00       |
        | implicit in proto2   | old     | 2a 00       |
        | explicit in proto3   | plain   | 2a 02 08 00 |
        | proto2 in implicit   | later   | 2a 02 08 00 |
