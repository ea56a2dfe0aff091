@needs.cpp @needs.lite @needs.editions
Feature: Message fields of the message's own type, in editions
  A message of an edition may have a field of its own type, or of a type that has a field of the message's type. The accessors
  of such a field are those of any other. Delimited messages are written between two tags.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
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
    And the schema file `newest.proto`
      """proto
      edition = "2024";
      package newest;
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
    And the schema file `delimited.proto`
      """proto
      edition = "2023";
      package delimited;
      option features.message_encoding = DELIMITED;
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
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option features.message_encoding = DELIMITED;
      option optimize_for = CODE_SIZE;
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
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option features.message_encoding = DELIMITED;
      option optimize_for = LITE_RUNTIME;
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

  @cpp.field.message-get @cpp.field.message-has
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset (of the message's own type, in editions)

    Scenario: a delimited list, cleared after its first message
      Given `delimited::Node m`
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
        | what                                       | package   | message     | name   |
        | its own type, an edition                   | edition   | Node        | next   |
        | its own type, nested, an edition           | edition   | Node::Inner | deeper |
        | the type around it, an edition             | edition   | Node::Inner | outer  |
        | mutual types, an edition                   | edition   | One         | other  |
        | its own type, edition 2024                 | newest    | Node        | next   |
        | its own type, nested, edition 2024         | newest    | Node::Inner | deeper |
        | the type around it, edition 2024           | newest    | Node::Inner | outer  |
        | mutual types, edition 2024                 | newest    | One         | other  |
        | its own type, delimited                    | delimited | Node        | next   |
        | its own type, nested, delimited            | delimited | Node::Inner | deeper |
        | the type around it, delimited              | delimited | Node::Inner | outer  |
        | mutual types, delimited                    | delimited | One         | other  |
        | its own type, delimited, code size         | least     | Node        | next   |
        | its own type, nested, delimited, code size | least     | Node::Inner | deeper |
        | the type around it, delimited, code size   | least     | Node::Inner | outer  |
        | mutual types, delimited, code size         | least     | One         | other  |
        | its own type, delimited, lite              | lightest  | Node        | next   |
        | its own type, nested, delimited, lite      | lightest  | Node::Inner | deeper |
        | the type around it, delimited, lite        | lightest  | Node::Inner | outer  |
        | mutual types, delimited, lite              | lightest  | One         | other  |

    @cpp.presence.release @cpp.field.message-release
    Scenario Outline: released: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("set before, and not inline")`
      And `const std::unique_ptr<<package>::<type>> released(m.release_<name>())`
      Then `released->label()` is `"set before, and not inline"s`
      And `m.has_<name>()` is `false`
      And `m.<name>().label()` is `""s`

      Examples:
        | what                                       | package   | message     | name   | type        |
        | its own type, an edition                   | edition   | Node        | next   | Node        |
        | its own type, nested, an edition           | edition   | Node::Inner | deeper | Node::Inner |
        | the type around it, an edition             | edition   | Node::Inner | outer  | Node        |
        | mutual types, an edition                   | edition   | One         | other  | Other       |
        | its own type, edition 2024                 | newest    | Node        | next   | Node        |
        | its own type, nested, edition 2024         | newest    | Node::Inner | deeper | Node::Inner |
        | the type around it, edition 2024           | newest    | Node::Inner | outer  | Node        |
        | mutual types, edition 2024                 | newest    | One         | other  | Other       |
        | its own type, delimited                    | delimited | Node        | next   | Node        |
        | its own type, nested, delimited            | delimited | Node::Inner | deeper | Node::Inner |
        | the type around it, delimited              | delimited | Node::Inner | outer  | Node        |
        | mutual types, delimited                    | delimited | One         | other  | Other       |
        | its own type, delimited, code size         | least     | Node        | next   | Node        |
        | its own type, nested, delimited, code size | least     | Node::Inner | deeper | Node::Inner |
        | the type around it, delimited, code size   | least     | Node::Inner | outer  | Node        |
        | mutual types, delimited, code size         | least     | One         | other  | Other       |
        | its own type, delimited, lite              | lightest  | Node        | next   | Node        |
        | its own type, nested, delimited, lite      | lightest  | Node::Inner | deeper | Node::Inner |
        | the type around it, delimited, lite        | lightest  | Node::Inner | outer  | Node        |
        | mutual types, delimited, lite              | lightest  | One         | other  | Other       |

    @cpp.message.parse-from-string
    Scenario Outline: parsed, a message in a message: <what>
      Given `<package>::<message> m`
      Then `m.ParseFromString("<bytes>")` is `true`
      And `m.<name>().<name>().label()` is `"x"s`
      And `m.<name>().has_<name>()` is `true`
      And `m.<name>().<name>().has_<name>()` is `false`
      And `m.<name>().label()` is `""s`

      Examples:
        | what                                       | package   | message     | name   | bytes                           |
        | its own type, an edition                   | edition   | Node        | next   | \\x1a\\x05\\x1a\\x03\\x12\\x01x |
        | its own type, nested, an edition           | edition   | Node::Inner | deeper | \\x12\\x05\\x12\\x03\\x1a\\x01x |
        | its own type, edition 2024                 | newest    | Node        | next   | \\x1a\\x05\\x1a\\x03\\x12\\x01x |
        | its own type, nested, edition 2024         | newest    | Node::Inner | deeper | \\x12\\x05\\x12\\x03\\x1a\\x01x |
        | its own type, delimited                    | delimited | Node        | next   | \\x1b\\x1b\\x12\\x01x\\x1c\\x1c |
        | its own type, nested, delimited            | delimited | Node::Inner | deeper | \\x13\\x13\\x1a\\x01x\\x14\\x14 |
        | its own type, delimited, code size         | least     | Node        | next   | \\x1b\\x1b\\x12\\x01x\\x1c\\x1c |
        | its own type, nested, delimited, code size | least     | Node::Inner | deeper | \\x13\\x13\\x1a\\x01x\\x14\\x14 |
        | its own type, delimited, lite              | lightest  | Node        | next   | \\x1b\\x1b\\x12\\x01x\\x1c\\x1c |
        | its own type, nested, delimited, lite      | lightest  | Node::Inner | deeper | \\x13\\x13\\x1a\\x01x\\x14\\x14 |

  @cpp.field.message-mutable @cpp.presence.mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (of the message's own type, in editions)

    Scenario: a delimited list, cleared and built again
      Given `delimited::Node m`
      When `m.mutable_next()->set_label("set before, and not inline"), m.mutable_next()->mutable_next()->set_id(7), m.clear_next()`
      Then `m.mutable_next()->label()` is `""s`
      And `m.has_next()` is `true`
      And `m.next().has_next()` is `false`

    Scenario Outline: written: <what>
      Given `<package>::<message> m`
      When `m.mutable_<name>()->set_label("x")`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                       | package   | message     | name   | bytes          |
        | its own type, an edition                   | edition   | Node        | next   | 1a 03 12 01 78 |
        | its own type, nested, an edition           | edition   | Node::Inner | deeper | 12 03 1a 01 78 |
        | the type around it, an edition             | edition   | Node::Inner | outer  | 0a 03 12 01 78 |
        | mutual types, an edition                   | edition   | One         | other  | 0a 03 12 01 78 |
        | its own type, edition 2024                 | newest    | Node        | next   | 1a 03 12 01 78 |
        | its own type, nested, edition 2024         | newest    | Node::Inner | deeper | 12 03 1a 01 78 |
        | the type around it, edition 2024           | newest    | Node::Inner | outer  | 0a 03 12 01 78 |
        | mutual types, edition 2024                 | newest    | One         | other  | 0a 03 12 01 78 |
        | its own type, delimited                    | delimited | Node        | next   | 1b 12 01 78 1c |
        | its own type, nested, delimited            | delimited | Node::Inner | deeper | 13 1a 01 78 14 |
        | the type around it, delimited              | delimited | Node::Inner | outer  | 0b 12 01 78 0c |
        | mutual types, delimited                    | delimited | One         | other  | 0b 12 01 78 0c |
        | its own type, delimited, code size         | least     | Node        | next   | 1b 12 01 78 1c |
        | its own type, nested, delimited, code size | least     | Node::Inner | deeper | 13 1a 01 78 14 |
        | the type around it, delimited, code size   | least     | Node::Inner | outer  | 0b 12 01 78 0c |
        | mutual types, delimited, code size         | least     | One         | other  | 0b 12 01 78 0c |
        | its own type, delimited, lite              | lightest  | Node        | next   | 1b 12 01 78 1c |
        | its own type, nested, delimited, lite      | lightest  | Node::Inner | deeper | 13 1a 01 78 14 |
        | the type around it, delimited, lite        | lightest  | Node::Inner | outer  | 0b 12 01 78 0c |
        | mutual types, delimited, lite              | lightest  | One         | other  | 0b 12 01 78 0c |

  @cpp.field.message-set-allocated @cpp.presence.set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (of the message's own type, in editions)

    Scenario: a delimited list without its first message
      Given `delimited::Node m`
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
        | what                                       | package   | message     | name   | type        |
        | its own type, an edition                   | edition   | Node        | next   | Node        |
        | its own type, nested, an edition           | edition   | Node::Inner | deeper | Node::Inner |
        | the type around it, an edition             | edition   | Node::Inner | outer  | Node        |
        | mutual types, an edition                   | edition   | One         | other  | Other       |
        | its own type, edition 2024                 | newest    | Node        | next   | Node        |
        | its own type, nested, edition 2024         | newest    | Node::Inner | deeper | Node::Inner |
        | the type around it, edition 2024           | newest    | Node::Inner | outer  | Node        |
        | mutual types, edition 2024                 | newest    | One         | other  | Other       |
        | its own type, delimited                    | delimited | Node        | next   | Node        |
        | its own type, nested, delimited            | delimited | Node::Inner | deeper | Node::Inner |
        | the type around it, delimited              | delimited | Node::Inner | outer  | Node        |
        | mutual types, delimited                    | delimited | One         | other  | Other       |
        | its own type, delimited, code size         | least     | Node        | next   | Node        |
        | its own type, nested, delimited, code size | least     | Node::Inner | deeper | Node::Inner |
        | the type around it, delimited, code size   | least     | Node::Inner | outer  | Node        |
        | mutual types, delimited, code size         | least     | One         | other  | Other       |
        | its own type, delimited, lite              | lightest  | Node        | next   | Node        |
        | its own type, nested, delimited, lite      | lightest  | Node::Inner | deeper | Node::Inner |
        | the type around it, delimited, lite        | lightest  | Node::Inner | outer  | Node        |
        | mutual types, delimited, lite              | lightest  | One         | other  | Other       |
