@needs.cpp @needs.descriptors
Feature: Text, required fields and order in every kind of content
  Text format shows and reads every kind of content. A required field is missed in every kind of content that may have
  one. Deterministic output has one order.

  Background:
    Given the header `google/protobuf/text_format.h`
    And the header `google/protobuf/io/coded_stream.h`
    And the header `google/protobuf/io/zero_copy_stream_impl_lite.h`
    And the schema
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
    And the schema file `needs.proto`
      """proto
      syntax = "proto2";
      message Need { required int32 needed = 1; optional Need next = 2; }
      message Needs {
        optional Need one = 1;
        optional group Box = 2 { required int32 needed = 1; }
        oneof which { Need member = 3; group Crate = 4 { required int32 needed = 1; } }
        repeated Need many = 5;
        repeated group Row = 6 { required int32 needed = 1; }
        map<int32, Need> places = 7;
        extensions 100 to 199;
      }
      extend Needs {
        optional Need x_one = 100;
        optional group XCrate = 101 { required int32 needed = 1; }
        repeated Need x_many = 102;
      }
      """

  @cpp.message.debug-string
  Rule: `DebugString` returns the message as readable text (each kind of content)

    Scenario: a number, as text
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      Then `m.DebugString()` contains `"number: 7"`

    Scenario Outline: <what>, as text
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `m.DebugString()` contains `"<text>"`

      Examples:
        | what                            | bytes                                                 | text                                                                   |
        | a negative number               | 08 f9 ff ff ff ff ff ff ff ff 01                      | number: -7                                                             |
        | a zigzag number                 | 10 0d                                                 | zigzag: -7                                                             |
        | a fixed number                  | 1d 07 00 00 00                                        | fixed: 7                                                               |
        | a floating number               | 21 00 00 00 00 00 00 04 c0                            | real: -2.5                                                             |
        | a bool                          | 28 00                                                 | flag: false                                                            |
        | a string                        | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 | text: \\"long, not inline\\"                                           |
        | a string with a default         | 3a 00                                                 | word: \\"\\"                                                           |
        | bytes                           | 42 03 61 00 62                                        | data: \\"a\\\\000b\\"                                                  |
        | an enum                         | 48 21                                                 | kind: KIND_LAST                                                        |
        | a message                       | 52 05 12 03 61 62 63                                  | part {\\n  label: \\"abc\\"\\n}                                        |
        | an empty message                | 52 00                                                 | part {\\n}                                                             |
        | a message in a message          | 52 04 1a 02 08 07                                     | part {\\n  next {\\n    id: 7\\n  }\\n}                                |
        | a group                         | 5b 08 07 5c                                           | Box {\\n  id: 7\\n}                                                    |
        | a member of a oneof             | 60 07                                                 | digit: 7                                                               |
        | a string in a oneof             | 6a 03 61 62 63                                        | name: \\"abc\\"                                                        |
        | a message in a oneof            | 72 05 12 03 61 62 63                                  | piece {\\n  label: \\"abc\\"\\n}                                       |
        | an enum in a oneof              | 78 21                                                 | sort: KIND_LAST                                                        |
        | a group in a oneof              | 83 01 08 07 84 01                                     | Crate {\\n  id: 7\\n}                                                  |
        | numbers                         | 88 01 07 88 01 08                                     | numbers: 7\\nnumbers: 8                                                |
        | packed numbers                  | 92 01 02 0d 10                                        | packed: -7\\npacked: 8                                                 |
        | strings                         | 9a 01 03 61 62 63 9a 01 00                            | texts: \\"abc\\"\\ntexts: \\"\\"                                       |
        | messages                        | a2 01 05 12 03 61 62 63 a2 01 00                      | parts {\\n  label: \\"abc\\"\\n}\\nparts {\\n}                         |
        | groups                          | ab 01 08 07 ac 01                                     | Row {\\n  id: 7\\n}                                                    |
        | enums                           | b0 01 21 b0 01 1f                                     | kinds: KIND_LAST\\nkinds: KIND_FIRST                                   |
        | a map to strings                | ba 01 07 08 07 12 03 61 62 63                         | words {\\n  key: 7\\n  value: \\"abc\\"\\n}                            |
        | a map to messages               | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                | places {\\n  key: \\"a\\"\\n  value {\\n    label: \\"abc\\"\\n  }\\n} |
        | a map to enums                  | ca 01 04 08 01 10 21                                  | sorts {\\n  key: true\\n  value: SORT_LAST\\n}                         |
        | an extension                    | a8 06 07                                              | [x_number]: 7                                                          |
        | an extension, negative          | a8 06 f9 ff ff ff ff ff ff ff ff 01                   | [x_number]: -7                                                         |
        | an extension, floating          | b5 06 00 00 20 c0                                     | [x_real]: -2.5                                                         |
        | an extension, bool              | b8 06 00                                              | [x_flag]: false                                                        |
        | an extension, string            | c2 06 03 61 62 63                                     | [x_text]: \\"abc\\"                                                    |
        | an extension, enum              | c8 06 21                                              | [x_kind]: KIND_LAST                                                    |
        | an extension, message           | d2 06 05 12 03 61 62 63                               | [x_part] {\\n  label: \\"abc\\"\\n}                                    |
        | an extension, group             | db 06 08 07 dc 06                                     | [xbox] {\\n  id: 7\\n}                                                 |
        | extensions                      | e0 06 07 e0 06 08                                     | [x_numbers]: 7\\n[x_numbers]: 8                                        |
        | extensions, packed              | ea 06 02 0d 10                                        | [x_packed]: -7\\n[x_packed]: 8                                         |
        | extensions, strings             | f2 06 03 61 62 63 f2 06 00                            | [x_texts]: \\"abc\\"\\n[x_texts]: \\"\\"                               |
        | extensions, messages            | fa 06 05 12 03 61 62 63 fa 06 00                      | [x_parts] {\\n  label: \\"abc\\"\\n}\\n[x_parts] {\\n}                 |
        | extensions, enums               | 80 07 21                                              | [x_kinds]: KIND_LAST                                                   |
        | an extension, in a scope        | 88 07 07                                              | [Scope.x_scoped]: 7                                                    |
        | an unknown number               | a0 38 07                                              | 900:                                                                   |
        | an unknown text                 | a2 38 03 61 62 63                                     | 900:                                                                   |
        | an unknown group                | a3 38 08 07 a4 38                                     | 900                                                                    |
        | an unknown number in a message  | 52 03 a0 38 07                                        | part {\\n  900:                                                        |
        | an enum's undefined number      | 48 63                                                 | 9:                                                                     |
        | an extension's undefined number | c8 06 63                                              | 105:                                                                   |

  @cpp.message.text-format @needs.protobuf-conventions
  Rule: TextFormat prints a message as text, and reads such text (each kind of content)

    Scenario: a number, as text and back
      Given `All m`
      And `m.ParseFromString(bytes("08 07"))`
      When `std::string text`
      And `rt::TextFormat::PrintToString(m, &text)`
      And `All back`
      Then `rt::TextFormat::ParseFromString(text, &back)` is `true`
      And `back` serializes to the bytes `08 07`

    Scenario Outline: <what>, as text and back
      Given `All m`
      And `m.ParseFromString(bytes("<bytes>"))`
      When `std::string text`
      And `rt::TextFormat::PrintToString(m, &text)`
      And `All back`
      Then `rt::TextFormat::ParseFromString(text, &back)` is `true`
      And `back` serializes to the bytes `<bytes>`

      Examples:
        | what                     | bytes                                                 |
        | a negative number        | 08 f9 ff ff ff ff ff ff ff ff 01                      |
        | a zigzag number          | 10 0d                                                 |
        | a fixed number           | 1d 07 00 00 00                                        |
        | a floating number        | 21 00 00 00 00 00 00 04 c0                            |
        | a bool                   | 28 00                                                 |
        | a string                 | 32 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | a string with a default  | 3a 00                                                 |
        | bytes                    | 42 03 61 00 62                                        |
        | an enum                  | 48 21                                                 |
        | a message                | 52 05 12 03 61 62 63                                  |
        | an empty message         | 52 00                                                 |
        | a message in a message   | 52 04 1a 02 08 07                                     |
        | a group                  | 5b 08 07 5c                                           |
        | a member of a oneof      | 60 07                                                 |
        | a string in a oneof      | 6a 03 61 62 63                                        |
        | a message in a oneof     | 72 05 12 03 61 62 63                                  |
        | an enum in a oneof       | 78 21                                                 |
        | a group in a oneof       | 83 01 08 07 84 01                                     |
        | numbers                  | 88 01 07 88 01 08                                     |
        | packed numbers           | 92 01 02 0d 10                                        |
        | strings                  | 9a 01 03 61 62 63 9a 01 00                            |
        | messages                 | a2 01 05 12 03 61 62 63 a2 01 00                      |
        | groups                   | ab 01 08 07 ac 01                                     |
        | enums                    | b0 01 21 b0 01 1f                                     |
        | a map to strings         | ba 01 07 08 07 12 03 61 62 63                         |
        | a map to messages        | c2 01 0a 0a 01 61 12 05 12 03 61 62 63                |
        | a map to enums           | ca 01 04 08 01 10 21                                  |
        | an extension             | a8 06 07                                              |
        | an extension, negative   | a8 06 f9 ff ff ff ff ff ff ff ff 01                   |
        | an extension, floating   | b5 06 00 00 20 c0                                     |
        | an extension, bool       | b8 06 00                                              |
        | an extension, string     | c2 06 03 61 62 63                                     |
        | an extension, enum       | c8 06 21                                              |
        | an extension, message    | d2 06 05 12 03 61 62 63                               |
        | an extension, group      | db 06 08 07 dc 06                                     |
        | extensions               | e0 06 07 e0 06 08                                     |
        | extensions, packed       | ea 06 02 0d 10                                        |
        | extensions, strings      | f2 06 03 61 62 63 f2 06 00                            |
        | extensions, messages     | fa 06 05 12 03 61 62 63 fa 06 00                      |
        | extensions, enums        | 80 07 21                                              |
        | an extension, in a scope | 88 07 07                                              |

  @cpp.message.required @needs.protobuf-conventions
  Rule: A message without one of its required fields is not initialized (each kind of content)

    Scenario: a message, that lacks a field, and its complete twin
      Given `Needs m`
      When `m.ParsePartialFromString(bytes("0a 00"))`
      Then `m.IsInitialized()` is `false`
      And `m.SerializePartialAsString()` is `bytes("0a 00")`
      And `m.ParseFromString(bytes("0a 00"))` is `false`
      And `m.ParseFromString(bytes("0a 02 08 07"))` is `true`
      And `m.IsInitialized()` is `true`

    Scenario Outline: <what>, that lacks a field, and its complete twin
      Given `Needs m`
      When `m.ParsePartialFromString(bytes("<lacking>"))`
      Then `m.IsInitialized()` is `false`
      And `m.SerializePartialAsString()` is `bytes("<lacking>")`
      And `m.ParseFromString(bytes("<lacking>"))` is `false`
      And `m.ParseFromString(bytes("<complete>"))` is `true`
      And `m.IsInitialized()` is `true`

      Examples:
        | what                   | lacking                 | complete                      |
        | a message in a message | 0a 04 08 07 12 00       | 0a 06 08 07 12 02 08 07       |
        | a group                | 13 14                   | 13 08 07 14                   |
        | a message in a oneof   | 1a 00                   | 1a 02 08 07                   |
        | a group in a oneof     | 23 24                   | 23 08 07 24                   |
        | messages               | 2a 02 08 07 2a 00       | 2a 02 08 07 2a 02 08 08       |
        | groups                 | 33 08 07 34 33 34       | 33 08 07 34 33 08 08 34       |
        | a map to messages      | 3a 04 08 07 12 00       | 3a 06 08 07 12 02 08 07       |
        | an extension, message  | a2 06 00                | a2 06 02 08 07                |
        | an extension, group    | ab 06 ac 06             | ab 06 08 07 ac 06             |
        | extensions, messages   | b2 06 02 08 07 b2 06 00 | b2 06 02 08 07 b2 06 02 08 08 |

  @cpp.message.deterministic @needs.protobuf-conventions
  Rule: Deterministic output has the entries of a map in the order of their keys

    Scenario: a map to strings, by its keys
      Given `All m`
      When `for (int i : {3, 1, 2}) (*m.mutable_words())[i] = "x"`
      And `std::string output`
      And `{ rt::io::StringOutputStream stream(&output); rt::io::CodedOutputStream coded(&stream); coded.SetSerializationDeterministic(true); m.SerializeToCodedStream(&coded); }`
      Then `output` is `bytes("ba 01 05 08 01 12 01 78 ba 01 05 08 02 12 01 78 ba 01 05 08 03 12 01 78")`

    Scenario Outline: <what>, by its keys
      Given `All m`
      When `<arrange>`
      And `std::string output`
      And `{ rt::io::StringOutputStream stream(&output); rt::io::CodedOutputStream coded(&stream); coded.SetSerializationDeterministic(true); m.SerializeToCodedStream(&coded); }`
      Then `output` is `bytes("<bytes>")`

      Examples:
        | what              | arrange                                                                          | bytes                                                                   |
        | a map to messages | for (const char* key : {"b", "c", "a"}) (*m.mutable_places())[key]               | c2 01 05 0a 01 61 12 00 c2 01 05 0a 01 62 12 00 c2 01 05 0a 01 63 12 00 |
        | a map to enums    | (*m.mutable_sorts())[true] = SORT_LAST, (*m.mutable_sorts())[false] = SORT_OTHER | ca 01 04 08 00 10 20 ca 01 04 08 01 10 21                               |
