@needs.cpp @needs.lite
Feature: Which of several messages lacks a required field
  One incomplete message among several complete ones is enough, wherever it is; once it is complete, the whole is written.

  Background:
    Given `std::string out`
    And the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      message Needy { required int32 needed = 1; optional int32 number = 2; optional Needy below = 3; }
      message Sample {
        repeated Needy needies = 1;
        repeated group Row = 2 { required bool full = 1; }
        map<int32, Needy> by_number = 3;
        map<string, Needy> by_name = 4;
        optional Needy one = 5;
        optional Needy other = 6;
        oneof which { Needy member = 7; Needy second_member = 8; int32 digit = 9; }
        extensions 100 to 199;
      }
      extend Sample { optional Needy extra = 100; optional Needy other_extra = 101; repeated Needy extras = 102; }
      message Three { required int32 a = 1; required string b = 2; required Needy c = 3; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Needy { required int32 needed = 1; optional int32 number = 2; optional Needy below = 3; }
      message Sample {
        repeated Needy needies = 1;
        repeated group Row = 2 { required bool full = 1; }
        map<int32, Needy> by_number = 3;
        map<string, Needy> by_name = 4;
        optional Needy one = 5;
        optional Needy other = 6;
        oneof which { Needy member = 7; Needy second_member = 8; int32 digit = 9; }
        extensions 100 to 199;
      }
      extend Sample { optional Needy extra = 100; optional Needy other_extra = 101; repeated Needy extras = 102; }
      message Three { required int32 a = 1; required string b = 2; required Needy c = 3; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Needy { required int32 needed = 1; optional int32 number = 2; optional Needy below = 3; }
      message Sample {
        repeated Needy needies = 1;
        repeated group Row = 2 { required bool full = 1; }
        map<int32, Needy> by_number = 3;
        map<string, Needy> by_name = 4;
        optional Needy one = 5;
        optional Needy other = 6;
        oneof which { Needy member = 7; Needy second_member = 8; int32 digit = 9; }
        extensions 100 to 199;
      }
      extend Sample { optional Needy extra = 100; optional Needy other_extra = 101; repeated Needy extras = 102; }
      message Three { required int32 a = 1; required string b = 2; required Needy c = 3; }
      """

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (serialized, one of several)

    Scenario: speed, the first element
      Given `quick::Sample m`
      And `for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(0)->clear_needed()`
      Then `m.SerializeToString(&out)` is `false`
      When `m.mutable_needies(0)->set_needed(0)`
      Then `m.SerializeToString(&out)` is `true`
      And `out.size()` is `m.ByteSizeLong()`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<lacks>`
      Then `m.SerializeToString(&out)` is `false`
      When `<mend>`
      Then `m.SerializeToString(&out)` is `true`
      And `out.size()` is `m.ByteSizeLong()`

      Examples:
        | what                                                 | package | lacks                                                                                                                             | mend                                                        |
        | speed, an element in the middle                      | quick   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(2)->clear_needed()                                  | m.mutable_needies(2)->set_needed(0)                         |
        | speed, the last element                              | quick   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(4)->clear_needed()                                  | m.mutable_needies(4)->set_needed(0)                         |
        | speed, below an element                              | quick   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(1)->mutable_below()                                 | m.mutable_needies(1)->clear_below()                         |
        | speed, the first group                               | quick   | for (int i = 0; i < 5; ++i) m.add_row()->set_full(true); m.mutable_row(0)->clear_full()                                           | m.mutable_row(0)->set_full(false)                           |
        | speed, a group in the middle                         | quick   | for (int i = 0; i < 5; ++i) m.add_row()->set_full(true); m.mutable_row(2)->clear_full()                                           | m.mutable_row(2)->set_full(false)                           |
        | speed, one of ten values, 0                          | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(0).clear_needed()               | m.mutable_by_number()->at(0).set_needed(0)                  |
        | speed, one of ten values, 3                          | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(3).clear_needed()               | m.mutable_by_number()->at(3).set_needed(0)                  |
        | speed, one of ten values, 9                          | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(9).clear_needed()               | m.mutable_by_number()->at(9).set_needed(0)                  |
        | speed, one of ten values of names, 0                 | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("0").clear_needed() | m.mutable_by_name()->erase("0")                             |
        | speed, one of ten values of names, 3                 | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("3").clear_needed() | m.mutable_by_name()->erase("3")                             |
        | speed, one of ten values of names, 9                 | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("9").clear_needed() | m.mutable_by_name()->erase("9")                             |
        | speed, below one of ten values, 0                    | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(0).mutable_below()              | m.mutable_by_number()->at(0).mutable_below()->set_needed(0) |
        | speed, below one of ten values, 3                    | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(3).mutable_below()              | m.mutable_by_number()->at(3).mutable_below()->set_needed(0) |
        | speed, below one of ten values, 9                    | quick   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(9).mutable_below()              | m.mutable_by_number()->at(9).mutable_below()->set_needed(0) |
        | speed, the first of two fields                       | quick   | m.mutable_one(), m.mutable_other()->set_needed(1)                                                                                 | m.mutable_one()->set_needed(1)                              |
        | speed, the second of two fields                      | quick   | m.mutable_one()->set_needed(1), m.mutable_other()                                                                                 | m.clear_other()                                             |
        | speed, the second member of a oneof                  | quick   | m.mutable_one()->set_needed(1), m.mutable_second_member()                                                                         | m.set_digit(1)                                              |
        | speed, the first of two extensions                   | quick   | m.MutableExtension(quick::extra), m.MutableExtension(quick::other_extra)->set_needed(1)                                           | m.ClearExtension(quick::extra)                              |
        | speed, the second of two extensions                  | quick   | m.MutableExtension(quick::extra)->set_needed(1), m.MutableExtension(quick::other_extra)                                           | m.MutableExtension(quick::other_extra)->set_needed(1)       |
        | speed, the first of five in an extension             | quick   | for (int i = 0; i < 5; ++i) m.AddExtension(quick::extras)->set_needed(i); m.MutableExtension(quick::extras, 0)->clear_needed()    | m.MutableExtension(quick::extras, 0)->set_needed(0)         |
        | speed, one in the middle of five in an extension     | quick   | for (int i = 0; i < 5; ++i) m.AddExtension(quick::extras)->set_needed(i); m.MutableExtension(quick::extras, 2)->clear_needed()    | m.ClearExtension(quick::extras)                             |
        | code size, the first element                         | small   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(0)->clear_needed()                                  | m.mutable_needies(0)->set_needed(0)                         |
        | code size, an element in the middle                  | small   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(2)->clear_needed()                                  | m.mutable_needies(2)->set_needed(0)                         |
        | code size, the last element                          | small   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(4)->clear_needed()                                  | m.mutable_needies(4)->set_needed(0)                         |
        | code size, below an element                          | small   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(1)->mutable_below()                                 | m.mutable_needies(1)->clear_below()                         |
        | code size, the first group                           | small   | for (int i = 0; i < 5; ++i) m.add_row()->set_full(true); m.mutable_row(0)->clear_full()                                           | m.mutable_row(0)->set_full(false)                           |
        | code size, a group in the middle                     | small   | for (int i = 0; i < 5; ++i) m.add_row()->set_full(true); m.mutable_row(2)->clear_full()                                           | m.mutable_row(2)->set_full(false)                           |
        | code size, one of ten values, 0                      | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(0).clear_needed()               | m.mutable_by_number()->at(0).set_needed(0)                  |
        | code size, one of ten values, 3                      | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(3).clear_needed()               | m.mutable_by_number()->at(3).set_needed(0)                  |
        | code size, one of ten values, 9                      | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(9).clear_needed()               | m.mutable_by_number()->at(9).set_needed(0)                  |
        | code size, one of ten values of names, 0             | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("0").clear_needed() | m.mutable_by_name()->erase("0")                             |
        | code size, one of ten values of names, 3             | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("3").clear_needed() | m.mutable_by_name()->erase("3")                             |
        | code size, one of ten values of names, 9             | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("9").clear_needed() | m.mutable_by_name()->erase("9")                             |
        | code size, below one of ten values, 0                | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(0).mutable_below()              | m.mutable_by_number()->at(0).mutable_below()->set_needed(0) |
        | code size, below one of ten values, 3                | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(3).mutable_below()              | m.mutable_by_number()->at(3).mutable_below()->set_needed(0) |
        | code size, below one of ten values, 9                | small   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(9).mutable_below()              | m.mutable_by_number()->at(9).mutable_below()->set_needed(0) |
        | code size, the first of two fields                   | small   | m.mutable_one(), m.mutable_other()->set_needed(1)                                                                                 | m.mutable_one()->set_needed(1)                              |
        | code size, the second of two fields                  | small   | m.mutable_one()->set_needed(1), m.mutable_other()                                                                                 | m.clear_other()                                             |
        | code size, the second member of a oneof              | small   | m.mutable_one()->set_needed(1), m.mutable_second_member()                                                                         | m.set_digit(1)                                              |
        | code size, the first of two extensions               | small   | m.MutableExtension(small::extra), m.MutableExtension(small::other_extra)->set_needed(1)                                           | m.ClearExtension(small::extra)                              |
        | code size, the second of two extensions              | small   | m.MutableExtension(small::extra)->set_needed(1), m.MutableExtension(small::other_extra)                                           | m.MutableExtension(small::other_extra)->set_needed(1)       |
        | code size, the first of five in an extension         | small   | for (int i = 0; i < 5; ++i) m.AddExtension(small::extras)->set_needed(i); m.MutableExtension(small::extras, 0)->clear_needed()    | m.MutableExtension(small::extras, 0)->set_needed(0)         |
        | code size, one in the middle of five in an extension | small   | for (int i = 0; i < 5; ++i) m.AddExtension(small::extras)->set_needed(i); m.MutableExtension(small::extras, 2)->clear_needed()    | m.ClearExtension(small::extras)                             |
        | lite, the first element                              | light   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(0)->clear_needed()                                  | m.mutable_needies(0)->set_needed(0)                         |
        | lite, an element in the middle                       | light   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(2)->clear_needed()                                  | m.mutable_needies(2)->set_needed(0)                         |
        | lite, the last element                               | light   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(4)->clear_needed()                                  | m.mutable_needies(4)->set_needed(0)                         |
        | lite, below an element                               | light   | for (int i = 0; i < 5; ++i) m.add_needies()->set_needed(i); m.mutable_needies(1)->mutable_below()                                 | m.mutable_needies(1)->clear_below()                         |
        | lite, the first group                                | light   | for (int i = 0; i < 5; ++i) m.add_row()->set_full(true); m.mutable_row(0)->clear_full()                                           | m.mutable_row(0)->set_full(false)                           |
        | lite, a group in the middle                          | light   | for (int i = 0; i < 5; ++i) m.add_row()->set_full(true); m.mutable_row(2)->clear_full()                                           | m.mutable_row(2)->set_full(false)                           |
        | lite, one of ten values, 0                           | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(0).clear_needed()               | m.mutable_by_number()->at(0).set_needed(0)                  |
        | lite, one of ten values, 3                           | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(3).clear_needed()               | m.mutable_by_number()->at(3).set_needed(0)                  |
        | lite, one of ten values, 9                           | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(9).clear_needed()               | m.mutable_by_number()->at(9).set_needed(0)                  |
        | lite, one of ten values of names, 0                  | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("0").clear_needed() | m.mutable_by_name()->erase("0")                             |
        | lite, one of ten values of names, 3                  | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("3").clear_needed() | m.mutable_by_name()->erase("3")                             |
        | lite, one of ten values of names, 9                  | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_name())[std::to_string(i)].set_needed(i); m.mutable_by_name()->at("9").clear_needed() | m.mutable_by_name()->erase("9")                             |
        | lite, below one of ten values, 0                     | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(0).mutable_below()              | m.mutable_by_number()->at(0).mutable_below()->set_needed(0) |
        | lite, below one of ten values, 3                     | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(3).mutable_below()              | m.mutable_by_number()->at(3).mutable_below()->set_needed(0) |
        | lite, below one of ten values, 9                     | light   | for (int i = 0; i < 10; ++i) (*m.mutable_by_number())[i].set_needed(i); m.mutable_by_number()->at(9).mutable_below()              | m.mutable_by_number()->at(9).mutable_below()->set_needed(0) |
        | lite, the first of two fields                        | light   | m.mutable_one(), m.mutable_other()->set_needed(1)                                                                                 | m.mutable_one()->set_needed(1)                              |
        | lite, the second of two fields                       | light   | m.mutable_one()->set_needed(1), m.mutable_other()                                                                                 | m.clear_other()                                             |
        | lite, the second member of a oneof                   | light   | m.mutable_one()->set_needed(1), m.mutable_second_member()                                                                         | m.set_digit(1)                                              |
        | lite, the first of two extensions                    | light   | m.MutableExtension(light::extra), m.MutableExtension(light::other_extra)->set_needed(1)                                           | m.ClearExtension(light::extra)                              |
        | lite, the second of two extensions                   | light   | m.MutableExtension(light::extra)->set_needed(1), m.MutableExtension(light::other_extra)                                           | m.MutableExtension(light::other_extra)->set_needed(1)       |
        | lite, the first of five in an extension              | light   | for (int i = 0; i < 5; ++i) m.AddExtension(light::extras)->set_needed(i); m.MutableExtension(light::extras, 0)->clear_needed()    | m.MutableExtension(light::extras, 0)->set_needed(0)         |
        | lite, one in the middle of five in an extension      | light   | for (int i = 0; i < 5; ++i) m.AddExtension(light::extras)->set_needed(i); m.MutableExtension(light::extras, 2)->clear_needed()    | m.ClearExtension(light::extras)                             |

    Scenario Outline: <package>, each of three fields but <which>
      Given `<package>::Three m`
      And `m.set_a(0), m.set_b(""), m.mutable_c()->set_needed(0)`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 00 12 00 1a 02 08 00")`
      When `<lose>`
      Then `m.SerializeToString(&out)` is `false`
      When `<mend>`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`

      Examples:
        | package | which         | lose                          | mend                         | bytes                      |
        | quick   | the first     | m.clear_a()                   | m.set_a(5)                   | 08 05 12 00 1a 02 08 00    |
        | quick   | the second    | m.clear_b()                   | m.set_b("x")                 | 08 00 12 01 78 1a 02 08 00 |
        | quick   | the third     | m.clear_c()                   | m.mutable_c()->set_needed(3) | 08 00 12 00 1a 02 08 03    |
        | quick   | what is below | m.mutable_c()->clear_needed() | m.mutable_c()->set_needed(3) | 08 00 12 00 1a 02 08 03    |
        | small   | the first     | m.clear_a()                   | m.set_a(5)                   | 08 05 12 00 1a 02 08 00    |
        | small   | the second    | m.clear_b()                   | m.set_b("x")                 | 08 00 12 01 78 1a 02 08 00 |
        | small   | the third     | m.clear_c()                   | m.mutable_c()->set_needed(3) | 08 00 12 00 1a 02 08 03    |
        | small   | what is below | m.mutable_c()->clear_needed() | m.mutable_c()->set_needed(3) | 08 00 12 00 1a 02 08 03    |
        | light   | the first     | m.clear_a()                   | m.set_a(5)                   | 08 05 12 00 1a 02 08 00    |
        | light   | the second    | m.clear_b()                   | m.set_b("x")                 | 08 00 12 01 78 1a 02 08 00 |
        | light   | the third     | m.clear_c()                   | m.mutable_c()->set_needed(3) | 08 00 12 00 1a 02 08 03    |
        | light   | what is below | m.mutable_c()->clear_needed() | m.mutable_c()->set_needed(3) | 08 00 12 00 1a 02 08 03    |
