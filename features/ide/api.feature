@ide @needs.ide
Feature: The roots of the API
  Plugins are other browser extensions. They call the system API at the root and the playback API under /playback.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.api.roots
  Rule: Operations on the system stand at the root of the API, those on playback under `/playback`

    @source.system
    Scenario: The system operation GET /health is called at the root
      When plugin A sends `{"uri": "/health", "verb": "get"}`
      Then plugin A is answered without an error

    @source.system
    Scenario Outline: The system operation <operation> is called at the root
      When <caller> sends `<message>`
      Then <caller> is answered without an error

      Examples:
        | operation      | caller   | message                                                                      |
        | POST /register | plugin B | {"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0"} |
        | POST /log      | plugin A | {"uri": "/log", "verb": "post", "message": "called at the root"}             |
        | GET /project   | plugin A | {"uri": "/project", "verb": "get"}                                           |

    @source.system
    Scenario: The system operation POST /project is called at the root
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then plugin A is answered without an error

    @source.system
    Scenario: The system operation GET /project is not called under the prefix
      Given the user has opened the project "Checkout"
      When plugin A gets /playback/project
      Then plugin A is not told the name of the project "Checkout"

    @source.system
    Scenario: The system operation POST /project is not called under the prefix
      When plugin A sends
        """json
        {
          "uri": "/playback/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then the project is not "P"

    @source.system
    Scenario: The system operation POST /control is not called under the prefix
      When plugin A sends `{"uri": "/playback/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`
      And plugin A gets /health
      Then the user is asked nothing
      And the IDE is not controlled

    @source.system
    Scenario: The system operation POST /close is not called under the prefix
      Given plugin A controls the IDE
      When plugin A sends `{"uri": "/playback/close", "verb": "post"}`
      And plugin A gets /health
      Then the window of the IDE is open

    @source.system @source.playback
    Scenario: No operation is called under another prefix
      When plugin A posts /system/log with
        | message | under a name of the root |
      And plugin A posts /playback/playback/log with
        | message | under the prefix twice |
      And plugin A posts /playbacklog with
        | message | without the slash after it |
      And plugin A posts /playback/log with
        | message | halfway there |
      Then the answer to plugin A is `true`
      And the log shows "halfway there" once
      And the log does not show "under a name of the root"
      And the log does not show "under the prefix twice"
      And the log does not show "without the slash after it"

    @source.playback
    Scenario: POST /playback/log is called under the prefix
      When plugin A posts /playback/log with
        | message | halfway there |
      Then the answer to plugin A is `true`

    @source.playback
    Scenario: GET /playback/location is called under the prefix, and not without it
      Given the page
        """html
        <p data-mark="greeting">Hello</p>
        """
      And the IDE plays a test on the page
      When plugin A gets /playback/location with
        | location | css=p |
      Then the answer to plugin A is an xpath of the element marked "greeting"
      When plugin A gets /location with
        | location | css=p |
      Then the answer to plugin A is not an xpath of the element marked "greeting"

    @source.playback
    Scenario: POST /playback/command is called under the prefix, and not without it
      Given the page
        """html
        <p>Hello</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the command "pause" is shown as failed
      And the command "open" is not shown as failed
