@needs.cpp
Feature: Messages that cannot be written
  A message that lacks a required field, or that is too large for the wire format, is not serialized.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Needy { required int32 needed = 1; optional int32 number = 2; }
      message Sample {
        optional Needy needy = 1;
        repeated Needy needies = 2;
        oneof which { Needy member = 3; int32 digit = 4; }
        optional group Box = 5 { required bool full = 1; }
        map<int32, Needy> by_number = 6;
        optional Sample next = 7;
        required string name = 8 [default = "preset"];
        extensions 100 to 199;
      }
      extend Sample { optional Needy extra = 100; repeated Needy extras = 101; }
      message Large { repeated double numbers = 1 [packed = true]; optional Large next = 2; }
      """

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (serialized)

    Scenario: the field of the message itself
      Given `Needy m`
      And `m.set_number(7)`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `false`

    Scenario: its accepted twin
      Given `Needy m`
      And `m.set_number(7)`
      And `m.set_needed(0)`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 00 10 07")`

    Scenario Outline: <what>
      Given `Sample m`
      And `m.set_name("set")`
      And `<arrange>`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `false`

      Examples:
        | what                              | arrange                                                            |
        | in a message                      | m.mutable_needy()                                                  |
        | in an element of a repeated field | m.add_needies()                                                    |
        | in the last element               | m.add_needies()->set_needed(1); m.add_needies()                    |
        | in the member of a oneof          | m.mutable_member()                                                 |
        | in a group                        | m.mutable_box()                                                    |
        | in a value of a map               | (*m.mutable_by_number())[1]                                        |
        | in an extension                   | m.MutableExtension(extra)                                          |
        | in the last of many extensions    | m.AddExtension(extras)->set_needed(1); m.AddExtension(extras)      |
        | two messages below                | m.mutable_next()->set_name("n"); m.mutable_next()->mutable_needy() |
        | a field with a default, not set   | m.clear_name()                                                     |

    Scenario Outline: <what>, its accepted twin
      Given `Sample m`
      And `m.set_name("set")`
      And `<arrange>`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<written>")`

      Examples:
        | what                              | arrange                                   | written                                |
        | in a message                      | m.mutable_needy()->set_needed(1)          | 0a 02 08 01 42 03 73 65 74             |
        | in an element of a repeated field | m.add_needies()->set_needed(1)            | 12 02 08 01 42 03 73 65 74             |
        | in the member of a oneof          | m.mutable_member()->set_needed(1)         | 1a 02 08 01 42 03 73 65 74             |
        | a member that was left            | m.mutable_member(); m.set_digit(1)        | 20 01 42 03 73 65 74                   |
        | in an extension                   | m.MutableExtension(extra)->set_needed(1)  | 42 03 73 65 74 a2 06 02 08 01          |
        | in a value of a map               | (*m.mutable_by_number())[1].set_needed(1) | 32 06 08 01 12 02 08 01 42 03 73 65 74 |
        | in a group                        | m.mutable_box()->set_full(true)           | 2b 08 01 2c 42 03 73 65 74             |
        | a field with a default            | m.set_name("preset")                      | 42 06 70 72 65 73 65 74                |

  @cpp.error.required @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (parsed, each place by itself)

    Background:
      Given the schema file `places.proto`
        """proto
        syntax = "proto2";
        package only;
        message Needy { required int32 needed = 1; }
        message Message { optional Needy needy = 1; }
        message Repeated { repeated Needy needies = 1; }
        message Member { oneof which { Needy member = 1; } }
        message Boxed { optional group Box = 1 { required bool full = 1; } }
        message Shelf { repeated group Box = 1 { required bool full = 1; } }
        message Chest { oneof which { group Box = 1 { required bool full = 1; } } }
        message Map { map<int32, Needy> by_number = 1; }
        message Extended { extensions 100 to 199; }
        message Below { optional Message below = 1; }
        message Lower { optional Extended below = 1; }
        message There { optional Back back = 1; }
        message Back { optional There there = 1; optional Needy needy = 2; }
        extend Extended { optional Needy only_extra = 100; repeated Needy only_extras = 101; }
        """

    Scenario: a message that has no other field
      Given `only::Message m`
      And `m.mutable_needy()`
      Then `m.IsInitialized()` is `false`
      And `m.ParseFromString(bytes("0a 00"))` is `false`
      When `m.mutable_needy()->set_needed(1)`
      Then `m.IsInitialized()` is `true`
      And `m` serializes to the bytes `0a 02 08 01`

    Scenario Outline: only in <place>
      Given `only::<message> m`
      And `<lacks>`
      And `only::<message> parsed`
      Then `m.IsInitialized()` is `false`
      And `parsed.ParseFromString(bytes("<lacking>"))` is `false`
      When `m.Clear()`
      And `<has>`
      Then `m` serializes to the bytes `<bytes>`
      And `parsed.ParseFromString(bytes("<bytes>"))` is `true`

      Examples:
        | place                         | message  | lacks                                                              | has                                                                               | lacking                 | bytes                         |
        | a message                     | Message  | m.mutable_needy()                                                  | m.mutable_needy()->set_needed(1)                                                  | 0a 00                   | 0a 02 08 01                   |
        | elements of a repeated field  | Repeated | m.add_needies()                                                    | m.add_needies()->set_needed(1)                                                    | 0a 00                   | 0a 02 08 01                   |
        | a member of a oneof           | Member   | m.mutable_member()                                                 | m.mutable_member()->set_needed(1)                                                 | 0a 00                   | 0a 02 08 01                   |
        | a group                       | Boxed    | m.mutable_box()                                                    | m.mutable_box()->set_full(true)                                                   | 0b 0c                   | 0b 08 01 0c                   |
        | repeated groups               | Shelf    | m.add_box()                                                        | m.add_box()->set_full(true)                                                       | 0b 0c                   | 0b 08 01 0c                   |
        | a group in a oneof            | Chest    | m.mutable_box()                                                    | m.mutable_box()->set_full(true)                                                   | 0b 0c                   | 0b 08 01 0c                   |
        | values of a map               | Map      | (*m.mutable_by_number())[1]                                        | (*m.mutable_by_number())[1].set_needed(1)                                         | 0a 04 08 01 12 00       | 0a 06 08 01 12 02 08 01       |
        | an extension                  | Extended | m.MutableExtension(only::only_extra)                               | m.MutableExtension(only::only_extra)->set_needed(1)                               | a2 06 00                | a2 06 02 08 01                |
        | a repeated extension          | Extended | m.AddExtension(only::only_extras)                                  | m.AddExtension(only::only_extras)->set_needed(1)                                  | aa 06 00                | aa 06 02 08 01                |
        | a message below               | Below    | m.mutable_below()->mutable_needy()                                 | m.mutable_below()->mutable_needy()->set_needed(1)                                 | 0a 02 0a 00             | 0a 04 0a 02 08 01             |
        | an extension below            | Lower    | m.mutable_below()->MutableExtension(only::only_extra)              | m.mutable_below()->MutableExtension(only::only_extra)->set_needed(1)              | 0a 03 a2 06 00          | 0a 05 a2 06 02 08 01          |
        | messages that hold each other | There    | m.mutable_back()->mutable_there()->mutable_back()->mutable_needy() | m.mutable_back()->mutable_there()->mutable_back()->mutable_needy()->set_needed(1) | 0a 06 0a 04 0a 02 12 00 | 0a 08 0a 06 0a 04 12 02 08 01 |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (serialized, each place by itself)

    Background:
      Given the schema file `places.proto`
        """proto
        syntax = "proto2";
        package only;
        message Needy { required int32 needed = 1; }
        message Message { optional Needy needy = 1; }
        message Repeated { repeated Needy needies = 1; }
        message Member { oneof which { Needy member = 1; } }
        message Boxed { optional group Box = 1 { required bool full = 1; } }
        message Shelf { repeated group Box = 1 { required bool full = 1; } }
        message Chest { oneof which { group Box = 1 { required bool full = 1; } } }
        message Map { map<int32, Needy> by_number = 1; }
        message Extended { extensions 100 to 199; }
        message Below { optional Message below = 1; }
        message Lower { optional Extended below = 1; }
        message There { optional Back back = 1; }
        message Back { optional There there = 1; optional Needy needy = 2; }
        extend Extended { optional Needy only_extra = 100; repeated Needy only_extras = 101; }
        """

    Scenario: nowhere but in a message that has no other field
      Given `only::Message m`
      And `m.mutable_needy()`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `false`
      When `m.mutable_needy()->set_needed(1)`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("0a 02 08 01")`

    Scenario Outline: nowhere but in <place>
      Given `only::<message> m`
      And `<lacks>`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `false`
      When `m.Clear()`
      And `<has>`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`

      Examples:
        | place                         | message  | lacks                                                              | has                                                                               | bytes                         |
        | a message                     | Message  | m.mutable_needy()                                                  | m.mutable_needy()->set_needed(1)                                                  | 0a 02 08 01                   |
        | elements of a repeated field  | Repeated | m.add_needies()                                                    | m.add_needies()->set_needed(1)                                                    | 0a 02 08 01                   |
        | a member of a oneof           | Member   | m.mutable_member()                                                 | m.mutable_member()->set_needed(1)                                                 | 0a 02 08 01                   |
        | a group                       | Boxed    | m.mutable_box()                                                    | m.mutable_box()->set_full(true)                                                   | 0b 08 01 0c                   |
        | repeated groups               | Shelf    | m.add_box()                                                        | m.add_box()->set_full(true)                                                       | 0b 08 01 0c                   |
        | a group in a oneof            | Chest    | m.mutable_box()                                                    | m.mutable_box()->set_full(true)                                                   | 0b 08 01 0c                   |
        | values of a map               | Map      | (*m.mutable_by_number())[1]                                        | (*m.mutable_by_number())[1].set_needed(1)                                         | 0a 06 08 01 12 02 08 01       |
        | an extension                  | Extended | m.MutableExtension(only::only_extra)                               | m.MutableExtension(only::only_extra)->set_needed(1)                               | a2 06 02 08 01                |
        | a repeated extension          | Extended | m.AddExtension(only::only_extras)                                  | m.AddExtension(only::only_extras)->set_needed(1)                                  | aa 06 02 08 01                |
        | a message below               | Below    | m.mutable_below()->mutable_needy()                                 | m.mutable_below()->mutable_needy()->set_needed(1)                                 | 0a 04 0a 02 08 01             |
        | an extension below            | Lower    | m.mutable_below()->MutableExtension(only::only_extra)              | m.mutable_below()->MutableExtension(only::only_extra)->set_needed(1)              | 0a 05 a2 06 02 08 01          |
        | messages that hold each other | There    | m.mutable_back()->mutable_there()->mutable_back()->mutable_needy() | m.mutable_back()->mutable_there()->mutable_back()->mutable_needy()->set_needed(1) | 0a 08 0a 06 0a 04 12 02 08 01 |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (a required field of each kind)

    Background:
      Given the schema file `required.proto`
        """proto
        syntax = "proto2";
        package kinds;
        enum Kind { LEFT = 21; RIGHT = 22; }
        message Part { optional int32 id = 1; }
        message Flag { required bool value = 1; }
        message Number { required double value = 1; }
        message Text { required string value = 1; }
        message Data { required bytes value = 1; }
        message Choice { required Kind value = 1; }
        message Whole { required Part value = 1; }
        message Boxed { required group Value = 1 { optional int32 id = 1; } }
        """

    Scenario: a required message
      Given `kinds::Whole m`
      And `std::string out`
      Then `m.ParseFromString("")` is `false`
      And `m.SerializeToString(&out)` is `false`
      When `m.mutable_value()`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("0a 00")`
      And `m.ParseFromString(bytes("0a 00"))` is `true`

    Scenario Outline: a required field, <kind>
      Given `kinds::<message> m`
      And `std::string out`
      Then `m.ParseFromString("")` is `false`
      And `m.SerializeToString(&out)` is `false`
      When `m.<set>`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`
      And `m.ParseFromString(bytes("<bytes>"))` is `true`

      Examples:
        | kind     | message | set                    | bytes                      |
        | a bool   | Flag    | set_value(false)       | 08 00                      |
        | a double | Number  | set_value(0)           | 09 00 00 00 00 00 00 00 00 |
        | a string | Text    | set_value("")          | 0a 00                      |
        | bytes    | Data    | set_value("")          | 0a 00                      |
        | an enum  | Choice  | set_value(kinds::LEFT) | 08 15                      |
        | a group  | Boxed   | mutable_value()        | 0b 0c                      |

  @cpp.error.serialize-fails @cpp.message.serialize-to-string
  Rule: A message that cannot be serialized makes `SerializeToString` return false

    Scenario: a repeated field of 2 GiB
      Given `Large m`
      And `m.mutable_numbers()->Reserve(268435456)`
      And `m.mutable_numbers()->AddNAlreadyReserved(268435456)`
      And `std::string out`
      Then `m.ByteSizeLong()` is at least `2147483648u`
      And `m.SerializeToString(&out)` is `false`

    Scenario: the same in a submessage
      Given `Large m`
      And `m.mutable_next()->mutable_numbers()->Reserve(268435456)`
      And `m.mutable_next()->mutable_numbers()->AddNAlreadyReserved(268435456)`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `false`

    Scenario: a repeated field of eight bytes
      Given `Large m`
      And `m.mutable_numbers()->Reserve(268435456)`
      And `m.add_numbers(1.0)`
      And `std::string out`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("0a 08 00 00 00 00 00 00 f0 3f")`
