@needs.cpp @needs.proto3-optional
Feature: Messages on the wire
  Every generated class reads and writes the wire format.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; string label = 2; Part next = 3; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        int32 number = 1;
        optional int32 chosen = 2;
        string text = 3;
        bytes data = 4;
        Kind kind = 5;
        Part part = 6;
        oneof which { string name = 7; Part piece = 8; int32 digit = 9; }
        repeated int32 numbers = 10;
        repeated string texts = 11;
        repeated Part parts = 12;
        repeated Kind kinds = 13;
      }
      message Scalars {
        int32 int32_value = 1;        int64 int64_value = 2;
        uint32 uint32_value = 3;      uint64 uint64_value = 4;
        sint32 sint32_value = 5;      sint64 sint64_value = 6;
        fixed32 fixed32_value = 7;    fixed64 fixed64_value = 8;
        sfixed32 sfixed32_value = 9;  sfixed64 sfixed64_value = 10;
        float float_value = 11;       double double_value = 12;
        bool bool_value = 13;
        string string_value = 14;
        bytes bytes_value = 15;
      }
      """
    And the schema file `lists.proto`
      """proto
      syntax = "proto3";
      enum Shade { SHADE_NONE = 0; SHADE_DARK = 21; }
      message Lists {
        repeated int32 number = 1;   repeated int32 number_expanded = 2 [packed = false];  repeated int32 number_packed = 3 [packed = true];
        repeated Shade shade = 4;    repeated Shade shade_expanded = 5 [packed = false];   repeated Shade shade_packed = 6 [packed = true];
        repeated fixed32 four = 7;   repeated fixed32 four_expanded = 8 [packed = false];  repeated fixed32 four_packed = 9 [packed = true];
        repeated bool flag = 10;     repeated bool flag_expanded = 11 [packed = false];    repeated bool flag_packed = 12 [packed = true];
        message Inner { repeated int32 apart = 1 [packed = false]; repeated int32 packed = 2; }
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message Old {
        optional int32 number = 1 [default = 41];
        optional string text = 2 [default = "preset"];
        repeated int32 numbers = 3;
        repeated int32 packed = 4 [packed = true];
        optional Inner inner = 5;
        message Inner { optional int32 id = 1 [default = 43]; repeated int32 packed = 2 [packed = true]; }
        optional OldKind kind = 6 [default = OLD_KIND_PRESET];
        extensions 100 to 199;
      }
      message Place { extend Old { repeated int32 packed = 100 [packed = true]; repeated int32 apart = 101; } }
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_PRESET = 33; }
      message Needy { required int32 needed = 1; optional int32 number = 2; }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked

    Scenario: largest int32
      Given `Scalars m`
      When `m` parses the `Scalars`
        """json
        { "int32_value": 2147483647 }
        """
      Then `m.int32_value()` is `std::numeric_limits<int32_t>::max()`

    Scenario Outline: <what>
      Given `Scalars m`
      When `m` parses the `Scalars`
        """json
        { "<scalar>_value": <json> }
        """
      Then `m.<scalar>_value()` is `<value>`

      Examples:
        | what              | scalar   | json                     | value                                 |
        | smallest int32    | int32    | -2147483648              | std::numeric_limits<int32_t>::min()   |
        | smallest int64    | int64    | "-9223372036854775808"   | std::numeric_limits<int64_t>::min()   |
        | largest int64     | int64    | "9223372036854775807"    | std::numeric_limits<int64_t>::max()   |
        | largest uint32    | uint32   | 4294967295               | std::numeric_limits<uint32_t>::max()  |
        | largest uint64    | uint64   | "18446744073709551615"   | std::numeric_limits<uint64_t>::max()  |
        | smallest sint32   | sint32   | -2147483648              | std::numeric_limits<int32_t>::min()   |
        | largest sint32    | sint32   | 2147483647               | std::numeric_limits<int32_t>::max()   |
        | smallest sint64   | sint64   | "-9223372036854775808"   | std::numeric_limits<int64_t>::min()   |
        | largest sint64    | sint64   | "9223372036854775807"    | std::numeric_limits<int64_t>::max()   |
        | largest fixed32   | fixed32  | 4294967295               | std::numeric_limits<uint32_t>::max()  |
        | largest fixed64   | fixed64  | "18446744073709551615"   | std::numeric_limits<uint64_t>::max()  |
        | smallest sfixed32 | sfixed32 | -2147483648              | std::numeric_limits<int32_t>::min()   |
        | largest sfixed32  | sfixed32 | 2147483647               | std::numeric_limits<int32_t>::max()   |
        | smallest sfixed64 | sfixed64 | "-9223372036854775808"   | std::numeric_limits<int64_t>::min()   |
        | largest sfixed64  | sfixed64 | "9223372036854775807"    | std::numeric_limits<int64_t>::max()   |
        | lowest float      | float    | -3.4028234663852886e+38  | std::numeric_limits<float>::lowest()  |
        | fraction float    | float    | 0.15625                  | 0.15625f                              |
        | lowest double     | double   | -1.7976931348623157e+308 | std::numeric_limits<double>::lowest() |
        | fraction double   | double   | 0.1                      | 0.1                                   |
        | true bool         | bool     | true                     | true                                  |

    Scenario Outline: no bytes, by <function>
      Given the header `google/protobuf/io/coded_stream.h`
      And the header `google/protobuf/io/zero_copy_stream_impl_lite.h`
      And `Sample m`
      And `m.set_number(3)`
      And `rt::io::ArrayInputStream array(nullptr, 0)`
      And `rt::io::CodedInputStream coded(nullptr, 0)`
      When `const bool parsed = m.<function>(<arguments>)`
      Then `parsed` is `true`
      And `m.number()` is `<number>`

      Examples:
        | function        | arguments | number |
        | ParseFromString | ""        | 0      |

    Scenario: an empty string_view
      Given `Sample m`
      And `m.set_number(3)`
      When `const bool parsed = m.ParseFromString(lib::string_view())`
      Then `parsed` is `true`
      And `m.number()` is `0`

    Scenario: strings and bytes
      Given `Scalars m`
      When `m` parses the `Scalars`
        """json
        { "string_value": "gr\u00fcn \ud83d\ude00", "bytes_value": "AAEC//4=" }
        """
      Then `m.string_value()` is `"gr\xc3\xbcn \xf0\x9f\x98\x80"s`
      And `m.bytes_value()` is `"\x00\x01\x02\xff\xfe"s`

    Scenario: everything at once
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """
      Then `m.number()` is `3`
      And `m.chosen()` is `4`
      And `m.text()` is `"first, and too long to be inline"s`
      And `m.data()` is `"first"s`
      And `m.kind()` is `KIND_LEFT`
      And `m.part().id()` is `5`
      And `m.name()` is `"first"s`
      And `m.numbers(0)` is `6`
      And `m.texts(0)` is `"first"s`
      And `m.parts(0).id()` is `7`
      And `m.kinds(0)` is `KIND_RIGHT`

    Scenario: messages in messages
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        { "part": { "id": 1, "next": { "id": 2, "next": { "label": "third" } } } }
        """
      Then `m.part().id()` is `1`
      And `m.part().next().id()` is `2`
      And `m.part().next().next().label()` is `"third"s`

    Scenario: it replaces the previous content
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      When `m` parses the `Sample`
        """json
        { "text": "parsed" }
        """
      Then `m` serializes as the `Sample`
        """json
        { "text": "parsed" }
        """

    Scenario: no bytes are an empty message
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      Then `m.ParseFromString("")` is `true`
      And `m` serializes as the `Sample`
        """json
        {}
        """

    Scenario Outline: <what> on the wire
      Given `<message> m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.<get>` is `<value>`

      Examples:
        | what                                         | message | bytes                                                 | get            | value      |
        | fields in another order                      | Sample  | 1a 01 61 08 07                                        | number()       | 7          |
        | a number twice, of which the last counts     | Sample  | 08 03 08 07                                           | number()       | 7          |
        | a message twice, which is merged             | Sample  | 32 02 08 07 32 03 12 01 61                            | part().id()    | 7          |
        | a message twice, its second part             | Sample  | 32 02 08 07 32 03 12 01 61                            | part().label() | "a"s       |
        | packed numbers of a packed field             | Sample  | 52 03 03 96 01                                        | numbers(1)     | 150        |
        | single numbers of a packed field             | Sample  | 50 03 50 96 01                                        | numbers(1)     | 150        |
        | packed numbers of a field that is not        | Old     | 1a 03 03 96 01                                        | numbers(1)     | 150        |
        | single numbers of a field that is not packed | Old     | 18 03 18 96 01                                        | numbers(1)     | 150        |
        | packed and single numbers                    | Sample  | 52 02 03 04 50 05                                     | numbers_size() | 3          |
        | a packed field without numbers               | Sample  | 52 00                                                 | numbers_size() | 0          |
        | packed enums                                 | Sample  | 6a 02 15 16                                           | kinds(1)       | KIND_RIGHT |
        | a number in ten bytes                        | Sample  | 08 ff ff ff ff ff ff ff ff ff 01                      | number()       | -1         |
        | a number in more bytes than it needs         | Sample  | 08 87 80 00                                           | number()       | 7          |
        | an unknown field                             | Sample  | c0 3e 05 08 07                                        | number()       | 7          |
        | an unknown group                             | Sample  | c3 3e 08 01 c4 3e 08 07                               | number()       | 7          |
        | unknown fixed numbers                        | Sample  | c1 3e 01 02 03 04 05 06 07 08 c5 3e 01 02 03 04 08 07 | number()       | 7          |
        | another wire type than the field's           | Sample  | 0a 01 61                                              | number()       | 0          |

    Scenario: a string_view into a longer text
      Given `Sample m`
      And `const std::string longer = bytes("08 07 ff ff")`
      Then `m.ParseFromString(lib::string_view(longer.data(), 2))` is `true`
      And `m.number()` is `7`

    Scenario: its type
      Given `Sample m`
      Then `m.ParseFromString("")` has type `bool`

  @cpp.message.parse-more @needs.protobuf-conventions
  Rule: Other functions parse from arrays and streams as `ParseFromString` does from a string

    Scenario: an empty vector
      Given the header `vector`
      And `Sample m`
      And `m.set_number(3)`
      And `const std::vector<char> none`
      When `const bool parsed = m.ParseFromArray(none.data(), static_cast<int>(none.size()))`
      Then `parsed` is `true`
      And `m.number()` is `0`

    Scenario Outline: no bytes, by <function>
      Given the header `google/protobuf/io/coded_stream.h`
      And the header `google/protobuf/io/zero_copy_stream_impl_lite.h`
      And `Sample m`
      And `m.set_number(3)`
      And `rt::io::ArrayInputStream array(nullptr, 0)`
      And `rt::io::CodedInputStream coded(nullptr, 0)`
      When `const bool parsed = m.<function>(<arguments>)`
      Then `parsed` is `true`
      And `m.number()` is `<number>`

      Examples:
        | function                       | arguments  | number |
        | ParseFromArray                 | nullptr, 0 | 0      |
        | ParsePartialFromArray          | nullptr, 0 | 0      |
        | MergeFromString                | ""         | 3      |
        | ParseFromCodedStream           | &coded     | 0      |
        | MergeFromCodedStream           | &coded     | 3      |
        | ParseFromZeroCopyStream        | &array     | 0      |
        | ParseFromBoundedZeroCopyStream | &array, 0  | 0      |

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked

    Scenario: largest int32
      Given `Scalars m`
      When `m.set_int32_value(std::numeric_limits<int32_t>::max())`
      Then `m` serializes as the `Scalars`
        """json
        { "int32_value": 2147483647 }
        """

    Scenario Outline: <what>
      Given `Scalars m`
      When `m.set_<scalar>_value(<value>)`
      Then `m` serializes as the `Scalars`
        """json
        { "<scalar>_value": <json> }
        """

      Examples:
        | what              | scalar   | json                     | value                                 |
        | smallest int32    | int32    | -2147483648              | std::numeric_limits<int32_t>::min()   |
        | smallest int64    | int64    | "-9223372036854775808"   | std::numeric_limits<int64_t>::min()   |
        | largest int64     | int64    | "9223372036854775807"    | std::numeric_limits<int64_t>::max()   |
        | largest uint32    | uint32   | 4294967295               | std::numeric_limits<uint32_t>::max()  |
        | largest uint64    | uint64   | "18446744073709551615"   | std::numeric_limits<uint64_t>::max()  |
        | smallest sint32   | sint32   | -2147483648              | std::numeric_limits<int32_t>::min()   |
        | largest sint32    | sint32   | 2147483647               | std::numeric_limits<int32_t>::max()   |
        | smallest sint64   | sint64   | "-9223372036854775808"   | std::numeric_limits<int64_t>::min()   |
        | largest sint64    | sint64   | "9223372036854775807"    | std::numeric_limits<int64_t>::max()   |
        | largest fixed32   | fixed32  | 4294967295               | std::numeric_limits<uint32_t>::max()  |
        | largest fixed64   | fixed64  | "18446744073709551615"   | std::numeric_limits<uint64_t>::max()  |
        | smallest sfixed32 | sfixed32 | -2147483648              | std::numeric_limits<int32_t>::min()   |
        | largest sfixed32  | sfixed32 | 2147483647               | std::numeric_limits<int32_t>::max()   |
        | smallest sfixed64 | sfixed64 | "-9223372036854775808"   | std::numeric_limits<int64_t>::min()   |
        | largest sfixed64  | sfixed64 | "9223372036854775807"    | std::numeric_limits<int64_t>::max()   |
        | lowest float      | float    | -3.4028234663852886e+38  | std::numeric_limits<float>::lowest()  |
        | fraction float    | float    | 0.15625                  | 0.15625f                              |
        | lowest double     | double   | -1.7976931348623157e+308 | std::numeric_limits<double>::lowest() |
        | fraction double   | double   | 0.1                      | 0.1                                   |
        | true bool         | bool     | true                     | true                                  |

    Scenario: strings and bytes
      Given `Scalars m`
      When `m.set_string_value("gr\xc3\xbcn \xf0\x9f\x98\x80")`
      And `m.set_bytes_value("\x00\x01\x02\xff\xfe"s)`
      Then `m` serializes as the `Scalars`
        """json
        { "string_value": "gr\u00fcn \ud83d\ude00", "bytes_value": "AAEC//4=" }
        """

    Scenario: everything at once
      Given `Sample m`
      When `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      Then `m` serializes as the `Sample`
        """json
        {
          "number": 3, "chosen": 4, "text": "first, and too long to be inline", "data": "Zmlyc3Q=", "kind": "KIND_LEFT",
          "part": { "id": 5 }, "name": "first", "numbers": [6], "texts": ["first"], "parts": [{ "id": 7 }],
          "kinds": ["KIND_RIGHT"]
        }
        """

    Scenario Outline: a list in proto3, <field>
      Given `Lists m`
      When `m.add_<field>(<first>), m.add_<field>(<second>)`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | field           | first      | second     | bytes                         |
        | number          | 7          | 300        | 0a 03 07 ac 02                |
        | number_expanded | 7          | 300        | 10 07 10 ac 02                |
        | number_packed   | 7          | 300        | 1a 03 07 ac 02                |
        | shade           | SHADE_DARK | SHADE_NONE | 22 02 15 00                   |
        | shade_expanded  | SHADE_DARK | SHADE_NONE | 28 15 28 00                   |
        | shade_packed    | SHADE_DARK | SHADE_NONE | 32 02 15 00                   |
        | four            | 1u         | 2u         | 3a 08 01 00 00 00 02 00 00 00 |
        | four_expanded   | 1u         | 2u         | 45 01 00 00 00 45 02 00 00 00 |
        | four_packed     | 1u         | 2u         | 4a 08 01 00 00 00 02 00 00 00 |
        | flag            | true       | false      | 52 02 01 00                   |
        | flag_expanded   | true       | false      | 58 01 58 00                   |
        | flag_packed     | true       | false      | 62 02 01 00                   |

    Scenario: it returns true and replaces the content of the string
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_number(150)`
      And `std::string written = "written before"`
      Then `view.SerializeToString(&written)` is `true`
      And `written` is `bytes("08 96 01")`

    Scenario: an empty message is an empty string
      Given `const Sample m`
      And `std::string written = "written before"`
      Then `m.SerializeToString(&written)` is `true`
      And `written` is `""s`

    Scenario: a second time it writes the same
      Given `Sample m`
      And `m.set_number(3), m.set_chosen(4), m.set_text("first, and too long to be inline"), m.set_data("first")`
      And `m.set_kind(KIND_LEFT), m.mutable_part()->set_id(5), m.set_name("first")`
      And `m.add_numbers(6), m.add_texts("first"), m.add_parts()->set_id(7), m.add_kinds(KIND_RIGHT)`
      And `std::string first`
      And `m.SerializeToString(&first)`
      And `std::string second`
      When `m.SerializeToString(&second)`
      Then `second` is `first`
      And `second.empty()` is `false`

    Scenario: after a change it writes the change
      Given `Sample m`
      And `m.mutable_part()->set_label("short")`
      And `std::string written`
      And `m.SerializeToString(&written)`
      When `m.mutable_part()->set_label("longer than it was before")`
      Then `m` serializes as the `Sample`
        """json
        { "part": { "label": "longer than it was before" } }
        """

    Scenario Outline: <what> on the wire
      Given `<message> m`
      When `<arrange>`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                  | message      | arrange                                     | bytes                            |
        | a negative number                     | Sample       | m.set_number(-1)                            | 08 ff ff ff ff ff ff ff ff ff 01 |
        | packed numbers                        | Sample       | m.add_numbers(3), m.add_numbers(150)        | 52 03 03 96 01                   |
        | numbers of proto2                     | Old          | m.add_numbers(3), m.add_numbers(150)        | 18 03 18 96 01                   |
        | packed ones of proto2                 | Old          | m.add_packed(3), m.add_packed(150)          | 22 03 03 96 01                   |
        | packed ones of proto2, nested         | Old          | m.mutable_inner()->add_packed(3)            | 2a 03 12 01 03                   |
        | packed ones of an extension of proto2 | Old          | m.AddExtension(Place::packed, 3)            | a2 06 01 03                      |
        | other ones of an extension of proto2  | Old          | m.AddExtension(Place::apart, 3)             | a8 06 03                         |
        | single ones of proto3, nested         | Lists::Inner | m.add_apart(3)                              | 08 03                            |
        | packed ones of proto3, nested         | Lists::Inner | m.add_packed(3)                             | 12 01 03                         |
        | the default of proto2                 | Old          | m.set_number(41)                            | 08 29                            |
        | an empty message                      | Sample       | m.mutable_part()                            | 32 00                            |
        | empty elements                        | Sample       | m.add_parts(), m.add_texts(), m.add_parts() | 5a 00 62 00 62 00                |
        | required                              | Needy        | m.set_needed(0)                             | 08 00                            |

    Scenario: unknown fields are written again
      Given `Sample m`
      When `m.ParseFromString(bytes("08 07 c0 3e 05 ca 3e 02 61 62"))`
      Then `m` serializes to the bytes `08 07 c0 3e 05 ca 3e 02 61 62`

    Scenario: its type
      Given `const Sample m`
      And `std::string written`
      Then `m.SerializeToString(&written)` has type `bool`
