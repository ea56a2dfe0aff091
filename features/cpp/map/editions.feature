@needs.cpp @needs.editions
Feature: Map fields in editions
  The enum, not the file of the map, decides what happens to an entry with an unknown enum value.

  Background:
    Given the schema
      """proto
      edition = "2023";
      import "shut.proto";
      enum Color { RED = 0; BLUE = 5; }
      enum Level { option features.enum_type = CLOSED; LOW = 0; HIGH = 7; }
      message Sample {
        map<string, Color> colors = 1;
        map<string, Level> levels = 2;
        map<string, Shut> shuts = 3;
      }
      """
    And the schema file `shut.proto`
      """proto
      edition = "2023";
      option features.enum_type = CLOSED;
      enum Shut { NONE = 0; DOOR = 3; }
      enum Ajar { option features.enum_type = OPEN; NO = 0; YES = 1; }
      message House { map<int32, Shut> shuts = 1; map<int32, Ajar> ajars = 2; }
      """

  @cpp.map.unknown-enum-editions-open
  Rule: In an edition an entry with an unknown value of an open enum stays in the map

    Scenario: open by default
      Given `Sample m`
      When `m.ParseFromString(bytes("0a 05 0a 01 61 10 09  0a 05 0a 01 62 10 05"))`
      Then `m.colors_size()` is `2`
      And `static_cast<int>(m.colors().at("a"))` is `9`
      And `m.colors().at("b")` is `BLUE`
      And `m.unknown_fields().field_count()` is `0`

    Scenario: open in a file of closed enums
      Given `House m`
      When `m.ParseFromString(bytes("12 04 08 01 10 09"))`
      Then `m.ajars_size()` is `1`
      And `static_cast<int>(m.ajars().at(1))` is `9`
      And `m` serializes to the bytes `12 04 08 01 10 09`

    Scenario Outline: an open enum of <what>, in a map of a file of closed enums
      Given the schema file `third.proto`
        """proto
        syntax = "proto3";
        package third;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        """
      And the schema file `open.proto`
        """proto
        edition = "2023";
        package open;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        """
      And the schema file `mixed.proto`
        """proto
        edition = "2023";
        package mixed;
        import "third.proto";
        import "open.proto";
        option features.enum_type = CLOSED;
        message Sample { map<int32, third.Kind> thirds = 1; map<int32, open.Kind> opens = 2; }
        """
      And `mixed::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<name>_size()` is `1`
      And `static_cast<int>(m.<name>().at(1))` is `9`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                 | name   | bytes             |
        | proto3               | thirds | 0a 04 08 01 10 09 |
        | another edition file | opens  | 12 04 08 01 10 09 |

  @cpp.map.unknown-enum-editions-closed
  Rule: In an edition an entry with an unknown value of a closed enum becomes, as a whole, an unknown field of the message

    Scenario: closed by its own feature
      Given `Sample m`
      When `m.ParseFromString(bytes("12 05 0a 01 61 10 09 12 05 0a 01 62 10 07"))`
      Then `m.levels_size()` is `1`
      And `m.levels().at("b")` is `HIGH`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `2`
      And `m` serializes to the bytes `12 05 0a 01 62 10 07 12 05 0a 01 61 10 09`

    Scenario Outline: closed by <what>
      Given `<message> m`
      When `m.ParseFromString(bytes("<unknown> <known>"))`
      Then `m.<name>_size()` is `1`
      And `m.<name>().at(<key>)` is `<value>`
      And `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `<number>`
      And `m` serializes to the bytes `<known> <unknown>`

      Examples:
        | what                     | message | name  | unknown              | known                | key | value | number |
        | the feature of its file  | House   | shuts | 0a 04 08 01 10 09    | 0a 04 08 02 10 03    | 2   | DOOR  | 1      |
        | the file that it is from | Sample  | shuts | 1a 05 0a 01 61 10 09 | 1a 05 0a 01 62 10 03 | "b" | DOOR  | 3      |

    @cpp.dialect.enum-closed-proto2
    Scenario: closed by proto2, in a map of an edition
      Given the schema file `old.proto`
        """proto
        syntax = "proto2";
        package old;
        enum Shut { NONE = 0; DOOR = 3; }
        """
      And the schema file `newer.proto`
        """proto
        edition = "2023";
        package newer;
        import "old.proto";
        message House { map<int32, old.Shut> shuts = 1; }
        """
      And `newer::House m`
      When `m.ParseFromString(bytes("0a 04 08 01 10 09 0a 04 08 02 10 03"))`
      Then `m.shuts_size()` is `1`
      And `m.shuts().at(2)` is `old::DOOR`
      And `m` serializes to the bytes `0a 04 08 02 10 03 0a 04 08 01 10 09`

  @cpp.map.unknown-enum-editions-closed @cpp.map.unknown-enum-editions-open
  Rule: In an edition an entry with an unknown value of a closed enum becomes, as a whole, an unknown field of the message (that has the map)

    Background:
      Given the schema file `held.proto`
        """proto
        edition = "2023";
        package held;
        enum Color { RED = 0; BLUE = 5; }
        enum Level { option features.enum_type = CLOSED; LOW = 0; HIGH = 7; }
        message Shelf { map<int32, Level> levels = 1; map<int32, Color> colors = 2; }
        message Holder {
          Shelf one = 1;
          repeated Shelf list = 2 [features.message_encoding = DELIMITED];
          map<string, Shelf> by_name = 5;
          extensions 100 to 199;
        }
        extend Holder { Shelf extra = 100; }
        """

    Scenario: held by a message
      Given `held::Holder m`
      When `m.ParseFromString(bytes("0a 0c 0a 04 08 01 10 09 12 04 08 01 10 09"))`
      Then `m.one().levels().size()` is `0u`
      And `m.one().unknown_fields().field_count()` is `1`
      And `static_cast<int>(m.one().colors().at(1))` is `9`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `0a 0c 12 04 08 01 10 09 0a 04 08 01 10 09`

    Scenario Outline: held by <what>
      Given `held::Holder m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `<get>.levels().size()` is `0u`
      And `<get>.unknown_fields().field_count()` is `1`
      And `static_cast<int>(<get>.colors().at(1))` is `9`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                | get                         | bytes                                                    | written                                                  |
        | a delimited element | m.list(0)                   | 13 0a 04 08 01 10 09 12 04 08 01 10 09 14                | 13 12 04 08 01 10 09 0a 04 08 01 10 09 14                |
        | a map's value       | m.by_name().at("a")         | 2a 11 0a 01 61 12 0c 0a 04 08 01 10 09 12 04 08 01 10 09 | 2a 11 0a 01 61 12 0c 12 04 08 01 10 09 0a 04 08 01 10 09 |
        | an extension        | m.GetExtension(held::extra) | a2 06 0c 0a 04 08 01 10 09 12 04 08 01 10 09             | a2 06 0c 12 04 08 01 10 09 0a 04 08 01 10 09             |

  @cpp.map.wire @needs.lite
  Rule: The wire format of a map field is that of a repeated field of entry messages (in a file of delimited messages)

    Background:
      Given the schema file `apart.proto`
        """proto
        edition = "2023";
        package apart;
        option features.message_encoding = DELIMITED;
        message Part { int32 id = 1; }
        message Sample {
          map<int32, Part> parts = 1;
          map<string, int32> counts = 2;
          map<bool, Sample> samples = 3;
          Part part = 4;
          message Inner { map<int32, Part> parts = 1; }
          Inner inner = 5;
        }
        """
      And the schema file `apart_small.proto`
        """proto
        edition = "2023";
        package apart_small;
        option features.message_encoding = DELIMITED;
        option optimize_for = CODE_SIZE;
        message Part { int32 id = 1; }
        message Sample {
          map<int32, Part> parts = 1;
          map<string, int32> counts = 2;
          map<bool, Sample> samples = 3;
          Part part = 4;
          message Inner { map<int32, Part> parts = 1; }
          Inner inner = 5;
        }
        """
      And the schema file `apart_light.proto`
        """proto
        edition = "2023";
        package apart_light;
        option features.message_encoding = DELIMITED;
        option optimize_for = LITE_RUNTIME;
        message Part { int32 id = 1; }
        message Sample {
          map<int32, Part> parts = 1;
          map<string, int32> counts = 2;
          map<bool, Sample> samples = 3;
          Part part = 4;
          message Inner { map<int32, Part> parts = 1; }
          Inner inner = 5;
        }
        """

    Scenario: messages in a map follow their lengths
      Given `apart::Sample m`
      When `(*m.mutable_parts())[1].set_id(7)`
      Then `m` serializes to the bytes `0a 06 08 01 12 02 08 07`
      When `apart::Sample parsed`
      Then `parsed.ParseFromString(bytes("0a 06 08 01 12 02 08 07"))` is `true`
      And `parsed.parts().at(1).id()` is `7`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Sample parsed`
      When `<set>`
      Then `m` serializes to the bytes `<bytes>`
      And `parsed.ParseFromString(bytes("<bytes>"))` is `true`
      And `parsed` serializes to the bytes `<bytes>`
      And `parsed.unknown_fields().empty()` is `true`

      Examples:
        | what                                | package     | set                                                    | bytes                         |
        | speed, numbers                      | apart       | (*m.mutable_counts())["a"] = 7                         | 12 05 0a 01 61 10 07          |
        | speed, messages of its own type     | apart       | (*m.mutable_samples())[true].mutable_part()->set_id(7) | 1a 08 08 01 12 04 23 08 07 24 |
        | speed, in a delimited message       | apart       | (*m.mutable_inner()->mutable_parts())[1].set_id(7)     | 2b 0a 06 08 01 12 02 08 07 2c |
        | code size, messages                 | apart_small | (*m.mutable_parts())[1].set_id(7)                      | 0a 06 08 01 12 02 08 07       |
        | code size, numbers                  | apart_small | (*m.mutable_counts())["a"] = 7                         | 12 05 0a 01 61 10 07          |
        | code size, messages of its own type | apart_small | (*m.mutable_samples())[true].mutable_part()->set_id(7) | 1a 08 08 01 12 04 23 08 07 24 |
        | code size, in a delimited message   | apart_small | (*m.mutable_inner()->mutable_parts())[1].set_id(7)     | 2b 0a 06 08 01 12 02 08 07 2c |
        | lite, messages                      | apart_light | (*m.mutable_parts())[1].set_id(7)                      | 0a 06 08 01 12 02 08 07       |
        | lite, numbers                       | apart_light | (*m.mutable_counts())["a"] = 7                         | 12 05 0a 01 61 10 07          |
        | lite, messages of its own type      | apart_light | (*m.mutable_samples())[true].mutable_part()->set_id(7) | 1a 08 08 01 12 04 23 08 07 24 |
        | lite, in a delimited message        | apart_light | (*m.mutable_inner()->mutable_parts())[1].set_id(7)     | 2b 0a 06 08 01 12 02 08 07 2c |
