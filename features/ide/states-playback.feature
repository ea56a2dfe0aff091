@ide @needs.ide
Feature: Playback in each state
  A plugin that watches a test finds elements and sets the states of commands, whatever else is so in the IDE and however the
  test is played. docs/coverage.md shows which calls are made in which state.

  Background:
    Given the IDE is open

  @ide.command.post @ide.command.states @ide.command.message @ide.command.current-test @ide.location.found @ide.location.not-found
  Rule: `POST /playback/command` changes the state of a command and then answers true (in each state that begins before the test)

    Background:
      Given plugin A is registered
      And the page
        """html
        <h1 data-mark="title">Basket</h1>
        """

    Scenario Outline: After: <state>
      Given <first>
      And <second>
      And <third>
      And plugin <one> posts /project with the project "Shop" and the commands
        | test   | command | target  |
        | Prices | echo    | cheap   |
        | Basket | open    | {page}  |
        | Basket | pause   | 60000   |
        | Basket | echo    | apples  |
        | Basket | click   | id=buy  |
        | Basket | type    | id=name |
        | Basket | check   | id=gift |
      And the project is "Shop"
      When the user plays the test "Basket"
      And the command "pause" is shown as pending
      When plugin <one> gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin <one> is an xpath of the element marked "title"
      When plugin <one> gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin <one> is an error
      When plugin <one> posts /playback/command with
        | commandId | command-5           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin <one> is `true`
      When plugin <one> posts /playback/command with
        | commandId | command-6         |
        | state     | passed            |
        | message   | two prices differ |
      And plugin <one> posts /playback/command with
        | commandId | command-4         |
        | state     | undetermined      |
        | message   | one price differs |
      And plugin <one> posts /playback/command with
        | commandId | command-7        |
        | state     | pending          |
        | message   | no price differs |
      Then the answer to plugin <one> is `true`
      And the command "click" is shown as failed
      And the command "click" shows the message "three prices differ"
      And the command "type" is shown as passed
      And the command "echo" is shown as undetermined
      And the command "check" is shown as pending
      And the command "pause" is not shown as failed
      When plugin <one> posts /playback/command with
        | commandId | command-7       |
        | state     | fatal           |
        | message   | no price at all |
      Then the answer to plugin <one> is `true`
      And the command "check" is shown as fatal
      And the command "check" shows the message "no price at all"

      Examples:
        | state                   | one | first                                                 | second                           | third                           |
        | the user has declined   | B   | plugin B posts /control with its registration payload | the user declines the connection | the window of the IDE is open   |
        | it controls the IDE     | A   | plugin A controls the IDE                             | the window of the IDE is open    | the window of the IDE is open   |
        | it has taken over       | B   | plugin A controls the IDE                             | plugin B controls the IDE        | the window of the IDE is open   |
        | control has ended       | A   | plugin A controls the IDE                             | the user closes the IDE          | the user opens the IDE again    |
        | a test has failed       | A   | the user has opened the project "Checkout"            | the user plays the test          | the playback is shown as failed |
        | the window was reloaded | A   | the user reloads the window of the IDE                | plugin A is registered           | the window of the IDE is open   |

      @needs.plugin-conventions
      Examples:
        | state                     | one | first                                                                                         | second                        | third                         |
        | another has the same name | B   | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` | the window of the IDE is open | the window of the IDE is open |
        | it has registered twice   | A   | plugin A sends `{"uri": "/register", "verb": "post", "name": "Checker", "version": "2.0.0"}`  | the window of the IDE is open | the window of the IDE is open |

  @ide.command.post @ide.command.states @ide.command.message @ide.command.current-test @ide.location.found @ide.location.not-found
  Rule: `POST /playback/command` changes the state of a command and then answers true (in each state that begins during the test)

    Background:
      Given plugin A is registered
      And plugin B is registered
      And the page
        """html
        <h1 data-mark="title">Basket</h1>
        """

    Scenario Outline: While or after: <state>
      Given <before>
      And the user has opened the project "Shop" with the commands
        | test   | command | target  |
        | Prices | echo    | cheap   |
        | Basket | open    | {page}  |
        | Basket | pause   | 60000   |
        | Basket | echo    | apples  |
        | Basket | click   | id=buy  |
        | Basket | type    | id=name |
        | Basket | check   | id=gift |
      And the user plays the <played>
      And the command "pause" is shown as pending
      And <first>
      And <second>
      And <third>
      When plugin <one> gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin <one> is an xpath of the element marked "title"
      When plugin <one> gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin <one> is an error
      When plugin <one> posts /playback/command with
        | commandId | command-5           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin <one> is `true`
      When plugin <one> posts /playback/command with
        | commandId | command-6         |
        | state     | passed            |
        | message   | two prices differ |
      And plugin <one> posts /playback/command with
        | commandId | command-4         |
        | state     | undetermined      |
        | message   | one price differs |
      And plugin <one> posts /playback/command with
        | commandId | command-2        |
        | state     | pending          |
        | message   | no price differs |
      Then the answer to plugin <one> is `true`
      When plugin <one> posts /playback/command with
        | commandId | command-7       |
        | state     | fatal           |
        | message   | no price at all |
      Then the answer to plugin <one> is `true`
      When <last>
      Then the command "click" is shown as failed
      And the command "click" shows the message "three prices differ"
      And the command "type" is shown as passed
      And the command "echo" is shown as undetermined
      And the command "open" is shown as pending
      And the command "pause" is not shown as failed
      And the command "check" is shown as fatal
      And the command "check" shows the message "no price at all"

      Examples:
        | state                               | one | before                    | played        | first                                                 | second                                            | third                                       | last                             |
        | the user is asked about a project   | A   | the IDE is not controlled | test "Basket" | the user has renamed the project "Half done"          | plugin B posts /project with the project "Prices" | the user is asked about the unsaved changes | the user ignores the request     |
        | the user is asked about a close     | A   | plugin A controls the IDE | test "Basket" | the user has renamed the project "Half done"          | plugin A posts /close                             | the user is asked about the unsaved changes | the user ignores the close       |
        | the user is asked about control     | A   | the IDE is not controlled | test "Basket" | plugin B posts /control with its registration payload | the user is asked whether "Plugin B" may connect  | the window of the IDE is open               | the user declines the connection |
        | the user is asked about a takeover  | A   | plugin A controls the IDE | test "Basket" | plugin B posts /control with its registration payload | the user is asked whether "Plugin B" may connect  | the window of the IDE is open               | the user declines the connection |
        | the user has kept changes           | B   | the IDE is not controlled | test "Basket" | the user has renamed the project "Half done"          | plugin B posts /project with the project "Prices" | the user ignores the request                | the window of the IDE is open    |
        | a suite is played                   | B   | the IDE is not controlled | suite         | the window of the IDE is open                         | the window of the IDE is open                     | the window of the IDE is open               | the window of the IDE is open    |
        | the user has looked at another test | A   | the IDE is not controlled | test "Basket" | the user selects the test "Prices"                    | the user selects the test "Basket"                | the window of the IDE is open               | the window of the IDE is open    |
        | the user has saved a change         | B   | the IDE is not controlled | test "Basket" | the user has renamed the project "Half done"          | the user saves the project                        | the project has no unsaved changes          | the window of the IDE is open    |
        | the worker was stopped              | A   | the IDE is not controlled | test "Basket" | the browser stops the worker of the IDE               | the window of the IDE is open                     | the window of the IDE is open               | the window of the IDE is open    |

      @needs.plugin-conventions
      Examples:
        | state                          | one | before                    | played        | first                                                                                              | second                                         | third                         | last                               |
        | the user reads a message       | A   | the IDE is not controlled | test "Basket" | plugin B sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}` | the user is shown the message "Twelve apples." | the window of the IDE is open | the user presses "OK"              |
        | the user looks at another test | B   | the IDE is not controlled | test "Basket" | the user selects the test "Prices"                                                                 | the window of the IDE is open                  | the window of the IDE is open | the user selects the test "Basket" |

  @ide.command.post @ide.command.states @ide.command.message @ide.command.current-test @ide.location.found @ide.location.not-found
  Rule: `POST /playback/command` changes the state of a command and then answers true (in each way of playing)

    Background:
      Given plugin A is registered
      And the page
        """html
        <h1 data-mark="title">Basket</h1>
        """

    @needs.plugin-conventions
    Scenario Outline: When <state>
      Given the user has opened the project "Shop" with the commands
        | test   | command    | target  | breakpoint |
        | Basket | pause      | 60000   |            |
        | Basket | echo       | apples  |            |
        | Basket | click      | id=buy  |            |
        | Basket | type       | id=name |            |
        | Basket | check      | id=gift |            |
        | Late   | echo       | pears   | yes        |
        | Late   | pause      | 60000   |            |
        | Late   | click      | id=buy  |            |
        | Late   | type       | id=name |            |
        | Late   | check      | id=gift |            |
        | Caller | run        | Basket  |            |
        | Caller | pause      | 1       |            |
        | Caller | echo       | plums   |            |
        | Caller | click      | id=buy  |            |
        | Caller | type       | id=name |            |
        | Caller | check      | id=gift |            |
        | Count  | countItems | apples  |            |
        | Count  | pause      | 60000   |            |
        | Count  | echo       | plums   |            |
        | Count  | click      | id=buy  |            |
        | Count  | type       | id=name |            |
        | Count  | check      | id=gift |            |
        | First  | open       | {page}  |            |
      And the user plays the test "First"
      And the playback is shown as passed
      And <first>
      And <second>
      And <third>
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error
      When plugin A posts /playback/command with
        | commandId | <click>             |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/command with
        | commandId | <type>            |
        | state     | passed            |
        | message   | two prices differ |
      And plugin A posts /playback/command with
        | commandId | <echo>            |
        | state     | undetermined      |
        | message   | one price differs |
      And plugin A posts /playback/command with
        | commandId | <check>          |
        | state     | pending          |
        | message   | no price differs |
      Then the answer to plugin A is `true`
      And the command "click" is shown as failed
      And the command "click" shows the message "three prices differ"
      And the command "type" is shown as passed
      And the command "echo" is shown as undetermined
      And the command "check" is shown as pending
      And the command "pause" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | <check>         |
        | state     | fatal           |
        | message   | no price at all |
      Then the answer to plugin A is `true`
      And the command "check" is shown as fatal
      And the command "check" shows the message "no price at all"

      Examples:
        | state                                 | first                                                                                                                                                    | second                                                                  | third                                   | click      | type       | echo       | check      |
        | a single command is played            | the user selects the test "Basket"                                                                                                                       | the user plays the first command alone                                  | the command "pause" is shown as pending | command-3  | command-4  | command-2  | command-5  |
        | a test is played from a later command | the user selects the test "Late"                                                                                                                         | the user plays the test from the command "pause"                        | the command "pause" is shown as pending | command-8  | command-9  | command-6  | command-10 |
        | a test has called another             | the user plays the test "Caller"                                                                                                                         | the command "run" is shown as pending                                   | the window of the IDE is open           | command-14 | command-15 | command-13 | command-16 |
        | a test has paused                     | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                                         | the window of the IDE is open           | command-8  | command-9  | command-6  | command-10 |
        | a plugin executes a command           | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A does not answer the command "countItems"                       | the user plays the test "Count"         | command-20 | command-21 | command-19 | command-22 |
        | a plugin has failed a command         | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A answers the command "countItems" with `{"error": "no apples"}` | the user plays the test "Count"         | command-20 | command-21 | command-19 | command-22 |
