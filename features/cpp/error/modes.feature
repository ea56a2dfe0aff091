@needs.cpp @needs.lite
Feature: Errors in files of other modes
  Messages of a file that is optimized for code size or for the lite runtime, and nested messages, refuse and keep the
  same as others.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; }
      enum Step { STEP_NONE = 0; STEP_HIGH = 31; }
      message Needy { required int32 needed = 1; }
      message Opened { extensions 100 to 199; }
      message Mapped { map<int32, Needy> by_number = 1; }
      message Membered { oneof which { Needy member = 1; } }
      message Lists { repeated Needy needies = 1; }
      message Below { optional Opened opened = 1; }
      extend Opened { optional Needy only_extra = 100; repeated Needy only_extras = 101; }
      message Sample {
        optional Needy needy = 1;
        repeated Needy needies = 2;
        oneof which { Needy member = 3; Kind choice = 4; }
        optional group Box = 5 { required bool full = 1; }
        map<int32, Needy> by_number = 6;
        optional Kind kind = 7;
        repeated Kind kinds = 8;
        repeated Kind packed = 9 [packed = true];
        map<int32, Step> steps_by_number = 10;
        extensions 100 to 199;
      }
      extend Sample {
        optional Needy extra = 100;
        repeated Needy extras = 101;
        optional Kind kind_extra = 102;
        repeated Kind kinds_extra = 103;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; }
      enum Step { STEP_NONE = 0; STEP_HIGH = 31; }
      message Needy { required int32 needed = 1; }
      message Opened { extensions 100 to 199; }
      message Mapped { map<int32, Needy> by_number = 1; }
      message Membered { oneof which { Needy member = 1; } }
      message Lists { repeated Needy needies = 1; }
      message Below { optional Opened opened = 1; }
      extend Opened { optional Needy only_extra = 100; repeated Needy only_extras = 101; }
      message Sample {
        optional Needy needy = 1;
        repeated Needy needies = 2;
        oneof which { Needy member = 3; Kind choice = 4; }
        optional group Box = 5 { required bool full = 1; }
        map<int32, Needy> by_number = 6;
        optional Kind kind = 7;
        repeated Kind kinds = 8;
        repeated Kind packed = 9 [packed = true];
        map<int32, Step> steps_by_number = 10;
        extensions 100 to 199;
      }
      extend Sample {
        optional Needy extra = 100;
        repeated Needy extras = 101;
        optional Kind kind_extra = 102;
        repeated Kind kinds_extra = 103;
      }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Open {
        Level level = 1;
        repeated Level levels = 2;
        oneof which { Level choice = 3; }
        map<int32, Level> by_number = 4;
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      message Open {
        Level level = 1;
        repeated Level levels = 2;
        oneof which { Level choice = 3; }
        map<int32, Level> by_number = 4;
      }
      """
    And the schema file `nested.proto`
      """proto
      syntax = "proto2";
      package nested;
      message Outer {
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; }
        enum Step { STEP_NONE = 0; STEP_HIGH = 31; }
        message Needy { required int32 needed = 1; }
        message Opened { extensions 100 to 199; }
        message Mapped { map<int32, Needy> by_number = 1; }
        message Membered { oneof which { Needy member = 1; } }
        message Lists { repeated Needy needies = 1; }
        message Below { optional Opened opened = 1; }
        extend Opened { optional Needy only_extra = 100; repeated Needy only_extras = 101; }
        message Sample {
          optional Needy needy = 1;
          repeated Needy needies = 2;
          oneof which { Needy member = 3; Kind choice = 4; }
          oneof other { Kind early = 30; int32 digit = 31; Kind late = 32; }
          optional group Box = 5 { required bool full = 1; }
          map<int32, Needy> by_number = 6;
          optional Kind kind = 7;
          repeated Kind kinds = 8;
          repeated Kind packed = 9 [packed = true];
          map<int32, Step> steps_by_number = 10;
          extensions 100 to 199;
        }
        extend Sample {
          optional Needy extra = 100;
          repeated Needy extras = 101;
          optional Kind kind_extra = 102;
          repeated Kind kinds_extra = 103;
        }
      }
      """
    And the schema file `third_nested.proto`
      """proto
      syntax = "proto3";
      package third_nested;
      message Outer {
        enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
        message Open {
          Level level = 1;
          repeated Level levels = 2;
          oneof which { Level choice = 3; }
          map<int32, Level> by_number = 4;
        }
      }
      """

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (serialized, other modes)

    Scenario: code size, the message itself
      Given `small::Needy m`
      And `std::string out`
      When `m.clear_needed()`
      Then `m.SerializeToString(&out)` is `false`

    Scenario Outline: <mode>, <what>
      Given `<package>::<class> m`
      And `std::string out`
      When `<arrange>`
      Then `m.SerializeToString(&out)` is `false`

      Examples:
        | mode      | package       | what                                    | class  | arrange                                                                                     |
        | code size | small         | in a message                            | Sample | m.mutable_needy()                                                                           |
        | code size | small         | in the last element of a repeated field | Sample | m.add_needies()->set_needed(1), m.add_needies()                                             |
        | code size | small         | in the member of a oneof                | Sample | m.mutable_member()                                                                          |
        | code size | small         | in a group                              | Sample | m.mutable_box()                                                                             |
        | code size | small         | in a value of a map                     | Sample | (*m.mutable_by_number())[1]                                                                 |
        | code size | small         | in an extension                         | Sample | m.MutableExtension(small::extra)                                                            |
        | code size | small         | in the last of many extensions          | Sample | m.AddExtension(small::extras)->set_needed(1), m.AddExtension(small::extras)                 |
        | lite      | light         | the message itself                      | Needy  | m.clear_needed()                                                                            |
        | lite      | light         | in a message                            | Sample | m.mutable_needy()                                                                           |
        | lite      | light         | in the last element of a repeated field | Sample | m.add_needies()->set_needed(1), m.add_needies()                                             |
        | lite      | light         | in the member of a oneof                | Sample | m.mutable_member()                                                                          |
        | lite      | light         | in a group                              | Sample | m.mutable_box()                                                                             |
        | lite      | light         | in a value of a map                     | Sample | (*m.mutable_by_number())[1]                                                                 |
        | lite      | light         | in an extension                         | Sample | m.MutableExtension(light::extra)                                                            |
        | lite      | light         | in the last of many extensions          | Sample | m.AddExtension(light::extras)->set_needed(1), m.AddExtension(light::extras)                 |
        | nested    | nested::Outer | in a message                            | Sample | m.mutable_needy()                                                                           |
        | nested    | nested::Outer | in the last element of a repeated field | Sample | m.add_needies()->set_needed(1), m.add_needies()                                             |
        | nested    | nested::Outer | in the member of a oneof                | Sample | m.mutable_member()                                                                          |
        | nested    | nested::Outer | in a group                              | Sample | m.mutable_box()                                                                             |
        | nested    | nested::Outer | in a value of a map                     | Sample | (*m.mutable_by_number())[1]                                                                 |
        | nested    | nested::Outer | in an extension                         | Sample | m.MutableExtension(nested::Outer::extra)                                                    |
        | nested    | nested::Outer | in the last of many extensions          | Sample | m.AddExtension(nested::Outer::extras)->set_needed(1), m.AddExtension(nested::Outer::extras) |

    Scenario Outline: <mode>, nowhere but in <what>
      Given `<package>::<class> m`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `true`
      When `<arrange>`
      Then `m.SerializeToString(&out)` is `false`

      Examples:
        | mode      | package       | what                 | class    | arrange                                                         |
        | code size | small         | an extension         | Opened   | m.MutableExtension(small::only_extra)                           |
        | code size | small         | a repeated extension | Opened   | m.AddExtension(small::only_extras)                              |
        | code size | small         | a value of a map     | Mapped   | (*m.mutable_by_number())[1]                                     |
        | code size | small         | a member of a oneof  | Membered | m.mutable_member()                                              |
        | code size | small         | an element           | Lists    | m.add_needies()                                                 |
        | code size | small         | an extension below   | Below    | m.mutable_opened()->MutableExtension(small::only_extra)         |
        | lite      | light         | an extension         | Opened   | m.MutableExtension(light::only_extra)                           |
        | lite      | light         | a repeated extension | Opened   | m.AddExtension(light::only_extras)                              |
        | lite      | light         | a value of a map     | Mapped   | (*m.mutable_by_number())[1]                                     |
        | lite      | light         | a member of a oneof  | Membered | m.mutable_member()                                              |
        | lite      | light         | an element           | Lists    | m.add_needies()                                                 |
        | lite      | light         | an extension below   | Below    | m.mutable_opened()->MutableExtension(light::only_extra)         |
        | nested    | nested::Outer | an extension         | Opened   | m.MutableExtension(nested::Outer::only_extra)                   |
        | nested    | nested::Outer | a repeated extension | Opened   | m.AddExtension(nested::Outer::only_extras)                      |
        | nested    | nested::Outer | a value of a map     | Mapped   | (*m.mutable_by_number())[1]                                     |
        | nested    | nested::Outer | a member of a oneof  | Membered | m.mutable_member()                                              |
        | nested    | nested::Outer | an element           | Lists    | m.add_needies()                                                 |
        | nested    | nested::Outer | an extension below   | Below    | m.mutable_opened()->MutableExtension(nested::Outer::only_extra) |

    Scenario: its accepted twin, code size, in a message
      Given `small::Sample m`
      And `std::string out`
      When `m.mutable_needy()->set_needed(1)`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("0a 02 08 01")`

    Scenario Outline: its accepted twin, <mode>, <what>
      Given `<package>::Sample m`
      And `std::string out`
      When `<arrange>`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`

      Examples:
        | mode      | package       | what                | arrange                                                 | bytes                   |
        | code size | small         | in a group          | m.mutable_box()->set_full(true)                         | 2b 08 01 2c             |
        | code size | small         | in a value of a map | (*m.mutable_by_number())[1].set_needed(1)               | 32 06 08 01 12 02 08 01 |
        | code size | small         | in an extension     | m.MutableExtension(small::extra)->set_needed(1)         | a2 06 02 08 01          |
        | lite      | light         | in a message        | m.mutable_needy()->set_needed(1)                        | 0a 02 08 01             |
        | lite      | light         | in a group          | m.mutable_box()->set_full(true)                         | 2b 08 01 2c             |
        | lite      | light         | in a value of a map | (*m.mutable_by_number())[1].set_needed(1)               | 32 06 08 01 12 02 08 01 |
        | lite      | light         | in an extension     | m.MutableExtension(light::extra)->set_needed(1)         | a2 06 02 08 01          |
        | nested    | nested::Outer | in a group          | m.mutable_box()->set_full(true)                         | 2b 08 01 2c             |
        | nested    | nested::Outer | in a value of a map | (*m.mutable_by_number())[1].set_needed(1)               | 32 06 08 01 12 02 08 01 |
        | nested    | nested::Outer | in an extension     | m.MutableExtension(nested::Outer::extra)->set_needed(1) | a2 06 02 08 01          |

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (other modes)

    Scenario: code size, a field
      Given `small::Sample m`
      And `m.add_kinds(small::KIND_FIRST)`
      When `m.set_kind(small::KIND_OTHER)`
      Then `m.kind()` is `small::KIND_OTHER`
      And `m.set_kind(static_cast<small::Kind>(30))` aborts
      And `m.set_kind(static_cast<small::Kind>(0))` aborts

    Scenario Outline: <mode>, <what>
      Given `<package>::Sample m`
      And `m.add_kinds(<package>::KIND_FIRST)`
      When `<call><package>::KIND_OTHER)`
      Then `<get>` is `<package>::KIND_OTHER`
      And `<call>static_cast<<package>::Kind>(30))` aborts
      And `<call>static_cast<<package>::Kind>(0))` aborts

      Examples:
        | mode   | package       | what    | call        | get      |
        | lite   | light         | a field | m.set_kind( | m.kind() |
        | nested | nested::Outer | a field | m.set_kind( | m.kind() |

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process (other modes)

    Scenario: code size, a member of a oneof
      Given `small::Sample m`
      And `m.add_kinds(small::KIND_FIRST)`
      When `m.set_choice(small::KIND_OTHER)`
      Then `m.choice()` is `small::KIND_OTHER`
      And `m.set_choice(static_cast<small::Kind>(30))` aborts
      And `m.set_choice(static_cast<small::Kind>(0))` aborts

    Scenario Outline: <mode>, <what>
      Given `<package>::Sample m`
      And `m.add_kinds(<package>::KIND_FIRST)`
      When `<call><package>::KIND_OTHER)`
      Then `<get>` is `<package>::KIND_OTHER`
      And `<call>static_cast<<package>::Kind>(30))` aborts
      And `<call>static_cast<<package>::Kind>(0))` aborts

      Examples:
        | mode   | package       | what                                 | call          | get        |
        | lite   | light         | a member of a oneof                  | m.set_choice( | m.choice() |
        | nested | nested::Outer | a member of a oneof                  | m.set_choice( | m.choice() |
        | nested | nested::Outer | the first member of the second oneof | m.set_early(  | m.early()  |
        | nested | nested::Outer | the last member of the second oneof  | m.set_late(   | m.late()   |

  @cpp.error.enum-repeated-abort
  Rule: In a debug build, setting or adding an element with a number that is no value of its closed enum aborts the process (other modes)

    Scenario: code size, an element
      Given `small::Sample m`
      And `m.add_kinds(small::KIND_FIRST)`
      When `m.set_kinds(0, small::KIND_OTHER)`
      Then `m.kinds(0)` is `small::KIND_OTHER`
      And `m.set_kinds(0, static_cast<small::Kind>(30))` aborts
      And `m.set_kinds(0, static_cast<small::Kind>(0))` aborts

    Scenario Outline: <mode>, <what>
      Given `<package>::Sample m`
      And `m.add_kinds(<package>::KIND_FIRST)`
      When `<call><package>::KIND_OTHER)`
      Then `<get>` is `<package>::KIND_OTHER`
      And `<call>static_cast<<package>::Kind>(30))` aborts
      And `<call>static_cast<<package>::Kind>(0))` aborts

      Examples:
        | mode      | package       | what                 | call           | get         |
        | code size | small         | a new element        | m.add_kinds(   | m.kinds(1)  |
        | code size | small         | a new packed element | m.add_packed(  | m.packed(0) |
        | lite      | light         | an element           | m.set_kinds(0, | m.kinds(0)  |
        | lite      | light         | a new element        | m.add_kinds(   | m.kinds(1)  |
        | lite      | light         | a new packed element | m.add_packed(  | m.packed(0) |
        | nested    | nested::Outer | a new element        | m.add_kinds(   | m.kinds(1)  |
        | nested    | nested::Outer | a new packed element | m.add_packed(  | m.packed(0) |

  @cpp.error.enum-closed-parse @cpp.dialect.enum-closed-proto2
  Rule: A parsed number that is no value of the field's closed enum becomes an unknown field (other modes)

    Scenario: code size, a field
      Given `small::Sample m`
      Then `m.ParseFromString(bytes("38 05"))` is `true`
      And `m.has_kind()` is `false`
      And `m` serializes to the bytes `38 05`

    Scenario Outline: <mode>, <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `<query>` is `<result>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | mode      | package       | what                           | query                                       | result | bytes                               | written                             |
        | code size | small         | an element of a repeated field | m.kinds_size()                              | 2      | 40 1f 40 05 40 20                   | 40 1f 40 20 40 05                   |
        | code size | small         | a packed element               | m.packed_size()                             | 2      | 4a 03 1f 05 20                      | 4a 02 1f 20 48 05                   |
        | code size | small         | a member of a oneof            | m.has_choice()                              | false  | 20 05                               | 20 05                               |
        | code size | small         | a value of a map               | m.steps_by_number_size()                    | 1      | 52 04 08 01 10 05 52 04 08 02 10 1f | 52 04 08 02 10 1f 52 04 08 01 10 05 |
        | code size | small         | an extension                   | m.HasExtension(small::kind_extra)           | false  | b0 06 05                            | b0 06 05                            |
        | code size | small         | an element of an extension     | m.ExtensionSize(small::kinds_extra)         | 1      | b8 06 05 b8 06 20                   | b8 06 20 b8 06 05                   |
        | lite      | light         | a field                        | m.has_kind()                                | false  | 38 05                               | 38 05                               |
        | lite      | light         | an element of a repeated field | m.kinds_size()                              | 2      | 40 1f 40 05 40 20                   | 40 1f 40 20 40 05                   |
        | lite      | light         | a packed element               | m.packed_size()                             | 2      | 4a 03 1f 05 20                      | 4a 02 1f 20 48 05                   |
        | lite      | light         | a member of a oneof            | m.has_choice()                              | false  | 20 05                               | 20 05                               |
        | lite      | light         | a value of a map               | m.steps_by_number_size()                    | 1      | 52 04 08 01 10 05 52 04 08 02 10 1f | 52 04 08 02 10 1f 52 04 08 01 10 05 |
        | lite      | light         | an extension                   | m.HasExtension(light::kind_extra)           | false  | b0 06 05                            | b0 06 05                            |
        | lite      | light         | an element of an extension     | m.ExtensionSize(light::kinds_extra)         | 1      | b8 06 05 b8 06 20                   | b8 06 20 b8 06 05                   |
        | nested    | nested::Outer | an element of a repeated field | m.kinds_size()                              | 2      | 40 1f 40 05 40 20                   | 40 1f 40 20 40 05                   |
        | nested    | nested::Outer | a packed element               | m.packed_size()                             | 2      | 4a 03 1f 05 20                      | 4a 02 1f 20 48 05                   |
        | nested    | nested::Outer | a member of a oneof            | m.has_choice()                              | false  | 20 05                               | 20 05                               |
        | nested    | nested::Outer | a value of a map               | m.steps_by_number_size()                    | 1      | 52 04 08 01 10 05 52 04 08 02 10 1f | 52 04 08 02 10 1f 52 04 08 01 10 05 |
        | nested    | nested::Outer | an extension                   | m.HasExtension(nested::Outer::kind_extra)   | false  | b0 06 05                            | b0 06 05                            |
        | nested    | nested::Outer | an element of an extension     | m.ExtensionSize(nested::Outer::kinds_extra) | 1      | b8 06 05 b8 06 20                   | b8 06 20 b8 06 05                   |

    Scenario Outline: <mode>, <what>, the number <number>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `<query>` is `<result>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | mode      | what                           | number | package       | query                                       | result | bytes                                        | written                                      |
        | code size | a field                        | 287    | small         | m.has_kind()                                | false  | 38 9f 02                                     | 38 9f 02                                     |
        | code size | an element of a repeated field | 287    | small         | m.kinds_size()                              | 1      | 40 1f 40 9f 02                               | 40 1f 40 9f 02                               |
        | code size | a packed element               | 287    | small         | m.packed_size()                             | 2      | 4a 04 1f 9f 02 20                            | 4a 02 1f 20 48 9f 02                         |
        | code size | a member of a oneof            | 287    | small         | m.has_choice()                              | false  | 20 9f 02                                     | 20 9f 02                                     |
        | code size | a value of a map               | 287    | small         | m.steps_by_number_size()                    | 0      | 52 05 08 01 10 9f 02                         | 52 05 08 01 10 9f 02                         |
        | code size | an extension                   | 287    | small         | m.HasExtension(small::kind_extra)           | false  | b0 06 9f 02                                  | b0 06 9f 02                                  |
        | code size | an element of an extension     | 287    | small         | m.ExtensionSize(small::kinds_extra)         | 1      | b8 06 20 b8 06 9f 02                         | b8 06 20 b8 06 9f 02                         |
        | code size | a field                        | -5     | small         | m.has_kind()                                | false  | 38 fb ff ff ff ff ff ff ff ff 01             | 38 fb ff ff ff ff ff ff ff ff 01             |
        | code size | an element of a repeated field | -5     | small         | m.kinds_size()                              | 1      | 40 1f 40 fb ff ff ff ff ff ff ff ff 01       | 40 1f 40 fb ff ff ff ff ff ff ff ff 01       |
        | code size | a packed element               | -5     | small         | m.packed_size()                             | 2      | 4a 0c 1f fb ff ff ff ff ff ff ff ff 01 20    | 4a 02 1f 20 48 fb ff ff ff ff ff ff ff ff 01 |
        | code size | a member of a oneof            | -5     | small         | m.has_choice()                              | false  | 20 fb ff ff ff ff ff ff ff ff 01             | 20 fb ff ff ff ff ff ff ff ff 01             |
        | code size | a value of a map               | -5     | small         | m.steps_by_number_size()                    | 0      | 52 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 | 52 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |
        | code size | an extension                   | -5     | small         | m.HasExtension(small::kind_extra)           | false  | b0 06 fb ff ff ff ff ff ff ff ff 01          | b0 06 fb ff ff ff ff ff ff ff ff 01          |
        | code size | an element of an extension     | -5     | small         | m.ExtensionSize(small::kinds_extra)         | 1      | b8 06 20 b8 06 fb ff ff ff ff ff ff ff ff 01 | b8 06 20 b8 06 fb ff ff ff ff ff ff ff ff 01 |
        | lite      | a field                        | 287    | light         | m.has_kind()                                | false  | 38 9f 02                                     | 38 9f 02                                     |
        | lite      | an element of a repeated field | 287    | light         | m.kinds_size()                              | 1      | 40 1f 40 9f 02                               | 40 1f 40 9f 02                               |
        | lite      | a packed element               | 287    | light         | m.packed_size()                             | 2      | 4a 04 1f 9f 02 20                            | 4a 02 1f 20 48 9f 02                         |
        | lite      | a member of a oneof            | 287    | light         | m.has_choice()                              | false  | 20 9f 02                                     | 20 9f 02                                     |
        | lite      | a value of a map               | 287    | light         | m.steps_by_number_size()                    | 0      | 52 05 08 01 10 9f 02                         | 52 05 08 01 10 9f 02                         |
        | lite      | an extension                   | 287    | light         | m.HasExtension(light::kind_extra)           | false  | b0 06 9f 02                                  | b0 06 9f 02                                  |
        | lite      | an element of an extension     | 287    | light         | m.ExtensionSize(light::kinds_extra)         | 1      | b8 06 20 b8 06 9f 02                         | b8 06 20 b8 06 9f 02                         |
        | lite      | a field                        | -5     | light         | m.has_kind()                                | false  | 38 fb ff ff ff ff ff ff ff ff 01             | 38 fb ff ff ff ff ff ff ff ff 01             |
        | lite      | an element of a repeated field | -5     | light         | m.kinds_size()                              | 1      | 40 1f 40 fb ff ff ff ff ff ff ff ff 01       | 40 1f 40 fb ff ff ff ff ff ff ff ff 01       |
        | lite      | a packed element               | -5     | light         | m.packed_size()                             | 2      | 4a 0c 1f fb ff ff ff ff ff ff ff ff 01 20    | 4a 02 1f 20 48 fb ff ff ff ff ff ff ff ff 01 |
        | lite      | a member of a oneof            | -5     | light         | m.has_choice()                              | false  | 20 fb ff ff ff ff ff ff ff ff 01             | 20 fb ff ff ff ff ff ff ff ff 01             |
        | lite      | a value of a map               | -5     | light         | m.steps_by_number_size()                    | 0      | 52 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 | 52 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |
        | lite      | an extension                   | -5     | light         | m.HasExtension(light::kind_extra)           | false  | b0 06 fb ff ff ff ff ff ff ff ff 01          | b0 06 fb ff ff ff ff ff ff ff ff 01          |
        | lite      | an element of an extension     | -5     | light         | m.ExtensionSize(light::kinds_extra)         | 1      | b8 06 20 b8 06 fb ff ff ff ff ff ff ff ff 01 | b8 06 20 b8 06 fb ff ff ff ff ff ff ff ff 01 |
        | nested    | a field                        | 287    | nested::Outer | m.has_kind()                                | false  | 38 9f 02                                     | 38 9f 02                                     |
        | nested    | an element of a repeated field | 287    | nested::Outer | m.kinds_size()                              | 1      | 40 1f 40 9f 02                               | 40 1f 40 9f 02                               |
        | nested    | a packed element               | 287    | nested::Outer | m.packed_size()                             | 2      | 4a 04 1f 9f 02 20                            | 4a 02 1f 20 48 9f 02                         |
        | nested    | a member of a oneof            | 287    | nested::Outer | m.has_choice()                              | false  | 20 9f 02                                     | 20 9f 02                                     |
        | nested    | a value of a map               | 287    | nested::Outer | m.steps_by_number_size()                    | 0      | 52 05 08 01 10 9f 02                         | 52 05 08 01 10 9f 02                         |
        | nested    | an extension                   | 287    | nested::Outer | m.HasExtension(nested::Outer::kind_extra)   | false  | b0 06 9f 02                                  | b0 06 9f 02                                  |
        | nested    | an element of an extension     | 287    | nested::Outer | m.ExtensionSize(nested::Outer::kinds_extra) | 1      | b8 06 20 b8 06 9f 02                         | b8 06 20 b8 06 9f 02                         |
        | nested    | a field                        | -5     | nested::Outer | m.has_kind()                                | false  | 38 fb ff ff ff ff ff ff ff ff 01             | 38 fb ff ff ff ff ff ff ff ff 01             |
        | nested    | an element of a repeated field | -5     | nested::Outer | m.kinds_size()                              | 1      | 40 1f 40 fb ff ff ff ff ff ff ff ff 01       | 40 1f 40 fb ff ff ff ff ff ff ff ff 01       |
        | nested    | a packed element               | -5     | nested::Outer | m.packed_size()                             | 2      | 4a 0c 1f fb ff ff ff ff ff ff ff ff 01 20    | 4a 02 1f 20 48 fb ff ff ff ff ff ff ff ff 01 |
        | nested    | a member of a oneof            | -5     | nested::Outer | m.has_choice()                              | false  | 20 fb ff ff ff ff ff ff ff ff 01             | 20 fb ff ff ff ff ff ff ff ff 01             |
        | nested    | a value of a map               | -5     | nested::Outer | m.steps_by_number_size()                    | 0      | 52 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 | 52 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |
        | nested    | an extension                   | -5     | nested::Outer | m.HasExtension(nested::Outer::kind_extra)   | false  | b0 06 fb ff ff ff ff ff ff ff ff 01          | b0 06 fb ff ff ff ff ff ff ff ff 01          |
        | nested    | an element of an extension     | -5     | nested::Outer | m.ExtensionSize(nested::Outer::kinds_extra) | 1      | b8 06 20 b8 06 fb ff ff ff ff ff ff ff ff 01 | b8 06 20 b8 06 fb ff ff ff ff ff ff ff ff 01 |

  @cpp.error.enum-open-preserved @cpp.dialect.enum-open
  Rule: A parsed number that is no value of the field's open enum is kept, and the accessors return it (other modes)

    Scenario: code size, a field
      Given `third_small::Open m`
      Then `m.ParseFromString(bytes("08 05"))` is `true`
      And `m.level()` is `static_cast<third_small::Level>(5)`
      And `m` serializes to the bytes `08 05`

    Scenario Outline: <mode>, <what>
      Given `<package>::Open m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `<query>` is `static_cast<<package>::Level>(5)`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | mode      | package             | what                           | query               | bytes             |
        | code size | third_small         | an element of a repeated field | m.levels(1)         | 12 02 07 05       |
        | code size | third_small         | a member of a oneof            | m.choice()          | 18 05             |
        | code size | third_small         | a value of a map               | m.by_number().at(1) | 22 04 08 01 10 05 |
        | lite      | third_light         | a field                        | m.level()           | 08 05             |
        | lite      | third_light         | an element of a repeated field | m.levels(1)         | 12 02 07 05       |
        | lite      | third_light         | a member of a oneof            | m.choice()          | 18 05             |
        | lite      | third_light         | a value of a map               | m.by_number().at(1) | 22 04 08 01 10 05 |
        | nested    | third_nested::Outer | an element of a repeated field | m.levels(1)         | 12 02 07 05       |
        | nested    | third_nested::Outer | a member of a oneof            | m.choice()          | 18 05             |
        | nested    | third_nested::Outer | a value of a map               | m.by_number().at(1) | 22 04 08 01 10 05 |

    Scenario Outline: <mode>, <what>, the number <number>
      Given `<package>::Open m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `static_cast<int>(<query>)` is `<number>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | mode      | what                           | number | package             | query               | bytes                                        |
        | code size | a field                        | 300    | third_small         | m.level()           | 08 ac 02                                     |
        | code size | an element of a repeated field | 300    | third_small         | m.levels(1)         | 12 03 07 ac 02                               |
        | code size | a member of a oneof            | 300    | third_small         | m.choice()          | 18 ac 02                                     |
        | code size | a value of a map               | 300    | third_small         | m.by_number().at(1) | 22 05 08 01 10 ac 02                         |
        | code size | a field                        | -5     | third_small         | m.level()           | 08 fb ff ff ff ff ff ff ff ff 01             |
        | code size | an element of a repeated field | -5     | third_small         | m.levels(1)         | 12 0b 07 fb ff ff ff ff ff ff ff ff 01       |
        | code size | a member of a oneof            | -5     | third_small         | m.choice()          | 18 fb ff ff ff ff ff ff ff ff 01             |
        | code size | a value of a map               | -5     | third_small         | m.by_number().at(1) | 22 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |
        | lite      | a field                        | 300    | third_light         | m.level()           | 08 ac 02                                     |
        | lite      | an element of a repeated field | 300    | third_light         | m.levels(1)         | 12 03 07 ac 02                               |
        | lite      | a member of a oneof            | 300    | third_light         | m.choice()          | 18 ac 02                                     |
        | lite      | a value of a map               | 300    | third_light         | m.by_number().at(1) | 22 05 08 01 10 ac 02                         |
        | lite      | a field                        | -5     | third_light         | m.level()           | 08 fb ff ff ff ff ff ff ff ff 01             |
        | lite      | an element of a repeated field | -5     | third_light         | m.levels(1)         | 12 0b 07 fb ff ff ff ff ff ff ff ff 01       |
        | lite      | a member of a oneof            | -5     | third_light         | m.choice()          | 18 fb ff ff ff ff ff ff ff ff 01             |
        | lite      | a value of a map               | -5     | third_light         | m.by_number().at(1) | 22 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |
        | nested    | a field                        | 300    | third_nested::Outer | m.level()           | 08 ac 02                                     |
        | nested    | an element of a repeated field | 300    | third_nested::Outer | m.levels(1)         | 12 03 07 ac 02                               |
        | nested    | a member of a oneof            | 300    | third_nested::Outer | m.choice()          | 18 ac 02                                     |
        | nested    | a value of a map               | 300    | third_nested::Outer | m.by_number().at(1) | 22 05 08 01 10 ac 02                         |
        | nested    | a field                        | -5     | third_nested::Outer | m.level()           | 08 fb ff ff ff ff ff ff ff ff 01             |
        | nested    | an element of a repeated field | -5     | third_nested::Outer | m.levels(1)         | 12 0b 07 fb ff ff ff ff ff ff ff ff 01       |
        | nested    | a member of a oneof            | -5     | third_nested::Outer | m.choice()          | 18 fb ff ff ff ff ff ff ff ff 01             |
        | nested    | a value of a map               | -5     | third_nested::Outer | m.by_number().at(1) | 22 0d 08 01 10 fb ff ff ff ff ff ff ff ff 01 |

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (other modes)

    Scenario: code size, a number cut off
      Given `small::Sample m`
      Then `m.ParseFromString(bytes("38"))` is `false`

    Scenario Outline: <mode>, <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `false`

      Examples:
        | mode      | package       | what                             | bytes          |
        | code size | small         | a message cut off                | 0a 05 08 01    |
        | code size | small         | a group that is not closed       | 2b 08 01       |
        | code size | small         | a group closed by another number | 2b 08 01 34    |
        | code size | small         | a map entry cut off              | 32 06 08 01 12 |
        | code size | small         | packed numbers cut off           | 4a 03 1f 20    |
        | code size | small         | an unknown text cut off          | f2 3f 02 61    |
        | code size | small         | field number zero                | 00 01          |
        | lite      | light         | a number cut off                 | 38             |
        | lite      | light         | a message cut off                | 0a 05 08 01    |
        | lite      | light         | a group that is not closed       | 2b 08 01       |
        | lite      | light         | a group closed by another number | 2b 08 01 34    |
        | lite      | light         | a map entry cut off              | 32 06 08 01 12 |
        | lite      | light         | packed numbers cut off           | 4a 03 1f 20    |
        | lite      | light         | an unknown text cut off          | f2 3f 02 61    |
        | lite      | light         | field number zero                | 00 01          |
        | nested    | nested::Outer | a message cut off                | 0a 05 08 01    |
        | nested    | nested::Outer | a group that is not closed       | 2b 08 01       |
        | nested    | nested::Outer | a group closed by another number | 2b 08 01 34    |
        | nested    | nested::Outer | a map entry cut off              | 32 06 08 01 12 |
        | nested    | nested::Outer | packed numbers cut off           | 4a 03 1f 20    |
        | nested    | nested::Outer | an unknown text cut off          | f2 3f 02 61    |
        | nested    | nested::Outer | field number zero                | 00 01          |
