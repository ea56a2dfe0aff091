@needs.cpp @needs.lite @needs.editions @needs.protobuf-conventions
Feature: Clearing, measuring and merging messages of editions
  What is done with a whole message is the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; string label = 2; }
      message Sample {
        int32 number = 1; string text = 2; string bare = 3 [features.field_presence = IMPLICIT]; double real = 4 [default = 2.5];
        Part part = 5; Part box = 6 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 7; repeated string texts = 8; map<string, Part> by_name = 10;
        oneof which { string name = 11; Part piece = 12; }
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
      message Sample {
        int32 number = 1; string text = 2; string bare = 3 [features.field_presence = IMPLICIT]; double real = 4 [default = 2.5];
        Part part = 5; Part box = 6 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 7; repeated string texts = 8; map<string, Part> by_name = 10;
        oneof which { string name = 11; Part piece = 12; }
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
      message Sample {
        int32 number = 1; string text = 2; string bare = 3 [features.field_presence = IMPLICIT]; double real = 4 [default = 2.5];
        Part part = 5; Part box = 6 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 7; repeated string texts = 8; map<string, Part> by_name = 10;
        oneof which { string name = 11; Part piece = 12; }
        extensions 100 to 199;
      }
      extend Sample { string x_text = 100; repeated Part x_parts = 101; }
      """

  @cpp.message.clear @cpp.message.size @cpp.message.default-constructor
  Rule: `Clear` leaves a message that equals a new one (editions, in every mode)

    Scenario Outline: <what>, cleared and measured
      Given `<package>::Sample m`
      Then `m.ByteSizeLong()` is `0`
      When `m.ParseFromString(bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 52 07 0a 01 6b 12 02 08 09 5a 01 64 a2 06 01 65 aa 06 02 08 0a a0 38 05"))`
      Then `m.ByteSizeLong()` is `bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 52 07 0a 01 6b 12 02 08 09 5a 01 64 a2 06 01 65 aa 06 02 08 0a a0 38 05").size()`
      When `m.set_number(300)`
      Then `m.ByteSizeLong()` is `bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 52 07 0a 01 6b 12 02 08 09 5a 01 64 a2 06 01 65 aa 06 02 08 0a a0 38 05").size() + 1`
      When `m.Clear()`
      Then `m.ByteSizeLong()` is `0`
      And `m.text() + m.bare() + m.name() + m.GetExtension(<package>::x_text)` is `""s`
      And `m.has_number() || m.has_text() || m.has_real() || m.has_part() || m.has_box() || m.HasExtension(<package>::x_text)` is `false`
      And `m.real()` is `2.5`
      And `m.numbers_size() + m.texts_size() + static_cast<int>(m.by_name().size()) + m.ExtensionSize(<package>::x_parts)` is `0`
      And `static_cast<int>(m.which_case())` is `0`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.message.merge
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (editions, in every mode)

    Scenario Outline: <what>, merged
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `m.ParseFromString(bytes("08 07 12 01 61 1a 01 62 21 00 00 00 00 00 00 00 00 2a 02 08 05 33 08 06 34 3a 02 01 02 42 01 63 52 07 0a 01 6b 12 02 08 09 5a 01 64 a2 06 01 65 aa 06 02 08 0a a0 38 05"))`
      And `other.ParseFromString(bytes("08 00 12 01 7a 2a 03 12 01 79 33 12 01 77 34 3a 01 03 42 01 78 52 07 0a 01 6b 12 02 08 04 62 02 08 03 a2 06 01 76 aa 06 02 08 0b"))`
      When `m.MergeFrom(other)`
      Then `m.number()` is `0`
      And `m.text()` is `"z"s`
      And `m.bare()` is `"b"s`
      And `m.real()` is `0.0`
      And `m.part().id() + m.box().id()` is `11`
      And `m.part().label() + m.box().label()` is `"yw"s`
      And `m.numbers_size()` is `3`
      And `m.numbers(2)` is `3`
      And `m.texts(1)` is `"x"s`
      And `m.by_name().at("k").id()` is `4`
      And `m.piece().id()` is `3`
      And `m.name()` is `""s`
      And `m.GetExtension(<package>::x_text)` is `"v"s`
      And `m.ExtensionSize(<package>::x_parts)` is `2`
      And `m.GetExtension(<package>::x_parts, 1).id()` is `11`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
