@needs.cpp @needs.lite
Feature: Fields whose message has no fields
  A field of a message without fields is set and unset like others.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      message Holder {
        optional Nothing one = 1;
        repeated Nothing list = 2;
        oneof which { Nothing member = 3; int32 digit = 4; }
        map<int32, Nothing> by_number = 5;
        optional group Box = 6 {}
        message Nil {}
        optional Nil nil = 7;
      }
      message Only { optional Nothing one = 1; }
      message Nothing {}
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Holder {
        optional Nothing one = 1;
        repeated Nothing list = 2;
        oneof which { Nothing member = 3; int32 digit = 4; }
        map<int32, Nothing> by_number = 5;
        optional group Box = 6 {}
        message Nil {}
        optional Nil nil = 7;
      }
      message Only { optional Nothing one = 1; }
      message Nothing {}
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Holder {
        optional Nothing one = 1;
        repeated Nothing list = 2;
        oneof which { Nothing member = 3; int32 digit = 4; }
        map<int32, Nothing> by_number = 5;
        optional group Box = 6 {}
        message Nil {}
        optional Nil nil = 7;
      }
      message Only { optional Nothing one = 1; }
      message Nothing {}
      """

  @cpp.field.message-has @cpp.field.message-get @cpp.field.message-mutable @cpp.field.message-clear @cpp.field.message-release @cpp.field.message-set-allocated @cpp.field.message-set-allocated-null
  Rule: A message field has a presence test (of a message without fields)

    Scenario: speed, one
      Given `quick::Holder m`
      Then `m.has_one()` is `false`
      When `m.mutable_one()`
      Then `m.has_one()` is `true`
      And `m` serializes to the bytes `0a 00`
      When `m.clear_one()`
      Then `m.has_one()` is `false`
      And `m.SerializeAsString()` is `""s`

    Scenario Outline: <what>, <name>
      Given `<package>::Holder m`
      Then `m.has_<name>()` is `false`
      When `m.mutable_<name>()`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<tag> 00`
      When `m.ParseFromString(bytes("<tag> 02 08 05"))`
      Then `m.<name>().unknown_fields().empty()` is `false`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>().unknown_fields().empty()` is `true`
      When `m.mutable_<name>()`
      Then `m` serializes to the bytes `<tag> 00`
      When `m.ParseFromString(bytes("<tag> 02 08 05"))`
      And `const std::unique_ptr<<package>::<type>> released(m.release_<name>())`
      Then `released->SerializeAsString()` is `"\010\005"s`
      And `m.has_<name>()` is `false`
      And `m.SerializeAsString()` is `""s`
      When `m.set_allocated_<name>(new <package>::<type>(*released))`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<tag> 02 08 05`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`

      Examples:
        | what      | package | name | type        | tag |
        | speed     | quick   | nil  | Holder::Nil | 3a  |
        | code size | small   | one  | Nothing     | 0a  |
        | code size | small   | nil  | Holder::Nil | 3a  |
        | lite      | light   | one  | Nothing     | 0a  |
        | lite      | light   | nil  | Holder::Nil | 3a  |
