@needs.cpp @needs.lite
Feature: Defaults of messages that are used again
  A number that is not in the bytes that a message is parsed from has its default afterwards, as in a new message,
  however many numbers have one.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      message Presets1 { optional int32 f1 = 1 [default = 1]; }
      message Presets2 { optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2]; }
      message Presets3 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3];
      }
      message Presets7 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7];
      }
      message Presets8 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
      }
      message Presets9 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9];
      }
      message Presets10 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
      }
      message Presets16 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
      }
      message Presets17 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
        optional int32 f17 = 17 [default = 17];
      }
      message Presets25 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
        optional int32 f17 = 17 [default = 17]; optional int32 f18 = 18 [default = 18];
        optional int32 f19 = 19 [default = 19]; optional int32 f20 = 20 [default = 20];
        optional int32 f21 = 21 [default = 21]; optional int32 f22 = 22 [default = 22];
        optional int32 f23 = 23 [default = 23]; optional int32 f24 = 24 [default = 24];
        optional int32 f25 = 25 [default = 25];
      }
      message Mixed {
        optional int32 f1 = 1 [default = 1]; optional int64 g1 = 21; optional bool b1 = 41 [default = true];
        optional int32 f2 = 2 [default = 2]; optional int64 g2 = 22; optional bool b2 = 42 [default = true];
        optional int32 f3 = 3 [default = 3]; optional int64 g3 = 23; optional bool b3 = 43 [default = true];
        optional int32 f4 = 4 [default = 4]; optional int64 g4 = 24; optional bool b4 = 44 [default = true];
        optional int32 f5 = 5 [default = 5]; optional int64 g5 = 25; optional bool b5 = 45 [default = true];
        optional int32 f6 = 6 [default = 6]; optional int64 g6 = 26; optional bool b6 = 46 [default = true];
        optional int32 f7 = 7 [default = 7]; optional int64 g7 = 27; optional bool b7 = 47 [default = true];
        optional int32 f8 = 8 [default = 8]; optional int64 g8 = 28; optional bool b8 = 48 [default = true];
        optional int32 f9 = 9 [default = 9]; optional int64 g9 = 29; optional bool b9 = 49 [default = true];
        optional int32 f10 = 10 [default = 10]; optional int64 g10 = 30; optional bool b10 = 50 [default = true];
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Presets1 { optional int32 f1 = 1 [default = 1]; }
      message Presets2 { optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2]; }
      message Presets3 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3];
      }
      message Presets7 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7];
      }
      message Presets8 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
      }
      message Presets9 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9];
      }
      message Presets10 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
      }
      message Presets16 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
      }
      message Presets17 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
        optional int32 f17 = 17 [default = 17];
      }
      message Presets25 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
        optional int32 f17 = 17 [default = 17]; optional int32 f18 = 18 [default = 18];
        optional int32 f19 = 19 [default = 19]; optional int32 f20 = 20 [default = 20];
        optional int32 f21 = 21 [default = 21]; optional int32 f22 = 22 [default = 22];
        optional int32 f23 = 23 [default = 23]; optional int32 f24 = 24 [default = 24];
        optional int32 f25 = 25 [default = 25];
      }
      message Mixed {
        optional int32 f1 = 1 [default = 1]; optional int64 g1 = 21; optional bool b1 = 41 [default = true];
        optional int32 f2 = 2 [default = 2]; optional int64 g2 = 22; optional bool b2 = 42 [default = true];
        optional int32 f3 = 3 [default = 3]; optional int64 g3 = 23; optional bool b3 = 43 [default = true];
        optional int32 f4 = 4 [default = 4]; optional int64 g4 = 24; optional bool b4 = 44 [default = true];
        optional int32 f5 = 5 [default = 5]; optional int64 g5 = 25; optional bool b5 = 45 [default = true];
        optional int32 f6 = 6 [default = 6]; optional int64 g6 = 26; optional bool b6 = 46 [default = true];
        optional int32 f7 = 7 [default = 7]; optional int64 g7 = 27; optional bool b7 = 47 [default = true];
        optional int32 f8 = 8 [default = 8]; optional int64 g8 = 28; optional bool b8 = 48 [default = true];
        optional int32 f9 = 9 [default = 9]; optional int64 g9 = 29; optional bool b9 = 49 [default = true];
        optional int32 f10 = 10 [default = 10]; optional int64 g10 = 30; optional bool b10 = 50 [default = true];
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Presets1 { optional int32 f1 = 1 [default = 1]; }
      message Presets2 { optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2]; }
      message Presets3 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3];
      }
      message Presets7 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7];
      }
      message Presets8 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
      }
      message Presets9 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9];
      }
      message Presets10 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
      }
      message Presets16 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
      }
      message Presets17 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
        optional int32 f17 = 17 [default = 17];
      }
      message Presets25 {
        optional int32 f1 = 1 [default = 1]; optional int32 f2 = 2 [default = 2];
        optional int32 f3 = 3 [default = 3]; optional int32 f4 = 4 [default = 4];
        optional int32 f5 = 5 [default = 5]; optional int32 f6 = 6 [default = 6];
        optional int32 f7 = 7 [default = 7]; optional int32 f8 = 8 [default = 8];
        optional int32 f9 = 9 [default = 9]; optional int32 f10 = 10 [default = 10];
        optional int32 f11 = 11 [default = 11]; optional int32 f12 = 12 [default = 12];
        optional int32 f13 = 13 [default = 13]; optional int32 f14 = 14 [default = 14];
        optional int32 f15 = 15 [default = 15]; optional int32 f16 = 16 [default = 16];
        optional int32 f17 = 17 [default = 17]; optional int32 f18 = 18 [default = 18];
        optional int32 f19 = 19 [default = 19]; optional int32 f20 = 20 [default = 20];
        optional int32 f21 = 21 [default = 21]; optional int32 f22 = 22 [default = 22];
        optional int32 f23 = 23 [default = 23]; optional int32 f24 = 24 [default = 24];
        optional int32 f25 = 25 [default = 25];
      }
      message Mixed {
        optional int32 f1 = 1 [default = 1]; optional int64 g1 = 21; optional bool b1 = 41 [default = true];
        optional int32 f2 = 2 [default = 2]; optional int64 g2 = 22; optional bool b2 = 42 [default = true];
        optional int32 f3 = 3 [default = 3]; optional int64 g3 = 23; optional bool b3 = 43 [default = true];
        optional int32 f4 = 4 [default = 4]; optional int64 g4 = 24; optional bool b4 = 44 [default = true];
        optional int32 f5 = 5 [default = 5]; optional int64 g5 = 25; optional bool b5 = 45 [default = true];
        optional int32 f6 = 6 [default = 6]; optional int64 g6 = 26; optional bool b6 = 46 [default = true];
        optional int32 f7 = 7 [default = 7]; optional int64 g7 = 27; optional bool b7 = 47 [default = true];
        optional int32 f8 = 8 [default = 8]; optional int64 g8 = 28; optional bool b8 = 48 [default = true];
        optional int32 f9 = 9 [default = 9]; optional int64 g9 = 29; optional bool b9 = 49 [default = true];
        optional int32 f10 = 10 [default = 10]; optional int64 g10 = 30; optional bool b10 = 50 [default = true];
      }
      """
    # The bytes of a message whose fields, from 1 on, all have the value -1.
    And the C++
      """cpp
      const auto Filled = [](int count) {
        std::string filled;
        for (int i = 1; i <= count; ++i) {
          if (i >= 16) filled += {static_cast<char>(8 * i % 128 + 128), static_cast<char>(8 * i / 128)};
          else filled += static_cast<char>(8 * i);
          filled += bytes("ff ff ff ff ff ff ff ff ff 01");
        }
        return filled;
      }
      """

  @cpp.message.parse-from-string @cpp.field.numeric-explicit
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (many defaults)

    Scenario: fast, Presets1
      Given `fast::Presets1 m`
      And `m.ParseFromString(Filled(1))`
      Then `m.ParseFromString("")` is `true`
      And `m.f1() == 1` is `true`
      And `m` serializes to the bytes ``

    Scenario Outline: <mode>, <class>
      Given `<mode>::<class> m`
      And `m.ParseFromString(Filled(<count>))`
      Then `m.ParseFromString("")` is `true`
      And `<unset>` is `true`
      And `m` serializes to the bytes ``

      Examples:
        | class     | mode  | count | unset                                                                                                                                                                                                                                                                                                                                                                                                               |
        | Presets2  | fast  | 2     | m.f1() == 1 && m.f2() == 2                                                                                                                                                                                                                                                                                                                                                                                          |
        | Presets3  | fast  | 3     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3                                                                                                                                                                                                                                                                                                                                                                           |
        | Presets7  | fast  | 7     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7                                                                                                                                                                                                                                                                                                               |
        | Presets8  | fast  | 8     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8                                                                                                                                                                                                                                                                                                |
        | Presets9  | fast  | 9     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9                                                                                                                                                                                                                                                                                 |
        | Presets10 | fast  | 10    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10                                                                                                                                                                                                                                                                |
        | Presets16 | fast  | 16    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16                                                                                                                                                          |
        | Presets17 | fast  | 17    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16 && m.f17() == 17                                                                                                                                         |
        | Presets25 | fast  | 25    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16 && m.f17() == 17 && m.f18() == 18 && m.f19() == 19 && m.f20() == 20 && m.f21() == 21 && m.f22() == 22 && m.f23() == 23 && m.f24() == 24 && m.f25() == 25 |
        | Presets1  | small | 1     | m.f1() == 1                                                                                                                                                                                                                                                                                                                                                                                                         |
        | Presets2  | small | 2     | m.f1() == 1 && m.f2() == 2                                                                                                                                                                                                                                                                                                                                                                                          |
        | Presets3  | small | 3     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3                                                                                                                                                                                                                                                                                                                                                                           |
        | Presets7  | small | 7     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7                                                                                                                                                                                                                                                                                                               |
        | Presets8  | small | 8     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8                                                                                                                                                                                                                                                                                                |
        | Presets9  | small | 9     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9                                                                                                                                                                                                                                                                                 |
        | Presets10 | small | 10    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10                                                                                                                                                                                                                                                                |
        | Presets16 | small | 16    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16                                                                                                                                                          |
        | Presets17 | small | 17    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16 && m.f17() == 17                                                                                                                                         |
        | Presets25 | small | 25    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16 && m.f17() == 17 && m.f18() == 18 && m.f19() == 19 && m.f20() == 20 && m.f21() == 21 && m.f22() == 22 && m.f23() == 23 && m.f24() == 24 && m.f25() == 25 |
        | Presets1  | light | 1     | m.f1() == 1                                                                                                                                                                                                                                                                                                                                                                                                         |
        | Presets2  | light | 2     | m.f1() == 1 && m.f2() == 2                                                                                                                                                                                                                                                                                                                                                                                          |
        | Presets3  | light | 3     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3                                                                                                                                                                                                                                                                                                                                                                           |
        | Presets7  | light | 7     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7                                                                                                                                                                                                                                                                                                               |
        | Presets8  | light | 8     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8                                                                                                                                                                                                                                                                                                |
        | Presets9  | light | 9     | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9                                                                                                                                                                                                                                                                                 |
        | Presets10 | light | 10    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10                                                                                                                                                                                                                                                                |
        | Presets16 | light | 16    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16                                                                                                                                                          |
        | Presets17 | light | 17    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16 && m.f17() == 17                                                                                                                                         |
        | Presets25 | light | 25    | m.f1() == 1 && m.f2() == 2 && m.f3() == 3 && m.f4() == 4 && m.f5() == 5 && m.f6() == 6 && m.f7() == 7 && m.f8() == 8 && m.f9() == 9 && m.f10() == 10 && m.f11() == 11 && m.f12() == 12 && m.f13() == 13 && m.f14() == 14 && m.f15() == 15 && m.f16() == 16 && m.f17() == 17 && m.f18() == 18 && m.f19() == 19 && m.f20() == 20 && m.f21() == 21 && m.f22() == 22 && m.f23() == 23 && m.f24() == 24 && m.f25() == 25 |

    Scenario Outline: <mode>, where of many numbers with and without defaults only <field> was set
      Given `<mode>::Mixed m`
      And `m.set_<field>(<value>)`
      Then `m.ParseFromString("")` is `true`
      And `m.f1() == 1 && m.g1() == 0 && m.b1() && m.f2() == 2 && m.g2() == 0 && m.b2() && m.f3() == 3 && m.g3() == 0 && m.b3() && m.f4() == 4 && m.g4() == 0 && m.b4() && m.f5() == 5 && m.g5() == 0 && m.b5() && m.f6() == 6 && m.g6() == 0 && m.b6() && m.f7() == 7 && m.g7() == 0 && m.b7() && m.f8() == 8 && m.g8() == 0 && m.b8() && m.f9() == 9 && m.g9() == 0 && m.b9() && m.f10() == 10 && m.g10() == 0 && m.b10()` is `true`

      Examples:
        | field | mode  | value |
        | f1    | fast  | -1    |
        | f8    | fast  | -1    |
        | f9    | fast  | -1    |
        | f10   | fast  | -1    |
        | g1    | fast  | -1    |
        | g8    | fast  | -1    |
        | g9    | fast  | -1    |
        | g10   | fast  | -1    |
        | b1    | fast  | false |
        | b8    | fast  | false |
        | b9    | fast  | false |
        | b10   | fast  | false |
        | f1    | small | -1    |
        | f8    | small | -1    |
        | f9    | small | -1    |
        | f10   | small | -1    |
        | g1    | small | -1    |
        | g8    | small | -1    |
        | g9    | small | -1    |
        | g10   | small | -1    |
        | b1    | small | false |
        | b8    | small | false |
        | b9    | small | false |
        | b10   | small | false |
        | f1    | light | -1    |
        | f8    | light | -1    |
        | f9    | light | -1    |
        | f10   | light | -1    |
        | g1    | light | -1    |
        | g8    | light | -1    |
        | g9    | light | -1    |
        | g10   | light | -1    |
        | b1    | light | false |
        | b8    | light | false |
        | b9    | light | false |
        | b10   | light | false |
