@ide @needs.ide @needs.plugin-conventions
Feature: Every call is answered
  Workers sleep, windows are closed and reloaded, projects are large. Every call still gets an answer.

  Background:
    Given the IDE is open

  @ide.answer.always
  Rule: Every call is answered with a value, whatever happens to the IDE meanwhile

    @ide.health.get @ide.health.shape @ide.register.post
    Scenario: The worker of the IDE has stopped since the plugin registered
      Given plugin A is registered
      When the browser stops the worker of the IDE
      And plugin A gets /health
      Then the answer to plugin A is `true`
      When the browser stops the worker of the IDE
      And plugin A posts /log with
        | message | still here |
      Then the answer to plugin A is `true`
      And the log shows "still here" as written by "Plugin A"

    @ide.control.exclusive @ide.close.controller
    Scenario: The worker of the IDE has stopped since a plugin took control
      Given plugin A controls the IDE
      When the browser stops the worker of the IDE
      And plugin B gets /project
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      When the browser stops the worker of the IDE
      And plugin A posts /close
      Then the answer to plugin A is `true`
      And the window of the IDE closes

    Scenario: The worker of a closed IDE has stopped
      Given the user closes the IDE
      When the browser stops the worker of the IDE
      And plugin A gets /health
      Then the answer to plugin A is an error with the code "NotActive"
      When the browser stops the worker of the IDE
      And plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then the answer to plugin A is `false`

    @needs.paused-loading @ide.control.accept @ide.control.restart
    Scenario Outline: The IDE restarts while <operation> is called
      Given plugin A posts /control with its registration payload
      When the user accepts the connection, and plugin A sends `<message>` while the IDE restarts
      Then plugin A is answered without an error
      And the IDE is controlled by plugin A

      Examples:
        | operation      | message                                                                    |
        | GET /health    | {"uri": "/health", "verb": "get"}                                          |
        | GET /project   | {"uri": "/project", "verb": "get"}                                         |
        | POST /log      | {"uri": "/log", "verb": "post", "message": "early"}                        |
        | POST /register | {"uri": "/register", "verb": "post", "name": "Plugin A", "version": "2.0"} |

    @needs.paused-loading @ide.log.post @ide.playback-log.post
    Scenario Outline: An entry for <operation> that arrives while the IDE restarts is in the log afterwards
      Given plugin A posts /control with its registration payload
      When the user accepts the connection, and plugin A sends `{"uri": "<operation>", "verb": "post", "type": "error", "message": "price is wrong"}` while the IDE restarts
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" once
      And the log shows "price is wrong" in red

      Examples:
        | operation     |
        | /log          |
        | /playback/log |

    @needs.paused-loading @ide.control.exclusive
    Scenario: Another plugin calls while the IDE restarts
      Given plugin A posts /control with its registration payload
      When the user accepts the connection, and plugin B sends `{"uri": "/project", "verb": "get"}` while the IDE restarts
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"

    @needs.paused-loading @ide.log.post @ide.register.post
    Scenario: A plugin calls while the user reloads the window
      Given plugin A is registered
      When the user reloads the window of the IDE, and plugin A sends `{"uri": "/log", "verb": "post", "message": "are you there?"}` while it loads
      Then the answer to plugin A is `true`
      And the log shows "are you there?" once

    @needs.paused-loading @ide.control.request @ide.control.accept
    Scenario: A plugin asks for control while the user reloads the window
      When the user reloads the window of the IDE, and plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` while it loads
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the answer to plugin A is `true`
      And the IDE is controlled by plugin A

    @needs.paused-loading @ide.project.post @ide.project.get
    Scenario: A plugin opens a project while the user reloads the window
      When the user reloads the window of the IDE, and plugin A sends `{"uri": "/project", "verb": "post", "project": {"id": "p", "version": "2.0", "name": "Prices", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}}` while it loads
      Then the answer to plugin A is `true`
      And the project is "Prices"
      When plugin B gets /project
      Then the answer to plugin B is `{"id": "p", "name": "Prices"}`

    @needs.paused-loading @ide.control.request @ide.control.takeover
    Scenario: A plugin asks for control while the IDE restarts for another one
      Given plugin A posts /control with its registration payload
      When the user accepts the connection, and plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin B", "version": "1.0.0"}` while the IDE restarts
      Then the user is asked whether "Plugin B" may connect
      And the IDE is controlled by plugin A
      When the user accepts the connection
      Then the answer to plugin B is `true`
      And the IDE is controlled by plugin B

    @ide.errors.shape
    Scenario: The user closes the window instead of answering the question about loading
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then the user is asked about the unsaved changes
      When the user closes the IDE
      Then the answer to plugin A is an error with the code "NotActive"

    @ide.control.user-closes @ide.errors.shape
    Scenario: The user closes the window instead of answering the question about closing
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A sends `{"uri": "/close", "verb": "post"}`
      Then the user is asked about the unsaved changes
      When the user closes the IDE
      Then the answer to plugin A is an error with the code "NotActive"
      When the user opens the IDE again
      Then the IDE is not controlled

    @ide.control.request
    Scenario: The user reloads the window instead of answering the connection request
      When plugin A posts /control with its registration payload
      And the user reloads the window of the IDE
      Then the answer to plugin A is `false`
      And the IDE is not controlled
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect

    Scenario Outline: The user reloads the window instead of answering the question about <what>
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A <call>
      Then the user is asked about the unsaved changes
      When the user reloads the window of the IDE
      Then the answer to plugin A is an error
      And the IDE is controlled by plugin A
      When plugin A gets /project
      Then plugin A is answered without an error

      Examples:
        | what    | call                                      |
        | loading | posts /project with the project "Prices"  |
        | closing | posts /close                              |

    Scenario: The user reloads the window instead of reading a message
      Given plugin A is registered
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}`
      Then the user is shown the message "Twelve apples."
      When the user reloads the window of the IDE
      Then the answer to plugin A is an error

    @ide.project.post-unsaved
    Scenario: The IDE restarts before the user is asked about loading
      Given the user has renamed the project "Half done"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /project with the project "Prices"
      And the user accepts the connection
      Then the answer to plugin A is an error
      And the IDE is controlled by plugin B
      And the project is not "Prices"

    @ide.health.get
    Scenario: Several calls at once, each with its own answer
      Given plugin A is registered
      When plugin A posts /control with its registration payload
      And plugin A gets /health
      And plugin A gets /coffee
      And the user declines the connection
      Then the calls of plugin A are answered with
        | false                                 |
        | true                                  |
        | {"error": "No compliant route found"} |

    @ide.project.post @ide.project.get
    Scenario: A project of five megabytes
      When plugin A posts /project with the project "Large", which has 50000 commands
      Then the answer to plugin A is `true`
      And the project is "Large"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Large"

    @ide.control.accept @ide.control.exclusive
    Scenario: The worker stops while the user is asked about the connection: the answer counts
      Given plugin A posts /control with its registration payload
      When the browser stops the worker of the IDE
      And the user accepts the connection
      Then the IDE is controlled by plugin A
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin B gets /project
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"

    @ide.project.post-unsaved
    Scenario: The worker stops while the user is asked about unsaved changes: the answer counts
      Given the user has renamed the project "Half done"
      And plugin A posts /project with the project "Prices"
      When the browser stops the worker of the IDE
      And the user discards the unsaved changes
      Then the project is "Prices"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

    @ide.control.accept
    Scenario: The worker stops while the user is asked, and the plugin asks again
      Given plugin A posts /control with its registration payload
      When the browser stops the worker of the IDE
      And plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the answer to plugin A is `true`
      And the IDE is controlled by plugin A
