@needs.cpp
Feature: Sizes of numbers
  A varint has one to ten bytes. Each length ends and begins at the same numbers, whichever the type, alone, in a list or packed.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Kind {
        KIND_127 = 127; KIND_128 = 128; KIND_16383 = 16383; KIND_16384 = 16384; KIND_2097151 = 2097151; KIND_2097152 = 2097152;
        KIND_268435455 = 268435455; KIND_268435456 = 268435456; KIND_MOST = 2147483647; KIND_LEAST = -2147483648; KIND_MINUS = -1;
      }
      message Numbers {
        optional int32 int32_one = 1;  repeated int32 int32_list = 2;  repeated int32 int32_pack = 3 [packed = true];
        optional uint32 uint32_one = 4;  repeated uint32 uint32_list = 5;  repeated uint32 uint32_pack = 6 [packed = true];
        optional sint32 sint32_one = 7;  repeated sint32 sint32_list = 8;  repeated sint32 sint32_pack = 9 [packed = true];
        optional int64 int64_one = 10;  repeated int64 int64_list = 11;  repeated int64 int64_pack = 12 [packed = true];
        optional uint64 uint64_one = 13;  repeated uint64 uint64_list = 14;  repeated uint64 uint64_pack = 15 [packed = true];
        optional sint64 sint64_one = 16;  repeated sint64 sint64_list = 17;  repeated sint64 sint64_pack = 18 [packed = true];
        optional Kind kind_one = 19;  repeated Kind kind_list = 20;  repeated Kind kind_pack = 21 [packed = true];
      }
      """
    And the schema file `open.proto`
      """proto
      syntax = "proto3";
      enum Open {
        OPEN_ZERO = 0;
        OPEN_127 = 127; OPEN_128 = 128; OPEN_16383 = 16383; OPEN_16384 = 16384; OPEN_2097151 = 2097151; OPEN_2097152 = 2097152;
        OPEN_268435455 = 268435455; OPEN_268435456 = 268435456; OPEN_MOST = 2147483647; OPEN_LEAST = -2147483648; OPEN_MINUS = -1;
      }
      message Opens { Open kind_one = 19; repeated Open kind_list = 20 [packed = false]; repeated Open kind_pack = 21; }
      """

  @cpp.message.size
  Rule: `ByteSizeLong` gives the size of the serialized message (numbers at the ends of each length)

    Scenario: nothing
      Given `const Numbers m`
      Then `m.ByteSizeLong()` is `0`

    Scenario Outline: <number>, alone, in a list and packed
      Given `Numbers m`
      When `m.set_<type>_one(<value>), m.add_<type>_list(<value>), m.add_<type>_pack(<value>)`
      Then `m.ByteSizeLong()` is `bytes("<bytes>").size()`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | number                      | type   | value                    | bytes                                                                                                          |
        | int32 127                   | int32  | 127                      | 08 7f 10 7f 1a 01 7f                                                                                           |
        | int32 128                   | int32  | 128                      | 08 80 01 10 80 01 1a 02 80 01                                                                                  |
        | int32 16383                 | int32  | 16383                    | 08 ff 7f 10 ff 7f 1a 02 ff 7f                                                                                  |
        | int32 16384                 | int32  | 16384                    | 08 80 80 01 10 80 80 01 1a 03 80 80 01                                                                         |
        | int32 2097151               | int32  | 2097151                  | 08 ff ff 7f 10 ff ff 7f 1a 03 ff ff 7f                                                                         |
        | int32 2097152               | int32  | 2097152                  | 08 80 80 80 01 10 80 80 80 01 1a 04 80 80 80 01                                                                |
        | int32 268435455             | int32  | 268435455                | 08 ff ff ff 7f 10 ff ff ff 7f 1a 04 ff ff ff 7f                                                                |
        | int32 268435456             | int32  | 268435456                | 08 80 80 80 80 01 10 80 80 80 80 01 1a 05 80 80 80 80 01                                                       |
        | int32 2147483647            | int32  | 2147483647               | 08 ff ff ff ff 07 10 ff ff ff ff 07 1a 05 ff ff ff ff 07                                                       |
        | int32 -2147483648           | int32  | -2147483647 - 1          | 08 80 80 80 80 f8 ff ff ff ff 01 10 80 80 80 80 f8 ff ff ff ff 01 1a 0a 80 80 80 80 f8 ff ff ff ff 01          |
        | int32 -1                    | int32  | -1                       | 08 ff ff ff ff ff ff ff ff ff 01 10 ff ff ff ff ff ff ff ff ff 01 1a 0a ff ff ff ff ff ff ff ff ff 01          |
        | uint32 127                  | uint32 | 127u                     | 20 7f 28 7f 32 01 7f                                                                                           |
        | uint32 128                  | uint32 | 128u                     | 20 80 01 28 80 01 32 02 80 01                                                                                  |
        | uint32 16383                | uint32 | 16383u                   | 20 ff 7f 28 ff 7f 32 02 ff 7f                                                                                  |
        | uint32 16384                | uint32 | 16384u                   | 20 80 80 01 28 80 80 01 32 03 80 80 01                                                                         |
        | uint32 2097151              | uint32 | 2097151u                 | 20 ff ff 7f 28 ff ff 7f 32 03 ff ff 7f                                                                         |
        | uint32 2097152              | uint32 | 2097152u                 | 20 80 80 80 01 28 80 80 80 01 32 04 80 80 80 01                                                                |
        | uint32 268435455            | uint32 | 268435455u               | 20 ff ff ff 7f 28 ff ff ff 7f 32 04 ff ff ff 7f                                                                |
        | uint32 268435456            | uint32 | 268435456u               | 20 80 80 80 80 01 28 80 80 80 80 01 32 05 80 80 80 80 01                                                       |
        | uint32 4294967295           | uint32 | 4294967295u              | 20 ff ff ff ff 0f 28 ff ff ff ff 0f 32 05 ff ff ff ff 0f                                                       |
        | sint32 -64                  | sint32 | -64                      | 38 7f 40 7f 4a 01 7f                                                                                           |
        | sint32 64                   | sint32 | 64                       | 38 80 01 40 80 01 4a 02 80 01                                                                                  |
        | sint32 -8192                | sint32 | -8192                    | 38 ff 7f 40 ff 7f 4a 02 ff 7f                                                                                  |
        | sint32 8192                 | sint32 | 8192                     | 38 80 80 01 40 80 80 01 4a 03 80 80 01                                                                         |
        | sint32 -1048576             | sint32 | -1048576                 | 38 ff ff 7f 40 ff ff 7f 4a 03 ff ff 7f                                                                         |
        | sint32 1048576              | sint32 | 1048576                  | 38 80 80 80 01 40 80 80 80 01 4a 04 80 80 80 01                                                                |
        | sint32 -134217728           | sint32 | -134217728               | 38 ff ff ff 7f 40 ff ff ff 7f 4a 04 ff ff ff 7f                                                                |
        | sint32 134217728            | sint32 | 134217728                | 38 80 80 80 80 01 40 80 80 80 80 01 4a 05 80 80 80 80 01                                                       |
        | sint32 2147483647           | sint32 | 2147483647               | 38 fe ff ff ff 0f 40 fe ff ff ff 0f 4a 05 fe ff ff ff 0f                                                       |
        | sint32 -2147483648          | sint32 | -2147483647 - 1          | 38 ff ff ff ff 0f 40 ff ff ff ff 0f 4a 05 ff ff ff ff 0f                                                       |
        | int64 127                   | int64  | 127                      | 50 7f 58 7f 62 01 7f                                                                                           |
        | int64 128                   | int64  | 128                      | 50 80 01 58 80 01 62 02 80 01                                                                                  |
        | int64 16383                 | int64  | 16383                    | 50 ff 7f 58 ff 7f 62 02 ff 7f                                                                                  |
        | int64 16384                 | int64  | 16384                    | 50 80 80 01 58 80 80 01 62 03 80 80 01                                                                         |
        | int64 2097151               | int64  | 2097151                  | 50 ff ff 7f 58 ff ff 7f 62 03 ff ff 7f                                                                         |
        | int64 2097152               | int64  | 2097152                  | 50 80 80 80 01 58 80 80 80 01 62 04 80 80 80 01                                                                |
        | int64 268435455             | int64  | 268435455                | 50 ff ff ff 7f 58 ff ff ff 7f 62 04 ff ff ff 7f                                                                |
        | int64 268435456             | int64  | 268435456                | 50 80 80 80 80 01 58 80 80 80 80 01 62 05 80 80 80 80 01                                                       |
        | int64 34359738367           | int64  | 34359738367              | 50 ff ff ff ff 7f 58 ff ff ff ff 7f 62 05 ff ff ff ff 7f                                                       |
        | int64 34359738368           | int64  | 34359738368              | 50 80 80 80 80 80 01 58 80 80 80 80 80 01 62 06 80 80 80 80 80 01                                              |
        | int64 4398046511103         | int64  | 4398046511103            | 50 ff ff ff ff ff 7f 58 ff ff ff ff ff 7f 62 06 ff ff ff ff ff 7f                                              |
        | int64 4398046511104         | int64  | 4398046511104            | 50 80 80 80 80 80 80 01 58 80 80 80 80 80 80 01 62 07 80 80 80 80 80 80 01                                     |
        | int64 562949953421311       | int64  | 562949953421311          | 50 ff ff ff ff ff ff 7f 58 ff ff ff ff ff ff 7f 62 07 ff ff ff ff ff ff 7f                                     |
        | int64 562949953421312       | int64  | 562949953421312          | 50 80 80 80 80 80 80 80 01 58 80 80 80 80 80 80 80 01 62 08 80 80 80 80 80 80 80 01                            |
        | int64 72057594037927935     | int64  | 72057594037927935        | 50 ff ff ff ff ff ff ff 7f 58 ff ff ff ff ff ff ff 7f 62 08 ff ff ff ff ff ff ff 7f                            |
        | int64 72057594037927936     | int64  | 72057594037927936        | 50 80 80 80 80 80 80 80 80 01 58 80 80 80 80 80 80 80 80 01 62 09 80 80 80 80 80 80 80 80 01                   |
        | int64 9223372036854775807   | int64  | 9223372036854775807      | 50 ff ff ff ff ff ff ff ff 7f 58 ff ff ff ff ff ff ff ff 7f 62 09 ff ff ff ff ff ff ff ff 7f                   |
        | int64 -9223372036854775808  | int64  | -9223372036854775807 - 1 | 50 80 80 80 80 80 80 80 80 80 01 58 80 80 80 80 80 80 80 80 80 01 62 0a 80 80 80 80 80 80 80 80 80 01          |
        | int64 -1                    | int64  | -1                       | 50 ff ff ff ff ff ff ff ff ff 01 58 ff ff ff ff ff ff ff ff ff 01 62 0a ff ff ff ff ff ff ff ff ff 01          |
        | uint64 127                  | uint64 | 127u                     | 68 7f 70 7f 7a 01 7f                                                                                           |
        | uint64 128                  | uint64 | 128u                     | 68 80 01 70 80 01 7a 02 80 01                                                                                  |
        | uint64 16383                | uint64 | 16383u                   | 68 ff 7f 70 ff 7f 7a 02 ff 7f                                                                                  |
        | uint64 16384                | uint64 | 16384u                   | 68 80 80 01 70 80 80 01 7a 03 80 80 01                                                                         |
        | uint64 2097151              | uint64 | 2097151u                 | 68 ff ff 7f 70 ff ff 7f 7a 03 ff ff 7f                                                                         |
        | uint64 2097152              | uint64 | 2097152u                 | 68 80 80 80 01 70 80 80 80 01 7a 04 80 80 80 01                                                                |
        | uint64 268435455            | uint64 | 268435455u               | 68 ff ff ff 7f 70 ff ff ff 7f 7a 04 ff ff ff 7f                                                                |
        | uint64 268435456            | uint64 | 268435456u               | 68 80 80 80 80 01 70 80 80 80 80 01 7a 05 80 80 80 80 01                                                       |
        | uint64 34359738367          | uint64 | 34359738367u             | 68 ff ff ff ff 7f 70 ff ff ff ff 7f 7a 05 ff ff ff ff 7f                                                       |
        | uint64 34359738368          | uint64 | 34359738368u             | 68 80 80 80 80 80 01 70 80 80 80 80 80 01 7a 06 80 80 80 80 80 01                                              |
        | uint64 4398046511103        | uint64 | 4398046511103u           | 68 ff ff ff ff ff 7f 70 ff ff ff ff ff 7f 7a 06 ff ff ff ff ff 7f                                              |
        | uint64 4398046511104        | uint64 | 4398046511104u           | 68 80 80 80 80 80 80 01 70 80 80 80 80 80 80 01 7a 07 80 80 80 80 80 80 01                                     |
        | uint64 562949953421311      | uint64 | 562949953421311u         | 68 ff ff ff ff ff ff 7f 70 ff ff ff ff ff ff 7f 7a 07 ff ff ff ff ff ff 7f                                     |
        | uint64 562949953421312      | uint64 | 562949953421312u         | 68 80 80 80 80 80 80 80 01 70 80 80 80 80 80 80 80 01 7a 08 80 80 80 80 80 80 80 01                            |
        | uint64 72057594037927935    | uint64 | 72057594037927935u       | 68 ff ff ff ff ff ff ff 7f 70 ff ff ff ff ff ff ff 7f 7a 08 ff ff ff ff ff ff ff 7f                            |
        | uint64 72057594037927936    | uint64 | 72057594037927936u       | 68 80 80 80 80 80 80 80 80 01 70 80 80 80 80 80 80 80 80 01 7a 09 80 80 80 80 80 80 80 80 01                   |
        | uint64 9223372036854775807  | uint64 | 9223372036854775807u     | 68 ff ff ff ff ff ff ff ff 7f 70 ff ff ff ff ff ff ff ff 7f 7a 09 ff ff ff ff ff ff ff ff 7f                   |
        | uint64 9223372036854775808  | uint64 | 9223372036854775808u     | 68 80 80 80 80 80 80 80 80 80 01 70 80 80 80 80 80 80 80 80 80 01 7a 0a 80 80 80 80 80 80 80 80 80 01          |
        | uint64 18446744073709551615 | uint64 | 18446744073709551615u    | 68 ff ff ff ff ff ff ff ff ff 01 70 ff ff ff ff ff ff ff ff ff 01 7a 0a ff ff ff ff ff ff ff ff ff 01          |
        | sint64 -64                  | sint64 | -64                      | 80 01 7f 88 01 7f 92 01 01 7f                                                                                  |
        | sint64 64                   | sint64 | 64                       | 80 01 80 01 88 01 80 01 92 01 02 80 01                                                                         |
        | sint64 -8192                | sint64 | -8192                    | 80 01 ff 7f 88 01 ff 7f 92 01 02 ff 7f                                                                         |
        | sint64 8192                 | sint64 | 8192                     | 80 01 80 80 01 88 01 80 80 01 92 01 03 80 80 01                                                                |
        | sint64 -1048576             | sint64 | -1048576                 | 80 01 ff ff 7f 88 01 ff ff 7f 92 01 03 ff ff 7f                                                                |
        | sint64 1048576              | sint64 | 1048576                  | 80 01 80 80 80 01 88 01 80 80 80 01 92 01 04 80 80 80 01                                                       |
        | sint64 -134217728           | sint64 | -134217728               | 80 01 ff ff ff 7f 88 01 ff ff ff 7f 92 01 04 ff ff ff 7f                                                       |
        | sint64 134217728            | sint64 | 134217728                | 80 01 80 80 80 80 01 88 01 80 80 80 80 01 92 01 05 80 80 80 80 01                                              |
        | sint64 -17179869184         | sint64 | -17179869184             | 80 01 ff ff ff ff 7f 88 01 ff ff ff ff 7f 92 01 05 ff ff ff ff 7f                                              |
        | sint64 17179869184          | sint64 | 17179869184              | 80 01 80 80 80 80 80 01 88 01 80 80 80 80 80 01 92 01 06 80 80 80 80 80 01                                     |
        | sint64 -2199023255552       | sint64 | -2199023255552           | 80 01 ff ff ff ff ff 7f 88 01 ff ff ff ff ff 7f 92 01 06 ff ff ff ff ff 7f                                     |
        | sint64 2199023255552        | sint64 | 2199023255552            | 80 01 80 80 80 80 80 80 01 88 01 80 80 80 80 80 80 01 92 01 07 80 80 80 80 80 80 01                            |
        | sint64 -281474976710656     | sint64 | -281474976710656         | 80 01 ff ff ff ff ff ff 7f 88 01 ff ff ff ff ff ff 7f 92 01 07 ff ff ff ff ff ff 7f                            |
        | sint64 281474976710656      | sint64 | 281474976710656          | 80 01 80 80 80 80 80 80 80 01 88 01 80 80 80 80 80 80 80 01 92 01 08 80 80 80 80 80 80 80 01                   |
        | sint64 -36028797018963968   | sint64 | -36028797018963968       | 80 01 ff ff ff ff ff ff ff 7f 88 01 ff ff ff ff ff ff ff 7f 92 01 08 ff ff ff ff ff ff ff 7f                   |
        | sint64 36028797018963968    | sint64 | 36028797018963968        | 80 01 80 80 80 80 80 80 80 80 01 88 01 80 80 80 80 80 80 80 80 01 92 01 09 80 80 80 80 80 80 80 80 01          |
        | sint64 9223372036854775807  | sint64 | 9223372036854775807      | 80 01 fe ff ff ff ff ff ff ff ff 01 88 01 fe ff ff ff ff ff ff ff ff 01 92 01 0a fe ff ff ff ff ff ff ff ff 01 |
        | sint64 -9223372036854775808 | sint64 | -9223372036854775807 - 1 | 80 01 ff ff ff ff ff ff ff ff ff 01 88 01 ff ff ff ff ff ff ff ff ff 01 92 01 0a ff ff ff ff ff ff ff ff ff 01 |
        | an enum, 127                | kind   | KIND_127                 | 98 01 7f a0 01 7f aa 01 01 7f                                                                                  |
        | an enum, 128                | kind   | KIND_128                 | 98 01 80 01 a0 01 80 01 aa 01 02 80 01                                                                         |
        | an enum, 16383              | kind   | KIND_16383               | 98 01 ff 7f a0 01 ff 7f aa 01 02 ff 7f                                                                         |
        | an enum, 16384              | kind   | KIND_16384               | 98 01 80 80 01 a0 01 80 80 01 aa 01 03 80 80 01                                                                |
        | an enum, 2097151            | kind   | KIND_2097151             | 98 01 ff ff 7f a0 01 ff ff 7f aa 01 03 ff ff 7f                                                                |
        | an enum, 2097152            | kind   | KIND_2097152             | 98 01 80 80 80 01 a0 01 80 80 80 01 aa 01 04 80 80 80 01                                                       |
        | an enum, 268435455          | kind   | KIND_268435455           | 98 01 ff ff ff 7f a0 01 ff ff ff 7f aa 01 04 ff ff ff 7f                                                       |
        | an enum, 268435456          | kind   | KIND_268435456           | 98 01 80 80 80 80 01 a0 01 80 80 80 80 01 aa 01 05 80 80 80 80 01                                              |
        | an enum, 2147483647         | kind   | KIND_MOST                | 98 01 ff ff ff ff 07 a0 01 ff ff ff ff 07 aa 01 05 ff ff ff ff 07                                              |
        | an enum, -2147483648        | kind   | KIND_LEAST               | 98 01 80 80 80 80 f8 ff ff ff ff 01 a0 01 80 80 80 80 f8 ff ff ff ff 01 aa 01 0a 80 80 80 80 f8 ff ff ff ff 01 |
        | an enum, -1                 | kind   | KIND_MINUS               | 98 01 ff ff ff ff ff ff ff ff ff 01 a0 01 ff ff ff ff ff ff ff ff ff 01 aa 01 0a ff ff ff ff ff ff ff ff ff 01 |

    Scenario Outline: an open enum, <number>, alone, in a list and packed
      Given `Opens m`
      When `m.set_kind_one(<value>), m.add_kind_list(<value>), m.add_kind_pack(<value>)`
      Then `m.ByteSizeLong()` is `bytes("<bytes>").size()`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | number      | value          | bytes                                                                                                          |
        | 127         | OPEN_127       | 98 01 7f a0 01 7f aa 01 01 7f                                                                                  |
        | 128         | OPEN_128       | 98 01 80 01 a0 01 80 01 aa 01 02 80 01                                                                         |
        | 16383       | OPEN_16383     | 98 01 ff 7f a0 01 ff 7f aa 01 02 ff 7f                                                                         |
        | 16384       | OPEN_16384     | 98 01 80 80 01 a0 01 80 80 01 aa 01 03 80 80 01                                                                |
        | 2097151     | OPEN_2097151   | 98 01 ff ff 7f a0 01 ff ff 7f aa 01 03 ff ff 7f                                                                |
        | 2097152     | OPEN_2097152   | 98 01 80 80 80 01 a0 01 80 80 80 01 aa 01 04 80 80 80 01                                                       |
        | 268435455   | OPEN_268435455 | 98 01 ff ff ff 7f a0 01 ff ff ff 7f aa 01 04 ff ff ff 7f                                                       |
        | 268435456   | OPEN_268435456 | 98 01 80 80 80 80 01 a0 01 80 80 80 80 01 aa 01 05 80 80 80 80 01                                              |
        | 2147483647  | OPEN_MOST      | 98 01 ff ff ff ff 07 a0 01 ff ff ff ff 07 aa 01 05 ff ff ff ff 07                                              |
        | -2147483648 | OPEN_LEAST     | 98 01 80 80 80 80 f8 ff ff ff ff 01 a0 01 80 80 80 80 f8 ff ff ff ff 01 aa 01 0a 80 80 80 80 f8 ff ff ff ff 01 |
        | -1          | OPEN_MINUS     | 98 01 ff ff ff ff ff ff ff ff ff 01 a0 01 ff ff ff ff ff ff ff ff ff 01 aa 01 0a ff ff ff ff ff ff ff ff ff 01 |

  @cpp.message.size
  Rule: `ByteSizeLong` gives the size of the serialized message (defaults of several bytes)

    Background:
      Given the schema file `defaults.proto`
        """proto
        syntax = "proto2";
        message Defaults {
          optional int32 one = 1 [default = -1];
          optional uint64 two = 2 [default = 300];
          optional sint32 three = 3 [default = -65];
          optional uint32 four = 4 [default = 127];
          optional string five = 5 [default = "unset"];
          oneof choice {
            int32 six = 6;
            string seven = 7;
            sint64 eight = 8;
            double nine = 9;
          }
        }
        """

    Scenario Outline: <set>, while defaults are unset
      Given `Defaults m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.ByteSizeLong()` is `bytes("<bytes>").size()`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | set                 | bytes                                                                         |
        | a short number      | 08 05                                                                         |
        | a default           | 08 ff ff ff ff ff ff ff ff ff 01                                              |
        | one of several      | 20 05                                                                         |
        | a string            | 2a 02 61 62                                                                   |
        | short numbers       | 08 00 10 00 18 00 20 00 2a 00                                                 |
        | defaults            | 08 ff ff ff ff ff ff ff ff ff 01 10 ac 02 18 81 01 20 7f 2a 05 75 6e 73 65 74 |
        | a number in a oneof | 30 ac 02                                                                      |
        | a string in a oneof | 3a 03 61 62 63                                                                |
        | a zigzag number     | 40 81 01                                                                      |
        | a floating number   | 49 00 00 00 00 00 00 04 c0                                                    |
