@ide @needs.ide
Feature: States of commands
  During playback a plugin reports the state of a command of the running test.

  Background:
    Given the IDE is open
    And plugin A is registered
    And the page
      """html
      <p>Basket</p>
      """
    And the IDE plays a test on the page
    # Its commands: open (command-1), which has passed, and pause (command-2), which runs until the scenario ends.

  @ide.command.post
  Rule: `POST /playback/command` changes the state of a command and then answers true

    Scenario: The command that is being executed
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

    Scenario: A command that has been executed
      Given the command "open" is shown as passed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "pause" is not shown as failed

    Scenario: Again and again
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | passed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as passed

    Scenario Outline: Nothing is changed by <what>
      When plugin A sends `<message>`
      Then the answer to plugin A is not `true`
      And the command "open" is not shown as failed
      And the command "pause" is not shown as failed
      When plugin A sends `{"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed"}`
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed

      Examples:
        | what                 | message                                                                                                 |
        | an update without id | {"uri": "/playback/command", "verb": "post", "state": "failed"}                                         |
        | an id that is none   | {"uri": "/playback/command", "verb": "post", "commandId": 1, "state": "failed"}                         |
        | a wrong message      | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed", "message": 7} |

  @ide.command.states
  Rule: A command's state is one of failed, fatal, passed, pending and undetermined

    Scenario: failed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed

    Scenario Outline: <state>
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | <state>   |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <state>

      Examples:
        | state        |
        | fatal        |
        | passed       |
        | pending      |
        | undetermined |

    Scenario Outline: <what> is no state
      Given plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      When plugin A sends `<message>`
      Then the answer to plugin A is not `true`
      And the command "open" is shown as failed

      Examples:
        | what          | message                                                                                      |
        | another word  | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "succeeded"} |
        | a capital     | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "Passed"}    |
        | an empty text | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": ""}          |
        | a truth value | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": true}        |
        | none at all   | {"uri": "/playback/command", "verb": "post", "commandId": "command-1"}                       |

  @ide.command.message
  Rule: The message given with a state is shown to the user where the state can show one

    Scenario: With the state pending
      When plugin A posts /playback/command with
        | commandId | command-1               |
        | state     | pending                 |
        | message   | compared 3 of 12 prices |
      Then the answer to plugin A is `true`
      And the command "open" is shown as pending
      And the command "open" shows the message "compared 3 of 12 prices"

    Scenario Outline: With the state <state>
      When plugin A posts /playback/command with
        | commandId | command-1               |
        | state     | <state>                 |
        | message   | compared 3 of 12 prices |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <state>
      And the command "open" shows the message "compared 3 of 12 prices"

      Examples:
        | state  |
        | failed |
        | fatal  |

    Scenario: The message of a later state takes the place of the first one
      Given plugin A posts /playback/command with
        | commandId | command-1               |
        | state     | pending                 |
        | message   | compared 3 of 12 prices |
      When plugin A posts /playback/command with
        | commandId | command-1               |
        | state     | pending                 |
        | message   | compared 9 of 12 prices |
      Then the command "open" shows the message "compared 9 of 12 prices"
      And the command "open" does not show the message "compared 3 of 12 prices"

    Scenario: The message is optional
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed

    Scenario: A message is shown as plain text
      When plugin A posts /playback/command with
        | commandId | command-1                           |
        | state     | failed                              |
        | message   | <b>12 €</b> is more than <i>9 €</i> |
      Then the command "open" shows the message "<b>12 €</b> is more than <i>9 €</i>"

  @ide.command.current-test
  Rule: Commands are named by their id in the test case that is being played

    Scenario: a command of another test is not of the running test
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      When the user plays the test "Prices"
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is not `true`
      And the command "pause" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

    Scenario Outline: <what> is not of the running test
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      When the user plays the test "Prices"
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | <id>   |
        | state     | failed |
      Then the answer to plugin A is not `true`
      And the command "pause" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

      Examples:
        | what               | id        |
        | an unknown command | command-9 |
        | the test itself    | test-2    |
        | no id              |           |

    Scenario: While no test is running no command has a state to change
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is not `true`
      And the command "pause" is not shown as failed
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed
