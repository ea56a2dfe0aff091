@ide @needs.ide
Feature: Opening the IDE
  A plugin may ask to open an IDE that is installed but closed.

  Background:
    Given the IDE is closed

  @ide.open.request
  Rule: A request with `openIDEIfClosed` set to true opens an IDE that is installed and closed

    Scenario Outline: Together with <operation>, which is then answered
      When plugin A sends `<message>`
      Then plugin A is answered without an error
      And the window of the IDE opens

      Examples:
        | operation      | message                                                                                               |
        | GET /health    | {"uri": "/health", "verb": "get", "openIDEIfClosed": true}                                            |
        | POST /register | {"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": true} |
        | GET /project   | {"uri": "/project", "verb": "get", "openIDEIfClosed": true}                                           |

    Scenario Outline: Together with <operation>, which finds no test that is running
      When plugin A sends `<message>`
      Then the window of the IDE opens

      Examples:
        | operation              | message                                                                                                            |
        | GET /playback/location | {"uri": "/playback/location", "verb": "get", "location": "css=p", "openIDEIfClosed": true}                         |
        | POST /playback/command | {"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed", "openIDEIfClosed": true} |

    Scenario: Together with POST /project, which then opens the project
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "openIDEIfClosed": true,
          "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then plugin A is answered without an error
      And the window of the IDE opens
      And the project is "P"

    Scenario: Together with an operation, which then has its effect
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once
      When plugin A sends `{"uri": "/log", "verb": "post", "message": "counted four items", "openIDEIfClosed": true}`
      Then the answer to plugin A is `true`
      And the log shows "counted four items" once
      Given the user has opened the project "Checkout"
      When plugin A sends `{"uri": "/project", "verb": "get", "openIDEIfClosed": true}`
      Then the answer to plugin A is the id and the name of the project "Checkout"

    Scenario: Together with POST /playback/log of a plugin that has not registered
      When plugin A sends `{"uri": "/playback/log", "verb": "post", "message": "anybody there?", "openIDEIfClosed": true}`
      Then the window of the IDE opens

    Scenario: Together with POST /control, which still needs the user's consent
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": true}`
      Then the window of the IDE opens
      And the user is asked whether "Plugin A" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE is controlled by plugin A

    Scenario: An IDE that the user has closed
      Given the user opens the IDE again
      And the user closes the IDE
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      And the window of the IDE opens

    @needs.plugin-conventions
    Scenario: An IDE that the user has closed with unsaved changes
      Given the user opens the IDE again
      And the user has renamed the project "Half done"
      And the user closes the IDE
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      And the window of the IDE opens
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`

    Scenario: An IDE that its controller has closed
      Given the user opens the IDE again
      And plugin A controls the IDE
      And plugin A posts /close
      And the window of the IDE closes
      When plugin B sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then the window of the IDE opens
      And the IDE is not controlled

    # Soon after it was opened, an IDE may not open again: Selenium IDE waits for 1.5 seconds.
    @needs.plugin-conventions
    Scenario: Again, after the user has closed it
      Given plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      And the window of the IDE opens
      And the user closes the IDE
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then the window of the IDE opens
      When the user closes the IDE
      And plugin B sends `{"uri": "/project", "verb": "get", "openIDEIfClosed": true}`
      Then the window of the IDE opens

    @ide.close.controller @needs.plugin-conventions
    Scenario: Again, after its controller has closed it
      Given plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      And the window of the IDE opens
      And plugin A controls the IDE
      And plugin A posts /close
      And the window of the IDE closes
      When plugin B sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then the window of the IDE opens
      And the IDE is not controlled

    @needs.plugin-conventions @needs.paused-loading
    Scenario: Again, after the user has closed it while it opened
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`, and the user closes the window of the IDE while it opens
      Then the window of the IDE is closed
      When plugin B sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then plugin B is answered without an error
      And the window of the IDE opens

    Scenario: An IDE that is open stays as it is
      Given the user opens the IDE again
      And the user has renamed the project "Half done"
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      And one window of the IDE is open
      And the IDE has not restarted
      And the project is "Half done"

    Scenario: Two plugins ask for it
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      And plugin B sends `{"uri": "/project", "verb": "get", "openIDEIfClosed": true}`
      Then plugin B is answered without an error
      And one window of the IDE is open

  @ide.open.false
  Rule: A request in which `openIDEIfClosed` is false or absent does not open a closed IDE

    Scenario: GET /health with openIDEIfClosed absent
      When plugin A sends `{"uri": "/health", "verb": "get"}`
      Then the window of the IDE is closed

    Scenario Outline: <operation> with openIDEIfClosed <request>
      When plugin A sends `<message>`
      Then the window of the IDE is closed

      Examples:
        | operation      | request | message                                                                                                |
        | GET /health    | false   | {"uri": "/health", "verb": "get", "openIDEIfClosed": false}                                            |
        | POST /register | absent  | {"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}                           |
        | POST /register | false   | {"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": false} |
        | POST /control  | absent  | {"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}                            |
        | GET /project   | false   | {"uri": "/project", "verb": "get", "openIDEIfClosed": false}                                           |
        | POST /log      | absent  | {"uri": "/log", "verb": "post", "message": "anybody there?"}                                           |

    Scenario: Any other operation
      When plugin A posts /project with the project "Prices"
      And plugin A posts /close
      And plugin A gets /playback/location with
        | location | css=p |
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /playback/log with
        | message | anybody there? |
      Then the window of the IDE is closed
      When plugin A sends `{"uri": "/project", "verb": "post", "openIDEIfClosed": false, "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": []}}`
      And plugin A sends `{"uri": "/close", "verb": "post", "openIDEIfClosed": false}`
      Then the window of the IDE is closed

    Scenario: The plugin that controlled it before
      Given the user opens the IDE again
      And plugin A controls the IDE
      When the user closes the IDE
      And plugin A posts /log with
        | message | anybody there? |
      And plugin A posts /project with the project "Prices"
      And plugin A posts /control with its registration payload
      And plugin A posts /close
      Then the window of the IDE is closed

    Scenario: After it has been opened on request and closed by the user
      Given plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      And the window of the IDE opens
      When the user closes the IDE
      And plugin A gets /health
      Then the window of the IDE is closed
