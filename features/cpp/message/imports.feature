@needs.cpp @needs.lite
Feature: Whole messages with types of other files
  What is done to a whole message is done to its fields, also to those whose message or enum is of another file and has a
  name that this file has too.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      import "parts.proto";
      message Part { optional string label = 9; }
      enum Kind { KIND_OWN = 7; }
      message Sample {
        optional parts.Part part = 1;
        optional parts.Part.Screw screw = 2;
        optional parts.Kind kind = 3 [default = KIND_RIGHT];
        optional parts.Part.Form form = 4;
        repeated parts.Part parts = 5;
        repeated parts.Kind kinds = 6;
        repeated parts.Part.Form forms = 7 [packed = true];
        oneof which { parts.Part part_member = 8; parts.Kind kind_member = 9; }
        map<int32, parts.Part> by_number = 10;
        map<int32, parts.Part.Form> form_by_number = 11;
        extensions 100 to 199;
      }
      extend Sample {
        optional parts.Part part_extension = 100;
        repeated parts.Kind kind_extensions = 101;
        optional parts.Kind kind_extension = 102;
      }
      message Strict {
        optional parts.Strict one = 1;
        repeated parts.Strict many = 2;
        oneof which { parts.Strict member = 3; int32 number = 4; }
        map<int32, parts.Strict> by_number = 5;
      }
      message Wide { extensions 100 to 199; }
      extend Wide { optional parts.Strict strict_extension = 100; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      import "parts.proto";
      option optimize_for = CODE_SIZE;
      message Part { optional string label = 9; }
      enum Kind { KIND_OWN = 7; }
      message Sample {
        optional parts.Part part = 1;
        optional parts.Part.Screw screw = 2;
        optional parts.Kind kind = 3 [default = KIND_RIGHT];
        optional parts.Part.Form form = 4;
        repeated parts.Part parts = 5;
        repeated parts.Kind kinds = 6;
        repeated parts.Part.Form forms = 7 [packed = true];
        oneof which { parts.Part part_member = 8; parts.Kind kind_member = 9; }
        map<int32, parts.Part> by_number = 10;
        map<int32, parts.Part.Form> form_by_number = 11;
        extensions 100 to 199;
      }
      extend Sample {
        optional parts.Part part_extension = 100;
        repeated parts.Kind kind_extensions = 101;
        optional parts.Kind kind_extension = 102;
      }
      message Strict {
        optional parts.Strict one = 1;
        repeated parts.Strict many = 2;
        oneof which { parts.Strict member = 3; int32 number = 4; }
        map<int32, parts.Strict> by_number = 5;
      }
      message Wide { extensions 100 to 199; }
      extend Wide { optional parts.Strict strict_extension = 100; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      import "light_parts.proto";
      option optimize_for = LITE_RUNTIME;
      message Part { optional string label = 9; }
      enum Kind { KIND_OWN = 7; }
      message Sample {
        optional light_parts.Part part = 1;
        optional light_parts.Part.Screw screw = 2;
        optional light_parts.Kind kind = 3 [default = KIND_RIGHT];
        optional light_parts.Part.Form form = 4;
        repeated light_parts.Part parts = 5;
        repeated light_parts.Kind kinds = 6;
        repeated light_parts.Part.Form forms = 7 [packed = true];
        oneof which { light_parts.Part part_member = 8; light_parts.Kind kind_member = 9; }
        map<int32, light_parts.Part> by_number = 10;
        map<int32, light_parts.Part.Form> form_by_number = 11;
        extensions 100 to 199;
      }
      extend Sample {
        optional light_parts.Part part_extension = 100;
        repeated light_parts.Kind kind_extensions = 101;
        optional light_parts.Kind kind_extension = 102;
      }
      message Strict {
        optional light_parts.Strict one = 1;
        repeated light_parts.Strict many = 2;
        oneof which { light_parts.Strict member = 3; int32 number = 4; }
        map<int32, light_parts.Strict> by_number = 5;
      }
      message Wide { extensions 100 to 199; }
      extend Wide { optional light_parts.Strict strict_extension = 100; }
      """
    And the schema file `parts.proto`
      """proto
      syntax = "proto2";
      package parts;
      message Part {
        optional int32 id = 1;
        message Screw { optional int32 id = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Strict { required int32 id = 1; }
      """
    And the schema file `light_parts.proto`
      """proto
      syntax = "proto2";
      package light_parts;
      option optimize_for = LITE_RUNTIME;
      message Part {
        optional int32 id = 1;
        message Screw { optional int32 id = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Strict { required int32 id = 1; }
      """

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (types of other files)

    Scenario: a message, imported
      Given `shop::Sample m`
      And `m.mutable_part()->set_id(7)`
      And `shop::Sample assigned`
      And `assigned.mutable_part()->set_id(7)`
      And `assigned.mutable_part()->set_id(8)`
      When `shop::Sample copy(m)`
      And `assigned = m`
      And `m.mutable_part()->set_id(8)`
      Then `copy` serializes to the bytes `0a 02 08 07`
      And `assigned` serializes to the bytes `0a 02 08 07`
      When `copy = shop::Sample()`
      Then `copy.ByteSizeLong()` is `0u`

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `m.<set>`
      And `<class> assigned`
      And `assigned.<set>`
      And `assigned.<change>`
      When `<class> copy(m)`
      And `assigned = m`
      And `m.<change>`
      Then `copy` serializes to the bytes `<bytes>`
      And `assigned` serializes to the bytes `<bytes>`
      When `copy = <class>()`
      Then `copy.ByteSizeLong()` is `0u`

      Examples:
        | what                            | class         | set                                                                  | change                                             | bytes                   |
        | a nested message                | shop::Sample  | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum                         | shop::Sample  | set_kind(parts::KIND_LEFT)                                           | set_kind(parts::KIND_RIGHT)                        | 18 15                   |
        | a nested enum                   | shop::Sample  | set_form(parts::Part::FORM_ROUND)                                    | clear_form()                                       | 20 05                   |
        | messages                        | shop::Sample  | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums                           | shop::Sample  | add_kinds(parts::KIND_LEFT)                                          | set_kinds(0, parts::KIND_RIGHT)                    | 30 15                   |
        | nested enums, packed            | shop::Sample  | add_forms(parts::Part::FORM_ROUND)                                   | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof            | shop::Sample  | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof              | shop::Sample  | set_kind_member(parts::KIND_LEFT)                                    | set_kind_member(parts::KIND_RIGHT)                 | 48 15                   |
        | messages of a map               | shop::Sample  | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map                  | shop::Sample  | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension             | shop::Sample  | MutableExtension(shop::part_extension)->set_id(7)                    | MutableExtension(shop::part_extension)->set_id(8)  | a2 06 02 08 07          |
        | an enum extension               | shop::Sample  | SetExtension(shop::kind_extension, parts::KIND_LEFT)                 | ClearExtension(shop::kind_extension)               | b0 06 15                |
        | enum extensions                 | shop::Sample  | AddExtension(shop::kind_extensions, parts::KIND_LEFT)                | ClearExtension(shop::kind_extensions)              | a8 06 15                |
        | a message, code size            | small::Sample | mutable_part()->set_id(7)                                            | mutable_part()->set_id(8)                          | 0a 02 08 07             |
        | a nested message, code size     | small::Sample | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum, code size              | small::Sample | set_kind(parts::KIND_LEFT)                                           | set_kind(parts::KIND_RIGHT)                        | 18 15                   |
        | a nested enum, code size        | small::Sample | set_form(parts::Part::FORM_ROUND)                                    | clear_form()                                       | 20 05                   |
        | messages, code size             | small::Sample | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums, code size                | small::Sample | add_kinds(parts::KIND_LEFT)                                          | set_kinds(0, parts::KIND_RIGHT)                    | 30 15                   |
        | nested enums, packed, code size | small::Sample | add_forms(parts::Part::FORM_ROUND)                                   | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof, code size | small::Sample | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof, code size   | small::Sample | set_kind_member(parts::KIND_LEFT)                                    | set_kind_member(parts::KIND_RIGHT)                 | 48 15                   |
        | messages of a map, code size    | small::Sample | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map, code size       | small::Sample | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension, code size  | small::Sample | MutableExtension(small::part_extension)->set_id(7)                   | MutableExtension(small::part_extension)->set_id(8) | a2 06 02 08 07          |
        | an enum extension, code size    | small::Sample | SetExtension(small::kind_extension, parts::KIND_LEFT)                | ClearExtension(small::kind_extension)              | b0 06 15                |
        | enum extensions, code size      | small::Sample | AddExtension(small::kind_extensions, parts::KIND_LEFT)               | ClearExtension(small::kind_extensions)             | a8 06 15                |
        | a message, lite                 | light::Sample | mutable_part()->set_id(7)                                            | mutable_part()->set_id(8)                          | 0a 02 08 07             |
        | a nested message, lite          | light::Sample | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum, lite                   | light::Sample | set_kind(light_parts::KIND_LEFT)                                     | set_kind(light_parts::KIND_RIGHT)                  | 18 15                   |
        | a nested enum, lite             | light::Sample | set_form(light_parts::Part::FORM_ROUND)                              | clear_form()                                       | 20 05                   |
        | messages, lite                  | light::Sample | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums, lite                     | light::Sample | add_kinds(light_parts::KIND_LEFT)                                    | set_kinds(0, light_parts::KIND_RIGHT)              | 30 15                   |
        | nested enums, packed, lite      | light::Sample | add_forms(light_parts::Part::FORM_ROUND)                             | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof, lite      | light::Sample | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof, lite        | light::Sample | set_kind_member(light_parts::KIND_LEFT)                              | set_kind_member(light_parts::KIND_RIGHT)           | 48 15                   |
        | messages of a map, lite         | light::Sample | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map, lite            | light::Sample | mutable_form_by_number()->insert({1, light_parts::Part::FORM_ROUND}) | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension, lite       | light::Sample | MutableExtension(light::part_extension)->set_id(7)                   | MutableExtension(light::part_extension)->set_id(8) | a2 06 02 08 07          |
        | an enum extension, lite         | light::Sample | SetExtension(light::kind_extension, light_parts::KIND_LEFT)          | ClearExtension(light::kind_extension)              | b0 06 15                |
        | enum extensions, lite           | light::Sample | AddExtension(light::kind_extensions, light_parts::KIND_LEFT)         | ClearExtension(light::kind_extensions)             | a8 06 15                |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (types of other files)

    Scenario: a message, imported
      Given `shop::Sample m`
      And `m.mutable_part()->set_id(7)`
      When `shop::Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `0a 02 08 07`
      When `shop::Sample assigned`
      And `assigned.mutable_part()->set_id(7)`
      And `assigned.mutable_part()->set_id(8)`
      And `assigned = std::move(moved)`
      Then `assigned` serializes to the bytes `0a 02 08 07`

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `m.<set>`
      When `<class> moved(std::move(m))`
      Then `moved` serializes to the bytes `<bytes>`
      When `<class> assigned`
      And `assigned.<set>`
      And `assigned.<change>`
      And `assigned = std::move(moved)`
      Then `assigned` serializes to the bytes `<bytes>`

      Examples:
        | what                            | class         | set                                                                  | change                                             | bytes                   |
        | a nested message                | shop::Sample  | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum                         | shop::Sample  | set_kind(parts::KIND_LEFT)                                           | set_kind(parts::KIND_RIGHT)                        | 18 15                   |
        | a nested enum                   | shop::Sample  | set_form(parts::Part::FORM_ROUND)                                    | clear_form()                                       | 20 05                   |
        | messages                        | shop::Sample  | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums                           | shop::Sample  | add_kinds(parts::KIND_LEFT)                                          | set_kinds(0, parts::KIND_RIGHT)                    | 30 15                   |
        | nested enums, packed            | shop::Sample  | add_forms(parts::Part::FORM_ROUND)                                   | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof            | shop::Sample  | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof              | shop::Sample  | set_kind_member(parts::KIND_LEFT)                                    | set_kind_member(parts::KIND_RIGHT)                 | 48 15                   |
        | messages of a map               | shop::Sample  | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map                  | shop::Sample  | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension             | shop::Sample  | MutableExtension(shop::part_extension)->set_id(7)                    | MutableExtension(shop::part_extension)->set_id(8)  | a2 06 02 08 07          |
        | an enum extension               | shop::Sample  | SetExtension(shop::kind_extension, parts::KIND_LEFT)                 | ClearExtension(shop::kind_extension)               | b0 06 15                |
        | enum extensions                 | shop::Sample  | AddExtension(shop::kind_extensions, parts::KIND_LEFT)                | ClearExtension(shop::kind_extensions)              | a8 06 15                |
        | a message, code size            | small::Sample | mutable_part()->set_id(7)                                            | mutable_part()->set_id(8)                          | 0a 02 08 07             |
        | a nested message, code size     | small::Sample | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum, code size              | small::Sample | set_kind(parts::KIND_LEFT)                                           | set_kind(parts::KIND_RIGHT)                        | 18 15                   |
        | a nested enum, code size        | small::Sample | set_form(parts::Part::FORM_ROUND)                                    | clear_form()                                       | 20 05                   |
        | messages, code size             | small::Sample | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums, code size                | small::Sample | add_kinds(parts::KIND_LEFT)                                          | set_kinds(0, parts::KIND_RIGHT)                    | 30 15                   |
        | nested enums, packed, code size | small::Sample | add_forms(parts::Part::FORM_ROUND)                                   | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof, code size | small::Sample | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof, code size   | small::Sample | set_kind_member(parts::KIND_LEFT)                                    | set_kind_member(parts::KIND_RIGHT)                 | 48 15                   |
        | messages of a map, code size    | small::Sample | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map, code size       | small::Sample | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension, code size  | small::Sample | MutableExtension(small::part_extension)->set_id(7)                   | MutableExtension(small::part_extension)->set_id(8) | a2 06 02 08 07          |
        | an enum extension, code size    | small::Sample | SetExtension(small::kind_extension, parts::KIND_LEFT)                | ClearExtension(small::kind_extension)              | b0 06 15                |
        | enum extensions, code size      | small::Sample | AddExtension(small::kind_extensions, parts::KIND_LEFT)               | ClearExtension(small::kind_extensions)             | a8 06 15                |
        | a message, lite                 | light::Sample | mutable_part()->set_id(7)                                            | mutable_part()->set_id(8)                          | 0a 02 08 07             |
        | a nested message, lite          | light::Sample | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum, lite                   | light::Sample | set_kind(light_parts::KIND_LEFT)                                     | set_kind(light_parts::KIND_RIGHT)                  | 18 15                   |
        | a nested enum, lite             | light::Sample | set_form(light_parts::Part::FORM_ROUND)                              | clear_form()                                       | 20 05                   |
        | messages, lite                  | light::Sample | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums, lite                     | light::Sample | add_kinds(light_parts::KIND_LEFT)                                    | set_kinds(0, light_parts::KIND_RIGHT)              | 30 15                   |
        | nested enums, packed, lite      | light::Sample | add_forms(light_parts::Part::FORM_ROUND)                             | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof, lite      | light::Sample | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof, lite        | light::Sample | set_kind_member(light_parts::KIND_LEFT)                              | set_kind_member(light_parts::KIND_RIGHT)           | 48 15                   |
        | messages of a map, lite         | light::Sample | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map, lite            | light::Sample | mutable_form_by_number()->insert({1, light_parts::Part::FORM_ROUND}) | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension, lite       | light::Sample | MutableExtension(light::part_extension)->set_id(7)                   | MutableExtension(light::part_extension)->set_id(8) | a2 06 02 08 07          |
        | an enum extension, lite         | light::Sample | SetExtension(light::kind_extension, light_parts::KIND_LEFT)          | ClearExtension(light::kind_extension)              | b0 06 15                |
        | enum extensions, lite           | light::Sample | AddExtension(light::kind_extensions, light_parts::KIND_LEFT)         | ClearExtension(light::kind_extensions)             | a8 06 15                |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (types of other files)

    Scenario: a message, imported
      Given `shop::Sample m`
      And `shop::Sample other`
      And `m.mutable_part()->set_id(7)`
      When `m.Swap(&other)`
      Then `other` serializes to the bytes `0a 02 08 07`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `<class> other`
      And `m.<set>`
      When `m.Swap(&other)`
      Then `other` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                            | class         | set                                                                  | bytes                   |
        | a nested message                | shop::Sample  | mutable_screw()->set_id(7)                                           | 12 02 08 07             |
        | an enum                         | shop::Sample  | set_kind(parts::KIND_LEFT)                                           | 18 15                   |
        | a nested enum                   | shop::Sample  | set_form(parts::Part::FORM_ROUND)                                    | 20 05                   |
        | messages                        | shop::Sample  | add_parts()->set_id(7)                                               | 2a 02 08 07             |
        | enums                           | shop::Sample  | add_kinds(parts::KIND_LEFT)                                          | 30 15                   |
        | nested enums, packed            | shop::Sample  | add_forms(parts::Part::FORM_ROUND)                                   | 3a 01 05                |
        | a message in a oneof            | shop::Sample  | mutable_part_member()->set_id(7)                                     | 42 02 08 07             |
        | an enum in a oneof              | shop::Sample  | set_kind_member(parts::KIND_LEFT)                                    | 48 15                   |
        | messages of a map               | shop::Sample  | mutable_by_number()->operator[](1).set_id(7)                         | 52 06 08 01 12 02 08 07 |
        | enums of a map                  | shop::Sample  | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | 5a 04 08 01 10 05       |
        | a message extension             | shop::Sample  | MutableExtension(shop::part_extension)->set_id(7)                    | a2 06 02 08 07          |
        | an enum extension               | shop::Sample  | SetExtension(shop::kind_extension, parts::KIND_LEFT)                 | b0 06 15                |
        | enum extensions                 | shop::Sample  | AddExtension(shop::kind_extensions, parts::KIND_LEFT)                | a8 06 15                |
        | a message, code size            | small::Sample | mutable_part()->set_id(7)                                            | 0a 02 08 07             |
        | a nested message, code size     | small::Sample | mutable_screw()->set_id(7)                                           | 12 02 08 07             |
        | an enum, code size              | small::Sample | set_kind(parts::KIND_LEFT)                                           | 18 15                   |
        | a nested enum, code size        | small::Sample | set_form(parts::Part::FORM_ROUND)                                    | 20 05                   |
        | messages, code size             | small::Sample | add_parts()->set_id(7)                                               | 2a 02 08 07             |
        | enums, code size                | small::Sample | add_kinds(parts::KIND_LEFT)                                          | 30 15                   |
        | nested enums, packed, code size | small::Sample | add_forms(parts::Part::FORM_ROUND)                                   | 3a 01 05                |
        | a message in a oneof, code size | small::Sample | mutable_part_member()->set_id(7)                                     | 42 02 08 07             |
        | an enum in a oneof, code size   | small::Sample | set_kind_member(parts::KIND_LEFT)                                    | 48 15                   |
        | messages of a map, code size    | small::Sample | mutable_by_number()->operator[](1).set_id(7)                         | 52 06 08 01 12 02 08 07 |
        | enums of a map, code size       | small::Sample | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | 5a 04 08 01 10 05       |
        | a message extension, code size  | small::Sample | MutableExtension(small::part_extension)->set_id(7)                   | a2 06 02 08 07          |
        | an enum extension, code size    | small::Sample | SetExtension(small::kind_extension, parts::KIND_LEFT)                | b0 06 15                |
        | enum extensions, code size      | small::Sample | AddExtension(small::kind_extensions, parts::KIND_LEFT)               | a8 06 15                |
        | a message, lite                 | light::Sample | mutable_part()->set_id(7)                                            | 0a 02 08 07             |
        | a nested message, lite          | light::Sample | mutable_screw()->set_id(7)                                           | 12 02 08 07             |
        | an enum, lite                   | light::Sample | set_kind(light_parts::KIND_LEFT)                                     | 18 15                   |
        | a nested enum, lite             | light::Sample | set_form(light_parts::Part::FORM_ROUND)                              | 20 05                   |
        | messages, lite                  | light::Sample | add_parts()->set_id(7)                                               | 2a 02 08 07             |
        | enums, lite                     | light::Sample | add_kinds(light_parts::KIND_LEFT)                                    | 30 15                   |
        | nested enums, packed, lite      | light::Sample | add_forms(light_parts::Part::FORM_ROUND)                             | 3a 01 05                |
        | a message in a oneof, lite      | light::Sample | mutable_part_member()->set_id(7)                                     | 42 02 08 07             |
        | an enum in a oneof, lite        | light::Sample | set_kind_member(light_parts::KIND_LEFT)                              | 48 15                   |
        | messages of a map, lite         | light::Sample | mutable_by_number()->operator[](1).set_id(7)                         | 52 06 08 01 12 02 08 07 |
        | enums of a map, lite            | light::Sample | mutable_form_by_number()->insert({1, light_parts::Part::FORM_ROUND}) | 5a 04 08 01 10 05       |
        | a message extension, lite       | light::Sample | MutableExtension(light::part_extension)->set_id(7)                   | a2 06 02 08 07          |
        | an enum extension, lite         | light::Sample | SetExtension(light::kind_extension, light_parts::KIND_LEFT)          | b0 06 15                |
        | enum extensions, lite           | light::Sample | AddExtension(light::kind_extensions, light_parts::KIND_LEFT)         | a8 06 15                |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (and read back; types of other files)

    Scenario: a message, imported
      Given `shop::Sample m`
      And `m.mutable_part()->set_id(7)`
      And `std::string text`
      Then `m.SerializeToString(&text)` is `true`
      And `text` is `bytes("0a 02 08 07")`
      When `shop::Sample parsed`
      And `parsed.mutable_part()->set_id(7)`
      And `parsed.mutable_part()->set_id(8)`
      Then `parsed.ParseFromString(text)` is `true`
      And `parsed` serializes to the bytes `0a 02 08 07`
      And `parsed.ParseFromString("")` is `true`
      And `parsed.ByteSizeLong()` is `0u`

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `m.<set>`
      And `std::string text`
      Then `m.SerializeToString(&text)` is `true`
      And `text` is `bytes("<bytes>")`
      When `<class> parsed`
      And `parsed.<set>`
      And `parsed.<change>`
      Then `parsed.ParseFromString(text)` is `true`
      And `parsed` serializes to the bytes `<bytes>`
      And `parsed.ParseFromString("")` is `true`
      And `parsed.ByteSizeLong()` is `0u`

      Examples:
        | what                            | class         | set                                                                  | change                                             | bytes                   |
        | a nested message                | shop::Sample  | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum                         | shop::Sample  | set_kind(parts::KIND_LEFT)                                           | set_kind(parts::KIND_RIGHT)                        | 18 15                   |
        | a nested enum                   | shop::Sample  | set_form(parts::Part::FORM_ROUND)                                    | clear_form()                                       | 20 05                   |
        | messages                        | shop::Sample  | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums                           | shop::Sample  | add_kinds(parts::KIND_LEFT)                                          | set_kinds(0, parts::KIND_RIGHT)                    | 30 15                   |
        | nested enums, packed            | shop::Sample  | add_forms(parts::Part::FORM_ROUND)                                   | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof            | shop::Sample  | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof              | shop::Sample  | set_kind_member(parts::KIND_LEFT)                                    | set_kind_member(parts::KIND_RIGHT)                 | 48 15                   |
        | messages of a map               | shop::Sample  | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map                  | shop::Sample  | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension             | shop::Sample  | MutableExtension(shop::part_extension)->set_id(7)                    | MutableExtension(shop::part_extension)->set_id(8)  | a2 06 02 08 07          |
        | an enum extension               | shop::Sample  | SetExtension(shop::kind_extension, parts::KIND_LEFT)                 | ClearExtension(shop::kind_extension)               | b0 06 15                |
        | enum extensions                 | shop::Sample  | AddExtension(shop::kind_extensions, parts::KIND_LEFT)                | ClearExtension(shop::kind_extensions)              | a8 06 15                |
        | a message, code size            | small::Sample | mutable_part()->set_id(7)                                            | mutable_part()->set_id(8)                          | 0a 02 08 07             |
        | a nested message, code size     | small::Sample | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum, code size              | small::Sample | set_kind(parts::KIND_LEFT)                                           | set_kind(parts::KIND_RIGHT)                        | 18 15                   |
        | a nested enum, code size        | small::Sample | set_form(parts::Part::FORM_ROUND)                                    | clear_form()                                       | 20 05                   |
        | messages, code size             | small::Sample | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums, code size                | small::Sample | add_kinds(parts::KIND_LEFT)                                          | set_kinds(0, parts::KIND_RIGHT)                    | 30 15                   |
        | nested enums, packed, code size | small::Sample | add_forms(parts::Part::FORM_ROUND)                                   | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof, code size | small::Sample | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof, code size   | small::Sample | set_kind_member(parts::KIND_LEFT)                                    | set_kind_member(parts::KIND_RIGHT)                 | 48 15                   |
        | messages of a map, code size    | small::Sample | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map, code size       | small::Sample | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension, code size  | small::Sample | MutableExtension(small::part_extension)->set_id(7)                   | MutableExtension(small::part_extension)->set_id(8) | a2 06 02 08 07          |
        | an enum extension, code size    | small::Sample | SetExtension(small::kind_extension, parts::KIND_LEFT)                | ClearExtension(small::kind_extension)              | b0 06 15                |
        | enum extensions, code size      | small::Sample | AddExtension(small::kind_extensions, parts::KIND_LEFT)               | ClearExtension(small::kind_extensions)             | a8 06 15                |
        | a message, lite                 | light::Sample | mutable_part()->set_id(7)                                            | mutable_part()->set_id(8)                          | 0a 02 08 07             |
        | a nested message, lite          | light::Sample | mutable_screw()->set_id(7)                                           | mutable_screw()->set_id(8)                         | 12 02 08 07             |
        | an enum, lite                   | light::Sample | set_kind(light_parts::KIND_LEFT)                                     | set_kind(light_parts::KIND_RIGHT)                  | 18 15                   |
        | a nested enum, lite             | light::Sample | set_form(light_parts::Part::FORM_ROUND)                              | clear_form()                                       | 20 05                   |
        | messages, lite                  | light::Sample | add_parts()->set_id(7)                                               | mutable_parts(0)->set_id(8)                        | 2a 02 08 07             |
        | enums, lite                     | light::Sample | add_kinds(light_parts::KIND_LEFT)                                    | set_kinds(0, light_parts::KIND_RIGHT)              | 30 15                   |
        | nested enums, packed, lite      | light::Sample | add_forms(light_parts::Part::FORM_ROUND)                             | clear_forms()                                      | 3a 01 05                |
        | a message in a oneof, lite      | light::Sample | mutable_part_member()->set_id(7)                                     | mutable_part_member()->set_id(8)                   | 42 02 08 07             |
        | an enum in a oneof, lite        | light::Sample | set_kind_member(light_parts::KIND_LEFT)                              | set_kind_member(light_parts::KIND_RIGHT)           | 48 15                   |
        | messages of a map, lite         | light::Sample | mutable_by_number()->operator[](1).set_id(7)                         | mutable_by_number()->at(1).set_id(8)               | 52 06 08 01 12 02 08 07 |
        | enums of a map, lite            | light::Sample | mutable_form_by_number()->insert({1, light_parts::Part::FORM_ROUND}) | mutable_form_by_number()->clear()                  | 5a 04 08 01 10 05       |
        | a message extension, lite       | light::Sample | MutableExtension(light::part_extension)->set_id(7)                   | MutableExtension(light::part_extension)->set_id(8) | a2 06 02 08 07          |
        | an enum extension, lite         | light::Sample | SetExtension(light::kind_extension, light_parts::KIND_LEFT)          | ClearExtension(light::kind_extension)              | b0 06 15                |
        | enum extensions, lite           | light::Sample | AddExtension(light::kind_extensions, light_parts::KIND_LEFT)         | ClearExtension(light::kind_extensions)             | a8 06 15                |

  @cpp.message.debug-string
  Rule: `DebugString` returns the message as readable text (types of other files)

    Scenario: a message, imported
      Given `shop::Sample m`
      And `m.mutable_part()->set_id(7)`
      Then `m.DebugString()` contains `"part {\n  id: 7\n}\n"`

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `m.<set>`
      Then `m.DebugString()` contains `<text>`

      Examples:
        | what                            | class         | set                                                            | text                                                           |
        | a nested message                | shop::Sample  | mutable_screw()->set_id(7)                                     | "screw {\\n  id: 7\\n}\\n"s                                    |
        | an enum                         | shop::Sample  | set_kind(parts::KIND_LEFT)                                     | "kind: KIND_LEFT\\n"s                                          |
        | a nested enum                   | shop::Sample  | set_form(parts::Part::FORM_ROUND)                              | "form: FORM_ROUND\\n"s                                         |
        | messages                        | shop::Sample  | add_parts()->set_id(7)                                         | "parts {\\n  id: 7\\n}\\n"s                                    |
        | enums                           | shop::Sample  | add_kinds(parts::KIND_LEFT)                                    | "kinds: KIND_LEFT\\n"s                                         |
        | nested enums, packed            | shop::Sample  | add_forms(parts::Part::FORM_ROUND)                             | "forms: FORM_ROUND\\n"s                                        |
        | a message in a oneof            | shop::Sample  | mutable_part_member()->set_id(7)                               | "part_member {\\n  id: 7\\n}\\n"s                              |
        | an enum in a oneof              | shop::Sample  | set_kind_member(parts::KIND_LEFT)                              | "kind_member: KIND_LEFT\\n"s                                   |
        | messages of a map               | shop::Sample  | mutable_by_number()->operator[](1).set_id(7)                   | "by_number {\\n  key: 1\\n  value {\\n    id: 7\\n  }\\n}\\n"s |
        | enums of a map                  | shop::Sample  | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND}) | "form_by_number {\\n  key: 1\\n  value: FORM_ROUND\\n}\\n"s    |
        | a message extension             | shop::Sample  | MutableExtension(shop::part_extension)->set_id(7)              | "[shop.part_extension] {\\n  id: 7\\n}\\n"s                    |
        | an enum extension               | shop::Sample  | SetExtension(shop::kind_extension, parts::KIND_LEFT)           | "[shop.kind_extension]: KIND_LEFT\\n"s                         |
        | enum extensions                 | shop::Sample  | AddExtension(shop::kind_extensions, parts::KIND_LEFT)          | "[shop.kind_extensions]: KIND_LEFT\\n"s                        |
        | a message, code size            | small::Sample | mutable_part()->set_id(7)                                      | "part {\\n  id: 7\\n}\\n"s                                     |
        | a nested message, code size     | small::Sample | mutable_screw()->set_id(7)                                     | "screw {\\n  id: 7\\n}\\n"s                                    |
        | an enum, code size              | small::Sample | set_kind(parts::KIND_LEFT)                                     | "kind: KIND_LEFT\\n"s                                          |
        | a nested enum, code size        | small::Sample | set_form(parts::Part::FORM_ROUND)                              | "form: FORM_ROUND\\n"s                                         |
        | messages, code size             | small::Sample | add_parts()->set_id(7)                                         | "parts {\\n  id: 7\\n}\\n"s                                    |
        | enums, code size                | small::Sample | add_kinds(parts::KIND_LEFT)                                    | "kinds: KIND_LEFT\\n"s                                         |
        | nested enums, packed, code size | small::Sample | add_forms(parts::Part::FORM_ROUND)                             | "forms: FORM_ROUND\\n"s                                        |
        | a message in a oneof, code size | small::Sample | mutable_part_member()->set_id(7)                               | "part_member {\\n  id: 7\\n}\\n"s                              |
        | an enum in a oneof, code size   | small::Sample | set_kind_member(parts::KIND_LEFT)                              | "kind_member: KIND_LEFT\\n"s                                   |
        | messages of a map, code size    | small::Sample | mutable_by_number()->operator[](1).set_id(7)                   | "by_number {\\n  key: 1\\n  value {\\n    id: 7\\n  }\\n}\\n"s |
        | enums of a map, code size       | small::Sample | mutable_form_by_number()->insert({1, parts::Part::FORM_ROUND}) | "form_by_number {\\n  key: 1\\n  value: FORM_ROUND\\n}\\n"s    |
        | a message extension, code size  | small::Sample | MutableExtension(small::part_extension)->set_id(7)             | "[small.part_extension] {\\n  id: 7\\n}\\n"s                   |
        | an enum extension, code size    | small::Sample | SetExtension(small::kind_extension, parts::KIND_LEFT)          | "[small.kind_extension]: KIND_LEFT\\n"s                        |
        | enum extensions, code size      | small::Sample | AddExtension(small::kind_extensions, parts::KIND_LEFT)         | "[small.kind_extensions]: KIND_LEFT\\n"s                       |

  @cpp.message.descriptor
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (types of other files)

    Scenario: a message, imported
      Then `shop::Sample::descriptor()->FindFieldByName("part")->message_type()` is `parts::Part::descriptor()`

    Scenario Outline: <what>, imported
      Then `<class>::descriptor()->FindFieldByName("<field>")-><type>()` is `<expected>`

      Examples:
        | what                            | class         | field       | type         | expected                         |
        | a nested message                | shop::Sample  | screw       | message_type | parts::Part::Screw::descriptor() |
        | an enum                         | shop::Sample  | kind        | enum_type    | parts::Kind_descriptor()         |
        | a nested enum                   | shop::Sample  | form        | enum_type    | parts::Part::Form_descriptor()   |
        | messages                        | shop::Sample  | parts       | message_type | parts::Part::descriptor()        |
        | enums                           | shop::Sample  | kinds       | enum_type    | parts::Kind_descriptor()         |
        | a message in a oneof            | shop::Sample  | part_member | message_type | parts::Part::descriptor()        |
        | an enum in a oneof              | shop::Sample  | kind_member | enum_type    | parts::Kind_descriptor()         |
        | a message, code size            | small::Sample | part        | message_type | parts::Part::descriptor()        |
        | a nested message, code size     | small::Sample | screw       | message_type | parts::Part::Screw::descriptor() |
        | an enum, code size              | small::Sample | kind        | enum_type    | parts::Kind_descriptor()         |
        | a nested enum, code size        | small::Sample | form        | enum_type    | parts::Part::Form_descriptor()   |
        | messages, code size             | small::Sample | parts       | message_type | parts::Part::descriptor()        |
        | enums, code size                | small::Sample | kinds       | enum_type    | parts::Kind_descriptor()         |
        | a message in a oneof, code size | small::Sample | part_member | message_type | parts::Part::descriptor()        |
        | an enum in a oneof, code size   | small::Sample | kind_member | enum_type    | parts::Kind_descriptor()         |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (a required field of another file's message is missing)

    Scenario: a message, imported
      Given `shop::Strict m`
      And `auto& part = *m.mutable_one()`
      And `std::string text`
      Then `m.SerializeToString(&text)` is `false`
      When `part.set_id(7)`
      Then `m.SerializeToString(&text)` is `true`
      When `part.clear_id()`
      Then `m.SerializeToString(&text)` is `false`

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `auto& part = <part>`
      And `std::string text`
      Then `m.SerializeToString(&text)` is `false`
      When `part.set_id(7)`
      Then `m.SerializeToString(&text)` is `true`
      When `part.clear_id()`
      Then `m.SerializeToString(&text)` is `false`

      Examples:
        | what                           | class         | part                                         |
        | an element                     | shop::Strict  | *m.add_many()                                |
        | a member of a oneof            | shop::Strict  | *m.mutable_member()                          |
        | a value of a map               | shop::Strict  | m.mutable_by_number()->operator[](1)         |
        | an extension                   | shop::Wide    | *m.MutableExtension(shop::strict_extension)  |
        | a message, code size           | small::Strict | *m.mutable_one()                             |
        | an element, code size          | small::Strict | *m.add_many()                                |
        | a member of a oneof, code size | small::Strict | *m.mutable_member()                          |
        | a value of a map, code size    | small::Strict | m.mutable_by_number()->operator[](1)         |
        | an extension, code size        | small::Wide   | *m.MutableExtension(small::strict_extension) |
        | a message, lite                | light::Strict | *m.mutable_one()                             |
        | an element, lite               | light::Strict | *m.add_many()                                |
        | a member of a oneof, lite      | light::Strict | *m.mutable_member()                          |
        | a value of a map, lite         | light::Strict | m.mutable_by_number()->operator[](1)         |
        | an extension, lite             | light::Wide   | *m.MutableExtension(light::strict_extension) |

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (types of other files)

    Scenario: an enum, imported
      Given `shop::Sample m`
      Then `m.set_kind(parts::KIND_LEFT)` does not abort
      And `m.set_kind(static_cast<parts::Kind>(99))` aborts

    Scenario Outline: <what>, imported
      Given `<class> m`
      Then `m.<valid>` does not abort
      And `m.<invalid>` aborts

      Examples:
        | what                     | class         | valid                                  | invalid                                            |
        | a nested enum            | shop::Sample  | set_form(parts::Part::FORM_FLAT)       | set_form(static_cast<parts::Part::Form>(99))       |
        | an enum, code size       | small::Sample | set_kind(parts::KIND_LEFT)             | set_kind(static_cast<parts::Kind>(99))             |
        | a nested enum, code size | small::Sample | set_form(parts::Part::FORM_FLAT)       | set_form(static_cast<parts::Part::Form>(99))       |
        | an enum, lite            | light::Sample | set_kind(light_parts::KIND_LEFT)       | set_kind(static_cast<light_parts::Kind>(99))       |
        | a nested enum, lite      | light::Sample | set_form(light_parts::Part::FORM_FLAT) | set_form(static_cast<light_parts::Part::Form>(99)) |

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process (types of other files)

    Scenario: an enum, imported
      Given `shop::Sample m`
      Then `m.set_kind_member(parts::KIND_LEFT)` does not abort
      And `m.set_kind_member(static_cast<parts::Kind>(99))` aborts

    Scenario Outline: <what>, imported
      Given `<class> m`
      Then `m.<valid>` does not abort
      And `m.<invalid>` aborts

      Examples:
        | what               | class         | valid                                   | invalid                                             |
        | an enum, code size | small::Sample | set_kind_member(parts::KIND_LEFT)       | set_kind_member(static_cast<parts::Kind>(99))       |
        | an enum, lite      | light::Sample | set_kind_member(light_parts::KIND_LEFT) | set_kind_member(static_cast<light_parts::Kind>(99)) |

  @cpp.error.enum-repeated-abort
  Rule: In a debug build, setting or adding an element with a number that is no value of its closed enum aborts the process (types of other files)

    Scenario: add, imported
      Given `shop::Sample m`
      And `m.add_kinds(parts::KIND_RIGHT)`
      And `m.add_forms(parts::Part::FORM_ROUND)`
      Then `m.add_kinds(parts::KIND_LEFT)` does not abort
      And `m.add_kinds(static_cast<parts::Kind>(99))` aborts

    Scenario Outline: <what>, imported
      Given `<class> m`
      And `m.add_kinds(<file>::KIND_RIGHT)`
      And `m.add_forms(<file>::Part::FORM_ROUND)`
      Then `m.<valid>` does not abort
      And `m.<invalid>` aborts

      Examples:
        | what                   | class         | valid                                      | invalid                                                | file        |
        | set                    | shop::Sample  | set_kinds(0, parts::KIND_LEFT)             | set_kinds(0, static_cast<parts::Kind>(99))             | parts       |
        | add, nested            | shop::Sample  | add_forms(parts::Part::FORM_FLAT)          | add_forms(static_cast<parts::Part::Form>(99))          | parts       |
        | set, nested            | shop::Sample  | set_forms(0, parts::Part::FORM_FLAT)       | set_forms(0, static_cast<parts::Part::Form>(99))       | parts       |
        | add, code size         | small::Sample | add_kinds(parts::KIND_LEFT)                | add_kinds(static_cast<parts::Kind>(99))                | parts       |
        | set, code size         | small::Sample | set_kinds(0, parts::KIND_LEFT)             | set_kinds(0, static_cast<parts::Kind>(99))             | parts       |
        | add, nested, code size | small::Sample | add_forms(parts::Part::FORM_FLAT)          | add_forms(static_cast<parts::Part::Form>(99))          | parts       |
        | set, nested, code size | small::Sample | set_forms(0, parts::Part::FORM_FLAT)       | set_forms(0, static_cast<parts::Part::Form>(99))       | parts       |
        | add, lite              | light::Sample | add_kinds(light_parts::KIND_LEFT)          | add_kinds(static_cast<light_parts::Kind>(99))          | light_parts |
        | set, lite              | light::Sample | set_kinds(0, light_parts::KIND_LEFT)       | set_kinds(0, static_cast<light_parts::Kind>(99))       | light_parts |
        | add, nested, lite      | light::Sample | add_forms(light_parts::Part::FORM_FLAT)    | add_forms(static_cast<light_parts::Part::Form>(99))    | light_parts |
        | set, nested, lite      | light::Sample | set_forms(0, light_parts::Part::FORM_FLAT) | set_forms(0, static_cast<light_parts::Part::Form>(99)) | light_parts |
