@needs.cpp @needs.proto3-optional
Feature: Singular message fields
  Accessors of fields whose type is a message. Their presence is always explicit.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; string label = 2; repeated int32 numbers = 3; Part next = 4; }
      message Sample {
        message Inner { int32 id = 1; string label = 2; }
        Part bar = 1;
        optional Part chosen = 2;
        Inner inner = 3;
        Part other = 4;
        Blank blank = 5;
      }
      message Blank {}
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message OldPart { optional int32 id = 1 [default = 43]; optional string label = 2; }
      message Old { optional OldPart bar = 1; required OldPart needed = 2; optional OldPart other = 3; }
      """

  @cpp.field.message-has
  Rule: A message field has a presence test

    @cpp.presence.mutable
    Scenario: proto3, set
      Given `Sample m`
      And `const Sample& view = m`
      When `m.mutable_bar()->set_id(7)`
      Then `view.has_bar()` is `true`

    Scenario Outline: <field>, unset
      Given `const <message> m`
      Then `m.has_<name>()` is `false`
      And `m.has_<name>()` has type `bool`

      Examples:
        | field           | message | name   |
        | proto3          | Sample  | bar    |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    @cpp.presence.mutable
    Scenario Outline: <field>, set
      Given `<message> m`
      And `const <message>& view = m`
      When `m.mutable_<name>()->set_id(7)`
      Then `view.has_<name>()` is `true`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    # In a schema of its own, so that a subject that confuses these names fails only here.
    @cpp.presence.mutable
    Scenario Outline: of a type whose name <what> has as well
      Given the schema file `shadowed.proto`
        """proto
        syntax = "proto2";
        package shadowed;
        message Lid { optional int32 id = 1; extensions 100 to 199; }
        message ByField { optional int32 Lid = 1; optional Lid part = 2; }
        message ByOneof { oneof Lid { int32 number = 1; } optional Lid part = 2; }
        message ByValue { enum Sort { Lid = 1; } optional Lid part = 2; }
        message ByExtension { extend .shadowed.Lid { optional int32 Lid = 100; } optional Lid part = 2; }
        """
      And `shadowed::<message> m`
      When `m.mutable_part()->set_id(7)`
      Then `m.has_part()` is `true`
      And `m.part()` has type `const shadowed::Lid&`
      And `m` serializes to the bytes `12 02 08 07`

      Examples:
        | what                     | message     |
        | a field                  | ByField     |
        | a oneof                  | ByOneof     |
        | a value of a nested enum | ByValue     |
        | an extension             | ByExtension |

    @cpp.presence.mutable
    Scenario Outline: <field>, set to an empty message
      Given `<message> m`
      When `m.mutable_<name>()`
      Then `m.has_<name>()` is `true`

      Examples:
        | field           | message | name   |
        | proto3          | Sample  | bar    |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    Scenario Outline: <field>, only read
      Given `<message> m`
      When `(void)m.<name>().id()`
      Then `m.has_<name>()` is `false`

      Examples:
        | field           | message | name   |
        | proto3          | Sample  | bar    |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    Scenario Outline: parsed, <what>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.has_bar()` is `<bar>`
      And `m.has_chosen()` is `<chosen>`

      Examples:
        | what        | bytes       | bar   | chosen |
        | nothing     |             | false | false  |
        | one         | 0a 02 08 07 | true  | false  |
        | one, empty  | 12 00       | false | true   |
        | both, empty | 0a 00 12 00 | true  | true   |

    Scenario: the presence of one field is not that of another
      Given `Sample m`
      When `m.mutable_chosen()`
      Then `m.has_bar()` is `false`
      And `m.has_inner()` is `false`
      And `m.has_other()` is `false`

  @cpp.field.message-get
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset

    Scenario: proto3, set
      Given `Sample m`
      And `const Sample& view = m`
      When `m.mutable_bar()->set_id(7)`
      Then `view.bar().id()` is `7`

    Scenario Outline: <field>, unset
      Given `const <message> m`
      Then `m.<name>().id()` is `<default>`
      And `m.<name>().label()` is `""s`
      And `m.<name>()` serializes as the `<schema>`
        """json
        {}
        """

      Examples:
        | field           | message | schema       | name   | default |
        | proto3          | Sample  | Part         | bar    | 0       |
        | proto3 optional | Sample  | Part         | chosen | 0       |
        | nested          | Sample  | Sample.Inner | inner  | 0       |
        | proto2          | Old     | OldPart      | bar    | 43      |
        | required        | Old     | OldPart      | needed | 43      |

    Scenario Outline: <field>, set
      Given `<message> m`
      And `const <message>& view = m`
      When `m.mutable_<name>()->set_id(7)`
      Then `view.<name>().id()` is `7`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    Scenario Outline: type of <field>
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.<name>()` has type `const <type>&`
      And `m.<name>()` has type `const <type>&`

      Examples:
        | field           | message | type          | name   |
        | proto3          | Sample  | Part          | bar    |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    Scenario: unset, a message of its own type in it
      Given `const Sample m`
      Then `m.bar().next().next().id()` is `0`
      And `m.bar().has_next()` is `false`
      And `m.bar().numbers_size()` is `0`

    Scenario: unset, while another message of the type is set
      Given `Sample another`
      And `another.mutable_bar()->set_id(3)`
      And `Part part`
      And `part.set_id(4)`
      When `const Sample m`
      Then `m.bar().id()` is `0`

    Scenario: a message without fields
      Given `const Sample m`
      Then `m.blank()` has type `const Blank&`
      And `m.has_blank()` is `false`

    Scenario: parsed
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        { "bar": { "id": 7, "next": { "label": "inner" } }, "inner": { "id": -8 } }
        """
      Then `m.bar().id()` is `7`
      And `m.bar().next().label()` is `"inner"s`
      And `m.inner().id()` is `-8`
      And `m.has_chosen()` is `false`

  @cpp.field.message-mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset

    @cpp.presence.mutable
    Scenario: proto3, unset before
      Given `Sample m`
      When `Part* bar = m.mutable_bar()`
      Then `bar` is not null
      And `bar->id()` is `0`
      And `bar->label()` is `""s`
      And `m.has_bar()` is `true`

    @cpp.presence.mutable
    Scenario Outline: <field>, unset before
      Given `<message> m`
      When `<type>* bar = m.mutable_<name>()`
      Then `bar` is not null
      And `bar->id()` is `<default>`
      And `bar->label()` is `""s`
      And `m.has_<name>()` is `true`

      Examples:
        | field           | message | type          | name   | default |
        | proto3 optional | Sample  | Part          | chosen | 0       |
        | nested          | Sample  | Sample::Inner | inner  | 0       |
        | proto2          | Old     | OldPart       | bar    | 43      |
        | required        | Old     | OldPart       | needed | 43      |

    @cpp.presence.mutable
    Scenario Outline: <field>, cleared before
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      And `m.mutable_<name>()->set_label("set before, and too long to be inline")`
      And `m.clear_<name>()`
      When `<type>* bar = m.mutable_<name>()`
      Then `bar->id()` is `<default>`
      And `bar->label()` is `""s`
      And `m.has_<name>()` is `true`

      Examples:
        | field           | message | type          | name   | default |
        | proto3          | Sample  | Part          | bar    | 0       |
        | proto3 optional | Sample  | Part          | chosen | 0       |
        | nested          | Sample  | Sample::Inner | inner  | 0       |
        | proto2          | Old     | OldPart       | bar    | 43      |
        | required        | Old     | OldPart       | needed | 43      |

    Scenario Outline: <field>, released before
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      And `std::unique_ptr<<type>> released(m.release_<name>())`
      When `<type>* bar = m.mutable_<name>()`
      Then `bar->id()` is `<default>`
      And `released->id()` is `3`

      Examples:
        | field           | message | type          | name   | default |
        | proto3          | Sample  | Part          | bar    | 0       |
        | proto3 optional | Sample  | Part          | chosen | 0       |
        | nested          | Sample  | Sample::Inner | inner  | 0       |
        | proto2          | Old     | OldPart       | bar    | 43      |
        | required        | Old     | OldPart       | needed | 43      |

    Scenario Outline: <field>, set before
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      When `m.mutable_<name>()->set_label("added")`
      Then `m.<name>().id()` is `3`
      And `m.<name>().label()` is `"added"s`

      Examples:
        | field           | message | name   |
        | proto3          | Sample  | bar    |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    Scenario: changes through the pointer are on the wire
      Given `Sample m`
      When `m.mutable_bar()->mutable_next()->set_label("written")`
      Then `m` serializes as the `Sample`
        """json
        { "bar": { "next": { "label": "written" } } }
        """

    Scenario: an empty message is on the wire
      Given `Sample m`
      When `m.mutable_bar()`
      Then `m` serializes to the bytes `0a 00`

    Scenario: its type, and it needs a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.mutable_bar()` has type `Part*`
      And `m.mutable_inner()` has type `Sample::Inner*`
      And `m.mutable_bar()` compiles
      And `view.mutable_bar()` does not compile

    @cpp.presence.mutable
    Scenario Outline: <field>, unset before by <way>
      Given `<message> m`
      And `<message> fresh`
      And `m.mutable_<name>()->set_id(3)`
      And `m.mutable_<name>()->set_label("set before, and too long to be inline")`
      When `<call>`
      And `auto* value = m.mutable_<name>()`
      Then `value->id()` is `<default>`
      And `value->label()` is `""s`
      And `value->ByteSizeLong()` is `0u`
      And `m.has_<name>()` is `true`

      Examples:
        | way                 | field           | message | name   | call                            | default |
        | set_allocated(null) | proto3          | Sample  | bar    | m.set_allocated_bar(nullptr)    | 0       |
        | Clear               | proto3          | Sample  | bar    | m.Clear()                       | 0       |
        | parsing nothing     | proto3          | Sample  | bar    | m.ParseFromString("")           | 0       |
        | assignment          | proto3          | Sample  | bar    | m = fresh                       | 0       |
        | a swap              | proto3          | Sample  | bar    | m.Swap(&fresh)                  | 0       |
        | set_allocated(null) | proto3 optional | Sample  | chosen | m.set_allocated_chosen(nullptr) | 0       |
        | Clear               | proto3 optional | Sample  | chosen | m.Clear()                       | 0       |
        | parsing nothing     | proto3 optional | Sample  | chosen | m.ParseFromString("")           | 0       |
        | assignment          | proto3 optional | Sample  | chosen | m = fresh                       | 0       |
        | a swap              | proto3 optional | Sample  | chosen | m.Swap(&fresh)                  | 0       |
        | set_allocated(null) | nested          | Sample  | inner  | m.set_allocated_inner(nullptr)  | 0       |
        | Clear               | nested          | Sample  | inner  | m.Clear()                       | 0       |
        | parsing nothing     | nested          | Sample  | inner  | m.ParseFromString("")           | 0       |
        | assignment          | nested          | Sample  | inner  | m = fresh                       | 0       |
        | a swap              | nested          | Sample  | inner  | m.Swap(&fresh)                  | 0       |
        | set_allocated(null) | proto2          | Old     | bar    | m.set_allocated_bar(nullptr)    | 43      |
        | Clear               | proto2          | Old     | bar    | m.Clear()                       | 43      |
        | parsing nothing     | proto2          | Old     | bar    | m.ParsePartialFromString("")    | 43      |
        | assignment          | proto2          | Old     | bar    | m = fresh                       | 43      |
        | a swap              | proto2          | Old     | bar    | m.Swap(&fresh)                  | 43      |
        | set_allocated(null) | required        | Old     | needed | m.set_allocated_needed(nullptr) | 43      |
        | Clear               | required        | Old     | needed | m.Clear()                       | 43      |
        | parsing nothing     | required        | Old     | needed | m.ParsePartialFromString("")    | 43      |
        | assignment          | required        | Old     | needed | m = fresh                       | 43      |
        | a swap              | required        | Old     | needed | m.Swap(&fresh)                  | 43      |

    Scenario: the other fields are unchanged
      Given `Sample m`
      And `m.mutable_chosen()->set_id(3), m.mutable_other()->set_id(4)`
      When `m.mutable_bar()`
      Then `m.has_chosen() && m.has_other()` is `true`
      And `m.has_inner() || m.has_blank()` is `false`
      And `m` serializes as the `Sample`
        """json
        { "bar": {}, "chosen": { "id": 3 }, "other": { "id": 4 } }
        """

  @cpp.field.message-clear
  Rule: `clear_bar` unsets a message field

    @cpp.presence.clear
    Scenario: proto3
      Given `Sample m`
      And `m.mutable_bar()->set_id(3)`
      And `m.mutable_bar()->set_label("set before, and too long to be inline")`
      When `m.clear_bar()`
      Then `m.has_bar()` is `false`
      And `m.bar().id()` is `0`
      And `m.bar().label()` is `""s`

    @cpp.presence.clear
    Scenario Outline: <field>
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      And `m.mutable_<name>()->set_label("set before, and too long to be inline")`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>().id()` is `<default>`
      And `m.<name>().label()` is `""s`

      Examples:
        | field           | message | name   | default |
        | proto3 optional | Sample  | chosen | 0       |
        | nested          | Sample  | inner  | 0       |
        | proto2          | Old     | bar    | 43      |
        | required        | Old     | needed | 43      |

    @cpp.presence.clear
    Scenario Outline: <field>, unset before
      Given `<message> m`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.<name>().id()` is `<default>`

      Examples:
        | field           | message | name   | default |
        | proto3          | Sample  | bar    | 0       |
        | proto3 optional | Sample  | chosen | 0       |
        | nested          | Sample  | inner  | 0       |
        | proto2          | Old     | bar    | 43      |
        | required        | Old     | needed | 43      |

    @cpp.presence.clear
    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new <type>)`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`

      Examples:
        | field           | message | type          | name   |
        | proto3          | Sample  | Part          | bar    |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    Scenario: it is not on the wire, and the other field is unchanged
      Given `Sample m`
      And `m.mutable_bar()->set_id(3)`
      And `m.mutable_other()->set_id(4)`
      When `m.clear_bar()`
      Then `m` serializes as the `Sample`
        """json
        { "other": { "id": 4 } }
        """

    Scenario: it returns void
      Given `Sample m`
      Then `m.clear_bar()` has type `void`

  @cpp.field.message-set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held

    @cpp.presence.set-allocated
    Scenario: proto3, unset before
      Given `Sample m`
      And `auto given = std::make_unique<Part>()`
      And `given->set_id(7)`
      When `m.set_allocated_bar(given.release())`
      Then `m.has_bar()` is `true`
      And `m.bar().id()` is `7`

    @cpp.presence.set-allocated
    Scenario Outline: <field>, unset before
      Given `<message> m`
      And `auto given = std::make_unique<<type>>()`
      And `given->set_id(7)`
      When `m.set_allocated_<name>(given.release())`
      Then `m.has_<name>()` is `true`
      And `m.<name>().id()` is `7`

      Examples:
        | field           | message | type          | name   |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    @cpp.presence.set-allocated
    Scenario Outline: <field>, set before
      Given `<message> m`
      And `m.mutable_<name>()->set_label("set before, and too long to be inline")`
      And `auto given = std::make_unique<<type>>()`
      And `given->set_id(7)`
      When `m.set_allocated_<name>(given.release())`
      Then `m.has_<name>()` is `true`
      And `m.<name>().id()` is `7`
      And `m.<name>().label()` is `""s`

      Examples:
        | field           | message | type          | name   |
        | proto3          | Sample  | Part          | bar    |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    @cpp.presence.set-allocated
    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new <type>)`
      And `m.mutable_<name>()->set_id(3)`
      When `m.set_allocated_<name>(new <type>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>().id()` is `<default>`

      Examples:
        | field           | message | type          | name   | default |
        | proto3          | Sample  | Part          | bar    | 0       |
        | proto3 optional | Sample  | Part          | chosen | 0       |
        | nested          | Sample  | Sample::Inner | inner  | 0       |
        | proto2          | Old     | OldPart       | bar    | 43      |
        | required        | Old     | OldPart       | needed | 43      |

    Scenario Outline: <field>, handed from message to message
      Given `<message> m`
      And `<message> source`
      And `source.mutable_<name>()->set_label("handed on, and too long to be inline")`
      When `m.set_allocated_<name>(source.release_<name>())`
      Then `m.<name>().label()` is `"handed on, and too long to be inline"s`
      And `source.has_<name>()` is `false`

      Examples:
        | field           | message | name   |
        | proto3          | Sample  | bar    |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    Scenario: it is on the wire
      Given `Sample m`
      And `Part* part = new Part`
      And `part->set_id(7)`
      When `m.set_allocated_bar(part)`
      Then `m` serializes as the `Sample`
        """json
        { "bar": { "id": 7 } }
        """

    Scenario: it returns void
      Given `Sample m`
      Then `m.set_allocated_bar(nullptr)` has type `void`

    # An unset field may still have the object that it held.
    @cpp.presence.set-allocated
    Scenario Outline: <field>, set and then <how> before
      Given `<message> m`
      And `m.mutable_<name>()->set_label("set before, and too long to be inline")`
      And `<unset>`
      And `auto* given = new <type>`
      When `m.set_allocated_<name>(given)`
      Then `m.has_<name>()` is `true`
      And `&m.<name>()` is `given`
      And `m.<name>().label()` is `""s`

      Examples:
        | field           | how                      | message | type          | name   | unset                           |
        | proto3          | cleared                  | Sample  | Part          | bar    | m.clear_bar()                   |
        | proto3          | cleared with its message | Sample  | Part          | bar    | m.Clear()                       |
        | proto3          | released                 | Sample  | Part          | bar    | delete m.release_bar()          |
        | proto3          | given null               | Sample  | Part          | bar    | m.set_allocated_bar(nullptr)    |
        | proto3 optional | cleared                  | Sample  | Part          | chosen | m.clear_chosen()                |
        | proto3 optional | cleared with its message | Sample  | Part          | chosen | m.Clear()                       |
        | proto3 optional | released                 | Sample  | Part          | chosen | delete m.release_chosen()       |
        | proto3 optional | given null               | Sample  | Part          | chosen | m.set_allocated_chosen(nullptr) |
        | nested          | cleared                  | Sample  | Sample::Inner | inner  | m.clear_inner()                 |
        | nested          | cleared with its message | Sample  | Sample::Inner | inner  | m.Clear()                       |
        | nested          | released                 | Sample  | Sample::Inner | inner  | delete m.release_inner()        |
        | nested          | given null               | Sample  | Sample::Inner | inner  | m.set_allocated_inner(nullptr)  |
        | proto2          | cleared                  | Old     | OldPart       | bar    | m.clear_bar()                   |
        | proto2          | cleared with its message | Old     | OldPart       | bar    | m.Clear()                       |
        | proto2          | released                 | Old     | OldPart       | bar    | delete m.release_bar()          |
        | proto2          | given null               | Old     | OldPart       | bar    | m.set_allocated_bar(nullptr)    |
        | required        | cleared                  | Old     | OldPart       | needed | m.clear_needed()                |
        | required        | cleared with its message | Old     | OldPart       | needed | m.Clear()                       |
        | required        | released                 | Old     | OldPart       | needed | delete m.release_needed()       |
        | required        | given null               | Old     | OldPart       | needed | m.set_allocated_needed(nullptr) |

    Scenario: the other fields are unchanged
      Given `Sample m`
      And `m.mutable_chosen()->set_id(3), m.mutable_other()->set_id(4)`
      When `m.set_allocated_bar(new Part)`
      Then `m.has_chosen() && m.has_other()` is `true`
      And `m.has_inner() || m.has_blank()` is `false`
      And `m` serializes as the `Sample`
        """json
        { "bar": {}, "chosen": { "id": 3 }, "other": { "id": 4 } }
        """

  @cpp.field.message-set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held

    @cpp.presence.set-allocated-null
    Scenario: proto3, set before
      Given `Sample m`
      And `m.mutable_bar()->set_id(3)`
      When `m.set_allocated_bar(nullptr)`
      Then `m.has_bar()` is `false`
      And `m.bar().id()` is `0`

    @cpp.presence.set-allocated-null
    Scenario Outline: <field>, unset before
      Given `<message> m`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`
      And `m.<name>().id()` is `<default>`

      Examples:
        | field           | message | name   | default |
        | proto3          | Sample  | bar    | 0       |
        | proto3 optional | Sample  | chosen | 0       |
        | nested          | Sample  | inner  | 0       |
        | proto2          | Old     | bar    | 43      |
        | required        | Old     | needed | 43      |

    @cpp.presence.set-allocated-null
    Scenario Outline: <field>, set before
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`
      And `m.<name>().id()` is `<default>`

      Examples:
        | field           | message | name   | default |
        | proto3 optional | Sample  | chosen | 0       |
        | nested          | Sample  | inner  | 0       |
        | proto2          | Old     | bar    | 43      |
        | required        | Old     | needed | 43      |

    @cpp.presence.set-allocated-null
    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new <type>)`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`

      Examples:
        | field           | message | type          | name   |
        | proto3          | Sample  | Part          | bar    |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    @cpp.presence.set-allocated-null
    Scenario Outline: <field>, set and then <how> before
      Given `<message> m`
      And `m.mutable_<name>()->set_label("set before, and too long to be inline")`
      And `<unset>`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.has_<name>()` is `false`
      And `m.<name>().label()` is `""s`
      And `m.mutable_<name>()->label()` is `""s`

      Examples:
        | field           | how                      | message | name   | unset                           |
        | proto3          | cleared                  | Sample  | bar    | m.clear_bar()                   |
        | proto3          | cleared with its message | Sample  | bar    | m.Clear()                       |
        | proto3          | released                 | Sample  | bar    | delete m.release_bar()          |
        | proto3          | given null               | Sample  | bar    | m.set_allocated_bar(nullptr)    |
        | proto3 optional | cleared                  | Sample  | chosen | m.clear_chosen()                |
        | proto3 optional | cleared with its message | Sample  | chosen | m.Clear()                       |
        | proto3 optional | released                 | Sample  | chosen | delete m.release_chosen()       |
        | proto3 optional | given null               | Sample  | chosen | m.set_allocated_chosen(nullptr) |
        | nested          | cleared                  | Sample  | inner  | m.clear_inner()                 |
        | nested          | cleared with its message | Sample  | inner  | m.Clear()                       |
        | nested          | released                 | Sample  | inner  | delete m.release_inner()        |
        | nested          | given null               | Sample  | inner  | m.set_allocated_inner(nullptr)  |
        | proto2          | cleared                  | Old     | bar    | m.clear_bar()                   |
        | proto2          | cleared with its message | Old     | bar    | m.Clear()                       |
        | proto2          | released                 | Old     | bar    | delete m.release_bar()          |
        | proto2          | given null               | Old     | bar    | m.set_allocated_bar(nullptr)    |
        | required        | cleared                  | Old     | needed | m.clear_needed()                |
        | required        | cleared with its message | Old     | needed | m.Clear()                       |
        | required        | released                 | Old     | needed | delete m.release_needed()       |
        | required        | given null               | Old     | needed | m.set_allocated_needed(nullptr) |

    Scenario: the other fields are unchanged
      Given `Sample m`
      And `m.mutable_bar()->set_id(2), m.mutable_chosen()->set_id(3), m.mutable_other()->set_id(4)`
      When `m.set_allocated_bar(nullptr)`
      Then `m.has_chosen() && m.has_other()` is `true`
      And `m.has_inner() || m.has_blank()` is `false`
      And `m` serializes as the `Sample`
        """json
        { "chosen": { "id": 3 }, "other": { "id": 4 } }
        """

  @cpp.field.message-release
  Rule: `release_bar` gives the message of a field to the caller and unsets the field

    @cpp.presence.release
    Scenario: proto3
      Given `Sample m`
      And `m.mutable_bar()->set_id(3)`
      When `std::unique_ptr<Part> released(m.release_bar())`
      Then `released.get()` is not null
      And `released->id()` is `3`
      And `m.has_bar()` is `false`
      And `m.bar().id()` is `0`

    @cpp.presence.release
    Scenario Outline: <field>
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      When `std::unique_ptr<<type>> released(m.release_<name>())`
      Then `released.get()` is not null
      And `released->id()` is `3`
      And `m.has_<name>()` is `false`
      And `m.<name>().id()` is `<default>`

      Examples:
        | field           | message | type          | name   | default |
        | proto3 optional | Sample  | Part          | chosen | 0       |
        | nested          | Sample  | Sample::Inner | inner  | 0       |
        | proto2          | Old     | OldPart       | bar    | 43      |
        | required        | Old     | OldPart       | needed | 43      |

    @cpp.presence.release
    Scenario Outline: <field>, set by set_allocated before
      Given `<message> m`
      And `m.set_allocated_<name>(new <type>)`
      And `m.mutable_<name>()->set_id(3)`
      When `std::unique_ptr<<type>> released(m.release_<name>())`
      Then `released->id()` is `3`
      And `m.has_<name>()` is `false`

      Examples:
        | field           | message | type          | name   |
        | proto3          | Sample  | Part          | bar    |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    @cpp.presence.release
    Scenario Outline: <field>, unset before
      Given `<message> m`
      Then `m.release_<name>()` is null
      And `m.has_<name>()` is `false`

      Examples:
        | field           | message | name   |
        | proto3          | Sample  | bar    |
        | proto3 optional | Sample  | chosen |
        | nested          | Sample  | inner  |
        | proto2          | Old     | bar    |
        | required        | Old     | needed |

    # A cleared field may still have an object to release. If it does, no field of that object is set.
    @cpp.presence.release
    Scenario Outline: <field>, cleared before
      Given `<message> m`
      And `m.mutable_<name>()->set_id(3)`
      And `m.clear_<name>()`
      When `std::unique_ptr<<type>> released(m.release_<name>())`
      Then `released == nullptr || released->id() == <default>` is `true`
      And `m.has_<name>()` is `false`

      Examples:
        | field           | message | type          | name   | default |
        | proto3          | Sample  | Part          | bar    | 0       |
        | proto3 optional | Sample  | Part          | chosen | 0       |
        | nested          | Sample  | Sample::Inner | inner  | 0       |
        | proto2          | Old     | OldPart       | bar    | 43      |
        | required        | Old     | OldPart       | needed | 43      |

    Scenario Outline: <field>, the result outlives the message
      Given `auto m = std::make_unique<<message>>()`
      And `m->mutable_<name>()->set_label("set before, and too long to be inline")`
      And `std::unique_ptr<<type>> released(m->release_<name>())`
      When `m.reset()`
      Then `released->label()` is `"set before, and too long to be inline"s`

      Examples:
        | field           | message | type          | name   |
        | proto3          | Sample  | Part          | bar    |
        | proto3 optional | Sample  | Part          | chosen |
        | nested          | Sample  | Sample::Inner | inner  |
        | proto2          | Old     | OldPart       | bar    |
        | required        | Old     | OldPart       | needed |

    Scenario: parsed
      Given `Sample m`
      And `m` parses the `Sample`
        """json
        { "bar": { "id": 3, "next": { "label": "parsed, and too long to be inline" } }, "other": { "id": 4 } }
        """
      When `std::unique_ptr<Part> released(m.release_bar())`
      Then `released->next().label()` is `"parsed, and too long to be inline"s`
      And `m` serializes as the `Sample`
        """json
        { "other": { "id": 4 } }
        """

    Scenario: its type, and it needs a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.release_bar()` has type `Part*`
      And `delete m.release_bar()` compiles
      And `delete view.release_bar()` does not compile
