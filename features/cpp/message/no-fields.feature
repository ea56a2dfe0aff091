@needs.cpp @needs.lite
Feature: Messages that hold messages without fields
  A message without fields can be set, and holds the unknown fields that were parsed into it.

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

  @cpp.message.parse-from-string @cpp.message.serialize-to-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (messages without fields)

    Scenario: speed
      Given `quick::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      Then `m.ParseFromString(data)` is `true`
      And `m.has_one() && m.has_member() && m.has_box() && m.has_nil()` is `true`
      And `m.list_size()` is `2`
      And `m.by_number().size()` is `1u`
      And `m.one().unknown_fields().empty()` is `false`
      And `m.list(0).unknown_fields().empty()` is `true`
      And `m.list(1).unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      Then `m.ParseFromString(data)` is `true`
      And `m.has_one() && m.has_member() && m.has_box() && m.has_nil()` is `true`
      And `m.list_size()` is `2`
      And `m.by_number().size()` is `1u`
      And `m.one().unknown_fields().empty()` is `false`
      And `m.list(0).unknown_fields().empty()` is `true`
      And `m.list(1).unknown_fields().empty()` is `false`
      And `m` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (messages without fields)

    Scenario: speed
      Given `quick::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      When `m.ParseFromString(data)`
      And `quick::Holder copy(m)`
      And `quick::Holder assigned`
      And `assigned.mutable_one(), assigned.add_list(), assigned.set_digit(1)`
      And `assigned = m`
      And `quick::Only only`
      And `only.ParseFromString(bytes("0a 02 08 05"))`
      And `quick::Only copied(only)`
      And `m.Clear(), only.Clear()`
      Then `copy` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      And `assigned` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      And `copied` serializes to the bytes `0a 02 08 05`
      And `m.SerializeAsString()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      When `m.ParseFromString(data)`
      And `<package>::Holder copy(m)`
      And `<package>::Holder assigned`
      And `assigned.mutable_one(), assigned.add_list(), assigned.set_digit(1)`
      And `assigned = m`
      And `<package>::Only only`
      And `only.ParseFromString(bytes("0a 02 08 05"))`
      And `<package>::Only copied(only)`
      And `m.Clear(), only.Clear()`
      Then `copy` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      And `assigned` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      And `copied` serializes to the bytes `0a 02 08 05`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (messages without fields)

    Scenario: speed
      Given `quick::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      When `m.ParseFromString(data)`
      And `quick::Holder moved(std::move(m))`
      Then `moved` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      When `quick::Holder target`
      And `target.mutable_one(), target.add_list(), target.set_digit(1)`
      And `target = std::move(moved)`
      Then `target` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      When `m.ParseFromString(data)`
      And `<package>::Holder moved(std::move(m))`
      Then `moved` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      When `<package>::Holder target`
      And `target.mutable_one(), target.add_list(), target.set_digit(1)`
      And `target = std::move(moved)`
      Then `target` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (messages without fields)

    Scenario: speed
      Given `quick::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      And `quick::Holder other`
      When `m.ParseFromString(data)`
      And `other.mutable_nil()`
      And `m.Swap(&other)`
      Then `other` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      And `m` serializes to the bytes `3a 00`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      And `const std::string data = bytes("0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a")`
      And `<package>::Holder other`
      When `m.ParseFromString(data)`
      And `other.mutable_nil()`
      And `m.Swap(&other)`
      Then `other` serializes to the bytes `0a 02 08 05 12 00 12 02 08 06 1a 02 08 07 2a 06 08 01 12 02 08 08 33 08 09 34 3a 02 08 0a`
      And `m` serializes to the bytes `3a 00`

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.message.default-constructor @cpp.message.default-instance
  Rule: A message can be constructed without arguments, and destroyed, anywhere (messages without fields)

    Scenario: speed
      Given `quick::Holder m`
      Then `m.has_one() || m.has_member() || m.has_box() || m.has_nil()` is `false`
      And `m.list_size() + m.by_number_size()` is `0`
      And `quick::Holder::default_instance().has_one() || quick::Holder::default_instance().has_nil()` is `false`
      And `quick::Nothing::default_instance().SerializeAsString()` is `""s`
      And `quick::Nothing().SerializeAsString()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      Then `m.has_one() || m.has_member() || m.has_box() || m.has_nil()` is `false`
      And `m.list_size() + m.by_number_size()` is `0`
      And `<package>::Holder::default_instance().has_one() || <package>::Holder::default_instance().has_nil()` is `false`
      And `<package>::Nothing::default_instance().SerializeAsString()` is `""s`
      And `<package>::Nothing().SerializeAsString()` is `""s`

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |
