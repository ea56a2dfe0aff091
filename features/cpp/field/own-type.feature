@needs.cpp @needs.lite
Feature: Message fields of the message's own type
  A message may have a field of its own type, or of a type that has a field of the message's type, as lists and trees do. The
  accessors of such a field are those of any other.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      message Node {
        optional int32 id = 1;
        optional string label = 2;
        optional Node next = 3;
        message Inner { optional Node outer = 1; optional Inner deeper = 2; optional string label = 3; }
        optional Inner inner = 4;
      }
      message One { optional Other other = 1; optional string label = 2; }
      message Other { optional One one = 1; optional string label = 2; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Node {
        int32 id = 1;
        string label = 2;
        Node next = 3;
        message Inner { Node outer = 1; Inner deeper = 2; string label = 3; }
        Inner inner = 4;
      }
      message One { Other other = 1; string label = 2; }
      message Other { One one = 1; string label = 2; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Node {
        optional int32 id = 1;
        optional string label = 2;
        optional Node next = 3;
        message Inner { optional Node outer = 1; optional Inner deeper = 2; optional string label = 3; }
        optional Inner inner = 4;
      }
      message One { optional Other other = 1; optional string label = 2; }
      message Other { optional One one = 1; optional string label = 2; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Node {
        optional int32 id = 1;
        optional string label = 2;
        optional Node next = 3;
        message Inner { optional Node outer = 1; optional Inner deeper = 2; optional string label = 3; }
        optional Inner inner = 4;
      }
      message One { optional Other other = 1; optional string label = 2; }
      message Other { optional One one = 1; optional string label = 2; }
      """

  @cpp.field.message-get @cpp.field.message-has
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset (of the message's own type)

    Scenario: a list, cleared after its first message
      Given `quick::Node m`
      When `m.mutable_next()->set_label("set before, and not inline"), m.mutable_next()->mutable_next()->set_id(7), m.clear_next()`
      Then `m.has_next()` is `false`
      And `m.next().label()` is `""s`
      And `m.next().id()` is `0`
      And `m.next().has_next()` is `false`

    @cpp.presence.clear @cpp.field.message-clear
    Scenario Outline: cleared: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("set before, and not inline"), m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>().label()` is `""s`
      And `m` serializes to the bytes ``

      Examples:
        | what                            | package | message     | name   |
        | its own type, proto2            | quick   | Node        | next   |
        | its own type, nested, proto2    | quick   | Node::Inner | deeper |
        | the type around it, proto2      | quick   | Node::Inner | outer  |
        | mutual types, proto2            | quick   | One         | other  |
        | its own type, proto3            | third   | Node        | next   |
        | its own type, nested, proto3    | third   | Node::Inner | deeper |
        | the type around it, proto3      | third   | Node::Inner | outer  |
        | mutual types, proto3            | third   | One         | other  |
        | its own type, code size         | small   | Node        | next   |
        | its own type, nested, code size | small   | Node::Inner | deeper |
        | the type around it, code size   | small   | Node::Inner | outer  |
        | mutual types, code size         | small   | One         | other  |
        | its own type, lite              | light   | Node        | next   |
        | its own type, nested, lite      | light   | Node::Inner | deeper |
        | the type around it, lite        | light   | Node::Inner | outer  |
        | mutual types, lite              | light   | One         | other  |

    @cpp.presence.release @cpp.field.message-release
    Scenario Outline: released: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("set before, and not inline")`
      And `const std::unique_ptr<<package>::<type>> released(m.release_<name>())`
      Then `released->label()` is `"set before, and not inline"s`
      And `m.has_<name>()` is `false`
      And `m.<name>().label()` is `""s`
      And `m` serializes to the bytes ``

      Examples:
        | what                            | package | message     | name   | type        |
        | its own type, proto2            | quick   | Node        | next   | Node        |
        | its own type, nested, proto2    | quick   | Node::Inner | deeper | Node::Inner |
        | the type around it, proto2      | quick   | Node::Inner | outer  | Node        |
        | mutual types, proto2            | quick   | One         | other  | Other       |
        | its own type, proto3            | third   | Node        | next   | Node        |
        | its own type, nested, proto3    | third   | Node::Inner | deeper | Node::Inner |
        | the type around it, proto3      | third   | Node::Inner | outer  | Node        |
        | mutual types, proto3            | third   | One         | other  | Other       |
        | its own type, code size         | small   | Node        | next   | Node        |
        | its own type, nested, code size | small   | Node::Inner | deeper | Node::Inner |
        | the type around it, code size   | small   | Node::Inner | outer  | Node        |
        | mutual types, code size         | small   | One         | other  | Other       |
        | its own type, lite              | light   | Node        | next   | Node        |
        | its own type, nested, lite      | light   | Node::Inner | deeper | Node::Inner |
        | the type around it, lite        | light   | Node::Inner | outer  | Node        |
        | mutual types, lite              | light   | One         | other  | Other       |

    @cpp.presence.set-allocated-null @cpp.field.message-set-allocated-null
    Scenario Outline: given null: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("set before, and not inline"), m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`
      And `m.<name>().label()` is `""s`
      And `m` serializes to the bytes ``

      Examples:
        | what                            | package | message     | name   |
        | its own type, proto2            | quick   | Node        | next   |
        | its own type, nested, proto2    | quick   | Node::Inner | deeper |
        | the type around it, proto2      | quick   | Node::Inner | outer  |
        | mutual types, proto2            | quick   | One         | other  |
        | its own type, proto3            | third   | Node        | next   |
        | its own type, nested, proto3    | third   | Node::Inner | deeper |
        | the type around it, proto3      | third   | Node::Inner | outer  |
        | mutual types, proto3            | third   | One         | other  |
        | its own type, code size         | small   | Node        | next   |
        | its own type, nested, code size | small   | Node::Inner | deeper |
        | the type around it, code size   | small   | Node::Inner | outer  |
        | mutual types, code size         | small   | One         | other  |
        | its own type, lite              | light   | Node        | next   |
        | its own type, nested, lite      | light   | Node::Inner | deeper |
        | the type around it, lite        | light   | Node::Inner | outer  |
        | mutual types, lite              | light   | One         | other  |

    @cpp.message.parse-from-string
    Scenario Outline: parsed without it: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("set before, and not inline")`
      Then `m.ParseFromString("")` is `true`
      And `m.has_<name>()` is `false`
      And `m.<name>().label()` is `""s`

      Examples:
        | what                            | package | message     | name   |
        | its own type, proto2            | quick   | Node        | next   |
        | its own type, nested, proto2    | quick   | Node::Inner | deeper |
        | the type around it, proto2      | quick   | Node::Inner | outer  |
        | mutual types, proto2            | quick   | One         | other  |
        | its own type, proto3            | third   | Node        | next   |
        | its own type, nested, proto3    | third   | Node::Inner | deeper |
        | the type around it, proto3      | third   | Node::Inner | outer  |
        | mutual types, proto3            | third   | One         | other  |
        | its own type, code size         | small   | Node        | next   |
        | its own type, nested, code size | small   | Node::Inner | deeper |
        | the type around it, code size   | small   | Node::Inner | outer  |
        | mutual types, code size         | small   | One         | other  |
        | its own type, lite              | light   | Node        | next   |
        | its own type, nested, lite      | light   | Node::Inner | deeper |
        | the type around it, lite        | light   | Node::Inner | outer  |
        | mutual types, lite              | light   | One         | other  |

  @cpp.field.message-mutable @cpp.presence.mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (of the message's own type)

    Scenario: a list, cleared and built again
      Given `quick::Node m`
      When `m.mutable_next()->set_label("set before, and not inline"), m.mutable_next()->mutable_next()->set_id(7), m.clear_next()`
      Then `m.mutable_next()->label()` is `""s`
      And `m.has_next()` is `true`
      And `m.next().has_next()` is `false`

    Scenario Outline: after clearing: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("set before, and not inline"), m.clear_<name>()`
      Then `m.mutable_<name>()->label()` is `""s`
      And `m.has_<name>()` is `true`

      Examples:
        | what                            | package | message     | name   |
        | its own type, proto2            | quick   | Node        | next   |
        | its own type, nested, proto2    | quick   | Node::Inner | deeper |
        | the type around it, proto2      | quick   | Node::Inner | outer  |
        | mutual types, proto2            | quick   | One         | other  |
        | its own type, proto3            | third   | Node        | next   |
        | its own type, nested, proto3    | third   | Node::Inner | deeper |
        | the type around it, proto3      | third   | Node::Inner | outer  |
        | mutual types, proto3            | third   | One         | other  |
        | its own type, code size         | small   | Node        | next   |
        | its own type, nested, code size | small   | Node::Inner | deeper |
        | the type around it, code size   | small   | Node::Inner | outer  |
        | mutual types, code size         | small   | One         | other  |
        | its own type, lite              | light   | Node        | next   |
        | its own type, nested, lite      | light   | Node::Inner | deeper |
        | the type around it, lite        | light   | Node::Inner | outer  |
        | mutual types, lite              | light   | One         | other  |

  @cpp.field.message-set-allocated @cpp.presence.set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (of the message's own type)

    Scenario: a list without its first message
      Given `quick::Node m`
      When `m.mutable_next()->set_label("first"), m.mutable_next()->mutable_next()->set_label("second")`
      And `m.set_allocated_next(m.mutable_next()->release_next())`
      Then `m.next().label()` is `"second"s`
      And `m.next().has_next()` is `false`

    Scenario Outline: while another is set: <what>
      Given `<package>::<message> m`
      And `auto* given = new <package>::<type>()`
      When `m.mutable_<name>()->set_label("set before, and not inline"), given->set_label("given"), m.set_allocated_<name>(given)`
      Then `m.has_<name>()` is `true`
      And `m.<name>().label()` is `"given"s`
      And `&m.<name>()` is `given`

      Examples:
        | what                            | package | message     | name   | type        |
        | its own type, proto2            | quick   | Node        | next   | Node        |
        | its own type, nested, proto2    | quick   | Node::Inner | deeper | Node::Inner |
        | the type around it, proto2      | quick   | Node::Inner | outer  | Node        |
        | mutual types, proto2            | quick   | One         | other  | Other       |
        | its own type, proto3            | third   | Node        | next   | Node        |
        | its own type, nested, proto3    | third   | Node::Inner | deeper | Node::Inner |
        | the type around it, proto3      | third   | Node::Inner | outer  | Node        |
        | mutual types, proto3            | third   | One         | other  | Other       |
        | its own type, code size         | small   | Node        | next   | Node        |
        | its own type, nested, code size | small   | Node::Inner | deeper | Node::Inner |
        | the type around it, code size   | small   | Node::Inner | outer  | Node        |
        | mutual types, code size         | small   | One         | other  | Other       |
        | its own type, lite              | light   | Node        | next   | Node        |
        | its own type, nested, lite      | light   | Node::Inner | deeper | Node::Inner |
        | the type around it, lite        | light   | Node::Inner | outer  | Node        |
        | mutual types, lite              | light   | One         | other  | Other       |

