@needs.cpp
Feature: Sizes and thresholds
  Short and long, one and many are stored and written in different ways. Whatever the size, nothing is lost where one way
  ends and the next begins.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional string label = 1; optional Part next = 2; }
      message Negatives {
        optional int32 n1 = 1; optional int32 n2 = 2; optional int32 n3 = 3; optional int32 n4 = 4; optional int32 n5 = 5;
        optional int32 n6 = 6; optional int32 n7 = 7; optional int32 n8 = 8; optional int32 n9 = 9; optional int32 n10 = 10;
        optional int32 n11 = 11; optional int32 n12 = 12; optional int32 n13 = 13; optional int32 n14 = 14; optional int32 n15 = 15;
        optional string text = 16;
      }
      enum Below { BELOW_ZERO = 0; BELOW_ONE = -1; }
      message NegativeEnums {
        optional Below n1 = 1; optional Below n2 = 2; optional Below n3 = 3; optional Below n4 = 4; optional Below n5 = 5;
        optional Below n6 = 6; optional Below n7 = 7; optional Below n8 = 8; optional Below n9 = 9; optional Below n10 = 10;
        optional Below n11 = 11; optional Below n12 = 12; optional Below n13 = 13; optional Below n14 = 14; optional Below n15 = 15;
        optional string text = 16;
      }
      message Longs {
        optional int64 n1 = 1; optional uint64 n2 = 2; optional sint64 n3 = 3; optional int64 n4 = 4; optional uint64 n5 = 5;
        optional sint64 n6 = 6; optional int64 n7 = 7; optional uint64 n8 = 8; optional sint64 n9 = 9; optional int64 n10 = 10;
        optional uint64 n11 = 11; optional sint64 n12 = 12; optional int64 n13 = 13; optional uint64 n14 = 14; optional sint64 n15 = 15;
        optional string text = 16;
      }
      message Sizes {
        optional string text = 1;
        optional bytes data = 2;
        optional Part part = 3;
        optional group Box = 4 { optional string label = 1; }
        repeated int32 numbers = 5;
        repeated int32 packed = 6 [packed = true];
        repeated string texts = 7;
        repeated Part parts = 8;
        repeated group Row = 9 { optional int32 id = 1; }
        map<int32, Part> places = 10;
        map<string, string> words = 11;
        oneof which { string name = 12; Part piece = 13; uint64 digit = 14; }
        optional int32 int32_value = 15;
        optional int64 int64_value = 16;
        optional uint32 uint32_value = 17;
        optional uint64 uint64_value = 18;
        optional sint32 sint32_value = 19;
        optional sint64 sint64_value = 20;
        repeated uint64 values = 21;
        repeated uint64 packed_values = 22 [packed = true];
        map<uint64, uint64> sums = 23;
        map<int64, int32> longs = 24;
        extensions 100 to 199;
      }
      extend Sizes {
        optional Part x_part = 100;
        repeated int32 x_numbers = 101;
        repeated Part x_parts = 102;
        optional uint64 x_value = 103;
        repeated string x_texts = 104;
        optional string x_text = 105;
      }
      """

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (sizes)

    Scenario: a text of 0 bytes
      Given `Sizes m`
      When `m.set_text(std::string(0, 'x'))`
      Then `m.SerializeAsString()` is `bytes("0a 00") + std::string(0, 'x')`

    Scenario Outline: a text of <size> bytes
      Given `Sizes m`
      When `m.set_text(std::string(<size>, 'x'))`
      Then `m.SerializeAsString()` is `bytes("<head>") + std::string(<size>, 'x')`

      Examples:
        | size  | head        |
        | 1     | 0a 01       |
        | 15    | 0a 0f       |
        | 16    | 0a 10       |
        | 22    | 0a 16       |
        | 23    | 0a 17       |
        | 24    | 0a 18       |
        | 31    | 0a 1f       |
        | 32    | 0a 20       |
        | 127   | 0a 7f       |
        | 128   | 0a 80 01    |
        | 4095  | 0a ff 1f    |
        | 4096  | 0a 80 20    |
        | 4097  | 0a 81 20    |
        | 16383 | 0a ff 7f    |
        | 16384 | 0a 80 80 01 |
        | 65536 | 0a 80 80 04 |

    Scenario: a message of 127 bytes
      Given `Sizes m`
      When `m.mutable_part()->set_label(std::string(125, 'x'))`
      Then `m.SerializeAsString()` is `bytes("1a 7f 0a 7d") + std::string(125, 'x') + bytes("")`

    Scenario Outline: <what>
      Given `Sizes m`
      When `<set>(std::string(<size>, 'x'))`
      Then `m.SerializeAsString()` is `bytes("<head>") + std::string(<size>, 'x') + bytes("<tail>")`

      Examples:
        | what                                       | size  | set                                         | head                                | tail |
        | a message of 128 bytes                     | 126   | m.mutable_part()->set_label                 | 1a 80 01 0a 7e                      |      |
        | a message of 16383 bytes                   | 16380 | m.mutable_part()->set_label                 | 1a ff 7f 0a fc 7f                   |      |
        | a message of 16384 bytes                   | 16381 | m.mutable_part()->set_label                 | 1a 80 80 01 0a fd 7f                |      |
        | a message of 127 bytes in a oneof          | 125   | m.mutable_piece()->set_label                | 6a 7f 0a 7d                         |      |
        | an element of 127 bytes                    | 125   | m.add_parts()->set_label                    | 42 7f 0a 7d                         |      |
        | an extension of 127 bytes                  | 125   | m.MutableExtension(x_part)->set_label       | a2 06 7f 0a 7d                      |      |
        | an element of 127 bytes in an extension    | 125   | m.AddExtension(x_parts)->set_label          | b2 06 7f 0a 7d                      |      |
        | a message of 128 bytes in a oneof          | 126   | m.mutable_piece()->set_label                | 6a 80 01 0a 7e                      |      |
        | an element of 128 bytes                    | 126   | m.add_parts()->set_label                    | 42 80 01 0a 7e                      |      |
        | an extension of 128 bytes                  | 126   | m.MutableExtension(x_part)->set_label       | a2 06 80 01 0a 7e                   |      |
        | an element of 128 bytes in an extension    | 126   | m.AddExtension(x_parts)->set_label          | b2 06 80 01 0a 7e                   |      |
        | a message of 16383 bytes in a oneof        | 16380 | m.mutable_piece()->set_label                | 6a ff 7f 0a fc 7f                   |      |
        | an element of 16383 bytes                  | 16380 | m.add_parts()->set_label                    | 42 ff 7f 0a fc 7f                   |      |
        | an extension of 16383 bytes                | 16380 | m.MutableExtension(x_part)->set_label       | a2 06 ff 7f 0a fc 7f                |      |
        | an element of 16383 bytes in an extension  | 16380 | m.AddExtension(x_parts)->set_label          | b2 06 ff 7f 0a fc 7f                |      |
        | a message of 16384 bytes in a oneof        | 16381 | m.mutable_piece()->set_label                | 6a 80 80 01 0a fd 7f                |      |
        | an element of 16384 bytes                  | 16381 | m.add_parts()->set_label                    | 42 80 80 01 0a fd 7f                |      |
        | an extension of 16384 bytes                | 16381 | m.MutableExtension(x_part)->set_label       | a2 06 80 80 01 0a fd 7f             |      |
        | an element of 16384 bytes in an extension  | 16381 | m.AddExtension(x_parts)->set_label          | b2 06 80 80 01 0a fd 7f             |      |
        | an entry of 129 bytes                      | 123   | (*m.mutable_places())[1].set_label          | 52 81 01 08 01 12 7d 0a 7b          |      |
        | a message of 127 bytes with one of 125     | 123   | m.mutable_part()->mutable_next()->set_label | 1a 7f 12 7d 0a 7b                   |      |
        | an entry of 130 bytes                      | 124   | (*m.mutable_places())[1].set_label          | 52 82 01 08 01 12 7e 0a 7c          |      |
        | a message of 128 bytes with one of 126     | 124   | m.mutable_part()->mutable_next()->set_label | 1a 80 01 12 7e 0a 7c                |      |
        | an entry of 131 bytes                      | 125   | (*m.mutable_places())[1].set_label          | 52 83 01 08 01 12 7f 0a 7d          |      |
        | a message of 129 bytes with one of 127     | 125   | m.mutable_part()->mutable_next()->set_label | 1a 81 01 12 7f 0a 7d                |      |
        | an entry of 133 bytes                      | 126   | (*m.mutable_places())[1].set_label          | 52 85 01 08 01 12 80 01 0a 7e       |      |
        | a message of 131 bytes with one of 128     | 126   | m.mutable_part()->mutable_next()->set_label | 1a 83 01 12 80 01 0a 7e             |      |
        | an entry of 16386 bytes                    | 16378 | (*m.mutable_places())[1].set_label          | 52 82 80 01 08 01 12 fd 7f 0a fa 7f |      |
        | a message of 16384 bytes with one of 16381 | 16378 | m.mutable_part()->mutable_next()->set_label | 1a 80 80 01 12 fd 7f 0a fa 7f       |      |
        | an entry of 16387 bytes                    | 16379 | (*m.mutable_places())[1].set_label          | 52 83 80 01 08 01 12 fe 7f 0a fb 7f |      |
        | a message of 16385 bytes with one of 16382 | 16379 | m.mutable_part()->mutable_next()->set_label | 1a 81 80 01 12 fe 7f 0a fb 7f       |      |
        | a group with a text of 127 bytes           | 127   | m.mutable_box()->set_label                  | 23 0a 7f                            | 24   |
        | a member of a oneof of 127 bytes           | 127   | m.set_name                                  | 62 7f                               |      |
        | an extension with a text of 127 bytes      | 127   | *m.MutableExtension(x_text) =               | ca 06 7f                            |      |
        | a group with a text of 128 bytes           | 128   | m.mutable_box()->set_label                  | 23 0a 80 01                         | 24   |
        | a member of a oneof of 128 bytes           | 128   | m.set_name                                  | 62 80 01                            |      |
        | an extension with a text of 128 bytes      | 128   | *m.MutableExtension(x_text) =               | ca 06 80 01                         |      |
        | a group with a text of 16383 bytes         | 16383 | m.mutable_box()->set_label                  | 23 0a ff 7f                         | 24   |
        | a member of a oneof of 16383 bytes         | 16383 | m.set_name                                  | 62 ff 7f                            |      |
        | an extension with a text of 16383 bytes    | 16383 | *m.MutableExtension(x_text) =               | ca 06 ff 7f                         |      |
        | a group with a text of 16384 bytes         | 16384 | m.mutable_box()->set_label                  | 23 0a 80 80 01                      | 24   |
        | a member of a oneof of 16384 bytes         | 16384 | m.set_name                                  | 62 80 80 01                         |      |
        | an extension with a text of 16384 bytes    | 16384 | *m.MutableExtension(x_text) =               | ca 06 80 80 01                      |      |

    Scenario: uint64 127
      Given `Sizes m`
      When `m.set_uint64_value(127u)`
      Then `m` serializes to the bytes `90 01 7f`

    Scenario Outline: <number>
      Given `Sizes m`
      When `m.set_<type>_value(<value>)`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | number                      | type   | value                               | bytes                               |
        | int64 127                   | int64  | 127                                 | 80 01 7f                            |
        | uint32 127                  | uint32 | 127u                                | 88 01 7f                            |
        | int32 127                   | int32  | 127                                 | 78 7f                               |
        | uint64 128                  | uint64 | 128u                                | 90 01 80 01                         |
        | int64 128                   | int64  | 128                                 | 80 01 80 01                         |
        | uint32 128                  | uint32 | 128u                                | 88 01 80 01                         |
        | int32 128                   | int32  | 128                                 | 78 80 01                            |
        | uint64 16383                | uint64 | 16383u                              | 90 01 ff 7f                         |
        | uint64 16384                | uint64 | 16384u                              | 90 01 80 80 01                      |
        | uint64 2097151              | uint64 | 2097151u                            | 90 01 ff ff 7f                      |
        | uint64 2097152              | uint64 | 2097152u                            | 90 01 80 80 80 01                   |
        | uint64 268435455            | uint64 | 268435455u                          | 90 01 ff ff ff 7f                   |
        | int64 268435455             | int64  | 268435455                           | 80 01 ff ff ff 7f                   |
        | uint32 268435455            | uint32 | 268435455u                          | 88 01 ff ff ff 7f                   |
        | int32 268435455             | int32  | 268435455                           | 78 ff ff ff 7f                      |
        | uint64 268435456            | uint64 | 268435456u                          | 90 01 80 80 80 80 01                |
        | int64 268435456             | int64  | 268435456                           | 80 01 80 80 80 80 01                |
        | uint32 268435456            | uint32 | 268435456u                          | 88 01 80 80 80 80 01                |
        | int32 268435456             | int32  | 268435456                           | 78 80 80 80 80 01                   |
        | uint64 34359738367          | uint64 | 34359738367u                        | 90 01 ff ff ff ff 7f                |
        | uint64 34359738368          | uint64 | 34359738368u                        | 90 01 80 80 80 80 80 01             |
        | uint64 4398046511103        | uint64 | 4398046511103u                      | 90 01 ff ff ff ff ff 7f             |
        | uint64 4398046511104        | uint64 | 4398046511104u                      | 90 01 80 80 80 80 80 80 01          |
        | uint64 562949953421311      | uint64 | 562949953421311u                    | 90 01 ff ff ff ff ff ff 7f          |
        | uint64 562949953421312      | uint64 | 562949953421312u                    | 90 01 80 80 80 80 80 80 80 01       |
        | uint64 72057594037927935    | uint64 | 72057594037927935u                  | 90 01 ff ff ff ff ff ff ff 7f       |
        | uint64 72057594037927936    | uint64 | 72057594037927936u                  | 90 01 80 80 80 80 80 80 80 80 01    |
        | uint64 9223372036854775807  | uint64 | 9223372036854775807u                | 90 01 ff ff ff ff ff ff ff ff 7f    |
        | int64 9223372036854775807   | int64  | 9223372036854775807                 | 80 01 ff ff ff ff ff ff ff ff 7f    |
        | uint64 9223372036854775808  | uint64 | 9223372036854775808u                | 90 01 80 80 80 80 80 80 80 80 80 01 |
        | uint64 18446744073709551615 | uint64 | 18446744073709551615u               | 90 01 ff ff ff ff ff ff ff ff ff 01 |
        | uint32 4294967295           | uint32 | 4294967295u                         | 88 01 ff ff ff ff 0f                |
        | int32 2147483647            | int32  | 2147483647                          | 78 ff ff ff ff 07                   |
        | int32 -1                    | int32  | -1                                  | 78 ff ff ff ff ff ff ff ff ff 01    |
        | int64 -1                    | int64  | -1                                  | 80 01 ff ff ff ff ff ff ff ff ff 01 |
        | int32 -128                  | int32  | -128                                | 78 80 ff ff ff ff ff ff ff ff 01    |
        | int64 -128                  | int64  | -128                                | 80 01 80 ff ff ff ff ff ff ff ff 01 |
        | int32 -2147483648           | int32  | std::numeric_limits<int32_t>::min() | 78 80 80 80 80 f8 ff ff ff ff 01    |
        | int64 -2147483648           | int64  | std::numeric_limits<int32_t>::min() | 80 01 80 80 80 80 f8 ff ff ff ff 01 |
        | int64 -9223372036854775808  | int64  | std::numeric_limits<int64_t>::min() | 80 01 80 80 80 80 80 80 80 80 80 01 |
        | sint64 -64                  | sint64 | -64                                 | a0 01 7f                            |
        | sint32 -64                  | sint32 | -64                                 | 98 01 7f                            |
        | sint64 64                   | sint64 | 64                                  | a0 01 80 01                         |
        | sint32 64                   | sint32 | 64                                  | 98 01 80 01                         |
        | sint64 -134217728           | sint64 | -134217728                          | a0 01 ff ff ff 7f                   |
        | sint32 -134217728           | sint32 | -134217728                          | 98 01 ff ff ff 7f                   |
        | sint64 134217728            | sint64 | 134217728                           | a0 01 80 80 80 80 01                |
        | sint32 134217728            | sint32 | 134217728                           | 98 01 80 80 80 80 01                |
        | sint64 -4611686018427387904 | sint64 | -4611686018427387904                | a0 01 ff ff ff ff ff ff ff ff 7f    |
        | sint64 4611686018427387904  | sint64 | 4611686018427387904                 | a0 01 80 80 80 80 80 80 80 80 80 01 |
        | sint64 -9223372036854775808 | sint64 | std::numeric_limits<int64_t>::min() | a0 01 ff ff ff ff ff ff ff ff ff 01 |
        | sint32 -2147483648          | sint32 | std::numeric_limits<int32_t>::min() | 98 01 ff ff ff ff 0f                |
        | sint64 9223372036854775807  | sint64 | 9223372036854775807                 | a0 01 fe ff ff ff ff ff ff ff ff 01 |
        | sint32 2147483647           | sint32 | 2147483647                          | 98 01 fe ff ff ff 0f                |

    Scenario: 127 in other places
      Given `Sizes m`
      When `m.set_digit(127u), m.set_uint64_value(127u), m.add_values(127u), m.add_packed_values(127u)`
      And `(*m.mutable_sums())[127u] = 127u, m.SetExtension(x_value, 127u)`
      Then `m` serializes to the bytes `70 7f 90 01 7f a8 01 7f b2 01 01 7f ba 01 04 08 7f 10 7f b8 06 7f`

    Scenario Outline: <number> in other places
      Given `Sizes m`
      When `m.set_digit(<number>u), m.set_uint64_value(<number>u), m.add_values(<number>u), m.add_packed_values(<number>u)`
      And `(*m.mutable_sums())[<number>u] = <number>u, m.SetExtension(x_value, <number>u)`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | number               | bytes                                                                                                                                                                                                                                                          |
        | 128                  | 70 80 01 90 01 80 01 a8 01 80 01 b2 01 02 80 01 ba 01 06 08 80 01 10 80 01 b8 06 80 01                                                                                                                                                                         |
        | 16383                | 70 ff 7f 90 01 ff 7f a8 01 ff 7f b2 01 02 ff 7f ba 01 06 08 ff 7f 10 ff 7f b8 06 ff 7f                                                                                                                                                                         |
        | 16384                | 70 80 80 01 90 01 80 80 01 a8 01 80 80 01 b2 01 03 80 80 01 ba 01 08 08 80 80 01 10 80 80 01 b8 06 80 80 01                                                                                                                                                    |
        | 2097151              | 70 ff ff 7f 90 01 ff ff 7f a8 01 ff ff 7f b2 01 03 ff ff 7f ba 01 08 08 ff ff 7f 10 ff ff 7f b8 06 ff ff 7f                                                                                                                                                    |
        | 2097152              | 70 80 80 80 01 90 01 80 80 80 01 a8 01 80 80 80 01 b2 01 04 80 80 80 01 ba 01 0a 08 80 80 80 01 10 80 80 80 01 b8 06 80 80 80 01                                                                                                                               |
        | 268435455            | 70 ff ff ff 7f 90 01 ff ff ff 7f a8 01 ff ff ff 7f b2 01 04 ff ff ff 7f ba 01 0a 08 ff ff ff 7f 10 ff ff ff 7f b8 06 ff ff ff 7f                                                                                                                               |
        | 268435456            | 70 80 80 80 80 01 90 01 80 80 80 80 01 a8 01 80 80 80 80 01 b2 01 05 80 80 80 80 01 ba 01 0c 08 80 80 80 80 01 10 80 80 80 80 01 b8 06 80 80 80 80 01                                                                                                          |
        | 34359738367          | 70 ff ff ff ff 7f 90 01 ff ff ff ff 7f a8 01 ff ff ff ff 7f b2 01 05 ff ff ff ff 7f ba 01 0c 08 ff ff ff ff 7f 10 ff ff ff ff 7f b8 06 ff ff ff ff 7f                                                                                                          |
        | 34359738368          | 70 80 80 80 80 80 01 90 01 80 80 80 80 80 01 a8 01 80 80 80 80 80 01 b2 01 06 80 80 80 80 80 01 ba 01 0e 08 80 80 80 80 80 01 10 80 80 80 80 80 01 b8 06 80 80 80 80 80 01                                                                                     |
        | 4398046511103        | 70 ff ff ff ff ff 7f 90 01 ff ff ff ff ff 7f a8 01 ff ff ff ff ff 7f b2 01 06 ff ff ff ff ff 7f ba 01 0e 08 ff ff ff ff ff 7f 10 ff ff ff ff ff 7f b8 06 ff ff ff ff ff 7f                                                                                     |
        | 4398046511104        | 70 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 01 b2 01 07 80 80 80 80 80 80 01 ba 01 10 08 80 80 80 80 80 80 01 10 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 01                                                                |
        | 562949953421311      | 70 ff ff ff ff ff ff 7f 90 01 ff ff ff ff ff ff 7f a8 01 ff ff ff ff ff ff 7f b2 01 07 ff ff ff ff ff ff 7f ba 01 10 08 ff ff ff ff ff ff 7f 10 ff ff ff ff ff ff 7f b8 06 ff ff ff ff ff ff 7f                                                                |
        | 562949953421312      | 70 80 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 80 01 b2 01 08 80 80 80 80 80 80 80 01 ba 01 12 08 80 80 80 80 80 80 80 01 10 80 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 80 01                                           |
        | 72057594037927935    | 70 ff ff ff ff ff ff ff 7f 90 01 ff ff ff ff ff ff ff 7f a8 01 ff ff ff ff ff ff ff 7f b2 01 08 ff ff ff ff ff ff ff 7f ba 01 12 08 ff ff ff ff ff ff ff 7f 10 ff ff ff ff ff ff ff 7f b8 06 ff ff ff ff ff ff ff 7f                                           |
        | 72057594037927936    | 70 80 80 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 80 80 01 b2 01 09 80 80 80 80 80 80 80 80 01 ba 01 14 08 80 80 80 80 80 80 80 80 01 10 80 80 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 80 80 01                      |
        | 9223372036854775807  | 70 ff ff ff ff ff ff ff ff 7f 90 01 ff ff ff ff ff ff ff ff 7f a8 01 ff ff ff ff ff ff ff ff 7f b2 01 09 ff ff ff ff ff ff ff ff 7f ba 01 14 08 ff ff ff ff ff ff ff ff 7f 10 ff ff ff ff ff ff ff ff 7f b8 06 ff ff ff ff ff ff ff ff 7f                      |
        | 9223372036854775808  | 70 80 80 80 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 80 80 80 01 b2 01 0a 80 80 80 80 80 80 80 80 80 01 ba 01 16 08 80 80 80 80 80 80 80 80 80 01 10 80 80 80 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 80 80 80 01 |
        | 18446744073709551615 | 70 ff ff ff ff ff ff ff ff ff 01 90 01 ff ff ff ff ff ff ff ff ff 01 a8 01 ff ff ff ff ff ff ff ff ff 01 b2 01 0a ff ff ff ff ff ff ff ff ff 01 ba 01 16 08 ff ff ff ff ff ff ff ff ff 01 10 ff ff ff ff ff ff ff ff ff 01 b8 06 ff ff ff ff ff ff ff ff ff 01 |

    Scenario: 1 packed numbers
      Given `Sizes m`
      When `for (int i = 0; i < 1; ++i) m.add_packed(i % 100)`
      Then `m.SerializeAsString().substr(0, 2)` is `bytes("32 01")`
      And `m.SerializeAsString().size()` is `1u + 2u`

    Scenario Outline: <count> packed numbers
      Given `Sizes m`
      When `for (int i = 0; i < <count>; ++i) m.add_packed(i % 100)`
      Then `m.SerializeAsString().substr(0, <size>)` is `bytes("<head>")`
      And `m.SerializeAsString().size()` is `<count>u + <size>u`

      Examples:
        | count | size | head        |
        | 127   | 2    | 32 7f       |
        | 128   | 3    | 32 80 01    |
        | 16383 | 3    | 32 ff 7f    |
        | 16384 | 4    | 32 80 80 01 |

    # A negative number takes ten bytes, whichever size of buffer is left for it.
    Scenario: negative numbers before a text of any size
      Given `Negatives m`
      And `std::string numbers`
      And `for (int i = 1; i <= 15; ++i) numbers += std::string(1, static_cast<char>(8 * i)) + bytes("ff ff ff ff ff ff ff ff ff 01")`
      And `m.ParseFromString(numbers)`
      When `size_t wrong = 0`
      And `for (size_t size = 3800; size < 4100; ++size) m.set_text(std::string(size, 'x')), wrong += m.SerializeAsString() != numbers + record(16, m.text())`
      Then `wrong` is `0u`

    Scenario Outline: <numbers> of ten bytes before a text of any size
      Given `<message> m`
      And `std::string numbers`
      And `for (int i = 1; i <= 15; ++i) numbers += std::string(1, static_cast<char>(8 * i)) + bytes("ff ff ff ff ff ff ff ff ff 01")`
      And `m.ParseFromString(numbers)`
      When `size_t wrong = 0`
      And `for (size_t size = 3800; size < 4100; ++size) m.set_text(std::string(size, 'x')), wrong += m.SerializeAsString() != numbers + record(16, m.text())`
      Then `wrong` is `0u`

      Examples:
        | numbers        | message       |
        | negative enums | NegativeEnums |
        | 64-bit numbers | Longs         |

    Scenario: an unknown text of 100 bytes in the message
      Given `Sizes m`
      And `const std::string unknown = record(900, std::string(100, 'x'))`
      When `m.ParseFromString(unknown)`
      Then `m.SerializeAsString()` is `unknown`

    Scenario Outline: an unknown text of <size> bytes in <where>
      Given `Sizes m`
      And `const std::string unknown = record(900, std::string(<size>, 'x'))`
      When `m.ParseFromString(<bytes>)`
      Then `m.SerializeAsString()` is `<bytes>`

      Examples:
        | size  | where                  | bytes                                                |
        | 4096  | the message            | unknown                                              |
        | 8192  | the message            | unknown                                              |
        | 20000 | the message            | unknown                                              |
        | 70000 | the message            | unknown                                              |
        | 100   | a message with a text  | record(1, "abc") + unknown                           |
        | 4096  | a message with a text  | record(1, "abc") + unknown                           |
        | 8192  | a message with a text  | record(1, "abc") + unknown                           |
        | 20000 | a message with a text  | record(1, "abc") + unknown                           |
        | 70000 | a message with a text  | record(1, "abc") + unknown                           |
        | 100   | a submessage           | record(3, unknown)                                   |
        | 4096  | a submessage           | record(3, unknown)                                   |
        | 8192  | a submessage           | record(3, unknown)                                   |
        | 20000 | a submessage           | record(3, unknown)                                   |
        | 70000 | a submessage           | record(3, unknown)                                   |
        | 100   | a group                | bytes("23") + unknown + bytes("24")                  |
        | 4096  | a group                | bytes("23") + unknown + bytes("24")                  |
        | 8192  | a group                | bytes("23") + unknown + bytes("24")                  |
        | 20000 | a group                | bytes("23") + unknown + bytes("24")                  |
        | 70000 | a group                | bytes("23") + unknown + bytes("24")                  |
        | 100   | a message of a message | record(3, record(2, unknown)) + record(105, "after") |
        | 4096  | a message of a message | record(3, record(2, unknown)) + record(105, "after") |
        | 8192  | a message of a message | record(3, record(2, unknown)) + record(105, "after") |
        | 20000 | a message of a message | record(3, record(2, unknown)) + record(105, "after") |
        | 70000 | a message of a message | record(3, record(2, unknown)) + record(105, "after") |
        | 100   | a map's message        | record(10, bytes("08 01") + record(2, unknown))      |
        | 4096  | a map's message        | record(10, bytes("08 01") + record(2, unknown))      |
        | 8192  | a map's message        | record(10, bytes("08 01") + record(2, unknown))      |
        | 20000 | a map's message        | record(10, bytes("08 01") + record(2, unknown))      |
        | 70000 | a map's message        | record(10, bytes("08 01") + record(2, unknown))      |
        | 100   | an extension           | record(100, unknown)                                 |
        | 4096  | an extension           | record(100, unknown)                                 |
        | 8192  | an extension           | record(100, unknown)                                 |
        | 20000 | an extension           | record(100, unknown)                                 |
        | 70000 | an extension           | record(100, unknown)                                 |

    Scenario: a text of 100 bytes in a message, before other bytes
      Given `Sizes m`
      And `const std::string text(100, 'x')`
      When `m.mutable_part()->set_label(text)`
      And `m.SetExtension(x_text, "after")`
      Then `m.SerializeAsString()` is `record(3, record(1, text)) + record(105, "after")`

    Scenario Outline: a text of <size> bytes in <what>, before other bytes
      Given `Sizes m`
      And `const std::string text(<size>, 'x')`
      When `<arrange>`
      And `m.SetExtension(x_text, "after")`
      Then `m.SerializeAsString()` is `<written> + record(105, "after")`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`

      Examples:
        | size  | what                               | arrange                                                                              | written                                                 |
        | 4095  | a message                          | m.mutable_part()->set_label(text)                                                    | record(3, record(1, text))                              |
        | 4095  | a repeated message                 | m.add_parts()->set_label(text), m.add_parts()->set_label("ab")                       | record(8, record(1, text)) + record(8, record(1, "ab")) |
        | 4096  | a message                          | m.mutable_part()->set_label(text)                                                    | record(3, record(1, text))                              |
        | 4096  | a message, before its other fields | m.mutable_part()->set_label(text), m.mutable_part()->mutable_next()->set_label("ab") | record(3, record(1, text) + record(2, record(1, "ab"))) |
        | 4096  | a message of a message             | m.mutable_part()->mutable_next()->set_label(text)                                    | record(3, record(2, record(1, text)))                   |
        | 4096  | a group                            | m.mutable_box()->set_label(text)                                                     | bytes("23") + record(1, text) + bytes("24")             |
        | 4096  | a repeated message                 | m.add_parts()->set_label(text), m.add_parts()->set_label("ab")                       | record(8, record(1, text)) + record(8, record(1, "ab")) |
        | 4096  | a map                              | (*m.mutable_words())["k"] = text                                                     | record(11, record(1, "k") + record(2, text))            |
        | 4096  | a map's message                    | (*m.mutable_places())[1].set_label(text)                                             | record(10, bytes("08 01") + record(2, record(1, text))) |
        | 4096  | a message of a oneof               | m.mutable_piece()->set_label(text)                                                   | record(13, record(1, text))                             |
        | 4096  | an extension                       | m.MutableExtension(x_part)->set_label(text)                                          | record(100, record(1, text))                            |
        | 20000 | a message                          | m.mutable_part()->set_label(text)                                                    | record(3, record(1, text))                              |
        | 20000 | a repeated message                 | m.add_parts()->set_label(text), m.add_parts()->set_label("ab")                       | record(8, record(1, text)) + record(8, record(1, "ab")) |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (sizes)

    Scenario: a text of 0 bytes
      Given `Sizes m`
      When `m.ParseFromString(bytes("0a 00") + std::string(0, 'x'))`
      Then `m.text()` is `std::string(0, 'x')`

    Scenario Outline: a text of <size> bytes
      Given `Sizes m`
      When `m.ParseFromString(bytes("<head>") + std::string(<size>, 'x'))`
      Then `m.text()` is `std::string(<size>, 'x')`

      Examples:
        | size  | head        |
        | 1     | 0a 01       |
        | 15    | 0a 0f       |
        | 16    | 0a 10       |
        | 22    | 0a 16       |
        | 23    | 0a 17       |
        | 24    | 0a 18       |
        | 31    | 0a 1f       |
        | 32    | 0a 20       |
        | 127   | 0a 7f       |
        | 128   | 0a 80 01    |
        | 4095  | 0a ff 1f    |
        | 4096  | 0a 80 20    |
        | 4097  | 0a 81 20    |
        | 16383 | 0a ff 7f    |
        | 16384 | 0a 80 80 01 |
        | 65536 | 0a 80 80 04 |

    Scenario: a message of 127 bytes
      Given `Sizes m`
      When `m.ParseFromString(bytes("1a 7f 0a 7d") + std::string(125, 'x') + bytes(""))`
      Then `m.part().label()` is `std::string(125, 'x')`

    Scenario Outline: <what>
      Given `Sizes m`
      When `m.ParseFromString(bytes("<head>") + std::string(<size>, 'x') + bytes("<tail>"))`
      Then `<get>` is `std::string(<size>, 'x')`

      Examples:
        | what                                       | size  | get                                | head                                | tail |
        | a message of 128 bytes                     | 126   | m.part().label()                   | 1a 80 01 0a 7e                      |      |
        | a message of 16383 bytes                   | 16380 | m.part().label()                   | 1a ff 7f 0a fc 7f                   |      |
        | a message of 16384 bytes                   | 16381 | m.part().label()                   | 1a 80 80 01 0a fd 7f                |      |
        | a message of 127 bytes in a oneof          | 125   | m.piece().label()                  | 6a 7f 0a 7d                         |      |
        | an element of 127 bytes                    | 125   | m.parts(0).label()                 | 42 7f 0a 7d                         |      |
        | an extension of 127 bytes                  | 125   | m.GetExtension(x_part).label()     | a2 06 7f 0a 7d                      |      |
        | an element of 127 bytes in an extension    | 125   | m.GetExtension(x_parts, 0).label() | b2 06 7f 0a 7d                      |      |
        | a message of 128 bytes in a oneof          | 126   | m.piece().label()                  | 6a 80 01 0a 7e                      |      |
        | an element of 128 bytes                    | 126   | m.parts(0).label()                 | 42 80 01 0a 7e                      |      |
        | an extension of 128 bytes                  | 126   | m.GetExtension(x_part).label()     | a2 06 80 01 0a 7e                   |      |
        | an element of 128 bytes in an extension    | 126   | m.GetExtension(x_parts, 0).label() | b2 06 80 01 0a 7e                   |      |
        | a message of 16383 bytes in a oneof        | 16380 | m.piece().label()                  | 6a ff 7f 0a fc 7f                   |      |
        | an element of 16383 bytes                  | 16380 | m.parts(0).label()                 | 42 ff 7f 0a fc 7f                   |      |
        | an extension of 16383 bytes                | 16380 | m.GetExtension(x_part).label()     | a2 06 ff 7f 0a fc 7f                |      |
        | an element of 16383 bytes in an extension  | 16380 | m.GetExtension(x_parts, 0).label() | b2 06 ff 7f 0a fc 7f                |      |
        | a message of 16384 bytes in a oneof        | 16381 | m.piece().label()                  | 6a 80 80 01 0a fd 7f                |      |
        | an element of 16384 bytes                  | 16381 | m.parts(0).label()                 | 42 80 80 01 0a fd 7f                |      |
        | an extension of 16384 bytes                | 16381 | m.GetExtension(x_part).label()     | a2 06 80 80 01 0a fd 7f             |      |
        | an element of 16384 bytes in an extension  | 16381 | m.GetExtension(x_parts, 0).label() | b2 06 80 80 01 0a fd 7f             |      |
        | an entry of 129 bytes                      | 123   | m.places().at(1).label()           | 52 81 01 08 01 12 7d 0a 7b          |      |
        | a message of 127 bytes with one of 125     | 123   | m.part().next().label()            | 1a 7f 12 7d 0a 7b                   |      |
        | an entry of 130 bytes                      | 124   | m.places().at(1).label()           | 52 82 01 08 01 12 7e 0a 7c          |      |
        | a message of 128 bytes with one of 126     | 124   | m.part().next().label()            | 1a 80 01 12 7e 0a 7c                |      |
        | an entry of 131 bytes                      | 125   | m.places().at(1).label()           | 52 83 01 08 01 12 7f 0a 7d          |      |
        | a message of 129 bytes with one of 127     | 125   | m.part().next().label()            | 1a 81 01 12 7f 0a 7d                |      |
        | an entry of 133 bytes                      | 126   | m.places().at(1).label()           | 52 85 01 08 01 12 80 01 0a 7e       |      |
        | a message of 131 bytes with one of 128     | 126   | m.part().next().label()            | 1a 83 01 12 80 01 0a 7e             |      |
        | an entry of 16386 bytes                    | 16378 | m.places().at(1).label()           | 52 82 80 01 08 01 12 fd 7f 0a fa 7f |      |
        | a message of 16384 bytes with one of 16381 | 16378 | m.part().next().label()            | 1a 80 80 01 12 fd 7f 0a fa 7f       |      |
        | an entry of 16387 bytes                    | 16379 | m.places().at(1).label()           | 52 83 80 01 08 01 12 fe 7f 0a fb 7f |      |
        | a message of 16385 bytes with one of 16382 | 16379 | m.part().next().label()            | 1a 81 80 01 12 fe 7f 0a fb 7f       |      |
        | a group with a text of 127 bytes           | 127   | m.box().label()                    | 23 0a 7f                            | 24   |
        | a member of a oneof of 127 bytes           | 127   | m.name()                           | 62 7f                               |      |
        | an extension with a text of 127 bytes      | 127   | m.GetExtension(x_text)             | ca 06 7f                            |      |
        | a group with a text of 128 bytes           | 128   | m.box().label()                    | 23 0a 80 01                         | 24   |
        | a member of a oneof of 128 bytes           | 128   | m.name()                           | 62 80 01                            |      |
        | an extension with a text of 128 bytes      | 128   | m.GetExtension(x_text)             | ca 06 80 01                         |      |
        | a group with a text of 16383 bytes         | 16383 | m.box().label()                    | 23 0a ff 7f                         | 24   |
        | a member of a oneof of 16383 bytes         | 16383 | m.name()                           | 62 ff 7f                            |      |
        | an extension with a text of 16383 bytes    | 16383 | m.GetExtension(x_text)             | ca 06 ff 7f                         |      |
        | a group with a text of 16384 bytes         | 16384 | m.box().label()                    | 23 0a 80 80 01                      | 24   |
        | a member of a oneof of 16384 bytes         | 16384 | m.name()                           | 62 80 80 01                         |      |
        | an extension with a text of 16384 bytes    | 16384 | m.GetExtension(x_text)             | ca 06 80 80 01                      |      |

    Scenario: uint64 127
      Given `Sizes m`
      When `m.ParseFromString(bytes("90 01 7f"))`
      Then `m.uint64_value()` is `127u`

    Scenario Outline: <number>
      Given `Sizes m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<type>_value()` is `<value>`

      Examples:
        | number                      | type   | value                               | bytes                               |
        | int64 127                   | int64  | 127                                 | 80 01 7f                            |
        | uint32 127                  | uint32 | 127u                                | 88 01 7f                            |
        | int32 127                   | int32  | 127                                 | 78 7f                               |
        | uint64 128                  | uint64 | 128u                                | 90 01 80 01                         |
        | int64 128                   | int64  | 128                                 | 80 01 80 01                         |
        | uint32 128                  | uint32 | 128u                                | 88 01 80 01                         |
        | int32 128                   | int32  | 128                                 | 78 80 01                            |
        | uint64 16383                | uint64 | 16383u                              | 90 01 ff 7f                         |
        | uint64 16384                | uint64 | 16384u                              | 90 01 80 80 01                      |
        | uint64 2097151              | uint64 | 2097151u                            | 90 01 ff ff 7f                      |
        | uint64 2097152              | uint64 | 2097152u                            | 90 01 80 80 80 01                   |
        | uint64 268435455            | uint64 | 268435455u                          | 90 01 ff ff ff 7f                   |
        | int64 268435455             | int64  | 268435455                           | 80 01 ff ff ff 7f                   |
        | uint32 268435455            | uint32 | 268435455u                          | 88 01 ff ff ff 7f                   |
        | int32 268435455             | int32  | 268435455                           | 78 ff ff ff 7f                      |
        | uint64 268435456            | uint64 | 268435456u                          | 90 01 80 80 80 80 01                |
        | int64 268435456             | int64  | 268435456                           | 80 01 80 80 80 80 01                |
        | uint32 268435456            | uint32 | 268435456u                          | 88 01 80 80 80 80 01                |
        | int32 268435456             | int32  | 268435456                           | 78 80 80 80 80 01                   |
        | uint64 34359738367          | uint64 | 34359738367u                        | 90 01 ff ff ff ff 7f                |
        | uint64 34359738368          | uint64 | 34359738368u                        | 90 01 80 80 80 80 80 01             |
        | uint64 4398046511103        | uint64 | 4398046511103u                      | 90 01 ff ff ff ff ff 7f             |
        | uint64 4398046511104        | uint64 | 4398046511104u                      | 90 01 80 80 80 80 80 80 01          |
        | uint64 562949953421311      | uint64 | 562949953421311u                    | 90 01 ff ff ff ff ff ff 7f          |
        | uint64 562949953421312      | uint64 | 562949953421312u                    | 90 01 80 80 80 80 80 80 80 01       |
        | uint64 72057594037927935    | uint64 | 72057594037927935u                  | 90 01 ff ff ff ff ff ff ff 7f       |
        | uint64 72057594037927936    | uint64 | 72057594037927936u                  | 90 01 80 80 80 80 80 80 80 80 01    |
        | uint64 9223372036854775807  | uint64 | 9223372036854775807u                | 90 01 ff ff ff ff ff ff ff ff 7f    |
        | int64 9223372036854775807   | int64  | 9223372036854775807                 | 80 01 ff ff ff ff ff ff ff ff 7f    |
        | uint64 9223372036854775808  | uint64 | 9223372036854775808u                | 90 01 80 80 80 80 80 80 80 80 80 01 |
        | uint64 18446744073709551615 | uint64 | 18446744073709551615u               | 90 01 ff ff ff ff ff ff ff ff ff 01 |
        | uint32 4294967295           | uint32 | 4294967295u                         | 88 01 ff ff ff ff 0f                |
        | int32 2147483647            | int32  | 2147483647                          | 78 ff ff ff ff 07                   |
        | int32 -1                    | int32  | -1                                  | 78 ff ff ff ff ff ff ff ff ff 01    |
        | int64 -1                    | int64  | -1                                  | 80 01 ff ff ff ff ff ff ff ff ff 01 |
        | int32 -128                  | int32  | -128                                | 78 80 ff ff ff ff ff ff ff ff 01    |
        | int64 -128                  | int64  | -128                                | 80 01 80 ff ff ff ff ff ff ff ff 01 |
        | int32 -2147483648           | int32  | std::numeric_limits<int32_t>::min() | 78 80 80 80 80 f8 ff ff ff ff 01    |
        | int64 -2147483648           | int64  | std::numeric_limits<int32_t>::min() | 80 01 80 80 80 80 f8 ff ff ff ff 01 |
        | int64 -9223372036854775808  | int64  | std::numeric_limits<int64_t>::min() | 80 01 80 80 80 80 80 80 80 80 80 01 |
        | sint64 -64                  | sint64 | -64                                 | a0 01 7f                            |
        | sint32 -64                  | sint32 | -64                                 | 98 01 7f                            |
        | sint64 64                   | sint64 | 64                                  | a0 01 80 01                         |
        | sint32 64                   | sint32 | 64                                  | 98 01 80 01                         |
        | sint64 -134217728           | sint64 | -134217728                          | a0 01 ff ff ff 7f                   |
        | sint32 -134217728           | sint32 | -134217728                          | 98 01 ff ff ff 7f                   |
        | sint64 134217728            | sint64 | 134217728                           | a0 01 80 80 80 80 01                |
        | sint32 134217728            | sint32 | 134217728                           | 98 01 80 80 80 80 01                |
        | sint64 -4611686018427387904 | sint64 | -4611686018427387904                | a0 01 ff ff ff ff ff ff ff ff 7f    |
        | sint64 4611686018427387904  | sint64 | 4611686018427387904                 | a0 01 80 80 80 80 80 80 80 80 80 01 |
        | sint64 -9223372036854775808 | sint64 | std::numeric_limits<int64_t>::min() | a0 01 ff ff ff ff ff ff ff ff ff 01 |
        | sint32 -2147483648          | sint32 | std::numeric_limits<int32_t>::min() | 98 01 ff ff ff ff 0f                |
        | sint64 9223372036854775807  | sint64 | 9223372036854775807                 | a0 01 fe ff ff ff ff ff ff ff ff 01 |
        | sint32 2147483647           | sint32 | 2147483647                          | 98 01 fe ff ff ff 0f                |

    Scenario: 127 in other places
      Given `Sizes m`
      When `m.ParseFromString(bytes("70 7f 90 01 7f a8 01 7f b2 01 01 7f ba 01 04 08 7f 10 7f b8 06 7f"))`
      Then `m.digit()` is `127u`
      And `m.values(0)` is `127u`
      And `m.packed_values(0)` is `127u`
      And `m.sums().at(127u)` is `127u`
      And `m.GetExtension(x_value)` is `127u`

    Scenario Outline: <number> in other places
      Given `Sizes m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.digit()` is `<number>u`
      And `m.values(0)` is `<number>u`
      And `m.packed_values(0)` is `<number>u`
      And `m.sums().at(<number>u)` is `<number>u`
      And `m.GetExtension(x_value)` is `<number>u`

      Examples:
        | number               | bytes                                                                                                                                                                                                                                                          |
        | 128                  | 70 80 01 90 01 80 01 a8 01 80 01 b2 01 02 80 01 ba 01 06 08 80 01 10 80 01 b8 06 80 01                                                                                                                                                                         |
        | 16383                | 70 ff 7f 90 01 ff 7f a8 01 ff 7f b2 01 02 ff 7f ba 01 06 08 ff 7f 10 ff 7f b8 06 ff 7f                                                                                                                                                                         |
        | 16384                | 70 80 80 01 90 01 80 80 01 a8 01 80 80 01 b2 01 03 80 80 01 ba 01 08 08 80 80 01 10 80 80 01 b8 06 80 80 01                                                                                                                                                    |
        | 2097151              | 70 ff ff 7f 90 01 ff ff 7f a8 01 ff ff 7f b2 01 03 ff ff 7f ba 01 08 08 ff ff 7f 10 ff ff 7f b8 06 ff ff 7f                                                                                                                                                    |
        | 2097152              | 70 80 80 80 01 90 01 80 80 80 01 a8 01 80 80 80 01 b2 01 04 80 80 80 01 ba 01 0a 08 80 80 80 01 10 80 80 80 01 b8 06 80 80 80 01                                                                                                                               |
        | 268435455            | 70 ff ff ff 7f 90 01 ff ff ff 7f a8 01 ff ff ff 7f b2 01 04 ff ff ff 7f ba 01 0a 08 ff ff ff 7f 10 ff ff ff 7f b8 06 ff ff ff 7f                                                                                                                               |
        | 268435456            | 70 80 80 80 80 01 90 01 80 80 80 80 01 a8 01 80 80 80 80 01 b2 01 05 80 80 80 80 01 ba 01 0c 08 80 80 80 80 01 10 80 80 80 80 01 b8 06 80 80 80 80 01                                                                                                          |
        | 34359738367          | 70 ff ff ff ff 7f 90 01 ff ff ff ff 7f a8 01 ff ff ff ff 7f b2 01 05 ff ff ff ff 7f ba 01 0c 08 ff ff ff ff 7f 10 ff ff ff ff 7f b8 06 ff ff ff ff 7f                                                                                                          |
        | 34359738368          | 70 80 80 80 80 80 01 90 01 80 80 80 80 80 01 a8 01 80 80 80 80 80 01 b2 01 06 80 80 80 80 80 01 ba 01 0e 08 80 80 80 80 80 01 10 80 80 80 80 80 01 b8 06 80 80 80 80 80 01                                                                                     |
        | 4398046511103        | 70 ff ff ff ff ff 7f 90 01 ff ff ff ff ff 7f a8 01 ff ff ff ff ff 7f b2 01 06 ff ff ff ff ff 7f ba 01 0e 08 ff ff ff ff ff 7f 10 ff ff ff ff ff 7f b8 06 ff ff ff ff ff 7f                                                                                     |
        | 4398046511104        | 70 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 01 b2 01 07 80 80 80 80 80 80 01 ba 01 10 08 80 80 80 80 80 80 01 10 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 01                                                                |
        | 562949953421311      | 70 ff ff ff ff ff ff 7f 90 01 ff ff ff ff ff ff 7f a8 01 ff ff ff ff ff ff 7f b2 01 07 ff ff ff ff ff ff 7f ba 01 10 08 ff ff ff ff ff ff 7f 10 ff ff ff ff ff ff 7f b8 06 ff ff ff ff ff ff 7f                                                                |
        | 562949953421312      | 70 80 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 80 01 b2 01 08 80 80 80 80 80 80 80 01 ba 01 12 08 80 80 80 80 80 80 80 01 10 80 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 80 01                                           |
        | 72057594037927935    | 70 ff ff ff ff ff ff ff 7f 90 01 ff ff ff ff ff ff ff 7f a8 01 ff ff ff ff ff ff ff 7f b2 01 08 ff ff ff ff ff ff ff 7f ba 01 12 08 ff ff ff ff ff ff ff 7f 10 ff ff ff ff ff ff ff 7f b8 06 ff ff ff ff ff ff ff 7f                                           |
        | 72057594037927936    | 70 80 80 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 80 80 01 b2 01 09 80 80 80 80 80 80 80 80 01 ba 01 14 08 80 80 80 80 80 80 80 80 01 10 80 80 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 80 80 01                      |
        | 9223372036854775807  | 70 ff ff ff ff ff ff ff ff 7f 90 01 ff ff ff ff ff ff ff ff 7f a8 01 ff ff ff ff ff ff ff ff 7f b2 01 09 ff ff ff ff ff ff ff ff 7f ba 01 14 08 ff ff ff ff ff ff ff ff 7f 10 ff ff ff ff ff ff ff ff 7f b8 06 ff ff ff ff ff ff ff ff 7f                      |
        | 9223372036854775808  | 70 80 80 80 80 80 80 80 80 80 01 90 01 80 80 80 80 80 80 80 80 80 01 a8 01 80 80 80 80 80 80 80 80 80 01 b2 01 0a 80 80 80 80 80 80 80 80 80 01 ba 01 16 08 80 80 80 80 80 80 80 80 80 01 10 80 80 80 80 80 80 80 80 80 01 b8 06 80 80 80 80 80 80 80 80 80 01 |
        | 18446744073709551615 | 70 ff ff ff ff ff ff ff ff ff 01 90 01 ff ff ff ff ff ff ff ff ff 01 a8 01 ff ff ff ff ff ff ff ff ff 01 b2 01 0a ff ff ff ff ff ff ff ff ff 01 ba 01 16 08 ff ff ff ff ff ff ff ff ff 01 10 ff ff ff ff ff ff ff ff ff 01 b8 06 ff ff ff ff ff ff ff ff ff 01 |

    Scenario: 2 numbers, each by itself
      Given `Sizes m`
      And `std::string input`
      And `for (int i = 0; i < 2; ++i) input += bytes("28") + std::string(1, static_cast<char>(i % 100))`
      When `m.ParseFromString(input)`
      Then `m.numbers_size()` is `2`
      And `m.SerializeAsString()` is `input`

    Scenario Outline: <what>, each by itself
      Given `Sizes m`
      And `std::string input`
      And `for (int i = 0; i < <count>; ++i) input += <record>`
      When `m.ParseFromString(input)`
      Then `<size>` is `<count>`
      And `m.SerializeAsString()` is `input`

      Examples:
        | what                          | count | record                                                                    | size                       |
        | 5 numbers                     | 5     | bytes("28") + std::string(1, static_cast<char>(i % 100))                  | m.numbers_size()           |
        | 17 numbers                    | 17    | bytes("28") + std::string(1, static_cast<char>(i % 100))                  | m.numbers_size()           |
        | 1000 numbers                  | 1000  | bytes("28") + std::string(1, static_cast<char>(i % 100))                  | m.numbers_size()           |
        | 2 texts                       | 2     | record(7, std::string(static_cast<size_t>(i % 40), 'x'))                  | m.texts_size()             |
        | 5 texts                       | 5     | record(7, std::string(static_cast<size_t>(i % 40), 'x'))                  | m.texts_size()             |
        | 17 texts                      | 17    | record(7, std::string(static_cast<size_t>(i % 40), 'x'))                  | m.texts_size()             |
        | 1000 texts                    | 1000  | record(7, std::string(static_cast<size_t>(i % 40), 'x'))                  | m.texts_size()             |
        | 2 messages                    | 2     | record(8, bytes("0a 01 78"))                                              | m.parts_size()             |
        | 5 messages                    | 5     | record(8, bytes("0a 01 78"))                                              | m.parts_size()             |
        | 17 messages                   | 17    | record(8, bytes("0a 01 78"))                                              | m.parts_size()             |
        | 1000 messages                 | 1000  | record(8, bytes("0a 01 78"))                                              | m.parts_size()             |
        | 2 groups                      | 2     | bytes("4b 08") + std::string(1, static_cast<char>(i % 100)) + bytes("4c") | m.row_size()               |
        | 5 groups                      | 5     | bytes("4b 08") + std::string(1, static_cast<char>(i % 100)) + bytes("4c") | m.row_size()               |
        | 17 groups                     | 17    | bytes("4b 08") + std::string(1, static_cast<char>(i % 100)) + bytes("4c") | m.row_size()               |
        | 1000 groups                   | 1000  | bytes("4b 08") + std::string(1, static_cast<char>(i % 100)) + bytes("4c") | m.row_size()               |
        | 2 extensions                  | 2     | bytes("a8 06") + std::string(1, static_cast<char>(i % 100))               | m.ExtensionSize(x_numbers) |
        | 5 extensions                  | 5     | bytes("a8 06") + std::string(1, static_cast<char>(i % 100))               | m.ExtensionSize(x_numbers) |
        | 17 extensions                 | 17    | bytes("a8 06") + std::string(1, static_cast<char>(i % 100))               | m.ExtensionSize(x_numbers) |
        | 1000 extensions               | 1000  | bytes("a8 06") + std::string(1, static_cast<char>(i % 100))               | m.ExtensionSize(x_numbers) |
        | 2 messages of an extension    | 2     | record(102, bytes("0a 01 78"))                                            | m.ExtensionSize(x_parts)   |
        | 5 messages of an extension    | 5     | record(102, bytes("0a 01 78"))                                            | m.ExtensionSize(x_parts)   |
        | 17 messages of an extension   | 17    | record(102, bytes("0a 01 78"))                                            | m.ExtensionSize(x_parts)   |
        | 1000 messages of an extension | 1000  | record(102, bytes("0a 01 78"))                                            | m.ExtensionSize(x_parts)   |
        | 2 texts of an extension       | 2     | record(104, std::string(static_cast<size_t>(i % 40), 'x'))                | m.ExtensionSize(x_texts)   |
        | 5 texts of an extension       | 5     | record(104, std::string(static_cast<size_t>(i % 40), 'x'))                | m.ExtensionSize(x_texts)   |
        | 17 texts of an extension      | 17    | record(104, std::string(static_cast<size_t>(i % 40), 'x'))                | m.ExtensionSize(x_texts)   |
        | 1000 texts of an extension    | 1000  | record(104, std::string(static_cast<size_t>(i % 40), 'x'))                | m.ExtensionSize(x_texts)   |

    Scenario: 1 numbers in one record
      Given `Sizes m`
      When `m.ParseFromString(record(6, std::string(1, '\x07')))`
      Then `m.packed_size()` is `1`
      And `m.SerializeAsString()` is `record(6, std::string(1, '\x07'))`

    Scenario Outline: <count> numbers in one record
      Given `Sizes m`
      When `m.ParseFromString(record(6, std::string(<count>, '\x07')))`
      Then `m.packed_size()` is `<count>`
      And `m.SerializeAsString()` is `record(6, std::string(<count>, '\x07'))`

      Examples:
        | count |
        | 127   |
        | 128   |
        | 1000  |
        | 16383 |
        | 16384 |

    # Nesting ends with each of them: however many follow each other, none lies deeper than the one before.
    Scenario: 300 messages, one after another
      Given `Sizes m`
      And `std::string all`
      And `for (int i = 0; i < 300; ++i) all += record(8, bytes("0a 01 78"))`
      Then `m.ParseFromString(all + bytes("0a 03 65 6e 64"))` is `true`
      And `m.text()` is `"end"s`

    Scenario Outline: 300 <what>, one after another
      Given `Sizes m`
      And `std::string all`
      And `for (int i = 0; i < 300; ++i) all += <one>`
      Then `m.ParseFromString(all + bytes("0a 03 65 6e 64"))` is `true`
      And `m.text()` is `"end"s`

      Examples:
        | what                       | one                                                                                                 |
        | messages in messages       | record(3, record(2, bytes("0a 01 78")))                                                             |
        | groups                     | bytes("4b 08 07 4c")                                                                                |
        | the same group             | bytes("23 0a 01 78 24")                                                                             |
        | members of a oneof         | record(13, bytes("0a 01 78"))                                                                       |
        | entries of a map           | record(10, bytes("08") + std::string(1, static_cast<char>(i % 100)) + record(2, bytes("0a 01 78"))) |
        | entries with texts         | record(11, record(1, std::to_string(i)) + record(2, "x"))                                           |
        | extensions                 | record(102, bytes("0a 01 78"))                                                                      |
        | the same extension         | record(100, bytes("0a 01 78"))                                                                      |
        | unknown groups             | bytes("a3 38 08 07 a4 38")                                                                          |
        | unknown groups in messages | record(8, bytes("a3 38 08 07 a4 38"))                                                               |

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (sizes)

    Scenario: 0 bytes where 0 were
      Given `Sizes m`
      And `m.set_text(std::string(0, 'x')), m.set_data(std::string(0, 'x')), m.set_name(std::string(0, 'x'))`
      When `m.set_text(std::string(0, 'y')), m.set_data(std::string(0, 'y')), m.set_name(std::string(0, 'y'))`
      Then `m.text()` is `std::string(0, 'y')`
      And `m.data()` is `std::string(0, 'y')`
      And `m.name()` is `std::string(0, 'y')`

    Scenario Outline: <size> bytes where <before> were
      Given `Sizes m`
      And `m.set_text(std::string(<before>, 'x')), m.set_data(std::string(<before>, 'x')), m.set_name(std::string(<before>, 'x'))`
      When `m.set_text(std::string(<size>, 'y')), m.set_data(std::string(<size>, 'y')), m.set_name(std::string(<size>, 'y'))`
      Then `m.text()` is `std::string(<size>, 'y')`
      And `m.data()` is `std::string(<size>, 'y')`
      And `m.name()` is `std::string(<size>, 'y')`

      Examples:
        | size | before |
        | 0    | 15     |
        | 0    | 16     |
        | 0    | 23     |
        | 0    | 4096   |
        | 15   | 0      |
        | 15   | 15     |
        | 15   | 16     |
        | 15   | 23     |
        | 15   | 4096   |
        | 16   | 0      |
        | 16   | 15     |
        | 16   | 16     |
        | 16   | 23     |
        | 16   | 4096   |
        | 23   | 0      |
        | 23   | 15     |
        | 23   | 16     |
        | 23   | 23     |
        | 23   | 4096   |
        | 4096 | 0      |
        | 4096 | 15     |
        | 4096 | 16     |
        | 4096 | 23     |
        | 4096 | 4096   |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (sizes)

    Scenario: 0 bytes and 0
      Given `Sizes m`
      And `m.set_text(std::string(0, 'x'))`
      And `Sizes other`
      And `other.set_text(std::string(0, 'y'))`
      When `m.Swap(&other)`
      Then `m.text()` is `std::string(0, 'y')`
      And `other.text()` is `std::string(0, 'x')`

    Scenario Outline: <size> bytes and <before>
      Given `Sizes m`
      And `m.set_text(std::string(<before>, 'x'))`
      And `Sizes other`
      And `other.set_text(std::string(<size>, 'y'))`
      When `m.Swap(&other)`
      Then `m.text()` is `std::string(<size>, 'y')`
      And `other.text()` is `std::string(<before>, 'x')`

      Examples:
        | size | before |
        | 0    | 15     |
        | 0    | 16     |
        | 0    | 23     |
        | 0    | 4096   |
        | 15   | 0      |
        | 15   | 15     |
        | 15   | 16     |
        | 15   | 23     |
        | 15   | 4096   |
        | 16   | 0      |
        | 16   | 15     |
        | 16   | 16     |
        | 16   | 23     |
        | 16   | 4096   |
        | 23   | 0      |
        | 23   | 15     |
        | 23   | 16     |
        | 23   | 23     |
        | 23   | 4096   |
        | 4096 | 0      |
        | 4096 | 15     |
        | 4096 | 16     |
        | 4096 | 23     |
        | 4096 | 4096   |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (sizes)

    Scenario: 0 bytes where 0 were
      Given `Sizes m`
      And `m.set_text(std::string(0, 'x'))`
      And `Sizes other`
      And `other.set_text(std::string(0, 'y'))`
      When `m = other`
      And `other.mutable_text()->assign("changed")`
      Then `m.text()` is `std::string(0, 'y')`
      And `other.text()` is `"changed"s`

    Scenario Outline: <size> bytes where <before> were
      Given `Sizes m`
      And `m.set_text(std::string(<before>, 'x'))`
      And `Sizes other`
      And `other.set_text(std::string(<size>, 'y'))`
      When `m = other`
      And `other.mutable_text()->assign("changed")`
      Then `m.text()` is `std::string(<size>, 'y')`
      And `other.text()` is `"changed"s`

      Examples:
        | size | before |
        | 0    | 15     |
        | 0    | 16     |
        | 0    | 23     |
        | 0    | 4096   |
        | 15   | 0      |
        | 15   | 15     |
        | 15   | 16     |
        | 15   | 23     |
        | 15   | 4096   |
        | 16   | 0      |
        | 16   | 15     |
        | 16   | 16     |
        | 16   | 23     |
        | 16   | 4096   |
        | 23   | 0      |
        | 23   | 15     |
        | 23   | 16     |
        | 23   | 23     |
        | 23   | 4096   |
        | 4096 | 0      |
        | 4096 | 15     |
        | 4096 | 16     |
        | 4096 | 23     |
        | 4096 | 4096   |

  @cpp.field.string-release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field (sizes)

    @cpp.presence.release
    Scenario: 0 bytes
      Given `Sizes m`
      And `m.set_text(std::string(0, 'x'))`
      When `std::unique_ptr<std::string> released(m.release_text())`
      Then `*released` is `std::string(0, 'x')`
      And `m.has_text()` is `false`
      And `m.text()` is `""s`

    @cpp.presence.release
    Scenario Outline: <size> bytes
      Given `Sizes m`
      And `m.set_text(std::string(<size>, 'x'))`
      When `std::unique_ptr<std::string> released(m.release_text())`
      Then `*released` is `std::string(<size>, 'x')`
      And `m.has_text()` is `false`
      And `m.text()` is `""s`

      Examples:
        | size |
        | 1    |
        | 15   |
        | 16   |
        | 22   |
        | 23   |
        | 24   |
        | 4096 |

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map (sizes)

    Scenario: 1 keys of type int32
      Given `Sizes m`
      When `for (int i = 0; i < 1; ++i) (*m.mutable_places())[i].set_label(std::to_string(i))`
      And `int right = 0`
      And `for (int i = 0; i < 1; ++i) right += m.places().at(i).label() == std::to_string(i)`
      Then `right` is `1`
      And `m.places().size()` is `1u`

    Scenario Outline: <what>
      Given `Sizes m`
      When `for (int i = 0; i < <count>; ++i) (*m.mutable_<map>())[<key>]<put>`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<map>().at(<key>)<same>`
      Then `right` is `<count>`
      And `m.<map>().size()` is `<count>u`

      Examples:
        | what                     | count | map    | key               | put                           | same                          |
        | 8 keys of type int32     | 8     | places | i                 | .set_label(std::to_string(i)) | .label() == std::to_string(i) |
        | 9 keys of type int32     | 9     | places | i                 | .set_label(std::to_string(i)) | .label() == std::to_string(i) |
        | 17 keys of type int32    | 17    | places | i                 | .set_label(std::to_string(i)) | .label() == std::to_string(i) |
        | 33 keys of type int32    | 33    | places | i                 | .set_label(std::to_string(i)) | .label() == std::to_string(i) |
        | 65 keys of type int32    | 65    | places | i                 | .set_label(std::to_string(i)) | .label() == std::to_string(i) |
        | 1000 keys of type int32  | 1000  | places | i                 | .set_label(std::to_string(i)) | .label() == std::to_string(i) |
        | 1 keys of type string    | 1     | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 8 keys of type string    | 8     | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 9 keys of type string    | 9     | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 17 keys of type string   | 17    | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 33 keys of type string   | 33    | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 65 keys of type string   | 65    | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 1000 keys of type string | 1000  | words  | std::to_string(i) |  = std::to_string(i)          |  == std::to_string(i)         |
        | 1 keys of type int64     | 1     | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 8 keys of type int64     | 8     | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 9 keys of type int64     | 9     | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 17 keys of type int64    | 17    | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 33 keys of type int64    | 33    | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 65 keys of type int64    | 65    | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 1000 keys of type int64  | 1000  | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | 3000 keys of type int64  | 3000  | longs  | int64_t{i} << 32  |  = i                          |  == i                         |
        | small keys of type int64 | 1000  | longs  | int64_t{i}        |  = i                          |  == i                         |

  @cpp.map.erase
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (sizes)

    Scenario: every second of 1 keys of type int32
      Given `Sizes m`
      And `for (int i = 0; i < 1; ++i) (*m.mutable_places())[i].set_label(std::to_string(i))`
      When `for (int i = 0; i < 1; i += 2) m.mutable_places()->erase(i)`
      And `int right = 0`
      And `for (int i = 0; i < 1; ++i) right += m.places().count(i) == (i % 2 == 0 ? 0u : 1u)`
      Then `right` is `1`
      And `m.places().size()` is `1u / 2`

    Scenario Outline: every second of <what>
      Given `Sizes m`
      And `for (int i = 0; i < <count>; ++i) (*m.mutable_<map>())[<key>]<put>`
      When `for (int i = 0; i < <count>; i += 2) m.mutable_<map>()->erase(<key>)`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<map>().count(<key>) == (i % 2 == 0 ? 0u : 1u)`
      Then `right` is `<count>`
      And `m.<map>().size()` is `<count>u / 2`

      Examples:
        | what                     | count | map    | key               | put                           |
        | 8 keys of type int32     | 8     | places | i                 | .set_label(std::to_string(i)) |
        | 9 keys of type int32     | 9     | places | i                 | .set_label(std::to_string(i)) |
        | 17 keys of type int32    | 17    | places | i                 | .set_label(std::to_string(i)) |
        | 33 keys of type int32    | 33    | places | i                 | .set_label(std::to_string(i)) |
        | 65 keys of type int32    | 65    | places | i                 | .set_label(std::to_string(i)) |
        | 1000 keys of type int32  | 1000  | places | i                 | .set_label(std::to_string(i)) |
        | 1 keys of type string    | 1     | words  | std::to_string(i) |  = std::to_string(i)          |
        | 8 keys of type string    | 8     | words  | std::to_string(i) |  = std::to_string(i)          |
        | 9 keys of type string    | 9     | words  | std::to_string(i) |  = std::to_string(i)          |
        | 17 keys of type string   | 17    | words  | std::to_string(i) |  = std::to_string(i)          |
        | 33 keys of type string   | 33    | words  | std::to_string(i) |  = std::to_string(i)          |
        | 65 keys of type string   | 65    | words  | std::to_string(i) |  = std::to_string(i)          |
        | 1000 keys of type string | 1000  | words  | std::to_string(i) |  = std::to_string(i)          |
        | 1 keys of type int64     | 1     | longs  | int64_t{i} << 32  |  = i                          |
        | 8 keys of type int64     | 8     | longs  | int64_t{i} << 32  |  = i                          |
        | 9 keys of type int64     | 9     | longs  | int64_t{i} << 32  |  = i                          |
        | 17 keys of type int64    | 17    | longs  | int64_t{i} << 32  |  = i                          |
        | 33 keys of type int64    | 33    | longs  | int64_t{i} << 32  |  = i                          |
        | 65 keys of type int64    | 65    | longs  | int64_t{i} << 32  |  = i                          |
        | 1000 keys of type int64  | 1000  | longs  | int64_t{i} << 32  |  = i                          |
        | 3000 keys of type int64  | 3000  | longs  | int64_t{i} << 32  |  = i                          |
        | small keys of type int64 | 1000  | longs  | int64_t{i}        |  = i                          |

  @cpp.map.clear
  Rule: `clear` removes all entries of a Map (sizes)

    Scenario: 1 keys of type int32, twice
      Given `Sizes m`
      And `for (int i = 0; i < 1; ++i) (*m.mutable_places())[i].set_label(std::to_string(i))`
      When `m.mutable_places()->clear()`
      Then `m.places().size()` is `0u`
      And `(m.places().begin() == m.places().end())` is `true`
      And `m.places().count([](int i) { return i; }(0))` is `0u`
      When `for (int i = 0; i < 1; ++i) (*m.mutable_places())[i].set_label(std::to_string(i))`
      Then `m.places().size()` is `1u`

    Scenario Outline: <what>, twice
      Given `Sizes m`
      And `for (int i = 0; i < <count>; ++i) (*m.mutable_<map>())[<key>]<put>`
      When `m.mutable_<map>()->clear()`
      Then `m.<map>().size()` is `0u`
      And `(m.<map>().begin() == m.<map>().end())` is `true`
      And `m.<map>().count([](int i) { return <key>; }(0))` is `0u`
      When `for (int i = 0; i < <count>; ++i) (*m.mutable_<map>())[<key>]<put>`
      Then `m.<map>().size()` is `<count>u`

      Examples:
        | what                     | count | map    | key               | put                           |
        | 9 keys of type int32     | 9     | places | i                 | .set_label(std::to_string(i)) |
        | 1000 keys of type int32  | 1000  | places | i                 | .set_label(std::to_string(i)) |
        | 1 keys of type string    | 1     | words  | std::to_string(i) |  = std::to_string(i)          |
        | 9 keys of type string    | 9     | words  | std::to_string(i) |  = std::to_string(i)          |
        | 1000 keys of type string | 1000  | words  | std::to_string(i) |  = std::to_string(i)          |
        | 1 keys of type int64     | 1     | longs  | int64_t{i} << 32  |  = i                          |
        | 9 keys of type int64     | 9     | longs  | int64_t{i} << 32  |  = i                          |
        | 1000 keys of type int64  | 1000  | longs  | int64_t{i} << 32  |  = i                          |
        | 3000 keys of type int64  | 3000  | longs  | int64_t{i} << 32  |  = i                          |
        | small keys of type int64 | 1000  | longs  | int64_t{i}        |  = i                          |
