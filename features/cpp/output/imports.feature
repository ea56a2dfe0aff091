@needs.cpp
Feature: Imports
  The C++ of a file includes that of its imports, so that it may use the types that they declare or import publicly.

  Background:
    Given the schema file `base.proto`
      """proto
      syntax = "proto3";
      package base;
      message Base { int32 number = 1; message Inner { int32 depth = 1; } }
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 3; }
      """
    And the schema file `forward.proto`
      """proto
      syntax = "proto3";
      import public "base.proto";
      """
    And the schema file `further.proto`
      """proto
      syntax = "proto3";
      package further;
      import public "forward.proto";
      message Further { base.Base base = 1; }
      """
    And the schema file `near.proto`
      """proto
      syntax = "proto3";
      package near;
      import "forward.proto";
      message User {
        base.Base base = 1;
        repeated base.Base.Inner inners = 2;
        base.Level level = 3;
        map<int32, base.Base> bases = 4;
        oneof which { base.Base one = 5; }
      }
      """
    And the schema
      """proto
      syntax = "proto3";
      package far;
      import "further.proto";
      message User {
        base.Base base = 1;
        repeated base.Base.Inner inners = 2;
        base.Level level = 3;
        map<int32, base.Base> bases = 4;
        oneof which { base.Base one = 5; }
        further.Further further = 6;
      }
      """

  @cpp.output.public-import @needs.protobuf-conventions
  Rule: A file may use what its imports declare, and what they import publicly

    Scenario: an import declares the type
      Given `far::User m`
      When `m.mutable_further()->mutable_base()->set_number(7)`
      Then `m.further().base().number()` is `7`
      And `m` serializes to the bytes `32 04 0a 02 08 07`

    Scenario Outline: <what>
      Given `<user>::User m`
      When `<set>`
      Then `<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples: an import imports the type publicly
        | what              | user | set                                   | get                      | value            | bytes                   |
        | a message         | near | m.mutable_base()->set_number(7)       | m.base().number()        | 7                | 0a 02 08 07             |
        | repeated messages | near | m.add_inners()->set_depth(7)          | m.inners(0).depth()      | 7                | 12 02 08 07             |
        | an enum           | near | m.set_level(base::LEVEL_HIGH)         | m.level()                | base::LEVEL_HIGH | 18 03                   |
        | a map             | near | (*m.mutable_bases())[1].set_number(7) | m.bases().at(1).number() | 7                | 22 06 08 01 12 02 08 07 |
        | a member          | near | m.mutable_one()->set_number(7)        | m.which_case()           | near::User::kOne | 2a 02 08 07             |

      Examples: an import imports a file publicly that does so too
        | what                            | user | set                                   | get                      | value            | bytes                   |
        | two files on: a message         | far  | m.mutable_base()->set_number(7)       | m.base().number()        | 7                | 0a 02 08 07             |
        | two files on: repeated messages | far  | m.add_inners()->set_depth(7)          | m.inners(0).depth()      | 7                | 12 02 08 07             |
        | two files on: an enum           | far  | m.set_level(base::LEVEL_HIGH)         | m.level()                | base::LEVEL_HIGH | 18 03                   |
        | two files on: a map             | far  | (*m.mutable_bases())[1].set_number(7) | m.bases().at(1).number() | 7                | 22 06 08 01 12 02 08 07 |
        | two files on: a member          | far  | m.mutable_one()->set_number(7)        | m.which_case()           | far::User::kOne  | 2a 02 08 07             |
