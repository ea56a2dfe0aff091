@needs.cpp
Feature: Undefined numbers of enums, wherever they come
  A number that an enum does not define comes in a field, a oneof, a repeated field, a group or an extension, packed or not,
  negative, zero, or next to one that is defined. A closed enum makes it an unknown field everywhere, an open enum keeps it
  everywhere.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Old { OLD_FIRST = 31; OLD_OTHER = 32; OLD_BELOW = -6; }
      enum Grade { GRADE_LOW = 5; GRADE_MIDDLE = 6; GRADE_HIGH = 7; }
      message Closed {
        optional Old one = 1 [default = OLD_OTHER];
        repeated Old many = 2;
        repeated Old packed = 3 [packed = true];
        oneof which { Old member = 4; string name = 5; }
        optional group Box = 6 { optional Old one = 1; }
        optional Grade grade = 7;
        extensions 100 to 199;
      }
      extend Closed {
        optional Old x_one = 100 [default = OLD_OTHER];
        repeated Old x_many = 101;
        repeated Old x_packed = 102 [packed = true];
      }
      """
    And the schema file `open.proto`
      """proto
      syntax = "proto3";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Open {
        Kind one = 1;
        repeated Kind many = 2;
        repeated Kind expanded = 3 [packed = false];
        oneof which { Kind member = 4; string name = 5; }
        map<int32, Kind> values = 6;
      }
      """

  @cpp.error.enum-closed-parse @cpp.dialect.enum-closed-proto2
  Rule: A parsed number that is no value of the field's closed enum becomes an unknown field (each place)

    Scenario: an extension
      Given `Closed m`
      When `m.ParseFromString(bytes("a0 06 63"))`
      Then `m.HasExtension(x_one)` is `false`
      And `m` serializes to the bytes `a0 06 63`

    Scenario Outline: <what>
      Given `Closed m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                                                  | get                     | value                 | bytes                                     | written                                         |
        | an extension, zero                                    | HasExtension(x_one)     | false                 | a0 06 00                                  | a0 06 00                                        |
        | an extension, negative                                | HasExtension(x_one)     | false                 | a0 06 fb ff ff ff ff ff ff ff ff 01       | a0 06 fb ff ff ff ff ff ff ff ff 01             |
        | an extension, one below the smallest                  | GetExtension(x_one)     | OLD_OTHER             | a0 06 f9 ff ff ff ff ff ff ff ff 01       | a0 06 f9 ff ff ff ff ff ff ff ff 01             |
        | an extension, one above the largest                   | GetExtension(x_one)     | OLD_OTHER             | a0 06 21                                  | a0 06 21                                        |
        | an extension, one below a value                       | GetExtension(x_one)     | OLD_OTHER             | a0 06 1e                                  | a0 06 1e                                        |
        | an extension, after a defined one                     | GetExtension(x_one)     | OLD_FIRST             | a0 06 1f a0 06 63                         | a0 06 1f a0 06 63                               |
        | an extension, defined and negative                    | GetExtension(x_one)     | OLD_BELOW             | a0 06 fa ff ff ff ff ff ff ff ff 01       | a0 06 fa ff ff ff ff ff ff ff ff 01             |
        | elements of an extension                              | ExtensionSize(x_many)   | 2                     | a8 06 1f a8 06 63 a8 06 20                | a8 06 1f a8 06 20 a8 06 63                      |
        | elements of an extension, packed on the wire only     | ExtensionSize(x_many)   | 2                     | aa 06 03 1f 63 20                         | a8 06 1f a8 06 20 a8 06 63                      |
        | elements of a packed extension                        | ExtensionSize(x_packed) | 2                     | b2 06 03 1f 63 20                         | b2 06 02 1f 20 b0 06 63                         |
        | elements of a packed extension, one by one            | ExtensionSize(x_packed) | 1                     | b0 06 1f b0 06 63                         | b2 06 01 1f b0 06 63                            |
        | elements of a packed extension, none of them defined  | ExtensionSize(x_packed) | 0                     | b2 06 02 63 64                            | b0 06 63 b0 06 64                               |
        | elements of a packed extension, negative              | ExtensionSize(x_packed) | 1                     | b2 06 0b 1f fb ff ff ff ff ff ff ff ff 01 | b2 06 01 1f b0 06 fb ff ff ff ff ff ff ff ff 01 |
        | a field, one above the largest                        | has_one()               | false                 | 08 21                                     | 08 21                                           |
        | a field, one below a value                            | one()                   | OLD_OTHER             | 08 1e                                     | 08 1e                                           |
        | a field, the smallest number                          | one()                   | OLD_OTHER             | 08 80 80 80 80 f8 ff ff ff ff 01          | 08 80 80 80 80 f8 ff ff ff ff 01                |
        | a field, the largest number                           | one()                   | OLD_OTHER             | 08 ff ff ff ff 07                         | 08 ff ff ff ff 07                               |
        | a field of successive numbers, one above the largest  | has_grade()             | false                 | 38 08                                     | 38 08                                           |
        | a field of successive numbers, one below the smallest | has_grade()             | false                 | 38 04                                     | 38 04                                           |
        | a field of successive numbers, negative               | has_grade()             | false                 | 38 fb ff ff ff ff ff ff ff ff 01          | 38 fb ff ff ff ff ff ff ff ff 01                |
        | a field of successive numbers, the largest            | grade()                 | GRADE_HIGH            | 38 07                                     | 38 07                                           |
        | elements, negative                                    | many_size()             | 1                     | 10 1f 10 fb ff ff ff ff ff ff ff ff 01    | 10 1f 10 fb ff ff ff ff ff ff ff ff 01          |
        | elements, none of them defined                        | many_size()             | 0                     | 10 63 10 00                               | 10 63 10 00                                     |
        | packed elements, none of them defined                 | packed_size()           | 0                     | 1a 02 63 00                               | 18 63 18 00                                     |
        | packed elements, negative                             | packed_size()           | 1                     | 1a 0b 1f fb ff ff ff ff ff ff ff ff 01    | 1a 01 1f 18 fb ff ff ff ff ff ff ff ff 01       |
        | a member of a oneof, negative                         | which_case()            | Closed::WHICH_NOT_SET | 20 fb ff ff ff ff ff ff ff ff 01          | 20 fb ff ff ff ff ff ff ff ff 01                |
        | a member of a oneof, after a defined one              | member()                | OLD_OTHER             | 20 20 20 63                               | 20 20 20 63                                     |
        | a field in a group, negative                          | box().has_one()         | false                 | 33 08 fb ff ff ff ff ff ff ff ff 01 34    | 33 08 fb ff ff ff ff ff ff ff ff 01 34          |
        | a field, 256 above a value                            | has_one()               | false                 | 08 9f 02                                  | 08 9f 02                                        |
        | elements, 256 above a value                           | many_size()             | 1                     | 10 1f 10 9f 02                            | 10 1f 10 9f 02                                  |
        | packed elements, 256 above a value                    | packed_size()           | 1                     | 1a 03 1f 9f 02                            | 1a 01 1f 18 9f 02                               |
        | a member of a oneof, 256 above a value                | which_case()            | Closed::WHICH_NOT_SET | 20 9f 02                                  | 20 9f 02                                        |
        | an extension, 256 above a value                       | HasExtension(x_one)     | false                 | a0 06 9f 02                               | a0 06 9f 02                                     |
        | elements of a packed extension, 256 above a value     | ExtensionSize(x_packed) | 1                     | b2 06 03 1f 9f 02                         | b2 06 01 1f b0 06 9f 02                         |

  @cpp.error.enum-open-preserved @cpp.dialect.enum-open
  Rule: A parsed number that is no value of the field's open enum is kept, and the accessors return it (each place)

    Scenario: a field, negative
      Given `Open m`
      When `m.ParseFromString(bytes("08 fb ff ff ff ff ff ff ff ff 01"))`
      Then `static_cast<int>(m.one())` is `-5`
      And `m` serializes to the bytes `08 fb ff ff ff ff ff ff ff ff 01`

    Scenario Outline: <what>
      Given `Open m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                          | get            | value           | bytes                                        |
        | a field, the smallest number  | one()          | -2147483647 - 1 | 08 80 80 80 80 f8 ff ff ff ff 01             |
        | a field, the largest number   | one()          | 2147483647      | 08 ff ff ff ff 07                            |
        | a field, one above a value    | one()          | 22              | 08 16                                        |
        | packed elements               | many(1)        | 99              | 12 03 15 63 00                               |
        | packed elements, negative     | many(1)        | -5              | 12 0b 15 fb ff ff ff ff ff ff ff ff 01       |
        | elements one by one           | expanded(1)    | 99              | 18 15 18 63                                  |
        | elements one by one, negative | expanded(1)    | -5              | 18 15 18 fb ff ff ff ff ff ff ff ff 01       |
        | a positive member of a oneof  | member()       | 99              | 20 63                                        |
        | a member of a oneof, negative | member()       | -5              | 20 fb ff ff ff ff ff ff ff ff 01             |
        | a map's value                 | values().at(1) | 99              | 32 04 08 01 10 63                            |
        | a map's value, negative       | values().at(1) | -5              | 32 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |

    Scenario Outline: <what>, of two bytes
      Given `Open m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `300`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | get            | bytes                |
        | a field             | one()          | 08 ac 02             |
        | packed elements     | many(1)        | 12 04 15 ac 02 00    |
        | elements one by one | expanded(1)    | 18 15 18 ac 02       |
        | a member of a oneof | member()       | 20 ac 02             |
        | a map's value       | values().at(1) | 32 05 08 01 10 ac 02 |
