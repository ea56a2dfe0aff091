@needs.cpp @needs.lite @needs.editions
Feature: Lite programs of editions
  A file of an edition can ask for the lite runtime; its classes then need the lite library alone.

  Background:
    Given the lite runtime
    And the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; string label = 2; }
      message Sample {
        int32 number = 1;
        string text = 2;
        Part part = 3;
        repeated int32 numbers = 4;
        map<string, Part> parts = 5;
        oneof which { string name = 6; Part piece = 7; }
        Kind kind = 8;
        enum Inner { INNER_NONE = 0; INNER_ONE = 1; }
        message Nested { int32 id = 1; }
        extensions 100 to 199;
      }
      extend Sample { Part extra = 100; repeated string extras = 101; }
      """

  @cpp.message.lite-links-lite @cpp.message.optimize-lite
  Rule: A program that uses only lite messages links with the lite library alone (of an edition)

    Scenario: an edition, everything of it
      Given `edition::Sample m`
      When `m.ParseFromString(bytes("08 07 12 01 61 1a 02 08 05 22 02 01 02 2a 07 0a 01 6b 12 02 08 06 32 01 63 40 15"))`
      And `edition::Sample copy(m)`
      And `m.Clear()`
      And `m.Swap(&copy)`
      Then `m.number()` is `7`
      And `m.text()` is `"a"s`
      And `m.part().id()` is `5`
      And `m.numbers(1)` is `2`
      And `m.parts().at("k").id()` is `6`
      And `m.name()` is `"c"s`
      And `edition::Kind_Name(m.kind())` is `"KIND_LEFT"s`
      And `(std::is_base_of_v<rt::MessageLite, edition::Sample>)` is `true`
      And `std::unique_ptr<rt::MessageLite>(m.New())->GetTypeName()` is `"edition.Sample"s`

    Scenario: an edition, with extensions
      Given `edition::Sample m`
      When `m.MutableExtension(edition::extra)->set_id(7)`
      And `m.AddExtension(edition::extras, "a")`
      And `edition::Sample copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(edition::extra).id()` is `7`
      And `copy.GetExtension(edition::extras, 0)` is `"a"s`

    Scenario: an edition is not full
      Then `static_cast<void>(sizeof(rt::MessageLite))` compiles
      And `static_cast<void>(sizeof(rt::Message))` does not compile
      And `edition::Sample().ByteSizeLong()` is `0u`

  @cpp.message.lite-no-reflection
  Rule: A class for the lite runtime has neither a descriptor nor reflection (of an edition)

    Scenario: an edition, m.GetReflection()
      Given `edition::Sample m`
      Then `m.ByteSizeLong()` compiles
      And `m.GetReflection()` does not compile

    Scenario Outline: an edition, <expression>
      Given `edition::Sample m`
      And `edition::Part part`
      Then `m.ByteSizeLong()` compiles
      And `<expression>` does not compile

      Examples:
        | expression                            |
        | m.GetDescriptor()                     |
        | part.GetReflection()                  |
        | edition::Sample::descriptor()         |
        | edition::Kind_descriptor()            |
        | edition::Sample::Inner_descriptor()   |
        | edition::Sample::Nested::descriptor() |

  @cpp.message.unknown-fields-lite
  Rule: For a lite message `unknown_fields` gives a reference to a `std::string` (of an edition)

    Scenario: an edition, a number
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      Then `view.unknown_fields()` has type `const std::string&`
      And `m.ParseFromString(bytes("a0 38 4d"))` is `true`
      And `Hex(m.unknown_fields())` is `"a0384d"`

    Scenario Outline: an edition, <what>
      Given `edition::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `Hex(m.unknown_fields())` is `"<unknown>"`

      Examples:
        | what                          | bytes                                              | unknown                  |
        | three, apart                  | a0 38 01 08 07 a0 38 02 12 01 61 a5 38 00 00 00 00 | a03801a03802a53800000000 |
        | a text beyond the extensions  | c2 0c 03 61 62 63                                  | c20c03616263             |
        | not the value of an open enum | 40 63                                              |                          |

    Scenario Outline: an edition, <where> in a message below
      Given `edition::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `Hex(m.<message>.unknown_fields())` is `"a0384d"`
      And `m.unknown_fields()` is `""s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | where        | message                      | bytes             |
        | a member     | piece()                      | 3a 03 a0 38 4d    |
        | an extension | GetExtension(edition::extra) | a2 06 03 a0 38 4d |

  @cpp.message.mutable-unknown-fields-lite
  Rule: For a lite message `mutable_unknown_fields` gives a pointer to a `std::string` (of an edition)

    Scenario: an edition, copied
      Given `edition::Sample m`
      And `edition::Sample other`
      And `m.mutable_unknown_fields()->assign(bytes("a0 38 4d"))`
      When `other = m`
      Then `m.mutable_unknown_fields()` has type `std::string*`
      And `Hex(*m.mutable_unknown_fields())` is `"a0384d"`
      And `other` serializes to the bytes `a0 38 4d`

    Scenario: an edition, moved
      Given `edition::Sample m`
      And `edition::Sample other`
      And `m.mutable_unknown_fields()->assign(bytes("a0 38 4d"))`
      When `other = std::move(m)`
      Then `Hex(*other.mutable_unknown_fields())` is `"a0384d"`
      And `other` serializes to the bytes `a0 38 4d`

    Scenario: an edition, with NULs, copied
      Given `edition::Sample m`
      And `edition::Sample other`
      And `m.mutable_unknown_fields()->assign(bytes("a0 38 00 a2 38 02 00 61"))`
      When `other = m`
      Then `Hex(*other.mutable_unknown_fields())` is `"a03800a238020061"`
      And `other` serializes to the bytes `a0 38 00 a2 38 02 00 61`
