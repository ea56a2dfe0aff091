@needs.cpp @needs.lite
Feature: Errors in files of proto3 in other modes
  A message refuses the same input, and keeps the same values, whatever its file is optimized for.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Part { int32 id = 1; string label = 2; }
      message Open {
        Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; string name = 4; }
        Part part = 5; Open below = 6; fixed32 fixed = 7; double real = 8; repeated int32 numbers = 9; map<int32, string> texts = 10; bytes data = 11;
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Part { int32 id = 1; string label = 2; }
      message Open {
        Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; string name = 4; }
        Part part = 5; Open below = 6; fixed32 fixed = 7; double real = 8; repeated int32 numbers = 9; map<int32, string> texts = 10; bytes data = 11;
      }
      """

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (proto3, other modes)

    Scenario Outline: <what>, a field
      Given `<package>::Open m`
      When `m.set_level(<package>::LEVEL_HIGH)`
      Then `m.level()` is `<package>::LEVEL_HIGH`
      And `m.set_level(static_cast<<package>::Level>(30))` aborts
      And `m.set_level(static_cast<<package>::Level>(-1))` aborts

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

    Scenario Outline: <what>, a field that holds it already
      Given `<package>::Open m`
      And `m.ParseFromString(bytes("08 63"))`
      Then `static_cast<int>(m.level())` is `99`
      And `m.set_level(m.level())` aborts
      And `m.set_level(<package>::LEVEL_HIGH)` does not abort

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process (proto3, other modes)

    Scenario Outline: <what>, a member of a oneof
      Given `<package>::Open m`
      When `m.set_choice(<package>::LEVEL_HIGH)`
      Then `m.choice()` is `<package>::LEVEL_HIGH`
      And `m.set_choice(static_cast<<package>::Level>(30))` aborts
      And `m.set_choice(static_cast<<package>::Level>(-1))` aborts

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (proto3, other modes)

    Scenario Outline: <what>
      Given `<package>::Open m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `false`
      And `m.ParseFromString(bytes("08 07 2a 02 08 05"))` is `true`
      And `m.part().id()` is `5`

      Examples:
        | what                                                   | package     | bytes                               |
        | proto3, code size, a varint that never ends            | third_small | 08 ff ff ff ff ff ff ff ff ff ff 01 |
        | proto3, code size, a varint cut short                  | third_small | 48 80                               |
        | proto3, code size, a string longer than the rest       | third_small | 22 05 61 62                         |
        | proto3, code size, a message longer than the rest      | third_small | 2a 03 08 01                         |
        | proto3, code size, a fixed number cut short            | third_small | 3d 01 02 03                         |
        | proto3, code size, a double cut short                  | third_small | 41 01 02 03 04 05 06 07             |
        | proto3, code size, packed numbers cut short            | third_small | 4a 03 01 02                         |
        | proto3, code size, a packed number that never ends     | third_small | 4a 02 01 80                         |
        | proto3, code size, the field number 0                  | third_small | 00 01                               |
        | proto3, code size, a group that ends and has not begun | third_small | 0c                                  |
        | proto3, code size, a group that does not end           | third_small | fb 02 08 01                         |
        | proto3, code size, an unknown text cut short           | third_small | a2 38 05 61                         |
        | proto3, code size, an invalid wire type                | third_small | 0e 01                               |
        | proto3, code size, an entry cut short                  | third_small | 52 04 08 01 12 05                   |
        | proto3, code size, a wrong field in a message          | third_small | 2a 02 08 80                         |
        | proto3, code size, a length of more than 2 GiB         | third_small | 5a ff ff ff ff 0f                   |
        | proto3, code size, a tag cut short                     | third_small | 80                                  |
        | proto3, lite, a varint that never ends                 | third_light | 08 ff ff ff ff ff ff ff ff ff ff 01 |
        | proto3, lite, a varint cut short                       | third_light | 48 80                               |
        | proto3, lite, a string longer than the rest            | third_light | 22 05 61 62                         |
        | proto3, lite, a message longer than the rest           | third_light | 2a 03 08 01                         |
        | proto3, lite, a fixed number cut short                 | third_light | 3d 01 02 03                         |
        | proto3, lite, a double cut short                       | third_light | 41 01 02 03 04 05 06 07             |
        | proto3, lite, packed numbers cut short                 | third_light | 4a 03 01 02                         |
        | proto3, lite, a packed number that never ends          | third_light | 4a 02 01 80                         |
        | proto3, lite, the field number 0                       | third_light | 00 01                               |
        | proto3, lite, a group that ends and has not begun      | third_light | 0c                                  |
        | proto3, lite, a group that does not end                | third_light | fb 02 08 01                         |
        | proto3, lite, an unknown text cut short                | third_light | a2 38 05 61                         |
        | proto3, lite, an invalid wire type                     | third_light | 0e 01                               |
        | proto3, lite, an entry cut short                       | third_light | 52 04 08 01 12 05                   |
        | proto3, lite, a wrong field in a message               | third_light | 2a 02 08 80                         |
        | proto3, lite, a length of more than 2 GiB              | third_light | 5a ff ff ff ff 0f                   |
        | proto3, lite, a tag cut short                          | third_light | 80                                  |
