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
    Scenario Outline: The system operation <operation> is not called under the prefix
      When plugin A sends `<message>`
      Then the answer to plugin A is an error

      Examples:
        | operation      | message                                                                               |
        | GET /health    | {"uri": "/playback/health", "verb": "get"}                                            |
        | POST /register | {"uri": "/playback/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"} |
        | GET /project   | {"uri": "/playback/project", "verb": "get"}                                           |
        | POST /control  | {"uri": "/playback/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}  |
        | POST /close    | {"uri": "/playback/close", "verb": "post"}                                            |

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
      Then the answer to plugin A is an error

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
      Then the answer to plugin A is an error

    @source.playback
    Scenario: POST /playback/command is called under the prefix, and not without it
      Given the page
        """html
        <p>Hello</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | passed    |
      Then plugin A is answered without an error
      When plugin A posts /command with
        | commandId | command-1 |
        | state     | passed    |
      Then the answer to plugin A is an error
