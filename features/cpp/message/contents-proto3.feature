@needs.cpp @needs.lite @needs.proto3-optional
Feature: Each kind of content of proto3, in other modes
  A message of proto3 keeps what it holds in each operation, whatever its file is optimized for.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; Part next = 3; }
      message All {
        int32 a1 = 1; int64 a2 = 2; uint32 a3 = 3; uint64 a4 = 4; sint32 a5 = 5; sint64 a6 = 6; fixed32 a7 = 7; fixed64 a8 = 8; sfixed32 a9 = 9;
        sfixed64 a10 = 10; float a11 = 11; double a12 = 12; bool a13 = 13; string a14 = 14; bytes a15 = 15; Kind a16 = 16;
        optional int32 e17 = 17; optional string e18 = 18; optional bytes e19 = 19;
        optional bool e20 = 20; optional double e21 = 21; optional Kind e22 = 22;
        Part part = 23; repeated int32 r24 = 24; repeated sint64 r25 = 25 [packed = false]; repeated fixed32 r26 = 26; repeated double r27 = 27;
        repeated bool r28 = 28; repeated Kind r29 = 29; repeated string r30 = 30; repeated bytes r31 = 31; repeated Part r32 = 32;
        map<int32, string> m33 = 33; map<string, Part> m34 = 34; map<bool, Kind> m35 = 35;
        oneof which { int64 o36 = 36; string o37 = 37; bytes o38 = 38; Part o39 = 39; Kind o40 = 40; bool o41 = 41; double o42 = 42; }
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; Part next = 3; }
      message All {
        int32 a1 = 1; int64 a2 = 2; uint32 a3 = 3; uint64 a4 = 4; sint32 a5 = 5; sint64 a6 = 6; fixed32 a7 = 7; fixed64 a8 = 8; sfixed32 a9 = 9;
        sfixed64 a10 = 10; float a11 = 11; double a12 = 12; bool a13 = 13; string a14 = 14; bytes a15 = 15; Kind a16 = 16;
        optional int32 e17 = 17; optional string e18 = 18; optional bytes e19 = 19;
        optional bool e20 = 20; optional double e21 = 21; optional Kind e22 = 22;
        Part part = 23; repeated int32 r24 = 24; repeated sint64 r25 = 25 [packed = false]; repeated fixed32 r26 = 26; repeated double r27 = 27;
        repeated bool r28 = 28; repeated Kind r29 = 29; repeated string r30 = 30; repeated bytes r31 = 31; repeated Part r32 = 32;
        map<int32, string> m33 = 33; map<string, Part> m34 = 34; map<bool, Kind> m35 = 35;
        oneof which { int64 o36 = 36; string o37 = 37; bytes o38 = 38; Part o39 = 39; Kind o40 = 40; bool o41 = 41; double o42 = 42; }
      }
      """
    And `const std::string before = bytes("08 05 72 03 6f 6c 64 ba 01 02 08 05 f2 01 05 6f 6c 64 65 72 8a 02 05 08 05 12 01 78 ba 02 02 08 05 a0 38 05")`

  @cpp.message.copy @cpp.message.move @cpp.message.swap @cpp.message.parse-from-string @cpp.message.serialize-to-string @cpp.message.default-instance @cpp.message.default-instance-new
  Rule: Copies of a message are deep: changing one message never affects the other (and other operations; each kind of content, proto3, other modes)

    Scenario Outline: <mode>, <content>
      Given `<package>::All from`
      And `<package>::All source`
      And `<package>::All m`
      And `<package>::All other`
      And `<package>::All target`
      And `from.ParseFromString(bytes("<bytes>")), source.ParseFromString(bytes("<bytes>"))`
      And `m.ParseFromString(before), other.ParseFromString(before), target.ParseFromString(before)`
      When `const <package>::All copy(from)`
      And `m = from`
      Then `copy` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes `<bytes>`
      When `<package>::All moved(std::move(source))`
      Then `moved` serializes to the bytes `<bytes>`
      When `moved.Swap(&other)`
      Then `moved.SerializeAsString()` is `before`
      And `other` serializes to the bytes `<bytes>`
      And `other.ByteSizeLong()` is `other.SerializeAsString().size()`
      When `target = std::move(other)`
      Then `target` serializes to the bytes `<bytes>`
      And `m.ParseFromString(before)` is `true`
      And `m.SerializeAsString()` is `before`
      And `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<bytes>`
      And `<shown>` is `<value>`
      When `std::unique_ptr<rt::MessageLite> made(<package>::All::default_instance().New())`
      Then `made->ByteSizeLong()` is `0u`
      And `made->ParseFromString(bytes("<bytes>"))` is `true`
      And `made->SerializeAsString()` is `bytes("<bytes>")`
      And `<package>::All::default_instance().ByteSizeLong()` is `0u`

      Examples:
        | content                     | mode              | package     | bytes                                                    | shown                              | value                               |
        | int32                       | proto3, code size | third_small | 08 f9 ff ff ff ff ff ff ff ff 01                         | m.a1()                             | -7                                  |
        | int64                       | proto3, code size | third_small | 10 f9 ff ff ff ff ff ff ff ff 01                         | m.a2()                             | int64_t{-7}                         |
        | uint32                      | proto3, code size | third_small | 18 80 d0 ac f3 0e                                        | m.a3()                             | 4000000000u                         |
        | uint64                      | proto3, code size | third_small | 20 81 80 80 80 80 80 80 80 80 01                         | m.a4()                             | 9223372036854775809u                |
        | sint32                      | proto3, code size | third_small | 28 0d                                                    | m.a5()                             | -7                                  |
        | sint64                      | proto3, code size | third_small | 30 ff ff ff ff ff ff ff ff ff 01                         | m.a6()                             | std::numeric_limits<int64_t>::min() |
        | fixed32                     | proto3, code size | third_small | 3d 07 00 00 00                                           | m.a7()                             | 7u                                  |
        | fixed64                     | proto3, code size | third_small | 41 00 00 00 00 00 00 00 80                               | m.a8()                             | 9223372036854775808u                |
        | sfixed32                    | proto3, code size | third_small | 4d f9 ff ff ff                                           | m.a9()                             | -7                                  |
        | sfixed64                    | proto3, code size | third_small | 51 f9 ff ff ff ff ff ff ff                               | m.a10()                            | int64_t{-7}                         |
        | float                       | proto3, code size | third_small | 5d 00 00 00 80                                           | std::signbit(m.a11())              | true                                |
        | double                      | proto3, code size | third_small | 61 00 00 00 00 00 00 00 80                               | std::signbit(m.a12())              | true                                |
        | bool                        | proto3, code size | third_small | 68 01                                                    | m.a13()                            | true                                |
        | string                      | proto3, code size | third_small | 72 03 6e 65 77                                           | m.a14()                            | "new"s                              |
        | bytes                       | proto3, code size | third_small | 7a 02 00 ff                                              | m.a15()                            | "\0\xff"s                           |
        | enum                        | proto3, code size | third_small | 80 01 15                                                 | static_cast<int>(m.a16())          | 21                                  |
        | a set int32 that is zero    | proto3, code size | third_small | 88 01 00                                                 | m.has_e17()                        | true                                |
        | a set string that is empty  | proto3, code size | third_small | 92 01 00                                                 | m.has_e18()                        | true                                |
        | set bytes that are empty    | proto3, code size | third_small | 9a 01 00                                                 | m.has_e19()                        | true                                |
        | a set bool that is false    | proto3, code size | third_small | a0 01 00                                                 | m.has_e20()                        | true                                |
        | a set double that is zero   | proto3, code size | third_small | a9 01 00 00 00 00 00 00 00 00                            | m.has_e21()                        | true                                |
        | a set enum that is zero     | proto3, code size | third_small | b0 01 00                                                 | m.has_e22()                        | true                                |
        | a message                   | proto3, code size | third_small | ba 01 02 08 07                                           | m.part().id()                      | 7                                   |
        | an empty message            | proto3, code size | third_small | ba 01 00                                                 | m.has_part()                       | true                                |
        | a message in a message      | proto3, code size | third_small | ba 01 06 1a 04 1a 02 08 07                               | m.part().next().next().id()        | 7                                   |
        | packed int32                | proto3, code size | third_small | c2 01 0c 01 00 ff ff ff ff ff ff ff ff ff 01             | m.r24(2)                           | -1                                  |
        | sint64 one by one           | proto3, code size | third_small | c8 01 01 c8 01 00                                        | m.r25(0)                           | int64_t{-1}                         |
        | packed fixed32              | proto3, code size | third_small | d2 01 08 07 00 00 00 00 00 00 00                         | m.r26(0)                           | 7u                                  |
        | packed double               | proto3, code size | third_small | da 01 10 00 00 00 00 00 00 f8 3f 00 00 00 00 00 00 00 80 | m.r27(0)                           | 1.5                                 |
        | packed bool                 | proto3, code size | third_small | e2 01 02 01 00                                           | m.r28(0)                           | true                                |
        | packed enum                 | proto3, code size | third_small | ea 01 03 15 00 63                                        | static_cast<int>(m.r29(2))         | 99                                  |
        | strings                     | proto3, code size | third_small | f2 01 01 61 f2 01 00                                     | m.r30(1)                           | ""s                                 |
        | repeated bytes              | proto3, code size | third_small | fa 01 01 ff fa 01 00                                     | m.r31(0)                           | "\xff"s                             |
        | messages                    | proto3, code size | third_small | 82 02 02 08 07 82 02 00                                  | m.r32(0).id()                      | 7                                   |
        | a map of strings            | proto3, code size | third_small | 8a 02 05 08 00 12 01 61                                  | m.m33().at(0)                      | "a"s                                |
        | a map of messages           | proto3, code size | third_small | 92 02 07 0a 01 6b 12 02 08 07                            | m.m34().at("k").id()               | 7                                   |
        | a map of enums              | proto3, code size | third_small | 9a 02 04 08 01 10 63                                     | static_cast<int>(m.m35().at(true)) | 99                                  |
        | a member, int64             | proto3, code size | third_small | a0 02 00                                                 | m.has_o36()                        | true                                |
        | a member, string            | proto3, code size | third_small | aa 02 00                                                 | m.has_o37()                        | true                                |
        | a member, bytes             | proto3, code size | third_small | b2 02 01 ff                                              | m.o38()                            | "\xff"s                             |
        | a member, message           | proto3, code size | third_small | ba 02 02 08 07                                           | m.o39().id()                       | 7                                   |
        | a member, empty message     | proto3, code size | third_small | ba 02 00                                                 | m.has_o39()                        | true                                |
        | a member, enum              | proto3, code size | third_small | c0 02 63                                                 | static_cast<int>(m.o40())          | 99                                  |
        | a member, bool              | proto3, code size | third_small | c8 02 00                                                 | m.has_o41()                        | true                                |
        | a member, double            | proto3, code size | third_small | d1 02 00 00 00 00 00 00 00 00                            | m.has_o42()                        | true                                |
        | unknown fields              | proto3, code size | third_small | a0 38 01 aa 38 02 61 62 b3 38 08 07 b4 38                | m.ByteSizeLong()                   | 14u                                 |
        | unknown fields of a message | proto3, code size | third_small | ba 01 05 08 07 a0 38 01                                  | m.part().ByteSizeLong()            | 5u                                  |
        | int32                       | proto3, lite      | third_light | 08 f9 ff ff ff ff ff ff ff ff 01                         | m.a1()                             | -7                                  |
        | int64                       | proto3, lite      | third_light | 10 f9 ff ff ff ff ff ff ff ff 01                         | m.a2()                             | int64_t{-7}                         |
        | uint32                      | proto3, lite      | third_light | 18 80 d0 ac f3 0e                                        | m.a3()                             | 4000000000u                         |
        | uint64                      | proto3, lite      | third_light | 20 81 80 80 80 80 80 80 80 80 01                         | m.a4()                             | 9223372036854775809u                |
        | sint32                      | proto3, lite      | third_light | 28 0d                                                    | m.a5()                             | -7                                  |
        | sint64                      | proto3, lite      | third_light | 30 ff ff ff ff ff ff ff ff ff 01                         | m.a6()                             | std::numeric_limits<int64_t>::min() |
        | fixed32                     | proto3, lite      | third_light | 3d 07 00 00 00                                           | m.a7()                             | 7u                                  |
        | fixed64                     | proto3, lite      | third_light | 41 00 00 00 00 00 00 00 80                               | m.a8()                             | 9223372036854775808u                |
        | sfixed32                    | proto3, lite      | third_light | 4d f9 ff ff ff                                           | m.a9()                             | -7                                  |
        | sfixed64                    | proto3, lite      | third_light | 51 f9 ff ff ff ff ff ff ff                               | m.a10()                            | int64_t{-7}                         |
        | float                       | proto3, lite      | third_light | 5d 00 00 00 80                                           | std::signbit(m.a11())              | true                                |
        | double                      | proto3, lite      | third_light | 61 00 00 00 00 00 00 00 80                               | std::signbit(m.a12())              | true                                |
        | bool                        | proto3, lite      | third_light | 68 01                                                    | m.a13()                            | true                                |
        | string                      | proto3, lite      | third_light | 72 03 6e 65 77                                           | m.a14()                            | "new"s                              |
        | bytes                       | proto3, lite      | third_light | 7a 02 00 ff                                              | m.a15()                            | "\0\xff"s                           |
        | enum                        | proto3, lite      | third_light | 80 01 15                                                 | static_cast<int>(m.a16())          | 21                                  |
        | a set int32 that is zero    | proto3, lite      | third_light | 88 01 00                                                 | m.has_e17()                        | true                                |
        | a set string that is empty  | proto3, lite      | third_light | 92 01 00                                                 | m.has_e18()                        | true                                |
        | set bytes that are empty    | proto3, lite      | third_light | 9a 01 00                                                 | m.has_e19()                        | true                                |
        | a set bool that is false    | proto3, lite      | third_light | a0 01 00                                                 | m.has_e20()                        | true                                |
        | a set double that is zero   | proto3, lite      | third_light | a9 01 00 00 00 00 00 00 00 00                            | m.has_e21()                        | true                                |
        | a set enum that is zero     | proto3, lite      | third_light | b0 01 00                                                 | m.has_e22()                        | true                                |
        | a message                   | proto3, lite      | third_light | ba 01 02 08 07                                           | m.part().id()                      | 7                                   |
        | an empty message            | proto3, lite      | third_light | ba 01 00                                                 | m.has_part()                       | true                                |
        | a message in a message      | proto3, lite      | third_light | ba 01 06 1a 04 1a 02 08 07                               | m.part().next().next().id()        | 7                                   |
        | packed int32                | proto3, lite      | third_light | c2 01 0c 01 00 ff ff ff ff ff ff ff ff ff 01             | m.r24(2)                           | -1                                  |
        | sint64 one by one           | proto3, lite      | third_light | c8 01 01 c8 01 00                                        | m.r25(0)                           | int64_t{-1}                         |
        | packed fixed32              | proto3, lite      | third_light | d2 01 08 07 00 00 00 00 00 00 00                         | m.r26(0)                           | 7u                                  |
        | packed double               | proto3, lite      | third_light | da 01 10 00 00 00 00 00 00 f8 3f 00 00 00 00 00 00 00 80 | m.r27(0)                           | 1.5                                 |
        | packed bool                 | proto3, lite      | third_light | e2 01 02 01 00                                           | m.r28(0)                           | true                                |
        | packed enum                 | proto3, lite      | third_light | ea 01 03 15 00 63                                        | static_cast<int>(m.r29(2))         | 99                                  |
        | strings                     | proto3, lite      | third_light | f2 01 01 61 f2 01 00                                     | m.r30(1)                           | ""s                                 |
        | repeated bytes              | proto3, lite      | third_light | fa 01 01 ff fa 01 00                                     | m.r31(0)                           | "\xff"s                             |
        | messages                    | proto3, lite      | third_light | 82 02 02 08 07 82 02 00                                  | m.r32(0).id()                      | 7                                   |
        | a map of strings            | proto3, lite      | third_light | 8a 02 05 08 00 12 01 61                                  | m.m33().at(0)                      | "a"s                                |
        | a map of messages           | proto3, lite      | third_light | 92 02 07 0a 01 6b 12 02 08 07                            | m.m34().at("k").id()               | 7                                   |
        | a map of enums              | proto3, lite      | third_light | 9a 02 04 08 01 10 63                                     | static_cast<int>(m.m35().at(true)) | 99                                  |
        | a member, int64             | proto3, lite      | third_light | a0 02 00                                                 | m.has_o36()                        | true                                |
        | a member, string            | proto3, lite      | third_light | aa 02 00                                                 | m.has_o37()                        | true                                |
        | a member, bytes             | proto3, lite      | third_light | b2 02 01 ff                                              | m.o38()                            | "\xff"s                             |
        | a member, message           | proto3, lite      | third_light | ba 02 02 08 07                                           | m.o39().id()                       | 7                                   |
        | a member, empty message     | proto3, lite      | third_light | ba 02 00                                                 | m.has_o39()                        | true                                |
        | a member, enum              | proto3, lite      | third_light | c0 02 63                                                 | static_cast<int>(m.o40())          | 99                                  |
        | a member, bool              | proto3, lite      | third_light | c8 02 00                                                 | m.has_o41()                        | true                                |
        | a member, double            | proto3, lite      | third_light | d1 02 00 00 00 00 00 00 00 00                            | m.has_o42()                        | true                                |
        | unknown fields              | proto3, lite      | third_light | a0 38 01 aa 38 02 61 62 b3 38 08 07 b4 38                | m.ByteSizeLong()                   | 14u                                 |
        | unknown fields of a message | proto3, lite      | third_light | ba 01 05 08 07 a0 38 01                                  | m.part().ByteSizeLong()            | 5u                                  |

  @cpp.message.parse-from-string @cpp.message.serialize-to-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (what is written otherwise, proto3, other modes)

    Scenario Outline: <mode>, written otherwise: <content>
      Given `<package>::All m`
      And `m.ParseFromString(before)`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<written>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

      Examples:
        | content                             | mode              | package     | bytes                                                 | written                             |
        | a number that is zero               | proto3, code size | third_small | 08 00                                                 |                                     |
        | a double that is zero               | proto3, code size | third_small | 61 00 00 00 00 00 00 00 00                            |                                     |
        | a minus zero, then a zero           | proto3, code size | third_small | 61 00 00 00 00 00 00 00 80 61 00 00 00 00 00 00 00 00 |                                     |
        | a bool that is false                | proto3, code size | third_small | 68 01 68 00                                           |                                     |
        | a string that is empty              | proto3, code size | third_small | 72 01 61 72 00                                        |                                     |
        | bytes that are empty                | proto3, code size | third_small | 7a 00                                                 |                                     |
        | an enum that is zero                | proto3, code size | third_small | 80 01 15 80 01 00                                     |                                     |
        | a bool that is two                  | proto3, code size | third_small | 68 02                                                 | 68 01                               |
        | a bool of many bits                 | proto3, code size | third_small | 68 80 80 80 80 80 80 80 80 80 01                      | 68 01                               |
        | an int32 of 64 bits                 | proto3, code size | third_small | 08 87 80 80 80 10                                     | 08 07                               |
        | a uint32 of 64 bits                 | proto3, code size | third_small | 18 87 80 80 80 80 20                                  | 18 07                               |
        | an enum that is not defined         | proto3, code size | third_small | 80 01 63                                              | 80 01 63                            |
        | a negative enum                     | proto3, code size | third_small | 80 01 ff ff ff ff ff ff ff ff ff 01                   | 80 01 ff ff ff ff ff ff ff ff ff 01 |
        | the last of two numbers             | proto3, code size | third_small | 08 07 08 08                                           | 08 08                               |
        | the last of two strings             | proto3, code size | third_small | 72 01 61 72 01 62                                     | 72 01 62                            |
        | messages, merged                    | proto3, code size | third_small | ba 01 02 08 07 ba 01 02 1a 00                         | ba 01 04 08 07 1a 00                |
        | numbers one by one, to be packed    | proto3, code size | third_small | c0 01 01 c0 01 02                                     | c2 01 02 01 02                      |
        | numbers both ways                   | proto3, code size | third_small | c0 01 01 c2 01 02 02 03 c0 01 04                      | c2 01 04 01 02 03 04                |
        | packed numbers, to be one by one    | proto3, code size | third_small | ca 01 02 01 02                                        | c8 01 01 c8 01 02                   |
        | fixed numbers one by one            | proto3, code size | third_small | d5 01 07 00 00 00 d5 01 08 00 00 00                   | d2 01 08 07 00 00 00 08 00 00 00    |
        | an empty packed field               | proto3, code size | third_small | c2 01 00                                              |                                     |
        | enums one by one                    | proto3, code size | third_small | e8 01 15 e8 01 63                                     | ea 01 02 15 63                      |
        | an entry without a key              | proto3, code size | third_small | 8a 02 03 12 01 61                                     | 8a 02 05 08 00 12 01 61             |
        | an entry without a value            | proto3, code size | third_small | 92 02 03 0a 01 6b                                     | 92 02 05 0a 01 6b 12 00             |
        | an empty entry                      | proto3, code size | third_small | 8a 02 00                                              | 8a 02 04 08 00 12 00                |
        | an entry twice                      | proto3, code size | third_small | 8a 02 05 08 07 12 01 61 8a 02 05 08 07 12 01 62       | 8a 02 05 08 07 12 01 62             |
        | an entry with its value first       | proto3, code size | third_small | 8a 02 05 12 01 61 08 07                               | 8a 02 05 08 07 12 01 61             |
        | the last of two members             | proto3, code size | third_small | a0 02 07 aa 02 01 61                                  | aa 02 01 61                         |
        | the last of three members           | proto3, code size | third_small | aa 02 01 61 ba 02 02 08 07 c8 02 00                   | c8 02 00                            |
        | a message member, merged            | proto3, code size | third_small | ba 02 02 08 07 ba 02 02 1a 00                         | ba 02 04 08 07 1a 00                |
        | a message member, after another     | proto3, code size | third_small | ba 02 02 08 07 a0 02 01 ba 02 02 1a 00                | ba 02 02 1a 00                      |
        | a number under the type of a string | proto3, code size | third_small | 0a 01 61                                              | 0a 01 61                            |
        | a string under the type of a number | proto3, code size | third_small | 70 07                                                 | 70 07                               |
        | fields in another order             | proto3, code size | third_small | f2 01 01 61 10 07 08 08                               | 08 08 10 07 f2 01 01 61             |
        | a number that is zero               | proto3, lite      | third_light | 08 00                                                 |                                     |
        | a double that is zero               | proto3, lite      | third_light | 61 00 00 00 00 00 00 00 00                            |                                     |
        | a minus zero, then a zero           | proto3, lite      | third_light | 61 00 00 00 00 00 00 00 80 61 00 00 00 00 00 00 00 00 |                                     |
        | a bool that is false                | proto3, lite      | third_light | 68 01 68 00                                           |                                     |
        | a string that is empty              | proto3, lite      | third_light | 72 01 61 72 00                                        |                                     |
        | bytes that are empty                | proto3, lite      | third_light | 7a 00                                                 |                                     |
        | an enum that is zero                | proto3, lite      | third_light | 80 01 15 80 01 00                                     |                                     |
        | a bool that is two                  | proto3, lite      | third_light | 68 02                                                 | 68 01                               |
        | a bool of many bits                 | proto3, lite      | third_light | 68 80 80 80 80 80 80 80 80 80 01                      | 68 01                               |
        | an int32 of 64 bits                 | proto3, lite      | third_light | 08 87 80 80 80 10                                     | 08 07                               |
        | a uint32 of 64 bits                 | proto3, lite      | third_light | 18 87 80 80 80 80 20                                  | 18 07                               |
        | an enum that is not defined         | proto3, lite      | third_light | 80 01 63                                              | 80 01 63                            |
        | a negative enum                     | proto3, lite      | third_light | 80 01 ff ff ff ff ff ff ff ff ff 01                   | 80 01 ff ff ff ff ff ff ff ff ff 01 |
        | the last of two numbers             | proto3, lite      | third_light | 08 07 08 08                                           | 08 08                               |
        | the last of two strings             | proto3, lite      | third_light | 72 01 61 72 01 62                                     | 72 01 62                            |
        | messages, merged                    | proto3, lite      | third_light | ba 01 02 08 07 ba 01 02 1a 00                         | ba 01 04 08 07 1a 00                |
        | numbers one by one, to be packed    | proto3, lite      | third_light | c0 01 01 c0 01 02                                     | c2 01 02 01 02                      |
        | numbers both ways                   | proto3, lite      | third_light | c0 01 01 c2 01 02 02 03 c0 01 04                      | c2 01 04 01 02 03 04                |
        | packed numbers, to be one by one    | proto3, lite      | third_light | ca 01 02 01 02                                        | c8 01 01 c8 01 02                   |
        | fixed numbers one by one            | proto3, lite      | third_light | d5 01 07 00 00 00 d5 01 08 00 00 00                   | d2 01 08 07 00 00 00 08 00 00 00    |
        | an empty packed field               | proto3, lite      | third_light | c2 01 00                                              |                                     |
        | enums one by one                    | proto3, lite      | third_light | e8 01 15 e8 01 63                                     | ea 01 02 15 63                      |
        | an entry without a key              | proto3, lite      | third_light | 8a 02 03 12 01 61                                     | 8a 02 05 08 00 12 01 61             |
        | an entry without a value            | proto3, lite      | third_light | 92 02 03 0a 01 6b                                     | 92 02 05 0a 01 6b 12 00             |
        | an empty entry                      | proto3, lite      | third_light | 8a 02 00                                              | 8a 02 04 08 00 12 00                |
        | an entry twice                      | proto3, lite      | third_light | 8a 02 05 08 07 12 01 61 8a 02 05 08 07 12 01 62       | 8a 02 05 08 07 12 01 62             |
        | an entry with its value first       | proto3, lite      | third_light | 8a 02 05 12 01 61 08 07                               | 8a 02 05 08 07 12 01 61             |
        | the last of two members             | proto3, lite      | third_light | a0 02 07 aa 02 01 61                                  | aa 02 01 61                         |
        | the last of three members           | proto3, lite      | third_light | aa 02 01 61 ba 02 02 08 07 c8 02 00                   | c8 02 00                            |
        | a message member, merged            | proto3, lite      | third_light | ba 02 02 08 07 ba 02 02 1a 00                         | ba 02 04 08 07 1a 00                |
        | a message member, after another     | proto3, lite      | third_light | ba 02 02 08 07 a0 02 01 ba 02 02 1a 00                | ba 02 02 1a 00                      |
        | a number under the type of a string | proto3, lite      | third_light | 0a 01 61                                              | 0a 01 61                            |
        | a string under the type of a number | proto3, lite      | third_light | 70 07                                                 | 70 07                               |
        | fields in another order             | proto3, lite      | third_light | f2 01 01 61 10 07 08 08                               | 08 08 10 07 f2 01 01 61             |

  @cpp.message.default-constructor @cpp.message.default-instance
  Rule: A message can be constructed without arguments, and destroyed, anywhere (each kind of field, proto3, other modes)

    Scenario Outline: <what>, on the heap, after others
      Given the C++
        """cpp
        const auto Shown = [](const <package>::All& m) {
          double sum = m.a1() + static_cast<double>(m.a2()) + m.a3() + static_cast<double>(m.a4()) + m.a5() + static_cast<double>(m.a6()) + m.a7();
          sum += static_cast<double>(m.a8()) + m.a9() + static_cast<double>(m.a10()) + static_cast<double>(m.a11()) + m.a12() + m.a13() + m.a16();
          sum += m.e17() + m.e20() + m.e21() + m.e22() + m.part().id() + m.o41() + m.o42() + m.o40() + m.o39().id() + static_cast<double>(m.o36());
          sum += static_cast<double>(m.a14().size() + m.a15().size() + m.e18().size() + m.e19().size() + m.o37().size() + m.o38().size() + m.ByteSizeLong());
          sum += m.r24_size() + m.r25_size() + m.r26_size() + m.r27_size() + m.r28_size() + m.r29_size() + m.r30_size() + m.r31_size() + m.r32_size();
          return sum + static_cast<double>(m.m33().size() + m.m34().size() + m.m35().size());
        }
        """
      And `auto full = std::make_unique<<package>::All>()`
      And `full->ParseFromString(before)`
      When `full.reset()`
      And `auto m = std::make_unique<<package>::All>()`
      Then `Shown(*m)` is `0.0`
      And `m->has_e17() || m->has_e18() || m->has_e19() || m->has_e20() || m->has_e21() || m->has_e22() || m->has_part()` is `false`
      And `m->which_case()` is `<package>::All::WHICH_NOT_SET`
      And `Shown(<package>::All::default_instance())` is `0.0`
      And `<package>::All::default_instance().which_case()` is `<package>::All::WHICH_NOT_SET`
      And `&<package>::All::default_instance()` is `&<package>::All::default_instance()`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.message.unknown-fields @cpp.message.mutable-unknown-fields @needs.descriptors
  Rule: `unknown_fields` is const and gives the set of those parsed fields that the schema does not know (in each place, proto3, other modes)

    Scenario Outline: proto3, code size, unknown in <place>
      Given `third_small::All m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.<get>.unknown_fields().field_count()` is `1`
      And `m.<get>.unknown_fields().field(0).varint()` is `77u`
      And `m.unknown_fields().field_count()` is `0`
      When `m.<change>mutable_unknown_fields()->AddVarint(901, 8)`
      Then `m` serializes to the bytes `<more>`
      When `m.<change>mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes `<less>`

      Examples:
        | place                  | get           | change                           | bytes                                  | more                                            | less                          |
        | a message              | part()        | mutable_part()->                 | ba 01 05 08 07 a0 38 4d                | ba 01 08 08 07 a0 38 4d a8 38 08                | ba 01 02 08 07                |
        | a message of a message | part().next() | mutable_part()->mutable_next()-> | ba 01 07 1a 05 08 07 a0 38 4d          | ba 01 0a 1a 08 08 07 a0 38 4d a8 38 08          | ba 01 04 1a 02 08 07          |
        | an element             | r32(1)        | mutable_r32(1)->                 | 82 02 00 82 02 05 08 07 a0 38 4d       | 82 02 00 82 02 08 08 07 a0 38 4d a8 38 08       | 82 02 00 82 02 02 08 07       |
        | a map's value          | m34().at("k") | mutable_m34()->at("k").          | 92 02 0a 0a 01 6b 12 05 08 07 a0 38 4d | 92 02 0d 0a 01 6b 12 08 08 07 a0 38 4d a8 38 08 | 92 02 07 0a 01 6b 12 02 08 07 |
        | a member               | o39()         | mutable_o39()->                  | ba 02 05 08 07 a0 38 4d                | ba 02 08 08 07 a0 38 4d a8 38 08                | ba 02 02 08 07                |
