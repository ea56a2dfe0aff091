@needs.cpp
Feature: Every operation on every kind of content
  What a message holds must be kept by each operation on the message, whatever its kind: numbers of each encoding, strings,
  messages, groups, oneofs, repeated fields, maps, extensions and unknown fields. The bytes show the whole content.

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

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (each kind of content)

    Scenario: a number, alone in its message
      Given `All m`
      When `m.set_number(7)`
      Then `m` serializes to the bytes `08 07`

    Scenario Outline: <what>, alone in its message
      Given `All m`
      When `<arrange>`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                     | arrange                                                            | bytes                                                 |
        | a negative number        | m.set_number(-7)                                                   | 08 f9 ff ff ff ff ff ff ff ff 01                      |
        | a zigzag number          | m.set_zigzag(-7)                                                   | 10 0d                                                 |
        | a fixed number           | m.set_fixed(7u)                                                    | 1d 07 00 00 00                                        |
        | a floating number        | m.set_real(-2.5)                                                   | 21 00 00 00 00 00 00 04 c0                            |
        | a bool                   | m.set_flag(false)                                                  | 28 00                                                 |
        | a string                 | m.set_text("long, not inline")                                     | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | a string with a default  | m.set_word("")                                                     | 3a 00                                                 |
        | bytes                    | m.set_data("a\\0b"s)                                               | 42 03 61 00 62                                        |
        | an enum                  | m.set_kind(KIND_LAST)                                              | 48 21                                                 |
        | a message                | m.mutable_part()->set_label("abc")                                 | 52 05 12 03 61 62 63                                  |
        | an empty message         | m.mutable_part()                                                   | 52 00                                                 |
        | a message in a message   | m.mutable_part()->mutable_next()->set_id(7)                        | 52 04 1a 02 08 07                                     |
        | a group                  | m.mutable_box()->set_id(7)                                         | 5b 08 07 5c                                           |
        | a member of a oneof      | m.set_digit(7)                                                     | 60 07                                                 |
        | a string in a oneof      | m.set_name("abc")                                                  | 6a 03 61 62 63                                        |
        | a message in a oneof     | m.mutable_piece()->set_label("abc")                                | 72 05 12 03 61 62 63                                  |
        | an enum in a oneof       | m.set_sort(KIND_LAST)                                              | 78 21                                                 |
        | a group in a oneof       | m.mutable_crate()->set_id(7)                                       | 83 01 08 07 84 01                                     |
        | numbers                  | m.add_numbers(7), m.add_numbers(8)                                 | 88 01 07 88 01 08                                     |
        | packed numbers           | m.add_packed(-7), m.add_packed(8)                                  | 92 01 02 0d 10                                        |
        | strings                  | m.add_texts("abc"), m.add_texts("")                                | 9a 01 03 61 62 63 9a 01 00                            |
        | messages                 | m.add_parts()->set_label("abc"), m.add_parts()                     | a2 01 05 12 03 61 62 63 a2 01 00                      |
        | groups                   | m.add_row()->set_id(7)                                             | ab 01 08 07 ac 01                                     |
        | enums                    | m.add_kinds(KIND_LAST), m.add_kinds(KIND_FIRST)                    | b0 01 21 b0 01 1f                                     |
        | a map to strings         | (*m.mutable_words())[7] = "abc"                                    | ba 01 07 08 07 12 03 61 62 63                         |
        | a map to messages        | (*m.mutable_places())["a"].set_label("abc")                        | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                |
        | a map to enums           | (*m.mutable_sorts())[true] = SORT_LAST                             | ca 01 04 08 01 10 21                                  |
        | an extension             | m.SetExtension(x_number, 7)                                        | a8 06 07                                              |
        | an extension, negative   | m.SetExtension(x_number, -7)                                       | a8 06 f9 ff ff ff ff ff ff ff ff 01                   |
        | an extension, floating   | m.SetExtension(x_real, -2.5f)                                      | b5 06 00 00 20 c0                                     |
        | an extension, bool       | m.SetExtension(x_flag, false)                                      | b8 06 00                                              |
        | an extension, string     | m.SetExtension(x_text, "abc"s)                                     | c2 06 03 61 62 63                                     |
        | an extension, enum       | m.SetExtension(x_kind, KIND_LAST)                                  | c8 06 21                                              |
        | an extension, message    | m.MutableExtension(x_part)->set_label("abc")                       | d2 06 05 12 03 61 62 63                               |
        | an extension, group      | m.MutableExtension(xbox)->set_id(7)                                | db 06 08 07 dc 06                                     |
        | extensions               | m.AddExtension(x_numbers, 7), m.AddExtension(x_numbers, 8)         | e0 06 07 e0 06 08                                     |
        | extensions, packed       | m.AddExtension(x_packed, -7), m.AddExtension(x_packed, 8)          | ea 06 02 0d 10                                        |
        | extensions, strings      | m.AddExtension(x_texts, "abc"s), m.AddExtension(x_texts, ""s)      | f2 06 03 61 62 63 f2 06 00                            |
        | extensions, messages     | m.AddExtension(x_parts)->set_label("abc"), m.AddExtension(x_parts) | fa 06 05 12 03 61 62 63 fa 06 00                      |
        | extensions, enums        | m.AddExtension(x_kinds, KIND_LAST)                                 | 80 07 21                                              |
        | an extension, in a scope | m.SetExtension(Scope::x_scoped, 7)                                 | 88 07 07                                              |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (each kind of content)

    Scenario: a number, into a new message
      Given `All m`
      When `m.ParseFromString(bytes("08 07"))`
      Then `m.number()` is `7`
      And `m` serializes to the bytes `08 07`

    Scenario Outline: <what>, into a new message
      Given `All m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                            | bytes                                                 | get                              | value               |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | number()                         | -7                  |
        | a zigzag number                 | 10 0d                                                 | zigzag()                         | -7                  |
        | a fixed number                  | 1d 07 00 00 00                                        | fixed()                          | 7u                  |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | real()                           | -2.5                |
        | a bool                          | 28 00                                                 | flag()                           | false               |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | text()                           | "long, not inline"s |
        | a string with a default         | 3a 00                                                 | word()                           | ""s                 |
        | bytes                           | 42 03 61 00 62                                        | data()                           | "a\\0b"s            |
        | an enum                         | 48 21                                                 | kind()                           | KIND_LAST           |
        | a message                       | 52 05 12 03 61 62 63                                  | part().label()                   | "abc"s              |
        | an empty message                | 52 00                                                 | has_part()                       | true                |
        | a message in a message          | 52 04 1a 02 08 07                                     | part().next().id()               | 7                   |
        | a group                         | 5b 08 07 5c                                           | box().id()                       | 7                   |
        | a member of a oneof             | 60 07                                                 | digit()                          | 7                   |
        | a string in a oneof             | 6a 03 61 62 63                                        | name()                           | "abc"s              |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | piece().label()                  | "abc"s              |
        | an enum in a oneof              | 78 21                                                 | sort()                           | KIND_LAST           |
        | a group in a oneof              | 83 01 08 07 84 01                                     | crate().id()                     | 7                   |
        | numbers                         | 88 01 07 88 01 08                                     | numbers(1)                       | 8                   |
        | packed numbers                  | 92 01 02 0d 10                                        | packed(1)                        | 8                   |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | texts(1)                         | ""s                 |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | parts(0).label()                 | "abc"s              |
        | groups                          | ab 01 08 07 ac 01                                     | row(0).id()                      | 7                   |
        | enums                           | b0 01 21 b0 01 1f                                     | kinds(0)                         | KIND_LAST           |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | words().at(7)                    | "abc"s              |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | places().at("a").label()         | "abc"s              |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | sorts().at(true)                 | SORT_LAST           |
        | an extension                    | a8 06 07                                              | GetExtension(x_number)           | 7                   |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | GetExtension(x_number)           | -7                  |
        | an extension, floating          | b5 06 00 00 20 c0                                     | GetExtension(x_real)             | -2.5f               |
        | an extension, bool              | b8 06 00                                              | GetExtension(x_flag)             | false               |
        | an extension, string            | c2 06 03 61 62 63                                     | GetExtension(x_text)             | "abc"s              |
        | an extension, enum              | c8 06 21                                              | GetExtension(x_kind)             | KIND_LAST           |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | GetExtension(x_part).label()     | "abc"s              |
        | an extension, group             | db 06 08 07 dc 06                                     | GetExtension(xbox).id()          | 7                   |
        | extensions                      | e0 06 07 e0 06 08                                     | GetExtension(x_numbers, 1)       | 8                   |
        | extensions, packed              | ea 06 02 0d 10                                        | GetExtension(x_packed, 1)        | 8                   |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | GetExtension(x_texts, 1)         | ""s                 |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | GetExtension(x_parts, 0).label() | "abc"s              |
        | extensions, enums               | 80 07 21                                              | GetExtension(x_kinds, 0)         | KIND_LAST           |
        | an extension, in a scope        | 88 07 07                                              | GetExtension(Scope::x_scoped)    | 7                   |
        | an unknown number               | a0 38 07                                              | unknown_fields().field_count()   | 1                   |
        | an unknown text                 | a2 38 03 61 62 63                                     | unknown_fields().field_count()   | 1                   |
        | an unknown group                | a3 38 08 07 a4 38                                     | unknown_fields().field_count()   | 1                   |
        | an unknown number in a message  | 52 03 a0 38 07                                        | has_part()                       | true                |
        | an enum's undefined number      | 48 63                                                 | has_kind()                       | false               |
        | an extension's undefined number | c8 06 63                                              | HasExtension(x_kind)             | false               |

    Scenario Outline: <what>, into a message that held another
      Given `All m`
      And `m.ParseFromString(bytes("<before>"))`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                            | before                                                   | bytes                                                 |
        | a number                        | 08 05                                                    | 08 07                                                 |
        | a negative number               | 08 05                                                    | 08 f9 ff ff ff ff ff ff ff ff 01                      |
        | a zigzag number                 | 10 04                                                    | 10 0d                                                 |
        | a fixed number                  | 1d 05 00 00 00                                           | 1d 07 00 00 00                                        |
        | a floating number               | 21 00 00 00 00 00 00 f8 3f                               | 21 00 00 00 00 00 00 04 c0                            |
        | a bool                          | 28 01                                                    | 28 00                                                 |
        | a string                        | 32 03 61 62 63                                           | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | a string with a default         | 3a 03 61 62 63                                           | 3a 00                                                 |
        | bytes                           | 42 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 42 03 61 00 62                                        |
        | an enum                         | 48 20                                                    | 48 21                                                 |
        | a message                       | 52 02 08 05                                              | 52 05 12 03 61 62 63                                  |
        | an empty message                | 52 02 08 05                                              | 52 00                                                 |
        | a message in a message          | 52 07 1a 05 12 03 78 79 7a                               | 52 04 1a 02 08 07                                     |
        | a group                         | 5b 10 05 5c                                              | 5b 08 07 5c                                           |
        | a member of a oneof             | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 60 07                                                 |
        | a string in a oneof             | 60 05                                                    | 6a 03 61 62 63                                        |
        | a message in a oneof            | 72 02 08 05                                              | 72 05 12 03 61 62 63                                  |
        | an enum in a oneof              | 72 02 08 05                                              | 78 21                                                 |
        | a group in a oneof              | 6a 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65    | 83 01 08 07 84 01                                     |
        | numbers                         | 88 01 04 88 01 05 88 01 06                               | 88 01 07 88 01 08                                     |
        | packed numbers                  | 92 01 01 04                                              | 92 01 02 0d 10                                        |
        | strings                         | 9a 01 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | 9a 01 03 61 62 63 9a 01 00                            |
        | messages                        | a2 01 02 08 05 a2 01 02 08 06                            | a2 01 05 12 03 61 62 63 a2 01 00                      |
        | groups                          | ab 01 10 05 ac 01 ab 01 10 06 ac 01                      | ab 01 08 07 ac 01                                     |
        | enums                           | b0 01 20                                                 | b0 01 21 b0 01 1f                                     |
        | a map to strings                | ba 01 07 08 07 12 03 78 79 7a                            | ba 01 07 08 07 12 03 61 62 63                         |
        | a map to messages               | c2 01 07 0a 01 61 12 02 08 05                            | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                |
        | a map to enums                  | ca 01 04 08 00 10 20                                     | ca 01 04 08 01 10 21                                  |
        | an extension                    | a8 06 05                                                 | a8 06 07                                              |
        | an extension, negative          | a8 06 05                                                 | a8 06 f9 ff ff ff ff ff ff ff ff 01                   |
        | an extension, floating          | b5 06 00 00 c0 3f                                        | b5 06 00 00 20 c0                                     |
        | an extension, bool              | b8 06 01                                                 | b8 06 00                                              |
        | an extension, string            | c2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | c2 06 03 61 62 63                                     |
        | an extension, enum              | c8 06 20                                                 | c8 06 21                                              |
        | an extension, message           | d2 06 02 08 05                                           | d2 06 05 12 03 61 62 63                               |
        | an extension, group             | db 06 10 05 dc 06                                        | db 06 08 07 dc 06                                     |
        | extensions                      | e0 06 04 e0 06 05 e0 06 06                               | e0 06 07 e0 06 08                                     |
        | extensions, packed              | ea 06 01 04                                              | ea 06 02 0d 10                                        |
        | extensions, strings             | f2 06 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | f2 06 03 61 62 63 f2 06 00                            |
        | extensions, messages            | fa 06 02 08 05 fa 06 02 08 06                            | fa 06 05 12 03 61 62 63 fa 06 00                      |
        | extensions, enums               | 80 07 20                                                 | 80 07 21                                              |
        | an extension, in a scope        | 88 07 05                                                 | 88 07 07                                              |
        | an unknown number               | a0 38 05                                                 | a0 38 07                                              |
        | an unknown text                 | a2 38 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | a2 38 03 61 62 63                                     |
        | an unknown group                | a3 38 10 05 a4 38                                        | a3 38 08 07 a4 38                                     |
        | an unknown number in a message  | 52 03 a0 38 05                                           | 52 03 a0 38 07                                        |
        | an enum's undefined number      | 48 62                                                    | 48 63                                                 |
        | an extension's undefined number | c8 06 62                                                 | c8 06 63                                              |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (each kind of content)

    Scenario: a number, constructed and assigned
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      And `All other`
      And `other.ParseFromString(bytes("08 05"))`
      When `All copy(m)`
      And `other = m`
      And `m.ParseFromString(bytes("08 05"))`
      Then `copy` serializes to the bytes `08 07`
      And `other` serializes to the bytes `08 07`
      And `m` serializes to the bytes `08 05`

    Scenario Outline: <what>, constructed and assigned
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `All other`
      And `other.ParseFromString(bytes("<before>"))`
      When `All copy(m)`
      And `other = m`
      And `m.ParseFromString(bytes("<before>"))`
      Then `copy` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes `<bytes>`
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
        | a map to enums                  | ca 01 04 08 01 10 21                                  | ca 01 04 08 00 10 20                                     |
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

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (each kind of content)

    Scenario: a number, constructed and then assigned
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      And `All other`
      And `other.ParseFromString(bytes("08 05"))`
      When `All moved(std::move(m))`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `08 07`

    Scenario Outline: <what>, constructed and then assigned
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `All other`
      And `other.ParseFromString(bytes("<before>"))`
      When `All moved(std::move(m))`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `<bytes>`

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
        | a map to enums                  | ca 01 04 08 01 10 21                                  | ca 01 04 08 00 10 20                                     |
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
  Rule: `Swap` exchanges the contents of two messages of one type (each kind of content)

    Scenario: a number, with another
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      And `All other`
      And `other.ParseFromString(bytes("08 05"))`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `08 05`
      And `other` serializes to the bytes `08 07`

    Scenario Outline: <what>, with another
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `All other`
      And `other.ParseFromString(bytes("<before>"))`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `<before>`
      And `other` serializes to the bytes `<bytes>`

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
        | a map to enums                  | ca 01 04 08 01 10 21                                  | ca 01 04 08 00 10 20                                     |
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
