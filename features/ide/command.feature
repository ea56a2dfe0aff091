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

    @ide.command.message
    Scenario: One command after another
      Given plugin A posts /playback/command with
        | commandId | command-1         |
        | state     | failed            |
        | message   | two prices differ |
      And the command "open" is shown as failed
      And plugin B is registered
      When plugin B posts /playback/command with
        | commandId | command-2                   |
        | state     | failed                      |
        | message   | no price at all\nand no sum |
      Then the answer to plugin B is `true`
      And the command "pause" is shown as failed
      And the command "pause" shows the message "no price at all"
      And the command "pause" shows the message "and no sum"
      And the command "pause" does not show the message "two prices differ"
      And the command "open" is shown as failed
      And the command "open" shows the message "two prices differ"

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

    @ide.command.message
    Scenario: More than a hundred times
      When plugin A posts /playback/command 130 times with
        | commandId | command-1               |
        | state     | pending                 |
        | message   | price {number} compared |
      Then the answer to plugin A is `true`
      And the command "open" is shown as pending
      And the command "open" shows the message "price 130 compared"
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

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

    Scenario Outline: <state>, with a message that speaks of another state
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | <state>   |
        | message   | <message> |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <state>

      Examples:
        | state   | message                           |
        | passed  | failed twice before               |
        | pending | passed, but for a fatal condition |
        | failed  | it is undetermined why            |

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

    @ide.command.states
    Scenario Outline: With the state <state> for the command that is being executed
      When plugin A posts /playback/command with
        | commandId | command-2               |
        | state     | <state>                 |
        | message   | compared 3 of 12 prices |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as <state>
      And the command "pause" shows the message "compared 3 of 12 prices"

      Examples:
        | state   |
        | pending |
        | failed  |
        | fatal   |

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

    @needs.plugin-conventions
    Scenario: The message goes with its state
      Given plugin A posts /playback/command with
        | commandId | command-1               |
        | state     | pending                 |
        | message   | compared 3 of 12 prices |
      And the command "open" shows the message "compared 3 of 12 prices"
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | passed    |
      Then the command "open" is shown as passed
      And the command "open" does not show the message "compared 3 of 12 prices"

    @needs.plugin-conventions
    Scenario: The message goes with its run
      Given plugin A posts /playback/command with
        | commandId | command-1               |
        | state     | failed                  |
        | message   | compared 3 of 12 prices |
      And the command "open" shows the message "compared 3 of 12 prices"
      When the IDE plays a test on the page
      Then the command "open" is shown as passed
      And the command "open" does not show the message "compared 3 of 12 prices"
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the command "open" is shown as failed
      And the command "open" does not show the message "compared 3 of 12 prices"

    Scenario: A long message
      When plugin A posts /playback/command with
        | commandId | command-1                                                                                      |
        | state     | failed                                                                                         |
        | message   | Three of the twelve prices differ: those of the apples, of the pears, and of the blue umbrella. The price of the apples was taken from the list of last week, the price of the pears from a list that nobody knows, and that of the umbrella was never on any list, because umbrellas are not sold here. The other nine prices are as they were, but for the plums, which have two prices, one at the entrance and one at the till, and for the melons, whose price depends on their weight |
      Then the command "open" shows the message "Three of the twelve prices differ"
      And the command "open" shows the message "whose price depends on their weight"

    Scenario Outline: A message with <what>
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
        | message   | <message> |
      Then the command "open" shows the message "<message>"

      Examples:
        | what             | message                                     |
        | many scripts     | Größe 16 µm, 価格 ¥300, цена, 🛒               |
        | a path and hints | //ul/li[2] ('Pears' or 'Plums'), see #2 & #3 |

    Scenario: The message is optional
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" does not show the message "undefined"
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | passed    |
        | message   |           |
      Then the answer to plugin A is `true`
      And the command "open" is shown as passed
      And the command "open" does not show the message "undefined"

    Scenario: A message is shown as plain text
      When plugin A posts /playback/command with
        | commandId | command-1                           |
        | state     | failed                              |
        | message   | <b>12 €</b> is more than <i>9 €</i> |
      Then the command "open" shows the message "<b>12 €</b> is more than <i>9 €</i>"
