@needs.cpp @needs.descriptors
Feature: Messages of files that are optimized for code size
  Text, unknown fields and descriptions are the same as in other files.

  Background:
    Given the schema file `second_small.proto`
      """proto
      syntax = "proto2";
      package second_small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 number = 1; optional string text = 2; optional bytes data = 3; optional double real = 4; optional bool flag = 5; optional Kind kind = 6; optional Part part = 7;
        repeated int32 numbers = 8; repeated string texts = 9; repeated Part parts = 10; map<string, int32> by_name = 11;
        oneof which { string name = 12; Part piece = 13; }
      }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional int32 number = 1; optional string text = 2; optional bytes data = 3; optional double real = 4; optional bool flag = 5; optional Kind kind = 6; Part part = 7;
        repeated int32 numbers = 8; repeated string texts = 9; repeated Part parts = 10; map<string, int32> by_name = 11;
        oneof which { string name = 12; Part piece = 13; }
      }
      """
    And the header `google/protobuf/text_format.h`
    And the header `google/protobuf/unknown_field_set.h`
    And the header `google/protobuf/descriptor.h`

  @cpp.message.text-format @needs.protobuf-conventions
  Rule: TextFormat prints a message as text, and reads such text (optimized for code size)

    Scenario Outline: <what>, text read
      Given `<package>::Sample m`
      Then `rt::TextFormat::ParseFromString("number: -7 text: \"a\\nb\" data: \"\\000\\377\" real: 2.5 flag: true kind: KIND_LEFT part { id: 5 label: \"in\" } numbers: 1 numbers: 2 texts: \"x\" parts { id: 8 } parts { } by_name { key: \"k\" value: 9 } piece { id: 3 }", &m)` is `true`
      And `m` serializes to the bytes `<bytes>`
      And `rt::TextFormat::ParseFromString("number: 1 nothing: 2", &m)` is `false`
      And `rt::TextFormat::ParseFromString("number: \"1\"", &m)` is `false`
      And `rt::TextFormat::ParseFromString("kind: KIND_RIGHT", &m)` is `false`
      And `rt::TextFormat::ParseFromString("part { id: 1", &m)` is `false`

      Examples:
        | what              | package      | bytes                                                                                                                                                                                              |
        | proto2, code size | second_small | 08 f9 ff ff ff ff ff ff ff ff 01 12 03 61 0a 62 1a 02 00 ff 21 00 00 00 00 00 00 04 40 28 01 30 15 3a 06 08 05 12 02 69 6e 40 01 40 02 4a 01 78 52 02 08 08 52 00 5a 05 0a 01 6b 10 09 6a 02 08 03 |
        | proto3, code size | third_small  | 08 f9 ff ff ff ff ff ff ff ff 01 12 03 61 0a 62 1a 02 00 ff 21 00 00 00 00 00 00 04 40 28 01 30 15 3a 06 08 05 12 02 69 6e 42 02 01 02 4a 01 78 52 02 08 08 52 00 5a 05 0a 01 6b 10 09 6a 02 08 03 |

  @cpp.message.text-format @needs.protobuf-conventions
  Rule: TextFormat prints a message as text, and reads such text (optimized for code size, written)

    Scenario Outline: <what>, text written and read again
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `std::string text`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` contains `"number: -7"`
      And `text` contains `"kind: KIND_LEFT"`
      And `rt::TextFormat::ParseFromString(text, &other)` is `true`
      And `other` serializes to the bytes `<bytes>`

      Examples:
        | what              | package      | bytes                                                                                                                                                                                              |
        | proto2, code size | second_small | 08 f9 ff ff ff ff ff ff ff ff 01 12 03 61 0a 62 1a 02 00 ff 21 00 00 00 00 00 00 04 40 28 01 30 15 3a 06 08 05 12 02 69 6e 40 01 40 02 4a 01 78 52 02 08 08 52 00 5a 05 0a 01 6b 10 09 6a 02 08 03 |
        | proto3, code size | third_small  | 08 f9 ff ff ff ff ff ff ff ff 01 12 03 61 0a 62 1a 02 00 ff 21 00 00 00 00 00 00 04 40 28 01 30 15 3a 06 08 05 12 02 69 6e 42 02 01 02 4a 01 78 52 02 08 08 52 00 5a 05 0a 01 6b 10 09 6a 02 08 03 |

  @cpp.message.debug-string
  Rule: `DebugString` returns the message as readable text (optimized for code size)

    Scenario Outline: <what>, as readable text
      Given `<package>::Sample m`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `m.DebugString()` has type `std::string`
      And `m.DebugString()` contains `"number: -7"`
      And `m.DebugString()` contains `"label: \"in\""`
      And `m.DebugString()` contains `"kind: KIND_LEFT"`
      And `m.DebugString()` contains `"numbers: 2"`
      And `m.DebugString()` contains `"flag: true"`

      Examples:
        | what              | package      | bytes                                                                                                                                                                                              |
        | proto2, code size | second_small | 08 f9 ff ff ff ff ff ff ff ff 01 12 03 61 0a 62 1a 02 00 ff 21 00 00 00 00 00 00 04 40 28 01 30 15 3a 06 08 05 12 02 69 6e 40 01 40 02 4a 01 78 52 02 08 08 52 00 5a 05 0a 01 6b 10 09 6a 02 08 03 |
        | proto3, code size | third_small  | 08 f9 ff ff ff ff ff ff ff ff 01 12 03 61 0a 62 1a 02 00 ff 21 00 00 00 00 00 00 04 40 28 01 30 15 3a 06 08 05 12 02 69 6e 42 02 01 02 4a 01 78 52 02 08 08 52 00 5a 05 0a 01 6b 10 09 6a 02 08 03 |

  @cpp.message.unknown-fields @cpp.message.mutable-unknown-fields
  Rule: `unknown_fields` is const and gives the set of those parsed fields that the schema does not know (optimized for code size)

    Scenario Outline: <what>, unknown fields
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("a0 38 05 08 07 a2 38 01 61 a5 38 01 00 00 00 a3 38 08 01 a4 38"))`
      Then `m.unknown_fields().field_count()` is `4`
      And `m.unknown_fields().field(0).varint()` is `5u`
      And `m.unknown_fields().field(1).length_delimited()` is `"a"s`
      And `m.unknown_fields().field(2).fixed32()` is `1u`
      And `m.unknown_fields().field(3).group().field(0).varint()` is `1u`
      When `m.mutable_unknown_fields()->DeleteByNumber(900)`
      And `m.mutable_unknown_fields()->AddVarint(901, 3)`
      Then `m` serializes to the bytes `08 07 a8 38 03`
      When `<package>::Sample copy(m)`
      And `m.mutable_unknown_fields()->Clear()`
      Then `copy.unknown_fields().field(0).number()` is `901`
      And `m` serializes to the bytes `08 07`

      Examples:
        | what              | package      |
        | proto2, code size | second_small |
        | proto3, code size | third_small  |

  @cpp.message.descriptor @cpp.message.derives @cpp.message.concrete
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (optimized for code size)

    Scenario Outline: <what>, description and reflection
      Then `(std::is_base_of_v<rt::Message, <package>::Sample>)` is `true`
      And `std::is_abstract_v<<package>::Sample>` is `false`
      Given `<package>::Sample m`
      When `m.mutable_piece()->set_id(3), m.add_numbers(1)`
      Then `<package>::Sample::descriptor()->full_name()` is `"<package>.Sample"`
      And `<package>::Sample::descriptor()->field_count()` is `13`
      And `<package>::Sample::descriptor()->FindFieldByName("piece")->number()` is `13`
      And `<package>::Sample::descriptor()->FindFieldByName("part")->message_type()` is `<package>::Part::descriptor()`
      And `m.GetDescriptor()` is `<package>::Sample::descriptor()`
      And `m.GetReflection()->HasField(m, m.GetDescriptor()->FindFieldByName("piece"))` is `true`
      And `m.GetReflection()->FieldSize(m, m.GetDescriptor()->FindFieldByName("numbers"))` is `1`

      Examples:
        | what              | package      |
        | proto2, code size | second_small |
        | proto3, code size | third_small  |
