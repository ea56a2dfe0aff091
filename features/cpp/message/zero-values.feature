@needs.cpp @needs.lite @needs.proto3-optional
Feature: Zero and empty values on the wire
  What is set is written, whatever its value: zero, false, an empty string or a message without fields.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        optional int32 a_int32 = 1;
        optional int64 a_int64 = 2;
        optional uint32 a_uint32 = 3;
        optional uint64 a_uint64 = 4;
        optional sint32 a_sint32 = 5;
        optional sint64 a_sint64 = 6;
        optional fixed32 a_fixed32 = 7;
        optional fixed64 a_fixed64 = 8;
        optional sfixed32 a_sfixed32 = 9;
        optional sfixed64 a_sfixed64 = 10;
        optional float a_float = 11;
        optional double a_double = 12;
        optional bool a_bool = 13;
        optional Kind kind = 14;
        optional string text = 15;
        optional bytes data = 16;
        optional Part part = 17;
        optional group Box = 18 { optional int32 id = 1; }
        oneof which {
          int32 m_int32 = 21;
          int64 m_int64 = 22;
          uint32 m_uint32 = 23;
          uint64 m_uint64 = 24;
          sint32 m_sint32 = 25;
          sint64 m_sint64 = 26;
          fixed32 m_fixed32 = 27;
          fixed64 m_fixed64 = 28;
          sfixed32 m_sfixed32 = 29;
          sfixed64 m_sfixed64 = 30;
          float m_float = 31;
          double m_double = 32;
          bool m_bool = 33;
          Kind member_kind = 34;
          string member_text = 35;
          bytes member_data = 36;
          Part member_part = 37;
          group Crate = 38 { optional int32 id = 1; }
        }
        repeated int32 numbers = 41;
        repeated sint64 packed = 42 [packed = true];
        repeated string texts = 43;
        repeated Part parts = 44;
        extensions 100 to 199;
      }
      extend Sample { optional int32 x_number = 100; optional string x_text = 101; optional double x_real = 102; optional Part x_part = 103; repeated int32 x_numbers = 104; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        optional int32 a_int32 = 1;
        optional int64 a_int64 = 2;
        optional uint32 a_uint32 = 3;
        optional uint64 a_uint64 = 4;
        optional sint32 a_sint32 = 5;
        optional sint64 a_sint64 = 6;
        optional fixed32 a_fixed32 = 7;
        optional fixed64 a_fixed64 = 8;
        optional sfixed32 a_sfixed32 = 9;
        optional sfixed64 a_sfixed64 = 10;
        optional float a_float = 11;
        optional double a_double = 12;
        optional bool a_bool = 13;
        optional Kind kind = 14;
        optional string text = 15;
        optional bytes data = 16;
        optional Part part = 17;
        optional group Box = 18 { optional int32 id = 1; }
        oneof which {
          int32 m_int32 = 21;
          int64 m_int64 = 22;
          uint32 m_uint32 = 23;
          uint64 m_uint64 = 24;
          sint32 m_sint32 = 25;
          sint64 m_sint64 = 26;
          fixed32 m_fixed32 = 27;
          fixed64 m_fixed64 = 28;
          sfixed32 m_sfixed32 = 29;
          sfixed64 m_sfixed64 = 30;
          float m_float = 31;
          double m_double = 32;
          bool m_bool = 33;
          Kind member_kind = 34;
          string member_text = 35;
          bytes member_data = 36;
          Part member_part = 37;
          group Crate = 38 { optional int32 id = 1; }
        }
        repeated int32 numbers = 41;
        repeated sint64 packed = 42 [packed = true];
        repeated string texts = 43;
        repeated Part parts = 44;
        extensions 100 to 199;
      }
      extend Sample { optional int32 x_number = 100; optional string x_text = 101; optional double x_real = 102; optional Part x_part = 103; repeated int32 x_numbers = 104; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        optional int32 a_int32 = 1;
        optional int64 a_int64 = 2;
        optional uint32 a_uint32 = 3;
        optional uint64 a_uint64 = 4;
        optional sint32 a_sint32 = 5;
        optional sint64 a_sint64 = 6;
        optional fixed32 a_fixed32 = 7;
        optional fixed64 a_fixed64 = 8;
        optional sfixed32 a_sfixed32 = 9;
        optional sfixed64 a_sfixed64 = 10;
        optional float a_float = 11;
        optional double a_double = 12;
        optional bool a_bool = 13;
        optional Kind kind = 14;
        optional string text = 15;
        optional bytes data = 16;
        optional Part part = 17;
        optional group Box = 18 { optional int32 id = 1; }
        oneof which {
          int32 m_int32 = 21;
          int64 m_int64 = 22;
          uint32 m_uint32 = 23;
          uint64 m_uint64 = 24;
          sint32 m_sint32 = 25;
          sint64 m_sint64 = 26;
          fixed32 m_fixed32 = 27;
          fixed64 m_fixed64 = 28;
          sfixed32 m_sfixed32 = 29;
          sfixed64 m_sfixed64 = 30;
          float m_float = 31;
          double m_double = 32;
          bool m_bool = 33;
          Kind member_kind = 34;
          string member_text = 35;
          bytes member_data = 36;
          Part member_part = 37;
          group Crate = 38 { optional int32 id = 1; }
        }
        repeated int32 numbers = 41;
        repeated sint64 packed = 42 [packed = true];
        repeated string texts = 43;
        repeated Part parts = 44;
        extensions 100 to 199;
      }
      extend Sample { optional int32 x_number = 100; optional string x_text = 101; optional double x_real = 102; optional Part x_part = 103; repeated int32 x_numbers = 104; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; }
      message Sample {
        int32 number = 1;
        optional int32 maybe_number = 2;
        optional string maybe_text = 3;
        optional Kind maybe_kind = 4;
        Part part = 5;
        oneof which { int32 digit = 6; double real = 7; bool flag = 8; Kind kind = 9; string name = 10; bytes raw = 11; Part piece = 12; uint64 long_digit = 13; sint32 shift = 14; fixed32 fixed = 15; float ratio = 16; }
      }
      """
    And `std::string written = "before"`

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (zero and empty values; and reads them)

    Scenario: written and read, int32
      Given `quick::Sample m`
      And `m.set_a_int32(0)`
      When `const bool done = m.SerializeToString(&written)`
      Then `done` is `true`
      And `written` is `bytes("08 00")`
      And `m.ByteSizeLong()` is `written.size()`
      And `[&] { quick::Sample other; return other.ParseFromString(written) && other.SerializeAsString() == written; }()` is `true`

    Scenario Outline: written and read, <what>
      Given `<package>::Sample m`
      And `<set>`
      When `const bool done = m.SerializeToString(&written)`
      Then `done` is `true`
      And `written` is `bytes("<bytes>")`
      And `m.ByteSizeLong()` is `written.size()`
      And `[&] { <package>::Sample other; return other.ParseFromString(written) && other.SerializeAsString() == written; }()` is `true`

      Examples:
        | what                                | package | set                                                                      | bytes                         |
        | int64                               | quick   | m.set_a_int64(0)                                                         | 10 00                         |
        | uint32                              | quick   | m.set_a_uint32(0)                                                        | 18 00                         |
        | uint64                              | quick   | m.set_a_uint64(0)                                                        | 20 00                         |
        | sint32                              | quick   | m.set_a_sint32(0)                                                        | 28 00                         |
        | sint64                              | quick   | m.set_a_sint64(0)                                                        | 30 00                         |
        | fixed32                             | quick   | m.set_a_fixed32(0)                                                       | 3d 00 00 00 00                |
        | fixed64                             | quick   | m.set_a_fixed64(0)                                                       | 41 00 00 00 00 00 00 00 00    |
        | sfixed32                            | quick   | m.set_a_sfixed32(0)                                                      | 4d 00 00 00 00                |
        | sfixed64                            | quick   | m.set_a_sfixed64(0)                                                      | 51 00 00 00 00 00 00 00 00    |
        | float                               | quick   | m.set_a_float(0)                                                         | 5d 00 00 00 00                |
        | double                              | quick   | m.set_a_double(0)                                                        | 61 00 00 00 00 00 00 00 00    |
        | bool                                | quick   | m.set_a_bool(false)                                                      | 68 00                         |
        | an enum                             | quick   | m.set_kind(quick::KIND_NONE)                                             | 70 00                         |
        | a string                            | quick   | m.set_text("")                                                           | 7a 00                         |
        | bytes                               | quick   | m.mutable_data()                                                         | 82 01 00                      |
        | a message                           | quick   | m.mutable_part()                                                         | 8a 01 00                      |
        | a group                             | quick   | m.mutable_box()                                                          | 93 01 94 01                   |
        | a member of int32                   | quick   | m.set_m_int32(0)                                                         | a8 01 00                      |
        | a member of int64                   | quick   | m.set_m_int64(0)                                                         | b0 01 00                      |
        | a member of uint32                  | quick   | m.set_m_uint32(0)                                                        | b8 01 00                      |
        | a member of uint64                  | quick   | m.set_m_uint64(0)                                                        | c0 01 00                      |
        | a member of sint32                  | quick   | m.set_m_sint32(0)                                                        | c8 01 00                      |
        | a member of sint64                  | quick   | m.set_m_sint64(0)                                                        | d0 01 00                      |
        | a member of fixed32                 | quick   | m.set_m_fixed32(0)                                                       | dd 01 00 00 00 00             |
        | a member of fixed64                 | quick   | m.set_m_fixed64(0)                                                       | e1 01 00 00 00 00 00 00 00 00 |
        | a member of sfixed32                | quick   | m.set_m_sfixed32(0)                                                      | ed 01 00 00 00 00             |
        | a member of sfixed64                | quick   | m.set_m_sfixed64(0)                                                      | f1 01 00 00 00 00 00 00 00 00 |
        | a member of float                   | quick   | m.set_m_float(0)                                                         | fd 01 00 00 00 00             |
        | a member of double                  | quick   | m.set_m_double(0)                                                        | 81 02 00 00 00 00 00 00 00 00 |
        | a member of bool                    | quick   | m.set_m_bool(false)                                                      | 88 02 00                      |
        | an enum member                      | quick   | m.set_member_kind(quick::KIND_NONE)                                      | 90 02 00                      |
        | a string member                     | quick   | m.set_member_text("")                                                    | 9a 02 00                      |
        | a bytes member                      | quick   | m.mutable_member_data()                                                  | a2 02 00                      |
        | a message member                    | quick   | m.mutable_member_part()                                                  | aa 02 00                      |
        | a group member                      | quick   | m.mutable_crate()                                                        | b3 02 b4 02                   |
        | elements                            | quick   | m.add_numbers(0), m.add_numbers(0)                                       | c8 02 00 c8 02 00             |
        | packed elements                     | quick   | m.add_packed(0), m.add_packed(0)                                         | d2 02 02 00 00                |
        | strings                             | quick   | m.add_texts(), m.add_texts("")                                           | da 02 00 da 02 00             |
        | messages                            | quick   | m.add_parts(), m.add_parts()                                             | e2 02 00 e2 02 00             |
        | an extension                        | quick   | m.SetExtension(quick::x_number, 0)                                       | a0 06 00                      |
        | a string extension                  | quick   | m.SetExtension(quick::x_text, "")                                        | aa 06 00                      |
        | a double extension                  | quick   | m.SetExtension(quick::x_real, 0)                                         | b1 06 00 00 00 00 00 00 00 00 |
        | a message extension                 | quick   | m.MutableExtension(quick::x_part)                                        | ba 06 00                      |
        | elements of an extension            | quick   | m.AddExtension(quick::x_numbers, 0), m.AddExtension(quick::x_numbers, 0) | c0 06 00 c0 06 00             |
        | int32, code size                    | small   | m.set_a_int32(0)                                                         | 08 00                         |
        | int64, code size                    | small   | m.set_a_int64(0)                                                         | 10 00                         |
        | uint32, code size                   | small   | m.set_a_uint32(0)                                                        | 18 00                         |
        | uint64, code size                   | small   | m.set_a_uint64(0)                                                        | 20 00                         |
        | sint32, code size                   | small   | m.set_a_sint32(0)                                                        | 28 00                         |
        | sint64, code size                   | small   | m.set_a_sint64(0)                                                        | 30 00                         |
        | fixed32, code size                  | small   | m.set_a_fixed32(0)                                                       | 3d 00 00 00 00                |
        | fixed64, code size                  | small   | m.set_a_fixed64(0)                                                       | 41 00 00 00 00 00 00 00 00    |
        | sfixed32, code size                 | small   | m.set_a_sfixed32(0)                                                      | 4d 00 00 00 00                |
        | sfixed64, code size                 | small   | m.set_a_sfixed64(0)                                                      | 51 00 00 00 00 00 00 00 00    |
        | float, code size                    | small   | m.set_a_float(0)                                                         | 5d 00 00 00 00                |
        | double, code size                   | small   | m.set_a_double(0)                                                        | 61 00 00 00 00 00 00 00 00    |
        | bool, code size                     | small   | m.set_a_bool(false)                                                      | 68 00                         |
        | an enum, code size                  | small   | m.set_kind(small::KIND_NONE)                                             | 70 00                         |
        | a string, code size                 | small   | m.set_text("")                                                           | 7a 00                         |
        | bytes, code size                    | small   | m.mutable_data()                                                         | 82 01 00                      |
        | a message, code size                | small   | m.mutable_part()                                                         | 8a 01 00                      |
        | a group, code size                  | small   | m.mutable_box()                                                          | 93 01 94 01                   |
        | a member of int32, code size        | small   | m.set_m_int32(0)                                                         | a8 01 00                      |
        | a member of int64, code size        | small   | m.set_m_int64(0)                                                         | b0 01 00                      |
        | a member of uint32, code size       | small   | m.set_m_uint32(0)                                                        | b8 01 00                      |
        | a member of uint64, code size       | small   | m.set_m_uint64(0)                                                        | c0 01 00                      |
        | a member of sint32, code size       | small   | m.set_m_sint32(0)                                                        | c8 01 00                      |
        | a member of sint64, code size       | small   | m.set_m_sint64(0)                                                        | d0 01 00                      |
        | a member of fixed32, code size      | small   | m.set_m_fixed32(0)                                                       | dd 01 00 00 00 00             |
        | a member of fixed64, code size      | small   | m.set_m_fixed64(0)                                                       | e1 01 00 00 00 00 00 00 00 00 |
        | a member of sfixed32, code size     | small   | m.set_m_sfixed32(0)                                                      | ed 01 00 00 00 00             |
        | a member of sfixed64, code size     | small   | m.set_m_sfixed64(0)                                                      | f1 01 00 00 00 00 00 00 00 00 |
        | a member of float, code size        | small   | m.set_m_float(0)                                                         | fd 01 00 00 00 00             |
        | a member of double, code size       | small   | m.set_m_double(0)                                                        | 81 02 00 00 00 00 00 00 00 00 |
        | a member of bool, code size         | small   | m.set_m_bool(false)                                                      | 88 02 00                      |
        | an enum member, code size           | small   | m.set_member_kind(small::KIND_NONE)                                      | 90 02 00                      |
        | a string member, code size          | small   | m.set_member_text("")                                                    | 9a 02 00                      |
        | a bytes member, code size           | small   | m.mutable_member_data()                                                  | a2 02 00                      |
        | a message member, code size         | small   | m.mutable_member_part()                                                  | aa 02 00                      |
        | a group member, code size           | small   | m.mutable_crate()                                                        | b3 02 b4 02                   |
        | elements, code size                 | small   | m.add_numbers(0), m.add_numbers(0)                                       | c8 02 00 c8 02 00             |
        | packed elements, code size          | small   | m.add_packed(0), m.add_packed(0)                                         | d2 02 02 00 00                |
        | strings, code size                  | small   | m.add_texts(), m.add_texts("")                                           | da 02 00 da 02 00             |
        | messages, code size                 | small   | m.add_parts(), m.add_parts()                                             | e2 02 00 e2 02 00             |
        | an extension, code size             | small   | m.SetExtension(small::x_number, 0)                                       | a0 06 00                      |
        | a string extension, code size       | small   | m.SetExtension(small::x_text, "")                                        | aa 06 00                      |
        | a double extension, code size       | small   | m.SetExtension(small::x_real, 0)                                         | b1 06 00 00 00 00 00 00 00 00 |
        | a message extension, code size      | small   | m.MutableExtension(small::x_part)                                        | ba 06 00                      |
        | elements of an extension, code size | small   | m.AddExtension(small::x_numbers, 0), m.AddExtension(small::x_numbers, 0) | c0 06 00 c0 06 00             |
        | int32, lite                         | light   | m.set_a_int32(0)                                                         | 08 00                         |
        | int64, lite                         | light   | m.set_a_int64(0)                                                         | 10 00                         |
        | uint32, lite                        | light   | m.set_a_uint32(0)                                                        | 18 00                         |
        | uint64, lite                        | light   | m.set_a_uint64(0)                                                        | 20 00                         |
        | sint32, lite                        | light   | m.set_a_sint32(0)                                                        | 28 00                         |
        | sint64, lite                        | light   | m.set_a_sint64(0)                                                        | 30 00                         |
        | fixed32, lite                       | light   | m.set_a_fixed32(0)                                                       | 3d 00 00 00 00                |
        | fixed64, lite                       | light   | m.set_a_fixed64(0)                                                       | 41 00 00 00 00 00 00 00 00    |
        | sfixed32, lite                      | light   | m.set_a_sfixed32(0)                                                      | 4d 00 00 00 00                |
        | sfixed64, lite                      | light   | m.set_a_sfixed64(0)                                                      | 51 00 00 00 00 00 00 00 00    |
        | float, lite                         | light   | m.set_a_float(0)                                                         | 5d 00 00 00 00                |
        | double, lite                        | light   | m.set_a_double(0)                                                        | 61 00 00 00 00 00 00 00 00    |
        | bool, lite                          | light   | m.set_a_bool(false)                                                      | 68 00                         |
        | an enum, lite                       | light   | m.set_kind(light::KIND_NONE)                                             | 70 00                         |
        | a string, lite                      | light   | m.set_text("")                                                           | 7a 00                         |
        | bytes, lite                         | light   | m.mutable_data()                                                         | 82 01 00                      |
        | a message, lite                     | light   | m.mutable_part()                                                         | 8a 01 00                      |
        | a group, lite                       | light   | m.mutable_box()                                                          | 93 01 94 01                   |
        | a member of int32, lite             | light   | m.set_m_int32(0)                                                         | a8 01 00                      |
        | a member of int64, lite             | light   | m.set_m_int64(0)                                                         | b0 01 00                      |
        | a member of uint32, lite            | light   | m.set_m_uint32(0)                                                        | b8 01 00                      |
        | a member of uint64, lite            | light   | m.set_m_uint64(0)                                                        | c0 01 00                      |
        | a member of sint32, lite            | light   | m.set_m_sint32(0)                                                        | c8 01 00                      |
        | a member of sint64, lite            | light   | m.set_m_sint64(0)                                                        | d0 01 00                      |
        | a member of fixed32, lite           | light   | m.set_m_fixed32(0)                                                       | dd 01 00 00 00 00             |
        | a member of fixed64, lite           | light   | m.set_m_fixed64(0)                                                       | e1 01 00 00 00 00 00 00 00 00 |
        | a member of sfixed32, lite          | light   | m.set_m_sfixed32(0)                                                      | ed 01 00 00 00 00             |
        | a member of sfixed64, lite          | light   | m.set_m_sfixed64(0)                                                      | f1 01 00 00 00 00 00 00 00 00 |
        | a member of float, lite             | light   | m.set_m_float(0)                                                         | fd 01 00 00 00 00             |
        | a member of double, lite            | light   | m.set_m_double(0)                                                        | 81 02 00 00 00 00 00 00 00 00 |
        | a member of bool, lite              | light   | m.set_m_bool(false)                                                      | 88 02 00                      |
        | an enum member, lite                | light   | m.set_member_kind(light::KIND_NONE)                                      | 90 02 00                      |
        | a string member, lite               | light   | m.set_member_text("")                                                    | 9a 02 00                      |
        | a bytes member, lite                | light   | m.mutable_member_data()                                                  | a2 02 00                      |
        | a message member, lite              | light   | m.mutable_member_part()                                                  | aa 02 00                      |
        | a group member, lite                | light   | m.mutable_crate()                                                        | b3 02 b4 02                   |
        | elements, lite                      | light   | m.add_numbers(0), m.add_numbers(0)                                       | c8 02 00 c8 02 00             |
        | packed elements, lite               | light   | m.add_packed(0), m.add_packed(0)                                         | d2 02 02 00 00                |
        | strings, lite                       | light   | m.add_texts(), m.add_texts("")                                           | da 02 00 da 02 00             |
        | messages, lite                      | light   | m.add_parts(), m.add_parts()                                             | e2 02 00 e2 02 00             |
        | an extension, lite                  | light   | m.SetExtension(light::x_number, 0)                                       | a0 06 00                      |
        | a string extension, lite            | light   | m.SetExtension(light::x_text, "")                                        | aa 06 00                      |
        | a double extension, lite            | light   | m.SetExtension(light::x_real, 0)                                         | b1 06 00 00 00 00 00 00 00 00 |
        | a message extension, lite           | light   | m.MutableExtension(light::x_part)                                        | ba 06 00                      |
        | elements of an extension, lite      | light   | m.AddExtension(light::x_numbers, 0), m.AddExtension(light::x_numbers, 0) | c0 06 00 c0 06 00             |
        | nothing, without presence, proto3   | third   | m.set_number(0)                                                          |                               |
        | a number, proto3                    | third   | m.set_maybe_number(0)                                                    | 10 00                         |
        | a string, proto3                    | third   | m.set_maybe_text("")                                                     | 1a 00                         |
        | an enum, proto3                     | third   | m.set_maybe_kind(third::KIND_NONE)                                       | 20 00                         |
        | a message, proto3                   | third   | m.mutable_part()                                                         | 2a 00                         |
        | a member of int32, proto3           | third   | m.set_digit(0)                                                           | 30 00                         |
        | a member of double, proto3          | third   | m.set_real(0)                                                            | 39 00 00 00 00 00 00 00 00    |
        | a member of bool, proto3            | third   | m.set_flag(false)                                                        | 40 00                         |
        | an enum member, proto3              | third   | m.set_kind(third::KIND_NONE)                                             | 48 00                         |
        | a string member, proto3             | third   | m.set_name("")                                                           | 52 00                         |
        | a bytes member, proto3              | third   | m.set_raw("")                                                            | 5a 00                         |
        | a message member, proto3            | third   | m.mutable_piece()                                                        | 62 00                         |
        | a member of uint64, proto3          | third   | m.set_long_digit(0)                                                      | 68 00                         |
        | a member of sint32, proto3          | third   | m.set_shift(0)                                                           | 70 00                         |
        | a member of fixed32, proto3         | third   | m.set_fixed(0)                                                           | 7d 00 00 00 00                |
        | a member of float, proto3           | third   | m.set_ratio(0)                                                           | 85 01 00 00 00 00             |

  @cpp.message.copy @cpp.message.move @cpp.message.swap
  Rule: Copies of a message are deep: changing one message never affects the other (moved, and swapped; zero and empty values)

    Scenario: copied, int32
      Given `quick::Sample m`
      And `m.set_a_int32(0)`
      When `quick::Sample copy(m)`
      And `quick::Sample assigned`
      And `assigned.ParseFromString(bytes("fa 7f 01 78"))`
      And `assigned = m`
      Then `copy.SerializeAsString()` is `bytes("08 00")`
      And `assigned.SerializeAsString()` is `bytes("08 00")`
      When `quick::Sample moved(std::move(copy))`
      And `quick::Sample other`
      And `other.Swap(&assigned)`
      Then `moved.SerializeAsString()` is `bytes("08 00")`
      And `other.SerializeAsString()` is `bytes("08 00")`
      And `assigned.SerializeAsString()` is `""s`
      And `m.SerializeAsString()` is `bytes("08 00")`

    Scenario Outline: copied, <what>
      Given `<package>::Sample m`
      And `<set>`
      When `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.ParseFromString(bytes("fa 7f 01 78"))`
      And `assigned = m`
      Then `copy.SerializeAsString()` is `bytes("<bytes>")`
      And `assigned.SerializeAsString()` is `bytes("<bytes>")`
      When `<package>::Sample moved(std::move(copy))`
      And `<package>::Sample other`
      And `other.Swap(&assigned)`
      Then `moved.SerializeAsString()` is `bytes("<bytes>")`
      And `other.SerializeAsString()` is `bytes("<bytes>")`
      And `assigned.SerializeAsString()` is `""s`
      And `m.SerializeAsString()` is `bytes("<bytes>")`

      Examples:
        | what                                | package | set                                                                      | bytes                         |
        | int64                               | quick   | m.set_a_int64(0)                                                         | 10 00                         |
        | uint32                              | quick   | m.set_a_uint32(0)                                                        | 18 00                         |
        | uint64                              | quick   | m.set_a_uint64(0)                                                        | 20 00                         |
        | sint32                              | quick   | m.set_a_sint32(0)                                                        | 28 00                         |
        | sint64                              | quick   | m.set_a_sint64(0)                                                        | 30 00                         |
        | fixed32                             | quick   | m.set_a_fixed32(0)                                                       | 3d 00 00 00 00                |
        | fixed64                             | quick   | m.set_a_fixed64(0)                                                       | 41 00 00 00 00 00 00 00 00    |
        | sfixed32                            | quick   | m.set_a_sfixed32(0)                                                      | 4d 00 00 00 00                |
        | sfixed64                            | quick   | m.set_a_sfixed64(0)                                                      | 51 00 00 00 00 00 00 00 00    |
        | float                               | quick   | m.set_a_float(0)                                                         | 5d 00 00 00 00                |
        | double                              | quick   | m.set_a_double(0)                                                        | 61 00 00 00 00 00 00 00 00    |
        | bool                                | quick   | m.set_a_bool(false)                                                      | 68 00                         |
        | an enum                             | quick   | m.set_kind(quick::KIND_NONE)                                             | 70 00                         |
        | a string                            | quick   | m.set_text("")                                                           | 7a 00                         |
        | bytes                               | quick   | m.mutable_data()                                                         | 82 01 00                      |
        | a message                           | quick   | m.mutable_part()                                                         | 8a 01 00                      |
        | a group                             | quick   | m.mutable_box()                                                          | 93 01 94 01                   |
        | a member of int32                   | quick   | m.set_m_int32(0)                                                         | a8 01 00                      |
        | a member of int64                   | quick   | m.set_m_int64(0)                                                         | b0 01 00                      |
        | a member of uint32                  | quick   | m.set_m_uint32(0)                                                        | b8 01 00                      |
        | a member of uint64                  | quick   | m.set_m_uint64(0)                                                        | c0 01 00                      |
        | a member of sint32                  | quick   | m.set_m_sint32(0)                                                        | c8 01 00                      |
        | a member of sint64                  | quick   | m.set_m_sint64(0)                                                        | d0 01 00                      |
        | a member of fixed32                 | quick   | m.set_m_fixed32(0)                                                       | dd 01 00 00 00 00             |
        | a member of fixed64                 | quick   | m.set_m_fixed64(0)                                                       | e1 01 00 00 00 00 00 00 00 00 |
        | a member of sfixed32                | quick   | m.set_m_sfixed32(0)                                                      | ed 01 00 00 00 00             |
        | a member of sfixed64                | quick   | m.set_m_sfixed64(0)                                                      | f1 01 00 00 00 00 00 00 00 00 |
        | a member of float                   | quick   | m.set_m_float(0)                                                         | fd 01 00 00 00 00             |
        | a member of double                  | quick   | m.set_m_double(0)                                                        | 81 02 00 00 00 00 00 00 00 00 |
        | a member of bool                    | quick   | m.set_m_bool(false)                                                      | 88 02 00                      |
        | an enum member                      | quick   | m.set_member_kind(quick::KIND_NONE)                                      | 90 02 00                      |
        | a string member                     | quick   | m.set_member_text("")                                                    | 9a 02 00                      |
        | a bytes member                      | quick   | m.mutable_member_data()                                                  | a2 02 00                      |
        | a message member                    | quick   | m.mutable_member_part()                                                  | aa 02 00                      |
        | a group member                      | quick   | m.mutable_crate()                                                        | b3 02 b4 02                   |
        | elements                            | quick   | m.add_numbers(0), m.add_numbers(0)                                       | c8 02 00 c8 02 00             |
        | packed elements                     | quick   | m.add_packed(0), m.add_packed(0)                                         | d2 02 02 00 00                |
        | strings                             | quick   | m.add_texts(), m.add_texts("")                                           | da 02 00 da 02 00             |
        | messages                            | quick   | m.add_parts(), m.add_parts()                                             | e2 02 00 e2 02 00             |
        | an extension                        | quick   | m.SetExtension(quick::x_number, 0)                                       | a0 06 00                      |
        | a string extension                  | quick   | m.SetExtension(quick::x_text, "")                                        | aa 06 00                      |
        | a double extension                  | quick   | m.SetExtension(quick::x_real, 0)                                         | b1 06 00 00 00 00 00 00 00 00 |
        | a message extension                 | quick   | m.MutableExtension(quick::x_part)                                        | ba 06 00                      |
        | elements of an extension            | quick   | m.AddExtension(quick::x_numbers, 0), m.AddExtension(quick::x_numbers, 0) | c0 06 00 c0 06 00             |
        | int32, code size                    | small   | m.set_a_int32(0)                                                         | 08 00                         |
        | int64, code size                    | small   | m.set_a_int64(0)                                                         | 10 00                         |
        | uint32, code size                   | small   | m.set_a_uint32(0)                                                        | 18 00                         |
        | uint64, code size                   | small   | m.set_a_uint64(0)                                                        | 20 00                         |
        | sint32, code size                   | small   | m.set_a_sint32(0)                                                        | 28 00                         |
        | sint64, code size                   | small   | m.set_a_sint64(0)                                                        | 30 00                         |
        | fixed32, code size                  | small   | m.set_a_fixed32(0)                                                       | 3d 00 00 00 00                |
        | fixed64, code size                  | small   | m.set_a_fixed64(0)                                                       | 41 00 00 00 00 00 00 00 00    |
        | sfixed32, code size                 | small   | m.set_a_sfixed32(0)                                                      | 4d 00 00 00 00                |
        | sfixed64, code size                 | small   | m.set_a_sfixed64(0)                                                      | 51 00 00 00 00 00 00 00 00    |
        | float, code size                    | small   | m.set_a_float(0)                                                         | 5d 00 00 00 00                |
        | double, code size                   | small   | m.set_a_double(0)                                                        | 61 00 00 00 00 00 00 00 00    |
        | bool, code size                     | small   | m.set_a_bool(false)                                                      | 68 00                         |
        | an enum, code size                  | small   | m.set_kind(small::KIND_NONE)                                             | 70 00                         |
        | a string, code size                 | small   | m.set_text("")                                                           | 7a 00                         |
        | bytes, code size                    | small   | m.mutable_data()                                                         | 82 01 00                      |
        | a message, code size                | small   | m.mutable_part()                                                         | 8a 01 00                      |
        | a group, code size                  | small   | m.mutable_box()                                                          | 93 01 94 01                   |
        | a member of int32, code size        | small   | m.set_m_int32(0)                                                         | a8 01 00                      |
        | a member of int64, code size        | small   | m.set_m_int64(0)                                                         | b0 01 00                      |
        | a member of uint32, code size       | small   | m.set_m_uint32(0)                                                        | b8 01 00                      |
        | a member of uint64, code size       | small   | m.set_m_uint64(0)                                                        | c0 01 00                      |
        | a member of sint32, code size       | small   | m.set_m_sint32(0)                                                        | c8 01 00                      |
        | a member of sint64, code size       | small   | m.set_m_sint64(0)                                                        | d0 01 00                      |
        | a member of fixed32, code size      | small   | m.set_m_fixed32(0)                                                       | dd 01 00 00 00 00             |
        | a member of fixed64, code size      | small   | m.set_m_fixed64(0)                                                       | e1 01 00 00 00 00 00 00 00 00 |
        | a member of sfixed32, code size     | small   | m.set_m_sfixed32(0)                                                      | ed 01 00 00 00 00             |
        | a member of sfixed64, code size     | small   | m.set_m_sfixed64(0)                                                      | f1 01 00 00 00 00 00 00 00 00 |
        | a member of float, code size        | small   | m.set_m_float(0)                                                         | fd 01 00 00 00 00             |
        | a member of double, code size       | small   | m.set_m_double(0)                                                        | 81 02 00 00 00 00 00 00 00 00 |
        | a member of bool, code size         | small   | m.set_m_bool(false)                                                      | 88 02 00                      |
        | an enum member, code size           | small   | m.set_member_kind(small::KIND_NONE)                                      | 90 02 00                      |
        | a string member, code size          | small   | m.set_member_text("")                                                    | 9a 02 00                      |
        | a bytes member, code size           | small   | m.mutable_member_data()                                                  | a2 02 00                      |
        | a message member, code size         | small   | m.mutable_member_part()                                                  | aa 02 00                      |
        | a group member, code size           | small   | m.mutable_crate()                                                        | b3 02 b4 02                   |
        | elements, code size                 | small   | m.add_numbers(0), m.add_numbers(0)                                       | c8 02 00 c8 02 00             |
        | packed elements, code size          | small   | m.add_packed(0), m.add_packed(0)                                         | d2 02 02 00 00                |
        | strings, code size                  | small   | m.add_texts(), m.add_texts("")                                           | da 02 00 da 02 00             |
        | messages, code size                 | small   | m.add_parts(), m.add_parts()                                             | e2 02 00 e2 02 00             |
        | an extension, code size             | small   | m.SetExtension(small::x_number, 0)                                       | a0 06 00                      |
        | a string extension, code size       | small   | m.SetExtension(small::x_text, "")                                        | aa 06 00                      |
        | a double extension, code size       | small   | m.SetExtension(small::x_real, 0)                                         | b1 06 00 00 00 00 00 00 00 00 |
        | a message extension, code size      | small   | m.MutableExtension(small::x_part)                                        | ba 06 00                      |
        | elements of an extension, code size | small   | m.AddExtension(small::x_numbers, 0), m.AddExtension(small::x_numbers, 0) | c0 06 00 c0 06 00             |
        | int32, lite                         | light   | m.set_a_int32(0)                                                         | 08 00                         |
        | int64, lite                         | light   | m.set_a_int64(0)                                                         | 10 00                         |
        | uint32, lite                        | light   | m.set_a_uint32(0)                                                        | 18 00                         |
        | uint64, lite                        | light   | m.set_a_uint64(0)                                                        | 20 00                         |
        | sint32, lite                        | light   | m.set_a_sint32(0)                                                        | 28 00                         |
        | sint64, lite                        | light   | m.set_a_sint64(0)                                                        | 30 00                         |
        | fixed32, lite                       | light   | m.set_a_fixed32(0)                                                       | 3d 00 00 00 00                |
        | fixed64, lite                       | light   | m.set_a_fixed64(0)                                                       | 41 00 00 00 00 00 00 00 00    |
        | sfixed32, lite                      | light   | m.set_a_sfixed32(0)                                                      | 4d 00 00 00 00                |
        | sfixed64, lite                      | light   | m.set_a_sfixed64(0)                                                      | 51 00 00 00 00 00 00 00 00    |
        | float, lite                         | light   | m.set_a_float(0)                                                         | 5d 00 00 00 00                |
        | double, lite                        | light   | m.set_a_double(0)                                                        | 61 00 00 00 00 00 00 00 00    |
        | bool, lite                          | light   | m.set_a_bool(false)                                                      | 68 00                         |
        | an enum, lite                       | light   | m.set_kind(light::KIND_NONE)                                             | 70 00                         |
        | a string, lite                      | light   | m.set_text("")                                                           | 7a 00                         |
        | bytes, lite                         | light   | m.mutable_data()                                                         | 82 01 00                      |
        | a message, lite                     | light   | m.mutable_part()                                                         | 8a 01 00                      |
        | a group, lite                       | light   | m.mutable_box()                                                          | 93 01 94 01                   |
        | a member of int32, lite             | light   | m.set_m_int32(0)                                                         | a8 01 00                      |
        | a member of int64, lite             | light   | m.set_m_int64(0)                                                         | b0 01 00                      |
        | a member of uint32, lite            | light   | m.set_m_uint32(0)                                                        | b8 01 00                      |
        | a member of uint64, lite            | light   | m.set_m_uint64(0)                                                        | c0 01 00                      |
        | a member of sint32, lite            | light   | m.set_m_sint32(0)                                                        | c8 01 00                      |
        | a member of sint64, lite            | light   | m.set_m_sint64(0)                                                        | d0 01 00                      |
        | a member of fixed32, lite           | light   | m.set_m_fixed32(0)                                                       | dd 01 00 00 00 00             |
        | a member of fixed64, lite           | light   | m.set_m_fixed64(0)                                                       | e1 01 00 00 00 00 00 00 00 00 |
        | a member of sfixed32, lite          | light   | m.set_m_sfixed32(0)                                                      | ed 01 00 00 00 00             |
        | a member of sfixed64, lite          | light   | m.set_m_sfixed64(0)                                                      | f1 01 00 00 00 00 00 00 00 00 |
        | a member of float, lite             | light   | m.set_m_float(0)                                                         | fd 01 00 00 00 00             |
        | a member of double, lite            | light   | m.set_m_double(0)                                                        | 81 02 00 00 00 00 00 00 00 00 |
        | a member of bool, lite              | light   | m.set_m_bool(false)                                                      | 88 02 00                      |
        | an enum member, lite                | light   | m.set_member_kind(light::KIND_NONE)                                      | 90 02 00                      |
        | a string member, lite               | light   | m.set_member_text("")                                                    | 9a 02 00                      |
        | a bytes member, lite                | light   | m.mutable_member_data()                                                  | a2 02 00                      |
        | a message member, lite              | light   | m.mutable_member_part()                                                  | aa 02 00                      |
        | a group member, lite                | light   | m.mutable_crate()                                                        | b3 02 b4 02                   |
        | elements, lite                      | light   | m.add_numbers(0), m.add_numbers(0)                                       | c8 02 00 c8 02 00             |
        | packed elements, lite               | light   | m.add_packed(0), m.add_packed(0)                                         | d2 02 02 00 00                |
        | strings, lite                       | light   | m.add_texts(), m.add_texts("")                                           | da 02 00 da 02 00             |
        | messages, lite                      | light   | m.add_parts(), m.add_parts()                                             | e2 02 00 e2 02 00             |
        | an extension, lite                  | light   | m.SetExtension(light::x_number, 0)                                       | a0 06 00                      |
        | a string extension, lite            | light   | m.SetExtension(light::x_text, "")                                        | aa 06 00                      |
        | a double extension, lite            | light   | m.SetExtension(light::x_real, 0)                                         | b1 06 00 00 00 00 00 00 00 00 |
        | a message extension, lite           | light   | m.MutableExtension(light::x_part)                                        | ba 06 00                      |
        | elements of an extension, lite      | light   | m.AddExtension(light::x_numbers, 0), m.AddExtension(light::x_numbers, 0) | c0 06 00 c0 06 00             |
        | nothing, without presence, proto3   | third   | m.set_number(0)                                                          |                               |
        | a number, proto3                    | third   | m.set_maybe_number(0)                                                    | 10 00                         |
        | a string, proto3                    | third   | m.set_maybe_text("")                                                     | 1a 00                         |
        | an enum, proto3                     | third   | m.set_maybe_kind(third::KIND_NONE)                                       | 20 00                         |
        | a message, proto3                   | third   | m.mutable_part()                                                         | 2a 00                         |
        | a member of int32, proto3           | third   | m.set_digit(0)                                                           | 30 00                         |
        | a member of double, proto3          | third   | m.set_real(0)                                                            | 39 00 00 00 00 00 00 00 00    |
        | a member of bool, proto3            | third   | m.set_flag(false)                                                        | 40 00                         |
        | an enum member, proto3              | third   | m.set_kind(third::KIND_NONE)                                             | 48 00                         |
        | a string member, proto3             | third   | m.set_name("")                                                           | 52 00                         |
        | a bytes member, proto3              | third   | m.set_raw("")                                                            | 5a 00                         |
        | a message member, proto3            | third   | m.mutable_piece()                                                        | 62 00                         |
        | a member of uint64, proto3          | third   | m.set_long_digit(0)                                                      | 68 00                         |
        | a member of sint32, proto3          | third   | m.set_shift(0)                                                           | 70 00                         |
        | a member of fixed32, proto3         | third   | m.set_fixed(0)                                                           | 7d 00 00 00 00                |
        | a member of float, proto3           | third   | m.set_ratio(0)                                                           | 85 01 00 00 00 00             |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (zero and empty values after others)

    Scenario: the last value counts, int32
      Given `quick::Sample m`
      When `const bool done = m.ParseFromString(bytes("08 01 08 00"))`
      Then `done` is `true`
      And `m.SerializeAsString()` is `bytes("08 00")`

    Scenario Outline: the last value counts, <what>
      Given `<package>::Sample m`
      When `const bool done = m.ParseFromString(bytes("<input>"))`
      Then `done` is `true`
      And `m.SerializeAsString()` is `bytes("<bytes>")`

      Examples:
        | what                              | package | input                                                       | bytes                         |
        | a member of int32                 | quick   | a8 01 01 a8 01 00                                           | a8 01 00                      |
        | int64                             | quick   | 10 01 10 00                                                 | 10 00                         |
        | a member of int64                 | quick   | b0 01 01 b0 01 00                                           | b0 01 00                      |
        | uint32                            | quick   | 18 01 18 00                                                 | 18 00                         |
        | a member of uint32                | quick   | b8 01 01 b8 01 00                                           | b8 01 00                      |
        | uint64                            | quick   | 20 01 20 00                                                 | 20 00                         |
        | a member of uint64                | quick   | c0 01 01 c0 01 00                                           | c0 01 00                      |
        | sint32                            | quick   | 28 01 28 00                                                 | 28 00                         |
        | a member of sint32                | quick   | c8 01 01 c8 01 00                                           | c8 01 00                      |
        | sint64                            | quick   | 30 01 30 00                                                 | 30 00                         |
        | a member of sint64                | quick   | d0 01 01 d0 01 00                                           | d0 01 00                      |
        | fixed32                           | quick   | 3d 01 02 03 04 3d 00 00 00 00                               | 3d 00 00 00 00                |
        | a member of fixed32               | quick   | dd 01 01 02 03 04 dd 01 00 00 00 00                         | dd 01 00 00 00 00             |
        | fixed64                           | quick   | 41 01 02 03 04 05 06 07 08 41 00 00 00 00 00 00 00 00       | 41 00 00 00 00 00 00 00 00    |
        | a member of fixed64               | quick   | e1 01 01 02 03 04 05 06 07 08 e1 01 00 00 00 00 00 00 00 00 | e1 01 00 00 00 00 00 00 00 00 |
        | sfixed32                          | quick   | 4d 01 02 03 04 4d 00 00 00 00                               | 4d 00 00 00 00                |
        | a member of sfixed32              | quick   | ed 01 01 02 03 04 ed 01 00 00 00 00                         | ed 01 00 00 00 00             |
        | sfixed64                          | quick   | 51 01 02 03 04 05 06 07 08 51 00 00 00 00 00 00 00 00       | 51 00 00 00 00 00 00 00 00    |
        | a member of sfixed64              | quick   | f1 01 01 02 03 04 05 06 07 08 f1 01 00 00 00 00 00 00 00 00 | f1 01 00 00 00 00 00 00 00 00 |
        | float                             | quick   | 5d 01 02 03 04 5d 00 00 00 00                               | 5d 00 00 00 00                |
        | a member of float                 | quick   | fd 01 01 02 03 04 fd 01 00 00 00 00                         | fd 01 00 00 00 00             |
        | double                            | quick   | 61 01 02 03 04 05 06 07 08 61 00 00 00 00 00 00 00 00       | 61 00 00 00 00 00 00 00 00    |
        | a member of double                | quick   | 81 02 01 02 03 04 05 06 07 08 81 02 00 00 00 00 00 00 00 00 | 81 02 00 00 00 00 00 00 00 00 |
        | bool                              | quick   | 68 01 68 00                                                 | 68 00                         |
        | a member of bool                  | quick   | 88 02 01 88 02 00                                           | 88 02 00                      |
        | an enum                           | quick   | 70 15 70 00                                                 | 70 00                         |
        | an enum member                    | quick   | 90 02 15 90 02 00                                           | 90 02 00                      |
        | a string                          | quick   | 7a 02 61 62 7a 00                                           | 7a 00                         |
        | bytes                             | quick   | 82 01 02 61 62 82 01 00                                     | 82 01 00                      |
        | a string member                   | quick   | 9a 02 02 61 62 9a 02 00                                     | 9a 02 00                      |
        | a bytes member                    | quick   | a2 02 02 61 62 a2 02 00                                     | a2 02 00                      |
        | an extension                      | quick   | a0 06 07 a0 06 00                                           | a0 06 00                      |
        | a string extension                | quick   | aa 06 01 61 aa 06 00                                        | aa 06 00                      |
        | int32, code size                  | small   | 08 01 08 00                                                 | 08 00                         |
        | a member of int32, code size      | small   | a8 01 01 a8 01 00                                           | a8 01 00                      |
        | int64, code size                  | small   | 10 01 10 00                                                 | 10 00                         |
        | a member of int64, code size      | small   | b0 01 01 b0 01 00                                           | b0 01 00                      |
        | uint32, code size                 | small   | 18 01 18 00                                                 | 18 00                         |
        | a member of uint32, code size     | small   | b8 01 01 b8 01 00                                           | b8 01 00                      |
        | uint64, code size                 | small   | 20 01 20 00                                                 | 20 00                         |
        | a member of uint64, code size     | small   | c0 01 01 c0 01 00                                           | c0 01 00                      |
        | sint32, code size                 | small   | 28 01 28 00                                                 | 28 00                         |
        | a member of sint32, code size     | small   | c8 01 01 c8 01 00                                           | c8 01 00                      |
        | sint64, code size                 | small   | 30 01 30 00                                                 | 30 00                         |
        | a member of sint64, code size     | small   | d0 01 01 d0 01 00                                           | d0 01 00                      |
        | fixed32, code size                | small   | 3d 01 02 03 04 3d 00 00 00 00                               | 3d 00 00 00 00                |
        | a member of fixed32, code size    | small   | dd 01 01 02 03 04 dd 01 00 00 00 00                         | dd 01 00 00 00 00             |
        | fixed64, code size                | small   | 41 01 02 03 04 05 06 07 08 41 00 00 00 00 00 00 00 00       | 41 00 00 00 00 00 00 00 00    |
        | a member of fixed64, code size    | small   | e1 01 01 02 03 04 05 06 07 08 e1 01 00 00 00 00 00 00 00 00 | e1 01 00 00 00 00 00 00 00 00 |
        | sfixed32, code size               | small   | 4d 01 02 03 04 4d 00 00 00 00                               | 4d 00 00 00 00                |
        | a member of sfixed32, code size   | small   | ed 01 01 02 03 04 ed 01 00 00 00 00                         | ed 01 00 00 00 00             |
        | sfixed64, code size               | small   | 51 01 02 03 04 05 06 07 08 51 00 00 00 00 00 00 00 00       | 51 00 00 00 00 00 00 00 00    |
        | a member of sfixed64, code size   | small   | f1 01 01 02 03 04 05 06 07 08 f1 01 00 00 00 00 00 00 00 00 | f1 01 00 00 00 00 00 00 00 00 |
        | float, code size                  | small   | 5d 01 02 03 04 5d 00 00 00 00                               | 5d 00 00 00 00                |
        | a member of float, code size      | small   | fd 01 01 02 03 04 fd 01 00 00 00 00                         | fd 01 00 00 00 00             |
        | double, code size                 | small   | 61 01 02 03 04 05 06 07 08 61 00 00 00 00 00 00 00 00       | 61 00 00 00 00 00 00 00 00    |
        | a member of double, code size     | small   | 81 02 01 02 03 04 05 06 07 08 81 02 00 00 00 00 00 00 00 00 | 81 02 00 00 00 00 00 00 00 00 |
        | bool, code size                   | small   | 68 01 68 00                                                 | 68 00                         |
        | a member of bool, code size       | small   | 88 02 01 88 02 00                                           | 88 02 00                      |
        | an enum, code size                | small   | 70 15 70 00                                                 | 70 00                         |
        | an enum member, code size         | small   | 90 02 15 90 02 00                                           | 90 02 00                      |
        | a string, code size               | small   | 7a 02 61 62 7a 00                                           | 7a 00                         |
        | bytes, code size                  | small   | 82 01 02 61 62 82 01 00                                     | 82 01 00                      |
        | a string member, code size        | small   | 9a 02 02 61 62 9a 02 00                                     | 9a 02 00                      |
        | a bytes member, code size         | small   | a2 02 02 61 62 a2 02 00                                     | a2 02 00                      |
        | an extension, code size           | small   | a0 06 07 a0 06 00                                           | a0 06 00                      |
        | a string extension, code size     | small   | aa 06 01 61 aa 06 00                                        | aa 06 00                      |
        | int32, lite                       | light   | 08 01 08 00                                                 | 08 00                         |
        | a member of int32, lite           | light   | a8 01 01 a8 01 00                                           | a8 01 00                      |
        | int64, lite                       | light   | 10 01 10 00                                                 | 10 00                         |
        | a member of int64, lite           | light   | b0 01 01 b0 01 00                                           | b0 01 00                      |
        | uint32, lite                      | light   | 18 01 18 00                                                 | 18 00                         |
        | a member of uint32, lite          | light   | b8 01 01 b8 01 00                                           | b8 01 00                      |
        | uint64, lite                      | light   | 20 01 20 00                                                 | 20 00                         |
        | a member of uint64, lite          | light   | c0 01 01 c0 01 00                                           | c0 01 00                      |
        | sint32, lite                      | light   | 28 01 28 00                                                 | 28 00                         |
        | a member of sint32, lite          | light   | c8 01 01 c8 01 00                                           | c8 01 00                      |
        | sint64, lite                      | light   | 30 01 30 00                                                 | 30 00                         |
        | a member of sint64, lite          | light   | d0 01 01 d0 01 00                                           | d0 01 00                      |
        | fixed32, lite                     | light   | 3d 01 02 03 04 3d 00 00 00 00                               | 3d 00 00 00 00                |
        | a member of fixed32, lite         | light   | dd 01 01 02 03 04 dd 01 00 00 00 00                         | dd 01 00 00 00 00             |
        | fixed64, lite                     | light   | 41 01 02 03 04 05 06 07 08 41 00 00 00 00 00 00 00 00       | 41 00 00 00 00 00 00 00 00    |
        | a member of fixed64, lite         | light   | e1 01 01 02 03 04 05 06 07 08 e1 01 00 00 00 00 00 00 00 00 | e1 01 00 00 00 00 00 00 00 00 |
        | sfixed32, lite                    | light   | 4d 01 02 03 04 4d 00 00 00 00                               | 4d 00 00 00 00                |
        | a member of sfixed32, lite        | light   | ed 01 01 02 03 04 ed 01 00 00 00 00                         | ed 01 00 00 00 00             |
        | sfixed64, lite                    | light   | 51 01 02 03 04 05 06 07 08 51 00 00 00 00 00 00 00 00       | 51 00 00 00 00 00 00 00 00    |
        | a member of sfixed64, lite        | light   | f1 01 01 02 03 04 05 06 07 08 f1 01 00 00 00 00 00 00 00 00 | f1 01 00 00 00 00 00 00 00 00 |
        | float, lite                       | light   | 5d 01 02 03 04 5d 00 00 00 00                               | 5d 00 00 00 00                |
        | a member of float, lite           | light   | fd 01 01 02 03 04 fd 01 00 00 00 00                         | fd 01 00 00 00 00             |
        | double, lite                      | light   | 61 01 02 03 04 05 06 07 08 61 00 00 00 00 00 00 00 00       | 61 00 00 00 00 00 00 00 00    |
        | a member of double, lite          | light   | 81 02 01 02 03 04 05 06 07 08 81 02 00 00 00 00 00 00 00 00 | 81 02 00 00 00 00 00 00 00 00 |
        | bool, lite                        | light   | 68 01 68 00                                                 | 68 00                         |
        | a member of bool, lite            | light   | 88 02 01 88 02 00                                           | 88 02 00                      |
        | an enum, lite                     | light   | 70 15 70 00                                                 | 70 00                         |
        | an enum member, lite              | light   | 90 02 15 90 02 00                                           | 90 02 00                      |
        | a string, lite                    | light   | 7a 02 61 62 7a 00                                           | 7a 00                         |
        | bytes, lite                       | light   | 82 01 02 61 62 82 01 00                                     | 82 01 00                      |
        | a string member, lite             | light   | 9a 02 02 61 62 9a 02 00                                     | 9a 02 00                      |
        | a bytes member, lite              | light   | a2 02 02 61 62 a2 02 00                                     | a2 02 00                      |
        | an extension, lite                | light   | a0 06 07 a0 06 00                                           | a0 06 00                      |
        | a string extension, lite          | light   | aa 06 01 61 aa 06 00                                        | aa 06 00                      |
        | a number without presence, proto3 | third   | 08 07 08 00                                                 |                               |
        | an optional number, proto3        | third   | 10 07 10 00                                                 | 10 00                         |
        | an optional string, proto3        | third   | 1a 01 61 1a 00                                              | 1a 00                         |
        | a member, proto3                  | third   | 30 07 30 00                                                 | 30 00                         |
        | a string member, proto3           | third   | 52 01 61 52 00                                              | 52 00                         |

  @cpp.message.debug-string @needs.descriptors
  Rule: `DebugString` returns the message as readable text (zero and empty values)

    Scenario: as text, int32
      Given `quick::Sample m`
      When `m.set_a_int32(0)`
      Then `m.DebugString()` contains `"a_int32: 0\n"`

    Scenario: as text, nothing, without presence, proto3
      Given `third::Sample m`
      When `m.set_number(0)`
      Then `m.DebugString()` does not contain `"number"`

    Scenario Outline: as text, <what>
      Given `<package>::Sample m`
      When `<set>`
      Then `m.DebugString()` contains `"<text>"`

      Examples:
        | what                              | package | set                                 | text                      |
        | a member of int32                 | quick   | m.set_m_int32(0)                    | m_int32: 0\\n             |
        | int64                             | quick   | m.set_a_int64(0)                    | a_int64: 0\\n             |
        | a member of int64                 | quick   | m.set_m_int64(0)                    | m_int64: 0\\n             |
        | uint32                            | quick   | m.set_a_uint32(0)                   | a_uint32: 0\\n            |
        | a member of uint32                | quick   | m.set_m_uint32(0)                   | m_uint32: 0\\n            |
        | uint64                            | quick   | m.set_a_uint64(0)                   | a_uint64: 0\\n            |
        | a member of uint64                | quick   | m.set_m_uint64(0)                   | m_uint64: 0\\n            |
        | sint32                            | quick   | m.set_a_sint32(0)                   | a_sint32: 0\\n            |
        | a member of sint32                | quick   | m.set_m_sint32(0)                   | m_sint32: 0\\n            |
        | sint64                            | quick   | m.set_a_sint64(0)                   | a_sint64: 0\\n            |
        | a member of sint64                | quick   | m.set_m_sint64(0)                   | m_sint64: 0\\n            |
        | fixed32                           | quick   | m.set_a_fixed32(0)                  | a_fixed32: 0\\n           |
        | a member of fixed32               | quick   | m.set_m_fixed32(0)                  | m_fixed32: 0\\n           |
        | fixed64                           | quick   | m.set_a_fixed64(0)                  | a_fixed64: 0\\n           |
        | a member of fixed64               | quick   | m.set_m_fixed64(0)                  | m_fixed64: 0\\n           |
        | sfixed32                          | quick   | m.set_a_sfixed32(0)                 | a_sfixed32: 0\\n          |
        | a member of sfixed32              | quick   | m.set_m_sfixed32(0)                 | m_sfixed32: 0\\n          |
        | sfixed64                          | quick   | m.set_a_sfixed64(0)                 | a_sfixed64: 0\\n          |
        | a member of sfixed64              | quick   | m.set_m_sfixed64(0)                 | m_sfixed64: 0\\n          |
        | float                             | quick   | m.set_a_float(0)                    | a_float: 0\\n             |
        | a member of float                 | quick   | m.set_m_float(0)                    | m_float: 0\\n             |
        | double                            | quick   | m.set_a_double(0)                   | a_double: 0\\n            |
        | a member of double                | quick   | m.set_m_double(0)                   | m_double: 0\\n            |
        | bool                              | quick   | m.set_a_bool(false)                 | a_bool: false\\n          |
        | a member of bool                  | quick   | m.set_m_bool(false)                 | m_bool: false\\n          |
        | an enum                           | quick   | m.set_kind(quick::KIND_NONE)        | kind: KIND_NONE\\n        |
        | an enum member                    | quick   | m.set_member_kind(quick::KIND_NONE) | member_kind: KIND_NONE\\n |
        | a string                          | quick   | m.set_text("")                      | text: \\"\\"\\n           |
        | a string member                   | quick   | m.set_member_text("")               | member_text: \\"\\"\\n    |
        | an extension                      | quick   | m.SetExtension(quick::x_number, 0)  | [quick.x_number]: 0\\n    |
        | int32, code size                  | small   | m.set_a_int32(0)                    | a_int32: 0\\n             |
        | a member of int32, code size      | small   | m.set_m_int32(0)                    | m_int32: 0\\n             |
        | int64, code size                  | small   | m.set_a_int64(0)                    | a_int64: 0\\n             |
        | a member of int64, code size      | small   | m.set_m_int64(0)                    | m_int64: 0\\n             |
        | uint32, code size                 | small   | m.set_a_uint32(0)                   | a_uint32: 0\\n            |
        | a member of uint32, code size     | small   | m.set_m_uint32(0)                   | m_uint32: 0\\n            |
        | uint64, code size                 | small   | m.set_a_uint64(0)                   | a_uint64: 0\\n            |
        | a member of uint64, code size     | small   | m.set_m_uint64(0)                   | m_uint64: 0\\n            |
        | sint32, code size                 | small   | m.set_a_sint32(0)                   | a_sint32: 0\\n            |
        | a member of sint32, code size     | small   | m.set_m_sint32(0)                   | m_sint32: 0\\n            |
        | sint64, code size                 | small   | m.set_a_sint64(0)                   | a_sint64: 0\\n            |
        | a member of sint64, code size     | small   | m.set_m_sint64(0)                   | m_sint64: 0\\n            |
        | fixed32, code size                | small   | m.set_a_fixed32(0)                  | a_fixed32: 0\\n           |
        | a member of fixed32, code size    | small   | m.set_m_fixed32(0)                  | m_fixed32: 0\\n           |
        | fixed64, code size                | small   | m.set_a_fixed64(0)                  | a_fixed64: 0\\n           |
        | a member of fixed64, code size    | small   | m.set_m_fixed64(0)                  | m_fixed64: 0\\n           |
        | sfixed32, code size               | small   | m.set_a_sfixed32(0)                 | a_sfixed32: 0\\n          |
        | a member of sfixed32, code size   | small   | m.set_m_sfixed32(0)                 | m_sfixed32: 0\\n          |
        | sfixed64, code size               | small   | m.set_a_sfixed64(0)                 | a_sfixed64: 0\\n          |
        | a member of sfixed64, code size   | small   | m.set_m_sfixed64(0)                 | m_sfixed64: 0\\n          |
        | float, code size                  | small   | m.set_a_float(0)                    | a_float: 0\\n             |
        | a member of float, code size      | small   | m.set_m_float(0)                    | m_float: 0\\n             |
        | double, code size                 | small   | m.set_a_double(0)                   | a_double: 0\\n            |
        | a member of double, code size     | small   | m.set_m_double(0)                   | m_double: 0\\n            |
        | bool, code size                   | small   | m.set_a_bool(false)                 | a_bool: false\\n          |
        | a member of bool, code size       | small   | m.set_m_bool(false)                 | m_bool: false\\n          |
        | an enum, code size                | small   | m.set_kind(small::KIND_NONE)        | kind: KIND_NONE\\n        |
        | an enum member, code size         | small   | m.set_member_kind(small::KIND_NONE) | member_kind: KIND_NONE\\n |
        | a string, code size               | small   | m.set_text("")                      | text: \\"\\"\\n           |
        | a string member, code size        | small   | m.set_member_text("")               | member_text: \\"\\"\\n    |
        | an extension, code size           | small   | m.SetExtension(small::x_number, 0)  | [small.x_number]: 0\\n    |
        | an optional number, proto3        | third   | m.set_maybe_number(0)               | maybe_number: 0\\n        |
        | a member, proto3                  | third   | m.set_digit(0)                      | digit: 0\\n               |
        | an enum member, proto3            | third   | m.set_kind(third::KIND_NONE)        | kind: KIND_NONE\\n        |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string @needs.protobuf-conventions
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (a zero with a sign, without presence)

    Background:
      Given the header `cmath`
      And the schema file `signs.proto`
        """proto
        syntax = "proto3";
        package signs;
        message Sample { float light = 1; double weight = 2; }
        """
      And the schema file `signs_small.proto`
        """proto
        syntax = "proto3";
        package signs_small;
        option optimize_for = CODE_SIZE;
        message Sample { float light = 1; double weight = 2; }
        """
      And the schema file `signs_light.proto`
        """proto
        syntax = "proto3";
        package signs_light;
        option optimize_for = LITE_RUNTIME;
        message Sample { float light = 1; double weight = 2; }
        """

    Scenario: a zero with a sign is written, one without is not
      Given `signs::Sample m`
      When `m.set_weight(-0.0)`
      Then `m` serializes to the bytes `11 00 00 00 00 00 00 00 80`
      When `m.set_weight(0.0)`
      Then `m` serializes to the bytes ``

    Scenario Outline: a zero with a sign, <what>
      Given `<package>::Sample m`
      And `m.set_<name>(<zero>)`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`
      When `<package>::Sample parsed`
      Then `parsed.ParseFromString(out)` is `true`
      And `std::signbit(parsed.<name>())` is `true`
      When `m.set_<name>(0)`
      Then `m` serializes to the bytes ``

      Examples:
        | what                | package     | name   | zero  | bytes                      |
        | speed, a float      | signs       | light  | -0.0f | 0d 00 00 00 80             |
        | code size, a float  | signs_small | light  | -0.0f | 0d 00 00 00 80             |
        | code size, a double | signs_small | weight | -0.0  | 11 00 00 00 00 00 00 00 80 |
        | lite, a float       | signs_light | light  | -0.0f | 0d 00 00 00 80             |
        | lite, a double      | signs_light | weight | -0.0  | 11 00 00 00 00 00 00 00 80 |
