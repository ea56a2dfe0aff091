@needs.cpp
Feature: Unknown fields
  Parsed data may hold fields that the schema does not have. They are kept, and can be read, changed and written again.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample {
        optional int32 number = 1;
        optional Part part = 2;
        message Part { optional int32 id = 1; }
      }
      message Empty {}
      """
    And the schema file `newer.proto`
      """proto
      syntax = "proto2";
      message Newer {
        optional int32 number = 1;
        optional Part part = 2;
        optional uint64 count = 900;
        optional fixed32 narrow = 901;
        optional fixed64 wide = 902;
        optional string text = 903;
        optional group Pair = 904 { optional int32 left = 1; optional string right = 2; }
        repeated int32 many = 905;
        message Part { optional int32 id = 1; optional string label = 7; }
      }
      """

  @cpp.message.unknown-fields
  Rule: `unknown_fields` is const and gives the set of those parsed fields that the schema does not know

    Background:
      Given the schema file `bag.proto`
        """proto
        syntax = "proto2";
        message Bag { option message_set_wire_format = true; extensions 100 to max; }
        """
      And the schema file `modern.proto`
        """proto
        syntax = "proto3";
        message Modern { int32 number = 1; }
        """

    Scenario: none in a new message
      Given `const Sample m`
      Then `m.unknown_fields().empty()` is `true`
      And `m.unknown_fields().field_count()` is `0`
      And `m.unknown_fields()` has type `const rt::UnknownFieldSet&`

    Scenario: none after parsing what the schema knows
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"number": 5, "part": {"id": 7}}
        """
      Then `m.unknown_fields().empty()` is `true`
      And `m.number()` is `5`

    Scenario: a varint
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"number": 5, "count": "18446744073709551615"}
        """
      Then `m.unknown_fields().empty()` is `false`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `900`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_VARINT`
      And `m.unknown_fields().field(0).varint()` is `18446744073709551615u`
      And `m.number()` is `5`

    Scenario: four bytes
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"narrow": 4294967294}
        """
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `901`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_FIXED32`
      And `m.unknown_fields().field(0).fixed32()` is `4294967294u`

    Scenario: eight bytes
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"wide": "1311768467463790320"}
        """
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `902`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_FIXED64`
      And `m.unknown_fields().field(0).fixed64()` is `0x123456789abcdef0u`

    Scenario: text
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"text": "later"}
        """
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `903`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_LENGTH_DELIMITED`
      And `m.unknown_fields().field(0).length_delimited()` is `"later"`

    Scenario: a group
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"pair": {"left": 3, "right": "hand"}}
        """
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `904`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_GROUP`
      And `m.unknown_fields().field(0).group().field_count()` is `2`
      And `m.unknown_fields().field(0).group().field(0).varint()` is `3u`
      And `m.unknown_fields().field(0).group().field(1).length_delimited()` is `"hand"`

    Scenario: each occurrence by itself, in the order in which they came
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"many": [31, 32, 33], "text": "before"}
        """
      Then `m.unknown_fields().field_count()` is `4`
      And `m.unknown_fields().field(0).number()` is `903`
      And `m.unknown_fields().field(1).varint()` is `31u`
      And `m.unknown_fields().field(2).varint()` is `32u`
      And `m.unknown_fields().field(3).varint()` is `33u`

    Scenario: those of a submessage belong to it
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"part": {"id": 7, "label": "inner"}}
        """
      Then `m.unknown_fields().empty()` is `true`
      And `m.part().unknown_fields().field_count()` is `1`
      And `m.part().unknown_fields().field(0).number()` is `7`
      And `m.part().unknown_fields().field(0).length_delimited()` is `"inner"`

    Scenario: a known number with another wire type
      Given `Sample m`
      When `m.ParseFromString(bytes("0a 01 61"))`
      Then `m.has_number()` is `false`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `1`
      And `m.unknown_fields().field(0).length_delimited()` is `"a"`

    Scenario: they are written again
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"number": 5, "count": "77", "text": "later", "pair": {"left": 3}}
        """
      Then `m` serializes as the `Newer`
        """json
        {"number": 5, "count": "77", "text": "later", "pair": {"left": 3}}
        """

    Scenario: gone after Clear
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"count": "77"}
        """
      And `m.Clear()`
      Then `m.unknown_fields().empty()` is `true`

    Scenario: a copy has its own
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"count": "77"}
        """
      And `Sample copy(m)`
      And `m.Clear()`
      Then `copy.unknown_fields().field_count()` is `1`
      And `copy.unknown_fields().field(0).varint()` is `77u`

    Scenario: merging appends
      Given `Sample m`
      And `Sample other`
      When `m` parses the `Newer`
        """json
        {"count": "77"}
        """
      And `other` parses the `Newer`
        """json
        {"text": "later"}
        """
      And `m.MergeFrom(other)`
      Then `m.unknown_fields().field_count()` is `2`
      And `m.unknown_fields().field(0).varint()` is `77u`
      And `m.unknown_fields().field(1).length_delimited()` is `"later"`
      And `other.unknown_fields().field_count()` is `1`

    Scenario: what is parsed after a look is seen, too
      Given `Sample m`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      And `m.unknown_fields().field_count()` is `1`
      When `m.MergeFromString(bytes("a0 38 4e"))`
      Then `m.unknown_fields().field_count()` is `2`
      And `m.unknown_fields().field(0).varint()` is `77u`
      And `m.unknown_fields().field(1).varint()` is `78u`
      And `m` serializes to the bytes `a0 38 4d a0 38 4e`

    Scenario Outline: <what>
      Given `Sample m`
      And `Sample other`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      And `other.ParseFromString(bytes("a0 38 4e"))`
      And `<look>`
      When `<operation>`
      Then `m` serializes to the bytes `<bytes>`
      And `m.unknown_fields().field_count()` is `<count>`

      Examples:
        | what                                    | look                                       | operation                                       | count | bytes             |
        | parsing again, without a look           | m.number()                                 | m.ParseFromString(bytes("a0 38 4f"))            | 1     | a0 38 4f          |
        | parsing again, after a look             | m.unknown_fields()                         | m.ParseFromString(bytes("a0 38 4f"))            | 1     | a0 38 4f          |
        | parsing after Clear, without a look     | m.number()                                 | m.Clear(), m.ParseFromString(bytes("a0 38 4f")) | 1     | a0 38 4f          |
        | parsing after Clear, after a look       | m.unknown_fields()                         | m.Clear(), m.ParseFromString(bytes("a0 38 4f")) | 1     | a0 38 4f          |
        | parsing without Clear, without a look   | m.number()                                 | m.MergeFromString(bytes("a0 38 4f"))            | 2     | a0 38 4d a0 38 4f |
        | parsing without Clear, after a look     | m.unknown_fields()                         | m.MergeFromString(bytes("a0 38 4f"))            | 2     | a0 38 4d a0 38 4f |
        | merging, without a look                 | m.number()                                 | m.MergeFrom(other)                              | 2     | a0 38 4d a0 38 4e |
        | merging, after a look                   | m.unknown_fields()                         | m.MergeFrom(other)                              | 2     | a0 38 4d a0 38 4e |
        | merging, after a look at the other      | other.unknown_fields()                     | m.MergeFrom(other)                              | 2     | a0 38 4d a0 38 4e |
        | merging, after a look at both           | m.unknown_fields(), other.unknown_fields() | m.MergeFrom(other)                              | 2     | a0 38 4d a0 38 4e |
        | merging a copy, without a look          | m.number()                                 | other = m, m.MergeFrom(other)                   | 2     | a0 38 4d a0 38 4d |
        | merging a copy, after a look            | m.unknown_fields()                         | other = m, m.MergeFrom(other)                   | 2     | a0 38 4d a0 38 4d |
        | merging a copy, after a look at both    | m.unknown_fields(), other.unknown_fields() | other = m, m.MergeFrom(other)                   | 2     | a0 38 4d a0 38 4d |
        | assigning, without a look               | m.number()                                 | m = other                                       | 1     | a0 38 4e          |
        | assigning, after a look                 | m.unknown_fields()                         | m = other                                       | 1     | a0 38 4e          |
        | assigning, after a look at the other    | other.unknown_fields()                     | m = other                                       | 1     | a0 38 4e          |
        | assigning, after a look at both         | m.unknown_fields(), other.unknown_fields() | m = other                                       | 1     | a0 38 4e          |
        | assigning what is empty, without a look | m.number()                                 | m = Sample()                                    | 0     |                   |
        | assigning what is empty, after a look   | m.unknown_fields()                         | m = Sample()                                    | 0     |                   |
        | moving, without a look                  | m.number()                                 | m = std::move(other)                            | 1     | a0 38 4e          |
        | moving, after a look                    | m.unknown_fields()                         | m = std::move(other)                            | 1     | a0 38 4e          |
        | moving, after a look at the other       | other.unknown_fields()                     | m = std::move(other)                            | 1     | a0 38 4e          |
        | moving, after a look at both            | m.unknown_fields(), other.unknown_fields() | m = std::move(other)                            | 1     | a0 38 4e          |
        | swapping, without a look                | m.number()                                 | m.Swap(&other)                                  | 1     | a0 38 4e          |
        | swapping, after a look                  | m.unknown_fields()                         | m.Swap(&other)                                  | 1     | a0 38 4e          |
        | swapping, after a look at the other     | other.unknown_fields()                     | m.Swap(&other)                                  | 1     | a0 38 4e          |
        | swapping, after a look at both          | m.unknown_fields(), other.unknown_fields() | m.Swap(&other)                                  | 1     | a0 38 4e          |

    Scenario: a look at those of a submessage
      Given `Sample m`
      And `m.ParseFromString(bytes("12 03 a0 38 4d"))`
      And `m.part().unknown_fields().field(0).varint()` is `77u`
      When `m.MergeFromString(bytes("12 03 a0 38 4e a0 38 4f"))`
      Then `m.part().unknown_fields().field_count()` is `2`
      And `m.part().unknown_fields().field(1).varint()` is `78u`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).varint()` is `79u`
      When `m.ParseFromString(bytes("12 03 a0 38 50"))`
      Then `m.part().unknown_fields().field_count()` is `1`
      And `m.part().unknown_fields().field(0).varint()` is `80u`
      And `m.unknown_fields().empty()` is `true`

    Scenario: a look at the copy and at the original
      Given `Sample m`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      And `Sample early(m)`
      And `m.unknown_fields().field_count()` is `1`
      When `Sample late(m)`
      And `m.MergeFromString(bytes("a0 38 4e"))`
      Then `early.unknown_fields().field_count()` is `1`
      And `late.unknown_fields().field_count()` is `1`
      And `late.unknown_fields().field(0).varint()` is `77u`
      And `late` serializes to the bytes `a0 38 4d`
      When `early = std::move(m)`
      Then `early.unknown_fields().field_count()` is `2`
      And `early.unknown_fields().field(1).varint()` is `78u`

    Scenario: of a proto3 message
      Given `Modern m`
      When `m` parses the `Newer`
        """json
        {"number": 5, "count": "77"}
        """
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).varint()` is `77u`
      And `m.number()` is `5`

  @cpp.message.unknown-field-set @needs.protobuf-conventions
  Rule: Unknown fields can be dropped, merged, copied, and parsed by themselves

    Background:
      Given the schema file `bag.proto`
        """proto
        syntax = "proto2";
        message Bag { option message_set_wire_format = true; extensions 100 to max; }
        """
      And the schema file `modern.proto`
        """proto
        syntax = "proto3";
        message Modern { int32 number = 1; }
        """

    Scenario: an item of a message set, under the number of its type
      Given `Bag m`
      When `m.ParseFromString(bytes("0b 10 05 1a 03 61 62 63 0c"))`
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `5`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_LENGTH_DELIMITED`
      And `m.unknown_fields().field(0).length_delimited()` is `"abc"`
      And `m` serializes to the bytes `0b 10 05 1a 03 61 62 63 0c`

    Scenario: discarding drops those of submessages too
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"number": 5, "count": "77", "part": {"id": 7, "label": "inner"}}
        """
      And `m.DiscardUnknownFields()`
      Then `m.unknown_fields().empty()` is `true`
      And `m.part().unknown_fields().empty()` is `true`
      And `m.number()` is `5`
      And `m.part().id()` is `7`

  @cpp.message.mutable-unknown-fields
  Rule: `mutable_unknown_fields` gives a pointer through which the set of unknown fields can be changed

    Background:
      Given the schema file `modern.proto`
        """proto
        syntax = "proto3";
        message Modern { int32 number = 1; }
        """

    Scenario: its type
      Given `Sample m`
      Then `m.mutable_unknown_fields()` has type `rt::UnknownFieldSet*`
      And `m.mutable_unknown_fields()` is not null
      And `m.mutable_unknown_fields()->empty()` is `true`

    Scenario: it is the set that unknown_fields shows
      Given `Sample m`
      When `m.mutable_unknown_fields()->AddVarint(900, 77)`
      Then `m.unknown_fields().field_count()` is `1`
      And `m.mutable_unknown_fields()` is `&m.unknown_fields()`

    Scenario: added fields are written
      Given `Sample m`
      And `rt::UnknownFieldSet* unknown = m.mutable_unknown_fields()`
      When `unknown->AddVarint(900, 18446744073709551615u)`
      And `unknown->AddFixed32(901, 4294967294u)`
      And `unknown->AddFixed64(902, 0x123456789abcdef0u)`
      And `unknown->AddLengthDelimited(903, "added")`
      And `rt::UnknownFieldSet* pair = unknown->AddGroup(904)`
      And `pair->AddVarint(1, 3)`
      And `pair->AddLengthDelimited(2, "hand")`
      And `m.set_number(5)`
      Then `m` serializes as the `Newer`
        """json
        {
          "number": 5, "count": "18446744073709551615", "narrow": 4294967294, "wide": "1311768467463790320",
          "text": "added", "pair": {"left": 3, "right": "hand"}
        }
        """

    Scenario: values can be changed in place
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"count": "77", "narrow": 8, "wide": "9", "text": "before", "pair": {"left": 3}}
        """
      And `rt::UnknownFieldSet* unknown = m.mutable_unknown_fields()`
      And `unknown->mutable_field(0)->set_varint(78)`
      And `unknown->mutable_field(1)->set_fixed32(18)`
      And `unknown->mutable_field(2)->set_fixed64(19)`
      And `unknown->mutable_field(3)->set_length_delimited("after")`
      And `unknown->mutable_field(4)->mutable_group()->AddLengthDelimited(2, "new")`
      Then `m` serializes as the `Newer`
        """json
        {"count": "78", "narrow": 18, "wide": "19", "text": "after", "pair": {"left": 3, "right": "new"}}
        """

    Scenario: text can be changed in place
      Given `Sample m`
      When `m.mutable_unknown_fields()->AddLengthDelimited(903, "before")`
      And `m.mutable_unknown_fields()->mutable_field(0)->set_length_delimited("before and after")`
      Then `m.unknown_fields().field(0).length_delimited()` is `"before and after"`

    Scenario: Clear empties the set and nothing else
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"number": 5, "count": "77"}
        """
      And `m.mutable_unknown_fields()->Clear()`
      Then `m.unknown_fields().empty()` is `true`
      And `m.number()` is `5`

    Scenario: a field added to those that were parsed
      Given `Sample m`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      When `m.mutable_unknown_fields()->AddFixed32(901, 8)`
      Then `m.ByteSizeLong()` is `9u`
      And `m` serializes to the bytes `a0 38 4d ad 38 08 00 00 00`
      When `m.MergeFromString(bytes("a0 38 4e"))`
      Then `m` serializes to the bytes `a0 38 4d ad 38 08 00 00 00 a0 38 4e`
      When `m.mutable_unknown_fields()->mutable_field(2)->set_varint(300)`
      Then `m` serializes to the bytes `a0 38 4d ad 38 08 00 00 00 a0 38 ac 02`
      And `m.ByteSizeLong()` is `13u`

    Scenario Outline: a change, then <what>
      Given `Sample m`
      And `Sample other`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      And `other.ParseFromString(bytes("a0 38 4e"))`
      And `m.mutable_unknown_fields()->AddVarint(901, 8)`
      When `<operation>`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                      | operation                                         | bytes                      |
        | parsing again             | m.ParseFromString(bytes("a0 38 4f"))              | a0 38 4f                   |
        | parsing after Clear       | m.Clear(), m.ParseFromString(bytes("a0 38 4f"))   | a0 38 4f                   |
        | parsing without Clear     | m.MergeFromString(bytes("a0 38 4f"))              | a0 38 4d a8 38 08 a0 38 4f |
        | merging                   | m.MergeFrom(other)                                | a0 38 4d a8 38 08 a0 38 4e |
        | merging into another      | other.MergeFrom(m), m.Swap(&other)                | a0 38 4e a0 38 4d a8 38 08 |
        | merging into an empty one | other.Clear(), other.MergeFrom(m), m.Swap(&other) | a0 38 4d a8 38 08          |
        | assigning                 | m = other                                         | a0 38 4e                   |
        | assigning to another      | other = m, m.Clear(), m.Swap(&other)              | a0 38 4d a8 38 08          |
        | copying                   | m = Sample(m)                                     | a0 38 4d a8 38 08          |
        | moving away and back      | other = std::move(m), m = std::move(other)        | a0 38 4d a8 38 08          |
        | swapping twice            | m.Swap(&other), other.Swap(&m)                    | a0 38 4d a8 38 08          |
        | Clear                     | m.Clear()                                         |                            |

    Scenario: of a message without fields
      Given `Empty m`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      When `m.mutable_unknown_fields()->AddFixed32(901, 8)`
      Then `m` serializes to the bytes `a0 38 4d ad 38 08 00 00 00`
      When `Empty copy(m)`
      And `m.mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes ``
      And `copy` serializes to the bytes `a0 38 4d ad 38 08 00 00 00`

    Scenario: of a proto3 message
      Given `Modern m`
      When `m.mutable_unknown_fields()->AddVarint(900, 77)`
      Then `m` serializes as the `Newer`
        """json
        {"count": "77"}
        """

  @cpp.message.unknown-field-set @needs.protobuf-conventions
  Rule: Unknown fields can be dropped, merged, copied, and parsed by themselves (a set of its own)

    Background:
      Given the schema file `modern.proto`
        """proto
        syntax = "proto3";
        message Modern { int32 number = 1; }
        """

    Scenario: DeleteByNumber drops all with the number
      Given `Sample m`
      When `m` parses the `Newer`
        """json
        {"text": "kept", "many": [31, 32, 33], "count": "77"}
        """
      And `m.mutable_unknown_fields()->DeleteByNumber(905)`
      Then `m.unknown_fields().field_count()` is `2`
      And `m` serializes as the `Newer`
        """json
        {"text": "kept", "count": "77"}
        """

    Scenario Outline: DeleteSubrange <case>
      Given `Sample m`
      And `rt::UnknownFieldSet* unknown = m.mutable_unknown_fields()`
      When `for (int i = 0; i < 5; ++i) unknown->AddLengthDelimited(900 + i, std::to_string(i))`
      And `unknown->DeleteSubrange(<start>, <count>)`
      And `std::string left`
      And `for (int i = 0; i < unknown->field_count(); ++i) left += unknown->field(i).length_delimited()`
      Then `left` is `"<left>"`

      Examples:
        | case      | start | count | left  |
        | of none   | 2     | 0     | 01234 |
        | the first | 0     | 1     | 1234  |
        | between   | 1     | 3     | 04    |
        | the last  | 4     | 1     | 0123  |
        | all       | 0     | 5     |       |

    Scenario: DeleteByNumber of an absent number
      Given `Sample m`
      When `m.mutable_unknown_fields()->AddVarint(900, 77)`
      And `m.mutable_unknown_fields()->DeleteByNumber(901)`
      Then `m.unknown_fields().field_count()` is `1`

    Scenario: a separate set, merged and swapped
      Given `Sample m`
      And `rt::UnknownFieldSet own`
      When `own.AddVarint(900, 1)`
      And `own.AddGroup(904)->AddLengthDelimited(2, "hand")`
      And `m.mutable_unknown_fields()->AddVarint(901, 2)`
      And `m.mutable_unknown_fields()->MergeFrom(own)`
      Then `m.unknown_fields().field_count()` is `3`
      And `m.unknown_fields().field(2).group().field(0).length_delimited()` is `"hand"`
      And `own.field_count()` is `2`
      When `m.mutable_unknown_fields()->Swap(&own)`
      Then `m.unknown_fields().field_count()` is `2`
      And `own.field_count()` is `3`

    Scenario: AddField copies
      Given `Sample m`
      And `rt::UnknownFieldSet own`
      When `own.AddLengthDelimited(903, "copied")`
      And `m.mutable_unknown_fields()->AddField(own.field(0))`
      And `own.Clear()`
      Then `m.unknown_fields().field(0).number()` is `903`
      And `m.unknown_fields().field(0).length_delimited()` is `"copied"`

    Scenario: MergeFromAndDestroy takes the fields away
      Given `Sample m`
      And `rt::UnknownFieldSet own`
      When `own.AddLengthDelimited(903, "moved")`
      And `m.mutable_unknown_fields()->MergeFromAndDestroy(&own)`
      Then `m.unknown_fields().field(0).length_delimited()` is `"moved"`
      And `own.empty()` is `true`

    Scenario: a set reads and writes the wire format by itself
      Given `rt::UnknownFieldSet set`
      And `std::string written`
      Then `set.ParseFromString(bytes("a0 38 4d ba 38 02 61 62 c3 38 08 03 c4 38"))` is `true`
      And `set.field_count()` is `3`
      And `set.field(0).varint()` is `77u`
      And `set.field(1).length_delimited()` is `"ab"`
      And `set.field(2).group().field(0).varint()` is `3u`
      And `set.SerializeToString(&written)` is `true`
      And `Hex(written)` is `"a0384dba38026162c3380803c438"`

    Scenario Outline: a set refuses <what>
      Given `rt::UnknownFieldSet set`
      Then `set.ParseFromString(bytes("<bytes>"))` is `false`

      Examples:
        | what                  | bytes             |
        | a cut varint          | a0 38 80          |
        | a cut text            | ba 38 05 61 62    |
        | a cut group           | c3 38 08 03       |
        | the end of no group   | c4 38             |
        | another group's end   | c3 38 08 03 cc 38 |
        | field number 0        | 00 01             |
        | a wire type of no use | a6 38 01          |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (unknown fields of a message of numbers only)

    Scenario: those of the target go, and those of the source come
      Given `Sample::Part m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d"))`
      And `Sample::Part other`
      And `other.ParseFromString(bytes("08 07 a0 38 01"))`
      When `other = m`
      Then `other` serializes to the bytes `08 05 a0 38 4d`
      And `m` serializes to the bytes `08 05 a0 38 4d`

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (unknown fields that were looked at or changed)

    Scenario: one added to those that were parsed
      Given `Sample m`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      And `m.mutable_unknown_fields()->AddVarint(901, 8)`
      When `Sample other(m)`
      And `m.mutable_unknown_fields()->AddVarint(902, 9)`
      Then `other` serializes to the bytes `a0 38 4d a8 38 08`
      And `m` serializes to the bytes `a0 38 4d a8 38 08 b0 38 09`

    Scenario: those of a message of numbers only, over others
      Given `Sample::Part m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d"))`
      And `Sample::Part other`
      And `other.ParseFromString(bytes("a0 38 4e"))`
      And `const Sample::Part none`
      When `other = m`
      And `m = *&m`
      Then `other` serializes to the bytes `08 05 a0 38 4d`
      And `m` serializes to the bytes `08 05 a0 38 4d`
      When `other = none`
      Then `other` serializes to the bytes ``

    Scenario Outline: <what>
      Given `Sample m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d a2 38 02 61 62"))`
      And `<arrange>`
      When `Sample other(m)`
      Then `other` serializes to the bytes `<bytes>`
      And `other.unknown_fields().field_count()` is `<count>`
      When `m.mutable_unknown_fields()->AddVarint(902, 9)`
      Then `other` serializes to the bytes `<bytes>`
      When `other.mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes `<bytes> b0 38 09`

      Examples:
        | what                               | arrange                                                                                        | count | bytes                                           |
        | those that were looked at          | m.unknown_fields().field_count()                                                               | 2     | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those whose set may change         | m.mutable_unknown_fields()                                                                     | 2     | 08 05 a0 38 4d a2 38 02 61 62                   |
        | one changed in place               | m.mutable_unknown_fields()->mutable_field(0)->set_varint(300)                                  | 2     | 08 05 a0 38 ac 02 a2 38 02 61 62                |
        | a text changed in place            | m.mutable_unknown_fields()->mutable_field(1)->set_length_delimited("c")                        | 2     | 08 05 a0 38 4d a2 38 01 63                      |
        | one removed                        | m.mutable_unknown_fields()->DeleteByNumber(900), m.mutable_unknown_fields()->AddVarint(903, 1) | 1     | 08 05 b8 38 01                                  |
        | a group added                      | m.mutable_unknown_fields()->AddGroup(904)->AddVarint(1, 3)                                     | 3     | 08 05 a0 38 4d a2 38 02 61 62 c3 38 08 03 c4 38 |
        | all replaced                       | m.mutable_unknown_fields()->Clear(), m.mutable_unknown_fields()->AddFixed32(901, 8)            | 1     | 08 05 ad 38 08 00 00 00                         |
        | all removed                        | m.mutable_unknown_fields()->Clear()                                                            | 0     | 08 05                                           |
        | some in a message that was cleared | m.Clear(), m.mutable_unknown_fields()->AddVarint(901, 8)                                       | 1     | a8 38 08                                        |
        | some parsed after a change         | m.mutable_unknown_fields()->AddVarint(901, 8), m.ParseFromString(bytes("a0 38 4f"))            | 1     | a0 38 4f                                        |

    Scenario Outline: <what>, over <before>
      Given `Sample m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d a2 38 02 61 62"))`
      And `<arrange>`
      And `Sample other`
      And `<there>`
      When `other = m`
      Then `other` serializes to the bytes `<bytes>`
      When `m.mutable_unknown_fields()->AddVarint(902, 9)`
      Then `other` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes `<bytes> b0 38 09`

      Examples:
        | what                               | before         | arrange                                                                                        | there                                                                                       | bytes                                           |
        | those that were looked at          | parsed ones    | m.unknown_fields().field_count()                                                               | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those that were looked at          | ones looked at | m.unknown_fields().field_count()                                                               | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those that were looked at          | changed ones   | m.unknown_fields().field_count()                                                               | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those that were looked at          | none           | m.unknown_fields().field_count()                                                               | other.set_number(1)                                                                         | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those whose set may change         | parsed ones    | m.mutable_unknown_fields()                                                                     | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those whose set may change         | ones looked at | m.mutable_unknown_fields()                                                                     | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those whose set may change         | changed ones   | m.mutable_unknown_fields()                                                                     | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 a0 38 4d a2 38 02 61 62                   |
        | those whose set may change         | none           | m.mutable_unknown_fields()                                                                     | other.set_number(1)                                                                         | 08 05 a0 38 4d a2 38 02 61 62                   |
        | one changed in place               | parsed ones    | m.mutable_unknown_fields()->mutable_field(0)->set_varint(300)                                  | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 a0 38 ac 02 a2 38 02 61 62                |
        | one changed in place               | ones looked at | m.mutable_unknown_fields()->mutable_field(0)->set_varint(300)                                  | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 a0 38 ac 02 a2 38 02 61 62                |
        | one changed in place               | changed ones   | m.mutable_unknown_fields()->mutable_field(0)->set_varint(300)                                  | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 a0 38 ac 02 a2 38 02 61 62                |
        | one changed in place               | none           | m.mutable_unknown_fields()->mutable_field(0)->set_varint(300)                                  | other.set_number(1)                                                                         | 08 05 a0 38 ac 02 a2 38 02 61 62                |
        | a text changed in place            | parsed ones    | m.mutable_unknown_fields()->mutable_field(1)->set_length_delimited("c")                        | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 a0 38 4d a2 38 01 63                      |
        | a text changed in place            | ones looked at | m.mutable_unknown_fields()->mutable_field(1)->set_length_delimited("c")                        | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 a0 38 4d a2 38 01 63                      |
        | a text changed in place            | changed ones   | m.mutable_unknown_fields()->mutable_field(1)->set_length_delimited("c")                        | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 a0 38 4d a2 38 01 63                      |
        | a text changed in place            | none           | m.mutable_unknown_fields()->mutable_field(1)->set_length_delimited("c")                        | other.set_number(1)                                                                         | 08 05 a0 38 4d a2 38 01 63                      |
        | one removed                        | parsed ones    | m.mutable_unknown_fields()->DeleteByNumber(900), m.mutable_unknown_fields()->AddVarint(903, 1) | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 b8 38 01                                  |
        | one removed                        | ones looked at | m.mutable_unknown_fields()->DeleteByNumber(900), m.mutable_unknown_fields()->AddVarint(903, 1) | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 b8 38 01                                  |
        | one removed                        | changed ones   | m.mutable_unknown_fields()->DeleteByNumber(900), m.mutable_unknown_fields()->AddVarint(903, 1) | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 b8 38 01                                  |
        | one removed                        | none           | m.mutable_unknown_fields()->DeleteByNumber(900), m.mutable_unknown_fields()->AddVarint(903, 1) | other.set_number(1)                                                                         | 08 05 b8 38 01                                  |
        | a group added                      | parsed ones    | m.mutable_unknown_fields()->AddGroup(904)->AddVarint(1, 3)                                     | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 a0 38 4d a2 38 02 61 62 c3 38 08 03 c4 38 |
        | a group added                      | ones looked at | m.mutable_unknown_fields()->AddGroup(904)->AddVarint(1, 3)                                     | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 a0 38 4d a2 38 02 61 62 c3 38 08 03 c4 38 |
        | a group added                      | changed ones   | m.mutable_unknown_fields()->AddGroup(904)->AddVarint(1, 3)                                     | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 a0 38 4d a2 38 02 61 62 c3 38 08 03 c4 38 |
        | a group added                      | none           | m.mutable_unknown_fields()->AddGroup(904)->AddVarint(1, 3)                                     | other.set_number(1)                                                                         | 08 05 a0 38 4d a2 38 02 61 62 c3 38 08 03 c4 38 |
        | all replaced                       | parsed ones    | m.mutable_unknown_fields()->Clear(), m.mutable_unknown_fields()->AddFixed32(901, 8)            | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05 ad 38 08 00 00 00                         |
        | all replaced                       | ones looked at | m.mutable_unknown_fields()->Clear(), m.mutable_unknown_fields()->AddFixed32(901, 8)            | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05 ad 38 08 00 00 00                         |
        | all replaced                       | changed ones   | m.mutable_unknown_fields()->Clear(), m.mutable_unknown_fields()->AddFixed32(901, 8)            | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05 ad 38 08 00 00 00                         |
        | all replaced                       | none           | m.mutable_unknown_fields()->Clear(), m.mutable_unknown_fields()->AddFixed32(901, 8)            | other.set_number(1)                                                                         | 08 05 ad 38 08 00 00 00                         |
        | all removed                        | parsed ones    | m.mutable_unknown_fields()->Clear()                                                            | other.ParseFromString(bytes("a0 38 4e"))                                                    | 08 05                                           |
        | all removed                        | ones looked at | m.mutable_unknown_fields()->Clear()                                                            | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | 08 05                                           |
        | all removed                        | changed ones   | m.mutable_unknown_fields()->Clear()                                                            | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | 08 05                                           |
        | all removed                        | none           | m.mutable_unknown_fields()->Clear()                                                            | other.set_number(1)                                                                         | 08 05                                           |
        | some in a message that was cleared | parsed ones    | m.Clear(), m.mutable_unknown_fields()->AddVarint(901, 8)                                       | other.ParseFromString(bytes("a0 38 4e"))                                                    | a8 38 08                                        |
        | some in a message that was cleared | ones looked at | m.Clear(), m.mutable_unknown_fields()->AddVarint(901, 8)                                       | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | a8 38 08                                        |
        | some in a message that was cleared | changed ones   | m.Clear(), m.mutable_unknown_fields()->AddVarint(901, 8)                                       | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | a8 38 08                                        |
        | some in a message that was cleared | none           | m.Clear(), m.mutable_unknown_fields()->AddVarint(901, 8)                                       | other.set_number(1)                                                                         | a8 38 08                                        |
        | some parsed after a change         | parsed ones    | m.mutable_unknown_fields()->AddVarint(901, 8), m.ParseFromString(bytes("a0 38 4f"))            | other.ParseFromString(bytes("a0 38 4e"))                                                    | a0 38 4f                                        |
        | some parsed after a change         | ones looked at | m.mutable_unknown_fields()->AddVarint(901, 8), m.ParseFromString(bytes("a0 38 4f"))            | other.ParseFromString(bytes("a0 38 4e")), other.unknown_fields().field_count()              | a0 38 4f                                        |
        | some parsed after a change         | changed ones   | m.mutable_unknown_fields()->AddVarint(901, 8), m.ParseFromString(bytes("a0 38 4f"))            | other.ParseFromString(bytes("a0 38 4e")), other.mutable_unknown_fields()->AddVarint(905, 1) | a0 38 4f                                        |
        | some parsed after a change         | none           | m.mutable_unknown_fields()->AddVarint(901, 8), m.ParseFromString(bytes("a0 38 4f"))            | other.set_number(1)                                                                         | a0 38 4f                                        |

  @cpp.message.unknown-fields @cpp.message.mutable-unknown-fields
  Rule: `unknown_fields` is const and gives the set of those parsed fields that the schema does not know (in each place)

    Background:
      Given the schema file `placed.proto`
        """proto
        syntax = "proto2";
        package placed;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; extensions 100 to 199; reserved 50; reserved 60 to 70; }
        message Sample {
          optional Part part = 1;
          optional group Box = 2 { optional int32 id = 1; }
          oneof which { Part piece = 3; group Crate = 4 { optional int32 id = 1; } Kind member = 5; }
          repeated Part parts = 6;
          repeated group Row = 7 { optional int32 id = 1; }
          map<int32, Part> places = 8;
          optional Kind kind = 9;
          repeated Kind kinds = 10;
          repeated Kind packed = 11 [packed = true];
          map<int32, Kind> kinds_by_number = 12;
          optional fixed32 narrow = 13;
          extensions 100 to 199;
        }
        extend Sample { optional Part extra = 100; repeated group Extras = 101 { optional int32 id = 1; } optional Kind x_kind = 102; }
        """
      And the schema file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; extensions 100 to 199; reserved 50; reserved 60 to 70; }
        message Sample {
          optional Part part = 1;
          optional group Box = 2 { optional int32 id = 1; }
          oneof which { Part piece = 3; group Crate = 4 { optional int32 id = 1; } Kind member = 5; }
          repeated Part parts = 6;
          repeated group Row = 7 { optional int32 id = 1; }
          map<int32, Part> places = 8;
          optional Kind kind = 9;
          repeated Kind kinds = 10;
          repeated Kind packed = 11 [packed = true];
          map<int32, Kind> kinds_by_number = 12;
          optional fixed32 narrow = 13;
          extensions 100 to 199;
        }
        extend Sample { optional Part extra = 100; repeated group Extras = 101 { optional int32 id = 1; } optional Kind x_kind = 102; }
        """

    Scenario: in a group
      Given `placed::Sample m`
      Then `m.ParseFromString(bytes("13 08 07 a0 38 4d 14"))` is `true`
      And `m.box().unknown_fields().field_count()` is `1`
      And `m.box().unknown_fields().field(0).varint()` is `77u`
      And `m.unknown_fields().field_count()` is `0`
      When `m.mutable_box()->mutable_unknown_fields()->AddFixed32(901, 8)`
      Then `m.ByteSizeLong()` is `13u`
      And `m` serializes to the bytes `13 08 07 a0 38 4d ad 38 08 00 00 00 14`
      When `m.mutable_box()->mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes `13 08 07 14`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.<get>.unknown_fields().field_count()` is `1`
      And `m.<get>.unknown_fields().field(0).number()` is `900`
      And `m.<get>.unknown_fields().field(0).varint()` is `77u`
      And `m.unknown_fields().field_count()` is `0`
      And `m` serializes to the bytes `<bytes>`
      When `m.<change>mutable_unknown_fields()->AddVarint(901, 8)`
      Then `m` serializes to the bytes `<more>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`
      When `m.<change>mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes `<less>`

      Examples:
        | what                               | package | bytes                            | get                             | change                                | more                                      | less                    |
        | speed, in a field                  | placed  | 0a 05 08 07 a0 38 4d             | part()                          | mutable_part()->                      | 0a 08 08 07 a0 38 4d a8 38 08             | 0a 02 08 07             |
        | speed, in a group                  | placed  | 13 08 07 a0 38 4d 14             | box()                           | mutable_box()->                       | 13 08 07 a0 38 4d a8 38 08 14             | 13 08 07 14             |
        | speed, in a member                 | placed  | 1a 05 08 07 a0 38 4d             | piece()                         | mutable_piece()->                     | 1a 08 08 07 a0 38 4d a8 38 08             | 1a 02 08 07             |
        | speed, in a member's group         | placed  | 23 08 07 a0 38 4d 24             | crate()                         | mutable_crate()->                     | 23 08 07 a0 38 4d a8 38 08 24             | 23 08 07 24             |
        | speed, in an element               | placed  | 32 05 08 07 a0 38 4d             | parts(0)                        | mutable_parts(0)->                    | 32 08 08 07 a0 38 4d a8 38 08             | 32 02 08 07             |
        | speed, in an element's group       | placed  | 3b 08 07 a0 38 4d 3c             | row(0)                          | mutable_row(0)->                      | 3b 08 07 a0 38 4d a8 38 08 3c             | 3b 08 07 3c             |
        | speed, in a map's value            | placed  | 42 09 08 01 12 05 08 07 a0 38 4d | places().at(1)                  | mutable_places()->at(1).              | 42 0c 08 01 12 08 08 07 a0 38 4d a8 38 08 | 42 06 08 01 12 02 08 07 |
        | speed, in an extension             | placed  | a2 06 05 08 07 a0 38 4d          | GetExtension(placed::extra)     | MutableExtension(placed::extra)->     | a2 06 08 08 07 a0 38 4d a8 38 08          | a2 06 02 08 07          |
        | speed, in an extension's group     | placed  | ab 06 08 07 a0 38 4d ac 06       | GetExtension(placed::extras, 0) | MutableExtension(placed::extras, 0)-> | ab 06 08 07 a0 38 4d a8 38 08 ac 06       | ab 06 08 07 ac 06       |
        | code size, in a field              | small   | 0a 05 08 07 a0 38 4d             | part()                          | mutable_part()->                      | 0a 08 08 07 a0 38 4d a8 38 08             | 0a 02 08 07             |
        | code size, in a group              | small   | 13 08 07 a0 38 4d 14             | box()                           | mutable_box()->                       | 13 08 07 a0 38 4d a8 38 08 14             | 13 08 07 14             |
        | code size, in a member             | small   | 1a 05 08 07 a0 38 4d             | piece()                         | mutable_piece()->                     | 1a 08 08 07 a0 38 4d a8 38 08             | 1a 02 08 07             |
        | code size, in a member's group     | small   | 23 08 07 a0 38 4d 24             | crate()                         | mutable_crate()->                     | 23 08 07 a0 38 4d a8 38 08 24             | 23 08 07 24             |
        | code size, in an element           | small   | 32 05 08 07 a0 38 4d             | parts(0)                        | mutable_parts(0)->                    | 32 08 08 07 a0 38 4d a8 38 08             | 32 02 08 07             |
        | code size, in an element's group   | small   | 3b 08 07 a0 38 4d 3c             | row(0)                          | mutable_row(0)->                      | 3b 08 07 a0 38 4d a8 38 08 3c             | 3b 08 07 3c             |
        | code size, in a map's value        | small   | 42 09 08 01 12 05 08 07 a0 38 4d | places().at(1)                  | mutable_places()->at(1).              | 42 0c 08 01 12 08 08 07 a0 38 4d a8 38 08 | 42 06 08 01 12 02 08 07 |
        | code size, in an extension         | small   | a2 06 05 08 07 a0 38 4d          | GetExtension(small::extra)      | MutableExtension(small::extra)->      | a2 06 08 08 07 a0 38 4d a8 38 08          | a2 06 02 08 07          |
        | code size, in an extension's group | small   | ab 06 08 07 a0 38 4d ac 06       | GetExtension(small::extras, 0)  | MutableExtension(small::extras, 0)->  | ab 06 08 07 a0 38 4d a8 38 08 ac 06       | ab 06 08 07 ac 06       |

    Scenario Outline: <mode>, <what> that its enum does not have
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `<number>`
      And `m.unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_<type>`
      And `m.<get>` is `<value>`
      When `m.mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes `<rest>`

      Examples:
        | mode      | what                 | package | bytes                               | number | type             | get                          | value                         | rest              |
        | speed     | a value              | placed  | 48 63                               | 9      | VARINT           | has_kind()                   | false                         |                   |
        | speed     | a negative value     | placed  | 48 ff ff ff ff ff ff ff ff ff 01    | 9      | VARINT           | has_kind()                   | false                         |                   |
        | speed     | a member's value     | placed  | 28 63                               | 5      | VARINT           | which_case()                 | placed::Sample::WHICH_NOT_SET |                   |
        | speed     | an element           | placed  | 50 15 50 63 50 00                   | 10     | VARINT           | kinds_size()                 | 2                             | 50 15 50 00       |
        | speed     | a packed element     | placed  | 5a 03 15 63 00                      | 11     | VARINT           | packed_size()                | 2                             | 5a 02 15 00       |
        | speed     | an entry of a map    | placed  | 62 04 08 01 10 63 62 04 08 02 10 15 | 12     | LENGTH_DELIMITED | kinds_by_number().size()     | 1u                            | 62 04 08 02 10 15 |
        | speed     | an extension's value | placed  | b0 06 63                            | 102    | VARINT           | HasExtension(placed::x_kind) | false                         |                   |
        | code size | a value              | small   | 48 63                               | 9      | VARINT           | has_kind()                   | false                         |                   |
        | code size | a negative value     | small   | 48 ff ff ff ff ff ff ff ff ff 01    | 9      | VARINT           | has_kind()                   | false                         |                   |
        | code size | a member's value     | small   | 28 63                               | 5      | VARINT           | which_case()                 | small::Sample::WHICH_NOT_SET  |                   |
        | code size | an element           | small   | 50 15 50 63 50 00                   | 10     | VARINT           | kinds_size()                 | 2                             | 50 15 50 00       |
        | code size | a packed element     | small   | 5a 03 15 63 00                      | 11     | VARINT           | packed_size()                | 2                             | 5a 02 15 00       |
        | code size | an entry of a map    | small   | 62 04 08 01 10 63 62 04 08 02 10 15 | 12     | LENGTH_DELIMITED | kinds_by_number().size()     | 1u                            | 62 04 08 02 10 15 |
        | code size | an extension's value | small   | b0 06 63                            | 102    | VARINT           | HasExtension(small::x_kind)  | false                         |                   |

    Scenario Outline: <mode>, <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.<get>unknown_fields().field_count()` is `1`
      And `m.<get>unknown_fields().field(0).number()` is `<number>`
      And `m.<get>unknown_fields().field(0).type()` is `rt::UnknownField::TYPE_<type>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | mode      | what                                       | package | bytes                   | get     | number    | type             |
        | speed     | a reserved number                          | placed  | 0a 03 90 03 07          | part(). | 50        | VARINT           |
        | speed     | a number of a reserved range               | placed  | 0a 06 e5 03 01 02 03 04 | part(). | 60        | FIXED32          |
        | speed     | an extension's number without an extension | placed  | 82 07 03 61 62 63       |         | 112       | LENGTH_DELIMITED |
        | speed     | a message with the type of a number        | placed  | 08 05                   |         | 1         | VARINT           |
        | speed     | a number with the type of a text           | placed  | 6a 01 61                |         | 13        | LENGTH_DELIMITED |
        | speed     | a group with the type of a message         | placed  | 12 02 08 07             |         | 2         | LENGTH_DELIMITED |
        | speed     | a message with the type of a group         | placed  | 0b 08 07 0c             |         | 1         | GROUP            |
        | speed     | an extension with another type             | placed  | a0 06 05                |         | 100       | VARINT           |
        | speed     | the largest number                         | placed  | f8 ff ff ff 0f 01       |         | 536870911 | VARINT           |
        | code size | a reserved number                          | small   | 0a 03 90 03 07          | part(). | 50        | VARINT           |
        | code size | a number of a reserved range               | small   | 0a 06 e5 03 01 02 03 04 | part(). | 60        | FIXED32          |
        | code size | an extension's number without an extension | small   | 82 07 03 61 62 63       |         | 112       | LENGTH_DELIMITED |
        | code size | a message with the type of a number        | small   | 08 05                   |         | 1         | VARINT           |
        | code size | a number with the type of a text           | small   | 6a 01 61                |         | 13        | LENGTH_DELIMITED |
        | code size | a group with the type of a message         | small   | 12 02 08 07             |         | 2         | LENGTH_DELIMITED |
        | code size | a message with the type of a group         | small   | 0b 08 07 0c             |         | 1         | GROUP            |
        | code size | an extension with another type             | small   | a0 06 05                |         | 100       | VARINT           |
        | code size | the largest number                         | small   | f8 ff ff ff 0f 01       |         | 536870911 | VARINT           |
