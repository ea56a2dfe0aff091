@needs.cpp
Feature: Each type in each place
  A number of any type is read, written, copied and swapped in every place where a message can have it. Repeated numbers are
  read in both encodings.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Kind { KIND_ZERO = 0; KIND_BELOW = -6; KIND_ABOVE = 300; }
      message Old {
        optional int32 singular_int32 = 1; optional int64 singular_int64 = 2; optional uint32 singular_uint32 = 3;
        optional uint64 singular_uint64 = 4; optional sint32 singular_sint32 = 5; optional sint64 singular_sint64 = 6;
        optional fixed32 singular_fixed32 = 7; optional fixed64 singular_fixed64 = 8;
        optional sfixed32 singular_sfixed32 = 9; optional sfixed64 singular_sfixed64 = 10;
        optional float singular_float = 11; optional double singular_double = 12; optional bool singular_bool = 13;
        optional Kind singular_kind = 14;
        repeated int32 list_int32 = 21; repeated int64 list_int64 = 22; repeated uint32 list_uint32 = 23;
        repeated uint64 list_uint64 = 24; repeated sint32 list_sint32 = 25; repeated sint64 list_sint64 = 26;
        repeated fixed32 list_fixed32 = 27; repeated fixed64 list_fixed64 = 28; repeated sfixed32 list_sfixed32 = 29;
        repeated sfixed64 list_sfixed64 = 30; repeated float list_float = 31; repeated double list_double = 32;
        repeated bool list_bool = 33; repeated Kind list_kind = 34;
        repeated int32 packed_int32 = 41 [packed = true]; repeated int64 packed_int64 = 42 [packed = true];
        repeated uint32 packed_uint32 = 43 [packed = true]; repeated uint64 packed_uint64 = 44 [packed = true];
        repeated sint32 packed_sint32 = 45 [packed = true]; repeated sint64 packed_sint64 = 46 [packed = true];
        repeated fixed32 packed_fixed32 = 47 [packed = true]; repeated fixed64 packed_fixed64 = 48 [packed = true];
        repeated sfixed32 packed_sfixed32 = 49 [packed = true];
        repeated sfixed64 packed_sfixed64 = 50 [packed = true]; repeated float packed_float = 51 [packed = true];
        repeated double packed_double = 52 [packed = true]; repeated bool packed_bool = 53 [packed = true];
        repeated Kind packed_kind = 54 [packed = true];
        map<int32, int32> value_int32 = 61; map<int32, int64> value_int64 = 62; map<int32, uint32> value_uint32 = 63;
        map<int32, uint64> value_uint64 = 64; map<int32, sint32> value_sint32 = 65;
        map<int32, sint64> value_sint64 = 66; map<int32, fixed32> value_fixed32 = 67;
        map<int32, fixed64> value_fixed64 = 68; map<int32, sfixed32> value_sfixed32 = 69;
        map<int32, sfixed64> value_sfixed64 = 70; map<int32, float> value_float = 71;
        map<int32, double> value_double = 72; map<int32, bool> value_bool = 73; map<int32, Kind> value_kind = 74;
        map<int32, int32> key_int32 = 81; map<int64, int32> key_int64 = 82; map<uint32, int32> key_uint32 = 83;
        map<uint64, int32> key_uint64 = 84; map<sint32, int32> key_sint32 = 85; map<sint64, int32> key_sint64 = 86;
        map<fixed32, int32> key_fixed32 = 87; map<fixed64, int32> key_fixed64 = 88;
        map<sfixed32, int32> key_sfixed32 = 89; map<sfixed64, int32> key_sfixed64 = 90;
        map<bool, int32> key_bool = 93;
        extensions 200 to 299;
      }
      extend Old {
        optional int32 x_singular_int32 = 201; optional int64 x_singular_int64 = 202;
        optional uint32 x_singular_uint32 = 203; optional uint64 x_singular_uint64 = 204;
        optional sint32 x_singular_sint32 = 205; optional sint64 x_singular_sint64 = 206;
        optional fixed32 x_singular_fixed32 = 207; optional fixed64 x_singular_fixed64 = 208;
        optional sfixed32 x_singular_sfixed32 = 209; optional sfixed64 x_singular_sfixed64 = 210;
        optional float x_singular_float = 211; optional double x_singular_double = 212;
        optional bool x_singular_bool = 213; optional Kind x_singular_kind = 214;
        repeated int32 x_list_int32 = 221; repeated int64 x_list_int64 = 222; repeated uint32 x_list_uint32 = 223;
        repeated uint64 x_list_uint64 = 224; repeated sint32 x_list_sint32 = 225; repeated sint64 x_list_sint64 = 226;
        repeated fixed32 x_list_fixed32 = 227; repeated fixed64 x_list_fixed64 = 228;
        repeated sfixed32 x_list_sfixed32 = 229; repeated sfixed64 x_list_sfixed64 = 230;
        repeated float x_list_float = 231; repeated double x_list_double = 232; repeated bool x_list_bool = 233;
        repeated Kind x_list_kind = 234;
        repeated int32 x_packed_int32 = 241 [packed = true]; repeated int64 x_packed_int64 = 242 [packed = true];
        repeated uint32 x_packed_uint32 = 243 [packed = true]; repeated uint64 x_packed_uint64 = 244 [packed = true];
        repeated sint32 x_packed_sint32 = 245 [packed = true]; repeated sint64 x_packed_sint64 = 246 [packed = true];
        repeated fixed32 x_packed_fixed32 = 247 [packed = true];
        repeated fixed64 x_packed_fixed64 = 248 [packed = true];
        repeated sfixed32 x_packed_sfixed32 = 249 [packed = true];
        repeated sfixed64 x_packed_sfixed64 = 250 [packed = true];
        repeated float x_packed_float = 251 [packed = true]; repeated double x_packed_double = 252 [packed = true];
        repeated bool x_packed_bool = 253 [packed = true]; repeated Kind x_packed_kind = 254 [packed = true];
      }
      """
    And the schema file `modern.proto`
      """proto
      syntax = "proto3";
      enum ModernKind { MODERN_KIND_ZERO = 0; MODERN_KIND_BELOW = -6; MODERN_KIND_ABOVE = 300; }
      message Modern {
        int32 singular_int32 = 1; int64 singular_int64 = 2; uint32 singular_uint32 = 3; uint64 singular_uint64 = 4;
        sint32 singular_sint32 = 5; sint64 singular_sint64 = 6; fixed32 singular_fixed32 = 7;
        fixed64 singular_fixed64 = 8; sfixed32 singular_sfixed32 = 9; sfixed64 singular_sfixed64 = 10;
        float singular_float = 11; double singular_double = 12; bool singular_bool = 13;
        ModernKind singular_kind = 14;
        repeated int32 list_int32 = 21; repeated int64 list_int64 = 22; repeated uint32 list_uint32 = 23;
        repeated uint64 list_uint64 = 24; repeated sint32 list_sint32 = 25; repeated sint64 list_sint64 = 26;
        repeated fixed32 list_fixed32 = 27; repeated fixed64 list_fixed64 = 28; repeated sfixed32 list_sfixed32 = 29;
        repeated sfixed64 list_sfixed64 = 30; repeated float list_float = 31; repeated double list_double = 32;
        repeated bool list_bool = 33; repeated ModernKind list_kind = 34;
      }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (each type in each place)

    Scenario: Old, singular, int32
      Given `Old m`
      Then `m.ParseFromString(bytes("08 80 80 80 80 f8 ff ff ff ff 01"))` is `true`
      And `m` serializes to the bytes `08 80 80 80 80 f8 ff ff ff ff 01`
      When `m.ParseFromString(bytes("08 ff ff ff ff 07 08 80 80 80 80 f8 ff ff ff ff 01"))`
      Then `m` serializes to the bytes `08 80 80 80 80 f8 ff ff ff ff 01`

    Scenario Outline: <message>, <place>, <kind>
      Given `<message> m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<bytes>`
      When `m.ParseFromString(bytes("<other>"))`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | message | place              | kind     | bytes                                                                   | other                                                                            |
        | Old     | singular           | int64    | 10 80 80 80 80 80 80 80 80 80 01                                        | 10 ff ff ff ff ff ff ff ff 7f 10 80 80 80 80 80 80 80 80 80 01                   |
        | Old     | singular           | uint32   | 18 ff ff ff ff 0f                                                       | 18 80 01 18 ff ff ff ff 0f                                                       |
        | Old     | singular           | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                        | 20 80 80 80 80 80 80 80 80 80 01 20 ff ff ff ff ff ff ff ff ff 01                |
        | Old     | singular           | sint32   | 28 ff ff ff ff 0f                                                       | 28 fe ff ff ff 0f 28 ff ff ff ff 0f                                              |
        | Old     | singular           | sint64   | 30 ff ff ff ff ff ff ff ff ff 01                                        | 30 fe ff ff ff ff ff ff ff ff 01 30 ff ff ff ff ff ff ff ff ff 01                |
        | Old     | singular           | fixed32  | 3d ff ff ff ff                                                          | 3d 80 00 00 00 3d ff ff ff ff                                                    |
        | Old     | singular           | fixed64  | 41 ff ff ff ff ff ff ff ff                                              | 41 00 00 00 00 00 00 00 80 41 ff ff ff ff ff ff ff ff                            |
        | Old     | singular           | sfixed32 | 4d 00 00 00 80                                                          | 4d ff ff ff 7f 4d 00 00 00 80                                                    |
        | Old     | singular           | sfixed64 | 51 00 00 00 00 00 00 00 80                                              | 51 ff ff ff ff ff ff ff 7f 51 00 00 00 00 00 00 00 80                            |
        | Old     | singular           | float    | 5d 00 00 c0 bf                                                          | 5d ec 78 ad 60 5d 00 00 c0 bf                                                    |
        | Old     | singular           | double   | 61 03 93 00 aa 4b dd 4d fe                                              | 61 9a 99 99 99 99 99 b9 3f 61 03 93 00 aa 4b dd 4d fe                            |
        | Old     | singular           | bool     | 68 01                                                                   | 68 00 68 01                                                                      |
        | Old     | singular           | enum     | 70 fa ff ff ff ff ff ff ff ff 01                                        | 70 ac 02 70 fa ff ff ff ff ff ff ff ff 01                                        |
        | Old     | repeated           | int32    | a8 01 80 80 80 80 f8 ff ff ff ff 01 a8 01 ff ff ff ff 07                | aa 01 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                            |
        | Old     | repeated           | int64    | b0 01 80 80 80 80 80 80 80 80 80 01 b0 01 ff ff ff ff ff ff ff ff 7f    | b2 01 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f                |
        | Old     | repeated           | uint32   | b8 01 ff ff ff ff 0f b8 01 80 01                                        | ba 01 07 ff ff ff ff 0f 80 01                                                    |
        | Old     | repeated           | uint64   | c0 01 ff ff ff ff ff ff ff ff ff 01 c0 01 80 80 80 80 80 80 80 80 80 01 | c2 01 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01             |
        | Old     | repeated           | sint32   | c8 01 ff ff ff ff 0f c8 01 fe ff ff ff 0f                               | ca 01 0a ff ff ff ff 0f fe ff ff ff 0f                                           |
        | Old     | repeated           | sint64   | d0 01 ff ff ff ff ff ff ff ff ff 01 d0 01 fe ff ff ff ff ff ff ff ff 01 | d2 01 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01             |
        | Old     | repeated           | fixed32  | dd 01 ff ff ff ff dd 01 80 00 00 00                                     | da 01 08 ff ff ff ff 80 00 00 00                                                 |
        | Old     | repeated           | fixed64  | e1 01 ff ff ff ff ff ff ff ff e1 01 00 00 00 00 00 00 00 80             | e2 01 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                         |
        | Old     | repeated           | sfixed32 | ed 01 00 00 00 80 ed 01 ff ff ff 7f                                     | ea 01 08 00 00 00 80 ff ff ff 7f                                                 |
        | Old     | repeated           | sfixed64 | f1 01 00 00 00 00 00 00 00 80 f1 01 ff ff ff ff ff ff ff 7f             | f2 01 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                         |
        | Old     | repeated           | float    | fd 01 00 00 c0 bf fd 01 ec 78 ad 60                                     | fa 01 08 00 00 c0 bf ec 78 ad 60                                                 |
        | Old     | repeated           | double   | 81 02 03 93 00 aa 4b dd 4d fe 81 02 9a 99 99 99 99 99 b9 3f             | 82 02 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                         |
        | Old     | repeated           | bool     | 88 02 01 88 02 00                                                       | 8a 02 02 01 00                                                                   |
        | Old     | repeated           | enum     | 90 02 fa ff ff ff ff ff ff ff ff 01 90 02 ac 02                         | 92 02 0c fa ff ff ff ff ff ff ff ff 01 ac 02                                     |
        | Old     | packed             | int32    | ca 02 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   | c8 02 80 80 80 80 f8 ff ff ff ff 01 c8 02 ff ff ff ff 07                         |
        | Old     | packed             | int64    | d2 02 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       | d0 02 80 80 80 80 80 80 80 80 80 01 d0 02 ff ff ff ff ff ff ff ff 7f             |
        | Old     | packed             | uint32   | da 02 07 ff ff ff ff 0f 80 01                                           | d8 02 ff ff ff ff 0f d8 02 80 01                                                 |
        | Old     | packed             | uint64   | e2 02 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    | e0 02 ff ff ff ff ff ff ff ff ff 01 e0 02 80 80 80 80 80 80 80 80 80 01          |
        | Old     | packed             | sint32   | ea 02 0a ff ff ff ff 0f fe ff ff ff 0f                                  | e8 02 ff ff ff ff 0f e8 02 fe ff ff ff 0f                                        |
        | Old     | packed             | sint64   | f2 02 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    | f0 02 ff ff ff ff ff ff ff ff ff 01 f0 02 fe ff ff ff ff ff ff ff ff 01          |
        | Old     | packed             | fixed32  | fa 02 08 ff ff ff ff 80 00 00 00                                        | fd 02 ff ff ff ff fd 02 80 00 00 00                                              |
        | Old     | packed             | fixed64  | 82 03 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                | 81 03 ff ff ff ff ff ff ff ff 81 03 00 00 00 00 00 00 00 80                      |
        | Old     | packed             | sfixed32 | 8a 03 08 00 00 00 80 ff ff ff 7f                                        | 8d 03 00 00 00 80 8d 03 ff ff ff 7f                                              |
        | Old     | packed             | sfixed64 | 92 03 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                | 91 03 00 00 00 00 00 00 00 80 91 03 ff ff ff ff ff ff ff 7f                      |
        | Old     | packed             | float    | 9a 03 08 00 00 c0 bf ec 78 ad 60                                        | 9d 03 00 00 c0 bf 9d 03 ec 78 ad 60                                              |
        | Old     | packed             | double   | a2 03 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                | a1 03 03 93 00 aa 4b dd 4d fe a1 03 9a 99 99 99 99 99 b9 3f                      |
        | Old     | packed             | bool     | aa 03 02 01 00                                                          | a8 03 01 a8 03 00                                                                |
        | Old     | packed             | enum     | b2 03 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            | b0 03 fa ff ff ff ff ff ff ff ff 01 b0 03 ac 02                                  |
        | Old     | value of a map     | int32    | ea 03 0d 08 07 10 80 80 80 80 f8 ff ff ff ff 01                         | ea 03 13 10 ff ff ff ff 07 10 80 80 80 80 f8 ff ff ff ff 01 08 07                |
        | Old     | value of a map     | int64    | f2 03 0d 08 07 10 80 80 80 80 80 80 80 80 80 01                         | f2 03 17 10 ff ff ff ff ff ff ff ff 7f 10 80 80 80 80 80 80 80 80 80 01 08 07    |
        | Old     | value of a map     | uint32   | fa 03 08 08 07 10 ff ff ff ff 0f                                        | fa 03 0b 10 80 01 10 ff ff ff ff 0f 08 07                                        |
        | Old     | value of a map     | uint64   | 82 04 0d 08 07 10 ff ff ff ff ff ff ff ff ff 01                         | 82 04 18 10 80 80 80 80 80 80 80 80 80 01 10 ff ff ff ff ff ff ff ff ff 01 08 07 |
        | Old     | value of a map     | sint32   | 8a 04 08 08 07 10 ff ff ff ff 0f                                        | 8a 04 0e 10 fe ff ff ff 0f 10 ff ff ff ff 0f 08 07                               |
        | Old     | value of a map     | sint64   | 92 04 0d 08 07 10 ff ff ff ff ff ff ff ff ff 01                         | 92 04 18 10 fe ff ff ff ff ff ff ff ff 01 10 ff ff ff ff ff ff ff ff ff 01 08 07 |
        | Old     | value of a map     | fixed32  | 9a 04 07 08 07 15 ff ff ff ff                                           | 9a 04 0c 15 80 00 00 00 15 ff ff ff ff 08 07                                     |
        | Old     | value of a map     | fixed64  | a2 04 0b 08 07 11 ff ff ff ff ff ff ff ff                               | a2 04 14 11 00 00 00 00 00 00 00 80 11 ff ff ff ff ff ff ff ff 08 07             |
        | Old     | value of a map     | sfixed32 | aa 04 07 08 07 15 00 00 00 80                                           | aa 04 0c 15 ff ff ff 7f 15 00 00 00 80 08 07                                     |
        | Old     | value of a map     | sfixed64 | b2 04 0b 08 07 11 00 00 00 00 00 00 00 80                               | b2 04 14 11 ff ff ff ff ff ff ff 7f 11 00 00 00 00 00 00 00 80 08 07             |
        | Old     | value of a map     | float    | ba 04 07 08 07 15 00 00 c0 bf                                           | ba 04 0c 15 ec 78 ad 60 15 00 00 c0 bf 08 07                                     |
        | Old     | value of a map     | double   | c2 04 0b 08 07 11 03 93 00 aa 4b dd 4d fe                               | c2 04 14 11 9a 99 99 99 99 99 b9 3f 11 03 93 00 aa 4b dd 4d fe 08 07             |
        | Old     | value of a map     | bool     | ca 04 04 08 07 10 01                                                    | ca 04 06 10 00 10 01 08 07                                                       |
        | Old     | value of a map     | enum     | d2 04 0d 08 07 10 fa ff ff ff ff ff ff ff ff 01                         | d2 04 10 10 ac 02 10 fa ff ff ff ff ff ff ff ff 01 08 07                         |
        | Old     | key of a map       | int32    | 8a 05 0d 08 80 80 80 80 f8 ff ff ff ff 01 10 07                         | 8a 05 13 08 ff ff ff ff 07 10 07 08 80 80 80 80 f8 ff ff ff ff 01                |
        | Old     | key of a map       | int64    | 92 05 0d 08 80 80 80 80 80 80 80 80 80 01 10 07                         | 92 05 17 08 ff ff ff ff ff ff ff ff 7f 10 07 08 80 80 80 80 80 80 80 80 80 01    |
        | Old     | key of a map       | uint32   | 9a 05 08 08 ff ff ff ff 0f 10 07                                        | 9a 05 0b 08 80 01 10 07 08 ff ff ff ff 0f                                        |
        | Old     | key of a map       | uint64   | a2 05 0d 08 ff ff ff ff ff ff ff ff ff 01 10 07                         | a2 05 18 08 80 80 80 80 80 80 80 80 80 01 10 07 08 ff ff ff ff ff ff ff ff ff 01 |
        | Old     | key of a map       | sint32   | aa 05 08 08 ff ff ff ff 0f 10 07                                        | aa 05 0e 08 fe ff ff ff 0f 10 07 08 ff ff ff ff 0f                               |
        | Old     | key of a map       | sint64   | b2 05 0d 08 ff ff ff ff ff ff ff ff ff 01 10 07                         | b2 05 18 08 fe ff ff ff ff ff ff ff ff 01 10 07 08 ff ff ff ff ff ff ff ff ff 01 |
        | Old     | key of a map       | fixed32  | ba 05 07 0d ff ff ff ff 10 07                                           | ba 05 0c 0d 80 00 00 00 10 07 0d ff ff ff ff                                     |
        | Old     | key of a map       | fixed64  | c2 05 0b 09 ff ff ff ff ff ff ff ff 10 07                               | c2 05 14 09 00 00 00 00 00 00 00 80 10 07 09 ff ff ff ff ff ff ff ff             |
        | Old     | key of a map       | sfixed32 | ca 05 07 0d 00 00 00 80 10 07                                           | ca 05 0c 0d ff ff ff 7f 10 07 0d 00 00 00 80                                     |
        | Old     | key of a map       | sfixed64 | d2 05 0b 09 00 00 00 00 00 00 00 80 10 07                               | d2 05 14 09 ff ff ff ff ff ff ff 7f 10 07 09 00 00 00 00 00 00 00 80             |
        | Old     | key of a map       | bool     | ea 05 04 08 01 10 07                                                    | ea 05 06 08 00 10 07 08 01                                                       |
        | Old     | extension          | int32    | c8 0c 80 80 80 80 f8 ff ff ff ff 01                                     | c8 0c ff ff ff ff 07 c8 0c 80 80 80 80 f8 ff ff ff ff 01                         |
        | Old     | extension          | int64    | d0 0c 80 80 80 80 80 80 80 80 80 01                                     | d0 0c ff ff ff ff ff ff ff ff 7f d0 0c 80 80 80 80 80 80 80 80 80 01             |
        | Old     | extension          | uint32   | d8 0c ff ff ff ff 0f                                                    | d8 0c 80 01 d8 0c ff ff ff ff 0f                                                 |
        | Old     | extension          | uint64   | e0 0c ff ff ff ff ff ff ff ff ff 01                                     | e0 0c 80 80 80 80 80 80 80 80 80 01 e0 0c ff ff ff ff ff ff ff ff ff 01          |
        | Old     | extension          | sint32   | e8 0c ff ff ff ff 0f                                                    | e8 0c fe ff ff ff 0f e8 0c ff ff ff ff 0f                                        |
        | Old     | extension          | sint64   | f0 0c ff ff ff ff ff ff ff ff ff 01                                     | f0 0c fe ff ff ff ff ff ff ff ff 01 f0 0c ff ff ff ff ff ff ff ff ff 01          |
        | Old     | extension          | fixed32  | fd 0c ff ff ff ff                                                       | fd 0c 80 00 00 00 fd 0c ff ff ff ff                                              |
        | Old     | extension          | fixed64  | 81 0d ff ff ff ff ff ff ff ff                                           | 81 0d 00 00 00 00 00 00 00 80 81 0d ff ff ff ff ff ff ff ff                      |
        | Old     | extension          | sfixed32 | 8d 0d 00 00 00 80                                                       | 8d 0d ff ff ff 7f 8d 0d 00 00 00 80                                              |
        | Old     | extension          | sfixed64 | 91 0d 00 00 00 00 00 00 00 80                                           | 91 0d ff ff ff ff ff ff ff 7f 91 0d 00 00 00 00 00 00 00 80                      |
        | Old     | extension          | float    | 9d 0d 00 00 c0 bf                                                       | 9d 0d ec 78 ad 60 9d 0d 00 00 c0 bf                                              |
        | Old     | extension          | double   | a1 0d 03 93 00 aa 4b dd 4d fe                                           | a1 0d 9a 99 99 99 99 99 b9 3f a1 0d 03 93 00 aa 4b dd 4d fe                      |
        | Old     | extension          | bool     | a8 0d 01                                                                | a8 0d 00 a8 0d 01                                                                |
        | Old     | extension          | enum     | b0 0d fa ff ff ff ff ff ff ff ff 01                                     | b0 0d ac 02 b0 0d fa ff ff ff ff ff ff ff ff 01                                  |
        | Old     | repeated extension | int32    | e8 0d 80 80 80 80 f8 ff ff ff ff 01 e8 0d ff ff ff ff 07                | ea 0d 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                            |
        | Old     | repeated extension | int64    | f0 0d 80 80 80 80 80 80 80 80 80 01 f0 0d ff ff ff ff ff ff ff ff 7f    | f2 0d 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f                |
        | Old     | repeated extension | uint32   | f8 0d ff ff ff ff 0f f8 0d 80 01                                        | fa 0d 07 ff ff ff ff 0f 80 01                                                    |
        | Old     | repeated extension | uint64   | 80 0e ff ff ff ff ff ff ff ff ff 01 80 0e 80 80 80 80 80 80 80 80 80 01 | 82 0e 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01             |
        | Old     | repeated extension | sint32   | 88 0e ff ff ff ff 0f 88 0e fe ff ff ff 0f                               | 8a 0e 0a ff ff ff ff 0f fe ff ff ff 0f                                           |
        | Old     | repeated extension | sint64   | 90 0e ff ff ff ff ff ff ff ff ff 01 90 0e fe ff ff ff ff ff ff ff ff 01 | 92 0e 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01             |
        | Old     | repeated extension | fixed32  | 9d 0e ff ff ff ff 9d 0e 80 00 00 00                                     | 9a 0e 08 ff ff ff ff 80 00 00 00                                                 |
        | Old     | repeated extension | fixed64  | a1 0e ff ff ff ff ff ff ff ff a1 0e 00 00 00 00 00 00 00 80             | a2 0e 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                         |
        | Old     | repeated extension | sfixed32 | ad 0e 00 00 00 80 ad 0e ff ff ff 7f                                     | aa 0e 08 00 00 00 80 ff ff ff 7f                                                 |
        | Old     | repeated extension | sfixed64 | b1 0e 00 00 00 00 00 00 00 80 b1 0e ff ff ff ff ff ff ff 7f             | b2 0e 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                         |
        | Old     | repeated extension | float    | bd 0e 00 00 c0 bf bd 0e ec 78 ad 60                                     | ba 0e 08 00 00 c0 bf ec 78 ad 60                                                 |
        | Old     | repeated extension | double   | c1 0e 03 93 00 aa 4b dd 4d fe c1 0e 9a 99 99 99 99 99 b9 3f             | c2 0e 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                         |
        | Old     | repeated extension | bool     | c8 0e 01 c8 0e 00                                                       | ca 0e 02 01 00                                                                   |
        | Old     | repeated extension | enum     | d0 0e fa ff ff ff ff ff ff ff ff 01 d0 0e ac 02                         | d2 0e 0c fa ff ff ff ff ff ff ff ff 01 ac 02                                     |
        | Old     | packed extension   | int32    | 8a 0f 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   | 88 0f 80 80 80 80 f8 ff ff ff ff 01 88 0f ff ff ff ff 07                         |
        | Old     | packed extension   | int64    | 92 0f 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       | 90 0f 80 80 80 80 80 80 80 80 80 01 90 0f ff ff ff ff ff ff ff ff 7f             |
        | Old     | packed extension   | uint32   | 9a 0f 07 ff ff ff ff 0f 80 01                                           | 98 0f ff ff ff ff 0f 98 0f 80 01                                                 |
        | Old     | packed extension   | uint64   | a2 0f 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    | a0 0f ff ff ff ff ff ff ff ff ff 01 a0 0f 80 80 80 80 80 80 80 80 80 01          |
        | Old     | packed extension   | sint32   | aa 0f 0a ff ff ff ff 0f fe ff ff ff 0f                                  | a8 0f ff ff ff ff 0f a8 0f fe ff ff ff 0f                                        |
        | Old     | packed extension   | sint64   | b2 0f 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    | b0 0f ff ff ff ff ff ff ff ff ff 01 b0 0f fe ff ff ff ff ff ff ff ff 01          |
        | Old     | packed extension   | fixed32  | ba 0f 08 ff ff ff ff 80 00 00 00                                        | bd 0f ff ff ff ff bd 0f 80 00 00 00                                              |
        | Old     | packed extension   | fixed64  | c2 0f 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                | c1 0f ff ff ff ff ff ff ff ff c1 0f 00 00 00 00 00 00 00 80                      |
        | Old     | packed extension   | sfixed32 | ca 0f 08 00 00 00 80 ff ff ff 7f                                        | cd 0f 00 00 00 80 cd 0f ff ff ff 7f                                              |
        | Old     | packed extension   | sfixed64 | d2 0f 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                | d1 0f 00 00 00 00 00 00 00 80 d1 0f ff ff ff ff ff ff ff 7f                      |
        | Old     | packed extension   | float    | da 0f 08 00 00 c0 bf ec 78 ad 60                                        | dd 0f 00 00 c0 bf dd 0f ec 78 ad 60                                              |
        | Old     | packed extension   | double   | e2 0f 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                | e1 0f 03 93 00 aa 4b dd 4d fe e1 0f 9a 99 99 99 99 99 b9 3f                      |
        | Old     | packed extension   | bool     | ea 0f 02 01 00                                                          | e8 0f 01 e8 0f 00                                                                |
        | Old     | packed extension   | enum     | f2 0f 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            | f0 0f fa ff ff ff ff ff ff ff ff 01 f0 0f ac 02                                  |
        | Modern  | singular           | int32    | 08 80 80 80 80 f8 ff ff ff ff 01                                        | 08 ff ff ff ff 07 08 80 80 80 80 f8 ff ff ff ff 01                               |
        | Modern  | singular           | int64    | 10 80 80 80 80 80 80 80 80 80 01                                        | 10 ff ff ff ff ff ff ff ff 7f 10 80 80 80 80 80 80 80 80 80 01                   |
        | Modern  | singular           | uint32   | 18 ff ff ff ff 0f                                                       | 18 80 01 18 ff ff ff ff 0f                                                       |
        | Modern  | singular           | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                        | 20 80 80 80 80 80 80 80 80 80 01 20 ff ff ff ff ff ff ff ff ff 01                |
        | Modern  | singular           | sint32   | 28 ff ff ff ff 0f                                                       | 28 fe ff ff ff 0f 28 ff ff ff ff 0f                                              |
        | Modern  | singular           | sint64   | 30 ff ff ff ff ff ff ff ff ff 01                                        | 30 fe ff ff ff ff ff ff ff ff 01 30 ff ff ff ff ff ff ff ff ff 01                |
        | Modern  | singular           | fixed32  | 3d ff ff ff ff                                                          | 3d 80 00 00 00 3d ff ff ff ff                                                    |
        | Modern  | singular           | fixed64  | 41 ff ff ff ff ff ff ff ff                                              | 41 00 00 00 00 00 00 00 80 41 ff ff ff ff ff ff ff ff                            |
        | Modern  | singular           | sfixed32 | 4d 00 00 00 80                                                          | 4d ff ff ff 7f 4d 00 00 00 80                                                    |
        | Modern  | singular           | sfixed64 | 51 00 00 00 00 00 00 00 80                                              | 51 ff ff ff ff ff ff ff 7f 51 00 00 00 00 00 00 00 80                            |
        | Modern  | singular           | float    | 5d 00 00 c0 bf                                                          | 5d ec 78 ad 60 5d 00 00 c0 bf                                                    |
        | Modern  | singular           | double   | 61 03 93 00 aa 4b dd 4d fe                                              | 61 9a 99 99 99 99 99 b9 3f 61 03 93 00 aa 4b dd 4d fe                            |
        | Modern  | singular           | bool     | 68 01                                                                   | 68 00 68 01                                                                      |
        | Modern  | singular           | enum     | 70 fa ff ff ff ff ff ff ff ff 01                                        | 70 ac 02 70 fa ff ff ff ff ff ff ff ff 01                                        |
        | Modern  | repeated           | int32    | aa 01 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   | a8 01 80 80 80 80 f8 ff ff ff ff 01 a8 01 ff ff ff ff 07                         |
        | Modern  | repeated           | int64    | b2 01 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       | b0 01 80 80 80 80 80 80 80 80 80 01 b0 01 ff ff ff ff ff ff ff ff 7f             |
        | Modern  | repeated           | uint32   | ba 01 07 ff ff ff ff 0f 80 01                                           | b8 01 ff ff ff ff 0f b8 01 80 01                                                 |
        | Modern  | repeated           | uint64   | c2 01 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    | c0 01 ff ff ff ff ff ff ff ff ff 01 c0 01 80 80 80 80 80 80 80 80 80 01          |
        | Modern  | repeated           | sint32   | ca 01 0a ff ff ff ff 0f fe ff ff ff 0f                                  | c8 01 ff ff ff ff 0f c8 01 fe ff ff ff 0f                                        |
        | Modern  | repeated           | sint64   | d2 01 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    | d0 01 ff ff ff ff ff ff ff ff ff 01 d0 01 fe ff ff ff ff ff ff ff ff 01          |
        | Modern  | repeated           | fixed32  | da 01 08 ff ff ff ff 80 00 00 00                                        | dd 01 ff ff ff ff dd 01 80 00 00 00                                              |
        | Modern  | repeated           | fixed64  | e2 01 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                | e1 01 ff ff ff ff ff ff ff ff e1 01 00 00 00 00 00 00 00 80                      |
        | Modern  | repeated           | sfixed32 | ea 01 08 00 00 00 80 ff ff ff 7f                                        | ed 01 00 00 00 80 ed 01 ff ff ff 7f                                              |
        | Modern  | repeated           | sfixed64 | f2 01 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                | f1 01 00 00 00 00 00 00 00 80 f1 01 ff ff ff ff ff ff ff 7f                      |
        | Modern  | repeated           | float    | fa 01 08 00 00 c0 bf ec 78 ad 60                                        | fd 01 00 00 c0 bf fd 01 ec 78 ad 60                                              |
        | Modern  | repeated           | double   | 82 02 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                | 81 02 03 93 00 aa 4b dd 4d fe 81 02 9a 99 99 99 99 99 b9 3f                      |
        | Modern  | repeated           | bool     | 8a 02 02 01 00                                                          | 88 02 01 88 02 00                                                                |
        | Modern  | repeated           | enum     | 92 02 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            | 90 02 fa ff ff ff ff ff ff ff ff 01 90 02 ac 02                                  |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (each type in each place)

    Scenario: Old, singular, int32
      Given `Old m`
      And `m.ParseFromString(bytes("08 80 80 80 80 f8 ff ff ff ff 01"))`
      When `Old copy(m)`
      And `Old other`
      And `other.ParseFromString(bytes("08 ff ff ff ff 07 08 80 80 80 80 f8 ff ff ff ff 01"))`
      And `other = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `08 80 80 80 80 f8 ff ff ff ff 01`
      And `other` serializes to the bytes `08 80 80 80 80 f8 ff ff ff ff 01`
      And `m` serializes to the bytes ``

    Scenario Outline: <message>, <place>, <kind>
      Given `<message> m`
      And `m.ParseFromString(bytes("<bytes>"))`
      When `<message> copy(m)`
      And `<message> other`
      And `other.ParseFromString(bytes("<other>"))`
      And `other = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes ``

      Examples:
        | message | place              | kind     | bytes                                                                   | other                                                                            |
        | Old     | singular           | int64    | 10 80 80 80 80 80 80 80 80 80 01                                        | 10 ff ff ff ff ff ff ff ff 7f 10 80 80 80 80 80 80 80 80 80 01                   |
        | Old     | singular           | uint32   | 18 ff ff ff ff 0f                                                       | 18 80 01 18 ff ff ff ff 0f                                                       |
        | Old     | singular           | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                        | 20 80 80 80 80 80 80 80 80 80 01 20 ff ff ff ff ff ff ff ff ff 01                |
        | Old     | singular           | sint32   | 28 ff ff ff ff 0f                                                       | 28 fe ff ff ff 0f 28 ff ff ff ff 0f                                              |
        | Old     | singular           | sint64   | 30 ff ff ff ff ff ff ff ff ff 01                                        | 30 fe ff ff ff ff ff ff ff ff 01 30 ff ff ff ff ff ff ff ff ff 01                |
        | Old     | singular           | fixed32  | 3d ff ff ff ff                                                          | 3d 80 00 00 00 3d ff ff ff ff                                                    |
        | Old     | singular           | fixed64  | 41 ff ff ff ff ff ff ff ff                                              | 41 00 00 00 00 00 00 00 80 41 ff ff ff ff ff ff ff ff                            |
        | Old     | singular           | sfixed32 | 4d 00 00 00 80                                                          | 4d ff ff ff 7f 4d 00 00 00 80                                                    |
        | Old     | singular           | sfixed64 | 51 00 00 00 00 00 00 00 80                                              | 51 ff ff ff ff ff ff ff 7f 51 00 00 00 00 00 00 00 80                            |
        | Old     | singular           | float    | 5d 00 00 c0 bf                                                          | 5d ec 78 ad 60 5d 00 00 c0 bf                                                    |
        | Old     | singular           | double   | 61 03 93 00 aa 4b dd 4d fe                                              | 61 9a 99 99 99 99 99 b9 3f 61 03 93 00 aa 4b dd 4d fe                            |
        | Old     | singular           | bool     | 68 01                                                                   | 68 00 68 01                                                                      |
        | Old     | singular           | enum     | 70 fa ff ff ff ff ff ff ff ff 01                                        | 70 ac 02 70 fa ff ff ff ff ff ff ff ff 01                                        |
        | Old     | repeated           | int32    | a8 01 80 80 80 80 f8 ff ff ff ff 01 a8 01 ff ff ff ff 07                | aa 01 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                            |
        | Old     | repeated           | int64    | b0 01 80 80 80 80 80 80 80 80 80 01 b0 01 ff ff ff ff ff ff ff ff 7f    | b2 01 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f                |
        | Old     | repeated           | uint32   | b8 01 ff ff ff ff 0f b8 01 80 01                                        | ba 01 07 ff ff ff ff 0f 80 01                                                    |
        | Old     | repeated           | uint64   | c0 01 ff ff ff ff ff ff ff ff ff 01 c0 01 80 80 80 80 80 80 80 80 80 01 | c2 01 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01             |
        | Old     | repeated           | sint32   | c8 01 ff ff ff ff 0f c8 01 fe ff ff ff 0f                               | ca 01 0a ff ff ff ff 0f fe ff ff ff 0f                                           |
        | Old     | repeated           | sint64   | d0 01 ff ff ff ff ff ff ff ff ff 01 d0 01 fe ff ff ff ff ff ff ff ff 01 | d2 01 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01             |
        | Old     | repeated           | fixed32  | dd 01 ff ff ff ff dd 01 80 00 00 00                                     | da 01 08 ff ff ff ff 80 00 00 00                                                 |
        | Old     | repeated           | fixed64  | e1 01 ff ff ff ff ff ff ff ff e1 01 00 00 00 00 00 00 00 80             | e2 01 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                         |
        | Old     | repeated           | sfixed32 | ed 01 00 00 00 80 ed 01 ff ff ff 7f                                     | ea 01 08 00 00 00 80 ff ff ff 7f                                                 |
        | Old     | repeated           | sfixed64 | f1 01 00 00 00 00 00 00 00 80 f1 01 ff ff ff ff ff ff ff 7f             | f2 01 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                         |
        | Old     | repeated           | float    | fd 01 00 00 c0 bf fd 01 ec 78 ad 60                                     | fa 01 08 00 00 c0 bf ec 78 ad 60                                                 |
        | Old     | repeated           | double   | 81 02 03 93 00 aa 4b dd 4d fe 81 02 9a 99 99 99 99 99 b9 3f             | 82 02 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                         |
        | Old     | repeated           | bool     | 88 02 01 88 02 00                                                       | 8a 02 02 01 00                                                                   |
        | Old     | repeated           | enum     | 90 02 fa ff ff ff ff ff ff ff ff 01 90 02 ac 02                         | 92 02 0c fa ff ff ff ff ff ff ff ff 01 ac 02                                     |
        | Old     | packed             | int32    | ca 02 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   | c8 02 80 80 80 80 f8 ff ff ff ff 01 c8 02 ff ff ff ff 07                         |
        | Old     | packed             | int64    | d2 02 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       | d0 02 80 80 80 80 80 80 80 80 80 01 d0 02 ff ff ff ff ff ff ff ff 7f             |
        | Old     | packed             | uint32   | da 02 07 ff ff ff ff 0f 80 01                                           | d8 02 ff ff ff ff 0f d8 02 80 01                                                 |
        | Old     | packed             | uint64   | e2 02 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    | e0 02 ff ff ff ff ff ff ff ff ff 01 e0 02 80 80 80 80 80 80 80 80 80 01          |
        | Old     | packed             | sint32   | ea 02 0a ff ff ff ff 0f fe ff ff ff 0f                                  | e8 02 ff ff ff ff 0f e8 02 fe ff ff ff 0f                                        |
        | Old     | packed             | sint64   | f2 02 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    | f0 02 ff ff ff ff ff ff ff ff ff 01 f0 02 fe ff ff ff ff ff ff ff ff 01          |
        | Old     | packed             | fixed32  | fa 02 08 ff ff ff ff 80 00 00 00                                        | fd 02 ff ff ff ff fd 02 80 00 00 00                                              |
        | Old     | packed             | fixed64  | 82 03 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                | 81 03 ff ff ff ff ff ff ff ff 81 03 00 00 00 00 00 00 00 80                      |
        | Old     | packed             | sfixed32 | 8a 03 08 00 00 00 80 ff ff ff 7f                                        | 8d 03 00 00 00 80 8d 03 ff ff ff 7f                                              |
        | Old     | packed             | sfixed64 | 92 03 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                | 91 03 00 00 00 00 00 00 00 80 91 03 ff ff ff ff ff ff ff 7f                      |
        | Old     | packed             | float    | 9a 03 08 00 00 c0 bf ec 78 ad 60                                        | 9d 03 00 00 c0 bf 9d 03 ec 78 ad 60                                              |
        | Old     | packed             | double   | a2 03 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                | a1 03 03 93 00 aa 4b dd 4d fe a1 03 9a 99 99 99 99 99 b9 3f                      |
        | Old     | packed             | bool     | aa 03 02 01 00                                                          | a8 03 01 a8 03 00                                                                |
        | Old     | packed             | enum     | b2 03 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            | b0 03 fa ff ff ff ff ff ff ff ff 01 b0 03 ac 02                                  |
        | Old     | value of a map     | int32    | ea 03 0d 08 07 10 80 80 80 80 f8 ff ff ff ff 01                         | ea 03 13 10 ff ff ff ff 07 10 80 80 80 80 f8 ff ff ff ff 01 08 07                |
        | Old     | value of a map     | int64    | f2 03 0d 08 07 10 80 80 80 80 80 80 80 80 80 01                         | f2 03 17 10 ff ff ff ff ff ff ff ff 7f 10 80 80 80 80 80 80 80 80 80 01 08 07    |
        | Old     | value of a map     | uint32   | fa 03 08 08 07 10 ff ff ff ff 0f                                        | fa 03 0b 10 80 01 10 ff ff ff ff 0f 08 07                                        |
        | Old     | value of a map     | uint64   | 82 04 0d 08 07 10 ff ff ff ff ff ff ff ff ff 01                         | 82 04 18 10 80 80 80 80 80 80 80 80 80 01 10 ff ff ff ff ff ff ff ff ff 01 08 07 |
        | Old     | value of a map     | sint32   | 8a 04 08 08 07 10 ff ff ff ff 0f                                        | 8a 04 0e 10 fe ff ff ff 0f 10 ff ff ff ff 0f 08 07                               |
        | Old     | value of a map     | sint64   | 92 04 0d 08 07 10 ff ff ff ff ff ff ff ff ff 01                         | 92 04 18 10 fe ff ff ff ff ff ff ff ff 01 10 ff ff ff ff ff ff ff ff ff 01 08 07 |
        | Old     | value of a map     | fixed32  | 9a 04 07 08 07 15 ff ff ff ff                                           | 9a 04 0c 15 80 00 00 00 15 ff ff ff ff 08 07                                     |
        | Old     | value of a map     | fixed64  | a2 04 0b 08 07 11 ff ff ff ff ff ff ff ff                               | a2 04 14 11 00 00 00 00 00 00 00 80 11 ff ff ff ff ff ff ff ff 08 07             |
        | Old     | value of a map     | sfixed32 | aa 04 07 08 07 15 00 00 00 80                                           | aa 04 0c 15 ff ff ff 7f 15 00 00 00 80 08 07                                     |
        | Old     | value of a map     | sfixed64 | b2 04 0b 08 07 11 00 00 00 00 00 00 00 80                               | b2 04 14 11 ff ff ff ff ff ff ff 7f 11 00 00 00 00 00 00 00 80 08 07             |
        | Old     | value of a map     | float    | ba 04 07 08 07 15 00 00 c0 bf                                           | ba 04 0c 15 ec 78 ad 60 15 00 00 c0 bf 08 07                                     |
        | Old     | value of a map     | double   | c2 04 0b 08 07 11 03 93 00 aa 4b dd 4d fe                               | c2 04 14 11 9a 99 99 99 99 99 b9 3f 11 03 93 00 aa 4b dd 4d fe 08 07             |
        | Old     | value of a map     | bool     | ca 04 04 08 07 10 01                                                    | ca 04 06 10 00 10 01 08 07                                                       |
        | Old     | value of a map     | enum     | d2 04 0d 08 07 10 fa ff ff ff ff ff ff ff ff 01                         | d2 04 10 10 ac 02 10 fa ff ff ff ff ff ff ff ff 01 08 07                         |
        | Old     | key of a map       | int32    | 8a 05 0d 08 80 80 80 80 f8 ff ff ff ff 01 10 07                         | 8a 05 13 08 ff ff ff ff 07 10 07 08 80 80 80 80 f8 ff ff ff ff 01                |
        | Old     | key of a map       | int64    | 92 05 0d 08 80 80 80 80 80 80 80 80 80 01 10 07                         | 92 05 17 08 ff ff ff ff ff ff ff ff 7f 10 07 08 80 80 80 80 80 80 80 80 80 01    |
        | Old     | key of a map       | uint32   | 9a 05 08 08 ff ff ff ff 0f 10 07                                        | 9a 05 0b 08 80 01 10 07 08 ff ff ff ff 0f                                        |
        | Old     | key of a map       | uint64   | a2 05 0d 08 ff ff ff ff ff ff ff ff ff 01 10 07                         | a2 05 18 08 80 80 80 80 80 80 80 80 80 01 10 07 08 ff ff ff ff ff ff ff ff ff 01 |
        | Old     | key of a map       | sint32   | aa 05 08 08 ff ff ff ff 0f 10 07                                        | aa 05 0e 08 fe ff ff ff 0f 10 07 08 ff ff ff ff 0f                               |
        | Old     | key of a map       | sint64   | b2 05 0d 08 ff ff ff ff ff ff ff ff ff 01 10 07                         | b2 05 18 08 fe ff ff ff ff ff ff ff ff 01 10 07 08 ff ff ff ff ff ff ff ff ff 01 |
        | Old     | key of a map       | fixed32  | ba 05 07 0d ff ff ff ff 10 07                                           | ba 05 0c 0d 80 00 00 00 10 07 0d ff ff ff ff                                     |
        | Old     | key of a map       | fixed64  | c2 05 0b 09 ff ff ff ff ff ff ff ff 10 07                               | c2 05 14 09 00 00 00 00 00 00 00 80 10 07 09 ff ff ff ff ff ff ff ff             |
        | Old     | key of a map       | sfixed32 | ca 05 07 0d 00 00 00 80 10 07                                           | ca 05 0c 0d ff ff ff 7f 10 07 0d 00 00 00 80                                     |
        | Old     | key of a map       | sfixed64 | d2 05 0b 09 00 00 00 00 00 00 00 80 10 07                               | d2 05 14 09 ff ff ff ff ff ff ff 7f 10 07 09 00 00 00 00 00 00 00 80             |
        | Old     | key of a map       | bool     | ea 05 04 08 01 10 07                                                    | ea 05 06 08 00 10 07 08 01                                                       |
        | Old     | extension          | int32    | c8 0c 80 80 80 80 f8 ff ff ff ff 01                                     | c8 0c ff ff ff ff 07 c8 0c 80 80 80 80 f8 ff ff ff ff 01                         |
        | Old     | extension          | int64    | d0 0c 80 80 80 80 80 80 80 80 80 01                                     | d0 0c ff ff ff ff ff ff ff ff 7f d0 0c 80 80 80 80 80 80 80 80 80 01             |
        | Old     | extension          | uint32   | d8 0c ff ff ff ff 0f                                                    | d8 0c 80 01 d8 0c ff ff ff ff 0f                                                 |
        | Old     | extension          | uint64   | e0 0c ff ff ff ff ff ff ff ff ff 01                                     | e0 0c 80 80 80 80 80 80 80 80 80 01 e0 0c ff ff ff ff ff ff ff ff ff 01          |
        | Old     | extension          | sint32   | e8 0c ff ff ff ff 0f                                                    | e8 0c fe ff ff ff 0f e8 0c ff ff ff ff 0f                                        |
        | Old     | extension          | sint64   | f0 0c ff ff ff ff ff ff ff ff ff 01                                     | f0 0c fe ff ff ff ff ff ff ff ff 01 f0 0c ff ff ff ff ff ff ff ff ff 01          |
        | Old     | extension          | fixed32  | fd 0c ff ff ff ff                                                       | fd 0c 80 00 00 00 fd 0c ff ff ff ff                                              |
        | Old     | extension          | fixed64  | 81 0d ff ff ff ff ff ff ff ff                                           | 81 0d 00 00 00 00 00 00 00 80 81 0d ff ff ff ff ff ff ff ff                      |
        | Old     | extension          | sfixed32 | 8d 0d 00 00 00 80                                                       | 8d 0d ff ff ff 7f 8d 0d 00 00 00 80                                              |
        | Old     | extension          | sfixed64 | 91 0d 00 00 00 00 00 00 00 80                                           | 91 0d ff ff ff ff ff ff ff 7f 91 0d 00 00 00 00 00 00 00 80                      |
        | Old     | extension          | float    | 9d 0d 00 00 c0 bf                                                       | 9d 0d ec 78 ad 60 9d 0d 00 00 c0 bf                                              |
        | Old     | extension          | double   | a1 0d 03 93 00 aa 4b dd 4d fe                                           | a1 0d 9a 99 99 99 99 99 b9 3f a1 0d 03 93 00 aa 4b dd 4d fe                      |
        | Old     | extension          | bool     | a8 0d 01                                                                | a8 0d 00 a8 0d 01                                                                |
        | Old     | extension          | enum     | b0 0d fa ff ff ff ff ff ff ff ff 01                                     | b0 0d ac 02 b0 0d fa ff ff ff ff ff ff ff ff 01                                  |
        | Old     | repeated extension | int32    | e8 0d 80 80 80 80 f8 ff ff ff ff 01 e8 0d ff ff ff ff 07                | ea 0d 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                            |
        | Old     | repeated extension | int64    | f0 0d 80 80 80 80 80 80 80 80 80 01 f0 0d ff ff ff ff ff ff ff ff 7f    | f2 0d 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f                |
        | Old     | repeated extension | uint32   | f8 0d ff ff ff ff 0f f8 0d 80 01                                        | fa 0d 07 ff ff ff ff 0f 80 01                                                    |
        | Old     | repeated extension | uint64   | 80 0e ff ff ff ff ff ff ff ff ff 01 80 0e 80 80 80 80 80 80 80 80 80 01 | 82 0e 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01             |
        | Old     | repeated extension | sint32   | 88 0e ff ff ff ff 0f 88 0e fe ff ff ff 0f                               | 8a 0e 0a ff ff ff ff 0f fe ff ff ff 0f                                           |
        | Old     | repeated extension | sint64   | 90 0e ff ff ff ff ff ff ff ff ff 01 90 0e fe ff ff ff ff ff ff ff ff 01 | 92 0e 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01             |
        | Old     | repeated extension | fixed32  | 9d 0e ff ff ff ff 9d 0e 80 00 00 00                                     | 9a 0e 08 ff ff ff ff 80 00 00 00                                                 |
        | Old     | repeated extension | fixed64  | a1 0e ff ff ff ff ff ff ff ff a1 0e 00 00 00 00 00 00 00 80             | a2 0e 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                         |
        | Old     | repeated extension | sfixed32 | ad 0e 00 00 00 80 ad 0e ff ff ff 7f                                     | aa 0e 08 00 00 00 80 ff ff ff 7f                                                 |
        | Old     | repeated extension | sfixed64 | b1 0e 00 00 00 00 00 00 00 80 b1 0e ff ff ff ff ff ff ff 7f             | b2 0e 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                         |
        | Old     | repeated extension | float    | bd 0e 00 00 c0 bf bd 0e ec 78 ad 60                                     | ba 0e 08 00 00 c0 bf ec 78 ad 60                                                 |
        | Old     | repeated extension | double   | c1 0e 03 93 00 aa 4b dd 4d fe c1 0e 9a 99 99 99 99 99 b9 3f             | c2 0e 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                         |
        | Old     | repeated extension | bool     | c8 0e 01 c8 0e 00                                                       | ca 0e 02 01 00                                                                   |
        | Old     | repeated extension | enum     | d0 0e fa ff ff ff ff ff ff ff ff 01 d0 0e ac 02                         | d2 0e 0c fa ff ff ff ff ff ff ff ff 01 ac 02                                     |
        | Old     | packed extension   | int32    | 8a 0f 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   | 88 0f 80 80 80 80 f8 ff ff ff ff 01 88 0f ff ff ff ff 07                         |
        | Old     | packed extension   | int64    | 92 0f 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       | 90 0f 80 80 80 80 80 80 80 80 80 01 90 0f ff ff ff ff ff ff ff ff 7f             |
        | Old     | packed extension   | uint32   | 9a 0f 07 ff ff ff ff 0f 80 01                                           | 98 0f ff ff ff ff 0f 98 0f 80 01                                                 |
        | Old     | packed extension   | uint64   | a2 0f 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    | a0 0f ff ff ff ff ff ff ff ff ff 01 a0 0f 80 80 80 80 80 80 80 80 80 01          |
        | Old     | packed extension   | sint32   | aa 0f 0a ff ff ff ff 0f fe ff ff ff 0f                                  | a8 0f ff ff ff ff 0f a8 0f fe ff ff ff 0f                                        |
        | Old     | packed extension   | sint64   | b2 0f 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    | b0 0f ff ff ff ff ff ff ff ff ff 01 b0 0f fe ff ff ff ff ff ff ff ff 01          |
        | Old     | packed extension   | fixed32  | ba 0f 08 ff ff ff ff 80 00 00 00                                        | bd 0f ff ff ff ff bd 0f 80 00 00 00                                              |
        | Old     | packed extension   | fixed64  | c2 0f 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                | c1 0f ff ff ff ff ff ff ff ff c1 0f 00 00 00 00 00 00 00 80                      |
        | Old     | packed extension   | sfixed32 | ca 0f 08 00 00 00 80 ff ff ff 7f                                        | cd 0f 00 00 00 80 cd 0f ff ff ff 7f                                              |
        | Old     | packed extension   | sfixed64 | d2 0f 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                | d1 0f 00 00 00 00 00 00 00 80 d1 0f ff ff ff ff ff ff ff 7f                      |
        | Old     | packed extension   | float    | da 0f 08 00 00 c0 bf ec 78 ad 60                                        | dd 0f 00 00 c0 bf dd 0f ec 78 ad 60                                              |
        | Old     | packed extension   | double   | e2 0f 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                | e1 0f 03 93 00 aa 4b dd 4d fe e1 0f 9a 99 99 99 99 99 b9 3f                      |
        | Old     | packed extension   | bool     | ea 0f 02 01 00                                                          | e8 0f 01 e8 0f 00                                                                |
        | Old     | packed extension   | enum     | f2 0f 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            | f0 0f fa ff ff ff ff ff ff ff ff 01 f0 0f ac 02                                  |
        | Modern  | singular           | int32    | 08 80 80 80 80 f8 ff ff ff ff 01                                        | 08 ff ff ff ff 07 08 80 80 80 80 f8 ff ff ff ff 01                               |
        | Modern  | singular           | int64    | 10 80 80 80 80 80 80 80 80 80 01                                        | 10 ff ff ff ff ff ff ff ff 7f 10 80 80 80 80 80 80 80 80 80 01                   |
        | Modern  | singular           | uint32   | 18 ff ff ff ff 0f                                                       | 18 80 01 18 ff ff ff ff 0f                                                       |
        | Modern  | singular           | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                        | 20 80 80 80 80 80 80 80 80 80 01 20 ff ff ff ff ff ff ff ff ff 01                |
        | Modern  | singular           | sint32   | 28 ff ff ff ff 0f                                                       | 28 fe ff ff ff 0f 28 ff ff ff ff 0f                                              |
        | Modern  | singular           | sint64   | 30 ff ff ff ff ff ff ff ff ff 01                                        | 30 fe ff ff ff ff ff ff ff ff 01 30 ff ff ff ff ff ff ff ff ff 01                |
        | Modern  | singular           | fixed32  | 3d ff ff ff ff                                                          | 3d 80 00 00 00 3d ff ff ff ff                                                    |
        | Modern  | singular           | fixed64  | 41 ff ff ff ff ff ff ff ff                                              | 41 00 00 00 00 00 00 00 80 41 ff ff ff ff ff ff ff ff                            |
        | Modern  | singular           | sfixed32 | 4d 00 00 00 80                                                          | 4d ff ff ff 7f 4d 00 00 00 80                                                    |
        | Modern  | singular           | sfixed64 | 51 00 00 00 00 00 00 00 80                                              | 51 ff ff ff ff ff ff ff 7f 51 00 00 00 00 00 00 00 80                            |
        | Modern  | singular           | float    | 5d 00 00 c0 bf                                                          | 5d ec 78 ad 60 5d 00 00 c0 bf                                                    |
        | Modern  | singular           | double   | 61 03 93 00 aa 4b dd 4d fe                                              | 61 9a 99 99 99 99 99 b9 3f 61 03 93 00 aa 4b dd 4d fe                            |
        | Modern  | singular           | bool     | 68 01                                                                   | 68 00 68 01                                                                      |
        | Modern  | singular           | enum     | 70 fa ff ff ff ff ff ff ff ff 01                                        | 70 ac 02 70 fa ff ff ff ff ff ff ff ff 01                                        |
        | Modern  | repeated           | int32    | aa 01 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   | a8 01 80 80 80 80 f8 ff ff ff ff 01 a8 01 ff ff ff ff 07                         |
        | Modern  | repeated           | int64    | b2 01 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       | b0 01 80 80 80 80 80 80 80 80 80 01 b0 01 ff ff ff ff ff ff ff ff 7f             |
        | Modern  | repeated           | uint32   | ba 01 07 ff ff ff ff 0f 80 01                                           | b8 01 ff ff ff ff 0f b8 01 80 01                                                 |
        | Modern  | repeated           | uint64   | c2 01 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    | c0 01 ff ff ff ff ff ff ff ff ff 01 c0 01 80 80 80 80 80 80 80 80 80 01          |
        | Modern  | repeated           | sint32   | ca 01 0a ff ff ff ff 0f fe ff ff ff 0f                                  | c8 01 ff ff ff ff 0f c8 01 fe ff ff ff 0f                                        |
        | Modern  | repeated           | sint64   | d2 01 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    | d0 01 ff ff ff ff ff ff ff ff ff 01 d0 01 fe ff ff ff ff ff ff ff ff 01          |
        | Modern  | repeated           | fixed32  | da 01 08 ff ff ff ff 80 00 00 00                                        | dd 01 ff ff ff ff dd 01 80 00 00 00                                              |
        | Modern  | repeated           | fixed64  | e2 01 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                | e1 01 ff ff ff ff ff ff ff ff e1 01 00 00 00 00 00 00 00 80                      |
        | Modern  | repeated           | sfixed32 | ea 01 08 00 00 00 80 ff ff ff 7f                                        | ed 01 00 00 00 80 ed 01 ff ff ff 7f                                              |
        | Modern  | repeated           | sfixed64 | f2 01 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                | f1 01 00 00 00 00 00 00 00 80 f1 01 ff ff ff ff ff ff ff 7f                      |
        | Modern  | repeated           | float    | fa 01 08 00 00 c0 bf ec 78 ad 60                                        | fd 01 00 00 c0 bf fd 01 ec 78 ad 60                                              |
        | Modern  | repeated           | double   | 82 02 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                | 81 02 03 93 00 aa 4b dd 4d fe 81 02 9a 99 99 99 99 99 b9 3f                      |
        | Modern  | repeated           | bool     | 8a 02 02 01 00                                                          | 88 02 01 88 02 00                                                                |
        | Modern  | repeated           | enum     | 92 02 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            | 90 02 fa ff ff ff ff ff ff ff ff 01 90 02 ac 02                                  |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (each type in each place)

    Scenario: Old, singular, int32
      Given `Old m`
      And `m.ParseFromString(bytes("08 80 80 80 80 f8 ff ff ff ff 01"))`
      And `Old other`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes ``
      And `other` serializes to the bytes `08 80 80 80 80 f8 ff ff ff ff 01`

    Scenario Outline: <message>, <place>, <kind>
      Given `<message> m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `<message> other`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes ``
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | message | place              | kind     | bytes                                                                   |
        | Old     | singular           | int64    | 10 80 80 80 80 80 80 80 80 80 01                                        |
        | Old     | singular           | uint32   | 18 ff ff ff ff 0f                                                       |
        | Old     | singular           | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                        |
        | Old     | singular           | sint32   | 28 ff ff ff ff 0f                                                       |
        | Old     | singular           | sint64   | 30 ff ff ff ff ff ff ff ff ff 01                                        |
        | Old     | singular           | fixed32  | 3d ff ff ff ff                                                          |
        | Old     | singular           | fixed64  | 41 ff ff ff ff ff ff ff ff                                              |
        | Old     | singular           | sfixed32 | 4d 00 00 00 80                                                          |
        | Old     | singular           | sfixed64 | 51 00 00 00 00 00 00 00 80                                              |
        | Old     | singular           | float    | 5d 00 00 c0 bf                                                          |
        | Old     | singular           | double   | 61 03 93 00 aa 4b dd 4d fe                                              |
        | Old     | singular           | bool     | 68 01                                                                   |
        | Old     | singular           | enum     | 70 fa ff ff ff ff ff ff ff ff 01                                        |
        | Old     | repeated           | int32    | a8 01 80 80 80 80 f8 ff ff ff ff 01 a8 01 ff ff ff ff 07                |
        | Old     | repeated           | int64    | b0 01 80 80 80 80 80 80 80 80 80 01 b0 01 ff ff ff ff ff ff ff ff 7f    |
        | Old     | repeated           | uint32   | b8 01 ff ff ff ff 0f b8 01 80 01                                        |
        | Old     | repeated           | uint64   | c0 01 ff ff ff ff ff ff ff ff ff 01 c0 01 80 80 80 80 80 80 80 80 80 01 |
        | Old     | repeated           | sint32   | c8 01 ff ff ff ff 0f c8 01 fe ff ff ff 0f                               |
        | Old     | repeated           | sint64   | d0 01 ff ff ff ff ff ff ff ff ff 01 d0 01 fe ff ff ff ff ff ff ff ff 01 |
        | Old     | repeated           | fixed32  | dd 01 ff ff ff ff dd 01 80 00 00 00                                     |
        | Old     | repeated           | fixed64  | e1 01 ff ff ff ff ff ff ff ff e1 01 00 00 00 00 00 00 00 80             |
        | Old     | repeated           | sfixed32 | ed 01 00 00 00 80 ed 01 ff ff ff 7f                                     |
        | Old     | repeated           | sfixed64 | f1 01 00 00 00 00 00 00 00 80 f1 01 ff ff ff ff ff ff ff 7f             |
        | Old     | repeated           | float    | fd 01 00 00 c0 bf fd 01 ec 78 ad 60                                     |
        | Old     | repeated           | double   | 81 02 03 93 00 aa 4b dd 4d fe 81 02 9a 99 99 99 99 99 b9 3f             |
        | Old     | repeated           | bool     | 88 02 01 88 02 00                                                       |
        | Old     | repeated           | enum     | 90 02 fa ff ff ff ff ff ff ff ff 01 90 02 ac 02                         |
        | Old     | packed             | int32    | ca 02 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   |
        | Old     | packed             | int64    | d2 02 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       |
        | Old     | packed             | uint32   | da 02 07 ff ff ff ff 0f 80 01                                           |
        | Old     | packed             | uint64   | e2 02 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    |
        | Old     | packed             | sint32   | ea 02 0a ff ff ff ff 0f fe ff ff ff 0f                                  |
        | Old     | packed             | sint64   | f2 02 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    |
        | Old     | packed             | fixed32  | fa 02 08 ff ff ff ff 80 00 00 00                                        |
        | Old     | packed             | fixed64  | 82 03 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                |
        | Old     | packed             | sfixed32 | 8a 03 08 00 00 00 80 ff ff ff 7f                                        |
        | Old     | packed             | sfixed64 | 92 03 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                |
        | Old     | packed             | float    | 9a 03 08 00 00 c0 bf ec 78 ad 60                                        |
        | Old     | packed             | double   | a2 03 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                |
        | Old     | packed             | bool     | aa 03 02 01 00                                                          |
        | Old     | packed             | enum     | b2 03 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            |
        | Old     | value of a map     | int32    | ea 03 0d 08 07 10 80 80 80 80 f8 ff ff ff ff 01                         |
        | Old     | value of a map     | int64    | f2 03 0d 08 07 10 80 80 80 80 80 80 80 80 80 01                         |
        | Old     | value of a map     | uint32   | fa 03 08 08 07 10 ff ff ff ff 0f                                        |
        | Old     | value of a map     | uint64   | 82 04 0d 08 07 10 ff ff ff ff ff ff ff ff ff 01                         |
        | Old     | value of a map     | sint32   | 8a 04 08 08 07 10 ff ff ff ff 0f                                        |
        | Old     | value of a map     | sint64   | 92 04 0d 08 07 10 ff ff ff ff ff ff ff ff ff 01                         |
        | Old     | value of a map     | fixed32  | 9a 04 07 08 07 15 ff ff ff ff                                           |
        | Old     | value of a map     | fixed64  | a2 04 0b 08 07 11 ff ff ff ff ff ff ff ff                               |
        | Old     | value of a map     | sfixed32 | aa 04 07 08 07 15 00 00 00 80                                           |
        | Old     | value of a map     | sfixed64 | b2 04 0b 08 07 11 00 00 00 00 00 00 00 80                               |
        | Old     | value of a map     | float    | ba 04 07 08 07 15 00 00 c0 bf                                           |
        | Old     | value of a map     | double   | c2 04 0b 08 07 11 03 93 00 aa 4b dd 4d fe                               |
        | Old     | value of a map     | bool     | ca 04 04 08 07 10 01                                                    |
        | Old     | value of a map     | enum     | d2 04 0d 08 07 10 fa ff ff ff ff ff ff ff ff 01                         |
        | Old     | key of a map       | int32    | 8a 05 0d 08 80 80 80 80 f8 ff ff ff ff 01 10 07                         |
        | Old     | key of a map       | int64    | 92 05 0d 08 80 80 80 80 80 80 80 80 80 01 10 07                         |
        | Old     | key of a map       | uint32   | 9a 05 08 08 ff ff ff ff 0f 10 07                                        |
        | Old     | key of a map       | uint64   | a2 05 0d 08 ff ff ff ff ff ff ff ff ff 01 10 07                         |
        | Old     | key of a map       | sint32   | aa 05 08 08 ff ff ff ff 0f 10 07                                        |
        | Old     | key of a map       | sint64   | b2 05 0d 08 ff ff ff ff ff ff ff ff ff 01 10 07                         |
        | Old     | key of a map       | fixed32  | ba 05 07 0d ff ff ff ff 10 07                                           |
        | Old     | key of a map       | fixed64  | c2 05 0b 09 ff ff ff ff ff ff ff ff 10 07                               |
        | Old     | key of a map       | sfixed32 | ca 05 07 0d 00 00 00 80 10 07                                           |
        | Old     | key of a map       | sfixed64 | d2 05 0b 09 00 00 00 00 00 00 00 80 10 07                               |
        | Old     | key of a map       | bool     | ea 05 04 08 01 10 07                                                    |
        | Old     | extension          | int32    | c8 0c 80 80 80 80 f8 ff ff ff ff 01                                     |
        | Old     | extension          | int64    | d0 0c 80 80 80 80 80 80 80 80 80 01                                     |
        | Old     | extension          | uint32   | d8 0c ff ff ff ff 0f                                                    |
        | Old     | extension          | uint64   | e0 0c ff ff ff ff ff ff ff ff ff 01                                     |
        | Old     | extension          | sint32   | e8 0c ff ff ff ff 0f                                                    |
        | Old     | extension          | sint64   | f0 0c ff ff ff ff ff ff ff ff ff 01                                     |
        | Old     | extension          | fixed32  | fd 0c ff ff ff ff                                                       |
        | Old     | extension          | fixed64  | 81 0d ff ff ff ff ff ff ff ff                                           |
        | Old     | extension          | sfixed32 | 8d 0d 00 00 00 80                                                       |
        | Old     | extension          | sfixed64 | 91 0d 00 00 00 00 00 00 00 80                                           |
        | Old     | extension          | float    | 9d 0d 00 00 c0 bf                                                       |
        | Old     | extension          | double   | a1 0d 03 93 00 aa 4b dd 4d fe                                           |
        | Old     | extension          | bool     | a8 0d 01                                                                |
        | Old     | extension          | enum     | b0 0d fa ff ff ff ff ff ff ff ff 01                                     |
        | Old     | repeated extension | int32    | e8 0d 80 80 80 80 f8 ff ff ff ff 01 e8 0d ff ff ff ff 07                |
        | Old     | repeated extension | int64    | f0 0d 80 80 80 80 80 80 80 80 80 01 f0 0d ff ff ff ff ff ff ff ff 7f    |
        | Old     | repeated extension | uint32   | f8 0d ff ff ff ff 0f f8 0d 80 01                                        |
        | Old     | repeated extension | uint64   | 80 0e ff ff ff ff ff ff ff ff ff 01 80 0e 80 80 80 80 80 80 80 80 80 01 |
        | Old     | repeated extension | sint32   | 88 0e ff ff ff ff 0f 88 0e fe ff ff ff 0f                               |
        | Old     | repeated extension | sint64   | 90 0e ff ff ff ff ff ff ff ff ff 01 90 0e fe ff ff ff ff ff ff ff ff 01 |
        | Old     | repeated extension | fixed32  | 9d 0e ff ff ff ff 9d 0e 80 00 00 00                                     |
        | Old     | repeated extension | fixed64  | a1 0e ff ff ff ff ff ff ff ff a1 0e 00 00 00 00 00 00 00 80             |
        | Old     | repeated extension | sfixed32 | ad 0e 00 00 00 80 ad 0e ff ff ff 7f                                     |
        | Old     | repeated extension | sfixed64 | b1 0e 00 00 00 00 00 00 00 80 b1 0e ff ff ff ff ff ff ff 7f             |
        | Old     | repeated extension | float    | bd 0e 00 00 c0 bf bd 0e ec 78 ad 60                                     |
        | Old     | repeated extension | double   | c1 0e 03 93 00 aa 4b dd 4d fe c1 0e 9a 99 99 99 99 99 b9 3f             |
        | Old     | repeated extension | bool     | c8 0e 01 c8 0e 00                                                       |
        | Old     | repeated extension | enum     | d0 0e fa ff ff ff ff ff ff ff ff 01 d0 0e ac 02                         |
        | Old     | packed extension   | int32    | 8a 0f 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   |
        | Old     | packed extension   | int64    | 92 0f 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       |
        | Old     | packed extension   | uint32   | 9a 0f 07 ff ff ff ff 0f 80 01                                           |
        | Old     | packed extension   | uint64   | a2 0f 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    |
        | Old     | packed extension   | sint32   | aa 0f 0a ff ff ff ff 0f fe ff ff ff 0f                                  |
        | Old     | packed extension   | sint64   | b2 0f 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    |
        | Old     | packed extension   | fixed32  | ba 0f 08 ff ff ff ff 80 00 00 00                                        |
        | Old     | packed extension   | fixed64  | c2 0f 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                |
        | Old     | packed extension   | sfixed32 | ca 0f 08 00 00 00 80 ff ff ff 7f                                        |
        | Old     | packed extension   | sfixed64 | d2 0f 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                |
        | Old     | packed extension   | float    | da 0f 08 00 00 c0 bf ec 78 ad 60                                        |
        | Old     | packed extension   | double   | e2 0f 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                |
        | Old     | packed extension   | bool     | ea 0f 02 01 00                                                          |
        | Old     | packed extension   | enum     | f2 0f 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            |
        | Modern  | singular           | int32    | 08 80 80 80 80 f8 ff ff ff ff 01                                        |
        | Modern  | singular           | int64    | 10 80 80 80 80 80 80 80 80 80 01                                        |
        | Modern  | singular           | uint32   | 18 ff ff ff ff 0f                                                       |
        | Modern  | singular           | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                        |
        | Modern  | singular           | sint32   | 28 ff ff ff ff 0f                                                       |
        | Modern  | singular           | sint64   | 30 ff ff ff ff ff ff ff ff ff 01                                        |
        | Modern  | singular           | fixed32  | 3d ff ff ff ff                                                          |
        | Modern  | singular           | fixed64  | 41 ff ff ff ff ff ff ff ff                                              |
        | Modern  | singular           | sfixed32 | 4d 00 00 00 80                                                          |
        | Modern  | singular           | sfixed64 | 51 00 00 00 00 00 00 00 80                                              |
        | Modern  | singular           | float    | 5d 00 00 c0 bf                                                          |
        | Modern  | singular           | double   | 61 03 93 00 aa 4b dd 4d fe                                              |
        | Modern  | singular           | bool     | 68 01                                                                   |
        | Modern  | singular           | enum     | 70 fa ff ff ff ff ff ff ff ff 01                                        |
        | Modern  | repeated           | int32    | aa 01 0f 80 80 80 80 f8 ff ff ff ff 01 ff ff ff ff 07                   |
        | Modern  | repeated           | int64    | b2 01 13 80 80 80 80 80 80 80 80 80 01 ff ff ff ff ff ff ff ff 7f       |
        | Modern  | repeated           | uint32   | ba 01 07 ff ff ff ff 0f 80 01                                           |
        | Modern  | repeated           | uint64   | c2 01 14 ff ff ff ff ff ff ff ff ff 01 80 80 80 80 80 80 80 80 80 01    |
        | Modern  | repeated           | sint32   | ca 01 0a ff ff ff ff 0f fe ff ff ff 0f                                  |
        | Modern  | repeated           | sint64   | d2 01 14 ff ff ff ff ff ff ff ff ff 01 fe ff ff ff ff ff ff ff ff 01    |
        | Modern  | repeated           | fixed32  | da 01 08 ff ff ff ff 80 00 00 00                                        |
        | Modern  | repeated           | fixed64  | e2 01 10 ff ff ff ff ff ff ff ff 00 00 00 00 00 00 00 80                |
        | Modern  | repeated           | sfixed32 | ea 01 08 00 00 00 80 ff ff ff 7f                                        |
        | Modern  | repeated           | sfixed64 | f2 01 10 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff 7f                |
        | Modern  | repeated           | float    | fa 01 08 00 00 c0 bf ec 78 ad 60                                        |
        | Modern  | repeated           | double   | 82 02 10 03 93 00 aa 4b dd 4d fe 9a 99 99 99 99 99 b9 3f                |
        | Modern  | repeated           | bool     | 8a 02 02 01 00                                                          |
        | Modern  | repeated           | enum     | 92 02 0c fa ff ff ff ff ff ff ff ff 01 ac 02                            |
