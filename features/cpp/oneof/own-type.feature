@needs.cpp @needs.lite
Feature: Oneof members of the message's own type
  The members of a oneof may have the type of the message that they are in.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      message Node {
        optional int32 id = 1;
        optional string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Node {
        int32 id = 1;
        string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Node {
        optional int32 id = 1;
        optional string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Node {
        optional int32 id = 1;
        optional string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (of the message's own type)

    Scenario: setting one unsets the other
      Given `quick::Node m`
      When `m.mutable_left()->set_label("set before, and not inline"), m.mutable_right()->set_id(7)`
      Then `m.has_left()` is `false`
      And `m.left().label()` is `""s`
      And `m.right().label()` is `""s`
      And `m.right().id()` is `7`

    Scenario Outline: back and forth: <what>
      Given `<package>::Node m`
      When `m.mutable_left()->set_label("set before, and not inline"), m.mutable_right()->set_id(7), m.mutable_left()->set_id(8)`
      Then `m.has_right()` is `false`
      And `m.right().id()` is `0`
      And `m.left().id()` is `8`
      And `m.left().label()` is `""s`
      When `m.clear_left(), m.mutable_left()`
      Then `m.left().id()` is `0`

      Examples:
        | what      | package |
        | proto2    | quick   |
        | proto3    | third   |
        | code size | small   |
        | lite      | light   |
