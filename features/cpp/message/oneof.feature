@needs.cpp
Feature: Messages with oneofs
  What a message does as a whole it does with the member of a oneof that is set, whatever its kind and size, and with every
  oneof by itself.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package fast;
      enum Kind { KIND_ZERO = 0; KIND_BELOW = -6; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          bool flag = 13; int32 int32_value = 1; int64 int64_value = 2; uint32 uint32_value = 3; uint64 uint64_value = 4;
          sint32 sint32_value = 5; sint64 sint64_value = 6; fixed32 fixed32_value = 7; fixed64 fixed64_value = 8;
          sfixed32 sfixed32_value = 9; sfixed64 sfixed64_value = 10; float float_value = 11; double double_value = 12;
          string text = 14; bytes data = 15; Kind kind = 16; Part part = 17; group Box = 18 { optional int32 id = 1; }
        }
        oneof other { int64 number = 21; string word = 22; }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_ZERO = 0; KIND_BELOW = -6; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          bool flag = 13; int32 int32_value = 1; int64 int64_value = 2; uint32 uint32_value = 3; uint64 uint64_value = 4;
          sint32 sint32_value = 5; sint64 sint64_value = 6; fixed32 fixed32_value = 7; fixed64 fixed64_value = 8;
          sfixed32 sfixed32_value = 9; sfixed64 sfixed64_value = 10; float float_value = 11; double double_value = 12;
          string text = 14; bytes data = 15; Kind kind = 16; Part part = 17; group Box = 18 { optional int32 id = 1; }
        }
        oneof other { int64 number = 21; string word = 22; }
      }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (each kind of member of a oneof)

    Scenario: fast, bool
      Given `fast::Sample m`
      And `m.set_text("was there before"), m.set_word("x")`
      When `m.ParseFromString(bytes("68 01 a8 01 08"))`
      Then `m` serializes to the bytes `68 01 a8 01 08`
      When `m.ParseFromString(bytes("8a 01 02 08 09 68 01 68 01"))`
      Then `m` serializes to the bytes `68 01`
      When `m.ParseFromString(bytes("68 01 68 00"))`
      Then `m` serializes to the bytes `68 00`

    Scenario Outline: <mode>, <kind>
      Given `<mode>::Sample m`
      And `m.set_text("was there before"), m.set_word("x")`
      When `m.ParseFromString(bytes("<bytes> a8 01 08"))`
      Then `m` serializes to the bytes `<bytes> a8 01 08`
      When `m.ParseFromString(bytes("8a 01 02 08 09 <bytes> <bytes>"))`
      Then `m` serializes to the bytes `<bytes>`
      When `m.ParseFromString(bytes("<bytes> 68 00"))`
      Then `m` serializes to the bytes `68 00`

      Examples:
        | mode  | kind     | bytes                                                                                                 |
        | fast  | int32    | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | int64    | 10 80 80 80 80 80 20                                                                                  |
        | fast  | uint32   | 18 ff ff ff ff 0f                                                                                     |
        | fast  | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | sint32   | 28 df c5 08                                                                                           |
        | fast  | sint64   | 30 ff ff ff ff ff 3f                                                                                  |
        | fast  | fixed32  | 3d ff ff ff ff                                                                                        |
        | fast  | fixed64  | 41 ff ff ff ff ff ff ff ff                                                                            |
        | fast  | sfixed32 | 4d fe ff ff ff                                                                                        |
        | fast  | sfixed64 | 51 fe ff ff ff ff ff ff ff                                                                            |
        | fast  | float    | 5d 00 00 c0 bf                                                                                        |
        | fast  | double   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | fast  | string   | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | fast  | bytes    | 7a 03 61 62 63                                                                                        |
        | fast  | enum     | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | fast  | message  | 8a 01 02 08 07                                                                                        |
        | fast  | group    | 93 01 08 07 94 01                                                                                     |
        | small | bool     | 68 01                                                                                                 |
        | small | int32    | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | small | int64    | 10 80 80 80 80 80 20                                                                                  |
        | small | uint32   | 18 ff ff ff ff 0f                                                                                     |
        | small | uint64   | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | small | sint32   | 28 df c5 08                                                                                           |
        | small | sint64   | 30 ff ff ff ff ff 3f                                                                                  |
        | small | fixed32  | 3d ff ff ff ff                                                                                        |
        | small | fixed64  | 41 ff ff ff ff ff ff ff ff                                                                            |
        | small | sfixed32 | 4d fe ff ff ff                                                                                        |
        | small | sfixed64 | 51 fe ff ff ff ff ff ff ff                                                                            |
        | small | float    | 5d 00 00 c0 bf                                                                                        |
        | small | double   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | small | string   | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | small | bytes    | 7a 03 61 62 63                                                                                        |
        | small | enum     | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | small | message  | 8a 01 02 08 07                                                                                        |
        | small | group    | 93 01 08 07 94 01                                                                                     |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (each kind of member of a oneof)

    Scenario: fast, bool
      Given `fast::Sample m`
      And `m.set_flag(true)`
      And `m.set_number(8)`
      When `fast::Sample copy(m)`
      Then `copy` serializes to the bytes `68 01 a8 01 08`
      When `fast::Sample other`
      And `other.set_text("was there before"), other.set_word("x")`
      And `other = m`
      And `copy = other`
      And `m.Clear(), other.Clear()`
      Then `copy` serializes to the bytes `68 01 a8 01 08`

    Scenario Outline: <mode>, <kind>
      Given `<mode>::Sample m`
      And `<set>`
      And `m.set_number(8)`
      When `<mode>::Sample copy(m)`
      Then `copy` serializes to the bytes `<bytes> a8 01 08`
      When `<mode>::Sample other`
      And `other.set_text("was there before"), other.set_word("x")`
      And `other = m`
      And `copy = other`
      And `m.Clear(), other.Clear()`
      Then `copy` serializes to the bytes `<bytes> a8 01 08`

      Examples:
        | mode  | kind     | set                                            | bytes                                                                                                 |
        | fast  | int32    | m.set_int32_value(-2)                          | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | int64    | m.set_int64_value(1099511627776)               | 10 80 80 80 80 80 20                                                                                  |
        | fast  | uint32   | m.set_uint32_value(4294967295u)                | 18 ff ff ff ff 0f                                                                                     |
        | fast  | uint64   | m.set_uint64_value(18446744073709551615u)      | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | sint32   | m.set_sint32_value(-70000)                     | 28 df c5 08                                                                                           |
        | fast  | sint64   | m.set_sint64_value(-1099511627776)             | 30 ff ff ff ff ff 3f                                                                                  |
        | fast  | fixed32  | m.set_fixed32_value(4294967295u)               | 3d ff ff ff ff                                                                                        |
        | fast  | fixed64  | m.set_fixed64_value(18446744073709551615u)     | 41 ff ff ff ff ff ff ff ff                                                                            |
        | fast  | sfixed32 | m.set_sfixed32_value(-2)                       | 4d fe ff ff ff                                                                                        |
        | fast  | sfixed64 | m.set_sfixed64_value(-2)                       | 51 fe ff ff ff ff ff ff ff                                                                            |
        | fast  | float    | m.set_float_value(-1.5f)                       | 5d 00 00 c0 bf                                                                                        |
        | fast  | double   | m.set_double_value(-2.5e300)                   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | fast  | string   | m.set_text("a text that is not stored inline") | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | fast  | bytes    | m.set_data("abc")                              | 7a 03 61 62 63                                                                                        |
        | fast  | enum     | m.set_kind(fast::KIND_BELOW)                   | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | fast  | message  | m.mutable_part()->set_id(7)                    | 8a 01 02 08 07                                                                                        |
        | fast  | group    | m.mutable_box()->set_id(7)                     | 93 01 08 07 94 01                                                                                     |
        | small | bool     | m.set_flag(true)                               | 68 01                                                                                                 |
        | small | int32    | m.set_int32_value(-2)                          | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | small | int64    | m.set_int64_value(1099511627776)               | 10 80 80 80 80 80 20                                                                                  |
        | small | uint32   | m.set_uint32_value(4294967295u)                | 18 ff ff ff ff 0f                                                                                     |
        | small | uint64   | m.set_uint64_value(18446744073709551615u)      | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | small | sint32   | m.set_sint32_value(-70000)                     | 28 df c5 08                                                                                           |
        | small | sint64   | m.set_sint64_value(-1099511627776)             | 30 ff ff ff ff ff 3f                                                                                  |
        | small | fixed32  | m.set_fixed32_value(4294967295u)               | 3d ff ff ff ff                                                                                        |
        | small | fixed64  | m.set_fixed64_value(18446744073709551615u)     | 41 ff ff ff ff ff ff ff ff                                                                            |
        | small | sfixed32 | m.set_sfixed32_value(-2)                       | 4d fe ff ff ff                                                                                        |
        | small | sfixed64 | m.set_sfixed64_value(-2)                       | 51 fe ff ff ff ff ff ff ff                                                                            |
        | small | float    | m.set_float_value(-1.5f)                       | 5d 00 00 c0 bf                                                                                        |
        | small | double   | m.set_double_value(-2.5e300)                   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | small | string   | m.set_text("a text that is not stored inline") | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | small | bytes    | m.set_data("abc")                              | 7a 03 61 62 63                                                                                        |
        | small | enum     | m.set_kind(small::KIND_BELOW)                  | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | small | message  | m.mutable_part()->set_id(7)                    | 8a 01 02 08 07                                                                                        |
        | small | group    | m.mutable_box()->set_id(7)                     | 93 01 08 07 94 01                                                                                     |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (each kind of member of a oneof)

    Scenario: fast, bool
      Given `fast::Sample m`
      And `m.set_flag(true)`
      And `m.set_number(8)`
      When `fast::Sample moved(std::move(m))`
      And `fast::Sample other`
      And `other.set_text("was there before"), other.set_word("x")`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `68 01 a8 01 08`

    Scenario Outline: <mode>, <kind>
      Given `<mode>::Sample m`
      And `<set>`
      And `m.set_number(8)`
      When `<mode>::Sample moved(std::move(m))`
      And `<mode>::Sample other`
      And `other.set_text("was there before"), other.set_word("x")`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `<bytes> a8 01 08`

      Examples:
        | mode  | kind     | set                                            | bytes                                                                                                 |
        | fast  | int32    | m.set_int32_value(-2)                          | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | int64    | m.set_int64_value(1099511627776)               | 10 80 80 80 80 80 20                                                                                  |
        | fast  | uint32   | m.set_uint32_value(4294967295u)                | 18 ff ff ff ff 0f                                                                                     |
        | fast  | uint64   | m.set_uint64_value(18446744073709551615u)      | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | sint32   | m.set_sint32_value(-70000)                     | 28 df c5 08                                                                                           |
        | fast  | sint64   | m.set_sint64_value(-1099511627776)             | 30 ff ff ff ff ff 3f                                                                                  |
        | fast  | fixed32  | m.set_fixed32_value(4294967295u)               | 3d ff ff ff ff                                                                                        |
        | fast  | fixed64  | m.set_fixed64_value(18446744073709551615u)     | 41 ff ff ff ff ff ff ff ff                                                                            |
        | fast  | sfixed32 | m.set_sfixed32_value(-2)                       | 4d fe ff ff ff                                                                                        |
        | fast  | sfixed64 | m.set_sfixed64_value(-2)                       | 51 fe ff ff ff ff ff ff ff                                                                            |
        | fast  | float    | m.set_float_value(-1.5f)                       | 5d 00 00 c0 bf                                                                                        |
        | fast  | double   | m.set_double_value(-2.5e300)                   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | fast  | string   | m.set_text("a text that is not stored inline") | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | fast  | bytes    | m.set_data("abc")                              | 7a 03 61 62 63                                                                                        |
        | fast  | enum     | m.set_kind(fast::KIND_BELOW)                   | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | fast  | message  | m.mutable_part()->set_id(7)                    | 8a 01 02 08 07                                                                                        |
        | fast  | group    | m.mutable_box()->set_id(7)                     | 93 01 08 07 94 01                                                                                     |
        | small | bool     | m.set_flag(true)                               | 68 01                                                                                                 |
        | small | int32    | m.set_int32_value(-2)                          | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | small | int64    | m.set_int64_value(1099511627776)               | 10 80 80 80 80 80 20                                                                                  |
        | small | uint32   | m.set_uint32_value(4294967295u)                | 18 ff ff ff ff 0f                                                                                     |
        | small | uint64   | m.set_uint64_value(18446744073709551615u)      | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | small | sint32   | m.set_sint32_value(-70000)                     | 28 df c5 08                                                                                           |
        | small | sint64   | m.set_sint64_value(-1099511627776)             | 30 ff ff ff ff ff 3f                                                                                  |
        | small | fixed32  | m.set_fixed32_value(4294967295u)               | 3d ff ff ff ff                                                                                        |
        | small | fixed64  | m.set_fixed64_value(18446744073709551615u)     | 41 ff ff ff ff ff ff ff ff                                                                            |
        | small | sfixed32 | m.set_sfixed32_value(-2)                       | 4d fe ff ff ff                                                                                        |
        | small | sfixed64 | m.set_sfixed64_value(-2)                       | 51 fe ff ff ff ff ff ff ff                                                                            |
        | small | float    | m.set_float_value(-1.5f)                       | 5d 00 00 c0 bf                                                                                        |
        | small | double   | m.set_double_value(-2.5e300)                   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | small | string   | m.set_text("a text that is not stored inline") | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | small | bytes    | m.set_data("abc")                              | 7a 03 61 62 63                                                                                        |
        | small | enum     | m.set_kind(small::KIND_BELOW)                  | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | small | message  | m.mutable_part()->set_id(7)                    | 8a 01 02 08 07                                                                                        |
        | small | group    | m.mutable_box()->set_id(7)                     | 93 01 08 07 94 01                                                                                     |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (each kind of member of a oneof)

    Scenario: fast, bool
      Given `fast::Sample m`
      And `m.set_flag(true)`
      And `fast::Sample other`
      And `other.set_word("x")`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `b2 01 01 78`
      And `other` serializes to the bytes `68 01`
      When `m.mutable_part()->set_id(9)`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes `68 01`
      And `other` serializes to the bytes `8a 01 02 08 09 b2 01 01 78`

    Scenario Outline: <mode>, <kind>
      Given `<mode>::Sample m`
      And `<set>`
      And `<mode>::Sample other`
      And `other.set_word("x")`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `b2 01 01 78`
      And `other` serializes to the bytes `<bytes>`
      When `m.mutable_part()->set_id(9)`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes `8a 01 02 08 09 b2 01 01 78`

      Examples:
        | mode  | kind     | set                                            | bytes                                                                                                 |
        | fast  | int32    | m.set_int32_value(-2)                          | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | int64    | m.set_int64_value(1099511627776)               | 10 80 80 80 80 80 20                                                                                  |
        | fast  | uint32   | m.set_uint32_value(4294967295u)                | 18 ff ff ff ff 0f                                                                                     |
        | fast  | uint64   | m.set_uint64_value(18446744073709551615u)      | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | fast  | sint32   | m.set_sint32_value(-70000)                     | 28 df c5 08                                                                                           |
        | fast  | sint64   | m.set_sint64_value(-1099511627776)             | 30 ff ff ff ff ff 3f                                                                                  |
        | fast  | fixed32  | m.set_fixed32_value(4294967295u)               | 3d ff ff ff ff                                                                                        |
        | fast  | fixed64  | m.set_fixed64_value(18446744073709551615u)     | 41 ff ff ff ff ff ff ff ff                                                                            |
        | fast  | sfixed32 | m.set_sfixed32_value(-2)                       | 4d fe ff ff ff                                                                                        |
        | fast  | sfixed64 | m.set_sfixed64_value(-2)                       | 51 fe ff ff ff ff ff ff ff                                                                            |
        | fast  | float    | m.set_float_value(-1.5f)                       | 5d 00 00 c0 bf                                                                                        |
        | fast  | double   | m.set_double_value(-2.5e300)                   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | fast  | string   | m.set_text("a text that is not stored inline") | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | fast  | bytes    | m.set_data("abc")                              | 7a 03 61 62 63                                                                                        |
        | fast  | enum     | m.set_kind(fast::KIND_BELOW)                   | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | fast  | message  | m.mutable_part()->set_id(7)                    | 8a 01 02 08 07                                                                                        |
        | fast  | group    | m.mutable_box()->set_id(7)                     | 93 01 08 07 94 01                                                                                     |
        | small | bool     | m.set_flag(true)                               | 68 01                                                                                                 |
        | small | int32    | m.set_int32_value(-2)                          | 08 fe ff ff ff ff ff ff ff ff 01                                                                      |
        | small | int64    | m.set_int64_value(1099511627776)               | 10 80 80 80 80 80 20                                                                                  |
        | small | uint32   | m.set_uint32_value(4294967295u)                | 18 ff ff ff ff 0f                                                                                     |
        | small | uint64   | m.set_uint64_value(18446744073709551615u)      | 20 ff ff ff ff ff ff ff ff ff 01                                                                      |
        | small | sint32   | m.set_sint32_value(-70000)                     | 28 df c5 08                                                                                           |
        | small | sint64   | m.set_sint64_value(-1099511627776)             | 30 ff ff ff ff ff 3f                                                                                  |
        | small | fixed32  | m.set_fixed32_value(4294967295u)               | 3d ff ff ff ff                                                                                        |
        | small | fixed64  | m.set_fixed64_value(18446744073709551615u)     | 41 ff ff ff ff ff ff ff ff                                                                            |
        | small | sfixed32 | m.set_sfixed32_value(-2)                       | 4d fe ff ff ff                                                                                        |
        | small | sfixed64 | m.set_sfixed64_value(-2)                       | 51 fe ff ff ff ff ff ff ff                                                                            |
        | small | float    | m.set_float_value(-1.5f)                       | 5d 00 00 c0 bf                                                                                        |
        | small | double   | m.set_double_value(-2.5e300)                   | 61 03 93 00 aa 4b dd 4d fe                                                                            |
        | small | string   | m.set_text("a text that is not stored inline") | 72 20 61 20 74 65 78 74 20 74 68 61 74 20 69 73 20 6e 6f 74 20 73 74 6f 72 65 64 20 69 6e 6c 69 6e 65 |
        | small | bytes    | m.set_data("abc")                              | 7a 03 61 62 63                                                                                        |
        | small | enum     | m.set_kind(small::KIND_BELOW)                  | 80 01 fa ff ff ff ff ff ff ff ff 01                                                                   |
        | small | message  | m.mutable_part()->set_id(7)                    | 8a 01 02 08 07                                                                                        |
        | small | group    | m.mutable_box()->set_id(7)                     | 93 01 08 07 94 01                                                                                     |

  @cpp.message.copy @cpp.message.move @cpp.message.swap @cpp.message.parse-from-string @cpp.message.serialize-to-string
  Rule: Copies of a message are deep: changing one message never affects the other (oneofs with one member)

    Background:
      Given the schema file `lone.proto`
        """proto
        syntax = "proto2";
        package lone;
        enum Kind { KIND_ZERO = 0; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; }
        message Number { oneof which { int32 value = 1; } }
        message Real { oneof which { double value = 1; } }
        message Text { oneof which { string value = 1; } }
        message Data { oneof which { bytes value = 3000; } }
        message Choice { oneof which { Kind value = 1; } }
        message Whole { oneof which { Part value = 1; } }
        message Boxed { oneof which { group Box = 1 { optional int32 id = 1; } } }
        message Three { optional int32 before = 1; oneof first { string one = 2; } oneof second { Part other = 3; } oneof third { int32 another = 4; } }
        """
      And the schema file `lone_small.proto`
        """proto
        syntax = "proto2";
        package lone_small;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_ZERO = 0; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; }
        message Number { oneof which { int32 value = 1; } }
        message Real { oneof which { double value = 1; } }
        message Text { oneof which { string value = 1; } }
        message Data { oneof which { bytes value = 3000; } }
        message Choice { oneof which { Kind value = 1; } }
        message Whole { oneof which { Part value = 1; } }
        message Boxed { oneof which { group Box = 1 { optional int32 id = 1; } } }
        message Three { optional int32 before = 1; oneof first { string one = 2; } oneof second { Part other = 3; } oneof third { int32 another = 4; } }
        """

    Scenario: speed, a number
      Given `lone::Number m`
      And `lone::Number assigned`
      When `assigned.ParseFromString(bytes("08 09"))`
      Then `m.ParseFromString(bytes("08 07"))` is `true`
      And `m` serializes to the bytes `08 07`
      When `lone::Number copy(m)`
      And `assigned = m`
      And `m.ParseFromString(bytes("08 09"))`
      Then `m` serializes to the bytes `08 09`
      And `copy` serializes to the bytes `08 07`
      And `assigned` serializes to the bytes `08 07`
      When `m.Swap(&copy)`
      Then `m` serializes to the bytes `08 07`
      And `copy` serializes to the bytes `08 09`
      When `lone::Number moved(std::move(m))`
      Then `moved` serializes to the bytes `08 07`
      When `copy = std::move(moved)`
      Then `copy` serializes to the bytes `08 07`

    Scenario Outline: <what>
      Given `<package>::<class> m`
      And `<package>::<class> assigned`
      When `assigned.ParseFromString(bytes("<other>"))`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<bytes>`
      When `<package>::<class> copy(m)`
      And `assigned = m`
      And `m.ParseFromString(bytes("<other>"))`
      Then `m` serializes to the bytes `<other>`
      And `copy` serializes to the bytes `<bytes>`
      And `assigned` serializes to the bytes `<bytes>`
      When `m.Swap(&copy)`
      Then `m` serializes to the bytes `<bytes>`
      And `copy` serializes to the bytes `<other>`
      When `<package>::<class> moved(std::move(m))`
      Then `moved` serializes to the bytes `<bytes>`
      When `copy = std::move(moved)`
      Then `copy` serializes to the bytes `<bytes>`

      Examples:
        | what                    | package    | class  | bytes                                  | other                      |
        | speed, a double         | lone       | Real   | 09 00 00 00 00 00 00 e0 bf             | 09 00 00 00 00 00 00 00 00 |
        | speed, a string         | lone       | Text   | 0a 03 6f 6e 65                         | 0a 00                      |
        | speed, bytes            | lone       | Data   | c2 bb 01 02 00 ff                      | c2 bb 01 00                |
        | speed, an enum          | lone       | Choice | 08 fa ff ff ff ff ff ff ff ff 01       | 08 00                      |
        | speed, a message        | lone       | Whole  | 0a 02 08 09                            | 0a 00                      |
        | speed, a group          | lone       | Boxed  | 0b 08 09 0c                            | 0b 0c                      |
        | speed, three oneofs     | lone       | Three  | 08 05 12 03 6f 6e 65 1a 02 08 07 20 06 | 20 00                      |
        | code size, a number     | lone_small | Number | 08 07                                  | 08 09                      |
        | code size, a double     | lone_small | Real   | 09 00 00 00 00 00 00 e0 bf             | 09 00 00 00 00 00 00 00 00 |
        | code size, a string     | lone_small | Text   | 0a 03 6f 6e 65                         | 0a 00                      |
        | code size, bytes        | lone_small | Data   | c2 bb 01 02 00 ff                      | c2 bb 01 00                |
        | code size, an enum      | lone_small | Choice | 08 fa ff ff ff ff ff ff ff ff 01       | 08 00                      |
        | code size, a message    | lone_small | Whole  | 0a 02 08 09                            | 0a 00                      |
        | code size, a group      | lone_small | Boxed  | 0b 08 09 0c                            | 0b 0c                      |
        | code size, three oneofs | lone_small | Three  | 08 05 12 03 6f 6e 65 1a 02 08 07 20 06 | 20 00                      |
