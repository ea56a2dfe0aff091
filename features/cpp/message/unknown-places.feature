@needs.cpp @needs.lite
Feature: Unknown fields and extensions in each place of a message
  A message keeps its extensions and what its schema does not know wherever it is held: as a field, a member of a oneof, an
  element, a value of a map or an extension. What is done to the whole is done to them, too.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional Part next = 3; extensions 100 to 199; }
      message All {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5; Part piece = 6; group Crate = 7 { optional int32 id = 1; } }
        repeated int32 numbers = 8;
        repeated Part parts = 9;
        repeated group Row = 10 { optional int32 id = 1; }
        map<int32, Part> places = 11;
        optional Kind kind = 12;
        map<int32, All> alls = 13;
        extensions 100 to 199;
      }
      extend All {
        optional string x_text = 100;
        optional Part x_part = 101;
        repeated Part x_parts = 102;
      }
      extend Part { optional int32 x_id = 103; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional Part next = 3; extensions 100 to 199; }
      message All {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5; Part piece = 6; group Crate = 7 { optional int32 id = 1; } }
        repeated int32 numbers = 8;
        repeated Part parts = 9;
        repeated group Row = 10 { optional int32 id = 1; }
        map<int32, Part> places = 11;
        optional Kind kind = 12;
        map<int32, All> alls = 13;
        extensions 100 to 199;
      }
      extend All {
        optional string x_text = 100;
        optional Part x_part = 101;
        repeated Part x_parts = 102;
      }
      extend Part { optional int32 x_id = 103; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional Part next = 3; extensions 100 to 199; }
      message All {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5; Part piece = 6; group Crate = 7 { optional int32 id = 1; } }
        repeated int32 numbers = 8;
        repeated Part parts = 9;
        repeated group Row = 10 { optional int32 id = 1; }
        map<int32, Part> places = 11;
        optional Kind kind = 12;
        map<int32, All> alls = 13;
        extensions 100 to 199;
      }
      extend All {
        optional string x_text = 100;
        optional Part x_part = 101;
        repeated Part x_parts = 102;
      }
      extend Part { optional int32 x_id = 103; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; Part next = 3; }
      message All {
        int32 number = 1;
        string text = 2;
        Part part = 3;
        oneof which { string name = 5; Part piece = 6; }
        repeated Part parts = 9;
        map<int32, Part> places = 11;
        Kind kind = 12;
        map<int32, All> alls = 13;
      }
      """
    And the header `map`

  @cpp.message.copy @cpp.message.move @cpp.message.swap @cpp.message.parse-from-string @cpp.message.serialize-to-string
  Rule: Copies of a message are deep: changing one message never affects the other (and other operations; unknown fields and extensions in each place)

    Scenario: speed, in a message
      Given `quick::All from`
      And `quick::All source`
      And `quick::All m`
      And `quick::All other`
      And `from.ParseFromString(bytes("1a 06 b8 06 07 a0 38 07")), source.ParseFromString(bytes("1a 06 b8 06 07 a0 38 07"))`
      And `m.ParseFromString(bytes("1a 06 b8 06 05 a0 38 05")), other.ParseFromString(bytes("1a 06 b8 06 05 a0 38 05"))`
      When `const quick::All copy(from)`
      And `m = from`
      Then `copy` serializes to the bytes `1a 06 b8 06 07 a0 38 07`
      And `m` serializes to the bytes `1a 06 b8 06 07 a0 38 07`
      And `from` serializes to the bytes `1a 06 b8 06 07 a0 38 07`
      When `quick::All moved(std::move(source))`
      Then `moved` serializes to the bytes `1a 06 b8 06 07 a0 38 07`
      When `moved.Swap(&other)`
      Then `moved` serializes to the bytes `1a 06 b8 06 05 a0 38 05`
      And `other` serializes to the bytes `1a 06 b8 06 07 a0 38 07`
      When `m.ParseFromString(bytes("1a 00"))`
      Then `m` serializes to the bytes `1a 00`

    Scenario Outline: <what>
      Given `<package>::All from`
      And `<package>::All source`
      And `<package>::All m`
      And `<package>::All other`
      And `from.ParseFromString(bytes("<bytes>")), source.ParseFromString(bytes("<bytes>"))`
      And `m.ParseFromString(bytes("<before>")), other.ParseFromString(bytes("<before>"))`
      When `const <package>::All copy(from)`
      And `m = from`
      Then `copy` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes `<bytes>`
      And `from` serializes to the bytes `<bytes>`
      When `<package>::All moved(std::move(source))`
      Then `moved` serializes to the bytes `<bytes>`
      When `moved.Swap(&other)`
      Then `moved` serializes to the bytes `<before>`
      And `other` serializes to the bytes `<bytes>`
      When `m.ParseFromString(bytes("<without>"))`
      Then `m` serializes to the bytes `<without>`

      Examples:
        | what                                     | package | bytes                               | before                              | without           |
        | speed, in a message in a message         | quick   | 1a 08 1a 06 b8 06 07 a0 38 07       | 1a 08 1a 06 b8 06 05 a0 38 05       | 1a 02 1a 00       |
        | speed, in a group                        | quick   | 23 b8 06 07 a0 38 07 24             | 23 b8 06 05 a0 38 05 24             | 23 24             |
        | speed, in a message in a oneof           | quick   | 32 06 b8 06 07 a0 38 07             | 32 06 b8 06 05 a0 38 05             | 32 00             |
        | speed, in a group in a oneof             | quick   | 3b b8 06 07 a0 38 07 3c             | 3b b8 06 05 a0 38 05 3c             | 3b 3c             |
        | speed, in an element                     | quick   | 4a 06 b8 06 07 a0 38 07 4a 00       | 4a 06 b8 06 05 a0 38 05 4a 00       | 4a 00 4a 00       |
        | speed, in an element that is a group     | quick   | 53 b8 06 07 a0 38 07 54             | 53 b8 06 05 a0 38 05 54             | 53 54             |
        | speed, in a map's value                  | quick   | 5a 0a 08 07 12 06 b8 06 07 a0 38 07 | 5a 0a 08 07 12 06 b8 06 05 a0 38 05 | 5a 04 08 07 12 00 |
        | speed, in an extension                   | quick   | aa 06 06 b8 06 07 a0 38 07          | aa 06 06 b8 06 05 a0 38 05          | aa 06 00          |
        | speed, in an extension's element         | quick   | b2 06 06 b8 06 07 a0 38 07          | b2 06 06 b8 06 05 a0 38 05          | b2 06 00          |
        | code size, in a message                  | small   | 1a 06 b8 06 07 a0 38 07             | 1a 06 b8 06 05 a0 38 05             | 1a 00             |
        | code size, in a message in a message     | small   | 1a 08 1a 06 b8 06 07 a0 38 07       | 1a 08 1a 06 b8 06 05 a0 38 05       | 1a 02 1a 00       |
        | code size, in a group                    | small   | 23 b8 06 07 a0 38 07 24             | 23 b8 06 05 a0 38 05 24             | 23 24             |
        | code size, in a message in a oneof       | small   | 32 06 b8 06 07 a0 38 07             | 32 06 b8 06 05 a0 38 05             | 32 00             |
        | code size, in a group in a oneof         | small   | 3b b8 06 07 a0 38 07 3c             | 3b b8 06 05 a0 38 05 3c             | 3b 3c             |
        | code size, in an element                 | small   | 4a 06 b8 06 07 a0 38 07 4a 00       | 4a 06 b8 06 05 a0 38 05 4a 00       | 4a 00 4a 00       |
        | code size, in an element that is a group | small   | 53 b8 06 07 a0 38 07 54             | 53 b8 06 05 a0 38 05 54             | 53 54             |
        | code size, in a map's value              | small   | 5a 0a 08 07 12 06 b8 06 07 a0 38 07 | 5a 0a 08 07 12 06 b8 06 05 a0 38 05 | 5a 04 08 07 12 00 |
        | code size, in an extension               | small   | aa 06 06 b8 06 07 a0 38 07          | aa 06 06 b8 06 05 a0 38 05          | aa 06 00          |
        | code size, in an extension's element     | small   | b2 06 06 b8 06 07 a0 38 07          | b2 06 06 b8 06 05 a0 38 05          | b2 06 00          |
        | lite, in a message                       | light   | 1a 06 b8 06 07 a0 38 07             | 1a 06 b8 06 05 a0 38 05             | 1a 00             |
        | lite, in a message in a message          | light   | 1a 08 1a 06 b8 06 07 a0 38 07       | 1a 08 1a 06 b8 06 05 a0 38 05       | 1a 02 1a 00       |
        | lite, in a group                         | light   | 23 b8 06 07 a0 38 07 24             | 23 b8 06 05 a0 38 05 24             | 23 24             |
        | lite, in a message in a oneof            | light   | 32 06 b8 06 07 a0 38 07             | 32 06 b8 06 05 a0 38 05             | 32 00             |
        | lite, in a group in a oneof              | light   | 3b b8 06 07 a0 38 07 3c             | 3b b8 06 05 a0 38 05 3c             | 3b 3c             |
        | lite, in an element                      | light   | 4a 06 b8 06 07 a0 38 07 4a 00       | 4a 06 b8 06 05 a0 38 05 4a 00       | 4a 00 4a 00       |
        | lite, in an element that is a group      | light   | 53 b8 06 07 a0 38 07 54             | 53 b8 06 05 a0 38 05 54             | 53 54             |
        | lite, in a map's value                   | light   | 5a 0a 08 07 12 06 b8 06 07 a0 38 07 | 5a 0a 08 07 12 06 b8 06 05 a0 38 05 | 5a 04 08 07 12 00 |
        | lite, in an extension                    | light   | aa 06 06 b8 06 07 a0 38 07          | aa 06 06 b8 06 05 a0 38 05          | aa 06 00          |
        | lite, in an extension's element          | light   | b2 06 06 b8 06 07 a0 38 07          | b2 06 06 b8 06 05 a0 38 05          | b2 06 00          |
        | proto3, in a message                     | third   | 1a 06 b8 06 07 a0 38 07             | 1a 06 b8 06 05 a0 38 05             | 1a 00             |
        | proto3, in a message in a message        | third   | 1a 08 1a 06 b8 06 07 a0 38 07       | 1a 08 1a 06 b8 06 05 a0 38 05       | 1a 02 1a 00       |
        | proto3, in a message in a oneof          | third   | 32 06 b8 06 07 a0 38 07             | 32 06 b8 06 05 a0 38 05             | 32 00             |
        | proto3, in an element                    | third   | 4a 06 b8 06 07 a0 38 07 4a 00       | 4a 06 b8 06 05 a0 38 05 4a 00       | 4a 00 4a 00       |
        | proto3, in a map's value                 | third   | 5a 0a 08 07 12 06 b8 06 07 a0 38 07 | 5a 0a 08 07 12 06 b8 06 05 a0 38 05 | 5a 04 08 07 12 00 |

  @cpp.map.insert-deep-copy @cpp.map.to-std @cpp.map.from-std @cpp.map.copy @cpp.map.insert
  Rule: `insert` copies the value of a Map's entry deeply (and other ways to copy it; a message with each kind of content)

    Scenario: speed, an unknown number
      Given `using Map = rt::Map<int32_t, quick::All>`
      And `quick::All m`
      And `Map& map = *m.mutable_alls()`
      And `std::map<int32_t, quick::All> source`
      And `Map inserted`
      And `Map ranged`
      And `Map assigned`
      And `map[7].ParseFromString(bytes("a0 38 07")), source[7].ParseFromString(bytes("a0 38 07"))`
      And `assigned[7].ParseFromString(bytes("08 05 a0 38 05")), assigned[8]`
      When `inserted.insert(*map.begin())`
      And `ranged.insert(source.begin(), source.end())`
      And `const std::map<int32_t, quick::All> standard(map.begin(), map.end())`
      And `const Map back(source.begin(), source.end())`
      And `const Map copy(map)`
      And `assigned = map`
      Then `inserted.at(7)` serializes to the bytes `a0 38 07`
      And `ranged.at(7)` serializes to the bytes `a0 38 07`
      And `standard.at(7)` serializes to the bytes `a0 38 07`
      And `back.at(7)` serializes to the bytes `a0 38 07`
      And `copy.at(7)` serializes to the bytes `a0 38 07`
      And `assigned.at(7)` serializes to the bytes `a0 38 07`
      And `map.at(7)` serializes to the bytes `a0 38 07`
      And `source.at(7)` serializes to the bytes `a0 38 07`

    Scenario Outline: <what>
      Given `using Map = rt::Map<int32_t, <package>::All>`
      And `<package>::All m`
      And `Map& map = *m.mutable_alls()`
      And `std::map<int32_t, <package>::All> source`
      And `Map inserted`
      And `Map ranged`
      And `Map assigned`
      And `map[7].ParseFromString(bytes("<bytes>")), source[7].ParseFromString(bytes("<bytes>"))`
      And `assigned[7].ParseFromString(bytes("08 05 a0 38 05")), assigned[8]`
      When `inserted.insert(*map.begin())`
      And `ranged.insert(source.begin(), source.end())`
      And `const std::map<int32_t, <package>::All> standard(map.begin(), map.end())`
      And `const Map back(source.begin(), source.end())`
      And `const Map copy(map)`
      And `assigned = map`
      Then `inserted.at(7)` serializes to the bytes `<bytes>`
      And `ranged.at(7)` serializes to the bytes `<bytes>`
      And `standard.at(7)` serializes to the bytes `<bytes>`
      And `back.at(7)` serializes to the bytes `<bytes>`
      And `copy.at(7)` serializes to the bytes `<bytes>`
      And `assigned.at(7)` serializes to the bytes `<bytes>`
      And `map.at(7)` serializes to the bytes `<bytes>`
      And `source.at(7)` serializes to the bytes `<bytes>`

      Examples:
        | what                                          | package | bytes                                                 |
        | speed, a string                               | quick   | 12 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | speed, a message in a message                 | quick   | 1a 04 1a 02 08 07                                     |
        | speed, a group                                | quick   | 23 08 07 24                                           |
        | speed, a string in a oneof                    | quick   | 2a 03 61 62 63                                        |
        | speed, a message in a oneof                   | quick   | 32 02 08 07                                           |
        | speed, numbers                                | quick   | 40 07 40 08                                           |
        | speed, messages                               | quick   | 4a 02 08 07 4a 00                                     |
        | speed, a map                                  | quick   | 5a 06 08 07 12 02 08 09                               |
        | speed, a string extension                     | quick   | a2 06 03 61 62 63                                     |
        | speed, a message extension                    | quick   | aa 06 02 08 07                                        |
        | speed, message extensions                     | quick   | b2 06 02 08 07 b2 06 00                               |
        | speed, an unknown text                        | quick   | a2 38 03 61 62 63                                     |
        | speed, an unknown group                       | quick   | a3 38 08 07 a4 38                                     |
        | speed, an unknown number in a message         | quick   | 1a 03 a0 38 07                                        |
        | speed, an unknown number in a map's value     | quick   | 5a 07 08 07 12 03 a0 38 07                            |
        | speed, an unknown number in an extension      | quick   | aa 06 03 a0 38 07                                     |
        | speed, an enum's undefined number             | quick   | 60 63                                                 |
        | code size, a string                           | small   | 12 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | code size, a string in a oneof                | small   | 2a 03 61 62 63                                        |
        | code size, a map                              | small   | 5a 06 08 07 12 02 08 09                               |
        | code size, a string extension                 | small   | a2 06 03 61 62 63                                     |
        | code size, message extensions                 | small   | b2 06 02 08 07 b2 06 00                               |
        | code size, an unknown number                  | small   | a0 38 07                                              |
        | code size, an unknown text                    | small   | a2 38 03 61 62 63                                     |
        | code size, an unknown group                   | small   | a3 38 08 07 a4 38                                     |
        | code size, an unknown number in a message     | small   | 1a 03 a0 38 07                                        |
        | code size, an unknown number in a map's value | small   | 5a 07 08 07 12 03 a0 38 07                            |
        | code size, an unknown number in an extension  | small   | aa 06 03 a0 38 07                                     |
        | code size, an enum's undefined number         | small   | 60 63                                                 |
        | lite, a string in a oneof                     | light   | 2a 03 61 62 63                                        |
        | lite, a map                                   | light   | 5a 06 08 07 12 02 08 09                               |
        | lite, a string extension                      | light   | a2 06 03 61 62 63                                     |
        | lite, message extensions                      | light   | b2 06 02 08 07 b2 06 00                               |
        | lite, an unknown number                       | light   | a0 38 07                                              |
        | lite, an unknown text                         | light   | a2 38 03 61 62 63                                     |
        | lite, an unknown group                        | light   | a3 38 08 07 a4 38                                     |
        | lite, an unknown number in a message          | light   | 1a 03 a0 38 07                                        |
        | lite, an unknown number in a map's value      | light   | 5a 07 08 07 12 03 a0 38 07                            |
        | lite, an unknown number in an extension       | light   | aa 06 03 a0 38 07                                     |
        | lite, an enum's undefined number              | light   | 60 63                                                 |
        | proto3, a string                              | third   | 12 10 6c 6f 6e 67 2c 20 6e 6f 74 20 69 6e 6c 69 6e 65 |
        | proto3, a string in a oneof                   | third   | 2a 03 61 62 63                                        |
        | proto3, messages                              | third   | 4a 02 08 07 4a 00                                     |
        | proto3, a map                                 | third   | 5a 06 08 07 12 02 08 09                               |
        | proto3, an unknown number                     | third   | a0 38 07                                              |
        | proto3, an unknown number in a message        | third   | 1a 03 a0 38 07                                        |
        | proto3, an unknown number in a map's value    | third   | 5a 07 08 07 12 03 a0 38 07                            |
        | proto3, an enum's undefined number            | third   | 60 63                                                 |
