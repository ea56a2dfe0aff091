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

  @cpp.error.required @needs.protobuf-conventions
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

  @cpp.error.serialize-fails
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
