@ide @needs.ide @needs.plugin-conventions
Feature: Bad input
  The document does not say what happens when a plugin sends something else than it describes. An answer other than true, which
  is an error here, and no effect: that is what plugins can rely on.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.command.malformed @ide.command.states @ide.command.current-test @ide.errors.shape
  Rule: An update that names no command of the running test, or no state, changes nothing and is not answered with true

    Background:
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page

    Scenario Outline: Nothing is changed by <what>
      When plugin A sends `<message>`
      Then the answer to plugin A is an error
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

    Scenario Outline: <what> is no state
      Given plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      When plugin A sends `<message>`
      Then the answer to plugin A is an error
      And the command "open" is shown as failed

      Examples:
        | what          | message                                                                                      |
        | another word  | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "succeeded"} |
        | a capital     | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "Passed"}    |
        | an empty text | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": ""}          |
        | a truth value | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": true}        |
        | none at all   | {"uri": "/playback/command", "verb": "post", "commandId": "command-1"}                       |

    Scenario Outline: <what> is refused
      When plugin A posts /playback/command with
        | commandId | <id>   |
        | state     | failed |
      Then the answer to plugin A is an error
      And the command "pause" is not shown as failed

      Examples:
        | what                  | id        |
        | An unknown command    | command-9 |
        | The id of the test    | test-1    |
        | An empty text as id   |           |

  @ide.command.not-running @ide.command.current-test @ide.errors.shape
  Rule: An update of a command that no running test has is not answered with true

    Scenario: A command of a test that is not played
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is an error
      And the command "pause" is not shown as failed

    Scenario: A command of a test that is not the running one
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
      When the user plays the test "Prices"
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is an error
      And the command "pause" is not shown as failed

  @ide.log.no-message @ide.log.post @ide.errors.shape
  Rule: An entry without a message is not added, and not answered with true

    Scenario Outline: <operation>
      When plugin A posts <operation> with
        | type | error |
      Then the answer to plugin A is an error
      When plugin A sends `{"uri": "<operation>", "verb": "post", "message": null}`
      Then the answer to plugin A is an error
      When plugin A sends `{"uri": "<operation>", "verb": "post", "message": 7}`
      Then the answer to plugin A is an error
      And the log does not show "Plugin A"
      When plugin A posts <operation> with
        | type    | error              |
        | message | this is the reason |
      Then the answer to plugin A is `true`
      And the log shows "this is the reason" once

      Examples:
        | operation     |
        | /log          |
        | /playback/log |

  @ide.project.malformed @ide.project.post-result @ide.errors.shape
  Rule: A project that is missing or broken is not loaded, and not answered with true

    Scenario: No project is not loaded
      Given the user has opened the project "Checkout"
      When plugin A sends `{"uri": "/project", "verb": "post"}`
      Then the answer to plugin A is an error
      And the project is "Checkout"
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"

    Scenario Outline: <what> is not loaded
      Given the user has opened the project "Checkout"
      When plugin A sends `{"uri": "/project", "verb": "post", "project": <project>}`
      Then the answer to plugin A is an error
      And the project is "Checkout"
      And the project has the tests
        | Checkout test |
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"

      Examples:
        | what               | project                                                                                                                    |
        | The text of a file | "{\"id\": \"p\", \"version\": \"2.0\", \"name\": \"Text\", \"tests\": []}"                                                 |
        | A list             | []                                                                                                                         |
        | Something else     | {"colour": "red"}                                                                                                          |
        | A broken project   | {"id": "p", "version": "2.0", "name": "Broken", "url": "", "tests": [{"name": 1}]}                                         |
        | One without a name | {"id": "p", "version": "2.0", "url": "", "tests": []}                                                                      |
        | One without an id  | {"version": "2.0", "name": "Nobody's", "url": "", "tests": []}                                                             |
        | A half broken one  | {"id": "p", "version": "2.0", "name": "Half", "url": "", "tests": [{"id": "t", "name": "T", "commands": []}, {"name": 1}]} |
