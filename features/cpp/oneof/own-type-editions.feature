@needs.cpp @needs.lite @needs.editions
Feature: Oneof members of the message's own type, in editions
  The members of a oneof may have the type of the message that they are in, also where messages are delimited.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Node {
        int32 id = 1;
        string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """
    And the schema file `newest.proto`
      """proto
      edition = "2024";
      package newest;
      message Node {
        int32 id = 1;
        string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """
    And the schema file `delimited.proto`
      """proto
      edition = "2023";
      package delimited;
      option features.message_encoding = DELIMITED;
      message Node {
        int32 id = 1;
        string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option features.message_encoding = DELIMITED;
      option optimize_for = LITE_RUNTIME;
      message Node {
        int32 id = 1;
        string label = 2;
        oneof which { Node left = 3; Node right = 4; }
      }
      """

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (of the message's own type, in editions)

    Scenario: setting one unsets the other, delimited
      Given `delimited::Node m`
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
        | what            | package   |
        | an edition      | edition   |
        | edition 2024    | newest    |
        | delimited       | delimited |
        | delimited, lite | lightest  |

  @cpp.oneof.clear-active @cpp.oneof.clear-inactive @cpp.oneof.clear-oneof @cpp.oneof.release-active @cpp.oneof.release-inactive @cpp.oneof.mutable @cpp.oneof.mutable-new @cpp.oneof.case-accessor
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (members of the message's own type, editions)

    Scenario Outline: <what>, cleared and released
      Given `<package>::Node m`
      When `m.mutable_left()->set_id(7)`
      And `m.clear_right()`
      Then `m.which_case()` is `<package>::Node::kLeft`
      And `m.left().id()` is `7`
      And `m.release_right()` is null
      And `m.which_case()` is `<package>::Node::kLeft`
      When `const std::unique_ptr<<package>::Node> left(m.release_left())`
      Then `left->id()` is `7`
      And `left->which_case()` is `<package>::Node::WHICH_NOT_SET`
      And `m.which_case()` is `<package>::Node::WHICH_NOT_SET`
      And `m.has_left()` is `false`
      When `m.mutable_right()`
      Then `m.which_case()` is `<package>::Node::kRight`
      And `m.right().id()` is `0`
      When `m.mutable_right()->mutable_left()->set_id(8)`
      And `m.clear_left()`
      Then `m.right().left().id()` is `8`
      When `m.mutable_right()->clear_left()`
      Then `m.has_right()` is `true`
      And `m.right().has_left()` is `false`
      When `m.clear_right()`
      Then `m.which_case()` is `<package>::Node::WHICH_NOT_SET`
      When `m.mutable_left()->set_id(9)`
      And `m.clear_which()`
      Then `m.has_left()` is `false`
      And `m.left().id()` is `0`

      Examples:
        | what             | package   |
        | an edition       | edition   |
        | edition 2024     | newest    |
        | delimited        | delimited |
        | an edition, lite | lightest  |
