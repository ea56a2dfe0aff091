@needs.cpp @needs.lite @needs.editions
Feature: Errors in files of editions
  A message of an edition refuses the same input as other messages, and keeps the same values.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      enum Kind { option features.enum_type = CLOSED; KIND_FIRST = 31; KIND_OTHER = 32; }
      message Part { int32 id = 1; string label = 2; }
      message Open {
        Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; string name = 4; Kind pick = 13; }
        Part part = 5; Open below = 6; fixed32 fixed = 7; double real = 8; repeated int32 numbers = 9; map<int32, string> texts = 10; bytes data = 11;
        Kind kind = 12; repeated Kind kinds = 14; Part box = 15 [features.message_encoding = DELIMITED];
      }
      message Needy { int32 needed = 1 [features.field_presence = LEGACY_REQUIRED]; string also = 2 [features.field_presence = LEGACY_REQUIRED]; }
      message Holder {
        Needy needy = 1; repeated Needy needies = 2; oneof which { Needy member = 3; } Needy box = 4 [features.message_encoding = DELIMITED];
        map<int32, Needy> by_number = 5; extensions 100 to 199;
      }
      extend Holder { Needy extra = 100; repeated Needy extras = 101; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      enum Kind { option features.enum_type = CLOSED; KIND_FIRST = 31; KIND_OTHER = 32; }
      message Part { int32 id = 1; string label = 2; }
      message Open {
        Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; string name = 4; Kind pick = 13; }
        Part part = 5; Open below = 6; fixed32 fixed = 7; double real = 8; repeated int32 numbers = 9; map<int32, string> texts = 10; bytes data = 11;
        Kind kind = 12; repeated Kind kinds = 14; Part box = 15 [features.message_encoding = DELIMITED];
      }
      message Needy { int32 needed = 1 [features.field_presence = LEGACY_REQUIRED]; string also = 2 [features.field_presence = LEGACY_REQUIRED]; }
      message Holder {
        Needy needy = 1; repeated Needy needies = 2; oneof which { Needy member = 3; } Needy box = 4 [features.message_encoding = DELIMITED];
        map<int32, Needy> by_number = 5; extensions 100 to 199;
      }
      extend Holder { Needy extra = 100; repeated Needy extras = 101; }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; }
      enum Kind { option features.enum_type = CLOSED; KIND_FIRST = 31; KIND_OTHER = 32; }
      message Part { int32 id = 1; string label = 2; }
      message Open {
        Level level = 1; repeated Level levels = 2; oneof which { Level choice = 3; string name = 4; Kind pick = 13; }
        Part part = 5; Open below = 6; fixed32 fixed = 7; double real = 8; repeated int32 numbers = 9; map<int32, string> texts = 10; bytes data = 11;
        Kind kind = 12; repeated Kind kinds = 14; Part box = 15 [features.message_encoding = DELIMITED];
      }
      message Needy { int32 needed = 1 [features.field_presence = LEGACY_REQUIRED]; string also = 2 [features.field_presence = LEGACY_REQUIRED]; }
      message Holder {
        Needy needy = 1; repeated Needy needies = 2; oneof which { Needy member = 3; } Needy box = 4 [features.message_encoding = DELIMITED];
        map<int32, Needy> by_number = 5; extensions 100 to 199;
      }
      extend Holder { Needy extra = 100; repeated Needy extras = 101; }
      """

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (editions, in every mode)

    Scenario Outline: <what>, an open enum
      Given `<package>::Open m`
      When `m.set_level(<package>::LEVEL_HIGH)`
      Then `m.level()` is `<package>::LEVEL_HIGH`
      And `m.set_level(static_cast<<package>::Level>(30))` aborts
      And `m.set_level(static_cast<<package>::Level>(-1))` aborts

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

    Scenario Outline: <what>, an open enum that holds it already
      Given `<package>::Open m`
      And `m.ParseFromString(bytes("08 63"))`
      Then `static_cast<int>(m.level())` is `99`
      And `m.set_level(m.level())` aborts
      And `m.set_level(<package>::LEVEL_HIGH)` does not abort

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (editions, in every mode, closed enums)

    Scenario Outline: <what>, a closed enum
      Given `<package>::Open m`
      When `m.set_kind(<package>::KIND_OTHER)`
      Then `m.kind()` is `<package>::KIND_OTHER`
      And `m.set_kind(static_cast<<package>::Kind>(30))` aborts
      And `m.set_kind(static_cast<<package>::Kind>(-1))` aborts

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process (editions, in every mode)

    Scenario Outline: <what>, an open enum in a oneof
      Given `<package>::Open m`
      When `m.set_choice(<package>::LEVEL_HIGH)`
      Then `m.choice()` is `<package>::LEVEL_HIGH`
      And `m.set_choice(static_cast<<package>::Level>(30))` aborts
      And `m.set_choice(static_cast<<package>::Level>(-1))` aborts

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process (editions, in every mode, closed enums)

    Scenario Outline: <what>, a closed enum in a oneof
      Given `<package>::Open m`
      When `m.set_pick(<package>::KIND_OTHER)`
      Then `m.pick()` is `<package>::KIND_OTHER`
      And `m.set_pick(static_cast<<package>::Kind>(30))` aborts
      And `m.set_pick(static_cast<<package>::Kind>(-1))` aborts

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.enum-repeated-abort
  Rule: In a debug build, setting or adding an element with a number that is no value of its closed enum aborts the process (editions, in every mode)

    Scenario Outline: <what>, an element
      Given `<package>::Open m`
      When `m.add_kinds(<package>::KIND_OTHER)`
      And `m.set_kinds(0, <package>::KIND_FIRST)`
      Then `m.kinds(0)` is `<package>::KIND_FIRST`
      And `m.set_kinds(0, static_cast<<package>::Kind>(30))` aborts
      And `m.add_kinds(static_cast<<package>::Kind>(0))` aborts

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.enum-closed-parse @cpp.dialect.enum-closed-edition
  Rule: A parsed number that is no value of the field's closed enum becomes an unknown field (editions, in every mode)

    Scenario Outline: <what>, a number without a value
      Given `<package>::Open m`
      Then `m.ParseFromString(bytes("60 05 72 03 1f 05 20 68 06"))` is `true`
      And `m.has_kind()` is `false`
      And `m.kinds_size()` is `2`
      And `m.kinds(1)` is `<package>::KIND_OTHER`
      And `static_cast<int>(m.which_case())` is `0`
      And `m` serializes to the bytes `72 02 1f 20 60 05 70 05 68 06`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.enum-open-preserved @cpp.dialect.enum-open
  Rule: A parsed number that is no value of the field's open enum is kept, and the accessors return it (editions, in every mode)

    Scenario Outline: <what>, a number without a value
      Given `<package>::Open m`
      Then `m.ParseFromString(bytes("08 05 12 02 07 09 18 fb ff ff ff ff ff ff ff ff 01"))` is `true`
      And `static_cast<int>(m.level())` is `5`
      And `static_cast<int>(m.levels(1))` is `9`
      And `static_cast<int>(m.choice())` is `-5`
      And `m` serializes to the bytes `08 05 12 02 07 09 18 fb ff ff ff ff ff ff ff ff 01`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode)

    Scenario Outline: <what>, required fields
      Given `<package>::Needy m`
      And `std::string out = "before"`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("08 01"))` is `false`
      And `m.ParseFromString(bytes("12 00"))` is `false`
      And `m.ParseFromString(bytes("08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 01 12 00")`
      When `m.clear_also()`
      Then `m.SerializeToString(&out)` is `false`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in a message)

    Scenario Outline: <what>, in a message
      Given `<package>::Holder m`
      And `std::string out`
      When `m.mutable_needy()->set_needed(1)`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("0a 02 08 01"))` is `false`
      And `m.ParseFromString(bytes("0a 04 08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("0a 04 08 01 12 00")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in an element)

    Scenario Outline: <what>, in an element
      Given `<package>::Holder m`
      And `std::string out`
      When `m.add_needies()`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("12 04 08 01 12 00 12 00"))` is `false`
      And `m.ParseFromString(bytes("12 04 08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("12 04 08 01 12 00")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in a member of a oneof)

    Scenario Outline: <what>, in a member of a oneof
      Given `<package>::Holder m`
      And `std::string out`
      When `m.mutable_member()`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("1a 00"))` is `false`
      And `m.ParseFromString(bytes("1a 04 08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("1a 04 08 01 12 00")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in a delimited message)

    Scenario Outline: <what>, in a delimited message
      Given `<package>::Holder m`
      And `std::string out`
      When `m.mutable_box()`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("23 08 01 24"))` is `false`
      And `m.ParseFromString(bytes("23 08 01 12 00 24"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("23 08 01 12 00 24")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in a value of a map)

    Scenario Outline: <what>, in a value of a map
      Given `<package>::Holder m`
      And `std::string out`
      When `(*m.mutable_by_number())[1].set_needed(1)`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("2a 06 08 01 12 02 08 01"))` is `false`
      And `m.ParseFromString(bytes("2a 08 08 01 12 04 08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("2a 08 08 01 12 04 08 01 12 00")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in an extension)

    Scenario Outline: <what>, in an extension
      Given `<package>::Holder m`
      And `std::string out`
      When `m.MutableExtension(<package>::extra)`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("a2 06 02 08 01"))` is `false`
      And `m.ParseFromString(bytes("a2 06 04 08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("a2 06 04 08 01 12 00")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (editions, in every mode, in the last of many extensions)

    Scenario Outline: <what>, in the last of many extensions
      Given `<package>::Holder m`
      And `std::string out`
      When `m.AddExtension(<package>::extras)`
      Then `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("aa 06 00"))` is `false`
      And `m.ParseFromString(bytes("aa 06 04 08 01 12 00"))` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("aa 06 04 08 01 12 00")`

      Examples:
        | what                  | package  |
        | an edition            | edition  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (editions, in every mode)

    Scenario Outline: <what>
      Given `<package>::Open m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `false`
      And `m.ParseFromString(bytes("08 07 2a 02 08 05"))` is `true`
      And `m.part().id()` is `5`

      Examples:
        | what                                                       | package  | bytes                               |
        | an edition, a varint that never ends                       | edition  | 08 ff ff ff ff ff ff ff ff ff ff 01 |
        | an edition, a varint cut short                             | edition  | 48 80                               |
        | an edition, a string longer than the rest                  | edition  | 22 05 61 62                         |
        | an edition, a message longer than the rest                 | edition  | 2a 03 08 01                         |
        | an edition, a fixed number cut short                       | edition  | 3d 01 02 03                         |
        | an edition, a double cut short                             | edition  | 41 01 02 03 04 05 06 07             |
        | an edition, packed numbers cut short                       | edition  | 4a 03 01 02                         |
        | an edition, a packed number that never ends                | edition  | 4a 02 01 80                         |
        | an edition, the field number 0                             | edition  | 00 01                               |
        | an edition, a group that ends and has not begun            | edition  | 0c                                  |
        | an edition, a group that does not end                      | edition  | fb 02 08 01                         |
        | an edition, an unknown text cut short                      | edition  | a2 38 05 61                         |
        | an edition, an invalid wire type                           | edition  | 0e 01                               |
        | an edition, an entry cut short                             | edition  | 52 04 08 01 12 05                   |
        | an edition, a wrong field in a message                     | edition  | 2a 02 08 80                         |
        | an edition, a length of more than 2 GiB                    | edition  | 5a ff ff ff ff 0f                   |
        | an edition, a tag cut short                                | edition  | 80                                  |
        | an edition, code size, a varint that never ends            | least    | 08 ff ff ff ff ff ff ff ff ff ff 01 |
        | an edition, code size, a varint cut short                  | least    | 48 80                               |
        | an edition, code size, a string longer than the rest       | least    | 22 05 61 62                         |
        | an edition, code size, a message longer than the rest      | least    | 2a 03 08 01                         |
        | an edition, code size, a fixed number cut short            | least    | 3d 01 02 03                         |
        | an edition, code size, a double cut short                  | least    | 41 01 02 03 04 05 06 07             |
        | an edition, code size, packed numbers cut short            | least    | 4a 03 01 02                         |
        | an edition, code size, a packed number that never ends     | least    | 4a 02 01 80                         |
        | an edition, code size, the field number 0                  | least    | 00 01                               |
        | an edition, code size, a group that ends and has not begun | least    | 0c                                  |
        | an edition, code size, a group that does not end           | least    | fb 02 08 01                         |
        | an edition, code size, an unknown text cut short           | least    | a2 38 05 61                         |
        | an edition, code size, an invalid wire type                | least    | 0e 01                               |
        | an edition, code size, an entry cut short                  | least    | 52 04 08 01 12 05                   |
        | an edition, code size, a wrong field in a message          | least    | 2a 02 08 80                         |
        | an edition, code size, a length of more than 2 GiB         | least    | 5a ff ff ff ff 0f                   |
        | an edition, code size, a tag cut short                     | least    | 80                                  |
        | an edition, lite, a varint that never ends                 | lightest | 08 ff ff ff ff ff ff ff ff ff ff 01 |
        | an edition, lite, a varint cut short                       | lightest | 48 80                               |
        | an edition, lite, a string longer than the rest            | lightest | 22 05 61 62                         |
        | an edition, lite, a message longer than the rest           | lightest | 2a 03 08 01                         |
        | an edition, lite, a fixed number cut short                 | lightest | 3d 01 02 03                         |
        | an edition, lite, a double cut short                       | lightest | 41 01 02 03 04 05 06 07             |
        | an edition, lite, packed numbers cut short                 | lightest | 4a 03 01 02                         |
        | an edition, lite, a packed number that never ends          | lightest | 4a 02 01 80                         |
        | an edition, lite, the field number 0                       | lightest | 00 01                               |
        | an edition, lite, a group that ends and has not begun      | lightest | 0c                                  |
        | an edition, lite, a group that does not end                | lightest | fb 02 08 01                         |
        | an edition, lite, an unknown text cut short                | lightest | a2 38 05 61                         |
        | an edition, lite, an invalid wire type                     | lightest | 0e 01                               |
        | an edition, lite, an entry cut short                       | lightest | 52 04 08 01 12 05                   |
        | an edition, lite, a wrong field in a message               | lightest | 2a 02 08 80                         |
        | an edition, lite, a length of more than 2 GiB              | lightest | 5a ff ff ff ff 0f                   |
        | an edition, lite, a tag cut short                          | lightest | 80                                  |
