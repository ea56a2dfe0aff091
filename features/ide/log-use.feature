@ide @needs.ide @needs.plugin-conventions
Feature: Using the log
  A user who looks for an entry hides the others, copies the rest, and empties the log.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.log.by-type
  Rule: The user can choose which types of entries the log shows, beside the group

    Background:
      When plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |

    Scenario: Errors alone, and then all again
      When the user filters the log by the type Errors
      Then the log shows "price is wrong"
      And the log does not show "price is steep"
      And the log does not show "price is plain"
      When the user filters the log by the type All types
      Then the log shows "price is wrong" once
      And the log shows "price is steep" once
      And the log shows "price is plain" once

    Scenario Outline: <type> alone, and then all again
      When the user filters the log by the type <type>
      Then the log <error> "price is wrong"
      And the log <warn> "price is steep"
      And the log <other> "price is plain"
      When the user filters the log by the type All types
      Then the log shows "price is wrong" once
      And the log shows "price is steep" once
      And the log shows "price is plain" once

      Examples:
        | type        | error         | warn          | other         |
        | Warnings    | does not show | shows         | does not show |
        | Information | does not show | does not show | shows         |

    Scenario: From one type to another
      When the user filters the log by the type Errors
      And the user filters the log by the type Warnings
      Then the log shows "price is steep" once
      And the log does not show "price is wrong"
      And the log does not show "price is plain"

    Scenario: Errors alone, while plugins register, a project is loaded and a test is played
      Given the user filters the log by the type Errors
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      And plugin B posts /log with
        | type    | error         |
        | message | price is gone |
      And plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | echo    | apples |
      And the user plays the test
      Then the playback is shown as passed
      And the log shows "price is wrong" once
      And the log shows "price is gone" once
      And the log does not show "nothing got dearer"
      And the log does not show "price is steep"

    @ide.log.post
    Scenario Outline: An entry <what> that arrives while the log shows Warnings
      Given the user filters the log by the type Warnings
      When plugin A sends `<message>`
      Then the answer to plugin A is `true`
      And the log <now> "price is late"
      When the user filters the log by the type All types
      Then the log shows "price is late" once

      Examples:
        | what            | now           | message                                                                      |
        | of that type    | shows         | {"uri": "/log", "verb": "post", "type": "warn", "message": "price is late"}  |
        | of another type | does not show | {"uri": "/log", "verb": "post", "type": "error", "message": "price is late"} |
        | without a type  | does not show | {"uri": "/log", "verb": "post", "message": "price is late"}                  |

    @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined
    Scenario Outline: Entries that arrive while the log shows <type> have their own type
      Given the user filters the log by the type <type>
      When plugin A posts /log with
        | message | price is fair |
      And plugin A posts /log with
        | type    | error         |
        | message | price is gone |
      And plugin A posts /log with
        | type    | warn          |
        | message | price is late |
      Then the log shows "<shown>" <again>
      When the user filters the log by the type All types
      Then the log shows "price is fair" neither in red nor in orange
      And the log shows "price is gone" in red
      And the log shows "price is late" in orange

      Examples:
        | type        | shown         | again                        |
        | Errors      | price is gone | in red                       |
        | Warnings    | price is late | in orange                    |
        | Information | price is fair | neither in red nor in orange |

    @ide.log.filter
    Scenario Outline: Errors of the group <group>
      Given plugin A posts /playback/log with
        | message | three prices compared |
      And plugin A posts /playback/log with
        | type    | error         |
        | message | price is gone |
      When the user filters the log by the type Errors
      And the user filters the log by <group>
      Then the log <system> "price is wrong"
      And the log <playback> "price is gone"
      And the log does not show "price is plain"
      And the log does not show "three prices compared"
      When the user filters the log by All
      Then the log shows "price is wrong" once
      And the log shows "price is gone" once
      And the log does not show "price is plain"
      And the log does not show "three prices compared"

      Examples:
        | group    | system        | playback      |
        | All      | shows         | shows         |
        | System   | shows         | does not show |
        | Playback | does not show | shows         |

    @ide.log.filter
    Scenario Outline: Entries that arrive while the log shows <type> of the group <group>
      Given the user filters the log by <group>
      And the user filters the log by the type <type>
      When plugin A sends `{"uri": "/log", "verb": "post", "type": "warn", "message": "price is late"}`
      And plugin A sends `{"uri": "/playback/log", "verb": "post", "type": "warn", "message": "price was late"}`
      And plugin A sends `{"uri": "/log", "verb": "post", "message": "price is fair"}`
      And plugin A sends `{"uri": "/playback/log", "verb": "post", "message": "price was fair"}`
      Then the log <system> "<one>"
      And the log <playback> "<other>"

      Examples:
        | type        | group    | system        | playback      | one           | other          |
        | Warnings    | System   | shows         | does not show | price is late | price was late |
        | Warnings    | Playback | does not show | shows         | price is late | price was late |
        | Information | System   | shows         | does not show | price is fair | price was fair |
        | Information | Playback | does not show | shows         | price is fair | price was fair |

  @ide.log.copy
  Rule: The user can copy the entries that the log shows, as text with the name of each entry's writer

    Background:
      Given plugin B is registered
      When plugin A posts /log with
        | message | counted three items |
      And plugin B posts /playback/log with
        | type    | error              |
        | message | a price is missing |
      And plugin A posts /log with
        | type    | error                                                        |
        | message | an item is <b>gone</b>, see https://shop.example/basket?id=7 |

    Scenario: All of them, in their order
      When the user copies the log
      Then what the user pastes has a line for each of
        | plugin   | message                                                      |
        | Plugin A | counted three items                                          |
        | Plugin B | a price is missing                                           |
        | Plugin A | an item is <b>gone</b>, see https://shop.example/basket?id=7 |
      When plugin B posts /log with
        | message | nothing got dearer |
      And the user copies the log
      Then what the user pastes has a line for each of
        | plugin   | message             |
        | Plugin A | counted three items |
        | Plugin B | nothing got dearer  |

    Scenario: Those of a group
      When the user filters the log by System
      And the user copies the log
      Then what the user pastes has a line for each of
        | plugin   | message                |
        | Plugin A | counted three items    |
        | Plugin A | an item is <b>gone</b> |
      And what the user pastes does not have "a price is missing"

    Scenario: Those of a group and a type
      When the user filters the log by the type Errors
      And the user filters the log by System
      And the user copies the log
      Then what the user pastes has a line for each of
        | plugin   | message                |
        | Plugin A | an item is <b>gone</b> |
      And what the user pastes does not have "a price is missing"
      And what the user pastes does not have "counted three items"

  @ide.log.clear
  Rule: The user can empty the log

    Background:
      When plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | type    | error              |
        | message | a price is missing |

    Scenario: No entry is left in any group
      Given the log shows "counted three items" once
      And the log shows "a price is missing" once
      When the user clears the log
      Then the log does not show "counted three items"
      And the log does not show "a price is missing"
      When the user filters the log by Playback
      Then the log does not show "a price is missing"
      When the user filters the log by System
      Then the log does not show "counted three items"

    Scenario: Hidden entries too
      Given the user filters the log by Playback
      When the user clears the log
      And the user filters the log by All
      Then the log does not show "counted three items"
      And the log does not show "a price is missing"

    @ide.log.post
    Scenario: Later entries are shown
      When the user clears the log
      And plugin A posts /log with
        | message | counted four items |
      Then the answer to plugin A is `true`
      And the log shows "counted four items" once
      And the log does not show "counted three items"
      When the user clears the log
      Then the log does not show "counted four items"
