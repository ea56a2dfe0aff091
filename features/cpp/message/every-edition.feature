@needs.cpp @needs.lite @needs.editions
Feature: Whole messages of editions, in every mode
  What is done with a whole message is the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1; string text = 2; string bare = 3 [features.field_presence = IMPLICIT]; double real = 4 [default = 2.5]; Part part = 5; Part box = 6 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 7; repeated string texts = 8; repeated Part parts = 9; map<string, Part> by_name = 10; oneof which { string name = 11; Part piece = 12; } Kind kind = 13;
        repeated sint64 loose = 14 [features.repeated_field_encoding = EXPANDED];
        extensions 100 to 199;
      }
      extend Sample { string x_text = 100; repeated Part x_parts = 101; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1; string text = 2; string bare = 3 [features.field_presence = IMPLICIT]; double real = 4 [default = 2.5]; Part part = 5; Part box = 6 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 7; repeated string texts = 8; repeated Part parts = 9; map<string, Part> by_name = 10; oneof which { string name = 11; Part piece = 12; } Kind kind = 13;
        repeated sint64 loose = 14 [features.repeated_field_encoding = EXPANDED];
        extensions 100 to 199;
      }
      extend Sample { string x_text = 100; repeated Part x_parts = 101; }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1; string text = 2; string bare = 3 [features.field_presence = IMPLICIT]; double real = 4 [default = 2.5]; Part part = 5; Part box = 6 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 7; repeated string texts = 8; repeated Part parts = 9; map<string, Part> by_name = 10; oneof which { string name = 11; Part piece = 12; } Kind kind = 13;
        repeated sint64 loose = 14 [features.repeated_field_encoding = EXPANDED];
        extensions 100 to 199;
      }
      extend Sample { string x_text = 100; repeated Part x_parts = 101; }
      """

  @cpp.message.parse-from-string @cpp.message.serialize-to-string @cpp.message.copy @cpp.message.default-instance @cpp.message.default-instance-new
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (editions, in every mode)

    Scenario: an edition
      Given `edition::Sample m`
      And `std::string out`
      Then `m.ParseFromString(bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05")`
      When `edition::Sample copy(m)`
      And `edition::Sample assigned`
      And `assigned.set_text("before"), assigned.add_numbers(9), assigned.mutable_part()->set_label("before")`
      And `assigned = m`
      And `m.Clear()`
      Then `copy.text() + copy.bare() + copy.texts(0) + copy.name() + copy.GetExtension(edition::x_text)` is `"abcde"s`
      And `copy.real()` is `0.0`
      And `copy.part().id() + copy.box().id() + copy.parts(0).id() + copy.by_name().at("k").id() + copy.GetExtension(edition::x_parts, 0).id()` is `38`
      And `copy` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      Then `assigned.text() + assigned.bare() + assigned.texts(0) + assigned.name() + assigned.GetExtension(edition::x_text)` is `"abcde"s`
      And `assigned.real()` is `0.0`
      And `assigned.part().id() + assigned.box().id() + assigned.parts(0).id() + assigned.by_name().at("k").id() + assigned.GetExtension(edition::x_parts, 0).id()` is `38`
      And `assigned` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      And `m.SerializeAsString()` is `""s`
      And `m.real()` is `2.5`
      And `edition::Sample::default_instance().SerializeAsString()` is `""s`
      And `edition::Sample::default_instance().real()` is `2.5`
      And `std::unique_ptr<edition::Sample>(edition::Sample::default_instance().New())->real()` is `2.5`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `std::string out`
      Then `m.ParseFromString(bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05")`
      When `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.set_text("before"), assigned.add_numbers(9), assigned.mutable_part()->set_label("before")`
      And `assigned = m`
      And `m.Clear()`
      Then `copy.text() + copy.bare() + copy.texts(0) + copy.name() + copy.GetExtension(<package>::x_text)` is `"abcde"s`
      And `copy.real()` is `0.0`
      And `copy.part().id() + copy.box().id() + copy.parts(0).id() + copy.by_name().at("k").id() + copy.GetExtension(<package>::x_parts, 0).id()` is `38`
      And `copy` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      Then `assigned.text() + assigned.bare() + assigned.texts(0) + assigned.name() + assigned.GetExtension(<package>::x_text)` is `"abcde"s`
      And `assigned.real()` is `0.0`
      And `assigned.part().id() + assigned.box().id() + assigned.parts(0).id() + assigned.by_name().at("k").id() + assigned.GetExtension(<package>::x_parts, 0).id()` is `38`
      And `assigned` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      And `m.SerializeAsString()` is `""s`
      And `m.real()` is `2.5`
      And `<package>::Sample::default_instance().SerializeAsString()` is `""s`
      And `<package>::Sample::default_instance().real()` is `2.5`
      And `std::unique_ptr<<package>::Sample>(<package>::Sample::default_instance().New())->real()` is `2.5`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.message.move @cpp.message.swap
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (editions, in every mode)

    Scenario: an edition
      Given `edition::Sample m`
      And `edition::Sample other`
      And `m.ParseFromString(bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05"))`
      And `other.set_number(9), other.mutable_piece()->set_id(3)`
      When `m.Swap(&other)`
      Then `m.number()` is `9`
      And `m.piece().id()` is `3`
      And `m.real()` is `2.5`
      And `m` serializes to the bytes `08 09 62 02 08 03`
      And `other.text() + other.bare() + other.texts(0) + other.name() + other.GetExtension(edition::x_text)` is `"abcde"s`
      And `other.real()` is `0.0`
      And `other.part().id() + other.box().id() + other.parts(0).id() + other.by_name().at("k").id() + other.GetExtension(edition::x_parts, 0).id()` is `38`
      And `other` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      When `edition::Sample moved(std::move(other))`
      Then `moved.text() + moved.bare() + moved.texts(0) + moved.name() + moved.GetExtension(edition::x_text)` is `"abcde"s`
      And `moved.real()` is `0.0`
      And `moved.part().id() + moved.box().id() + moved.parts(0).id() + moved.by_name().at("k").id() + moved.GetExtension(edition::x_parts, 0).id()` is `38`
      And `moved` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      When `m = std::move(moved)`
      Then `m.text() + m.bare() + m.texts(0) + m.name() + m.GetExtension(edition::x_text)` is `"abcde"s`
      And `m.real()` is `0.0`
      And `m.part().id() + m.box().id() + m.parts(0).id() + m.by_name().at("k").id() + m.GetExtension(edition::x_parts, 0).id()` is `38`
      And `m` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `m.ParseFromString(bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05"))`
      And `other.set_number(9), other.mutable_piece()->set_id(3)`
      When `m.Swap(&other)`
      Then `m.number()` is `9`
      And `m.piece().id()` is `3`
      And `m.real()` is `2.5`
      And `m` serializes to the bytes `08 09 62 02 08 03`
      And `other.text() + other.bare() + other.texts(0) + other.name() + other.GetExtension(<package>::x_text)` is `"abcde"s`
      And `other.real()` is `0.0`
      And `other.part().id() + other.box().id() + other.parts(0).id() + other.by_name().at("k").id() + other.GetExtension(<package>::x_parts, 0).id()` is `38`
      And `other` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      When `<package>::Sample moved(std::move(other))`
      Then `moved.text() + moved.bare() + moved.texts(0) + moved.name() + moved.GetExtension(<package>::x_text)` is `"abcde"s`
      And `moved.real()` is `0.0`
      And `moved.part().id() + moved.box().id() + moved.parts(0).id() + moved.by_name().at("k").id() + moved.GetExtension(<package>::x_parts, 0).id()` is `38`
      And `moved` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`
      When `m = std::move(moved)`
      Then `m.text() + m.bare() + m.texts(0) + m.name() + m.GetExtension(<package>::x_text)` is `"abcde"s`
      And `m.real()` is `0.0`
      And `m.part().id() + m.box().id() + m.parts(0).id() + m.by_name().at("k").id() + m.GetExtension(<package>::x_parts, 0).id()` is `38`
      And `m` serializes to the bytes `08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 68 15 70 01 70 02 a2 06 01 65 aa 06 02 08 0a a0 38 05`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.message.unknown-fields @cpp.message.mutable-unknown-fields @cpp.message.debug-string
  Rule: `unknown_fields` is const and gives the set of those parsed fields that the schema does not know (editions, in every mode)

    Scenario: an edition
      Given `edition::Sample m`
      When `m.ParseFromString(bytes("a0 38 05 08 07 a2 38 01 61 a5 38 01 00 00 00 a3 38 08 01 a4 38"))`
      Then `m.unknown_fields().field_count()` is `4`
      And `m.unknown_fields().field(0).varint()` is `5u`
      And `m.unknown_fields().field(1).length_delimited()` is `"a"s`
      And `m.unknown_fields().field(2).fixed32()` is `1u`
      And `m.unknown_fields().field(3).group().field(0).varint()` is `1u`
      And `m.DebugString()` contains `"number: 7"`
      And `m.DebugString()` contains `"900: "`
      When `m.mutable_unknown_fields()->DeleteByNumber(900)`
      And `m.mutable_unknown_fields()->AddVarint(901, 3)`
      Then `m` serializes to the bytes `08 07 a8 38 03`
      When `edition::Sample copy(m)`
      And `m.mutable_unknown_fields()->Clear()`
      Then `copy.unknown_fields().field(0).number()` is `901`
      And `m` serializes to the bytes `08 07`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("a0 38 05 08 07 a2 38 01 61 a5 38 01 00 00 00 a3 38 08 01 a4 38"))`
      Then `m.unknown_fields().field_count()` is `4`
      And `m.unknown_fields().field(0).varint()` is `5u`
      And `m.unknown_fields().field(1).length_delimited()` is `"a"s`
      And `m.unknown_fields().field(2).fixed32()` is `1u`
      And `m.unknown_fields().field(3).group().field(0).varint()` is `1u`
      And `m.DebugString()` contains `"number: 7"`
      And `m.DebugString()` contains `"900: "`
      When `m.mutable_unknown_fields()->DeleteByNumber(900)`
      And `m.mutable_unknown_fields()->AddVarint(901, 3)`
      Then `m` serializes to the bytes `08 07 a8 38 03`
      When `<package>::Sample copy(m)`
      And `m.mutable_unknown_fields()->Clear()`
      Then `copy.unknown_fields().field(0).number()` is `901`
      And `m` serializes to the bytes `08 07`

      Examples:
        | what                  | package |
        | an edition, code size | least   |
