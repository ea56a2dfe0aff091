@needs.cpp @needs.lite
Feature: Lite programs of proto2 and proto3
  A file of either dialect can ask for the lite runtime; its classes then need the lite library alone.

  Background:
    Given the lite runtime
    And the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        repeated int32 numbers = 4;
        map<string, Part> parts = 5;
        oneof which { string name = 6; Part piece = 7; }
        optional Kind kind = 8;
        enum Inner { INNER_NONE = 0; INNER_ONE = 1; }
        extensions 100 to 199;
      }
      extend Sample { optional Part extra = 100; repeated string extras = 101; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
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
      }
      """

  @cpp.message.lite-links-lite @cpp.message.optimize-lite
  Rule: A program that uses only lite messages links with the lite library alone (in every dialect)

    Scenario: proto2, everything of it
      Given `second::Sample m`
      When `m.ParseFromString(bytes("08 07 12 01 61 1a 02 08 05 22 02 01 02 2a 07 0a 01 6b 12 02 08 06 32 01 63 40 15"))`
      And `second::Sample copy(m)`
      And `m.Clear()`
      And `m.Swap(&copy)`
      Then `m.number()` is `7`
      And `m.text()` is `"a"s`
      And `m.part().id()` is `5`
      And `m.numbers(1)` is `2`
      And `m.parts().at("k").id()` is `6`
      And `m.name()` is `"c"s`
      And `second::Kind_Name(m.kind())` is `"KIND_LEFT"s`
      And `(std::is_base_of_v<rt::MessageLite, second::Sample>)` is `true`
      And `std::unique_ptr<rt::MessageLite>(m.New())->GetTypeName()` is `"second.Sample"s`

    Scenario Outline: <package>, everything of it
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("08 07 12 01 61 1a 02 08 05 22 02 01 02 2a 07 0a 01 6b 12 02 08 06 32 01 63 40 15"))`
      And `<package>::Sample copy(m)`
      And `m.Clear()`
      And `m.Swap(&copy)`
      Then `m.number()` is `7`
      And `m.text()` is `"a"s`
      And `m.part().id()` is `5`
      And `m.numbers(1)` is `2`
      And `m.parts().at("k").id()` is `6`
      And `m.name()` is `"c"s`
      And `<package>::Kind_Name(m.kind())` is `"KIND_LEFT"s`
      And `(std::is_base_of_v<rt::MessageLite, <package>::Sample>)` is `true`
      And `std::unique_ptr<rt::MessageLite>(m.New())->GetTypeName()` is `"<package>.Sample"s`

      Examples:
        | package |
        | third   |

    Scenario Outline: <package>, with extensions
      Given `<package>::Sample m`
      When `m.MutableExtension(<package>::extra)->set_id(7)`
      And `m.AddExtension(<package>::extras, "a")`
      And `<package>::Sample copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(<package>::extra).id()` is `7`
      And `copy.GetExtension(<package>::extras, 0)` is `"a"s`

      Examples:
        | package |
        | second  |

    Scenario Outline: <package> is not full
      Then `static_cast<void>(sizeof(rt::MessageLite))` compiles
      And `static_cast<void>(sizeof(rt::Message))` does not compile
      And `<package>::Sample().ByteSizeLong()` is `0u`

      Examples:
        | package |
        | third   |

  @cpp.message.lite-no-reflection
  Rule: A class for the lite runtime has neither a descriptor nor reflection (in every dialect)

    Scenario: proto3, m.GetReflection()
      Given `third::Sample m`
      Then `m.ByteSizeLong()` compiles
      And `m.GetReflection()` does not compile

    Scenario Outline: <package>, <expression>
      Given `<package>::Sample m`
      And `<package>::Part part`
      Then `m.ByteSizeLong()` compiles
      And `<expression>` does not compile

      Examples:
        | package | expression                          |
        | third   | m.GetDescriptor()                   |
        | third   | part.GetDescriptor()                |
        | third   | third::Sample::descriptor()         |
        | third   | third::Kind_descriptor()            |
        | third   | third::Sample::Inner_descriptor()   |
        | third   | third::Sample::Nested::descriptor() |

  @cpp.message.unknown-fields-lite
  Rule: For a lite message `unknown_fields` gives a reference to a `std::string` (of every form, in every dialect)

    Scenario: a number
      Given `second::Sample m`
      Then `m.ParseFromString(bytes("a0 38 4d"))` is `true`
      And `Hex(m.unknown_fields())` is `"a0384d"`
      And `m` serializes to the bytes `a0 38 4d`

    Scenario Outline: <package>, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      Then `view.unknown_fields()` has type `const std::string&`
      And `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `Hex(m.unknown_fields())` is `"<unknown>"`

      Examples:
        | package | what                                          | bytes                                              | unknown                  |
        | second  | 64 bits                                       | a1 38 01 02 03 04 05 06 07 08                      | a1380102030405060708     |
        | second  | 32 bits                                       | a5 38 01 02 03 04                                  | a53801020304             |
        | second  | a text                                        | a2 38 03 61 62 63                                  | a23803616263             |
        | second  | a group in a group                            | a3 38 0b 08 07 0c a4 38                            | a3380b08070ca438         |
        | second  | ten bytes                                     | a0 38 ff ff ff ff ff ff ff ff ff 01                | a038ffffffffffffffffff01 |
        | second  | three, apart                                  | a0 38 01 08 07 a0 38 02 12 01 61 a5 38 00 00 00 00 | a03801a03802a53800000000 |
        | second  | a known number with another type              | 0a 01 61                                           | 0a0161                   |
        | second  | a value that the enum has not                 | 40 63                                              | 4063                     |
        | second  | a value of an extension's number that is none | c0 06 05                                           | c00605                   |
        | third   | a number                                      | a0 38 4d                                           | a0384d                   |
        | third   | three, apart                                  | a0 38 01 08 07 a0 38 02 12 01 61 a5 38 00 00 00 00 | a03801a03802a53800000000 |
        | third   | a known number with another type              | 0a 01 61                                           | 0a0161                   |
        | third   | not the value of an open enum                 | 40 63                                              |                          |

    Scenario Outline: <package>, <where> in a message below
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `Hex(m.<message>.unknown_fields())` is `"a0384d"`
      And `m.unknown_fields()` is `""s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | package | where         | message                     | bytes                         |
        | second  | a field       | part()                      | 1a 03 a0 38 4d                |
        | second  | a member      | piece()                     | 3a 03 a0 38 4d                |
        | second  | an extension  | GetExtension(second::extra) | a2 06 03 a0 38 4d             |
        | second  | a map's value | parts().at("k")             | 2a 08 0a 01 6b 12 03 a0 38 4d |
        | third   | a field       | part()                      | 1a 03 a0 38 4d                |
        | third   | a map's value | parts().at("k")             | 2a 08 0a 01 6b 12 03 a0 38 4d |

    Scenario Outline: <how>
      Given `second::Sample m`
      And `second::Sample other`
      And `other.ParseFromString(bytes("a0 38 01"))`
      And `m.ParseFromString(bytes("a0 38 4d"))`
      When `<change>`
      Then `Hex(m.unknown_fields())` is `"<unknown>"`
      And `Hex(other.unknown_fields())` is `"<others>"`

      Examples:
        | how                   | change                               | unknown      | others |
        | parsed again          | m.ParseFromString(bytes("a0 38 02")) | a03802       | a03801 |
        | parsed again, without | m.ParseFromString(bytes("08 07"))    |              | a03801 |
        | more of them parsed   | m.MergeFromString(bytes("a0 38 02")) | a0384da03802 | a03801 |
        | assigned              | m = other                            | a03801       | a03801 |
        | merged                | m.MergeFrom(other)                   | a0384da03801 | a03801 |
        | swapped               | m.Swap(&other)                       | a03801       | a0384d |
        | of a message without  | m = second::Sample()                 |              | a03801 |
        | cleared               | m.Clear()                            |              | a03801 |

  @cpp.message.mutable-unknown-fields-lite
  Rule: For a lite message `mutable_unknown_fields` gives a pointer to a `std::string` (in every dialect, and afterwards)

    Scenario: proto3, its type
      Given `third::Sample m`
      When `m.mutable_unknown_fields()->assign(bytes("a0 38 4d"))`
      Then `m.mutable_unknown_fields()` has type `std::string*`
      And `m` serializes to the bytes `a0 38 4d`

    Scenario Outline: <package>, <how>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `m.mutable_unknown_fields()->assign(bytes("a0 38 4d"))`
      When `<change>`
      Then `m.mutable_unknown_fields()` has type `std::string*`
      And `Hex(*m.mutable_unknown_fields())` is `"<unknown>"`
      And `m.SerializeAsString()` is `*m.mutable_unknown_fields()`
      And `other.SerializeAsString()` is `bytes("<others>")`

      Examples:
        | package | how                  | change                                                | unknown      | others            |
        | second  | copied               | other = m                                             | a0384d       | a0 38 4d          |
        | second  | merged               | other.MergeFrom(m), other.MergeFrom(m)                | a0384d       | a0 38 4d a0 38 4d |
        | second  | swapped              | m.Swap(&other)                                        |              | a0 38 4d          |
        | second  | cleared              | m.Clear()                                             |              |                   |
        | second  | parsed after it      | m.MergeFromString(bytes("a0 38 01"))                  | a0384da03801 |                   |
        | second  | parsed instead of it | m.ParseFromString(bytes("a0 38 01"))                  | a03801       |                   |
        | second  | changed again        | m.mutable_unknown_fields()->append(bytes("a0 38 01")) | a0384da03801 |                   |
        | third   | copied               | other = m                                             | a0384d       | a0 38 4d          |
        | third   | parsed instead of it | m.ParseFromString(bytes("a0 38 01"))                  | a03801       |                   |

    Scenario Outline: <package>, with NULs, <how>
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `m.mutable_unknown_fields()->assign(bytes("a0 38 00 a2 38 02 00 61"))`
      When `<change>`
      Then `Hex(*other.mutable_unknown_fields())` is `"a03800a238020061"`
      And `other` serializes to the bytes `a0 38 00 a2 38 02 00 61`

      Examples:
        | package | how              | change                                       |
        | second  | copied           | other = m                                    |
        | second  | merged           | other.MergeFrom(m)                           |
        | second  | moved            | other = std::move(m)                         |
        | second  | swapped          | m.Swap(&other)                               |
        | second  | written and read | other.ParseFromString(m.SerializeAsString()) |
        | third   | copied           | other = m                                    |
        | third   | written and read | other.ParseFromString(m.SerializeAsString()) |
