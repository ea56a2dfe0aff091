@ide @needs.ide
Feature: Commands of the running test
  A plugin names a command by its id in the test case that is being played.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.command.current-test @ide.command.post
  Rule: Commands are named by their id in the test case that is being played

    Scenario: A command of another test is not of the running test
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      When the user plays the test "Prices"
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And the user selects the test "Basket"
      And the user selects the test "Prices"
      Then the command "pause" is not shown as failed
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
      And the user selects the test "Basket"
      And the user selects the test "Prices"
      Then the command "pause" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

      Examples:
        | what               | id        |
        | an unknown command | command-9 |
        | the test itself    | test-2    |

    Scenario: While no test is running no command has a state to change
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the command "pause" is not shown as failed
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

    Scenario: A command of a project that has been opened during the test is not of the running test
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
      And the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | echo    | apples |
      And the project is "Prices"
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the command "echo" is not shown as failed

    Scenario: In a suite, the test that is being played now
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      When the user plays the suite
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

    Scenario: Commands of a test that was played before are not of the running test
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      And the user plays the test "Basket"
      And the playback is shown as passed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And the user selects the test "Prices"
      And the user selects the test "Basket"
      Then the command "echo" is not shown as failed
      When the user plays the test "Prices"
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed
      When the user selects the test "Basket"
      Then the command "echo" is not shown as failed

    Scenario: In a suite, commands of the test before are not of the running test
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      When the user plays the suite
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed
      When the user selects the test "Basket"
      Then the command "echo" is not shown as failed

    @needs.plugin-conventions
    Scenario: A command of a test that has not been called yet
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | pause   | 60000  |
        | Basket | run     | Prices |
        | Prices | click   | id=buy |
      When the user plays the test "Basket"
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-3 |
        | state     | failed    |
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed
      When the user selects the test "Prices"
      Then the command "click" is not shown as failed

    @needs.plugin-conventions
    Scenario Outline: In a suite, while plugins are told of "<event>", commands of a test that has ended
      Given plugin A answers the event "<event>" with `true` right after it has sent
        | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed"} |
        | {"uri": "/playback/command", "verb": "post", "commandId": "command-2", "state": "fatal"}  |
      And the user has opened the project "Shop" with the commands
        | test   | command | target | value |
        | Basket | echo    | apples |       |
        | Basket | store   | 12     | price |
        | Prices | echo    | plums  |       |
      When the user plays the suite
      Then the log shows "echo: plums" once
      And the playback is shown as passed
      When the user selects the test "Basket"
      Then the command "echo" is shown as passed
      And the command "store" is shown as passed

      Examples:
        | event           |
        | playbackStarted |
        | playbackStopped |

  @ide.command.post
  Rule: `POST /playback/command` changes the state of a command and then answers true (the running test)

    Scenario Outline: A command of a long test, number <number>
      Given the user has opened the project "Shop", whose test pauses before <count> other commands
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-<number> |
        | state     | failed           |
      Then the answer to plugin A is `true`
      And the command "pause" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

      Examples:
        | number | count |
        | 61     | 80    |
        | 101    | 100   |
        | 301    | 300   |

    @ide.log.group @needs.plugin-conventions
    Scenario: A test that pauses at a breakpoint
      Given plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p", "version": "2.0", "name": "Prices", "url": "https://shop.example/", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "echo", "target": "apples", "targets": [], "value": ""},
                  {"id": "c-2", "comment": "", "command": "pause", "target": "1", "targets": [], "value": "", "isBreakpoint": true}
                ]
              }
            ]
          }
        }
        """
      And the project is "Prices"
      And the user plays the test
      And the playback is shown as paused
      When plugin A posts /playback/command with
        | commandId | c-1    |
        | state     | failed |
      Then the answer to plugin A is `true`
      And the command "echo" is shown as failed
      When plugin A posts /log with
        | message | counted three items |
      And the user filters the log by System
      Then the log shows "counted three items" once

    Scenario: A test that is played a second time
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And the command "open" is shown as failed
      And the IDE plays a test on the page
      And the command "open" is shown as passed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "pause" is not shown as failed

    @ide.command.current-test @needs.plugin-conventions
    Scenario: Any command of a test of which only one is played
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
        | click   | id=buy |
      When the user plays the first command alone
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "click" is shown as failed
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed

    Scenario: A command that the test has not reached
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
        | click   | id=buy |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "click" is shown as failed
      And the command "pause" is not shown as failed

    @ide.command.current-test @ide.command.message @needs.plugin-conventions
    Scenario: A line of a block, and a command that nobody has
      Given the user has opened the project "Shop" with the commands
        | command  | target |
        | pause    | 60000  |
        | times    | 2      |
        | echo     | apples |
        | end      |        |
        | nonsense | plums  |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-2      |
        | state     | failed         |
        | message   | twice too many |
      Then the answer to plugin A is `true`
      And the command "times" is shown as failed
      And the command "times" shows the message "twice too many"
      When plugin A posts /playback/command with
        | commandId | command-4 |
        | state     | passed    |
      Then the answer to plugin A is `true`
      And the command "end" is shown as passed
      When plugin A posts /playback/command with
        | commandId | command-5     |
        | state     | failed        |
        | message   | there is none |
      Then the answer to plugin A is `true`
      And the command "nonsense" is shown as failed
      And the command "nonsense" shows the message "there is none"

    @ide.command.current-test @needs.plugin-conventions
    Scenario: A command that is switched off
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
        | //click | id=buy |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "//click" is shown as failed
      And the command "pause" is not shown as failed
