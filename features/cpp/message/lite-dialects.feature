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
        | how                                      | change                                                                                                                                 | unknown      | others |
        | parsed again                             | m.ParseFromString(bytes("a0 38 02"))                                                                                                   | a03802       | a03801 |
        | parsed again, without                    | m.ParseFromString(bytes("08 07"))                                                                                                      |              | a03801 |
        | parsed again, after a long text          | m.ParseFromString(bytes("a2 38 14 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61")), m.ParseFromString(bytes("a0 38 02")) | a03802       | a03801 |
        | parsed again, without, after a long text | m.ParseFromString(bytes("a2 38 14 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61 61")), m.ParseFromString(bytes("08 07"))    |              | a03801 |
        | more of them parsed                      | m.MergeFromString(bytes("a0 38 02"))                                                                                                   | a0384da03802 | a03801 |
        | assigned                                 | m = other                                                                                                                              | a03801       | a03801 |
        | merged                                   | m.MergeFrom(other)                                                                                                                     | a0384da03801 | a03801 |
        | swapped                                  | m.Swap(&other)                                                                                                                         | a03801       | a0384d |
        | of a message without                     | m = second::Sample()                                                                                                                   |              | a03801 |
        | cleared                                  | m.Clear()                                                                                                                              |              | a03801 |

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

  @cpp.message.mutable-unknown-fields-lite @cpp.message.unknown-fields-lite
  Rule: For a lite message `mutable_unknown_fields` gives a pointer to a `std::string` (in each place)

    Background:
      Given the schema file `placed.proto`
        """proto
        syntax = "proto2";
        package placed;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; extensions 100 to 199; }
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
          repeated sint64 shifts = 13 [packed = true];
          map<string, bytes> blobs = 14;
          optional double real = 15 [default = -inf];
          extensions 100 to 199;
        }
        extend Sample {
          optional Part extra = 100; repeated group Extras = 101 { optional int32 id = 1; } optional Kind x_kind = 102;
          repeated Kind x_kinds = 103 [packed = true]; optional string x_preset = 104 [default = "unset"]; repeated Part x_parts = 105;
          repeated double x_reals = 106;
        }
        """
      And `placed::Sample m`

    Scenario: in a group
      Then `m.ParseFromString(bytes("13 08 07 a0 38 4d 14"))` is `true`
      And `Hex(m.box().unknown_fields())` is `"a0384d"`
      And `m.unknown_fields()` is `""s`
      When `m.mutable_box()->mutable_unknown_fields()->append(bytes("a8 38 08"))`
      Then `m.ByteSizeLong()` is `10u`
      And `m` serializes to the bytes `13 08 07 a0 38 4d a8 38 08 14`

    Scenario Outline: <what>
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `Hex(m.<get>.unknown_fields())` is `"a0384d"`
      And `m.unknown_fields()` is `""s`
      When `m.<change>mutable_unknown_fields()->append(bytes("a8 38 08"))`
      Then `m` serializes to the bytes `<more>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`
      When `m.<change>mutable_unknown_fields()->clear()`
      Then `m` serializes to the bytes `<less>`

      Examples:
        | what                    | bytes                            | get                             | change                                | more                                      | less                    |
        | in a field              | 0a 05 08 07 a0 38 4d             | part()                          | mutable_part()->                      | 0a 08 08 07 a0 38 4d a8 38 08             | 0a 02 08 07             |
        | in a member             | 1a 05 08 07 a0 38 4d             | piece()                         | mutable_piece()->                     | 1a 08 08 07 a0 38 4d a8 38 08             | 1a 02 08 07             |
        | in a member's group     | 23 08 07 a0 38 4d 24             | crate()                         | mutable_crate()->                     | 23 08 07 a0 38 4d a8 38 08 24             | 23 08 07 24             |
        | in an element           | 32 05 08 07 a0 38 4d             | parts(0)                        | mutable_parts(0)->                    | 32 08 08 07 a0 38 4d a8 38 08             | 32 02 08 07             |
        | in an element's group   | 3b 08 07 a0 38 4d 3c             | row(0)                          | mutable_row(0)->                      | 3b 08 07 a0 38 4d a8 38 08 3c             | 3b 08 07 3c             |
        | in a map's value        | 42 09 08 01 12 05 08 07 a0 38 4d | places().at(1)                  | mutable_places()->at(1).              | 42 0c 08 01 12 08 08 07 a0 38 4d a8 38 08 | 42 06 08 01 12 02 08 07 |
        | in an extension         | a2 06 05 08 07 a0 38 4d          | GetExtension(placed::extra)     | MutableExtension(placed::extra)->     | a2 06 08 08 07 a0 38 4d a8 38 08          | a2 06 02 08 07          |
        | in an extension's group | ab 06 08 07 a0 38 4d ac 06       | GetExtension(placed::extras, 0) | MutableExtension(placed::extras, 0)-> | ab 06 08 07 a0 38 4d a8 38 08 ac 06       | ab 06 08 07 ac 06       |

    Scenario Outline: <what> that its enum does not have
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `Hex(m.unknown_fields())` is `"<unknown>"`
      And `m.<get>` is `<value>`
      When `m.mutable_unknown_fields()->clear()`
      Then `m` serializes to the bytes `<rest>`

      Examples:
        | what                 | bytes                               | unknown                | get                          | value                         | rest              |
        | a negative value     | 48 ff ff ff ff ff ff ff ff ff 01    | 48ffffffffffffffffff01 | has_kind()                   | false                         |                   |
        | a member's value     | 28 63                               | 2863                   | which_case()                 | placed::Sample::WHICH_NOT_SET |                   |
        | an element           | 50 15 50 63 50 00                   | 5063                   | kinds_size()                 | 2                             | 50 15 50 00       |
        | a packed element     | 5a 03 15 63 00                      | 5863                   | packed_size()                | 2                             | 5a 02 15 00       |
        | an entry of a map    | 62 04 08 01 10 63 62 04 08 02 10 15 | 620408011063           | kinds_by_number().size()     | 1u                            | 62 04 08 02 10 15 |
        | an extension's value | b0 06 63                            | b00663                 | HasExtension(placed::x_kind) | false                         |                   |

  @cpp.message.lite-links-lite @cpp.message.optimize-lite
  Rule: A program that uses only lite messages links with the lite library alone (everything that a message can have)

    Background:
      Given the schema file `placed.proto`
        """proto
        syntax = "proto2";
        package placed;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; extensions 100 to 199; }
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
          repeated sint64 shifts = 13 [packed = true];
          map<string, bytes> blobs = 14;
          optional double real = 15 [default = -inf];
          extensions 100 to 199;
        }
        extend Sample {
          optional Part extra = 100; repeated group Extras = 101 { optional int32 id = 1; } optional Kind x_kind = 102;
          repeated Kind x_kinds = 103 [packed = true]; optional string x_preset = 104 [default = "unset"]; repeated Part x_parts = 105;
          repeated double x_reals = 106;
        }
        """
      And `placed::Sample m`
      And `placed::Sample other`

    Scenario: packed numbers
      When `m.add_shifts(-3), m.add_packed(placed::KIND_LEFT)`
      Then `m` serializes to the bytes `5a 01 15 6a 01 05`
      And `other.ParseFromString(m.SerializeAsString())` is `true`
      And `other` serializes to the bytes `5a 01 15 6a 01 05`

    Scenario Outline: <what>
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      When `other = m`
      And `m.Clear()`
      And `m.Swap(&other)`
      Then `other` serializes to the bytes ``
      And `m` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`
      And `m.IsInitialized()` is `true`

      Examples:
        | what                        | bytes                         |
        | a group                     | 13 08 07 14                   |
        | a group of a oneof          | 23 08 07 24                   |
        | an enum of a oneof          | 28 15                         |
        | repeated groups             | 3b 08 07 3c 3b 3c             |
        | a map of messages           | 42 06 08 01 12 02 08 07       |
        | a map of enums              | 62 04 08 02 10 15             |
        | a map of bytes              | 72 06 0a 01 6b 12 01 ff       |
        | an enum field               | 48 15                         |
        | repeated enums              | 50 15 50 00                   |
        | packed enums                | 5a 02 15 00                   |
        | packed zigzag numbers       | 6a 02 05 04                   |
        | a double                    | 79 00 00 00 00 00 00 f8 3f    |
        | a message extension         | a2 06 02 08 07                |
        | repeated extension groups   | ab 06 08 07 ac 06 ab 06 ac 06 |
        | an enum extension           | b0 06 15                      |
        | packed enum extensions      | ba 06 02 15 00                |
        | a string extension          | c2 06 01 61                   |
        | repeated message extensions | ca 06 02 08 07 ca 06 00       |
        | repeated double extensions  | d1 06 00 00 00 00 00 00 f8 3f |
        | an unknown group            | a3 38 08 01 a4 38             |

    Scenario: defaults, and names
      Given `placed::Kind kind = placed::KIND_NONE`
      Then `m.GetExtension(placed::x_preset)` is `"unset"s`
      And `m.real()` is `-std::numeric_limits<double>::infinity()`
      And `placed::Kind_Parse("KIND_LEFT", &kind)` is `true`
      And `placed::Kind_Name(kind)` is `"KIND_LEFT"s`
      And `placed::Kind_IsValid(22)` is `false`
      When `m.AddExtension(placed::x_kinds, kind)`
      And `m.SetAllocatedExtension(placed::extra, new placed::Part)`
      And `delete m.ReleaseExtension(placed::extra)`
      And `m.ClearExtension(placed::x_reals)`
      Then `m` serializes to the bytes `ba 06 01 15`
