@needs.cpp
Feature: Messages that are used again
  Operations that replace what a message held, or add to it, do so for every kind of content: nothing of the old content
  is left where it is replaced, and nothing is lost where it is kept.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_LAST = 33; }
      enum Sort { SORT_NONE = 0; SORT_OTHER = 32; SORT_LAST = 33; }
      message Part { optional int32 id = 1; optional string label = 2; optional Part next = 3; }
      message All {
        optional int32 number = 1;
        optional sint64 zigzag = 2;
        optional fixed32 fixed = 3;
        optional double real = 4;
        optional bool flag = 5 [default = true];
        optional string text = 6;
        optional string word = 7 [default = "preset"];
        optional bytes data = 8;
        optional Kind kind = 9;
        optional Part part = 10;
        optional group Box = 11 { optional int32 id = 1; optional int32 other = 2; }
        oneof which {
          int32 digit = 12;
          string name = 13;
          Part piece = 14;
          Kind sort = 15;
          group Crate = 16 { optional int32 id = 1; }
        }
        repeated int32 numbers = 17;
        repeated sint32 packed = 18 [packed = true];
        repeated string texts = 19;
        repeated Part parts = 20;
        repeated group Row = 21 { optional int32 id = 1; optional int32 other = 2; }
        repeated Kind kinds = 22;
        map<int32, string> words = 23;
        map<string, Part> places = 24;
        map<bool, Sort> sorts = 25;
        extensions 100 to 199;
      }
      extend All {
        optional int32 x_number = 101;
        optional float x_real = 102;
        optional bool x_flag = 103 [default = true];
        optional string x_text = 104;
        optional Kind x_kind = 105;
        optional Part x_part = 106;
        optional group XBox = 107 { optional int32 id = 1; optional int32 other = 2; }
        repeated int32 x_numbers = 108;
        repeated sint32 x_packed = 109 [packed = true];
        repeated string x_texts = 110;
        repeated Part x_parts = 111;
        repeated Kind x_kinds = 112;
      }
      message Scope { extend All { optional int32 x_scoped = 113; } }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (a message that is used again)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("08 05 10 04 1d 05 00 00 00 21 00 00 00 00 00 00 f8 3f 28 01 32 03 61 62 63 3a 03 61 62 63 "
            "42 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 48 20 52 02 08 05 5b 10 05 5c 72 02 08 05 "
            "88 01 04 88 01 05 88 01 06 92 01 01 04 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 "
            "a2 01 02 08 05 a2 01 02 08 06 ab 01 10 05 ac 01 ab 01 10 06 ac 01 b0 01 20 "
            "ba 01 07 08 07 12 03 78 79 7a c2 01 07 0a 01 61 12 02 08 05 ca 01 04 08 01 10 20 a8 06 05 "
            "b5 06 00 00 c0 3f b8 06 01 c2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 c8 06 20 "
            "d2 06 02 08 05 db 06 10 05 dc 06 e0 06 04 e0 06 05 e0 06 06 ea 06 01 04 "
            "f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 fa 06 02 08 05 fa 06 02 08 06 80 07 20 "
            "88 07 05 a0 38 05 a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 a3 38 10 05 a4 38 "
            "48 62 c8 06 62")
        """

    Scenario: a number, where everything was, and then nothing
      Given `All m`
      And `m.ParseFromString(everything)`
      When `m.ParseFromString(bytes("08 07"))`
      Then `m` serializes to the bytes `08 07`
      When `m.ParseFromString("")`
      Then `m.number()` is `0`
      And `m.SerializeAsString()` is `""s`

    Scenario Outline: <what>, where everything was, and then nothing
      Given `All m`
      And `m.ParseFromString(everything)`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<bytes>`
      When `m.ParseFromString("")`
      Then `m.<get>` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                            | bytes                                                 | get                                   | unset      |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | number()                              | 0          |
        | a zigzag number                 | 10 0d                                                 | zigzag()                              | 0          |
        | a fixed number                  | 1d 07 00 00 00                                        | fixed()                               | 0u         |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | real()                                | 0.0        |
        | a bool                          | 28 00                                                 | flag()                                | true       |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | text()                                | ""s        |
        | a string with a default         | 3a 00                                                 | word()                                | "preset"s  |
        | bytes                           | 42 03 61 00 62                                        | data()                                | ""s        |
        | an enum                         | 48 21                                                 | kind()                                | KIND_FIRST |
        | a message                       | 52 05 12 03 61 62 63                                  | part().label()                        | ""s        |
        | an empty message                | 52 00                                                 | has_part()                            | false      |
        | a message in a message          | 52 04 1a 02 08 07                                     | part().next().id()                    | 0          |
        | a group                         | 5b 08 07 5c                                           | box().id()                            | 0          |
        | a member of a oneof             | 60 07                                                 | digit()                               | 0          |
        | a string in a oneof             | 6a 03 61 62 63                                        | name()                                | ""s        |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | piece().label()                       | ""s        |
        | an enum in a oneof              | 78 21                                                 | sort()                                | KIND_FIRST |
        | a group in a oneof              | 83 01 08 07 84 01                                     | crate().id()                          | 0          |
        | numbers                         | 88 01 07 88 01 08                                     | numbers_size()                        | 0          |
        | packed numbers                  | 92 01 02 0d 10                                        | packed_size()                         | 0          |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | texts_size()                          | 0          |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | parts_size()                          | 0          |
        | groups                          | ab 01 08 07 ac 01                                     | row_size()                            | 0          |
        | enums                           | b0 01 21 b0 01 1f                                     | kinds_size()                          | 0          |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | words().size()                        | 0u         |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | places().size()                       | 0u         |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | sorts().size()                        | 0u         |
        | an extension                    | a8 06 07                                              | GetExtension(x_number)                | 0          |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | HasExtension(x_number)                | false      |
        | an extension, floating          | b5 06 00 00 20 c0                                     | GetExtension(x_real)                  | 0.0f       |
        | an extension, bool              | b8 06 00                                              | GetExtension(x_flag)                  | true       |
        | an extension, string            | c2 06 03 61 62 63                                     | GetExtension(x_text)                  | ""s        |
        | an extension, enum              | c8 06 21                                              | GetExtension(x_kind)                  | KIND_FIRST |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | GetExtension(x_part).label()          | ""s        |
        | an extension, group             | db 06 08 07 dc 06                                     | GetExtension(xbox).id()               | 0          |
        | extensions                      | e0 06 07 e0 06 08                                     | ExtensionSize(x_numbers)              | 0          |
        | extensions, packed              | ea 06 02 0d 10                                        | ExtensionSize(x_packed)               | 0          |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | ExtensionSize(x_texts)                | 0          |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | ExtensionSize(x_parts)                | 0          |
        | extensions, enums               | 80 07 21                                              | ExtensionSize(x_kinds)                | 0          |
        | an extension, in a scope        | 88 07 07                                              | GetExtension(Scope::x_scoped)         | 0          |
        | an unknown number               | a0 38 07                                              | unknown_fields().field_count()        | 0          |
        | an unknown text                 | a2 38 03 61 62 63                                     | unknown_fields().field_count()        | 0          |
        | an unknown group                | a3 38 08 07 a4 38                                     | unknown_fields().field_count()        | 0          |
        | an unknown number in a message  | 52 03 a0 38 07                                        | part().unknown_fields().field_count() | 0          |
        | an enum's undefined number      | 48 63                                                 | kind()                                | KIND_FIRST |
        | an extension's undefined number | c8 06 63                                              | HasExtension(x_kind)                  | false      |

    Scenario: a number, twice in the bytes
      Given `All m`
      When `m.ParseFromString(bytes("08 05 08 07"))`
      Then `m` serializes to the bytes `08 07`

    Scenario Outline: <what>, twice in the bytes
      Given `All m`
      When `m.ParseFromString(bytes("<before> <bytes>"))`
      Then `m` serializes to the bytes `<merged>`

      Examples:
        | what                                | before                                                   | bytes                                                 | merged                                                                              |
        | a negative number                   | 08 05                                                    | 08 f9 ff ff ff ff ff ff ff ff 01                      | 08 f9 ff ff ff ff ff ff ff ff 01                                                    |
        | a zigzag number                     | 10 04                                                    | 10 0d                                                 | 10 0d                                                                               |
        | a fixed number                      | 1d 05 00 00 00                                           | 1d 07 00 00 00                                        | 1d 07 00 00 00                                                                      |
        | a floating number                   | 21 00 00 00 00 00 00 f8 3f                               | 21 00 00 00 00 00 00 04 c0                            | 21 00 00 00 00 00 00 04 c0                                                          |
        | a bool                              | 28 01                                                    | 28 00                                                 | 28 00                                                                               |
        | a string                            | 32 03 61 62 63                                           | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65                               |
        | a string with a default             | 3a 03 61 62 63                                           | 3a 00                                                 | 3a 00                                                                               |
        | bytes                               | 42 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 42 03 61 00 62                                        | 42 03 61 00 62                                                                      |
        | an enum                             | 48 20                                                    | 48 21                                                 | 48 21                                                                               |
        | a message                           | 52 02 08 05                                              | 52 05 12 03 61 62 63                                  | 52 07 08 05 12 03 61 62 63                                                          |
        | an empty message                    | 52 02 08 05                                              | 52 00                                                 | 52 02 08 05                                                                         |
        | a message in a message              | 52 07 1a 05 12 03 78 79 7a                               | 52 04 1a 02 08 07                                     | 52 09 1a 07 08 07 12 03 78 79 7a                                                    |
        | a group                             | 5b 10 05 5c                                              | 5b 08 07 5c                                           | 5b 08 07 10 05 5c                                                                   |
        | a member of a oneof                 | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 60 07                                                 | 60 07                                                                               |
        | a string in a oneof                 | 60 05                                                    | 6a 03 61 62 63                                        | 6a 03 61 62 63                                                                      |
        | a message in a oneof                | 72 02 08 05                                              | 72 05 12 03 61 62 63                                  | 72 07 08 05 12 03 61 62 63                                                          |
        | an enum in a oneof                  | 72 02 08 05                                              | 78 21                                                 | 78 21                                                                               |
        | a group in a oneof                  | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 83 01 08 07 84 01                                     | 83 01 08 07 84 01                                                                   |
        | a string in a oneof, again          | 6a 03 78 79 7a                                           | 6a 03 61 62 63                                        | 6a 03 61 62 63                                                                      |
        | a string in a oneof, then shorter   | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 6a 03 61 62 63                                        | 6a 03 61 62 63                                                                      |
        | a string in a oneof, then longer    | 6a 03 61 62 63                                           | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65                               |
        | a string in a oneof, then empty     | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 6a 00                                                 | 6a 00                                                                               |
        | a number in a oneof, again          | 60 05                                                    | 60 07                                                 | 60 07                                                                               |
        | an enum in a oneof, again           | 78 20                                                    | 78 21                                                 | 78 21                                                                               |
        | a group in a oneof, again           | 83 01 10 05 84 01                                        | 83 01 08 07 84 01                                     | 83 01 08 07 10 05 84 01                                                             |
        | a string in a oneof, after a number | 6a 03 78 79 7a 60 07                                     | 6a 03 61 62 63                                        | 6a 03 61 62 63                                                                      |
        | a message in a oneof, after a text  | 72 02 08 05 6a 03 78 79 7a                               | 72 05 12 03 61 62 63                                  | 72 05 12 03 61 62 63                                                                |
        | a group in a oneof, after a number  | 83 01 10 05 84 01 60 07                                  | 83 01 08 07 84 01                                     | 83 01 08 07 84 01                                                                   |
        | numbers                             | 88 01 04 88 01 05 88 01 06                               | 88 01 07 88 01 08                                     | 88 01 04 88 01 05 88 01 06 88 01 07 88 01 08                                        |
        | packed numbers                      | 92 01 01 04                                              | 92 01 02 0d 10                                        | 92 01 03 04 0d 10                                                                   |
        | strings                             | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 9a 01 03 61 62 63 9a 01 00                            | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 9a 01 03 61 62 63 9a 01 00 |
        | messages                            | a2 01 02 08 05 a2 01 02 08 06                            | a2 01 05 12 03 61 62 63 a2 01 00                      | a2 01 02 08 05 a2 01 02 08 06 a2 01 05 12 03 61 62 63 a2 01 00                      |
        | groups                              | ab 01 10 05 ac 01 ab 01 10 06 ac 01                      | ab 01 08 07 ac 01                                     | ab 01 10 05 ac 01 ab 01 10 06 ac 01 ab 01 08 07 ac 01                               |
        | enums                               | b0 01 20                                                 | b0 01 21 b0 01 1f                                     | b0 01 20 b0 01 21 b0 01 1f                                                          |
        | a map to strings                    | ba 01 07 08 07 12 03 78 79 7a                            | ba 01 07 08 07 12 03 61 62 63                         | ba 01 07 08 07 12 03 61 62 63                                                       |
        | a map to messages                   | c2 01 07 0a 01 61 12 02 08 05                            | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                                              |
        | a map to enums                      | ca 01 04 08 01 10 20                                     | ca 01 04 08 01 10 21                                  | ca 01 04 08 01 10 21                                                                |
        | an extension                        | a8 06 05                                                 | a8 06 07                                              | a8 06 07                                                                            |
        | an extension, negative              | a8 06 05                                                 | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | a8 06 f9 ff ff ff ff ff ff ff ff 01                                                 |
        | an extension, floating              | b5 06 00 00 c0 3f                                        | b5 06 00 00 20 c0                                     | b5 06 00 00 20 c0                                                                   |
        | an extension, bool                  | b8 06 01                                                 | b8 06 00                                              | b8 06 00                                                                            |
        | an extension, string                | c2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | c2 06 03 61 62 63                                     | c2 06 03 61 62 63                                                                   |
        | an extension, enum                  | c8 06 20                                                 | c8 06 21                                              | c8 06 21                                                                            |
        | an extension, message               | d2 06 02 08 05                                           | d2 06 05 12 03 61 62 63                               | d2 06 07 08 05 12 03 61 62 63                                                       |
        | an extension, group                 | db 06 10 05 dc 06                                        | db 06 08 07 dc 06                                     | db 06 08 07 10 05 dc 06                                                             |
        | extensions                          | e0 06 04 e0 06 05 e0 06 06                               | e0 06 07 e0 06 08                                     | e0 06 04 e0 06 05 e0 06 06 e0 06 07 e0 06 08                                        |
        | extensions, packed                  | ea 06 01 04                                              | ea 06 02 0d 10                                        | ea 06 03 04 0d 10                                                                   |
        | extensions, strings                 | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | f2 06 03 61 62 63 f2 06 00                            | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 f2 06 03 61 62 63 f2 06 00 |
        | extensions, messages                | fa 06 02 08 05 fa 06 02 08 06                            | fa 06 05 12 03 61 62 63 fa 06 00                      | fa 06 02 08 05 fa 06 02 08 06 fa 06 05 12 03 61 62 63 fa 06 00                      |
        | extensions, enums                   | 80 07 20                                                 | 80 07 21                                              | 80 07 20 80 07 21                                                                   |
        | an extension, in a scope            | 88 07 05                                                 | 88 07 07                                              | 88 07 07                                                                            |
        | an unknown number                   | a0 38 05                                                 | a0 38 07                                              | a0 38 05 a0 38 07                                                                   |
        | an unknown text                     | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | a2 38 03 61 62 63                                     | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 a2 38 03 61 62 63          |
        | an unknown group                    | a3 38 10 05 a4 38                                        | a3 38 08 07 a4 38                                     | a3 38 10 05 a4 38 a3 38 08 07 a4 38                                                 |
        | an unknown number in a message      | 52 03 a0 38 05                                           | 52 03 a0 38 07                                        | 52 06 a0 38 05 a0 38 07                                                             |
        | an enum's undefined number          | 48 62                                                    | 48 63                                                 | 48 62 48 63                                                                         |
        | an extension's undefined number     | c8 06 62                                                 | c8 06 63                                              | c8 06 62 c8 06 63                                                                   |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (a message that is used again)

    Scenario: a number, replaced by nothing and back
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      And `const All kept(m)`
      And `const All blank`
      When `m = blank`
      Then `m.number()` is `0`
      And `m.SerializeAsString()` is `""s`
      When `m = kept`
      Then `m` serializes to the bytes `08 07`

    Scenario Outline: <what>, replaced by nothing and back
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `const All kept(m)`
      And `const All blank`
      When `m = blank`
      Then `m.<get>` is `<unset>`
      And `m.SerializeAsString()` is `""s`
      When `m = kept`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                            | bytes                                                 | get                                   | unset      |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | number()                              | 0          |
        | a zigzag number                 | 10 0d                                                 | zigzag()                              | 0          |
        | a fixed number                  | 1d 07 00 00 00                                        | fixed()                               | 0u         |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | real()                                | 0.0        |
        | a bool                          | 28 00                                                 | flag()                                | true       |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | text()                                | ""s        |
        | a string with a default         | 3a 00                                                 | word()                                | "preset"s  |
        | bytes                           | 42 03 61 00 62                                        | data()                                | ""s        |
        | an enum                         | 48 21                                                 | kind()                                | KIND_FIRST |
        | a message                       | 52 05 12 03 61 62 63                                  | part().label()                        | ""s        |
        | an empty message                | 52 00                                                 | has_part()                            | false      |
        | a message in a message          | 52 04 1a 02 08 07                                     | part().next().id()                    | 0          |
        | a group                         | 5b 08 07 5c                                           | box().id()                            | 0          |
        | a member of a oneof             | 60 07                                                 | digit()                               | 0          |
        | a string in a oneof             | 6a 03 61 62 63                                        | name()                                | ""s        |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | piece().label()                       | ""s        |
        | an enum in a oneof              | 78 21                                                 | sort()                                | KIND_FIRST |
        | a group in a oneof              | 83 01 08 07 84 01                                     | crate().id()                          | 0          |
        | numbers                         | 88 01 07 88 01 08                                     | numbers_size()                        | 0          |
        | packed numbers                  | 92 01 02 0d 10                                        | packed_size()                         | 0          |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | texts_size()                          | 0          |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | parts_size()                          | 0          |
        | groups                          | ab 01 08 07 ac 01                                     | row_size()                            | 0          |
        | enums                           | b0 01 21 b0 01 1f                                     | kinds_size()                          | 0          |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | words().size()                        | 0u         |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | places().size()                       | 0u         |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | sorts().size()                        | 0u         |
        | an extension                    | a8 06 07                                              | GetExtension(x_number)                | 0          |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | HasExtension(x_number)                | false      |
        | an extension, floating          | b5 06 00 00 20 c0                                     | GetExtension(x_real)                  | 0.0f       |
        | an extension, bool              | b8 06 00                                              | GetExtension(x_flag)                  | true       |
        | an extension, string            | c2 06 03 61 62 63                                     | GetExtension(x_text)                  | ""s        |
        | an extension, enum              | c8 06 21                                              | GetExtension(x_kind)                  | KIND_FIRST |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | GetExtension(x_part).label()          | ""s        |
        | an extension, group             | db 06 08 07 dc 06                                     | GetExtension(xbox).id()               | 0          |
        | extensions                      | e0 06 07 e0 06 08                                     | ExtensionSize(x_numbers)              | 0          |
        | extensions, packed              | ea 06 02 0d 10                                        | ExtensionSize(x_packed)               | 0          |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | ExtensionSize(x_texts)                | 0          |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | ExtensionSize(x_parts)                | 0          |
        | extensions, enums               | 80 07 21                                              | ExtensionSize(x_kinds)                | 0          |
        | an extension, in a scope        | 88 07 07                                              | GetExtension(Scope::x_scoped)         | 0          |
        | an unknown number               | a0 38 07                                              | unknown_fields().field_count()        | 0          |
        | an unknown text                 | a2 38 03 61 62 63                                     | unknown_fields().field_count()        | 0          |
        | an unknown group                | a3 38 08 07 a4 38                                     | unknown_fields().field_count()        | 0          |
        | an unknown number in a message  | 52 03 a0 38 07                                        | part().unknown_fields().field_count() | 0          |
        | an enum's undefined number      | 48 63                                                 | kind()                                | KIND_FIRST |
        | an extension's undefined number | c8 06 63                                              | HasExtension(x_kind)                  | false      |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (a message that is used again)

    Scenario: a number, and the source is filled again
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      And `All other`
      When `other = std::move(m)`
      And `m.ParseFromString(bytes("08 05"))`
      Then `other` serializes to the bytes `08 07`
      And `m` serializes to the bytes `08 05`

    Scenario Outline: <what>, and the source is filled again
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `All other`
      When `other = std::move(m)`
      And `m.ParseFromString(bytes("<before>"))`
      Then `other` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes `<before>`

      Examples:
        | what                            | bytes                                                 | before                                                   |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | 08 05                                                    |
        | a zigzag number                 | 10 0d                                                 | 10 04                                                    |
        | a fixed number                  | 1d 07 00 00 00                                        | 1d 05 00 00 00                                           |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | 21 00 00 00 00 00 00 f8 3f                               |
        | a bool                          | 28 00                                                 | 28 01                                                    |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 32 03 61 62 63                                           |
        | a string with a default         | 3a 00                                                 | 3a 03 61 62 63                                           |
        | bytes                           | 42 03 61 00 62                                        | 42 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    |
        | an enum                         | 48 21                                                 | 48 20                                                    |
        | a message                       | 52 05 12 03 61 62 63                                  | 52 02 08 05                                              |
        | an empty message                | 52 00                                                 | 52 02 08 05                                              |
        | a message in a message          | 52 04 1a 02 08 07                                     | 52 07 1a 05 12 03 78 79 7a                               |
        | a group                         | 5b 08 07 5c                                           | 5b 10 05 5c                                              |
        | a member of a oneof             | 60 07                                                 | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    |
        | a string in a oneof             | 6a 03 61 62 63                                        | 60 05                                                    |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | 72 02 08 05                                              |
        | an enum in a oneof              | 78 21                                                 | 72 02 08 05                                              |
        | a group in a oneof              | 83 01 08 07 84 01                                     | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    |
        | numbers                         | 88 01 07 88 01 08                                     | 88 01 04 88 01 05 88 01 06                               |
        | packed numbers                  | 92 01 02 0d 10                                        | 92 01 01 04                                              |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | a2 01 02 08 05 a2 01 02 08 06                            |
        | groups                          | ab 01 08 07 ac 01                                     | ab 01 10 05 ac 01 ab 01 10 06 ac 01                      |
        | enums                           | b0 01 21 b0 01 1f                                     | b0 01 20                                                 |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | ba 01 07 08 07 12 03 78 79 7a                            |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | c2 01 07 0a 01 61 12 02 08 05                            |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | ca 01 04 08 01 10 20                                     |
        | an extension                    | a8 06 07                                              | a8 06 05                                                 |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | a8 06 05                                                 |
        | an extension, floating          | b5 06 00 00 20 c0                                     | b5 06 00 00 c0 3f                                        |
        | an extension, bool              | b8 06 00                                              | b8 06 01                                                 |
        | an extension, string            | c2 06 03 61 62 63                                     | c2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | an extension, enum              | c8 06 21                                              | c8 06 20                                                 |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | d2 06 02 08 05                                           |
        | an extension, group             | db 06 08 07 dc 06                                     | db 06 10 05 dc 06                                        |
        | extensions                      | e0 06 07 e0 06 08                                     | e0 06 04 e0 06 05 e0 06 06                               |
        | extensions, packed              | ea 06 02 0d 10                                        | ea 06 01 04                                              |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | fa 06 02 08 05 fa 06 02 08 06                            |
        | extensions, enums               | 80 07 21                                              | 80 07 20                                                 |
        | an extension, in a scope        | 88 07 07                                              | 88 07 05                                                 |
        | an unknown number               | a0 38 07                                              | a0 38 05                                                 |
        | an unknown text                 | a2 38 03 61 62 63                                     | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | an unknown group                | a3 38 08 07 a4 38                                     | a3 38 10 05 a4 38                                        |
        | an unknown number in a message  | 52 03 a0 38 07                                        | 52 03 a0 38 05                                           |
        | an enum's undefined number      | 48 63                                                 | 48 62                                                    |
        | an extension's undefined number | c8 06 63                                              | c8 06 62                                                 |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (a message that is used again)

    Scenario: a number, with nothing and back
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      And `All other`
      When `m.Swap(&other)`
      Then `m.number()` is `0`
      And `m.SerializeAsString()` is `""s`
      And `other` serializes to the bytes `08 07`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `08 07`
      And `other.number()` is `0`
      And `other.SerializeAsString()` is `""s`

    Scenario Outline: <what>, with nothing and back
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `All other`
      When `m.Swap(&other)`
      Then `m.<get>` is `<unset>`
      And `m.SerializeAsString()` is `""s`
      And `other` serializes to the bytes `<bytes>`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `<bytes>`
      And `other.<get>` is `<unset>`
      And `other.SerializeAsString()` is `""s`

      Examples:
        | what                            | bytes                                                 | get                                   | unset      |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | number()                              | 0          |
        | a zigzag number                 | 10 0d                                                 | zigzag()                              | 0          |
        | a fixed number                  | 1d 07 00 00 00                                        | fixed()                               | 0u         |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | real()                                | 0.0        |
        | a bool                          | 28 00                                                 | flag()                                | true       |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | text()                                | ""s        |
        | a string with a default         | 3a 00                                                 | word()                                | "preset"s  |
        | bytes                           | 42 03 61 00 62                                        | data()                                | ""s        |
        | an enum                         | 48 21                                                 | kind()                                | KIND_FIRST |
        | a message                       | 52 05 12 03 61 62 63                                  | part().label()                        | ""s        |
        | an empty message                | 52 00                                                 | has_part()                            | false      |
        | a message in a message          | 52 04 1a 02 08 07                                     | part().next().id()                    | 0          |
        | a group                         | 5b 08 07 5c                                           | box().id()                            | 0          |
        | a member of a oneof             | 60 07                                                 | digit()                               | 0          |
        | a string in a oneof             | 6a 03 61 62 63                                        | name()                                | ""s        |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | piece().label()                       | ""s        |
        | an enum in a oneof              | 78 21                                                 | sort()                                | KIND_FIRST |
        | a group in a oneof              | 83 01 08 07 84 01                                     | crate().id()                          | 0          |
        | numbers                         | 88 01 07 88 01 08                                     | numbers_size()                        | 0          |
        | packed numbers                  | 92 01 02 0d 10                                        | packed_size()                         | 0          |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | texts_size()                          | 0          |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | parts_size()                          | 0          |
        | groups                          | ab 01 08 07 ac 01                                     | row_size()                            | 0          |
        | enums                           | b0 01 21 b0 01 1f                                     | kinds_size()                          | 0          |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | words().size()                        | 0u         |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | places().size()                       | 0u         |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | sorts().size()                        | 0u         |
        | an extension                    | a8 06 07                                              | GetExtension(x_number)                | 0          |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | HasExtension(x_number)                | false      |
        | an extension, floating          | b5 06 00 00 20 c0                                     | GetExtension(x_real)                  | 0.0f       |
        | an extension, bool              | b8 06 00                                              | GetExtension(x_flag)                  | true       |
        | an extension, string            | c2 06 03 61 62 63                                     | GetExtension(x_text)                  | ""s        |
        | an extension, enum              | c8 06 21                                              | GetExtension(x_kind)                  | KIND_FIRST |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | GetExtension(x_part).label()          | ""s        |
        | an extension, group             | db 06 08 07 dc 06                                     | GetExtension(xbox).id()               | 0          |
        | extensions                      | e0 06 07 e0 06 08                                     | ExtensionSize(x_numbers)              | 0          |
        | extensions, packed              | ea 06 02 0d 10                                        | ExtensionSize(x_packed)               | 0          |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | ExtensionSize(x_texts)                | 0          |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | ExtensionSize(x_parts)                | 0          |
        | extensions, enums               | 80 07 21                                              | ExtensionSize(x_kinds)                | 0          |
        | an extension, in a scope        | 88 07 07                                              | GetExtension(Scope::x_scoped)         | 0          |
        | an unknown number               | a0 38 07                                              | unknown_fields().field_count()        | 0          |
        | an unknown text                 | a2 38 03 61 62 63                                     | unknown_fields().field_count()        | 0          |
        | an unknown group                | a3 38 08 07 a4 38                                     | unknown_fields().field_count()        | 0          |
        | an unknown number in a message  | 52 03 a0 38 07                                        | part().unknown_fields().field_count() | 0          |
        | an enum's undefined number      | 48 63                                                 | kind()                                | KIND_FIRST |
        | an extension's undefined number | c8 06 63                                              | HasExtension(x_kind)                  | false      |

  @cpp.message.clear @needs.protobuf-conventions
  Rule: `Clear` leaves a message that equals a new one

    Scenario: a number, and the message is filled again
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      When `m.Clear()`
      Then `m.number()` is `0`
      And `m.SerializeAsString()` is `""s`
      When `m.MergeFromString(bytes("08 05"))`
      Then `m` serializes to the bytes `08 05`

    Scenario Outline: <what>, and the message is filled again
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      When `m.Clear()`
      Then `m.<get>` is `<unset>`
      And `m.SerializeAsString()` is `""s`
      When `m.MergeFromString(bytes("<before>"))`
      Then `m` serializes to the bytes `<before>`

      Examples:
        | what                            | bytes                                                 | before                                                   | get                                   | unset      |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | 08 05                                                    | number()                              | 0          |
        | a zigzag number                 | 10 0d                                                 | 10 04                                                    | zigzag()                              | 0          |
        | a fixed number                  | 1d 07 00 00 00                                        | 1d 05 00 00 00                                           | fixed()                               | 0u         |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | 21 00 00 00 00 00 00 f8 3f                               | real()                                | 0.0        |
        | a bool                          | 28 00                                                 | 28 01                                                    | flag()                                | true       |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 32 03 61 62 63                                           | text()                                | ""s        |
        | a string with a default         | 3a 00                                                 | 3a 03 61 62 63                                           | word()                                | "preset"s  |
        | bytes                           | 42 03 61 00 62                                        | 42 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | data()                                | ""s        |
        | an enum                         | 48 21                                                 | 48 20                                                    | kind()                                | KIND_FIRST |
        | a message                       | 52 05 12 03 61 62 63                                  | 52 02 08 05                                              | part().label()                        | ""s        |
        | an empty message                | 52 00                                                 | 52 02 08 05                                              | has_part()                            | false      |
        | a message in a message          | 52 04 1a 02 08 07                                     | 52 07 1a 05 12 03 78 79 7a                               | part().next().id()                    | 0          |
        | a group                         | 5b 08 07 5c                                           | 5b 10 05 5c                                              | box().id()                            | 0          |
        | a member of a oneof             | 60 07                                                 | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | digit()                               | 0          |
        | a string in a oneof             | 6a 03 61 62 63                                        | 60 05                                                    | name()                                | ""s        |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | 72 02 08 05                                              | piece().label()                       | ""s        |
        | an enum in a oneof              | 78 21                                                 | 72 02 08 05                                              | sort()                                | KIND_FIRST |
        | a group in a oneof              | 83 01 08 07 84 01                                     | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | crate().id()                          | 0          |
        | numbers                         | 88 01 07 88 01 08                                     | 88 01 04 88 01 05 88 01 06                               | numbers_size()                        | 0          |
        | packed numbers                  | 92 01 02 0d 10                                        | 92 01 01 04                                              | packed_size()                         | 0          |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | texts_size()                          | 0          |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | a2 01 02 08 05 a2 01 02 08 06                            | parts_size()                          | 0          |
        | groups                          | ab 01 08 07 ac 01                                     | ab 01 10 05 ac 01 ab 01 10 06 ac 01                      | row_size()                            | 0          |
        | enums                           | b0 01 21 b0 01 1f                                     | b0 01 20                                                 | kinds_size()                          | 0          |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | ba 01 07 08 07 12 03 78 79 7a                            | words().size()                        | 0u         |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | c2 01 07 0a 01 61 12 02 08 05                            | places().size()                       | 0u         |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | ca 01 04 08 01 10 20                                     | sorts().size()                        | 0u         |
        | an extension                    | a8 06 07                                              | a8 06 05                                                 | GetExtension(x_number)                | 0          |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | a8 06 05                                                 | HasExtension(x_number)                | false      |
        | an extension, floating          | b5 06 00 00 20 c0                                     | b5 06 00 00 c0 3f                                        | GetExtension(x_real)                  | 0.0f       |
        | an extension, bool              | b8 06 00                                              | b8 06 01                                                 | GetExtension(x_flag)                  | true       |
        | an extension, string            | c2 06 03 61 62 63                                     | c2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | GetExtension(x_text)                  | ""s        |
        | an extension, enum              | c8 06 21                                              | c8 06 20                                                 | GetExtension(x_kind)                  | KIND_FIRST |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | d2 06 02 08 05                                           | GetExtension(x_part).label()          | ""s        |
        | an extension, group             | db 06 08 07 dc 06                                     | db 06 10 05 dc 06                                        | GetExtension(xbox).id()               | 0          |
        | extensions                      | e0 06 07 e0 06 08                                     | e0 06 04 e0 06 05 e0 06 06                               | ExtensionSize(x_numbers)              | 0          |
        | extensions, packed              | ea 06 02 0d 10                                        | ea 06 01 04                                              | ExtensionSize(x_packed)               | 0          |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | ExtensionSize(x_texts)                | 0          |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | fa 06 02 08 05 fa 06 02 08 06                            | ExtensionSize(x_parts)                | 0          |
        | extensions, enums               | 80 07 21                                              | 80 07 20                                                 | ExtensionSize(x_kinds)                | 0          |
        | an extension, in a scope        | 88 07 07                                              | 88 07 05                                                 | GetExtension(Scope::x_scoped)         | 0          |
        | an unknown number               | a0 38 07                                              | a0 38 05                                                 | unknown_fields().field_count()        | 0          |
        | an unknown text                 | a2 38 03 61 62 63                                     | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | unknown_fields().field_count()        | 0          |
        | an unknown group                | a3 38 08 07 a4 38                                     | a3 38 10 05 a4 38                                        | unknown_fields().field_count()        | 0          |
        | an unknown number in a message  | 52 03 a0 38 07                                        | 52 03 a0 38 05                                           | part().unknown_fields().field_count() | 0          |
        | an enum's undefined number      | 48 63                                                 | 48 62                                                    | kind()                                | KIND_FIRST |
        | an extension's undefined number | c8 06 63                                              | c8 06 62                                                 | HasExtension(x_kind)                  | false      |

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated

    Scenario: a number, to another and to nothing
      Given `All m`
      And `m.ParseFromString(bytes("08 05"))`
      And `All other`
      And `other.ParseFromString(bytes("08 07"))`
      And `All blank`
      When `m.MergeFrom(other)`
      And `blank.MergeFrom(other)`
      Then `m` serializes to the bytes `08 07`
      And `blank` serializes to the bytes `08 07`
      And `other` serializes to the bytes `08 07`

    Scenario Outline: <what>, to another and to nothing
      Given `All m`
      And `m.ParseFromString(bytes("<before>"))`
      And `All other`
      And `other.ParseFromString(bytes("<bytes>"))`
      And `All blank`
      When `m.MergeFrom(other)`
      And `blank.MergeFrom(other)`
      Then `m` serializes to the bytes `<merged>`
      And `blank` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | what                            | before                                                   | bytes                                                 | merged                                                                              |
        | a negative number               | 08 05                                                    | 08 f9 ff ff ff ff ff ff ff ff 01                      | 08 f9 ff ff ff ff ff ff ff ff 01                                                    |
        | a zigzag number                 | 10 04                                                    | 10 0d                                                 | 10 0d                                                                               |
        | a fixed number                  | 1d 05 00 00 00                                           | 1d 07 00 00 00                                        | 1d 07 00 00 00                                                                      |
        | a floating number               | 21 00 00 00 00 00 00 f8 3f                               | 21 00 00 00 00 00 00 04 c0                            | 21 00 00 00 00 00 00 04 c0                                                          |
        | a bool                          | 28 01                                                    | 28 00                                                 | 28 00                                                                               |
        | a string                        | 32 03 61 62 63                                           | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65                               |
        | a string with a default         | 3a 03 61 62 63                                           | 3a 00                                                 | 3a 00                                                                               |
        | bytes                           | 42 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 42 03 61 00 62                                        | 42 03 61 00 62                                                                      |
        | an enum                         | 48 20                                                    | 48 21                                                 | 48 21                                                                               |
        | a message                       | 52 02 08 05                                              | 52 05 12 03 61 62 63                                  | 52 07 08 05 12 03 61 62 63                                                          |
        | an empty message                | 52 02 08 05                                              | 52 00                                                 | 52 02 08 05                                                                         |
        | a message in a message          | 52 07 1a 05 12 03 78 79 7a                               | 52 04 1a 02 08 07                                     | 52 09 1a 07 08 07 12 03 78 79 7a                                                    |
        | a group                         | 5b 10 05 5c                                              | 5b 08 07 5c                                           | 5b 08 07 10 05 5c                                                                   |
        | a member of a oneof             | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 60 07                                                 | 60 07                                                                               |
        | a string in a oneof             | 60 05                                                    | 6a 03 61 62 63                                        | 6a 03 61 62 63                                                                      |
        | a message in a oneof            | 72 02 08 05                                              | 72 05 12 03 61 62 63                                  | 72 07 08 05 12 03 61 62 63                                                          |
        | an enum in a oneof              | 72 02 08 05                                              | 78 21                                                 | 78 21                                                                               |
        | a group in a oneof              | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 83 01 08 07 84 01                                     | 83 01 08 07 84 01                                                                   |
        | numbers                         | 88 01 04 88 01 05 88 01 06                               | 88 01 07 88 01 08                                     | 88 01 04 88 01 05 88 01 06 88 01 07 88 01 08                                        |
        | packed numbers                  | 92 01 01 04                                              | 92 01 02 0d 10                                        | 92 01 03 04 0d 10                                                                   |
        | strings                         | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 9a 01 03 61 62 63 9a 01 00                            | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 9a 01 03 61 62 63 9a 01 00 |
        | messages                        | a2 01 02 08 05 a2 01 02 08 06                            | a2 01 05 12 03 61 62 63 a2 01 00                      | a2 01 02 08 05 a2 01 02 08 06 a2 01 05 12 03 61 62 63 a2 01 00                      |
        | groups                          | ab 01 10 05 ac 01 ab 01 10 06 ac 01                      | ab 01 08 07 ac 01                                     | ab 01 10 05 ac 01 ab 01 10 06 ac 01 ab 01 08 07 ac 01                               |
        | enums                           | b0 01 20                                                 | b0 01 21 b0 01 1f                                     | b0 01 20 b0 01 21 b0 01 1f                                                          |
        | a map to strings                | ba 01 07 08 07 12 03 78 79 7a                            | ba 01 07 08 07 12 03 61 62 63                         | ba 01 07 08 07 12 03 61 62 63                                                       |
        | a map to messages               | c2 01 07 0a 01 61 12 02 08 05                            | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                                              |
        | a map to enums                  | ca 01 04 08 01 10 20                                     | ca 01 04 08 01 10 21                                  | ca 01 04 08 01 10 21                                                                |
        | an extension                    | a8 06 05                                                 | a8 06 07                                              | a8 06 07                                                                            |
        | an extension, negative          | a8 06 05                                                 | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | a8 06 f9 ff ff ff ff ff ff ff ff 01                                                 |
        | an extension, floating          | b5 06 00 00 c0 3f                                        | b5 06 00 00 20 c0                                     | b5 06 00 00 20 c0                                                                   |
        | an extension, bool              | b8 06 01                                                 | b8 06 00                                              | b8 06 00                                                                            |
        | an extension, string            | c2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | c2 06 03 61 62 63                                     | c2 06 03 61 62 63                                                                   |
        | an extension, enum              | c8 06 20                                                 | c8 06 21                                              | c8 06 21                                                                            |
        | an extension, message           | d2 06 02 08 05                                           | d2 06 05 12 03 61 62 63                               | d2 06 07 08 05 12 03 61 62 63                                                       |
        | an extension, group             | db 06 10 05 dc 06                                        | db 06 08 07 dc 06                                     | db 06 08 07 10 05 dc 06                                                             |
        | extensions                      | e0 06 04 e0 06 05 e0 06 06                               | e0 06 07 e0 06 08                                     | e0 06 04 e0 06 05 e0 06 06 e0 06 07 e0 06 08                                        |
        | extensions, packed              | ea 06 01 04                                              | ea 06 02 0d 10                                        | ea 06 03 04 0d 10                                                                   |
        | extensions, strings             | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | f2 06 03 61 62 63 f2 06 00                            | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 f2 06 03 61 62 63 f2 06 00 |
        | extensions, messages            | fa 06 02 08 05 fa 06 02 08 06                            | fa 06 05 12 03 61 62 63 fa 06 00                      | fa 06 02 08 05 fa 06 02 08 06 fa 06 05 12 03 61 62 63 fa 06 00                      |
        | extensions, enums               | 80 07 20                                                 | 80 07 21                                              | 80 07 20 80 07 21                                                                   |
        | an extension, in a scope        | 88 07 05                                                 | 88 07 07                                              | 88 07 07                                                                            |
        | an unknown number               | a0 38 05                                                 | a0 38 07                                              | a0 38 05 a0 38 07                                                                   |
        | an unknown text                 | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | a2 38 03 61 62 63                                     | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 a2 38 03 61 62 63          |
        | an unknown group                | a3 38 10 05 a4 38                                        | a3 38 08 07 a4 38                                     | a3 38 10 05 a4 38 a3 38 08 07 a4 38                                                 |
        | an unknown number in a message  | 52 03 a0 38 05                                           | 52 03 a0 38 07                                        | 52 06 a0 38 05 a0 38 07                                                             |
        | an enum's undefined number      | 48 62                                                    | 48 63                                                 | 48 62 48 63                                                                         |
        | an extension's undefined number | c8 06 62                                                 | c8 06 63                                              | c8 06 62 c8 06 63                                                                   |

  @cpp.message.size @needs.protobuf-conventions
  Rule: `ByteSizeLong` gives the size of the serialized message

    Scenario: a number
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      Then `m.ByteSizeLong()` is `bytes("08 07").size()`
      And `m.GetCachedSize()` is `static_cast<int>(bytes("08 07").size())`

    Scenario Outline: <what>
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `m.ByteSizeLong()` is `bytes("<bytes>").size()`
      And `m.GetCachedSize()` is `static_cast<int>(bytes("<bytes>").size())`

      Examples:
        | what                            | bytes                                                 |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      |
        | a zigzag number                 | 10 0d                                                 |
        | a fixed number                  | 1d 07 00 00 00                                        |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            |
        | a bool                          | 28 00                                                 |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | a string with a default         | 3a 00                                                 |
        | bytes                           | 42 03 61 00 62                                        |
        | an enum                         | 48 21                                                 |
        | a message                       | 52 05 12 03 61 62 63                                  |
        | an empty message                | 52 00                                                 |
        | a message in a message          | 52 04 1a 02 08 07                                     |
        | a group                         | 5b 08 07 5c                                           |
        | a member of a oneof             | 60 07                                                 |
        | a string in a oneof             | 6a 03 61 62 63                                        |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  |
        | an enum in a oneof              | 78 21                                                 |
        | a group in a oneof              | 83 01 08 07 84 01                                     |
        | numbers                         | 88 01 07 88 01 08                                     |
        | packed numbers                  | 92 01 02 0d 10                                        |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      |
        | groups                          | ab 01 08 07 ac 01                                     |
        | enums                           | b0 01 21 b0 01 1f                                     |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                |
        | a map to enums                  | ca 01 04 08 01 10 21                                  |
        | an extension                    | a8 06 07                                              |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   |
        | an extension, floating          | b5 06 00 00 20 c0                                     |
        | an extension, bool              | b8 06 00                                              |
        | an extension, string            | c2 06 03 61 62 63                                     |
        | an extension, enum              | c8 06 21                                              |
        | an extension, message           | d2 06 05 12 03 61 62 63                               |
        | an extension, group             | db 06 08 07 dc 06                                     |
        | extensions                      | e0 06 07 e0 06 08                                     |
        | extensions, packed              | ea 06 02 0d 10                                        |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      |
        | extensions, enums               | 80 07 21                                              |
        | an extension, in a scope        | 88 07 07                                              |
        | an unknown number               | a0 38 07                                              |
        | an unknown text                 | a2 38 03 61 62 63                                     |
        | an unknown group                | a3 38 08 07 a4 38                                     |
        | an unknown number in a message  | 52 03 a0 38 07                                        |
        | an enum's undefined number      | 48 63                                                 |
        | an extension's undefined number | c8 06 63                                              |
