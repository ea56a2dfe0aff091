@needs.cpp @needs.editions @needs.lite
Feature: Whole messages with types of other files, in editions
  What is done to a whole message is done to its fields, also to those whose message or enum is of another file: if the
  field is delimited, has no presence, or is an extension.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package edition;
      import "opened.proto";
      message Part { string label = 9; }
      enum Kind { KIND_OWN = 0; }
      message Sample {
        opened.Part part = 1;
        opened.Part crate = 2 [features.message_encoding = DELIMITED];
        opened.Kind kind = 3 [default = KIND_RIGHT];
        opened.Part.Form form = 4 [features.field_presence = IMPLICIT];
        repeated opened.Part.Screw crates = 5 [features.message_encoding = DELIMITED];
        repeated opened.Kind kinds = 6;
        repeated opened.Part.Form forms = 7 [features.repeated_field_encoding = EXPANDED];
        oneof which {
          opened.Part crate_member = 8 [features.message_encoding = DELIMITED];
          opened.Kind kind_member = 9;
        }
        map<int32, opened.Part> by_number = 10;
        map<int32, opened.Part.Form> form_by_number = 11;
        extensions 100 to 199;
      }
      extend Sample {
        opened.Part crate_extension = 100 [features.message_encoding = DELIMITED];
        repeated opened.Kind kind_extensions = 101;
      }
      """
    And the schema file `small_edition.proto`
      """proto
      edition = "2023";
      package small_edition;
      import "opened.proto";
      option optimize_for = CODE_SIZE;
      message Part { string label = 9; }
      enum Kind { KIND_OWN = 0; }
      message Sample {
        opened.Part part = 1;
        opened.Part crate = 2 [features.message_encoding = DELIMITED];
        opened.Kind kind = 3 [default = KIND_RIGHT];
        opened.Part.Form form = 4 [features.field_presence = IMPLICIT];
        repeated opened.Part.Screw crates = 5 [features.message_encoding = DELIMITED];
        repeated opened.Kind kinds = 6;
        repeated opened.Part.Form forms = 7 [features.repeated_field_encoding = EXPANDED];
        oneof which {
          opened.Part crate_member = 8 [features.message_encoding = DELIMITED];
          opened.Kind kind_member = 9;
        }
        map<int32, opened.Part> by_number = 10;
        map<int32, opened.Part.Form> form_by_number = 11;
        extensions 100 to 199;
      }
      extend Sample {
        opened.Part crate_extension = 100 [features.message_encoding = DELIMITED];
        repeated opened.Kind kind_extensions = 101;
      }
      """
    And the schema file `light_edition.proto`
      """proto
      edition = "2023";
      package light_edition;
      import "light_opened.proto";
      option optimize_for = LITE_RUNTIME;
      message Part { string label = 9; }
      enum Kind { KIND_OWN = 0; }
      message Sample {
        light_opened.Part part = 1;
        light_opened.Part crate = 2 [features.message_encoding = DELIMITED];
        light_opened.Kind kind = 3 [default = KIND_RIGHT];
        light_opened.Part.Form form = 4 [features.field_presence = IMPLICIT];
        repeated light_opened.Part.Screw crates = 5 [features.message_encoding = DELIMITED];
        repeated light_opened.Kind kinds = 6;
        repeated light_opened.Part.Form forms = 7 [features.repeated_field_encoding = EXPANDED];
        oneof which {
          light_opened.Part crate_member = 8 [features.message_encoding = DELIMITED];
          light_opened.Kind kind_member = 9;
        }
        map<int32, light_opened.Part> by_number = 10;
        map<int32, light_opened.Part.Form> form_by_number = 11;
        extensions 100 to 199;
      }
      extend Sample {
        light_opened.Part crate_extension = 100 [features.message_encoding = DELIMITED];
        repeated light_opened.Kind kind_extensions = 101;
      }
      """
    And the schema file `opened.proto`
      """proto
      edition = "2023";
      package opened;
      message Part {
        int32 id = 1;
        message Screw { int32 id = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      """
    And the schema file `light_opened.proto`
      """proto
      edition = "2023";
      package light_opened;
      option optimize_for = LITE_RUNTIME;
      message Part {
        int32 id = 1;
        message Screw { int32 id = 1; }
        enum Form { FORM_NONE = 0; FORM_FLAT = 3; FORM_ROUND = 5; }
      }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      """

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (types of other files, in editions)

    Scenario: in an edition, a message, imported
      Given `edition::Sample m`
      And `m.mutable_part()->set_id(7)`
      And `edition::Sample assigned`
      And `assigned.mutable_part()->set_id(7)`
      And `assigned.mutable_part()->set_id(8)`
      When `edition::Sample copy(m)`
      And `assigned = m`
      And `m.mutable_part()->set_id(8)`
      Then `copy` serializes to the bytes `0a 02 08 07`
      And `assigned` serializes to the bytes `0a 02 08 07`
      When `copy = edition::Sample()`
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
        | what                                                     | class                 | set                                                                   | change                                                      | bytes                   |
        | in an edition, a delimited message                       | edition::Sample       | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum                                   | edition::Sample       | set_kind(opened::KIND_LEFT)                                           | set_kind(opened::KIND_RIGHT)                                | 18 15                   |
        | in an edition, an enum without presence                  | edition::Sample       | set_form(opened::Part::FORM_ROUND)                                    | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages                        | edition::Sample       | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums                                     | edition::Sample       | add_kinds(opened::KIND_LEFT)                                          | set_kinds(0, opened::KIND_RIGHT)                            | 32 01 15                |
        | in an edition, enums, one by one                         | edition::Sample       | add_forms(opened::Part::FORM_ROUND)                                   | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof            | edition::Sample       | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof                        | edition::Sample       | set_kind_member(opened::KIND_LEFT)                                    | set_kind_member(opened::KIND_RIGHT)                         | 48 15                   |
        | in an edition, messages of a map                         | edition::Sample       | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map                            | edition::Sample       | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension                     | edition::Sample       | MutableExtension(edition::crate_extension)->set_id(7)                 | MutableExtension(edition::crate_extension)->set_id(8)       | a3 06 08 07 a4 06       |
        | in an edition, enum extensions                           | edition::Sample       | AddExtension(edition::kind_extensions, opened::KIND_LEFT)             | ClearExtension(edition::kind_extensions)                    | aa 06 01 15             |
        | in an edition, a message, code size                      | small_edition::Sample | mutable_part()->set_id(7)                                             | mutable_part()->set_id(8)                                   | 0a 02 08 07             |
        | in an edition, a delimited message, code size            | small_edition::Sample | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum, code size                        | small_edition::Sample | set_kind(opened::KIND_LEFT)                                           | set_kind(opened::KIND_RIGHT)                                | 18 15                   |
        | in an edition, an enum without presence, code size       | small_edition::Sample | set_form(opened::Part::FORM_ROUND)                                    | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages, code size             | small_edition::Sample | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums, code size                          | small_edition::Sample | add_kinds(opened::KIND_LEFT)                                          | set_kinds(0, opened::KIND_RIGHT)                            | 32 01 15                |
        | in an edition, enums, one by one, code size              | small_edition::Sample | add_forms(opened::Part::FORM_ROUND)                                   | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof, code size | small_edition::Sample | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof, code size             | small_edition::Sample | set_kind_member(opened::KIND_LEFT)                                    | set_kind_member(opened::KIND_RIGHT)                         | 48 15                   |
        | in an edition, messages of a map, code size              | small_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, code size                 | small_edition::Sample | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, code size          | small_edition::Sample | MutableExtension(small_edition::crate_extension)->set_id(7)           | MutableExtension(small_edition::crate_extension)->set_id(8) | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, code size                | small_edition::Sample | AddExtension(small_edition::kind_extensions, opened::KIND_LEFT)       | ClearExtension(small_edition::kind_extensions)              | aa 06 01 15             |
        | in an edition, a message, lite                           | light_edition::Sample | mutable_part()->set_id(7)                                             | mutable_part()->set_id(8)                                   | 0a 02 08 07             |
        | in an edition, a delimited message, lite                 | light_edition::Sample | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum, lite                             | light_edition::Sample | set_kind(light_opened::KIND_LEFT)                                     | set_kind(light_opened::KIND_RIGHT)                          | 18 15                   |
        | in an edition, an enum without presence, lite            | light_edition::Sample | set_form(light_opened::Part::FORM_ROUND)                              | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages, lite                  | light_edition::Sample | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums, lite                               | light_edition::Sample | add_kinds(light_opened::KIND_LEFT)                                    | set_kinds(0, light_opened::KIND_RIGHT)                      | 32 01 15                |
        | in an edition, enums, one by one, lite                   | light_edition::Sample | add_forms(light_opened::Part::FORM_ROUND)                             | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof, lite      | light_edition::Sample | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof, lite                  | light_edition::Sample | set_kind_member(light_opened::KIND_LEFT)                              | set_kind_member(light_opened::KIND_RIGHT)                   | 48 15                   |
        | in an edition, messages of a map, lite                   | light_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, lite                      | light_edition::Sample | mutable_form_by_number()->insert({1, light_opened::Part::FORM_ROUND}) | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, lite               | light_edition::Sample | MutableExtension(light_edition::crate_extension)->set_id(7)           | MutableExtension(light_edition::crate_extension)->set_id(8) | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, lite                     | light_edition::Sample | AddExtension(light_edition::kind_extensions, light_opened::KIND_LEFT) | ClearExtension(light_edition::kind_extensions)              | aa 06 01 15             |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (types of other files, in editions)

    Scenario: in an edition, a message, imported
      Given `edition::Sample m`
      And `m.mutable_part()->set_id(7)`
      When `edition::Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `0a 02 08 07`
      When `edition::Sample assigned`
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
        | what                                                     | class                 | set                                                                   | change                                                      | bytes                   |
        | in an edition, a delimited message                       | edition::Sample       | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum                                   | edition::Sample       | set_kind(opened::KIND_LEFT)                                           | set_kind(opened::KIND_RIGHT)                                | 18 15                   |
        | in an edition, an enum without presence                  | edition::Sample       | set_form(opened::Part::FORM_ROUND)                                    | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages                        | edition::Sample       | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums                                     | edition::Sample       | add_kinds(opened::KIND_LEFT)                                          | set_kinds(0, opened::KIND_RIGHT)                            | 32 01 15                |
        | in an edition, enums, one by one                         | edition::Sample       | add_forms(opened::Part::FORM_ROUND)                                   | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof            | edition::Sample       | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof                        | edition::Sample       | set_kind_member(opened::KIND_LEFT)                                    | set_kind_member(opened::KIND_RIGHT)                         | 48 15                   |
        | in an edition, messages of a map                         | edition::Sample       | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map                            | edition::Sample       | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension                     | edition::Sample       | MutableExtension(edition::crate_extension)->set_id(7)                 | MutableExtension(edition::crate_extension)->set_id(8)       | a3 06 08 07 a4 06       |
        | in an edition, enum extensions                           | edition::Sample       | AddExtension(edition::kind_extensions, opened::KIND_LEFT)             | ClearExtension(edition::kind_extensions)                    | aa 06 01 15             |
        | in an edition, a message, code size                      | small_edition::Sample | mutable_part()->set_id(7)                                             | mutable_part()->set_id(8)                                   | 0a 02 08 07             |
        | in an edition, a delimited message, code size            | small_edition::Sample | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum, code size                        | small_edition::Sample | set_kind(opened::KIND_LEFT)                                           | set_kind(opened::KIND_RIGHT)                                | 18 15                   |
        | in an edition, an enum without presence, code size       | small_edition::Sample | set_form(opened::Part::FORM_ROUND)                                    | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages, code size             | small_edition::Sample | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums, code size                          | small_edition::Sample | add_kinds(opened::KIND_LEFT)                                          | set_kinds(0, opened::KIND_RIGHT)                            | 32 01 15                |
        | in an edition, enums, one by one, code size              | small_edition::Sample | add_forms(opened::Part::FORM_ROUND)                                   | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof, code size | small_edition::Sample | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof, code size             | small_edition::Sample | set_kind_member(opened::KIND_LEFT)                                    | set_kind_member(opened::KIND_RIGHT)                         | 48 15                   |
        | in an edition, messages of a map, code size              | small_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, code size                 | small_edition::Sample | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, code size          | small_edition::Sample | MutableExtension(small_edition::crate_extension)->set_id(7)           | MutableExtension(small_edition::crate_extension)->set_id(8) | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, code size                | small_edition::Sample | AddExtension(small_edition::kind_extensions, opened::KIND_LEFT)       | ClearExtension(small_edition::kind_extensions)              | aa 06 01 15             |
        | in an edition, a message, lite                           | light_edition::Sample | mutable_part()->set_id(7)                                             | mutable_part()->set_id(8)                                   | 0a 02 08 07             |
        | in an edition, a delimited message, lite                 | light_edition::Sample | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum, lite                             | light_edition::Sample | set_kind(light_opened::KIND_LEFT)                                     | set_kind(light_opened::KIND_RIGHT)                          | 18 15                   |
        | in an edition, an enum without presence, lite            | light_edition::Sample | set_form(light_opened::Part::FORM_ROUND)                              | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages, lite                  | light_edition::Sample | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums, lite                               | light_edition::Sample | add_kinds(light_opened::KIND_LEFT)                                    | set_kinds(0, light_opened::KIND_RIGHT)                      | 32 01 15                |
        | in an edition, enums, one by one, lite                   | light_edition::Sample | add_forms(light_opened::Part::FORM_ROUND)                             | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof, lite      | light_edition::Sample | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof, lite                  | light_edition::Sample | set_kind_member(light_opened::KIND_LEFT)                              | set_kind_member(light_opened::KIND_RIGHT)                   | 48 15                   |
        | in an edition, messages of a map, lite                   | light_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, lite                      | light_edition::Sample | mutable_form_by_number()->insert({1, light_opened::Part::FORM_ROUND}) | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, lite               | light_edition::Sample | MutableExtension(light_edition::crate_extension)->set_id(7)           | MutableExtension(light_edition::crate_extension)->set_id(8) | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, lite                     | light_edition::Sample | AddExtension(light_edition::kind_extensions, light_opened::KIND_LEFT) | ClearExtension(light_edition::kind_extensions)              | aa 06 01 15             |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (types of other files, in editions)

    Scenario: in an edition, a message, imported
      Given `edition::Sample m`
      And `edition::Sample other`
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
        | what                                                     | class                 | set                                                                   | bytes                   |
        | in an edition, a delimited message                       | edition::Sample       | mutable_crate()->set_id(7)                                            | 13 08 07 14             |
        | in an edition, an enum                                   | edition::Sample       | set_kind(opened::KIND_LEFT)                                           | 18 15                   |
        | in an edition, an enum without presence                  | edition::Sample       | set_form(opened::Part::FORM_ROUND)                                    | 20 05                   |
        | in an edition, delimited messages                        | edition::Sample       | add_crates()->set_id(7)                                               | 2b 08 07 2c             |
        | in an edition, enums                                     | edition::Sample       | add_kinds(opened::KIND_LEFT)                                          | 32 01 15                |
        | in an edition, enums, one by one                         | edition::Sample       | add_forms(opened::Part::FORM_ROUND)                                   | 38 05                   |
        | in an edition, a delimited message in a oneof            | edition::Sample       | mutable_crate_member()->set_id(7)                                     | 43 08 07 44             |
        | in an edition, an enum in a oneof                        | edition::Sample       | set_kind_member(opened::KIND_LEFT)                                    | 48 15                   |
        | in an edition, messages of a map                         | edition::Sample       | mutable_by_number()->operator[](1).set_id(7)                          | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map                            | edition::Sample       | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension                     | edition::Sample       | MutableExtension(edition::crate_extension)->set_id(7)                 | a3 06 08 07 a4 06       |
        | in an edition, enum extensions                           | edition::Sample       | AddExtension(edition::kind_extensions, opened::KIND_LEFT)             | aa 06 01 15             |
        | in an edition, a message, code size                      | small_edition::Sample | mutable_part()->set_id(7)                                             | 0a 02 08 07             |
        | in an edition, a delimited message, code size            | small_edition::Sample | mutable_crate()->set_id(7)                                            | 13 08 07 14             |
        | in an edition, an enum, code size                        | small_edition::Sample | set_kind(opened::KIND_LEFT)                                           | 18 15                   |
        | in an edition, an enum without presence, code size       | small_edition::Sample | set_form(opened::Part::FORM_ROUND)                                    | 20 05                   |
        | in an edition, delimited messages, code size             | small_edition::Sample | add_crates()->set_id(7)                                               | 2b 08 07 2c             |
        | in an edition, enums, code size                          | small_edition::Sample | add_kinds(opened::KIND_LEFT)                                          | 32 01 15                |
        | in an edition, enums, one by one, code size              | small_edition::Sample | add_forms(opened::Part::FORM_ROUND)                                   | 38 05                   |
        | in an edition, a delimited message in a oneof, code size | small_edition::Sample | mutable_crate_member()->set_id(7)                                     | 43 08 07 44             |
        | in an edition, an enum in a oneof, code size             | small_edition::Sample | set_kind_member(opened::KIND_LEFT)                                    | 48 15                   |
        | in an edition, messages of a map, code size              | small_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, code size                 | small_edition::Sample | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, code size          | small_edition::Sample | MutableExtension(small_edition::crate_extension)->set_id(7)           | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, code size                | small_edition::Sample | AddExtension(small_edition::kind_extensions, opened::KIND_LEFT)       | aa 06 01 15             |
        | in an edition, a message, lite                           | light_edition::Sample | mutable_part()->set_id(7)                                             | 0a 02 08 07             |
        | in an edition, a delimited message, lite                 | light_edition::Sample | mutable_crate()->set_id(7)                                            | 13 08 07 14             |
        | in an edition, an enum, lite                             | light_edition::Sample | set_kind(light_opened::KIND_LEFT)                                     | 18 15                   |
        | in an edition, an enum without presence, lite            | light_edition::Sample | set_form(light_opened::Part::FORM_ROUND)                              | 20 05                   |
        | in an edition, delimited messages, lite                  | light_edition::Sample | add_crates()->set_id(7)                                               | 2b 08 07 2c             |
        | in an edition, enums, lite                               | light_edition::Sample | add_kinds(light_opened::KIND_LEFT)                                    | 32 01 15                |
        | in an edition, enums, one by one, lite                   | light_edition::Sample | add_forms(light_opened::Part::FORM_ROUND)                             | 38 05                   |
        | in an edition, a delimited message in a oneof, lite      | light_edition::Sample | mutable_crate_member()->set_id(7)                                     | 43 08 07 44             |
        | in an edition, an enum in a oneof, lite                  | light_edition::Sample | set_kind_member(light_opened::KIND_LEFT)                              | 48 15                   |
        | in an edition, messages of a map, lite                   | light_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, lite                      | light_edition::Sample | mutable_form_by_number()->insert({1, light_opened::Part::FORM_ROUND}) | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, lite               | light_edition::Sample | MutableExtension(light_edition::crate_extension)->set_id(7)           | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, lite                     | light_edition::Sample | AddExtension(light_edition::kind_extensions, light_opened::KIND_LEFT) | aa 06 01 15             |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (and read back; types of other files, in editions)

    Scenario: in an edition, a message, imported
      Given `edition::Sample m`
      And `m.mutable_part()->set_id(7)`
      And `std::string text`
      Then `m.SerializeToString(&text)` is `true`
      And `text` is `bytes("0a 02 08 07")`
      When `edition::Sample parsed`
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
        | what                                                     | class                 | set                                                                   | change                                                      | bytes                   |
        | in an edition, a delimited message                       | edition::Sample       | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum                                   | edition::Sample       | set_kind(opened::KIND_LEFT)                                           | set_kind(opened::KIND_RIGHT)                                | 18 15                   |
        | in an edition, an enum without presence                  | edition::Sample       | set_form(opened::Part::FORM_ROUND)                                    | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages                        | edition::Sample       | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums                                     | edition::Sample       | add_kinds(opened::KIND_LEFT)                                          | set_kinds(0, opened::KIND_RIGHT)                            | 32 01 15                |
        | in an edition, enums, one by one                         | edition::Sample       | add_forms(opened::Part::FORM_ROUND)                                   | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof            | edition::Sample       | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof                        | edition::Sample       | set_kind_member(opened::KIND_LEFT)                                    | set_kind_member(opened::KIND_RIGHT)                         | 48 15                   |
        | in an edition, messages of a map                         | edition::Sample       | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map                            | edition::Sample       | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension                     | edition::Sample       | MutableExtension(edition::crate_extension)->set_id(7)                 | MutableExtension(edition::crate_extension)->set_id(8)       | a3 06 08 07 a4 06       |
        | in an edition, enum extensions                           | edition::Sample       | AddExtension(edition::kind_extensions, opened::KIND_LEFT)             | ClearExtension(edition::kind_extensions)                    | aa 06 01 15             |
        | in an edition, a message, code size                      | small_edition::Sample | mutable_part()->set_id(7)                                             | mutable_part()->set_id(8)                                   | 0a 02 08 07             |
        | in an edition, a delimited message, code size            | small_edition::Sample | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum, code size                        | small_edition::Sample | set_kind(opened::KIND_LEFT)                                           | set_kind(opened::KIND_RIGHT)                                | 18 15                   |
        | in an edition, an enum without presence, code size       | small_edition::Sample | set_form(opened::Part::FORM_ROUND)                                    | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages, code size             | small_edition::Sample | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums, code size                          | small_edition::Sample | add_kinds(opened::KIND_LEFT)                                          | set_kinds(0, opened::KIND_RIGHT)                            | 32 01 15                |
        | in an edition, enums, one by one, code size              | small_edition::Sample | add_forms(opened::Part::FORM_ROUND)                                   | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof, code size | small_edition::Sample | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof, code size             | small_edition::Sample | set_kind_member(opened::KIND_LEFT)                                    | set_kind_member(opened::KIND_RIGHT)                         | 48 15                   |
        | in an edition, messages of a map, code size              | small_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, code size                 | small_edition::Sample | mutable_form_by_number()->insert({1, opened::Part::FORM_ROUND})       | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, code size          | small_edition::Sample | MutableExtension(small_edition::crate_extension)->set_id(7)           | MutableExtension(small_edition::crate_extension)->set_id(8) | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, code size                | small_edition::Sample | AddExtension(small_edition::kind_extensions, opened::KIND_LEFT)       | ClearExtension(small_edition::kind_extensions)              | aa 06 01 15             |
        | in an edition, a message, lite                           | light_edition::Sample | mutable_part()->set_id(7)                                             | mutable_part()->set_id(8)                                   | 0a 02 08 07             |
        | in an edition, a delimited message, lite                 | light_edition::Sample | mutable_crate()->set_id(7)                                            | mutable_crate()->set_id(8)                                  | 13 08 07 14             |
        | in an edition, an enum, lite                             | light_edition::Sample | set_kind(light_opened::KIND_LEFT)                                     | set_kind(light_opened::KIND_RIGHT)                          | 18 15                   |
        | in an edition, an enum without presence, lite            | light_edition::Sample | set_form(light_opened::Part::FORM_ROUND)                              | clear_form()                                                | 20 05                   |
        | in an edition, delimited messages, lite                  | light_edition::Sample | add_crates()->set_id(7)                                               | mutable_crates(0)->set_id(8)                                | 2b 08 07 2c             |
        | in an edition, enums, lite                               | light_edition::Sample | add_kinds(light_opened::KIND_LEFT)                                    | set_kinds(0, light_opened::KIND_RIGHT)                      | 32 01 15                |
        | in an edition, enums, one by one, lite                   | light_edition::Sample | add_forms(light_opened::Part::FORM_ROUND)                             | clear_forms()                                               | 38 05                   |
        | in an edition, a delimited message in a oneof, lite      | light_edition::Sample | mutable_crate_member()->set_id(7)                                     | mutable_crate_member()->set_id(8)                           | 43 08 07 44             |
        | in an edition, an enum in a oneof, lite                  | light_edition::Sample | set_kind_member(light_opened::KIND_LEFT)                              | set_kind_member(light_opened::KIND_RIGHT)                   | 48 15                   |
        | in an edition, messages of a map, lite                   | light_edition::Sample | mutable_by_number()->operator[](1).set_id(7)                          | mutable_by_number()->at(1).set_id(8)                        | 52 06 08 01 12 02 08 07 |
        | in an edition, enums of a map, lite                      | light_edition::Sample | mutable_form_by_number()->insert({1, light_opened::Part::FORM_ROUND}) | mutable_form_by_number()->clear()                           | 5a 04 08 01 10 05       |
        | in an edition, a delimited extension, lite               | light_edition::Sample | MutableExtension(light_edition::crate_extension)->set_id(7)           | MutableExtension(light_edition::crate_extension)->set_id(8) | a3 06 08 07 a4 06       |
        | in an edition, enum extensions, lite                     | light_edition::Sample | AddExtension(light_edition::kind_extensions, light_opened::KIND_LEFT) | ClearExtension(light_edition::kind_extensions)              | aa 06 01 15             |
