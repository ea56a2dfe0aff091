@needs.cpp
Feature: Files of proto2 and proto3 that import each other
  Fields have the presence of their own file's dialect. A file that is imported changes nothing about the fields of the
  file that imports it, nor the other way round.

  Background:
    Given the schema file `old.proto`
      """proto
      syntax = "proto2";
      package old;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 number = 1;
        optional string text = 2;
        optional bytes blob = 3;
        optional Kind kind = 4;
      }
      """
    And the schema file `plain.proto`
      """proto
      syntax = "proto3";
      package plain;
      import "old.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
        old.Sample below = 5;
      }
      """
    And the schema file `top.proto`
      """proto
      syntax = "proto2";
      package top;
      import "plain.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 number = 1;
        optional string text = 2;
        optional bytes blob = 3;
        optional Kind kind = 4;
        optional plain.Sample below = 5;
      }
      """
    And the schema file `newer.proto`
      """proto
      syntax = "proto3";
      package newer;
      import "top.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1;
        string text = 2;
        bytes blob = 3;
        Kind kind = 4;
        top.Sample below = 5;
      }
      """

  @cpp.field.numeric-implicit @cpp.field.enum-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (in files that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      When `m.set_<name>(<zero>)`
      Then `m` serializes to the bytes ``

      Examples:
        | what                                                        | package | name   | zero             |
        | a number of proto3, which imports proto2                    | plain   | number | 0                |
        | an enum of proto3, which imports proto2                     | plain   | kind   | plain::KIND_NONE |
        | a number of proto3, which imports proto2 and with it proto3 | newer   | number | 0                |
        | an enum of proto3, which imports proto2 and with it proto3  | newer   | kind   | newer::KIND_NONE |

  @cpp.field.string-has
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit (none in proto3, whatever it imports)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<name>()` compiles
      And `m.has_<name>()` does not compile
      When `m.set_<name>(<zero>)`
      Then `m` serializes to the bytes ``

      Examples:
        | what                                                        | package | name | zero |
        | a string of proto3, which imports proto2                    | plain   | text | ""   |
        | bytes of proto3, which imports proto2                       | plain   | blob | ""   |
        | a string of proto3, which imports proto2 and with it proto3 | newer   | text | ""   |
        | bytes of proto3, which imports proto2 and with it proto3    | newer   | blob | ""   |

  @cpp.field.numeric-explicit @cpp.field.enum-explicit @cpp.presence.set
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (in files that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                     | package | name   | zero           | bytes |
        | a number of proto2, which proto3 imports | old     | number | 0              | 08 00 |
        | an enum of proto2, which proto3 imports  | old     | kind   | old::KIND_NONE | 20 00 |
        | a number of proto2, which imports proto3 | top     | number | 0              | 08 00 |
        | an enum of proto2, which imports proto3  | top     | kind   | top::KIND_NONE | 20 00 |

  @cpp.field.string-has @cpp.presence.set
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit (one in proto2, whatever it imports)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<name>()` is `false`
      When `m.set_<name>(<zero>)`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                     | package | name | zero | bytes |
        | a string of proto2, which proto3 imports | old     | text | ""   | 12 00 |
        | bytes of proto2, which proto3 imports    | old     | blob | ""   | 1a 00 |
        | a string of proto2, which imports proto3 | top     | text | ""   | 12 00 |
        | bytes of proto2, which imports proto3    | top     | blob | ""   | 1a 00 |

  @cpp.field.message-mutable @cpp.presence.mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (in files that import other dialects)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.mutable_below()->set_number(0)`
      Then `m.has_below()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                     | package | bytes       |
        | proto2 in proto3                         | plain   | 2a 02 08 00 |
        | proto3 in proto2                         | top     | 2a 00       |
        | proto2 in proto3, which has proto3 in it | newer   | 2a 02 08 00 |
