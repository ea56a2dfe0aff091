@needs.cpp @needs.lite
Feature: Maps in messages that are parts of others
  An entry that becomes an unknown field is one of the message that has the map, not of the message around it.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      enum Level { LOW = 0; HIGH = 7; }
      message Shelf { map<int32, Level> levels = 1; }
      message Holder {
        optional Shelf one = 1;
        repeated Shelf list = 2;
        oneof which { Shelf member = 3; int32 digit = 4; }
        map<string, Shelf> by_name = 5;
        optional group Box = 6 { map<int32, Level> levels = 1; }
        extensions 100 to 199;
      }
      extend Holder { optional Shelf extra = 100; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Level { LOW = 0; HIGH = 7; }
      message Shelf { map<int32, Level> levels = 1; }
      message Holder {
        optional Shelf one = 1;
        repeated Shelf list = 2;
        oneof which { Shelf member = 3; int32 digit = 4; }
        map<string, Shelf> by_name = 5;
        optional group Box = 6 { map<int32, Level> levels = 1; }
        extensions 100 to 199;
      }
      extend Holder { optional Shelf extra = 100; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Level { LOW = 0; HIGH = 7; }
      message Shelf { map<int32, Level> levels = 1; }
      message Holder {
        optional Shelf one = 1;
        repeated Shelf list = 2;
        oneof which { Shelf member = 3; int32 digit = 4; }
        map<string, Shelf> by_name = 5;
        optional group Box = 6 { map<int32, Level> levels = 1; }
        extensions 100 to 199;
      }
      extend Holder { optional Shelf extra = 100; }
      """

  @cpp.map.unknown-enum-proto2
  Rule: In proto2 an entry whose enum value is unknown becomes, as a whole, an unknown field of the message (that has the map)

    Scenario: speed, a message
      Given `quick::Holder m`
      When `m.ParseFromString(bytes("0a 0c 0a 04 08 01 10 09 0a 04 08 02 10 07"))`
      Then `m.one().levels().size()` is `1u`
      And `m.one().unknown_fields().empty()` is `false`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `0a 0c 0a 04 08 02 10 07 0a 04 08 01 10 09`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `<get>.levels().size()` is `1u`
      And `<get>.unknown_fields().empty()` is `false`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                       | package | get                          | bytes                                                    | written                                                  |
        | speed, an element          | quick   | m.list(0)                    | 12 0c 0a 04 08 01 10 09 0a 04 08 02 10 07                | 12 0c 0a 04 08 02 10 07 0a 04 08 01 10 09                |
        | speed, a member of a oneof | quick   | m.member()                   | 1a 0c 0a 04 08 01 10 09 0a 04 08 02 10 07                | 1a 0c 0a 04 08 02 10 07 0a 04 08 01 10 09                |
        | speed, a map's value       | quick   | m.by_name().at("a")          | 2a 11 0a 01 61 12 0c 0a 04 08 01 10 09 0a 04 08 02 10 07 | 2a 11 0a 01 61 12 0c 0a 04 08 02 10 07 0a 04 08 01 10 09 |
        | speed, a group             | quick   | m.box()                      | 33 0a 04 08 01 10 09 0a 04 08 02 10 07 34                | 33 0a 04 08 02 10 07 0a 04 08 01 10 09 34                |
        | speed, an extension        | quick   | m.GetExtension(quick::extra) | a2 06 0c 0a 04 08 01 10 09 0a 04 08 02 10 07             | a2 06 0c 0a 04 08 02 10 07 0a 04 08 01 10 09             |
        | code size, a message       | small   | m.one()                      | 0a 0c 0a 04 08 01 10 09 0a 04 08 02 10 07                | 0a 0c 0a 04 08 02 10 07 0a 04 08 01 10 09                |
        | code size, a map's value   | small   | m.by_name().at("a")          | 2a 11 0a 01 61 12 0c 0a 04 08 01 10 09 0a 04 08 02 10 07 | 2a 11 0a 01 61 12 0c 0a 04 08 02 10 07 0a 04 08 01 10 09 |
        | code size, a group         | small   | m.box()                      | 33 0a 04 08 01 10 09 0a 04 08 02 10 07 34                | 33 0a 04 08 02 10 07 0a 04 08 01 10 09 34                |
        | code size, an extension    | small   | m.GetExtension(small::extra) | a2 06 0c 0a 04 08 01 10 09 0a 04 08 02 10 07             | a2 06 0c 0a 04 08 02 10 07 0a 04 08 01 10 09             |
        | lite, a message            | light   | m.one()                      | 0a 0c 0a 04 08 01 10 09 0a 04 08 02 10 07                | 0a 0c 0a 04 08 02 10 07 0a 04 08 01 10 09                |
        | lite, a map's value        | light   | m.by_name().at("a")          | 2a 11 0a 01 61 12 0c 0a 04 08 01 10 09 0a 04 08 02 10 07 | 2a 11 0a 01 61 12 0c 0a 04 08 02 10 07 0a 04 08 01 10 09 |
        | lite, a group              | light   | m.box()                      | 33 0a 04 08 01 10 09 0a 04 08 02 10 07 34                | 33 0a 04 08 02 10 07 0a 04 08 01 10 09 34                |
        | lite, an extension         | light   | m.GetExtension(light::extra) | a2 06 0c 0a 04 08 01 10 09 0a 04 08 02 10 07             | a2 06 0c 0a 04 08 02 10 07 0a 04 08 01 10 09             |
