@ide @needs.ide @needs.plugin-conventions
Feature: Commands of plugins
  A plugin adds commands. When a test reaches one of them, the plugin executes it.

  Background:
    Given the IDE is open
    And plugin A is registered with the commands
      | id         | name        |
      | countItems | count items |
    And plugin B is registered with the commands
      | id          | name         |
      | watchPrices | watch prices |

  @ide.execute.plugin
  Rule: A command that a plugin has registered is executed by that plugin

    Scenario: With its target and its value
      Given the user has opened the project "Shop" with the commands
        | command    | target      | value |
        | countItems | css=ul > li | 3     |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target      | value |
        | countItems | css=ul > li | 3     |
      And plugin B is asked to execute nothing
      And the command "countItems" is shown as passed
      And the playback is shown as passed

    Scenario: Each plugin its own commands, in the order of the test
      Given the user has opened the project "Shop" with the commands
        | command     | target | value |
        | countItems  | first  |       |
        | watchPrices | second |       |
        | countItems  | third  |       |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | first  |       |
        | countItems | third  |       |
      And plugin B is asked to execute
        | command     | target | value |
        | watchPrices | second |       |

    Scenario: Not while another plugin controls the IDE
      Given plugin A controls the IDE
      And the user has opened the project "Shop" with the commands
        | command     | target |
        | watchPrices | apples |
      When the user plays the test
      Then the playback is shown as failed
      And plugin B is asked to execute nothing

    Scenario: Variables are filled in
      Given the user has opened the project "Shop" with the commands
        | command    | target       | value |
        | store      | css=ul > li  | items |
        | countItems | ${items}.new | 3     |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target          | value |
        | countItems | css=ul > li.new | 3     |

    Scenario: It is told the command's ids and its run
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | test   | command    | target |
        | Prices | echo       | prices |
        | Basket | echo       | basket |
        | Basket | countItems | apples |
      When the user plays the test "Basket"
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin A is told with the command
        | commandId | command-3    |
        | testId    | test-2       |
        | projectId | project-Shop |
      And plugin A is told a tab, a window, a frame and a run with the command

    Scenario: A command that no plugin has registered is an error at that command
      Given the user has opened the project "Shop" with the commands
        | command   | target |
        | countEggs | apples |
      When the user plays the test
      Then the command "countEggs" is shown as failed
      And the playback is shown as failed
      And plugin A is asked to execute nothing

    @ide.register.post
    Scenario: A plugin that registers again without the command does not get it
      Given plugin A is registered
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the command "countItems" is shown as failed
      And plugin A is asked to execute nothing

  @ide.execute.nested
  Rule: A plugin is told which test is being played, which test its command belongs to, and whether assertions count

    Scenario: In the test that is being played
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin A is told with the command
        | testId             | test-1 |
        | originalTestId     | test-1 |
        | isNested           | false  |
        | assertionsDisabled | false  |

    Scenario Outline: In a test that it runs <how>
      Given the user has opened the project "Shop" with the commands
        | test   | command    | target | value    |
        | Prices | run        | Basket | <option> |
        | Basket | countItems | apples |          |
      When the user plays the test "Prices"
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin A is told with the command
        | testId             | test-2     |
        | testName           | Basket     |
        | originalTestId     | test-1     |
        | isNested           | true       |
        | assertionsDisabled | <disabled> |

      Examples:
        | how                | option               | disabled |
        | as it is           |                      | false    |
        | without assertions | --disable-assertions | true     |

    Scenario: The test that is played is the one that playbackStarted named
      Given the user has opened the project "Shop" with the commands
        | test   | command    | target |
        | Prices | run        | Basket |
        | Basket | countItems | apples |
      When the user plays the test "Prices"
      Then plugin A is told of "playbackStarted" with
        | testId | test-1 |
      And plugin A is told with the command
        | originalTestId | test-1 |

    Scenario: Assertions of a test that runs without them do not count; those before and after it do
      Given the user has opened the project "Shop" with the commands
        | test   | command    | target | value                |
        | Prices | store      | 12     | price                |
        | Prices | run        | Basket | --disable-assertions |
        | Prices | verify     | price  | 14                   |
        | Basket | verify     | price  | 13                   |
        | Basket | assert     | price  | 13                   |
        | Basket | countItems | apples |                      |
      When the user plays the test "Prices"
      Then the command "verify" is shown as failed
      And the playback is shown as failed
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And the log shows "verify | price | 14" once
      And the log does not show "price | 13"

  @ide.execute.same-id
  Rule: Of several plugins with the same command the one that registered it first executes it, and the log names them

    Scenario: The one that registers it later is not asked
      When plugin B is registered with the commands
        | id         | name        |
        | countItems | count goods |
      Then the log shows "countItems" in orange
      And one entry of the log mentions
        | countItems | Plugin B | Plugin A executes |
      When the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      And the user plays the test
      Then the playback is shown as passed
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin B is asked to execute nothing

    @ide.register.post
    Scenario: Registering again takes no command from another plugin
      When plugin A is registered with the commands
        | id          | name         |
        | countItems  | count items  |
        | watchPrices | watch prices |
      Then one entry of the log mentions
        | watchPrices | Plugin A | Plugin B executes |
      When the user has opened the project "Shop" with the commands
        | command     | target |
        | watchPrices | apples |
      And the user plays the test
      Then the playback is shown as passed
      And plugin B is asked to execute
        | command     | target | value |
        | watchPrices | apples |       |
      And plugin A is asked to execute nothing

    Scenario Outline: The first one registers again, with <what>, and keeps the command
      Given plugin B is registered with the commands
        | id         | name        |
        | countItems | count goods |
      And plugin A is registered with the commands
        | id         | name        |
        | <first>    | count again |
        | <second>   | count again |
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the playback is shown as passed
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin B is asked to execute nothing

      Examples:
        | what                     | first      | second     |
        | another command after it | countItems | countEggs  |
        | another one before it    | countEggs  | countItems |

    Scenario: When the first one drops it, the other one executes it
      Given plugin B is registered with the commands
        | id         | name        |
        | countItems | count goods |
      And plugin A is registered
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the playback is shown as passed
      And plugin B is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin A is asked to execute nothing

    Scenario: A command of the IDE's own stays the IDE's
      When plugin B is registered with the commands
        | id   | name        |
        | echo | echo loudly |
      Then the log shows "echo" in orange
      And one entry of the log mentions
        | echo | Plugin B |
      When the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | apples |
      And the user plays the test
      Then the log shows "echo: apples" once
      And plugin B is asked to execute nothing

    Scenario: Different commands are not mentioned
      When plugin A posts /log with
        | message | ready to count |
      Then the log shows "ready to count" once
      And the log does not show "countItems"
      And the log does not show "watchPrices"

  @ide.execute.answer
  Rule: A plugin's answer says whether its command passed, failed, ended the test or is undetermined

    Scenario: true
      Given plugin A answers the command "countItems" with `true`
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | echo       | after  |
      When the user plays the test
      Then the command "countItems" is shown as passed
      And the playback is shown as passed
      And the log shows "echo: after"

    Scenario Outline: <answer>
      Given plugin A answers the command "countItems" with `<answer>`
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | echo       | after  |
      When the user plays the test
      Then the command "countItems" is shown as <state>
      And the playback is shown as <playback>
      And the log <goes on> "echo: after"

      Examples:
        | answer                                    | state        | playback | goes on       |
        | {"status": "undetermined"}                | undetermined | passed   | shows         |
        | {"error": "two items"}                    | failed       | failed   | shows         |
        | {"error": "no basket", "status": "fatal"} | fatal        | failed   | does not show |

    Scenario: No value at all
      Given plugin A answers the command "countItems" with nothing
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | echo       | after  |
      When the user plays the test
      Then the command "countItems" is shown as passed
      And the playback is shown as passed

    Scenario Outline: The error is shown at the command and in the log: <answer>
      Given plugin A answers the command "countItems" with `<answer>`
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the command "countItems" shows the message "two apples are missing"
      And the log shows "two apples are missing" in red

      Examples:
        | answer                                                 |
        | {"error": "two apples are missing"}                    |
        | {"error": "two apples are missing", "status": "fatal"} |

    Scenario: The extension of the plugin has gone
      Given plugin A is disabled
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the command "countItems" is shown as failed
      And the command "countItems" shows the message "Plugin A"
      And the playback is shown as failed

  @ide.execute.progress @ide.command.post @ide.command.states @ide.command.message
  Rule: While a plugin executes its command, it may report progress and change the command's state

    Background:
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | echo       | after  |
      When the user plays the test
      And the command "countItems" is shown as pending

    Scenario: Progress is shown, and then the answer
      When plugin A posts /playback/command with
        | commandId | command-1      |
        | state     | pending        |
        | message   | 3 of 12 apples |
      Then the answer to plugin A is `true`
      And the command "countItems" shows the message "3 of 12 apples"
      And the playback is shown as running
      When plugin A answers the command "countItems" with `true`
      Then the command "countItems" is shown as passed
      And the playback is shown as passed

    Scenario: Progress in the log
      When plugin A posts /playback/log with
        | message | 3 of 12 apples |
      Then the answer to plugin A is `true`
      And the log shows "3 of 12 apples" as written by "Plugin A"

    Scenario Outline: A command that its plugin has called <state> counts as a failure
      When plugin A posts /playback/command with
        | commandId | command-1         |
        | state     | <state>           |
        | message   | 2 apples too many |
      And plugin A answers the command "countItems" with `true`
      Then the command "countItems" is shown as <state>
      And the command "countItems" shows the message "2 apples too many"
      And the playback is shown as failed
      And the log <goes on> "echo: after"

      Examples:
        | state  | goes on       |
        | failed | shows         |
        | fatal  | does not show |

    Scenario: A command that its plugin has called undetermined stays so
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | undetermined        |
        | message   | 12 apples, or pears |
      Then the answer to plugin A is `true`
      When plugin A answers the command "countItems" with `true`
      Then the playback is shown as passed
      And the command "countItems" is shown as undetermined

    Scenario: fatal stops the test without waiting for the answer
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | fatal     |
      Then the answer to plugin A is `true`
      And the playback is shown as failed
      And the command "countItems" is shown as fatal

    Scenario: When the test has ended there is no state to move
      When plugin A answers the command "countItems" with `true`
      Then the playback is shown as passed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is an error
      And the command "countItems" is shown as passed
